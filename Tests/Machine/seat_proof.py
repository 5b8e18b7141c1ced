"""The seat keeper against what goes wrong: programs that do not run, managers that go away or do not
answer, signals that mean nothing to it.

usage: seat_proof.py PROGRAMS: the folder of the built programs
"""

import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

from outcome import Outcome

# Of seatd's protocol: the answer to who asks for the seat, and the word that it may be used.
OPENED, ENABLED = 0x8001, 0x8006
# The request to give it back, and its answer.
CLOSE, CLOSED = 2, 0x8002
NAME = b"seat0"


class Manager:
    """A seat manager on a socket of its own, as bad as it is told to be."""

    def __init__(self, folder, answers=True):
        os.makedirs(folder, exist_ok=True)
        self.path = os.path.join(folder, "manager")
        self.answers = answers
        self.is_mute = False
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(self.path)
        self.listener.listen(1)
        self.connection = None
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        try:
            self.connection, _ = self.listener.accept()
            self.connection.recv(64)
            if not self.answers:
                return
            self.connection.sendall(
                struct.pack("<HHH", OPENED, 2 + len(NAME), len(NAME)) + NAME
                + struct.pack("<HH", ENABLED, 0))
            if self.connection.recv(64) == struct.pack("<HH", CLOSE, 0) and not self.is_mute:
                self.connection.sendall(struct.pack("<HH", CLOSED, 0))
        except OSError:
            pass  # the test is over

    def hang_up(self):
        # The thread that reads keeps the connection open; this ends it all the same.
        self.connection.shutdown(socket.SHUT_RDWR)
        self.listener.close()


class Proof:
    def __init__(self, programs, outcome):
        self.keeper = os.path.join(programs, "gateframe")
        self.outcome = outcome

    def start(self, manager, *arguments, **options):
        path = manager.path if isinstance(manager, Manager) else manager
        self.manager = manager  # whose sockets close when nobody holds it
        environment = {**os.environ, "LIBSEAT_BACKEND": "seatd", "SEATD_SOCK": path}
        return subprocess.Popen(
            [self.keeper, "keep", "--seat", "libseat", *arguments], env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, **options)

    def end(self, process, limit):
        """Waits for a keeper; tells its status, what it printed, and the seconds it took."""
        begin = time.monotonic()
        try:
            _, text = process.communicate(timeout=limit)
            status = process.returncode
        except subprocess.TimeoutExpired:
            process.kill()
            _, text = process.communicate()
            status = "did not end"
        return status, text, time.monotonic() - begin

    def check(self, name, process, wanted, told, limit):
        """Checks how a keeper ends, that its last line tells why, and that it is quick."""
        status, text, seconds = self.end(process, limit + 20)
        last = text.strip().splitlines()[-1:] or [""]
        good = status == wanted and told in last[0] and seconds <= limit
        self.outcome.check(name, good, "" if good else f"{status} after {seconds:.1f} s: {text!r}")
        return text

    def run(self):
        with tempfile.TemporaryDirectory() as folder:
            self.programs(folder)
        for part in (self.signals, self.stubborn, self.hang_up, self.silence):
            with tempfile.TemporaryDirectory() as folder:
                part(folder)
        self.nobody()

    def programs(self, folder):
        """Programs that are not there, or fail for ever."""
        self.check("a program that is not there is named", self.start("/nowhere", "/nope"), 71,
                   "cannot start the program: /nope: No such file or directory; ", 2)
        text = self.check(
            "a program that fails for ever is left",
            self.start(Manager(folder), "/bin/sh", "-c", "exit 1"), 75,
            "/bin/sh ended 6 times within a minute", 20)
        self.outcome.check("a restart is told in a line", text.count("\n") == 7,
                           f"{text.count(chr(10))} lines")

    def signals(self, folder):
        """Signals that are not for the keeper, and a log that nobody reads."""
        process = self.start(Manager(folder), "/bin/sleep", "60")
        time.sleep(1)
        process.stderr.close()
        for number in (signal.SIGPIPE, signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM,
                       signal.SIGVTALRM, signal.SIGIO, signal.SIGRTMIN + 3):
            process.send_signal(number)
        time.sleep(0.5)
        self.outcome.check("signals that mean nothing do not end it", process.poll() is None,
                           process.poll())
        with open(f"/proc/{process.pid}/limits", encoding="ascii") as limits:
            core = [line.split()[4:6] for line in limits if line.startswith("Max core file")]
        self.outcome.check("it leaves no core file", core == [["0", "0"]], core)
        process.send_signal(signal.SIGTERM)
        try:
            status = process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            status = "did not end"
        self.outcome.check("it ends when asked", status == 0, status)

    def stubborn(self, folder):
        """Asked to end, the keeper ends well, however its program does."""
        for number, script in enumerate(("trap 'exit 42' TERM", "trap '' TERM")):
            for wanted in (signal.SIGTERM, signal.SIGINT):
                process = self.start(
                    Manager(f"{folder}/{number}{wanted}"), "/bin/sh", "-c",
                    script + "; while :; do sleep 0.05; done")
                time.sleep(0.7)
                process.send_signal(wanted)
                self.check(f"{wanted.name} ends it well: {script}", process, 0, "", 7)

    def hang_up(self, folder):
        """The manager goes away."""
        manager = Manager(folder)
        process = self.start(manager, "/bin/sleep", "60")
        time.sleep(1)
        manager.hang_up()
        self.check("the end of the manager ends it", process, 69,
                   "the seat is lost: the connection to seatd or logind ended", 8)
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.outcome.fact("processor seconds of all keepers", f"{spent.ru_utime + spent.ru_stime:.2f}")

    def silence(self, folder):
        """The manager is there and says nothing."""
        process = self.start(Manager(folder + "/mute"), "/bin/sleep", "60")
        self.manager.is_mute = True
        time.sleep(1)
        process.send_signal(signal.SIGTERM)
        self.check("a manager that stops answering holds up no end", process, 69,
                   "cannot close the seat: libseat: Connection timed out; ", 5)
        self.check("a manager that does not answer is told",
                   self.start(Manager(folder, answers=False), "/bin/true"), 69,
                   "seatd or logind does not answer; ", 4)

    def nobody(self):
        """No manager at all, and no rights."""
        options = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        self.check("a user without a seat is told what to do",
                   self.start("/nowhere", "/bin/true", **options), 69, "; start seatd ", 2)


if __name__ == "__main__":
    result = Outcome()
    Proof(sys.argv[1], result).run()
    sys.exit(1 if result.failures else 0)

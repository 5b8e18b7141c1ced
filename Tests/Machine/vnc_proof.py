"""Shows the kiosk over VNC and looks at it with a client of its own.

usage: vnc_proof.py PROGRAMS TREE: the folder of the built programs, and the top of the source tree
"""

import os
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time

from outcome import Outcome
from pictures import difference, keep, load
from rfb import Client

SIZE, MOMENT = "1280x720", "2026-08-14T20:00:00Z"
# Places in fractions of the picture: the button in the corner, and calm background.
DONE, BESIDE = (0.93, 0.943), (0.02, 0.5)
ESCAPE = 0xFF1B


def start(programs, arguments):
    """Starts the kiosk; tells its process and the port that it printed."""
    process = subprocess.Popen(
        [os.path.join(programs, "gateframe"), "run", "--vnc", "--size", SIZE, *arguments],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text, until = b"", time.monotonic() + 30
    while time.monotonic() < until:
        if select.select([process.stdout], [], [], 0.5)[0]:
            part = os.read(process.stdout.fileno(), 4096)
            text += part
            found = re.search(rb"127\.0\.0\.1:(\d+)", text)
            if found:
                return process, int(found[1])
            if not part:
                break
    process.kill()
    raise RuntimeError(f"no address was printed: {text.decode(errors='replace')}")


def name(process):
    """The name of a process."""
    with open(f"/proc/{process}/comm", encoding="ascii") as file:
        return file.read().strip()


def listening(port):
    """The local addresses at which the port is open, as the kernel writes them."""
    found = []
    for name in ("/proc/net/tcp", "/proc/net/tcp6"):
        with open(name, encoding="ascii") as table:
            for line in list(table)[1:]:
                local, state = line.split()[1], line.split()[3]
                if state == "0A" and local.endswith(f":{port:04X}"):
                    found.append(local.split(":")[0])
    return found


def headless(programs, *arguments):
    """The picture that "gateframe snapshot" draws."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "expected.png")
        subprocess.run(
            [os.path.join(programs, "gateframe"), "snapshot", "--size", SIZE, *arguments, file],
            check=True)
        return load(file)


def stop(process):
    """Asks the kiosk to end; tells its status, and the seconds it took."""
    begin = time.monotonic()
    process.send_signal(signal.SIGTERM)
    try:
        status = process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        status = "did not end"
    return status, time.monotonic() - begin


class Proof:
    def __init__(self, programs, tree, outcome):
        self.programs, self.outcome = programs, outcome
        same = ["--config", os.path.join(tree, "assets/gateframe.toml"), "--now", MOMENT]
        scan = ["--pass", os.path.join(tree, "assets/passes/one-leg.bcbp")]
        self.arguments = [*same, *scan]
        self.boarding_pass = headless(programs, "--screen", "boarding-pass", *same, *scan)
        self.invitation = headless(programs, "--screen", "start", *same)

    def shows(self, what, client, wanted):
        """Checks that a client comes to see a picture."""
        picture = client.wait_for(lambda seen: difference(seen, wanted) == 0, 15)
        worst = difference(picture, wanted)
        name = "vnc-" + what.replace(" ", "-").replace(",", "")
        self.outcome.check(
            what, worst == 0, f"differs by {worst}, see {keep(picture, name)}" if worst else "")

    def touch(self, client, place):
        for buttons in (0, 1, 0):
            client.point(int(place[0] * client.width), int(place[1] * client.height), buttons)

    def run(self):
        process, port = start(self.programs, self.arguments)
        try:
            self.look(port)
            self.clients(port)
            self.outcome.check("the kiosk still runs", process.poll() is None, process.poll())
        finally:
            status, seconds = stop(process)
        self.outcome.check("it ends when asked", status == 0, status)
        self.outcome.fact("seconds to end", f"{seconds:.2f}")
        self.outcome.check("the port is closed afterwards", listening(port) == [], listening(port))
        self.first_pictures()
        self.escape()
        self.crash()

    def first_pictures(self):
        """Who connects the moment the address is printed sees a picture, not a black frame."""
        black = 0
        for _ in range(5):
            process, port = start(self.programs, self.arguments)
            try:
                client = Client(port)
                black += all(high == 0 for _, high in client.picture().getextrema())
                client.close()
            finally:
                stop(process)
        self.outcome.check("the first picture is never black", black == 0, f"{black} of 5")

    def look(self, port):
        self.outcome.check(
            "only loopback listens", listening(port) == ["0100007F"], listening(port))
        first = Client(port)
        self.outcome.check(
            "the frame has the size asked for", (first.width, first.height) == (1280, 720))
        self.shows("the client sees the headless picture, bit for bit", first, self.boarding_pass)
        second = Client(port)
        self.shows("a second client sees it too", second, self.boarding_pass)
        self.touch(second, BESIDE)
        self.shows("a touch beside Done changes nothing", second, self.boarding_pass)
        # Held down while the client leaves: the kiosk must let go of it.
        second.point(1, 1, 1)
        second.key(0xFFE1, 1)
        second.close()
        self.touch(first, DONE)
        self.shows("a touch on Done brings the invitation back", first, self.invitation)
        first.close()

    def clients(self, port):
        third = Client(port)
        self.shows("a client that comes back sees it", third, self.invitation)
        with_more = [Client(port) for _ in range(7)]
        try:
            Client(port, 5)
            self.outcome.check("a ninth client is turned away", False)
        except (ConnectionError, OSError):
            self.outcome.check("a ninth client is turned away", True)
        for client in with_more:
            client.close()
        third.picture()
        self.silent(port)
        self.stalled(port, third)
        third.close()

    def silent(self, port):
        """Sockets that say nothing take up all places, for a few seconds only."""
        silent = [socket.create_connection(("127.0.0.1", port), 5) for _ in range(8)]
        begin, client = time.monotonic(), None
        while client is None and time.monotonic() - begin < 20:
            try:
                client = Client(port, 5)
            except (ConnectionError, OSError):
                time.sleep(0.2)
        self.outcome.check("silent sockets do not keep their places", client is not None)
        self.outcome.fact("seconds until there was a place", f"{time.monotonic() - begin:.1f}")
        for end in [*silent, *([client] if client else [])]:
            end.close()

    def stalled(self, port, brisk):
        """Clients that ask for pictures and read none, or stop inside a message, hold up nobody."""
        stalled = [Client(port) for _ in range(3)]
        for client in stalled[:2]:
            for _ in range(20):
                client.ask(0)
        stalled[2].socket.sendall(b"\x05\x01\x00")
        worst = 0
        for _ in range(10):
            begin = time.monotonic()
            brisk.picture()
            worst = max(worst, time.monotonic() - begin)
        self.outcome.check("stalled clients hold up nobody", worst < 1.5, f"{worst:.2f} s")
        for client in stalled:
            client.close()

    def crash(self):
        """A kiosk that crashes is told, and shows nothing of its memory."""
        process, port = start(self.programs, self.arguments)
        with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="ascii") as file:
            children = file.read().split()
        kiosk = next(int(child) for child in children if name(child).startswith("gateframe-kio"))
        for child in children:
            with open(f"/proc/{child}/limits", encoding="ascii") as file:
                core = [line.split()[4:6] for line in file if line.startswith("Max core file")]
            self.outcome.check(f"{name(child)} leaves no core file", core == [["0", "0"]], core)
        os.kill(kiosk, signal.SIGSEGV)
        try:
            status = process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            status = "did not end"
        text = process.stdout.read().decode(errors="replace")
        self.outcome.check("a crash has its exit code", status == 70, status)
        self.outcome.check(
            "a crash is told, and nothing of the memory",
            "the kiosk was ended by signal 11" in text and "Backtrace" not in text
            and "Thread" not in text, text[-2000:])
        self.outcome.check("the port is closed after a crash", listening(port) == [])

    def escape(self):
        process, port = start(self.programs, self.arguments)
        try:
            client = Client(port)
            self.shows("another run shows the pass", client, self.boarding_pass)
            for down in (1, 0):
                client.key(ESCAPE, down)
            self.shows("the Escape key brings the invitation back", client, self.invitation)
            client.close()
        finally:
            stop(process)


if __name__ == "__main__":
    result = Outcome()
    Proof(sys.argv[1], sys.argv[2], result).run()
    sys.exit(1 if result.failures else 0)

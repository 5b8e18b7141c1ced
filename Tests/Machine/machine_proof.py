"""The kiosk on a machine with a real display driver, seen from outside.

usage: machine_proof.py LAUNCHER KERNEL PROGRAMS TREE

Boots a guest on this system's own files, starts the kiosk there, types scans with a virtual scanner
and compares what the display scans out with the headless rendering of the same pass: every channel
of every pixel has to be equal, for both are drawn by the same code into 8 bits.
"""

import os
import subprocess
import sys
import tempfile
import time

from machine import Machine
from outcome import Outcome
from pictures import barcode, difference, keep, load

MOMENT = "2026-08-14T20:00:00Z"
CONNECTOR = "/sys/class/drm/card0-Virtual-1"
KEY_LEFT_SHIFT = 42
SCANNER, KEYBOARD = (0x05E0, 0x1200), (0x1234, 0x0001)
# Well within the 45 s after which a session ends without activity.
KEEP_ALIVE = 15
# Emulation without hardware support is some 40 times slower than a real machine.
LIMIT = 60


class Proof:
    def __init__(self, machine, programs, tree, outcome):
        self.machine, self.agent = machine, machine.agent
        self.programs, self.tree, self.outcome = programs, tree, outcome
        self.config = os.path.join(tree, "assets/gateframe.toml")
        self.pictures = {}
        self.touched = time.monotonic()

    def expected(self, name=None):
        """The headless picture of a pass, or of the start screen."""
        if name not in self.pictures:
            self.pictures[name] = self.draw(name)
        return self.pictures[name]

    def draw(self, name):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "expected.png")
            what = ["--screen", "start"]
            if name:
                what = ["--screen", "boarding-pass", "--pass", self.file(name)]
            subprocess.run(
                [os.path.join(self.programs, "gateframe"), "snapshot", *what,
                 "--size", "1920x1080", "--config", self.config, "--now", MOMENT, file],
                check=True)
            return load(file)

    def file(self, name):
        return os.path.join(self.tree, "assets/passes", name + ".bcbp")

    def scan_text(self, name):
        with open(self.file(name), encoding="ascii") as file:
            return file.read().rstrip("\r\n")

    def wait_for(self, picture, limit=LIMIT):
        """Looks at the display until it shows the picture; tells the seconds it took and the last
        look."""
        begin = time.monotonic()
        while True:
            seen = load(self.machine.picture())
            taken = time.monotonic() - begin
            self.keep_session()
            if difference(seen, picture) == 0 or taken > limit:
                return taken, seen
            time.sleep(0.02)

    def keep_session(self):
        """Keeps a session from ending while a slow machine draws: any key is activity."""
        if time.monotonic() - self.touched > KEEP_ALIVE:
            self.touched = time.monotonic()
            self.agent.do("press", name="keyboard", key=KEY_LEFT_SHIFT)

    def shows(self, what, picture, limit=LIMIT):
        """Checks that the display comes to show a picture."""
        taken, seen = self.wait_for(picture, limit)
        worst = difference(seen, picture)
        detail = f"after {taken:.2f} s"
        if worst:
            name = what.replace(" ", "-")
            detail = (f"differs by {worst} {detail}; see {keep(seen, name + '-seen')} and "
                      f"{keep(picture, name + '-expected')}")
        self.outcome.check(what, worst == 0, detail)
        return seen

    def run(self):
        # Drawn before, so that no session runs meanwhile.
        for name in (None, "one-leg", "minimal"):
            self.expected(name)
        self.prepare()
        self.start()
        self.scan()
        self.order()
        self.replug_display()
        self.replug_scanner()
        self.idle()
        self.end()

    def prepare(self):
        self.agent.shell("modprobe uinput")
        self.outcome.fact("kernel", self.agent.shell("uname -r").strip())
        self.agent.do("start", name="seatd", arguments=["seatd", "-g", "video"])
        self.scanner = self.agent.do("plug", name="scanner", vendor=SCANNER[0],
                                     product=SCANNER[1])["node"]
        self.agent.do("plug", name="keyboard", vendor=KEYBOARD[0], product=KEYBOARD[1])
        self.agent.shell("udevadm settle")
        self.agent.do("listen", node=self.scanner)
        self.agent.do("type", name="scanner", text="1")
        heard = self.agent.do("heard", node=self.scanner)["bytes"]
        self.outcome.check("another program hears the scanner before the kiosk runs", heard > 0)

    def start(self):
        self.agent.do(
            "start", name="gateframe",
            arguments=[os.path.join(self.programs, "gateframe"), "run", "--config", self.config,
                       "--now", MOMENT])
        # The first frame waits for fonts and libraries to come through the guest's file system.
        self.shows("the start screen is on the display", self.expected(), 3 * LIMIT)

    def scan(self):
        text = self.scan_text("one-leg")
        wanted = self.expected("one-leg")
        began = self.agent.do("clock")["microseconds"]
        last = self.agent.do("type", name="scanner", text=text)["microseconds"]
        seen = self.shows("the scanned pass is on the display", wanted)
        self.outcome.fact("milliseconds from first key to last", (last - began) // 1000)
        read = barcode(seen)
        self.outcome.check("zxing-cpp reads the exact bytes from the display",
                           read == text.encode(), "" if read == text.encode() else read)
        heard = self.agent.do("heard", node=self.scanner)["bytes"]
        self.outcome.check("no other program hears the scanner", heard == 0, f"{heard} bytes")

    def order(self):
        for name in ("minimal", "one-leg", "minimal"):
            self.agent.do("type", name="scanner", text=self.scan_text(name))
            self.shows(f"{name} follows", self.expected(name))
        for name in ("one-leg", "minimal", "one-leg"):
            self.agent.do("type", name="scanner", text=self.scan_text(name))
        self.shows("the last of three scans in a row stays", self.expected("one-leg"))

    def replug_display(self):
        before = load(self.machine.picture())
        pipe = self.wait_for_pipe("enabled")
        self.outcome.check("the connector's pipe is on", pipe == "enabled", pipe)
        self.switch("off")
        pipe = self.wait_for_pipe("disabled")
        self.outcome.check("the unplugged connector's pipe is turned off", pipe == "disabled", pipe)
        seen = load(self.machine.picture())
        self.outcome.check("nothing of the pass is scanned out for an unplugged display",
                           barcode(seen) is None and difference(seen, before) > 0)
        state = self.agent.do("state", name="gateframe")
        self.outcome.check("the kiosk outlives an unplugged display", state["status"] is None)
        # What is scanned meanwhile has to be there when the display is.
        self.agent.do("type", name="scanner", text=self.scan_text("minimal"))
        time.sleep(2)
        pipe = self.wait_for_pipe("disabled")
        self.outcome.check("its pipe stays off whatever is scanned", pipe == "disabled", pipe)
        self.switch("detect")
        self.shows("a display that comes back shows what came meanwhile",
                   self.expected("minimal"))
        pipe = self.wait_for_pipe("enabled")
        self.outcome.check("its pipe is on again", pipe == "enabled", pipe)

    def switch(self, state):
        """Unplugs the display (off) or plugs it in (detect). The driver has no event for a state that
        is forced on it, so the one that a cable causes is sent by hand."""
        self.agent.shell(f"echo {state} > {CONNECTOR}/status")
        self.agent.shell("udevadm trigger --action=change /sys/class/drm/card0")

    def wait_for_pipe(self, wanted, limit=20):
        """Waits until the connector's pipe is enabled or disabled; tells which it is at last."""
        until = time.monotonic() + limit
        while True:
            pipe = self.agent.shell(f"cat {CONNECTOR}/enabled").strip()
            if pipe == wanted or time.monotonic() > until:
                return pipe
            time.sleep(0.2)

    def replug_scanner(self):
        self.agent.do("unplug", name="scanner")
        time.sleep(0.5)
        self.agent.do("plug", name="scanner", vendor=SCANNER[0], product=SCANNER[1])
        self.agent.shell("udevadm settle")
        time.sleep(1)
        self.agent.do("type", name="scanner", text=self.scan_text("one-leg"))
        self.shows("a scanner that comes back scans", self.expected("one-leg"))

    def idle(self):
        """Tells how much work the kiosk does while nothing moves."""
        measure = "cat /proc/$(pgrep -x gateframe-kiosk || pgrep gateframe-kio)/stat"
        before = self.agent.shell(measure).split()
        time.sleep(3)
        after = self.agent.shell(measure).split()
        ticks = sum(int(after[i]) - int(before[i]) for i in (13, 14))
        self.outcome.fact("processor time in 3 idle seconds", f"{ticks * 10} ms")

    def end(self):
        ended = self.agent.do("stop", name="gateframe", timeout=30)
        self.outcome.check("the kiosk ends when asked", ended["status"] == 0, ended)
        self.agent.do("quit")


def main(launcher, kernel, programs, tree):
    outcome = Outcome()
    accelerated = os.environ.get("GATEFRAME_MACHINE_KVM") == "1"
    with Machine(launcher, kernel, accelerated=accelerated) as machine:
        outcome.fact("seconds to boot", f"{machine.boot_seconds:.1f}")
        proof = Proof(machine, programs, tree, outcome)
        try:
            proof.run()
        except Exception as error:  # told as a failure, with what the guest printed
            outcome.check("the run goes to its end", False, repr(error))
        if outcome.failures:
            try:
                print(machine.agent.do("state", name="gateframe")["output"][-4000:])
            except Exception as error:
                print(f"no output of the kiosk: {error!r}")
            print(machine.console()[-3000:])
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:5]))

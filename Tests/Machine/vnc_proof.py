"""Shows the kiosk over VNC and looks at it with a client of its own.

usage: vnc_proof.py PROGRAMS TREE: the folder of the built programs, and the top of the source tree
"""

import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

from outcome import Outcome
from pictures import difference, keep, load
from rfb import Client

SIZE, MOMENT = "1280x720", "2026-08-14T20:00:00Z"


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


def prove(programs, tree, outcome):
    scan = os.path.join(tree, "assets/passes/one-leg.bcbp")
    config = os.path.join(tree, "assets/gateframe.toml")
    same = ["--config", config, "--pass", scan, "--now", MOMENT]
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "expected.png")
        subprocess.run(
            [os.path.join(programs, "gateframe"), "snapshot", "--screen", "boarding-pass",
             "--size", SIZE, *same, file], check=True)
        expected = load(file)
    process, port = start(programs, same)
    try:
        outcome.check("only loopback listens", listening(port) == ["0100007F"], listening(port))
        first = Client(port)
        outcome.check("the frame has the size asked for", (first.width, first.height) == (1280, 720))
        picture = first.wait_for(lambda seen: difference(seen, expected) == 0, 15)
        worst = difference(picture, expected)
        outcome.check("the client sees the headless picture, bit for bit", worst == 0,
                      f"differs by {worst}, see {keep(picture, 'vnc')}" if worst else "")
        second = Client(port)
        outcome.check("a second client sees it too", difference(second.picture(), expected) == 0)
        # Held down while the client leaves: the kiosk must let go of it.
        second.point(1, 1, 1)
        second.key(0xFFE1, 1)
        second.close()
        first.close()
        third = Client(port)
        outcome.check("a client that comes back sees it", third.picture().size == expected.size)
        with_more = [Client(port) for _ in range(7)]
        try:
            Client(port, 5)
            outcome.check("a ninth client is turned away", False)
        except (ConnectionError, OSError):
            outcome.check("a ninth client is turned away", True)
        for client in with_more:
            client.close()
        outcome.check("the kiosk still runs", process.poll() is None, process.poll())
        third.picture()
    finally:
        begin = time.monotonic()
        process.send_signal(signal.SIGTERM)
        try:
            status = process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            status = "did not end"
    outcome.check("it ends when asked", status == 0, status)
    outcome.fact("seconds to end", f"{time.monotonic() - begin:.2f}")
    outcome.check("the port is closed afterwards", listening(port) == [], listening(port))


if __name__ == "__main__":
    result = Outcome()
    prove(sys.argv[1], sys.argv[2], result)
    sys.exit(1 if result.failures else 0)

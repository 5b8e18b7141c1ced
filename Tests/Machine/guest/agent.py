"""Runs inside the guest and does what the test outside asks for, over a virtio port.

Each line from the port is a JSON object with the key "do"; each gets one line back: the answer's
keys, or {"error": text}.
"""

import json
import os
import select
import signal
import subprocess
import sys
import time
import traceback

from keyboard import Keyboard

PORT = "/dev/virtio-ports/gateframe"


class Agent:
    def __init__(self):
        self.keyboards = {}
        self.programs = {}
        self.listeners = {}

    def shell(self, line, timeout=30):
        """Runs a shell command to its end."""
        done = subprocess.run(
            ["/bin/bash", "-c", line], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, timeout=timeout, check=False)
        return {"status": done.returncode, "output": done.stdout.decode(errors="replace")}

    def start(self, name, arguments, environment=None):
        """Starts a program in the background; its output goes to a file."""
        with open(f"/run/{name}.log", "wb") as log:
            self.programs[name] = subprocess.Popen(
                arguments, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                env={**os.environ, **(environment or {})}, start_new_session=True)
        return {"pid": self.programs[name].pid}

    def state(self, name):
        """Whether a program still runs (status None), and what it printed."""
        with open(f"/run/{name}.log", "rb") as log:
            output = log.read(200_000).decode(errors="replace")
        return {"status": self.programs[name].poll(), "output": output}

    def stop(self, name, timeout=10):
        """Asks a program to end, and tells how it did."""
        program = self.programs[name]
        begin = time.monotonic()
        if program.poll() is None:
            program.send_signal(signal.SIGTERM)
        status = program.wait(timeout)
        return {"status": status, "seconds": time.monotonic() - begin}

    def plug(self, name, vendor, product):
        """Makes a virtual keyboard; tells its event device."""
        self.keyboards[name] = Keyboard(name, vendor, product)
        return {"node": self.keyboards[name].node()}

    def unplug(self, name):
        self.keyboards.pop(name).close()
        return {}

    def type(self, name, text, end=True, gap=0.001):
        """Types text on a virtual keyboard, then Enter; tells when the last key went down."""
        return {"microseconds": self.keyboards[name].type(text, end, gap)}

    def press(self, name, key):
        """Presses and releases a key of a virtual keyboard, by its evdev number."""
        self.keyboards[name].press(key, False)
        return {}

    def listen(self, node):
        """Opens an event device as any other program could."""
        self.listeners[node] = os.open(node, os.O_RDONLY | os.O_NONBLOCK)
        return {}

    def heard(self, node):
        """How many bytes of events have come from a device since it was opened."""
        count = 0
        while select.select([self.listeners[node]], [], [], 0.2)[0]:
            part = os.read(self.listeners[node], 24 * 64)
            if not part:
                break
            count += len(part)
        return {"bytes": count}

    def clock(self):
        """CLOCK_MONOTONIC in microseconds."""
        return {"microseconds": time.monotonic_ns() // 1000}


def main():
    agent = Agent()
    with open(PORT, "r+b", buffering=0) as port:
        port.write(b'{"ready": true}\n')
        pending = b""
        while True:
            part = port.read(65536)
            if not part:
                time.sleep(0.05)
                continue
            pending += part
            while b"\n" in pending:
                line, pending = pending.split(b"\n", 1)
                request = json.loads(line)
                what = request.pop("do")
                if what == "quit":
                    port.write(b"{}\n")
                    return
                try:
                    answer = getattr(agent, what)(**request)
                except Exception:  # everything is reported to the test outside
                    answer = {"error": traceback.format_exc()}
                port.write(json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    sys.exit(main())

"""JSON over unix sockets: to the machine monitor (QMP) and to the agent in the guest."""

import json
import socket
import time


class Line:
    """A socket that carries one JSON object a line."""

    def __init__(self, path, limit):
        until = time.monotonic() + limit
        self.socket = socket.socket(socket.AF_UNIX)
        while True:
            try:
                self.socket.connect(path)
                break
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)
        self.pending = b""

    def send(self, value):
        self.socket.sendall(json.dumps(value).encode() + b"\n")

    def receive(self, limit):
        until = time.monotonic() + limit
        while b"\n" not in self.pending:
            self.socket.settimeout(max(until - time.monotonic(), 0.001))
            part = self.socket.recv(1 << 20)
            if not part:
                raise ConnectionError("the machine closed the connection")
            self.pending += part
        line, self.pending = self.pending.split(b"\n", 1)
        return json.loads(line)


class Monitor(Line):
    """The machine monitor, from outside the guest."""

    def __init__(self, path, limit):
        super().__init__(path, limit)
        self.receive(limit)
        self.do("qmp_capabilities")

    def do(self, command, **arguments):
        self.send({"execute": command, "arguments": arguments})
        while True:
            answer = self.receive(30)
            if "error" in answer:
                raise RuntimeError(f"{command}: {answer['error']['desc']}")
            if "return" in answer:
                return answer["return"]


class Agent(Line):
    """The agent inside the guest."""

    def wait_ready(self, limit):
        until = time.monotonic() + limit
        while not self.receive(max(until - time.monotonic(), 0.001)).get("ready"):
            pass

    def do(self, what, limit=60, **arguments):
        self.send({"do": what, **arguments})
        answer = self.receive(limit)
        if "error" in answer:
            raise RuntimeError(f"in the guest, {what}: {answer['error']}")
        return answer

    def shell(self, line, limit=60):
        answer = self.do("shell", limit + 10, line=line, timeout=limit)
        if answer["status"] != 0:
            raise RuntimeError(f"in the guest, {line}: {answer['output']}")
        return answer["output"]

"""A small VNC client (RFC 6143, raw encoding), to look at the kiosk as a stranger would."""

import socket
import struct
import time

from PIL import Image


class Client:
    def __init__(self, port, limit=20):
        self.socket = socket.create_connection(("127.0.0.1", port), limit)
        self.read(12)
        self.socket.sendall(b"RFB 003.008\n")
        kinds = self.read(self.read(1)[0])
        assert 1 in kinds, "no connection without a password"
        self.socket.sendall(b"\x01")
        assert self.read(4) == bytes(4), "the connection was refused"
        self.socket.sendall(b"\x01")
        self.width, self.height = struct.unpack(">HH", self.read(4))
        self.read(16)
        self.read(struct.unpack(">I", self.read(4))[0])
        # Blue, green, red, unused: the order of PIL's BGRX.
        self.socket.sendall(struct.pack(
            ">BxxxBBBBHHHBBBxxx", 0, 32, 24, 0, 1, 255, 255, 255, 16, 8, 0))
        self.socket.sendall(struct.pack(">BxHi", 2, 1, 0))
        self.image = Image.new("RGB", (self.width, self.height))

    def read(self, count):
        parts = b""
        while len(parts) < count:
            part = self.socket.recv(count - len(parts))
            if not part:
                raise ConnectionError("the server closed the connection")
            parts += part
        return parts

    def ask(self, incremental):
        self.socket.sendall(
            struct.pack(">BBHHHH", 3, incremental, 0, 0, self.width, self.height))

    def update(self):
        """Takes in one message of the server."""
        kind = self.read(1)[0]
        if kind == 0:
            count = struct.unpack(">xH", self.read(3))[0]
            for _ in range(count):
                x, y, width, height, encoding = struct.unpack(">HHHHi", self.read(12))
                assert encoding == 0, f"encoding {encoding} was not asked for"
                pixels = self.read(width * height * 4)
                part = Image.frombytes("RGB", (width, height), pixels, "raw", "BGRX")
                self.image.paste(part, (x, y))
        elif kind == 3:
            self.read(struct.unpack(">xxxI", self.read(7))[0])

    def picture(self):
        """The whole picture as it is now."""
        self.ask(0)
        self.update()
        return self.image.copy()

    def wait_for(self, is_wanted, limit):
        """Asks for the picture until it is as wanted; tells the last one."""
        until = time.monotonic() + limit
        while True:
            picture = self.picture()
            if is_wanted(picture) or time.monotonic() > until:
                return picture
            time.sleep(0.1)

    def point(self, x, y, buttons):
        self.socket.sendall(struct.pack(">BBHH", 5, buttons, x, y))

    def key(self, keysym, down):
        self.socket.sendall(struct.pack(">BBxxI", 4, down, keysym))

    def close(self):
        self.socket.close()

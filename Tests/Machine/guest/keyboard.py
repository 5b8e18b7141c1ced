"""A virtual keyboard made through uinput, as a barcode scanner is one."""

import fcntl
import os
import struct
import time

EV_SYN, EV_KEY = 0, 1
KEY_ENTER, KEY_LEFTSHIFT = 28, 42
UI_DEV_CREATE, UI_DEV_DESTROY = 0x5501, 0x5502
UI_DEV_SETUP, UI_SET_EVBIT, UI_SET_KEYBIT = 0x405C5503, 0x40045564, 0x40045565
UI_GET_SYSNAME_64 = 0x8040552C
BUS_USB = 3

# Keys of a US keyboard by evdev number, plain and shifted, in rows from their first key.
ROWS = [
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", 'ASDFGHJKL:"~'),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", ""),
]
KEYS = {}
for first, plain, shifted in ROWS:
    KEYS.update({text: (first + index, False) for index, text in enumerate(plain)})
    KEYS.update({text: (first + index, True) for index, text in enumerate(shifted)})


class Keyboard:
    def __init__(self, name, vendor, product):
        self.file = os.open("/dev/uinput", os.O_RDWR)
        fcntl.ioctl(self.file, UI_SET_EVBIT, EV_KEY)
        for key in range(1, 128):
            fcntl.ioctl(self.file, UI_SET_KEYBIT, key)
        setup = struct.pack("HHHH80sI", BUS_USB, vendor, product, 1, name.encode(), 0)
        fcntl.ioctl(self.file, UI_DEV_SETUP, setup)
        fcntl.ioctl(self.file, UI_DEV_CREATE)

    def node(self):
        """The event device's path, once udev has made it."""
        answer = bytearray(64)
        fcntl.ioctl(self.file, UI_GET_SYSNAME_64, answer)
        folder = "/sys/devices/virtual/input/" + answer.split(b"\0")[0].decode()
        for _ in range(200):
            for entry in os.listdir(folder):
                path = f"/dev/input/{entry}"
                if entry.startswith("event") and os.path.exists(path):
                    return path
            time.sleep(0.05)
        raise TimeoutError(f"no event device under {folder}")

    def type(self, text, end, gap):
        """Types text, a key at a time. Returns the microsecond at which the last key went down."""
        last = 0
        for character in text:
            last = self.press(*KEYS[character])
            time.sleep(gap)
        if end:
            last = self.press(KEY_ENTER, False)
        return last

    def press(self, key, shift):
        if shift:
            self.emit(KEY_LEFTSHIFT, 1)
        down = time.monotonic_ns() // 1000
        self.emit(key, 1)
        self.emit(key, 0)
        if shift:
            self.emit(KEY_LEFTSHIFT, 0)
        return down

    def emit(self, key, value):
        event = struct.pack("llHHi", 0, 0, EV_KEY, key, value)
        os.write(self.file, event + struct.pack("llHHi", 0, 0, EV_SYN, 0, 0))

    def close(self):
        fcntl.ioctl(self.file, UI_DEV_DESTROY)
        os.close(self.file)

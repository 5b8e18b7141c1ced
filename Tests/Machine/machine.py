"""A virtual machine on this system's own files, with a display, that ends with the test."""

import os
import shutil
import signal
import subprocess
import tempfile
import time

from wire import Agent, Monitor

HERE = os.path.dirname(os.path.abspath(__file__))
DISPLAYS = {
    "virtio": "virtio-gpu-pci,id=display,xres=1920,yres=1080",
    "bochs": "bochs-display,id=display,xres=1920,yres=1080",
    "cirrus": "cirrus-vga,id=display",
}
# Modules that the guest would load while it looks at devices, and does not need.
UNWANTED = "kvm,kvm_intel,kvm_amd,sr_mod,ahci,pcspkr,iTCO_wdt,i2c_i801"


class Machine:
    """Boots on creation; use it in a `with` statement."""

    def __init__(self, launcher, kernel, display="virtio", accelerated=False, limit=180):
        self.folder = tempfile.mkdtemp(prefix="gateframe-machine-")
        self.log = open(os.path.join(self.folder, "console.log"), "w+b")
        agent, monitor = (os.path.join(self.folder, name) for name in ("agent", "monitor"))
        options = [
            "-device", DISPLAYS[display],
            "-qmp", f"unix:{monitor},server=on,wait=off",
            "-device", "virtio-serial-pci,id=ports",
            "-chardev", f"socket,id=agent,path={agent},server=on,wait=off",
            "-device", "virtserialport,bus=ports.0,chardev=agent,name=gateframe",
        ]
        command = [
            launcher, "--run", kernel, "--verbose", "--force-9p", "--disable-microvm",
            "--disable-monitor", "--cpus", "2", "--memory", "2G", "--cwd", "/",
            "--append", f"modprobe.blacklist={UNWANTED}",
            "--qemu-opts=" + " ".join(options),
            *([] if accelerated else ["--disable-kvm"]),
            "--exec", f"exec /usr/bin/python3 -B {HERE}/guest/agent.py",
        ]
        path = os.path.dirname(launcher) + ":" + os.environ["PATH"]
        begin = time.monotonic()
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            env={**os.environ, "PATH": path}, start_new_session=True)
        try:
            self.monitor = Monitor(monitor, 30)
            self.agent = Agent(agent, 30)
            self.agent.wait_ready(limit)
        except BaseException:
            self.close()
            raise
        self.boot_seconds = time.monotonic() - begin

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def picture(self):
        """What is scanned out at present, as the bytes of a PPM file, taken from outside."""
        path = os.path.join(self.folder, "screen.ppm")
        self.monitor.do("screendump", filename=path, device="display")
        with open(path, "rb") as file:
            return file.read()

    def console(self):
        """What the guest's console printed."""
        self.log.flush()
        with open(self.log.name, "rb") as file:
            return file.read().decode(errors="replace")

    def close(self):
        """Ends the machine. Its console's output stays readable until then only."""
        self.printed = self.console()
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

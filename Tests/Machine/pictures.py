"""Pictures: comparing them, and reading their barcode with a decoder that is not ours."""

import io
import os
import subprocess
import tempfile

from PIL import Image, ImageChops


def load(source):
    """A picture from a file's path or bytes (PNG or PPM)."""
    return Image.open(io.BytesIO(source) if isinstance(source, bytes) else source).convert("RGB")


def difference(first, second):
    """The largest difference in any channel, 0 to 255; 255 for pictures of unequal size."""
    if first.size != second.size:
        return 255
    return max(high for _, high in ImageChops.difference(first, second).getextrema())


def keep(picture, name):
    """Keeps a picture for a look after a failure; tells where."""
    folder = os.environ.get("GATEFRAME_TEST_OUTPUT", tempfile.gettempdir())
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name + ".png")
    picture.save(path)
    return path


def barcode(picture):
    """The bytes of the barcode in a picture, as zxing-cpp reads them; None when it finds none."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        picture.save(path)
        done = subprocess.run(
            ["ZXingReader", "-bytes", path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            check=False)
    return done.stdout if done.returncode == 0 and done.stdout else None

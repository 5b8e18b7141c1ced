#!/usr/bin/env python3
"""Draws the scenes that Pillow can draw: fills, images, turned images, text and blurred rectangles."""

import argparse
import json
import math
import os
import time

import PIL
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIZE = (1920, 1080)
KNOWN = {"CLEAR", "IMG", "PERSP", "TEXT", "SHADOW"}


def color(text):
    return tuple(bytes.fromhex(text))


def solve(rows, values):
    """Gauss's elimination, for the eight coefficients of a perspective."""
    m = [list(row) + [value] for row, value in zip(rows, values)]
    for i in range(len(m)):
        pivot = max(range(i, len(m)), key=lambda k: abs(m[k][i]))
        m[i], m[pivot] = m[pivot], m[i]
        for k in range(len(m)):
            if k != i:
                f = m[k][i] / m[i][i]
                m[k] = [a - f * b for a, b in zip(m[k], m[i])]
    return [row[-1] / row[i] for i, row in enumerate(m)]


class Pillow:
    def __init__(self, options):
        self.font_file, self.fonts = options.font, {}
        self.surface = Image.new("RGB", SIZE, "white")
        self.images = []
        for number, size in enumerate([(960, 540), (600, 800), (450, 220)]):
            name = f"{options.images}/img{number}_{size[0]}x{size[1]}.bgra"
            with open(name, "rb") as file:
                self.images.append(Image.frombytes("RGB", size, file.read(), "raw", "BGRX"))

    def font(self, size):
        if size not in self.fonts:
            self.fonts[size] = ImageFont.truetype(
                self.font_file, size, layout_engine=ImageFont.Layout.BASIC)
        return self.fonts[size]

    def draw(self, operations):
        for words, text in operations:
            self.step(words, text)

    def step(self, words, text):
        name = words[0]
        if name == "CLEAR":
            self.surface.paste(color(words[1])[:3], (0, 0, *SIZE))
        elif name == "IMG":
            image = self.images[int(words[1])]
            x, y, w, h = map(float, words[2:6])
            size = (int(w), int(h))
            if image.size != size:
                image = image.resize(size, Image.Resampling.BILINEAR)
            self.surface.paste(image, (int(x), int(y)))
        elif name == "PERSP":
            self.perspective(self.images[int(words[1])], list(map(float, words[2:11])))
        elif name == "TEXT":
            size, x, y = map(float, words[1:4])
            draw, font, fill = ImageDraw.Draw(self.surface), self.font(int(size)), color(words[4])[:3]
            # Glyphs are named by number, which Pillow cannot draw: their characters at their places.
            for glyph, character in zip(words[6:], text.replace(" ", "")):
                place = (x + float(glyph.partition(",")[2]), y)
                draw.text(place, character, fill=fill, font=font, anchor="ls")
        elif name == "SHADOW":
            x, y, w, h, r, sigma = map(float, words[1:7])
            reach = math.ceil(3 * sigma)
            mask = Image.new("L", (int(w) + 2 * reach, int(h) + 2 * reach))
            tint = color(words[7])
            ImageDraw.Draw(mask).rounded_rectangle(
                (reach, reach, reach + w - 1, reach + h - 1), r, fill=tint[3])
            mask = mask.filter(ImageFilter.GaussianBlur(sigma))
            self.surface.paste(tint[:3], (int(x) - reach, int(y) - reach), mask)

    def perspective(self, image, m):
        def there(u, v):
            z = m[6] * u + m[7] * v + m[8]
            return (m[0] * u + m[1] * v + m[2]) / z, (m[3] * u + m[4] * v + m[5]) / z

        corners = [(0, 0), (image.width, 0), (image.width, image.height), (0, image.height)]
        places = [there(*corner) for corner in corners]
        x0, y0 = (max(0, math.floor(min(p[i] for p in places))) for i in (0, 1))
        x1, y1 = (min(SIZE[i], math.ceil(max(p[i] for p in places))) for i in (0, 1))
        rows, values = [], []
        for (u, v), (x, y) in zip(corners, places):
            x, y = x - x0, y - y0
            rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
            values += [u, v]
        back = solve(rows, values)
        size = (x1 - x0, y1 - y0)
        turned = image.convert("RGBA").transform(
            size, Image.Transform.PERSPECTIVE, back, Image.Resampling.BILINEAR)
        self.surface.paste(turned, (x0, y0), turned)


def read_scene(path):
    operations = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            body, _, text = line.rstrip("\n").partition(" | ")
            if body.split():
                operations.append((body.split(), text))
    return operations


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenes", default=".")
    parser.add_argument("--images", default=".")
    parser.add_argument("--picture")
    parser.add_argument("--frames", type=int, default=10)
    parser.add_argument("--font", default="/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    peer = Pillow(options)
    for name in options.names:
        operations = read_scene(os.path.join(options.scenes, name + ".txt"))
        if not all(words[0] in KNOWN for words, _ in operations):
            continue
        wall, cpu = [], []
        for frame in range(options.frames + 3):
            start, used = time.perf_counter(), time.process_time()
            peer.draw(operations)
            if frame >= 3:
                wall.append((time.perf_counter() - start) * 1e3)
                cpu.append((time.process_time() - used) * 1e3)
        wall.sort()
        cpu.sort()
        print(json.dumps({
            "peer": "pillow", "ver": PIL.__version__, "threads": 1, "scene": name,
            "n": options.frames, "wall_med": wall[len(wall) // 2], "wall_min": wall[0],
            "cpu_med": cpu[len(cpu) // 2], "cpu_min": cpu[0]}), flush=True)
        if options.picture:
            peer.surface.paste("white", (0, 0, *SIZE))
            peer.draw(operations)
            with open(f"{options.picture}/{name}.pillow.bgra", "wb") as file:
                file.write(peer.surface.tobytes("raw", "BGRX"))


if __name__ == "__main__":
    main()

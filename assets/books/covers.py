#!/usr/bin/env python3
"""Draws the covers of the sample catalogue into the folder "covers" beside this file.

Every picture is made of plain shapes and of letters from fonts-noto. Needs python3-pil with Raqm.
"""
import math
import os
import random
import sys

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

WIDTH, HEIGHT = 400, 600
S = 4  # Drawn larger and reduced, for smooth edges.
W, H = WIDTH * S, HEIGHT * S
FONTS = "/usr/share/fonts/truetype/noto/"
CJK = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"
DISPLAY = FONTS + "NotoSerifDisplay-Bold.ttf"
ITALIC = FONTS + "NotoSerifDisplay-Italic.ttf"
SANS = FONTS + "NotoSans-Bold.ttf"


def rgb(text):
    return tuple(int(text[i:i + 2], 16) for i in (0, 2, 4))


def mix(a, b, t):
    return tuple(round(x + (y - x) * t) for x, y in zip(rgb(a), rgb(b)))


class Cover:
    """A picture in units of 400 by 600."""

    def __init__(self, top, bottom):
        column = Image.new("RGB", (1, H))
        for y in range(H):
            column.putpixel((0, y), mix(top, bottom, y / (H - 1)))
        self.image = column.resize((W, H))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, points):
        return [(x * S, y * S) for x, y in points]

    def poly(self, points, fill):
        self.draw.polygon(self.at(points), fill=rgb(fill))

    def line(self, points, fill, width):
        self.draw.line(self.at(points), fill=rgb(fill), width=round(width * S), joint="curve")
        r = width / 2
        for x, y in (points[0], points[-1]):
            self.disc(x, y, r, fill)

    def disc(self, x, y, r, fill, ry=None):
        ry = ry or r
        self.draw.ellipse(self.at([(x - r, y - ry), (x + r, y + ry)]), fill=rgb(fill))

    def ring(self, x, y, r, fill, width):
        self.draw.ellipse(self.at([(x - r, y - r), (x + r, y + r)]), outline=rgb(fill),
                          width=round(width * S))

    def arc(self, x, y, r, start, end, fill, width):
        self.draw.arc(self.at([(x - r, y - r), (x + r, y + r)]), start, end, fill=rgb(fill),
                      width=round(width * S))

    def box(self, x, y, w, h, fill, radius=0):
        self.draw.rounded_rectangle(self.at([(x, y), (x + w, y + h)]), radius * S, fill=rgb(fill))

    def glow(self, x, y, r, color, strength=1.0):
        mask = Image.new("L", (W // 8, H // 8))
        ImageDraw.Draw(mask).ellipse([(c / 8 * S) for c in (x - r, y - r, x + r, y + r)],
                                     fill=round(255 * strength))
        mask = mask.filter(ImageFilter.GaussianBlur(r * S / 8 / 2.2)).resize((W, H))
        self.image.paste(rgb(color), (0, 0), mask)

    def crescent(self, x, y, r, fill, turn=0.0):
        outer = [(a, r) for a in range(-90, 91, 3)]
        points = [(x + q * math.cos(math.radians(a + turn)), y + q * math.sin(math.radians(a + turn)))
                  for a, q in outer]
        back = []
        for a in range(90, -91, -3):
            px, py = 0.42 * r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
            t = math.radians(turn)
            back.append((x + px * math.cos(t) - py * math.sin(t), y + px * math.sin(t) + py * math.cos(t)))
        self.poly(points + back, fill)

    def wave(self, y, height, length, fill, phase=0.0, bottom=600):
        top = [(x, y + height * math.sin(2 * math.pi * (x / length + phase)))
               for x in range(-4, 408, 2)]
        self.poly(top + [(404, bottom), (-4, bottom)], fill)

    def stars(self, count, seed, fill, low=0, high=300, size=1.3):
        dice = random.Random(seed)
        for _ in range(count):
            self.disc(dice.uniform(0, 400), dice.uniform(low, high),
                      dice.uniform(size * 0.4, size), fill)

    def frame(self, color, inset=16, width=1.4):
        self.draw.rectangle(self.at([(inset, inset), (400 - inset, 600 - inset)]),
                            outline=rgb(color), width=round(width * S))

    # Letters

    def font(self, path, size, index=0):
        return ImageFont.truetype(path, round(size * S), index=index,
                                  layout_engine=ImageFont.Layout.RAQM)

    def text(self, x, y, text, font, fill, anchor="ms", spacing=0.0, **more):
        if not spacing:
            self.draw.text((x * S, y * S), text, font=font, fill=rgb(fill), anchor=anchor, **more)
            return
        widths = [self.draw.textlength(c, font=font) + spacing * S for c in text]
        place = x * S - (sum(widths) - spacing * S) / 2
        for character, width in zip(text, widths):
            self.draw.text((place, y * S), character, font=font, fill=rgb(fill), anchor="ls")
            place += width

    def title(self, lines, y, size, fill, step=None, path=DISPLAY, x=200, anchor="ms", **more):
        font = self.font(path, size, more.pop("index", 0))
        for number, line in enumerate(lines):
            self.text(x, y + number * (step or size * 1.06), line, font, fill, anchor, **more)

    def author(self, name, y, fill, size=13, spacing=2.6):
        self.text(200, y, name.upper(), self.font(SANS, size), fill, spacing=spacing)

    def finished(self):
        """Reduced, with a little grain and the shade of the fold at the spine."""
        small = self.image.resize((WIDTH, HEIGHT), Image.LANCZOS)
        grain = Image.effect_noise((WIDTH, HEIGHT), 9).convert("RGB")
        small = Image.blend(small, ImageChops.overlay(small, grain), 0.35)
        shade = Image.new("L", (WIDTH, 1))
        for x in range(WIDTH):
            depth = 46 * math.exp(-x / 3.0) + 26 * math.exp(-((x - 13) / 3.2) ** 2)
            shade.putpixel((x, 0), min(255, round(depth)))
        small.paste((0, 0, 0), (0, 0), shade.resize((WIDTH, HEIGHT)))
        return small


def whale():
    c = Cover("dfe9e4", "9dc3c8")
    c.disc(300, 214, 48, "f3efe0")
    # The tail.
    tail = [(200, 452), (182, 380), (184, 330), (150, 296), (96, 286), (62, 246), (118, 252),
            (168, 268), (200, 296), (232, 268), (282, 252), (338, 246), (304, 286), (250, 296),
            (216, 330), (218, 380)]
    c.poly(tail, "17384a")
    c.wave(410, 9, 130, "4f8796", 0.1)
    c.wave(432, 10, 160, "2f6678", 0.45)
    c.wave(458, 10, 120, "1d4a5d", 0.8)
    c.wave(492, 9, 170, "12323f", 0.2)
    c.title(["Moby-Dick"], 104, 56, "12323f")
    c.text(200, 134, "or, The Whale", c.font(ITALIC, 22), "2f6678")
    c.author("Herman Melville", 562, "dfe9e4")
    return c


def pride():
    c = Cover("f6e9dc", "f1dccb")
    c.frame("8c3b4a")
    c.frame("8c3b4a", 21, 0.6)
    # A rose.
    c.line([(200, 500), (203, 440), (200, 372)], "5e7550", 5)
    for x, y, lean in ((203, 452, 1), (201, 424, -1)):
        tip = (x + lean * 66, y - 34)
        c.poly([(x, y), (x + lean * 18, y - 30), (x + lean * 44, y - 42), tip, (x + lean * 46, y - 8),
                (x + lean * 20, y)], "6f8a5f")
        c.line([(x, y), (x + lean * 60, y - 31)], "5e7550", 1.2)
    for ring, (count, r, reach, color) in enumerate((
            (7, 40, 56, "8c3b4a"), (6, 36, 42, "a4505c"), (5, 30, 28, "b7656f"), (4, 22, 15, "cb858a"),
            (3, 13, 6, "dba3a2"))):
        for k in range(count):
            a = 2 * math.pi * k / count + ring * 0.55
            c.disc(200 + reach * math.cos(a), 306 + reach * math.sin(a), r + 1.6, "f1dccb")
            c.disc(200 + reach * math.cos(a), 306 + reach * math.sin(a), r, color)
    c.arc(200, 306, 7, 20, 300, "8c3b4a", 2.4)
    c.title(["Pride and", "Prejudice"], 108, 46, "6d2a38", 48)
    c.author("Jane Austen", 536, "6d2a38")
    return c


def frankenstein():
    c = Cover("0f1a1d", "2a4640")
    c.glow(222, 330, 150, "9fd8a0", 0.55)
    bolt = [(232, 176), (150, 350), (204, 340), (160, 500), (268, 300), (212, 310), (262, 176)]
    c.poly(bolt, "e9f7c8")
    c.title(["Franken-", "stein"], 96, 62, "e9f7c8", 58)
    for x, h in ((-8, 70), (28, 104), (60, 84), (92, 58), (300, 66), (330, 98), (366, 120), (392, 70)):
        c.poly([(x, 600), (x + 6, 520 - h / 2), (x + 18, 516 - h), (x + 30, 520 - h / 2), (x + 36, 600)],
               "0b1314")
    c.box(0, 520, 400, 80, "0b1314")
    c.author("Mary Shelley", 562, "9fd8a0")
    return c


def dracula():
    c = Cover("3a0710", "8e1420")
    c.disc(200, 236, 106, "f1d9b8")
    # A castle before the moon, bats about it.
    c.poly([(0, 470), (70, 432), (120, 400), (150, 372), (250, 372), (290, 410), (400, 456), (400, 600),
            (0, 600)], "16040a")
    for x, w, top in ((152, 22, 300), (178, 30, 262), (214, 18, 314), (236, 16, 334)):
        c.box(x, top, w, 110, "16040a")
        c.poly([(x - 4, top), (x + w / 2, top - w * 1.5), (x + w + 4, top)], "16040a")
    for x, y in ((190, 296), (190, 322), (159, 330)):
        c.box(x, y, 5, 10, "e7a04a", 2)
    for x, y, k in ((104, 190, 1.0), (280, 170, 1.25), (300, 270, 0.7), (128, 268, 0.6)):
        wing = [(0, 4), (-6, -4), (-10, 0), (-34, -14), (-30, 4), (-20, 2), (-14, 10), (-6, 6), (0, 14),
                (6, 6), (14, 10), (20, 2), (30, 4), (34, -14), (10, 0), (6, -4)]
        c.poly([(x + px * k, y + py * k) for px, py in wing], "16040a")
    c.title(["Dracula"], 92, 70, "f1d9b8")
    c.author("Bram Stoker", 556, "f1d9b8")
    return c


def alice():
    c = Cover("1f5f6b", "123b4a")
    # The way down: squares that turn as they shrink.
    for k in range(13):
        r, turn = 250 * 0.8 ** k, k * 11
        points = [(200 + r * math.cos(math.radians(a + turn)), 360 + r * math.sin(math.radians(a + turn)))
                  for a in (45, 135, 225, 315)]
        c.poly(points, "f4ead2" if k % 2 == 0 else "14424f")
    # The rabbit's head at the end of it.
    for x, lean in ((190, -7), (210, 7)):
        c.line([(x, 350), (x + lean, 300)], "d9534f", 13)
        c.line([(x, 350), (x + lean, 302)], "f6b9a8", 5)
    c.disc(200, 364, 27, "d9534f", 24)
    c.disc(191, 360, 2.6, "14424f")
    c.disc(209, 360, 2.6, "14424f")
    c.disc(200, 371, 3.4, "f6b9a8", 2.4)
    c.box(0, 0, 400, 148, "d9534f")
    c.title(["Alice’s Adventures", "in Wonderland"], 68, 37, "fbf3df", 42)
    c.box(0, 544, 400, 56, "d9534f")
    c.author("Lewis Carroll", 577, "fbf3df")
    return c


def time_machine():
    c = Cover("101336", "47307a")
    c.stars(120, 3, "cfc8f2", 0, 600, 1.2)
    for k in range(9):
        c.ring(200, 330, 34 + k * 22, mix_hex("f2b25c", "47307a", k / 9), 2.2 - k * 0.16)
    c.disc(200, 330, 118, "f7e6c4")
    c.disc(200, 330, 110, "1a1c48")
    for hour in range(12):
        a = math.radians(hour * 30)
        c.line([(200 + 94 * math.sin(a), 330 - 94 * math.cos(a)),
                (200 + 103 * math.sin(a), 330 - 103 * math.cos(a))], "f7e6c4", 3 if hour % 3 else 6)
    for angle, length, width in ((-52, 62, 6), (70, 86, 4)):
        a = math.radians(angle)
        c.line([(200, 330), (200 + length * math.sin(a), 330 - length * math.cos(a))], "f2b25c", width)
    c.disc(200, 330, 8, "f2b25c")
    c.title(["The Time", "Machine"], 92, 56, "f7e6c4", 56)
    c.author("H. G. Wells", 552, "f2b25c")
    return c


def mix_hex(a, b, t):
    return "%02x%02x%02x" % mix(a, b, t)


def leagues():
    c = Cover("0d4f63", "04202e")
    c.glow(200, 300, 170, "3fb7b0", 0.7)
    # The porthole.
    c.disc(200, 320, 148, "b98a4b")
    c.disc(200, 320, 140, "8a6231")
    c.disc(200, 320, 122, "d9ad66")
    c.disc(200, 320, 116, "0a3b4d")
    for k in range(12):
        a = math.radians(k * 30 + 15)
        c.disc(200 + 131 * math.cos(a), 320 + 131 * math.sin(a), 5, "f0d49a")
    c.glow(200, 300, 60, "6fd6c4", 0.5)
    # What looks in: an arm of many suckers.
    arm = [(200 + (112 - t * 0.92) * math.cos(t / 26 + 0.6), 330 + (104 - t * 0.86) * math.sin(t / 26 + 0.6))
           for t in range(0, 104, 2)]
    for number, (x, y) in enumerate(arm):
        c.disc(x, y, 19 - number * 0.33, "d5603f")
    for number, (x, y) in enumerate(arm[1::4]):
        c.disc(x, y + 3, 5.4 - number * 0.33, "f6b08a")
    for x, y, r in ((150, 250, 5), (164, 232, 3.4), (156, 214, 2.2), (262, 392, 3.5), (270, 374, 2.4)):
        c.ring(x, y, r, "bdeee2", 1.2)
    c.title(["Twenty Thousand", "Leagues"], 72, 38, "f3e3bf", 42)
    c.text(200, 144, "under the seas", c.font(ITALIC, 24), "8fded0")
    c.author("Jules Verne", 556, "f3e3bf")
    return c


def balloon():
    c = Cover("f7c873", "f2f0d8")
    c.disc(200, 250, 118, "fbe6b0")
    for x, y, k in ((60, 300, 1), (330, 210, 1.2), (300, 380, 0.8)):
        for dx, dy, r in ((-22, 4, 12), (-6, -4, 17), (14, 0, 14), (28, 5, 9)):
            c.disc(x + dx * k, y + dy * k, r * k, "fffaf0")
    # The balloon, in gores.
    for k, color in enumerate(("c8442f", "f6efe0", "2b6b74", "f6efe0", "c8442f")):
        r = 92 * (1 - k * 0.235)
        c.disc(200, 262, max(r, 4), color, 98)
    c.poly([(142, 336), (258, 336), (218, 386), (182, 386)], "2b6b74")
    c.poly([(170, 338), (230, 338), (210, 386), (190, 386)], "f6efe0")
    for x0, x1 in ((184, 186), (216, 214), (200, 200)):
        c.line([(x0, 386), (x1, 410)], "5a4126", 1.2)
    c.box(183, 408, 34, 24, "8a5a2b", 4)
    c.box(181, 406, 38, 6, "5a4126", 3)
    c.wave(500, 14, 260, "7fa66b", 0.2)
    c.wave(528, 12, 210, "4f8457", 0.7)
    c.box(0, 548, 400, 52, "2f5f46")
    c.title(["Around the World", "in Eighty Days"], 72, 37, "2f3f3a", 42)
    c.author("Jules Verne", 580, "f6efe0")
    return c


def treasure():
    c = Cover("efdcb0", "d9ba7d")
    c.frame("6b4a24", 14, 2)
    c.frame("6b4a24", 20, 0.7)
    for y in (200, 270, 340, 410, 480):
        for x in range(36 + (y // 70 % 2) * 20, 370, 44):
            c.arc(x, y, 7, 200, 340, "b99a5f", 1.1)
    dice = random.Random(5)
    island = []
    for k in range(40):
        a = 2 * math.pi * k / 40
        r = 1 + 0.16 * math.sin(3 * a + 1) + 0.09 * math.sin(5 * a) + dice.uniform(-0.02, 0.02)
        island.append((200 + 118 * r * math.cos(a), 345 + 128 * r * math.sin(a)))
    c.poly([(200 + (x - 200) * 1.06, 345 + (y - 345) * 1.06) for x, y in island], "7fae9f")
    c.poly(island, "c9a25c")
    c.poly([(200 + (x - 200) * 0.86, 342 + (y - 345) * 0.86) for x, y in island], "93a45c")
    for x, y, k in ((168, 300, 1.2), (196, 288, 1.6), (228, 302, 1.1)):
        c.poly([(x - 20 * k, y + 24 * k), (x, y - 20 * k), (x + 20 * k, y + 24 * k)], "7a5a34")
        c.poly([(x - 7 * k, y - 4 * k), (x, y - 20 * k), (x + 7 * k, y - 4 * k)], "f1e6cb")
    path = [(132, 420), (150, 398), (176, 396), (196, 372), (224, 372), (246, 392)]
    for (x0, y0), (x1, y1) in zip(path, path[1:]):
        for t in (0.15, 0.5, 0.85):
            c.disc(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 2.6, "7c1f1a")
    c.line([(252, 388), (276, 412)], "a3231c", 7)
    c.line([(276, 388), (252, 412)], "a3231c", 7)
    # A compass rose.
    for a in range(0, 360, 45):
        r = 30 if a % 90 == 0 else 17
        t = math.radians(a)
        for side, color in ((1, "6b4a24"), (-1, "a47c42")):
            u = math.radians(a + side * 45)
            c.poly([(334, 494), (334 + r * math.sin(t), 494 - r * math.cos(t)),
                    (334 + 7 * math.sin(u), 494 - 7 * math.cos(u))], color)
    c.title(["Treasure", "Island"], 92, 58, "4a2f12", 54)
    c.author("R. L. Stevenson", 560, "4a2f12")
    return c


def holmes():
    c = Cover("23303a", "141b22")
    c.glow(176, 344, 150, "e0a84a", 0.5)
    # A lens over the print of a finger.
    c.disc(180, 344, 112, "c79a52")
    c.disc(180, 344, 100, "f2e4c4")
    for k in range(1, 12):
        r = k * 7.7
        start = k * 37 % 360
        c.arc(180, 344 + k * 0.8, r, start, start + 312, "8c6a3a", 2.4)
    c.line([(258, 428), (330, 506)], "5b3a1e", 25)
    c.line([(266, 436), (326, 500)], "8a5a2f", 8)
    c.line([(252, 421), (266, 436)], "c79a52", 21)
    c.title(["The Adventures of"], 72, 28, "e7d3a5", path=ITALIC)
    c.title(["Sherlock", "Holmes"], 122, 54, "f5ead0", 52)
    c.author("Arthur Conan Doyle", 558, "e0a84a", 12.5)
    return c


def wizard():
    c = Cover("bfe8c6", "eaf4c8")
    c.disc(200, 268, 104, "fdf6c9")
    for x, w, top, color in ((116, 34, 296, "2f9e6a"), (246, 36, 288, "2f9e6a"), (146, 40, 256, "1f8558"),
                             (214, 40, 266, "1f8558"), (176, 48, 222, "146b46"), (96, 26, 336, "4fb582"),
                             (278, 28, 330, "4fb582")):
        c.box(x, top, w, 430 - top, color, 6)
        c.poly([(x - 3, top + 8), (x + w / 2, top - w * 1.3), (x + w + 3, top + 8)], color)
        for y in range(int(top) + 26, 400, 26):
            c.box(x + w / 2 - 3, y, 6, 11, "f6e58c", 3)
    c.wave(424, 10, 380, "7cc26f", 0.1)
    c.poly([(190, 428), (210, 428), (236, 470), (180, 500), (250, 545), (300, 604), (90, 604), (130, 545),
            (120, 500), (196, 468)], "f2c230")
    for x, y in ((60, 490), (88, 530), (46, 560), (330, 480), (352, 528), (318, 556), (372, 572)):
        c.disc(x, y, 8, "d6402f")
        c.disc(x, y, 3, "3a1414")
    c.title(["The Wonderful", "Wizard of Oz"], 72, 42, "0f5236", 46)
    c.box(0, 566, 400, 34, "0f5236")
    c.author("L. Frank Baum", 588, "fdf6c9", 12)
    return c


def grimm():
    c = Cover("2c1e3a", "6e3a52")
    c.crescent(286, 226, 42, "f6dfae", 24)
    c.stars(40, 9, "f6dfae", 170, 420, 1.4)
    dice = random.Random(4)
    for layer, (base, color) in enumerate(((470, "43284a"), (510, "2d1b37"), (560, "190f22"))):
        for k in range(9):
            x = k * 52 - 20 + dice.uniform(-12, 12) + layer * 18
            h = dice.uniform(120, 200) + layer * 20
            if layer == 2 and 120 < x < 280:
                continue
            for step in range(4):
                y = base - h + step * h / 4
                half = 14 + step * 9
                c.poly([(x, y), (x - half, y + h / 3), (x + half, y + h / 3)], color)
        c.box(0, base, 400, 160, color)
    # The house with a light.
    c.box(170, 480, 60, 54, "a9573b")
    c.poly([(158, 484), (200, 436), (242, 484)], "e9a05b")
    c.box(216, 440, 10, 26, "e9a05b")
    c.box(184, 496, 15, 15, "ffe9a3", 2)
    c.box(206, 500, 14, 34, "5d2a24", 6)
    c.glow(192, 504, 26, "ffd77a", 0.5)
    c.title(["Kinder- und", "Hausmärchen"], 90, 46, "f6dfae", 50)
    c.author("Brüder Grimm", 574, "f6dfae")
    return c


def wuthering():
    c = Cover("c9b8c9", "efd9c4")
    for k in range(10):
        y = 190 + k * 17
        c.arc(200 + k * 9, y + 400, 420 + k * 3, 242 + k * 3, 292 + k * 2, "ded0d6", 1.5)
    c.disc(110, 262, 42, "fbeede")
    c.wave(410, 22, 460, "8d7f95", 0.05)
    c.wave(446, 20, 380, "6b5d77", 0.5)
    # A tree that the wind has bent.
    c.poly([(236, 470), (244, 400), (262, 350), (300, 312), (304, 318), (272, 356), (258, 404), (254, 470)],
           "2c2433")
    dice = random.Random(8)
    for k in range(64):
        t = dice.random()
        x, y = 250 + 50 * t ** 0.8, 392 - 80 * t
        length = dice.uniform(26, 88) * (0.6 + 0.4 * t)
        middle = (x + length * 0.5, y - length * dice.uniform(0.16, 0.3))
        c.line([(x, y), middle, (x + length, y - length * dice.uniform(0.12, 0.34))], "2c2433",
               dice.uniform(0.7, 1.9))
    c.wave(486, 16, 330, "463b52", 0.85)
    c.wave(530, 12, 270, "2c2433", 0.3)
    c.title(["Wuthering", "Heights"], 96, 54, "2c2433", 54)
    c.author("Emily Brontë", 568, "efd9c4")
    return c


def walden():
    c = Cover("e8efdf", "b9d2c4")
    c.disc(262, 214, 40, "f4c97a")
    c.poly([(0, 340), (80, 268), (150, 316), (230, 250), (310, 318), (400, 272), (400, 380), (0, 380)], "9bb8a0")

    def pine(x, base, h, color):
        c.box(x - 2, base - 12, 4, 14, color)
        for step in range(5):
            y = base - h + step * h / 5.6
            half = 7 + step * h / 20
            c.poly([(x, y), (x - half, y + h / 3.6), (x + half, y + h / 3.6)], color)

    for x, h in ((24, 130), (58, 96), (92, 118), (318, 104), (350, 140), (384, 112)):
        pine(x, 378, h, "2f5a48")
    for x, h in ((6, 90), (40, 74), (76, 66), (336, 80), (368, 92)):
        pine(x, 384, h, "1f4336")
    # The hut and its pond.
    c.box(176, 344, 44, 36, "7a5334")
    c.poly([(168, 348), (198, 318), (228, 348)], "4b3221")
    c.box(190, 356, 12, 24, "f4d79b", 1)
    c.box(0, 380, 400, 220, "6fa3a0")
    for k in range(26):
        y = 388 + k * 8
        w = 30 + k * 10
        c.line([(200 - w / 2 + 30 * math.sin(k * 1.7), y), (200 + w / 2 + 30 * math.sin(k * 1.7), y)],
               mix_hex("8fbcb4", "6fa3a0", k / 26), 2)
    c.title(["Walden"], 104, 72, "1f4336")
    c.text(200, 138, "or, Life in the Woods", c.font(ITALIC, 22), "2f5a48")
    c.author("Henry David Thoreau", 566, "f2f5ea", 12.5)
    return c


def species():
    c = Cover("f5efdf", "e9dfc6")

    def grow(x, y, angle, length, width, depth, dice):
        x1, y1 = x + length * math.sin(angle), y - length * math.cos(angle)
        c.line([(x, y), (x1, y1)], mix_hex("5d7a45", "3d3424", depth / 8), width)
        if depth == 0:
            c.disc(x1, y1, 5, dice.choice(("c8553d", "e0a030", "3f7d6e", "7a9a4a")))
            return
        for turn in (-0.44, 0.40):
            grow(x1, y1, angle + turn + dice.uniform(-0.12, 0.12), length * dice.uniform(0.72, 0.84),
                 width * 0.7, depth - 1, dice)

    grow(200, 520, 0, 82, 11, 6, random.Random(21))
    c.box(0, 520, 400, 80, "3d3424")
    c.title(["On the Origin", "of Species"], 84, 46, "3d3424", 48)
    c.author("Charles Darwin", 568, "f5efdf")
    return c


def meditations():
    c = Cover("efe7db", "d8cab4")
    c.disc(200, 300, 130, "c4593a")
    # A column before the sun.
    c.box(152, 250, 96, 260, "f7f2e8")
    for k in range(6):
        c.box(157 + k * 15.2, 268, 8, 230, "dccfb8", 4)
    c.box(136, 232, 128, 18, "f7f2e8", 2)
    c.box(146, 250, 108, 10, "e6dac4")
    for side in (-1, 1):
        x = 200 + side * 52
        for r in (17, 12, 7, 3):
            c.disc(x, 236, r, "f7f2e8" if r in (17, 7) else "cdbb9c")
    c.box(136, 498, 128, 12, "e6dac4")
    c.box(122, 510, 156, 16, "f7f2e8", 2)
    c.box(0, 526, 400, 74, "2f2a26")
    c.title(["Meditations"], 108, 53, "2f2a26")
    c.author("Marcus Aurelius", 570, "efe7db")
    return c


def odyssey():
    c = Cover("e9a24a", "f3d9a0")
    c.disc(200, 262, 96, "f8e8bf")
    # A ship, as on a vase.
    c.poly([(84, 402), (100, 440), (300, 440), (330, 384), (322, 366), (340, 352), (346, 372), (334, 404),
            (316, 452), (290, 468), (110, 468), (84, 440), (70, 396), (58, 380)], "221a17")
    c.box(196, 214, 6, 226, "221a17")
    sail = [(118, 236), (282, 236), (296, 290), (286, 348), (112, 348), (104, 290)]
    c.poly(sail, "9c2f1d")
    for k in range(5):
        c.line([(128 + k * 36, 238), (122 + k * 38, 346)], "221a17", 1.6)
    c.box(110, 230, 180, 6, "221a17", 3)
    for k in range(8):
        c.line([(120 + k * 22, 440), (104 + k * 22, 496)], "221a17", 3)
    c.disc(112, 453, 7, "f8e8bf", 5)
    c.disc(113, 453, 2.6, "221a17")
    for row in range(5):
        y = 492 + row * 24
        for k in range(-1, 9):
            x = k * 50 + (row % 2) * 25
            c.arc(x + 25, y, 20, 180, 400, "221a17" if row < 1 else "6e2114", 4.4)
    c.box(0, 540, 400, 60, "221a17")
    c.title(["The Odyssey"], 104, 52, "221a17")
    c.author("Homer", 577, "f3d9a0", 15, 6)
    return c


def quixote():
    c = Cover("f3d7a6", "e8b06a")
    c.disc(96, 268, 46, "fbeed0")
    c.wave(470, 14, 420, "b9713c", 0.1)
    # The giant.
    c.poly([(212, 500), (228, 330), (300, 330), (318, 500)], "f8efdf")
    c.poly([(218, 334), (264, 280), (310, 334)], "7b2d1f")
    c.box(252, 452, 26, 48, "7b2d1f", 12)
    c.box(256, 380, 16, 18, "7b2d1f", 3)
    for a in (28, 118, 208, 298):
        t = math.radians(a)
        ux, uy = math.cos(t), math.sin(t)
        px, py = -uy, ux
        c.line([(264, 330), (264 + 126 * ux, 330 + 126 * uy)], "4a2316", 4)
        corners = [(264 + ux * d + px * s, 330 + uy * d + py * s) for d, s in
                   ((34, 2), (124, 2), (124, 26), (34, 26))]
        c.poly(corners, "c9512f")
        for d in range(48, 124, 15):
            c.line([(264 + ux * d, 330 + uy * d), (264 + ux * d + px * 26, 330 + uy * d + py * 26)],
                   "4a2316", 1.3)
    c.disc(264, 330, 8, "4a2316")
    # And who rides at it.
    c.poly([(70, 470), (82, 446), (126, 442), (140, 424), (154, 426), (150, 438), (136, 452), (134, 500),
            (128, 500), (122, 466), (92, 468), (88, 500), (82, 500), (80, 470)], "2f1a12")
    c.line([(104, 444), (108, 404)], "2f1a12", 9)
    c.disc(109, 394, 7, "2f1a12")
    c.line([(80, 436), (204, 392)], "2f1a12", 2.6)
    c.wave(498, 8, 300, "7b4526", 0.6)
    c.box(0, 536, 400, 64, "4a2316")
    c.title(["El ingenioso hidalgo"], 70, 25, "4a2316", path=ITALIC)
    c.title(["Don Quijote", "de la Mancha"], 118, 43, "4a2316", 44)
    c.author("Miguel de Cervantes", 574, "f3d7a6", 12.5)
    return c


def cat():
    c = Cover("efe6d2", "e3d3b2")
    c.disc(226, 236, 118, "c23b2e")
    # The cat looks away, as cats do.
    c.poly([(120, 520), (118, 440), (138, 372), (160, 330), (250, 330), (276, 380), (290, 450), (284, 520)],
           "22201f")
    c.disc(204, 312, 62, "22201f", 54)
    c.poly([(148, 298), (150, 226), (194, 268)], "22201f")
    c.poly([(260, 298), (258, 226), (214, 268)], "22201f")
    c.disc(204, 470, 88, "22201f", 64)
    tail = [(270, 508), (320, 500), (344, 462), (330, 424), (338, 404)]
    c.line(tail, "22201f", 22)
    c.box(0, 520, 400, 80, "22201f")
    font = c.font(CJK, 47, 0)
    for number, character in enumerate("吾輩は猫である"):
        c.text(62, 96 + number * 56, character, font, "22201f")
    c.text(200, 572, "夏目漱石", c.font(CJK, 22, 0), "efe6d2")
    return c


def nights():
    c = Cover("0c1f4a", "233a7c")
    c.stars(60, 12, "f5e3b0", 170, 420, 1.3)
    c.crescent(116, 258, 42, "f5e3b0", 160)
    # Domes.
    for x, w, top, color in ((60, 70, 430, "1b2c60"), (276, 76, 418, "1b2c60"), (150, 104, 384, "d9a945")):
        c.box(x, top, w, 522 - top, color)
        c.disc(x + w / 2, top - 6, w * 0.56, color, w * 0.5)
        c.poly([(x + w / 2 - w * 0.26, top - w * 0.4), (x + w / 2, top - w * 0.86),
                (x + w / 2 + w * 0.26, top - w * 0.4)], color)
        c.disc(x + w / 2, top - w * 0.92, 4, "f5e3b0")
        c.box(x + w / 2 - 12, top + 40, 24, 90, "0c1f4a", 12)
    for x in (44, 356):
        c.box(x - 7, 330, 14, 192, "b3822c", 2)
        c.poly([(x - 9, 332), (x, 296), (x + 9, 332)], "d9a945")
    c.box(0, 520, 400, 80, "0c1f4a")
    c.frame("d9a945", 12, 2)
    c.frame("d9a945", 18, 0.7)
    c.text(200, 128, "ألف ليلة وليلة", c.font(FONTS + "NotoNaskhArabic-Bold.ttf", 56), "f5e3b0",
           direction="rtl", language="ar")
    for k in range(9):
        x = 200 + (k - 4) * 34
        c.poly([(x, 542), (x + 8, 550), (x, 558), (x - 8, 550)], "d9a945")
    return c


def karenina():
    c = Cover("dfe6ee", "b8c6d6")
    for k in range(90):
        dice = random.Random(k)
        c.disc(dice.uniform(0, 400), dice.uniform(150, 480), dice.uniform(0.8, 2.6), "ffffff")
    # Rails into the snow, a figure and a lamp.
    c.poly([(0, 600), (0, 430), (400, 430), (400, 600)], "f4f7fa")
    for k in range(14):
        t = k / 13
        y = 432 + 168 * t ** 2
        half = 16 + 190 * t ** 2
        c.line([(200 - half, y), (200 + half, y)], "8b97a8", 1 + 5 * t)
    for side in (-1, 1):
        c.poly([(200 + side * 9, 430), (200 + side * 12, 430), (200 + side * 150, 600), (200 + side * 128, 600)],
               "39424f")
    c.poly([(158, 500), (172, 410), (186, 372), (204, 362), (222, 372), (232, 410), (250, 500)], "7d1f33")
    c.poly([(182, 380), (204, 366), (226, 380), (220, 420), (188, 420)], "571322")
    c.disc(204, 346, 15, "2b1a1d", 17)
    c.disc(204, 352, 9, "f0d6c6", 11)
    c.disc(204, 332, 21, "2b1a1d", 9)
    c.line([(322, 470), (322, 268)], "39424f", 4)
    c.glow(322, 258, 40, "f8d98a", 0.8)
    c.disc(322, 258, 9, "fff2c4")
    c.title(["Анна", "Каренина"], 96, 58, "571322", 58)
    c.author("Лев Толстой", 190, "571322")
    return c


def voyage():
    c = Cover("9fd3c7", "f7e7c6")
    c.disc(292, 214, 46, "f08a5d")
    c.wave(404, 4, 90, "4fa3a5", 0.2)
    # A steamer.
    c.poly([(70, 372), (330, 366), (306, 424), (98, 424)], "24404e")
    c.box(120, 338, 168, 34, "fdf6e6", 3)
    c.box(150, 312, 110, 28, "fdf6e6", 3)
    for x in range(130, 284, 18):
        c.disc(x, 354, 4, "24404e")
    for x in (172, 212):
        c.box(x, 258, 22, 56, "c8553d", 2)
        c.box(x, 264, 22, 9, "fdf6e6")
    for k in range(7):
        c.disc(176 - k * 24, 240 - k * 10, 9 + k * 3.2, mix_hex("5b6b70", "b9d9cc", k / 6))
    c.poly([(78, 384), (322, 379), (318, 388), (82, 393)], "c8553d")
    c.wave(416, 6, 70, "3d8f94", 0.1)
    c.wave(446, 7, 95, "2d7a83", 0.6)
    c.wave(484, 7, 80, "205f6b", 0.3)
    c.wave(524, 7, 110, "164752", 0.8)
    c.title(["The Voyage", "Out"], 92, 56, "164752", 54)
    c.author("Virginia Woolf", 568, "f7e7c6")
    return c


def grass():
    c = Cover("f4f1d6", "d8e3a8")
    c.disc(200, 316, 70, "f3c64e")
    dice = random.Random(11)
    for layer, colors in enumerate((("a9c46a", "98b75c"), ("6f9a48", "7fa950"), ("3f6d33", "4d7d3b"))):
        for k in range(70):
            x = dice.uniform(-20, 420)
            h = dice.uniform(110, 260) - layer * 26
            lean = dice.uniform(-50, 50)
            w = dice.uniform(3, 6.5)
            mid = (x + lean * 0.3, 600 - h * 0.6)
            c.poly([(x - w, 604), (mid[0] - w * 0.6, mid[1]), (x + lean, 600 - h),
                    (mid[0] + w * 0.6, mid[1]), (x + w, 604)], dice.choice(colors))
    c.title(["Leaves", "of Grass"], 104, 62, "2f5227", 58)
    c.author("Walt Whitman", 204, "55752f")
    return c


def gynt():
    c = Cover("16324a", "3d6d83")
    # Northern light over a fjord.
    for k in range(46):
        x = 10 + k * 8.6
        h = 90 + 50 * math.sin(k * 0.31) + 26 * math.sin(k * 0.83)
        y = 190 + 24 * math.sin(k * 0.2)
        c.glow(x, y + h / 2, 17, mix_hex("55d6a0", "7fb4f0", abs(math.sin(k * 0.13))), 0.20)
    c.stars(60, 2, "dff3ee", 150, 330, 1.1)
    def peak(x, y, half, color, snow):
        c.poly([(x - half, 452), (x, y), (x + half, 452)], color)
        h = 452 - y
        k = 0.34
        left, right = x - half * k, x + half * k
        c.poly([(x, y), (right, y + h * k), (x + half * 0.14, y + h * k * 0.72), (x + half * 0.02, y + h * k * 1.1),
                (x - half * 0.14, y + h * k * 0.76), (left, y + h * k)], snow)

    peak(60, 352, 110, "2f5166", "c3d6dc")
    peak(330, 334, 130, "2f5166", "c3d6dc")
    peak(168, 296, 140, "274759", "e8f1f2")
    peak(270, 360, 90, "1f3d4c", "dbe8ea")
    # A hut by the water, with a light.
    c.box(92, 432, 26, 19, "7a2f2a")
    c.poly([(88, 434), (105, 420), (122, 434)], "1b1214")
    c.box(101, 438, 7, 7, "ffd982")
    c.box(0, 450, 400, 150, "16323f")
    for k in range(12):
        w = 30 + (k * 53) % 90
        x = (k * 97) % 360
        c.line([(x, 462 + k * 9), (x + w, 462 + k * 9)], "2c5563", 1.4)
    c.title(["Peer Gynt"], 108, 64, "eef6f2")
    c.author("Henrik Ibsen", 566, "a9d8c8")
    return c


def equiano():
    c = Cover("f2c14e", "e58f3c")
    # Sun, sea, a ship far off, and a rope that is cut.
    for k in range(18):
        a0, a1 = math.radians(k * 20 - 4), math.radians(k * 20 + 4)
        c.poly([(200, 340), (200 + 420 * math.cos(a0), 340 + 420 * math.sin(a0)),
                (200 + 420 * math.cos(a1), 340 + 420 * math.sin(a1))], "f6d37c")
    c.disc(200, 340, 92, "b83b2a")
    c.disc(200, 340, 80, "d65a38")
    # A head in profile.
    head = [(154, 430), (158, 396), (150, 372), (148, 336), (158, 306), (184, 290), (212, 292), (234, 308),
            (238, 330), (248, 350), (242, 356), (244, 366), (240, 374), (240, 388), (226, 394), (214, 394),
            (210, 410), (224, 430)]
    c.poly(head, "2a1a16")
    c.poly([(120, 470), (150, 428), (224, 426), (262, 470)], "1e4c5a")
    c.poly([(188, 430), (204, 470), (222, 430), (206, 420)], "fbf3e2")
    c.wave(466, 6, 100, "1e4c5a", 0.3)
    c.wave(496, 6, 84, "163b47", 0.6)
    c.wave(532, 6, 110, "0f2b35", 0.1)
    c.title(["The Interesting Narrative", "of the Life of"], 66, 25, "3b1d12", 31, path=ITALIC)
    c.title(["Olaudah", "Equiano"], 150, 52, "3b1d12", 50)
    c.author("Written by himself", 570, "f6d37c", 12)
    return c


def boat():
    c = Cover("cfe8ef", "f6f3dc")
    c.disc(84, 236, 34, "f7cf62")
    for x, h in ((20, 60), (64, 44), (330, 66), (376, 52)):
        c.disc(x, 352, h * 0.62, "8fbf7f", h)
    c.box(0, 360, 400, 240, "8cc4cf")
    c.wave(366, 3, 60, "a9d6dc", 0.2)
    # The boat and its crew.
    for x, color, hat in ((132, "d6533c", "f3e0a8"), (196, "2f6f8f", "f3e0a8"), (256, "e9a93a", "f3e0a8")):
        c.poly([(x - 20, 420), (x - 15, 376), (x + 15, 376), (x + 20, 420)], color)
        for y in (386, 398, 410):
            c.line([(x - 16, y), (x + 16, y)], "fdfaf0", 3)
        c.disc(x, 358, 14, "f1c7a4")
        c.box(x - 19, 347, 38, 5, hat, 2)
        c.box(x - 12, 335, 24, 14, hat, 3)
        c.box(x - 12, 344, 24, 4, "3b4a56")
    c.disc(310, 398, 9, "8a5a33")
    c.poly([(304, 392), (300, 380), (310, 390)], "5d3a20")
    c.poly([(300, 404), (320, 404), (326, 424), (296, 424)], "8a5a33")
    c.disc(318, 400, 3, "2b1a10")
    c.poly([(58, 410), (342, 410), (318, 452), (88, 452)], "8a4b2a")
    c.poly([(58, 410), (342, 410), (338, 418), (62, 418)], "c27a45")
    c.line([(172, 398), (84, 470)], "5d3a20", 4)
    c.poly([(92, 458), (80, 462), (58, 492), (68, 496), (94, 470)], "c27a45")
    c.wave(448, 4, 70, "6fb0bd", 0.5)
    c.wave(486, 5, 90, "549aaa", 0.1)
    c.wave(530, 5, 80, "3c8193", 0.7)
    c.title(["Three Men", "in a Boat"], 92, 56, "21495a", 56)
    c.text(200, 184, "to say nothing of the dog", c.font(ITALIC, 22), "3c8193")
    c.author("Jerome K. Jerome", 570, "f6f3dc", 12.5)
    return c


COVERS = {
    "moby-dick": whale, "pride-and-prejudice": pride, "frankenstein": frankenstein, "dracula": dracula,
    "alice": alice, "time-machine": time_machine, "twenty-thousand-leagues": leagues,
    "eighty-days": balloon, "treasure-island": treasure, "sherlock-holmes": holmes, "oz": wizard,
    "maerchen": grimm, "wuthering-heights": wuthering, "walden": walden, "origin-of-species": species,
    "meditations": meditations, "odyssey": odyssey, "don-quijote": quixote, "neko": cat,
    "alf-layla": nights, "anna-karenina": karenina, "voyage-out": voyage, "leaves-of-grass": grass,
    "peer-gynt": gynt, "equiano": equiano, "three-men": boat,
}


def main():
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "covers")
    os.makedirs(folder, exist_ok=True)
    for name, make in COVERS.items():
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        make().finished().save(os.path.join(folder, name + ".jpg"), quality=88, subsampling=0,
                               optimize=True)


if __name__ == "__main__":
    main()

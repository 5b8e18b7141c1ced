#!/usr/bin/env python3
"""Compares the rasteriser with other CPU rasterisers on the scenes of Tests/Bench, in one run.

Builds gateframe-bench and a driver for every peer that is installed (see the packages below) outside the
tree, draws each scene with each of them in turn, round after round, so that all meet the same machine,
checks that the pictures agree, and prints a table: for each scene our time over the fastest peer's, the
bar it must stay under, and each peer's time over ours.

Debian packages: libcairo2-dev libpixman-1-dev qtbase5-dev qt6-base-dev libagg-dev libfreetype-dev g++
pkg-config python3-numpy python3-pil; a newer Pillow from PyPI counts when this Python finds it.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SCENES = "S1 S2 S3 S4 S5 S6 S7a S7b S8a S8b S9 S10a S10b S11 S11n S12 S12n".split()
# Our time over that of the fastest peer.
BARS = {
    "S11": 0.35, "S12": 0.45, "S11n": 0.9, "S12n": 0.5, "S1": 1.0, "S3": 1.0, "S2": 0.5, "S4": 1.0,
    "S5": 0.4, "S6": 1.0, "S7a": 0.15, "S7b": 0.15, "S8a": 0.6, "S8b": 0.6, "S9": 0.4, "S10a": 1.0,
    "S10b": 0.25}
NOISE = 1.1
# Pictures agree when channels differ by this much at most on average over the pixels that either has
# drawn on, in levels of 255. Qt's blur is narrower than a Gaussian of the same deviation.
TOLERANCE = 4.0
# Cairo and Qt place glyphs on whole pixels, Pillow hints them.
LOOSER = {
    ("qt5", "S7a"): 16, ("qt6", "S7a"): 16, ("qt5", "S7b"): 16, ("qt6", "S7b"): 16,
    ("cairo", "S6"): 30, ("qt5", "S6"): 16, ("qt6", "S6"): 16, ("pillow", "S6"): 60,
    ("pillow", "S4"): 8}
DRIVERS = {
    "cairo": ("cairo.cpp", ["cairo-ft", "freetype2"], []),
    "pixman": ("pixman.cpp", ["pixman-1", "freetype2"], []),
    "qt5": ("qt.cpp", ["Qt5Widgets", "Qt5Gui"], ["-fPIC"]),
    "qt6": ("qt.cpp", ["Qt6Widgets", "Qt6Gui"], ["-fPIC"]),
    "agg": ("agg.cpp", ["libagg"], []),
}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def build_drivers(folder):
    """The commands of the drivers that could be built."""
    commands = {}
    for peer, (source, packages, flags) in DRIVERS.items():
        program = folder / peer
        newest = max((HERE / name).stat().st_mtime for name in (source, "scene.hpp"))
        if not program.exists() or program.stat().st_mtime < newest:
            try:
                found = output("pkg-config", "--cflags", "--libs", *packages).split()
                output("g++", "-std=c++17", "-O2", "-Wno-deprecated-declarations", *flags,
                       str(HERE / source), "-o", str(program), *found)
            except (subprocess.CalledProcessError, FileNotFoundError) as error:
                print(f"{peer} is left out: {getattr(error, 'stderr', '') or error}", file=sys.stderr)
                continue
        commands[peer] = [str(program)]
    try:
        import PIL  # noqa: F401
        commands["pillow"] = [sys.executable, str(HERE / "pillow.py")]
    except ImportError:
        print("pillow is left out: it is not installed", file=sys.stderr)
    return commands


def measure(command, scene, options, picture):
    """The JSON line of one scene, or None when the program does not draw it."""
    extra = picture if picture else []
    text = output(*options.pin, *command, "--scenes", str(options.scenes), "--images",
                  str(options.build), "--frames", str(options.frames), *extra, scene)
    return json.loads(text) if text.strip() else None


def difference(folder, scene, peer):
    """The mean difference of the pixels that either picture has drawn on."""
    import numpy
    shape = (1080, 1920, 4)
    ours, theirs = (
        numpy.fromfile(folder / f"{scene}.{name}.bgra", numpy.uint8).reshape(shape)[..., :3]
        .astype(int) for name in ("gateframe", peer))
    drawn = ((ours != 255) | (theirs != 255)).any(axis=2)
    return float(numpy.abs(ours - theirs).mean(axis=2)[drawn].mean()) if drawn.any() else 0.0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, help="where drivers and pictures go",
                        default=pathlib.Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser()
                        / "gateframe-peers")
    parser.add_argument("--bench", help="a gateframe-bench that is built already")
    parser.add_argument("--scenes", type=pathlib.Path, default=ROOT / "Tests/Bench/scenes")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--frames", type=int, default=20)
    parser.add_argument("--cpu", type=int, default=0, help="the processor that all run on; -1 for any")
    parser.add_argument("--figure", default="wall_med", choices=["wall_med", "wall_min", "cpu_med", "cpu_min"],
                        help="which of a run's figures counts; on a busy machine cpu_min says most")
    parser.add_argument("--lines", type=pathlib.Path, help="also writes every JSON line there")
    parser.add_argument("names", nargs="*", default=SCENES)
    options = parser.parse_args()
    options.build.mkdir(parents=True, exist_ok=True)
    options.pin = ["taskset", "-c", str(options.cpu)] if options.cpu >= 0 else []
    if not options.bench:
        subprocess.run(["swift", "build", "-c", "release", "--product", "gateframe-bench"], cwd=ROOT,
                       check=True, stdout=sys.stderr)
        where = output("swift", "build", "-c", "release", "--show-bin-path", "--package-path", str(ROOT))
        options.bench = where.strip() + "/gateframe-bench"
    output(options.bench, "--write-images", str(options.build))
    commands = {"gateframe": [options.bench, "--json"]} | build_drivers(options.build)

    times, lines, wrong = {}, [], []
    for number in range(options.rounds):
        for scene in options.names:
            order = list(commands)
            for peer in order[number % len(order):] + order[:number % len(order)]:
                flag = "--pictures" if peer == "gateframe" else "--picture"
                picture = [flag, str(options.build)] if number == 0 else None
                line = measure(commands[peer], scene, options, picture)
                if line:
                    lines.append(line)
                    times.setdefault((scene, peer), []).append(line[options.figure])
            print(f"round {number + 1} of {options.rounds}: {scene}   ", end="\r", file=sys.stderr)
    for scene in options.names:
        for peer in commands:
            if peer != "gateframe" and (scene, peer) in times:
                far = difference(options.build, scene, peer)
                if far > LOOSER.get((peer, scene), TOLERANCE):
                    wrong.append(f"{scene}: {peer} differs by {far:.1f} levels on average")
    if options.lines:
        options.lines.write_text("".join(json.dumps(line) + "\n" for line in lines))

    peers = [peer for peer in commands if peer != "gateframe"]
    print(f"{'scene':6}{'ms':>8}{'ratio':>8}{'bar':>6}       fastest " + "".join(f"{p:>9}" for p in peers))
    above = []
    for scene in options.names:
        ours = statistics.median(times[scene, "gateframe"])
        theirs = {p: statistics.median(times[scene, p]) for p in peers if (scene, p) in times}
        if not theirs:
            print(f"{scene:6}{ours:8.3f}  no peer draws it")
            continue
        best = min(theirs, key=theirs.get)
        ratio, bar = ours / theirs[best], BARS.get(scene, 1.0)
        holds = ratio <= bar * NOISE
        if not holds:
            above.append(scene)
        print(f"{scene:6}{ours:8.3f}{ratio:8.2f}{bar:6.2f} {'    ' if holds else 'over'}  {best:8} "
              + "".join(f"{theirs[p] / ours:8.2f}×" if p in theirs else "        –" for p in peers))
    print(f"Ratio: our time over the fastest peer's; peers: their time over ours. Medians over "
          f"{options.rounds} rounds of {options.figure} of {options.frames} frames.")
    print("\n".join(wrong) if wrong else f"The pictures agree within {TOLERANCE:g} levels on average.")
    sys.exit(1 if wrong else 2 if above else 0)


if __name__ == "__main__":
    main()

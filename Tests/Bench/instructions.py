#!/usr/bin/env python3
"""Guards the rasteriser's work: instructions a frame, counted by callgrind, scene by scene.

  instructions.py GATEFRAME_BENCH [--accept] [SCENE…]

Fails when a scene needs more than 3 % above what Tests/Bench/instructions.json records for this
toolchain, and tells where a scene needs as much less. --accept records what was counted instead.
Instructions are those of five frames less those of two, so that starting up does not count; they do not
depend on what else the machine does. Needs valgrind, binutils, and a processor with AVX2.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
RECORD = HERE / "instructions.json"
SCENES = "S1 S2 S3 S4 S5 S6 S7a S7b S8a S8b S9 S10a S10b S11 S11n S12 S12n".split()
ALLOWED = 0.03


def toolchain():
    text = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"Swift version (\d+\.\d+(\.\d+)?)", text)
    return f"swift {found.group(1)}" if found else "unknown"


def count(bench, scene, frames):
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", bench, "--json", "--kernels",
         "avx2", "--scenes", str(HERE / "scenes"), "--frames", str(frames), scene],
        capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not found:
        sys.exit(f"{scene}: callgrind failed\n{run.stderr}")
    return int(found.group(1))


def main():
    arguments = [a for a in sys.argv[1:] if a != "--accept"]
    accept = "--accept" in sys.argv
    if not arguments:
        sys.exit(__doc__)
    original, scenes = arguments[0], arguments[1:] or SCENES
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    known = record.setdefault(toolchain(), {})
    if not known and not accept:
        print(f"note: nothing is recorded for {toolchain()}; --accept records it")
        return
    failed = 0
    # Older valgrinds cannot read what newer compilers write for debuggers.
    bench = str(pathlib.Path(tempfile.mkdtemp()) / "gateframe-bench")
    subprocess.run(["strip", "--strip-debug", "-o", bench, original], check=True)
    for scene in scenes:
        now = (count(bench, scene, 5) - count(bench, scene, 2)) // 3
        before = known.get(scene)
        change = now / before - 1 if before else 0
        print(f"{scene:5}{now:12,} instructions a frame ({change:+.1%})", flush=True)
        if accept or not before:
            known[scene] = now
        elif change > ALLOWED:
            failed += 1
            print(f"{scene} needs {change:.1%} more instructions than recorded ({before:,}). If that is "
                  f"meant, run: Tests/Bench/instructions.py {original} --accept {scene}")
        elif change < -ALLOWED:
            print(f"{scene} needs fewer; record it with: Tests/Bench/instructions.py {original} --accept "
                  f"{scene}")
    if accept:
        RECORD.write_text(json.dumps(record, indent=2) + "\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

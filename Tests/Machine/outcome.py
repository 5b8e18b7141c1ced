"""Counts checks, and tells the layer that runs them."""

import os
import sys


class Outcome:
    def __init__(self):
        path = os.environ.get("GATEFRAME_LAYER_REPORT")
        self.report = open(path, "a", encoding="utf-8") if path else sys.stdout
        self.failures = 0

    def check(self, name, holds, detail=""):
        """Counts a check; the detail tells what was found instead."""
        print(f"    {'ok' if holds else 'FAILED'}: {name}{': ' + str(detail) if detail else ''}")
        if holds:
            self.report.write("passed 1\n")
        else:
            self.failures += 1
            self.report.write(f"failed 1 {name}: {detail}\n")
        self.report.flush()
        return holds

    def fact(self, name, value):
        """A figure that is told and not judged."""
        print(f"    {name}: {value}")

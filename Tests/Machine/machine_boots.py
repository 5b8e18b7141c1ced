"""Tells by its exit status whether a guest boots within a time.

usage: machine_boots.py LAUNCHER KERNEL accelerated|emulated SECONDS
"""

import sys

from machine import Machine

try:
    with Machine(sys.argv[1], sys.argv[2], accelerated=sys.argv[3] == "accelerated",
                 limit=float(sys.argv[4])) as guest:
        guest.agent.do("quit")
except Exception as error:
    print(repr(error))
    sys.exit(1)

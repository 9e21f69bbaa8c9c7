"""profiles.py - the library solves as the command does, with each of the command's profiles: profiles.py LIBRARY TABLES

TABLES holds the command's tables (the output of crosshatch-tables).  The logs are the same, byte for byte, whichever profile was used before.

SPDX-License-Identifier: MIT
"""

import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys

SOURCE = pathlib.Path(os.environ["CH_SOURCE"])
LISTS = ("easy", "hard", "expert")
EACH = 4  # puzzles of a list
sys.path.insert(0, str(SOURCE / "docs/examples"))
from solve import ENGLISH, Crosshatch  # noqa: E402  (the example of the documents)


class Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("profile", ctypes.c_char_p), ("strategies", ctypes.c_char_p), ("guess", ctypes.c_int),
                ("order", ctypes.c_char_p)]


def puzzles():
    for name in LISTS:
        text = (SOURCE / f"puzzles/{name}.txt").read_text(encoding="utf-8")
        yield from re.findall(r"^[0-9.]{81}(?!\S)", text, re.MULTILINE)[:EACH]


def log_of(library, puzzle, profile):
    text = puzzle.encode()
    options = Options(ctypes.sizeof(Options), profile.encode())
    library.call("ch_read", library.work, text, ctypes.c_size_t(len(text)), None)
    library.call("ch_solve", library.work, ctypes.byref(options), None)
    return library.written("ch_write_log", ENGLISH, 0)


def main():
    path, tables = sys.argv[1:]
    profiles = json.loads(pathlib.Path(tables).read_text(encoding="utf-8"))["values"]["PROFILE"]
    library = Crosshatch(path)
    sampled = list(puzzles())
    # One puzzle by all profiles before the next: state that they share must not matter.
    logs = {(puzzle, profile): log_of(library, puzzle, profile) for puzzle in sampled for profile in profiles}
    assert len(sampled) == EACH * len(LISTS) and len(profiles) > 1
    good = True
    print(f"1..{len(profiles)}")
    for number, profile in enumerate(profiles, 1):
        said = subprocess.run([os.environ["CH_BINARY"], "solve", "--log", "json", "--lang", "en", "--profile", profile, "-"],
                              input="\n".join(sampled), capture_output=True, text=True, encoding="utf-8", check=False).stdout
        same = said.splitlines() == [logs[puzzle, profile].rstrip("\n") for puzzle in sampled]
        print("ok" if same else "not ok", number, "-", profile, flush=True)
        good = good and same
    return 0 if good else 1


sys.exit(main())

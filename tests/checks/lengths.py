"""lengths.py - no function above 60 lines; files above 400 are named.

Relies on the layout that clang-format gives: a function's opening brace is alone at the start of a line, and so is its closing one.

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import sys

LONGEST_FUNCTION = 60
LONG_FILE = 400


def functions(lines):
    """Yields (number of its first line, length) of each function, counted from the line after the last blank or closing one."""
    start = None
    first = 0
    for number, line in enumerate(lines):
        if start is None and (not line.strip() or line[0] in "#}/ *"):
            first = number + 1 if not line.startswith(" ") else first
        if line == "{":
            start = first
        elif line == "}" and start is not None:
            yield start + 1, number - start + 1
            start, first = None, number + 1


def main():
    source = pathlib.Path(os.environ["CH_SOURCE"])
    paths = [p for d in ("src", "strategies", "tests") for p in sorted((source / d).rglob("*.c"))]
    seen = bad = 0
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        if len(lines) > LONG_FILE:
            print(f"{path.relative_to(source)}: {len(lines)} lines (a file is one idea)")
        for line, length in functions(lines):
            seen += 1
            if length > LONGEST_FUNCTION:
                print(f"{path.relative_to(source)}:{line}: a function of {length} lines")
                bad += 1
    print(f"{seen} functions")
    return 1 if bad or seen < 100 else 0


sys.exit(main())

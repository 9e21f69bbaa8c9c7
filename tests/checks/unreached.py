"""unreached.py - each place in tests/unreached.txt exists: its file, and in it the line of code or the function that is named

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import re
import sys


def read_places(source):
    """Yields (file, text) of each place; lines before the first reason are prose."""
    _, _, places = (source / "tests" / "unreached.txt").read_text("utf-8").partition("\n# ")
    for line in places.splitlines()[1:]:
        if line and not line.startswith("# "):
            path, _, text = line.partition(": ")
            yield path, text


def has_place(path, text):
    """Returns whether the file has the line, or the function `name()`."""
    if not path.is_file():
        return False
    code = path.read_text("utf-8")
    function = re.fullmatch(r"(\w+)\(\)", text)
    return bool(re.search(rf"\b{function[1]}\b", code)) if function else text in map(str.strip, code.splitlines())


def main():
    source = pathlib.Path(os.environ["CH_SOURCE"])
    places = list(read_places(source))
    missing = [f"{path}: {text}" for path, text in places if not has_place(source / path, text)]
    if not places:
        missing.append("no place is named")
    for line in missing:
        print("tests/unreached.txt names a place that does not exist:", line)
    return int(bool(missing))


sys.exit(main())

"""reach.py - docs/reach.md names each command, exported function, method of the npm package and member of the Python package.

Every dash of the table has a note.  reach_options.py checks the table of options below.

SPDX-License-Identifier: MIT
"""
import os
import pathlib
import re
import sys

INTERFACES = ("command", "C", "npm", "Python")
# What the npm package offers besides methods.
EXPORTS = {"CrosshatchError", "load", "position", "writeParquet"}


def commands(root):
    return set(re.findall(r'^COMMAND\(\w+, "(\w+)"', (root / "src/cli/commands/commands.def").read_text("utf-8"), re.M))


def functions(root):
    return set(re.findall(r"^ +(ch_\w+);", (root / "src/api/crosshatch.map").read_text("utf-8"), re.M))


def methods(root):
    """Returns the methods of the class in core.ts, without private ones."""
    return set(re.findall(r"^  ([a-z]\w*)\(", (root / "web/npm/src/core.ts").read_text("utf-8"), re.M)) - {"constructor"}


def members(root):
    """Returns the functions of the package and the public members of its classes for puzzles and solutions."""
    folder = root / "src/python/crosshatch"
    names = set(re.findall(r"^from \.(?:grading|limits|making|solution|training) import (.*)$", (folder / "__init__.py").read_text("utf-8"), re.M))
    names = {name.strip() for line in names for name in line.split(",") if name.strip()[0].islower()}
    text = (folder / "puzzle.py").read_text("utf-8")
    return names | {f"Puzzle.{name}" for name in re.findall(r"^    def ([a-z]\w*)\(self.*", text, re.M)}


def rows(root):
    for line in (root / "docs/reach.md").read_text("utf-8").partition("\n## Options\n")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 6 and cells[0] != "capability" and not cells[0].startswith("---"):
            yield cells


def main():
    root = pathlib.Path(os.environ["CH_SOURCE"])
    table = list(rows(root))
    named = {interface: set(re.findall(r"`([^`]+)`", " ".join(row[1 + i] for row in table))) for i, interface in enumerate(INTERFACES)}
    faults = [f"{row[0]}: a dash without a note" for row in table if "–" in row[1:5] and not row[5]]
    known = {"command": commands(root), "C": functions(root), "npm": methods(root), "Python": members(root)}
    shown = {"Puzzle.candidates", "Puzzle.digit", "Puzzle.digits", "Puzzle.givens"}  # of a puzzle itself
    for interface, names in known.items():
        faults += [f"{interface}: no row for {name}" for name in sorted(names - named[interface] - shown)]
    faults += [f"{interface}: there is no {name}" for interface in ("command", "C", "npm")
               for name in sorted(named[interface] - known[interface] - EXPORTS)]
    print("\n".join(faults) or f"{len(table)} rows")
    return bool(faults) or len(table) < 20


sys.exit(main())

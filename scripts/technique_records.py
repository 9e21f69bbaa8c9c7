"""technique_records.py - reads the records of the techniques, strategies/ROOM/FAMILY.def, for the scripts.

SPDX-License-Identifier: MIT
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
RECORD = re.compile(r"^TECHNIQUE\((\d+), (\w+), (\w+), (\w+),\n(.*?)\)\n(?=TECHNIQUE|\Z)", re.S | re.M)
FIELD = re.compile(r'\.(\w+) = (?:N_\()?"?((?<=")(?:[^"\\]|\\.)*|\w+)')


def files(root=ROOT):
    """Returns the files of the families, in the order of techniques.def, without the sub-types."""
    names = re.findall(r'^#include "(\w+\.def)"', (root / "strategies/core/techniques.def").read_text("utf-8"), re.M)
    return [next((root / "strategies").rglob(name)) for name in names if name != "subtypes.def"]


def numbers(root=ROOT):
    """Returns the numbers of all techniques and sub-types."""
    texts = (path.read_text("utf-8") for path in [*files(root), root / "strategies/core/subtypes.def"])
    return [int(number) for text in texts for number in re.findall(r"^(?:TECHNIQUE|SUBTYPE)\((\d+),", text, re.M)]


def records(root=ROOT):
    """Returns a dictionary for each technique: number, NAME, find, mark, file, and its fields, all as text."""
    found = []
    for path in files(root):
        text = path.read_text("utf-8")
        rows = RECORD.findall(text)
        if not rows or len(rows) != len(re.findall(r"^TECHNIQUE\(", text, re.M)):
            raise ValueError(f"{path}: a record could not be read")
        for number, name, find, mark, fields in rows:
            found.append({"number": number, "name": name, "find": find, "mark": mark, "file": path, **dict(FIELD.findall(fields))})
    return found


def on_request(root=ROOT):
    """Returns the NAMEs of the techniques that are used only on request."""
    return set(re.findall(r"^\w*ON_REQUEST\((\w+)\)", (root / "src/engine/default_order.def").read_text("utf-8"), re.M))

"""library_lines - the cases of the techniques that are to be found, as lines of a technique library that name them.

    library_lines.py FILE...    the files are those of tests/strategies/cases

SPDX-License-Identifier: MIT
"""
import re
import sys


def candidates(text, sign):
    """Returns the candidates of the moves with a sign, as digit, row and column."""
    return [digit + row + column for row, column, digit in re.findall(rf"r(\d)c(\d){sign}(\d)", text)]


def library_line(key, grid, start, conclusions):
    cells = list(grid)
    for digit, row, column in candidates(start, "="):
        cells[9 * int(row) + int(column) - 10] = "+" + digit
    lists = candidates(start, "<>"), candidates(conclusions, "<>"), candidates(conclusions, "=")
    return ":".join(["", key, "", "".join(cells), *map(" ".join, lists), ""])


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = [field.strip() for field in line.split(";")]
            if len(fields) == 4 and line[0] not in "#!":
                print(library_line(*fields))

"""test_deadly_shapes.py - the shapes that the program deadly_shapes lists are what they are called, and the finders find each.

This script shares no code with the program.  It fills each shape in every way and looks for the twin of each filling, and does the same without one cell or
more: then a filling is alone.  It turns each shape about, gives one of its cells another candidate, and expects the conclusion, which `verify` proves.
Speaks TAP.

SPDX-License-Identifier: MIT
"""
import collections
import itertools
import subprocess
import sys

from patterns import check_found, random_from_seed
from tap import check, plan

DIGITS = "123456789"
ORDERS = list(itertools.permutations(range(3)))
SHAPES = {("3", 6): 2, ("3", 7): 1, ("4", 8): 3, ("4", 9): 1}
KINDS = (lambda cell: ("row", cell[0]), lambda cell: ("column", cell[1]), lambda cell: ("box", cell[0] // 3, cell[1] // 3))


def houses(cell):
    return [kind(cell) for kind in KINDS]


def parse(line):
    digits, *words = line.split()
    return digits, frozenset((int(word[1]) - 1, int(word[3]) - 1) for word in words)


def fillings(cells, digits, used=frozenset()):
    """Yields what the rest of a grid can see of each way to fill the cells: the digits of each house."""
    if not cells:
        yield used
        return
    for digit in digits:
        new = {(house, digit) for house in houses(cells[0])}
        if not new & used:
            yield from fillings(cells[1:], digits, used | new)


def is_deadly(cells, digits):
    """Reports whether there are fillings, and each looks like another one."""
    views = collections.Counter(fillings(sorted(cells), DIGITS[:digits]))
    return bool(views) and min(views.values()) > 1


def is_closed(cells):
    """Reports whether no cell is alone in a house."""
    return min(collections.Counter(house for cell in cells for house in houses(cell)).values()) > 1


def has_smaller(cells, digits):
    """Reports whether a part of the cells is deadly."""
    return any(is_closed(part) and is_deadly(part, digits) for size in range(4, len(cells)) for part in itertools.combinations(cells, size))


def invariant(cells):
    """Returns numbers that a symmetry of the grid does not change."""
    return sorted(sorted(tuple(kind(cell) == kind(other) for kind in KINDS) for other in cells) for cell in cells)


def are_alike(one, other):
    """Reports whether a transposition or none makes the cells see each other in the same way."""
    return invariant(other) in (invariant(one), invariant([(column, row) for row, column in one]))


def shuffled(cells, rng):
    """Returns the cells after a random symmetry of the grid."""
    lines = [[3 * band + line for band in rng.choice(ORDERS) for line in rng.choice(ORDERS)] for _ in range(2)]
    turned = [(lines[0][row], lines[1][column]) for row, column in cells]
    return [(column, row) for row, column in turned] if rng.random() < 0.5 else turned


def trial(cells, digits, rng):
    """Returns a grid in which one cell of the shape has another candidate, and what that cell loses.  The other cells have none of its digits."""
    extra = rng.choice(sorted(cells))
    inside = rng.sample(DIGITS, digits)
    outside = [digit for digit in DIGITS if digit not in inside]
    guard = rng.choice(outside)
    text = ""
    for cell in itertools.product(range(9), repeat=2):
        allowed = (inside if cell in cells else outside) + ([guard] if cell == extra else [])
        text += "".join(digit if digit in allowed else "." for digit in DIGITS)
    return text, [f"r{extra[0] + 1}c{extra[1] + 1}<>{digit}" for digit in inside]


def main():
    program, crosshatch = sys.argv[1:]
    shapes = [parse(line) for line in subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()]
    counts = collections.Counter((digits, len(cells)) for digits, cells in shapes)
    check("two extended rectangles, a heptagon; two more rectangles, an octagon, a square", counts == SHAPES, counts)
    check("no cell is alone in a house", all(is_closed(cells) for _, cells in shapes))
    check("each is deadly", all(is_deadly(cells, int(digits)) for digits, cells in shapes))
    check("none has a smaller one in it", not any(has_smaller(cells, int(digits)) for digits, cells in shapes))
    pairs = itertools.combinations([cells for _, cells in shapes], 2)
    check("no two are alike", not any(len(one) == len(other) and are_alike(one, other) for one, other in pairs))

    rng = random_from_seed()
    cases = [trial(shuffled(cells, rng), int(digits), rng) for digits, cells in shapes for _ in range(20)]
    check_found(crosshatch, "extended-rectangle-1,multi-digit-deadly-pattern", cases)
    plan()


if __name__ == "__main__":
    main()

"""test_impossible_patterns.py - the impossible patterns are what they are called, and the finder finds each of them.

The program impossible_patterns lists them.  This script shares no code with it: it proves that three digits cannot fill a pattern, and can without any
one cell; that no two patterns turn into each other; and that there are as many as the community counted.  Then it turns each pattern about, gives some of
its cells another candidate, and expects the finder's conclusion, which `verify` proves.  Speaks TAP.

SPDX-License-Identifier: MIT
"""
import collections
import itertools
import os
import subprocess
import sys

from patterns import check_found, random_from_seed
from tap import check, plan

ORDERS = list(itertools.permutations(range(3)))
# By number of cells.
COUNTS = {10: 30, 12: 38, 13: 290, 14: 159, 15: 102, 16: 11}
DIGITS = "123456789"


def sees(one, other):
    return one != other and (one[0] == other[0] or one[1] == other[1] or (one[0] // 3, one[1] // 3) == (other[0] // 3, other[1] // 3))


def can_fill(cells, taken=None):
    """Reports whether three digits can fill the cells; the cell with the fewest digits left is tried first."""
    taken = taken or {}
    left = {cell: set(range(3)) - {digit for other, digit in taken.items() if sees(cell, other)} for cell in cells if cell not in taken}
    if not left:
        return True
    cell = min(left, key=lambda cell: (len(left[cell]), cell))
    return any(can_fill(cells, taken | {cell: digit}) for digit in left[cell])


def is_minimal(cells):
    return not can_fill(cells) and all(can_fill(cells - {cell}) for cell in cells)


def form(cells):
    """Returns the least of the forms that rows, columns, bands, stacks and a transposition can give the pattern."""
    forms = []
    for turned in (cells, {(column, row) for row, column in cells}):
        bands = sorted({row // 3 for row, _ in turned})
        for order in itertools.permutations(bands) if len(bands) <= 2 else ():
            for inner in itertools.product(ORDERS, repeat=len(bands)):
                rows = [3 * band + row for band, rows in zip(order, inner) for row in rows]
                columns = [tuple((row, column) in turned for row in rows) for column in range(9)]
                forms.append((len(rows), sorted(sorted(columns[i:i + 3]) for i in (0, 3, 6))))
    return repr(min(forms))


def shuffled(cells, rng):
    """Returns the pattern after a random symmetry of the grid."""
    lines = [[3 * band + line for band in rng.choice(ORDERS) for line in rng.choice(ORDERS)] for _ in range(2)]
    turned = {(lines[0][row], lines[1][column]) for row, column in cells}
    return {(column, row) for row, column in turned} if rng.random() < 0.5 else turned


def grid(cells, extra, digits, guards):
    """Returns a grid with pencil marks: the pattern's cells have the digits, those in EXTRA the guardians too, all other cells everything."""
    text = ""
    for cell in itertools.product(range(9), repeat=2):
        allowed = DIGITS if cell not in cells else digits + guards if cell in extra else digits
        text += "".join(digit if digit in allowed else "." for digit in DIGITS)
    return text


def name(cell, sign, digit):
    return f"r{cell[0] + 1}c{cell[1] + 1}{sign}{digit}"


def trials(cells, rng):
    """Yields grids and the conclusions that the finder must have there."""
    *digits, one, other = rng.sample(DIGITS, 5)
    digits = "".join(sorted(digits))
    cell = rng.choice(sorted(cells))
    yield grid(cells, {cell}, digits, one), [name(cell, "=", one)]
    yield grid(cells, {cell}, digits, one + other), [name(cell, "<>", digit) for digit in digits]
    others = sorted(set(itertools.product(range(9), repeat=2)) - cells)
    targets = [target for target in others if 2 <= sum(sees(target, cell) for cell in cells) <= 5]
    target = rng.choice(targets)
    yield grid(cells, {cell for cell in cells if sees(cell, target)}, digits, one), [name(target, "<>", one)]


def main():
    program, crosshatch = sys.argv[1:]
    thinning = os.environ.get("CH_THINNING", "1")
    lines = subprocess.run([program, "--every", thinning], check=True, capture_output=True, text=True).stdout.split()
    patterns = [{divmod(place, 9) for place, sign in enumerate(line) if sign == "x"} for line in lines]
    counts = collections.Counter(map(len, patterns))
    check("as many as the community counted", counts == COUNTS and sum(COUNTS.values()) == 630 if thinning == "1" else len(patterns) > 9, counts)
    check("each is impossible and minimal", all(map(is_minimal, patterns)))
    check("no two are alike", len(set(map(form, patterns))) == len(patterns))

    rng = random_from_seed()
    cases = [case for cells in patterns for case in trials(shuffled(cells, rng), rng)]
    check_found(crosshatch, "impossible-pattern", cases)
    plan()


if __name__ == "__main__":
    main()

"""test_deadly_shapes.py - the shapes that the program deadly_shapes lists are what they are called, and the finders find each.

Squares without a cell, with random candidates, are found if and only if each filling has a twin.

This script shares no code with the program.  It fills each shape in every way and looks for the twin of each filling, and does the same without one cell or
more: then a filling is alone.  It turns each shape about, gives one of its cells another candidate, and expects the conclusion, which `verify` proves.
Speaks TAP.

SPDX-License-Identifier: MIT
"""
import collections
import itertools
import json
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


def twisted(rng):
    """Returns a square without one cell, with some of four digits in each cell, and the digits."""
    cells = sorted(itertools.product(range(3), (0, 3, 6)))
    cells.pop(rng.randrange(9))
    inside = rng.sample(DIGITS, 4)
    lines = [[0] + rng.sample([1, 2], 2), [3 * stack + rng.randrange(3) for stack in rng.choice(ORDERS)]]
    while True:
        allowed = {cell: rng.sample(inside, rng.choice((2, 2, 2, 3, 3, 4))) for cell in cells}
        if set(sum(allowed.values(), [])) == set(inside):
            return {(lines[0][row], lines[1][column // 3]): digits for (row, column), digits in allowed.items()}, inside


def conditional_fillings(pattern, cells, used=frozenset()):
    if not cells:
        yield used
        return
    for digit in pattern[cells[0]]:
        new = {(house, digit) for house in houses(cells[0])}
        if not new & used:
            yield from conditional_fillings(pattern, cells[1:], used | new)


def has_twins(pattern):
    views = collections.Counter(conditional_fillings(pattern, sorted(pattern)))
    return bool(views) and min(views.values()) > 1


def rotating_trial(pattern, inside, rng):
    """Returns a grid in which one cell of the pattern has another candidate."""
    extra = rng.choice(sorted(pattern))
    outside = [digit for digit in DIGITS if digit not in inside]
    allowed = {cell: pattern.get(cell, outside) for cell in itertools.product(range(9), repeat=2)}
    allowed[extra] = allowed[extra] + outside[:1]
    text = "".join(digit if digit in allowed[cell] else "." for cell in itertools.product(range(9), repeat=2) for digit in DIGITS)
    plain = set(sum((digits for cell, digits in pattern.items() if cell != extra), []))
    return text, plain == set(inside) and set(pattern[extra]), f"r{extra[0] + 1}c{extra[1] + 1}"


def check_rotating(crosshatch, rng):
    """Compares the finder with random patterns, deadly or not."""
    cases = {True: [], False: []}
    while len(cases[True]) < 40:
        pattern, inside = twisted(rng)
        text, lost, cell = rotating_trial(pattern, inside, rng)
        if lost:
            cases[has_twins(pattern)].append((text, {f"{cell}<>{digit}" for digit in lost}))
    trials = [(text, lost, deadly) for deadly in cases for text, lost in cases[deadly][:40]]
    solve = [crosshatch, "solve", "--strategies", "rotating-deadly-pattern", "--log", "json"]
    logs = subprocess.run(solve, input="\n".join(text for text, _, _ in trials), capture_output=True, text=True).stdout
    wrong = []
    for (text, lost, deadly), line in zip(trials, logs.splitlines(), strict=True):
        if any(lost <= set(step["eliminate"]) for step in json.loads(line)["steps"]) != deadly:
            wrong.append(f"{text} {sorted(lost)} {deadly}")
    check("a square without a cell is found if and only if it is deadly", not wrong, "\n".join(wrong[:3]))


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
    check_rotating(crosshatch, rng)
    plan()


if __name__ == "__main__":
    main()

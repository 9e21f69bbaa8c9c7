"""test_bug_lites.py - the BUG-Lites are what they are called, and the finder finds each of them.

The program bug_lites lists them.  This script shares no code with it: it fills the cells of each in every way and looks for the twin of each filling; it
proves that no smaller pattern lies in another, and that no two turn into each other.  Then it turns each pattern about, gives one of its cells another
candidate, and expects the finder's conclusion, which `verify` proves.  Speaks TAP.

SPDX-License-Identifier: MIT
"""
import itertools
import os
import subprocess
import sys

from patterns import check_found, random_from_seed
from tap import check, plan

DIGITS = "123456789"
ORDERS = list(itertools.permutations(range(3)))
KINDS = (lambda cell: ("row", cell[0]), lambda cell: ("column", cell[1]), lambda cell: ("box", cell[0] // 3, cell[1] // 3))


def houses(cell):
    return [kind(cell) for kind in KINDS]


def parse(line):
    return {(int(word[1]) - 1, int(word[3]) - 1): word[5:] for word in line.split()}


def fillings(pattern, done=None):
    """Yields every way to fill the cells without a repetition in a house."""
    done = done or {}
    left = [cell for cell in pattern if cell not in done]
    if not left:
        yield done
        return
    for digit in pattern[left[0]]:
        if all(other != digit or not set(houses(cell)) & set(houses(left[0])) for cell, other in done.items()):
            yield from fillings(pattern, done | {left[0]: digit})


def uses(filling):
    """Returns the digits of each house, which is all that the rest of a grid can tell of a filling."""
    return sorted((house, digit) for cell, digit in filling.items() for house in houses(cell))


def is_deadly(pattern):
    """Reports whether each filling has a twin, another one with the same digits in every house."""
    ways = [(filling, uses(filling)) for filling in fillings(pattern)]
    return all(any(one != other and use == twin for other, twin in ways) for one, use in ways)


def is_paired(pattern):
    """Reports whether each digit has two of the cells in a house, or none."""
    places = [(house, digit) for cell, pair in pattern.items() for digit in pair for house in houses(cell)]
    return all(places.count(place) == 2 for place in places)


def is_connected(pattern):
    """Reports whether the cells that share a digit and a house lead from one cell to all: then no part of them is paired."""
    met, new = set(), [min(pattern)]
    while new:
        cell = new.pop()
        met.add(cell)
        new += [other for other in pattern if other not in met and set(houses(cell)) & set(houses(other)) and set(pattern[cell]) & set(pattern[other])]
    return len(met) == len(pattern)


def invariant(pattern):
    """Returns numbers that a symmetry of the grid does not change."""
    shared = [sorted((sum(kind(cell) == kind(other) for kind in KINDS), len(set(pattern[cell]) & set(pattern[other]))) for other in pattern) for cell in pattern]
    return repr((len(set("".join(pattern.values()))), sorted(shared)))


def maps(one, other):
    """Yields, for both ways round, the lines and digits of OTHER that can take the place of those of ONE, found cell by cell."""
    for turned in (one, {(column, row): pair for (row, column), pair in one.items()}):
        yield from extend(list(turned.items()), dict(other), {})


def extend(cells, left, known):
    if not cells:
        yield known
        return
    ((row, column), pair), *rest = cells
    for cell, digits in left.items():
        for order in (digits, digits[::-1]):
            wanted = {("row", row): cell[0], ("band", row // 3): cell[0] // 3, ("column", column): cell[1], ("stack", column // 3): cell[1] // 3,
                      ("digit", pair[0]): order[0], ("digit", pair[1]): order[1]}
            more = known | wanted
            is_same = all(known.get(key, value) == value for key, value in wanted.items())
            if is_same and len({(key[0], value) for key, value in more.items()}) == len(more):
                yield from extend(rest, {other: two for other, two in left.items() if other != cell}, more)


def are_alike(patterns):
    """Returns a pair of patterns that turn into each other, or None."""
    groups = {}
    for pattern in patterns:
        groups.setdefault(invariant(pattern), []).append(pattern)
    for group in groups.values():
        for one, other in itertools.combinations(group, 2):
            if next(maps(one, other), None) is not None:
                return one, other
    return None


def shuffled(pattern, rng):
    """Returns the pattern after a random symmetry of the grid."""
    lines = [[3 * band + line for band in rng.choice(ORDERS) for line in rng.choice(ORDERS)] for _ in range(2)]
    digits = dict(zip(DIGITS, rng.sample(DIGITS, 9)))
    turned = {(lines[0][row], lines[1][column]): "".join(sorted(digits[digit] for digit in pair)) for (row, column), pair in pattern.items()}
    return {(column, row): pair for (row, column), pair in turned.items()} if rng.random() < 0.5 else turned


def trial(pattern, rng):
    """Returns a grid in which one cell of the pattern has another candidate, and what that cell loses.  The other cells have none of its digits."""
    extra = rng.choice(sorted(pattern))
    outside = "".join(digit for digit in DIGITS if digit not in "".join(pattern.values()))
    guard = rng.choice(outside)
    text = ""
    for cell in itertools.product(range(9), repeat=2):
        allowed = pattern.get(cell, outside) + (guard if cell == extra else "")
        text += "".join(digit if digit in allowed else "." for digit in DIGITS)
    return text, [f"r{extra[0] + 1}c{extra[1] + 1}<>{digit}" for digit in pattern[extra]]


def main():
    program, crosshatch = sys.argv[1:]
    most = "12" if os.environ.get("CH_THINNING", "1") == "1" else "10"
    lines = subprocess.run([program, most], check=True, capture_output=True, text=True).stdout.splitlines()
    patterns = [parse(line) for line in lines]
    check("as many as strategies/uniqueness/bug_lite.c says", len(patterns) == {"12": 1491, "10": 121}[most], len(patterns))
    check("each digit has two cells in a house, or none", all(map(is_paired, patterns)))
    check("each is deadly", all(map(is_deadly, patterns)))
    check("none has a smaller one in it", all(map(is_connected, patterns)))
    alike = are_alike(patterns)
    check("no two are alike", alike is None, alike)

    rng = random_from_seed()
    cases = [trial(shuffled(pattern, rng), rng) for pattern in patterns if len(set("".join(pattern.values()))) > 2]
    check_found(crosshatch, "bug-lite-1", cases)
    plan()


if __name__ == "__main__":
    main()

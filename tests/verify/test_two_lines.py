#!/usr/bin/env python3
"""Checks the rule of two lines that could be exchanged in part, in random grids.

Each grid holds such a pattern, with some of its digits given.  Where witness.py accepts it, the
cells of the pattern must allow another grid; all ways to exchange columns of the two lines are
tried.  Both the accepted and the other patterns must be many.

SPDX-License-Identifier: MIT
"""
import itertools
import random
import sys

sys.dont_write_bytecode = True
import witness

GRIDS = 60


def random_grid(rng):
    """Fills the cell with the fewest digits first."""
    grid = [None] * 81
    seen = [[cell for cell in range(81) if cell != one and any({one, cell} <= cells for cells in witness.HOUSE_SETS)] for one in range(81)]

    def fill():
        left = {cell: {*range(9)} - {grid[other] for other in seen[cell]} for cell in range(81) if grid[cell] is None}
        if not left:
            return True
        cell = min(left, key=lambda one: len(left[one]))
        for digit in rng.sample(sorted(left[cell]), len(left[cell])):
            grid[cell] = digit
            if fill():
                return True
        grid[cell] = None
        return False

    fill()
    return grid


def has_twin(grid, lines, pair_line, places, given):
    """Returns whether the two lines and the pair can be filled otherwise, with the same digits in each column."""
    ways = []
    pair = [grid[9 * pair_line + place] for place in places]
    for changed in ((), places):
        columns = []
        for place in range(9):
            digits = {grid[9 * line + place] for line in lines}
            if place in changed:
                digits = (digits | {pair[places.index(place)]}) - {pair[1 - places.index(place)]}
            columns.append(tuple(digits))
        if all(len(column) == 2 for column in columns):
            ways.append((columns, bool(changed)))
    for columns, changed in ways:
        for choice in itertools.product((0, 1), repeat=9):
            rows = [[columns[place][choice[place] ^ i] for place in range(9)] for i in (0, 1)]
            if (all(len(set(row)) == 9 for row in rows) and all(rows[i][place] == grid[9 * lines[i] + place] for i in (0, 1) for place in range(9) if 9 * lines[i] + place in given)
                    and (changed or rows != [grid[9 * line: 9 * line + 9] for line in lines])):
                return True
    return False


def chain_of(grid, lines, start):
    """Lists the columns from one on: each has in the first line the digit that the one before has in the second."""
    chain = [start]
    while True:
        digit = grid[9 * lines[1] + chain[-1]]
        following = next(place for place in range(9) if grid[9 * lines[0] + place] == digit)
        if following in chain:
            return chain
        chain.append(following)


def random_givens(rng, grid, lines, places, digits):
    """Returns given cells of the two lines, and filled ones: of some columns of a chain, or of any columns."""
    chain = chain_of(grid, lines, rng.randrange(9))[:rng.randint(1, 6)]
    if rng.random() < 0.4:
        chain = rng.sample(range(9), rng.randint(1, 3))
    cells = [9 * line + place for line in lines for place in chain
             if rng.random() < (0.5 if place in places else 0.9) and (place not in places or grid[9 * line + place] not in digits)]
    given = {cell for cell in cells if rng.random() < 0.7}
    return given, {cell for cell in cells if cell not in given and cell % 9 not in places}


def pattern_of(grid, lines, pair_line, places, digits, given, filled):
    box = next(cells for cells in witness.HOUSE_SETS if {9 * line + place for line in lines for place in places} < cells)
    pattern = {9 * line + place: tuple(range(9)) for line in lines for place in range(9)}
    rest = tuple(sorted({*range(9)} - digits))
    pattern.update({cell: rest for cell in box if cell // 9 not in lines or cell % 9 not in places})
    pattern.update({9 * pair_line + place: tuple(sorted(digits)) for place in places})
    pattern.update({cell: (grid[cell],) for cell in filled})
    return {cell: digits for cell, digits in pattern.items() if cell not in given}


def main():
    rng = random.Random(2026)
    accepted = rejected = 0
    for _ in range(GRIDS):
        grid = random_grid(rng)
        for lines in ((first + a, first + b) for first in (0, 3, 6) for a, b in ((0, 1), (0, 2), (1, 2))):
            for places in ((first + a, first + b) for first in (0, 3, 6) for a, b in ((0, 1), (0, 2), (1, 2))):
                for pair_line in range(9):
                    digits = {grid[9 * pair_line + place] for place in places}
                    if pair_line // 3 == lines[0] // 3 or not digits <= {grid[9 * line + place] for line in lines for place in places}:
                        continue
                    given, filled = random_givens(rng, grid, lines, places, digits)
                    puzzle = "".join(str(grid[cell] + 1) if cell in given else "." for cell in range(81))
                    pattern = pattern_of(grid, lines, pair_line, places, digits, given, filled)
                    if not witness.has_two_lines(puzzle, tuple(pattern.items())):
                        rejected += 1
                        continue
                    accepted += 1
                    if not has_twin(grid, lines, pair_line, places, given):
                        sys.exit(f"no twin: {grid} {lines} {pair_line} {places} {given} {filled}")
    print(f"accepted {accepted}, rejected {rejected}")
    if accepted < 500 or rejected < 50:
        sys.exit("too few patterns")


main()

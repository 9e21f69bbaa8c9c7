#!/usr/bin/env python3
"""test_pattern_claims.py - what the sentences of singles, intersections, subsets, fish, wings, single digits, uniqueness and colouring claim holds on the board.

As test_claims.py, for the families whose patterns are cells and houses.  A technique whose sentences make no claim that is checked here fails.

SPDX-License-Identifier: MIT
"""
import itertools
import os
import re
import sys

import test_claims
from test_claims import CELL, CELLS, DIGITS, HOUSE, HOUSES, cell, cells_of, digits_of, in_house, places
from steps import SENTENCE, read_steps

FILES = ("singles", "intersections", "subsets", "fish", "wings", "single-digit", "uniqueness", "colouring")
KINDS = {"box": "box", "boxes": "box", "row": "row", "rows": "row", "column": "column", "columns": "column"}
SOME_HOUSES = r"(?:box(?:es)?|rows?|columns?) [1-9](?:(?:, | and | or |, and )(?:(?:box(?:es)?|rows?|columns?) )?[1-9])*"


class Board:
    """The candidates of a case, and its digits."""

    def __init__(self, grid, start):
        names = [cell(i // 9 + 1, i % 9 + 1) for i in range(81)]
        self.open = test_claims.candidates_at(grid, start)
        self.digit = {name: one for name, one in zip(names, grid) if one in "123456789"}
        self.given = dict(self.digit)
        self.digit.update(fact.split("=") for fact in start if "=" in fact)

    def places(self, house, digit):
        return places(self.open, house, digit)

    def union(self, names):
        return set().union(*(self.open.get(name, set()) for name in names))


def houses_of(text):
    """Returns the houses of a list such as "box 5, row 6" or "rows 1, 5 and 6"."""
    kind, found = "", []
    for word in re.findall(r"box(?:es)?|rows?|columns?|[1-9]", text):
        if word in KINDS:
            kind = KINDS[word]
        else:
            found.append(f"{kind} {word}")
    return found


def sees(one, other):
    return one != other and any({one, other} <= house for house in HOUSES.values())


# ---- claims: each yields whether one holds, and what it says ----

def check_blockers(board, line):
    for digit, names, houses in re.findall(rf"The ([1-9])s? in ({CELLS}) blocks? ({SOME_HOUSES})\.", line):
        yield all(board.digit.get(name) == digit for name in cells_of(names)), f"the {digit} is in {names}"
        yield all(HOUSES[house] & cells_of(names) for house in houses_of(houses)), f"{names} in {houses}"
        yield all(any(name in HOUSES[house] for house in houses_of(houses)) for name in cells_of(names)), f"{names} blocks one of {houses}"


def check_single_places(board, line):
    for house, name, digit in re.findall(rf"In ({HOUSE}), only ({CELL}) is left for the ([1-9])", line):
        yield board.places(house, digit) == {name}, f"places of {digit} in {house}"
    for name, house, digit in re.findall(rf"({CELL}) is the last empty cell of ({HOUSE})\. The others hold every digit but ([1-9])", line):
        yield {one for one in HOUSES[house] if one in board.open} == {name}, f"empty cells of {house}"
        yield {board.digit[one] for one in HOUSES[house] - {name}} == set("123456789") - {digit}, f"digits of {house}"


def check_seen_digits(board, line):
    for name, seen in re.findall(rf"({CELL}) sees ([1-9].*?)\. Only", line):
        for digits, house in re.findall(rf"({DIGITS}) in ({HOUSE})", seen):
            yield name in HOUSES[house] and digits_of(digits) <= {board.digit.get(one) for one in HOUSES[house]}, f"{digits} in {house}"
    for digit, name in re.findall(rf"Only ([1-9]) is left for ({CELL})", line):
        yield board.open.get(name) == {digit}, f"candidates of {name}"


def check_locked(board, line):
    for house, digit, names, other in re.findall(rf"In ({HOUSE}), the ([1-9]) can only be in ({CELLS}), (?:both|all) in ({HOUSE})", line):
        yield board.places(house, digit) == cells_of(names), f"places of {digit} in {house}"
        yield in_house(cells_of(names), other), f"{names} in {other}"


def check_direct(board, line):
    for house, digit, other, name in re.findall(
            rf"so ({HOUSE}) cannot have its ([1-9]) in ({HOUSE})\. Only ({CELL}) is left for it there", line):
        yield board.places(house, digit) - HOUSES[other] == {name}, f"places of {digit} in {house} outside {other}"
    for names, outside, digit, house in re.findall(
            rf"can only be in ({CELLS})\. They fill these cells\. Outside them, only ({CELL}) can be ([1-9]) in ({HOUSE})", line):
        yield board.places(house, digit) - cells_of(names) == {outside}, f"places of {digit} in {house} outside {names}"


def check_few_candidates(board, line):
    for house, names, digits in re.findall(rf"In ({HOUSE}), ({CELLS}) can only be ({DIGITS})\.", line):
        yield in_house(cells_of(names), house) and board.union(cells_of(names)) == digits_of(digits), f"{names} in {house}"
    for names, one, other, digits in re.findall(rf"({CELLS}) are in ({HOUSE}) and ({HOUSE})\. They can only be ({DIGITS})\.", line):
        yield in_house(cells_of(names), one) and in_house(cells_of(names), other), f"{names} in {one} and {other}"
        yield board.union(cells_of(names)) == digits_of(digits), f"candidates of {names}"
    for names, digits in re.findall(rf"(?:^|\. |\? )({CELLS}) can only be ({DIGITS})\.", line):
        yield board.union(cells_of(names)) <= digits_of(digits), f"candidates of {names}"


def check_few_places(board, line):
    for house, digits, names in re.findall(rf"In ({HOUSE}), the digits ({DIGITS}) can only be in ({CELLS})\.", line):
        yield set().union(*(board.places(house, one) for one in digits_of(digits))) == cells_of(names), f"places of {digits} in {house}"


def check_crossing(board, line):
    for one, other, digits, names in re.findall(
            rf"In ({HOUSE}), {CELLS} can only be {DIGITS}\. In ({HOUSE}), ({DIGITS}) fit only in the crossing and ({CELLS})\.", line):
        found = set().union(*(board.places(other, digit) for digit in digits_of(digits)))
        yield found - HOUSES[one] == cells_of(names), f"places of {digits} in {other} outside {one}"


def fish_of(line):
    """Yields the bases, the digit, the covers, the fins and the places in two bases of each fish."""
    for bases, digit, more, same, covers, fins, others, twice in re.findall(
            rf"(?:In ({SOME_HOUSES}), the ([1-9])|Take ({SOME_HOUSES})\.(?: {CELLS} (?:is|are) in two of them at once\.)? Their ([1-9])) can only be in ({SOME_HOUSES})"
            rf"(?:, except the fins? ({CELLS})|\. The exceptions? (?:is|are) the fins? ({CELLS}))?\.(?: (?:And )?({CELLS}) (?:is|are) in two of )?", line):
        yield houses_of(bases or more), digit or same, houses_of(covers), cells_of(fins or others), cells_of(twice)


def check_fish(board, line):
    for bases, digit, covers, fins, twice in fish_of(line):
        found = set().union(*(board.places(house, digit) for house in bases))
        covered = set().union(*(HOUSES[house] for house in covers))
        yield len(bases) == len(covers), f"as many of {bases} as of {covers}"
        yield found - covered == fins - covered and fins | twice <= found, f"places of {digit} in {bases} outside {covers}"
    for bases, digit, more, same, covers, fins in re.findall(
            rf"(?:In ({SOME_HOUSES}), two fish for the ([1-9])|Take ({SOME_HOUSES})\. Two fish for the ([1-9]) there) each use [a-z]+ of ({SOME_HOUSES})\. "
            rf"Their fins are ({CELLS})\.", line):
        found = set().union(*(board.places(house, digit or same) for house in houses_of(bases or more)))
        covered = set().union(*(HOUSES[house] for house in houses_of(covers)))
        yield found - covered <= cells_of(fins) <= found, f"places of {digit or same} in {bases or more} outside {covers}"


def check_kraken(board, line):
    for bases, digit, covers, rest in re.findall(rf"In ({SOME_HOUSES}), the ([1-9]) can only be in ({SOME_HOUSES}), or in ({CELLS})\.", line):
        found = set().union(*(board.places(house, digit) for house in houses_of(bases)))
        yield found - set().union(*(HOUSES[house] for house in houses_of(covers))) == cells_of(rest), f"places of {digit} in {bases} outside {covers}"
        yield len(houses_of(bases)) == len(houses_of(covers)) + 1, f"one less of {covers} than of {bases}"


def check_fins(board, line):
    for _, digit, _, fins, twice in fish_of(line):
        for targets in re.findall(rf"If (?:a fin|the fin|it|one of them|(?:one of )?{CELLS}) is [1-9], ({CELLS}) sees? it\. If not", line):
            yield all(sees(fin, target) for fin in fins | twice for target in cells_of(targets)), f"{targets} see {fins | twice}"
            yield all(digit in board.open.get(target, ()) for target in cells_of(targets)), f"{digit} in {targets}"


def check_shares(board, line):
    parts = rf"{HOUSE} with {CELLS}(?:,? and {HOUSE} with {CELLS}|, {HOUSE} with {CELLS})*"
    for names, shared in re.findall(rf"({CELLS}) shares? ({parts})", line):
        for house, others in re.findall(rf"({HOUSE}) with ({CELLS})", shared):
            yield in_house(cells_of(names) | cells_of(others), house), f"{names} and {others} in {house}"
    for name, one, other, seen in re.findall(rf"({CELL}) \(({HOUSE})(?: and ({HOUSE}))?\)(?:, {CELL} \(.*?\)|,? and {CELL} \(.*?\))* see ({CELLS})", line):
        yield all(any(name in HOUSES[house] and place in HOUSES[house] for house in (one, other) if house)
                  for place in cells_of(seen)), f"{name} sees {seen}"
    for names, house in re.findall(rf"({CELLS}) share ({HOUSE})(?!.* with)", line):
        yield in_house(cells_of(names), house), f"{names} in {house}"


def check_wings(board, line):
    for house, name, one, other in re.findall(rf"[Ii]n ({HOUSE}), ({CELL}) is ([1-9]) or ([1-9])", line):
        yield name in HOUSES[house] and board.open.get(name) == {one, other}, f"candidates of {name}"
    for name, names, house in re.findall(rf"({CELL}) would block ({CELLS}) in ({HOUSE})", line):
        yield in_house(cells_of(names) | {name}, house), f"{name} and {names} in {house}"


def check_two_places(board, line):
    """Where the digit of a house is, told of one digit and up to two houses."""
    for digit, names, other, others in re.findall(
            rf"In {HOUSE} the ([1-9]) is (?:only )?in ({CELLS})(?:, in ({HOUSE}) in ({CELLS}))?[.,](?! or it is)", line):
        house = re.search(rf"In ({HOUSE}) the {digit} is (?:only )?in {re.escape(names)}", line).group(1)
        yield board.places(house, digit) == cells_of(names), f"places of {digit} in {house}"
        yield not other or board.places(other, digit) == cells_of(others), f"places of {digit} in {other}"
    for house, digit, name, via in re.findall(rf"In ({HOUSE}) the ([1-9]) is in ({CELL}), or it is in ({CELL}) and leaves", line):
        yield board.places(house, digit) == {name, via}, f"places of {digit} in {house}"
    for houses, digit, names in re.findall(rf"In ({SOME_HOUSES}) the ([1-9]) is only in ({CELLS})\.", line):
        yield set().union(*(board.places(house, digit) for house in houses_of(houses))) == cells_of(names), f"places of {digit} in {houses}"


def check_links(board, line):
    for digit, house, names, others in re.findall(rf"If the ([1-9]) of ({HOUSE}) is not in ({CELLS}), it is in ({CELLS})\.", line):
        yield board.places(house, digit) == cells_of(names) | cells_of(others), f"places of {digit} in {house}"
    for name, one, other in re.findall(rf"If ({CELL}) is not ([1-9]), it is ([1-9]), its only other candidate", line):
        yield board.open.get(name) == {one, other}, f"candidates of {name}"
    for names, via, digit, house, others in re.findall(
            rf"Then ({CELLS})(?: in ({HOUSE}))? (?:is|are) not ([1-9]), so the [1-9] of ({HOUSE}) is in ({CELLS})\.", line):
        yield board.places(house, digit) == cells_of(names) | cells_of(others), f"places of {digit} in {house}"
        yield not via or in_house(cells_of(names), via), f"{names} in {via}"
    for name, via, one, other in re.findall(rf"Then ({CELL}) in ({HOUSE}) is not ([1-9]), so it is ([1-9])\.", line):
        yield board.open.get(name) == {one, other} and name in HOUSES[via], f"candidates of {name}"


def check_bent_sets(board, line):
    for names, count, digits in re.findall(rf"({CELLS}) have just ([1-9]) digits: ({DIGITS})\.", line):
        yield board.union(cells_of(names)) == digits_of(digits) and len(cells_of(names)) == int(count), f"digits of {names}"


def check_deadly(board, line):
    for names, digits in re.findall(rf"({CELLS}) can also be ({DIGITS})\.", line):
        yield digits_of(digits) <= board.union(cells_of(names)), f"{digits} in {names}"
    for names, digits in re.findall(rf"({CELLS}) hold ({DIGITS})\.", line):
        yield {board.digit.get(name) for name in cells_of(names)} == digits_of(digits), f"digits of {names}"
    for names in re.findall(rf"({CELLS}) (?:is|are) filled, but (?:is|are) not (?:a given|givens)\.", line):
        yield all(name in board.digit and name not in board.given for name in cells_of(names)), f"{names} found since"
    for names, digits, others in re.findall(rf"({CELLS}) would hold only ({DIGITS}) without ({DIGITS})\.", line):
        yield board.union(cells_of(names)) - digits_of(digits) == digits_of(others), f"digits of {names} beside {digits}"
    for name, digit, house, other in re.findall(rf"({CELL}) sees every place for ([1-9]) in ({HOUSE}), except ({CELL})\.", line):
        rest = set(board.places(house, digit)) - {other}
        yield other in board.places(house, digit) and all(sees(name, place) for place in rest), f"{name} sees each {digit} of {house}"
    for names, count, house in re.findall(rf"With ({CELLS}) that makes ([1-9]) cells of ({HOUSE})", line):
        yield in_house(cells_of(names), house), f"{names} in {house}"
    for names in re.findall(rf"Every empty cell but ({CELLS}) has just two candidates", line):
        yield {name for name, digits in board.open.items() if len(digits) != 2} == cells_of(names), f"cells of two candidates but {names}"
    for name, names, digit in re.findall(rf"({CELL}) sees ({CELLS}), which (?:has|have) ([1-9]) as a third candidate\. All other cells have two\.", line):
        yield all(sees(name, other) and digit in board.open[other] for other in cells_of(names)), f"{name} sees the {digit} in {names}"
        yield all(len(digits) == 2 + (other in cells_of(names)) for other, digits in board.open.items() if other != name), f"candidates beside {names}"


def check_symmetry(board, line):
    for name, pairs in re.findall(r"(After half a turn|Mirrored at the diagonal from \S+ to \S+),? the givens are in the same cells, with ([1-9/, ]+) exchanged", line):
        partner = {digit: digit for digit in "123456789"}
        for one, other in (pair.split("/") for pair in pairs.split(", ")):
            partner |= {one: other, other: one}
        for row, column in itertools.product(range(1, 10), repeat=2):
            image = {"A": (10 - row, 10 - column), "1": (column, row), "9": (10 - column, 10 - row)}[name.split(" to ")[0][-1] if " to " in name else "A"]
            one, other = board.given.get(cell(row, column)), board.given.get(cell(*image))
            yield (one and partner[one]) == other, f"the counterpart of {cell(row, column)}"


def moved(cycles):
    """Returns where each of 1 to 9 goes by cycles such as "1/3, 5/6/9"."""
    to = {one: one for one in "123456789"}
    for cycle in (text.split("/") for text in cycles.split(", ") if text):
        to |= dict(zip(cycle, cycle[1:] + cycle[:1]))
    return to


def turned(line):
    """Returns a function from the row and column of a cell to those of its image; None where the line names no automorphism."""
    found = re.search(r"Let (?:rows ([1-9/, ]+?))?(?: and )?(?:columns ([1-9/, ]+?))? change places:", line)
    if found:
        rows, columns, mirrored = moved(found[1] or ""), moved(found[2] or ""), "Mirror the grid at" in line
        return lambda row, column: (rows[column], columns[row]) if mirrored else (rows[row], columns[column])
    opposite = dict(zip("123456789", "987654321"))
    turns = {"Turned by half a turn": lambda row, column: (opposite[row], opposite[column]),
             "Mirrored at the diagonal from r1c1 to r9c9": lambda row, column: (column, row),
             "Mirrored at the diagonal from r1c9 to r9c1": lambda row, column: (opposite[column], opposite[row])}
    for text, turn in turns.items():
        if text in line:
            return turn
    return None  # a quarter turn may be one to the left or to the right


def check_automorphism(board, line):
    turn, digits = turned(line), re.search(r"Their digits change: ([1-9/, ]+)\.", line)
    changed = moved(digits[1] if digits else "")
    given = dict(board.given)
    for name, digit in re.findall(rf"Suppose that ({CELL}) is ([1-9]), as if given", line):
        given[name] = digit
    for name, digit in re.findall(rf"({CELL}) is solved: count its ([1-9]) as a given", line):
        yield board.digit.get(name) == digit, f"{name} is solved"
        given[name] = digit
    for row, column in itertools.product("123456789", repeat=2) if turn and "the givens are in the same cells again" in line else ():
        one, other = given.get(cell(row, column)), given.get(cell(*turn(row, column)))
        yield (one and changed[one]) == other, f"the image of {cell(row, column)}"
    for digit, image in re.findall(rf"{CELL} stays in place, but ([1-9]) would change to ([1-9])", line):
        yield digit != image and changed[digit] == image, f"{digit} changes to {image}"
    for name, image, digit in re.findall(rf"({CELL}) moves to ({CELL}), which it sees, and ([1-9]) would not change", line):
        yield sees(name, image) and changed[digit] == digit, f"{digit} stays, and {name} sees {image}"
    for image, digit, other in re.findall(rf"moves to ({CELL}), and ([1-9]) changes to ([1-9]), which is ruled out there", line):
        yield changed[digit] == other and other not in board.open.get(image, {board.digit.get(image)}), f"{other} is ruled out in {image}"


def check_loops(board, line):
    for names, houses in re.findall(rf"({CELLS}) make a loop\. It runs through ({SOME_HOUSES})\.", line):
        ring = re.findall(CELL, names)
        pairs = [{one, other} for one, other in zip(ring, ring[1:] + ring[:1])]
        yield all(in_house(pair, house) for pair, house in zip(pairs, houses_of(houses))), f"{names} through {houses}"


def check_colours(board, line):
    for name, via, digit, house, other in re.findall(
            rf"If {CELL} is [1-9], ({CELL}) in ({HOUSE}) is not, so the ([1-9]) of ({HOUSE}) is in ({CELLS})", line):
        yield board.places(house, digit) == {name} | cells_of(other), f"places of {digit} in {house}"


CHECKS = tuple(value for name, value in sorted(globals().items()) if name.startswith("check_"))


def main():
    test_claims.FILES = FILES
    faults, claims, found = {}, {}, {check.__name__: 0 for check in CHECKS}
    for path, cases in test_claims.read_positions(os.environ["CH_SOURCE"]):
        for step in read_steps(sys.argv[1], "--cases", path):
            if step.language != "en" or step.source not in cases:
                continue
            board, line = Board(*cases[step.source]), " ".join(step.text[SENTENCE])
            claims.setdefault(step.technique, 0)
            for check in CHECKS:
                for holds, claim in check(board, line):
                    found[check.__name__] += 1
                    claims[step.technique] += 1
                    if not holds:
                        faults.setdefault(step.technique, []).append(f"{claim}: {line}")
    print(f"1..{len(claims) + len(CHECKS)}")
    for number, (technique, count) in enumerate(sorted(claims.items()), 1):
        good = count > 0 and technique not in faults
        print(f"{'ok' if good else 'not ok'} {number} - {technique}: {count} claims")
        print("".join(f"# {text}\n" for text in faults.get(technique, [])[:5]), end="")
    for number, (name, count) in enumerate(found.items(), len(claims) + 1):
        print(f"{'ok' if count > 0 else 'not ok'} {number} - {name}: {count} claims")
    return bool(faults or not all(claims.values()) or not all(found.values()))


if __name__ == "__main__":
    sys.exit(main())

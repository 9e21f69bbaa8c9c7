#!/usr/bin/env python3
"""test_claims.py - what the sentences of chains, almost locked sets and forcing claim about cells and houses holds on the board.

The steps are those of the cases of tests/strategies/cases, as the program reading prints them.  The candidates are computed here from its digits and eliminations.  Every claim that a
pattern below finds in a sentence is checked: the house of a link, the other places of a digit, the cells and digits of a group, what sees what.

SPDX-License-Identifier: MIT
"""
import os
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent / "reading"))
from steps import read_steps  # noqa: E402

CELL = r"r[1-9]c[1-9]"
CELLS = rf"{CELL}(?:(?:, | and | or ){CELL})*"
HOUSE = r"(?:box|row|column) [1-9]"
DIGITS = r"[1-9](?:(?:, | and | or )[1-9])*"
FILES = ("chains", "als", "forcing", "exotic", "exotic-patterns")


def cells_of(text):
    return set(re.findall(CELL, text))


def digits_of(text):
    return set(re.findall(r"(?<![rc0-9])[1-9](?![0-9])", text))


def cell(row, column):
    return f"r{row}c{column}"


def house_cells(name):
    kind, number = name.split()
    return {cell(r, c) for r in range(1, 10) for c in range(1, 10)
            if int(number) == {"row": r, "column": c, "box": (r - 1) // 3 * 3 + (c - 1) // 3 + 1}[kind]}


HOUSES = {f"{kind} {n}": house_cells(f"{kind} {n}") for kind in ("box", "row", "column") for n in range(1, 10)}


def candidates_at(grid, start):
    """Returns the candidates of each empty cell."""
    names = [cell(i // 9 + 1, i % 9 + 1) for i in range(81)]
    digit = {name: one for name, one in zip(names, grid) if one.isdigit() and one != "0"}
    digit.update(fact.split("=") for fact in start if "=" in fact)
    open_digits = {name: set("123456789") for name in names if name not in digit}
    for name in open_digits:
        for house in HOUSES.values():
            if name in house:
                open_digits[name] -= {digit[other] for other in house if other in digit}
    for fact in start:
        if "<>" in fact:
            name, one = fact.split("<>")
            open_digits.get(name, set()).discard(one)
    return open_digits


def places(board, house, digit):
    return {name for name in HOUSES[house] if digit in board.get(name, ())}


def in_house(names, house):
    return names <= HOUSES[house]


# ---- claims: each yields whether one holds, and what it says ----

def check_last_places(board, line):
    """The other places of a digit in the house of a strong link."""
    pattern = (rf"(?:Suppose|So) (?:none of )?({CELLS}) (?:is|is not) ([1-9])(?: \(({HOUSE})\))?(?:\. Then|, and) the ([1-9]) of ({HOUSE}) "
               rf"must be in (?:one of )?({CELLS})")
    for start, one, weak, other, house, end in re.findall(pattern, line):
        yield not weak or in_house(cells_of(start), weak), f"{start} not in {weak}"
        yield one != other or places(board, house, one) == cells_of(start) | cells_of(end), f"places of {one} in {house}"
        yield one == other or places(board, house, other) - cells_of(start) == cells_of(end) - cells_of(start), f"places of {other} in {house} without {start}"


def check_last_candidates(board, line):
    for name, one, house, other in re.findall(rf"So ({CELL}) is not ([1-9]) \(({HOUSE})\) and must be ([1-9]), its only", line):
        yield board[name] == {one, other} and name in HOUSES[house], f"candidates of {name}"
    for name, one, other in re.findall(rf"Suppose ({CELL}) is not ([1-9])\. Then it must be ([1-9]), its only", line):
        yield board[name] == {one, other}, f"candidates of {name}"


def check_weak_links(board, line):
    """Each line follows from the cells that the line before it ends with, in the house that it names."""
    last = None
    for sentence in re.split(r"(?<=\.) (?=So|Suppose|Then)", line):
        weak = re.match(rf"So (?:none of )?({CELLS}) (?:is|is not) [1-9] \(({HOUSE})\)", sentence)
        if weak and last:
            yield in_house(cells_of(weak.group(1)) | last, weak.group(2)), f"{weak.group(1)} and {sorted(last)} in {weak.group(2)}"
        ends = re.search(rf"(?:must be|needs its [1-9],) in (?:one of )?({CELLS})", sentence)
        alone = re.match(rf"So ({CELL}) is not [1-9] \({HOUSE}\) and must be|Suppose ({CELL}) is ([1-9])\.", sentence)
        folded = " ... " in sentence
        last = None if folded else cells_of(ends.group(1)) if ends else cells_of(alone.group(0).split(" is ")[0]) if alone else None


def groups_of(line):
    """Returns the cells and digits of each group that a sentence names."""
    groups = {}
    for letter, shape, house, digits in re.findall(rf"Group ([A-Z]) is ([rc0-9, ]+?)(?: of ({HOUSE}))?, with ({DIGITS})", line):
        number = house.split()[1] if house else ""
        names = {part if re.fullmatch(CELL, part) else part + "c" + number if part[0] == "r" else "r" + number + part
                 for part in shape.split(", ")}
        groups[letter] = (names, digits_of(digits), house)
    return groups


def check_groups(board, line):
    for letter, (names, digits, house) in groups_of(line).items():
        yield set().union(*(board.get(name, set()) for name in names)) == digits, f"digits of group {letter}"
        yield not house or in_house(names, house), f"cells of group {letter} in {house}"


def of_group(board, line, letter, digit):
    return {name for name in groups_of(line)[letter][0] if digit in board[name]}


def check_commons(board, line):
    for claim in re.findall(r"[A-Z] and [A-Z] can have only one .*?\. ", line):
        a, b = re.match("([A-Z]) and ([A-Z])", claim).groups()
        for pair, digit, house in re.findall(rf"((?:, [A-Z] and [A-Z] )?)(?:can have |and )?only one ([1-9]) \(({HOUSE})\)", claim):
            if pair:
                a, b = re.findall("[A-Z]", pair)
            yield in_house(of_group(board, line, a, digit) | of_group(board, line, b, digit), house), f"the {digit} of {a} and {b} in {house}"


def check_crossings(board, line):
    """The cells of a Sue de Coq where a line and a box cross, and the digits that both groups have."""
    for names, one, other, digits in re.findall(rf"({CELLS}), where ({HOUSE}) and ({HOUSE}) cross, have the digits ({DIGITS})\.", line):
        yield in_house(cells_of(names), one) and in_house(cells_of(names), other), f"{names} in {one} and {other}"
        yield set().union(*(board[name] for name in cells_of(names))) == digits_of(digits), f"digits of {names}"
        groups = groups_of(line)
        both = groups["A"][1] & groups["B"][1]
        shared = re.search(rf"The ({DIGITS}) can be in A and in B", line)
        yield both == (digits_of(shared.group(1)) if shared else set()), "digits of A and B"
        twice = re.search(rf"Where they cross there is no ({DIGITS})\.", line)
        yield both & digits_of(digits) == (digits_of(twice.group(1)) if twice else set()), f"digits of A, B, and {names}"


def check_seen_cells(board, line):
    for names, digit, one, a, other, b in re.findall(
            rf"(?:Nor can |)({CELLS}) (?:cannot )?be ([1-9]): in ({HOUSE}) (?:it sees|they see) ({CELLS})(?:, in ({HOUSE}) ({CELLS}))?", line):
        yield in_house(cells_of(names) | cells_of(a), one) or (other and not in_house(cells_of(names) | cells_of(b), other)), f"{names} see {a} {b}"
        yield all(digit in board.get(name, ()) for name in cells_of(names)), f"{digit} in {names}"


def check_seen_groups(board, line):
    for names, digit, one, a, other, b in re.findall(
            rf"({CELLS}) (?:cannot )?be ([1-9]): in ({HOUSE}) (?:it sees|they see) every [1-9] of ([A-Z])"
            rf"(?:, in ({HOUSE}) every [1-9] of ([A-Z]))?", line):
        yield in_house(cells_of(names) | of_group(board, line, a, digit), one), f"{names} see {a} in {one}"
        yield not other or in_house(cells_of(names) | of_group(board, line, b, digit), other), f"{names} see {b} in {other}"


def check_said_once(_, line):
    """No candidate is excluded twice."""
    excluded = [(name, digit) for names, digit in re.findall(rf"({CELLS}) (?:cannot )?be ([1-9]): in {HOUSE}", line) for name in cells_of(names)]
    for one in excluded:
        yield excluded.count(one) == 1, f"{one[0]}<>{one[1]} is said again"


def check_lost(board, line):
    """A group of a chain, or of a death blossom, that cannot have a digit."""
    for a, digit, house in re.findall(rf"So ([A-Z]) has no ([1-9]) \(({HOUSE})\)", line):
        yield in_house(of_group(board, line, chr(ord(a) - 1), digit) | of_group(board, line, a, digit), house), f"the {digit} of {a} in {house}"
    for stem, digit, a, house in re.findall(rf"If ({CELL}) is ([1-9]), ([A-Z]) has no [1-9] \(({HOUSE})\)", line):
        yield in_house(of_group(board, line, a, digit) | {stem}, house), f"{stem} and the {digit} of {a} in {house}"


def check_loops(board, line):
    for digit, house, names in re.findall(rf"The ([1-9]) of ({HOUSE}) is in ({CELLS}), and nowhere else", line):
        yield cells_of(names) <= places(board, house, digit), f"{names} in {house}"


def check_ends(board, line):
    for names, others, house in re.findall(rf"Either (?:one of )?({CELLS}) is [1-9] or (?:one of )?({CELLS}) is [1-9]; they share ({HOUSE})", line):
        yield in_house(cells_of(names) | cells_of(others), house), f"{names} and {others} in {house}"


def check_pairs(board, line):
    for names, digits in re.findall(rf"({CELLS}) have only ({DIGITS}), and each sees the next", line):
        yield all(board.get(name) == digits_of(digits) for name in cells_of(names)), f"candidates of {names}"
    for target, house, one, line_name, other in re.findall(
            rf"So ({CELL}) can be neither: in ({HOUSE}) it sees ({CELL}), in ({HOUSE}) ({CELL})", line):
        yield in_house({target, one}, house) or not in_house({target, other}, line_name), f"{target} sees {one} and {other}"


def check_cases(board, line):
    for name, digits in re.findall(rf"^({CELL}) can only be ({DIGITS})\.", line):
        yield board.get(name) == digits_of(digits), f"candidates of {name}"
    for house, digit, names in re.findall(rf"^In ({HOUSE}) the ([1-9]) can only be in ({CELLS})", line):
        yield places(board, house, digit) == cells_of(names), f"places of {digit} in {house}"


CHECKS = (check_last_places, check_last_candidates, check_weak_links, check_groups, check_commons, check_crossings, check_seen_cells,
          check_seen_groups, check_said_once, check_lost, check_loops, check_ends, check_pairs, check_cases)


def read_positions(source):
    """Yields each file of cases, and by line the grid and the start of the case."""
    for name in FILES:
        path = pathlib.Path(source, f"tests/strategies/cases/{name}.txt")
        cases = {}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            fields = [field.strip() for field in line.split(";")]
            if len(fields) == 4 and re.fullmatch(r"[1-9.0]{81}", fields[1]) and not line.startswith(("#", "!")):
                cases[str(number)] = fields[1], fields[2].split()
        yield str(path), cases


def paragraph(step):
    """Returns the pattern and the argument of a step."""
    return " ".join(step.text["3"] + step.text["4"])


def main():
    faults, unproved, found = {}, {}, {check.__name__: 0 for check in CHECKS}
    techniques = set()
    for path, cases in read_positions(os.environ["CH_SOURCE"]):
        for step in read_steps(sys.argv[1], "--cases", path):
            if step.language != "en" or step.source not in cases:
                continue
            techniques.add(step.technique)
            line = paragraph(step)
            if re.search(r" applies here\. So", line):
                unproved.setdefault(step.technique, []).append(line)
            board = candidates_at(*cases[step.source])
            for check in CHECKS:
                for holds, claim in check(board, line):
                    found[check.__name__] += 1
                    if not holds:
                        faults.setdefault(step.technique, []).append(f"{claim}: {line}")
    print(f"1..{len(techniques) + len(CHECKS)}")
    for number, technique in enumerate(sorted(techniques), 1):
        wrong = faults.get(technique, []) + unproved.get(technique, [])
        print(f"{'not ok' if wrong else 'ok'} {number} - {technique}")
        print("".join(f"# {text}\n" for text in wrong[:5]), end="")
    for number, (name, count) in enumerate(found.items(), len(techniques) + 1):
        print(f"{'ok' if count > 0 else 'not ok'} {number} - {name}: {count} claims")
    return bool(faults or unproved or not all(found.values()))


if __name__ == "__main__":
    sys.exit(main())

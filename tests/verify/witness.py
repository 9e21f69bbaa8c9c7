"""witness.py - a second verifier of logs, written from docs/log-format.md alone.

It knows only the rules of Sudoku and that page, and shares nothing with src/verify, not even the language.  If one of the two accepts a log and the other rejects it, a program or the page is wrong (mutants.py searches for such logs).

A candidate is the number 9 * cell + digit, cells row by row, both from 0; a set of candidates is an integer with a bit for each.

    verdict(text, techniques)     "verified", the same on a condition, "refuted: why", or "unproved: why" where the search would take too long

SPDX-License-Identifier: MIT
"""

import functools
import itertools
import json
import re
import sys

NODES = 3000  # of the search of one conclusion; the page allows 100,000, which would take minutes here

ROLES = {"cells": "cell", "pivot": "cell", "houses": "house", "covers": "house", "fins": "placed", "endofins": "placed",
         "targets": "placed", "guardians": "placed", "inner": "placed", "hatching": "placed"}
OUTCOMES = ("solved", "stuck", "contradiction", "guessed", "ambiguous")
KINDS = ("duplicate", "no-place", "no-candidate", "cases")


class Refuted(Exception):
    """The log is wrong, or not a log."""


class Unproved(Exception):
    """The search takes too long."""


def want(condition, why):
    if not condition:
        raise Refuted(why)


# ---- the rules of Sudoku ----

def box(cell):
    return cell // 27 * 3 + cell % 9 // 3


HOUSES = {}
for _n in range(9):
    HOUSES[f"r{_n + 1}"] = [c for c in range(81) if c // 9 == _n]
    HOUSES[f"c{_n + 1}"] = [c for c in range(81) if c % 9 == _n]
    HOUSES[f"b{_n + 1}"] = [c for c in range(81) if box(c) == _n]


def in_one_house(a, b):
    return a // 9 == b // 9 or a % 9 == b % 9 or box(a) == box(b)


def bits(numbers):
    return functools.reduce(lambda total, number: total | 1 << number, numbers, 0)


def members(candidates):
    while candidates:
        low = candidates & -candidates
        yield low.bit_length() - 1
        candidates ^= low


def name_cell(cell):
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


CELLS = {name_cell(cell): cell for cell in range(81)}
ALL = (1 << 729) - 1
CONFLICTS = [bits(9 * cell + digit for cell in range(81) for digit in range(9)
                  if (cell == own and digit != d) or (cell != own and digit == d and in_one_house(cell, own)))
             for own in range(81) for d in range(9)]
CONSTRAINTS = {name: bits(range(9 * cell, 9 * cell + 9)) for name, cell in CELLS.items()}
CONSTRAINTS |= {f"{d + 1}{house}": bits(9 * cell + d for cell in cells) for house, cells in HOUSES.items() for d in range(9)}


# ---- reading ----

PATTERNS = {"cell": re.compile(r"r[1-9]c[1-9]\Z"), "house": re.compile(r"[rcb][1-9]\Z"),
            "placed": re.compile(r"r[1-9]c[1-9]=[1-9]\Z"), "removed": re.compile(r"r[1-9]c[1-9]<>[1-9]\Z"),
            "digits": re.compile(r"[1-9]{1,9}\Z"), "technique": re.compile(r"[a-z0-9-]{1,64}\Z"),
            "pattern": re.compile(r"(deadly|impossible)([1-9]|1[0-6])\Z")}


def is_named(value, kind):
    return isinstance(value, str) and PATTERNS[kind].match(value) is not None


def candidate(value, kind="placed"):
    want(is_named(value, kind), f"{value} is not a candidate")
    return 9 * CELLS[value[:4]] + int(value[-1]) - 1


def object_of(value, *keys):
    want(isinstance(value, dict) and all(key in value for key in keys), f"an object with {keys} is missing")
    return value


def list_of(value, least, most):
    want(isinstance(value, list) and least <= len(value) <= most, "a list is missing, too short or too long")
    return value


def names_of(value, kind, least=0, most=729):
    for name in list_of(value, least, most):
        want(is_named(name, kind), f"{name} is no {kind}")
    return value


def integer(value, least, most):
    want(type(value) is int and least <= value <= most, f"{value} is not an integer from {least} to {most}")
    return value


def digits_of(value):
    want(is_named(value, "digits") and len(set(value)) == len(value), f"{value} are not digits")
    return {int(sign) - 1 for sign in value}


def unique_keys(pairs):
    want(len(dict(pairs)) == len(pairs), "a key twice")
    return dict(pairs)


def plain_integer(text):
    """Reads an integer as the page allows it, and any other number, so that its key can still be ignored."""
    want(len(text) <= 32, "a number is too long")
    return float(text) if text.startswith("-") else int(text)


def parse(text):
    try:
        return json.loads(text, object_pairs_hook=unique_keys, parse_int=plain_integer)
    except ValueError as error:
        raise Refuted(f"no JSON: {error}") from error


def read_pattern(pattern):
    object_of(pattern)
    for role, kind in ROLES.items():
        names_of(pattern.get(role, []), kind)
    if "digits" in pattern:
        digits_of(pattern["digits"])
    for colour in list_of(pattern.get("colours", []), 0, 729):
        names_of(colour, "placed")
    for one in list_of(pattern.get("sets", []), 0, 729):
        names_of(object_of(one, "cells", "digits")["cells"], "cell", 1, 81)
        digits_of(one["digits"])
    for common in list_of(pattern.get("commons", []), 0, 729):
        first, second = (integer(n, 1, len(pattern.get("sets", []))) for n in list_of(object_of(common, "sets", "digit")["sets"], 2, 2))
        want(first != second and len(digits_of(common["digit"])) == 1, "a restricted common is of two sets and one digit")
    for link in list_of(pattern.get("links", []), 0, 729):
        want(isinstance(object_of(link, "from", "to", "strong")["strong"], bool), "strong is true or false")
        for end in ("from", "to"):
            if not isinstance(link[end], str):
                names_of(link[end], "placed", 1, 81)
            else:
                candidate(link[end])
    for closed in list_of(pattern.get("closed", []), 0, 729):
        want(is_named(object_of(closed, "cell")["cell"], "cell"), "closed is a cell")
        if "step" in closed:
            integer(closed["step"], 1, 730)
    want(pattern.get("kind", KINDS[0]) in KINDS, "an unknown kind")


def read_lines(lines, is_branch):
    for number, line in enumerate(list_of(lines, 1, 100000)):
        object_of(line)
        said = [key for key in ("then", "fails", "cases", "assume") if key in line]
        want(len(said) == 1 and (said[0] == "assume") == (is_branch and number == 0), "a line of an argument says one thing")
        key = said[0]
        if key in ("then", "assume"):
            candidate(line[key])
        premise = {"then": "by"}.get(key, key)
        if key != "assume":
            name = object_of(line, premise)[premise]
            want(isinstance(name, str) and (name in CONSTRAINTS or is_named(name, "pattern")), "a line names a premise")
        for branch in list_of(line.get("branches"), 1, 729) if key == "cases" else []:
            read_lines(branch, True)


def read_step(step):
    object_of(step, "step", "technique", "place", "eliminate", "premises", "after", "pattern")
    integer(step["step"], 1, 730)
    want(is_named(step["technique"], "technique"), "the technique is no name")
    names_of(step["place"], "placed", 0, 81)
    names_of(step["eliminate"], "removed", 0, 729)
    for name in list_of(object_of(step["premises"], "constraints")["constraints"], 0, 324):
        want(isinstance(name, str) and name in CONSTRAINTS, f"{name} is no constraint")
    room = 16
    for key in ("deadly", "impossible"):
        for deadly in list_of(step["premises"][key], 1, room) if key in step["premises"] else ():
            room -= 1
            for cell, digits in object_of(deadly).items():
                want(is_named(cell, "cell"), f"{cell} is no cell")
                digits_of(digits)
    for number in list_of(step["after"], 0, 730):
        integer(number, 1, 730)
    read_pattern(step["pattern"])
    if "argument" in step:
        for lines in list_of(step["argument"], 1, 729):
            read_lines(lines, False)
    for key in ("text", "notation"):
        want(isinstance(step.get(key, ""), str), f"{key} is a string")


def check_start(log):
    """No cell gets two digits; nothing is ruled out twice, or placed as well."""
    full = {cell for cell in range(81) if len(log["puzzle"]) == 81 and log["puzzle"][cell] != "."}
    placed, removed = set(), set()
    for item in log.get("start", []):
        one = candidate(item, "placed" if "=" in item else "removed")
        want(one not in removed and one not in placed and ("<>" in item or one // 9 not in full), f"{item} again")
        if "=" in item:
            placed.add(one)
            full.add(one // 9)
        else:
            removed.add(one)


def read_log(text):
    log = object_of(parse(text), "format", "version", "puzzle", "outcome", "solution", "steps")
    want(log["format"] == "crosshatch-log" and integer(log["version"], 1, 1), "another format or version")
    want(isinstance(log["puzzle"], str) and isinstance(log["solution"], str), "no puzzle, or no solution")
    want(re.fullmatch(r"[1-9.]{81}|([1.][2.][3.][4.][5.][6.][7.][8.][9.]){81}", log["puzzle"]), "not a puzzle")
    want(re.fullmatch(r"[1-9.]{81}", log["solution"]), "not a solution")
    want(log["outcome"] in OUTCOMES, "an unknown outcome")
    for item in list_of(log.get("start", []), 0, 810):
        want(is_named(item, "placed") or is_named(item, "removed"), "an unknown item of start")
    check_start(log)
    for step in list_of(log["steps"], 0, 730):
        read_step(step)
    for branch in list_of(log.get("abandoned", []), 0, 729):
        candidate(object_of(branch, "step", "assumed", "outcome")["assumed"])
        integer(branch["step"], 1, 730)
        want(branch["outcome"] in ("no-solution", "solution", "unfinished"), "an unknown outcome of a guess")
    read_report(log)
    return log


# ---- state and proof ----

class State:
    """The open candidates, the placed digits, and the step that first closed each candidate."""

    def __init__(self, log):
        puzzle = log["puzzle"]
        self.log = log
        self.open = ALL if len(puzzle) == 81 else bits(i for i in range(729) if puzzle[i] != ".")
        self.digit = [None] * 81
        self.given = [puzzle[c] != "." if len(puzzle) == 81 else False for c in range(81)]
        self.closed_by = {}
        self.guesses = 0
        for cell in range(81) if len(puzzle) == 81 else []:
            if puzzle[cell] != ".":
                self.place(9 * cell + int(puzzle[cell]) - 1, 0)
        for item in log.get("start", []):
            if "=" in item:
                self.place(candidate(item), 0)
            else:
                self.close(1 << candidate(item, "removed"), 0)
        self.entered = list(self.digit)

    def close(self, candidates, number):
        if number:
            for one in members(self.open & candidates):
                self.closed_by[one] = number
        self.open &= ~candidates

    def place(self, one, number):
        self.close(CONFLICTS[one], number)
        self.digit[one // 9] = one % 9

    def clash(self):
        """Returns whether a digit of the input is in a cell where it is closed."""
        return any(digit is not None and not self.open >> (9 * cell + digit) & 1 for cell, digit in enumerate(self.digit))


@functools.lru_cache(maxsize=200000)
def can_be_satisfied(open_, premises):
    """Returns whether the premises, sets of candidates, can all hold, by the plain search of the page."""
    nodes = 0
    stack = [(open_, premises)]
    while stack:
        open_, left = stack.pop()
        nodes += 1
        if nodes > NODES:
            raise Unproved("too many nodes")
        if not left:
            return True
        fewest = min(left, key=lambda premise: (premise & open_).bit_count())
        for one in members(fewest & open_):
            stack.append((open_ & ~CONFLICTS[one], tuple(premise for premise in left if not premise >> one & 1)))
    return False


def supposed(state, conclusion):
    """Returns the open candidates under the opposite of a conclusion, a name."""
    if conclusion is None:
        return state.open
    if "=" in conclusion:
        return state.open & ~(1 << candidate(conclusion))
    return state.open & ~CONFLICTS[candidate(conclusion, "removed")]


def prove(state, conclusion, premises):
    open_ = supposed(state, conclusion)
    true = 0 if conclusion is None or "=" in conclusion else 1 << candidate(conclusion, "removed")
    left = tuple((premise & open_, premise) for premise in premises.values() if not premise & true)
    want(not can_be_satisfied(open_ & bits_of(left), tuple(premise for premise, _ in left)), f"{conclusion} is not proved")


def bits_of(pairs):
    return functools.reduce(lambda total, pair: total | pair[0], pairs, 0)


# ---- deadly patterns ----

@functools.lru_cache(maxsize=None)
def is_deadly(pattern):
    """PATTERN: pairs of a cell and its digits."""
    cells = [cell for cell, _ in pattern]
    if all(len(digits) == 2 for _, digits in pattern) and cells and is_even(pattern):
        return True
    want(0 < len(cells) <= 12 and len(frozenset().union(*(digits for _, digits in pattern))) <= 4, "a deadly pattern is empty or too large")
    looks = {}
    for filling in fillings(pattern, ()):
        key = tuple(frozenset(filling[i] for i, cell in enumerate(cells) if cell in house) for house in HOUSE_SETS)
        looks[key] = looks.get(key, 0) + 1
    return all(count > 1 for count in looks.values())


HOUSE_SETS = [frozenset(cells) for cells in HOUSES.values()]


def is_even(pattern):
    """Returns whether each digit occurs twice or never in every house."""
    return all(sum(digit in digits and cell in house for cell, digits in pattern) in (0, 2) for house in HOUSE_SETS for digit in range(9))


def fillings(pattern, filled):
    """Yields every way to give each cell one of its digits, none twice in a house."""
    if len(filled) == len(pattern):
        yield filled
        return
    cell, digits = pattern[len(filled)]
    for digit in digits:
        if all(digit != other or not in_one_house(cell, pattern[i][0]) for i, other in enumerate(filled)):
            yield from fillings(pattern, filled + (digit,))


LINES = [tuple(3 * chute + line for chute in chutes for line in chutes_lines[chute])
         for chutes in itertools.permutations(range(3))
         for chutes_lines in itertools.product(itertools.permutations(range(3)), repeat=3)]


@functools.lru_cache(maxsize=256)
def symmetries(puzzle):
    """Lists the cell to which each cell moves, and what each given digit changes to, for every symmetry of the givens."""
    return list(each_symmetry(puzzle))


def each_symmetry(puzzle):
    given = [{9 * r + c for c in range(9) if puzzle[9 * r + c] != "."} for r in range(9)]
    down = [sum(puzzle[9 * r + c] != "." for r in range(9)) for c in range(9)]
    for turned in (False, True):
        place = [9 * c + r if turned else 9 * r + c for r in range(9) for c in range(9)]
        count = [sum(puzzle[place[9 * r + c]] != "." for c in range(9)) for r in range(9)]
        height = [sum(puzzle[place[9 * r + c]] != "." for r in range(9)) for c in range(9)]
        moves = [columns for columns in LINES if all(down[columns[c]] == height[c] for c in range(9))]
        for rows in LINES:
            if any(len(given[rows[r]]) != count[r] for r in range(9)):
                continue
            for columns in moves:
                image = [0] * 81
                for r in range(9):
                    for c in range(9):
                        image[place[9 * r + c]] = 9 * rows[r] + columns[c]
                pairs = {(puzzle[i], puzzle[image[i]]) for i in range(81)}
                change = dict(pairs)
                if len(change) == len(pairs) == len(set(change.values())) and change["."] == ".":
                    yield image, change


def is_symmetric(puzzle, pattern):
    """Returns whether a symmetry of the givens, or of the givens and one cell of a pattern, changes every solution that holds the pattern."""
    known = [(cell, digits[0]) for cell, digits in pattern if len(digits) == 1]
    return any(changes(givens, pattern) for givens in [puzzle] + [puzzle[:cell] + str(d + 1) + puzzle[cell + 1:] for cell, d in known])


def changes(puzzle, pattern):
    allowed = dict(pattern)
    for image, change in symmetries(puzzle):
        for cell, digits in pattern:
            to = image[cell]
            images = [(d, int(change.get(str(d + 1), d + 1)) - 1) for d in digits]
            if all(e not in allowed.get(to, range(9)) or (d != e if to == cell else d == e and in_one_house(cell, to)) for d, e in images):
                return True
    return False


def is_reverse(puzzle, pattern):
    """Returns whether all givens of the pattern's two digits are in it: these can be exchanged in the other cells, of which there are some."""
    cells, digits = {cell for cell, _ in pattern}, {digits for _, digits in pattern}
    return (len(puzzle) == 81 and len(digits) == 1 and all(len(pair) == 2 for pair in digits) and len(cells) < 18 and is_even(pattern)
            and all((cell in cells) == (int(puzzle[cell]) - 1 in pair) for pair in digits for cell in range(81) if puzzle[cell] != "."))


def is_one_chain(columns):
    """COLUMNS: the upper and the lower digit, None if unknown, and whether one is given. Joins columns where a digit follows on itself."""
    chains = [(top, bottom, given) for top, bottom, given in columns]
    for digit in range(9):
        ends = [chain for chain in chains if chain[1] == digit]
        starts = [chain for chain in chains if chain[0] == digit]
        if len(ends) == len(starts) == 1 and ends != starts:
            chains = [chain for chain in chains if chain not in (ends[0], starts[0])] + [(ends[0][0], starts[0][1], ends[0][2] or starts[0][2])]
    return sum(given for top, bottom, given in chains if top is None or top != bottom) <= 1


def can_exchange(puzzle, pattern, lines, places, turned):
    """Returns whether two lines could be exchanged in part, with a pair outside that crosses them at two places."""
    at = (lambda line, place: 9 * place + line) if turned else (lambda line, place: 9 * line + place)
    given = {cell: int(digit) - 1 for cell, digit in enumerate(puzzle) if digit != "."}
    square = {at(line, place) for line in lines for place in places}
    box = next(cells for cells in HOUSE_SETS if square < cells)
    if any(at(line, place) not in given.keys() ^ pattern.keys() for line in lines for place in range(9)) or len(square & given.keys()) > 1:
        return False
    columns = []
    for place in range(9):
        known = [given.get(at(line, place), min(pattern.get(at(line, place), ()), default=None)
                           if place not in places and len(pattern.get(at(line, place), ())) == 1 else None) for line in lines]
        columns.append((*known, any(at(line, place) in given for line in lines)))
    for line in {*range(9)} - {line for line in range(9) if line // 3 == lines[0] // 3}:
        pair = [pattern.get(at(line, place), ()) for place in places]
        digits = set(pair[0])
        if (pair[0] == pair[1] and len(digits) > 1 and not digits & {given[cell] for cell in box & given.keys()}
                and all(cell in given or (cell in pattern and not digits & set(pattern[cell])) for cell in box - square)):
            return is_one_chain(columns)
    return False


def has_two_lines(puzzle, pattern):
    """Returns whether the pattern has two lines of a chute, a pair outside, and the rest of a box without the digits of the pair."""
    pattern = dict(pattern)
    twos = [(first + a, first + b) for first in (0, 3, 6) for a, b in ((0, 1), (0, 2), (1, 2))]
    return len(puzzle) == 81 and any(can_exchange(puzzle, pattern, lines, places, turned) for lines in twos for places in twos for turned in (False, True))


def check_deadly(state, deadly):
    """Returns the pattern as a constraint: an open candidate of its cells that is not in it is true."""
    pattern = tuple(sorted((CELLS[cell], tuple(sorted(digits_of(digits)))) for cell, digits in deadly.items()))
    marks = state.log["puzzle"]
    if is_reverse(marks, pattern):
        return bits(9 * cell + d for cell, digits in pattern for d in range(9) if d not in digits)
    for cell, digits in pattern:
        want(not state.given[cell], "a deadly pattern holds a given")
        want(len(marks) == 81 or all(marks[9 * cell + d] != "." for d in digits), "a deadly pattern holds what the input rules out")
    if 1 <= len(pattern) <= 3:
        want(len(marks) == 81 and is_symmetric(marks, pattern), "the givens do not make a pattern of one to three cells deadly")
    else:
        want(has_two_lines(marks, pattern) or is_deadly(pattern), "a pattern is not deadly")
    return bits(9 * cell + d for cell, digits in pattern for d in range(9) if d not in digits)


def check_impossible(pattern):
    """Returns an impossible pattern as a constraint, like check_deadly()."""
    cells = {CELLS[cell]: frozenset(digits_of(digits)) for cell, digits in pattern.items()}
    want(len(cells) <= 20 and len(frozenset().union(*cells.values())) <= 4, "an impossible pattern is too large")
    want(not can_fill(cells), "a pattern is not impossible")
    return bits(9 * cell + d for cell, digits in cells.items() for d in range(9) if d not in digits)


def can_fill(cells):
    """CELLS: the digits left for each empty cell."""
    if not cells:
        return True
    cell = min(cells, key=lambda one: len(cells[one]))
    others = {other: digits for other, digits in cells.items() if other != cell}
    return any(can_fill({other: digits - {digit} if in_one_house(cell, other) else digits for other, digits in others.items()}) for digit in cells[cell])


# ---- arguments ----

def run_lines(open_, lines, premises):
    for line in lines[:-1]:
        if "assume" in line:
            continue  # its candidate is taken in run_cases
        want("then" in line, "a list of lines continues after its end")
        premise = premises.get(line["by"])
        one = candidate(line["then"])
        want(premise is not None and premise >> one & 1 and not open_ & premise & ~(1 << one), f"{line['then']} does not follow")
        open_ &= ~CONFLICTS[one]
    last = lines[-1]
    want("fails" in last or "cases" in last, "a list of lines does not end with a failure or cases")
    premise = premises.get(last.get("fails", last.get("cases")))
    want(premise is not None, "an argument names what is no premise")
    if "fails" in last:
        want(not open_ & premise, f"{last['fails']} does not fail")
        return
    assumed = [candidate(branch[0]["assume"]) for branch in last["branches"]]
    want(len(set(assumed)) == len(assumed) and bits(assumed) == open_ & premise, "the cases are not the open candidates")
    for one, branch in zip(assumed, last["branches"]):
        run_lines(open_ & ~CONFLICTS[one], branch, premises)


def check_argument(state, step, premises):
    conclusions = step["place"] + step["eliminate"] or [None]
    want(len(step["argument"]) == len(conclusions), "one argument for each conclusion")
    for conclusion, lines in zip(conclusions, step["argument"]):
        run_lines(supposed(state, conclusion), lines, premises)


# ---- steps ----

def once(names, what):
    want(len(set(names)) == len(names), f"{what} holds a thing twice")


def check_conclusions(state, step):
    once(step["place"], "place")
    once(step["eliminate"], "eliminate")
    placed = [candidate(name) for name in step["place"]]
    for one in placed:
        want(state.open >> one & 1 and state.digit[one // 9] is None, "a placement of what is closed or placed")
    for first, second in itertools.combinations(placed, 2):
        want(not CONFLICTS[first] >> second & 1, "two placements conflict")
    implied = functools.reduce(lambda total, one: total | CONFLICTS[one] | 1 << one, placed, 0)
    for name in step["eliminate"]:
        one = candidate(name, "removed")
        want(state.open >> one & 1 and state.digit[one // 9] is None, "an elimination of what is closed")
        want(not implied >> one & 1, "an elimination is implied")


def check_step(state, step, number):
    want(step["step"] == number, "the steps are numbered 1, 2, 3")
    names = step["premises"]["constraints"]
    once(names, "premises")
    deadly = step["premises"].get("deadly", [])
    premises = {name: CONSTRAINTS[name] for name in names}
    premises |= {f"deadly{i}": check_deadly(state, one) for i, one in enumerate(deadly, 1)}
    premises |= {f"impossible{i}": check_impossible(one) for i, one in enumerate(step["premises"].get("impossible", []), 1)}
    concludes = bool(step["place"] or step["eliminate"])
    is_contradiction = step["technique"] == "contradiction"
    want(concludes != is_contradiction, "a contradiction concludes nothing, any other step something")
    check_conclusions(state, step)
    if step["technique"] == "guess":
        want(len(step["place"]) == 1 and not step["eliminate"] and not premises and "argument" not in step, "a guess places one digit without premises")
        want(state.log["outcome"] == "guessed", "a guess in a log that is not guessed")
        state.guesses += 1
    else:
        for conclusion in step["place"] + step["eliminate"] or [None]:
            prove(state, conclusion, premises)
        if "argument" in step:
            check_argument(state, step, premises)
    union = functools.reduce(lambda total, premise: total | premise, premises.values(), 0)
    want(step["after"] == sorted({state.closed_by[one] for one in members(union & ~state.open) if one in state.closed_by}), "after is wrong")
    check_pattern(state, step, premises)
    for name in step["place"]:
        state.place(candidate(name), number)
    for name in step["eliminate"]:
        state.close(1 << candidate(name, "removed"), number)


# ---- the pattern ----

CANDIDATE_ROLES = ("fins", "endofins", "targets", "guardians", "inner")


def candidates_of(cells, digits):
    return bits(9 * cell + digit for cell in cells for digit in digits)


def check_guardians(state, deadly, guardians, premises):
    """Checks that the guardians are all that is open in the cells outside of the deadly patterns, or all of their digits outside of the cells."""
    cells = candidates_of([CELLS[cell] for one in deadly for cell in one], range(9))
    outside = sum_of(premise for name, premise in premises.items() if is_named(name, "pattern"))
    if len(deadly) == 1 and guardians & ~cells:
        digits = candidates_of(range(81), set().union(*map(digits_of, deadly[0].values())))
        houses = [premise for name, premise in premises.items() if name not in CELLS and not is_named(name, "pattern")]
        outside = sum_of(premise & digits & ~cells for premise in houses if premise & cells)
    want(guardians == outside & state.open, "the guardians are not what is open outside the deadly patterns")


def sum_of(sets):
    return functools.reduce(lambda total, one: total | one, sets, 0)


def ends(link, key):
    return frozenset(candidate(name) for name in ([link[key]] if isinstance(link[key], str) else link[key]))


def chain_ends(pattern):
    return bits(one for link in pattern.get("links", []) for key in ("from", "to") for one in ends(link, key))


def digits_in(pattern):
    return digits_of(pattern["digits"]) if "digits" in pattern else set(range(9))


def check_once(pattern):
    for role in ROLES:
        once(pattern.get(role, []), role)
    for colour in pattern.get("colours", []):
        once(colour, "a colour")
    for one in pattern.get("sets", []):
        once(one["cells"], "a set")
    for link in pattern.get("links", []):
        for key in ("from", "to"):
            once([link[key]] if isinstance(link[key], str) else link[key], "a link")


def is_near(state, cell, known):
    """Reports whether the cell is empty, and has or sees a candidate of the step."""
    return state.digit[cell] is None and any(known & candidates_of([other], range(9)) for other in range(81) if other == cell or in_one_house(other, cell))


def check_things(state, pattern, known, concluded):
    """Checks that each named thing belongs to the step; KNOWN: its conclusions, and the open candidates of its premises."""
    is_net = "targets" in pattern
    for digit in digits_in(pattern) if "digits" in pattern else ():
        want(is_net or known & candidates_of(range(81), [digit]), f"digit {digit + 1} has nothing to do with the step")
    for name in pattern.get("cells", []) + pattern.get("pivot", []):
        cell = CELLS[name]
        if "digits" in pattern and not ("pivot" in pattern and "houses" in pattern):
            want(known & candidates_of([cell], range(9)) or is_near(state, cell, known), f"{name} has nothing to do with the step")
        else:
            want(state.digit[cell] is None, f"{name} is no empty cell")
    shown = {CELLS[name] for name in pattern.get("cells", []) + pattern.get("pivot", [])}
    shown |= {CELLS[name] for one in pattern.get("sets", []) for name in one["cells"]}
    for house in pattern.get("houses", []) + pattern.get("covers", []):
        want(is_net or shown & set(HOUSES[house]) or known & candidates_of(HOUSES[house], range(9)), f"{house} has nothing to do with the step")
    losing = candidates_of([cell for cell in range(81) if concluded & candidates_of([cell], range(9))], range(9))
    for name in pattern.get("guardians", []):
        want(((known | losing) & state.open) >> candidate(name) & 1, f"{name} has nothing to do with the step")
    named = [name for role in CANDIDATE_ROLES for name in pattern.get(role, []) if role != "guardians"]
    for name in named + [name for colour in pattern.get("colours", []) for name in colour]:
        want((known & state.open) >> candidate(name) & 1, f"{name} has nothing to do with the step")
    for name in pattern.get("targets", []):
        want(concluded >> candidate(name) & 1, f"{name} is no conclusion")


def check_sets(state, step, pattern, known):
    for one in pattern.get("sets", []):
        cells = [CELLS[name] for name in one["cells"]]
        open_ = {d for d in range(9) if state.open & candidates_of(cells, [d])}
        want(all(is_near(state, cell, known) for cell in cells), "a set has nothing to do with the step")
        digits = digits_of(one["digits"])
        if all(name in step["premises"]["constraints"] for name in one["cells"]):
            want(digits == open_, "the digits of a set are not those open in its cells")
        else:
            want(state.open & candidates_of(cells, digits), "no digit of a set is open in it")
    for common in pattern.get("commons", []):
        digit = digits_of(common["digit"])
        first, second = ([one for one in members(state.open & candidates_of([CELLS[name] for name in pattern["sets"][n - 1]["cells"]], digit))]
                         for n in common["sets"])
        want(first and second and all(CONFLICTS[a] >> b & 1 for a in first for b in second), "a restricted common is none")


def are_fins(state, pattern, premises, all_):
    """Returns whether these are all open places of a digit that disjoint houses have outside of covers, one fewer than they are."""
    bases, covers, digits = pattern.get("houses", []), pattern.get("covers", []), digits_in(pattern)
    names = [f"{digit + 1}{house}" for house in bases for digit in digits]
    if len(digits) != 1 or not covers or len(bases) != len(covers) + 1 or any(name not in premises for name in names):
        return False
    places = [state.open & premises[name] for name in names]
    covered = candidates_of({cell for house in covers for cell in HOUSES[house]}, digits)
    together = 0
    for one in places:
        if together & one:
            return False
        together |= one
    return together & ~covered == all_


def is_strong(state, pattern, premises, start, end):
    """Returns whether a premise, a set with one digit more than cells, or an almost fish leaves nothing else open."""
    if any(premise & state.open == bits(start | end) for premise in premises.values()):
        return True
    for one in pattern.get("sets", []):
        cells = [CELLS[name] for name in one["cells"]]
        open_ = [state.open & candidates_of(cells, [d]) for d in digits_of(one["digits"])]
        if len(open_) == len(cells) + 1 and bits(start) in open_ and bits(end) in open_ and start != end:
            return True
    return are_fins(state, pattern, premises, bits(start | end))


def check_links(state, pattern, premises, concluded):
    false = true = concluded
    for premise in premises.values():
        true |= premise & state.open if (premise & state.open).bit_count() == 1 else 0
    begins = 0  # the cases of a verity
    if "pivot" in pattern:
        begins = candidates_of([CELLS[name] for name in pattern["pivot"]], range(9))
    for house in pattern.get("houses", []):
        begins |= candidates_of(HOUSES[house], digits_in(pattern))
    begins |= bits(map(candidate, pattern.get("guardians", [])))
    is_loose = "inner" in pattern or all(link["strong"] for link in pattern.get("links", []))
    was_strong = True
    proved = set()
    for number, link in enumerate(pattern.get("links", [])):
        start, end = ends(link, "from"), ends(link, "to")
        want(not (bits(start | end) & ~state.open), "a link of what is closed")
        if link["strong"]:
            want(is_strong(state, pattern, premises, start, end), "a strong link is none")
            sourced = not bits(start) & ~false or (was_strong and "cells" in pattern)
        else:
            want(all(CONFLICTS[a] >> b & 1 for a in start for b in end), "a weak link is none")
            sourced = start in proved or not bits(start) & ~(true | begins)
        want(number == 0 or sourced or is_loose, "a link does not go on from an earlier one")
        was_strong = link["strong"]
        if link["strong"]:
            proved.add(end)
            true |= bits(end) if len(end) == 1 else 0
        else:
            false |= bits(end)


def shows_all(pattern, step):
    """Returns whether the pattern is of a kind that shows all open candidates of the premises."""
    roles = set(pattern)
    if roles & {"targets", "inner", "colours"} or {"pivot", "houses"} <= roles or {"guardians", "houses"} <= roles:
        return False
    if "sets" in roles and roles & {"cells", "covers", "pivot"}:
        return False
    few = {"cells", "houses"} <= roles and len(pattern["houses"]) == len(step["premises"]["constraints"])
    few = few and ("covers" in roles or len(pattern["houses"]) == 1)
    return "links" in roles or ("digits" in roles and (few or bool(roles & {"pivot", "guardians", "sets"})))


def check_complete(state, pattern, premises, concluded):
    shown = concluded | chain_ends(pattern)
    shown |= candidates_of([CELLS[name] for name in pattern.get("cells", []) + pattern.get("pivot", [])], digits_in(pattern))
    for one in pattern.get("sets", []):
        shown |= candidates_of([CELLS[name] for name in one["cells"]], digits_of(one["digits"]))
    shown |= bits(candidate(name) for role in CANDIDATE_ROLES for name in pattern.get(role, []))
    shown |= bits(candidate(name) for colour in pattern.get("colours", []) for name in colour)
    union = functools.reduce(lambda total, premise: total | premise, premises.values(), 0)
    want(not union & state.open & ~shown, "the pattern leaves out a candidate of the premises")


def account_for_house(state, pattern, house, digit, own):
    """Checks that hatching and closed close all empty cells of a house but the cell OWN."""
    empty = {cell for cell in HOUSES[house] if cell != own and state.digit[cell] is None}
    seen = set()
    for name in pattern.get("hatching", []):
        by, its = divmod(candidate(name), 9)
        closes = {cell for cell in empty if cell != by and in_one_house(cell, by)}
        want(state.digit[by] == its == digit and closes, f"{name} is not placed, or closes nothing")
        seen |= closes
    for closed in pattern.get("closed", []):
        cell = CELLS[closed["cell"]]
        one = 9 * cell + digit
        want(cell in empty and not state.open >> one & 1 and state.closed_by.get(one, 0) == closed.get("step", 0), f"{closed} is wrong")
        seen.add(cell)
    want(seen == empty, "nothing closes a cell of the house")


def account_for_cell(state, pattern, cell, own):
    """Checks that hatching and closed close all digits of a cell but the digit OWN."""
    in_sight = {state.digit[peer] for peer in range(81) if peer != cell and in_one_house(peer, cell)} - {None, own}
    accounted = set() if own is None else {own}
    for name in pattern.get("hatching", []):
        by, its = divmod(candidate(name), 9)
        want(state.digit[by] == its and by != cell and in_one_house(by, cell), f"{name} is not placed, or not in sight")
        accounted.add(its)
    for closed in pattern.get("closed", []):
        digits = {d for d in range(9) if not state.open >> (9 * cell + d) & 1 and state.closed_by.get(9 * cell + d, 0) == closed.get("step", 0)}
        digits -= in_sight
        want(CELLS[closed["cell"]] == cell and digits, f"{closed} is wrong")
        accounted |= digits
    want(accounted == set(range(9)), "nothing closes a digit of the cell")


def check_single(state, step, pattern, name):
    cell, digit = divmod(candidate(step["place"][0]), 9)
    want(CONSTRAINTS[name] >> (9 * cell + digit) & 1, "the premise does not hold the placement")
    want(not pattern or name_cell(cell) in pattern.get("cells", []), "the pattern does not show the cell")
    want(not pattern or digit in digits_of(pattern.get("digits", "")), "the pattern does not show the digit")
    houses = pattern.get("houses", [])
    want(not pattern or (not houses if name in CELLS else name[1:] in houses), "the pattern does not show the house")
    if "hatching" in pattern or "closed" in pattern:
        if name in CELLS:
            account_for_cell(state, pattern, cell, digit)
        else:
            account_for_house(state, pattern, name[1:], digit, cell)


def check_contradiction(state, pattern, premises):
    kind, names = pattern["kind"], list(premises)
    explains = "hatching" in pattern or "closed" in pattern
    if kind == "cases":
        want(len(names) > 1, "cases need several premises")
        return
    want(len(names) == 1 and names[0] in CONSTRAINTS and (names[0] in CELLS) == (kind != "no-place"), "not the kind of contradiction that it says")
    cells = pattern.get("cells", [])
    if kind == "no-place":
        digit, house = int(names[0][0]) - 1, names[0][1:]
        want(house in pattern.get("houses", [house]) and digit in digits_of(pattern.get("digits", names[0][0])), "the pattern does not show the premise")
        if explains:
            account_for_house(state, pattern, house, digit, None)
        return
    own = CELLS[names[0]]
    want(names[0] in pattern.get("cells", [names[0]]), "the pattern does not show the premise")
    if kind == "duplicate":
        want(any(state.entered[peer] == state.entered[own] is not None for peer in range(81) if peer != own and in_one_house(peer, own)), "no duplicate")
        want(all(name == names[0] or (in_one_house(CELLS[name], own) and state.digit[CELLS[name]] == state.digit[own]) for name in cells), "no such duplicate")
        want(state.digit[own] in digits_of(pattern.get("digits", str(state.digit[own] + 1))), "another digit")
    elif explains and state.digit[own] is None:
        account_for_cell(state, pattern, own, None)


def check_guess(state, step, pattern):
    """Checks that the pattern shows the open candidates of one constraint, the placement among them."""
    cell, digit = divmod(candidate(step["place"][0]), 9)
    if not pattern:
        return
    shown = candidates_of([CELLS[name] for name in pattern.get("cells", [])], digits_of(pattern.get("digits", "")) if "digits" in pattern else ())
    houses = pattern.get("houses", [])
    names = [name_cell(cell)] if not houses else [f"{digit + 1}{houses[0]}"]
    want(len(houses) < 2 and shown == CONSTRAINTS[names[0]] & state.open and shown >> (9 * cell + digit) & 1, "the pattern is not the constraint that is guessed in")


ALL_ROLES = (*ROLES, "digits", "colours", "sets", "commons", "links", "closed", "kind")


def check_pattern(state, step, premises):
    pattern = {role: step["pattern"][role] for role in ALL_ROLES if step["pattern"].get(role)}
    is_contradiction = step["technique"] == "contradiction"
    want(("kind" in pattern) == is_contradiction, "a contradiction has a kind, and nothing else has")
    check_once(pattern)
    if is_contradiction:
        check_contradiction(state, pattern, premises)
        return
    if step["technique"] == "guess":
        check_guess(state, step, pattern)
        return
    concluded = bits([candidate(name) for name in step["place"]] + [candidate(name, "removed") for name in step["eliminate"]])
    patterns = step["premises"].get("deadly", []) + step["premises"].get("impossible", [])
    deadly_cells = [CELLS[cell] for one in patterns for cell in one]
    union = functools.reduce(lambda total, premise: total | premise, premises.values(), candidates_of(deadly_cells, range(9)))
    known = concluded | union & state.open
    check_things(state, pattern, known, concluded)
    check_sets(state, step, pattern, known)
    check_links(state, pattern, premises, concluded)
    if "guardians" in pattern and deadly_cells:
        check_guardians(state, patterns, bits(map(candidate, pattern["guardians"])), premises)
    if shows_all(pattern, step):
        check_complete(state, pattern, premises, concluded)
    is_single = len(step["place"]) == 1 and not step["eliminate"] and len(premises) == 1 and not deadly_cells
    is_single = is_single and not {"targets", "links"} & set(pattern)
    if is_single:
        check_single(state, step, pattern, *premises)
    want(is_single or not ("hatching" in pattern or "closed" in pattern), "hatching is of singles")


# ---- the log ----

def check_outcome(state, log):
    steps = log["steps"]
    contradictions = [step["technique"] == "contradiction" for step in steps]
    want(not any(contradictions[:-1]), "a contradiction is the last step")
    ends_badly = bool(contradictions) and contradictions[-1]
    want(ends_badly == (log["outcome"] == "contradiction"), "the outcome is not that of the steps")
    if ends_badly:
        want(not any(step["premises"].get("deadly") for step in steps), "a contradiction that leans on there being one solution")
    full = None not in state.digit
    if log["outcome"] in ("solved", "guessed"):
        want(full and not state.clash(), "not solved")
    if log["outcome"] == "guessed":
        want(state.guesses > 0, "nothing is guessed")
    want(log["outcome"] != "ambiguous", "a puzzle with several solutions, where steps assume one, or none assumes anything")
    if log["outcome"] == "stuck":
        want(not full, "every cell is placed")
    shown = "".join("." if digit is None else str(digit + 1) for digit in state.digit)
    want(log["solution"] == shown, "the solution is not what the steps place")


FACTS = {"fact": ("placed", "removed"), "mistake": ("placed", "removed"), "sees": ("placed",), "asked": ("placed", "removed", "cell", "house")}
ANSWERS = ("right", "wrong", "undecided", "nothing", "unsolvable", "unfinished")


def read_report(log):
    for key, kinds in FACTS.items():
        want(key not in log or any(is_named(log[key], kind) for kind in kinds), f"{key} names nothing")
    want(log.get("answer", ANSWERS[0]) in ANSWERS, "an unknown answer")
    for key in ("with", "without"):
        want(key not in log or (isinstance(log[key], str) and re.fullmatch("[1-9]{81}", log[key])), f"{key} is no solution")
    if "digits" in log:
        digits_of(log["digits"])
    want(isinstance(log.get("needs", ""), str), "needs is a string")
    want(log.get("verdict", "several") in ("several", "unsolvable", "unfinished"), "an unknown verdict")


def opposite(fact):
    return fact.replace("=", "<>") if "=" in fact else fact.replace("<>", "=")


def holds(state, fact):
    """Returns whether the fact holds in the state: the digit is placed, or the candidate closed."""
    if "=" in fact:
        cell, digit = divmod(candidate(fact), 9)
        return state.digit[cell] == digit
    return not state.open >> candidate(fact, "removed") & 1


def is_solution(log, grid):
    """Returns whether a grid is a solution of the position."""
    state = State(log)
    ones = [9 * cell + int(sign) - 1 for cell, sign in enumerate(grid)]
    return all(state.open >> one & 1 for one in ones) and not any(CONFLICTS[one] & bits(ones) for one in ones)


def check_report(state, log):
    """Checks the fields of `why` and `hint` besides the steps, as far as the log can prove them."""
    fact, query, answer = log.get("fact"), log.get("asked"), log.get("answer")
    if "mistake" in log:
        want(holds(state, opposite(log["mistake"])), "the log does not prove the mistake wrong")
    if "needs" in log:
        want(not log["steps"], "needs in a log with steps")
    if fact is not None and "sees" in log:
        one = candidate(log["sees"])
        want(not log["steps"] and state.digit[one // 9] == one % 9, "sees is no digit of the position")
        want(log["sees"] == fact or ("<>" in fact and CONFLICTS[one] >> candidate(fact, "removed") & 1), "sees does not say the fact")
    elif fact is not None and log["steps"]:
        want(holds(state, fact), "the log does not prove the fact")
    if query is None:
        want(not {"fact", "sees", "answer", "digits", "with", "without"} & set(log), "an answer to no question")
        return
    want(fact is not None or "sees" not in log, "sees comes with a fact")
    is_fact = "=" in query or "<>" in query
    if answer in ("right", "wrong"):
        want(is_fact and fact == (query if answer == "right" else opposite(query)), "the answer is not that of the fact")
    else:
        want(fact is None or (answer is None and query == fact[:4]), "the fact is not that of the query")
    want(answer != "nothing" or query in HOUSES, "nothing is of a house")
    want(answer != "undecided" or query not in HOUSES, "undecided is of a fact or a cell")
    want(("with" in log) == ("without" in log) == (answer == "undecided" and is_fact), "solutions each way come with a fact that is undecided")
    if "with" in log:
        cell, digit = CELLS[query[:4]], query[-1]
        want(log["with"][cell] == digit != log["without"][cell], "the solutions are not one each way")
        want(is_solution(log, log["with"]) and is_solution(log, log["without"]), "a solution is none")
    if "digits" in log:
        want(answer == "undecided" and query in CELLS, "digits are of a cell that is undecided")
        want(all(State(log).open >> (9 * CELLS[query] + d) & 1 for d in digits_of(log["digits"])), "a digit is no candidate")


def check_log(log, techniques):
    named = [step["technique"] for step in log["steps"]] + ([log["needs"]] if "needs" in log else [])
    want(techniques is None or all(name in techniques for name in named), "a technique that does not exist")
    state = State(log)
    steps = log["steps"]
    if state.clash():
        want(len(steps) == 1 and steps[0]["technique"] == "contradiction", "the input contradicts itself, and the log does not say so")
    for number, step in enumerate(steps, 1):
        try:
            check_step(state, step, number)
        except (Refuted, Unproved) as error:
            raise type(error)(f"step {number}: {error}") from error
    check_outcome(state, log)
    check_report(state, log)


ON_CONDITION = "verified, if the puzzle has one solution"


def verdict(text, techniques=None):
    """TECHNIQUES: the keys of those that exist; None if they are not known."""
    try:
        log = read_log(text)
        check_log(log, techniques)
    except Refuted as error:
        return f"refuted: {error}"
    except Unproved as error:
        return f"unproved: {error}"
    return ON_CONDITION if any(step["premises"].get("deadly") for step in log["steps"]) else "verified"


if __name__ == "__main__":
    for _line in sys.stdin:
        print(verdict(_line))

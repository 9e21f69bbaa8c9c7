"""witness.py - a second verifier of logs, written from docs/log-format.md alone.

It knows the rules of Sudoku and what that page says, and shares nothing with src/verify, not even the language: what one of the two
accepts and the other refuses is a mistake in a program or in the page (mutants.py looks for it).

A candidate is the number 9 * cell + digit, cells row by row, both from 0; a set of candidates is an integer with a bit for each.

    verdict(text)     "verified", "refuted: why", or "unproved: why" where the search would take too long

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
OUTCOMES = ("solved", "stuck", "contradiction", "guessed")
KINDS = ("duplicate", "no-place", "no-candidate", "cases")


class Refuted(Exception):
    """The log is wrong, or no log."""


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
            "deadly": re.compile(r"deadly([1-9]|1[0-6])\Z")}


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
    """An integer as the page allows it; whatever else is a number, so that its key can still be ignored."""
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
            want(isinstance(name, str) and (name in CONSTRAINTS or is_named(name, "deadly")), "a line names a premise")
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
    if "deadly" in step["premises"]:
        for deadly in list_of(step["premises"]["deadly"], 1, 16):
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


def read_log(text):
    log = object_of(parse(text), "format", "version", "puzzle", "outcome", "solution", "steps")
    want(log["format"] == "crosshatch-log" and integer(log["version"], 1, 1), "another format or version")
    want(isinstance(log["puzzle"], str) and isinstance(log["solution"], str), "no puzzle, or no solution")
    want(re.fullmatch(r"[1-9.]{81}|([1.][2.][3.][4.][5.][6.][7.][8.][9.]){81}", log["puzzle"]), "not a puzzle")
    want(re.fullmatch(r"[1-9.]{81}", log["solution"]), "not a solution")
    want(log["outcome"] in OUTCOMES, "an unknown outcome")
    for item in list_of(log.get("start", []), 0, 810):
        want(is_named(item, "placed") or is_named(item, "removed"), "an unknown item of start")
    for step in list_of(log["steps"], 0, 730):
        read_step(step)
    for branch in list_of(log.get("abandoned", []), 0, 729):
        candidate(object_of(branch, "step", "assumed", "outcome")["assumed"])
        integer(branch["step"], 1, 730)
        want(branch["outcome"] in ("no-solution", "solution", "unfinished"), "an unknown outcome of a guess")
    return log


# ---- state and proof ----

class State:
    """What is open, what is placed, and which step first closed a candidate."""

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
        self.input = self.open

    def close(self, candidates, number):
        if number:
            for one in members(self.open & candidates):
                self.closed_by[one] = number
        self.open &= ~candidates

    def place(self, one, number):
        self.close(CONFLICTS[one], number)
        self.digit[one // 9] = one % 9

    def clash(self):
        """Whether a digit of the input stands where it is closed."""
        return any(digit is not None and not self.open >> (9 * cell + digit) & 1 for cell, digit in enumerate(self.digit))


@functools.lru_cache(maxsize=200000)
def can_be_satisfied(open_, premises):
    """Whether the premises, sets of candidates, can all hold, by the plain search of the page."""
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
    """What is open when the opposite of a conclusion, a name, is taken for granted."""
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
    """Whether each digit stands twice or never in every house."""
    return all(sum(digit in digits and cell in house for cell, digits in pattern) in (0, 2) for house in HOUSE_SETS for digit in range(9))


def fillings(pattern, filled):
    """Every way to give each cell one of its digits, none twice in a house."""
    if len(filled) == len(pattern):
        yield filled
        return
    cell, digits = pattern[len(filled)]
    for digit in digits:
        if all(digit != other or not in_one_house(cell, pattern[i][0]) for i, other in enumerate(filled)):
            yield from fillings(pattern, filled + (digit,))


def check_deadly(state, deadly):
    """The constraint that the pattern is: an open candidate of its cells that is not in it is true."""
    pattern = tuple(sorted((CELLS[cell], tuple(sorted(digits_of(digits)))) for cell, digits in deadly.items()))
    for cell, digits in pattern:
        want(not state.given[cell], "a deadly pattern holds a given")
        marks = state.log["puzzle"]
        want(len(marks) == 81 or all(marks[9 * cell + d] != "." for d in digits), "a deadly pattern holds what the input rules out")
    want(is_deadly(pattern), "a pattern is not deadly")
    return bits(9 * cell + d for cell, digits in pattern for d in range(9) if d not in digits)


# ---- arguments ----

def run_lines(open_, lines, premises):
    for line in lines[:-1]:
        if "assume" in line:
            continue  # its candidate is taken in run_cases
        want("then" in line, "a list of lines goes on behind its end")
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
        want(not implied >> one & 1, "an elimination goes by itself")


def check_kind(state, step, premises):
    """A contradiction: the kind that its pattern says."""
    kind = step["pattern"].get("kind")
    names = list(premises)
    if kind == "duplicate":
        want(len(names) == 1 and names[0] in CELLS, "a duplicate names the cell of one of the two digits")
        cell = CELLS[names[0]]
        want(state.digit[cell] is not None and step["step"] == 1, "a duplicate is of digits of the input")
    elif kind == "no-place":
        want(len(names) == 1 and names[0] not in CELLS, "no place: one constraint, a digit of a house")
    elif kind == "no-candidate":
        want(len(names) == 1 and names[0] in CELLS, "no candidate: one constraint, a cell")
    else:
        want(kind == "cases" and len(names) > 1, "not the kind of contradiction that it says")


def check_step(state, step, number):
    want(step["step"] == number, "the steps are numbered 1, 2, 3")
    names = step["premises"]["constraints"]
    once(names, "premises")
    deadly = step["premises"].get("deadly", [])
    premises = {name: CONSTRAINTS[name] for name in names}
    premises |= {f"deadly{i}": check_deadly(state, one) for i, one in enumerate(deadly, 1)}
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
    if is_contradiction:
        check_kind(state, step, premises)
    union = functools.reduce(lambda total, premise: total | premise, premises.values(), 0)
    want(step["after"] == sorted({state.closed_by[one] for one in members(union & ~state.open) if one in state.closed_by}), "after is wrong")
    check_pattern(state, step, premises)
    for name in step["place"]:
        state.place(candidate(name), number)
    for name in step["eliminate"]:
        state.close(1 << candidate(name, "removed"), number)


def check_pattern(state, step, premises):
    pass


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
    if log["outcome"] == "stuck":
        want(not full, "every cell is placed")
    shown = "".join("." if digit is None else str(digit + 1) for digit in state.digit)
    want(log["solution"] == shown, "the solution is not what the steps place")


def check_log(log):
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


def verdict(text):
    try:
        check_log(read_log(text))
    except Refuted as error:
        return f"refuted: {error}"
    except Unproved as error:
        return f"unproved: {error}"
    return "verified"


if __name__ == "__main__":
    for _line in sys.stdin:
        print(verdict(_line))

#!/usr/bin/env python3
"""facts.py - queries `why` for random facts of the puzzles in lists, and checks each answer with the search and each log with `verify`.

    facts.py COMMAND LIBRARY [--facts N] [--seed S] LIST...

COMMAND is the built `crosshatch`, LIBRARY its libcrosshatch.so, which has the search.  A list is a file of puzzles, one to a line; they take turns.
Seven queries in ten are about a fact (r3c4=5 or r3c4<>5): true, false and undecided facts are equally frequent.  For undecided ones givens are
removed until there are solutions either way.  Two queries in ten are about a cell, one about a box.  An answer is missing when it lacks a proof of
a result of the search; it is wrong when it contradicts the search, or has another status.  Prints each of these with its query, and a line with
the sums, also when interrupted.  Exits with 1 when there are any.

SPDX-License-Identifier: MIT
"""
import argparse
import collections
import ctypes
import json
import pathlib
import random
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples"))
from solve import Crosshatch  # noqa: E402

DIGITS = range(1, 10)
CELLS = [(row, column) for row in DIGITS for column in DIGITS]
PROVED, UNMET = 0, 1
VERIFIED_AT_ONCE = 50
TRIES = 60  # for an undecided candidate, before one more given is removed


class Assumption(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("row", "column", "digit", "is_true")]


class SearchOptions(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("assumptions", ctypes.POINTER(Assumption)), ("count", ctypes.c_size_t),
                ("budget", ctypes.c_uint64), ("entries", ctypes.c_int)]


class SearchResult(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("solutions", ctypes.c_uint64), ("nodes", ctypes.c_uint64)]


class Search(Crosshatch):
    """Finds the candidates that are true in some solution of a puzzle."""

    def read(self, puzzle):
        self.call("ch_read", self.work, puzzle.encode(), ctypes.c_size_t(len(puzzle)), None)

    def can_be(self, cell, digit, is_true=True):
        assumption = Assumption(*cell, digit, is_true)
        options = SearchOptions(ctypes.sizeof(SearchOptions), ctypes.pointer(assumption), 1, 2**64 - 1, 0)
        result = SearchResult(size=ctypes.sizeof(SearchResult))
        self.call("ch_count_solutions", self.work, ctypes.byref(options), ctypes.c_uint64(1), ctypes.byref(result), None)
        return result.solutions > 0

    def holds(self, cell, digit, is_true):
        """Returns True or False, or None when there are solutions either way."""
        for_it, against = self.can_be(cell, digit, is_true), self.can_be(cell, digit, not is_true)
        return None if for_it and against else for_it

    def digits(self, cell):
        return {digit for digit in DIGITS if self.can_be(cell, digit)}


# ---- names, and visible conclusions ----

def name_of(cell, digit=None, is_true=True):
    return "r%dc%d" % cell + ("" if digit is None else f"{'=' if is_true else '<>'}{digit}")


def parts_of(name):
    return (int(name[1]), int(name[3])), int(name[-1]), "<>" not in name


def box_of(cell):
    return (cell[0] - 1) // 3 * 3 + (cell[1] - 1) // 3 + 1


def see_each_other(one, other):
    return one != other and (one[0] == other[0] or one[1] == other[1] or box_of(one) == box_of(other))


def rules_out(placed, cell, digit):
    at, its, _ = parts_of(placed)
    return its != digit if at == cell else its == digit and see_each_other(at, cell)


def givens_of(puzzle):
    return [name_of(cell, int(sign)) for cell, sign in zip(CELLS, puzzle) if sign in "123456789"]


def decides(placed, eliminated, cell, digit, is_true):
    """Returns whether placements and eliminations include that the candidate is true, or false."""
    if is_true:
        return name_of(cell, digit) in placed
    return name_of(cell, digit, False) in eliminated or any(rules_out(one, cell, digit) for one in placed)


def concluded(log):
    """Returns the conclusions of the last step of a proof."""
    return (log["steps"][-1]["place"], log["steps"][-1]["eliminate"]) if log["steps"] else ([], [])


# ---- questions ----

def without_some_givens(puzzle, chance, count):
    spared = set(chance.sample([i for i, sign in enumerate(puzzle) if sign in "123456789"], count))
    return "".join("." if i in spared else sign for i, sign in enumerate(puzzle))


def undecided(search, puzzle, chance):
    """Returns a puzzle with fewer givens, and a candidate that only some of its solutions have."""
    for count in range(1, len(givens_of(puzzle)) + 1):
        fewer = without_some_givens(puzzle, chance, count)
        search.read(fewer)
        for _ in range(TRIES):
            cell, digit = chance.choice(CELLS), chance.choice(DIGITS)
            if search.holds(cell, digit, True) is None:
                return fewer, cell, digit
    raise ValueError(f"every candidate is decided: {puzzle}")


def decided(search, puzzle, chance, wanted):
    """Returns a candidate, and whether the query is that it is true."""
    search.read(puzzle)
    cell, is_true = chance.choice(CELLS), chance.random() < 0.5
    right = next(digit for digit in DIGITS if search.can_be(cell, digit))
    others = [digit for digit in DIGITS if digit != right]
    return cell, right if is_true == wanted else chance.choice(others), is_true


class Questions:
    """Sends queries, and counts the verdicts on the answers."""

    def __init__(self, command, library, seed):
        self.command = command
        self.search = Search(library)
        self.chance = random.Random(seed)
        self.counts = collections.Counter()
        self.logs = []

    def complain(self, kind, subject, puzzle, text):
        self.counts[kind] += 1
        print(f"{kind}: why '{subject}' {puzzle}: {text}", flush=True)

    def query(self, subject, puzzle):
        """Returns the logs of the answer, and the exit status."""
        done = subprocess.run([self.command, "why", "--json", subject, puzzle], capture_output=True, text=True, check=False)
        logs = done.stdout.splitlines()
        self.logs += [(subject, puzzle, log) for log in logs]
        if len(self.logs) >= VERIFIED_AT_ONCE:
            self.verify()
        return [json.loads(log) for log in logs], done.returncode

    def verify(self):
        text = "".join(log + "\n" for _, _, log in self.logs)
        said = subprocess.run([self.command, "verify", "-"], input=text, capture_output=True, text=True, check=False).stdout.splitlines()
        for (subject, puzzle, _), verdict in zip(self.logs, said + ["no verdict"] * (len(self.logs) - len(said))):
            self.counts["logs"] += 1
            if not verdict.startswith("verified"):
                self.complain("refuted", subject, puzzle, verdict)
        self.logs = []

    def query_fact(self, puzzle):
        kind = self.chance.choice(("true", "false", "undecided"))
        is_true = self.chance.random() < 0.5
        if kind == "undecided":
            puzzle, cell, digit = undecided(self.search, puzzle, self.chance)
        else:
            cell, digit, is_true = decided(self.search, puzzle, self.chance, kind == "true")
        self.counts[kind] += 1
        subject = name_of(cell, digit, is_true)
        logs, status = self.query(subject, puzzle)
        if status != (PROVED if kind == "true" else UNMET) or len(logs) != 1:
            self.complain("wrong", subject, puzzle, f"{kind}, and the status is {status}")
        elif kind == "undecided" and logs[0]["steps"]:
            self.complain("wrong", subject, puzzle, "it is undecided, and there is a proof")
        elif kind != "undecided" and not self.is_shown(logs, puzzle, cell, digit, is_true == (kind == "true")):
            self.complain("missing", subject, puzzle, f"it is {kind}, and that is not proved")

    @staticmethod
    def is_shown(logs, puzzle, cell, digit, is_true):
        """Returns whether a proof or the givens show that the candidate is true, or false."""
        return any(decides(*concluded(log), cell, digit, is_true) for log in logs) or \
            decides(givens_of(puzzle), [], cell, digit, is_true)

    def query_cell(self, puzzle):
        if self.chance.random() < 0.5:
            puzzle = without_some_givens(puzzle, self.chance, 2)
        cell = self.chance.choice(CELLS)
        self.search.read(puzzle)
        possible = self.search.digits(cell)
        subject = name_of(cell)
        self.counts["cells"] += 1
        logs, status = self.query(subject, puzzle)
        if status != (PROVED if len(possible) == 1 else UNMET):
            self.complain("wrong", subject, puzzle, f"{len(possible)} digits fit, and the status is {status}")
        for digit in DIGITS:
            is_out = self.is_shown(logs, puzzle, cell, digit, False)
            if digit in possible and is_out:
                self.complain("wrong", subject, puzzle, f"{digit} fits, and is ruled out")
            elif digit not in possible and not is_out:
                self.complain("missing", subject, puzzle, f"{digit} does not fit, and that is not proved")
        if len(possible) == 1 and not self.is_shown(logs, puzzle, cell, *possible, True):
            self.complain("missing", subject, puzzle, "one digit fits, and is not proved")

    def query_box(self, puzzle):
        subject = f"b{self.chance.choice(DIGITS)}"
        self.search.read(puzzle)
        self.counts["boxes"] += 1
        logs, status = self.query(subject, puzzle)
        self.counts["boxes with nothing to do"] += not logs
        if status != (PROVED if logs else UNMET):
            self.complain("wrong", subject, puzzle, f"{len(logs)} steps, and the status is {status}")
        for log in logs:
            facts = [parts_of(name) for name in sum(concluded(log), [])]
            if not any(box_of(cell) == int(subject[1]) for cell, _, _ in facts):
                self.complain("wrong", subject, puzzle, "a step that says nothing of the box")
            for cell, digit, is_true in facts:
                if not self.search.holds(cell, digit, is_true):
                    self.complain("wrong", subject, puzzle, name_of(cell, digit, is_true))

    def go_through(self, lists, facts):
        for number in range(facts):
            puzzle = self.chance.choice(lists[number % len(lists)])
            self.chance.choices((self.query_fact, self.query_cell, self.query_box), (7, 2, 1))[0](puzzle)
            self.counts["queries"] += 1


def read_list(name):
    lines = pathlib.Path(name).read_text("utf-8").splitlines()
    return [line[:81] for line in lines if len(line) >= 81 and not set(line[:81]) - set("0.123456789")]


def main():
    parser = argparse.ArgumentParser(description="queries why for random facts; see the head of this script")
    parser.add_argument("command")
    parser.add_argument("library")
    parser.add_argument("lists", nargs="+", metavar="LIST")
    parser.add_argument("--facts", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lists = [read_list(name) for name in options.lists]
    if not all(lists):
        sys.exit("a list has no puzzles")
    questions = Questions(options.command, options.library, options.seed)
    started = time.monotonic()
    try:
        questions.go_through(lists, options.facts)
    except KeyboardInterrupt:
        pass
    questions.verify()
    counts = questions.counts
    kinds = ", ".join(f"{counts[kind]} {kind}" for kind in ("true", "false", "undecided", "cells", "boxes"))
    print(f"{counts['queries']} facts of {len(lists)} {'list' if len(lists) == 1 else 'lists'}, seed {options.seed} ({kinds}, "
          f"{counts['boxes with nothing to do']} of them with nothing to do): {counts['missing']} missing, {counts['wrong']} wrong; "
          f"{counts['logs']} logs through verify, {counts['refuted']} refuted; {time.monotonic() - started:.0f} s")
    return 1 if counts["missing"] + counts["wrong"] + counts["refuted"] else 0


if __name__ == "__main__":
    sys.exit(main())

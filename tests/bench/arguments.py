"""arguments.py - how long the arguments of a list's steps are, by technique and for the hardest step of each puzzle.

    arguments.py BINARY LIST [--against OTHER] [--puzzles N] [--rows N] [--profile PROFILE]

Solves N puzzles spread over the list (default: 300).  Prints two Markdown tables; with --against, the figures of another build come first in each cell:
OTHER → BINARY.

The first table is about the hardest step of each puzzle: that of the technique which comes last in the order, and of these the longest.  The second has a
row a technique, in this order; --rows keeps those with the most lines of all.

A step has an argument for each conclusion.  Its length is the number of lines that a later line of it needs: the others are not written for people.
"Longest" is the length of a step's longest argument, "all" that of all its arguments together.  Ends with 1 when a log is refuted.

SPDX-License-Identifier: MIT
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict

HOUSES = {
    "r": [[(line, at) for at in range(9)] for line in range(9)],
    "c": [[(at, line) for at in range(9)] for line in range(9)],
    "b": [[(box // 3 * 3 + at // 3, box % 3 * 3 + at % 3) for at in range(9)] for box in range(9)],
}


def sample_of(path, wanted):
    puzzles = [line[:81] for line in path.read_text().splitlines() if re.match(r"[0-9.]{81}", line)]
    return puzzles[:: max(1, len(puzzles) // wanted)][:wanted]


def candidate_of(name):
    """Reads r4c6=3 or r4c6<>3."""
    return int(name[1]) - 1, int(name[3]) - 1, int(name[-1])


def conflict(one, other):
    same_cell = one[:2] == other[:2]
    sees = one[0] == other[0] or one[1] == other[1] or (one[0] // 3, one[1] // 3) == (other[0] // 3, other[1] // 3)
    return one != other and (same_cell or (one[2] == other[2] and sees))


def candidates_of(constraint, deadly):
    """Returns the candidates of a premise: r1c2, 4b8 or deadly1."""
    if constraint.startswith("deadly"):
        cells = deadly[int(constraint[6:]) - 1].items()
        return [(int(cell[1]) - 1, int(cell[3]) - 1, digit) for cell, digits in cells for digit in range(1, 10) if str(digit) not in digits]
    if constraint[0] == "r":
        return [(int(constraint[1]) - 1, int(constraint[3]) - 1, digit) for digit in range(1, 10)]
    return [(*cell, int(constraint[0])) for cell in HOUSES[constraint[1]][int(constraint[2]) - 1]]


class Argument:
    """Counts the needed lines of one argument.  A line needs a line above that closes a candidate of its constraint: of several, one that is needed
    anyway."""

    def __init__(self, is_open, deadly, denies):
        self.is_open, self.deadly, self.denies = is_open, deadly, denies

    def closers(self, constraint, but, above):
        closed = [c for c in candidates_of(constraint, self.deadly) if c in self.is_open and c != but and not self.denies(c)]
        return [[line for line in above if conflict(line["true"], c)] for c in closed]

    def require(self, constraint, but, above):
        for choice in self.closers(constraint, but, above):
            if choice and not any(line["needed"] for line in choice):
                choice[0]["needed"] = True

    def count(self, lines, above=()):
        above, own, count = list(above), [], 0
        for line in lines[:-1]:
            true = candidate_of(line.get("assume") or line["then"])
            own.append({"true": true, "needed": "assume" in line, "by": line.get("by"), "above": list(above)})
            above.append(own[-1])
        last = lines[-1]
        for branch in last.get("branches", []):
            count += self.count(branch, above)
        self.require(last.get("fails") or last["cases"], None, above)
        for line in reversed(own):
            if line["needed"] and line["by"]:
                self.require(line["by"], line["true"], line["above"])
        return count + 1 + sum(line["needed"] for line in own)


def lengths(step, is_open):
    """Returns the needed lines of each argument of a step."""
    placed = [candidate_of(name) for name in step["place"]]
    removed = [candidate_of(name) for name in step["eliminate"]]
    denials = [lambda c, one=one: c == one for one in placed] + [lambda c, one=one: conflict(c, one) for one in removed] or [lambda c: False]
    deadly = step["premises"].get("deadly", [])
    return [Argument(is_open, deadly, denies).count(lines) for lines, denies in zip(step["argument"], denials, strict=True)] if "argument" in step else []


def positions(log):
    """Yields each step with the candidates open before it."""
    everything = {(row, column, digit) for row in range(9) for column in range(9) for digit in range(1, 10)}
    for at, sign in enumerate(log["puzzle"][:81]):
        if sign in "123456789":
            given = (at // 9, at % 9, int(sign))
            everything = {c for c in everything if not conflict(c, given)}
    for step in log["steps"]:
        yield step, everything
        for name in step["place"]:
            placed = candidate_of(name)
            everything = {c for c in everything if not conflict(c, placed)}
        everything = everything - {candidate_of(name) for name in step["eliminate"]}


class Figures:
    """What a build says of the sample."""

    def __init__(self, binary, profile, path):
        self.order = self.read_order(binary)
        self.steps = defaultdict(list)  # by technique: longest, all, premises
        self.hardest = []
        self.solved = 0
        run = subprocess.run([binary, "solve", "--log", "json", "--argument", "--profile", profile, path], capture_output=True, text=True, check=False)
        self.refuted = subprocess.run([binary, "verify", "-"], input=run.stdout, text=True, capture_output=True, check=False).returncode != 0
        for line in run.stdout.splitlines():
            self.add(json.loads(line))

    @staticmethod
    def read_order(binary):
        run = subprocess.run([binary, "strategies", "--order", "default", "--json"], capture_output=True, text=True, check=True)
        return {json.loads(line)["key"]: at for at, line in enumerate(run.stdout.splitlines())}

    def add(self, log):
        hardest = ()
        self.solved += log["outcome"] == "solved"
        for step, is_open in positions(log):
            counts = lengths(step, is_open)
            premises = len(step["premises"]["constraints"]) + len(step["premises"].get("deadly", []))
            row = (max(counts, default=0), sum(counts), premises)
            self.steps[step["technique"]].append(row)
            hardest = max(hardest, (self.order.get(step["technique"], -1), *row))
        if hardest:
            self.hardest.append(hardest[1:])


def cell(both, value):
    return " → ".join("–" if (one := value(figures)) is None else f"{one:.1f}" if isinstance(one, float) else str(one) for figures in both)


def print_hardest(both):
    print("| hardest step | mean | median |\n|---|---|---|")
    for at, name in enumerate(("lines of the longest argument", "lines of all arguments", "premises")):
        print(f"| {name} | " + " | ".join(cell(both, lambda f, of=of: float(of(row[at] for row in f.hardest))) for of in (statistics.mean, statistics.median)) + " |")
    print(f"\nSolved: {cell(both, lambda f: f.solved)} of {len(both[-1].hardest)}.\n")


def print_techniques(both, rows):
    last = both[-1]
    techniques = {key for figures in both for key in figures.steps}
    weight = {key: max(sum(row[1] for row in figures.steps.get(key, [])) for figures in both) for key in techniques}
    kept = sorted(techniques, key=weight.get, reverse=True)[:rows]
    print("| technique | steps | longest | all | premises |\n|---|---|---|---|---|")
    for key in sorted(kept, key=lambda key: last.order.get(key, -1)):
        means = [cell(both, lambda f, at=at: statistics.mean(map(float, (row[at] for row in f.steps[key]))) if f.steps.get(key) else None) for at in range(3)]
        print(f"| {key} | {cell(both, lambda f: len(f.steps.get(key, [])))} | " + " | ".join(means) + " |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("list", type=pathlib.Path)
    parser.add_argument("--against")
    parser.add_argument("--puzzles", type=int, default=300)
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--profile", default="default")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "puzzles.txt")
        path.write_text("\n".join(sample_of(arguments.list, arguments.puzzles)) + "\n")
        both = [Figures(binary, arguments.profile, path) for binary in (arguments.against, arguments.binary) if binary]
    print_hardest(both)
    print_techniques(both, arguments.rows)
    sys.exit(any(figures.refuted for figures in both))


if __name__ == "__main__":
    main()

"""count_coverage.py - sums gcov's counts of a build folder: DIRECTORY [FOLDER]...

A source that is compiled several times, or a header that many include, is reached where any of its copies is.  The sources of the tests, and
programs that only the build runs, are left out.  tests/unreached.txt explains the places that no test can reach; the exit status is 1 when any
other place is not reached.

SPDX-License-Identifier: MIT
"""

import collections
import json
import os
import pathlib
import subprocess
import sys
import typing

ROOMS = ("src", "strategies", "include")
SOURCE = pathlib.Path(__file__).resolve().parent.parent
BUILDERS = {"src/cli/text/tables.c"}  # programs that only the build runs
EXPLAINED = SOURCE / "tests" / "unreached.txt"


class Place(typing.NamedTuple):
    """A place that was never reached: a function, or lines of one that is called.  A key stays the same when lines move."""

    path: str
    first: int
    last: int
    text: str

    @property
    def key(self):
        return self.path, self.text

    def __str__(self):
        return f"{self.path}:{self.first}" + (f"-{self.last}" if self.last > self.first else "") + f": {self.text}"


class Reached:
    """The counts of one file: by line, by (line, number) of a branch, by (first line, last line, name) of a function."""

    def __init__(self):
        self.lines = collections.Counter()
        self.branches = collections.Counter()
        self.functions = collections.Counter()

    def add(self, counts):
        for line in counts["lines"]:
            number = line["line_number"]
            self.lines[number] += line["count"]
            for place, branch in enumerate(line["branches"]):
                self.branches[number, place] += branch["count"]
        for function in counts["functions"]:
            self.functions[function["start_line"], function["end_line"], function["name"]] += function["execution_count"]

    def never_called(self):
        return sorted(function for function, count in self.functions.items() if count <= 0)

    def never_reached(self):
        """Ranges (first, last) of lines of code that no test reaches, in functions that are called."""
        asleep = {line for first, last, _ in self.never_called() for line in range(first, last + 1)}
        ranges, ongoing = [], False
        for line in sorted(self.lines):
            missed = self.lines[line] <= 0 and line not in asleep
            if missed and ongoing:
                ranges[-1][1] = line
            elif missed:
                ranges.append([line, line])
            ongoing = missed
        return ranges


def run_gcov(directory, notes):
    """Yields gcov's report on each source of the objects."""
    output = subprocess.run(["gcov", "--json-format", "--branch-probabilities", "--stdout", *notes], cwd=directory, check=True,
                          capture_output=True, text=True).stdout
    for line in output.splitlines():
        yield from json.loads(line)["files"]


def read_counts(directory):
    """Returns the counts of each file, by its path within the project."""
    reached = collections.defaultdict(Reached)
    notes = sorted(path for path in pathlib.Path(directory).rglob("*.gcno") if path.relative_to(directory).parts[0] != "tests")
    for file in run_gcov(directory, notes):
        path = os.path.relpath(os.path.join(directory, file["file"]), SOURCE)
        if path.split(os.sep)[0] in ROOMS and path not in BUILDERS:
            reached[path].add(file)
    return dict(sorted(reached.items()))


def share(counts):
    """A cell of the table, of all counts: how many were reached, of how many, and the share, which is never rounded up to all."""
    there = sum(1 for count in counts if count > 0)
    percent = f"{int(1000 * there / len(counts)) / 10:.1f} %" if counts else "–"
    return f"{there:,} of {len(counts):,} | {percent}"


def row(name, files):
    kinds = ([count for file in files for count in getattr(file, kind).values()] for kind in ("lines", "branches", "functions"))
    return f"| {name} | " + " | ".join(map(share, kinds)) + " |"


def print_table(reached):
    rooms = collections.defaultdict(list)
    for path, file in reached.items():
        rooms[os.path.dirname(path)].append(file)
    print("| folder | lines | | branches | | functions | |\n|---|---|---|---|---|---|---|")
    for room, files in sorted(rooms.items()):
        print(row(room, files))
    print(row("all", reached.values()))


def find_missed(reached):
    """The functions that were never called, and the lines that were never reached."""
    functions, lines = [], []
    for path, file in reached.items():
        text = (SOURCE / path).read_text("utf-8").splitlines()
        functions += [Place(path, first, last, name + "()") for first, last, name in file.never_called()]
        lines += [Place(path, first, last, text[first - 1].strip()) for first, last in file.never_reached()]
    return functions, lines


def read_explained():
    """Returns the reason of each explained place: `# reason`, then lines `FILE: text`; lines before the first reason are ignored."""
    explained, reason = {}, None
    for line in EXPLAINED.read_text("utf-8").splitlines():
        if line.startswith("# "):
            reason = line[2:]
        elif reason and line:
            path, _, text = line.partition(": ")
            explained[path, text] = reason
    return explained


def print_explained(places, explained):
    counts = collections.Counter(explained[place.key] for place in places if place.key in explained)
    print("\n| never reached, since | places |\n|---|---|")
    for reason in dict.fromkeys(explained.values()):
        print(f"| {reason} | {counts[reason]} |")
    print(f"| **not explained** | {sum(place.key not in explained for place in places)} |")


def print_places(heading, places):
    if places:
        print("\n" + heading + ":", *places, sep="\n")


def main():
    directory, folders = os.path.abspath(sys.argv[1]), tuple(folder + "/" for folder in sys.argv[2:])
    reached, explained = read_counts(directory), read_explained()
    print_table(reached)
    functions, lines = find_missed(reached)
    print_explained(functions + lines, explained)

    def unexplained(places):
        return [place for place in places if place.key not in explained and (not folders or place.path.startswith(folders))]

    print_places("Functions never called", unexplained(functions))
    print_places("Lines never reached, of functions that are called", unexplained(lines))
    missed = {place.key for place in functions + lines}
    print_places("Explained, but reached or removed", [f"{path}: {text}" for path, text in explained if (path, text) not in missed])
    sys.exit(any(unexplained(functions + lines)))


main()

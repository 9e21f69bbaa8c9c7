"""essential.py - what the essential path leaves out, list by list.

    essential.py BINARY [--profile PROFILE] [--every N] [--guess] [--verify] LIST...

Solves every N-th puzzle of each list with and without `--essential`. Prints one Markdown table: the puzzles, their steps beyond singles,
the share of these that the essential path keeps, in all and as the median of the puzzles that have any, the puzzles whose hardest step is
easier, the steps harder than any of the full path, the outcomes that differ, and the processor time that a puzzle takes. Ends with 1 when a step is
harder, an outcome differs or, with --verify, a log is refuted.

SPDX-License-Identifier: MIT
"""

import argparse
import json
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

SINGLES = {"full-house", "cross-hatching", "hidden-single-row", "hidden-single-column", "naked-single"}
NOT_COUNTED = SINGLES | {"guess", "contradiction"}
LEVELS = ("none", "easy", "medium", "hard", "expert", "extreme")


def read_levels(binary):
    """Returns the level and the score of each technique."""
    run = subprocess.run([binary, "strategies", "--json"], capture_output=True, text=True, check=True)
    techniques = [json.loads(line) for line in run.stdout.splitlines()]
    return {one["key"]: (LEVELS.index(one["level"]), one.get("score", 0)) for one in techniques}


def solve(arguments, path, *options):
    """Returns the logs of a file's puzzles, as text."""
    command = [arguments.binary, "solve", "-j1", "--log", "json", *options, *arguments.options, path]
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()


def seconds(arguments, path, *options):
    """Returns the processor time of a solve."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run([arguments.binary, "solve", "-j1", "--stats", *options, *arguments.options, path], capture_output=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def beyond_singles(log):
    return [step["technique"] for step in log["steps"] if step["technique"] not in NOT_COUNTED]


def end(log):
    return log["outcome"], log["solution"]


class Figures:
    """The figures of one list."""

    def __init__(self, levels):
        self.levels = levels
        self.puzzles = self.full = self.kept = self.harder = self.easier = self.differ = 0
        self.shares = []

    def hardest(self, steps):
        return max((self.levels.get(step, (0, 0))[0] for step in steps), default=0)

    def add(self, full, essential):
        before, after = beyond_singles(full), beyond_singles(essential)
        limit = self.hardest(before)
        self.puzzles += 1
        self.full += len(before)
        self.kept += len(after)
        self.harder += sum(self.levels.get(step, (0, 0))[0] > max(limit, 1) for step in after)
        self.easier += self.hardest(after) < limit
        self.differ += end(full) != end(essential)
        if before:
            self.shares.append(len(after) / len(before))


def measure(arguments, levels, path):
    """Prints the row of a list; false when something is wrong."""
    figures = Figures(levels)
    lines = [line for line in pathlib.Path(path).read_text().splitlines() if line and not line.startswith("#")][:: arguments.every]
    with tempfile.TemporaryDirectory() as folder:
        puzzles = pathlib.Path(folder, "puzzles.txt")
        puzzles.write_text("\n".join(lines) + "\n")
        essential = solve(arguments, puzzles, "--essential")
        for full, less in zip(solve(arguments, puzzles), essential, strict=True):
            figures.add(json.loads(full), json.loads(less))
        spent = seconds(arguments, puzzles, "--essential") - seconds(arguments, puzzles)
        refuted = 0
        if arguments.verify:
            logs = pathlib.Path(folder, "logs.jsonl")
            logs.write_text("\n".join(line for line in essential if '"outcome":"ambiguous"' not in line) + "\n")
            refuted = subprocess.run([arguments.binary, "verify", logs], capture_output=True).returncode
    share = 100 * figures.kept / figures.full if figures.full else 100
    median = 100 * statistics.median(figures.shares) if figures.shares else 100
    print(f"| {pathlib.Path(path).stem} | {figures.puzzles} | {figures.full} | {share:.1f} % | {median:.0f} % | {figures.easier} | {figures.harder} |"
          f" {figures.differ} | {1000 * spent / max(figures.puzzles, 1):.1f} ms |" + (f" {'REFUTED' if refuted else 'verified'} |" if arguments.verify else ""),
          flush=True)
    return figures.harder == 0 and figures.differ == 0 and refuted == 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("lists", nargs="+")
    parser.add_argument("--profile", default="default")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--guess", action="store_true")
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    arguments.options = ["--profile", arguments.profile] + (["--guess"] if arguments.guess else [])
    columns = ["list", "puzzles", "beyond singles", "kept", "median", "easier", "harder", "other end", "time"] + ["verify"] * arguments.verify
    print("| " + " | ".join(columns) + " |\n" + "|---" * len(columns) + "|")
    levels = read_levels(arguments.binary)
    sys.exit(0 if all([measure(arguments, levels, path) for path in arguments.lists]) else 1)


main()

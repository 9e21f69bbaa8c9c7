"""nets.py - how many puzzles of a list need a forcing net, and how many of these a pattern would spare it.

    nets.py BINARY LIST [--puzzles N] [--show]

Solves N puzzles spread over the list (default: all of them) with the default profile.  Those whose path has a net are solved again: with every technique,
those on request too, and all patterns and chains tried before the first net.  Whips and braids are left out, since they are chains with memory like nets.
Prints a Markdown table.  --show adds a line for each puzzle that is spared its net, with the techniques that its second path has and the first lacks.

SPDX-License-Identifier: MIT
"""

import argparse
import json
import pathlib
import subprocess
import sys

from arguments import sample_of

NETS = ("forcing-net-contradiction", "forcing-net-verity-cell", "forcing-net-verity-house", "nested-forcing-net")

PATTERNS_FIRST = ("--strategies", "all,-whips-and-braids", "--order", ",".join(f"-{net}" for net in NETS))


def run(binary, *words, **options):
    return subprocess.run([binary, *words], capture_output=True, text=True, check=False, **options)


def paths_of(binary, puzzles, *options):
    """Returns the techniques of each puzzle's path; ends the program when one is not solved."""
    done = run(binary, "solve", "--log", "json", *options, input="".join(f"{puzzle}\n" for puzzle in puzzles))
    logs = [json.loads(line) for line in done.stdout.splitlines()]
    if done.returncode != 0 or len(logs) != len(puzzles) or any(log["outcome"] != "solved" for log in logs):
        sys.exit(f"nets.py: not all of {len(puzzles)} puzzles are solved: {done.stderr.strip()}")
    return [[step["technique"] for step in log["steps"]] for log in logs]


def nets_in(path):
    return sum(technique in NETS for technique in path)


def row_of(title, paths):
    return f"| {title} | {sum(nets_in(path) > 0 for path in paths)} | {sum(map(nets_in, paths))} |"


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    parser.add_argument("binary")
    parser.add_argument("list", type=pathlib.Path)
    parser.add_argument("--puzzles", type=int, default=0)
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()

    puzzles = sample_of(given.list, given.puzzles or sys.maxsize)
    first = paths_of(given.binary, puzzles)
    hard = [(puzzle, path) for puzzle, path in zip(puzzles, first) if nets_in(path)]
    second = paths_of(given.binary, [puzzle for puzzle, _ in hard], *PATTERNS_FIRST) if hard else []
    print(f"| {len(puzzles)} puzzles of {given.list.name} | with a net | steps by nets |\n|---|---|---|")
    print(row_of("default profile", [path for _, path in hard]))
    print(row_of("all patterns before nets", second))
    for (puzzle, before), after in zip(hard, second):
        if given.show and not nets_in(after):
            print(f"\n{puzzle}: {', '.join(sorted(set(after) - set(before)))}")


main()

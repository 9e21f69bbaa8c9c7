"""agreement.py - Compares ratings and rated steps with those of Sudoku Explainer 1.2.1.3.

    agreement.py BINARY [DIRECTORY] [--sample]

DIRECTORY holds golden/se121/ratings.txt and traces.jsonl (default: $CH_SHARED).  Prints the differences, puzzle by puzzle, then the totals; exits with 1 when there are any and with 77 (skipped) without golden files.  --sample takes a few of each and leaves out those that take seconds.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import subprocess
import sys

SHOWN = 10
RATINGS_STEP = 40
TRACES_STEP = 8
QUICK = 10.0


def grade(binary, puzzles, *options):
    """Returns the lines that the program prints for the puzzles, one each."""
    done = subprocess.run([binary, "grade", *options], input="\n".join(puzzles) + "\n", capture_output=True, encoding="utf-8",
                          check=False)
    lines = done.stdout.splitlines()
    if len(lines) != len(puzzles):
        sys.exit(f"{len(puzzles)} puzzles gave {len(lines)} lines, exit status {done.returncode}: {done.stderr[:500]}")
    return lines


def compare(name, wanted, found, describe):
    different = [(w, f) for w, f in zip(wanted, found) if w != f]
    for w, f in different[:SHOWN]:
        print(describe(w, f))
    print(f"{name}: {len(wanted) - len(different)} equal, {len(different)} different")
    return len(different)


def describe_rating(wanted, found):
    return f"wanted {wanted}\nfound  {found}"


def describe_trace(wanted, found):
    """Describes the first step that differs."""
    wanted, found = json.loads(wanted), json.loads(found)
    steps = list(zip(wanted["steps"], found.get("steps", [])))
    at = next((i for i, (w, f) in enumerate(steps) if w != f), len(steps))
    here = [t["steps"][at] if at < len(t.get("steps", [])) else "nothing" for t in (wanted, found)]
    return f"{wanted['puzzle']} step {at + 1}\nwanted {here[0]}\nfound  {here[1]}"


def main():
    operands = [word for word in sys.argv[1:] if word != "--sample"]
    sample = len(operands) < len(sys.argv) - 1
    binary = operands[0]
    shared = operands[1] if len(operands) > 1 else os.environ.get("CH_SHARED", "")
    folder = pathlib.Path(shared) / "golden" / "se121"
    if not shared or not (folder / "ratings.txt").exists():
        print("skipped: no golden ratings")
        return 77
    ratings = [line.rstrip() for line in (folder / "ratings.txt").read_text("utf-8").splitlines()]
    traces = (folder / "traces.jsonl").read_text("utf-8").splitlines()
    if sample:
        ratings = ratings[::RATINGS_STEP]
        traces = [trace for trace in traces if json.loads(trace)["er"] < QUICK][::TRACES_STEP]
    bad = compare("ratings", ratings, grade(binary, [line[:81] for line in ratings], "--format", "%g ED=%r/%p/%d"), describe_rating)
    bad += compare("traces", traces, grade(binary, [json.loads(trace)["puzzle"] for trace in traces], "--trace"), describe_trace)
    return 1 if bad or len(ratings) < 100 or len(traces) < 40 else 0


sys.exit(main())

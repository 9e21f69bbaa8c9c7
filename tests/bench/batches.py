#!/usr/bin/env python3
"""batches.py COMMAND [LINES] - peak memory of `grade` on lists of 10,000 and of LINES lines (1,000,000), and the gain of a second worker, with and without files.

The lists repeat the project's easy puzzles.  The gain is of as many of its expert puzzles as take some ten seconds.

SPDX-License-Identifier: MIT
"""
import pathlib
import sys
import tempfile
import time

from peak import run_to_end

PUZZLES = pathlib.Path(__file__).resolve().parents[2] / "puzzles"


def puzzles(name):
    return [line for line in (PUZZLES / f"{name}.txt").read_text("utf-8").split() if len(line) == 81]


def write(path, some, count):
    block = "\n".join(some) + "\n"
    whole, rest = divmod(count, len(some))
    with path.open("w", encoding="utf-8") as file:
        for _ in range(whole):
            file.write(block)
        file.writelines(line + "\n" for line in some[:rest])
    return path


def run(*words):
    """Runs `grade`; returns its peak memory in MB, and its seconds."""
    started = time.monotonic()
    status, _, memory = run_to_end([sys.argv[1], "grade", *words])
    if status != 0:
        sys.exit(f"batches.py: grade ended with status {status}")
    return memory, time.monotonic() - started


def main():
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        for count in (10_000, most):
            file = write(folder / "list", puzzles("easy"), count)
            for output in ("grades.csv", "grades.csv.gz"):
                memory, seconds = run("--jobs", 2, "--columns", "about,path", "-o", folder / output, file)
                print(f"{count} lines into {output}: {memory:.1f} MB, {seconds:.1f} s")
        file = write(folder / "list", puzzles("expert"), 1000)
        gathered = ("-o", folder / "grades.csv", "--metrics", folder / "run.prom", "--plot", folder / "plot.svg")
        for where, words in (("standard output", ()), ("a file, with metrics and a plot", gathered)):
            one, two = (run("--jobs", jobs, "--columns", "all", *words, file)[1] for jobs in (1, 2))
            print(f"1000 expert puzzles on all scales to {where}: {one:.1f} s with one worker, {two:.1f} s with two: {one / two:.2f} times as fast")


main()

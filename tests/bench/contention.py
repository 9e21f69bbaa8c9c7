#!/usr/bin/env python3
"""contention.py BINARY LIST [PUZZLES] - what would limit many workers: locks a chunk, the share of work that one worker at a time does, and the cost of 64.

The first two are counted by valgrind, of PUZZLES puzzles spread over the list (2,000) with two workers.  Work outside of `process_chunk` is taken as
serial: reading the list, handing out chunks, printing.  From its share S follows by Amdahl's law what 64 processors can gain, 1 / (S + (1 - S) / 64).
The last columns are of the whole list: the processor time of 64 workers as a multiple of that with one for each processor, and their memory.

SPDX-License-Identifier: MIT
"""
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

from peak import run_to_end

COMMANDS = (("solve", "--format", "line"), ("solve", "--log", "json"), ("grade", "--columns", "path"), ("grade", "--columns", "se.er"), ("check",))
WORKERS = 64
ROUNDS = 5
LOCKS = "pthread_mutex_lock"
PARALLEL = "process_chunk"


def function_costs(profile):
    """Returns the instructions of all, those below PARALLEL, its calls, and those of LOCKS, from a profile of callgrind."""
    names, callee, calls = {}, None, 0
    total = parallel = chunks = locks = 0
    for line in profile.read_text().splitlines():
        named = re.match(r"c?fn=\((\d+)\)(?: (.*))?", line)
        if named:
            name = names.setdefault(named[1], named[2] or "")
            callee = name if line[0] == "c" else callee
        elif line.startswith("calls="):
            calls = int(line[6:].split()[0])
            locks += calls if callee.split("@")[0] == LOCKS else 0
            chunks += calls if callee == PARALLEL else 0
        elif re.match(r"[+\-*\d]", line):
            cost = int(line.split()[1])
            parallel += cost if calls and callee == PARALLEL else 0
            calls = 0
        elif line.startswith("totals:") or line.startswith("summary:"):
            total = int(line.split()[1])
    return total, parallel, chunks, locks


def counted(binary, words, file):
    with tempfile.TemporaryDirectory() as place:
        profile = pathlib.Path(place) / "profile"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", binary, *words, "--jobs", "2", file]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        total, parallel, chunks, locks = function_costs(profile)
    if chunks == 0:
        sys.exit(f"contention.py: the build has no function {PARALLEL}")
    return locks / chunks, 1 - parallel / total


def run(binary, words, jobs, file):
    """Returns seconds of processor time, and the peak memory in MB."""
    status, seconds, memory = run_to_end([binary, *words, "--jobs", jobs, file])
    if status > 1:
        sys.exit(f"contention.py: {' '.join(words)} failed")
    return seconds, memory


def main():
    binary, file = sys.argv[1], pathlib.Path(sys.argv[2])
    puzzles = [line[:81] for line in file.read_text().splitlines() if re.match(r"[0-9.]{81}", line)]
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 2000
    processors = len(os.sched_getaffinity(0))
    print(f"| command | locks a chunk | serial share | most gain of {WORKERS} processors | time of {WORKERS} workers on {processors} processors | memory |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as place:
        sample = pathlib.Path(place) / "sample"
        some = puzzles[:: max(1, len(puzzles) // wanted)][:wanted]
        sample.write_text("".join(f"{puzzle}\n" for puzzle in some))
        for words in COMMANDS:
            locks, share = counted(binary, words, sample)
            ratios, memory = [], 0
            for _ in range(ROUNDS):
                few = run(binary, words, processors, file)[0]
                many, memory = run(binary, words, WORKERS, file)
                ratios.append(many / few)
            gain = 1 / (share + (1 - share) / WORKERS)
            print(f"| `{' '.join(words)}` | {locks:.1f} | {100 * share:.1f} % | {gain:.0f} × | {statistics.median(ratios):.2f} × | {memory:.0f} MB |", flush=True)


main()

"""python_threads - the speed of grade_many() on one thread and on two: python_threads.py LIST [COUNT]

Run it with the package on the path: PYTHONPATH=build-test/src/python python3 tests/bench/python_threads.py puzzles/hard.txt

SPDX-License-Identifier: MIT
"""
import pathlib
import sys
import time

import crosshatch


def main():
    path, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    lines = [line.split()[0] for line in pathlib.Path(path).read_text("utf-8").splitlines() if line and not line.startswith("#")]
    puzzles = [crosshatch.Puzzle(lines[i % len(lines)]).shuffle(i) for i in range(count)]
    crosshatch.grade_many(puzzles[:64], threads=2)
    times = {}
    for threads in (1, 2, 1, 2):
        start = time.perf_counter()
        crosshatch.grade_many(puzzles, threads=threads)
        times[threads] = min(times.get(threads, 1e9), time.perf_counter() - start)
        print(f"{threads} thread(s): {count / (time.perf_counter() - start):.0f} puzzles a second")
    print(f"two threads: {times[1] / times[2]:.2f} times as fast")


main()

"""instructions.py - the instructions that a puzzle takes, by command and list, stay what instructions.txt says.  Speaks TAP.

    instructions.py BINARY COMPILER [SHARED]      COMPILER as in the head of instructions.txt; SHARED has the public lists

Times depend on the machine and on what else it does; instructions hardly do.  Valgrind counts those of a list and of the list twice, so that the
start of the program cancels out.  A row may grow or shrink by 3 %.  UPDATE_INSTRUCTIONS=1 writes the file anew: a commit that does so says why.

Skipped without valgrind, and where compiler, build or processor are not those of the file.  A row of a list that is absent is skipped.

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent
KEPT = pathlib.Path(__file__).with_suffix(".txt")
TOLERANCE = 0.03

# Name, list of puzzles/ or of the public lists, puzzles, words of the command.
ROWS = (
    ("solve", "easy", 50, ("solve",)),
    ("solve", "hard", 30, ("solve",)),
    ("solve", "extreme", 5, ("solve",)),
    ("solve --guess", "extreme", 50, ("solve", "--guess")),
    ("solve --log json", "easy", 20, ("solve", "--log", "json")),
    ("grade --profile se", "hard", 5, ("grade", "--profile", "se")),
    ("SE ratings", "rated-11-or-more", 1, ("grade", "--profile", "se", "--format", "%r %p %d")),
    ("grade --profile hodoku", "hard", 5, ("grade", "--profile", "hodoku")),
    ("check", "easy", 20, ("check",)),
)


def machine(compiler):
    flags = pathlib.Path("/proc/cpuinfo")
    vectors = "avx2" if flags.is_file() and re.search(r"\bavx2\b", flags.read_text()) else "no avx2"
    return f"{compiler}, {platform.machine()}, {vectors}"


def count(binary, words, puzzles):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(puzzles) + "\n")
        file.flush()
        done = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", binary, *words, "--jobs", "1", file.name],
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    if found is None:
        sys.exit(f"valgrind: {done.stderr}")
    return int(found[1].replace(",", ""))


def list_of(row, shared):
    """Returns the path of a row's list, None if it is absent."""
    paths = (folder / "puzzles" / f"{row[1]}.txt" for folder in (SOURCE, *shared))
    return next((path for path in paths if path.is_file()), None)


def measure(binary, row, path):
    _, _, number, words = row
    puzzles = re.findall(r"^[0-9.]{81}", path.read_text(), re.M)[:number]
    return round((count(binary, words, 2 * puzzles) - count(binary, words, puzzles)) / len(puzzles))


def name_of(row):
    return f"{row[0]}, {row[2]} of {row[1]}"


def read_kept():
    head, *lines = KEPT.read_text().splitlines()
    return head, dict((name, int(figure)) for name, figure in (line.rsplit(" ", 1) for line in lines))


def write_kept(binary, head, shared):
    """Writes the file anew.  The row of an absent list keeps its figure."""
    _, figures = read_kept()
    for row in ROWS:
        path = list_of(row, shared)
        if path is not None:
            figures[name_of(row)] = measure(binary, row, path)
    KEPT.write_text(head + "\n" + "".join(f"{name_of(row)} {figures[name_of(row)]}\n" for row in ROWS))


def main():
    binary, head, shared = sys.argv[1], machine(sys.argv[2]), [pathlib.Path(folder) for folder in sys.argv[3:]]
    if shutil.which("valgrind") is None:
        print("1..0 # SKIP skipped: valgrind is not installed")
        return
    if os.environ.get("UPDATE_INSTRUCTIONS"):
        write_kept(binary, head, shared)
    kept_head, kept = read_kept()
    if head != kept_head:
        print(f"1..0 # SKIP skipped: the figures are for {kept_head}, this is {head}")
        return
    print(f"1..{len(ROWS)}")
    for number, row in enumerate(ROWS, 1):
        name, path = name_of(row), list_of(row, shared)
        if path is None:
            print(f"ok {number} - {name} # SKIP the list is absent")
            continue
        now = measure(binary, row, path)
        change = now / kept[name] - 1
        print(f"{'ok' if abs(change) <= TOLERANCE else 'not ok'} {number} - {name}: {now} instructions a puzzle, {100 * change:+.1f} %", flush=True)


if __name__ == "__main__":
    main()

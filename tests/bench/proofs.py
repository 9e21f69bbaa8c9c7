"""proofs.py - measures the proofs that the command writes for other programs: their size, and the time to check them.

    proofs.py BINARY SHARED [PUZZLES]

For each list of the shared folder, a sample of PUZZLES (default: 100) is solved with --log lrat and --log pbp.  Prints a Markdown table.  Times are
processor time of a process for each puzzle, with the start of the checker; cake_lpr is built from the shared folder.

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

LISTS = ("17-clue", "qqwing-2000", "magictour-top1465", "rated-11-or-more", "hardest-1106")


def child_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def sample_of(path, wanted):
    puzzles = [line[:81] for line in path.read_text().splitlines() if re.match(r"[0-9.]{81}", line)]
    return puzzles[:: max(1, len(puzzles) // wanted)][:wanted]


def prove(binary, kind, sample, folder):
    """Writes the proofs; returns their sizes and the seconds that it took."""
    before = child_seconds()
    subprocess.run([binary, "solve", "--log", kind, "--jobs", "1", "--out", folder, "-"], input="\n".join(sample) + "\n", encoding="utf-8",
                   stderr=subprocess.DEVNULL, check=False)
    return [path.stat().st_size for path in sorted(folder.glob("*." + kind))], child_seconds() - before


def steps_of(folder, ending):
    return sum(line.count(" step ") for path in folder.glob("*." + ending) for line in path.read_text().splitlines() if line[:1] in "c*")


def check(checker, folder):
    """Returns the seconds a proof takes; ends the program where one is refused."""
    before = child_seconds()
    proofs = sorted(folder.glob("*.lrat"))
    for proof in proofs:
        done = subprocess.run([checker, proof.with_suffix(".cnf"), proof], capture_output=True, encoding="utf-8", check=False)
        if "s VERIFIED UNSAT" not in done.stdout:
            sys.exit(f"{proof}: {done.stdout}{done.stderr}")
    return (child_seconds() - before) / len(proofs)


def main():
    binary, shared = sys.argv[1], pathlib.Path(sys.argv[2])
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    with tempfile.TemporaryDirectory() as name:
        top = pathlib.Path(name)
        subprocess.run(["sh", str(shared / "tools/cake_lpr/build"), name], check=True, capture_output=True)
        print("| list | puzzles | LRAT, mean | largest | a step | written | checked | pseudo-Boolean, mean |")
        print("|---|---|---|---|---|---|---|---|")
        for number, title in enumerate(LISTS):
            folder = top / str(number)
            folder.mkdir()
            sample = sample_of(shared / "puzzles" / (title + ".txt"), wanted)
            lrat, seconds = prove(binary, "lrat", sample, folder)
            pbp, _ = prove(binary, "pbp", sample, folder)
            count = len(lrat)
            print(f"| {title} | {count} | {sum(lrat) / count / 1000:.1f} kB | {max(lrat) / 1000:.0f} kB | {sum(lrat) / steps_of(folder, 'cnf'):.0f} bytes "
                  f"| {seconds / count * 1000:.1f} ms | {check(top / 'cake_lpr', folder) * 1000:.0f} ms | {sum(pbp) / count / 1000:.1f} kB |", flush=True)


if __name__ == "__main__":
    os.environ.pop("MALLOC_PERTURB_", None)
    main()

"""verified.py - the proofs that the command writes are accepted by cake_lpr, whose own correctness is a theorem.  Speaks TAP.

    verified.py PROVE_CASES CASE_FOLDER      the command is $CH_BINARY

The checker is built from $CH_SHARED/tools/cake_lpr; without it, or on a processor for which it has no code, all is skipped.  Where Debian's
cadical is installed, it must find the formulas unsatisfiable, and satisfiable without their last clause.

CH_PROOFS is the number of puzzles of each list, and takes every case of the techniques; without it a sample is taken.

SPDX-License-Identifier: MIT
"""

import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

BINARY = os.environ["CH_BINARY"]
SOURCE = pathlib.Path(os.environ["CH_SOURCE"])
SHARED = pathlib.Path(os.environ.get("CH_SHARED", "/nowhere"))
THINNING = int(os.environ.get("CH_THINNING", "1"))
WHOLE = "CH_PROOFS" in os.environ
PUZZLES = int(os.environ.get("CH_PROOFS", 12 // THINNING))
CASE_INTERVAL = 1 if WHOLE else 10 * THINNING
CHANGED = 300 // THINNING
LISTS = ("17-clue", "hardest-1106", "magictour-top1465", "qqwing-2000", "rated-11-or-more")

cases = 0


def report(good, name, why=""):
    global cases
    cases += 1
    print(f"{'ok' if good else 'not ok'} {cases} - {name}", flush=True)
    if not good:
        print("# " + str(why).replace("\n", "\n# "))
    return good


def skip(name, why):
    global cases
    cases += 1
    print(f"ok {cases} - {name} # SKIP skipped: {why}")


def build_checker(folder):
    """Returns the path of the checker, or None, and the reason."""
    build = SHARED / "tools/cake_lpr/build"
    if not build.is_file():
        return None, "no cake_lpr in the shared folder"
    done = subprocess.run(["sh", str(build), str(folder)], capture_output=True, encoding="utf-8", check=False)
    checker = folder / "cake_lpr"
    return (checker, "") if checker.is_file() else (None, "cake_lpr cannot be built: " + done.stderr.strip()[-200:])


def accepts(checker, formula, proof):
    """The checker's heap is large: meson's MALLOC_PERTURB_ would fill it, which takes seconds."""
    done = subprocess.run([checker, formula, proof], capture_output=True, encoding="utf-8", check=False, timeout=600,
                          env={key: value for key, value in os.environ.items() if key != "MALLOC_PERTURB_"})
    return "s VERIFIED UNSAT" in done.stdout


def run(*words, status=(0,)):
    done = subprocess.run([BINARY, *words], capture_output=True, encoding="utf-8", check=False, timeout=36000)
    if done.returncode not in status:
        raise ValueError(f"{words}: status {done.returncode}: {done.stderr}")
    return done


def pairs_in(folder, ending="lrat"):
    return sorted((path.with_suffix(".cnf"), path) for path in pathlib.Path(folder).glob("*." + ending))


def expect_verified(checker, name, pairs, least=1):
    """Reports whether every proof is accepted; there must be some."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = list(pool.map(lambda pair: accepts(checker, *pair), pairs))
    refused = [str(pair[1]) for pair, good in zip(pairs, verdicts) if not good]
    report(not refused and len(pairs) >= least, f"{name}: {len(pairs) - len(refused)} of {len(pairs)} verified", "\n".join(refused[:5]))


def check_lists(checker, folder):
    for name in LISTS:
        path = SHARED / "puzzles" / (name + ".txt")
        if not path.is_file():
            skip(name, "no such list in the shared folder")
            continue
        puzzles = [line[:81] for line in path.read_text().splitlines() if re.match(r"[0-9.]{81}", line)]
        sample = puzzles[:: max(1, len(puzzles) // PUZZLES)][:PUZZLES]
        (folder / "list.txt").write_text("\n".join(sample) + "\n")
        run("solve", "--log", "lrat", "--out", str(folder / name), str(folder / "list.txt"), status=(0, 1))
        expect_verified(checker, name, pairs_in(folder / name), len(sample))
        if WHOLE:
            shutil.rmtree(folder / name)


def check_samples(checker, folder):
    unsolvable = SOURCE / "puzzles/unsolvable.txt"
    count = sum(line[0] in "0123456789." for line in unsolvable.read_text().splitlines() if line)
    for command in ("solve", "check"):
        run(command, "--log", "lrat", "--out", str(folder / command), str(unsolvable), status=(1, 3))
        expect_verified(checker, f"{command} of the unsolvable samples", pairs_in(folder / command), count)
    run("solve", "--log", "lrat", "--strategies", "singles", "--out", str(folder / "stuck"), str(SOURCE / "puzzles/hard.txt"), status=(1,))
    expect_verified(checker, "stuck solves", pairs_in(folder / "stuck"))
    run("solve", "--log", "lrat", "--assume-unique", "--out", str(folder / "axioms"), str(SOURCE / "puzzles/techniques/unique-rectangle-1.txt"))
    pairs = pairs_in(folder / "axioms")
    expect_verified(checker, "solves with axioms", pairs)
    report(all("\nc axiom " in formula.read_text() for formula, _ in pairs), "which the formulas name")


def check_cases(checker, folder, prove, case_folder):
    (folder / "cases").mkdir()
    done = subprocess.run([prove, case_folder, str(folder / "cases")], capture_output=True, encoding="utf-8", check=False)
    report(done.returncode == 0, "every case of every technique is derived", done.stderr)
    expect_verified(checker, "cases of the techniques", pairs_in(folder / "cases")[::CASE_INTERVAL], 1000 // CASE_INTERVAL)


def spoil(proof):
    """Changes one line of a proof so that it cannot be right: it loses a hint or a literal, or a literal is negated."""
    lines = proof.splitlines()
    at = random.choice([i for i, line in enumerate(lines) if line.split()[1] != "d"])
    words = lines[at].split()
    zero = words.index("0", 1)
    way = random.randrange(3) if zero > 1 else 0
    if way == 0:
        del words[random.randrange(zero + 1, len(words) - 1)]
    elif way == 1:
        del words[random.randrange(1, zero)]
    else:
        literal = random.randrange(1, zero)
        words[literal] = str(-int(words[literal]))
    lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


def check_changed(checker, folder):
    pairs = pairs_in(folder / "stuck") + pairs_in(folder / "check")
    seed = int(os.environ.get("CH_SEED", "32"))
    random.seed(seed)
    print(f"# CH_SEED={seed}")
    accepted = []
    for number in range(CHANGED):
        formula, proof = random.choice(pairs)
        changed = folder / "changed.lrat"
        changed.write_text(spoil(proof.read_text()))
        if accepts(checker, formula, changed):
            accepted.append(f"{number}: {proof}")
    report(not accepted, f"of {CHANGED} changed proofs none is accepted", "\n".join(accepted))


def is_satisfiable(formula):
    done = subprocess.run(["cadical", "-q", "-n", "-"], input=formula, capture_output=True, encoding="utf-8", check=False, timeout=600)
    return {10: True, 20: False}[done.returncode]


def without_last(formula):
    head = re.search(r"^p cnf 729 (\d+)$", formula, re.M)
    shorter = formula[: head.start()] + f"p cnf 729 {int(head[1]) - 1}" + formula[head.end() :]
    return shorter[: shorter.rstrip("\n").rindex("\n") + 1]


def memory_of(folder, puzzles):
    """Returns the most memory, in bytes, that the proofs of some puzzles take."""
    (folder / "list.txt").write_text("\n".join(puzzles) + "\n")
    words = [BINARY, "solve", "--log", "lrat", "--jobs", "1", "--out", str(folder / "long"), str(folder / "list.txt")]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_maxrss * 1024 if process.returncode == 0 else None


def check_memory(folder):
    """The memory of a list of proofs is that of the largest, and less than their size by far."""
    puzzles = [line for line in (SOURCE / "puzzles/extreme.txt").read_text().splitlines() if line[0] in "0123456789."]
    few, many = memory_of(folder, puzzles), memory_of(folder, puzzles * max(2, 8 // THINNING))
    report(few and many and many < few + (4 << 20), "a list several times as long takes no more memory", f"{few} and {many} bytes")
    shutil.rmtree(folder / "long")


def check_formulas(folder):
    if shutil.which("cadical") is None:
        skip("cadical on the formulas", "cadical is not installed")
        return
    run("solve", "--log", "lrat", "--out", str(folder / "unique"), str(SOURCE / "puzzles/easy.txt"))
    run("check", "--log", "lrat", "--out", str(folder / "clash"), str(SOURCE / "puzzles/unsolvable.txt"), status=(1, 3))
    unique = [formula.read_text() for formula, _ in pairs_in(folder / "unique")][:10]
    clash = [formula.read_text() for formula, _ in pairs_in(folder / "clash")][:10]
    report(unique and clash and not any(map(is_satisfiable, unique + clash)), "cadical: the formulas have no solution")
    report(all(is_satisfiable(without_last(formula)) for formula in unique), "cadical: they have one without the last clause")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_memory(folder)
        check_formulas(folder)
        checker, why = build_checker(folder)
        if checker is None:
            skip("cake_lpr", why)
        else:
            check_lists(checker, folder)
            check_samples(checker, folder)
            check_cases(checker, folder, *sys.argv[1:3])
            check_changed(checker, folder)
    print(f"1..{cases}")


if __name__ == "__main__":
    main()

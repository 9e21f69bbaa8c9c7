"""agreement.py - Compares ratings, rated steps and those of `solve --profile` with the programs whose scales these are.

    agreement.py BINARY [DIRECTORY] [--sample]

DIRECTORY holds golden/ (default: $CH_SHARED): se121 of Sudoku Explainer 1.2.1.3, se-traces of SukakuExplainer 2025.10.8, sukaku of Sukaku Explainer 1.18.1, whips of Denis Berthier.  Prints the differences, puzzle by puzzle, then the totals that docs/grading.md has; exits with 1 when there are any differences and with 77 (skipped) without golden files.  --sample takes a few of each and leaves out those that take seconds, unless CH_RATINGS is set.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import subprocess
import sys

SHOWN = 10
QUICK = 10.0

LEAST_OF_HARDEST = 10.8

# Scale, file below golden/, and of how many lines the sample takes one.
RATINGS = (("se", "se121/ratings.txt", 40), ("sukaku", "sukaku/ratings.txt", 30))
TRACES = (("se", "se121/traces.jsonl", 8), ("sx", "se-traces/traces.jsonl", 9), ("sx", "se-traces/coverage.jsonl", 4),
          ("sukaku", "sukaku/traces.jsonl", 10), ("sukaku", "sukaku/coverage.jsonl", 6), ("sukaku", "sukaku/nested.jsonl", 4))

# Columns of the ratings by whips, their names in a file, the file, and of how many lines the sample takes one.
WHIPS = ((("whip", "gwhip", "braid", "gbraid"), ("W", "gW", "B", "gB"), "whips/ratings.txt", 600),
         (("tande",), ("TE",), "whips/tande.txt", 40),
         (("bxb",), ("BxB",), "whips/tande.txt", 40))


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
    steps = list(zip(wanted["steps"], found.get("steps", [])))
    at = next((i for i, (w, f) in enumerate(steps) if w != f), len(steps))
    here = [t["steps"][at] if at < len(t.get("steps", [])) else "nothing" for t in (wanted, found)]
    return f"{wanted['puzzle']} step {at + 1}\nwanted {here[0]}\nfound  {here[1]}"


def as_ours(trace):
    """Returns a trace in the form that the program prints: some files have other words, and a text besides."""
    for step in trace["steps"]:
        step.pop("detail", None)
        if "placement" in step:
            step["place"] = step.pop("placement")
            step["eliminate"] = [word.replace("-", "<>") for word in step.pop("eliminations")]
    return trace


def lines_of(folder, name, step):
    thinning = int(os.environ.get("CH_THINNING", "1")) if step > 1 else 1
    lines = (folder / name).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")][::step * thinning]


def compare_ratings(binary, folder, scale, name, step):
    lines = [line.rstrip() for line in lines_of(folder, name, step)]
    found = grade(binary, [line[:81] for line in lines], "--scale", scale, "--format", "%g ED=%r/%p/%d")
    return compare(name, lines, found, describe_rating)


def closes(placed, removed):
    """Returns whether a placement rules out a candidate anyway: in its cell, or the digit where a house has it."""
    row, column, digit, lost = int(placed[1]), int(placed[3]), placed[5], removed[6]
    r, c = int(removed[1]), int(removed[3])
    same_box = (r - 1) // 3 == (row - 1) // 3 and (c - 1) // 3 == (column - 1) // 3
    return (r, c) == (row, column) or lost == digit and (r == row or c == column or same_box)


def conclusions_of(trace):
    """Returns what each step of a trace places and what else it removes."""
    return [([step["place"]] if step["place"] else [],
             sorted(word for word in step["eliminate"] if not step["place"] or not closes(step["place"], word)))
            for step in trace["steps"]]


def compare_solves(binary, traces, scale, name):
    """Compares the steps that the profile takes: each of the trace, with a proof that verify accepts."""
    done = subprocess.run([binary, "solve", "--profile", scale, "--log", "json", "--argument"], capture_output=True, encoding="utf-8", check=False,
                          input="".join(trace["puzzle"] + "\n" for trace in traces))
    logs = [json.loads(line) for line in done.stdout.splitlines()]
    wanted = [{"puzzle": trace["puzzle"], "steps": conclusions_of(trace)} for trace in traces]
    found = [{"puzzle": log["puzzle"], "steps": [(step["place"], sorted(step["eliminate"])) for step in log["steps"]]} for log in logs]
    verified = subprocess.run([binary, "verify", "-"], input=done.stdout, capture_output=True, encoding="utf-8", check=False)
    if len(logs) != len(traces) or verified.returncode != 0:
        sys.exit(f"{name}: {len(logs)} logs of {len(traces)} puzzles, {verified.stdout[:500]}")
    return compare(f"{name}, solved", wanted, found, describe_trace)


def compare_traces(binary, folder, scale, name, step, most, steps):
    """Compares traces, and adds the number of steps of each puzzle."""
    traces = [as_ours(json.loads(line)) for line in lines_of(folder, name, step)]
    traces = [trace for trace in traces if trace["er"] < most]
    if not traces:
        sys.exit(f"{name}: no trace to compare")
    steps.update((trace["puzzle"], len(trace["steps"])) for trace in traces)
    found = grade(binary, [trace["puzzle"] for trace in traces], "--scale", scale, "--trace")
    different = compare(name, traces, [json.loads(line) for line in found], describe_trace)
    return different + compare_solves(binary, traces, scale, name)


def compare_whips(binary, folder, columns, names, name, step):
    """Compares the lines that have such ratings; one in a thousand may differ, as whips depend on an order that is not published."""
    lines = [line.split() for line in lines_of(folder, name, step)]
    known = [(words[0], dict(word.split("=") for word in words[1:])) for words in lines]
    known = [(puzzle, values) for puzzle, values in known if any(key in values for key in names)]
    if not known:  # in a thinned sample
        return int(step == 1)
    wanted = [" ".join([puzzle, *(values.get(key, "none") for key in names)]) for puzzle, values in known]
    found = grade(binary, [puzzle for puzzle, _ in known], "--format", " ".join(["%g", *(f"%{{{column}}}" for column in columns)]))
    different = compare(f"{name}, {' '.join(names)}", wanted, found, describe_rating)
    return 0 if different <= len(known) // 1000 else different


def check_hardest(binary, shared):
    """Rates one in 500 of the puzzles that others rated 11 or more: all need nested chains.  By which version is not known; counts those below."""
    lines = (pathlib.Path(shared) / "puzzles/rated-11-or-more.txt").read_text("utf-8").splitlines()
    found = [float(line) for line in grade(binary, [line for line in lines if line[:1] != "#"][499::500], "--format", "%r")]
    print(f"se: of {len(found)} puzzles rated 11 or more by others, {sum(er >= 11 for er in found)} have ER 11.0 or more, all {min(found)}")
    return sum(er < LEAST_OF_HARDEST for er in found)


def main():
    operands = [word for word in sys.argv[1:] if word != "--sample"]
    sample = len(operands) < len(sys.argv) - 1 and "CH_RATINGS" not in os.environ
    binary = operands[0]
    shared = operands[1] if len(operands) > 1 else os.environ.get("CH_SHARED", "")
    folder = pathlib.Path(shared) / "golden"
    if not shared or not all((folder / name).exists() for _, name, _ in RATINGS + TRACES):
        print("skipped: no golden ratings")
        return 77
    bad = sum(compare_ratings(binary, folder, scale, name, step if sample else 1) for scale, name, step in RATINGS)
    steps = {scale: {} for scale, _, _ in TRACES}
    bad += sum(compare_traces(binary, folder, scale, name, step if sample else 1, QUICK if sample else 20.0, steps[scale])
               for scale, name, step in TRACES)
    for scale, of in steps.items():
        print(f"{scale}: {len(of)} puzzles with all steps, {sum(of.values())} steps")
    bad += sum(compare_whips(binary, folder, *case, step if sample else 1) for *case, step in WHIPS)
    if not sample:
        bad += check_hardest(binary, shared)
    return 1 if bad else 0


sys.exit(main())

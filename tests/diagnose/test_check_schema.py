"""test_check_schema.py - the output of `check --json` fits docs/check.schema.json, its arguments fit the log's schema and verify; broken ones do not.

SPDX-License-Identifier: MIT
"""

import copy
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from schemas import SOURCE, validator  # noqa: E402

COMMAND = os.environ["CH_BINARY"]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HALF = "5315" + EASY[4:]
PLAYED = json.dumps({"format": "crosshatch-log", "version": 1, "puzzle": EASY, "start": ["r1c3=1", "r5c5=7", "r1c4<>6"],
                     "outcome": "stuck", "solution": EASY, "steps": []})
MARKS = "".join("123456789" if i else "1........" for i in range(81))
LISTS = ("unsolvable", "several", "sample", "contest")


def run(*words, text=""):
    return subprocess.run([COMMAND, *words], input=text, capture_output=True, text=True, check=False).stdout


def checks():
    """Yields the objects of all runs, each with a name."""
    runs = {name: run("check", "--json", str(SOURCE / f"puzzles/{name}.txt")) for name in LISTS}
    runs["beyond"] = run("check", "--json", "--strategies", "singles", str(SOURCE / "puzzles/beyond-singles.txt"))
    runs["half-solved"] = run("check", "--json", "--from", EASY, HALF)
    runs["played"] = run("check", "--json", "-", text=PLAYED + "\n")
    runs["marks, empty, bad"] = run("check", "--json", MARKS, "." * 81, "1234")
    runs["few strategies"] = run("check", "--json", "--strategies", "full-house", str(SOURCE / "puzzles/unsolvable.txt"))
    for name, text in runs.items():
        lines = text.splitlines()
        assert lines, f"{name}: nothing was written"
        for number, line in enumerate(lines, 1):
            yield f"{name} {number}", json.loads(line)


def arguments(check):
    if "argument" in check:
        yield check["argument"]
    for mistake in check.get("mistakes", []):
        if "argument" in mistake:
            yield mistake["argument"]


def broken(check):
    """Yields copies, each with one fault."""
    for key in ("format", "version", "puzzle", "verdict"):
        bad = copy.deepcopy(check)
        del bad[key]
        yield f"without {key}", bad
    for key, value in (("version", 2), ("verdict", "fine"), ("puzzle", "0" * 81), ("clash", ["r1c1=0"]), ("clash", ["r1c1=1"]),
                       ("argument", {"format": "crosshatch-check"}), ("repairs", [{"cell": "r1c1", "given": "1"}]),
                       ("repairs", [{"cell": "r1c1", "given": "1", "digits": "32", "slip": "key"}]),
                       ("removals", ["r1c1=1"]), ("swaps", [["r1c1"]]), ("solution", "1" * 81), ("more", 1)):
        yield f"{key} {value}", {**check, key: value}


def expect_wrongs(found):
    """Checks the wrong entries of the played grids, and which came first."""
    half = found["half-solved 1"]
    assert [(m["cell"], m["digit"]) for m in half["mistakes"]] == [("r1c4", "5"), ("r1c3", "1")], half["mistakes"]
    assert half["mistakes"][0]["sees"] == "r1c1=5" and half["mistakes"][1]["argument"]["steps"], half["mistakes"]
    assert "first-mistake" not in half
    played = found["played 1"]
    assert played["first-mistake"] == "r1c3=1", played
    assert {"cell": "r1c4", "digit": "6"}.items() <= played["mistakes"][-1].items() and played["mistakes"][-1]["ruled-out"]


def main():
    validators = {name: validator(name) for name in ("check", "log")}
    bad = 0
    found = dict(checks())
    logs = []
    for name, check in found.items():
        for error in validators["check"].iter_errors(check):
            print(f"{name}: {'/'.join(map(str, error.path))}: {error.message[:300]}")
            bad += 1
        for log in arguments(check):
            logs.append(log)
            bad += not validators["log"].is_valid(log)
        bad += check.get("verdict") == "unsolvable" and "argument" not in check
    verdicts = run("verify", "-", text="".join(json.dumps(log) + "\n" for log in logs)).splitlines()
    if not logs or verdicts != ["verified"] * len(logs):
        print(f"of {len(logs)} arguments {verdicts.count('verified')} verify")
        bad += 1
    expect_wrongs(found)
    for what, check in broken(found["unsolvable 5"]):
        if validators["check"].is_valid(check):
            print(f"{what}: accepted")
            bad += 1
    print(f"{len(found)} checks, {len(logs)} arguments")
    return 1 if bad else 0


sys.exit(main())

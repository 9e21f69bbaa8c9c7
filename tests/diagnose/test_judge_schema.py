"""test_judge_schema.py - the output of `judge --json` fits docs/judge.schema.json, and its logs fit the log's schema and verify; broken
objects do not fit.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from schemas import validator  # noqa: E402

COMMAND = os.environ["CH_BINARY"]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HALF = "53+7070000600195000098000060800060003400803001700020006060000280000419005000080079"
PART = ".3..12.6.1.7.654.3.86..31.........1..1..2.6358....1.4..512.4..6....5...1..819...4"
TORN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..75"
EMPTY = "." * 81
# The words of the command, and the keys that its answer must have.
CASES = [
    (["r9c7=1", EASY], {"technique", "step"}),
    (["r9c7=1", "--because", "naked-single", EASY], {"step", "reason", "finds"}),
    (["r9c7<>6", "--because", "x-wing", EASY], {"reason", "because"}),
    (["r1c3<>5", EASY], {"sees"}),
    (["r1c3=1", EASY], {"proof"}),
    (["r1c3=4", EASY], {"proof"}),
    (["r7c5=8", "--because", "pointing", PART], {"proof", "reason", "part", "way", "finds"}),
    (["r1c1=1", EMPTY], {"with", "without"}),
    (["r1c1=5", EASY], {"placed"}),
    (["r9c7=1", HALF], {"mistakes"}),
    (["r1c3=1", TORN], {"suspects"}),
]
LOGS = ("step", "proof", "because", "way")


def run(*words, text=""):
    return subprocess.run([COMMAND, *words], input=text, capture_output=True, text=True, check=False).stdout


def broken(judgement):
    """Yields copies, each with one fault."""
    for key in ("format", "version", "puzzle", "move", "verdict", "step"):
        yield f"without {key}", {name: value for name, value in judgement.items() if name != key}
    for key, value in (("version", 2), ("verdict", "good"), ("verdict", "right"), ("verdict", "undecided"), ("puzzle", "0" * 81),
                       ("move", "r0c1=5"), ("sees", "r1c1<>5"), ("with", "1" * 81), ("reason", 1), ("part", 1), ("more", 1),
                       ("mistakes", False), ("step", {}), ("finds", True)):
        yield f"{key} {value}", {**judgement, key: value}


def main():
    judgements, log = validator("judge"), validator("log")
    bad = 0
    logs = []
    for words, keys in CASES:
        judgement = json.loads(run("judge", "--json", *words))
        for error in judgements.iter_errors(judgement):
            print(f"{words}: {'/'.join(map(str, error.path))}: {error.message[:300]}")
            bad += 1
        if not keys <= set(judgement):
            print(f"{words}: lacks {sorted(keys - set(judgement))}")
            bad += 1
        logs += [judgement[name] for name in LOGS if name in judgement]
    bad += not all(map(log.is_valid, logs))
    verdicts = run("verify", "-", text="".join(json.dumps(it) + "\n" for it in logs)).splitlines()
    if len(verdicts) != len(logs) or not all(verdict.startswith("verified") for verdict in verdicts):
        print(f"{len(logs)} logs: {verdicts}")
        bad += 1
    for what, judgement in broken(json.loads(run("judge", "--json", *CASES[0][0]))):
        if judgements.is_valid(judgement):
            print(f"{what}: accepted")
            bad += 1
    print(f"{len(CASES)} judgements, {len(logs)} logs")
    return int(bad > 0)


sys.exit(main())

"""patterns.py - what the tests of listed patterns have in common: each is found by the command, and proved.

SPDX-License-Identifier: MIT
"""
import json
import os
import random
import subprocess

from tap import check


def random_from_seed():
    """Returns a generator whose seed is printed; CH_SEED sets it."""
    seed = int(os.environ.get("CH_SEED", "0")) or random.randrange(1, 1 << 30)
    print(f"# CH_SEED={seed}")
    return random.Random(seed)


def check_found(crosshatch, strategies, cases):
    """Checks that some step of each puzzle has its expected conclusions, and that all steps are proved.  A case is a puzzle and these conclusions."""
    solve = [crosshatch, "solve", "--strategies", strategies, "--log", "json"]
    logs = subprocess.run(solve, input="\n".join(puzzle for puzzle, _ in cases), capture_output=True, text=True).stdout
    missed = []
    for (puzzle, expected), line in zip(cases, logs.splitlines(), strict=True):
        if not any(set(expected) <= {*step["place"], *step["eliminate"]} for step in json.loads(line)["steps"]):
            missed.append(f"{puzzle} {expected}")
    check("each is found with its guardians", not missed, "\n".join(missed[:3]))
    verified = subprocess.run([crosshatch, "verify"], input=logs, capture_output=True, text=True)
    check("verify proves each step", verified.returncode == 0, verified.stdout + verified.stderr)

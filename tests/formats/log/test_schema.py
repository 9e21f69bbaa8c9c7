"""test_schema.py - the logs in tests/verify/logs and those of the command fit docs/log.schema.json, broken ones do not;
the rows of `strategies --json` fit docs/strategy.schema.json, those of --compare docs/comparison.schema.json.

SPDX-License-Identifier: MIT
"""

import copy
import json
import os
import subprocess
import sys

from schemas import SOURCE, validator

PUZZLES = (
    ".5.2.1678..98674.57.....9...75.248914..1.95.7..8..62..8...3.12456.412...2...7....\n"
    + "55" + "." * 79 + "\n" + "." * 81 + "\n"
)


def logs():
    paths = sorted((SOURCE / "tests/verify/logs").glob("*.json"))
    assert paths, "no logs"
    for path in paths:
        yield path.name, json.loads(path.read_text(encoding="utf-8"))
    run = subprocess.run([os.environ["CH_BINARY"], "solve", "--guess", "--argument", "--log", "json", "-"],
                         input=PUZZLES, capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    assert len(lines) == 3, run.stderr
    for number, line in enumerate(lines, 1):
        yield f"solved {number}", json.loads(line)


def broken(log):
    """Copies of a log, each with one thing wrong."""
    for key in ("format", "version", "puzzle", "outcome", "solution", "steps"):
        bad = copy.deepcopy(log)
        del bad[key]
        yield f"without {key}", bad
    for key in ("step", "technique", "place", "eliminate", "premises", "after", "pattern"):
        bad = copy.deepcopy(log)
        del bad["steps"][0][key]
        yield f"step without {key}", bad
    branch = {"step": 1, "assumed": "r1c1=1", "outcome": "solution"}
    for key, value in (("version", 2), ("outcome", "won"), ("puzzle", "0" * 81), ("solution", ""),
                       ("abandoned", [{"step": 1}]), ("abandoned", [{**branch, "step": 0}]),
                       ("abandoned", [{**branch, "assumed": "r1c1<>1"}]), ("abandoned", [{**branch, "outcome": "won"}])):
        yield f"{key} {value}", {**log, key: value}
    for key, value in (("place", ["r0c1=1"]), ("eliminate", ["r1c1=1"]), ("step", 0), ("technique", "X Y"),
                       ("after", [0]), ("premises", {"constraints": ["3x5"]}), ("pattern", {"cells": ["b5"]}),
                       ("pattern", {"sets": [{"cells": [], "digits": "12"}]}),
                       ("pattern", {"commons": [{"sets": [1, 1], "digit": "1"}]}),
                       ("pattern", {"links": [{"from": "r1c1=1", "to": [], "strong": True}]}),
                       ("pattern", {"links": [{"from": "r1c1=1", "to": "r1c2=1"}]}),
                       ("argument", [[{"fails": "r1"}]]), ("text", 7)):
        bad = copy.deepcopy(log)
        bad["steps"][0][key] = value
        yield f"step with {key} {value}", bad


def strategies():
    """Returns the number of rows in the table, and of those that do not fit docs/strategy.schema.json."""
    rows = list(rows_of("strategies", "--json", "--lang=ko"))
    odd = count_odd(validator("strategy"), rows)
    return len(rows), odd + (not rows)


def rows_of(*words):
    run = subprocess.run([os.environ["CH_BINARY"], *words], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def count_odd(schema, rows):
    """Returns the number of faults of the rows, and prints them."""
    faults = [f"{row.get('key', row.get('name'))}: {error.message[:200]}" for row in rows for error in schema.iter_errors(row)]
    print("".join(f"{fault}\n" for fault in faults), end="")
    return len(faults)


def comparisons():
    """Returns the number of names that `strategies --compare` lists, and of rows with a fault: against docs/comparison.schema.json, a key that is
    no strategy, a name twice, or neither keys nor a reason."""
    keys = {row["key"] for row in rows_of("strategies", "--json")}
    count = odd = 0
    for program in ("sunnie", "sudokuwiki", "hodoku", "se", "csp"):
        rows = rows_of("strategies", "--json", "--compare", program)
        odd += count_odd(validator("comparison"), rows)
        wrong = [row for row in rows if row["program"] != program or not keys.issuperset(row["keys"]) or bool(row["keys"]) == bool(row.get("missing"))]
        print("".join(f"{row}\n" for row in wrong), end="")
        odd += len(wrong) + len(rows) - len({row["name"] for row in rows}) + (len(rows) < 20)
        count += len(rows)
    return count, odd


def main():
    schema = validator("log")
    bad = seen = 0
    for name, log in logs():
        seen += 1
        for error in schema.iter_errors(log):
            print(f"{name}: {'/'.join(map(str, error.path))}: {error.message[:200]}")
            bad += 1
    example = json.loads((SOURCE / "tests/verify/logs/pair.json").read_text(encoding="utf-8"))
    for what, log in broken(example):
        seen += 1
        if schema.is_valid(log):
            print(f"{what}: accepted")
            bad += 1
    rows, odd = strategies()
    names, wrong = comparisons()
    print(f"{seen} logs, {rows} strategies, {names} names of other programs")
    return 1 if bad + odd + wrong else 0


sys.exit(main())

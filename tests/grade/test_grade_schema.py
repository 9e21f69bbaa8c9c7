"""test_grade_schema.py - the records of `grade --json` fit docs/grade.schema.json; broken ones do not.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from schemas import validator  # noqa: E402

COMMAND = os.environ["CH_BINARY"]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FILLED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
CHAINS = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
LINES = [EASY + " a name", "no puzzle", "." * 81, "55" + "." * 79, FILLED, "1\x00\x7f", "x" * 200, "한글 " * 60, "123\n456"]
OPTIONS = ([], ["--echo"], ["--max-er", "1.1"], ["--as-is", "--max-er", "1.0"], ["--as-is"], ["--lang", "ko"])


COLUMNS = ("all,more", "se,sx,bank,status", "puzzle,er,ed,hodoku")


def records(place, cases=OPTIONS):
    """Yields all records, each with a name."""
    file = pathlib.Path(place) / "list"
    file.write_text("\n".join(LINES) + "\n", encoding="utf-8")
    for options in cases:
        for words in ([str(file)], [EASY, "12a"]):
            done = subprocess.run([COMMAND, "grade", "--json", *options, *words], capture_output=True, text=True, check=False)
            for number, line in enumerate(done.stdout.splitlines(), 1):
                yield f"{options} {number}", json.loads(line)


def broken(record):
    """Copies, each with one thing wrong."""
    for key in ("format", "version", "status", "rules", "puzzle", "line", "reason", "message", "input"):
        if key in record:
            yield f"without {key}", {name: value for name, value in record.items() if name != key}
    for key, value in (("er", ">1.1"), ("er_above", False), ("er", None), ("reason", "No puzzle"), ("more", 1)):
        yield f"{key} {value}", {**record, key: value}


def check_columns():
    """Counts the faults of records with chosen columns, which have their own schema."""
    schema = validator("grade-columns")
    bad = 0
    with tempfile.TemporaryDirectory() as place:
        found = list(records(place, [[*more, "--columns", names] for names in COLUMNS
                                     for more in ([], ["--max-er", "1.1"], ["--as-is", "--max-er", "1.0"])]))
    for name, record in found:
        for error in schema.iter_errors(record):
            bad += 1
            print(f"{name}: {error.message}")
        bad += schema.is_valid({**record, "se.er": ">1.1"}) or schema.is_valid({**record, "sx.eq": 1.2})
    return bad if any(record.get("se.er_bound") == 1.1 for _, record in found) else 1


def check_traces():
    """Counts the faults of the ratings with their steps, which have their own schema."""
    schema = validator("rating")
    bad = 0
    keys = set()
    for options in ([], ["--max-er", "1.1"], ["--as-is"], ["--scale", "sx"]):
        for puzzle in (EASY, CHAINS, FILLED, "55" + "." * 79):
            done = subprocess.run([COMMAND, "grade", "--trace", *options, puzzle], capture_output=True, text=True, check=False)
            record = json.loads(done.stdout)
            keys |= set(record).union(*record.get("steps", []))
            for error in schema.iter_errors(record):
                bad += 1
                print(f"{options} {puzzle}: {error.message}")
            bad += any(schema.is_valid({**record, key: value}) for key, value in
                       (("er", ">1.1"), ("er_above", False), ("status", "unique"), ("more", 1), ("steps", [{}]), ("puzzle", "0" * 81)))
    return bad if {"er_above", "status", "nodes", "place"} <= keys else 1


def check_manifests():
    """Counts the faults of the manifests of grade and join."""
    schema = validator("manifest")
    bad = 0
    with tempfile.TemporaryDirectory() as place:
        file = pathlib.Path(place) / "list"
        file.write_text("\n".join(LINES) + "\n", encoding="utf-8")
        parts = [str(pathlib.Path(place) / name) for name in ("one", "two")]
        for number, part in enumerate(parts, 1):
            subprocess.run([COMMAND, "grade", "--part", f"{number}/2", "--json", "-o", part, str(file), EASY], capture_output=True, check=False)
        subprocess.run([COMMAND, "join", "-o", f"{place}/whole", *parts], capture_output=True, check=True)
        names = sorted(pathlib.Path(place).glob("*.manifest.json"))
        for name in names:
            manifest = json.loads(name.read_text(encoding="utf-8"))
            for error in schema.iter_errors(manifest):
                bad += 1
                print(f"{name.name}: {error.message}")
            for key in ("format", "version", "counts", "output"):
                bad += schema.is_valid({other: value for other, value in manifest.items() if other != key})
            bad += schema.is_valid({**manifest, "date": "today"}) or schema.is_valid({**manifest, "output": {"name": "x", "bytes": -1, "sha256": None}})
    return bad if len(names) == 3 else 1


def main():
    schema = validator("grade")
    bad = 0
    with tempfile.TemporaryDirectory() as place:
        found = list(records(place))
    for name, record in found:
        for error in schema.iter_errors(record):
            bad += 1
            print(f"{name}: {error.message}")
        for what, copy in broken(record):
            if schema.is_valid(copy):
                bad += 1
                print(f"{name}: valid {what}")
    errors = [record for _, record in found if record["status"] == "error"]
    bounds = [record for _, record in found if "er_above" in record]
    named = [record for record in errors if "file" in record]
    bad += check_columns() + check_traces() + check_manifests()
    print(f"{len(found)} records, {len(errors)} errors, {len(bounds)} bounds")
    return 1 if bad or not bounds or not 0 < len(named) < len(errors) or any(len(record["input"]) > 200 for record in errors) else 0


sys.exit(main())

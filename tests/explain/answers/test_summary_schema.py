"""test_summary_schema.py - the output of `explain --summary --json` fits docs/summary.schema.json and the log of `solve --essential`, in every
profile; broken ones do not fit.

SPDX-License-Identifier: MIT
"""

import copy
import json
import os
import subprocess
import sys

from schemas import SOURCE, validator

COMMAND = os.environ["CH_BINARY"]
SINGLES = {"full-house", "cross-hatching", "hidden-single-row", "hidden-single-column", "naked-single"}
THINNING = int(os.environ.get("CH_THINNING") or 1)
PROFILES = ("default", "hodoku", "se") if THINNING == 1 else ("default",)
FEW = max(6 // THINNING, 2)
OTHERS = ["." * 81, "55" + "." * 79, "53", "12345678.........9" + "." * 63]


def run(*words, text):
    return [json.loads(line) for line in
            subprocess.run([COMMAND, *words, "--lang", "en"], input=text, capture_output=True, encoding="utf-8", check=False).stdout.splitlines()]


def puzzles():
    for name in ("sample", "medium", "hard", "expert"):
        yield from (SOURCE / f"puzzles/{name}.txt").read_text(encoding="utf-8").split("\n")[5:5 + FEW]
    yield from OTHERS


def count(steps):
    """Returns the numbers of singles and of other steps, and how often each of these occurs."""
    keys = [step["technique"] for step in steps if step["technique"] not in ("guess", "contradiction")]
    beyond = [key for key in keys if key not in SINGLES]
    return len(keys) - len(beyond), len(beyond), {key: beyond.count(key) for key in beyond}


def faults(summary, log):
    """Yields what the summary says otherwise than the log."""
    kinds = {kind["technique"]: kind["count"] for kind in summary["techniques"]}
    if (summary["singles"], summary["beyond"], kinds) != count(log["steps"]):
        yield "other numbers of steps"
    for name in ("first", "tightest", "key"):
        place = summary.get(name)
        if (place is None) != (summary["beyond"] == 0):
            yield f"{name}: there, or not"
        elif place and log["steps"][place["step"] - 1]["technique"] != place["technique"]:
            yield f"{name}: another technique"
    if "key" in summary:
        step = log["steps"][summary["key"]["step"] - 1]
        if (step["place"], step["eliminate"]) != (summary["key"]["place"], summary["key"]["eliminate"]):
            yield "key: other conclusions"
    if not 2 <= len(summary["text"].splitlines()) <= 10 and summary["beyond"] > 0:
        yield "not ten lines"


def broken(summary):
    for key in ("format", "version", "puzzle", "outcome", "singles", "techniques", "text", "key"):
        bad = copy.deepcopy(summary)
        del bad[key]
        yield f"without {key}", bad
    for key, value in (("version", 2), ("outcome", "fine"), ("singles", -1), ("more", 1), ("first", {"step": 1}),
                       ("narrowest", {"step": 3, "offers": 0}), ("techniques", [{"technique": "X-Wing", "count": 1}])):
        yield f"{key} {value}", {**summary, key: value}


def main():
    schema = validator("summary")
    text = "\n".join(line for line in puzzles() if line and not line.startswith("#")) + "\n"
    complaints = []
    good = None
    for profile in PROFILES:
        summaries = run("explain", "--summary", "--json", "--profile", profile, text=text)
        logs = run("solve", "--essential", "--log", "json", "--profile", profile, text=text)
        if len(summaries) != len(logs) or len(summaries) < 3 * FEW:
            sys.exit(f"{profile}: {len(summaries)} summaries of {len(logs)} logs")
        for summary, log in zip(summaries, logs):
            found = [fault.message for fault in schema.iter_errors(summary)]
            if "status" not in summary:
                found += faults(summary, log)
                good = summary if summary["beyond"] > 3 else good
            complaints += [f"{profile}: {summary.get('puzzle')}: {fault}" for fault in found]
    complaints += [f"fits: {name}" for name, bad in broken(good) if schema.is_valid(bad)]
    print("\n".join(complaints))
    sys.exit(len(complaints) > 0)


main()

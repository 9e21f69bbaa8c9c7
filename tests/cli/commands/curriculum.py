#!/usr/bin/env python3
"""curriculum.py - `curriculum`: each puzzle needs just the technique of its lesson, and `verify` proves both facts.  TAP.

A fact is a log: with all techniques before the lesson the puzzle is stuck, with the lesson's it is solved.  The checks here read the logs
alone: which techniques they use, and how they end.

SPDX-License-Identifier: MIT
"""
import json
import os
import pathlib
import subprocess

from tap import check, plan

BINARY = os.environ["CH_BINARY"]
LEAST = 10  # lessons with proved puzzles


def run(*words, text=None):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, text=True, check=False)


def verify(logs):
    """Returns the verdicts of `verify`, a line each."""
    return run("verify", "--lang", "en", text="".join(json.dumps(log) + "\n" for log in logs)).stdout.splitlines()


def lessons_of(level):
    done = run("curriculum", "--json", "--level", level, "--seed", "5", "--lang", "en")
    check(f"the lessons of {level}", done.returncode in (0, 1), done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def used(log):
    return {step["technique"] for step in log["steps"]}


def check_lesson(lesson, before):
    """Checks the puzzles of a lesson; BEFORE are the techniques of earlier lessons."""
    key = lesson["technique"]
    for puzzle in lesson["puzzles"]:
        stuck, solved = puzzle["without"], puzzle["with"]
        check(f"{key}: both logs are of the puzzle", stuck["puzzle"] == solved["puzzle"] == puzzle["puzzle"])
        check(f"{key}: stuck without it", stuck["outcome"] == "stuck" and key not in used(stuck), stuck["outcome"])
        check(f"{key}: solved with it", solved["outcome"] == "solved" and key in used(solved), solved["outcome"])
        check(f"{key}: nothing harder is used", used(solved) <= before | {key}, used(solved) - before)
        check(f"{key}: verified", all(line.startswith("verified") for line in verify([stuck, solved])), verify([stuck, solved]))


def check_schema(lessons):
    try:
        from jsonschema import Draft202012Validator
    except ImportError:
        check("schema # SKIP skipped: no jsonschema", True)
        return
    schema = json.loads(pathlib.Path(os.environ["CH_SOURCE"], "docs/curriculum.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    faults = [fault.message for lesson in lessons for fault in Draft202012Validator(schema).iter_errors(lesson)]
    check("the lessons match their schema", not faults, faults)


def main():
    lessons = lessons_of("easy-medium")
    before = set()
    for lesson in lessons:
        check_lesson(lesson, before)
        before.add(lesson["technique"])
    proved = [lesson["technique"] for lesson in lessons if lesson["puzzles"]]
    check(f"at least {LEAST} lessons have a proved puzzle", len(proved) >= LEAST, proved)
    check("numbers count the whole order", [lesson["lesson"] for lesson in lessons][:5] == [1, 2, 3, 4, 5])
    check_schema(lessons)
    again = run("curriculum", "--json", "--level", "easy-medium", "--seed", "5", "--lang", "en").stdout
    check("the same seed gives the same", [json.loads(line) for line in again.splitlines()] == lessons)
    text = run("curriculum", "--level", "easy", "--lang", "en")
    check("as text, with both facts", text.returncode == 0 and "Without it: stuck" in text.stdout, text.stdout)
    korean = run("curriculum", "--level", "easy", "--lang", "ko")
    check("in Korean", "풀" in korean.stdout, korean.stdout)
    wrong = run("curriculum", "--level", "daft")
    check("no such level", wrong.returncode == 2 and wrong.stdout == "" and "daft" in wrong.stderr, wrong.stderr)
    extra = run("curriculum", "x-wing", "--lang", "en")
    check("a word that is no option", extra.returncode == 2 and extra.stdout == "" and "found 'x-wing'" in extra.stderr, extra.stderr)
    plan()


main()

#!/usr/bin/env python3
"""test_passages.py - a lesson takes together only what belongs together, and leaves out no step of the log.

The headings of `explain`, as text and as HTML, name the numbers of their steps: together they are all steps of the log that
`solve --essential` writes, each once and in order.

SPDX-License-Identifier: MIT
"""
import json
import os
import re
import subprocess
import sys
import tempfile

BINARY = os.environ["CH_BINARY"]
SINGLES = ("cross-hatching", "full-house", "hidden-single-row", "hidden-single-column", "naked-single")
# Two intersections that are a hidden pair; the same fish twice; pointing three times; singles alone.
PUZZLES = ["7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
           "63...1.4...5....869.2.....1..8.14......2.5......8...6..5.6.9.28......9.....142...",
           "7.5.....2...4.1...3.........1.6..4..2...5...........9....37.....8....6...9.....8.",
           ".......1..6..2.....3...4..29.1....4..24...76......1...5.....8..34..85.2...7.93..4",
           "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."]
HEADING = {"en": re.compile(r"^(?:<h2>)?(?:Steps? |The rest are singles, steps )(\d+)(?: (?:and|to) (\d+))?[:,] ?([^<\n]*)", re.M),
           "ko": re.compile(r"^(?:<h2>)?(?:나머지 )?(\d+)(?:단계와 |–)?(\d+)?단계[:는] ?([^<\n]*)", re.M)}


def run(*words):
    return subprocess.run([BINARY, *words], capture_output=True, encoding="utf-8", check=False).stdout


def houses(step):
    return sorted(step["pattern"]["houses"]), sorted(step["pattern"].get("covers", []))


def faults(lang, text, steps):
    """Yields what is wrong with the headings of a text, given the steps of the log."""
    passages = [(int(first), int(last or first), title) for first, last, title in HEADING[lang].findall(text)]
    numbers = [number for first, last, _ in passages for number in range(first, last + 1)]
    if numbers != list(range(1, len(steps) + 1)):
        yield f"not all steps, once and in order: {numbers}"
    for first, last, title in passages:
        part = steps[first - 1:last]
        kinds = {step["technique"] for step in part}
        if len(part) == 1:
            continue
        if last == len(steps) and kinds <= set(SINGLES):
            before = steps[first - 2]["technique"] if first > 1 else ""
            if before in SINGLES and kinds != {"full-house"}:
                yield f"the ending begins late: {first}"
        elif len(kinds) != 1 or any(houses(step) != houses(part[0]) for step in part):
            yield f"no twins: {first} to {last}"
        elif ("hidden pair" in title or "합치면 히든 페어" in title) != (
                len(part) == 2 and kinds <= {"pointing", "claiming"} and
                len({cell for step in part for cell in step["pattern"]["cells"]}) == 2):
            yield f"a hidden pair, or none: {title}"


def html(puzzle, lang):
    with tempfile.TemporaryDirectory() as folder:
        run("explain", "--lang", lang, "--pictures", folder, puzzle)
        with open(os.path.join(folder, "puzzle-1.html"), encoding="utf-8") as file:
            return file.read()


def main():
    titles = ""
    bad = 0
    print(f"1..{len(PUZZLES) * 2}")
    for number, puzzle in enumerate(PUZZLES):
        steps = json.loads(run("solve", "--essential", "--log", "json", puzzle))["steps"]
        for turn, lang in enumerate(("en", "ko")):
            text = run("explain", "--grid", "none", "--lang", lang, puzzle)
            found = [*faults(lang, text, steps), *faults(lang, html(puzzle, lang), steps)]
            print("not ok" if found else "ok", number * 2 + turn + 1, puzzle, lang)
            for fault in found:
                print("#", fault)
            bad += bool(found)
            titles += text
    for needed in ("which is a hidden pair\n", "Finned X-Wing twice\n", "The rest are singles, steps "):
        if needed not in titles:
            sys.exit(f"no puzzle has '{needed.strip()}'")
    sys.exit(bad > 0)


main()

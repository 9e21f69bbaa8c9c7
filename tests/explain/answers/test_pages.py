#!/usr/bin/env python3
"""test_pages.py - the page of every technique has all its parts, and no depth of the example reveals the content of a later one.

The position of an example is read from its page; its conclusions come from `hint --json`.

SPDX-License-Identifier: MIT
"""
import json
import os
import re
import subprocess
import sys

BINARY = os.environ["CH_BINARY"]
PARTS = {"en": ["How to spot it:", "An example: ", "Where to look:", "What to look for:", "The pattern:", "The argument:"],
         "ko": ["찾는 법:", "예: ", "볼 곳:", "찾을 것:", "패턴:", "이유:"]}
CELL = re.compile(r"r[1-9]c[1-9]")
TERM = re.compile(r"(?<=[가-힣])\([A-Za-z][^()\n]*\)")
# The words of a conclusion, and those that stand for some of its cells.
CONCLUSION = re.compile(r"<>|\b[Rr]emove\b|\bplace [1-9]|지우세요|쓰세요|남기세요")
SHAPE = re.compile(r"the rest of|more (?:cells|candidates?)|other cells?\.|나머지 칸에서|외 [0-9]+칸|다른 [0-9]+칸|후보 [0-9]+개를 더")
# Names that contain digits, which are no digits of the grid.
NAME = re.compile(r"r[1-9]c[1-9]|(?:boxes|rows|columns) [1-9](?:, [1-9])*(?: and [1-9])?|(?:box|row|column|Set|sets|Colour) [1-9]|and [1-9] can have|[1-9](?:·[1-9])*(?:번 |[행열])")


def run(*words):
    return subprocess.run([BINARY, *words], capture_output=True, encoding="utf-8", check=False).stdout


def parts_of(page, heads):
    """Returns the text below each of the last four headings, or None when one is missing or out of place."""
    places = [page.find("\n" + head) for head in heads]
    if -1 in places or places != sorted(places):
        return None
    ends = places[1:] + [len(page)]
    return [page[start + 1 + len(head):end] for start, end, head in zip(places, ends, heads)][2:]


def digits_in(text):
    return set(re.findall(r"(?<![0-9])[1-9](?![0-9])", NAME.sub(" ", text)))


def complaints(key, lang, conclusions):
    page = run("strategies", "--lang", lang, key)
    parts = parts_of(page, PARTS[lang])
    if parts is None:
        yield "a part of the page is missing"
        return
    where, what, pattern, argument = parts
    terms = TERM.findall(page)
    if len(terms) != len(set(terms)):
        yield f"an English term is given again: {terms}"
    before = where + what + pattern
    if any(fact in before for fact in conclusions) or CONCLUSION.search(before):
        yield f"the conclusion is named before the argument: {before}"
    for fact in conclusions:
        if "<>" not in fact and CELL.match(fact).group() in CELL.findall(before) and fact[-1] in digits_in(before):
            yield f"{fact} is given away before the argument: {before}"
    cells = {CELL.match(fact).group() for fact in conclusions}
    if not SHAPE.search(argument) and not cells <= set(CELL.findall(argument)):
        yield f"the argument does not come to its conclusions: {argument}"


def practice(page):
    """Returns the step that the command on the page draws, or None where there is no command."""
    command = re.search(r"^  crosshatch (draw .*)$", page, re.M)
    return run(*command.group(1).split(), "--lang", "en").partition("\n")[0] if command else None


def main():
    rows = [json.loads(line) for line in run("strategies", "--lang", "en", "--json").splitlines()]
    names = {row["key"]: row["name"] for row in rows}
    keys = list(names)
    print(f"1..{len(keys)}")
    if len(keys) < 100:
        sys.exit("there are too few strategies")
    failed = False
    parents = {row["name"]: [names[key] for key in row.get("subtype_of", [])] for row in rows}
    for number, key in enumerate(keys, 1):
        page = run("strategies", "--lang", "en", key)
        position = re.search(r"^An example: (.*)$", page, re.M)
        logs = run("hint", "--all", "--json", "--strategies", key, position.group(1)).splitlines() if position else []
        steps = [json.loads(line)["steps"][0] for line in logs]
        example = json.loads(run("strategies", "--json", key))["example"]["conclusions"]
        found = [step["place"] + step["eliminate"] for step in steps if key in (step["technique"], step.get("subtype"))]
        mine = sorted((facts for facts in found if set(example) <= set(facts)), key=len)
        wrong = [f"{lang}: {text}" for lang in PARTS for text in complaints(key, lang, mine[0])] if mine else ["no such step is found there"]
        step = practice(page)
        name = step.partition(": ")[2] if step else None
        if step is not None and page.partition("\n")[0] not in (name, *parents.get(name, [])):
            wrong.append(f"the practice puzzle comes to {step}")
        print(f"{'not ok' if wrong else 'ok'} {number} - {key}")
        for text in wrong:
            print(f"# {text}")
        failed |= bool(wrong)
    return failed


if __name__ == "__main__":
    sys.exit(main())

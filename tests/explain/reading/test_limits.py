#!/usr/bin/env python3
"""test_limits.py - explanations keep to the limits of what a person reads with ease.

    words       of a sentence
    sentences   of a paragraph
    length      of a paragraph in characters
    lines       of a list; a longer one is folded in the middle
    repeats     words in a row, or names in a row, that an earlier depth has, or the same paragraph already

The texts are the examples of all techniques and the steps of the project's puzzles.  A technique that may pass a limit is listed with the
reason; an entry that is no longer needed fails.

SPDX-License-Identifier: MIT
"""
import collections
import os
import pathlib
import re
import sys

from steps import DEPTHS, read_steps

WORDS, SENTENCES, LENGTH, LINES = 25, 6, 350, 12
WORDS_IN_A_ROW = {"en": 5, "ko": 4}
NAMES_IN_A_ROW = 6
PUZZLES = ("beyond-singles", "medium", "hard", "expert", "extreme", "contest")

EXCEPTIONS = {
}

# Names of cells, houses, groups and digits, with what joins them in a list.
NAME = re.compile(r"(?:r[1-9]|c[1-9]|[0-9]|[A-Z](?![a-z])|<>|=|(?:and|or|rows?|columns?|box|boxes|박스|번)$)")


def sentences(text):
    return [part for part in re.split(r"(?<=[.?!]) +", text.strip()) if part]


def runs(text, language):
    """Yields the runs of words, and those of names, that are long enough to be noticed when they are read again."""
    for sentence in sentences(text):
        words = [re.sub(r"[^\w<>=-]", "", word) for word in sentence.split()]
        is_name = [bool(NAME.match(word)) for word in words]
        for wanted, length in ((False, WORDS_IN_A_ROW[language]), (True, NAMES_IN_A_ROW)):
            for at in range(len(words) - length + 1):
                if all(one == wanted for one in is_name[at:at + length]):
                    yield " ".join(words[at:at + length]).lower()


def repeated(step):
    """Yields what is said again."""
    known = set()
    for depth in DEPTHS:
        here = set()
        for line in step.text[depth]:
            counted = collections.Counter(runs(line, step.language))
            yield from (run for run, count in counted.items() if count > 1 or run in known)
            here.update(counted)
        known |= here


def complaints(step):
    """Yields each limit that the step passes, and where."""
    for lines in step.text.values():
        if len(lines) > LINES:
            yield "lines", f"{len(lines)} lines: {lines[0]}"
        for line in lines:
            parts = sentences(line)
            yield from (("words", part) for part in parts if len(part.split()) > WORDS)
            if len(line) > LENGTH:
                yield "length", f"{len(line)} characters: {line}"
            if len(parts) > SENTENCES:
                yield "sentences", f"{len(parts)} sentences: {line}"
    yield from (("repeats", run) for run in repeated(step))


def main():
    reading = sys.argv[1]
    folder = pathlib.Path(os.environ["CH_SOURCE"], "puzzles")
    examples = list(read_steps(reading))
    steps = examples + list(read_steps(reading, *(str(folder / f"{name}.txt") for name in PUZZLES)))
    passed = collections.defaultdict(list)
    for step in steps:
        for limit, where in complaints(step):
            passed[step.technique, limit].append(f"{step.language} {step.source}: {where}")
    wrong = {row: found for row, found in passed.items() if row not in EXCEPTIONS}
    spare = [row for row in EXCEPTIONS if row not in passed]
    for (technique, limit), found in sorted(wrong.items()):
        print(f"# {technique} passes the limit of {limit} {len(found)} times\n#   {found[0]}")
    for technique, limit in spare:
        print(f"# {technique} keeps to the limit of {limit}: its exception is not needed")
    techniques = {step.technique for step in examples}
    print(f"# {len(techniques)} techniques, {len(steps)} explanations")
    if len(techniques) < 100 or len(steps) < 1000:
        sys.exit("there are too few texts")
    return bool(wrong or spare)


if __name__ == "__main__":
    sys.exit(main())

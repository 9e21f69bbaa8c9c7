#!/usr/bin/env python3
"""test_limits.py - explanations keep to the limits of what a person reads with ease.

    words       of a sentence
    sentences   of one depth
    length      of a paragraph in characters
    lines       of one depth; a longer list is folded in the middle
    repeats     words in a row, or a list of names, that an earlier depth has, or the same paragraph already

The texts are the examples of all techniques and the steps of the project's puzzles.  A technique that may pass a limit is listed with the
reason; an entry that is no longer needed fails.

SPDX-License-Identifier: MIT
"""
import collections
import itertools
import os
import pathlib
import re
import sys

from steps import DEPTHS, read_steps

WORDS, SENTENCES, LENGTH, LINES = 25, 6, 350, 12
WORDS_IN_A_ROW = {"en": 5, "ko": 4}
NAMES_IN_A_ROW = 5
PUZZLES = ("beyond-singles", "medium", "hard", "expert", "extreme", "contest")

EXCEPTIONS = {
    ("3d-medusa", "length"): "the end of a chain and all that its colour loses are one paragraph",
    ("als-aic", "repeats"): "its ends are groups of up to five cells, which every part has to name",
    ("grouped-x-chain", "repeats"): "each of up to six links names the places of a group",
    ("als-chain", "length"): "up to seven groups are named",
    ("als-chain", "sentences"): "depth 3 names each of up to seven groups in a sentence of its own",
    ("unique-rectangle-with-conjugate-pairs", "length"): "up to three conjugate pairs, then an inference for each",
    ("bug-lite-3", "length"): "up to twelve cells, and those of a subset",
    ("bug-lite-4", "length"): "up to twelve cells, and two ways to go on",
    ("automorphism", "length"): "rows, columns and digits change places, up to nine of each",
    ("aligned-quadruple-exclusion", "words"): "four cells, and those that see them all",
    ("anti-gurths-symmetrical-placement", "length"): "the same",
    ("extended-gurths-symmetrical-placement", "length"): "the same",
    ("qius-deadly-pattern", "length"): "a pair and four cells are named, and two lines twice",
    ("reverse-bug", "length"): "up to fourteen cells, and those of a subset",
    ("avoidable-rectangle-hidden-single", "length"): "four corners, and the house of the hidden single",
    ("rectangle-aic", "length"): "the chain, and the filled corners of its rectangle",
    ("rectangle-als-xz", "length"): "four corners, and what they leave for an almost locked set",
    ("rectangle-als-xz", "sentences"): "the same",
    ("rectangle-wing", "length"): "four corners, and a sentence for each digit of the guardians",
    ("rectangle-wing", "sentences"): "four corners, and a sentence for each digit of the guardians",
    ("rectangle-sue-de-coq", "length"): "four corners, and the cells and digits of a Sue de Coq",
    ("rectangle-sue-de-coq", "repeats"): "the cells beside a crossing may have the same digits as it",
    ("forcing-chain-verity-pattern", "words"): "up to nine guardians in four corners",
    ("forcing-chain-verity-pattern", "length"): "a pattern, and a chain from each guardian",
    ("forcing-chain-verity-pattern", "lines"): "each case is a list of its own",
    ("or-k-whip", "length"): "a pattern, and a whip",
    ("or-k-contrad-whip", "length"): "the same",
    ("external-avoidable-rectangle", "length"): "four corners, the houses of two digits, and up to four guardians are named",
    ("external-rectangle-wing", "length"): "the same, and what each guardian leads to",
    ("external-rectangle-wing", "sentences"): "the same",
    ("external-unique-rectangle", "length"): "four corners, the houses of two digits, and up to four guardians are named",
    ("multi-digit-deadly-pattern", "length"): "up to nine cells, and those of a subset",
    ("house-death-blossom", "length"): "three groups or more, and what a place of the digit leaves for each",
    ("aals-with-two-restricted-commons", "length"): "the cells of a set and two groups are named",
    ("aals-with-two-restricted-commons", "repeats"): "the cells of the set are named where it begins, and where it keeps a digit",
    ("set-death-blossom", "length"): "the cells of a set and up to four groups are named",
    ("set-death-blossom", "repeats"): "each group takes digits from the same stem",
    ("blossom-loop", "length"): "a conclusion of all links of up to nine chains",
    ("rectangle-death-blossom", "length"): "four corners, and a group for each extra digit",
    ("rectangle-burred-subset", "length"): "four corners, and the cells of a group",
    ("rectangle-burred-subset", "sentences"): "the same",
    ("firework-pair-2", "length"): "two corners and their four ends are named twice",
    ("xyz-loop", "length"): "the three digits of the pivot are followed into the house",
    ("xyz-loop", "sentences"): "each digit of the pivot is a case, where the common digit is removed",
    ("exocet-rules", "length"): "base, targets, crossing lines, mirror nodes and a set in one of them are named",
    ("guarded-pattern", "length"): "up to twelve cells, their guardians, and up to four cells of a set",
    ("bug-n", "length"): "up to six cells and the candidates that they have too many are named twice",
    ("bug-n", "repeats"): "the same",
    ("forcing-net-verity-house", "lines"): "each case is a list of its own",
    ("template-delete", "repeats"): "it can be about six digits, which every part has to name",
}

# Names of cells, groups and digits, and of houses by their numbers; what joins them in a list.
NAME = re.compile(r"r[1-9]|c[1-9]|[0-9]|[A-Z](?![a-z])")
JOINT = re.compile(r"(?:and|or|rows?|columns?|box|boxes|박스\S*)$")


def sentences(text):
    return [part for part in re.split(r"(?<=[.?!]) +", text.strip()) if part]


def runs(text, language):
    """Yields the runs of words, and the lists of names, that are long enough to be noticed when they are read again."""
    for sentence in sentences(text):
        words = [re.sub(r"[^\w<>=-]", "", word) for word in sentence.split()]
        kinds = [bool(NAME.match(word)) or (None if JOINT.match(word) else False) for word in words]
        length = WORDS_IN_A_ROW[language]
        for at in range(len(words) - length + 1):
            if all(kind is False for kind in kinds[at:at + length]):
                yield " ".join(words[at:at + length]).lower()
        for is_list, group in itertools.groupby(zip(words, kinds), lambda pair: pair[1] is not False):
            names = list(group)
            if is_list and sum(kind is True for _, kind in names) >= NAMES_IN_A_ROW:
                yield " ".join(word for word, _ in names)


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
    for kind, lines in step.text.items():
        if kind in DEPTHS and len(lines) > LINES:
            yield "lines", f"{len(lines)} lines: {lines[0]}"
        for line in lines:
            parts = sentences(line)
            yield from (("words", part) for part in parts if len(part.split()) > WORDS)
            if len(line) > LENGTH:
                yield "length", f"{len(line)} characters: {line}"
            if kind in DEPTHS and len(parts) > SENTENCES:
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

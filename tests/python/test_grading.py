"""test_grading - grades of one puzzle and of many.

SPDX-License-Identifier: MIT
"""
import csv
import json
import math
import subprocess

import pytest

import crosshatch
from crosshatch import Puzzle, grade, grade_many, rate
from puzzles import EASY, HARD, SEVERAL, of_list, the_command


def test_one_puzzle():
    it = grade(EASY)
    assert (it.verdict, it.level, it.hodoku_level, it.er) == ("unique", "easy", "Easy", 1.2)
    assert grade(Puzzle(EASY), scales=["level"]).er is None
    assert grade(SEVERAL).verdict == "several" and grade(SEVERAL).level is None
    with pytest.raises(crosshatch.OptionError):
        grade(EASY, scales=["x"])


def test_many_are_graded_as_one_by_one():
    texts = of_list("easy", 70) + of_list("hard", 10)
    found = grade_many(texts, scales=["level", "se"], threads=2)
    assert len(found) == len(texts)
    for text, row in zip(texts, found):
        it = grade(text, scales=["level", "se"])
        assert (row["level"], row["technique"], row["er"]) == (it.level, it.technique, it.er)


def test_a_rating_is_that_of_the_command():
    for puzzle, words, options in ((EASY, [], {}), (HARD, ["--scale", "sx"], {"scale": "sx"}), (HARD, ["--max-er", "3.4"], {"max_er": 3.4}),
                                   (HARD, ["--pearl"], {"pearl": True}), (HARD, ["--diamond"], {"diamond": True}),
                                   (SEVERAL, [], {}), (SEVERAL, ["--as-is"], {"as_is": True})):
        done = subprocess.run([the_command(), "grade", "--trace", *words, puzzle], capture_output=True, encoding="utf-8", check=False)
        assert rate(puzzle, **options) == json.loads(done.stdout), options
    assert len(rate(Puzzle(EASY))["steps"]) == 51
    for wrong in ({"scale": "x"}, {"max_er": -1}):
        with pytest.raises(crosshatch.OptionError):
            rate(EASY, **wrong)


def test_columns_are_those_of_the_command():
    texts = of_list("easy", 3) + of_list("expert", 2) + [SEVERAL]
    words = [the_command(), "grade", "--columns", ",".join(crosshatch.grading.FIELDS)]
    out = subprocess.run(words, input="\n".join(texts), capture_output=True, encoding="utf-8", check=False).stdout
    for text, wanted in zip(texts, csv.DictReader(out.splitlines()), strict=True):
        found = grade(text, columns=crosshatch.grading.FIELDS)
        shown = {name: "" if value is None else "none" if value == math.inf else value if isinstance(value, str) else float(value)
                 for name, value in found.items()}
        assert shown == {name: float(value) if value[:1].isdigit() else value for name, value in wanted.items()}


def test_many_by_columns():
    numpy = pytest.importorskip("numpy")
    found = grade_many([EASY, "frob", SEVERAL], columns=["status", "se.er", "whip"], errors="keep")
    assert list(found["status"]) == ["unique", "", "several"] and found["se.er"][0] == 1.2 and found["whip"][0] == 0
    assert numpy.isnan(found["se.er"][1]) and numpy.isnan(found["whip"][2])
    with pytest.raises(crosshatch.OptionError, match="found frob"):
        grade(EASY, columns=["frob"])


def test_what_whips_do_not_solve_is_infinite():
    assert grade(HARD, columns=["whip"])["whip"] == math.inf


def test_arrays():
    numpy = pytest.importorskip("numpy")
    cells = numpy.array([[int(c) if c != "." else 0 for c in text] for text in (EASY, HARD)])
    found = grade_many(cells)
    assert list(found["level"]) == ["easy", "extreme"] and found.dtype["er"].kind == "f"
    with pytest.raises(crosshatch.InputError):
        grade_many(numpy.zeros((1, 80), dtype=int))
    assert len(grade_many([])) == 0


def test_faulty_puzzles():
    with pytest.raises(crosshatch.InputError, match="puzzle 2"):
        grade_many([EASY, "frob"])
    found = grade_many([EASY, "frob", HARD], errors="keep")
    assert [row["verdict"] for row in found] == ["unique", "unreadable", "unique"]
    with pytest.raises(crosshatch.OptionError):
        grade_many([], errors="x")

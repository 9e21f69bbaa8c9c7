"""test_grading - grades of one puzzle and of many.

SPDX-License-Identifier: MIT
"""
import pytest

import crosshatch
from crosshatch import Puzzle, grade, grade_many
from puzzles import EASY, HARD, SEVERAL, of_list


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

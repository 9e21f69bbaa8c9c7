"""test_limits - the seconds, budget and progress of long work.

SPDX-License-Identifier: MIT
"""
import pytest

import crosshatch
from crosshatch import Puzzle
from puzzles import EASY, HARD

BLANK = "." * 81


def test_progress_grows_and_changes_nothing():
    seen = []
    with crosshatch.limits(progress=seen.append):
        polled = Puzzle(HARD).solve(guess=True)
    assert polled.log == Puzzle(HARD).solve(guess=True).log
    assert len(seen) >= 10 and seen == sorted(seen)


@pytest.mark.parametrize("work", [lambda p: p.solve(), lambda p: p.hint(), lambda p: p.steps(), lambda p: p.why("r1c3=4"),
                                  lambda p: p.judge("r1c3=4"), lambda p: p.review("r1c3=4 r1c4=2"),
                                  lambda p: crosshatch.verify(p.solve().log, strict=True),
                                  lambda p: p.traces(), lambda p: crosshatch.grade(p.shuffle(29))])
def test_progress_cancels(work):
    with crosshatch.limits(progress=lambda done: False), pytest.raises(crosshatch.CancelledError):
        work(Puzzle(EASY))
    work(Puzzle(EASY))


def test_an_error_of_progress_is_raised():
    with pytest.raises(ZeroDivisionError), crosshatch.limits(progress=lambda done: 1 // 0):
        Puzzle(EASY).solve()


def test_seconds():
    with crosshatch.limits(seconds=0), pytest.raises(crosshatch.CancelledError):
        Puzzle(BLANK).count_solutions(1 << 60, budget=(1 << 64) - 1)
    with crosshatch.limits(seconds=600):
        assert Puzzle(EASY).solve().outcome == "solved"


def test_a_budget_is_of_each_call():
    with crosshatch.limits(budget=20):
        for _ in range(2):
            with pytest.raises(crosshatch.BudgetError):
                Puzzle(EASY).solve()
            assert Puzzle(EASY).hint() is not None
        assert Puzzle(EASY).count_solutions() == 1
    assert Puzzle(EASY).solve().outcome == "solved"


def test_limits_are_nested():
    with crosshatch.limits(budget=1):
        with crosshatch.limits():
            assert Puzzle(EASY).solve().outcome == "solved"
        with pytest.raises(crosshatch.BudgetError):
            Puzzle(EASY).solve(strategies="all")


@pytest.mark.parametrize("budget", [-1, 1 << 64])
def test_a_wrong_budget(budget):
    with pytest.raises(crosshatch.OptionError):
        crosshatch.limits(budget=budget)


def test_threads_of_grade_many():
    with crosshatch.limits(progress=lambda done: False), pytest.raises(crosshatch.CancelledError):
        crosshatch.grade_many([EASY, HARD], threads=2)

"""test_solution - solves, their steps, and proofs.

SPDX-License-Identifier: MIT
"""
import copy
import json

import pytest

import crosshatch
from crosshatch import Puzzle, verify
from puzzles import EASY, HARD, PAIRS, RECTANGLE, SEVERAL, SOLVED


def test_a_solve():
    solution = Puzzle(EASY).solve()
    assert (solution.outcome, solution.grid, len(solution.steps)) == ("solved", SOLVED, 51)
    first = solution.steps[0]
    assert first.number == 1 and len(first.place) == 1 and first.eliminate == () and first.after == ()
    assert first.premises and first.text and str(first.place[0]).startswith("r")
    assert "51" in repr(solution)


def test_steps_are_those_of_the_log():
    solution = Puzzle(HARD).solve()
    assert len(solution.steps) == len(solution.log["steps"])
    for step, record in zip(solution.steps, solution.log["steps"]):
        assert [str(it) for it in step.place] == record["place"]
        assert [str(it).replace("=", "<>") for it in step.eliminate] == record["eliminate"]
        assert (list(step.premises), list(step.after)) == (record["premises"]["constraints"], record["after"])
        assert step.assumes_unique == ("deadly" in record["premises"])
    assert any(step.after for step in solution.steps)


def test_options():
    puzzle = Puzzle(PAIRS)
    assert puzzle.solve(strategies="cross-hatching").outcome == "stuck"
    assert puzzle.solve(profile="se").outcome == "solved"
    assert puzzle.solve(order="naked-single").steps[0].technique == "naked-single"
    assert len(Puzzle(HARD).solve(essential=True).steps) < len(Puzzle(HARD).solve().steps)
    assert Puzzle(SEVERAL).solve(guess=True).outcome == "guessed"
    assert "argument" in puzzle.solve(argument=True).log["steps"][0]
    for wrong in ({"strategies": "x-wang"}, {"profile": "x"}, {"order": "-x-wang"}, {"language": "xx"}):
        with pytest.raises(crosshatch.OptionError):
            puzzle.solve(**wrong)


def test_texts():
    solution = Puzzle(EASY).solve(language="ko")
    assert "행" in solution.explain() or "열" in solution.explain()
    assert "Step 1" in solution.explain("en")
    assert solution.summary()["singles"] == len(solution.steps)
    assert "단계" in Puzzle(PAIRS).solve(essential=True).summary("ko")["text"]
    assert solution.steps[3].draw("ko").startswith("<svg")


def test_notation():
    lines = Puzzle(PAIRS).solve().notation()
    steps = Puzzle(PAIRS).solve().steps
    assert len(lines) == len(steps)
    for line, step in zip(lines, steps):
        assert " => " in line and all(f"r{it.row}c{it.column}={it.digit}" in line for it in step.place), line


def test_an_interrupted_solve_is_made_again():
    solution = Puzzle(PAIRS).solve()
    picture = solution.steps[-1].draw()
    Puzzle(EASY).solve()
    assert solution.steps[-1].draw() == picture


def test_logs_are_proved():
    for text, assumes in ((EASY, False), (PAIRS, False), (RECTANGLE, True)):
        proof = Puzzle(text).solve().verify()
        assert proof and proof.verdict == "verified" and proof.assumes_unique == assumes


def test_changed_logs_are_refuted():
    log = Puzzle(EASY).solve().log
    for number in (0, 20, 50):
        changed = copy.deepcopy(log)
        place = changed["steps"][number]["place"][0]
        changed["steps"][number]["place"] = [place[:-1] + str(int(place[-1]) % 9 + 1)]
        proof = verify(changed)
        assert not proof and proof.verdict == "refuted" and proof.why and proof.step == number + 1
    assert verify(json.dumps(log)) and verify(json.dumps(log).encode())
    with pytest.raises(crosshatch.InputError):
        verify("{}")


def test_strict_verification():
    log = Puzzle(PAIRS).solve(language="ko").log
    assert verify(log, strict=True) and verify(log, strict=True, puzzle=PAIRS) and not verify(log, strict=True, puzzle=EASY)
    told = copy.deepcopy(log)
    told["steps"][0]["text"] = "Because I say so."
    assert verify(told) and verify(told, strict=True).reason == 81
    stuck = Puzzle(HARD).solve(strategies="singles").log
    assert not verify(stuck, strict=True) and verify(stuck, strict=True, strategies="singles") and verify(stuck, strict=True, part=True)
    with pytest.raises(crosshatch.OptionError):
        verify(log, strict=True, profile="x")

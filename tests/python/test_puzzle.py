"""test_puzzle - positions: reading, changing, writing, hints, searches.

SPDX-License-Identifier: MIT
"""
import os
import pathlib
import pickle
import shutil
import subprocess
import sys
import threading

import pytest

import crosshatch
from crosshatch import Candidate, Puzzle
from puzzles import EASY, HARD, PAIRS, SEVERAL, SOLVED, of_list


def test_reads_what_the_command_reads():
    puzzle = Puzzle(EASY)
    assert puzzle.givens == puzzle.digits == EASY
    assert Puzzle(str(puzzle)) == puzzle
    assert Puzzle(puzzle.write("opensudoku")) == puzzle
    assert Puzzle(EASY.encode()) == puzzle
    assert repr(puzzle) == f"Puzzle('{EASY}')"
    assert hash(Puzzle(EASY)) == hash(puzzle) and Puzzle(HARD) != puzzle


def test_reads_all_puzzles_of_a_text():
    puzzles = Puzzle.read_all(f"# two\n{EASY}\n{HARD}\n")
    assert [it.givens for it in puzzles] == [EASY, HARD]
    with pytest.raises(crosshatch.InputError) as caught:
        Puzzle.read_all(f"{EASY}\nfrob\n")
    assert (caught.value.line, caught.value.column, caught.value.found) == (2, 1, "frob")


def test_cells():
    puzzle = Puzzle(EASY)
    assert puzzle.digit(1, 1) == 5 and puzzle.digit(1, 3) == 0
    assert puzzle.candidates(1, 3) == {1, 2, 4}
    puzzle.solve()
    assert puzzle.digit(1, 3) == 0, "the position, not the solve"


def test_changes_make_new_positions():
    start = Puzzle(EASY)
    entered = start.enter(1, 3, 4)
    assert entered.digit(1, 3) == 4 and start.digit(1, 3) == 0 and entered != start
    assert entered.clear(1, 3) == start
    assert start.rule_out(1, 3, 2).candidates(1, 3) == {1, 4}
    assert start.rule_out(1, 3, 2).allow(1, 3, 2) == start
    assert pickle.loads(pickle.dumps(entered)) == entered


@pytest.mark.parametrize("change", [lambda p: p.enter(1, 1, 5), lambda p: p.enter(0, 1, 5), lambda p: p.enter(1, 3, 10),
                                    lambda p: p.clear(1, 1), lambda p: p.rule_out(1, 10, 1), lambda p: p.enter(-1, 3, 1)])
def test_wrong_changes_are_refused(change):
    with pytest.raises(crosshatch.OptionError):
        change(Puzzle(EASY))


def test_hints_lead_to_the_solution():
    for text in (EASY, PAIRS):
        puzzle = Puzzle(text)
        for _ in range(300):
            step = puzzle.hint()
            if step is None:
                break
            puzzle = puzzle.apply(step)
        assert puzzle.digits == Puzzle(text).solutions()[0]


def test_all_steps_are_true():
    puzzle = Puzzle(PAIRS)
    solution = puzzle.solutions()[0]
    steps = puzzle.steps()
    assert len(steps) > 5
    for step in steps:
        assert all(solution[9 * it.row + it.column - 10] == str(it.digit) for it in step.place)
        assert all(solution[9 * it.row + it.column - 10] != str(it.digit) for it in step.eliminate)
    assert puzzle.steps(strategies="cross-hatching")[0].technique == "cross-hatching"
    assert puzzle.hint(strategies="exocet") is None


def test_pictures():
    puzzle = Puzzle(EASY)
    assert puzzle.draw().startswith("<svg") and puzzle._repr_svg_() == puzzle.draw()
    step = puzzle.hint()
    assert step.draw() != puzzle.draw() and step._repr_svg_() == step.draw()
    steps = puzzle.steps()
    assert steps[5].draw(coordinates=False).startswith("<svg") and steps[5].draw() != steps[6].draw()
    assert 'id="a-' in puzzle.draw(prefix="a-", palette="print", pencil="all", width=300, legend=False)
    for wrong in ({"palette": "pink"}, {"pencil": "limit"}, {"prefix": "1"}, {"format": "bmp"}, {"format": "limit"}):
        with pytest.raises(crosshatch.OptionError):
            puzzle.draw(**wrong)


PACKAGE = pathlib.Path(crosshatch.__file__).parent
MODULE = "crosshatch-pictures.so"  # it draws PNG and PDF


@pytest.mark.skipif(not (PACKAGE / MODULE).exists(), reason="the package was built without cairo")
def test_png_and_pdf():
    puzzle = Puzzle(EASY)
    drawers = [puzzle.draw, puzzle.hint().draw, puzzle.solve().steps[3].draw, puzzle.next_digit("none")[0].draw]
    for draw in drawers:
        png, pdf = draw(format="png", width=300), draw(format="pdf")
        assert png.startswith(b"\x89PNG\r\n\x1a\n") and int.from_bytes(png[16:20], "big") == 300
        assert pdf.startswith(b"%PDF-") and draw(format="svg") == draw()
    assert len({draw(format="png") for draw in drawers}) > 1


def test_without_cairo(tmp_path):
    shutil.copytree(PACKAGE, tmp_path / "crosshatch", ignore=shutil.ignore_patterns(MODULE, "__pycache__", "*.p"))
    program = f"""import crosshatch
puzzle = crosshatch.Puzzle({EASY!r})
for draw in puzzle.draw, puzzle.hint().draw:
    assert draw().startswith("<svg")
    for format in "png", "pdf":
        try:
            draw(format=format)
        except crosshatch.PictureError as error:
            assert error.status == 76 and "cairo" in str(error)
        else:
            raise AssertionError(format)
"""
    subprocess.run([sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": str(tmp_path)}, check=True)


def test_searches():
    puzzle = Puzzle(EASY)
    assert puzzle.count_solutions() == 1 and puzzle.solutions(9) == [SOLVED]
    assert puzzle.count_solutions(assume=["r1c3=1"]) == 0
    assert puzzle.count_solutions(assume=[Candidate(1, 3, 4), "r1c3<>1"]) == 1
    assert puzzle.enter(1, 3, 1).count_solutions(entries=True) == 0
    several = Puzzle(SEVERAL)
    count = several.count_solutions(1000)
    assert count > 1 and len(set(several.solutions(1000))) == count
    assert len(several.solutions(2)) == 2
    with pytest.raises(crosshatch.BudgetError):
        Puzzle("." * 81).count_solutions(10**9, budget=1000)
    with pytest.raises(crosshatch.OptionError):
        puzzle.count_solutions(0)
    with pytest.raises(crosshatch.OptionError):
        puzzle.count_solutions(assume=["r1c10=1"])


def test_checks():
    assert Puzzle(EASY).check()["verdict"] == "unique"
    assert Puzzle(SEVERAL).check(language="ko")["verdict"] == "several"
    with pytest.raises(crosshatch.OptionError):
        Puzzle(EASY).check(language="xx")


def test_equivalent_puzzles():
    for text in of_list("medium", 5):
        puzzle = Puzzle(text)
        assert puzzle.shuffle(7) != puzzle
        assert puzzle.shuffle(7).canonical() == puzzle.canonical()


def test_input_errors_have_a_place():
    with pytest.raises(crosshatch.InputError) as caught:
        Puzzle(EASY[:20] + "q" + EASY[21:])
    assert (caught.value.line, caught.value.column, caught.value.found) == (1, 21, "q")
    assert isinstance(caught.value, ValueError) and "column 21" in str(caught.value)
    for text in ("", "\0", "\ufffe", "1" * 80, '{"format":'):
        with pytest.raises(crosshatch.InputError):
            Puzzle(text)


def test_threads_do_not_disturb_each_other():
    texts = of_list("hard", 8)
    expected = [Puzzle(text).solve().log_text for text in texts]
    found = {}

    def work(first):
        for i in range(first, len(texts), 4):
            found[i] = Puzzle(texts[i]).solve().log_text

    workers = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert [found[i] for i in range(len(texts))] == expected

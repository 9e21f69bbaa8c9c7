"""test_questions - why, judgements, reviews, the next digit; puzzles to order; techniques: as the command prints them.

SPDX-License-Identifier: MIT
"""
import itertools
import json
import pathlib
import subprocess

import pytest

import crosshatch
from crosshatch import Puzzle, compare, curriculum, drill, generate, generated, grade, lesson, practise, techniques, verify, worksheet
from puzzles import EASY, HARD, PAIRS, SEVERAL, SOLVED, the_command


def command(*words, given=""):
    """Returns the objects that the command prints; skips the test where there is no command."""
    done = subprocess.run([the_command(), *words], input=given, capture_output=True, encoding="utf-8", check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("question", ["r1c3=4", "r1c3=2", "r1c3<>4", "r1c3", "b1", "c9"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_why(question, language):
    found = Puzzle(EASY).why(question, language=language)
    assert found and all(it["asked"] == question for it in found)
    assert found == command("why", "--json", f"--lang={language}", question, EASY)


def test_a_proof_of_why():
    found = Puzzle(HARD).why("r1c2=1")[0]
    assert found["fact"] == "r1c2=1" and verify(found)


@pytest.mark.parametrize("words", [("r5c5=5", None), ("r5c5=5", "naked-single"), ("r1c3=2", "x-wing"), ("r1c3<>2", None)])
def test_judge(words):
    move, reason = words
    found = Puzzle(EASY).judge(move, reason)
    assert found["move"] == move
    assert [found] == command("judge", "--json", *(["--because", reason] if reason else []), move, EASY)


def test_review():
    game = "r1c3=4 r1c4=7"
    found = Puzzle(EASY).review(game)
    assert [found] == command("review", "--json", EASY, "-", given=game)
    with pytest.raises(crosshatch.InputError):
        Puzzle(EASY).review("frob")


def test_next_digit():
    steps = Puzzle(PAIRS).next_digit("none")
    assert steps and steps[-1].place and all(not it.place for it in steps[:-1])
    assert steps[0].draw().startswith("<svg")
    with pytest.raises(crosshatch.OptionError):
        Puzzle(PAIRS).next_digit("x")


def test_the_easiest_steps():
    solution = Puzzle(HARD).solve(easiest=True)
    assert [solution.log] == command("solve", "--log", "json", "--easiest", HARD)
    assert solution.log != Puzzle(HARD).solve().log


def test_order():
    puzzle = Puzzle(EASY)
    assert puzzle.hint().technique == "cross-hatching"
    assert puzzle.hint(order="naked-single").technique == puzzle.steps(order="naked-single")[0].technique == "naked-single"
    assert puzzle.why("r1c3", order="naked-single") == command("why", "--json", "--order", "naked-single", "r1c3", EASY) != puzzle.why("r1c3")
    assert [puzzle.judge("r1c3=4", order="se")] == command("judge", "--json", "--order", "se", "r1c3=4", EASY)
    for ask in (puzzle.hint, puzzle.steps, puzzle.next_digit, lambda order: puzzle.why("r1c3", order=order)):
        with pytest.raises(crosshatch.OptionError):
            ask(order="frob")


def test_wrong_questions():
    for ask in (lambda p: p.why("frob"), lambda p: p.judge("b1"), lambda p: p.judge("r1c3=4", "x-wong"), lambda p: p.why("b1", profile="x")):
        with pytest.raises(crosshatch.OptionError):
            ask(Puzzle(EASY))


def test_generate():
    made = generate(7, level="medium", symmetry="180")
    assert made == generate(7, level="medium", symmetry="180") != generate(7, 1, level="medium", symmetry="180")
    assert grade(made, ["level"]).level == "medium"
    assert [it.givens for it in itertools.islice(generated(3), 3)] == [generate(3, i).givens for i in range(3)]
    assert "x-wing" in [it.technique for it in generate(1, with_="x-wing").solve(strategies="+x-wing").steps]
    with pytest.raises(crosshatch.BudgetError):
        generate(1, rating="19.0", tries=1)
    for wrong in ({"level": "hrd"}, {"levl": "hard"}, {"needs": "x-wong"}):
        with pytest.raises(crosshatch.OptionError):
            generate(1, **wrong)


def test_progress_and_cancelling():
    seen = []
    with pytest.raises(crosshatch.CancelledError):
        generate(1, rating="19.0", progress=lambda done: seen.append(done) if done < 3 else False)
    assert seen == [0, 1, 2]
    with pytest.raises(ZeroDivisionError):
        generate(1, rating="19.0", progress=lambda done: 1 // 0)


def test_an_order_of_techniques():
    puzzle = generate(2, with_="swordfish", order="swordfish")
    assert "swordfish" in [step.technique for step in puzzle.solve(order="swordfish").steps]
    for wrong in (lambda: generate(order="hodouk"), lambda: puzzle.solve(order="hodouk")):
        with pytest.raises(crosshatch.OptionError, match="default, sudokuwiki, hodoku, se.*hodouk"):
            wrong()


def test_practise():
    position = practise("xy-wing", 7, position=True)
    assert position.hint().technique == "xy-wing"
    assert practise("xy-wing", 7).solve(strategies="upto:xy-wing").outcome == "solved"
    with pytest.raises(crosshatch.OptionError):
        practise("x-wong")
    tries = []
    assert practise("xy-wing", 7, progress=tries.append) == practise("xy-wing", 7)
    assert tries == list(range(len(tries)))
    with pytest.raises(crosshatch.CancelledError):
        practise("xy-wing", 7, progress=lambda done: False)


def printed(form, language, *words):
    """Returns the document that the command prints."""
    words = [the_command(), *words, "-n", "2", f"--format={form}", f"--lang={language}"]
    return subprocess.run(words, capture_output=True, encoding="utf-8", check=True).stdout


@pytest.mark.parametrize("form", ["text", "html"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_documents(form, language):
    of_pair, looks = ["--seed", "3", "naked-pair"], {"format": form, "language": language}
    assert lesson("naked-pair", 3, 2, palette="print", **looks) == printed(form, language, "lesson", *of_pair, "--palette", "print")
    assert drill("naked-pair", 3, 2, answers=True, title="T & x", **looks) == printed(form, language, "drill", *of_pair, "--answers", "--title", "T & x")
    assert drill("naked-pair", 3, 2, palette="print", **looks) == printed(form, language, "drill", *of_pair, "--palette", "print")
    assert worksheet(technique="x-wing", count=2, **looks) == printed(form, language, "worksheet", "--technique", "x-wing")
    assert worksheet(level="hard", seed=4, count=2, answers=True, **looks) == printed(form, language, "worksheet", "--level", "hard", "--seed", "4", "--answers")
    assert worksheet([EASY, Puzzle(HARD)], **looks) == printed(form, language, "worksheet", EASY, HARD)


def test_a_worksheet_prints_givens_and_names():
    assert worksheet(f"{EASY} # Monday").splitlines()[2] == "Puzzle 1: Monday"
    assert worksheet([Puzzle(EASY).enter(1, 3, 4)]) == worksheet(EASY)


@pytest.mark.parametrize("wrong", [{}, {"level": "easy", "technique": "x-wing"}, {"puzzles": EASY, "level": "easy"}, {"level": "hrd"},
                                   {"technique": "x-wong"}, {"level": "easy", "per_page": 3}, {"level": "easy", "format": "svg"}])
def test_a_wrong_worksheet(wrong):
    with pytest.raises(crosshatch.OptionError):
        worksheet(**wrong)


def test_a_worksheet_of_bad_puzzles():
    for line in (".", "." * 81, "55" + "." * 79):
        with pytest.raises(crosshatch.InputError) as caught:
            worksheet([EASY, line])
        assert caught.value.line == 2


def test_a_drill_without_positions():
    with pytest.raises(crosshatch.BudgetError):
        drill("double-junior-exocet", count=1)


@pytest.mark.skipif(not pathlib.Path(crosshatch.__file__).with_name("crosshatch-pictures.so").exists(), reason="the package was built without cairo")
def test_a_lesson_as_pdf():
    a4, letter = (lesson("naked-pair", count=1, format="pdf", paper=paper) for paper in ("a4", "letter"))
    assert a4.startswith(b"%PDF-") and b"[ 0 0 595 842 ]" in a4
    assert letter.startswith(b"%PDF-") and b"[ 0 0 612 792 ]" in letter


@pytest.mark.parametrize("wrong", [{"technique": "x-wong"}, {"format": "svg"}, {"format": "limit"}, {"paper": "a5"}, {"palette": "red"}, {"language": "fr"}])
def test_a_wrong_lesson(wrong):
    with pytest.raises(crosshatch.OptionError) as caught:
        lesson(**{"technique": "x-wing", **wrong})
    assert caught.value.found == [*wrong.values()][0]


def test_a_cancelled_lesson():
    tries = []
    assert lesson("naked-pair", count=1, progress=tries.append) and tries == list(range(len(tries)))
    for make in lesson, drill, lambda name, progress: worksheet(technique=name, progress=progress):
        with pytest.raises(crosshatch.CancelledError):
            make("naked-pair", progress=lambda done: False)


def test_curriculum():
    lessons = curriculum("easy", 3, count=2)
    assert lessons == command("curriculum", "--json", "--level", "easy", "--seed", "3", "-n", "2")
    assert verify(lessons[1]["puzzles"][0]["with"], strict=True)
    with pytest.raises(crosshatch.OptionError):
        curriculum("hrd")
    with pytest.raises(crosshatch.CancelledError):
        curriculum("easy", progress=lambda done: False)


def test_compare():
    assert compare("hodoku") == command("strategies", "--json", "--compare", "hodoku")
    assert compare("hodoku")[0]["keys"] == ["full-house"]
    with pytest.raises(crosshatch.OptionError):
        compare("nobody")


def test_techniques():
    assert len(techniques()) > 100 and techniques("X-Wing")[0]["key"] == "x-wing"
    assert techniques("x-wing", "ko")[0]["name"] != techniques("x-wing")[0]["name"]
    assert techniques("wings") == command("strategies", "--json", "wings")
    with pytest.raises(crosshatch.OptionError):
        techniques("frob")


def test_all_names():
    """Every key, title and alias is taken as a strategy, and as the order."""
    for it in techniques():
        for name in (it["key"], it["name"], *it["aliases"]):
            assert Puzzle(SOLVED).solve(strategies=f"-{name}", order=name).outcome == "solved", name


def test_minimal():
    minimal = Puzzle(EASY).minimal()
    assert minimal.givens.count(".") > EASY.count(".") and minimal.solutions() == [SOLVED]
    with pytest.raises(crosshatch.OptionError):
        Puzzle(SEVERAL).minimal()


def test_proofs_for_other_checkers():
    formula, proof = Puzzle(EASY).solve().proof()
    assert "p cnf " in formula and proof
    assert Puzzle(EASY).solve().proof("pbp")[1].startswith("pseudo-Boolean proof")
    with pytest.raises(crosshatch.OptionError):
        Puzzle(EASY).solve().proof("x")

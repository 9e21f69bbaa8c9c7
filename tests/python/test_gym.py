"""test_gym - the environment: Gymnasium's interface, and each case of the reward that docs/python.md defines.

SPDX-License-Identifier: MIT
"""
import json
import warnings

import pytest

numpy = pytest.importorskip("numpy")

import crosshatch  # noqa: E402
from crosshatch import Puzzle  # noqa: E402
from crosshatch.gym import ACTIONS, Sudoku, move_of  # noqa: E402
from puzzles import EASY, PAIRS, SEVERAL  # noqa: E402

RIGHT, WRONG = "r9c7=1", "r1c3=9"
WORDS = {"level": "easy"}


def started(puzzle=EASY, **options):
    env = Sudoku([puzzle], **options)
    env.reset(seed=1)
    return env


def number_of(move):
    return next(action for action in range(ACTIONS) if move_of(action) == move)


def log_of(puzzle, technique=None):
    step = next(it for it in Puzzle(puzzle).traces() if technique in (None, it["steps"][0]["technique"]))
    return step["log"]


def test_interface():
    env = Sudoku(**WORDS)
    board, info = env.reset(seed=3)
    assert env.observation_space.contains(board) and board.dtype == numpy.int8
    assert info["action_mask"].shape == (ACTIONS,) and info["puzzle"] == crosshatch.generate(3, 0, **WORDS).givens
    for action in (env.action_space.sample(), numpy.int64(5), 0):
        assert env.action_space.contains(action)
        board, reward, ended, cut, info = env.step(action)
        assert env.observation_space.contains(board)
        assert isinstance(reward, float) and isinstance(ended, bool) and isinstance(cut, bool) and isinstance(info, dict)
    assert not env.action_space.contains(ACTIONS) and not env.observation_space.contains(board[:1])
    env.close()


def test_gymnasium_accepts_it():
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(env.spec|rgb_array).*")
        checker.check_env(Sudoku(**WORDS), skip_render_check=True)


def test_moves_have_numbers():
    moves = [move_of(action) for action in range(ACTIONS)]
    assert len(set(moves)) == ACTIONS and (moves[0], moves[728], moves[729], moves[-1]) == ("r1c1=1", "r9c9=9", "r1c1<>1", "r9c9<>9")


def test_seeds():
    one, other = Sudoku(**WORDS), Sudoku(**WORDS)
    assert one.reset(seed=4)[1]["puzzle"] == other.reset(seed=4)[1]["puzzle"]
    assert one.reset()[1]["puzzle"] == other.reset()[1]["puzzle"] == crosshatch.generate(4, 1, **WORDS).givens
    assert one.reset(options={"puzzle": EASY})[1]["puzzle"] == EASY
    listed = Sudoku([EASY, PAIRS])
    assert {listed.reset(seed=seed)[1]["puzzle"] for seed in range(20)} == {EASY, PAIRS}


@pytest.mark.parametrize("move, reason, reward, verdict", [
    (RIGHT, None, 1, "follows"), (RIGHT, "cross-hatching", 2, "follows"), (RIGHT, "x-wing", 0, "follows"), (RIGHT, "x-wong", 0, "follows"),
    (RIGHT, "{}", 0, "follows"), (RIGHT, {"steps": [5]}, 0, "follows"), (RIGHT, 7, 0, "follows"),
    (WRONG, None, -1, "wrong"), (WRONG, "naked-single", -2, "wrong"),
    ("r1c1=5", "full-house", 0, "unchanged"), ("r1c3<>3", None, 0, "unchanged"), ("r1c3<>9", None, 0, "unchanged"),
    ("frob", "naked-single", -1, "unreadable"), ("r1c3", None, -1, "unreadable"),
])
def test_rewards(move, reason, reward, verdict):
    env = started()
    board, got, ended, cut, info = env.step((move, reason) if reason is not None else move)
    assert (got, info["verdict"]) == (reward, verdict)
    assert ended == (verdict == "wrong") and not cut
    made = Puzzle(EASY).enter(9, 7, 1).digits if verdict == "follows" else Puzzle(EASY).digits
    assert info["digits"] == made


def test_true_moves_that_take_more_steps_have_no_reward():
    env = started(PAIRS)
    solution = Puzzle(PAIRS).solutions()[0]
    judged = {move: Puzzle(PAIRS).judge(move)["verdict"] for move in (f"r{i // 9 + 1}c{i % 9 + 1}={digit}" for i, digit in enumerate(solution))
              if Puzzle(PAIRS).digits[9 * (int(move[1]) - 1) + int(move[3]) - 1] == "."}
    move = next(move for move, verdict in judged.items() if verdict == "right")
    assert env.step(move)[1] == 0 and env.step(move)[4]["verdict"] == "unchanged"


def test_an_undecided_move_is_not_made():
    env = started(SEVERAL)
    _board, reward, ended, _cut, info = env.step("r9c8=7")
    assert (reward, info["verdict"], ended, info["digits"]) == (0, "undecided", False, SEVERAL)


def test_a_log_as_reason():
    log = log_of(EASY)
    move = log["steps"][0]["place"][0]
    assert started().step((move, log))[1] == 2
    assert started().step((move, json.dumps(log)))[1] == 2
    for key, value in (("technique", "x-wing"), ("text", "Because I say so."), ("place", [])):
        forged = json.loads(json.dumps(log))
        forged["steps"][0][key] = value
        assert started().step((move, forged))[1] == 0, key
    env = started()
    env.step(move)
    follows = log_of(EASY)  # begins before the move
    other = next(it for it in Puzzle(EASY).traces() if it["number"] == 2)["log"]
    assert env.step((other["steps"][0]["place"][0], follows))[1] == 0


def test_a_log_of_another_position_proves_nothing():
    other = Puzzle(EASY).traces()[5]["log"]
    assert started().step((other["steps"][0]["place"][0], other))[4].get("reason") is False


def test_an_episode_to_the_end():
    env = started(PAIRS)
    total = steps = 0
    ended = False
    while not ended:
        step = env.puzzle.hint()
        for candidate in (*step.place, *step.eliminate):
            sign = "=" if candidate in step.place else "<>"
            _board, reward, ended, cut, info = env.step((f"r{candidate.row}c{candidate.column}{sign}{candidate.digit}", step.technique))
            total, steps = total + reward, steps + 1
            assert reward >= 0 and not cut
    assert "." not in info["digits"] and total > steps


def test_masks_name_what_changes_the_position():
    env = started()
    mask = env.reset(seed=1)[1]["action_mask"]
    assert mask[number_of(RIGHT)] and not mask[number_of("r1c1=5")] and not mask[number_of("r1c3<>9")]


def test_limits_and_wrong_arguments():
    env = started(max_steps=1)
    assert env.step("r1c1=5")[3] is True
    for wrong in (lambda: Sudoku([]), lambda: Sudoku(["x"]), lambda: Sudoku(render_mode="human"), lambda: Sudoku(levl="x").reset()):
        with pytest.raises(ValueError):
            wrong()
    with pytest.raises(RuntimeError):
        Sudoku([EASY]).step(0)


def test_render():
    assert started().render() is None
    assert len(started(render_mode="ansi").render().splitlines()) > 8
    assert started(render_mode="svg").render().startswith("<svg")

"""test_review_schema.py - the output of `review --json` fits docs/review.schema.json, its reasons fit the log's schema and verify; broken ones do
not.  The game files fit docs/game.schema.json, and are reviewed like the texts that they were made from.

SPDX-License-Identifier: MIT
"""

import copy
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from schemas import SOURCE, validator  # noqa: E402

COMMAND = os.environ["CH_BINARY"]
GAMES = sorted((SOURCE / "puzzles/games").glob("*.txt"))
UNSOLVABLE = "55" + "." * 79


def run(*words, text=""):
    return subprocess.run([COMMAND, *words], input=text, capture_output=True, text=True, check=False).stdout


def game_file(path):
    """Returns a text of moves as a game file, a line a move of its list."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {"format": "crosshatch-game", "version": 1, "puzzle": lines[0], "moves": lines[1:]}


def reviews():
    for path in GAMES:
        yield path.stem, json.loads(run("review", "--json", "--solutions", str(path)))
        yield f"{path.stem}, known", json.loads(run("review", "--json", "--known", "singles", str(path)))
    yield "unfinished", json.loads(run("review", "--json", game_file(GAMES[0])["puzzle"], "r1c1=1 r1c2=1 -r1c1 redo undo r1c1<>2"))
    yield "several", json.loads(run("review", "--json", "." * 81, "r1c1=1 r1c2=1 r2c2=5 r2c3<>5"))
    yield "unsolvable", json.loads(run("review", "--json", UNSOLVABLE, "r9c9=1"))


def logs_of(review):
    for move in review["moves"]:
        if "reason" in move:
            yield move["reason"]
        if "step" in move.get("easier", {}):
            yield move["easier"]["step"]


def broken(review):
    """Yields copies, each with one fault."""
    for key in ("format", "version", "puzzle", "verdict", "moves", "counts", "practise"):
        bad = copy.deepcopy(review)
        del bad[key]
        yield f"without {key}", bad
    for key, value in (("version", 2), ("verdict", "fine"), ("puzzle", "0" * 81), ("moves", [{"number": 1}]), ("first-mistake", 0), ("more", 1),
                       ("moves", [{"number": 1, "move": "r1c0=5", "verdict": "forced"}]), ("used", {"X-Wing": 1}), ("practise", ["X Wing"]),
                       ("moves", [{"number": 1, "move": "r1c1=5", "verdict": "good"}])):
        yield f"{key} {value}", {**review, key: value}


def main():
    validators = {name: validator(name) for name in ("review", "game", "log")}
    bad = 0
    found = dict(reviews())
    logs = []
    for name, review in found.items():
        for error in validators["review"].iter_errors(review):
            print(f"{name}: {'/'.join(map(str, error.path))}: {error.message[:300]}")
            bad += 1
        for log in logs_of(review):
            logs.append(log)
            bad += not validators["log"].is_valid(log)
        bad += sum(review["counts"].values()) != len(review["moves"])
    verdicts = run("verify", "-", text="".join(json.dumps(log) + "\n" for log in logs)).splitlines()
    proved = sum(verdict.startswith("verified") for verdict in verdicts)
    if not logs or proved != len(logs):
        print(f"of {len(logs)} reasons {proved} verify")
        bad += 1
    forced = [move for move in found["mistake"]["moves"] if move["verdict"] == "forced"]
    bad += not all("reason" in move or "sees" in move for move in forced)
    for path in GAMES:
        game = game_file(path)
        bad += not validators["game"].is_valid(game)
        if json.loads(run("review", "--json", "--solutions", "-", text=json.dumps(game))) != found[path.stem]:
            print(f"{path.stem}: the game file is reviewed otherwise")
            bad += 1
    for what, review in broken(found["mistake"]):
        if validators["review"].is_valid(review):
            print(f"{what}: accepted")
            bad += 1
    print(f"{len(found)} reviews, {len(logs)} reasons")
    return 1 if bad or len(GAMES) != 3 else 0


sys.exit(main())

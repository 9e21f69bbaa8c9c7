#!/usr/bin/env python3
"""dataset.py - `dataset`: traces fit docs/trace.schema.json, follow the solve, and pass the strict verification.  TAP.

The split is computed here a second time, from its definition in docs/dataset.md.

SPDX-License-Identifier: MIT
"""
import copy
import hashlib
import json
import os
import pathlib
import subprocess
import tempfile
import zlib

from schemas import validator
from tap import check, plan

BINARY = os.environ["CH_BINARY"]
THINNING = int(os.environ.get("CH_THINNING") or 1)
PUZZLES = max(8 // THINNING, 3)
SPLIT_PUZZLES = max(100 // THINNING, 60)


def run(*words, text=None):
    return subprocess.run([BINARY, *words, "--lang", "en"], input=text, capture_output=True, encoding="utf-8", check=False)


def traces_of(*words):
    return [json.loads(line) for line in run("dataset", *words).stdout.splitlines()]


def by_puzzle(traces):
    found = {}
    for trace in traces:
        found.setdefault(trace["puzzle"], []).append(trace)
    return found


def conclusions(step):
    return step["technique"], step["place"], step["eliminate"]


def check_schema(traces):
    trace, log = validator("trace"), validator("log")
    faults = [error.message for it in traces for error in list(trace.iter_errors(it)) + list(log.iter_errors(it["log"]))]
    check("traces and their logs fit the schemas", not faults, faults[:3])
    broken = []
    for key, value in (("split", "dev"), ("candidates", "."), ("steps", []), ("text", {"en": "x"}), ("other", 1)):
        broken.append({**copy.deepcopy(traces[0]), key: value})
    broken.append({key: value for key, value in traces[0].items() if key != "position"})
    check("broken ones do not", not any(trace.is_valid(it) for it in broken))


def check_solve(puzzle, traces):
    """The traces are the steps of the solve, one after another, each with the position before it."""
    solve = json.loads(run("solve", "--log", "json", puzzle).stdout)
    taken = [conclusions(step) for step in solve["steps"]]
    check("the steps are those of solve", [conclusions(it["steps"][0]) for it in traces] == taken, puzzle)
    check("so are those of the logs", [conclusions(it["log"]["steps"][0]) for it in traces] == taken, puzzle)
    check("each position follows from the one before", all(
        one["log"]["solution"] == other["position"] for one, other in zip(traces, traces[1:])) and
        traces[-1]["log"]["solution"] == solve["solution"], puzzle)
    check("every step is about candidates of the position", all(
        fact[-1] in trace["candidates"][9 * at:9 * at + 9]
        for trace in traces for step in trace["steps"] for fact in step["place"] + step["eliminate"]
        for at in [9 * (int(fact[1]) - 1) + int(fact[3]) - 1]), puzzle)


def check_all_steps(trace):
    """The steps are those that hint lists for the techniques up to the hardest of the solve."""
    fresh = run("hint", "--all=everything", "--json", "--strategies", "upto:" + trace["ratings"]["technique"], trace["puzzle"])
    listed = [conclusions(json.loads(line)["steps"][0]) for line in fresh.stdout.splitlines()]
    check("all steps are listed", sorted(listed) == sorted(map(conclusions, trace["steps"])), trace["puzzle"])


def check_verified(traces):
    logs = [it["log"] for it in traces]
    korean = [{**log, "steps": [{**log["steps"][0], "text": it["text"]["ko"]}]} for it, log in zip(traces, logs)]
    for name, some in (("English", logs), ("Korean", korean)):
        done = run("verify", "--strict=steps", text="".join(json.dumps(it, ensure_ascii=False) + "\n" for it in some))
        lines = done.stdout.splitlines()
        check(f"each passes the strict verification, in {name}",
              len(lines) == len(some) and all(line.startswith("verified") for line in lines), done.stderr)


def split_of(canonical):
    return "test" if zlib.crc32(canonical.encode("ascii")) % 10 == 0 else "train"


def check_split():
    """No puzzle for tests is equivalent to one for training: the split is a function of the canonical form."""
    made = by_puzzle(traces_of("-n", str(SPLIT_PUZZLES), "--seed", "9", "--level", "easy", "--strategies", "singles"))
    forms = run("convert", "--canonical", *made).stdout.split()
    parts = {puzzle: traces[0]["split"] for puzzle, traces in made.items()}
    check("the split follows its definition", [split_of(form) for form in forms] == list(parts.values()))
    sides = {part: {form for form, of in zip(forms, parts.values()) if of == part} for part in ("train", "test")}
    check("both parts have puzzles, the larger is for training", 0 < len(sides["test"]) < len(sides["train"]), list(map(len, sides.values())))
    check("no puzzle of one is equivalent to one of the other", not sides["train"] & sides["test"])
    shuffled = run("convert", "--shuffle", "4", *made).stdout.split()
    again = run("convert", "--canonical", *shuffled).stdout.split()
    check("equivalent puzzles are in one part", shuffled != list(made) and [split_of(form) for form in again] == list(parts.values()))
    for part in ("train", "test"):
        alone = by_puzzle(traces_of("-n", str(SPLIT_PUZZLES), "--seed", "9", "--level", "easy", "--strategies", "singles", "--split", part))
        check(f"--split {part} has its puzzles alone", list(alone) == [puzzle for puzzle, of in parts.items() if of == part])


def check_repeat():
    words = ("dataset", "-n", "4", "--seed", "3", "--level", "easy-hard")
    one = run(*words, "--jobs", "1").stdout
    check("a seed gives the same bytes with any number of workers", one and one == run(*words, "--jobs", "3").stdout)
    check("another seed gives others", one != run("dataset", "-n", "4", "--seed", "4", "--level", "easy-hard").stdout)
    longer = run("dataset", "-n", "6", "--seed", "3", "--level", "easy-hard").stdout
    check("more puzzles begin with the same", longer.startswith(one) and longer != one)
    rest = run("dataset", "-n", "2", "--first", "5", "--seed", "3", "--level", "easy-hard", "--jobs", "2").stdout
    check("--first continues a list", one + rest == longer)


def check_file():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "traces.jsonl")
        done = run("dataset", "-n", "2", "-o", str(path), "--stats")
        check("a file holds what standard output would", path.read_text("utf-8") == run("dataset", "-n", "2").stdout and not done.stdout)
        figures = dict(line.rsplit(None, 1) for line in done.stderr.splitlines())
        check("--stats counts puzzles and traces", figures["puzzles"] == "2" and
              int(figures["traces"]) == len(path.read_text("utf-8").splitlines()) and figures["refused"] == "0", done.stderr)
        path.write_text("old")
        late = subprocess.Popen([BINARY, "dataset", "-n", "100000000", "-o", str(path)])
        try:
            late.wait(0.5)
        except subprocess.TimeoutExpired:
            pass
        late.kill()
        late.wait()
        check("until it is complete, its name is not touched", path.read_text("utf-8") == "old")
        check_manifest(pathlib.Path(folder))
        nowhere = run("dataset", "-o", str(path / "no" / "where"))
        check("a file that cannot be written is reported", nowhere.returncode == 2 and "cannot write" in nowhere.stderr, nowhere.stderr)


def check_manifest(folder):
    """Beside the file is how it came about; a run that fails leaves neither."""
    path = folder / "easy.jsonl"
    run("dataset", "-n", "2", "--level", "easy", "--seed", "7", "--jobs", "2", "--stats", "-o", str(path))
    manifest = json.loads(pathlib.Path(f"{path}.manifest.json").read_text("utf-8"))
    faults = [error.message for error in validator("manifest").iter_errors(manifest)]
    check("the manifest fits its schema", not faults, faults)
    content = path.read_bytes()
    check("it has the options that decide the traces, and their number", manifest["options"] == {"count": 2, "level": "easy", "seed": 7, "lang": "en"} and
          manifest["counts"] == {"records": content.count(b"\n"), "puzzles": 2, "missing": 0, "refused": 0}, manifest)
    check("and the file", manifest["output"]["name"] == "easy.jsonl" and manifest["output"]["bytes"] == len(content) and
          manifest["output"]["sha256"] in (None, hashlib.sha256(content).hexdigest()), manifest)
    done = run("dataset", "-n", "1", "--se", "19.0", "--tries", "2", "-o", str(folder / "missing.jsonl"))
    check("status 1 for a puzzle that is missing", done.returncode == 1 and "1 puzzle was not found" in done.stderr, done.stderr)
    missing = json.loads((folder / "missing.jsonl.manifest.json").read_text("utf-8"))
    check("a puzzle that is missing is counted", missing["counts"] == {"records": 0, "puzzles": 0, "missing": 1, "refused": 0}, missing)


def check_bad_input():
    for words, said in ((("frob",), "found 'frob'"), (("--split", "dev"), "all|train|test"), (("--strategies", "x-wong"), "found x-wong"),
                        (("--level", "daft"), "daft"), (("-n", "0"), "'0'"), (("--first", "0"), "'0'"), (("--seed", "x"), "'x'"),
                        (("--needs", "x-wing", "--level", "easy"), "x-wing")):
        done = run("dataset", *words)
        check("refused: " + " ".join(words), done.returncode == 2 and not done.stdout and said in done.stderr, done.stderr)
    short = run("dataset", "-n", "1", "--se", "19.0", "--tries", "2")
    check("a puzzle that is not found is reported", short.returncode == 1 and "1 puzzle was not found" in short.stderr, short.stderr)


def main():
    traces = traces_of("-n", str(PUZZLES), "--seed", "5") + traces_of("-n", "1", "--level", "extreme")
    check("there are traces of every puzzle", len(by_puzzle(traces)) == PUZZLES + 1)
    check_schema(traces)
    for puzzle, some in list(by_puzzle(traces).items())[:6] + list(by_puzzle(traces).items())[-1:]:
        check_solve(puzzle, some)
        check_all_steps(some[0])
    check_verified(traces)
    check_split()
    check_repeat()
    check_file()
    check_bad_input()
    plan()


main()

"""test_training - traces and data sets: as the command writes them, complete or not there at all.

SPDX-License-Identifier: MIT
"""
import gzip
import json
import os
import subprocess

import pytest

import crosshatch
from crosshatch import Puzzle, dataset, verify, write_dataset
from puzzles import EASY, PAIRS, SEVERAL, the_command

ORDER = {"level": "easy-medium", "symmetry": "180"}


def test_traces_of_a_puzzle():
    traces = Puzzle(PAIRS).traces()
    solution = Puzzle(PAIRS).solve()
    assert [it["steps"][0]["technique"] for it in traces] == [step.technique for step in solution.steps]
    assert all(verify(it["log"], strict=True, part=True) for it in traces)
    assert len({it["split"] for it in traces}) == 1
    other = {"train": "test", "test": "train"}[traces[0]["split"]]
    assert Puzzle(PAIRS).traces(split=other) == [] and Puzzle(PAIRS).traces(split=traces[0]["split"]) == traces
    assert {step["technique"] for it in Puzzle(EASY).traces(strategies="cross-hatching") for step in it["steps"]} == {"cross-hatching"}


def test_wrong_traces():
    for ask in (lambda: Puzzle(SEVERAL).traces(), lambda: Puzzle(EASY).traces(split="dev"), lambda: Puzzle(EASY).traces(strategies="x-wong"),
                lambda: next(dataset(split="dev")), lambda: next(dataset(first=0)), lambda: next(dataset(levl="easy"))):
        with pytest.raises(crosshatch.OptionError):
            ask()


def test_dataset_is_that_of_the_command():
    made = list(dataset(5, 6, threads=2, **ORDER))
    assert made and made == list(dataset(5, 6, threads=1, **ORDER))
    assert list(dataset(5, 4, **ORDER)) + list(dataset(5, 2, first=5, **ORDER)) == made
    assert list(dataset(5, 6, split="train", **ORDER)) == [it for it in made if it["split"] == "train"]
    done = subprocess.run([the_command(), "dataset", "-n", "6", "--seed", "5", "--level", ORDER["level"], "--symmetry", "180"],
                          capture_output=True, encoding="utf-8", check=True)
    assert made == [json.loads(line) for line in done.stdout.splitlines()]


def test_files(tmp_path):
    counts = write_dataset(tmp_path / "plain.jsonl", 5, 3, **ORDER)
    plain = (tmp_path / "plain.jsonl").read_bytes()
    assert counts == (3, len(plain.splitlines()), 0)
    write_dataset(tmp_path / "packed.jsonl.gz", 5, 3, **ORDER)
    assert gzip.decompress((tmp_path / "packed.jsonl.gz").read_bytes()) == plain
    assert sorted(os.listdir(tmp_path)) == ["packed.jsonl.gz", "plain.jsonl"]


def test_zstd(tmp_path):
    zstandard = pytest.importorskip("zstandard")
    write_dataset(tmp_path / "packed.jsonl.zst", 5, 2, **ORDER)
    with open(tmp_path / "packed.jsonl.zst", "rb") as file:
        text = zstandard.ZstdDecompressor().stream_reader(file).read()
    assert [json.loads(line) for line in text.splitlines()] == list(dataset(5, 2, **ORDER))


def test_an_incomplete_file_does_not_appear(tmp_path):
    path = tmp_path / "old.jsonl"
    path.write_text("old")
    with pytest.raises(crosshatch.OptionError):
        write_dataset(path, level="daft")
    assert path.read_text() == "old" and os.listdir(tmp_path) == ["old.jsonl"]
    with pytest.raises(FileNotFoundError):
        write_dataset(tmp_path / "no" / "where.jsonl", 1, 1)

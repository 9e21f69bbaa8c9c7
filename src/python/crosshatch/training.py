"""training - reasoning traces as training data: docs/dataset.md.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import contextlib
import gzip
import json
import os
import pathlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any, BinaryIO, Iterator, NamedTuple, Optional

from ._crosshatch import lib
from .errors import OptionError
from .making import generate

_WINDOW = 4  # puzzles that a thread has in work or done at a time


class DatasetCounts(NamedTuple):
    """What a data set has: `refused` traces did not pass the strict verification and are left out."""

    puzzles: int
    traces: int
    refused: int


def _made(seed: int, count: int, first: int, split: Optional[str], threads: Optional[int],
          order: Any) -> "Iterator[tuple[list[str], int]]":
    """Yields the lines of each puzzle, and how many traces were refused."""
    if first < 1:
        raise OptionError(f"expected the number of the first puzzle, from 1; found {first}", lib.CH_BAD_ARGUMENT, found=str(first))
    end = first - 1 + count
    workers = threads or len(os.sched_getaffinity(0))
    step = workers * _WINDOW
    with ThreadPoolExecutor(workers) as pool:
        for index in range(first - 1, end, step):
            yield from pool.map(lambda each: generate(seed, each, **order)._trace_lines(order.get("strategies"), split),
                                range(index, min(index + step, end)))


def dataset(seed: int = 1, count: int = 10, *, first: int = 1, split: Optional[str] = None, threads: Optional[int] = None,
            **order: Any) -> "Iterator[dict[str, Any]]":
    """Yields the traces of COUNT generated puzzles from number FIRST on, the same as `crosshatch dataset`.

    SPLIT is "train" or "test", for the puzzles of one part.  ORDER has the options of generate().
    """
    for lines, _refused in _made(seed, count, first, split, threads, order):
        yield from map(json.loads, lines)


@contextlib.contextmanager
def _compressed(file: BinaryIO, name: str) -> "Iterator[Any]":
    """Opens a writer of bytes by the ending of a name: .gz, .zst, or any other for none."""
    if name.endswith(".zst"):
        import zstandard

        with zstandard.ZstdCompressor(level=10).stream_writer(file, closefd=False) as writer:
            yield writer
    elif name.endswith(".gz"):
        with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as writer:
            yield writer
    else:
        yield file


def write_dataset(path: "str | os.PathLike[str]", seed: int = 1, count: int = 10, *, first: int = 1,
                  split: Optional[str] = None, threads: Optional[int] = None, **order: Any) -> DatasetCounts:
    """Writes the traces of dataset() as JSON lines, compressed if the name ends in .gz or .zst (which needs zstandard).

    The file appears under its name when it is complete; until then a file of that name stays as it was.
    """
    target = pathlib.Path(path)
    temporary = target.with_name(f".{target.name}.{os.getpid()}")
    puzzles = traces = refused = 0
    try:
        with open(temporary, "xb") as file, _compressed(file, target.name) as writer:
            for lines, left_out in _made(seed, count, first, split, threads, order):
                writer.write("".join(line + "\n" for line in lines).encode("utf-8"))
                puzzles += bool(lines)
                traces += len(lines)
                refused += left_out
        os.replace(temporary, target)
    finally:
        temporary.unlink(missing_ok=True)
    return DatasetCounts(puzzles, traces, refused)

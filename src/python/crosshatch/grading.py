"""grading - difficulty on all scales, of one puzzle or of many on several threads.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from typing import Any, Iterable, Optional

from ._crosshatch import ffi, lib
from .errors import InputError, OptionError
from .library import grader, raise_for, sized, workspace
from .puzzle import Puzzle

SCALES = {"level": lib.CH_SCALE_LEVEL, "hodoku": lib.CH_SCALE_HODOKU, "se": lib.CH_SCALE_SE}
_BATCH = 64  # puzzles that a thread takes at once


@dataclass(frozen=True)
class Grade:
    """The difficulty of a puzzle.  A value that is not known, or was not wanted, is None."""

    verdict: str
    level: Optional[str] = None
    technique: Optional[str] = None
    hodoku_level: Optional[str] = None
    hodoku_score: Optional[int] = None
    er: Optional[float] = None
    ep: Optional[float] = None
    ed: Optional[float] = None


def _scale_bits(scales: Iterable[str]) -> int:
    bits = 0
    for scale in scales:
        if scale not in SCALES:
            raise OptionError(f"expected a scale, {', '.join(SCALES)}; found {scale}", lib.CH_BAD_ARGUMENT, found=scale)
        bits |= SCALES[scale]
    return bits


def _word(text: Any) -> Optional[str]:
    return None if text == ffi.NULL else ffi.string(text).decode("utf-8")


def _grade(puzzle: Puzzle, bits: int) -> Grade:
    space = workspace()
    space.load(puzzle._position)
    found = sized("ChGrade")
    raise_for(lib.ch_grade(grader(), space.work, bits, found))
    return Grade(_word(found.verdict) or "", _word(found.level), _word(found.technique), _word(found.hodoku_level),
                 found.hodoku_score or None, *(number / 10 or None for number in (found.er, found.ep, found.ed)))


def grade(puzzle: "Puzzle | str", scales: Iterable[str] = ("level", "hodoku", "se")) -> Grade:
    """Grades a puzzle on the scales level, hodoku and se: what `crosshatch grade` prints."""
    return _grade(puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle), _scale_bits(scales))


def _text_of(row: Any) -> "Puzzle | str":
    """Returns a puzzle of a list, or of a row of 81 numbers, where 0 is an empty cell."""
    if isinstance(row, (Puzzle, str)):
        return row
    cells = [int(cell) for cell in row]
    if len(cells) != 81 or not all(0 <= cell <= 9 for cell in cells):
        raise InputError("expected 81 numbers from 0 to 9 in the row of the array", lib.CH_LINE_CELLS, found=str(len(cells)))
    return "".join(map(str, cells))


def _grade_row(row: Any, bits: int) -> "Grade | Exception":
    try:
        given = _text_of(row)
        return _grade(given if isinstance(given, Puzzle) else Puzzle(given), bits)
    except InputError as error:
        return error


def _as_array(grades: "list[Grade]") -> Any:
    """Returns a structured array: texts as objects, numbers as floats with NaN for unknown ones."""
    import numpy

    kinds = [("verdict", "U10"), ("level", "U8"), ("technique", "U40"), ("hodoku_level", "U8"), ("hodoku_score", "f8"),
             ("er", "f8"), ("ep", "f8"), ("ed", "f8")]
    blank = tuple("" if kind.startswith("U") else float("nan") for _, kind in kinds)
    rows = [tuple(empty if value is None else value for value, empty in zip(astuple(it), blank)) for it in grades]
    return numpy.array(rows, dtype=kinds)


def grade_many(puzzles: Iterable[Any], scales: Iterable[str] = ("level", "hodoku", "se"), threads: Optional[int] = None,
               errors: str = "raise") -> Any:
    """Grades many puzzles on several threads, in the order of PUZZLES.

    PUZZLES are texts, puzzles, or an array of 81 numbers a row.  Returns a structured array if numpy is installed, otherwise a list of
    Grade.  A puzzle that cannot be read raises its InputError, or with errors="keep" has the verdict "unreadable".
    """
    if errors not in ("raise", "keep"):
        raise OptionError(f"expected errors='raise' or 'keep'; found {errors}", lib.CH_BAD_ARGUMENT, found=errors)
    bits = _scale_bits(scales)
    rows = list(puzzles)
    batches = [rows[i:i + _BATCH] for i in range(0, len(rows), _BATCH)]
    workers = threads or len(os.sched_getaffinity(0))
    with ThreadPoolExecutor(workers) as pool:
        graded = [it for batch in pool.map(lambda batch: [_grade_row(row, bits) for row in batch], batches) for it in batch]
    for number, it in enumerate(graded):
        if isinstance(it, Exception):
            if errors == "raise":
                it.args = (f"puzzle {number + 1}: {it}",)
                raise it
            graded[number] = Grade("unreadable")
    try:
        return _as_array(graded)
    except ImportError:
        return graded

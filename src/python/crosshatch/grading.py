"""grading - difficulty on all scales, of one puzzle or of many on several threads.

Either as a Grade, or as the columns of `crosshatch grade --columns` that the caller names.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import json
import math
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from typing import Any, Callable, Iterable, Iterator, Optional, Sequence

from ._crosshatch import ffi, lib
from .errors import InputError, OptionError
from .library import Output, current_limits, enter_limits, grader, limit_members, raise_for, sized, workspace
from .puzzle import Puzzle

SCALES = {"level": lib.CH_SCALE_LEVEL, "hodoku": lib.CH_SCALE_HODOKU, "se": lib.CH_SCALE_SE}
_RATINGS = ("se", "sx", "sukaku", "bank")
_BATCH = 64  # puzzles that a thread takes at once


def _word(text: Any) -> Optional[str]:
    return None if text == ffi.NULL else ffi.string(text).decode("utf-8")


def _field_names() -> Iterator[str]:
    number = 0
    while (name := lib.ch_grade_field_name(number)) != ffi.NULL:
        yield _word(name) or ""
        number += 1


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


def _grade(puzzle: Puzzle, bits: int) -> Grade:
    space = workspace()
    space.load(puzzle._position)
    found = sized("ChGrade")
    raise_for(lib.ch_grade_within(grader(), space.work, sized("ChGradeOptions", scales=bits, **limit_members()), found))
    return Grade(_word(found.verdict) or "", _word(found.level), _word(found.technique), _word(found.hodoku_level),
                 found.hodoku_score or None, *(number / 10 or None for number in (found.er, found.ep, found.ed)))


FIELDS = tuple(_field_names())


def _known_columns(columns: Iterable[str]) -> "list[str]":
    names = list(columns)
    for name in names:
        if name not in FIELDS:
            raise OptionError(f"expected a column, {', '.join(FIELDS)}; found {name}", lib.CH_BAD_ARGUMENT, found=name)
    return names


def _grade_columns(puzzle: Puzzle, columns: Sequence[str]) -> "dict[str, Any]":
    """Returns the values by name: None where there is none, which NAME_unfinished explains, and infinity for what no length or depth solves."""
    space = workspace()
    space.load(puzzle._position)
    found: "dict[str, Any]" = {}
    value = sized("ChGradeValue")
    for name in columns:
        raise_for(lib.ch_grade_field(grader(), space.work, name.encode(), value))
        if value.kind == lib.CH_VALUE_WORD:
            found[name] = _word(value.word)
        elif value.kind == lib.CH_VALUE_NUMBER:
            found[name] = value.number
        elif value.kind == lib.CH_VALUE_UNREACHED:
            found[name] = math.inf
        else:
            found[name] = None
            if value.kind == lib.CH_VALUE_UNFINISHED:
                found[f"{name}_unfinished"] = True
    return found


def grade(puzzle: "Puzzle | str", scales: Iterable[str] = ("level", "hodoku", "se"), columns: Optional[Iterable[str]] = None) -> Any:
    """Grades a puzzle on the scales level, hodoku and se: what `crosshatch grade` prints.

    With COLUMNS, names of `crosshatch grade --columns`, returns a dictionary of these.
    """
    it = puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle)
    return _grade(it, _scale_bits(scales)) if columns is None else _grade_columns(it, _known_columns(columns))


def rate(puzzle: "Puzzle | str", scale: str = "se", *, max_er: Optional[float] = None, pearl: bool = False, diamond: bool = False,
         as_is: bool = False) -> "dict[str, Any]":
    """Rates a puzzle by a scale, with each step: the object of `crosshatch grade --trace`.

    SCALE is se, sx, sukaku or bank.  The rating stops as soon as ER is above MAX_ER, with PEARL above EP, with DIAMOND above ED.  AS_IS
    rates also a puzzle without a solution or with several.
    """
    if scale not in _RATINGS:
        raise OptionError(f"expected a scale, {', '.join(_RATINGS)}; found {scale}", lib.CH_BAD_ARGUMENT, found=scale)
    it = puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle)
    space = workspace()
    space.load(it._position)
    name = ffi.new("char[]", scale.encode("utf-8"))
    options = sized("ChRatingOptions", scale=name, max_er=round(max_er * 10) if max_er is not None else 0,
                    pearl=pearl, diamond=diamond, as_is=as_is, **limit_members())
    output = Output()
    output.finish(lib.ch_write_rating(grader(), space.work, options, lib.crosshatch_write, output.handle))
    return json.loads(output.text())


def _text_of(row: Any) -> "Puzzle | str":
    """Returns a puzzle of a list, or of a row of 81 numbers, where 0 is an empty cell."""
    if isinstance(row, (Puzzle, str)):
        return row
    cells = [int(cell) for cell in row]
    if len(cells) != 81 or not all(0 <= cell <= 9 for cell in cells):
        raise InputError("expected 81 numbers from 0 to 9 in the row of the array", lib.CH_LINE_CELLS, found=str(len(cells)))
    return "".join(map(str, cells))


def _try_row(row: Any, work: Callable[[Puzzle], Any]) -> Any:
    """Returns the result of WORK, or the error of a row that cannot be read."""
    try:
        given = _text_of(row)
        return work(given if isinstance(given, Puzzle) else Puzzle(given))
    except InputError as error:
        return error


def _as_array(rows: "list[tuple[Any, ...]]", kinds: "list[tuple[str, str]]") -> Any:
    """Returns a structured array: numbers are floats, with NaN for unknown ones."""
    import numpy

    blank = tuple("" if kind.startswith("U") else float("nan") for _, kind in kinds)
    return numpy.array([tuple(empty if value is None else value for value, empty in zip(row, blank)) for row in rows], dtype=kinds)


def _kinds_of(columns: Sequence[str]) -> "list[tuple[str, str]]":
    return [(name, "U40" if name in _WORDS else "f8") for name in columns]


_WORDS = ("status", "level", "hardest", "hodoku.level", "band")
_GRADE_KINDS = [("verdict", "U10"), ("level", "U8"), ("technique", "U40"), ("hodoku_level", "U8"), ("hodoku_score", "f8"),
                ("er", "f8"), ("ep", "f8"), ("ed", "f8")]


def _work_on(puzzles: Iterable[Any], work: Callable[[Puzzle], Any], unreadable: Any, threads: Optional[int], errors: str) -> "list[Any]":
    """Returns the results of WORK in order, by several threads."""
    rows = list(puzzles)
    batches = [rows[i:i + _BATCH] for i in range(0, len(rows), _BATCH)]
    workers = threads or len(os.sched_getaffinity(0))
    with ThreadPoolExecutor(workers, initializer=enter_limits, initargs=(current_limits(),)) as pool:
        found = [it for batch in pool.map(lambda batch: [_try_row(row, work) for row in batch], batches) for it in batch]
    for number, it in enumerate(found):
        if isinstance(it, Exception):
            if errors == "raise":
                it.args = (f"puzzle {number + 1}: {it}",)
                raise it
            found[number] = unreadable
    return found


def grade_many(puzzles: Iterable[Any], scales: Iterable[str] = ("level", "hodoku", "se"), threads: Optional[int] = None,
               errors: str = "raise", columns: Optional[Iterable[str]] = None) -> Any:
    """Grades many puzzles on several threads, in the order of PUZZLES.

    PUZZLES are texts, puzzles, or an array of 81 numbers a row.  Returns a structured array if numpy is installed, otherwise a list of
    Grade.  A puzzle that cannot be read raises its InputError, or with errors="keep" has the verdict "unreadable".  With COLUMNS, names
    of `crosshatch grade --columns`, the array has these, the list dictionaries, and an unreadable puzzle no value.
    """
    if errors not in ("raise", "keep"):
        raise OptionError(f"expected errors='raise' or 'keep'; found {errors}", lib.CH_BAD_ARGUMENT, found=errors)
    names = None if columns is None else _known_columns(columns)
    bits = _scale_bits(scales)
    if names is None:
        found = _work_on(puzzles, lambda puzzle: _grade(puzzle, bits), Grade("unreadable"), threads, errors)
    else:
        found = _work_on(puzzles, lambda puzzle: _grade_columns(puzzle, names), dict.fromkeys(names), threads, errors)
    try:
        if names is None:
            return _as_array([astuple(it) for it in found], _GRADE_KINDS)
        return _as_array([tuple(it[name] for name in names) for it in found], _kinds_of(names))
    except ImportError:
        return found

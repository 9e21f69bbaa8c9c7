"""making - puzzles to order and to practise with, lessons, drills, worksheets, and the techniques: in the order to learn them, and as a catalogue.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import itertools
import json
from typing import Any, Callable, Iterable, Iterator, Optional, Union

from ._crosshatch import ffi, lib
from .errors import OptionError
from .library import Output, choice, language_number, sized, workspace, written
from .puzzle import Puzzle

_TEXTS = ("level", "rating", "score", "givens", "symmetry", "pattern", "profile", "strategies", "order", "with", "needs", "without")


def _made(function: Callable[..., int], options: Any, output: Output) -> Puzzle:
    space = workspace()
    space.forget()
    output.finish(function(space.work, options, space.fault), space.fault)
    return Puzzle._of(space.take_position())


def _polled(progress: Optional[Callable[[int], Optional[bool]]]) -> "tuple[Output, dict[str, Any]]":
    """Returns what calls PROGRESS, and the members of an options struct that make the library do so."""
    if progress is None:
        return Output(), {}
    output = Output(lambda done: progress(done) is not False)
    return output, {"poll": lib.crosshatch_poll, "poll_context": output.handle}


def generate(seed: int = 1, index: int = 0, *, minimal: Optional[bool] = None, tries: int = 0,
             progress: Optional[Callable[[int], Optional[bool]]] = None, **order: Optional[str]) -> Puzzle:
    """Makes puzzle INDEX of a seed, the same on every machine.

    ORDER has the options of `crosshatch generate`: level, rating, score, givens, symmetry, pattern, profile, strategies, order,
    needs, with_ and without.  A range is a text such as "easy-hard".  PROGRESS is called before each try with the number of earlier ones; when it returns
    False, CancelledError is raised.  BudgetError: TRIES were not enough.
    """
    order = {name.rstrip("_"): value for name, value in order.items()}
    unknown = set(order) - set(_TEXTS)
    if unknown:
        raise OptionError(f"expected an option of generate: {', '.join(_TEXTS)}; found {min(unknown)}", lib.CH_BAD_ARGUMENT,
                          found=min(unknown))
    texts = {name: ffi.new("char[]", str(value).encode("utf-8")) for name, value in order.items() if value is not None}
    output, poll = _polled(progress)
    options = sized("ChGenerateOptions", seed=seed, index=index, tries=tries, minimal=0 if minimal is None else 1 if minimal else 2,
                    **texts, **poll)
    return _made(lib.ch_generate, options, output)


def generated(seed: int = 1, **order: Any) -> "Iterator[Puzzle]":
    """Yields the puzzles of a seed one after another, without end; the options are those of generate()."""
    return (generate(seed, index, **order) for index in itertools.count())


def practise(technique: str, seed: int = 1, index: int = 0, *, position: bool = False,
             progress: Optional[Callable[[int], Optional[bool]]] = None) -> Puzzle:
    """Makes a puzzle that needs a technique and nothing harder, or a position in which it is the simplest step.

    PROGRESS is that of generate().
    """
    key = ffi.new("char[]", technique.encode("utf-8"))
    output, poll = _polled(progress)
    return _made(lib.ch_practise, sized("ChPracticeOptions", technique=key, seed=seed, index=index, position=position, **poll), output)


def _document(function: Callable[..., int], options: Any, language: str, polled: Output, form: str) -> Union[str, bytes]:
    """Returns what a function of the library writes as a document: a text, or the bytes of a PDF."""
    output = Output()
    space = workspace()
    polled.finish(function(space.work, options, language_number(language), lib.crosshatch_write, output.handle, space.fault), space.fault)
    return output.data() if form == "pdf" else output.text()


def _text(value: Optional[str]) -> Any:
    return ffi.NULL if value is None else ffi.new("char[]", value.encode("utf-8"))


def lesson(technique: str, seed: int = 1, count: int = 5, *, format: str = "text", palette: str = "hodoku", paper: str = "a4", language: str = "en",
           progress: Optional[Callable[[int], Optional[bool]]] = None) -> Union[str, bytes]:
    """Returns a lesson on a technique, with COUNT positions to find it in: as "text" or "html", or the bytes of a "pdf".

    PAPER, of a PDF, is "a4" or "letter".  Where a PDF cannot be made, a PictureError says why.  PROGRESS is that of generate().
    """
    key = _text(technique)
    polled, poll = _polled(progress)
    options = sized("ChLessonOptions", technique=key, seed=seed, count=count, form=choice("DOCUMENT", "format", format),
                    palette=choice("PALETTE", "palette", palette), paper=choice("PAPER", "paper", paper), **poll)
    return _document(lib.ch_write_lesson, options, language, polled, format)


def drill(technique: str, seed: int = 1, count: int = 10, *, answers: bool = False, title: Optional[str] = None, format: str = "text",
          palette: str = "hodoku", paper: str = "a4", language: str = "en",
          progress: Optional[Callable[[int], Optional[bool]]] = None) -> Union[str, bytes]:
    """Returns a document with COUNT positions in which a technique is the simplest step, and with ANSWERS on pages of their own.

    The other options are those of lesson().  BudgetError: there is no such position within the tries.
    """
    key, heading = _text(technique), _text(title)
    polled, poll = _polled(progress)
    options = sized("ChDrillOptions", technique=key, title=heading, seed=seed, count=count, answers=answers,
                    form=choice("DOCUMENT", "format", format), palette=choice("PALETTE", "palette", palette),
                    paper=choice("PAPER", "paper", paper), **poll)
    return _document(lib.ch_write_drill, options, language, polled, format)


def worksheet(puzzles: "Optional[Union[str, Iterable[Union[str, Puzzle]]]]" = None, *, technique: Optional[str] = None,
              level: Optional[str] = None, seed: int = 1, count: int = 0, per_page: int = 0, answers: bool = False,
              title: Optional[str] = None, format: str = "text", paper: str = "a4", language: str = "en",
              progress: Optional[Callable[[int], Optional[bool]]] = None) -> Union[str, bytes]:
    """Returns puzzles on pages to print, PER_PAGE on each, and with ANSWERS on pages of their own.

    They are PUZZLES, or COUNT puzzles made that need a TECHNIQUE or have a LEVEL.  The other options are those of lesson().
    """
    if sum(source is not None for source in (puzzles, technique, level)) != 1:
        raise OptionError("expected puzzles, technique or level, one of them", lib.CH_BAD_ARGUMENT)
    if puzzles is not None and not isinstance(puzzles, str):
        puzzles = "\n".join(puzzle if isinstance(puzzle, str) else puzzle.givens for puzzle in puzzles)
    texts = {"puzzles": _text(puzzles), "technique": _text(technique), "level": _text(level), "title": _text(title)}
    polled, poll = _polled(progress)
    options = sized("ChWorksheetOptions", seed=seed, count=count, per_page=per_page, answers=answers,
                    form=choice("DOCUMENT", "format", format), paper=choice("PAPER", "paper", paper), **texts, **poll)
    return _document(lib.ch_write_worksheet, options, language, polled, format)


def curriculum(level: str = "easy-hard", seed: int = 1, count: int = 1, *, language: str = "en",
               progress: Optional[Callable[[int], Optional[bool]]] = None) -> "list[dict[str, Any]]":
    """Returns the techniques in the order to learn them, each with COUNT puzzles that need just it and the proof of that.

    They are the objects of `crosshatch curriculum --json`.  PROGRESS is that of generate().
    """
    levels = ffi.new("char[]", level.encode("utf-8"))
    polled, poll = _polled(progress)
    options = sized("ChCurriculumOptions", level=levels, seed=seed, count=count, **poll)
    output = Output()
    space = workspace()
    polled.finish(lib.ch_write_curriculum(space.work, options, language_number(language), lib.crosshatch_write, output.handle, space.fault),
                  space.fault)
    return [json.loads(line) for line in output.text().splitlines()]


def techniques(name: Optional[str] = None, language: str = "en") -> "list[dict[str, Any]]":
    """Returns the techniques with this name or of this family, or all: names, definition, how to spot it, scores, an example.

    They are the objects of `crosshatch strategies --json`.
    """
    asked = ffi.NULL if name is None else name.encode("utf-8")
    output = Output()
    status = lib.ch_write_techniques(asked, language_number(language), lib.crosshatch_write, output.handle)
    if status == lib.CH_BAD_STRATEGY:
        raise OptionError(f"expected the name of a technique or family; found {name}", status, found=name or "")
    output.finish(status)
    return [json.loads(line) for line in output.text().splitlines()]


def compare(program: str, language: str = "en") -> "list[dict[str, Any]]":
    """Returns the techniques that another program names ("sunnie", "sudokuwiki", "hodoku", "se" or "csp"), each with our keys for it.

    They are the objects of `crosshatch strategies --json --compare PROGRAM`.
    """
    return techniques(f"compare:{program}", language)

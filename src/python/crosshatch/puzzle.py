"""puzzle - a position: givens, and what a player entered and ruled out.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Literal, Mapping, Optional, overload

from ._crosshatch import ffi, lib
from .errors import OptionError
from .library import Options, Output, Workspace, grader, language_number, limit_members, raise_for, sized, workspace, written
from .solution import Candidate, Drawer, Picture, Solution, Step, drawn, make_step


class Puzzle:
    """A position.  It never changes: what changes it returns another one.

    TEXT is a puzzle in any format that the command reads: 81 characters, nine lines, pencil marks, a link, a JSON log.
    """

    def __init__(self, text: "str | bytes"):
        space = workspace()
        space.read(text)
        self._position = space.take_position()

    @classmethod
    def _of(cls, position: str) -> "Puzzle":
        puzzle = cls.__new__(cls)
        puzzle._position = position
        return puzzle

    @classmethod
    def read_all(cls, text: "str | bytes") -> "list[Puzzle]":
        """Reads all puzzles of a text, such as the contents of a file."""
        space = workspace()
        data = text.encode("utf-8") if isinstance(text, str) else bytes(text)
        found: list[Puzzle] = []

        def take(fault: Any) -> bool:
            if fault != ffi.NULL:
                raise_for(fault.status, fault)
            found.append(cls._of(written(lib.ch_write_log, space.work, lib.CH_ENGLISH, 0)))
            return True

        output = Output(take)
        space.forget()
        output.finish(lib.ch_each_puzzle(space.work, data, len(data), lib.crosshatch_take_puzzle, output.handle))
        return found

    # ---- what it holds ----

    def _load(self) -> Workspace:
        space = workspace()
        space.load(self._position)
        if space.solve_key is not None:  # the cells of the solve, not of the position
            space.forget()
            space.load(self._position)
        return space

    @property
    def givens(self) -> str:
        """The puzzle, 81 characters, or 729 of a puzzle of pencil marks."""
        return json.loads(self._position)["puzzle"]

    @property
    def digits(self) -> str:
        """The grid with the player's digits, 81 characters."""
        return written(lib.ch_write_grid, self._load().work, b"line").strip()

    def candidates(self, row: int, column: int) -> "frozenset[int]":
        """Returns the candidates of an empty cell."""
        bits = lib.ch_candidates(self._load().work, row, column)
        return frozenset(digit for digit in range(1, 10) if bits >> (digit - 1) & 1)

    def digit(self, row: int, column: int) -> int:
        """Returns the digit of a cell, or 0."""
        return lib.ch_digit(self._load().work, row, column)

    def write(self, form: str = "line") -> str:
        """Returns the position in a form of `crosshatch convert --to`, such as grid, marks or opensudoku."""
        return written(lib.ch_write_form, self._load().work, form.encode("utf-8"))

    @overload
    def draw(self, language: str = "en", *, format: Literal["svg"] = "svg", **options: Any) -> str: ...

    @overload
    def draw(self, language: str = "en", *, format: Literal["png", "pdf"], **options: Any) -> bytes: ...

    def draw(self, language: str = "en", **options: Any) -> Picture:
        """Returns a picture of the grid: an SVG as text, or as the format says the bytes of a PNG or a PDF.

        The options are format (svg, png, pdf), prefix, palette (hodoku, colorblind, print), pencil (needed, all, none), width,
        coordinates and legend.  Where a PNG or a PDF cannot be drawn, a PictureError says why.
        """
        return drawn(lib.ch_write_grid_picture, self._load().work, language=language, options=options)

    def _repr_svg_(self) -> str:
        return self.draw()

    def __str__(self) -> str:
        return written(lib.ch_write_grid, self._load().work, b"grid")

    def __repr__(self) -> str:
        return f"Puzzle({self.write('line').strip()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._position == other._position

    def __hash__(self) -> int:
        return hash(self._position)

    def __reduce__(self) -> Any:
        return (Puzzle, (self._position,))

    # ---- what a player does ----

    def _changed(self, function: Callable[..., int], *arguments: int) -> "Puzzle":
        space = self._load()
        status = function(space.work, *arguments)
        space.forget()
        raise_for(status)
        return self._of(space.take_position())

    def enter(self, row: int, column: int, digit: int) -> "Puzzle":
        """Enters a digit, right or wrong.  A cell with a given is an error."""
        return self._changed(lib.ch_set, row, column, digit)

    def clear(self, row: int, column: int) -> "Puzzle":
        """Removes a digit that was entered."""
        return self._changed(lib.ch_clear, row, column)

    def rule_out(self, row: int, column: int, digit: int) -> "Puzzle":
        """Rules a candidate out."""
        return self._changed(lib.ch_rule_out, row, column, digit, 0)

    def allow(self, row: int, column: int, digit: int) -> "Puzzle":
        """Takes back that a candidate was ruled out."""
        return self._changed(lib.ch_rule_out, row, column, digit, 1)

    def apply(self, step: Step) -> "Puzzle":
        """Enters the digits of a step, and rules out what it eliminates."""
        puzzle = self
        for it in step.place:
            puzzle = puzzle.enter(*it)
        for it in step.eliminate:
            puzzle = puzzle.rule_out(*it)
        return puzzle

    def canonical(self) -> "Puzzle":
        """Returns the canonical form of the givens, which all equivalent puzzles share."""
        return self._changed(lib.ch_make_canonical)

    def minimal(self) -> "Puzzle":
        """Returns the puzzle without the givens that the others imply.  It must have exactly one solution."""
        return self._changed(lib.ch_make_minimal)

    def shuffle(self, seed: int) -> "Puzzle":
        """Returns an equivalent puzzle that the seed decides."""
        return self._changed(lib.ch_shuffle, seed)

    # ---- logic ----

    def solve(self, *, profile: Optional[str] = None, strategies: Optional[str] = None, order: Optional[str] = None,
              guess: bool = False, easiest: bool = False, essential: bool = False, argument: bool = False,
              language: str = "en") -> Solution:
        """Solves by logic; the options are those of the command `crosshatch solve`."""
        return Solution(self._position, Options(profile, strategies, order, guess, easiest), essential, language, argument)

    def hint(self, *, profile: Optional[str] = None, strategies: Optional[str] = None, order: Optional[str] = None,
             language: str = "en") -> Optional[Step]:
        """Returns the step that a person would take next, or None."""
        listed = self._list(lib.ch_next_step, Options(profile, strategies, order), language)
        return listed[0] if listed else None

    def steps(self, *, profile: Optional[str] = None, strategies: Optional[str] = None, order: Optional[str] = None,
              language: str = "en") -> "list[Step]":
        """Returns all steps of the position, in the order of the profile."""
        return self._list(lib.ch_each_step, Options(profile, strategies, order), language)

    def next_digit(self, marking: str = "auto", *, profile: Optional[str] = None, strategies: Optional[str] = None,
                   order: Optional[str] = None, language: str = "en") -> "list[Step]":
        """Returns the steps to the next digit, for a player who writes no lists of candidates.

        MARKING is what the player writes: none, corner, full or auto.
        """
        number = getattr(lib, f"CH_MARKING_{marking.upper()}", None)
        if number is None or marking == "limit":
            raise OptionError(f"expected a marking: none, corner, full or auto; found {marking}", lib.CH_BAD_ARGUMENT, found=marking)
        space = self._load()
        given, _names = space.options(Options(profile, strategies, order))
        space.forget()
        raise_for(lib.ch_set_marking(space.work, number))
        raise_for(lib.ch_next_digit(space.work, given, space.fault), space.fault)
        log = json.loads(written(lib.ch_write_log, space.work, language_number(language), 0))

        def drawer(index: int) -> Drawer:
            def draw(words: str, options: Mapping[str, Any]) -> Picture:
                self.next_digit(marking, profile=profile, strategies=strategies)
                return drawn(lib.ch_write_step_picture, workspace().work, index, language=words, options=options)
            return draw

        return [make_step(record, drawer(i)) for i, record in enumerate(log["steps"])]

    # ---- questions ----

    def _answer(self, function: Callable[..., int], *arguments: Any, language: str) -> str:
        space = self._load()
        output = Output()
        status = function(space.work, *arguments, language_number(language), lib.crosshatch_write, output.handle, space.fault)
        output.finish(status, space.fault)
        return output.text()

    def why(self, question: str, *, profile: Optional[str] = None, strategies: Optional[str] = None,
            order: Optional[str] = None, language: str = "en") -> "list[dict[str, Any]]":
        """Returns the proof of a fact (r3c4=5, r3c4<>5), of the digit of a cell (r3c4), or the easiest steps in a house (b6).

        They are the objects of `crosshatch why --json`.
        """
        given, _names = workspace().options(Options(profile, strategies, order))
        text = self._answer(lib.ch_write_why, question.encode("utf-8"), given, language=language)
        return [json.loads(line) for line in text.splitlines()]

    def judge(self, move: "str | Candidate", because: Optional[str] = None, *, profile: Optional[str] = None,
              strategies: Optional[str] = None, order: Optional[str] = None, language: str = "en") -> "dict[str, Any]":
        """Judges a move, and the techniques named as its reason: the object of `crosshatch judge --json`."""
        given, _names = workspace().options(Options(profile, strategies, order))
        reason = ffi.NULL if because is None else because.encode("utf-8")
        return json.loads(self._answer(lib.ch_write_judgement, str(move).encode("utf-8"), reason, given, language=language))

    def review(self, game: "str | bytes", known: Optional[str] = None, *, solutions: bool = False,
               language: str = "en") -> "dict[str, Any]":
        """Reviews a game of this puzzle, a text in any form of docs/review.md: the object of `crosshatch review --json`."""
        data = game.encode("utf-8") if isinstance(game, str) else bytes(game)
        words = ffi.NULL if known is None else ffi.new("char[]", known.encode("utf-8"))
        options = sized("ChReviewOptions", known=words, solutions=solutions, **limit_members(False))
        return json.loads(self._answer(lib.ch_write_review, data, len(data), options, language=language))

    def _visit(self, function: Callable[..., int], options: Options, visit: Callable[[Workspace], bool]) -> None:
        """Calls VISIT for each step, which the workspace holds as its only one, until it returns false."""
        space = self._load()
        given, _names = space.options(options)
        output = Output(lambda: visit(space))
        space.forget()
        if function == lib.ch_each_step:
            output.finish(function(space.work, given, lib.crosshatch_take_step, output.handle, space.fault), space.fault)
        else:
            raise_for(function(space.work, given, space.fault), space.fault)
            if lib.ch_step_count(space.work) > 0:
                visit(space)

    def _list(self, function: Callable[..., int], options: Options, language: str) -> "list[Step]":
        number = language_number(language)
        found: list[Step] = []

        def visit(space: Workspace) -> bool:
            record = json.loads(written(lib.ch_write_log, space.work, number, 0))["steps"][0]
            found.append(make_step(record, self._drawer(function, options, len(found))))
            return True

        self._visit(function, options, visit)
        return found

    def _drawer(self, function: Callable[..., int], options: Options, index: int) -> Drawer:
        """Returns a function that finds a step again and draws it."""
        def draw(language: str, picture: Mapping[str, Any]) -> Picture:
            found: list[Picture] = []
            seen = 0

            def visit(space: Workspace) -> bool:
                nonlocal seen
                if seen == index:
                    found.append(drawn(lib.ch_write_step_picture, space.work, 0, language=language, options=picture))
                seen += 1
                return not found

            self._visit(function, options, visit)
            return found[0]
        return draw

    def check(self, language: str = "en") -> "dict[str, Any]":
        """Returns whether the puzzle is sound, and what is wrong with it: the object of `crosshatch check --json`."""
        return json.loads(written(lib.ch_write_check, self._load().work, language_number(language)))

    # ---- training data ----

    def _trace_lines(self, strategies: Optional[str], split: Optional[str]) -> "tuple[list[str], int]":
        """Returns the traces as JSON, and how many more did not pass the strict verification."""
        space = self._load()
        texts = {name: ffi.new("char[]", text.encode("utf-8"))
                 for name, text in (("strategies", strategies), ("split", split)) if text is not None}
        counts = sized("ChTraceCounts")
        output = Output()
        status = lib.ch_write_traces(space.work, grader(), sized("ChTraceOptions", **texts, **limit_members(False)), lib.crosshatch_write, output.handle, counts,
                                     space.fault)
        output.finish(status, space.fault)
        return [part.decode("utf-8").rstrip("\n") for part in output.parts], counts.refused

    def traces(self, strategies: Optional[str] = None, split: Optional[str] = None) -> "list[dict[str, Any]]":
        """Returns the solve of the givens as training data, a step each: the objects of `crosshatch dataset`.

        STRATEGIES are the techniques in use; None: those up to the hardest that the solve needs.  SPLIT is "train" or "test": the list is
        empty if the puzzle belongs to the other part.  The puzzle must have one solution.
        """
        return [json.loads(line) for line in self._trace_lines(strategies, split)[0]]

    # ---- search ----

    def _search(self, assume: Iterable["Candidate | str"], entries: bool, budget: int) -> Any:
        listed = [(it, True) if isinstance(it, Candidate) else (Candidate.parse(it), "<>" not in it) for it in assume]
        assumptions = ffi.new("ChAssumption[]", [(it.row, it.column, it.digit, is_true) for it, is_true in listed])
        options = sized("ChSearchOptions", assumptions=assumptions, assumption_count=len(listed), entries=entries, budget=budget,
                        **limit_members(has_budget=False))
        return options, assumptions

    def count_solutions(self, limit: int = 2, *, assume: Iterable["Candidate | str"] = (), entries: bool = False,
                        budget: int = 0) -> int:
        """Counts the solutions of the givens up to LIMIT; ASSUME lists r4c6=3 or r4c6<>3, ENTRIES adds the player's digits."""
        if limit < 1:
            raise OptionError(f"expected a limit of 1 or more; found {limit}", lib.CH_BAD_ARGUMENT, found=str(limit))
        space = self._load()
        options, _assumptions = self._search(assume, entries, budget)
        result = sized("ChSearchResult")
        raise_for(lib.ch_count_solutions(space.work, options, limit, result, space.fault), space.fault)
        return result.solutions

    def solutions(self, limit: int = 2, *, assume: Iterable["Candidate | str"] = (), entries: bool = False,
                  budget: int = 0) -> "list[str]":
        """Returns up to LIMIT solutions, 81 digits each."""
        space = self._load()
        options, _assumptions = self._search(assume, entries, budget)
        found: list[str] = []

        def take(solution: str) -> bool:
            found.append(solution)
            return len(found) < limit

        output = Output(take)
        status = lib.ch_each_solution(space.work, options, lib.crosshatch_take_solution, output.handle, ffi.NULL, space.fault)
        output.finish(status, space.fault)
        return found

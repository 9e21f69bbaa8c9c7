"""solution - steps, solves and proofs: plain data from the library's certified log.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Callable, Literal, Mapping, NamedTuple, Optional, Union, overload

from ._crosshatch import ffi, lib
from .errors import OptionError
from .library import Options, choice, language_number, limit_members, raise_for, sized, workspace, written, written_bytes

#: The text of an SVG, or the bytes of a PNG or a PDF.
Picture = Union[str, bytes]
Drawer = Callable[[str, Mapping[str, Any]], Picture]

_VERDICTS = ("verified", "refuted", "unproved")
_CONCLUSION = re.compile(r"r([1-9])c([1-9])(=|<>)([1-9])")


class Candidate(NamedTuple):
    """A digit in a cell.  Rows, columns and digits count from 1."""

    row: int
    column: int
    digit: int

    def __str__(self) -> str:
        return f"r{self.row}c{self.column}={self.digit}"

    @staticmethod
    def parse(text: str) -> "Candidate":
        """Reads r4c6=3 or r4c6<>3."""
        match = _CONCLUSION.fullmatch(text)
        if match is None:
            raise OptionError(f"expected a candidate such as r4c6=3; found {text}", lib.CH_BAD_ARGUMENT, found=text)
        return Candidate(int(match[1]), int(match[2]), int(match[4]))


@dataclass(frozen=True)
class Step:
    """One deduction.  `premises`, `after` and `pattern` are those of docs/log-format.md."""

    number: int
    technique: str
    place: tuple[Candidate, ...]
    eliminate: tuple[Candidate, ...]
    premises: tuple[str, ...]
    assumes_unique: bool
    after: tuple[int, ...]
    pattern: Mapping[str, Any] = field(hash=False)
    text: str
    _draw: Drawer = field(repr=False, compare=False)

    @overload
    def draw(self, language: str = "en", *, format: Literal["svg"] = "svg", **options: Any) -> str: ...

    @overload
    def draw(self, language: str = "en", *, format: Literal["png", "pdf"], **options: Any) -> bytes: ...

    def draw(self, language: str = "en", **options: Any) -> Picture:
        """Returns the board before the step, with its pattern; the options are those of Puzzle.draw()."""
        return self._draw(language, options)

    def _repr_svg_(self) -> str:
        return self.draw()


def make_step(record: Mapping[str, Any], draw: Drawer) -> Step:
    """Makes a step of its object in a log."""
    premises = record["premises"]
    return Step(number=record["step"], technique=record["technique"],
                place=tuple(map(Candidate.parse, record["place"])), eliminate=tuple(map(Candidate.parse, record["eliminate"])),
                premises=tuple(premises["constraints"]), assumes_unique="deadly" in premises, after=tuple(record["after"]),
                pattern=record["pattern"], text=record.get("text", ""), _draw=draw)


def picture_options(format: str = "svg", prefix: Optional[str] = None, palette: str = "hodoku", pencil: str = "needed", width: int = 0,
                    coordinates: bool = True, legend: bool = True) -> Any:
    """Returns the options of a picture, and what keeps their text alive."""
    numbers = {"format": choice("PICTURE", "format", format), "palette": choice("PALETTE", "palette", palette), "pencil": choice("PENCIL", "pencil", pencil)}
    name = ffi.NULL if prefix is None else ffi.new("char[]", prefix.encode("utf-8"))
    return sized("ChPictureOptions", prefix=name, width=width, coordinates=coordinates, bare=not legend, **numbers), name


def drawn(function: Callable[..., int], *place: Any, language: str, options: Mapping[str, Any]) -> Picture:
    """Returns the picture that a function of the library draws."""
    given, _name = picture_options(**options)
    data = written_bytes(function, *place, language_number(language), given)
    return data.decode("utf-8") if given.format == lib.CH_PICTURE_SVG else data


@dataclass(frozen=True)
class Verification:
    """The result of a proof's check.  `step` counts from 1; 0 stands for the log as a whole."""

    verdict: str
    step: int
    reason: int
    why: str
    assumes_unique: bool

    def __bool__(self) -> bool:
        return self.verdict == "verified"


def verify(log: "str | bytes | Mapping[str, Any]", budget: int = 0, *, strict: bool = False, part: bool = False,
           puzzle: Optional[str] = None, strategies: Optional[str] = None, profile: Optional[str] = None) -> Verification:
    """Proves a log again, by the rules of Sudoku alone.  BUDGET limits the work; 0 is the library's own limit.

    STRICT checks also how it was found: technique and text of each step, spare premises, and that a stuck solve is stuck.  Then PART is a
    log that need not be stuck, such as a hint; PUZZLE is the puzzle that it must be of; STRATEGIES and PROFILE are those of the solve.
    """
    if isinstance(log, Mapping):
        log = json.dumps(log, ensure_ascii=False)
    data = log.encode("utf-8") if isinstance(log, str) else bytes(log)
    space = workspace()
    result = sized("ChVerification")
    if strict:
        texts = {name: ffi.new("char[]", text.encode("utf-8"))
                 for name, text in (("puzzle", puzzle), ("strategies", strategies), ("profile", profile)) if text is not None}
        options = sized("ChAuditOptions", budget=budget, part=part, **texts, **limit_members(False))
        raise_for(lib.ch_audit_log(space.work, data, len(data), options, result, space.fault), space.fault)
    else:
        raise_for(lib.ch_verify_log(space.work, data, len(data), budget, result, space.fault), space.fault)
    why = ffi.string(result.why).decode("utf-8") if result.why != ffi.NULL else ""
    return Verification(_VERDICTS[result.verdict], result.step, result.reason,
                        why.replace("{fact}", ffi.string(result.fact).decode("utf-8")), bool(result.assumes_unique))


class Solution:
    """The result of a solve: how it ended, and the steps."""

    def __init__(self, position: str, options: Options, essential: bool, language: str, argument: bool):
        self._key = (position, options, essential)
        self._language = language
        space = workspace()
        space.solve(*self._key)
        #: The certified log as text, one line of JSON: docs/log-format.md.
        self.log_text = written(lib.ch_write_log, space.work, language_number(language), argument)
        self.log: dict[str, Any] = json.loads(self.log_text)
        #: solved, stuck, contradiction, guessed or ambiguous.
        self.outcome: str = self.log["outcome"]
        #: The final grid, 81 characters; a dot where no digit is known.
        self.grid: str = self.log["solution"]
        self.steps: list[Step] = [make_step(record, self._drawer(i)) for i, record in enumerate(self.log["steps"])]

    def _drawer(self, index: int) -> Drawer:
        def draw(language: str, options: Mapping[str, Any]) -> Picture:
            space = workspace()
            space.solve(*self._key)
            return drawn(lib.ch_write_step_picture, space.work, index, language=language, options=options)
        return draw

    def explain(self, language: Optional[str] = None) -> str:
        """Returns the whole solve as text, a paragraph for each step."""
        space = workspace()
        space.solve(*self._key)
        return written(lib.ch_write_explanation, space.work, language_number(language or self._language))

    def summary(self, language: Optional[str] = None) -> "dict[str, Any]":
        """Returns the summary of the solve, the object of `crosshatch explain --summary --json`."""
        space = workspace()
        space.solve(*self._key)
        return json.loads(written(lib.ch_write_summary, space.work, language_number(language or self._language)))

    def notation(self) -> "list[str]":
        """Returns each step as a line of signs, as the community writes it: docs/notation.md."""
        space = workspace()
        space.solve(*self._key)
        return [written(lib.ch_write_notation, space.work, index) for index in range(len(self.steps))]

    def proof(self, form: str = "lrat") -> "tuple[str, str]":
        """Returns the formula, and the proof that it has no other solution, for other checkers: lrat or pbp (docs/proofs.md)."""
        space = workspace()
        space.solve(*self._key)
        name = form.encode("utf-8")
        return written(lib.ch_write_formula, space.work, name), written(lib.ch_write_proof, space.work, name)

    def verify(self) -> Verification:
        """Proves the log again, independently of the solver."""
        return verify(self.log_text)

    def __repr__(self) -> str:
        return f"<Solution: {self.outcome}, {len(self.steps)} steps>"

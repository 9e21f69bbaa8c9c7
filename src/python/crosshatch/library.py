"""library - workspaces of the C library, texts from it, and its errors.

Each thread has one workspace.  A workspace remembers the position and the solve that it holds, so that several questions about one
puzzle read and solve it once.  All other objects of the package are plain data.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import threading
from typing import Any, Callable, NamedTuple, Optional

from ._crosshatch import ffi, lib
from .errors import BudgetError, CancelledError, CrosshatchError, InputError, OptionError, PictureError

LANGUAGES = {"en": lib.CH_ENGLISH, "ko": lib.CH_KOREAN}
_OPTION_STATUSES = {lib.CH_BAD_ARGUMENT, lib.CH_BAD_STRATEGY, lib.CH_BAD_PROFILE, lib.CH_BAD_ASSUMPTION, lib.CH_BAD_QUESTION,
                    lib.CH_BAD_MOVE, lib.CH_BAD_ORDER, lib.CH_BAD_SEQUENCE}
_BUDGET_STATUSES = {lib.CH_BUDGET, lib.CH_NO_ROOM}
_PICTURE_STATUSES = {lib.CH_NO_CAIRO, lib.CH_NO_FONT}


class Options(NamedTuple):
    """Options of a solve."""

    profile: Optional[str] = None
    strategies: Optional[str] = None
    order: Optional[str] = None
    guess: bool = False
    easiest: bool = False


class Output:
    """Receives bytes from the library, or calls a function for each thing that the library passes."""

    def __init__(self, take: Optional[Callable[..., bool]] = None):
        self.parts: list[bytes] = []
        self.take = take
        self.error: Optional[BaseException] = None
        self.handle = ffi.new_handle(self)

    def call(self, *arguments: Any) -> int:
        """Returns 1 to end the listing: TAKE wants no more, or it failed."""
        assert self.take is not None
        try:
            return int(not self.take(*arguments))
        except BaseException as error:  # it is raised again behind the library's call
            self.error = error
            return 1

    def finish(self, status: int, fault: Any = ffi.NULL) -> None:
        if self.error is not None:
            raise self.error
        raise_for(status, fault)

    def data(self) -> bytes:
        return b"".join(self.parts)

    def text(self) -> str:
        return self.data().decode("utf-8")


@ffi.def_extern(name="crosshatch_write")
def _write(context: Any, data: Any, length: int) -> int:
    ffi.from_handle(context).parts.append(ffi.buffer(data, length)[:])
    return 0


@ffi.def_extern(name="crosshatch_poll", error=1)
def _poll(context: Any, done: int) -> int:
    return ffi.from_handle(context).call(done)


@ffi.def_extern(name="crosshatch_take_puzzle", error=1)
def _take_puzzle(context: Any, fault: Any) -> int:
    return ffi.from_handle(context).call(fault)


@ffi.def_extern(name="crosshatch_take_step", error=1)
def _take_step(context: Any) -> int:
    return ffi.from_handle(context).call()


@ffi.def_extern(name="crosshatch_take_solution", error=1)
def _take_solution(context: Any, solution: Any) -> int:
    return ffi.from_handle(context).call(ffi.string(solution).decode("ascii"))


def written_bytes(function: Callable[..., int], *arguments: Any) -> bytes:
    """Returns what a function of the library writes."""
    output = Output()
    output.finish(function(*arguments, lib.crosshatch_write, output.handle))
    return output.data()


def written(function: Callable[..., int], *arguments: Any) -> str:
    """Returns the text that a function of the library writes."""
    return written_bytes(function, *arguments).decode("utf-8")


def language_number(language: str) -> int:
    if language not in LANGUAGES:
        raise OptionError(f"expected a language, en or ko; found {language}", lib.CH_BAD_ARGUMENT, found=language)
    return LANGUAGES[language]


def choice(kind: str, name: str, word: str) -> int:
    """Returns the number that an enumeration of the library, such as PALETTE, has for the value WORD of an option."""
    number = getattr(lib, f"CH_{kind}_{word.upper()}", None)
    if number is None or word == "limit":
        raise OptionError(f"there is no {name} of that name; found {word}", lib.CH_BAD_ARGUMENT, found=word)
    return int(number)


def raise_for(status: int, fault: Any = ffi.NULL) -> None:
    """Raises the error of a status other than CH_OK; FAULT is the library's, or NULL."""
    if status == lib.CH_OK:
        return
    if status == lib.CH_NO_MEMORY:
        raise MemoryError()
    limits = current_limits()
    if status == lib.CH_CANCELLED and limits is not None and limits.output.error is not None:
        raise limits.output.error
    known = fault != ffi.NULL and fault.status == status
    if not known:
        fault = ffi.new("ChFault *", {"status": status})
    message = written(lib.ch_write_fault, fault, lib.CH_ENGLISH)
    if fault.line > 0:
        message = f"line {fault.line}, column {fault.column}: {message}"
    kind = (OptionError if status in _OPTION_STATUSES else BudgetError if status in _BUDGET_STATUSES
            else PictureError if status in _PICTURE_STATUSES else CancelledError if status == lib.CH_CANCELLED
            else InputError if known else CrosshatchError)
    raise kind(message, status, fault.line, fault.column, ffi.string(fault.found).decode("utf-8", "replace"))


_threads = threading.local()


def current_limits() -> Any:
    """Returns the limits of this thread, or None."""
    return getattr(_threads, "limits", None)


def enter_limits(limits: Any) -> None:
    """Makes these the limits of this thread, or none."""
    _threads.limits = limits


def limit_members(has_budget: bool = True) -> "dict[str, Any]":
    """Returns the members of an options struct for the limits of this thread."""
    limits = current_limits()
    return {} if limits is None else limits.members(has_budget)


def sized(name: str, **members: Any) -> Any:
    """Returns a struct that begins with its size."""
    it = ffi.new(f"{name} *", members)
    it.size = ffi.sizeof(name)
    return it


def new_block(name: str) -> Any:
    """Returns memory for a workspace or a grader, and the object in it.  Pages that are never used cost nothing."""
    size = getattr(lib, f"ch_{name}_size")()
    memory = ffi.gc(lib.malloc(size), lib.free, size)
    if memory == ffi.NULL:
        raise MemoryError()
    place = ffi.new(f"Ch{name.capitalize()} **")
    raise_for(getattr(lib, f"ch_{name}_init")(memory, size, place))
    return memory, place[0]


class Workspace:
    """A workspace of the library: the position that it holds, as text of a log, and the solve, as its options."""

    def __init__(self) -> None:
        self.memory, self.work = new_block("workspace")
        self.position: Optional[str] = None
        self.solve_key: Any = None
        self.fault = ffi.new("ChFault *")

    def forget(self) -> None:
        self.position = self.solve_key = None

    def read(self, text: "str | bytes") -> None:
        data = text.encode("utf-8") if isinstance(text, str) else bytes(text)
        self.forget()
        raise_for(lib.ch_read(self.work, data, len(data), self.fault), self.fault)

    def take_position(self) -> str:
        """Returns the position that was read or changed, as text from which load() reads it again."""
        self.solve_key = None
        self.position = written(lib.ch_write_log, self.work, lib.CH_ENGLISH, 0)
        return self.position

    def load(self, position: str) -> None:
        if self.position != position:
            self.read(position)
            self.position = position

    def options(self, options: Options) -> Any:
        """Returns the options for the library, and what keeps their texts alive."""
        names = [ffi.NULL if name is None else ffi.new("char[]", name.encode("utf-8"))
                 for name in (options.profile, options.strategies, options.order)]
        given = sized("ChOptions", profile=names[0], strategies=names[1], order=names[2], guess=options.guess,
                      easiest=options.easiest, **limit_members())
        return given, names

    def solve(self, position: str, options: Options, essential: bool) -> None:
        if self.position == position and self.solve_key == (options, essential):
            return
        self.load(position)
        self.solve_key = None
        given, _names = self.options(options)
        raise_for(lib.ch_solve(self.work, given, self.fault), self.fault)
        if essential:
            raise_for(lib.ch_essential(self.work))
        self.solve_key = (options, essential)


def grader() -> Any:
    """Returns this thread's grader."""
    if not hasattr(_threads, "grader"):
        _threads.memory, _threads.grader = new_block("grader")
    return _threads.grader


def workspace() -> Workspace:
    """Returns this thread's workspace."""
    if not hasattr(_threads, "workspace"):
        _threads.workspace = Workspace()
    return _threads.workspace

"""limits - ends long work after some seconds or a budget, and reports its progress.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations

import time
from typing import Any, Callable, Optional

from . import library
from ._crosshatch import lib
from .errors import OptionError


class limits:
    """Limits the work of this thread inside a `with` block: solves, hints, questions, reviews, strict verification, searches and grades.

    SECONDS count from the start of the block.  BUDGET is the most work of each call, in the library's unit, so that it ends at the same
    place on every machine; searches and verification have a budget of their own, reviews have none.  PROGRESS is called now and then with
    the work done; when it returns False, the work ends.  CancelledError and BudgetError report the end.
    """

    def __init__(self, *, seconds: Optional[float] = None, budget: int = 0, progress: Optional[Callable[[int], Optional[bool]]] = None):
        if not 0 <= budget < 1 << 64:
            raise OptionError(f"expected a budget from 0 to {(1 << 64) - 1}; found {budget}", lib.CH_BAD_ARGUMENT, found=str(budget))
        self._seconds = seconds
        self._budget = budget
        self._progress = progress
        self._deadline: Optional[float] = None
        self._outer: Any = None
        self.output = library.Output(self._goes_on)

    def _goes_on(self, done: int) -> bool:
        if self._progress is not None and self._progress(done) is False:
            return False
        return self._deadline is None or time.monotonic() < self._deadline

    def members(self, has_budget: bool) -> "dict[str, Any]":
        """Returns the members of an options struct of the library."""
        poll = {"poll": lib.crosshatch_poll, "poll_context": self.output.handle}
        return {**poll, "budget": self._budget} if has_budget else poll

    def __enter__(self) -> "limits":
        self.output.error = None
        self._deadline = None if self._seconds is None else time.monotonic() + self._seconds
        self._outer = library.current_limits()
        library.enter_limits(self)
        return self

    def __exit__(self, *error: Any) -> None:
        library.enter_limits(self._outer)

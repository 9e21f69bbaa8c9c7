"""errors - what the package raises.

SPDX-License-Identifier: MIT
"""
from __future__ import annotations


class CrosshatchError(Exception):
    """The base of all errors.  `status` is the number in status.def, which never changes."""

    def __init__(self, message: str, status: int, line: int = 0, column: int = 0, found: str = ""):
        super().__init__(message)
        self.status = status
        self.line = line
        self.column = column
        self.found = found


class InputError(CrosshatchError, ValueError):
    """A text cannot be read.  `line` and `column` count from 1, columns in bytes; `found` is what is there."""


class OptionError(CrosshatchError, ValueError):
    """An argument has a value that does not exist, such as the name of a strategy."""


class PictureError(CrosshatchError):
    """A PNG or a PDF cannot be drawn here: the package was built without cairo, or no font has the letters."""


class CancelledError(CrosshatchError):
    """The caller cancelled the work."""


class BudgetError(CrosshatchError):
    """A search or a guess used up its work budget."""

"""crosshatch - a human-style Sudoku solver that explains and proves its steps.

    >>> import crosshatch
    >>> puzzle = crosshatch.Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> puzzle.hint().technique
    'cross-hatching'
    >>> solution = puzzle.solve()
    >>> solution.outcome, len(solution.steps), bool(solution.verify())
    ('solved', 51, True)

SPDX-License-Identifier: MIT
"""
from ._crosshatch import ffi as _ffi
from ._crosshatch import lib as _lib
from .errors import BudgetError, CancelledError, CrosshatchError, InputError, OptionError, PictureError
from .grading import Grade, grade, grade_many, rate
from .limits import limits
from .making import compare, curriculum, drill, generate, generated, lesson, practise, techniques, worksheet
from .puzzle import Puzzle
from .solution import Candidate, Solution, Step, Verification, verify
from .training import DatasetCounts, dataset, write_dataset

__version__: str = _ffi.string(_lib.ch_version()).decode("ascii")

__all__ = ["BudgetError", "CancelledError", "Candidate", "CrosshatchError", "DatasetCounts", "Grade", "InputError", "OptionError", "PictureError",
           "Puzzle", "Solution", "Step", "Verification", "compare", "curriculum", "dataset", "drill", "generate", "generated", "grade", "grade_many", "lesson", "limits",
           "practise", "rate", "techniques", "verify", "worksheet", "write_dataset", "__version__"]

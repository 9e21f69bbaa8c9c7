"""puzzles - the puzzles of the tests, and the command that they compare with.

SPDX-License-Identifier: MIT
"""
import os
import pathlib

import pytest

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
PAIRS = "...8.17..1.5..2.63..3..7.....2..3.1..9.......4...7.6.....2...348...9.5..........."
RECTANGLE = "5......2......2..7..4..5..82..5...9...6.8....47.3..5.....9.....7.861.....6...3..."
SEVERAL = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."

SOURCE = pathlib.Path(os.environ.get("CH_SOURCE", pathlib.Path(__file__).parents[2]))


def of_list(name, most):
    """Returns the first puzzles of a list of the project."""
    lines = (SOURCE / "puzzles" / f"{name}.txt").read_text("utf-8").splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith("#")][:most]


def the_command():
    """Returns the path of the command; skips the test where there is none, as beside an installed wheel."""
    binary = os.environ.get("CH_BINARY")
    if binary is None:
        pytest.skip("no command: CH_BINARY")
    return binary

"""test_docs - the examples of docs/python.md and of the package itself.

SPDX-License-Identifier: MIT
"""
import doctest
import re

import crosshatch
import crosshatch.gym
from puzzles import SOURCE


def run(name, examples):
    """Runs the examples; returns how many there are."""
    test = doctest.DocTestParser().get_doctest(examples, {}, name, name, 0)
    runner = doctest.DocTestRunner()
    runner.run(test)
    assert runner.failures == 0
    return runner.tries


def test_page():
    page = (SOURCE / "docs" / "python.md").read_text("utf-8")
    assert run("python.md", "\n".join(re.findall(r"```pycon\n(.*?)```", page, re.DOTALL))) > 10


def test_package():
    assert run("crosshatch", crosshatch.__doc__) >= 4
    assert run("crosshatch.gym", crosshatch.gym.__doc__) >= 4
    assert all(getattr(crosshatch, name).__doc__ for name in crosshatch.__all__ if name[0].isupper())

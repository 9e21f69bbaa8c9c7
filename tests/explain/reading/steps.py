"""steps.py - reads what the program reading prints: the texts of steps at every depth.

SPDX-License-Identifier: MIT
"""
import collections
import subprocess

DEPTHS = "1234"
SENTENCE, WHOLE = "=", "+"

# TEXT has a list of lines for each depth, for the sentence and for the whole explanation.
Step = collections.namedtuple("Step", "technique language source text")


def read_steps(program, *files):
    """Yields the examples of all techniques, or with files of puzzles the steps of these."""
    printed = subprocess.run([program, *files], stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
    for block in printed.split("@ ")[1:]:
        head, *lines = block.splitlines()
        text = collections.defaultdict(list)
        for line in lines:
            text[line[0]].append(line[1:])
        yield Step(*head.split(), text)

"""case_logs.py - a log of one step for each technique, made from the cases of tests/strategies/cases.

A case is a position and what a technique concludes in it.  `crosshatch hint --all` prints every step of that technique there; the log of the
first with all conclusions of the case is kept.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import subprocess


def read_cases(source):
    """Yields (technique, grid, start, conclusions) of the first case of each technique, in the order of the files' names.  The constraint that a
    single names after its conclusion is left out."""
    seen = set()
    for path in sorted(pathlib.Path(source, "tests/strategies/cases").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            fields = [field.strip() for field in line.split(";")]
            if len(fields) == 4 and not line.startswith(("#", "!")) and fields[0] not in seen:
                seen.add(fields[0])
                yield fields[0], fields[1], fields[2].split(), [fact for fact in fields[3].split() if "=" in fact or "<>" in fact]


def log_of(binary, technique, grid, start, wanted):
    """Returns the log of the case's step, or None when the command finds none."""
    position = {"format": "crosshatch-log", "version": 1, "puzzle": grid, "start": start, "outcome": "stuck", "solution": grid,
                "steps": []}
    done = subprocess.run([binary, "hint", "--all", "--json", "--lang", "en", "--strategies", technique, "-"],
                          input=json.dumps(position) + "\n", capture_output=True, encoding="utf-8", check=False)
    for line in done.stdout.splitlines():
        log = json.loads(line)
        step = log["steps"][0] if log.get("steps") else {}
        if technique in (step.get("technique"), step.get("subtype")) and set(wanted) <= set(step["place"] + step["eliminate"]):
            return line
    return None


def all_logs():
    """Yields (technique, log as a line) for each technique that has a case."""
    binary, source = os.environ["CH_BINARY"], os.environ["CH_SOURCE"]
    for case in read_cases(source):
        yield case[0], log_of(binary, *case)


if __name__ == "__main__":
    for name, text in all_logs():
        print(name, text, sep="\t")

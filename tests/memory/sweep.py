"""sweep.py - Makes every allocation of every command fail once, alone and with all after it.

    sweep.py COMMAND SHIM [all]

SHIM is failing.c as a shared library.  Whichever allocation fails, a command must exit by itself: with its usual status and output, if it does not need the memory; or else with status 2, a message about memory, and no output but the beginning of the usual one, with `error` in the place of a record that needed the memory.  No block that is freed otherwise may leak. Of a command with many allocations some are tried, the first and others spread evenly; with `all`, every one.  Prints TAP.

SPDX-License-Identifier: MIT
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading

COMMAND, SHIM = map(os.path.abspath, sys.argv[1:3])
EVERY = sys.argv[3:] == ["all"]
FIRST, SPREAD = 1, 2
PATIENCE = 60  # seconds, after which the command counts as hanging
TROUBLE = 2

EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
PATTERN = "...7.53.1................454.5...1.783.6..5.........8.5.3.97...24.8....3..9.54..."
NEARLY = "534678912672195348198342567859761423426853791713924856961537284287419635345286..."
BROKEN = "55" + EASY[2:]
SEVERAL = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1........"
LOG = subprocess.run([COMMAND, "solve", "--log", "json", "--argument", NEARLY], check=True, stdout=-1, text=True).stdout
CASE = EASY.replace("0", ".")
XML = f'<?xml version="1.0"?><opensudoku version="2"><name>n</name><game data="{EASY}" note="some"/></opensudoku>'

# Each command with its standard input.
CASES = (
    (["--help"], ""), (["solve", "--help"], ""), (["solve", "--nonsense"], ""),
    (["solve", EASY], ""), (["solve", "-", "--jobs", "1"], f"{EASY}\n{PATTERN} name\nrubbish\n"),
    (["solve", "--log", "json", "--argument", "--notation", PATTERN], ""), (["solve", "--log", "text", "--lang", "ko", PATTERN], ""),
    (["solve", "--guess", "--stats", "--format", "line", SEVERAL], ""),
    (["explain", PATTERN], ""), (["explain", "--brief", "--color=always", BROKEN], ""),
    (["hint", PATTERN], ""), (["hint", "--all", "--json", PATTERN], ""), (["hint", "--level", "4", PATTERN], ""),
    (["why", "r1c2=3", PATTERN], ""), (["why", "r1c2", PATTERN], ""), (["judge", "r1c2=3", PATTERN], ""),
    (["check", EASY], ""), (["check", BROKEN], ""), (["check", "--json", SEVERAL], ""), (["check", "--brief", "--solutions", SEVERAL], ""),
    (["grade", "-", "--jobs", "1", "--echo"], f"{EASY} name\n{PATTERN}\n"), (["grade", "--json", EASY], ""), (["grade", "--trace", EASY], ""),
    (["generate", "-n", "2"], ""), (["generate", "--with", "naked-pair,pointing", "--without", "fish,wings", "--needs", "naked-pair"], ""),
    (["dataset", "-n", "1", "--level", "easy", "--strategies", "singles", "--stats"], ""),
    (["convert", "--to", "csv", "-"], f"# above\npuzzle,name\n{EASY},one\n{EASY},two\n"), (["library", "-"], f":0000:3:{CASE}::::\n"), (["join", "-"], f"{EASY}\n"),
    (["convert", "--to", "line", "-"], XML), (["verify"], LOG), (["verify", "--jobs", "1"], LOG.replace('"solved"', '"stuck"') + "rubbish\n"),
    (["lesson", "naked-single", "-n", "1"], ""), (["drill", "naked-single", "-n", "1", "-f", "html", "--answers"], ""),
    (["worksheet", "--technique", "naked-single", "-n", "1", "--answers"], ""),
    (["strategies"], ""), (["strategies", "--json"], ""), (["strategies", "x-wing"], ""),
    (["draw", "--format", "svg", "--step", "1", PATTERN], ""), (["draw", "--format", "text", PATTERN], ""),
    (["convert", "--to", "lines", "-"], f"# above\n{EASY}\n# and\n{PATTERN}\n"),
    (["draw", "-o", "OUT.svg", PATTERN], ""), (["explain", "--pictures", "OUT", EASY], ""), (["grade", "--resume", "OUT.csv", EASY], ""), (["grade", "--columns", "human", "--plot", "OUT.svg", EASY], ""),
)


class Result:
    """How a run ended."""

    def __init__(self, words, text, at, on):
        with tempfile.TemporaryDirectory() as folder:
            report = pathlib.Path(folder) / "report"
            environment = {**os.environ, "LD_PRELOAD": SHIM, "CH_FAIL_AT": str(at), "CH_FAIL_ON": str(int(on)), "CH_FAIL_TELL": str(report)}
            with subprocess.Popen([COMMAND, *words], stdin=-1, stdout=-1, stderr=-1, env=environment, cwd=folder) as program:
                timer = threading.Timer(PATIENCE, program.kill)
                timer.start()
                self.out, self.err = program.communicate(text.encode())
                timer.cancel()
            self.status = program.returncode
            self.requested, self.living = map(int, report.read_text().split()) if report.exists() else (0, 0)


def without_errors(out):
    return re.sub(rb"(?m)^error,?\n+", b"", out)


def flaw(result, usual):
    """Returns the fault of a run in which an allocation failed, or None."""
    if result.status < 0:
        return f"killed by {signal.Signals(-result.status).name}"
    if result.living > usual.living:
        return f"{result.living - usual.living} blocks leaked"
    if (result.status, result.out) == (usual.status, usual.out):
        return None
    if result.status != TROUBLE:
        return f"status {result.status}, and other output"
    if b"memory" not in result.err and "메모리".encode() not in result.err:
        return f"no word of memory: {result.err[:200]!r}"
    return None if without_errors(usual.out).startswith(without_errors(result.out)) else "output that is not the beginning of the usual one"


def places(requested):
    """Returns the numbers of the allocations to fail."""
    if EVERY or requested <= FIRST + SPREAD:
        return range(1, requested + 1)
    return [*range(1, FIRST + 1), *(FIRST + 1 + (requested - FIRST - 1) * i // (SPREAD - 1) for i in range(SPREAD))]


def flaws(words, text):
    usual = Result(words, text, 0, False)
    if not usual.requested:
        return ["the shim counts nothing"]
    found = []
    for at in places(usual.requested):
        for on in (False, True):
            what = flaw(Result(words, text, at, on), usual)
            if what:
                found.append(f"allocation {at} of {usual.requested}{' and all after it' if on else ''}: {what}")
    return found


def main():
    flawed = 0
    for number, (words, text) in enumerate(CASES, 1):
        found = flaws(words, text)
        flawed += bool(found)
        print(f"{'not ' if found else ''}ok {number} - {' '.join(words)}", *(f"# {line}" for line in found), sep="\n", flush=True)
    print(f"1..{len(CASES)}")
    return 1 if flawed else 0


sys.exit(main())

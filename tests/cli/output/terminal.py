#!/usr/bin/env python3
"""terminal.py - the command at a terminal: colours, the progress bar, no operand.  TAP.

Progress is drawn when the work takes long enough.  Here it always does: the output is a pipe, or a terminal, that is not read until it is
full and a pause has passed.

SPDX-License-Identifier: MIT
"""
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

BINARY = os.environ["CH_BINARY"]
PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
PAUSE = 0.3  # longer than the interval between two drawings
PATIENCE = 300


def read_all(descriptor):
    """Returns all output up to the end, which a terminal reports as an error."""
    said = b""
    while select.select([descriptor], [], [], PATIENCE)[0]:
        try:
            part = os.read(descriptor, 65536)
        except OSError:
            break
        if not part:
            break
        said += part
    return said


def at_terminal(*arguments, **variables):
    """Returns (exit status, output) of the command at a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([BINARY, *arguments], stdin=theirs, stdout=theirs, stderr=theirs,
                               env={**os.environ, "TERM": "xterm", **variables})
    os.close(theirs)
    said = read_all(ours)
    os.close(ours)
    return process.wait(PATIENCE), said


def held_up(*arguments, into_pipe=True):
    """Returns (exit status, text at the terminal) of the command when much output waits for a reader: in a pipe, or at the terminal too."""
    ours, theirs = pty.openpty()
    output = subprocess.PIPE if into_pipe else theirs
    with subprocess.Popen([BINARY, *arguments], stdin=subprocess.DEVNULL, stdout=output, stderr=theirs) as process:
        os.close(theirs)
        select.select([process.stdout or ours], [], [], PATIENCE)
        time.sleep(PAUSE)
        if into_pipe:
            read_all(process.stdout.fileno())
        said = read_all(ours)
    os.close(ours)
    return process.returncode, said


def resumed(words):
    """Returns the same for `grade --resume`, at a terminal that is full of messages about WORDS, lines that are no puzzles."""
    with tempfile.TemporaryDirectory() as folder:
        return held_up("grade", "--jobs", "1", "--resume", f"{folder}/grades", words, into_pipe=False)


def cases(puzzles, words):
    """Yields (name, result, expected exit status, pattern of the output, or None: no colours)."""
    draw = ("draw", "--format", "text", PUZZLE)
    yield "a terminal gets colours", at_terminal(*draw), 0, rb"\x1b\["
    yield "and lines in UTF-8", at_terminal(*draw, LC_ALL="C.UTF-8"), 0, "┏━━━".encode()
    yield "else ASCII", at_terminal(*draw, LC_ALL="C"), 0, rb"^[\x00-\x7f]+$"
    yield "a dumb one none", at_terminal(*draw, TERM="dumb"), 0, None
    yield "nor one that wants none", at_terminal(*draw, NO_COLOR="1"), 0, None
    yield "a dumb one has no lines", at_terminal(*draw, TERM="dumb", LC_ALL="C.UTF-8"), 0, rb"^[\x00-\x7f]+$"
    yield "a hint at a terminal has a grid", at_terminal("hint", PUZZLE), 0, rb"c9\r\n.* r9 .*\n1\. "
    yield "unless there are many", at_terminal("hint", "--all", PUZZLE), 0, rb"^1\. "
    yield "or none is wanted", at_terminal("hint", "--grid=none", PUZZLE), 0, rb"^1\. "
    yield "a narrow one has narrow cells", at_terminal("draw", "--marks", "all", PUZZLE, COLUMNS="50", LC_ALL="C.UTF-8"), 0, "┏━━━┯━━━┯".encode()
    fish = os.path.join(os.environ["CH_SOURCE"], "tests/picture/logs/finned-swordfish.json")
    yield "a narrow one without colours has signs for digits", at_terminal(*draw[:-1], "--step", "1", fish, COLUMNS="50", NO_COLOR="1",
                                                                            LC_ALL="C.UTF-8"), 0, \
        "┃\\.  │   │\\.  ┃\\.\\.\\.│-\\.\\.│   ┃.*f fin   - ruled out".encode()
    yield "without colours lines remain", at_terminal(*draw, NO_COLOR="1", LC_ALL="C.UTF-8"), 0, "┏━━━".encode()
    yield "without an operand it helps", at_terminal(), 0, rb"^Usage: crosshatch"
    yield "a PDF is nothing for it", at_terminal("draw", "--format", "pdf", PUZZLE), 2, rb"nothing for a terminal"
    end = rb".*\r\x1b\[K$"
    bar = rb"\[=+ *\] \d+ %: \d+ done, \d+ a second, \d+ s left" + end
    yield "a file has a bar", held_up("convert", "--jobs", "1", puzzles), 0, bar
    yield "so has one that is resumed", resumed(words), 2, bar
    yield "files have none", held_up("convert", "--jobs", "1", puzzles, puzzles), 0, rb"\x1b\[K\d+ done, \d+ a second" + end
    yield "what is made is counted", held_up("generate", "--jobs", "1", "-n", "1200"), 0, rb"\d+ of 1200 puzzles, \d+ a second; \d+ tries" + end


def lack():
    """Returns why there are no terminals on this machine, or None."""
    try:
        for descriptor in pty.openpty():
            os.close(descriptor)
    except OSError as error:
        return str(error)
    return None


def main():
    if reason := lack():
        print(f"1..0 # SKIP skipped: no terminal can be opened: {reason}")
        return False
    count = failed = 0
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as puzzles, tempfile.NamedTemporaryFile("w", suffix=".txt") as words:
        puzzles.write(2000 * (PUZZLE + "\n"))
        puzzles.flush()
        words.write(5000 * "no puzzle\n")
        words.flush()
        for count, (name, (status, said), wanted, pattern) in enumerate(cases(puzzles.name, words.name), 1):
            is_right = re.search(pattern, said, re.DOTALL) if pattern is not None else b"\x1b[" not in said
            good = status == wanted and is_right
            failed += not good
            print(f"{'ok' if good else 'not ok'} {count} - {name}")
            if not good:
                print(f"# exit status {status}: {said[:300]}")
    print(f"1..{count}")
    return failed > 0


sys.exit(main())

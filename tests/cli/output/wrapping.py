#!/usr/bin/env python3
"""wrapping.py - sentences at a terminal are wrapped at its width, between words; elsewhere they are not.  TAP.

SPDX-License-Identifier: MIT
"""
import os
import pty
import select
import subprocess
import sys
import unicodedata

BINARY = os.environ["CH_BINARY"]
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
UNSOLVABLE = "532670000600195000098000060800060003400803001700020006060000280000419005000080079"
PATIENCE = 300
COMMANDS = (
    ("hint", "--grid=none", PUZZLE),
    ("why", "r1c2=1", "--proof", PUZZLE),
    ("check", UNSOLVABLE),
    ("solve", "--log=text", PUZZLE),
    ("strategies",),
    ("strategies", "xy-chain"),
    ("hint", "--help"),
    ("solve", "this is no puzzle"),
)


def at_terminal(*arguments, **variables):
    ours, theirs = pty.openpty()
    process = subprocess.Popen([BINARY, *arguments], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
                               env={**os.environ, "NO_COLOR": "1", "LC_ALL": "C.UTF-8", **variables})
    os.close(theirs)
    said = b""
    while select.select([ours], [], [], PATIENCE)[0]:
        try:
            part = os.read(ours, 65536)
        except OSError:
            break
        if not part:
            break
        said += part
    os.close(ours)
    process.wait(PATIENCE)
    return said.decode("utf-8").replace("\r\n", "\n")


def in_pipe(*arguments, **variables):
    return subprocess.run([BINARY, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
                          env={**os.environ, "LC_ALL": "C.UTF-8", **variables}, check=False).stdout


def columns(text):
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def is_picture(line):
    return any("\u2500" <= letter < "\u2580" for letter in line) or " |" in line or "| " in line


def too_wide(text, width):
    """Returns the lines that are too wide, though they could be broken."""
    return [line for line in text.split("\n")
            if columns(line) > width and " " in line.strip() and not is_picture(line) and not line.strip().startswith("crosshatch ")
            and any(columns(word) < width for word in line.split()[1:])]


def words(text):
    """Returns the words of the sentences, without those of pictures, which fit the terminal."""
    return " ".join(line for line in text.split("\n") if not is_picture(line)).split()


def cases():
    for language in ("en", "ko"):
        for command in COMMANDS:
            piped = in_pipe(*command, "--lang", language)
            for width in (80, 60):
                shown = at_terminal(*command, "--lang", language, COLUMNS=str(width))
                name = f"{' '.join(command)[:30]}, {language}, {width} columns"
                yield f"{name}: no line is wider", too_wide(shown, width)
                if command[0] != "strategies" or len(command) == 1:  # a page has a picture with its legend
                    yield f"{name}: no word is broken or lost", words(shown) != words(piped) and shown
            yield f"{' '.join(command)[:30]}, {language}: a pipe has no width", in_pipe(*command, "--lang", language, COLUMNS="40") != piped
    yield "some line is long enough to be wrapped", not too_wide(in_pipe(*COMMANDS[0]), 80)
    yield "a list goes on behind its number", "\n   " not in at_terminal(*COMMANDS[0], COLUMNS="80")


def main():
    try:
        for descriptor in pty.openpty():
            os.close(descriptor)
    except OSError as error:
        print(f"1..0 # SKIP skipped: no terminal can be opened: {error}")
        return False
    count = failed = 0
    for count, (name, fault) in enumerate(cases(), 1):
        failed += bool(fault)
        print(f"{'not ok' if fault else 'ok'} {count} - {name}")
        if fault:
            print("".join(f"# {line}\n" for line in str(fault)[:800].split("\n")), end="")
    print(f"1..{count}")
    return failed > 0


sys.exit(main())

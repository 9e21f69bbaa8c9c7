"""examples.py - the examples in README.md and docs/ match the program's output: examples.py FILE...

An example is a block fenced with ```console.  Lines that begin with `$ ` are run by sh in the checkout, with `crosshatch` on the path; the lines
after one are its standard output and standard error together, up to a line `...`, which matches the rest.  Speaks TAP.
With UPDATE_EXAMPLES=1 the files are rewritten with the program's output; lines before a `...` stay as many.

SPDX-License-Identifier: MIT
"""

import os
import re
import subprocess
import sys

BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(path):
    """Yields (command, expected lines) of each command in a file."""
    with open(path, encoding="utf-8") as text:
        blocks = BLOCK.findall(text.read())
    for block in blocks:
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            lines = part.splitlines()
            yield lines[0], lines[1:]


def run(command):
    """Returns the lines that a command prints."""
    done = subprocess.run(["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding="utf-8", check=False, timeout=60)
    return done.stdout.splitlines()


def differs(command, expected):
    """Returns the first line that is not as expected, or None."""
    printed = run(command)
    if "..." in expected:
        expected = expected[:expected.index("...")]
        printed = printed[:len(expected)]
    pairs = zip(expected + [None] * len(printed), printed + [None] * len(expected))
    return next(((want, got) for want, got in pairs if want != got), None)


def updated(block):
    """Returns the examples of a block with what their commands print today."""
    before, *parts = re.split(r"^\$ ", block, flags=re.MULTILINE)
    for part in parts:
        command, *expected = part.splitlines()
        printed = run(command)
        if "..." in expected:
            printed = printed[:expected.index("...")] + expected[expected.index("..."):]
        before += "\n".join([f"$ {command}", *printed, ""])
    return before


def update(path):
    with open(path, encoding="utf-8") as text:
        page = text.read()
    with open(path, "w", encoding="utf-8") as text:
        text.write(BLOCK.sub(lambda block: f"```console\n{updated(block[1])}```", page))


def main():
    os.chdir(os.environ["CH_SOURCE"])
    os.environ["PATH"] = os.path.dirname(os.environ["CH_BINARY"]) + os.pathsep + os.environ["PATH"]
    if os.environ.get("UPDATE_EXAMPLES"):
        for path in sys.argv[1:]:
            update(path)
    cases = [(path, *example) for path in sys.argv[1:] for example in examples(path)]
    failed = not cases
    print(f"1..{max(len(cases), 1)}")
    if not cases:
        print("not ok 1 - no example found")
    for number, (path, command, expected) in enumerate(cases, 1):
        wrong = differs(command, expected)
        failed |= wrong is not None
        print(f"{'not ' if wrong else ''}ok {number} - {os.path.basename(path)}: {command.replace('#', '')}")
        if wrong:
            print(f"# documented: {wrong[0]}\n# printed:    {wrong[1]}")
    return int(failed)


sys.exit(main())

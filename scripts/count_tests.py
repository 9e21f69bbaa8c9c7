"""count_tests.py - adds up the test cases of Meson's logs, and names those that failed: BROKEN [!]LOG...

A `!` before a log means that `meson test` failed, so that the log counts as at least one failure.  A test that
speaks TAP counts by its cases, any other as one.  A test that ends badly without naming a failed case (a crash, a
timeout, a plan of no cases) counts as one failure, and so does one that is skipped without a word: its cases were lost.
So does each of the BROKEN stages, which failed before their tests.

SPDX-License-Identifier: MIT
"""

import json
import os
import re
import sys

CASE = re.compile(r"^(not )?ok\b([^\n]*)", re.MULTILINE)
SAID = 40  # lines of a failed test's output that are shown
PLAN = re.compile(r"^1\.\.\d+", re.MULTILINE)
SKIP = re.compile(r"#\s*skip", re.IGNORECASE)
TODO = re.compile(r"#\s*todo", re.IGNORECASE)  # known to fail: counted as skipped


def has_failed(case):
    """Returns whether (not, rest of the line) is an unexpected failure."""
    bad, rest = case
    return bool(bad) and not TODO.search(rest)


def count_test(test):
    """Returns (passed, failed, skipped) of one line of a log."""
    output = test.get("stdout", "")
    cases = CASE.findall(output)
    failed = sum(1 for case in cases if has_failed(case))
    skipped = sum(1 for bad, rest in cases if TODO.search(rest) or not bad and SKIP.search(rest))
    passed = len(cases) - failed - skipped
    result = test["result"]
    if PLAN.search(output) and not cases and result != "SKIP":
        return 0, 1, 0
    if cases:
        return passed, failed or int(result not in ("OK", "SKIP", "EXPECTEDFAIL")), skipped
    if result == "SKIP":
        return (0, 0, 1) if output.strip() or test.get("stderr", "").strip() else (0, 1, 0)
    ok = result in ("OK", "EXPECTEDFAIL")
    return int(ok), int(not ok), 0


def show_failure(test):
    """Prints a test's name, its failed cases, and the end of its output, for readers of a run on another machine."""
    print(f"failed: {test['name']} ({test['result']}, {test['duration']:.0f} s)")
    cases = [rest for bad, rest in filter(has_failed, CASE.findall(test.get("stdout", "")))]
    ends = [test.get(stream, "").splitlines()[-SAID:] for stream in ("stdout", "stderr")]
    for line in cases + [line for end in ends for line in end]:
        print(f"    {line}")


def count_log(argument):
    """The same for a whole log."""
    path = argument.lstrip("!")
    if not os.path.exists(path):
        print(f"failed: no {path}")
        return 0, 1, 0
    with open(path, encoding="utf-8") as log:
        tests = [json.loads(line) for line in log]
    counts = [count_test(test) for test in tests]
    for test, (_, failed, _) in zip(tests, counts):
        if failed:
            show_failure(test)
    passed, failed, skipped = (sum(column) for column in zip((0, 0, 0), *counts))
    if argument.startswith("!") or not counts:
        failed = max(failed, 1)
    return passed, failed, skipped


def main():
    total = [0, int(sys.argv[1]), 0]
    for argument in sys.argv[2:]:
        total = [a + b for a, b in zip(total, count_log(argument))]
    passed, failed, skipped = total
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed else 0


sys.exit(main())

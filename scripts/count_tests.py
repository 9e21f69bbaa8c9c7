"""count_tests.py - adds up the test cases of Meson's logs: BROKEN [!]LOG...

A `!` before a log says that `meson test` was not content, so that at least one failure must come of it.  A test that speaks TAP counts by its cases, any other as one.  A test that ends badly without naming a failed case (a crash, a timeout, a
plan of no cases) counts as one failure, and so does each of the BROKEN stages that never came to testing.

SPDX-License-Identifier: MIT
"""

import json
import os
import re
import sys

CASE = re.compile(r"^(not )?ok\b([^\n]*)", re.MULTILINE)
PLAN = re.compile(r"^1\.\.\d+", re.MULTILINE)
SKIP = re.compile(r"#\s*skip", re.IGNORECASE)


def count_test(test):
    """(passed, failed, skipped) of one line of a log."""
    output = test.get("stdout", "")
    cases = CASE.findall(output)
    failed = sum(1 for bad, _ in cases if bad)
    skipped = sum(1 for bad, rest in cases if not bad and SKIP.search(rest))
    passed = len(cases) - failed - skipped
    result = test["result"]
    if PLAN.search(output) and not cases and result != "SKIP":
        return 0, 1, 0
    if cases:
        return passed, failed or int(result not in ("OK", "SKIP", "EXPECTEDFAIL")), skipped
    if result == "SKIP":
        return 0, 0, 1
    ok = result in ("OK", "EXPECTEDFAIL")
    return int(ok), int(not ok), 0


def count_log(argument):
    """The same for a whole log."""
    path = argument.lstrip("!")
    if not os.path.exists(path):
        return 0, 1, 0
    with open(path, encoding="utf-8") as log:
        counts = [count_test(json.loads(line)) for line in log]
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

"""table.py - every case of every technique is proved, and docs/proof-table.md has the figures.

    table.py PROVE_CASES CASE_FOLDER PAGE

With UPDATE_EXAMPLES=1 the table of the page is rewritten; its text is kept.

SPDX-License-Identifier: MIT
"""

import difflib
import os
import pathlib
import subprocess
import sys


def main():
    prove, cases, page = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    done = subprocess.run([prove, cases], stdout=subprocess.PIPE, encoding="utf-8", check=False)
    kept = page.read_text(encoding="utf-8")
    made = kept[: kept.index("| technique |")] + done.stdout
    if os.environ.get("UPDATE_EXAMPLES"):
        page.write_text(made, encoding="utf-8")
    elif made != kept:
        sys.stdout.writelines(difflib.unified_diff(kept.splitlines(True), made.splitlines(True), str(page), "now"))
        sys.exit(f"{page.name} differs from what is proved now; UPDATE_EXAMPLES=1 rewrites it")
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()

"""techniques.py - calls, finds, instructions: where a profile spends its work, a row for each technique.  Prints a Markdown table.

    techniques.py TECHNIQUE_RATE LIST [--every N] [--profile NAME]      TECHNIQUE_RATE is build-test/tests/bench/technique_rate

Valgrind counts instructions, so that the table is the same however busy the machine is.  A fact is charged to the finder that requests it first.

SPDX-License-Identifier: MIT
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROWS = 25
DEFINITIONS = pathlib.Path(__file__).resolve().parent.parent.parent / "strategies"


def read_names():
    """Returns the name in the sources of each technique's key."""
    texts = [path.read_text(encoding="utf-8") for path in DEFINITIONS.glob("*/*.def")]
    return {key: name for text in texts for name, key in re.findall(r"^TECHNIQUE\(\d+, (\w+),.*?\.key = \"([^\"]+)\"", text, re.M | re.S)}


def main():
    names = read_names()
    with tempfile.TemporaryDirectory() as folder:
        counts = pathlib.Path(folder) / "counts"
        done = subprocess.run(["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={counts}", *sys.argv[1:]], stdout=subprocess.PIPE,
                              encoding="utf-8", check=True)
        listed = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", counts], stdout=subprocess.PIPE, encoding="utf-8",
                                check=True).stdout
    total = int(re.search(r"([\d,]+) .*PROGRAM TOTALS", listed)[1].replace(",", ""))
    work = {name: int(figure.replace(",", "")) for figure, name in re.findall(r"^ *([\d,]+) .*:watch_(\w+)", listed, re.M)}
    rows = [(work.get(names.get(words[0]), 0), *words[:3]) for words in map(str.split, done.stdout.splitlines()) if len(words) == 7]
    print("| technique | calls | found | instructions a call | share |\n|---|---|---|---|---|")
    for instructions, name, calls, found in sorted(rows, reverse=True)[:ROWS]:
        print(f"| {name} | {calls} | {found} | {instructions // int(calls):,} | {100 * instructions / total:.1f} % |")
    print(f"| all {len(rows)} techniques | | | | {100 * sum(row[0] for row in rows) / total:.1f} % |")


if __name__ == "__main__":
    main()

"""snippets.py - the C in a page is C that the tests compile and run: snippets.py PAGE SOURCE...

Each block fenced with ```c in the page must stand, line by line, in one of the sources; the sources are programs that other tests build and
run.  Speaks TAP.

SPDX-License-Identifier: MIT
"""

import pathlib
import re
import sys

BLOCK = re.compile(r"^```c\n(.*?)^```", re.MULTILINE | re.DOTALL)


def main():
    page, *sources = (pathlib.Path(name) for name in sys.argv[1:])
    texts = [source.read_text("utf-8") for source in sources]
    blocks = BLOCK.findall(page.read_text("utf-8"))
    failed = not blocks
    print(f"1..{max(len(blocks), 1)}")
    if not blocks:
        print("not ok 1 - no C found in the page")
    for number, block in enumerate(blocks, 1):
        known = any(block in text for text in texts)
        failed |= not known
        print(f"{'' if known else 'not '}ok {number} - {page.name}: {block.splitlines()[0].replace('#', '')}")
    return int(failed)


sys.exit(main())

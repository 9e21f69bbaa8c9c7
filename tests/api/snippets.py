"""snippets.py - the code in the pages is compiled and run by the tests: snippets.py PAGES SOURCE...

Each block fenced with ```c, ```cpp or ```python in a page of the folder PAGES must occur, line by line, in one of the sources, files or
folders of files; the sources are programs that other tests build and run.  Speaks TAP.

SPDX-License-Identifier: MIT
"""

import pathlib
import re
import sys

BLOCK = re.compile(r"^```(?:c|cpp|python)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def main():
    pages, *sources = (pathlib.Path(name) for name in sys.argv[1:])
    files = [file for source in sources for file in ([source] if source.is_file() else sorted(source.iterdir()))]
    texts = [file.read_text("utf-8") for file in files]
    blocks = [(page, block) for page in sorted(pages.glob("*.md")) for block in BLOCK.findall(page.read_text("utf-8"))]
    failed = not blocks
    print(f"1..{max(len(blocks), 1)}")
    if not blocks:
        print("not ok 1 - no code found in the pages")
    for number, (page, block) in enumerate(blocks, 1):
        known = any(block in text for text in texts)
        failed |= not known
        print(f"{'' if known else 'not '}ok {number} - {page.name}: {block.splitlines()[0].replace('#', '')}")
    return int(failed)


sys.exit(main())

"""links.py - every relative link in the project's pages leads somewhere.

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import re
import sys

LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
SKIPPED = {".git", ".ci"}


def pages(root):
    for path in sorted(root.rglob("*.md")):
        top = path.relative_to(root).parts[0]
        if top not in SKIPPED and not top.startswith("build") and "node_modules" not in path.parts:
            yield path


def main():
    root = pathlib.Path(os.environ["CH_SOURCE"])
    links = [(page, link) for page in pages(root) for link in LINK.findall(page.read_text(encoding="utf-8"))]
    dead = [f"{page.relative_to(root)}: {link}" for page, link in links if not (page.parent / link).exists()]
    print("\n".join(dead) or f"{len(links)} links")
    return 1 if dead or not links else 0


sys.exit(main())

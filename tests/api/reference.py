"""reference.py - the reference made from the headers is complete and well-formed: reference.py FOLDER MAP

Each function of MAP has its manual page, which groff and mandoc, where they are, format without a warning.

SPDX-License-Identifier: MIT
"""
import collections
import html.parser
import pathlib
import re
import shutil
import subprocess
import sys

LINTERS = (["groff", "-man", "-ww", "-Tutf8", "-z"], ["mandoc", "-Tlint", "-W", "warning"])


class Anchors(html.parser.HTMLParser):
    """The ids of a page, its links, and how often a tag was closed that was not open last."""

    PAIRS = {"a", "p", "pre", "nav", "h1", "h2", "h3", "h4", "style", "title"}

    def __init__(self):
        super().__init__()
        self.ids, self.links, self.open, self.crossed = collections.Counter(), set(), [], 0

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.ids.update([given["id"]] if "id" in given else [])
        self.links |= {given["href"].removeprefix("#")} if "href" in given else set()
        self.open += [tag] if tag in self.PAIRS else []

    def handle_endtag(self, tag):
        self.crossed += not self.open or self.open.pop() != tag


def faults_of(page):
    """Yields what is wrong with a manual page."""
    text = page.read_text("utf-8")
    name = page.stem
    for heading in ("NAME", "SYNOPSIS", "DESCRIPTION", "SEE ALSO"):
        if f".SH {heading}\n" not in text:
            yield f"no section {heading}"
    if name != "crosshatch" and not re.search(rf"^[\w *]+\b{name}\(", text, re.MULTILINE):
        yield "no prototype"
    for other in re.findall(r"^\.BR (\w+) \(3\)", text, re.MULTILINE):
        if not page.with_stem(other).exists():
            yield f"refers to {other}, which has no page"
    for linter in LINTERS:
        if shutil.which(linter[0]):
            done = subprocess.run([*linter, str(page)], capture_output=True, text=True, check=False)
            yield from (line for line in (done.stdout + done.stderr).splitlines() if "missing date" not in line)


def main():
    folder, symbols = map(pathlib.Path, sys.argv[1:])
    functions = set(re.findall(r"^ +(ch_\w+);", symbols.read_text("utf-8"), re.MULTILINE))
    pages = {page.stem: page for page in folder.glob("*.3")}
    faults = [f"{name}: no page" for name in sorted({"crosshatch", *functions} - set(pages))]
    faults += [f"{name}: {fault}" for name, page in sorted(pages.items()) for fault in faults_of(page)]
    anchors = Anchors()
    anchors.feed((folder / "reference.html").read_text("utf-8"))
    faults += [f"reference.html: no {name}" for name in sorted((functions | anchors.links) - set(anchors.ids))]
    faults += [f"reference.html: {name} twice" for name, count in anchors.ids.items() if count > 1]
    faults += ["reference.html: a tag is not closed"] if anchors.crossed or anchors.open else []
    print("\n".join(faults) or f"{len(pages)} pages, {len(anchors.ids)} entries")
    return int(bool(faults) or len(functions) < 20)


sys.exit(main())

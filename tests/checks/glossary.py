"""glossary.py - docs/glossary.md has every term of the tables, in a form that can be relied on.

Required terms: each technique family, each word of each technique's title, each key of a role, and
the words that `crosshatch help words` explains.
They must occur among the words of the English column.  Case, hyphens and plurals make no
difference.  Each row has four fields: English, Korean, a short definition, and a file that exists.
The rows of a table are in alphabetical order.  A Korean term occurs in the translation or in its
list of terms.

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import re
import sys

ROLE = re.compile(r'^(?:ROLE|PART)\((?!name)[^"]*"([^"]*)"(?:, "([^"]*)")?', re.M)
ROLE_START = re.compile(r"^(?:ROLE|PART)\((?!name)", re.M)
PATH = re.compile(r"`([^`]+)`")
SMALL_WORDS = {"a", "and", "by", "in", "n", "of", "with"}
LONGEST_DEFINITION = 20
NONE = "—"


def singular(word):
    """Returns a word without its plural s; short words such as "als" are no plurals."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def words(text):
    return {singular(word) for word in re.findall(r"\w+", text.lower())}


def joined(text):
    return text.replace("-", "")


def rows(page):
    """Yields (number, fields) for each row of a page's tables, and None before each table."""
    inside = False
    for number, line in enumerate(page.splitlines(), 1):
        if not line.startswith("|"):
            inside = False
        elif line.startswith("|---"):
            inside = True
            yield None
        elif inside:
            yield number, [field.strip() for field in line.strip().strip("|").split("|")]


def beginners_words(source):
    """Returns the terms in the first column of `help words`, up to its first example."""
    page = re.search(r"words\[\] =(.*?);\n", source, re.S).group(1)
    first = re.findall(r'"  ([a-z][a-z, ]*[a-z])  +[a-z]', page.split("The rule")[0])
    return [term for cell in first for term in cell.split(", ")]


def required(techniques, roles, beginners):
    """Yields (term, a set of words of which all must occur)."""
    for term in beginners:
        yield term, words(term)
    for title, family in techniques:
        yield family, words(joined(family))
        yield title, {word for word in words(title) - SMALL_WORDS if not word.isdigit()}
    for keys in roles:
        for key in filter(None, keys):
            yield key, words(joined(key))


def row_faults(root, translation, fields):
    """Yields what is wrong with a row."""
    if len(fields) != 4 or not all(fields):
        yield "needs four fields"
        return
    english, korean, definition, place = fields
    paths = PATH.findall(place)
    if not paths:
        yield f"'{english}' names no file"
    for path in paths + [found for found in PATH.findall(definition) if "/" in found]:
        if not (root / path).is_file():
            yield f"there is no {path}"
    if len(definition.split()) > LONGEST_DEFINITION:
        yield f"the definition of '{english}' has more than {LONGEST_DEFINITION} words"
    for term in [] if korean == NONE else korean.split(", "):
        if term not in translation:
            yield f"'{term}' is not in the Korean translation"


def main():
    root = pathlib.Path(os.environ["CH_SOURCE"])

    def read(path):
        return (root / path).read_text(encoding="utf-8")

    sys.path.insert(0, str(root / "scripts"))
    from technique_records import records

    role_table = read("src/model/roles.def")
    techniques = [(record["title"], record["family"]) for record in records(root)]
    roles = ROLE.findall(role_table)
    faults = []
    if not roles or len(roles) != len(ROLE_START.findall(role_table)):
        faults.append("roles.def: a row could not be read")

    translation = read("po/ko.po") + read("po/README.md")
    known, last = set(), ""
    for row in rows(read("docs/glossary.md")):
        if row is None:
            last = ""
            continue
        number, fields = row
        known |= words(fields[0]) | words(joined(fields[0]))
        order = fields[0].casefold().replace("-", " ")
        if order <= last:
            faults.append(f"docs/glossary.md:{number}: '{fields[0]}' is out of order")
        last = order
        for fault in row_faults(root, translation, fields):
            faults.append(f"docs/glossary.md:{number}: {fault}")

    missing = {}
    beginners = beginners_words(read("src/cli/text/help.c"))
    if not {"row", "column", "box", "place"} <= set(beginners):
        faults.append("help.c: the words of a beginner could not be read")
    for term, needed in required(techniques, roles, beginners):
        for word in needed - known:
            missing.setdefault(word, term)
    for word, term in sorted(missing.items()):
        faults.append(f"docs/glossary.md lacks '{word}' (of '{term}')")
    counts = f"{len(known)} words, {len(techniques)} techniques, {len(roles)} roles"
    print("\n".join(faults) or counts)
    return 1 if faults else 0


sys.exit(main())

"""new_technique.py - scripts/new-technique makes all that a technique needs, and CONTRIBUTING.md has what it prints.

    new_technique.py            in a copy of the tree: the files that it writes, and that they compile
    new_technique.py --build    also builds the copy and runs the tests: those that must fail do, and no others

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(os.environ.get("CH_SOURCE", pathlib.Path(__file__).resolve().parents[2]))
SECTION = re.compile(r"<!-- scripts/new-technique --explain -->\n(.*?)<!-- end -->", re.S)
# A family without a sentence for new members, and one with it.
ALWAYS = {"CHANGELOG.md", "docs/glossary.md", "po/crosshatch.pot", "po/ko.po", "src/engine/default_order.def", "strategies/meson.build"}
TECHNIQUES = {
    ("quux-exocet", "exotic"): {"src/explain/sentences/sentences.def", "src/explain/sentences/say_exotic.c", "strategies/exotic/exotic.def",
                                "strategies/exotic/quux_exocet.c", "tests/strategies/cases/exotic.txt", "puzzles/techniques/quux-exocet.txt"},
    ("quuxfish", "fish"): {"strategies/fish/fish.def", "strategies/fish/quuxfish.c", "tests/strategies/cases/fish.txt",
                           "puzzles/techniques/quuxfish.txt"},
}
REFUSED = [("x-wing", "fish"), ("Quux", "fish"), ("quux", "no-such-family"), ("quux", "outcome"), ("quux",), ()]
COMPILED = ["strategies/core/technique_rows.c", "src/engine/default_profile.c", "src/explain/sentences/explain.c",
            "src/explain/sentences/say_exotic.c"]
SUITES = ["cases", "engine", "explain"]
RANDOM = {"judge"}  # its strategies are drawn from the list of techniques, so a longer list gives other positions
FAILING = {"cases_exotic", "cases_exotic-patterns", "cases_fish", "english_name", "examples_need_them", "explain", "kinds", "notation", "oracles",
           "pages", "translations"}


def left_out(folder, names):
    """Returns what is no source: builds and the like."""
    top = pathlib.Path(folder) == ROOT
    return {name for name in names if name in (".git", "node_modules", "__pycache__") or (top and name.startswith("build"))}


def script(copy, *words):
    return subprocess.run([copy / "scripts/new-technique", *words], capture_output=True, text=True, check=False)


def contents(copy):
    return {str(path.relative_to(copy)): path.read_bytes() for path in copy.rglob("*") if path.is_file() and "__pycache__" not in path.parts}


def changed(before, after):
    return {name for name in after if before.get(name) != after[name]}


def check_guide(copy):
    section = SECTION.search((copy / "CONTRIBUTING.md").read_text("utf-8"))
    if section is None or section[1] != script(copy, "--explain").stdout:
        yield "CONTRIBUTING.md: the section differs from scripts/new-technique --explain"


def check_refused(copy):
    before = contents(copy)
    for words in REFUSED:
        if script(copy, *words).returncode != 2 or contents(copy) != before:
            yield f"new-technique {' '.join(words)} is not refused"


def check_created(copy):
    for (key, family), files in TECHNIQUES.items():
        before = contents(copy)
        made = script(copy, key, family)
        found, wanted = changed(before, contents(copy)), ALWAYS | files
        if made.returncode != 0 or f"puzzles/techniques/{key}.txt" not in made.stdout:
            yield f"new-technique {key}: {made.stderr}"
        for name in sorted(found ^ wanted):
            yield f"new-technique {key}: {name} is {'written' if name in found else 'not written'}"


def check_compiles(copy):
    folders = sorted({f"-I{path.parent}" for top in ("include", "src", "strategies") for path in (copy / top).rglob("*.h")} | {f"-I{copy}/include"})
    folders += sorted({f"-I{path.parent}" for path in (copy / "strategies").rglob("*.def")})
    sources = COMPILED + [name for files in TECHNIQUES.values() for name in sorted(files) if name.startswith("strategies/") and name.endswith(".c")]
    for name in sources:
        done = subprocess.run([*shlex.split(os.environ.get("CC", "cc")), "-std=gnu17", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", *folders, copy / name],
                              capture_output=True, text=True, check=False)
        if done.returncode != 0:
            yield f"{name} does not compile: {done.stderr}"


def check_messages(copy):
    """Title, definition and way of spotting of each technique wait for a translation, and nothing else."""
    said = subprocess.run([copy / "scripts/messages", "check"], capture_output=True, text=True, check=False).stdout
    if said.count("not translated: ") != 3 * len(TECHNIQUES) or said.count("ko.po") != 3 * len(TECHNIQUES):
        yield f"scripts/messages check: {said}"


def check_tests(copy):
    build = copy / "build"
    for command in (["meson", "setup", build, copy, "-Dtests=enabled", "--werror"], ["ninja", "-C", build]):
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            yield f"{command[0]} failed"
            return
    suites = [word for suite in SUITES for word in ("--suite", suite)]
    said = subprocess.run(["meson", "test", "-C", build, "--no-rebuild", *suites], capture_output=True, text=True, check=False).stdout
    failed = set(re.findall(r"/ (\S+) +(?:FAIL|ERROR|TIMEOUT)", said)) - RANDOM
    for name in sorted(failed ^ FAILING):
        yield f"the test {name} {'fails' if name in failed else 'does not fail'}"


def main():
    checks = [check_guide, check_refused, check_created, check_compiles]
    if shutil.which("xgettext") is None:
        print("skipped: no xgettext")
        return 0
    checks += [check_messages] + ([check_tests] if "--build" in sys.argv[1:] else [])
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "copy")
        shutil.copytree(ROOT, copy, ignore=left_out)
        faults = [fault for check in checks for fault in check(copy)]
    print("\n".join(faults) or f"{len(TECHNIQUES)} techniques")
    return 1 if faults else 0


sys.exit(main())

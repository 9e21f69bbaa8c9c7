#!/usr/bin/env python3
"""shells.py - the manual and the completions match the tables of commands and options: TABLES FOLDER

TABLES is the build's dump of the tables, FOLDER holds the built pages and completions.  bash completes in its own process, fish with its
`complete -C`; zsh, whose completion needs a terminal, only parses its file.  A shell that is not installed is skipped.  TAP.

SPDX-License-Identifier: MIT
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

BINARY = os.environ["CH_BINARY"]
BASH = r"""
. "$1"
while IFS= read -r line; do
    # As readline splits it: at blanks, and = by itself.
    read -ra COMP_WORDS <<<"${line//=/ = }"
    [[ $line == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    _crosshatch
    printf '%s\t' "${COMPREPLY[@]}"
    echo
done
"""
FISH = r"""
source $argv[1]
while read -l line
    echo (complete -C $line | string split -f 1 \t | string join \t)
end
"""


def run(*command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, encoding="utf-8", check=False, timeout=300, **options)


def complete(shell, script, file, lines):
    """Returns the completions of each line."""
    question = "".join(line + "\n" for line in lines)
    command = [shell, "-c", script, "shell", file] if shell == "bash" else [shell, "--no-config", "-c", script, file]
    done = run(*command, input=question)
    answers = [set(line.split("\t")) - {""} for line in done.stdout.splitlines()]
    if len(answers) != len(lines):
        return done.stderr.splitlines(), [set()] * len(lines)
    return done.stderr.splitlines(), answers


def expectations(tables):
    """Yields (line to complete, words that must be among the completions)."""
    words = {command["word"] for command in tables["commands"]}
    yield "crosshatch ", words
    yield "crosshatch help ", words
    for command in tables["commands"]:
        own = [option for option in tables["options"] if command["word"] in option["commands"]]
        start = f"crosshatch {command['word']} "
        yield start + "--", {"--" + option["name"] for option in own}
        for option in own:
            argument = option["argument"]
            values = argument.split("|") if "|" in argument else tables["values"].get(argument)
            if values:
                yield f"{start}--{option['name']}=", set(values)
                yield f"{start}--{option['name']} ", set(values)
    yield "crosshatch strategies x-w", {"x-wing"}
    yield "crosshatch --log ", {"none", "text", "json"}


class Tap:
    def __init__(self):
        self.count = self.failed = 0

    def check(self, name, faults):
        self.count += 1
        faults = list(faults)
        self.failed += bool(faults)
        print(f"{'not ok' if faults else 'ok'} {self.count} - {name}")
        print(*(f"# {line}\n" for line in faults[:10]), sep="", end="")

    def skip(self, name, why):
        self.count += 1
        print(f"ok {self.count} - {name} # SKIP skipped: {why}")


def shell_faults(shell, script, file, tables):
    cases = list(expectations(tables))
    errors, answers = complete(shell, script, file, [line for line, _ in cases])
    yield from errors
    for (line, wanted), found in zip(cases, answers):
        # fish answers --option=VALUE as one word.
        ends = {re.sub(r"^--[a-z-]+=", "", word) for word in found}
        if not wanted <= ends:
            yield f"`{line}`: {' '.join(sorted(wanted - ends)[:5])} missing of {' '.join(sorted(found)[:5])}"


def list_faults(file):
    lines = ["crosshatch solve --strategies x-wing,+naked-p", "crosshatch solve -s -x-wi"]
    _, answers = complete("bash", BASH, file, lines)
    for wanted, found in zip(({"x-wing,+naked-pair"}, {"-x-wing"}), answers):
        if found != wanted:
            yield f"{wanted} wanted, {found} found"


def help_faults(tables):
    """Yields the entries of the table that --help does not list."""
    for command in tables["commands"]:
        listed = re.findall(r"^ +(?:-[a-zA-Z], )?--([a-z-]+)", run(BINARY, command["word"], "--help").stdout, re.M)
        wanted = [option["name"] for option in tables["options"] if command["word"] in option["commands"]]
        if listed != wanted:
            yield f"{command['word']}: {listed}, not {wanted}"


def page_faults(tables, folder):
    """Yields the entries of the table that the pages lack, and troff's warnings about the pages."""
    pages = {path.stem: path.read_text("utf-8").replace("\\-", "-").replace("\\e", "\\") for path in folder.glob("*.1")}
    names = {"crosshatch"} | {"crosshatch-" + command["word"] for command in tables["commands"]}
    if set(pages) != names:
        yield f"pages: {set(pages) ^ names}"
        return
    for command in tables["commands"]:
        page = pages["crosshatch-" + command["word"]]
        for option in tables["options"]:
            known = f"\\fB--{option['name']}\\fR" in page and option["help"][1:] in page
            if known != (command["word"] in option["commands"]):
                yield f"{command['word']}: --{option['name']}"
        if f"crosshatch-{command['word']} (1)" not in pages["crosshatch"] or command["help"] not in page:
            yield f"{command['word']}: no word of it"
    if shutil.which("groff"):
        for name in sorted(names):
            yield from run("groff", "-ww", "-man", "-Kutf8", "-Tutf8", folder / f"{name}.1").stderr.splitlines()[:3]


def word_faults(tables, path):
    """Yields words of the manual that name no command or option."""
    commands = {command["word"] for command in tables["commands"]}
    options = {}
    for option in tables["options"]:
        options.setdefault(option["name"], set()).update(option["commands"])
    for kind, name, rest in re.findall(r"^@(command|option) (\S+)(.*)$", path.read_text("utf-8"), re.M):
        known = name in commands if kind == "command" else name in options and set(rest.split()) <= options[name]
        if not known:
            yield f"@{kind} {name}{rest}"


def main():
    tables_folder, folder = map(pathlib.Path, sys.argv[1:])
    tables = json.loads((tables_folder / "tables.en.json").read_text("utf-8"))
    tap = Tap()
    tap.check("--help lists the table", help_faults(tables))
    tap.check("the manual has words only for what there is", word_faults(tables, pathlib.Path(os.environ["CH_SOURCE"], "docs/manual/manual.in")))
    for path in sorted(tables_folder.glob("tables.*.json")):
        language = path.name.split(".")[1]
        pages = folder / "manual" if language == "en" else folder / "manual" / language
        tap.check(f"the manual ({language}) has all of it", page_faults(json.loads(path.read_text("utf-8")), pages))
    for shell, script, name in (("bash", BASH, "crosshatch"), ("fish", FISH, "crosshatch.fish")):
        if shutil.which(shell):
            tap.check(f"{shell} completes all of it", shell_faults(shell, script, folder / name, tables))
        else:
            tap.skip(f"{shell} completes all of it", f"no {shell}")
    tap.check("bash completes lists", list_faults(folder / "crosshatch")) if shutil.which("bash") else tap.skip("bash completes lists", "no bash")
    if shutil.which("zsh"):
        tap.check("zsh reads its file", run("zsh", "-fn", folder / "_crosshatch").stderr.splitlines())
    else:
        tap.skip("zsh reads its file", "no zsh")
    print(f"1..{tap.count}")
    return tap.failed > 0


sys.exit(main())

"""reach_options.py - docs/reach.md has each option of each command once, with names that exist: reach_options.py TABLES.

TABLES is what crosshatch-tables writes.  Every dash of the table has a note.

SPDX-License-Identifier: MIT
"""
import ast
import json
import os
import pathlib
import re
import sys

HEADING = "## Options"


def pairs(tables):
    """Yields the options and commands of the program."""
    for option in tables["options"]:
        for command in option["commands"]:
            yield option["name"], command


def rows(text):
    """Yields the cells of the table below the heading."""
    for line in text.partition(f"\n{HEADING}\n")[2].splitlines():
        if line.startswith("| `--"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def quoted(cell):
    return re.findall(r"`([^`]+)`", cell)


def c_names(root):
    """Returns the functions, constants and members of structs in the public headers."""
    names = set()
    for header in (root / "include/crosshatch").glob("*.h"):
        text = re.sub(r"/\*.*?\*/", "", header.read_text("utf-8"), flags=re.DOTALL)
        names |= set(re.findall(r"\bch_\w+(?=\()|\bCH_\w+", text))
        for body, struct in re.findall(r"^typedef struct \w+ \{(.*?)^\} (\w+);", text, re.DOTALL | re.MULTILINE):
            names |= {f"{struct}.{member}" for member in re.findall(r"(\w+)(?:\[\w+\])?(?=[,;])", body)}
    return names


def npm_names(root):
    """Returns the methods, and the members of interfaces of options."""
    source = root / "web/npm/src"
    names = set(re.findall(r"^  ([a-z]\w*)\(", (source / "core.ts").read_text("utf-8"), re.MULTILINE))
    for interface, body in re.findall(r"^export interface (\w+)[^{]*\{(.*?)^\}", (source / "options.ts").read_text("utf-8"), re.DOTALL | re.MULTILINE):
        names |= {f"{interface}.{member}" for member in re.findall(r"^  (\w+)\??:", body, re.MULTILINE)}
    return names


def passed_on(tree):
    """Returns the arguments that **options and **order stand for."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == "picture_options":
            yield from (argument.arg for argument in node.args.args)
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "_TEXTS":
            yield from ast.literal_eval(node.value)


def python_names(root):
    """Returns the functions of modules, the members of classes, and all of them with each argument."""
    trees = [ast.parse(file.read_text("utf-8")) for file in (root / "src/python/crosshatch").glob("*.py")]
    others = {name for tree in trees for name in passed_on(tree)}
    names = {"__version__"}

    def add(prefix, function):
        arguments = {argument.arg for argument in function.args.args + function.args.kwonlyargs}
        names.add(prefix + function.name)
        names.update(f"{prefix}{function.name}({argument})" for argument in arguments | (others if function.args.kwarg else set()))

    for node in (node for tree in trees for node in tree.body):
        if isinstance(node, ast.FunctionDef):
            add("", node)
        elif isinstance(node, ast.ClassDef):
            for member in ast.walk(node):
                if isinstance(member, ast.FunctionDef):
                    add(f"{node.name}." if member.name != "__init__" else "", member)
                    names.update(f"{node.name}({argument.arg})" for argument in member.args.kwonlyargs if member.name == "__init__")
                elif isinstance(member, ast.Attribute):
                    names.add(f"{node.name}.{member.attr}")
    return names


def main():
    root = pathlib.Path(os.environ["CH_SOURCE"])
    tables = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
    words = [command["word"] for command in tables["commands"]]
    known = {"C": c_names(root), "npm": npm_names(root), "Python": python_names(root)}
    table = list(rows((root / "docs/reach.md").read_text("utf-8")))
    faults = []
    listed = []
    for options, commands, *cells, note in table:
        chosen = words if commands == "all" else quoted(commands)
        listed += [(option.removeprefix("--"), command) for option in quoted(options) for command in chosen]
        if "–" in cells and not note:
            faults.append(f"{options}: a dash without a note")
        for interface, cell in zip(known, cells):
            faults += [f"{options}: {interface} has no {name}" for name in quoted(cell) if name not in known[interface]]
            if cell != "–" and not quoted(cell):
                faults.append(f"{options}: {interface}: expected a name or a dash; found '{cell}'")
    made = set(pairs(tables))
    faults += [f"no row for --{option} of {command}" for option, command in sorted(made - set(listed))]
    faults += [f"{command} has no --{option}" for option, command in sorted(set(listed) - made)]
    faults += [f"two rows for --{option} of {command}" for option, command in sorted({it for it in listed if listed.count(it) > 1})]
    print("\n".join(faults) or f"{len(table)} rows, {len(made)} options of commands")
    return int(bool(faults) or not made)


sys.exit(main())

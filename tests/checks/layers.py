"""layers.py - nothing points upwards: the include path of each layer holds itself and lower layers only; a room of the strategies
includes core and the rooms that ROOMS names; a room shows others the headers that PUBLIC names, a family of techniques one at most; and
no sources include or call one another in a circle, where a source and its header are one unit.

Reads the build's compile commands, so that it checks what the compiler sees.  It also rejects the ways around the path: an #include with
`..` or with a folder other than <crosshatch/...>, <sys/...> or a header of a library.

SPDX-License-Identifier: MIT
"""

import collections
import json
import os
import pathlib
import re
import sys

LOWER = {
    "src/base": [],
    "src/model": ["src/base"],
    "src/formats": ["src/model"],
    "src/search": ["src/model"],
    "src/symmetry": ["src/model"],
    "src/verify": ["src/model"],
    "src/proof": ["src/model"],
    "strategies/reference/grid": ["src/model"],
    "strategies/reference/se": ["strategies/reference/grid"],
    "strategies/reference": ["strategies", "strategies/reference/se"],
    "strategies": ["src/model"],
    "src/engine": ["strategies", "src/search"],
    "src/grade": ["src/engine", "strategies/reference"],
    "src/diagnose": ["src/engine"],
    "src/explain/answers": ["src/api", "src/picture"],
    "src/explain": ["src/engine"],
    "src/picture": ["src/explain"],
    "src/generate": ["src/grade"],
    "src/teach": ["src/generate", "src/explain", "src/formats", "src/picture", "src/symmetry"],
    "src/library": ["src/engine", "src/formats", "strategies/reference"],
    "src/api": ["src/formats", "src/proof", "src/verify", "src/explain", "src/picture", "src/diagnose", "src/generate", "src/symmetry", "src/teach"],
    "src/sqlite": ["src/api"],
    "src/cli": ["src/explain/answers", "src/teach", "src/api", "src/grade", "src/picture", "src/library", "src/formats", "src/proof", "src/verify", "src/explain", "src/diagnose", "src/generate", "src/symmetry"],
}
# Besides its own headers and those of core, a room of the strategies may include those of these rooms.
ROOMS = {
    "core": [],
    "basic": [],
    "single_digit": [],
    "colouring": [],
    "fish": [],
    "als": [],
    "wings": ["basic"],
    "chains": ["als", "single_digit"],
    "uniqueness": [],
    "forcing": ["exotic", "uniqueness"],
    "exotic": ["uniqueness"],
    "whips": ["exotic", "uniqueness"],
    "facts": ["basic", "fish", "wings", "uniqueness", "forcing", "exotic", "whips"],
    "reference/se_steps": ["als", "basic", "chains", "forcing", "single_digit", "uniqueness", "wings", "reference/grid", "reference/se"],
    "reference/hodoku": ["als", "basic", "chains", "fish", "single_digit", "uniqueness", "wings", "reference/grid"],
}
# The headers of each room that files of other rooms may include.  All others are private to their folder.
PUBLIC = {
    "src/api": ["audit.h", "check_json.h", "comparison.h", "curriculum_json.h", "grade_fields.h", "judge_json.h", "log_json_text.h", "query_parse.h", "rating_json.h", "review_json.h", "strategy_json.h", "summary_json.h", "suspects_json.h", "trace_log.h", "traces.h",
                "verdict_json.h", "why_json.h"],
    "src/base": ["arena.h", "fault.h", "grow.h", "hash.h", "marked.h", "meter.h", "name_match.h", "random.h", "text.h", "word_list.h"],
    "src/cli": ["cli.h", "options.h"],
    "src/cli/codec": ["codec.h", "digest.h"],
    "src/cli/input": ["batch.h", "dedup_set.h", "game_input.h", "learner.h", "processors.h", "puzzle_input.h", "resume.h", "stream.h", "worker_pool.h"],
    "src/cli/mcp": ["mcp_run.h"],
    "src/cli/output": ["document_file.h", "error_records.h", "files.h", "hint_json.h", "manifest.h", "output.h", "progress.h", "screen_lines.h", "stats.h",
                       "terminal_traits.h", "wrap.h"],
    "src/cli/text": ["help.h", "suggestions.h"],
    "src/diagnose": ["check.h", "checker.h", "essential.h", "hint_choice.h", "judge_move.h", "likely_slip.h", "marking.h", "mistakes.h", "review.h", "scan.h", "why.h"],
    "src/engine": ["argument.h", "ease.h", "engine.h", "log_replay.h", "order_reason.h", "orders.h", "profiles.h", "survey.h"],
    "src/explain/answers": ["ansi.h", "check_answer.h", "judge_text.h", "passage.h", "review_text.h", "singles_run.h", "slip_text.h", "step_text.h", "why_text.h"],
    "src/explain/argument": ["argument_tree.h", "chain.h"],
    "src/explain/i18n": ["english_name.h", "message.h", "terms.h"],
    "src/explain/notation": ["step_notation.h"],
    "src/explain/sentences": ["example.h", "explain.h", "sentence.h", "technique_text.h", "writer_table.h"],
    "src/formats/grid": ["grid_lines.h", "grid_print.h", "grid_rows.h", "mark_grid.h"],
    "src/formats/json": ["json_lines.h", "json_scan.h", "json_split.h", "json_things.h", "json_tree.h", "json_write.h"],
    "src/formats/links": ["lz_string.h", "site_link.h"],
    "src/formats/log": ["log_json.h", "log_roles.h"],
    "src/formats/moves": ["game_reader.h"],
    "src/formats/text": ["cell_symbols.h", "cells_line.h", "library_line.h", "line_form.h", "line_source.h", "piece.h", "puzzle_form.h", "puzzle_reader.h", "puzzle_rebase.h", "puzzle_record.h"],
    "src/formats/xml": ["opensudoku.h", "xml_games.h"],
    "src/generate": ["generate.h", "orbits.h", "order.h", "order_problem.h", "order_words.h", "puzzle_search.h"],
    "src/grade": ["bits.h", "hodoku_grade.h", "human.h", "path_grade.h", "se_grade.h", "whip_grade.h"],
    "src/library": ["judge.h"],
    "src/model": ["board.h", "eight.h", "game.h", "geometry.h", "lanes.h", "log.h", "nine.h", "notation.h", "place_digit.h", "puzzle.h", "record.h", "sets.h", "step.h"],
    "src/picture": ["document.h", "html_page.h", "picture.h", "plot.h"],
    "src/proof": ["proof_writer.h", "tracer.h"],
    "src/search": ["alive.h", "bruteforce.h"],
    "src/symmetry": ["canonical.h", "symmetry.h"],
    "src/teach": ["curriculum.h", "drill.h", "example_step.h", "lesson.h", "practice.h", "worksheet.h"],
    "src/verify": ["verify.h"],
    "strategies/als": ["als.h"],
    "strategies/basic": ["basic.h"],
    "strategies/chains": ["chains.h"],
    "strategies/core": ["bands.h", "chain_reach.h", "colours.h", "deduction.h", "facts.h", "finders.h", "fresh.h", "guarded_chain.h", "marks.h", "premises.h", "profile.h", "propagation.h", "step_kinds.h", "subtypes.h", "technique.h"],
    "strategies/exotic": ["exotic.h"],
    "strategies/facts": ["facts_slots.h"],
    "strategies/fish": ["fish.h"],
    "strategies/forcing": ["forcing_facts.h"],
    "strategies/reference/grid": ["grid_cells.h"],
    "strategies/reference/hodoku": ["hodoku.h"],
    "strategies/reference/se": ["se.h"],
    "strategies/single_digit": ["single_digit.h"],
    "strategies/uniqueness": ["uniqueness.h"],
    "strategies/whips": ["whips.h"],
    "strategies/wings": ["wings.h"],
}
# Rooms that show several headers: the common base of the strategies.
SEVERAL = {"strategies/core"}
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')
DEFINITION = re.compile(r"^(?!static)\w[\w *]*?\b(ch_\w+)\([^;{]*\)\s*\{", re.M)
FOLDERS = ("crosshatch/", "sys/", "cjson/", "fontconfig/")


def reach(layer):
    """Returns the layer and all below it."""
    found = {layer}
    for lower in LOWER[layer]:
        found |= reach(lower)
    return found


def layer_of(path, source):
    relative = os.path.relpath(path, source)
    return next((layer for layer in LOWER if (relative + "/").startswith(layer + "/")), None)


def check_path(entry, source):
    """Yields complaints about one compile command."""
    layer = layer_of(os.path.realpath(os.path.join(entry["directory"], entry["file"])), source)
    if layer is None:
        return
    for option in re.findall(r"-I(\S+)", entry["command"]):
        folder = os.path.realpath(os.path.join(entry["directory"], option))
        other = layer_of(folder, source)
        if other is not None and other not in reach(layer):
            yield f"{layer} can see {other}"


def check_includes(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if match and ("/" in match[2]) and not match[2].startswith(FOLDERS):
            yield f"{path}:{number}: includes {match[2]}, past the include path"


def sources(source):
    return [path.relative_to(source) for folder in ("src", "strategies") for path in sorted(pathlib.Path(source, folder).rglob("*.[ch]"))]


def quoted(source, path):
    """Returns the headers of the project that a file includes, by name."""
    return re.findall(r'^\s*#\s*include\s*"([^"]+)"', pathlib.Path(source, path).read_text(encoding="utf-8"), re.M)


def check_rooms(source, files):
    rooms = {path.name: str(path.parent.relative_to("strategies")) for path in files if path.parts[0] == "strategies" and path.suffix == ".h"}
    for path in files:
        if path.parts[0] != "strategies":
            continue
        room = str(path.parent.relative_to("strategies"))
        if room == "reference/se":
            continue
        allowed = {room, "core", *ROOMS.get(room, [])}
        for name in quoted(source, path):
            if name in rooms and rooms[name] not in allowed:
                yield f"{path}: the room {room} may not include {name} of {rooms[name]}"


def check_public(source, files):
    """Rejects an include of another room's private header, and a line of PUBLIC that nothing needs."""
    home = {path.name: str(path.parent) for path in files if path.suffix == ".h"}
    needed = set()
    for path in files:
        for name in quoted(source, path):
            room = home.get(name, str(path.parent))
            if room == str(path.parent):
                continue
            needed.add((room, name))
            if name not in PUBLIC.get(room, []):
                yield f"{path}: {name} is private to {room}"
    for room, names in PUBLIC.items():
        yield from (f"{name} of {room} is public, but no other room includes it" for name in names if (room, name) not in needed)
        if room.startswith("strategies/") and room not in SEVERAL and len(names) > 1:
            yield f"{room} has more than one public header"


def circles(graph):
    """Returns the strongly connected components of a graph that have more than one node (Tarjan)."""
    number, low, stack, found = {}, {}, [], []

    def visit(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in number:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == number[node]:
            part = stack[stack.index(node):]
            del stack[stack.index(node):]
            if len(part) > 1:
                found.append(sorted(part))

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return found


def code_of(source, path):
    """Returns a file without comments and strings."""
    text = pathlib.Path(source, path).read_text(encoding="utf-8")
    return re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', " ", text, flags=re.S)


def calls(source, files):
    """Yields the units of a caller and of the source that defines the function.  Functions that several sources define, as
    alternatives, are left out, as are those named only by the rows of a .def."""
    code = {path: code_of(source, path) for path in files}
    definitions = [(name, path) for path in files if path.suffix == ".c" for name in set(DEFINITION.findall(code[path]))]
    times = collections.Counter(name for name, _ in definitions)
    home = {name: unit_of(path) for name, path in definitions if times[name] == 1}
    for path in files:
        for line in re.findall(r"^[ \t].*ch_.*$", code[path], re.M):
            yield from ((unit_of(path), home[name]) for name in re.findall(r"\bch_\w+", line) if name in home)


def unit_of(path):
    """Returns the unit of a file: a source and its header are one."""
    return str(path.with_suffix(""))


def check_circles(source, files):
    """Rejects circles of units that include or call one another."""
    owner = {path.name: unit_of(path) for path in files if path.suffix == ".h"}
    graph = {unit_of(path): set() for path in files}
    includes = [(unit_of(path), owner[name]) for path in files for name in quoted(source, path) if name in owner]
    for one, other in includes + list(calls(source, files)):
        if one != other:
            graph[one].add(other)
    for part in circles(graph):
        yield "these include or call one another: " + ", ".join(part)


def main():
    source = os.path.realpath(os.environ["CH_SOURCE"])
    with open(sys.argv[1], encoding="utf-8") as commands:
        entries = json.load(commands)
    complaints = {text for entry in entries for text in check_path(entry, source)}
    seen = {layer_of(os.path.realpath(os.path.join(e["directory"], e["file"])), source) for e in entries}
    files = sources(source)
    for path in files:
        complaints |= set(check_includes(pathlib.Path(source, path)))
    complaints |= set(check_rooms(source, files)) | set(check_public(source, files)) | set(check_circles(source, files))
    print("\n".join(sorted(complaints)))
    return 1 if complaints or len(seen - {None}) < 5 or len(files) < 100 else 0


sys.exit(main())

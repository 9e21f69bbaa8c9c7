"""test_grids.py - the pictures in characters, read back: for a step of each technique, what is drawn is what its log says.  TAP.

A picture is parsed into cells, with and without colours, whole and cropped, and narrow, and compared with the record.  Every line fits, lines up
and ends without attributes, and the legend explains the marks in use and no others, in both languages.

SPDX-License-Identifier: MIT
"""

import json
import os
import re
import subprocess
import unicodedata

import case_logs
from tap import check, plan

BINARY = os.environ["CH_BINARY"]
LEGEND = {"1;9;31": "ruled out", "30;42": "pattern", "1;7": "placed", "1;37;44": "fin"}
VERTICAL = "|:/│┃┆┇"


def run(*arguments, text="", expected=0, **variables):
    """Returns standard output as text, or standard error where the expected status is not 0."""
    done = subprocess.run([BINARY, *arguments], input=text, capture_output=True, encoding="utf-8", check=False,
                          env={key: value for key, value in os.environ.items() if key not in ("COLUMNS", "NO_COLOR")} |
                          {"LC_ALL": "C.UTF-8"} | variables)
    if done.returncode not in (expected, 1 if expected == 0 else expected):
        check(f"{' '.join(arguments)} ends with {expected}", False, f"{done.returncode} {done.stderr}")
    return done.stdout if expected == 0 else done.stderr


# ---- reading a picture ----

def characters(line):
    """Returns [character, attributes] for each character of a line, which must end without attributes."""
    found, code = [], ""
    for part in re.split("(\x1b\\[[0-9;]*m)", line):
        if part.startswith("\x1b"):
            code = "" if part == "\x1b[0m" else part[2:-1]
        else:
            found += [[character, code] for character in part]
    return found, code == "" and "\x1b" not in "".join(c for c, _ in found)


def width(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Picture:
    """The cells of a picture: {(row, column): {digit: (sign, attributes)}}; a digit that fills its cell is in `filled`."""

    def __init__(self, text):
        lines = text.split("\n")
        start = next(i for i, line in enumerate(lines) if re.match(r" {4,7}(\x1b\[[0-9;]*m)?[ (\[]?c\d", line))
        rows = [characters(line) for line in lines[start:]]
        self.columns = [int(n) for n in re.findall(r"c(\d)", "".join(c for c, _ in rows[0][0]))]
        body = [row for row, _ in rows[1:]]
        end = next(i for i, row in enumerate(body) if i > 0 and (len(row) < 6 or row[4][0] not in "+┏┠┣┗" + VERTICAL))
        self.legend = lines[start + 1 + end:]
        self.frame, self.clean = body[:end], all(clean for _, clean in rows)
        self.cells, self.filled, self.rows, self.letters, self.signs = {}, {}, [], set(), set()
        self.room = (len(self.frame[0]) - 6) // len(self.columns) if self.frame else 0
        drawn = [row for row in self.frame if row[4][0] in VERTICAL]
        for i in range(0, len(drawn), 3):
            self.rows.append(int(re.search(r"r(\d)", "".join(c for c, _ in drawn[i + 1])).group(1)))
            for j, column in enumerate(self.columns):
                self.read_cell(column, [row[5 + j * (self.room + 1):][:self.room] for row in drawn[i:i + 3]])

    def read_cell(self, column, lines):
        cell = self.cells.setdefault((self.rows[-1], column), {})
        middle = lines[1]
        if self.room == 7 and (middle[2][0] in "<(" or middle[2][1] != "" or (middle[2][0] == " " and middle[4][0] in "*#")):
            self.filled[self.rows[-1], column] = int(middle[3][0])
            self.signs |= {middle[4][0]} & set("*#")
            return
        step, first = (2, 1) if self.room == 7 else (1, 0)
        for digit in range(1, 10):
            line, at = lines[(digit - 1) // 3], first + step * ((digit - 1) % 3)
            if self.room == 7 and line[0][0] not in " >":
                self.letters.add(line[0][0])
            if line[at][0] != " ":
                cell[digit] = (line[at + 1][0] if step == 2 else line[at][0], line[at][1], line[at][0])

    def facts(self, has):
        return {(row, column, digit) for (row, column), cell in self.cells.items() for digit, mark in cell.items() if has(mark)}


def facts_of(log, key, kind):
    return {tuple(map(int, re.fullmatch(rf"r(\d)c(\d){kind}(\d)", fact).groups())) for fact in log["steps"][0][key]}


# ---- a picture and its record ----

def signs_agree(picture, log):
    """Signs without colours: eliminations, placements, and exactly the legend's signs."""
    signs = {mark[0] for cell in picture.cells.values() for mark in cell.values()} - {" "} | picture.signs
    explained = {m[1] for m in re.findall(r"(?:^|   )([1-9])(\D) ", "\n".join(picture.legend), re.MULTILINE)} - {">"}
    capitals = signs & set("ABCD")
    return (picture.facts(lambda m: m[0] in ("-", "A", "B", "C", "D")) == facts_of(log, "eliminate", "<>") and
            picture.facts(lambda m: m[0] == "!") == facts_of(log, "place", "=") and
            {s for s in signs if s not in capitals} <= explained and explained <= signs | {c.lower() for c in capitals} | capitals)


def colours_agree(picture, log):
    """With colours, what is struck through is ruled out, and what is reversed is placed."""
    return (picture.facts(lambda m: m[1].startswith("1;9;31")) == facts_of(log, "eliminate", "<>") and
            picture.facts(lambda m: m[1] == "1;7") == facts_of(log, "place", "=") and
            not picture.facts(lambda m: m[0] != " "))


def digits_agree(picture, log):
    """Each open candidate is in its place; a filled cell shows its digit."""
    given = {(i // 9 + 1, i % 9 + 1): int(c) for i, c in enumerate(log["puzzle"]) if c in "123456789"}
    placed = {(r, c): d for r, c, d in (tuple(map(int, re.fullmatch(r"r(\d)c(\d)=(\d)", f).groups()))
                                       for f in log.get("start", []) if "=" in f)}
    gone = {tuple(map(int, re.fullmatch(r"r(\d)c(\d)<>(\d)", f).groups())) for f in log.get("start", []) if "<>" in f}
    filled = given | placed

    def open_at(row, column):
        peers = {d for (r, c), d in filled.items()
                 if r == row or c == column or ((r - 1) // 3, (c - 1) // 3) == ((row - 1) // 3, (column - 1) // 3)}
        return {d for d in range(1, 10) if d not in peers and (row, column, d) not in gone}

    return all(picture.filled.get(cell) == filled[cell] if cell in filled else set(picture.cells[cell]) == open_at(*cell)
               for cell in picture.cells)


def is_laid_out(picture, text, most):
    lines = ["".join(c for c, _ in row) for row in picture.frame]
    legend = re.sub("\x1b\\[[0-9;]*m", "", "\n".join(picture.legend)).split("\n")
    return picture.clean and len({len(line) for line in lines}) == 1 and len(lines[0]) <= most and \
        all(width(line) <= most for line in legend[:6] if "   " in line)


def is_part(part, whole):
    """The cropped picture shows the same as the whole one, and all that is concluded."""
    return all(whole.cells[cell] == part.cells[cell] for cell in part.cells) and \
        (len(part.rows) == 9 or len(part.columns) == 9) and \
        part.facts(lambda m: "9;31" in m[1] or m[1] == "1;7") == whole.facts(lambda m: "9;31" in m[1] or m[1] == "1;7")


def lines_of(text):
    """Leaves the sentence out, which ends the output."""
    return "\n".join(text.split("\n")[:-2])


def check_technique(key, text):
    log = json.loads(text)
    draw = ("draw", "--step", "1", "--marks", "all", "--format", "text", "-")
    faults = []
    for language in ("en", "ko"):
        plain = run(*draw, "--lang", language, text=text)
        colour = run(*draw, "--lang", language, "--color=always", text=text)
        narrow = run(*draw, "--lang", language, "--color=always", text=text, COLUMNS="60")
        pictures = [Picture(lines_of(t)) for t in (plain, colour, narrow)]
        faults += [f"{language}: {name}" for name, passed in (
            ("no escapes", "\x1b" not in plain),
            ("ASCII", language == "ko" or lines_of(plain).isascii()),
            ("laid out", all(is_laid_out(p, t, most) for p, t, most in zip(pictures, (plain, colour, narrow), (80, 80, 60)))),
            ("signs", signs_agree(pictures[0], log)),
            ("colours", colours_agree(pictures[1], log)),
            ("digits", all(digits_agree(p, log) for p in pictures[:2])),
            ("whole", all(p.rows == p.columns == list(range(1, 10)) for p in pictures)),
        ) if not passed]
    check(key, not faults, f"{faults}\n{plain}")


# ---- what is drawn when ----

def has_grid(text):
    return re.search(r"^ {4,7}[ (\[]?c\d", re.sub("\x1b\\[[0-9;]*m", "", text), re.MULTILINE) is not None


def first_puzzle(key):
    with open(os.path.join(os.environ["CH_SOURCE"], f"puzzles/techniques/{key}.txt"), encoding="utf-8") as file:
        return next(line.split()[0] for line in file if not line.startswith("#"))


def check_crop(key, text):
    """hint --grid auto shows a part of what --grid full shows."""
    log = json.loads(text)
    position = {"format": "crosshatch-log", "version": 1, "puzzle": log["puzzle"], "start": log.get("start", []), "outcome": "stuck",
                "solution": log["puzzle"], "steps": []}
    hint = ("hint", "--strategies", key, "--color=always", "--all", "-")
    auto, full = (run(*hint, f"--grid={extent}", text=json.dumps(position) + "\n") for extent in ("auto", "full"))
    part, whole = Picture(auto), Picture(full)
    check(f"{key}: a part of the whole", is_part(part, whole) and len(whole.cells) == 81, auto)
    return part


def check_extents(logs):
    parts = {key: check_crop(key, logs[key]) for key in ("x-wing", "pointing", "claiming", "naked-pair", "als-xz", "xy-wing", "aic")}
    check("an X-wing in rows shows rows", len(parts["x-wing"].rows) < 9 == len(parts["x-wing"].columns), parts["x-wing"].rows)
    place = re.match(r"r(\d)c\d", json.loads(logs["pointing"])["steps"][0]["eliminate"][0])
    check("pointing shows the box and what is ruled out outside", {1, 2, 3} < set(parts["pointing"].rows) and len(parts["pointing"].rows) == 4 and
          int(place[1]) in parts["pointing"].rows, parts["pointing"].rows)
    puzzle = first_puzzle("x-wing")
    explained = run("explain", "--lang", "en", puzzle)
    check("explain draws what matters", "candidates before step" in explained and 0 < explained.count("rows left out"), explained[-600:])
    check("--grid=full draws all", "left out" not in run("explain", "--lang", "en", "--grid=full", puzzle))
    none = run("explain", "--lang", "en", "--grid=none", puzzle)
    check("--grid=none nothing", "candidates before step" not in none and "ruled out" not in none and "pattern" not in none, none)


def check_hint():
    puzzle = first_puzzle("pointing")
    check("a hint in a pipe has no grid", not has_grid(run("hint", puzzle)))
    check("not even with colours", not has_grid(run("hint", "--color=always", puzzle)))
    check("unless it is wanted", has_grid(run("hint", "--grid=auto", puzzle)) and has_grid(run("hint", "--grid=full", puzzle)))
    check("--grid=none", run("hint", "--grid=none", puzzle) == run("hint", puzzle))
    check("JSON has none", run("hint", "--json", "--grid=full", puzzle) == run("hint", "--json", puzzle))
    for level in "12":
        check(f"level {level} shows nothing", not has_grid(run("hint", "--grid=auto", "--level", level, puzzle)))
        shown = Picture(run("hint", "--grid=full", "--level", level, puzzle))
        check(f"level {level}, in full: the grid without a pattern",
              len(shown.cells) == 81 and not shown.facts(lambda m: m[0] != " "), shown.legend)
    single = run("hint", "--lang", "en", "--grid=auto", "--level", "3", puzzle)
    check("level 3 shows no conclusion", has_grid(single) and "placed" not in single and "ruled out" not in single, single)
    check("level 4 shows it", "placed" in run("hint", "--lang", "en", "--grid=auto", "--level", "4", puzzle))


def check_forms(log):
    draw = ("draw", "--step", "1", "--format", "text", "--lang", "en", "-")
    ascii_colour = run(*draw, "--color=always", text=log, LC_ALL="C")
    check("without UTF-8: colours and plain lines", "\x1b[" in ascii_colour and lines_of(ascii_colour).isascii(), ascii_colour)
    boxes = run(*draw, "--color=always", text=log)
    check("with UTF-8: heavy lines around boxes, light ones within", all(c in boxes for c in "┏┯┳┓┠┼╂┨┣┿╋┫┗┷┻┛│┃─━"), boxes)
    check("the legend shows the colours it explains",
          all(f"\x1b[{code}m" in boxes.split("┛")[1] for code, word in LEGEND.items() if f" {word}" in boxes.split("┛")[1]), boxes)
    for language in ("ko_KR.UTF-8", "en_US.utf8"):
        check(f"UTF-8 is seen in {language}", "┏" in run(*draw, "--color=always", text=log, LC_ALL=language))
    check("COLUMNS counts only on a terminal", run(*draw, text=log, COLUMNS="40") == run(*draw, text=log))
    for odd in ("0", "-5", "x", "99999999999999999999"):
        check(f"COLUMNS={odd} is 80", run(*draw, "--color=always", text=log, COLUMNS=odd) == boxes)


def check_bad():
    for command, words in (("explain", "auto|full|none"), ("hint", "terminal|auto|full|none")):
        for value in ("some", "", "FULL"):
            said = run(command, f"--grid={value}", first_puzzle("x-wing"), "--lang", "en", expected=2)
            check(f"{command} --grid={value}", words in said and f"'{value}'" in said, said)
    said = run("solve", "--grid=full", first_puzzle("x-wing"), "--lang", "en", expected=2)
    check("solve has no --grid", "--grid" in said, said)


def main():
    logs = {key: text for key, text in case_logs.all_logs() if text is not None}
    check("techniques", len(logs) > 100)
    for key, text in logs.items():
        check_technique(key, text + "\n")
    check_extents(logs)
    check_hint()
    check_forms(logs["finned-swordfish"] + "\n")
    check_bad()
    plan()


main()

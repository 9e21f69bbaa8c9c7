#!/usr/bin/env python3
"""test_sqlite.py - the extension for SQLite, queried through the shell `sqlite3`: MODULE PAGE

The expected results are the command's output for the same puzzles.  The examples of PAGE, docs/sqlite.md, are run unchanged.  TAP; skipped
where there is no sqlite3.

SPDX-License-Identifier: MIT
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

SOURCE = pathlib.Path(os.environ["CH_SOURCE"])
BINARY = os.environ["CH_BINARY"]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL = "1...3..6.9....87...4...7........2.56......12..8..7....7..6...9..5..1......6.....2"
ASSUMING = "81..5...6..7....4...567.81......65...639....79783.546.1.256.9.4.5684.7..79.23..5."  # several, and a unique rectangle
BROKEN = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


class Shell:
    def __init__(self, module):
        self.module = pathlib.Path(module).with_suffix("")

    def run(self, sql, mode="json"):
        done = subprocess.run(["sqlite3", "-bail", f"-{mode}", ":memory:"], input=f".load {self.module}\n{sql}\n", capture_output=True,
                              encoding="utf-8", check=False, timeout=120)
        return done.returncode, done.stdout, done.stderr

    def rows(self, sql):
        code, out, err = self.run(sql)
        if code != 0:
            raise AssertionError(err)
        return [list(row.values()) for row in json.loads(out or "[]")]


def lines_of(name, count):
    return (SOURCE / "puzzles" / name).read_text("utf-8").splitlines()[:count]


def command(*words, text):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, encoding="utf-8", check=False, timeout=120).stdout


def table(puzzles):
    values = ",".join(f"({number},{quoted(puzzle)})" for number, puzzle in enumerate(puzzles))
    return f"CREATE TABLE puzzles(n INTEGER PRIMARY KEY, p TEXT); INSERT INTO puzzles VALUES {values};"


def quoted(text):
    return "NULL" if text is None else "'" + text.replace("'", "''") + "'"


def equal(found, wanted):
    if found != wanted:
        raise AssertionError(f"{found!r}, not {wanted!r}")


# ---- tests ----

def test_grades_are_those_of_the_command(shell):
    puzzles = [EASY, *lines_of("hard.txt", 4), *lines_of("expert.txt", 3)]
    graded = command("grade", "--json", text="\n".join(puzzles)).splitlines()
    wanted = [[row["status"], row["level"], row["technique"], row["er"], row["ep"], row["ed"], row["hodoku_score"]] for row in map(json.loads, graded)]
    equal(shell.rows(table(puzzles) + "SELECT ch_status(p) s, ch_level(p) l, ch_technique(p) t, ch_rating(p) r, ch_pearl(p) e,"
                     " ch_diamond(p) d, ch_hodoku_score(p) h FROM puzzles ORDER BY n;"), wanted)


def test_solutions(shell):
    solved = command("solve", "--format", "line", text=EASY).strip()
    equal(shell.rows(f"SELECT ch_solution('{EASY}') s, ch_solution('{SEVERAL}') t, ch_solution('{BROKEN}') u;"), [[solved, None, None]])


def test_null_gives_null(shell):
    equal(shell.rows("SELECT ch_status(NULL) a, ch_level(NULL) b, ch_rating(NULL) c, ch_solution(NULL) d;"), [[None] * 4])
    equal(shell.rows("SELECT count(*) FROM ch_steps(NULL);"), [[0]])


def test_several_and_none(shell):
    equal(shell.rows(f"SELECT ch_status('{SEVERAL}') a, ch_rating('{SEVERAL}') b, ch_level('{SEVERAL}') c, ch_hodoku_score('{SEVERAL}') d,"
                     f" ch_status('{BROKEN}') e, ch_rating('{BROKEN}') f, ch_level('{BROKEN}') g;"),
          [["several", None, None, None, "unsolvable", None, None]])


def test_bad_text_is_an_error(shell):
    for sql in ("SELECT ch_rating('frob');", "SELECT ch_status('');", "SELECT * FROM ch_steps('53..');", "SELECT ch_level(5);",
                f"SELECT ch_rating('{EASY}' || char(10) || '{EASY}');", f"SELECT * FROM ch_steps('{EASY}', 'xx');", "SELECT ch_level(x'00ff');"):
        code, _, err = shell.run(sql)
        if code == 0 or "crosshatch: " not in err:
            raise AssertionError(f"{sql} {code} {err}")


def test_fields_are_those_of_the_command(shell):
    puzzles = [EASY, *lines_of("expert.txt", 2), SEVERAL]
    names = ["status", "givens", "hardest", "se.er", "sukaku.ep", "bank.er", "hodoku.level", "hodoku.score", "whip", "minutes"]
    graded = command("grade", "--json", "--columns", ",".join(names), text="\n".join(puzzles)).splitlines()
    wanted = [[row.get(name) for name in names] for row in map(json.loads, graded)]
    fields = ", ".join(f"ch_grade(p, '{name}') AS \"{name}\"" for name in names)
    equal(shell.rows(table(puzzles) + f"SELECT {fields} FROM puzzles ORDER BY n;"), wanted)


def test_an_unknown_field(shell):
    for name in ("'se'", "NULL", "3"):
        code, _, err = shell.run(f"SELECT ch_grade('{EASY}', {name});")
        equal((code != 0, "expected the name of a field, such as se.er; found" in err), (True, True))


def test_a_step_s_row_has_its_number(shell):
    equal(shell.rows(f"SELECT count(*) FROM ch_steps('{EASY}') WHERE rowid = number;"), [[51]])


def test_steps_need_a_puzzle(shell):
    equal(shell.run("SELECT * FROM ch_steps;")[0] != 0, True)


def test_a_wrong_number_of_arguments(shell):
    equal(shell.run("SELECT ch_rating();")[0] != 0, True)
    equal(shell.run(f"SELECT ch_level('{EASY}', 1);")[0] != 0, True)


def test_steps_are_those_of_the_log(shell):
    for puzzle in [EASY, BROKEN, SEVERAL, ASSUMING, *lines_of("expert.txt", 2)]:
        steps = json.loads(command("solve", "--log", "json", "--notation", "--lang", "en", text=puzzle))["steps"]
        wanted = [[step["step"], step["technique"], " ".join(step.get("place", [])), " ".join(step.get("eliminate", [])), step["text"], step["notation"],
                   int("deadly" in step["premises"])] for step in steps]
        equal(shell.rows(f"SELECT * FROM ch_steps('{puzzle}');"), wanted)


def test_steps_in_korean(shell):
    steps = json.loads(command("solve", "--log", "json", "--lang", "ko", text=EASY))["steps"]
    equal(shell.rows(f"SELECT sentence FROM ch_steps('{EASY}', 'ko');"), [[step["text"]] for step in steps])


def test_steps_of_a_table(shell):
    puzzles = [*lines_of("easy.txt", 3), None, *lines_of("medium.txt", 3)]
    counts = [len(json.loads(line)["steps"]) for line in command("solve", "--log", "json", text="\n".join(p for p in puzzles if p)).splitlines()]
    equal(shell.rows(table(puzzles) + "SELECT count(*) FROM puzzles, ch_steps(p) GROUP BY n ORDER BY n;"), [[count] for count in counts])
    # The arguments can be selected, compared and joined.
    equal(shell.rows(f"SELECT DISTINCT puzzle, language FROM ch_steps('{EASY}', 'ko');"), [[EASY, "ko"]])
    for condition in (f"s.puzzle = '{puzzles[0]}'", f"s.puzzle LIKE '{puzzles[0][:20]}%'", "s.puzzle IN (SELECT p FROM puzzles)"):
        equal(shell.rows(table(puzzles[:1]) + f"SELECT count(*) FROM puzzles, ch_steps(p) s WHERE {condition};"), [[counts[0]]])
    equal(shell.rows(table(puzzles[:1]) + "SELECT count(*) FROM puzzles a, ch_steps(a.p) s, puzzles b WHERE b.p = s.puzzle;"), [[counts[0]]])
    two = shell.rows(table(puzzles[:1]) + "SELECT count(*) FROM puzzles, ch_steps(p) a, ch_steps(p) b WHERE a.number = b.number;")
    equal(two, [[counts[0]]])
    equal(shell.rows(f"SELECT number FROM ch_steps('{EASY}') ORDER BY number DESC LIMIT 1;"), [[51]])


def test_many_rows(shell):
    easy = lines_of("easy.txt", 50)
    found = shell.rows(table(easy * 20) + "SELECT ch_level(p) l, count(*) c, max(ch_status(p)) s FROM puzzles GROUP BY 1;")
    equal(found, [["easy", 1000, "unique"]])


def test_an_index_on_a_level(shell):
    found = shell.rows(table([EASY, *lines_of("hard.txt", 2)]) + "CREATE INDEX levels ON puzzles(ch_level(p)); SELECT n FROM puzzles WHERE ch_level(p) = 'hard' ORDER BY n;")
    equal(found, [[1], [2]])


def examples(page):
    """Yields (SQL, expected output) of each block of the page."""
    for block in re.findall(r"^```sql\n(.*?)^```", page.read_text("utf-8"), re.M | re.S):
        sql, _, printed = block.partition("\n--\n")
        if printed:
            yield sql, printed.replace("-- ", "")


def test_examples_of_the_page(shell, page):
    found = list(examples(page))
    equal(len(found) >= 3, True)
    start = table(lines_of("easy.txt", 2) + lines_of("expert.txt", 2))
    for sql, printed in found:
        _, out, err = shell.run(start + "\n" + sql, mode="list")
        wanted = printed.splitlines()
        equal((out + err).splitlines()[:len(wanted)], wanted)


def main():
    module, page = sys.argv[1:]
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_")]
    failed = False
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, 1):
        title = name[5:].replace("_", " ")
        if shutil.which("sqlite3") is None:
            print(f"ok {number} - {title} # SKIP skipped: no sqlite3")
            continue
        try:
            test(Shell(module), pathlib.Path(page)) if name.endswith("page") else test(Shell(module))
            print(f"ok {number} - {title}")
        except (AssertionError, ValueError, KeyError) as wrong:
            failed = True
            print(f"not ok {number} - {title}\n# {str(wrong)[:2000]}".replace("\n", "\n# ").replace("\n# # ", "\n# "))
    return failed


sys.exit(main())

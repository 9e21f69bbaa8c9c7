"""resumes.py - `grade --resume` with files that are damaged, of other puzzles, or in use.  Either the file is refused and left unchanged, or it becomes
the file that a single run writes.

CH_SEED repeats the random damages.  Speaks TAP.

SPDX-License-Identifier: MIT
"""
import fcntl
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

COMMAND = os.environ["CH_BINARY"]
SEED = int(os.environ.get("CH_SEED") or random.randrange(10**9))
TRIALS = max(40 // int(os.environ.get("CH_THINNING") or 1), 12)  # of each form
UNREAD = ["no puzzle", "53..7....\n6..195...", "1" * 82, "한글 " * 60]
SOUND = ["53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179", "55" + "." * 79, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 \"a\", b"]

# Options, and whether a record identifies its puzzle.
FORMS = [([], True), (["--echo", "--as-is"], True), (["--json", "--echo"], True), (["--trace", "--as-is"], True),
         (["--format", "%n) %g: %L, %t %1/%2/%3/%4/%5 %o %b %B %q <%r %p %d> %l %s %u %c %x %v %S [%E]"], True), (["--format", "%L%r 100%%"], False)]

COMPARED = {"puzzle", "status", "givens", "rules", "text", "error"}  # columns; the others are computed


def run(words, **options):
    return subprocess.run([COMMAND, "grade", *words], capture_output=True, check=False, **options)


def puzzles(seed):
    done = subprocess.run([COMMAND, "generate", "-n", "6", "--seed", str(seed)], capture_output=True, check=True, text=True)
    lines = done.stdout.split("\n")[:6] + UNREAD + SOUND
    random.shuffle(lines)
    return "\n".join(lines) + "\n"


# ---- damages: each returns a file's bytes changed, or None where it does not apply ----

def lines_of(data):
    return data.splitlines(keepends=True)


def delete(data):
    lines = lines_of(data)
    del lines[random.randrange(len(lines))]
    return b"".join(lines)


def duplicate(data):
    lines = lines_of(data)
    at = random.randrange(len(lines))
    return b"".join(lines[:at] + [lines[at]] + lines[at:])


def swap(data):
    lines = lines_of(data)
    a, b = random.sample(range(len(lines)), 2)
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def change_puzzle(data):
    places = [match.start() + random.randrange(81) for match in re.finditer(rb"[1-9.]{81}", data) if b"." in match[0]]
    at = random.choice(places)
    return data[:at] + random.choice([c for c in b"123456789." if c != data[at]]).to_bytes(1, "big") + data[at + 1:]


def truncate(data):
    return data[:random.randrange(len(data))]


def cut_line(data):
    """The end of a line is missing, or all of it but its end."""
    lines = lines_of(data)
    at = random.randrange(len(lines))
    lines[at] = lines[at][:random.randrange(len(lines[at]) - 1)] + b"\n"
    return b"".join(lines)


def join_lines(data):
    """A record is cut off in the middle, and others follow."""
    lines = lines_of(data)
    at = random.randrange(len(lines) - 1)
    lines[at] = lines[at][:random.randrange(1, len(lines[at]))]
    return b"".join(lines)


def zeros(data):
    at = random.randrange(len(data) + 1)
    return data[:at] + bytes(random.choice([1, 7, 4096])) + data[at + random.choice([0, 5]):]


def garbage(data):
    text = random.choice([b"garbage", b"garbage\n", b"\n", b",,,\n", b"\xff\xfe", bytes(random.randrange(256) for _ in range(40))])
    at = random.choice([len(data), *(match.end() for match in re.finditer(b"\n", data))])
    return data[:at] + text + data[at:]


def line_ends(data):
    return data.replace(b"\n", b"\r\n")


def head(data):
    return data.replace(b"status", b"state", 1) if data.startswith(b"puzzle,") else b"puzzle,status\n" + data


def other_program(_data):
    return random.choice([b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"my notes", b"my notes\n", b"\0\0\1\0icon", b"#!/bin/sh\necho\n", b"{}\n", b"5"])


SHAPES = [truncate, zeros, line_ends, other_program, cut_line]
DAMAGES = [*SHAPES, delete, duplicate, swap, change_puzzle, join_lines, garbage, head]


# ---- one form of records ----

class Form:
    def __init__(self, place, words):
        self.words = words
        self.out = place / "records"
        self.input = place / "list"
        self.reference = run([*words, str(self.input)]).stdout
        self.refused = self.completed = 0

    def resume(self, data, puzzle_list=None):
        """Returns the fault when these bytes are resumed, or None."""
        self.out.write_bytes(data)
        done = run(["--resume", str(self.out), *self.words, str(puzzle_list or self.input)], timeout=60)
        found = self.out.read_bytes()
        message = done.stderr.decode("utf-8")
        if done.returncode == 2 and f"cannot go on with {self.out}: " in message and message.count("\n") == 1:
            self.refused += 1
            return None if found == data else "refused, but changed"
        self.completed += 1
        return self.wrong(found, done.returncode, message) if puzzle_list is None else f"not refused: status {done.returncode}, {message!r}"

    def wrong(self, found, status, message):
        if status not in (0, 1, 2, 3) or "cannot go on" in message:
            return f"status {status}, {message!r}"
        return None if found == self.reference else "not what a single run writes"


def damaged(form, damages):
    for number in range(TRIALS):
        damage = damages[number % len(damages)]
        data = damage(form.reference)
        wrong = form.resume(data)
        if wrong:
            yield f"{damage.__name__}: {wrong}: {data!r}"


def cut_anywhere(form):
    """Yields the faults of files cut at random bytes, none of which may be refused."""
    for _ in range(TRIALS // 4):
        at = random.randrange(len(form.reference))
        before = form.refused
        wrong = form.resume(form.reference[:at])
        if wrong or form.refused > before:
            yield f"cut at {at}: {wrong or 'refused'}"


def other_lists(form, place):
    """Records of another list, or of one with a line more or less in front, are refused."""
    text = form.input.read_text("utf-8")
    other = place / "other"
    first, rest = text.split("\n", 1)
    for lines in (puzzles(SEED % 1000 + 7), rest, "1" + first[1:] + "x\n" + text, text[:len(text) // 2]):
        other.write_text(lines, "utf-8")
        before = form.refused
        wrong = form.resume(form.reference, other)
        if wrong or form.refused == before:
            yield f"{lines[:40]!r}: {wrong or 'not refused'}"


def column_at(data, at):
    """Returns the name of the column of a byte, in a CSV."""
    start = data.rfind(b"\n", 0, at) + 1
    return data[:data.index(b"\n")].split(b",")[data.count(b",", start, at)].decode()


def changed_digits(form):
    """A changed digit of an input column is noticed; a computed number is not recomputed, and everything else is unchanged."""
    computed = 0
    quoted = [match.span() for match in re.finditer(rb'"[^\n]*', form.reference)]
    digits = [match.start() for match in re.finditer(rb"(?<=[\d.,])\d(?=[\d.,])", form.reference)]
    places = [at for at in digits if not any(start <= at < end for start, end in quoted)]
    for at in random.sample(places, min(TRIALS, len(places))):
        data = form.reference[:at] + bytes([ord("0") + (form.reference[at] - ord("0") + 1) % 10]) + form.reference[at + 1:]
        before = form.refused
        form.resume(data)
        is_computed = column_at(data, at) not in COMPARED
        computed += is_computed
        if (form.refused == before) != is_computed or form.out.read_bytes() != data:
            yield f"{column_at(data, at)}: byte {at} of {data!r}"
    if not computed:
        yield "no number was changed"


def locked(form):
    """The file is refused while another process has the lock, and accepted afterwards."""
    data = form.reference[:len(form.reference) // 2]
    form.out.write_bytes(data)
    with form.out.open("r+b") as file:
        fcntl.lockf(file, fcntl.LOCK_EX)
        done = run(["--resume", str(form.out), *form.words, str(form.input)], timeout=60)
        if done.returncode != 2 or f"{form.out}: another process".encode() not in done.stderr:
            yield f"locked: status {done.returncode}, {done.stderr!r}"
        if os.pread(file.fileno(), len(data) + 1, 0) != data:
            yield "locked: the file has changed"
    wrong = form.resume(data)
    if wrong or form.out.read_bytes() != form.reference:
        yield f"afterwards: {wrong}"


def trials(place):
    """Yields (name, fault) of each check."""
    (place / "list").write_text(puzzles(SEED % 1000), "utf-8")
    for words, names_puzzle in FORMS:
        form = Form(place, words)
        name = " ".join(words) or "CSV"
        yield f"{name}: damaged", list(damaged(form, DAMAGES if names_puzzle else SHAPES))
        yield f"{name}: some were refused and some completed", [] if form.refused and form.completed else [f"{form.refused} and {form.completed}"]
        yield f"{name}: cut off", list(cut_anywhere(form))
        if names_puzzle:
            yield f"{name}: other puzzles", list(other_lists(form, place))
    form = Form(place, [])
    yield "digits changed", list(changed_digits(form))
    yield "two processes", list(locked(form))


def main():
    print(f"# seed {SEED}")
    random.seed(SEED)
    flawed = count = 0
    with tempfile.TemporaryDirectory() as place:
        for count, (name, wrong) in enumerate(trials(pathlib.Path(place)), 1):
            flawed += bool(wrong)
            print(f"{'not ' if wrong else ''}ok {count} - {name.replace('#', '')}", *(f"# {line}" for line in wrong[:5]), sep="\n", flush=True)
    print(f"1..{count}")
    return 1 if flawed else 0


sys.exit(main())

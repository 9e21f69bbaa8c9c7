"""mutants.py - Changes true logs in one place each; two verifiers must agree on the result.

    mutants.py [COUNT [SEED]]       the command is $CH_BINARY

Each mutant is given to `crosshatch verify` and to witness.py, which was written from docs/log-format.md alone.  If one of the two accepts it and the other rejects it, a program or the page is wrong.  Only where one of them gives up (`unproved`) the verdicts may differ.  In a log that both accept, no conclusion may be false by brute force.  The share of learner-facing text that can be changed without being rejected is counted, too.  The last line has the seed.

SPDX-License-Identifier: MIT
"""

import collections
import copy
import functools
import json
import os
import pathlib
import random
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import witness  # noqa: E402

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = os.environ.get("CH_BINARY", str(SOURCE / "build-test/src/cli/crosshatch"))
WINDOW = 6  # steps of a log that is cut out of a longer one
CELLS = list(witness.CELLS)
PREMISES = list(witness.CONSTRAINTS)
HOUSES = list(witness.HOUSES)
# In these proofs `why` once showed links that did not hold, as it had left out steps before them.
CHAINED = ["5.1..6......4..5.74....58.9...537.....5..8.....3.2...6.....9..21.67..4...8.......",
           "..9.......2..6.....74.8..9....3..86.9..6.42....17.......79...4......26.81.....9.."]


# ---- true logs ----

def run(puzzles, *arguments):
    done = subprocess.run([BINARY, *arguments, "-"], input="\n".join(puzzles) + "\n", capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def practice(rng, count):
    """Returns puzzles of so many techniques."""
    files = sorted((SOURCE / "puzzles/techniques").glob("*.txt"))
    lines = [[line for line in path.read_text(encoding="utf-8").split("\n") if line and line[0] in ".123456789"] for path in files]
    return [rng.choice(puzzles)[:81] for puzzles in rng.sample([some for some in lines if some], count)]


def spoiled(puzzle, rng):
    """Returns the puzzle with one more digit, which is likely to be wrong."""
    cell = rng.choice([i for i in range(81) if puzzle[i] == "."])
    return puzzle[:cell] + rng.choice("123456789") + puzzle[cell + 1:]


def renumber(step, by):
    """Returns a step renumbered BY numbers earlier; candidates closed before it count as closed by the input."""
    step = copy.deepcopy(step)
    step["step"] -= by
    step["after"] = [number - by for number in step["after"] if number > by]
    for closed in step["pattern"].get("closed", []):
        if closed.pop("step", 0) > by:
            closed["step"] = 0
    return step


def window(log, first, count):
    """Returns some steps of a log alone, on the position before them."""
    if any(step["technique"] == "guess" for step in log["steps"]):
        return log
    state = witness.State(log)
    start = list(log.get("start", []))
    cut = {key: value for key, value in log.items() if key in ("format", "version", "puzzle")}
    for number, step in enumerate(log["steps"][:first], 1):
        start += step["place"] + step["eliminate"]
        for name in step["place"]:
            state.place(witness.candidate(name), number)
    steps = []
    for step in log["steps"][first:first + count]:
        moved = renumber(step, first)
        for was, closed in zip(step["pattern"].get("closed", []), moved["pattern"].get("closed", [])):
            if was.get("step", 0) > first:
                closed["step"] = was["step"] - first
        steps.append(moved)
        for name in step["place"]:
            state.place(witness.candidate(name), 1)
    is_end = bool(steps) and steps[-1]["technique"] == "contradiction"
    outcome = "contradiction" if is_end else "stuck" if None in state.digit else "solved"
    grid = "".join("." if digit is None else str(digit + 1) for digit in state.digit)
    return cut | ({"start": start} if start else {}) | {"outcome": outcome, "solution": grid, "steps": steps}


def true_logs(rng):
    """Returns short logs of all kinds; both verifiers must accept them."""
    puzzles = practice(rng, 40)
    long = run(puzzles[:24], "solve", "-a", "--log", "json")
    long += run(puzzles[24:32], "solve", "--log", "json", "-p", rng.choice(["hodoku", "se", "sx", "sukaku"]))
    bad = run([spoiled(puzzle, rng) for puzzle in puzzles[:16]], "solve", "-a", "--log", "json")
    short = [log for log in run(puzzles[:8], "solve", "-s", "singles", "-g", "--log", "json")[:2]]
    for question in (rng.choice(CELLS), rng.choice(HOUSES), f"{rng.choice(CELLS)}={rng.randint(1, 9)}", f"{rng.choice(CELLS)}<>{rng.randint(1, 9)}"):
        short += run(puzzles[32:36], "why", question, "--json")
    short += run(CHAINED, "why", "r1c1=6", "--json") + run(CHAINED, "why", "r5c5=4", "--json")
    short += run([spoiled(puzzle, rng) for puzzle in puzzles[36:]], "why", f"{rng.choice(CELLS)}={rng.randint(1, 9)}", "--json")
    several = (SOURCE / "puzzles/several.txt").read_text(encoding="utf-8").split("\n")
    short += run([line[:81] for line in several if line and line[0] in ".123456789"][:4], "why", f"{rng.choice(CELLS)}={rng.randint(1, 9)}", "--json")
    short += [json.loads(path.read_text(encoding="utf-8")) for path in sorted((SOURCE / "tests/verify/logs").glob("*.json"))]
    for log in long + bad:
        last = max(0, len(log["steps"]) - rng.randint(1, WINDOW))
        hard = [i for i, step in enumerate(log["steps"]) if len(step["premises"]["constraints"]) != 1]
        for first in {last, *rng.sample(hard, min(3, len(hard)))}:
            short.append(window(log, max(0, first - rng.randint(0, 2)), rng.randint(1, WINDOW)))
    return [log for log in short if len(log.get("steps", [])) < 40]


# ---- changes ----

def other(items, but, rng):
    """Returns one of the items except BUT."""
    while True:
        item = rng.choice(items)
        if item != but:
            return item


def candidate(rng, sign="="):
    return f"{rng.choice(CELLS)}{sign}{rng.randint(1, 9)}"


def near(name, rng):
    """Returns a candidate, cell or house that differs from this one in one number."""
    places = [i for i, sign in enumerate(name) if sign.isdigit()]
    at = rng.choice(places)
    return name[:at] + other("123456789", name[at], rng) + name[at + 1:]


def change_list(items, fresh, rng):
    """Drops, repeats, swaps, changes or adds an item."""
    ways = ["add"] + (["drop", "repeat", "change", "change"] if items else []) + (["swap"] if len(items) > 1 else [])
    way = rng.choice(ways)
    at = rng.randrange(len(items)) if items else 0
    if way == "add":
        items.insert(rng.randint(0, len(items)), fresh())
    elif way == "drop":
        del items[at]
    elif way == "repeat":
        items.insert(at, copy.deepcopy(items[at]))
    elif way == "swap":
        to = other(range(len(items)), at, rng)
        items[at], items[to] = items[to], items[at]
    else:
        items[at] = near(items[at], rng) if isinstance(items[at], str) and rng.random() < 0.7 else fresh()


def pick_step(log, rng):
    return rng.choice(log["steps"]) if log["steps"] else None


def conclusions(log, step, rng):
    key, sign = rng.choice([("place", "="), ("eliminate", "<>")])
    change_list(step[key], lambda: candidate(rng, sign), rng)


def move_conclusion(log, step, rng):
    if step["place"]:
        step["eliminate"].append(step["place"].pop().replace("=", "<>"))
    elif step["eliminate"]:
        step["place"].append(step["eliminate"].pop().replace("<>", "="))


def premises(log, step, rng):
    change_list(step["premises"]["constraints"], lambda: rng.choice(PREMISES), rng)


def deadly(log, step, rng):
    key = "impossible" if "impossible" in step["premises"] else "deadly"
    patterns = step["premises"].get(key)
    if not patterns:
        if rng.random() < 0.05:
            rows, columns = rng.sample(range(1, 10), 2), rng.sample(range(1, 10), 2)
            digits = "".join(sorted(rng.sample("123456789", 2)))
            step["premises"][rng.choice(["deadly", "impossible"])] = [{f"r{r}c{c}": digits for r in rows for c in columns}]
        return
    one = rng.choice(patterns)
    cell = rng.choice(list(one) or ["r1c1"])
    way = rng.randrange(5)
    if way == 0:
        one.pop(cell, None)
    elif way == 1:
        one[rng.choice(CELLS)] = one.get(cell, "12")
    elif way == 2:
        one[cell] = "".join(sorted(rng.sample("123456789", rng.randint(1, 3))))
    elif way == 3:
        step["premises"]["deadly" if key == "impossible" else "impossible"] = step["premises"].pop(key)
    else:
        del step["premises"][key]


def after(log, step, rng):
    change_list(step["after"], lambda: rng.randint(1, max(1, step["step"])), rng)


def numbers(log, step, rng):
    step["step"] += rng.choice([-1, 1])


def steps(log, step, rng):
    change_list(log["steps"], lambda: copy.deepcopy(step), rng)
    if rng.random() < 0.7:
        for number, one in enumerate(log["steps"], 1):
            one["step"] = number


def outcome(log, step, rng):
    log["outcome"] = other(witness.OUTCOMES, log["outcome"], rng)


def solution(log, step, rng):
    at = rng.randrange(81)
    log["solution"] = log["solution"][:at] + other(".123456789", log["solution"][at], rng) + log["solution"][at + 1:]


def puzzle(log, step, rng):
    text = log["puzzle"]
    at = rng.randrange(len(text))
    sign = rng.choice(".123456789") if len(text) == 81 else "." if text[at] != "." else str(at % 9 + 1)
    log["puzzle"] = text[:at] + sign + text[at + 1:]


def start(log, step, rng):
    change_list(log.setdefault("start", []), lambda: candidate(rng, rng.choice(["=", "<>"])), rng)


def change_lines(lines, rng):
    """Changes one line of a list, or in a branch."""
    last = lines[-1] if lines else {}
    if "cases" in last and rng.random() < 0.6:
        if rng.random() < 0.6:
            change_lines(rng.choice(last["branches"]), rng)
        else:
            change_list(last["branches"], lambda: [{"assume": candidate(rng)}, {"fails": rng.choice(PREMISES)}], rng)
        return
    line = rng.choice(lines) if lines else {}
    keys = [key for key in ("then", "by", "fails", "cases", "assume") if key in line]
    if keys and rng.random() < 0.6:
        key = rng.choice(keys)
        line[key] = near(line[key], rng) if not line[key][0] in "di" else f"{rng.choice(['deadly', 'impossible'])}{rng.randint(1, 3)}"
    else:
        change_list(lines, lambda: rng.choice([{"fails": rng.choice(PREMISES)}, {"then": candidate(rng), "by": rng.choice(PREMISES)}]), rng)


def argument(log, step, rng):
    if not step.get("argument"):
        return
    if rng.random() < 0.15:
        change_list(step["argument"], lambda: [{"fails": rng.choice(PREMISES)}], rng)
    else:
        change_lines(rng.choice(step["argument"]), rng)


def syntax(log, step, rng):
    """Changes keys to be no integers, or unknown; unknown keys are ignored."""
    way = rng.randrange(5)
    if way == 0:
        log["version"] = rng.choice([1.0, "1", True, 2])
    elif way == 1:
        step["step"] = rng.choice([-0.0, float(step["step"]), str(step["step"]), None])
    elif way == 2 and step["after"]:
        step["after"][0] = float(step["after"][0])
    elif way == 3:
        rng.choice([log, step, step["pattern"]])["later"] = [1.5, -0.0, {"a": [1e300]}]
    else:
        rng.choice([log, step]).pop(rng.choice(["format", "steps", "place", "after", "pattern", "technique"]), None)


# Fields that a learner reads.

TECHNIQUES = set()


def technique(log, step, rng):
    step["technique"] = other(sorted(TECHNIQUES), step["technique"], rng)


def no_technique(log, step, rng):
    step["technique"] += rng.choice(["s", "-2", "x"])


def change_node(link, rng):
    end = rng.choice(["from", "to"])
    names = [link[end]] if isinstance(link[end], str) else list(link[end])
    change_list(names, lambda: candidate(rng), rng)
    if names:
        link[end] = names[0] if len(names) == 1 else names


def links(log, step, rng):
    chain = step["pattern"].get("links")
    if not chain:
        return
    way = rng.randrange(4)
    if way == 0:
        link = rng.choice(chain)
        link["strong"] = not link["strong"]
    elif way < 3:
        change_node(rng.choice(chain), rng)
    else:
        change_list(chain, lambda: copy.deepcopy(rng.choice(chain)), rng)


FRESH = {"cell": lambda rng: rng.choice(CELLS), "house": lambda rng: rng.choice(HOUSES), "placed": candidate}


def pattern(log, step, rng):
    roles = [role for role in step["pattern"] if role != "links"]
    if not roles:
        return
    role = rng.choice(roles)
    value = step["pattern"][role]
    if role in witness.ROLES:
        change_list(value, lambda: FRESH[witness.ROLES[role]](rng), rng)
    elif role == "digits":
        digits = list(value)
        change_list(digits, lambda: rng.choice("123456789"), rng)
        step["pattern"][role] = "".join(digits)
    elif role == "colours":
        change_list(rng.choice(value), lambda: candidate(rng), rng)
    elif role == "sets":
        one = rng.choice(value)
        if rng.random() < 0.5:
            change_list(one["cells"], lambda: rng.choice(CELLS), rng)
        else:
            one["digits"] = "".join(sorted(set(one["digits"]) ^ {rng.choice("123456789")}))
    elif role == "commons":
        rng.choice(value)["digit"] = rng.choice("123456789")
    elif role == "closed":
        rng.choice(value)["cell"] = rng.choice(CELLS)
    else:
        step["pattern"]["kind"] = other(witness.KINDS, value, rng)


def drop_role(log, step, rng):
    if step["pattern"]:
        del step["pattern"][rng.choice(list(step["pattern"]))]


def answer(log, step, rng):
    said = [key for key in ("asked", "fact", "sees", "answer", "digits", "with", "without", "mistake") if key in log]
    if not said:
        return
    key = rng.choice(said)
    if key == "answer":
        log[key] = other(witness.ANSWERS, log[key], rng)
    elif key in ("asked", "fact", "mistake") and rng.random() < 0.4:
        log[key] = witness.opposite(log[key])
    elif rng.random() < 0.1:
        del log[key]
    else:
        log[key] = near(log[key], rng)


PROOF = [conclusions, move_conclusion, premises, premises, deadly, after, numbers, steps, outcome, solution, puzzle, start, argument, argument, argument, syntax]
READ = [technique, no_technique, links, links, pattern, pattern, pattern, drop_role, answer]


def mutant(logs, rng):
    """Returns a kind and a text that differs from a true log."""
    while True:
        log = rng.choice(logs)
        changed = copy.deepcopy(log)
        change = rng.choice(rng.choice([PROOF, READ]))
        step = pick_step(changed, rng)
        if step is None and change not in (outcome, solution, puzzle, start, answer):
            continue
        change(changed, step, rng)
        text = json.dumps(changed, separators=(",", ":"))
        if text != json.dumps(log, separators=(",", ":")):
            return change.__name__, text


# ---- judging ----

EVERYTHING = tuple(witness.CONSTRAINTS.values())


@functools.lru_cache(maxsize=None)
def has_solution(open_):
    """Returns whether a solved grid has its digits among the open candidates."""
    stack = [open_]
    while stack:
        open_ = stack.pop()
        fewest = min(EVERYTHING, key=lambda constraint: n if (n := (constraint & open_).bit_count()) != 1 else 10)
        if not fewest & open_:
            continue
        if (fewest & open_).bit_count() == 1:
            return True  # so has every constraint
        for one in witness.members(fewest & open_):
            stack.append(propagate(open_ & ~witness.CONFLICTS[one]))
    return False


def propagate(open_):
    done = 0
    while True:
        single = next((c for c in EVERYTHING if (c & open_).bit_count() == 1 and not c & open_ & done), None)
        if single is None:
            return open_
        done |= single & open_
        open_ &= ~witness.CONFLICTS[(single & open_).bit_length() - 1]


@functools.lru_cache(maxsize=None)
def may_be(open_, one):
    """Returns whether a solution among the open candidates has this one."""
    return has_solution(propagate(open_ & ~witness.CONFLICTS[one]))


def false_conclusions(log):
    """Yields conclusions that some solution of the input contradicts.  Steps that rely on uniqueness are skipped, with all after them."""
    open_ = witness.State(log).open
    for step in log["steps"]:
        if step["technique"] == "guess":
            open_ &= ~witness.CONFLICTS[witness.candidate(step["place"][0])]
            continue
        if step["premises"].get("deadly"):
            return
        for name in step["place"]:
            rivals = [9 * witness.CELLS[name[:4]] + digit for digit in range(9) if digit != int(name[-1]) - 1]
            if any(open_ >> one & 1 and may_be(open_, one) for one in rivals):
                yield name
        for name in step["eliminate"]:
            if may_be(open_, witness.candidate(name, "removed")):
                yield name
        if step["technique"] == "contradiction" and has_solution(propagate(open_)):
            yield "contradiction"


def verdicts(texts):
    done = subprocess.run([BINARY, "verify", "--lang=en", "-j", "1", "-"], input="\n".join(texts) + "\n", capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    assert len(lines) == len(texts), f"{len(lines)} verdicts on {len(texts)} logs\n{done.stderr[:400]}"
    return lines


def is_verified(said):
    """Returns whether the log is verified, on a condition or without."""
    return said.startswith("verified")


def judge(texts, kinds):
    """Returns complaints, and the numbers of mutants and of rejected ones by kind."""
    complaints = []
    count, refused = collections.Counter(), collections.Counter()
    for text, kind, said in zip(texts, kinds, verdicts(texts)):
        found = witness.verdict(text, TECHNIQUES)
        count[kind] += 1
        refused[kind] += not is_verified(said)
        if "unproved" in (said[:8], found[:8]):
            continue
        if is_verified(said) != is_verified(found) or (is_verified(said) and said != found):
            complaints.append(f"{kind}: verify says {said!r}, the witness {found!r}\n{text}")
        elif is_verified(said) and kind not in {one.__name__ for one in READ}:
            complaints += [f"{kind}: verified, but {name} is false\n{text}" for name in false_conclusions(json.loads(text))]
    return complaints, count, refused


def main():
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 5000 // int(os.environ.get("CH_THINNING", "1"))
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else int(os.environ.get("CH_SEED", time.time_ns() % 2**32))
    rng = random.Random(seed)
    listed = subprocess.run([BINARY, "strategies", "--json"], capture_output=True, text=True, check=True).stdout
    TECHNIQUES.update(["contradiction", "guess", "cases"], (json.loads(line)["key"] for line in listed.splitlines()))
    logs = true_logs(rng)
    texts = [json.dumps(log, separators=(",", ":")) for log in logs]
    complaints, _, refused = judge(texts, ["true log"] * len(texts))
    if refused["true log"]:
        complaints += [f"true log: {said}\n{text}" for text, said in zip(texts, verdicts(texts)) if not is_verified(said)]
    changed = [mutant(logs, rng) for _ in range(total)]
    more, count, refused = judge([text for _, text in changed], [kind for kind, _ in changed])
    complaints += more
    for kind in sorted(count):
        print(f"{kind:16} {count[kind]:5} changed, {refused[kind]:5} refused")
    read = {one.__name__ for one in READ}
    share = 100 * sum(refused[kind] for kind in read) / max(1, sum(count[kind] for kind in read))
    print(f"of what a learner reads, {share:.1f} % of the changes are refused")
    print("\n".join(complaints[:10]))
    print(f"{len(logs)} logs, {total} changes, {len(complaints)} complaints; seed {seed}")
    return 1 if complaints or not logs else 0


if __name__ == "__main__":
    sys.exit(main())

"""bench.py - measures crosshatch's promises about speed and memory, with QQWing in the same run for comparison.

    bench.py BINARY [--shared DIRECTORY] [--against OTHER_BINARY] [--many N] [FIGURE...]

Figures: singles, profile, reach, find-all, techniques, logs, start, check, memory, search, guess, ratings, hint, why, hodoku, generate, canonical, threads, many, and, with --against, previous; none named
means all.  `many` grades N puzzles (ten million).  Prints one Markdown table: goal, figure, met or NOT met.  Ends with 1 when a goal is not met and with 77 (skipped) when nothing could be measured.  Ratios count, since machines differ: the
programs take turns, and the medians of their wall-clock times are compared; for rates of singles, profiles and ratings their processor times, for
threads the processor time of the busiest.  "±" is how far the runs of a program lie from its median: the largest of those compared.

SPDX-License-Identifier: MIT
"""

import argparse
import contextlib
import datetime
import json
import os
import pathlib
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5
SINGLES_RATIO = 25.0
LOGS_RATIO = 1.0

# The default profile: a list, how many times QQWing's rate is the goal; all steps of a position at once: a list, one puzzle in how many.
PROFILE_GOALS = (("17-clue", 12.0), ("magictour-top1465", 0.45))
FIND_ALL_MILLISECONDS = 50.0
FIND_ALL_SAMPLES = (("17-clue", 300), ("magictour-top1465", 15))
SLOWEST_SHOWN = 12

# Reach of logic alone: a list, one line in how many of it, how many at most may be left unsolved without the nested net, and the share that
# must be solved with it.  Levels: the strategies that each adds to the one before.
REACH = (("17-clue", 1, 0, 1.0), ("magictour-top1465", 1, 5, 1.0), ("rated-11-or-more", 97, None, 0.99))
REACH_LEVELS = (("singles", "singles"), ("intersections and subsets", "singles,intersections,subsets"),
                ("no chain, set or net", "-chains,-als,-exotic,-templates,-forcing,-kraken-fish-1,-kraken-fish-2"), ("no forcing", "-forcing"),
                ("forcing chains", "-forcing,+nishio,+forcing-chain-contradiction,+forcing-chain-verity-cell,+forcing-chain-verity-house"),
                ("forcing nets", "-nested-forcing-net"), ("nested nets", None))
LOG_PUZZLES = 5000
START_MILLISECONDS = 3.0

# A hint: lists with one puzzle in how many; techniques of these families, beyond almost locked sets, may take longer.  `why`: a list, one
# puzzle in how many, a fact each from a seed.
HINT_SAMPLES = (("17-clue", 2000), ("magictour-top1465", 60), ("hardest-1106", 100))
HINT_MILLISECONDS = (5.0, 50.0)
HARDEST_FAMILIES = ("exotic", "templates", "forcing")
HARDEST = ("aligned-pair-exclusion", "aligned-triple-exclusion", "death-blossom", "kraken-fish-1", "kraken-fish-2")
WHY_SAMPLE = ("magictour-top1465", 7)
WHY_SEED = 1
WHY_MILLISECONDS = (100.0, 2000.0)
STARTS = 200

# `check` on puzzles with one wrong given, which none of its peers contradicts, so that no clash is visible; the lists that they are made from.
CHECK_MILLISECONDS = 100.0
CHECK_PUZZLES = 1000
CHECK_LISTS = ("17-clue", "magictour-top1465", "qqwing-2000", "rated-11-or-more")
CHECK_LINES = 4000  # of each list
CHECK_SEED = 20261122
MEMORY_MEGABYTES = 16.0
MEMORY_RUNS = (("a million puzzles from standard input", 1_000_000, ["--format", "line"]),
               ("100,000 puzzles to JSON logs", 100_000, ["--log", "json"]))

# The search: a list, the list that QQWing is timed with, how many times its rate is the goal, and rounds over the list in a turn.
SEARCH_GOALS = (("17-clue", "17-clue", 40.0, 5), ("magictour-top1465", "magictour-top1465", 53.0, 20),
                ("rated-11-or-more", "magictour-top1465", 9.4, 1))
SEARCH_TURNS = 3
PROFILE_TURNS = 3
# SE ratings: a list of which every so many lines are rated, the list that QQWing is timed with, how many times its rate is the goal.
RATING_GOALS = (("17-clue", 10, "17-clue", 6.0), ("magictour-top1465", 10, "magictour-top1465", 0.2),
                ("rated-11-or-more", 8000, "magictour-top1465", 0.02))
RATING_TURNS = 3
# The HoDoKu scale: a list, how many times QQWing's rate is the goal.
HODOKU_GOALS = (("17-clue", 8.0), ("magictour-top1465", 0.3))
# Generated puzzles: minimal ones of any kind, how many times QQWing's rate is the goal; puzzles of a level, how many a second against
# QQWing's random ones.
GENERATED = 2000
GENERATED_BY_QQWING = 200
GENERATE_RATIO = 11.0
GENERATE_LEVELS = (("easy", 1000, 0.55), ("medium", 500, 0.55), ("hard", 500, 0.55), ("expert", 300, 0.55), ("extreme", 30, None))
# Canonical forms a second: of these lists, and of the solutions of the last.
CANONICAL_RATE = 20_000
CANONICAL_LISTS = ("17-clue", "magictour-top1465")
# Two threads against one, by what is graded: a list of which every so many lines, the form of a record.
THREADS_RATIO = 1.9
SAMPLE = 0.005  # seconds
THREADS_RUNS = (("SE ratings", "magictour-top1465", 4, "%r %p %d"), ("HoDoKu's scores", "magictour-top1465", 1, "%l %s"),
                ("levels and bottlenecks", "17-clue", 2, "%L %b"))
MANY = 10_000_000
MANY_MEGABYTES = 64.0
MANY_FORM = "%r %p %d %l %s"
GUESS_SHARE = 0.70
GUESS_LINES = 1_000_000


DIGITS = "123456789"


def sees(one, other):
    """Returns whether two cells of a line share a row, a column or a box."""
    return one // 9 == other // 9 or one % 9 == other % 9 or (one // 27 == other // 27 and one % 9 // 3 == other % 9 // 3)


class Skip(Exception):
    """Raised when a program or file that a figure needs is missing."""


def timed(command, source=None, target=os.devnull):
    """Returns (seconds, text on standard error) of one run from file to file.  Stuck puzzles (status 1) are no failure here."""
    with open(source or os.devnull, "rb") as stdin, open(target, "wb") as stdout:
        start = time.perf_counter()
        done = subprocess.run(command, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, check=False)
        seconds = time.perf_counter() - start
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}: {done.stderr.decode()}")
    return seconds, done.stderr.decode()


def worked(command, source):
    """Returns (processor seconds, text on standard error) of one run from a file: the same however busy the machine is."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _, said = timed(command, source)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, said


def busiest(command, source):
    """Returns (processor seconds of the thread that worked longest, seconds by the clock) of one run."""
    started = time.monotonic()
    with open(source, "rb") as stdin, subprocess.Popen(command, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        spent = {}
        while process.poll() is None:
            for thread in pathlib.Path(f"/proc/{process.pid}/task").glob("*/schedstat"):
                with contextlib.suppress(OSError):
                    spent[thread] = int(thread.read_text("ascii").split()[0]) / 1e9
            time.sleep(SAMPLE)
        return max(spent.values()), time.monotonic() - started


class Median(float):
    """The median of some runs, with the largest distance of a run from it, as a share of the median."""

    def __new__(cls, times):
        median = super().__new__(cls, statistics.median(times))
        median.spread = max(abs(time / median - 1) for time in times)
        return median


def spread(*medians):
    return f"± {max(median.spread for median in medians):.0%}"


def in_turns(*runs, rounds=ROUNDS):
    """Returns the median seconds of each run, taken in turns, and the last output of each."""
    times = [[] for _ in runs]
    said = [None for _ in runs]
    for _ in range(rounds):
        for i, run in enumerate(runs):
            seconds, said[i] = run()
            times[i].append(seconds)
    return [Median(t) for t in times], said


def stats_of(text):
    """Returns the output of `--stats` as a dictionary."""
    pairs = (line.rsplit(None, 1) for line in text.splitlines() if line.strip())
    return {pair[0].strip(): pair[1] for pair in pairs if len(pair) == 2}


def verdict(met):
    return "met" if met else "NOT met"


class Bench:
    def __init__(self, options):
        self.binary = options.binary
        self.against = options.against
        self.shared = options.shared
        self.many_puzzles = options.many

    def puzzle_list(self, name):
        path = pathlib.Path(self.shared or "", "puzzles", f"{name}.txt")
        if not self.shared or not path.is_file():
            raise Skip(f"the {name} list is absent")
        return path

    def clues(self):
        return self.puzzle_list("17-clue")

    def qqwing(self, *options):
        path = shutil.which("qqwing")
        if path is None:
            raise Skip("qqwing is not installed")
        return [path, "--solve", *options, "--csv"]

    def solve(self, *options, binary=None):
        return [binary or self.binary, "solve", "--jobs", "1", *options]

    def singles(self):
        """Singles to a fixpoint, all steps recorded and hashed."""
        clues, qqwing = self.clues(), self.qqwing()
        ours = self.solve("--strategies", "singles", "--format", "line", "--stats")
        (mine, theirs), (said, _) = in_turns(lambda: worked(ours, clues), lambda: worked(qqwing, clues))
        stats = stats_of(said)
        count, steps = int(stats["puzzles"]), int(stats["steps"])
        ratio = theirs / mine
        yield ("singles to a fixpoint, 17-clue list, one core", f"{SINGLES_RATIO:.0f} × QQWing",
               f"{ratio:.1f} × ({count / mine:,.0f} against {count / theirs:,.0f} puzzles/s; {spread(mine, theirs)})",
               verdict(ratio >= SINGLES_RATIO))
        yield ("time a step, process start to exit", "–", f"{mine * 1e9 / steps:.1f} ns ({steps:,} steps; {spread(mine)})", "–")
        yield ("hash over all steps", "–", f"`{stats['hash']}`", "–")

    def profile(self):
        """The default profile, all steps recorded with their premises and hashed."""
        for name, goal in PROFILE_GOALS:
            path, qqwing = self.puzzle_list(name), self.qqwing()
            ours = self.solve("--format", "line", "--stats")
            (mine, theirs), (said, _) = in_turns(lambda c=ours, p=path: worked(c, p), lambda c=qqwing, p=path: worked(c, p),
                                                 rounds=PROFILE_TURNS)
            stats = stats_of(said)
            count = int(stats["puzzles"])
            yield (f"all techniques of the default profile, {name}, one core", f"{goal:g} × QQWing",
                   f"{theirs / mine:.2f} × ({count / mine:,.0f} against {count / theirs:,.0f} puzzles/s; {spread(mine, theirs)}); "
                   f"{int(stats['solved']):,} of {count:,} solved; hash `{stats['hash']}`", verdict(theirs / mine >= goal))

    def reach(self):
        """The number of puzzles solved by logic alone, for growing sets of techniques."""
        for name, every, left, share in REACH:
            with tempfile.TemporaryDirectory() as folder:
                sample = os.path.join(folder, "sample")
                with open(self.puzzle_list(name), "rb") as lines, open(sample, "wb") as out:
                    out.writelines(line for number, line in enumerate(lines) if number % every == 0)
                for level, strategies in REACH_LEVELS:
                    narrowed = [f"--strategies={strategies}"] if strategies else []
                    stats = stats_of(timed([self.binary, "solve", "--format", "line", "--stats", *narrowed], sample)[1])
                    count, solved = int(stats["puzzles"]), int(stats["solved"])
                    goal = share * count if strategies is None else count - left if level == "forcing nets" and left is not None else None
                    yield (f"{count:,} of {name}: {level}", "–" if goal is None else f"{goal:,.0f} solved",
                           f"{solved:,} solved ({solved / count:.1%})", "–" if goal is None else verdict(solved >= goal))

    def ratings(self):
        """ER, EP and ED, on a sample of each list."""
        for name, step, other, goal in RATING_GOALS:
            path, qqwing = self.puzzle_list(other), self.qqwing()
            lines = self.puzzle_list(name).read_text(encoding="utf-8").splitlines()[::step]
            ours = [self.binary, "grade", "--jobs", "1", "--format", "%r %p %d"]
            with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as sample:
                sample.write("\n".join(lines) + "\n")
                sample.flush()
                (mine, theirs), _ = in_turns(lambda: worked(ours, sample.name), lambda p=path: worked(qqwing, p), rounds=RATING_TURNS)
            rate = len(lines) / mine
            qqwing_rate = len(path.read_text(encoding="utf-8").splitlines()) / theirs
            yield (f"SE ratings, {name}, one core", f"{goal:g} × QQWing" + ("" if name == other else f" on {other}"),
                   f"{rate / qqwing_rate:.4f} × ({rate:,.1f} against {qqwing_rate:,.0f} puzzles/s; {spread(mine, theirs)})",
                   verdict(rate / qqwing_rate >= goal))

    def technique_rate(self, name, *options):
        """Runs the build's technique_rate, and returns its lines as lists of words."""
        program = pathlib.Path(self.binary).parents[2] / "tests" / "bench" / "technique_rate"
        if not program.is_file():
            raise Skip(f"{program} is not built")
        command = [program, self.puzzle_list(name), *options]
        output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
        return [line.split() for line in output.splitlines()]

    def find_all(self):
        """Every step that a position has, up to the chains of groups and of almost locked sets."""
        for name, every in FIND_ALL_SAMPLES:
            positions, steps, median, most, puzzle, step = self.technique_rate(name, "--find-all", "--every", str(every))[0]
            yield (f"all steps of a position, {name}", f"under {FIND_ALL_MILLISECONDS:.0f} ms",
                   f"at most {float(most):.1f} ms (puzzle {puzzle}, before step {step}), half of them within {float(median):.2f} ms "
                   f"({int(positions):,} positions, {int(steps):,} steps)", verdict(float(most) < FIND_ALL_MILLISECONDS))

    def techniques(self):
        """Time and calls of each technique, the slowest first."""
        for name, _ in PROFILE_GOALS:
            rows = self.technique_rate(name)
            engine = [row for row in rows if row[0] == "(engine)"]
            for key, calls, found, seconds, each, _, share in [row for row in rows if row not in engine][:SLOWEST_SHOWN] + engine:
                yield (f"{name}: {key}", "–", f"{share} of the time, {float(seconds):.3f} s; {int(calls):,} calls of {float(each):.1f} µs, "
                       f"{int(found):,} steps", "–")

    def logs(self):
        """JSON logs written to a file."""
        with tempfile.TemporaryDirectory() as folder:
            sample = os.path.join(folder, "sample.txt")
            with open(self.clues(), "rb") as lines, open(sample, "wb") as out:
                out.writelines(line for _, line in zip(range(LOG_PUZZLES), lines))
            target = os.path.join(folder, "log")
            ours, qqwing = self.solve("--log", "json"), self.qqwing("--instructions")
            (mine, theirs), _ = in_turns(lambda: timed(ours, sample, target), lambda: timed(qqwing, sample, target))
        yield (f"JSON logs to a file, {LOG_PUZZLES:,} of that list", "1 × QQWing's --instructions",
               f"{theirs / mine:.1f} × ({LOG_PUZZLES / mine:,.0f} against {LOG_PUZZLES / theirs:,.0f} puzzles/s; {spread(mine, theirs)})",
               verdict(theirs / mine >= LOGS_RATIO))

    def hint_positions(self):
        """Yields (technique, log of the position before its first step in a puzzle) for the puzzles of the samples."""
        for name, every in HINT_SAMPLES:
            lines = self.puzzle_list(name).read_text(encoding="utf-8").splitlines()[::every]
            logs = subprocess.run([self.binary, "solve", "--log", "json", "-"], input="\n".join(lines) + "\n", stdout=subprocess.PIPE,
                                  encoding="utf-8", check=False).stdout
            for log in map(json.loads, logs.splitlines()):
                seen, facts = set(), []
                for step in log["steps"]:
                    if step["technique"] not in seen:
                        seen.add(step["technique"])
                        yield step["technique"], json.dumps(log | {"start": list(facts), "steps": [], "outcome": "stuck"})
                    facts += step["place"] + step["eliminate"]

    def hint(self):
        """The next step of a position, process start to exit, the first time that a puzzle needs each technique: the middle of
        five runs, since other work of the machine otherwise decides the slowest of hundreds."""
        families = self.families()
        times = ([], [])
        with tempfile.NamedTemporaryFile("w", encoding="utf-8") as position:
            for technique, log in self.hint_positions():
                hard = technique in HARDEST or families.get(technique) in HARDEST_FAMILIES
                position.seek(0)
                position.truncate()
                position.write(log)
                position.flush()
                runs = [self.milliseconds("hint", "--level", "4", position.name) for _ in range(5)]
                times[hard].append((statistics.median(runs), technique))
        for hard, goal in enumerate(HINT_MILLISECONDS):
            if times[hard]:
                most = max(times[hard])
                yield (f"a hint, {'the hardest' if hard else 'singles to almost locked sets'}, process start to exit", f"under {goal:.0f} ms",
                       f"at most {most[0]:.1f} ms ({most[1]}), half of them within {statistics.median(t[0] for t in times[hard]):.1f} ms "
                       f"({len(times[hard]):,} positions)", verdict(most[0] < goal))

    def families(self):
        """The family of each technique."""
        sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
        from technique_records import records

        return {record["key"]: record["family"] for record in records()}

    def why(self):
        """The proof of one fact of a puzzle, process start to exit."""
        name, every = WHY_SAMPLE
        random_facts = random.Random(WHY_SEED)
        times = []
        for line in self.puzzle_list(name).read_text(encoding="utf-8").splitlines()[::every]:
            cell = random_facts.choice([i for i in range(81) if line[i] in ".0"])
            fact = f"r{cell // 9 + 1}c{cell % 9 + 1}{random_facts.choice(('=', '<>'))}{random_facts.randrange(1, 10)}"
            times.append((self.milliseconds("why", fact, line[:81]), fact, line[:81]))
        middle, most = statistics.median(t[0] for t in times), max(times)
        usual, worst = WHY_MILLISECONDS
        yield (f"why, {len(times):,} facts of {name}, process start to exit", f"half of them within {usual:.0f} ms",
               f"{middle:.1f} ms", verdict(middle < usual))
        yield (f"why, the slowest of them ({most[1]} in {most[2]})", f"under {worst:.0f} ms", f"{most[0]:.0f} ms", verdict(most[0] < worst))

    def milliseconds(self, *arguments):
        """Returns the seconds that the command takes, process start to exit; it must exit with 0 or 1."""
        with open(os.devnull, "wb") as sink:
            actions = [(os.POSIX_SPAWN_DUP2, sink.fileno(), descriptor) for descriptor in (1, 2)]
            begin = time.perf_counter()
            child = os.posix_spawn(self.binary, [self.binary, *arguments], os.environ, file_actions=actions)
            _, status = os.waitpid(child, 0)
            end = time.perf_counter()
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            raise SystemExit(f"{arguments[0]} ended with {os.waitstatus_to_exitcode(status)}")
        return (end - begin) * 1000

    def start(self):
        """One puzzle, process start to exit."""
        puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        times = sorted(self.milliseconds("solve", puzzle) for _ in range(STARTS))
        middle = statistics.median(times)
        yield ("one puzzle, process start to exit", f"under {START_MILLISECONDS:.0f} ms",
               f"{middle:.2f} ms (median of {STARTS}; 99 in 100 under {times[STARTS * 99 // 100]:.2f})",
               verdict(middle < START_MILLISECONDS))

    def spoiled(self):
        """CHECK_PUZZLES puzzles without a solution: one given of each is another digit, which no other given contradicts."""
        numbers = random.Random(CHECK_SEED)
        lines = []
        for name in CHECK_LISTS:
            known = self.puzzle_list(name).read_text(encoding="utf-8").splitlines()
            for line in known[::max(1, len(known) // CHECK_LINES)]:
                cell = numbers.choice([i for i in range(81) if line[i] in DIGITS])
                seen = {line[i] for i in range(81) if i != cell and sees(i, cell)} | {line[cell]}
                free = [digit for digit in DIGITS if digit not in seen]
                if free:
                    lines.append(line[:cell] + numbers.choice(free) + line[cell + 1:81])
        numbers.shuffle(lines)
        output = subprocess.run([self.binary, "check", "--brief", "-"], input="\n".join(lines), stdout=subprocess.PIPE, text=True,
                                check=False).stdout
        return [line.split()[0] for line in output.splitlines() if line.endswith(" unsolvable")][:CHECK_PUZZLES]

    def check(self):
        """`check` on puzzles that have one wrong given: clash, argument and repairs, a process each."""
        puzzles = self.spoiled()
        times = []
        for puzzle in puzzles:
            begin = time.perf_counter()
            done = subprocess.run([self.binary, "check", "--json", puzzle], stdout=subprocess.PIPE, check=False)
            times.append((time.perf_counter() - begin) * 1000)
            if b'"argument":' not in done.stdout:
                raise SystemExit(f"check has no argument for {puzzle}")
        times.sort()
        middle = statistics.median(times)
        yield (f"`check` of {len(puzzles):,} puzzles without a solution, one given of each wrong", f"median under {CHECK_MILLISECONDS:.0f} ms",
               f"median {middle:.1f} ms, 95 in 100 within {times[len(times) * 95 // 100]:.1f} ms, at most {times[-1]:.0f} ms",
               verdict(middle < CHECK_MILLISECONDS))

    def puzzles(self):
        """Some thousands of lines to repeat."""
        try:
            return self.clues().read_bytes()
        except Skip:
            return subprocess.run([self.binary, "generate", "-n", "2000", "--seed", "1"],
                                  stdout=subprocess.PIPE, check=True).stdout

    def peak(self, command, count):
        """(megabytes resident at most, seconds) of a command that is fed at least so many puzzles.  Read while the process still waits for
        more: the figure of wait4() would include the memory of the Python that started it."""
        block = self.puzzles()
        start = time.perf_counter()
        with open(os.devnull, "wb") as sink, subprocess.Popen(command, stdin=subprocess.PIPE, stdout=sink, stderr=sink) as child:
            for _ in range(-(-count // block.count(b"\n"))):
                child.stdin.write(block)
            child.stdin.flush()
            with open(f"/proc/{child.pid}/status", encoding="ascii") as status:
                most = next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024
            child.stdin.close()
            if child.wait() not in (0, 1):
                raise SystemExit(f"{' '.join(command)} ended with {child.returncode}")
        return most, time.perf_counter() - start

    def memory(self):
        """Resident memory after many puzzles."""
        for name, count, options in MEMORY_RUNS:
            most, _ = self.peak([self.binary, "solve", *options], count)
            yield (f"resident memory, {name}", f"under {MEMORY_MEGABYTES:.0f} MB", f"{most:.1f} MB", verdict(most < MEMORY_MEGABYTES))

    def many(self):
        """The same of grading on both scales, with two threads."""
        most, seconds = self.peak([self.binary, "grade", "--jobs", "2", "--format", MANY_FORM], self.many_puzzles)
        yield (f"resident memory, {self.many_puzzles:,} puzzles graded on both scales by two threads", f"under {MANY_MEGABYTES:.0f} MB",
               f"{most:.1f} MB (in {seconds:,.0f} s)", verdict(most < MANY_MEGABYTES))

    def hodoku(self):
        """Level and score on HoDoKu's scale."""
        for name, goal in HODOKU_GOALS:
            path, qqwing = self.puzzle_list(name), self.qqwing()
            count = len(path.read_text(encoding="utf-8").splitlines())
            ours = [self.binary, "grade", "--jobs", "1", "--format", "%l %s"]
            (mine, theirs), _ = in_turns(lambda c=ours, p=path: worked(c, p), lambda c=qqwing, p=path: worked(c, p), rounds=RATING_TURNS)
            yield (f"HoDoKu's level and score, {name}, one core", f"{goal:g} × QQWing",
                   f"{theirs / mine:.3f} × ({count / mine:,.0f} against {count / theirs:,.0f} puzzles/s; {spread(mine, theirs)})",
                   verdict(theirs / mine >= goal))

    def generate(self):
        """Generated puzzles, compared with QQWing's generator, whose puzzles are minimal as well."""
        self.qqwing()
        made = lambda count, *options: lambda: timed([self.binary, "generate", "--jobs", "1", "-n", str(count), *options])
        runs = [lambda: timed(["qqwing", "--generate", str(GENERATED_BY_QQWING), "--csv"]), made(GENERATED)]
        runs += [made(count, "--level", level) for level, count, _ in GENERATE_LEVELS]
        (theirs, mine, *levels), _ = in_turns(*runs, rounds=RATING_TURNS)
        qqwing = GENERATED_BY_QQWING / theirs
        yield ("random minimal puzzles, one core", f"{GENERATE_RATIO:g} × QQWing's generator",
               f"{GENERATED / mine / qqwing:.1f} × ({GENERATED / mine:,.0f} against {qqwing:,.0f} puzzles/s; {spread(mine, theirs)})",
               verdict(GENERATED / mine >= GENERATE_RATIO * qqwing))
        for (level, count, goal), seconds in zip(GENERATE_LEVELS, levels):
            yield (f"puzzles of level {level}, one core", f"{goal:g} × QQWing's random ones" if goal else "–",
                   f"{count / seconds / qqwing:.2f} × ({count / seconds:,.0f} puzzles/s; {spread(seconds, theirs)})",
                   verdict(count / seconds >= goal * qqwing) if goal else "–")

    def canonical(self):
        """The canonical form of puzzles and of full grids, the solutions of a list."""
        with tempfile.TemporaryDirectory() as folder:
            grids = os.path.join(folder, "grids")
            timed(self.solve("--guess", "--format", "line"), self.puzzle_list(CANONICAL_LISTS[-1]), grids)
            for name, path in [(name, self.puzzle_list(name)) for name in CANONICAL_LISTS] + [("full grids", grids)]:
                with open(path, "rb") as lines:
                    count = sum(1 for line in lines if line.strip())
                seconds, = in_turns(lambda p=path: timed([self.binary, "convert", "--jobs", "1", "--canonical"], p), rounds=RATING_TURNS)[0]
                yield (f"canonical forms, {name}, one core", f"{CANONICAL_RATE:,}/s", f"{count / seconds:,.0f}/s ({count:,} forms; {spread(seconds)})",
                       verdict(count / seconds >= CANONICAL_RATE))

    def threads(self):
        """Grading by one thread and by two: how the work is shared, also where other programs take processors."""
        if not pathlib.Path("/proc/self/schedstat").exists():
            raise Skip("the times of threads are those of Linux")
        for what, name, every, form in THREADS_RUNS:
            with tempfile.NamedTemporaryFile("wb", suffix=".txt") as sample, open(self.puzzle_list(name), "rb") as lines:
                sample.writelines(line for number, line in enumerate(lines) if number % every == 0)
                sample.flush()
                runs = [lambda n=n: busiest([self.binary, "grade", "--jobs", n, "--format", form], sample.name) for n in ("1", "2")]
                (one, two), clock = in_turns(*runs, rounds=RATING_TURNS)
            yield (f"two threads: {what}, {name}", f"{THREADS_RATIO:g} × one",
                   f"{one / two:.2f} × ({one:.2f} s, {two:.2f} s; {spread(one, two)}); by the clock {clock[0] / clock[1]:.2f} ×",
                   verdict(one / two >= THREADS_RATIO))

    def search_rate(self, name, rounds, kernel=None, binary=None):
        """Runs the build's search_rate, which times the search alone: (seconds a list, its report)."""
        program = pathlib.Path(binary or self.binary).parents[2] / "tests" / "bench" / "search_rate"
        if not program.is_file():
            raise Skip(f"{program} is not built")
        command = [program, self.puzzle_list(name), "--rounds", str(rounds)]
        if kernel is not None:
            command += ["--kernel", kernel]
        report = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        return report["median_seconds"], report

    def kernels(self):
        program = pathlib.Path(self.binary).parents[2] / "tests" / "bench" / "search_rate"
        if not program.is_file():
            raise Skip(f"{program} is not built")
        return subprocess.run([program, "--kernels"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()

    def search(self):
        """The search alone, to the second solution: against QQWing, with each instruction set, and against another build."""
        kernels = self.kernels()
        qqwing_rates = {}
        for name, judge, goal, rounds in SEARCH_GOALS:
            runs = [lambda k=k: self.search_rate(name, rounds, k) for k in kernels]
            if judge not in qqwing_rates:
                runs.append(lambda: timed(self.qqwing(), self.puzzle_list(judge)))
            seconds, said = in_turns(*runs, rounds=SEARCH_TURNS)
            if judge not in qqwing_rates:
                with open(self.puzzle_list(judge), "rb") as lines:
                    qqwing_rates[judge] = sum(1 for _ in lines) / seconds[-1]
            for i, kernel in enumerate(kernels):
                rate = said[i]["puzzles"] / seconds[i]
                ratio = rate / qqwing_rates[judge]
                yield (f"search to the second solution, {name}, `{kernel}`", f"{goal:g} × QQWing" if i == 0 else "–",
                       f"{ratio:.1f} × ({rate:,.0f} against {qqwing_rates[judge]:,.0f} puzzles/s; {spread(seconds[i])}); "
                       f"{said[i]['guesses_per_puzzle']:.2f} guesses a puzzle, {said[i]['unguessed']:.0%} without",
                       verdict(ratio >= goal) if i == 0 else "–")

    def guess(self):
        """Many lines through `solve --guess`, from file to file, against the bare search."""
        block = self.clues().read_bytes()
        count = block.count(b"\n")
        times = -(-GUESS_LINES // count)
        with tempfile.TemporaryDirectory() as folder:
            source, target = os.path.join(folder, "lines"), os.path.join(folder, "grids")
            with open(source, "wb") as lines:
                for _ in range(times):
                    lines.write(block)
            ours = self.solve("--guess", "--format", "line")
            (whole, bare), _ = in_turns(lambda: timed(ours, source, target), lambda: self.search_rate("17-clue", 5))
        share = bare * times / whole
        yield (f"`solve --guess --format line`, {times * count:,} lines, one core", f"{GUESS_SHARE:.0%} of the bare search",
               f"{share:.0%} ({times * count / whole:,.0f} against {count / bare:,.0f} puzzles/s; {spread(whole, bare)})", verdict(share >= GUESS_SHARE))

    def previous(self):
        """The same list with another build of crosshatch."""
        if self.against is None:
            raise Skip("no other binary given (--against)")
        clues = self.clues()
        options = ["--format", "line", "--stats"]
        (mine, theirs), (said, other) = in_turns(
            lambda: timed(self.solve(*options), clues),
            lambda: timed(self.solve(*options, binary=self.against), clues))
        same = stats_of(said)["hash"] == stats_of(other)["hash"]
        yield ("against the other build", "–",
               f"{theirs / mine:.3f} × as fast ({spread(mine, theirs)}), {'the same' if same else 'DIFFERENT'} steps", "–")
        for name, _, _, rounds in SEARCH_GOALS:
            (mine, theirs), (said, other) = in_turns(lambda: self.search_rate(name, rounds),
                                                     lambda: self.search_rate(name, rounds, binary=self.against))
            same = said["checksum"] == other["checksum"]
            yield (f"the search against the other build's, {name}", "–",
                   f"{theirs / mine:.3f} × as fast ({spread(mine, theirs)}), {'the same' if same else 'DIFFERENT'} solutions", "–")


FIGURES = ["singles", "profile", "reach", "find-all", "techniques", "logs", "start", "check", "memory", "search", "guess", "ratings", "hint", "why", "hodoku", "generate", "canonical", "threads", "many", "previous"]


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as info:
        return next((line.split(":", 1)[1].strip() for line in info if line.startswith("model name")), "unknown")


def main():
    parser = argparse.ArgumentParser(description="measures crosshatch against QQWing")
    parser.add_argument("binary", type=os.path.realpath)
    parser.add_argument("--shared", default=os.environ.get("CH_SHARED"))
    parser.add_argument("--against", type=os.path.realpath)
    parser.add_argument("--many", type=int, default=MANY, metavar="N")
    parser.add_argument("figures", nargs="*", metavar="FIGURE", help=", ".join(FIGURES))
    options = parser.parse_intermixed_args()
    unknown = set(options.figures) - set(FIGURES)
    if unknown:
        parser.error(f"no such figure: {', '.join(sorted(unknown))}")

    bench = Bench(options)
    rows = []
    print(f"Measured on {datetime.date.today()}, {processor()}.\n", flush=True)
    print("| what | goal | measured | |\n|---|---|---|---|", flush=True)
    for name in options.figures or FIGURES:
        try:
            for row in getattr(bench, name.replace("-", "_"))():
                rows.append(row)
                print("| " + " | ".join(row) + " |", flush=True)
        except Skip as reason:
            print(f"| {name} | – | skipped: {reason} | – |", flush=True)
    if not rows:
        return 77
    return 1 if any(row[-1] == "NOT met" for row in rows) else 0


sys.exit(main())

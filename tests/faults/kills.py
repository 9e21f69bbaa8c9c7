"""kills.py - a file that a command writes is the old one or the new one, whenever the command is killed and whatever fails; and a file that is
resumed is in the end the one that a single run makes.

    kills.py [SHIM]

SHIM is calls.c as a shared library, where one can be preloaded: with it each system call on files in turn is the last one, or fails.  Without it
the only kills are at random moments; CH_SEED repeats them.  Speaks TAP.

SPDX-License-Identifier: MIT
"""
import errno
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

COMMAND = os.path.abspath(os.environ["CH_BINARY"])
SHIM = os.path.abspath(sys.argv[1]) if sys.argv[1:] else None
SEED = int(os.environ.get("CH_SEED") or random.randrange(10**9))
KILLED = -9
RANDOM_KILLS = 25
MOST_CALLS = 300

EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
NEARLY = "534678912672195348198342567859761423426853791713924856961537284287419635345286..."
OLD = b"what was there before\n" * 500

# Each writes files into the folder OUT, which already has files of these names.
REPLACING = (["draw", "-o", "OUT/one.svg", EASY], ["explain", "--pictures", "OUT", NEARLY])

# Resumes a file in the folder OUT.
RESUMING = ["grade", "--resume", "OUT/grades", EASY, NEARLY]


def environment(**more):
    return {**os.environ, **({"LD_PRELOAD": SHIM} if more else {}), **more}


def written(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


class Trial:
    """One command, and the files that it writes without a fault."""

    def __init__(self, words, place, old):
        self.old = old
        self.folder = place / "OUT"
        self.words = [COMMAND, *words]
        self.place = place
        self.folder.mkdir()
        self.usual_seconds = min(self.seconds() for _ in range(5))
        self.new = written(self.folder)

    def seconds(self):
        began = time.monotonic()
        subprocess.run(self.words, cwd=self.place, stdout=-3, check=True)
        return time.monotonic() - began

    def reset(self):
        for path in self.folder.iterdir():
            path.unlink()
        for name in self.new if self.old else ():
            (self.folder / name).write_bytes(self.old)

    def run(self, at, what):
        """Returns the status and message when a system call is the last one, or fails."""
        self.reset()
        done = subprocess.run(self.words, cwd=self.place, stdout=-3, stderr=-1, check=False, env=environment(CH_CALL_AT=str(at), CH_CALL_DO=what))
        return done.returncode, done.stderr.decode()

    def half_written(self):
        """Returns the names of files that are neither the old file nor the new one."""
        now = written(self.folder)
        return [name for name in self.new if now.get(name) not in (self.old, self.new[name])]

    def more(self):
        """Returns the names of files that the command should not leave."""
        return sorted(set(written(self.folder)) - set(self.new))


def last_calls(trial):
    """Yields the faults when each call in turn is the last."""
    for what in ("kill", "half"):
        at = 0
        status = KILLED
        while status == KILLED and at < MOST_CALLS:
            at += 1
            status, _ = trial.run(at, what)
            yield from (f"{what} at call {at}: {name} is neither old nor new" for name in trial.half_written())
        if status != 0 or at < 5:
            yield f"{what}: {at} calls, then status {status}"


def failing_calls(trial):
    """Yields the faults when each call in turn fails.  The command may tolerate a call without permission, so that the trial ends only after several successful runs."""
    calls = failed = 0
    for error in (errno.ENOSPC, errno.EACCES):
        at = 0
        usual = 0
        while (usual < 3 or at < calls) and at < MOST_CALLS:
            at += 1
            status, message = trial.run(at, str(error))
            whole = written(trial.folder) == trial.new
            usual = usual + 1 if status == 0 and whole and not message else 0
            failed += status != 0
            wrong = trial.half_written() + trial.more()
            if wrong:
                yield f"{errno.errorcode[error]} at call {at}: {wrong}"
            if status != 0 and (status != 2 or message.count("\n") != 1 or os.strerror(error) not in message):
                yield f"{errno.errorcode[error]} at call {at}: status {status}, message {message!r}"
            if status == 0 and not whole:
                yield f"{errno.errorcode[error]} at call {at}: status 0, but not all was written"
        calls = at
    if not failed:
        yield "no call failed"


def resumed_calls(trial):
    """Yields the faults when each call in turn is the last, or fails, and the command is run again."""
    waits = False
    for what in ("kill", "half", str(errno.ENOSPC), str(errno.EIO)):
        at = usual = 0
        while usual < 3 and at < MOST_CALLS:
            at += 1
            status, message = trial.run(at, what)
            whole = written(trial.folder) == trial.new
            usual = usual + 1 if status == 0 and whole else 0
            waits |= whole and status == 2 and os.strerror(errno.EIO) in message
            if status == 0 and not whole:
                yield f"{what} at call {at}: status 0, but not all was written"
            subprocess.run(trial.words, cwd=trial.place, stdout=-3, check=True)
            if written(trial.folder) != trial.new:
                yield f"{what} at call {at}: going on makes another file"
    if not waits:
        yield "nothing waits for the disk"


def random_kills(trial):
    """Yields the faults after kills at random moments."""
    killed = tried = 0
    while killed < RANDOM_KILLS and tried < 20 * RANDOM_KILLS:
        tried += 1
        trial.reset()
        with subprocess.Popen(trial.words, cwd=trial.place, stdout=-3) as program:
            time.sleep(random.random() * trial.usual_seconds)
            program.kill()
        killed += program.returncode == KILLED
        yield from (f"kill {tried}: {name} is neither old nor new" for name in trial.half_written())
    print(f"# {killed} of {tried} killed in time")
    if not killed:
        yield "no kill came in time"


def main():
    print(f"# seed {SEED}")
    random.seed(SEED)
    trials = [(check, words, OLD) for words in REPLACING for check in [random_kills] + ([last_calls, failing_calls] if SHIM else [])]
    if SHIM:
        trials.append((resumed_calls, RESUMING, None))
    flawed = 0
    for number, (check, words, old) in enumerate(trials, 1):
        with tempfile.TemporaryDirectory() as place:
            wrong = list(check(Trial(words, pathlib.Path(place), old)))
        flawed += bool(wrong)
        print(f"{'not ' if wrong else ''}ok {number} - {words[0]}, {check.__name__.replace('_', ' ')}", *(f"# {line}" for line in wrong), sep="\n", flush=True)
    print(f"1..{len(trials)}")
    return 1 if flawed else 0


sys.exit(main())

"""ends.py - every command ends as the manual promises when its reader exits, and when it is interrupted.

--help lists the commands; one without a trial fails.  Each command is ended in three ways:

    nobody reads    standard output has no reader from the start: status 2, and no message
    one exits       the reader reads a little and exits, while the input is endless: likewise
    interrupted     SIGINT at a random moment, while the input is endless: the signal ends it, without a message

The output up to then is the beginning of the whole output.  CH_SEED repeats the moments.  Speaks TAP.

SPDX-License-Identifier: MIT
"""
import fcntl
import itertools
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time

COMMAND = os.environ["CH_BINARY"]
SEED = int(os.environ.get("CH_SEED") or random.randrange(10**9))
PATIENCE = 120  # seconds, after which it hangs
TROUBLE = 2
ROUNDS = 10  # repetitions of the input, for the expected output

EASY = b"530070000600195000098000060800060003400803001700020006060000280000419005000080079\n"
NEARLY = b"534678912672195348198342567859761423426853791713924856961537284287419635345286...\n"
CASE = b":0000:4:" + EASY.strip().replace(b"0", b".") + b":::413:\n"  # a placement that is no full house
LOG = subprocess.run([COMMAND, "solve", "--log", "json", EASY.strip()], check=True, stdout=-1).stdout

# Each command with its words and what it reads, again and again; None where it reads nothing.
TRIALS = {
    "solve": (["--log", "text"], EASY), "explain": ([], EASY), "hint": (["--all"], NEARLY), "why": (["r9c7=1"], NEARLY), "judge": (["r9c7=1"], NEARLY),
    "review": (["--moves", EASY.decode().strip(), " ".join(["r9c7=1"] + 1000 * ["undo redo"])], None),
    "check": (["--json"], EASY), "grade": (["--trace"], EASY), "join": (["-"], EASY), "verify": ([], LOG), "generate": (["-n", "100000000", "--seed", "5"], None),
    "convert": (["--to", "sdk"], EASY), "draw": (["--format", "text"], EASY), "library": (["-"], CASE), "mcp": ([], b'{"id":1,"method":"ping"}\n'),
    "worksheet": (["--level", "easy", "-n", "300"], None), "drill": (["naked-single", "-n", "200"], None),
    "dataset": (["-n", "100000000", "--level", "easy"], None), "lesson": (["x-wing"], None), "curriculum": (["--json", "--level", "easy-medium"], None), "strategies": (["--json"], None),
}

SHORT = {"learn"}  # what these write fits into any pipe


def default_interrupt():
    """Restores the default action, since a shell's background jobs ignore the signal and the command would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(words, output):
    return subprocess.Popen([COMMAND, *words], stdin=-1, stdout=output, stderr=-1, preexec_fn=default_interrupt)


def feed(program, chunks):
    """Writes the input to the program until the program stops reading."""
    try:
        for chunk in chunks:
            program.stdin.write(chunk)
        program.stdin.close()
    except (BrokenPipeError, ValueError):
        pass


def narrow_pipe():
    """Returns a pipe that is soon full, where the system supports one."""
    reading, writing = os.pipe()
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    return reading, writing


class Run:
    """Runs a command with an endless input.  READ(pipe, program) reads the output and closes the pipe; without READ the output has no reader."""

    def __init__(self, words, unit, read=None):
        reading, writing = narrow_pipe()
        if read is None:
            os.close(reading)
        program = start(words, writing)
        os.close(writing)
        feeder = threading.Thread(target=feed, args=(program, itertools.repeat(unit) if unit else ()))
        timer = threading.Timer(PATIENCE, program.kill)
        feeder.start()
        timer.start()
        self.out = read(reading, program) if read else b""
        self.err = program.stderr.read()
        self.status = program.wait()
        feeder.join()
        timer.cancel()
        program.stderr.close()

    def flaw(self, status, usual):
        if self.status != status or self.err:
            return f"status {self.status} instead of {status}, message {self.err[:200]!r}"
        return None if usual.startswith(self.out[:len(usual)]) else f"not the beginning of the usual output: {self.out[-200:]!r}"


def reads_a_little(reading, _program):
    out = os.read(reading, 10)
    os.close(reading)
    return out


def interrupts(reading, program):
    """Reads after the signal: until then a command with much output is blocked in the middle of it."""
    time.sleep(random.random() * 0.1)
    program.send_signal(signal.SIGINT)
    out = b"".join(iter(lambda: os.read(reading, 4096), b""))
    os.close(reading)
    return out


def usual_output(words, unit):
    """Returns the output up to a limit, without its last line, which may be a summary."""
    words = [re.sub("^100000000$", str(ROUNDS), word) for word in words]
    done = subprocess.run([COMMAND, *words], input=(unit or b"") * ROUNDS, stdout=-1, stderr=-3, check=False)
    return done.stdout[:done.stdout.rfind(b"\n", 0, -1) + 1]


def flaws(word):
    if word not in TRIALS:
        return ["there is no trial of this command"]
    more, unit = TRIALS[word]
    words = [word, *more]
    usual = usual_output(words, unit)
    if not usual:
        return ["nothing comes out of it"]
    runs = {
        "--help, nobody reads": (Run([word, "--help"], None), TROUBLE),
        "nobody reads": (Run(words, unit), TROUBLE),
        "one exits": (Run(words, unit, reads_a_little), TROUBLE),
        "interrupted": (Run(words, unit, interrupts), -signal.SIGINT),
    }
    found = [(how, run.flaw(status, usual)) for how, (run, status) in runs.items()]
    return [f"{how}: {what}" for how, what in found if what]


def main():
    print(f"# seed {SEED}")
    random.seed(SEED)
    said = subprocess.run([COMMAND, "--help"], check=True, stdout=-1, text=True).stdout
    commands = re.findall(r"^  ([a-z]+)  ", said, re.M)
    commands = [word for word in commands if word not in SHORT]
    flawed = 0
    for number, word in enumerate(commands, 1):
        found = flaws(word)
        flawed += bool(found)
        print(f"{'not ' if found else ''}ok {number} - {word}", *(f"# {line}" for line in found), sep="\n", flush=True)
    print(f"1..{len(commands)}")
    return 1 if flawed or not commands else 0


sys.exit(main())

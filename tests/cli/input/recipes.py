#!/usr/bin/env python3
"""recipes.py - the recipes of docs/batches.md, each run as it is written there: GNU parallel, Slurm, Spark's pipe, DuckDB.  TAP.

A recipe whose program is missing is skipped.  Slurm is one node, started here with its own folder, key and ports.  DuckDB is its module for
Python, or for Node.js (NODE_PATH).

SPDX-License-Identifier: MIT
"""
import contextlib
import csv
import gzip
import importlib.util
import io
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

COMMAND = pathlib.Path(os.environ["CH_BINARY"])
SOURCE = pathlib.Path(os.environ["CH_SOURCE"])
THINNING = int(os.environ.get("CH_THINNING", "1"))
COLUMNS = "about,path,se,place"
PATIENCE = 240  # seconds for Slurm to end its tasks


class Skipped(Exception):
    """The program that a recipe needs is missing."""


def recipes():
    text = (SOURCE / "docs/batches.md").read_text("utf-8")
    return dict(re.findall(r"^<!-- recipe: ([a-z-]+) -->\n```\w+\n(.*?)^```$", text, re.M | re.S))


RECIPES = recipes()


def shell(script, **more):
    done = subprocess.run(["sh", "-eu", "-c", script], capture_output=True, text=True, check=False, **more)
    assert done.returncode == 0, f"status {done.returncode}: {done.stderr}{done.stdout}"
    return done.stdout


def graded(*words):
    return subprocess.run([COMMAND, "grade", *words, "puzzles.txt"], capture_output=True, check=False).stdout


def need(*programs):
    for program in programs:
        if shutil.which(program) is None:
            raise Skipped(f"{program} is not installed")


def write_list(errors):
    """Writes puzzles of two levels; with ERRORS also a line that cannot be read, and a puzzle without a solution."""
    lines = [line for name in ("easy", "expert") for line in (SOURCE / f"puzzles/{name}.txt").read_text("utf-8").split() if len(line) == 81]
    lines = lines[::max(2, THINNING)]
    if errors:
        lines[5:5] = ["53a", "11" + 79 * "."]
    pathlib.Path("puzzles.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return len(lines)


# ---- the recipes ----

def by_parallel():
    need("parallel")
    if "GNU" not in subprocess.run(["parallel", "--version"], capture_output=True, text=True, check=False).stdout:
        raise Skipped("parallel is not GNU parallel")
    count = write_list(errors=False)
    shell(RECIPES["parallel"])
    assert gzip.decompress(pathlib.Path("grades.csv.gz").read_bytes()) == graded("--columns", COLUMNS), "another result than of one run"
    manifest = json.loads(pathlib.Path("grades.csv.gz.manifest.json").read_text("utf-8"))
    assert manifest["counts"]["unique"] == manifest["counts"]["records"] == count, manifest["counts"]
    pathlib.Path("part.3.csv.gz").write_bytes(gzip.compress(b"puzzle\n"))
    done = subprocess.run(["sh", "-c", RECIPES["parallel"].splitlines()[-1]], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "part.3.csv.gz" in done.stderr, f"a changed part is joined: {done.stderr}"


def two_ports():
    with socket.socket() as one, socket.socket() as other:
        for it in (one, other):
            it.bind(("127.0.0.1", 0))
        return one.getsockname()[1], other.getsockname()[1]


def is_running(process):
    return pathlib.Path(f"/proc/{process}").exists()


def stop(folder, name):
    """Ends a daemon, and waits until it has."""
    file = folder / f"{name}.pid"
    if not file.exists():
        return
    process = int(file.read_text("utf-8"))
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGTERM)
    until(lambda: not is_running(process), f"end of {name}")


@contextlib.contextmanager
def slurm(folder):
    """Starts a Slurm of one node, whose files are all in the folder."""
    need("munged", "slurmctld", "slurmd", "sbatch")
    if os.geteuid() != 0:
        raise Skipped("Slurm's daemons need root")
    host = socket.gethostname().split(".")[0]
    key = folder / "munge.key"
    key.write_bytes(os.urandom(1024))
    key.chmod(0o400)
    ports = two_ports()
    (folder / "slurm.conf").write_text(f"""ClusterName=one
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthInfo=socket={folder}/munge.socket
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
SchedulerParameters=sched_interval=1,batch_sched_delay=0
NodeName={host} NodeAddr=127.0.0.1 CPUs={len(os.sched_getaffinity(0))} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
""", "utf-8")
    (folder / "state").mkdir()
    (folder / "spool").mkdir()
    os.environ["SLURM_CONF"] = str(folder / "slurm.conf")
    try:
        shell(f"""munged --force --key-file={key} --socket={folder}/munge.socket --pid-file={folder}/munged.pid \
            --log-file={folder}/munged.log --seed-file={folder}/munge.seed; slurmctld; slurmd""")
        until(lambda: "idle" in subprocess.run(["sinfo", "-h", "-o", "%T"], capture_output=True, text=True, check=False).stdout, "an idle node")
        yield
    finally:
        subprocess.run(["scancel", "--me"], capture_output=True, check=False)
        for name in ("slurmd", "slurmctld", "munged"):
            stop(folder, name)


def until(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"no {what} after {PATIENCE} s"
        time.sleep(0.2)


def by_slurm(folder):
    with slurm(folder):
        write_list(errors=False)
        pathlib.Path("grade.job").write_text(RECIPES["slurm"], "utf-8")
        shell(RECIPES["slurm-join"])
        whole = graded("--columns", COLUMNS)
        assert pathlib.Path("grades.csv").read_bytes() == whole, "another result than of one run"
        for part in range(1, 5):
            os.remove(f"part.{part}.csv")
        requeue_one()
        shell(RECIPES["slurm-join"].splitlines()[-1])
        assert pathlib.Path("grades.csv").read_bytes() == whole, "another result after a task was requeued"


def requeue_one():
    """Submits the array again, and requeues its second task as soon as that has written a record."""
    job = shell("sbatch --parsable grade.job").strip()
    part = pathlib.Path("part.2.csv")
    until(lambda: part.exists() and part.read_bytes().count(b"\n") > 1 or ended(job), "record of part 2")
    if not ended(f"{job}_2"):
        shell(f"scontrol requeue {job}_2")
        until(lambda: subprocess.run(["scontrol", "update", f"JobId={job}_2", "StartTime=now"], capture_output=True, check=False).returncode == 0
              or ended(job), "requeued task")
    until(lambda: ended(job), "end of the tasks")


def ended(job):
    return not subprocess.run(["squeue", "-h", "-j", job], capture_output=True, text=True, check=False).stdout


def by_spark():
    write_list(errors=True)
    words = re.search(r'\.pipe\("(.*)"\)', RECIPES["spark"])[1]
    lines = pathlib.Path("puzzles.txt").read_text("utf-8").splitlines(keepends=True)
    partitions = [lines[:20], lines[20:21], lines[21:], []]
    found = "".join(shell(words, input="".join(partition)) for partition in partitions)
    assert found.encode() == graded("--columns", "puzzle,status,level,se", "--no-header"), "another result than of one run"


def duckdb():
    """Returns a function that runs a query and returns its rows, and the types of its columns."""
    if importlib.util.find_spec("duckdb") is not None:
        import duckdb as module

        def ask(query):
            found = module.sql(query)
            return [list(row) for row in found.fetchall()], [str(kind) for kind in found.types]

        return ask
    script = """const { DuckDBInstance } = require("@duckdb/node-api");
DuckDBInstance.create().then((it) => it.connect()).then((it) => it.runAndReadAll(process.argv[2])).then((it) =>
  console.log(JSON.stringify([it.getRowsJson(), it.columnTypes().map(String)])));"""
    if shutil.which("node") is None or subprocess.run(["node", "-e", 'require("@duckdb/node-api")'], capture_output=True, check=False).returncode:
        raise Skipped("DuckDB is not installed, for Python or for Node.js")

    def ask_node(query):
        pathlib.Path("ask.cjs").write_text(script, "utf-8")
        done = subprocess.run(["node", "ask.cjs", query], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        rows, kinds = json.loads(done.stdout)
        return rows, kinds

    return ask_node


def by_duckdb():
    ask = duckdb()
    write_list(errors=True)
    subprocess.run([COMMAND, "grade", "--columns", COLUMNS, "--max-er", "7", "-o", "grades.csv.gz", "puzzles.txt"], capture_output=True, check=False)
    rows = list(csv.DictReader(io.StringIO(gzip.decompress(pathlib.Path("grades.csv.gz").read_bytes()).decode())))
    unique = [row for row in rows if row["status"] == "unique"]
    levels = {row["level"] for row in unique}
    found, kinds = ask(RECIPES["duckdb"].strip().rstrip(";"))
    assert kinds == ["VARCHAR", "BIGINT", "DOUBLE", "DOUBLE"], kinds
    assert {row[0] for row in found} == levels and len(levels) > 1 and sum(int(row[1]) for row in found) == len(unique), found
    assert sorted({row[3] for row in found}, key=str) == sorted({7.0, None}, key=str), found
    for level, _, mean, _ in found:
        known = [float(row["se.er"]) for row in unique if row["level"] == level and row["se.er"]]
        assert abs(mean - sum(known) / len(known)) < 1e-9, (level, mean, known)
    found, kinds = ask(RECIPES["duckdb-errors"].strip().rstrip(";"))
    assert kinds == ["VARCHAR", "BIGINT", "VARCHAR", "VARCHAR"], kinds
    assert [[row[0], int(row[1]), *row[2:]] for row in found] == [["puzzles.txt", 6, "bad-cell", "53a"]], found
    ask(RECIPES["duckdb-parquet"].strip().rstrip(";"))
    found, kinds = ask("SELECT level, \"se.er\" FROM 'grades.parquet' WHERE level IS NOT NULL")
    assert kinds == ["VARCHAR", "DOUBLE"] and len(found) == len([row for row in rows if row["level"]]), (kinds, len(found))


def main():
    trials = {"GNU parallel": by_parallel, "Slurm": by_slurm, "Spark's pipe, imitated": by_spark, "DuckDB": by_duckdb}
    os.environ["PATH"] = f"{COMMAND.parent}:{os.environ['PATH']}"
    print(f"1..{len(trials)}")
    for number, (name, trial) in enumerate(trials.items(), 1):
        with tempfile.TemporaryDirectory() as place:
            os.chdir(place)
            said = f"ok {number} - {name}"
            try:
                trial(pathlib.Path(place)) if trial is by_slurm else trial()
            except Skipped as reason:
                said += f" # SKIP skipped: {reason}"
            except AssertionError as error:
                said = f"not ok {number} - {name}\n# " + str(error).replace("\n", "\n# ")
            print(said, flush=True)
            os.chdir("/")


sys.exit(main())

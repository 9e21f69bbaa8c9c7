#!/usr/bin/env python3
"""cross.py - The search gives the same results on other machines, byte for byte: SOLUTIONS DIRECTORY [SETUP_OPTION...]

SOLUTIONS is the driver solutions.c, built for this machine; its output for some hundred puzzles must equal that of the driver on each machine of the table, built in DIRECTORY with the project's own meson.build files and run by an emulator.  A machine whose
compiler or emulator is missing is skipped.  TAP on standard output.

SPDX-License-Identifier: MIT
"""

import dataclasses
import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(os.environ["CH_SOURCE"])
CROSS = SOURCE / "tests/search/cross"
FEWEST = 100  # puzzles
FROM_SHARED = 50  # puzzles of each shared list


@dataclasses.dataclass(frozen=True)
class Machine:
    family: str
    compiler: str
    emulator: list
    kernels: str  # as solutions.c names them
    packages: str
    endian: str = "little"
    options: list = ()
    link_options: list = ()


MACHINES = (
    Machine("aarch64", "aarch64-linux-gnu-gcc", ["qemu-aarch64"], "base scalar",
            "gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user", link_options=["-static"]),
    Machine("s390x", "s390x-linux-gnu-gcc", ["qemu-s390x"], "scalar",
            "gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user", endian="big",
            link_options=["-static"]),
    Machine("wasm32", "clang", ["node", "--no-warnings", str(CROSS / "wasi.mjs")], "base scalar",
            "clang lld wasi-libc libclang-rt-dev-wasm32 nodejs",
            options=["--target=wasm32-wasi", "-msimd128"], link_options=["--target=wasm32-wasi"]),
)

CROSS_FILE = """[binaries]
c = '{m.compiler}'
ar = 'ar'
exe_wrapper = {m.emulator}
[host_machine]
system = 'unknown'
cpu_family = '{m.family}'
cpu = '{m.family}'
endian = '{m.endian}'
[built-in options]
c_args = {options}
c_link_args = {links}
"""

# Flags for this machine are none for another.
ENVIRONMENT = {name: value for name, value in os.environ.items()
               if name not in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")}


class Missing(Exception):
    """A compiler or emulator of a machine is missing."""


def run(command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, env=ENVIRONMENT, check=False, **options)


def must(command):
    done = run(command)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout.decode()}{done.stderr.decode()}")


def puzzles():
    """The project's, some of the shared ones, and all of them again with two digits less, which leaves many solutions."""
    found = []
    for path in sorted(glob.glob(str(SOURCE / "puzzles/*.txt"))):
        found += re.findall(r"^[0-9.]{81}(?!\S)", pathlib.Path(path).read_text(encoding="utf-8"), re.MULTILINE)
    if os.environ.get("CH_SHARED"):
        for path in sorted(glob.glob(os.environ["CH_SHARED"] + "/puzzles/*.txt")):
            text = pathlib.Path(path).read_text(encoding="utf-8")
            listed = re.findall(r"^[0-9.]{81}(?!\S)", text, re.MULTILINE)
            found += listed[::len(listed) // FROM_SHARED + 1]
    found += [re.sub("[12]", ".", puzzle) for puzzle in found] + ["." * 81]
    return "".join(puzzle + "\n" for puzzle in found).encode(), len(found)


def look_for(machine):
    """Missing is raised unless a program that does nothing can be built and run."""
    for tool in (machine.compiler, machine.emulator[0], "meson", "ninja"):
        if shutil.which(tool) is None:
            raise Missing(f"no {tool} ({machine.packages})")
    with tempfile.TemporaryDirectory() as directory:
        source = pathlib.Path(directory, "nothing.c")
        source.write_text("#include <stdio.h>\nint main(void)\n{\n    return puts(\"\") < 0;\n}\n", encoding="ascii")
        program = source.with_suffix("")
        built = run([machine.compiler, *machine.options, *machine.link_options, source, "-o", program])
        if built.returncode != 0 or run([*machine.emulator, program]).returncode != 0:
            raise Missing(f"no program can be built and run ({machine.packages})")


def lay_out(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for path in ("src", "include", "tests/search/solutions.c", "tests/search/cross/meson.build"):
        link = folder / pathlib.Path(path).name
        if not link.is_symlink():
            link.symlink_to(SOURCE / path)


def build(machine, directory, options):
    """The driver for the machine; built anew only where something has changed."""
    folder = directory / machine.family
    cross_file = directory / f"{machine.family}.ini"
    text = CROSS_FILE.format(m=machine, options=list(machine.options), links=list(machine.link_options))
    lay_out(directory / "source")
    if not (folder / "build.ninja").exists() or not cross_file.exists() or cross_file.read_text(encoding="utf-8") != text:
        shutil.rmtree(folder, ignore_errors=True)
        cross_file.write_text(text, encoding="utf-8")
        must(["meson", "setup", "--cross-file", cross_file, *options, folder, directory / "source"])
    must(["ninja", "-C", folder])
    return folder / "solutions"


def faults(done, expected, kernels):
    """Yields the faults of a run of the driver."""
    if done.returncode != 0:
        yield f"exit status {done.returncode}"
    if kernels is not None and f"kernels: {kernels}" not in done.stderr.decode(errors="replace").splitlines():
        yield f"the kernels were to be: {kernels}"
    if done.stdout != expected:
        lines = zip(done.stdout.decode(errors="replace").splitlines(), expected.decode().splitlines())
        unlike = [f"puzzle {number}: {here}, not {there}" for number, (here, there) in enumerate(lines, 1) if here != there]
        yield f"{len(unlike)} puzzles differ; {len(done.stdout)} bytes, {len(expected)} expected"
        yield from unlike[:5]


def report(number, name, done, expected, kernels=None):
    found = list(faults(done, expected, kernels))
    said = done.stderr.decode(errors="replace").splitlines()[:20]
    print("not ok" if found else "ok", number, "-", name)
    print(*(f"# {line}" for line in found + said), sep="\n", flush=True)
    return not found


def test(number, machine, question, expected, directory, options):
    name = f"{machine.family} finds the same"
    try:
        look_for(machine)
        done = run([*machine.emulator, build(machine, directory, options)], input=question)
    except Missing as missing:
        print(f"ok {number} - {name} # SKIP {missing}", flush=True)
        return True
    except RuntimeError as error:
        lines = "\n# ".join(str(error).splitlines())
        print(f"not ok {number} - {name}\n# {lines}", flush=True)
        return False
    return report(number, name, done, expected, machine.kernels)


def main():
    solutions, directory, *options = sys.argv[1:]
    question, count = puzzles()
    print(f"1..{len(MACHINES) + 1}\n# {count} puzzles", flush=True)
    native = run([solutions], input=question)
    enough = count >= FEWEST and native.stdout.count(b"\n") == count
    good = report(1, "kernels of this machine find the same", native, native.stdout if enough else b"")
    for number, machine in enumerate(MACHINES, 2):
        good = test(number, machine, question, native.stdout, pathlib.Path(directory), options) and good
    return 0 if good else 1


sys.exit(main())

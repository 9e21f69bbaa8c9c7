"""pointers.py - passes NULL for each pointer parameter in turn of each public function: pointers.py LIBRARY INCLUDE MAP

The headers of INCLUDE declare the functions and their parameters, MAP lists those that the library exports.  SAMPLES has a valid argument for
each name of a parameter.  Each call is made in its own process, since it may crash.  The rule is that of
crosshatch.h: a status is BAD_ARGUMENT, an outcome STUCK, any other number 0; and what may be NULL changes nothing.

SPDX-License-Identifier: MIT
"""

import ctypes
import os
import pathlib
import re
import sys

EASY = b"530070000600195000098000060800060003400803001700020006060000280000419005000080079"
HALF = b"534070000600195000098000060800060003400803001700020006060000280000419005000080079"
OK, BAD_ARGUMENT, STUCK = 0, 3, 1
WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
TAKE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)

# Parameters that may be NULL, by function and name; a star matches every function.
MAY_BE_NULL = {"* fault", "* context", "* options", "ch_find_solution result", "ch_random_solution result",
               "ch_each_solution result", "ch_write_judgement reason", "ch_write_techniques name", "ch_write_traces counts"}
MAY_NOT = {"ch_write_fault fault", "ch_generate options", "ch_grade_within options"}
OWN_SAMPLES = {"ch_write_formula format": b"lrat", "ch_write_proof format": b"lrat", "ch_grade_field name": b"givens",
               "ch_write_curriculum write": WRITE(lambda context, data, length: 1)}  # ends after the first lesson
NO_STATUS = {"ch_outcome": STUCK}
USUAL = {"ch_write_curriculum": 5}  # CH_IO


def prototypes(include):
    """Returns the result of each public function and its parameters, as pairs of type and name."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(include.glob("*.h")))
    found = {}
    for result, name, listed in re.findall(r"^CH_API ([^;(]*?)(ch_\w+)\(([^;]*)\);", text, re.MULTILINE):
        pairs = [re.fullmatch(r"(.*?)(\w+)", part.strip()).groups() for part in listed.split(",") if part.strip() != "void"]
        found[name] = (result.strip(), [(kind.strip(), word) for kind, word in pairs])
    return found


def is_pointer(kind):
    return kind.endswith("*") or kind in ("ChWrite", "ChTakePuzzle", "ChTakeSolution", "ChTakeStep")


class Library:
    """The library, with a workspace and a grader, and sample arguments of its functions."""

    def __init__(self, path):
        self.dll = ctypes.CDLL(path)
        self.memory = {name: self.block(name) for name in ("workspace", "grader")}
        self.technique = ctypes.create_string_buffer(b"x-wing")
        self.samples = {
            "workspace": self.made("workspace"), "grader": self.made("grader"), "text": EASY, "game": b"undo", "json": b"", "form": b"line",
            "format": b"line", "info": self.sized(), "fact": self.sized(), "counts": self.sized(), "grade": self.sized(), "value": self.sized(),
            "result": self.sized(), "options": self.sized(), "solution": ctypes.create_string_buffer(82), "fault": ctypes.create_string_buffer(60), "context": ctypes.c_char_p(b""),
            "question": b"r1c4=6", "move": b"r1c4=6", "reason": b"naked-single", "name": b"x-wing", "practice": self.sized(ctypes.addressof(self.technique)),
            "lesson": self.sized(ctypes.addressof(self.technique)), "drill": self.sized(ctypes.addressof(self.technique)), "sheet": self.sized(ctypes.addressof(self.technique)),
            "write": WRITE(self.keep), "take": TAKE(lambda context, thing: 0)}
        self.written = b""
        self.read()
        self.dll.ch_write_log(self.samples["workspace"], 0, 0, self.samples["write"], None)
        self.samples["json"] = self.written

    def block(self, name):
        size = getattr(self.dll, f"ch_{name}_size")
        size.restype = ctypes.c_size_t
        return (ctypes.c_longdouble * (size() // ctypes.sizeof(ctypes.c_longdouble) + 1))()

    def made(self, name):
        place = ctypes.c_void_p()
        memory = self.memory[name]
        assert getattr(self.dll, f"ch_{name}_init")(memory, ctypes.c_size_t(ctypes.sizeof(memory)), ctypes.byref(place)) == OK
        return place

    @staticmethod
    def sized(*members):
        """Returns a struct that begins with its size and these members, as long as those of future versions."""
        return (ctypes.c_size_t * 32)(32 * ctypes.sizeof(ctypes.c_size_t), *members)

    def keep(self, _, data, length):
        self.written += ctypes.string_at(data, length)
        return 0

    def read(self):
        work = self.samples["workspace"]
        assert self.dll.ch_read(work, HALF, ctypes.c_size_t(81), None) == OK
        assert self.dll.ch_solve(work, None, None) == OK

    def argument(self, function, kind, name):
        if name == "memory":
            return self.memory[function.split("_")[1]]
        if kind.endswith("**"):
            return ctypes.byref(ctypes.c_void_p())
        if is_pointer(kind):
            return OWN_SAMPLES.get(f"{function} {name}") or self.samples[name]
        text = {"ch_audit_log": "json", "ch_verify_log": "json", "ch_write_review": "game"}.get(function, "text")
        sizes = {"length": len(self.samples[text]), "size": 1 << 30, "budget": 0,
                 "column": 4}  # r1c4 is empty
        return {"uint64_t": ctypes.c_uint64, "size_t": ctypes.c_size_t}.get(kind, ctypes.c_int)(sizes.get(name, 1))

    def call(self, function, parameters, null=None, empty=False):
        """Returns the result as a number.  NULL is the index of the parameter that is NULL; with EMPTY texts have no bytes."""
        arguments = [self.argument(function, kind, name) for kind, name in parameters]
        for i, (_, name) in enumerate(parameters):
            if i == null:
                arguments[i] = None
            elif empty and name == "length":
                arguments[i] = ctypes.c_size_t(0)
        called = getattr(self.dll, function)
        called.restype = ctypes.c_uint64 if function == "ch_hash" else ctypes.c_int
        return called(*arguments)


def outcome(action):
    """Returns the result of ACTION in its own process, or how that process ended."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, str(action()).encode())
        os._exit(0)
    os.close(writer)
    ended = os.waitpid(child, 0)[1]
    with os.fdopen(reader, "rb") as said:
        return int(said.read()) if ended == 0 else f"an end with status {ended}"


def expected(name, result, word, usual):
    if {f"* {word}", f"{name} {word}"} & MAY_BE_NULL and f"{name} {word}" not in MAY_NOT:
        return usual
    return BAD_ARGUMENT if result == "ChStatus" else NO_STATUS.get(name, 0)


def faults(library, name, result, parameters):
    usual = outcome(lambda: library.call(name, parameters))
    if result == "ChStatus" and usual != USUAL.get(name, OK):
        yield f"{usual} without NULL"
    for i, (kind, word) in enumerate(parameters):
        if not is_pointer(kind):
            continue
        got = outcome(lambda: library.call(name, parameters, null=i))
        if got != expected(name, result, word, usual):
            yield f"{word} NULL: {got}"
        if word in ("text", "json", "game"):
            empty = outcome(lambda: library.call(name, parameters, empty=True))
            got = outcome(lambda: library.call(name, parameters, null=i, empty=True))
            if got != empty:
                yield f"{word} NULL and empty: {got}, not {empty}"


def main():
    path, include, listed = sys.argv[1:]
    library = Library(path)
    declared = prototypes(pathlib.Path(include))
    exported = re.findall(r"^ +(ch_\w+);", pathlib.Path(listed).read_text(encoding="utf-8"), re.MULTILINE)
    good = bool(exported)
    print(f"1..{len(exported)}")
    for number, name in enumerate(exported, 1):
        result, parameters = declared[name]
        found = list(faults(library, name, result, parameters))
        print("not ok" if found else "ok", number, "-", name, ", ".join(word for kind, word in parameters if is_pointer(kind)))
        print(*(f"# {fault}\n" for fault in found), sep="", end="", flush=True)
        good = good and not found
    return 0 if good else 1


sys.exit(main())

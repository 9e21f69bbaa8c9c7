"""solve.py - the library from Python, through ctypes: solve.py [LIBRARY [PUZZLE]]

SPDX-License-Identifier: MIT
"""
import ctypes
import sys

SAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ENGLISH = 0
WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)


def collector(parts):
    """Returns a callback that appends what the library writes to PARTS."""

    @WRITE
    def take(_, data, length):
        parts.append(ctypes.string_at(data, length))
        return 0

    return take


class Fault(ctypes.Structure):
    """A ChFault: what went wrong, and where in the input."""

    _fields_ = [("status", ctypes.c_int), ("line", ctypes.c_uint32), ("column", ctypes.c_uint32), ("found", ctypes.c_char * 48)]


class Crosshatch:
    """A workspace of the library.  Threads need one each."""

    def __init__(self, path="libcrosshatch.so.1"):
        self.library = ctypes.CDLL(path)
        self.library.ch_workspace_size.restype = ctypes.c_size_t
        size = self.library.ch_workspace_size()
        self.memory = (ctypes.c_longdouble * (size // ctypes.sizeof(ctypes.c_longdouble) + 1))()
        self.work = ctypes.c_void_p()
        self.fault = Fault()
        self.call("ch_workspace_init", self.memory, ctypes.c_size_t(ctypes.sizeof(self.memory)), ctypes.byref(self.work))

    def call(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status != 0:
            raise ValueError(self.message(status))

    def message(self, status):
        self.fault.status = status
        parts = []
        self.library.ch_write_fault(ctypes.byref(self.fault), ENGLISH, collector(parts), None)
        return b"".join(parts).decode()

    def written(self, name, *arguments):
        """Returns the output of a ch_write_...() function."""
        parts = []
        self.call(name, self.work, *arguments, collector(parts), None)
        return b"".join(parts).decode()

    def solve(self, puzzle):
        text = puzzle.encode()
        self.fault = Fault()
        self.call("ch_read", self.work, text, ctypes.c_size_t(len(text)), ctypes.byref(self.fault))
        self.call("ch_solve", self.work, None, ctypes.byref(self.fault))


def main():
    crosshatch = Crosshatch(*sys.argv[1:2])
    crosshatch.solve(sys.argv[2] if len(sys.argv) > 2 else SAMPLE)
    print(crosshatch.written("ch_write_explanation", ENGLISH), end="")
    print(crosshatch.written("ch_write_grid", b"line"), end="")


if __name__ == "__main__":
    main()

"""build_extension - writes the C source of the extension module: build_extension.py INCLUDE SOURCE CDEF COMPILER...

cffi makes the source from the declarations of the public headers.  The compiler expands them, with empty system headers, and CDEF
keeps the result: what Python sees of the library.

SPDX-License-Identifier: MIT
"""
import pathlib
import subprocess
import sys
import tempfile

import cffi

# What the modules need beside the public functions: memory for workspaces, and callbacks.
MORE = """
void *malloc(size_t size);
void free(void *memory);
extern "Python" int crosshatch_write(void *context, const char *bytes, size_t length);
extern "Python" int crosshatch_poll(void *context, uint64_t done);
extern "Python" int crosshatch_take_puzzle(void *context, const ChFault *fault);
extern "Python" int crosshatch_take_step(void *context);
extern "Python" int crosshatch_take_solution(void *context, const char *solution);
"""

PROLOGUE = "#include <stdlib.h>\n#include <crosshatch/crosshatch.h>\n"


def declarations(include, compiler):
    """Returns the declarations of crosshatch.h without those of system headers."""
    with tempfile.TemporaryDirectory() as empty:
        for name in ("stddef.h", "stdint.h"):
            pathlib.Path(empty, name).write_text("", "utf-8")
        source = '#undef CH_API\n#define N_(text) text\n#include <crosshatch/crosshatch.h>\n'
        done = subprocess.run([*compiler, "-E", "-P", "-nostdinc", "-isystem", empty, "-I", include, "-D__attribute__(x)=", "-"],
                              input=source, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


def main():
    include, source, cdef, *compiler = sys.argv[1:]
    text = declarations(include, compiler) + MORE
    pathlib.Path(cdef).write_text(text, "utf-8")
    ffi = cffi.FFI()
    ffi.cdef(text)
    ffi.set_source("crosshatch._crosshatch", PROLOGUE, py_limited_api=True)
    ffi.emit_c_code(source)


main()

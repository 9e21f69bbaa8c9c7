"""header_examples.py - writes a program with the examples in the comments of the headers: header_examples.py OUTPUT HEADER...

An example is what a comment indents by six blanks.  Each becomes a function; the program has the names that the examples use.  It runs
them all, and fails if the library refuses what one does or if one that writes wrote nothing.

SPDX-License-Identifier: MIT
"""
import pathlib
import re
import sys

LEAST = 8  # examples in the headers

PROLOGUE = """\
#include <crosshatch/crosshatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char text[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static ChWorkspace *work;
static ChGrader *grader;
static ChFault fault;
static size_t written;

static int write_to_stdout(void *context, const char *bytes, size_t length)
{
    (void)context;
    written += length;
    return fwrite(bytes, 1, length, stdout) != length;
}
#define printf(...) (written += (size_t)printf(__VA_ARGS__))
"""

RUN = """
static int failures;

static void run(const char *place, void (*example)(void), int writes)
{
    void *const memory = malloc(ch_workspace_size());

    written = 0;
    fault = (ChFault){.status = CH_OK};
    if (ch_workspace_init(memory, ch_workspace_size(), &work) == CH_OK && ch_read(work, text, strlen(text), NULL) == CH_OK)
        example();
    free(memory);
    if (fault.status != CH_OK || (written > 0) != writes) {
        fprintf(stderr, "%s: status %d, %zu bytes written\\n", place, (int)fault.status, written);
        failures++;
    }
}
"""


def examples(header):
    """Yields the line and the code of each example of a header."""
    text = header.read_text("utf-8")
    for match in re.finditer(r"(?:^ \* {6}.*\n(?:^ \*\n(?= \* {6}))?)+", text, re.MULTILINE):
        code = re.sub(r"^ \*(?: {6})?", "", match[0], flags=re.MULTILINE)
        yield text.count("\n", 0, match.start()) + 1, code


def main():
    output, *headers = (pathlib.Path(name) for name in sys.argv[1:])
    found = [(header.name, line, code) for header in headers if header.suffix == ".h" for line, code in examples(header)]
    if len(found) < LEAST:
        sys.exit(f"expected at least {LEAST} examples in the headers; found {len(found)}")
    functions = [f"\n/* {name}:{line} */\nstatic void example_{i}(void)\n{{\n{code}}}\n" for i, (name, line, code) in enumerate(found)]
    calls = [f'    run("{name}:{line}", example_{i}, {int(bool(re.search("printf|write_to_stdout", code)))});\n'
             for i, (name, line, code) in enumerate(found)]
    grader = ["    void *const memory = malloc(ch_grader_size());\n\n",
              "    if (ch_grader_init(memory, ch_grader_size(), &grader) != CH_OK)\n        return 1;\n"]
    end = ["    free(memory);\n", "    return failures;\n"]
    output.write_text("".join([PROLOGUE, *functions, RUN, "\nint main(void)\n{\n", *grader, *calls, *end, "}\n"]), "utf-8")


main()

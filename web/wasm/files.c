/* files.c - a read-only file system without any files.
 *
 * Emscripten's own open() fails with EPERM for any name, as if the file existed and could not be
 * read.  The command reads an operand as a puzzle only if no file has its name, which is ENOENT.
 *
 * SPDX-License-Identifier: MIT
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

static int fail_with(int error)
{
    errno = error;
    return -1;
}

int open(const char *name, int flags, ...)
{
    static const char *const stream[] = {"/dev/stdin", "/dev/stdout", "/dev/stderr"};

    for (int descriptor = 0; descriptor < 3; descriptor++)
        if (strcmp(name, stream[descriptor]) == 0)
            return descriptor;
    return fail_with((flags & O_CREAT) != 0 ? EROFS : ENOENT);
}

int mkdir(const char *name, mode_t mode)
{
    (void)name;
    (void)mode;
    return fail_with(EROFS);
}

/* calls.c - a shim, preloaded into a command by kills.py, that makes a system call on files fail,
 * or kills the command there.
 *
 *      CH_CALL_AT=N       the N-th call that opens for writing, writes, syncs, closes, renames or
 *                         changes the owner of a file, counted from 1
 *      CH_CALL_DO=kill    is never made: the command is killed instead
 *      CH_CALL_DO=half    is half made, if it writes, and then the command is killed
 *      CH_CALL_DO=ERRNO   fails with that number
 *
 * SPDX-License-Identifier: MIT
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int open64(const char *name, int flags, ...);

static long calls;

/* Returns the wrapped function of that name.  ISO C has no cast from the result of dlsym(). */
#define NEXT(function) (*(__typeof__(&(function)) *)&(void *[]){dlsym(RTLD_NEXT, #function)})

/* Counts a call, and returns whether it must fail. */
static bool fails(int descriptor, const void *bytes, size_t length)
{
    const char *const at = getenv("CH_CALL_AT");
    const char *const what = getenv("CH_CALL_DO");

    if (at == NULL || what == NULL || ++calls != strtol(at, NULL, 10))
        return false;
    if (strcmp(what, "half") == 0 && length > 0)
        (void)!NEXT(write)(descriptor, bytes, length / 2);
    if (strcmp(what, "half") == 0 || strcmp(what, "kill") == 0)
        kill(getpid(), SIGKILL);
    errno = (int)strtol(what, NULL, 10);
    return true;
}

/* Returns whether the file is written by the measurement of coverage, not by the command. */
static bool is_of_coverage(const char *name)
{
    static const char ending[] = ".gcda";
    const size_t length = strlen(name);

    return length >= strlen(ending) && strcmp(name + length - strlen(ending), ending) == 0;
}

static bool opening_fails(const char *name, int flags)
{
    return (flags & O_ACCMODE) != O_RDONLY && !is_of_coverage(name) && fails(-1, NULL, 0);
}

/* The mode is passed when the flags require it; otherwise its value is ignored. */
#define OPEN(function)                                                                             \
    int function(const char *name, int flags, ...)                                                 \
    {                                                                                              \
        va_list list;                                                                              \
        va_start(list, flags);                                                                     \
        const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(list, mode_t) : 0;                     \
        va_end(list);                                                                              \
        return opening_fails(name, flags) ? -1 : NEXT(function)(name, flags, mode);                \
    }
OPEN(open)
OPEN(open64)

ssize_t write(int descriptor, const void *bytes, size_t length)
{
    return fails(descriptor, bytes, length) ? -1 : NEXT(write)(descriptor, bytes, length);
}

int close(int descriptor)
{
    const bool failed = fails(-1, NULL, 0);
    const int error = errno;
    const int status = NEXT(close)(descriptor);

    errno = failed ? error : errno;
    return failed ? -1 : status;
}

int fsync(int descriptor)
{
    return fails(-1, NULL, 0) ? -1 : NEXT(fsync)(descriptor);
}

int rename(const char *from, const char *to)
{
    return fails(-1, NULL, 0) ? -1 : NEXT(rename)(from, to);
}

int fchown(int descriptor, uid_t owner, gid_t group)
{
    return fails(-1, NULL, 0) ? -1 : NEXT(fchown)(descriptor, owner, group);
}

int fchmod(int descriptor, mode_t mode)
{
    return fails(-1, NULL, 0) ? -1 : NEXT(fchmod)(descriptor, mode);
}

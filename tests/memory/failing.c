/* failing.c - An allocator that fails on request: preloaded into a command by sweep.py, or part of
 * a program (library.c), which controls it by failing.h.
 *
 * Only allocations of the program and its library, and of cJSON and expat on their behalf, are
 * counted and can fail.  Others, such as popt and cairo, may exit or crash when memory runs
 * out; that is outside this project.
 *
 * A preloaded one is controlled by the environment:
 *
 *      CH_FAIL_AT=N      the N-th allocation fails, counted from 1; 0 or absent: none does
 *      CH_FAIL_ON=1      so do all after it
 *      CH_FAIL_TELL=F    writes to F at exit: allocations requested, blocks never freed
 *
 * Allocations after main(), such as those that write the counters of a coverage build, are not the
 * program's own: none is counted then, and none fails.
 *
 * The shim wraps glibc's own allocator, through the names that glibc keeps for that.
 *
 * SPDX-License-Identifier: MIT
 */
#include "failing.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void __libc_free(void *block);

typedef int Main(int argc, char **argv, char **environment);
typedef int Start(Main *program, int argc, char **argv, void (*init)(void), void (*fini)(void),
                  void (*unload)(void), void *stack);
Start __libc_start_main;

static atomic_long requested;
static atomic_long living;
static long fail_at;
static bool fail_on;
static atomic_bool over;
static Main *whole_program;

static long number_in(const char *name)
{
    const char *const value = getenv(name);

    return value != NULL ? strtol(value, NULL, 10) : 0;
}

void failing_begin(long at, bool on)
{
    fail_at = at;
    fail_on = on;
    atomic_store(&requested, 0);
    atomic_store(&living, 0);
}

long failing_requested(void)
{
    return atomic_load(&requested);
}

long failing_living(void)
{
    return atomic_load(&living);
}

__attribute__((constructor)) static void begin(void)
{
    failing_begin(number_in("CH_FAIL_AT"), number_in("CH_FAIL_ON") != 0);
}

__attribute__((destructor)) static void end(void)
{
    const char *const name = getenv("CH_FAIL_TELL");
    const long said[] = {failing_requested(), failing_living()};
    char line[64];

    if (name == NULL)
        return;
    const int length = snprintf(line, sizeof line, "%ld %ld\n", said[0], said[1]);
    const int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0 || write(file, line, (size_t)length) != length)
        _exit(99);
    close(file);
}

static int run_main(int argc, char **argv, char **environment)
{
    const int status = whole_program(argc, argv, environment);

    atomic_store(&over, true);
    return status;
}

int __libc_start_main(Main *program, int argc, char **argv, void (*init)(void), void (*fini)(void),
                      void (*unload)(void), void *stack)
{
    void *const found = dlsym(RTLD_NEXT, "__libc_start_main");
    Start *start;

    memcpy(&start, &found, sizeof start);
    whole_program = program;
    return start(run_main, argc, argv, init, fini, unload, stack);
}

/* Returns whether the caller is the program or its library.  The program has no path of its own
 * here but the one that it was started by; libraries have. */
static bool is_ours(const void *caller)
{
    static const char *const library[] = {"libcrosshatch", "libcjson", "libexpat"};
    Dl_info info;

    if (dladdr(caller, &info) == 0 || info.dli_fname == NULL)
        return false;
    bool ours = strstr(info.dli_fname, ".so") == NULL;
    for (size_t i = 0; i < sizeof library / sizeof library[0]; i++)
        ours |= strstr(info.dli_fname, library[i]) != NULL;
    return ours;
}

static bool fails(const void *caller)
{
    if (atomic_load(&over) || !is_ours(caller))
        return false;
    const long number = atomic_fetch_add(&requested, 1) + 1;
    const bool failing = fail_at > 0 && (number == fail_at || (fail_on && number > fail_at));

    if (failing)
        errno = ENOMEM;
    return failing;
}

static void *count_block(void *block)
{
    atomic_fetch_add(&living, block != NULL);
    return block;
}

void *malloc(size_t size)
{
    return fails(__builtin_return_address(0)) ? NULL : count_block(__libc_malloc(size));
}

void *calloc(size_t count, size_t size)
{
    return fails(__builtin_return_address(0)) ? NULL : count_block(__libc_calloc(count, size));
}

void *realloc(void *block, size_t size)
{
    if (fails(__builtin_return_address(0)))
        return NULL;
    return block == NULL ? count_block(__libc_realloc(NULL, size)) : __libc_realloc(block, size);
}

void free(void *block)
{
    atomic_fetch_sub(&living, block != NULL);
    __libc_free(block);
}

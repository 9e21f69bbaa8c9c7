/* processors.c - see processors.h.
 *
 * Linux limits a process in two ways that the number of online processors does not show: by an
 * affinity mask, and by the time per period that a control group grants.  The limits of the groups
 * above apply as well.  On other systems the number of online processors counts.
 *
 *      /proc/self/cgroup       0::/a/b                     version 2
 *                              4:cpu,cpuacct:/a/b          version 1
 *      /sys/fs/cgroup/a/b/cpu.max                          200000 100000: two processors
 *      /sys/fs/cgroup/cpu/a/b/cpu.cfs_quota_us             -1: no limit
 *
 * SPDX-License-Identifier: MIT
 */
#if defined __linux__ && !defined _GNU_SOURCE
#define _GNU_SOURCE /* sched_getaffinity() */
#endif

#include "processors.h"

#ifdef __linux__
#include <sched.h>
#endif
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "text.h"

enum { LONGEST = 8192 }; /* the longest line of /proc/self/cgroup, in bytes */

/* Reads the numbers at the start of a group's file; those that are missing keep their value. */
static void read_numbers(const ChText *group, const char *name, long *first, long *second)
{
    ChText path = CH_TEXT_EMPTY;

    ch_text_puts(&path, ch_text_whole(group));
    ch_text_char(&path, '/');
    ch_text_puts(&path, name);
    FILE *const file = path.failed ? NULL : fopen(ch_text_string(&path), "r");
    if (file != NULL) {
        (void)!fscanf(file, "%ld %ld", first, second);
        fclose(file);
    }
    ch_text_free(&path);
}

/* Returns the limit of one group in processors; 0: none. */
static long group_limit(const ChText *group, bool is_second_version)
{
    long quota = 0;
    long period = 0;
    long unused;

    if (is_second_version) {
        read_numbers(group, "cpu.max", &quota, &period);
    } else {
        read_numbers(group, "cpu.cfs_quota_us", &quota, &unused);
        read_numbers(group, "cpu.cfs_period_us", &period, &unused);
    }
    return quota > 0 && period > 0 ? (quota - 1) / period + 1 : 0;
}

/* Returns the smaller limit, where 0 is no limit. */
static long smaller_limit(long a, long b)
{
    return a == 0 || (b != 0 && b < a) ? b : a;
}

/* Returns the smallest limit of a group and of those above it. In a container the path may be that
 * of the host: then only the mount itself has the files. */
static long path_limit(const char *root, bool is_second_version, const char *path)
{
    ChText group = CH_TEXT_EMPTY;
    long limit = 0;

    ch_text_puts(&group, root);
    ch_text_puts(&group, is_second_version ? "/sys/fs/cgroup" : "/sys/fs/cgroup/cpu");
    const size_t top = group.length;
    ch_text_puts(&group, path); /* begins with '/' */
    while (!group.failed) {
        limit = smaller_limit(limit, group_limit(&group, is_second_version));
        if (group.length <= top)
            break;
        ch_text_cut(&group, (size_t)(strrchr(ch_text_string(&group), '/') - group.data));
    }
    ch_text_free(&group);
    return limit;
}

/* Whether a comma-separated list of controllers contains that of processors. */
static bool has_cpu(const char *controllers)
{
    for (const char *at = controllers; *at != '\0'; at += *at == ',') {
        const size_t length = strcspn(at, ",");
        if (length == 3 && memcmp(at, "cpu", 3) == 0)
            return true;
        at += length;
    }
    return false;
}

/* Returns the limit that a line of /proc/self/cgroup leads to: a number, controllers and a path. */
static long line_limit(const char *root, char *line)
{
    char *const controllers = strchr(line, ':');
    char *const path = controllers != NULL ? strchr(controllers + 1, ':') : NULL;

    if (path == NULL || path[1] != '/')
        return 0;
    *path = '\0';
    path[1 + strcspn(path + 1, "\n")] = '\0';
    if (controllers[1] != '\0' && !has_cpu(controllers + 1))
        return 0;
    return path_limit(root, controllers[1] == '\0', path + 1);
}

long ch_cgroup_processors(const char *root)
{
    char line[LONGEST];
    ChText name = CH_TEXT_EMPTY;
    long limit = 0;

    ch_text_puts(&name, root);
    ch_text_puts(&name, "/proc/self/cgroup");
    FILE *const file = name.failed ? NULL : fopen(ch_text_string(&name), "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        limit = smaller_limit(limit, line_limit(root, line));
    if (file != NULL)
        fclose(file);
    ch_text_free(&name);
    return limit;
}

unsigned ch_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);

#ifdef __linux__
    cpu_set_t set;

    if (sched_getaffinity(0, sizeof set, &set) == 0)
        count = CPU_COUNT(&set);
    count = smaller_limit(count, ch_cgroup_processors(""));
#endif
    return count > 0 ? (unsigned)count : 1;
}

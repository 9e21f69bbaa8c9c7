/* test_processors.c - the limits of control groups, read from folders made by the test.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "processors.h"

static char root[] = "/tmp/ch-processors-XXXXXX";

/* Writes a file below the root, with the folders that it needs. */
static void write_file(const char *path, const char *text)
{
    char name[256];

    snprintf(name, sizeof name, "%s%s", root, path);
    for (char *at = name + sizeof root; *at != '\0'; at++)
        if (*at == '/') {
            *at = '\0';
            mkdir(name, 0700);
            *at = '/';
        }
    FILE *const file = fopen(name, "w");
    cr_assert_not_null(file, "%s", name);
    fputs(text, file);
    fclose(file);
}

static void begin(void)
{
    cr_assert_not_null(mkdtemp(root));
}

static void end(void)
{
    char command[64];

    snprintf(command, sizeof command, "rm -rf %s", root);
    cr_assert_eq(system(command), 0);
}

TestSuite(processors, .init = begin, .fini = end);

static void expect(long wanted)
{
    const long found = ch_cgroup_processors(root);

    cr_expect_eq(found, wanted, "%ld, not %ld", found, wanted);
}

Test(processors, without_groups)
{
    expect(0);
    write_file("/proc/self/cgroup", "rubbish\n:\n::\n0::\n");
    expect(0);
}

Test(processors, second_version)
{
    write_file("/proc/self/cgroup", "0::/a/b\n");
    expect(0);
    write_file("/sys/fs/cgroup/a/b/cpu.max", "max 100000\n");
    expect(0);
    write_file("/sys/fs/cgroup/a/b/cpu.max", "300000 100000\n");
    expect(3);
    write_file("/sys/fs/cgroup/a/b/cpu.max", "50000 100000\n");
    expect(1);
    write_file("/sys/fs/cgroup/a/b/cpu.max", "250001 100000\n");
    expect(3);
}

Test(processors, groups_above)
{
    write_file("/proc/self/cgroup", "0::/a/b\n");
    write_file("/sys/fs/cgroup/a/b/cpu.max", "400000 100000\n");
    write_file("/sys/fs/cgroup/a/cpu.max", "200000 100000\n");
    expect(2);
}

/* The path is the host's, the mount the container's. */
Test(processors, container)
{
    write_file("/proc/self/cgroup", "0::/docker/0123\n");
    write_file("/sys/fs/cgroup/cpu.max", "150000 100000\n");
    expect(2);
    write_file("/proc/self/cgroup", "0::/\n");
    expect(2);
}

Test(processors, first_version)
{
    write_file("/proc/self/cgroup", "5:cpuset:/c\n4:cpuacct,cpu:/a\n1:name=systemd:/a\n0::/\n");
    write_file("/sys/fs/cgroup/cpu/c/cpu.cfs_quota_us", "100000\n");
    write_file("/sys/fs/cgroup/cpu/c/cpu.cfs_period_us", "100000\n");
    write_file("/sys/fs/cgroup/cpu/a/cpu.cfs_quota_us", "-1\n");
    write_file("/sys/fs/cgroup/cpu/a/cpu.cfs_period_us", "100000\n");
    expect(0);
    write_file("/sys/fs/cgroup/cpu/a/cpu.cfs_quota_us", "200000\n");
    expect(2);
    write_file("/sys/fs/cgroup/cpu/a/cpu.cfs_period_us", "50000\n");
    expect(4);
}

Test(processors, at_least_one)
{
    cr_expect_geq(ch_processors(), 1u);
}

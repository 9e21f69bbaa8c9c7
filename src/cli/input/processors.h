/* processors.h - the number of processors that this process may use.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PROCESSORS_H
#define CH_CLI_PROCESSORS_H

/* Returns the number of processors that the scheduler may run this process on, but no more than its
 * control groups grant time for; at least 1. */
unsigned ch_processors(void);

/* Returns the number of processors that the control groups of this process grant time for, rounded
 * up; 0 without a limit. ROOT is put before the paths of /proc and /sys: "" for this machine. */
long ch_cgroup_processors(const char *root);

#endif

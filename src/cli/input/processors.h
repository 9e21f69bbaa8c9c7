/* processors.h - how many processors this process may use.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PROCESSORS_H
#define CH_CLI_PROCESSORS_H

/* The processors that the scheduler may run this process on, but no more than its control groups
 * grant time for; at least 1. */
unsigned ch_processors(void);

/* How many processors the control groups of this process grant time for, rounded up; 0: as many as
 * there are.  ROOT comes before the paths of /proc and /sys, "" for those of this machine. */
long ch_cgroup_processors(const char *root);

#endif

/* solving.h - what the commands that solve share: the plan that the options ask for, and a solve
 * of one record.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SOLVING_H
#define CH_CLI_SOLVING_H

#include "cli.h"
#include "engine.h"

/* Makes the plan of --profile and --strategies, or complains. */
bool ch_solving_plan(ChCli *cli, ChPlan *plan);

/* The exit status of an outcome. */
ChExit ch_solving_exit(ChOutcome outcome);

#endif

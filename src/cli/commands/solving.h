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

/* The same narrowed by another list instead, that of the option so called; NULL for the profile as
 * it is. */
bool ch_solving_plan_of(ChCli *cli, ChPlan *plan, const char *option, const char *list);

/* How large the batch's hands, structs of so many bytes, have to be for the plan; and where in one
 * is what its profile works in, NULL when that is nowhere. */
size_t ch_solving_worker(const ChPlan *plan, size_t size);
ChSe *ch_solving_space(const ChPlan *plan, void *worker, size_t size);

/* The exit status of an outcome. */
ChExit ch_solving_exit(ChOutcome outcome);

#endif

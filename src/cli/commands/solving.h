/* solving.h - the plan, workspace and exit status that the solving commands share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SOLVING_H
#define CH_CLI_SOLVING_H

#include "cli.h"
#include "engine.h"

/* Makes the plan of --profile, --strategies and --order. Reports and returns false on an error. */
bool ch_solving_plan(ChCli *cli, ChPlan *plan);

/* Makes the plan of --profile and --order, narrowed by LIST, the list of the option named OPTION.
 * NULL leaves the profile as it is. */
bool ch_solving_plan_of(ChCli *cli, ChPlan *plan, const char *option, const char *list);

/* Returns the profile that --profile names. Reports an unknown name, and returns NULL. */
const ChProfile *ch_solving_profile(ChCli *cli);

/* Reports the fault of LIST, the list of the option named OPTION, with similar names; returns
 * false. */
bool ch_solving_complain(ChCli *cli, const char *option, const char *list, const ChFault *fault);

/* Reports the fault of LIST, the list of --order, with the names of the orders and similar ones. */
void ch_solving_complain_order(ChCli *cli, const char *list, const ChFault *fault);

/* Collects the techniques of --profile that LIST, the list of the option named OPTION, selects. */
bool ch_solving_techniques(ChCli *cli, ChTechniqueSet *set, const char *option, const char *list);

/* Makes the plan of what a player knows.  A technique includes all that comes no later in the
 * profile; `only:NAME` is the technique alone.  Families and levels are read as elsewhere.  Prints
 * what was widened, and errors; false on an error. */
bool ch_solving_plan_known(ChCli *cli, ChPlan *plan, const char *list);

/* Returns the size of a batch's worker for the plan, where SIZE is the size of its struct. */
size_t ch_solving_worker(const ChPlan *plan, size_t size);

/* Returns the state of the plan's profile inside a worker, or NULL if the profile has none. */
void *ch_solving_state(const ChPlan *plan, void *worker, size_t size);

/* Returns the exit status of an outcome. */
ChExit ch_solving_exit(ChOutcome outcome);

#endif

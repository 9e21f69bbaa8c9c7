/* technique_name.h - the technique that an operand or an option names.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_TECHNIQUE_NAME_H
#define CH_CLI_TECHNIQUE_NAME_H

#include "cli.h"
#include "technique.h"

/* Returns the technique or sub-type with this key, title or alias in any language, of several the
 * first in the teaching order.  Reports an unknown name, with similar ones, and returns NULL. */
const ChTechnique *ch_technique_named(ChCli *cli, const char *name);

/* The same without sub-types: of one it reports the technique to name. */
const ChTechnique *ch_technique_without_subtypes(ChCli *cli, const char *name);

/* Returns the technique that all operands together name, as in `lesson naked pair`. */
const ChTechnique *ch_technique_of_operands(ChCli *cli);

/* Reports that no technique has this name, with similar names; returns CH_EXIT_TROUBLE. */
ChExit ch_technique_report_unknown(ChCli *cli, const char *name);

#endif

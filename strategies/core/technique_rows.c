/* technique_rows.c - the table of techniques, one row each from techniques.def.
 *
 * SPDX-License-Identifier: MIT
 */
#include "technique.h"

#include "finders.h"
#include "marked.h"
#include "step_kinds.h"

const ChTechnique ch_techniques[] = {
#define TECHNIQUE(NUMBER, NAME, FIND, MARK, ...)                                                   \
    [NUMBER] = {.number = (NUMBER), .find = (FIND), .mark = (MARK), __VA_ARGS__},
#include "techniques.def"
#undef TECHNIQUE
};

_Static_assert(sizeof ch_techniques / sizeof *ch_techniques <= CH_TECHNIQUE_ROOM,
               "every number fits in a set");

int ch_technique_limit(void)
{
    return (int)(sizeof ch_techniques / sizeof *ch_techniques);
}

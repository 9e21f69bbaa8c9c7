/* small_techniques.c - the table of techniques of crosshatch-small.wasm, in place of
 * technique_rows.c: without techniques that are used only on request, without sub-types, and
 * without how to spot the others, since no command of the module prints that.
 *
 * So their finders, markers and texts are not linked, and no list has to name them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "marked.h"
#include "step_kinds.h"
#include "technique.h"

#pragma clang diagnostic ignored "-Winitializer-overrides"

/* A later row of the same number replaces an earlier one. */
const ChTechnique ch_techniques[] = {
#define TECHNIQUE(NUMBER, NAME, FIND, MARK, ...)                                                   \
    [NUMBER] = {.number = (NUMBER), .find = (FIND), .mark = (MARK), __VA_ARGS__, .spot = NULL},
#include "techniques.def"
#undef TECHNIQUE
#define STAGE(reason)
#define ROW(name)
#define ON_REQUEST(name) [CH_TECHNIQUE_##name] = {.key = NULL},
#define FISH_ON_REQUEST(name) ON_REQUEST(name)
#include "default_order.def"
};

int ch_technique_limit(void)
{
    return (int)(sizeof ch_techniques / sizeof *ch_techniques);
}

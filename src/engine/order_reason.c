/* order_reason.c - see order_reason.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "order_reason.h"

#include <stddef.h>

#include "marked.h"
#include "technique.h"

/* A row, or the reason of the rows that follow it. */
typedef struct OrderLine {
    int technique;
    const char *reason; /* NULL for a row */
} OrderLine;

#define STAGE(why) {CH_TECHNIQUE_NONE, why},
#define ROW(name) {CH_TECHNIQUE_##name, NULL},
static const OrderLine LINES[] = {
#include "default_order.def"
};

const char *ch_order_reason(int technique)
{
    const char *reason = NULL;

    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        if (LINES[i].reason != NULL)
            reason = LINES[i].reason;
        else if (LINES[i].technique == technique)
            return reason;
    }
    return NULL;
}

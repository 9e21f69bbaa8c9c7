/* orders.c - see orders.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "orders.h"

#include <stddef.h>

static const ChNamedOrder ORDERS[] = {
#define ORDER(name, list) {name, list},
#include "orders.def"
#undef ORDER
};

const ChNamedOrder *ch_named_order_at(int index)
{
    return index >= 0 && index < (int)(sizeof ORDERS / sizeof *ORDERS) ? &ORDERS[index] : NULL;
}

/* orders.h - the orders of techniques with a name of their own (orders.def).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ORDERS_H
#define CH_ENGINE_ORDERS_H

typedef struct ChNamedOrder {
    const char *name;
    const char *list; /* names and groups, separated by commas */
} ChNamedOrder;

/* Returns the order at an index, or NULL past the last one. */
const ChNamedOrder *ch_named_order_at(int index);

#endif

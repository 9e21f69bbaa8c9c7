/* se_order.c - see se_order.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_order.h"

#include <string.h>

static void put(ChSeOrder *order, int cell)
{
    if (memchr(order->cell, cell, (size_t)order->count) == NULL)
        order->cell[order->count++] = (uint8_t)cell;
}

/* Sorts the cells by remainder; equal ones stay in order. */
static ChSeOrder sort(const ChSeOrder *from)
{
    const int slots = from->count > 24 ? 64 : from->count > 12 ? 32 : 16;
    ChSeOrder order = {.count = 0};

    for (int slot = 0; slot < slots; slot++)
        for (int i = 0; i < from->count; i++)
            if (from->cell[i] % slots == slot)
                order.cell[order.count++] = from->cell[i];
    return order;
}

ChSeOrder ch_se_order_read(const ChSeMarks *removed)
{
    enum { FEW = 4 };
    static const uint16_t NONE[FEW];
    ChSeOrder order = {.count = 0};

    for (int few = 0; few < CH_SE_SPAN; few += FEW) {
        if (memcmp(removed->of + few, NONE, sizeof NONE) == 0)
            continue;
        for (int cell = few; cell < few + FEW; cell++)
            if (removed->of[cell] != 0)
                order.cell[order.count++] = (uint8_t)cell;
    }
    return order;
}

/* An X-wing puts its cells in cover by cover. */
ChSeOrder ch_se_order_pattern(const ChSeHint *hint)
{
    ChSeOrder order = {.count = 0};

    if (hint->technique != CH_SE_X_WING) {
        order = ch_se_order_read(&hint->removed);
        return sort(&order);
    }
    for (int i = 0; i < 2; i++)
        for (int place = 0; place < 9; place++) {
            const int cell = ch_grid_house_cell[hint->cover[i]][place];
            if (hint->removed.of[cell] != 0)
                put(&order, cell);
        }
    return sort(&order);
}

/* A cycle puts its cells in by the on nodes that see them, from its end back. */
ChSeOrder ch_se_order_cycle(const ChSeStop *stop, int count, const ChSeMarks *removed)
{
    ChSeOrder order = {.count = 0};

    for (int i = 0; i < count; i++)
        if (stop[i].on)
            for (int k = 0; k < CH_SE_PEERS; k++) {
                const int cell = ch_se_peer_ascending[stop[i].link.candidate / 9][k];
                if (removed->of[cell] >> stop[i].link.candidate % 9 & 1)
                    put(&order, cell);
            }
    return sort(&order);
}

unsigned ch_se_order_mark(const ChSeOrder *order)
{
    unsigned mark = 0;

    for (int i = 0; i < order->count && i < 3; i++)
        mark ^= order->cell[i];
    return mark;
}

/* plan_order.c - the order of the rows of a profile; see plan_rows.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "name_match.h"
#include "orders.h"
#include "plan_rows.h"

/* Moves rows to the front, behind those moved before, or to the end. */
typedef struct RowMoves {
    ChRowSelection *rows;
    int moved; /* to the front */
} RowMoves;

static bool move_to_front(RowMoves *moves, const char *name, size_t length)
{
    const ChProfileRow **const row = moves->rows->row;
    bool any = false;

    for (int i = 0; i < moves->rows->count; i++) {
        const ChProfileRow *const named = row[i];
        if (!ch_row_has_name(named, name, length))
            continue;
        any = true;
        if (i < moves->moved)
            continue;
        memmove(&row[moves->moved + 1], &row[moves->moved],
                (size_t)(i - moves->moved) * sizeof(ChProfileRow *));
        row[moves->moved++] = named;
    }
    return any;
}

static bool move_to_end(RowMoves *moves, const char *name, size_t length)
{
    ChRowSelection *const rows = moves->rows;
    const ChProfileRow *last[CH_MAX_ROWS];
    int before = 0;
    int count = 0;

    for (int i = 0; i < rows->count; i++)
        if (ch_row_has_name(rows->row[i], name, length)) {
            last[count++] = rows->row[i];
        } else {
            before += i < moves->moved;
            rows->row[i - count] = rows->row[i];
        }
    moves->moved = before;
    memcpy(&rows->row[rows->count - count], last, (size_t)count * sizeof *last);
    return count > 0;
}

/* Moves the rows with a name, or else those that find a sub-type with that name. */
static bool move_rows(void *context, const char *name, size_t length, bool on)
{
    bool (*const move)(RowMoves *, const char *, size_t) = on ? move_to_front : move_to_end;
    bool any = move(context, name, length);

    for (int number = 0; number < ch_technique_limit() && !any; number++) {
        const ChTechnique *const subtype = ch_technique(number);
        if (subtype == NULL || !ch_technique_has_name(subtype, name, length))
            continue;
        for (int i = 0; i < CH_PARENTS && subtype->parents[i] != CH_TECHNIQUE_NONE; i++) {
            const char *const key = ch_technique(subtype->parents[i])->key;
            any = move(context, key, strlen(key)) || any;
        }
    }
    return any;
}

/* A profile may lack some rows of a whole order. */
static bool move_known_rows(void *context, const char *name, size_t length, bool on)
{
    (void)move_rows(context, name, length, on);
    return true;
}

/* Moves the rows that a name or a whole order means. Returns false if no row has that name, or a
 * minus precedes an order. */
static bool move_rows_or_order(void *context, const char *name, size_t length, bool on)
{
    const ChNamedOrder *named;

    for (int i = 0; (named = ch_named_order_at(i)) != NULL; i++)
        if (ch_name_matches(named->name, name, length)) {
            (void)ch_plan_each_name(named->list, move_known_rows, context, CH_BAD_SEQUENCE, NULL);
            return on;
        }
    return move_rows(context, name, length, on);
}

ChStatus ch_rows_order(ChRowSelection *rows, const char *list, ChFault *fault)
{
    RowMoves moves = {.rows = rows};

    return ch_plan_each_name(list, move_rows_or_order, &moves, CH_BAD_SEQUENCE, fault);
}

/* se_loops.c - producer 15 of the SE scale: unique rectangles and loops.
 *
 * From each cell with just two candidates a depth-first walk goes over cells that have both, from
 * house to house of another type, until it is back.  A loop is valid if its even cells and its odd
 * cells meet the same houses, each once, so that a path which meets one twice is not followed.  Its
 * cells with further candidates decide the type.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_loop.h"
#include "se_patterns.h"
#include "se_rating.h"

typedef struct Walk {
    ChSeLoop loop;
    uint8_t path[CH_CELLS];
    int length;
    ChSeCells cells; /* that may be in a loop */
    ChSeCells plain; /* those with no further candidates */
    uint32_t met[2]; /* the houses of its even and of its odd cells, each met once */
} Walk;

/* ---- the best hint ---- */

void ch_se_loop_offer(ChSeLoop *loop, ChSeHint *hint, int type, double rating)
{
    hint->rating = rating;
    hint->type = (uint8_t)type;
    hint->length = (uint8_t)loop->length;
    hint->loop = loop->on_path;
    if (loop->found &&
        (rating > loop->best.rating || (rating == loop->best.rating && type >= loop->best.type)))
        return;
    loop->best = *hint;
    loop->found = true;
}

/* ---- the types ---- */

static void type_1(ChSeLoop *loop)
{
    ChSeHint hint = ch_se_hint(CH_SE_LOOP, 0);

    if (ch_se_hint_remove(&hint, loop->grid, loop->extra[0], loop->pair))
        ch_se_loop_offer(loop, &hint, 1, loop->base);
}

static void type_2(ChSeLoop *loop)
{
    const ChSeGrid *const grid = loop->grid;
    const unsigned others = grid->cand[loop->extra[0]] & ~loop->pair;
    const int digit = ch_se_first(others);
    ChSeCells lost = grid->plane[digit];
    ChSeHint hint = ch_se_hint(CH_SE_LOOP, 0);

    for (int i = 0; i < loop->extras; i++)
        lost = ch_se_cells_and(lost, ch_se_peers_of[loop->extra[i]]);
    if (ch_se_cells_empty(lost))
        return;
    CH_SE_EACH_CELL(cell, lost)
    hint.removed.of[cell] = (uint16_t)(1u << digit);
    ch_se_loop_offer(loop, &hint, 2, loop->base);
}

/* Whether a house has no other place for the digit than the two extra cells. */
static bool is_locked(const ChSeLoop *loop, int type, int digit)
{
    const int house = ch_se_cell_house[loop->extra[0]][type];
    const unsigned two =
        1u << ch_se_cell_index[loop->extra[0]][type] | 1u << ch_se_cell_index[loop->extra[1]][type];

    return (loop->grid->pos[house][digit] & ~two) == 0;
}

static void type_4(ChSeLoop *loop)
{
    const unsigned low = loop->pair & -loop->pair;
    uint8_t locked[CH_DIGITS] = {0}; /* the house, by digit */
    unsigned any = 0;
    ChSeHint hint = ch_se_hint(CH_SE_LOOP, 0);

    for (int type = 0; type < CH_SE_TYPES; type++)
        if (ch_se_cell_house[loop->extra[0]][type] == ch_se_cell_house[loop->extra[1]][type])
            for (unsigned rest = loop->pair; rest != 0; rest &= rest - 1)
                if (is_locked(loop, type, ch_se_first(rest))) {
                    locked[ch_se_first(rest)] = ch_se_cell_house[loop->extra[0]][type];
                    any |= rest & -rest;
                }
    if (any == 0)
        return;
    const unsigned lost = any & low ? loop->pair & ~low : low;
    hint.digits = (uint16_t)(loop->pair & ~lost);
    hint.base[0] = locked[ch_se_first(hint.digits)];
    const bool first = ch_se_hint_remove(&hint, loop->grid, loop->extra[0], lost);
    if (ch_se_hint_remove(&hint, loop->grid, loop->extra[1], lost) || first)
        ch_se_loop_offer(loop, &hint, 4, loop->base);
}

static void judge(ChSeLoop *loop)
{
    const ChSeGrid *const grid = loop->grid;

    if (loop->extras == 1)
        type_1(loop);
    else if (loop->extras > 2)
        type_2(loop);
    else if (loop->extras == 2) {
        loop->others = (grid->cand[loop->extra[0]] | grid->cand[loop->extra[1]]) & ~loop->pair;
        if (ch_se_is_one(loop->others))
            type_2(loop);
        else
            ch_se_loop_type_3(loop);
        type_4(loop);
    }
}

/* ---- the walk ---- */

/* The indexes of a house where both digits are possible. */
static unsigned both_at(const ChSeGrid *grid, int house, unsigned pair)
{
    return grid->pos[house][ch_se_first(pair)] & grid->pos[house][ch_se_first(pair & (pair - 1))];
}

static uint32_t houses_of(int cell)
{
    return 1u << ch_se_cell_house[cell][0] | 1u << ch_se_cell_house[cell][1] |
           1u << ch_se_cell_house[cell][2];
}

static void record(Walk *walk)
{
    ChSeLoop *const loop = &walk->loop;
    if (walk->met[0] != walk->met[1])
        return;
    loop->extras = 0;
    for (int i = 0; i < walk->length; i++)
        if (ch_se_count(loop->grid->cand[walk->path[i]]) > 2)
            loop->extra[loop->extras++] = walk->path[i];
    loop->length = walk->length;
    loop->base = ch_se_loop_base(walk->length);
    judge(loop);
}

static void step(Walk *walk, int cell, int allowed, unsigned others, int last);

/* One neighbour; the digits that make others of it are kept for the next ones, taken or not. */
static void meet(Walk *walk, int next, int allowed, unsigned *others, int type)
{
    ChSeLoop *const loop = &walk->loop;
    const unsigned digits = loop->grid->cand[next];

    if (next == walk->path[0] && walk->length >= 4)
        record(walk);
    else if ((digits & loop->pair) == loop->pair && !ch_se_cells_has(&loop->on_path, next)) {
        const bool has_more = digits != loop->pair;
        *others |= digits & ~loop->pair;
        const bool fits = (walk->met[walk->length & 1] & houses_of(next)) == 0 &&
                          ch_se_cells_has(&walk->cells, next);
        if (fits && (!has_more || ch_se_is_one(*others) || allowed > 0))
            step(walk, next, allowed - has_more, *others, type);
    }
}

/* Whether the path can become a loop that might be the best.  Each house that the cells of one
 * kind meet alone must have a cell left for the other kind.
 * Once there are two other digits, and no more cells may add some, that is one of the plain ones. */
static bool can_close(const Walk *walk, int allowed, unsigned others)
{
    const bool only_plain = allowed == 0 && (others & (others - 1)) != 0;
    const int length = walk->length + (walk->length & 1);
    const ChSeCells left =
        ch_se_cells_minus(only_plain ? walk->plain : walk->cells, walk->loop.on_path);

    if (walk->loop.found && walk->loop.best.rating < ch_se_loop_base(length))
        return false;
    for (uint32_t rest = walk->met[0] ^ walk->met[1]; rest != 0; rest &= rest - 1)
        if (ch_se_cells_empty(ch_se_cells_and(left, ch_se_house_cells[ch_se_first(rest)])))
            return false;
    return true;
}

static void step(Walk *walk, int cell, int allowed, unsigned others, int last)
{
    uint32_t *const met = &walk->met[walk->length & 1];

    walk->path[walk->length++] = (uint8_t)cell;
    *met |= houses_of(cell);
    ch_se_cells_add(&walk->loop.on_path, cell);
    for (int type = can_close(walk, allowed, others) ? 0 : CH_SE_TYPES; type < CH_SE_TYPES; type++)
        if (type != last) {
            ChSeLoop *const loop = &walk->loop;
            const int house = ch_se_cell_house[cell][type];
            for (unsigned rest = both_at(loop->grid, house, loop->pair); rest != 0;
                 rest &= rest - 1)
                meet(walk, ch_se_house_cell[house][ch_se_first(rest)], allowed, &others, type);
        }
    walk->length--;
    *met &= ~houses_of(cell);
    ch_se_cells_drop(&walk->loop.on_path, cell);
}

/* Whether each house of the cell has another of the set: the even cells of a loop meet the same
 * houses as the odd ones. */
static bool has_company(const ChSeCells *set, int cell)
{
    for (int type = 0; type < CH_SE_TYPES; type++) {
        ChSeCells others = ch_se_cells_and(*set, ch_se_house_cells[ch_se_cell_house[cell][type]]);
        ch_se_cells_drop(&others, cell);
        if (ch_se_cells_empty(others))
            return false;
    }
    return true;
}

/* The cells with both digits that may be in a loop. */
static ChSeCells loop_cells(const ChSeGrid *grid, unsigned pair)
{
    ChSeCells set = ch_se_cells_and(grid->plane[ch_se_first(pair)],
                                    grid->plane[ch_se_first(pair & (pair - 1))]);
    bool is_stable = false;

    while (!is_stable && !ch_se_cells_empty(set)) {
        ChSeCells rest = set;
        is_stable = true;
        CH_SE_EACH_CELL(cell, rest)
        {
            if (has_company(&set, cell))
                continue;
            ch_se_cells_drop(&set, cell);
            is_stable = false;
        }
    }
    return set;
}

static ChSeCells plain_cells(const ChSeGrid *grid, ChSeCells cells, unsigned pair)
{
    ChSeCells plain = cells;

    CH_SE_EACH_CELL(cell, cells)
    if (grid->cand[cell] != pair)
        ch_se_cells_drop(&plain, cell);
    return plain;
}

bool ch_se_loops(const ChSeGrid *grid, const ChSeSink *sink)
{
    Walk walk = {.loop = {.grid = grid}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_is_two(grid->cand[cell])) {
            walk.loop.pair = grid->cand[cell];
            walk.cells = loop_cells(grid, walk.loop.pair);
            walk.plain = plain_cells(grid, walk.cells, walk.loop.pair);
            if (ch_se_cells_has(&walk.cells, cell))
                step(&walk, cell, 2, 0, -1);
        }
    return walk.loop.found && ch_se_take(sink, &walk.loop.best);
}

/* se_loops.c - producer 15 of the SE scale: unique rectangles and loops.
 *
 * From each cell with just two candidates a depth-first walk goes over cells that have both, from
 * house to house of another type, until it is back.  A loop is valid if its even cells and its odd
 * cells meet the same houses, each once, so that a path which meets one twice is not followed.  Its
 * cells with further candidates decide the type.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_loop.h"
#include "se_patterns.h"
#include "se_rating.h"

/* What the cells of a path with further candidates can still give. */
typedef struct Extras {
    int count;
    uint8_t first;
    unsigned others;  /* digits beside the pair */
    ChSeCells common; /* if they are one digit, where it is and all of them see it */
} Extras;

/* The loops judged last: they come again, from their other cells and the other way round. */
enum { JUDGED = 16 };

typedef struct Walk {
    ChSeLoop loop;
    uint8_t path[CH_CELLS];
    int length;
    ChSeCells cells; /* that may be in a loop */
    ChSeCells plain; /* those with no further candidates */
    uint32_t met[2]; /* the houses of its even and of its odd cells, each met once */
    int judgements;
    ChSeCells judged[JUDGED]; /* of the pair */
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

static bool was_judged(const Walk *walk)
{
    for (int i = 0; i < walk->judgements && i < JUDGED; i++)
        if (memcmp(&walk->judged[i], &walk->loop.on_path, sizeof walk->judged[i]) == 0)
            return true;
    return false;
}

static void record(Walk *walk)
{
    ChSeLoop *const loop = &walk->loop;

    if (walk->met[0] != walk->met[1] || was_judged(walk))
        return;
    walk->judged[walk->judgements++ % JUDGED] = loop->on_path;
    loop->extras = 0;
    for (int i = 0; i < walk->length; i++)
        if (ch_se_count(loop->grid->cand[walk->path[i]]) > 2)
            loop->extra[loop->extras++] = walk->path[i];
    loop->length = walk->length;
    loop->base = ch_se_loop_base(walk->length);
    judge(loop);
}

/* Adds a cell; false when no type can come of a path with these: more than two, or two with one
 * other digit, are type 2; two are of types 3 and 4 if they share a house. */
static bool add_extra(Extras *extras, const ChSeLoop *loop, int cell)
{
    const bool shares = extras->count == 1 && ch_se_see(extras->first, cell);

    extras->others |= loop->grid->cand[cell] & ~loop->pair;
    if (extras->count++ == 0) {
        extras->first = (uint8_t)cell;
        extras->common = loop->grid->plane[ch_se_first(extras->others)];
        extras->common = ch_se_cells_and(extras->common, ch_se_peers_of[cell]);
        return true;
    }
    extras->common = ch_se_cells_and(extras->common, ch_se_peers_of[cell]);
    return shares || (ch_se_is_one(extras->others) && !ch_se_cells_empty(extras->common));
}

/* Where a walk is: how many more cells may have further candidates of any kind, and what digits
 * those met have, taken or not. */
typedef struct State {
    int allowed;
    unsigned others;
    Extras extras;
    ChSeCells open[2]; /* the cells that may come as even and as odd ones */
} State;

static void step(Walk *walk, int cell, State state, int last);

/* One neighbour; the digits that make others of it are kept for the next ones, taken or not. */
static void meet(Walk *walk, int next, State *state, int type)
{
    ChSeLoop *const loop = &walk->loop;
    const unsigned digits = loop->grid->cand[next];

    if (next == walk->path[0] && walk->length >= 4)
        record(walk);
    else if ((digits & loop->pair) == loop->pair && !ch_se_cells_has(&loop->on_path, next)) {
        const bool has_more = digits != loop->pair;
        state->others |= digits & ~loop->pair;
        const bool fits = ch_se_cells_has(&state->open[walk->length & 1], next);
        if (!fits || (has_more && !ch_se_is_one(state->others) && state->allowed <= 0))
            return;
        State then = *state;
        then.allowed -= has_more;
        if (!has_more || add_extra(&then.extras, loop, next))
            step(walk, next, then, type);
    }
}

/* Whether each of the houses has one of the cells. */
static bool all_meet(uint32_t houses, ChSeCells cells)
{
    for (; houses != 0; houses &= houses - 1)
        if (ch_se_cells_empty(ch_se_cells_and(cells, ch_se_house_cells[ch_se_first(houses)])))
            return false;
    return true;
}

/* Whether the path can become a loop that might be the best.  Each house that the cells of one
 * kind meet alone must have a cell left for the other kind.
 * Once there are two other digits, and no more cells may add some, that is one of the plain
 * ones. */
static bool can_close(const Walk *walk, const State *state)
{
    const bool only_plain = state->allowed == 0 && (state->others & (state->others - 1)) != 0;
    const int length = walk->length + (walk->length & 1);
    const ChSeCells left = only_plain ? walk->plain : walk->cells;

    if (walk->loop.found && walk->loop.best.rating < ch_se_loop_base(length))
        return false;
    for (int odd = 0; odd < 2; odd++)
        if (!all_meet(walk->met[!odd] & ~walk->met[odd], ch_se_cells_and(left, state->open[odd])))
            return false;
    return true;
}

static void step(Walk *walk, int cell, State state, int last)
{
    const int odd = walk->length & 1;

    state.open[odd] = ch_se_cells_minus(state.open[odd], ch_se_peers_of[cell]);
    ch_se_cells_drop(&state.open[0], cell);
    ch_se_cells_drop(&state.open[1], cell);
    walk->path[walk->length++] = (uint8_t)cell;
    walk->met[odd] |= houses_of(cell);
    ch_se_cells_add(&walk->loop.on_path, cell);
    for (int type = can_close(walk, &state) ? 0 : CH_SE_TYPES; type < CH_SE_TYPES; type++)
        if (type != last) {
            ChSeLoop *const loop = &walk->loop;
            const int house = ch_se_cell_house[cell][type];
            for (unsigned rest = both_at(loop->grid, house, loop->pair); rest != 0;
                 rest &= rest - 1)
                meet(walk, ch_se_house_cell[house][ch_se_first(rest)], &state, type);
        }
    walk->length--;
    walk->met[odd] &= ~houses_of(cell);
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

/* From all cells that have just these two. */
static void walk_from(Walk *walk, int cell)
{
    State state = {.allowed = 2};

    walk->loop.pair = walk->loop.grid->cand[cell];
    walk->judgements = 0;
    walk->cells = loop_cells(walk->loop.grid, walk->loop.pair);
    state.open[0] = state.open[1] = walk->cells;
    if (!ch_se_cells_has(&walk->cells, cell))
        return;
    walk->plain = plain_cells(walk->loop.grid, walk->cells, walk->loop.pair);
    step(walk, cell, state, -1);
}

bool ch_se_loops(const ChSeGrid *grid, const ChSeSink *sink)
{
    Walk walk = {.loop = {.grid = grid}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_se_is_two(grid->cand[cell]))
            walk_from(&walk, cell);
    return walk.loop.found && ch_se_take(sink, &walk.loop.best);
}

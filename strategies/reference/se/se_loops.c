/* se_loops.c - producer 15 of the SE scale: unique rectangles and loops.
 *
 * From each cell with just two candidates a depth-first walk visits cells that have both, by houses
 * of alternating types, until it returns.  A loop is valid if its even cells and its odd cells lie
 * in the same houses, one in each.  So a path with two cells of one parity in a house is not
 * followed.  Its cells with further candidates determine the type.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_loop.h"
#include "se_loop_path.h"
#include "se_patterns.h"
#include "se_rating.h"

/* The loops examined last: each is found again from its other cells and in the other direction. */
enum { EXAMINED = 16 };

typedef struct Walk {
    ChSeLoop loop;
    uint8_t path[CH_CELLS];
    int length;
    ChGridCells cells;  /* cells that can be in a loop */
    ChGridCells plain;  /* those without further candidates */
    uint32_t met[2];    /* the houses of its even and of its odd cells, each once */
    bool keeps_skipped; /* digits of neighbours that are not entered count for the later ones */
    int examinations;
    ChGridCells examined[EXAMINED]; /* for the pair */
} Walk;

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
    const int digit = ch_lowest(others);
    ChGridCells lost = grid->plane[digit];
    ChSeHint hint = ch_se_hint(CH_SE_LOOP, 0);

    for (int i = 0; i < loop->extras; i++)
        lost = ch_grid_cells_and(lost, ch_grid_peers[loop->extra[i]]);
    if (ch_grid_cells_empty(lost))
        return;
    CH_EACH_GRID_CELL(cell, lost)
        hint.removed.of[cell] = (uint16_t)(1u << digit);
    ch_se_loop_offer(loop, &hint, 2, loop->base);
}

/* Reports whether the digit has no place in a house besides the two extra cells. */
static bool is_locked(const ChSeLoop *loop, int type, int digit)
{
    const int house = ch_grid_cell_house[loop->extra[0]][type];
    const unsigned two = 1u << ch_grid_cell_place[loop->extra[0]][type] |
                         1u << ch_grid_cell_place[loop->extra[1]][type];

    return (loop->grid->pos[house][digit] & ~two) == 0;
}

static void type_4(ChSeLoop *loop)
{
    const unsigned low = loop->pair & -loop->pair;
    uint8_t locked[CH_DIGITS] = {0}; /* the house, by digit */
    unsigned any = 0;
    ChSeHint hint = ch_se_hint(CH_SE_LOOP, 0);

    for (int type = 0; type < CH_SE_TYPES; type++)
        if (ch_grid_cell_house[loop->extra[0]][type] == ch_grid_cell_house[loop->extra[1]][type])
            CH_EACH_DIGIT(digit, loop->pair)
                if (is_locked(loop, type, digit)) {
                    locked[digit] = ch_grid_cell_house[loop->extra[0]][type];
                    any |= 1u << digit;
                }
    if (any == 0)
        return;
    const unsigned lost = any & low ? loop->pair & ~low : low;
    hint.digits = (uint16_t)(loop->pair & ~lost);
    hint.base[0] = locked[ch_lowest(hint.digits)];
    const bool first = ch_se_hint_remove(&hint, loop->grid, loop->extra[0], lost);
    if (ch_se_hint_remove(&hint, loop->grid, loop->extra[1], lost) || first)
        ch_se_loop_offer(loop, &hint, 4, loop->base);
}

static void try_types(ChSeLoop *loop)
{
    const ChSeGrid *const grid = loop->grid;

    if (loop->extras == 1)
        type_1(loop);
    else if (loop->extras > 2)
        type_2(loop);
    else if (loop->extras == 2) {
        loop->others = (grid->cand[loop->extra[0]] | grid->cand[loop->extra[1]]) & ~loop->pair;
        if (ch_is_single(loop->others))
            type_2(loop);
        else
            ch_se_loop_type_3(loop);
        type_4(loop);
    }
}

/* ---- the walk ---- */

/* Returns the indexes of a house where both digits are possible. */
static unsigned both_at(const ChSeGrid *grid, int house, unsigned pair)
{
    return grid->pos[house][ch_lowest(pair)] & grid->pos[house][ch_lowest(pair & (pair - 1))];
}

static bool was_examined(const Walk *walk)
{
    for (int i = 0; i < walk->examinations && i < EXAMINED; i++)
        if (memcmp(&walk->examined[i], &walk->loop.on_path, sizeof walk->examined[i]) == 0)
            return true;
    return false;
}

static void examine_loop(Walk *walk)
{
    ChSeLoop *const loop = &walk->loop;

    if (walk->met[0] != walk->met[1] || was_examined(walk))
        return;
    walk->examined[walk->examinations++ % EXAMINED] = loop->on_path;
    loop->extras = 0;
    for (int i = 0; i < walk->length; i++)
        if (ch_se_count(loop->grid->cand[walk->path[i]]) > 2)
            loop->extra[loop->extras++] = walk->path[i];
    loop->length = walk->length;
    loop->base = ch_se_loop_base(walk->length);
    try_types(loop);
}

/* The state of a walk: how many more cells may have further candidates of any kind, and the further
 * digits of the cells visited; in some scales, of the neighbours skipped as well. */
typedef struct State {
    int allowed;
    unsigned others;
    ChSeExtras extras;
    ChGridCells open[2]; /* the cells that can follow as even and as odd ones */
} State;

/* Extends the path by a cell.  The state is the path's own. */
static void extend_path(Walk *walk, int cell, State *state, int last);

/* Visits one neighbour.  A scale may keep its further digits for the next ones, accepted or not. */
static void visit_neighbour(Walk *walk, int next, State *state, int type)
{
    ChSeLoop *const loop = &walk->loop;
    const unsigned digits = loop->grid->cand[next];

    if (next == walk->path[0] && walk->length >= 4)
        examine_loop(walk);
    else if ((digits & loop->pair) == loop->pair && !ch_grid_cells_has(&loop->on_path, next)) {
        const bool has_more = digits != loop->pair;
        const unsigned others = state->others | (digits & ~loop->pair);
        if (walk->keeps_skipped)
            state->others = others;
        const bool fits = ch_grid_cells_has(&state->open[walk->length & 1], next);
        if (!fits || (has_more && !ch_is_single(others) && state->allowed <= 0))
            return;
        State then = {.allowed = state->allowed - has_more,
                      .others = others,
                      .extras = state->extras,
                      .open = {state->open[0], state->open[1]}};
        if (!has_more || ch_se_add_extra(&then.extras, loop->grid, loop->pair, next))
            extend_path(walk, next, &then, type);
    }
}

/* Reports whether the path can still become a loop that is rated as low as the best so far.  A loop
 * has cells at even and at odd positions in each of its houses.  A house where only one kind is on
 * the path must have a cell left for the other.  Where no cell may add further digits to the loop,
 * only a cell with just the two digits of the loop counts. */
static bool can_close(const Walk *walk, const State *state)
{
    const bool only_plain = state->allowed == 0 && (state->others & (state->others - 1)) != 0;
    const int length = walk->length + (walk->length & 1);
    const ChGridCells left = only_plain ? walk->plain : walk->cells;

    if (walk->loop.found && walk->loop.best.rating < ch_se_loop_base(length))
        return false;
    for (int odd = 0; odd < 2; odd++)
        if (!ch_se_all_meet(walk->met[!odd] & ~walk->met[odd],
                            ch_grid_cells_and(left, state->open[odd])))
            return false;
    return true;
}

static void extend_path(Walk *walk, int cell, State *state, int last)
{
    const int odd = walk->length & 1;

    state->open[odd] = ch_grid_cells_minus(state->open[odd], ch_grid_peers[cell]);
    ch_grid_cells_remove(&state->open[0], cell);
    ch_grid_cells_remove(&state->open[1], cell);
    walk->path[walk->length++] = (uint8_t)cell;
    walk->met[odd] |= ch_se_houses_of(cell);
    ch_grid_cells_add(&walk->loop.on_path, cell);
    for (int type = can_close(walk, state) ? 0 : CH_SE_TYPES; type < CH_SE_TYPES; type++)
        if (type != last) {
            ChSeLoop *const loop = &walk->loop;
            const int house = ch_grid_cell_house[cell][type];
            CH_EACH_BIT(place, both_at(loop->grid, house, loop->pair))
                visit_neighbour(walk, ch_grid_house_cell[house][place], state, type);
        }
    walk->length--;
    walk->met[odd] &= ~ch_se_houses_of(cell);
    ch_grid_cells_remove(&walk->loop.on_path, cell);
}

/* Reports whether each house of the cell has one of the set, which is without it. */
static bool is_joined(ChGridCells set, int cell)
{
    int joined = 0;

    for (int type = 0; type < CH_SE_TYPES; type++)
        joined += ch_grid_cells_meet(set, ch_grid_house_cells[ch_grid_cell_house[cell][type]]);
    return joined == CH_SE_TYPES;
}

/* Returns the cells with both digits that can be in a loop over this one, without those known to be
 * in none: each house of one has another, as the even cells of a loop lie in the same houses as the
 * odd ones.  Without the cell itself the set is of no use. */
static ChGridCells loop_cells(const ChSeGrid *grid, unsigned pair, ChGridCells none, int start)
{
    ChGridCells set =
        ch_grid_cells_and(grid->plane[ch_lowest(pair)], grid->plane[ch_lowest(pair & (pair - 1))]);
    bool is_stable = false;

    set = ch_grid_cells_minus(set, none);
    ch_grid_cells_remove(&set, start);
    if (!is_joined(set, start))
        return set;
    ch_grid_cells_add(&set, start);
    while (!is_stable && ch_grid_cells_has(&set, start)) {
        uint32_t once = 0;
        uint32_t twice = 0;
        ChGridCells single = {{0}};
        CH_EACH_GRID_CELL(cell, set) {
            twice |= once & ch_se_houses_of(cell);
            once |= ch_se_houses_of(cell);
        }
        CH_EACH_HOUSE(house, once & ~twice)
            single = ch_grid_cells_or(single, ch_grid_house_cells[house]);
        is_stable = once == twice;
        set = ch_grid_cells_minus(set, single);
    }
    return set;
}

static ChGridCells plain_cells(const ChSeGrid *grid, ChGridCells cells, unsigned pair)
{
    ChGridCells plain = cells;

    CH_EACH_GRID_CELL(cell, cells)
        if (grid->cand[cell] != pair)
            ch_grid_cells_remove(&plain, cell);
    return plain;
}

/* Walks from a cell, visiting all bivalue cells of the pair. */
static void walk_from(Walk *walk, int cell, ChGridCells cells)
{
    State state = {.allowed = 2};

    walk->loop.pair = walk->loop.grid->cand[cell];
    walk->examinations = 0;
    walk->cells = cells;
    state.open[0] = state.open[1] = cells;
    walk->plain = plain_cells(walk->loop.grid, cells, walk->loop.pair);
    extend_path(walk, cell, &state, -1);
}

/* Reports whether a changed cell had both digits. */
static bool has_changed(const ChSeMarks *before, ChGridCells changed, unsigned pair)
{
    CH_EACH_GRID_CELL(cell, changed)
        if ((before->of[cell] & pair) == pair)
            return true;
    return false;
}

/* Drops the cells from which there may be a loop now. */
static void update_none(ChSeNoLoops *none, const ChSeGrid *grid)
{
    ChGridCells changed = {{0}};
    unsigned more = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        more |= grid->cand[cell] & ~(unsigned)none->before.of[cell];
        if (grid->cand[cell] != none->before.of[cell])
            ch_grid_cells_add(&changed, cell);
    }
    const ChGridCells cells = more == 0 ? none->cells : (ChGridCells){{0}};
    none->cells = cells;
    CH_EACH_GRID_CELL(cell, cells)
        if (has_changed(&none->before, changed, none->before.of[cell]))
            ch_grid_cells_remove(&none->cells, cell);
}

/* Reports whether no hint can be better than the best so far. */
static bool is_best(const ChSeLoop *loop)
{
    return loop->found && loop->best.type == 1 && loop->best.rating == ch_se_loop_base(4);
}

bool ch_se_loops(const ChSeScale *scale, const ChSeGrid *grid, ChSeNoLoops *none,
                 const ChSeSink *sink)
{
    ChSeNoLoops unused = {.cells = {{0}}};
    ChSeNoLoops *const kept = none != NULL ? none : &unused;
    Walk walk = {.loop = {.scale = scale, .grid = grid},
                 .keeps_skipped = !scale->ignores_skipped_neighbours};

    ChGridCells in_loop = {{0}};

    update_none(kept, grid);
    for (int cell = 0; cell < CH_CELLS && !is_best(&walk.loop); cell++) {
        const unsigned pair = grid->cand[cell];
        if (!ch_se_is_two(pair) || ch_grid_cells_has(&kept->cells, cell))
            continue;
        const ChGridCells cells = loop_cells(grid, pair, kept->cells, cell);
        if (ch_grid_cells_has(&cells, cell) && (none == NULL || ch_grid_cells_has(&in_loop, cell) ||
                                                ch_se_has_loop(grid, pair, cell, cells, &in_loop)))
            walk_from(&walk, cell, cells);
        else
            ch_grid_cells_add(&kept->cells, cell);
    }
    memcpy(kept->before.of, grid->cand, sizeof kept->before.of);
    return walk.loop.found && ch_se_take(sink, &walk.loop.best);
}

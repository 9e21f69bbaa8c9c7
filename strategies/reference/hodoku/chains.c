/* chains.c - X-chains, turbot fish and XY-chains: the best of all chains (hodoku_best.h).
 *
 * A chain of one digit alternates strong and weak links between cells.  A chain of pairs leads
 * through bivalue cells.  Both start with a strong link, so that one of the two ends holds the
 * digit.  A chain contains no cell twice, but a chain of one digit may end where it began.
 *
 * The state after each strong link is a cell and, in a chain of pairs, which of its two candidates
 * is on; a hop is a weak link and a strong one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_best.h"
#include "hodoku_chain_links.h"
#include "single_digit.h"

enum { UPPER = CH_CELLS, STATES = 2 * CH_CELLS, MOST_HOPS = 9, FAR = 99 };

/* A step from one state to the next, over the cell VIA (the same cell in a chain of pairs). */
typedef struct Hop {
    uint8_t via;
    uint8_t to;
} Hop;

/* The cells of a chain and the number of its hops. */
typedef struct Path {
    int hops;
    int count;
    uint8_t cell[2 * MOST_HOPS + 2];
} Path;

typedef struct Hunt {
    const ChFinderInput *input;
    const ChHodokuGrid *grid;
    bool pairs;
    int most_hops;
    int digit;                               /* the digit of the chain's ends */
    int start;                               /* the first cell */
    ChGridCells targets[CH_DIGITS];          /* places that some chain eliminates */
    ChGridCells strong[CH_DIGITS][CH_CELLS]; /* for the places of the digits searched */
    ChGridCells bivalue;

    /* The least number of hops from the start to each state, and the hop before it. */
    uint8_t hops[STATES];
    uint8_t before[STATES];
    uint8_t via[STATES];
    uint8_t left[STATES]; /* the least number of hops to the current end */

    Path best_path;
    int best_digit;
    uint32_t order;
    ChHodokuBest best;
    ChHodokuList list;
} Hunt;

static int cell_of(int state)
{
    return state % UPPER;
}

/* ---- links ---- */

/* Finds the links of a digit.  In a box only cells that share neither row nor column are linked,
 * even where the box has only two places. */
static void find_links(Hunt *search, int digit)
{
    const ChGridCells places = search->grid->plane[digit];
    const uint32_t with_two = ch_hodoku_with_two(&search->grid->free[digit]);

    CH_EACH_GRID_CELL(cell, places) {
        const uint8_t *const house = ch_hodoku_houses[cell];
        ChGridCells seen = {{0}};
        ChGridCells strong = {{0}};
        for (int i = 0; i < 3; i++) {
            ChGridCells others =
                ch_grid_cells_minus(ch_grid_cells_and(places, CH_HODOKU_HOUSE(house[i])), seen);
            ch_grid_cells_remove(&others, cell);
            if (with_two >> house[i] & 1)
                strong = ch_grid_cells_or(strong, others);
            seen = ch_grid_cells_or(seen, CH_HODOKU_HOUSE(house[i]));
        }
        search->strong[digit][cell] = strong;
    }
}

static int on_digit(const Hunt *search, int state)
{
    const unsigned digits = search->grid->candidates[cell_of(state)];

    return ch_lowest(state < UPPER ? digits : digits & (digits - 1));
}

/* Returns the state of a bivalue cell when DIGIT is off. */
static int state_without(const Hunt *search, int cell, int digit)
{
    return ch_lowest(search->grid->candidates[cell]) == digit ? cell + UPPER : cell;
}

/* Lists the hops from a state; returns how many.  Chains of one digit may return to the start. */
static int list_hops(const Hunt *search, int state, Hop *hop)
{
    const int cell = cell_of(state);
    int count = 0;

    if (search->pairs) {
        const int digit = on_digit(search, state);
        ChGridCells next = ch_grid_cells_and(
            search->bivalue, ch_grid_cells_and(ch_grid_peers[cell], search->grid->plane[digit]));
        ch_grid_cells_remove(&next, search->start);
        CH_EACH_GRID_CELL(to, next)
            hop[count++] = (Hop){(uint8_t)to, (uint8_t)state_without(search, to, digit)};
        return count;
    }
    ChGridCells vias = ch_grid_cells_and(search->grid->plane[search->digit], ch_grid_peers[cell]);
    ch_grid_cells_remove(&vias, search->start);
    CH_EACH_GRID_CELL(via, vias) {
        ChGridCells next = search->strong[search->digit][via];
        ch_grid_cells_remove(&next, cell);
        CH_EACH_GRID_CELL(to, next)
            hop[count++] = (Hop){(uint8_t)via, (uint8_t)to};
    }
    return count;
}

enum { MOST_FROM_ONE = 64 };

/* ---- the least number of hops ---- */

static int list_first(const Hunt *search, uint8_t *state)
{
    int count = 0;

    if (search->pairs) {
        state[count++] = (uint8_t)state_without(search, search->start, search->digit);
        return count;
    }
    const ChGridCells *const strong = &search->strong[search->digit][search->start];
    CH_EACH_GRID_CELL(cell, *strong)
        state[count++] = (uint8_t)cell;
    return count;
}

/* Finds the least number of hops to all states, from those that are on after the first link. */
static void find_distances(Hunt *search)
{
    uint8_t queue[STATES];
    Hop hop[MOST_FROM_ONE];
    int count;

    for (int state = 0; state < STATES; state++)
        search->hops[state] = FAR;
    count = list_first(search, queue);
    for (int i = 0; i < count; i++)
        search->hops[queue[i]] = 0;
    for (int at = 0; at < count; at++) {
        const int state = queue[at];
        if (search->hops[state] == search->most_hops || (!search->pairs && state == search->start))
            continue;
        const int hops = list_hops(search, state, hop);
        for (int i = 0; i < hops; i++) {
            if (search->hops[hop[i].to] != FAR)
                continue;
            search->hops[hop[i].to] = (uint8_t)(search->hops[state] + 1);
            search->before[hop[i].to] = (uint8_t)state;
            search->via[hop[i].to] = hop[i].via;
            queue[count++] = hop[i].to;
        }
    }
}

static bool is_simple(const Path *path, int start)
{
    ChGridCells seen = {{0}};

    for (int i = 0; i < path->count; i++) {
        if (ch_grid_cells_has(&seen, path->cell[i]) &&
            !(i == path->count - 1 && path->cell[i] == start))
            return false;
        ch_grid_cells_add(&seen, path->cell[i]);
    }
    return true;
}

/* Returns the path by which a state was reached first. */
static Path trace_path(const Hunt *search, int state)
{
    const int each = search->pairs ? 1 : 2;
    const int hops = search->hops[state];
    Path path = {.hops = hops, .count = each * (hops + 1)};
    int at = path.count;

    for (; search->hops[state] > 0; state = search->before[state]) {
        path.cell[--at] = (uint8_t)cell_of(state);
        if (!search->pairs)
            path.cell[--at] = search->via[state];
    }
    path.cell[--at] = (uint8_t)cell_of(state);
    path.cell[0] = (uint8_t)search->start;
    return path;
}

/* ---- where the shortest path visits a cell twice: the shortest simple path ---- */

/* Finds for each state the least number of hops from there to END. */
static void find_distances_to(Hunt *search, int end)
{
    Hop hop[MOST_FROM_ONE];

    for (int state = 0; state < STATES; state++)
        search->left[state] = FAR;
    search->left[end] = 0;
    for (int round = 0; round < search->most_hops; round++)
        for (int state = 0; state < STATES; state++) {
            if (search->hops[state] == FAR || search->left[state] != FAR)
                continue;
            const int hops = list_hops(search, state, hop);
            for (int i = 0; i < hops && search->left[state] == FAR; i++)
                if (search->left[hop[i].to] == round)
                    search->left[state] = (uint8_t)(round + 1);
        }
}

static bool find_simple_path(const Hunt *search, int state, int end, int hops, ChGridCells seen,
                             Path *path)
{
    Hop hop[MOST_FROM_ONE];

    if (state == end && hops == 0)
        return true;
    if (search->left[state] > hops || (state == end && cell_of(end) == search->start))
        return false;
    const int count = list_hops(search, state, hop);
    const int at = path->count;
    for (int i = 0; i < count; i++) {
        const int to = cell_of(hop[i].to);
        ChGridCells with = seen;
        if (search->left[hop[i].to] > hops - 1 || ch_grid_cells_has(&seen, hop[i].via) ||
            (ch_grid_cells_has(&seen, to) &&
             !(to == search->start && hop[i].to == end && hops == 1)))
            continue;
        path->count = at;
        ch_grid_cells_add(&with, hop[i].via);
        ch_grid_cells_add(&with, to);
        if (!search->pairs)
            path->cell[path->count++] = hop[i].via;
        path->cell[path->count++] = (uint8_t)to;
        if (find_simple_path(search, hop[i].to, end, hops - 1, with, path))
            return true;
    }
    path->count = at;
    return false;
}

static bool find_simple(Hunt *search, int end, int most, Path *path)
{
    uint8_t first[CH_CELLS];
    const int count = list_first(search, first);

    find_distances_to(search, end);
    for (int hops = search->hops[end] + 1; hops <= most; hops++)
        for (int i = 0; i < count; i++) {
            ChGridCells seen = {{0}};
            ch_grid_cells_add(&seen, search->start);
            ch_grid_cells_add(&seen, cell_of(first[i]));
            *path = (Path){.hops = hops, .count = 1, .cell = {(uint8_t)search->start}};
            if (!search->pairs)
                path->cell[path->count++] = (uint8_t)cell_of(first[i]);
            if (find_simple_path(search, first[i], end, hops, seen, path))
                return true;
        }
    return false;
}

/* ---- the best ---- */

/* Returns the length of a chain of so many hops, in entries. */
static int length_of(int hops)
{
    return 2 + 2 * hops;
}

static int technique_of(const Hunt *search)
{
    return search->pairs            ? CH_TECHNIQUE_XY_CHAIN
           : search->most_hops == 1 ? CH_TECHNIQUE_TURBOT_FISH
                                    : CH_TECHNIQUE_X_CHAIN;
}

/* Returns the least number of hops to END: two cells alone are no chain. */
static int least_hops(const Hunt *search, int end)
{
    return search->hops[end] > 0 ? search->hops[end] : 1;
}

static ChGridCells eliminated_by(const Hunt *search, int end)
{
    return ch_grid_cells_and(ch_grid_common_peers(search->start, end),
                             search->grid->plane[search->digit]);
}

static void try_end(Hunt *search, int end)
{
    const ChGridCells lost = eliminated_by(search, cell_of(end));
    const int count = ch_grid_cells_count(lost);
    int most = search->most_hops;
    Path path;

    if (!ch_hodoku_best_wants(&search->best, count, length_of(least_hops(search, end))))
        return;
    if (search->best.found && count == search->best.list.count &&
        search->best.length < length_of(most))
        most = search->best.length / 2 - 1;
    if (search->hops[end] > 0)
        path = trace_path(search, end);
    if ((search->hops[end] == 0 || !is_simple(&path, search->start)) &&
        !find_simple(search, end, most, &path))
        return;
    search->list.count = 0;
    ch_hodoku_list_cells(&search->list, search->grid, lost, search->digit);
    if (ch_hodoku_best_take(&search->best, technique_of(search), length_of(path.hops),
                            search->order++, &search->list)) {
        search->best_path = path;
        search->best_digit = search->digit;
    }
}

/* Returns the cells where a chain may end: it eliminates targets only, and no fewer than the best
 * chain. */
static ChGridCells possible_ends(const Hunt *search)
{
    const int least = search->best.found ? search->best.list.count : 1;
    ChGridCells places = search->grid->plane[search->digit];
    ChGridCells ends = {{0}};

    if (search->pairs) {
        places = ch_grid_cells_and(places, search->bivalue);
        ch_grid_cells_remove(&places, search->start);
    }
    CH_EACH_GRID_CELL(cell, places) {
        const ChGridCells lost = eliminated_by(search, cell);
        if (ch_grid_cells_within(lost, search->targets[search->digit]) &&
            ch_grid_cells_count(lost) >= least)
            ch_grid_cells_add(&ends, cell);
    }
    return ends;
}

static void try_start(Hunt *search)
{
    if (!ch_grid_cells_meet(search->targets[search->digit], ch_grid_peers[search->start]))
        return;
    const ChGridCells ends = possible_ends(search);
    if (ch_grid_cells_empty(ends))
        return;
    find_distances(search);
    CH_EACH_GRID_CELL(cell, ends) {
        const unsigned digits = search->grid->candidates[cell];
        const bool upper = search->pairs && ch_lowest(digits) != search->digit;
        const int end = upper ? cell + UPPER : cell;
        if (search->hops[end] != FAR)
            try_end(search, end);
    }
}

/* ---- reporting ---- */

static void link_up(const Hunt *search, ChHodokuLinks *links)
{
    const Path *const path = &search->best_path;
    int digit = search->best_digit;

    links->count = 0;
    for (int i = 0; i < path->count; i += search->pairs ? 1 : 2) {
        const int cell = path->cell[i];
        if (!search->pairs) {
            ch_hodoku_link_cells(links, cell, digit, path->cell[i + 1], digit);
            continue;
        }
        const int other = ch_lowest(search->grid->candidates[cell] & ~(1u << digit));
        ch_hodoku_link_cells(links, cell, digit, cell, other);
        digit = other;
    }
}

/* Seeds a turbot fish, which is shown as a bridge (single_digit.h). */
static void seed_bridge(const Hunt *search, const ChHodokuLinks *links, ChDeduction *deduction)
{
    const Path *const path = &search->best_path;
    ChBridge bridge;
    int house[2];

    for (int i = 0; i < 2; i++)
        house[i] =
            (ch_hodoku_link_constraint(search->grid, &links->link[i]) - CH_CELLS) / CH_DIGITS;
    deduction->seed = 0;
    deduction->detail.seed[0] = 0;
    for (int i = 0; i < 3; i++) {
        const int via = ch_hodoku_houses[path->cell[1]][i];
        if (ch_grid_cells_has(&CH_HODOKU_HOUSE(via), path->cell[2]) &&
            ch_bridge(search->input->board, search->best_digit, house[0], house[1],
                      ch_hodoku_model_house(via), &bridge))
            deduction->detail.seed[0] = ch_bridge_seed(&bridge);
    }
}

static bool report_best(const Hunt *search, ChSink *sink)
{
    ChHodokuLinks links;

    if (!search->best.found)
        return false;
    ChDeduction deduction = ch_deduction(search->best.technique);
    ch_hodoku_list_copy(&ch_hodoku_state(search->input)->list, &search->best.list);
    link_up(search, &links);
    ch_hodoku_add_link_premises(&deduction, search->grid, &links, CH_CHAIN_OPEN, CH_NONE);
    if (search->best.technique == CH_TECHNIQUE_TURBOT_FISH)
        seed_bridge(search, &links, &deduction);
    return ch_hodoku_report(search->input, &deduction, sink);
}

/* ---- the finders ---- */

static void start_search(Hunt *search, const ChFinderInput *input, bool pairs, int most_hops)
{
    search->input = input;
    search->grid = &ch_hodoku_state(input)->grid;
    search->pairs = pairs;
    search->most_hops = most_hops;
    search->order = 0;
    search->best.found = false;
}

static bool find_of_one_digit(const ChFinderInput *input, ChSink *sink, int most_hops)
{
    const unsigned fresh = ch_hodoku_fresh_digits(input);
    Hunt search;

    if (fresh == 0)
        return false;
    start_search(&search, input, false, most_hops);
    CH_EACH_DIGIT(digit, fresh) {
        search.targets[digit] = input->options->unfiltered
                                    ? search.grid->plane[digit]
                                    : ch_hodoku_impossible_places(input, digit);
        find_links(&search, digit);
    }
    CH_EACH_GRID_CELL(start, search.grid->empty)
        CH_EACH_DIGIT(digit, search.grid->candidates[start] & fresh) {
            search.start = start;
            search.digit = digit;
            if (!ch_grid_cells_empty(search.strong[digit][start]))
                try_start(&search);
        }
    return report_best(&search, sink);
}

bool ch_hodoku_turbot_fish(const ChFinderInput *input, ChSink *sink)
{
    return find_of_one_digit(input, sink, 1);
}

bool ch_hodoku_x_chain(const ChFinderInput *input, ChSink *sink)
{
    return find_of_one_digit(input, sink, MOST_HOPS);
}

bool ch_hodoku_xy_chain(const ChFinderInput *input, ChSink *sink)
{
    Hunt search;

    if (!ch_hodoku_targets(input, CH_LINKS_ALL, search.targets))
        return false;
    start_search(&search, input, true, MOST_HOPS);
    search.bivalue = ch_hodoku_few(ch_hodoku_state(input))->exactly[2];
    CH_EACH_GRID_CELL(start, search.bivalue)
        CH_EACH_DIGIT(digit, search.grid->candidates[start]) {
            search.start = start;
            search.digit = digit;
            try_start(&search);
        }
    return report_best(&search, sink);
}

/* chains.c - X-chains, turbot fish and XY-chains: of all chains the best (hodoku_best.h).
 *
 * A chain of one digit alternates strong and weak links between cells, a chain of pairs goes
 * through cells of two candidates; both start with a strong link, so that one of the two ends holds
 * the digit.  A chain comes to no cell twice, but a chain of one digit may end where it began.
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

/* A step from a state: over the cell VIA (the same cell in a chain of pairs) to a state. */
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
    const ChScene *scene;
    const ChHodokuGrid *grid;
    bool pairs;
    int most_hops;
    int digit; /* at the ends */
    int start; /* a cell */
    ChCellSet strong[CH_DIGITS][CH_CELLS];
    ChCellSet bivalue;

    /* From the start: the least number of hops to each state, and how. */
    uint8_t hops[STATES];
    uint8_t before[STATES];
    uint8_t via[STATES];
    uint8_t left[STATES]; /* to the end at hand */

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

/* In a box only cells count that share neither row nor column, even where the box has but two. */
static void find_links(Hunt *hunt, int digit)
{
    const ChCellSet places = hunt->grid->plane[digit];
    const uint32_t with_two = ch_hodoku_with_two(&hunt->grid->free[digit]);

    for (int cell = ch_cells_next(&places, 0); cell >= 0; cell = ch_cells_next(&places, cell + 1)) {
        const uint8_t *const house = ch_hodoku_houses[cell];
        ChCellSet seen = {{0}};
        ChCellSet strong = {{0}};
        for (int i = 0; i < 3; i++) {
            ChCellSet others =
                ch_cells_minus(ch_cells_and(places, ch_hodoku_house[house[i]]), seen);
            ch_cells_remove(&others, cell);
            if (with_two >> house[i] & 1)
                strong = ch_cells_or(strong, others);
            seen = ch_cells_or(seen, ch_hodoku_house[house[i]]);
        }
        hunt->strong[digit][cell] = strong;
    }
}

static int on_digit(const Hunt *hunt, int state)
{
    const unsigned digits = hunt->grid->candidates[cell_of(state)];

    return ch_lowest(state < UPPER ? digits : digits & (digits - 1));
}

/* The state of a cell of a pair when DIGIT is off. */
static int state_without(const Hunt *hunt, int cell, int digit)
{
    return ch_lowest(hunt->grid->candidates[cell]) == digit ? cell + UPPER : cell;
}

/* Lists the hops from a state; returns how many.  Chains of one digit may come back to the
 * start. */
static int list_hops(const Hunt *hunt, int state, Hop *hop)
{
    const int cell = cell_of(state);
    int count = 0;

    if (hunt->pairs) {
        const int digit = on_digit(hunt, state);
        ChCellSet next = ch_cells_and(
            hunt->bivalue, ch_cells_and(ch_hodoku_peers[cell], hunt->grid->plane[digit]));
        ch_cells_remove(&next, hunt->start);
        for (int to = ch_cells_next(&next, 0); to >= 0; to = ch_cells_next(&next, to + 1))
            hop[count++] = (Hop){(uint8_t)to, (uint8_t)state_without(hunt, to, digit)};
        return count;
    }
    ChCellSet vias = ch_cells_and(hunt->grid->plane[hunt->digit], ch_hodoku_peers[cell]);
    ch_cells_remove(&vias, hunt->start);
    for (int via = ch_cells_next(&vias, 0); via >= 0; via = ch_cells_next(&vias, via + 1)) {
        ChCellSet next = hunt->strong[hunt->digit][via];
        ch_cells_remove(&next, cell);
        for (int to = ch_cells_next(&next, 0); to >= 0; to = ch_cells_next(&next, to + 1))
            hop[count++] = (Hop){(uint8_t)via, (uint8_t)to};
    }
    return count;
}

enum { MOST_FROM_ONE = 64 };

/* ---- the least number of hops ---- */

static int list_first(const Hunt *hunt, uint8_t *state)
{
    int count = 0;

    if (hunt->pairs) {
        state[count++] = (uint8_t)state_without(hunt, hunt->start, hunt->digit);
        return count;
    }
    const ChCellSet *const strong = &hunt->strong[hunt->digit][hunt->start];
    for (int cell = ch_cells_next(strong, 0); cell >= 0; cell = ch_cells_next(strong, cell + 1))
        state[count++] = (uint8_t)cell;
    return count;
}

/* Spreads over hops from the states that are on after the first link. */
static void spread(Hunt *hunt)
{
    uint8_t queue[STATES];
    Hop hop[MOST_FROM_ONE];
    int count;

    for (int state = 0; state < STATES; state++)
        hunt->hops[state] = FAR;
    count = list_first(hunt, queue);
    for (int i = 0; i < count; i++)
        hunt->hops[queue[i]] = 0;
    for (int at = 0; at < count; at++) {
        const int state = queue[at];
        if (hunt->hops[state] == hunt->most_hops || (!hunt->pairs && state == hunt->start))
            continue;
        const int hops = list_hops(hunt, state, hop);
        for (int i = 0; i < hops; i++) {
            if (hunt->hops[hop[i].to] != FAR)
                continue;
            hunt->hops[hop[i].to] = (uint8_t)(hunt->hops[state] + 1);
            hunt->before[hop[i].to] = (uint8_t)state;
            hunt->via[hop[i].to] = hop[i].via;
            queue[count++] = hop[i].to;
        }
    }
}

static bool is_simple(const Path *path, int start)
{
    ChCellSet seen = {{0}};

    for (int i = 0; i < path->count; i++) {
        if (ch_cells_has(&seen, path->cell[i]) && !(i == path->count - 1 && path->cell[i] == start))
            return false;
        ch_cells_add(&seen, path->cell[i]);
    }
    return true;
}

/* The way that the spreading took to a state. */
static Path trace(const Hunt *hunt, int state)
{
    const int each = hunt->pairs ? 1 : 2;
    const int hops = hunt->hops[state];
    Path path = {.hops = hops, .count = each * (hops + 1)};
    int at = path.count;

    for (; hunt->hops[state] > 0; state = hunt->before[state]) {
        path.cell[--at] = (uint8_t)cell_of(state);
        if (!hunt->pairs)
            path.cell[--at] = hunt->via[state];
    }
    path.cell[--at] = (uint8_t)cell_of(state);
    path.cell[0] = (uint8_t)hunt->start;
    return path;
}

/* ---- where the shortest way comes to a cell twice: the shortest that does not ---- */

/* For each state the least number of hops from there to END. */
static void spread_back(Hunt *hunt, int end)
{
    Hop hop[MOST_FROM_ONE];

    for (int state = 0; state < STATES; state++)
        hunt->left[state] = FAR;
    hunt->left[end] = 0;
    for (int round = 0; round < hunt->most_hops; round++)
        for (int state = 0; state < STATES; state++) {
            if (hunt->hops[state] == FAR || hunt->left[state] != FAR)
                continue;
            const int hops = list_hops(hunt, state, hop);
            for (int i = 0; i < hops && hunt->left[state] == FAR; i++)
                if (hunt->left[hop[i].to] == round)
                    hunt->left[state] = (uint8_t)(round + 1);
        }
}

static bool walk(const Hunt *hunt, int state, int end, int hops, ChCellSet seen, Path *path)
{
    Hop hop[MOST_FROM_ONE];

    if (state == end && hops == 0)
        return true;
    if (hunt->left[state] > hops || (state == end && cell_of(end) == hunt->start))
        return false;
    const int count = list_hops(hunt, state, hop);
    const int at = path->count;
    for (int i = 0; i < count; i++) {
        const int to = cell_of(hop[i].to);
        ChCellSet with = seen;
        if (hunt->left[hop[i].to] > hops - 1 || ch_cells_has(&seen, hop[i].via) ||
            (ch_cells_has(&seen, to) && !(to == hunt->start && hop[i].to == end && hops == 1)))
            continue;
        path->count = at;
        ch_cells_add(&with, hop[i].via);
        ch_cells_add(&with, to);
        if (!hunt->pairs)
            path->cell[path->count++] = hop[i].via;
        path->cell[path->count++] = (uint8_t)to;
        if (walk(hunt, hop[i].to, end, hops - 1, with, path))
            return true;
    }
    path->count = at;
    return false;
}

static bool find_simple(Hunt *hunt, int end, int most, Path *path)
{
    uint8_t first[CH_CELLS];
    const int count = list_first(hunt, first);

    spread_back(hunt, end);
    for (int hops = hunt->hops[end] + 1; hops <= most; hops++)
        for (int i = 0; i < count; i++) {
            ChCellSet seen = {{0}};
            ch_cells_add(&seen, hunt->start);
            ch_cells_add(&seen, cell_of(first[i]));
            *path = (Path){.hops = hops, .count = 1, .cell = {(uint8_t)hunt->start}};
            if (!hunt->pairs)
                path->cell[path->count++] = (uint8_t)cell_of(first[i]);
            if (walk(hunt, first[i], end, hops, seen, path))
                return true;
        }
    return false;
}

/* ---- the best ---- */

/* Entries of a chain of so many hops. */
static int length_of(int hops)
{
    return 2 + 2 * hops;
}

static int technique_of(const Hunt *hunt)
{
    return hunt->pairs            ? CH_TECHNIQUE_XY_CHAIN
           : hunt->most_hops == 1 ? CH_TECHNIQUE_TURBOT_FISH
                                  : CH_TECHNIQUE_X_CHAIN;
}

/* The links needed at least: a chain of two cells is none. */
static int least_hops(const Hunt *hunt, int end)
{
    return hunt->hops[end] > 0 ? hunt->hops[end] : 1;
}

static void try_end(Hunt *hunt, int end)
{
    const int x = cell_of(end);
    const ChCellSet lost =
        ch_cells_and(ch_hodoku_common_peers(hunt->start, x), hunt->grid->plane[hunt->digit]);
    const int count = ch_cells_count(lost);
    int most = hunt->most_hops;
    Path path;

    if (!ch_hodoku_best_wants(&hunt->best, count, length_of(least_hops(hunt, end))))
        return;
    if (hunt->best.found && count == hunt->best.list.count && hunt->best.length < length_of(most))
        most = hunt->best.length / 2 - 1;
    if (hunt->hops[end] > 0)
        path = trace(hunt, end);
    if ((hunt->hops[end] == 0 || !is_simple(&path, hunt->start)) &&
        !find_simple(hunt, end, most, &path))
        return;
    hunt->list.count = 0;
    ch_hodoku_list_cells(&hunt->list, hunt->grid, lost, hunt->digit);
    if (ch_hodoku_best_take(&hunt->best, technique_of(hunt), length_of(path.hops), hunt->order++,
                            &hunt->list)) {
        hunt->best_path = path;
        hunt->best_digit = hunt->digit;
    }
}

static void try_start(Hunt *hunt)
{
    spread(hunt);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (hunt->pairs && (cell == hunt->start || !ch_cells_has(&hunt->bivalue, cell) ||
                            !ch_hodoku_has(hunt->grid, cell, hunt->digit)))
            continue;
        const int end = !hunt->pairs                                             ? cell
                        : ch_lowest(hunt->grid->candidates[cell]) == hunt->digit ? cell
                                                                                 : cell + UPPER;
        if (hunt->hops[end] != FAR)
            try_end(hunt, end);
    }
}

/* ---- reporting ---- */

static void link_up(const Hunt *hunt, ChHodokuLinks *links)
{
    const Path *const path = &hunt->best_path;
    int digit = hunt->best_digit;

    links->count = 0;
    for (int i = 0; i < path->count; i += hunt->pairs ? 1 : 2) {
        const int cell = path->cell[i];
        if (!hunt->pairs) {
            ch_hodoku_link_cells(links, cell, digit, path->cell[i + 1], digit);
            continue;
        }
        const int other = ch_lowest(hunt->grid->candidates[cell] & ~(1u << digit));
        ch_hodoku_link_cells(links, cell, digit, cell, other);
        digit = other;
    }
}

/* A turbot fish is told as a bridge (single_digit.h). */
static void seed_bridge(const Hunt *hunt, const ChHodokuLinks *links, ChDeduction *deduction)
{
    const Path *const path = &hunt->best_path;
    ChBridge bridge;
    int house[2];

    for (int i = 0; i < 2; i++)
        house[i] = (ch_hodoku_link_constraint(hunt->grid, &links->link[i]) - CH_CELLS) / CH_DIGITS;
    deduction->seed = 0;
    deduction->detail.seed[0] = 0;
    for (int i = 0; i < 3; i++) {
        const int via = ch_hodoku_houses[path->cell[1]][i];
        if (ch_cells_has(&ch_hodoku_house[via], path->cell[2]) &&
            ch_bridge(hunt->scene->board, hunt->best_digit, house[0], house[1],
                      ch_hodoku_model_house(via), &bridge))
            deduction->detail.seed[0] = ch_bridge_seed(&bridge);
    }
}

static bool report(const Hunt *hunt, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(hunt->best.technique);
    ChHodokuLinks links;

    if (!hunt->best.found)
        return false;
    ch_hodoku_list_copy(&hunt->scene->hodoku->list, &hunt->best.list);
    link_up(hunt, &links);
    ch_hodoku_rests_on_links(&deduction, hunt->grid, &links, CH_CHAIN_OPEN, CH_NONE);
    if (hunt->best.technique == CH_TECHNIQUE_TURBOT_FISH)
        seed_bridge(hunt, &links, &deduction);
    return ch_hodoku_report(hunt->scene, &deduction, sink);
}

/* ---- the finders ---- */

static bool find_of_one_digit(const ChScene *scene, ChSink *sink, int most_hops)
{
    Hunt hunt = {.scene = scene, .grid = &scene->hodoku->grid, .most_hops = most_hops};

    const unsigned fresh = ch_hodoku_fresh_digits(scene);

    for (unsigned digits = fresh; digits != 0; digits &= digits - 1)
        find_links(&hunt, ch_lowest(digits));
    for (hunt.start = ch_cells_next(&hunt.grid->empty, 0); hunt.start >= 0;
         hunt.start = ch_cells_next(&hunt.grid->empty, hunt.start + 1))
        for (unsigned digits = hunt.grid->candidates[hunt.start] & fresh; digits != 0;
             digits &= digits - 1) {
            hunt.digit = ch_lowest(digits);
            if (!ch_cells_empty(hunt.strong[hunt.digit][hunt.start]))
                try_start(&hunt);
        }
    return report(&hunt, sink);
}

bool ch_hodoku_turbot_fish(const ChScene *scene, ChSink *sink)
{
    return find_of_one_digit(scene, sink, 1);
}

bool ch_hodoku_x_chain(const ChScene *scene, ChSink *sink)
{
    return find_of_one_digit(scene, sink, MOST_HOPS);
}

bool ch_hodoku_xy_chain(const ChScene *scene, ChSink *sink)
{
    Hunt hunt = {
        .scene = scene, .grid = &scene->hodoku->grid, .pairs = true, .most_hops = MOST_HOPS};

    hunt.bivalue = ch_hodoku_few(scene->hodoku)->exactly[2];
    for (hunt.start = ch_cells_next(&hunt.bivalue, 0); hunt.start >= 0;
         hunt.start = ch_cells_next(&hunt.bivalue, hunt.start + 1))
        for (unsigned digits = hunt.grid->candidates[hunt.start]; digits != 0;
             digits &= digits - 1) {
            hunt.digit = ch_lowest(digits);
            try_start(&hunt);
        }
    return report(&hunt, sink);
}

/* se_x_chains.c - see se_x_chains.h.  The reasoning is that of se_net.h and se_cycles.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_x_chains.h"

#include <limits.h>
#include <string.h>

typedef ChSeXLinks Links;

static inline void add(ChGridCells *to, ChGridCells set)
{
    *to = ch_grid_cells_or(*to, set);
}

/* Returns the houses with two places of the digit.  Without branches: they are not predictable. */
static uint32_t houses_with_two(const ChSeGrid *grid, int digit)
{
    uint32_t houses = 0;

    for (int house = 0; house < CH_HOUSES; house++) {
        const unsigned second = grid->pos[house][digit] & (grid->pos[house][digit] - 1u);
        const unsigned third = second & (second - 1u);
        houses |= (uint32_t)((second != 0) & (third == 0)) << house;
    }
    return houses;
}

/* Links the two places of the digit in each house with two. */
static void start_links(Links *links, const ChSeGrid *grid, int digit)
{
    links->places = grid->plane[digit];
    links->ends = links->made = links->known = (ChGridCells){{0}};
    memset(links->tie, 0, sizeof links->tie);
    CH_EACH_HOUSE(house, houses_with_two(grid, digit)) {
        const unsigned two = grid->pos[house][digit];
        const int a = ch_grid_house_cell[house][ch_lowest(two)];
        const int b = ch_grid_house_cell[house][ch_lowest(two & (two - 1))];
        ch_grid_cells_add(&links->tie[a], b);
        ch_grid_cells_add(&links->tie[b], a);
        ch_grid_cells_add(&links->ends, a);
        ch_grid_cells_add(&links->ends, b);
    }
}

static ChGridCells next_of(Links *links, int cell)
{
    if (!ch_grid_cells_has(&links->made, cell)) {
        ChGridCells next = {{0}};
        CH_EACH_GRID_CELL(off, ch_grid_cells_and(links->ends, ch_grid_peers[cell]))
            add(&next, links->tie[off]);
        links->next[cell] = next;
        ch_grid_cells_add(&links->made, cell);
    }
    return links->next[cell];
}

/* Returns what follows from the front in one step. */
static ChGridCells step_from(Links *links, ChGridCells front)
{
    ChGridCells next = {{0}};

    CH_EACH_GRID_CELL(cell, front)
        add(&next, next_of(links, cell));
    return next;
}

/* Computes the consequences of a place on, itself included. */
static void propagate(Links *links, int start)
{
    ChGridCells on = {{0}};
    ChGridCells off = ch_grid_peers[start];
    ChGridCells ahead = next_of(links, start);

    if (ch_grid_cells_has(&links->known, start))
        return;
    ch_grid_cells_add(&on, start);
    for (ch_grid_cells_remove(&ahead, start); !ch_grid_cells_empty(ahead);
         ahead = ch_grid_cells_minus(ahead, on)) {
        const int cell = ch_grid_cells_first(ahead);
        if (ch_grid_cells_has(&links->known, cell)) {
            add(&on, links->leads[1][cell]);
            add(&off, links->leads[0][cell]);
        } else {
            ch_grid_cells_add(&on, cell);
            add(&off, ch_grid_peers[cell]);
            add(&ahead, next_of(links, cell));
        }
    }
    links->leads[1][start] = on;
    links->leads[0][start] = ch_grid_cells_and(off, links->places);
    ch_grid_cells_add(&links->known, start);
}

/* Finds the places, off and on, that lead to their contrary: over some pair, whose ends both lead
 * to it. */
static void find_starts(Links *links, ChGridCells starts[2])
{
    CH_EACH_GRID_CELL(a, links->ends) {
        propagate(links, a);
        CH_EACH_GRID_CELL(b, links->tie[a]) {
            propagate(links, b);
            for (int on = 0; on < 2; on++)
                add(&starts[on], ch_grid_cells_and(links->leads[!on][a], links->leads[!on][b]));
        }
    }
}

/* ---- chains ---- */

/* Returns the nodes of the shortest chain from a place on, or off, to its contrary, if it has at
 * most MOST; otherwise a larger number. */
static int nodes_from(Links *links, int start, bool on, int most)
{
    ChGridCells met = {{0}};
    ChGridCells front = on ? next_of(links, start) : links->tie[start];

    if (on)
        ch_grid_cells_add(&met, start);
    for (int nodes = 4; nodes <= most; nodes += 2) {
        front = ch_grid_cells_minus(front, met);
        if (on && ch_grid_cells_meet(front, ch_grid_peers[start]))
            return nodes;
        if (ch_grid_cells_empty(front))
            break;
        add(&met, front);
        front = step_from(links, front);
        if (!on && ch_grid_cells_has(&front, start))
            return nodes;
    }
    return INT_MAX;
}

static void find_shortest(Links *links, ChSeXChains *chains)
{
    chains->nodes = INT_MAX - 1;
    for (int on = 1; on >= 0; on--)
        CH_EACH_GRID_CELL(start, chains->starts[on]) {
            const int nodes = nodes_from(links, start, on, chains->nodes);
            if (nodes > chains->nodes)
                continue;
            if (nodes < chains->nodes)
                chains->shortest[0] = chains->shortest[1] = (ChGridCells){{0}};
            chains->nodes = nodes;
            ch_grid_cells_add(&chains->shortest[on], start);
        }
}

/* ---- cycles ---- */

enum { NEVER = 0xff };

/* The places that a cycle against a target can have, and those of them that the target sees. */
typedef struct Field {
    const Links *links;
    ChGridCells places;
    int count;
    uint8_t seen[CH_SE_PEERS];
} Field;

static Field field_of(const Links *links, int target)
{
    Field field = {.links = links};

    field.places = ch_grid_cells_and(links->leads[0][target], links->leads[1][target]);
    ch_grid_cells_remove(&field.places, target);
    CH_EACH_GRID_CELL(cell, ch_grid_cells_and(field.places, ch_grid_peers[target]))
        field.seen[field.count++] = (uint8_t)cell;
    return field;
}

/* Counts the steps from the front until each of the seen from FIRST on is ruled out, or is on;
 * NEVER beyond MOST. */
static void count_steps(const Field *field, ChGridCells front, bool on, int first, int most,
                        uint8_t steps[CH_SE_PEERS])
{
    ChGridCells met = {{0}};

    memset(steps, NEVER, CH_SE_PEERS);
    for (int step = 0; step <= most && !ch_grid_cells_empty(front); step++) {
        ChGridCells off = {{0}};
        ChGridCells next = {{0}};
        CH_EACH_GRID_CELL(cell, front)
            add(&off, ch_grid_peers[cell]);
        const ChGridCells reached = on ? front : off;
        for (int i = first; i < field->count; i++)
            if (steps[i] == NEVER && ch_grid_cells_has(&reached, field->seen[i]))
                steps[i] = (uint8_t)step;
        add(&met, front);
        CH_EACH_GRID_CELL(cell, ch_grid_cells_and(off, field->places))
            add(&next, field->links->tie[cell]);
        front = ch_grid_cells_minus(ch_grid_cells_and(next, field->places), met);
    }
}

/* Returns the nodes of the shortest cycle over one of the seen and another behind it; above MOST
 * when no cycle is that short. */
static int shortest_over(const Field *field, int p, int most)
{
    const ChGridCells tied = ch_grid_cells_and(field->links->tie[field->seen[p]], field->places);
    ChGridCells on = {{0}};
    uint8_t out[CH_SE_PEERS];
    uint8_t in[CH_SE_PEERS];
    int shortest = most + 1;

    ch_grid_cells_add(&on, field->seen[p]);
    count_steps(field, on, false, p + 1, most / 2 - 1, out);
    count_steps(field, tied, true, p + 1, most / 2 - 1, in);
    for (int i = p + 1; i < field->count; i++)
        if (out[i] != NEVER && in[i] != NEVER && 2 * (out[i] + in[i] + 1) < shortest)
            shortest = 2 * (out[i] + in[i] + 1);
    return shortest;
}

static void find_cycles(Links *links, ChGridCells targets, int most, ChSeXChains *chains)
{
    CH_EACH_GRID_CELL(target, targets) {
        propagate(links, target);
        const Field field = field_of(links, target);
        int shortest = most + 1;
        for (int i = 0; i < field.count; i++)
            shortest = shortest_over(&field, i, shortest - 1);
        if (shortest > most)
            continue;
        CH_EACH_GRID_CELL(cell, field.places)
            if (chains->cycle_nodes[cell] == 0 || chains->cycle_nodes[cell] > shortest)
                chains->cycle_nodes[cell] = (uint8_t)shortest;
    }
}

/* ---- short cycles ---- */

/* A path of places that are off and on in turn. */
typedef struct Path {
    ChGridCells free;  /* the places that can follow */
    ChGridCells cells; /* those on the path */
    ChGridCells by[2]; /* what sees one that is off, and one that is on */
    int start;
} Path;

/* Extends the path by a strong link. */
static Path extend(Path path, int off, int on)
{
    ch_grid_cells_remove(&path.free, off);
    ch_grid_cells_remove(&path.free, on);
    ch_grid_cells_add(&path.cells, off);
    ch_grid_cells_add(&path.cells, on);
    add(&path.by[0], ch_grid_peers[off]);
    add(&path.by[1], ch_grid_peers[on]);
    return path;
}

/* Reports whether up to LEFT more strong links close a cycle that has an effect; LAST is on. */
static bool closes(const Links *links, const Path *path, int last, int left)
{
    const ChGridCells seen = ch_grid_cells_and(path->by[0], path->by[1]);
    const ChGridCells next = ch_grid_cells_and(path->free, ch_grid_peers[last]);

    if (ch_grid_sees(last, path->start) && left < 2 &&
        ch_grid_cells_meet(seen, ch_grid_cells_minus(links->places, path->cells)))
        return true;
    CH_EACH_GRID_CELL(off, left > 0 ? next : (ChGridCells){{0}})
        CH_EACH_GRID_CELL(on, ch_grid_cells_and(links->tie[off], path->free)) {
            const Path then = extend(*path, off, on);
            if (closes(links, &then, on, left - 1))
                return true;
        }
    return false;
}

/* Returns the places that a cycle against one of the targets can have. */
static ChGridCells places_of_cycles(Links *links, ChGridCells targets)
{
    ChGridCells places = {{0}};

    CH_EACH_GRID_CELL(target, targets) {
        propagate(links, target);
        add(&places, field_of(links, target).places);
    }
    return places;
}

bool ch_se_has_short_x_cycle(ChSeXChains *chains)
{
    enum { MOST_LINKS = 3 };
    Links *const links = &chains->links;
    Path path = {.free =
                     ch_grid_cells_and(links->ends, places_of_cycles(links, chains->starts[1]))};

    CH_EACH_GRID_CELL(off, path.free)
        CH_EACH_GRID_CELL(on, ch_grid_cells_and(links->tie[off], path.free)) {
            Path then = extend(path, off, on);
            then.start = off;
            if (closes(links, &then, on, MOST_LINKS - 1))
                return true;
        }
    return false;
}

void ch_se_find_x_chains(ChSeXChains *chains, const ChSeGrid *grid, int digit)
{
    if (chains->is_known && ch_grid_cells_equal(chains->links.places, grid->plane[digit]))
        return;
    chains->is_known = true;
    chains->knows_cycles = false;
    chains->nodes = INT_MAX;
    chains->starts[0] = chains->starts[1] = (ChGridCells){{0}};
    start_links(&chains->links, grid, digit);
    find_starts(&chains->links, chains->starts);
    if (!ch_grid_cells_empty(chains->starts[1]))
        find_shortest(&chains->links, chains);
}

void ch_se_find_x_cycles(ChSeXChains *chains, int (*most_of)(int nodes))
{
    if (chains->knows_cycles || chains->nodes == INT_MAX)
        return;
    chains->knows_cycles = true;
    memset(chains->cycle_nodes, 0, sizeof chains->cycle_nodes);
    find_cycles(&chains->links, chains->starts[1], most_of(chains->nodes), chains);
}

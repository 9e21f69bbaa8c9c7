/* oracle_chain.c - Chains by their definitions: every path is tried, not the shortest alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

enum { MOST_STRONG = 15 }; /* strong links of a chain; the finders have one more */

/* A path of nodes, each a cell, and the premises of its strong links: houses of one digit, or
 * bivalue cells. */
typedef struct Path {
    int count;
    int cell[CELLS];
    int premises;
    Premise premise[MOST_PREMISES];
} Path;

static bool is_on(const Path *path, int cell)
{
    for (int i = 0; i < path->count; i++)
        if (path->cell[i] == cell)
            return true;
    return false;
}

/* Rules out what sees two cells. A cell on the path is left out: a part of the path would do. */
static void rule_out_between(const Marks *marks, Found *found, const Path *path, int digit, int a,
                             int b)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (sees[cell][a] && sees[cell][b] && !is_on(path, cell))
            rule_out(marks, found, cell, digit);
}

/* The shortest paths between two ends that have a digit. */
typedef struct Ends {
    int least;        /* nodes of the shortest; 0: none */
    bool is_walked;   /* a walk that comes back to a cell is shorter */
    bool lost[CELLS]; /* by those that need all their strong links */
} Ends;

static Ends all_ends[CELLS][CELLS];

/* Notes the eliminations of a path that needs each of its links. Its ends must have them if it is
 * one of the shortest. */
static void take_path(const Marks *marks, Found *found, int digit, const Path *path,
                      const Found *lost)
{
    Ends *const ends = &all_ends[path->cell[0]][path->cell[path->count - 1]];

    if (ends->least == 0 || path->count < ends->least)
        *ends = (Ends){.least = path->count};
    if (!needs_all_premises(marks, path->premise, path->premises, lost))
        return;
    for (int cell = 0; cell < CELLS; cell++) {
        found->optional[cell][digit] |= lost->removed[cell][digit];
        ends->lost[cell] |= path->count == ends->least && lost->removed[cell][digit];
    }
}

static void forget_ends(void)
{
    for (int a = 0; a < CELLS; a++)
        for (int b = 0; b < CELLS; b++)
            all_ends[a][b] = (Ends){0};
}

/* Adds what the shortest paths must have: those of LEAST nodes or more. */
static void add_ends(Found *found, int digit, int least)
{
    for (int a = 0; a < CELLS; a++)
        for (int b = 0; b < CELLS; b++)
            for (int cell = 0; cell < CELLS && all_ends[a][b].least >= least; cell++)
                found->removed[cell][digit] |= !all_ends[a][b].is_walked &&
                                               !all_ends[b][a].is_walked &&
                                               all_ends[a][b].lost[cell];
}

/* ---- X-chain ---- */

/* Returns the house that has the digit in these two cells only, or NOTHING. */
static int strong_house(const Marks *marks, int digit, int a, int b)
{
    int place[9];

    for (int house = 0; house < HOUSES; house++)
        if (in_house(a, house) && in_house(b, house) && places_of(marks, house, digit, place) == 2)
            return house;
    return NOTHING;
}

/* Ends that see each other close a ring: of two places joined by a weak link one is then true. */
static void conclude_x(const Marks *marks, Found *found, int digit, const Path *path)
{
    const int first = path->cell[0];
    const int last = path->cell[path->count - 1];
    Found lost = {0};

    rule_out_between(marks, &lost, path, digit, first, last);
    take_path(marks, found, digit, path, &lost);
    for (int i = 1; i + 1 < path->count && sees[first][last]; i += 2) {
        Found here = {0};
        rule_out_between(marks, &here, path, digit, path->cell[i], path->cell[i + 1]);
        add_optional(found, &here);
    }
}

/* A chain that returns to its first place proves it true. */
static void conclude_true(Found *found, const Marks *marks, int cell, int digit)
{
    Found here = {0};

    for (int other = 0; other < CELLS; other++)
        if (sees[cell][other])
            rule_out(marks, &here, other, digit);
    add_optional(found, &here);
}

/* Goes on from the last node: by a strong link if the path has an odd number of nodes. */
static void extend_x(const Marks *marks, Found *found, int digit, Path *path)
{
    const int last = path->cell[path->count - 1];
    const bool by_strong = path->count % 2 == 1;

    if (!by_strong && path->count >= 4)
        conclude_x(marks, found, digit, path);
    for (int next = 0; next < CELLS && path->premises < MOST_STRONG; next++) {
        if (!marks->can[next][digit] || !sees[last][next])
            continue;
        const int house = by_strong ? strong_house(marks, digit, last, next) : NOTHING;
        if (by_strong && house == NOTHING)
            continue;
        if (next == path->cell[0] && by_strong && path->count >= 3)
            conclude_true(found, marks, next, digit);
        if (is_on(path, next))
            continue;
        path->cell[path->count++] = next;
        if (by_strong)
            path->premise[path->premises++] = (Premise){house, digit};
        extend_x(marks, found, digit, path);
        path->count--;
        path->premises -= by_strong;
    }
}

static void find_x_chains(const Marks *marks, Found *found)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        forget_ends();
        for (int cell = 0; cell < CELLS; cell++) {
            Path path = {.count = 1, .cell = {cell}};
            if (marks->can[cell][digit])
                extend_x(marks, found, digit, &path);
        }
        add_ends(found, digit, 4);
    }
}

/* ---- XY-chain and remote pair ---- */

/* Goes on from a cell, which takes the digit OUT if the first cell is not FIRST. */
static void extend_xy(const Marks *marks, Found *found, int first, int out, Path *path)
{
    const int last = path->cell[path->count - 1];

    if (path->count >= 2 && out == first) {
        Found lost = {0};
        rule_out_between(marks, &lost, path, first, path->cell[0], last);
        take_path(marks, found, first, path, &lost);
    }
    for (int next = 0; next < CELLS && path->premises < MOST_STRONG; next++) {
        const int digits = digits_of(marks, next);
        if (!sees[last][next] || count_bits(digits) != 2 || !marks->can[next][out] ||
            is_on(path, next))
            continue;
        for (int digit = 0; digit < DIGITS; digit++)
            if (digits == (1 << out | 1 << digit)) {
                path->cell[path->count++] = next;
                path->premise[path->premises++] = (Premise){NOTHING, next};
                extend_xy(marks, found, first, digit, path);
                path->count--;
                path->premises--;
            }
    }
}

/* Where a walk that comes back to a cell on the way reaches an end sooner than any path, the finder
 * has no chain between these ends. Walks go from cell to cell as paths do. */
static void leave_out_walked(const Marks *marks, int start, int first, int out)
{
    bool reached[CELLS][DIGITS] = {{false}}; /* a cell that has taken this digit */

    reached[start][out] = true;
    for (int steps = 2; steps <= MOST_STRONG + 1; steps++) {
        bool before[CELLS][DIGITS];
        memcpy(before, reached, sizeof before);
        for (int i = 0; i < CELLS * CELLS * DIGITS; i++) {
            const int from = i / CELLS / DIGITS;
            const int to = i / DIGITS % CELLS;
            const int by = i % DIGITS;
            const int digits = digits_of(marks, to);
            if (!before[from][by] || !sees[from][to] || count_bits(digits) != 2 ||
                !marks->can[to][by])
                continue;
            for (int digit = 0; digit < DIGITS; digit++)
                if (digits == (1 << by | 1 << digit))
                    reached[to][digit] = true;
        }
        for (int cell = 0; cell < CELLS; cell++)
            if (reached[cell][first] && !before[cell][first] && all_ends[start][cell].least > steps)
                all_ends[start][cell].is_walked = true;
    }
}

static void find_xy_chains(const Marks *marks, Found *found)
{
    for (int first = 0; first < DIGITS; first++) {
        forget_ends();
        for (int cell = 0; cell < CELLS; cell++)
            for (int out = 0; out < DIGITS; out++)
                if (first != out && digits_of(marks, cell) == (1 << first | 1 << out)) {
                    Path path = {1, {cell}, 1, {{NOTHING, cell}}};
                    extend_xy(marks, found, first, out, &path);
                    leave_out_walked(marks, cell, first, out);
                }
        add_ends(found, first, 4);
    }
}

/* Goes on through cells of the same two digits. */
static void extend_pair(const Marks *marks, Found *found, int digits, Path *path)
{
    const int last = path->cell[path->count - 1];

    for (int digit = 0; digit < DIGITS; digit++)
        if (path->count >= 4 && path->count % 2 == 0 && (digits >> digit & 1))
            rule_out_between(marks, found, path, digit, path->cell[0], last);
    for (int next = 0; next < CELLS; next++)
        if (sees[last][next] && digits_of(marks, next) == digits && !is_on(path, next)) {
            path->cell[path->count++] = next;
            extend_pair(marks, found, digits, path);
            path->count--;
        }
}

static void find_remote_pairs(const Marks *marks, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++) {
        Path path = {.count = 1, .cell = {cell}};
        if (count_bits(digits_of(marks, cell)) == 2)
            extend_pair(marks, found, digits_of(marks, cell), &path);
    }
}

const Oracle chain_oracles[] = {
    {"x-chain",
     "pointing,claiming,skyscraper,two-string-kite,turbot-fish,"
     "cross-hatching,hidden-single-row,hidden-single-column",
     find_x_chains, false},
    {"xy-chain", "naked-pair,locked-pair,xy-wing,remote-pair", find_xy_chains, false},
    {"remote-pair", "naked-pair,locked-pair", find_remote_pairs, false},
    {0}};

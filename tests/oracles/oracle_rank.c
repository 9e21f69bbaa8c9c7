/* oracle_rank.c - Rank logic by its definition.
 *
 * Two or three truths, each with all links that hold its candidates, are counted. Each candidate of
 * the truths is in at least as many links as truths. With R links more than truths, a candidate in
 * more than R more links than truths is false. Larger sets are allowed where no solution of the
 * position has the candidate.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

enum { CONSTRAINTS = CELLS + HOUSES * DIGITS, MOST_TRUTHS = 3, MOST_RANK = 2, OWN = 4 };

typedef struct Place {
    int cell;
    int digit;
} Place;

/* The open candidates of each constraint with two or more, and the constraints of each candidate.
 */
typedef struct Grid {
    const Marks *marks;
    int count[CONSTRAINTS]; /* 0: a single, or satisfied */
    Place place[CONSTRAINTS][9];
    int own[CELLS][DIGITS][OWN];
} Grid;

typedef struct Sets {
    const Grid *grid;
    Found *found;
    int truths;
    int links;
    int truth[MOST_TRUTHS];
    bool is_truth[CONSTRAINTS];
    bool is_link[CONSTRAINTS];
    int excess[CELLS][DIGITS];           /* links less truths */
    bool fits[CONSTRAINTS][CONSTRAINTS]; /* two truths have no more links than three may have */
} Sets;

/* ---- the grid ---- */

static Grid read_grid(const Marks *marks)
{
    Grid grid = {.marks = marks};

    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            int *const own = grid.own[cell][digit];
            own[0] = cell;
            own[1] = CELLS + 9 * (ROWS + row_of(cell)) + digit;
            own[2] = CELLS + 9 * (COLUMNS + column_of(cell)) + digit;
            own[3] = CELLS + 9 * (BOXES + box_of(cell)) + digit;
            for (int i = 0; i < OWN && marks->can[cell][digit]; i++)
                grid.place[own[i]][grid.count[own[i]]++] = (Place){cell, digit};
        }
    for (int one = 0; one < CONSTRAINTS; one++)
        if (grid.count[one] == 1)
            grid.count[one] = 0;
    return grid;
}

/* ---- counting ---- */

static void count_in(Sets *sets, int constraint, int by)
{
    for (int i = 0; i < sets->grid->count[constraint]; i++) {
        const Place *const at = &sets->grid->place[constraint][i];
        sets->excess[at->cell][at->digit] += by;
    }
}

static const Place *first_uncovered(const Sets *sets)
{
    for (int i = 0; i < sets->truths; i++)
        for (int k = 0; k < sets->grid->count[sets->truth[i]]; k++) {
            const Place *const at = &sets->grid->place[sets->truth[i]][k];
            if (sets->excess[at->cell][at->digit] < 0)
                return at;
        }
    return NULL;
}

/* Returns whether a link other than the truth holds two of its candidates: a house across. */
static bool share_link(int truth, const Place *one, const Place *other)
{
    return truth >= CELLS && (row_of(one->cell) == row_of(other->cell)) +
                                     (column_of(one->cell) == column_of(other->cell)) +
                                     (box_of(one->cell) == box_of(other->cell)) >
                                 1;
}

/* Returns some number of links that a truth needs at least: its uncovered candidates of which no
 * two share a link. */
static int links_needed(const Sets *sets, int truth)
{
    const Place *apart[9];
    int count = 0;

    for (int i = 0; i < sets->grid->count[truth]; i++) {
        const Place *const at = &sets->grid->place[truth][i];
        bool is_apart = sets->excess[at->cell][at->digit] < 0;
        for (int k = 0; k < count; k++)
            is_apart = is_apart && !share_link(truth, at, apart[k]);
        if (is_apart)
            apart[count++] = at;
    }
    return count;
}

static bool needs_too_many(const Sets *sets, int most)
{
    for (int i = 0; i < sets->truths; i++)
        if (sets->links + links_needed(sets, sets->truth[i]) > most)
            return true;
    return false;
}

static Premise premise_of(int constraint)
{
    return constraint < CELLS ? (Premise){NOTHING, constraint}
                              : (Premise){(constraint - CELLS) / 9, (constraint - CELLS) % 9};
}

static bool conflicts(const Place *one, const Place *other)
{
    return one->cell == other->cell ? one->digit != other->digit
                                    : one->digit == other->digit && sees[one->cell][other->cell];
}

/* Returns whether one truth shows that a candidate is false, as pointing and claiming do. */
static bool is_seen_by_truth(const Grid *grid, const Place *target)
{
    for (int one = 0; one < CONSTRAINTS; one++) {
        int seen = 0;
        for (int i = 0; i < grid->count[one]; i++)
            seen += conflicts(&grid->place[one][i], target);
        if (seen > 0 && seen == grid->count[one])
            return true;
    }
    return false;
}

/* Takes a candidate that needs all truths and no single one shows; allows any other. */
static void take_candidate(const Sets *sets, int cell, int digit)
{
    const Marks *const marks = sets->grid->marks;
    Premise premise[MOST_TRUTHS];
    Found one = {0};

    if (!marks->can[cell][digit] || sets->found->removed[cell][digit])
        return;
    for (int i = 0; i < sets->truths; i++)
        premise[i] = premise_of(sets->truth[i]);
    rule_out(marks, &one, cell, digit);
    if (!is_seen_by_truth(sets->grid, &(Place){cell, digit}))
        take_if_needed(marks, sets->found, premise, sets->truths, &one);
    sets->found->optional[cell][digit] = true;
}

static void take_set(const Sets *sets)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (sets->excess[cell][digit] > sets->links - sets->truths)
                take_candidate(sets, cell, digit);
}

/* Tries all links for the candidates of the truths, up to a number. Returns whether these do; stops
 * there, or takes each such set. */
static bool add_links(Sets *sets, int most, bool take)
{
    const Place *const open = first_uncovered(sets);
    bool fits = false;

    if (open == NULL) {
        if (take)
            take_set(sets);
        return true;
    }
    if (needs_too_many(sets, most))
        return false;
    for (int i = 0; i < OWN && sets->links < most && (take || !fits); i++) {
        const int link = sets->grid->own[open->cell][open->digit][i];
        if (sets->is_truth[link] || sets->is_link[link] || sets->grid->count[link] == 0)
            continue;
        sets->is_link[link] = true;
        sets->links++;
        count_in(sets, link, 1);
        fits = add_links(sets, most, take) || fits;
        count_in(sets, link, -1);
        sets->links--;
        sets->is_link[link] = false;
    }
    return fits;
}

static void add_truth(Sets *sets, int truth)
{
    sets->truth[sets->truths++] = truth;
    sets->is_truth[truth] = true;
    count_in(sets, truth, -1);
}

static void drop_truth(Sets *sets)
{
    const int truth = sets->truth[--sets->truths];

    count_in(sets, truth, 1);
    sets->is_truth[truth] = false;
}

static void try_pair(Sets *sets, int one, int other)
{
    add_truth(sets, one);
    add_truth(sets, other);
    sets->fits[one][other] = add_links(sets, MOST_TRUTHS + MOST_RANK, false);
    add_links(sets, 2 + MOST_RANK, true);
    drop_truth(sets);
    drop_truth(sets);
}

static void try_triples(Sets *sets, int one, int other)
{
    add_truth(sets, one);
    add_truth(sets, other);
    for (int third = other + 1; third < CONSTRAINTS; third++)
        if (sets->fits[one][third] && sets->fits[other][third]) {
            add_truth(sets, third);
            add_links(sets, MOST_TRUTHS + MOST_RANK, true);
            drop_truth(sets);
        }
    drop_truth(sets);
    drop_truth(sets);
}

static void try_truths(Sets *sets)
{
    const int *const count = sets->grid->count;

    for (int one = 0; one < CONSTRAINTS; one++)
        for (int other = one + 1; other < CONSTRAINTS; other++)
            if (count[one] > 0 && count[other] > 0)
                try_pair(sets, one, other);
    for (int one = 0; one < CONSTRAINTS; one++)
        for (int other = one + 1; other < CONSTRAINTS; other++)
            if (sets->fits[one][other])
                try_triples(sets, one, other);
}

/* ---- larger sets ---- */

/* Returns the constraint with the fewest candidates left; sets LEFT to them. */
static int tightest(const Grid *grid, const Marks *marks, int *fewest)
{
    int best = NOTHING;

    *fewest = DIGITS + 1;
    for (int one = 0; one < CONSTRAINTS; one++) {
        int left = 0;
        for (int i = 0; i < grid->count[one]; i++)
            left += marks->can[grid->place[one][i].cell][grid->place[one][i].digit];
        if (grid->count[one] > 0 && left < *fewest) {
            *fewest = left;
            best = one;
        }
    }
    return best;
}

static bool has_solution(const Grid *grid, const Marks *marks, const Place *at);

/* Returns whether some candidate of a constraint is in a solution. GRID holds the constraints that
 * are not yet satisfied. */
static bool fill(const Grid *grid, const Marks *marks)
{
    int fewest;
    const int one = tightest(grid, marks, &fewest);

    if (one == NOTHING)
        return true;
    for (int i = 0; i < grid->count[one]; i++)
        if (marks->can[grid->place[one][i].cell][grid->place[one][i].digit] &&
            has_solution(grid, marks, &grid->place[one][i]))
            return true;
    return false;
}

static bool has_solution(const Grid *grid, const Marks *marks, const Place *at)
{
    Grid rest = *grid;
    Marks left = *marks;

    for (int i = 0; i < OWN; i++)
        rest.count[grid->own[at->cell][at->digit][i]] = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (sees[at->cell][cell])
            left.can[cell][at->digit] = false;
    memset(left.can[at->cell], 0, sizeof left.can[at->cell]);
    return fill(&rest, &left);
}

static void allow_larger(const Grid *grid, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (grid->marks->can[cell][digit] && !found->removed[cell][digit] &&
                !has_solution(grid, grid->marks, &(Place){cell, digit}))
                found->optional[cell][digit] = true;
}

static void find_rank_logic(const Marks *marks, Found *found)
{
    const Grid grid = read_grid(marks);
    Sets sets = {.grid = &grid, .found = found};

    try_truths(&sets);
    allow_larger(&grid, found);
}

const Oracle rank_oracles[] = {{"rank-logic", NULL, find_rank_logic, true}, {0}};

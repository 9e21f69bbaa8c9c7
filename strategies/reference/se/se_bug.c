/* se_bug.c - producer 19 of the SE scale: bivalue universal grave.
 *
 * Taking the extra digits from the bug cells would leave two candidates in each cell and two places
 * for each digit.  The scale stops early when the bug cells have no common peer left.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_patterns.h"
#include "se_rating.h"

typedef struct BugSearch {
    const ChSeScale *scale;
    const ChSeGrid *grid;
    ChSeGrid rest; /* the grid without the extra digits */
    uint8_t bug[CH_CELLS];
    int bugs;
    uint16_t extra[CH_CELLS];
    unsigned all; /* all extra digits */
    bool has_common;
    uint8_t common[CH_SE_PEERS]; /* peers of all bug cells, without bug cells; in order */
    int commons;
    /* The digits with neither none nor two places in a house, and if that is one digit, its places
     * among cells with three candidates or more. */
    unsigned odd;
    ChGridCells rest_of_odd;
} BugSearch;

static bool is_bug_cell(const BugSearch *bug, int cell)
{
    return bug->extra[cell] != 0;
}

/* Keeps the common cells that see this one and are no bug cells. */
static void narrow(BugSearch *bug, int cell)
{
    const bool first = !bug->has_common;
    const uint8_t *const from = first ? bug->scale->peer[cell] : bug->common;
    const int count = first ? CH_SE_PEERS : bug->commons;

    bug->has_common = true;
    bug->commons = 0;
    for (int i = 0; i < count; i++)
        if (ch_grid_sees(from[i], cell) && !is_bug_cell(bug, from[i]))
            bug->common[bug->commons++] = from[i];
}

/* Adds an extra digit to a bug cell.  False: this is no BUG. */
static bool add_extra(BugSearch *bug, int cell, int digit)
{
    if (!is_bug_cell(bug, cell))
        bug->bug[bug->bugs++] = (uint8_t)cell;
    bug->extra[cell] |= (uint16_t)(1u << digit);
    ch_se_grid_remove(&bug->rest, cell, digit);
    narrow(bug, cell);
    return !(bug->bugs > 1 && ch_se_count(bug->all) > 1 && bug->commons == 0);
}

/* Notes a digit with neither none nor two places in a house, and its cells. */
static void note_odd(BugSearch *bug, int house, int digit)
{
    bug->odd |= 1u << digit;
    CH_EACH_BIT(place, bug->grid->pos[house][digit]) {
        const int cell = ch_grid_house_cell[house][place];
        if (ch_se_count(bug->grid->cand[cell]) >= 3)
            ch_grid_cells_add(&bug->rest_of_odd, cell);
    }
}

/* Handles such a digit.  False: this is no BUG. */
static bool take_odd(BugSearch *bug, int house, int digit)
{
    int cell = -1;

    if (bug->scale->counts_rest_of_bug)
        note_odd(bug, house, digit);
    CH_EACH_BIT(place, bug->grid->pos[house][digit]) {
        const int other = ch_grid_house_cell[house][place];
        if (ch_se_count(bug->grid->cand[other]) < 3)
            continue;
        if (cell >= 0)
            return true;
        cell = other;
    }
    if (cell < 0)
        return false;
    bug->all |= 1u << digit;
    return add_extra(bug, cell, digit);
}

/* Adds the cells in which the only extra digit was one of several in each house. */
static bool take_rest(BugSearch *bug)
{
    if (!bug->scale->counts_rest_of_bug || !ch_is_single(bug->odd))
        return true;
    CH_EACH_GRID_CELL(cell, bug->rest_of_odd)
        if (!is_bug_cell(bug, cell) && !add_extra(bug, cell, ch_lowest(bug->odd)))
            return false;
    return true;
}

static bool is_bug(BugSearch *bug)
{
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int places = ch_se_count(bug->grid->pos[house][digit]);
            if (places != 0 && places != 2 && !take_odd(bug, house, digit))
                return false;
        }
    if (!take_rest(bug))
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (bug->grid->value[cell] == CH_NO_DIGIT && ch_se_count(bug->rest.cand[cell]) != 2)
            return false;
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int places = ch_se_count(bug->rest.pos[house][digit]);
            if (places != 0 && places != 2)
                return false;
        }
    return true;
}

static bool report_bug(ChSeHint *hint, int type, double rating, const ChSeSink *sink)
{
    hint->type = (uint8_t)type;
    hint->rating = rating;
    return ch_se_take(sink, hint);
}

static bool type_1(const BugSearch *bug, const ChSeSink *sink)
{
    ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);

    return ch_se_hint_remove(&hint, bug->grid, bug->bug[0], ~bug->all) &&
           report_bug(&hint, 1, 5.6, sink);
}

static bool type_2(const BugSearch *bug, const ChSeSink *sink)
{
    ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);
    bool lost = false;

    for (int i = 0; i < bug->commons; i++)
        lost |= ch_se_hint_remove(&hint, bug->grid, bug->common[i], bug->all);
    return lost && report_bug(&hint, 2, 5.7, sink);
}

/* Reports whether all bug cells share their house of that type. */
static bool share_house(const BugSearch *bug, int type)
{
    for (int i = 1; i < bug->bugs; i++)
        if (ch_grid_cell_house[bug->bug[i]][type] != ch_grid_cell_house[bug->bug[0]][type])
            return false;
    return true;
}

static bool type_4(const BugSearch *bug, const ChSeSink *sink)
{
    const unsigned keep = bug->grid->cand[bug->bug[0]] & bug->grid->cand[bug->bug[1]] & ~bug->all;

    if (!ch_is_single(keep))
        return false;
    for (int type = 0; type < CH_SE_TYPES; type++) {
        ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);
        bool lost = false;
        for (int i = 0; i < 2; i++) {
            const unsigned stay = bug->extra[bug->bug[i]] | keep;
            hint.base[0] = ch_grid_cell_house[bug->bug[0]][type];
            hint.digits = (uint16_t)keep;
            lost |= ch_se_hint_remove(&hint, bug->grid, bug->bug[i], ~stay);
        }
        if (share_house(bug, type) && lost && report_bug(&hint, 4, 5.7, sink))
            return true;
    }
    return false;
}

/* Tries a set of SIZE - 1 of the common cells in a house, with the bug cells as one more. */
static bool try_set(const BugSearch *bug, const uint8_t *cell, int count, unsigned choice, int size,
                    const ChSeSink *sink)
{
    ChSeHint hint = ch_se_hint(CH_SE_BUG, 0);
    unsigned digits = 0;
    bool lost = false;

    CH_EACH_BIT(at, choice) {
        const int member = cell[at];
        const unsigned cand = bug->grid->cand[member];
        if (ch_se_count(cand) < 2)
            return false;
        digits |= cand;
        ch_grid_cells_add(&hint.loop, member);
    }
    if (ch_se_count(digits) != size || ch_se_count(bug->all) < 2 ||
        ch_se_count(digits | bug->all) != size)
        return false;
    for (int i = 0; i < count; i++)
        if (!(choice >> i & 1))
            lost |= ch_se_hint_remove(&hint, bug->grid, cell[i], digits);
    return lost && report_bug(&hint, 3, ch_se_tenths(5.7, size - 1), sink);
}

/* The common cells in a house of all bug cells. */
typedef struct Shared {
    int count; /* 0: the bug cells share no house of the type */
    uint8_t cell[CH_SE_PEERS];
} Shared;

static Shared list_shared(const BugSearch *bug, int type)
{
    Shared shared = {.count = 0};

    for (int i = 0; i < bug->commons && share_house(bug, type); i++)
        if (ch_grid_cell_house[bug->common[i]][type] == ch_grid_cell_house[bug->bug[0]][type])
            shared.cell[shared.count++] = bug->common[i];
    return shared;
}

/* Tries the sets of a size. */
static bool try_size(const BugSearch *bug, const Shared *shared, int size, const ChSeSink *sink)
{
    if (shared->count < size)
        return false;
    for (unsigned choice = (1u << (size - 1)) - 1; choice >> shared->count == 0;
         choice = ch_se_next_choice(choice))
        if (try_set(bug, shared->cell, shared->count, choice, size, sink))
            return true;
    return false;
}

/* Tries sets of 2 to 6: house by house, or in some scales size by size. */
static bool type_3(const BugSearch *bug, const ChSeSink *sink)
{
    const bool by_size = bug->scale->visits_bug_sets_by_size;
    Shared shared[CH_SE_TYPES];

    for (int type = 0; type < CH_SE_TYPES; type++)
        shared[type] = list_shared(bug, type);
    for (int i = 0; i < 5 * CH_SE_TYPES; i++) {
        const int type = by_size ? i % CH_SE_TYPES : i / 5;
        if (try_size(bug, &shared[type], 2 + (by_size ? i / CH_SE_TYPES : i % 5), sink))
            return true;
    }
    return false;
}

ChSeMarks ch_se_bug_pattern(const ChSeScale *scale, const ChSeGrid *grid)
{
    BugSearch bug = {.scale = scale, .grid = grid, .rest = *grid};
    ChSeMarks pattern;

    (void)is_bug(&bug);
    memcpy(pattern.of, bug.rest.cand, sizeof pattern.of);
    return pattern;
}

/* Reports whether some cell sees all those with three candidates or more.  These are bug cells, and
 * all types need such a cell where there are two of them. */
static bool has_common_peer(const ChSeGrid *grid)
{
    ChGridCells common = ch_grid_cells_all();

    for (int cell = 0; cell < CH_CELLS && !ch_grid_cells_empty(common); cell++)
        if (ch_se_count(grid->cand[cell]) >= 3)
            common = ch_grid_cells_and(common, ch_grid_peers[cell]);
    return !ch_grid_cells_empty(common);
}

static bool find_bug(const ChSeScale *scale, const ChSeGrid *grid, const ChSeSink *sink)
{
    BugSearch bug = {.scale = scale, .grid = grid, .rest = *grid};

    if (!is_bug(&bug) || bug.bugs == 0)
        return false;
    if (bug.bugs == 1)
        return type_1(&bug, sink);
    if (ch_is_single(bug.all))
        return type_2(&bug, sink) || (bug.bugs == 2 && type_4(&bug, sink));
    if (bug.commons == 0)
        return false;
    return (bug.bugs == 2 && type_4(&bug, sink)) || type_3(&bug, sink);
}

bool ch_se_bug(const ChSeScale *scale, const ChSeGrid *grid, const ChSeSink *sink)
{
    return has_common_peer(grid) && find_bug(scale, grid, sink);
}

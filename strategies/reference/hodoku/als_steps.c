/* als_steps.c - steps of almost locked sets: XZ-rule, XY-wing.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_als_steps.h"

#include <string.h>

#include "als.h"

/* Returns the name of a set: its house and its places there. */
static unsigned name_of(ChCellSet cells)
{
    const int first = ch_cells_first(cells);
    unsigned places = 0;
    int kind = 0;

    while (!ch_cells_within(cells, ch_house_cells[ch_cell_house[first][kind]]))
        kind++;
    CH_EACH_CELL(cell, cells)
        places |= 1u << ch_cell_place[cell][kind];
    return CH_ALS_NAME((unsigned)ch_cell_house[first][kind], places);
}

void ch_hodoku_add_set_premises(ChDeduction *deduction, const ChHodokuSet *set, int index)
{
    const ChCellSet cells = ch_box_cells(set->cells);

    ch_add_cell_premises(deduction, cells);
    ch_als_write_seed(deduction, CH_ALS_NAME_BITS * index, name_of(cells));
}

/* Adds no seed beyond seven sets: of a longer chain no sets are highlighted. */
void ch_hodoku_add_chained_premises(ChDeduction *deduction, const ChHodokuSet *set, int index,
                                    unsigned commons)
{
    if (index >= CH_ALS_CHAINED) {
        deduction->seed = 0;
        ch_add_cell_premises(deduction, ch_box_cells(set->cells));
        return;
    }
    deduction->seed = (uint16_t)(index + 1);
    ch_hodoku_add_set_premises(deduction, set, index);
    if (index > 0)
        ch_als_write_seed(deduction, CH_ALS_NAME_BITS * CH_ALS_CHAINED + 4 * (index - 1),
                          (unsigned)ch_lowest(commons));
}

void ch_hodoku_list_common_buds(ChHodoku *hodoku, const ChHodokuSet *a, const ChHodokuSet *b,
                                unsigned digits)
{
    CH_EACH_DIGIT(digit, digits & a->digits & b->digits) {
        ch_hodoku_list_cells(&hodoku->list, &hodoku->grid,
                             ch_grid_cells_and(a->buds[digit], b->buds[digit]), digit);
    }
}

/* ---- XZ-rule ---- */

/* Lists the eliminations by digits that remain locked in a set when it has lost the commons. */
static void list_locked(ChHodoku *hodoku, const ChHodokuSet *set, const ChHodokuSet *other,
                        unsigned commons)
{
    CH_EACH_DIGIT(digit, set->digits & ~commons)
        ch_hodoku_list_cells(&hodoku->list, &hodoku->grid,
                             ch_grid_cells_minus(set->buds[digit], other->cells), digit);
}

static bool list_xz(ChHodoku *hodoku, const ChHodokuSet *a, const ChHodokuSet *b, unsigned commons)
{
    if (ch_is_single(commons) && ch_hodoku_common_buds(a, b, ~commons) == 0)
        return false;
    hodoku->list.count = 0;
    CH_EACH_DIGIT(common, commons)
        ch_hodoku_list_common_buds(hodoku, a, b, ~(1u << common));
    if (!ch_is_single(commons)) {
        list_locked(hodoku, a, b, commons);
        list_locked(hodoku, b, a, commons);
    }
    return hodoku->list.count > 0;
}

bool ch_hodoku_als_xz(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuSets *const sets = ch_hodoku_sets(input);

    for (int i = 0; i < sets->count; i++)
        for (uint32_t at = sets->first[i]; at < sets->first[i + 1]; at++) {
            const ChHodokuSet *const a = &sets->set[i];
            const ChHodokuSet *const b = &sets->set[sets->record[at].set];
            if (!list_xz(ch_hodoku_state(input), a, b, sets->record[at].digits))
                continue;
            ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_XZ);
            ch_hodoku_add_set_premises(&deduction, a, 0);
            ch_hodoku_add_set_premises(&deduction, b, 1);
            return ch_hodoku_report_sets(input, &deduction, sink);
        }
    return false;
}

/* ---- XY-wing ---- */

typedef struct Wing {
    const ChFinderInput *input;
    ChSink *sink;
    const ChHodokuSets *sets;
    bool full;
    uint16_t passed[CH_HODOKU_SETS]; /* by set: its records to the sets so far */
} Wing;

static void report_wing(Wing *wing, int one, int pivot, int other, unsigned digits)
{
    const int set[] = {one, pivot, other};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_XY_WING);

    ch_hodoku_state(wing->input)->list.count = 0;
    ch_hodoku_list_common_buds(ch_hodoku_state(wing->input), &wing->sets->set[one],
                               &wing->sets->set[other], digits);
    for (int i = 0; i < 3; i++)
        ch_hodoku_add_set_premises(&deduction, &wing->sets->set[set[i]], i);
    wing->full = ch_hodoku_report_sets(wing->input, &deduction, wing->sink);
}

/* Tries a record of ONE, by these digits, with COUNT others; all share the set PIVOT. */
static inline bool try_wings(Wing *wing, int pivot, int one, unsigned digits,
                             const ChHodokuRecord *other, uint32_t count)
{
    const ChHodokuSet *const set = wing->sets->set;
    const ChHodokuSet *const a = &set[one];
    const unsigned free = a->fruitful & ~digits;
    const unsigned same = ch_is_single(digits) ? digits : 0; /* must not follow itself */

    for (const ChHodokuRecord *end = other + count; other < end; other++) {
        const ChHodokuSet *const b = &set[other->set];
        const unsigned shared = free & b->fruitful & ~(unsigned)other->digits;
        if (shared == 0 || other->digits == same || ch_grid_cells_meet(a->cells, b->cells) ||
            ch_hodoku_common_buds(a, b, shared) == 0)
            continue;
        report_wing(wing, one, pivot, other->set, shared);
        return true;
    }
    return false;
}

/* Tries the record at AT, from ONE, with all later records that share a set with it: records from
 * ONE, records to its other set, records from that set. */
static bool try_wings_of_record(Wing *wing, int one, uint32_t at)
{
    const ChHodokuSets *const sets = wing->sets;
    const int other = sets->record[at].set;
    const unsigned digits = sets->record[at].digits;
    const uint32_t back = sets->first_back[other] + ++wing->passed[other];

    return try_wings(wing, one, other, digits, &sets->record[at + 1],
                     sets->first[one + 1] - (at + 1)) ||
           try_wings(wing, other, one, digits, &sets->back[back],
                     sets->first_back[other + 1] - back) ||
           try_wings(wing, other, one, digits, &sets->record[sets->first[other]],
                     sets->first[other + 1] - sets->first[other]);
}

bool ch_hodoku_als_xy_wing(const ChFinderInput *input, ChSink *sink)
{
    Wing wing;

    wing.input = input;
    wing.sink = sink;
    wing.sets = ch_hodoku_sets(input);
    memset(wing.passed, 0, (size_t)wing.sets->count * sizeof *wing.passed);
    for (int i = 0; i < wing.sets->count; i++)
        for (uint32_t at = wing.sets->first[i]; at < wing.sets->first[i + 1]; at++)
            if (try_wings_of_record(&wing, i, at))
                return wing.full;
    return false;
}

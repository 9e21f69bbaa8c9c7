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

/* Notes which sets have changed since the finder found nothing: those of houses that have.  What
 * only other sets form was examined then, and sees no more candidates now. */
static void note_fresh(const ChFinderInput *input, const ChHodokuSets *sets, bool *fresh)
{
    const uint32_t houses = ch_hodoku_fresh_houses(input);

    for (int house = 0; house < CH_HOUSES; house++)
        memset(&fresh[sets->of_house[house]], houses >> house & 1,
               (size_t)(sets->of_house[house + 1] - sets->of_house[house]));
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
    bool fresh[CH_HODOKU_SETS];

    note_fresh(input, sets, fresh);
    for (int i = 0; i < sets->count; i++)
        for (uint32_t at = sets->first[i]; at < sets->first[i + 1]; at++) {
            const ChHodokuSet *const a = &sets->set[i];
            const ChHodokuSet *const b = &sets->set[sets->record[at].set];
            if (!(fresh[i] | fresh[sets->record[at].set]) ||
                !list_xz(ch_hodoku_state(input), a, b, sets->record[at].digits))
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

/* ---- whether there is any ---- */

enum { MOST_PARTNERS = 64 };

/* The sets that have a record with a pivot, without their order. */
typedef struct Partners {
    int count;
    uint16_t set[MOST_PARTNERS];
    uint16_t digits[MOST_PARTNERS]; /* of the record */
    uint16_t free[MOST_PARTNERS];   /* the fruitful digits but those */
    bool fresh[MOST_PARTNERS];
} Partners;

static void list_partners(Partners *partners, const ChHodokuSets *sets, const bool *fresh,
                          const ChHodokuRecord *record, const ChHodokuRecord *end)
{
    for (; record < end; record++) {
        const int at = partners->count++;
        partners->set[at] = record->set;
        partners->digits[at] = record->digits;
        partners->free[at] = (uint16_t)(sets->set[record->set].fruitful & ~record->digits);
        partners->fresh[at] = fresh[record->set];
    }
}

/* Returns the earlier partners that may form a wing with the one at AT.  Neither of the two tests
 * is often true, but one in ten passes both: so there is no branch. */
static uint64_t others_of(const Partners *partners, int at, bool fresh)
{
    const unsigned digits = partners->digits[at];
    const unsigned same = ch_is_single(digits) ? digits : 0;
    uint64_t others = 0;

    for (int i = 0; i < at; i++)
        others |= (uint64_t)(((partners->free[i] & partners->free[at]) != 0) &
                             (partners->digits[i] != same) & (fresh | partners->fresh[i]))
                  << i;
    return others;
}

static bool has_wing_with(const ChHodokuSets *sets, const Partners *partners, bool fresh)
{
    for (int at = 1; at < partners->count; at++) {
        const ChHodokuSet *const a = &sets->set[partners->set[at]];
        CH_EACH_BIT_64(i, others_of(partners, at, fresh | partners->fresh[at])) {
            const ChHodokuSet *const b = &sets->set[partners->set[i]];
            if (!ch_grid_cells_meet(a->cells, b->cells) &&
                ch_hodoku_common_buds(a, b, partners->free[at] & partners->free[i]) != 0)
                return true;
        }
    }
    return false;
}

/* Reports whether there may be a wing, of which some set is fresh. */
static bool has_wing(const ChFinderInput *input, const ChHodokuSets *sets)
{
    bool fresh[CH_HODOKU_SETS];
    Partners partners;

    note_fresh(input, sets, fresh);
    for (int pivot = 0; pivot < sets->count; pivot++) {
        const uint32_t *const first = &sets->first[pivot];
        const uint32_t *const back = &sets->first_back[pivot];
        partners.count = 0;
        if (first[1] - first[0] + back[1] - back[0] > MOST_PARTNERS)
            return true;
        list_partners(&partners, sets, fresh, &sets->back[back[0]], &sets->back[back[1]]);
        list_partners(&partners, sets, fresh, &sets->record[first[0]], &sets->record[first[1]]);
        if (has_wing_with(sets, &partners, fresh[pivot]))
            return true;
    }
    return false;
}

bool ch_hodoku_als_xy_wing(const ChFinderInput *input, ChSink *sink)
{
    Wing wing;

    wing.input = input;
    wing.sink = sink;
    wing.sets = ch_hodoku_sets(input);
    if (!has_wing(input, wing.sets))
        return false;
    memset(wing.passed, 0, (size_t)wing.sets->count * sizeof *wing.passed);
    for (int i = 0; i < wing.sets->count; i++)
        for (uint32_t at = wing.sets->first[i]; at < wing.sets->first[i + 1]; at++)
            if (try_wings_of_record(&wing, i, at))
                return wing.full;
    return false;
}

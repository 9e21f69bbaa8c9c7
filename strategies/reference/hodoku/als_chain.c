/* als_chain.c - chains of almost locked sets: the chain with the most eliminations (then the least
 * index sum).
 *
 * Each record of a chain leads from a set to a later one; a chain has three records or more.  A
 * digit that its first and last set share is eliminated where it sees all its places in both.
 * Neighbouring records must not use one digit.  Of two digits in common, the active ones are those
 * that the record before does not use, as the scale counts it.
 *
 * Since a chain only leads to later sets, the ways from one set to all later ones are found in one
 * sweep.  Each set has states, the active digits of the last record, each with the fewest cells.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku_als_steps.h"
#include "hodoku_best.h"

enum { LEAST = 3, NO_STATE = 0xffff, MOST_SETS = 32 };

typedef struct Hunt {
    const ChFinderInput *input;
    const ChHodokuSets *sets;
    ChHodokuChainStates *states;
    ChHodokuChainEnds *ends;
    int start;
    unsigned first_digit; /* active in the first record */
    int best_cells;
    int best_count;
    unsigned prospects; /* digits that a chain from the start may eliminate */
    uint16_t best_set[MOST_SETS];
    uint16_t best_digits[MOST_SETS];
    uint32_t order;
    ChHodokuBest best;
    ChHodokuList list;
} Hunt;

/* Returns which of a record's digits are active after one that used ACTIVE; 0: it must not
 * follow. */
static unsigned active_after(unsigned active, unsigned digits)
{
    const unsigned previous = active & -active;

    if (ch_is_single(digits))
        return digits == previous ? 0 : digits;
    return digits & ~previous;
}

static void add_state(Hunt *search, int set, unsigned active, int records, int cells, int from)
{
    ChHodokuChainStates *const states = search->states;
    const int size = search->sets->set[set].size;

    if (!ch_bits_has(states->met, set)) {
        ch_bits_add(states->met, set);
        states->head[set] = NO_STATE;
    }
    for (uint16_t at = states->head[set]; at != NO_STATE; at = states->at[at].next) {
        ChHodokuChainState *const state = &states->at[at];
        if (state->active != active || state->records != records)
            continue;
        if (cells + size < state->cells) {
            state->cells = (uint16_t)(cells + size);
            state->from = (uint16_t)from;
        }
        return;
    }
    if (states->count == CH_HODOKU_CHAIN_STATES)
        return;
    states->at[states->count] = (ChHodokuChainState){.set = (uint16_t)set,
                                                     .active = (uint16_t)active,
                                                     .records = (uint8_t)records,
                                                     .cells = (uint16_t)(cells + size),
                                                     .from = (uint16_t)from,
                                                     .next = states->head[set]};
    states->head[set] = (uint16_t)states->count++;
}

static void extend_state(Hunt *search, int from)
{
    const ChHodokuChainState state = search->states->at[from];
    const int records = state.records < LEAST ? state.records + 1 : LEAST;

    for (uint32_t at = search->sets->first[state.set]; at < search->sets->first[state.set + 1];
         at++) {
        const ChHodokuRecord record = search->sets->record[at];
        const unsigned active = active_after(state.active, record.digits);
        if (active != 0)
            add_state(search, record.set, active, records, state.cells, from);
    }
}

static void keep_best(Hunt *search, int end)
{
    int count = 0;
    int at = end;

    for (; at != NO_STATE && count < MOST_SETS - 1; at = search->states->at[at].from) {
        search->best_set[count] = search->states->at[at].set;
        search->best_digits[count++] = search->states->at[at].active;
    }
    search->best_set[count++] = (uint16_t)search->start;
    search->best_count = at == NO_STATE ? count : 0;
    search->best_cells = search->states->at[end].cells;
}

/* Returns the prospects with a candidate that sees all their places in the start and in the set. */
static unsigned shared_with(const Hunt *search, int set)
{
    unsigned shared = 0;

    CH_EACH_DIGIT(digit, search->prospects)
        if (ch_bits_has(search->states->ends[digit], set))
            shared |= 1u << digit;
    return shared;
}

/* Tries all chains that end here.  A chain with the same eliminations replaces one of more
 * cells. */
static void try_end(Hunt *search, int end)
{
    const ChHodokuChainState *const state = &search->states->at[end];
    const ChHodokuSet *const a = &search->sets->set[search->start];
    const ChHodokuSet *const b = &search->sets->set[state->set];
    const unsigned digits =
        shared_with(search, state->set) & ~(search->first_digit | state->active);

    if (digits == 0)
        return;
    search->list.count = 0;
    CH_EACH_DIGIT(digit, digits)
        ch_hodoku_list_cells(&search->list, &ch_hodoku_state(search->input)->grid,
                             ch_grid_cells_and(a->buds[digit], b->buds[digit]), digit);
    if (ch_hodoku_best_take(&search->best, CH_TECHNIQUE_ALS_CHAIN, 0, search->order++,
                            &search->list) ||
        (state->cells < search->best_cells &&
         ch_hodoku_list_equal(&search->list, &search->best.list)))
        keep_best(search, end);
}

static void sweep(Hunt *search)
{
    const ChHodokuSets *const sets = search->sets;
    ChHodokuChainStates *const states = search->states;

    states->count = 0;
    memset(states->met, 0, (size_t)states->words * sizeof *states->met);
    for (uint32_t at = sets->first[search->start]; at < sets->first[search->start + 1]; at++)
        if (sets->record[at].digits & search->first_digit)
            add_state(search, sets->record[at].set, search->first_digit, 1,
                      sets->set[search->start].size, NO_STATE);
    CH_EACH_GROWING_FROM(set, search->start + 1, states->met, states->words)
        for (uint16_t at = states->head[set]; at != NO_STATE; at = states->at[at].next) {
            extend_state(search, at);
            if (states->at[at].records == LEAST)
                try_end(search, at);
        }
}

static void list_watchers(ChHodokuChainStates *states, const ChHodokuSets *sets,
                          const ChHodokuGrid *grid)
{
    states->words = sets->count / 64 + 1;
    CH_EACH_GRID_CELL(cell, grid->empty)
        CH_EACH_DIGIT(digit, grid->candidates[cell])
            memset(states->watchers[CH_CANDIDATE(cell, digit)], 0, sizeof *states->watchers);
    for (int set = 0; set < sets->count; set++)
        CH_EACH_DIGIT(digit, sets->set[set].fruitful) {
            const ChGridCells buds = sets->set[set].buds[digit];
            CH_EACH_GRID_CELL(cell, buds)
                ch_bits_add(states->watchers[CH_CANDIDATE(cell, digit)], set);
        }
}

/* ---- starts of no chain ---- */

enum { FEW_WORDS = 4 /* of a row, in most grids; other rows have their full length */ };

/* Return the index of a set's row, and of one by which digit the set is reached. */
static inline int row_of(const ChHodokuChainEnds *ends, int set)
{
    return set * ends->words;
}

static inline int row_by(const ChHodokuChainEnds *ends, int set, int digit)
{
    return (set * CH_DIGITS + digit) * ends->words;
}

static void list_buds(ChHodokuChainEnds *ends, const ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    int count = 0;

    memset(ends->of_digit, 0, sizeof ends->of_digit);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_GRID_CELL(cell, grid->plane[digit]) {
            ch_bits_add(ends->of_digit[digit], count);
            ends->number[CH_CANDIDATE(cell, digit)] = (uint16_t)count++;
        }
    ends->words = count <= 64 * FEW_WORDS ? FEW_WORDS : CH_HODOKU_BUD_WORDS;
    memset(ends->buds, 0, (size_t)row_of(ends, sets->count) * sizeof *ends->buds);
    for (int set = 0; set < sets->count; set++)
        CH_EACH_DIGIT(digit, sets->set[set].fruitful)
            CH_EACH_GRID_CELL(cell, sets->set[set].buds[digit])
                ch_bits_add(&ends->buds[row_of(ends, set)],
                            ends->number[CH_CANDIDATE(cell, digit)]);
}

/* Reports whether a chain can go on from a set that it reached by this digit. */
static bool goes_on(const ChHodokuChainEnds *ends, int set, int digit)
{
    return (ends->used[set] & ~(1u << digit)) != 0;
}

/* Adds what a record leads to, by this digit, to rows. */
static inline void add_record(const ChHodokuChainEnds *ends, int next, int digit,
                              uint64_t *restrict near, uint64_t *restrict far, int words)
{
    const uint64_t *const after = &ends->near[row_by(ends, next, digit)];
    const uint64_t *const buds = &ends->buds[row_of(ends, next)];
    const uint64_t going = goes_on(ends, next, digit) ? ~UINT64_C(0) : 0;

    for (int i = 0; i < words; i++) {
        const uint64_t more = going & after[i];
        near[i] |= (buds[i] & ~ends->of_digit[digit][i]) | more;
        far[i] |= more;
    }
}

/* Returns the digits of the records that lead to a set. */
static unsigned digits_before(const ChHodokuSets *sets, int set)
{
    unsigned digits = 0;

    for (uint32_t at = sets->first_back[set]; at < sets->first_back[set + 1]; at++)
        digits |= sets->back[at].digits;
    return digits;
}

/* Adds up the rows of some digits. */
static inline void join_rows(uint64_t *restrict sum, uint64_t row[][CH_HODOKU_BUD_WORDS],
                             unsigned digits, int words)
{
    uint64_t all[CH_HODOKU_BUD_WORDS] = {0};

    CH_EACH_DIGIT(digit, digits)
        for (int i = 0; i < words; i++)
            all[i] |= row[digit][i];
    for (int i = 0; i < words; i++)
        sum[i] = all[i];
}

/* Finds what chains that go on from a set eliminate at their ends, at most: the next record uses
 * one of its digits, other than that by which the set was reached. */
static inline void find_ends_from(ChHodokuChainEnds *ends, const ChHodokuSets *sets, int set,
                                  int words)
{
    uint64_t near[CH_DIGITS][CH_HODOKU_BUD_WORDS];
    uint64_t far[CH_DIGITS][CH_HODOKU_BUD_WORDS];
    unsigned used = 0;

    for (uint32_t at = sets->first[set]; at < sets->first[set + 1]; at++)
        CH_EACH_DIGIT(digit, sets->record[at].digits) {
            if (!(used >> digit & 1))
                for (int i = 0; i < words; i++)
                    near[digit][i] = far[digit][i] = 0;
            used |= 1u << digit;
            add_record(ends, sets->record[at].set, digit, near[digit], far[digit], words);
        }
    ends->used[set] = (uint16_t)used;
    CH_EACH_DIGIT(by, digits_before(sets, set)) {
        const unsigned others = used & ~(1u << by);
        if (others == 0)
            continue;
        join_rows(&ends->near[row_by(ends, set, by)], near, others, words);
        join_rows(&ends->far[row_by(ends, set, by)], far, others, words);
    }
}

/* Records lead to later sets, so the last set comes first. */
static void find_ends(ChHodokuChainEnds *ends, const ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    list_buds(ends, sets, grid);
    for (int set = sets->count - 1; set >= 0; set--)
        if (ends->words == FEW_WORDS)
            find_ends_from(ends, sets, set, FEW_WORDS);
        else
            find_ends_from(ends, sets, set, CH_HODOKU_BUD_WORDS);
}

/* Returns the digits by whose records a chain of three or more may eliminate a bud of the start. */
static unsigned promising_digits(const Hunt *search)
{
    const ChHodokuChainEnds *const ends = search->ends;
    const ChHodokuSets *const sets = search->sets;
    const uint64_t *const buds = &ends->buds[row_of(ends, search->start)];
    unsigned promising = 0;

    for (uint32_t at = sets->first[search->start]; at < sets->first[search->start + 1]; at++) {
        const int next = sets->record[at].set;
        CH_EACH_DIGIT(digit, sets->record[at].digits & ~promising) {
            uint64_t both = 0;
            if (!goes_on(ends, next, digit))
                continue;
            const uint64_t *const far = &ends->far[row_by(ends, next, digit)];
            for (int i = 0; i < ends->words; i++)
                both |= far[i] & buds[i] & ~ends->of_digit[digit][i];
            promising |= (unsigned)(both != 0) << digit;
        }
    }
    return promising;
}

/* ---- the search ---- */

/* Lists, for each digit, the later sets that share a bud of it with the start; returns the digits
 * that have any. */
static unsigned find_prospects(Hunt *search)
{
    ChHodokuChainStates *const states = search->states;
    const ChHodokuSet *const start = &search->sets->set[search->start];
    unsigned all = 0;

    CH_EACH_DIGIT(digit, start->fruitful) {
        uint64_t *const ends = states->ends[digit];
        const ChGridCells buds = start->buds[digit];
        memset(ends, 0, (size_t)states->words * sizeof *ends);
        CH_EACH_GRID_CELL(cell, buds)
            for (int word = 0; word < states->words; word++)
                ends[word] |= states->watchers[CH_CANDIDATE(cell, digit)][word];
        if (ch_bits_next(ends, states->words, search->start + 1) >= 0)
            all |= 1u << digit;
    }
    return all;
}

static bool report_best(const Hunt *search, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_CHAIN);
    const int count = search->best_count;

    if (!search->best.found || count == 0)
        return false;
    ch_hodoku_list_copy(&ch_hodoku_state(search->input)->list, &search->best.list);
    for (int i = 0; i < count; i++)
        ch_hodoku_add_chained_premises(&deduction,
                                       &search->sets->set[search->best_set[count - 1 - i]], i,
                                       i > 0 ? search->best_digits[count - 1 - i] : 0);
    return ch_hodoku_report_sets(search->input, &deduction, sink);
}

bool ch_hodoku_als_chain(const ChFinderInput *input, ChSink *sink)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    Hunt search;

    search.input = input;
    search.sets = ch_hodoku_sets(input);
    search.states = &hodoku->chain_states;
    search.best.found = false;
    search.best_cells = search.best_count = 0;
    search.order = 0;
    search.ends = &hodoku->chain_ends;
    hodoku->built &= ~(uint32_t)(CH_HODOKU_HAS_TABLES | CH_HODOKU_HAS_CLOSURE);
    find_ends(search.ends, search.sets, &hodoku->grid);
    search.states->words = 0;
    for (search.start = 0; search.start < search.sets->count; search.start++) {
        const unsigned digits = input->options->unfiltered ? search.sets->set[search.start].digits
                                                           : promising_digits(&search);
        if (digits == 0)
            continue;
        if (search.states->words == 0)
            list_watchers(search.states, search.sets, &hodoku->grid);
        search.prospects = find_prospects(&search);
        CH_EACH_DIGIT(digit, digits) {
            search.first_digit = 1u << digit;
            if (search.prospects & ~search.first_digit)
                sweep(&search);
        }
    }
    return report_best(&search, sink);
}

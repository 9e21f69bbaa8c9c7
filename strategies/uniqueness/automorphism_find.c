/* automorphism_find.c - what an automorphism of the givens rules out.
 *
 * The solution is its own image, so a candidate is false if its image is:
 *
 *      - the image conflicts with it: it is another digit of the same cell, or the same digit in a
 *        cell that it sees
 *      - the image is ruled out already
 *
 * The first is a deadly pattern of one cell, the second of two: the candidates of the cell, and for
 * its image all digits but what these change to. Both at once are one pattern. A step has the
 * patterns of one automorphism, and CH_MAX_DEADLY of them at most; the next step has the rest.
 *
 * Extended symmetrical placement is the same with a cell solved since that counts as given; each
 * pattern has its digit, too.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    int added;            /* the candidate that counts as given, or CH_NONE */
    ChCandidateSet found; /* reported already */
} Search;

/* The step so far. */
typedef struct Collection {
    ChDeduction deduction;
    ChDeadlyPattern deadly[CH_MAX_DEADLY];
} Collection;

static void start_collection(const Search *search, Collection *collection)
{
    *collection = (Collection){.deduction = ch_deduction(search->technique)};
}

static bool report_collection(const Search *search, Collection *collection)
{
    collection->deduction.detail.deadly = collection->deadly;
    const bool done = ch_report(&collection->deduction, search->sink);
    start_collection(search, collection);
    return done;
}

/* The candidates of a cell that have a false image. */
typedef struct Losses {
    unsigned clashing;  /* the image conflicts with them */
    unsigned unmatched; /* it is ruled out */
} Losses;

static Losses losses_of(Search *search, const ChAutomorphism *automorphism, int cell)
{
    const ChBoard *const board = search->input->board;
    Losses losses = {0};

    CH_EACH_DIGIT(digit, board->candidates[cell] & CH_ALL_NINE) {
        const int candidate = CH_CANDIDATE(cell, digit);
        const int image = ch_automorphism_candidate(automorphism, candidate);
        const bool clashes = ch_conflict(candidate, image);
        if ((!clashes && ch_board_has(board, image)) ||
            ch_candidates_has(&search->found, candidate))
            continue;
        *(clashes ? &losses.clashing : &losses.unmatched) |= 1u << digit;
        ch_candidates_add(&search->found, candidate);
    }
    return losses;
}

/* Adds the pattern of a cell and, if images are ruled out, of its image. */
static bool add_pattern(Search *search, Collection *collection, const ChAutomorphism *automorphism,
                        int cell, const Losses *losses)
{
    ChDeduction *const deduction = &collection->deduction;
    const unsigned digits = losses->clashing | losses->unmatched;
    unsigned images = 0;

    if (digits == 0)
        return false;
    CH_EACH_DIGIT(digit, losses->unmatched)
        images |= 1u << automorphism->digit[digit];
    ChDeadlyPattern *const deadly = &collection->deadly[deduction->detail.deadly_count++];
    deadly->digits[cell] = (uint16_t)digits;
    if (search->added != CH_NONE)
        deadly->digits[CH_CANDIDATE_CELL(search->added)] =
            (uint16_t)(1u << CH_CANDIDATE_DIGIT(search->added));
    if (images != 0)
        deadly->digits[ch_automorphism_cell(automorphism, cell)] =
            (uint16_t)(CH_ALL_NINE & ~images);
    ch_add_cell_eliminations(deduction, search->input->board, cell, digits);
    return deduction->detail.deadly_count == CH_MAX_DEADLY && report_collection(search, collection);
}

/* Reports what an automorphism rules out. */
static bool try_automorphism(void *context, const ChAutomorphism *automorphism)
{
    Search *const search = context;
    const ChBoard *const board = search->input->board;
    Collection collection;

    if (search->added != CH_NONE &&
        ch_automorphism_candidate(automorphism, search->added) == search->added)
        return false; /* the givens have it alone */
    start_collection(search, &collection);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (board->digit[cell] != CH_NO_DIGIT)
            continue;
        const Losses losses = losses_of(search, automorphism, cell);
        if (add_pattern(search, &collection, automorphism, cell, &losses))
            return true;
    }
    return report_collection(search, &collection);
}

bool ch_find_automorphism(const ChFinderInput *input, ChSink *sink)
{
    Search search = {input, sink, CH_TECHNIQUE_AUTOMORPHISM, CH_NONE, {{0}}};

    return (input->puzzle == NULL || !input->puzzle->has_marks) &&
           ch_each_automorphism(input->board, try_automorphism, &search);
}

bool ch_find_extended_symmetrical_placement(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;
    Search search = {input, sink, CH_TECHNIQUE_EXTENDED_SYMMETRICAL_PLACEMENT, CH_NONE, {{0}}};

    if (input->puzzle != NULL && input->puzzle->has_marks)
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (board->digit[cell] == CH_NO_DIGIT || ch_cells_has(&board->givens, cell))
            continue;
        search.added = CH_CANDIDATE(cell, board->digit[cell]);
        const ChBoard with = ch_board_with_given(board, search.added);
        if (ch_each_automorphism(&with, try_automorphism, &search))
            return true;
    }
    return false;
}

/* Marks the empty cells of the patterns, and what is left in those that lose something. */
void ch_mark_automorphism(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    for (int cell = 0; detail != NULL && cell < CH_CELLS; cell++) {
        unsigned pattern = 0;
        unsigned lost = 0;
        for (uint32_t i = 0; i < detail->deadly_count; i++)
            pattern |= detail->deadly[i].digits[cell];
        if (pattern == 0 || replay->board.digit[cell] != CH_NO_DIGIT)
            continue;
        ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
        CH_EACH_DIGIT(digit, replay->board.candidates[cell])
            lost |= (unsigned)ch_candidates_has(&detail->removed, CH_CANDIDATE(cell, digit))
                    << digit;
        CH_EACH_DIGIT(digit, lost != 0 ? replay->board.candidates[cell] & ~lost : 0)
            ch_marks_add(marks, CH_ROLE_GUARDIAN, CH_CANDIDATE(cell, digit), 0);
    }
}

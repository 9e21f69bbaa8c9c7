/* medusa.c - 3D Medusa: colours over all digits at once.
 *
 *      2a 5b | . . 5a | ...      Cells with two candidates join digits, houses with two places join
 *                                cells: a cluster of candidates in two colours, a and b, of which
 *                                one is true altogether.
 *
 * Its six rules come down to three.  A colour is false when two of its candidates stand in one cell
 * (1) or are the same digit in one house (2), or when it would leave a cell empty (6).  A candidate
 * is false when it conflicts with both colours: both in its cell (3), both as the same digit in its
 * houses (4), or one each (5).  Clusters of one digit belong to simple colours, but for rule 6.
 *
 * SPDX-License-Identifier: MIT
 */
#include "medusa.h"

#include "finders.h"
#include "premises.h"
#include "single_digit.h"

void ch_medusa_grow(const ChBoard *board, int root, ChMedusa *medusa)
{
    ChCandidateSet source = {{0}};
    ChCellSet inside[2] = {{{0}}, {{0}}};
    ChWeb web;

    *medusa = (ChMedusa){.root = root};
    ch_candidates_add(&source, root);
    ch_web_spin(&web, board, &source, true);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int colour = web.steps[candidate] & 1;
        if (web.steps[candidate] == CH_NONE)
            continue;
        ch_cells_add(&medusa->colour[colour][CH_CANDIDATE_DIGIT(candidate)],
                     CH_CANDIDATE_CELL(candidate));
        ch_cells_add(&inside[colour], CH_CANDIDATE_CELL(candidate));
        medusa->digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
    }
    for (int colour = 0; colour < 2; colour++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const ChCellSet own = medusa->colour[colour][digit];
            medusa->struck[colour][digit] =
                ch_cells_or(ch_seen_by_any(own), ch_cells_minus(inside[colour], own));
        }
    /* two of a colour in one cell strike each other */
    for (int colour = 0; colour < 2; colour++)
        for (int one = 0; one < CH_DIGITS; one++)
            for (int other = 0; other < CH_DIGITS; other++)
                if (one != other)
                    medusa->struck[colour][one] =
                        ch_cells_or(medusa->struck[colour][one], medusa->colour[colour][other]);
}

static ChCandidateSet candidates_of(const ChCellSet colour[CH_DIGITS])
{
    ChCandidateSet set = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int cell = ch_cells_next(&colour[digit], 0); cell >= 0;
             cell = ch_cells_next(&colour[digit], cell + 1))
            ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

/* Those of a colour that conflict with a candidate. */
static ChCandidateSet struck_by(const ChCellSet colour[CH_DIGITS], int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int own = CH_CANDIDATE_DIGIT(candidate);
    ChCellSet met[CH_DIGITS] = {{{0}}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (digit == own)
            met[digit] = ch_cells_and(colour[digit], ch_cell_peers[cell]);
        else if (ch_cells_has(&colour[digit], cell))
            ch_cells_add(&met[digit], cell);
    }
    return candidates_of(met);
}

/* ---- a candidate that conflicts with both colours ---- */

static bool rest_on_way(ChDeduction *deduction, const ChBoard *board, const ChMedusa *medusa,
                        int candidate)
{
    const ChCandidateSet sources = struck_by(medusa->colour[0], candidate);
    const ChCandidateSet ends = struck_by(medusa->colour[1], candidate);
    ChWeb web;

    ch_web_spin(&web, board, &sources, true);
    const int nearest = ch_web_nearest(&web, &ends);
    if (nearest >= 0)
        ch_web_trace(&web, nearest, deduction);
    return nearest >= 0;
}

static bool try_traps(const ChScene *scene, ChSink *sink, const ChMedusa *medusa)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_3D_MEDUSA);

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet lost = ch_cells_minus(
            ch_cells_and(ch_board_open(scene->board, digit),
                         ch_cells_and(medusa->struck[0][digit], medusa->struck[1][digit])),
            ch_cells_or(medusa->colour[0][digit], medusa->colour[1][digit]));
        for (int cell = ch_cells_next(&lost, 0); cell >= 0; cell = ch_cells_next(&lost, cell + 1))
            rest_on_way(&deduction, scene->board, medusa, CH_CANDIDATE(cell, digit));
        ch_removes(&deduction, scene->board, lost, digit);
    }
    deduction.detail.seed[0] = (uint32_t)medusa->root + 1;
    return deduction.removals > 0 && ch_spare_premises(&deduction, scene->board) &&
           ch_report(&deduction, sink);
}

/* ---- a colour that is false ---- */

/* Two of a colour that conflict; the first of them, or -1. */
static int first_clash(const ChMedusa *medusa, int colour)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet clash =
            ch_cells_and(medusa->colour[colour][digit], medusa->struck[colour][digit]);
        if (!ch_cells_empty(clash))
            return CH_CANDIDATE(ch_cells_first(clash), digit);
    }
    return -1;
}

/* An empty cell without candidate of the cluster, all of whose candidates a colour strikes; or -1. */
static int first_emptied(const ChBoard *board, const ChMedusa *medusa, int colour)
{
    ChCellSet emptied = ch_board_plane(board, CH_EMPTY);

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet coloured = ch_cells_or(medusa->colour[0][digit], medusa->colour[1][digit]);
        emptied = ch_cells_minus(emptied, coloured);
        emptied = ch_cells_minus(
            emptied, ch_cells_minus(ch_board_open(board, digit), medusa->struck[colour][digit]));
    }
    return ch_cells_next(&emptied, 0);
}

static bool try_colour(const ChScene *scene, ChSink *sink, const ChMedusa *medusa, int colour)
{
    const ChBoard *const board = scene->board;
    const ChCandidateSet bad = candidates_of(medusa->colour[colour]);
    const int clash = ch_is_single(medusa->digits) ? -1 : first_clash(medusa, colour);
    const int emptied = clash >= 0 ? -1 : first_emptied(board, medusa, colour);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_3D_MEDUSA);
    ChCandidateSet source = {{0}};
    ChWeb web;

    if (clash < 0 && emptied < 0)
        return false;
    ch_candidates_add(&source, clash >= 0 ? clash : ch_candidates_next(&bad, 0));
    ch_web_spin(&web, board, &source, true);
    for (int candidate = ch_candidates_next(&bad, 0); candidate >= 0;
         candidate = ch_candidates_next(&bad, candidate + 1))
        ch_web_trace(&web, candidate, &deduction);
    if (emptied >= 0)
        ch_rests_on(&deduction, CH_CELL_CONSTRAINT(emptied));
    for (int digit = 0; digit < CH_DIGITS; digit++)
        ch_removes(&deduction, board, medusa->colour[colour][digit], digit);
    deduction.detail.seed[0] = (uint32_t)ch_candidates_next(&bad, 0) + 1;
    deduction.detail.seed[1] = (uint32_t)(emptied + 1);
    return ch_spare_premises(&deduction, board) && ch_report(&deduction, sink);
}

static bool try_medusa(const ChScene *scene, ChSink *sink, const ChMedusa *medusa)
{
    bool wraps = false;

    for (int colour = 0; colour < 2; colour++) {
        if (try_colour(scene, sink, medusa, colour))
            return true;
        wraps |= first_clash(medusa, colour) >= 0;
    }
    return !wraps && !ch_is_single(medusa->digits) && try_traps(scene, sink, medusa);
}

/* The candidates that some choice between two has. */
static ChCandidateSet joined(const ChScene *scene)
{
    const ChPairs *const pairs = ch_facts_pairs(scene->facts);
    ChCandidateSet set = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChCellSet cells = ch_cells_and(ch_board_open(scene->board, digit), pairs->bivalue);
        for (uint32_t houses = pairs->bilocal[digit]; houses != 0; houses &= houses - 1)
            cells = ch_cells_or(cells, ch_cells_and(ch_board_open(scene->board, digit),
                                                    ch_house_cells[ch_lowest(houses)]));
        for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
            ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    }
    return set;
}

bool ch_find_3d_medusa(const ChScene *scene, ChSink *sink)
{
    ChCandidateSet left = joined(scene);
    ChMedusa medusa;

    for (int root = ch_candidates_next(&left, 0); root >= 0;
         root = ch_candidates_next(&left, root)) {
        ch_medusa_grow(scene->board, root, &medusa);
        for (int colour = 0; colour < 2; colour++) {
            const ChCandidateSet inside = candidates_of(medusa.colour[colour]);
            for (int word = 0; word < 12; word++)
                left.word[word] &= ~inside.word[word];
        }
        if (try_medusa(scene, sink, &medusa))
            return true;
    }
    return false;
}

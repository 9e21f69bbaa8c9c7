/* medusa.c - 3D Medusa: colours over all digits at once.
 *
 *      2a 5b | . . 5a | ...      Bivalue cells join digits, and houses with two places join cells.
 *                                They form a cluster of candidates in two colours, a and b.  All
 *                                candidates of one colour are true.
 *
 * The six rules reduce to three.  A colour is false when two of its candidates share a cell (1), or
 * a digit and a house (2), or when it leaves a cell without candidates (6).  A candidate is false
 * when it conflicts with both colours: both in its cell (3), both as the same digit in its houses
 * (4), or one each (5).  Clusters of one digit belong to simple colours, except for rule 6.
 *
 * SPDX-License-Identifier: MIT
 */
#include "medusa.h"

#include "finders.h"
#include "premises.h"

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    ChCellSet empty;
    ChCellSet open[CH_DIGITS];
} Search;

/* ---- a cluster ---- */

/* A cluster under construction. */
typedef struct Growth {
    const ChBoard *board;
    ChMedusa *medusa;
    int count;
    uint16_t queue[CH_CANDIDATES];
    uint8_t colour[CH_CANDIDATES]; /* of each queue entry */
} Growth;

static void join_candidate(Growth *growth, int cell, int digit, int colour)
{
    ChMedusa *const medusa = growth->medusa;
    const int candidate = CH_CANDIDATE(cell, digit);

    if (ch_candidates_has(&medusa->all, candidate))
        return;
    growth->queue[growth->count] = (uint16_t)candidate;
    growth->colour[growth->count++] = (uint8_t)colour;
    ch_candidates_add(&medusa->all, candidate);
    ch_cells_add(&medusa->colour[colour][digit], cell);
    medusa->removed[colour][digit] =
        ch_cells_or(medusa->removed[colour][digit], ch_cell_peers[cell]);
    medusa->digits |= 1u << digit;
}

/* Adds the partners of a candidate, in its cell and its houses, to the cluster. */
static void join_partners(Growth *growth, int candidate, int colour)
{
    const ChBoard *const board = growth->board;
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    const unsigned digits = board->candidates[cell];

    for (int i = 0; i < 3; i++) {
        const int house = ch_cell_house[cell][i];
        const unsigned places = board->places[digit][house];
        if (ch_count_of_nine[places] == 2)
            join_candidate(
                growth, ch_house_cell[house][ch_lowest(places & ~(1u << ch_cell_place[cell][i]))],
                digit, 1 - colour);
    }
    if (ch_count_of_nine[digits] == 2)
        join_candidate(growth, cell, ch_lowest(digits & ~(1u << digit)), 1 - colour);
}

/* Adds the candidates that share a cell with a colour to those it removes. */
static void remove_in_cells(ChMedusa *medusa, int colour)
{
    ChCellSet once = {{0}};
    ChCellSet twice = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        twice = ch_cells_or(twice, ch_cells_and(once, medusa->colour[colour][digit]));
        once = ch_cells_or(once, medusa->colour[colour][digit]);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        medusa->removed[colour][digit] =
            ch_cells_or(medusa->removed[colour][digit],
                        ch_cells_or(ch_cells_minus(once, medusa->colour[colour][digit]), twice));
}

void ch_medusa_grow(const ChBoard *board, int root, ChMedusa *medusa)
{
    Growth growth;

    growth.board = board;
    growth.medusa = medusa;
    growth.count = 0;
    *medusa = (ChMedusa){.root = root};
    join_candidate(&growth, CH_CANDIDATE_CELL(root), CH_CANDIDATE_DIGIT(root), 0);
    for (int i = 0; i < growth.count; i++)
        join_partners(&growth, growth.queue[i], growth.colour[i]);
    for (int colour = 0; colour < 2; colour++)
        remove_in_cells(medusa, colour);
}

static ChCandidateSet candidates_of(const ChCellSet colour[CH_DIGITS])
{
    ChCandidateSet set = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_CELL(cell, colour[digit])
            ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

/* Returns the candidates of a colour that conflict with a candidate. */
static ChCandidateSet removed_by(const ChCellSet colour[CH_DIGITS], int candidate)
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

static bool add_path_premises(ChDeduction *deduction, const ChBoard *board, const ChMedusa *medusa,
                              int candidate)
{
    const ChCandidateSet sources = removed_by(medusa->colour[0], candidate);
    const ChCandidateSet ends = removed_by(medusa->colour[1], candidate);
    ChLinkGraph graph;

    ch_link_graph_build(&graph, board, &sources, true);
    const int nearest = ch_link_graph_nearest(&graph, &ends);
    if (nearest >= 0)
        ch_link_graph_trace(&graph, nearest, deduction);
    return nearest >= 0;
}

/* Returns the places of a digit that conflict with both colours. */
static ChCellSet removed_by_both(const Search *search, const ChMedusa *medusa, int digit)
{
    return ch_cells_minus(
        ch_cells_and(search->open[digit],
                     ch_cells_and(medusa->removed[0][digit], medusa->removed[1][digit])),
        ch_cells_or(medusa->colour[0][digit], medusa->colour[1][digit]));
}

static bool has_traps(const Search *search, const ChMedusa *medusa)
{
    ChCellSet any = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        any = ch_cells_or(any, removed_by_both(search, medusa, digit));
    return !ch_cells_empty(any);
}

static bool try_traps(const Search *search, const ChMedusa *medusa)
{
    const ChBoard *const board = search->input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_3D_MEDUSA);

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet lost = removed_by_both(search, medusa, digit);
        CH_EACH_CELL(cell, lost)
            add_path_premises(&deduction, board, medusa, CH_CANDIDATE(cell, digit));
        ch_add_eliminations(&deduction, board, lost, digit);
    }
    deduction.detail.seed[0] = (uint32_t)medusa->root + 1;
    return deduction.removals > 0 && ch_minimize_premises(&deduction, board) &&
           ch_report(&deduction, search->sink);
}

/* ---- a colour that is false ---- */

/* Returns the first candidate of a colour that conflicts with another of the same colour, or -1. */
static int first_clash(const ChMedusa *medusa, int colour)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet clash =
            ch_cells_and(medusa->colour[colour][digit], medusa->removed[colour][digit]);
        if (!ch_cells_empty(clash))
            return CH_CANDIDATE(ch_cells_first(clash), digit);
    }
    return -1;
}

/* Returns an empty cell, without candidates of the cluster, that a colour leaves without any; or
 * -1. */
static int first_emptied(const Search *search, const ChMedusa *medusa, int colour)
{
    ChCellSet emptied = search->empty;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet coloured = ch_cells_or(medusa->colour[0][digit], medusa->colour[1][digit]);
        emptied = ch_cells_minus(emptied, coloured);
        emptied = ch_cells_minus(
            emptied, ch_cells_minus(search->open[digit], medusa->removed[colour][digit]));
    }
    return ch_cells_next(&emptied, 0);
}

/* Rules out a colour, because of a candidate that clashes or a cell that is emptied (-1 for the
 * other). */
static bool rule_out(const Search *search, const ChMedusa *medusa, int colour, int clash,
                     int emptied)
{
    const ChBoard *const board = search->input->board;
    const ChCandidateSet bad = candidates_of(medusa->colour[colour]);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_3D_MEDUSA);
    ChCandidateSet source = {{0}};
    ChLinkGraph graph;

    ch_candidates_add(&source, clash >= 0 ? clash : ch_candidates_next(&bad, 0));
    ch_link_graph_build(&graph, board, &source, true);
    CH_EACH_CANDIDATE(candidate, &bad)
        ch_link_graph_trace(&graph, candidate, &deduction);
    if (emptied >= 0)
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(emptied));
    for (int digit = 0; digit < CH_DIGITS; digit++)
        ch_add_eliminations(&deduction, board, medusa->colour[colour][digit], digit);
    deduction.detail.seed[0] = (uint32_t)ch_candidates_next(&bad, 0) + 1;
    deduction.detail.seed[1] = (uint32_t)(emptied + 1);
    return ch_minimize_premises(&deduction, board) && ch_report(&deduction, search->sink);
}

static bool try_medusa(const Search *search, const ChMedusa *medusa)
{
    const bool of_one_digit = ch_is_single(medusa->digits);
    bool wraps = false;

    for (int colour = 0; colour < 2; colour++) {
        const int clash = first_clash(medusa, colour);
        const int used_clash = of_one_digit ? -1 : clash;
        const int emptied = used_clash >= 0 ? -1 : first_emptied(search, medusa, colour);
        if ((used_clash >= 0 || emptied >= 0) &&
            rule_out(search, medusa, colour, used_clash, emptied))
            return true;
        wraps |= clash >= 0;
    }
    return !wraps && !of_one_digit && has_traps(search, medusa) && try_traps(search, medusa);
}

/* ---- the search ---- */

/* Reports whether an empty cell has less than two candidates. */
static bool has_bare_cell(const Search *search)
{
    ChCellSet once = {{0}};
    ChCellSet twice = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        twice = ch_cells_or(twice, ch_cells_and(once, search->open[digit]));
        once = ch_cells_or(once, search->open[digit]);
    }
    return !ch_cells_within(search->empty, twice);
}

static bool may_conclude(const Search *search, const ChMedusa *medusa)
{
    for (int colour = 0; colour < 2; colour++)
        if (first_clash(medusa, colour) >= 0 || first_emptied(search, medusa, colour) >= 0)
            return true;
    return has_traps(search, medusa);
}

/* Returns false only if no cluster leads to a step. Most clusters have a single digit; they can
 * only empty a cell that has no other. The others pass through a bivalue cell. */
static bool is_promising(const Search *search)
{
    const ChFinderInput *const input = search->input;
    const ChCellSet bivalue = ch_facts_few_cells(input->facts)->upto[2];
    ChCandidateSet seen = {{0}};
    ChMedusa medusa;

    if (input->options->unfiltered || has_bare_cell(search))
        return true;
    CH_EACH_CELL(cell, bivalue) {
        const int root = CH_CANDIDATE(cell, ch_lowest(input->board->candidates[cell]));
        if (ch_candidates_has(&seen, root))
            continue;
        ch_medusa_grow(input->board, root, &medusa);
        seen = ch_candidates_or(&seen, &medusa.all);
        if (may_conclude(search, &medusa))
            return true;
    }
    return false;
}

/* Returns the candidates that have a partner in their cell or a house. */
static ChCandidateSet paired_candidates(const Search *search)
{
    const ChPairs *const pairs = ch_facts_pairs(search->input->facts);
    ChCandidateSet set = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChCellSet cells = pairs->bivalue;
        CH_EACH_HOUSE(house, pairs->bilocal[digit])
            cells = ch_cells_or(cells, ch_house_cells[house]);
        cells = ch_cells_and(cells, search->open[digit]);
        CH_EACH_CELL(cell, cells)
            ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    }
    return set;
}

bool ch_find_3d_medusa(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .sink = sink, .empty = ch_board_plane(input->board, CH_EMPTY)};
    ChMedusa medusa;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        search.open[digit] = ch_board_open(input->board, digit);
    if (!is_promising(&search))
        return false;
    ChCandidateSet left = paired_candidates(&search);
    for (int root = ch_candidates_next(&left, 0); root >= 0;
         root = ch_candidates_next(&left, root)) {
        ch_medusa_grow(input->board, root, &medusa);
        left = ch_candidates_minus(&left, &medusa.all);
        if (try_medusa(&search, &medusa))
            return true;
    }
    return false;
}

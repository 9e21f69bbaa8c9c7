/* judge.c - see judge.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include <stdio.h>

#include "notation.h"
#include "technique.h"

enum {
    MOST_PREMISES = CH_CONSTRAINTS + 16,
    PREMISE_NODES = 2000000, /* for the premises of one conclusion */
    SEARCH_NODES = 200000,   /* for one search */
    SEARCHES = 2000,         /* for one conclusion */
    GRIDS = 16               /* random grids for each deadly pattern */
};

/* The premises of a step: one candidate of each set is true. */
typedef struct Premises {
    ChCandidateSet one_of[MOST_PREMISES];
    int count;
    uint32_t nodes;
} Premises;

/* ---- premises ---- */

/* Returns the candidates that a deadly pattern allows, or else those that break it. */
static ChCandidateSet candidates_of(const ChDeadlyPattern *deadly, bool allowed)
{
    ChCandidateSet set = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const unsigned digits = deadly->digits[CH_CANDIDATE_CELL(candidate)];
        if ((digits == 0 || digits >> CH_CANDIDATE_DIGIT(candidate) & 1) == allowed)
            ch_candidates_add(&set, candidate);
    }
    return set;
}

static void add_constraint(Premises *premises, int constraint)
{
    ChCandidateSet *const set = &premises->one_of[premises->count++];

    *set = (ChCandidateSet){{0}};
    for (int i = 0; i < 9; i++)
        ch_candidates_add(set, ch_constraint_candidate(constraint, i));
}

static void collect_premises(Premises *premises, const ChStep *step)
{
    const ChDetail *const detail = step->detail;

    premises->count = 0;
    if (step->premise != CH_NONE)
        add_constraint(premises, step->premise);
    for (int i = detail != NULL ? ch_constraints_next(&detail->premises, 0) : -1; i >= 0;
         i = ch_constraints_next(&detail->premises, i + 1))
        add_constraint(premises, i);
    for (uint32_t i = 0; detail != NULL && i < detail->deadly_count; i++)
        premises->one_of[premises->count++] = candidates_of(&detail->deadly[i], false);
}

/* Finds the unsatisfied premise with the fewest candidates open; false when there is none. */
static bool choose_premise(const Premises *premises, const ChCandidateSet *open,
                           const ChCandidateSet *taken, ChCandidateSet *fewest)
{
    int least = CH_CANDIDATES + 1;

    for (int i = 0; i < premises->count && least > 0; i++) {
        const ChCandidateSet left = ch_candidates_and(&premises->one_of[i], open);
        const ChCandidateSet met = ch_candidates_and(&premises->one_of[i], taken);
        const int count = ch_candidates_count(&left);
        if (count >= least || ch_candidates_count(&met) > 0)
            continue;
        least = count;
        *fewest = left;
    }
    return least <= CH_CANDIDATES;
}

/* Returns whether candidates that do not conflict, among those open, satisfy all premises. */
static bool is_satisfiable(Premises *premises, ChCandidateSet open, ChCandidateSet taken)
{
    ChCandidateSet choice;

    if (++premises->nodes > PREMISE_NODES)
        return false;
    if (!choose_premise(premises, &open, &taken, &choice))
        return true;
    for (int candidate = ch_candidates_next(&choice, 0); candidate >= 0;
         candidate = ch_candidates_next(&choice, candidate + 1)) {
        ChCandidateSet left = open;
        ch_alive_assume(&left, candidate);
        ch_candidates_add(&taken, candidate);
        if (is_satisfiable(premises, left, taken))
            return true;
        ch_candidates_remove(&taken, candidate);
        ch_candidates_remove(&open, candidate);
    }
    return false;
}

/* ---- the search ---- */

typedef struct Hunt {
    Judge *judge;
    const ChDetail *detail; /* or NULL */
    uint32_t searches;
    bool gave_up;
} Hunt;

/* Returns whether a solution breaks the deadly patterns from FIRST on. */
static bool has_solution(Hunt *hunt, const ChCandidateSet *alive, uint32_t first)
{
    bool found = false;

    if (++hunt->searches > SEARCHES ||
        ch_search_first(&hunt->judge->search, alive, SEARCH_NODES, NULL, &found) != CH_OK)
        hunt->gave_up = true;
    if (!found || hunt->gave_up || hunt->detail == NULL || first == hunt->detail->deadly_count)
        return found && !hunt->gave_up;
    const ChCandidateSet breaking = candidates_of(&hunt->detail->deadly[first], false);
    const ChCandidateSet ways = ch_candidates_and(&breaking, alive);
    for (int way = ch_candidates_next(&ways, 0); way >= 0;
         way = ch_candidates_next(&ways, way + 1)) {
        ChCandidateSet left = *alive;
        ch_alive_assume(&left, way);
        if (has_solution(hunt, &left, first + 1))
            return true;
    }
    return false;
}

/* ---- deadly patterns ---- */

/* Returns whether a pattern lets some cell have any digit: such a pattern has two lines, and relies
 * on the givens there and in a box. Its twins may have any digits in its cells. */
static bool has_lines(const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] == CH_ALL_NINE)
            return true;
    return false;
}

/* Returns whether each cell of a house is given or in the pattern. */
static bool has_house(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly, int house)
{
    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[house][place];
        if (deadly->digits[cell] == 0 && puzzle->given[cell] == CH_NO_DIGIT)
            return false;
    }
    return true;
}

/* Keeps the givens of the houses that a pattern has otherwise. */
static void keep_givens(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly,
                        ChCandidateSet *alive)
{
    for (int house = 0; house < CH_HOUSES && has_lines(deadly); house++)
        for (int place = 0; place < 9 && has_house(puzzle, deadly, house); place++) {
            const int cell = ch_house_cell[house][place];
            if (puzzle->given[cell] != CH_NO_DIGIT &&
                ch_candidates_has(alive, CH_CANDIDATE(cell, puzzle->given[cell])))
                ch_alive_assume(alive, CH_CANDIDATE(cell, puzzle->given[cell]));
        }
}

/* Returns the digits of a pattern that all givens of them are in, where there are some: the twins
 * then exchange these digits outside of it.  0: they are not all there. */
static unsigned exchanged_outside(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly)
{
    unsigned digits = 0;
    bool has_given = false;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        digits |= deadly->digits[cell];
        has_given |= deadly->digits[cell] != 0 && puzzle->given[cell] != CH_NO_DIGIT;
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] == 0 && puzzle->given[cell] != CH_NO_DIGIT &&
            (digits >> puzzle->given[cell] & 1))
            return 0;
    return has_given && !puzzle->has_marks ? digits : 0;
}

/* Returns whether the cells of a pattern can be filled in another way with the rest of a grid
 * unchanged, or the other cells with the digits that are exchanged outside of it. */
static bool has_twin(Judge *judge, const ChDeadlyPattern *deadly, const uint8_t *grid)
{
    const unsigned outside = exchanged_outside(judge->puzzle, deadly);
    ChCandidateSet alive = {{0}};
    uint64_t count = 0;

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        unsigned digits = 1u << grid[cell];
        if (outside == 0 && deadly->digits[cell] != 0)
            digits = has_lines(deadly) ? CH_ALL_NINE : deadly->digits[cell];
        else if (deadly->digits[cell] == 0 && (outside & digits) != 0)
            digits = outside;
        if (digits >> CH_CANDIDATE_DIGIT(candidate) & 1)
            ch_candidates_add(&alive, candidate);
    }
    const ChStatus status = ch_search_count(&judge->search, &alive, 2, SEARCH_NODES, &count);
    judge->undecided += status != CH_OK;
    return count > 1 || status != CH_OK;
}

/* Returns the candidates left when the pattern's cells have been filled at random, as far as
 * possible. */
static ChCandidateSet fill_pattern(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly,
                                   ChRandom *random)
{
    ChCandidateSet alive = candidates_of(deadly, true);

    keep_givens(puzzle, deadly, &alive);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        unsigned digits = deadly->digits[cell] != 0 ? ch_alive_digits(&alive, cell) : 0;
        if (digits == 0)
            continue;
        for (uint32_t skip = ch_random_below(random, (uint32_t)ch_count(digits)); skip > 0; skip--)
            digits &= digits - 1;
        ch_alive_assume(&alive, CH_CANDIDATE(cell, ch_lowest(digits)));
    }
    return alive;
}

/* Finds a grid that holds a pattern, with its cells filled at random where possible. */
static bool find_grid(Judge *judge, const ChDeadlyPattern *deadly, ChRandom *random, uint8_t *grid)
{
    const ChCandidateSet filled = fill_pattern(judge->puzzle, deadly, random);
    ChCandidateSet alive = candidates_of(deadly, true);
    ChStatus status;
    bool found = false;

    keep_givens(judge->puzzle, deadly, &alive);
    status = ch_search_first(&judge->search, &filled, SEARCH_NODES, grid, &found);
    if (!found)
        status = ch_search_random(&judge->search, &alive, ch_random_next(random), SEARCH_NODES,
                                  grid, &found);
    judge->undecided += status != CH_OK;
    return found;
}

static int cells_of(const ChDeadlyPattern *deadly)
{
    int count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        count += deadly->digits[cell] != 0;
    return count;
}

static uint64_t count_solutions(Judge *judge, const ChCandidateSet *alive)
{
    uint64_t count = 0;

    const ChStatus status = ch_search_count(&judge->search, alive, 2, SEARCH_NODES, &count);
    judge->undecided += status != CH_OK;
    return status == CH_OK ? count : 2;
}

/* Returns whether no solution of the puzzle holds a pattern, or there is another one.  A pattern of
 * one to three cells has no other way to fill it: its twins are solutions that differ elsewhere. */
static bool is_never_alone(Judge *judge, const ChDeadlyPattern *deadly)
{
    const ChCandidateSet allowed = candidates_of(deadly, true);
    const ChCandidateSet givens = ch_alive_givens(judge->puzzle);
    const ChCandidateSet alive = ch_candidates_and(&allowed, &givens);

    return count_solutions(judge, &alive) == 0 || count_solutions(judge, &givens) > 1;
}

static bool is_deadly(Judge *judge, const ChDeadlyPattern *deadly)
{
    ChRandom random = {judge->steps};
    uint8_t grid[CH_CELLS];

    if (cells_of(deadly) <= 3)
        return is_never_alone(judge, deadly);
    for (int i = 0; i < GRIDS; i++)
        if (find_grid(judge, deadly, &random, grid) && !has_twin(judge, deadly, grid))
            return false;
    return true;
}

/* Returns whether the puzzle lets a pattern's cells change their digits. */
static bool is_free(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        if ((deadly->digits[cell] >> CH_CANDIDATE_DIGIT(candidate) & 1) == 0)
            continue;
        if (puzzle->given[cell] != CH_NO_DIGIT ||
            (puzzle->has_marks && !ch_candidates_has(&puzzle->marks, candidate)))
            return false;
    }
    return true;
}

/* ---- verdicts ---- */

/* Tests an assumption; returns a complaint when it is compatible with the premises or true in a
 * solution. */
static const char *try_assumption(Judge *judge, Premises *premises, const ChStep *step,
                                  const ChCandidateSet *alive, int taken)
{
    Hunt hunt = {.judge = judge, .detail = step->detail};
    ChCandidateSet true_ones = {{0}};

    if (taken >= 0)
        ch_candidates_add(&true_ones, taken);
    premises->nodes = 0;
    const bool denied = is_satisfiable(premises, *alive, true_ones);
    if (denied)
        return "the premises do not force";
    judge->undecided += premises->nodes > PREMISE_NODES;
    const bool refuted = has_solution(&hunt, alive, 0);
    judge->undecided += hunt.gave_up;
    return refuted ? "a solution denies" : NULL;
}

static const char *judge_conclusion(Judge *judge, Premises *premises, const ChBoard *board,
                                    const ChStep *step, int candidate, bool placed)
{
    static char complaint[64 + CH_NAME_SIZE];
    char name[CH_NAME_SIZE];
    ChCandidateSet alive = ch_alive_board(board);
    const char *how = "there is no such candidate for";

    if (ch_board_has(board, candidate) &&
        board->digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT) {
        if (placed)
            ch_candidates_remove(&alive, candidate);
        else
            ch_alive_assume(&alive, candidate);
        how = try_assumption(judge, premises, step, &alive, placed ? -1 : candidate);
    }
    if (how == NULL)
        return NULL;
    (placed ? ch_name_placed : ch_name_removed)(name, candidate);
    snprintf(complaint, sizeof complaint, "%s %s", how, name);
    return complaint;
}

static const char *judge_set(Judge *judge, Premises *premises, const ChBoard *board,
                             const ChStep *step, const ChCandidateSet *set, bool placed)
{
    const char *complaint = NULL;

    for (int candidate = ch_candidates_next(set, 0); candidate >= 0 && complaint == NULL;
         candidate = ch_candidates_next(set, candidate + 1))
        complaint = judge_conclusion(judge, premises, board, step, candidate, placed);
    return complaint;
}

/* Returns whether the cells of a pattern from one on can be filled, given the digits of the earlier
 * ones. */
static bool can_be_filled(const ChDeadlyPattern *pattern, int from, int digit[CH_CELLS])
{
    int cell = from;

    while (cell < CH_CELLS && pattern->digits[cell] == 0)
        cell++;
    for (int own = 0; own < CH_DIGITS && cell < CH_CELLS; own++) {
        bool fits = (pattern->digits[cell] >> own & 1) != 0;
        for (int other = 0; other < cell; other++)
            fits = fits && (pattern->digits[other] == 0 || digit[other] != own ||
                            !ch_cells_has(&ch_cell_peers[other], cell));
        digit[cell] = own;
        if (fits && can_be_filled(pattern, cell + 1, digit))
            return true;
    }
    return cell == CH_CELLS;
}

static const char *judge_deadly(Judge *judge, const ChDetail *detail)
{
    int digit[CH_CELLS];

    for (uint32_t i = 0; i < detail->deadly_count; i++) {
        if (detail->deadly[i].is_impossible) {
            if (can_be_filled(&detail->deadly[i], 0, digit))
                return "a pattern is not impossible";
            continue;
        }
        if (!is_free(judge->puzzle, &detail->deadly[i]) &&
            exchanged_outside(judge->puzzle, &detail->deadly[i]) == 0)
            return "the puzzle fixes a part of a deadly pattern";
        if (!is_deadly(judge, &detail->deadly[i]))
            return "a pattern is not deadly";
    }
    return NULL;
}

static bool concludes(const ChStep *step)
{
    return step->placed != CH_NONE ||
           (step->detail != NULL && ch_candidates_count(&step->detail->placed) +
                                            ch_candidates_count(&step->detail->removed) >
                                        0);
}

const char *judge_step(Judge *judge, const ChBoard *board, const ChStep *step)
{
    static Premises premises;
    ChCandidateSet placed = step->detail != NULL ? step->detail->placed : (ChCandidateSet){{0}};
    const ChCandidateSet alive = ch_alive_board(board);

    judge->steps++;
    if (step->placed != CH_NONE)
        ch_candidates_add(&placed, step->placed);
    collect_premises(&premises, step);
    const char *complaint = step->detail != NULL ? judge_deadly(judge, step->detail) : NULL;
    if (complaint == NULL)
        complaint = judge_set(judge, &premises, board, step, &placed, true);
    if (complaint == NULL && step->detail != NULL)
        complaint = judge_set(judge, &premises, board, step, &step->detail->removed, false);
    if (complaint != NULL || concludes(step))
        return complaint;
    return step->technique == CH_TECHNIQUE_CONTRADICTION
               ? try_assumption(judge, &premises, step, &alive, -1)
               : "it concludes nothing";
}

/* standing.c - see standing.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "standing.h"

#include <string.h>

int ch_fact_closer(const uint8_t *digit, ChFact fact)
{
    const int cell = CH_CANDIDATE_CELL(fact.candidate);

    if (digit[cell] != CH_NO_DIGIT)
        return cell;
    for (int i = 0; i < CH_CELLS && !fact.holds; i++)
        if (digit[i] == CH_CANDIDATE_DIGIT(fact.candidate) && ch_cells_has(&ch_cell_peers[cell], i))
            return i;
    return -1;
}

/* ---- what no solution agrees with ---- */

/* What is asked of the search while the mistakes are gathered. */
typedef struct Judge {
    ChSearch *search;
    uint64_t nodes;
    const ChPuzzle *puzzle;
    const ChCheck *check;
    ChStanding *standing;
} Judge;

/* Whether a solution of the puzzle has the candidate, or lacks it; nobody knows counts as yes. */
static bool can_be(const Judge *judge, int candidate, bool holds)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    bool found = false;

    for (int i = 0; i < 2; i++) {
        const uint8_t *const known = i == 0 ? judge->check->solution : judge->check->other;
        if ((known[cell] == CH_CANDIDATE_DIGIT(candidate)) == holds)
            return true;
    }
    if (judge->check->verdict == CH_VERDICT_UNIQUE)
        return false;
    ChCandidateSet alive = ch_alive_givens(judge->puzzle);
    if (holds)
        ch_alive_assume(&alive, candidate);
    else
        ch_candidates_remove(&alive, candidate);
    return ch_search_first(judge->search, &alive, judge->nodes, NULL, &found) != CH_OK || found;
}

static void add_mistake(ChStanding *standing, int candidate, bool holds)
{
    standing->mistake[standing->mistake_count++] =
        (ChFact){.candidate = (uint16_t)candidate, .holds = holds};
}

/* What is wrong is no longer in `right`, so that a digit beside a mistake is not blamed for it. */
static void find_wrong_digits(const Judge *judge)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const int entered = judge->puzzle->entered[cell];
        if (entered == CH_NO_DIGIT || can_be(judge, CH_CANDIDATE(cell, entered), true))
            continue;
        judge->standing->right.entered[cell] = CH_NO_DIGIT;
        add_mistake(judge->standing, CH_CANDIDATE(cell, entered), false);
    }
}

static void find_lost_marks(const Judge *judge)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        for (unsigned struck = ch_alive_digits(&judge->puzzle->struck, cell); struck != 0;
             struck &= struck - 1) {
            const int candidate = CH_CANDIDATE(cell, ch_lowest(struck));
            if (can_be(judge, candidate, false))
                continue;
            ch_candidates_remove(&judge->standing->right.struck, candidate);
            add_mistake(judge->standing, candidate, true);
        }
    }
}

/* Puts the first COUNT mistakes, digits, in order: those that some right digit shows up come
 * first. */
static void show_plain_ones_first(ChStanding *standing, uint32_t count)
{
    uint8_t digit[CH_CELLS];
    uint32_t plain = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        digit[cell] = (uint8_t)ch_puzzle_digit(&standing->right, cell);
    for (uint32_t i = 0; i < count; i++) {
        const ChFact mistake = standing->mistake[i];
        if (ch_fact_closer(digit, mistake) < 0)
            continue;
        memmove(standing->mistake + plain + 1, standing->mistake + plain,
                (i - plain) * sizeof mistake);
        standing->mistake[plain++] = mistake;
    }
}

static bool is_solvable(const Judge *judge, const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_start(puzzle);
    bool found = false;

    return ch_search_first(judge->search, &alive, judge->nodes, NULL, &found) != CH_OK || found;
}

void ch_standing_judge(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes,
                       ChStanding *standing)
{
    ChCheck check;
    const Judge judge = {search, nodes, puzzle, &check, standing};

    ch_check_verdict(search, puzzle, nodes, &check);
    standing->verdict = check.verdict;
    standing->is_dead_end = false;
    standing->mistake_count = 0;
    standing->right = *puzzle;
    if (check.verdict == CH_VERDICT_UNIQUE)
        memcpy(check.other, check.solution, sizeof check.other);
    else if (check.verdict != CH_VERDICT_SEVERAL)
        return;
    if (!puzzle->has_start)
        return;
    find_wrong_digits(&judge);
    show_plain_ones_first(standing, standing->mistake_count);
    find_lost_marks(&judge);
    ch_puzzle_note_start(&standing->right);
    standing->is_dead_end =
        check.verdict == CH_VERDICT_SEVERAL && !is_solvable(&judge, &standing->right);
}

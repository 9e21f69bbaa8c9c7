/* mistakes.c - see mistakes.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mistakes.h"

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
    ChMistakes *mistakes;
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

static void add_mistake(ChMistakes *mistakes, int candidate, bool holds)
{
    mistakes->mistake[mistakes->mistake_count++] =
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
        judge->mistakes->right.entered[cell] = CH_NO_DIGIT;
        add_mistake(judge->mistakes, CH_CANDIDATE(cell, entered), false);
    }
}

static void find_lost_marks(const Judge *judge)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        for (unsigned removed = ch_alive_digits(&judge->puzzle->removed, cell); removed != 0;
             removed &= removed - 1) {
            const int candidate = CH_CANDIDATE(cell, ch_lowest(removed));
            if (can_be(judge, candidate, false))
                continue;
            ch_candidates_remove(&judge->mistakes->right.removed, candidate);
            add_mistake(judge->mistakes, candidate, true);
        }
    }
}

/* Puts the first COUNT mistakes, digits, in order: those that some right digit shows up come
 * first. */
static void show_plain_ones_first(ChMistakes *mistakes, uint32_t count)
{
    uint8_t digit[CH_CELLS];
    uint32_t plain = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        digit[cell] = (uint8_t)ch_puzzle_digit(&mistakes->right, cell);
    for (uint32_t i = 0; i < count; i++) {
        const ChFact mistake = mistakes->mistake[i];
        if (ch_fact_closer(digit, mistake) < 0)
            continue;
        memmove(mistakes->mistake + plain + 1, mistakes->mistake + plain,
                (i - plain) * sizeof mistake);
        mistakes->mistake[plain++] = mistake;
    }
}

static bool is_solvable(const Judge *judge, const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_start(puzzle);
    bool found = false;

    return ch_search_first(judge->search, &alive, judge->nodes, NULL, &found) != CH_OK || found;
}

void ch_mistakes_find(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes,
                      ChMistakes *mistakes)
{
    ChCheck check;
    const Judge judge = {search, nodes, puzzle, &check, mistakes};

    ch_check_verdict(search, puzzle, nodes, &check);
    mistakes->verdict = check.verdict;
    mistakes->is_dead_end = false;
    mistakes->mistake_count = 0;
    mistakes->right = *puzzle;
    if (check.verdict == CH_VERDICT_UNIQUE)
        memcpy(check.other, check.solution, sizeof check.other);
    else if (check.verdict != CH_VERDICT_SEVERAL)
        return;
    if (!puzzle->has_start)
        return;
    find_wrong_digits(&judge);
    show_plain_ones_first(mistakes, mistakes->mistake_count);
    find_lost_marks(&judge);
    ch_puzzle_note_start(&mistakes->right);
    mistakes->is_dead_end =
        check.verdict == CH_VERDICT_SEVERAL && !is_solvable(&judge, &mistakes->right);
}

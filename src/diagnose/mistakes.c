/* mistakes.c - see mistakes.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mistakes.h"

#include <string.h>

int ch_fact_deciding_cell(const uint8_t *digit, ChFact fact)
{
    const int cell = CH_CANDIDATE_CELL(fact.candidate);

    if (digit[cell] != CH_NO_DIGIT)
        return cell;
    for (int i = 0; i < CH_CELLS && !fact.holds; i++)
        if (digit[i] == CH_CANDIDATE_DIGIT(fact.candidate) && ch_cells_has(&ch_cell_peers[cell], i))
            return i;
    return -1;
}

/* ---- facts that every solution contradicts ---- */

/* The state of a search for mistakes. */
typedef struct MistakeFinder {
    ChSearch *search;
    uint64_t nodes;
    const ChPuzzle *puzzle;
    const ChCheck *check;
    ChMistakes *mistakes;
} MistakeFinder;

/* Reports whether a solution has the candidate (HOLDS), or lacks it; an exhausted budget counts as
 * yes. */
static bool is_possible(const MistakeFinder *finder, int candidate, bool holds)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    bool found = false;

    for (int i = 0; i < 2; i++) {
        const uint8_t *const known = i == 0 ? finder->check->solution : finder->check->other;
        if ((known[cell] == CH_CANDIDATE_DIGIT(candidate)) == holds)
            return true;
    }
    if (finder->check->verdict == CH_VERDICT_UNIQUE)
        return false;
    ChCandidateSet alive = ch_alive_givens(finder->puzzle);
    if (holds)
        ch_alive_assume(&alive, candidate);
    else
        ch_candidates_remove(&alive, candidate);
    return ch_search_first(finder->search, &alive, finder->nodes, NULL, &found) != CH_OK || found;
}

static void add_mistake(ChMistakes *mistakes, int candidate, bool holds)
{
    mistakes->mistake[mistakes->mistake_count++] =
        (ChFact){.candidate = (uint16_t)candidate, .holds = holds};
}

/* Finds the wrong digits and removes them from `right`, so that they do not cast doubt on the other
 * digits. */
static void find_wrong_digits(const MistakeFinder *finder)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const int entered = finder->puzzle->entered[cell];
        if (entered == CH_NO_DIGIT || is_possible(finder, CH_CANDIDATE(cell, entered), true))
            continue;
        finder->mistakes->right.entered[cell] = CH_NO_DIGIT;
        add_mistake(finder->mistakes, CH_CANDIDATE(cell, entered), false);
    }
}

static void find_lost_marks(const MistakeFinder *finder)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        CH_EACH_DIGIT(digit, ch_alive_digits(&finder->puzzle->removed, cell)) {
            const int candidate = CH_CANDIDATE(cell, digit);
            if (is_possible(finder, candidate, false))
                continue;
            ch_candidates_remove(&finder->mistakes->right.removed, candidate);
            add_mistake(finder->mistakes, candidate, true);
        }
    }
}

/* Sorts the first COUNT mistakes, which are digits: those that some right digit rules out come
 * first. */
static void sort_evident_first(ChMistakes *mistakes, uint32_t count)
{
    uint8_t digit[CH_CELLS];
    uint32_t evident = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        digit[cell] = (uint8_t)ch_puzzle_digit(&mistakes->right, cell);
    for (uint32_t i = 0; i < count; i++) {
        const ChFact mistake = mistakes->mistake[i];
        if (ch_fact_deciding_cell(digit, mistake) < 0)
            continue;
        memmove(mistakes->mistake + evident + 1, mistakes->mistake + evident,
                (i - evident) * sizeof mistake);
        mistakes->mistake[evident++] = mistake;
    }
}

static bool is_solvable(const MistakeFinder *finder, const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_start(puzzle);
    bool found = false;

    return ch_search_first(finder->search, &alive, finder->nodes, NULL, &found) != CH_OK || found;
}

void ch_mistakes_find(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes,
                      ChMistakes *mistakes)
{
    ChCheck check;
    const MistakeFinder finder = {search, nodes, puzzle, &check, mistakes};

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
    find_wrong_digits(&finder);
    sort_evident_first(mistakes, mistakes->mistake_count);
    find_lost_marks(&finder);
    ch_puzzle_note_start(&mistakes->right);
    mistakes->is_dead_end =
        check.verdict == CH_VERDICT_SEVERAL && !is_solvable(&finder, &mistakes->right);
}

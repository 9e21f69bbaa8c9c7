/* alive.c - see alive.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "alive.h"

/* Seven cells are 63 bits, one less than a word: group i begins at bit 64 * i - i, so that word i
 * consists of the groups i and i + 1.  The last group has four cells. */
enum { GROUP = 7, GROUPS = 12, LAST_GROUP = CH_CELLS - GROUP * (GROUPS - 1) };

static inline ChCandidateSet join_groups(const uint64_t group[GROUPS])
{
    ChCandidateSet alive;

    for (int i = 0; i < GROUPS - 1; i++)
        alive.word[i] = group[i] >> i | group[i + 1] << (63 - i);
    alive.word[GROUPS - 1] = group[GROUPS - 1] >> (GROUPS - 1);
    return alive;
}

/* Returns the candidates that COUNT givens leave in their cells. */
static inline uint64_t left_by(const uint8_t *given, int count)
{
    static const uint64_t left[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, [CH_NO_DIGIT] = CH_ALL_NINE};
    uint64_t digits = 0;

    while (count-- > 0)
        digits = digits << CH_DIGITS | left[given[count]];
    return digits;
}

ChCandidateSet ch_alive_givens(const ChPuzzle *puzzle)
{
    uint64_t group[GROUPS];

    if (puzzle->has_marks)
        return puzzle->marks;
    for (int i = 0; i < GROUPS - 1; i++)
        group[i] = left_by(puzzle->given + GROUP * i, GROUP);
    group[GROUPS - 1] = left_by(puzzle->given + GROUP * (GROUPS - 1), LAST_GROUP);
    return join_groups(group);
}

ChCandidateSet ch_alive_start(const ChPuzzle *puzzle)
{
    ChCandidateSet alive = ch_alive_givens(puzzle);

    if (!puzzle->has_start)
        return alive;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->entered[cell] != CH_NO_DIGIT)
            ch_alive_assume(&alive, CH_CANDIDATE(cell, puzzle->entered[cell]));
    return ch_candidates_minus(&alive, &puzzle->removed);
}

static inline uint64_t join_cells(const uint16_t *candidates, int count)
{
    uint64_t digits = 0;

    while (count-- > 0)
        digits = digits << CH_DIGITS | candidates[count];
    return digits;
}

ChCandidateSet ch_alive_board(const ChBoard *board)
{
    uint64_t group[GROUPS];

    for (int i = 0; i < GROUPS - 1; i++)
        group[i] = join_cells(board->candidates + GROUP * i, GROUP);
    group[GROUPS - 1] = join_cells(board->candidates + GROUP * (GROUPS - 1), LAST_GROUP);
    return join_groups(group);
}

void ch_alive_assume(ChCandidateSet *alive, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    const ChCellSet *const peers = &ch_cell_peers[cell];

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit)
            ch_candidates_remove(alive, CH_CANDIDATE(cell, other));
    CH_EACH_CELL(peer, *peers)
        ch_candidates_remove(alive, CH_CANDIDATE(peer, digit));
}

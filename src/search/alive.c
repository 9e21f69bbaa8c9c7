/* alive.c - see alive.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "alive.h"

/* The digits that the givens put in each house, and those that they put there twice. */
typedef struct Used {
    uint16_t once[CH_HOUSES];
    uint16_t twice[CH_HOUSES];
} Used;

static Used read_givens(const uint8_t *given)
{
    Used used = {{0}, {0}};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (given[cell] == CH_NO_DIGIT)
            continue;
        const uint16_t bit = (uint16_t)(1u << given[cell]);
        for (int i = 0; i < 3; i++) {
            const int house = ch_cell_house[cell][i];
            used.twice[house] |= used.once[house] & bit;
            used.once[house] |= bit;
        }
    }
    return used;
}

static unsigned over_houses(const uint16_t *digits, int cell)
{
    const uint8_t *const house = ch_cell_house[cell];
    return (unsigned)digits[house[0]] | digits[house[1]] | digits[house[2]];
}

ChCandidateSet ch_alive_givens(const ChPuzzle *puzzle)
{
    if (puzzle->has_marks)
        return puzzle->marks;

    const Used used = read_givens(puzzle->given);
    ChCandidateSet alive = {{0}};
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int given = puzzle->given[cell];
        const unsigned digits = given == CH_NO_DIGIT
                                    ? CH_ALL_NINE & ~over_houses(used.once, cell)
                                    : (1u << given) & ~over_houses(used.twice, cell);
        ch_alive_add_digits(&alive, cell, digits);
    }
    return alive;
}

ChCandidateSet ch_alive_start(const ChPuzzle *puzzle)
{
    ChCandidateSet alive = ch_alive_givens(puzzle);

    if (!puzzle->has_start)
        return alive;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->entered[cell] != CH_NO_DIGIT)
            ch_alive_assume(&alive, CH_CANDIDATE(cell, puzzle->entered[cell]));
    for (int i = 0; i < 12; i++)
        alive.word[i] &= ~puzzle->struck.word[i];
    return alive;
}

ChCandidateSet ch_alive_board(const ChBoard *board)
{
    ChCandidateSet alive = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        ch_alive_add_digits(&alive, cell, board->candidates[cell]);
    return alive;
}

void ch_alive_assume(ChCandidateSet *alive, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    const ChCellSet *const peers = &ch_cell_peers[cell];

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit)
            ch_candidates_remove(alive, CH_CANDIDATE(cell, other));
    for (int peer = ch_cells_next(peers, 0); peer >= 0; peer = ch_cells_next(peers, peer + 1))
        ch_candidates_remove(alive, CH_CANDIDATE(peer, digit));
}

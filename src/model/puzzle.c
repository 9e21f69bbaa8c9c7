/* puzzle.c - see puzzle.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle.h"

#include <string.h>

void ch_puzzle_clear(ChPuzzle *puzzle)
{
    memset(puzzle, 0, sizeof *puzzle);
    memset(puzzle->given, CH_NO_DIGIT, sizeof puzzle->given);
    memset(puzzle->entered, CH_NO_DIGIT, sizeof puzzle->entered);
}

void ch_puzzle_note_start(ChPuzzle *puzzle)
{
    puzzle->has_start = ch_candidates_count(&puzzle->removed) > 0;
    for (int cell = 0; cell < CH_CELLS; cell++)
        puzzle->has_start |= puzzle->entered[cell] != CH_NO_DIGIT;
}

ChCandidateSet ch_puzzle_marks_of_open(const ChPuzzle *puzzle, const ChCandidateSet *marks)
{
    ChCandidateSet open = {{0}};

    CH_EACH_CANDIDATE(mark, marks)
        if (ch_puzzle_digit(puzzle, CH_CANDIDATE_CELL(mark)) == CH_NO_DIGIT)
            ch_candidates_add(&open, mark);
    return open;
}

void ch_puzzle_start_over(ChPuzzle *puzzle)
{
    memset(puzzle->entered, CH_NO_DIGIT, sizeof puzzle->entered);
    memset(puzzle->turn, 0, sizeof puzzle->turn);
    puzzle->removed = (ChCandidateSet){{0}};
    puzzle->written = puzzle->corner = (ChCandidateSet){{0}};
    puzzle->has_start = false;
}

bool ch_puzzle_equal(const ChPuzzle *one, const ChPuzzle *other)
{
    return memcmp(one->given, other->given, sizeof one->given) == 0 &&
           memcmp(one->entered, other->entered, sizeof one->entered) == 0 &&
           one->has_start == other->has_start && one->has_marks == other->has_marks &&
           memcmp(&one->removed, &other->removed, sizeof one->removed) == 0 &&
           memcmp(&one->marks, &other->marks, sizeof one->marks) == 0 &&
           memcmp(&one->corner, &other->corner, sizeof one->corner) == 0;
}

/* exocet_find.c - see exocet.h.
 *
 * Of a digit's places in three cross-lines outside the chute, no three are in three different lines.
 * Which digits that holds for is worked out once for each of the 27 triples of cross-lines; then a
 * base asks for its digits all at once.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet.h"

enum { CHUTES = 6 };

typedef struct Chute {
    const ChBoard *board;
    int chute;
    uint16_t scarce[3][3][3]; /* per cross-line of each box: the digits with room for two places */
} Chute;

/* Whether three places can be taken, one of each set, all different. */
static bool has_three(unsigned a, unsigned b, unsigned c)
{
    const unsigned all = a | b | c;

    return a != 0 && b != 0 && c != 0 && !ch_is_single(a | b) && !ch_is_single(a | c) &&
           !ch_is_single(b | c) && !ch_is_single(all) && !ch_is_single(all & (all - 1));
}

static Chute chute_of(const ChBoard *board, int number)
{
    const unsigned outside = CH_ALL_NINE & ~(7u << 3 * (number % 3));
    const int house = number < 3 ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    Chute chute = {.board = board, .chute = number};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const uint16_t *const places = &board->places[digit][house];
        for (int i = 0; i < 27; i++) {
            const bool many = has_three(places[i / 9] & outside, places[3 + i / 3 % 3] & outside,
                                        places[6 + i % 3] & outside);
            chute.scarce[i / 9][i / 3 % 3][i % 3] |= (uint16_t)(!many << digit);
        }
    }
    return chute;
}

/* The target in a cross-line, beside a cell without the digits, or -1. */
static int target_in(const Chute *chute, int base_line, int cross, unsigned digits)
{
    const int first = chute->chute % 3 * 3;
    int target = -1;

    for (int line = first; line < first + 3; line++) {
        const int cell = ch_chute_cell(chute->chute, line, cross);
        if (line == base_line || (chute->board->candidates[cell] & digits) == 0)
            continue;
        if (target >= 0)
            return -1;
        target = cell;
    }
    return target >= 0 && chute->board->digit[target] == CH_NO_DIGIT ? target : -1;
}

/* Adds the exocets of a base, one for each choice of targets. */
static void add_targets(ChExocets *exocets, const Chute *chute, ChExocet exocet, int line)
{
    const int box[2] = {exocet.box == 0 ? 1 : 0, exocet.box == 2 ? 1 : 2};
    int at[3];

    at[exocet.box] = exocet.cross[0] % 3;
    for (int i = 0; i < 9; i++) {
        at[box[0]] = i / 3;
        at[box[1]] = i % 3;
        if ((exocet.digits & ~chute->scarce[at[0]][at[1]][at[2]]) != 0)
            continue;
        bool found = true;
        for (int k = 0; k < 2 && found; k++) {
            const int cross = 3 * box[k] + at[box[k]];
            const int target = target_in(chute, line, cross, exocet.digits);
            exocet.cross[1 + k] = (uint8_t)cross;
            exocet.target[k] = (uint8_t)target;
            found = target >= 0;
        }
        if (found && exocets->count < CH_MAX_EXOCETS)
            exocets->exocet[exocets->count++] = exocet;
    }
}

/* The bases with so many digits. */
static void add_bases(ChExocets *exocets, const Chute *chute, int count)
{
    const int first = chute->chute % 3 * 3;

    for (int i = 0; i < 27; i++) {
        const int line = first + i / 9;
        const int cross = i % 9;
        const int others = cross / 3 * 3;
        const int one = ch_chute_cell(chute->chute, line, others + (cross % 3 == 0));
        const int two = ch_chute_cell(chute->chute, line, others + 2 - (cross % 3 == 2));
        const unsigned digits =
            (unsigned)chute->board->candidates[one] | chute->board->candidates[two];
        if (ch_count(digits) != count || chute->board->digit[one] != CH_NO_DIGIT ||
            chute->board->digit[two] != CH_NO_DIGIT)
            continue;
        const ChExocet exocet = {.chute = (uint8_t)chute->chute,
                                 .box = (uint8_t)(cross / 3),
                                 .base = {(uint8_t)one, (uint8_t)two},
                                 .cross = {(uint8_t)cross},
                                 .digits = (uint16_t)digits};
        add_targets(exocets, chute, exocet, line);
    }
}

void ch_exocets_find(ChExocets *exocets, const ChBoard *board)
{
    Chute chute[CHUTES];

    for (int i = 0; i < CHUTES; i++)
        chute[i] = chute_of(board, i);
    exocets->count = 0;
    for (int count = 3; count <= 4; count++)
        for (int i = 0; i < CHUTES; i++)
            add_bases(exocets, &chute[i], count);
}

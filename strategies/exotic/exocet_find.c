/* exocet_find.c - see exotic.h.
 *
 * A digit's places in three cross-lines outside the chute must not include three in three different
 * lines.  Few cross-lines have a target for a base; only these are tested.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"

enum { CHUTES = 6 };

typedef struct Chute {
    const ChBoard *board;
    int chute;
    bool pairs; /* finds patterns with a target of two cells, not those without */
} Chute;

/* Reports whether three different elements exist, one of each set. */
static bool has_three(unsigned a, unsigned b, unsigned c)
{
    const unsigned all = a | b | c;

    return a != 0 && b != 0 && c != 0 && !ch_is_single(a | b) && !ch_is_single(a | c) &&
           !ch_is_single(b | c) && !ch_is_single(all) && !ch_is_single(all & (all - 1));
}

/* Reports whether each digit has room for two places at most in the cross-lines outside the
 * chute. */
static bool are_scarce(const Chute *chute, const uint8_t cross[3], unsigned digits)
{
    const unsigned outside = CH_ALL_NINE & ~(7u << 3 * (chute->chute % 3));
    const int house = chute->chute < 3 ? CH_FIRST_COLUMN : CH_FIRST_ROW;

    CH_EACH_DIGIT(digit, digits) {
        const uint16_t *const places = &chute->board->places[digit][house];
        if (has_three(places[cross[0]] & outside, places[cross[1]] & outside,
                      places[cross[2]] & outside))
            return false;
    }
    return true;
}

/* A target: one cell, or the same cell twice.  None: its first is negative. */
typedef struct Target {
    int first, second;
} Target;

/* Returns the target in a cross-line: the cells with any of the digits off the base's line, which
 * are empty. */
static Target target_in(const Chute *chute, int base_line, int cross, unsigned digits)
{
    const int first = chute->chute % 3 * 3;
    Target target = {-1, -1};

    for (int line = first; line < first + 3; line++) {
        const int cell = ch_chute_cell(chute->chute, line, cross);
        if (line == base_line || (chute->board->candidates[cell] & digits) == 0)
            continue;
        if (chute->board->digit[cell] != CH_NO_DIGIT)
            return (Target){-1, -1};
        target.second = cell;
        if (target.first < 0)
            target.first = cell;
    }
    return target;
}

/* Adds the exocets of a base, one for each choice of targets. */
static void add_targets(ChExocets *exocets, const Chute *chute, ChExocet exocet, int line)
{
    const int box[2] = {exocet.box == 0 ? 1 : 0, exocet.box == 2 ? 1 : 2};
    Target target[2][3];

    for (int i = 0; i < 6; i++)
        target[i / 3][i % 3] = target_in(chute, line, 3 * box[i / 3] + i % 3, exocet.digits);
    for (int i = 0; i < 9; i++) {
        const Target two[2] = {target[0][i / 3], target[1][i % 3]};
        const bool has_pair = two[0].first != two[0].second || two[1].first != two[1].second;
        if (two[0].first < 0 || two[1].first < 0 || has_pair != chute->pairs)
            continue;
        for (int k = 0; k < 2; k++) {
            exocet.cross[1 + k] = (uint8_t)(3 * box[k] + (k == 0 ? i / 3 : i % 3));
            exocet.target[k] = (uint8_t)two[k].first;
            exocet.second[k] = (uint8_t)two[k].second;
        }
        if (are_scarce(chute, exocet.cross, exocet.digits) && exocets->count < CH_MAX_EXOCETS)
            exocets->exocet[exocets->count++] = exocet;
    }
}

/* Adds the exocets whose bases have COUNT digits. */
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

static void find(ChExocets *exocets, const ChBoard *board, bool pairs)
{
    exocets->count = 0;
    for (int count = 3; count <= 4; count++)
        for (int i = 0; i < CHUTES; i++)
            add_bases(exocets, &(Chute){.board = board, .chute = i, .pairs = pairs}, count);
}

void ch_exocets_find(ChExocets *exocets, const ChBoard *board)
{
    find(exocets, board, false);
}

void ch_exocets_find_pairs(ChExocets *exocets, const ChBoard *board)
{
    find(exocets, board, true);
}

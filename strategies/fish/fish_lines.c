/* fish_lines.c - the lines of one digit, and their finned fish; see fish_lines.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_lines.h"

#include <assert.h>
#include <string.h>

void ch_fish_lines(ChFishLines *lines, const ChBoard *board, int digit, bool columns)
{
    lines->first_base = columns ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    lines->first_cross = columns ? CH_FIRST_ROW : CH_FIRST_COLUMN;
    lines->open = ~board->placed[digit] >> lines->first_base & CH_ALL_NINE;
    memcpy(lines->line, board->places[digit] + lines->first_base, sizeof lines->line);
    memcpy(lines->cross, board->places[digit] + lines->first_cross, sizeof lines->cross);
    for (int i = 0; i < 9; i += 3) {
        uint16_t *const together = lines->together[i / 3];
        together[0] = 0;
        for (int j = 0; j < 3; j++)
            together[1 << j] = lines->open >> (i + j) & 1 ? lines->line[i + j] : 0;
        together[3] = together[1] | together[2];
        together[5] = together[1] | together[4];
        together[6] = together[2] | together[4];
        together[7] = together[3] | together[4];
    }
}

/* Adds the fish that leaves UNCOVERED, lines of STACK, without a cover, if it rules anything
 * out. */
static void add_finned(const ChFishLines *lines, unsigned bases, unsigned crossed,
                       unsigned uncovered, unsigned stack, ChFinnedFishSeed *seed)
{
    const unsigned fins = ch_fish_places(lines, uncovered) & bases;

    for (unsigned band = 7; band < 1u << 9; band <<= 3)
        if ((fins & ~band) == 0 &&
            (ch_fish_places(lines, crossed & stack & ~uncovered) & band & ~bases) != 0)
            seed->covers[seed->count++] = crossed & ~uncovered;
    assert(seed->count <= (int)(sizeof seed->covers / sizeof *seed->covers));
}

ChFinnedFishSeed ch_fish_seed(const ChFishLines *lines, unsigned bases, unsigned crossed,
                              int too_many)
{
    ChFinnedFishSeed seed = {0};

    for (unsigned stack = 7u << 6; stack != 0; stack >>= 3) {
        const unsigned here = crossed & stack;
        if (too_many == 1)
            for (unsigned one = (stack & stack << 2); one >= (stack & -stack); one >>= 1)
                if ((here & one) != 0 && here != one)
                    add_finned(lines, bases, crossed, one, stack, &seed);
        if (too_many == 2 && here == stack)
            for (unsigned kept = stack & -stack; (kept & stack) != 0; kept <<= 1)
                add_finned(lines, bases, crossed, stack & ~kept, stack, &seed);
    }
    return seed;
}

bool ch_fish_is_sashimi(const ChFishLines *lines, unsigned bases, unsigned covers)
{
    CH_EACH_BIT(base, bases)
        if (ch_count(lines->line[base] & covers) <= 1)
            return true;
    return false;
}

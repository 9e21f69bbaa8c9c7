/* uniqueness_extended.c - extended rectangles: deadly patterns of three digits in six cells.
 *
 * Two lines hold three cells each, and the cells of the one face those of the other.  Were there
 * only three digits, each line would hold all three, and the lines could change places, for
 *
 *      123 . . | 123 . . | 123 . .      facing cells share a box as well: two lines of a band, or
 *      123 . . | 123 . . | 123x. .      stack, and a pair of cells in each of its boxes; or
 *
 *      123 . . | 123 . . |              the three cells of a line share a box: two lines of
 *      123 . . | 123 . . |              different stacks, or bands
 *      123 . . | 123x. . |
 *
 * Types 1 to 4 as in deadly_pattern.h.  A cell may lack some of the digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_pattern.h"
#include "deduction.h"
#include "finders.h"

typedef struct Six {
    const ChScene *scene;
    ChSink *sink;
    int type;
    int technique;
    int cell[6];
    unsigned digits[4]; /* of the first pairs of cells */
    int fat[4];         /* how many of these cells have more than three */
} Six;

static bool look_at(const Six *six, unsigned digits)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < 6; i++)
        ch_cells_add(&cells, six->cell[i]);
    const ChPattern pattern = ch_pattern_of(six->scene->board, cells, digits);
    return ch_pattern_type(six->scene, six->sink, six->technique, &pattern, six->type);
}

static unsigned digits_without(const Six *six, int one, int other)
{
    unsigned digits = 0;

    for (int i = 0; i < 6; i++)
        if (i != one && i != other)
            digits |= six->scene->board->candidates[six->cell[i]];
    return digits;
}

/* All but one cell, or all but two, have three digits between them; or all have four. */
static bool try_six(const Six *six)
{
    const unsigned all = six->digits[3];

    for (unsigned rest = ch_count(all) == 4 ? all : 0; rest != 0; rest &= rest - 1)
        if (look_at(six, all & ~(rest & -rest)))
            return true;
    if (ch_count(all) <= 4)
        return false;
    for (int one = 0; one < 6; one++) {
        const unsigned others = digits_without(six, one, -1);
        if (ch_count(others) == 3 && look_at(six, others))
            return true;
        for (int two = one + 1; two < 6 && ch_count(others) > 3; two++) {
            const unsigned four = digits_without(six, one, two);
            if (ch_count(four) == 3 && ch_count(digits_without(six, two, -1)) > 3 &&
                look_at(six, four))
                return true;
        }
    }
    return false;
}

/* Puts the cells of two lines at a place in as the pair I; false when they cannot be part of a
 * pattern with guardians of one digit or in two cells. */
static bool put_pair(Six *six, int i, int line, int other, int place)
{
    const ChBoard *const board = six->scene->board;
    const int one = ch_house_cell[line][place];
    const int two = ch_house_cell[other][place];
    const unsigned first = board->candidates[one];
    const unsigned second = board->candidates[two];

    six->cell[2 * i] = one;
    six->cell[2 * i + 1] = two;
    six->digits[i + 1] = six->digits[i] | first | second;
    six->fat[i + 1] = six->fat[i] + (ch_count(first) > 3) + (ch_count(second) > 3);
    return six->fat[i + 1] <= 2 || ch_count(six->digits[i + 1]) <= 4;
}

/* Lines that share their boxes, the places where both are empty: a pair in each box. */
static bool try_near(Six *six, int line, int other, unsigned empty)
{
    if ((empty & 0007) == 0 || (empty & 0070) == 0 || (empty & 0700) == 0)
        return false;
    for (unsigned a = empty & 0007; a != 0; a &= a - 1) {
        if (!put_pair(six, 0, line, other, ch_lowest(a)))
            continue;
        for (unsigned b = empty & 0070; b != 0; b &= b - 1) {
            if (!put_pair(six, 1, line, other, ch_lowest(b)))
                continue;
            for (unsigned c = empty & 0700; c != 0; c &= c - 1)
                if (put_pair(six, 2, line, other, ch_lowest(c)) && try_six(six))
                    return true;
        }
    }
    return false;
}

/* Lines that share no box: three cells in a box each. */
static bool try_far(Six *six, int line, int other, unsigned empty)
{
    for (int first = 0; first < 9; first += 3)
        if ((empty >> first & 7) == 7 && put_pair(six, 0, line, other, first) &&
            put_pair(six, 1, line, other, first + 1) && put_pair(six, 2, line, other, first + 2) &&
            try_six(six))
            return true;
    return false;
}

static bool find(const ChScene *scene, ChSink *sink, int type, int technique)
{
    const uint16_t *const empty = scene->board->places[CH_EMPTY];
    Six six = {.scene = scene, .sink = sink, .type = type, .technique = technique};

    for (int kind = CH_FIRST_ROW; kind <= CH_FIRST_COLUMN; kind += 9)
        for (int line = kind; line < kind + 9; line++)
            for (int other = line + 1; other < kind + 9; other++) {
                const unsigned both = (unsigned)empty[line] & empty[other];
                if (line / 3 == other / 3 ? try_near(&six, line, other, both)
                                          : try_far(&six, line, other, both))
                    return true;
            }
    return false;
}

bool ch_find_extended_rectangle_1(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 1, CH_TECHNIQUE_EXTENDED_RECTANGLE_1);
}

bool ch_find_extended_rectangle_2(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 2, CH_TECHNIQUE_EXTENDED_RECTANGLE_2);
}

bool ch_find_extended_rectangle_3(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 3, CH_TECHNIQUE_EXTENDED_RECTANGLE_3);
}

bool ch_find_extended_rectangle_4(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 4, CH_TECHNIQUE_EXTENDED_RECTANGLE_4);
}

/* oracle_qiu.c - Qiu's deadly pattern by its definition: givens of two lines in one chain of
 * columns, a pair outside, and its digits in four cells of a box.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

enum { MOST_DIGITS = 4, MOST_EXTRA = 2 /* in patterns that are passed on */ };

/* Two lines of a chute, two places of a box, and what is known of the lines. */
typedef struct Lines {
    Use use;
    bool turned; /* the lines are columns */
    int line[2];
    int place[2];
    int known[2][9]; /* digit, or NOTHING */
    bool given[9];   /* a place has a given */
} Lines;

static int cell_at(const Lines *lines, int line, int place)
{
    return lines->turned ? 9 * place + line : 9 * line + place;
}

static bool is_crossing(const Lines *lines, int place)
{
    return place == lines->place[0] || place == lines->place[1];
}

static void find_known(Lines *lines)
{
    for (int place = 0; place < 9; place++) {
        lines->given[place] = false;
        for (int i = 0; i < 2; i++) {
            const int cell = cell_at(lines, lines->line[i], place);
            const bool counts = lines->use.marks->given[cell] || !is_crossing(lines, place);
            lines->known[i][place] = counts ? lines->use.marks->digit[cell] : NOTHING;
            lines->given[place] = lines->given[place] || lines->use.marks->given[cell];
        }
    }
}

/* Returns the place that has a digit in a line, or NOTHING. */
static int place_of(const Lines *lines, int i, int digit)
{
    for (int place = 0; place < 9; place++)
        if (digit != NOTHING && lines->known[i][place] == digit)
            return place;
    return NOTHING;
}

/* Follows the chain from a place: marks the places that it reaches. Returns whether it closes. */
static bool follow(const Lines *lines, int start, bool reached[9])
{
    for (int i = 0; i < 2; i++) {
        int place = start;
        while (place != NOTHING) {
            reached[place] = true;
            place = place_of(lines, i, lines->known[1 - i][place]);
            if (place == start)
                return true;
        }
    }
    return false;
}

/* Returns whether the givens are on one chain and on closed ones. */
static bool is_one_chain(const Lines *lines)
{
    for (int one = 0; one < 9; one++) {
        bool reached[9] = {false};
        if (!lines->given[one] || follow(lines, one, reached))
            continue;
        for (int other = 0; other < 9; other++) {
            bool elsewhere[9] = {false};
            if (lines->given[other] && !reached[other] && !follow(lines, other, elsewhere))
                return false;
        }
    }
    return true;
}

static bool is_in_square(const Lines *lines, int cell)
{
    for (int i = 0; i < 4; i++)
        if (cell == cell_at(lines, lines->line[i / 2], lines->place[i % 2]))
            return true;
    return false;
}

/* Draws the conclusions for a pair in line P with a set of digits. */
static void try_digits(const Lines *lines, int p, int digits)
{
    const int box = BOXES + box_of(cell_at(lines, lines->line[0], lines->place[0]));
    Pattern pattern = {0};

    for (int i = 0; i < 2; i++)
        add_cell(lines->use.marks, &pattern, cell_at(lines, p, lines->place[i]), digits);
    for (int i = 0; i < 9; i++)
        if (!is_in_square(lines, house_cell[box][i]) &&
            lines->use.marks->digit[house_cell[box][i]] == NOTHING)
            add_cell(lines->use.marks, &pattern, house_cell[box][i], 0x1ff & ~digits);
    if (lines->use.try != NULL && pattern.extras <= MOST_EXTRA)
        use_pattern(&lines->use, &pattern, 0);
    for (int type = 1; type <= 4 && lines->use.try == NULL; type++)
        try_type(lines->use.marks, lines->use.found, &pattern, type, 0);
}

/* Returns how many cells of the square can have a digit; SET receives all of their digits. */
static int open_cells(const Lines *lines, int *set)
{
    int count = 0;

    *set = 0;
    for (int i = 0; i < 4; i++) {
        const int cell = cell_at(lines, lines->line[i / 2], lines->place[i % 2]);
        count += lines->use.marks->digit[cell] == NOTHING;
        *set |= digits_of(lines->use.marks, cell);
    }
    return count;
}

static void try_pair(const Lines *lines, int p)
{
    const int one = digits_of(lines->use.marks, cell_at(lines, p, lines->place[0]));
    const int other = digits_of(lines->use.marks, cell_at(lines, p, lines->place[1]));
    int square;
    const int open = open_cells(lines, &square);

    for (int digits = 0; digits < 1 << DIGITS && open >= 3; digits++)
        if (count_bits(digits) <= (open < MOST_DIGITS ? open : MOST_DIGITS) &&
            (digits & ~((one | other) & square)) == 0 && count_bits(digits & one) >= 2 &&
            count_bits(digits & other) >= 2)
            try_digits(lines, p, digits);
}

static void try_lines(Lines *lines)
{
    for (int a = 0; a < 9; a++)
        for (int b = a + 1; b / 3 == a / 3; b++) {
            lines->place[0] = a;
            lines->place[1] = b;
            find_known(lines);
            for (int p = 0; p < 9 && is_one_chain(lines); p++)
                if (p / 3 != lines->line[0] / 3)
                    try_pair(lines, p);
        }
}

static void search_lines(Use use)
{
    for (int turned = 0; turned < 2; turned++)
        for (int one = 0; one < 9; one++)
            for (int two = one + 1; two / 3 == one / 3; two++) {
                Lines lines = {.use = use, .turned = turned == 1, .line = {one, two}};
                try_lines(&lines);
            }
}

static void find_patterns(const Marks *marks, Found *found)
{
    search_lines((Use){.marks = marks, .found = found});
}

void each_two_lines(const Marks *marks, TryPattern *try, void *context)
{
    search_lines((Use){.marks = marks, .try = try, .context = context});
}

const Oracle qiu_oracles[] = {{"qius-deadly-pattern", NULL, find_patterns, false}, {0}};

/* bug_lites.c - Lists the smallest deadly patterns of two digits a cell, the BUG-Lites.
 *
 * A BUG-Lite is a set of cells with two digits each.  In every house each digit has two of the
 * cells, or none:
 *
 *      12 . . | 12 . .       If the cells held nothing else, every cell could take its other digit.
 *      23 . . | 23 . .       No house would change its digits, so the puzzle would have two
 *      13 . . | 13 . .       solutions.
 *
 * A cell and a digit of it have one partner in each house.  So a pattern is the smallest of its
 * kind when the partners of one cell, their partners, and so on, are all of its cells.
 *
 * The program starts with a cell, and looks for the partners that are missing in every way.  Of
 * patterns that permutations of rows, columns, bands, stacks and digits and a transposition turn
 * into each other it prints one: its cells and their digits, as in "r1c1:12 r1c4:12".  Patterns of
 * two digits, the unique rectangles and loops, are among them.
 *
 *      tests/strategies/bug_lites [CELLS] > patterns.txt
 *
 * CELLS is the largest number of cells, 12 unless it is given.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 9, CELLS = 81, HOUSES = 27, MOST = 12, NOTHING = -1 };

typedef struct Pattern {
    int count;
    int cell[MOST];
    unsigned digits[MOST]; /* two bits */
} Pattern;

/* A pattern in the making.  By house: the digits that have one cell so far, and those with two. */
typedef struct Search {
    Pattern pattern;
    int most;
    unsigned once[HOUSES];
    unsigned twice[HOUSES];
    uint8_t index_of[CELLS]; /* counted from 1; 0: not in the pattern */
    uint16_t rows, columns;  /* lines with cells of the pattern */
} Search;

static int house_of(int cell, int kind)
{
    const int row = cell / SIDE;
    const int column = cell % SIDE;

    return kind == 0 ? row : kind == 1 ? SIDE + column : 2 * SIDE + row / 3 * 3 + column / 3;
}

static int cell_of(int house, int place)
{
    const int line = house % SIDE;

    if (house < SIDE)
        return SIDE * line + place;
    if (house < 2 * SIDE)
        return SIDE * place + line;
    return SIDE * (line / 3 * 3 + place / 3) + line % 3 * 3 + place % 3;
}

/* ---- the form that equal patterns share ---- */

enum { CODE = 3 * MOST };

typedef struct Code {
    uint8_t at[CODE]; /* row, column and digits of each cell; 0xff behind the last */
} Code;

/* New numbers of lines or digits, in the order in which they are met. */
typedef struct Names {
    int8_t chute[3];
    int8_t line[SIDE];
    int chutes;
    int lines[3];
} Names;

static int name_line(Names *names, int line)
{
    const int chute = line / 3;

    if (names->chute[chute] == NOTHING)
        names->chute[chute] = (int8_t)names->chutes++;
    if (names->line[line] == NOTHING)
        names->line[line] = (int8_t)(3 * names->chute[chute] + names->lines[chute]++);
    return names->line[line];
}

static int partner(const Pattern *pattern, int index, unsigned digit, int kind)
{
    const int house = house_of(pattern->cell[index], kind);

    for (int i = 0; i < pattern->count; i++)
        if (i != index && (pattern->digits[i] & digit) && house_of(pattern->cell[i], kind) == house)
            return i;
    abort();
}

/* A walk from partner to partner. */
typedef struct Walk {
    const Pattern *pattern;
    bool is_turned; /* columns take the place of rows */
    Names lines[2];
    int8_t digit_name[SIDE];
    int digits;
    int count;
    int order[MOST];      /* the cells met, as indices */
    unsigned first[MOST]; /* by index: the digit that led to the cell */
    unsigned met;
} Walk;

static void meet_cell(Walk *walk, int index, unsigned digit)
{
    if (walk->met >> index & 1)
        return;
    walk->met |= 1u << index;
    walk->first[index] = digit;
    walk->order[walk->count++] = index;
}

static int name_digit(Walk *walk, unsigned digit)
{
    int8_t *const name = &walk->digit_name[__builtin_ctz(digit)];

    if (*name == NOTHING)
        *name = (int8_t)walk->digits++;
    return *name;
}

/* Writes a cell under its new names. */
static void write_cell(Walk *walk, int index, uint8_t at[3])
{
    const int cell = walk->pattern->cell[index];
    const int line[2] = {cell / SIDE, cell % SIDE};
    const int first = name_digit(walk, walk->first[index]);

    for (int k = 0; k < 2; k++)
        at[k] = (uint8_t)name_line(&walk->lines[k], line[k ^ walk->is_turned]);
    at[2] = (uint8_t)(SIDE * first +
                      name_digit(walk, walk->pattern->digits[index] & ~walk->first[index]));
}

static void meet_partners(Walk *walk, int index)
{
    const unsigned first = walk->first[index];
    const unsigned digit[2] = {first, walk->pattern->digits[index] & ~first};

    for (int k = 0; k < 6; k++) {
        const int kind = k % 3 == 2 ? 2 : k % 3 ^ walk->is_turned;
        meet_cell(walk, partner(walk->pattern, index, digit[k / 3], kind), digit[k / 3]);
    }
}

/* Walks from a cell, and writes the cells in the order in which they are met. */
static Code code_from(const Pattern *pattern, int start, bool is_turned, bool is_swapped)
{
    const unsigned pair = pattern->digits[start];
    Walk walk = {.pattern = pattern, .is_turned = is_turned};
    Code code;

    for (int i = 0; i < 2; i++) {
        memset(walk.lines[i].chute, NOTHING, sizeof walk.lines[i].chute);
        memset(walk.lines[i].line, NOTHING, sizeof walk.lines[i].line);
    }
    memset(walk.digit_name, NOTHING, sizeof walk.digit_name);
    memset(&code, 0xff, sizeof code);
    meet_cell(&walk, start, is_swapped ? pair & (pair - 1) : pair & -pair);
    for (int i = 0; i < walk.count; i++) {
        write_cell(&walk, walk.order[i], &code.at[3 * i]);
        meet_partners(&walk, walk.order[i]);
    }
    return code;
}

static int compare_codes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(Code));
}

static Code least_code(const Pattern *pattern)
{
    Code least;

    memset(&least, 0xff, sizeof least);
    for (int start = 0; start < pattern->count; start++)
        for (int way = 0; way < 4; way++) {
            const Code code = code_from(pattern, start, way & 1, way >> 1);
            if (compare_codes(&code, &least) < 0)
                least = code;
        }
    return least;
}

/* ---- the patterns found ---- */

static Code *found;
static size_t found_count, found_room;

static void unite_found(void)
{
    size_t kept = 0;

    if (found_count == 0)
        return;
    qsort(found, found_count, sizeof *found, compare_codes);
    for (size_t i = 0; i < found_count; i++)
        if (i == 0 || compare_codes(&found[i], &found[kept - 1]) != 0)
            found[kept++] = found[i];
    found_count = kept;
}

static void add_found(const Pattern *pattern)
{
    if (found_count == found_room) {
        unite_found();
        if (2 * found_count >= found_room) {
            found_room = found_room == 0 ? 4096 : 2 * found_room;
            found = realloc(found, found_room * sizeof *found);
            if (found == NULL)
                abort();
        }
    }
    found[found_count++] = least_code(pattern);
}

/* ---- the search ---- */

/* Reports whether no digit would have a third cell in a house. */
static bool may_add(const Search *search, int cell, unsigned digits)
{
    for (int kind = 0; kind < 3; kind++)
        if (search->twice[house_of(cell, kind)] & digits)
            return false;
    return true;
}

static void add_cell(Search *search, int cell, unsigned digits)
{
    for (int kind = 0; kind < 3; kind++) {
        const int house = house_of(cell, kind);
        search->twice[house] |= search->once[house] & digits;
        search->once[house] ^= digits;
    }
    search->pattern.cell[search->pattern.count] = cell;
    search->pattern.digits[search->pattern.count++] = digits;
    search->index_of[cell] = (uint8_t)search->pattern.count;
    search->rows |= (uint16_t)(1u << cell / SIDE);
    search->columns |= (uint16_t)(1u << cell % SIDE);
}

/* Reports whether the line is the first of those that are alike: no line of its chute that has no
 * cells comes before it, nor a chute that has none. */
static bool is_first_alike(unsigned lines, int line)
{
    const unsigned chute = lines >> line / 3 * 3 & 7;

    if (lines >> line & 1)
        return true;
    for (int before = line / 3 * 3; before < line; before++)
        if (!(lines >> before & 1))
            return false;
    for (int before = 0; before < line / 3 && chute == 0; before++)
        if ((lines >> 3 * before & 7) == 0)
            return false;
    return true;
}

static int missing(const Search *search)
{
    int count = 0;

    for (int house = 0; house < HOUSES; house++)
        count += __builtin_popcount(search->once[house]);
    return count;
}

static void complete(const Search *search);

/* Adds each cell of the house that can be the partner for the digit. */
static void add_partners(const Search *search, int house, unsigned digit)
{
    unsigned used = 0;

    for (int i = 0; i < search->pattern.count; i++)
        used |= search->pattern.digits[i];
    const unsigned choices = (used | (used + 1)) & ((1u << SIDE) - 1) & ~digit;
    for (int place = 0; place < SIDE; place++) {
        const int cell = cell_of(house, place);
        if (search->index_of[cell] != 0 || !may_add(search, cell, digit) ||
            !is_first_alike(search->rows, cell / SIDE) ||
            !is_first_alike(search->columns, cell % SIDE))
            continue;
        for (unsigned left = choices; left != 0; left &= left - 1) {
            const unsigned digits = digit | (left & -left);
            Search more = *search;
            if (!may_add(search, cell, digits))
                continue;
            add_cell(&more, cell, digits);
            complete(&more);
        }
    }
}

static void complete(const Search *search)
{
    const int left = search->most - search->pattern.count;

    if (missing(search) > 6 * left)
        return;
    for (int house = 0; house < HOUSES; house++)
        if (search->once[house] != 0) {
            add_partners(search, house, search->once[house] & -search->once[house]);
            return;
        }
    add_found(&search->pattern);
}

/* ---- output ---- */

static int count_cells(const Code *code)
{
    int count = 0;

    while (count < MOST && code->at[3 * count] != 0xff)
        count++;
    return count;
}

static void print_code(const Code *code)
{
    const int count = count_cells(code);

    for (int i = 0; i < count; i++) {
        const uint8_t *const at = &code->at[3 * i];
        printf("%sr%dc%d:%d%d", i == 0 ? "" : " ", at[0] + 1, at[1] + 1, at[2] / SIDE + 1,
               at[2] % SIDE + 1);
    }
    putchar('\n');
}

int main(int argc, char **argv)
{
    Search search = {.most = argc == 2 ? atoi(argv[1]) : MOST};

    if (search.most < 4 || search.most > MOST || argc > 2) {
        fputs("usage: bug_lites [CELLS], CELLS from 4 to 12\n", stderr);
        return 2;
    }
    add_cell(&search, 0, 3);
    complete(&search);
    unite_found();
    for (int size = 4; size <= search.most; size++)
        for (size_t i = 0; i < found_count; i++)
            if (count_cells(&found[i]) == size)
                print_code(&found[i]);
    free(found);
    return 0;
}

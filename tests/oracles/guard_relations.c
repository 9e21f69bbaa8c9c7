/* guard_relations.c - see guard_relations.h.
 *
 * Two or three digits cannot fill the cells that are limited to them and some others with
 * guardians, each of which is needed.  With three digits the cells are in two bands, or in two
 * stacks.  A house has no more of them than there are digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guard_relations.h"
#include "deadly_types.h"

enum { MOST_GUARDIANS = 5, WHOLE_GRID = 6 };

typedef struct Search {
    const Marks *marks;
    TryPattern *try;
    void *context;
} Search;

static void try_corners(void *context, const int corner[4], int a, int b)
{
    const Search *const search = context;
    Pattern pattern = {0};

    if (!fits_crosswise(search->marks, corner, a, b))
        return;
    for (int i = 0; i < 4; i++)
        add_cell(search->marks, &pattern, corner[i], 1 << a | 1 << b);
    search->try(search->context, &pattern);
}

/* ---- cells that a few digits cannot fill ---- */

/* The cells with a value, or with NOTHING while they are not filled. */
typedef struct Few {
    const Search *search;
    int digits;
    int count; /* of the digits */
    int most;  /* cells with guardians */
    int cells;
    int pure; /* the first of the cells, which have no guardians */
    int cell[CELLS];
    int value[CELLS];
} Few;

static bool is_taken(const Few *few, int at, int value)
{
    for (int i = 0; i < few->cells; i++)
        if (few->value[i] == value && sees[few->cell[i]][few->cell[at]])
            return true;
    return false;
}

/* Fills the rest, a cell with the fewest values first. */
static bool fill(Few *few)
{
    int best = NOTHING;
    int fewest = DIGITS;

    for (int i = 0; i < few->cells; i++) {
        int values = 0;
        for (int value = 0; value < few->count; value++)
            values += !is_taken(few, i, value);
        if (few->value[i] == NOTHING && values < fewest) {
            best = i;
            fewest = values;
        }
    }
    for (int value = 0; value < few->count && best != NOTHING; value++) {
        if (is_taken(few, best, value))
            continue;
        few->value[best] = value;
        if (fill(few))
            return true;
        few->value[best] = NOTHING;
    }
    return best == NOTHING;
}

/* Reports whether the cells can be filled without one, or with all and NOTHING. */
static bool can_fill(const Few *few, int without)
{
    Few own = *few;

    if (without != NOTHING)
        own.cell[without] = own.cell[--own.cells];
    for (int i = 0; i < own.cells; i++)
        own.value[i] = NOTHING;
    return fill(&own);
}

static bool is_crowded(const Few *few)
{
    for (int house = 0; house < HOUSES; house++) {
        int cells = 0;
        for (int i = 0; i < few->cells; i++)
            cells += in_house(few->cell[i], house);
        if (cells > few->count)
            return true;
    }
    return false;
}

static bool is_in_region(int cell, int chute)
{
    return chute == WHOLE_GRID || (chute < 3 ? row_of(cell) / 3 : column_of(cell) / 3) != chute % 3;
}

static void try_impossible(const Few *few)
{
    Pattern pattern = {0};

    for (int i = few->pure; i < few->cells; i++)
        if (!can_fill(few, i))
            return;
    for (int i = 0; i < few->cells; i++)
        add_cell(few->search->marks, &pattern, few->cell[i], few->digits);
    few->search->try(few->search->context, &pattern);
}

/* Adds cells with guardians, the first of them FROM or a later one. */
static void add_extra(Few *few, int chute, int from, int guardians)
{
    for (int cell = from; cell < CELLS && few->cells - few->pure < few->most; cell++) {
        const int own = digits_of(few->search->marks, cell);
        const int others = count_bits(own & ~few->digits);
        if (few->search->marks->digit[cell] != NOTHING || !is_in_region(cell, chute) ||
            others == 0 || guardians + others > MOST_GUARDIANS || count_bits(own & few->digits) < 2)
            continue;
        few->cell[few->cells++] = cell;
        if (!is_crowded(few)) {
            if (can_fill(few, NOTHING))
                add_extra(few, chute, cell + 1, guardians + others);
            else
                try_impossible(few);
        }
        few->cells--;
    }
}

static void try_region(const Search *search, int digits, int chute)
{
    const int count = count_bits(digits);
    Few few = {.search = search, .digits = digits, .count = count, .most = count == 2 ? 3 : 5};

    for (int cell = 0; cell < CELLS; cell++) {
        const int own = digits_of(search->marks, cell);
        if (search->marks->digit[cell] == NOTHING && is_in_region(cell, chute) && own != 0 &&
            (own & ~digits) == 0)
            few.cell[few.cells++] = cell;
    }
    few.pure = few.cells;
    if (few.pure + few.most >= (count == 2 ? 5 : 10) && !is_crowded(&few) &&
        can_fill(&few, NOTHING))
        add_extra(&few, chute, 0, 0);
}

static void each_impossible(const Search *search)
{
    for (int digits = 1; digits < 1 << DIGITS; digits++)
        for (int chute = 0; chute <= WHOLE_GRID; chute++)
            if (count_bits(digits) == (chute == WHOLE_GRID ? 2 : 3))
                try_region(search, digits, chute);
}

/* ---- all patterns ---- */

void each_guarded(const Marks *marks, TryPattern *try, void *context)
{
    Search search = {marks, try, context};

    each_impossible(&search);
    each_rectangle(try_corners, &search);
    each_grave(marks, try, context);
    each_loop(marks, try, context);
    each_six(marks, try, context);
    each_shape(marks, try, context);
    each_two_lines(marks, try, context);
    each_lite(marks, try, context);
}

/* ---- their guardians ---- */

bool list_guardians(const Marks *marks, const Pattern *pattern, int most, Relation *relation)
{
    relation->count = 0;
    for (int i = 0; i < pattern->extras; i++)
        for (int digit = 0; digit < DIGITS; digit++) {
            const int cell = extra_cell(pattern, i);
            if (!marks->can[cell][digit] || (pattern->digits[pattern->extra[i]] >> digit & 1))
                continue;
            if (relation->count == most)
                return false;
            relation->of[relation->count++] = (Candidate){cell, digit};
        }
    return relation->count > 1;
}

typedef struct Visit {
    const Marks *marks;
    TryRelation *try;
    void *context;
} Visit;

static void try_guardians(void *context, const Pattern *pattern)
{
    const Visit *const visit = context;
    Relation relation;

    if (list_guardians(visit->marks, pattern, MOST_GUARDIANS, &relation))
        visit->try(visit->context, &relation);
}

void each_relation(const Marks *marks, TryRelation *try, void *context)
{
    Visit visit = {marks, try, context};

    each_guarded(marks, try_guardians, &visit);
}

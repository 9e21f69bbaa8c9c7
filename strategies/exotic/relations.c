/* relations.c - the relations of a position: patterns with guardians, one of which is true.
 *
 *      12 . . | . 12x.       x y z  guardians: with 1 and 2 alone, the cells could be exchanged, or
 *      12y. . | . 12z.              in other patterns could not be filled at all
 *
 * Impossible patterns assume nothing (impossible_relations.c).  Deadly patterns assume that the
 * puzzle has one solution: unique and avoidable rectangles, bivalue universal graves, unique loops,
 * extended rectangles, shapes of more cells with the same three or four digits, Qiu's deadly
 * patterns and BUG-Lites.  Those of six cells or more have guardians in one or two cells; extended
 * rectangles may have guardians of one digit in more.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"

/* ---- patterns that take time to find ---- */

typedef struct Listing {
    const ChFinderInput *input;
    ChRelations *relations;
} Listing;

static int count_guardians(const ChBoard *board, const ChPattern *pattern)
{
    int count = 0;

    CH_EACH_CELL(cell, pattern->extra)
        count += ch_count(ch_pattern_guards(pattern, board, cell));
    return count;
}

/* Keeps a pattern with two guardians or more; true when there is no room left. */
static bool keep_pattern(void *context, const ChPattern *pattern)
{
    const Listing *const listing = context;
    ChRelations *const relations = listing->relations;

    if (count_guardians(listing->input->board, pattern) < 2 ||
        !ch_pattern_is_possible(listing->input, pattern))
        return false;
    relations->pattern[relations->count++] = *pattern;
    return relations->count == CH_MAX_RELATIONS;
}

void ch_find_relations(const ChFinderInput *input, ChRelations *relations)
{
    Listing listing = {input, relations};
    ChImpossibles impossibles;

    ch_find_impossibles(input->board, &impossibles);
    relations->count = impossibles.count;
    for (int i = 0; i < impossibles.count; i++) {
        ChPattern *const pattern = &relations->pattern[i];
        *pattern = (ChPattern){.deadly = ch_impossible_pattern(&impossibles.pattern[i])};
        ch_pattern_find_guards(pattern, input->board);
    }
    if (!input->options->several && relations->count < CH_MAX_RELATIONS &&
        !ch_each_unique_loop(input, keep_pattern, &listing) &&
        !ch_each_extended_rectangle(input, keep_pattern, &listing) &&
        !ch_each_deadly_shape(input, keep_pattern, &listing) &&
        !ch_each_qius_pattern(input, keep_pattern, &listing))
        (void)ch_each_bug_lite(input, keep_pattern, &listing);
}

/* ---- all patterns ---- */

typedef struct Visit {
    const ChBoard *board;
    int count; /* guardians of the patterns visited now */
    ChVisitPattern *visit;
    void *context;
} Visit;

static bool visit_pattern(void *context, const ChPattern *pattern)
{
    const Visit *const visit = context;

    return count_guardians(visit->board, pattern) == visit->count &&
           visit->visit(visit->context, pattern);
}

bool ch_each_relation(const ChFinderInput *input, const ChRelations *relations, int most,
                      ChVisitPattern *visit, void *context)
{
    Visit own = {input->board, 2, visit, context};

    for (; own.count <= most; own.count++) {
        if (!input->options->several && (ch_each_rectangle(input, visit_pattern, &own) ||
                                         ch_each_bug(input, visit_pattern, &own)))
            return true;
        for (int i = 0; i < relations->count; i++)
            if (visit_pattern(&own, &relations->pattern[i]))
                return true;
    }
    return false;
}

/* ---- names ---- */

/* What the names of patterns depend on. */
typedef struct Looks {
    int cells;
    bool is_filled;   /* a cell has a digit */
    bool covers_grid; /* no other cell is empty */
    bool is_open;     /* a cell can have any digit */
    unsigned digits;
    uint32_t boxes;
    int pairs; /* of cells in one box that share no line */
} Looks;

static bool share_line(int one, int other)
{
    return CH_ROW_OF(one) == CH_ROW_OF(other) || CH_COLUMN_OF(one) == CH_COLUMN_OF(other);
}

static Looks looks_of(const ChBoard *board, const ChDeadlyPattern *deadly)
{
    Looks looks = {.covers_grid = true};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool is_empty = board->digit[cell] == CH_NO_DIGIT;
        if (deadly->digits[cell] == 0) {
            looks.covers_grid = looks.covers_grid && !is_empty;
            continue;
        }
        looks.cells++;
        looks.is_filled = looks.is_filled || !is_empty;
        looks.is_open = looks.is_open || deadly->digits[cell] == CH_ALL_NINE;
        looks.digits |= deadly->digits[cell];
        looks.boxes |= UINT32_C(1) << CH_BOX_OF(cell);
        for (int other = CH_ELEMENTS * CH_BOX_OF(cell); other < cell; other++)
            looks.pairs += deadly->digits[other] != 0 && !share_line(cell, other);
    }
    return looks;
}

ChRelationName ch_relation_name(const ChBoard *board, const ChDeadlyPattern *deadly)
{
    const Looks looks = looks_of(board, deadly);

    if (deadly->is_impossible && ch_count(looks.digits) == 2)
        return CH_RELATION_ODDAGON;
    if (deadly->is_impossible)
        return looks.cells == 12 && ch_count(looks.boxes) == 4 && looks.pairs == 12
                   ? CH_RELATION_TRIDAGON
                   : CH_RELATION_IMPOSSIBLE;
    if (looks.is_open)
        return CH_RELATION_TWO_LINES;
    if (looks.cells == 4)
        return looks.is_filled ? CH_RELATION_AVOIDABLE : CH_RELATION_RECTANGLE;
    if (looks.covers_grid)
        return CH_RELATION_GRAVE;
    if (ch_count(looks.digits) == 2)
        return CH_RELATION_LOOP;
    if (ch_is_bug_lite(board, deadly))
        return CH_RELATION_BUG_LITE;
    return looks.cells == 6 ? CH_RELATION_SIX_CELLS : CH_RELATION_SHAPE;
}

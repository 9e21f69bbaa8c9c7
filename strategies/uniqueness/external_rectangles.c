/* external_rectangles.c - lists the rectangles with guardians outside of the corners; external.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "external.h"

enum { CORNERS = 4, MOST_HOUSES = 12, MOST_FILLINGS = 49, MOST_GUARDED = 4 };

/* A house with two of the corners, and one of the two digits. */
typedef struct Confined {
    uint16_t premise;
    uint8_t corners; /* a set of two */
    uint8_t which;   /* 0: the first digit, 1: the second */
    ChCellSet guards;
} Confined;

/* A rectangle with its houses. FAILING has, for each filling of the corners that leaves one of them
 * to its guardians, the set of houses whose digit is in neither of their corners: one of these must
 * be chosen. */
typedef struct Rectangle {
    const ChFinderInput *input;
    bool spread;
    ChVisitExternal *visit;
    void *context;

    ChExternal external;
    int corner[CORNERS]; /* 0 and 3 are opposite */
    int houses;
    Confined house[MOST_HOUSES];
    int fillings;
    uint16_t failing[MOST_FILLINGS];
} Rectangle;

unsigned ch_external_guards_in(const ChExternal *external, int cell)
{
    return (unsigned)ch_cells_has(&external->guards[0], cell) << external->digit[0] |
           (unsigned)ch_cells_has(&external->guards[1], cell) << external->digit[1];
}

bool ch_external_is_one_digit(const ChExternal *external)
{
    return ch_cells_empty(external->guards[0]) || ch_cells_empty(external->guards[1]);
}

ChDeduction ch_external_deduction(int technique, const ChExternal *external)
{
    ChDeduction deduction = ch_deduction(technique);

    ch_add_deadly_pattern(&deduction, &external->pattern->deadly);
    deduction.detail.premises = external->houses;
    return deduction;
}

bool ch_report_external(const ChFinderInput *input, ChSink *sink, const ChExternal *external,
                        const ChDeduction *deduction)
{
    return (deduction->removals > 0 || deduction->placed != CH_NONE) &&
           ch_pattern_needs_all(external->pattern, input->board, deduction) &&
           ch_report(deduction, sink);
}

/* ---- the choice of houses ---- */

static ChExternal with_house(ChExternal external, const Confined *house)
{
    ChCellSet *const guards = &external.guards[house->which];

    ch_constraints_add(&external.houses, house->premise);
    *guards = ch_cells_or(*guards, house->guards);
    external.cells = ch_cells_or(external.cells, house->guards);
    return external;
}

/* Reports whether the guardians, and perhaps more, can be passed on. */
static bool is_promising(const Rectangle *rectangle, const ChExternal *external)
{
    int house[3];

    return ch_cells_count(external->cells) <= MOST_GUARDED &&
           (rectangle->spread || ch_external_is_one_digit(external) ||
            ch_houses_of(external->cells, house) > 0);
}

/* Reports whether no chosen house can be left out. */
static bool has_no_spare(const Rectangle *rectangle, unsigned chosen)
{
    unsigned needed = 0;

    for (int i = 0; i < rectangle->fillings; i++)
        if (ch_is_single(rectangle->failing[i] & chosen))
            needed |= rectangle->failing[i] & chosen;
    return needed == chosen;
}

/* Chooses houses, none of the barred ones, until one fails in each filling. Each set of houses is
 * tried once. */
static bool choose_houses(const Rectangle *rectangle, const ChExternal *external, unsigned chosen,
                          unsigned barred)
{
    int i = 0;

    while (i < rectangle->fillings && (rectangle->failing[i] & chosen) != 0)
        i++;
    if (i == rectangle->fillings)
        return has_no_spare(rectangle, chosen) && !ch_cells_empty(external->cells) &&
               rectangle->visit(rectangle->context, external);
    CH_EACH_BIT(number, rectangle->failing[i] & ~barred) {
        const ChExternal more = with_house(*external, &rectangle->house[number]);
        if (is_promising(rectangle, &more) &&
            choose_houses(rectangle, &more, chosen | 1u << number, barred))
            return true;
        barred |= 1u << number;
    }
    return false;
}

static Confined confined_in(const Rectangle *rectangle, int house, int which)
{
    const int digit = rectangle->external.digit[which];
    const ChCellSet places =
        ch_cells_and(ch_board_open(rectangle->input->board, digit), ch_house_cells[house]);
    unsigned corners = 0;

    for (int i = 0; i < CORNERS; i++)
        if (ch_cells_has(&ch_house_cells[house], rectangle->corner[i]))
            corners |= 1u << i;
    return (Confined){(uint16_t)CH_HOUSE_CONSTRAINT(house, digit), (uint8_t)corners, (uint8_t)which,
                      ch_cells_minus(places, rectangle->external.corners)};
}

/* Reports whether a filled corner has a digit in a house. */
static bool is_filled_in(const Rectangle *rectangle, int house, int digit)
{
    for (int i = 0; i < CORNERS; i++)
        if (ch_cells_has(&ch_house_cells[house], rectangle->corner[i]) &&
            rectangle->input->board->digit[rectangle->corner[i]] == digit)
            return true;
    return false;
}

/* Adds a house, unless it has its digit, or one with the same corners has the same guardians. */
static void add_house(Rectangle *rectangle, int house, int which)
{
    const Confined confined = confined_in(rectangle, house, which);

    if (is_filled_in(rectangle, house, rectangle->external.digit[which]))
        return;
    for (int i = 0; i < rectangle->houses; i++)
        if (rectangle->house[i].which == which && rectangle->house[i].corners == confined.corners &&
            ch_cells_equal(rectangle->house[i].guards, confined.guards))
            return;
    rectangle->house[rectangle->houses++] = confined;
}

/* Lists the rows, columns and boxes of the corners, each with each digit; lines before boxes. */
static void list_houses(Rectangle *rectangle)
{
    static const int kinds[3] = {1, 2, 0};

    rectangle->houses = 0;
    for (int which = 0; which < 2; which++)
        for (int kind = 0; kind < 3; kind++)
            for (int i = 0; i < CORNERS; i += CORNERS - 1)
                add_house(rectangle, ch_cell_house[rectangle->corner[i]][kinds[kind]], which);
}

/* Returns the houses that lack their digit, where the first digit is in some corners and the second
 * in others. */
static uint16_t houses_failing(const Rectangle *rectangle, const unsigned at[2])
{
    unsigned failing = 0;

    for (int i = 0; i < rectangle->houses; i++)
        if ((rectangle->house[i].corners & at[rectangle->house[i].which]) == 0)
            failing |= 1u << i;
    return (uint16_t)failing;
}

/* Returns the corners that can have a digit, or those that have it. */
static unsigned corners_with(const Rectangle *rectangle, int digit, bool is_filled)
{
    const ChBoard *const board = rectangle->input->board;
    unsigned corners = 0;

    for (int i = 0; i < CORNERS; i++)
        if (board->digit[rectangle->corner[i]] == digit ||
            (!is_filled && ch_board_has(board, CH_CANDIDATE(rectangle->corner[i], digit))))
            corners |= 1u << i;
    return corners;
}

/* Lists the ways to put the two digits in corners that leave one to a guardian of its own. A corner
 * without any may be left empty: its cell is no premise. */
static void list_fillings(Rectangle *rectangle)
{
    static const uint8_t apart[7] = {0, 1, 2, 4, 8, 1 | 8, 2 | 4}; /* no two see each other */
    unsigned can[2];
    unsigned must[2];
    unsigned extra = 0;

    for (int which = 0; which < 2; which++) {
        can[which] = corners_with(rectangle, rectangle->external.digit[which], false);
        must[which] = corners_with(rectangle, rectangle->external.digit[which], true);
    }
    for (int i = 0; i < CORNERS; i++)
        if (ch_cells_has(&rectangle->external.pattern->extra, rectangle->corner[i]))
            extra |= 1u << i;
    rectangle->fillings = 0;
    for (int i = 0; i < MOST_FILLINGS; i++) {
        const unsigned at[2] = {apart[i / 7], apart[i % 7]};
        if ((at[0] & at[1]) == 0 && (at[0] & ~can[0]) == 0 && (at[1] & ~can[1]) == 0 &&
            (must[0] & ~at[0]) == 0 && (must[1] & ~at[1]) == 0 && (extra & ~(at[0] | at[1])) != 0)
            rectangle->failing[rectangle->fillings++] = houses_failing(rectangle, at);
    }
}

/* ---- the rectangles ---- */

/* Lists the corners, those that see each other next to each other. */
static void list_corners(Rectangle *rectangle)
{
    int next = 1;

    rectangle->corner[0] = ch_cells_first(rectangle->external.corners);
    CH_EACH_CELL(cell, rectangle->external.corners) {
        if (cell == rectangle->corner[0])
            continue;
        const bool is_opposite = CH_ROW_OF(cell) != CH_ROW_OF(rectangle->corner[0]) &&
                                 CH_COLUMN_OF(cell) != CH_COLUMN_OF(rectangle->corner[0]);
        rectangle->corner[is_opposite ? CORNERS - 1 : next++] = cell;
    }
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Rectangle *const rectangle = context;
    ChExternal *const external = &rectangle->external;

    if (ch_cells_count(pattern->extra) < 2)
        return false;
    *external = (ChExternal){.pattern = pattern,
                             .corners = ch_deadly_cells(&pattern->deadly),
                             .has_filled = ch_pattern_has_filled(pattern, rectangle->input->board)};
    list_corners(rectangle);
    const unsigned digits = pattern->deadly.digits[rectangle->corner[0]];
    external->digit[0] = ch_lowest(digits);
    external->digit[1] = ch_lowest(digits & (digits - 1));
    list_houses(rectangle);
    list_fillings(rectangle);
    return choose_houses(rectangle, external, 0, 0);
}

bool ch_each_external(const ChFinderInput *input, bool spread, ChVisitExternal *visit,
                      void *context)
{
    Rectangle rectangle = {.input = input, .spread = spread, .visit = visit, .context = context};

    return ch_each_rectangle(input, try_pattern, &rectangle);
}

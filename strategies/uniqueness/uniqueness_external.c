/* uniqueness_external.c - external unique rectangles: the guardians are outside of the corners.
 *
 * Four empty cells are in two rows, two columns and two boxes. In some houses with two of these
 * corners, one of two digits has few places outside of the corners: they are the guardians. If no
 * guardian were true, the two digits would fill all corners, and the rectangle would be deadly
 * (uniqueness.h). So one guardian is true:
 *
 *      12w. . | . 12x.      the columns of the corners have 1 only there, and 2 there and in the
 *       .     |    .        two cells below: one of these is 2
 *      12y. . | . 12z.
 *       2     |    2
 *
 *      type 1   one cell has all guardians: it is one of them; a single guardian is true
 *      type 2   the guardians are one digit: cells that see them all lose it
 *      type 3   the cells of the guardians act as one cell of a naked subset
 *      type 4   two cells of a house have the guardians, and another digit has no place there but
 *               these cells: they lose the rest
 *
 * Where a corner can only be one of the two digits, fewer houses may suffice: no step has a house
 * to spare. The two digits may have different houses. At most four cells have guardians: more are
 * hardly seen. A rectangle with one extra corner is left to type 1 of unique rectangles.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

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
typedef struct External {
    const ChFinderInput *input;
    ChSink *sink;
    const ChRectangle *rectangle;
    ChPattern pattern;
    ChCellSet corners;
    int houses;
    Confined house[MOST_HOUSES];
    int fillings;
    uint16_t failing[MOST_FILLINGS];
} External;

/* The guardians of some chosen houses. */
typedef struct Guards {
    unsigned houses;
    ChCellSet places[2]; /* by digit */
    ChCellSet cells;
} Guards;

/* ---- steps ---- */

static ChDeduction deduction_from(const External *external, const Guards *guards)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_EXTERNAL_UNIQUE_RECTANGLE);

    ch_add_deadly_pattern(&deduction, &external->pattern.deadly);
    CH_EACH_BIT(i, guards->houses)
        ch_add_premise(&deduction, external->house[i].premise);
    return deduction;
}

static bool report(const External *external, const ChDeduction *deduction)
{
    return (deduction->removals > 0 || deduction->placed != CH_NONE) &&
           ch_pattern_needs_all(&external->pattern, external->input->board, deduction) &&
           ch_report(deduction, external->sink);
}

/* Returns the guardians of a cell, as digits. */
static unsigned guards_in(const External *external, const Guards *guards, int cell)
{
    return (unsigned)ch_cells_has(&guards->places[0], cell) << external->rectangle->first |
           (unsigned)ch_cells_has(&guards->places[1], cell) << external->rectangle->second;
}

static bool try_type_1(const External *external, const Guards *guards)
{
    const ChBoard *const board = external->input->board;
    const int cell = ch_cells_first(guards->cells);
    const unsigned kept = guards_in(external, guards, cell);
    ChDeduction deduction = deduction_from(external, guards);

    if ((board->candidates[cell] & ~kept) == 0)
        return false;
    if (ch_is_single(kept))
        deduction.placed = (uint16_t)CH_CANDIDATE(cell, ch_lowest(kept));
    else
        ch_add_cell_eliminations(&deduction, board, cell, CH_ALL_NINE & ~kept);
    return report(external, &deduction);
}

static bool try_type_2(const External *external, const Guards *guards)
{
    const int digit = ch_cells_empty(guards->places[0]) ? external->rectangle->second
                                                        : external->rectangle->first;
    ChDeduction deduction = deduction_from(external, guards);

    ch_add_eliminations(&deduction, external->input->board, ch_common_peers(guards->cells), digit);
    return report(external, &deduction);
}

/* Tries a subset of cells that have as many digits as there are cells, if the guardians are one. */
static bool try_subset(const External *external, const Guards *guards, ChCellSet subset,
                       unsigned digits, int house)
{
    const ChBoard *const board = external->input->board;
    const ChCellSet all = ch_cells_or(subset, guards->cells);
    ChDeduction deduction = deduction_from(external, guards);
    int houses[3];
    const int count = ch_houses_of(all, houses);

    if (houses[0] != house)
        return false;
    ch_add_cell_premises(&deduction, subset);
    for (int i = 0; i < count; i++)
        CH_EACH_DIGIT(digit, digits)
            ch_add_eliminations(&deduction, board, ch_cells_minus(ch_house_cells[houses[i]], all),
                                digit);
    CH_EACH_CELL(cell, guards->cells)
        ch_add_cell_eliminations(&deduction, board, cell,
                                 digits & ~guards_in(external, guards, cell));
    return report(external, &deduction);
}

static bool try_type_3(const External *external, const Guards *guards, int house)
{
    const ChBoard *const board = external->input->board;
    const unsigned pair = 1u << external->rectangle->first | 1u << external->rectangle->second;
    const ChCellSet open = ch_cells_minus(
        ch_cells_and(ch_board_plane(board, CH_EMPTY), ch_house_cells[house]), external->corners);
    const ChCellSet pool = ch_cells_minus(open, guards->cells);
    const int count = ch_cells_count(pool);

    for (unsigned choice = 1; choice < 1u << count; choice++) {
        ChCellSet subset = {{0}};
        unsigned digits = pair;
        int i = 0;
        CH_EACH_CELL(cell, pool)
            if (choice >> i++ & 1) {
                ch_cells_add(&subset, cell);
                digits |= board->candidates[cell];
            }
        if (ch_count(digits) == ch_count(choice) + 1 &&
            try_subset(external, guards, subset, digits, house))
            return true;
    }
    return false;
}

/* Tries the digits that a house has only in the two cells of the guardians. */
static bool try_type_4(const External *external, const Guards *guards, int house)
{
    const ChBoard *const board = external->input->board;
    const unsigned pair = 1u << external->rectangle->first | 1u << external->rectangle->second;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet places = ch_cells_and(ch_board_open(board, digit), ch_house_cells[house]);
        if ((pair >> digit & 1) || !ch_cells_equal(places, guards->cells))
            continue;
        ChDeduction deduction = deduction_from(external, guards);
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, digit));
        CH_EACH_CELL(cell, guards->cells)
            ch_add_cell_eliminations(&deduction, board, cell,
                                     CH_ALL_NINE & ~(1u << digit) &
                                         ~guards_in(external, guards, cell));
        if (report(external, &deduction))
            return true;
    }
    return false;
}

static bool is_one_digit(const Guards *guards)
{
    return ch_cells_empty(guards->places[0]) || ch_cells_empty(guards->places[1]);
}

static bool try_guards(const External *external, const Guards *guards)
{
    const int cells = ch_cells_count(guards->cells);
    int house[3];

    if (cells < 2)
        return cells == 1 && try_type_1(external, guards);
    if (is_one_digit(guards) && try_type_2(external, guards))
        return true;
    const int count = ch_houses_of(guards->cells, house);
    for (int i = 0; i < count; i++)
        if ((!is_one_digit(guards) && try_type_3(external, guards, house[i])) ||
            (cells == 2 && try_type_4(external, guards, house[i])))
            return true;
    return false;
}

/* ---- the houses ---- */

static Guards with_house(const External *external, Guards guards, int number)
{
    const Confined *const house = &external->house[number];
    ChCellSet *const places = &guards.places[house->which];

    guards.houses |= 1u << number;
    *places = ch_cells_or(*places, house->guards);
    guards.cells = ch_cells_or(guards.cells, house->guards);
    return guards;
}

/* Reports whether the guardians, and perhaps more, can be those of some type. */
static bool is_promising(const Guards *guards)
{
    int house[3];

    return ch_cells_count(guards->cells) <= MOST_GUARDED &&
           (is_one_digit(guards) || ch_houses_of(guards->cells, house) > 0);
}

/* Reports whether no chosen house can be left out. */
static bool has_no_spare(const External *external, unsigned chosen)
{
    unsigned needed = 0;

    for (int i = 0; i < external->fillings; i++)
        if (ch_is_single(external->failing[i] & chosen))
            needed |= external->failing[i] & chosen;
    return needed == chosen;
}

/* Chooses houses, none of the barred ones, until one fails in each filling. Each set of houses is
 * tried once. */
static bool choose_houses(const External *external, const Guards *guards, unsigned barred)
{
    int i = 0;

    while (i < external->fillings && (external->failing[i] & guards->houses) != 0)
        i++;
    if (i == external->fillings)
        return has_no_spare(external, guards->houses) && try_guards(external, guards);
    CH_EACH_BIT(number, external->failing[i] & ~barred) {
        const Guards more = with_house(external, *guards, number);
        if (is_promising(&more) && choose_houses(external, &more, barred))
            return true;
        barred |= 1u << number;
    }
    return false;
}

static Confined confined_in(const External *external, int house, int which)
{
    const ChRectangle *const rectangle = external->rectangle;
    const int digit = which == 0 ? rectangle->first : rectangle->second;
    const ChCellSet places =
        ch_cells_and(ch_board_open(external->input->board, digit), ch_house_cells[house]);
    unsigned corners = 0;

    for (int i = 0; i < CORNERS; i++)
        if (ch_cells_has(&ch_house_cells[house], rectangle->cell[i]))
            corners |= 1u << i;
    return (Confined){(uint16_t)CH_HOUSE_CONSTRAINT(house, digit), (uint8_t)corners, (uint8_t)which,
                      ch_cells_minus(places, external->corners)};
}

/* Adds a house, unless one with the same corners has the same guardians. */
static void add_house(External *external, int house, int which)
{
    const Confined confined = confined_in(external, house, which);

    for (int i = 0; i < external->houses; i++)
        if (external->house[i].which == which && external->house[i].corners == confined.corners &&
            ch_cells_equal(external->house[i].guards, confined.guards))
            return;
    external->house[external->houses++] = confined;
}

/* Lists the rows, columns and boxes of the corners, each with each digit; lines before boxes. */
static void list_houses(External *external)
{
    static const int kinds[3] = {1, 2, 0};

    for (int which = 0; which < 2; which++)
        for (int kind = 0; kind < 3; kind++)
            for (int i = 0; i < CORNERS; i += CORNERS - 1)
                add_house(external, ch_cell_house[external->rectangle->cell[i]][kinds[kind]],
                          which);
}

/* Returns the houses that lack their digit, where the first digit is in some corners and the second
 * in others. */
static uint16_t houses_failing(const External *external, const unsigned at[2])
{
    unsigned failing = 0;

    for (int i = 0; i < external->houses; i++)
        if ((external->house[i].corners & at[external->house[i].which]) == 0)
            failing |= 1u << i;
    return (uint16_t)failing;
}

/* Returns the corners that can have a digit. */
static unsigned corners_with(const External *external, int digit)
{
    unsigned corners = 0;

    for (int i = 0; i < CORNERS; i++)
        if (ch_board_has(external->input->board, CH_CANDIDATE(external->rectangle->cell[i], digit)))
            corners |= 1u << i;
    return corners;
}

/* Lists the ways to put the two digits in corners that leave one to a guardian of its own. A corner
 * without any may be left empty: its cell is no premise. Returns false if no filling is deadly. */
static bool list_fillings(External *external)
{
    static const uint8_t apart[7] = {0, 1, 2, 4, 8, 1 | 8, 2 | 4}; /* no two see each other */
    const unsigned first = corners_with(external, external->rectangle->first);
    const unsigned second = corners_with(external, external->rectangle->second);
    unsigned extra = 0;
    bool is_deadly = false;

    for (int i = 0; i < CORNERS; i++)
        if (ch_cells_has(&external->pattern.extra, external->rectangle->cell[i]))
            extra |= 1u << i;
    for (int i = 0; i < MOST_FILLINGS; i++) {
        const unsigned at[2] = {apart[i / 7], apart[i % 7]};
        const unsigned filled = at[0] | at[1];
        if ((at[0] & at[1]) != 0 || (at[0] & ~first) != 0 || (at[1] & ~second) != 0)
            continue;
        is_deadly = is_deadly || filled == 0xf;
        if ((extra & ~filled) != 0)
            external->failing[external->fillings++] = houses_failing(external, at);
    }
    return is_deadly;
}

/* ---- the rectangles ---- */

static bool try_digits(const ChFinderInput *input, ChSink *sink, const ChRectangle *rectangle)
{
    External external = {.input = input, .sink = sink, .rectangle = rectangle};
    const Guards none = {.houses = 0};

    external.pattern = ch_rectangle_pattern(input->board, rectangle);
    if (ch_cells_count(external.pattern.extra) < 2)
        return false;
    for (int i = 0; i < CORNERS; i++)
        ch_cells_add(&external.corners, rectangle->cell[i]);
    list_houses(&external);
    return list_fillings(&external) && ch_pattern_is_possible(input, &external.pattern) &&
           choose_houses(&external, &none, 0);
}

/* Returns the digits that two opposite corners have. */
static unsigned digits_across(const ChBoard *board, const ChRectangle *rectangle, int corner)
{
    return board->candidates[rectangle->cell[corner]] &
           board->candidates[rectangle->cell[CORNERS - 1 - corner]];
}

static bool try_rectangle(const ChFinderInput *input, ChSink *sink, ChRectangle *rectangle)
{
    const unsigned main = digits_across(input->board, rectangle, 0);
    const unsigned other = digits_across(input->board, rectangle, 1);

    CH_EACH_DIGIT(first, main | other)
        CH_EACH_DIGIT(second, (main | other) & ~((2u << first) - 1)) {
            const bool is_deadly = ((main >> first & other >> second) & 1) != 0 ||
                                   ((main >> second & other >> first) & 1) != 0;
            const bool is_full = ((main & other) >> first & (main & other) >> second & 1) != 0;
            rectangle->first = (uint8_t)first;
            rectangle->second = (uint8_t)second;
            if (is_deadly && (is_full || !input->options->full_rectangles) &&
                try_digits(input, sink, rectangle))
                return true;
        }
    return false;
}

static bool try_rows(const ChFinderInput *input, ChSink *sink, int top, int bottom)
{
    ChRectangle rectangle;

    for (int left = 0; left < 9; left++)
        for (int right = left + 1; right < 9; right++)
            if (ch_rectangle_at(input->board, top, bottom, left, right, &rectangle) &&
                try_rectangle(input, sink, &rectangle))
                return true;
    return false;
}

bool ch_find_external_unique_rectangle(const ChFinderInput *input, ChSink *sink)
{
    for (int top = 0; top < 9; top++)
        for (int bottom = top + 1; bottom < 9; bottom++)
            if (try_rows(input, sink, top, bottom))
                return true;
    return false;
}

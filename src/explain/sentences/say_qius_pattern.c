/* say_qius_pattern.c - Qiu's deadly pattern: why the givens let two lines be exchanged in part.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"
#include "uniqueness.h"

#define LOOK                                                                                       \
    [CH_PART_WHERE] = N_("Look at {lines}."),                                                      \
    [CH_PART_WHAT] = N_("Which two cells outside of them could have two digits that {box} has "    \
                        "only in line with them?"),                                                \
    [CH_PART_ASK] = N_("What could be exchanged if {pair} had two of {digits}?")

static const char *const see_pair[CH_PARTS] = {
    [CH_PART_SEE] = N_("In {box}, {digits} are only in {square}. {extra} can also be {guard}."),
};
static const char *const see_box[CH_PARTS] = {
    [CH_PART_SEE] = N_("In {box}, {digits} are in {square}, or else in {outer}."),
};

static const char *const one_cell[CH_PARTS] = {
    LOOK,
    [CH_PART_WHY] = N_("With {lost} in {cell}, {pair} and these cells of {box} would have "
                       "two digits in common. These could change places, and parts of "
                       "{lines} with them, but no given: two solutions. A proper puzzle has "
                       "one."),
};

static const char *const some_cells[CH_PARTS] = {
    LOOK,
    [CH_PART_WHY] = N_("Without {guards}, {pair} and these cells of {box} would have two digits "
                       "in common. These could change places, and parts of "
                       "{lines} with them, but no given: two solutions. A proper puzzle has "
                       "one, so {places} is {guard}."),
};

static const char *const confined[CH_PARTS] = {
    LOOK,
    [CH_PART_WHY] = N_("In {houses} the {kept} is in {extra}. If the other one were {lost}, "
                       "they and these cells of {box} would have two digits in common. These "
                       "could change places, and parts of {lines} with them, but no "
                       "given: two solutions. A proper puzzle has one."),
};

static ChList list_of(ChCellSet cells)
{
    ChList list = ch_list_of_set(&cells);

    ch_list_sort(&list);
    return list;
}

/* Lists the lines across that have a given of the two. */
static ChList lines_with_givens(const ChBoard *board, const ChTwoLines *lines)
{
    const int across = lines->line[0] < CH_FIRST_COLUMN ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    ChList list = {.count = 0};

    for (int place = 0; place < 9; place++)
        if (ch_cells_has(&board->givens, ch_house_cell[lines->line[0]][place]) ||
            ch_cells_has(&board->givens, ch_house_cell[lines->line[1]][place]))
            ch_list_add(&list, (uint16_t)(across + place));
    return list;
}

static void say_givens(const ChSentenceContext *context, const ChList *tied, const ChField *field,
                       size_t count)
{
    if (tied->count == 1)
        ch_say_next(context, N_("The givens of {lines} are in {tied}."), field, count);
    else if (tied->count > 1)
        ch_say_next(context,
                    N_("The givens of {lines} are in {tied}, which equal digits join in a chain."),
                    field, count);
}

/* Writes the part, by the message where it is not what is to be seen. */
static bool say_parts(const ChSentenceContext *context, const ChDeadlyText *deadly,
                      const ChTwoLines *lines, const char *const *message)
{
    const ChList tied = lines_with_givens(context->before, lines);
    const ChList pair = list_of(lines->pair);
    const ChList square =
        list_of(ch_cells_and(lines->square, ch_board_plane(context->before, CH_EMPTY)));
    const ChList both = {.count = 2, .item = {(uint16_t)lines->line[0], (uint16_t)lines->line[1]}};
    ChList outer = {.count = 0};

    for (size_t i = 0; i < deadly->extra.count; i++)
        if (!ch_cells_has(&lines->pair, deadly->extra.item[i]))
            ch_list_add(&outer, deadly->extra.item[i]);
    const ChField field[] = {
        ch_list_field("lines", CH_FIELD_HOUSES, &both),
        ch_field_house("box", lines->box),
        ch_list_field("tied", CH_FIELD_HOUSES, &tied),
        ch_list_field("pair", CH_FIELD_CELLS, &pair),
        ch_list_field("square", CH_FIELD_CELLS, &square),
        ch_list_field("outer", CH_FIELD_CELLS, &outer),
        ch_field_digits("digits", lines->digits),
    };
    if (context->part == CH_PART_SEE) {
        ch_say_deadly_with(context, deadly, outer.count > 0 ? see_box : see_pair, CH_FIELDS(field));
        if (!context->is_brief)
            say_givens(context, &tied, CH_FIELDS(field));
        return true;
    }
    return ch_say_deadly_with(context, deadly, message, CH_FIELDS(field));
}

bool ch_say_qius_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    ChTwoLines lines;

    return ch_read_two_lines(context->before, context->step->deadly, &lines) &&
           say_parts(context, deadly, &lines, some_cells);
}

bool ch_say_qius_pattern(const ChSentenceContext *context)
{
    ChDeadlyText deadly;
    ChTwoLines lines;

    if (!ch_read_guarded(context, &deadly) ||
        !ch_read_two_lines(context->before, context->step->deadly, &lines) ||
        !say_parts(context, &deadly, &lines,
                   deadly.kept != 0          ? confined
                   : deadly.extra.count == 1 ? one_cell
                                             : some_cells))
        return false;
    if (context->part == CH_PART_WHY)
        ch_say_deadly_end(context, &deadly);
    return true;
}

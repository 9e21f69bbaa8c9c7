/* say_grave.c - the bivalue universal grave: all empty cells but some have two candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"

#include <string.h>
#define COUNT_CANDIDATES                                                                           \
    [CH_PART_WHERE] = N_("Count the candidates of the empty cells."),                              \
    [CH_PART_WHAT] = N_("Which cells have more than two candidates?"),                             \
    [CH_PART_SEE] = N_("Every empty cell but {extra} has just two candidates.")

static const char *const bug_2[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] =
        N_("Without {guards} in {extra}, each digit would have just two places in every row, "
           "column and box. Such a grid never has exactly one solution, so {places} is {guard}."),
};

static const char *const bug_4[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("Where is the {kept} of {houses}?"),
    [CH_PART_WHY] = N_(
        "Without {guardians}, each digit would have just two places in every row, column and box. "
        "Such a grid never has exactly one solution. In {houses} "
        "the {kept} is in {kept_places}. So one of {extra} is {kept}, and the other is {guard}."),
};

static const char *const bug_n[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] = N_(
        "Without {guardians}, each digit would have just two places in every row, column and box. "
        "Such a grid never has exactly one solution, so at least one of {guardians} is true."),
};

/* {near} is the guardian that the third cell sees, {far} the other one. */
static const char *const bug_xz[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] = N_(
        "Without {guardians}, each digit would have just two places in every row, column and box. "
        "Such a grid never has exactly one solution, so one of {guardians} is true."),
};

/* Reports whether every empty cell but the extra ones has two candidates. */
static bool are_others_bivalue(const ChBoard *board, const ChList *extra)
{
    ChCellSet more = {{0}};

    for (size_t i = 0; i < extra->count; i++)
        ch_cells_add(&more, extra->item[i]);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (board->digit[cell] == CH_NO_DIGIT && !ch_cells_has(&more, cell) &&
            ch_count(board->candidates[cell] & CH_ALL_NINE) != 2)
            return false;
    return true;
}

/* Writes which houses the first cell that loses a candidate shares with the other extra cells. */
static void say_first_target(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    ChList others = {.count = 0};

    for (size_t i = 0; i < deadly->extra.count; i++)
        if (deadly->extra.item[i] != deadly->cell)
            ch_list_add(&others, deadly->extra.item[i]);
    if (ch_sees_all(deadly->cell, &others))
        ch_say_sights(context, deadly->cell, &others);
}

/* ---- BUG-XZ ---- */

/* Returns the guardian that a cell of the premises sees. */
static ChList guardian_near(const ChDeadlyText *deadly)
{
    ChList near = {.count = 0};

    for (size_t i = 0; i < deadly->guardians.count; i++) {
        const int guardian = deadly->guardians.item[i];
        if (!(deadly->lost >> CH_CANDIDATE_DIGIT(guardian) & 1))
            ch_list_add(&near, (uint16_t)guardian);
    }
    return near;
}

/* Returns the cells one of which has the lost digit. */
static ChList cells_of_lost(const ChDeadlyText *deadly)
{
    ChList cells = deadly->subset;

    for (size_t i = 0; i < deadly->guardians.count; i++)
        if (deadly->lost >> CH_CANDIDATE_DIGIT(deadly->guardians.item[i]) & 1)
            ch_list_add(&cells, CH_CANDIDATE_CELL(deadly->guardians.item[i]));
    ch_list_sort(&cells);
    return cells;
}

/* Writes, for BUG-XZ, what follows from the guardian that the third cell sees. */
static void say_third_cell(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    const ChList near = guardian_near(deadly);
    const ChList pivots = cells_of_lost(deadly);
    const ChField field[] = {
        ch_list_field("near", CH_FIELD_PLACED, &near),
        ch_list_field("subset", CH_FIELD_CELLS, &deadly->subset),
        ch_field_choice("lost", deadly->lost),
        ch_list_field("pivots", CH_FIELD_PLACES, &pivots),
    };

    ch_say_next(context, N_("With {near}, {subset} would be {lost}: {pivots} is {lost}."),
                CH_FIELDS(field));
}

/* ---- techniques ---- */

static const struct Row {
    const char *key;
    const char *const *message;
    void (*end)(const ChSentenceContext *, const ChDeadlyText *);
} ROWS[] = {
    {"bug-1", bug_2, ch_say_deadly_end}, {"bug-2", bug_2, ch_say_deadly_end},
    {"bug-3", bug_2, ch_say_deadly_end}, {"bug-4", bug_4, ch_say_deadly_end},
    {"bug-n", bug_n, say_first_target},  {"bug-xz", bug_xz, say_third_cell},
};

bool ch_say_grave_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    return are_others_bivalue(context->before, &deadly->extra) &&
           ch_say_deadly_part(context, deadly, bug_n);
}

bool ch_say_grave(const ChSentenceContext *context)
{
    ChDeadlyText deadly;

    if (!ch_read_guarded(context, &deadly) || !are_others_bivalue(context->before, &deadly.extra))
        return false;
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        if (strcmp(ROWS[i].key, context->step->technique) != 0)
            continue;
        if (!ch_say_deadly_part(context, &deadly, ROWS[i].message))
            return false;
        if (context->part == CH_PART_WHY)
            ROWS[i].end(context, &deadly);
        return true;
    }
    return false;
}

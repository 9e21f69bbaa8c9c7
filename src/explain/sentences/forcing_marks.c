/* forcing_marks.c - see forcing_marks.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "forcing_marks.h"

#include "notation.h"
#include "step_notation.h"

int ch_first_marked(const ChStepRecord *step, ChRole role, int limit)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role && step->mark[i].thing < limit)
            return step->mark[i].thing;
    return -1;
}

ChForcingPlace ch_forcing_place(const ChStepRecord *step, ChRole cell)
{
    ChForcingPlace place = {.cell = ch_first_marked(step, cell, CH_CELLS),
                            .house = ch_first_marked(step, CH_ROLE_HOUSE, CH_HOUSES),
                            .digit = ch_first_marked(step, CH_ROLE_DIGIT, CH_DIGITS)};

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_GUARDIAN)
            ch_candidates_add(&place.guardians, step->mark[i].thing);
    return place;
}

bool ch_place_is_whole(const ChForcingPlace *place)
{
    return place->cell >= 0 || (place->house >= 0 && place->digit >= 0);
}

bool ch_is_in_place(const ChForcingPlace *place, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    if (ch_candidates_next(&place->guardians, 0) >= 0)
        return ch_candidates_has(&place->guardians, candidate);
    if (place->cell >= 0)
        return cell == place->cell;
    return place->house >= 0 && CH_CANDIDATE_DIGIT(candidate) == place->digit &&
           ch_cells_has(&ch_house_cells[place->house], cell);
}

const ChMark *ch_read_forcing_link(const ChMark *mark, const ChMark *end, ChForcingLink *link)
{
    const uint16_t group = mark->group;

    *link = (ChForcingLink){.group = group, .from = CH_NONE, .to = CH_NONE};
    for (; mark < end && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_LINK_FROM)
            link->from = mark->thing;
        else if (mark->role == CH_ROLE_LINK_TO)
            link->to = mark->thing;
        else if (mark->role == CH_ROLE_LINK_STRONG)
            link->strong = true;
        else
            break;
    }
    return mark;
}

const ChMark *ch_next_forcing_link(const ChMark *mark, const ChMark *end)
{
    while (mark < end && mark->role != CH_ROLE_LINK_FROM)
        mark++;
    return mark;
}

ChList ch_forcing_consequences(const ChStepRecord *step)
{
    const ChMark *const end = ch_marks_end(step);
    ChList placed = {.count = 0};

    for (const ChMark *mark = ch_next_forcing_link(step->mark, end); mark < end;
         mark = ch_next_forcing_link(mark, end)) {
        ChForcingLink link;
        mark = ch_read_forcing_link(mark, end, &link);
        if (link.strong && link.to < CH_CANDIDATES)
            ch_list_add(&placed, link.group);
    }
    return placed;
}

/* The consequences that are named; of more, the first and the last. */
enum { MAX_NAMED = 8, HEAD_NAMED = 4, TAIL_NAMED = 3 };

/* Writes the end of a link, as r4c6=3, or r4c46=3 where one of several cells has the digit. */
static void put_end(ChText *text, const ChStepRecord *step, int group)
{
    const ChList end = ch_marks_of_group(step, CH_ROLE_LINK_TO, group);
    const ChList places = ch_cells_of(&end);
    const ChCellSet cells = ch_set_of_cells(&places);

    ch_notation_cells(text, &cells);
    ch_text_char(text, '=');
    ch_notation_digits(text, 1u << CH_CANDIDATE_DIGIT(end.item[0]));
}

void ch_put_consequences(ChText *text, const ChStepRecord *step, const ChList *placed, int last)
{
    char name[CH_NAME_SIZE];

    for (size_t i = 0; i < placed->count; i++) {
        const bool is_folded =
            placed->count > MAX_NAMED && i >= HEAD_NAMED && i + TAIL_NAMED < placed->count;
        if (is_folded && i > HEAD_NAMED)
            continue;
        ch_text_puts(text, i > 0 ? ", " : "");
        if (is_folded)
            ch_text_puts(text, "...");
        else
            put_end(text, step, placed->item[i]);
    }
    if (last == CH_NONE)
        return;
    ch_text_puts(text, placed->count > 0 ? ", " : "");
    ch_text_add(text, name, ch_name_removed(name, last));
}

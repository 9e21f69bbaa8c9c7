/* sentence.c - reads the marks and premises of a record for sentences.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

#include <assert.h>
#include <string.h>

void ch_list_add(ChList *list, uint16_t item)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->item[i] == item)
            return;
    if (list->count < CH_LIST_SIZE)
        list->item[list->count++] = item;
}

void ch_list_sort(ChList *list)
{
    for (size_t i = 1; i < list->count; i++) {
        const uint16_t item = list->item[i];
        size_t at = i;
        for (; at > 0 && list->item[at - 1] > item; at--)
            list->item[at] = list->item[at - 1];
        list->item[at] = item;
    }
}

/* The number of things of each shape that a role can have. */
enum {
    LIMIT_CELL = CH_CELLS,
    LIMIT_DIGIT = CH_DIGITS,
    LIMIT_HOUSE = CH_HOUSES,
    LIMIT_CANDIDATE = CH_CANDIDATES,
    LIMIT_CLOSED = CH_CELLS,
    LIMIT_NODE = CH_CANDIDATES,
    LIMIT_SET = CH_NONE,
    LIMIT_FLAG = 1
};

static const uint16_t LIMIT[] = {
#define ROLE(name, key, shape) [CH_ROLE_##name] = LIMIT_##shape,
#include "roles.def"
#undef ROLE
};

enum { ANY_GROUP = -1 };

static ChList collect_marks(const ChStepRecord *step, ChRole role, int group)
{
    ChList list;

    list.count = 0;
    for (const ChMark *mark = step->mark; mark != ch_marks_end(step); mark++)
        if (mark->role == role && (group == ANY_GROUP || mark->group == group) &&
            mark->thing < LIMIT[role])
            ch_list_add(&list, mark->thing);
    return list;
}

ChList ch_marks_with_role(const ChStepRecord *step, ChRole role)
{
    return collect_marks(step, role, ANY_GROUP);
}

ChList ch_marks_of_group(const ChStepRecord *step, ChRole role, int group)
{
    return collect_marks(step, role, group);
}

ChMarkedSet ch_marked_set(const ChStepRecord *step, int group)
{
    const ChList digits = ch_marks_of_group(step, CH_ROLE_SET_DIGIT, group);

    return (ChMarkedSet){.cells = ch_marks_of_group(step, CH_ROLE_SET_CELL, group),
                         .digits = ch_digits_of(&digits)};
}

unsigned ch_digits_of(const ChList *digits)
{
    unsigned set = 0;

    for (size_t i = 0; i < digits->count; i++)
        set |= 1u << digits->item[i];
    return set;
}

unsigned ch_digits_with_role(const ChStepRecord *step, ChRole role)
{
    const ChList digits = ch_marks_with_role(step, role);

    return ch_digits_of(&digits);
}

ChList ch_cells_of(const ChList *candidates)
{
    ChList cells;

    cells.count = 0;
    for (size_t i = 0; i < candidates->count; i++)
        ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(candidates->item[i]));
    return cells;
}

ChList ch_list_candidates(const ChCandidateSet *set)
{
    ChList list = {.count = 0};

    CH_EACH_CANDIDATE(c, set)
        ch_list_add(&list, (uint16_t)c);
    return list;
}

ChBlockers ch_blockers(const ChStepRecord *step)
{
    ChBlockers blockers;

    blockers.hatching.count = blockers.closed.count = blockers.steps.count = blockers.noted.count =
        0;
    for (const ChMark *mark = step->mark; mark != ch_marks_end(step); mark++) {
        if (mark->role == CH_ROLE_HATCHING && mark->thing < CH_CANDIDATES) {
            ch_list_add(&blockers.hatching, mark->thing);
        } else if (mark->role == CH_ROLE_CLOSED && mark->step == 0) {
            ch_list_add(&blockers.noted, mark->thing);
        } else if (mark->role == CH_ROLE_CLOSED) {
            ch_list_add(&blockers.closed, mark->thing);
            ch_list_add(&blockers.steps, mark->step);
        }
    }
    ch_list_sort(&blockers.steps);
    return blockers;
}

ChCellSet ch_set_of_cells(const ChList *cells)
{
    ChCellSet set = {{0}};

    for (size_t i = 0; i < cells->count; i++)
        ch_cells_add(&set, cells->item[i]);
    return set;
}

ChCandidateSet ch_set_of_candidates(const ChList *candidates)
{
    ChCandidateSet set = {{0}};

    for (size_t i = 0; i < candidates->count; i++)
        ch_candidates_add(&set, candidates->item[i]);
    return set;
}

ChList ch_list_of_set(const ChCellSet *cells)
{
    ChList list = {.count = 0};

    CH_EACH_CELL(cell, *cells)
        ch_list_add(&list, (uint16_t)cell);
    return list;
}

int ch_house_of_cells(const ChList *cells)
{
    const ChCellSet set = ch_set_of_cells(cells);

    for (int house = CH_HOUSES - 1; house >= 0; house--)
        if (ch_cells_within(set, ch_house_cells[house]))
            return house;
    return -1;
}

int ch_house_of_two(int cell, int other)
{
    const ChList cells = {.count = 2, .item = {(uint16_t)cell, (uint16_t)other}};

    return ch_house_of_cells(&cells);
}

ChList ch_places_in(const ChBoard *board, int house, int digit)
{
    ChList places = {.count = 0};

    CH_EACH_BIT(element, board->places[digit][house])
        ch_list_add(&places, ch_house_cell[house][element]);
    return places;
}

static bool holds_only(const ChBoard *board, int house, int digit, ChCellSet cells)
{
    const ChList places = ch_places_in(board, house, digit);

    return ch_cells_equal(ch_set_of_cells(&places), cells);
}

int ch_house_of_places(const ChSentenceContext *context, const ChList *cells, int digit)
{
    const ChStepRecord *const step = context->step;
    const ChCellSet set = ch_set_of_cells(cells);

    for (size_t i = 0; i < step->constraint_count; i++) {
        const int house = (step->constraint[i] - CH_CELLS) / 9;
        if (step->constraint[i] >= CH_CELLS && step->constraint[i] < CH_CONSTRAINTS &&
            step->constraint[i] == CH_HOUSE_CONSTRAINT(house, digit) &&
            holds_only(context->before, house, digit, set))
            return house;
    }
    for (int house = CH_HOUSES - 1; house >= 0; house--)
        if (holds_only(context->before, house, digit, set))
            return house;
    return -1;
}

int ch_seen_from(const ChList *cells, int cell)
{
    for (size_t i = 0; i < cells->count; i++)
        if (cells->item[i] != cell && ch_house_of_two(cells->item[i], cell) >= 0)
            return cells->item[i];
    return -1;
}

int ch_first_premise(const ChStepRecord *step)
{
    return step->constraint_count > 0 ? step->constraint[0] : CH_NONE;
}

ChField ch_field_count(const char *name, size_t count)
{
    static const char *const word[] = {
        [2] = N_("two"), [3] = N_("three"), [4] = N_("four"),  [5] = N_("five"),
        [6] = N_("six"), [7] = N_("seven"), [8] = N_("eight"), [9] = N_("nine")};
    const bool has_word = count < sizeof word / sizeof word[0] && word[count] != NULL;

    return has_word ? ch_field_message(name, word[count]) : ch_field_number(name, (uint32_t)count);
}

void ch_say(const ChSentenceContext *context, const char *msgid, const ChField *field, size_t count)
{
    const ChStepRecord *const step = context->step;
    ChField all[CH_MAX_FIELDS + 2];

    assert(count <= CH_MAX_FIELDS);
    /* Built in place: a field that a function returns is stored in parts and copied whole, which
     * waits for the parts. */
    all[0] = (ChField){.name = "placed",
                       .type = CH_FIELD_PLACED,
                       .value = (uint32_t)step->place_count,
                       .list = step->place};
    all[1] = (ChField){.name = "removed",
                       .type = CH_FIELD_REMOVED,
                       .value = (uint32_t)step->eliminate_count,
                       .list = step->eliminate};
    if (count > 0)
        memcpy(all + 2, field, count * sizeof *field);
    ch_format(context->out, context->language, msgid, all, count + 2);
}

bool ch_say_next(const ChSentenceContext *context, const char *msgid, const ChField *field,
                 size_t count)
{
    const size_t length = context->out->length;

    if (length > 0 && ch_text_string(context->out)[length - 1] != '\n')
        ch_text_char(context->out, ' ');
    ch_say(context, msgid, field, count);
    return true;
}

bool ch_say_part(const ChSentenceContext *context, const char *const message[CH_PARTS],
                 const ChField *field, size_t count)
{
    if (message[context->part] == NULL)
        return false;
    ch_say(context, message[context->part], field, count);
    return true;
}

/* say_groups.c - see groups.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

#include "notation.h"

/* ---- a group ---- */

unsigned ch_candidates_of(const ChSentenceContext *context, const ChList *cells)
{
    unsigned digits = 0;

    for (size_t i = 0; i < cells->count; i++)
        digits |= context->before->candidates[cells->item[i]];
    return digits;
}

static bool has_one_more(const ChSentenceContext *context, const ChMarkedSet *set)
{
    const unsigned digits = ch_candidates_of(context, &set->cells);

    return digits == set->digits && (size_t)ch_count(digits) == set->cells.count + 1;
}

int ch_count_groups(const ChSentenceContext *context)
{
    int count = 0;

    for (ChMarkedSet set = ch_marked_set(context->step, 0); set.cells.count > 0;
         set = ch_marked_set(context->step, ++count))
        if (!has_one_more(context, &set))
            return 0;
    return count;
}

void ch_put_shape(ChText *text, const ChList *cells, int house)
{
    for (size_t i = 0; i < cells->count; i++) {
        char name[CH_NAME_SIZE];
        ch_text_puts(text, i > 0 ? ", " : "");
        if (house >= CH_FIRST_COLUMN) {
            ch_text_char(text, 'r');
            ch_text_number(text, (uint32_t)CH_ROW_OF(cells->item[i]) + 1);
        } else if (house >= CH_FIRST_ROW) {
            ch_text_char(text, 'c');
            ch_text_number(text, (uint32_t)CH_COLUMN_OF(cells->item[i]) + 1);
        } else {
            ch_text_add(text, name, ch_name_cell(name, cells->item[i]));
        }
    }
}

void ch_say_group(const ChSentenceContext *context, int group)
{
    const ChMarkedSet set = ch_marked_set(context->step, group);
    const int house = ch_house_of_cells(&set.cells);
    const bool is_line = set.cells.count > 1 && house >= CH_FIRST_ROW;
    ChText shape = CH_TEXT_EMPTY;

    ch_put_shape(&shape, &set.cells, is_line ? house : -1);
    const ChField field[] = {
        ch_field_string("letter", ch_letter((size_t)group)),
        ch_field_string("shape", ch_text_whole(&shape)),
        ch_field_house("house", house >= 0 ? house : 0),
        ch_field_digits("digits", set.digits),
    };
    ch_say(context,
           is_line ? N_("Group {letter} is {shape} of {house}, with {digits}.")
                   : N_("Group {letter} is {shape}, with {digits}."),
           CH_FIELDS(field));
    context->out->failed |= shape.failed;
    ch_text_free(&shape);
}

void ch_say_all_groups(const ChSentenceContext *context, int groups, const char *joint)
{
    for (int i = 0; i < groups; i++) {
        ch_text_puts(context->out, i > 0 ? joint : "");
        ch_say_group(context, i);
    }
}

ChCellSet ch_group_places(const ChSentenceContext *context, int group, int digit)
{
    const ChMarkedSet set = ch_marked_set(context->step, group);

    return ch_cells_and(ch_set_of_cells(&set.cells), ch_board_open(context->before, digit));
}

int ch_house_of_groups(const ChSentenceContext *context, int one, int other, int digit)
{
    const ChCellSet places =
        ch_cells_or(ch_group_places(context, one, digit), ch_group_places(context, other, digit));
    const ChList cells = ch_list_of_set(&places);

    return ch_house_of_cells(&cells);
}

/* ---- what sees all places ---- */

enum {
    MAX_KINDS = 2, /* sentences; cells that see in more ways share one */
    MAX_NAMED = 4  /* cells; of more only the conclusion gives the names */
};

/* Cells that see two alternatives in the same two houses. */
typedef struct Kind {
    int house[2];
    ChList cells;
} Kind;

static int house_with(int cell, const ChCellSet *cells)
{
    ChList list = ch_list_of_set(cells);

    ch_list_add(&list, (uint16_t)cell);
    return ch_house_of_cells(&list);
}

/* Returns the eliminated cells of a digit that see every cell of the alternatives. */
static ChList seeing_cells(const ChStepRecord *step, int digit, const ChAlternative *alternative,
                           size_t count)
{
    ChCellSet all = {{0}};
    ChList cells = {.count = 0};

    for (size_t i = 0; i < count; i++)
        all = ch_cells_or(all, alternative[i].cells);
    const ChCellSet seen = ch_common_peers(all);
    for (size_t i = 0; i < step->eliminate_count; i++)
        if (CH_CANDIDATE_DIGIT(step->eliminate[i]) == digit &&
            ch_cells_has(&seen, CH_CANDIDATE_CELL(step->eliminate[i])))
            ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    return cells;
}

/* Sorts cells by the houses in which they see one or two alternatives; returns the number of kinds,
 * or MAX_KINDS + 1 where there are more or a cell sees without a common house. */
static size_t sort_kinds(Kind kind[MAX_KINDS], const ChList *cells,
                         const ChAlternative *alternative, size_t alternatives)
{
    size_t count = 0;

    for (size_t i = 0; i < cells->count; i++) {
        const int one = house_with(cells->item[i], &alternative[0].cells);
        const int other = house_with(cells->item[i], &alternative[alternatives - 1].cells);
        size_t at = 0;
        while (at < count && (kind[at].house[0] != one || kind[at].house[1] != other))
            at++;
        if (one < 0 || other < 0 || at == MAX_KINDS)
            return MAX_KINDS + 1;
        if (at == count)
            kind[count++] = (Kind){.house = {one, other}, .cells = {.count = 0}};
        ch_list_add(&kind[at].cells, cells->item[i]);
    }
    return count;
}

enum { TWO_HOUSES, ONE_HOUSE, ALONE, WAYS };

/* The messages by: the first sentence or the next, cells or groups, two alternatives in two houses
 * or in one, or one alternative alone. */
static const char *const seen_words[2][2][WAYS] = {
    {{N_("{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a}, in {other} {b}."),
      N_("{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a} and {b}."),
      N_("{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a}.")},
     {N_("{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}, in "
         "{other} every {digit} of {b}."),
      N_("{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a} and "
         "{b}."),
      N_("{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}.")}},
    {{N_("Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a}, in {other} {b}."),
      N_("Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a} and {b}."),
      N_("Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a}.")},
     {N_("Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}, in "
         "{other} every {digit} of {b}."),
      N_("Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a} and "
         "{b}."),
      N_("Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}.")}},
};

/* Writes the alternatives' names, joined by commas. */
static void put_alternatives(ChText *text, const ChSentenceContext *context,
                             const ChAlternative *alternative, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const ChList cells = ch_list_of_set(&alternative[i].cells);
        const ChField field = ch_list_field("cells", CH_FIELD_CELLS, &cells);
        ch_text_puts(text, i > 0 ? ", " : "");
        if (alternative[i].letter != NULL)
            ch_text_puts(text, alternative[i].letter);
        else
            ch_format(text, context->language, "{cells}", &field, 1);
    }
}

static void say_kind(const ChSentenceContext *context, int digit, const Kind *kind,
                     const ChAlternative *alternative, size_t alternatives, bool is_next)
{
    const int way = alternatives == 1                  ? ALONE
                    : kind->house[0] == kind->house[1] ? ONE_HOUSE
                                                       : TWO_HOUSES;
    ChText name[2] = {CH_TEXT_EMPTY, CH_TEXT_EMPTY};

    for (size_t i = 0; i < alternatives; i++)
        put_alternatives(&name[i], context, &alternative[i], 1);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &kind->cells),
        ch_field_digit("digit", digit),
        ch_field_house("one", kind->house[0]),
        ch_field_house("other", kind->house[1]),
        ch_field_string("a", ch_text_whole(&name[0])),
        ch_field_string("b", ch_text_whole(&name[1])),
    };
    ch_say(context, seen_words[is_next][alternative[0].letter != NULL][way], CH_FIELDS(field));
    for (int i = 0; i < 2; i++) {
        context->out->failed |= name[i].failed;
        ch_text_free(&name[i]);
    }
}

static const char *const seeing_words[2][2] = {
    {N_("{cells} cannot be {digit}: {cells?it sees/each of them sees} {names}."),
     N_("A cell that sees {names} cannot be {digit}.")},
    {N_("{cells} cannot be {digit}: {cells?it sees/each of them sees} every {digit} of the groups "
        "{names}."),
     N_("A cell that sees every {digit} of the groups {names} cannot be {digit}.")},
};

/* Writes that cells see all of several alternatives, without the houses. */
static void say_seeing(const ChSentenceContext *context, int digit, const ChList *cells,
                       const ChAlternative *alternative, size_t count)
{
    ChText names = CH_TEXT_EMPTY;

    put_alternatives(&names, context, alternative, count);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, cells),
        ch_field_digit("digit", digit),
        ch_field_string("names", ch_text_whole(&names)),
    };
    ch_say(context, seeing_words[alternative[0].letter != NULL][cells->count > MAX_NAMED],
           CH_FIELDS(field));
    context->out->failed |= names.failed;
    ch_text_free(&names);
}

void ch_say_seen(const ChSentenceContext *context, int digit, const ChAlternative *alternative,
                 size_t count)
{
    const ChList cells = seeing_cells(context->step, digit, alternative, count);
    Kind kind[MAX_KINDS];
    const size_t kinds = count <= 2 && cells.count <= MAX_NAMED
                             ? sort_kinds(kind, &cells, alternative, count)
                             : MAX_KINDS + 1;

    if (cells.count == 0)
        return;
    ch_text_char(context->out, ' ');
    if (kinds > MAX_KINDS)
        say_seeing(context, digit, &cells, alternative, count);
    for (size_t i = 0; i < kinds && kinds <= MAX_KINDS; i++) {
        ch_text_puts(context->out, i > 0 ? " " : "");
        say_kind(context, digit, &kind[i], alternative, count, i > 0);
    }
}

/* say_conclusion.c - the last sentence of a step: what to place, what to remove.
 *
 * Eliminations are grouped in the shortest of three ways:
 *
 *      by digits    remove 4 from r1c3, and 2 from r6c3 and r7c3
 *      by cells     remove 2 and 4 from r1c3, and 7 from r6c3
 *      by the rest  r6c8 keeps only 2 and 6: for a cell that loses many candidates
 *
 * Where a pattern clears the rest of its houses, this is said instead of a list of many cells.
 * A long list is folded: a second sentence counts the rest.  Notation and JSON have all of them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "change_groups.h"

#include <string.h>

enum {
    MAX_GROUPS = 6, /* that one sentence names */
    MAX_CELLS = 8,  /* that one group names */
    MAX_WORDS = 22, /* for the groups of one sentence, */
    FEW_WORDS = 12, /* where it must be brief */
    MAX_KEPT = 3,   /* groups that one sentence describes by what they keep */
    REST_FROM = 4   /* candidates from which on the rest of a house is named by the house */
};

/* Returns the number of names that the groups print. */
static int names_of(const ChChangeGroups *groups)
{
    int names = 0;

    for (size_t i = 0; i < groups->count; i++)
        names += ch_count(groups->group[i].digits) + ch_cells_count(groups->group[i].cells);
    return names;
}

/* ---- the rest of houses ---- */

static ChCellSet cells_of_houses(const ChList *houses)
{
    ChCellSet cells = {{0}};

    for (size_t i = 0; i < houses->count; i++)
        cells = ch_cells_or(cells, ch_house_cells[houses->item[i]]);
    return cells;
}

/* Returns the cells of the pattern, which keep their digits. */
static ChCellSet pattern_cells(const ChStepRecord *step)
{
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList set_cells = ch_marks_with_role(step, CH_ROLE_SET_CELL);
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(step, CH_ROLE_COVER);
    ChCellSet pattern = ch_cells_or(ch_set_of_cells(&cells), ch_set_of_cells(&set_cells));

    if (covers.count > 1)
        pattern = ch_cells_or(pattern, cells_of_houses(&bases));
    return pattern;
}

/* Reports whether the step removes exactly the DIGITS from all cells of the houses outside the
 * pattern. */
static bool clears_rest(const ChSentenceContext *context, const ChChanges *changes, unsigned digits,
                        const ChList *houses)
{
    const ChCellSet area = cells_of_houses(houses);
    const ChCellSet pattern = pattern_cells(context->step);

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool is_rest = ch_cells_has(&area, cell) && !ch_cells_has(&pattern, cell) &&
                             context->before->digit[cell] == CH_NO_DIGIT;
        const unsigned expected = is_rest ? context->before->candidates[cell] & digits : 0;
        if (changes->digits[cell] != expected)
            return false;
    }
    return houses->count > 0;
}

/* Finds the marked houses whose rest the step clears of the DIGITS; false when there are none. */
static bool find_rest(const ChSentenceContext *context, const ChChanges *changes, unsigned digits,
                      ChList *houses)
{
    const ChList marked[2] = {ch_marks_with_role(context->step, CH_ROLE_COVER),
                              ch_marks_with_role(context->step, CH_ROLE_HOUSE)};

    for (int role = 0; role < 2; role++) {
        *houses = marked[role];
        if (clears_rest(context, changes, digits, houses))
            return true;
        for (size_t i = 0; i < marked[role].count; i++) {
            *houses = (ChList){.count = 1, .item = {marked[role].item[i]}};
            if (clears_rest(context, changes, digits, houses))
                return true;
        }
    }
    return false;
}

/* ---- the sentence ---- */

/* Writes at most MOST cells in reading order, and the number of the others. */
static void put_cells(const ChSentenceContext *context, ChText *text, ChCellSet cells, int most)
{
    const int total = ch_cells_count(cells);
    const size_t named = (size_t)(total <= most ? total : most - 1);
    uint8_t cell[CH_CELLS];
    ChList list = {.count = 0};

    ch_cells_in_order(cells, cell);
    for (size_t i = 0; i < named; i++)
        ch_list_add(&list, cell[i]);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &list),
        ch_field_number("more", (uint32_t)(total - (int)named)),
    };
    ch_format(text, context->language,
              total > most ? N_("{cells} and {more} more cells") : "{cells}", CH_FIELDS(field));
}

/* Returns the number of words of a group: "1 and 2 from r1c1, r1c2 and r1c3". */
static int words_of(const ChChangeGroup *group)
{
    const int digits = ch_count(group->digits);
    const int cells = ch_cells_count(group->cells);

    return digits + (digits > 1) + 1 + (cells > MAX_CELLS ? MAX_CELLS + 3 : cells + (cells > 1));
}

/* Returns the number of groups, from the first, that one sentence has room for. */
static size_t count_named(const ChSentenceContext *context, const ChChangeGroups *groups)
{
    const int most = context->is_brief ? FEW_WORDS : MAX_WORDS;
    size_t named = 0;
    int words = 0;

    while (named < groups->count && named < MAX_GROUPS) {
        words += words_of(&groups->group[named]);
        if (named > 0 && words > most)
            break;
        named++;
    }
    return named;
}

/* Writes that the same holds for the groups beyond those named. */
static void say_others(const ChSentenceContext *context, const ChChangeGroups *groups, size_t named,
                       const char *message)
{
    uint32_t more = 0;

    for (size_t i = named; i < groups->count; i++)
        more +=
            (uint32_t)(ch_count(groups->group[i].digits) * ch_cells_count(groups->group[i].cells));
    const ChField field = ch_field_number("more", more);
    if (more > 0)
        ch_say_next(context, message, &field, 1);
}

/* Writes a message about the groups, or nothing about none.  MESSAGE is indexed by their number;
 * OTHERS counts what it has no room for. */
static void say_groups(const ChSentenceContext *context, const ChChangeGroups *groups,
                       const char *const message[MAX_GROUPS + 1], const char *others)
{
    static const char *const names[2][MAX_GROUPS] = {{"d1", "d2", "d3", "d4", "d5", "d6"},
                                                     {"c1", "c2", "c3", "c4", "c5", "c6"}};
    const size_t named = count_named(context, groups);
    ChText text[MAX_GROUPS];
    ChField field[2 * MAX_GROUPS];

    if (named == 0)
        return;
    for (size_t i = 0; i < named; i++) {
        text[i] = CH_TEXT_EMPTY;
        put_cells(context, &text[i], groups->group[i].cells, MAX_CELLS);
        field[2 * i] = (context->step->no_marks ? ch_field_choice : ch_field_digits)(
            names[0][i], groups->group[i].digits);
        field[2 * i + 1] = ch_field_string(names[1][i], ch_text_whole(&text[i]));
    }
    ch_say_next(context, message[named], field, 2 * named);
    for (size_t i = 0; i < named; i++) {
        context->out->failed |= text[i].failed;
        ch_text_free(&text[i]);
    }
    say_others(context, groups, named, others);
}

static void say_placed(const ChSentenceContext *context)
{
    static const char *const message[MAX_GROUPS + 1] = {
        [1] = N_("So place {d1} in {c1}."),
        [2] = N_("So place {d1} in {c1}, and {d2} in {c2}."),
        [3] = N_("So place {d1} in {c1}, {d2} in {c2}, and {d3} in {c3}."),
        [4] = N_("So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, and {d4} in {c4}."),
        [5] = N_("So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, and {d5} in "
                 "{c5}."),
        [6] = N_("So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, {d5} in {c5}, "
                 "and {d6} in {c6}."),
    };
    static const char *const guess[MAX_GROUPS + 1] = {
        [1] = N_("Try {d1} in {c1}."),
    };
    const ChChanges placed = ch_read_changes(context->step->place, context->step->place_count);
    const ChChangeGroups groups = ch_group_by_digits(&placed);
    const bool is_guess = strcmp(context->step->technique, "guess") == 0 && groups.count == 1;

    say_groups(context, &groups, is_guess ? guess : message,
               N_("{more} more {more?cell/cells} can be filled as well."));
}

static void say_removed(const ChSentenceContext *context, const ChChangeGroups *groups)
{
    static const char *const message[MAX_GROUPS + 1] = {
        [1] = N_("So remove {d1} from {c1}."),
        [2] = N_("So remove {d1} from {c1}, and {d2} from {c2}."),
        [3] = N_("So remove {d1} from {c1}, {d2} from {c2}, and {d3} from {c3}."),
        [4] = N_("So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, and {d4} from {c4}."),
        [5] = N_("So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, and "
                 "{d5} from {c5}."),
        [6] = N_("So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, {d5} "
                 "from {c5}, and {d6} from {c6}."),
    };

    static const char *const ruled_out[MAX_GROUPS + 1] = {
        [1] = N_("So {c1} cannot be {d1}."),
        [2] = N_("So {c1} cannot be {d1}, and {c2} cannot be {d2}."),
        [3] = N_("So {c1} cannot be {d1}, {c2} cannot be {d2}, and {c3} cannot be {d3}."),
        [4] = N_("So {c1} cannot be {d1}, {c2} cannot be {d2}, {c3} cannot be {d3}, and {c4} "
                 "cannot be {d4}."),
        [5] = N_("So {c1} cannot be {d1}, {c2} cannot be {d2}, {c3} cannot be {d3}, {c4} cannot be "
                 "{d4}, and {c5} cannot be {d5}."),
        [6] = N_("So {c1} cannot be {d1}, {c2} cannot be {d2}, {c3} cannot be {d3}, {c4} cannot be "
                 "{d4}, {c5} cannot be {d5}, and {c6} cannot be {d6}."),
    };

    say_groups(context, groups, context->step->no_marks ? ruled_out : message,
               N_("The same rules out {more} more {more?candidate/candidates}."));
}

static void say_kept(const ChSentenceContext *context, const ChChangeGroups *groups)
{
    static const char *const message[MAX_GROUPS + 1] = {
        [1] = N_("So keep only {d1} in {c1}."),
        [2] = N_("So keep only {d1} in {c1}, and {d2} in {c2}."),
        [3] = N_("So keep only {d1} in {c1}, {d2} in {c2}, and {d3} in {c3}."),
    };
    static const char *const left[MAX_GROUPS + 1] = {
        [1] = N_("So {c1} can only be {d1}."),
        [2] = N_("So {c1} can only be {d1}, and {c2} only {d2}."),
        [3] = N_("So {c1} can only be {d1}, {c2} only {d2}, and {c3} only {d3}."),
    };

    say_groups(context, groups, context->step->no_marks ? left : message, NULL);
}

static unsigned all_digits(const ChChanges *changes)
{
    unsigned digits = 0;

    CH_EACH_CELL(cell, changes->cells)
        digits |= changes->digits[cell];
    return digits;
}

static void say_eliminated(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChChanges removed = ch_read_changes(step->eliminate, step->eliminate_count);
    const ChChangeGroups by_cells = ch_group_by_cells(&removed);
    const ChChangeGroups by_digits = ch_group_by_digits(&removed);
    const ChChangeGroups by_kept = ch_group_by_kept(context, &removed);
    const ChChangeGroups *const shorter =
        names_of(&by_cells) < names_of(&by_digits) ? &by_cells : &by_digits;
    ChList houses;

    if (step->eliminate_count >= REST_FROM &&
        find_rest(context, &removed, all_digits(&removed), &houses) &&
        2 * houses.count <= (size_t)names_of(shorter)) {
        const ChField field[] = {
            ch_field_digits("digits", all_digits(&removed)),
            ch_field_choice("either", all_digits(&removed)),
            ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        };
        ch_say_next(context,
                    step->no_marks ? N_("So the rest of {houses} cannot be {either}.")
                                   : N_("So remove {digits} from the rest of {houses}."),
                    CH_FIELDS(field));
    } else if (by_kept.count > 0 && by_kept.count <= MAX_KEPT &&
               count_named(context, &by_kept) == by_kept.count &&
               names_of(&by_kept) < names_of(shorter)) {
        say_kept(context, &by_kept);
    } else {
        say_removed(context, shorter);
    }
}

void ch_say_conclusion(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    if (step->place_count > 0)
        say_placed(context);
    if (step->eliminate_count > 0)
        say_eliminated(context);
}

void ch_say_conclusion_line(const ChSentenceContext *context)
{
    ChText text = CH_TEXT_EMPTY;
    ChSentenceContext own = *context;

    own.out = &text;
    ch_say_conclusion(&own);
    if (text.length > 0 && context->out->length > 0)
        ch_text_char(context->out, '\n');
    ch_text_puts(context->out, ch_text_whole(&text));
    context->out->failed |= text.failed;
    ch_text_free(&text);
}

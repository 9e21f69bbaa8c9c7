/* deadly_text.c - see deadly_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"

#include <assert.h>
#include <string.h>

/* ---- reading ---- */

static void read_cell(const ChBoard *board, ChDeadlyText *deadly, int cell, unsigned digits)
{
    const unsigned guards = board->candidates[cell] & ~digits & CH_ALL_NINE;

    deadly->digits |= digits;
    ch_list_add(&deadly->cells, (uint16_t)cell);
    ch_list_add(&deadly->boxes, ch_cell_house[cell][0]);
    if (board->digit[cell] != CH_NO_DIGIT) {
        ch_list_add(&deadly->filled, (uint16_t)cell);
        deadly->held |= 1u << board->digit[cell];
        return;
    }
    ch_list_add(guards == 0 ? &deadly->floor : &deadly->extra, (uint16_t)cell);
    deadly->guards |= guards;
    CH_EACH_DIGIT(guard, guards)
        ch_list_add(&deadly->guardians, (uint16_t)CH_CANDIDATE(cell, guard));
}

static void read_premises(const ChSentenceContext *context, ChDeadlyText *deadly)
{
    const ChStepRecord *const step = context->step;

    deadly->used = deadly->guards;
    for (size_t i = 0; i < step->constraint_count; i++) {
        const int premise = step->constraint[i];
        if (premise < CH_CELLS) {
            ch_list_add(&deadly->subset, (uint16_t)premise);
            deadly->used |= context->before->candidates[premise] & CH_ALL_NINE;
        } else {
            ch_list_add(&deadly->houses, (uint16_t)((premise - CH_CELLS) / 9));
            deadly->kept |= 1u << (premise - CH_CELLS) % 9;
        }
    }
    ch_list_sort(&deadly->subset);
    ch_list_sort(&deadly->houses);
}

bool ch_read_deadly(const ChSentenceContext *context, ChDeadlyText *deadly)
{
    const ChStepRecord *const step = context->step;

    *deadly = (ChDeadlyText){.cell = CH_CELLS};
    if (step->deadly_count != 1)
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (step->deadly->digits[cell] != 0)
            read_cell(context->before, deadly, cell, step->deadly->digits[cell]);
    read_premises(context, deadly);
    for (size_t i = 0; i < step->eliminate_count; i++)
        deadly->lost |= 1u << CH_CANDIDATE_DIGIT(step->eliminate[i]);
    if (step->eliminate_count > 0)
        deadly->cell = CH_CANDIDATE_CELL(step->eliminate[0]);
    return true;
}

bool ch_read_guarded(const ChSentenceContext *context, ChDeadlyText *deadly)
{
    return ch_read_deadly(context, deadly) && deadly->lost != 0 && deadly->guards != 0 &&
           context->step->place_count == 0;
}

/* ---- writing ---- */

/* Lists the pattern's cells in the houses of the premises that have the first elimination. */
static ChList cells_in_houses(const ChDeadlyText *deadly)
{
    ChList beside = {.count = 0};

    for (size_t i = 0; i < deadly->cells.count; i++)
        for (size_t j = 0; j < deadly->houses.count; j++) {
            const ChCellSet *const house = &ch_house_cells[deadly->houses.item[j]];
            if (deadly->cells.item[i] != deadly->cell && ch_cells_has(house, deadly->cell) &&
                ch_cells_has(house, deadly->cells.item[i]))
                ch_list_add(&beside, deadly->cells.item[i]);
        }
    return beside;
}

/* Lists the extra cells but that of the first elimination. */
static ChList other_extra(const ChDeadlyText *deadly)
{
    ChList other = {.count = 0};

    for (size_t i = 0; i < deadly->extra.count; i++)
        if (deadly->extra.item[i] != deadly->cell)
            ch_list_add(&other, deadly->extra.item[i]);
    return other;
}

/* Returns the places of the confined digit in the houses of the premises. */
static ChList places_of_kept(const ChBoard *board, const ChDeadlyText *deadly)
{
    ChList places = {.count = 0};

    for (size_t i = 0; i < deadly->houses.count; i++)
        CH_EACH_DIGIT(digit, deadly->kept) {
            const ChList in_house = ch_places_in(board, deadly->houses.item[i], digit);
            places = ch_list_union(&places, &in_house);
        }
    return places;
}

bool ch_say_deadly_with(const ChSentenceContext *context, const ChDeadlyText *deadly,
                        const char *const *message, const ChField *further, size_t count)
{
    const ChList kept_places = places_of_kept(context->before, deadly);
    const ChList others = cells_in_houses(deadly);
    const ChList other = other_extra(deadly);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &deadly->cells),
        ch_field_number("count", (uint32_t)deadly->cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &deadly->boxes),
        ch_field_digits("digits", deadly->digits),
        ch_list_field("floor", CH_FIELD_CELLS, &deadly->floor),
        ch_list_field("filled", CH_FIELD_CELLS, &deadly->filled),
        ch_field_digits("held", deadly->held),
        ch_field_choice("either", deadly->digits),
        ch_list_field("guardians", CH_FIELD_PLACED, &deadly->guardians),
        ch_list_field("extra", CH_FIELD_CELLS, &deadly->extra),
        ch_list_field("places", CH_FIELD_PLACES, &deadly->extra),
        ch_field_digits("guards", deadly->guards),
        ch_field_choice("guard", deadly->guards),
        ch_list_field("houses", CH_FIELD_HOUSES, &deadly->houses),
        ch_field_choice("lost", deadly->lost),
        ch_field_digits("kept", deadly->kept),
        ch_field_cell("cell", deadly->cell),
        ch_list_field("others", CH_FIELD_CELLS, &others),
        ch_list_field("other", CH_FIELD_CELLS, &other),
        ch_list_field("kept_places", CH_FIELD_PLACES, &kept_places),
    };
    ChField all[CH_DEADLY_FIELDS + sizeof field / sizeof *field];

    assert(count <= CH_DEADLY_FIELDS);
    for (size_t i = 0; i < count; i++)
        all[i] = further[i];
    memcpy(&all[count], field, sizeof field);
    return ch_say_part(context, message, all, count + sizeof field / sizeof *field);
}

bool ch_say_deadly_part(const ChSentenceContext *context, const ChDeadlyText *deadly,
                        const char *const *message)
{
    return ch_say_deadly_with(context, deadly, message, NULL, 0);
}

void ch_say_completed_subset(const ChSentenceContext *context, const ChList *subset,
                             const ChList *guarded, unsigned used)
{
    const ChList all = ch_list_union(subset, guarded);
    const int house = ch_house_of_cells(&all);
    const ChField field[] = {
        ch_list_field("subset", CH_FIELD_CELLS, subset),
        ch_field_house("house", house >= 0 ? house : 0),
        ch_field_number("count", (uint32_t)subset->count + 1),
        ch_field_digits("used", used),
    };

    if (house >= 0 && ch_count(used) == (int)subset->count + 1)
        ch_say_next(context,
                    N_("With {subset} that makes {count} cells of {house} for {count} digits: "
                       "{used}."),
                    CH_FIELDS(field));
}

void ch_say_deadly_end(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    if (deadly->kept != 0 || deadly->extra.count == 1)
        return;
    if (deadly->subset.count > 0)
        ch_say_completed_subset(context, &deadly->subset, &deadly->extra, deadly->used);
    else if (ch_is_single(deadly->guards))
        ch_say_targets(context, ch_lowest(deadly->guards), &deadly->extra);
}

bool ch_say_deadly_whole(const ChSentenceContext *context, const ChDeadlyText *deadly,
                         const char *const *message)
{
    if (!ch_say_deadly_part(context, deadly, message))
        return false;
    if (context->part == CH_PART_WHY)
        ch_say_deadly_end(context, deadly);
    return true;
}

bool ch_say_deadly_by_type(const ChSentenceContext *context, const char *const *one_cell,
                           const char *const *some_cells, const char *const *confined)
{
    ChDeadlyText deadly;

    return ch_read_guarded(context, &deadly) &&
           ch_say_deadly_whole(context, &deadly,
                               deadly.kept != 0          ? confined
                               : deadly.extra.count == 1 ? one_cell
                                                         : some_cells);
}

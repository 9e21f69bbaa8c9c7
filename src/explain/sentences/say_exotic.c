/* say_exotic.c - exocets, SK-loops, multi-sector locked sets, distributed disjoint subsets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"
#include "sentence.h"

/* ---- exocets ---- */

/* The messages of an exocet: without mirror nodes, with them, and with mirror nodes alone. */
enum { PLAIN, MIRRORS, ONLY_MIRRORS, SORTS };

static bool say_exocet(const ChSentenceContext *context, size_t bases,
                       const char *const message[CH_PARTS], const char *const why[SORTS])
{
    const ChStepRecord *const step = context->step;
    const ChList base = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList targets = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList lines = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList boxes = ch_marks_with_role(step, CH_ROLE_COVER);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);

    const int sort = boxes.count == 0 ? PLAIN : lines.count > 0 ? MIRRORS : ONLY_MIRRORS;

    if (base.count != 2 * bases || targets.count < 2 || lines.count + boxes.count == 0 ||
        digits == 0)
        return false;
    const ChField field[] = {
        ch_field_list("one", CH_FIELD_CELLS, base.item, 2),
        ch_field_list("other", CH_FIELD_CELLS, base.item + 2 * (bases - 1), 2),
        ch_field_house("box", CH_BOX_OF(base.item[0])),
        ch_list_field("targets", CH_FIELD_CELLS, &targets),
        ch_list_field("lines", CH_FIELD_HOUSES, &lines),
        ch_list_field("boxes", CH_FIELD_HOUSES, &boxes),
        ch_field_digits("digits", digits),
    };
    if (context->part != CH_PART_WHY)
        return ch_say_part(context, message, CH_FIELDS(field));
    if (context->is_brief)
        return ch_say_next(context,
                           bases == 1 ? N_("As in every exocet, the targets hold the base digits. "
                                           "Candidates against this are false.")
                                      : N_("As in every exocet, the targets of a pair hold its "
                                           "digits, and the pairs share none. Candidates against "
                                           "this are false."),
                           CH_FIELDS(field));
    ch_say(context, why[sort], CH_FIELDS(field));
    (void)ch_say_exocet_by_rule(context);
    return true;
}

bool ch_say_junior_exocet(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {box}."),
        [CH_PART_WHAT] = N_("{one} have only {digits} between them. Find two target cells outside "
                            "their box that must hold the same two digits."),
        [CH_PART_SEE] = N_("The base cells {one} hold two of {digits}. The target cells are "
                           "{targets}."),
        [CH_PART_ASK] = N_("Where else can the two digits of {one} be?"),
    };
    static const char *const why[SORTS] = {
        [PLAIN] = N_("Each base digit is needed in {lines}, out of sight of {one}. Apart from the "
                     "targets it fits only twice. So the targets hold the base digits, one "
                     "each."),
        [MIRRORS] = N_("As {lines} have room for a base digit only twice apart from the targets, "
                       "these hold the base digits, one each. Then {boxes} need them too, out of "
                       "sight of {one} and of their target."),
        [ONLY_MIRRORS] = N_("As in every exocet, the targets hold the base digits, one each. Then "
                            "{boxes} need them too, out of sight of {one} and of their target."),
    };

    return (context->part == CH_PART_WHY && ch_say_exocet_rules(context)) ||
           say_exocet(context, 1, message, why);
}

bool ch_say_exocet_by_kind(const ChSentenceContext *context)
{
    const ChList base = ch_marks_with_role(context->step, CH_ROLE_PIVOT);
    ChExocetReading reading;

    if (base.count == 4)
        return ch_say_double_junior_exocet(context);
    const ChList targets = ch_marks_with_role(context->step, CH_ROLE_CELL);
    return targets.count > 2 || ch_exocet_read(&reading, context->before, context->step)
               ? ch_say_junior_exocet(context)
               : ch_say_senior_exocet(context);
}

bool ch_say_double_junior_exocet(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {box}."),
        [CH_PART_WHAT] = N_("Find two base pairs with only {digits} between them, one of them in "
                            "{box}."),
        [CH_PART_SEE] = N_("The base pairs are {one}, and {other}. The target cells are "
                           "{targets}."),
        [CH_PART_ASK] = N_("How are {digits} shared between the two base pairs?"),
    };
    static const char *const why[SORTS] = {
        [PLAIN] = N_("Each digit of a pair is needed in {lines}, out of its sight. Apart from the "
                     "targets it fits only twice. So the targets of a pair hold its digits, "
                     "and the pairs share none."),
        [MIRRORS] = N_("As {lines} have room for a digit only twice apart from the targets, the "
                       "targets of a pair hold its digits as well. Then {boxes} need them too, out "
                       "of sight of the pair and of their target."),
        [ONLY_MIRRORS] = N_("The two pairs have four different digits, and the targets of a pair "
                            "hold its digits as well. Then {boxes} need them too, out of sight of "
                            "the pair and of their target."),
    };

    return say_exocet(context, 2, message, why);
}

/* ---- cells locked by counting ---- */

/* Returns the covers of these kinds, a set of houses. */
static ChList covers_among(const ChStepRecord *step, uint32_t kinds)
{
    const ChList all = ch_marks_with_role(step, CH_ROLE_COVER);
    ChList some = {.count = 0};

    for (size_t i = 0; i < all.count; i++)
        if (all.item[i] < CH_HOUSES && kinds >> all.item[i] & 1)
            ch_list_add(&some, all.item[i]);
    return some;
}

/* Reads the pattern that the covers form on the board; returns false when room and count differ, so
 * that nothing follows. */
static bool read_sectors(const ChSentenceContext *context, ChSectors *sectors)
{
    const ChList covers = covers_among(context->step, ~UINT32_C(0));
    uint32_t houses = 0;

    for (size_t i = 0; i < covers.count; i++)
        houses |= UINT32_C(1) << covers.item[i];
    return ch_sectors_of(sectors, context->before, houses) && sectors->room == sectors->count;
}

/* Writes which digits can fill that many of the cells. */
static void say_share(const ChSentenceContext *context, const ChSectors *sectors, int share)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)(sectors->share[digit] == share) << digit;
    if (digits == 0)
        return;
    const ChField field[] = {
        ch_field_digits("digits", digits),
        ch_field_number("share", (uint32_t)share),
    };
    ch_say_next(context,
                context->out->length == 0
                    ? N_("The {digits} can fill at most {share} of these cells{digits?/ each}.")
                    : N_("The {digits} can fill at most {share}{digits?/ each}."),
                CH_FIELDS(field));
}

static bool say_sectors(const ChSentenceContext *context, const char *const message[CH_PARTS])
{
    const ChStepRecord *const step = context->step;
    const ChList rows = covers_among(step, CH_HOUSE_ROWS);
    const ChList columns = covers_among(step, CH_HOUSE_COLUMNS);
    const ChList boxes = covers_among(step, CH_HOUSE_BOXES);
    ChSectors sectors;

    if (!read_sectors(context, &sectors))
        return false;
    const ChField field[] = {
        ch_field_number("count", (uint32_t)sectors.count),
        ch_list_field("rows", CH_FIELD_HOUSES, &rows),
        ch_list_field("columns", CH_FIELD_HOUSES, &columns),
        ch_list_field("boxes", CH_FIELD_HOUSES, &boxes),
    };
    for (int share = CH_DIGITS; share > 0 && context->part == CH_PART_WHY; share--)
        say_share(context, &sectors, share);
    return message[context->part] != NULL &&
           ch_say_next(context, message[context->part], CH_FIELDS(field));
}

bool ch_say_multi_sector_locked_sets(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {columns}."),
        [CH_PART_WHAT] = N_("Count the empty cells where some of the rows cross these columns."),
        [CH_PART_SEE] = N_("Where {rows} cross {columns}, {count} cells are empty."),
        [CH_PART_ASK] = N_("How many of these cells can each digit fill at most?"),
        [CH_PART_WHY] = N_("That makes {count}, as many as cells, so every digit fills all that it "
                           "can. Candidates against this are false."),
    };

    return say_sectors(context, message);
}

bool ch_say_sk_loop(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {boxes}."),
        [CH_PART_WHAT] = N_("Four filled cells, where {rows} cross {columns}, are the corners of a "
                            "ring. In each box it has two cells of the row and two of the column."),
        [CH_PART_SEE] = N_("Where {rows} cross {columns}, four cells are filled. Around each of "
                           "them two cells of its row and two of its column, in its box, are "
                           "empty: a ring of {count} cells."),
        [CH_PART_ASK] = N_("How many of these cells can each digit fill at most?"),
        [CH_PART_WHY] = N_("That makes {count}, as many as cells, so every digit fills all that it "
                           "can. Candidates against this are false."),
    };

    static const char *const brief[CH_PARTS] = {
        [CH_PART_SEE] =
            N_("Around the four cells where {rows} cross {columns}, {count} empty cells "
               "form a ring."),
        [CH_PART_WHY] = N_("That makes {count}, as many as cells, so every digit fills all that it "
                           "can."),
    };

    return say_sectors(context, context->is_brief ? brief : message);
}

/* ---- distributed disjoint subsets ---- */

/* Returns the digits of the cells outside a house. */
static unsigned digits_outside(const ChSentenceContext *context, int house)
{
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    unsigned digits = 0;

    for (size_t i = 0; i < cells.count; i++)
        if (!ch_cells_has(&ch_house_cells[house], cells.item[i]))
            digits |= context->before->candidates[cells.item[i]];
    return digits;
}

/* Writes in which house each digit is. */
static void say_houses_of_digits(const ChSentenceContext *context, const ChList *covers)
{
    unsigned rest = ch_digits_with_role(context->step, CH_ROLE_DIGIT);

    for (size_t i = 0; i < covers->count; i++) {
        const unsigned digits = rest & ~digits_outside(context, covers->item[i]);
        const ChField field[] = {
            ch_field_digits("digits", digits),
            ch_field_house("house", covers->item[i]),
        };
        rest &= ~digits;
        if (digits != 0)
            ch_say_next(context,
                        i == 0 ? N_("Among these cells, the {digits} can only be in {house}.")
                               : N_("The {digits} can only be in {house}."),
                        CH_FIELDS(field));
    }
}

bool ch_say_distributed_disjoint_subset(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {covers}."),
        [CH_PART_WHAT] = N_("Find {count} cells with {count} digits between them. Those with the "
                            "same digit must all be in one row, column or box."),
        [CH_PART_SEE] = N_("{cells} have only {digits}."),
        [CH_PART_ASK] = N_("How many of these cells can each digit fill?"),
        [CH_PART_WHY] = N_("So each digit can fill only one of the {count} cells. There are "
                           "{count} digits, so each fills one. A cell that sees all places of a "
                           "digit here cannot have it."),
    };
    static const char *const brief[CH_PARTS] = {
        [CH_PART_SEE] = N_("{cells} have only {digits}. Among them, the places of each digit are "
                           "in one row, column or box."),
        [CH_PART_WHY] = N_("So each digit can fill only one of the {count} cells. There are "
                           "{count} digits, so each fills one."),
    };
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    const ChList covers = covers_among(context->step, ~UINT32_C(0));
    const unsigned digits = ch_digits_with_role(context->step, CH_ROLE_DIGIT);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("covers", CH_FIELD_HOUSES, &covers),
        ch_field_number("count", (uint32_t)cells.count),
        ch_field_digits("digits", digits),
    };

    if (cells.count < 2 || covers.count == 0 || digits == 0 ||
        !ch_say_part(context, context->is_brief ? brief : message, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_SEE && !context->is_brief)
        say_houses_of_digits(context, &covers);
    return true;
}

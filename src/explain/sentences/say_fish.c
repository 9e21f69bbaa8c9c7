/* say_fish.c - describes fish: finless, finned, with endo-fins, Siamese.
 *
 * The lines that a fish compares are its bases, those that their places share its covers.
 * Endo-fins are fins in the argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* The kinds of a fish, and the kinds of the houses that it covers. */
enum { FINLESS, FINNED, SHAPES };
enum { IN_COLUMNS, IN_ROWS, IN_HOUSES, KINDS };

static const char *const what[SHAPES][KINDS] = {
    {N_("In which {count} columns are all places for the {digit} there?"),
     N_("In which {count} rows are all places for the {digit} there?"),
     N_("In which {count} houses are all places for the {digit} there?")},
    {N_("In which {count} columns are nearly all places for the {digit} there?"),
     N_("In which {count} rows are nearly all places for the {digit} there?"),
     N_("In which {count} houses are nearly all places for the {digit} there?")},
};

static const char *const why[KINDS] = {
    N_("Each of {bases} needs a {digit}, and no column can take two. That gives {covers} theirs."),
    N_("Each of {bases} needs a {digit}, and no row can take two. That gives {covers} theirs."),
    N_("Each of {bases} needs a {digit} of its own, and each of {covers} takes only one. That "
       "gives "
       "{covers} theirs."),
};

static const char *const finless[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the {digit}s in {bases}."),
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {covers}."),
    [CH_PART_ASK] = N_("Can {covers} have a {digit} anywhere else?"),
};

static const char *const finned[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the {digit}s in {bases}."),
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {covers}, except {fins?the fin/the "
                       "fins} {fins}."),
    [CH_PART_ASK] = N_("What follows if {fins?the fin is/a fin is} {digit}, and what if not?"),
    [CH_PART_WHY] = N_("If {all?/one of }{all} is {digit}, {targets} {targets?sees/see} it. If "
                       "not, {covers} get their {digit}s in {bases}."),
};

/* What differs where there are many targets. */
static const char *const many_targets[CH_PARTS] = {
    [CH_PART_WHY] = N_("If {all?/one of }{all} is {digit}, no cell that sees {all?it/all of them} "
                       "is. If not, {covers} get their {digit}s in {bases}."),
};

static const char *const endofin[CH_PARTS] = {
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {covers}. But {endofins} "
                       "{endofins?is/are} in two of {bases} at once."),
    [CH_PART_ASK] = N_("What follows if {endofins?it is/one of these is} {digit}, and what if "
                       "not?"),
};

static const char *const fin_and_endofin[CH_PARTS] = {
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {covers}, except {fins?the fin/the "
                       "fins} {fins}. And {endofins} {endofins?is/are} in two of {bases} at once."),
    [CH_PART_ASK] = N_("What follows if one of these is {digit}, and what if not?"),
};

static const char *const siamese[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the {digit}s in {bases}."),
    [CH_PART_WHAT] = N_("Two finned fish share these places. In which {count} houses is each?"),
    [CH_PART_SEE] =
        N_("In {bases}, two fish for the {digit} each use {count} of {covers}. Their fins are "
           "{all}."),
    [CH_PART_ASK] = N_("Which cells see all fins of one fish?"),
    [CH_PART_WHY] = N_("Either a fish holds or one of its fins is {digit}. Each way, {targets} "
                       "cannot be."),
};

enum { FEW_TARGETS = 4 };

/* Counts the houses that hold the cell. */
static int count_houses(const ChList *houses, int cell)
{
    int count = 0;

    for (size_t i = 0; i < houses->count; i++)
        count += ch_cells_has(&ch_house_cells[houses->item[i]], cell);
    return count;
}

static int kind_of(const ChList *covers)
{
    uint32_t houses = 0;

    for (size_t i = 0; i < covers->count; i++)
        houses |= 1u << covers->item[i];
    if ((houses & ~CH_HOUSE_ROWS) == 0)
        return IN_ROWS;
    return (houses & ~CH_HOUSE_COLUMNS) == 0 ? IN_COLUMNS : IN_HOUSES;
}

/* The marks of a fish. */
typedef struct Fish {
    ChList digits, bases, covers;
    ChList fins, endofins; /* cells */
    ChList all;            /* fins and endo-fins */
    ChList targets;        /* cells that are not the digit */
    ChList inside;         /* those of them that are in a base, and in two covers */
} Fish;

static Fish read_fish(const ChStepRecord *step)
{
    const ChList fins = ch_marks_with_role(step, CH_ROLE_FIN);
    const ChList endofins = ch_marks_with_role(step, CH_ROLE_ENDOFIN);
    Fish fish = {.digits = ch_marks_with_role(step, CH_ROLE_DIGIT),
                 .bases = ch_marks_with_role(step, CH_ROLE_HOUSE),
                 .covers = ch_marks_with_role(step, CH_ROLE_COVER),
                 .fins = ch_cells_of(&fins),
                 .endofins = ch_cells_of(&endofins)};

    fish.all = fish.fins;
    for (size_t i = 0; i < fish.endofins.count; i++)
        ch_list_add(&fish.all, fish.endofins.item[i]);
    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int cell = CH_CANDIDATE_CELL(step->eliminate[i]);
        ch_list_add(&fish.targets, (uint16_t)cell);
        if (count_houses(&fish.bases, cell) > 0 && count_houses(&fish.covers, cell) > 1)
            ch_list_add(&fish.inside, (uint16_t)cell);
    }
    return fish;
}

/* Explains the eliminations inside the bases.  A base candidate that is in two covers, and is no
 * fin, is eliminated as well, because there is no spare cover. */
static bool say_inside(const ChSentenceContext *context, const Fish *fish)
{
    const ChField field[] = {
        ch_field_digit("digit", fish->digits.item[0]),
        ch_list_field("inside", CH_FIELD_CELLS, &fish->inside),
        ch_list_field("covers", CH_FIELD_HOUSES, &fish->covers),
    };

    return fish->inside.count == 0 ||
           ch_say_next(context,
                       N_("{inside} {inside?is/are} in two of {covers}: a {digit} there would use "
                          "up both."),
                       CH_FIELDS(field));
}

static bool say_shape(const ChSentenceContext *context, const Fish *fish, const ChField *field,
                      size_t count)
{
    const bool has_fins = fish->all.count > 0;

    if (fish->covers.count > fish->bases.count)
        return ch_say_part(context, siamese, field, count);
    if (context->part == CH_PART_WHAT)
        return ch_say_next(context, what[has_fins][kind_of(&fish->covers)], field, count);
    if (!has_fins)
        return (context->part == CH_PART_WHY &&
                ch_say_next(context, why[kind_of(&fish->covers)], field, count)) ||
               ch_say_part(context, finless, field, count);
    return (fish->endofins.count > 0 &&
            ch_say_part(context, fish->fins.count > 0 ? fin_and_endofin : endofin, field, count)) ||
           (fish->targets.count > FEW_TARGETS &&
            ch_say_part(context, many_targets, field, count)) ||
           ch_say_part(context, finned, field, count);
}

bool ch_say_fish(const ChSentenceContext *context)
{
    const Fish fish = read_fish(context->step);

    if (fish.digits.count != 1 || fish.bases.count < 2 || fish.covers.count < fish.bases.count)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", fish.digits.item[0]),
        ch_field_number("count", (uint32_t)fish.bases.count),
        ch_list_field("bases", CH_FIELD_HOUSES, &fish.bases),
        ch_list_field("covers", CH_FIELD_HOUSES, &fish.covers),
        ch_list_field("fins", CH_FIELD_CELLS, &fish.fins),
        ch_list_field("endofins", CH_FIELD_CELLS, &fish.endofins),
        ch_list_field("all", CH_FIELD_CELLS, &fish.all),
        ch_list_field("targets", CH_FIELD_CELLS, &fish.targets),
    };
    if (!say_shape(context, &fish, field, sizeof field / sizeof field[0]))
        return false;
    return context->part != CH_PART_WHY || fish.covers.count > fish.bases.count ||
           say_inside(context, &fish);
}

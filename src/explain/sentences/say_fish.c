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
    {N_("Which {count} columns hold all places for the {digit} there?"),
     N_("Which {count} rows hold all places for the {digit} there?"),
     N_("Which {count} houses hold all places for the {digit} there?")},
    {N_("Which {count} columns hold nearly all places for the {digit} there?"),
     N_("Which {count} rows hold nearly all places for the {digit} there?"),
     N_("Which {count} houses hold nearly all places for the {digit} there?")},
};

static const char *const why[KINDS] = {
    N_("Each of {bases} needs its {digit}, and no column can take two. That gives {covers} "
       "theirs."),
    N_("Each of {bases} needs its {digit}, and no row can take two. That gives {covers} theirs."),
    N_("Each of {bases} needs its own {digit}, and each of {covers} takes only one. That "
       "gives "
       "{covers} theirs."),
};

static const char *const finless[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the {digit}s in {bases}."),
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {covers}."),
    [CH_PART_ASK] = N_("Can {covers} have their {digit} anywhere else?"),
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

static const char *const siamese_many_targets[CH_PARTS] = {
    [CH_PART_WHY] =
        N_("Either a fish holds or one of its fins is {digit}. Each way, {digit} cannot "
           "be in any other cell of its {count} houses that sees all its fins."),
};

/* ---- fish of many houses: these are named once, and then counted ---- */

static const char *const long_where[KINDS] = {
    N_("Compare the {digit}s of the rows, across the whole grid."),
    N_("Compare the {digit}s of the columns, across the whole grid."),
    N_("Compare the places of the {digit} in the whole grid."),
};

static const char *const long_what[SHAPES][KINDS] = {
    {N_("Which {count} rows have all places for their {digit} in {count} columns?"),
     N_("Which {count} columns have all places for their {digit} in {count} rows?"),
     N_("Which {count} houses have all places for their {digit} in {count} others?")},
    {N_("Which {count} rows have nearly all places for their {digit} in {count} columns?"),
     N_("Which {count} columns have nearly all places for their {digit} in {count} rows?"),
     N_("Which {count} houses have nearly all places for their {digit} in {count} others?")},
};

static const char *const long_ask[KINDS] = {
    N_("Can those {count} columns have their {digit} anywhere else?"),
    N_("Can those {count} rows have their {digit} anywhere else?"),
    N_("Can those {count} houses have their {digit} anywhere else?"),
};

static const char *const long_why[KINDS] = {
    N_("Each of the {count} rows needs its {digit}, and no column can take two. That gives the "
       "{count} columns theirs."),
    N_("Each of the {count} columns needs its {digit}, and no row can take two. That gives the "
       "{count} rows theirs."),
    N_("Each of the {count} houses needs its own {digit}, and each of the {count} others "
       "takes only one. That gives the others theirs."),
};

/* Where the covers alone are of one kind. */
static const char *const mixed_why[KINDS] = {
    [IN_COLUMNS] = N_("Each of the {count} houses needs its own {digit}, and no column can take "
                      "two. That gives the {count} columns theirs."),
    [IN_ROWS] =
        N_("Each of the {count} houses needs its own {digit}, and no row can take two. That "
           "gives the {count} rows theirs."),
};

static const char *const long_if_fin[2][2] = {
    {N_("If {all?the fin/a fin} is {digit}, {targets} {targets?sees/see} it."),
     N_("If {all?the fin/a fin} is {digit}, no cell that sees {all?it/all fins} is.")},
    {N_("If {all?that cell/one of those cells} is {digit}, {targets} {targets?sees/see} it."),
     N_("If {all?that cell/one of those cells} is {digit}, no cell that sees {all?it/all of them} "
        "is.")},
};

static const char *const long_if_none[KINDS] = {
    N_("If not, the {count} rows have their {digit}s in the {count} columns, one in each."),
    N_("If not, the {count} columns have their {digit}s in the {count} rows, one in each."),
    N_("If not, the {count} houses have their {digit}s in the {count} others, one in each."),
};

static const char *const long_siamese = N_("Take {bases}. Two fish for the {digit} there each use "
                                           "{count} of {covers}. Their fins are {all}.");

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

/* Returns the number of words that name the houses: "boxes 1 and 2, and row 3". */
static size_t words_of(const ChList *houses)
{
    size_t words = houses->count;
    size_t runs = 0;

    for (size_t i = 0; i < houses->count; i++)
        if (i == 0 || houses->item[i] / 9 != houses->item[i - 1] / 9)
            runs++;
    words += runs + (runs > 1) + (runs < houses->count);
    return words;
}

enum {
    MANY_HOUSES = 5, /* of a fish, from which on depth 1 does not name them */
    MOST_WORDS = 16  /* for its houses and fins in one sentence */
};

/* The marks of a fish. */
typedef struct Fish {
    ChList digits, bases, covers;
    ChList fins;     /* cells outside the covers, endo-fins among them */
    ChList endofins; /* cells in two bases */
    ChList all;      /* fins and endo-fins */
    ChList targets;  /* cells that are not the digit */
    ChList inside;   /* those of them that are in a base, and in two covers */
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

    for (size_t i = 0; i < fish.endofins.count; i++)
        if (count_houses(&fish.covers, fish.endofins.item[i]) == 0)
            ch_list_add(&fish.fins, fish.endofins.item[i]);
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

/* Reports whether the covers are counted in depth 4 rather than named again. */
static bool is_counted(const Fish *fish)
{
    return fish->bases.count > 3 || (fish->bases.count == 3 && kind_of(&fish->covers) == IN_HOUSES);
}

/* Reports whether a sentence with all houses and fins would be too long. */
static bool is_long(const Fish *fish)
{
    return fish->bases.count >= MANY_HOUSES || words_of(&fish->bases) + words_of(&fish->covers) +
                                                       fish->fins.count +
                                                       3 * (fish->fins.count > 0) >
                                                   MOST_WORDS;
}

/* Explains the eliminations inside the bases.  A base candidate that is in two covers, and is no
 * fin, is eliminated as well, because there is no spare cover. */
static bool say_inside(const ChSentenceContext *context, const Fish *fish)
{
    const ChField field[] = {
        ch_field_digit("digit", fish->digits.item[0]),
        ch_field_count("count", fish->covers.count),
        ch_list_field("inside", CH_FIELD_CELLS, &fish->inside),
        ch_list_field("covers", CH_FIELD_HOUSES, &fish->covers),
    };

    return fish->inside.count == 0 ||
           ch_say_next(
               context,
               is_counted(fish)
                   ? N_("With {digit} in {inside}, two of the {count} others would be used up.")
                   : N_("{inside} {inside?is/are} in two of {covers}: {digit} there would use up "
                        "both."),
               CH_FIELDS(field));
}

/* Returns the kind of the covers, where the bases are the lines that cross them. */
static int crossing_kind(const Fish *fish)
{
    const int covers = kind_of(&fish->covers);
    const int bases = kind_of(&fish->bases);

    return covers + bases == IN_COLUMNS + IN_ROWS && covers != bases ? covers : IN_HOUSES;
}

static bool say_long_pattern(const ChSentenceContext *context, const Fish *fish,
                             const ChField *field, size_t count)
{
    ch_say(context, N_("Take {bases}."), field, count);
    if (fish->endofins.count > 0)
        ch_say_next(context, N_("{endofins} {endofins?is/are} in two of them at once."), field,
                    count);
    ch_say_next(context, N_("Their {digit} can only be in {covers}."), field, count);
    if (fish->fins.count > 0)
        ch_say_next(context, N_("The {fins?exception is the fin/exceptions are the fins} {fins}."),
                    field, count);
    return true;
}

static bool say_long(const ChSentenceContext *context, const Fish *fish, const ChField *field,
                     size_t count)
{
    const int kind = crossing_kind(fish);
    const bool has_fins = fish->all.count > 0;

    switch (context->part) {
    case CH_PART_WHERE:
        return fish->bases.count >= MANY_HOUSES &&
               ch_say_next(context, long_where[kind], field, count);
    case CH_PART_WHAT:
        return fish->bases.count >= MANY_HOUSES &&
               ch_say_next(context, long_what[has_fins][kind], field, count);
    case CH_PART_SEE:
        return is_long(fish) && say_long_pattern(context, fish, field, count);
    case CH_PART_ASK:
        return is_counted(fish) && !has_fins &&
               ch_say_next(context, long_ask[kind_of(&fish->covers)], field, count);
    case CH_PART_WHY:
        if (!is_counted(fish))
            return false;
        if (!has_fins && kind == IN_HOUSES && kind_of(&fish->covers) != IN_HOUSES)
            return ch_say_next(context, mixed_why[kind_of(&fish->covers)], field, count);
        if (!has_fins)
            return ch_say_next(context, long_why[kind], field, count);
        ch_say(context, long_if_fin[fish->endofins.count > 0][fish->targets.count > FEW_TARGETS],
               field, count);
        return ch_say_next(context, long_if_none[kind], field, count);
    default:
        return false;
    }
}

static bool say_siamese(const ChSentenceContext *context, const Fish *fish, const ChField *field,
                        size_t count)
{
    return (context->part == CH_PART_WHERE && fish->bases.count >= MANY_HOUSES &&
            ch_say_next(context, long_where[crossing_kind(fish)], field, count)) ||
           (context->part == CH_PART_SEE && is_long(fish) &&
            ch_say_next(context, long_siamese, field, count)) ||
           (fish->targets.count > FEW_TARGETS &&
            ch_say_part(context, siamese_many_targets, field, count)) ||
           ch_say_part(context, siamese, field, count);
}

static bool say_shape(const ChSentenceContext *context, const Fish *fish, const ChField *field,
                      size_t count)
{
    const bool has_fins = fish->all.count > 0;

    if (fish->covers.count > fish->bases.count)
        return say_siamese(context, fish, field, count);
    if (say_long(context, fish, field, count))
        return true;
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
        ch_field_count("count", fish.bases.count),
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

/* say_exocet_rules.c - the reason of each rule by which a junior exocet rules out candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"
#include "groups.h"

typedef struct Reading {
    ChExocetReading read;
    ChList lines;     /* the cross-lines */
    ChList boxes;     /* of base and targets */
    ChList gone;      /* what is ruled out: candidates */
    ChList base;      /* cells */
    ChList targets;   /* cells */
    bool has_base;    /* a cell of the base loses candidates */
    unsigned lost;    /* the digits that are ruled out */
    unsigned fits[2]; /* those of them that fit in a target */
} Reading;

static bool read_exocet(const ChSentenceContext *context, Reading *reading)
{
    const ChStepRecord *const step = context->step;
    const ChExocet *const exocet = &reading->read.exocet;

    *reading = (Reading){.base = ch_marks_with_role(step, CH_ROLE_PIVOT),
                         .targets = ch_marks_with_role(step, CH_ROLE_CELL)};
    if (!ch_exocet_read(&reading->read, context->before, step) || step->place_count > 0)
        return false;
    for (int i = 0; i < 3; i++)
        ch_list_add(&reading->lines, (uint16_t)ch_exocet_house(exocet, i));
    ch_list_add(&reading->boxes, CH_BOX_OF(exocet->base[0]));
    for (int i = 0; i < 2; i++) {
        ch_list_add(&reading->boxes, CH_BOX_OF(exocet->target[i]));
        reading->fits[i] = ch_exocet_fits(context->before, exocet, i);
    }
    ch_list_sort(&reading->lines);
    ch_list_sort(&reading->boxes);
    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int cell = CH_CANDIDATE_CELL(step->eliminate[i]);
        ch_list_add(&reading->gone, step->eliminate[i]);
        reading->lost |= 1u << CH_CANDIDATE_DIGIT(step->eliminate[i]);
        reading->has_base = reading->has_base || cell == exocet->base[0] || cell == exocet->base[1];
    }
    return true;
}

static bool say(const ChSentenceContext *context, const char *message, const Reading *reading)
{
    const ChField field[] = {
        ch_list_field("one", CH_FIELD_CELLS, &reading->base),
        ch_list_field("lines", CH_FIELD_HOUSES, &reading->lines),
        ch_list_field("boxes", CH_FIELD_HOUSES, &reading->boxes),
        ch_list_field("gone", CH_FIELD_PLACED, &reading->gone),
        ch_field_digits("lost", reading->lost),
    };

    return ch_say_next(context, message, CH_FIELDS(field));
}

/* ---- the rules ---- */

static const char lead[] = N_("As in every exocet, the targets hold the base digits, one each.");
static const char reason[] = N_(
    "Each base digit is needed in {lines}, out of sight of {one}. Apart from the targets it fits "
    "only twice. So the targets hold the base digits, one each.");
static const char only[] = N_(
    "Each base digit is needed in {lines}, out of sight of {one}. Apart from the targets it fits "
    "only twice. So the targets hold the base digits, one each, and nothing else.");

/* Writes which digits do not fit in the first target, in the second, in neither. */
static void say_false_digits(const ChSentenceContext *context, const Reading *reading)
{
    say(context,
        N_("A digit in a target also needs places in the two of {lines} without it, out of each "
           "other's sight."),
        reading);
    for (int where = 1; where < 4; where++) {
        unsigned digits = reading->lost;
        ChList spots = {.count = 0};
        for (int i = 0; i < 2; i++) {
            const bool is_spot = (where >> i & 1) != 0;
            digits &= is_spot ? ~reading->fits[i] : reading->fits[i];
            if (is_spot)
                ch_list_add(&spots, reading->read.exocet.target[i]);
        }
        const ChField field[] = {
            ch_field_digits("lost", digits),
            ch_list_field("spots", CH_FIELD_PLACES, &spots),
        };
        if (digits != 0)
            ch_say_next(context, N_("This rules out {lost} in {spots}."), CH_FIELDS(field));
    }
    if (reading->has_base)
        say(context, N_("A digit that fits in no target is not in the base."), reading);
}

static ChList list_of(ChCellSet cells)
{
    ChList list = {.count = 0};

    CH_EACH_CELL(cell, cells)
        ch_list_add(&list, (uint16_t)cell);
    ch_list_sort(&list);
    return list;
}

/* Writes that the digits of some targets, as a set of bits, are in their mirror nodes. */
static void say_nodes(const ChSentenceContext *context, const Reading *reading, unsigned targets)
{
    const ChExocet *const exocet = &reading->read.exocet;
    const int target = targets == 2;
    const ChList node = list_of(ch_exocet_mirror(exocet, target));
    const ChList other = list_of(ch_exocet_mirror(exocet, 1 - target));
    const ChField field[] = {
        ch_field_house("box", CH_BOX_OF(exocet->target[1 - target])),
        ch_field_cell("target", exocet->target[target]),
        ch_list_field("node", CH_FIELD_PLACES, &node),
        ch_field_cell("target_2", exocet->target[1 - target]),
        ch_list_field("node_2", CH_FIELD_PLACES, &other),
    };

    ch_say_next(context,
                targets < 3 ? N_("The digit of {target} is needed in {box} as well, which only has "
                                 "room for it in {node}.")
                            : N_("The digit of each is needed in the other's box as well. Only "
                                 "{node} can have that of {target}, only {node_2} that of "
                                 "{target_2}."),
                CH_FIELDS(field));
}

/* Returns the targets that lose a candidate, or whose nodes lose one; both if the base does. */
static unsigned targets_losing(const Reading *reading)
{
    const ChExocet *const exocet = &reading->read.exocet;
    unsigned targets = reading->has_base ? 3 : 0;

    for (size_t i = 0; i < reading->gone.count; i++)
        for (int k = 0; k < 2; k++) {
            const int cell = CH_CANDIDATE_CELL(reading->gone.item[i]);
            const ChCellSet node = ch_exocet_mirror(exocet, k);
            if (cell == exocet->target[k] || ch_cells_has(&node, cell))
                targets |= 1u << k;
        }
    return targets;
}

static void say_set(const ChSentenceContext *context, const Reading *reading)
{
    const ChExocetReading *const read = &reading->read;
    const ChCellSet node = ch_exocet_mirror(&read->exocet, read->set_target);
    const ChList cells = list_of(read->set_cells);
    const ChList others = list_of(ch_cells_minus(read->set_cells, node));
    const ChField field[] = {
        ch_field_house("house", read->set_house),
        ch_field_digits("set", read->set_digits),
        ch_list_field("cells", CH_FIELD_PLACES, &cells),
        ch_list_field("others", CH_FIELD_CELLS, &others),
    };

    say_nodes(context, reading, 1u << read->set_target);
    ch_say_next(context,
                read->common == CH_EXOCET_LOCKED_MIRROR
                    ? N_("The {set} of {house} has no other room either. So one of the two cells "
                         "has a base digit, the other {set}.")
                    : N_("Apart from targets, {house} has {set} only in {cells}. A base digit "
                         "takes one of these, so {set} fill the rest, with {others}."),
                CH_FIELDS(field));
}

/* Writes that the two base digits would be side by side again: two rows and two columns. */
static void say_unique(const ChSentenceContext *context, const Reading *reading)
{
    const ChStepRecord *const step = context->step;
    const ChExocet *const exocet = &reading->read.exocet;
    const int across = exocet->chute < 3 ? 2 : 1;
    ChList own = {.count = 0};
    ChList rows = {.count = 0};
    uint32_t others = 0;

    for (int i = 0; i < 2; i++)
        ch_list_add(&own, ch_cell_house[exocet->base[i]][across]);
    ch_list_sort(&own);
    for (size_t i = 0; i < step->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (step->deadly[i].digits[cell] != 0 && cell != exocet->base[0] &&
                cell != exocet->base[1])
                others |= UINT32_C(1) << ch_cell_house[cell][3 - across];
    CH_EACH_HOUSE(house, others)
        ch_list_add(&rows, (uint16_t)house);
    const ChField field[] = {
        ch_field_choice("lost", reading->lost),
        ch_list_field("own", CH_FIELD_HOUSES, &own),
        ch_list_field("rows", CH_FIELD_HOUSES, &rows),
    };
    ch_say_next(context,
                N_("With {lost} in the base, its two digits would be together again where {own} "
                   "cross {rows?/one of }{rows}. Exchanged there and in the base, they would make "
                   "a second solution."),
                CH_FIELDS(field));
}

static bool say_rule(const ChSentenceContext *context, const Reading *reading)
{
    if (reading->read.common == CH_EXOCET_TARGET_PAIR)
        return say(context,
                   context->is_brief
                       ? N_("However {one} are filled, they have {lost}. So have the targets, as "
                            "in every exocet. Cells that see both base cells or both targets lose "
                            "{lost?it/them}.")
                       : N_("However {one} are filled, they have {lost}, and so have the targets. "
                            "Cells that see both base cells or both targets lose {lost?it/them}."),
                   reading);
    if (reading->read.common == CH_EXOCET_FISH)
        return say(context,
                   N_("However {one} are filled, they have {lost}, and so have the targets. Such a "
                      "digit has two more places in {lines}, outside {boxes}. Candidates that "
                      "leave it only one are false."),
                   reading);
    if (context->is_brief)
        say(context, lead, reading);
    switch (reading->read.common) {
    case CH_EXOCET_FALSE_DIGIT:
        say_false_digits(context, reading);
        return true;
    case CH_EXOCET_INCOMPATIBLE_PAIR:
        return say(context,
                   N_("{gone} {gone?leaves/each leave} no second digit a target together with "
                      "places in {lines}."),
                   reading);
    case CH_EXOCET_MIRROR_NODE:
        say_nodes(context, reading, targets_losing(reading));
        return say(context, N_("Base digits without room there are false."), reading);
    case CH_EXOCET_SINGLE_MIRROR:
        say_nodes(context, reading, targets_losing(reading));
        return say(context, N_("Candidates that take the only room are false."), reading);
    case CH_EXOCET_UNIQUE_PAIR:
        say_unique(context, reading);
        return true;
    default:
        say_set(context, reading);
        return true;
    }
}

/* ---- several rules in a step ---- */

enum { MOST_NAMED = 6 };

static const char *const short_reason[CH_EXOCET_RULES] = {
    [CH_EXOCET_NO_RULE] = N_("no way is left to fill base and targets."),
    [CH_EXOCET_TARGETS] = N_("targets hold base digits only."),
    [CH_EXOCET_FALSE_DIGIT] = N_("the digit would fit in no target, or not in this one."),
    [CH_EXOCET_INCOMPATIBLE_PAIR] = N_("no other base digits would go with it."),
    [CH_EXOCET_TARGET_PAIR] = N_("all base cells or all targets that can have the digit are in "
                                 "sight, and one has it."),
    [CH_EXOCET_FISH] = N_("the digit is in the base, and would lack a place in a crossing line."),
    [CH_EXOCET_MIRROR_NODE] = N_("the box of the other target would have no room for the digit."),
    [CH_EXOCET_SINGLE_MIRROR] = N_("this takes the room of a target's digit in the box of the "
                                   "other target."),
};

static void say_list(const ChSentenceContext *context, const ChList *gone, ChExocetRule rule)
{
    ChList named = *gone;

    if (named.count > MOST_NAMED)
        named.count = MOST_NAMED;
    const ChField field[] = {
        ch_list_field("gone", CH_FIELD_REMOVED, &named),
        ch_field_number("more", (uint32_t)(gone->count - named.count)),
        ch_field_message("reason", short_reason[rule]),
    };
    ch_text_char(context->out, '\n');
    ch_say_next(context,
                named.count < gone->count ? N_("{gone} and {more} more: {reason}")
                                          : N_("{gone}: {reason}"),
                CH_FIELDS(field));
}

bool ch_say_exocet_by_rule(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    uint8_t rule[CH_CANDIDATES];

    if (!ch_exocet_list_rules(context->before, step, rule))
        return false;
    for (int number = 1; number <= CH_EXOCET_RULES; number++) {
        const ChExocetRule one = number % CH_EXOCET_RULES; /* those without a rule come last */
        ChList gone = {.count = 0};
        for (size_t i = 0; i < step->eliminate_count && short_reason[one] != NULL; i++)
            if (rule[i] == one)
                ch_list_add(&gone, step->eliminate[i]);
        if (gone.count > 0)
            say_list(context, &gone, one);
    }
    ch_text_char(context->out, '\n');
    return true;
}

/* ---- a target of two cells ---- */

static bool say_pairs(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList base = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList targets = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList lines = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    const ChField field[] = {
        ch_list_field("one", CH_FIELD_CELLS, &base),
        ch_list_field("targets", CH_FIELD_CELLS, &targets),
        ch_list_field("lines", CH_FIELD_HOUSES, &lines),
    };

    if (base.count != 2 || targets.count < 3 || lines.count == 0)
        return false;
    ch_say_next(context,
                N_("Each base digit is needed in {lines}, out of sight of {one}. Apart from "
                   "{targets} it fits only twice."),
                CH_FIELDS(field));
    for (size_t i = 0; i < step->constraint_count; i++) {
        const int house = (step->constraint[i] - CH_CELLS) / 9;
        const int digit = (step->constraint[i] - CH_CELLS) % 9;
        if (step->constraint[i] < CH_CELLS || step->constraint[i] >= CH_CONSTRAINTS ||
            (digits >> digit & 1) != 0)
            continue;
        const ChList pair =
            list_of(ch_cells_and(ch_board_open(context->before, digit), ch_house_cells[house]));
        const ChField locked[] = {
            ch_field_digit("digit", digit),
            ch_field_house("house", house),
            ch_list_field("pair", CH_FIELD_PLACES, &pair),
        };
        ch_say_next(context,
                    N_("The {digit} of {house} is in {pair}, so only the other of these has a "
                       "base digit."),
                    CH_FIELDS(locked));
    }
    return true;
}

bool ch_say_exocet_rules(const ChSentenceContext *context)
{
    Reading reading;

    if (!read_exocet(context, &reading))
        return say_pairs(context);
    if (reading.read.common == CH_EXOCET_NO_RULE && context->is_brief)
        return false;
    if (reading.read.common == CH_EXOCET_TARGETS)
        return say(context, only, &reading);
    if (!context->is_brief)
        say(context, reason, &reading);
    if (reading.read.common == CH_EXOCET_NO_RULE)
        return ch_say_exocet_by_rule(context);
    if (!context->is_brief)
        ch_text_char(context->out, '\n');
    return say_rule(context, &reading);
}

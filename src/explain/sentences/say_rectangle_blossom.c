/* say_rectangle_blossom.c - rectangle death blossom, rectangle burred subset: what each guardian
 * leaves for a group.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"
#include "say_rectangle.h"

enum { MOST_PETALS = 8 };

/* The guardians that take a digit from a group. */
typedef struct Served {
    unsigned digits;
    ChList corners;
} Served;

typedef struct Blossom {
    ChDeadlyText rectangle;
    int digit; /* z */
    int petals;
    Served served[MOST_PETALS];
    ChList own;     /* corners that have z as a guardian */
    ChList targets; /* the cells that lose z */
    int corner;     /* the only one, if it is a corner whose guardians have no petal; or -1 */
} Blossom;

static bool takes_from(const ChSentenceContext *context, int petal, int cell, int digit)
{
    const ChCellSet places = ch_group_places(context, petal, digit);
    const ChCellSet seen = ch_common_peers(places);

    return !ch_cells_empty(places) && ch_cells_has(&seen, cell);
}

/* Adds a guardian to the groups that it takes its digit from; returns false if there is none. */
static bool add_guardian(const ChSentenceContext *context, Blossom *blossom, int cell, int digit)
{
    bool is_served = false;

    for (int i = 0; i < blossom->petals; i++) {
        Served *const served = &blossom->served[i];
        if (!takes_from(context, i, cell, digit))
            continue;
        is_served = true;
        served->digits |= 1u << digit;
        if (served->corners.count == 0 || served->corners.item[served->corners.count - 1] != cell)
            ch_list_add(&served->corners, (uint16_t)cell);
    }
    return is_served;
}

/* Reads the guardians of all corners but the one that loses z. Returns false if one of the others
 * has no petal. */
static bool read_guardians(const ChSentenceContext *context, Blossom *blossom)
{
    const ChList *const guardians = &blossom->rectangle.guardians;
    bool all = true;

    blossom->own.count = 0;
    for (int i = 0; i < blossom->petals; i++)
        blossom->served[i] = (Served){.digits = 0};
    for (size_t i = 0; i < guardians->count; i++) {
        const int cell = CH_CANDIDATE_CELL(guardians->item[i]);
        const int digit = CH_CANDIDATE_DIGIT(guardians->item[i]);
        if (cell == blossom->corner)
            continue;
        if (digit == blossom->digit)
            ch_list_add(&blossom->own, (uint16_t)cell);
        else
            all &= add_guardian(context, blossom, cell, digit);
    }
    return all;
}

static bool read_blossom(const ChSentenceContext *context, Blossom *blossom)
{
    const ChStepRecord *const step = context->step;

    *blossom = (Blossom){.petals = ch_count_groups(context), .corner = -1};
    if (blossom->petals == 0 || blossom->petals > MOST_PETALS ||
        !ch_read_guarded(context, &blossom->rectangle))
        return false;
    blossom->digit = CH_CANDIDATE_DIGIT(step->eliminate[0]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_list_add(&blossom->targets, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    if (read_guardians(context, blossom))
        return true;
    blossom->corner = blossom->targets.item[0];
    return blossom->targets.count == 1 && read_guardians(context, blossom);
}

static void say_blossom(const ChSentenceContext *context, const char *message,
                        const Blossom *blossom, int petal)
{
    const Served none = {.digits = 0};
    const Served *const served = petal >= 0 ? &blossom->served[petal] : &none;
    const ChField field[] = {
        ch_list_field("own", CH_FIELD_PLACES, &blossom->own),
        ch_list_field("targets", CH_FIELD_CELLS, &blossom->targets),
        ch_list_field("corners", CH_FIELD_PLACES, &served->corners),
        ch_list_field("taken", CH_FIELD_CELLS, &served->corners),
        ch_field_choice("digit", served->digits),
        ch_field_digits("lost", served->digits),
        ch_field_string("letter", petal >= 0 ? ch_letter((size_t)petal) : ""),
        ch_field_cell("corner", blossom->corner >= 0 ? blossom->corner : 0),
        ch_field_digits("pair", blossom->rectangle.digits),
        ch_field_choice("guard", blossom->rectangle.guards),
        ch_field_digit("z", blossom->digit),
        ch_field_digit("end", blossom->digit),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

static void say_in_corner(const ChSentenceContext *context, const Blossom *blossom)
{
    for (int i = 0; i < blossom->petals; i++)
        say_blossom(context,
                    N_("If {corner} is {z}, {letter} has no {z} and needs its {lost}: {taken} "
                       "cannot be {digit}."),
                    blossom, i);
    say_blossom(context, N_("Then the rectangle has only {pair}. So {corner} is not {z}."), blossom,
                -1);
}

static void say_why(const ChSentenceContext *context, const Blossom *blossom)
{
    ch_say_guardians(context, &blossom->rectangle);
    if (blossom->corner >= 0) {
        say_in_corner(context, blossom);
        return;
    }
    for (int i = 0; i < blossom->petals; i++)
        if (blossom->served[i].digits != 0)
            say_blossom(context,
                        N_("If {corners} is {digit}, {letter} loses it and needs its {z}."),
                        blossom, i);
    if (blossom->own.count > 0)
        say_blossom(context, N_("Otherwise {own} itself is {end}."), blossom, -1);
    say_blossom(context,
                N_("{targets} {targets?sees/each see} every {z} there: {targets?it cannot be/they "
                   "cannot be} {z}."),
                blossom, -1);
}

bool ch_say_rectangle_blossom(const ChSentenceContext *context)
{
    Blossom blossom;

    if (!read_blossom(context, &blossom))
        return false;
    if (context->part == CH_PART_ASK) {
        say_blossom(context,
                    blossom.corner >= 0 ? N_("What follows if {corner} is {z}?")
                                        : N_("What does each extra digit leave for a group?"),
                    &blossom, -1);
        return true;
    }
    if (context->part == CH_PART_WHY) {
        say_why(context, &blossom);
        return true;
    }
    if (!ch_say_rectangle(context, &blossom.rectangle))
        return false;
    if (context->part == CH_PART_SEE) {
        ch_text_char(context->out, ' ');
        ch_say_all_groups(context, blossom.petals, " ");
    }
    return true;
}

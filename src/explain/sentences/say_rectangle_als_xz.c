/* say_rectangle_als_xz.c - ALS-XZ with a rectangle: what each guardian leaves for the group.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"
#include "say_rectangle.h"

typedef struct Link {
    ChDeadlyText rectangle;
    unsigned linked; /* the digits of the guardians that see all their places in the group */
    unsigned free;   /* those that do not */
    unsigned others; /* digits of the group that are not the guardians' */
} Link;

/* Returns the corners that have one of the digits as a guardian. */
static ChList corners_with(const Link *link, unsigned digits)
{
    ChList corners = {.count = 0};

    for (size_t i = 0; i < link->rectangle.guardians.count; i++) {
        const int guardian = link->rectangle.guardians.item[i];
        const uint16_t cell = (uint16_t)CH_CANDIDATE_CELL(guardian);
        if ((digits >> CH_CANDIDATE_DIGIT(guardian) & 1) != 0 &&
            (corners.count == 0 || corners.item[corners.count - 1] != cell))
            ch_list_add(&corners, cell);
    }
    return corners;
}

static bool read_link(const ChSentenceContext *context, Link *link)
{
    *link = (Link){.free = 0};
    if (ch_count_groups(context) != 1 || !ch_read_guarded(context, &link->rectangle))
        return false;
    for (size_t i = 0; i < link->rectangle.guardians.count; i++) {
        const int guardian = link->rectangle.guardians.item[i];
        const int digit = CH_CANDIDATE_DIGIT(guardian);
        const ChCellSet places = ch_group_places(context, 0, digit);
        if (ch_cells_empty(places) ||
            !ch_cells_within(places, ch_cell_peers[CH_CANDIDATE_CELL(guardian)]))
            link->free |= 1u << digit;
    }
    link->linked = link->rectangle.guards & ~link->free;
    link->others = ch_marked_set(context->step, 0).digits & ~link->rectangle.guards;
    return link->linked != 0 && ch_count(link->free) < 2;
}

static void say_link(const ChSentenceContext *context, const Link *link, const char *message)
{
    const ChList corners = corners_with(link, link->linked);
    const ChList own = corners_with(link, link->free);
    const ChField field[] = {
        ch_list_field("corners", CH_FIELD_PLACES, &corners),
        ch_list_field("own", CH_FIELD_PLACES, &own),
        ch_field_choice("digit", link->linked),
        ch_field_digits("linked", link->linked),
        ch_field_digits("others", link->others),
        ch_field_string("letter", ch_letter(0)),
        ch_field_digits("z", link->free),
        ch_field_digits("end", link->free),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

/* Explains the eliminations of a digit by its places in the group and among the guardians. */
static void say_excluded(const ChSentenceContext *context, const Link *link, int digit)
{
    const ChList corners = corners_with(link, 1u << digit);
    ChAlternative places[2] = {ch_alternative(context, 0, digit), {.letter = NULL}};

    for (size_t i = 0; i < corners.count; i++)
        ch_cells_add(&places[1].cells, corners.item[i]);
    ch_say_seen(context, digit, places, corners.count > 0 ? 2 : 1);
}

static void say_why(const ChSentenceContext *context, const Link *link)
{
    unsigned digits = 0;

    ch_say_guardians(context, &link->rectangle);
    for (size_t i = 0; i < context->step->eliminate_count; i++)
        digits |= 1u << CH_CANDIDATE_DIGIT(context->step->eliminate[i]);
    if (link->free != 0) {
        say_link(context, link,
                 N_("If {corners} is {digit}, {letter} loses it and needs its {z}."));
        say_link(context, link, N_("Otherwise {own} itself is {end}."));
    } else {
        say_link(context, link,
                 N_("Whichever it is, {letter} loses it and needs all its other digits. So the "
                    "{linked} are each in the rectangle or in {letter}."));
        if (link->others != 0)
            say_link(context, link, N_("In any case {letter} has its {others}."));
    }
    if (ch_count(digits) > CH_MAX_EXPLAINED)
        ch_say_next(context, N_("A cell that sees every place of such a digit there cannot be it."),
                    NULL, 0);
    else
        CH_EACH_DIGIT(digit, digits)
            say_excluded(context, link, digit);
}

bool ch_say_rectangle_als_xz(const ChSentenceContext *context)
{
    Link link;

    if (!read_link(context, &link))
        return false;
    if (context->part == CH_PART_ASK) {
        const ChField field[] = {ch_field_choice("guard", link.rectangle.guards)};
        ch_say(context, N_("What follows if {guard} is there?"), CH_FIELDS(field));
        return true;
    }
    if (context->part == CH_PART_WHY) {
        say_why(context, &link);
        return true;
    }
    if (!ch_say_rectangle(context, &link.rectangle))
        return false;
    if (context->part == CH_PART_SEE) {
        ch_text_char(context->out, ' ');
        ch_say_all_groups(context, 1, " ");
        say_link(context, &link,
                 N_("Each {digit} in the rectangle sees every place of its digit in {letter}."));
    }
    return true;
}

/* say_bug_lite.c - some cells of two candidates each that are a grave of their own, and a candidate
 * that would leave a grave.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"

#define COUNT_PARTNERS                                                                             \
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),                            \
    [CH_PART_WHAT] = N_("Which {count} cells there would have just two candidates each, but for "  \
                        "a few others?"),                                                          \
    [CH_PART_SEE] = N_("{floor} {floor?has/have} just two candidates. {extra} can also be "        \
                       "{guard}.")

static const char *const lite_1[CH_PARTS] = {
    COUNT_PARTNERS,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] =
        N_("With {lost} in {cell}, each digit has two of the {count} cells in a row, column or "
           "box, or none. Every cell could take its other digit: two solutions. A proper puzzle "
           "has one."),
};

static const char *const lite_2[CH_PARTS] = {
    COUNT_PARTNERS,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] =
        N_("Without {guards} in {extra}, each digit has two of the {count} cells in a row, column "
           "or box, or none. Every cell could take its other digit: two solutions. A proper puzzle "
           "has one, so {places} is {guard}."),
};

static const char *const lite_4[CH_PARTS] = {
    COUNT_PARTNERS,
    [CH_PART_ASK] = N_("Where is the {kept} of {houses}?"),
    [CH_PART_WHY] =
        N_("Without {guardians}, each digit has two of the {count} cells in a row, column or box, "
           "or none. Every cell could take its other digit: two solutions. In {houses} the {kept} "
           "is in {kept_places}. So one of {extra} is {kept}, and the other is {guard}."),
};

bool ch_say_lite_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    return ch_say_deadly_part(context, deadly, lite_2);
}

bool ch_say_bug_lite(const ChSentenceContext *context)
{
    return ch_say_deadly_by_type(context, lite_1, lite_2, lite_4);
}

/* ---- a false candidate ---- */

static const char *const bug_false[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Count the candidates of the empty cells."),
    [CH_PART_WHAT] = N_("Which candidate would leave all other empty cells with just two?"),
    [CH_PART_SEE] = N_("{cell} sees {extra}, which {extra?has/have} {guard} as a third candidate. "
                       "All other cells have two."),
    [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
    [CH_PART_WHY] = N_("With {lost} in {cell}, each digit would have just two places in every row, "
                       "column and box. Such a grid never has exactly one solution."),
};

bool ch_say_false_candidate(const ChSentenceContext *context)
{
    ChDeadlyText deadly;

    return ch_read_guarded(context, &deadly) && ch_say_deadly_part(context, &deadly, bug_false);
}

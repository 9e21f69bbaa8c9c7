/* say_exotic.c - exocets, SK-loops, multi-sector locked sets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"
#include "sentence.h"

/* ---- exocets ---- */

/* The messages of an exocet: without mirror nodes, with them, and with mirror nodes alone. */
enum { PLAIN, MIRRORS, ONLY_MIRRORS, SORTS };

static bool say_exocet(const ChSentenceContext *context, size_t bases,
                       const char *const message[SORTS])
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
        ch_list_field("targets", CH_FIELD_CELLS, &targets),
        ch_list_field("lines", CH_FIELD_HOUSES, &lines),
        ch_list_field("boxes", CH_FIELD_HOUSES, &boxes),
        ch_field_digits("digits", digits),
    };
    ch_say(context, message[sort], CH_FIELDS(field));
    return true;
}

bool ch_say_junior_exocet(const ChSentenceContext *context)
{
    static const char *const message[SORTS] = {
        [PLAIN] =
            N_("{one} hold two of {digits}. Each of these two then needs a place in each of "
               "{lines}, out of sight of {one}; but besides {targets} there is room for it there "
               "only twice. So {targets} take both digits too, one each, and a candidate that "
               "makes that impossible is ruled out: {removed}."),
        [MIRRORS] =
            N_("{targets} hold the same two of {digits} as {one}: each of the two needs a place in "
               "each of {lines}, and besides {targets} there is room for it there only twice. In "
               "{boxes} it needs a place as well, out of sight of {one} and of the target that has "
               "it, and a candidate that makes all that impossible is ruled out: {removed}."),
        [ONLY_MIRRORS] =
            N_("{targets} hold the same two of {digits} as {one}. In {boxes} each of the two needs "
               "a place, out of sight of {one} and of the target that has it, and a candidate "
               "that makes all that impossible is ruled out: {removed}."),
    };

    return say_exocet(context, 1, message);
}

bool ch_say_double_junior_exocet(const ChSentenceContext *context)
{
    static const char *const message[SORTS] = {
        [PLAIN] =
            N_("{one} hold two of {digits}, and so do {other}. Each digit of either pair then "
               "needs a place in each of {lines}, out of sight of that pair; but besides {targets} "
               "there is room for it there only twice. So the digits of each pair are in two of "
               "{targets} as well; that takes four different digits, and a candidate that makes it "
               "impossible is ruled out: {removed}."),
        [MIRRORS] =
            N_("{one} hold two of {digits} and {other} the other two, and two of {targets} hold "
               "the same as each pair: a digit of the pair needs a place in each of {lines}, and "
               "besides {targets} there is room for it there only twice. In {boxes} it needs a "
               "place as well, out of sight of the pair and of the target that has it, and a "
               "candidate that makes all that impossible is ruled out: {removed}."),
        [ONLY_MIRRORS] =
            N_("{one} hold two of {digits} and {other} the other two, and two of {targets} hold "
               "the same as each pair. In {boxes} each of these digits needs a place, out of sight "
               "of its pair and of the target that has it, and a candidate that makes all that "
               "impossible is ruled out: {removed}."),
    };

    return say_exocet(context, 2, message);
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
    ch_text_char(context->out, ' ');
    ch_say(context, N_("The {digits} can be in at most {share} of them{digits?/ each}."),
           CH_FIELDS(field));
}

static bool say_sectors(const ChSentenceContext *context, const char *where)
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
    ch_say(context, where, CH_FIELDS(field));
    for (int share = CH_DIGITS; share > 0; share--)
        say_share(context, &sectors, share);
    ch_text_char(context->out, ' ');
    ch_say(context,
           N_("That makes {count} in all, as many as there are cells: so every digit takes as "
              "many places there as it can, and a candidate that would cost it one is ruled out: "
              "{removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_multi_sector_locked_sets(const ChSentenceContext *context)
{
    return say_sectors(context, N_("Where {rows} cross {columns}, {count} cells are empty."));
}

bool ch_say_sk_loop(const ChSentenceContext *context)
{
    return say_sectors(context,
                       N_("Where {rows} cross {columns}, four cells are filled, and around each of "
                          "these its box has two empty cells of the row and two of the column: a "
                          "ring of {count} cells through {boxes}."));
}

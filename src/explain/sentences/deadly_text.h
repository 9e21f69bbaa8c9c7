/* deadly_text.h - a deadly pattern in sentences: its cells, its guardians, and what is confined.
 *
 *     12  12+5     a pattern of 1 and 2: two cells of the floor, two extra cells,
 *     12  12+5     whose guardians are the 5s
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_DEADLY_TEXT_H
#define CH_EXPLAIN_DEADLY_TEXT_H

#include "reasons.h"

/* The parts of messages that ask for cells with the same digits, and name them. */
#define CH_LOOK_FOR_DEADLY                                                                         \
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),                            \
    [CH_PART_WHAT] = N_("Which {count} cells would hold only {digits}, but for a few other "       \
                        "candidates?")
#define CH_SEE_FLOOR                                                                               \
    [CH_PART_SEE] = N_("{floor} can only be {either}. {extra} can also be {guard}.")
#define CH_ASK_IF_DEADLY [CH_PART_ASK] = N_("What if all {count} cells held only {digits}?")

/* What the sentences about a step with a deadly pattern name. */
typedef struct ChDeadlyText {
    ChList cells;
    ChList boxes;
    unsigned digits;
    ChList filled;    /* those of the cells that have a digit */
    unsigned held;    /* their digits */
    ChList floor;     /* the empty ones with the pattern's digits only */
    ChList extra;     /* the empty ones with others, the guardians */
    ChList guardians; /* candidates */
    unsigned guards;  /* their digits */
    ChList houses;    /* of the premises */
    unsigned kept;    /* the digits that are confined there */
    ChList subset;    /* cells of the premises */
    unsigned used;    /* the digits of these cells and of the guardians */
    unsigned lost;    /* digits that are ruled out */
    int cell;         /* the cell of the first elimination, or CH_CELLS */
} ChDeadlyText;

/* Reads the deadly pattern of a step; returns false where there is not exactly one. */
bool ch_read_deadly(const ChSentenceContext *context, ChDeadlyText *deadly);

/* Does the same for a step that only rules out candidates, in favour of guardians. */
bool ch_read_guarded(const ChSentenceContext *context, ChDeadlyText *deadly);

/* Writes the part by its message; returns false where there is none. */
bool ch_say_deadly_part(const ChSentenceContext *context, const ChDeadlyText *deadly,
                        const char *const *message);

/* Does the same with COUNT further fields, CH_DEADLY_FIELDS at most. One with a name of the others
 * replaces these. */
bool ch_say_deadly_with(const ChSentenceContext *context, const ChDeadlyText *deadly,
                        const char *const *message, const ChField *further, size_t count);

enum { CH_DEADLY_FIELDS = 8 };

/* Writes, for types 2 and 3, which cells see the guardians, or with which cells they are a
 * subset. */
void ch_say_deadly_end(const ChSentenceContext *context, const ChDeadlyText *deadly);

/* Writes the part, and its end after the part that says why. */
bool ch_say_deadly_whole(const ChSentenceContext *context, const ChDeadlyText *deadly,
                         const char *const *message);

/* Writes a step by the messages of its type: one cell has guardians; some cells have, for types 2
 * and 3; a digit is confined to two of them. */
bool ch_say_deadly_by_type(const ChSentenceContext *context, const char *const *one_cell,
                           const char *const *some_cells, const char *const *confined);

/* Writes the part for a bivalue universal grave, some guardian of which is true (say_grave.c). */
bool ch_say_grave_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly);

/* Does the same for a shape of three or four digits (say_deadly_shapes.c). */
bool ch_say_shape_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly);

/* Do the same for a BUG-Lite (say_bug_lite.c) and for Qiu's deadly pattern (say_qius_pattern.c). */
bool ch_say_lite_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly);
bool ch_say_qius_guardians(const ChSentenceContext *context, const ChDeadlyText *deadly);

/* Writes that the cells with guardians, taken as one, are a naked subset with others; USED are the
 * digits of all. */
void ch_say_completed_subset(const ChSentenceContext *context, const ChList *subset,
                             const ChList *guarded, unsigned used);

#endif

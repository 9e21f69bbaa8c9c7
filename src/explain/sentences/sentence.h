/* sentence.h - the sentences behind explain.h, and the helpers that read a record.
 *
 * A writer describes a step in words.  A row DEPTHS(pattern, function) of sentences.def gives it to
 * a family's techniques.  It writes one part of the explanation at a time, which the context names:
 *
 *      part    printed in                example: naked pair
 *      WHERE   depth 1                   Look at column 3.
 *      WHAT    depth 2                   Find two cells of column 3 that have only the same two
 *                                        digits left.
 *      SEE     depth 3 and the sentence  In column 3, r2c3 and r9c3 can only be 2 or 4.
 *      ASK     depth 3                   What does that mean for the rest of column 3?
 *      WHY     depth 4 and the sentence  One is 2, the other 4.
 *
 * The conclusion follows the last part: "So remove 4 from r1c3." ch_say_step() adds it, so no part
 * mentions {placed} or {removed}.  The sentence of a step is SEE, WHY and the conclusion; a hint of
 * depth N prints the lines of the depths 1 to N.  So a part repeats nothing of those before it, and
 * the sentence is complete without WHERE and WHAT.
 *
 * A writer returns false, and writes nothing, where it has no text for the part.  WHERE and WHAT
 * then have the generic text of say_depth.c.  Without SEE and WHY, as when the record lacks the
 * data that the sentence needs (logs come from anywhere), the step is described by its conclusions.
 *
 * The sentence of a step is to be read at one go, some 350 characters.  Where the parts together
 * are longer, a writer leaves out in a brief context what depths 3 and 4 explain.
 *
 * A row of arguments.def replaces depth 4 by lines, where the argument is longer than a sentence;
 * its writer adds ch_say_conclusion() itself.  CH_PART_ALL requests the whole argument, as in a
 * lesson; CH_PART_WHY for what follows SEE.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_SENTENCE_H
#define CH_EXPLAIN_SENTENCE_H

#include "board.h"
#include "message.h"
#include "record.h"

/* A part of an explanation; see above. */
typedef enum ChPart {
    CH_PART_ALL,
    CH_PART_WHERE,
    CH_PART_WHAT,
    CH_PART_SEE,
    CH_PART_ASK,
    CH_PART_WHY,
    CH_PARTS
} ChPart;

typedef struct ChSentenceContext {
    ChText *out;
    ChLanguage language;
    const ChBoard *before;
    const ChStepRecord *step;
    ChPart part;
    bool is_brief; /* the parts make one paragraph, which must not be long */
} ChSentenceContext;

typedef bool (*ChSentenceWriter)(const ChSentenceContext *context);

/* A short list of distinct things; those beyond its capacity are left out. */
enum { CH_LIST_SIZE = 32 };

typedef struct ChList {
    size_t count;
    uint16_t item[CH_LIST_SIZE];
} ChList;

/* The reasons why the other places of a single are closed, read from its marks. */
typedef struct ChBlockers {
    ChList hatching; /* candidates: the placed digits that see those places */
    ChList closed;   /* cells closed by earlier steps */
    ChList steps;    /* those steps, ascending */
    ChList noted;    /* cells closed by the input's pencil marks */
} ChBlockers;

#define DEPTHS(pattern, function) bool function(const ChSentenceContext *context);
#include "sentences.def"
#undef DEPTHS

#define ARGUED(pattern, function) bool function(const ChSentenceContext *context);
#include "arguments.def"
#undef ARGUED

/* Write the introduction of a Kraken fish, which its chains follow. */
bool ch_say_kraken_lead_1(const ChSentenceContext *context);
bool ch_say_kraken_lead_2(const ChSentenceContext *context);

/* Writes the parts of a forcing chain or net up to its supposition. */
bool ch_say_supposition(const ChSentenceContext *context);

/* Writes what follows from the supposition in turn, and that a constraint, or with CH_CONSTRAINTS a
 * deadly pattern, then fails. */
void ch_say_contradiction_in(const ChSentenceContext *context, int constraint);

/* Writes each case of a verity and its consequences in turn; returns whether all reach the
 * conclusion. */
bool ch_say_forcing_cases(const ChSentenceContext *context);

/* Writes the sentence of two intersections, joined to one record, whose digits share two cells. */
void ch_say_locked_pair(const ChSentenceContext *context);

/* Writes WHY of a junior exocet, rule by rule; false where that is too long, or nothing is to be
 * read. */
bool ch_say_exocet_rules(const ChSentenceContext *context);

/* Writes the eliminations of each rule of an exocet, and its reason, a line each; false if its
 * rules have no names. */
bool ch_say_exocet_by_rule(const ChSentenceContext *context);

/* Writes the sentence of a step of any technique. */
void ch_say_step(const ChSentenceContext *context);

/* Writes the part WHY of a step and its conclusion; false when the technique, or the record, has
 * none. */
bool ch_say_reason(const ChSentenceContext *context);

/* Adds the sentence that says what to place and what to remove, after a blank unless it is the
 * first. */
void ch_say_conclusion(const ChSentenceContext *context);

/* Adds the same sentence as a line of its own. */
void ch_say_conclusion_line(const ChSentenceContext *context);

/* Write the two kinds of contradiction that mirror a single. */
bool ch_say_no_place(const ChSentenceContext *context);
bool ch_say_no_digit(const ChSentenceContext *context);

/* Reports whether the step supposes something, the TARGET of its marks, and follows the
 * consequences. */
bool ch_is_supposition(const ChStepRecord *step);

/* Write the first three depths of explain.h, for techniques without texts of their own. */
void ch_say_where(const ChSentenceContext *context);
void ch_say_what(const ChSentenceContext *context);
void ch_say_pattern(const ChSentenceContext *context);

/* Writes the digits or lines that change, as 1/9, 2/8/5: each to the next, the last to the
 * first. */
void ch_put_cycles(ChText *out, const uint8_t image[9]);

void ch_list_add(ChList *list, uint16_t item);
void ch_list_sort(ChList *list);

/* Return the things that the step marks with a role, in any group or in one. */
ChList ch_marks_with_role(const ChStepRecord *step, ChRole role);
ChList ch_marks_of_group(const ChStepRecord *step, ChRole role, int group);

/* Returns the letter of a set or of an inner net, counted from 0, for sentences and pictures; ""
 * beyond Z. */
static inline const char *ch_letter(size_t number)
{
    static const char letters[27][2] = {"A", "B", "C", "D", "E", "F", "G", "H", "I",
                                        "J", "K", "L", "M", "N", "O", "P", "Q", "R",
                                        "S", "T", "U", "V", "W", "X", "Y", "Z", ""};

    return letters[number < 26 ? number : 26];
}

/* The cells and digits of one marked set; both are empty where the step has no such set. */
typedef struct ChMarkedSet {
    ChList cells;
    unsigned digits;
} ChMarkedSet;

ChMarkedSet ch_marked_set(const ChStepRecord *step, int group);

/* Convert between lists and sets: the digits of a list and those in a role as bits; the cells of
 * candidates; the candidates of a set as a list; a list of cells as a set, and back. */
unsigned ch_digits_of(const ChList *digits);
unsigned ch_digits_with_role(const ChStepRecord *step, ChRole role);
ChList ch_cells_of(const ChList *candidates);
ChList ch_list_candidates(const ChCandidateSet *set);
ChCellSet ch_set_of_cells(const ChList *cells);
ChCandidateSet ch_set_of_candidates(const ChList *candidates);
ChList ch_list_of_set(const ChCellSet *cells);

ChBlockers ch_blockers(const ChStepRecord *step);

/* Return a house that holds the cells, or -1.  Of several a row or a column comes before a box. */
int ch_house_of_cells(const ChList *cells);
int ch_house_of_two(int cell, int other);

/* Returns the house in which the digit has places in these cells only, as for a strong link; the
 * premises of the step come first.  Returns -1 when there is none. */
int ch_house_of_places(const ChSentenceContext *context, const ChList *cells, int digit);

/* Returns the first of the cells that sees the cell; -1 when none does. */
int ch_seen_from(const ChList *cells, int cell);

/* Returns the cells of a house that are open for the digit. */
ChList ch_places_in(const ChBoard *board, int house, int digit);

/* Returns the first premise, or CH_NONE when there is none. */
int ch_first_premise(const ChStepRecord *step);

static inline ChField ch_list_field(const char *name, ChFieldType type, const ChList *list)
{
    return ch_field_list(name, type, list->item, list->count);
}

/* Returns a field for a number of things, as a word: "three". */
ChField ch_field_count(const char *name, size_t count);

/* An array of fields and its length, as two arguments. */
#define CH_FIELDS(field) (field), sizeof(field) / sizeof *(field)

enum { CH_MAX_FIELDS = 32 };

/* Writes a message.  Besides its own fields it can use {placed} and {removed}, the step's
 * conclusions. */
void ch_say(const ChSentenceContext *context, const char *msgid, const ChField *field,
            size_t count);

/* Writes a message after those before it, with a blank between unless it begins a line; always
 * true. */
bool ch_say_next(const ChSentenceContext *context, const char *msgid, const ChField *field,
                 size_t count);

/* Writes the message of the context's part; false where there is none. */
bool ch_say_part(const ChSentenceContext *context, const char *const message[CH_PARTS],
                 const ChField *field, size_t count);

#endif

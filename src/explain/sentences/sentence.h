/* sentence.h - the sentences behind explain.h, and what they read from a record.
 *
 * A sentence takes a step apart and says it, or returns false when the record lacks what it needs
 * (logs come from anywhere): then the step is told by its conclusions alone.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_SENTENCE_H
#define CH_EXPLAIN_SENTENCE_H

#include "board.h"
#include "message.h"
#include "record.h"

typedef struct ChSentenceContext {
    ChText *out;
    ChLanguage language;
    const ChBoard *before;
    const ChStepRecord *step;
} ChSentenceContext;

typedef bool (*ChSentenceWriter)(const ChSentenceContext *context);

/* A short list of things, each once; more than fit are left out. */
enum { CH_LIST_SIZE = 32 };

typedef struct ChList {
    size_t count;
    uint16_t item[CH_LIST_SIZE];
} ChList;

/* What closes the other places of a single, as its marks tell it. */
typedef struct ChBlockers {
    ChList hatching; /* candidates: placed digits that see them */
    ChList closed;   /* cells closed by earlier steps */
    ChList steps;    /* those steps, ascending */
    ChList noted;    /* cells closed by the input's pencil marks */
} ChBlockers;

#define SENTENCE(key, function) bool function(const ChSentenceContext *context);
#include "sentences.def"
#undef SENTENCE

#define ARGUED(key, function) bool function(const ChSentenceContext *context);
#include "arguments.def"
#undef ARGUED

/* Tells the chain of links that begins at MARK and returns the mark behind it, NULL when there is
 * none. */
const ChMark *ch_chain_text(ChText *text, const ChMark *mark, const ChMark *end);

/* What the almost locked sets of a chain are, JOINT between them; returns how many there are. */
int ch_say_set_lead(const ChSentenceContext *context, const char *joint);

/* How a Kraken fish comes to its chains. */
bool ch_say_kraken_lead_1(const ChSentenceContext *context);
bool ch_say_kraken_lead_2(const ChSentenceContext *context);

/* The sentence of a step, whatever its technique. */
bool ch_say_step(const ChSentenceContext *context);

/* The kinds of contradiction that mirror a single. */
bool ch_say_no_place(const ChSentenceContext *context);
bool ch_say_no_digit(const ChSentenceContext *context);

/* Whether the step supposes something, the TARGET of its marks, and follows where that leads. */
bool ch_is_supposition(const ChStepRecord *step);

/* The first three depths of explain.h. */
void ch_say_where(const ChSentenceContext *context);
void ch_say_what(const ChSentenceContext *context);
void ch_say_pattern(const ChSentenceContext *context);

void ch_list_add(ChList *list, uint16_t item);
void ch_list_sort(ChList *list);

/* Returns the list itself, so that it can be filled where it is declared. */
ChList ch_marks_with_role(const ChStepRecord *step, ChRole role);
ChList ch_marks_of_group(const ChStepRecord *step, ChRole role, int group);

/* The letter of a set or of an inner net, counted from 0, in sentences and pictures; empty when
 * there are too many for letters. */
static inline const char *ch_letter(size_t number)
{
    static const char letters[27][2] = {"A", "B", "C", "D", "E", "F", "G", "H", "I",
                                        "J", "K", "L", "M", "N", "O", "P", "Q", "R",
                                        "S", "T", "U", "V", "W", "X", "Y", "Z", ""};

    return letters[number < 26 ? number : 26];
}

/* Cells and digits that the step sets apart; empty where there is no such set. */
typedef struct ChMarkedSet {
    ChList cells;
    unsigned digits;
} ChMarkedSet;

ChMarkedSet ch_marked_set(const ChStepRecord *step, int group);

/* Digits as a set, those of a list and those in a role; the cells of candidates, for where their
 * digit is said already; the candidates of a set. */
unsigned ch_digits_of(const ChList *digits);
unsigned ch_digits_with_role(const ChStepRecord *step, ChRole role);
ChList ch_cells_of(const ChList *candidates);
ChList ch_list_candidates(const ChCandidateSet *set);

ChBlockers ch_blockers(const ChStepRecord *step);

/* The first premise, CH_NONE when there is none. */
int ch_first_premise(const ChStepRecord *step);

static inline ChField ch_list_field(const char *name, ChFieldType type, const ChList *list)
{
    return ch_field_list(name, type, list->item, list->count);
}

/* Fields, and how many. */
#define CH_FIELDS(field) (field), sizeof(field) / sizeof *(field)

enum { CH_MAX_FIELDS = 24 };

/* Says a message; besides its fields {placed} and {removed} are known, the step's conclusions. */
void ch_say(const ChSentenceContext *context, const char *msgid, const ChField *field,
            size_t count);

#endif

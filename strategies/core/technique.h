/* technique.h - the description of a technique, and the contract of its finder.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_TECHNIQUE_H
#define CH_STRATEGIES_TECHNIQUE_H

#include "facts.h"
#include "marks.h"
#include "step.h"

typedef enum ChTechniqueId {
#define TECHNIQUE(number, name, ...) CH_TECHNIQUE_##name = number,
#include "techniques.def"
#undef TECHNIQUE
    CH_TECHNIQUE_NONE = 0
} ChTechniqueId;

/* User settings for the finders, constant for a whole solve. */
typedef struct ChFinderOptions {
    uint8_t fins;         /* the most fins of a fish, endo-fins included; */
    uint8_t endofins;     /* the most endo-fins; 0 in either: the family's own limit */
    bool full_rectangles; /* every corner of a unique rectangle must still have both digits */
    bool thin_rectangles; /* an empty rectangle may have only two candidates in its box */
    bool overlap;         /* the almost locked sets of a pattern may share cells */
    bool set_links;       /* a chain may go through almost locked sets */
    bool spare_bases;     /* a fish may have a base set that none of its conclusions needs */
    bool hodoku_chains; /* chains conclude exactly what HoDoKu's do, even if part of one suffices */
    bool spare_cells;   /* almost locked sets may be larger than their conclusions need */
    bool unfiltered;    /* no prefilter is used; the result is the same, later (for tests) */
    bool several;       /* no step may assume one solution: the puzzle may have several */
} ChFinderOptions;

/* The input of a finder.  The board includes its givens.  The facts are derived from the board;
 * they save time and never alter a result. */
typedef struct ChFinderInput {
    const ChBoard *board;
    ChFacts *facts;
    const ChFinderOptions *options;
    const ChPuzzle *puzzle; /* the input, whose pencil marks uniqueness checks; NULL: none */
    unsigned since;         /* the tick at which this finder last found nothing; 0: none known */
    void *state;            /* the state of the profile that the finder belongs to (profile.h) */
    /* Only steps that conclude one of these matter: an expensive finder leaves out the others.
     * NULL: all steps. */
    const ChCandidateSet *wanted;
} ChFinderInput;

static inline bool ch_is_wanted(const ChFinderInput *input, int conclusion)
{
    return input->wanted == NULL || ch_candidates_has(input->wanted, conclusion);
}

/* Reports instances to the sink, always in the same order, until the sink wants no more: then true.
 * A finder is a pure function of its input: it changes no board, allocates nothing, prints nothing
 * and does not know the solution. */
typedef bool (*ChFinder)(const ChFinderInput *input, ChSink *sink);

/* Reconstructs the pattern of a step of the technique, from the board before the step. */
typedef void (*ChMarker)(const ChReplay *replay, const ChStep *step, ChMarks *marks);

/* Decides whether a step of a technique is of a sub-type, from the board before the step and the
 * step's conclusions, deadly patterns and pattern alone: so a log can be checked again. */
typedef bool (*ChSubtypeTest)(const ChBoard *before, const ChStepRecord *step);

/* Does the same for several sub-types at once: returns the kind of the step, 0 for none. */
typedef int (*ChStepKind)(const ChBoard *before, const ChStepRecord *step);

enum { CH_PARENTS = 5 };

/* The fields are described in techniques.def. */
typedef struct ChTechnique {
    const char *key; /* NULL in rows without a technique */
    const char *title;
    const char *aliases; /* NULL: none */
    const char *family;
    const char *definition;
    const char *spot; /* NULL: that of spotted_as */
    ChFinder find;
    ChFinder refute; /* NULL: none */
    ChMarker mark;
    ChSubtypeTest holds;          /* NULL: not a sub-type */
    ChStepKind kind_of;           /* NULL: the test decides */
    uint16_t parents[CH_PARENTS]; /* ends with CH_TECHNIQUE_NONE, unless full */
    uint16_t number;
    uint16_t spotted_as;
    uint16_t score;
    char code[6]; /* "": none */
    uint8_t level;
    uint8_t rating;
    uint8_t premises;
    uint8_t kind; /* of the steps of a sub-type that kind_of decides */
    bool assumes; /* some steps assume one solution, others do not */
} ChTechnique;

/* Returns the other names, "" when there are none. */
static inline const char *ch_technique_aliases(const ChTechnique *technique)
{
    return technique->aliases != NULL ? technique->aliases : "";
}

/* Report whether some steps of the technique may assume that the puzzle has one solution, and
 * whether all do.  Where only some do, the finder leaves them out if the options demand it. */
bool ch_technique_assumes_unique(const ChTechnique *technique);
bool ch_technique_needs_unique(const ChTechnique *technique);

/* All rows by number; those without a technique have no key. */
extern const ChTechnique ch_techniques[];

/* Return the row with a number or a key; NULL when there is none. */
const ChTechnique *ch_technique(int number);
const ChTechnique *ch_technique_by_key(const char *key, size_t length);

/* Reports whether a technique has this key. */
bool ch_technique_exists(const char *key);

/* Reports whether NAME is the technique's key, title or an alias; spelling may vary
 * (name_match.h). */
bool ch_technique_has_name(const ChTechnique *technique, const char *name, size_t length);

/* Reports whether the technique is a full house, or a hidden or naked single. */
bool ch_technique_is_single(const ChTechnique *technique);

/* Report whether the technique has a finder, and whether it has a finder of a contradiction. */
bool ch_technique_is_found(const ChTechnique *technique);
bool ch_technique_is_refuted(const ChTechnique *technique);

/* Reports whether the technique names some steps of others (subtypes.h). */
bool ch_technique_is_subtype(const ChTechnique *technique);

/* Reports whether the technique is a strategy: found, or a sub-type of what is. */
bool ch_technique_is_strategy(const ChTechnique *technique);

/* Reports whether the technique is a sub-type of PARENT. */
static inline bool ch_technique_has_parent(const ChTechnique *technique, int parent)
{
    for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE; i++)
        if (technique->parents[i] == parent)
            return true;
    return false;
}

/* Returns one more than the highest number. */
int ch_technique_limit(void);

enum { CH_TECHNIQUE_ROOM = 640 }; /* all numbers are below it */

/* A set of techniques, by their numbers. */
typedef struct ChTechniqueSet {
    uint64_t word[CH_TECHNIQUE_ROOM / 64];
} ChTechniqueSet;

static inline bool ch_techniques_has(const ChTechniqueSet *set, int number)
{
    return ch_bits_has(set->word, number);
}

static inline void ch_techniques_add(ChTechniqueSet *set, int number)
{
    ch_bits_add(set->word, number);
}

static inline void ch_techniques_remove(ChTechniqueSet *set, int number)
{
    ch_bits_remove(set->word, number);
}

static inline bool ch_techniques_meet(const ChTechniqueSet *a, const ChTechniqueSet *b)
{
    uint64_t common = 0;

    for (int i = 0; i < CH_TECHNIQUE_ROOM / 64; i++)
        common |= a->word[i] & b->word[i];
    return common != 0;
}

enum { CH_LEVELS = 5 }; /* techniques have levels 1 to CH_LEVELS */

/* Returns "easy", "medium", "hard", "expert" or "extreme" for level 1 to 5, "none" for 0.  The
 * names are meant for programs. */
const char *ch_level_key(int level);

/* Returns the level of such a name, or of HoDoKu's "unfair"; 0 when there is none. */
int ch_level_by_name(const char *name, size_t length);

#endif

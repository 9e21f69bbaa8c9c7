/* technique.h - what a technique is, and the contract of its finder.
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

/* What the user grants the finders, the same for a whole solve. */
typedef struct ChFinderOptions {
    uint8_t fins;         /* the most fins of a fish, endo fins included, and the most endo fins; */
    uint8_t endofins;     /* 0: the family's own limit */
    bool full_rectangles; /* every corner of a unique rectangle must still have both digits */
    bool thin_rectangles; /* an empty rectangle may have only two candidates in its box */
    bool overlap;         /* the almost locked sets of a pattern may share cells */
    bool set_links;       /* a chain may go through almost locked sets */
    bool spare_bases;     /* a fish may have a base that none of its conclusions needs */
    bool hodoku_chains;   /* chains conclude just what HoDoKu's do, even where they need not all of
                             their links */
    bool spare_cells;     /* almost locked sets may be larger than their conclusions need */
} ChFinderOptions;

/* What a finder looks at.  The board knows its givens; facts are derived from it and can save time,
 * never alter a result. */
typedef struct ChFinderInput {
    const ChBoard *board;
    ChFacts *facts;
    const ChFinderOptions *options;
    const ChPuzzle *puzzle;  /* the input, whose pencil marks uniqueness minds; NULL: none given */
    unsigned since;          /* the tick at which the same finder found nothing; 0: none known */
    struct ChHodoku *hodoku; /* the state of the hodoku profile, whose finders alone look at it */
    struct ChSe *se; /* where the finders of the se profile work; NULL: there is no room for them */
} ChFinderInput;

/* The digits, cells and houses worth looking at: in others, as they are, the finder has found
 * nothing before.  All that it finds in a digit, or a house, must follow from that part of the
 * board alone, and be found too while more candidates are left elsewhere. */
static inline unsigned ch_fresh_digits(const ChFinderInput *input)
{
    return ch_changed_digits(ch_facts_changes(input->facts), input->since);
}

/* The fresh digits that something can be concluded about from their own places alone. */
static inline unsigned ch_promising_digits(const ChFinderInput *input)
{
    const unsigned fresh = ch_fresh_digits(input);

    return fresh == 0 ? 0 : fresh & ch_facts_limited(input->facts);
}

static inline ChCellSet ch_fresh_cells(const ChFinderInput *input)
{
    return ch_changed_cells(ch_facts_changes(input->facts), input->since);
}

static inline uint32_t ch_fresh_houses(const ChFinderInput *input)
{
    return ch_changed_houses(ch_facts_changes(input->facts), input->since);
}

/* Reports instances to the sink, always in the same order, until the sink wants no more: then true.
 * A finder is a pure function of the scene: it changes no board, allocates nothing, prints nothing
 * and does not know the solution. */
typedef bool (*ChFinder)(const ChFinderInput *input, ChSink *sink);

/* Works out the pattern of one of its steps again, from the board before the step. */
typedef void (*ChMarker)(const ChReplay *replay, const ChStep *step, ChMarks *marks);

typedef struct ChTechnique {
    const char *key; /* NULL in rows without a technique */
    const char *title;
    const char *aliases; /* other names, separated by commas */
    const char *family;
    const char *code;
    const char *definition;
    ChFinder find;
    ChFinder refute;
    ChMarker mark;
    uint16_t number;
    uint16_t score;
    uint8_t level;
    uint8_t rating;
    uint8_t premises;
} ChTechnique;

/* The row of a number, NULL when there is none; by key likewise. */
const ChTechnique *ch_technique(int number);
const ChTechnique *ch_technique_by_key(const char *key, size_t length);

/* Whether a technique has this key. */
bool ch_technique_exists(const char *key);

/* Whether it is the technique's key, its title or an alias, as people write them (name_match.h). */
bool ch_technique_has_name(const ChTechnique *technique, const char *name, size_t length);

/* Whether a finder finds it, and whether a contradiction belongs to it. */
bool ch_technique_is_found(const ChTechnique *technique);
bool ch_technique_is_refuted(const ChTechnique *technique);

/* One more than the highest number. */
int ch_technique_limit(void);

/* A set of techniques, by their numbers. */
typedef struct ChTechniqueSet {
    uint64_t word[8];
} ChTechniqueSet;

static inline bool ch_techniques_has(const ChTechniqueSet *set, int number)
{
    return ch_bits_has(set->word, number);
}

static inline void ch_techniques_add(ChTechniqueSet *set, int number)
{
    ch_bits_add(set->word, number);
}

static inline bool ch_techniques_meet(const ChTechniqueSet *a, const ChTechniqueSet *b)
{
    uint64_t common = 0;

    for (int i = 0; i < 8; i++)
        common |= a->word[i] & b->word[i];
    return common != 0;
}

enum { CH_LEVELS = 5 }; /* techniques have levels from 1 to this */

/* "easy", "medium", "hard", "expert", "extreme": what level 1 to 5 is called; "none" for 0.  For
 * reading by programs. */
const char *ch_level_key(int level);

/* The level of such a name, or of HoDoKu's "unfair"; 0 when it is none. */
int ch_level_by_name(const char *name, size_t length);

#endif

/* whip_sequence.h - Sequences of variables as in whips and braids, and what singles show.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_WHIP_SEQUENCE_H
#define CH_TESTS_ORACLES_WHIP_SEQUENCE_H

#include "oracle.h"

/* A variable is a cell, a digit in a house, or a relation. */
enum { MOST_RIGHTS = 3, VARIABLES = CELLS + HOUSES * DIGITS, RELATION = VARIABLES };

typedef struct Candidate {
    int cell;
    int digit;
} Candidate;

/* The types of variables; a sequence of a type has no others. */
typedef enum Type { ANY_TYPE, CELL_TYPE, ROW_TYPE, COLUMN_TYPE, BOX_TYPE } Type;

/* What is true: a candidate, or one of those of a segment. */
typedef struct Truth {
    int count;
    Candidate of[3];
} Truth;

/* Guardians of a pattern, one of which is true. */
typedef struct Relation {
    int count;
    Candidate of[9];
} Relation;

/* A sequence: the candidate with which it begins, what else links to the right, and the
 * left-linking candidates. */
typedef struct Sequence {
    const Marks *marks;
    bool is_braid;
    bool has_segments; /* they are allowed */
    Type type;
    const Relation *relation; /* one more variable, or NULL */
    bool has_relation;        /* it has a place */
    int most;                 /* right-linking candidates or segments besides the first */
    int truths;
    Truth truth[MOST_RIGHTS + 1];
    Candidate left[MOST_RIGHTS];
    int variable[MOST_RIGHTS]; /* those with which it continued */
    bool (*visit)(const struct Sequence *sequence);
    void *context;
} Sequence;

/* Visits a sequence and all that continue it; true when VISIT ended that. */
bool each_sequence(const Sequence *sequence);

/* Returns whether a variable ends a whip or braid: nothing is left of it. */
bool ends_sequence(const Sequence *sequence, int variable);

bool is_of_type(Type type, int variable);

bool are_linked(Candidate a, Candidate b);
bool excludes(const Truth *truth, Candidate one);

/* Lists the candidates of a variable, but no relation; returns how many. */
int candidates_of(const Marks *marks, int variable, Candidate list[9]);
bool has_single(const Marks *marks);

/* Follows singles, with segments and a relation if given, from a position to all that they rule
 * out, in variables of a type.  START is the position before something was supposed.  False where
 * nothing is left of a variable. */
bool follow_singles(const Marks *start, Marks *marks, Type type, bool has_segments,
                    const Relation *relation);

/* Returns whether singles in the variables of a sequence and one more rule out its first
 * candidate. */
bool fails_alone(const Sequence *sequence, int last);

/* Does the same where a candidate is supposed to be true. */
bool suppose(const Marks *start, Marks *marks, Candidate one, Type type, bool has_segments,
             const Relation *relation);

/* FIND_EACH_KIND defines a finder of each kind. FIND is the function that all of them call, with
 * whether the pattern is a braid, and whether it may have segments. */
#define FIND_KIND(name, FIND, is_braid, has_segments)                                              \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        FIND(marks, found, is_braid, has_segments);                                                \
    }
#define FIND_EACH_KIND(FIND)                                                                       \
    FIND_KIND(find_whips, FIND, false, false)                                                      \
    FIND_KIND(find_g_whips, FIND, false, true)                                                     \
    FIND_KIND(find_braids, FIND, true, false)                                                      \
    FIND_KIND(find_g_braids, FIND, true, true)

#endif

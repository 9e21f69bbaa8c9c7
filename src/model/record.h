/* record.h - a complete log: the second phase of a step, with all that a reader needs.
 *
 * This is the JSON log as plain data (docs/log-format.md).  log_replay makes it from a solve, the
 * JSON reader from a file; writers, sentences, pictures and the verifier read it.  Arrays belong to
 * the maker of the record.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_RECORD_H
#define CH_MODEL_RECORD_H

#include <stdbool.h>
#include <stddef.h>

#include <crosshatch/types.h>

#include "puzzle.h"
#include "step.h"

/* The kind of a contradiction (pattern.kind). */
typedef enum ChKind {
    CH_KIND_NONE = 0,
    CH_KIND_DUPLICATE = 1,    /* givens rule each other out */
    CH_KIND_NO_PLACE = 2,     /* a digit has no place in a house */
    CH_KIND_NO_CANDIDATE = 3, /* a cell has no candidate */
    CH_KIND_CASES = 4         /* every case fails */
} ChKind;

/* The roles of things in a pattern. */
typedef enum ChRole {
#define ROLE(name, key, shape) CH_ROLE_##name,
#include "roles.def"
#undef ROLE
    CH_ROLES
} ChRole;

/* The type of a thing. */
typedef enum ChShape {
    CH_SHAPE_CELL,
    CH_SHAPE_DIGIT,
    CH_SHAPE_HOUSE,
    CH_SHAPE_CANDIDATE,
    CH_SHAPE_CLOSED, /* a cell, and the step that closed it */
    CH_SHAPE_NODE,   /* a candidate, or one of a group of which one is true */
    CH_SHAPE_SET,    /* a set of the pattern, by its group */
    CH_SHAPE_FLAG    /* the thing is 0: the presence of the mark is the information */
} ChShape;

/* A thing in a role.  Roles with several lists (colours), and objects of several roles, are divided
 * into groups, counted from 0.  The marks of a group are contiguous, whatever the order of its
 * roles:
 *
 *      role         group  thing     links: r1c1=4 =strong= r1c5=4, r1c5=4 -- r7c5=4 or r8c5=4
 *      LINK_FROM    0      r1c1=4
 *      LINK_TO      0      r1c5=4
 *      LINK_STRONG  0
 *      LINK_FROM    1      r1c5=4
 *      LINK_TO      1      r7c5=4
 *      LINK_TO      1      r8c5=4
 */
typedef struct ChMark {
    uint8_t role;   /* ChRole */
    uint16_t group; /* 0 where there is only one */
    uint16_t thing;
    uint16_t step; /* CH_SHAPE_CLOSED: the step that closed the cell, 0 for the input */
} ChMark;

/* The kinds of an argument's lines.  An argument is a list of lines in reading order.  CASES is
 * followed by its branches, each from its ASSUME to the end of that branch.  No line follows the
 * last branch: a list of lines ends with FAILS or with the branches of CASES. */
typedef enum ChLineKind {
    CH_LINE_THEN,   /* `candidate` follows by `constraint`: its others are removed or conflict */
    CH_LINE_CASES,  /* `constraint` is split; `branches` branches follow */
    CH_LINE_ASSUME, /* a branch starts: `candidate` is assumed to be true */
    CH_LINE_FAILS   /* no candidate of `constraint` is left */
} ChLineKind;

typedef struct ChLine {
    uint8_t kind;
    uint8_t branches;
    uint16_t constraint; /* CH_NONE for ASSUME */
    uint16_t candidate;  /* CH_NONE for CASES and FAILS */
} ChLine;

typedef struct ChArgument {
    const ChLine *line;
    size_t count;
} ChArgument;

typedef struct ChStepRecord {
    uint32_t number;       /* from 1 */
    const char *technique; /* its key */
    const char *subtype;   /* the key of a more precise name, or NULL */
    ChKind kind;
    const uint16_t *place; /* candidates */
    size_t place_count;
    const uint16_t *eliminate; /* candidates */
    size_t eliminate_count;
    const uint16_t *constraint; /* premises, usually in the order of use */
    size_t constraint_count;
    const ChDeadlyPattern *deadly;
    size_t deadly_count;
    const uint32_t *after; /* numbers of earlier steps, ascending */
    size_t after_count;
    const ChMark *mark; /* the pattern, grouped by role */
    size_t mark_count;
    const ChArgument *argument;   /* one per conclusion (placements, then eliminations), or one
                                     for a contradiction */
    size_t argument_count;        /* 0: not requested */
    const ChAbandoned *abandoned; /* alternatives of a guess, in the record of a solve */
    size_t abandoned_count;
    bool no_marks;        /* nothing is written that a sentence could remove */
    const char *text;     /* the sentence, or NULL */
    const char *notation; /* the step in one line of notation, or NULL */
} ChStepRecord;

/* Returns the word for a premise that is a pattern of the step: deadly ones come first.  NUMBER
 * receives its number among those of its kind, from 1. */
static inline const char *ch_pattern_word(const ChStepRecord *step, int premise, uint32_t *number)
{
    const uint32_t deadly = ch_count_deadly(step->deadly, step->deadly_count);
    const uint32_t at = (uint32_t)(premise - CH_CONSTRAINTS);

    *number = 1 + (at < deadly ? at : at - deadly);
    return at < deadly ? "deadly" : "impossible";
}

/* Returns the end of the marks.  A step without marks may have NULL for them. */
static inline const ChMark *ch_marks_end(const ChStepRecord *step)
{
    return step->mark_count == 0 ? step->mark : step->mark + step->mark_count;
}

/* What `why` and `hint` say besides the steps: a fact, or the query. */
typedef enum ChClaimKind {
    CH_CLAIM_NONE = 0,
    CH_CLAIM_PLACED,
    CH_CLAIM_REMOVED,
    CH_CLAIM_CELL,
    CH_CLAIM_HOUSE
} ChClaimKind;

typedef struct ChClaim {
    ChClaimKind kind;
    uint16_t thing; /* a candidate, a cell or a house */
} ChClaim;

typedef enum ChAnswerWord {
    CH_ANSWERED_NONE = 0,
    CH_ANSWERED_RIGHT,
    CH_ANSWERED_WRONG,
    CH_ANSWERED_UNDECIDED,
    CH_ANSWERED_NOTHING,
    CH_ANSWERED_UNSOLVABLE,
    CH_ANSWERED_UNFINISHED
} ChAnswerWord;

/* All zero where the log says nothing. */
typedef struct ChReport {
    ChClaim query;
    ChClaim fact;
    ChClaim sees;
    ChClaim mistake;
    ChAnswerWord answer;
    unsigned digits;
    bool has_with;
    bool has_without;
    uint8_t with[CH_CELLS]; /* solutions of the position */
    uint8_t without[CH_CELLS];
    const char *needs; /* the key of a technique, or NULL */
} ChReport;

typedef struct ChLogRecord {
    ChPuzzle puzzle;
    ChOutcome outcome;
    uint8_t solution[CH_CELLS]; /* CH_NO_DIGIT where unknown */
    const ChStepRecord *step;
    size_t step_count;
    const ChAbandoned *abandoned; /* alternatives of all guesses */
    size_t abandoned_count;
    ChReport report; /* read from a log; writers take these members as text */
} ChLogRecord;

#endif

/* exotic.h - the header of the room: exocets, and sets of cells locked by several houses.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_EXOTIC_H
#define CH_STRATEGIES_EXOTIC_H

#include "facts.h"
#include "record.h"
#include "step.h"
#include "technique.h"
#include "uniqueness.h"

/* ---- exocets ---- */

/* An exocet pattern.  A band or a stack is a chute of three lines; nine cross-lines run through it,
 * three to a box. */
typedef struct ChExocet {
    uint8_t chute;     /* 0..2 bands, 3..5 stacks */
    uint8_t box;       /* the base's, 0..2 in the chute */
    uint8_t base[2];   /* cells */
    uint8_t target[2]; /* cells, in the order of their boxes */
    uint8_t second[2]; /* of a target of two cells; else the target again */
    uint8_t cross[3];  /* the cross-line in the base's box, then those of the targets, 0..8 */
    uint16_t digits;   /* candidates of the base */
} ChExocet;

enum { CH_MAX_EXOCETS = 64 };

typedef struct ChExocets {
    int count;
    ChExocet exocet[CH_MAX_EXOCETS];
} ChExocets;

/* Finds all patterns, those with three digits first; beyond CH_MAX_EXOCETS the last are dropped. */
void ch_exocets_find(ChExocets *exocets, const ChBoard *board);

/* Finds the patterns with a target of two cells, or two such targets. */
void ch_exocets_find_pairs(ChExocets *exocets, const ChBoard *board);

/* Returns the house of a cross-line. */
static inline int ch_exocet_house(const ChExocet *exocet, int which)
{
    return (exocet->chute < 3 ? CH_FIRST_COLUMN : CH_FIRST_ROW) + exocet->cross[which];
}

/* Returns the cell where a line of the chute's direction (0..8) and a cross-line meet. */
static inline int ch_chute_cell(int chute, int line, int cross)
{
    return chute < 3 ? CH_CELL_AT(line, cross) : CH_CELL_AT(cross, line);
}

/* Returns the exocet patterns of the board, at most CH_MAX_EXOCETS. */
const ChExocets *ch_facts_exocets(ChFacts *facts);

/* ---- rules ---- */

/* The rules by which a junior exocet rules out candidates (exocet_rules.c), in the order in which
 * they are tried. */
typedef enum ChExocetRule {
    CH_EXOCET_NO_RULE,
    CH_EXOCET_TARGETS,
    CH_EXOCET_FALSE_DIGIT,
    CH_EXOCET_INCOMPATIBLE_PAIR,
    CH_EXOCET_TARGET_PAIR,
    CH_EXOCET_FISH,
    CH_EXOCET_MIRROR_NODE,
    CH_EXOCET_SINGLE_MIRROR,
    CH_EXOCET_LOCKED_MIRROR,
    CH_EXOCET_MIRROR_SET,
    CH_EXOCET_UNIQUE_PAIR,
    CH_EXOCET_RULES
} ChExocetRule;

/* An exocet whose eliminations a step has. */
typedef struct ChExocetReading {
    ChExocet exocet;
    ChExocetRule common; /* the rule of all eliminations, if it is one */
    uint16_t set_digits; /* of the set in a mirror node, if that is the rule */
    uint8_t set_house;
    uint8_t set_target; /* 0 or 1: whose node it is */
    ChCellSet set_cells;
} ChExocetReading;

/* Reads the exocet of a step by its marks and premises; false if they show no junior one alone. */
bool ch_exocet_read(ChExocetReading *reading, const ChBoard *before, const ChStepRecord *step);

/* Returns the rule by which an exocet rules out a candidate without a set in a mirror node. */
ChExocetRule ch_exocet_rule(const ChBoard *board, const ChExocet *exocet, int candidate);

/* Sets the rule of each elimination of a step (exocet_kinds.c); false if its exocet is none whose
 * rules have names. */
bool ch_exocet_list_rules(const ChBoard *before, const ChStepRecord *step,
                          uint8_t rule[CH_CANDIDATES]);

/* Returns the digits that can be in a target, without regard to its mirror node. */
unsigned ch_exocet_fits(const ChBoard *board, const ChExocet *exocet, int target);

/* Returns the cells of the mirror node of a target. */
ChCellSet ch_exocet_mirror(const ChExocet *exocet, int target);

/* ---- impossible patterns ---- */

enum { CH_MAX_IMPOSSIBLES = 128, CH_MOST_RELATED = 5 };

/* Cells that a few digits cannot fill (impossible_relations.c). */
typedef struct ChImpossible {
    uint16_t digits;
    uint8_t guardians; /* candidates with other digits: one of them is true */
    ChCellSet cells;   /* a minimal part, with all of `extra` */
    ChCellSet extra;   /* the cells with guardians */
} ChImpossible;

typedef struct ChImpossibles {
    int count;
    ChImpossible pattern[CH_MAX_IMPOSSIBLES];
} ChImpossibles;

/* Finds all patterns that have two to CH_MOST_RELATED guardians, those of three digits first;
 * beyond CH_MAX_IMPOSSIBLES the last are dropped. */
void ch_find_impossibles(const ChBoard *board, ChImpossibles *found);

/* Returns a pattern as a premise of a step. */
ChDeadlyPattern ch_impossible_pattern(const ChImpossible *impossible);

/* ---- relations ---- */

enum { CH_MAX_RELATIONS = 192 };

/* The patterns of a position that take time to find (relations.c). */
typedef struct ChRelations {
    int count;
    ChPattern pattern[CH_MAX_RELATIONS];
} ChRelations;

/* Finds them: impossible patterns first, then deadly ones unless no step may assume one solution;
 * beyond CH_MAX_RELATIONS the last are dropped. */
void ch_find_relations(const ChFinderInput *input, ChRelations *relations);

/* Visits all patterns with two to MOST guardians, those with the fewest first: rectangles, graves,
 * and those found before.  Returns true if VISIT did. */
bool ch_each_relation(const ChFinderInput *input, const ChRelations *relations, int most,
                      ChVisitPattern *visit, void *context);

typedef enum ChRelationName {
    CH_RELATION_RECTANGLE,
    CH_RELATION_AVOIDABLE,
    CH_RELATION_GRAVE,
    CH_RELATION_LOOP,
    CH_RELATION_SIX_CELLS,
    CH_RELATION_SHAPE,
    CH_RELATION_TWO_LINES, /* Qiu's deadly pattern */
    CH_RELATION_BUG_LITE,
    CH_RELATION_ODDAGON,
    CH_RELATION_TRIDAGON,
    CH_RELATION_IMPOSSIBLE
} ChRelationName;

/* Returns the name of one of these patterns, from the board with its guardians. */
ChRelationName ch_relation_name(const ChBoard *board, const ChDeadlyPattern *deadly);

/* ---- locked sets of cells ---- */

/* Sets of cells locked by houses of several kinds, found by counting digits.
 *
 *      c1 c2  c3 c4        every cell lies in two houses, its covers: here a row and a column
 *  r1   .  .   .  .
 *  r2   .  .   .  .        a digit's share is the most cells that it can take, no two in one cover;
 *  r3   .  .   .  .        16 cells take no more digits than the shares allow together
 *
 * When the shares add up to the number of cells, each digit takes its whole share of the cells.  A
 * candidate that would cost a digit one of its places is false.  The eliminations of naked subsets
 * and of fish have the same reason; here the cells lie in many houses (David P Bird's multi-sector
 * locked sets). */
enum { CH_MAX_SECTOR_CELLS = 32 };

/* The empty cells that lie in two of the covers, numbered; a set of them is a word with a bit for
 * each. */
typedef struct ChSectors {
    uint32_t covers;
    int count;
    int room; /* the sum of the shares */
    uint8_t cell[CH_MAX_SECTOR_CELLS];
    uint8_t cover[CH_MAX_SECTOR_CELLS][2]; /* one cover of each kind */
    uint16_t candidates[CH_MAX_SECTOR_CELLS];
    uint32_t with[CH_DIGITS]; /* the cells that can take a digit */
    uint8_t share[CH_DIGITS];
} ChSectors;

/* Sets up the cells and shares.  The covers are of two kinds, and no two of a kind cross.  False
 * when there are too many cells, or none in some cover. */
bool ch_sectors_of(ChSectors *sectors, const ChBoard *board, uint32_t covers);

#endif

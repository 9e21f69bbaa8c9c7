/* se_chain.h - what chains of the SE scale are made of.
 *
 * A node says that a candidate is on (true) or off.  What an assumption leads to is a closure: two
 * ordered sets of nodes, on and off, each node with where it came from.  Its parents follow from
 * that: an off node has one, the on node that rules it out; an on node has the off node whose
 * turn it was, and those off nodes that had been taken from the grid before and so left two
 * possibilities.  An off node that a pattern gives ("advanced") has a reason with a list of
 * parents, and perhaps a nested chain.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_CHAIN_H
#define CH_STRATEGIES_SE_CHAIN_H

#include <stddef.h>

#include "se_hint.h"
#include "se_net.h"
#include "se_recall.h"

/* Why a node follows: hidden in a house of the type, naked in its cell, a pattern, an
 * assumption. */
enum { CH_SE_NAKED = CH_SE_TYPES, CH_SE_ADVANCED, CH_SE_ASSUMED };

/* `from` is where it came from: of an on node, the place in the off list; of an off node, the place
 * in the on list, or the number of the reason if it is advanced. */
typedef struct ChSeLink {
    unsigned candidate : 10;
    unsigned cause : 3;
    unsigned from : 19;
} ChSeLink;

static inline ChSeLink ch_se_link(unsigned candidate, unsigned cause, unsigned from)
{
    return (ChSeLink){.candidate = candidate & 0x3ff, .cause = cause & 7, .from = from & 0x7ffff};
}

/* What is asked inside an assumption, in turn. */
enum { CH_SE_PATTERNS, CH_SE_UNARY, CH_SE_MULTIPLE, CH_SE_PARTS };
enum { CH_SE_NEVER = 0xffff };

typedef struct ChSeClosure {
    ChSeMarks on;
    ChSeMarks off;
    uint16_t on_count;
    uint16_t off_count;
    uint8_t level;     /* of the producer that worked it out */
    bool is_void;      /* to be worked out anew */
    uint16_t plain_on; /* how many there are before any that patterns give */
    uint16_t plain_off;
    /* How many candidates the depth had lost when the part was known to add nothing to these. */
    uint16_t clean[CH_SE_PARTS];
    bool clashes; /* the two of a contradiction follow; the sets are what they were then */
    ChSeLink clash_on;
    ChSeLink clash_off;
    uint16_t on_at[CH_CANDIDATES]; /* where a node is in its list, if it is in the set */
    uint16_t off_at[CH_CANDIDATES];
    ChSeLink on_list[CH_CANDIDATES];
    ChSeLink off_list[CH_CANDIDATES]; /* in the order in which they leave the grid */
} ChSeClosure;

/* Why a pattern's eliminations hold: off nodes, and the chain if it is one. */
typedef struct ChSeReason {
    uint32_t first; /* among the parents */
    uint16_t count;
    bool is_chain;
    ChSeNested nested;
} ChSeReason;

/* Sort keys, which are also the kinds of chain hints. */
enum {
    CH_SE_KIND_DOUBLE = 1,
    CH_SE_KIND_X,
    CH_SE_KIND_Y,
    CH_SE_KIND_XY,
    CH_SE_KIND_CELL,
    CH_SE_KIND_REGION,
    CH_SE_KIND_CONTRADICTION
};

/* A chain hint as the search finds it, enough to work it out again. */
typedef struct ChSeFound {
    double rating;
    int32_t nodes;
    uint32_t order;
    uint8_t kind;
    bool is_cycle;
    bool start_on; /* the assumption of a unary chain or a contradiction */
    bool target_on;
    int16_t start;    /* a candidate: the assumption, or one in the cell or house that is split */
    int16_t target;   /* CH_SE_NOWHERE: the effect is that of a cycle */
    int16_t house;    /* of REGION */
    uint16_t ordinal; /* which of a start's cycles */
    int16_t effect;   /* of a cycle without target: where its eliminations are */
} ChSeFound;

/* Collects hints: the first by rating, nodes, kind and order, or all that remain when of those that
 * eliminate the same only the first is kept.  They are kept by what they eliminate: all digits of a
 * cell but the target (it is on), the target (it is off), or anything else (some cycles). */
enum { CH_SE_CYCLES = 1024 };

typedef struct ChSeCollector {
    bool wants_all;
    bool any;
    uint32_t order;
    ChSeFound best;
    /* When all are wanted: */
    ChSeMarks has[2];
    ChSeFound at[2][CH_CANDIDATES]; /* off, on */
    int cycles;
    ChSeFound cycle[CH_SE_CYCLES];
    ChSeMarks removed[CH_SE_CYCLES]; /* by the cycles; the first is also the best's */
    const ChSeFound *list[2 * CH_CANDIDATES + CH_SE_CYCLES];
} ChSeCollector;

/* Visits the nodes from a target back to the assumption, breadth first. */
typedef struct ChSeStop {
    ChSeLink link;
    bool on;
} ChSeStop;

enum { CH_SE_STOPS = 2 * CH_CANDIDATES + 2, CH_SE_NESTINGS = 2048 };

typedef struct ChSeWalk {
    ChSeMarks seen_on;
    ChSeMarks seen_off;
    int count;
    ChSeStop stop[CH_SE_STOPS];
    /* Of the whole hint, over its targets: */
    int total;
    int limit; /* above it nobody wants to know the exact number */
    int nestings;
    ChSeNested nested[CH_SE_NESTINGS];
} ChSeWalk;

/* One producer of chains at work on a grid.  Inside an assumption another works one deeper. */
typedef struct ChSeMode {
    bool nishio;
    bool dynamic;
    uint8_t level;
    double base;
} ChSeMode;

enum { CH_SE_CLOSURES = 1024, CH_SE_PARENTS = 1 << 20, CH_SE_REASONS = 1 << 16 };

typedef struct ChSeDepth {
    ChSeMode mode;
    ChSeGrid start; /* before any assumption */
    ChSeGrid now;   /* without what has been taken off, where that counts (dynamic) */
    ChSeGrid fresh; /* without all off nodes: what an on node newly rules out */
    uint16_t losses;
    uint16_t lost[CH_CANDIDATES];       /* by the grid, while closures hold on */
    uint16_t slot_of[2][CH_CANDIDATES]; /* closures worked out, plus one: of off, of on */
    uint16_t slots;
    uint32_t parents;
    uint32_t reasons;
    ChSeCollector found;
    ChSeClosure closure[CH_SE_CLOSURES];
    ChSeReason reason[CH_SE_REASONS];
    uint16_t parent[CH_SE_PARENTS];
} ChSeDepth;

/* Unary chains need no closures, but long lists of off nodes. */
enum { CH_SE_OFFS = 28 * CH_CANDIDATES };

/* The candidates that are one of two, as a grid has all. */
typedef struct ChSeStrong {
    uint16_t cand[CH_CELLS];
    uint16_t pos[CH_HOUSES][CH_DIGITS];
} ChSeStrong;

/* What the candidate leaves alone when it is off, in order. */
typedef struct ChSeOns {
    int count;
    ChSeLink link[1 + CH_SE_TYPES];
} ChSeOns;

typedef struct ChSeReach {
    int words; /* of a row */
    int count;
    ChSeOns ons[CH_CANDIDATES];
    uint16_t index[CH_CANDIDATES];
    uint64_t row[CH_CANDIDATES][CH_SE_ROW_WORDS];
} ChSeReach;

/* What chains and cycles of a kind rate before their nodes are counted. */
static inline double ch_se_chain_base(int kind)
{
    return kind == CH_SE_KIND_XY ? 7.0 : 6.6;
}

static inline double ch_se_cycle_base(int kind)
{
    return kind == CH_SE_KIND_XY ? 7.0 : 6.5;
}

/* Some hint has this rating and as many nodes; what comes after it is of no interest. */
typedef struct ChSeBound {
    double rating;
    int nodes;
} ChSeBound;

static inline bool ch_se_comes_after(const ChSeBound *bound, double rating, int nodes)
{
    return rating > bound->rating || (rating == bound->rating && nodes > bound->nodes);
}

/* The links of one kind of chain. */
typedef struct ChSeLinks {
    bool is_ready;
    bool along_cells;
    bool along_houses;
    ChSeStrong strong;
    ChSeReach reach; /* rows of bits: which of them follow in one step, from on to on */
} ChSeLinks;

typedef struct ChSeUnary {
    const ChSeGrid *grid;
    ChSeLinks links[CH_SE_KIND_XY + 1]; /* by kind */
    ChSeLinks *at;                      /* those at hand */
    const ChSeStarts *const *starts;    /* by kind; NULL: all */
    ChSeBound bound;                    /* where only the best is wanted: it has no higher rating */
    ChSeMarks on;
    ChSeMarks off;
    int on_count;
    int off_count;
    ChSeLink on_list[CH_CANDIDATES];
    ChSeLink off_list[CH_SE_OFFS];
    ChSeStop stop[CH_SE_STOPS]; /* a chain from the target to the start */
    ChSeStop back[CH_SE_STOPS];
    ChSeCollector found;
} ChSeUnary;

/* The chains of a grid, those inside an assumption, and Nishio's, which are kept apart so that the
 * others still hold at the next step. */
enum { CH_SE_OUTER, CH_SE_INNER, CH_SE_APART, CH_SE_DEPTHS };

/* Where the chains of a producer on a grid are. */
static inline int ch_se_depth_of(bool is_nishio, bool is_dynamic)
{
    return is_nishio ? CH_SE_APART : is_dynamic ? CH_SE_OUTER : CH_SE_INNER;
}

/* Everything that rating a puzzle needs, some 50 MB of which most puzzles touch little. */
typedef struct ChSeSpace {
    ChSeDepth depth[CH_SE_DEPTHS];
    ChSeUnary unary;
    ChSeWalk walk[CH_SE_DEPTHS + 1];
    ChSeMarks no_pairs; /* where aligned exclusion found nothing */
    ChSeMarks no_triplets;
    ChSeCells no_nishio[CH_DIGITS]; /* a digit's places where Nishio did */
    ChSeGrid no_unary;              /* where unary chains did */
    bool is_settled;                /* unary chains find nothing on the grid at hand */
    bool has_net;                   /* of that grid */
    ChSeNet net;
    ChSeStarts starts[CH_SE_KIND_XY + 1]; /* by kind */
    ChSeSplits splits;
    ChSeRecall recall; /* of unary and multiple chains */
    bool is_plain;     /* searches leave nothing out: what the others are compared with */
    bool overflow;     /* something did not fit, or took too long: no number can be given */
    uint64_t work;     /* nodes of closures so far, */
    uint64_t most;     /* and how many there may be; 0: any number */
} ChSeSpace;

_Static_assert(_Alignof(ChSeSpace) <= _Alignof(max_align_t), "malloc() aligns for it");

/* Counts nodes; beyond the limit the search ends as soon as it can. */
static inline void ch_se_spend(ChSeSpace *space, int nodes)
{
    space->work += (uint64_t)nodes;
    if (space->most != 0 && space->work > space->most)
        space->overflow = true;
}

/* ---- closures ---- */

/* The closure of a candidate on or off, worked out when first asked for. */
const ChSeClosure *ch_se_closure(ChSeSpace *space, int depth, int candidate, bool on);

/* The depth's grid has become this one, with fewer candidates: voids the closures that change. */
void ch_se_carry(ChSeDepth *depth, const ChSeGrid *now);

/* Whether nothing that is asked at the depth's level can add to the closure. */
bool ch_se_is_clean(const ChSeDepth *depth, const ChSeClosure *closure);

/* Adds off nodes that patterns give on the grid as it is now. */
void ch_se_advance(ChSeSpace *space, int depth, ChSeClosure *closure);

/* For ch_se_advance(): adds all hints of the search that the depth has asked for to the answer. */
void ch_se_report_hints(ChSeSpace *space, int depth, ChSeCollector *found, ChSeAnswer *answer);

/* The same: adds an off node unless it is there. */
void ch_se_closure_off(ChSeDepth *depth, ChSeClosure *closure, ChSeLink link);

/* ---- links of unary chains ---- */

/* From now on links are those of the kind, worked out once for a grid. */
void ch_se_links_start(ChSeUnary *unary, int kind);

/* What an on node rules out and is one of two, in order, each candidate once.  How many. */
int ch_se_offs(const ChSeUnary *unary, int candidate, unsigned from, ChSeLink *list);

/* What an off node, one of two, leaves alone. */
const ChSeOns *ch_se_ons(const ChSeUnary *unary, int candidate);

/* The nodes of the shortest chain from the start to its contrary; 0 when there is none. */
int ch_se_chain_nodes(const ChSeUnary *unary, int start, bool on);

/* No cycle through the start, which is one of two, has fewer nodes; 0 when there is none. */
int ch_se_cycle_nodes(const ChSeUnary *unary, int start);

/* ---- walks ---- */

void ch_se_walk_start(ChSeWalk *walk, int limit);

/* Goes from a target of the closure to its assumption and counts; false once above the limit. */
bool ch_se_walk_from(ChSeWalk *walk, const ChSeDepth *depth, const ChSeClosure *closure,
                     ChSeLink target, bool on);

/* The targets of a found hint in order; how many. */
typedef struct ChSeTarget {
    const ChSeClosure *closure;
    ChSeLink link;
    bool on;
    uint8_t assumed; /* the cause of its assumption */
} ChSeTarget;

int ch_se_targets(ChSeSpace *space, int depth, const ChSeFound *found, ChSeTarget *target);

/* ---- searches ---- */

void ch_se_collect_start(ChSeCollector *collector, bool wants_all);

/* Whether a hint with this rating, number of nodes, kind and effect would be kept. */
bool ch_se_is_wanted(const ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found);

/* In a search whose hints all have one base: how many nodes a hint may have to be kept. */
int ch_se_limit(const ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found);

void ch_se_collect(ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found);
bool ch_se_collect_cycle(ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found,
                         const ChSeMarks *removed);

/* Puts what is left in order into the list; how many. */
int ch_se_collected(ChSeCollector *collector);

/* What a target's being on or off eliminates. */
ChSeMarks ch_se_effect(const ChSeGrid *grid, int target, bool on);

/* Which assumptions, off and on, contradict themselves along the places of their digit; false when
 * none do.  QUIET: of each digit, places that are known to have none. */
bool ch_se_nishio_clashes(const ChSeGrid *grid, ChSeCells *quiet, ChSeMarks *marks);

/* Fills `found` of the depth's collector with the hints of the mode on the grid.  With SPLITS, for
 * Nishio or a mode that is not dynamic, nothing else contradicts itself, or leads to the same. */
void ch_se_forcing_search(ChSeSpace *space, int depth, const ChSeGrid *grid, ChSeMode mode,
                          const ChSeSplits *splits, bool wants_all);
/* STARTS by kind, or NULL for all; BOUND is NULL when all hints are wanted, not just the best. */
bool ch_se_unary_search(ChSeUnary *unary, const ChSeGrid *grid, const ChSeStarts *const *starts,
                        const ChSeBound *bound);

/* Works the chain of a hint out again, into `stop`; how many nodes, a cycle's start counted
 * twice. */
int ch_se_unary_chain(ChSeUnary *unary, const ChSeFound *found);

#endif

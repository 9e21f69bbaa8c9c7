/* se_chain.h - the data structures of the SE scale's chains.
 *
 * A node states that a candidate is on (true) or off.  The closure of an assumption holds its
 * consequences: two ordered sets of nodes, on and off, each node with its origin.  The origin
 * determines the parents.  An off node has one parent, the on node that rules it out.  An on node
 * has as parents the off node being processed, and the off nodes removed from the grid before that
 * had left two possibilities.  An off node by a pattern ("advanced") has a reason with a list of
 * parents, and perhaps a nested chain.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_CHAIN_H
#define CH_STRATEGIES_SE_CHAIN_H

#include <assert.h>
#include <stddef.h>

#include "meter.h"
#include "se_hint.h"
#include "se_net.h"
#include "se_patterns.h"
#include "se_recall.h"
#include "se_scale.h"
#include "se_shared.h"
#include "se_together.h"
#include "se_x_chains.h"

/* The cause of a node: hidden in a house of the type, naked in its cell, a pattern, an
 * assumption. */
enum { CH_SE_NAKED = CH_SE_TYPES, CH_SE_ADVANCED, CH_SE_ASSUMED };

/* `from` is the origin: of an on node, its index in the off list; of an off node, its index in the
 * on list, or the number of the reason if it is advanced. */
typedef union ChSeLink {
    struct {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        unsigned from : 19;
        unsigned cause : 3;
        unsigned candidate : 10;
#else
        unsigned candidate : 10;
        unsigned cause : 3;
        unsigned from : 19;
#endif
    };
    uint32_t word; /* all of it: parts stored one by one would be slow to read at once */
} ChSeLink;

static inline ChSeLink ch_se_link(unsigned candidate, unsigned cause, unsigned from)
{
    assert(candidate < CH_CANDIDATES && cause <= CH_SE_ASSUMED && from <= 0x7ffff);
    return (ChSeLink){.word = candidate | cause << 10 | from << 13};
}

enum { CH_SE_NEVER = 0xffff };

typedef struct ChSeClosure {
    ChSeMarks on;
    ChSeMarks off;
    /* Apart, so that no compiler reads both at once: just after one is stored that is slow. */
    uint16_t on_count;
    uint16_t plain_on; /* number of nodes before the first by a pattern */
    uint16_t off_count;
    uint16_t plain_off;
    uint8_t level;     /* level of the producer that computed it */
    bool has_no_order; /* a fixpoint: se_fixpoint.c */
    bool is_void;      /* must be computed anew */
    /* The number of candidates that the depth had lost when the part was known to add nothing. */
    uint16_t clean[CH_SE_PARTS];
    /* The number of off nodes when the part had last added all that it finds on this grid. */
    uint16_t searched[CH_SE_PARTS];
    bool clashes; /* two contradictory nodes follow; the sets are those of that moment */
    ChSeLink clash_on;
    ChSeLink clash_off;
    uint16_t on_at[CH_CANDIDATES]; /* a node's index in its list, if it is in the set */
    uint16_t off_at[CH_CANDIDATES];
    ChSeLink on_list[CH_CANDIDATES];
    ChSeLink off_list[CH_CANDIDATES]; /* in the order in which they leave the grid */
} ChSeClosure;

/* The reason for a pattern's eliminations: off nodes, and the chain if there is one. */
typedef struct ChSeReason {
    uint32_t first; /* index among the parents */
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

/* A chain hint as found by the search, sufficient to reconstruct it. */
typedef struct ChSeFound {
    double rating;
    int32_t nodes;
    uint32_t order;
    uint8_t kind;
    bool is_cycle;
    bool start_on; /* the assumption of a unary chain or a contradiction */
    bool target_on;
    int16_t start;    /* the assumption, or a candidate of the cell or house of cases */
    int16_t target;   /* CH_SE_NOWHERE: the effect is that of a cycle */
    int16_t house;    /* the house of a REGION hint */
    uint16_t ordinal; /* the number of the cycle among those of its start */
    int16_t effect;   /* for a cycle without target: the index of its eliminations */
    uint16_t length;  /* nodes of a unary chain that is kept, and their index; 0: it is not */
    uint32_t first;
} ChSeFound;

/* A collector keeps either the first hint by rating, nodes, kind and order, or the first of each
 * effect.  Effects are of three kinds: all digits of a cell but the target (it is on), the target
 * (it is off), or other eliminations (some cycles). */
enum { CH_SE_CYCLES = 1024 };

typedef struct ChSeCollector {
    bool wants_all;
    bool any;
    uint32_t order;
    ChSeFound best;
    /* Used when all are wanted: */
    ChSeMarks has[2];
    ChSeFound at[2][CH_CANDIDATES]; /* off, on */
    int cycles;
    ChSeFound cycle[CH_SE_CYCLES];
    uint8_t mark[CH_SE_CYCLES];      /* cycles are equal only if their marks are */
    ChSeMarks removed[CH_SE_CYCLES]; /* by the cycles; the first is also the best's */
    const ChSeFound *list[2 * CH_CANDIDATES + CH_SE_CYCLES];
} ChSeCollector;

/* A node visited on the way from a target back to the assumption, breadth first. */
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
    /* For the whole hint, over its targets: */
    int total;
    int limit; /* counting stops above it */
    int nestings;
    ChSeNested nested[CH_SE_NESTINGS];
} ChSeWalk;

/* What each cell, and each digit of a house, has left: the number of its candidates in the upper
 * half, and the sum of their numbers in the lower.  So the only one left is the lower half. */
typedef struct ChSeTallies {
    uint32_t of_cell[CH_CELLS];
    uint32_t of_house[CH_HOUSES * CH_DIGITS];
} ChSeTallies;

enum { CH_SE_CLOSURES = 1024, CH_SE_PARENTS = 1 << 20, CH_SE_REASONS = 1 << 16 };

typedef struct ChSeDepth {
    ChSeMode mode;
    bool has_fixpoints; /* they may replace closures: se_fixpoint.c */
    ChSeGrid start;     /* before any assumption */
    ChSeGrid now;       /* without the removed candidates, where the mode has a level */
    ChSeGrid begin;     /* like `start`, without candidates that need not be followed */
    ChSeGrid fresh;     /* without all off nodes: shows the new eliminations of on nodes */
    ChSeTallies all;    /* of `start` */
    ChSeTallies left;   /* without the removed candidates, where the mode is dynamic */
    uint16_t losses;
    uint16_t lost[CH_CANDIDATES]; /* candidates lost by the grid while closures remain valid */
    uint16_t slot_of[2][CH_CANDIDATES]; /* index of a computed closure, plus one: of off, of on */
    uint16_t slots;
    uint32_t parents;
    uint32_t reasons;
    ChSeCollector found;
    ChSeClosure closure[CH_SE_CLOSURES];
    ChSeReason reason[CH_SE_REASONS];
    uint16_t parent[CH_SE_PARENTS];
} ChSeDepth;

/* What follows from an assumption in any order, see se_fixpoint.c. */
typedef struct ChSeFixpoint {
    uint16_t losses;  /* of the depth, that it has */
    uint8_t complete; /* the level of the searches that add nothing to it */
    ChSeClosure closure;
} ChSeFixpoint;

/* Unary chains need no closures, but long lists of off nodes. */
enum { CH_SE_OFFS = 28 * CH_CANDIDATES, CH_SE_KEPT = 1 << 13 };

/* The candidates of a grid that are one of two. */
typedef struct ChSeStrong {
    uint16_t cand[CH_CELLS];
    uint16_t pos[CH_HOUSES][CH_DIGITS];
} ChSeStrong;

/* The candidates that become single when the candidate is off, in order. */
typedef struct ChSeOns {
    int count;
    ChSeLink link[1 + CH_SE_TYPES];
} ChSeOns;

/* The candidates that are one of two and off when a candidate is on, in order, each once. */
typedef struct ChSeOffs {
    int count;
    ChSeLink link[9 + CH_SE_PEERS];
} ChSeOffs;

/* The candidates that are one of two somewhere, numbered.  What follows from one on, `offs` and
 * `row`, is listed when it is first needed: searches come to few of them. */
typedef struct ChSeReach {
    int words; /* words of a row */
    int count;
    uint16_t index[CH_CANDIDATES];
    uint16_t candidate[CH_CANDIDATES];
    ChSeOns ons[CH_CANDIDATES];
    bool is_listed[CH_CANDIDATES];
    ChSeOffs offs[CH_CANDIDATES];
    uint64_t row[CH_CANDIDATES][CH_SE_ROW_WORDS];
} ChSeReach;

/* Returns the rating of chains and cycles of a kind before nodes are counted. */
static inline double ch_se_chain_base(int kind)
{
    return kind == CH_SE_KIND_XY ? 7.0 : 6.6;
}

static inline double ch_se_cycle_base(int kind)
{
    return kind == CH_SE_KIND_XY ? 7.0 : 6.5;
}

/* The rating and number of nodes of a known hint; later hints are not wanted. */
typedef struct ChSeBound {
    double rating;
    int nodes;
} ChSeBound;

static inline bool ch_se_comes_after(const ChSeBound *bound, double rating, int nodes)
{
    return rating > bound->rating || (rating == bound->rating && nodes > bound->nodes);
}

/* The nodes of the shortest chains from each start to its contrary, 0 where there are none; and the
 * first of these hints against each candidate. */
typedef struct ChSeFirst {
    uint16_t nodes[CH_SE_KIND_XY - CH_SE_KIND_X + 1][2][CH_CANDIDATES]; /* by kind; off, on */
    ChSeBound against[CH_CANDIDATES];
} ChSeFirst;

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
    ChSeLinks links[CH_SE_KIND_XY - CH_SE_KIND_X + 1]; /* by kind, from X on */
    ChSeLinks *at;                                     /* the current ones */
    const ChSeStarts *const *starts;                   /* by kind; NULL: all */
    const ChSePairs *pairs;                            /* all that hints may use */
    ChSePairs all;
    bool in_table_order; /* see se_order.h */
    ChSeBound bound;     /* later hints are not wanted */
    bool wants_first;    /* only those that may be the first against a candidate */
    ChSeFirst first;
    ChSeMarks on;
    ChSeMarks off;
    int on_count;
    int off_count;
    ChSeLink on_list[CH_CANDIDATES];
    ChSeLink off_list[CH_SE_OFFS];
    int stops;
    ChSeStop stop[CH_SE_STOPS]; /* a chain from the target to the start */
    ChSeStop back[CH_SE_STOPS];
    uint32_t kept_count;
    ChSeStop kept[CH_SE_KEPT]; /* the chains of the hints, if all are wanted */
    ChSeCollector found;
} ChSeUnary;

/* The depths: chains of a grid, chains inside an assumption, and Nishio's.  The last are separate,
 * so that the others remain valid at the next step.  Chains inside inner chains use them too. */
enum { CH_SE_OUTER, CH_SE_INNER, CH_SE_APART, CH_SE_DEPTHS };

/* Returns the depth of a producer's chains on a grid. */
static inline int ch_se_depth_of(bool is_nishio, bool is_dynamic)
{
    return is_nishio ? CH_SE_APART : is_dynamic ? CH_SE_OUTER : CH_SE_INNER;
}

/* The workspace for rating a puzzle, some 60 MB of which most puzzles touch little. */
struct ChSeSpace {
    const ChSeScale *scale; /* of the present results; NULL: there are none */
    ChSeDepth depth[CH_SE_DEPTHS];
    bool has_fixpoint[CH_SE_CLOSURES];  /* of the closures of the outer depth */
    uint8_t refuted_at[CH_SE_CLOSURES]; /* the level at which they are known to clash */
    ChSeFixpoint fixpoint[CH_SE_CLOSURES];
    ChSePairs new_pairs; /* those of the widened net */
    ChSeUnary unary;
    ChSeWalk walk[CH_SE_DEPTHS + 1];
    ChSeMarks no_pairs; /* where aligned exclusion found nothing */
    ChSeMarks no_triplets;
    ChSeNoLoops no_loops;
    ChGridCells no_nishio[CH_DIGITS]; /* a digit's places where Nishio found nothing */
    ChSeGrid no_unary;                /* the grid where unary chains found nothing */
    bool is_settled;                  /* unary chains find nothing on the current grid */
    bool has_net;                     /* `net` is that of the current grid */
    ChSeNet net;
    ChSeStarts starts[CH_SE_KIND_XY + 1]; /* by kind */
    ChSeXChains x_chains[CH_DIGITS];
    ChSeSplits splits;
    ChSeRecall recall; /* answers of unary and multiple chains */
    ChSeShared shared; /* steps of the puzzle that other scales may take */
    /* Adds to a closure what patterns and inner searches conclude from it: ch_se_advance(). */
    void (*advance)(ChSeSpace *space, int depth, ChSeClosure *closure);
    bool together;    /* hints below level 2 are applied together */
    bool is_plain;    /* searches skip nothing: the reference for comparisons */
    bool overflow;    /* a limit of room or time was exceeded: no rating is possible */
    uint64_t work;    /* nodes of closures so far */
    uint64_t most;    /* the most nodes allowed; 0: any number */
    uint64_t pause;   /* number of nodes after which to look at limit and meter */
    uint64_t metered; /* number of nodes that the meter has counted */
    ChMeter *meter;   /* in nodes; NULL: none */
};

/* Reports whether all hints of the mode on the grid are wanted, as what they remove. */
static inline bool ch_se_takes_together(const ChSeSpace *space, int depth, const ChSeMode *mode)
{
    return space->together && depth == CH_SE_OUTER && mode->level < CH_SE_IN_ORDER;
}

_Static_assert(_Alignof(ChSeSpace) <= _Alignof(max_align_t), "malloc() aligns for it");

/* Starts to count: MOST nodes, 0 for any number, and METER, which may be NULL. */
void ch_se_start_work(ChSeSpace *space, uint64_t most, ChMeter *meter);

/* Looks at limit and meter, and sets the next pause. */
void ch_se_take_pause(ChSeSpace *space);

/* Counts nodes; beyond the limit, or when the meter is over, the search ends as soon as
 * possible. */
static inline void ch_se_spend(ChSeSpace *space, int nodes)
{
    space->work += (uint64_t)nodes;
    if (space->work > space->pause)
        ch_se_take_pause(space);
}

/* ---- closures ---- */

/* Returns the closure of a candidate on or off, computed on first use. */
const ChSeClosure *ch_se_closure(ChSeSpace *space, int depth, int candidate, bool on);

/* Makes the grid the depth's. */
void ch_se_depth_start(ChSeDepth *depth, const ChSeGrid *grid);

/* Changes the depth's grid to this one, with fewer candidates, and voids the closures that
 * change. */
void ch_se_carry(ChSeDepth *depth, const ChSeGrid *now);

/* Reports whether patterns and inner searches have added nothing to a closure. */
static inline bool ch_se_is_plain(const ChSeClosure *closure)
{
    return closure->on_count == closure->plain_on && closure->off_count == closure->plain_off &&
           !closure->has_no_order;
}

/* Reports whether a part of the searches can add nothing to the closure. */
static inline bool ch_se_is_clean_of(const ChSeDepth *depth, const ChSeClosure *closure, int part)
{
    return ch_se_is_plain(closure) && closure->clean[part] == depth->losses;
}

/* Reports whether no search of the depth's level can add to the closure. */
bool ch_se_is_clean(const ChSeDepth *depth, const ChSeClosure *closure);

/* Adds off nodes by patterns on the present grid. */
void ch_se_advance(ChSeSpace *space, int depth, ChSeClosure *closure);

/* For ch_se_advance(): adds all hints of the depth's search to the answer. */
void ch_se_report_hints(ChSeSpace *space, int depth, ChSeCollector *found, ChSeAnswer *answer);

/* For ch_se_advance(): adds an off node unless present. */
void ch_se_closure_off(ChSeDepth *depth, ChSeClosure *closure, ChSeLink link);

/* Goes on from a closure whose off nodes before FIRST have left the grid. */
void ch_se_closure_go_on(ChSeSpace *space, int depth, ChSeClosure *closure, int first);

/* ---- fixpoints ---- */

/* Returns a set of nodes that contains the closure, which then does not clash, or NULL: it is not
 * known. */
const ChSeClosure *ch_se_fixpoint(ChSeSpace *space, int depth, int candidate, bool on);
void ch_se_forget_fixpoints(ChSeSpace *space);
bool ch_se_has_fixpoints(const ChSeMode *mode);

/* ---- walks back ---- */

void ch_se_walk_start(ChSeWalk *walk, int limit);

/* Walks from a target of the closure to its assumption and counts nodes; false once above the
 * limit. */
bool ch_se_walk_from(ChSeWalk *walk, const ChSeDepth *depth, const ChSeClosure *closure,
                     ChSeLink target, bool on);

/* Lists the targets of a found hint in order; returns how many. */
typedef struct ChSeTarget {
    const ChSeClosure *closure;
    ChSeLink link;
    bool on;
    uint8_t assumed; /* the cause of its assumption */
} ChSeTarget;

int ch_se_targets(ChSeSpace *space, int depth, const ChSeFound *found, ChSeTarget *target);

/* ---- searches ---- */

void ch_se_collect_start(ChSeCollector *collector, bool wants_all);

/* Reports whether a hint with this rating, number of nodes, kind and effect would be kept. */
bool ch_se_is_wanted(const ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found);

/* Returns the most nodes that a hint may have to be kept, in a search whose hints all have one
 * base. */
int ch_se_limit(const ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found);

void ch_se_collect(ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found);
bool ch_se_collect_cycle(ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found,
                         const ChSeMarks *removed, unsigned mark);

/* Lists the remaining hints in order; returns how many. */
int ch_se_collected(ChSeCollector *collector);

/* Returns the eliminations when a target is on or off. */
ChSeMarks ch_se_effect(const ChSeGrid *grid, int target, bool on);

/* Finds the assumptions, off and on, that contradict themselves along the places of their digit;
 * false when none do.  QUIET: for each digit, places known to have none. */
bool ch_se_nishio_clashes(const ChSeGrid *grid, ChGridCells *quiet, ChSeMarks *marks);

/* Fills `found` of the depth's collector with the hints of the mode on the grid.  SPLITS, for
 * Nishio or a mode that is not dynamic, are the only assumptions that contradict themselves and the
 * only splits with a common consequence. */
void ch_se_forcing_search(ChSeSpace *space, int depth, const ChSeGrid *grid, ChSeMode mode,
                          const ChSeSplits *splits, bool wants_all);

/* ---- bounds of unary chains ---- */

/* Bound the best unary hint, and find the starts of those that do not come after: by X chains; by X
 * cycles; then by the others, of which ratings above that of an X chain are left out.  The last
 * reports whether there is any hint. */
void ch_se_bound_x(ChSeSpace *space, const ChSeGrid *grid, ChSeBound *bound);
void ch_se_start_x(ChSeSpace *space, const ChSeGrid *grid, const ChSeBound *bound);
bool ch_se_bound_rest(ChSeSpace *space, const ChSeGrid *grid, ChSeBound *bound);

/* Applies chains from these starts, off and on; returns whether anything has changed. */
bool ch_se_apply_chains(ChSeGrid *grid, const ChSeMarks starts[2]);

/* Apply chains that rate at most RATING to the grid: along houses, or along cells and houses.
 * Return whether there are any. */
bool ch_se_apply_x_chains(ChSeSpace *space, ChSeGrid *grid, double rating);
bool ch_se_apply_xy_chains(ChSeSpace *space, ChSeGrid *grid, double rating);

/* Searches unary chains.  STARTS by kind, or NULL for all; PAIRS, which must last, are all that
 * hints may use, or NULL for those of the grid; BOUND is NULL when all hints are wanted, not just
 * the best. */
bool ch_se_unary_search(ChSeUnary *unary, const ChSeGrid *grid, const ChSeStarts *const *starts,
                        const ChSePairs *pairs, const ChSeBound *bound);

/* The same in two parts, for all hints inside an assumption.  WANTS_FIRST: only those that may be
 * the first against some candidate, in their order, are wanted. */
void ch_se_unary_start(ChSeUnary *unary, const ChSeGrid *grid, const ChSeStarts *const *starts,
                       const ChSePairs *pairs, bool wants_first);
bool ch_se_unary_go(ChSeUnary *unary);

/* Finds the shortest chains from the starts, and the bound of all first hints. */
void ch_se_first_start(ChSeUnary *unary);

/* Fills in, for each candidate, the most nodes of a cycle of the kind that may be first against
 * it. */
void ch_se_first_most(const ChSeUnary *unary, int kind, uint8_t *most);

/* Reports whether a chain may be the first hint against some candidate. */
bool ch_se_may_be_first(const ChSeUnary *unary, const ChSeFound *chain);

/* Writes the chain of a hint to `stop`, by another search unless it is kept; returns how many
 * nodes, a cycle's start counted twice. */
int ch_se_unary_chain(ChSeUnary *unary, const ChSeFound *found);

#endif

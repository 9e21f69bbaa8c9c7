/* se_scale.h - the scales of the Sudoku Explainer family: a table of producers for each version.
 *
 * The versions share nearly all of their producers.  A scale lists those of one version in order
 * and states the rules in which the shared ones differ.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_SCALE_H
#define CH_STRATEGIES_SE_SCALE_H

#include "se_bulk.h"
#include "se_hint.h"

/* The searches inside an assumption. */
enum {
    CH_SE_PATTERNS, /* locking, pairs, X-wings */
    CH_SE_UNARY,
    CH_SE_MULTIPLE,
    CH_SE_PARTS,
    CH_SE_DYNAMIC = CH_SE_PARTS, /* dynamic chains of level 0; those of level n are n further */
    CH_SE_END = 0xff,
    CH_SE_MOST_PARTS = 5
};

/* A chain producer's mode on a grid.  Inside an assumption another producer works one depth
 * further. */
typedef struct ChSeMode {
    bool nishio;
    bool dynamic;
    uint8_t level;                    /* 0: it searches nothing inside */
    uint8_t inside[CH_SE_MOST_PARTS]; /* its searches in order, then CH_SE_END */
    double base;
} ChSeMode;

typedef struct ChSeSpace ChSeSpace;
typedef struct ChSeScale ChSeScale;
typedef struct ChSeProducer ChSeProducer;

/* A search for the next hint. */
typedef struct ChSeSearch {
    ChSeSpace *space;
    const ChSeScale *scale;
    const ChSeGrid *grid;
    const ChSeBulk *bulk;
    const ChSeSink *sink;
    ChSeHint *hint; /* the sink's */
} ChSeSearch;

typedef bool ChSeFind(const ChSeSearch *search, const ChSeProducer *producer);

struct ChSeProducer {
    ChSeFind *find;
    uint8_t size;     /* of a set, a fish or a wing; the number of strong links */
    bool rates_links; /* its ratings depend on `swaps_link_ratings` */
    double least;     /* it and all later ones rate this much at least; 0.0: not stated */
    ChSeMode mode;    /* of a forcing chain producer */
};

/* Rules that change a step are compared where scales share steps: se_shared.c. */
struct ChSeScale {
    const char *key;   /* the name of the scale */
    const char *rules; /* the program and its version */
    const ChSeProducer *producer;
    int producers;
    bool starts_below_zero;             /* a filled grid has an ER below all ratings */
    const uint8_t (*peer)[CH_SE_PEERS]; /* the order of a cell's peers */
    bool direct_hints_eliminate;        /* a direct hint also removes what it rests on */
    bool locks_by_digit;                /* locking visits digits before houses */
    bool ignores_skipped_neighbours;    /* a loop's digits are those of its own cells */
    bool has_small_hidden_loop_sets;    /* hidden sets of type 3 may be smaller than the extras */
    bool counts_rest_of_bug;            /* a digit may be extra in cells found by no house alone */
    bool visits_bug_sets_by_size;       /* sets of type 3: size by size, not house by house */
    bool removes_in_table_order;        /* order of an inner hint's eliminations: se_order.h */
    bool swaps_link_ratings;            /* ratings of links in lines, and in lines and blocks */
    bool names_all_lengths;             /* of loops: also of those with six cells */
    bool names_loop_sets;               /* the set of a loop's type 3 */
};

/* Sudoku Explainer 1.2.1.3. */
extern const ChSeScale ch_se_explainer;
/* SukakuExplainer 2025.10.8 by 1to9only. */
extern const ChSeScale ch_se_sx;
/* Sukaku Explainer 1.18.1 by SudokuMonster. */
extern const ChSeScale ch_se_sukaku;
/* The version before 1.16 that rated the first file of the puzzle exchange bank. */
extern const ChSeScale ch_se_bank;

/* All scales, in the order above. */
enum { CH_SE_SCALES = 4 };
extern const ChSeScale *const ch_se_scales[CH_SE_SCALES];

#endif

/* hodoku_closure.h - the transitive closure of tables: which literals follow from which.
 *
 * Literals that follow from each other share one row of bits.  The finders query the closure first;
 * a table is expanded only where a chain must be reported or measured.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_CLOSURE_H
#define CH_STRATEGIES_HODOKU_CLOSURE_H

#include "hodoku_tables.h"

enum { CH_HODOKU_CLOSED = CH_HODOKU_ENTRIES, CH_HODOKU_CLOSED_WORDS = CH_HODOKU_CLOSED / 64 + 1 };

typedef struct ChHodokuClosure {
    int count; /* number of literals */
    int words;
    int rows;
    uint16_t number[CH_HODOKU_LITERALS]; /* a number for each literal present */
    uint16_t literal[CH_HODOKU_CLOSED];
    uint16_t row[CH_HODOKU_CLOSED]; /* by number: the row of bits */
    _Alignas(16) uint64_t reached[CH_HODOKU_CLOSED][CH_HODOKU_CLOSED_WORDS];

    /* while the closure is computed */
    uint16_t low[CH_HODOKU_CLOSED];
    uint16_t seen[CH_HODOKU_CLOSED]; /* when a literal was first visited, from 1; 0: not yet; the
                                        largest number: its group is finished */
    uint16_t stack[CH_HODOKU_CLOSED];
    uint16_t path[CH_HODOKU_CLOSED];
    uint32_t next[CH_HODOKU_CLOSED]; /* the next entry to follow */
} ChHodokuClosure;

/* Computes the closure; false when there are too many literals, then nothing is known. */
bool ch_hodoku_close(ChHodokuClosure *closure, const ChHodokuTables *tables);

static inline const uint64_t *ch_hodoku_reached(const ChHodokuClosure *closure, int literal)
{
    return closure->reached[closure->row[closure->number[literal]]];
}

/* Reports whether a candidate or group is both on and off, which is the case wherever a literal
 * follows twice.  The two literals of a node have neighbouring numbers, the first of them even. */
static inline bool ch_hodoku_clashes(const ChHodokuClosure *closure, int literal)
{
    const uint64_t *const reached = ch_hodoku_reached(closure, literal);
    uint64_t both = 0;

    for (int word = 0; word < closure->words; word++)
        both |= reached[word] & reached[word] >> 1 & UINT64_C(0x5555555555555555);
    return both != 0;
}

/* Reports whether TO follows from FROM, or equals it. */
static inline bool ch_hodoku_reaches(const ChHodokuClosure *closure, int from, int to)
{
    return ch_bits_has(ch_hodoku_reached(closure, from), closure->number[to]);
}

#endif

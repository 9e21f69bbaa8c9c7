/* chain_links.h - the links of a chain, with their reasons.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHAIN_LINKS_H
#define CH_EXPLAIN_CHAIN_LINKS_H

#include "chain.h"
#include "groups.h"

typedef enum ChLinkReason { CH_LINK_BY_HOUSE, CH_LINK_BY_CELL, CH_LINK_BY_GROUP } ChLinkReason;

/* A strong link: as FROM is false, TO is true. */
typedef struct ChStrongLink {
    const ChChainNode *from;
    const ChChainNode *to;
    ChLinkReason reason;
    int house; /* with no other place for the digit */
    int group; /* that needs its other digits */
    int weak;  /* house of the weak link before it; -1 when there is none, or one within a cell */
} ChStrongLink;

/* Reads the strong link from node AT; returns false where its reason, or that of the weak link
 * before it, is not in the record. */
bool ch_read_strong_link(const ChSentenceContext *context, const ChChainText *chain, size_t at,
                         ChStrongLink *link);

/* Reports whether two nodes exclude each other, and in which HOUSE; -1 for within a cell. */
bool ch_weak_link(const ChChainNode *from, const ChChainNode *to, int *house);

/* Writes the supposition and the strong links of a chain, JOINT between two lines; the middle of a
 * long chain is folded.  Returns false where a link has no reason. */
bool ch_say_links(const ChSentenceContext *context, const ChChainText *chain, const char *joint);

/* Writes the false node at the end of a chain that ends with a weak link; returns false where the
 * link has no reason. */
bool ch_say_last_link(const ChSentenceContext *context, const ChChainText *chain);

/* Writes the supposition and what is true in turn, in one sentence. */
void ch_say_chain_path(const ChSentenceContext *context, const ChChainText *chain);

/* Writes what the ends of a chain lead to; its links have been written. */
void ch_say_chain_end(const ChSentenceContext *context, const ChChainText *chain,
                      const char *joint);

#endif

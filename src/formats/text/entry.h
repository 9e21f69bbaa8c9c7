/* entry.h - what a reader makes of one record: a puzzle and what came with it, or what is wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_ENTRY_H
#define CH_FORMATS_ENTRY_H

#include "line_source.h"
#include "puzzle.h"
#include "text.h"

typedef struct ChEntry {
    ChStatus status; /* the puzzle counts only if this is CH_OK */
    ChFault fault;   /* where and what, if it is not */
    ChPuzzle puzzle;
    const char *text; /* the record's lines, until the next call; of a line that is too long the
                         beginning */
    size_t length;
    size_t line;         /* number of its first line */
    ChBytes tail;        /* what stands beside the cells (name, rating), until the next call */
    ChBytes head;        /* within `text`: of a library line the fields before its grid */
    ChBytes remarks;     /* if kept: the comments above it, whole lines */
    bool given_known;    /* givens and placed digits were told apart */
    bool is_log;         /* it says what a player ruled out, even if that is nothing */
    bool has_candidates; /* candidates were listed: a pencil-mark grid that is more than notes, 729
                            marks, a library line */
} ChEntry;

/* Whether it says digits alone, so that what a player rules out has no place in it. */
static inline bool ch_entry_is_digits(const ChEntry *entry)
{
    return !entry->is_log && !entry->has_candidates &&
           ch_candidates_count(&entry->puzzle.removed) == 0;
}

/* A record that is so far the line SPAN alone, TEXT: nothing is known of it, and nothing wrong.
 * The puzzle and the comments are left as they are. */
void ch_entry_begin(ChEntry *entry, const char *text, const ChSpan *span);

/* The entry's text goes as far as the lines taken, of which FIRST was the first. */
void ch_entry_extend(ChEntry *entry, const ChSource *source, const ChSpan *first);

/* The tail is what stands behind the cells without what separates it from them. */
void ch_entry_set_tail(ChEntry *entry, size_t cells_end);

#endif

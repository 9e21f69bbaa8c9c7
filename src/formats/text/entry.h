/* entry.h - the result of reading one record: a puzzle and the text around it, or a fault.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_ENTRY_H
#define CH_FORMATS_ENTRY_H

#include "line_source.h"
#include "puzzle.h"
#include "text.h"

typedef struct ChEntry {
    ChStatus status; /* the puzzle is valid only if this is CH_OK */
    ChFault fault;   /* valid if the status is not CH_OK */
    ChPuzzle puzzle;
    const char *text; /* the record's lines, or the beginning of a line that is too long; valid
                         until the next call */
    size_t length;
    size_t line;         /* number of its first line */
    ChBytes tail;        /* text after the cells (name, rating), valid until the next call */
    ChBytes head;        /* within `text`: the fields of a library line before its grid */
    ChBytes remarks;     /* the comments above it, whole lines, if the reader keeps them */
    bool given_known;    /* the input distinguishes givens and placed digits */
    bool is_log;         /* a log, which lists a player's eliminations even if there are none */
    bool has_candidates; /* the input lists candidates: a pencil-mark grid that is not just
                            notes, 729 marks, a library line */
} ChEntry;

/* Returns whether the record has digits only, so that it has no place for a player's
 * eliminations. */
static inline bool ch_entry_is_digits(const ChEntry *entry)
{
    return !entry->is_log && !entry->has_candidates &&
           ch_candidates_count(&entry->puzzle.removed) == 0;
}

/* Starts a record that has only the line SPAN, TEXT, without any fault.  The puzzle and the
 * comments are unchanged. */
void ch_entry_begin(ChEntry *entry, const char *text, const ChSpan *span);

/* Extends the entry's text to the last line read; FIRST is its first line. */
void ch_entry_extend(ChEntry *entry, const ChSource *source, const ChSpan *first);

/* Sets the tail to the text after the cells, without the separator. */
void ch_entry_set_tail(ChEntry *entry, size_t cells_end);

#endif

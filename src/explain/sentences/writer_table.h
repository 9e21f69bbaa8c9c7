/* writer_table.h - tables that give the techniques functions which describe their steps.
 *
 * A row fits the techniques of one family whose keys match: "fish:x-wing" fits one technique,
 * "fish:finned-*" each fish whose key begins so, "fish:*" each fish.  The first row that fits
 * applies, so a family's default is its last row.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_WRITER_TABLE_H
#define CH_EXPLAIN_WRITER_TABLE_H

#include "sentence.h"

typedef struct ChWriterRow {
    const char *pattern;
    ChSentenceWriter write;
} ChWriterRow;

/* Returns the function of the technique with this key; NULL when there is none. */
ChSentenceWriter ch_writer_find(const ChWriterRow *row, size_t count, const char *key);

#endif

/* puzzle_reader.h - reads puzzles of any format, one after another, from a stream or a text.
 *
 * The format is recognized from the lines themselves, record by record, so that one stream may mix
 * formats; docs/formats.md lists them.  Memory is constant for any input.  A record that cannot be
 * read becomes an entry with its fault and position, and the reader continues after it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PUZZLE_READER_H
#define CH_FORMATS_PUZZLE_READER_H

#include "csv_row.h"
#include "entry.h"
#include "text.h"
#include "xml_games.h"

/* The state of a reader.  Its owner opens and closes it; the fields are private. */
typedef struct ChReader {
    ChSource source;
    size_t entries;
    size_t section;  /* the line of a [Puzzle] whose grid has not been read yet, or 0 */
    bool in_section; /* in a section other than [Puzzle] */
    bool done;
    bool keeps_remarks;   /* set by the owner after opening, to keep comments */
    ChText remarks;       /* since the last entry; at the end, those of no entry */
    ChCsv csv;            /* the table to which the lines belong */
    ChText other_columns; /* the other columns of a row */
    ChXmlGames *xml;      /* the current document, or NULL */
} ChReader;

ChStatus ch_reader_open(ChReader *reader, ChRead read, void *context);       /* or CH_NO_MEMORY */
void ch_reader_open_text(ChReader *reader, const char *text, size_t length); /* TEXT is borrowed */
void ch_reader_close(ChReader *reader);

/* Returns whether a whole line is buffered: reading an entry of one line will not wait for the
 * callback. */
static inline bool ch_reader_has_line(const ChReader *reader)
{
    return ch_source_has_line(&reader->source);
}

/* Fills ENTRY; false when there are no more.  An input without any puzzle is one entry,
 * CH_EMPTY_INPUT; a failure of the callback is one, CH_IO, and the last. */
bool ch_reader_next(ChReader *reader, ChEntry *entry);

/* Reads the only puzzle of a text, such as an operand.  Returns CH_SECOND_PUZZLE when there is
 * another. */
ChStatus ch_puzzle_read(ChPuzzle *puzzle, const char *text, size_t length, ChFault *fault);

#endif

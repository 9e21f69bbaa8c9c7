/* puzzle_reader.h - puzzles of any format, one after another, from a stream or a text.
 *
 * The format is told from the lines themselves, record by record, so that one stream may mix them;
 * docs/formats.md lists them.  Memory is constant, whatever comes.  A record that cannot be read
 * becomes an entry that says so and where, and the reader goes on behind it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PUZZLE_READER_H
#define CH_FORMATS_PUZZLE_READER_H

#include "csv_row.h"
#include "entry.h"
#include "text.h"
#include "xml_games.h"

/* Where a reader stands.  Opened and closed by its owner; the fields are nobody else's. */
typedef struct ChReader {
    ChSource source;
    size_t entries;
    size_t section;  /* the line of a [Puzzle] whose grid is still to come, or 0 */
    bool in_section; /* of a section other than [Puzzle] */
    bool done;
    bool keeps_remarks; /* the owner wants them, and sets this after opening */
    ChText remarks;     /* since the last entry; in the end those that are nobody's */
    ChCsv csv;          /* the table that the lines are rows of */
    ChText beside;      /* the other columns of a row */
    ChXmlGames *xml;    /* the document in the middle of which it stands, or NULL */
} ChReader;

ChStatus ch_reader_open(ChReader *reader, ChRead read, void *context);       /* or CH_NO_MEMORY */
void ch_reader_open_text(ChReader *reader, const char *text, size_t length); /* TEXT is borrowed */
void ch_reader_close(ChReader *reader);

/* Whether a whole line is at hand: reading an entry of one line will not wait for the callback. */
static inline bool ch_reader_has_line(const ChReader *reader)
{
    return ch_source_has_line(&reader->source);
}

/* Fills ENTRY; false when there are no more.  An input without any puzzle is one entry,
 * CH_EMPTY_INPUT; a failure of the callback is one, CH_IO, and the last. */
bool ch_reader_next(ChReader *reader, ChEntry *entry);

/* The one puzzle of a text: an operand.  CH_SECOND_PUZZLE when there is another. */
ChStatus ch_puzzle_read(ChPuzzle *puzzle, const char *text, size_t length, ChFault *fault);

#endif

/* sdk_section.c - see sdk_section.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sdk_section.h"

#include "fault.h"
#include "grid_lines.h"
#include "grid_rows.h"
#include "notation.h"

bool ch_section_is(const char *line, size_t length, const char *name)
{
    size_t same = 0;

    while (name[same] != '\0' && same < length && (line[same] | 0x20) == (name[same] | 0x20))
        same++;
    return name[same] == '\0';
}

bool ch_state_find(ChSource *source, ChSpan *row)
{
    ChSpan first;

    if (!ch_source_line(source, &first))
        return false;
    *row = first;
    ChLineShape shape = ch_span_shape(source, row);
    while (shape.form == CH_FORM_BLANK && ch_source_line(source, row))
        shape = ch_span_shape(source, row);
    if (shape.form == CH_FORM_SECTION &&
        ch_section_is(ch_source_text(source, row) + shape.indent, row->length - shape.indent,
                      "[state]") &&
        ch_source_line(source, row) && ch_span_shape(source, row).form == CH_FORM_ROW)
        return true;
    ch_source_back(source, &first);
    return false;
}

ChStatus ch_state_read(ChPuzzle *puzzle, ChSource *source, const ChSpan *first, ChFault *fault)
{
    ChGridLines lines;
    ChGridNotes notes;
    ChPuzzle state;
    ChPiece row[9];

    ch_grid_gather(&lines, source, first);
    ch_grid_pieces(&lines, source, row);
    const ChStatus status = ch_grid_read(&state, row, lines.rows, &notes, fault);
    if (status != CH_OK || lines.status != CH_OK)
        return status != CH_OK ? status : (*fault = lines.fault).status;
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const int digit = ch_puzzle_digit(&state, cell);
        if (digit == CH_NO_DIGIT || digit == puzzle->given[cell])
            continue;
        if (puzzle->given[cell] != CH_NO_DIGIT) {
            char name[CH_NAME_SIZE];
            ch_name_placed(name, CH_CANDIDATE(cell, puzzle->given[cell]));
            return ch_fault_words(fault, CH_OTHER_GIVEN, row[i / 9].line, row[i / 9].column, name);
        }
        puzzle->entered[cell] = (uint8_t)digit;
    }
    ch_puzzle_note_start(puzzle);
    return CH_OK;
}

/* json_things.h - writes the things of a grid as JSON: names, sets of digits, whole grids.
 *
 * Each function writes one value, as those of json_write.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_THINGS_H
#define CH_FORMATS_JSON_THINGS_H

#include "json_write.h"
#include "notation.h"
#include "puzzle.h"

/* A function of notation.h that writes a name. */
typedef size_t (*ChNamer)(char *name, int thing);

void ch_json_put_name(ChJsonWriter *json, const char *key, ChNamer namer, int thing);
void ch_json_put_names(ChJsonWriter *json, const char *key, ChNamer namer, const uint16_t *thing,
                       size_t count);

/* Writes a cell, with its digit in DIGITS unless that is NULL; and a list of such cells. */
void ch_json_put_cell(ChJsonWriter *json, const char *key, int cell, const uint8_t *digits);
void ch_json_put_cells(ChJsonWriter *json, const char *key, const ChCellSet *cells,
                       const uint8_t *digits);

void ch_json_put_digits(ChJsonWriter *json, const char *key, unsigned digits); /* "257" */

/* Writes an object of cells and their digits, {"r1c1":"25"}, for the cells that have any. */
void ch_json_put_cell_digits(ChJsonWriter *json, const char *key, const uint16_t *digits);

void ch_json_put_grid(ChJsonWriter *json, const char *key, const uint8_t *digit);
void ch_json_put_marks(ChJsonWriter *json, const char *key, const ChCandidateSet *marks);

/* Writes the member "puzzle": 81 characters, or 729 for a pencil-mark puzzle. */
void ch_json_put_puzzle(ChJsonWriter *json, const ChPuzzle *puzzle);

/* Writes the member which reports that pencil marks were read as notes, if they were. */
void ch_json_put_notes(ChJsonWriter *json, const ChPuzzle *puzzle);

#endif

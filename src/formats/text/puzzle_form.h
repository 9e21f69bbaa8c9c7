/* puzzle_form.h - writes a puzzle in any form that others read, and reports its losses.
 *
 * The forms are those of puzzle_forms.def.  The output reads back, through puzzle_reader.h, as the
 * same puzzle with all its text, except for the losses that ch_form_losses() reports.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PUZZLE_FORM_H
#define CH_FORMATS_PUZZLE_FORM_H

#include "puzzle_record.h"

/* The kinds of data that can be lost.  Sets of them are bits. */
typedef enum ChLoss {
#define LOSS(name, message) CH_LOSS_##name,
#include "losses.def"
#undef LOSS
    CH_LOSSES
} ChLoss;

typedef struct ChPuzzleForm {
    const char *name;
    void (*write)(ChText *text, const ChPuzzleRecord *record);
    unsigned holds;
    unsigned (*losses)(const ChPuzzleRecord *record);
    bool apart;
    const char *head, *foot, *error;
} ChPuzzleForm;

/* The forms in the order in which `convert --to` lists them; ends with a NULL name. */
extern const ChPuzzleForm ch_puzzle_forms[];

/* Returns the form of a name, or NULL. */
const ChPuzzleForm *ch_puzzle_form(const char *name);

/* Returns the data that would not be read back.  Writing omits it. */
unsigned ch_form_losses(const ChPuzzleForm *form, const ChPuzzleRecord *record);

/* Removes the lost data from a record, so that its form can hold it. */
void ch_record_drop(ChPuzzleRecord *record, unsigned losses);

/* Returns the message of a loss, with the field {form}. */
const char *ch_loss_message(ChLoss loss);

/* Returns whether a library line has more than a position. */
bool ch_record_is_case(const ChPuzzleRecord *record);

#endif

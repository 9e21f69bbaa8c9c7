/* puzzle_form.h - a puzzle written in any form that others read, and what a form cannot hold.
 *
 * The forms are those of puzzle_forms.def.  What is written reads back, through puzzle_reader.h, as
 * the same puzzle with all that came with it, unless ch_form_losses() says otherwise.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PUZZLE_FORM_H
#define CH_FORMATS_PUZZLE_FORM_H

#include "puzzle.h"
#include "text.h"

/* A puzzle and what came with it. */
typedef struct ChPuzzleRecord {
    ChPuzzle puzzle;
    bool lists;      /* candidates were listed with it */
    ChBytes text;    /* beside it: a name, a rating */
    ChBytes remarks; /* above it: whole lines, each with its end */
    ChBytes head;    /* of a library line the fields before its grid, with their colons */
    ChBytes tail;    /* and those behind its deleted candidates */
} ChPuzzleRecord;

/* What can be lost.  Sets of them are bits. */
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

/* In the order in which `convert --to` lists them; ends with a NULL name. */
extern const ChPuzzleForm ch_puzzle_forms[];

/* NULL when there is no form of that name. */
const ChPuzzleForm *ch_puzzle_form(const char *name);

/* What would not come back.  Writing does without it. */
unsigned ch_form_losses(const ChPuzzleForm *form, const ChPuzzleRecord *record);

/* Takes from a record what is lost, so that its form can hold it. */
void ch_record_drop(ChPuzzleRecord *record, unsigned losses);

/* Names a loss, with the field {form}. */
const char *ch_loss_message(ChLoss loss);

/* Whether a library line tells more than a position. */
bool ch_record_is_case(const ChPuzzleRecord *record);

#endif

/* forms.c - public functions: many puzzles from one text, what was read in the forms of others, and
 * as puzzles equivalent to it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "canonical.h"
#include "generate.h"
#include "puzzle_form.h"
#include "puzzle_reader.h"
#include "symmetry.h"
#include "workspace.h"

ChStatus ch_each_puzzle(ChWorkspace *workspace, const char *text, size_t length, ChTakePuzzle take,
                        void *context)
{
    ChReader reader;
    ChEntry entry;
    bool more = true;

    if (take == NULL)
        return CH_BAD_ARGUMENT;
    ch_reader_open_text(&reader, text, length);
    while (more && ch_reader_next(&reader, &entry)) {
        if (entry.status == CH_OK)
            ch_workspace_adopt(workspace, &entry.puzzle);
        else
            ch_workspace_empty(workspace);
        more = take(context, entry.status == CH_OK ? NULL : &entry.fault) == 0;
    }
    ch_reader_close(&reader);
    return CH_OK;
}

/* ---- writing ---- */

int ch_form_holds(const ChWorkspace *workspace, const char *form)
{
    const ChPuzzleForm *const known = ch_puzzle_form(form);
    const ChPuzzleRecord record = {.puzzle = workspace->puzzle};

    return known != NULL && ch_form_losses(known, &record) == 0;
}

ChStatus ch_write_form(const ChWorkspace *workspace, const char *form, ChWrite write, void *context)
{
    const ChPuzzleForm *const known = ch_puzzle_form(form);
    ChPuzzleRecord record = {.puzzle = workspace->puzzle};
    ChText text = CH_TEXT_EMPTY;

    if (known == NULL)
        return CH_BAD_ARGUMENT;
    ch_record_drop(&record, ch_form_losses(known, &record));
    ch_text_puts(&text, known->head);
    known->write(&text, &record);
    ch_text_puts(&text, known->foot);
    return ch_deliver(&text, write, context);
}

/* ---- equivalent puzzles ---- */

ChStatus ch_make_canonical(ChWorkspace *workspace)
{
    ChPuzzle form;

    if (!workspace->has_read)
        return CH_NOTHING_READ;
    if (workspace->puzzle.has_marks)
        return CH_BAD_ARGUMENT;
    ch_puzzle_clear(&form);
    ch_canonical(workspace->puzzle.given, form.given);
    ch_workspace_adopt(workspace, &form);
    return CH_OK;
}

ChStatus ch_shuffle(ChWorkspace *workspace, uint64_t seed)
{
    ChRandom random = ch_generate_stream(seed, 0);
    ChPuzzle image;

    if (!workspace->has_read)
        return CH_NOTHING_READ;
    const ChSymmetry symmetry = ch_symmetry_random(&random);
    ch_symmetry_apply(&symmetry, &workspace->puzzle, &image);
    ch_workspace_adopt(workspace, &image);
    return CH_OK;
}

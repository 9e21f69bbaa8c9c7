/* forms.c - public functions: reading many puzzles from one text, writing puzzle formats, and
 * making equivalent puzzles.
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

    if (workspace == NULL || take == NULL || !ch_is_text(&text, length))
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
    const ChPuzzleForm *const known = form != NULL ? ch_puzzle_form(form) : NULL;

    if (known == NULL || ch_workspace_status(workspace) != CH_OK)
        return 0;
    const ChPuzzleRecord record = {.puzzle = workspace->puzzle};
    return ch_form_losses(known, &record) == 0;
}

ChStatus ch_write_form(const ChWorkspace *workspace, const char *form, ChWrite write, void *context)
{
    const ChStatus status = ch_workspace_status(workspace);
    const ChPuzzleForm *const known = form != NULL ? ch_puzzle_form(form) : NULL;
    ChText text = CH_TEXT_EMPTY;

    if (known == NULL || write == NULL)
        return CH_BAD_ARGUMENT;
    if (status != CH_OK)
        return status;
    ChPuzzleRecord record = {.puzzle = workspace->puzzle};
    ch_record_drop(&record, ch_form_losses(known, &record));
    ch_text_puts(&text, known->head);
    known->write(&text, &record);
    ch_text_puts(&text, known->foot);
    return ch_deliver(&text, write, context);
}

/* ---- equivalent puzzles ---- */

ChStatus ch_make_canonical(ChWorkspace *workspace)
{
    const ChStatus status = ch_workspace_status(workspace);
    ChPuzzle form;

    if (status != CH_OK)
        return status;
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
    const ChStatus status = ch_workspace_status(workspace);
    ChPuzzle image;

    if (status != CH_OK)
        return status;
    const ChSymmetry symmetry = ch_symmetry_random(&random);
    ch_symmetry_apply(&symmetry, &workspace->puzzle, &image);
    ch_workspace_adopt(workspace, &image);
    return CH_OK;
}

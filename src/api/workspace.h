/* workspace.h - the state behind the public functions.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_WORKSPACE_H
#define CH_API_WORKSPACE_H

#include <stddef.h>

#include <crosshatch/crosshatch.h>

#include "bruteforce.h"
#include "checker.h"
#include "engine.h"
#include "essential.h"
#include "log_replay.h"
#include "text.h"
#include "verify.h"

struct ChWorkspace {
    ChPuzzle puzzle; /* the puzzle read; the log points here */
    bool has_read;   /* false: nothing was read, and the puzzle is an empty grid */
    ChPlan plan;
    ChEngine engine;
    ChLogReplay log_replay;
    union {
        ChVerifier verifier;
        ChSearch search;
        ChChecker checker;
        ChEssential essential;
    } at;          /* one at a time: verifying, checking, searching or shortening */
    uint64_t uses; /* number of uses of `at`: shows a search that its callback has used it */
    const ChProfile *owner; /* the profile that last used the state; NULL: none */
    _Alignas(max_align_t) unsigned char state[]; /* room for the state of any profile */
};

/* Returns CH_OK if the workspace has a puzzle; otherwise the status for functions that need one. */
static inline ChStatus ch_workspace_status(const ChWorkspace *workspace)
{
    if (workspace == NULL)
        return CH_BAD_ARGUMENT;
    return workspace->has_read ? CH_OK : CH_NOTHING_READ;
}

/* Reports whether a text was passed. NULL with length 0 is replaced by an empty string. */
static inline bool ch_is_text(const char **text, size_t length)
{
    if (*text == NULL && length == 0)
        *text = "";
    return *text != NULL;
}

/* Makes PUZZLE the puzzle read, with an empty log. */
void ch_workspace_adopt(ChWorkspace *workspace, const ChPuzzle *puzzle);

/* Resets the workspace to no puzzle. */
void ch_workspace_empty(ChWorkspace *workspace);

/* Passes the text to WRITE and frees it. Returns CH_BAD_ARGUMENT when WRITE is NULL. */
ChStatus ch_deliver(ChText *text, ChWrite write, void *context);

#endif

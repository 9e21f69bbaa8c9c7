/* workspace.h - what the public functions work in.
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
#include "log_replay.h"
#include "text.h"
#include "verify.h"

struct ChWorkspace {
    ChPuzzle puzzle; /* what was read; the log points here */
    bool has_read;   /* or nothing was, and the puzzle is an empty grid */
    ChPlan plan;
    ChEngine engine;
    ChSe se; /* of the engine, for the profile that needs it: untouched until then */
    bool has_se;
    ChLogReplay log_replay;
    union {
        ChVerifier verifier;
        ChSearch search;
        ChChecker checker;
    } at;          /* while verifying, checking or searching */
    uint64_t uses; /* of `at`: a search knows by it whether its callback took it away */
};

/* What a function asks first that is about the puzzle that was read. */
static inline ChStatus ch_workspace_status(const ChWorkspace *workspace)
{
    if (workspace == NULL)
        return CH_BAD_ARGUMENT;
    return workspace->has_read ? CH_OK : CH_NOTHING_READ;
}

/* Whether a text was passed: NULL is one of no bytes, for which an empty string is put. */
static inline bool ch_is_text(const char **text, size_t length)
{
    if (*text == NULL && length == 0)
        *text = "";
    return *text != NULL;
}

/* Makes PUZZLE what the workspace is about, with an empty log. */
void ch_workspace_adopt(ChWorkspace *workspace, const ChPuzzle *puzzle);

/* Nothing was read. */
void ch_workspace_empty(ChWorkspace *workspace);

/* Hands the text over and frees it.  CH_BAD_ARGUMENT when there is nobody to take it. */
ChStatus ch_deliver(ChText *text, ChWrite write, void *context);

#endif

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
#include "tell.h"
#include "text.h"
#include "verify.h"

/* How large a struct was in the first version, whose last member this is: none is smaller. */
#define CH_LEAST(type, last) (offsetof(type, last) + sizeof((type){.last = 0}.last))

struct ChWorkspace {
    ChPuzzle puzzle; /* what was read; the log points here */
    bool has_read;   /* or nothing was, and the puzzle is an empty grid */
    ChPlan plan;
    ChEngine engine;
    ChTeller teller;
    union {
        ChVerifier verifier;
        ChSearch search;
        ChChecker checker;
    } at;          /* while verifying, checking or searching */
    uint64_t uses; /* of `at`: a search knows by it whether its callback took it away */
};

/* Makes PUZZLE what the workspace is about, with an empty log. */
void ch_workspace_adopt(ChWorkspace *workspace, const ChPuzzle *puzzle);

/* Nothing was read. */
void ch_workspace_empty(ChWorkspace *workspace);

/* Hands the text over and frees it. */
ChStatus ch_deliver(ChText *text, ChWrite write, void *context);

#endif

/* workspace.h - what the public functions work in.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_WORKSPACE_H
#define CH_API_WORKSPACE_H

#include <crosshatch/crosshatch.h>

#include "engine.h"
#include "tell.h"
#include "verify.h"

struct ChWorkspace {
    ChPuzzle puzzle; /* what was read; the log points here */
    ChPlan plan;
    ChEngine engine;
    ChTeller teller;
    union {
        ChVerifier verifier;
        ChSearch search;
    } at; /* while verifying or checking */
};

#endif

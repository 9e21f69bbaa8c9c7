/* workspace.h - the state behind the public functions.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_WORKSPACE_H
#define CH_API_WORKSPACE_H

#include <stddef.h>

#include <crosshatch/crosshatch.h>

#include "audit.h"
#include "bruteforce.h"
#include "checker.h"
#include "curriculum.h"
#include "engine.h"
#include "essential.h"
#include "hint_choice.h"
#include "judge_move.h"
#include "lesson.h"
#include "log_replay.h"
#include "practice.h"
#include "proof_writer.h"
#include "scan.h"
#include "text.h"
#include "traces.h"
#include "verify.h"
#include "why_answer.h"
#include "worksheet.h"

/* The steps of a position. */
typedef struct ChStepList {
    ChSurvey survey;
    ChHintOrder order;
} ChStepList;

/* The search for the next digit. */
typedef struct ChDigitSearch {
    ChSurvey survey;
    ChWhy why;
    ChPlan plan;
    ChScan scan;
} ChDigitSearch;

struct ChWorkspace {
    ChPuzzle puzzle;          /* the puzzle read; the log points here */
    ChCandidateSet ruled_out; /* by the player, also those that a digit excludes today */
    bool is_based;            /* the givens were read by themselves */
    bool has_read;            /* false: nothing was read, and the puzzle is an empty grid */
    ChPlan plan;
    ChMeter meter; /* of the work that the last plan was made for */
    ChEngine engine;
    ChLogReplay log_replay;
    ChStepRecord record; /* of the step replayed last */
    uint32_t records;    /* number of steps replayed to get there; 0: none */
    union {
        ChVerifier verifier;
        ChSearch search;
        ChChecker checker;
        ChEssential essential;
        ChProofWriter proof;
        ChStepList list;
        ChPractice practice;
        ChCurriculum curriculum;
        ChLesson lesson;
        ChDrill drill;
        ChWorksheet sheet;
        ChDigitSearch digit;
        ChAnswerer answerer;
        ChJudge judge;
        ChAudit audit;
        ChTraces traces;
    } at; /* one at a time: verifying, checking, searching, shortening, listing, practising, ... */
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

/* Reports whether a number can be that of a row, a column or a digit. */
static inline bool ch_is_one_to_nine(int number)
{
    return number >= 1 && number <= 9;
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

/* Returns the replay for a use of its own, after which no record is known. */
ChLogReplay *ch_workspace_replay(ChWorkspace *workspace);

/* Reads step INDEX of the solve; the replay then holds the board before it. Returns NULL past the
 * end. Valid until the replay is used otherwise, or the solve changes. */
const ChStepRecord *ch_workspace_step(ChWorkspace *workspace, uint32_t index);

/* Returns the memory for the state of a profile, cleared unless this profile used it last; NULL if
 * it has none. */
void *ch_workspace_state(ChWorkspace *workspace, const ChProfile *profile);

/* Returns the profile that an option names, the default one for NULL.  Fills FAULT with
 * CH_BAD_PROFILE and returns NULL when there is none. */
const ChProfile *ch_named_profile(const char *name, ChFault *fault);

/* Finds the technique or sub-type with this name (practice.h).  CH_BAD_STRATEGY: there is none. */
ChStatus ch_named_technique(const ChTechnique **technique, const char *name, ChFault *fault);

/* Makes the plan that OPTIONS describe, with their meter, and finds the memory for the state of its
 * profile.  On failure all is as before. */
ChStatus ch_workspace_plan_of(ChWorkspace *workspace, const ChOptions *options, ChPlan *plan,
                              void **state, ChFault *fault);

/* Does so for the next solve. */
ChStatus ch_workspace_plan(ChWorkspace *workspace, const ChOptions *options, ChFault *fault);

/* Returns the status of work by that plan, which is the meter's if that ended the work; otherwise
 * STATUS.  FAULT repeats it unless it is CH_OK. */
ChStatus ch_workspace_end(const ChWorkspace *workspace, ChStatus status, ChFault *fault);

/* Resets the workspace to no puzzle. */
void ch_workspace_empty(ChWorkspace *workspace);

/* Passes the text to WRITE and frees it. Returns CH_BAD_ARGUMENT when WRITE is NULL. */
ChStatus ch_deliver(ChText *text, ChWrite write, void *context);

#endif

/* generating.c - public functions: puzzles to order, and minimal puzzles.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generating.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "fault.h"
#include "generate.h"
#include "order_words.h"
#include "puzzle_search.h"
#include "sized.h"
#include "word_list.h"
#include "workspace.h"

/* The memory of one call. */
typedef struct Generating {
    const ChGenerateOptions *options;
    ChMeter meter; /* of the tries */
    ChOrder order;
    ChPuzzleSearch search;
    ChPuzzle puzzle;
} Generating;

/* ---- the order ---- */

ChStatus ch_order_fault(ChOrderProblem *problem, ChFault *fault)
{
    ChText found = CH_TEXT_EMPTY;

    if (problem->status == CH_BAD_STRATEGY || problem->status == CH_BAD_SEQUENCE) {
        if (fault != NULL)
            *fault = problem->fault;
    } else {
        ch_text_puts(&found, problem->option != NULL ? problem->option : "");
        ch_text_puts(&found, problem->found.length > 0 ? " " : "");
        ch_text_puts(&found, ch_text_string(&problem->found));
        (void)ch_fault_words(fault, problem->status, 0, 0, ch_text_string(&found));
        ch_text_free(&found);
    }
    ch_text_free(&problem->found);
    return problem->status;
}

static ChStatus read_order(ChOrder *order, const ChGenerateOptions *options, ChFault *fault)
{
    ChOrderWords words = {.profile = ch_named_profile(options->profile, fault),
                          .levels = options->level,
                          .rating = options->rating,
                          .score = options->score,
                          .givens = options->givens,
                          .pattern = options->pattern,
                          .strategies = options->strategies,
                          .with = options->with,
                          .needs = options->needs,
                          .without = options->without,
                          .order = options->order,
                          .minimality = (ChMinimality)options->minimal};
    ChOrderProblem problem = {0};

    if (words.profile == NULL)
        return CH_BAD_PROFILE;
    if ((unsigned)options->minimal > CH_MINIMAL_NO)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const int symmetry =
        options->symmetry == NULL ? 0 : ch_word_index(CH_ORBIT_NAMES, options->symmetry);
    words.symmetry = (ChOrbits)symmetry;
    const bool good =
        symmetry >= 0 || ch_order_refuse(&problem, "--symmetry", NULL, options->symmetry);
    return good && ch_order_read(order, &words, &problem) ? CH_OK : ch_order_fault(&problem, fault);
}

/* ---- the search ---- */

/* The memory that making.h states. */
_Static_assert(sizeof(Generating) < 11000000 && sizeof(Generating) + sizeof(ChSeSpace) < 72000000,
               "less than 11 MB, with a rating less than 72 MB");

static ChStatus search(ChWorkspace *workspace, Generating *self, ChFault *fault)
{
    const ChGenerateOptions *const options = self->options;
    const ChGenerateLimits limits = {options->tries != 0 ? options->tries : CH_GENERATE_TRIES,
                                     ch_generate_must_stop, &self->meter};
    const bool is_rated = !ch_range_is_empty(self->order.rating);
    ChSeSpace *const space = is_rated ? calloc(1, sizeof *space) : NULL;

    if (is_rated && space == NULL)
        return ch_fault_words(fault, CH_NO_MEMORY, 0, 0, "");
    self->search.judge.space = space;
    self->search.judge.state = ch_workspace_state(workspace, self->order.plan.profile);
    const bool found = ch_puzzle_search(&self->search, &self->order, options->seed, options->index,
                                        &limits, &self->puzzle);
    free(space);
    if (found)
        return CH_OK;
    return ch_fault_words(fault, ch_meter_is_over(&self->meter) ? CH_CANCELLED : CH_BUDGET, 0, 0,
                          "");
}

ChStatus ch_generate(ChWorkspace *workspace, const ChGenerateOptions *options, ChFault *fault)
{
    ChGenerateOptions known;

    if (workspace == NULL || options == NULL || !ch_sized_take(&known, sizeof known, options, NULL))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    Generating *const self = calloc(1, sizeof *self);
    if (self == NULL)
        return ch_fault_words(fault, CH_NO_MEMORY, 0, 0, "");
    self->options = &known;
    self->meter = (ChMeter){.poll = known.poll, .poll_context = known.poll_context};
    ChStatus status = read_order(&self->order, &known, fault);
    if (status == CH_OK)
        status = search(workspace, self, fault);
    if (status == CH_OK)
        ch_workspace_adopt(workspace, &self->puzzle);
    free(self);
    return status;
}

/* ---- minimal puzzles ---- */

ChStatus ch_make_minimal(ChWorkspace *workspace)
{
    const ChStatus status = ch_workspace_status(workspace);
    ChCheck check;

    if (status != CH_OK)
        return status;
    ChPuzzle puzzle = workspace->puzzle;
    ChSearch *const at = &workspace->at.search;
    workspace->uses++;
    if (puzzle.has_marks)
        return CH_BAD_ARGUMENT;
    ch_check_verdict(at, &puzzle, CH_CHECK_LIMITS.nodes, &check);
    if (check.verdict != CH_VERDICT_UNIQUE)
        return check.verdict == CH_VERDICT_UNFINISHED ? CH_BUDGET : CH_BAD_ARGUMENT;
    ch_generate_minimal(at, &puzzle);
    ch_workspace_adopt(workspace, &puzzle);
    return CH_OK;
}

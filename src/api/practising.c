/* practising.c - public function: puzzles and positions to practise a technique with.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fault.h"
#include "sized.h"
#include "workspace.h"

const ChTechnique *ch_named_technique(const char *name, ChFault *fault)
{
    const ChTechnique *const technique = ch_practice_technique(name);

    if (technique == NULL)
        (void)ch_fault_words(fault, CH_BAD_STRATEGY, 0, 1, name);
    return technique;
}

/* Makes what the options describe, with the workspace's room for it. */
static ChStatus make_puzzle(ChPractice *practice, const ChPracticeOptions *options,
                            const ChTechnique *technique, ChMeter *meter, ChPuzzle *puzzle)
{
    const bool is_position = options->position != 0;
    ChPracticePosition made;
    const ChStatus status =
        ch_practice_start(practice, technique, is_position ? CH_PRACTICE_USES : CH_PRACTICE_NEEDS);

    if (status != CH_OK)
        return status;
    practice->strict = true;
    practice->meter = meter;
    const bool found =
        is_position ? ch_practice_position(practice, options->seed, options->index, &made)
                    : ch_practice_puzzle(practice, options->seed, options->index, &made.from);
    if (!found)
        return ch_meter_is_over(meter) ? meter->status : CH_BUDGET;
    *puzzle = is_position ? made.position : made.from.puzzle;
    return CH_OK;
}

ChStatus ch_practise(ChWorkspace *workspace, const ChPracticeOptions *practice, ChFault *fault)
{
    ChPracticeOptions known;
    ChPuzzle puzzle;

    if (workspace == NULL || practice == NULL ||
        !ch_sized_take(&known, sizeof known, practice, NULL) || known.technique == NULL)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChTechnique *const technique = ch_named_technique(known.technique, fault);
    if (technique == NULL)
        return CH_BAD_STRATEGY;
    workspace->uses++;
    ChMeter meter = {.poll = known.poll, .poll_context = known.poll_context};
    const ChStatus status =
        make_puzzle(&workspace->at.practice, &known, technique, &meter, &puzzle);
    if (status != CH_OK)
        return ch_fault_words(fault, status, 0, 0, "");
    ch_workspace_adopt(workspace, &puzzle);
    return CH_OK;
}

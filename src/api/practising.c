/* practising.c - public function: puzzles and positions to practise a technique with.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fault.h"
#include "sized.h"
#include "workspace.h"

ChStatus ch_named_technique(const ChTechnique **technique, const char *name, ChFault *fault)
{
    const ChStatus status = ch_practice_technique(technique, name);

    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 1, name);
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
    const ChTechnique *technique;
    ChPracticeOptions known;
    ChPuzzle puzzle;

    if (workspace == NULL || practice == NULL ||
        !ch_sized_take(&known, sizeof known, practice, NULL) || known.technique == NULL)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    ChStatus status = ch_named_technique(&technique, known.technique, fault);
    if (status != CH_OK)
        return status;
    workspace->uses++;
    ChMeter meter = {.poll = known.poll, .poll_context = known.poll_context};
    status = make_puzzle(&workspace->at.practice, &known, technique, &meter, &puzzle);
    if (status != CH_OK)
        return ch_fault_words(fault, status, 0, 0, "");
    ch_workspace_adopt(workspace, &puzzle);
    return CH_OK;
}

/* tracing.c - public function: the reasoning traces of a puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "fault.h"
#include "sized.h"
#include "workspace.h"

enum { ALL_SCALES = CH_GRADE_PATH | CH_GRADE_HODOKU | CH_GRADE_SCALE(0) };

/* Reads the name of a part; false for another name. */
static bool read_split(const char *name, ChSplit *split)
{
    *split = name == NULL                ? CH_SPLIT_ALL
             : strcmp(name, "test") == 0 ? CH_SPLIT_TEST
                                         : CH_SPLIT_TRAIN;
    return *split != CH_SPLIT_TRAIN || strcmp(name, "train") == 0;
}

/* Writes the traces of the graded puzzle one by one. */
static ChStatus write_all(ChTraces *traces, const ChGrader *grader, ChWrite write, void *context,
                          ChTraceCounts *counts)
{
    ChStatus status = CH_OK;
    ChText line = CH_TEXT_EMPTY;

    while (status == CH_OK && ch_traces_next(traces, grader, &line)) {
        if (ch_meter_is_over(traces->plan.meter))
            break;
        if (line.length > 0) {
            counts->written++;
            status = write(context, line.data, line.length) == 0 ? CH_OK : CH_IO;
        } else if (counts->refused++ == 0) {
            counts->technique = traces->technique->key;
        }
        ch_text_clear(&line);
    }
    if (status == CH_OK)
        status = line.failed ? CH_NO_MEMORY : traces->plan.meter->status;
    ch_text_free(&line);
    return status;
}

static ChStatus trace(ChWorkspace *workspace, ChGrader *grader, const ChTraceOptions *options,
                      ChSplit split, ChWrite write, void *context, ChTraceCounts *counts,
                      ChFault *fault)
{
    ChTraces *const traces = &workspace->at.traces;
    ChMeter meter = {.poll = options->poll, .poll_context = options->poll_context};

    workspace->uses++;
    workspace->owner = NULL;
    ch_grader_turn(grader, &workspace->puzzle, 0);
    if (grader->grades.check.verdict != CH_VERDICT_UNIQUE)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    if (split != CH_SPLIT_ALL && split != ch_split_of(&grader->puzzle))
        return CH_OK;
    ch_grader_work(grader, ALL_SCALES, &meter);
    if (ch_meter_is_over(&meter))
        return ch_fault_words(fault, meter.status, 0, 0, "");
    traces->audit.state = workspace->state;
    ChStatus status = ch_traces_start(traces, grader, options->strategies, fault);
    if (status != CH_OK)
        return status;
    traces->plan.meter = &meter;
    status = write_all(traces, grader, write, context, counts);
    ch_traces_end(traces);
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

ChStatus ch_write_traces(ChWorkspace *workspace, ChGrader *grader, const ChTraceOptions *options,
                         ChWrite write, void *context, ChTraceCounts *counts, ChFault *fault)
{
    const ChStatus ready = ch_workspace_status(workspace);
    ChTraceOptions known;
    ChTraceCounts found = {0};
    ChSplit split;

    if (ready != CH_OK)
        return ch_fault_words(fault, ready, 0, 0, "");
    if (grader == NULL || write == NULL || !ch_sized_take(&known, sizeof known, options, NULL) ||
        (counts != NULL && !ch_sized_is_known(counts, sizeof *counts, NULL)) ||
        !read_split(known.split, &split) || workspace->puzzle.has_marks)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChStatus status = trace(workspace, grader, &known, split, write, context, &found, fault);
    if (counts != NULL)
        ch_sized_give(counts, &found, sizeof found);
    return status;
}

/* rating.c - public function: a rating with its steps.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "rating_json.h"
#include "se.h"
#include "sized.h"
#include "workspace.h"

/* The steps of a rating, as they are found. */
typedef struct Trace {
    const ChSeScale *scale;
    ChText steps;
} Trace;

static void hear(void *context, const ChSeHint *hint)
{
    Trace *const trace = context;

    ch_rating_step(&trace->steps, trace->scale, hint);
}

/* Returns the number of the scale with this name, the first one for NULL; -1: there is none. */
static int find_scale(const char *name)
{
    static const char *const names[CH_SE_SCALES] = {"se", "sx", "sukaku", "bank"};

    for (int i = 0; i < CH_SE_SCALES; i++)
        if (name == NULL || strcmp(names[i], name) == 0)
            return i;
    return -1;
}

/* Rates with settings of its own, and returns the grades by them.  Those that the grader has of the
 * puzzle stay, since the others may be limited. */
static ChGrades rate(ChGrader *grader, const ChWorkspace *workspace, const ChRatingOptions *options,
                     int scale, Trace *trace, ChMeter *meter)
{
    const ChGraderSettings *const usual = grader->settings;
    ChGraderSettings settings = *usual;
    const ChSeListener listener = {hear, trace};

    settings.limits = (ChSeLimits){
        .most = options->max_er, .pearl = options->pearl != 0, .diamond = options->diamond != 0};
    settings.as_is = options->as_is != 0;
    ch_grader_turn(grader, &workspace->puzzle, 0);
    const ChGrades before = grader->grades;
    grader->grades.done = 0;
    memset(grader->grades.has_rating, 0, sizeof grader->grades.has_rating);
    grader->settings = &settings;
    grader->listener = &listener;
    grader->heard = scale;
    ch_grader_work(grader, CH_GRADE_SCALE(scale), meter);
    const ChGrades limited = grader->grades;
    grader->grades = before;
    grader->listener = NULL;
    grader->settings = usual;
    return limited;
}

static ChStatus deliver(const ChGrader *grader, const ChGrades *grades, int scale,
                        const Trace *trace, ChWrite write, void *context)
{
    const ChSeRating *const rating = &grades->rating[scale];
    ChText number[] = {CH_TEXT_EMPTY, CH_TEXT_EMPTY, CH_TEXT_EMPTY};
    ChText text = CH_TEXT_EMPTY;

    ch_se_print_of(&number[0], rating, rating->er);
    ch_se_print_of(&number[1], rating, rating->ep);
    ch_se_print_of(&number[2], rating, rating->ed);
    ch_rating_json(&text, &grader->puzzle, grades, scale, number, &trace->steps);
    for (int i = 0; i < 3; i++)
        ch_text_free(&number[i]);
    return ch_deliver(&text, write, context);
}

ChStatus ch_write_rating(ChGrader *grader, const ChWorkspace *workspace,
                         const ChRatingOptions *options, ChWrite write, void *context)
{
    ChRatingOptions given;

    if (grader == NULL || workspace == NULL || write == NULL ||
        !ch_sized_take(&given, sizeof given, options, NULL) || given.max_er < 0)
        return CH_BAD_ARGUMENT;
    const int scale = find_scale(given.scale);
    if (scale < 0)
        return CH_BAD_ARGUMENT;
    if (!workspace->has_read)
        return CH_NOTHING_READ;
    ChMeter meter = {
        .budget = given.budget, .poll = given.poll, .poll_context = given.poll_context};
    Trace trace = {.scale = ch_se_scales[scale], .steps = CH_TEXT_EMPTY};
    ChGrades grades = rate(grader, workspace, &given, scale, &trace, &meter);
    if (grades.rating[scale].end == CH_SE_TOO_LARGE)
        grades.check.verdict = CH_VERDICT_UNFINISHED;
    const ChStatus status = meter.status != CH_OK
                                ? meter.status
                                : deliver(grader, &grades, scale, &trace, write, context);
    ch_text_free(&trace.steps);
    return status;
}

/* grader.c - see grader.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grader.h"

#include <string.h>

void ch_grader_settings(ChGraderSettings *settings)
{
    memset(settings, 0, sizeof *settings);
    (void)ch_plan_make(&settings->plan, ch_profile_at(0), NULL, NULL);
    ch_hodoku_plan(&settings->hodoku);
    settings->marks_work = CH_SE_WORK;
}

void ch_grader_start(ChGrader *grader)
{
    memset(grader, 0, sizeof *grader);
    ch_grader_settings(&grader->own);
    grader->settings = &grader->own;
}

void ch_grader_start_whole(ChWholeGrader *whole)
{
    ch_grader_start(&whole->grader);
    memset(&whole->whips, 0, sizeof whole->whips);
    whole->grader.whips = &whole->whips;
}

unsigned ch_grader_givens(const ChPuzzle *puzzle)
{
    unsigned givens = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        givens += puzzle->given[cell] != CH_NO_DIGIT;
    return givens;
}

static void find_verdict(ChGrader *grader)
{
    ch_check_verdict(&grader->search, &grader->puzzle, CH_CHECK_LIMITS.nodes,
                     &grader->grades.check);
    grader->grades.has_solution = true;
}

static bool has_one_solution(void *context)
{
    ChGrader *const grader = context;

    find_verdict(grader);
    return grader->grades.check.verdict == CH_VERDICT_UNIQUE;
}

static void keep_rating(ChGrader *grader, int scale, ChSeRating rating)
{
    ChGrades *const grades = &grader->grades;

    grades->rating[scale] = rating;
    grades->has_rating[scale] =
        rating.end != CH_SE_TOO_LARGE && (rating.end != CH_SE_FILLED || grader->settings->as_is);
}

/* Finds the verdict by the steps of the HoDoKu scale, or where these do not prove it by a search.
 * Grades a puzzle with one solution. */
static void find_verdict_by_hodoku(ChGrader *grader)
{
    const ChPlan *const plan = &grader->settings->hodoku;
    ChGrades *const grades = &grader->grades;
    uint8_t solution[CH_CELLS];

    grader->engine.state = &grader->hodoku;
    grades->has_solution = true;
    if (ch_hodoku_begin(&grader->engine, &grader->puzzle, plan, solution))
        ch_check_is_unique(solution, &grades->check);
    else
        find_verdict(grader);
    if (grades->check.verdict != CH_VERDICT_UNIQUE)
        return;
    (void)ch_hodoku_grade_begun(&grader->engine, plan, grades->check.solution, &grades->hodoku);
    grades->done |= CH_GRADE_HODOKU;
}

/* Finds the verdict by the first steps of a scale, or where these do not prove it by a search.
 * Rates a puzzle with one solution. */
static void find_verdict_by_scale(ChGrader *grader, int scale)
{
    const ChSeJudge judge = {has_one_solution, grader};
    ChGrades *const grades = &grader->grades;
    ChSeLimits limits = grader->settings->limits;
    ChSeRating rating;

    limits.scale = ch_se_scales[scale];
    limits.judge = &judge;
    ch_check_is_unique(NULL, &grades->check);
    grades->has_solution = false;
    rating = ch_se_rate(&grader->space, &grader->puzzle, limits, NULL);
    if (rating.end == CH_SE_NOT_UNIQUE)
        return;
    keep_rating(grader, scale, rating);
    grades->done |= CH_GRADE_SCALE(scale);
}

static int first_scale(unsigned work)
{
    int scale = 0;

    while (scale < CH_SE_SCALES && !(work & CH_GRADE_SCALE(scale)))
        scale++;
    return scale;
}

void ch_grader_turn(ChGrader *grader, const ChPuzzle *puzzle, unsigned work)
{
    ChGrades *const grades = &grader->grades;
    const int scale = first_scale(work);
    ChPuzzle afresh = *puzzle;

    ch_puzzle_start_over(&afresh);
    if (grader->has_puzzle && ch_puzzle_equal(&grader->puzzle, &afresh))
        return;
    grader->puzzle = afresh;
    grader->has_puzzle = true;
    grades->done = 0;
    grades->is_cut = false;
    memset(grades->has_rating, 0, sizeof grades->has_rating);
    memset(grades->rating, 0, sizeof grades->rating);
    grades->givens = ch_grader_givens(&afresh);
    grader->space.shared.count = 0;
    if ((work & CH_GRADE_HODOKU) && !puzzle->has_marks)
        find_verdict_by_hodoku(grader);
    else if (scale < CH_SE_SCALES && !(work & CH_GRADE_SOLUTION) && !puzzle->has_marks &&
             grader->listener == NULL)
        find_verdict_by_scale(grader, scale);
    else
        find_verdict(grader);
}

/* Returns the plan, or its copy with the meter. */
static const ChPlan *metered(ChGrader *grader, const ChPlan *plan, ChMeter *meter)
{
    if (meter == NULL)
        return plan;
    grader->metered = *plan;
    grader->metered.meter = meter;
    return &grader->metered;
}

static void grade_path(ChGrader *grader, unsigned work, ChMeter *meter)
{
    const ChPlan *const plan = metered(grader, &grader->settings->plan, meter);

    grader->engine.state = grader->state;
    (void)ch_engine_solve(&grader->engine, &grader->puzzle, plan, false);
    grader->grades.path = ch_path_grade(&grader->engine, plan);
    if (work & CH_GRADE_WIDTH)
        grader->grades.width = ch_path_width(&grader->engine, plan);
}

static void grade_hodoku(ChGrader *grader, ChMeter *meter)
{
    if (!grader->grades.has_solution)
        find_verdict(grader);
    grader->engine.state = &grader->hodoku;
    (void)ch_hodoku_grade(&grader->engine, &grader->puzzle,
                          metered(grader, &grader->settings->hodoku, meter),
                          grader->grades.check.solution, &grader->grades.hodoku);
}

/* Whether a rating has nothing but hidden singles, which all scales take alike. */
static bool is_common(const ChSeRating *rating)
{
    static const double HIDDEN_SINGLES = 1.5;

    return rating->end == CH_SE_RATED && rating->er <= HIDDEN_SINGLES;
}

/* Rates by a scale, or takes the result of another that must be the same. */
static void rate_by(ChGrader *grader, int scale, ChMeter *meter)
{
    ChGrades *const grades = &grader->grades;
    ChSeLimits limits = grader->settings->limits;
    const ChSeListener *const listener = scale == grader->heard ? grader->listener : NULL;

    for (int other = 0; other < CH_SE_SCALES && listener == NULL; other++)
        if (grades->has_rating[other] && is_common(&grades->rating[other])) {
            keep_rating(grader, scale, grades->rating[other]);
            return;
        }
    limits.scale = ch_se_scales[scale];
    limits.meter = meter;
    limits.is_unique = grades->check.verdict == CH_VERDICT_UNIQUE;
    limits.work = !limits.is_unique          ? CH_SE_WORK
                  : grader->puzzle.has_marks ? grader->settings->marks_work
                                             : 0;
    keep_rating(grader, scale, ch_se_rate(&grader->space, &grader->puzzle, limits, listener));
}

static int rate_whips(ChGrader *grader, int which, ChMeter *meter)
{
    static const ChWhipKind KINDS[] = {
        [CH_GRADE_WHIP] = {.is_braid = false},
        [CH_GRADE_G_WHIP] = {.with_segments = true},
        [CH_GRADE_BRAID] = {.is_braid = true},
        [CH_GRADE_G_BRAID] = {.is_braid = true, .with_segments = true}};
    enum { MOST_DEPTH = 3, MOST_BXB = 14 };
    ChWhipSpace *const space = grader->whips;

    space->search.meter = meter;
    if (which < CH_GRADE_DEPTH)
        return ch_whip_rate(space, &grader->puzzle, KINDS[which]);
    return which == CH_GRADE_DEPTH ? ch_whip_depth(space, &grader->puzzle, MOST_DEPTH)
                                   : ch_whip_bxb(space, &grader->puzzle, MOST_BXB);
}

/* Reports whether some of this work is to be done. */
static bool is_left(const ChGrader *grader, unsigned work, const ChMeter *meter)
{
    return (work & ~grader->grades.done) != 0 && !ch_meter_is_over(meter);
}

static void note_done(ChGrader *grader, unsigned work, const ChMeter *meter)
{
    if (!ch_meter_is_over(meter))
        grader->grades.done |= work;
}

static void work_on_steps(ChGrader *grader, unsigned work, ChMeter *meter)
{
    const unsigned path = work & (CH_GRADE_PATH | CH_GRADE_WIDTH);
    const unsigned hodoku = work & CH_GRADE_HODOKU;

    if (is_left(grader, path, meter)) {
        grade_path(grader, path, meter);
        note_done(grader, path, meter);
    }
    if (is_left(grader, hodoku, meter)) {
        grade_hodoku(grader, meter);
        note_done(grader, hodoku, meter);
    }
}

static void work_on_scales(ChGrader *grader, unsigned work, ChMeter *meter)
{
    for (int scale = 0; scale < CH_SE_SCALES; scale++)
        if (is_left(grader, work & CH_GRADE_SCALE(scale), meter)) {
            rate_by(grader, scale, meter);
            note_done(grader, CH_GRADE_SCALE(scale), meter);
        }
}

static void work_on_whips(ChGrader *grader, unsigned work, ChMeter *meter)
{
    for (int which = 0; which < CH_GRADE_WHIPS; which++)
        if (is_left(grader, work & CH_GRADE_BY_WHIPS(which), meter)) {
            grader->grades.whips[which] = rate_whips(grader, which, meter);
            note_done(grader, CH_GRADE_BY_WHIPS(which), meter);
        }
}

void ch_grader_work(ChGrader *grader, unsigned work, ChMeter *meter)
{
    const bool is_unique = grader->grades.check.verdict == CH_VERDICT_UNIQUE;

    if (is_unique)
        work_on_steps(grader, work, meter);
    if (is_unique || grader->settings->as_is)
        work_on_scales(grader, work, meter);
    if (is_unique)
        work_on_whips(grader, work, meter);
    grader->grades.is_cut = is_unique && ch_meter_is_over(meter);
}

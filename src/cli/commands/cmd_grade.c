/* cmd_grade.c - `crosshatch grade`: the difficulty of each puzzle, one record per puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "batch.h"
#include "grade_columns.h"
#include "grade_resume.h"
#include "grade_trace.h"
#include "solving.h"
#include "stats.h"

/* A worker's chunk and workspace. */
typedef struct Grader {
    ChChunk chunk;   /* first: see batch.h */
    ChPuzzle puzzle; /* without the player's digits and eliminations */
    ChSearch search;
    ChEngine engine;
    ChGraded graded;
    ChText steps;   /* for --trace */
    ChHodoku state; /* for the HoDoKu scale */
    ChSeSpace space;
    ChWhipSpace *whips; /* made when first needed */
} Grader;

/* The settings of the command. */
typedef struct GradeSettings {
    ChPlan plan;
    ChPlan hodoku;
    ChGradeForm form;
    ChSeLimits limits;
} GradeSettings;

/* ---- one puzzle ---- */

static ChExit exit_of(ChSoundness verdict)
{
    switch (verdict) {
    case CH_VERDICT_UNIQUE:
        return CH_EXIT_OK;
    case CH_VERDICT_UNSOLVABLE:
        return CH_EXIT_IMPOSSIBLE;
    case CH_VERDICT_ERROR:
        return CH_EXIT_TROUBLE;
    default:
        return CH_EXIT_UNMET;
    }
}

static void grade_path(const GradeSettings *settings, Grader *grader)
{
    ChGraded *const graded = &grader->graded;

    (void)ch_engine_solve(&grader->engine, &grader->puzzle, &settings->plan, false);
    graded->path = ch_path_grade(&grader->engine, &settings->plan);
    if (settings->form.needs & CH_GRADE_WIDTH)
        graded->width = ch_path_width(&grader->engine, &settings->plan);
}

/* The steps of a trace. */
typedef struct Trace {
    const ChSeScale *scale;
    ChText *steps;
} Trace;

static void record_step(void *context, const ChSeHint *hint)
{
    const Trace *const trace = context;

    ch_grade_step(trace->steps, trace->scale, hint);
}

/* Whether a rating has nothing but hidden singles, which all scales take alike. */
static bool is_common(const ChSeRating *rating)
{
    static const double HIDDEN_SINGLES = 1.5;

    return rating->end == CH_SE_RATED && rating->er <= HIDDEN_SINGLES;
}

/* Rates by a scale, or takes the result of another that must be the same. */
static void rate_by(const GradeSettings *settings, Grader *grader, const ChCliOptions *options,
                    int scale)
{
    ChGraded *const graded = &grader->graded;
    Trace trace = {ch_se_scales[scale], &grader->steps};
    const ChSeListener listener = {record_step, &trace};
    ChSeLimits limits = settings->limits;
    ChSeRating *const rating = &graded->rating[scale];

    limits.scale = ch_se_scales[scale];
    limits.is_unique = graded->check.verdict == CH_VERDICT_UNIQUE;
    if (!limits.is_unique)
        limits.work = CH_SE_WORK;
    for (int other = 0; other < scale; other++)
        if (graded->has_rating[other] && is_common(&graded->rating[other])) {
            *rating = graded->rating[other];
            graded->has_rating[scale] = true;
            return;
        }
    *rating =
        ch_se_rate(&grader->space, &grader->puzzle, limits, options->trace ? &listener : NULL);
    graded->has_rating[scale] =
        rating->end != CH_SE_TOO_LARGE && (rating->end != CH_SE_FILLED || options->as_is);
}

/* Rates by all scales that are wanted. */
static void rate(const GradeSettings *settings, Grader *grader, const ChCliOptions *options)
{
    ChGraded *const graded = &grader->graded;
    const unsigned needs = settings->form.needs;
    const bool by_chosen = (needs & CH_GRADE_SE) != 0;

    for (int scale = 0; scale < CH_SE_SCALES; scale++)
        if ((needs & CH_GRADE_SCALE(scale)) || (by_chosen && scale == graded->chosen))
            rate_by(settings, grader, options, scale);
    if (by_chosen && graded->rating[graded->chosen].end == CH_SE_TOO_LARGE)
        graded->check.verdict = CH_VERDICT_UNFINISHED;
}

/* Rates by whips what is needed; false without memory. */
static bool rate_whips(const GradeSettings *settings, Grader *grader)
{
    static const ChWhipKind KINDS[] = {[CH_GRADE_WHIP] = {false, false},
                                       [CH_GRADE_G_WHIP] = {false, true},
                                       [CH_GRADE_BRAID] = {true, false},
                                       [CH_GRADE_G_BRAID] = {true, true}};
    enum { MOST_DEPTH = 3, MOST_BXB = 14 };
    int *const whips = grader->graded.whips;

    for (int which = 0; which < CH_GRADE_WHIPS; which++) {
        if (!(settings->form.needs & CH_GRADE_BY_WHIPS(which)))
            continue;
        if (grader->whips == NULL)
            grader->whips = calloc(1, sizeof *grader->whips);
        ChWhipSpace *const space = grader->whips;
        if (space == NULL)
            return false;
        if (which < CH_GRADE_DEPTH)
            whips[which] = ch_whip_rate(space, &grader->puzzle, KINDS[which]);
        else if (which == CH_GRADE_DEPTH)
            whips[which] = ch_whip_depth(space, &grader->puzzle, MOST_DEPTH);
        else
            whips[which] = ch_whip_bxb(space, &grader->puzzle, MOST_BXB);
    }
    return true;
}

static ChExit grade_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                         uint64_t ordinal, ChJobOutput *job)
{
    const GradeSettings *const settings = batch->context;
    const ChCliOptions *const options = &batch->cli->options;
    Grader *const grader = worker;
    ChGraded *const graded = &grader->graded;
    const uint64_t started = ch_clock();

    grader->engine.state = ch_solving_state(&settings->plan, grader, sizeof *grader);
    graded->item = item;
    graded->number = ordinal + 1;
    graded->chosen = options->scale;
    graded->needs = settings->form.needs;
    graded->check.verdict = CH_VERDICT_ERROR;
    memset(graded->has_rating, 0, sizeof graded->has_rating);
    memset(graded->rating, 0, sizeof graded->rating);
    ch_text_clear(&grader->steps);
    grader->puzzle = item->entry.puzzle;
    ch_puzzle_start_over(&grader->puzzle);
    if (item->entry.status == CH_OK)
        ch_check_verdict(&grader->search, &grader->puzzle, CH_CHECK_LIMITS.nodes, &graded->check);
    if (graded->check.verdict == CH_VERDICT_UNIQUE && (settings->form.needs & CH_GRADE_PATH))
        grade_path(settings, grader);
    if (item->entry.status == CH_OK &&
        (graded->check.verdict == CH_VERDICT_UNIQUE || options->as_is))
        rate(settings, grader, options);
    if (graded->check.verdict == CH_VERDICT_UNIQUE && !rate_whips(settings, grader)) {
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(CH_NO_MEMORY));
        graded->check.verdict = CH_VERDICT_ERROR;
    }
    grader->engine.state = &grader->state;
    if (graded->check.verdict == CH_VERDICT_UNIQUE && (settings->form.needs & CH_GRADE_HODOKU))
        (void)ch_hodoku_grade(&grader->engine, &grader->puzzle, &settings->hodoku,
                              graded->check.solution, &graded->hodoku);
    graded->nanoseconds = ch_clock() - started;
    if (options->trace)
        ch_grade_trace(&job->out, batch->cli, graded, &grader->steps);
    else
        ch_grade_print(&job->out, &settings->form, graded);
    return exit_of(graded->check.verdict);
}

static void free_worker(void *worker)
{
    Grader *const grader = worker;

    ch_text_free(&grader->steps);
    free(grader->whips);
}

/* ---- the command ---- */

static bool choose_form(ChCli *cli, GradeSettings *settings)
{
    const ChCliOptions *const options = &cli->options;
    const char *const format =
        options->record != NULL && strcmp(options->record, "csv") != 0 ? options->record : NULL;
    const char *const unknown = ch_grade_form(&settings->form, cli, format);

    if (format != NULL && options->json) {
        ch_complain(cli, N_("--format does not go with --json"), NULL, 0);
        return false;
    }
    if (options->trace && (options->record != NULL || options->json || options->echo)) {
        ch_complain(
            cli, N_("--trace has a form of its own: --format, --json and --echo do not go with it"),
            NULL, 0);
        return false;
    }
    if (format != NULL && strchr(format, '%') == NULL) {
        const ChField field = ch_field_string("found", format);
        ch_complain(cli, N_("--format takes csv, or a text with percent letters; found '{found}'"),
                    &field, 1);
        return false;
    }
    if (format != NULL && options->resume != NULL && strpbrk(format, "\n\r") != NULL) {
        ch_complain(cli, N_("--resume counts lines, so --format must not have a line break"), NULL,
                    0);
        return false;
    }
    if (unknown == NULL)
        return true;
    ChText letters = CH_TEXT_EMPTY;
    const size_t length = *unknown == '{' ? strcspn(unknown, "}") + 1 : 1;
    char found[40];
    snprintf(found, sizeof found, "%%%.*s", (int)length, unknown);
    ch_grade_letters(&letters);
    const ChField field[] = {ch_field_string("found", found),
                             ch_field_string("letters", ch_text_whole(&letters))};
    ch_complain(cli, N_("--format knows {letters} and %%; found '{found}'"), field, 2);
    ch_text_free(&letters);
    return false;
}

/* Takes the columns of --columns. */
static bool choose_columns(ChCli *cli, GradeSettings *settings)
{
    const ChCliOptions *const options = &cli->options;

    if (options->columns == NULL)
        return true;
    if (settings->form.format != NULL || options->trace || options->echo) {
        ch_complain(cli,
                    N_("--columns is a form of its own: --format with letters, --trace and --echo "
                       "do not go with it"),
                    NULL, 0);
        return false;
    }
    const ChBytes unknown = ch_grade_choose_columns(&settings->form, options->columns);
    if (unknown.at == NULL)
        return true;
    char found[40];
    snprintf(found, sizeof found, "%.*s", (int)unknown.length, unknown.at);
    const ChField field = ch_field_string("found", found);
    ch_complain(cli,
                N_("--columns takes names and groups that '--columns help' lists; found '{found}'"),
                &field, 1);
    return false;
}

/* Reads a rating as the scale prints it: 6.5, or 7. */
static bool read_rating(const char *word, int *tenths)
{
    *tenths = 0;
    if (*word < '0' || *word > '9')
        return false;
    for (; *word >= '0' && *word <= '9' && *tenths < 1000; word++)
        *tenths = *tenths * 10 + (*word - '0');
    *tenths *= 10;
    if (*word == '.' && word[1] >= '0' && word[1] <= '9') {
        *tenths += word[1] - '0';
        word += 2;
    }
    return *word == '\0' && *tenths > 0;
}

static bool choose_limits(ChCli *cli, GradeSettings *settings)
{
    const ChCliOptions *const options = &cli->options;

    settings->limits = (ChSeLimits){.pearl = options->pearl, .diamond = options->diamond};
    if (options->trace)
        settings->form.needs = CH_GRADE_SE;
    if (options->max_er == NULL || read_rating(options->max_er, &settings->limits.most))
        return true;
    const ChField field = ch_field_string("found", options->max_er);
    ch_complain(cli, N_("--max-er takes a rating such as 6.5; found '{found}'"), &field, 1);
    return false;
}

static bool open_output(ChBatch *batch)
{
    const GradeSettings *const settings = batch->context;
    ChText head = CH_TEXT_EMPTY;

    ch_grade_head(&head, &settings->form);
    const bool good = batch->cli->options.resume != NULL
                          ? ch_grade_resume(batch, &settings->form, &head)
                          : ch_output_flush(&batch->cli->out, &head);
    ch_text_free(&head);
    return good;
}

static ChExit print_columns(ChCli *cli)
{
    ChText text = CH_TEXT_EMPTY;

    ch_grade_describe_columns(&text, cli->language);
    const bool good = ch_output_flush(&cli->out, &text);
    ch_text_free(&text);
    return good ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}

ChExit ch_command_grade(ChCli *cli)
{
    GradeSettings settings;
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Grader),
                     .process = grade_item,
                     .leave = free_worker,
                     .open = open_output,
                     .context = &settings};

    if (cli->options.columns != NULL && strcmp(cli->options.columns, "help") == 0)
        return print_columns(cli);
    if (!choose_form(cli, &settings) || !choose_columns(cli, &settings) ||
        !choose_limits(cli, &settings) || !ch_solving_plan(cli, &settings.plan))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&settings.plan, batch.worker_size);
    ch_hodoku_plan(&settings.hodoku);
    batch.keeps_texts = (settings.form.needs & CH_GRADE_ECHO) != 0;
    const ChExit status = ch_batch_run(&batch);
    if (cli->out.name != NULL)
        ch_output_close(&cli->out);
    return status;
}

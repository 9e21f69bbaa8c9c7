/* grade_metrics.c - see grade_metrics.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_metrics.h"

#include <inttypes.h>
#include <stdio.h>

#include "files.h"
#include "stats.h"

#define PAUSE UINT64_C(5000000000) /* nanoseconds between two writings */

static void put_head(ChText *text, const char *name, const char *type, const char *help)
{
    char lines[256];

    ch_text_add(text, lines,
                (size_t)snprintf(lines, sizeof lines, "# HELP %s %s\n# TYPE %s %s\n", name, help,
                                 name, type));
}

static void put_gauge(ChText *text, const char *name, const char *help, double value)
{
    char line[96];

    put_head(text, name, "gauge", help);
    ch_text_add(text, line, (size_t)snprintf(line, sizeof line, "%s %.3f\n", name, value));
}

static void put_counts(ChText *text, const ChGradeCounts *counts)
{
    static const char NAME[] = "crosshatch_grade_puzzles_total";
    char line[96];

    put_head(text, NAME, "counter", "Puzzles done, by the status of their records.");
    for (int i = 0; i < CH_GRADE_STATUSES; i++)
        ch_text_add(text, line,
                    (size_t)snprintf(line, sizeof line, "%s{status=\"%s\"} %" PRIu64 "\n", NAME,
                                     ch_verdict_word((ChSoundness)i), counts->of[i]));
}

static void write_file(ChGradeMetrics *metrics, const ChGradeCounts *counts, bool has_ended)
{
    const uint64_t now = ch_clock();
    const double seconds = (double)(now - metrics->started) / 1e9;
    const double done = (double)ch_grade_records(counts);
    ChText text = CH_TEXT_EMPTY;

    put_counts(&text, counts);
    put_gauge(&text, "crosshatch_grade_seconds", "Seconds since the run began.", seconds);
    put_gauge(&text, "crosshatch_grade_puzzles_per_second", "Mean since the run began.",
              seconds > 0 ? done / seconds : 0);
    put_gauge(&text, "crosshatch_grade_ended", "1 after the end of the run.", has_ended);
    const int error = ch_file_write(metrics->cli->options.metrics, &text);
    if (metrics->error == 0)
        metrics->error = error;
    metrics->written = now;
    ch_text_free(&text);
}

static ChExit report(ChGradeMetrics *metrics)
{
    ChText err = CH_TEXT_EMPTY;

    if (metrics->error == 0)
        return CH_EXIT_OK;
    ch_complain_unwritten(&err, metrics->cli, metrics->cli->options.metrics, metrics->error);
    ch_output_flush(&metrics->cli->err, &err);
    ch_text_free(&err);
    return CH_EXIT_TROUBLE;
}

bool ch_grade_metrics_start(ChGradeMetrics *metrics, ChCli *cli)
{
    const ChGradeCounts none = {{0}};

    *metrics = (ChGradeMetrics){.cli = cli, .started = ch_clock()};
    if (cli->options.metrics != NULL)
        write_file(metrics, &none, false);
    return report(metrics) == CH_EXIT_OK;
}

void ch_grade_metrics_tick(ChGradeMetrics *metrics, const ChGradeCounts *counts)
{
    if (metrics->cli->options.metrics != NULL && ch_clock() - metrics->written >= PAUSE)
        write_file(metrics, counts, false);
}

ChExit ch_grade_metrics_end(ChGradeMetrics *metrics, const ChGradeCounts *counts)
{
    if (metrics->cli->options.metrics != NULL)
        write_file(metrics, counts, true);
    return report(metrics);
}

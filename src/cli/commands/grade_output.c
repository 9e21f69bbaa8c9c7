/* grade_output.c - see grade_output.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_output.h"

#include "grade_rows.h"

void ch_grade_count(ChGradeCounts *counts, ChGradeCounts *more)
{
    for (int i = 0; i < CH_GRADE_STATUSES; i++)
        counts->of[i] += more->of[i];
    *more = (ChGradeCounts){{0}};
}

uint64_t ch_grade_records(const ChGradeCounts *counts)
{
    uint64_t records = 0;

    for (int i = 0; i < CH_GRADE_STATUSES; i++)
        records += counts->of[i];
    return records;
}

void ch_grade_put_rules(ChJsonWriter *json, unsigned needs, int chosen)
{
    const ChGraded graded = {.needs = needs, .chosen = chosen};
    ChText rules = CH_TEXT_EMPTY;

    ch_grade_put_row(&rules, ch_grade_row_of_letter('v'), &graded);
    ch_json_put_word(json, "rules", ch_text_whole(&rules));
    ch_text_free(&rules);
}

static void put_part(ChJsonWriter *json, const ChBatch *batch)
{
    if (batch->parts == 0)
        return;
    ch_json_open(json, "part", '{');
    ch_json_put_number(json, "number", batch->part);
    ch_json_put_number(json, "of", batch->parts);
    ch_json_close(json, '}');
}

bool ch_grade_output_open(ChManifest *manifest, ChBatch *batch, const ChGradeSettings *settings)
{
    ChCli *const cli = batch->cli;

    if (!ch_manifest_is_wanted(cli))
        return true;
    if (cli->options.resume != NULL) {
        ch_complain(cli,
                    N_("--output makes a whole file and --resume goes on with one: only one of "
                       "the two can be used"),
                    NULL, 0);
        return false;
    }
    if (!ch_manifest_open(manifest, cli, "grade"))
        return false;
    ch_grade_put_rules(&manifest->json, settings->form.needs, cli->options.scale);
    ch_manifest_options(manifest);
    put_part(&manifest->json, batch);
    ch_json_open(&manifest->json, "input", '[');
    batch->files = &manifest->json;
    return true;
}

ChExit ch_grade_output_close(ChManifest *manifest, const ChBatch *batch,
                             const ChGradeCounts *counts)
{
    ChJsonWriter *const json = &manifest->json;
    if (batch->files == NULL)
        return CH_EXIT_OK;
    ch_json_close(json, ']');
    ch_json_open(json, "counts", '{');
    ch_json_put_number(json, "records", ch_grade_records(counts));
    for (int i = 0; i < CH_GRADE_STATUSES; i++)
        ch_json_put_number(json, ch_verdict_word((ChSoundness)i), counts->of[i]);
    ch_json_close(json, '}');
    return ch_manifest_close(manifest, batch->has_ended);
}

/* manifest.c - see manifest.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "manifest.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static ChExit report_unwritten(ChCli *cli, const char *name, int error)
{
    ChText err = CH_TEXT_EMPTY;

    ch_complain_unwritten(&err, cli, name, error);
    ch_output_flush(&cli->err, &err);
    ch_text_free(&err);
    return CH_EXIT_TROUBLE;
}

bool ch_manifest_is_wanted(const ChCli *cli)
{
    const char *const name = cli->options.records_output;

    return name != NULL && strcmp(name, "-") != 0;
}

bool ch_manifest_is_of_table(const ChCli *cli)
{
    return ch_manifest_is_wanted(cli) &&
           ch_codec_has_name(&ch_parquet, cli->options.records_output);
}

/* Begins the file of --output; returns 0 or the failure, after which nothing is left of it. */
static int begin_file(ChManifest *manifest)
{
    const int error = ch_file_begin(&manifest->file, manifest->cli->options.records_output);

    if (error != 0 || !ch_manifest_is_of_table(manifest->cli))
        return error;
    ch_output_compress(&manifest->file.output, &ch_parquet);
    return manifest->file.output.error != 0 ? ch_file_end(&manifest->file) : 0;
}

bool ch_manifest_open(ChManifest *manifest, ChCli *cli, const char *command)
{
    *manifest = (ChManifest){.cli = cli, .text = CH_TEXT_EMPTY};
    const int error = begin_file(manifest);
    if (error != 0) {
        report_unwritten(cli, cli->options.records_output, error);
        return false;
    }
    manifest->json = (ChJsonWriter){&manifest->text, false};
    ch_json_open_format(&manifest->json, NULL, "crosshatch-manifest");
    ch_json_put_word(&manifest->json, "command", command);
    ch_json_put_word(&manifest->json, "crosshatch", CH_VERSION);
    cli->out = manifest->file.output;
    cli->out.digest = ch_digest_open();
    return true;
}

/* ---- options ---- */

/* Whether an option decides what the records are, and not only where they go or how fast. */
static bool decides_records(const ChOptionRow *row)
{
    static const char *const others[] = {"output", "jobs",     "color", "metrics",
                                         "plot",   "progress", "part",  "stats"};

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(row->name, others[i]) == 0)
            return false;
    return true;
}

/* Adds the word of a choice, of those that '|' separates. */
static void put_choice(ChJsonWriter *json, const ChOptionRow *row, int number)
{
    const char *at = row->argument;

    for (; number > 0 && at != NULL; number--)
        at = strchr(at, '|') + 1;
    ch_json_put_bytes(json, row->name, (ChBytes){at, strcspn(at, "|")});
}

static void put_option(ChJsonWriter *json, const ChOptionRow *row, const void *member)
{
    const ChOptionKind kind = (ChOptionKind)row->kind;

    if (kind == CH_OPTION_FLAG && *(const ChOptionFlag *)member)
        ch_json_put_flag(json, row->name, true);
    else if (kind == CH_OPTION_TEXT && *(char *const *)member != NULL)
        ch_json_put_string(json, row->name, *(char *const *)member);
    else if (kind == CH_OPTION_NUMBER && *(const ChOptionNumber *)member != 0)
        ch_json_put_number(json, row->name, *(const ChOptionNumber *)member);
    else if (kind == CH_OPTION_SEED && ((const ChOptionSeed *)member)->given)
        ch_json_put_number(json, row->name, ((const ChOptionSeed *)member)->value);
    else if (kind == CH_OPTION_CHOICE && *(const ChOptionChoice *)member != 0)
        put_choice(json, row, *(const ChOptionChoice *)member);
}

void ch_manifest_options(ChManifest *manifest)
{
    const char *const options = (const char *)&manifest->cli->options;

    ch_json_open(&manifest->json, "options", '{');
    for (int i = 0; i < ch_option_rows; i++)
        if (decides_records(&ch_option_row[i]))
            put_option(&manifest->json, &ch_option_row[i], options + ch_option_row[i].offset);
    ch_json_close(&manifest->json, '}');
}

/* ---- files ---- */

void ch_manifest_file(ChJsonWriter *json, const char *key, const char *name, uint64_t bytes,
                      const char *sha256)
{
    ch_json_open(json, key, '{');
    ch_json_put_string(json, "name", name);
    ch_json_put_number(json, "bytes", bytes);
    if (*sha256 != '\0')
        ch_json_put_word(json, "sha256", sha256);
    else
        ch_json_put_raw(json, "sha256", "null");
    ch_json_close(json, '}');
}

/* Returns the name of a path without its folder. */
static const char *base_name(const char *path)
{
    const char *const slash = strrchr(path, '/');

    return slash != NULL ? slash + 1 : path;
}

/* Ends the output and returns its descriptor to standard output; 0, or the failure. */
static int end_file(ChManifest *manifest, bool is_whole)
{
    ChCli *const cli = manifest->cli;
    char sha256[CH_DIGEST_SIZE];

    if (!is_whole && cli->out.error == 0)
        cli->out.error = ECANCELED;
    ch_output_finish(&cli->out);
    ch_digest_close(cli->out.digest, sha256);
    cli->out.digest = NULL;
    ch_manifest_file(&manifest->json, "output", base_name(cli->options.records_output),
                     cli->out.written, sha256);
    ch_json_close_line(&manifest->json);
    manifest->file.output = cli->out;
    ch_output_open(&cli->out, STDOUT_FILENO);
    return ch_file_end(&manifest->file);
}

ChExit ch_manifest_close(ChManifest *manifest, bool is_whole)
{
    ChCli *const cli = manifest->cli;
    const char *name = cli->options.records_output;
    ChText path = CH_TEXT_EMPTY;
    int error = end_file(manifest, is_whole);

    if (error == 0) {
        ch_text_puts(&path, name);
        ch_text_puts(&path, CH_MANIFEST_ENDING);
        name = ch_text_string(&path);
        error = path.failed ? ENOMEM : ch_file_write(name, &manifest->text);
    }
    ChExit status = error == 0 ? CH_EXIT_OK : CH_EXIT_TROUBLE;
    if (error != 0 && (is_whole || error != ECANCELED))
        status = report_unwritten(cli, name, error);
    ch_text_free(&path);
    ch_text_free(&manifest->text);
    return status;
}

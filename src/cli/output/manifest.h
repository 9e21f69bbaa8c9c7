/* manifest.h - the file beside an output that says how it came about: OUT.manifest.json.
 *
 * One JSON object, written in this order:
 *
 *      format, version, command, crosshatch    whose it is
 *      rules, options, part                    what decides the records
 *      input                                   the files read, with their bytes and SHA-256
 *      counts                                  of the records, by status; of the traces
 *      output                                  the file itself
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_MANIFEST_H
#define CH_CLI_MANIFEST_H

#include "cli.h"
#include "files.h"
#include "json_write.h"

#define CH_MANIFEST_ENDING ".manifest.json"

/* A manifest that is being written, and the file that it describes: that of --output. */
typedef struct ChManifest {
    ChCli *cli;
    ChPartialFile file;
    ChText text;
    ChJsonWriter json;
} ChManifest;

/* Whether --output names a file, and not standard output. */
bool ch_manifest_is_wanted(const ChCli *cli);

/* Whether --output names a file of Parquet, which is made of records as JSON lines. */
bool ch_manifest_is_of_table(const ChCli *cli);

/* Begins the file of --output, to which the command's output goes from now on, and its manifest.
 * Reports a failure and returns false then. */
bool ch_manifest_open(ChManifest *manifest, ChCli *cli, const char *command);

/* Adds the member "options": those given that decide the records. */
void ch_manifest_options(ChManifest *manifest);

/* Adds an item for a file: {"name":...,"bytes":...,"sha256":...}. SHA256 may be empty: null. */
void ch_manifest_file(ChJsonWriter *json, const char *key, const char *name, uint64_t bytes,
                      const char *sha256);

/* Ends the file, which then appears under its name, and writes the manifest beside it. Unless
 * IS_WHOLE nothing is left of both. Reports a failure. */
ChExit ch_manifest_close(ChManifest *manifest, bool is_whole);

#endif

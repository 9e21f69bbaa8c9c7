/* join_manifests.h - the manifests of the parts that `join` puts together.
 *
 * Either each part has one beside it, or none has.  They are those of the same command, rules,
 * options and input, part 1 of N to part N of N, and each describes its part as it is.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_JOIN_MANIFESTS_H
#define CH_CLI_JOIN_MANIFESTS_H

#include "json_tree.h"
#include "manifest.h"
#include "stream.h"

/* The manifest of a part. */
typedef struct ChJoinManifest {
    ChText name;
    ChText text;
    ChJson *tree; /* NULL: there is none */
} ChJoinManifest;

/* Reads the manifest of a part, if there is one. Reports one that cannot be read, and returns false
 * then. */
bool ch_join_manifest_read(ChJoinManifest *manifest, ChCli *cli, const char *part);
void ch_join_manifest_free(ChJoinManifest *manifest);

/* Compares the manifest of part NUMBER of COUNT, from 1, with that of the first. Reports a
 * difference, and returns false then. */
bool ch_join_manifest_fits(const ChJoinManifest *manifest, const ChJoinManifest *first, ChCli *cli,
                           int number, int count);

/* Compares a part that was read to its end with its manifest, likewise. SHA256 may be empty. */
bool ch_join_manifest_describes(const ChJoinManifest *manifest, ChCli *cli, const ChStream *stream,
                                uint64_t records, const char *sha256);

/* Adds what the parts have in common to the manifest of the whole, and their counts. PARTS holds
 * COUNT manifests. */
void ch_join_manifest_sum(ChJsonWriter *json, const ChJoinManifest *parts, int count);

#endif

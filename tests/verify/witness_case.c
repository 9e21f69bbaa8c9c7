/* witness_case.c - see witness_case.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness_case.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const WITNESS_LOG[] = {
    "singles",   "pair",     "stuck",        "guessed",   "rectangle", "six",
    "duplicate", "no-place", "no-candidate", "cases",     "start",     "marks",
    "pigeons",   "roles",    "chain",        "guardians", "links",     "eighteen",
    "firework",  "exocet",   "closed",       "symmetry",  "tridagon",  "ring"};
const int WITNESS_LOGS = sizeof WITNESS_LOG / sizeof WITNESS_LOG[0];

ChText witness_text(const char *name)
{
    const char *const source = getenv("CH_SOURCE");
    ChText text = CH_TEXT_EMPTY;
    char path[512];
    char block[4096];

    snprintf(path, sizeof path, "%s/tests/verify/logs/%s.json", source != NULL ? source : ".",
             name);
    FILE *const file = fopen(path, "rb");
    if (file == NULL) {
        fprintf(stderr, "%s: cannot be read\n", path);
        exit(1);
    }
    for (size_t got; (got = fread(block, 1, sizeof block, file)) > 0;)
        ch_text_add(&text, block, got);
    fclose(file);
    return text;
}

void witness_read(ChLogDocument *document, const char *name)
{
    ChText text = witness_text(name);
    const ChJsonSource source = {text.data, text.length, 1, 1};
    ChFault fault = {0};

    if (ch_log_read(document, &source, &fault) != CH_OK) {
        fprintf(stderr, "%s: %u:%u: %s (%s)\n", name, fault.line, fault.column,
                ch_status_text(fault.status), fault.found);
        exit(1);
    }
    ch_text_free(&text);
}

static bool is_technique(const char *key)
{
    return strcmp(key, "no-such-technique") != 0;
}

ChVerdict witness_verify(const ChLogRecord *log)
{
    static ChVerifier verifier = {.is_technique = is_technique};
    ChVerdict verdict;

    ch_verify(&verifier, log, 0, &verdict);
    return verdict;
}

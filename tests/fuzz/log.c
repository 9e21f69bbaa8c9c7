/* log.c - fuzz target: any bytes as a stream of logs, split, read, verified and written back.
 *
 * cJSON must read all that the scanner accepts.  A verified log must be read back from its own text
 * and be verified again; a solved one must be a valid grid.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"
#include "json_split.h"
#include "verify.h"
#include "whole_log.h"

enum { WORK = 200000 };

static size_t feed(void *context, char *buffer, size_t size)
{
    return take_bytes(context, buffer, size);
}

static void demand_sudoku(const uint8_t *digit)
{
    for (int house = 0; house < CH_HOUSES; house++) {
        unsigned digits = 0;
        for (int place = 0; place < 9; place++)
            digits |= 1u << digit[ch_house_cell[house][place]];
        HOLDS(digits == CH_ALL_NINE);
    }
}

static ChProof verify(const ChLogRecord *log)
{
    static ChVerifier verifier;
    ChVerdict verdict;

    ch_verify(&verifier, log, WORK, &verdict);
    HOLDS(strlen(ch_reason_text(verdict.reason)) > 0);
    if (verdict.proof == CH_VERIFIED && log->outcome != CH_STUCK &&
        log->outcome != CH_CONTRADICTION)
        demand_sudoku(log->solution);
    return verdict.proof;
}

static void read_again(const ChText *text, ChProof proof)
{
    const ChJsonSource source = {ch_text_string(text), text->length, 1, 1};
    ChLogDocument document;

    HOLDS(ch_log_read(&document, &source, NULL) == CH_OK);
    HOLDS(verify(&document.log) == proof);
    ch_log_document_free(&document);
}

static void read_one(const ChJsonSource *source)
{
    ChLogDocument document;
    ChFault fault = {0};
    const ChStatus status = ch_log_read(&document, source, &fault);

    HOLDS(status == fault.status);
    HOLDS(status != CH_NO_MEMORY);
    if (status == CH_OK) {
        ChText text = CH_TEXT_EMPTY;
        const ChProof proof = verify(&document.log);
        write_whole_log(&text, &document.log);
        read_again(&text, proof);
        ch_text_free(&text);
    } else {
        HOLDS(fault.line >= 1 && fault.column >= 1);
    }
    ch_log_document_free(&document);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static ChJsonSplitter splitter;
    Bytes bytes = {data, size};
    ChJsonSource source;
    ChStatus status;

    ch_json_split_open(&splitter, feed, &bytes);
    do {
        status = ch_json_split_next(&splitter, &source, NULL);
        if (status == CH_OK && source.text != NULL)
            read_one(&source);
    } while (status != CH_OK || source.text != NULL);
    ch_json_split_close(&splitter);
    return 0;
}

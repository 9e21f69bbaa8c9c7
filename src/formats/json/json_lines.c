/* json_lines.c - see json_lines.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_lines.h"

#include <string.h>

#include "log_json.h"

/* The nesting of brackets in the text, counted outside strings. */
typedef struct Depth {
    size_t open;
    bool in_string;
    bool escaped;
} Depth;

static void follow_brackets(Depth *depth, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const char c = text[i];
        if (depth->in_string) {
            depth->in_string = c != '"' || depth->escaped;
            depth->escaped = c == '\\' && !depth->escaped;
        } else if (c == '"') {
            depth->in_string = true;
        } else if (c == '{' || c == '[') {
            depth->open++;
        } else if ((c == '}' || c == ']') && depth->open > 0) {
            depth->open--;
        }
    }
    depth->in_string = false; /* no string continues after its line */
    depth->escaped = false;
}

static bool continues_object(const char *text, const ChSpan *span)
{
    return !span->too_long && (span->length == 0 || memchr(" \t\"]}", text[0], 5) != NULL);
}

void ch_json_gather(ChSource *source, const ChSpan *first)
{
    Depth depth = {0};
    ChSpan span = *first;

    follow_brackets(&depth, ch_source_text(source, first), first->length);
    while (depth.open > 0 && ch_source_line(source, &span)) {
        if (!continues_object(ch_source_text(source, &span), &span)) {
            ch_source_back(source, &span);
            return;
        }
        follow_brackets(&depth, ch_source_text(source, &span), span.length);
    }
}

ChStatus ch_json_read_puzzle(ChPuzzle *puzzle, const ChPiece *object, ChFault *fault)
{
    const ChJsonSource source = {object->text, object->length, object->line, object->column};
    ChLogDocument document;
    const ChStatus status = ch_log_read(&document, &source, fault);

    if (status == CH_OK)
        *puzzle = document.log.puzzle;
    ch_log_document_free(&document);
    return status;
}

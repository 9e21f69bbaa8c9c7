/* records.c - see records.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "records.h"

#include <stdio.h>
#include <string.h>

#include "piece.h"

static bool is_utf8(const char *bytes)
{
    const ChPiece piece = {.text = bytes, .length = strlen(bytes)};

    return ch_piece_check(&piece, NULL) == CH_OK;
}

void ch_record_string(ChText *out, const char *bytes)
{
    if (bytes == NULL) {
        out->failed = true;
        return;
    }
    const unsigned char plain = is_utf8(bytes) ? 0xff : 0x7e;
    ch_text_char(out, '"');
    for (; *bytes != '\0'; bytes++) {
        const unsigned char byte = (unsigned char)*bytes;
        char escape[8];
        if (byte == '"' || byte == '\\')
            ch_text_char(out, '\\');
        if (byte >= ' ' && byte != 0x7f && byte <= plain)
            ch_text_char(out, (char)byte);
        else
            ch_text_add(out, escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", byte));
    }
    ch_text_char(out, '"');
}

void ch_record_number(ChText *out, const char *text)
{
    if (text != NULL && *text >= '0' && *text <= '9')
        ch_text_puts(out, text);
    else
        ch_record_string(out, text);
}

static void put_key(ChText *out, const char *key)
{
    ch_text_puts(out, ",\"");
    ch_text_puts(out, key);
    ch_text_puts(out, "\":");
}

void ch_record_error_json(ChText *out, const char *format, const ChCli *cli, const char *name,
                          const ChFault *fault)
{
    ChText message = CH_TEXT_EMPTY;

    ch_fault_text(&message, cli->language, fault);
    ch_text_puts(out, "{\"format\":");
    ch_record_string(out, format);
    ch_text_puts(out, ",\"version\":1,\"status\":\"error\"");
    if (name != NULL) {
        put_key(out, "file");
        ch_record_string(out, name);
    }
    put_key(out, "line");
    ch_text_number(out, fault->line);
    put_key(out, "column");
    ch_text_number(out, fault->column);
    put_key(out, "message");
    ch_record_string(out, ch_text_whole(&message));
    ch_text_puts(out, "}\n");
    ch_text_free(&message);
}

void ch_record_error_line(ChText *out)
{
    ch_text_puts(out, "error\n");
}

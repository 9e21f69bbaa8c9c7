/* error_records.c - see error_records.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "error_records.h"

#include <stdio.h>
#include <string.h>

#include "fault.h"
#include "piece.h"

enum { LONGEST_INPUT = 120 };

static bool is_utf8(ChBytes bytes)
{
    const ChPiece piece = {.text = bytes.at, .length = bytes.length};

    return ch_piece_check(&piece, NULL) == CH_OK;
}

size_t ch_record_input(const ChEntry *entry)
{
    size_t length = entry->length;

    if (entry->status == CH_OK)
        return 0;
    if (length > LONGEST_INPUT) /* cut between characters */
        for (length = LONGEST_INPUT; length > 0 && (entry->text[length] & 0xc0) == 0x80;)
            length--;
    return length;
}

void ch_record_reason(ChText *out, ChStatus status)
{
    for (const char *at = ch_status_name(status); *at != '\0'; at++)
        ch_text_char(out, *at == '_' ? '-' : (char)(*at | 0x20));
}

void ch_record_error_members(ChJsonWriter *json, const ChCli *cli, const ChInputItem *item)
{
    const ChFault *const fault = &item->entry.fault;
    ChText text = CH_TEXT_EMPTY;

    if (item->name != NULL)
        ch_json_put_string(json, "file", item->name);
    ch_json_put_number(json, "line", fault->line);
    ch_json_put_number(json, "column", fault->column);
    ch_record_reason(&text, fault->status);
    ch_json_put_word(json, "reason", ch_text_whole(&text));
    ch_text_clear(&text);
    ch_fault_text(&text, cli->language, fault);
    ch_json_put_string(json, "message", ch_text_whole(&text));
    ch_json_put_bytes(json, "input", (ChBytes){item->entry.text, item->entry.length});
    ch_text_free(&text);
}

void ch_record_error_json(ChText *out, const char *format, const ChCli *cli,
                          const ChInputItem *item)
{
    ChJsonWriter json = {out, false};

    ch_json_open_format(&json, NULL, format);
    ch_json_put_word(&json, "status", "error");
    ch_record_error_members(&json, cli, item);
    ch_json_close_line(&json);
}

void ch_record_printable(ChText *out, ChBytes bytes)
{
    const unsigned char plain = is_utf8(bytes) ? 0xff : 0x7e;

    for (size_t i = 0; i < bytes.length; i++) {
        const unsigned char byte = (unsigned char)bytes.at[i];
        char escape[8];
        if (byte == '\n' || byte == '\r' || byte == '\t')
            ch_text_char(out, ' ');
        else if (byte >= ' ' && byte != 0x7f && byte <= plain)
            ch_text_char(out, (char)byte);
        else
            ch_text_add(out, escape, (size_t)snprintf(escape, sizeof escape, "\\x%02X", byte));
    }
}

void ch_record_error_brief(ChText *out, const ChInputItem *item)
{
    const ChFault *const fault = &item->entry.fault;

    if (item->name != NULL) {
        ch_record_printable(out, (ChBytes){item->name, strlen(item->name)});
        ch_text_char(out, ':');
    }
    ch_text_number(out, fault->line);
    ch_text_char(out, ':');
    ch_text_number(out, fault->column);
    ch_text_puts(out, ": ");
    ch_record_reason(out, fault->status);
    ch_text_puts(out, ": ");
    ch_record_printable(out, (ChBytes){item->entry.text, item->entry.length});
}

void ch_record_error_line(ChText *out)
{
    ch_text_puts(out, "error\n");
}

/* error_records.c - see error_records.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "error_records.h"

#include <stdio.h>
#include <string.h>

#include "fault.h"
#include "piece.h"

/* REPLACEMENT: the character written for NUL, which JSON readers need not accept. */
enum { REPLACEMENT = 0xfffd, LONGEST_INPUT = 120 };

static bool is_utf8(ChBytes bytes)
{
    const ChPiece piece = {.text = bytes.at, .length = bytes.length};

    return ch_piece_check(&piece, NULL) == CH_OK;
}

static void put_string(ChText *out, ChBytes bytes)
{
    const unsigned char plain = is_utf8(bytes) ? 0xff : 0x7e;

    ch_text_char(out, '"');
    for (size_t i = 0; i < bytes.length; i++) {
        const unsigned char byte = (unsigned char)bytes.at[i];
        char escape[8];
        if (byte == '"' || byte == '\\')
            ch_text_char(out, '\\');
        if (byte >= ' ' && byte != 0x7f && byte <= plain)
            ch_text_char(out, (char)byte);
        else
            ch_text_add(
                out, escape,
                (size_t)snprintf(escape, sizeof escape, "\\u%04x", byte != 0 ? byte : REPLACEMENT));
    }
    ch_text_char(out, '"');
}

void ch_record_string(ChText *out, const char *bytes)
{
    if (bytes != NULL)
        put_string(out, (ChBytes){bytes, strlen(bytes)});
    else
        out->failed = true;
}

static void put_key(ChText *out, const char *key)
{
    ch_text_puts(out, ",\"");
    ch_text_puts(out, key);
    ch_text_puts(out, "\":");
}

void ch_record_text(ChText *out, const char *key, const char *bytes)
{
    put_key(out, key);
    ch_record_string(out, bytes);
}

void ch_record_word(ChText *out, const char *key, const char *word)
{
    put_key(out, key);
    ch_text_char(out, '"');
    ch_text_puts(out, word);
    ch_text_char(out, '"');
}

void ch_record_number(ChText *out, const char *key, const char *text)
{
    const bool is_bound = text != NULL && *text == '>';

    put_key(out, key);
    ch_text_puts(out, is_bound ? text + 1 : text);
    if (!is_bound)
        return;
    ch_text_puts(out, ",\"");
    ch_text_puts(out, key);
    ch_text_puts(out, "_above\":true");
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

/* Adds the reason as a key, such as `no-puzzle`. */
static void put_reason(ChText *out, ChStatus status)
{
    for (const char *at = ch_status_name(status); *at != '\0'; at++)
        ch_text_char(out, *at == '_' ? '-' : (char)(*at | 0x20));
}

void ch_record_error_members(ChText *out, const ChCli *cli, const ChInputItem *item)
{
    const ChFault *const fault = &item->entry.fault;
    ChText message = CH_TEXT_EMPTY;

    ch_fault_text(&message, cli->language, fault);
    if (item->name != NULL)
        ch_record_text(out, "file", item->name);
    put_key(out, "line");
    ch_text_number(out, fault->line);
    put_key(out, "column");
    ch_text_number(out, fault->column);
    put_key(out, "reason");
    ch_text_char(out, '"');
    put_reason(out, fault->status);
    ch_text_char(out, '"');
    ch_record_text(out, "message", ch_text_whole(&message));
    put_key(out, "input");
    put_string(out, (ChBytes){item->entry.text, item->entry.length});
    ch_text_free(&message);
}

void ch_record_error_json(ChText *out, const char *format, const ChCli *cli,
                          const ChInputItem *item)
{
    ch_text_puts(out, "{\"format\":");
    ch_record_string(out, format);
    ch_text_puts(out, ",\"version\":1,\"status\":\"error\"");
    ch_record_error_members(out, cli, item);
    ch_text_puts(out, "}\n");
}

/* Adds bytes on one line; those that are not text are written as \xNN. */
static void put_printable(ChText *out, ChBytes bytes)
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
        put_printable(out, (ChBytes){item->name, strlen(item->name)});
        ch_text_char(out, ':');
    }
    ch_text_number(out, fault->line);
    ch_text_char(out, ':');
    ch_text_number(out, fault->column);
    ch_text_puts(out, ": ");
    put_reason(out, fault->status);
    ch_text_puts(out, ": ");
    put_printable(out, (ChBytes){item->entry.text, item->entry.length});
}

void ch_record_error_line(ChText *out)
{
    ch_text_puts(out, "error\n");
}

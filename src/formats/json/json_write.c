/* json_write.c - see json_write.h.
 *
 * Values are written directly.  A tree of cJSON values per step of a log took two microseconds to
 * build, print and free; this takes a fraction of one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_write.h"

#include <string.h>

#include "piece.h"

enum {
    REPLACEMENT = 0xfffd, /* the character written for NUL, which JSON readers need not accept */
    LAST_OF_ASCII = 0x7e,
    LAST_OF_UTF8 = 0xff
};

char *ch_json_begin(ChJsonWriter *json, const char *key, size_t room)
{
    const size_t length = key != NULL ? strlen(key) : 0;
    char *const start = ch_text_room(json->text, length + sizeof ",\"\":" + room);
    char *at = start;

    if (start == NULL)
        return NULL;
    if (json->follows)
        *at++ = ',';
    if (key != NULL) {
        *at++ = '"';
        memcpy(at, key, length);
        memcpy(at + length, "\":", 2);
        at += length + 2;
    }
    ch_text_grown(json->text, (size_t)(at - start));
    json->follows = true;
    return at;
}

void ch_json_open(ChJsonWriter *json, const char *key, char bracket)
{
    char *const room = ch_json_begin(json, key, 1);

    if (room != NULL) {
        *room = bracket;
        ch_text_grown(json->text, 1);
    }
    json->follows = false;
}

void ch_json_close(ChJsonWriter *json, char bracket)
{
    ch_text_char(json->text, bracket);
    json->follows = true;
}

void ch_json_close_line(ChJsonWriter *json)
{
    ch_text_add(json->text, "}\n", 2);
    json->follows = false;
}

void ch_json_open_format(ChJsonWriter *json, const char *key, const char *format)
{
    ch_json_open(json, key, '{');
    ch_json_put_word(json, "format", format);
    ch_json_put_number(json, "version", 1);
}

void ch_json_put_word(ChJsonWriter *json, const char *key, const char *word)
{
    (void)ch_json_begin(json, key, 2);
    ch_text_char(json->text, '"');
    ch_text_puts(json->text, word);
    ch_text_char(json->text, '"');
}

static void put_escape(ChText *text, unsigned char byte)
{
    static const char HEX[] = "0123456789abcdef";
    const unsigned unit = byte != 0 ? byte : REPLACEMENT;
    const char escape[] = {
        '\\', 'u', HEX[unit >> 12], HEX[unit >> 8 & 15], HEX[unit >> 4 & 15], HEX[unit & 15]};

    if (byte == '"' || byte == '\\')
        ch_text_add(text, (const char[]){'\\', (char)byte}, 2);
    else
        ch_text_add(text, escape, sizeof escape);
}

/* Reports whether a byte needs no escape; LAST is the last byte value of that kind. */
static bool is_plain(char character, unsigned char last)
{
    const unsigned char byte = (unsigned char)character;

    return (byte >= ' ') & (byte <= last) & (byte != '"') & (byte != '\\') & (byte != 0x7f);
}

/* Reports whether all bytes are ASCII and need no escape.  The loop has no exit, so that compilers
 * check many bytes at a time. */
static bool are_plain(ChBytes bytes)
{
    unsigned char plain = 1;

    for (size_t i = 0; i < bytes.length; i++)
        plain &= (unsigned char)is_plain(bytes.at[i], LAST_OF_ASCII);
    return plain != 0;
}

/* Returns how many bytes from AT on need no escape. */
static size_t count_plain(ChBytes bytes, size_t at, unsigned char last)
{
    size_t end = at;

    while (end < bytes.length && is_plain(bytes.at[end], last))
        end++;
    return end - at;
}

static void put_with_escapes(ChText *text, ChBytes bytes)
{
    const ChPiece all = {.text = bytes.at, .length = bytes.length};
    const unsigned char last = ch_piece_check(&all, NULL) == CH_OK ? LAST_OF_UTF8 : LAST_OF_ASCII;

    for (size_t at = 0; at < bytes.length; at++) {
        const size_t plain = count_plain(bytes, at, last);
        ch_text_add(text, bytes.at + at, plain);
        at += plain;
        if (at < bytes.length)
            put_escape(text, (unsigned char)bytes.at[at]);
    }
}

void ch_json_put_bytes(ChJsonWriter *json, const char *key, ChBytes bytes)
{
    (void)ch_json_begin(json, key, bytes.length + 2);
    ch_text_char(json->text, '"');
    if (are_plain(bytes))
        ch_text_add(json->text, bytes.at, bytes.length);
    else
        put_with_escapes(json->text, bytes);
    ch_text_char(json->text, '"');
}

void ch_json_put_string(ChJsonWriter *json, const char *key, const char *string)
{
    if (string != NULL)
        ch_json_put_bytes(json, key, (ChBytes){string, strlen(string)});
    else
        json->text->failed = true;
}

void ch_json_put_number(ChJsonWriter *json, const char *key, uint64_t number)
{
    (void)ch_json_begin(json, key, 1);
    ch_text_number(json->text, number);
}

void ch_json_put_flag(ChJsonWriter *json, const char *key, bool flag)
{
    ch_json_put_raw(json, key, flag ? "true" : "false");
}

void ch_json_put_raw(ChJsonWriter *json, const char *key, const char *value)
{
    (void)ch_json_begin(json, key, 1);
    ch_text_puts(json->text, value);
}

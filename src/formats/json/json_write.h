/* json_write.h - writes JSON on one line; the only writer of JSON here.
 *
 * The writer appends to a text, which the caller may empty at any time.  It knows by itself where a
 * comma is due.  Each function writes one value: the member KEY of an object, or an item of a list
 * when KEY is NULL.
 *
 *      ChJsonWriter json = {&text};
 *      ch_json_open(&json, NULL, '{');
 *      ch_json_put_word(&json, "status", "unique");
 *      ch_json_close_line(&json);                      {"status":"unique"}
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_WRITE_H
#define CH_FORMATS_JSON_WRITE_H

#include "text.h"

typedef struct ChJsonWriter {
    ChText *text; /* not owned; `failed` is set when memory runs out */
    bool follows; /* a value of the same list or object precedes: a comma is due */
} ChJsonWriter;

/* Writes the comma and the key before a value.  Returns where the caller writes the value itself,
 * of at most ROOM bytes, before ch_text_grown(); NULL when memory runs out. */
char *ch_json_begin(ChJsonWriter *json, const char *key, size_t room);

void ch_json_open(ChJsonWriter *json, const char *key, char bracket);
void ch_json_close(ChJsonWriter *json, char bracket);
void ch_json_close_line(ChJsonWriter *json); /* the outermost object */

/* Opens an object with the members "format" and "version" of a documented format. */
void ch_json_open_format(ChJsonWriter *json, const char *key, const char *format);

/* Write a string: a word that needs no escapes, or any bytes.  If the bytes are not UTF-8, those
 * beyond ASCII are escaped one by one.  NULL instead of a string marks the text as failed. */
void ch_json_put_word(ChJsonWriter *json, const char *key, const char *word);
void ch_json_put_string(ChJsonWriter *json, const char *key, const char *string);
void ch_json_put_bytes(ChJsonWriter *json, const char *key, ChBytes bytes);

void ch_json_put_number(ChJsonWriter *json, const char *key, uint64_t number);
void ch_json_put_flag(ChJsonWriter *json, const char *key, bool flag);

/* Writes a value that is JSON already, such as "1.5" or "null". */
void ch_json_put_raw(ChJsonWriter *json, const char *key, const char *value);

#endif

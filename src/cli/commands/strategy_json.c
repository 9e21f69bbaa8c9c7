/* strategy_json.c - see strategy_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "strategy_json.h"

#include <string.h>

#include "error_records.h"
#include "example.h"
#include "explain.h"

static void put_key(ChText *out, const char *key)
{
    ch_text_puts(out, ",\"");
    ch_text_puts(out, key);
    ch_text_puts(out, "\":");
}

static void put_string(ChText *out, const char *key, const char *value)
{
    put_key(out, key);
    ch_record_string(out, value);
}

static void put_message(ChText *out, ChLanguage language, const char *key, const char *message)
{
    ChText text = CH_TEXT_EMPTY;

    if (message == NULL)
        return;
    ch_format(&text, language, message, NULL, 0);
    put_string(out, key, ch_text_whole(&text));
    ch_text_free(&text);
}

static void put_number(ChText *out, const char *key, unsigned number)
{
    put_key(out, key);
    ch_text_number(out, number);
}

/* Adds the items of a line between separators and blanks, as a list. */
static void put_list(ChText *out, const char *key, const char *line, char separator)
{
    const char ends[] = {separator, '\0'};

    put_key(out, key);
    ch_text_char(out, '[');
    for (bool first = true; *line != '\0'; first = false) {
        const size_t length = strcspn(line, ends);
        ChText one = CH_TEXT_EMPTY;
        ch_text_add(&one, line, length);
        ch_text_puts(out, first ? "" : ",");
        ch_record_string(out, ch_text_whole(&one));
        ch_text_free(&one);
        line += length + (line[length] == separator);
        line += strspn(line, " ");
    }
    ch_text_char(out, ']');
}

static void put_example(ChText *out, const char *key)
{
    const ChExample *const example = ch_example_of(key);

    if (example == NULL)
        return;
    put_key(out, "example");
    ch_text_puts(out, "{\"puzzle\":");
    ch_record_string(out, example->grid);
    put_list(out, "start", example->start, ' ');
    put_list(out, "conclusions", example->conclusions, ' ');
    ch_text_char(out, '}');
    if (example->practice == NULL)
        return;
    put_key(out, "practice");
    ch_text_puts(out, "{\"puzzle\":");
    ch_record_string(out, example->practice);
    put_string(out, "strategies", example->strategies);
    put_number(out, "step", example->step);
    ch_text_char(out, '}');
}

/* Adds the scores of other scales, where they have one. */
static void put_scales(ChText *out, const ChTechnique *technique)
{
    if (technique->code[0] != '\0') {
        put_string(out, "hodoku", technique->code);
        put_number(out, "score", technique->score);
    }
    if (technique->rating != 0) {
        put_number(out, "se", technique->rating / 10);
        ch_text_char(out, '.');
        ch_text_number(out, technique->rating % 10);
    }
}

void ch_strategy_json(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    ch_text_puts(out, "{\"format\":\"crosshatch-strategy\",\"version\":1");
    put_string(out, "key", technique->key);
    put_message(out, language, "name", technique->title);
    put_string(out, "family", technique->family);
    put_string(out, "level", ch_level_key(technique->level));
    put_list(out, "aliases", ch_technique_aliases(technique), ',');
    put_message(out, language, "definition", technique->definition);
    put_message(out, language, "spot", ch_explain_spot(technique->key));
    put_scales(out, technique);
    if (technique->premises != 0)
        put_number(out, "premises", technique->premises);
    put_example(out, technique->key);
    ch_text_puts(out, "}\n");
}

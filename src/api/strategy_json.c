/* strategy_json.c - see strategy_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "strategy_json.h"

#include <stdio.h>
#include <string.h>

#include "comparison.h"
#include "english_name.h"
#include "example.h"
#include "explain.h"
#include "json_write.h"
#include "name_match.h"
#include "order_reason.h"
#include "profiles.h"
#include "technique_text.h"

static void put_message(ChJsonWriter *json, ChLanguage language, const char *key,
                        const char *message)
{
    ChText text = CH_TEXT_EMPTY;

    if (message == NULL)
        return;
    ch_format(&text, language, message, NULL, 0);
    ch_json_put_string(json, key, ch_text_whole(&text));
    ch_text_free(&text);
}

/* Adds the items of a line between separators and blanks, as a list. */
static void put_list(ChJsonWriter *json, const char *key, const char *line, char separator)
{
    const char ends[] = {separator, '\0'};

    ch_json_open(json, key, '[');
    while (*line != '\0') {
        const size_t length = strcspn(line, ends);
        ch_json_put_bytes(json, NULL, (ChBytes){line, length});
        line += length + (line[length] == separator);
        line += strspn(line, " ");
    }
    ch_json_close(json, ']');
}

static void put_example(ChJsonWriter *json, const char *key)
{
    const ChExample *const example = ch_example_of(key);

    if (example == NULL)
        return;
    ch_json_open(json, "example", '{');
    ch_json_put_string(json, "puzzle", example->grid);
    put_list(json, "start", example->start, ' ');
    put_list(json, "conclusions", example->conclusions, ' ');
    ch_json_close(json, '}');
    if (example->practice == NULL)
        return;
    ch_json_open(json, "practice", '{');
    ch_json_put_string(json, "puzzle", example->practice);
    ch_json_put_string(json, "strategies", example->strategies);
    ch_json_put_number(json, "step", example->step);
    ch_json_close(json, '}');
}

/* Adds the scores of other scales, where they have one. */
static void put_scales(ChJsonWriter *json, const ChTechnique *technique)
{
    char rating[16];

    if (technique->code[0] != '\0') {
        ch_json_put_string(json, "hodoku", technique->code);
        ch_json_put_number(json, "score", technique->score);
    }
    if (technique->rating == 0)
        return;
    snprintf(rating, sizeof rating, "%d.%d", technique->rating / 10, technique->rating % 10);
    ch_json_put_raw(json, "se", rating);
}

/* Adds the techniques that find the steps of a sub-type. */
static void put_parents(ChJsonWriter *json, const ChTechnique *technique)
{
    if (!ch_technique_is_subtype(technique))
        return;
    ch_json_open(json, "subtype_of", '[');
    for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE; i++)
        ch_json_put_string(json, NULL, ch_technique(technique->parents[i])->key);
    ch_json_close(json, ']');
}

/* Adds the names that other programs have for it, by program. */
static void put_elsewhere(ChJsonWriter *json, const char *key)
{
    const ChComparison *row = ch_comparison_next(NULL, key);

    if (row == NULL)
        return;
    ch_json_open(json, "elsewhere", '{');
    while (row != NULL) {
        char word[16];
        const ChProgram program = row->program;
        const ChBytes bytes = ch_program_word(program);
        snprintf(word, sizeof word, "%.*s", (int)bytes.length, bytes.at);
        ch_json_open(json, word, '[');
        for (; row != NULL && row->program == program; row = ch_comparison_next(row, key))
            ch_json_put_string(json, NULL, row->name);
        ch_json_close(json, ']');
    }
    ch_json_close(json, '}');
}

/* Adds its place in the teaching order, from 1, and the reason for it. */
static void put_order(ChJsonWriter *json, ChLanguage language, const ChTechnique *technique)
{
    const ChProfile *const teaching = ch_profile_at(0);

    for (int row = 0; row < teaching->count; row++)
        if (teaching->row[row].technique == technique->number)
            ch_json_put_number(json, "order", (uint64_t)row + 1);
    put_message(json, language, "reason", ch_order_reason(technique->number));
}

void ch_strategy_json(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    ChJsonWriter json = {out, false};

    ch_json_open_format(&json, NULL, "crosshatch-strategy");
    ch_json_put_string(&json, "key", technique->key);
    put_message(&json, language, "name", technique->title);
    ch_json_put_string(&json, "family", technique->family);
    ch_json_put_string(&json, "level", ch_level_key(technique->level));
    put_order(&json, language, technique);
    put_parents(&json, technique);
    put_list(&json, "aliases", ch_technique_aliases(technique), ',');
    put_elsewhere(&json, technique->key);
    put_message(&json, language, "definition", technique->definition);
    put_message(&json, language, "spot", ch_explain_spot(technique->key));
    put_scales(&json, technique);
    if (technique->premises != 0)
        ch_json_put_number(&json, "premises", (uint64_t)technique->premises);
    put_example(&json, technique->key);
    ch_json_close_line(&json);
}

/* ---- by name ---- */

static bool put_named(ChText *out, ChLanguage language, const char *name)
{
    bool found = false;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !ch_technique_has_name(technique, name, strlen(name)))
            continue;
        ch_strategy_json(out, language, technique);
        found = true;
    }
    return found;
}

/* Adds the techniques that other programs call so, or else the row of a program that has one which
 * is missing here. */
static bool put_called(ChText *out, ChLanguage language, const char *name)
{
    bool found = false;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !ch_comparison_calls(technique->key, name))
            continue;
        ch_strategy_json(out, language, technique);
        found = true;
    }
    const ChComparison *const row = found ? NULL : ch_comparison_missing(name);
    if (row != NULL)
        ch_comparison_row_json(out, language, row);
    return found || row != NULL;
}

static bool put_family(ChText *out, ChLanguage language, const char *family)
{
    bool found = false;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !ch_technique_is_strategy(technique) ||
            (family != NULL && !ch_name_matches(technique->family, family, strlen(family))))
            continue;
        ch_strategy_json(out, language, technique);
        found = true;
    }
    return found;
}

bool ch_strategies_json(ChText *out, ChLanguage language, const char *name)
{
    ChText english = CH_TEXT_EMPTY;

    if (name == NULL)
        return put_family(out, language, NULL);
    if (ch_comparison_json_named(out, language, name))
        return true;
    ch_english_name(&english, name, strlen(name));
    const char *const known = ch_text_string(&english);
    const bool found = put_named(out, language, known) || put_family(out, language, known) ||
                       put_called(out, language, name);
    out->failed |= english.failed;
    ch_text_free(&english);
    return found;
}

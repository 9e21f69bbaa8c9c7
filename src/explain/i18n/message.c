/* message.c - see message.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "message.h"

#include <stdlib.h>
#include <string.h>

#include "fault.h"
#include "language.h"
#include "notation.h"
#include "particle.h"
#include "sets.h"

static void put_house(ChText *out, ChLanguage language, uint32_t house)
{
    static const char *const kind[] = {N_("box {number}"), N_("row {number}"),
                                       N_("column {number}")};
    const ChField number = ch_field_number("number", house % 9 + 1);

    if (house < CH_HOUSES)
        ch_format(out, language, kind[house / 9], &number, 1);
}

/* Adds the name of a thing.  A thing out of range comes from a caller's error or an unchecked log,
 * and adds nothing. */
static void put_name(ChText *out, size_t (*name_of)(char *name, int thing), uint32_t thing,
                     uint32_t limit)
{
    char name[CH_NAME_SIZE];

    if (thing < limit)
        ch_text_add(out, name, name_of(name, (int)thing));
}

static void put_item(ChText *out, ChLanguage language, ChFieldType type, uint16_t item)
{
    switch (type) {
    case CH_FIELD_HOUSES:
        put_house(out, language, item);
        break;
    case CH_FIELD_CELLS:
    case CH_FIELD_PLACES:
        put_name(out, ch_name_cell, item, CH_CELLS);
        break;
    case CH_FIELD_PLACED:
        put_name(out, ch_name_placed, item, CH_CANDIDATES);
        break;
    case CH_FIELD_REMOVED:
        put_name(out, ch_name_removed, item, CH_CANDIDATES);
        break;
    default:
        ch_text_number(out, item);
        break;
    }
}

static const char *joiner_of_two(const ChListJoiner *joint, const char *first, size_t length)
{
    return ch_sound_of(first, length) == CH_SOUND_VOWEL ? joint->open : joint->closed;
}

static void put_joint(ChText *out, const ChListJoiner *joint, uint32_t at, uint32_t count,
                      size_t start)
{
    if (at == 1 && count == 2)
        ch_text_puts(out, joiner_of_two(joint, ch_text_string(out) + start, out->length - start));
    else if (at > 0)
        ch_text_puts(out, at + 1 < count ? joint->comma : joint->last);
}

static void put_list(ChText *out, ChLanguage language, ChFieldType type, const uint16_t *list,
                     uint32_t count)
{
    const ChLanguageRow *const row = ch_language_row(language);
    const bool any = type == CH_FIELD_CHOICE || type == CH_FIELD_PLACES;
    const size_t start = out->length;

    for (uint32_t i = 0; i < count; i++) {
        put_joint(out, any ? &row->any : &row->all, i, count, start);
        put_item(out, language, type, list[i]);
    }
}

/* ---- houses ---- */

/* Returns the number of houses at the beginning that are of one kind. */
static uint32_t run_of_kind(const uint16_t *house, uint32_t count)
{
    uint32_t run = 0;

    while (run < count && house[run] < CH_HOUSES && house[run] / 9 == house[0] / 9)
        run++;
    return run;
}

/* Adds several houses of one kind: "rows 3 and 4". */
static void put_run(ChText *out, ChLanguage language, const uint16_t *house, uint32_t count)
{
    const ChLanguageRow *const row = ch_language_row(language);
    const ChHousesWord *const word = &row->houses[house[0] / 9];
    const size_t start = out->length;

    ch_text_puts(out, word->before);
    for (uint32_t i = 0; i < count; i++) {
        put_joint(out, &row->numbers, i, count, start);
        ch_text_number(out, house[i] % 9 + 1u);
    }
    ch_text_puts(out, word->after);
}

/* Adds houses, those of one kind that follow each other under one word: "boxes 1 and 2, and row
 * 3". */
static void put_houses(ChText *out, ChLanguage language, const uint16_t *house, uint32_t count)
{
    const ChLanguageRow *const row = ch_language_row(language);
    const size_t start = out->length;
    const bool begins_with_run = run_of_kind(house, count) > 1;
    uint32_t runs = 0;
    uint32_t run = 0;

    if (count == 2 && run_of_kind(house, count) == count && row->names_two_houses) {
        put_list(out, language, CH_FIELD_HOUSES, house, count);
        return;
    }
    for (uint32_t i = 0; i<count; i += run> 0 ? run : 1, runs++)
        run = run_of_kind(house + i, count - i);
    for (uint32_t i = 0, at = 0; i<count; i += run> 0 ? run : 1, at++) {
        run = run_of_kind(house + i, count - i);
        put_joint(out, count > runs && (runs > 2 || begins_with_run) ? &row->runs : &row->all, at,
                  runs, start);
        if (run > 1)
            put_run(out, language, house + i, run);
        else
            put_item(out, language, CH_FIELD_HOUSES, house[i]);
    }
}

static void put_digits(ChText *out, ChLanguage language, ChFieldType type, uint32_t bits)
{
    uint16_t digit[CH_DIGITS];
    uint32_t count = 0;

    CH_EACH_DIGIT(bit, bits & CH_ALL_NINE)
        digit[count++] = (uint16_t)(bit + 1);
    put_list(out, language, type, digit, count);
}

static void put_value(ChText *out, ChLanguage language, const ChField *field)
{
    switch (field->type) {
    case CH_FIELD_NUMBER:
        ch_text_number(out, field->value);
        break;
    case CH_FIELD_DIGIT:
        ch_text_number(out, field->value + 1);
        break;
    case CH_FIELD_DIGITS:
    case CH_FIELD_CHOICE:
        put_digits(out, language, field->type, field->value);
        break;
    case CH_FIELD_CELL:
        put_name(out, ch_name_cell, field->value, CH_CELLS);
        break;
    case CH_FIELD_HOUSE:
        put_house(out, language, field->value);
        break;
    case CH_FIELD_STRING:
        ch_text_puts(out, field->string);
        break;
    case CH_FIELD_MESSAGE:
        ch_text_puts(out, ch_translate(language, field->string));
        break;
    case CH_FIELD_HOUSES:
        put_houses(out, language, field->list, field->value);
        break;
    default:
        put_list(out, language, field->type, field->list, field->value);
        break;
    }
}

static bool is_one(const ChField *field)
{
    switch (field->type) {
    case CH_FIELD_DIGITS:
    case CH_FIELD_CHOICE:
        return ch_is_single(field->value & CH_ALL_NINE);
    case CH_FIELD_DIGIT:
    case CH_FIELD_CELL:
    case CH_FIELD_HOUSE:
        return true;
    default:
        return field->value == 1;
    }
}

/* Reports whether a string is the first LENGTH bytes of NAME.  Names are too short for a call. */
static bool is_name(const char *string, const char *name, size_t length)
{
    size_t i = 0;

    while (i < length && string[i] == name[i])
        i++;
    return i == length && string[i] == '\0';
}

static const ChField *find_field(const ChField *field, size_t count, const char *name,
                                 size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (is_name(field[i].name, name, length))
            return &field[i];
    return NULL;
}

static size_t length_of_name(const char *name)
{
    size_t length = 0;

    while (name[length] != '\0' && name[length] != ':' && name[length] != '?' &&
           name[length] != '}')
        length++;
    return length;
}

/* The two alternative words of a field, separated by a slash: {name:first/second}. */
typedef struct Choice {
    const char *first;
    const char *second;
    size_t first_length;
    size_t second_length;
} Choice;

static Choice read_choice(const char *choice, const char *close)
{
    const char *const stroke = memchr(choice, '/', (size_t)(close - choice));
    const char *const second = stroke != NULL ? stroke + 1 : close;

    return (Choice){choice, second, (size_t)((stroke != NULL ? stroke : close) - choice),
                    (size_t)(close - second)};
}

static void put_with_particle(ChText *out, ChLanguage language, const ChField *field, Choice choice)
{
    const size_t start = out->length;
    const bool quoted = start > 0 && ch_text_string(out)[start - 1] == '\'';

    put_value(out, language, field);
    const ChSound sound = ch_sound_of(ch_text_string(out) + start, out->length - start);
    if (quoted)
        ch_text_char(out, '\'');
    ch_particle_add(out, sound, choice.first, choice.first_length, choice.second,
                    choice.second_length);
}

static void put_alternative(ChText *out, const ChField *field, Choice choice)
{
    if (is_one(field))
        ch_text_add(out, choice.first, choice.first_length);
    else
        ch_text_add(out, choice.second, choice.second_length);
}

/* Adds the field that opens at OPEN; returns the rest of the message behind it. */
static const char *put_field(ChText *out, ChLanguage language, const char *open,
                             const ChField *fields, size_t count)
{
    const char *const name = open + 1;
    const size_t length = length_of_name(name);
    const char *const close = name[length] == '}' ? name + length : strchr(name + length, '}');
    const ChField *const field = close != NULL ? find_field(fields, count, name, length) : NULL;

    if (field == NULL) {
        ch_text_char(out, '{');
        return name;
    }
    if (name[length] == ':')
        put_with_particle(out, language, field, read_choice(name + length + 1, close));
    else if (name[length] == '?')
        put_alternative(out, field, read_choice(name + length + 1, close));
    else
        put_value(out, language, field);
    return close + 1;
}

void ch_format(ChText *out, ChLanguage language, const char *msgid, const ChField *field,
               size_t count)
{
    const char *at = ch_translate(language, msgid);

    for (const char *open; (open = strchr(at, '{')) != NULL;) {
        ch_text_add(out, at, (size_t)(open - at));
        at = put_field(out, language, open, field, count);
    }
    ch_text_puts(out, at);
}

void ch_fault_text(ChText *out, ChLanguage language, const ChFault *fault)
{
    const ChField found = fault->found[0] != '\0' ? ch_field_string("found", fault->found)
                                                  : ch_field_message("found", N_("the end"));

    const unsigned row = ch_fault_row(fault);
    const ChField field[] = {
        found,
        ch_field_number("row", row),
        ch_field_number("cells", (uint32_t)strtoul(fault->found, NULL, 10)),
    };

    ch_format(out, language,
              row != 0 ? N_("row {row} has {cells} {cells?cell/cells}; expected nine")
                       : ch_status_text(fault->status),
              field, sizeof field / sizeof field[0]);
}

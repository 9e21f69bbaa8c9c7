/* message.h - formats whole messages with named fields, in the reader's language.
 *
 * A message is written in English in the source and marked N_("...").  That text is the key of its
 * translations.  The fields have names, so that a translation can move them:
 *
 *      {cell}                the value
 *      {cells?is/are}        not the value: the first word for one thing, the second for several
 *      {digit:을/를}          the value, then the Korean particle that fits its sound: after a
 *                            consonant / after a vowel
 *      '{found:이/가}         the same; the quotation mark is closed before the particle: '0'이
 *
 *      N_("In {house} the {digit} can only go in {cell}.")
 *          "In box 5 the 3 can only go in r4c6."
 *      "{house}에서 {digit:은/는} {cell}에만 들어갈 수 있습니다."
 *          "5번 박스에서 3은 r4c6에만 들어갈 수 있습니다."
 *
 * A brace that opens no known field is copied as it is.  Nothing here reads the locale or the
 * environment.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_MESSAGE_H
#define CH_EXPLAIN_MESSAGE_H

#include <stdbool.h>
#include <stdint.h>

#include <crosshatch/types.h>

#include "language.h"
#include "marked.h"
#include "text.h"

typedef enum ChFieldType {
    CH_FIELD_NUMBER,  /* value */
    CH_FIELD_DIGIT,   /* value, from 0: shown from 1 */
    CH_FIELD_DIGITS,  /* value: nine bits */
    CH_FIELD_CHOICE,  /* value: nine bits, joined by "or": 5 or 7 */
    CH_FIELD_CELL,    /* value */
    CH_FIELD_HOUSE,   /* value */
    CH_FIELD_STRING,  /* string: shown as it is */
    CH_FIELD_MESSAGE, /* string: a key, shown translated */
    CH_FIELD_CELLS,   /* list of cells, shown in list order, like all lists */
    CH_FIELD_PLACES,  /* list of cells, joined by "or": r1c2 or r1c5 */
    CH_FIELD_HOUSES,  /* list of houses */
    CH_FIELD_NUMBERS, /* list of numbers */
    CH_FIELD_PLACED,  /* list of candidates, shown as r4c6=3 */
    CH_FIELD_REMOVED  /* list of candidates, shown as r4c6<>3 */
} ChFieldType;

/* A named value to put into a message.  Strings and lists are borrowed for the call only. */
typedef struct ChField {
    const char *name;
    ChFieldType type;
    uint32_t value; /* the number of items of a list */
    const char *string;
    const uint16_t *list;
} ChField;

static inline ChField ch_field_value(const char *name, ChFieldType type, uint32_t value)
{
    return (ChField){.name = name, .type = type, .value = value};
}

static inline ChField ch_field_number(const char *name, uint32_t number)
{
    return ch_field_value(name, CH_FIELD_NUMBER, number);
}

static inline ChField ch_field_digit(const char *name, int digit)
{
    return ch_field_value(name, CH_FIELD_DIGIT, (uint32_t)digit);
}

static inline ChField ch_field_digits(const char *name, unsigned bits)
{
    return ch_field_value(name, CH_FIELD_DIGITS, bits);
}

static inline ChField ch_field_choice(const char *name, unsigned bits)
{
    return ch_field_value(name, CH_FIELD_CHOICE, bits);
}

static inline ChField ch_field_cell(const char *name, int cell)
{
    return ch_field_value(name, CH_FIELD_CELL, (uint32_t)cell);
}

static inline ChField ch_field_house(const char *name, int house)
{
    return ch_field_value(name, CH_FIELD_HOUSE, (uint32_t)house);
}

static inline ChField ch_field_string(const char *name, const char *string)
{
    return (ChField){.name = name, .type = CH_FIELD_STRING, .value = 1, .string = string};
}

static inline ChField ch_field_message(const char *name, const char *msgid)
{
    return (ChField){.name = name, .type = CH_FIELD_MESSAGE, .value = 1, .string = msgid};
}

static inline ChField ch_field_list(const char *name, ChFieldType type, const uint16_t *list,
                                    size_t count)
{
    return (ChField){.name = name, .type = type, .value = (uint32_t)count, .list = list};
}

/* Adds the translated message with its fields filled in. */
void ch_format(ChText *out, ChLanguage language, const char *msgid, const ChField *field,
               size_t count);

/* Adds the description of a fault without its position, which the caller prints where its readers
 * expect it.  Where the fault found nothing, the text names "the end". */
void ch_fault_text(ChText *out, ChLanguage language, const ChFault *fault);

#endif

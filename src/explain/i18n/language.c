/* language.c - the table of languages, and its lookup by code and by locale.
 *
 * SPDX-License-Identifier: MIT
 */
#include "language.h"

#include <string.h>

static const size_t no_messages = 0;

static const ChLanguageRow rows[] = {
#define LANGUAGE(id, ...) [id] = {__VA_ARGS__},
#include "languages.def"
#undef LANGUAGE
};

enum { LANGUAGES = sizeof rows / sizeof rows[0] };

const ChLanguageRow *ch_language_row(ChLanguage language)
{
    return &rows[(unsigned)language < LANGUAGES ? language : CH_ENGLISH];
}

static bool find_code(const char *code, size_t length, ChLanguage *language)
{
    for (unsigned i = 0; i < LANGUAGES; i++)
        if (strlen(rows[i].code) == length && memcmp(rows[i].code, code, length) == 0) {
            *language = (ChLanguage)i;
            return true;
        }
    return false;
}

bool ch_language_by_code(const char *code, ChLanguage *language)
{
    return find_code(code, strlen(code), language);
}

ChLanguage ch_language_from_locale(const char *locale)
{
    ChLanguage language = CH_ENGLISH;

    if (locale != NULL)
        find_code(locale, strcspn(locale, "_-.@:"), &language);
    return language;
}

const char *ch_language_code(ChLanguage language)
{
    return ch_language_row(language)->code;
}

/* Returns the translation of the message with this index. */
static const char *translation(const ChLanguageRow *row, size_t index)
{
    const char *at = row->translated[index / CH_MESSAGE_BLOCK];

    for (size_t i = index % CH_MESSAGE_BLOCK; i > 0; i--)
        at += strlen(at) + 1;
    return at;
}

const char *ch_translate(ChLanguage language, const char *msgid)
{
    const ChLanguageRow *const row = ch_language_row(language);
    size_t low = 0;
    size_t high = *row->message_count;

    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(msgid, row->english[middle]);

        if (order == 0)
            return translation(row, middle);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return msgid;
}

/* language.h - the languages of the messages, and the lookup of a translation.
 *
 * A language is one row: its code, the words between the items of a list, and its translations.
 * The build makes these from the .po file and sorts them by English text.  English is the language
 * of the keys and has no table.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_LANGUAGE_H
#define CH_EXPLAIN_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

#include <crosshatch/types.h>

/* Translations share a pointer in blocks: in the order of the English messages, each with a NUL. */
enum { CH_MESSAGE_BLOCK = 8 };

/* The words between the items of a list.  CLOSED or OPEN joins two items, after a consonant or
 * after a vowel.  In a longer list LAST precedes the last item and COMMA the others. */
typedef struct ChListJoiner {
    const char *closed;
    const char *open;
    const char *comma;
    const char *last;
} ChListJoiner;

/* The words around the numbers of several houses of a kind: "rows 1 and 2". */
typedef struct ChHousesWord {
    const char *before;
    const char *after;
} ChHousesWord;

typedef struct ChLanguageRow {
    const char *code;              /* ISO 639 */
    ChListJoiner all;              /* this and that */
    ChListJoiner any;              /* this or that */
    ChListJoiner numbers;          /* the numbers of houses of a kind */
    ChListJoiner runs;             /* houses of several kinds */
    ChHousesWord houses[3];        /* boxes, rows, columns */
    bool names_two_houses;         /* two houses of a kind are named apart */
    const char *const *english;    /* the messages, sorted; NULL for English itself */
    const char *const *translated; /* the blocks of their translations */
    const size_t *message_count;
} ChLanguageRow;

/* The Korean table, generated from po/ko.po. */
extern const char *const ch_messages_ko_english[];
extern const char *const ch_messages_ko_translated[];
extern const size_t ch_messages_ko_count;

/* Returns the row of a language; the row of English for an unknown number. */
const ChLanguageRow *ch_language_row(ChLanguage language);

/* Returns the message in that language, or the key itself where there is no translation.  Never
 * returns NULL. */
const char *ch_translate(ChLanguage language, const char *msgid);

/* Finds the language of a code as in `--lang`.  Returns false, and leaves *LANGUAGE unchanged, when
 * the code is unknown. */
bool ch_language_by_code(const char *code, ChLanguage *language);
const char *ch_language_code(ChLanguage language);

/* Returns the language of a locale name such as "ko_KR.UTF-8", the value of LANG.  Returns English
 * for NULL and for any unknown locale. */
ChLanguage ch_language_from_locale(const char *locale);

#endif

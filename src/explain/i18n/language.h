/* language.h - what the message machinery has to know of each language.
 *
 * A language is one row: its code, the words between the items of a list, and the translations that
 * the build made of its .po file, sorted by English text.  English is the language of the keys and
 * has no table.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_LANGUAGE_H
#define CH_EXPLAIN_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

#include <crosshatch/types.h>

typedef struct ChMessage {
    const char *english;
    const char *translated;
} ChMessage;

/* What stands between the items of a list: between two, after a consonant or after a vowel; and
 * between more, also before the last. */
typedef struct ChListJoiner {
    const char *closed;
    const char *open;
    const char *comma;
    const char *last;
} ChListJoiner;

typedef struct ChLanguageRow {
    const char *code; /* ISO 639 */
    ChListJoiner all; /* this and that */
    ChListJoiner any; /* this or that */
    const ChMessage *message;
    const size_t *message_count;
} ChLanguageRow;

/* Made from po/ko.po. */
extern const ChMessage ch_messages_ko[];
extern const size_t ch_messages_ko_count;

/* The row of a language; that of English for any other number. */
const ChLanguageRow *ch_language_row(ChLanguage language);

/* The message in that language; the key itself where it has none.  Never NULL. */
const char *ch_translate(ChLanguage language, const char *msgid);

/* The language of a code as in `--lang`; false, and nothing changed, when it is not known. */
bool ch_language_by_code(const char *code, ChLanguage *language);
const char *ch_language_code(ChLanguage language);

/* The language of a value of LANG and its like, as in "ko_KR.UTF-8"; English for NULL and any
 * other. */
ChLanguage ch_language_from_locale(const char *locale);

#endif

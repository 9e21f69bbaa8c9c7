/* english_name.c - see english_name.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "english_name.h"

#include <string.h>

#include "hangul.h"
#include "language.h"
#include "message.h"
#include "name_match.h"

/* ---- names that Korean players use ---- */

static const ChKoreanNames KOREAN_NAMES[] = {
#define KOREAN(english, names) {english, names},
#include "korean_names.def"
#undef KOREAN
};

const ChKoreanNames *ch_korean_names(size_t index)
{
    return index < sizeof KOREAN_NAMES / sizeof *KOREAN_NAMES ? &KOREAN_NAMES[index] : NULL;
}

void ch_korean_names_of(ChText *out, const ChTechnique *technique)
{
    const ChKoreanNames *row;
    bool is_first = true;

    for (size_t i = 0; (row = ch_korean_names(i)) != NULL; i++)
        if (ch_technique_has_name(technique, row->english, strlen(row->english))) {
            ch_text_puts(out, is_first ? "" : ", ");
            ch_text_puts(out, row->names);
            is_first = false;
        }
}

/* Adds the English name of a Korean player's name; returns false, adding nothing, if it is none. */
static bool add_from_korean(ChText *out, const char *name, size_t length)
{
    const ChKoreanNames *row;

    for (size_t i = 0; (row = ch_korean_names(i)) != NULL; i++)
        if (ch_name_matches(row->names, name, length)) {
            ch_text_puts(out, row->english);
            return true;
        }
    return false;
}

/* ---- translated titles ---- */

/* A translated title, which carries its English term in brackets: 행의 히든 싱글(Hidden Single). */
typedef struct Title {
    const char *whole;
    size_t before; /* bytes before the bracket */
    ChBytes term;
    const char *after;
} Title;

static Title read_title(const ChTechnique *technique, ChLanguage language)
{
    Title title = {.whole = ch_translate(language, technique->title)};

    title.before = strcspn(title.whole, "(");
    title.term.at = title.whole + title.before + (title.whole[title.before] != '\0');
    title.term.length = strcspn(title.term.at, ")");
    title.after = title.term.at + title.term.length;
    title.after += *title.after != '\0';
    return title;
}

static bool matches_without_term(const Title *title, const char *name, size_t length)
{
    ChText bare = CH_TEXT_EMPTY;

    ch_text_add(&bare, title->whole, title->before);
    ch_text_puts(&bare, title->after);
    const bool is = ch_name_matches(ch_text_string(&bare), name, length);
    ch_text_free(&bare);
    return is;
}

/* Returns the start of the last words before the bracket, as many words as the term has. */
static const char *last_words(const Title *title)
{
    const char *start = title->whole + title->before;

    for (size_t i = 0; i <= title->term.length && start > title->whole; i++) {
        if (i < title->term.length && title->term.at[i] != ' ')
            continue;
        start -= start[-1] == ' ';
        while (start > title->whole && start[-1] != ' ')
            start--;
    }
    return start;
}

/* Reports whether NAME is the translation of the English term, followed by the term or not.  Counts
 * only a term that is the name of several techniques. */
static bool matches_term(const ChTechnique *technique, const Title *title, const char *name,
                         size_t length)
{
    const char *const end = title->whole + title->before;
    const char *const start[] = {title->whole, last_words(title)};
    bool is = false;

    if (ch_name_matches(technique->title, title->term.at, title->term.length) ||
        !ch_technique_has_name(technique, title->term.at, title->term.length))
        return false;
    for (int i = 0; i < 2 && !is; i++) {
        ChText words = CH_TEXT_EMPTY;
        ch_text_add(&words, start[i], (size_t)(end - start[i]));
        is = ch_name_matches(ch_text_string(&words), name, length);
        ch_text_add(&words, title->term.at, title->term.length);
        is = is || ch_name_matches(ch_text_string(&words), name, length);
        ch_text_free(&words);
    }
    return is;
}

/* Adds the English name of the technique called NAME in this language; returns false, adding
 * nothing, if there is none. */
static bool add_from_language(ChText *out, ChLanguage language, const char *name, size_t length)
{
    const ChTechnique *part = NULL;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL)
            continue;
        const Title title = read_title(technique, language);
        if (ch_name_matches(title.whole, name, length) ||
            matches_without_term(&title, name, length)) {
            ch_text_puts(out, technique->key);
            return true;
        }
        if (part == NULL && matches_term(technique, &title, name, length))
            part = technique;
    }
    if (part == NULL)
        return false;
    const Title title = read_title(part, language);
    ch_text_add(out, title.term.at, title.term.length);
    return true;
}

static bool is_english(const char *name, size_t length)
{
    for (int i = 0; i < ch_technique_limit(); i++)
        if (ch_technique(i) != NULL && ch_technique_has_name(ch_technique(i), name, length))
            return true;
    return false;
}

/* Adds the English name of a name in another language; returns false, adding nothing, if there is
 * none. */
static bool add_from_languages(ChText *out, const char *name, size_t length)
{
    if (add_from_korean(out, name, length))
        return true;
    for (int i = CH_ENGLISH + 1; ch_language_row(i) != ch_language_row(CH_ENGLISH); i++)
        if (add_from_language(out, (ChLanguage)i, name, length))
            return true;
    return false;
}

void ch_english_name(ChText *out, const char *name, size_t length)
{
    ChText composed = CH_TEXT_EMPTY;

    ch_hangul_compose(&composed, name, length);
    if (is_english(name, length) ||
        !add_from_languages(out, ch_text_string(&composed), composed.length))
        ch_text_add(out, name, length);
    out->failed |= composed.failed;
    ch_text_free(&composed);
}

void ch_english_names(ChText *out, const char *list)
{
    static const char *const prefix[] = {"upto:", "only:"};

    while (true) {
        size_t before = strspn(list, " +-");
        for (size_t i = 0; i < sizeof prefix / sizeof *prefix; i++)
            if (strncmp(list + before, prefix[i], strlen(prefix[i])) == 0)
                before += strlen(prefix[i]);
        const size_t length = strcspn(list + before, ",");
        ch_text_add(out, list, before);
        ch_english_name(out, list + before, length);
        list += before + length;
        if (*list == '\0')
            return;
        ch_text_char(out, *list++);
    }
}

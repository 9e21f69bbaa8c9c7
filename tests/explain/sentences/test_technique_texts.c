/* test_technique_texts.c - the definition of each technique and how to spot it, as a learner reads
 * them: no long sentence, no long text, no text of two techniques, in every language.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "technique.h"
#include "technique_text.h"

enum { MOST_WORDS = 25, LONGEST_DEFINITION = 180, LONGEST_SPOT = 350 };

/* Counts characters, not bytes. */
static size_t characters(const char *text)
{
    size_t count = 0;

    for (; *text != '\0'; text++)
        count += (*text & 0xc0) != 0x80;
    return count;
}

/* Returns the number of words in the longest sentence. */
static int longest_sentence(const char *text)
{
    int most = 0;
    int words = 1;

    for (; *text != '\0'; text++)
        if (text[0] == ' ') {
            const bool ends = strchr(".?", text[-1]) != NULL;
            words = ends ? 1 : words + 1;
            most = words > most ? words : most;
        }
    return most;
}

static void expect_short(const ChTechnique *technique, const char *message, size_t limit)
{
    for (int language = CH_ENGLISH; language <= CH_KOREAN; language++) {
        const char *const text = ch_translate((ChLanguage)language, message);
        cr_expect_leq(characters(text), limit, "%s: %zu characters: %s", technique->key,
                      characters(text), text);
        cr_expect_leq(longest_sentence(text), MOST_WORDS, "%s: %d words in a sentence of: %s",
                      technique->key, longest_sentence(text), text);
    }
}

/* Expects that no later technique has the same definition or way to spot. */
static void expect_own(const ChTechnique *technique)
{
    for (int number = technique->number + 1; number < ch_technique_limit(); number++) {
        const ChTechnique *const other = ch_technique(number);
        for (int language = CH_ENGLISH; language <= CH_KOREAN && other != NULL; language++) {
            const ChLanguage in = (ChLanguage)language;
            cr_expect_str_neq(ch_translate(in, technique->definition),
                              ch_translate(in, other->definition), "%s and %s", technique->key,
                              other->key);
            if (technique->spot != NULL && other->spot != NULL)
                cr_expect_str_neq(ch_translate(in, technique->spot), ch_translate(in, other->spot),
                                  "%s and %s", technique->key, other->key);
        }
    }
}

Test(technique_texts, are_short_and_of_one_technique)
{
    int techniques = 0;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL)
            continue;
        techniques++;
        expect_own(technique);
        expect_short(technique, technique->definition, LONGEST_DEFINITION);
        if (technique->spot != NULL)
            expect_short(technique, technique->spot, LONGEST_SPOT);
    }
    cr_expect_gt(techniques, 0);
}

Test(technique_texts, say_how_to_spot_what_a_strategy_finds)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique != NULL && strcmp(technique->family, "outcome") != 0)
            cr_expect_not_null(ch_explain_spot(technique->key), "%s", technique->key);
    }
}

Test(technique_texts, count_the_words_of_the_longest_sentence)
{
    cr_expect_eq(longest_sentence("One two. One two three? One."), 3);
    cr_expect_eq(longest_sentence("한 칸에 넣으세요."), 3);
    cr_expect_eq(characters("한 칸"), 3);
}

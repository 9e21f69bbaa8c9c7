/* test_english_name.c - names of techniques in other languages.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "english_name.h"
#include "message.h"
#include "technique.h"

static void expect(const char *list, const char *english)
{
    ChText text = CH_TEXT_EMPTY;

    ch_english_names(&text, list);
    cr_expect_str_eq(ch_text_string(&text), english, "%s", list);
    ch_text_free(&text);
}

Test(english_name, knows_what_korean_logs_print)
{
    expect("행의 히든 싱글(Hidden Single)", "hidden-single-row");
    expect("행의 히든 싱글", "hidden-single-row");
    expect("네이키드페어", "naked-pair");
    expect("유일성 사각형 유형 2", "unique-rectangle-2");
    expect("유일성 사각형(Unique Rectangle) 유형 2", "unique-rectangle-2");
}

Test(english_name, knows_names_of_several)
{
    expect("히든 싱글", "Hidden Single");
    expect("히든 싱글(Hidden Single)", "Hidden Single");
    expect("유일성 사각형", "Unique Rectangle");
}

Test(english_name, reads_lists)
{
    expect("", "");
    expect("upto:x-wing", "upto:x-wing");
    expect("upto:X-윙", "upto:x-wing");
    expect("-히든 싱글, +네이키드 페어,frob,", "-Hidden Single, +naked-pair,frob,");
}

Test(english_name, leaves_others)
{
    expect("싱글", "싱글");
    expect("추론 체인", "추론 체인");
    expect("히든", "히든");
    expect("hidden single", "hidden single");
    expect("BUG", "BUG");
}

/* A translation that two techniques share would be the name of the first alone. */
Test(english_name, knows_each_title)
{
    int translated = 0;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL)
            continue;
        const char *const title = ch_translate(CH_KOREAN, technique->title);
        expect(title, technique->key);
        translated += strcmp(title, technique->title) != 0;
    }
    cr_expect_gt(translated, 0);
}

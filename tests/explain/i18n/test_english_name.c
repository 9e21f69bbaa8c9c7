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

Test(english_name, knows_what_korean_players_say)
{
    expect("숨은 싱글", "hidden-single");
    expect("숨은싱글", "hidden-single");
    expect("숨은-싱글", "hidden-single");
    expect("드러난 둘", "naked-pair");
    expect("엑스윙", "x-wing");
    expect("엑스 윙,스워드피쉬", "x-wing,swordfish");
    expect("-피쉬, upto:핀드 엑스윙", "-fish, upto:finned-x-wing");
    expect("싱글", "singles");
}

/* macOS passes names of files, and some programs pass text, with syllables taken apart. */
Test(english_name, composes_syllables)
{
    expect("\u1112\u1175\u1103\u1173\u11ab \u1109\u1175\u11bc\u1100\u1173\u11af", "Hidden Single");
    expect("\u110b\u1166\u11a8\u1109\u1173\u110b\u1171\u11bc", "x-wing");
    expect("\u1112x", "\u1112x");
    expect("\u1112\u1175", "\u1112\u1175");
    expect("\xe1\x84", "\xe1\x84");
}

static bool is_known(const char *english)
{
    bool known = false;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        known = known ||
                (technique != NULL && (strcmp(technique->family, english) == 0 ||
                                       ch_technique_has_name(technique, english, strlen(english))));
    }
    return known;
}

/* A name in two rows would be that of the first alone; one that is a title is not needed. */
Test(english_name, each_korean_name_has_one_meaning)
{
    const ChKoreanNames *row;
    size_t names = 0;

    for (size_t i = 0; (row = ch_korean_names(i)) != NULL; i++) {
        cr_expect(is_known(row->english), "%s", row->english);
        for (const char *name = row->names; *name != '\0'; names++) {
            const size_t length = strcspn(name, ",");
            ChText text = CH_TEXT_EMPTY;
            ch_english_name(&text, name, length);
            cr_expect_str_eq(ch_text_string(&text), row->english, "%.*s", (int)length, name);
            ch_text_free(&text);
            name += length;
            name += strspn(name, ", ");
        }
    }
    cr_expect_gt(names, 100);
}

Test(english_name, lists_the_names_of_a_technique)
{
    const ChTechnique *const technique = ch_technique_by_key("x-wing", strlen("x-wing"));
    ChText text = CH_TEXT_EMPTY;

    ch_korean_names_of(&text, technique);
    cr_expect_str_eq(ch_text_string(&text), "엑스윙");
    ch_text_free(&text);
}

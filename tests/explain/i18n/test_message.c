/* test_message.c - fields, lists, particles and languages.
 *
 * SPDX-License-Identifier: MIT
 */
#include "by_hand.h"
#include "geometry.h"
#include "message.h"
#include "particle.h"
#include "terms.h"

#include <stdio.h>
#include <string.h>

static void expect(ChLanguage language, const char *msgid, const ChField *field, size_t count,
                   const char *expected)
{
    ChText text = CH_TEXT_EMPTY;

    ch_format(&text, language, msgid, field, count);
    cr_expect_str_eq(ch_text_string(&text), expected);
    ch_text_free(&text);
}

static void expect_one(ChLanguage language, const char *msgid, ChField field, const char *expected)
{
    expect(language, msgid, &field, 1, expected);
}

/* ---- particles ---- */

/* How each digit is read: 일 이 삼 사 오 육 칠 팔 구. */
static const char *const object_of[] = {"1을", "2를", "3을", "4를", "5를",
                                        "6을", "7을", "8을", "9를"};
static const char *const means_of[] = {"1로",   "2로", "3으로", "4로", "5로",
                                       "6으로", "7로", "8로",   "9로"};

Test(particle, follows_each_digit)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        expect_one(CH_KOREAN, "{d:을/를}", ch_field_digit("d", digit), object_of[digit]);
        expect_one(CH_KOREAN, "{d:으로/로}", ch_field_digit("d", digit), means_of[digit]);
    }
}

Test(particle, follows_the_last_digit_of_each_cell)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        char expected[16];
        snprintf(expected, sizeof expected, "r%dc%s", CH_ROW_OF(cell) + 1,
                 object_of[CH_COLUMN_OF(cell)]);
        expect_one(CH_KOREAN, "{c:을/를}", ch_field_cell("c", cell), expected);
    }
}

Test(particle, follows_each_house)
{
    for (int house = 0; house < CH_HOUSES; house++) {
        static const char *const object[] = {"번 박스를", "행을", "열을"};
        static const char *const means[] = {"번 박스로", "행으로", "열로"};
        char expected[32];
        snprintf(expected, sizeof expected, "%d%s", house % 9 + 1, object[house / 9]);
        expect_one(CH_KOREAN, "{h:을/를}", ch_field_house("h", house), expected);
        snprintf(expected, sizeof expected, "%d%s", house % 9 + 1, means[house / 9]);
        expect_one(CH_KOREAN, "{h:으로/로}", ch_field_house("h", house), expected);
    }
}

Test(particle, follows_numbers_and_lists)
{
    expect_one(CH_KOREAN, "{n:이/가}", ch_field_number("n", 10), "10이");
    expect_one(CH_KOREAN, "{n:이/가}", ch_field_number("n", 12), "12가");
    expect_one(CH_KOREAN, "{n:으로/로}", ch_field_number("n", 100), "100으로");
    expect_one(CH_KOREAN, "{d:은/는}", ch_field_digits("d", 1 << 0 | 1 << 1), "1과 2는");
    expect_one(CH_KOREAN, "{d:은/는}", ch_field_digits("d", 1 << 0 | 1 << 5), "1과 6은");
}

Test(particle, follows_a_quoted_value)
{
    expect_one(CH_KOREAN, "'{s:이/가} 나", ch_field_string("s", "0"), "'0'이 나");
    expect_one(CH_KOREAN, "'{s:이/가} 나", ch_field_string("s", "4"), "'4'가 나");
    expect_one(CH_KOREAN, "'{s:이/가} 나", ch_field_string("s", "x"), "'x'이(가) 나");
    expect_one(CH_KOREAN, "'{s:이/가} 나", ch_field_string("s", ""), "''이(가) 나");
    expect_one(CH_KOREAN, "--max-er takes a rating such as 6.5; found '{found}'",
               ch_field_string("found", "3"),
               "--max-er에는 6.5와 같은 등급을 쓰는데 '3'이 나왔습니다");
}

Test(particle, shows_both_forms_where_the_sound_is_unknown)
{
    expect_one(CH_KOREAN, "{s:을/를}", ch_field_string("s", "naked"), "naked을(를)");
    expect_one(CH_KOREAN, "{s:으로/로}", ch_field_string("s", "naked"), "naked(으)로");
    expect_one(CH_KOREAN, "{s:이/가}", ch_field_string("s", ""), "이(가)");
    expect_one(CH_KOREAN, "{s:이/가}", ch_field_string("s", "(x)"), "(x)이(가)");
    expect_one(CH_KOREAN, "{s:이/가}", ch_field_string("s", "x)"), "x)이(가)");
}

Test(particle, does_not_read_brackets_and_quotes)
{
    expect_one(CH_KOREAN, "{s:을/를}", ch_field_string("s", "풀 하우스(Full House)"),
               "풀 하우스(Full House)를");
    expect_one(CH_KOREAN, "{s:으로/로}", ch_field_string("s", "네이키드 싱글(Naked Single)"),
               "네이키드 싱글(Naked Single)로");
    expect_one(CH_KOREAN, "{s:을/를}", ch_field_string("s", "'크로스 해칭'"), "'크로스 해칭'을");
}

Test(particle, survives_broken_utf8)
{
    cr_expect_eq(ch_sound_of("\x80\x80", 2), CH_SOUND_UNKNOWN);
    cr_expect_eq(ch_sound_of("\xea\xb0", 2), CH_SOUND_UNKNOWN);
    cr_expect_eq(ch_sound_of("", 0), CH_SOUND_UNKNOWN);
    cr_expect_eq(ch_sound_of("강", 3), CH_SOUND_CONSONANT);
    cr_expect_eq(ch_sound_of("물", 3), CH_SOUND_RIEUL);
    cr_expect_eq(ch_sound_of("소", 3), CH_SOUND_VOWEL);
}

/* ---- fields ---- */

Test(field, shows_each_type_in_english)
{
    static const uint16_t cells[] = {CELL(5, 1), CELL(9, 5), CELL(1, 2)};
    static const uint16_t houses[] = {0, 13, 26};
    static const uint16_t candidates[] = {CH_CANDIDATE(CELL(4, 6), 2)};

    expect_one(CH_ENGLISH, "<{x}>", ch_field_number("x", 730), "<730>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_digit("x", 0), "<1>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_digits("x", 0x1ff), "<1, 2, 3, 4, 5, 6, 7, 8 and 9>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_digits("x", 3), "<1 and 2>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_digits("x", 0), "<>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_cell("x", CELL(4, 6)), "<r4c6>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_house("x", 4), "<box 5>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_string("x", "a{x}b"), "<a{x}b>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_message("x", "Guess"), "<Guess>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_list("x", CH_FIELD_CELLS, cells, 3),
               "<r5c1, r9c5 and r1c2>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_list("x", CH_FIELD_HOUSES, houses, 3),
               "<box 1, row 5 and column 9>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_list("x", CH_FIELD_PLACED, candidates, 1), "<r4c6=3>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_list("x", CH_FIELD_REMOVED, candidates, 1),
               "<r4c6<>3>");
}

Test(field, shows_houses_lists_and_messages_in_korean)
{
    static const uint16_t houses[] = {0, 13, 26};

    expect_one(CH_KOREAN, "{x}", ch_field_list("x", CH_FIELD_HOUSES, houses, 3),
               "1번 박스, 5행, 9열");
    expect_one(CH_KOREAN, "{x}", ch_field_digits("x", 7), "1, 2, 3");
    expect_one(CH_KOREAN, "{x:이/가}", ch_field_message("x", "Guess"), "추측이");
}

Test(field, names_houses_of_a_kind_together)
{
    static const uint16_t houses[] = {0, 4, 9, 11, 12, 20};
    const ChField boxes = ch_field_list("x", CH_FIELD_HOUSES, houses, 2);
    const ChField rows = ch_field_list("x", CH_FIELD_HOUSES, houses + 2, 3);
    const ChField box_and_rows = ch_field_list("x", CH_FIELD_HOUSES, houses + 1, 4);
    const ChField rows_and_column = ch_field_list("x", CH_FIELD_HOUSES, houses + 2, 4);
    const ChField all = ch_field_list("x", CH_FIELD_HOUSES, houses, 6);

    expect_one(CH_ENGLISH, "{x}", boxes, "boxes 1 and 5");
    expect_one(CH_ENGLISH, "{x}", rows, "rows 1, 3 and 4");
    expect_one(CH_ENGLISH, "{x}", box_and_rows, "box 5 and rows 1, 3 and 4");
    expect_one(CH_ENGLISH, "{x}", rows_and_column, "rows 1, 3 and 4, and column 3");
    expect_one(CH_ENGLISH, "{x}", all, "boxes 1 and 5, rows 1, 3 and 4, and column 3");
    expect_one(CH_KOREAN, "{x:을/를}", boxes, "1번 박스와 5번 박스를");
    expect_one(CH_KOREAN, "{x:을/를}", rows, "1·3·4행을");
    expect_one(CH_KOREAN, "{x:을/를}", box_and_rows, "5번 박스와 1·3·4행을");
    expect_one(CH_KOREAN, "{x:을/를}", all, "1·5번 박스, 1·3·4행, 3열을");
}

Test(field, joins_two_and_more)
{
    static const uint16_t cells[] = {CELL(1, 9), CELL(2, 1), CELL(3, 3)};
    static const uint16_t houses[] = {0, 9};

    expect_one(CH_KOREAN, "{x}의", ch_field_list("x", CH_FIELD_CELLS, cells, 1), "r1c9의");
    expect_one(CH_KOREAN, "{x}의", ch_field_list("x", CH_FIELD_CELLS, cells, 2), "r1c9와 r2c1의");
    expect_one(CH_KOREAN, "{x}의", ch_field_list("x", CH_FIELD_CELLS, cells, 3),
               "r1c9, r2c1, r3c3의");
    expect_one(CH_KOREAN, "{x:을/를}", ch_field_list("x", CH_FIELD_CELLS, cells + 1, 2),
               "r2c1과 r3c3을");
    expect_one(CH_KOREAN, "{x}에", ch_field_list("x", CH_FIELD_HOUSES, houses, 2),
               "1번 박스와 1행에");
    expect_one(CH_KOREAN, "{x}", ch_field_digits("x", 1 << 6 | 1 << 7), "7과 8");
}

Test(field, offers_a_choice_of_digits)
{
    expect_one(CH_ENGLISH, "{x}", ch_field_choice("x", 1 << 4), "5");
    expect_one(CH_ENGLISH, "{x}", ch_field_choice("x", 1 << 4 | 1 << 6), "5 or 7");
    expect_one(CH_ENGLISH, "{x}", ch_field_choice("x", 7), "1, 2 or 3");
    expect_one(CH_ENGLISH, "{x?one/some}", ch_field_choice("x", 1 << 4), "one");
    expect_one(CH_ENGLISH, "{x?one/some}", ch_field_choice("x", 7), "some");
    expect_one(CH_KOREAN, "{x:을/를}", ch_field_choice("x", 1 << 4), "5를");
    expect_one(CH_KOREAN, "{x:을/를}", ch_field_choice("x", 1 << 4 | 1 << 6), "5나 7을");
    expect_one(CH_KOREAN, "{x:을/를}", ch_field_choice("x", 1 << 6 | 1 << 7), "7이나 8을");
    expect_one(CH_KOREAN, "{x:을/를}", ch_field_choice("x", 7), "1, 2 또는 3을");
}

Test(field, chooses_a_word_by_number)
{
    static const uint16_t steps[] = {4, 7};
    const char *const message = "{x?step/steps}";

    expect_one(CH_ENGLISH, message, ch_field_list("x", CH_FIELD_NUMBERS, steps, 1), "step");
    expect_one(CH_ENGLISH, message, ch_field_list("x", CH_FIELD_NUMBERS, steps, 2), "steps");
    expect_one(CH_ENGLISH, message, ch_field_number("x", 0), "steps");
    expect_one(CH_ENGLISH, message, ch_field_number("x", 1), "step");
    expect_one(CH_ENGLISH, message, ch_field_digit("x", 8), "step");
    expect_one(CH_ENGLISH, message, ch_field_digits("x", 1 << 8), "step");
    expect_one(CH_ENGLISH, message, ch_field_digits("x", 3), "steps");
    expect_one(CH_ENGLISH, "3{x?/s}", ch_field_number("x", 2), "3s");
    expect_one(CH_ENGLISH, "3{x?/s}", ch_field_number("x", 1), "3");
}

Test(field, leaves_other_braces_alone)
{
    const ChField x = ch_field_digit("x", 0);

    expect(CH_ENGLISH, "{", &x, 1, "{");
    expect(CH_ENGLISH, "{x", &x, 1, "{x");
    expect(CH_ENGLISH, "{xy} {} }", &x, 1, "{xy} {} }");
    expect(CH_ENGLISH, "{{x}}", &x, 1, "{1}");
    expect(CH_ENGLISH, "{x}", NULL, 0, "{x}");
    expect(CH_ENGLISH, "", &x, 1, "");
    expect(CH_KOREAN, "{x:을}", &x, 1, "1을");
}

Test(field, shows_things_out_of_range_as_nothing)
{
    static const uint16_t wrong[] = {60000};

    expect_one(CH_ENGLISH, "<{x}>", ch_field_cell("x", 81), "<>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_cell("x", -1), "<>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_house("x", 27), "<>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_house("x", -1), "<>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_list("x", CH_FIELD_PLACED, wrong, 1), "<>");
    expect_one(CH_ENGLISH, "<{x}>", ch_field_list("x", CH_FIELD_HOUSES, wrong, 1), "<>");
}

/* ---- languages ---- */

Test(language, is_read_from_a_locale)
{
    static const char *const korean[] = {"ko", "ko_KR", "ko_KR.UTF-8", "ko-KR", "ko.UTF-8", "ko@x"};
    static const char *const english[] = {"",  "C",     "POSIX", "en_GB.UTF-8", "kok_IN",
                                          "k", "KO_KR", "de_DE", "C.UTF-8"};

    for (size_t i = 0; i < sizeof korean / sizeof *korean; i++)
        cr_expect_eq(ch_language_from_locale(korean[i]), CH_KOREAN, "%s", korean[i]);
    for (size_t i = 0; i < sizeof english / sizeof *english; i++)
        cr_expect_eq(ch_language_from_locale(english[i]), CH_ENGLISH, "%s", english[i]);
    cr_expect_eq(ch_language_from_locale(NULL), CH_ENGLISH);
}

Test(language, is_found_by_its_code)
{
    ChLanguage language = CH_ENGLISH;

    cr_expect(ch_language_by_code("ko", &language));
    cr_expect_eq(language, CH_KOREAN);
    cr_expect_not(ch_language_by_code("kr", &language));
    cr_expect_not(ch_language_by_code("", &language));
    cr_expect_eq(language, CH_KOREAN);
    cr_expect(ch_language_by_code("en", &language));
    cr_expect_eq(language, CH_ENGLISH);
    cr_expect_str_eq(ch_language_code(CH_KOREAN), "ko");
    cr_expect_str_eq(ch_language_code((ChLanguage)99), "en");
}

Test(language, falls_back_to_the_key)
{
    cr_expect_str_eq(ch_translate(CH_KOREAN, "no such message"), "no such message");
    cr_expect_str_eq(ch_translate(CH_KOREAN, ""), "");
    cr_expect_str_eq(ch_translate(CH_ENGLISH, "Guess"), "Guess");
    cr_expect_str_eq(ch_translate(CH_KOREAN, "Guess"), "추측");
    cr_expect_str_eq(ch_translate((ChLanguage)99, "Guess"), "Guess");
}

Test(language, has_a_text_for_every_status)
{
    static const ChStatus all[] = {
#define STATUS(number, name, text) CH_##name,
#include <crosshatch/status.def>
#undef STATUS
    };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const english = ch_status_text(all[i]);
        cr_expect_str_neq(ch_translate(CH_KOREAN, english), english, "%s", english);
    }
}

Test(language, tells_a_fault)
{
    const ChFault fault = {.status = CH_IO, .found = "{found} \\x00"};
    ChText text = CH_TEXT_EMPTY;

    ch_fault_text(&text, CH_ENGLISH, &fault);
    cr_expect_str_eq(ch_text_string(&text), "reading or writing failed: {found} \\x00");
    ch_text_clear(&text);
    ch_fault_text(&text, CH_KOREAN, &fault);
    cr_expect_str_eq(ch_text_string(&text), "읽기 또는 쓰기에 실패했습니다: {found} \\x00");
    ch_text_free(&text);
}

Test(language, says_that_the_end_was_found)
{
    const ChFault fault = {.status = CH_BAD_STRATEGY, .found = ""};
    ChText text = CH_TEXT_EMPTY;

    ch_fault_text(&text, CH_ENGLISH, &fault);
    cr_expect_str_eq(ch_text_string(&text), "expected the name of a strategy or of a group of "
                                            "strategies; found the end");
    ch_text_clear(&text);
    ch_fault_text(&text, CH_KOREAN, &fault);
    cr_expect_str_eq(ch_text_string(&text),
                     "전략이나 전략 묶음의 이름이 와야 하는데 끝이 나왔습니다");
    ch_text_free(&text);
}

/* Checks a text in Korean after repeated English terms were removed. */
static void expect_terms(const char *said, const char *expected)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_puts(&text, "페어(Pair)"); /* another answer */
    const size_t start = text.length;
    ch_text_puts(&text, said);
    ch_terms_once(&text, start);
    cr_expect_str_eq(ch_text_string(&text) + start, expected);
    ch_text_free(&text);
}

Test(terms, are_told_at_their_first_use_of_all_parts)
{
    static const char *const said[] = {"윙(Wing)", "페어(Pair)와 윙(Wing)", "",
                                       "윙(Wing)과 페어(Pair)"};
    static const char *const expected[] = {"윙(Wing)", "페어(Pair)와 윙", "", "윙과 페어"};
    ChText all = CH_TEXT_EMPTY;

    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        ChText part = CH_TEXT_EMPTY;
        ch_text_puts(&part, said[i]);
        ch_terms_after(&all, &part);
        cr_expect_str_eq(ch_text_string(&part), expected[i]);
        ch_text_free(&part);
    }
    ch_text_free(&all);
}

Test(terms, are_told_at_their_first_use)
{
    expect_terms("", "");
    expect_terms("페어(Pair), 윙(Wing), 페어(Pair)와 윙(Wing)", "페어(Pair), 윙(Wing), 페어와 윙");
    expect_terms("짝(Pair)과 페어(Pairs)", "짝(Pair)과 페어(Pairs)");
    expect_terms("칸(4) 칸(4) (Pair) (Pair) a(b) a(b)", "칸(4) 칸(4) (Pair) (Pair) a(b) a(b)");
    expect_terms("페어(Pair 페어(Pair", "페어(Pair 페어(Pair");
    expect_terms("페어(Pair\n) 페어(Pair\n)", "페어(Pair\n) 페어(Pair\n)");
}

/* grade_rows.c - see grade_rows.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_rows.h"

#include <stdio.h>
#include <string.h>

#include "error_records.h"
#include "grid_print.h"
#include "notation.h"

static void put_puzzle(ChText *out, const ChGraded *graded)
{
    ch_print_puzzle(out, &graded->item->entry.puzzle);
}

static void put_number(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->number);
}

static void put_solution(ChText *out, const ChGraded *graded)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, graded->grades->check.solution);
    ch_text_add(out, grid, sizeof grid);
}

static void put_seconds(ChText *out, const ChGraded *graded)
{
    const uint64_t micro = graded->nanoseconds / 1000;

    ch_text_number(out, micro / 1000000);
    ch_text_char(out, '.');
    for (uint64_t digit = 100000; digit > 0; digit /= 10)
        ch_text_char(out, (char)('0' + micro / digit % 10));
}

static void put_tail(ChText *out, const ChGraded *graded)
{
    ch_text_add(out, graded->item->entry.tail.at, graded->item->entry.tail.length);
}

/* ER, EP and ED by the chosen scale. */
#define PUT_CHOSEN(which)                                                                          \
    static void put_##which(ChText *out, const ChGraded *graded)                                   \
    {                                                                                              \
        const ChSeRating *const rating = &graded->grades->rating[graded->chosen];                  \
        ch_se_print_of(out, rating, rating->which);                                                \
    }
PUT_CHOSEN(er)
PUT_CHOSEN(ep)
PUT_CHOSEN(ed)

static void put_error(ChText *out, const ChGraded *graded)
{
    if (graded->grades->check.verdict == CH_VERDICT_ERROR)
        ch_record_error_brief(out, graded->item);
}

/* Adds the programs of the scales that the record holds: the chosen one if it has no column of its
 * own. */
static void put_scale_rules(ChText *out, const ChGraded *graded)
{
    unsigned scales = graded->needs / CH_GRADE_SCALE(0) & ((1u << CH_SE_SCALES) - 1);

    if (scales == 0 || (graded->needs & CH_GRADE_SE))
        scales |= 1u << graded->chosen;
    for (int scale = 0; scale < CH_SE_SCALES; scale++)
        if (scales >> scale & 1) {
            ch_text_puts(out, (scales & ((1u << scale) - 1)) != 0 ? " and " : "");
            ch_text_puts(out, ch_se_scales[scale]->rules);
        }
}

static void put_rules(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, "crosshatch " CH_VERSION " and ");
    put_scale_rules(out, graded);
    ch_text_puts(out, " and " CH_HODOKU_RULES);
}

/* A row that is a field of the grade, and one of the command's own. */
#define FIELD(letter, name, alias, id)                                                             \
    {                                                                                              \
        letter, name, alias, &ch_grade_fields[CH_GRADE_FIELD_##id], CH_GRADE_WORD, 0, false, NULL  \
    }
#define OWN(letter, name, alias, ...)                                                              \
    {                                                                                              \
        letter, name, alias, NULL, __VA_ARGS__                                                     \
    }

const ChGradeRow ch_grade_rows[CH_GRADE_ROWS] = {
    OWN('g', "puzzle", NULL, CH_GRADE_WORD, 0, true, put_puzzle),
    FIELD('u', "status", NULL, STATUS),
    FIELD('c', "givens", NULL, GIVENS),
    FIELD('L', "level", NULL, LEVEL),
    FIELD('t', "technique", "hardest", HARDEST),
    FIELD('1', "easy", NULL, EASY),
    FIELD('2', "medium", NULL, MEDIUM),
    FIELD('3', "hard", NULL, HARD),
    FIELD('4', "expert", NULL, EXPERT),
    FIELD('5', "extreme", NULL, EXTREME),
    FIELD('o', "left", NULL, LEFT),
    FIELD('b', "bottleneck", NULL, BOTTLENECK),
    FIELD('B', "bottleneck_step", NULL, BOTTLENECK_STEP),
    FIELD('q', "search", NULL, SEARCH),
    OWN('r', "er", NULL, CH_GRADE_NUMBER, CH_GRADE_SE, false, put_er),
    OWN('p', "ep", NULL, CH_GRADE_NUMBER, CH_GRADE_SE, false, put_ep),
    OWN('d', "ed", NULL, CH_GRADE_NUMBER, CH_GRADE_SE, false, put_ed),
    FIELD('l', "hodoku_level", "hodoku.level", HODOKU_LEVEL),
    FIELD('s', "hodoku_score", "hodoku.score", HODOKU_SCORE),
    OWN('v', "rules", NULL, CH_GRADE_WORD, 0, true, put_rules),
    OWN('x', "text", NULL, CH_GRADE_FREE, CH_GRADE_ECHO, true, put_tail),
    OWN('E', "error", NULL, CH_GRADE_FREE, 0, true, put_error), /* in JSON, several members */
    /* in no table by default: different on every run, or too long */
    OWN('n', NULL, "number", CH_GRADE_NUMBER, 0, true, put_number),
    OWN('S', NULL, "solution", CH_GRADE_WORD, 0, false, put_solution),
    OWN('e', NULL, "seconds", CH_GRADE_NUMBER, 0, true, put_seconds),
    /* without letters */
    FIELD(14, NULL, "se.er", SE_ER),
    FIELD(15, NULL, "se.ep", SE_EP),
    FIELD(16, NULL, "se.ed", SE_ED),
    FIELD(17, NULL, "sx.er", SX_ER),
    FIELD(18, NULL, "sx.ep", SX_EP),
    FIELD(19, NULL, "sx.ed", SX_ED),
    FIELD(20, NULL, "sukaku.er", SUKAKU_ER),
    FIELD(21, NULL, "sukaku.ep", SUKAKU_EP),
    FIELD(22, NULL, "sukaku.ed", SUKAKU_ED),
    FIELD(23, NULL, "bank.er", BANK_ER),
    FIELD(24, NULL, "whip", WHIP),
    FIELD(25, NULL, "gwhip", G_WHIP),
    FIELD(26, NULL, "braid", BRAID),
    FIELD(27, NULL, "gbraid", G_BRAID),
    FIELD(28, NULL, "tande", TANDE),
    FIELD(29, NULL, "bxb", BXB),
    FIELD(30, NULL, "band", BAND),
    FIELD(31, NULL, "minutes", MINUTES),
    FIELD(8, NULL, "minutes_spread", MINUTES_SPREAD),
};

const ChGradeRow *ch_grade_row_of_letter(char letter)
{
    for (int i = 0; i < CH_GRADE_ROWS; i++)
        if (ch_grade_rows[i].letter == letter)
            return &ch_grade_rows[i];
    return NULL;
}

int ch_grade_row_of_name(const char *name, size_t length)
{
    for (int i = 0; i < CH_GRADE_ROWS; i++) {
        const char *const names[] = {ch_grade_rows[i].name, ch_grade_rows[i].alias};
        for (int k = 0; k < 2; k++)
            if (names[k] != NULL && strlen(names[k]) == length &&
                memcmp(names[k], name, length) == 0)
                return i;
    }
    return -1;
}

int ch_grade_scale_of(const ChGradeRow *row)
{
    for (int scale = 0; scale < CH_SE_SCALES; scale++)
        if (ch_grade_needs(row) & CH_GRADE_SCALE(scale))
            return scale;
    return -1;
}

ChGradeKind ch_grade_kind(const ChGradeRow *row)
{
    if (row->field == NULL)
        return row->kind;
    return row->field->is_word ? CH_GRADE_WORD : CH_GRADE_NUMBER;
}

static void put_number_of(ChText *out, const ChGradeField *field, ChFieldValue value)
{
    char text[32];
    const int length = field->decimals == 0
                           ? snprintf(text, sizeof text, "%d", value.number)
                           : snprintf(text, sizeof text, "%s%d.%d", value.is_above ? ">" : "",
                                      value.number / 10, value.number % 10);

    ch_text_add(out, text, (size_t)length);
}

void ch_grade_put_row(ChText *out, const ChGradeRow *row, const ChGraded *graded)
{
    if (row->field == NULL) {
        row->put(out, graded);
        return;
    }
    const ChFieldValue value = ch_grade_value(row->field, graded->grades);
    if (value.kind == CH_VALUE_WORD)
        ch_text_puts(out, value.word);
    else if (value.kind == CH_VALUE_NUMBER)
        put_number_of(out, row->field, value);
    else
        ch_text_puts(out, value.kind == CH_VALUE_UNREACHED ? "none" : "unfinished");
}

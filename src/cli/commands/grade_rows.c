/* grade_rows.c - see grade_rows.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_rows.h"

#include <assert.h>
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

static void put_number_of(ChText *out, const ChGradeField *field, ChFieldValue value)
{
    assert(field->decimals != 0 || value.number >= 0);
    if (value.is_above)
        ch_text_char(out, '>');
    if (field->decimals == 0)
        ch_text_number(out, (uint64_t)value.number);
    else
        ch_se_print_tenths(out, value.number);
}

/* Adds a value; nothing where there is none. */
static void put_field(ChText *out, const ChGradeField *field, ChFieldValue value)
{
    if (value.kind == CH_VALUE_WORD)
        ch_text_puts(out, value.word);
    else if (value.kind == CH_VALUE_NUMBER)
        put_number_of(out, field, value);
    else if (value.kind != CH_VALUE_NONE)
        ch_text_puts(out, value.kind == CH_VALUE_UNREACHED ? "none" : "unfinished");
}

static void put_er_bound(ChText *out, const ChGraded *graded)
{
    const ChGradeField *const field = &ch_grade_fields[CH_GRADE_FIELD_SE_ER_BOUND];

    put_field(out, field, field->value(graded->grades, graded->chosen));
}

/* ---- the place of a record, and what is wrong there ---- */

static bool is_error(const ChGraded *graded)
{
    return graded->grades->check.verdict == CH_VERDICT_ERROR;
}

static void put_file(ChText *out, const ChGraded *graded)
{
    const char *const name = graded->item->name;

    if (name != NULL)
        ch_record_printable(out, (ChBytes){name, strlen(name)});
}

static void put_line(ChText *out, const ChGraded *graded)
{
    const ChEntry *const entry = &graded->item->entry;

    ch_text_number(out, is_error(graded) ? entry->fault.line : entry->line);
}

static void put_column(ChText *out, const ChGraded *graded)
{
    if (is_error(graded))
        ch_text_number(out, graded->item->entry.fault.column);
}

static void put_reason(ChText *out, const ChGraded *graded)
{
    if (is_error(graded))
        ch_record_reason(out, graded->item->entry.fault.status);
}

static void put_found(ChText *out, const ChGraded *graded)
{
    const ChEntry *const entry = &graded->item->entry;

    if (is_error(graded))
        ch_record_printable(out, (ChBytes){entry->text, entry->length});
}

/* ---- work ---- */

const ChGradeWork ch_grade_works[CH_GRADE_WORKS] = {
    {CH_GRADE_PATH, "path"},
    {CH_GRADE_WIDTH, "width"},
    {CH_GRADE_HODOKU, "hodoku"},
    {CH_GRADE_SCALE(0), "se"},
    {CH_GRADE_SCALE(1), "sx"},
    {CH_GRADE_SCALE(2), "sukaku"},
    {CH_GRADE_SCALE(3), "bank"},
    {CH_GRADE_BY_WHIPS(CH_GRADE_WHIP), "whip"},
    {CH_GRADE_BY_WHIPS(CH_GRADE_G_WHIP), "gwhip"},
    {CH_GRADE_BY_WHIPS(CH_GRADE_BRAID), "braid"},
    {CH_GRADE_BY_WHIPS(CH_GRADE_G_BRAID), "gbraid"},
    {CH_GRADE_BY_WHIPS(CH_GRADE_DEPTH), "tande"},
    {CH_GRADE_BY_WHIPS(CH_GRADE_BXB), "bxb"},
};

unsigned ch_grade_whole_work(const ChGraded *graded)
{
    return graded->needs | (graded->needs & CH_GRADE_SE ? CH_GRADE_SCALE(graded->chosen) : 0);
}

/* Returns the set of the work that a limit ended. */
static unsigned unfinished_work(const ChGraded *graded)
{
    const ChGrades *const grades = graded->grades;
    unsigned unfinished = grades->is_cut ? ~grades->done : 0;

    for (int scale = 0; scale < CH_SE_SCALES; scale++)
        if (grades->rating[scale].end == CH_SE_TOO_LARGE)
            unfinished |= CH_GRADE_SCALE(scale);
    for (int which = 0; which < CH_GRADE_WHIPS; which++)
        if ((grades->done & CH_GRADE_BY_WHIPS(which)) && grades->whips[which] == CH_WHIP_UNFINISHED)
            unfinished |= CH_GRADE_BY_WHIPS(which);
    return unfinished & ch_grade_whole_work(graded);
}

/* Adds the names of the work that a limit ended, or else of the search for solutions. */
static void put_unfinished(ChText *out, const ChGraded *graded)
{
    const unsigned unfinished = unfinished_work(graded);
    const char *separator = "";

    for (int i = 0; i < CH_GRADE_WORKS; i++)
        if (unfinished & ch_grade_works[i].work) {
            ch_text_puts(out, separator);
            ch_text_puts(out, ch_grade_works[i].name);
            separator = " ";
        }
    if (unfinished == 0 && graded->grades->check.verdict == CH_VERDICT_UNFINISHED)
        ch_text_puts(out, "solutions");
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
    OWN('S', NULL, "solution", CH_GRADE_WORD, CH_GRADE_SOLUTION, false, put_solution),
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
    FIELD(CH_GRADE_BOUND, NULL, "se.er_bound", SE_ER_BOUND),
    FIELD(CH_GRADE_BOUND, NULL, "sx.er_bound", SX_ER_BOUND),
    FIELD(CH_GRADE_BOUND, NULL, "sukaku.er_bound", SUKAKU_ER_BOUND),
    FIELD(CH_GRADE_BOUND, NULL, "bank.er_bound", BANK_ER_BOUND),
    OWN(CH_GRADE_BOUND, NULL, "er_bound", CH_GRADE_NUMBER, CH_GRADE_SE, false, put_er_bound),
    OWN(CH_GRADE_UNFINISHED, NULL, "unfinished", CH_GRADE_WORD, 0, true, put_unfinished),
    OWN(CH_GRADE_PLACE, NULL, "file", CH_GRADE_FREE, 0, true, put_file),
    OWN(CH_GRADE_PLACE, NULL, "line", CH_GRADE_NUMBER, 0, true, put_line),
    OWN(CH_GRADE_PLACE, NULL, "column", CH_GRADE_NUMBER, 0, true, put_column),
    OWN(CH_GRADE_PLACE, NULL, "error", CH_GRADE_WORD, 0, true, put_reason),
    OWN(CH_GRADE_PLACE, NULL, "found", CH_GRADE_FREE, 0, true, put_found),
};

const ChGradeRow *ch_grade_row_of_letter(char letter)
{
    for (int i = 0; i < CH_GRADE_ROWS; i++)
        if (ch_grade_rows[i].letter == letter)
            return &ch_grade_rows[i];
    return NULL;
}

static bool is_name(const char *known, const char *name, size_t length)
{
    return known != NULL && strlen(known) == length && memcmp(known, name, length) == 0;
}

int ch_grade_row_of_name(const char *name, size_t length)
{
    int found = -1;

    for (int i = 0; i < CH_GRADE_ROWS; i++) {
        if (is_name(ch_grade_rows[i].alias, name, length))
            return i;
        if (found < 0 && is_name(ch_grade_rows[i].name, name, length))
            found = i;
    }
    return found;
}

int ch_grade_scale_of(const ChGradeRow *row)
{
    for (int scale = 0; scale < CH_SE_SCALES; scale++)
        if (ch_grade_needs(row) & CH_GRADE_SCALE(scale))
            return scale;
    return -1;
}

bool ch_grade_row_is_bound(const ChGradeRow *row)
{
    return row->letter == CH_GRADE_BOUND;
}

ChGradeKind ch_grade_kind(const ChGradeRow *row)
{
    if (row->field == NULL)
        return row->kind;
    return row->field->is_word ? CH_GRADE_WORD : CH_GRADE_NUMBER;
}

void ch_grade_put_row(ChText *out, const ChGradeRow *row, const ChGraded *graded)
{
    if (row->field == NULL) {
        row->put(out, graded);
        return;
    }
    put_field(out, row->field, ch_grade_value(row->field, graded->grades));
}

/* grade_rows.c - see grade_rows.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_rows.h"

#include <string.h>

#include "bits.h"
#include "error_records.h"
#include "grid_print.h"
#include "notation.h"

enum { WIDTH = CH_GRADE_PATH | CH_GRADE_WIDTH };

static void put_puzzle(ChText *out, const ChGraded *graded)
{
    ch_print_puzzle(out, &graded->item->entry.puzzle);
}

static void put_status(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, ch_verdict_word(graded->check.verdict));
}

static void put_number(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->number);
}

static void put_givens(ChText *out, const ChGraded *graded)
{
    unsigned givens = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        givens += graded->item->entry.puzzle.given[cell] != CH_NO_DIGIT;
    ch_text_number(out, givens);
}

static void put_solution(ChText *out, const ChGraded *graded)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, graded->check.solution);
    ch_text_add(out, grid, sizeof grid);
}

static void put_level(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, ch_level_key(graded->path.level));
}

static void put_technique(ChText *out, const ChGraded *graded)
{
    const ChTechnique *const technique = ch_technique(graded->path.hardest);

    ch_text_puts(out, technique != NULL ? technique->key : "none");
}

#define PUT_STEPS(level)                                                                           \
    static void put_steps_##level(ChText *out, const ChGraded *graded)                             \
    {                                                                                              \
        ch_text_number(out, graded->path.steps[level]);                                            \
    }
PUT_STEPS(1)
PUT_STEPS(2)
PUT_STEPS(3)
PUT_STEPS(4)
PUT_STEPS(5)

static void put_left(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->path.left);
}

static void put_bottleneck(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->width.bottleneck);
}

static void put_bottleneck_step(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->width.at);
}

/* Adds the bits of search, to one decimal. */
static void put_search(ChText *out, const ChGraded *graded)
{
    const uint64_t tenths = ((uint64_t)graded->width.search * 10 + CH_BIT / 2) / CH_BIT;

    ch_text_number(out, tenths / 10);
    ch_text_char(out, '.');
    ch_text_number(out, tenths % 10);
}

static void put_hodoku_level(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, ch_hodoku_level_name(graded->hodoku.level));
}

static void put_hodoku_score(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->hodoku.score);
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
        const ChSeRating *const rating = &graded->rating[graded->chosen];                          \
        ch_se_print_of(out, rating, rating->which);                                                \
    }
PUT_CHOSEN(er)
PUT_CHOSEN(ep)
PUT_CHOSEN(ed)

/* ... and by each scale, by its number in ch_se_scales. */
#define PUT_BY(scale, which)                                                                       \
    static void put_##which##_by_##scale(ChText *out, const ChGraded *graded)                      \
    {                                                                                              \
        ch_se_print_of(out, &graded->rating[scale], graded->rating[scale].which);                  \
    }
#define PUT_ALL_BY(scale) PUT_BY(scale, er) PUT_BY(scale, ep) PUT_BY(scale, ed)
PUT_ALL_BY(0)
PUT_ALL_BY(1)
PUT_ALL_BY(2)
PUT_BY(3, er)

static void put_whips(ChText *out, int rating)
{
    if (rating >= 0)
        ch_text_number(out, (uint64_t)rating);
    else
        ch_text_puts(out, rating == CH_WHIP_NONE ? "none" : "unfinished");
}

#define PUT_WHIPS(name, which)                                                                     \
    static void put_##name(ChText *out, const ChGraded *graded)                                    \
    {                                                                                              \
        put_whips(out, graded->whips[which]);                                                      \
    }
PUT_WHIPS(whip, CH_GRADE_WHIP)
PUT_WHIPS(gwhip, CH_GRADE_G_WHIP)
PUT_WHIPS(braid, CH_GRADE_BRAID)
PUT_WHIPS(gbraid, CH_GRADE_G_BRAID)
PUT_WHIPS(tande, CH_GRADE_DEPTH)
PUT_WHIPS(bxb, CH_GRADE_BXB)

static void put_error(ChText *out, const ChGraded *graded)
{
    if (graded->check.verdict == CH_VERDICT_ERROR)
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

const ChGradeRow ch_grade_rows[CH_GRADE_ROWS] = {
    {'g', "puzzle", NULL, CH_GRADE_WORD, 0, true, put_puzzle},
    {'u', "status", NULL, CH_GRADE_WORD, 0, true, put_status},
    {'c', "givens", NULL, CH_GRADE_NUMBER, 0, true, put_givens},
    {'L', "level", NULL, CH_GRADE_WORD, CH_GRADE_PATH, false, put_level},
    {'t', "technique", "hardest", CH_GRADE_WORD, CH_GRADE_PATH, false, put_technique},
    {'1', "easy", NULL, CH_GRADE_NUMBER, CH_GRADE_PATH, false, put_steps_1},
    {'2', "medium", NULL, CH_GRADE_NUMBER, CH_GRADE_PATH, false, put_steps_2},
    {'3', "hard", NULL, CH_GRADE_NUMBER, CH_GRADE_PATH, false, put_steps_3},
    {'4', "expert", NULL, CH_GRADE_NUMBER, CH_GRADE_PATH, false, put_steps_4},
    {'5', "extreme", NULL, CH_GRADE_NUMBER, CH_GRADE_PATH, false, put_steps_5},
    {'o', "left", NULL, CH_GRADE_NUMBER, CH_GRADE_PATH, false, put_left},
    {'b', "bottleneck", NULL, CH_GRADE_NUMBER, WIDTH, false, put_bottleneck},
    {'B', "bottleneck_step", NULL, CH_GRADE_NUMBER, WIDTH, false, put_bottleneck_step},
    {'q', "search", NULL, CH_GRADE_NUMBER, WIDTH, false, put_search},
    {'r', "er", NULL, CH_GRADE_NUMBER, CH_GRADE_SE, false, put_er},
    {'p', "ep", NULL, CH_GRADE_NUMBER, CH_GRADE_SE, false, put_ep},
    {'d', "ed", NULL, CH_GRADE_NUMBER, CH_GRADE_SE, false, put_ed},
    {'l', "hodoku_level", "hodoku.level", CH_GRADE_WORD, CH_GRADE_HODOKU, false, put_hodoku_level},
    {'s', "hodoku_score", "hodoku.score", CH_GRADE_NUMBER, CH_GRADE_HODOKU, false,
     put_hodoku_score},
    {'v', "rules", NULL, CH_GRADE_WORD, 0, true, put_rules},
    {'x', "text", NULL, CH_GRADE_FREE, CH_GRADE_ECHO, true, put_tail},
    {'E', "error", NULL, CH_GRADE_FREE, 0, true, put_error}, /* in JSON, several members */
    /* in no table by default: different on every run, or too long */
    {'n', NULL, "number", CH_GRADE_NUMBER, 0, true, put_number},
    {'S', NULL, "solution", CH_GRADE_WORD, 0, false, put_solution},
    {'e', NULL, "seconds", CH_GRADE_NUMBER, 0, true, put_seconds},
    /* without letters, of one scale each */
    {14, NULL, "se.er", CH_GRADE_NUMBER, CH_GRADE_SCALE(0), false, put_er_by_0},
    {15, NULL, "se.ep", CH_GRADE_NUMBER, CH_GRADE_SCALE(0), false, put_ep_by_0},
    {16, NULL, "se.ed", CH_GRADE_NUMBER, CH_GRADE_SCALE(0), false, put_ed_by_0},
    {17, NULL, "sx.er", CH_GRADE_NUMBER, CH_GRADE_SCALE(1), false, put_er_by_1},
    {18, NULL, "sx.ep", CH_GRADE_NUMBER, CH_GRADE_SCALE(1), false, put_ep_by_1},
    {19, NULL, "sx.ed", CH_GRADE_NUMBER, CH_GRADE_SCALE(1), false, put_ed_by_1},
    {20, NULL, "sukaku.er", CH_GRADE_NUMBER, CH_GRADE_SCALE(2), false, put_er_by_2},
    {21, NULL, "sukaku.ep", CH_GRADE_NUMBER, CH_GRADE_SCALE(2), false, put_ep_by_2},
    {22, NULL, "sukaku.ed", CH_GRADE_NUMBER, CH_GRADE_SCALE(2), false, put_ed_by_2},
    {23, NULL, "bank.er", CH_GRADE_NUMBER, CH_GRADE_SCALE(3), false, put_er_by_3},
    {24, NULL, "whip", CH_GRADE_NUMBER, CH_GRADE_BY_WHIPS(CH_GRADE_WHIP), false, put_whip},
    {25, NULL, "gwhip", CH_GRADE_NUMBER, CH_GRADE_BY_WHIPS(CH_GRADE_G_WHIP), false, put_gwhip},
    {26, NULL, "braid", CH_GRADE_NUMBER, CH_GRADE_BY_WHIPS(CH_GRADE_BRAID), false, put_braid},
    {27, NULL, "gbraid", CH_GRADE_NUMBER, CH_GRADE_BY_WHIPS(CH_GRADE_G_BRAID), false, put_gbraid},
    {28, NULL, "tande", CH_GRADE_NUMBER, CH_GRADE_BY_WHIPS(CH_GRADE_DEPTH), false, put_tande},
    {29, NULL, "bxb", CH_GRADE_NUMBER, CH_GRADE_BY_WHIPS(CH_GRADE_BXB), false, put_bxb},
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
        if (row->needs & CH_GRADE_SCALE(scale))
            return scale;
    return -1;
}

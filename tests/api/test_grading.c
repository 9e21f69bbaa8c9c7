/* test_grading.c - public functions: many puzzles of a text, forms, equivalent puzzles, grades.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fixture.h"

#define HALF "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EMPTY "..............................................................................."
#define MARKS_OF(cell) cell cell cell cell cell cell cell cell cell

static void *grading_memory;
static ChGrader *grader;

static void take_all(void)
{
    take_workspace();
    grading_memory = malloc(ch_grader_size());
    cr_assert_eq(ch_grader_init(grading_memory, ch_grader_size(), &grader), CH_OK);
}

static void drop_all(void)
{
    free(grading_memory);
    drop_workspace();
}

TestSuite(grading, .init = take_all, .fini = drop_all);

/* A text that grows within its bounds. */
typedef struct Said {
    char text[4000];
    size_t length;
} Said;

static int append_text(void *context, const char *bytes, size_t length)
{
    Said *const said = context;

    cr_assert_lt(said->length + length, sizeof said->text);
    memcpy(said->text + said->length, bytes, length);
    said->length += length;
    said->text[said->length] = '\0';
    return 0;
}

static const char *form_of_read(const char *form)
{
    static Said said;

    said.length = 0;
    cr_assert_eq(ch_write_form(work, form, append_text, &said), CH_OK, "%s", form);
    return said.text;
}

/* ---- forms ---- */

Test(grading, forms_read_back_where_they_hold_all)
{
    static const char *const forms[] = {"line",       "lines",   "spaced", "grid",
                                        "candidates", "marks",   "sdm",    "sdk",
                                        "ss",         "library", "csv",    "opensudoku"};
    char line[200];
    int held = 0;

    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char text[4000];
        read_text(HALF);
        strcpy(line, form_of_read("line"));
        strcpy(text, form_of_read(forms[i]));
        const int holds = ch_form_holds(work, forms[i]);
        const ChStatus status = ch_read(work, text, strlen(text), NULL);
        if (status == CH_NO_EXPAT)
            continue;
        cr_expect_eq(status, CH_OK, "%s", forms[i]);
        cr_expect_eq(strcmp(form_of_read("line"), line) == 0, holds, "%s", forms[i]);
        held += holds;
    }
    cr_expect_geq(held, 4);
    cr_expect_eq(ch_write_form(work, "frob", append_text, NULL), CH_BAD_ARGUMENT);
    cr_expect(!ch_form_holds(work, "frob"));
}

typedef struct Seen {
    int puzzles, faults, most;
    uint32_t line;
} Seen;

static int count_entry(void *context, const ChFault *fault)
{
    Seen *const seen = context;

    seen->puzzles += fault == NULL;
    seen->faults += fault != NULL;
    if (fault != NULL) {
        seen->line = fault->line;
        cr_expect_eq(ch_solve(work, NULL, NULL), CH_NOTHING_READ);
    } else {
        cr_expect_eq(ch_solve(work, NULL, NULL), CH_OK);
        cr_expect_eq(ch_outcome(work), CH_SOLVED);
    }
    return seen->puzzles == seen->most;
}

Test(grading, each_puzzle_of_a_text_is_read)
{
    static const char text[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "frob\n" HALF " name\n";
    Seen seen = {.most = 9};

    cr_expect_eq(ch_each_puzzle(work, text, sizeof text - 1, count_entry, &seen), CH_OK);
    cr_expect(seen.puzzles == 2 && seen.faults == 1 && seen.line == 2);
    seen = (Seen){.most = 1};
    cr_expect_eq(ch_each_puzzle(work, text, sizeof text - 1, count_entry, &seen), CH_OK);
    cr_expect(seen.puzzles == 1 && seen.faults == 0);
    seen = (Seen){.most = 1};
    cr_expect_eq(ch_each_puzzle(work, "", 0, count_entry, &seen), CH_OK);
    cr_expect(seen.puzzles == 0 && seen.faults == 1);
    cr_expect_eq(ch_each_puzzle(work, "", 0, NULL, NULL), CH_BAD_ARGUMENT);
}

/* ---- equivalent puzzles ---- */

Test(grading, all_shuffles_have_one_canonical_form)
{
    char form[200];
    char image[200];

    cr_expect_eq(ch_make_canonical(work), CH_NOTHING_READ);
    cr_expect_eq(ch_shuffle(work, 1), CH_NOTHING_READ);
    read_text(easy);
    cr_expect_eq(ch_make_canonical(work), CH_OK);
    strcpy(form, form_of_read("line"));
    cr_expect(strchr(form, '1') < strchr(form, '2'));
    for (uint64_t seed = 1; seed <= 20; seed++) {
        read_text(HALF);
        cr_expect_eq(ch_shuffle(work, seed), CH_OK);
        strcpy(image, form_of_read("line"));
        cr_expect(strchr(image, '+') != NULL, "what a player placed comes along");
        cr_expect_eq(ch_make_canonical(work), CH_OK);
        cr_expect_str_eq(form_of_read("line"), form, "seed %u: %s", (unsigned)seed, image);
    }
    cr_expect_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_expect_eq(ch_outcome(work), CH_SOLVED);
    read_text(MARKS_OF(MARKS_OF("123456789")));
    cr_expect_eq(ch_make_canonical(work), CH_BAD_ARGUMENT);
}

/* ---- grades ---- */

static ChGrade graded(const char *text, unsigned scales)
{
    ChGrade grade = {.size = sizeof grade};

    read_text(text);
    cr_assert_eq(ch_grade(grader, work, scales, &grade), CH_OK);
    return grade;
}

Test(grading, a_puzzle_has_its_grades)
{
    const ChGrade grade = graded(easy, CH_SCALE_LEVEL | CH_SCALE_HODOKU | CH_SCALE_SE);

    cr_expect_str_eq(grade.verdict, "unique");
    cr_expect_str_eq(grade.level, "easy");
    cr_expect_str_eq(grade.hodoku_level, "Easy");
    cr_expect_str_eq(grade.technique, "cross-hatching");
    cr_expect_eq(grade.hodoku_score, 204);
    cr_expect(grade.er == 12 && grade.ep == 12 && grade.ed == 12, "%d %d %d", grade.er, grade.ep,
              grade.ed);
}

Test(grading, only_what_is_asked_for_is_told)
{
    ChGrade grade = graded(easy, CH_SCALE_LEVEL);

    cr_expect(grade.level != NULL && grade.hodoku_level == NULL && grade.er == 0);
    grade = graded(easy, CH_SCALE_HODOKU);
    cr_expect(grade.level == NULL && grade.hodoku_level != NULL && grade.er == 0);
    grade = graded(easy, 0);
    cr_expect(grade.level == NULL && strcmp(grade.verdict, "unique") == 0);
    grade = graded(solved, CH_SCALE_LEVEL | CH_SCALE_SE);
    cr_expect(grade.level != NULL && grade.technique == NULL && grade.er == 0);
}

Test(grading, puzzles_without_one_solution_have_a_verdict_alone)
{
    ChGrade grade = graded("12" EMPTY, CH_SCALE_LEVEL);

    cr_expect(strcmp(grade.verdict, "several") == 0 && grade.level == NULL);
    grade = graded("11" EMPTY, CH_SCALE_LEVEL | CH_SCALE_SE);
    cr_expect(strcmp(grade.verdict, "unsolvable") == 0 && grade.level == NULL && grade.er == 0);
}

/* Of 729 pencil marks as few are missing as leave one solution: it takes many minutes. */
Test(grading, what_would_take_too_long_is_not_rated)
{
    static const char marks[] =
        "1234567891234.6...1234.67.91234567.912..5678.12..567891234567891234.67...2345.7.9"
        "12...678.12345678912...67891........1..4567891..456789123456.8.123456.891.34.6789"
        "12..5.78..234..7.9123..6.8912345678.12.4.67..12.4.678..2345678..2.4.67...2..5.789"
        "123..678...34567..1.3456.89123...7...23..67.9123456789.234.67..12.4....9..3.5.7.."
        "12.4.6.8..23456.8.1..4.6.8.12345.789123456789123456789.2345678912.4.678912.4...89"
        ".234567..1234567.91.3..6.8.1.3456..9.2.4.6..9..34567..123456.8.1..456...12.45678."
        "123.5.789.234567891....6.891.34567.9.23456..91.34567891234.67.9123456789.234.67.9"
        "12..5..8.1.345.7891234567891.345.78912345...91.3...7.912...67...23.5678.12345.789"
        "123.5.78..2.45.78912345.78912345.78912.4.6.89.23.56789123.56.8.123.56789123...7.9";
    ChGrade grade = graded(marks, CH_SCALE_SE);

    cr_expect_str_eq(grade.verdict, "unique");
    cr_expect(grade.er == 0 && grade.ep == 0 && grade.ed == 0);
    grade = graded(easy, CH_SCALE_SE);
    cr_expect_eq(grade.er, 12);
}

Test(grading, the_solve_stays)
{
    read_text(hard);
    cr_assert_eq(
        ch_solve(work, &(ChOptions){.size = sizeof(ChOptions), .strategies = "singles"}, NULL),
        CH_OK);
    const uint64_t hash = ch_hash(work);
    ChGrade grade = {.size = sizeof grade};

    cr_expect_eq(ch_grade(grader, work, CH_SCALE_LEVEL, &grade), CH_OK);
    cr_expect_str_eq(grade.level, "extreme");
    cr_expect_eq(ch_hash(work), hash);
    cr_expect_eq(ch_outcome(work), CH_STUCK);
}

Test(grading, what_makes_no_sense_is_refused)
{
    ChGrade grade = {.size = sizeof grade};
    ChGrader *none;

    cr_expect_eq(ch_grade(grader, work, CH_SCALE_LEVEL, &grade), CH_NOTHING_READ);
    read_text(easy);
    grade.size = 8;
    cr_expect_eq(ch_grade(grader, work, CH_SCALE_LEVEL, &grade), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_grade(grader, work, CH_SCALE_LEVEL, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_grader_init(grading_memory, 1000, &none), CH_NO_ROOM);
    cr_expect_null(none);
    cr_expect_eq(ch_grader_init(NULL, ch_grader_size(), &none), CH_BAD_ARGUMENT);
}

/* ---- fields ---- */

static ChGradeValue field_of(const char *text, const char *name)
{
    ChGradeValue value = {.size = sizeof value};

    read_text(text);
    cr_assert_eq(ch_grade_field(grader, work, name, &value), CH_OK, "%s", name);
    return value;
}

static void expect_word(const char *text, const char *name, const char *wanted)
{
    const ChGradeValue value = field_of(text, name);

    cr_expect(value.kind == CH_VALUE_WORD && strcmp(value.word, wanted) == 0, "%s", name);
}

static void expect_number(const char *text, const char *name, double wanted)
{
    const ChGradeValue value = field_of(text, name);

    cr_expect(value.kind == CH_VALUE_NUMBER && value.number == wanted && value.word == NULL,
              "%s: kind %d, %g", name, (int)value.kind, value.number);
}

Test(grading, a_field_has_its_value_by_name)
{
    expect_word(easy, "status", "unique");
    expect_word(easy, "hardest", "cross-hatching");
    expect_word(easy, "hodoku.level", "Easy");
    expect_number(easy, "givens", 30);
    expect_number(easy, "hodoku.score", 204);
    expect_number(easy, "se.er", 1.2);
    expect_number(easy, "sukaku.ed", 1.2);
    expect_number(easy, "whip", 0);
    expect_number(easy, "tande", 0);
}

Test(grading, a_field_has_its_value_after_a_rating)
{
    expect_number(easy, "se.er", 1.2);
    expect_number(easy, "hodoku.score", 204);
    expect_word(easy, "status", "unique");
    expect_word(easy, "level", "easy");
}

Test(grading, a_field_without_a_value_says_why)
{
    expect_word("12" EMPTY, "status", "several");
    cr_expect_eq(field_of("12" EMPTY, "se.er").kind, CH_VALUE_NONE);
    cr_expect_eq(field_of("12" EMPTY, "level").kind, CH_VALUE_NONE);
    cr_expect_eq(field_of(solved, "se.er").kind, CH_VALUE_NONE);
    cr_expect_eq(field_of(hard, "whip").kind, CH_VALUE_UNREACHED);
}

Test(grading, fields_are_listed_once_each)
{
    int count = 0;

    for (const char *name; (name = ch_grade_field_name(count)) != NULL; count++) {
        (void)field_of(easy, name);
        for (int i = 0; i < count; i++)
            cr_expect_str_neq(name, ch_grade_field_name(i));
    }
    cr_expect_gt(count, 30);
    cr_expect_null(ch_grade_field_name(-1));
}

Test(grading, an_unknown_field_is_refused)
{
    ChGradeValue value = {.size = sizeof value};

    cr_expect_eq(ch_grade_field(grader, work, "se.er", &value), CH_NOTHING_READ);
    read_text(easy);
    cr_expect_eq(ch_grade_field(grader, work, "se", &value), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_grade_field(grader, work, NULL, &value), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_grade_field(grader, work, "se.er", NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_grade_field(NULL, work, "se.er", &value), CH_BAD_ARGUMENT);
    value.size = 4;
    cr_expect_eq(ch_grade_field(grader, work, "se.er", &value), CH_BAD_ARGUMENT);
}

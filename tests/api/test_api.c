/* test_api.c - the public functions, called as an outside program calls them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fixture.h"

typedef struct Page {
    char text[200000];
    size_t length;
    size_t room; /* bytes accepted before it refuses */
} Page;

static int collect(void *context, const char *bytes, size_t length)
{
    Page *const page = context;

    if (page->length + length >= page->room)
        return 1;
    memcpy(page->text + page->length, bytes, length);
    page->length += length;
    page->text[page->length] = '\0';
    return 0;
}

static Page page;

static void set_up(void)
{
    take_workspace();
    page.length = 0;
    page.room = sizeof page.text;
}

TestSuite(api, .init = set_up, .fini = drop_workspace);

static void log_of(const char *text, const ChOptions *options)
{
    page.length = 0;
    read_text(text);
    cr_assert_eq(ch_solve(work, options, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, collect, &page), CH_OK);
}

Test(api, solves_and_shows)
{
    read_text(easy);
    cr_assert_eq(ch_digit(work, 1, 1), 5);
    cr_assert_eq(ch_digit(work, 1, 3), 0);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_outcome(work), CH_SOLVED);
    cr_assert_eq(ch_step_count(work), 51);
    for (int row = 1; row <= 9; row++)
        for (int column = 1; column <= 9; column++) {
            const int digit = solved[9 * (row - 1) + column - 1] - '0';
            cr_expect_eq(ch_digit(work, row, column), digit);
            cr_expect_eq(ch_candidates(work, row, column), 1u << (digit - 1));
        }
    cr_assert_eq(ch_write_grid(work, "line", collect, &page), CH_OK);
    cr_assert_eq(memcmp(page.text, solved, 81), 0);
    cr_assert_eq(ch_write_grid(work, "no such format", collect, &page), CH_BAD_ARGUMENT);
}

Test(api, tells_its_version)
{
    cr_expect_str_eq(ch_version(), CH_VERSION);
}

Test(api, tells_steps)
{
    ChStepInfo info = {.size = sizeof info};

    read_text(easy);
    ch_solve(work, NULL, NULL);
    for (uint32_t i = 0; i < ch_step_count(work); i++) {
        page.length = 0;
        cr_assert_eq(ch_step_info(work, i, &info), CH_OK);
        cr_assert(info.row >= 1 && info.row <= 9 && info.column >= 1 && info.column <= 9);
        cr_expect_eq(solved[9 * (info.row - 1) + info.column - 1] - '0', info.digit);
        cr_assert_eq(ch_write_step(work, i, CH_KOREAN, collect, &page), CH_OK);
        cr_expect_gt(page.length, 20);
    }
    cr_assert_eq(ch_step_info(work, ch_step_count(work), &info), CH_BAD_ARGUMENT);
    cr_assert_eq(ch_write_step(work, 1000000, CH_ENGLISH, collect, &page), CH_BAD_ARGUMENT);
}

Test(api, shortens_a_solve_to_its_essential_path)
{
    read_text(hard);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    const uint32_t full = ch_step_count(work);
    const ChOutcome outcome = ch_outcome(work);
    cr_expect_eq(ch_essential(work), CH_OK);
    cr_expect_lt(ch_step_count(work), full);
    cr_expect_eq(ch_outcome(work), outcome);
    cr_expect_eq(ch_digit(work, 1, 1), 8);
    cr_expect_eq(ch_digit(work, 1, 2), 1);
}

Test(api, shortens_nothing_before_a_solve)
{
    cr_expect_eq(ch_essential(NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_essential(work), CH_NOTHING_READ);
    read_text(hard);
    cr_expect_eq(ch_essential(work), CH_OK);
    cr_expect_eq(ch_step_count(work), 0);
}

Test(api, options_are_obeyed_and_checked)
{
    ChFault fault;
    const ChOptions few = {.size = sizeof few, .strategies = "singles"};
    const ChOptions guess = {.size = sizeof guess, .strategies = "singles", .guess = 1};
    const ChOptions easiest = {.size = sizeof easiest, .easiest = 1};
    const ChOptions box = {.size = sizeof box, .strategies = "cross-hatching"};
    const ChOptions bad = {.size = sizeof bad, .strategies = "cross-hatching,x-wong"};
    const ChOptions other = {.size = sizeof other, .profile = "nobody"};

    read_text(hard);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_outcome(work), CH_SOLVED);
    const uint64_t first = ch_hash(work);
    cr_assert_eq(ch_solve(work, &easiest, NULL), CH_OK);
    cr_assert_eq(ch_outcome(work), CH_SOLVED);
    cr_assert_neq(ch_hash(work), first);
    cr_assert_eq(ch_solve(work, &few, NULL), CH_OK);
    cr_assert_eq(ch_outcome(work), CH_STUCK);
    cr_assert_eq(ch_solve(work, &guess, NULL), CH_OK);
    cr_assert_eq(ch_outcome(work), CH_GUESSED);
    const uint64_t guessed = ch_hash(work);
    cr_assert_eq(ch_solve(work, &box, NULL), CH_OK);
    cr_assert_neq(ch_hash(work), guessed);
    cr_assert_eq(ch_solve(work, &bad, &fault), CH_BAD_STRATEGY);
    cr_assert_eq(fault.column, 16);
    cr_assert_str_eq(fault.found, "x-wong");
    cr_assert_eq(ch_solve(work, &other, &fault), CH_BAD_PROFILE);
    cr_assert_eq(ch_write_fault(&fault, CH_ENGLISH, collect, &page), CH_OK);
    cr_assert_not_null(strstr(page.text, "nobody"));
}

/* Any order gives proofs; an invalid one is named in the fault. */
Test(api, strategies_go_in_the_order_asked_for)
{
    static const char *const orders[] = {"naked-single", "forcing,singles",
                                         "chains,als,fish,subsets", "extreme",
                                         "uniqueness,naked-single,all"};
    ChVerification result = {.size = sizeof result};
    ChStepInfo step = {.size = sizeof step};

    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        const ChOptions options = {.size = sizeof options, .order = orders[i]};
        log_of(easy, &options);
        cr_assert_eq(ch_outcome(work), CH_SOLVED, "%s", orders[i]);
        cr_assert_eq(ch_verify_log(work, page.text, page.length, 0, &result, NULL), CH_OK);
        cr_assert_eq(result.verdict, 0, "%s: %s", orders[i], result.why);
        cr_assert_eq(ch_step_info(work, 0, &step), CH_OK);
        cr_assert_eq(strcmp(step.technique, "naked-single") == 0, i == 0, "%s", step.technique);
    }
    const ChOptions bad = {.size = sizeof bad, .order = "singles,-frob"};
    ChFault fault;
    cr_assert_eq(ch_solve(work, &bad, &fault), CH_BAD_SEQUENCE);
    cr_assert_eq(fault.column, 9);
    /* A caller compiled before the member for an order existed. */
    const ChOptions old = {.size = offsetof(ChOptions, order), .order = "nobody"};
    cr_assert_eq(ch_solve(work, &old, NULL), CH_OK);
}

/* The memory bounds that the header, docs/embedding.md and docs/sqlite.md promise. */
Test(api, memory_is_what_the_documents_say, .disabled = sizeof(void *) != 8)
{
    cr_expect_eq((ch_workspace_size() + 500000) / 1000000, 75, "%zu", ch_workspace_size());
    cr_expect_eq((ch_grader_size() + 500000) / 1000000, 79, "%zu", ch_grader_size());
}

static void expect_nothing_read(void)
{
    ChFault fault = {0};

    cr_expect_eq(ch_solve(work, NULL, &fault), CH_NOTHING_READ);
    cr_expect_eq(fault.status, CH_NOTHING_READ);
    cr_expect_eq(ch_read_givens(work, easy, 81, &fault), CH_NOTHING_READ);
    cr_expect_eq(ch_write_form(work, "line", collect, &page), CH_NOTHING_READ);
    cr_expect_eq(ch_form_holds(work, "line"), 0);
    cr_expect_eq(ch_write_explanation(work, CH_ENGLISH, collect, &page), CH_NOTHING_READ);
    cr_expect_eq(ch_write_log(work, CH_ENGLISH, 0, collect, &page), CH_NOTHING_READ);
    cr_expect_eq(ch_write_check(work, CH_ENGLISH, collect, &page), CH_NOTHING_READ);
    cr_expect_eq(page.length, 0);
    cr_expect_eq(ch_write_grid(work, "line", collect, &page), CH_OK);
    page.length = 0;
}

Test(api, without_a_puzzle_there_is_nothing_to_solve_or_tell)
{
    expect_nothing_read();
    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_neq(ch_read(work, "12?", 3, NULL), CH_OK);
    expect_nothing_read();
}

Test(api, logs_verify_and_a_changed_one_does_not)
{
    ChVerification result = {.size = sizeof result};
    const ChOptions guess = {.size = sizeof guess, .strategies = "singles", .guess = 1};
    const char *const puzzles[] = {easy, hard};

    for (int i = 0; i < 2; i++) {
        log_of(puzzles[i], &guess);
        cr_assert_eq(ch_verify_log(work, page.text, page.length, 0, &result, NULL), CH_OK);
        cr_assert_eq(result.verdict, 0, "%s", result.why);
        char *const place = strstr(page.text, "\"place\":[\"");
        cr_assert_not_null(place);
        place[15] = place[15] == '9' ? '8' : (char)(place[15] + 1);
        cr_assert_eq(ch_verify_log(work, page.text, page.length, 0, &result, NULL), CH_OK);
        cr_assert_eq(result.verdict, 1);
        cr_assert_eq(result.step, 1);
        cr_assert_not_null(strstr(result.why, "{fact}"));
        cr_assert(memcmp(result.fact, place + 10, 6) == 0 && result.fact[6] == '\0', "%s",
                  result.fact);
    }
    /* A caller compiled before the member for a fact existed. */
    ChVerification old = {.size = offsetof(ChVerification, fact), .fact = "mine"};
    cr_assert_eq(ch_verify_log(work, page.text, page.length, 0, &old, NULL), CH_OK);
    cr_assert_eq(old.verdict, 1);
    cr_assert_str_eq(old.fact, "mine");
    cr_assert_neq(ch_verify_log(work, "{}", 2, 0, &result, NULL), CH_OK);
}

/* Unique rectangles solve both; the first puzzle has three solutions, the other one. */
Test(api, says_what_assumes_one_solution)
{
    static const char *const puzzle[] = {
        "81..5...6..7....4...567.81......65...639....79783.546.1.256.9.4.5684.7..79.23..5.",
        "5......2......2..7..4..5..82..5...9...6.8....47.3..5.....9.....7.861.....6...3..."};
    const ChOptions options = {.size = sizeof options, .strategies = "singles,uniqueness"};
    ChVerification result = {.size = sizeof result};
    ChVerification old = {.size = offsetof(ChVerification, assumes_unique), .assumes_unique = 7};
    ChStepInfo step = {.size = sizeof step};
    int assuming = 0;

    log_of(puzzle[0], &options);
    cr_expect_eq(ch_outcome(work), CH_AMBIGUOUS);
    cr_assert_eq(ch_verify_log(work, page.text, page.length, 0, &result, NULL), CH_OK);
    cr_expect(result.verdict == 1 && !result.assumes_unique);
    log_of(puzzle[1], &options);
    cr_expect_eq(ch_outcome(work), CH_SOLVED);
    cr_assert_eq(ch_verify_log(work, page.text, page.length, 0, &result, NULL), CH_OK);
    cr_expect(result.verdict == 0 && result.assumes_unique, "%s", result.why);
    cr_assert_eq(ch_verify_log(work, page.text, page.length, 0, &old, NULL), CH_OK);
    cr_expect(old.verdict == 0 && old.assumes_unique == 7);
    for (uint32_t i = 0; ch_step_info(work, i, &step) == CH_OK; i++) {
        cr_expect_eq(step.assumes_unique != 0, strncmp(step.technique, "unique-", 7) == 0);
        assuming += step.assumes_unique;
    }
    cr_expect_gt(assuming, 0);
}

Test(api, a_half_solved_grid_keeps_its_givens)
{
    char half[82];

    strcpy(half, easy);
    half[2] = '4';
    read_text(half);
    cr_assert_eq(ch_read_givens(work, easy, 81, NULL), CH_OK);
    ch_solve(work, NULL, NULL);
    cr_assert_eq(ch_outcome(work), CH_SOLVED);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 0, collect, &page), CH_OK);
    cr_assert_not_null(strstr(page.text, "\"start\":[\"r1c3=4\"]"));
    half[0] = '9';
    read_text(half);
    cr_assert_neq(ch_read_givens(work, easy, 81, NULL), CH_OK);
}

/* Marks that rule out digits of the solve before them. */
Test(api, a_new_start_forgets_the_solve)
{
    char marks[730];

    for (int i = 0; i < 729; i++)
        marks[i] = i % 9 == 0 ? '.' : (char)('1' + i % 9);
    marks[729] = '\0';
    read_text(easy);
    ch_solve(work, NULL, NULL);
    cr_assert_gt(ch_step_count(work), 0);
    cr_assert_eq(ch_read_givens(work, marks, 729, NULL), CH_OK);
    cr_expect_eq(ch_step_count(work), 0);
    cr_expect_eq(ch_candidates(work, 1, 3) & 1, 0);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, collect, &page), CH_OK);
    read_text(easy);
    cr_expect_eq(ch_step_count(work), 0);
    cr_assert_eq(ch_read_givens(work, easy, 81, NULL), CH_OK);
    cr_expect_eq(ch_digit(work, 1, 3), 0);
}

Test(api, bad_input_is_told_and_leaves_an_empty_grid)
{
    ChFault fault;

    read_text(easy);
    cr_assert_neq(ch_read(work, "12?", 3, &fault), CH_OK);
    cr_assert_eq(fault.line, 1);
    cr_assert_eq(ch_digit(work, 1, 1), 0);
    cr_assert_neq(ch_read(work, "", 0, &fault), CH_OK);
}

Test(api, a_writer_that_refuses_is_heard)
{
    page.room = 10;
    read_text(easy);
    cr_assert_eq(ch_write_grid(work, "lines", collect, &page), CH_IO);
    cr_assert_eq(ch_write_check(work, CH_ENGLISH, collect, &page), CH_IO);
}

/* A picture as it was written; the page must be empty before. */
static const char *picture_of(uint32_t index, ChLanguage language, const ChPictureOptions *options)
{
    page.length = 0;
    cr_assert_eq(ch_write_step_picture(work, index, language, options, collect, &page), CH_OK);
    cr_assert(strncmp(page.text, "<svg ", 5) == 0 && strstr(page.text, "\n</svg>\n") != NULL);
    return page.text;
}

Test(api, draws_the_grid_as_it_is)
{
    read_text(easy);
    cr_assert_eq(ch_write_grid_picture(work, CH_ENGLISH, NULL, collect, &page), CH_OK);
    cr_assert(strncmp(page.text, "<svg ", 5) == 0);
    cr_expect_not_null(strstr(page.text, "id=\"r1c1-5\" class=\"given\""));
    cr_expect_null(strstr(page.text, "class=\"found\""));
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    page.length = 0;
    cr_assert_eq(ch_write_grid_picture(work, CH_KOREAN, NULL, collect, &page), CH_OK);
    cr_expect_not_null(strstr(page.text, "id=\"r1c3-4\" class=\"found\""));
    cr_expect_not_null(strstr(page.text, "lang=\"ko\""));
    page.length = 0;
    page.room = 1000;
    cr_assert_eq(ch_write_grid_picture(work, CH_KOREAN, NULL, collect, &page), CH_IO);
}

Test(api, draws_each_step)
{
    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    for (uint32_t i = 0; i < ch_step_count(work); i++) {
        ChStepInfo step = {.size = sizeof step};
        char placed[48];
        cr_assert_eq(ch_step_info(work, i, &step), CH_OK);
        snprintf(placed, sizeof placed, "id=\"r%dc%d-%d\" class=\"placed\"", step.row, step.column,
                 step.digit);
        cr_expect_not_null(strstr(picture_of(i, CH_ENGLISH, NULL), placed), "%s", placed);
    }
    cr_expect_eq(ch_write_step_picture(work, ch_step_count(work), CH_ENGLISH, NULL, collect, &page),
                 CH_BAD_ARGUMENT);
}

Test(api, draws_as_it_is_asked_to)
{
    ChPictureOptions options = {.size = sizeof options};

    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_expect_not_null(strstr(picture_of(0, CH_ENGLISH, &options), "class=\"legend\""));
    cr_expect(strstr(page.text, "class=\"marks\"") == NULL && strstr(page.text, ">c9<") == NULL);
    options = (ChPictureOptions){.size = sizeof options,
                                 .prefix = "main-1",
                                 .pencil = CH_PENCIL_ALL,
                                 .palette = CH_PALETTE_PRINT,
                                 .width = 1234,
                                 .coordinates = 1,
                                 .bare = 1};
    cr_expect_not_null(strstr(picture_of(0, CH_ENGLISH, &options), "width=\"1234\""));
    cr_expect(strstr(page.text, "id=\"main-1r1c1\"") && !strstr(page.text, "id=\"r"));
    cr_expect(strstr(page.text, "class=\"marks\"") && strstr(page.text, ">c9<"));
    cr_expect_null(strstr(page.text, "class=\"legend\""));
}

Test(api, refuses_options_of_pictures_that_make_no_sense)
{
    static const ChPictureOptions wrong[] = {
        {.size = sizeof(size_t)},
        {.size = sizeof wrong[0], .prefix = "1st"},
        {.size = sizeof wrong[0], .prefix = "a b"},
        {.size = sizeof wrong[0], .prefix = "a\"b"},
        {.size = sizeof wrong[0], .prefix = "sixteen-letters-"},
        {.size = sizeof wrong[0], .palette = CH_PALETTE_LIMIT},
        {.size = sizeof wrong[0], .pencil = (ChPencil)3},
        {.size = sizeof wrong[0], .width = 20001},
    };
    const ChPictureOptions most = {
        .size = sizeof most, .prefix = "fifteen-letters", .width = 20000};

    read_text(easy);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        cr_expect_eq(ch_write_grid_picture(work, CH_ENGLISH, &wrong[i], collect, &page),
                     CH_BAD_ARGUMENT, "%zu", i);
    cr_expect_eq(page.length, 0);
    cr_expect_eq(ch_write_grid_picture(work, CH_ENGLISH, &most, collect, &page), CH_OK);
}

Test(api, checks)
{
    read_text(easy);
    cr_assert_eq(ch_write_check(work, CH_ENGLISH, collect, &page), CH_OK);
    cr_assert_not_null(strstr(page.text, "\"verdict\":\"unique\""));
}

Test(api, a_check_speaks_the_language_asked_for)
{
    static const struct {
        ChLanguage language;
        const char *word;
    } rows[] = {{CH_ENGLISH, "more than once"}, {CH_KOREAN, "두 번 이상"}};

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        read_text("55......." /* a clash in row 1 */
                  "........................................................................");
        page.length = 0;
        cr_assert_eq(ch_write_check(work, rows[i].language, collect, &page), CH_OK);
        cr_assert_not_null(strstr(page.text, "\"verdict\":\"unsolvable\""));
        cr_expect_not_null(strstr(page.text, rows[i].word), "%s", page.text);
    }
}

Test(api, refuses_bad_memory)
{
    ChWorkspace *none;
    char small[16];

    cr_assert_eq(ch_workspace_init(NULL, ch_workspace_size(), &none), CH_BAD_ARGUMENT);
    cr_assert_eq(ch_workspace_init((char *)memory + 1, ch_workspace_size(), &none),
                 CH_BAD_ARGUMENT);
    cr_assert_eq(ch_workspace_init(memory, sizeof small, &none), CH_NO_ROOM);
    cr_assert_null(none);
}

/* ---- proofs for other programs ---- */

static void expect_text(const char *begin, const char *within)
{
    cr_expect_eq(strncmp(page.text, begin, strlen(begin)), 0, "%.60s", page.text);
    cr_expect_not_null(strstr(page.text, within));
    page.length = 0;
}

Test(api, writes_proofs_and_their_formulas)
{
    const ChOptions sound = {.size = sizeof sound, .strategies = "-uniqueness"};
    const ChOptions guessing = {.size = sizeof guessing, .strategies = "full-house", .guess = 1};

    cr_expect_eq(ch_write_proof(work, "lrat", collect, &page), CH_NOTHING_READ);
    read_text(easy);
    cr_assert_eq(ch_solve(work, &sound, NULL), CH_OK);
    cr_expect_eq(ch_write_proof(work, "lrat", collect, &page), CH_OK);
    expect_text("105", " 0 ");
    cr_expect_eq(ch_write_formula(work, "lrat", collect, &page), CH_OK);
    expect_text("c Sudoku 53..7", "\np cnf 729 10561\n");
    cr_expect_eq(ch_write_proof(work, "pbp", collect, &page), CH_OK);
    expect_text("pseudo-Boolean proof version 3.0\nf 679;\n", "\nend pseudo-Boolean proof;\n");
    cr_expect_eq(ch_write_formula(work, "pbp", collect, &page), CH_OK);
    expect_text("* #variable= 729 #constraint= 679\n", "* last: some cell differs from 5346");
    cr_expect_eq(ch_write_proof(work, "drat", collect, &page), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_formula(work, NULL, collect, &page), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_formula(NULL, "lrat", collect, &page), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_proof(work, "lrat", NULL, NULL), CH_BAD_ARGUMENT);
    page.room = 10;
    cr_expect_eq(ch_write_proof(work, "lrat", collect, &page), CH_IO);
    page.room = sizeof page.text;
    cr_assert_eq(ch_solve(work, &guessing, NULL), CH_OK);
    cr_expect_eq(ch_outcome(work), CH_GUESSED);
    cr_expect_eq(ch_write_proof(work, "lrat", collect, &page), CH_BAD_ARGUMENT);
}

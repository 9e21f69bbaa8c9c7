/* test_searching.c - the public search: counts, solutions one by one, assumptions, budgets, and
 * refused arguments.  The results are compared with a plain search over rows and columns.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fixture.h"

static const char dozen[] =
    "1...3..6.9....87...4...7........2.56......12..8..7....7..6...9..5..1......6.....2";
static const char many[] =
    "2.9.....8......5....7...4236...2.18.............95....7..4..6..9.3.12....1...5...";
static const char empty[] =
    ".................................................................................";

static ChSearchResult result;

static void set_up(void)
{
    take_workspace();
    result = (ChSearchResult){.size = sizeof result};
}

TestSuite(searching, .init = set_up, .fini = drop_workspace);

static uint64_t count(const ChSearchOptions *options, uint64_t limit)
{
    cr_assert_eq(ch_count_solutions(work, options, limit, &result, NULL), CH_OK);
    return result.solutions;
}

static uint64_t count_under(int row, int column, int digit, int is_true)
{
    const ChAssumption it = {row, column, digit, is_true};
    const ChSearchOptions options = {
        .size = sizeof options, .assumptions = &it, .assumption_count = 1};

    return count(&options, 1000000);
}

/* ---- the plain search ---- */

/* Digits that a cell may hold, bit 0 for the digit 1, row by row. */
typedef struct Plain {
    unsigned may[81];
    int digit[81];
    uint64_t count;
    uint64_t limit;
} Plain;

static int share_house(int a, int b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

static unsigned plain_free(const Plain *plain, int cell)
{
    unsigned may = plain->may[cell];

    for (int other = 0; other < 81; other++)
        if (other != cell && plain->digit[other] != 0 && share_house(cell, other))
            may &= ~(1u << (plain->digit[other] - 1));
    return may;
}

static void plain_go_on(Plain *plain)
{
    int best = -1;
    unsigned choice = 0;

    for (int cell = 0; cell < 81; cell++) {
        const unsigned may = plain->digit[cell] == 0 ? plain_free(plain, cell) : 0;
        if (plain->digit[cell] != 0 ||
            (best >= 0 && __builtin_popcount(may) >= __builtin_popcount(choice)))
            continue;
        best = cell;
        choice = may;
    }
    if (best < 0)
        plain->count++;
    for (; choice != 0 && plain->count < plain->limit; choice &= choice - 1) {
        plain->digit[best] = __builtin_ctz(choice) + 1;
        plain_go_on(plain);
        plain->digit[best] = 0;
    }
}

static uint64_t plain_count(const char *text, uint64_t limit)
{
    Plain plain = {.limit = limit};
    const int marks = strlen(text) == 729;

    for (int cell = 0; cell < 81; cell++) {
        plain.may[cell] = text[cell] == '.' ? 0x1ff : 1u << (text[cell] - '1');
        for (int i = 0; marks && i < 9; i++) {
            plain.may[cell] &= i == 0 ? 0 : ~0u;
            plain.may[cell] |= text[9 * cell + i] == '.' ? 0 : 1u << i;
        }
    }
    plain_go_on(&plain);
    return plain.count;
}

/* Returns whether TEXT is a valid full grid with the givens of PUZZLE. */
static int is_solution(const char *text, const char *puzzle)
{
    if (strlen(text) != 81)
        return 0;
    for (int cell = 0; cell < 81; cell++) {
        if (text[cell] < '1' || text[cell] > '9' ||
            (puzzle[cell] != '.' && puzzle[cell] != text[cell]))
            return 0;
        for (int other = 0; other < cell; other++)
            if (text[other] == text[cell] && share_house(cell, other))
                return 0;
    }
    return 1;
}

/* ---- counting ---- */

Test(searching, counts_as_the_plain_way_does)
{
    const char *const puzzles[] = {easy, hard, dozen, many, solved};
    const uint64_t known[] = {1, 1, 12, 775, 1};

    for (int i = 0; i < 5; i++) {
        read_text(puzzles[i]);
        cr_expect_eq(count(NULL, UINT64_MAX), known[i], "%s", puzzles[i]);
        cr_expect_eq(plain_count(puzzles[i], UINT64_MAX), known[i], "%s", puzzles[i]);
        cr_expect_leq(result.nodes, 1000000);
    }
    read_text("55.......6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    cr_expect_eq(count(NULL, 2), 0);
}

Test(searching, a_limit_ends_the_count)
{
    read_text(many);
    for (uint64_t limit = 1; limit < 20; limit++)
        cr_expect_eq(count(NULL, limit), limit);
    cr_expect_eq(count(NULL, 775), 775);
    cr_expect_eq(count(NULL, 776), 775);
    read_text(empty);
    cr_expect_eq(count(NULL, 5000), 5000);
}

/* Marks around a grid: its own candidates, and in most cells some that are not. */
static void make_marks(char *marks, unsigned *random)
{
    unsigned density = 0;

    for (int i = 0; i < 729; i++) {
        const char digit = (char)('1' + i % 9);
        *random = *random * 1103515245u + 12345u;
        if (i % 9 == 0)
            density = (*random >> 16) % 100 < 28 ? 0 : 60;
        *random = *random * 1103515245u + 12345u;
        marks[i] = solved[i / 9] == digit || (*random >> 16) % 100 < density ? digit : '.';
    }
    marks[729] = '\0';
}

Test(searching, counts_pencil_mark_puzzles)
{
    const char *const wanted = getenv("CH_SEED");
    const unsigned seed = wanted != NULL ? (unsigned)strtoul(wanted, NULL, 10) : 17;
    unsigned random = seed;
    char marks[730];
    int several = 0;

    for (int i = 0; i < 60; i++) {
        make_marks(marks, &random);
        read_text(marks);
        const uint64_t expected = plain_count(marks, 300);
        cr_expect_eq(count(NULL, 300), expected, "CH_SEED=%u, puzzle %d: %s", seed, i, marks);
        several += expected > 1 && expected < 300;
        if (expected < 300)
            cr_expect_eq(count_under(1, 1, 5, 1) + count_under(1, 1, 5, 0), expected);
    }
    cr_expect_gt(several, 5, "CH_SEED=%u: several solutions came %d times", seed, several);
}

/* ---- assumptions ---- */

Test(searching, assumptions_on_and_off)
{
    read_text(easy);
    for (int i = 0; i < 81; i++)
        for (int digit = 1; digit <= 9; digit++) {
            const int right = solved[i] - '0' == digit;
            cr_expect_eq(count_under(i / 9 + 1, i % 9 + 1, digit, 1), right ? 1 : 0);
            cr_expect_eq(count_under(i / 9 + 1, i % 9 + 1, digit, 0), right ? 0 : 1);
        }
}

Test(searching, a_cells_digits_share_the_solutions)
{
    read_text(many);
    for (int column = 1; column <= 4; column++) {
        uint64_t sum = 0;
        for (int digit = 1; digit <= 9; digit++) {
            char puzzle[82];
            strcpy(puzzle, many);
            if (puzzle[4 * 9 + column - 1] == '.')
                puzzle[4 * 9 + column - 1] = (char)('0' + digit);
            const uint64_t part = count_under(5, column, digit, 1);
            cr_expect_eq(part, plain_count(puzzle, UINT64_MAX), "r5c%d=%d", column, digit);
            cr_expect_eq(part + count_under(5, column, digit, 0), 775);
            sum += part;
        }
        cr_expect_eq(sum, 775);
    }
}

Test(searching, assumptions_hold_together_in_any_order)
{
    const ChAssumption list[] = {
        {5, 1, 8, 1}, {5, 2, 2, 1}, {5, 3, 4, 1}, {6, 9, 6, 1}, {5, 4, 3, 0}};
    const ChAssumption back[] = {list[4], list[3], list[2], list[1], list[0]};
    const ChAssumption quarrel[] = {{5, 1, 8, 1}, {5, 1, 3, 1}};
    const ChAssumption twice[] = {{5, 1, 8, 1}, {5, 1, 8, 0}};
    ChSearchOptions options = {.size = sizeof options, .assumptions = list, .assumption_count = 5};
    char puzzle[82];
    char first[CH_SOLUTION_SIZE];
    char again[CH_SOLUTION_SIZE];

    read_text(many);
    const uint64_t all = count(&options, UINT64_MAX);
    cr_assert_eq(ch_find_solution(work, &options, first, NULL, NULL), CH_OK);
    strcpy(puzzle, many);
    memcpy(puzzle + 36, "824", 3);
    puzzle[53] = '6';
    cr_expect_gt(all, 0);
    cr_expect_lt(all, 775);
    cr_expect(is_solution(first, puzzle) && first[39] != '3');
    options.assumptions = back;
    cr_expect_eq(count(&options, UINT64_MAX), all);
    cr_assert_eq(ch_find_solution(work, &options, again, NULL, NULL), CH_OK);
    cr_expect_str_eq(first, again);
    options.assumption_count = 2;
    options.assumptions = quarrel;
    cr_expect_eq(count(&options, UINT64_MAX), 0);
    options.assumptions = twice;
    cr_expect_eq(count(&options, UINT64_MAX), 0);
}

/* A player's wrong entry counts only when entries are requested; otherwise only givens count. */
Test(searching, entries_count_when_asked_for)
{
    const ChSearchOptions options = {.size = sizeof options, .entries = 1};
    char half[82];

    strcpy(half, easy);
    half[2] = '1';
    read_text(half);
    cr_expect_eq(count(NULL, 2), 0, "all of a plain grid is given");
    cr_assert_eq(ch_read_givens(work, easy, 81, NULL), CH_OK);
    cr_expect_eq(count(NULL, 2), 1);
    cr_expect_eq(count(&options, 2), 0);
    half[2] = '4';
    read_text(half);
    cr_assert_eq(ch_read_givens(work, easy, 81, NULL), CH_OK);
    cr_expect_eq(count(&options, 2), 1);
}

/* ---- one solution ---- */

Test(searching, finds_the_first)
{
    char solution[CH_SOLUTION_SIZE];

    read_text(hard);
    cr_assert_eq(ch_find_solution(work, NULL, solution, &result, NULL), CH_OK);
    cr_expect(is_solution(solution, hard), "%s", solution);
    cr_expect_eq(result.solutions, 1);
    read_text("55...............................................................................");
    cr_assert_eq(ch_find_solution(work, NULL, solution, &result, NULL), CH_OK);
    cr_expect_str_eq(solution, "");
    cr_expect_eq(result.solutions, 0);
}

Test(searching, random_grids_depend_on_the_seed_alone)
{
    char solution[200][CH_SOLUTION_SIZE];
    char again[CH_SOLUTION_SIZE];

    read_text(empty);
    for (int i = 0; i < 200; i++) {
        cr_assert_eq(ch_random_solution(work, NULL, (uint64_t)i, solution[i], &result, NULL),
                     CH_OK);
        cr_expect(is_solution(solution[i], empty), "seed %d: %s", i, solution[i]);
        cr_expect_eq(result.solutions, 1);
        for (int other = 0; other < i; other++)
            cr_expect_str_neq(solution[i], solution[other], "seeds %d and %d", i, other);
    }
    for (int i = 199; i >= 0; i -= 7) {
        cr_assert_eq(ch_random_solution(work, NULL, (uint64_t)i, again, NULL, NULL), CH_OK);
        cr_expect_str_eq(again, solution[i]);
    }
}

/* Each of a dozen solutions is found. */
Test(searching, random_solutions_leave_none_out)
{
    char seen[12][CH_SOLUTION_SIZE];
    char solution[CH_SOLUTION_SIZE];
    int kinds = 0;

    read_text(dozen);
    for (uint64_t seed = 0; seed < 2000 && kinds < 12; seed++) {
        int i = 0;
        cr_assert_eq(ch_random_solution(work, NULL, seed, solution, NULL, NULL), CH_OK);
        cr_assert(is_solution(solution, dozen));
        while (i < kinds && strcmp(seen[i], solution) != 0)
            i++;
        if (i == kinds)
            strcpy(seen[kinds++], solution);
    }
    cr_expect_eq(kinds, 12);
}

/* ---- solution by solution ---- */

typedef struct Album {
    char solution[1000][CH_SOLUTION_SIZE];
    int count;
    int wanted; /* solutions before it returns "no more" */
} Album;

static int add_solution(void *context, const char *solution)
{
    Album *const album = context;

    strcpy(album->solution[album->count++], solution);
    return album->count == album->wanted;
}

static Album album, other;

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

Test(searching, hands_over_each_once)
{
    album.wanted = 1000;
    read_text(many);
    cr_assert_eq(ch_each_solution(work, NULL, add_solution, &album, &result, NULL), CH_OK);
    cr_assert_eq(album.count, 775);
    cr_expect_eq(result.solutions, 775);
    for (int i = 0; i < 775; i++)
        cr_expect(is_solution(album.solution[i], many), "%s", album.solution[i]);
    qsort(album.solution, 775, CH_SOLUTION_SIZE, by_text);
    for (int i = 1; i < 775; i++)
        cr_expect_str_neq(album.solution[i - 1], album.solution[i]);
}

Test(searching, the_order_is_always_the_same_and_the_callback_ends_it)
{
    char first[CH_SOLUTION_SIZE];
    void *const elsewhere = malloc(ch_workspace_size());
    ChWorkspace *another;

    album.wanted = 1000;
    read_text(many);
    cr_assert_eq(ch_each_solution(work, NULL, add_solution, &album, &result, NULL), CH_OK);
    cr_assert_eq(ch_find_solution(work, NULL, first, NULL, NULL), CH_OK);
    cr_expect_str_eq(first, album.solution[0]);
    memset(elsewhere, 0xa5, ch_workspace_size());
    cr_assert_eq(ch_workspace_init(elsewhere, ch_workspace_size(), &another), CH_OK);
    cr_assert_eq(ch_read(another, many, 81, NULL), CH_OK);
    for (other.wanted = 1; other.wanted <= 775; other.wanted += 129) {
        other.count = 0;
        cr_assert_eq(ch_each_solution(another, NULL, add_solution, &other, &result, NULL), CH_OK);
        cr_assert_eq(other.count, other.wanted);
        cr_expect_eq(result.solutions, (uint64_t)other.wanted);
        for (int i = 0; i < other.count; i++)
            cr_expect_str_eq(other.solution[i], album.solution[i]);
    }
    free(elsewhere);
}

/* Callbacks that use the workspace while it is searched. */
static int read_digit(void *context, const char *solution)
{
    (void)solution;
    *(int *)context += ch_digit(work, 1, 1) == 2;
    return 0;
}

static int search_within(void *context, const char *solution)
{
    (void)solution;
    ++*(int *)context;
    cr_expect_eq(count(NULL, 3), 3);
    return 0;
}

static int discard(void *context, const char *bytes, size_t length)
{
    (void)context, (void)bytes, (void)length;
    return 0;
}

static int check_within(void *context, const char *solution)
{
    (void)solution;
    ++*(int *)context;
    cr_expect_eq(ch_write_check(work, CH_ENGLISH, discard, NULL), CH_OK);
    return 0;
}

static int read_within(void *context, const char *solution)
{
    ++*(int *)context;
    cr_expect_eq(ch_read(work, solution, 81, NULL), CH_OK);
    return 0;
}

Test(searching, a_callback_may_look_but_not_search)
{
    ChSearchResult found = {.size = sizeof found};
    ChFault fault;
    int calls = 0;

    read_text(many);
    cr_expect_eq(ch_each_solution(work, NULL, read_digit, &calls, &found, NULL), CH_OK);
    cr_expect_eq(calls, 775);
    calls = 0;
    cr_expect_eq(ch_each_solution(work, NULL, search_within, &calls, &found, &fault), CH_DISTURBED);
    cr_expect_eq(calls, 1);
    cr_expect_eq(found.solutions, 1);
    cr_expect_eq(fault.status, CH_DISTURBED);
    calls = 0;
    cr_expect_eq(ch_each_solution(work, NULL, check_within, &calls, &found, NULL), CH_DISTURBED);
    cr_expect_eq(calls, 1);
    calls = 0;
    cr_expect_eq(ch_each_solution(work, NULL, read_within, &calls, &found, NULL), CH_OK);
    cr_expect_eq(calls, 775, "what is searched was read before");
}

/* ---- the budget ---- */

Test(searching, a_budget_that_runs_out_is_admitted)
{
    ChSearchOptions options = {.size = sizeof options, .budget = 1};
    ChFault fault;
    char solution[CH_SOLUTION_SIZE];

    read_text(empty);
    cr_expect_eq(ch_find_solution(work, &options, solution, &result, &fault), CH_BUDGET);
    cr_expect_str_eq(solution, "");
    cr_expect_eq(result.solutions, 0);
    cr_expect_eq(fault.status, CH_BUDGET);
    cr_expect_eq(ch_random_solution(work, &options, 1, solution, &result, NULL), CH_BUDGET);
    options.budget = 1000;
    cr_expect_eq(ch_count_solutions(work, &options, UINT64_MAX, &result, NULL), CH_BUDGET);
    cr_expect_gt(result.solutions, 0);
    cr_expect_leq(result.nodes, 1000);
    const uint64_t counted = result.solutions;
    album.wanted = 1000;
    cr_expect_eq(ch_each_solution(work, &options, add_solution, &album, &result, NULL), CH_BUDGET);
    cr_expect_eq(result.solutions, counted);
    cr_expect_eq((uint64_t)album.count, counted);
    cr_expect_eq(ch_count_solutions(work, NULL, UINT64_MAX, &result, NULL), CH_BUDGET);
    cr_expect_leq(result.nodes, 1000000, "the library's own budget");
}

Test(searching, the_nodes_spent_are_enough_next_time)
{
    ChSearchOptions options = {.size = sizeof options};

    read_text(many);
    cr_assert_eq(count(NULL, UINT64_MAX), 775);
    options.budget = result.nodes;
    cr_expect_eq(count(&options, UINT64_MAX), 775);
    options.budget = result.nodes - 1;
    cr_expect_eq(ch_count_solutions(work, &options, UINT64_MAX, &result, NULL), CH_BUDGET);
    options.budget = UINT64_MAX;
    cr_expect_eq(count(&options, UINT64_MAX), 775);
}

/* ---- state that a search does not change ---- */

typedef struct Page {
    char text[200000];
    size_t length;
} Page;

static int collect(void *context, const char *bytes, size_t length)
{
    Page *const page = context;

    if (length >= sizeof page->text)
        return 1;
    memcpy(page->text, bytes, length);
    page->text[length] = '\0';
    return 0;
}

static Page before, after;

Test(searching, the_solve_stays_as_it_was)
{
    char solution[CH_SOLUTION_SIZE];
    const ChAssumption it = {1, 3, 1, 1};
    const ChOptions few = {.size = sizeof few, .strategies = "singles"};
    const ChSearchOptions options = {
        .size = sizeof options, .assumptions = &it, .assumption_count = 1};

    read_text(hard);
    cr_assert_eq(ch_solve(work, &few, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, collect, &before), CH_OK);
    const uint64_t hash = ch_hash(work);
    const unsigned candidates = ch_candidates(work, 1, 3);
    count(NULL, 100);
    count(&options, 100);
    cr_assert_eq(ch_find_solution(work, NULL, solution, NULL, NULL), CH_OK);
    cr_assert_eq(ch_random_solution(work, NULL, 3, solution, NULL, NULL), CH_OK);
    album.wanted = 1;
    cr_assert_eq(ch_each_solution(work, NULL, add_solution, &album, NULL, NULL), CH_OK);
    cr_expect_eq(ch_outcome(work), CH_STUCK);
    cr_expect_eq(ch_digit(work, 1, 3), 0);
    cr_expect_eq(ch_candidates(work, 1, 3), candidates);
    cr_expect_eq(ch_hash(work), hash);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, collect, &after), CH_OK);
    cr_expect_str_eq(before.text, after.text);
}

/* At any alignment that malloc may give. */
Test(searching, memory_may_lie_at_any_multiple_of_malloc_alignment)
{
    const size_t size = ch_workspace_size();
    const size_t step = _Alignof(max_align_t);
    unsigned char *const wide = malloc(size + 8 * step);
    char solution[CH_SOLUTION_SIZE];

    for (int i = 0; i < 8; i++) {
        memset(wide, 0x5a, size + 8 * step);
        cr_assert_eq(ch_workspace_init(wide + i * step, size, &work), CH_OK);
        read_text(many);
        cr_expect_eq(count(NULL, UINT64_MAX), 775);
        cr_expect_eq(ch_find_solution(work, NULL, solution, NULL, NULL), CH_OK);
        cr_expect_eq(ch_solve(work, NULL, NULL), CH_OK);
        for (size_t j = 0; j < 8 * step; j++)
            cr_assert_eq(wide[j < i * step ? j : size + j], 0x5a, "%d: beyond the block", i);
    }
    free(wide);
}

/* ---- refused arguments ---- */

Test(searching, nothing_read_is_told)
{
    ChFault fault;
    char solution[CH_SOLUTION_SIZE] = "x";

    cr_expect_eq(ch_count_solutions(work, NULL, 2, &result, &fault), CH_NOTHING_READ);
    cr_expect_eq(fault.status, CH_NOTHING_READ);
    cr_expect_eq(ch_find_solution(work, NULL, solution, NULL, NULL), CH_NOTHING_READ);
    cr_expect_str_eq(solution, "");
    read_text(easy);
    cr_expect_eq(count(NULL, 2), 1);
    cr_assert_neq(ch_read(work, "12?", 3, NULL), CH_OK);
    cr_expect_eq(ch_each_solution(work, NULL, add_solution, &album, NULL, NULL), CH_NOTHING_READ);
    cr_expect_eq(ch_random_solution(work, NULL, 1, solution, &result, NULL), CH_NOTHING_READ);
    cr_expect_eq(result.solutions, 0);
}

Test(searching, assumptions_out_of_range_are_told)
{
    static const struct {
        ChAssumption it;
        const char *name;
    } bad[] = {
        {{0, 1, 1, 1}, "r0c1=1"},
        {{1, 10, 1, 1}, "r1c10=1"},
        {{1, 1, 0, 0}, "r1c1<>0"},
        {{1, 1, 10, 1}, "r1c1=10"},
        {{-1, 1, 1, 0}, "r-1c1<>1"},
        {{2147483647, -2147483647 - 1, 2147483647, 0}, "r2147483647c-2147483648<>2147483647"},
    };
    ChAssumption list[] = {{1, 3, 4, 1}, {1, 3, 4, 1}};
    const ChSearchOptions options = {
        .size = sizeof options, .assumptions = list, .assumption_count = 2};
    ChFault fault;
    char solution[CH_SOLUTION_SIZE];

    read_text(easy);
    cr_expect_eq(count(&options, 2), 1);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        list[1] = bad[i].it;
        cr_expect_eq(ch_count_solutions(work, &options, 2, &result, &fault), CH_BAD_ASSUMPTION);
        cr_expect_eq(fault.column, 2);
        cr_expect_str_eq(fault.found, bad[i].name);
        cr_expect_eq(result.solutions, 0);
        cr_expect_eq(ch_find_solution(work, &options, solution, NULL, NULL), CH_BAD_ASSUMPTION);
        cr_expect_eq(ch_each_solution(work, &options, add_solution, &album, NULL, NULL),
                     CH_BAD_ASSUMPTION);
    }
    cr_assert_eq(ch_write_fault(&fault, CH_ENGLISH, collect, &before), CH_OK);
    cr_expect_not_null(strstr(before.text, "r2147483647c"));
    cr_expect_eq(album.count, 0);
}

Test(searching, bad_arguments_are_told)
{
    const ChSearchOptions no_size = {.budget = 7};
    const ChSearchOptions short_size = {.size = sizeof(size_t) + 3};
    const ChSearchOptions no_list = {.size = sizeof no_list, .assumption_count = 1};
    ChSearchResult tiny = {.size = 4, .nodes = 77};
    ChFault fault;
    char solution[CH_SOLUTION_SIZE];

    read_text(easy);
    cr_expect_eq(ch_count_solutions(work, NULL, 0, &result, &fault), CH_BAD_ARGUMENT);
    cr_expect_eq(fault.status, CH_BAD_ARGUMENT);
    cr_expect_eq(ch_count_solutions(work, NULL, 2, NULL, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_count_solutions(NULL, NULL, 2, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_count_solutions(work, &no_size, 2, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_count_solutions(work, &short_size, 2, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_count_solutions(work, &no_list, 2, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_count_solutions(work, NULL, 2, &tiny, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(tiny.nodes, 77);
    cr_expect_eq(ch_find_solution(work, NULL, NULL, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_random_solution(work, NULL, 1, NULL, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_random_solution(NULL, NULL, 1, solution, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_each_solution(work, NULL, NULL, NULL, &result, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_find_solution(work, NULL, solution, NULL, NULL), CH_OK,
                 "and nothing is broken");
}

/* A program built with a later version has longer structs. */
Test(searching, longer_structs_are_understood)
{
    struct {
        ChSearchOptions options;
        unsigned char more[24];
    } late = {.options = {.size = sizeof late, .budget = UINT64_MAX}};
    struct {
        ChSearchResult result;
        unsigned char more[24];
    } answer = {.result = {.size = sizeof answer}};

    memset(late.more, 0xff, sizeof late.more);
    memset(answer.more, 0x5a, sizeof answer.more);
    read_text(dozen);
    cr_assert_eq(ch_count_solutions(work, &late.options, 100, &answer.result, NULL), CH_OK);
    cr_expect_eq(answer.result.solutions, 12);
    cr_expect_eq(answer.result.size, sizeof answer);
    for (size_t i = 0; i < sizeof answer.more; i++)
        cr_expect_eq(answer.more[i], 0x5a);
}

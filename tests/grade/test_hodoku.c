/* test_hodoku.c - The hodoku profile and its scale, compared with HoDoKu's own output.
 *
 * The golden files are read as text: one puzzle a line, in a fixed form.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hodoku_grade.h"
#include "support.h"

enum { MOST_LINE = 1 << 16 };

/* HoDoKu's names of the techniques in its default path, and its codes of them. */
static const char *const NAMES[][2] = {
    {"Full House", "0000"},
    {"Naked Single", "0003"},
    {"Hidden Single", "0002"},
    {"Locked Pair", "0110"},
    {"Locked Triple", "0111"},
    {"Locked Candidates Type 1 (Pointing)", "0100"},
    {"Locked Candidates Type 2 (Claiming)", "0101"},
    {"Naked Pair", "0200"},
    {"Naked Triple", "0201"},
    {"Naked Quadruple", "0202"},
    {"Hidden Pair", "0210"},
    {"Hidden Triple", "0211"},
    {"Hidden Quadruple", "0212"},
    {"X-Wing", "0300"},
    {"Swordfish", "0301"},
    {"Jellyfish", "0302"},
    {"Finned X-Wing", "0310"},
    {"Finned Swordfish", "0311"},
    {"Finned Jellyfish", "0312"},
    {"Sashimi X-Wing", "0320"},
    {"Sashimi Swordfish", "0321"},
    {"Sashimi Jellyfish", "0322"},
    {"Franken X-Wing", "0330"},
    {"Franken Swordfish", "0331"},
    {"Finned Franken X-Wing", "0340"},
    {"Finned Franken Swordfish", "0341"},
    {"Mutant X-Wing", "0350"},
    {"Mutant Swordfish", "0351"},
    {"Finned Mutant X-Wing", "0360"},
    {"Finned Mutant Swordfish", "0361"},
    {"Skyscraper", "0400"},
    {"2-String Kite", "0401"},
    {"Empty Rectangle", "0402"},
    {"Turbot Fish", "0403"},
    {"Simple Colors Trap", "0500"},
    {"Simple Colors Wrap", "0501"},
    {"Multi Colors 1", "0502"},
    {"Multi Colors 2", "0503"},
    {"Uniqueness Test 1", "0600"},
    {"Uniqueness Test 2", "0601"},
    {"Uniqueness Test 3", "0602"},
    {"Uniqueness Test 4", "0603"},
    {"Uniqueness Test 5", "0604"},
    {"Uniqueness Test 6", "0605"},
    {"Hidden Rectangle", "0606"},
    {"Avoidable Rectangle Type 1", "0607"},
    {"Avoidable Rectangle Type 2", "0608"},
    {"Bivalue Universal Grave + 1", "0610"},
    {"X-Chain", "0701"},
    {"XY-Chain", "0702"},
    {"Remote Pair", "0703"},
    {"Continuous Nice Loop", "0706"},
    {"Discontinuous Nice Loop", "0707"},
    {"AIC", "0708"},
    {"Grouped Continuous Nice Loop", "0709"},
    {"Grouped Discontinuous Nice Loop", "0710"},
    {"Grouped AIC", "0711"},
    {"XY-Wing", "0800"},
    {"XYZ-Wing", "0801"},
    {"W-Wing", "0803"},
    {"Almost Locked Set XZ-Rule", "0901"},
    {"Almost Locked Set XY-Wing", "0902"},
    {"Almost Locked Set Chain", "0903"},
    {"Sue de Coq", "1101"},
    {"Forcing Chain Contradiction", "1301"},
    {"Forcing Chain Verity", "1302"},
    {"Forcing Net Contradiction", "1303"},
    {"Forcing Net Verity", "1304"},
};

enum { NAME_COUNT = sizeof NAMES / sizeof *NAMES };

static const char *code_of(const char *name, size_t length)
{
    for (int i = 0; i < NAME_COUNT; i++)
        if (strlen(NAMES[i][0]) == length && memcmp(NAMES[i][0], name, length) == 0)
            return NAMES[i][1];
    return "brute force";
}

/* ---- reading ---- */

typedef struct Golden {
    FILE *file;
    char line[MOST_LINE];
    char puzzle[82];
    char level[16];
    unsigned score;
    const char *rest; /* the text after the score */
} Golden;

/* Opens a golden file; false without the shared folder. */
static bool open_golden(Golden *golden, const char *name)
{
    char path[100];

    snprintf(path, sizeof path, "golden/hodoku/%s", name);
    golden->file = open_shared(path);
    return golden->file != NULL;
}

static bool read_golden(Golden *golden)
{
    int used = 0;

    if (fgets(golden->line, sizeof golden->line, golden->file) == NULL)
        return false;
    cr_assert_eq(sscanf(golden->line,
                        "{\"puzzle\":\"%81[^\"]\",\"level\":\"%15[^\"]\",\"score\":%u,%n",
                        golden->puzzle, golden->level, &golden->score, &used),
                 3, "%s", golden->line);
    golden->rest = golden->line + used;
    return true;
}

/* Reads "r4c23,r5c6" and adds the digit of the named cells; returns where it stopped. */
static const char *read_cells(const char *text, const char *end, ChCellSet *cells)
{
    while (text < end && *text == 'r') {
        const char *const row = ++text;
        const size_t rows = strspn(row, "123456789");
        const char *const column = row + rows + 1;
        const size_t columns = strspn(column, "123456789");
        for (size_t i = 0; i < rows; i++)
            for (size_t j = 0; j < columns; j++)
                ch_cells_add(cells, CH_CELL_AT(row[i] - '1', column[j] - '1'));
        text = column + columns;
        text += *text == ',' && text[1] == 'r';
    }
    return text;
}

/* Reads "r1c1=2" or "r1c23<>4, r5c5<>6" as candidates; true: they are placed. */
static bool read_conclusion(const char *text, const char *end, ChCandidateSet *candidates)
{
    bool placed = false;

    while (text < end) {
        ChCellSet cells = {{0}};
        text = read_cells(text, end, &cells);
        placed = *text == '=';
        text += placed ? 1 : 2;
        for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
            ch_candidates_add(candidates, CH_CANDIDATE(cell, *text - '1'));
        text += strspn(text + 1, ", ") + 1;
    }
    return placed;
}

/* ---- comparing ---- */

static ChPlan hodoku(void)
{
    ChPlan plan;

    ch_hodoku_plan(&plan);
    return plan;
}

static bool concludes(const ChStep *step, const ChCandidateSet *candidates, bool placed)
{
    ChCandidateSet own = {{0}};

    if (placed != (step->placed != CH_NONE))
        return false;
    if (placed)
        ch_candidates_add(&own, step->placed);
    else
        own = step->detail->removed;
    return memcmp(&own, candidates, sizeof own) == 0;
}

/* Compares a log with the golden steps, a pair of quoted strings each; a placement by brute
 * force is a guess. */
static void check_steps(const ChLog *log, const Golden *golden)
{
    const char *at = strstr(golden->rest, "[[\"");
    uint32_t count = 0;

    for (at = at == NULL ? NULL : at + 1; at != NULL; count++) {
        const char *const name = at + 2;
        const char *const name_end = strchr(name, '"');
        const char *const conclusion = name_end + 3;
        const char *const end = strchr(conclusion, '"');
        const char *const code = code_of(name, (size_t)(name_end - name));
        ChCandidateSet candidates = {{0}};
        const bool placed = read_conclusion(conclusion, end, &candidates);
        cr_assert_lt(count, log->count, "%s: %.*s is missing", golden->puzzle, (int)(end - name),
                     name);
        const ChStep *const step = &log->step[count];
        const ChTechnique *const technique = ch_technique(step->technique);
        cr_assert(step->technique == CH_TECHNIQUE_GUESS ? strcmp(code, "brute force") == 0
                                                        : strcmp(code, technique->code) == 0,
                  "%s, step %u: %s instead of %.*s", golden->puzzle, count + 1, technique->key,
                  (int)(end - name), name);
        cr_assert(concludes(step, &candidates, placed), "%s, step %u: %.*s", golden->puzzle,
                  count + 1, (int)(end - name), name);
        at = end[1] == ']' && end[2] == ',' ? end + 3 : NULL;
    }
    cr_assert_eq(count, log->count);
}

static void check_grade(ChEngine *engine, ChSearch *search, const ChPlan *plan,
                        const Golden *golden)
{
    const ChPuzzle puzzle = puzzle_of(golden->puzzle);
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    ChHodokuGrade graded;
    uint8_t solution[CH_CELLS];

    ch_search_start(search, &alive, NULL, 1000000);
    cr_assert(ch_search_next(search, solution));
    cr_assert_eq(ch_hodoku_grade(engine, &puzzle, plan, solution, &graded), CH_OK);
    cr_assert_str_eq(ch_hodoku_level_name(graded.level), golden->level, "%s", golden->puzzle);
    cr_assert_eq(graded.score, golden->score, "%s: %u instead of %u", golden->puzzle, graded.score,
                 golden->score);
}

Test(hodoku, takes_the_same_steps)
{
    static Golden golden;
    static ChSearch search;
    ChEngine *const engine = new_engine();
    const ChPlan plan = hodoku();
    int count = 0;

    engine->state = state_for(&plan);
    if (!open_golden(&golden, "top400-steps.jsonl"))
        return;
    for (; read_golden(&golden); count++) {
        check_grade(engine, &search, &plan, &golden);
        check_steps(&engine->log, &golden);
    }
    cr_expect_gt(count, 0);
    fclose(golden.file);
    free(engine);
}

/* Returns the number of steps that have a HoDoKu code. */
static unsigned count_of(const ChLog *log, const char *code)
{
    unsigned count = 0;

    for (uint32_t i = 0; i < log->count; i++)
        count += strcmp(ch_technique(log->step[i].technique)->code, code) == 0;
    return count;
}

Test(hodoku, gives_the_same_level_score_and_counts)
{
    static Golden golden;
    static ChSearch search;
    ChEngine *const engine = new_engine();
    const ChPlan plan = hodoku();
    int count = 0;

    engine->state = state_for(&plan);
    if (!open_golden(&golden, "s17-1000-counts.jsonl"))
        return;
    for (; read_golden(&golden); count++) {
        check_grade(engine, &search, &plan, &golden);
        for (int i = 0; i < NAME_COUNT; i++) {
            char key[64];
            snprintf(key, sizeof key, "\"%s\":", NAMES[i][0]);
            const char *const found = strstr(golden.rest, key);
            const unsigned expected =
                found != NULL ? (unsigned)strtoul(found + strlen(key), NULL, 10) : 0;
            cr_assert_eq(count_of(&engine->log, NAMES[i][1]), expected, "%s: %s", golden.puzzle,
                         NAMES[i][0]);
        }
    }
    cr_expect_gt(count, 0);
    fclose(golden.file);
    free(engine);
}

/* ---- tests without a golden file ---- */

/* HoDoKu's levels and scores of puzzles where a chain of an odd number of cells would rule out
 * more than its first remote pair. */
Test(hodoku, remote_pairs_have_an_even_number_of_cells)
{
    static const Golden golden[] = {
        {.puzzle =
             "42..7.....67......19..4.5.......3.65....9.1..7....8.......5.7.49..6.....5......12",
         .level = "Hard",
         .score = 1198},
        {.puzzle =
             "9....8.....6.9....3..4....1..9....478..67......7....235......1...316...9.......7.",
         .level = "Hard",
         .score = 1372},
    };
    static ChSearch search;
    ChEngine *const engine = new_engine();
    const ChPlan plan = hodoku();

    engine->state = state_for(&plan);
    for (size_t i = 0; i < sizeof golden / sizeof *golden; i++)
        check_grade(engine, &search, &plan, &golden[i]);
    free(engine);
}

/* Solves with and without the tests ahead of searches. */
static void check_unfiltered(ChEngine *engine, const char *text)
{
    const ChPuzzle puzzle = puzzle_of(text);
    ChPlan plan = hodoku();
    ChHodokuGrade graded;
    uint64_t hash[2];

    for (int i = 0; i < 2; i++) {
        plan.options.unfiltered = i == 1;
        cr_assert_eq(ch_hodoku_grade(engine, &puzzle, &plan, NULL, &graded), CH_OK);
        hash[i] = ch_log_hash(&engine->log);
    }
    cr_expect_eq(hash[0], hash[1], "%s", text);
}

Test(hodoku, prefilters_change_no_step)
{
    char line[100];
    ChEngine *const engine = new_engine();
    const ChPlan plan = hodoku();
    FILE *const file = open_shared("puzzles/magictour-top1465.txt");
    int count = 0;

    engine->state = state_for(&plan);
    for (; file != NULL && fgets(line, sizeof line, file) != NULL; count++) {
        line[strcspn(line, "\r\n")] = '\0';
        if (count % 25 == 0)
            check_unfiltered(engine, line);
    }
    cr_expect(file == NULL || count > 1000);
    if (file != NULL)
        fclose(file);
    free(engine);
}

/* ---- almost locked sets ---- */

/* Compares the sets, which follow those of an earlier position, with those of the position
 * alone. */
static void check_sets(const ChHodokuSets *kept, const ChHodokuSets *alone, const char *text)
{
    cr_assert_eq(kept->count, alone->count, "%s", text);
    for (int i = 0; i < alone->count; i++) {
        const ChHodokuSet *const a = &kept->set[i];
        const ChHodokuSet *const b = &alone->set[i];
        cr_assert(ch_grid_cells_equal(a->cells, b->cells) && a->digits == b->digits &&
                      a->fruitful == b->fruitful && a->size == b->size,
                  "%s", text);
        CH_EACH_DIGIT(digit, b->digits)
            cr_assert(ch_grid_cells_equal(a->buds[digit], b->buds[digit]), "%s", text);
    }
}

/* Lists the sets before each step of the path but singles, and not each time.  Returns the number
 * of lists. */
static int check_sets_of_path(ChEngine *engine, const char *text)
{
    static ChHodokuSets kept;
    static ChHodokuSets alone;
    const ChPuzzle puzzle = puzzle_of(text);
    const ChPlan plan = hodoku();
    ChHodoku *const hodoku = engine->state;
    ChHodokuGrade graded;
    ChBoard board;
    int lists = 0;

    cr_assert_eq(ch_hodoku_grade(engine, &puzzle, &plan, NULL, &graded), CH_OK);
    ch_board_load(&board, &puzzle);
    ch_hodoku_start(hodoku, &puzzle, &board);
    kept.is_kept = false;
    for (uint32_t i = 0; i < engine->log.count; i++) {
        if (engine->log.step[i].detail != NULL && i % 3 != 0) {
            alone.is_kept = false;
            ch_hodoku_find_sets(&kept, &hodoku->grid);
            ch_hodoku_find_sets(&alone, &hodoku->grid);
            check_sets(&kept, &alone, text);
            lists++;
        }
        plan.profile->state.after_step(hodoku, &engine->log.step[i]);
    }
    return lists;
}

Test(hodoku, sets_follow_the_grid)
{
    char line[100];
    ChEngine *const engine = new_engine();
    const ChPlan plan = hodoku();
    FILE *const file = open_shared("puzzles/magictour-top1465.txt");
    int count = 0;
    int lists = 0;

    engine->state = state_for(&plan);
    for (; file != NULL && fgets(line, sizeof line, file) != NULL; count++) {
        line[strcspn(line, "\r\n")] = '\0';
        if (count % 25 == 1)
            lists += check_sets_of_path(engine, line);
    }
    cr_expect(file == NULL || lists > 500);
    if (file != NULL)
        fclose(file);
    free(engine);
}

/* ---- steps that prove one solution ---- */

/* Compares the first steps with the search: they must not fill a grid that has no solution, or
 * several.  Returns whether they fill it. */
static bool check_begin(ChEngine *engine, ChSearch *search, const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    const ChPlan plan = hodoku();
    uint8_t solution[2][CH_CELLS];
    uint8_t found[CH_CELLS];
    ChHodokuGrade grade[2];

    ch_search_start(search, &alive, NULL, 1000000);
    const bool some = ch_search_next(search, solution[0]);
    const bool is_unique = some && !ch_search_next(search, solution[1]);
    const bool filled = ch_hodoku_begin(engine, puzzle, &plan, found);
    cr_assert(is_unique || !filled);
    if (!is_unique)
        return false;
    if (filled)
        cr_assert_arr_eq(found, solution[0], sizeof found);
    cr_assert_eq(ch_hodoku_grade_begun(engine, &plan, solution[0], &grade[0]), CH_OK);
    const uint64_t hash = ch_log_hash(&engine->log);
    cr_assert_eq(ch_hodoku_grade(engine, puzzle, &plan, solution[0], &grade[1]), CH_OK);
    cr_assert_eq(ch_log_hash(&engine->log), hash);
    cr_assert_eq(grade[0].score, grade[1].score);
    cr_assert_eq(grade[0].level, grade[1].level);
    cr_assert_eq(grade[0].forced, grade[1].forced);
    return filled;
}

/* Tries the puzzle, and that with any of its digits changed or taken away. */
static int check_variants(ChEngine *engine, ChSearch *search, const ChPuzzle *puzzle)
{
    int filled = check_begin(engine, search, puzzle);

    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit <= CH_NO_DIGIT && puzzle->given[cell] != CH_NO_DIGIT; digit++) {
            ChPuzzle other = *puzzle;
            other.given[cell] = (uint8_t)digit;
            filled += check_begin(engine, search, &other);
        }
    return filled;
}

Test(hodoku, fills_a_grid_only_where_there_is_one_solution)
{
    static const char *const puzzles[] = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....",
        "42..7.....67......19..4.5.......3.65....9.1..7....8.......5.7.49..6.....5......12",
        "9....8.....6.9....3..4....1..9....478..67......7....235......1...316...9.......7.",
        ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
    };
    static ChSearch search;
    ChEngine *const engine = new_engine();
    const ChPlan plan = hodoku();
    int filled = 0;

    engine->state = state_for(&plan);
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        const ChPuzzle puzzle = puzzle_of(puzzles[i]);
        filled += check_variants(engine, &search, &puzzle);
    }
    cr_expect_gt(filled, 0);
    free(engine);
}

/* The score comes from the slots, not the techniques: a slot may find steps with the name of
 * another. */
Test(hodoku, gives_up_without_a_solution_to_copy)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = hodoku();
    const ChPuzzle puzzle = puzzle_of(
        "12345678.....................................................................1..");
    ChHodokuGrade graded;

    engine->state = state_for(&plan);
    cr_assert_eq(ch_hodoku_grade(engine, &puzzle, &plan, NULL, &graded), CH_OK);
    cr_expect(graded.has_given_up);
    cr_expect_eq(graded.level, 5);
    cr_expect_geq(graded.score, 20000u);
    free(engine);
}

/* test_order.c - the default order holds what its principle says (src/engine/default_order.def).
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "case_line.h"
#include "order_reason.h"
#include "orders.h"

/* Returns the row of a technique in the default profile, or else the number of rows: a sub-type has
 * none. */
static int row_of(int technique)
{
    const ChProfile *const profile = ch_profile_at(0);

    for (int row = 0; row < profile->count; row++)
        if (profile->row[row].technique == technique)
            return row;
    return profile->count;
}

enum { LONGEST = 9 };

/* Techniques in the order in which they must come, if not necessarily one right after another; ends
 * with CH_TECHNIQUE_NONE. */
typedef uint16_t Sequence[LONGEST];

#define T(name) CH_TECHNIQUE_##name

/* Each technique contains the one before it, or is larger. */
static const Sequence CONTAINED[] = {
    {T(LOCKED_PAIR), T(LOCKED_TRIPLE), T(ALMOST_LOCKED_PAIR), T(ALMOST_LOCKED_TRIPLE)},
    {T(POINTING), T(ALMOST_LOCKED_PAIR)},
    {T(CLAIMING), T(ALMOST_LOCKED_PAIR)},
    {T(NAKED_PAIR), T(NAKED_TRIPLE), T(NAKED_QUADRUPLE)},
    {T(HIDDEN_PAIR), T(HIDDEN_TRIPLE), T(HIDDEN_QUADRUPLE)},
    {T(NAKED_PAIR), T(REMOTE_PAIR)},
    /* fish: larger after smaller, finned after basic, boxes after lines, mutant after Franken */
    {T(X_WING), T(SWORDFISH), T(JELLYFISH), T(SQUIRMBAG), T(WHALE), T(LEVIATHAN)},
    {T(X_WING), T(FINNED_X_WING), T(FINNED_SWORDFISH), T(FINNED_JELLYFISH), T(FINNED_SQUIRMBAG),
     T(FINNED_WHALE), T(FINNED_LEVIATHAN)},
    {T(X_WING), T(SASHIMI_X_WING), T(SASHIMI_SWORDFISH), T(SASHIMI_JELLYFISH), T(SASHIMI_SQUIRMBAG),
     T(SASHIMI_WHALE), T(SASHIMI_LEVIATHAN)},
    {T(X_WING), T(FRANKEN_X_WING), T(FRANKEN_SWORDFISH), T(FRANKEN_JELLYFISH), T(FRANKEN_SQUIRMBAG),
     T(FRANKEN_WHALE), T(FRANKEN_LEVIATHAN)},
    {T(FRANKEN_X_WING), T(FINNED_FRANKEN_X_WING), T(FINNED_FRANKEN_SWORDFISH),
     T(FINNED_FRANKEN_JELLYFISH), T(FINNED_FRANKEN_SQUIRMBAG), T(FINNED_FRANKEN_WHALE),
     T(FINNED_FRANKEN_LEVIATHAN)},
    {T(FRANKEN_X_WING), T(MUTANT_X_WING), T(MUTANT_SWORDFISH), T(MUTANT_JELLYFISH),
     T(MUTANT_SQUIRMBAG), T(MUTANT_WHALE), T(MUTANT_LEVIATHAN)},
    {T(MUTANT_X_WING), T(FINNED_MUTANT_X_WING), T(FINNED_MUTANT_SWORDFISH),
     T(FINNED_MUTANT_JELLYFISH), T(FINNED_MUTANT_SQUIRMBAG), T(FINNED_MUTANT_WHALE),
     T(FINNED_MUTANT_LEVIATHAN)},
    {T(SWORDFISH), T(FINNED_SWORDFISH), T(SASHIMI_SWORDFISH), T(FRANKEN_SWORDFISH),
     T(FINNED_FRANKEN_SWORDFISH), T(MUTANT_SWORDFISH), T(FINNED_MUTANT_SWORDFISH)},
    {T(JELLYFISH), T(FINNED_JELLYFISH), T(SASHIMI_JELLYFISH), T(FRANKEN_JELLYFISH),
     T(FINNED_FRANKEN_JELLYFISH), T(MUTANT_JELLYFISH), T(FINNED_MUTANT_JELLYFISH)},
    {T(FINNED_SWORDFISH), T(SIAMESE_FINNED_SWORDFISH), T(SIAMESE_FINNED_FRANKEN_SWORDFISH),
     T(SIAMESE_FINNED_MUTANT_SWORDFISH)},
    {T(FINNED_JELLYFISH), T(SIAMESE_FINNED_JELLYFISH), T(SIAMESE_FINNED_FRANKEN_JELLYFISH),
     T(SIAMESE_FINNED_MUTANT_JELLYFISH)},
    {T(SASHIMI_SWORDFISH), T(SIAMESE_SASHIMI_SWORDFISH)},
    {T(SASHIMI_JELLYFISH), T(SIAMESE_SASHIMI_JELLYFISH)},
    {T(FINNED_SWORDFISH), T(KRAKEN_FISH_1), T(KRAKEN_FISH_2)},
    {T(FINNED_JELLYFISH), T(FISH_AIC)},
    /* one digit: grouped after plain, more links after fewer */
    {T(TWO_STRING_KITE), T(GROUPED_TWO_STRING_KITE), T(GROUPED_X_CHAIN)},
    {T(SKYSCRAPER), T(SIMPLE_COLOURS_TRAP), T(MULTI_COLOURS_1), T(3D_MEDUSA)},
    {T(TURBOT_FISH), T(SIMPLE_COLOURS_WRAP), T(MULTI_COLOURS_2), T(3D_MEDUSA)},
    {T(TURBOT_FISH), T(BROKEN_WING)},
    {T(SKYSCRAPER), T(X_CHAIN), T(GROUPED_X_CHAIN), T(GROUPED_AIC)},
    /* wings */
    {T(XY_WING), T(XYZ_WING), T(WXYZ_WING), T(VWXYZ_WING), T(UVWXYZ_WING), T(TUVWXYZ_WING),
     T(STUVWXYZ_WING), T(RSTUVWXYZ_WING)},
    {T(W_WING), T(GROUPED_W_WING)},
    {T(M_WING), T(GROUPED_M_WING)},
    {T(S_WING), T(GROUPED_S_WING)},
    {T(L_WING), T(GROUPED_L_WING)},
    {T(H_WING), T(GROUPED_H_WING)},
    /* chains: AIC after X-chain and XY-chain, grouped after plain, sets after groups */
    {T(X_CHAIN), T(AIC), T(GROUPED_AIC), T(ALS_AIC), T(FORCING_NET_CONTRADICTION)},
    {T(XY_WING), T(XY_CHAIN), T(AIC), T(DISCONTINUOUS_LOOP)},
    {T(CONTINUOUS_LOOP), T(GROUPED_CONTINUOUS_LOOP), T(ALS_CONTINUOUS_LOOP)},
    {T(DISCONTINUOUS_LOOP), T(GROUPED_DISCONTINUOUS_LOOP), T(ALS_DISCONTINUOUS_LOOP)},
    {T(GROUPED_X_CHAIN), T(GROUPED_AIC)},
    {T(AIC), T(NISHIO), T(FORCING_CHAIN_CONTRADICTION), T(FORCING_NET_CONTRADICTION),
     T(NESTED_FORCING_NET)},
    {T(FORCING_CHAIN_VERITY_CELL), T(FORCING_NET_VERITY_CELL), T(NESTED_FORCING_NET)},
    {T(FORCING_CHAIN_VERITY_HOUSE), T(FORCING_NET_VERITY_HOUSE), T(NESTED_FORCING_NET)},
    /* almost locked sets */
    {T(ALS_XZ), T(ALS_XY_WING), T(ALS_CHAIN), T(DEATH_BLOSSOM)},
    {T(W_WING), T(ALS_W_WING)},
    {T(SUE_DE_COQ), T(EXTENDED_SUE_DE_COQ), T(MULTI_SECTOR_LOCKED_SETS)},
    {T(EXTENDED_SUE_DE_COQ), T(RECTANGLE_SUE_DE_COQ)},
    {T(ALS_XZ), T(ALS_XY_WING), T(AALS_WITH_TWO_RESTRICTED_COMMONS), T(SET_DEATH_BLOSSOM)},
    {T(ALS_XZ), T(RECTANGLE_ALS_XZ)},
    {T(ALS_XZ), T(RECTANGLE_BURRED_SUBSET)},
    {T(RECTANGLE_WING), T(RECTANGLE_DEATH_BLOSSOM)},
    {T(EXTENDED_SUE_DE_COQ), T(DISTRIBUTED_DISJOINT_SUBSET)},
    {T(ALIGNED_PAIR_EXCLUSION), T(ALIGNED_TRIPLE_EXCLUSION)},
    /* deadly patterns */
    {T(UNIQUE_RECTANGLE_1), T(UNIQUE_RECTANGLE_2), T(UNIQUE_RECTANGLE_5)},
    {T(UNIQUE_RECTANGLE_1), T(UNIQUE_LOOP_1), T(EXTENDED_RECTANGLE_1)},
    {T(UNIQUE_RECTANGLE_2), T(UNIQUE_LOOP_2), T(EXTENDED_RECTANGLE_2)},
    {T(UNIQUE_RECTANGLE_3), T(UNIQUE_LOOP_3), T(EXTENDED_RECTANGLE_3)},
    {T(UNIQUE_RECTANGLE_4), T(UNIQUE_LOOP_4), T(EXTENDED_RECTANGLE_4)},
    {T(UNIQUE_RECTANGLE_4), T(UNIQUE_RECTANGLE_6), T(HIDDEN_RECTANGLE),
     T(UNIQUE_RECTANGLE_WITH_CONJUGATE_PAIRS)},
    {T(AVOIDABLE_RECTANGLE_1), T(AVOIDABLE_RECTANGLE_2)},
    {T(GROUPED_AIC), T(RECTANGLE_AIC)},
    {T(GROUPED_AIC), T(FISH_AIC)},
    {T(FORCING_CHAIN_VERITY_HOUSE), T(FORCING_CHAIN_VERITY_PATTERN)},
    {T(BUG_1), T(BUG_2), T(BUG_3), T(BUG_4), T(BUG_N)},
    {T(UNIQUE_LOOP_1), T(BUG_LITE_1), T(BUG_LITE_2), T(BUG_LITE_3), T(BUG_LITE_4)},
    {T(FIREWORK_TRIPLE), T(FIREWORK_QUADRUPLE)},
    {T(BIVALUE_ODDAGON), T(TRIDAGON), T(IMPOSSIBLE_PATTERN)},
};

/* A special case, then the wider technique that would hide it. */
static const Sequence SPECIAL[] = {
    {T(LOCKED_PAIR), T(NAKED_PAIR)},
    {T(LOCKED_TRIPLE), T(NAKED_TRIPLE)},
    {T(SKYSCRAPER), T(TURBOT_FISH), T(X_CHAIN)},
    {T(DUAL_TWO_STRING_KITE), T(TWO_STRING_KITE), T(TURBOT_FISH)},
    {T(DUAL_EMPTY_RECTANGLE), T(EMPTY_RECTANGLE), T(GROUPED_X_CHAIN)},
    {T(REMOTE_PAIR), T(XY_CHAIN)},
    {T(WXYZ_WING), T(ALS_XZ)},
    {T(VWXYZ_WING), T(ALS_XZ)},
    {T(SUE_DE_COQ), T(ALS_XZ)},
    {T(W_WING), T(AIC)},
    {T(M_WING), T(AIC)},
    {T(S_WING), T(AIC)},
    {T(L_WING), T(AIC)},
    {T(H_WING), T(AIC)},
    {T(CONTINUOUS_LOOP), T(AIC)},
    {T(GROUPED_W_WING), T(GROUPED_AIC)},
    {T(GROUPED_M_WING), T(GROUPED_AIC)},
    {T(GROUPED_S_WING), T(GROUPED_AIC)},
    {T(GROUPED_L_WING), T(GROUPED_AIC)},
    {T(GROUPED_H_WING), T(GROUPED_AIC)},
    {T(FISH_AIC), T(KRAKEN_FISH_2)},
    {T(DOUBLE_JUNIOR_EXOCET), T(JUNIOR_EXOCET), T(SENIOR_EXOCET), T(COMPLEX_SENIOR_EXOCET)},
};

/* Of the same kind: one digit, then several. */
static const Sequence SEVERAL_DIGITS[] = {
    {T(X_WING), T(XY_WING)},
    {T(SKYSCRAPER), T(W_WING)},
    {T(TURBOT_FISH), T(M_WING)},
    {T(X_CHAIN), T(XY_CHAIN), T(AIC)},
    {T(GROUPED_X_CHAIN), T(GROUPED_AIC)},
    {T(MULTI_COLOURS_1), T(3D_MEDUSA)},
    {T(FRANKEN_X_WING), T(SK_LOOP), T(MULTI_SECTOR_LOCKED_SETS)},
};

static void expect_sequences(const Sequence *sequences, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (const uint16_t *at = sequences[i]; at[1] != CH_TECHNIQUE_NONE; at++) {
            cr_expect_lt(row_of(at[1]), ch_profile_at(0)->count, "%s", ch_technique(at[1])->key);
            cr_expect_lt(row_of(at[0]), row_of(at[1]), "%s must come before %s",
                         ch_technique(at[0])->key, ch_technique(at[1])->key);
        }
}

#define EXPECT_SEQUENCES(sequences)                                                                \
    expect_sequences(sequences, sizeof(sequences) / sizeof *(sequences))

Test(order, a_technique_comes_after_those_that_it_contains)
{
    EXPECT_SEQUENCES(CONTAINED);
}

Test(order, a_special_case_comes_before_the_wider_technique)
{
    EXPECT_SEQUENCES(SPECIAL);
}

Test(order, one_digit_comes_before_several)
{
    EXPECT_SEQUENCES(SEVERAL_DIGITS);
}

static bool is_in(int technique, const char *families)
{
    char name[64];

    snprintf(name, sizeof name, " %s ", ch_technique(technique)->family);
    return strstr(families, name) != NULL;
}

/* What contains a Sue de Coq or a chain, besides the pattern that its family is about. */
static bool is_late(int technique)
{
    return technique == T(RECTANGLE_SUE_DE_COQ) || technique == T(RECTANGLE_AIC) ||
           technique == T(RECTANGLE_ALS_XZ) || technique == T(RECTANGLE_BURRED_SUBSET) ||
           technique == T(RECTANGLE_DEATH_BLOSSOM) || technique == T(FORCING_CHAIN_VERITY_PATTERN);
}

/* Checks that the rows of FAMILIES, surrounded by blanks, lie between two techniques, but for late
 * ones. */
static void expect_between(const char *families, int after, int before)
{
    const ChProfile *const profile = ch_profile_at(0);
    int count = 0;

    for (int row = 0; row < profile->count; row++) {
        if (!is_in(profile->row[row].technique, families) || is_late(profile->row[row].technique))
            continue;
        count++;
        cr_expect(row > row_of(after) && row < row_of(before), "%s must lie between %s and %s",
                  ch_technique(profile->row[row].technique)->key, ch_technique(after)->key,
                  before == CH_TECHNIQUE_NONE ? "the end" : ch_technique(before)->key);
    }
    cr_expect_gt(count, 0, "no technique is of%s", families);
}

/* SudokuWiki, HoDoKu and Sudoku Explainer teach rectangles after the XYZ-wing or before it, and
 * all deadly patterns before general chains, but for what contains such a chain. */
Test(order, uniqueness_comes_where_it_is_taught)
{
    expect_between(" uniqueness ", T(XYZ_WING), T(AIC));
}

Test(order, one_house_comes_before_several)
{
    expect_between(" subsets ", T(NAKED_SINGLE), T(X_WING));
    expect_between(" fish single-digit wings colouring chains ", T(HIDDEN_QUADRUPLE),
                   T(TEMPLATE_SET));
}

Test(order, patterns_come_before_assumptions)
{
    expect_between(" wings colouring uniqueness ", T(HIDDEN_QUADRUPLE), T(NISHIO));
    expect_between(" forcing ", T(ALS_XY_WING), CH_TECHNIQUE_NONE);
}

/* ---- whole orders ---- */

/* Returns the plan of all techniques in a named order. */
static ChPlan plan_in_order(const char *name)
{
    ChPlan plan;

    cr_assert_eq(ch_plan_make_in_order(&plan, ch_profile_at(0), "all", name, NULL), CH_OK, "%s",
                 name);
    return plan;
}

Test(order, a_named_order_has_only_known_names)
{
    for (int i = 0; ch_named_order_at(i) != NULL; i++) {
        ChTechniqueSet set;
        ChFault fault;
        const ChNamedOrder *const order = ch_named_order_at(i);
        cr_expect_eq(ch_plan_techniques(&set, ch_profile_at(0), order->list, &fault), CH_OK,
                     "%s, column %u", order->name, fault.column);
    }
    cr_expect_null(ch_named_order_at(-1));
}

Test(order, the_default_order_is_that_of_the_profile)
{
    const ChPlan plan = plan_in_order("default");

    cr_expect_not(plan.reordered);
    for (int row = 0; row < plan.count; row++)
        cr_expect_eq(plan.row[row].technique, ch_profile_at(0)->row[row].technique);
}

/* Returns the first row of a plan that has a technique of a row of a profile. */
static int first_row(const ChPlan *plan, const ChProfileRow *of)
{
    int first = ch_plan_row_of(plan, of->technique);

    for (int i = 0; i < CH_ROW_ALSO && of->also[i] != CH_TECHNIQUE_NONE; i++)
        if (ch_plan_row_of(plan, of->also[i]) < first)
            first = ch_plan_row_of(plan, of->also[i]);
    return first;
}

Test(order, hodoku_has_the_order_of_its_profile)
{
    const ChPlan plan = plan_in_order("HoDoKu");
    const ChProfile *const profile = ch_profile_by_name("hodoku", 6);

    cr_expect(plan.reordered);
    for (int row = 1; row < profile->count; row++)
        cr_expect_lt(first_row(&plan, &profile->row[row - 1]), first_row(&plan, &profile->row[row]),
                     "%s", ch_technique(profile->row[row].technique)->key);
}

Test(order, se_goes_by_the_rating)
{
    const ChPlan plan = plan_in_order("se");
    int before = 0;

    for (int row = 0; row < plan.count; row++) {
        const ChTechnique *const technique = ch_technique(plan.row[row].technique);
        const int rating = technique->rating > 0 ? technique->rating : 1000;
        cr_expect_geq(rating, before, "%s", technique->key);
        before = rating;
    }
}

Test(order, sudokuwiki_teaches_jellyfish_before_rectangles)
{
    const ChPlan plan = plan_in_order("sudokuwiki");

    cr_expect_lt(ch_plan_row_of(&plan, T(HIDDEN_QUADRUPLE)), ch_plan_row_of(&plan, T(POINTING)));
    cr_expect_lt(ch_plan_row_of(&plan, T(JELLYFISH)), ch_plan_row_of(&plan, T(UNIQUE_RECTANGLE_1)));
    cr_expect_lt(ch_plan_row_of(&plan, T(JUNIOR_EXOCET)), ch_plan_row_of(&plan, T(AIC)));
}

/* ---- the number of cells ---- */

/* Returns the cell of a mark that shows one of the pattern's cells; CH_NONE for other marks. */
static int cell_of_mark(const ChMark *mark)
{
    switch (mark->role) {
    case CH_ROLE_CELL:
    case CH_ROLE_PIVOT:
    case CH_ROLE_SET_CELL:
        return mark->thing;
    case CH_ROLE_FIN:
    case CH_ROLE_COLOUR:
    case CH_ROLE_GUARDIAN:
    case CH_ROLE_INNER:
    case CH_ROLE_LINK_FROM:
    case CH_ROLE_LINK_TO:
        return CH_CANDIDATE_CELL(mark->thing);
    default:
        return CH_NONE;
    }
}

/* Returns the number of cells in the pattern of the first step that the technique has in a case. */
static int count_cells(const CaseLine *line)
{
    static ChLogReplay log_replay;
    ChEngine *const engine = new_engine();
    ChPlan plan = plan_of(line->technique->key);
    ChCellSet cells = {{0}};
    ChStepRecord step;

    ch_techniques_add(&plan.ends, line->technique->number);
    cr_assert_eq(ch_engine_solve(engine, &line->puzzle, &plan, false), CH_OK);
    ch_log_replay_start(&log_replay, &engine->log);
    cr_assert(ch_log_replay_next(&log_replay, false, &step), "%s", line->technique->key);
    for (const ChMark *mark = step.mark; mark < ch_marks_end(&step); mark++)
        if (cell_of_mark(mark) != CH_NONE)
            ch_cells_add(&cells, cell_of_mark(mark));
    free(engine);
    return ch_cells_count(cells);
}

/* Large sets of cells are looked for last.  Fish and patterns of one digit are found line by line,
 * chains and colours link by link, and deadly patterns come where they are taught. */
Test(order, no_pattern_of_more_than_five_cells_comes_before_general_chains_and_sets)
{
    static const char *const files[] = {"wings",           "als",     "exotic",
                                        "exotic-patterns", "subsets", "intersections"};
    const int last = row_of(T(AIC)) > row_of(T(ALS_XZ)) ? row_of(T(AIC)) : row_of(T(ALS_XZ));
    int count = 0;

    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[1000];
        char text[CASE_LINE];
        snprintf(path, sizeof path, "%s/tests/strategies/cases/%s.txt", getenv("CH_SOURCE"),
                 files[i]);
        FILE *const file = fopen(path, "r");
        cr_assert(file != NULL, "%s", path);
        while (fgets(text, sizeof text, file) != NULL) {
            CaseLine line;
            if (!is_case_line(text))
                continue;
            cr_assert_null(read_case_line(text, &line));
            if (line.absent || row_of(line.technique->number) >= last)
                continue;
            count++;
            cr_expect_leq(count_cells(&line), 5, "%s", line.technique->key);
        }
        fclose(file);
    }
    cr_expect_geq(count, 100);
}

/* ---- reasons ---- */

Test(order, every_row_has_a_reason)
{
    const ChProfile *const profile = ch_profile_at(0);

    for (int row = 0; row < profile->count; row++)
        cr_expect(ch_order_reason(profile->row[row].technique) != NULL, "%s",
                  ch_technique(profile->row[row].technique)->key);
    cr_expect_null(ch_order_reason(CH_TECHNIQUE_NONE));
    cr_expect_null(ch_order_reason(CH_TECHNIQUE_GUESS));
}

/* oracle_placing.c - Techniques that follow from the ways to place digits, by their definitions:
 * templates, nishio, aligned exclusion.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

/* ---- templates ---- */

typedef struct Templates {
    const Marks *marks;
    int digit;
    int cell[9];        /* chosen so far, a cell a row */
    int count;          /* of complete ones */
    int through[CELLS]; /* of these */
} Templates;

static bool is_free_of(const Templates *templates, int row, int cell)
{
    for (int i = 0; i < row; i++)
        if (sees[templates->cell[i]][cell])
            return false;
    return true;
}

/* A digit that is placed stands in each template. */
static bool is_place(const Marks *marks, int cell, int digit)
{
    return marks->can[cell][digit] || marks->digit[cell] == digit;
}

static void each_template(Templates *templates, int row)
{
    if (row == 9) {
        templates->count++;
        for (int i = 0; i < 9; i++)
            templates->through[templates->cell[i]]++;
        return;
    }
    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[ROWS + row][i];
        if (is_place(templates->marks, cell, templates->digit) &&
            is_free_of(templates, row, cell)) {
            templates->cell[row] = cell;
            each_template(templates, row + 1);
        }
    }
}

/* What depends on digits that have more templates in all may take too long to prove, so the finder
 * may miss it (CH_PREMISE_LINES). */
enum { FEW_DIGITS = 5, FEW_TEMPLATES = 50 };

static void excuse(bool defined[CELLS][DIGITS], bool optional[CELLS][DIGITS], int digit)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (defined[cell][digit]) {
            defined[cell][digit] = false;
            optional[cell][digit] = true;
        }
}

/* Removes a digit from cells that no template uses, and other digits from cells that all use; until
 * nothing changes. A digit without a template is a contradiction, and all follows from it. */
static void overlay(const Marks *marks, Found *set, Found *deleted)
{
    Marks now = *marks;
    int used[DIGITS]; /* the digits on which the templates of each depend */
    int count[DIGITS];
    bool changes = true;

    for (int digit = 0; digit < DIGITS; digit++) {
        Templates templates = {.marks = &now, .digit = digit};
        each_template(&templates, 0);
        used[digit] = 1 << digit;
        count[digit] = templates.count;
    }

    while (changes) {
        changes = false;
        for (int digit = 0; digit < DIGITS; digit++) {
            Templates templates = {.marks = &now, .digit = digit};
            each_template(&templates, 0);
            if (templates.count == 0) {
                *set = *deleted = (Found){0};
                memset(set->optional, true, sizeof set->optional);
                memset(deleted->optional, true, sizeof deleted->optional);
                return;
            }
            for (int cell = 0; cell < CELLS; cell++) {
                if (!now.can[cell][digit])
                    continue;
                if (templates.through[cell] == 0) {
                    now.can[cell][digit] = false;
                    deleted->removed[cell][digit] = true;
                    changes = true;
                } else if (templates.through[cell] == templates.count) {
                    set->placed[cell][digit] = true;
                    for (int other = 0; other < DIGITS; other++)
                        if (other != digit && now.can[cell][other]) {
                            now.can[cell][other] = false;
                            deleted->removed[cell][other] = true;
                            used[other] |= used[digit];
                            changes = true;
                        }
                }
            }
        }
    }
    for (int digit = 0; digit < DIGITS; digit++) {
        int all = 0;
        for (int other = 0; other < DIGITS; other++)
            all += used[digit] >> other & 1 ? count[other] : 0;
        if (count_bits(used[digit]) > FEW_DIGITS && all > FEW_TEMPLATES) {
            excuse(set->placed, set->optional, digit);
            excuse(deleted->removed, deleted->optional, digit);
        }
    }
}

static void find_template_set(const Marks *marks, Found *found)
{
    Found deleted = {0};

    overlay(marks, found, &deleted);
}

static void find_template_delete(const Marks *marks, Found *found)
{
    Found set = {0};

    overlay(marks, &set, found);
}

/* ---- nishio ---- */

/* Crosses a digit out in the cells that a cell sees. */
static void cross_out(Marks *marks, int cell, int digit)
{
    for (int other = 0; other < CELLS; other++)
        if (sees[cell][other])
            marks->can[other][digit] = false;
}

/* Follows one digit alone from a cell; returns whether a house is left without a place. */
static bool fails_alone(const Marks *marks, int start, int digit)
{
    Marks now = *marks;
    bool is_in[CELLS] = {false};
    int place[9];

    is_in[start] = true;
    cross_out(&now, start, digit);
    for (bool changes = true; changes;) {
        changes = false;
        for (int house = 0; house < HOUSES; house++) {
            bool has_digit = false;
            for (int i = 0; i < 9; i++)
                has_digit = has_digit || marks->digit[house_cell[house][i]] == digit;
            const int count = places_of(&now, house, digit, place);
            if (count == 0 && !has_digit)
                return true;
            if (count == 1 && !is_in[place[0]]) {
                is_in[place[0]] = true;
                cross_out(&now, place[0], digit);
                changes = true;
            }
        }
    }
    return false;
}

static void find_nishio(const Marks *marks, Found *found)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (marks->can[cell][digit] && fails_alone(marks, cell, digit))
                found->removed[cell][digit] = true;
}

/* ---- aligned exclusion ---- */

enum { MOST_ALIGNED = 4, MOST_USED = 8 };

/* Cells, the choice of a digit for each, and the excluders: cells that see all of them. */
typedef struct Aligned {
    const Marks *marks;
    int count;
    int cell[MOST_ALIGNED];
    int digit[MOST_ALIGNED];
    int excluders;
    int excluder[CELLS];
} Aligned;

/* Lists the cells with two candidates, or up to MOST, that see all the cells. */
static void list_excluders(Aligned *aligned, int most)
{
    aligned->excluders = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        const int candidates = count_bits(digits_of(aligned->marks, cell));
        bool sees_all = candidates >= 2 && candidates <= most;
        for (int i = 0; i < aligned->count; i++)
            sees_all = sees_all && sees[cell][aligned->cell[i]];
        if (sees_all)
            aligned->excluder[aligned->excluders++] = cell;
    }
}

/* Returns whether two of the cells cannot have the digits chosen for them, or an excluder among
 * those USED would be left with nothing. */
static bool is_excluded(const Aligned *aligned, int used)
{
    int chosen = 0;

    for (int i = 0; i < aligned->count; i++) {
        for (int j = 0; j < i; j++)
            if (aligned->digit[i] == aligned->digit[j] && sees[aligned->cell[i]][aligned->cell[j]])
                return true;
        chosen |= 1 << aligned->digit[i];
    }
    for (int i = 0; i < aligned->excluders; i++)
        if ((used >> i & 1) && (digits_of(aligned->marks, aligned->excluder[i]) & ~chosen) == 0)
            return true;
    return false;
}

/* Returns whether every choice for the cells from INDEX on is excluded; one cell has its digit. */
static bool excludes_all(Aligned *aligned, int index, int fixed, int used)
{
    if (index == aligned->count || index == MOST_ALIGNED)
        return is_excluded(aligned, used);
    if (index == fixed)
        return excludes_all(aligned, index + 1, fixed, used);
    for (int digit = 0; digit < DIGITS; digit++) {
        aligned->digit[index] = digit;
        if (aligned->marks->can[aligned->cell[index]][digit] &&
            !excludes_all(aligned, index + 1, fixed, used))
            return false;
    }
    return true;
}

/* Returns whether the elimination from a cell needs all other cells and the excluders used. */
static bool needs_all_used(const Aligned *aligned, int one, int used, const Found *lost)
{
    Premise premise[MOST_PREMISES];
    int count = 0;

    for (int i = 0; i < aligned->count; i++)
        if (i != one)
            premise[count++] = (Premise){NOTHING, aligned->cell[i]};
    for (int i = 0; i < aligned->excluders && count < MOST_PREMISES; i++)
        if (used >> i & 1)
            premise[count++] = (Premise){NOTHING, aligned->excluder[i]};
    return needs_all_premises(aligned->marks, premise, count, lost);
}

/* Tries to remove a digit from one of the cells by every set of excluders. One excluder alone is a
 * naked subset. Where a set shows that the digit is false, but some premise is not needed, the
 * finder may have it. */
static void try_digit(Aligned *aligned, int one, int digit, Found *found)
{
    Found lost = {0};

    rule_out(aligned->marks, &lost, aligned->cell[one], digit);
    aligned->digit[one] = digit;
    if (!excludes_all(aligned, 0, one, (1 << aligned->excluders) - 1))
        return;
    add_optional(found, &lost);
    for (int used = 1; used < 1 << aligned->excluders; used++) {
        aligned->digit[one] = digit;
        if (count_bits(used) >= 2 && count_bits(used) <= MOST_USED &&
            excludes_all(aligned, 0, one, used) && needs_all_used(aligned, one, used, &lost)) {
            add_found(found, &lost);
            return;
        }
    }
}

static void try_aligned(Aligned *aligned, int most, Found *found)
{
    list_excluders(aligned, most);
    for (int one = 0; one < aligned->count; one++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (aligned->marks->can[aligned->cell[one]][digit])
                try_digit(aligned, one, digit, found);
}

static bool is_empty(const Marks *marks, int cell)
{
    return marks->digit[cell] == NOTHING;
}

static void find_aligned_pairs(const Marks *marks, Found *found)
{
    for (int a = 0; a < CELLS; a++)
        for (int b = a + 1; b < CELLS; b++)
            if (is_empty(marks, a) && is_empty(marks, b))
                try_aligned(&(Aligned){.marks = marks, .count = 2, .cell = {a, b}}, 2, found);
}

/* One of three cells, with two or three candidates, sees another. */
static bool is_near(const Marks *marks, int cell, int one, int other)
{
    const int candidates = count_bits(digits_of(marks, cell));

    return (candidates == 2 || candidates == 3) && (sees[cell][one] || sees[cell][other]);
}

static void find_aligned_triples(const Marks *marks, Found *found)
{
    for (int a = 0; a < CELLS; a++)
        for (int b = a + 1; b < CELLS; b++)
            for (int c = b + 1; c < CELLS; c++)
                if (is_empty(marks, a) && is_empty(marks, b) && is_empty(marks, c) &&
                    (is_near(marks, a, b, c) || is_near(marks, b, a, c) || is_near(marks, c, a, b)))
                    try_aligned(&(Aligned){.marks = marks, .count = 3, .cell = {a, b, c}}, 3,
                                found);
}

/* The four, and their excluders, have two to four candidates. */
static bool is_small(const Marks *marks, int cell)
{
    const int candidates = count_bits(digits_of(marks, cell));

    return is_empty(marks, cell) && candidates >= 2 && candidates <= 4;
}

static void find_aligned_quadruples(const Marks *marks, Found *found)
{
    int small[CELLS];
    int count = 0;

    for (int cell = 0; cell < CELLS; cell++)
        if (is_small(marks, cell))
            small[count++] = cell;
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count; b++)
            for (int c = b + 1; c < count; c++)
                for (int d = c + 1; d < count; d++) {
                    Aligned aligned = {.marks = marks,
                                       .count = 4,
                                       .cell = {small[a], small[b], small[c], small[d]}};
                    list_excluders(&aligned, 4);
                    if (aligned.excluders >= 2)
                        try_aligned(&aligned, 4, found);
                }
}

const Oracle placing_oracles[] = {
    {"template-set", NULL, find_template_set, false},
    {"template-delete", NULL, find_template_delete, false},
    {"nishio", NULL, find_nishio, false},
    {"aligned-pair-exclusion", NULL, find_aligned_pairs, false},
    {"aligned-triple-exclusion", "aligned-pair-exclusion", find_aligned_triples, false},
    {"aligned-quadruple-exclusion", "aligned-triple-exclusion", find_aligned_quadruples, false},
    {0}};

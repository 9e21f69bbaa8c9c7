/* notation_parts.c - writes cells, houses, digits and candidates as briefly as possible.
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_notation.h"

static void put_lines(ChText *out, char letter, unsigned lines)
{
    ch_text_char(out, letter);
    CH_EACH_DIGIT(digit, lines)
        ch_text_char(out, (char)('1' + digit));
}

/* Combines rows that have the same columns. */
void ch_notation_cells(ChText *out, const ChCellSet *cells)
{
    unsigned columns[9] = {0};
    unsigned written = 0;

    CH_EACH_CELL(cell, *cells)
        columns[CH_ROW_OF(cell)] |= 1u << CH_COLUMN_OF(cell);
    for (int row = 0; row < 9; row++) {
        unsigned rows = 0;
        for (int other = row; other < 9; other++)
            if (columns[row] != 0 && columns[other] == columns[row])
                rows |= 1u << other;
        if (rows == 0 || (written >> row & 1) != 0)
            continue;
        if (written != 0)
            ch_text_char(out, ',');
        put_lines(out, 'r', rows);
        put_lines(out, 'c', columns[row]);
        written |= rows;
    }
}

void ch_notation_houses(ChText *out, const ChList *houses)
{
    static const char letter[] = {'b', 'r', 'c'};
    static const int order[] = {1, 2, 0};

    for (int i = 0; i < 3; i++) {
        unsigned lines = 0;
        for (size_t j = 0; j < houses->count; j++)
            if (houses->item[j] / 9 == order[i])
                lines |= 1u << houses->item[j] % 9;
        if (lines != 0)
            put_lines(out, letter[order[i]], lines);
    }
}

void ch_notation_digits(ChText *out, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_text_char(out, (char)('1' + digit));
}

void ch_notation_set(ChText *out, unsigned digits, const ChList *cells)
{
    const ChCellSet set = ch_set_of_cells(cells);

    ch_text_char(out, '(');
    ch_notation_digits(out, digits);
    ch_text_char(out, ')');
    ch_notation_cells(out, &set);
}

/* Candidates by digit; digits with the same cells are written together. */
typedef struct Bundle {
    ChCellSet cells[CH_DIGITS];
    unsigned left; /* digits that are not written yet */
} Bundle;

static Bundle bundle_candidates(const uint16_t *candidate, size_t count)
{
    Bundle all = {.left = 0};

    for (size_t i = 0; i < count; i++) {
        ch_cells_add(&all.cells[CH_CANDIDATE_DIGIT(candidate[i])], CH_CANDIDATE_CELL(candidate[i]));
        all.left |= 1u << CH_CANDIDATE_DIGIT(candidate[i]);
    }
    return all;
}

/* Removes and returns the next digits that share the same CELLS; returns 0 when none are left. */
static unsigned next_digits(Bundle *all, ChCellSet *cells)
{
    unsigned digits = 0;

    if (all->left == 0)
        return 0;
    *cells = all->cells[ch_lowest(all->left)];
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if ((all->left >> digit & 1) != 0 && ch_cells_equal(all->cells[digit], *cells))
            digits |= 1u << digit;
    all->left &= ~digits;
    return digits;
}

void ch_notation_candidates(ChText *out, const ChList *candidates)
{
    Bundle all = bundle_candidates(candidates->item, candidates->count);
    ChCellSet cells;
    bool any = false;

    for (unsigned digits; (digits = next_digits(&all, &cells)) != 0; any = true) {
        ch_text_puts(out, any ? ",(" : "(");
        ch_notation_digits(out, digits);
        ch_text_char(out, ')');
        ch_notation_cells(out, &cells);
    }
}

static bool put_facts(ChText *out, const uint16_t *candidate, size_t count, const char *relation,
                      bool any)
{
    Bundle all = bundle_candidates(candidate, count);
    ChCellSet cells;

    for (unsigned digits; (digits = next_digits(&all, &cells)) != 0; any = true) {
        if (any)
            ch_text_puts(out, ", ");
        ch_notation_cells(out, &cells);
        ch_text_puts(out, relation);
        ch_notation_digits(out, digits);
    }
    return any;
}

void ch_notation_conclusions(ChText *out, const ChStepRecord *step)
{
    const bool any = put_facts(out, step->place, step->place_count, "=", false);

    (void)put_facts(out, step->eliminate, step->eliminate_count, "<>", any);
}

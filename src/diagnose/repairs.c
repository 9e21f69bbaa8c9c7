/* repairs.c - finds the single slips that could explain why a puzzle has no solution.
 *
 * A change can only help if it affects every clash. The givens common to all clashes found are
 * therefore the only suspects for a wrong digit. Of two exchanged cells, at least one must be in
 * each clash, which the search decides quickly.
 *
 *      1 2 3 4 5 6 7 8 9      7 8 9      adjacent keys, on the row of numbers or on
 *                             4 5 6      the keypad
 *                             1 2 3
 *
 * SPDX-License-Identifier: MIT
 */
#include "check_parts.h"

static bool are_adjacent_keys(int digit, int other)
{
    const int apart = digit < other ? other - digit : digit - other;

    return apart == 1 || apart == 3;
}

static bool look_alike(int digit, int other)
{
    /* by digit, the digits that look like it: 1 7, 3 8, 5 6, 6 9 */
    static const uint16_t alike[CH_DIGITS] = {1 << 6,          0,      1 << 7, 0,     1 << 5,
                                              1 << 4 | 1 << 8, 1 << 0, 1 << 2, 1 << 5};

    return alike[digit] >> other & 1;
}

static ChSlip slip_of(int digit, int other)
{
    if (are_adjacent_keys(digit, other))
        return CH_SLIP_KEY;
    return look_alike(digit, other) ? CH_SLIP_MISREAD : CH_SLIP_OTHER;
}

/* Inserts a repair after all repairs that are as likely. */
static void insert_repair(ChCheck *check, ChRepair repair)
{
    int at = check->repair_count++;

    for (; at > 0 && check->repair[at - 1].slip > repair.slip; at--)
        check->repair[at] = check->repair[at - 1];
    check->repair[at] = repair;
}

/* Counts, up to two, the solutions with each digit in place of one given. Returns false when the
 * budget ran out. */
static bool try_digits(ChWork *work, ChPuzzle puzzle, int cell, ChCheck *check)
{
    const int given = puzzle.given[cell];
    ChRepair repair = {.cell = (uint8_t)cell};
    uint64_t all = 0;

    puzzle.given[cell] = CH_NO_DIGIT;
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChCandidateSet with = alive;
        uint64_t count;
        ch_alive_assume(&with, CH_CANDIDATE(cell, digit));
        if (!ch_work_count(work, &with, 2, &count))
            return false;
        all += count;
        if (count != 1)
            continue;
        const ChSlip slip = slip_of(given, digit);
        if (repair.digits == 0 || slip < (ChSlip)repair.slip) {
            repair.slip = (uint8_t)slip;
            repair.likely = (uint8_t)digit;
        }
        repair.digits |= (uint16_t)(1u << digit);
    }
    if (repair.digits != 0)
        insert_repair(check, repair);
    if (all == 1)
        ch_cells_add(&check->removals, cell);
    return true;
}

/* Exchanges the contents of two cells and counts the solutions. Returns false when the budget ran
 * out. */
static bool try_swap(ChWork *work, ChPuzzle puzzle, int one, int two, ChCheck *check)
{
    const uint8_t held = puzzle.given[one];
    uint64_t count;

    if (held == puzzle.given[two])
        return true;
    puzzle.given[one] = puzzle.given[two];
    puzzle.given[two] = held;
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    if (!ch_work_count(work, &alive, 2, &count))
        return false;
    if (count == 1)
        check->swap[check->swap_count++] = (ChSwap){{(uint8_t)one, (uint8_t)two}};
    return true;
}

void ch_check_repairs(ChWork *work, const ChPuzzle *puzzle, const ChCellSet *suspects,
                      ChCheck *check)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (ch_cells_has(suspects, cell) && !try_digits(work, *puzzle, cell, check))
            return;
    }
    for (int i = 0; i < CH_CELLS - 1; i++)
        if (i % 9 < 8 &&
            !try_swap(work, *puzzle, CH_CELL_AT(i / 9, i % 9), CH_CELL_AT(i / 9, i % 9 + 1), check))
            return;
    check->knows_repairs = true;
}

/* multi_sector.c - multi-sector locked sets: empty cells where some rows and some columns cross.
 *
 *             c1   c2   c5   c9          some digits are bounded by the rows, the others by the
 *      r2     1458 1469 4569 145         columns: with 1 and 4 at most once in each of four rows,
 *      r3     1479 ...                   and the other digits at most twice in each of four
 *      r6     ...                        columns, 4 * 2 + 4 * 2 = 16 cells are filled to the
 *      r8     ...                        last
 *
 * The shares of the digits (sectors.h) add up to the number of cells.  The search tries all sets of
 * three or four rows, and for each all partitions of the digits.  Given both, it includes each
 * column that has more cells there than digits of its own.  This rough count only selects promising
 * sets; the shares themselves decide.  The complementary rows and columns have about as much room
 * for each other, so they are tried with each set.  The same search is then done with rows and
 * columns exchanged.  A set has three to six rows and columns and at most 32 cells; three digits or
 * more are assigned to the rows, and three or more to the columns.
 *
 * The set with the fewest cells is reported first, among equals the one with the most eliminations.
 * Then follows each set with further eliminations.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "sectors.h"

enum {
    FEWEST_LINES = 3,
    MOST_LINES = 6,
    ROWS_TRIED = 4,
    FEWEST_DIGITS = 3, /* bounded by rows, or by columns */
    SUBSETS = 1 << CH_DIGITS,
    BLOCK = 32,
    SLACK = 1 /* tolerance of the rough count */
};

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    bool turned;         /* rows and columns are exchanged */
    uint16_t open[9][9]; /* candidates of the empty cells, by row and column */
    bool all;            /* the best set has been reported: report the others */
    int cells;           /* number of cells of the best set */
    ChDeduction best;
    ChSectors sectors;
    ChCandidateSet reached; /* all eliminations reported so far */
} Search;

/* ---- reporting ---- */

/* Reports a set with further eliminations; true: the sink wants no more. */
static bool report_further(Search *search, const ChSectors *sectors, ChDeduction *deduction)
{
    const ChCandidateSet *const removed = &deduction->detail.removed;

    if (ch_candidates_within(removed, &search->reached) ||
        !ch_sectors_prove(deduction, sectors, search->input->board))
        return false;
    search->reached = ch_candidates_or(&search->reached, removed);
    return ch_report(deduction, search->sink);
}

static bool report_or_keep(Search *search, const ChSectors *sectors)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_MULTI_SECTOR_LOCKED_SETS);

    if (!ch_sectors_conclude(&deduction, sectors, search->input->board))
        return false;
    if (search->all)
        return report_further(search, sectors, &deduction);
    if (sectors->count < search->cells || deduction.removals > search->best.removals) {
        search->best = deduction;
        search->sectors = *sectors;
        search->cells = sectors->count;
    }
    return false;
}

static bool has_fair_size(unsigned lines)
{
    return ch_count(lines) >= FEWEST_LINES && ch_count(lines) <= MOST_LINES;
}

/* Tries the cells where these rows and columns cross; true: the sink wants no more. */
static bool try_crossing(Search *search, unsigned rows, unsigned columns)
{
    const uint32_t covers = (uint32_t)rows << (search->turned ? CH_FIRST_COLUMN : CH_FIRST_ROW) |
                            (uint32_t)columns << (search->turned ? CH_FIRST_ROW : CH_FIRST_COLUMN);
    ChSectors sectors;

    return has_fair_size(rows) && has_fair_size(columns) &&
           ch_sectors_of(&sectors, search->input->board, covers) && sectors.room == sectors.count &&
           (search->all || sectors.count <= search->cells) && report_or_keep(search, &sectors);
}

/* ---- the rough count ---- */

/* The rough count for some rows.  Per column: the cells there and their digits.  Per set of digits
 * bounded by columns: how much room there is beyond the cells. */
typedef struct Count {
    uint8_t cells[9];
    uint16_t digits[9];
    _Alignas(32) uint8_t spare[SUBSETS];
} Count;

/* Counts, for each set of digits, those among the digits of a column. */
static void count_needs(uint8_t needs[SUBSETS], unsigned digits)
{
    needs[0] = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const uint8_t one = digits >> digit & 1;
        for (int i = 0; i < 1 << digit; i++)
            needs[(1 << digit) + i] = (uint8_t)(needs[i] + one);
    }
}

/* Begins with the places that digits bounded by rows have in these rows. */
static void count_rows(Count *count, const Search *search, unsigned rows)
{
    uint8_t in_rows[CH_DIGITS] = {0};
    unsigned all = 0;

    memset(count->cells, 0, sizeof count->cells);
    memset(count->digits, 0, sizeof count->digits);
    CH_EACH_BIT(row, rows) {
        unsigned digits = 0;
        for (int column = 0; column < 9; column++) {
            const unsigned open = search->open[row][column];
            count->cells[column] = (uint8_t)(count->cells[column] + (open != 0));
            count->digits[column] |= (uint16_t)open;
            digits |= open;
        }
        CH_EACH_DIGIT(digit, digits)
            in_rows[digit]++;
        all += (unsigned)ch_count(digits);
    }
    count->spare[0] = (uint8_t)all;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int i = 0; i < 1 << digit; i++)
            count->spare[(1 << digit) + i] = (uint8_t)(count->spare[i] - in_rows[digit]);
}

/* Adds each column that has more cells than its digits need. */
static void count_columns(Count *count)
{
    uint8_t needs[SUBSETS];

    for (int column = 0; column < 9; column++) {
        const uint8_t cells = count->cells[column];
        count_needs(needs, count->digits[column]);
        for (int i = 0; i < SUBSETS; i++) {
            const uint8_t least = needs[i] < cells ? needs[i] : cells;
            count->spare[i] = (uint8_t)(count->spare[i] + least - cells);
        }
    }
}

static unsigned columns_for(const Count *count, unsigned digits)
{
    unsigned columns = 0;

    for (int column = 0; column < 9; column++)
        if (count->cells[column] > ch_count(count->digits[column] & digits))
            columns |= 1u << column;
    return columns;
}

static bool has_tight_set(const uint8_t *spare)
{
    uint8_t least = UINT8_MAX;

    for (int i = 0; i < BLOCK; i++)
        least = spare[i] < least ? spare[i] : least;
    return least <= SLACK;
}

/* Tries these rows with the columns that leave hardly any room, and the complements of both. */
static bool try_rows(Search *search, unsigned rows)
{
    uint64_t tried[SUBSETS / 64] = {0};
    Count count;

    count_rows(&count, search, rows);
    count_columns(&count);
    for (unsigned digits = 0; digits < SUBSETS; digits++) {
        if (digits % BLOCK == 0 && !has_tight_set(count.spare + digits)) {
            digits += BLOCK - 1;
            continue;
        }
        if (count.spare[digits] > SLACK || ch_count(digits) < FEWEST_DIGITS ||
            ch_count(digits) > CH_DIGITS - FEWEST_DIGITS)
            continue;
        const unsigned columns = columns_for(&count, digits);
        if (ch_bits_has(tried, (int)columns))
            continue;
        ch_bits_add(tried, (int)columns);
        if (try_crossing(search, rows, columns) ||
            try_crossing(search, CH_ALL_NINE & ~rows, CH_ALL_NINE & ~columns))
            return true;
    }
    return false;
}

/* ---- the search ---- */

static void read_board(Search *search, bool turned)
{
    const ChBoard *const board = search->input->board;

    search->turned = turned;
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const int cell = turned ? CH_CELL_AT(column, row) : CH_CELL_AT(row, column);
            search->open[row][column] =
                board->digit[cell] == CH_NO_DIGIT ? board->candidates[cell] : 0;
        }
}

static bool search_lines(Search *search)
{
    for (int turned = 0; turned < 2; turned++) {
        read_board(search, turned != 0);
        for (unsigned rows = 0; rows <= CH_ALL_NINE; rows++)
            if (ch_count(rows) >= FEWEST_LINES && ch_count(rows) <= ROWS_TRIED &&
                try_rows(search, rows))
                return true;
    }
    return false;
}

bool ch_find_multi_sector_locked_sets(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .sink = sink, .cells = CH_MAX_SECTOR_CELLS};

    search_lines(&search);
    if (search.best.removals == 0)
        return false;
    if (report_further(&search, &search.sectors, &search.best))
        return true;
    search.all = true;
    return search_lines(&search);
}

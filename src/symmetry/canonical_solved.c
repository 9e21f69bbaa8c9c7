/* canonical_solved.c - see canonical_solved.h.
 *
 * The first row of the form is 123456789, whichever row becomes the first and however the columns
 * are arranged.  Another row of its band maps each column to the one where the first row has the
 * same digit:
 *
 *      columns   a b c | d e f | g h i
 *      first     7 4 1 | 8 2 5 | 3 6 9     a leads to d, d to a; b leads to i, i to e ...
 *      second    8 9 3 | 7 6 1 | 4 5 2
 *
 * With the columns in their places, the second row consists of the places to which the columns
 * lead. So its smallest value depends only on the cycles and on how the stacks cut them, and is one
 * of fifteen rows.  It leaves few arrangements of the columns, which determine the numbers of all
 * digits. The other rows then only have to be sorted.
 *
 * SPDX-License-Identifier: MIT
 */
#include "canonical_solved.h"

enum { NONE = 0xff, PAIRS = 36 };

/* All smallest second rows. */
static const char *const least_row[] = {
    "456789123", "456789132", "456789231", "457189236", "457189263",
    "457189326", "457189623", "457189632", "457289163", "457289613",
    "457289631", "457389612", "457389621", "457893612", "457893621",
};

/* Two rows of a band that may come first and second. */
typedef struct Pair {
    uint8_t (*row)[9]; /* their grid */
    int first;
    int second;
    uint8_t next[9]; /* of each column, the one it leads to */
    uint32_t cycles; /* cycles_of(next) */
} Pair;

/* Columns with assigned places. */
typedef struct Order {
    uint8_t column[9]; /* at each place, or NONE */
    uint8_t place[9];  /* of each column, or NONE */
    uint8_t stack[3];  /* stack of columns at each three places, or NONE */
    uint8_t stacks;    /* the stacks that have places, as a set */
} Order;

typedef struct Writer {
    Pair pair[PAIRS];
    uint8_t best[9][9]; /* its rows, digits counted from 0 */
} Writer;

static bool is_solved(const uint8_t given[CH_CELLS])
{
    for (int house = 0; house < CH_HOUSES; house++) {
        unsigned seen = 0;
        for (int place = 0; place < 9; place++)
            seen |= 1u << given[ch_house_cell[house][place]];
        if (seen != CH_ALL_NINE)
            return false;
    }
    return true;
}

/* Counts the cycles of each length, three bits per length. */
static uint32_t cycles_of(const uint8_t next[9])
{
    unsigned seen = 0;
    uint32_t cycles = 0;

    for (int start = 0; start < 9; start++) {
        int length = 0;
        for (int i = start; (seen >> i & 1) == 0; i = next[i]) {
            seen |= 1u << i;
            length++;
        }
        if (length > 0)
            cycles += 1u << 3 * (length - 1);
    }
    return cycles;
}

static void list_pairs(uint8_t row[9][9], Pair pair[PAIRS / 2])
{
    for (int first = 0; first < 9; first++) {
        uint8_t column[CH_DIGITS];
        for (int i = 0; i < 9; i++)
            column[row[first][i]] = (uint8_t)i;
        for (int second = first / 3 * 3; second < first / 3 * 3 + 3; second++) {
            if (second == first)
                continue;
            *pair = (Pair){.row = row, .first = first, .second = second};
            for (int i = 0; i < 9; i++)
                pair->next[i] = column[row[second][i]];
            pair->cycles = cycles_of(pair->next);
            pair++;
        }
    }
}

/* ---- all rows, when the columns have their places ---- */

/* Orders the rows: the band's third row, then the other bands and the rows of each by their first
 * digits. */
static void order_rows(const Pair *pair, const Order *order, const uint8_t number[CH_DIGITS],
                       int line[9])
{
    int row_of[CH_DIGITS];
    int next[3] = {0};
    int end = 3;

    line[2] = pair->first / 3 * 9 + 3 - pair->first - pair->second;
    for (int row = 0; row < 9; row++)
        row_of[number[pair->row[row][order->column[0]]]] = row;
    for (int i = 0; i < CH_DIGITS; i++) {
        const int band = row_of[i] / 3;
        if (band == pair->first / 3)
            continue;
        if (next[band] == 0) {
            next[band] = end;
            end += 3;
        }
        line[next[band]++] = row_of[i];
    }
}

/* Replaces the best arrangement by this one if it is smaller. */
static void write_rows(Writer *writer, const Pair *pair, const Order *order)
{
    uint8_t number[CH_DIGITS];
    int line[9];
    int sign = 0;

    for (int place = 0; place < 9; place++)
        number[pair->row[pair->first][order->column[place]]] = (uint8_t)place;
    order_rows(pair, order, number, line);
    for (int i = 2; i < 9 && sign <= 0; i++) {
        uint8_t row[9];
        for (int place = 0; place < 9; place++)
            row[place] = number[pair->row[line[i]][order->column[place]]];
        sign = sign < 0 ? sign : memcmp(row, writer->best[i], sizeof row);
        if (sign < 0)
            memcpy(writer->best[i], row, sizeof row);
    }
}

/* ---- columns ---- */

/* Gives a column a place, and so each that follows in its cycle; returns whether the places are
 * possible. */
static bool place_cycle(const Pair *pair, const uint8_t second[9], Order *order, int place,
                        int column)
{
    while (order->column[place] == NONE) {
        const int stack = column / 3;
        const int there = order->stack[place / 3];
        if (order->place[column] != NONE)
            return false;
        if (there == NONE ? (order->stacks >> stack & 1) != 0 : there != stack)
            return false;
        order->column[place] = (uint8_t)column;
        order->place[column] = (uint8_t)place;
        order->stack[place / 3] = (uint8_t)stack;
        order->stacks |= (uint8_t)(1u << stack);
        place = second[place];
        column = pair->next[column];
    }
    return order->column[place] == column;
}

/* Writes all arrangements with the best second row that extend ORDER; returns whether there are
 * any. */
static bool write_all(Writer *writer, const Pair *pair, const Order *order)
{
    int place = 0;
    bool found = false;

    while (place < 9 && order->column[place] != NONE)
        place++;
    if (place == 9) {
        write_rows(writer, pair, order);
        return true;
    }
    for (int column = 0; column < 9; column++) {
        Order next = *order;
        if (place_cycle(pair, writer->best[1], &next, place, column))
            found |= write_all(writer, pair, &next);
    }
    return found;
}

/* Returns whether any pair can have the best second row, and writes the resulting arrangements. */
static bool write_pairs(Writer *writer)
{
    const uint32_t cycles = cycles_of(writer->best[1]);
    Order order = {.stacks = 0};
    bool found = false;

    memset(order.column, NONE, sizeof order.column);
    memset(order.place, NONE, sizeof order.place);
    memset(order.stack, NONE, sizeof order.stack);
    for (const Pair *pair = writer->pair; pair < writer->pair + PAIRS; pair++)
        if (pair->cycles == cycles)
            found |= write_all(writer, pair, &order);
    return found;
}

static void write_grid(Writer *writer)
{
    const char *const *least = least_row;

    memset(writer->best, NONE, sizeof writer->best);
    do {
        for (int place = 0; place < 9; place++) {
            writer->best[0][place] = (uint8_t)place;
            writer->best[1][place] = (uint8_t)((*least)[place] - '1');
        }
        least++;
    } while (!write_pairs(writer));
}

bool ch_canonical_solved(const uint8_t given[CH_CELLS], uint8_t form[CH_CELLS])
{
    Writer writer;
    uint8_t row[2][9][9];

    if (!is_solved(given))
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int at_row = CH_ROW_OF(cell);
        const int at_column = CH_COLUMN_OF(cell);
        row[0][at_row][at_column] = row[1][at_column][at_row] = given[cell];
    }
    list_pairs(row[0], writer.pair);
    list_pairs(row[1], writer.pair + PAIRS / 2);
    write_grid(&writer);
    for (int cell = 0; cell < CH_CELLS; cell++)
        form[cell] = writer.best[CH_ROW_OF(cell)][CH_COLUMN_OF(cell)];
    return true;
}

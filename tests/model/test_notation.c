/* test_notation.c - The names of cells, houses, constraints and conclusions: each is written and
 * read back, all other texts are rejected.
 *
 * SPDX-License-Identifier: MIT
 */
#include "notation.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "naive.h"

Test(notation, cells)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        char expected[32];
        char name[CH_NAME_SIZE];
        snprintf(expected, sizeof expected, "r%dc%d", naive_row(cell) + 1, naive_column(cell) + 1);
        cr_expect_eq(ch_name_cell(name, cell), 4);
        cr_expect_str_eq(name, expected);
        cr_expect_eq(ch_read_cell(name, 4), cell);
    }
}

Test(notation, houses)
{
    for (int house = 0; house < CH_HOUSES; house++) {
        char expected[32];
        char name[CH_NAME_SIZE];
        snprintf(expected, sizeof expected, "%c%d", "brc"[house / 9], house % 9 + 1);
        cr_expect_eq(ch_name_house(name, house), 2);
        cr_expect_str_eq(name, expected);
        cr_expect_eq(ch_read_house(name, 2), house);
    }
}

Test(notation, constraints)
{
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < 9; digit++) {
            const int constraint = CH_HOUSE_CONSTRAINT(house, digit);
            char expected[32];
            char name[CH_NAME_SIZE];
            snprintf(expected, sizeof expected, "%d%c%d", digit + 1, "brc"[house / 9],
                     house % 9 + 1);
            cr_expect_eq(ch_name_constraint(name, constraint), 3);
            cr_expect_str_eq(name, expected);
            cr_expect_eq(ch_read_constraint(name, 3), constraint);
        }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        char name[CH_NAME_SIZE];
        cr_expect_eq(ch_name_constraint(name, CH_CELL_CONSTRAINT(cell)), 4);
        cr_expect_eq(ch_read_constraint(name, 4), CH_CELL_CONSTRAINT(cell));
    }
}

Test(notation, conclusions)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int row = naive_row(candidate / 9) + 1;
        const int column = naive_column(candidate / 9) + 1;
        char expected[48];
        char name[CH_NAME_SIZE];
        bool placed = false;

        snprintf(expected, sizeof expected, "r%dc%d=%d", row, column, candidate % 9 + 1);
        cr_expect_eq(ch_name_placed(name, candidate), 6);
        cr_expect_str_eq(name, expected);
        cr_expect_eq(ch_read_conclusion(name, 6, &placed), candidate);
        cr_expect(placed);

        snprintf(expected, sizeof expected, "r%dc%d<>%d", row, column, candidate % 9 + 1);
        cr_expect_eq(ch_name_removed(name, candidate), 7);
        cr_expect_str_eq(name, expected);
        cr_expect_eq(ch_read_conclusion(name, 7, &placed), candidate);
        cr_expect_not(placed);
    }
}

/* Every text of one to four characters over an alphabet of all valid and some invalid ones: the
 * readers accept as many as there are things to name. */
Test(notation, readers_accept_nothing_else)
{
    static const char alphabet[] = "rcbRCB0123456789=<> x";
    const int letters = (int)sizeof alphabet - 1;
    int cells = 0, houses = 0, constraints = 0;
    char text[4];

    for (int code = 0; code < letters * letters * letters * letters; code++) {
        for (int i = 0, rest = code; i < 4; i++, rest /= letters)
            text[i] = alphabet[rest % letters];
        cells += ch_read_cell(text, 4) >= 0;
        constraints += ch_read_constraint(text, 4) >= 0;
        houses += ch_read_house(text, 4) >= 0;
        if (code < letters * letters)
            houses += ch_read_house(text, 2) >= 0;
        if (code < letters * letters * letters)
            constraints += ch_read_constraint(text, 3) >= 0;
    }
    cr_expect_eq(cells, CH_CELLS);
    cr_expect_eq(houses, CH_HOUSES);
    cr_expect_eq(constraints, CH_CONSTRAINTS);
}

Test(notation, conclusions_refuse_one_wrong_byte)
{
    static const char *const good[] = {"r4c6=3", "r4c6<>3"};

    for (int form = 0; form < 2; form++) {
        const size_t length = strlen(good[form]);
        int accepted = 0;
        for (size_t at = 0; at < length; at++)
            for (int byte = 0; byte < 256; byte++) {
                char text[8];
                bool placed;
                memcpy(text, good[form], length + 1);
                text[at] = (char)byte;
                accepted += ch_read_conclusion(text, length, &placed) >= 0;
            }
        cr_expect_eq(accepted, 3 * 9 + (int)length - 3, "three numbers may vary, the rest not");
    }
}

Test(notation, wrong_lengths_are_refused)
{
    bool placed;

    for (size_t length = 0; length < 12; length++) {
        cr_expect(length == 4 || ch_read_cell("r4c6=3r4c6=3", length) < 0);
        cr_expect(length == 2 || ch_read_house("b5b5b5b5b5b5", length) < 0);
        cr_expect(length == 3 || ch_read_constraint("3b53b53b53b5", length) < 0);
        cr_expect(length == 6 || ch_read_conclusion("r4c6=3r4c6=3", length, &placed) < 0);
        cr_expect(length == 7 || ch_read_conclusion("r4c6<>3r4c6=", length, &placed) < 0);
    }
}

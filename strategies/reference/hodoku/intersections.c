/* intersections.c - locked candidates: boxes and digits, or lines and digits, in order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "basic.h"
#include "hodoku.h"

/* Reports whether the digit's two or three places in the base all lie in the cover, which has
 * more. */
static bool is_locked(const ChHodokuGrid *grid, int base, int cover, int digit)
{
    return ch_grid_cells_within(ch_hodoku_places(grid, base, digit), CH_HODOKU_HOUSE(cover)) &&
           ch_hodoku_free(grid, cover, digit) > ch_hodoku_free(grid, base, digit);
}

static bool report_locked(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique,
                          int base, int cover, int digit)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    ChDeduction deduction = ch_deduction(technique);

    deduction.seed =
        ch_locked_seed(digit, ch_hodoku_model_house(base), ch_hodoku_model_house(cover));
    ch_hodoku_add_premise(&deduction, base, digit);
    hodoku->list.count = 0;
    ch_hodoku_list_cells(&hodoku->list, &hodoku->grid,
                         ch_grid_cells_minus(CH_HODOKU_HOUSE(cover), CH_HODOKU_HOUSE(base)), digit);
    return ch_hodoku_report(input, &deduction, sink);
}

static bool has_few(const ChHodokuGrid *grid, int house, int digit)
{
    return ch_hodoku_with_two_or_three(&grid->free[digit]) >> house & 1;
}

/* Lists by house, box or line, the digits that may be locked in it. */
static void list_digits(const ChFinderInput *input, bool pointing, uint16_t digits[CH_HOUSES])
{
    const ChTriads *const triads = ch_facts_triads(input->facts);
    const ChTriadBands *const bands = pointing ? triads->pointing : triads->claiming;

    for (int house = 0; house < CH_HOUSES; house++)
        digits[house] = input->options->unfiltered ? CH_ALL_NINE : 0;
    CH_EACH_DIGIT(digit, pointing ? triads->pointing_digits : triads->claiming_digits)
        for (int at = 0; at < 6; at++)
            CH_EACH_BIT(bit, ch_triad_word(&bands[digit], at)) {
                const int base = pointing ? ch_triad_box(at, bit) : ch_triad_line(at, bit);
                digits[ch_hodoku_house_of_model(base)] |= (uint16_t)(1u << digit);
            }
}

bool ch_hodoku_pointing(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;
    uint16_t digits[CH_HOUSES];

    list_digits(input, true, digits);
    for (int box = CH_HODOKU_BOXES; box < CH_HOUSES; box++)
        CH_EACH_DIGIT(digit, digits[box]) {
            if (!has_few(grid, box, digit))
                continue;
            const int cell = ch_grid_cells_first(ch_hodoku_places(grid, box, digit));
            for (int i = 0; i < 2; i++)
                if (is_locked(grid, box, ch_hodoku_houses[cell][i], digit))
                    return report_locked(input, sink, CH_TECHNIQUE_POINTING, box,
                                         ch_hodoku_houses[cell][i], digit);
        }
    return false;
}

bool ch_hodoku_claiming(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;
    uint16_t digits[CH_HOUSES];

    list_digits(input, false, digits);
    for (int line = 0; line < CH_HODOKU_BOXES; line++)
        CH_EACH_DIGIT(digit, digits[line]) {
            if (!has_few(grid, line, digit))
                continue;
            const int cell = ch_grid_cells_first(ch_hodoku_places(grid, line, digit));
            if (is_locked(grid, line, ch_hodoku_houses[cell][2], digit))
                return report_locked(input, sink, CH_TECHNIQUE_CLAIMING, line,
                                     ch_hodoku_houses[cell][2], digit);
        }
    return false;
}

/* generate_order.c - see generate_order.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generate_order.h"

#include <string.h>

#include "generate_mask.h"
#include "generate_techniques.h"
#include "mask.h"

/* No puzzle with fewer givens has one solution (McGuire, Tugemann and Civario 2012). */
enum { FEWEST_GIVENS = 17, MOST_GIVENS = CH_CELLS - 1 };

/* LOOSE: the numbers of givens when no option sets them. */
static const ChRange LOOSE = {22, 36};

/* ---- ranges ---- */

/* Reads a value at the start of a word; returns its length, 0 when there is none. */
typedef size_t (*ReadValue)(const char *word, uint32_t *value);

static size_t read_count(const char *word, uint32_t *value)
{
    size_t length = 0;

    for (*value = 0; word[length] >= '0' && word[length] <= '9' && *value < 100000000; length++)
        *value = *value * 10 + (uint32_t)(word[length] - '0');
    return length;
}

/* Reads a rating in tenths: 7.1, or 7. */
static size_t read_tenths(const char *word, uint32_t *value)
{
    size_t length = read_count(word, value);

    *value *= 10;
    if (length > 0 && word[length] == '.' && word[length + 1] >= '0' && word[length + 1] <= '9') {
        *value += (uint32_t)(word[length + 1] - '0');
        length += 2;
    }
    return length;
}

static size_t read_level(const char *word, uint32_t *value)
{
    const size_t length = strcspn(word, "-");

    *value = (uint32_t)ch_level_by_name(word, length);
    if (*value == 0 && length == 1 && *word >= '1' && *word <= '0' + CH_LEVELS)
        *value = (uint32_t)(*word - '0');
    return *value > 0 ? length : 0;
}

static const char *skip_blanks(const char *at)
{
    return at + strspn(at, " \t");
}

/* Reads LO-HI, LO-, -HI or a single value; a missing end is that of WHOLE. */
static bool read_range(const char *word, ReadValue read, ChRange whole, ChRange *range)
{
    const char *at = skip_blanks(word);
    const size_t first = read(at, &range->least);

    at = skip_blanks(at + first);
    if (*at == '\0' && first > 0) {
        range->most = range->least;
    } else {
        if (*at != '-')
            return false;
        at = skip_blanks(at + 1);
        const size_t second = read(at, &range->most);
        if (*skip_blanks(at + second) != '\0' || first + second == 0)
            return false;
        if (first == 0)
            range->least = whole.least;
        if (second == 0)
            range->most = whole.most;
    }
    return range->least <= range->most && range->least >= whole.least && range->most <= whole.most;
}

bool ch_generate_levels_read(ChCli *cli, const char *standard, ChRange *range)
{
    const char *const word = cli->options.levels != NULL ? cli->options.levels : standard;

    return read_range(word, read_level, (ChRange){1, CH_LEVELS}, range) ||
           ch_complain_found(cli,
                             N_("--level takes easy, medium, hard, expert, extreme, or a range "
                                "such as easy-hard; found '{found}'"),
                             word);
}

static bool read_ranges(ChCli *cli, ChOrder *order)
{
    const ChCliOptions *const options = &cli->options;

    if (options->levels != NULL && !ch_generate_levels_read(cli, NULL, &order->level))
        return false;
    if (options->rating != NULL &&
        !read_range(options->rating, read_tenths, (ChRange){10, 200}, &order->rating))
        return ch_complain_found(
            cli,
            N_("--se takes a rating from 1.0 to 20.0, or a range such as 3.0-4.5; found "
               "'{found}'"),
            options->rating);
    if (options->score != NULL &&
        !read_range(options->score, read_count, (ChRange){1, 10000000}, &order->score))
        return ch_complain_found(
            cli, N_("--score takes a number, or a range such as 500-900; found '{found}'"),
            options->score);
    if (options->givens != NULL &&
        !read_range(options->givens, read_count, (ChRange){FEWEST_GIVENS, MOST_GIVENS},
                    &order->givens))
        return ch_complain_found(
            cli,
            N_("--givens takes a number from 17, the fewest with one solution, to 80, or a "
               "range such as 24-28; found '{found}'"),
            options->givens);
    return true;
}

/* ---- places of the givens ---- */

static bool read_mask(ChCli *cli, ChOrder *order)
{
    const char *const word = cli->options.pattern;

    order->has_mask = word != NULL;
    if (word == NULL)
        return true;
    if (!ch_generate_mask_read(cli, word, &order->mask))
        return false;
    const unsigned count = (unsigned)ch_cells_count(order->mask);
    if (count < FEWEST_GIVENS)
        return ch_complain_found(
            cli, N_("no puzzle with fewer than 17 givens has one solution; --pattern has too few"),
            word);
    if (ch_mask_is_impossible(&order->mask))
        return ch_complain_found(
            cli,
            N_("--pattern leaves two rows of a band, or two columns of a stack, without "
               "givens: they could always be exchanged"),
            word);
    if (!ch_orbits_fit(order->symmetry, &order->mask))
        return ch_complain_found(cli, N_("--pattern does not have the symmetry of --symmetry"),
                                 word);
    if (!ch_range_is_empty(order->givens) &&
        (count < order->givens.least || count > order->givens.most))
        return ch_complain_found(cli, N_("--pattern has another number of givens than --givens"),
                                 word);
    return true;
}

static bool read_places(ChCli *cli, ChOrder *order)
{
    enum { AUTO, YES, NO };
    const int minimal = cli->options.minimality;
    bool can_be = ch_range_is_empty(order->givens);

    order->symmetry = (ChOrbits)cli->options.symmetry;
    if (!read_mask(cli, order))
        return false;
    for (unsigned count = order->givens.least; count <= order->givens.most; count++)
        can_be = can_be || ch_orbits_allow(order->symmetry, count);
    if (!can_be)
        return ch_complain_found(cli, N_("no puzzle of that --symmetry has {found} givens"),
                                 cli->options.givens);
    order->minimal =
        minimal == YES || (minimal == AUTO && ch_range_is_empty(order->givens) && !order->has_mask);
    if (!order->minimal && !order->has_mask && ch_range_is_empty(order->givens))
        order->givens = LOOSE;
    return true;
}

/* ---- the whole ---- */

bool ch_generate_order_read(ChCli *cli, ChOrder *order)
{
    if (!read_ranges(cli, order) || !read_places(cli, order) ||
        !ch_generate_techniques_read(cli, order))
        return false;
    ch_hodoku_plan(&order->hodoku);
    ch_order_resolve(order);
    return true;
}

/* order_words.c - see order_words.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "order_words.h"

#include <string.h>

#include "fault.h"
#include "geometry.h"
#include "marked.h"
#include "mask.h"
#include "order_techniques.h"

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

bool ch_order_read_levels(const char *word, ChRange *range, ChOrderProblem *problem)
{
    return read_range(word, read_level, (ChRange){1, CH_LEVELS}, range) ||
           ch_order_refuse(problem, "--level",
                           N_("--level takes easy, medium, hard, expert, extreme, or a range "
                              "such as easy-hard; found '{found}'"),
                           word);
}

static bool read_ranges(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem)
{
    if (words->levels != NULL && !ch_order_read_levels(words->levels, &order->level, problem))
        return false;
    if (words->rating != NULL &&
        !read_range(words->rating, read_tenths, (ChRange){10, 200}, &order->rating))
        return ch_order_refuse(
            problem, "--se",
            N_("--se takes a rating from 1.0 to 20.0, or a range such as 3.0-4.5; found "
               "'{found}'"),
            words->rating);
    if (words->score != NULL &&
        !read_range(words->score, read_count, (ChRange){1, 10000000}, &order->score))
        return ch_order_refuse(
            problem, "--score",
            N_("--score takes a number, or a range such as 500-900; found '{found}'"),
            words->score);
    if (words->givens != NULL && !read_range(words->givens, read_count,
                                             (ChRange){FEWEST_GIVENS, MOST_GIVENS}, &order->givens))
        return ch_order_refuse(
            problem, "--givens",
            N_("--givens takes a number from 17, the fewest with one solution, to 80, or a "
               "range such as 24-28; found '{found}'"),
            words->givens);
    return true;
}

/* ---- places of the givens ---- */

bool ch_mask_read(const char *text, size_t length, ChCellSet *mask)
{
    int count = 0;

    *mask = (ChCellSet){{0}};
    for (size_t i = 0; i < length; i++) {
        const bool is_given = text[i] != '\0' && strchr("xX123456789", text[i]) != NULL;
        if (text[i] != '\0' && strchr(" \t\r\n", text[i]) != NULL)
            continue;
        if (count == CH_CELLS || text[i] == '\0' || (!is_given && strchr(".0-_", text[i]) == NULL))
            return false;
        if (is_given)
            ch_cells_add(mask, CH_CELL_AT(count / 9, count % 9));
        count++;
    }
    return count == CH_CELLS;
}

/* Returns what is wrong with a mask, or NULL. */
static const char *find_mask_fault(const ChOrder *order)
{
    const unsigned count = (unsigned)ch_cells_count(order->mask);

    if (count < FEWEST_GIVENS)
        return N_("no puzzle with fewer than 17 givens has one solution; --pattern has too few");
    if (ch_mask_is_impossible(&order->mask))
        return N_("--pattern leaves two rows of a band, or two columns of a stack, without "
                  "givens: they could always be exchanged");
    if (!ch_orbits_fit(order->symmetry, &order->mask))
        return N_("--pattern does not have the symmetry of --symmetry");
    if (!ch_range_is_empty(order->givens) &&
        (count < order->givens.least || count > order->givens.most))
        return N_("--pattern has another number of givens than --givens");
    return NULL;
}

static bool read_pattern(ChOrder *order, const char *word, ChOrderProblem *problem)
{
    order->has_mask = word != NULL;
    if (word == NULL)
        return true;
    const char *const fault =
        ch_mask_read(word, strlen(word), &order->mask)
            ? find_mask_fault(order)
            : N_("--pattern takes 81 characters, x for a given and . for none, or a file with "
                 "them; found '{found}'");
    return fault == NULL || ch_order_refuse(problem, "--pattern", fault, word);
}

static bool read_places(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem)
{
    const bool is_free = ch_range_is_empty(order->givens);
    bool can_be = is_free;

    order->symmetry = words->symmetry;
    if (!read_pattern(order, words->pattern, problem))
        return false;
    for (unsigned count = order->givens.least; count <= order->givens.most; count++)
        can_be = can_be || ch_orbits_allow(order->symmetry, count);
    if (!can_be)
        return ch_order_refuse(problem, "--givens",
                               N_("no puzzle of that --symmetry has {found} givens"),
                               words->givens);
    order->minimal = words->minimality == CH_MINIMAL_YES ||
                     (words->minimality == CH_MINIMAL_AUTO && is_free && !order->has_mask);
    if (!order->minimal && !order->has_mask && is_free)
        order->givens = LOOSE;
    return true;
}

/* ---- the whole ---- */

bool ch_order_read(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem)
{
    if (!read_ranges(order, words, problem) || !read_places(order, words, problem) ||
        !ch_order_read_techniques(order, words, problem))
        return false;
    ch_hodoku_plan(&order->hodoku);
    ch_order_resolve(order);
    return true;
}

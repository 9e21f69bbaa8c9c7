/* subsets_prefilter.c - finds the houses in which a naked or hidden subset, of whatever size, can
 * remove a candidate.
 *
 * A matching gives each missing digit of a house a place of its own.  Digit d *leads to* digit e if
 * the place of d can also take e.
 *
 *               place   a  b  c  d       1 at a, 2 at b, 3 at c, 4 at d are a matching
 *      digit 1          x  x             1 and 2 lead to each other, and so do 3 and 4
 *      digit 2          x  x             c can take 2, so 3 leads to 2, but 2 does not lead back
 *      digit 3                x  x       the naked pair of 1 and 2 removes 2 from c
 *      digit 4                x  x
 *
 * Suppose that e leads back to d, over other digits or at once.  If each digit on the way moves to
 * the place of the one before, that is another matching, in which the place of d takes e.  What a
 * subset removes is in no matching.  So where all digits that lead to one another do so both ways,
 * subsets remove nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#include "basic.h"
#include "lanes.h"

enum { NO_PLACE = 15 };

/* A house, and the matching of its missing digits. */
typedef struct House {
    const ChBoard *board;
    int house;
    uint8_t *place;              /* by digit; NO_PLACE: none yet */
    uint8_t digit[NO_PLACE + 1]; /* by place, where it is not free */
    unsigned free;               /* places without a digit of the matching */
    unsigned missing;            /* digits */
    unsigned unmatched;          /* of these */
} House;

static inline void match(House *house, int digit, int place)
{
    house->place[digit] = (uint8_t)place;
    house->digit[place] = (uint8_t)digit;
    house->free &= ~(1u << place);
}

/* Keeps what is left of the matching that was made before candidates were removed. */
static void keep_matching(House *house)
{
    unsigned kept_places = 0;

    house->missing = house->unmatched = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++) { /* without branches: they are unpredictable */
        const int place = house->place[digit];
        const unsigned missing = ~house->board->placed[digit] >> house->house & 1;
        const unsigned kept = missing & house->board->places[digit][house->house] >> place;
        house->missing |= missing << digit;
        house->unmatched |= (missing & ~kept) << digit;
        house->digit[kept != 0 ? place : NO_PLACE] = (uint8_t)digit;
        kept_places |= kept << place;
    }
    house->free = house->board->places[CH_EMPTY][house->house] & ~kept_places;
}

/* Gives a digit a place: a free one, or that of a digit which can be given another.  The places
 * TRIED are left out. */
static bool find_place(House *house, int digit, unsigned *tried)
{
    const unsigned places = house->board->places[digit][house->house];

    if ((places & house->free) != 0) {
        match(house, digit, ch_lowest(places & house->free));
        return true;
    }
    CH_EACH_BIT(place, places) {
        if (*tried >> place & 1)
            continue;
        *tried |= 1u << place;
        if (find_place(house, house->digit[place], tried)) {
            match(house, digit, place);
            return true;
        }
    }
    return false;
}

static bool complete_matching(House *house)
{
    CH_EACH_DIGIT(digit, house->unmatched) {
        unsigned tried = 0;
        if (!find_place(house, digit, &tried))
            return false;
    }
    return true;
}

/* Returns the digits to which the place of a digit leads. */
static inline unsigned next_digits(const House *house, int digit)
{
    return house->board->candidates[ch_house_cell[house->house][house->place[digit]]];
}

/* Returns the digits to which a digit leads, at once or over others. */
static unsigned digits_after(const uint16_t *next, int digit, unsigned all)
{
    unsigned after = 1u << digit;
    unsigned pending = after;

    while (pending != 0 && after != all) {
        const unsigned found = next[ch_lowest(pending)] & ~after;
        after |= found;
        pending = (pending & (pending - 1)) | found;
    }
    return after;
}

/* Returns the digits among ALL that lead to a digit. */
static unsigned digits_before(const uint16_t *next, int digit, unsigned all)
{
    unsigned before = 1u << digit;
    unsigned known = 0;

    while (known != before && before != all) {
        known = before;
        CH_EACH_DIGIT(other, all & ~known)
            before |= (unsigned)((next[other] & before) != 0) << other;
    }
    return before;
}

static bool leads_one_way(const House *house)
{
    uint16_t next[CH_DIGITS];
    unsigned rest = house->missing;

    CH_EACH_DIGIT(digit, rest)
        next[digit] = (uint16_t)next_digits(house, digit);
    while (rest != 0) {
        const int digit = ch_lowest(rest);
        const unsigned after = digits_after(next, digit, rest);
        if (digits_before(next, digit, rest) != after)
            return true;
        rest &= ~after;
    }
    return false;
}

/* Returns the houses in which some digit has a single place; all, if a cell has a single candidate
 * or the board is broken. */
static uint32_t houses_with_singles(const ChBoard *board)
{
    uint32_t houses = 0;
    uint32_t naked = 0;

    for (int word = 0; word < 3; word++)
        naked |= ch_lanes_single(board->candidates + 32 * word) & ~board->filled[word];
    for (int digit = 0; digit < CH_DIGITS; digit++)
        houses |= board->single[digit];
    return naked != 0 || ch_board_is_broken(board) ? ~0u : houses;
}

/* Reports whether a house has too few empty cells: one of three is a subset, or the other two are,
 * so that there is a single. */
static inline bool is_small(const ChBoard *board, int house)
{
    return ch_count_of_nine[board->places[CH_EMPTY][house]] <= 3;
}

void ch_subset_houses_update(ChSubsetHouses *subset_houses, const ChBoard *board, uint32_t changed)
{
    const uint32_t singles = houses_with_singles(board);

    if (subset_houses->tick == 0)
        memset(subset_houses->place, NO_PLACE, sizeof subset_houses->place);
    subset_houses->houses &= ~changed;
    CH_EACH_HOUSE(number, changed) {
        if (is_small(board, number) && !(singles >> number & 1))
            continue;
        House house;
        house.board = board;
        house.house = number;
        house.place = subset_houses->place[number];
        keep_matching(&house);
        if (!complete_matching(&house) || leads_one_way(&house))
            subset_houses->houses |= 1u << number;
    }
}

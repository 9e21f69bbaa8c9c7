/* als_sets.c - see als_sets.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als_sets.h"

#include <assert.h>
#include <string.h>

#include "hash.h"

enum { SIZES = CH_DIGITS, PLACES = 1 << 9, KNOWN_BITS = 11, KNOWN = 1 << KNOWN_BITS };

ChCellSet ch_als_cells(unsigned name)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(place, name & (PLACES - 1))
        ch_cells_add(&cells, ch_house_cell[name >> 9][place]);
    return cells;
}

/* ---- the sets ---- */

enum { LINES = 6 };

/* The crossings of a house with others, as places: of a box with rows and columns, of a line with
 * boxes. */
static const uint16_t crossing[LINES] = {0x7, 0x38, 0x1c0, 0x49, 0x92, 0x124};

static bool lies_in_crossing(int house, unsigned places)
{
    const int end = house < CH_FIRST_ROW ? LINES : LINES / 2;

    for (int i = 0; i < end; i++)
        if ((places & ~(unsigned)crossing[i]) == 0)
            return true;
    return false;
}

/* Returns the digits with all their places in one crossing. */
static unsigned confined_digits(const ChBoard *board, int house)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)lies_in_crossing(house, board->places[digit][house]) << digit;
    return digits;
}

enum { DIGITS_AT = 9, SEEN_AT = 18, SIZE_AT = 27 };

/* Lists the almost locked sets of a house.  Each subset of its empty cells extends a smaller one.
 * The box lists those of a line that lie in one box.  A part has peers if its digit has another
 * place in the house, or perhaps if the part lies in a crossing. */
static int list_choices(const ChBoard *board, int house, uint32_t *chosen)
{
    const unsigned confined = confined_digits(board, house);
    uint16_t digits[PLACES];
    uint16_t places[PLACES];
    unsigned all = 1;
    int count = 0;

    digits[0] = places[0] = 0;
    CH_EACH_BIT(place, board->places[CH_EMPTY][house]) {
        const unsigned own = board->candidates[ch_house_cell[house][place]];
        for (unsigned choice = 0; choice < all; choice++) {
            digits[all | choice] = digits[choice] | (uint16_t)own;
            places[all | choice] = places[choice] | (uint16_t)(1u << place);
        }
        all *= 2;
    }
    for (unsigned choice = 1; choice < all; choice++) {
        const int size = ch_count_of_nine[choice];
        if (ch_count_of_nine[digits[choice]] != size + 1 ||
            (house >= CH_FIRST_ROW && lies_in_crossing(house, places[choice])))
            continue;
        const unsigned seen = digits[choice] & (digits[all - 1 - choice] | confined);
        chosen[count++] = places[choice] | (uint32_t)digits[choice] << DIGITS_AT |
                          (uint32_t)seen << SEEN_AT | (uint32_t)size << SIZE_AT;
    }
    return count;
}

void ch_als_choose(ChAlsChoices *choices, const ChBoard *board, uint32_t fresh)
{
    CH_EACH_HOUSE(house, fresh)
        choices->count[house] = (uint16_t)list_choices(board, house, choices->choice[house]);
}

/* ---- parts ---- */

static void add_part(ChAlsSets *sets, int digit, ChCellSet cells)
{
    assert(sets->parts < CH_MAX_ALS_PARTS && !ch_cells_empty(cells));
    const uint16_t number = (uint16_t)sets->parts++;
    ChAlsPart *const part = &sets->part[number];
    const uint8_t *const house = ch_cell_house[ch_cells_first(cells)];
    ChCellSet around = {{0}};

    *part = (ChAlsPart){.cells = cells, .digit = (uint8_t)digit};
    for (int kind = 0; kind < 3; kind++) {
        if (!ch_cells_within(cells, ch_house_cells[house[kind]]))
            continue;
        part->houses |= 1u << house[kind];
        around = ch_cells_or(around, ch_house_cells[house[kind]]);
        part->next[kind] = sets->head[digit][house[kind]];
        sets->head[digit][house[kind]] = number;
    }
    part->peers = ch_cells_minus(ch_cells_and(sets->open[digit], around), cells);
    ch_als_clear(&sets->having[number * sets->words], sets->words);
}

/* An index of the parts by digit and cells: hash lists, most of them of one part or none. */
typedef struct PartIndex {
    uint16_t head[KNOWN]; /* list heads; CH_NONE: empty */
    uint16_t next[CH_MAX_ALS_PARTS];
} PartIndex;

static uint16_t *list_head(PartIndex *known, int digit, ChCellSet cells)
{
    const uint64_t key = cells.word[0] ^ cells.word[1] << 40 ^ (uint64_t)digit << 60;

    /* the golden ratio alone spreads these keys well: lists stay short */
    return &known->head[key * CH_HASH_STEP >> (64 - KNOWN_BITS)];
}

/* Returns the part of the digit with these cells, added if it is new. */
static int find_or_add_part(ChAlsSets *sets, PartIndex *known, int digit, ChCellSet cells)
{
    uint16_t *const head = list_head(known, digit, cells);

    for (int part = *head; part != CH_NONE; part = known->next[part])
        if (sets->part[part].digit == digit && ch_cells_equal(sets->part[part].cells, cells))
            return part;
    known->next[sets->parts] = *head;
    *head = (uint16_t)sets->parts;
    add_part(sets, digit, cells);
    return sets->parts - 1;
}

/* ---- all sets ---- */

static void add_set(ChAlsSets *sets, PartIndex *known, int index, int house, uint32_t choice)
{
    ChAls *const set = &sets->set[index];
    const unsigned name = (unsigned)CH_ALS_NAME(house, (int)(choice & CH_ALL_NINE));

    set->cells = ch_als_cells(name);
    set->digits = (uint16_t)(choice >> DIGITS_AT & CH_ALL_NINE);
    set->name = (uint16_t)name;
    set->size = (uint8_t)(choice >> SIZE_AT);
    assert(ch_cells_count(set->cells) == set->size && ch_count(set->digits) == set->size + 1);
    memset(set->peers, 0, sizeof set->peers);
    memset(set->part, 0, sizeof set->part);
    CH_EACH_DIGIT(digit, choice >> SEEN_AT & CH_ALL_NINE) {
        const int part =
            find_or_add_part(sets, known, digit, ch_cells_and(set->cells, sets->open[digit]));
        set->part[digit] = (uint16_t)part;
        set->peers[digit] = sets->part[part].peers;
        ch_bits_add(&sets->having[part * sets->words], index);
    }
}

static void clear_sets(ChAlsSets *sets, const ChBoard *board, int count)
{
    sets->count = count < CH_MAX_ALS ? count : CH_MAX_ALS;
    sets->words = (sets->count + 255) / 256 * 4;
    sets->part[0] = (ChAlsPart){.cells = {{UINT64_MAX, UINT64_MAX}}};
    sets->parts = 1;
    memset(sets->head, 0xff, sizeof sets->head);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        sets->open[digit] = ch_board_open(board, digit);
}

void ch_als_find_sets(ChAlsSets *sets, const ChBoard *board, const ChAlsChoices *choices)
{
    struct {
        uint32_t choice;
        int house;
    } chosen[CH_MAX_ALS];
    PartIndex known;
    int next[SIZES] = {0}; /* indexed by size: first the count, then the next index */
    int count = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        for (int i = 0; i < choices->count[house]; i++)
            next[choices->choice[house][i] >> SIZE_AT]++;
    for (int size = 1; size < SIZES; size++) {
        const int of_size = next[size];
        next[size] = count;
        count += of_size;
    }
    for (int house = 0; house < CH_HOUSES; house++)
        for (int i = 0; i < choices->count[house]; i++) {
            const uint32_t choice = choices->choice[house][i];
            const int index = next[choice >> SIZE_AT]++;
            if (index < CH_MAX_ALS) {
                chosen[index].choice = choice;
                chosen[index].house = house;
            }
        }
    clear_sets(sets, board, count);
    memset(known.head, 0xff, sizeof known.head);
    for (int i = 0; i < sets->count; i++) {
        if (sets->parts + CH_DIGITS > CH_MAX_ALS_PARTS)
            sets->count = i;
        else
            add_set(sets, &known, i, chosen[i].house, chosen[i].choice);
    }
}

void ch_als_touched(const ChAlsSets *sets, ChCellSet cells, uint64_t *touched)
{
    memset(touched, 0, sizeof(uint64_t) * (size_t)sets->words);
    for (int i = 0; i < sets->count; i++)
        touched[i / 64] |= (uint64_t)ch_cells_meet(sets->set[i].cells, cells) << i % 64;
}

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

/* Reports whether cells of a line all lie in one box; the box lists them then. */
static bool lies_in_one_box(int number, unsigned places)
{
    return number >= CH_FIRST_ROW &&
           ((places & ~7u) == 0 || (places & ~0x38u) == 0 || (places & ~0x1c0u) == 0);
}

enum { DIGITS_AT = 9, SIZE_AT = 18 };

/* Lists the almost locked sets of a house.  Each subset of its empty cells extends a smaller
 * one. */
static int list_choices(const ChBoard *board, int house, uint32_t *chosen)
{
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
        if (ch_count_of_nine[digits[choice]] == size + 1 && !lies_in_one_box(house, places[choice]))
            chosen[count++] =
                places[choice] | (uint32_t)digits[choice] << DIGITS_AT | (uint32_t)size << SIZE_AT;
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
    CH_EACH_DIGIT(digit, set->digits) {
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
    sets->parts = 0;
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

/* lz_string.c - see lz_string.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "lz_string.h"

#include <stdlib.h>
#include <string.h>

#include "utf16.h"

enum { NEW_BYTE, NEW_UNIT, END, FIRST_PHRASE };

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* A phrase is an earlier one and a last unit.  A single unit has no earlier one. */
typedef struct Phrase {
    uint32_t before;
    uint32_t length;
    uint16_t unit;
} Phrase;

/* The width of the next code.  It grows by a bit when the codes of that width are used up. */
typedef struct Width {
    unsigned bits;
    uint32_t left;
} Width;

static void count_code(Width *width)
{
    if (--width->left == 0)
        width->left = 1u << width->bits++;
}

/* ---- unpack ---- */

typedef struct Unpacker {
    ChBytes packed;
    size_t bit;
    bool failed;
    Width width;
    Phrase *phrase;
    uint32_t phrases;
    size_t units; /* written so far */
} Unpacker;

/* Returns the six bits of a letter; those of '-' are as of '/', as in addresses. */
static unsigned bits_of(char letter)
{
    const char *const found = letter == '-' ? letters + 63 : memchr(letters, letter, 64);

    return found != NULL ? (unsigned)(found - letters) : 64;
}

static uint32_t take_bits(Unpacker *unpacker, unsigned count)
{
    uint32_t value = 0;

    for (unsigned i = 0; i < count; i++, unpacker->bit++) {
        const size_t at = unpacker->bit / 6;
        const unsigned bits = at < unpacker->packed.length ? bits_of(unpacker->packed.at[at]) : 64;
        if (bits > 63) {
            unpacker->failed = true;
            return END;
        }
        value |= (bits >> (5 - unpacker->bit % 6) & 1) << i;
    }
    return value;
}

/* Returns the next phrase's number, or END.  A new unit becomes a phrase first. */
static uint32_t take_phrase(Unpacker *unpacker)
{
    const uint32_t code = take_bits(unpacker, unpacker->width.bits);

    if (code > NEW_UNIT || unpacker->failed)
        return code;
    const uint16_t unit = (uint16_t)take_bits(unpacker, code == NEW_BYTE ? 8 : 16);
    unpacker->phrase[unpacker->phrases] = (Phrase){.length = 1, .unit = unit};
    count_code(&unpacker->width);
    return unpacker->phrases++;
}

static uint16_t first_unit(const Unpacker *unpacker, uint32_t number)
{
    while (unpacker->phrase[number].length > 1)
        number = unpacker->phrase[number].before;
    return unpacker->phrase[number].unit;
}

/* Writes a phrase from its end to its beginning. */
static void copy_phrase(const Unpacker *unpacker, uint32_t number, uint16_t *units)
{
    for (size_t i = unpacker->phrase[number].length; i-- > 0;
         number = unpacker->phrase[number].before)
        units[i] = unpacker->phrase[number].unit;
}

/* Unpacks into UNITS, which has room for CH_LZ_MAX.  Each code makes at most two phrases. */
static bool unpack_units(Unpacker *unpacker, uint16_t *units)
{
    uint32_t last = 0;

    for (;;) {
        const uint32_t code = take_phrase(unpacker);
        if (code == END || unpacker->failed)
            return !unpacker->failed;
        if (code > unpacker->phrases || (code == unpacker->phrases && last == 0))
            return false;
        if (last != 0) {
            const uint32_t begin = code == unpacker->phrases ? last : code;
            unpacker->phrase[unpacker->phrases++] =
                (Phrase){last, unpacker->phrase[last].length + 1, first_unit(unpacker, begin)};
            count_code(&unpacker->width);
        }
        if (unpacker->phrase[code].length > CH_LZ_MAX - unpacker->units)
            return false;
        copy_phrase(unpacker, code, units + unpacker->units);
        unpacker->units += unpacker->phrase[code].length;
        last = code;
    }
}

bool ch_lz_unpack(ChText *out, ChBytes packed)
{
    while (packed.length > 0 && packed.at[packed.length - 1] == '=')
        packed.length--;
    /* A code has two bits or more, so that a letter begins three codes at most. */
    const size_t most = FIRST_PHRASE + 6 * packed.length + 2;
    Unpacker unpacker = {.packed = packed,
                         .width = {.bits = 2, .left = 1},
                         .phrase = calloc(most, sizeof(Phrase)),
                         .phrases = FIRST_PHRASE};
    uint16_t *const units = malloc(CH_LZ_MAX * sizeof *units);
    const bool good = unpacker.phrase != NULL && units != NULL && unpack_units(&unpacker, units) &&
                      ch_utf16_to_text(out, units, unpacker.units);

    free(units);
    free(unpacker.phrase);
    return good;
}

/* ---- pack ---- */

typedef struct Packer {
    ChText *out;
    Width width;
    unsigned letter, filled; /* the bits of the next letter, and how many there are */
    Phrase *phrase;
    uint32_t phrases;
} Packer;

static void put_bits(Packer *packer, uint32_t value, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        packer->letter = packer->letter << 1 | (value >> i & 1);
        if (++packer->filled < 6)
            continue;
        ch_text_char(packer->out, letters[packer->letter]);
        packer->letter = packer->filled = 0;
    }
}

/* Returns the phrase of an earlier one and a unit, or 0. */
static uint32_t find_phrase(const Packer *packer, uint32_t before, uint16_t unit)
{
    for (uint32_t i = FIRST_PHRASE; i < packer->phrases; i++)
        if (packer->phrase[i].before == before && packer->phrase[i].unit == unit)
            return i;
    return 0;
}

static uint32_t add_phrase(Packer *packer, uint32_t before, uint16_t unit)
{
    packer->phrase[packer->phrases] = (Phrase){.before = before, .length = 1, .unit = unit};
    return packer->phrases++;
}

/* Writes a phrase's code.  The first time a unit is written itself, and its `length` becomes 0. */
static void put_phrase(Packer *packer, uint32_t number)
{
    Phrase *const phrase = &packer->phrase[number];

    if (phrase->before == 0 && phrase->length == 1) {
        const bool is_byte = phrase->unit < 256;
        put_bits(packer, is_byte ? NEW_BYTE : NEW_UNIT, packer->width.bits);
        put_bits(packer, phrase->unit, is_byte ? 8 : 16);
        phrase->length = 0;
        count_code(&packer->width);
    } else {
        put_bits(packer, number, packer->width.bits);
    }
    count_code(&packer->width);
}

static void pack_units(Packer *packer, const uint16_t *units, size_t count)
{
    uint32_t last = 0;

    for (size_t i = 0; i < count; i++) {
        if (find_phrase(packer, 0, units[i]) == 0)
            add_phrase(packer, 0, units[i]);
        const uint32_t longer = find_phrase(packer, last, units[i]);
        if (longer != 0) {
            last = longer;
            continue;
        }
        put_phrase(packer, last);
        add_phrase(packer, last, units[i]);
        last = find_phrase(packer, 0, units[i]);
    }
    if (last != 0)
        put_phrase(packer, last);
}

static void finish_letters(Packer *packer)
{
    put_bits(packer, END, packer->width.bits);
    put_bits(packer, 0, 6 - packer->filled);
}

void ch_lz_pack(ChText *out, ChBytes text)
{
    ChUtf16 units = ch_utf16_of_text(text);
    const size_t start = out->length;
    Packer packer = {.out = out,
                     .width = {.bits = 2, .left = 2},
                     .phrase = calloc(FIRST_PHRASE + 2 * units.count + 1, sizeof(Phrase)),
                     .phrases = FIRST_PHRASE};

    if (units.units == NULL || packer.phrase == NULL) {
        ch_text_puts(out, NULL);
    } else {
        pack_units(&packer, units.units, units.count);
        finish_letters(&packer);
        while ((out->length - start) % 4 != 0 && !out->failed)
            ch_text_char(out, '=');
    }
    free(packer.phrase);
    free(units.units);
}

/* test_base.c - the arena, the growing text, random numbers, faults, and the lane summary, compared
 * with its plain version.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "fault.h"
#include "lanes.h"
#include "naive.h"
#include "name_match.h"
#include "text.h"

/* Vectors of another implementation of SplitMix64; a change here would change every puzzle ever
 * made from a seed. */
Test(random, first_numbers_never_change)
{
    static const uint64_t from_one[] = {UINT64_C(0x910a2dec89025cc1), UINT64_C(0xbeeb8da1658eec67),
                                        UINT64_C(0xf893a2eefb32555e), UINT64_C(0x71c18690ee42c90b),
                                        UINT64_C(0x71bb54d8d101b5b9)};
    static const uint64_t from_zero[] = {UINT64_C(0xe220a8397b1dcdaf), UINT64_C(0x6e789e6aa1b965f4),
                                         UINT64_C(0x06c45d188009454f)};
    ChRandom one = {1};
    ChRandom zero = {0};

    for (int i = 0; i < 5; i++)
        cr_expect_eq(ch_random_next(&one), from_one[i], "number %d from seed 1", i);
    for (int i = 0; i < 3; i++)
        cr_expect_eq(ch_random_next(&zero), from_zero[i], "number %d from seed 0", i);
}

Test(random, below_is_in_range_and_even)
{
    enum { DRAWS = 90000 };
    ChRandom random = naive_random("below_is_in_range_and_even", 21);
    int count[9] = {0};

    for (int i = 0; i < DRAWS; i++) {
        const uint32_t drawn = ch_random_below(&random, 9);
        cr_assert_lt(drawn, 9);
        count[drawn]++;
    }
    for (int i = 0; i < 9; i++)
        cr_expect(abs(count[i] - DRAWS / 9) < 600, "%d came %d times (six sigma is 566)", i,
                  count[i]);
    for (int i = 0; i < 1000; i++) {
        cr_assert_eq(ch_random_below(&random, 1), 0);
        cr_assert_lt(ch_random_below(&random, 0xffffffffu), 0xffffffffu);
        cr_assert_lt(ch_random_below(&random, 0x80000001u), 0x80000001u);
    }
}

Test(random, shuffle_keeps_the_values_and_reaches_every_order)
{
    ChRandom random = naive_random("shuffle", 22);
    int seen[27] = {0};
    int orders = 0;

    for (int i = 0; i < 600; i++) {
        uint8_t value[3] = {0, 1, 2};
        ch_random_shuffle(&random, value, 3);
        cr_assert_eq((1 << value[0] | 1 << value[1] | 1 << value[2]), 7);
        seen[value[0] * 9 + value[1] * 3 + value[2]]++;
    }
    for (int i = 0; i < 27; i++) {
        orders += seen[i] != 0;
        cr_expect(seen[i] == 0 || abs(seen[i] - 100) < 60, "an order came %d times", seen[i]);
    }
    cr_expect_eq(orders, 6);
}

Test(arena, hands_out_aligned_pieces_until_it_is_full)
{
    static alignas(max_align_t) unsigned char memory[1024];
    const size_t unit = alignof(max_align_t);
    ChArena arena;

    ch_arena_init(&arena, memory, sizeof memory);
    size_t pieces = 0;
    for (unsigned char *piece; (piece = ch_arena_take(&arena, 5)) != NULL; pieces++) {
        cr_assert_eq((uintptr_t)piece % unit, 0);
        cr_assert(piece >= memory && piece + 5 <= memory + sizeof memory);
        memset(piece, (int)pieces, 5);
    }
    cr_expect_eq(pieces, sizeof memory / unit);
    for (size_t i = 0; i < pieces; i++)
        cr_expect_eq(memory[i * unit + 4], i, "piece %zu was overwritten", i);

    ch_arena_reset(&arena);
    cr_expect_eq((void *)ch_arena_take(&arena, sizeof memory), (void *)memory);
    cr_expect_null(ch_arena_take(&arena, 1));
    cr_expect_null(ch_arena_take(&arena, SIZE_MAX), "a size that would wrap around");
    cr_expect_null(ch_arena_take(&arena, SIZE_MAX - unit));
}

Test(arena, an_uneven_end_is_not_given_away)
{
    static alignas(max_align_t) unsigned char memory[64];
    ChArena arena;

    ch_arena_init(&arena, memory, 33);
    cr_expect_not_null(ch_arena_take(&arena, 32));
    cr_expect_null(ch_arena_take(&arena, 2));
}

Test(text, grows_and_stays_terminated)
{
    ChText text = CH_TEXT_EMPTY;

    cr_expect_str_eq(ch_text_string(&text), "");
    ch_text_clear(&text);
    for (int i = 0; i < 1000; i++) {
        ch_text_number(&text, (unsigned long)i);
        ch_text_char(&text, ' ');
    }
    cr_expect_eq(text.length, 10 * 2 + 90 * 3 + 900 * 4);
    cr_expect_eq(strlen(ch_text_string(&text)), text.length);
    cr_expect_str_eq(ch_text_string(&text) + text.length - 9, " 998 999 ");
    cr_expect_not(text.failed);

    ch_text_clear(&text);
    cr_expect_str_eq(ch_text_string(&text), "");
    ch_text_puts(&text, "r4c6");
    ch_text_add(&text, "=3 and more", 2);
    memcpy(ch_text_room(&text, 2), "!?", 2);
    ch_text_grown(&text, 1);
    cr_expect_str_eq(ch_text_string(&text), "r4c6=3!");
    ch_text_free(&text);
    cr_expect_str_eq(ch_text_string(&text), "");
}

Test(text, numbers_to_the_limit)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_number(&text, 0);
    ch_text_char(&text, ' ');
    ch_text_number(&text, 4294967295ul);
    cr_expect_str_eq(ch_text_string(&text), "0 4294967295");
    ch_text_free(&text);
}

Test(fault, shows_any_bytes)
{
    ChFault fault;

    cr_expect_eq(ch_fault(NULL, CH_NO_ROOM, 1, 2, "x", 1), CH_NO_ROOM);
    cr_expect_eq(ch_fault(&fault, CH_BAD_ARGUMENT, 7, 9, "a\0\x1b\xff", 4), CH_BAD_ARGUMENT);
    cr_expect_eq(fault.status, CH_BAD_ARGUMENT);
    cr_expect_eq(fault.line, 7);
    cr_expect_eq(fault.column, 9);
    cr_expect_str_eq(fault.found, "a\\x00\\x1B\\xFF");

    char huge[1000];
    memset(huge, 1, sizeof huge);
    ch_fault(&fault, CH_IO, 1, 1, huge, sizeof huge);
    cr_expect_lt(strlen(fault.found), sizeof fault.found);
    for (const char *at = fault.found; *at != '\0'; at++)
        cr_expect(*at >= ' ' && *at <= '~');
    ch_fault_words(&fault, CH_IO, 0, 0, "end of file");
    cr_expect_str_eq(fault.found, "end of file");
}

Test(status, each_has_its_message)
{
#define STATUS(number, name, text) cr_expect_gt(strlen(ch_status_text(CH_##name)), 3);
#include <crosshatch/status.def>
#undef STATUS
    cr_expect_not_null(ch_status_text((ChStatus)12345678));
    cr_expect_not_null(ch_status_text((ChStatus)-1));
}

Test(lanes, nine_are_joined_in_a_row)
{
    ChRandom random = naive_random("joined lanes", 29);

    for (int round = 0; round < 2000; round++) {
        uint16_t lane[9];
        uint64_t word[2];
        for (int i = 0; i < 9; i++)
            lane[i] = (uint16_t)ch_random_below(&random, 512);
        ch_lanes_join(lane, word);
        for (int bit = 0; bit < 128; bit++)
            cr_assert_eq(ch_bits_has(word, bit), bit < 81 && (lane[bit / 9] >> bit % 9 & 1),
                         "round %d, bit %d", round, bit);
    }
}

Test(lanes, summary_equals_its_plain_version)
{
    ChRandom random = naive_random("lanes", 23);

    for (int round = 0; round < 20000; round++) {
        _Alignas(32) uint16_t lane[32];
        const uint32_t density = 1 + ch_random_below(&random, 8);
        uint32_t none = 0, few = 0;
        for (int i = 0; i < 32; i++) {
            lane[i] = 0;
            for (uint32_t bit = 0; bit < 9; bit++)
                lane[i] |= (uint16_t)((ch_random_below(&random, 16) < density) << bit);
            none |= (uint32_t)(lane[i] == 0) << i;
            few |= (uint32_t)(lane[i] == 0 || ch_is_single(lane[i])) << i;
        }
        const ChLaneSummary fast = ch_lanes_summary(lane);
        const ChLaneSummary plain = ch_lanes_summary_plain(lane);
        cr_assert(fast.none == none && plain.none == none, "round %d", round);
        cr_assert(fast.few == few && plain.few == few, "round %d", round);
        cr_assert_eq(ch_lanes_single(lane), few & ~none, "round %d", round);
        cr_assert_eq(ch_lanes_single_plain(lane), few & ~none, "round %d", round);
    }
}

Test(lanes, clear_equals_its_plain_version)
{
    ChRandom random = naive_random("clear", 25);
    int emptied = 0;

    for (int round = 0; round < 20000; round++) {
        uint16_t fast[96], plain[96], expected[96];
        uint64_t where[2] = {0, 0};
        const uint16_t bits = (uint16_t)(1u << ch_random_below(&random, 9));
        bool empty = false;
        for (int i = 0; i < 96; i++) {
            fast[i] = (uint16_t)(1 + ch_random_below(&random, 511));
            if (ch_random_below(&random, 32) == 0)
                fast[i] = bits;
            expected[i] = plain[i] = fast[i];
            if (ch_random_below(&random, 4) != 0)
                continue;
            where[i / 64] |= UINT64_C(1) << i % 64;
            expected[i] &= (uint16_t)~bits;
            empty |= expected[i] == 0;
        }
        emptied += empty;
        cr_assert_eq(ch_lanes_clear(fast, where, bits), empty, "round %d", round);
        cr_assert_eq(ch_lanes_clear_plain(plain, where, bits), empty, "round %d", round);
        cr_assert_arr_eq(fast, expected, sizeof expected, "round %d", round);
        cr_assert_arr_eq(plain, expected, sizeof expected, "round %d", round);
    }
    cr_assert(emptied > 5000 && emptied < 15000, "%d", emptied);
}

Test(lanes, singles_equal_their_plain_versions)
{
    ChRandom random = naive_random("lose", 27);
    int singles = 0;

    for (int round = 0; round < 20000; round++) {
        uint16_t fast[32], plain[32], where[32], among[32];
        const uint16_t bit = (uint16_t)(1u << ch_random_below(&random, 9));
        uint32_t lost = 0;
        for (int i = 0; i < 32; i++) {
            fast[i] = plain[i] =
                (uint16_t)(ch_random_below(&random, 512) & ch_random_below(&random, 512));
            where[i] = ch_random_below(&random, 2) ? 0xffff : 0;
            among[i] = (uint16_t)ch_random_below(&random, 512);
        }
        const uint32_t in = ch_lanes_single_in_plain(plain, among, where);
        cr_assert_eq(ch_lanes_single_in(fast, among, where), in, "round %d", round);
        for (int i = 0; i < 32; i += 8)
            lost |= ch_lanes_lose_plain(plain + i, where + i, bit) << i;
        cr_assert_eq(ch_lanes_lose_all(fast, where, bit), lost, "round %d", round);
        cr_assert_arr_eq(fast, plain, sizeof fast, "round %d", round);
        singles += lost != 0 && in != 0;
    }
    cr_assert_gt(singles, 10000);
}

typedef struct Naming {
    const char *names;
    const char *name;
} Naming;

static void expect_called(const Naming *naming, size_t count, bool called)
{
    for (size_t i = 0; i < count; i++)
        cr_expect_eq(ch_name_matches(naming[i].names, naming[i].name, strlen(naming[i].name)),
                     called, "'%s', '%s'", naming[i].names, naming[i].name);
}

Test(called, letters_and_digits_count)
{
    static const Naming one[] = {{"xy-wing", "XY-Wing"},
                                 {"xy-wing", "x y wing"},
                                 {"xy-wing", "xywing"},
                                 {"BUG + 1", "bug1"},
                                 {"xy-wing", "  xy-wing "},
                                 {"yes", "ye"},
                                 {"ye", "yes"},
                                 {"four", "fours"},
                                 {"colour, four", "Color"},
                                 {"colour, four", "Four"},
                                 {"BUG + 1", "bug+1"},
                                 {"BUG + 1", "BUG plus 1"},
                                 {"pair-plus", "Pair (+)"},
                                 {"Pair (+)", "pair-plus"},
                                 {"Pair (+)", "pair"}};
    static const Naming two[] = {{"xy-wing", "xyz-wing"},   {"xy-wing", "xy-win"},
                                 {"xy-wing", "xy-wings!s"}, {"xy-wing", "-xy-wing"},
                                 {"xy-wing", " -xy-wing"},  {"xy-wing", "  "},
                                 {"xy-wing", ""},           {"", "x"},
                                 {"one,two", "onetwo"},     {"one,two", "one,two"},
                                 {"pair", "pair (+)"}};

    expect_called(one, sizeof one / sizeof *one, true);
    expect_called(two, sizeof two / sizeof *two, false);
}

Test(called, other_scripts_count_as_they_are)
{
    static const Naming one[] = {{"니시오", "니시오"}, {"네이키드 페어", "네이키드페어"}};
    static const Naming two[] = {{"니시오", "니시"}, {"니시", "니시오"}};

    expect_called(one, sizeof one / sizeof *one, true);
    expect_called(two, sizeof two / sizeof *two, false);
}

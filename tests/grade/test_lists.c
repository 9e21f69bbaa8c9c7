/* test_lists.c - The first hint of each producer of the sx scale on given grids, equal to that of
 * the complete lists of SukakuExplainer: also of producers that no known puzzle reaches.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "se.h"
#include "support.h"

enum { LINE = 1 << 20, TEXT = 4096 };

/* The producers of the scale by their names in the lists; the dynamic ones come last. */
static const char *const NAMES[] = {"hidden-single",
                                    "direct-locking",
                                    "direct-hidden-pair",
                                    "naked-single",
                                    "direct-hidden-triplet",
                                    "locking",
                                    "naked-pair",
                                    "x-wing",
                                    "hidden-pair",
                                    "naked-triplet",
                                    "swordfish",
                                    "hidden-triplet",
                                    "xy-wing",
                                    "xyz-wing",
                                    "unique-loops",
                                    "naked-quad",
                                    "jellyfish",
                                    "hidden-quad",
                                    "bug",
                                    "aligned-pair",
                                    "forcing",
                                    "aligned-triplet",
                                    "nishio",
                                    "multiple",
                                    "dynamic",
                                    "dynamic-1",
                                    "dynamic-2",
                                    "dynamic-3",
                                    "dynamic-4.0",
                                    "dynamic-4.1",
                                    "dynamic-4.2"};

enum { NAME_COUNT = sizeof NAMES / sizeof *NAMES };

static int producer_of(const char *line)
{
    char name[64];

    cr_assert_eq(sscanf(line, "{\"producer\":\"%63[^\"]", name), 1, "%.60s", line);
    for (int i = 0; i < NAME_COUNT; i++)
        if (strcmp(name, NAMES[i]) == 0)
            return i + 1;
    cr_assert(false, "unknown producer %s", name);
    return 0;
}

static void read_grid(const char *line, ChSeGrid *grid)
{
    const char *at = strstr(line, "\"grid\":\"") + strlen("\"grid\":\"");

    memset(grid, 0, sizeof *grid);
    memset(grid->value, CH_NO_DIGIT, sizeof grid->value);
    memset(grid->empty, 9, sizeof grid->empty);
    grid->left = CH_CELLS;
    for (int cell = 0; cell < CH_CELLS; cell++, at++) {
        const bool is_filled = *at == '=';
        for (at += is_filled; *at >= '1' && *at <= '9'; at++)
            if (is_filled)
                ch_se_grid_fill(grid, cell, *at - '1');
            else
                grid->cand[cell] |= (uint16_t)(1u << (*at - '1'));
    }
    ch_se_grid_derive(grid);
}

/* Writes the hint as the lists do. */
static void write_hint(const ChSeHint *hint, char text[TEXT])
{
    char name[CH_SE_NAME];
    int length;
    const char *comma = "";

    ch_se_name(&ch_se_sx, hint, name);
    length = snprintf(text, TEXT, "{\"technique\":\"%s\",\"rating\":%.17g,", name, hint->rating);
    if (hint->nodes > 0)
        length += snprintf(text + length, TEXT - (size_t)length, "\"nodes\":%d,", hint->nodes);
    if (hint->place == CH_SE_NOWHERE)
        length += snprintf(text + length, TEXT - (size_t)length, "\"placement\":null,");
    else
        length += snprintf(text + length, TEXT - (size_t)length, "\"placement\":\"r%dc%d=%d\",",
                           hint->place / 81 + 1, hint->place / 9 % 9 + 1, hint->place % 9 + 1);
    length += snprintf(text + length, TEXT - (size_t)length, "\"eliminations\":[");
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (hint->removed.of[cell] >> digit & 1) {
                length += snprintf(text + length, TEXT - (size_t)length, "%s\"r%dc%d-%d\"", comma,
                                   cell / 9 + 1, cell % 9 + 1, digit + 1);
                comma = ",";
            }
    snprintf(text + length, TEXT - (size_t)length, "]}");
}

/* Compares two hints as text, their ratings as doubles. */
static bool is_same(const char *wanted, const char *found)
{
    static const char KEY[] = "\"rating\":";
    const char *const a = strstr(wanted, KEY);
    const char *const b = strstr(found, KEY);
    char *end_a;
    char *end_b;

    if (a == NULL || b == NULL || a - wanted != b - found ||
        memcmp(wanted, found, (size_t)(a - wanted)) != 0 ||
        strtod(a + strlen(KEY), &end_a) != strtod(b + strlen(KEY), &end_b))
        return false;
    return strncmp(end_a, end_b, strlen(end_b)) == 0;
}

Test(lists, have_our_first_hints, .timeout = 300)
{
    FILE *const file = open_shared("golden/se-traces/lists.jsonl");
    ChSeSpace *const space = calloc(1, sizeof *space);
    char *const line = malloc(LINE);
    int count = 0;

    cr_assert(space != NULL && line != NULL);
    while (file != NULL && fgets(line, LINE, file) != NULL) {
        if (count++ % CH_THINNING != 0)
            continue;
        const int producer = producer_of(line);
        const char *const wanted = strstr(line, "\"hints\":[") + strlen("\"hints\":[");
        ChSeGrid grid;
        ChSeHint hint;
        char found[TEXT] = "]";
        read_grid(line, &grid);
        const ChSeOutcome outcome = ch_se_produce(space, &ch_se_sx, &grid, producer, &hint);
        cr_assert_neq(outcome, CH_SE_OVERFLOW);
        if (outcome == CH_SE_HINT)
            write_hint(&hint, found);
        cr_expect(outcome == CH_SE_HINT ? is_same(wanted, found) : *wanted == ']',
                  "list %d, %s\nwanted %.300s\nfound  %s", count, NAMES[producer - 1], wanted,
                  found);
    }
    cr_expect(file == NULL || count > 400);
    if (file != NULL)
        fclose(file);
    free(line);
    free(space);
}

/* test_library.c - HoDoKu's library of cases, unchanged and turned, shuffled and renamed.
 *
 * A technique's definition prefers no row and no digit, so a case keeps its verdict under a
 * symmetry of the board and a renaming of the digits.  Three kinds of codes depend on the order of
 * cells and digits in HoDoKu itself.  It names Siamese fish after the one that it finds first,
 * lists two kites under their lower digit, and keeps one way to each node of a loop.  These need
 * not pass, but most of the loops do.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "judge.h"
#include "library_rules.h"
#include "support.h"
#include "symmetry.h"
#include "turned.h"

enum { MOST_LINE = 4096 };

static ChLibraryJudge judge;

/* Reads the next case; false at the end. */
static bool next_case(FILE *file, ChLibraryCase *given, char *line)
{
    ChFault fault;

    while (fgets(line, MOST_LINE, file) != NULL) {
        if (*line != ':')
            continue;
        const ChPiece piece = {
            .text = line, .length = strcspn(line, "\r\n"), .line = 1, .column = 1};
        cr_assert_eq(ch_library_read_case(given, &piece, &fault), CH_OK, "%s", line);
        return true;
    }
    return false;
}

static bool passes_case(const ChLibraryCase *given)
{
    return ch_library_judge(&judge, given).result == CH_LIBRARY_PASSED;
}

static ChLibraryCase turned_case(const ChLibraryCase *given, ChRandom *random)
{
    const ChSymmetry by = ch_symmetry_random(random);
    ChLibraryCase image = *given;

    ch_symmetry_apply(&by, &given->puzzle, &image.puzzle);
    image.removed = ch_symmetry_candidates(&by, &given->removed);
    image.placed = ch_symmetry_candidates(&by, &given->placed);
    image.digits = 0;
    for (unsigned rest = given->digits; rest != 0; rest &= rest - 1)
        image.digits |= 1u << by.digit[ch_lowest(rest)];
    return image;
}

static bool is_siamese(const ChLibraryCase *given)
{
    return strncmp(given->code, "03", 2) == 0 && strlen(given->code) == 5;
}

static bool are_two_kites(const ChLibraryCase *given)
{
    return strcmp(given->code, CH_LIBRARY_DUAL_KITE) == 0;
}

Test(library, every_case_of_hodoku_passes)
{
    char line[MOST_LINE];
    ChLibraryCase given;
    int count = 0;
    FILE *const file = open_shared("golden/reglib-dev.txt");

    if (file == NULL)
        return;
    for (; next_case(file, &given, line); count++)
        cr_expect(passes_case(&given), "%s", line);
    cr_expect_gt(count, 0);
    fclose(file);
}

Test(library, a_turned_case_passes_as_well, .timeout = 600)
{
    ChRandom random = seeded("a_turned_case_passes_as_well");
    char line[MOST_LINE];
    ChLibraryCase given;
    int count = 0;
    int loops = 0;
    int missed = 0;
    FILE *const file = open_shared("golden/reglib-dev.txt");

    if (file == NULL)
        return;
    while (next_case(file, &given, line)) {
        if (is_siamese(&given) || are_two_kites(&given))
            continue;
        const ChLibraryCase image = turned_case(&given, &random);
        const bool passed = passes_case(&image);
        if (ch_library_is_loop(given.code)) {
            loops++;
            missed += !passed;
        } else {
            count++;
            cr_expect(passed, "case %d: %s", count, line);
        }
    }
    cr_expect_gt(count, 0);
    cr_expect_leq(TOLERANCE * missed, loops, "%d of %d loops missed", missed, loops);
    fclose(file);
}

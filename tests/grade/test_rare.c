/* test_rare.c - Rare fish that HoDoKu found are among those of the finders.
 *
 * The golden file has a position and one instance out of all that HoDoKu names there.  Kraken fish
 * and forcing chains are chosen otherwise here, and are left out; so is a fish with only
 * eliminations of locked candidates, which is no fish here.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "facts_slots.h"
#include "library_rules.h"
#include "support.h"

static ChFacts facts;
static ChBoard board;

typedef struct Search {
    ChSink sink;
    const ChLibraryCase *given;
    bool found;
} Search;

static bool compare_step(ChSink *sink, const ChStep *step)
{
    Search *const search = (Search *)sink;

    search->found = search->found || memcmp(&step->detail->removed, &search->given->removed,
                                            sizeof step->detail->removed) == 0;
    return search->found;
}

static bool finds_case(const ChLibraryCase *given)
{
    Search search = {.sink = {compare_step}, .given = given};
    const ChFinderOptions options = ch_library_options(given);
    const ChFinderInput input = {
        .board = &board, .facts = &facts, .options = &options, .puzzle = &given->puzzle};

    cr_assert_lt(ch_board_load(&board, &given->puzzle), 0);
    ch_facts_renew(&facts, &board);
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique != NULL && strcmp(technique->code, given->code) == 0)
            technique->find(&input, &search.sink);
    }
    return search.found;
}

static bool is_fish(const ChLibraryCase *given)
{
    return strncmp(given->code, "03", 2) == 0 && strncmp(given->code, "037", 3) != 0;
}

/* Returns whether the candidate sees all places of its digit in some house. */
static bool is_locked_out(int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const ChCellSet open = ch_board_open(&board, CH_CANDIDATE_DIGIT(candidate));

    for (int house = 0; house < CH_HOUSES; house++) {
        const ChCellSet places = ch_cells_and(open, ch_house_cells[house]);
        if (!ch_cells_empty(places) && ch_cells_within(places, ch_cell_peers[cell]))
            return true;
    }
    return false;
}

static bool removes_locked_only(const ChCandidateSet *removed)
{
    for (int one = ch_candidates_next(removed, 0); one >= 0;
         one = ch_candidates_next(removed, one + 1))
        if (!is_locked_out(one))
            return false;
    return true;
}

/* Reads the position and the instance of a line. */
static ChLibraryCase read_case(char *line)
{
    static const char before[] = "\"library\":\"";
    char *const start = strstr(line, before);
    ChLibraryCase given;
    ChFault fault;

    cr_assert_not_null(start, "%s", line);
    const char *const text = start + strlen(before);
    const ChPiece piece = {.text = text, .length = strcspn(text, "\""), .line = 1, .column = 1};
    cr_assert_eq(ch_library_read_case(&given, &piece, &fault), CH_OK, "%s", line);
    return given;
}

Test(rare, fish_of_hodoku_are_found)
{
    char line[4096];
    int count = 0;
    FILE *const file = open_shared("golden/hodoku/rare-instances.jsonl");

    if (file == NULL)
        return;
    while (fgets(line, sizeof line, file) != NULL) {
        const ChLibraryCase given = read_case(line);
        if (!is_fish(&given))
            continue;
        const bool found = finds_case(&given);
        count += found;
        cr_expect(found || removes_locked_only(&given.removed), "%s", line);
    }
    cr_expect_gt(count, 0);
    fclose(file);
}

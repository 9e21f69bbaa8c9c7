/* facts.c - see facts.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "facts.h"

enum { PAIRS = 1u << 0, FEW_CELLS = 1u << 1, FEW_DIGITS = 1u << 2, TRIADS = 1u << 3 };
enum { BILOCALS = 1u << 4 };
enum { LINKS = 1u << 16 };
enum { HOPELESS = 1u << 20, SHOALS = 1u << 21 };
enum { RECTANGLES = 1u << 12 };

static void build_pairs(const ChBoard *board, ChPairs *pairs)
{
    *pairs = (ChPairs){0};
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_count(board->candidates[cell]) == 2)
            ch_cells_add(&pairs->bivalue, cell);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++)
            pairs->bilocal[digit] |= (uint32_t)(ch_count(board->places[digit][house]) == 2)
                                     << house;
}

const ChPairs *ch_facts_pairs(ChFacts *facts)
{
    if (!(facts->built & PAIRS)) {
        build_pairs(facts->board, &facts->pairs);
        facts->built |= PAIRS;
    }
    return &facts->pairs;
}

const ChFewCells *ch_facts_few_cells(ChFacts *facts)
{
    if (!(facts->built & FEW_CELLS)) {
        ch_few_cells_build(facts->board, &facts->few_cells);
        facts->built |= FEW_CELLS;
    }
    return &facts->few_cells;
}

const ChFewDigits *ch_facts_few_digits(ChFacts *facts)
{
    if (!(facts->built & FEW_DIGITS)) {
        ch_few_digits_build(facts->board, &facts->few_digits);
        facts->built |= FEW_DIGITS;
    }
    return &facts->few_digits;
}

const ChTriads *ch_facts_triads(ChFacts *facts)
{
    if (!(facts->built & TRIADS)) {
        ch_triads_build(facts->board, &facts->triads);
        facts->built |= TRIADS;
    }
    return &facts->triads;
}

ChLinks *ch_facts_links(ChFacts *facts, int kinds)
{
    ChLinks *const links = &facts->links;

    if (!(facts->built & LINKS)) {
        ch_links_build(links, facts->board);
        facts->built |= LINKS;
    }
    if (links->kinds != kinds) {
        if (kinds & CH_LINKS_GROUPS && links->groups_end == 0)
            ch_links_add_groups(links);
        if (kinds & CH_LINKS_SETS && links->sets == NULL)
            ch_links_add_parts(links, ch_facts_almost(facts));
        ch_links_view(links, kinds);
    }
    return links;
}

const ChBilocals *ch_facts_bilocals(ChFacts *facts)
{
    if (!(facts->built & BILOCALS)) {
        ch_bilocals_build(facts->board, &facts->bilocals);
        facts->built |= BILOCALS;
    }
    return &facts->bilocals;
}

static ChCellSet find_hopeless(const ChBoard *board, int digit)
{
    ChCellSet cells = {{0}};
    ChPlaces places;

    if (!ch_places_of(&places, board, digit))
        return cells;
    for (uint64_t rest = ch_places_hopeless(&places); rest != 0; rest &= rest - 1)
        ch_cells_add(&cells, places.cell[__builtin_ctzll(rest)]);
    return cells;
}

const ChCellSet *ch_facts_hopeless(ChFacts *facts)
{
    if (!(facts->built & HOPELESS)) {
        for (int digit = 0; digit < CH_DIGITS; digit++)
            facts->hopeless[digit] = find_hopeless(facts->board, digit);
        facts->built |= HOPELESS;
    }
    return facts->hopeless;
}

const ChRectangles *ch_facts_rectangles(ChFacts *facts)
{
    if (!(facts->built & RECTANGLES)) {
        ch_rectangles_build(&facts->rectangles, facts->board);
        facts->built |= RECTANGLES;
    }
    return &facts->rectangles;
}

const ChShoals *ch_facts_shoals(ChFacts *facts)
{
    if (!(facts->built & SHOALS)) {
        ch_shoals_build(facts->board, &facts->shoals);
        facts->built |= SHOALS;
    }
    return &facts->shoals;
}

/* ---- almost locked sets ---- */

enum { ALMOST = 1u << 24, ALMOST_LINKS = 1u << 25, ALMOST_SEERS = 1u << 26 };

const ChAlmostSets *ch_facts_almost(ChFacts *facts)
{
    if (!(facts->built & ALMOST)) {
        ch_almost_find_sets(&facts->almost, facts->board);
        facts->built |= ALMOST;
    }
    return &facts->almost;
}

const ChAlmostLinks *ch_facts_almost_links(ChFacts *facts)
{
    if (!(facts->built & ALMOST_LINKS)) {
        ch_almost_find_links(&facts->almost_links, ch_facts_almost(facts));
        facts->built |= ALMOST_LINKS;
    }
    return &facts->almost_links;
}

const ChAlmostSeers *ch_facts_almost_seers(ChFacts *facts)
{
    if (!(facts->built & ALMOST_SEERS)) {
        ch_almost_find_seers(&facts->almost_seers, ch_facts_almost(facts));
        facts->built |= ALMOST_SEERS;
    }
    return &facts->almost_seers;
}

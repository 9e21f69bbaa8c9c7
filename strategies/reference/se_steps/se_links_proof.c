/* se_links_proof.c - chains of strong links: each house holds the digit, and two groups that a weak
 * link joins share a house.
 *
 * Two links are a bridge (single_digit.h) where it has a name.  Longer chains are X-chains, rings
 * continuous loops; with more than two places in a house they are grouped.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"
#include "se_steps.h"
#include "single_digit.h"

static unsigned places_of(const ChFinderInput *input, int link)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;

    return ch_se_state(input)->grid.pos[hint->base[link]][ch_lowest(hint->digits)];
}

static bool is_grouped(const ChFinderInput *input)
{
    for (int i = 0; i < ch_se_state(input)->hint.length; i++)
        if (ch_count(places_of(input, i)) > 2)
            return true;
    return false;
}

/* ---- two links ---- */

static bool is_line(int house)
{
    return house >= CH_FIRST_ROW;
}

/* Reports whether the far places of a bridge's box lie in one line across its joining line. */
static bool has_arms(const ChBridge *bridge)
{
    const ChCellSet far = bridge->far[is_line(bridge->house[0])];
    const int cell = ch_cells_first(far);
    const int across = bridge->via < CH_FIRST_COLUMN ? CH_FIRST_COLUMN + CH_COLUMN_OF(cell)
                                                     : CH_FIRST_ROW + CH_ROW_OF(cell);

    return ch_cells_within(far, ch_house_cells[across]);
}

/* Returns the technique of a bridge; CH_TECHNIQUE_NONE: it has no name. */
static int bridge_technique(const ChFinderInput *input, const ChBridge *bridge)
{
    const bool lines = is_line(bridge->house[0]) && is_line(bridge->house[1]);
    const bool crossing = lines && bridge->house[0] / 9 != bridge->house[1] / 9;
    const bool in_box = !is_line(bridge->via);

    if (crossing && in_box && ch_cells_count(bridge->far[0]) + ch_cells_count(bridge->far[1]) == 2)
        return is_grouped(input) ? CH_TECHNIQUE_GROUPED_TWO_STRING_KITE
                                 : CH_TECHNIQUE_TWO_STRING_KITE;
    if (!is_grouped(input))
        return lines && !crossing && !in_box ? CH_TECHNIQUE_SKYSCRAPER : CH_TECHNIQUE_TURBOT_FISH;
    if (is_line(bridge->house[0]) != is_line(bridge->house[1]) && !in_box && has_arms(bridge) &&
        ch_count(places_of(input, !is_line(bridge->house[0]))) == 2)
        return CH_TECHNIQUE_EMPTY_RECTANGLE;
    return CH_TECHNIQUE_NONE;
}

/* Describes two links as a bridge, if the house that joins them makes one with a name. */
static bool try_bridge(const ChFinderInput *input, ChDeduction *deduction)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;
    const unsigned enter = places_of(input, 1) & ~(unsigned)hint->leave[1];
    ChCellSet near = {{0}};
    ChBridge bridge;

    CH_EACH_BIT(place, hint->leave[0])
        ch_cells_add(&near, ch_house_cell[hint->base[0]][place]);
    CH_EACH_BIT(place, enter)
        ch_cells_add(&near, ch_house_cell[hint->base[1]][place]);
    for (int via = CH_HOUSES - 1; via >= 0; via--) {
        if (via == hint->base[0] || via == hint->base[1] ||
            !ch_cells_within(near, ch_house_cells[via]) ||
            !ch_bridge(input->board, ch_lowest(hint->digits), hint->base[0], hint->base[1], via,
                       &bridge))
            continue;
        const int technique = bridge_technique(input, &bridge);
        if (technique == CH_TECHNIQUE_NONE)
            return false;
        deduction->technique = (uint16_t)technique;
        deduction->detail.seed[0] = ch_bridge_seed(&bridge);
        return true;
    }
    return false;
}

/* ---- chains and rings ---- */

static ChLinkSeed link_seed(const ChFinderInput *input, int link)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;
    const int house = hint->base[link];
    const unsigned places = places_of(input, link);
    const unsigned leave = hint->leave[link];
    ChLinkSeed seed = {
        .constraint = (uint16_t)CH_HOUSE_CONSTRAINT(house, ch_lowest(hint->digits)),
        .turned = (leave >> ch_lowest(places) & 1) != 0,
    };

    if (is_line(house) || ch_count(places) == 2)
        return seed;
    while ((places & ch_box_line[seed.line]) != leave &&
           (places & ~(unsigned)ch_box_line[seed.line]) != leave)
        seed.line++;
    return seed;
}

bool ch_se_prove_links(const ChFinderInput *input, ChDeduction *deduction)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;
    const bool is_ring = hint->type == CH_SE_RING;
    ChLinkSeed link[CH_SE_MOST_LINKS];

    for (int i = 0; i < hint->length; i++) {
        link[i] = link_seed(input, i);
        ch_add_premise(deduction, link[i].constraint);
    }
    if (hint->length == 2 && !is_ring && try_bridge(input, deduction))
        return true;
    if (is_grouped(input))
        deduction->technique =
            is_ring ? CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP : CH_TECHNIQUE_GROUPED_X_CHAIN;
    else
        deduction->technique = is_ring ? CH_TECHNIQUE_CONTINUOUS_LOOP : CH_TECHNIQUE_X_CHAIN;
    ch_chain_note(deduction, link, hint->length, is_ring ? CH_CHAIN_LOOP : CH_CHAIN_OPEN, CH_NONE);
    return true;
}

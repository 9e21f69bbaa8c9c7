/* loops_all.c - every nice loop and alternating inference chain, for a library's cases: its
 * eliminations and its length, without premises.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"
#include "hodoku_loops.h"

/* Returns the number of links of a chain; a set in a loop counts as two and a half more. */
static int links_of(const ChHodokuLine *line)
{
    int sets = 0;

    for (int i = 0; i < line->count; i++)
        sets += CH_HODOKU_NODE(line->literal[i]) >= CH_HODOKU_FIRST_SET;
    return line->count - 1 + sets * 5 / 2;
}

static bool report_loop(const ChFinderInput *input, const ChHodokuLoop *loop, int technique,
                        ChSink *sink)
{
    ChDeduction deduction = ch_deduction(technique);

    deduction.seed = (uint16_t)links_of(&loop->line);
    for (int i = 0; i < loop->list.count; i++)
        ch_add_cell_eliminations(&deduction, input->board,
                                 ch_box_cell(CH_CANDIDATE_CELL(loop->list.at[i])),
                                 1u << CH_CANDIDATE_DIGIT(loop->list.at[i]));
    return ch_report(&deduction, sink);
}

/* Reads the chain to an entry, given by index; returns its technique, or CH_NONE. */
static int read_entry(ChHodokuLoop *loop, int pass, int at)
{
    const int literal = loop->table.literal[at];
    const int node = CH_HODOKU_NODE(literal);

    if (node >= CH_CANDIDATES || loop->table.distance[at] <= 2)
        return CH_NONE;
    if (CH_CANDIDATE_CELL(node) == loop->cell)
        return pass == CH_HODOKU_CHAINS ? CH_NONE : ch_hodoku_loop_to(loop, literal);
    return pass == CH_HODOKU_CHAINS && CH_HODOKU_IS_ON(literal) ? ch_hodoku_chain_to(loop, literal)
                                                                : CH_NONE;
}

/* Reports every end of a premise's table. */
static bool report_ends(const ChFinderInput *input, ChHodokuLoop *loop, int pass, int candidate,
                        ChSink *sink)
{
    ch_hodoku_expand(&loop->table, loop->tables, CH_HODOKU_LITERAL(candidate, loop->is_on));
    for (int at = 1; at < loop->table.count; at++) {
        const int technique = read_entry(loop, pass, at);
        if (technique != CH_NONE && report_loop(input, loop, technique, sink))
            return true;
    }
    return false;
}

bool ch_hodoku_all_nice_loops(const ChFinderInput *input, ChHodokuTableKind kind, ChSink *sink)
{
    ChHodokuTables *const tables = &ch_hodoku_state(input)->tables;
    ChHodokuLoop loop = {.tables = tables, .grid = &ch_hodoku_state(input)->grid};

    if (kind == CH_HODOKU_LOCKED)
        tables->sets = ch_hodoku_sets(input);
    ch_hodoku_build_tables(tables, loop.grid, kind);
    for (int pass = 0; pass < CH_HODOKU_PASSES; pass++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
            if (ch_hodoku_suppose(&loop, pass, candidate) &&
                report_ends(input, &loop, pass, candidate, sink))
                return true;
    return false;
}

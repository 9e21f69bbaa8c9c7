/* variations.c - see variations.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "variations.h"

#include <stdio.h>
#include <stdlib.h>

#include "case_line.h"

enum { MOST_GIVENS = 16, MOST_CLUES_LOST = 4, MOST_MARKS_ADDED = 12, STAYING = 4 };

/* ---- cases ---- */

static bool add_case(CasePositions *cases, const CaseLine *line)
{
    CasePosition *const all = realloc(cases->of, (size_t)(cases->count + 1) * sizeof *all);

    if (all == NULL)
        return false;
    cases->of = all;
    cases->of[cases->count++] = (CasePosition){line->technique->number, line->puzzle};
    return true;
}

bool case_positions_add(CasePositions *cases, const char *path)
{
    FILE *const file = fopen(path, "r");
    char text[CASE_LINE];
    CaseLine line;
    bool good = file != NULL;

    while (good && fgets(text, sizeof text, file) != NULL)
        if (is_case_line(text))
            good = read_case_line(text, &line) == NULL && (line.absent || add_case(cases, &line));
    if (file != NULL)
        fclose(file);
    return good;
}

void case_positions_free(CasePositions *cases)
{
    free(cases->of);
    *cases = (CasePositions){NULL, 0};
}

/* ---- variations ---- */

static int random_cell(ChRandom *random)
{
    return (int)ch_random_below(random, CH_CELLS);
}

static int count_givens(const ChPuzzle *puzzle)
{
    int count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        count += puzzle->given[cell] != CH_NO_DIGIT;
    return count;
}

/* Turns givens into digits that a player has entered, until few are left. */
static void keep_few_givens(ChPuzzle *puzzle, ChRandom *random)
{
    const int kept = (int)ch_random_below(random, MOST_GIVENS + 1);

    while (count_givens(puzzle) > kept) {
        const int cell = random_cell(random);
        if (puzzle->given[cell] == CH_NO_DIGIT)
            continue;
        puzzle->entered[cell] = puzzle->given[cell];
        puzzle->given[cell] = CH_NO_DIGIT;
    }
    ch_puzzle_note_start(puzzle);
}

static void take_clues_away(ChPuzzle *puzzle, ChRandom *random)
{
    for (uint32_t i = 1 + ch_random_below(random, MOST_CLUES_LOST); i > 0; i--) {
        const int cell = random_cell(random);
        puzzle->given[cell] = CH_NO_DIGIT;
        puzzle->entered[cell] = CH_NO_DIGIT;
    }
    ch_puzzle_note_start(puzzle);
}

static bool has_several_solutions(Maker *generator, const Position *position)
{
    uint64_t count = 0;

    ch_search_count(&generator->search, &position->alive, 2, CH_SEARCH_NO_LIMIT, &count);
    return count > 1;
}

static void add_marks(ChPuzzle *puzzle, ChRandom *random)
{
    for (uint32_t i = ch_random_below(random, MOST_MARKS_ADDED + 1); i > 0; i--)
        ch_candidates_add(&puzzle->marks, (int)ch_random_below(random, CH_CANDIDATES));
}

/* Applies what needs the candidates and the solution of the position. */
static bool vary_candidates(Maker *generator, ChRandom *random, Variation variation,
                            Position *position)
{
    if (variation == VARY_CLUES)
        return has_several_solutions(generator, position);
    if (variation == VARY_GIVENS)
        return true;
    if (variation == VARY_THINNED || ch_random_below(random, 2) == 0)
        remove_marks(position, random, false);
    if (!settle_position(generator, position))
        return false;
    if (variation == VARY_MARKS) {
        make_marks(position, &position->puzzle);
        add_marks(&position->puzzle, random);
    }
    return settle_position(generator, position) && position->solvable;
}

bool vary_position(Maker *generator, ChRandom *random, const ChPuzzle *puzzle, Variation variation,
                   Position *position)
{
    const Symmetry by = random_symmetry(random);
    const bool stays = ch_random_below(random, STAYING) == 0;

    position->puzzle = stays ? *puzzle : transform(puzzle, &by);
    if (variation == VARY_GIVENS)
        keep_few_givens(&position->puzzle, random);
    if (variation == VARY_CLUES)
        take_clues_away(&position->puzzle, random);
    return settle_position(generator, position) && position->solvable &&
           vary_candidates(generator, random, variation, position);
}

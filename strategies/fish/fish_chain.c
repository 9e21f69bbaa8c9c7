/* fish_chain.c - alternating inference chains through an almost fish.
 *
 * A digit has n base lines, and n - 1 covers, lines across them. The covers have no room for n
 * digits, so one of the fins, the places in the bases outside of the covers, is true. So two groups
 * of fins have a strong link (guarded_chain.h):
 *
 *      . . X | . X . | . . x      x  the fins: c5 and c9 are two groups; the cover is c3
 *      . . X | . X . | . . .
 *
 * If one of the groups is false, the bases make a fish: the other group is what its last cover has
 * of them, and whatever conflicts with this group is ruled out.  Here, if r1c9 is false, c3 and c5
 * cover both rows.  The last cover may be a box, or only as much of houses as a node sees.
 *
 * Bases are rows and covers columns, or the reverse; a fish has two to four bases, and a chain one
 * fish and eight more strong links (CH_GUARDED_HOPS). Chains are reported shortest first, with the
 * smallest fish, if they rule out more than those before. A step needs all its bases and links.
 *
 * The search goes by targets: it computes what follows from each candidate, and looks for bases
 * whose remaining places lie in so few covers.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "fish.h"
#include "guarded_chain.h"
#include "premises.h"

enum { LARGEST = 4 };

typedef struct Walk {
    ChGuardedSearch search;
    int size;
    int target;

    /* The digit and the direction. */
    int digit;
    int first_base; /* house of line 0 */
    int first_cover;
    uint16_t all[9];  /* the places of each line, none where the digit is placed */
    uint16_t left[9]; /* those that the target does not rule out */
} Walk;

static bool needs_all(const void *context, const ChDeduction *deduction)
{
    const ChBoard *const board = context;

    return ch_is_minimal(deduction, board);
}

/* ---- a fish ---- */

static ChCandidateSet fins_of(const ChBoard *board, const ChFish *fish)
{
    const ChFishBody body = ch_fish_body(board, fish);
    ChCandidateSet fins = {{0}};

    CH_EACH_CELL(cell, body.fins)
        ch_candidates_add(&fins, CH_CANDIDATE(cell, fish->digit));
    return fins;
}

static bool try_fish(Walk *walk, unsigned bases, unsigned covers)
{
    ChGuardedSearch *const search = &walk->search;
    const ChFish fish = {.digit = walk->digit,
                         .bases = (uint32_t)bases << walk->first_base,
                         .covers = (uint32_t)covers << walk->first_cover};
    const ChCandidateSet fins = fins_of(search->input->board, &fish);

    if (!ch_guarded_set_guards(search, &fins))
        return false;
    search->pattern = ch_deduction(CH_TECHNIQUE_FISH_AIC);
    search->pattern.seed = (uint16_t)fish.digit;
    search->pattern.detail.seed[0] = fish.bases;
    search->pattern.detail.seed[1] = fish.covers;
    CH_EACH_HOUSE(base, fish.bases)
        ch_add_premise(&search->pattern, CH_HOUSE_CONSTRAINT(base, fish.digit));
    return ch_guarded_try(search, walk->target);
}

/* ---- bases and covers ---- */

/* Adds covers of the lines ACROSS that have places, until they are one fewer than the bases. */
static bool choose_covers(Walk *walk, unsigned bases, unsigned covers, unsigned across)
{
    if (ch_count(covers) == walk->size - 1)
        return try_fish(walk, bases, covers);
    CH_EACH_BIT(line, across & ~covers)
        if (choose_covers(walk, bases, covers | 1u << line, across & ~0u << line & ~(1u << line)))
            return true;
    return false;
}

/* Adds bases from line FROM on. COVERS are the lines across with places that are left in them. */
static bool choose_bases(Walk *walk, unsigned bases, unsigned covers, int from)
{
    if (ch_count(covers) >= walk->size)
        return false;
    if (ch_count(bases) == walk->size) {
        unsigned across = 0;
        CH_EACH_BIT(line, bases)
            across |= walk->all[line];
        return choose_covers(walk, bases, covers, across);
    }
    for (int line = from; line < 9; line++)
        if (walk->all[line] != 0 &&
            choose_bases(walk, bases | 1u << line, covers | walk->left[line], line + 1))
            return true;
    return false;
}

static bool try_direction(Walk *walk, bool columns)
{
    const ChLinks *const links = walk->search.links;
    const ChBoard *const board = walk->search.input->board;

    walk->first_base = columns ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    walk->first_cover = columns ? CH_FIRST_ROW : CH_FIRST_COLUMN;
    for (int line = 0; line < 9; line++) {
        const int base = walk->first_base + line;
        walk->all[line] =
            (board->placed[walk->digit] >> base & 1) != 0 ? 0 : board->places[walk->digit][base];
        walk->left[line] = 0;
        CH_EACH_BIT(cross, walk->all[line]) {
            const int cell = ch_house_cell[base][cross];
            const int node = links->of_candidate[CH_CANDIDATE(cell, walk->digit)];
            if (!ch_bits_has(links->fresh[walk->target].word, node))
                walk->left[line] |= (uint16_t)(1u << cross);
        }
    }
    return choose_bases(walk, 0, 0, 0);
}

static bool try_targets(Walk *walk)
{
    for (walk->target = 0; walk->target < walk->search.links->candidates; walk->target++)
        for (walk->digit = 0; walk->digit < CH_DIGITS; walk->digit++)
            if (try_direction(walk, false) || try_direction(walk, true))
                return true;
    return false;
}

bool ch_find_fish_aic(const ChFinderInput *input, ChSink *sink)
{
    Walk walk;

    ch_guarded_start(&walk.search, input, sink);
    walk.search.needs_all = needs_all;
    walk.search.context = input->board;
    for (int length = 1; length <= CH_GUARDED_HOPS; length++)
        for (walk.size = CH_FISH_SMALLEST; walk.size <= LARGEST; walk.size++) {
            walk.search.length = length;
            if (try_targets(&walk))
                return true;
        }
    return false;
}

/* ---- the pattern ---- */

void ch_mark_fish_chain(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChFish fish = ch_fish_of(step);
    const ChCandidateSet fins = fins_of(&replay->board, &fish);
    ChConstraintSet links = step->detail->premises;

    ch_mark_fish(replay, step, marks);
    CH_EACH_HOUSE(base, fish.bases)
        ch_bits_remove(links.word, CH_HOUSE_CONSTRAINT(base, fish.digit));
    ch_mark_guarded_chain(replay, step, &links, &fins, marks);
}

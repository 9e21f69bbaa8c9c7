/* rank_logic_set.c - see rank_logic_set.h: what a set of truths and links concludes, its marks.
 *
 * SPDX-License-Identifier: MIT
 */
#include "rank_logic_set.h"
#include "finders.h"
#include "premises.h"

enum { CHOICE_BITS = 2, CHOICES_IN_SEED = 16 };

/* How many more links than truths hold a candidate. */
typedef struct Excess {
    int8_t of[CH_CANDIDATES];
} Excess;

static void count_constraint(Excess *excess, int constraint, int by)
{
    for (int i = 0; i < 9; i++) {
        int8_t *const of = &excess->of[ch_constraint_candidate(constraint, i)];
        *of = (int8_t)(*of + by);
    }
}

static Excess excess_of(const ChRankSet *set)
{
    Excess excess = {{0}};

    for (int i = 0; i < set->truths; i++)
        count_constraint(&excess, set->truth[i], -1);
    for (int i = 0; i < set->links; i++)
        count_constraint(&excess, set->link[i], 1);
    return excess;
}

/* Returns the first open candidate of the truths that is in too few links; -1 when there is none.
 */
static int first_uncovered(const ChRankSet *set, const ChBoard *board, const Excess *excess)
{
    for (int i = 0; i < set->truths; i++)
        CH_EACH_BIT(at, ch_open_in(board, set->truth[i])) {
            const int candidate = ch_constraint_candidate(set->truth[i], at);
            if (excess->of[candidate] < 0)
                return candidate;
        }
    return -1;
}

static bool is_covered(const ChRankSet *set, const ChBoard *board)
{
    const Excess excess = excess_of(set);

    return first_uncovered(set, board, &excess) < 0;
}

/* ---- from a target to a set of low rank ---- */

static void add_own_links(ChRankSet *set, int target, unsigned which)
{
    uint16_t own[CH_OWN_CONSTRAINTS];

    ch_own_constraints(target, own);
    CH_EACH_BIT(i, which)
        set->link[set->links++] = own[i];
}

static ChRankSet without(const ChRankSet *set, int truth, int link)
{
    ChRankSet fewer = *set;

    fewer.truth[truth] = fewer.truth[--fewer.truths];
    fewer.link[link] = fewer.link[--fewer.links];
    return fewer;
}

/* Drops a truth with a link if the others still fit together with all links of the target. */
static bool drop_pair(ChRankSet *set, const ChBoard *board, int target)
{
    for (int truth = 0; truth < set->truths; truth++)
        for (int link = 0; link < set->links; link++) {
            const ChRankSet fewer = without(set, truth, link);
            ChRankSet whole = fewer;
            add_own_links(&whole, target, (1u << CH_OWN_CONSTRAINTS) - 1);
            if (is_covered(&whole, board)) {
                *set = fewer;
                return true;
            }
        }
    return false;
}

/* Adds as few links through the target as will do; false when they are too many. */
static bool add_fewest_own_links(ChRankSet *set, const ChBoard *board, int target)
{
    for (int count = 1; count <= CH_MOST_RANK + 1; count++)
        for (unsigned which = 1; which < 1u << CH_OWN_CONSTRAINTS; which++) {
            ChRankSet whole = *set;
            if (ch_count(which) != count)
                continue;
            add_own_links(&whole, target, which);
            if (is_covered(&whole, board)) {
                *set = whole;
                return true;
            }
        }
    return false;
}

/* Drops links that the others leave nothing to hold. */
static void drop_spare_links(ChRankSet *set, const ChBoard *board)
{
    for (int link = 0; link < set->links;) {
        ChRankSet fewer = *set;
        fewer.link[link] = fewer.link[--fewer.links];
        if (is_covered(&fewer, board))
            *set = fewer;
        else
            link++;
    }
}

/* ---- the step ---- */

/* Rules out each candidate that is in more links, beyond its truths, than there are links beyond
 * truths. */
static void add_eliminations(ChDeduction *deduction, const ChRankSet *set, const ChBoard *board)
{
    const Excess excess = excess_of(set);
    const int rank = set->links - set->truths;

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (excess.of[candidate] > rank)
            ch_add_cell_eliminations(deduction, board, CH_CANDIDATE_CELL(candidate),
                                     1u << CH_CANDIDATE_DIGIT(candidate));
}

/* The truths are the premises, in ascending order.  The links follow from a choice for each, of two
 * bits: which constraint of the first candidate not yet covered. */
static ChRankSet truths_of(const ChConstraintSet *premises)
{
    ChRankSet set = {.truths = 0};

    CH_EACH_CONSTRAINT(one, premises)
        if (set.truths < CH_MOST_TRUTHS)
            set.truth[set.truths++] = (uint16_t)one;
    return set;
}

static bool has_link(const ChRankSet *set, int constraint)
{
    for (int i = 0; i < set->links; i++)
        if (set->link[i] == constraint)
            return true;
    return false;
}

static void store_links(ChDeduction *deduction, const ChRankSet *set, const ChBoard *board)
{
    ChRankSet stored = truths_of(&deduction->detail.premises);
    Excess excess = excess_of(&stored);

    for (int candidate = first_uncovered(&stored, board, &excess); candidate >= 0;
         candidate = first_uncovered(&stored, board, &excess)) {
        uint16_t own[CH_OWN_CONSTRAINTS];
        uint32_t choice = 0;
        ch_own_constraints(candidate, own);
        while (!has_link(set, own[choice]) || has_link(&stored, own[choice]))
            choice++;
        deduction->detail.seed[stored.links / CHOICES_IN_SEED] |=
            choice << CHOICE_BITS * (stored.links % CHOICES_IN_SEED);
        stored.link[stored.links++] = own[choice];
        count_constraint(&excess, own[choice], 1);
    }
    assert(stored.links == set->links);
}

static ChRankSet restore_links(const ChStep *step, const ChBoard *board)
{
    ChRankSet set = truths_of(&step->detail->premises);
    Excess excess = excess_of(&set);

    for (int candidate = first_uncovered(&set, board, &excess);
         candidate >= 0 && set.links < CH_MOST_LINKS;
         candidate = first_uncovered(&set, board, &excess)) {
        uint16_t own[CH_OWN_CONSTRAINTS];
        ch_own_constraints(candidate, own);
        set.link[set.links] = own[step->detail->seed[set.links / CHOICES_IN_SEED] >>
                                      CHOICE_BITS * (set.links % CHOICES_IN_SEED) &
                                  3];
        count_constraint(&excess, set.link[set.links++], 1);
    }
    return set;
}

bool ch_rank_set_conclude(ChDeduction *deduction, ChRankSet *set, const ChBoard *board, int target)
{
    while (drop_pair(set, board, target))
        continue;
    if (set->truths < CH_FEWEST_TRUTHS || !add_fewest_own_links(set, board, target))
        return false;
    drop_spare_links(set, board);
    if (set->links < set->truths)
        return false; /* the board has no solution */
    for (int i = 0; i < set->truths; i++)
        ch_add_premise(deduction, set->truth[i]);
    add_eliminations(deduction, set, board);
    if (!ch_is_minimal(deduction, board) || !ch_is_provable(deduction, board))
        return false;
    store_links(deduction, set, board);
    return true;
}

/* ---- highlights ---- */

/* Marks for each link the candidates that it holds of the truths and of the conclusions. */
void ch_mark_rank_logic(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChRankSet set = restore_links(step, &replay->board);
    ChCandidateSet shown = step->detail->removed;

    for (int i = 0; i < set.truths; i++)
        CH_EACH_BIT(at, ch_open_in(&replay->board, set.truth[i]))
            ch_candidates_add(&shown, ch_constraint_candidate(set.truth[i], at));
    for (int i = 0; i < set.links; i++) {
        ChCandidateSet held = {{0}};
        CH_EACH_BIT(at, ch_open_in(&replay->board, set.link[i]))
            ch_candidates_add(&held, ch_constraint_candidate(set.link[i], at));
        held = ch_candidates_and(&held, &shown);
        ch_marks_colour(marks, &held);
    }
}

/* prover.c - see prover.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "prover.h"

#include "guide.h"

enum { MOST_SPLITS = 100000, NO_PREMISE = -1, REMOVED_AT_ONCE = 64 };

void ch_prover_start(ChProver *prover, ChClauseSink *sink)
{
    *prover = (ChProver){.splits = 0};
    ch_derivation_start(&prover->known, sink);
}

void ch_prover_number_from(ChProver *prover, uint32_t first)
{
    prover->first = first;
    prover->known.next = first;
}

/* ---- the refutation ---- */

/* Returns the number of a premise's open candidates, MOST at the highest or when it is
 * satisfied. */
static int count_open(const ChDerivation *known, const ChProverPremise *premise, int most)
{
    int count = 0;

    for (int i = 0; i < 12 && count < most; i++) {
        if ((premise->candidates.word[i] & known->truths.word[i]) != 0)
            return most;
        count += ch_count_word(premise->candidates.word[i] & known->open.word[i]);
    }
    return count < most ? count : most;
}

static int first_open(const ChDerivation *known, int premise)
{
    const ChCandidateSet open =
        ch_candidates_and(&known->premise[premise].candidates, &known->open);

    return ch_candidates_next(&open, 0);
}

/* Follows premises with one candidate until one has none, which is returned; or NO_PREMISE. */
static int propagate(ChDerivation *known)
{
    bool has_changed = true;

    while (has_changed) {
        has_changed = false;
        for (int i = 0; i < (int)known->premise_count; i++) {
            const int open = count_open(known, &known->premise[i], 2);
            if (open == 0)
                return i;
            if (open == 1)
                ch_imply_true(known, first_open(known, i), CH_CAUSE_PREMISE, i);
            has_changed |= open == 1;
        }
    }
    return NO_PREMISE;
}

/* Derives the clause that a premise without candidates proves. */
static ChLemma learn_from(ChDerivation *known, int failing)
{
    const ChProverPremise *const premise = &known->premise[failing];

    ch_clause_begin(known);
    CH_EACH_CANDIDATE(candidate, &premise->candidates)
        ch_clause_use_false(known, candidate);
    ch_clause_hint(known, premise->number);
    return ch_clause_end(known);
}

/* Chooses the premise to split: the one that the guide names, or else one with the fewest
 * candidates.  NO_PREMISE when all are satisfied. */
static int choose_premise(const ChDerivation *known, ChGuide split)
{
    int fewest = CH_CANDIDATES + 1;
    int best = NO_PREMISE;

    for (int i = 0; i < (int)known->premise_count; i++) {
        const ChProverPremise *const premise = &known->premise[i];
        const bool is_named = split.line < split.end &&
                              premise->number == ch_formula_at_least_one(split.line->constraint);
        const int open = count_open(known, premise, is_named ? CH_CANDIDATES + 1 : fewest);
        if (is_named && open <= CH_CANDIDATES)
            return i;
        best = open < fewest ? i : best;
        fewest = open < fewest ? open : fewest;
    }
    return best;
}

static bool refute(ChProver *prover, int level, ChGuide guide, ChLemma *lemma);

/* Refutes one case: the assumption of LEVEL is that CANDIDATE is true. */
static bool refute_case(ChProver *prover, int level, int candidate, ChGuide guide, ChLemma *lemma)
{
    const size_t length = prover->known.trail_count;

    prover->known.literal[level] = -ch_formula_variable(candidate);
    ch_imply_true(&prover->known, candidate, CH_CAUSE_ASSUMED, level);
    const bool is_done = refute(prover, level + 1, guide, lemma);
    ch_take_back(&prover->known, length);
    return is_done;
}

/* Refutes the assumptions below LEVEL over the premises.  LEMMA receives the clause that says
 * so. */
static bool refute(ChProver *prover, int level, ChGuide guide, ChLemma *lemma)
{
    const ChGuide split = ch_guide_next_split(guide);

    while (true) {
        const int failing = propagate(&prover->known);
        if (failing != NO_PREMISE) {
            *lemma = learn_from(&prover->known, failing);
            return true;
        }
        const int chosen = choose_premise(&prover->known, split);
        if (chosen == NO_PREMISE || level == CH_PROVER_LEVELS || ++prover->splits > MOST_SPLITS)
            return false;
        prover->depth = level > prover->depth ? level : prover->depth;
        const int candidate = first_open(&prover->known, chosen);
        if (!refute_case(prover, level, candidate, ch_guide_branch(split, candidate), lemma))
            return false;
        if ((lemma->levels >> level & 1) == 0)
            return true;
        prover->known.lemma[candidate] = *lemma;
        prover->known.lemma[candidate].levels &= ~(UINT64_C(1) << level);
        ch_imply_false(&prover->known, candidate, CH_CAUSE_LEMMA, 0);
    }
}

/* ---- steps ---- */

ChCandidateSet ch_deadly_outside(const ChDeadlyPattern *deadly)
{
    ChCandidateSet outside = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const unsigned digits = deadly->digits[CH_CANDIDATE_CELL(candidate)];
        if (digits != 0 && (digits >> CH_CANDIDATE_DIGIT(candidate) & 1) == 0)
            ch_candidates_add(&outside, candidate);
    }
    return outside;
}

static ChProverPremise premise_of(int constraint)
{
    ChProverPremise premise = {.number = ch_formula_at_least_one(constraint)};

    for (int k = 0; k < CH_DIGITS; k++)
        ch_candidates_add(&premise.candidates, ch_constraint_candidate(constraint, k));
    return premise;
}

void ch_prover_set_premises(ChProver *prover, const ChStepRecord *step,
                            const ChProverPremise *pattern)
{
    ChProverPremise *premise = prover->known.premise;

    for (size_t i = 0; i < step->constraint_count; i++)
        *premise++ = premise_of(step->constraint[i]);
    for (size_t i = 0; i < step->deadly_count; i++)
        *premise++ = pattern[i];
    prover->known.premise_count = (size_t)(premise - prover->known.premise);
}

/* Removes the lemmas from number FIRST on, up to the one before LAST. */
static void remove_lemmas(ChDerivation *known, uint32_t first, uint32_t last)
{
    uint32_t number[REMOVED_AT_ONCE];

    while (first < last) {
        size_t count = 0;
        while (first < last && count < REMOVED_AT_ONCE)
            number[count++] = first++;
        known->sink->remove(known->sink, number, count);
    }
}

/* Refutes what was assumed below LEVEL, if anything, and takes all assumptions back. */
static bool refute_opposite(ChProver *prover, int level, const ChArgument *argument, ChLemma *lemma)
{
    const uint32_t first = prover->known.next;

    prover->splits = 0;
    const bool is_done = refute(prover, level, ch_guide_start(argument), lemma);
    ch_take_back(&prover->known, 0);
    if (is_done && !prover->known.is_refuted)
        remove_lemmas(&prover->known, first, lemma->number);
    prover->has_failed |= !is_done;
    return is_done;
}

ChProverPremise ch_prover_find_guardians(ChProver *prover, const ChDeadlyPattern *impossible)
{
    ChDerivation *const known = &prover->known;
    const ChCandidateSet outside = ch_deadly_outside(impossible);
    const ChCandidateSet guardians = ch_candidates_and(&outside, &known->open);
    ChProverPremise derived = {.number = 0};
    uint16_t of_level[CH_PROVER_LEVELS];
    int levels = 0;

    known->premise_count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (impossible->digits[cell] != 0)
            known->premise[known->premise_count++] = premise_of(CH_CELL_CONSTRAINT(cell));
    CH_EACH_CANDIDATE(candidate, &guardians) {
        if (levels == CH_PROVER_LEVELS - 1)
            break; /* the refutation then fails */
        known->literal[levels] = ch_formula_variable(candidate);
        of_level[levels] = (uint16_t)candidate;
        ch_imply_false(known, candidate, CH_CAUSE_ASSUMED, levels++);
    }
    ChLemma lemma;
    if (!refute_opposite(prover, levels, NULL, &lemma))
        return derived;
    derived.number = lemma.number;
    CH_EACH_BIT_64(level, lemma.levels)
        ch_candidates_add(&derived.candidates, of_level[level]);
    return derived;
}

bool ch_prover_conclude(ChProver *prover, int candidate, bool is_true, const ChArgument *argument)
{
    const int variable = ch_formula_variable(candidate);
    ChLemma lemma;

    if (prover->known.is_refuted)
        return true;
    prover->known.literal[0] = is_true ? variable : -variable;
    if (is_true)
        ch_imply_false(&prover->known, candidate, CH_CAUSE_ASSUMED, 0);
    else
        ch_imply_true(&prover->known, candidate, CH_CAUSE_ASSUMED, 0);
    if (!refute_opposite(prover, 1, argument, &lemma))
        return false;
    if (!prover->known.is_refuted)
        ch_know(&prover->known, candidate, is_true, lemma.number);
    return true;
}

bool ch_prover_contradict(ChProver *prover, const ChArgument *argument)
{
    ChLemma lemma;

    return prover->known.is_refuted || ch_clause_of_clash(&prover->known) ||
           refute_opposite(prover, 1, argument, &lemma);
}

void ch_prover_refute(ChProver *prover, uint32_t number, const ChCandidateSet *is_false,
                      const ChCandidateSet *is_true)
{
    if (prover->known.is_refuted)
        return;
    ch_clause_begin(&prover->known);
    CH_EACH_CANDIDATE(candidate, is_false)
        ch_clause_use_false(&prover->known, candidate);
    CH_EACH_CANDIDATE(candidate, is_true)
        ch_clause_use_true(&prover->known, candidate);
    ch_clause_hint(&prover->known, number);
    ch_clause_end(&prover->known);
}

void ch_prover_remove(ChProver *prover, uint32_t number)
{
    if (!prover->known.is_refuted)
        remove_lemmas(&prover->known, number, number + 1);
}

void ch_prover_forget(ChProver *prover, const ChCandidateSet *implied)
{
    uint32_t number[CH_CANDIDATES];
    size_t count = 0;

    CH_EACH_CANDIDATE(candidate, implied) {
        if (prover->known.unit[candidate] >= prover->first)
            number[count++] = prover->known.unit[candidate];
        prover->known.unit[candidate] = 0;
    }
    if (count > 0 && !prover->known.is_refuted)
        prover->known.sink->remove(prover->known.sink, number, count);
}

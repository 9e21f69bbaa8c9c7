/* prover.c - see prover.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "prover.h"

#include <string.h>

enum { MOST_SPLITS = 100000, NO_PREMISE = -1, REMOVED_AT_ONCE = 64 };

void ch_prover_start(ChProver *prover, ChClauseSink *sink)
{
    memset(prover, 0, sizeof *prover);
    prover->sink = sink;
    ch_pair_numbers_start(&prover->pairs);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        ch_candidates_add(&prover->open, candidate);
}

void ch_prover_number_from(ChProver *prover, uint32_t first)
{
    prover->first = first;
    prover->next = first;
}

/* ---- what holds ---- */

static void set_false(ChProver *prover, int candidate, ChCause cause, int by)
{
    if (!ch_candidates_has(&prover->open, candidate))
        return;
    ch_candidates_remove(&prover->open, candidate);
    prover->falsity[candidate] = (ChCauseOf){(uint8_t)cause, (uint16_t)by};
    prover->trail[prover->trail_count++] = (uint16_t)(2 * candidate);
}

/* Takes a candidate as true, and those that conflict with it as false: facts where it is one. */
static void set_true(ChProver *prover, int candidate, ChCause cause, int by)
{
    const ChCause other = cause == CH_CAUSE_FACT ? CH_CAUSE_FACT : CH_CAUSE_CONFLICT;
    uint16_t list[CH_CONFLICTS_OF_ONE];

    if (ch_candidates_has(&prover->truths, candidate))
        return;
    ch_candidates_add(&prover->truths, candidate);
    prover->truth[candidate] = (ChCauseOf){(uint8_t)cause, (uint16_t)by};
    prover->trail[prover->trail_count++] = (uint16_t)(2 * candidate + 1);
    ch_formula_conflicts(candidate, list);
    for (int i = 0; i < CH_CONFLICTS_OF_ONE; i++)
        set_false(prover, list[i], other, candidate);
}

/* Takes back what was found since the trail had LENGTH entries. */
static void take_back(ChProver *prover, size_t length)
{
    while (prover->trail_count > length) {
        const uint16_t entry = prover->trail[--prover->trail_count];
        if ((entry & 1) != 0)
            ch_candidates_remove(&prover->truths, entry / 2);
        else
            ch_candidates_add(&prover->open, entry / 2);
    }
}

void ch_prover_know(ChProver *prover, int candidate, bool is_true, uint32_t number)
{
    prover->unit[candidate] = number;
    if (is_true)
        set_true(prover, candidate, CH_CAUSE_FACT, 0);
    else
        set_false(prover, candidate, CH_CAUSE_FACT, 0);
    prover->trail_count = 0;
}

/* ---- collecting the proof of a clause ---- */

static void use_true(ChProver *prover, int candidate);

static void add_hint(ChProver *prover, uint32_t number)
{
    prover->hint[prover->hint_count++] = number;
}

/* Returns a known digit that conflicts with a candidate, if possible one used already. */
static int conflicting_digit(const ChProver *prover, int candidate)
{
    uint16_t list[CH_CONFLICTS_OF_ONE];
    int found = CH_NONE;

    ch_formula_conflicts(candidate, list);
    for (int i = 0; i < CH_CONFLICTS_OF_ONE; i++) {
        if (!ch_candidates_has(&prover->truths, list[i]) ||
            prover->truth[list[i]].cause != CH_CAUSE_FACT)
            continue;
        found = list[i];
        if (ch_candidates_has(&prover->true_used, found))
            break;
    }
    return found;
}

static void use_conflict(ChProver *prover, int candidate, int conflicting)
{
    use_true(prover, conflicting);
    add_hint(prover, ch_formula_pair(&prover->pairs, candidate, conflicting));
}

/* Adds the hints that show a candidate to be false. */
static void use_false(ChProver *prover, int candidate)
{
    const ChCauseOf why = prover->falsity[candidate];

    if (ch_candidates_has(&prover->false_used, candidate))
        return;
    ch_candidates_add(&prover->false_used, candidate);
    if (why.cause == CH_CAUSE_ASSUMED)
        prover->levels_used |= UINT64_C(1) << why.by;
    if (why.cause == CH_CAUSE_CONFLICT)
        use_conflict(prover, candidate, why.by);
    if (why.cause == CH_CAUSE_LEMMA) {
        prover->levels_used |= prover->lemma[candidate].levels;
        add_hint(prover, prover->lemma[candidate].number);
    }
    if (why.cause != CH_CAUSE_FACT)
        return;
    if (prover->unit[candidate] != 0 && !ch_candidates_has(&prover->truths, candidate))
        add_hint(prover, prover->unit[candidate]);
    else
        use_conflict(prover, candidate, conflicting_digit(prover, candidate));
}

/* Adds the hints that show a candidate to be true. */
static void use_true(ChProver *prover, int candidate)
{
    const ChCauseOf why = prover->truth[candidate];

    if (ch_candidates_has(&prover->true_used, candidate))
        return;
    ch_candidates_add(&prover->true_used, candidate);
    if (why.cause == CH_CAUSE_FACT)
        add_hint(prover, prover->unit[candidate]);
    if (why.cause == CH_CAUSE_ASSUMED)
        prover->levels_used |= UINT64_C(1) << why.by;
    if (why.cause != CH_CAUSE_PREMISE)
        return;
    const ChProverPremise *const premise = &prover->premise[why.by];
    CH_EACH_CANDIDATE(other, &premise->candidates)
        if (other != candidate)
            use_false(prover, other);
    add_hint(prover, premise->number);
}

static void begin_clause(ChProver *prover)
{
    memset(&prover->false_used, 0, sizeof prover->false_used);
    memset(&prover->true_used, 0, sizeof prover->true_used);
    prover->levels_used = 0;
    prover->hint_count = 0;
}

/* Passes on the clause of the levels used, with its hints. */
static ChLemma end_clause(ChProver *prover)
{
    const ChLemma lemma = {.number = prover->next++, .levels = prover->levels_used};
    int literal[CH_PROVER_LEVELS];
    size_t count = 0;

    CH_EACH_BIT_64(level, lemma.levels)
        literal[count++] = prover->literal[level];
    const ChClause clause = {.number = lemma.number,
                             .literal = literal,
                             .literal_count = count,
                             .hint = prover->hint,
                             .hint_count = prover->hint_count};
    prover->sink->add(prover->sink, &clause);
    prover->is_refuted |= count == 0;
    return lemma;
}

/* Derives the clause that a premise without candidates proves. */
static ChLemma learn_from(ChProver *prover, int failing)
{
    const ChProverPremise *const premise = &prover->premise[failing];

    begin_clause(prover);
    CH_EACH_CANDIDATE(candidate, &premise->candidates)
        use_false(prover, candidate);
    add_hint(prover, premise->number);
    return end_clause(prover);
}

/* ---- the refutation ---- */

/* Returns the number of a premise's open candidates, MOST at the highest or when it is
 * satisfied. */
static int count_open(const ChProver *prover, const ChProverPremise *premise, int most)
{
    int count = 0;

    for (int i = 0; i < 12 && count < most; i++) {
        if ((premise->candidates.word[i] & prover->truths.word[i]) != 0)
            return most;
        count += ch_count_word(premise->candidates.word[i] & prover->open.word[i]);
    }
    return count < most ? count : most;
}

static int first_open(const ChProver *prover, int premise)
{
    const ChCandidateSet open =
        ch_candidates_and(&prover->premise[premise].candidates, &prover->open);

    return ch_candidates_next(&open, 0);
}

/* Follows premises with one candidate until one has none, which is returned; or NO_PREMISE. */
static int propagate(ChProver *prover)
{
    bool has_changed = true;

    while (has_changed) {
        has_changed = false;
        for (int i = 0; i < (int)prover->premise_count; i++) {
            const int open = count_open(prover, &prover->premise[i], 2);
            if (open == 0)
                return i;
            if (open == 1)
                set_true(prover, first_open(prover, i), CH_CAUSE_PREMISE, i);
            has_changed |= open == 1;
        }
    }
    return NO_PREMISE;
}

/* ---- the argument as a guide: which premise to split ---- */

/* The lines of an argument from a point on; empty where there is no guide. */
typedef struct Guide {
    const ChLine *line;
    const ChLine *end;
} Guide;

/* Skips the conclusions ahead of a split; the guide is empty where none follows. */
static Guide next_split(Guide guide)
{
    while (guide.line < guide.end && guide.line->kind == CH_LINE_THEN)
        guide.line++;
    if (guide.line < guide.end && guide.line->kind != CH_LINE_CASES)
        guide.line = guide.end;
    return guide;
}

/* Returns the line after a branch or a whole argument, which begins at LINE. */
static const ChLine *end_of_branch(const ChLine *line, const ChLine *end)
{
    size_t pending = 1; /* branches that have not ended */

    for (; line < end && pending > 0; line++) {
        pending += line->kind == CH_LINE_CASES ? line->branches : 0;
        pending -= line->kind == CH_LINE_CASES || line->kind == CH_LINE_FAILS;
    }
    return line;
}

/* Returns the branch of a split in which a candidate is assumed; empty where there is none. */
static Guide branch_of(Guide split, int candidate)
{
    const ChLine *line = split.line;

    if (line == split.end)
        return split;
    for (int branches = line++->branches; branches > 0 && line < split.end; branches--) {
        const ChLine *const end = end_of_branch(line + 1, split.end);
        if (line->candidate == candidate)
            return (Guide){line + 1, end};
        line = end;
    }
    return (Guide){split.end, split.end};
}

/* Chooses the premise to split: the one that the guide names, or else one with the fewest
 * candidates.  NO_PREMISE when all are satisfied. */
static int choose_premise(const ChProver *prover, Guide split)
{
    int fewest = CH_CANDIDATES + 1;
    int best = NO_PREMISE;

    for (int i = 0; i < (int)prover->premise_count; i++) {
        const ChProverPremise *const premise = &prover->premise[i];
        const bool is_named = split.line < split.end &&
                              premise->number == ch_formula_at_least_one(split.line->constraint);
        const int open = count_open(prover, premise, is_named ? CH_CANDIDATES + 1 : fewest);
        if (is_named && open <= CH_CANDIDATES)
            return i;
        best = open < fewest ? i : best;
        fewest = open < fewest ? open : fewest;
    }
    return best;
}

static bool refute(ChProver *prover, int level, Guide guide, ChLemma *lemma);

/* Refutes one case: the assumption of LEVEL is that CANDIDATE is true. */
static bool refute_case(ChProver *prover, int level, int candidate, Guide guide, ChLemma *lemma)
{
    const size_t length = prover->trail_count;

    prover->literal[level] = -ch_formula_variable(candidate);
    set_true(prover, candidate, CH_CAUSE_ASSUMED, level);
    const bool is_done = refute(prover, level + 1, guide, lemma);
    take_back(prover, length);
    return is_done;
}

/* Refutes the assumptions below LEVEL over the premises.  LEMMA receives the clause that says
 * so. */
static bool refute(ChProver *prover, int level, Guide guide, ChLemma *lemma)
{
    const Guide split = next_split(guide);

    while (true) {
        const int failing = propagate(prover);
        if (failing != NO_PREMISE) {
            *lemma = learn_from(prover, failing);
            return true;
        }
        const int chosen = choose_premise(prover, split);
        if (chosen == NO_PREMISE || level == CH_PROVER_LEVELS || ++prover->splits > MOST_SPLITS)
            return false;
        const int candidate = first_open(prover, chosen);
        if (!refute_case(prover, level, candidate, branch_of(split, candidate), lemma))
            return false;
        if ((lemma->levels >> level & 1) == 0)
            return true;
        prover->lemma[candidate] = *lemma;
        prover->lemma[candidate].levels &= ~(UINT64_C(1) << level);
        set_false(prover, candidate, CH_CAUSE_LEMMA, 0);
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

void ch_prover_set_premises(ChProver *prover, const ChStepRecord *step, const uint32_t *axiom)
{
    ChProverPremise *premise = prover->premise;

    for (size_t i = 0; i < step->constraint_count; i++, premise++) {
        *premise = (ChProverPremise){.number = ch_formula_at_least_one(step->constraint[i])};
        for (int k = 0; k < CH_DIGITS; k++)
            ch_candidates_add(&premise->candidates,
                              ch_constraint_candidate(step->constraint[i], k));
    }
    for (size_t i = 0; i < step->deadly_count; i++, premise++)
        *premise = (ChProverPremise){axiom[i], ch_deadly_outside(&step->deadly[i])};
    prover->premise_count = (size_t)(premise - prover->premise);
}

/* Removes the lemmas from number FIRST on, up to the one before LAST. */
static void remove_lemmas(ChProver *prover, uint32_t first, uint32_t last)
{
    uint32_t number[REMOVED_AT_ONCE];

    while (first < last) {
        size_t count = 0;
        while (first < last && count < REMOVED_AT_ONCE)
            number[count++] = first++;
        prover->sink->remove(prover->sink, number, count);
    }
}

/* Refutes what was assumed at level 0, if anything, and takes all assumptions back. */
static bool refute_opposite(ChProver *prover, const ChArgument *argument, ChLemma *lemma)
{
    const uint32_t first = prover->next;
    Guide guide = {0};

    if (argument != NULL)
        guide = (Guide){argument->line, argument->line + argument->count};
    prover->splits = 0;
    const bool is_done = refute(prover, 1, guide, lemma);
    take_back(prover, 0);
    if (is_done && !prover->is_refuted)
        remove_lemmas(prover, first, lemma->number);
    prover->has_failed |= !is_done;
    return is_done;
}

bool ch_prover_conclude(ChProver *prover, int candidate, bool is_true, const ChArgument *argument)
{
    const int variable = ch_formula_variable(candidate);
    ChLemma lemma;

    if (prover->is_refuted)
        return true;
    prover->literal[0] = is_true ? variable : -variable;
    if (is_true)
        set_false(prover, candidate, CH_CAUSE_ASSUMED, 0);
    else
        set_true(prover, candidate, CH_CAUSE_ASSUMED, 0);
    if (!refute_opposite(prover, argument, &lemma))
        return false;
    if (!prover->is_refuted)
        ch_prover_know(prover, candidate, is_true, lemma.number);
    return true;
}

/* Derives the empty clause where two known digits conflict; false where none do. */
static bool refute_clash(ChProver *prover)
{
    const ChCandidateSet clashing = ch_candidates_minus(&prover->truths, &prover->open);
    const int one = ch_candidates_next(&clashing, 0);

    if (one < 0)
        return false;
    begin_clause(prover);
    use_true(prover, one);
    use_conflict(prover, one, conflicting_digit(prover, one));
    end_clause(prover);
    return true;
}

bool ch_prover_contradict(ChProver *prover, const ChArgument *argument)
{
    ChLemma lemma;

    return prover->is_refuted || refute_clash(prover) || refute_opposite(prover, argument, &lemma);
}

void ch_prover_refute(ChProver *prover, uint32_t number, const ChCandidateSet *is_false,
                      const ChCandidateSet *is_true)
{
    if (prover->is_refuted)
        return;
    begin_clause(prover);
    CH_EACH_CANDIDATE(candidate, is_false)
        use_false(prover, candidate);
    CH_EACH_CANDIDATE(candidate, is_true)
        use_true(prover, candidate);
    add_hint(prover, number);
    end_clause(prover);
}

void ch_prover_forget(ChProver *prover, const ChCandidateSet *implied)
{
    uint32_t number[CH_CANDIDATES];
    size_t count = 0;

    CH_EACH_CANDIDATE(candidate, implied) {
        if (prover->unit[candidate] >= prover->first)
            number[count++] = prover->unit[candidate];
        prover->unit[candidate] = 0;
    }
    if (count > 0 && !prover->is_refuted)
        prover->sink->remove(prover->sink, number, count);
}

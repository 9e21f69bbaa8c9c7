/* forcing.c - forcing chains and nets: what a candidate implies, followed to its end.
 *
 * Something is supposed and thought on by singles (worlds.h).
 *
 *      contradiction   what is supposed leads to a cell or a digit of a house with nothing left: it
 *                      is false
 *      verity          one of a cell's digits, or of a digit's places in a house, is true, and each
 *                      of them leads to the same: that holds
 *
 * In a chain each inference follows from one other: it is a cell's or a house's last of two
 * candidates.  In a net several may be needed.  In a Nishio all is about one digit.  The name Nishio
 * is that of Tetsuya Nishio; "forcing chain" and "forcing net" are the community's.
 *
 * What fails in fewer rounds comes first, then what takes fewer constraints.  Of verities, those of
 * fewer cases come first.  A verity none of whose cases fails is told only: else a contradiction is
 * the simpler thing to say.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "premises.h"

typedef struct Hunt {
    const ChScene *scene;
    ChSink *sink;
    int technique;
    ChForcing *forcing;
    bool rest; /* what is hard to tell comes last */
} Hunt;

static Hunt hunt_for(const ChScene *scene, ChSink *sink, int technique)
{
    return (Hunt){
        .scene = scene, .sink = sink, .technique = technique, .forcing = &scene->facts->forcing};
}

static int open_in(const ChBoard *board, int constraint)
{
    return ch_count(constraint < CH_CELLS
                        ? board->candidates[constraint]
                        : board->places[(constraint - CH_CELLS) % 9][(constraint - CH_CELLS) / 9]);
}

/* ---- telling ---- */

/* Whether by these constraints alone something supposed leads to the conclusion: it fails itself,
 * or a case ends with what all cases lead to. */
static bool leads(const Hunt *hunt, const ChTelltale *telltale, const ChRules *rules, int supposed)
{
    ChWorld world;

    ch_world_start(&world, hunt->scene->board);
    ch_world_suppose(&world, supposed);
    const bool holds = ch_world_holds_by(&world, rules);
    if (telltale->cases == CH_NONE || !holds)
        return !holds && telltale->cases == CH_NONE;
    return telltale->placed == ch_world_is_open(&world, telltale->candidate) &&
           (!telltale->placed ||
            ch_bands_has(world.placed, CH_CANDIDATE_CELL(telltale->candidate)));
}

static bool all_lead(const Hunt *hunt, const ChTelltale *telltale, const ChRules *rules)
{
    if (telltale->cases == CH_NONE)
        return leads(hunt, telltale, rules, telltale->candidate);
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(telltale->cases, i);
        if (ch_board_has(hunt->scene->board, candidate) && !leads(hunt, telltale, rules, candidate))
            return false;
    }
    return true;
}

/* Whether what a net shows could be shown by chains. */
static bool is_chain(const Hunt *hunt, const ChTelltale *telltale)
{
    ChRules rules;

    if (hunt->forcing->all.how != CH_IMPLIES_BY_NET)
        return false;
    ch_rules_of_chains(&rules, hunt->scene->board);
    return all_lead(hunt, telltale, &rules);
}

static bool premises_lead(const Hunt *hunt, const ChTelltale *telltale,
                          const ChConstraintSet *premises)
{
    ChRules rules;

    ch_rules_of_constraints(&rules, premises);
    return (telltale->cases == CH_NONE || ch_constraints_has(premises, telltale->cases)) &&
           all_lead(hunt, telltale, &rules);
}

/* Whether all cases lead to what is a single anyway: what one premise places. */
static bool is_single(const ChDeduction *deduction)
{
    return deduction->placed != CH_NONE && ch_bits_count(deduction->detail.premises.word, 6) == 1;
}

/* What no search needs is left out.  Where the inferences would need it, the conclusion is hard to
 * tell: cases would have to be split. */
static bool report(const Hunt *hunt, const ChTelltale *telltale, const ChConstraintSet *premises)
{
    ChDeduction deduction = ch_deduction(hunt->technique);
    ChCellSet cell = {{0}};

    deduction.seed = telltale->cases;
    deduction.detail.premises = *premises;
    ch_cells_add(&cell, CH_CANDIDATE_CELL(telltale->candidate));
    if (telltale->placed)
        deduction.placed = telltale->candidate;
    else
        ch_removes(&deduction, hunt->scene->board, cell, CH_CANDIDATE_DIGIT(telltale->candidate));
    ch_spare_premises(&deduction, hunt->scene->board);
    return !is_single(&deduction) &&
           premises_lead(hunt, telltale, &deduction.detail.premises) != hunt->rest &&
           ch_report(&deduction, hunt->sink);
}

static void note(ChForcing *forcing, ChTelltale telltale)
{
    if (forcing->count < CH_MAX_TELLTALES)
        forcing->telltale[forcing->count++] = telltale;
}

ChTelltale ch_telltale_take(ChTelltale *telltale, int *count)
{
    int best = 0;

    for (int i = 1; i < *count; i++)
        if (telltale[i].size < telltale[best].size)
            best = i;
    const ChTelltale chosen = telltale[best];
    --*count;
    for (int i = best; i < *count; i++)
        telltale[i] = telltale[i + 1];
    return chosen;
}

/* ---- contradictions ---- */

/* Works out why a candidate cannot be true; false when that cannot be told. */
static bool refute(const Hunt *hunt, int candidate, const ChRules *rules)
{
    ChReasoning *const proof = &hunt->forcing->proof;

    ch_reasoning_start(proof, hunt->scene->board);
    ch_reasoning_suppose(proof, candidate);
    return !ch_reasoning_holds(proof, rules) && proof->verdict != 0;
}

/* Of so many that failed, those that took the fewest cells to fail are compared. */
enum { COMPARED = 8 };

/* Notes how many cells each failed world has placed. */
static void note_failed(ChForcing *forcing)
{
    const ChImplications *const all = &forcing->all;

    forcing->count = 0;
    for (int i = 0; i < all->failed; i++) {
        const int index = all->order[all->moving + i];
        note(forcing, (ChTelltale){.size = (uint16_t)ch_bands_count(all->world[index].placed),
                                   .candidate = all->candidate[index],
                                   .cases = CH_NONE});
    }
}

/* Works out the size of a proof; false when there is none to be told. */
static bool weigh(const Hunt *hunt, ChTelltale *telltale)
{
    const ChImplications *const all = &hunt->forcing->all;
    const ChReasoning *const proof = &hunt->forcing->proof;

    if (is_chain(hunt, telltale) || !refute(hunt, telltale->candidate, &all->rules))
        return false;
    telltale->size = proof->size[proof->verdict];
    return true;
}

/* Reports the best of the next few. */
static bool report_some(const Hunt *hunt)
{
    const ChReasoning *const proof = &hunt->forcing->proof;
    ChTelltale some[COMPARED];
    int count = 0;

    while (hunt->forcing->count > 0 && count < COMPARED) {
        some[count] = ch_telltale_take(hunt->forcing->telltale, &hunt->forcing->count);
        count += weigh(hunt, &some[count]);
    }
    while (count > 0) {
        const ChTelltale telltale = ch_telltale_take(some, &count);
        if (refute(hunt, telltale.candidate, &hunt->forcing->all.rules) &&
            report(hunt, &telltale, &proof->reason[proof->verdict]))
            return true;
    }
    return false;
}

static bool report_failed(const Hunt *hunt)
{
    note_failed(hunt->forcing);
    while (hunt->forcing->count > 0)
        if (report_some(hunt))
            return true;
    return false;
}

/* Looks at the worlds of these candidates; NULL: of all. */
static bool find_contradiction(Hunt hunt, ChImplying how, const ChCandidateSet *those)
{
    ChImplications *const all = &hunt.forcing->all;
    bool any = true;

    for (int pass = 0; pass < 2 && any; pass++) {
        hunt.rest = pass > 0;
        any = false;
        ch_facts_forcing_afresh(hunt.scene->facts, how, those);
        while (ch_implications_grow(all)) {
            any |= all->failed > 0;
            if (report_failed(&hunt))
                return true;
        }
    }
    return false;
}

bool ch_find_forcing_chain_contradiction(const ChScene *scene, ChSink *sink)
{
    const ChCandidateSet *const failing = ch_facts_failing(scene->facts);

    return ch_candidates_next(failing, 0) >= 0 &&
           find_contradiction(hunt_for(scene, sink, CH_TECHNIQUE_FORCING_CHAIN_CONTRADICTION),
                              CH_IMPLIES_BY_CHAIN, failing);
}

bool ch_find_forcing_net_contradiction(const ChScene *scene, ChSink *sink)
{
    return find_contradiction(hunt_for(scene, sink, CH_TECHNIQUE_FORCING_NET_CONTRADICTION),
                              CH_IMPLIES_BY_NET, NULL);
}

/* ---- Nishio ---- */

static void note_nishio(const Hunt *hunt, int digit)
{
    const ChReasoning *const proof = &hunt->forcing->proof;
    const ChBands plane = ch_bands_of(ch_board_plane(hunt->scene->board, digit));
    const ChCellSet open = ch_board_open(hunt->scene->board, digit);
    const ChBands placed = plane & ~ch_bands_of(open);
    const ChCellSet hopeless = ch_cells_and(open, ch_facts_hopeless(hunt->scene->facts)[digit]);
    ChRules rules;

    ch_rules_of_digit(&rules, digit);
    for (int cell = ch_cells_next(&hopeless, 0); cell >= 0;
         cell = ch_cells_next(&hopeless, cell + 1)) {
        const int candidate = CH_CANDIDATE(cell, digit);
        if (!ch_digit_holds(plane & ~ch_bands_peers[cell], placed | ch_bands_cell(cell)) &&
            refute(hunt, candidate, &rules))
            note(hunt->forcing, (ChTelltale){.size = proof->size[proof->verdict],
                                             .candidate = (uint16_t)candidate,
                                             .cases = CH_NONE});
    }
}

bool ch_find_nishio(const ChScene *scene, ChSink *sink)
{
    Hunt hunt = hunt_for(scene, sink, CH_TECHNIQUE_NISHIO);
    const ChReasoning *const proof = &hunt.forcing->proof;

    for (int pass = 0; pass < 2; pass++) {
        hunt.rest = pass > 0;
        hunt.forcing->count = 0;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            note_nishio(&hunt, digit);
        while (hunt.forcing->count > 0) {
            const ChTelltale telltale =
                ch_telltale_take(hunt.forcing->telltale, &hunt.forcing->count);
            ChRules rules;
            ch_rules_of_digit(&rules, CH_CANDIDATE_DIGIT(telltale.candidate));
            if (refute(&hunt, telltale.candidate, &rules) &&
                report(&hunt, &telltale, &proof->reason[proof->verdict]))
                return true;
        }
    }
    return false;
}

/* ---- verities ---- */

/* The candidates of a constraint, one of which is true, and their worlds. */
typedef struct Cases {
    int constraint;
    int count;
    uint16_t candidate[9];
    const ChWorld *world[9];
} Cases;

/* False when there are not COUNT of them, or one fails. */
static bool read_cases(const Hunt *hunt, int constraint, int count, Cases *cases)
{
    const ChImplications *const all = &hunt->forcing->all;

    *cases = (Cases){.constraint = constraint};
    if (open_in(hunt->scene->board, constraint) != count)
        return false;
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (!ch_board_has(hunt->scene->board, candidate))
            continue;
        const ChWorld *const world =
            all->index_of[candidate] != CH_NONE ? ch_implications_world(all, candidate) : NULL;
        if (world == NULL)
            return false;
        cases->candidate[cases->count] = (uint16_t)candidate;
        cases->world[cases->count++] = world;
    }
    return true;
}

/* Notes what is placed, or out, in all cases; what goes with something placed is not told. */
static void note_common(const Hunt *hunt, const Cases *cases)
{
    ChForcing *const forcing = hunt->forcing;
    const ChWorld *const start = &forcing->all.start;
    ChBands gone[CH_DIGITS];
    ChBands found = {0, 0, 0, 0};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChBands placed = ~start->placed;
        gone[digit] = start->open[digit];
        for (int i = 0; i < cases->count; i++) {
            gone[digit] &= ~cases->world[i]->open[digit];
            placed &= cases->world[i]->open[digit] & cases->world[i]->placed;
        }
        const ChCellSet cells = ch_bands_cells(placed);
        for (int cell = ch_cells_next(&cells, 0); cell >= 0;
             cell = ch_cells_next(&cells, cell + 1)) {
            note(forcing, (ChTelltale){.candidate = (uint16_t)CH_CANDIDATE(cell, digit),
                                       .cases = (uint16_t)cases->constraint,
                                       .placed = true});
            gone[digit] &= ~ch_bands_peers[cell];
        }
        found |= placed;
    }
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet cells = ch_bands_cells(gone[digit] & ~found);
        for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
            note(forcing, (ChTelltale){.candidate = (uint16_t)CH_CANDIDATE(cell, digit),
                                       .cases = (uint16_t)cases->constraint});
    }
}

/* The reason in the proof why a candidate is placed, or is out; 0 where it is supposed. */
static int reason_for(const ChReasoning *proof, int candidate, bool placed)
{
    for (int i = 0; placed && i < proof->events; i++)
        if (proof->event[i].candidate == candidate)
            return proof->event[i].reason;
    return placed ? 0 : proof->against[candidate];
}

/* Adds to the reason of each of COUNT conclusions what each case needs to come to it. */
static void follow_cases(const Hunt *hunt, const Cases *cases, const ChTelltale *telltale,
                         int count, ChConstraintSet *reason)
{
    ChReasoning *const proof = &hunt->forcing->proof;

    for (int i = 0; i < count; i++) {
        reason[i] = (ChConstraintSet){{0}};
        ch_constraints_add(&reason[i], cases->constraint);
    }
    for (int i = 0; i < cases->count; i++) {
        ch_reasoning_start(proof, hunt->scene->board);
        ch_reasoning_suppose(proof, cases->candidate[i]);
        ch_reasoning_holds(proof, &hunt->forcing->all.rules);
        for (int j = 0; j < count; j++) {
            const ChConstraintSet *const more =
                &proof->reason[reason_for(proof, telltale[j].candidate, telltale[j].placed)];
            for (int word = 0; word < 6; word++)
                reason[j].word[word] |= more->word[word];
        }
    }
}

/* Notes what all cases of a constraint lead to, except by a net what a chain would do for. */
static void note_verities(const Hunt *hunt, const Cases *cases)
{
    ChForcing *const forcing = hunt->forcing;
    const int from = forcing->count;
    int kept = from;

    note_common(hunt, cases);
    if (forcing->count == from)
        return;
    if (forcing->count > from + CH_MAX_REASONS_TOLD)
        forcing->count = from + CH_MAX_REASONS_TOLD;
    follow_cases(hunt, cases, &forcing->telltale[from], forcing->count - from, forcing->reason);
    for (int i = from; i < forcing->count; i++) {
        const ChConstraintSet *const reason = &forcing->reason[i - from];
        if (is_chain(hunt, &forcing->telltale[i]))
            continue;
        forcing->telltale[kept] = forcing->telltale[i];
        forcing->telltale[kept++].size = (uint16_t)ch_bits_count(reason->word, 6);
    }
    forcing->count = kept;
}

static bool report_verities(const Hunt *hunt, int count)
{
    while (hunt->forcing->count > 0) {
        const ChTelltale telltale =
            ch_telltale_take(hunt->forcing->telltale, &hunt->forcing->count);
        ChConstraintSet reason;
        Cases cases;
        if (!read_cases(hunt, telltale.cases, count, &cases))
            continue;
        follow_cases(hunt, &cases, &telltale, 1, &reason);
        if (report(hunt, &telltale, &reason))
            return true;
    }
    return false;
}

/* Verities of COUNT cases by the constraints from FIRST to LAST. */
static bool find_verity_of(const Hunt *hunt, int first, int last, int count)
{
    hunt->forcing->count = 0;
    for (int constraint = first; constraint <= last; constraint++) {
        Cases cases;
        if (read_cases(hunt, constraint, count, &cases))
            note_verities(hunt, &cases);
    }
    return report_verities(hunt, count);
}

/* Chains read backwards, too.  If all cases led to the same by chains, its opposite would lead to
 * none of the cases being true: then some world fails. */
static bool may_verify(const Hunt *hunt, ChImplying how)
{
    return how == CH_IMPLIES_BY_NET ||
           ch_candidates_next(ch_facts_failing(hunt->scene->facts), 0) >= 0;
}

static bool find_verity(Hunt hunt, ChImplying how, int first, int last)
{
    if (!may_verify(&hunt, how))
        return false;
    ch_facts_forcing(hunt.scene->facts, how);
    while (ch_implications_grow(&hunt.forcing->all))
        ;
    for (int pass = 0; pass < 2; pass++) {
        hunt.rest = pass > 0;
        for (int count = 2; count <= 9; count++)
            if (find_verity_of(&hunt, first, last, count))
                return true;
    }
    return false;
}

static bool find_verity_by_cell(Hunt hunt, ChImplying how)
{
    return find_verity(hunt, how, 0, CH_CELLS - 1);
}

static bool find_verity_by_house(Hunt hunt, ChImplying how)
{
    return find_verity(hunt, how, CH_CELLS, CH_CONSTRAINTS - 1);
}

bool ch_find_forcing_chain_verity_cell(const ChScene *scene, ChSink *sink)
{
    return find_verity_by_cell(hunt_for(scene, sink, CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL),
                               CH_IMPLIES_BY_CHAIN);
}

bool ch_find_forcing_chain_verity_house(const ChScene *scene, ChSink *sink)
{
    return find_verity_by_house(hunt_for(scene, sink, CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE),
                                CH_IMPLIES_BY_CHAIN);
}

bool ch_find_forcing_net_verity_cell(const ChScene *scene, ChSink *sink)
{
    return find_verity_by_cell(hunt_for(scene, sink, CH_TECHNIQUE_FORCING_NET_VERITY_CELL),
                               CH_IMPLIES_BY_NET);
}

bool ch_find_forcing_net_verity_house(const ChScene *scene, ChSink *sink)
{
    return find_verity_by_house(hunt_for(scene, sink, CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE),
                                CH_IMPLIES_BY_NET);
}

/* turned.c - see turned.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "turned.h"
#include "facts_slots.h"

#include <stdlib.h>
#include <string.h>

#include "notation.h"

enum { MOST = 20000, SAYING = 300, FEW = 8 };

typedef enum Sameness { STEPS, CONCLUSIONS, REACH } Sameness;

static const struct {
    const char *name; /* of a family, whose techniques are compared together, or a prefix of keys */
    Sameness same;
} LOOSE[] = {
    {"chains", REACH},        /* one chain an effect, the first of the shortest */
    {"rectangle-aic", REACH}, /* one chain a candidate, the first of the shortest */
    {"fish-aic", REACH},
    {"als-chain", REACH},       /* sets follow each other in the order of the board */
    {"colouring", CONCLUSIONS}, /* one of several shortest ways through a cluster */
    {"als-w-wing", CONCLUSIONS},
    {"complex", CONCLUSIONS},     /* one of several with as many inner steps and cells */
    {"aligned", CONCLUSIONS},     /* which of its cells would do depends on the order */
    {"anti-gurths", CONCLUSIONS}, /* the first cell without a digit that fits */
    {"death-blossom", CONCLUSIONS},
    {"house-death-blossom", CONCLUSIONS},
    {"aals", REACH}, /* one pattern a target, the first of the smallest */
    {"set-death-blossom", REACH},
    {"rectangle-death-blossom", REACH},
    {"rectangle-burred-subset", REACH},
    {"finned-franken", REACH}, /* endo-fins are counted house by house */
    {"finned-mutant", REACH},
    {"kraken", REACH}, /* one chain a fin, the first of the shortest */
    {"siamese", REACH},
    {"multi-sector", REACH},  /* each set rules out more than those before it */
    {"rank-logic", REACH},    /* each set rules out more; the trials end in the order of cells */
    {"sk-loop", CONCLUSIONS}, /* the shortest of three proofs, by lines that depend on the order */
    {"unique-rectangle-6", CONCLUSIONS}, /* its rows or its columns would do */
    {"junior-exocet", REACH}, /* the longest arguments are dropped, and which premises can */
    {"exocet-rules", REACH},
    {"double-junior-exocet", REACH},
    {"senior-exocet", REACH}, /* each rules out more than those before it */
    {"complex-senior-exocet", REACH},
    {"siamese-exocet", REACH},
    {"firework", REACH},           /* some of the houses, where others would do */
    {"templates", REACH},          /* the same; for nine digits the proof may be too long */
    {"nested-forcing-net", REACH}, /* it ends when nothing seems to fail any more */
    {"forcing-chain-verity-pattern", REACH}, /* which premises are spare depends on the proofs */
    {"forcing", CONCLUSIONS},                /* one of several smallest proofs */
    {"whips-and-braids", REACH},             /* one pattern a target, the first of the shortest */
};

/* The content of a step, without the parts that only its own family reads. */
typedef struct Said {
    ChCandidateSet placed;
    ChCandidateSet removed;
    ChCandidateSet deadly; /* all digits of its deadly patterns */
    ChConstraintSet premises;
} Said;

typedef struct Steps {
    ChSink sink;
    const Symmetry *by; /* NULL: the identity */
    Sameness same;
    size_t heard;
    size_t count;
    bool full;
    Said said[MOST];
} Steps;

static Steps here, there;

static bool begins_with(const char *key, const char *with)
{
    return strncmp(key, with, strlen(with)) == 0;
}

static Sameness sameness_of(const ChTechnique *technique)
{
    for (size_t i = 0; i < sizeof LOOSE / sizeof *LOOSE; i++)
        if (begins_with(technique->key, LOOSE[i].name) ||
            strcmp(LOOSE[i].name, technique->family) == 0)
            return LOOSE[i].same;
    return STEPS;
}

/* Returns whether all techniques of the family are compared as one. */
static bool is_compared_as_family(const ChTechnique *technique)
{
    for (size_t i = 0; i < sizeof LOOSE / sizeof *LOOSE; i++)
        if (strcmp(LOOSE[i].name, technique->family) == 0)
            return LOOSE[i].same == REACH;
    return false;
}

/* ---- finding ---- */

static void add_deadly(ChCandidateSet *set, const ChDeadlyPattern *deadly, const Symmetry *by)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (deadly->digits[CH_CANDIDATE_CELL(candidate)] >> CH_CANDIDATE_DIGIT(candidate) & 1)
            ch_candidates_add(set, by != NULL ? transform_candidate(candidate, by) : candidate);
}

/* Returns whether the length of the step's proof decides if it is reported; that length depends
 * on the order of cells. */
static bool may_be_too_long(const ChStep *step)
{
    return strcmp(ch_technique(step->technique)->family, "als") == 0 && step->detail != NULL &&
           ch_bits_count(step->detail->premises.word, 6) > FEW;
}

static bool add_step(ChSink *sink, const ChStep *found)
{
    Steps *const steps = (Steps *)sink;
    ChDetail moved;
    const ChStep step = steps->by != NULL ? transform_step(found, steps->by, &moved) : *found;
    Said said = {.placed = {{0}}};

    steps->heard++;
    if (may_be_too_long(found))
        return false;
    if (step.placed != CH_NONE)
        ch_candidates_add(&said.placed, step.placed);
    if (step.premise != CH_NONE && steps->same == STEPS)
        ch_constraints_add(&said.premises, step.premise);
    if (step.detail != NULL) {
        said.placed = ch_candidates_or(&said.placed, &step.detail->placed);
        said.removed = step.detail->removed;
        if (steps->same == STEPS)
            said.premises = step.detail->premises;
        for (uint32_t i = 0; i < step.detail->deadly_count && steps->same == STEPS; i++)
            add_deadly(&said.deadly, &found->detail->deadly[i], steps->by);
    }
    if (steps->same == REACH && steps->count > 0) {
        steps->said[0].placed = ch_candidates_or(&steps->said[0].placed, &said.placed);
        steps->said[0].removed = ch_candidates_or(&steps->said[0].removed, &said.removed);
        return false;
    }
    steps->said[steps->count++] = said;
    steps->full = steps->count == MOST;
    return steps->full;
}

static int compare_steps(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(Said));
}

/* Sorts the steps and removes duplicates. */
static void sort_steps(Steps *steps)
{
    size_t kept = 0;

    qsort(steps->said, steps->count, sizeof *steps->said, compare_steps);
    for (size_t i = 0; i < steps->count; i++)
        if (kept == 0 || compare_steps(&steps->said[kept - 1], &steps->said[i]) != 0)
            steps->said[kept++] = steps->said[i];
    steps->count = kept;
}

/* Siamese fish are sashimi or not by the first of the two, and a turned board may have the other
 * one first. */
static bool are_siamese(const char *key, const char *other)
{
    static const char finned[] = "siamese-finned-";
    static const char sashimi[] = "siamese-sashimi-";

    return begins_with(key, finned) && begins_with(other, sashimi) &&
           strcmp(key + strlen(finned), other + strlen(sashimi)) == 0;
}

/* Returns whether OTHER is compared with TECHNIQUE, which comes before it in the table or is the
 * same. */
static bool is_compared_with(const ChTechnique *technique, const ChTechnique *other)
{
    return technique == other || are_siamese(technique->key, other->key) ||
           (technique->number == CH_TECHNIQUE_HIDDEN_SINGLE_ROW &&
            other->number == CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN) ||
           (is_compared_as_family(technique) && strcmp(technique->family, other->family) == 0);
}

static bool is_strategy(int number)
{
    return ch_technique(number) != NULL && ch_technique_is_found(ch_technique(number));
}

/* Finds all steps of a technique and of those compared with it. */
static void find_steps(Steps *steps, const ChTechnique *technique, const ChBoard *board,
                       const Symmetry *by)
{
    static ChFacts facts;
    const ChFinderOptions options = {0};
    const ChFinderInput input = {.board = board, .facts = &facts, .options = &options};

    ch_facts_renew(&facts, board);
    steps->sink.take = add_step;
    steps->by = by;
    steps->same = sameness_of(technique);
    steps->heard = 0;
    steps->count = 0;
    steps->full = false;
    for (int number = technique->number; number < ch_technique_limit() && !steps->full; number++)
        if (is_strategy(number) && is_compared_with(technique, ch_technique(number)))
            ch_technique(number)->find(&input, &steps->sink);
    sort_steps(steps);
}

/* ---- comparing ---- */

/* Returns the first place where two lists differ, or the end of both. */
static size_t first_difference(void)
{
    size_t i = 0;

    while (i < here.count && i < there.count && compare_steps(&here.said[i], &there.said[i]) == 0)
        i++;
    return i;
}

static void name_conclusions(char *text, size_t size, const Steps *steps, size_t i)
{
    *text = '\0';
    for (int kind = 0; kind < 2 && i < steps->count; kind++) {
        const ChCandidateSet *const set =
            kind == 0 ? &steps->said[i].placed : &steps->said[i].removed;
        for (int candidate = ch_candidates_next(set, 0);
             candidate >= 0 && strlen(text) + 2 * CH_NAME_SIZE < size;
             candidate = ch_candidates_next(set, candidate + 1)) {
            char name[CH_NAME_SIZE];
            (kind == 0 ? ch_name_placed : ch_name_removed)(name, candidate);
            strcat(strcat(text, " "), name);
        }
    }
}

/* Counts the conclusions of both boards and those of only one. */
static void count_reach(Reach *reach)
{
    const Said none = {.placed = {{0}}};
    const Said *const one = here.count > 0 ? &here.said[0] : &none;
    const Said *const other = there.count > 0 ? &there.said[0] : &none;

    for (int i = 0; i < 12; i++) {
        reach->common +=
            (size_t)__builtin_popcountll(one->removed.word[i] & other->removed.word[i]) +
            (size_t)__builtin_popcountll(one->placed.word[i] & other->placed.word[i]);
        reach->missed +=
            (size_t)__builtin_popcountll(one->removed.word[i] ^ other->removed.word[i]) +
            (size_t)__builtin_popcountll(one->placed.word[i] ^ other->placed.word[i]);
    }
}

/* Returns whether the steps differ, and describes how. */
static bool steps_differ(char *how, size_t size)
{
    const size_t at = first_difference();
    char one[SAYING];
    char other[SAYING];

    if (here.full || there.full || (at == here.count && at == there.count))
        return false;
    name_conclusions(one, sizeof one, &here, at);
    name_conclusions(other, sizeof other, &there, at);
    snprintf(how, size, "finds %zu steps and, turned, %zu; the first to differ:%s, turned:%s",
             here.count, there.count, one, other);
    return true;
}

/* Returns whether a technique has steps to compare that were not compared with an earlier
 * one. */
static bool comes_first(int number)
{
    bool first = is_strategy(number);

    for (int i = 0; i < number && first; i++)
        first = !is_strategy(i) || !is_compared_with(ch_technique(i), ch_technique(number));
    return first;
}

void compare_technique(const Turned *turned, int number, Reach *reach, Differ differ, void *context)
{
    const ChTechnique *const technique = ch_technique(number);
    char how[3 * SAYING];

    find_steps(&here, technique, &turned->board, &turned->by);
    find_steps(&there, technique, &turned->image, NULL);
    reach->heard += here.heard;
    if (here.same == REACH)
        count_reach(reach);
    else if (steps_differ(how, sizeof how))
        differ(context, technique, how);
}

void compare_turned(const Turned *turned, Reach *reach, Differ differ, void *context)
{
    for (int number = 0; number < ch_technique_limit(); number++)
        if (comes_first(number))
            compare_technique(turned, number, &reach[number], differ, context);
}

bool turn(Turned *turned, const ChPuzzle *position, ChRandom *random)
{
    turned->by = random_symmetry(random);
    const ChPuzzle image = transform(position, &turned->by);

    return ch_board_load(&turned->board, position) < 0 && ch_board_load(&turned->image, &image) < 0;
}

bool reach_is_alike(const Reach *reach)
{
    return TOLERANCE * reach->missed <= reach->common + TOLERANCE * CHANCE;
}

const char *turned_name(int number)
{
    const ChTechnique *const technique = ch_technique(number);

    return is_compared_as_family(technique) ? technique->family : technique->key;
}

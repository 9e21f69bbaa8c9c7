/* fish.h - a fish: base and cover houses of one digit, and the eliminations that follow.
 *
 * A fish of size n is a digit, n base houses and n cover houses. Each base needs a place for the
 * digit; each cover can hold only one.
 *
 *      fin        a place in one base and in no cover
 *      endo-fin   a place in two or more bases
 *
 * If no fin is true, the digit takes n different places in the bases, one in each cover. A place in
 * a cover but in no base is then ruled out. So is a place in two covers; if that place is in a
 * base, the elimination is cannibalistic. With fins, only places that see all fins are ruled out.
 *
 * By its houses a fish is basic (rows against columns), Franken (boxes as well) or mutant (anything
 * else). A finned basic fish is sashimi if some base has at most one place besides its fins.
 * Siamese fish are two finned fish with the same bases and different covers.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FISH_H
#define CH_STRATEGIES_FISH_H

#include "facts.h"
#include "technique.h"

enum {
    CH_FISH_SMALLEST = 2,
    CH_FISH_LARGEST = 7,
    CH_FISH_FINS = 5,
    CH_FISH_ENDO_FINS = 2,
    CH_SIAMESE_FREE_COVERS = 4 /* larger Siamese fish, unless basic, differ in just one cover */
};

typedef enum ChFishKind { CH_FISH_BASIC, CH_FISH_FRANKEN, CH_FISH_MUTANT } ChFishKind;

typedef struct ChFish {
    int digit;
    uint32_t bases; /* sets of houses, one bit per house */
    uint32_t covers;
    uint32_t second; /* the covers of the second of two Siamese fish, else 0 */
} ChFish;

/* The kind of fish that a finder looks for. */
typedef struct ChFishWanted {
    int technique;
    int size;
    ChFishKind kind;
    bool finned;
    bool sashimi; /* finned basic fish only: sashimi ones, or all others */
    bool siamese;
} ChFishWanted;

/* The cells of one fish; its second covers are ignored. */
typedef struct ChFishBody {
    ChCellSet base; /* places of the digit in the bases */
    ChCellSet fins;
    ChCellSet endofins;
    ChCellSet plain; /* eliminations in one cover and in no base */
    ChCellSet twice; /* eliminations in two covers */
} ChFishBody;

ChFishBody ch_fish_body(const ChBoard *board, const ChFish *fish);

ChFishKind ch_fish_kind(uint32_t bases, uint32_t covers);

/* Returns true if the fish has no more fins and endo-fins than the options allow. */
bool ch_fish_is_fine(const ChFishBody *body, const ChFinderOptions *options);

/* Reports the fish unless some of its bases suffice for all its eliminations. Returns true if the
 * sink wants no more. */
bool ch_fish_report(const ChFinderInput *input, int technique, const ChFish *fish, ChSink *sink);

/* Returns the fish of a step. */
ChFish ch_fish_of(const ChStep *step);

/* Returns true if step A is better than B: fewer endo-fins, then fewer fins, then more
 * eliminations. */
bool ch_fish_is_better(const ChStep *a, const ChStep *b);

/* Does the same for Kraken fish: smaller, then with fewer fins, then with shorter chains. */
bool ch_kraken_is_better(const ChStep *a, const ChStep *b);

/* Find basic fish, and Franken and mutant fish. Both return true if the sink wants no more. */
bool ch_find_basic_fish(const ChFinderInput *input, const ChFishWanted *wanted, ChSink *sink);
bool ch_find_complex_fish(const ChFinderInput *input, const ChFishWanted *wanted, ChSink *sink);

/* A fact: the (digit, direction) pairs that have a finned basic fish with an elimination, by size.
 * The bit number is twice the digit, plus one where the bases are columns. */
enum { CH_FINNED_FISH_LARGEST = 4 };

typedef struct ChFinnedFish {
    uint32_t finned[CH_FINNED_FISH_LARGEST + 1]; /* not sashimi */
    uint32_t sashimi[CH_FINNED_FISH_LARGEST + 1];
} ChFinnedFish;

const ChFinnedFish *ch_facts_finned_fish(ChFacts *facts);
void ch_finned_fish_build(const ChBoard *board, unsigned digits, ChFinnedFish *finned_fish);

#endif

/* fish.h - a fish: what its houses make of a digit, whoever found them.
 *
 * A fish of size n is a digit, n base houses and n cover houses.  Each base needs a place for the
 * digit, each cover has only one.
 *
 *      fin        a place in one base, outside the covers
 *      endo fin   a place in two bases, or more
 *
 * If no fin is true, the bases have n different places, all in the covers, one in each: so a place
 * in a cover but in no base is ruled out, and so is one in two covers (cannibalistic where it is in
 * a base).  With fins that holds for what sees all of them.
 *
 * By its houses a fish is basic (rows against columns), Franken (boxes besides) or mutant (anything
 * else).  A finned basic fish is sashimi if without its fins some base has one place or none.
 * Siamese are two finned fish with the same bases and different covers.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FISH_H
#define CH_STRATEGIES_FISH_H

#include "technique.h"

enum { CH_FISH_SMALLEST = 2, CH_FISH_LARGEST = 7, CH_FISH_FINS = 5, CH_FISH_ENDO_FINS = 2 };

typedef enum ChFishKind { CH_FISH_BASIC, CH_FISH_FRANKEN, CH_FISH_MUTANT } ChFishKind;

typedef struct ChFish {
    int digit;
    uint32_t bases; /* sets of houses, one bit a house */
    uint32_t covers;
    uint32_t second; /* the other covers of Siamese fish, else 0 */
} ChFish;

/* What a finder is after. */
typedef struct ChFishWanted {
    int technique;
    int size;
    ChFishKind kind;
    bool finned;
    bool sashimi; /* of basic finned ones: these, or the others */
    bool siamese;
} ChFishWanted;

/* Sets of cells of one fish, without its second covers. */
typedef struct ChFishBody {
    ChCellSet base; /* places in the bases */
    ChCellSet fins;
    ChCellSet endofins;
    ChCellSet plain; /* ruled out: in one cover, in no base */
    ChCellSet twice; /* ruled out: in two covers */
} ChFishBody;

ChFishBody ch_fish_body(const ChBoard *board, const ChFish *fish);

ChFishKind ch_fish_kind(uint32_t bases, uint32_t covers);

/* Whether there are no more fins than the options grant. */
bool ch_fish_is_fine(const ChFishBody *body, const ChFinderOptions *options);

/* Reports the fish unless a part of its bases does for all that it rules out; true: the sink wants
 * no more. */
bool ch_fish_report(const ChFinderInput *input, int technique, const ChFish *fish, ChSink *sink);

/* The fish of a step. */
ChFish ch_fish_of(const ChStep *step);

/* The better of two steps of one row: fewer endo fins, fewer fins, more ruled out. */
bool ch_fish_is_better(const ChStep *a, const ChStep *b);

/* Basic fish, and all others. */
bool ch_find_basic_fish(const ChFinderInput *input, const ChFishWanted *wanted, ChSink *sink);
bool ch_find_complex_fish(const ChFinderInput *input, const ChFishWanted *wanted, ChSink *sink);

#endif

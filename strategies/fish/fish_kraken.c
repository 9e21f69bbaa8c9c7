/* fish_kraken.c - Kraken fish: fish whose fins reach their target by chains.
 *
 * A fish with fins rules out what sees all of them.  In a Kraken fish a target need not see a fin:
 * a chain (links.h) may lead there instead, from the fin being true to the target being false.
 *
 *      type 1    the target is a place of the digit in one of the covers, and so ruled out by the
 *                fish itself; each fin sees it or has a chain to it
 *      type 2    the target is any candidate; each place of one of the covers, and each fin, sees
 *                it or has a chain to it
 *
 * Read from the other end both are one: if the target were true, chains would rule out so many
 * places that n bases had to share n - 1 covers.  So for each target all that its chains rule out
 * is worked out, and among the lines with few places left such bases are looked for.  The cover
 * that is too many is the target's own in type 1, in type 2 the one with the most of the places
 * ruled out.  Of a target's fish with the same digit and direction the smallest are told; a target
 * that goes by a chain alone needs no fish.
 *
 * Bases are rows and covers columns, or the other way round; chains may go through groups.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_kraken.h"

#include "chain_reach.h"
#include "finders.h"
#include "premises.h"

enum { SIZES = 4, FINS = 2, BARREN = 1024 };

/* A search for one type. */
typedef struct Hunt {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    bool spare; /* not all that a fish has must be needed */
    ChChainReach reach;
    ChNodeSet of_digit[CH_DIGITS];
    int digit;
    uint16_t lanes[CH_LANES]; /* its places that are not ruled out, by house */
    int first_base;           /* house of line 0 */
    int first_cover;          /* of crossing line 0 */
    const uint16_t *all;      /* the lines' places */
    const uint16_t *left;     /* those not ruled out */
    int count;                /* of lines with few places left, */
    int changed;              /* and of those that have lost some: these come first */
    uint8_t few[9];
    bool any;      /* some bases have been met */
    uint64_t hash; /* of the lanes */
    int empty_house_count;
    uint64_t empty_houses[BARREN]; /* hashes of lanes without bases: many targets leave the same */
} Hunt;

/* ---- a fish ---- */

static int cell_at(const Hunt *search, int line, int cross)
{
    return ch_house_cell[search->first_base + line][cross];
}

static int node_at(const Hunt *search, int line, int cross)
{
    return search->reach.links
        ->of_candidate[CH_CANDIDATE(cell_at(search, line, cross), search->digit)];
}

/* The places of the bases in a crossing line, as lines. */
static unsigned places_across(const Hunt *search, unsigned bases, int cross)
{
    unsigned lines = 0;

    for (; bases != 0; bases &= bases - 1)
        if (search->all[ch_lowest(bases)] >> cross & 1)
            lines |= bases & -bases;
    return lines;
}

/* The cover that is too many, -1 when there is none: the target's own, or the one with the most
 * places in the bases, but not if it has no other places: then its own places, without any fish,
 * would do. */
static int choose_cover(const Hunt *search, unsigned bases, unsigned covers)
{
    const ChLinkNode *const target = &search->reach.links->node[search->reach.target];
    int best = -1;
    int most = 0;

    const int own = search->first_cover == CH_FIRST_ROW ? CH_ROW_OF(target->first)
                                                        : CH_COLUMN_OF(target->first);
    const bool in_own = target->digit == search->digit && places_across(search, bases, own) != 0;

    if (search->technique == CH_TECHNIQUE_KRAKEN_FISH_1)
        return in_own ? own : -1;
    if (in_own && !search->spare)
        return -1;
    for (int cross = 0; cross < 9; cross++) {
        const int count = ch_count(places_across(search, bases, cross));
        if ((covers >> cross & 1) == 0 && count > most &&
            count < ch_count(places_across(search, CH_ALL_NINE, cross))) {
            most = count;
            best = cross;
        }
    }
    return best;
}

/* Counts the fins and the strong links of all chains, and rests the step on these; false when some
 * place is too far from the target. */
static bool rest_on_chains(Hunt *search, unsigned bases, unsigned covers, ChKraken *kraken,
                           ChDeduction *deduction)
{
    memset(&search->reach.concluded, 0, sizeof search->reach.concluded);
    for (unsigned rest = bases; rest != 0; rest &= rest - 1) {
        const int line = ch_lowest(rest);
        ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(search->first_base + line, search->digit));
        for (unsigned lost = search->all[line] & ~covers; lost != 0; lost &= lost - 1) {
            const int place = node_at(search, line, ch_lowest(lost));
            const int distance = ch_chain_reach_distance(&search->reach, place);
            if (distance > CH_CHAIN_REACH_STRONG)
                return false;
            kraken->fins += search->first_cover + ch_lowest(lost) != kraken->cover;
            kraken->links += distance;
            ch_chain_reach_add_premises(&search->reach, place, deduction);
        }
    }
    return kraken->links > 0;
}

/* Whether what the conclusion needs are all bases, and chains: then all else is left out. */
static bool is_needed(const Hunt *search, const ChKraken *kraken, ChDeduction *deduction)
{
    if (search->spare)
        return true;
    if (!ch_minimize_premises(deduction, search->input->board))
        return false;
    for (uint32_t rest = kraken->fish.bases; rest != 0; rest &= rest - 1)
        if (!ch_constraints_has(&deduction->detail.premises,
                                CH_HOUSE_CONSTRAINT(ch_lowest(rest), search->digit)))
            return false;
    return ch_kraken_is_noted(search->input->board, kraken, &deduction->detail);
}

/* The bases have no other places left than those in the covers, one fewer.  True: the sink wants no
 * more; *FOUND: it was told. */
static bool try_fish(Hunt *search, unsigned bases, unsigned covers, bool *found)
{
    const ChLinkNode *const target = &search->reach.links->node[search->reach.target];
    const uint8_t most = search->input->options->fins;
    const int cover = choose_cover(search, bases, covers);
    ChDeduction deduction = ch_deduction(search->technique);

    if (cover < 0)
        return false;
    ChKraken kraken = {.fish = {.digit = search->digit,
                                .bases = (uint32_t)bases << search->first_base,
                                .covers = (uint32_t)covers << search->first_cover},
                       .cover = search->first_cover + cover,
                       .size = ch_count(bases),
                       .own = search->technique == CH_TECHNIQUE_KRAKEN_FISH_1};
    if (!rest_on_chains(search, bases, covers, &kraken, &deduction) ||
        kraken.fins > (most > 0 ? most : FINS))
        return false;
    ch_add_cell_eliminations(&deduction, search->input->board, target->first, 1u << target->digit);
    ch_kraken_seed(&kraken, &deduction);
    if (!is_needed(search, &kraken, &deduction))
        return false;
    *found = true;
    return ch_report(&deduction, search->sink);
}

/* ---- bases ---- */

/* Whether some of the bases, though not all, share fewer covers than they are. */
static bool has_smaller(const Hunt *search, unsigned bases)
{
    for (unsigned some = (bases - 1) & bases; some != 0; some = (some - 1) & bases) {
        unsigned covers = 0;
        for (unsigned rest = some; rest != 0; rest &= rest - 1)
            covers |= search->left[ch_lowest(rest)];
        if (ch_count(covers) < ch_count(some))
            return true;
    }
    return false;
}

static bool has_at_most(unsigned places, int count)
{
    for (; count > 0; count--)
        places &= places - 1;
    return places == 0;
}

/* Adds MORE bases of the lines with few places, from FROM on, to SIZE in all; *FOUND: a fish was
 * told. */
static bool choose_bases(Hunt *search, int from, unsigned bases, unsigned covers, int more,
                         int size, bool *found)
{
    const int end = more == size ? search->changed : search->count - more + 1;

    search->any |= more == 0;
    if (more == 0)
        return (search->spare || !has_smaller(search, bases)) &&
               try_fish(search, bases, covers, found);
    for (int i = from; i < end; i++) {
        const unsigned both = covers | search->left[search->few[i]];
        if (has_at_most(both, size - 1) &&
            choose_bases(search, i + 1, bases | 1u << search->few[i], both, more - 1, size, found))
            return true;
    }
    return false;
}

/* Lines that are open and have at most three places left, if not the target's own: those that have
 * lost any come first. */
static void list_lines(Hunt *search, bool columns)
{
    const ChBoard *const board = search->input->board;
    const ChLinkNode *const target = &search->reach.links->node[search->reach.target];
    const int own = columns ? CH_COLUMN_OF(target->first) : CH_ROW_OF(target->first);
    unsigned open = 0;

    search->first_base = columns ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    search->first_cover = columns ? CH_FIRST_ROW : CH_FIRST_COLUMN;
    search->all = board->places[search->digit] + search->first_base;
    search->left = search->lanes + search->first_base;
    open = ~board->placed[search->digit] >> search->first_base & CH_ALL_NINE;
    if (search->digit == target->digit)
        open &= ~(1u << own);
    search->count = search->changed = 0;
    for (int whole = 0; whole < 2; whole++) {
        for (unsigned rest = open; rest != 0; rest &= rest - 1) {
            const int line = ch_lowest(rest);
            if ((search->left[line] == search->all[line]) == whole &&
                has_at_most(search->left[line], SIZES - 1) &&
                (search->left[line] != 0 || search->spare))
                search->few[search->count++] = (uint8_t)line;
        }
        if (whole == 0)
            search->changed = search->count;
    }
}

/* What the target's being true leaves of each line; false when the digit loses no more than what
 * the target conflicts with itself. */
static bool rule_out(Hunt *search, int digit)
{
    const ChLinks *const links = search->reach.links;
    const uint64_t *const weak = links->weak[search->reach.target].word;
    uint64_t more = 0;

    for (int i = 0; i < links->words; i++)
        more |= search->reach.off.word[i] & search->of_digit[digit].word[i] & ~weak[i];
    if (more == 0)
        return false;
    search->digit = digit;
    memcpy(search->lanes, search->input->board->places[digit], sizeof search->lanes);
    for (int i = 0; i < links->words; i++)
        for (uint64_t rest = search->reach.off.word[i] & search->of_digit[digit].word[i]; rest != 0;
             rest &= rest - 1) {
            const int cell = links->node[64 * i + __builtin_ctzll(rest)].first;
            const int row = CH_ROW_OF(cell);
            const int column = CH_COLUMN_OF(cell);
            search->lanes[CH_FIRST_ROW + row] &= (uint16_t) ~(1u << column);
            search->lanes[CH_FIRST_COLUMN + column] &= (uint16_t) ~(1u << row);
        }
    return true;
}

/* Where the lanes as they are stand among the barren ones, or could; the lines that a target of the
 * digit itself leaves out make a difference. */
static uint64_t *find_lanes(Hunt *search)
{
    uint64_t hash = (uint64_t)search->digit + 1;

    for (int line = CH_FIRST_ROW; line < CH_FIRST_COLUMN; line++)
        hash = (hash ^ search->lanes[line]) * UINT64_C(0x9e3779b97f4a7c15);
    search->hash = (hash ^ hash >> 32) | 1;
    for (uint64_t at = hash >> 32;; at++) {
        uint64_t *const slot = &search->empty_houses[at % BARREN];
        if (*slot == 0 || *slot == search->hash)
            return slot;
    }
}

/* The smallest fish of a digit in each direction. */
static bool search_digit(Hunt *search, int digit)
{
    if (!rule_out(search, digit))
        return false;
    const bool own = search->reach.links->node[search->reach.target].digit == digit;
    uint64_t *const empty_houses = own ? NULL : find_lanes(search);
    if (empty_houses != NULL && *empty_houses != 0)
        return false;
    search->any = false;
    for (int columns = 0; columns < 2; columns++) {
        bool found = false;
        list_lines(search, columns);
        for (int size = 2; size <= SIZES && (search->spare || !found); size++)
            if (choose_bases(search, 0, 0, 0, size, size, &found))
                return true;
    }
    if (!search->any && empty_houses != NULL && search->empty_house_count < BARREN / 2) {
        search->empty_house_count++;
        *empty_houses = search->hash;
    }
    return false;
}

static bool search_target(Hunt *search)
{
    if (search->technique == CH_TECHNIQUE_KRAKEN_FISH_1)
        return search_digit(search, search->reach.links->node[search->reach.target].digit);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (search_digit(search, digit))
            return true;
    return false;
}

static bool find(const ChFinderInput *input, int technique, ChSink *sink)
{
    ChLinks *const links = ch_facts_links(input->facts, CH_LINKS_ALL | CH_LINKS_GROUPS);
    Hunt search = {
        .input = input, .sink = sink, .technique = technique, .spare = input->options->spare_bases};

    ch_chain_reach_prepare(links);
    for (int node = 0; node < links->candidates; node++)
        ch_bits_add(search.of_digit[links->node[node].digit].word, node);
    for (int target = 0; target < links->candidates; target++)
        if ((ch_chain_reach_follow(&search.reach, links, target) || search.spare) &&
            search_target(&search))
            return true;
    return false;
}

bool ch_find_kraken_fish_1(const ChFinderInput *input, ChSink *sink)
{
    return find(input, CH_TECHNIQUE_KRAKEN_FISH_1, sink);
}

bool ch_find_kraken_fish_2(const ChFinderInput *input, ChSink *sink)
{
    return find(input, CH_TECHNIQUE_KRAKEN_FISH_2, sink);
}

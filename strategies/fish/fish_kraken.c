/* fish_kraken.c - Kraken fish: fish whose fins reach their target by chains.
 *
 * A finned fish rules out the places that see all fins. In a Kraken fish the target need not see a
 * fin: a chain (links.h) may connect them instead. The chain leads from the fin being true to the
 * target being false.
 *
 *      type 1    the target is a place of the digit in one of the covers, ruled out by the fish
 *                itself; each fin sees it or has a chain to it
 *      type 2    the target is any candidate; each place of one of the covers, and each fin, sees
 *                it or has a chain to it
 *
 * In reverse, both types are one pattern: if the target were true, its chains would rule out so
 * many places that n bases had to share n - 1 covers. For each target, the search computes all
 * places that its chains rule out. It then looks for such bases among the lines with few places
 * left. The surplus cover is the target's own cover in type 1. In type 2 the surplus cover is the
 * one that contains most of the places ruled out. Of the fish of a target with the same digit and
 * direction, only the smallest are reported. A target that is ruled out by a chain alone needs no
 * fish.
 *
 * Bases are rows and covers columns, or the reverse; chains may pass through groups. A fish has two
 * to four bases and two fins (SIZES, FINS), and a chain eight strong links (CH_CHAIN_REACH_STRONG).
 * Of several shortest chains between a fin and the target one is tried; the step must need all its
 * bases and links. Where the target has the digit and its own line across has places in the bases,
 * the fish is of type 1.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_kraken_marks.h"

#include "chain_reach.h"
#include "finders.h"
#include "hash.h"
#include "premises.h"

enum { SIZES = 4, FINS = 2, HASH_SLOTS = 1024 };

/* The search for one of the two types. */
typedef struct KrakenSearch {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    bool spare; /* options: eliminations need not need all bases and fins */
    ChChainReach reach;
    ChNodeSet of_digit[CH_DIGITS];
    int digit;
    uint16_t lanes[CH_LANES]; /* the digit's places that are not ruled out, by house */
    int first_base;           /* house of line 0 */
    int first_cover;          /* house of crossing line 0 */
    const uint16_t *all;      /* all places of each line */
    const uint16_t *left;     /* the places not ruled out */
    int count;                /* lines with few places left */
    int changed;              /* those of them that have lost some; they come first */
    uint8_t few[9];
    bool any;      /* some base set has been complete */
    uint64_t hash; /* hash of the lanes */
    int fruitless_count;
    uint64_t fruitless
        [HASH_SLOTS]; /* hash table of lanes without base sets: many targets leave the same lanes */
} KrakenSearch;

/* ---- a fish ---- */

static int cell_at(const KrakenSearch *search, int line, int cross)
{
    return ch_house_cell[search->first_base + line][cross];
}

static int node_at(const KrakenSearch *search, int line, int cross)
{
    return search->reach.links
        ->of_candidate[CH_CANDIDATE(cell_at(search, line, cross), search->digit)];
}

/* Returns the base lines that have a place in the crossing line. */
static unsigned places_across(const KrakenSearch *search, unsigned bases, int cross)
{
    unsigned lines = 0;

    CH_EACH_BIT(base, bases)
        if (search->all[base] >> cross & 1)
            lines |= 1u << base;
    return lines;
}

/* Returns the surplus cover, or -1 if there is none: the target's own cover, or the one with most
 * places in the bases. A cover whose places all lie in the bases is excluded, since its own places
 * would suffice without any fish. */
static int choose_cover(const KrakenSearch *search, unsigned bases, unsigned covers)
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

/* Counts the fins and the strong links of all chains, and adds their premises. Returns false when
 * some place is too far from the target, or when there is no chain. */
static bool add_chain_premises(KrakenSearch *search, unsigned bases, unsigned covers,
                               ChKraken *kraken, ChDeduction *deduction)
{
    memset(&search->reach.concluded, 0, sizeof search->reach.concluded);
    CH_EACH_BIT(line, bases) {
        ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(search->first_base + line, search->digit));
        CH_EACH_BIT(crossing, search->all[line] & ~covers) {
            const int place = node_at(search, line, crossing);
            const int distance = ch_chain_reach_distance(&search->reach, place);
            if (distance > CH_CHAIN_REACH_STRONG)
                return false;
            kraken->fins += search->first_cover + crossing != kraken->cover;
            kraken->links += distance;
            ch_chain_reach_add_premises(&search->reach, place, deduction);
        }
    }
    return kraken->links > 0;
}

/* Minimizes the premises. Returns true if the conclusion needs all bases and the remaining premises
 * still yield the chains; always true with the spare_bases option. */
static bool minimize_step(const KrakenSearch *search, const ChKraken *kraken,
                          ChDeduction *deduction)
{
    if (search->spare)
        return true;
    if (!ch_minimize_premises(deduction, search->input->board))
        return false;
    CH_EACH_HOUSE(base, kraken->fish.bases)
        if (!ch_constraints_has(&deduction->detail.premises,
                                CH_HOUSE_CONSTRAINT(base, search->digit)))
            return false;
    return ch_kraken_is_noted(search->input->board, kraken, &deduction->detail);
}

/* Tries bases whose remaining places all lie in the covers, one fewer. Returns true if the sink
 * wants no more; sets *FOUND if a step was reported. */
static bool try_fish(KrakenSearch *search, unsigned bases, unsigned covers, bool *found)
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
    if (!add_chain_premises(search, bases, covers, &kraken, &deduction) ||
        kraken.fins > (most > 0 ? most : FINS))
        return false;
    ch_add_cell_eliminations(&deduction, search->input->board, target->first, 1u << target->digit);
    ch_kraken_seed(&kraken, &deduction);
    if (!minimize_step(search, &kraken, &deduction))
        return false;
    *found = true;
    return ch_report(&deduction, search->sink);
}

/* ---- bases ---- */

/* Returns true if a proper subset of the bases shares fewer covers than it has bases. */
static bool has_smaller(const KrakenSearch *search, unsigned bases)
{
    for (unsigned some = (bases - 1) & bases; some != 0; some = (some - 1) & bases) {
        unsigned covers = 0;
        CH_EACH_BIT(line, some)
            covers |= search->left[line];
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

/* Adds MORE bases of the lines with few places, starting at index FROM, to SIZE in all. Sets *FOUND
 * if a fish was reported. Returns true if the sink wants no more. */
static bool choose_bases(KrakenSearch *search, int from, unsigned bases, unsigned covers, int more,
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

/* Lists the open lines with at most three places left, except the target's own line. Lines that
 * have lost places come first. */
static void list_lines(KrakenSearch *search, bool columns)
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
        CH_EACH_BIT(line, open)
            if ((search->left[line] == search->all[line]) == whole &&
                has_at_most(search->left[line], SIZES - 1) &&
                (search->left[line] != 0 || search->spare))
                search->few[search->count++] = (uint8_t)line;
        if (whole == 0)
            search->changed = search->count;
    }
}

/* Removes from the lanes all places that the target, if true, rules out. Returns false when the
 * digit loses no more than the candidates that conflict with the target directly. */
static bool rule_out_places(KrakenSearch *search, int digit)
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
        CH_EACH_BIT_64(bit, search->reach.off.word[i] & search->of_digit[digit].word[i]) {
            const int cell = links->node[64 * i + bit].first;
            const int row = CH_ROW_OF(cell);
            const int column = CH_COLUMN_OF(cell);
            search->lanes[CH_FIRST_ROW + row] &= (uint16_t) ~(1u << column);
            search->lanes[CH_FIRST_COLUMN + column] &= (uint16_t) ~(1u << row);
        }
    return true;
}

/* Returns the hash table slot of the current lanes, or the free slot for them. The caller skips
 * this for targets of the digit itself, because these exclude lines of their own. */
static uint64_t *find_lane_slot(KrakenSearch *search)
{
    uint64_t lanes[2] = {(uint64_t)search->digit}; /* nine bits a line */

    for (int line = CH_FIRST_ROW; line < CH_FIRST_COLUMN; line++)
        lanes[line % 2] = lanes[line % 2] << 9 | search->lanes[line];
    search->hash = ch_hash_add_all(0, lanes, 2) | 1;
    for (uint64_t at = search->hash >> 32;; at++) {
        uint64_t *const slot = &search->fruitless[at % HASH_SLOTS];
        if (*slot == 0 || *slot == search->hash)
            return slot;
    }
}

/* Searches the smallest fish of a digit in each direction. Returns true if the sink wants no
 * more. */
static bool search_digit(KrakenSearch *search, int digit)
{
    if (!rule_out_places(search, digit))
        return false;
    const bool own = search->reach.links->node[search->reach.target].digit == digit;
    uint64_t *const fruitless = own ? NULL : find_lane_slot(search);
    if (fruitless != NULL && *fruitless != 0)
        return false;
    search->any = false;
    for (int columns = 0; columns < 2; columns++) {
        bool found = false;
        list_lines(search, columns);
        for (int size = 2; size <= SIZES && (search->spare || !found); size++)
            if (choose_bases(search, 0, 0, 0, size, size, &found))
                return true;
    }
    if (!search->any && fruitless != NULL && search->fruitless_count < HASH_SLOTS / 2) {
        search->fruitless_count++;
        *fruitless = search->hash;
    }
    return false;
}

static bool search_target(KrakenSearch *search)
{
    if (search->technique == CH_TECHNIQUE_KRAKEN_FISH_1)
        return search_digit(search, search->reach.links->node[search->reach.target].digit);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (search_digit(search, digit))
            return true;
    return false;
}

static bool find_kraken_fish(const ChFinderInput *input, int technique, ChSink *sink)
{
    ChLinks *const links = ch_facts_links(input->facts, CH_LINKS_ALL | CH_LINKS_GROUPS);
    KrakenSearch search = {
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
    return find_kraken_fish(input, CH_TECHNIQUE_KRAKEN_FISH_1, sink);
}

bool ch_find_kraken_fish_2(const ChFinderInput *input, ChSink *sink)
{
    return find_kraken_fish(input, CH_TECHNIQUE_KRAKEN_FISH_2, sink);
}

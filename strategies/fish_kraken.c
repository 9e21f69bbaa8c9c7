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

#include "finders.h"
#include "premises.h"
#include "wake.h"

enum { SIZES = 4, FINS = 2, BARREN = 1024 };

/* A search for one type. */
typedef struct Hunt {
    const ChScene *scene;
    ChSink *sink;
    int technique;
    bool spare; /* not all that a fish has must be needed */
    ChWake wake;
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
    int barren_count;
    uint64_t barren[BARREN]; /* hashes of lanes without bases: many targets leave the same */
} Hunt;

/* ---- a fish ---- */

static int cell_at(const Hunt *hunt, int line, int cross)
{
    return ch_house_cell[hunt->first_base + line][cross];
}

static int node_at(const Hunt *hunt, int line, int cross)
{
    return hunt->wake.links->of_candidate[CH_CANDIDATE(cell_at(hunt, line, cross), hunt->digit)];
}

/* The places of the bases in a crossing line, as lines. */
static unsigned places_across(const Hunt *hunt, unsigned bases, int cross)
{
    unsigned lines = 0;

    for (; bases != 0; bases &= bases - 1)
        if (hunt->all[ch_lowest(bases)] >> cross & 1)
            lines |= bases & -bases;
    return lines;
}

/* The cover that is too many, -1 when there is none: the target's own, or the one with the most
 * places in the bases, but not if it has no other places: then its own places, without any fish,
 * would do. */
static int choose_cover(const Hunt *hunt, unsigned bases, unsigned covers)
{
    const ChNode *const target = &hunt->wake.links->node[hunt->wake.target];
    int best = -1;
    int most = 0;

    const int own =
        hunt->first_cover == CH_FIRST_ROW ? CH_ROW_OF(target->first) : CH_COLUMN_OF(target->first);
    const bool in_own = target->digit == hunt->digit && places_across(hunt, bases, own) != 0;

    if (hunt->technique == CH_TECHNIQUE_KRAKEN_FISH_1)
        return in_own ? own : -1;
    if (in_own && !hunt->spare)
        return -1;
    for (int cross = 0; cross < 9; cross++) {
        const int count = ch_count(places_across(hunt, bases, cross));
        if ((covers >> cross & 1) == 0 && count > most &&
            count < ch_count(places_across(hunt, CH_ALL_NINE, cross))) {
            most = count;
            best = cross;
        }
    }
    return best;
}

/* Counts the fins and the strong links of all chains, and rests the step on these; false when some
 * place is too far from the target. */
static bool rest_on_chains(Hunt *hunt, unsigned bases, unsigned covers, ChKraken *kraken,
                           ChDeduction *deduction)
{
    memset(&hunt->wake.told, 0, sizeof hunt->wake.told);
    for (unsigned rest = bases; rest != 0; rest &= rest - 1) {
        const int line = ch_lowest(rest);
        ch_rests_on(deduction, CH_HOUSE_CONSTRAINT(hunt->first_base + line, hunt->digit));
        for (unsigned lost = hunt->all[line] & ~covers; lost != 0; lost &= lost - 1) {
            const int place = node_at(hunt, line, ch_lowest(lost));
            const int distance = ch_wake_distance(&hunt->wake, place);
            if (distance > CH_WAKE_STRONG)
                return false;
            kraken->fins += hunt->first_cover + ch_lowest(lost) != kraken->cover;
            kraken->links += distance;
            ch_wake_rest(&hunt->wake, place, deduction);
        }
    }
    return kraken->links > 0;
}

/* Whether what the conclusion needs are all bases, and chains: then all else is left out. */
static bool is_needed(const Hunt *hunt, const ChKraken *kraken, ChDeduction *deduction)
{
    if (hunt->spare)
        return true;
    if (!ch_spare_premises(deduction, hunt->scene->board))
        return false;
    for (uint32_t rest = kraken->fish.bases; rest != 0; rest &= rest - 1)
        if (!ch_constraints_has(&deduction->detail.premises,
                                CH_HOUSE_CONSTRAINT(ch_lowest(rest), hunt->digit)))
            return false;
    return ch_kraken_is_told(hunt->scene->board, kraken, &deduction->detail);
}

/* The bases have no other places left than those in the covers, one fewer.  True: the sink wants no
 * more; *FOUND: it was told. */
static bool try_fish(Hunt *hunt, unsigned bases, unsigned covers, bool *found)
{
    const ChNode *const target = &hunt->wake.links->node[hunt->wake.target];
    const uint8_t most = hunt->scene->options->fins;
    const int cover = choose_cover(hunt, bases, covers);
    ChDeduction deduction = ch_deduction(hunt->technique);

    if (cover < 0)
        return false;
    ChKraken kraken = {.fish = {.digit = hunt->digit,
                                .bases = (uint32_t)bases << hunt->first_base,
                                .covers = (uint32_t)covers << hunt->first_cover},
                       .cover = hunt->first_cover + cover,
                       .size = ch_count(bases),
                       .own = hunt->technique == CH_TECHNIQUE_KRAKEN_FISH_1};
    if (!rest_on_chains(hunt, bases, covers, &kraken, &deduction) ||
        kraken.fins > (most > 0 ? most : FINS))
        return false;
    ch_removes_digits(&deduction, hunt->scene->board, target->first, 1u << target->digit);
    ch_kraken_seed(&kraken, &deduction);
    if (!is_needed(hunt, &kraken, &deduction))
        return false;
    *found = true;
    return ch_report(&deduction, hunt->sink);
}

/* ---- bases ---- */

/* Whether some of the bases, though not all, share fewer covers than they are. */
static bool has_smaller(const Hunt *hunt, unsigned bases)
{
    for (unsigned some = (bases - 1) & bases; some != 0; some = (some - 1) & bases) {
        unsigned covers = 0;
        for (unsigned rest = some; rest != 0; rest &= rest - 1)
            covers |= hunt->left[ch_lowest(rest)];
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
static bool choose_bases(Hunt *hunt, int from, unsigned bases, unsigned covers, int more, int size,
                         bool *found)
{
    const int end = more == size ? hunt->changed : hunt->count - more + 1;

    hunt->any |= more == 0;
    if (more == 0)
        return (hunt->spare || !has_smaller(hunt, bases)) && try_fish(hunt, bases, covers, found);
    for (int i = from; i < end; i++) {
        const unsigned both = covers | hunt->left[hunt->few[i]];
        if (has_at_most(both, size - 1) &&
            choose_bases(hunt, i + 1, bases | 1u << hunt->few[i], both, more - 1, size, found))
            return true;
    }
    return false;
}

/* Lines that are open and have at most three places left, if not the target's own: those that have
 * lost any come first. */
static void list_lines(Hunt *hunt, bool columns)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const target = &hunt->wake.links->node[hunt->wake.target];
    const int own = columns ? CH_COLUMN_OF(target->first) : CH_ROW_OF(target->first);
    unsigned open = 0;

    hunt->first_base = columns ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    hunt->first_cover = columns ? CH_FIRST_ROW : CH_FIRST_COLUMN;
    hunt->all = board->places[hunt->digit] + hunt->first_base;
    hunt->left = hunt->lanes + hunt->first_base;
    open = ~board->placed[hunt->digit] >> hunt->first_base & CH_ALL_NINE;
    if (hunt->digit == target->digit)
        open &= ~(1u << own);
    hunt->count = hunt->changed = 0;
    for (int whole = 0; whole < 2; whole++) {
        for (unsigned rest = open; rest != 0; rest &= rest - 1) {
            const int line = ch_lowest(rest);
            if ((hunt->left[line] == hunt->all[line]) == whole &&
                has_at_most(hunt->left[line], SIZES - 1) && (hunt->left[line] != 0 || hunt->spare))
                hunt->few[hunt->count++] = (uint8_t)line;
        }
        if (whole == 0)
            hunt->changed = hunt->count;
    }
}

/* What the target's being true leaves of each line; false when the digit loses no more than what
 * the target conflicts with itself. */
static bool rule_out(Hunt *hunt, int digit)
{
    const ChLinks *const links = hunt->wake.links;
    const uint64_t *const foes = links->foes[hunt->wake.target].word;
    uint64_t more = 0;

    for (int i = 0; i < links->words; i++)
        more |= hunt->wake.off.word[i] & hunt->of_digit[digit].word[i] & ~foes[i];
    if (more == 0)
        return false;
    hunt->digit = digit;
    memcpy(hunt->lanes, hunt->scene->board->places[digit], sizeof hunt->lanes);
    for (int i = 0; i < links->words; i++)
        for (uint64_t rest = hunt->wake.off.word[i] & hunt->of_digit[digit].word[i]; rest != 0;
             rest &= rest - 1) {
            const int cell = links->node[64 * i + __builtin_ctzll(rest)].first;
            const int row = CH_ROW_OF(cell);
            const int column = CH_COLUMN_OF(cell);
            hunt->lanes[CH_FIRST_ROW + row] &= (uint16_t) ~(1u << column);
            hunt->lanes[CH_FIRST_COLUMN + column] &= (uint16_t) ~(1u << row);
        }
    return true;
}

/* Where the lanes as they are stand among the barren ones, or could; the lines that a target of the
 * digit itself leaves out make a difference. */
static uint64_t *find_lanes(Hunt *hunt)
{
    uint64_t hash = (uint64_t)hunt->digit + 1;

    for (int line = CH_FIRST_ROW; line < CH_FIRST_COLUMN; line++)
        hash = (hash ^ hunt->lanes[line]) * UINT64_C(0x9e3779b97f4a7c15);
    hunt->hash = (hash ^ hash >> 32) | 1;
    for (uint64_t at = hash >> 32;; at++) {
        uint64_t *const slot = &hunt->barren[at % BARREN];
        if (*slot == 0 || *slot == hunt->hash)
            return slot;
    }
}

/* The smallest fish of a digit in each direction. */
static bool hunt_digit(Hunt *hunt, int digit)
{
    if (!rule_out(hunt, digit))
        return false;
    const bool own = hunt->wake.links->node[hunt->wake.target].digit == digit;
    uint64_t *const barren = own ? NULL : find_lanes(hunt);
    if (barren != NULL && *barren != 0)
        return false;
    hunt->any = false;
    for (int columns = 0; columns < 2; columns++) {
        bool found = false;
        list_lines(hunt, columns);
        for (int size = 2; size <= SIZES && (hunt->spare || !found); size++)
            if (choose_bases(hunt, 0, 0, 0, size, size, &found))
                return true;
    }
    if (!hunt->any && barren != NULL && hunt->barren_count < BARREN / 2) {
        hunt->barren_count++;
        *barren = hunt->hash;
    }
    return false;
}

static bool hunt_target(Hunt *hunt)
{
    if (hunt->technique == CH_TECHNIQUE_KRAKEN_FISH_1)
        return hunt_digit(hunt, hunt->wake.links->node[hunt->wake.target].digit);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (hunt_digit(hunt, digit))
            return true;
    return false;
}

static bool find(const ChScene *scene, int technique, ChSink *sink)
{
    ChLinks *const links = ch_facts_links(scene->facts, CH_LINKS_ALL | CH_LINKS_GROUPS);
    Hunt hunt = {
        .scene = scene, .sink = sink, .technique = technique, .spare = scene->options->spare_bases};

    ch_wake_prepare(links);
    for (int node = 0; node < links->candidates; node++)
        ch_bits_add(hunt.of_digit[links->node[node].digit].word, node);
    for (int target = 0; target < links->candidates; target++)
        if ((ch_wake_follow(&hunt.wake, links, target) || hunt.spare) && hunt_target(&hunt))
            return true;
    return false;
}

bool ch_find_kraken_fish_1(const ChScene *scene, ChSink *sink)
{
    return find(scene, CH_TECHNIQUE_KRAKEN_FISH_1, sink);
}

bool ch_find_kraken_fish_2(const ChScene *scene, ChSink *sink)
{
    return find(scene, CH_TECHNIQUE_KRAKEN_FISH_2, sink);
}

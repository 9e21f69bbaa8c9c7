/* fish_kraken.c - Kraken fish: fish whose fins reach their target by chains.
 *
 * A fish with fins rules out what sees all of them.  In a Kraken fish a target need not see a fin: a
 * chain (links.h) may lead there instead, from the fin being true to the target being false.
 *
 *      type 1    the target is a place of the digit in one of the covers, and so ruled out by the
 *                fish itself; each fin sees it or has a chain to it
 *      type 2    the target is any candidate; each place of one of the covers, and each fin, sees it
 *                or has a chain to it
 *
 * Read from the other end both are one: if the target were true, chains would rule out so many
 * places that n bases had to share n - 1 covers.  So for each target all that its chains rule out is
 * worked out, and among the lines with few places left such bases are looked for.  The cover that is
 * too many is the target's own in type 1, in type 2 the one with the most of the places ruled out.
 * Of a target's fish with the same digit and direction the smallest are told; a target that goes by a
 * chain alone needs no fish.
 *
 * Bases are rows and covers columns, or the other way round; chains may go through groups.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_kraken.h"

#include "deduction.h"
#include "finders.h"
#include "premises.h"

enum { STRONG = 8, SIZES = 4, FINS = 2 };

/* What would be true, and what not, if the target were. */
typedef struct Wake {
    const ChLinks *links;
    int target; /* a node */
    int depth;
    ChNodeSet level[STRONG + 1]; /* what is true behind so many strong links, and not before */
    ChNodeSet off;               /* what conflicts with any of it */
    ChNodeSet told;              /* what the premises lead to already */
} Wake;

/* A search for one type. */
typedef struct Hunt {
    const ChScene *scene;
    ChSink *sink;
    int technique;
    bool spare; /* not all that a fish has must be needed */
    Wake wake;
    uint16_t lanes[CH_DIGITS][CH_LANES]; /* places that are not ruled out, by digit and house */
    int digit;
    int first_base;       /* house of line 0 */
    int first_cover;      /* of crossing line 0 */
    const uint16_t *all;  /* the lines' places */
    const uint16_t *left; /* those not ruled out */
    int count;
    uint8_t few[9]; /* lines with few left */
} Hunt;

/* ---- what follows from a target ---- */

static bool meet(const ChNodeSet *one, const ChNodeSet *other, int words)
{
    for (int i = 0; i < words; i++)
        if ((one->word[i] & other->word[i]) != 0)
            return true;
    return false;
}

/* What is true behind one strong link. */
static void start(Wake *wake, ChNodeSet *seen)
{
    const ChLinks *const links = wake->links;
    const ChNodeSet *const foes = &links->foes[wake->target];

    memset(&wake->level[0], 0, sizeof wake->level[0]);
    ch_bits_add(wake->level[0].word, wake->target);
    memset(&wake->level[1], 0, sizeof wake->level[1]);
    for (int foe = ch_bits_next(foes->word, links->words, 0); foe >= 0;
         foe = ch_bits_next(foes->word, links->words, foe + 1))
        for (int i = 0; i < links->words && ch_bits_has(links->active.word, foe); i++)
            wake->level[1].word[i] |= links->mates[foe].word[i];
    ch_bits_remove(wake->level[1].word, wake->target);
    *seen = wake->level[1];
    ch_bits_add(seen->word, wake->target);
}

/* False when a chain alone rules the target out. */
static bool follow(Wake *wake, const ChLinks *links, int target)
{
    ChNodeSet seen;

    wake->links = links;
    wake->target = target;
    start(wake, &seen);
    for (wake->depth = 1; wake->depth < STRONG; wake->depth++)
        if (!ch_links_follow(links, &wake->level[wake->depth], &seen,
                             &wake->level[wake->depth + 1]))
            break;
    memset(&wake->off, 0, sizeof wake->off);
    for (int node = ch_bits_next(seen.word, links->words, 0); node >= 0;
         node = ch_bits_next(seen.word, links->words, node + 1))
        for (int i = 0; i < links->words; i++)
            wake->off.word[i] |= links->foes[node].word[i];
    return !meet(&seen, &wake->off, links->words);
}

/* How many strong links lie between the target and a place that is ruled out. */
static int distance(const Wake *wake, int place)
{
    for (int level = 0; level < wake->depth; level++)
        if (meet(&wake->level[level], &wake->links->foes[place], wake->links->words))
            return level;
    return wake->depth;
}

/* A node of the level that conflicts with a node, one told already if possible. */
static int ally(const Wake *wake, int level, int node)
{
    const ChLinks *const links = wake->links;
    int any = -1;

    for (int i = 0; i < links->words; i++) {
        const uint64_t both = wake->level[level].word[i] & links->foes[node].word[i];
        if ((both & wake->told.word[i]) != 0)
            return 64 * i + __builtin_ctzll(both & wake->told.word[i]);
        if (both != 0 && any < 0)
            any = 64 * i + __builtin_ctzll(both);
    }
    return any;
}

/* Rests the step on the strong links between the target and a place that is ruled out. */
static void rest_on_chain(Wake *wake, int place, ChDeduction *deduction)
{
    const ChLinks *const links = wake->links;

    for (int level = distance(wake, place); level > 0; level--) {
        const int on = ally(wake, level, place);
        if (ch_bits_has(wake->told.word, on))
            return;
        ch_bits_add(wake->told.word, on);
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
            const int off = ch_links_partner(links, on, slot);
            if (off == CH_NONE || !meet(&links->foes[off], &wake->level[level - 1], links->words))
                continue;
            ch_rests_on(deduction, ch_links_constraint(&links->node[on], slot));
            place = off;
            break;
        }
    }
}

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

/* Counts the fins and the strong links of all chains; rests the step on these. */
static ChKraken rest_on_chains(Hunt *hunt, unsigned bases, unsigned covers, int cover,
                               ChDeduction *deduction)
{
    ChKraken kraken = {.size = ch_count(bases)};

    memset(&hunt->wake.told, 0, sizeof hunt->wake.told);
    for (unsigned rest = bases; rest != 0; rest &= rest - 1) {
        const int line = ch_lowest(rest);
        ch_rests_on(deduction, CH_HOUSE_CONSTRAINT(hunt->first_base + line, hunt->digit));
        for (unsigned lost = hunt->all[line] & ~covers; lost != 0; lost &= lost - 1) {
            const int place = node_at(hunt, line, ch_lowest(lost));
            kraken.fins += ch_lowest(lost) != cover;
            kraken.links += distance(&hunt->wake, place);
            rest_on_chain(&hunt->wake, place, deduction);
        }
    }
    return kraken;
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
    ChKraken kraken = rest_on_chains(hunt, bases, covers, cover, &deduction);
    kraken.fish = (ChFish){.digit = hunt->digit,
                           .bases = (uint32_t)bases << hunt->first_base,
                           .covers = (uint32_t)covers << hunt->first_cover};
    kraken.cover = hunt->first_cover + cover;
    kraken.own = hunt->technique == CH_TECHNIQUE_KRAKEN_FISH_1;
    if (kraken.links == 0 || kraken.fins > (most > 0 ? most : FINS))
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

/* Adds MORE bases of the lines with few places, from FROM on; *FOUND: a fish was told. */
static bool choose_bases(Hunt *hunt, int from, unsigned bases, unsigned covers, int more,
                         bool *found)
{
    if (more == 0)
        return (hunt->spare || !has_smaller(hunt, bases)) && try_fish(hunt, bases, covers, found);
    for (int i = from; i + more <= hunt->count; i++) {
        const unsigned both = covers | hunt->left[hunt->few[i]];
        if (ch_count(both) < ch_count(bases) + more &&
            choose_bases(hunt, i + 1, bases | 1u << hunt->few[i], both, more - 1, found))
            return true;
    }
    return false;
}

static bool is_short(unsigned places)
{
    const unsigned but_one = places & (places - 1);
    const unsigned but_two = but_one & (but_one - 1);

    return (but_two & (but_two - 1)) == 0;
}

/* Lines that are open and have at most three places left, if not the target's own. */
static void list_lines(Hunt *hunt, bool columns)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const target = &hunt->wake.links->node[hunt->wake.target];
    const int own = columns ? CH_COLUMN_OF(target->first) : CH_ROW_OF(target->first);

    hunt->first_base = columns ? CH_FIRST_COLUMN : CH_FIRST_ROW;
    hunt->first_cover = columns ? CH_FIRST_ROW : CH_FIRST_COLUMN;
    hunt->all = board->places[hunt->digit] + hunt->first_base;
    hunt->left = hunt->lanes[hunt->digit] + hunt->first_base;
    hunt->count = 0;
    for (int line = 0; line < 9; line++)
        if (is_short(hunt->left[line]) && (hunt->left[line] != 0 || hunt->spare) &&
            (board->placed[hunt->digit] >> (hunt->first_base + line) & 1) == 0 &&
            !(hunt->digit == target->digit && line == own))
            hunt->few[hunt->count++] = (uint8_t)line;
}

/* What the target's being true leaves of each line; returns the digits that lose more than what the
 * target conflicts with itself. */
static unsigned rule_out(Hunt *hunt)
{
    const ChLinks *const links = hunt->wake.links;
    const uint64_t *const off = hunt->wake.off.word;
    unsigned digits = 0;

    memcpy(hunt->lanes, hunt->scene->board->places, sizeof hunt->lanes);
    for (int node = ch_bits_next(off, links->words, 0); node >= 0 && node < links->candidates;
         node = ch_bits_next(off, links->words, node + 1)) {
        uint16_t *const lanes = hunt->lanes[links->node[node].digit];
        const int row = CH_ROW_OF(links->node[node].first);
        const int column = CH_COLUMN_OF(links->node[node].first);
        lanes[CH_FIRST_ROW + row] &= (uint16_t) ~(1u << column);
        lanes[CH_FIRST_COLUMN + column] &= (uint16_t) ~(1u << row);
        if (!ch_bits_has(links->foes[hunt->wake.target].word, node))
            digits |= 1u << links->node[node].digit;
    }
    return digits;
}

/* The smallest fish of a digit in each direction. */
static bool hunt_digit(Hunt *hunt, int digit)
{
    const uint8_t largest = hunt->scene->options->largest;
    const int sizes = largest > 0 && largest < SIZES ? largest : SIZES;

    hunt->digit = digit;
    for (int columns = 0; columns < 2; columns++) {
        bool found = false;
        list_lines(hunt, columns);
        for (int size = 2; size <= sizes && (hunt->spare || !found); size++)
            if (choose_bases(hunt, 0, 0, 0, size, &found))
                return true;
    }
    return false;
}

static bool hunt_target(Hunt *hunt)
{
    unsigned digits = rule_out(hunt);

    if (hunt->technique == CH_TECHNIQUE_KRAKEN_FISH_1)
        digits &= 1u << hunt->wake.links->node[hunt->wake.target].digit;
    for (; digits != 0; digits &= digits - 1)
        if (hunt_digit(hunt, ch_lowest(digits)))
            return true;
    return false;
}

static bool find(const ChScene *scene, int technique, ChSink *sink)
{
    ChLinks *const links = ch_facts_links(scene->facts, CH_LINKS_ALL | CH_LINKS_GROUPS);
    Hunt hunt = {
        .scene = scene, .sink = sink, .technique = technique, .spare = scene->options->spare_bases};

    ch_links_make_ready(links);
    for (int target = 0; target < links->candidates; target++)
        if ((follow(&hunt.wake, links, target) || hunt.spare) && hunt_target(&hunt))
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

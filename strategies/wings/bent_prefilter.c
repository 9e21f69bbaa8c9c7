/* bent_prefilter.c - rejects only crossings that have no bent set of a size above four with
 * eliminations.
 *
 * Suppose the cells chosen in the box have a more digits than cells, those in the line b more. At
 * most one digit is in both parts. The intersection must then add as many more cells than digits,
 * and it has three cells at most. So only subsets with few excess digits are tried.
 *
 * A crossing keeps its result while neither its box nor its line changes, even if an elimination
 * elsewhere has left its sets without effect. When they change, a size that the crossing lacked can
 * only appear in sets with a changed cell, since elsewhere candidates are only removed.
 *
 * All sizes are found at once.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bent.h"

enum { MOST_CHOICES = 64, MOST_EXCESS = 4, LEAST_SIZE = 5 };

/* Subsets of the box part or of the line part, by their number of excess digits; those that are not
 * needed come last. */
typedef struct SubsetList {
    int end[MOST_EXCESS + 2]; /* behind the last with at most this excess */
    uint8_t choice[MOST_CHOICES];
} SubsetList;

/* Lists the subsets of a part, of which only those with one of the cells NEEDED are needed. */
static void list_subsets(const ChBentPart *part, unsigned needed, SubsetList *choices)
{
    const unsigned all = 1u << part->count;
    uint8_t kind[MOST_CHOICES];
    int count[MOST_EXCESS + 2] = {0};
    int first = 0;

    for (unsigned choice = 1; choice < all; choice++) {
        const int excess = ch_count_of_nine[part->digits[choice]] - ch_count_of_nine[choice];
        const bool spare = excess > MOST_EXCESS || (choice & needed) == 0;
        kind[choice] = (uint8_t)(spare ? MOST_EXCESS + 1 : excess < 0 ? 0 : excess);
        count[kind[choice]]++;
    }
    for (int i = 0; i <= MOST_EXCESS + 1; i++) {
        choices->end[i] = first;
        first += count[i];
    }
    for (unsigned choice = 1; choice < all; choice++)
        choices->choice[choices->end[kind[choice]]++] = (uint8_t)choice;
}

/* The scan of one crossing, whose bent sets had the sizes BEFORE, a bit each. */
typedef struct Scan {
    const ChBoard *board;
    const ChCellSet *open; /* by digit, the cells that can lose it */
    ChBentParts parts;
    unsigned changed[CH_BENT_PARTS]; /* changed cells, as a subset of the part */
    unsigned before;
    unsigned sizes; /* found so far */
} Scan;

/* Returns the cells of SEEN that see all places of the digit in a subset of a part. */
static ChCellSet keep_seen(const Scan *scan, int part, unsigned choice, int digit, ChCellSet seen)
{
    CH_EACH_BIT(i, choice) {
        const int cell = scan->parts.part[part].cell[i];
        const uint64_t lacks = (uint64_t)(scan->board->candidates[cell] >> digit & 1) - 1;
        seen.word[0] &= ch_cell_peers[cell].word[0] | lacks;
        seen.word[1] &= ch_cell_peers[cell].word[1] | lacks;
    }
    return seen;
}

static bool rules_out(const Scan *scan, const ChBent *bent)
{
    CH_EACH_DIGIT(digit, ch_bent_losable(&scan->parts, bent)) {
        ChCellSet seen = scan->open[digit];
        for (int part = 0; part < CH_BENT_PARTS; part++)
            seen = keep_seen(scan, part, bent->choice[part], digit, seen);
        if (!ch_cells_empty(seen))
            return true;
    }
    return false;
}

/* Returns the choices of at most three cells, a bit each, whose numbers of cells are in COUNTS. */
static inline unsigned choices_of(unsigned counts)
{
    enum { ONE = 1 << 1 | 1 << 2 | 1 << 4, TWO = 1 << 3 | 1 << 5 | 1 << 6, THREE = 1 << 7 };

    return (counts >> 1 & 1) * ONE | (counts >> 2 & 1) * TWO | (counts >> 3 & 1) * THREE;
}

/* Returns the choices that contain some of these cells. */
static inline unsigned choices_with(unsigned cells)
{
    return (cells & 1) * 0xaa | (cells >> 1 & 1) * 0xcc | (cells >> 2 & 1) * 0xf0;
}

/* Tries all subsets of the intersection with given subsets of box and line. FRESH: one of those
 * contains a changed cell. A size that is wanted, less their cells, is that of the subset. */
static void try_crossings(Scan *scan, unsigned of_box, unsigned of_line, bool fresh)
{
    enum { SIZES = (2 << CH_DIGITS) - (1 << LEAST_SIZE) };
    const ChBentPart *const part = scan->parts.part;
    const ChBentPart *const crossing = &part[CH_BENT_CROSSING];
    const unsigned changed = choices_with(scan->changed[CH_BENT_CROSSING]);
    const int size = ch_count_of_nine[of_box] + ch_count_of_nine[of_line];
    const unsigned outer = part[CH_BENT_BOX].digits[of_box] | part[CH_BENT_LINE].digits[of_line];
    const unsigned sizes = SIZES & ~scan->sizes & ~0u << ch_count_of_nine[outer];
    const unsigned choices = choices_of(sizes >> size) & ((1u << (1 << crossing->count)) - 1);

    CH_EACH_BIT(choice, fresh ? choices
                              : choices & (changed | choices_of((sizes & scan->before) >> size))) {
        const int all = size + ch_count_of_nine[choice];
        const unsigned digits = outer | crossing->digits[choice];
        if (ch_count_of_nine[digits] != all || (scan->sizes >> all & 1))
            continue;
        const ChBent bent = {.choice = {[CH_BENT_BOX] = of_box,
                                        [CH_BENT_CROSSING] = (unsigned)choice,
                                        [CH_BENT_LINE] = of_line},
                             .digits = digits};
        scan->sizes |= (unsigned)rules_out(scan, &bent) << all;
    }
}

static void try_subsets(Scan *scan, unsigned of_box, unsigned of_line)
{
    const unsigned both = scan->parts.part[CH_BENT_BOX].digits[of_box] &
                          scan->parts.part[CH_BENT_LINE].digits[of_line];
    const bool fresh =
        ((of_box & scan->changed[CH_BENT_BOX]) | (of_line & scan->changed[CH_BENT_LINE])) != 0;

    if ((both & (both - 1)) == 0 && (fresh || scan->before || scan->changed[CH_BENT_CROSSING]))
        try_crossings(scan, of_box, of_line, fresh);
}

/* Returns the cells of PART of which a subset needs one: the changed cells, if no other cell of the
 * crossing has changed, or else any. */
static unsigned needed_cells(const Scan *scan, int part)
{
    for (int other = 0; other < CH_BENT_PARTS; other++)
        if (other != part && scan->changed[other] != 0)
            return ~0u;
    return scan->before == 0 ? scan->changed[part] : ~0u;
}

static void find_sizes(Scan *scan)
{
    const int most = scan->parts.part[CH_BENT_CROSSING].count + 1;
    SubsetList in_box;
    SubsetList in_line;
    int i = 0;

    list_subsets(&scan->parts.part[CH_BENT_BOX], needed_cells(scan, CH_BENT_BOX), &in_box);
    list_subsets(&scan->parts.part[CH_BENT_LINE], needed_cells(scan, CH_BENT_LINE), &in_line);
    for (int excess = 0; excess <= most; excess++)
        for (; i < in_box.end[excess]; i++)
            for (int j = 0; j < in_line.end[most - excess]; j++)
                try_subsets(scan, in_box.choice[i], in_line.choice[j]);
}

static unsigned choice_of(const ChBentPart *part, ChCellSet cells)
{
    unsigned choice = 0;

    for (int i = 0; i < part->count; i++)
        choice |= (unsigned)ch_cells_has(&cells, part->cell[i]) << i;
    return choice;
}

/* Returns the sizes of bent sets at a crossing, a bit each. */
static unsigned sizes_at(const ChBoard *board, const ChCellSet open[CH_DIGITS], int crossing,
                         ChCellSet changed, unsigned before)
{
    Scan scan;
    unsigned any = before;

    scan.board = board;
    scan.open = open;
    scan.before = before;
    scan.sizes = 0;
    if (!ch_bent_read(&scan.parts, board, crossing))
        return 0;
    for (int part = 0; part < CH_BENT_PARTS; part++) {
        scan.changed[part] = choice_of(&scan.parts.part[part], changed);
        any |= scan.changed[part];
    }
    if (any != 0)
        find_sizes(&scan);
    return scan.sizes;
}

uint64_t ch_bent_fresh(uint32_t houses)
{
    uint64_t fresh = 0;

    for (int crossing = 0; crossing < CH_BENT_CROSSINGS; crossing++)
        fresh |= (uint64_t)((houses >> crossing / 6 | houses >> ch_bent_line(crossing)) & 1)
                 << crossing;
    return fresh;
}

static unsigned sizes_before(const ChBentCrossings *bent_crossings, int crossing)
{
    unsigned sizes = 0;

    for (int size = LEAST_SIZE; size <= CH_DIGITS; size++)
        sizes |= (unsigned)(bent_crossings->at[size] >> crossing & 1) << size;
    return sizes;
}

void ch_bent_crossings_build(const ChBoard *board, uint64_t fresh, ChCellSet changed,
                             ChBentCrossings *bent_crossings)
{
    ChCellSet open[CH_DIGITS];

    for (int digit = 0; digit < CH_DIGITS; digit++)
        open[digit] = ch_board_open(board, digit);
    CH_EACH_BIT_64(crossing, fresh) {
        const unsigned sizes =
            sizes_at(board, open, crossing, changed, sizes_before(bent_crossings, crossing));
        for (int size = LEAST_SIZE; size <= CH_DIGITS; size++) {
            const uint64_t has = (uint64_t)(sizes >> size & 1) << crossing;
            bent_crossings->at[size] =
                (bent_crossings->at[size] & ~(UINT64_C(1) << crossing)) | has;
        }
    }
}

/* bent_prefilter.c - a prefilter for bent sets: which crossings have bent sets with eliminations,
 * for all sizes at once; see bent.h.
 *
 * Suppose the cells chosen in the box have a more digits than cells, those in the line b more. At
 * most one digit is in both parts. The intersection must then add as many more cells than digits,
 * and it has three cells at most. So only subsets with few excess digits are tried.
 *
 * A crossing keeps its result while neither its box nor its line changes. When they change, a size
 * that the crossing lacked can only appear in sets with a changed cell, since elsewhere candidates
 * are only removed.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "bent.h"

enum { MOST_CHOICES = 64, MOST_EXCESS = 4 };

static ChCellSet cells_of(int box, int line, int part)
{
    const ChCellSet in_box = ch_house_cells[box];
    const ChCellSet in_line = ch_house_cells[line];

    return part == CH_BENT_BOX    ? ch_cells_minus(in_box, in_line)
           : part == CH_BENT_LINE ? ch_cells_minus(in_line, in_box)
                                  : ch_cells_and(in_box, in_line);
}

static void read_part(ChBentPart *part, const ChBoard *board, ChCellSet cells)
{
    part->count = 0;
    part->digits[0] = part->size[0] = part->width[0] = 0;
    CH_EACH_CELL(cell, cells) {
        const unsigned all = 1u << part->count;
        for (unsigned choice = 0; choice < all; choice++) {
            part->digits[all | choice] = part->digits[choice] | board->candidates[cell];
            part->size[all | choice] = (uint8_t)(part->size[choice] + 1);
            part->width[all | choice] = ch_count_of_nine[part->digits[all | choice]];
        }
        assert(part->count < CH_DIGITS);
        part->cell[part->count++] = (uint8_t)cell;
    }
}

bool ch_bent_read(ChBentParts *parts, const ChBoard *board, int crossing)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    parts->box = crossing / 6;
    parts->line = ch_bent_line(crossing);
    for (int part = 0; part < CH_BENT_PARTS; part++)
        read_part(&parts->part[part], board,
                  ch_cells_and(empty, cells_of(parts->box, parts->line, part)));
    return parts->part[CH_BENT_CROSSING].count > 0;
}

int ch_bent_cells(const ChBentParts *parts, const ChBent *bent, uint8_t *cell)
{
    int count = 0;

    for (int i = 0; i < CH_BENT_PARTS; i++)
        CH_EACH_BIT(place, bent->choice[i])
            cell[count++] = parts->part[i].cell[place];
    return count;
}

ChCellSet ch_bent_lost(const ChBoard *board, const uint8_t *cell, int count, int digit)
{
    ChCellSet seen = ch_board_open(board, digit);

    for (int i = 0; i < count; i++)
        if (board->candidates[cell[i]] >> digit & 1)
            seen = ch_cells_and(seen, ch_cell_peers[cell[i]]);
    return seen;
}

static bool rules_out(const ChBentParts *parts, const ChBoard *board, const ChBent *bent)
{
    uint8_t cell[15];
    const int count = ch_bent_cells(parts, bent, cell);

    CH_EACH_DIGIT(digit, ch_bent_losable(parts, bent))
        if (!ch_cells_empty(ch_bent_lost(board, cell, count, digit)))
            return true;
    return false;
}

/* Subsets of the box part or of the line part, grouped by their number of excess digits. */
typedef struct SubsetList {
    int count;
    uint8_t choice[MOST_CHOICES];
} SubsetList;

static void list_subsets(const ChBentPart *part, SubsetList choices[MOST_EXCESS + 1])
{
    for (int excess = 0; excess <= MOST_EXCESS; excess++)
        choices[excess].count = 0;
    for (unsigned choice = 1; choice < 1u << part->count; choice++) {
        const int excess = part->width[choice] - part->size[choice];
        if (excess > MOST_EXCESS)
            continue;
        SubsetList *const like = &choices[excess < 0 ? 0 : excess];
        like->choice[like->count++] = (uint8_t)choice;
    }
}

/* The scan of one crossing, whose bent sets had the sizes BEFORE, a bit each. */
typedef struct Scan {
    const ChBoard *board;
    ChBentParts parts;
    unsigned changed[CH_BENT_PARTS]; /* changed cells, as a subset of the part */
    unsigned before;
    unsigned sizes; /* found so far */
} Scan;

/* Tries all subsets of the intersection with given subsets of box and line. FRESH: one of those
 * contains a changed cell. */
static void try_crossings(Scan *scan, ChBent bent, int size, bool fresh)
{
    const ChBentPart *const crossing = &scan->parts.part[CH_BENT_CROSSING];
    const unsigned changed = scan->changed[CH_BENT_CROSSING];
    const unsigned digits = bent.digits;
    const int width = ch_count_of_nine[digits];

    for (unsigned choice = 1; choice < 1u << crossing->count; choice++) {
        const int all = size + crossing->size[choice];
        if (all < width || all > CH_DIGITS || scan->sizes >> all & 1 ||
            !(fresh || (choice & changed) != 0 || scan->before >> all & 1))
            continue;
        bent.choice[CH_BENT_CROSSING] = choice;
        bent.digits = digits | crossing->digits[choice];
        if (ch_count_of_nine[bent.digits] == all && rules_out(&scan->parts, scan->board, &bent))
            scan->sizes |= 1u << all;
    }
}

static void try_subsets(Scan *scan, unsigned of_box, unsigned of_line)
{
    const ChBentPart *const box = &scan->parts.part[CH_BENT_BOX];
    const ChBentPart *const line = &scan->parts.part[CH_BENT_LINE];
    const unsigned both = box->digits[of_box] & line->digits[of_line];
    const bool fresh =
        ((of_box & scan->changed[CH_BENT_BOX]) | (of_line & scan->changed[CH_BENT_LINE])) != 0;

    if ((both & (both - 1)) != 0 || !(fresh || scan->before || scan->changed[CH_BENT_CROSSING]))
        return;
    const ChBent bent = {.choice = {[CH_BENT_BOX] = of_box, [CH_BENT_LINE] = of_line},
                         .digits = box->digits[of_box] | line->digits[of_line]};
    try_crossings(scan, bent, box->size[of_box] + line->size[of_line], fresh);
}

static void find_sizes(Scan *scan)
{
    const int most = scan->parts.part[CH_BENT_CROSSING].count + 1;
    SubsetList in_box[MOST_EXCESS + 1];
    SubsetList in_line[MOST_EXCESS + 1];

    list_subsets(&scan->parts.part[CH_BENT_BOX], in_box);
    list_subsets(&scan->parts.part[CH_BENT_LINE], in_line);
    for (int a = 0; a <= most; a++)
        for (int b = 0; a + b <= most; b++)
            for (int i = 0; i < in_box[a].count; i++)
                for (int j = 0; j < in_line[b].count; j++)
                    try_subsets(scan, in_box[a].choice[i], in_line[b].choice[j]);
}

static unsigned choice_of(const ChBentPart *part, ChCellSet cells)
{
    unsigned choice = 0;

    for (int i = 0; i < part->count; i++)
        choice |= (unsigned)ch_cells_has(&cells, part->cell[i]) << i;
    return choice;
}

/* Returns the sizes of bent sets at a crossing, a bit each. */
static unsigned sizes_at(const ChBoard *board, int crossing, ChCellSet changed, unsigned before)
{
    Scan scan;
    unsigned any = before;

    scan.board = board;
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

    for (int size = 0; size <= CH_DIGITS; size++)
        sizes |= (unsigned)(bent_crossings->at[size] >> crossing & 1) << size;
    return sizes;
}

void ch_bent_crossings_build(const ChBoard *board, uint64_t fresh, ChCellSet changed,
                             ChBentCrossings *bent_crossings)
{
    CH_EACH_BIT_64(crossing, fresh) {
        const unsigned sizes =
            sizes_at(board, crossing, changed, sizes_before(bent_crossings, crossing));
        for (int size = 0; size <= CH_DIGITS; size++) {
            const uint64_t has = (uint64_t)(sizes >> size & 1) << crossing;
            bent_crossings->at[size] =
                (bent_crossings->at[size] & ~(UINT64_C(1) << crossing)) | has;
        }
    }
}

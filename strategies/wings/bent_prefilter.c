/* bent_prefilter.c - which crossings have bent sets that rule something out, all sizes at once; see
 * facts.h.
 *
 * With a digits more than cells chosen in the box, b in the line, and at most one digit in both,
 * the crossing must add as many more cells than digits: three at most.  So only choices with few
 * digits to spare need be looked at.  What neither box nor line has changed about stays as it was;
 * and of a size that a crossing did not have, it can only have such as hold a cell that has
 * changed, since elsewhere candidates only go.
 *
 * SPDX-License-Identifier: MIT
 */
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
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        const unsigned all = 1u << part->count;
        for (unsigned choice = 0; choice < all; choice++) {
            part->digits[all | choice] = part->digits[choice] | board->candidates[cell];
            part->size[all | choice] = (uint8_t)(part->size[choice] + 1);
            part->width[all | choice] = ch_count_of_nine[part->digits[all | choice]];
        }
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
        for (unsigned rest = bent->choice[i]; rest != 0; rest &= rest - 1)
            cell[count++] = parts->part[i].cell[ch_lowest(rest)];
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

    for (unsigned rest = ch_bent_losable(parts, bent); rest != 0; rest &= rest - 1)
        if (!ch_cells_empty(ch_bent_lost(board, cell, count, ch_lowest(rest))))
            return true;
    return false;
}

/* Choices of the box or of the line by the digits that they have to spare. */
typedef struct Choices {
    int count;
    uint8_t choice[MOST_CHOICES];
} Choices;

static void list_choices(const ChBentPart *part, Choices choices[MOST_EXCESS + 1])
{
    for (int excess = 0; excess <= MOST_EXCESS; excess++)
        choices[excess].count = 0;
    for (unsigned choice = 1; choice < 1u << part->count; choice++) {
        const int excess = part->width[choice] - part->size[choice];
        if (excess > MOST_EXCESS)
            continue;
        Choices *const like = &choices[excess < 0 ? 0 : excess];
        like->choice[like->count++] = (uint8_t)choice;
    }
}

/* A look at a crossing whose bent sets were of some sizes BEFORE, a bit each. */
typedef struct Look {
    const ChBoard *board;
    ChBentParts parts;
    unsigned changed[CH_BENT_PARTS]; /* cells, as a choice */
    unsigned before;
    unsigned sizes; /* found so far */
} Look;

/* What the crossing can add to these choices in the box and in the line, of which some may be
 * FRESH. */
static void try_crossings(Look *look, ChBent bent, int size, bool fresh)
{
    const ChBentPart *const crossing = &look->parts.part[CH_BENT_CROSSING];
    const unsigned changed = look->changed[CH_BENT_CROSSING];
    const unsigned digits = bent.digits;
    const int width = ch_count_of_nine[digits];

    for (unsigned choice = 1; choice < 1u << crossing->count; choice++) {
        const int all = size + crossing->size[choice];
        if (all < width || all > CH_DIGITS || look->sizes >> all & 1 ||
            !(fresh || (choice & changed) != 0 || look->before >> all & 1))
            continue;
        bent.choice[CH_BENT_CROSSING] = choice;
        bent.digits = digits | crossing->digits[choice];
        if (ch_count_of_nine[bent.digits] == all && rules_out(&look->parts, look->board, &bent))
            look->sizes |= 1u << all;
    }
}

static void try_choices(Look *look, unsigned of_box, unsigned of_line)
{
    const ChBentPart *const box = &look->parts.part[CH_BENT_BOX];
    const ChBentPart *const line = &look->parts.part[CH_BENT_LINE];
    const unsigned both = box->digits[of_box] & line->digits[of_line];
    const bool fresh =
        ((of_box & look->changed[CH_BENT_BOX]) | (of_line & look->changed[CH_BENT_LINE])) != 0;

    if ((both & (both - 1)) != 0 || !(fresh || look->before || look->changed[CH_BENT_CROSSING]))
        return;
    const ChBent bent = {.choice = {[CH_BENT_BOX] = of_box, [CH_BENT_LINE] = of_line},
                         .digits = box->digits[of_box] | line->digits[of_line]};
    try_crossings(look, bent, box->size[of_box] + line->size[of_line], fresh);
}

static void find_sizes(Look *look)
{
    const int most = look->parts.part[CH_BENT_CROSSING].count + 1;
    Choices in_box[MOST_EXCESS + 1];
    Choices in_line[MOST_EXCESS + 1];

    list_choices(&look->parts.part[CH_BENT_BOX], in_box);
    list_choices(&look->parts.part[CH_BENT_LINE], in_line);
    for (int a = 0; a <= most; a++)
        for (int b = 0; a + b <= most; b++)
            for (int i = 0; i < in_box[a].count; i++)
                for (int j = 0; j < in_line[b].count; j++)
                    try_choices(look, in_box[a].choice[i], in_line[b].choice[j]);
}

static unsigned choice_of(const ChBentPart *part, ChCellSet cells)
{
    unsigned choice = 0;

    for (int i = 0; i < part->count; i++)
        choice |= (unsigned)ch_cells_has(&cells, part->cell[i]) << i;
    return choice;
}

/* The sizes of bent sets at a crossing, a bit each. */
static unsigned sizes_at(const ChBoard *board, int crossing, ChCellSet changed, unsigned before)
{
    Look look;
    unsigned any = before;

    look.board = board;
    look.before = before;
    look.sizes = 0;
    if (!ch_bent_read(&look.parts, board, crossing))
        return 0;
    for (int part = 0; part < CH_BENT_PARTS; part++) {
        look.changed[part] = choice_of(&look.parts.part[part], changed);
        any |= look.changed[part];
    }
    if (any != 0)
        find_sizes(&look);
    return look.sizes;
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
    for (uint64_t rest = fresh; rest != 0; rest &= rest - 1) {
        const int crossing = __builtin_ctzll(rest);
        const unsigned sizes =
            sizes_at(board, crossing, changed, sizes_before(bent_crossings, crossing));
        for (int size = 0; size <= CH_DIGITS; size++) {
            const uint64_t has = (uint64_t)(sizes >> size & 1) << crossing;
            bent_crossings->at[size] = (bent_crossings->at[size] & ~(rest & -rest)) | has;
        }
    }
}

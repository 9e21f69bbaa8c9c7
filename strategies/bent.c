/* bent.c - WXYZ-wing and larger: bent sets.
 *
 * n cells of a box and a line that cross have n digits between them.  A digit whose cells among
 * them all see each other stands in one of them at most; that is every digit but one that is found
 * both in the box outside the line and in the line outside the box.  If there is one such digit Z,
 * the others fill n - 1 of the cells at most, so Z stands in the set: cells that see all its places
 * there lose it.  If there is none, each digit of the set stands in it, and the same is true of all.
 *
 *      .   WZ .  | .  .  .  | .  .  .       four cells with W, X, Y, Z: WZ in the box,
 *      .   .  .  | .  .  .  | .  .  .       YZ in the row, two where the two cross
 *      WXY WX z  | .  YZ .  | .  .  .       z  loses Z
 *
 * The set has cells in all three parts of the two houses: without one in the crossing it would fall
 * into naked subsets.  Sizes 4 to 9 are called after the last letters of the alphabet (3 is the
 * XYZ-wing of wings.c).
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "subsets.h"

enum { PARTS = 3, BOX = 0, CROSSING = 1, LINE = 2 };

/* The empty cells of one part, and what each choice of them has. */
typedef struct Part {
    int count;
    uint8_t cell[6];
    uint16_t digits[64];
    uint8_t size[64];
    uint8_t width[64]; /* how many digits */
} Part;

typedef struct Search {
    const ChScene *scene;
    ChSink *sink;
    int technique;
    int size;
    int box;
    int line;
    Part part[PARTS];
} Search;

static void fill_part(Part *part, const ChBoard *board, ChCellSet cells)
{
    cells = ch_cells_and(cells, ch_board_plane(board, CH_EMPTY));
    part->count = 0;
    part->digits[0] = part->size[0] = 0;
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        part->cell[part->count++] = (uint8_t)cell;
    for (unsigned choice = 1; choice < 1u << part->count; choice++) {
        const unsigned rest = choice & (choice - 1);
        part->digits[choice] =
            part->digits[rest] | board->candidates[part->cell[ch_lowest(choice)]];
        part->size[choice] = (uint8_t)(part->size[rest] + 1);
        part->width[choice] = (uint8_t)ch_count(part->digits[choice]);
    }
}

/* A choice of cells in each part. */
typedef struct Bent {
    unsigned choice[PARTS];
    unsigned digits;
} Bent;

static int list_cells(const Search *search, const Bent *bent, uint8_t *cell)
{
    int count = 0;

    for (int i = 0; i < PARTS; i++)
        for (unsigned rest = bent->choice[i]; rest != 0; rest &= rest - 1)
            cell[count++] = search->part[i].cell[ch_lowest(rest)];
    return count;
}

/* The digit loses its candidates that see all its places in the set; returns whether any. */
static bool remove_digit(const Search *search, const uint8_t *cell, int digit,
                         ChDeduction *deduction)
{
    const unsigned before = deduction->removals;
    ChCellSet seen = ch_board_open(search->scene->board, digit);

    for (int i = 0; i < search->size; i++)
        if (search->scene->board->candidates[cell[i]] >> digit & 1)
            seen = ch_cells_and(seen, ch_cell_peers[cell[i]]);
    ch_removes(deduction, search->scene->board, seen, digit);
    return deduction->removals > before;
}

static bool report(const Search *search, const Bent *bent)
{
    const unsigned both =
        search->part[BOX].digits[bent->choice[BOX]] & search->part[LINE].digits[bent->choice[LINE]];
    ChDeduction deduction = ch_deduction(search->technique);
    ChCellSet cells = {{0}};
    uint8_t cell[CH_DIGITS];
    uint16_t line[CH_DIGITS];
    unsigned lost = 0;

    list_cells(search, bent, cell);
    for (unsigned rest = both != 0 ? both : bent->digits; rest != 0; rest &= rest - 1)
        if (remove_digit(search, cell, ch_lowest(rest), &deduction))
            lost |= rest & -rest;
    if (lost == 0)
        return false;
    for (int i = 0; i < search->size; i++) {
        ch_cells_add(&cells, cell[i]);
        line[i] = search->scene->board->candidates[cell[i]];
    }
    if (ch_part_is_enough(line, search->size, lost))
        return false;
    ch_rests_on_cells(&deduction, cells);
    deduction.seed = (uint16_t)(search->box | search->line << 4);
    deduction.detail.seed[0] = (uint32_t)cells.word[0];
    deduction.detail.seed[1] = (uint32_t)(cells.word[0] >> 32);
    deduction.detail.seed[2] = (uint32_t)cells.word[1];
    return ch_report(&deduction, search->sink);
}

/* With these choices in the box and in the line, what the crossing can add. */
static bool try_crossings(const Search *search, Bent bent, int missing)
{
    const Part *const crossing = &search->part[CROSSING];
    const unsigned digits = bent.digits;

    for (unsigned choice = 1; choice < 1u << crossing->count; choice++) {
        if (crossing->size[choice] != missing)
            continue;
        bent.choice[CROSSING] = choice;
        bent.digits = digits | crossing->digits[choice];
        if (ch_count(bent.digits) == search->size && report(search, &bent))
            return true;
    }
    return false;
}

/* The choices of a part that a set of this size can have: with a cell left for each other part, no
 * more digits than the set, and no more digits to spare than the crossing can make good. */
static int list_choices(const Search *search, const Part *part, uint8_t *list)
{
    int count = 0;

    for (unsigned choice = 1; choice < 1u << part->count; choice++)
        if (part->size[choice] <= search->size - 2 && part->width[choice] <= search->size &&
            part->width[choice] - part->size[choice] <= search->part[CROSSING].count + 1)
            list[count++] = (uint8_t)choice;
    return count;
}

static bool search_crossing(const Search *search)
{
    const Part *const box = &search->part[BOX];
    const Part *const line = &search->part[LINE];
    uint8_t of_box[63];
    uint8_t of_line[63];
    const int boxes = list_choices(search, box, of_box);
    const int lines = boxes > 0 ? list_choices(search, line, of_line) : 0;

    for (int i = 0; i < boxes; i++)
        for (int j = 0; j < lines; j++) {
            const unsigned one = box->digits[of_box[i]];
            const unsigned other = line->digits[of_line[j]];
            const int missing = search->size - box->size[of_box[i]] - line->size[of_line[j]];
            if (missing < 1 || missing > search->part[CROSSING].count ||
                box->width[of_box[i]] + line->width[of_line[j]] > search->size + 1 ||
                ((one & other) & ((one & other) - 1)) != 0)
                continue;
            const Bent bent = {.choice = {[BOX] = of_box[i], [LINE] = of_line[j]},
                               .digits = one | other};
            if (ch_count(bent.digits) <= search->size && try_crossings(search, bent, missing))
                return true;
        }
    return false;
}

static bool find(const ChScene *scene, ChSink *sink, int technique, int size)
{
    Search search = {.scene = scene, .sink = sink, .technique = technique, .size = size};

    for (search.box = 0; search.box < CH_BOXES; search.box++)
        for (int i = 0; i < 6; i++) {
            const ChCellSet box = ch_house_cells[search.box];
            search.line = i < 3 ? CH_FIRST_ROW + search.box / 3 * 3 + i
                                : CH_FIRST_COLUMN + search.box % 3 * 3 + i - 3;
            const ChCellSet line = ch_house_cells[search.line];
            fill_part(&search.part[CROSSING], scene->board, ch_cells_and(box, line));
            if (search.part[CROSSING].count == 0)
                continue;
            fill_part(&search.part[BOX], scene->board, ch_cells_minus(box, line));
            fill_part(&search.part[LINE], scene->board, ch_cells_minus(line, box));
            if (search_crossing(&search))
                return true;
        }
    return false;
}

bool ch_find_wxyz_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_WXYZ_WING, 4);
}

bool ch_find_vwxyz_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_VWXYZ_WING, 5);
}

bool ch_find_uvwxyz_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_UVWXYZ_WING, 6);
}

bool ch_find_tuvwxyz_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_TUVWXYZ_WING, 7);
}

bool ch_find_stuvwxyz_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_STUVWXYZ_WING, 8);
}

bool ch_find_rstuvwxyz_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_RSTUVWXYZ_WING, 9);
}

void ch_mark_bent_set(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t *const seed = step->detail->seed;
    const ChCellSet cells = {{seed[0] | (uint64_t)seed[1] << 32, seed[2]}};
    unsigned digits = 0;

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        digits |= replay->board.candidates[cell];
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    ch_marks_add(marks, CH_ROLE_HOUSE, step->seed & 0xf, 0);
    ch_marks_add(marks, CH_ROLE_HOUSE, step->seed >> 4, 0);
}

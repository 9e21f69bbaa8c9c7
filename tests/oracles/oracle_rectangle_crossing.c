/* oracle_rectangle_crossing.c - Sue de Coq with two corners of a rectangle as one cell, by its
 * definition.
 *
 * All choices of cells of the crossing and of the two sides are tried. A cell is needed if, without
 * it, a candidate that is ruled out and some guardian can both be true.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

enum { CENTRE, FIRST, SECOND, PARTS };

/* The first side is that of the corners. */
typedef struct Crossing {
    const Marks *marks;
    Found *found;
    Pattern pattern;
    int house[2];
    int free[PARTS]; /* cells to choose from */
    int cell[PARTS][9];
    int choice[PARTS];
    int digits[PARTS]; /* of the chosen cells, and of the guardians */
} Crossing;

static bool is_corner(const Crossing *crossing, int cell)
{
    for (int i = 0; i < crossing->pattern.count; i++)
        if (crossing->pattern.cell[i] == cell)
            return true;
    return false;
}

static bool is_chosen(const Crossing *crossing, int part, int cell)
{
    for (int i = 0; i < crossing->free[part]; i++)
        if (crossing->cell[part][i] == cell && (crossing->choice[part] >> i & 1))
            return true;
    return false;
}

static bool is_extra(const Crossing *crossing, int cell)
{
    return cell == extra_cell(&crossing->pattern, 0) || cell == extra_cell(&crossing->pattern, 1);
}

/* ---- what is needed ---- */

static void suppose(Marks *marks, Premise *premise, int cell, int digit)
{
    for (int other = 0; other < DIGITS; other++)
        marks->can[cell][other] = other == digit && marks->can[cell][other];
    *premise = (Premise){NOTHING, cell};
}

/* Returns whether a candidate can be true with a guardian, without the skipped cell. The corner
 * NOTHING stands for no guardian. */
static bool can_hold(const Crossing *crossing, int target, int label, int corner, int guard,
                     int skipped)
{
    Marks marks = *crossing->marks;
    Premise premise[MOST_PREMISES];
    int count = 0;

    suppose(&marks, &premise[count++], target, label);
    if (corner != NOTHING)
        suppose(&marks, &premise[count++], corner, guard);
    for (int part = 0; part < PARTS; part++)
        for (int i = 0; i < crossing->free[part]; i++)
            if ((crossing->choice[part] >> i & 1) && crossing->cell[part][i] != skipped)
                premise[count++] = (Premise){NOTHING, crossing->cell[part][i]};
    return can_hold_together(&marks, premise, count);
}

/* Returns whether some guardian allows the candidate. */
static bool some_can_hold(const Crossing *crossing, int target, int label, int skipped)
{
    for (int i = 0; i < 2; i++)
        for (int guard = 0; guard < DIGITS; guard++) {
            const int corner = extra_cell(&crossing->pattern, i);
            if ((crossing->pattern.guards >> guard & 1) && crossing->marks->can[corner][guard] &&
                can_hold(crossing, target, label, corner, guard, skipped))
                return true;
        }
    return false;
}

/* Returns whether something lost needs a cell; NOTHING: the pattern. */
static bool is_needed(const Crossing *crossing, const Found *lost, int skipped)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (lost->removed[cell][digit] &&
                (skipped == NOTHING ? can_hold(crossing, cell, digit, NOTHING, NOTHING, NOTHING)
                                    : some_can_hold(crossing, cell, digit, skipped)))
                return true;
    return false;
}

/* ---- what follows ---- */

/* The house of a side loses the digits that must be in the chosen cells there. */
static void lose_side(const Crossing *crossing, Found *lost, int side)
{
    const int own = crossing->digits[side];
    const int other = crossing->digits[FIRST + SECOND - side];
    const int digits = own | (crossing->digits[CENTRE] & ~other);

    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[crossing->house[side - FIRST]][i];
        const bool extra = side == FIRST && is_extra(crossing, cell);
        if (is_chosen(crossing, CENTRE, cell) || is_chosen(crossing, side, cell))
            continue;
        for (int digit = 0; digit < DIGITS; digit++)
            if ((digits >> digit & 1) && (!extra || (crossing->pattern.digits[0] >> digit & 1)))
                rule_out(crossing->marks, lost, cell, digit);
    }
}

static void take(const Crossing *crossing)
{
    Found lost = {0};

    lose_side(crossing, &lost, FIRST);
    lose_side(crossing, &lost, SECOND);
    if (!is_needed(crossing, &lost, NOTHING))
        return;
    for (int part = 0; part < PARTS; part++)
        for (int i = 0; i < crossing->free[part]; i++)
            if ((crossing->choice[part] >> i & 1) &&
                !is_needed(crossing, &lost, crossing->cell[part][i]))
                return;
    add_found(crossing->found, &lost);
}

/* Returns whether the cells of each side use up digits of the centre, and together all that it has
 * too many. The corners count as one cell. */
static bool is_filled(const Crossing *crossing)
{
    const int centre = crossing->digits[CENTRE];
    const int surplus = count_bits(centre) - count_bits(crossing->choice[CENTRE]);
    int used = 0;

    if (crossing->digits[FIRST] & crossing->digits[SECOND] & centre)
        return false;
    for (int side = FIRST; side < PARTS; side++) {
        const int cells = count_bits(crossing->choice[side]) + (side == FIRST);
        const int more = cells - count_bits(crossing->digits[side] & ~centre);
        if (more < 1 || more >= surplus || !(crossing->digits[side] & centre))
            return false;
        used += more;
    }
    return used == surplus;
}

static void choose(Crossing *crossing, int part)
{
    if (part == PARTS) {
        if (count_bits(crossing->choice[CENTRE]) >= 2 && is_filled(crossing))
            take(crossing);
        return;
    }
    for (int choice = part != FIRST; choice < 1 << crossing->free[part]; choice++) {
        crossing->choice[part] = choice;
        crossing->digits[part] = part == FIRST ? crossing->pattern.guards : 0;
        for (int i = 0; i < crossing->free[part]; i++)
            if (choice >> i & 1)
                crossing->digits[part] |= digits_of(crossing->marks, crossing->cell[part][i]);
        choose(crossing, part + 1);
    }
}

static void try_crossing(Crossing *crossing)
{
    for (int part = 0; part < PARTS; part++)
        crossing->free[part] = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        const bool first = in_house(cell, crossing->house[0]);
        const bool second = in_house(cell, crossing->house[1]);
        const int part = first && second ? CENTRE : first ? FIRST : SECOND;
        if ((first || second) && crossing->marks->digit[cell] == NOTHING &&
            !is_corner(crossing, cell))
            crossing->cell[part][crossing->free[part]++] = cell;
    }
    choose(crossing, CENTRE);
}

static bool has_both(const Crossing *crossing, int house)
{
    return in_house(extra_cell(&crossing->pattern, 0), house) &&
           in_house(extra_cell(&crossing->pattern, 1), house);
}

static bool has_either(const Crossing *crossing, int house)
{
    return in_house(extra_cell(&crossing->pattern, 0), house) ||
           in_house(extra_cell(&crossing->pattern, 1), house);
}

static bool do_meet(int line, int box)
{
    for (int i = 0; i < 9; i++)
        if (in_house(house_cell[line][i], box))
            return true;
    return false;
}

static void try_corners(void *context, const int corner[4], int a, int b)
{
    Crossing crossing = *(const Crossing *)context;

    if (!fits_crosswise(crossing.marks, corner, a, b))
        return;
    for (int i = 0; i < 4; i++)
        add_cell(crossing.marks, &crossing.pattern, corner[i], 1 << a | 1 << b);
    if (crossing.pattern.extras != 2 || count_bits(crossing.pattern.guards) < 2)
        return;
    for (int line = 0; line < BOXES; line++)
        for (int box = BOXES; box < HOUSES; box++)
            for (int way = 0; way < 2 && do_meet(line, box); way++) {
                crossing.house[0] = way == 0 ? line : box;
                crossing.house[1] = way == 0 ? box : line;
                if (has_both(&crossing, crossing.house[0]) &&
                    !has_either(&crossing, crossing.house[1]))
                    try_crossing(&crossing);
            }
}

static void find_crossings(const Marks *marks, Found *found)
{
    each_rectangle(try_corners, &(Crossing){.marks = marks, .found = found});
}

const Oracle rectangle_crossing_oracles[] = {{"rectangle-sue-de-coq", NULL, find_crossings, false},
                                             {0}};

/* oracle_crossing.c - Techniques where a line crosses a box, by their definitions: direct
 * placements, almost locked candidates, fireworks, Sue de Coq.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

static bool is_placed(const Marks *marks, int house, int digit)
{
    for (int i = 0; i < 9; i++)
        if (marks->digit[house_cell[house][i]] == digit)
            return true;
    return false;
}

/* ---- direct placements ---- */

/* Places a digit in a house that has one place for it outside a cover, and others in it. */
static void place_outside(const Marks *marks, Found *found, int house, int cover, int digit)
{
    int place[9];
    int outside = 0;
    int last = NOTHING;
    const int count = places_of(marks, house, digit, place);

    for (int i = 0; i < count; i++)
        if (!in_house(place[i], cover)) {
            outside++;
            last = place[i];
        }
    if (count > 1 && outside == 1)
        found->placed[last][digit] = true;
}

/* All places of a digit in a base lie in a cover. Another house of the base's kind, with places in
 * the cover, has one outside it. */
static void find_direct(const Marks *marks, Found *found, int first_base, int last_base,
                        int first_cover, int last_cover)
{
    for (int base = first_base; base < last_base; base++)
        for (int cover = first_cover; cover < last_cover; cover++)
            for (int digit = 0; digit < DIGITS; digit++)
                for (int place = 0; place < 9 && is_confined_to(marks, base, cover, digit); place++)
                    place_outside(marks, found, base / 9 * 9 + place, cover, digit);
}

static void find_direct_pointing(const Marks *marks, Found *found)
{
    find_direct(marks, found, BOXES, HOUSES, ROWS, BOXES);
}

static void find_direct_claiming(const Marks *marks, Found *found)
{
    find_direct(marks, found, ROWS, BOXES, BOXES, HOUSES);
}

/* Some digits have as many places in a house as they are, each two or more. A further digit has one
 * place elsewhere in the house, and some among theirs, of which they rule out all. */
static void try_direct_hidden(const Marks *marks, Found *found, int house, int digits)
{
    bool is_taken[CELLS] = {false};
    Premise premise[DIGITS];
    int place[9];
    int premises = 0;
    int taken = 0;

    for (int digit = 0; digit < DIGITS; digit++) {
        if (!(digits >> digit & 1))
            continue;
        const int count = places_of(marks, house, digit, place);
        premise[premises++] = (Premise){house, digit};
        if (count < 2)
            return;
        for (int i = 0; i < count; i++) {
            taken += !is_taken[place[i]];
            is_taken[place[i]] = true;
        }
    }
    for (int digit = 0; digit < DIGITS && taken == premises; digit++) {
        const int count = digits >> digit & 1 ? 0 : places_of(marks, house, digit, place);
        Found lost = {0};
        int outside = 0;
        int last = NOTHING;
        for (int i = 0; i < count; i++) {
            if (is_taken[place[i]]) {
                rule_out(marks, &lost, place[i], digit);
                continue;
            }
            outside++;
            last = place[i];
        }
        if (outside == 1 && count > 1 && needs_all_premises(marks, premise, premises, &lost))
            found->placed[last][digit] = true;
    }
}

static void find_direct_hidden(const Marks *marks, Found *found, int size)
{
    for (int house = 0; house < HOUSES; house++)
        for (int digits = 1; digits < 1 << DIGITS; digits++)
            if (count_bits(digits) == size)
                try_direct_hidden(marks, found, house, digits);
}

static void find_direct_hidden_pairs(const Marks *marks, Found *found)
{
    find_direct_hidden(marks, found, 2);
}

static void find_direct_hidden_triples(const Marks *marks, Found *found)
{
    find_direct_hidden(marks, found, 3);
}

/* ---- almost locked candidates ---- */

/* COUNT cells of the base, outside the crossing, have one digit more than they are. In the cover
 * these digits have as many places outside the crossing. */
static void try_almost_locked(const Marks *marks, Found *found, int base, int cover,
                              const int cell[2], int count)
{
    Premise premise[MOST_PREMISES];
    int premises = 0;
    int digits = 0;
    int places = 0;
    Found lost = {0};

    for (int i = 0; i < count; i++) {
        digits |= digits_of(marks, cell[i]);
        premise[premises++] = (Premise){NOTHING, cell[i]};
    }
    for (int i = 0; i < 9; i++)
        places += !in_house(house_cell[cover][i], base) &&
                  (digits_of(marks, house_cell[cover][i]) & digits) != 0;
    if (count_bits(digits) != count + 1 || places != count)
        return;
    for (int digit = 0; digit < DIGITS; digit++) {
        if (!(digits >> digit & 1))
            continue;
        if (is_placed(marks, cover, digit))
            return;
        premise[premises++] = (Premise){cover, digit};
        for (int i = 0; i < 9; i++) {
            const int other = house_cell[base][i];
            if (!in_house(other, cover) && other != cell[0] && other != cell[count - 1])
                rule_out(marks, &lost, other, digit);
        }
    }
    for (int i = 0; i < 9; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (!in_house(house_cell[cover][i], base) &&
                (digits_of(marks, house_cell[cover][i]) & digits) != 0 && !(digits >> digit & 1))
                rule_out(marks, &lost, house_cell[cover][i], digit);
    take_if_needed(marks, found, premise, premises, &lost);
}

static bool do_cross(int base, int cover)
{
    bool share = false;

    for (int i = 0; i < 9; i++)
        share = share || in_house(house_cell[base][i], cover);
    return share && (base < BOXES) != (cover < BOXES);
}

static void find_almost_locked(const Marks *marks, Found *found, int count)
{
    for (int base = 0; base < HOUSES; base++)
        for (int cover = 0; cover < HOUSES; cover++)
            for (int i = 0; i < 9 && do_cross(base, cover); i++)
                for (int j = count == 1 ? i : i + 1; j < (count == 1 ? i + 1 : 9); j++) {
                    const int cell[2] = {house_cell[base][i], house_cell[base][j]};
                    if (!in_house(cell[0], cover) && !in_house(cell[1], cover) &&
                        count_bits(digits_of(marks, cell[0])) > 1 &&
                        count_bits(digits_of(marks, cell[1])) > 1)
                        try_almost_locked(marks, found, base, cover, cell, count);
                }
}

static void find_almost_locked_pairs(const Marks *marks, Found *found)
{
    find_almost_locked(marks, found, 1);
}

static void find_almost_locked_triples(const Marks *marks, Found *found)
{
    find_almost_locked(marks, found, 2);
}

/* ---- fireworks ---- */

/* Returns whether a line has a digit only in its crossing with the corner's box, or in END. */
static bool is_bound(const Marks *marks, int line, int corner, int end, int digit)
{
    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[line][i];
        if (marks->can[cell][digit] && box_of(cell) != box_of(corner) && cell != end)
            return false;
    }
    return !is_placed(marks, line, digit);
}

/* Returns the digits that are fireworks at a corner, with these ends of its row and its column. */
static int fireworks_of(const Marks *marks, int corner, int in_row, int in_column)
{
    int digits = 0;

    for (int digit = 0; digit < DIGITS; digit++)
        if (is_bound(marks, ROWS + row_of(corner), corner, in_row, digit) &&
            is_bound(marks, COLUMNS + column_of(corner), corner, in_column, digit))
            digits |= 1 << digit;
    return digits;
}

/* Notes what a corner's digits rule out in it and in the rest of its box, and their premises. */
static int take_corner(const Marks *marks, Found *lost, int corner, int digits, Premise *premise,
                       int count)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        if (!(digits >> digit & 1)) {
            rule_out(marks, lost, corner, digit);
            continue;
        }
        premise[count++] = (Premise){ROWS + row_of(corner), digit};
        premise[count++] = (Premise){COLUMNS + column_of(corner), digit};
        for (int i = 0; i < 9; i++) {
            const int cell = house_cell[BOXES + box_of(corner)][i];
            if (row_of(cell) != row_of(corner) && column_of(cell) != column_of(corner))
                rule_out(marks, lost, cell, digit);
        }
    }
    return count;
}

/* Returns whether each of the digits is needed: in its row, its column or both. */
static bool needs_each_digit(const Marks *marks, const Premise *premise, int count,
                             const Found *lost)
{
    for (int i = 0; i < count; i += 2) {
        Premise others[MOST_PREMISES];
        int kept = 0;
        for (int j = 0; j < count; j++)
            if (j / 2 != i / 2)
                others[kept++] = premise[j];
        if (follow_from(marks, others, kept, lost))
            return false;
    }
    return true;
}

static void try_fireworks(const Marks *marks, Found *found, const int corner[2],
                          const int digits[2], const int end[2], int corners)
{
    Premise premise[MOST_PREMISES];
    Found lost = {0};
    int count = 0;

    for (int i = 0; i < corners; i++)
        count = take_corner(marks, &lost, corner[i], digits[i], premise, count);
    for (int i = 0; i < 2; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (!((digits[0] | digits[1]) >> digit & 1))
                rule_out(marks, &lost, end[i], digit);
    if (needs_each_digit(marks, premise, count, &lost))
        add_found(found, &lost);
}

static void try_quadruples(const Marks *marks, Found *found, int corner, const int end[2])
{
    const int opposite = 9 * row_of(end[1]) + column_of(end[0]);
    const int here = fireworks_of(marks, corner, end[0], end[1]);
    const int there = fireworks_of(marks, opposite, end[1], end[0]);

    if (count_bits(here | there) != 4 || marks->digit[opposite] != NOTHING)
        return;
    for (int one = 1; one < 1 << DIGITS; one++) {
        const int other = (here | there) & ~one;
        if (!(one & ~here) && count_bits(one) == 2 && !(other & ~there))
            try_fireworks(marks, found, (const int[]){corner, opposite}, (const int[]){one, other},
                          end, 2);
    }
}

static void find_fireworks(const Marks *marks, Found *found, int corners)
{
    for (int corner = 0; corner < CELLS; corner++)
        for (int i = 0; i < 9 && marks->digit[corner] == NOTHING; i++)
            for (int j = 0; j < 9; j++) {
                const int end[2] = {house_cell[ROWS + row_of(corner)][i],
                                    house_cell[COLUMNS + column_of(corner)][j]};
                const int digits = fireworks_of(marks, corner, end[0], end[1]);
                if (box_of(end[0]) == box_of(corner) || box_of(end[1]) == box_of(corner) ||
                    marks->digit[end[0]] != NOTHING || marks->digit[end[1]] != NOTHING)
                    continue;
                if (corners == 2)
                    try_quadruples(marks, found, corner, end);
                else if (count_bits(digits) == 3)
                    try_fireworks(marks, found, (const int[]){corner, NOTHING},
                                  (const int[]){digits, 0}, end, 1);
            }
}

static void find_firework_triples(const Marks *marks, Found *found)
{
    find_fireworks(marks, found, 1);
}

static void find_firework_quadruples(const Marks *marks, Found *found)
{
    find_fireworks(marks, found, 2);
}

/* ---- Sue de Coq ---- */

/* Cells of one part with their digits. */
typedef struct Part {
    int count;
    int cell[9];
    int digits;
} Part;

static bool read_part(const Marks *marks, Part *part, const int *cell, int count, int choice)
{
    *part = (Part){0};
    for (int i = 0; i < count; i++)
        if (choice >> i & 1) {
            part->cell[part->count++] = cell[i];
            part->digits |= digits_of(marks, cell[i]);
        }
    return part->count > 0;
}

static bool has_cell(const Part *part, int cell)
{
    for (int i = 0; i < part->count; i++)
        if (part->cell[i] == cell)
            return true;
    return false;
}

/* Removes digits from the cells of a house that are in neither part. */
static void lose_rest(const Marks *marks, Found *lost, int house, const Part *centre,
                      const Part *side, int digits)
{
    for (int i = 0; i < 9; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if ((digits >> digit & 1) && !has_cell(centre, house_cell[house][i]) &&
                !has_cell(side, house_cell[house][i]))
                rule_out(marks, lost, house_cell[house][i], digit);
}

static bool is_plain(const Part *part)
{
    return part->count == 1 && count_bits(part->digits) == 2;
}

typedef enum Form { BASIC, EXTENDED, CANNIBALISTIC } Form;

/* The digits of a side that the centre has not are matched by cells of that side; the other cells
 * use up digits of the centre. Together the sides use up all that the centre has too many, and each
 * a part of them. They share no digit of the centre. In the cannibalistic form they do: these count
 * twice, and leave the centre. */
static void try_parts(const Marks *marks, Found *found, const int house[2], const Part part[3],
                      Form form)
{
    const Part *const centre = &part[0];
    const int shared = part[1].digits & part[2].digits & centre->digits;
    const int surplus = count_bits(centre->digits) - centre->count;
    Premise premise[MOST_PREMISES];
    Found lost = {0};
    int used = 0;
    int count = 0;

    for (int i = 1; i < 3; i++) {
        const int more = part[i].count - count_bits(part[i].digits & ~centre->digits);
        if (more <= 0 || more >= surplus || !(part[i].digits & centre->digits))
            return;
        used += more;
    }
    if (surplus < 2 || used != surplus + count_bits(shared) ||
        (shared != 0) != (form == CANNIBALISTIC) ||
        (form != CANNIBALISTIC && (is_plain(&part[1]) && is_plain(&part[2])) != (form == BASIC)))
        return;
    for (int i = 0; i < centre->count; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (shared >> digit & 1)
                rule_out(marks, &lost, centre->cell[i], digit);
    for (int i = 1; i < 3; i++) {
        const int other = part[3 - i].digits;
        lose_rest(marks, &lost, house[i - 1], centre, &part[i],
                  ((centre->digits | part[i].digits) & ~other) | (part[i].digits & other));
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < part[i].count; j++)
            premise[count++] = (Premise){NOTHING, part[i].cell[j]};
    take_if_needed(marks, found, premise, count, &lost);
}

static void try_crossing(const Marks *marks, Found *found, const int house[2], Form form)
{
    int cell[3][9];
    int count[3] = {0};
    Part part[3];

    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 9; j++) {
            const int one = house_cell[house[i]][j];
            const int where = in_house(one, house[1 - i]) ? 0 : i + 1;
            if (marks->digit[one] == NOTHING && (where > 0 || i == 0))
                cell[where][count[where]++] = one;
        }
    for (int a = 1; a < 1 << count[0]; a++)
        for (int b = 1; b < 1 << count[1] && count_bits(a) >= 2; b++)
            for (int c = 1; c < 1 << count[2]; c++)
                if (read_part(marks, &part[0], cell[0], count[0], a) &&
                    read_part(marks, &part[1], cell[1], count[1], b) &&
                    read_part(marks, &part[2], cell[2], count[2], c))
                    try_parts(marks, found, house, part, form);
}

static void find_crossings(const Marks *marks, Found *found, Form form)
{
    for (int line = 0; line < BOXES; line++)
        for (int box = BOXES; box < HOUSES; box++)
            if (do_cross(line, box))
                try_crossing(marks, found, (const int[]){line, box}, form);
}

static void find_sue_de_coqs(const Marks *marks, Found *found)
{
    find_crossings(marks, found, BASIC);
}

static void find_extended_sue_de_coqs(const Marks *marks, Found *found)
{
    find_crossings(marks, found, EXTENDED);
}

static void find_cannibalistic_sue_de_coqs(const Marks *marks, Found *found)
{
    find_crossings(marks, found, CANNIBALISTIC);
}

const Oracle crossing_oracles[] = {
    {"direct-pointing", NULL, find_direct_pointing, false},
    {"direct-claiming", NULL, find_direct_claiming, false},
    {"direct-hidden-pair", NULL, find_direct_hidden_pairs, false},
    {"direct-hidden-triple", NULL, find_direct_hidden_triples, false},
    {"almost-locked-pair", NULL, find_almost_locked_pairs, false},
    {"almost-locked-triple", NULL, find_almost_locked_triples, false},
    {"firework-triple", NULL, find_firework_triples, false},
    {"firework-quadruple", NULL, find_firework_quadruples, false},
    {"sue-de-coq", NULL, find_sue_de_coqs, false},
    {"extended-sue-de-coq", NULL, find_extended_sue_de_coqs, false},
    {"cannibalistic-sue-de-coq", NULL, find_cannibalistic_sue_de_coqs, false},
    {0}};

/* lists.c - fuzz target: any bytes as names and as lists of strategies.
 *
 * The input is a byte that chooses the profile, then a list, an order, and names, each ended by a
 * NUL.  A plan has only rows of its profile, each at most as often as the profile has it.  An order
 * changes nothing but their order.  The place of a fault lies within its list.  A name that is read
 * is written as a name that reads the same.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"
#include "notation.h"
#include "plan.h"

static int count_rows(const ChProfileRow *row, int count, int technique)
{
    int rows = 0;

    for (int i = 0; i < count; i++)
        rows += row[i].technique == technique;
    return rows;
}

static void check_plan(const ChPlan *plan)
{
    const ChProfile *const profile = plan->profile;

    HOLDS(plan->count >= 0 && plan->count <= CH_MAX_ROWS);
    HOLDS(plan->refuter_count >= 0 && plan->refuter_count <= CH_MAX_REFUTERS);
    for (int i = 0; i < plan->count; i++) {
        const int technique = plan->row[i].technique;
        HOLDS(plan->row[i].find != NULL && ch_technique(technique) != NULL);
        HOLDS(count_rows(plan->row, plan->count, technique) <=
              count_rows(profile->row, profile->count, technique));
    }
}

static void check_fault(const ChFault *fault, ChStatus expected, const char *list)
{
    HOLDS(fault->status == expected);
    HOLDS(fault->column >= 1 && fault->column <= strlen(list) + 1);
}

static void read_lists(const ChProfile *profile, const char *list, const char *order)
{
    ChPlan plan;
    ChFault fault;
    ChStatus status = ch_plan_make(&plan, profile, list, &fault);

    HOLDS(status == CH_OK || status == CH_BAD_STRATEGY);
    if (status != CH_OK) {
        check_fault(&fault, status, list);
        return;
    }
    check_plan(&plan);
    const int count = plan.count;
    status = ch_plan_make_in_order(&plan, profile, list, order, &fault);
    HOLDS(status == CH_OK || status == CH_BAD_SEQUENCE);
    if (status != CH_OK) {
        check_fault(&fault, status, order);
        return;
    }
    check_plan(&plan);
    HOLDS(strstr(list, "upto:") != NULL || plan.count == count);
}

static void read_name(const char *name)
{
    const size_t length = strlen(name);
    const int cell = ch_read_cell(name, length);
    const int house = ch_read_house(name, length);
    const int constraint = ch_read_constraint(name, length);
    bool placed = false, again = false;
    const int candidate = ch_read_conclusion(name, length, &placed);
    char own[CH_NAME_SIZE];

    HOLDS(cell < CH_CELLS && house < CH_HOUSES && candidate < CH_CANDIDATES);
    if (cell >= 0)
        HOLDS(ch_read_cell(own, ch_name_cell(own, cell)) == cell);
    if (house >= 0)
        HOLDS(ch_read_house(own, ch_name_house(own, house)) == house);
    if (constraint >= 0)
        HOLDS(ch_read_constraint(own, ch_name_constraint(own, constraint)) == constraint);
    if (candidate >= 0) {
        const size_t size = (placed ? ch_name_placed : ch_name_removed)(own, candidate);
        HOLDS(ch_read_conclusion(own, size, &again) == candidate && again == placed);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    const ChProfile *const profile = ch_profile_at((int)(take_byte(&bytes) % 5));
    char *const list = take_text(&bytes);
    char *const order = take_text(&bytes);

    read_lists(profile, list, order);
    free(list);
    free(order);
    while (bytes.left > 0) {
        char *const name = take_text(&bytes);
        read_name(name);
        free(name);
    }
    return 0;
}

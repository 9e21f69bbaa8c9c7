/* plan.c - see plan.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "plan.h"

#include <assert.h>
#include <string.h>

#include "name_match.h"
#include "orders.h"

static bool technique_has_name(const ChTechnique *technique, const char *name, size_t length)
{
    return ch_technique_has_name(technique, name, length) ||
           ch_name_matches(technique->family, name, length) || ch_name_matches("all", name, length);
}

static bool row_has_name(const ChProfileRow *row, const char *name, size_t length)
{
    const int level = ch_level_by_name(name, length);
    bool answers = technique_has_name(ch_technique(row->technique), name, length) ||
                   (!row->requested && ch_technique(row->technique)->level <= level);

    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        answers = answers || technique_has_name(ch_technique(row->also[i]), name, length);
    return answers;
}

/* Handles one name of a list. ON is false when a minus precedes the name. Returns false when the
 * name is unknown. */
typedef bool (*NameCallback)(void *context, const char *name, size_t length, bool on);

/* Passes the names of a list on.  An unknown one is the fault UNKNOWN. */
static ChStatus for_each_name(const char *list, NameCallback handle_name, void *context,
                              ChStatus unknown, ChFault *fault)
{
    const char *item = list;

    while (true) {
        item += strspn(item, " ");
        const size_t length = strcspn(item, ",");
        const bool sign = length > 0 && (*item == '+' || *item == '-');
        if (!handle_name(context, item + sign, length - sign, *item != '-'))
            return ch_fault(fault, unknown, 0, (size_t)(item - list) + 1, item, length);
        item += length;
        if (*item == '\0')
            return CH_OK;
        item++;
    }
}

/* The rows of a profile, by their place in the order wanted. */
typedef struct RowSelection {
    int count;
    const ChProfileRow *row[CH_MAX_ROWS];
    bool chosen[CH_MAX_ROWS];
    ChTechniqueSet left_out; /* names whose steps the chosen rows skip */
} RowSelection;

static RowSelection rows_of(const ChProfile *profile)
{
    RowSelection rows = {.count = profile->count};

    assert(profile->count <= CH_MAX_ROWS);
    for (int i = 0; i < profile->count; i++)
        rows.row[i] = &profile->row[i];
    return rows;
}

static bool row_finds(const ChProfileRow *row, int technique)
{
    if (row->technique == technique)
        return true;
    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        if (row->also[i] == technique)
            return true;
    return false;
}

/* Reports whether steps of the row can have this most precise name. */
static bool row_names(const ChProfileRow *row, const ChTechnique *name)
{
    bool is_parent = row_finds(row, name->number);

    for (int i = 0; i < CH_PARENTS && name->parents[i] != CH_TECHNIQUE_NONE; i++)
        is_parent = is_parent || row_finds(row, name->parents[i]);
    return is_parent;
}

/* Adds all names of a row's steps. */
static void add_row(ChTechniqueSet *set, const ChProfileRow *row)
{
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_technique(number) != NULL && row_names(row, ch_technique(number)))
            ch_techniques_add(set, number);
}

/* Removes from SET all names of a row's steps. */
static void remove_row(ChTechniqueSet *set, const ChProfileRow *row)
{
    if (!ch_techniques_meet(set, set))
        return;
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_technique(number) != NULL && row_names(row, ch_technique(number)))
            ch_techniques_remove(set, number);
}

/* Switches a whole row on or off. */
static void choose_row(RowSelection *choice, int row, bool on)
{
    choice->chosen[row] = on;
    remove_row(&choice->left_out, choice->row[row]);
}

/* Switches the steps of a sub-type on or off in a row, or the WHOLE row. */
static void choose_subtype(RowSelection *choice, int row, int subtype, bool on, bool whole)
{
    if (whole) {
        choose_row(choice, row, on);
        return;
    }
    if (on && !choice->chosen[row])
        add_row(&choice->left_out, choice->row[row]);
    choice->chosen[row] = choice->chosen[row] || on;
    (on ? ch_techniques_remove : ch_techniques_add)(&choice->left_out, subtype);
}

/* Switches the sub-types with a name on or off, or the WHOLE rows that find them.  Returns the last
 * of these rows, or -1 if there is none. */
static int choose_subtypes(RowSelection *choice, const char *name, size_t length, bool on,
                           bool whole)
{
    int last = -1;

    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const subtype = ch_technique(number);
        if (subtype == NULL || !ch_technique_is_subtype(subtype) ||
            !ch_technique_has_name(subtype, name, length))
            continue;
        for (int i = 0; i < choice->count; i++)
            if (row_names(choice->row[i], subtype)) {
                choose_subtype(choice, i, number, on, whole);
                last = i;
            }
    }
    return last;
}

/* Switches the rows with a name on or off; false when no row has that name. */
static bool choose_rows(void *context, const char *name, size_t length, bool on)
{
    static const char upto[] = "upto:";
    RowSelection *const choice = context;
    const bool is_upto = length > strlen(upto) && memcmp(name, upto, strlen(upto)) == 0;
    const size_t skipped = is_upto ? strlen(upto) : 0;
    int last = -1;

    for (int i = 0; i < choice->count; i++)
        if (row_has_name(choice->row[i], name + skipped, length - skipped)) {
            choose_row(choice, i, on);
            last = i;
        }
    if (last < 0)
        last = choose_subtypes(choice, name + skipped, length - skipped, on, is_upto);
    for (int i = 0; is_upto && i < last; i++)
        if (!choice->row[i]->requested)
            choice->chosen[i] = on;
    return last >= 0;
}

static void add_refuter(ChPlan *plan, ChFinder refute)
{
    for (int i = 0; i < plan->refuter_count; i++)
        if (plan->refute[i] == refute)
            return;
    assert(plan->refuter_count < CH_MAX_REFUTERS);
    plan->refute[plan->refuter_count++] = refute;
}

/* Adds the contradiction finders of all techniques that a row finds. */
static void add_refuters(ChPlan *plan, const ChProfileRow *row)
{
    const ChTechnique *const technique = ch_technique(row->technique);

    if (ch_technique_is_refuted(technique))
        add_refuter(plan, technique->refute);
    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        if (ch_technique_is_refuted(ch_technique(row->also[i])))
            add_refuter(plan, ch_technique(row->also[i])->refute);
}

/* Narrows a row whose steps have a name that is left out.  These names depend on the board. */
static void narrow_row(ChProfileRow *row, const ChTechniqueSet *left_out)
{
    ChTechniqueSet names = {{0}};

    if (!ch_techniques_meet(left_out, left_out))
        return;
    add_row(&names, row);
    row->is_narrowed = ch_techniques_meet(&names, left_out);
    row->reads_no_board = row->reads_no_board && !row->is_narrowed;
}

/* ---- the order of rows ---- */

/* Moves rows to the front, behind those moved before, or to the end. */
typedef struct RowMoves {
    RowSelection *rows;
    int moved; /* to the front */
} RowMoves;

static bool move_to_front(RowMoves *moves, const char *name, size_t length)
{
    const ChProfileRow **const row = moves->rows->row;
    bool any = false;

    for (int i = 0; i < moves->rows->count; i++) {
        const ChProfileRow *const named = row[i];
        if (!row_has_name(named, name, length))
            continue;
        any = true;
        if (i < moves->moved)
            continue;
        memmove(&row[moves->moved + 1], &row[moves->moved],
                (size_t)(i - moves->moved) * sizeof(ChProfileRow *));
        row[moves->moved++] = named;
    }
    return any;
}

static bool move_to_end(RowMoves *moves, const char *name, size_t length)
{
    RowSelection *const rows = moves->rows;
    const ChProfileRow *last[CH_MAX_ROWS];
    int before = 0;
    int count = 0;

    for (int i = 0; i < rows->count; i++)
        if (row_has_name(rows->row[i], name, length)) {
            last[count++] = rows->row[i];
        } else {
            before += i < moves->moved;
            rows->row[i - count] = rows->row[i];
        }
    moves->moved = before;
    memcpy(&rows->row[rows->count - count], last, (size_t)count * sizeof *last);
    return count > 0;
}

/* Moves the rows with a name, or else those that find a sub-type with that name. */
static bool move_rows(void *context, const char *name, size_t length, bool on)
{
    bool (*const move)(RowMoves *, const char *, size_t) = on ? move_to_front : move_to_end;
    bool any = move(context, name, length);

    for (int number = 0; number < ch_technique_limit() && !any; number++) {
        const ChTechnique *const subtype = ch_technique(number);
        if (subtype == NULL || !ch_technique_has_name(subtype, name, length))
            continue;
        for (int i = 0; i < CH_PARENTS && subtype->parents[i] != CH_TECHNIQUE_NONE; i++) {
            const char *const key = ch_technique(subtype->parents[i])->key;
            any = move(context, key, strlen(key)) || any;
        }
    }
    return any;
}

/* A profile may lack some rows of a whole order. */
static bool move_known_rows(void *context, const char *name, size_t length, bool on)
{
    (void)move_rows(context, name, length, on);
    return true;
}

/* Moves the rows that a name or a whole order means. Returns false if no row has that name, or a
 * minus precedes an order. */
static bool move_rows_or_order(void *context, const char *name, size_t length, bool on)
{
    const ChNamedOrder *named;

    for (int i = 0; (named = ch_named_order_at(i)) != NULL; i++)
        if (ch_name_matches(named->name, name, length)) {
            (void)for_each_name(named->list, move_known_rows, context, CH_BAD_SEQUENCE, NULL);
            return on;
        }
    return move_rows(context, name, length, on);
}

static ChStatus order_rows(RowSelection *rows, const char *list, ChFault *fault)
{
    RowMoves moves = {.rows = rows};

    return for_each_name(list, move_rows_or_order, &moves, CH_BAD_SEQUENCE, fault);
}

/* Makes the plan of the chosen rows. */
static void take_rows(ChPlan *plan, const RowSelection *choice)
{
    int last = -1;

    for (int i = 0; i < choice->count; i++) {
        if (!choice->chosen[i])
            continue;
        const ChTechnique *const technique = ch_technique(choice->row[i]->technique);
        const int place = (int)(choice->row[i] - plan->profile->row);
        ChProfileRow *const row = &plan->row[plan->count++];
        *row = *choice->row[i];
        row->unique = ch_technique_needs_unique(technique);
        row->is_mixed = !row->unique && ch_technique_assumes_unique(technique);
        if (row->find == NULL)
            row->find = technique->find;
        narrow_row(row, &plan->left_out);
        add_refuters(plan, row);
        plan->reordered |= place < last;
        last = place;
    }
}

ChStatus ch_plan_make_in_order(ChPlan *plan, const ChProfile *profile, const char *list,
                               const char *order, ChFault *fault)
{
    RowSelection choice = rows_of(profile);
    const bool all = list == NULL || *list == '+' || *list == '-';
    ChStatus status = CH_OK;

    if (order != NULL)
        status = order_rows(&choice, order, fault);
    for (int i = 0; i < choice.count; i++)
        choice.chosen[i] = all && !choice.row[i]->requested;
    if (status == CH_OK && list != NULL)
        status = for_each_name(list, choose_rows, &choice, CH_BAD_STRATEGY, fault);
    *plan = (ChPlan){.profile = profile, .left_out = choice.left_out};
    take_rows(plan, &choice);
    return status;
}

ChStatus ch_plan_make(ChPlan *plan, const ChProfile *profile, const char *list, ChFault *fault)
{
    return ch_plan_make_in_order(plan, profile, list, NULL, fault);
}

/* ---- sets of techniques ---- */

typedef struct TechniqueSelection {
    const ChProfile *profile;
    ChTechniqueSet set;
} TechniqueSelection;

/* Reports whether a technique has the name, or is a sub-type of one that has it. */
static bool is_named(const ChTechnique *technique, const char *name, size_t length)
{
    bool is = ch_technique_has_name(technique, name, length);

    for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE; i++)
        is = is || ch_technique_has_name(ch_technique(technique->parents[i]), name, length);
    return is;
}

/* Returns the techniques of the chosen rows; only those with the name, if any has it. */
static ChTechniqueSet techniques_chosen(const RowSelection *choice, const char *name, size_t length)
{
    ChTechniqueSet all = {{0}};
    ChTechniqueSet named = {{0}};
    bool any = false;

    for (int i = 0; i < choice->count; i++)
        if (choice->chosen[i])
            add_row(&all, choice->row[i]);
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&all, number) && is_named(ch_technique(number), name, length)) {
            ch_techniques_add(&named, number);
            any = true;
        }
    return any ? named : all;
}

static bool choose_techniques(void *context, const char *name, size_t length, bool on)
{
    TechniqueSelection *const selection = context;
    RowSelection choice = rows_of(selection->profile);
    const bool is_known = choose_rows(&choice, name, length, true);
    const ChTechniqueSet chosen = techniques_chosen(&choice, name, length);

    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&chosen, number))
            (on ? ch_techniques_add : ch_techniques_remove)(&selection->set, number);
    return is_known;
}

ChStatus ch_plan_techniques(ChTechniqueSet *set, const ChProfile *profile, const char *list,
                            ChFault *fault)
{
    TechniqueSelection selection = {.profile = profile};

    for (int i = 0; (*list == '+' || *list == '-') && i < profile->count; i++)
        add_row(&selection.set, &profile->row[i]);
    const ChStatus status =
        for_each_name(list, choose_techniques, &selection, CH_BAD_STRATEGY, fault);
    *set = selection.set;
    return status;
}

ChTechniqueSet ch_plan_names(const ChPlan *plan)
{
    ChTechniqueSet names = {{0}};

    for (int i = 0; i < plan->count; i++)
        add_row(&names, &plan->row[i]);
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&plan->left_out, number))
            ch_techniques_remove(&names, number);
    return names;
}

void ch_plan_remove_unique(ChPlan *plan)
{
    int kept = 0;

    for (int i = 0; i < plan->count; i++)
        if (!plan->row[i].unique)
            plan->row[kept++] = plan->row[i];
    plan->count = kept;
    plan->options.several = true;
}

bool ch_plan_relies_on_uniqueness(const ChPlan *plan)
{
    for (int i = 0; i < plan->count; i++)
        if (plan->row[i].unique || (plan->row[i].is_mixed && !plan->options.several))
            return true;
    return false;
}

int ch_plan_row_of(const ChPlan *plan, int technique)
{
    for (int i = 0; i < plan->count; i++)
        if (row_finds(&plan->row[i], technique))
            return i;
    return -1;
}

/* ---- all steps of a row ---- */

/* Runs the own finder of a technique; false when it has none. */
static bool run_own(int technique, const ChFinderInput *input, ChSink *sink)
{
    const ChTechnique *const own = ch_technique(technique);

    if (!ch_technique_is_found(own))
        return false;
    own->find(input, sink);
    return true;
}

void ch_row_find_all(const ChProfileRow *row, const ChFinderInput *input, ChSink *sink)
{
    bool any = run_own(row->technique, input, sink);

    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        any |= run_own(row->also[i], input, sink);
    if (!any)
        row->find(input, sink);
}

/* order_techniques.c - see order_techniques.h.
 *
 * The strategies in use are those of --strategies.  Without it they are the whole profile, plus
 * those of --with that have to be requested by name.  With --needs they are those that come no
 * later than the needed one, which is then the hardest step of the solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "order_techniques.h"

#include <string.h>

#include "marked.h"

/* An iterator over the names of a list: "x-wing,wings". */
typedef struct Names {
    const char *rest; /* NULL: an empty list */
    ChText name;
    bool lost; /* a name was lost for want of memory, and none follows it */
} Names;

/* Returns the next name, or NULL after the last, when the iterator is freed. */
static const char *next_name(Names *names)
{
    ch_text_clear(&names->name);
    if (names->rest != NULL) {
        const size_t length = strcspn(names->rest, ",");
        ch_text_add(&names->name, names->rest, length);
        names->lost = names->name.failed;
        if (!names->lost) {
            names->rest = names->rest[length] == ',' ? names->rest + length + 1 : NULL;
            return ch_text_string(&names->name);
        }
    }
    ch_text_free(&names->name);
    return NULL;
}

/* Refuses the order for want of memory if names were lost; returns whether none were. */
static bool check_lost(ChOrderProblem *problem, bool lost)
{
    if (lost)
        problem->status = CH_NO_MEMORY;
    return !lost;
}

static bool find_techniques(ChTechniqueSet *set, const ChProfile *profile, const char *option,
                            const char *list, ChOrderProblem *problem)
{
    return ch_plan_techniques(set, profile, list, &problem->fault) == CH_OK ||
           ch_order_report(problem, CH_BAD_STRATEGY, option, list);
}

/* ---- sets ---- */

static bool read_without(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem)
{
    Names names = {.rest = words->without};
    bool good = true;

    for (const char *name; (name = next_name(&names)) != NULL;) {
        ChTechniqueSet set = {{0}};
        good = good && find_techniques(&set, words->profile, "--without", name, problem);
        for (int number = 0; number < ch_technique_limit(); number++)
            if (ch_techniques_has(&set, number))
                ch_techniques_add(&order->without, number);
    }
    return good && check_lost(problem, names.lost);
}

/* Checks that some technique of the set is neither excluded nor above the level. */
static bool can_be_used(const ChOrder *order, const ChTechniqueSet *set, const char *option,
                        const char *name, ChOrderProblem *problem)
{
    bool is_allowed = false;
    bool is_within = false;

    for (int number = 0; number < ch_technique_limit(); number++) {
        if (!ch_techniques_has(set, number))
            continue;
        is_allowed = is_allowed || !ch_techniques_has(&order->without, number);
        is_within = is_within || ch_range_is_empty(order->level) ||
                    ch_technique(number)->level <= order->level.most;
    }
    if (!is_allowed)
        return ch_order_refuse(problem, option, N_("'{found}' is both requested and ruled out"),
                               name);
    return is_within ||
           ch_order_refuse(problem, option, N_("'{found}' is above the level of --level"), name);
}

/* Adds the techniques that one option requires. */
static bool read_with(ChOrder *order, const ChProfile *profile, const char *option,
                      const char *list, ChOrderProblem *problem)
{
    Names names = {.rest = list};
    bool good = true;

    for (const char *name; (name = next_name(&names)) != NULL;) {
        ChTechniqueSet set;
        if (!good)
            continue;
        if (order->with_count == CH_ORDER_NAMES)
            good = ch_order_refuse(
                problem, option,
                N_("no more than eight techniques can be requested; '{found}' is the ninth"), name);
        else if (find_techniques(&set, profile, option, name, problem) &&
                 can_be_used(order, &set, option, name, problem))
            order->with[order->with_count++] = set;
        else
            good = false;
    }
    return good && check_lost(problem, names.lost);
}

/* ---- plans ---- */

static void add_names(ChText *list, const char *text, const char *prefix)
{
    Names names = {.rest = text};

    for (const char *name; (name = next_name(&names)) != NULL;) {
        if (list->length > 0)
            ch_text_char(list, ',');
        ch_text_puts(list, prefix);
        ch_text_puts(list, name);
    }
    list->failed |= names.lost;
}

/* Lists the strategies in use; an empty list: all. */
static void list_strategies(const ChOrderWords *words, ChText *list)
{
    if (words->strategies != NULL) {
        ch_text_puts(list, words->strategies);
        return;
    }
    add_names(list, words->needs, "upto:");
    add_names(list, words->with, "+");
}

/* Makes the plan of LIST, in the order wanted. */
static bool make_plan(ChPlan *plan, const ChOrderWords *words, const char *option,
                      const ChText *list, ChOrderProblem *problem)
{
    const char *const names = list->length > 0 ? ch_text_string(list) : NULL;

    if (!check_lost(problem, list->failed))
        return false;
    const ChStatus status =
        ch_plan_make_in_order(plan, words->profile, names, words->order, &problem->fault);
    if (status == CH_BAD_SEQUENCE)
        return ch_order_report(problem, status, "--order", words->order);
    return status == CH_OK || ch_order_report(problem, status, option, names != NULL ? names : "");
}

/* Makes a plan without each of the needed techniques. */
static bool make_needs_plans(ChOrder *order, const ChOrderWords *words, const ChText *strategies,
                             ChOrderProblem *problem)
{
    Names names = {.rest = words->needs};
    bool good = true;

    for (const char *name; (name = next_name(&names)) != NULL;) {
        ChText list = CH_TEXT_EMPTY;
        ch_text_puts(&list, ch_text_whole(strategies));
        add_names(&list, name, "-");
        good = good &&
               make_plan(&order->lacking[order->needs_count++], words, "--needs", &list, problem);
        ch_text_free(&list);
    }
    return good && check_lost(problem, names.lost);
}

/* Checks that the strategies in use include a technique of each set and reach the level. */
static bool check_plan(const ChOrder *order, ChOrderProblem *problem)
{
    const ChTechniqueSet in_use = ch_plan_names(&order->plan);
    int highest =
        order->with_count > 0 ? 0 : CH_LEVELS; /* a puzzle that no strategy solves is extreme */

    for (int i = 0; i < order->with_count; i++)
        if (!ch_techniques_meet(&order->with[i], &in_use))
            return ch_order_refuse(problem, "--strategies",
                                   N_("the strategies in use lack a requested technique"), "");
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&in_use, number) && ch_technique(number)->level > highest)
            highest = ch_technique(number)->level;
    return (int)order->level.least <= highest ||
           ch_order_refuse(problem, "--level",
                           N_("all strategies in use are below the level of --level"), "");
}

bool ch_order_read_techniques(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem)
{
    ChText list = CH_TEXT_EMPTY;

    if (!read_without(order, words, problem) ||
        !read_with(order, words->profile, "--needs", words->needs, problem) ||
        !read_with(order, words->profile, "--with", words->with, problem))
        return false;
    list_strategies(words, &list);
    const bool good = make_plan(&order->plan, words, "--strategies", &list, problem) &&
                      check_plan(order, problem) && make_needs_plans(order, words, &list, problem);
    ch_text_free(&list);
    return good;
}

/* solving.c - see solving.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "solving.h"

#include <stdalign.h>
#include <string.h>

#include "orders.h"
#include "suggestions.h"

/* Adds a name to a list of names. */
static void add_name(ChText *names, const char *name)
{
    ch_text_puts(names, names->length > 0 ? ", " : "");
    ch_text_puts(names, name);
}

static void complain_profile(ChCli *cli, const char *found)
{
    ChText names = CH_TEXT_EMPTY;

    for (int i = 0; ch_profile_name(i) != NULL; i++)
        add_name(&names, ch_profile_name(i));
    const ChField field[] = {
        ch_field_string("found", found),
        ch_field_string("names", ch_text_whole(&names)),
    };
    ch_complain(cli, N_("no profile is called '{found}'; there are: {names}"), field,
                sizeof field / sizeof field[0]);
    ch_text_free(&names);
}

const ChProfile *ch_solving_profile(ChCli *cli)
{
    const char *const name = cli->options.profile != NULL ? cli->options.profile : "default";
    const ChProfile *const profile = ch_profile_by_name(name, strlen(name));

    if (profile == NULL)
        complain_profile(cli, name);
    return profile;
}

/* Returns the name in a list that a fault is about. */
static ChBytes faulty_name(const char *list, const ChFault *fault)
{
    const char *name = list + fault->column - 1;

    name += *name == '+' || *name == '-';
    return (ChBytes){name, strcspn(name, ",")};
}

enum { LONGEST_NAME = 96 }; /* in bytes, of a name that an error shows as it is */

/* Describes the fault.  A fault shows bytes beyond ASCII as numbers, so that a name is shown from
 * the list instead: 엑스왕. */
static void put_fault(ChText *out, ChLanguage language, ChBytes name, const ChFault *fault)
{
    ChText found = CH_TEXT_EMPTY;

    ch_text_add(&found, name.at, name.length);
    const ChField field = ch_field_string("found", ch_text_whole(&found));
    if (name.length == 0 || name.length > LONGEST_NAME)
        ch_fault_text(out, language, fault);
    else
        ch_format(out, language, ch_status_text(fault->status), &field, 1);
    ch_text_free(&found);
}

bool ch_solving_complain(ChCli *cli, const char *option, const char *list, const ChFault *fault)
{
    ChText reason = CH_TEXT_EMPTY;
    const ChBytes name = faulty_name(list, fault);

    put_fault(&reason, cli->language, name, fault);
    const ChField field[] = {
        ch_field_string("option", option),
        ch_field_string("reason", ch_text_whole(&reason)),
    };
    ch_complain(cli, "{option}: {reason}", field, sizeof field / sizeof field[0]);
    ch_text_free(&reason);
    ChSuggestions suggestions = ch_suggestions_for(name.at, name.length);
    ch_suggestions_strategies(&suggestions);
    if (suggestions.count == 0)
        ch_complain(cli,
                    N_("'crosshatch strategies' lists all names; in a list, commas separate them"),
                    NULL, 0);
    ch_suggestions_print(cli, &suggestions, "");
    return false;
}

bool ch_solving_plan_of(ChCli *cli, ChPlan *plan, const char *option, const char *list)
{
    const ChProfile *const profile = ch_solving_profile(cli);
    ChFault fault;

    if (profile == NULL)
        return false;
    const char *const order = cli->options.order;
    const ChStatus status = ch_plan_make_in_order(plan, profile, list, order, &fault);
    if (status == CH_BAD_SEQUENCE)
        ch_solving_complain_order(cli, order, &fault);
    else if (status != CH_OK)
        ch_solving_complain(cli, option, list, &fault);
    plan->easiest = cli->options.easiest;
    return status == CH_OK;
}

void ch_solving_complain_order(ChCli *cli, const char *list, const ChFault *fault)
{
    const char *const name = list + fault->column - 1;
    const size_t length = strcspn(name, ",");
    ChSuggestions suggestions = ch_suggestions_for(name, length);
    ChText names = CH_TEXT_EMPTY;
    ChText found = CH_TEXT_EMPTY;

    for (int i = 0; ch_named_order_at(i) != NULL; i++) {
        add_name(&names, ch_named_order_at(i)->name);
        ch_suggestions_consider(&suggestions, ch_named_order_at(i)->name);
    }
    if (length > LONGEST_NAME)
        ch_text_puts(&found, fault->found);
    else
        ch_text_add(&found, name, length);
    const ChField field[] = {ch_field_string("names", ch_text_whole(&names)),
                             ch_field_string("found", ch_text_whole(&found))};
    ch_complain(cli,
                N_("--order: expected one of the orders {names}, or names of strategies and "
                   "groups; found '{found}'"),
                field, sizeof field / sizeof field[0]);
    ch_suggestions_strategies(&suggestions);
    ch_suggestions_print(cli, &suggestions, "");
    ch_text_free(&names);
    ch_text_free(&found);
}

bool ch_solving_techniques(ChCli *cli, ChTechniqueSet *set, const char *option, const char *list)
{
    const ChProfile *const profile = ch_solving_profile(cli);
    ChFault fault;

    if (profile == NULL)
        return false;
    return ch_plan_techniques(set, profile, list, &fault) == CH_OK ||
           ch_solving_complain(cli, option, list, &fault);
}

bool ch_solving_plan(ChCli *cli, ChPlan *plan)
{
    return ch_solving_plan_of(cli, plan, "--strategies", cli->options.strategies);
}

/* ---- what a player knows ---- */

static bool is_technique(const char *name, size_t length)
{
    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique != NULL && ch_technique_has_name(technique, name, length))
            return true;
    }
    return false;
}

/* Adds the list to KNOWN with `upto:` before each technique and without `only:`. Adds the names of
 * the techniques widened so to WIDENED. */
static void add_known(ChText *known, ChText *widened, const char *list)
{
    static const char only[] = "only:";

    while (true) {
        list += strspn(list, " ");
        const bool is_strict = strncmp(list, only, strlen(only)) == 0;
        list += is_strict ? strlen(only) : 0;
        const size_t length = strcspn(list, ",");
        if (!is_strict && is_technique(list, length)) {
            ch_text_puts(known, "upto:");
            ch_text_puts(widened, widened->length > 0 ? ", " : "");
            ch_text_add(widened, list, length);
        }
        ch_text_add(known, list, length);
        list += length;
        if (*list == '\0')
            return;
        ch_text_char(known, *list++);
    }
}

bool ch_solving_plan_known(ChCli *cli, ChPlan *plan, const char *list)
{
    ChText known = CH_TEXT_EMPTY;
    ChText widened = CH_TEXT_EMPTY;

    add_known(&known, &widened, list);
    const bool good = ch_solving_plan_of(cli, plan, "--known", ch_text_whole(&known));
    const ChField field[] = {
        ch_field_string("names", ch_text_whole(&widened)),
        ch_field_number("count", (uint32_t)plan->count),
    };
    if (good && widened.length > 0)
        ch_complain(cli,
                    N_("--known takes {names} with all that is easier, {count} techniques in all; "
                       "'only:NAME' is one technique alone"),
                    field, sizeof field / sizeof field[0]);
    ch_text_free(&known);
    ch_text_free(&widened);
    return good;
}

/* The state follows the struct, at the next aligned place. */
size_t ch_solving_worker(const ChPlan *plan, size_t size)
{
    const size_t state_size = plan->profile->state.size;

    return state_size > 0 ? size + state_size + alignof(max_align_t) : size;
}

void *ch_solving_state(const ChPlan *plan, void *worker, size_t size)
{
    if (plan->profile->state.size == 0)
        return NULL;
    char *const end = (char *)worker + size;
    return end + -(uintptr_t)end % alignof(max_align_t);
}

ChExit ch_solving_exit(ChOutcome outcome)
{
    if (outcome == CH_CONTRADICTION)
        return CH_EXIT_IMPOSSIBLE;
    return outcome == CH_STUCK || outcome == CH_AMBIGUOUS ? CH_EXIT_UNMET : CH_EXIT_OK;
}

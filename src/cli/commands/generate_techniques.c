/* generate_techniques.c - see generate_techniques.h.
 *
 * The strategies in use are those of --strategies.  Without it they are the whole profile, plus
 * those of --with that have to be requested by name.  With --needs they are those that come no
 * later than the needed one, which is then the hardest step of the solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generate_techniques.h"

#include <string.h>

#include "solving.h"

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

/* Reports lost names; returns whether there are none. */
static bool check_lost(ChCli *cli, bool lost)
{
    if (lost)
        ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    return !lost;
}

/* ---- sets ---- */

static ChTechniqueSet techniques_of(const ChPlan *plan)
{
    ChTechniqueSet set = {{0}};

    for (int i = 0; i < plan->count; i++) {
        ch_techniques_add(&set, plan->row[i].technique);
        for (int j = 0; j < CH_ROW_ALSO && plan->row[i].also[j] != CH_TECHNIQUE_NONE; j++)
            ch_techniques_add(&set, plan->row[i].also[j]);
    }
    return set;
}

static bool read_without(ChCli *cli, ChOrder *order)
{
    Names names = {.rest = cli->options.without};
    bool good = true;

    for (const char *name; (name = next_name(&names)) != NULL;) {
        ChTechniqueSet set = {{0}};
        good = good && ch_solving_techniques(cli, &set, "--without", name);
        for (int number = 0; number < ch_technique_limit(); number++)
            if (ch_techniques_has(&set, number))
                ch_techniques_add(&order->without, number);
    }
    return good && check_lost(cli, names.lost);
}

/* Whether some technique of the set is neither excluded nor above the level; reports if not. */
static bool can_be_used(ChCli *cli, const ChOrder *order, const ChTechniqueSet *set,
                        const char *name)
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
        return ch_complain_found(cli, N_("'{found}' is both requested and ruled out"), name);
    return is_within || ch_complain_found(cli, N_("'{found}' is above the level of --level"), name);
}

/* Adds the techniques that one option requires. */
static bool read_with(ChCli *cli, const char *option, const char *list, ChOrder *order)
{
    Names names = {.rest = list};
    bool good = true;

    for (const char *name; (name = next_name(&names)) != NULL;) {
        ChTechniqueSet set;
        if (!good)
            continue;
        if (order->with_count == CH_ORDER_NAMES)
            good = ch_complain_found(
                cli, N_("no more than eight techniques can be requested; '{found}' is the ninth"),
                name);
        else if (ch_solving_techniques(cli, &set, option, name) &&
                 can_be_used(cli, order, &set, name))
            order->with[order->with_count++] = set;
        else
            good = false;
    }
    return good && check_lost(cli, names.lost);
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
static void list_strategies(const ChCliOptions *options, ChText *list)
{
    if (options->strategies != NULL) {
        ch_text_puts(list, options->strategies);
        return;
    }
    add_names(list, options->needs, "upto:");
    add_names(list, options->with, "+");
}

static bool make_plan(ChCli *cli, ChPlan *plan, const char *option, const ChText *list)
{
    return check_lost(cli, list->failed) &&
           ch_solving_plan_of(cli, plan, option, list->length > 0 ? ch_text_string(list) : NULL);
}

/* Makes a plan without each of the needed techniques. */
static bool make_needs_plans(ChCli *cli, ChOrder *order, const ChText *strategies)
{
    Names names = {.rest = cli->options.needs};
    bool good = true;

    for (const char *name; (name = next_name(&names)) != NULL;) {
        ChText list = CH_TEXT_EMPTY;
        ch_text_puts(&list, ch_text_whole(strategies));
        add_names(&list, name, "-");
        good = good && make_plan(cli, &order->lacking[order->needs_count++], "--needs", &list);
        ch_text_free(&list);
    }
    return good && check_lost(cli, names.lost);
}

/* Whether the strategies in use include a technique of each set and reach the level; reports if
 * not. */
static bool check_plan(ChCli *cli, const ChOrder *order)
{
    const ChTechniqueSet in_use = techniques_of(&order->plan);
    int highest =
        order->with_count > 0 ? 0 : CH_LEVELS; /* a puzzle that no strategy solves is extreme */

    for (int i = 0; i < order->with_count; i++)
        if (!ch_techniques_meet(&order->with[i], &in_use))
            return ch_complain_found(cli, N_("the strategies in use lack a requested technique"),
                                     "");
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_techniques_has(&in_use, number) && ch_technique(number)->level > highest)
            highest = ch_technique(number)->level;
    return (int)order->level.least <= highest ||
           ch_complain_found(cli, N_("all strategies in use are below the level of --level"), "");
}

bool ch_generate_techniques_read(ChCli *cli, ChOrder *order)
{
    const ChCliOptions *const options = &cli->options;
    ChText list = CH_TEXT_EMPTY;

    if (!read_without(cli, order) || !read_with(cli, "--needs", options->needs, order) ||
        !read_with(cli, "--with", options->with, order))
        return false;
    list_strategies(options, &list);
    const bool good = make_plan(cli, &order->plan, "--strategies", &list) &&
                      check_plan(cli, order) && make_needs_plans(cli, order, &list);
    ch_text_free(&list);
    return good;
}

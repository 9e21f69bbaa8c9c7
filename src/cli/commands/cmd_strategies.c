/* cmd_strategies.c - `crosshatch strategies`: the table of strategies, or a page about each named
 * one.
 *
 *      NAME                  HODOKU  LVL   SE  WHAT IT SEES
 *      full-house            0000    1    1.0  Only one cell of a house is empty; ...
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "comparison.h"
#include "english_name.h"
#include "name_match.h"
#include "order_reason.h"
#include "solving.h"
#include "strategy_comparison.h"
#include "strategy_json.h"
#include "strategy_page.h"
#include "technique_name.h"
#include "terminal_traits.h"
#include "terms.h"
#include "wrap.h"

enum { CH_NAME_COLUMN = 22 };

static void pad(ChText *out, size_t used, size_t width)
{
    for (size_t i = used; i < width; i++)
        ch_text_char(out, ' ');
}

static void list_row(ChText *out, ChLanguage language, const ChTechnique *technique)
{
    const char *const code = technique->code[0] != '\0' ? technique->code : "-";

    ch_text_puts(out, technique->key);
    pad(out, strlen(technique->key), CH_NAME_COLUMN);
    if (strlen(technique->key) >= CH_NAME_COLUMN)
        ch_text_puts(out, "  ");
    ch_text_puts(out, code);
    pad(out, strlen(code), 8);
    ch_text_number(out, technique->level);
    ch_text_puts(out, "   ");
    ch_put_rating(out, technique->rating);
    ch_text_puts(out, "  ");
    ch_text_puts(out, ch_translate(language, technique->definition));
    ch_text_char(out, '\n');
}

static void list_head(ChText *out, ChLanguage language)
{
    ch_text_puts(out, ch_translate(language, N_("NAME                  HODOKU  LVL   SE  "
                                                "WHAT IT SEES")));
    ch_text_char(out, '\n');
}

/* Lists the strategies of a family, or all with NULL; false when there are none. */
static bool list_family(const ChCli *cli, ChText *out, const char *family)
{
    bool found = false;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !ch_technique_is_strategy(technique) ||
            (family != NULL && !ch_name_matches(technique->family, family, strlen(family))))
            continue;
        if (!found)
            list_head(out, cli->language);
        list_row(out, cli->language, technique);
        found = true;
    }
    return found;
}

/* Adds the place in an order, the name, and the reason or, in an order of others, what it sees. */
static void list_place(ChText *out, ChLanguage language, int place, const ChTechnique *technique,
                       const char *says)
{
    enum { PLACE = 3, NAME = 34 };
    char number[16];

    snprintf(number, sizeof number, "%*d", PLACE, place);
    ch_text_puts(out, number);
    ch_text_puts(out, "  ");
    ch_text_puts(out, technique->key);
    pad(out, strlen(technique->key), NAME);
    ch_text_number(out, technique->level);
    ch_text_puts(out, "   ");
    ch_text_puts(out, ch_translate(language, says));
    ch_text_char(out, '\n');
}

static void list_order_head(ChText *out, ChLanguage language, bool reordered)
{
    const char *const head =
        reordered ? N_("     NAME                              LVL WHAT IT SEES")
                  : N_("     NAME                              LVL WHY IT COMES HERE");

    ch_text_puts(out, ch_translate(language, head));
    ch_text_char(out, '\n');
}

/* Lists all strategies as --order has them. */
static ChExit list_in_order(ChCli *cli, ChText *out)
{
    ChPlan plan;

    if (cli->operand_count > 0)
        return ch_complain(cli, N_("--order lists all strategies and takes no NAME"), NULL, 0);
    if (!ch_solving_plan_of(cli, &plan, "--order", "all"))
        return CH_EXIT_TROUBLE;
    if (!cli->options.json)
        list_order_head(out, cli->language, plan.reordered);
    for (int i = 0; i < plan.count; i++) {
        const ChTechnique *const technique = ch_technique(plan.row[i].technique);
        if (cli->options.json)
            ch_strategy_json(out, cli->language, technique);
        else
            list_place(out, cli->language, i + 1, technique,
                       plan.reordered ? technique->definition : ch_order_reason(technique->number));
    }
    return CH_EXIT_OK;
}

static bool has_name(const ChTechnique *technique, const char *name)
{
    return ch_technique_has_name(technique, name, strlen(name));
}

static bool is_called(const ChTechnique *technique, const char *name)
{
    return ch_comparison_calls(technique->key, name);
}

/* Describes each technique with the name, or that another program calls so; false when there is
 * none. */
static bool describe_techniques(const ChCli *cli, ChText *out, const char *name,
                                bool (*is_meant)(const ChTechnique *technique, const char *name),
                                ChExampleStep *example)
{
    const ChTextStyle style = {.language = cli->language,
                               .colours = ch_cli_colours(cli),
                               .terminal = ch_terminal_traits(cli, CH_GRID_AUTO)};
    bool found = false;

    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !is_meant(technique, name))
            continue;
        ch_text_puts(out, found ? "\n" : "");
        ch_strategy_page(out, &style, technique, example);
        found = true;
    }
    return found;
}

/* Says why a technique that another program has is missing; false when there is none. */
static bool describe_missing(const ChCli *cli, ChText *out, const char *name)
{
    const ChComparison *const row = ch_comparison_missing(name);

    if (row == NULL)
        return false;
    const ChField field[] = {ch_field_string("program", ch_program_title(row->program)),
                             ch_field_string("name", row->name),
                             ch_field_message("why", row->missing)};
    ch_format(out, cli->language, N_("{name} of {program} is missing here: {why}.\n"), field,
              sizeof field / sizeof field[0]);
    return true;
}

/* Describes the techniques, or lists the family, with a name; or else those that another program
 * calls so. False when there are none. */
static bool describe_name(const ChCli *cli, ChText *out, const char *name, ChExampleStep *example)
{
    const size_t start = out->length;

    if (cli->options.json)
        return ch_strategies_json(out, cli->language, name);
    ChText english = CH_TEXT_EMPTY;

    ch_english_name(&english, name, strlen(name));
    const char *const known = ch_text_string(&english);
    const bool is_known =
        describe_techniques(cli, out, known, has_name, example) || list_family(cli, out, known) ||
        describe_techniques(cli, out, name, is_called, example) || describe_missing(cli, out, name);
    ch_text_free(&english);
    if (!is_known)
        return false;
    if (cli->language != CH_ENGLISH)
        ch_terms_once(out, start);
    return true;
}

/* Describes the strategy whose name is all operands together, as in `strategies naked single`.
 * Returns false when there is none. */
static bool describe_joined(ChCli *cli, ChText *out, ChExampleStep *example)
{
    ChText name = CH_TEXT_EMPTY;

    for (int i = 0; i < cli->operand_count; i++) {
        ch_text_puts(&name, i > 0 ? " " : "");
        ch_text_puts(&name, cli->operand[i]);
    }
    const bool found = cli->operand_count > 1 && !name.failed &&
                       describe_name(cli, out, ch_text_string(&name), example);
    ch_text_free(&name);
    return found;
}

static ChExit describe_operands(ChCli *cli, ChText *out)
{
    ChExampleStep *const example = malloc(sizeof *example);
    ChExit status = CH_EXIT_OK;
    bool any = false;

    if (example == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);

    const int count = describe_joined(cli, out, example) ? 0 : cli->operand_count;
    for (int i = 0; i < count; i++) {
        const char *const name = cli->operand[i];
        ch_text_puts(out, any && !cli->options.json ? "\n" : "");
        any = true;
        if (!describe_name(cli, out, name, example))
            status = ch_technique_report_unknown(cli, name);
    }
    free(example);
    return status;
}

static ChExit compare(ChCli *cli, ChText *out)
{
    const ChProgram program = (ChProgram)(cli->options.compare - 1);

    if (cli->operand_count > 0)
        return ch_complain(cli, N_("--compare takes no name; it lists all of a program"), NULL, 0);
    if (cli->options.json)
        ch_comparison_json(out, cli->language, program);
    else
        ch_strategy_comparison(out, cli->language, program);
    return CH_EXIT_OK;
}

ChExit ch_command_strategies(ChCli *cli)
{
    ChText out = CH_TEXT_EMPTY;
    ChExit status = CH_EXIT_OK;

    if (cli->options.compare > 0)
        status = compare(cli, &out);
    else if (cli->options.order != NULL)
        status = list_in_order(cli, &out);
    else if (cli->operand_count > 0)
        status = describe_operands(cli, &out);
    else if (cli->options.json)
        (void)ch_strategies_json(&out, cli->language, NULL);
    else
        (void)list_family(cli, &out, NULL);
    if (!cli->options.json)
        ch_wrap(&out, 0, ch_output_columns(&cli->out));
    ch_output_flush(&cli->out, &out);
    ch_text_free(&out);
    return status;
}

/* technique_name.c - see technique_name.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "technique_name.h"

#include <string.h>

#include "practice.h"
#include "suggestions.h"

ChExit ch_technique_report_unknown(ChCli *cli, const char *name)
{
    const ChField field = ch_field_string("found", name);
    ChSuggestions suggestions = ch_suggestions_for(name, strlen(name));

    ch_complain(cli, N_("no strategy is called '{found}'; 'crosshatch strategies' lists them"),
                &field, 1);
    ch_suggestions_strategies(&suggestions);
    ch_suggestions_print(cli, &suggestions, "");
    return CH_EXIT_TROUBLE;
}

const ChTechnique *ch_technique_named(ChCli *cli, const char *name)
{
    const ChTechnique *technique;
    const ChStatus status = ch_practice_technique(&technique, name);

    if (status == CH_BAD_STRATEGY)
        ch_technique_report_unknown(cli, name);
    else if (status != CH_OK)
        ch_complain(cli, ch_status_text(status), NULL, 0);
    return technique;
}

const ChTechnique *ch_technique_without_subtypes(ChCli *cli, const char *name)
{
    const ChTechnique *const technique = ch_technique_named(cli, name);

    if (technique == NULL || !ch_technique_is_subtype(technique))
        return technique;
    const ChField field[] = {
        ch_field_string("found", name),
        ch_field_string("technique", ch_technique(technique->parents[0])->key)};
    ch_complain(cli, N_("'{found}' is a sub-type; name its technique, '{technique}'"), field, 2);
    return NULL;
}

const ChTechnique *ch_technique_of_operands(ChCli *cli)
{
    ChText name = CH_TEXT_EMPTY;

    if (cli->operand_count == 0) {
        ch_complain(cli, N_("name a technique; 'crosshatch strategies' lists them"), NULL, 0);
        return NULL;
    }
    for (int i = 0; i < cli->operand_count; i++) {
        ch_text_puts(&name, i > 0 ? " " : "");
        ch_text_puts(&name, cli->operand[i]);
    }
    const ChTechnique *technique = NULL;
    if (name.failed)
        ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    else
        technique = ch_technique_named(cli, ch_text_string(&name));
    ch_text_free(&name);
    return technique;
}

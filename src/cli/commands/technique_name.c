/* technique_name.c - see technique_name.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "technique_name.h"

#include <string.h>

#include "english_name.h"
#include "profiles.h"
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

static const ChTechnique *first_with_name(const char *name)
{
    const ChProfile *const profile = ch_profile_at(0);

    for (int i = 0; i < profile->count; i++) {
        const ChTechnique *const technique = ch_technique(profile->row[i].technique);
        if (ch_technique_has_name(technique, name, strlen(name)))
            return technique;
    }
    return NULL;
}

/* Reports a name that no technique has; for that of a sub-type, which technique to name. */
static void report_name(ChCli *cli, const char *name, const char *english)
{
    for (int i = 0; i < ch_technique_limit(); i++) {
        const ChTechnique *const technique = ch_technique(i);
        if (technique == NULL || !ch_technique_is_subtype(technique) ||
            !ch_technique_has_name(technique, english, strlen(english)))
            continue;
        const ChField field[] = {
            ch_field_string("found", name),
            ch_field_string("technique", ch_technique(technique->parents[0])->key)};
        ch_complain(cli, N_("'{found}' is a sub-type; name its technique, '{technique}'"), field,
                    2);
        return;
    }
    ch_technique_report_unknown(cli, name);
}

const ChTechnique *ch_technique_named(ChCli *cli, const char *name)
{
    const ChTechnique *technique = NULL;
    ChText english = CH_TEXT_EMPTY;

    ch_english_name(&english, name, strlen(name));
    if (english.failed) {
        ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    } else {
        technique = first_with_name(ch_text_string(&english));
        if (technique == NULL)
            report_name(cli, name, ch_text_string(&english));
    }
    ch_text_free(&english);
    return technique;
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

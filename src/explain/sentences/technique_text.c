/* technique_text.c - see technique_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "technique_text.h"

#include <string.h>

#include "technique.h"

const char *ch_explain_title(ChLanguage language, const char *key)
{
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));

    return technique != NULL ? ch_translate(language, technique->title) : key;
}

const char *ch_explain_step_title(ChLanguage language, const ChStepRecord *step)
{
    return ch_explain_title(language, step->subtype != NULL ? step->subtype : step->technique);
}

const char *ch_explain_spot(const char *key)
{
    const ChTechnique *technique = ch_technique_by_key(key, strlen(key));

    if (technique != NULL && technique->spotted_as != CH_TECHNIQUE_NONE)
        technique = ch_technique(technique->spotted_as);
    return technique != NULL ? technique->spot : NULL;
}

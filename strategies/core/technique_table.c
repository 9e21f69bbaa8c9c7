/* technique_table.c - what is read from the table of techniques: see technique.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "technique.h"

#include <assert.h>
#include <string.h>

#include "finders.h"
#include "name_match.h"

bool ch_no_finder(const ChFinderInput *input, ChSink *sink)
{
    (void)input;
    (void)sink;
    return false;
}

bool ch_no_test(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    (void)step;
    return false;
}

bool ch_technique_is_single(const ChTechnique *technique)
{
    return strcmp(technique->family, "singles") == 0;
}

bool ch_technique_assumes_unique(const ChTechnique *technique)
{
    return technique->assumes || strcmp(technique->family, "uniqueness") == 0;
}

bool ch_technique_needs_unique(const ChTechnique *technique)
{
    return !technique->assumes && ch_technique_assumes_unique(technique);
}

bool ch_technique_is_found(const ChTechnique *technique)
{
    return technique->find != ch_no_finder;
}

bool ch_technique_is_refuted(const ChTechnique *technique)
{
    return technique->refute != NULL;
}

bool ch_technique_is_subtype(const ChTechnique *technique)
{
    return technique->holds != NULL;
}

bool ch_technique_is_strategy(const ChTechnique *technique)
{
    return ch_technique_is_found(technique) || ch_technique_is_subtype(technique);
}

const ChTechnique *ch_technique(int number)
{
    if (number < 0 || number >= ch_technique_limit() || ch_techniques[number].key == NULL)
        return NULL;
    return &ch_techniques[number];
}

static bool is_word(const char *word, const char *name, size_t length)
{
    return strlen(word) == length && memcmp(word, name, length) == 0;
}

bool ch_technique_has_name(const ChTechnique *technique, const char *name, size_t length)
{
    return ch_name_matches(technique->key, name, length) ||
           ch_name_matches(technique->title, name, length) ||
           ch_name_matches(ch_technique_aliases(technique), name, length);
}

const ChTechnique *ch_technique_by_key(const char *key, size_t length)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique != NULL && is_word(technique->key, key, length))
            return technique;
    }
    return NULL;
}

bool ch_technique_exists(const char *key)
{
    return ch_technique_by_key(key, strlen(key)) != NULL;
}

/* ---- levels ---- */

static const char *const LEVELS[CH_LEVELS + 1] = {"none", "easy",   "medium",
                                                  "hard", "expert", "extreme"};

const char *ch_level_key(int level)
{
    assert(level >= 0 && level <= CH_LEVELS);
    return LEVELS[level];
}

int ch_level_by_name(const char *name, size_t length)
{
    for (int level = 1; level <= CH_LEVELS; level++)
        if (ch_name_matches(LEVELS[level], name, length))
            return level;
    return ch_name_matches("unfair", name, length) ? 4 : 0;
}

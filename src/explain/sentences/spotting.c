/* spotting.c - finds the text on how to spot a technique, by its key or its family.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "explain.h"
#include "technique.h"

/* Reports whether the key matches: `*` matches any characters, `?` one character. */
static bool matches(const char *pattern, const char *key)
{
    const char *star = NULL;
    const char *resume = key;

    while (*key != '\0') {
        if (*pattern == '*') {
            star = pattern++;
            resume = key;
        } else if (*pattern == '?' || *pattern == *key) {
            pattern++;
            key++;
        } else if (star != NULL) {
            pattern = star + 1;
            key = ++resume;
        } else {
            return false;
        }
    }
    while (*pattern == '*')
        pattern++;
    return *pattern == '\0';
}

const char *ch_explain_spot(const char *key)
{
    static const struct {
        const char *pattern;
        const char *text;
    } rows[] = {
#define SPOT(pattern, text) {pattern, text},
#include "spotting.def"
#undef SPOT
    };
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));

    for (size_t i = 0; i < sizeof rows / sizeof rows[0] && technique != NULL; i++) {
        const char *const pattern = rows[i].pattern;
        if (pattern[0] == '@' ? strcmp(pattern + 1, technique->family) == 0 : matches(pattern, key))
            return rows[i].text;
    }
    return NULL;
}

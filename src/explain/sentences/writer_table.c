/* writer_table.c - see writer_table.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "writer_table.h"

#include <string.h>

#include "technique.h"

/* Reports whether the key matches; `*` matches any characters. */
static bool matches(const char *pattern, const char *key)
{
    if (*pattern == '*')
        return matches(pattern + 1, key) || (*key != '\0' && matches(pattern, key + 1));
    return *pattern == *key && (*key == '\0' || matches(pattern + 1, key + 1));
}

static bool fits(const char *pattern, const ChTechnique *technique)
{
    const size_t family = strlen(technique->family);

    return strncmp(pattern, technique->family, family) == 0 && pattern[family] == ':' &&
           matches(pattern + family + 1, technique->key);
}

ChSentenceWriter ch_writer_find(const ChWriterRow *row, size_t count, const char *key)
{
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));

    for (size_t i = 0; i < count && technique != NULL; i++)
        if (fits(row[i].pattern, technique))
            return row[i].write;
    return NULL;
}

/* se_name.c - the names that the programs give to hints.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "se.h"

/* Writes the name of a chain: the searches inside it are named by the last of them. */
static void name_chain(const ChSeHint *hint, const char *name, char *to)
{
    static const char *const PART[] = {"",
                                       " (+)",
                                       " (+ Forcing Chains)",
                                       " (+ Multiple Forcing Chains)",
                                       " (+ Dynamic Forcing Chains)",
                                       " (+ Dynamic Forcing Chains (+ Forcing Chains))"};

    assert(hint->level < sizeof PART / sizeof *PART);
    snprintf(to, CH_SE_NAME, "%s%s%s", hint->dynamic ? "Dynamic " : "", name, PART[hint->level]);
}

/* Writes the name of a loop.  The programs differ in what they state of it. */
static void name_loop(const ChSeScale *scale, const ChSeHint *hint, char *to)
{
    static const char *const SET[] = {"", "", "Pair", "Triplet", "Quad"};
    const bool naked = hint->cells != 0;
    const int size = naked ? ch_se_count(hint->cells) + 1 : ch_se_count(hint->digits);
    int length;

    if (hint->length == 4)
        length = snprintf(to, CH_SE_NAME, "Unique Rectangle type %d", hint->type);
    else if (hint->length == 6 && !scale->names_all_lengths)
        length = snprintf(to, CH_SE_NAME, "Unique Loop type %d", hint->type);
    else
        length = snprintf(to, CH_SE_NAME, "Unique Loop %d type %d", hint->length, hint->type);
    if (hint->type == 3 && scale->names_loop_sets && size <= 4)
        snprintf(to + length, CH_SE_NAME - (size_t)length, " (w/%s %s)", naked ? "Naked" : "Hidden",
                 SET[size]);
}

/* Writes the name of strong links.  After the number of grouped links the suffix lists the houses:
 * blocks are 0; lines are 1, or 1 and 2 where there are both rows and columns. */
static void name_strong_links(const ChSeHint *hint, char *to)
{
    const char *const houses = hint->suffix + 1;
    const int links = (int)strlen(houses);
    const char *const grouped = hint->suffix[0] != '0' ? "Grouped " : "";

    if (hint->type == CH_SE_RING)
        snprintf(to, CH_SE_NAME, "(%d Strong Links) %sX-Loop %s", links, grouped, hint->suffix);
    else if (strpbrk(houses, "02") == NULL && links == 2)
        snprintf(to, CH_SE_NAME, "%sSkyscraper %s", grouped, hint->suffix);
    else if (strpbrk(houses, "02") == NULL)
        snprintf(to, CH_SE_NAME, "%s%d Skyscrapers %s", grouped, links, hint->suffix);
    else if (strchr(houses, '0') == NULL && links < 4)
        snprintf(to, CH_SE_NAME, "%s%d-String Kite %s", grouped, links, hint->suffix);
    else
        snprintf(to, CH_SE_NAME, "%s%d Strong links %s", grouped, links, hint->suffix);
}

/* Writes the name of a wing: as many letters as it has digits, the last ones of the alphabet. */
static void name_large_wing(const ChSeHint *hint, char *to)
{
    static const char LETTERS[] = "TUVWXYZ";

    assert(hint->length >= 4 && hint->length <= 7);
    snprintf(to, CH_SE_NAME, "%s-Wing %s", LETTERS + 7 - hint->length, hint->suffix);
}

void ch_se_name(const ChSeScale *scale, const ChSeHint *hint, char name[CH_SE_NAME])
{
    static const char *const NAME[CH_SE_TECHNIQUES] = {
#define SE_TECHNIQUE(key, name) [CH_SE_##key] = name,
#include "se_techniques.def"
#undef SE_TECHNIQUE
    };

    assert(hint->technique < CH_SE_TECHNIQUES);
    if (hint->technique == CH_SE_LOOP)
        name_loop(scale, hint, name);
    else if (hint->technique == CH_SE_STRONG_LINKS)
        name_strong_links(hint, name);
    else if (hint->technique == CH_SE_LARGE_WING)
        name_large_wing(hint, name);
    else if (hint->technique == CH_SE_BUG)
        snprintf(name, CH_SE_NAME, "BUG type %d", hint->type);
    else if (hint->technique == CH_SE_X_CHAIN && hint->nodes == 6)
        snprintf(name, CH_SE_NAME, "Turbot Fish");
    else if (hint->technique == CH_SE_X_CYCLE && hint->nodes == 4)
        snprintf(name, CH_SE_NAME, "Generalized X-Wing");
    else
        name_chain(hint, NAME[hint->technique], name);
}

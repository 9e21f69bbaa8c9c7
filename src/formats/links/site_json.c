/* site_json.c - see site_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "site_json.h"

ChJson *ch_site_json_parse(const ChText *text)
{
    const ChJsonSource source = {ch_text_string(text), text->length, 1, 1};
    ChJson *tree = NULL;
    ChFault unused;

    if (ch_json_parse(&source, &tree, &unused) != CH_OK)
        return NULL;
    if (ch_json_is_object(tree))
        return tree;
    ch_json_free(tree);
    return NULL;
}

int ch_site_json_digit(const ChJson *value)
{
    const char *const string = ch_json_string(value);
    const int64_t number = ch_json_whole(value, 1, 9);

    if (string != NULL && string[0] >= '1' && string[0] <= '9' && string[1] == '\0')
        return string[0] - '0';
    return number > 0 ? (int)number : 0;
}

bool ch_site_json_marks(const ChJson *marks, uint16_t *digits)
{
    if (marks == NULL)
        return true;
    if (!ch_json_is_list(marks))
        return false;
    for (const ChJson *mark = ch_json_first(marks); mark != NULL; mark = ch_json_next(mark)) {
        const int digit = ch_site_json_digit(mark);
        if (digit == 0)
            return false;
        *digits |= (uint16_t)(1u << (digit - 1));
    }
    return true;
}

bool ch_site_json_corner(const ChJson *marks, int cell, ChCandidateSet *corner)
{
    uint16_t digits = 0;
    const bool good = ch_site_json_marks(marks, &digits);

    CH_EACH_DIGIT(digit, digits)
        ch_candidates_add(corner, CH_CANDIDATE(cell, digit));
    return good;
}

bool ch_site_json_says(const ChJson *member)
{
    if (member == NULL)
        return false;
    if (ch_json_is_list(member) || ch_json_is_object(member))
        return ch_json_length(member) > 0;
    return ch_json_truth(member) == 1;
}

bool ch_site_json_cells(const ChJson *rows,
                        bool (*visit)(void *context, int cell, const ChJson *value), void *context)
{
    int row = 0;

    if (rows == NULL || !ch_json_is_list(rows) || ch_json_length(rows) != 9)
        return false;
    for (const ChJson *at = ch_json_first(rows); at != NULL; at = ch_json_next(at), row++) {
        int column = 0;
        if (!ch_json_is_list(at) || ch_json_length(at) != 9)
            return false;
        for (const ChJson *cell = ch_json_first(at); cell != NULL; cell = ch_json_next(cell)) {
            if (!visit(context, CH_CELL_AT(row, column), cell))
                return false;
            column++;
        }
    }
    return true;
}

ChStatus ch_site_variant(ChText *found, const char *word)
{
    ch_text_puts(found, word);
    return CH_LINK_VARIANT;
}

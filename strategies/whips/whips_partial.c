/* whips_partial.c - see whips_partial.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_partial.h"

#include <string.h>

/* ---- all conclusions ---- */

static void note(uint8_t *shortest, int labels)
{
    if (*shortest == 0 || *shortest > labels)
        *shortest = (uint8_t)labels;
}

/* A partial pattern is only of use if its left-linking candidates can all be different. */
static bool note_label(void *context, const ChWhipPath *path)
{
    uint8_t *const shortest = (uint8_t *)context + path->label[path->labels - 1];
    ChWhipPattern pattern;

    if ((*shortest == 0 || *shortest > path->labels) && ch_whip_complete(path, CH_NONE, &pattern))
        note(shortest, path->labels);
    return false;
}

/* Notes what a label implies: itself, and that each candidate it conflicts with is false. */
static void note_implied(const ChPropagation *start, int label, int labels, ChWhipReach *reach)
{
    const int digit = ch_whip_digit(label);
    const ChCellSet seen = ch_bands_cells(ch_whip_against(label) & start->open[digit]);

    CH_EACH_CELL(cell, seen)
        note(&reach->labels[0][CH_CANDIDATE(cell, digit)], labels);
    if (label >= CH_CANDIDATES)
        return;
    note(&reach->labels[1][label], labels);
    for (int other = 0; other < CH_DIGITS; other++) {
        const int candidate = CH_CANDIDATE(CH_CANDIDATE_CELL(label), other);
        if (other != digit && ch_propagation_is_open(start, candidate))
            note(&reach->labels[0][candidate], labels);
    }
}

void ch_whip_reach(ChWhipSearch *search, ChWhipKind kind, int source, int most, ChWhipReach *reach)
{
    uint8_t shortest[CH_WHIP_LABELS] = {0};

    memset(reach, 0, sizeof *reach);
    ch_whip_each_partial(search, kind, source, most, note_label, shortest);
    for (int label = 0; label < CH_WHIP_LABELS; label++)
        if (shortest[label] > 0)
            note_implied(&search->start, label, shortest[label], reach);
}

/* ---- one conclusion ---- */

bool ch_whip_leads_to(int label, const ChWhipEnd *end)
{
    CH_EACH_CANDIDATE(one, &end->candidates)
        if (end->holds ? label != one : !ch_whip_conflicts(label, one))
            return false;
    return true;
}

typedef struct Wanted {
    const ChWhipEnd *end;
    int labels;
    ChWhipPattern *pattern;
} Wanted;

static bool is_wanted(void *context, const ChWhipPath *path)
{
    const Wanted *const wanted = context;

    return path->labels == wanted->labels &&
           ch_whip_leads_to(path->label[path->labels - 1], wanted->end) &&
           ch_whip_complete(path, CH_NONE, wanted->pattern);
}

bool ch_whip_find_partial(ChWhipSearch *search, ChWhipKind kind, int source, int labels,
                          const ChWhipEnd *end, ChWhipPattern *pattern)
{
    Wanted wanted = {end, labels, pattern};

    return ch_whip_each_partial(search, kind, source, labels, is_wanted, &wanted);
}

bool ch_whip_has_segment(const ChWhipPattern *pattern)
{
    for (int i = 0; i < pattern->length; i++)
        if (pattern->right[i] != CH_NONE && pattern->right[i] >= CH_CANDIDATES)
            return true;
    return false;
}

/* whips_pattern.c - see whips_pattern.h.
 *
 * A place of a whip often has several left-linking candidates.  No candidate may serve two places,
 * so they are chosen as a matching.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips_pattern.h"

#include <string.h>

/* The variables that can have a place in a pattern, each with a left-linking candidate. */
typedef struct Places {
    int count;
    int choices[CH_WHIP_MOST];
    uint16_t variable[CH_WHIP_MOST][5 * 8];
    uint16_t left[CH_WHIP_MOST][5 * 8];
    int8_t taken[CH_CANDIDATES]; /* the place that takes a candidate, from 1 */
    int8_t choice[CH_WHIP_MOST];
    bool visited[CH_CANDIDATES];
} Places;

/* Lists the candidates of a variable, at the start, that conflict with LAST and are not part of
 * RIGHT, which is CH_WHIP_NO_LABEL at the end. */
static void list_lefts(const ChWhipPath *path, Places *places, int variable, int last, int right)
{
    const int place = places->count;
    uint16_t candidate[9];
    const int count = ch_whip_open_in(path->start, path->relation, variable, candidate);

    for (int i = 0; i < count; i++) {
        if ((right != CH_WHIP_NO_LABEL && ch_whip_is_part(right, candidate[i])) ||
            (last != CH_WHIP_NO_LABEL && !ch_whip_conflicts(last, candidate[i])))
            continue;
        places->variable[place][places->choices[place]] = (uint16_t)variable;
        places->left[place][places->choices[place]++] = candidate[i];
    }
}

/* Lists the variables that contain a label and may have a place before the end; returns how
 * many. */
static int list_variables(const ChWhipPath *path, int right, int variable[5])
{
    const int all = ch_whip_variables_of(right, variable);
    int count = 0;

    for (int i = 0; i < all; i++)
        if (ch_constraints_has(path->variables, variable[i]))
            variable[count++] = variable[i];
    if (path->relation != NULL && !path->relation->is_end)
        variable[count++] = CH_WHIP_RELATION;
    return count;
}

/* Lists the variables that are left with a label, and their left-linking candidates; in a braid
 * those that conflict with the label before it come first. */
static void list_place(const ChWhipPath *path, Places *places, const ChPropagation *now, int last,
                       int right)
{
    int variable[5];
    const int count = list_variables(path, right, variable);

    for (int any = 0; any <= path->kind.is_braid; any++)
        for (int i = 0; i < count; i++)
            if (ch_whip_left_in(now, path->relation, variable[i], path->kind.with_segments) ==
                    right &&
                (!any || places->choices[places->count] == 0))
                list_lefts(path, places, variable[i], any ? CH_WHIP_NO_LABEL : last, right);
}

/* Finds a left-linking candidate for a place of a whip, moving others if necessary. */
static bool take_left(Places *places, int place)
{
    for (int i = 0; i < places->choices[place]; i++) {
        const int candidate = places->left[place][i];
        if (places->visited[candidate])
            continue;
        places->visited[candidate] = true;
        if (places->taken[candidate] == 0 || take_left(places, places->taken[candidate] - 1)) {
            places->taken[candidate] = (int8_t)(place + 1);
            places->choice[place] = (int8_t)i;
            return true;
        }
    }
    return false;
}

static void write_pattern(const ChWhipPath *path, const Places *places, ChWhipPattern *pattern)
{
    pattern->target = path->target;
    pattern->length = places->count;
    for (int i = 0; i < pattern->length; i++) {
        pattern->variable[i] = places->variable[i][places->choice[i]];
        pattern->left[i] = places->left[i][places->choice[i]];
        pattern->right[i] = i < path->labels ? path->label[i] : CH_NONE;
    }
}

bool ch_whip_complete(const ChWhipPath *path, int variable, ChWhipPattern *pattern)
{
    ChPropagation now = *path->start;
    Places places = {.count = 0};
    int last = path->target;

    ch_whip_add(&now, last);
    for (; places.count < path->labels; places.count++) {
        const int right = path->label[places.count];
        list_place(path, &places, &now, last, right);
        ch_whip_add(&now, right);
        last = right;
    }
    if (variable != CH_NONE) {
        list_lefts(path, &places, variable, last, CH_WHIP_NO_LABEL);
        if (path->kind.is_braid && places.choices[places.count] == 0)
            list_lefts(path, &places, variable, CH_WHIP_NO_LABEL, CH_WHIP_NO_LABEL);
        places.count++;
    }
    for (int place = 0; place < places.count && !path->kind.is_braid; place++) {
        memset(places.visited, 0, sizeof places.visited);
        if (!take_left(&places, place))
            return false;
    }
    write_pattern(path, &places, pattern);
    return true;
}

static bool rules_out(const ChPropagation *start, const ChWhipRelation *relation, ChWhipKind kind,
                      const ChWhipPattern *pattern, int target)
{
    const int last = pattern->length - 1;
    ChPropagation now = *start;

    ch_whip_add(&now, target);
    for (int i = 0; i < last; i++) {
        if (ch_whip_left_in(&now, relation, pattern->variable[i], kind.with_segments) !=
            pattern->right[i])
            return false;
        ch_whip_add(&now, pattern->right[i]);
    }
    return ch_whip_left_in(&now, relation, pattern->variable[last], kind.with_segments) ==
           CH_WHIP_EMPTY;
}

ChCandidateSet ch_whip_targets(const ChPropagation *start, const ChWhipRelation *relation,
                               ChWhipKind kind, const ChWhipPattern *pattern)
{
    ChCandidateSet targets = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_whip_is_target(start, candidate) && ch_conflict(candidate, pattern->left[0]) &&
            rules_out(start, relation, kind, pattern, candidate))
            ch_candidates_add(&targets, candidate);
    return targets;
}

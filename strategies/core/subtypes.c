/* subtypes.c - see subtypes.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "subtypes.h"

/* The numbers of the sub-types, in the order of the table.  The small WebAssembly module has
 * none. */
static const uint16_t numbers[] = {
#ifndef CH_DEFAULT_PROFILE_ONLY
#define SUBTYPE(number, ...) number,
#include "subtypes.def"
#undef SUBTYPE
#endif
    CH_TECHNIQUE_NONE};

enum { SUBTYPES = sizeof numbers / sizeof numbers[0] - 1 };

_Static_assert(SUBTYPES <= UINT8_MAX, "ChSubtypes has bytes");

static bool is_link(const ChMark *mark)
{
    return mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO ||
           mark->role == CH_ROLE_LINK_STRONG;
}

static void add_end(ChStepLink *link, uint16_t *end, int candidate)
{
    link->grouped = link->grouped || *end != CH_NONE;
    *end = *end == CH_NONE ? (uint16_t)candidate : *end;
    ch_cells_add(&link->cells, CH_CANDIDATE_CELL(candidate));
}

bool ch_step_next_link(const ChStepRecord *step, const ChMark **at, ChStepLink *link)
{
    const ChMark *const end = ch_marks_end(step);
    const ChMark *mark = *at;

    while (mark < end && !is_link(mark))
        mark++;
    *link = (ChStepLink){.from = CH_NONE, .to = CH_NONE};
    for (const int group = mark < end ? mark->group : 0;
         mark < end && is_link(mark) && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_LINK_STRONG)
            link->strong = true;
        else
            add_end(link, mark->role == CH_ROLE_LINK_FROM ? &link->from : &link->to, mark->thing);
    }
    *at = mark;
    return link->from != CH_NONE && link->to != CH_NONE;
}

static bool has_parent(int row, int parent)
{
    return ch_technique_has_parent(&ch_techniques[numbers[row]], parent);
}

ChSubtypes ch_technique_subtypes(int parent)
{
    int from = 0;
    int end = SUBTYPES;

    while (from < end && !has_parent(from, parent))
        from++;
    while (end > from && !has_parent(end - 1, parent))
        end--;
    return (ChSubtypes){(uint8_t)from, (uint8_t)end};
}

const ChTechnique *ch_subtype_of(ChSubtypes subtypes, int parent, const ChBoard *before,
                                 const ChStepRecord *step)
{
    ChStepKind read = NULL; /* what KIND was read by */
    int kind = 0;

    for (int i = subtypes.from; i < subtypes.end; i++) {
        const ChTechnique *const subtype = &ch_techniques[numbers[i]];
        if (!has_parent(i, parent))
            continue;
        if (subtype->kind_of != NULL && subtype->kind_of != read) {
            read = subtype->kind_of;
            kind = read(before, step);
        }
        if (subtype->kind_of != NULL ? kind == subtype->kind : subtype->holds(before, step))
            return subtype;
    }
    return NULL;
}

/* ---- a step as its finder reports it ---- */

static size_t list_set(uint16_t *list, const ChCandidateSet *set)
{
    size_t count = 0;

    CH_EACH_CANDIDATE(candidate, set)
        list[count++] = (uint16_t)candidate;
    return count;
}

/* The marks are too large to be cleared: each counter is set instead. */
int ch_step_name(const ChBoard *before, const ChStep *step)
{
    const ChTechnique *const technique = ch_technique(step->technique);
    const ChSubtypes subtypes = ch_technique_subtypes(step->technique);
    const ChReplay replay = {.board = *before};
    uint16_t place[CH_CELLS];
    uint16_t eliminate[CH_CANDIDATES];
    ChMarks marks;

    if (subtypes.from == subtypes.end)
        return step->technique;
    ChStepRecord record = {.technique = technique->key, .place = place, .eliminate = eliminate};
    if (step->detail != NULL) {
        record.place_count = list_set(place, &step->detail->placed);
        record.eliminate_count = list_set(eliminate, &step->detail->removed);
        record.deadly = step->detail->deadly;
        record.deadly_count = step->detail->deadly_count;
    }
    if (step->placed != CH_NONE)
        place[record.place_count++] = step->placed;
    marks.kind = CH_KIND_NONE;
    marks.count = 0;
    marks.overflow = false;
    marks.has_cases = false;
    technique->mark(&replay, step, &marks);
    record.mark = marks.mark;
    record.mark_count = marks.overflow ? 0 : marks.count;
    const ChTechnique *const subtype = ch_subtype_of(subtypes, step->technique, before, &record);
    return subtype != NULL ? subtype->number : step->technique;
}

/* ---- steps by their most precise name ---- */

typedef struct NameSink {
    ChSink sink;
    ChSink *next;
    const ChBoard *board;
    const ChTechniqueSet *left_out;
} NameSink;

static bool pass_on(ChSink *sink, const ChStep *step)
{
    const NameSink *const name_sink = (const NameSink *)sink;

    return !ch_techniques_has(name_sink->left_out, ch_step_name(name_sink->board, step)) &&
           ch_sink_take(name_sink->next, step);
}

bool ch_find_except(ChFinder find, const ChTechniqueSet *left_out, const ChFinderInput *input,
                    ChSink *sink)
{
    NameSink name_sink = {{pass_on}, sink, input->board, left_out};
    ChFinderInput whole = *input;

    whole.since = 0; /* what was left out before may be named otherwise now */
    return find(&whole, &name_sink.sink);
}

bool ch_technique_find(const ChTechnique *technique, const ChFinderInput *input, ChSink *sink)
{
    ChTechniqueSet others;
    bool enough = false;

    if (!ch_technique_is_subtype(technique))
        return technique->find(input, sink);
    memset(&others, 0xff, sizeof others);
    ch_techniques_remove(&others, technique->number);
    for (int i = 0; i < CH_PARENTS && technique->parents[i] != CH_TECHNIQUE_NONE && !enough; i++)
        enough = ch_find_except(ch_technique(technique->parents[i])->find, &others, input, sink);
    return enough;
}

/* scheme.c - see scheme.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "scheme.h"

#include "loop.h"
#include "uniqueness.h"

#define NO_INK CH_NO_INK
#define INK(fill, line, text)                                                                      \
    {                                                                                              \
        fill, line, text                                                                           \
    }

const ChToneRow ch_tone_row[CH_TONES] = {
#define TONE(name, class, word, form, width, dash, ...)                                            \
    [CH_TONE_##name] = {class, word, form, width, dash, {__VA_ARGS__}},
#include "tones.def"
#undef TONE
};

/* ---- reading marks, which may come from anywhere ---- */

static bool is_in(const ChMark *mark, ChRole role, unsigned limit)
{
    return mark->role == role && mark->thing < limit;
}

static unsigned digits_of(const ChStepRecord *step, ChRole role, int group)
{
    unsigned digits = 0;

    for (size_t i = 0; i < step->mark_count; i++)
        if (is_in(&step->mark[i], role, CH_DIGITS) && (group < 0 || step->mark[i].group == group))
            digits |= 1u << step->mark[i].thing;
    return digits;
}

/* ---- tones ---- */

/* Gives a candidate a tone unless it already has a stronger one. */
static void tone_candidate(ChScheme *scheme, int candidate, ChTone tone)
{
    if (scheme->candidate[candidate] < tone)
        scheme->candidate[candidate] = (uint8_t)tone;
}

static void tone_cell(ChScheme *scheme, int cell, ChTone tone)
{
    if (scheme->cell[cell] < tone)
        scheme->cell[cell] = (uint8_t)tone;
}

static void tone_digits(ChScheme *scheme, int cell, unsigned digits, ChTone tone)
{
    CH_EACH_DIGIT(digit, digits)
        tone_candidate(scheme, CH_CANDIDATE(cell, digit), tone);
}

static void tone_node(ChScheme *scheme, const ChPictureNode *node, ChTone tone)
{
    for (int i = 0; i < node->count; i++)
        tone_candidate(scheme, node->candidate[i], tone);
}

/* Gives tones to the consequences of a net, and to the candidates that fail in the end; the numbers
 * show the rest. */
static void tone_net(ChScheme *scheme)
{
    const ChNet *const net = &scheme->net;

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_candidates_has(&net->ends, candidate))
            tone_candidate(scheme, candidate, CH_TONE_DEAD);
        else if (net->number[candidate] != 0)
            tone_candidate(scheme, candidate, CH_TONE_ON);
    if (net->supposed < CH_CANDIDATES)
        tone_cell(scheme, CH_CANDIDATE_CELL(net->supposed), CH_TONE_PIVOT);
}

/* Gives tones to the nodes of a chain.  A strong link leads from a false node to a true one, a weak
 * link from a true node to a false one. */
static void tone_links(ChScheme *scheme, const ChStepRecord *step)
{
    const ChMark *const end = ch_marks_end(step);
    ChLink link;

    for (const ChMark *mark = ch_pattern_link(&link, step->mark, end); mark != NULL;
         mark = ch_pattern_link(&link, mark, end)) {
        tone_node(scheme, &link.from, link.strong ? CH_TONE_OFF : CH_TONE_ON);
        tone_node(scheme, &link.to, link.strong ? CH_TONE_ON : CH_TONE_OFF);
    }
}

static void tone_set_cell(ChScheme *scheme, const ChStepRecord *step, const ChMark *mark)
{
    tone_cell(scheme, mark->thing, ch_scheme_set(mark->group));
    if (mark->group < 8)
        scheme->letters[mark->thing] |= (uint8_t)(1u << mark->group);
    tone_digits(scheme, mark->thing, digits_of(step, CH_ROLE_SET_DIGIT, mark->group),
                CH_TONE_IN_SET);
    tone_digits(scheme, mark->thing, digits_of(step, CH_ROLE_DIGIT, -1), CH_TONE_PATTERN);
}

/* Gives a tone to the places of a restricted common in one of its sets. */
static void tone_common(ChScheme *scheme, const ChStepRecord *step, const ChMark *mark)
{
    const unsigned digits = digits_of(step, CH_ROLE_COMMON_DIGIT, mark->group);

    for (size_t i = 0; i < step->mark_count; i++)
        if (is_in(&step->mark[i], CH_ROLE_SET_CELL, CH_CELLS) && step->mark[i].group == mark->thing)
            tone_digits(scheme, step->mark[i].thing, digits, CH_TONE_COMMON);
}

static bool has_role(const ChStepRecord *step, ChRole role)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role)
            return true;
    return false;
}

/* Gives tones to the digits in a cell of the pattern.  A chain through the cells is itself the
 * pattern, unless it starts from a fish.  Where the step marks no digit that is open in the cell,
 * the cell counts as a whole. */
static void tone_pattern(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step,
                         const ChMark *mark)
{
    const unsigned open = board->candidates[mark->thing];
    const unsigned digits = open & digits_of(step, CH_ROLE_DIGIT, -1);
    const bool is_chain = has_role(step, CH_ROLE_LINK_FROM) && !has_role(step, CH_ROLE_COVER);
    const bool is_whole =
        digits == 0 && (mark->role == CH_ROLE_PIVOT || !has_role(step, CH_ROLE_DIGIT));

    tone_digits(scheme, mark->thing, is_whole ? open : digits,
                is_whole || is_chain ? CH_TONE_IN_SET : CH_TONE_PATTERN);
}

static void tone_cell_mark(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step,
                           const ChMark *mark)
{
    switch (mark->role) {
    case CH_ROLE_CELL:
    case CH_ROLE_PIVOT:
        tone_cell(scheme, mark->thing,
                  mark->role == CH_ROLE_PIVOT ? CH_TONE_PIVOT : CH_TONE_GROUND);
        tone_pattern(scheme, board, step, mark);
        break;
    case CH_ROLE_CLOSED:
        ch_cells_add(&scheme->closed, mark->thing);
        break;
    case CH_ROLE_SET_CELL:
        tone_set_cell(scheme, step, mark);
        break;
    default:
        break;
    }
}

static void tone_mark(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step,
                      const ChMark *mark)
{
    static const uint8_t of_role[CH_ROLES] = {[CH_ROLE_FIN] = CH_TONE_FIN,
                                              [CH_ROLE_ENDOFIN] = CH_TONE_ENDOFIN,
                                              [CH_ROLE_GUARDIAN] = CH_TONE_GUARDIAN,
                                              [CH_ROLE_TARGET] = CH_TONE_TARGET,
                                              [CH_ROLE_COLOUR] = CH_TONE_COLOUR_1};

    if (mark->role >= CH_ROLES)
        return;
    if (of_role[mark->role] != 0) {
        if (mark->thing < CH_CANDIDATES)
            tone_candidate(scheme, mark->thing,
                           of_role[mark->role] +
                               (mark->role == CH_ROLE_COLOUR ? mark->group % 4u : 0));
    } else if (is_in(mark, CH_ROLE_HOUSE, CH_HOUSES)) {
        scheme->bases |= 1u << mark->thing;
    } else if (is_in(mark, CH_ROLE_COVER, CH_HOUSES)) {
        scheme->covers |= 1u << mark->thing;
    } else if (is_in(mark, CH_ROLE_INNER, CH_CANDIDATES)) {
        tone_candidate(scheme, mark->thing, CH_TONE_INNER);
        scheme->letter[mark->thing] = ++scheme->inner;
    } else if (is_in(mark, CH_ROLE_HATCHING, CH_CANDIDATES)) {
        ch_candidates_add(&scheme->hatching, mark->thing);
    } else if (mark->role == CH_ROLE_COMMON_SET) {
        tone_common(scheme, step, mark);
    } else if (mark->thing < CH_CELLS) {
        tone_cell_mark(scheme, board, step, mark);
    }
}

/* Keeps the colour of a candidate that is about to be eliminated.  A false colour is eliminated as
 * a whole, and must stay visible. */
static void keep_colour(ChScheme *scheme, int candidate)
{
    const ChTone tone = scheme->candidate[candidate];

    if (tone >= CH_TONE_COLOUR_1 && tone <= CH_TONE_COLOUR_4)
        scheme->colour[candidate] = (uint8_t)tone;
}

static void tone_conclusions(ChScheme *scheme, const ChStepRecord *step)
{
    for (size_t i = 0; i < step->eliminate_count; i++)
        if (step->eliminate[i] < CH_CANDIDATES) {
            keep_colour(scheme, step->eliminate[i]);
            tone_candidate(scheme, step->eliminate[i], CH_TONE_GONE);
            tone_cell(scheme, CH_CANDIDATE_CELL(step->eliminate[i]), CH_TONE_LOSING);
        }
    for (size_t i = 0; i < step->place_count; i++)
        if (step->place[i] < CH_CANDIDATES) {
            tone_candidate(scheme, step->place[i], CH_TONE_PLACED);
            tone_cell(scheme, CH_CANDIDATE_CELL(step->place[i]), CH_TONE_GROUND);
        }
}

static void tone_deadly(ChScheme *scheme, const ChStepRecord *step)
{
    for (size_t i = 0; i < step->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (step->deadly[i].digits[cell] != 0 && !step->deadly[i].is_impossible)
                tone_cell(scheme, cell, CH_TONE_DEADLY);
}

/* Gives the givens of the digits that an automorphism changes to each other a background of their
 * own. */
static void tone_partners(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step)
{
    ChAutomorphism automorphism;
    unsigned seen = 0;
    int set = 0;

    if (!ch_automorphism_of_step(&automorphism, board, step) &&
        ch_almost_automorphism_of_step(&automorphism, board, step) == CH_NONE)
        return;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        unsigned cycle = 0;
        for (int at = digit; !(cycle >> at & 1); at = automorphism.digit[at])
            cycle |= 1u << at;
        if (ch_is_single(cycle) || (seen & cycle) != 0)
            continue;
        seen |= cycle;
        CH_EACH_CELL(cell, board->givens)
            if (cycle >> board->digit[cell] & 1)
                tone_cell(scheme, cell, ch_scheme_set(set));
        set++;
    }
}

/* Marks the other empty cells of a single's house as closed. */
static void close_house(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step)
{
    const int house =
        step->constraint[0] < CH_CELLS ? -1 : (step->constraint[0] - CH_CELLS) / CH_DIGITS;

    for (int i = 0; house >= 0 && house < CH_HOUSES && i < CH_DIGITS; i++) {
        const int cell = ch_house_cell[house][i];
        if (board->digit[cell] == CH_NO_DIGIT &&
            (step->place_count == 0 || CH_CANDIDATE_CELL(step->place[0]) != cell))
            ch_cells_add(&scheme->closed, cell);
    }
}

static void start_scheme(ChScheme *scheme, const ChBoard *board, unsigned focus)
{
    *scheme = (ChScheme){0};
    for (int cell = 0; cell < CH_CELLS; cell++) {
        scheme->cell[cell] = CH_TONE_BARE;
        CH_EACH_DIGIT(digit, board->candidates[cell])
            scheme->candidate[CH_CANDIDATE(cell, digit)] =
                focus == 0 || focus >> digit & 1 ? CH_TONE_PLAIN : CH_TONE_FADED;
    }
}

/* Reports whether the step follows from one constraint and the digits of the grid. */
static bool is_single(const ChStepRecord *step)
{
    if (step->constraint_count != 1 || step->eliminate_count > 0 || step->deadly_count > 0)
        return false;
    return step->kind == CH_KIND_DUPLICATE || has_role(step, CH_ROLE_HATCHING) ||
           has_role(step, CH_ROLE_CLOSED) ||
           (step->place_count == 1 && !has_role(step, CH_ROLE_LINK_FROM));
}

static void add_clashing(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (is_in(&step->mark[i], CH_ROLE_CELL, CH_CELLS) &&
            board->digit[step->mark[i].thing] != CH_NO_DIGIT)
            ch_cells_add(&scheme->clashing, step->mark[i].thing);
}

void ch_scheme_make(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step)
{
    start_scheme(scheme, board,
                 step == NULL || has_role(step, CH_ROLE_SET_CELL) ||
                         has_role(step, CH_ROLE_LINK_FROM)
                     ? 0
                     : digits_of(step, CH_ROLE_DIGIT, -1));
    if (step == NULL)
        return;
    for (size_t i = 0; i < step->mark_count; i++)
        tone_mark(scheme, board, step, &step->mark[i]);
    tone_deadly(scheme, step);
    tone_partners(scheme, board, step);
    scheme->loop = ch_loop_cells(step);
    ch_net_read(&scheme->net, board, step);
    if (scheme->net.is_net)
        tone_net(scheme);
    else
        tone_links(scheme, step);
    tone_conclusions(scheme, step);
    scheme->is_single = is_single(step);
    if (step->kind == CH_KIND_DUPLICATE)
        add_clashing(scheme, board, step);
    if (scheme->is_single)
        close_house(scheme, board, step);
    if (__builtin_popcount(scheme->bases) >= CH_DIGITS)
        scheme->bases = 0;
}

bool ch_scheme_has_pencil(const ChScheme *scheme, const ChPicture *picture)
{
    return picture->pencil == CH_PENCIL_ALL ||
           (picture->pencil == CH_PENCIL_NEEDED && picture->step != NULL && !scheme->is_single);
}

/* argument_tree_lines.c - writes the lines of an argument as sentences; see argument_tree.h.
 *
 *      Then r3c6 cannot be 3, so it must be 7.
 *      The places left for the 5 in row 3 are r3c1 and r3c9.
 *      Case 1: r3c1 is 5.
 *          With r3c1=5 and r3c6=7, r3c9 can only be 8.
 *          Then r8c9 cannot be 8, so no digit is left for it.
 *      Case 2: ...
 *
 * A branch ends with FAILS.  Counting the pending branches of each CASES line shows which splits
 * are still open.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_tree.h"

enum { MAX_DEPTH = CH_CELLS }; /* each nested case uses up a cell, or a place in a house */

typedef struct Writer {
    ChText *out;
    ChLanguage language;
    const ChArgumentTree *tree;
    bool is_case; /* the previous line opens a case */
    unsigned depth;
    struct {
        unsigned written, all;
    } branch[MAX_DEPTH]; /* of the open CASES lines: branches written, and all branches */
} Writer;

/* Begins a new line, indented by DEPTH. */
static void begin_line(Writer *writer, unsigned depth)
{
    if (writer->out->length > 0)
        ch_text_char(writer->out, '\n');
    for (unsigned i = 0; i < depth; i++)
        ch_text_puts(writer->out, "    ");
}

/* ---- a line ---- */

/* The kinds of constraint a line has: a cell, a digit in a house, a deadly pattern, an impossible
 * one. */
enum { OF_CELL, OF_HOUSE, OF_PATTERN, OF_IMPOSSIBLE, KINDS };

/* The causes that close the other candidates: none; the last written line, closing a few or many of
 * them; or lines that the sentence must name. */
enum { NO_CAUSE, FEW_AT_HAND, MANY_AT_HAND, NAMED, CAUSES };

enum { FEW = 2 };

static const char *const then_words[KINDS][CAUSES] = {
    {N_("{cell} must be {digit}, its last candidate."),
     N_("Then {cell} cannot be {excluded}, so it must be {digit}."),
     N_("Then {cell} can only be {digit}."), N_("With {causes}, {cell} can only be {digit}.")},
    {N_("In {house} the {digit} must go in {cell}, its last place."),
     N_("Then {places} cannot be {digit}, so the {digit} of {house} must be in {cell}."),
     N_("Then {house} has no place left for the {digit} but {cell}."),
     N_("With {causes}, {house} has no place left for the {digit} but {cell}.")},
    {N_("{cell} must be {digit}, the last way out of the deadly pattern."),
     N_("Then {cell} must be {digit}, the last way out of the deadly pattern."),
     N_("Then {cell} must be {digit}, the last way out of the deadly pattern."),
     N_("With {causes}, {cell} must be {digit}, the last way out of the deadly pattern.")},
    {N_("{cell} must be {digit}, the last way out of the impossible pattern."),
     N_("Then {cell} must be {digit}, the last way out of the impossible pattern."),
     N_("Then {cell} must be {digit}, the last way out of the impossible pattern."),
     N_("With {causes}, {cell} must be {digit}, the last way out of the impossible pattern.")},
};

static const char *const fails_words[KINDS][CAUSES] = {
    {N_("No digit fits in {subject}."),
     N_("Then {subject} cannot be {excluded}, so no digit is left for it."),
     N_("Then no digit is left for {subject}."),
     N_("With {causes}, no digit is left for {subject}.")},
    {N_("The {home} fits nowhere in {house}."),
     N_("Then {places} cannot be {home}, so {house} has no place left for the {home}."),
     N_("Then {house} has no place left for the {home}."),
     N_("With {causes}, {house} has no place left for the {home}.")},
    {N_("Nothing is left but the deadly pattern."),
     N_("Then nothing is left but the deadly pattern."),
     N_("Then nothing is left but the deadly pattern."),
     N_("With {causes}, nothing is left but the deadly pattern.")},
    {N_("Nothing is left but the impossible pattern."),
     N_("Then nothing is left but the impossible pattern."),
     N_("Then nothing is left but the impossible pattern."),
     N_("With {causes}, nothing is left but the impossible pattern.")},
};

/* Of a deadly pattern of one cell, which a symmetry of the givens keeps in place. */
static const char fails_symmetry[] =
    N_("Then a digit that is exchanged stays in its place, and the "
       "image is a second solution.");

static const char *const cases_words[KINDS] = {
    N_("{subject} can only be {open}."),
    N_("In {house} the {home} can only go in {open_places}."),
    N_("At least one of these ways out of the deadly pattern is true: {ways}."),
    N_("At least one of these ways out of the impossible pattern is true: {ways}."),
};

static int constraint_kind(const ChArgumentTree *tree, int constraint)
{
    const ChStepRecord *const step = tree->context->step;

    if (constraint < CH_CONSTRAINTS)
        return constraint < CH_CELLS ? OF_CELL : OF_HOUSE;
    return (size_t)(constraint - CH_CONSTRAINTS) < step->deadly_count &&
                   step->deadly[constraint - CH_CONSTRAINTS].is_impossible
               ? OF_IMPOSSIBLE
               : OF_PATTERN;
}

/* Reports whether a constraint is a deadly pattern of one cell. */
static bool is_of_symmetry(const ChArgumentTree *tree, int constraint)
{
    const ChStepRecord *const step = tree->context->step;
    int cells = 0;

    if (constraint < CH_CONSTRAINTS || (size_t)(constraint - CH_CONSTRAINTS) >= step->deadly_count)
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++)
        cells += step->deadly[constraint - CH_CONSTRAINTS].digits[cell] != 0;
    return cells == 1;
}

static unsigned digits_among(const ChList *candidates)
{
    unsigned digits = 0;

    for (size_t i = 0; i < candidates->count; i++)
        digits |= 1u << CH_CANDIDATE_DIGIT(candidates->item[i]);
    return digits;
}

/* Returns the candidates that a split leaves open, which are its branches. */
static ChList left_open(const ChArgumentTree *tree, const ChLine *line, const ChLineReason *reason)
{
    ChCandidateSet open = ch_argument_tree_open(tree, line->constraint);

    for (size_t i = 0; i < reason->closed.count; i++)
        ch_candidates_remove(&open, reason->closed.item[i]);
    return ch_list_candidates(&open);
}

/* Classifies the cause of a line.  A candidate that is supposed to be false is not mentioned
 * again. */
static int classify_cause(const ChArgumentTree *tree, const ChLineReason *reason)
{
    if (reason->closed.count == 0)
        return NO_CAUSE;
    if (!reason->is_at_hand)
        return NAMED;
    if (!tree->holds && reason->closed.item[0] == tree->supposed)
        return MANY_AT_HAND;
    return reason->closed.count <= FEW ? FEW_AT_HAND : MANY_AT_HAND;
}

static void put_sentence(Writer *writer, size_t at)
{
    const ChLine *const line = &writer->tree->line[at];
    const int kind = constraint_kind(writer->tree, line->constraint);
    const ChLineReason reason = ch_argument_tree_reason(writer->tree, at);
    const ChList open = left_open(writer->tree, line, &reason);
    const ChList places = ch_cells_of(&reason.closed);
    const ChList open_places = ch_cells_of(&open);
    const int cause = classify_cause(writer->tree, &reason);
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(line->candidate)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(line->candidate)),
        ch_field_cell("subject", line->constraint),
        ch_field_house("house", kind == OF_HOUSE ? (line->constraint - CH_CELLS) / 9 : CH_HOUSES),
        ch_field_digit("home", kind == OF_HOUSE ? (line->constraint - CH_CELLS) % 9 : 0),
        ch_field_choice("excluded", digits_among(&reason.closed)),
        ch_list_field("places", CH_FIELD_CELLS, &places),
        ch_list_field("causes", CH_FIELD_PLACED, &reason.causes),
        ch_field_choice("open", digits_among(&open)),
        ch_list_field("open_places", CH_FIELD_PLACES, &open_places),
        ch_list_field("ways", CH_FIELD_PLACED, &open),
    };
    const char *const message = line->kind == CH_LINE_THEN    ? then_words[kind][cause]
                                : line->kind == CH_LINE_CASES ? cases_words[kind]
                                : is_of_symmetry(writer->tree, line->constraint)
                                    ? fails_symmetry
                                    : fails_words[kind][cause];

    ch_format(writer->out, writer->language, message, CH_FIELDS(field));
}

/* ---- the lines ---- */

static void open_cases(Writer *writer, const ChLine *line)
{
    if (writer->depth == MAX_DEPTH)
        return;
    writer->branch[writer->depth].written = 0;
    writer->branch[writer->depth].all = line->branches;
    writer->depth++;
}

/* "Case 2.1: r1c2 is 5." */
static void open_branch(Writer *writer, const ChLine *line)
{
    ChText number = CH_TEXT_EMPTY;

    if (writer->depth > 0)
        writer->branch[writer->depth - 1].written++;
    for (unsigned i = 0; i < writer->depth; i++) {
        ch_text_puts(&number, i > 0 ? "." : "");
        ch_text_number(&number, writer->branch[i].written);
    }
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(line->candidate)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(line->candidate)),
        ch_field_string("number", number.length > 0 ? ch_text_whole(&number) : "1"),
    };
    begin_line(writer, writer->depth > 0 ? writer->depth - 1 : 0);
    ch_format(writer->out, writer->language, N_("Case {number}: {cell} is {digit}."),
              CH_FIELDS(field));
    ch_text_free(&number);
}

static void close_branch(Writer *writer)
{
    while (writer->depth > 0 &&
           writer->branch[writer->depth - 1].written >= writer->branch[writer->depth - 1].all)
        writer->depth--;
}

/* Writes the end of a case of a forward argument.  A placement needs no words, since the previous
 * line states it. */
static void end_case(Writer *writer)
{
    const ChArgumentTree *const tree = writer->tree;
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(tree->conclusion)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(tree->conclusion)),
    };

    close_branch(writer);
    if (!tree->holds)
        return;
    ch_text_char(writer->out, ' ');
    ch_format(writer->out, writer->language, N_("So {cell} is not {digit}."), CH_FIELDS(field));
}

/* Writes one line.  A contradiction that follows a case directly stays on the line of that case. */
static void put_line(Writer *writer, size_t at)
{
    const ChLine *const line = &writer->tree->line[at];
    const bool fails = line->kind != CH_LINE_THEN && line->kind != CH_LINE_CASES;

    if (fails && line->constraint == CH_NONE && writer->tree->is_forward) {
        end_case(writer);
        return;
    }
    if (writer->is_case && fails)
        ch_text_char(writer->out, ' ');
    else
        begin_line(writer, writer->depth);
    put_sentence(writer, at);
    if (line->kind == CH_LINE_CASES)
        open_cases(writer, line);
    else if (fails)
        close_branch(writer);
}

void ch_argument_tree_write(ChText *out, const ChArgumentTree *tree)
{
    Writer writer = {.out = out, .language = tree->context->language, .tree = tree};

    for (size_t i = 0; i < tree->count; i++) {
        const ChLine *const line = &tree->line[i];
        const bool opens = line->kind == CH_LINE_ASSUME;
        if (!tree->is_plain && !tree->used[i])
            continue;
        if (opens)
            open_branch(&writer, line);
        else
            put_line(&writer, i);
        writer.is_case = opens;
    }
}

/* lines.c - the check of an argument, the line-by-line proof of a conclusion.
 *
 * The check makes one pass over the lines.  Each candidate assumed or proved to be true closes
 * those that conflict with it.  A split saves the open candidates, so that each of its branches
 * starts from them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "core.h"

/* The state of reading an argument. */
typedef struct ArgumentReader {
    ChVerifier *verifier;
    ChCandidateSet open;
    uint32_t depth; /* number of unfinished splits */
    bool ended;     /* the branch failed or was split: it has no more lines of its own */
} ArgumentReader;

static void close_conflicts_of(ArgumentReader *reader, int candidate)
{
    ch_close_conflicts(&reader->open, candidate);
}

static bool is_premise(const ChStepRecord *step, int premise)
{
    if (premise >= CH_CONSTRAINTS)
        return (size_t)(premise - CH_CONSTRAINTS) < step->deadly_count;
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == premise)
            return true;
    return false;
}

/* Checks that a constraint holds the candidate of a line, and that its others are closed. */
static bool check_then(ArgumentReader *reader, const ChLine *line)
{
    ChVerifier *const verifier = reader->verifier;
    const uint32_t size = ch_premise_size(line->constraint);
    bool is_member = false;

    for (uint32_t i = 0; i < size; i++) {
        const int candidate = ch_premise_candidate(verifier, line->constraint, i);
        if (candidate == line->candidate)
            is_member = true;
        else if (candidate >= 0 && ch_candidates_has(&reader->open, candidate))
            return ch_refute_placed(verifier, CH_REASON_ARGUMENT_THEN, line->candidate);
    }
    if (!is_member)
        return ch_refute_placed(verifier, CH_REASON_ARGUMENT_THEN, line->candidate);
    close_conflicts_of(reader, line->candidate);
    return true;
}

/* Checks that a split has one branch for each open candidate of its constraint, and saves it. */
static bool check_cases(ArgumentReader *reader, const ChLine *line)
{
    ChVerifier *const verifier = reader->verifier;
    ChCandidateSet cases = {{0}};

    for (uint32_t i = 0; i < ch_premise_size(line->constraint); i++) {
        const int candidate = ch_premise_candidate(verifier, line->constraint, i);
        if (candidate >= 0 && ch_candidates_has(&reader->open, candidate))
            ch_candidates_add(&cases, candidate);
    }
    if (line->branches == 0 || ch_candidates_count(&cases) != line->branches ||
        reader->depth == CH_VERIFY_SPLITS)
        return ch_refute_premise(verifier, CH_REASON_ARGUMENT_CASES, line->constraint);
    verifier->at.split[reader->depth].open = reader->open;
    verifier->at.split[reader->depth].left = cases;
    verifier->at.split[reader->depth].branches = line->branches;
    reader->depth++;
    reader->ended = true;
    return true;
}

/* Starts a branch of the innermost split, with one of its cases. */
static bool check_assume(ArgumentReader *reader, const ChLine *line)
{
    ChVerifier *const verifier = reader->verifier;
    ChCandidateSet *const left = &verifier->at.split[reader->depth - 1].left;

    if (line->candidate >= CH_CANDIDATES || !ch_candidates_has(left, line->candidate))
        return ch_refute_placed(verifier, CH_REASON_ARGUMENT_CASES, line->candidate);
    ch_candidates_remove(left, line->candidate);
    verifier->at.split[reader->depth - 1].branches--;
    reader->open = verifier->at.split[reader->depth - 1].open;
    reader->ended = false;
    close_conflicts_of(reader, line->candidate);
    return true;
}

/* Checks that a constraint has no open candidate, and closes the splits that this finishes. */
static bool check_fails(ArgumentReader *reader, const ChLine *line)
{
    ChVerifier *const verifier = reader->verifier;

    if (ch_premise_count(verifier, line->constraint, &reader->open) > 0)
        return ch_refute_premise(verifier, CH_REASON_ARGUMENT_FAILS, line->constraint);
    reader->ended = true;
    while (reader->depth > 0 && verifier->at.split[reader->depth - 1].branches == 0)
        reader->depth--;
    return true;
}

static bool check_line(ArgumentReader *reader, const ChLine *line)
{
    ChVerifier *const verifier = reader->verifier;
    const bool is_assume = line->kind == CH_LINE_ASSUME;

    if (is_assume != reader->ended || (is_assume && reader->depth == 0))
        return ch_refute(verifier, CH_REASON_ARGUMENT_END, "");
    if (is_assume)
        return check_assume(reader, line);
    if (line->kind == CH_LINE_FAILS && line->constraint == CH_NONE)
        return ch_refute(verifier, CH_REASON_ARGUMENT_END, "");
    if (!is_premise(verifier->step, line->constraint))
        return ch_refute_premise(verifier, CH_REASON_ARGUMENT_PREMISE, line->constraint);
    if (!ch_charge(verifier, 1))
        return false;
    return line->kind == CH_LINE_THEN    ? check_then(reader, line)
           : line->kind == CH_LINE_CASES ? check_cases(reader, line)
                                         : check_fails(reader, line);
}

static bool check_argument(ArgumentReader *reader, const ChArgument *argument)
{
    for (size_t i = 0; i < argument->count; i++)
        if (!check_line(reader, &argument->line[i]))
            return false;
    if (!reader->ended || reader->depth > 0)
        return ch_refute(reader->verifier, CH_REASON_ARGUMENT_END, "");
    return true;
}

bool ch_check_arguments(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    const size_t conclusions = step->place_count + step->eliminate_count;

    if (step->argument_count == 0)
        return true;
    if (step->argument_count != (conclusions > 0 ? conclusions : 1))
        return ch_refute_number(verifier, CH_REASON_ARGUMENT_COUNT, (uint32_t)step->argument_count);
    for (size_t i = 0; i < step->argument_count; i++) {
        ArgumentReader reader = {.verifier = verifier, .open = verifier->open};
        if (i < step->place_count)
            ch_candidates_remove(&reader.open, step->place[i]);
        else if (i < conclusions)
            close_conflicts_of(&reader, step->eliminate[i - step->place_count]);
        if (!check_argument(&reader, &step->argument[i]))
            return false;
    }
    return true;
}

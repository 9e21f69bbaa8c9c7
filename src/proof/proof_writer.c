/* proof_writer.c - see proof_writer.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof_writer.h"

#include "notation.h"

/* ---- the clauses of the prover ---- */

static ChProofWriter *writer_of_sink(ChClauseSink *sink)
{
    return (ChProofWriter *)((char *)sink - offsetof(ChProofWriter, sink));
}

static void add_clause(ChClauseSink *sink, const ChClause *clause)
{
    ChProofWriter *const writer = writer_of_sink(sink);

    writer->format->add(writer->proof, clause);
    if (writer->drain != NULL && writer->proof->length >= CH_PROOF_BLOCK)
        writer->drain(writer->drain_context, writer->proof);
}

static void remove_clauses(ChClauseSink *sink, const uint32_t *number, size_t count)
{
    ChProofWriter *const writer = writer_of_sink(sink);

    writer->format->remove(writer->proof, number, count);
}

/* ---- the input ---- */

/* A reader that adds the clauses of the input. */
typedef struct InputAdder {
    ChInputReader reader;
    ChProofWriter *writer;
} InputAdder;

static void add_input(ChInputReader *reader, int candidate, bool is_true)
{
    ChProofWriter *const writer = ((InputAdder *)reader)->writer;
    const int variable = ch_formula_variable(candidate);
    const int literal = is_true ? variable : -variable;

    writer->format->write_clause(&writer->clauses, &literal, 1);
    ch_know(&writer->prover.known, candidate, is_true, writer->next++);
}

/* Reports whether the formula has a last clause: not where the input itself has no solution. */
static bool has_last_clause(const ChLogRecord *head)
{
    return head->outcome != CH_CONTRADICTION;
}

static void begin_formula(ChTracer *tracer, const ChLogRecord *head)
{
    ChProofWriter *const writer = (ChProofWriter *)tracer;
    InputAdder adder = {.reader = {.take = add_input}, .writer = writer};

    writer->next = writer->format->rules + 1;
    ch_prover_start(&writer->prover, &writer->sink);
    ch_formula_read_input(&head->puzzle, &adder.reader);
    writer->last = writer->next + writer->axiom_count - (has_last_clause(head) ? 0 : 1);
    ch_prover_number_from(&writer->prover, writer->last + 1);
    if (writer->format->begin != NULL)
        writer->format->begin(writer->proof, writer->last);
}

/* ---- comments ---- */

static void begin_comment(const ChProofWriter *writer, ChText *out)
{
    ch_text_char(out, writer->format->comment);
    ch_text_char(out, ' ');
}

static void put_step(ChText *out, const ChStepRecord *step)
{
    ch_text_puts(out, " step ");
    ch_text_number(out, step->number);
    ch_text_char(out, ' ');
    ch_text_puts(out, step->technique);
}

/* "c 10561-10563 step 12 x-wing: r4c6<>3 r4c9<>3" */
static void comment_step(ChProofWriter *writer, const ChStepRecord *step, uint32_t first)
{
    ChText *const out = &writer->steps;
    char name[CH_NAME_SIZE];

    begin_comment(writer, out);
    ch_text_number(out, first);
    if (writer->prover.known.next - first > 1) {
        ch_text_char(out, '-');
        ch_text_number(out, writer->prover.known.next - 1);
    }
    put_step(out, step);
    ch_text_char(out, ':');
    for (size_t i = 0; i < step->place_count; i++) {
        ch_text_char(out, ' ');
        ch_text_add(out, name, ch_name_placed(name, step->place[i]));
    }
    for (size_t i = 0; i < step->eliminate_count; i++) {
        ch_text_char(out, ' ');
        ch_text_add(out, name, ch_name_removed(name, step->eliminate[i]));
    }
    ch_text_char(out, '\n');
}

/* "c axiom 10560 step 9 unique-rectangle-1: these are not all: r1c1=2|8 r1c5=2|8 ..." */
static void comment_axiom(ChProofWriter *writer, const ChStepRecord *step,
                          const ChDeadlyPattern *deadly)
{
    ChText *const out = &writer->axioms;
    char name[CH_NAME_SIZE];

    begin_comment(writer, out);
    ch_text_puts(out, "axiom ");
    ch_text_number(out, writer->next);
    put_step(out, step);
    ch_text_puts(out, ": not all of");
    for (int cell = 0; cell < CH_CELLS; cell++) {
        char separator = '=';
        if (deadly->digits[cell] == 0)
            continue;
        ch_text_char(out, ' ');
        ch_text_add(out, name, ch_name_cell(name, cell));
        CH_EACH_DIGIT(digit, deadly->digits[cell]) {
            ch_text_char(out, separator);
            ch_text_number(out, (uint64_t)digit + 1);
            separator = '|';
        }
    }
    ch_text_char(out, '\n');
}

/* ---- steps ---- */

/* Adds the axiom of a deadly pattern to the formula. */
static ChProverPremise add_axiom(ChProofWriter *writer, const ChStepRecord *step,
                                 const ChDeadlyPattern *deadly)
{
    const ChCandidateSet outside = ch_deadly_outside(deadly);
    int literal[CH_CANDIDATES];
    size_t count = 0;

    comment_axiom(writer, step, deadly);
    CH_EACH_CANDIDATE(candidate, &outside)
        literal[count++] = ch_formula_variable(candidate);
    writer->format->write_clause(&writer->clauses, literal, count);
    return (ChProverPremise){writer->next++, outside};
}

static const ChArgument *argument_of(const ChStepRecord *step, size_t conclusion)
{
    return conclusion < step->argument_count ? &step->argument[conclusion] : NULL;
}

/* Derives the conclusions one after another. */
static void derive_conclusions(ChProver *prover, const ChStepRecord *step)
{
    if (step->place_count + step->eliminate_count == 0)
        ch_prover_contradict(prover, argument_of(step, 0));
    for (size_t i = 0; i < step->place_count; i++)
        ch_prover_conclude(prover, step->place[i], true, argument_of(step, i));
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_prover_conclude(prover, step->eliminate[i], false,
                           argument_of(step, step->place_count + i));
}

/* A sink that counts clauses. */
typedef struct ClauseCounter {
    ChClauseSink sink;
    size_t count;
} ClauseCounter;

static void count_clause(ChClauseSink *sink, const ChClause *clause)
{
    (void)clause;
    ((ClauseCounter *)sink)->count++;
}

static void ignore_removal(ChClauseSink *sink, const uint32_t *number, size_t count)
{
    (void)sink;
    (void)number;
    (void)count;
}

/* Reports whether the clauses of a step are more lines than a sum and its eliminations. */
static bool is_shorter_by_sum(const ChProofWriter *writer, const ChStepRecord *step)
{
    ClauseCounter counter = {.sink = {count_clause, ignore_removal}};
    ChProver trial = writer->prover;

    if (step->place_count > 0 || step->eliminate_count == 0)
        return false;
    trial.known.sink = &counter.sink;
    derive_conclusions(&trial, step);
    return counter.count > 1 + step->eliminate_count;
}

/* Derives a step by a sum where the format has sums, one is found, and it is shorter. */
static bool derive_by_sum(ChProofWriter *writer, const ChStepRecord *step)
{
    if (writer->format->sum == NULL || !is_shorter_by_sum(writer, step) ||
        !writer->format->sum(writer, step))
        return false;
    writer->summed++;
    return true;
}

static void derive_step(ChTracer *tracer, ChStepRecord *step)
{
    ChProofWriter *const writer = (ChProofWriter *)tracer;
    const uint32_t first = writer->prover.known.next;
    ChProverPremise pattern[CH_MAX_DEADLY];

    for (size_t i = 0; i < step->deadly_count; i++)
        if (!step->deadly[i].is_impossible)
            pattern[i] = add_axiom(writer, step, &step->deadly[i]);
    for (size_t i = 0; i < step->deadly_count; i++)
        if (step->deadly[i].is_impossible && !writer->prover.known.is_refuted)
            pattern[i] = ch_prover_find_guardians(&writer->prover, &step->deadly[i]);
    if (writer->prover.known.is_refuted)
        return;
    ch_prover_set_premises(&writer->prover, step, pattern);
    if (!derive_by_sum(writer, step))
        derive_conclusions(&writer->prover, step);
    for (size_t i = 0; i < step->deadly_count; i++)
        if (step->deadly[i].is_impossible && pattern[i].number != 0)
            ch_prover_remove(&writer->prover, pattern[i].number);
    for (size_t i = 0; i < step->place_count; i++)
        ch_candidates_add(&writer->placed, step->place[i]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_candidates_add(&writer->eliminated, step->eliminate[i]);
    comment_step(writer, step, first);
}

static void delete_facts(ChTracer *tracer, const ChCandidateSet *implied)
{
    ChProofWriter *const writer = (ChProofWriter *)tracer;

    ch_prover_forget(&writer->prover, implied);
}

/* ---- the end ---- */

/* Appends the last clause: some of these conclusions is wrong. */
static void add_last_clause(ChProofWriter *writer)
{
    int literal[CH_CELLS + CH_CANDIDATES];
    size_t count = 0;

    CH_EACH_CANDIDATE(candidate, &writer->placed)
        literal[count++] = -ch_formula_variable(candidate);
    CH_EACH_CANDIDATE(candidate, &writer->eliminated)
        literal[count++] = ch_formula_variable(candidate);
    writer->format->write_clause(&writer->clauses, literal, count);
}

static void comment_line(ChProofWriter *writer, const char *text, const char *more)
{
    begin_comment(writer, writer->formula);
    ch_text_puts(writer->formula, text);
    ch_text_puts(writer->formula, more);
    ch_text_char(writer->formula, '\n');
}

static void write_comments(ChProofWriter *writer, const ChLogRecord *head)
{
    char grid[CH_CELLS + 1] = "";

    ch_name_grid(grid, head->puzzle.given);
    comment_line(writer, head->puzzle.has_marks ? "Sudoku with pencil marks" : "Sudoku ",
                 head->puzzle.has_marks ? "" : grid);
    comment_line(writer, "variable 81(r-1) + 9(c-1) + d: row r, column c holds d", "");
    ch_name_grid(grid, head->solution);
    if (head->outcome == CH_SOLVED)
        comment_line(writer, "last: some cell differs from ", grid);
    else if (has_last_clause(head))
        comment_line(writer, "last: some conclusion of the steps is wrong", "");
    if (writer->axiom_count > 0)
        comment_line(writer,
                     "Axioms, assumed and not proved, because the puzzle is said to have "
                     "only one solution:",
                     "");
    ch_text_add(writer->formula, writer->axioms.data, writer->axioms.length);
    ch_text_add(writer->formula, writer->steps.data, writer->steps.length);
}

static void write_formula(ChProofWriter *writer, const ChLogRecord *head)
{
    ChText *const out = writer->formula;

    if (writer->format->head_is_first)
        writer->format->write_head(out, writer->last);
    write_comments(writer, head);
    if (!writer->format->head_is_first)
        writer->format->write_head(out, writer->last);
    writer->format->write_rules(out);
    ch_text_add(out, writer->clauses.data, writer->clauses.length);
    out->failed |= writer->axioms.failed || writer->steps.failed || writer->clauses.failed;
}

/* Sets the last clause to be about the solution: every cell has its digit. */
static void set_solution(ChProofWriter *writer, const uint8_t *solution)
{
    memset(&writer->eliminated, 0, sizeof writer->eliminated);
    for (int cell = 0; cell < CH_CELLS; cell++)
        ch_candidates_add(&writer->placed, CH_CANDIDATE(cell, solution[cell]));
}

static void conclude_proof(ChTracer *tracer, const ChLogRecord *head)
{
    ChProofWriter *const writer = (ChProofWriter *)tracer;

    if (head->outcome == CH_SOLVED)
        set_solution(writer, head->solution);
    if (has_last_clause(head)) {
        add_last_clause(writer);
        ch_prover_refute(&writer->prover, writer->last, &writer->eliminated, &writer->placed);
    }
    if (writer->format->end != NULL)
        writer->format->end(writer->proof, writer->prover.known.next - 1);
    write_formula(writer, head);
}

void ch_proof_writer_start(ChProofWriter *writer, const ChProofFormat *format, uint32_t axioms,
                           ChText *proof, ChText *formula)
{
    memset(writer, 0, offsetof(ChProofWriter, prover));
    writer->tracer = (ChTracer){begin_formula, derive_step, delete_facts, conclude_proof};
    writer->sink = (ChClauseSink){add_clause, remove_clauses};
    writer->format = format;
    writer->axiom_count = axioms;
    writer->proof = proof;
    writer->formula = formula;
}

void ch_proof_writer_free(ChProofWriter *writer)
{
    ch_text_free(&writer->axioms);
    ch_text_free(&writer->steps);
    ch_text_free(&writer->clauses);
}

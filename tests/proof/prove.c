/* prove.c - See prove.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "prove.h"

#include <stdlib.h>
#include <string.h>

#include "support.h"
#include "trace_log.h"

static ChLogReplay log_replay;
static ChProofWriter writer;

void prove_log_in_blocks(Proof *proof, const ChProofFormat *format, const ChLog *log,
                         ChProofDrain drain, void *context)
{
    ch_text_clear(&proof->proof);
    ch_text_clear(&proof->formula);
    ch_proof_writer_start(&writer, format, ch_log_deadly_count(log), &proof->proof,
                          &proof->formula);
    ch_proof_writer_drain(&writer, drain, context);
    ch_trace_log(&writer.tracer, log, true, &log_replay);
    ch_proof_writer_free(&writer);
    proof->is_whole = ch_proof_is_whole(&writer) && !proof->formula.failed && !proof->proof.failed;
    proof->summed = writer.summed;
    proof->clauses = writer.prover.known.next - writer.prover.first;
    proof->depth = writer.prover.depth;
}

void prove_log(Proof *proof, const ChProofFormat *format, const ChLog *log)
{
    prove_log_in_blocks(proof, format, log, NULL, NULL);
}

void free_proof(Proof *proof)
{
    ch_text_free(&proof->proof);
    ch_text_free(&proof->formula);
}

static void solve_list(const SharedList *list, int most,
                       void (*take)(const ChLog *log, const char *list, int number))
{
    ChEngine *const engine = new_engine();
    ChPlan plan = plan_of(NULL);
    FILE *file = NULL;
    ChPuzzle puzzle;

    ch_plan_remove_unique(&plan);
    for (int i = 0; next_shared(list, &file, &puzzle); i++) {
        if (i >= most)
            continue;
        if (ch_engine_solve(engine, &puzzle, &plan, false) != CH_OK)
            abort();
        take(&engine->log, list->name, i + 1);
    }
    free(engine);
}

void solve_shared_lists(int most, void (*take)(const ChLog *log, const char *list, int number))
{
    const char *const wanted = getenv("CH_PROOFS");

    for (const SharedList *list = shared_lists; list->name != NULL; list++) {
        const SharedList all = {list->name, wanted != NULL ? 1 : list->every};
        solve_list(&all, wanted != NULL ? atoi(wanted) : most, take);
    }
}

/* A sink that adds the step that a case wants to a log. */
typedef struct StepKeeper {
    ChSink sink;
    const Conclusions *wanted;
    ChLog *log;
} StepKeeper;

static bool same_set(const ChCandidateSet *a, const ChCandidateSet *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static bool keep_wanted(ChSink *sink, const ChStep *step)
{
    StepKeeper *const keeper = (StepKeeper *)sink;
    const Conclusions found = conclusions_of(step);

    if (!same_set(&found.placed, &keeper->wanted->placed) ||
        !same_set(&found.removed, &keeper->wanted->removed))
        return false;
    return ch_log_add(keeper->log, step) == CH_OK;
}

bool log_of_case(ChLog *log, const CaseLine *line, void *memory)
{
    StepKeeper keeper = {.sink = {keep_wanted}, .wanted = &line->wanted, .log = log};
    ChBoard board;

    ch_arena_init(&log->arena, memory, CH_LOG_MEMORY);
    ch_log_start(log, &line->puzzle);
    log->outcome = CH_STUCK;
    ch_board_load(&board, &line->puzzle);
    run_technique(line->technique, &board, &keeper.sink);
    return log->count == 1;
}

bool next_case(FILE *file, CaseLine *line)
{
    char text[CASE_LINE];

    while (fgets(text, sizeof text, file) != NULL) {
        if (!is_case_line(text))
            continue;
        const char *const error = read_case_line(text, line);
        if (error != NULL) {
            fprintf(stderr, "%s\n", error);
            exit(1);
        }
        if (!line->absent)
            return true;
    }
    return false;
}

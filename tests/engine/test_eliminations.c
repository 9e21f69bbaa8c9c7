/* test_eliminations.c - Steps that remove candidates, from the test's own finder of naked pairs.
 *
 * Two cells of a house with the same two candidates exclude both from the rest of the house.  The
 * finder's steps pass through engine, log, replay, JSON and verifier as any other's.  Only its row
 * of the technique table is borrowed from the guesses, and the name is corrected in the log.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "explain.h"
#include "generated.h"
#include "log_json.h"
#include "support.h"
#include "verify.h"

static ChSearch search;
static ChLogReplay log_replay;
static ChVerifier verifier;

/* Reports the pair of cells A and B in a house; false when it removes nothing. */
static bool try_pair(const ChFinderInput *input, ChSink *sink, int house, int a, int b)
{
    const ChBoard *const board = input->board;
    const unsigned pair = board->candidates[a];
    ChDetail detail = {.deadly_count = 0};

    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[house][place];
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (cell != a && cell != b && (pair & board->candidates[cell]) >> digit & 1)
                ch_candidates_add(&detail.removed, CH_CANDIDATE(cell, digit));
    }
    ch_constraints_add(&detail.premises, CH_CELL_CONSTRAINT(a));
    ch_constraints_add(&detail.premises, CH_CELL_CONSTRAINT(b));
    const ChStep step = {.technique = CH_TECHNIQUE_GUESS,
                         .placed = CH_NONE,
                         .premise = CH_NONE,
                         .seed = (uint16_t)a,
                         .detail = &detail};
    return ch_candidates_count(&detail.removed) > 0 && ch_sink_take(sink, &step);
}

static bool find_pairs(const ChFinderInput *input, ChSink *sink)
{
    const ChPairs *const pairs = ch_facts_pairs(input->facts);

    for (int house = 0; house < CH_HOUSES; house++)
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < i; j++) {
                const int a = ch_house_cell[house][i];
                const int b = ch_house_cell[house][j];
                if (ch_cells_has(&pairs->bivalue, a) &&
                    input->board->candidates[a] == input->board->candidates[b] &&
                    try_pair(input, sink, house, a, b))
                    return true;
            }
    return false;
}

static int removed_by(const ChStep *step)
{
    return ch_candidates_count(&step->detail->removed);
}

static bool removes_more(const ChStep *a, const ChStep *b)
{
    return removed_by(a) > removed_by(b);
}

static ChPlan plan_with_pairs(ChBetter better)
{
    ChPlan plan = plan_of("singles");

    plan.row[plan.count++] =
        (ChProfileRow){.technique = CH_TECHNIQUE_GUESS, .find = find_pairs, .better = better};
    return plan;
}

static void expect_proof(const ChLog *log, ChText *json, int puzzle)
{
    const ChLogRecord head = ch_log_replay_head(log);
    ChJsonWriter line = {json, false};
    ChLogWriter writer;
    ChLogDocument document;
    ChVerdict verdict;
    ChStepRecord step;
    ChText text = CH_TEXT_EMPTY;

    ch_text_clear(json);
    ch_log_write_begin(&writer, &line, NULL, &head);
    ch_log_replay_start(&log_replay, log);
    while (ch_log_replay_next(&log_replay, true, &step)) {
        if (step.eliminate_count > 0 || step.place_count > 1)
            step.technique = "naked-pair";
        ch_text_clear(&text);
        ch_explain_step(&text, CH_ENGLISH, &log_replay.replay.board, &step);
        cr_assert_gt(text.length, 10);
        cr_assert_eq(step.argument_count, step.place_count + step.eliminate_count);
        ch_log_write_step(&writer, &step);
    }
    ch_log_write_end(&writer, &head);
    ch_json_close_line(&line);
    ch_text_free(&text);
    const ChJsonSource source = {
        .text = ch_text_string(json), .length = json->length, .line = 1, .column = 1};
    cr_assert_eq(ch_log_read(&document, &source, NULL), CH_OK);
    ch_verify(&verifier, &document.log, 0, &verdict);
    cr_assert_eq(verdict.proof, CH_VERIFIED, "puzzle %d, step %u: %s %s\n%s", puzzle, verdict.step,
                 ch_reason_text(verdict.reason), verdict.fact, ch_text_string(json));
    ch_log_document_free(&document);
}

Test(eliminations, pass_through_log_teller_and_witness)
{
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_with_pairs(NULL);
    ChText json = CH_TEXT_EMPTY;
    int pairs = 0;
    int closed = 0;

    for (int i = 0; i < 500; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 5, (uint64_t)i, &puzzle);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        cr_assert_neq(engine->log.outcome, CH_CONTRADICTION);
        expect_proof(&engine->log, &json, i);
        for (uint32_t at = 0; at < engine->log.count; at++)
            pairs += engine->log.step[at].detail != NULL;
        closed += strstr(ch_text_string(&json), "\"closed\":[{\"cell\"") != NULL;
    }
    cr_expect_gt(pairs, 100);
    cr_expect_gt(closed, 20, "%d logs rest on an earlier elimination", closed);
    ch_text_free(&json);
    free(engine);
}

Test(eliminations, the_best_of_a_row_is_taken_where_the_profile_says_so)
{
    static ChEngine first;
    static ChEngine best;
    const ChPlan plain = plan_with_pairs(NULL);
    const ChPlan choosy = plan_with_pairs(removes_more);
    int differ = 0;

    for (int i = 0; i < 500; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 6, (uint64_t)i, &puzzle);
        ch_engine_solve(&first, &puzzle, &plain, false);
        ch_engine_solve(&best, &puzzle, &choosy, false);
        for (uint32_t at = 0; at < first.log.count && at < best.log.count; at++) {
            const ChStep *const one = &first.log.step[at];
            const ChStep *const other = &best.log.step[at];
            if (one->detail == NULL || other->detail == NULL)
                continue;
            cr_assert_geq(removed_by(other), removed_by(one));
            differ += removed_by(other) > removed_by(one);
            break; /* from here on the boards may differ */
        }
        cr_assert_eq(memcmp(first.board.digit, best.board.digit, CH_CELLS), 0, "puzzle %d", i);
    }
    cr_expect_gt(differ, 0);
}

static bool conflict(int a, int b)
{
    const int cell = CH_CANDIDATE_CELL(a);

    return cell == CH_CANDIDATE_CELL(b) ||
           (CH_CANDIDATE_DIGIT(a) == CH_CANDIDATE_DIGIT(b) &&
            ch_cells_has(&ch_cell_peers[cell], CH_CANDIDATE_CELL(b)));
}

/* Two naked singles as one step with two placements. */
Test(eliminations, a_step_may_place_several_digits)
{
    static Finds finds;
    static ChLog log;
    static unsigned char memory[4096];
    ChText json = CH_TEXT_EMPTY;
    int tried = 0;

    ch_arena_init(&log.arena, memory, sizeof memory);
    for (int i = 0; i < 200; i++) {
        ChPuzzle puzzle;
        ChBoard board;
        generate_puzzle(&search, 8, (uint64_t)i, &puzzle);
        ch_board_load(&board, &puzzle);
        find_all(&finds, ch_technique(CH_TECHNIQUE_NAKED_SINGLE)->find, &board);
        if (finds.count < 2 || conflict(finds.step[0].placed, finds.step[1].placed))
            continue;
        ChDetail detail = {.deadly_count = 0};
        for (int k = 0; k < 2; k++) {
            ch_candidates_add(&detail.placed, finds.step[k].placed);
            ch_constraints_add(&detail.premises, finds.step[k].premise);
        }
        const ChStep step = {.technique = CH_TECHNIQUE_GUESS,
                             .placed = CH_NONE,
                             .premise = CH_NONE,
                             .seed = finds.step[0].premise,
                             .detail = &detail};
        ch_log_start(&log, &puzzle);
        cr_assert_eq(ch_log_add(&log, &step), CH_OK);
        ch_board_apply(&board, &step);
        memcpy(log.solution, board.digit, sizeof log.solution);
        expect_proof(&log, &json, i);
        tried++;
    }
    cr_expect_gt(tried, 3);
    ch_text_free(&json);
}

Test(eliminations, a_full_log_is_said_not_overrun)
{
    static ChLog log;
    static unsigned char memory[1024];
    const ChDetail detail = {.deadly_count = 0};
    const ChStep step = {.placed = CH_NONE, .premise = CH_NONE, .detail = &detail};
    uint32_t taken = 0;

    ch_arena_init(&log.arena, memory, sizeof memory);
    ch_log_start(&log, NULL);
    while (ch_log_add(&log, &step) == CH_OK)
        taken++;
    cr_expect_eq(log.count, taken);
    cr_expect_geq(taken, 3);
    cr_expect_leq(log.arena.used, sizeof memory);
}

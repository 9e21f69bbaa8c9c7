/* review.c - see review.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "review.h"

#include <string.h>

#include "fault.h"
#include "notation.h"

enum {
    NODES = 1000000, /* search nodes, for each question */
    WANTED = 3,      /* the weight of a mistake or a lucky move among what to practise; */
    LEAST = 3        /* a technique below this weight is not worth practising */
};

/* ---- mistakes ---- */

static bool is_fact(ChChange change)
{
    return change.kind == CH_PLAY_PLACE || change.kind == CH_PLAY_REMOVE;
}

static ChFact fact_of(ChChange change)
{
    return (ChFact){.candidate = change.thing, .holds = change.kind == CH_PLAY_PLACE};
}

/* Returns a position without the player's mistakes. */
static ChPuzzle right_part(const ChReview *review, const ChPuzzle *position)
{
    ChPuzzle right = *position;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = right.entered[cell];
        if (digit != CH_NO_DIGIT && ch_candidates_has(&review->wrong, CH_CANDIDATE(cell, digit)))
            right.entered[cell] = CH_NO_DIGIT;
    }
    for (int i = 0; i < 12; i++)
        right.removed.word[i] &= ~review->lost.word[i];
    ch_puzzle_note_start(&right);
    return right;
}

/* Notes whether a digit or an elimination is a mistake. */
static void note_mistake(ChReview *review, ChFact fact, bool is_mistake)
{
    ChCandidateSet *const set = fact.holds ? &review->wrong : &review->lost;

    if (is_mistake)
        ch_candidates_add(set, fact.candidate);
    else
        ch_candidates_remove(set, fact.candidate);
}

static uint32_t count_mistakes(const ChReview *review, const ChPuzzle *position)
{
    ChCandidateSet lost = position->removed;
    uint32_t count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        count += position->entered[cell] != CH_NO_DIGIT &&
                 ch_candidates_has(&review->wrong, CH_CANDIDATE(cell, position->entered[cell]));
    for (int i = 0; i < 12; i++)
        lost.word[i] &= review->lost.word[i];
    return count + (uint32_t)ch_candidates_count(&lost);
}

/* ---- singles ---- */

/* Follows which singles are there, and since which move. */
static void follow_singles(ChReview *review, uint32_t moves)
{
    ChBoard board;

    if (ch_board_load(&board, &review->right) >= 0)
        return;
    const ChCandidateSet now = ch_singles_of(&board);
    CH_EACH_CANDIDATE(candidate, &now)
        if (!ch_candidates_has(&review->singles, candidate))
            review->since[candidate] = moves;
    review->singles = now;
}

/* Reports whether a single shows the move in the position with the player's mistakes. */
static bool is_consequence(const ChReview *review, ChFact fact)
{
    ChBoard board;

    if (!fact.holds || count_mistakes(review, &review->before) == 0 ||
        ch_board_load(&board, &review->before) >= 0)
        return false;
    const ChCandidateSet singles = ch_singles_of(&board);
    return ch_candidates_has(&singles, fact.candidate);
}

/* ---- what shows a move ---- */

static void count_technique(uint16_t *sums, int technique, unsigned weight)
{
    if (technique != CH_TECHNIQUE_NONE && technique < CH_REVIEW_TECHNIQUES)
        sums[technique] = (uint16_t)(sums[technique] + weight);
}

static void note_reason(ChReview *review, ChReviewMove *move)
{
    move->is_shown = true;
    move->technique = (uint16_t)ch_reason_hardest(&review->why.log);
}

/* Finds an easier step than the move's technique. */
static void find_easier(ChReview *review, ChReviewMove *move)
{
    const int level =
        move->technique == CH_TECHNIQUE_NONE ? 0 : ch_technique(move->technique)->level;

    if (level < 2 || !ch_reason_find_easiest(&review->why, &review->right, &review->plan, level - 1,
                                             &review->easier))
        return;
    const ChStep *const step = &review->easier.step[0];
    move->easier = step->technique;
    move->knows_since = step->placed != CH_NONE && ch_technique(step->technique)->level == 1;
    if (move->knows_since)
        move->easier_since = review->since[step->placed];
    count_technique(review->sums.missed, move->easier, 1);
}

/* Reports whether all that is in a position is in a later one, too. */
static bool is_within(const ChPuzzle *earlier, const ChPuzzle *later)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (earlier->entered[cell] != CH_NO_DIGIT && earlier->entered[cell] != later->entered[cell])
            return false;
    return ch_candidates_within(&earlier->removed, &later->removed);
}

/* Looks for the reason in the positions before this one, the last first. */
static bool find_earlier_reason(ChReview *review, uint32_t number, ChFact fact)
{
    for (uint32_t back = 1; back < CH_REVIEW_PAST && back < number; back++) {
        const ChPuzzle *const past = &review->past[(number - back) % CH_REVIEW_PAST];
        if (!is_within(past, &review->right))
            continue;
        ch_why_query(&review->why, past, fact);
        if (review->why.truth == CH_TRUTH_HOLDS &&
            ch_reason_find_quickly(&review->why, &review->plan))
            return true;
    }
    ch_why_query(&review->why, &review->right, fact);
    return false;
}

/* Reviews a move that is right. */
static void review_right(ChReview *review, ChReviewMove *move, ChFact fact)
{
    ChWhy *const why = &review->why;

    if (ch_reason_find(why, &review->plan) || find_earlier_reason(review, move->number, fact)) {
        move->verdict = CH_REVIEW_FORCED;
        note_reason(review, move);
        count_technique(review->sums.used, move->technique, 1);
        return;
    }
    move->verdict = CH_REVIEW_LUCKY;
    move->is_consequence = is_consequence(review, fact);
    ch_why_prove(why, &review->whole);
    if (why->is_proved)
        note_reason(review, move);
    count_technique(review->sums.wanted, move->technique, WANTED);
}

static int level_of_log(const ChLog *log)
{
    const int hardest = ch_reason_hardest(log);

    return hardest == CH_TECHNIQUE_NONE ? 0 : ch_technique(hardest)->level;
}

/* Replaces the reason why a move is wrong by a proof with new digits, if that is of an easier level
 * and the player found these digits in the end. */
static void take_easier_proof(ChReview *review)
{
    ChWhy *const why = &review->why;
    const int level = level_of_log(&why->log);

    if (level <= 2)
        return;
    ch_why_prove(why, &review->whole);
    if (!why->is_proved || level_of_log(&why->log) >= level ||
        !ch_review_may_show(review, &why->log))
        (void)ch_reason_find(why, &review->plan);
}

/* Reviews a move that is wrong; the query has proved its opposite. */
static void review_wrong(ChReview *review, ChReviewMove *move, ChFact fact)
{
    ChWhy *const why = &review->why;

    move->verdict = CH_REVIEW_WRONG;
    move->is_consequence = is_consequence(review, fact);
    review->sums.consequences += move->is_consequence;
    if (review->sums.first_mistake == 0)
        review->sums.first_mistake = move->number;
    if (move->is_consequence)
        return;
    if (ch_reason_find(why, &review->plan))
        take_easier_proof(review);
    else
        ch_why_prove(why, &review->whole);
    if (why->is_proved || ch_why_is_plain(why))
        note_reason(review, move);
    count_technique(review->sums.wanted, move->technique, WANTED);
}

static void review_fact(ChReview *review, ChReviewMove *move, ChFact fact)
{
    ch_why_query(&review->why, &review->right, fact);
    note_mistake(review, fact, review->why.truth == CH_TRUTH_FAILS);
    switch (review->why.truth) {
    case CH_TRUTH_HOLDS:
        review_right(review, move, fact);
        break;
    case CH_TRUTH_FAILS:
        review_wrong(review, move, fact);
        break;
    case CH_TRUTH_OPEN:
        move->verdict = CH_REVIEW_UNDECIDED;
        break;
    default:
        move->verdict = CH_REVIEW_UNFINISHED;
        break;
    }
    if (review->why.truth == CH_TRUTH_HOLDS)
        find_easier(review, move);
}

/* Reviews a move that takes something back, or makes again what was taken back. */
static void review_back(ChReview *review, ChReviewMove *move)
{
    const uint32_t before = count_mistakes(review, &review->before);

    move->verdict = CH_REVIEW_BACK;
    if (is_fact(move->change)) {
        ch_why_query(&review->why, &review->right, fact_of(move->change));
        note_mistake(review, fact_of(move->change), review->why.truth == CH_TRUTH_FAILS);
    }
    move->mends = count_mistakes(review, &review->course.position) < before;
    review->sums.mended += move->mends;
}

/* ---- the game ---- */

static bool is_full(const ChPuzzle *position)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_puzzle_digit(position, cell) == CH_NO_DIGIT)
            return false;
    return true;
}

bool ch_review_next(ChReview *review, ChReviewMove *move)
{
    if (review->next == review->game->count ||
        (review->verdict != CH_VERDICT_UNIQUE && review->verdict != CH_VERDICT_SEVERAL))
        return false;
    ch_meter_add(review->whole.meter, 0);
    if (ch_meter_is_over(review->whole.meter))
        return false;
    *move = (ChReviewMove){.play = &review->game->play[review->next],
                           .number = review->next + 1,
                           .verdict = CH_REVIEW_NOTHING};
    review->next++;
    const bool repeats = move->play->kind == CH_PLAY_UNDO || move->play->kind == CH_PLAY_REDO;
    review->before = review->course.position;
    review->right = right_part(review, &review->before);
    review->past[move->number % CH_REVIEW_PAST] = review->right;
    follow_singles(review, move->number - 1);
    if (ch_course_play(&review->course, move->play, &move->change)) {
        if (is_fact(move->change) && !repeats)
            review_fact(review, move, fact_of(move->change));
        else
            review_back(review, move);
    }
    review->sums.verdict[move->verdict]++;
    review->sums.is_full = is_full(&review->course.position);
    review->sums.is_solved =
        review->sums.is_full && count_mistakes(review, &review->course.position) == 0;
    return true;
}

/* ---- the start ---- */

static ChStatus refuse_given(const ChPlay *play, ChFault *fault)
{
    char name[CH_NAME_SIZE];
    const int cell = play->kind == CH_PLAY_ERASE ? play->thing : CH_CANDIDATE_CELL(play->thing);
    const size_t length =
        play->kind == CH_PLAY_PLACE ? ch_name_placed(name, play->thing) : ch_name_cell(name, cell);

    return ch_fault(fault, CH_PLAY_GIVEN, play->line, play->column, name, length);
}

/* Makes the plan of all techniques up to the highest level of a solve of the puzzle. */
static void make_plan(ChReview *review)
{
    const ChLog *const log = &review->why.engine.log;

    (void)ch_engine_solve(&review->why.engine, &review->start, &review->whole, false);
    review->level = log->outcome == CH_SOLVED ? 1 : CH_LEVELS;
    for (uint32_t i = 0; i < log->count; i++)
        if (ch_technique(log->step[i].technique)->level > review->level)
            review->level = ch_technique(log->step[i].technique)->level;
    review->plan = review->whole;
    review->plan.count = 0;
    for (int i = 0; i < review->whole.count; i++)
        if (ch_technique(review->whole.row[i].technique)->level <= review->level)
            review->plan.row[review->plan.count++] = review->whole.row[i];
}

/* Finds the right part of the last position. */
static void find_end(ChReview *review, const uint8_t *solution)
{
    ChCourse *const course = &review->course;
    ChChange change;

    ch_course_start(course, &review->start);
    for (uint32_t i = 0; i < review->game->count; i++)
        (void)ch_course_play(course, &review->game->play[i], &change);
    review->end = course->position;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (review->verdict == CH_VERDICT_UNIQUE && review->end.entered[cell] != solution[cell])
            review->end.entered[cell] = CH_NO_DIGIT;
    ch_course_start(course, &review->start);
}

/* Notes the mistakes that the position has at the start of the game. */
static void note_first_mistakes(ChReview *review)
{
    ChMistakes mistakes;

    ch_mistakes_find(&review->why.search, &review->start, NODES, &mistakes);
    for (uint32_t i = 0; i < mistakes.mistake_count; i++)
        note_mistake(review, (ChFact){mistakes.mistake[i].candidate, !mistakes.mistake[i].holds},
                     true);
}

ChStatus ch_review_start(ChReview *review, const ChPuzzle *puzzle, const ChGame *game,
                         const ChPlan *known, ChMeter *meter, ChFault *fault)
{
    ChCheck check;

    for (uint32_t i = 0; i < game->count; i++)
        if (ch_play_is_on_given(puzzle, &game->play[i]))
            return refuse_given(&game->play[i], fault);
    review->game = game;
    review->start = *puzzle;
    review->next = 0;
    review->wrong = review->lost = review->singles = (ChCandidateSet){{0}};
    memset(review->since, 0, sizeof review->since);
    memset(&review->sums, 0, sizeof review->sums);
    ch_arena_init(&review->easier.arena, review->memory, sizeof review->memory);
    review->why.engine.state = NULL;
    (void)ch_plan_make(&review->whole, ch_profile_at(0), NULL, NULL);
    review->whole.meter = meter;
    ch_check_verdict(&review->why.search, puzzle, NODES, &check);
    review->verdict = check.verdict;
    if (review->verdict != CH_VERDICT_UNIQUE)
        ch_plan_remove_unique(&review->whole);
    make_plan(review);
    review->is_known = known != NULL;
    if (known != NULL)
        review->plan = *known;
    review->plan.meter = meter;
    if (known != NULL && review->verdict != CH_VERDICT_UNIQUE)
        ch_plan_remove_unique(&review->plan);
    note_first_mistakes(review);
    find_end(review, check.solution);
    return CH_OK;
}

/* ---- results ---- */

bool ch_review_may_show(const ChReview *review, const ChLog *log)
{
    for (uint32_t i = 0; i < log->count; i++) {
        const ChStep *const step = &log->step[i];
        ChCandidateSet placed = {{0}};
        if (step->detail != NULL)
            placed = step->detail->placed;
        if (step->placed != CH_NONE)
            ch_candidates_add(&placed, step->placed);
        CH_EACH_CANDIDATE(candidate, &placed)
            if (ch_puzzle_digit(&review->end, CH_CANDIDATE_CELL(candidate)) !=
                CH_CANDIDATE_DIGIT(candidate))
                return false;
    }
    return true;
}

static unsigned weight_of(const ChReviewSums *sums, int technique)
{
    return sums->wanted[technique] + sums->missed[technique];
}

int ch_review_practice(const ChReviewSums *sums, uint16_t list[CH_REVIEW_PRACTICE])
{
    int count = 0;

    for (int technique = 1; technique < ch_technique_limit(); technique++) {
        int at = count;
        if (ch_technique(technique) == NULL || technique >= CH_REVIEW_TECHNIQUES ||
            weight_of(sums, technique) < LEAST)
            continue;
        while (at > 0 && weight_of(sums, list[at - 1]) < weight_of(sums, technique))
            at--;
        if (at == CH_REVIEW_PRACTICE)
            continue;
        if (count < CH_REVIEW_PRACTICE)
            count++;
        memmove(list + at + 1, list + at, (size_t)(count - 1 - at) * sizeof *list);
        list[at] = (uint16_t)technique;
    }
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && ch_technique(list[k])->level < ch_technique(list[k - 1])->level;
             k--) {
            const uint16_t moved = list[k];
            list[k] = list[k - 1];
            list[k - 1] = moved;
        }
    return count;
}

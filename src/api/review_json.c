/* review_json.c - see review_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "review_json.h"

#include "json_things.h"
#include "log_json_text.h"

static const char *const verdict_word[CH_REVIEW_VERDICTS] = {
    "forced", "lucky", "wrong", "undecided", "taken-back", "nothing", "unfinished"};

void ch_review_name(ChText *out, const ChPlay *play)
{
    char name[CH_NAME_SIZE];

    if (play->kind == CH_PLAY_UNDO || play->kind == CH_PLAY_REDO) {
        ch_text_puts(out, play->kind == CH_PLAY_UNDO ? "undo" : "redo");
        return;
    }
    if (play->kind == CH_PLAY_ERASE || play->kind == CH_PLAY_RESTORE)
        ch_text_char(out, '-');
    if (play->kind == CH_PLAY_ERASE)
        ch_name_cell(name, play->thing);
    else if (play->kind == CH_PLAY_PLACE)
        ch_name_placed(name, play->thing);
    else
        ch_name_removed(name, play->thing);
    ch_text_puts(out, name);
}

static void put_name(ChJsonWriter *json, const ChPlay *play)
{
    ChText name = CH_TEXT_EMPTY;

    ch_review_name(&name, play);
    ch_json_put_string(json, "move", ch_text_whole(&name));
    ch_text_free(&name);
}

static void put_technique(ChJsonWriter *json, const char *key, int technique)
{
    if (technique != CH_TECHNIQUE_NONE)
        ch_json_put_word(json, key, ch_technique(technique)->key);
}

/* Writes a log as the member KEY, or that it is hidden. */
static void put_log(ChJsonWriter *json, const ChReviewJson *context, const ChReview *review,
                    const char *key, const ChLog *log)
{
    const ChLogStyle style = {.language = context->language};

    if (!context->solutions && !ch_review_may_show(review, log)) {
        ch_json_put_flag(json, "hidden", true);
        return;
    }
    ch_log_json_text(json, key, log, &style, context->log_replay, context->sentence);
    ch_json_close(json, '}');
}

static void put_easier(ChJsonWriter *json, const ChReviewJson *context, const ChReview *review,
                       const ChReviewMove *move)
{
    ch_json_open(json, "easier", '{');
    put_technique(json, "technique", move->easier);
    if (move->knows_since)
        ch_json_put_number(json, "since", move->easier_since);
    put_log(json, context, review, "step", &review->easier);
    ch_json_close(json, '}');
}

static void put_reason(ChJsonWriter *json, const ChReviewJson *context, const ChReview *review,
                       const ChReviewMove *move)
{
    const ChWhy *const why = &review->why;
    const int sees = why->deciding_cell;

    if (sees >= 0)
        ch_json_put_cell(json, "sees", sees, why->board.digit);
    if (move->technique == CH_TECHNIQUE_NONE)
        return;
    put_technique(json, "technique", move->technique);
    ch_json_put_number(json, "steps", why->log.count);
    put_log(json, context, review, "reason", &why->log);
}

static void put_move(ChJsonWriter *json, const ChReviewJson *context, const ChReview *review,
                     const ChReviewMove *move)
{
    ch_json_open(json, NULL, '{');
    ch_json_put_number(json, "number", move->number);
    put_name(json, move->play);
    if (move->play->time != CH_NO_TIME)
        ch_json_put_number(json, "time", move->play->time);
    ch_json_put_word(json, "verdict", verdict_word[move->verdict]);
    if (move->mends)
        ch_json_put_flag(json, "mends", true);
    if (move->is_consequence)
        ch_json_put_flag(json, "follows", true);
    if (move->is_shown)
        put_reason(json, context, review, move);
    if (move->easier != CH_TECHNIQUE_NONE)
        put_easier(json, context, review, move);
    ch_json_close(json, '}');
}

/* ---- sums ---- */

static void put_counts(ChJsonWriter *json, const char *key, const uint16_t *counts)
{
    ch_json_open(json, key, '{');
    for (int i = 1; i < ch_technique_limit() && i < CH_REVIEW_TECHNIQUES; i++)
        if (counts[i] > 0)
            ch_json_put_number(json, ch_technique(i)->key, counts[i]);
    ch_json_close(json, '}');
}

static void put_sums(ChJsonWriter *json, const ChReviewSums *sums)
{
    uint16_t practice[CH_REVIEW_PRACTICE];
    const int count = ch_review_practice(sums, practice);

    ch_json_open(json, "counts", '{');
    for (int i = 0; i < CH_REVIEW_VERDICTS; i++)
        ch_json_put_number(json, verdict_word[i], sums->verdict[i]);
    ch_json_close(json, '}');
    if (sums->first_mistake > 0)
        ch_json_put_number(json, "first-mistake", sums->first_mistake);
    ch_json_put_flag(json, "full", sums->is_full);
    ch_json_put_flag(json, "solved", sums->is_solved);
    put_counts(json, "used", sums->used);
    put_counts(json, "missed", sums->missed);
    ch_json_open(json, "practise", '[');
    for (int i = 0; i < count; i++)
        ch_json_put_word(json, NULL, ch_technique(practice[i])->key);
    ch_json_close(json, ']');
}

void ch_review_json(const ChReviewJson *context, ChReview *review)
{
    ChJsonWriter json = {context->out, false};
    ChReviewMove move;

    ch_json_open_format(&json, NULL, "crosshatch-review");
    ch_json_put_puzzle(&json, &review->start);
    ch_json_put_word(&json, "verdict", ch_verdict_word(review->verdict));
    ch_json_open(&json, "moves", '[');
    while (ch_review_next(review, &move))
        put_move(&json, context, review, &move);
    ch_json_close(&json, ']');
    put_sums(&json, &review->sums);
    ch_json_close_line(&json);
}

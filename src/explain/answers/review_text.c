/* review_text.c - see review_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "review_text.h"

#include "ansi.h"
#include "review_json.h"
#include "technique_text.h"
#include "terms.h"
#include "why_text.h"

enum { MOST_LUCKY = 10, MOST_EASIER = 5, MOST_STEPS = 8 };

/* ---- a move ---- */

static void put_two_digits(ChText *out, uint32_t number)
{
    if (number < 10)
        ch_text_char(out, '0');
    ch_text_number(out, number);
}

static void put_time(ChText *out, uint32_t milliseconds)
{
    const uint32_t seconds = milliseconds / 1000;

    if (seconds >= 3600) {
        ch_text_number(out, seconds / 3600);
        ch_text_char(out, ':');
        put_two_digits(out, seconds / 60 % 60);
    } else {
        ch_text_number(out, seconds / 60);
    }
    ch_text_char(out, ':');
    put_two_digits(out, seconds % 60);
}

static const char *title_of(const ChReviewText *context, int technique)
{
    if (technique == CH_TECHNIQUE_NONE)
        return "";
    return ch_explain_title(context->style->language, ch_technique(technique)->key);
}

/* Writes a sentence about a move, which has fields for all that may be said of it. */
static void say(ChText *out, const ChReviewText *context, const ChReview *review,
                const ChReviewMove *move, const char *message)
{
    const bool has_step = move->easier != CH_TECHNIQUE_NONE;
    const uint16_t placed[] = {has_step ? review->easier.step[0].placed : CH_NONE};
    ChText name = CH_TEXT_EMPTY;

    ch_review_name(&name, move->play);
    if (move->play->time != CH_NO_TIME) {
        ch_text_puts(&name, " (");
        put_time(&name, move->play->time);
        ch_text_char(&name, ')');
    }
    const ChField field[] = {
        ch_field_number("number", move->number),
        ch_field_string("move", ch_text_whole(&name)),
        ch_field_string("technique", title_of(context, move->technique)),
        ch_field_number("steps", review->why.log.count),
        ch_field_string("easier", title_of(context, move->easier)),
        ch_field_number("since", move->easier_since),
        ch_field_list("placed", CH_FIELD_PLACED, placed, 1),
    };
    ch_format(out, context->style->language, message, field, sizeof field / sizeof field[0]);
    ch_text_free(&name);
}

static void say_forced(ChText *out, const ChReviewText *context, const ChReview *review,
                       const ChReviewMove *move)
{
    if (move->technique == CH_TECHNIQUE_NONE)
        say(out, context, review, move,
            N_("Move {number}, {move}: the digits in the grid show it."));
    else if (review->why.log.count == 1)
        say(out, context, review, move, N_("Move {number}, {move}: {technique}."));
    else
        say(out, context, review, move,
            N_("Move {number}, {move}: {technique}, the hardest of {steps} steps."));
}

/* Writes the steps of the log, if they may be shown; else that an option shows them. */
static void put_steps(ChText *out, const ChReviewText *context, const ChReview *review)
{
    const ChLog *const log = &review->why.log;

    if (log->count == 0 || !(context->style->proof || log->count <= MOST_STEPS))
        return;
    if (ch_review_shows(context, review, log)) {
        ch_why_text_steps(out, context->style, log, context->log_replay);
        return;
    }
    ch_format(out, context->style->language,
              N_("The steps have digits that you have not found yet; --solutions shows them."),
              NULL, 0);
    ch_text_char(out, '\n');
}

static void say_lucky(ChText *out, const ChReviewText *context, const ChReview *review,
                      const ChReviewMove *move)
{
    say(out, context, review, move,
        move->is_consequence
            ? N_("Move {number}, {move}: right by chance; it follows from an earlier mistake.")
        : review->is_known
            ? N_("Move {number}, {move}: right, but nothing that you know showed it yet.")
            : N_("Move {number}, {move}: right, but nothing in the grid showed it yet."));
    if (!move->is_shown)
        return;
    ch_text_char(out, ' ');
    say(out, context, review, move,
        review->why.log.count == 1
            ? N_("One step would have shown it: {technique}.")
            : N_("{steps} steps would have shown it, the hardest of them {technique}."));
}

static void say_wrong(ChText *out, const ChReviewText *context, const ChReview *review,
                      const ChReviewMove *move)
{
    if (move->is_consequence) {
        say(out, context, review, move,
            N_("Move {number}, {move}: wrong; it follows from an earlier mistake."));
        return;
    }
    say(out, context, review, move,
        move->number == review->sums.first_mistake
            ? N_("Move {number}, {move}: wrong, the first mistake.")
            : N_("Move {number}, {move}: wrong."));
    if (!move->is_shown)
        return;
    ch_text_char(out, ' ');
    if (move->technique != CH_TECHNIQUE_NONE)
        say(out, context, review, move,
            review->why.log.count == 1
                ? N_("One step would have shown that: {technique}.")
                : N_("{steps} steps would have shown that, the hardest of them {technique}."));
    else
        ch_why_text_blocker(out, context->style, &review->why);
}

void ch_review_move_text(ChText *out, const ChReviewText *context, const ChReview *review,
                         const ChReviewMove *move)
{
    switch (move->verdict) {
    case CH_REVIEW_FORCED:
        say_forced(out, context, review, move);
        break;
    case CH_REVIEW_LUCKY:
        say_lucky(out, context, review, move);
        break;
    case CH_REVIEW_WRONG:
        say_wrong(out, context, review, move);
        break;
    case CH_REVIEW_UNDECIDED:
        say(out, context, review, move,
            N_("Move {number}, {move}: a choice; the puzzle has solutions with it and without."));
        break;
    case CH_REVIEW_BACK:
        say(out, context, review, move,
            move->mends ? N_("Move {number}, {move}: takes a mistake back.")
                        : N_("Move {number}, {move}: takes something back, or makes it again."));
        break;
    case CH_REVIEW_NOTHING:
        say(out, context, review, move, N_("Move {number}, {move}: changes nothing."));
        break;
    default:
        say(out, context, review, move,
            N_("Move {number}, {move}: whether it is right was not found out in the work "
               "allowed."));
        break;
    }
    ch_text_char(out, '\n');
}

void ch_review_easier_text(ChText *out, const ChReviewText *context, const ChReview *review,
                           const ChReviewMove *move)
{
    const bool shows = ch_review_shows(context, review, &review->easier);

    if (move->knows_since && shows)
        say(out, context, review, move,
            move->easier_since == 0
                ? N_("Move {number}, {move}: {easier} was easier and there from the start: "
                     "{placed}.")
                : N_("Move {number}, {move}: {easier} was easier and there since move {since}: "
                     "{placed}."));
    else if (move->knows_since)
        say(out, context, review, move,
            move->easier_since == 0
                ? N_("Move {number}, {move}: {easier} was easier and there from the start.")
                : N_("Move {number}, {move}: {easier} was easier and there since move {since}."));
    else
        say(out, context, review, move, N_("Move {number}, {move}: {easier} was easier."));
    ch_text_char(out, '\n');
}

/* ---- results ---- */

static void put_line(ChText *out, const ChReviewText *context, const char *message,
                     const ChField *field, size_t count)
{
    ch_format(out, context->style->language, message, field, count);
    ch_text_char(out, '\n');
}

static const char *message_of_end(const ChReview *review)
{
    if (review->sums.is_solved)
        return N_("The puzzle is solved.");
    if (review->sums.is_full)
        return N_("The grid is full, but not right.");
    return N_("The grid is not full yet.");
}

/* Writes that the puzzle has no solution or several, or that this is not known. */
static void put_verdict(ChText *out, const ChReviewText *context, ChSoundness verdict)
{
    if (verdict == CH_VERDICT_UNSOLVABLE)
        put_line(out, context,
                 N_("The puzzle itself has no solution; 'crosshatch check' says what is wrong "
                    "with it."),
                 NULL, 0);
    else if (verdict == CH_VERDICT_SEVERAL)
        put_line(out, context, CH_SEVERAL_SOLUTIONS, NULL, 0);
    else
        put_line(out, context,
                 N_("Whether the puzzle has a solution was not found out in the work allowed."),
                 NULL, 0);
}

void ch_review_result_text(ChText *out, const ChReviewText *context, const ChReview *review)
{
    const ChReviewSums *const sums = &review->sums;
    const ChField field[] = {
        ch_field_number("moves", review->next),
        ch_field_number("forced", sums->verdict[CH_REVIEW_FORCED]),
        ch_field_number("lucky", sums->verdict[CH_REVIEW_LUCKY]),
        ch_field_number("wrong", sums->verdict[CH_REVIEW_WRONG]),
        ch_field_number("choices", sums->verdict[CH_REVIEW_UNDECIDED]),
        ch_field_number("back", sums->verdict[CH_REVIEW_BACK]),
    };
    const size_t count = sizeof field / sizeof field[0];

    if (review->verdict != CH_VERDICT_UNIQUE)
        put_verdict(out, context, review->verdict);
    if (review->verdict != CH_VERDICT_UNIQUE && review->verdict != CH_VERDICT_SEVERAL)
        return;
    ch_format(out, context->style->language,
              N_("{moves} {moves?move/moves}: {forced} forced, {lucky} lucky, {wrong} wrong."),
              field, count);
    if (sums->verdict[CH_REVIEW_UNDECIDED] > 0) {
        ch_text_char(out, ' ');
        ch_format(out, context->style->language,
                  N_("{choices} {choices?was a choice/were choices}."), field, count);
    }
    if (sums->verdict[CH_REVIEW_BACK] > 0) {
        ch_text_char(out, ' ');
        ch_format(out, context->style->language, N_("{back} took something back."), field, count);
    }
    ch_text_char(out, ' ');
    put_line(out, context, message_of_end(review), NULL, 0);
}

/* Writes MESSAGE with a list of techniques and their numbers; nothing when there are none. */
static void put_counts(ChText *out, const ChReviewText *context, const char *message,
                       const uint16_t *counts)
{
    ChText list = CH_TEXT_EMPTY;

    for (int level = 1; level <= CH_LEVELS; level++)
        for (int i = 1; i < ch_technique_limit() && i < CH_REVIEW_TECHNIQUES; i++) {
            if (counts[i] == 0 || ch_technique(i)->level != level)
                continue;
            ch_text_puts(&list, list.length > 0 ? ", " : "");
            ch_text_puts(&list, title_of(context, i));
            ch_text_char(&list, ' ');
            ch_text_number(&list, counts[i]);
        }
    const ChField field = ch_field_string("list", ch_text_whole(&list));
    if (list.length > 0)
        put_line(out, context, message, &field, 1);
    ch_text_free(&list);
}

void ch_review_techniques_text(ChText *out, const ChReviewText *context, const ChReview *review)
{
    uint16_t practice[CH_REVIEW_PRACTICE];
    const int count = ch_review_practice(&review->sums, practice);

    put_counts(out, context, N_("Techniques used: {list}."), review->sums.used);
    put_counts(out, context, N_("Easier steps that were there: {list}."), review->sums.missed);
    for (int i = 0; i < count; i++) {
        const ChField field[] = {
            ch_field_string("technique", title_of(context, practice[i])),
            ch_field_string("key", ch_technique(practice[i])->key),
        };
        put_line(out, context,
                 N_("Practise {technique}: 'crosshatch strategies {key}' explains it."), field, 2);
    }
}

/* ---- the whole review ---- */

/* The parts of the text, which are written while the review is read. */
typedef struct Parts {
    ChText mistakes, lucky, easier, all;
    uint32_t lucky_count, easier_count;
} Parts;

static void add_move(Parts *parts, const ChReviewText *context, const ChReview *review,
                     const ChReviewMove *move)
{
    if (context->all)
        ch_review_move_text(&parts->all, context, review, move);
    if (move->verdict == CH_REVIEW_WRONG) {
        ch_review_move_text(&parts->mistakes, context, review, move);
        if (move->is_shown)
            put_steps(&parts->mistakes, context, review);
    }
    if (move->verdict == CH_REVIEW_BACK && move->mends)
        ch_review_move_text(&parts->mistakes, context, review, move);
    if (move->verdict == CH_REVIEW_LUCKY && parts->lucky_count++ < MOST_LUCKY) {
        ch_review_move_text(&parts->lucky, context, review, move);
        if (move->is_shown && context->style->proof)
            put_steps(&parts->lucky, context, review);
    }
    if (move->easier != CH_TECHNIQUE_NONE && parts->easier_count++ < MOST_EASIER)
        ch_review_easier_text(&parts->easier, context, review, move);
}

/* Writes a part with its heading and how many lines it leaves out; nothing when it is empty. */
static void put_part(ChText *out, const ChReviewText *context, const char *heading,
                     const ChText *part, uint32_t left_out)
{
    const ChField field = ch_field_number("count", left_out);

    if (part->length == 0)
        return;
    ch_text_char(out, '\n');
    ch_ansi_begin(out, context->style->colours, CH_ANSI_BOLD);
    ch_format(out, context->style->language, heading, NULL, 0);
    ch_ansi_end(out, context->style->colours, CH_ANSI_BOLD);
    ch_text_char(out, '\n');
    ch_text_add(out, ch_text_string(part), part->length);
    if (left_out > 0)
        put_line(out, context, N_("and {count} more (--moves)"), &field, 1);
    out->failed |= part->failed;
}

static uint32_t rest_of(uint32_t count, uint32_t most)
{
    return count > most ? count - most : 0;
}

void ch_review_text(ChText *out, const ChReviewText *context, ChReview *review)
{
    const size_t start = out->length;
    Parts parts = {.mistakes = CH_TEXT_EMPTY};
    ChReviewMove move;

    while (ch_review_next(review, &move))
        add_move(&parts, context, review, &move);
    ch_review_result_text(out, context, review);
    put_part(out, context, N_("Mistakes"), &parts.mistakes, 0);
    put_part(out, context, N_("Guesses that happened to be right"), &parts.lucky,
             rest_of(parts.lucky_count, MOST_LUCKY));
    put_part(out, context, N_("Easier steps"), &parts.easier,
             rest_of(parts.easier_count, MOST_EASIER));
    put_part(out, context, N_("All moves"), &parts.all, 0);
    ch_text_char(out, '\n');
    ch_review_techniques_text(out, context, review);
    ch_terms_once(out, start);
    ch_text_free(&parts.mistakes);
    ch_text_free(&parts.lucky);
    ch_text_free(&parts.easier);
    ch_text_free(&parts.all);
}

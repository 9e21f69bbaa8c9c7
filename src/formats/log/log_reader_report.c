/* log_reader_report.c - what a log of `why` or `hint` says beside its steps.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "log_reader.h"
#include "notation.h"

static const char *answer_word(int answer)
{
    static const char *const WORDS[] = {
        [CH_ANSWERED_NONE] = NULL,
        [CH_ANSWERED_RIGHT] = "right",
        [CH_ANSWERED_WRONG] = "wrong",
        [CH_ANSWERED_UNDECIDED] = "undecided",
        [CH_ANSWERED_NOTHING] = "nothing",
        [CH_ANSWERED_UNSOLVABLE] = "unsolvable",
        [CH_ANSWERED_UNFINISHED] = "unfinished",
    };

    return WORDS[answer];
}

static const char *verdict_word(int verdict)
{
    static const char *const WORDS[] = {"several", "unsolvable", "unfinished"};

    return WORDS[verdict];
}

static ChClaim read_claim(const char *name)
{
    const size_t length = strlen(name);
    bool placed = false;
    int thing = ch_read_conclusion(name, length, &placed);

    if (thing >= 0)
        return (ChClaim){placed ? CH_CLAIM_PLACED : CH_CLAIM_REMOVED, (uint16_t)thing};
    thing = ch_read_cell(name, length);
    if (thing >= 0)
        return (ChClaim){CH_CLAIM_CELL, (uint16_t)thing};
    thing = ch_read_house(name, length);
    return thing >= 0 ? (ChClaim){CH_CLAIM_HOUSE, (uint16_t)thing} : (ChClaim){CH_CLAIM_NONE, 0};
}

/* A member that is a claim of a kind no later than LAST. */
static ChStatus add_claim(const ChLogReader *reader, const ChJson *top, const char *key,
                          ChClaimKind last, ChClaim *claim)
{
    const ChJson *const value = ch_json_member(top, key);

    if (value == NULL)
        return CH_OK;
    const char *const name = ch_json_string(value);
    if (name != NULL)
        *claim = read_claim(name);
    return claim->kind != CH_CLAIM_NONE && claim->kind <= last
               ? CH_OK
               : ch_log_refuse(reader, value,
                               last == CH_CLAIM_PLACED ? CH_LOG_PLACED : CH_LOG_START);
}

/* A member that is one of some words; *NUMBER is left alone without it. */
static ChStatus add_word(const ChLogReader *reader, const ChJson *top, const char *key,
                         const char *(*word)(int), int last, int *number)
{
    const ChJson *const value = ch_json_member(top, key);

    if (value == NULL)
        return CH_OK;
    *number = ch_log_word(value, word, last);
    return *number >= 0 ? CH_OK : ch_log_refuse(reader, value, CH_LOG_WORD);
}

/* A member that is a whole grid. */
static ChStatus add_grid(const ChLogReader *reader, const ChJson *top, const char *key, bool *has,
                         uint8_t *digit)
{
    const ChJson *const value = ch_json_member(top, key);

    if (value == NULL)
        return CH_OK;
    *has = true;
    const ChStatus status = ch_log_read_grid(reader, value, digit);
    return status == CH_OK && memchr(digit, CH_NO_DIGIT, CH_CELLS) != NULL
               ? ch_log_refuse(reader, value, CH_LOG_GRID)
               : status;
}

static ChStatus add_rest(const ChLogReader *reader, const ChJson *top, ChReport *report)
{
    const ChJson *const digits = ch_json_member(top, "digits");
    const ChJson *const needs = ch_json_member(top, "needs");

    if (digits != NULL && (report->digits = ch_log_digits(digits)) == 0)
        return ch_log_refuse(reader, digits, CH_LOG_DIGITS);
    if (needs != NULL && (report->needs = ch_json_string(needs)) == NULL)
        return ch_log_refuse(reader, needs, CH_LOG_STRING);
    return CH_OK;
}

ChStatus ch_log_read_report(ChLogReader *reader, const ChJson *top, ChReport *report)
{
    int answer = CH_ANSWERED_NONE;
    int verdict = 0;
    ChStatus status = add_claim(reader, top, "asked", CH_CLAIM_HOUSE, &report->asked);

    if (status == CH_OK)
        status = add_claim(reader, top, "fact", CH_CLAIM_REMOVED, &report->fact);
    if (status == CH_OK)
        status = add_claim(reader, top, "sees", CH_CLAIM_PLACED, &report->sees);
    if (status == CH_OK)
        status = add_claim(reader, top, "mistake", CH_CLAIM_REMOVED, &report->mistake);
    if (status == CH_OK)
        status = add_word(reader, top, "answer", answer_word, CH_ANSWERED_UNFINISHED, &answer);
    if (status == CH_OK)
        status = add_word(reader, top, "verdict", verdict_word, 2, &verdict);
    if (status == CH_OK)
        status = add_grid(reader, top, "with", &report->has_with, report->with);
    if (status == CH_OK)
        status = add_grid(reader, top, "without", &report->has_without, report->without);
    report->answer = (ChAnswerWord)answer;
    return status == CH_OK ? add_rest(reader, top, report) : status;
}

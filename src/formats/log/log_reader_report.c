/* log_reader_report.c - reads what a log of `why` or `hint` says besides its steps.
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

static ChClaim claim_of(const char *name)
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

/* Reads a claim.  Kinds after LAST, in the order of ChClaimKind, are refused. */
static ChClaim read_claim(ChLogReader *reader, const ChJson *value, ChClaimKind last)
{
    const char *const name = ch_json_string(value);
    const ChClaim claim = name != NULL ? claim_of(name) : (ChClaim){CH_CLAIM_NONE, 0};

    if (claim.kind == CH_CLAIM_NONE || claim.kind > last)
        ch_log_refuse(reader, value, last == CH_CLAIM_PLACED ? CH_LOG_PLACED : CH_LOG_START);
    return claim;
}

/* Reads a grid without empty cells, and returns whether there is one. */
static bool read_whole_grid(ChLogReader *reader, const ChJson *value, uint8_t *digit)
{
    ch_log_grid(reader, value, digit);
    if (memchr(digit, CH_NO_DIGIT, CH_CELLS) != NULL)
        ch_log_refuse(reader, value, CH_LOG_GRID);
    return value != NULL;
}

void ch_log_read_report(ChLogReader *reader, const ChJson *top, ChReport *report)
{
    report->query = read_claim(reader, ch_log_may(top, "asked"), CH_CLAIM_HOUSE);
    report->fact = read_claim(reader, ch_log_may(top, "fact"), CH_CLAIM_REMOVED);
    report->sees = read_claim(reader, ch_log_may(top, "sees"), CH_CLAIM_PLACED);
    report->mistake = read_claim(reader, ch_log_may(top, "mistake"), CH_CLAIM_REMOVED);
    report->answer = (ChAnswerWord)ch_log_word(reader, ch_log_may(top, "answer"), answer_word,
                                               CH_ANSWERED_UNFINISHED);
    (void)ch_log_word(reader, ch_log_may(top, "verdict"), verdict_word, 2);
    report->has_with = read_whole_grid(reader, ch_log_may(top, "with"), report->with);
    report->has_without = read_whole_grid(reader, ch_log_may(top, "without"), report->without);
    report->digits = ch_log_digits(reader, ch_log_may(top, "digits"));
    report->needs = ch_log_string(reader, ch_log_may(top, "needs"));
}

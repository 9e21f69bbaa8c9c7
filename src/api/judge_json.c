/* judge_json.c - see judge_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "judge_json.h"

#include "suspects_json.h"
#include "why_json.h"

static void put_head(ChJsonWriter *json, const ChJudge *judge, const ChPuzzle *puzzle)
{
    static const char *const word[] = {"wrong", "undecided",  "follows",
                                       "right", "unsolvable", "unfinished"};
    static const char *const place[] = {"new", "given", "entered"};
    const ChFact move = judge->move;

    ch_json_open_format(json, NULL, "crosshatch-judge");
    ch_json_put_puzzle(json, puzzle);
    ch_json_put_notes(json, puzzle);
    ch_json_put_name(json, "move", move.holds ? ch_name_placed : ch_name_removed, move.candidate);
    ch_json_put_word(json, "verdict", word[judge->verdict]);
    if (judge->mistakes.mistake_count > 0)
        ch_json_put_flag(json, "mistakes", true);
    if (judge->place != CH_MOVE_NEW)
        ch_json_put_word(json, "placed", place[judge->place]);
}

/* Writes a log with its arguments as the member KEY. */
static void put_log(ChJsonWriter *json, const ChJudgeJson *context, const ChJudge *judge,
                    const char *key)
{
    ChLogStyle style = context->style;

    style.argument = true;
    ch_log_json_text(json, key, &judge->why.log, &style, context->log_replay, context->sentence);
    ch_json_close(json, '}');
}

static void put_follows(ChJsonWriter *json, const ChJudgeJson *context, const ChJudge *judge)
{
    if (ch_why_is_plain(&judge->why)) {
        ch_why_put_blocker(json, &judge->why);
        return;
    }
    ch_json_put_word(json, "technique", ch_technique(judge->easiest)->key);
    put_log(json, context, judge, "step");
}

static void put_verdict(ChJsonWriter *json, const ChJudgeJson *context, ChJudge *judge,
                        const ChPuzzle *puzzle)
{
    switch (judge->verdict) {
    case CH_MOVE_FOLLOWS:
        put_follows(json, context, judge);
        break;
    case CH_MOVE_WRONG:
    case CH_MOVE_RIGHT:
        if (ch_judge_prove(judge, context->plan))
            put_log(json, context, judge, "proof");
        else
            ch_why_put_blocker(json, &judge->why);
        break;
    case CH_MOVE_UNDECIDED:
        ch_why_put_solutions(json, &judge->why);
        break;
    case CH_MOVE_UNSOLVABLE:
        ch_suspects_json(json, &judge->why.search, puzzle);
        break;
    case CH_MOVE_UNFINISHED:
        break;
    }
}

static ChReasonUse put_reason(ChJsonWriter *json, const ChJudgeJson *context, ChJudge *judge)
{
    const ChReasonUse use = ch_judge_reason(judge, context->reason, context->plan);

    ch_json_put_flag(json, "reason", use == CH_USE_SHOWS);
    if (use == CH_USE_SHOWS)
        put_log(json, context, judge, "because");
    else if (use != CH_USE_PLAIN && use != CH_USE_NONE)
        ch_json_put_flag(json, "finds", use != CH_USE_NOTHING);
    if (use == CH_USE_PART) {
        ch_json_put_number(json, "part", judge->part);
        put_log(json, context, judge, "way");
    }
    return use;
}

ChReasonUse ch_judge_json(const ChJudgeJson *context, ChJudge *judge, const ChPuzzle *puzzle)
{
    ChJsonWriter json = {context->out, false};
    ChReasonUse use = CH_USE_NONE;

    put_head(&json, judge, puzzle);
    put_verdict(&json, context, judge, puzzle);
    if (context->reason != NULL)
        use = put_reason(&json, context, judge);
    ch_json_close_line(&json);
    return use;
}

/* why_json.c - see why_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why_json.h"

#include "error_records.h"
#include "log_json_text.h"

static void put_member(const ChWhyJson *json, const char *key, const char *value)
{
    ch_text_puts(json->members, ",\"");
    ch_text_puts(json->members, key);
    ch_text_puts(json->members, "\":");
    ch_record_string(json->members, value);
}

/* Starts the members of a log with the query. */
static void start_members(const ChWhyJson *json)
{
    ch_text_clear(json->members);
    put_member(json, "asked", json->query);
}

/* Adds a log with the members put since the start, and always with arguments. */
static void write_log(const ChWhyJson *json, const ChLog *log)
{
    ChLogStyle with_argument = ch_log_style(json->style, ch_text_string(json->members));

    with_argument.argument = true;
    json->out->failed |= json->members->failed;
    ch_log_json_text(json->out, log, &with_argument, json->log_replay, json->sentence);
}

static void put_fact(const ChWhyJson *json, const ChWhy *why)
{
    char name[CH_NAME_SIZE];

    (why->fact.holds ? ch_name_placed : ch_name_removed)(name, why->fact.candidate);
    put_member(json, "fact", name);
    if (why->closer < 0)
        return;
    ch_name_placed(name, CH_CANDIDATE(why->closer, why->board.digit[why->closer]));
    put_member(json, "sees", name);
}

static void put_solutions(const ChWhyJson *json, const ChWhy *why)
{
    char grid[CH_CELLS + 1] = {0};

    ch_name_grid(grid, why->with);
    put_member(json, "with", grid);
    ch_name_grid(grid, why->without);
    put_member(json, "without", grid);
}

void ch_why_json_proof(const ChWhyJson *json, const ChWhy *why)
{
    start_members(json);
    put_fact(json, why);
    write_log(json, &why->log);
}

void ch_why_json_nothing(const ChWhyJson *json, ChEngine *engine, const ChPuzzle *puzzle,
                         unsigned digits, const char *answer)
{
    char names[CH_DIGITS + 1];
    size_t count = 0;

    start_members(json);
    put_member(json, "answer", answer);
    CH_EACH_DIGIT(digit, digits)
        if (count < CH_DIGITS)
            names[count++] = (char)('1' + digit);
    names[count] = '\0';
    if (count > 0)
        put_member(json, "digits", names);
    ch_engine_stand(engine, puzzle);
    write_log(json, &engine->log);
}

void ch_why_json_fact(const ChWhyJson *json, ChWhy *why)
{
    if (why->truth == CH_TRUTH_NOWHERE || why->truth == CH_TRUTH_UNKNOWN) {
        ch_why_json_nothing(json, &why->engine, &why->puzzle, 0,
                            why->truth == CH_TRUTH_NOWHERE ? "unsolvable" : "unfinished");
        return;
    }
    start_members(json);
    if (why->truth == CH_TRUTH_OPEN) {
        put_member(json, "answer", "undecided");
        put_solutions(json, why);
    } else {
        put_member(json, "answer", why->truth == CH_TRUTH_HOLDS ? "right" : "wrong");
        put_fact(json, why);
    }
    write_log(json, &why->log);
}

void ch_why_json_step(const ChWhyJson *json, const ChLog *log)
{
    start_members(json);
    write_log(json, log);
}

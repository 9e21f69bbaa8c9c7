/* cmd_mcp.c - `crosshatch mcp`: a server of the Model Context Protocol, by which assistants call
 * the commands as tools.
 *
 * Messages are JSON-RPC 2.0, one a line, on standard input and output.  Each call of a tool runs in
 * a process of its own, so that no call can end the server.  No file is read: a puzzle is text.
 *
 *      client                                        server
 *      {"id":1,"method":"initialize",...}      -->
 *                                              <--   {"id":1,"result":{"protocolVersion":...}}
 *      {"method":"notifications/initialized"}  -->   (no answer)
 *      {"id":2,"method":"tools/call",...}      -->
 *                                              <--   {"id":2,"result":{"content":[...]}}
 *
 * The protocol is described at modelcontextprotocol.io.
 *
 * SPDX-License-Identifier: MIT
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "mcp_run.h"

/* Error codes of JSON-RPC. */
enum {
    PARSE_ERROR = -32700,
    INVALID_REQUEST = -32600,
    NO_METHOD = -32601,
    INVALID_PARAMETERS = -32602
};

/* A message of the client, and the answer to it. */
typedef struct Request {
    const ChCli *cli;
    const ChJson *id; /* NULL in a notification */
    const ChJson *parameters;
    ChJsonWriter *json;
} Request;

/* The versions of the protocol that the server speaks, the newest first. */
static const char *const versions[] = {"2025-06-18", "2025-03-26", "2024-11-05"};

/* ---- answers ---- */

static void put_id(ChJsonWriter *json, const ChJson *id)
{
    char digits[24] = "null";
    const int64_t number = id != NULL ? ch_json_whole(id, 0, INT32_MAX) : -1;

    if (id != NULL && ch_json_string(id) != NULL) {
        ch_json_put_string(json, "id", ch_json_string(id));
        return;
    }
    if (number >= 0)
        snprintf(digits, sizeof digits, "%ld", (long)number);
    ch_json_put_raw(json, "id", digits);
}

static bool is_id(const ChJson *id)
{
    return ch_json_string(id) != NULL || ch_json_whole(id, 0, INT32_MAX) >= 0;
}

static void begin_answer(ChJsonWriter *json, const ChJson *id)
{
    ch_json_open(json, NULL, '{');
    ch_json_put_word(json, "jsonrpc", "2.0");
    put_id(json, id);
}

static void answer_error(ChJsonWriter *json, const ChJson *id, int code, const char *message)
{
    char digits[16];

    snprintf(digits, sizeof digits, "%d", code);
    begin_answer(json, id);
    ch_json_open(json, "error", '{');
    ch_json_put_raw(json, "code", digits);
    ch_json_put_string(json, "message", message);
    ch_json_close(json, '}');
    ch_json_close_line(json);
}

static void begin_result(const Request *request)
{
    begin_answer(request->json, request->id);
    ch_json_open(request->json, "result", '{');
}

static void end_result(const Request *request)
{
    ch_json_close(request->json, '}');
    ch_json_close_line(request->json);
}

/* ---- methods ---- */

/* Returns the version that the client asks for, or the newest where that one is unknown. */
static const char *choose_version(const ChJson *parameters)
{
    const ChJson *const member =
        parameters != NULL ? ch_json_member(parameters, "protocolVersion") : NULL;
    const char *const wanted = member != NULL ? ch_json_string(member) : NULL;

    for (size_t i = 0; wanted != NULL && i < sizeof versions / sizeof *versions; i++)
        if (strcmp(versions[i], wanted) == 0)
            return versions[i];
    return versions[0];
}

static void initialize(const Request *request)
{
    ChJsonWriter *const json = request->json;

    begin_result(request);
    ch_json_put_word(json, "protocolVersion", choose_version(request->parameters));
    ch_json_open(json, "capabilities", '{');
    ch_json_open(json, "tools", '{');
    ch_json_close(json, '}');
    ch_json_close(json, '}');
    ch_json_open(json, "serverInfo", '{');
    ch_json_put_word(json, "name", "crosshatch");
    ch_json_put_word(json, "version", CH_VERSION);
    ch_json_close(json, '}');
    ch_json_put_string(json, "instructions",
                       "Solves, explains, grades and makes Sudoku puzzles. Every step is proved; "
                       "do not guess a digit that a tool can prove.");
    end_result(request);
}

static void answer_ping(const Request *request)
{
    begin_result(request);
    end_result(request);
}

static void list_tools(const Request *request)
{
    begin_result(request);
    ch_mcp_list_tools(request->json);
    end_result(request);
}

static void put_text(ChJsonWriter *json, const char *text, size_t length)
{
    ch_json_open(json, NULL, '{');
    ch_json_put_word(json, "type", "text");
    ch_json_put_bytes(json, "text", (ChBytes){text, length});
    ch_json_close(json, '}');
}

/* Reports whether a tool failed: it ended with trouble, or has nothing but messages.  The other
 * statuses are answers, such as that a puzzle has no solution. */
static bool is_failure(const ChMcpResult *result)
{
    return result->status == CH_EXIT_TROUBLE || (result->out.length == 0 && result->err.length > 0);
}

/* Writes the result of a tool: its output, then its messages. */
static void answer_call(const Request *request, const ChMcpResult *result, const char *failure)
{
    ChJsonWriter *const json = request->json;

    begin_result(request);
    ch_json_open(json, "content", '[');
    if (failure != NULL)
        put_text(json, failure, strlen(failure));
    else if (result->out.length > 0 || result->err.length == 0)
        put_text(json, ch_text_string(&result->out), result->out.length);
    if (failure == NULL && result->err.length > 0)
        put_text(json, ch_text_string(&result->err), result->err.length);
    ch_json_close(json, ']');
    ch_json_put_flag(json, "isError", failure != NULL || is_failure(result));
    end_result(request);
}

static const char *failure_of(int error, const ChMcpResult *result)
{
    if (error != 0)
        return strerror(error);
    if (result->out.failed || result->err.failed)
        return "out of memory";
    if (result->is_too_big)
        return "the answer is longer than 4 MB: ask for less";
    return result->status < 0 ? "the tool took longer than two minutes, and was ended" : NULL;
}

static void run_tool(const Request *request, const ChMcpCall *call)
{
    ChMcpResult result;

    if (call->error[0] != '\0' || call->failed) {
        answer_error(request->json, request->id, INVALID_PARAMETERS,
                     call->failed ? "out of memory" : call->error);
        return;
    }
    const int error = ch_mcp_run(call, request->cli->run_line, &result);
    answer_call(request, &result, failure_of(error, &result));
    ch_text_free(&result.out);
    ch_text_free(&result.err);
}

static void call_tool(const Request *request)
{
    const ChJson *const parameters = request->parameters;
    const ChJson *const name = parameters != NULL ? ch_json_member(parameters, "name") : NULL;
    const ChJson *arguments = parameters != NULL ? ch_json_member(parameters, "arguments") : NULL;
    ChMcpCall call;

    if (arguments != NULL && !ch_json_is_object(arguments)) {
        answer_error(request->json, request->id, INVALID_PARAMETERS,
                     "expected an object of arguments");
    } else if (name == NULL || ch_json_string(name) == NULL ||
               !ch_mcp_make_call(&call, ch_json_string(name), arguments)) {
        answer_error(request->json, request->id, INVALID_PARAMETERS,
                     "there is no tool of that name");
    } else {
        run_tool(request, &call);
        ch_mcp_call_free(&call);
    }
}

static const struct {
    const char *name;
    void (*answer)(const Request *request);
} methods[] = {{"initialize", initialize},
               {"ping", answer_ping},
               {"tools/list", list_tools},
               {"tools/call", call_tool}};

/* ---- messages ---- */

/* Answers a message; a notification, or an answer to a request that the server never made, gets
 * none. */
static void answer_message(Request *request, const ChJson *message)
{
    const ChJson *const method = ch_json_member(message, "method");

    request->id = ch_json_member(message, "id");
    request->parameters = ch_json_member(message, "params");
    if (request->parameters != NULL && !ch_json_is_object(request->parameters))
        request->parameters = NULL;
    if (method == NULL && ch_json_member(message, "result") != NULL)
        return;
    if (method == NULL || ch_json_string(method) == NULL ||
        (request->id != NULL && !is_id(request->id))) {
        answer_error(request->json, NULL, INVALID_REQUEST, "expected a request of JSON-RPC 2.0");
        return;
    }
    if (request->id == NULL)
        return;
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        if (strcmp(methods[i].name, ch_json_string(method)) == 0) {
            methods[i].answer(request);
            return;
        }
    answer_error(request->json, request->id, NO_METHOD, "there is no method of that name");
}

static void answer_line(ChCli *cli, const ChText *line)
{
    const ChJsonSource source = {
        .text = ch_text_string(line), .length = line->length, .line = 1, .column = 1};
    ChText answer = CH_TEXT_EMPTY;
    ChJsonWriter json = {&answer, false};
    Request request = {.cli = cli, .json = &json};
    ChJson *message;

    if (ch_json_parse(&source, &message, NULL) != CH_OK) {
        answer_error(&json, NULL, PARSE_ERROR, "expected a line of JSON");
    } else {
        if (ch_json_is_object(message))
            answer_message(&request, message);
        else
            answer_error(&json, NULL, INVALID_REQUEST, "expected an object");
        ch_json_free(message);
    }
    ch_output_flush(&cli->out, &answer);
    ch_text_free(&answer);
}

/* Reads a line, without its end; false at the end of the input. */
static bool read_line(ChText *line)
{
    char block[4096];

    ch_text_cut(line, 0);
    while (fgets(block, sizeof block, stdin) != NULL) {
        const size_t length = strcspn(block, "\n");
        ch_text_add(line, block, length);
        if (block[length] == '\n')
            return true;
    }
    return line->length > 0;
}

ChExit ch_command_mcp(ChCli *cli)
{
    ChText line = CH_TEXT_EMPTY;

    while (cli->out.error == 0 && !line.failed && read_line(&line))
        if (line.length > 0)
            answer_line(cli, &line);
    if (line.failed)
        cli->out.error = ENOMEM;
    ch_text_free(&line);
    return CH_EXIT_OK;
}

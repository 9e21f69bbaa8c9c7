/* mcp_tools.c - see mcp_tools.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mcp_tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "orbits.h"
#include "word_list.h"

typedef enum Kind { INPUT, OPERAND, TEXT, CHOICE, NUMBER, FLAG } Kind;

typedef enum ToolId {
#define TOOL(id, ...) TOOL_##id,
#define PARAMETER(...)
#include "mcp_tools.def"
#undef TOOL
#undef PARAMETER
    TOOLS
} ToolId;

typedef struct Tool {
    const char *name;
    const char *words; /* of the command line, separated by | */
    const char *description;
} Tool;

typedef struct Parameter {
    ToolId tool;
    const char *name;
    Kind kind;
    const char *option;
    const char *choices;
    bool required;
    const char *description;
} Parameter;

static const Tool tools[TOOLS] = {
#define TOOL(id, ...) {__VA_ARGS__},
#define PARAMETER(...)
#include "mcp_tools.def"
#undef TOOL
#undef PARAMETER
};

static const Parameter parameters[] = {
#define TOOL(...)
#define PARAMETER(tool, ...) {TOOL_##tool, __VA_ARGS__},
#include "mcp_tools.def"
#undef TOOL
#undef PARAMETER
};
enum { PARAMETERS = sizeof parameters / sizeof *parameters };

/* Loops over the words of a list that is separated by |: AT is each one's start, LENGTH its
 * length. */
#define EACH_WORD(at, length, list)                                                                \
    for (const char *at = (list); *at != '\0'; at += strcspn(at, "|"), at += *at == '|')           \
        for (size_t length = strcspn(at, "|"), once = 1; once; once = 0)

/* ---- descriptions ---- */

static void write_parameter(ChJsonWriter *json, const Parameter *parameter)
{
    const Kind kind = parameter->kind;

    ch_json_open(json, parameter->name, '{');
    ch_json_put_word(json, "type",
                     kind == NUMBER ? "integer"
                     : kind == FLAG ? "boolean"
                                    : "string");
    ch_json_put_string(json, "description", parameter->description);
    if (kind == CHOICE) {
        ch_json_open(json, "enum", '[');
        EACH_WORD(at, length, parameter->choices)
        ch_json_put_bytes(json, NULL, (ChBytes){at, length});
        ch_json_close(json, ']');
    }
    ch_json_close(json, '}');
}

static void write_schema(ChJsonWriter *json, ToolId tool)
{
    ch_json_open(json, "inputSchema", '{');
    ch_json_put_word(json, "type", "object");
    ch_json_open(json, "properties", '{');
    for (int i = 0; i < PARAMETERS; i++)
        if (parameters[i].tool == tool)
            write_parameter(json, &parameters[i]);
    ch_json_close(json, '}');
    ch_json_open(json, "required", '[');
    for (int i = 0; i < PARAMETERS; i++)
        if (parameters[i].tool == tool && parameters[i].required)
            ch_json_put_word(json, NULL, parameters[i].name);
    ch_json_close(json, ']');
    ch_json_put_flag(json, "additionalProperties", false);
    ch_json_close(json, '}');
}

void ch_mcp_list_tools(ChJsonWriter *json)
{
    ch_json_open(json, "tools", '[');
    for (int i = 0; i < TOOLS; i++) {
        ch_json_open(json, NULL, '{');
        ch_json_put_word(json, "name", tools[i].name);
        ch_json_put_string(json, "description", tools[i].description);
        write_schema(json, (ToolId)i);
        ch_json_open(json, "annotations", '{');
        ch_json_put_flag(json, "readOnlyHint", true);
        ch_json_put_flag(json, "openWorldHint", false);
        ch_json_close(json, '}');
        ch_json_close(json, '}');
    }
    ch_json_close(json, ']');
}

/* ---- calls ---- */

/* Adds a word, OPTION followed by VALUE. */
static void add_word(ChMcpCall *call, const char *option, const char *value, size_t length)
{
    const size_t size = strlen(option) + length + 1;
    char *const word = call->count < CH_MCP_WORDS - 1 ? malloc(size) : NULL;

    if (word == NULL) {
        call->failed = true;
        return;
    }
    snprintf(word, size, "%s%.*s", option, (int)length, value);
    call->word[call->count++] = word;
}

static void refuse(ChMcpCall *call, const char *name, const char *expected)
{
    if (call->error[0] == '\0')
        snprintf(call->error, sizeof call->error, "argument %.40s: expected %s", name, expected);
}

static void take_string(ChMcpCall *call, const Parameter *parameter, const char *string)
{
    if (string == NULL) {
        refuse(call, parameter->name, "a string");
    } else if (parameter->kind == CHOICE && ch_word_index(parameter->choices, string) < 0) {
        refuse(call, parameter->name, parameter->choices);
    } else if (parameter->kind == INPUT) {
        call->input = string;
    } else if (parameter->kind == OPERAND && string[0] == '-') {
        refuse(call, parameter->name, "no option");
    } else {
        add_word(call, parameter->option, string, strlen(string));
    }
}

static void take_number(ChMcpCall *call, const Parameter *parameter, const ChJson *value)
{
    char digits[24];
    const int64_t number = ch_json_whole(value, 0, 1000000000);

    if (number < 0) {
        refuse(call, parameter->name, "a whole number up to 1000000000");
        return;
    }
    snprintf(digits, sizeof digits, "%ld", (long)number);
    add_word(call, parameter->option, digits, strlen(digits));
}

static void take_flag(ChMcpCall *call, const Parameter *parameter, const ChJson *value)
{
    const int truth = ch_json_truth(value);

    if (truth < 0)
        refuse(call, parameter->name, "true or false");
    else if (truth == 1)
        add_word(call, parameter->option, "", 0);
}

static void take_argument(ChMcpCall *call, const Parameter *parameter, const ChJson *value)
{
    if (parameter->kind == NUMBER)
        take_number(call, parameter, value);
    else if (parameter->kind == FLAG)
        take_flag(call, parameter, value);
    else
        take_string(call, parameter, ch_json_string(value));
}

/* Takes the arguments of one kind, or those of all kinds but OPERAND. */
static void take_arguments(ChMcpCall *call, ToolId tool, const ChJson *arguments, bool operands)
{
    for (int i = 0; i < PARAMETERS; i++) {
        const Parameter *const parameter = &parameters[i];
        if (parameter->tool != tool || (parameter->kind == OPERAND) != operands)
            continue;
        const ChJson *const value =
            arguments != NULL ? ch_json_member(arguments, parameter->name) : NULL;
        if (value != NULL)
            take_argument(call, parameter, value);
        else if (parameter->required)
            refuse(call, parameter->name, "a value; it is required");
    }
}

static void refuse_unknown(ChMcpCall *call, ToolId tool, const ChJson *arguments)
{
    for (const ChJson *it = ch_json_first(arguments); it != NULL; it = ch_json_next(it)) {
        bool known = false;
        for (int i = 0; i < PARAMETERS; i++)
            known |= parameters[i].tool == tool && strcmp(parameters[i].name, ch_json_key(it)) == 0;
        if (!known)
            refuse(call, ch_json_key(it), "no argument of that name");
    }
}

static bool reads_input(ToolId tool)
{
    for (int i = 0; i < PARAMETERS; i++)
        if (parameters[i].tool == tool && parameters[i].kind == INPUT)
            return true;
    return false;
}

bool ch_mcp_make_call(ChMcpCall *call, const char *name, const ChJson *arguments)
{
    int tool = 0;

    *call = (ChMcpCall){.input = ""};
    while (tool < TOOLS && strcmp(tools[tool].name, name) != 0)
        tool++;
    if (tool == TOOLS)
        return false;
    add_word(call, "crosshatch", "", 0);
    EACH_WORD(at, length, tools[tool].words)
    add_word(call, "", at, length);
    add_word(call, "--color=never", "", 0);
    if (arguments == NULL || ch_json_member(arguments, "language") == NULL)
        add_word(call, "--lang=en", "", 0);
    take_arguments(call, (ToolId)tool, arguments, false);
    add_word(call, "--", "", 0);
    take_arguments(call, (ToolId)tool, arguments, true);
    if (reads_input((ToolId)tool))
        add_word(call, "-", "", 0);
    if (arguments != NULL)
        refuse_unknown(call, (ToolId)tool, arguments);
    return true;
}

void ch_mcp_call_free(ChMcpCall *call)
{
    for (int i = 0; i < call->count; i++)
        free(call->word[i]);
}

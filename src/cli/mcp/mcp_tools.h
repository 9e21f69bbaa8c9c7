/* mcp_tools.h - the tools of the MCP server: their descriptions, and the command line of a call.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_MCP_TOOLS_H
#define CH_CLI_MCP_TOOLS_H

#include "json_tree.h"
#include "json_write.h"

enum { CH_MCP_WORDS = 24, CH_MCP_ERROR = 160 };

/* The command line of a call, and what the command reads on standard input. */
typedef struct ChMcpCall {
    char *word[CH_MCP_WORDS]; /* owned; word[0] is the program's name */
    int count;
    const char *input;        /* belongs to the arguments; never NULL */
    bool failed;              /* out of memory */
    char error[CH_MCP_ERROR]; /* what is wrong with the arguments; empty if nothing is */
} ChMcpCall;

/* Writes the list of tools as the member "tools". */
void ch_mcp_list_tools(ChJsonWriter *json);

/* Makes the call of a tool. ARGUMENTS is an object, or NULL. Returns false when NAME is no tool;
 * otherwise the caller ends with ch_mcp_call_free(). */
bool ch_mcp_make_call(ChMcpCall *call, const char *name, const ChJson *arguments);

void ch_mcp_call_free(ChMcpCall *call);

#endif

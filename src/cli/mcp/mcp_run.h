/* mcp_run.h - runs a command in a process of its own and collects its output.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_MCP_RUN_H
#define CH_CLI_MCP_RUN_H

#include "mcp_tools.h"

enum { CH_MCP_SECONDS = 120, CH_MCP_MOST = 4 << 20 };

/* How a call ended. */
typedef struct ChMcpResult {
    ChText out;
    ChText err;
    int status;      /* the exit status, or -1: it did not end by itself */
    bool is_too_big; /* the output had more than CH_MCP_MOST bytes; OUT has the beginning */
} ChMcpResult;

/* Runs the call by RUN, which is ch_cli_run(). A call that takes longer than CH_MCP_SECONDS is
 * ended. Returns an errno when it could not be started. The caller frees both texts. */
int ch_mcp_run(const ChMcpCall *call, int (*run)(int count, char **word), ChMcpResult *result);

#endif

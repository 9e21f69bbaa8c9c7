/* mcp.test.mjs - the native command's MCP server, called by the protocol's own client.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const client = new Client({ name: "test", version: "1" });

before(() => client.connect(new StdioClientTransport({ command: process.env.CH_BINARY ?? "crosshatch", args: ["mcp"] })));
after(() => client.close());

const text = (result) => result.content.map((part) => part.text).join("");
const call = (name, args) => client.callTool({ name, arguments: args });

test("the client lists the tools", async () => {
  const { tools } = await client.listTools();
  assert.deepEqual(tools.map((tool) => tool.name).sort(), [
    "check",
    "explain",
    "generate",
    "grade",
    "hint",
    "judge",
    "solve",
    "strategies",
    "verify",
    "why",
  ]);
  assert.equal(client.getServerVersion().name, "crosshatch");
});

test("an assistant proves what it solved", async () => {
  const log = text(await call("solve", { puzzle: easy, log: "json" }));
  assert.equal(JSON.parse(log).outcome, "solved");
  const proof = await call("verify", { log });
  assert.match(text(proof), /^verified/);
  assert.equal(proof.isError, false);
});

test("calls at the same time get their own answers", async () => {
  const levels = ["1", "2", "3", "4"];
  const hints = await Promise.all(levels.map((level) => call("hint", { puzzle: easy, level })));
  assert.equal(new Set(hints.map(text)).size, levels.length);
});

test("wrong arguments are errors", async () => {
  await assert.rejects(call("solve", {}), /puzzle/);
  assert.equal((await call("solve", { puzzle: "frob" })).isError, true);
});

#!/usr/bin/env python3
"""mcp.py - a client of `crosshatch mcp`: the handshake, each tool with right and wrong arguments, and input that is no request.

The schemas that the server lists are used to check the arguments of the calls made here.

SPDX-License-Identifier: MIT
"""
import json
import os
import random
import subprocess
import sys

import jsonschema

CROSSHATCH = os.environ["CH_BINARY"]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HALF = "53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


class Server:
    """A running server."""

    def __init__(self):
        self.process = subprocess.Popen([CROSSHATCH, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
                                        env={**os.environ, "LC_ALL": "ko_KR.UTF-8"})
        self.number = 0

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def request(self, method, **parameters):
        self.number += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters}))
        answer = self.answer()
        assert answer["jsonrpc"] == "2.0" and answer["id"] == self.number, answer
        return answer

    def call(self, tool, **arguments):
        """Returns the text of a tool's answer and whether it is an error."""
        result = self.request("tools/call", name=tool, arguments=arguments)["result"]
        assert all(part["type"] == "text" for part in result["content"])
        return "".join(part["text"] for part in result["content"]), result["isError"]

    def end(self):
        self.process.stdin.close()
        return self.process.wait(10)


class Tap:
    def __init__(self):
        self.count = self.failed = 0

    def check(self, name, good, seen=None):
        self.count += 1
        self.failed += not good
        print("ok" if good else "not ok", self.count, "-", name)
        if not good:
            print("#", str(seen)[:600].replace("\n", "\n# "))


def check_handshake(tap, server):
    for asked, given in (("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")):
        result = server.request("initialize", protocolVersion=asked, capabilities={}, clientInfo={"name": "t", "version": "1"})["result"]
        tap.check(f"the version {asked} is answered by {given}", result["protocolVersion"] == given, result)
    tap.check("the server names itself and offers tools", result["serverInfo"]["name"] == "crosshatch" and "tools" in result["capabilities"])
    server.send(json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}))
    tap.check("a notification gets no answer", server.request("ping")["result"] == {})
    server.send(json.dumps({"jsonrpc": "2.0", "id": "word", "method": "ping"}))
    tap.check("an id may be a string", server.answer()["id"] == "word")


def check_tools(tap, server):
    tools = {tool["name"]: tool for tool in server.request("tools/list")["result"]["tools"]}
    for tool in tools.values():
        jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
    tap.check("the schemas of all tools are valid", len(tools) == 10 and all(tool["description"] for tool in tools.values()), tools)

    def call(tool, **arguments):
        jsonschema.validate(arguments, tools[tool]["inputSchema"])
        return server.call(tool, **arguments)

    text, error = call("solve", puzzle=EASY)
    tap.check("solve", not error and "| 5 3 4 | 6 7 8 | 9 1 2 |" in text, text)
    log, _ = call("solve", puzzle=EASY, log="json")
    tap.check("solve writes a log", json.loads(log)["solution"] == SOLVED, log)
    tap.check("which verify proves", call("verify", log=log)[0].find("verified") >= 0)
    text, error = call("verify", log=log.replace('"place":["r1c3=4"]', '"place":["r1c3=1"]'))
    tap.check("verify refutes a changed log, which is no error", not error and "verified" not in text, text)
    tap.check("explain", "Step 1" in call("explain", puzzle=EASY)[0])
    tap.check("hint shows little at level 1", call("hint", puzzle=EASY, level="1") == ("Look for the next 1.\n", False))
    tap.check("a hint in Korean", "박스" in call("hint", puzzle=EASY, language="ko")[0])
    tap.check("a hint starts with a mistake", "r1c3" in call("hint", puzzle=HALF)[0])
    tap.check("why", "r5c5" in call("why", fact="r5c5=5", puzzle=EASY)[0])
    tap.check("judge", "Right" in call("judge", move="r5c5=5", puzzle=EASY, because="naked single")[0])
    tap.check("check hides the solution", json.loads(call("check", puzzle=EASY)[0])["verdict"] == "unique" and SOLVED not in text)
    tap.check("grade", json.loads(call("grade", puzzle=EASY)[0])["er"] == 1.2)
    made, _ = call("generate", count=3, seed=7, level="easy", symmetry="180")
    tap.check("generate", len(made.split()) == 3 and made == call("generate", count=3, seed=7, level="easy", symmetry="180")[0], made)
    tap.check("strategies", "X-Wing" in call("strategies", name="x-wing")[0])
    text, error = call("solve", puzzle=EASY.replace("53", "55"))
    tap.check("a contradiction is no error", not error and text != "", text)


def check_faults(tap, server):
    for name, arguments, found in (
            ("solve", {}, "puzzle"), ("solve", {"puzzle": 5}, "puzzle"), ("solve", {"puzzle": EASY, "x": 1}, "x"),
            ("solve", {"puzzle": EASY, "log": "lrat"}, "log"), ("generate", {"count": -1}, "count"), ("generate", {"count": 1.5}, "count"),
            ("solve", {"puzzle": EASY, "guess": "yes"}, "guess"), ("why", {"fact": "--help", "puzzle": EASY}, "fact"), ("frob", {}, "tool")):
        answer = server.request("tools/call", name=name, arguments=arguments)
        message = answer.get("error", {}).get("message", "")
        tap.check(f"{name} refuses {arguments or 'no arguments'}", answer.get("error", {}).get("code") == -32602 and found in message, answer)
    for puzzle in ("", "frob", "/etc/passwd", "README.md", "1" * 80):
        text, error = server.call("solve", puzzle=puzzle)
        tap.check(f"'{puzzle[:12]}' is no puzzle, nor a file", error and "expected" in text, text)
    text, error = server.call("solve", puzzle=EASY, strategies="x-wang")
    tap.check("a wrong name gets suggestions", error and "x-wing" in text, text)
    for line, code in (("frob", -32700), ("[]", -32600), ("5", -32600), ("{}", -32600), ('{"id":1.5,"method":"ping"}', -32600),
                       ('{"id":1,"method":5}', -32600), ('{"id":1,"method":"x"}', -32601), ('{"id":1,"method":"tools/call"}', -32602),
                       ('{"id":1,"method":"tools/call","params":{"name":"solve","arguments":[]}}', -32602), ("\x01", -32700)):
        server.send(line)
        answer = server.answer()
        tap.check(f"{line!r} gets the error {code}", answer["error"]["code"] == code, answer)


def check_noise(tap, server):
    """Sends messages with random changes; each line gets at most one answer, and the server goes on."""
    rng = random.Random(2026)
    base = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "check", "arguments": {"puzzle": EASY}}})
    for _ in range(300):
        characters = list(base)
        for _ in range(rng.randrange(1, 6)):
            characters[rng.randrange(len(characters))] = rng.choice('{}[]",:0 x\\é')
        server.send("".join(characters))
    server.send(json.dumps({"jsonrpc": "2.0", "id": "end", "method": "ping"}))
    answers = 1
    while server.answer()["id"] != "end":
        answers += 1
    tap.check("300 changed messages get at most an answer each", answers <= 301, answers)


def main():
    tap, server = Tap(), Server()
    for check in (check_handshake, check_tools, check_faults, check_noise):
        check(tap, server)
    tap.check("at the end of the input the server ends with 0", server.end() == 0)
    print(f"1..{tap.count}")
    return tap.failed > 0


sys.exit(main())

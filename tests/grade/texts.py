"""texts.py - Compares the patterns of the hodoku profile's steps with HoDoKu's texts.

    texts.py BINARY [DIRECTORY]

DIRECTORY holds golden/hodoku/top60-text.jsonl (default: $CH_SHARED): each step as HoDoKu writes it.  Its technique and conclusion are compared elsewhere
(test_hodoku.c); here the pattern is: a fish's houses and fins, the cells of sets, wings and rectangles, chains node by node.  Chains and loops may be written from either end.  Singles have no further pattern; the nodes of forcing chains are not compared.  Prints the differences; exits with 1 when there are any and with 77 (skipped) without golden files.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import re
import subprocess
import sys

BARE = ("Full House", "Naked Single", "Hidden Single", "Forcing", "Brute Force", "Bivalue Universal Grave")
FISH = ("X-Wing", "Swordfish", "Jellyfish")
CHAINS = ("X-Chain", "XY-Chain", "Remote Pair", "AIC", "Nice Loop")


def cells(text):
    """Returns the cells of a text: r12c3 as r1c3 and r2c3."""
    return frozenset(f"r{row}c{column}" for rows, columns in re.findall(r"r(\d+)c(\d+)", text) for row in rows for column in columns)


def houses(text):
    """Returns the houses of a text: c13b9 as c1, c3 and b9."""
    return frozenset(kind + number for kind, numbers in re.findall(r"([rcb])(\d+)", text) for number in numbers)


def nodes_of(links):
    """The cells of a chain's nodes in order; a node occurs once, though it has two digits."""
    nodes = []
    for link in links:
        for end in (link["from"], link["to"]):
            node = cells(" ".join(end if isinstance(end, list) else [end]))
            if not nodes or nodes[-1] != node:
                nodes.append(node)
    return nodes


def named(pattern):
    """Returns all cells that a pattern names, except its target."""
    return cells(json.dumps({role: thing for role, thing in pattern.items() if role != "target"}))


def same_chain(text, pattern):
    wanted = [cells(node) for node in re.findall(r"r\d+c\d+(?:,r\d+c\d+)*", text)]
    own = nodes_of(pattern["links"])
    if wanted[0] == wanted[-1] and own[0] != own[-1]:
        own.append(own[0])
    return wanted in (own, own[::-1])


def same_fish(text, pattern):
    digit, base, cover, *fins = text.split(": ")[1].split()
    return (pattern["digits"] == digit and houses(base) == set(pattern["houses"]) and houses(cover) == set(pattern["covers"])
            and {cell for fin in fins for cell in cells(fin)} == {fin[:4] for fin in pattern.get("fins", []) + pattern.get("endofins", [])})


def same(name, text, pattern):
    """Returns whether a pattern equals the text before the arrow."""
    if any(fish in name for fish in FISH):
        return same_fish(text, pattern)
    if any(chain in name for chain in CHAINS):
        return same_chain(text, pattern)
    if name.startswith("Locked Candidates"):
        digit, house = re.search(r": (\d) in (\w\d)", text).groups()
        return pattern["digits"] == digit and pattern["houses"] == [house]
    if name == "Empty Rectangle":
        digit, box, pair = re.search(r": (\d) in (b\d) \((.*)\)", text).groups()
        return pattern["digits"] == digit and box in pattern["houses"] and cells(pair) in [
            cells(json.dumps([link["from"], link["to"]])) for link in pattern["links"] if link["strong"]]
    if name.startswith("Uniqueness Test"):
        return cells(text) == set(pattern["cells"])
    return cells(text) == named(pattern)


def main():
    binary = sys.argv[1]
    shared = sys.argv[2] if len(sys.argv) > 2 else os.environ.get("CH_SHARED", "")
    path = pathlib.Path(shared) / "golden" / "hodoku" / "top60-text.jsonl"
    if not shared or not path.exists():
        print("skipped: no golden texts")
        return 77
    golden = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    done = subprocess.run([binary, "solve", "--profile", "hodoku", "--log", "json"], input="\n".join(one["puzzle"] for one in golden) + "\n",
                          capture_output=True, encoding="utf-8", check=False)
    logs = [json.loads(line) for line in done.stdout.splitlines()]
    compared = different = 0
    for one, log in zip(golden, logs):
        for line, step in zip(one["lines"], log["steps"]):
            text = line.split("\n")[0].split(" =>")[0]
            name = text.split(":")[0]
            if name.startswith(BARE):
                continue
            compared += 1
            if not same(name, text, step["pattern"]):
                different += 1
                print(f"{one['puzzle']} step {step['step']}\nwanted {text}\nfound  {json.dumps(step['pattern'])}")
    print(f"{compared - different} equal, {different} different")
    return 1 if different or compared < 500 else 0


sys.exit(main())

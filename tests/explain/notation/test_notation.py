"""test_notation.py - every technique has its notation, and the text behind `=>` is exactly the step's conclusions.

SPDX-License-Identifier: MIT
"""

import json
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "picture"))
from case_logs import read_cases  # noqa: E402 (found by the path above)

CELLS = r"r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*"
HOUSES = r"(?:r[1-9]+)?(?:c[1-9]+)?(?:b[1-9]+)?"
SET = rf"\([1-9]+\){CELLS}"
NODE = rf"(?:\([1-9](?:[=-][1-9]+)?\))?{CELLS}"
CONSTRAINT = r"(?:[1-9][brc][1-9]|r[1-9]c[1-9])"
MOVES = r"(?:mirror|(?:rows|columns|digits) \d(?:/\d)+(?:, \d(?:/\d)+)*)(?:; (?:rows|columns|digits) \d(?:/\d)+(?:, \d(?:/\d)+)*)*"
CHAIN = rf"{NODE}(?: [=-] {NODE})+(?: - loop)?"
CHAIN_OR_NODE = rf"{NODE}(?: [=-] {NODE})*"
CHAINS = rf"{CHAIN}(?:; {CHAIN})*"
FISH = rf"[1-9] {HOUSES}\\{HOUSES}(?: f{CELLS})?(?: ef{CELLS})?"
NAMED = rf"A={SET}(?:, [B-Z]={SET})*"
COMMONS = r"[A-Z]-[1-9]+-[A-Z](?:, [A-Z]-[1-9]+-[A-Z])*"
FACT = r"r[1-9]c[1-9](?:=|<>)[1-9]"
ARGUMENT = rf"{FACT} -> .*=0\]*"

# By patterns of the key; a technique that matches none may have any form.
FORMS = (
    (r"full-house|naked-single|(?:siamese-)?xyz-wing|locked-(pair|triple)|naked-.*", SET),
    (r"cross-hatching|hidden-single-.*|(?:direct-)?hidden-(pair|triple|quadruple)|[r-v]*wxyz-wing", rf"{SET} {HOUSES}"),
    (r"pointing|claiming", FISH),
    (r"direct-(pointing|claiming)", rf"{FISH}; {HOUSES}"),
    (r"kraken-fish-.", rf"{FISH}; {NODE}(?:; {NODE})*".replace(NODE, f"(?:{CHAIN}|{NODE})")),
    (r"als-w-wing", rf"{NAMED}; {CHAIN}; [1-9]+"),
    (r"death-blossom", rf"{NAMED}; {CELLS}; [1-9]+"),
    (r"als-(xz|xy-wing|chain)", rf"{NAMED}; {COMMONS}; [1-9]+"),
    (r"rectangle-sue-de-coq", rf"{SET} \+ {SET}(?:,{SET})*; {SET}(?:, {SET})+; {HOUSES}"),
    (r".*sue-de-coq", rf"{SET} {HOUSES}; {SET}, {SET}"),
    (r"almost-locked-.*", rf"[1-9]+ {HOUSES}; {SET}, {SET}"),
    (r"aligned-.*", rf"{CELLS}; {SET}(?:, {SET})*"),
    (r"simple-colours-.*|multi-colours-.|3d-medusa", rf"{SET}(?:,{SET})* / {SET}(?:,{SET})*(?:; {SET}(?:,{SET})*(?: / {SET}(?:,{SET})*)?)*"),
    (r"bug-(?:[1-4n]|xz|false-candidate)", rf"BUG \+ {SET}(?:,{SET})*(?:; {SET})?(?:; {HOUSES})?"),
    (r"unique-.*|hidden-rectangle|hidden-avoidable-rectangle|avoidable-.*|extended-rectangle-.|bug-lite-.|reverse-bug|qius-deadly-pattern|broken-wing|tridagon.*|bivalue-oddagon.*|guarded-pattern",
     rf"{SET} \+ {SET}(?:,{SET})*(?:; {SET})?(?:; {HOUSES})?"),
    (r"automorphism", MOVES),
    (r"(?:anti|extended)-gurths-symmetrical-placement", rf"{MOVES} \+ \([1-9]\)r[1-9]c[1-9]"),
    (r"template-.*", rf"[1-9]+ {HOUSES}"),
    (r"firework-.*|multi-branch-w-wing|xyz-loop", rf"{SET}(?:, {SET})* {HOUSES}"),
    (r".*-exocet|exocet-rules", rf"{SET}; {CELLS}; {HOUSES}"),
    (r"sk-loop|multi-sector-locked-sets|distributed-disjoint-subset", rf"{CELLS}\\{HOUSES}"),
    (r"rank-logic", rf"{CONSTRAINT}(?: {CONSTRAINT})* \\ {CONSTRAINT}(?: {CONSTRAINT})*"),
    (r".*(swordfish|jellyfish|squirmbag|whale|leviathan|x-wing)", FISH),
    (r"external-rectangle-wing", rf"{SET} \+ {SET}(?:,{SET})*(?:; {SET}(?:, {SET})*)?; {HOUSES}"),
    (r"rectangle-als-xz", rf"{SET} \+ {SET}(?:,{SET})*; {SET}"),
    (r"rectangle-wing", rf"{SET} \+ {SET}(?:,{SET})*; {SET}(?:, {SET})+"),
    (r"rectangle-aic", rf"(?:{CHAIN_OR_NODE} - )?[UA]R[1-9][1-9]{CELLS}\[{SET}(?:,{SET})* = {SET}(?:,{SET})*\](?: - {CHAIN_OR_NODE})?"),
    (r"fish-aic", rf"(?:{CHAIN_OR_NODE} - )?[1-9] {HOUSES}\\{HOUSES}\[{SET} = {SET}\](?: - {CHAIN_OR_NODE})?"),
    (r"blossom-loop", rf"{CHAIN_OR_NODE}(?:; {CHAIN_OR_NODE})*"),
    (r".*(wing|chain|loop|aic|remote-pair|skyscraper|kite|turbot-fish|empty-rectangle)", CHAINS),
)

STRONG = rf"{NODE} = {NODE}"
VARIABLE = {"rc": r"r[1-9]c[1-9]\{n[1-9] (?:n[1-9]|\.)\}", "rn": r"r[1-9]n[1-9]\{c[1-9] (?:c[1-9]|\.)\}",
            "cn": r"c[1-9]n[1-9]\{r[1-9] (?:r[1-9]|\.)\}", "bn": r"b[1-9]n[1-9]\{r[1-9]c[1-9] (?:r[1-9]c[1-9]|\.)\}"}
# The forms of sub-types that tell what their steps have.
SUBTYPES = {f"{kind}strong-linked-fish-{n}": rf"{STRONG}(?: - {STRONG}){{{n - 1}}}" for kind in ("", "grouped-") for n in range(3, 7)}
SUBTYPES |= {f"whip-{kind}": rf"whip-{kind}\[[1-9]\d*\]: {form}(?: - {form})*" for kind, form in VARIABLE.items()}


def facts(text):
    """Returns the conclusions in a text such as `r79c6<>8, r2c1<>14`."""
    found = []
    for cells, relation, digits in re.findall(rf"({CELLS})(=|<>)([1-9]+)", text):
        for rows, columns in re.findall(r"r([1-9]+)c([1-9]+)", cells):
            found += [f"r{r}c{c}{relation}{d}" for r in rows for c in columns for d in digits]
    return found


def is_argued(step):
    """An aligned exclusion may have no set as premise: two digits that three cells share."""
    return re.match(r"nishio|(?!.*(?:whip|braid)).*forcing-", step["technique"]) or step["technique"].startswith("aligned-") and " -> " in step["notation"]


def fault_of_argued(step):
    """Each conclusion has its own argument, which assumes the opposite."""
    parts = step["notation"].split("; ")
    if sorted(part.rpartition(" => ")[2] for part in parts) != sorted(step["place"] + step["eliminate"]):
        return "other conclusions"
    return None if all(re.fullmatch(rf"{ARGUMENT} => {FACT}", part) for part in parts) else "another form"


def fault_of(step):
    pattern, arrow, conclusions = step["notation"].rpartition(" => ")
    form = SUBTYPES.get(step.get("subtype")) or next((form for key, form in FORMS if re.fullmatch(key, step["technique"])), None)
    if not arrow:
        return "nothing is concluded"
    if sorted(facts(conclusions)) != sorted(step["place"] + step["eliminate"]):
        return "other conclusions"
    if form is None:
        return None if pattern else "no pattern"
    return None if re.fullmatch(form, pattern) else "another form"


def steps_of(binary, technique, grid, start):
    position = {"format": "crosshatch-log", "version": 1, "puzzle": grid, "start": start, "outcome": "stuck", "solution": grid, "steps": []}
    done = subprocess.run([binary, "hint", "--json", "--notation", "--all", "--strategies", technique, "-"],
                          input=json.dumps(position) + "\n", capture_output=True, encoding="utf-8", check=False)
    steps = [json.loads(line)["steps"] for line in done.stdout.splitlines()]
    return [step[0] for step in steps if step and technique in (step[0]["technique"], step[0].get("subtype"))]


def main():
    count = 0
    for technique, grid, start, _ in read_cases(os.environ["CH_SOURCE"]):
        count += 1
        steps = steps_of(os.environ["CH_BINARY"], technique, grid, start)[:20]
        faults = [f"{fault}: {step['notation']}" for step in steps if (fault := (fault_of_argued if is_argued(step) else fault_of)(step))]
        print(f"{'not ' if faults or not steps else ''}ok {count} - {technique}")
        print("".join(f"# {fault}\n" for fault in faults), end="")
    if count == 0:
        print("Bail out! no cases")
    print(f"1..{count}")


if __name__ == "__main__":
    main()

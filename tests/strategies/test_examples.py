"""test_examples.py - the example of a technique needs it: nothing easier shows the same there.  `test_examples.py KEY...` says why not.

The examples are those that scripts/examples chooses from the cases.  Easier is what comes before the technique in the teacher's order.  The best is a
position without any easier step.  Where no such position is known, some other steps are there (OTHERS), or some easier technique
shows part of the conclusions (SAME), but no single, no intersection and no subset does.  A technique that is better than its list says is an error,
so the lists are never too long.  Speaks TAP.

SPDX-License-Identifier: MIT
"""
import concurrent.futures
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import subprocess
import sys

# Other steps are there wherever the technique was found.
OTHERS = """
anti-gurths-symmetrical-placement avoidable-rectangle-2d avoidable-rectangle-3x avoidable-rectangle-aic avoidable-rectangle-doubly-linked-als-xz
avoidable-rectangle-hidden-single avoidable-rectangle-hidden-single-box avoidable-rectangle-hidden-single-column avoidable-rectangle-hidden-single-row
avoidable-rectangle-singly-linked-als-xz avoidable-rectangle-sue-de-coq avoidable-rectangle-w-wing avoidable-rectangle-wxyz-wing avoidable-rectangle-xy-wing
avoidable-rectangle-xyz-wing bivalue-oddagon bivalue-oddagon-3 bivalue-oddagon-forcing-chain broken-wing bug-3 bug-4 bug-forcing-chain bug-lite-forcing-chain
bug-xz chute-remote-pair complex-senior-exocet exocet-locked-mirror exocet-mirror-hidden-set exocet-mirror-node exocet-rules exocet-single-mirror
exocet-unique-pair extended-rectangle-forcing-chain external-avoidable-rectangle external-avoidable-rectangle-3 external-avoidable-rectangle-als-xz
external-avoidable-rectangle-turbot-fish external-avoidable-rectangle-w-wing external-avoidable-rectangle-xy-wing external-rectangle-wing
external-unique-rectangle-als-xz external-unique-rectangle-turbot-fish external-unique-rectangle-w-wing external-unique-rectangle-xy-wing firework-quadruple
fish-aic forcing-braid forcing-chain-verity-cell forcing-chain-verity-house forcing-g-whip forcing-net-verity-cell forcing-net-verity-house forcing-whip
grouped-continuous-nice-loop grouped-m-wing grouped-s-wing grouped-strong-linked-fish-3 grouped-strong-linked-fish-5 grouped-strong-linked-fish-6
grouped-w-wing grouped-xyz-loop grouped-xyz-nice-loop guarded-pattern hidden-avoidable-rectangle impossible-pattern impossible-pattern-forcing-chain
junior-exocet locked-qius-deadly-pattern multi-branch-w-wing nested-forcing-net or-k-forcing-whip qius-deadly-pattern qius-deadly-pattern-1
qius-deadly-pattern-2 qius-deadly-pattern-3 qius-deadly-pattern-4 rectangle-burred-subset rectangle-death-blossom rectangle-sue-de-coq rectangle-wing
remote-pair reverse-bug reverse-unique-loop-1 reverse-unique-loop-2 reverse-unique-loop-3 reverse-unique-loop-4 reverse-unique-rectangle-1
reverse-unique-rectangle-2 reverse-unique-rectangle-3 reverse-unique-rectangle-4 rotating-deadly-pattern-1 rotating-deadly-pattern-2 rotating-deadly-pattern-3
senior-exocet siamese-exocet siamese-finned-mutant-whale strong-linked-fish-3 strong-linked-fish-4 strong-linked-fish-5 strong-linked-fish-6 template-set
tridagon tridagon-4 tridagon-forcing-chain tridagon-xz unique-loop-forcing-chain unique-loop-strong-link unique-rectangle-2d unique-rectangle-3e-2
unique-rectangle-3x unique-rectangle-aic unique-rectangle-doubly-linked-als-xz unique-rectangle-forcing-chain unique-rectangle-sue-de-coq
unique-rectangle-w-wing unique-rectangle-wxyz-wing unique-rectangle-xy-wing unique-rectangle-xyz-wing unique-square-1 unique-square-3 unique-square-4
""".split()
# An easier technique shows part of the conclusions wherever it was found.
SAME = """
aals-with-two-restricted-commons aligned-pair-exclusion aligned-quadruple-exclusion aligned-triple-exclusion als-continuous-nice-loop
avoidable-rectangle-forcing-chain cannibalistic-sue-de-coq death-blossom distributed-disjoint-subset exocet-conjugate-pair exocet-false-digit exocet-fish
exocet-incompatible-pair exocet-target-pair exocet-targets extended-sue-de-coq finned-chain finned-franken-leviathan finned-franken-squirmbag
finned-franken-whale finned-franken-x-wing finned-leviathan finned-mutant-jellyfish finned-mutant-leviathan finned-mutant-squirmbag finned-mutant-swordfish
finned-mutant-whale finned-mutant-x-wing finned-squirmbag finned-whale firework-pair-1 firework-pair-2 fishy-cycle forcing-chain-verity-pattern
franken-jellyfish franken-leviathan franken-squirmbag franken-swordfish franken-whale franken-x-wing grouped-h-wing grouped-l-wing
grouped-strong-linked-fish-4 house-death-blossom kraken-fish-1 kraken-fish-2 leviathan multi-digit-deadly-pattern-forcing-chain multi-sector-locked-sets
mutant-jellyfish mutant-leviathan mutant-squirmbag mutant-swordfish mutant-whale qius-deadly-pattern-forcing-chain rank-logic rectangle-als-xz rstuvwxyz-wing
sashimi-leviathan sashimi-squirmbag sashimi-whale set-death-blossom siamese-finned-franken-jellyfish siamese-finned-franken-leviathan
siamese-finned-franken-squirmbag siamese-finned-franken-swordfish siamese-finned-franken-whale siamese-finned-franken-x-wing siamese-finned-jellyfish
siamese-finned-leviathan siamese-finned-mutant-jellyfish siamese-finned-mutant-leviathan siamese-finned-mutant-squirmbag siamese-finned-mutant-swordfish
siamese-finned-mutant-x-wing siamese-finned-squirmbag siamese-finned-swordfish siamese-finned-whale siamese-finned-x-wing siamese-sashimi-jellyfish
siamese-sashimi-leviathan siamese-sashimi-squirmbag siamese-sashimi-swordfish siamese-sashimi-whale siamese-sashimi-x-wing siamese-xyz-wing sk-loop squirmbag
strong-linked-fish-3 stuvwxyz-wing sue-de-coq-with-isolated-digit template-delete three-dimensional-sue-de-coq tuvwxyz-wing twinned-xy-chains
unique-rectangle-singly-linked-als-xz unique-square-2 uvwxyz-wing whale xyz-loop
""".split()
# A forcing chain or net shows what a whip or braid does; in the teacher's order these come last.
SAME += ["whip", "typed-whip", "whip-rc", "whip-rn", "whip-cn", "whip-bn", "g-whip", "braid", "g-braid", "forcing-g-braid", "or-k-whip", "or-k-contrad-whip"]
# Of these, singles, intersections or subsets show the same wherever they were found.
EASY_SAME = """
double-junior-exocet empty-rectangle-intersection-pair extended-gurths-symmetrical-placement firework-triple multivalue-x-wing mutant-x-wing sue-de-coq
tridagon-3 unique-rectangle-4x-3 xy-cycle
""".split()

EASY_FAMILIES = ("singles", "intersections", "subsets")


def load(path):
    loader = importlib.machinery.SourceFileLoader("examples", str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("examples", loader))
    loader.exec_module(module)
    return module


def run(*words, text=None):
    done = subprocess.run([os.environ["CH_BINARY"], *words], input=text, capture_output=True, encoding="utf-8", check=False, timeout=60)
    if done.returncode == 2:
        raise ValueError(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def position(grid, start):
    """Returns a log without steps, the form in which every command reads a position."""
    cells = list(grid)
    for fact in start:
        if "<>" not in fact:
            cells[9 * (int(fact[1]) - 1) + int(fact[3]) - 1] = fact[5]
    return json.dumps({"format": "crosshatch-log", "version": 1, "puzzle": grid, "start": start, "outcome": "stuck",
                       "solution": "".join(cells), "steps": []}) + "\n"


def quality(case, rows):
    """Returns none, others, same or easy, and the easier techniques that show some of the conclusions.  A sub-type counts as its technique."""
    key, grid, start, conclusions = case
    families = {key: row["family"] for key, row in rows.items()}
    key = rows[key].get("subtype_of", [key])[-1]
    wanted = {fact for fact in conclusions.split() if "=" in fact or "<>" in fact}
    logs = run("hint", "--all=everything", "--json", "--jobs=1", f"--strategies=upto:{key},-{key}", "-", text=position(grid, start.split()))
    steps = [step for log in logs for step in log["steps"]]
    same = [step["technique"] for step in steps if wanted & {*step.get("place", []), *step.get("eliminate", [])}]
    if any(families[name] in EASY_FAMILIES for name in same):
        return "easy", same
    return "same" if same else "others" if steps else "none", same


def chosen_cases(source):
    """Returns the case of each technique's example."""
    examples = load(source / "scripts/examples")
    chosen = {}
    for path in sorted((source / "tests/strategies/cases").glob("*.txt")):
        for marked, case in examples.cases(path):
            if case[0] not in chosen or marked:
                chosen[case[0]] = case
    return chosen


def main():
    chosen = chosen_cases(pathlib.Path(os.environ["CH_SOURCE"]))
    rows = {row["key"]: row for row in run("strategies", "--json")}
    expected = {key: "none" for key in chosen} | {key: name for name, keys in
                (("others", OTHERS), ("same", SAME), ("easy", EASY_SAME)) for key in keys}
    keys = sys.argv[1:] or sorted(expected)
    print(f"1..{len(keys)}")
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, (key, (found, same)) in enumerate(zip(keys, pool.map(lambda key: quality(chosen[key], rows), keys)), 1):
            failed |= found != expected[key]
            print(f"{'ok' if found == expected[key] else 'not ok'} {number} - {key}: {found}")
            if found != expected[key] or len(sys.argv) > 1:
                print(f"# expected {expected[key]}; the same is shown by {' '.join(sorted(set(same))) or 'nothing'}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

#!/bin/sh
# check.sh - tests `check`.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

clash=...8.169.......8...372.....6.....1.41....2....2..8...98...2...7276.9.......4.....

# ---- check ----

check "check: one solution is 0" run 0 check "$easy"
check "said so" out_has 'exactly one solution'
check "several is 1" run 1 check --brief "$(printf '%081d' 0)"
check "in a word" out_has ' several$'
check "none is 3" run 3 check --brief "$broken"
check "in a word" out_has ' unsolvable$'
check "in sentences, too" run 3 check "$broken"
check "which say what became of digits without a plus" out_has 'taken as givens; write your own with a plus sign'
check "but not where some have one" run 3 check 53+7070000600195000098000060800060003400803001700020006060000280000419005000080078
check "since these are the player's" sh -c "! grep -q 'plus sign' '$work/out'"
check "--json" run 0 check --json "$easy"
check "an object" out_has '^{"format":"crosshatch-check",.*"verdict":"unique".*}$'
check "a mistake is 1" run 1 check --from "$easy" "$(echo $easy | sed 's/^530/531/')"
check "and named" out_has 'The 1 in r1c3 is a mistake'
check "in one line" out_has 'The proof takes one step: Hidden Single in a Column. (--proof shows it.)$'
check "--proof" run 1 check --proof --from "$easy" "$(echo $easy | sed 's/^530/531/')"
check "adds the proof" out_has '^r1c3 cannot be 1'
# A half-solved grid with a mistake whose proof from the givens alone would take more steps.
mistaken=53..7..+1.6..195.+4.+198.+4..6.8...6.+4.34..8+53+7.17.+3.2+1..6+96+1+5.+728.+2+8.419+6.5.+4..8..79
as_hint_says()
{
    for option in --color=never --proof; do
        run 1 hint $option "$mistaken" && cp "$work/out" "$work/hint" && run 1 check $option "$mistaken" &&
            [ "$(head -n 1 "$work/out")" = 'The puzzle has exactly one solution.' ] &&
            sed 1d "$work/out" | cmp - "$work/hint" || return 1
    done
}
check "check of a half-solved grid is the verdict and the mistakes, each proved as hint proves it" as_hint_says
check "and does not show the solution" sh -c "! grep -q '^|' '$work/out' && grep -q '^The puzzle has exactly one solution\.' '$work/out'"
check "--solutions" run 1 check --solutions "$mistaken"
check "shows it" sh -c "tail -1 '$work/out' | grep -qx $easy_solution"
check "--brief" run 1 check --brief "$mistaken"
check "says that there are mistakes" out_has ' unique mistaken$'
check "a half-solved grid without a mistake" run 0 check "$(echo "$easy" | sed 's/^530/53+4/')"
check "shows no digit of the solution" sh -c "grep -q 'exactly one solution' '$work/out' && [ \$(wc -l <'$work/out') -eq 2 ]"
check "says so" sh -c "grep -q '^There is no mistake in the grid so far' '$work/out' && ! grep -q '^|' '$work/out'"
half_several() { run 1 check "+1$(printf '%080d' 0)" && ! grep -q '^|' "$work/out" && out_has 'at least 1000 solutions'; }
check "nor does one of several solutions show two of them" half_several
check "how far logic leads" sh -c "'$crosshatch' check $easy | grep -q 'Singles alone solve it'"
check "with the strategies in use" sh -c "'$crosshatch' check --strategies full-house $easy | grep -q 'do not solve it'"
check "a clash" run 3 check "$clash"
check "has its argument" out_has '^1\. Contradiction: .* In box 1, no cell is left for the 8'
check "and its repair" out_has 'If the 8 in r1c4 is a slip.*with 5 or 7 there; the keys 8 and 5 are neighbours'
clash_log()
{
    run 3 check --json "$clash" &&
        sed 's/.*"argument":\({.*]}\),"repairs".*/\1/' "$work/out" | "$crosshatch" verify - | grep -qx verified
}
check "as a log that verifies" clash_log
printf '{"format":"crosshatch-log","version":1,"puzzle":"%s","start":["r9c7=2","r1c8=4"],"outcome":"stuck","solution":"%s","steps":[]}\n' "$(echo "$easy" | tr 0 .)" "$easy_solution" >"$work/slips"
check "two mistakes whose order is known" run 1 check "$work/slips"
check "which came first is reported" out_has '^The first mistake was r9c7=2'
swapped=$(echo "$easy" | sed 's/^53/35/')
check "two givens that changed places" run 3 check "$swapped"
check "are listed" out_has '^If the 3 in r1c1 and the 5 in r1c2 were transposed'
check "as is one that is next to its cell" out_has '^If the 5 in r1c2 belongs in r1c3,'
check "in JSON" run 3 check --json "$swapped"
check "both are swaps" out_has '"swaps":\[\["r1c1","r1c2"\],.*\["r1c2","r1c3"\]'
far=9......7.4.....9.2.38......3.6....472..435........7...1..9..8....31.6.....4..2.16
check "no digit that lets singles finish" run 0 check --solutions "$far"
check "but two" out_has '^No one digit would let singles finish it; two together can, such as r[1-9]c[1-9]=[1-9] and r'
if [ -n "${CH_SHARED:-}" ] && [ -f "$CH_SHARED/puzzles/hardest-1106.txt" ]; then
    check "nor two" run 0 check --solutions "$(sed -n 5p "$CH_SHARED/puzzles/hardest-1106.txt")"
    check "are listed" out_has '^No two digits would let singles finish it'
else
    skip "nor two" "the lists are not here"
    skip "are listed" "the lists are not here"
fi
check "in JSON" run 0 check --json "$far"
check "they are pairs" out_has '"backdoor-pairs":\[\["r[1-9]c[1-9]=[1-9]","r[1-9]c[1-9]=[1-9]"\],'
others_clash() { sed -n 1,8p "$CH_SOURCE/puzzles/unsolvable.txt" >"$work/clashes" && run 3 check --profile hodoku "$work/clashes" && [ "$(grep -c '^Why, in ' "$work/out")" -gt 3 ]; }
check "clashes are argued by another program's strategies" others_clash
check "cases have their lines" sh -c "sed -n 7p '$CH_SOURCE/puzzles/unsolvable.txt' | '$crosshatch' check --strategies full-house | grep -q 'Case 1'"

check "the solution is shown on request" run 0 check --solutions "$easy"
check "as a grid" out_has '^| 5 3 4 | 6 7 8 | 9 1 2 |$'
check "and not unasked" sh -c "'$crosshatch' check '$easy' '$stuck' | grep -q '^|' && exit 1 || exit 0"
several=1...3..6.9....87...4...7........2.56......12..8..7....7..6...9..5..1......6.....2
all_solutions()
{
    run 1 check --solutions "$several" && out_has 'has 12 solutions' || return 1
    out_has '^r8c4, r8c8, r9c4 and r9c8 can swap 7 and 8, and no given says which way is meant' || return 1
    out_has '^One given more would leave one solution, any of these: r8c8=8, ' || return 1
    grep -x '[1-9]\{81\}' "$work/out" >"$work/list"
    tail -n 12 "$work/out" | cmp - "$work/list" && [ "$(sort -u "$work/list" | wc -l)" -eq 12 ] || return 1
    while read -r solution; do
        "$crosshatch" check --brief "$solution" | grep -q ' unique$' && echo "$solution" | grep -qx "$several" || return 1
    done <"$work/list"
}
check "--solutions prints each after the verdict" all_solutions
# The last two rows have a 7 and an 8, each in some solution, but no solution has both.
torn=$(echo "$several" | sed 's/^\(.\{66\}\)\.\(.\{12\}\)\./\1+7\2+8/')
check "digits that do not go together" run 1 check "$torn"
check "are listed" out_has '^Each thing that was entered or ruled out can be right by itself'
check "in JSON" run 1 check --json "$torn"
check "they are a dead end" out_has '"dead-end":true'
check "for hint" run 1 hint "$torn"
check "there is no going on" out_has '^No solution agrees with all that was put in'
wrong=$(echo "$torn" | sed 's/^\(.\)\./\1+5/')
check "a mistake with them" run 1 hint "$wrong"
check "is proved from the puzzle" out_has 'is a mistake. r1c2 cannot be 5: r8c2 is 5'
check "for judge" run 3 judge r8c8=8 "$torn"
check "no move is right" out_has 'no move is right in it'
limited()
{
    run 1 check --brief --solutions --limit "$1" "$several" && head -n "$1" "$work/list" >"$work/first" &&
        [ "$(head -n 1 "$work/out")" = "$several several" ] && sed 1d "$work/out" | cmp - "$work/first"
}
check "--limit 1 of them" limited 1
check "--limit 3 of them" limited 3
check "--limit beyond them" limited 100
check "a limit that is reached" run 1 check --limit 5 "$several"
check "says at least" out_has 'at least 5 solutions'
check "a limit just beyond" run 1 check --limit 13 "$several"
check "says all" out_has 'has 12 solutions'
check "a limit in JSON" run 1 check --json --limit 1 "$several"
check "is two at least" out_has '"solutions":2,"limit":2,'
check "the work grows with the limit" run 1 check --limit 1000001 "$(printf '%081d' 0)"
check "and reaches it" out_has 'at least 1000001 solutions'
check "--solutions of one" run 0 check --brief --solutions "$easy"
one_solution()
{
    sed 1d "$work/out" | grep -qx "$easy_solution" && [ "$(wc -l <"$work/out")" -eq 2 ]
}
check "is the solution" one_solution
check "--solutions of none" run 3 check --brief --solutions "$broken"
check "is no line" sh -c "test $(wc -l <"$work/out") -eq 1"
check "--solutions with --json" run 2 check --solutions --json "$several"
check "is refused" one_message
check "--limit 0" run 2 check --limit 0 "$several"
check "is refused" err_has '^crosshatch: --limit takes a whole number from 1'
finish

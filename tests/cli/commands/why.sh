#!/bin/sh
# why.sh - tests `why`.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

half=53+7070000600195000098000060800060003400803001700020006060000280000419005000080079

# ---- why ----

check "why: a fact that holds is 0" run 0 why r5c5=5 "$easy"
check "in one line" out_is 'r5c5 must be 5. The proof takes one step: Naked Single. (--proof shows it.)'
check "--proof" run 0 why --proof r5c5=5 "$easy"
check "its proof" out_has '^1\. '
check "why: one that does not is 1" run 1 why r5c5=4 "$easy"
check "says so" out_has 'the other way round'
check "a digit nearby is enough" run 0 why 'r1c3<>5' "$easy"
check "which one" out_has 'r1c1 is 5'
as_logs_write_it()
{
    run 0 why 'r1c3<>5' "$easy" && cp "$work/out" "$work/log_form" &&
        for word in 'R1C3 <> 5' 'r1c3!=5' 'r1c3 ≠ 5'; do
            run 0 why "$word" "$easy" && cmp "$work/out" "$work/log_form" || return 1
        done
}
check "in capitals, with blanks and other signs" as_logs_write_it
check "a fact with something behind it is none" run 2 why 'r1c3=55' "$easy"
check "a digit that a proof places nearby" run 0 why --proof 'r1c3<>1' "$easy"
check "ends the proof" out_has '^So r1c3 cannot be 1: it sees '
check "nor is one with two signs" run 2 why 'r1c3!=<>5' "$easy"
check "an undecided one is 1" run 1 why r1c1=1 "$(printf '%081d' 0)"
check "shows no solution" out_is 'Nothing decides whether r1c1 is 1: there are solutions either way. (--proof shows one of each.)'
check "--proof" run 1 why --proof r1c1=1 "$(printf '%081d' 0)"
check "two solutions" sh -c "grep -c '^| [1-9]' '$work/out' | grep -qx 18"
check "a position without a solution is 3" run 3 why r1c3=1 "$broken"
check "a cell in it" run 3 why r1c3 "$broken"
check "says so" out_has 'no solution, so that nothing is true in it'
check "which digit is likely wrong" out_has 'The 5 in r1c2 is likely the mistake'
check "a house in it" run 3 why b1 "$broken"
check "the same" out_has 'two 5s in box 1: r1c1 and r1c2'
check "a house in JSON" run 0 why --json b1 "$easy"
check "is a log for each step" all_verified
check "a cell" run 0 why r1c3 "$easy"
check "what it cannot be, and what it is" sh -c "grep -q 'cannot be 5: r1c1 is 5' '$work/out' && grep -q 'must be 4' '$work/out'"
cell_json() { run 0 why --json r1c3 "$easy" && out_has '"place":\["r1c3=4"\]' && all_verified; }
check "as JSON" cell_json
check "a cell that several digits fit" run 1 why r1c1 "$(printf '%081d' 0)"
check "says which" out_has 'r1c1 can be 1, 2, 3, 4, 5, 6, 7, 8 or 9'
pair="..345678...9$(printf '%069d' 0)"
check "two digits by one proof" run 1 why --proof r2c1 "$pair"
check "listed once" out_has 'r2c1 cannot be 1 or 2. The proof takes one step'
check "with both conclusions" out_has 'So remove 1 and 2 from r2c1'
once_json() { run 1 why --json r2c1 "$pair" && test "$(grep -c '"eliminate":\["r2c1<>1","r2c1<>2"\]' "$work/out")" = 1 && all_verified; }
check "once as JSON" once_json
check "what its digit rules out" run 0 why r9c2 9......7.4.....9.2.38......3.6.....72..435........7...1..9..8....31.6.....4....16
check "is listed with that" out_has 'r9c2 must be 9, and so cannot be 2, 5, 7 or 8. The proof takes one step'
# For any question, the output of --json names the question and is one log or more, and nothing else.
answers() # STATUS QUESTION PUZZLE PATTERN
{
    run "$1" why --json "$2" "$3" && out_has "\"asked\":\"$2\"" && out_has "$4" &&
        all_verified
}
nothing=$(printf '%081d' 0)
twice="11$(printf '%079d' 0)"
check "right" answers 0 'r1c3=4' "$easy" '"place":\["r1c3=4"\].*"answer":"right","fact":"r1c3=4"}'
check "wrong" answers 1 'r1c3=5' "$easy" '"answer":"wrong","fact":"r1c3<>5","sees":"r1c1=5"}'
check "undecided" answers 1 'r1c1=1' "$nothing" '"answer":"undecided","with":"1[1-9]*","without":"[2-9]'
check "of a cell" answers 1 r1c1 "$nothing" '"answer":"undecided","digits":"123456789"}'
check "nothing to do in a house" answers 1 b1 "$nothing" '"answer":"nothing"}'
check "no solution" answers 3 r1c3 "$broken" '"answer":"unsolvable","suspects":\["r1c2=5"\]}'
check "in which digits clash" answers 3 r9c9=5 "$twice" '"kind":"duplicate".*"answer":"unsolvable"}'
check "of a house in it" answers 3 b1 "$twice" '"outcome":"contradiction".*"answer":"unsolvable"}'
check "and in a sentence" run 3 why b1 "$twice"
check "for all to read" out_has 'no solution, so that nothing is true in it'
wrong=530+170000600195000098000060800060003400803001700020006060000280000419005000080079
check "a digit that a player got wrong" run 1 why r1c4 "$wrong"
check "cannot be there" out_has '^r1c4 cannot be 1: r2c4 is 1'
check "likewise" answers 1 r1c4 "$wrong" '"fact":"r1c4<>1","sees":"r2c4=1"}'
check "a solved grid's hint is a log that verifies" sh -c "'$crosshatch' hint --json $easy_solution | '$crosshatch' verify - | grep -qx verified"
check "a house" run 0 why b5 "$easy"
check "nothing in a house" run 1 why --strategies naked-pair b5 "$easy_solution"
check "says so" out_has 'nothing to do in box 5'
check "a house once more" run 0 why b5 "$easy"
check "what can be done there" out_has '^1\. .*r5c5=\|^1\. .*r[456]c[456]'
check "by cases" run 0 why --proof --strategies full-house r5c5=5 "$easy"
check "with their argument" out_has '^Suppose r5c5 is not 5'
why_log() { run 0 why --json r1c3=4 "$easy" && "$crosshatch" verify - <"$work/out" | grep -qx verified; }
check "--json gives a log that verifies" why_log
# A wrong grid: the answer does not use the mistake, and does not give it away either.
check "a grid with a mistake" run 0 why r9c7=1 "$half"
check "is said to have one, and answered" sh -c "sed -n 1p '$work/out' | grep -q \"^There is a mistake in your grid. 'crosshatch hint --level 1' shows\" && sed -n 2p '$work/out' | grep -q '^r9c7 must be 1' && ! grep -q r1c3 '$work/out'"
check "the cell with the mistake" run 1 why r1c3 "$half"
check "is not filled with the right digit" sh -c "grep -q '^r1c3 cannot be 7' '$work/out' && ! grep -q 'must be' '$work/out'"
check "a house of such a grid" run 0 why b9 "$half"
check "has its steps" out_has '^1\. Cross-Hatching'
check "in JSON" answers 0 r9c7=1 "$half" '"asked":"r9c7=1","mistakes":true,"answer":"right"'
check "no subject is 2" run 2 why
check "nor is a puzzle" run 2 why "$easy"
check "bad input is 2" run 2 why r1c1=1 "$easy" frob

unread_json()
{
    printf 'frob\n' >"$work/frob"
    for command in hint "why r1c1=1" "judge r1c1=1"; do
        run 2 $command "$work/frob" && out_has '^error$' && run 2 $command --json "$work/frob" &&
            out_has '"status":"error",.*"line":1,"column":1,"reason":"no-puzzle","message":"expected a puzzle.*","input":"frob"}$' || return 1
    done
}
check "what cannot be read is a line of output, too" unread_json
check "the command may follow an option" run 0 --lang ko check "$easy"
check "which it heeds" out_has '해는 단 하나입니다'
check "a flag takes no argument" run 2 solve --guess=yes "$easy"
check "says so" err_has 'takes no argument'
finish

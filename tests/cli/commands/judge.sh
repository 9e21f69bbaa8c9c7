#!/bin/sh
# judge.sh - tests `judge`.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

all_marks=$(awk 'BEGIN { for (i = 0; i < 81; i++) printf "123456789" }')
half=53+7070000600195000098000060800060003400803001700020006060000280000419005000080079

# ---- judge ----

check "judge: a move that follows now is 0" run 0 judge r9c7=1 "$easy"
check "by what" out_is 'Right. Cross-Hatching shows r9c7=1 now. (--proof shows it.)'
check "--proof" run 0 judge --proof r9c7=1 "$easy"
check "adds the step" sh -c "sed -n 2p '$work/out' | grep -q '^1\\. Cross-Hatching: .*r9c7'"
check "one that rules out" run 0 judge 'r9c7<>6' "$easy"
check "in capitals, with blanks" run 0 judge 'R9C7 = 1' "$easy"
check "a reason that is one" run 0 judge r9c7=1 --because hidden-single-box "$easy"
check "says so" out_is 'Right, and your reason shows it now: Cross-Hatching. (--proof shows it.)'
check "another reason that is one" run 0 judge 'r9c7<>6' --because x-wing "$easy"
check "says so" out_is 'Right, and your reason shows it now: X-Wing. Cross-Hatching shows it, too, and is easier. (--proof shows it.)'
check "a reason that is none is 1" run 1 judge r9c7=1 --because naked-single "$easy"
check "says so first" sh -c "sed -n 1p '$work/out' | grep -q '^Right. Your reason does not show it'"
check "and what does" out_has '^Cross-Hatching shows r9c7=1 now'
check "names it" out_has 'Your reason does not show it: Naked Single finds only other steps here'
check "a name of several techniques as a reason" run 1 judge r9c7=1 --because kraken-fish "$easy"
check "is named as it was given" out_has 'Your reason does not show it: kraken-fish'
check "a family as a reason" run 0 judge r9c7=1 --because singles "$easy"
only_its_own() { grep -q "$1" "$work/out" && ! grep -Eq '^[0-9]+\. |^\||'"$2" "$work/out"; }
check "a wrong move is 1" run 1 judge r1c3=1 "$easy"
check "shows no digit but its own" only_its_own '^r1c3=1 is wrong' '[2-9]$'
check "--argument" run 1 judge --argument r1c3=1 "$easy"
check "adds the proof, too" sh -c "grep -q 'r1c3=1 is wrong' '$work/out' && grep -q '^1\\. ' '$work/out'"
check "one that takes more than a step is 1" run 1 judge r1c3=4 "$easy"
check "shows no digit but its own" only_its_own 'right, but no single step' 'r1c8'
check "--argument" run 1 judge --argument r1c3=4 "$easy"
check "adds the proof" sh -c "grep -q 'right, but no single step' '$work/out' && grep -q '^2\\. ' '$work/out'"
check "one that a digit elsewhere rules out" run 0 judge 'r1c3<>1' "$easy"
check "does not show that digit" only_its_own '^Right. Hidden Single in a Column shows r1c3<>1 now' 'r1c8'
check "--argument" run 0 judge --argument 'r1c3<>1' "$easy"
check "does" out_has '^1\. Hidden Single.*r1c8'
check "an undecided one is 1" run 1 judge r1c1=1 "$(printf '%081d' 0)"
check "shows no solution" only_its_own 'there are solutions either way' '[2-9]\{9\}'
check "--argument" run 1 judge --argument r1c1=1 "$(printf '%081d' 0)"
check "shows two" sh -c "[ \$(grep -c '^|' '$work/out') -eq 18 ]"
check "a reason for a wrong move" run 1 judge r1c3=2 --because naked-single "$easy"
check "is weighed" out_has 'Your reason does not show it: Naked Single finds only other steps here'
check "in JSON" run 1 judge --json r1c3=2 --because naked-single "$easy"
check "too" out_has '"verdict":"wrong",.*,"reason":false,"finds":true}$'
check "a reason for an undecided one" run 1 judge r1c1=1 --because naked-single "$(printf '%081d' 0)"
check "finds nothing" out_has 'Your reason does not show it: Naked Single finds no step here'
check "in JSON" run 1 judge --json r1c1=1 --because naked-single "$(printf '%081d' 0)"
check "too" out_has '"verdict":"undecided",.*,"reason":false,"finds":false}$'
check "a reason for a move that takes more than a step" run 1 judge r1c3=4 --because x-wing "$easy"
check "is weighed" out_has 'Your reason does not show it: X-Wing finds only other steps here'
check "a reason where no move is right" run 3 judge r1c3=1 --because x-wing "$broken"
check "is none" sh -c "sed -n 1p '$work/out' | grep -q '^X-Wing is no reason here'"
unmarked=$(echo "$easy" | awk '{ for (i = 1; i <= 81; i++) for (k = 1; k <= 9; k++) { d = substr($0, i, 1); printf "%s", (d > 0 ? k == d : i != 3 || k != 1) ? k : "." } }')
check "what the marks of a puzzle lack" run 0 judge 'r1c3<>1' "$unmarked"
check "is out to begin with" out_has 'r1c3 cannot be 1: the pencil marks of the puzzle do not have it'
check "in JSON" run 0 judge --json 'r1c3<>1' "$unmarked"
check "nothing has to show it" out_has '"verdict":"follows"}$'
check "for why" run 0 why 'r1c3<>1' "$unmarked"
check "as well" out_has 'the pencil marks of the puzzle do not have it'
check "a digit nearby is enough" run 0 judge 'r1c3<>5' "$easy"
check "a puzzle without a solution is 3" run 3 judge r1c3=1 "$broken"
check "and --json names the likely mistake" sh -c "'$crosshatch' judge --json r1c3=1 '$broken' | grep -q '\"verdict\":\"unsolvable\",\"suspects\":\[\"r1c2=5\"\]}'"
check "a mistake elsewhere" run 0 judge r9c7=1 "$half"
check "is named" out_has "^There is a mistake in your grid. 'crosshatch hint --level 1' shows roughly where"
check "no move is 2" run 2 judge r1c3 "$easy"
check "no such reason is 2" run 2 judge r9c7=1 --because frob "$easy"
judge_json()
{
    run 0 judge --json r9c7=1 --because cross-hatching "$easy" && out_has '"verdict":"follows","technique":"cross-hatching","step":{.*},"reason":true,"because":{.*}}$' &&
        run 1 judge --json r1c3=1 "$easy" && out_has '"verdict":"wrong","proof":{"format":"crosshatch-log"' &&
        sed 's/.*"proof":\(.*\)}$/\1/' "$work/out" | "$crosshatch" verify - | grep -qx verified
}
check "--json" judge_json
check "an undecided one in JSON" run 1 judge --json r1c1=1 "$(printf '%081d' 0)"
check "has a solution of each kind" out_has '"verdict":"undecided","with":"1[1-9]\{80\}","without":"[2-9][1-9]\{80\}"}$'
check "of pencil marks" run 1 judge --json r1c1=1 "$all_marks"
check "the puzzle is what was read" out_has "\"puzzle\":\"$all_marks\""
check "a digit nearby needs no reason" run 1 judge 'r1c3<>5' --because naked-single "$easy"
check "says so first" sh -c "sed -n 1p '$work/out' | grep -q '^It takes no technique'"
check "nor in JSON" run 1 judge --json 'r1c3<>5' --because naked-single "$easy"
check "where it is" out_has '"verdict":"follows","sees":"r1c1=5","reason":false}$'
check "a wrong one next to its digit in JSON" run 1 judge --json r1c3=5 "$easy"
check "has no proof" out_has '"verdict":"wrong","sees":"r1c1=5"}$'
printf '%s\n' "$easy" "$easy" >"$work/twice"
check "several puzzles" run 0 judge r9c7=1 "$work/twice"
check "have a blank line between them" sh -c "test \"\$(grep -c '^$' '$work/out')\" -eq 1"
check "no reason for what takes a proof" run 1 judge --json r1c3=4 --because x-wing "$easy"
check "is none" out_has '"verdict":"right","proof":{.*},"reason":false,"finds":true}$'
check "a mistake elsewhere in JSON" run 0 judge --json r9c7=1 "$half"
check "is a member" out_has '"verdict":"follows","mistakes":true,'

# ---- halves ----

# Pointing, or claiming of the same cells, removes the 8 from r4c5; then column 5 has one place for it.
digits=.3..12.6.1.7.654.3.86..31.........1..1..2.6358....1.4..512.4..6....5...1..819...4
check "a reason that is the first half" run 1 judge r7c5=8 --because pointing "$digits"
check "is said to be" out_is 'Right, and your reason is the first half: Pointing removes 8 from r4c5. One more step is needed. (--proof shows it.)'
check "--proof" run 1 judge --proof r7c5=8 --because pointing "$digits"
check "shows both" sh -c "sed -n 2p '$work/out' | grep -q '^1\\. Pointing' && sed -n 3p '$work/out' | grep -q '^2\\. Hidden Single in a Column'"
check "a reason that takes no part" run 1 judge r7c5=8 --because hidden-pair "$digits"
check "finds nothing" out_has '^Right. Your reason does not show it: Hidden Pair finds no step here'
part_json()
{
    run 1 judge --json r7c5=8 --because pointing "$digits" && out_has '"reason":false,"finds":true,"part":1,"way":{"format":"crosshatch-log"' &&
        sed 's/.*"way":\(.*\)}$/\1/' "$work/out" | "$crosshatch" verify - | grep -qx verified
}
check "in JSON with its proof" part_json
check "a family as the first half" run 1 judge r7c5=8 --because intersections "$digits"
check "is one" out_has 'your reason is the first half'
check "a reason of several steps" run 1 judge r1c3=4 --because hidden-single-column "$easy"
check "is a part" out_has '^Right, and your reason is a part of it: Hidden Single in a Column is step [1-9] of [2-9]\. (--proof shows it.)$'

# ---- moves that are made already ----

entered=$(echo "$easy" | sed 's/.\(..\)$/+1\1/')
check "a digit that was entered" run 0 judge r9c7=1 "$entered"
check "is justified by the rest" out_is 'Your grid has r9c7=1 already. Judged by the rest of it:
Right. Cross-Hatching shows r9c7=1 now. (--proof shows it.)'
check "one that was not yet due" run 1 judge r1c3=4 "$(echo "$easy" | sed 's/^530/53+4/')"
check "is not" out_has '^r1c3=4 is right, but no single step shows it yet'
check "one that is wrong" run 1 judge r1c3=7 "$half"
check "is wrong for its reason" out_is 'Your grid has r1c3=7 already. Judged by the rest of it:
Wrong. r1c3 cannot be 7: r1c5 is 7, and the two cells see each other.'
check "in JSON" run 1 judge --json r1c3=7 "$half"
check "it is said to be there" out_has '"verdict":"wrong","mistakes":true,"placed":"entered","sees":"r1c5=7"}$'
check "a given" run 0 judge r1c1=5 "$easy"
check "is one" out_is 'Right. r1c1 is 5 to begin with.'
check "in JSON" run 0 judge --json r1c1=5 "$easy"
check "too" out_has '"placed":"given"'
# The order of the moves is known: what was entered later is no reason for an earlier move.
ordered() { printf '{"format":"crosshatch-log","version":1,"puzzle":"%s","start":[%s],"outcome":"stuck","solution":"%s","steps":[]}\n' "$(echo "$easy" | tr 0 .)" "$1" "$easy_solution" >"$work/ordered"; }
ordered "\"r1c8=1\",\"r1c3=4\",\"r1c9=2\""
check "what came before a move counts" run 1 judge --json r1c3=4 "$work/ordered"
check "and shortens its proof" sh -c "grep -o '\"step\":[0-9]*,' '$work/out' | tail -n 1 >'$work/early'"
ordered "\"r1c3=4\",\"r1c8=1\",\"r1c9=2\""
check "what came after it does not" run 1 judge --json r1c3=4 "$work/ordered"
check "so that it is longer" sh -c "grep -o '\"step\":[0-9]*,' '$work/out' | tail -n 1 >'$work/late' && ! cmp -s '$work/early' '$work/late'"
check "in Korean" run 1 judge --lang ko r7c5=8 --because pointing "$digits"
check "too" out_has '첫 단계'
finish

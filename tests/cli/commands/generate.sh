#!/bin/sh
# generate.sh - `crosshatch generate`: the puzzles meet the demands, are the same for any number of threads, and are counted correctly.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

# ---- invalid demands ----

refused() { run 2 generate "$@"; }
check "no puzzle" refused x
check "no file" refused "$work/nowhere"
check "a puzzle with several solutions" refused "$CH_SOURCE/puzzles/several.txt"
check "... is named" grep -q 'several.txt:1: generate varies' "$work/err"
check "a puzzle without a solution" refused 11
: >"$work/nothing"
check "no puzzle in a file" refused "$work/nothing"
check "a file that ends in the middle" refused "$CH_SOURCE/puzzles/sample.txt" 123
for range in 16 81 20-19 20-30-40 x -; do
    check "--givens $range" refused "--givens=$range"
done
check "--level impossible" refused --level impossible
check "--level backwards" refused --level hard-easy
check "--se 0.5" refused --se 0.5
check "--se with a tail" refused --se 3.0-4.5x
check "--score of letters" refused --score many
check "--symmetry 45" refused --symmetry 45
check "--with something unknown" refused --with nothing-of-the-kind
check "--needs something unknown" refused --needs nothing-of-the-kind
check "--without something unknown" refused --without nothing-of-the-kind
check "nine techniques" refused --with x-wing,x-wing,x-wing,x-wing,x-wing,x-wing,x-wing,x-wing,x-wing
check "a pattern of 80 cells" refused --pattern "$(printf 'x%.0s' $(seq 80))"
check "a pattern of 82" refused --pattern "$(printf 'x%.0s' $(seq 82))"
check "a pattern with other signs" refused --pattern "$(printf 'o%.0s' $(seq 81))"
check "no such file" refused --pattern "$work/nowhere"
check "a folder" refused --pattern "$work"

# ---- demands that contradict each other ----

cross=x..x..x...x..x..x...x..x..xx..x..x...x..x..x...x..x..xx..x..x...x..x..x...x..x..x
sparse=xxxxxxxxx..................xxxxxxxxxxxxxxxxxx.........xxxxxxxxxxxxxxxxxx.........
check "a pattern without the symmetry" refused --pattern "$cross" --symmetry left-right
check "a pattern and puzzles to vary" refused --pattern "$cross" "$CH_SOURCE/puzzles/expert.txt"
check "a pattern of another number" refused --pattern "$cross" --givens 24
check "a pattern of 16" refused --pattern "$(printf 'x%.0s' $(seq 16))$(printf '.%.0s' $(seq 65))"
check "a pattern with two bare rows in a band" refused --pattern "$sparse"
check "a quarter turn of 22" refused --symmetry 90 --givens 22-23
check "a technique above the level" refused --level easy --with x-wing
check "requested and ruled out" refused --with x-wing --without fish
check "not in use" refused --strategies singles --with x-wing
check "what follows a name of none" refused --with frob,naked-pair
check "a level above the strategies" refused --level hard --needs naked-pair

# ---- demands that are met ----

# ordered COUNT FORM LINE OPTION...: true when there are COUNT puzzles, all unique, and the line of grade for each matches LINE.
ordered()
{
    wanted=$1 form=$2 line=$3
    shift 3
    run 0 generate -n "$wanted" --seed 8 "$@" && cp "$work/out" "$work/made" && [ "$(sort -u "$work/made" | wc -l)" -eq "$wanted" ] &&
        run 0 grade --format "%u $form" "$work/made" && [ "$(grep -cxE "unique $line" "$work/out")" -eq "$wanted" ]
}
for level in easy medium hard expert; do
    check "--level $level" ordered 4 %L "$level" --level "$level"
done
check "--level extreme" ordered 1 %L extreme --level extreme
check "a range of levels" ordered 6 %L '(medium|hard)' --level medium-hard
check "an SE range" ordered 4 %r '(3\.[0-9]|4\.[0-5])' --se 3.0-4.5
check "an open SE range" ordered 4 %r '(1\.[0-9]|2\.[0-3])' --se=-2.3
check "a score" ordered 4 %s '[56][0-9][0-9]' --score 500-699
check "by another program's order" ordered 2 %c '[0-9]+' --profile hodoku --level easy-medium --without x-wing
check "blanks in a range" ordered 4 %c '(30|31)' --givens ' 30 - 31 '
check "givens" ordered 4 %c '(30|31)' --givens 30-31
check "minimal and few" ordered 2 %c '2[0-2]' --givens 20-22 --minimal yes

uses() { "$crosshatch" solve --log json "$work/made" >"$work/log" && [ "$(grep -c "\"technique\":\"$1\"" "$work/log")" -eq "$2" ]; }
check "--with" ordered 3 %u unique --with x-wing
check "... uses it" uses x-wing 3
check "--without" ordered 3 %u unique --without naked-pair,naked-triple --level medium-hard
check "... does not" uses naked-pair 0
check "--needs" ordered 3 %u unique --needs skyscraper
check "--needs a sub-type" ordered 2 %u unique --needs locked-hidden-pair
check "... and each has it" sh -c "test \"\$('$crosshatch' solve --log json '$work/made' | grep -c '\"subtype\":\"locked-hidden-pair\"')\" = 2"
check "--with a sub-type" ordered 2 %u unique --with last-digit --without locked-hidden-pair
check "... where others might do" ordered 2 %u unique --needs naked-pair --strategies upto:x-wing
check "... is not solved without" sh -c "! '$crosshatch' solve --strategies upto:skyscraper,-skyscraper '$work/made' | grep -qE '^[1-9]{81}$'"
check "... is solved with it" run 0 solve --strategies upto:skyscraper "$work/made"

turned() { rev "$work/made" | tr 1-9 x >"$work/turned" && tr 1-9 x <"$work/made" | cmp - "$work/turned"; }
check "--symmetry 180" ordered 5 %u unique --symmetry 180
check "... stays under a half-turn" turned
mirrored() { sed 's/........./&\n/g' "$work/made" | rev | tr -d '\n' | tr 1-9 x >"$work/turned" && tr -d '\n' <"$work/made" | tr 1-9 x | cmp - "$work/turned"; }
upside_down() { sed 's/........./&\n/g' "$work/made" | tac | tr -d '\n' | tr 1-9 x >"$work/turned" && tr -d '\n' <"$work/made" | tr 1-9 x | cmp - "$work/turned"; }
check "--symmetry up-down" ordered 1 %u unique --symmetry up-down
check "... stays when turned over" upside_down
# Cell i of a row becomes cell 8 - i of a column counted from the right.
flipped() { tr -d '\n' <"$work/made" | tr 1-9 x | python3 -c 'g = input(); exit(any(g[9 * r + c] != g[9 * (8 - c) + 8 - r] for r in range(9) for c in range(9)))'; }
check "--symmetry antidiagonal" ordered 1 %u unique --symmetry antidiagonal
check "... stays in that mirror" flipped
check "not minimal, of any number" ordered 2 %c '(2[2-9]|3[0-6])' --minimal no
check "not minimal" ordered 1 %c '(3[0-9]|4[0-9])' --minimal no --givens 30-49
check "a level by its number" ordered 1 %L easy --level 1
check "--symmetry full" ordered 3 %u unique --symmetry full
check "... stays under a half-turn" turned
check "... and in the mirror" mirrored
in_mask() { tr 1-9 x <"$work/made" | sort -u | grep -qxF "$cross"; }
check "--pattern" ordered 2 %c 27 --pattern "$cross"
check "... puts givens there" in_mask
echo "$cross" | sed 's/........./&\n/g' >"$work/mask"
check "a pattern from a file" ordered 2 %c 27 --pattern "$work/mask"
check "... likewise" in_mask
check "a pattern and a level" ordered 1 %L hard --pattern "$cross" --level hard
check "... likewise" in_mask

# with_first FIRST: the puzzles made use a swordfish when FIRST is tried before all else.
with_first() { "$crosshatch" solve --order "$1" --log text "$work/made" | grep -q Swordfish; }
check "--order" ordered 1 %u unique --with swordfish --order swordfish
check "... decides which techniques are used" with_first swordfish
check "... and another order uses others" sh -c "! '$crosshatch' solve --log text '$work/made' | grep -q Swordfish"
check "an unknown order" refused --order frob
check "... has the names of those known" grep -q 'default, sudokuwiki, hodoku, se' "$work/err"

# ---- puzzles varied ----

expert=$CH_SOURCE/puzzles/expert.txt
solutions() { "$crosshatch" solve --guess --format line "$@" | sort -u; }
check "puzzles varied" ordered 9 %L expert --level expert "$expert"
check "... none of them is made" sh -c "! grep -qxFf '$work/made' '$expert'"
solutions "$work/made" >"$work/solutions"
check "... their solutions stay" sh -c "[ -s '$work/solutions' ] && '$crosshatch' solve --guess --format line '$expert' | sort -u | comm -13 - '$work/solutions' | cmp - /dev/null"
rare=$CH_SOURCE/puzzles/techniques/sashimi-whale.txt
check "what is rare, varied" ordered 3 %u unique --strategies singles,intersections,sashimi-whale --needs sashimi-whale "$rare"
check "... needs it" sh -c "! '$crosshatch' solve --strategies singles,intersections '$work/made' | grep -qE '^[1-9]{81}$'"
check "... has it" run 0 solve --strategies singles,intersections,sashimi-whale "$work/made"
check "a symmetry where there was none" ordered 3 %u unique --symmetry 180 "$expert"
check "... stays under a half-turn" turned
check "givens where there were few" ordered 3 %c '(40|41)' --givens 40-41 "$expert"
from_stdin() { head -n 2 "$expert" | "$crosshatch" generate -n 3 - >"$work/made" && [ "$(wc -l <"$work/made")" -eq 3 ]; }
check "from standard input" from_stdin

# ---- the same for any number of threads; a correct count ----

same_for_hands()
{
    "$crosshatch" generate -n 9 --seed 4 --jobs 1 "$@" >"$work/one" && "$crosshatch" generate -n 9 --seed 4 --jobs 3 "$@" >"$work/three" &&
        [ "$(wc -l <"$work/one")" -eq 9 ] && cmp "$work/one" "$work/three"
}
check "hands: by technique" same_for_hands --needs naked-pair
check "hands: by symmetry and level" same_for_hands --symmetry diagonal --level medium-
check "hands: varied" same_for_hands --needs naked-pair "$CH_SOURCE/puzzles/beyond-singles.txt"
check "hands: by pattern" same_for_hands --pattern "$cross"
without_demands()
{
    run 0 generate -n 9 --seed 4 && cp "$work/out" "$work/plain" && run 0 generate -n 9 --seed 4 --minimal yes && cmp "$work/out" "$work/plain"
}
check "puzzles are minimal without a word" without_demands
given_up()
{
    run 1 generate -n 3 --seed 4 --level extreme --needs nested-forcing-net --tries 5 &&
        [ "$(wc -l <"$work/out")" -lt 3 ] && grep -q "^crosshatch: $(wc -l <"$work/out") of 3 puzzles were found in [0-9]* tries$" "$work/err"
}
check "given up: exit status and count" given_up
check "... by another number of hands" sh -c "'$crosshatch' generate -n 3 --givens 18 --minimal yes --tries 20 --jobs 2 2>&1 | grep -qx 'crosshatch: 0 of 3 puzzles were found in 60 tries'"
out_of_time() { run 1 generate -n 2000000000 --time 1 && grep -q 'of 2000000000 puzzles were found in' "$work/err"; }
check "out of time" out_of_time

finish

#!/bin/sh
# commands.sh - every command: what it prints, how it ends, its help.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

# ---- help and version ----

help_of()
{
    run 0 "$1" --help && grep -q "^Usage: crosshatch $1" "$work/out" && out_has '^Options:' &&
        out_has '--lang' && [ ! -s "$work/err" ]
}

for command in solve explain hint why judge check grade verify generate convert draw library strategies; do
    check "$command --help" help_of $command
    check "$command refuses an unknown option" run 2 $command --frobnicate
    check "it names it" err_has 'unknown option --frobnicate'
done

general_help()
{
    run 0 --help && for command in solve explain hint why judge check grade verify generate convert draw library strategies; do
        out_has "^  $command " || return 1
    done
}
check "--help lists the commands" general_help
check "--version" run 0 --version
check "it says which" out_has '^crosshatch [0-9]'
korean_help()
{
    run 0 solve --help --lang ko && LC_ALL=C grep -q "$(printf '\355\225\230')" "$work/out"
}
check "help speaks Korean" korean_help
check "help is a word, too" run 0 help
check "for all" out_has '^Usage: crosshatch COMMAND'
check "and for one" run 0 help solve
check "which it is" out_has '^Usage: crosshatch solve'
check "in the language requested" run 0 help solve --lang ko
check "for one" out_has 'crosshatch solve'
check "wherever that option is" run 0 --lang ko help solve
check "for one, too" out_has 'crosshatch solve'
check "but not for what is no command" run 2 help sovle
check "which is reported" err_has "no command 'sovle'"
check "with what is like it" err_has 'similar names: solve'
check "help is like others" run 2 hlep
check "and reported, too" err_has 'similar names: help'

# ---- solve ----

check "solve ends with 0 when logic solves" run 0 solve "$easy"
check "a puzzle alone is solved" run 0 "$easy"
check "its grid is ruled" out_has '^| 5 3 4 | 6 7 8 | 9 1 2 |$'
solve_line()
{
    run 0 solve --format line "$easy" && out_is "$easy_solution"
}
check "--format line" solve_line
check "stuck is 1" run 1 solve "$stuck"
# Both need a unique rectangle; the first has three solutions, the second has one.
assuming=81..5...6..7....4...567.81......65...639....79783.546.1.256.9.4.5684.7..79.23..5.
assuming_unique=5......2......2..7..4..5..82..5...9...6.8....47.3..5.....9.....7.861.....6...3...
check "several solutions are 1 where a step assumes one" run 1 solve --format line "$assuming"
check "and reported" err_has 'The puzzle has several solutions'
check "the grid is printed" out_has '^8194532766'
check "as in a list of steps" run 1 solve --log text "$assuming"
check "with the step" out_has '^The puzzle has several solutions.* Step 33 assumes that the puzzle has only one solution\.$'
check "as in an explanation" run 1 explain "$assuming"
check "with the step" out_has '^The puzzle has several solutions.* Step 33 assumes that the puzzle has only one solution\.$'
check "as in a log" run 1 solve --log json "$assuming"
check "whose outcome says so" out_has '"outcome":"ambiguous".*"assumes":"unique"}$'
check "which verify refutes" sh -c "'$crosshatch' verify '$work/out' | grep -q '^refuted: step 33: .*several'"
check "as by other profiles" run 1 solve --profile se "$assuming"
check "and reported" err_has 'The puzzle has several solutions'
check "guesses assume nothing" run 0 solve --guess --log json "$assuming"
check "so they are proved" sh -c "'$crosshatch' verify '$work/out' | grep -qx verified"
check "a step drawn of it" run 0 draw --format text --step 33 "$assuming"
check "is drawn with that said" err_has 'The puzzle has several solutions'
check "but not one before that step" run 0 draw --format text --step 32 "$assuming"
check "which holds anyway" sh -c "test ! -s '$work/err'"
check "one solution is 0" run 0 solve --strategies singles,uniqueness --log text "$assuming_unique"
check "with the assumption" out_has '^Solved by logic alone\. Step [0-9]* assumes that the puzzle has only one solution\.$'
check "in a log" run 0 solve --strategies singles,uniqueness --log json "$assuming_unique"
check "a member says so" out_has '"outcome":"solved".*"assumes":"unique"}$'
check "verify says so" sh -c "'$crosshatch' verify '$work/out' | grep -qx 'verified, if the puzzle has one solution'"
check "whatever the log says" sh -c "sed 's/,\"assumes\":\"unique\"//' '$work/out' | '$crosshatch' verify | grep -qx 'verified, if the puzzle has one solution'"
check "a contradiction is 3" run 3 solve "$broken"
check "and prints ERROR" out_is ERROR
check "--guess solves the rest" run 0 solve --guess --format line "$stuck"
check "all of it" sh -c "! grep -q '\\.' '$work/out'"
# A wrong digit that singles alone do not notice.
check "--guess on a puzzle without a solution" run 1 solve --guess --strategies singles --format line \
    82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
check "says so" err_has 'Guessing cannot help'
check "nor when it explains" run 1 explain --guess --strategies singles \
    82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
check "which it says" out_has 'Guessing cannot help'
check "--log text" run 0 solve --log text --format line "$easy"
check "prints steps" out_has '^1\. [A-Z].*: .*r[1-9]c[1-9]'
check "then the grid" sh -c "tail -1 '$work/out' | grep -qx $easy_solution"
check "--log json" run 0 solve --log json "$easy"
check "one object a line" sh -c "wc -l <'$work/out' | grep -qx '1' && grep -q '^{\"format\":\"crosshatch-log\".*}\$' '$work/out'"
stats()
{
    run 0 solve --stats --format line "$easy" && out_is "$easy_solution" &&
        err_has '^puzzles  *1$' && err_has '^solved  *1$' && err_has '^hash  *[0-9a-f]\{16\}$'
}
check "--stats" stats
check "an unknown format is refused" run 2 solve --format frob "$easy"
ends_are_no_strategies()
{
    for name in contradiction guess cases; do
        run 2 solve --strategies $name "$easy" && run 0 strategies $name && out_has "does not take the name $name\.$" &&
            ! out_has 'outcome' || return 1
    done
    run 2 strategies outcome && run 2 solve --strategies outcome "$easy"
}
check "no page offers the end of a solve as a strategy" ends_are_no_strategies
check "an unknown strategy is refused" run 2 solve --strategies frob "$easy"
one_name_for_three()
{
    run 0 strategies --json hidden-single && cp "$work/out" "$work/three" &&
        run 0 strategies --json cross-hatching hidden-single-row hidden-single-column && cmp "$work/out" "$work/three"
}
check "a name for several strategies is described for each" one_name_for_three
as_people_write()
{
    run 1 solve --strategies 'Singles, Naked pairs,x wing' --format line "$stuck" && cp "$work/out" "$work/written" &&
        run 1 solve --strategies singles,naked-pair,x-wing --format line "$stuck" && cmp "$work/out" "$work/written" &&
        run 0 strategies 'XY Wing' && out_has '^XY-Wing$' && run 0 strategies 'simple color' && out_has '^Simple Colours Wrap$'
}
check "strategies are named as people write them" as_people_write
check "and in Korean" run 0 strategies --lang=ko '네이키드 페어' '유일성 사각형(Unique Rectangle) 유형 1'
similar() { word=$1 && shift && run 2 "$@" && err_has "^crosshatch: similar names: $word\$"; }
check "names like an unknown one are listed" similar 'x-wing' strategies xwng
check "those that it is a part of" similar 'death-blossom' strategies death
check "of the one in a list" similar 'skyscraper' solve --strategies singles,-skyskraper,x-wing "$easy"
check "of strategies requested" similar 'exocet, jexocet' generate --with exocett
check "of options" similar '--jobs' grade --jbos=3 "$easy"
check "in another form" similar '--strategies' solve --strategy=x-wing "$easy"
check "of commands" similar 'explain' explian
check "there may be none" sh -c "! '$crosshatch' strategies frobnicate 2>&1 | grep -q similar"
check "an unknown profile is refused" run 2 solve --profile frob "$easy"
check "an unknown word is refused" run 2 solve --log frob "$easy"
check "a missing argument is refused" run 2 solve --format
check "--jobs 0 is refused" run 2 solve --jobs 0 "$easy"
check "--jobs -1 is refused" run 2 solve --jobs=-1 "$easy"
check "--from takes givens from the puzzle" run 0 solve --from "$easy" "$easy_solution"
check "--from must agree with the grid" run 2 solve --from "$broken" "$easy_solution"
printf '%s\n' "$easy" "54$(echo "$easy" | cut -c3-)" >"$work/played"
check "in every line of a file" run 2 solve --from "$easy" "$work/played"
check "where it does not is reported" err_has 'played:2:2: expected r1c2=3 as in the original puzzle; '
check "in an operand" run 2 solve --from "$easy" "$easy" "$(sed -n 2p "$work/played")"
check "which is named" err_has '^crosshatch: 54.*: expected r1c2=3 as in the original puzzle; '
check "--from must be a puzzle" run 2 solve --from frob "$easy"

strategies_matter()
{
    run 1 solve -s full-house -f line "$easy" && cp "$work/out" "$work/few" &&
        run 0 solve -s +full-house -f line "$easy" && ! cmp -s "$work/few" "$work/out"
}
check "--strategies chooses" strategies_matter

# ---- explain ----

check "explain" run 0 explain "$easy"
check "numbers its steps" out_has '^Step 1: '
check "and ends with the grid" sh -c "tail -2 '$work/out' | grep -qF '| 3 4 5 | 2 8 6 | 1 7 9 |'"
check "--brief merges runs" run 0 explain --brief "$easy"
check "of steps" out_has '^Steps 1 to [0-9]*, '
check "stuck is 1" run 1 explain "$stuck"
check "a contradiction is 3" run 3 explain "$broken"
# Two sides of a Sue de Coq may share a digit that the intersection lacks: it counts twice.
shared=5......69.48.3...1.1........8..7..2......9...3.6...1....16287..........6..274....
check "a digit on both sides" run 0 explain --strategies medium,extended-sue-de-coq "$shared"
check "is counted for each" out_has 'The 9, which both sides have, fits once on each of them'

all_marks=$(awk 'BEGIN { for (i = 0; i < 81; i++) printf "123456789" }')
check "explain: pencil marks" run 1 explain "$all_marks"
check "are drawn" out_has '^| 123456789 '
check "no colours in a file" sh -c "'$crosshatch' explain $easy | grep -q '\\[1m' && exit 1 || exit 0"
check "--color always" sh -c "'$crosshatch' explain --color always $easy | grep -q '\\[1m'"
argument()
{
    run 0 explain "$easy" && few=$(wc -l <"$work/out") && run 0 explain --argument "$easy" &&
        [ "$(wc -l <"$work/out")" -gt "$few" ]
}
check "--argument says more" argument

# ---- hint ----

check "hint" run 0 hint "$easy"
check "prints one step" sh -c "wc -l <'$work/out' | grep -qx 1"
check "hint --all" run 0 hint --all "$easy"
check "prints more" sh -c "[ \$(wc -l <'$work/out') -gt 5 ]"
check "by the strategies named" run 1 hint --all --strategies naked-pair "$easy_solution" "$stuck"
check "says so when there is none" out_has 'find no step'
check "and that a grid is full" out_has 'Every cell has its digit'
hint_logs()
{
    run 0 hint --all --json --argument "$stuck" && [ "$(wc -l <"$work/out")" -gt 5 ] &&
        all_verified
}
check "--json gives logs that verify" hint_logs
check "the last digit" run 0 hint --all --json "${easy_solution%?}."
check "is a solve" out_has '"outcome":"solved"'
levels()
{
    for level in 1 2 3 4; do
        run 0 hint --level $level "$easy" && cp "$work/out" "$work/level$level" || return 1
    done
    ! grep -q 'r[1-9]c[1-9]' "$work/level1" && ! grep -q 'r[1-9]c[1-9]' "$work/level2" &&
        ! grep -q ' the [1-9]' "$work/level3" && grep -q ' the [1-9]' "$work/level4"
}
check "--level gives away no more than requested" levels
check "and knows four of them" run 2 hint --level 5 "$easy"
check "a contradiction is 3" run 3 hint --all "$broken"
check "bad input is 2" run 2 hint "$easy" frob
check "and keeps its place" out_has '^error$'

check "--notation" run 0 hint --notation "$easy"
check "is a line of its own" out_has '^   (1)r9c7 b9 => r9c7=1$'
check "in JSON too" sh -c "'$crosshatch' hint --notation --json $easy | grep -q '\"notation\":\"(1)r9c7 b9 => r9c7=1\"'"
# A verity is explained forward, each case up to the common conclusion, from the lines that are checked.
verity=...5....9..6....813..8..5.71.7......96..5...8......7....9...37.678.4......1.79..2
explained_forward()
{
    "$crosshatch" convert --to candidates "$verity" >"$work/listed"
    run 0 hint --level 4 --strategies forcing-chain-verity-cell "$work/listed" && out_is "r1c3 can only be 2 or 4.
Case 1: r1c3 is 4.
    Then r3c3 cannot be 4, so it must be 2. So r1c1 is not 2.
Case 2: r1c3 is 2. So r1c1 is not 2.
Every case leads to the same: r1c1<>2." &&
        run 0 hint --json --argument --strategies forcing-chain-verity-cell "$work/listed" &&
        out_has '"argument":\[\[{"cases":"r1c3","branches":\[\[{"assume":"r1c3=4"},{"fails":"r3c3"}\]\]}\]\]' && "$crosshatch" verify "$work/out" >/dev/null
}
check "a verity is explained case by case" explained_forward
# A wrong digit, a pencil mark removed too soon, marks that are merely too many.
half=53+7070000600195000098000060800060003400803001700020006060000280000419005000080079
json_levels()
{
    for level in 1 2 3; do
        run 0 hint --json --level $level "$easy" && ! grep -Eq '"(place|steps|premises)"' "$work/out" || return 1
        "$crosshatch" hint --level $level "$easy" >"$work/text" && python3 - "$level" "$work/out" "$work/text" <<'PYTHON' || return 1
import json, sys
level, out, text = sys.argv[1:]
one = json.load(open(out, encoding="utf-8"))
assert one == {"format": "crosshatch-hint", "version": 1, "level": int(level), "text": open(text, encoding="utf-8").read().rstrip("\n")}
PYTHON
    done
    run 0 hint --json --level 4 "$easy" && out_has '"argument"' && "$crosshatch" verify "$work/out" >/dev/null &&
        run 1 hint --json --level 1 "$half" && out_has '"level":1' && ! grep -q mistake "$work/out"
}
check "--json --level gives no more away than that level" json_levels
check "a wrong digit comes first" run 1 hint "$half"
check "which, and why" sh -c "grep -q 'The 7 in r1c3 is a mistake' '$work/out' && grep -q 'cannot be 7: r1c5 is 7' '$work/out'"
gently() { run 1 hint --level "$1" "$half" && out_has "$2" && [ "$(wc -l <"$work/out")" -eq 1 ]; }
check "--level 1: where" gently 1 'Something in box 1 does not fit'
check "--level 2: what" gently 2 'One of the digits that were put into box 1'
check "--level 3: the place" gently 3 'another look at r1c3'
far=53+1070000600195000098000060800060003400803001700020006060000280000419005000080079
check "one that nothing else shows" run 1 hint "$far"
check "is proved" sh -c "grep -q 'r1c3 cannot be 1' '$work/out' && grep -q '^1\. ' '$work/out'"
marks() { run 1 solve --strategies full-house --format candidates "$easy" && sed "$1" "$work/out" >"$work/marks"; }
lost() { marks 's/124 /12  /' && run 1 hint --from "$easy" "$work/marks" && out_has 'The 4 was removed from the pencil marks of r1c3' && out_has 'r1c3 must be 4'; }
check "a mark removed too soon" lost
many() { marks 's/ 124 / 1245/' && run 0 hint --from "$easy" "$work/marks" && out_has '^1\. Cross-Hatching'; }
check "marks too many are no mistake" many
# Marks in some cells only, and pairs in the corners of all.
awk 'BEGIN { FS = "" } { for (i = 1; i <= 81; i++) printf "%s%s", i == 3 ? "12" : i == 4 ? "28" : $i == 0 ? "." : $i, i % 9 ? " " : "\n" }' >"$work/notes" <<EOF
$easy
EOF
notes() { run 0 hint "$work/notes" && out_has '^1\. Cross-Hatching.*r9c7' && err_has 'the pencil marks are not complete lists of candidates; taken for notes'; }
check "marks in some cells only are notes" notes
check "check of such a grid" run 0 check "$work/notes"
check "does not show the solution" sh -c "! grep -q '^|' '$work/out'"
check "in Korean" sh -c "'$crosshatch' hint --lang ko '$work/notes' 2>&1 >/dev/null | grep -q '메모'"
corners()
{
    cat >"$work/corners" <<EOF
5 3 12 26 7 24 14 12 24
6 24 24 1 9 5 34 23 24
12 9 8 23 34 24 13 6 24
8 12 12 57 6 14 45 24 3
4 25 25 8 5 3 57 25 1
7 15 13 59 2 14 45 45 6
13 6 13 35 35 7 2 8 4
23 27 23 4 1 9 36 3 5
12 12 12 23 8 26 13 7 9
EOF
    run 0 hint --from "$easy" "$work/corners" && out_has '^1\. ' && ! grep -q 'was removed' "$work/out"
}
check "so are pairs in corners: nobody is accused" corners
notes_json()
{
    run 0 hint --json "$work/notes" && out_has '"pencil-marks":"notes"' && "$crosshatch" verify "$work/out" | grep -qx verified &&
        run 0 hint --json --level 1 "$work/notes" && out_has '"pencil-marks":"notes"' && run 0 check --json "$work/notes" && out_has '"pencil-marks":"notes"' &&
        run 1 judge --json r1c3=1 "$work/notes" && out_has '"pencil-marks":"notes"' && run 0 solve --log json "$work/notes" && out_has '"pencil-marks":"notes"' &&
        run 0 hint --json "$easy" && ! grep -q 'pencil-marks' "$work/out"
}
check "JSON says so" notes_json
check "convert names what would be lost" run 1 convert --to line "$work/notes"
check "that is" err_has 'the pencil marks would be lost'
check "--force drops them" run 0 convert --force --to line "$work/notes"
check "and keeps the digits" out_is "$(echo "$easy" | tr 0 .)"
mistakes_json()
{
    run 1 hint --json --all "$half" "$far" && grep -q '"mistake":"r1c3=7"' "$work/out" &&
        grep -q '"mistake":"r1c3=1"' "$work/out" && all_verified
}
check "--json: mistakes with their proofs" mistakes_json
check "a puzzle with several solutions: says so" sh -c "'$crosshatch' hint $stuck | grep -q 'several solutions.*crosshatch check'"
check "one without a solution: says so" sh -c "'$crosshatch' hint $broken | grep -q 'no solution.*crosshatch check'"
check "--known keeps to what is known" run 0 hint --known naked-single,pointing "$easy"
check "that is" out_has '^1\. \(Naked Single\|Pointing\)'
check "a level" run 0 hint --known easy "$easy"
check "a family and an alias" run 0 hint --known fish,hinge,sole-candidate "$easy"
check "when it is not enough" run 1 hint --known full-house,remote-pair "$easy"
check "what would be" out_has 'Nothing of what you know.*Cross-Hatching'
known_json() { run 1 hint --json --known full-house "$easy" && out_has '"needs":"cross-hatching"' && "$crosshatch" verify - <"$work/out" | grep -qx verified; }
check "as JSON" known_json
check "--known of nothing known is refused" run 2 hint --known frob "$easy"
same() { run 0 hint "$1" && cp "$work/out" "$work/first" && run 0 hint "$1" && cmp "$work/first" "$work/out"; }
check "the same position, the same hint" same "$easy"

# A grid of digits cannot record eliminations: the hint leads to the next digit.
digits=.3..12.6.1.7.654.3.86..31.........1..1..2.6358....1.4..512.4..6....5...1..819...4
check "hint of digits alone continues to the next digit" run 0 hint "$digits"
check "by each step that it takes" sh -c "sed -n 1p '$work/out' | grep -q '^The next digit is r7c5=8\. It takes 2 steps' && sed -n 2p '$work/out' | grep -q '^1\. Pointing' && sed -n 3p '$work/out' | grep -q '^2\. .*r7c5'"
way_json()
{
    run 0 hint --json "$digits" && out_has '"step":2,.*"place":\["r7c5=8"\]' && "$crosshatch" verify "$work/out" | grep -qx verified &&
        run 0 hint --json --level 4 "$digits" && out_has '"step":2,.*"argument"' && "$crosshatch" verify "$work/out" | grep -qx verified
}
check "as a log" way_json
way_levels()
{
    for level in 1 2 3; do
        run 0 hint --level $level "$digits" && [ "$(wc -l <"$work/out")" -eq 1 ] && ! grep -q 'r7c5\|=8' "$work/out" || return 1
        run 0 hint --json --level $level "$digits" && [ "$(wc -l <"$work/out")" -eq 1 ] && ! grep -q 'r7c5\|=8' "$work/out" || return 1
    done
    run 0 hint --level 1 "$digits" && out_is 'Look at box 6.' && run 0 hint --level 2 "$digits" && out_has '^Pointing: ' &&
        run 0 hint --level 4 "$digits" && out_has '^Step 1: Pointing' && out_has '^Step 2: '
}
check "levels below 4 are of its first step" way_levels
cat >"$work/play.py" <<'PYTHON'
import json, sys
cells, steps = list(sys.argv[1]), json.load(open(sys.argv[2], encoding="utf-8"))["steps"]
placed = [name for step in steps for name in step["place"]]
assert placed and all(cells[9 * int(name[1]) + int(name[3]) - 10] == "." for name in placed)
for name in placed:
    cells[9 * int(name[1]) + int(name[3]) - 10] = name[5]
print("".join(cells))
PYTHON
played_on()
{
    position=$digits
    for turn in 1 2 3 4 5 6; do
        "$crosshatch" hint --json "$position" >"$work/next" && position=$(python3 "$work/play.py" "$position" "$work/next") || return 1
    done
}
check "so that each hint has something to put in" played_on
one_step() { run 0 hint "$1" && [ "$(wc -l <"$work/out")" -eq 1 ] && out_has '^1\. Pointing'; }
"$crosshatch" convert --to candidates "$digits" >"$work/listed"
check "with candidates it is one step" one_step "$work/listed"
"$crosshatch" solve --strategies full-house --log json "$digits" >"$work/log"
check "of a log, too" one_step "$work/log"
check "and with --all" run 0 hint --all "$digits"
check "each is by itself" out_has '^3\. '
check "where no digit comes of it" run 0 hint --strategies pointing "$digits"
check "says so" sh -c "grep -q '^1\. Pointing' '$work/out' && grep -q '^The strategies in use find no digit from here' '$work/out'"

# ---- why ----

check "why: a fact that holds is 0" run 0 why r5c5=5 "$easy"
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
check "a digit that a proof places nearby" run 0 why 'r1c3<>1' "$easy"
check "ends the proof" out_has '^So r1c3 cannot be 1: it sees '
check "nor is one with two signs" run 2 why 'r1c3!=<>5' "$easy"
check "an undecided one is 1" run 1 why r1c1=1 "$(printf '%081d' 0)"
check "two solutions" sh -c "grep -c '^| [1-9]' '$work/out' | grep -qx 18"
check "a position without a solution is 3" run 3 why r1c3=1 "$broken"
check "a cell in it" run 3 why r1c3 "$broken"
check "says so" out_has 'no solution, so that nothing is true in it'
check "a house in it" run 3 why b1 "$broken"
check "a house in JSON" run 0 why --json b1 "$easy"
check "is a log for each step" all_verified
check "a cell" run 0 why r1c3 "$easy"
check "what it cannot be, and what it is" sh -c "grep -q 'cannot be 5: r1c1 is 5' '$work/out' && grep -q 'must be 4' '$work/out'"
cell_json() { run 0 why --json r1c3 "$easy" && out_has '"place":\["r1c3=4"\]' && all_verified; }
check "as JSON" cell_json
check "a cell that several digits fit" run 1 why r1c1 "$(printf '%081d' 0)"
check "says which" out_has 'r1c1 can be 1, 2, 3, 4, 5, 6, 7, 8 or 9'
pair="..345678...9$(printf '%069d' 0)"
check "two digits by one proof" run 1 why r2c1 "$pair"
check "listed once" out_has 'r2c1 cannot be 1 or 2. It takes one step'
check "with both conclusions" out_has 'r2c1<>1 and r2c1<>2'
once_json() { run 1 why --json r2c1 "$pair" && test "$(grep -c '"eliminate":\["r2c1<>1","r2c1<>2"\]' "$work/out")" = 1 && all_verified; }
check "once as JSON" once_json
check "what its digit rules out" run 0 why r9c2 9......7.4.....9.2.38......3.6.....72..435........7...1..9..8....31.6.....4....16
check "is listed with that" out_has 'r9c2 must be 9, and so cannot be 2, 5, 7 or 8. It takes one step'
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
check "no solution" answers 3 r1c3 "$broken" '"answer":"unsolvable"}'
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
check "by cases" run 0 why --strategies full-house r5c5=5 "$easy"
check "with their argument" out_has '^Suppose r5c5 is not 5'
why_log() { run 0 why --json r1c3=4 "$easy" && "$crosshatch" verify - <"$work/out" | grep -qx verified; }
check "--json gives a log that verifies" why_log
check "no subject is 2" run 2 why
check "nor is a puzzle" run 2 why "$easy"
check "bad input is 2" run 2 why r1c1=1 "$easy" frob

# ---- judge ----

check "judge: a move that follows now is 0" run 0 judge r9c7=1 "$easy"
check "by what" sh -c "grep -q 'follows now.*Cross-Hatching' '$work/out' && grep -q '^1\\. Cross-Hatching: .*r9c7' '$work/out'"
check "one that rules out" run 0 judge 'r9c7<>6' "$easy"
check "in capitals, with blanks" run 0 judge 'R9C7 = 1' "$easy"
check "a reason that is one" run 0 judge r9c7=1 --because hidden-single-box "$easy"
check "says so" out_has 'your reason, too: Cross-Hatching'
check "another reason that is one" run 0 judge 'r9c7<>6' --because x-wing "$easy"
check "says so" out_has 'Your reason works as well: X-Wing'
check "a reason that is none is 1" run 1 judge r9c7=1 --because naked-single "$easy"
check "says so" out_has 'Your reason does not show it: Naked Single finds only other steps here'
check "a name of several techniques as a reason" run 1 judge r9c7=1 --because kraken-fish "$easy"
check "is named as it was given" out_has 'Your reason does not show it: kraken-fish'
check "a family as a reason" run 0 judge r9c7=1 --because singles "$easy"
only_its_own() { grep -q "$1" "$work/out" && ! grep -Eq '^[0-9]+\. |^\||'"$2" "$work/out"; }
check "a wrong move is 1" run 1 judge r1c3=1 "$easy"
check "shows no digit but its own" only_its_own '^r1c3=1 is wrong' '[2-9]$'
check "--argument" run 1 judge --argument r1c3=1 "$easy"
check "adds the proof" sh -c "grep -q 'r1c3=1 is wrong' '$work/out' && grep -q '^1\\. ' '$work/out'"
check "one that takes more than a step is 1" run 1 judge r1c3=4 "$easy"
check "shows no digit but its own" only_its_own 'right, but no single step' 'r1c8'
check "--argument" run 1 judge --argument r1c3=4 "$easy"
check "adds the proof" sh -c "grep -q 'right, but no single step' '$work/out' && grep -q '^2\\. ' '$work/out'"
check "one that a digit elsewhere rules out" run 0 judge 'r1c3<>1' "$easy"
check "does not show that digit" only_its_own 'follows now.*Hidden Single in a Column' 'r1c8'
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
check "is none" out_has '^So X-Wing is no reason for it, either'
unmarked=$(echo "$easy" | awk '{ for (i = 1; i <= 81; i++) for (k = 1; k <= 9; k++) { d = substr($0, i, 1); printf "%s", (d > 0 ? k == d : i != 3 || k != 1) ? k : "." } }')
check "what the marks of a puzzle lack" run 0 judge 'r1c3<>1' "$unmarked"
check "is out to begin with" out_has 'r1c3 cannot be 1: the pencil marks of the puzzle do not have it'
check "in JSON" run 0 judge --json 'r1c3<>1' "$unmarked"
check "nothing has to show it" out_has '"verdict":"follows"}$'
check "for why" run 0 why 'r1c3<>1' "$unmarked"
check "as well" out_has 'the pencil marks of the puzzle do not have it'
check "a digit nearby is enough" run 0 judge 'r1c3<>5' "$easy"
check "a puzzle without a solution is 3" run 3 judge r1c3=1 "$broken"
check "a mistake elsewhere" run 0 judge r9c7=1 "$half"
check "is named" out_has 'mistake in the grid'
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
check "says so" out_has 'It takes no technique'
check "nor in JSON" run 1 judge --json 'r1c3<>5' --because naked-single "$easy"
check "where it is" out_has '"verdict":"follows","sees":"r1c1=5","reason":false}$'
check "a wrong one next to its digit in JSON" run 1 judge --json r1c3=5 "$easy"
check "has no proof" out_has '"verdict":"wrong","sees":"r1c1=5"}$'
printf '%s\n' "$easy" "$easy" >"$work/twice"
check "several puzzles" run 0 judge r9c7=1 "$work/twice"
check "have a blank line between them" sh -c "test \"\$(grep -c '^$' '$work/out')\" -eq 1"
check "no reason for what takes a proof" run 1 judge --json r1c3=4 --because naked-single "$easy"
check "is none" out_has '"verdict":"right","proof":{.*},"reason":false,"finds":true}$'
check "a mistake elsewhere in JSON" run 0 judge --json r9c7=1 "$half"
check "is a member" out_has '"verdict":"follows","mistakes":true,'

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

# ---- solve: a contradiction ----

check "solve: a contradiction" run 3 solve "$broken"
check "is a word in place of the grid" out_is ERROR
check "and what clashes" err_has '^crosshatch: The 5 occurs more than once in box 1 and row 1: see r1c1 and r1c2. This is a contradiction'
check "in one line" one_message
check "with --guess too" run 3 solve --guess "$broken"
check "in Korean" run 3 solve --lang ko "$broken"
check "what clashes" err_has 'r1c1과 r1c2'
clash=...8.169.......8...372.....6.....1.41....2....2..8...98...2...7276.9.......4.....
printf '%s\n' "$easy" "$broken" "$clash" >"$work/clashing"
check "of a file" run 3 solve --format line "$work/clashing"
check "with its line" err_has '/clashing:2: The 5 occurs more than once'
check "a line each" err_has '/clashing:3: The 8 fits nowhere in box 1'
check "only there" sh -c "test \$(wc -l <'$work/err') -eq 2"
check "where the steps are printed they say so" run 3 solve --log text "$broken"
check "and nothing else" sh -c "! test -s '$work/err'"

# ---- check ----

check "check: one solution is 0" run 0 check "$easy"
check "said so" out_has 'exactly one solution'
check "several is 1" run 1 check --brief "$(printf '%081d' 0)"
check "in a word" out_has ' several$'
check "none is 3" run 3 check --brief "$broken"
check "in a word" out_has ' unsolvable$'
check "--json" run 0 check --json "$easy"
check "an object" out_has '^{"format":"crosshatch-check",.*"verdict":"unique".*}$'
check "a mistake is 1" run 1 check --from "$easy" "$(echo $easy | sed 's/^530/531/')"
check "and named" out_has 'The 1 in r1c3 is a mistake'
check "with its proof" out_has '^r1c3 cannot be 1'
# A half-solved grid with a mistake whose proof from the givens alone would take more steps.
mistaken=53..7..+1.6..195.+4.+198.+4..6.8...6.+4.34..8+53+7.17.+3.2+1..6+96+1+5.+728.+2+8.419+6.5.+4..8..79
as_hint_says()
{
    run 1 hint "$mistaken" && cp "$work/out" "$work/hint" && run 1 check "$mistaken" &&
        head -n "$(wc -l <"$work/hint")" "$work/out" | cmp - "$work/hint"
}
check "check of a half-solved grid begins with the mistakes, each proved as hint proves it" as_hint_says
check "and does not show the solution" sh -c "! grep -q '^|' '$work/out' && grep -q '^The puzzle has exactly one solution\.' '$work/out'"
check "--solutions" run 1 check --solutions "$mistaken"
check "shows it" sh -c "tail -1 '$work/out' | grep -qx $easy_solution"
check "--brief" run 1 check --brief "$mistaken"
check "says that there are mistakes" out_has ' unique mistaken$'
check "a half-solved grid without a mistake" run 0 check "$(echo "$easy" | sed 's/^530/53+4/')"
check "says so" sh -c "grep -q '^There is no mistake in the grid so far' '$work/out' && ! grep -q '^|' '$work/out'"
half_several() { run 1 check "+1$(printf '%080d' 0)" && ! grep -q '^|' "$work/out" && out_has 'at least 1000 solutions'; }
check "nor does one of several solutions show two of them" half_several
check "how far logic leads" sh -c "'$crosshatch' check $easy | grep -q 'Singles alone solve it'"
check "with the strategies in use" sh -c "'$crosshatch' check --strategies full-house $easy | grep -q 'do not solve it'"
check "a clash" run 3 check "$clash"
check "has its argument" out_has '^1\. Contradiction: The 8 fits nowhere in box 1'
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
check "no digit that lets singles finish" run 0 check "$far"
check "but two" out_has '^No one digit would let singles finish it; two together can, such as r[1-9]c[1-9]=[1-9] and r'
if [ -n "${CH_SHARED:-}" ] && [ -f "$CH_SHARED/puzzles/hardest-1106.txt" ]; then
    check "nor two" run 0 check "$(sed -n 5p "$CH_SHARED/puzzles/hardest-1106.txt")"
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
check "is proved from the puzzle" out_has '^r1c2 cannot be 5: r8c2 is 5'
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

# ---- draw ----

"$crosshatch" solve --strategies upto:x-wing --log json "$(grep -vm1 '^#' "$CH_SOURCE/puzzles/techniques/x-wing.txt")" >"$work/log"
steps=$(grep -oE '"step": ?[0-9]+, ?"technique"' "$work/log" | wc -l)
check "draw: the last step of a log, whose others are done" run 0 draw --format text --step "$steps" "$work/log"
check "leaves one cell" out_has 'the last empty cell'
check "a wrong strategy is refused for a log" run 2 draw --step 1 --strategies x-wong "$work/log"
check "and for a grid" run 2 draw --profile nobody "$easy"
check "no step beyond" run 2 draw --format text --step $((steps + 1)) "$work/log"
check "says so" err_has "there is no step $((steps + 1)): there are $steps steps"
sed 's/"step":3/"step":"x"/' "$work/log" >"$work/bad"
check "a log that is none" run 2 draw --step 2 "$work/bad"
check "is reported" err_has 'expected the number of a step'
# The easy puzzle as 729 marks, from which a player has taken the 4 of r1c3.
marks_of='{ for (i = 1; i <= 81; i++) for (k = 1; k <= 9; k++) { d = substr($0, i, 1); printf "%s", (d > 0 ? k == d : i != 3 || k != 4) ? k : "." } }'
check "a mark that is missed among 729" run 1 check --from "$easy" "$(echo "$easy" | awk "$marks_of")"
check "is a mistake" out_has 'The 4 was removed from the pencil marks of r1c3'
check "a half-solved grid of a puzzle" run 0 draw --format text --from "$easy" "$(echo $easy | sed 's/^530/534/')"
check "is drawn" out_has '^| 5 3 4 '

printf '%s\n%s\n' "$easy" "$stuck" >"$work/list"
check "draw: two puzzles as text" run 0 draw --format text "$work/list" "$broken"
check "draws them all" sh -c "grep -c '^A Sudoku grid' '$work/out' | grep -qx 3"
check "with a blank line between" sh -c "grep -c '^\$' '$work/out' | grep -qx 2"
# refused_second FORMAT...: true when there is no output for the first puzzle, and the message names the second.
refused_second()
{
    run 2 draw "$@" && out_empty && one_message && [ ! -e "$work/one.svg" ] && [ ! -e "$work/one.txt" ]
}
check "draw: an SVG of two puzzles" refused_second --format svg "$work/list"
check "is refused with the place of the second" err_has 'list:2: .*--format pdf'
check "a PNG of two puzzles" refused_second --format png "$work/list"
check "a file for two puzzles" refused_second --output "$work/one.svg" "$easy" "$stuck"
check "names the remedy" err_has '^crosshatch: .*--format pdf'
check "draw: what follows the first puzzle must be one" refused_second --format svg "$easy" frob
check "in a text file, too" refused_second --output "$work/one.txt" "$easy" frob
check "on standard output the others are drawn" run 2 draw --format text "$easy" frob "$easy"
check "all of them" sh -c "grep -c '^A Sudoku grid' '$work/out' | grep -qx 2"
check "draw: a file of two logs" sh -c "cat '$work/log' '$work/log' >'$work/logs'"
check "as text" run 0 draw --format text --step 2 "$work/logs"
check "draws a step of each" sh -c "grep -c '^Step 2: ' '$work/out' | grep -qx 2"
"$crosshatch" solve --log json --guess "$stuck" >>"$work/logs"
check "a log without such a step" refused_second --format pdf --step $((steps + 1)) "$work/logs"
check "is named by its place" err_has "logs:1: there is no step $((steps + 1))"
check "draw: --from holds for every puzzle" run 2 draw --format text --from "$easy" "$easy" "$work/list"
check "and names the line that differs" err_has 'list:2:1: expected r1c1=5'

# ---- a second puzzle where there can be one ----

check "--from with two puzzles" run 2 hint --from "$work/list" "$easy"
check "is refused with the line of the second" err_has 'list:2: expected a single puzzle; found another'
check "so is the text of an operand with two" run 2 draw --from "$(cat "$work/list")" "$easy"
check "and nothing is drawn" out_empty
echo frob >>"$work/list"
check "--from with words behind the puzzle" sh -c "sed 2d '$work/list' | '$crosshatch' check --from - '$easy' 2>'$work/err'; test \$? -eq 2"
check "is refused with their line" err_has 'stdin:2:1: expected a puzzle'
{ echo "$easy" && head -c 4100 /dev/zero | tr '\0' ' ' && echo "$easy"; } >"$work/masks"
check "generate: a second pattern far behind the first" run 2 generate --pattern "$work/masks"

# ---- verify ----

verify_says()
{
    run "$1" verify "$work/log" && out_has "$2"
}
"$crosshatch" solve --log json --argument "$easy" >"$work/good"
cp "$work/good" "$work/log"
check "verify: a good log" verify_says 0 '^verified$'
sed 's/"outcome":"solved"/"outcome":"stuck"/' "$work/good" >"$work/log"
check "a wrong outcome is refuted" verify_says 1 '^refuted: '
sed 's/"place":\["\(r.c.\)=1"\]/"place":["\1=2"]/' "$work/good" >"$work/log"
check "a changed digit is refuted, with its step" verify_says 1 '^refuted: step [0-9]*: '
head -c 500 "$work/good" >"$work/log"
check "half a log cannot be read" verify_says 2 '^error$'
check "and its place is reported" err_has "log:1:"
cat "$work/good" "$work/log" "$work/good" >"$work/three"
cp "$work/three" "$work/log"
check "a bad log between good ones" verify_says 2 '^error$'
check "hides none" sh -c "grep -c '^verified\$' '$work/out' | grep -qx '[12]'"
check "no log at all" run 2 verify /dev/null
all_verify()
{
    "$crosshatch" generate -n 40 --seed 3 | "$crosshatch" solve --guess --log json --argument |
        "$crosshatch" verify >"$work/out" && [ "$(grep -c '^verified' "$work/out")" -eq 40 ]
}
check "what solve writes is verified" all_verify

# ---- generate ----

twice()
{
    run 0 generate -n 7 --seed 12 && cp "$work/out" "$work/first" && run 0 generate -n 7 --seed 12 --jobs 2 &&
        cmp "$work/first" "$work/out" && [ "$(wc -l <"$work/out")" -eq 7 ]
}
check "generate: a seed gives the same puzzles" twice
other_seed()
{
    run 0 generate -n 7 --seed 13 && ! cmp -s "$work/first" "$work/out"
}
check "another seed gives others" other_seed
sound()
{
    "$crosshatch" generate -n 30 --seed 18446744073709551615 | "$crosshatch" check --brief >"$work/out" &&
        [ "$(grep -c ' unique$' "$work/out")" -eq 30 ]
}
check "they have one solution" sound
check "a seed is a number" run 2 generate --seed x
check "of 64 bits" run 2 generate --seed 18446744073709551616
check "operands are refused" run 2 generate x

# ---- strategies ----

check "strategies" run 0 strategies
check "lists them with code, level and rating" out_has '^cross-hatching  *0002  *1  *1\.2  '
check "in Korean too" run 0 strategies --lang ko
korean_names()
{
    run 0 strategies '히든 싱글' && out_has '^Cross-Hatching$' && out_has '^Hidden Single in a Row$' &&
        run 0 solve --strategies '풀 하우스,히든 싱글(Hidden Single)' --format line "$easy" && out_is "$easy_solution" &&
        run 0 hint --known '네이키드 싱글' "$easy" && out_has '^1\. Naked Single: ' &&
        run 0 judge r5c5=5 --because '네이키드 싱글' "$easy" && run 1 judge r5c5=5 --because '히든 싱글' "$easy" &&
        run 2 generate --with 'X-윙' --without 'X-윙' && err_has "x-wing' is both requested"
}
check "Korean names, as logs print them, wherever strategies are named" korean_names
names_of_several_words()
{
    run 0 strategies 히든 싱글 && out_has '^Hidden Single in a Row$' && run 0 strategies naked single && out_has '^Naked Single' &&
        run 0 strategies x-wing swordfish && out_has '^X-Wing' && out_has '^Swordfish' && run 2 strategies naked hnit
}
check "a name of several words without quotes" names_of_several_words
check "a group by name" run 0 strategies singles
check "lists its members" out_has "^naked-single "
check "one by name" run 0 strategies naked-single
check "an unknown name is 2" run 2 strategies frob
check "--json" run 0 strategies --json
rows() { [ "$(grep -c '^{"format":"crosshatch-strategy","version":1,"key":"[a-z0-9-]*","name":".*}$' "$work/out")" = "$(grep -c . "$work/out")" ]; }
check "a row an object" rows
check "what nobody spots has no way to spot it" sh -c "for key in guess contradiction cases; do '$crosshatch' strategies --json \$key | grep -v '\"spot\"' | grep -q '\"definition\"' || exit 1; done"
check "one by name" run 0 strategies --json xy-wing
check "with level, code, rating and an example" out_has '"level":"hard",.*"hodoku":"0800",.*"se":4.2,.*"example":{"puzzle":"[1-9.]*","start":\['
finish

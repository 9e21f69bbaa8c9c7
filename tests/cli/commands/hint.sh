#!/bin/sh
# hint.sh - tests `hint`.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

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
    placed=$(sed -n 's/.*place [1-9] in \(r[1-9]c[1-9]\).*/\1/p' "$work/level4") && [ -n "$placed" ] &&
        ! grep -q "$placed\|place" "$work/level3" && head -n 3 "$work/level4" | cmp - "$work/level3" &&
        head -n 2 "$work/level3" | cmp - "$work/level2" && head -n 1 "$work/level2" | cmp - "$work/level1"
}
check "--level gives away no more than requested, and repeats what is shallower" levels
check "and knows four of them" run 2 hint --level 5 "$easy"
check "a contradiction is 3" run 3 hint --all "$broken"
check "names the likely slip" run 3 hint "$broken"
check "with the reason" out_has 'The 5 in r1c2 is likely the mistake: without it the puzzle has one solution'
check "--json names it, too" sh -c "'$crosshatch' hint --json '$broken' | grep -q '\"verdict\":\"unsolvable\",\"suspects\":\[\"r1c2=5\"\]}'"
check "and at each level" sh -c "'$crosshatch' hint --json --level 2 '$broken' | grep -q '\"suspects\":\[\"r1c2=5\"\]'"
check "and how to mark digits of one's own" out_has 'with a plus sign, such as +5'
check "but not where some have a plus" run 3 hint 53+7070000600195000098000060800060003400803001700020006060000280000419005000080078
check "and are no givens" sh -c "! grep -q 'plus sign' '$work/out'"
check "bad input is 2" run 2 hint "$easy" frob
check "and keeps its place" out_has '^error$'

check "--notation" run 0 hint --notation "$easy"
check "is a line of its own" out_has '^   (1)r9c7 b9 => r9c7=1$'
check "in JSON too" sh -c "'$crosshatch' hint --notation --json $easy | grep -q '\"notation\":\"(1)r9c7 b9 => r9c7=1\"'"
# A verity is explained forward, each case up to the common conclusion, from the lines that are checked.
verity=...5....9..6....813..8..5.71.7......96..5...8......7....9...37.678.4......1.79..2
last_lines_are() { tail -n "$1" "$work/out" >"$work/last" && printf '%s\n' "$2" | diff "$work/last" -; }
explained_forward()
{
    "$crosshatch" convert --to candidates "$verity" >"$work/listed"
    run 0 hint --level 4 --strategies forcing-chain-verity-cell "$work/listed" && last_lines_are 5 "Case 1: r1c3 is 4.
    Then r3c3 cannot be 4, so it must be 2. So r1c1 is not 2.
Case 2: r1c3 is 2. So r1c1 is not 2.
Every case leads to the same.
So remove 2 from r1c1." &&
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
gently() { run 1 hint --level "$1" "$half" && out_has "$2" && [ "$(wc -l <"$work/out")" -eq "$1" ]; }
check "--level 1: where" gently 1 'Something in box 1 does not fit'
check "--level 2: what" gently 2 'One of the digits that you put there cannot be right'
check "--level 3: the place" gently 3 'another look at r1c3'
far=53+1070000600195000098000060800060003400803001700020006060000280000419005000080079
check "one that nothing else shows" run 1 hint "$far"
check "is said to have a proof, in one line" out_is 'The 1 in r1c3 is a mistake. The proof takes one step: Hidden Single in a Column. (--proof shows it.)'
check "--proof" run 1 hint --proof "$far"
check "shows it" sh -c "grep -q 'r1c3 cannot be 1' '$work/out' && grep -q '^1\. ' '$work/out'"
check "as --level 4 does, below the lines of levels 1 to 3" sh -c "'$crosshatch' hint --level 4 '$far' | tail -n +4 | cmp - '$work/out'"
marks() { run 1 solve --strategies full-house --format candidates "$easy" && sed "$1" "$work/out" >"$work/marks"; }
lost() { marks 's/124 /12  /' && run 1 hint --proof --from "$easy" "$work/marks" && out_has 'The 4 was ruled out in r1c3' && out_has 'r1c3 must be 4'; }
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
check "and to what is easier" out_has '^1\. Cross-Hatching'
check "which is said" err_has "takes naked-single,* pointing with all that is easier, 6 techniques in all; 'only:NAME' is one technique alone"
check "in one line" one_message
check "only: is strict" run 0 hint --known only:naked-single,only:pointing "$easy"
check "that is" out_has '^1\. \(Naked Single\|Pointing\)'
check "and needs no remark" sh -c "[ ! -s '$work/err' ]"
check "only: of nothing known is refused" run 2 hint --known only:frob "$easy"
check "as without it" err_has 'found frob'
check "a level" run 0 hint --known easy "$easy"
check "a family and an alias" run 0 hint --known fish,hinge,sole-candidate "$easy"
check "when it is not enough" run 1 hint --known full-house,only:remote-pair "$easy"
check "what would be" out_has 'Nothing of what you know.*Cross-Hatching'
check "a family is what it was" run 0 hint --known singles "$easy"
check "without a remark" sh -c "[ ! -s '$work/err' ]"
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
        run 0 hint --level $level "$digits" && [ "$(wc -l <"$work/out")" -eq $level ] && ! grep -q 'r7c5\|=8' "$work/out" || return 1
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
check "and with --all" run 0 hint --all=everything "$digits"
check "each is by itself" out_has '^3\. '

# ---- the simplest name and the simplest instance ----

# Writes the position before a step of the solve, as a log with the moves in order, to $work/before.
cat >"$work/position.py" <<'PYTHON'
import json, sys
log = json.load(sys.stdin)
done = log["steps"][:int(sys.argv[1])]
start = [name for step in done for name in step.get("place", []) + step.get("eliminate", [])]
print(json.dumps({"format": "crosshatch-log", "version": 1, "puzzle": log["puzzle"], "start": start, "outcome": "stuck", "solution": log["puzzle"],
                  "steps": []}))
print(log["steps"][int(sys.argv[1])]["technique"], file=sys.stderr)
PYTHON
# simpler PUZZLE STEP SOLVER HINT: the solver's technique at the step, and the hint's.
simpler()
{
    "$crosshatch" solve --log json "$1" | python3 "$work/position.py" "$2" >"$work/before" 2>"$work/solver" &&
        [ "$(cat "$work/solver")" = "$3" ] && run 0 hint --json "$work/before" && out_has "\"technique\":\"$4\"" && all_verified
}
check "claiming of two cells comes before pointing of three" simpler 7864.......458....5......2..7......2...2..31.3...5.4.7.9...1.7.4.8....9......8... 13 pointing claiming
check "a skyscraper before colours, as for the solver" simpler ..7...49.8..7.6..5.6..9..8...4...5.....21.....5..6.9....15...........8..6.9..7..1 34 skyscraper skyscraper
check "a two-string kite, too" simpler 9.....4..4....3.2..3....5....9....8....28..4...7.94.31...3....7..1.4.6...5...1... 24 two-string-kite two-string-kite
# near MOVE MOVE DIGIT: after these moves the hint is that digit.
near()
{
    printf '{"format":"crosshatch-log","version":1,"puzzle":"%s","start":["%s","%s"],"outcome":"stuck","solution":"%s","steps":[]}\n' "$(echo "$easy" | tr 0 .)" "$1" "$2" "$easy_solution" >"$work/moves" &&
        run 0 hint --json "$work/moves" && out_has "\"place\":\[\"$3\"\]"
}
check "of two that are as simple, the one near the last move" near r9c7=1 r6c7=8 r8c7=6
check "in whatever order they were made" near r6c7=8 r9c7=1 r7c9=4
check "the profile of another program keeps its order" run 0 hint --json --profile hodoku "$work/before"
first_of() { grep -o '"technique":"[a-z0-9-]*"' "$1" | head -n 1; }
others_first() { "$crosshatch" solve --log json --profile hodoku "$work/before" >"$work/others"; [ -n "$(first_of "$work/others")" ] && [ "$(first_of "$work/others")" = "$(first_of "$work/out")" ]; }
check "which is that of its solver" others_first

# ---- --all ----

screen()
{
    "$crosshatch" hint --all "$1" | fold -w 80 >"$work/folded" && [ "$(wc -l <"$work/folded")" -le 24 ] && tail -n 1 "$work/folded" | grep -q '^and [0-9]* more (--all=everything)$'
}
check "--all is a screen at most" screen "$easy"
check "of a harder position, too" screen "$digits"
check "with the rest counted" sh -c "
    shown=\$('$crosshatch' hint --all '$digits' | grep -c '^[0-9]*\. ')
    more=\$('$crosshatch' hint --all '$digits' | sed -n 's/^and \([0-9]*\) more.*/\1/p')
    [ \$((shown + more)) -eq \$('$crosshatch' hint --all=everything '$digits' | grep -c '^[0-9]*\. ') ]"
# Each step concludes something that none above it does: the facts behind => in its line of notation.
all_conclude_more()
{
    "$crosshatch" hint --all --notation "$1" | awk '
        / => / {
            sub(/.* => /, "")
            fresh = 0
            count = split($0, fact, ", ")
            for (i = 1; i <= count; i++) {
                sign = index(fact[i], "<>") ? "<>" : "="
                split(fact[i], part, /^r|c|<>|=/)
                for (r = 1; r <= length(part[2]); r++)
                    for (c = 1; c <= length(part[3]); c++)
                        for (d = 1; d <= length(part[4]); d++)
                            fresh += !known[substr(part[2], r, 1), substr(part[3], c, 1), sign, substr(part[4], d, 1)]++
            }
            steps++
            stale += fresh == 0
        }
        END { exit !(steps > 2 && stale == 0) }'
}
check "each step concludes something new" all_conclude_more "$digits"
check "in an easier position, too" all_conclude_more "$easy"
check "JSON has everything" sh -c "[ \$('$crosshatch' hint --all --json '$digits' | wc -l) -eq \$('$crosshatch' hint --all=everything '$digits' | grep -c '^[0-9]*\. ') ]"
check "in Korean" run 0 hint --all --lang ko "$digits"
check "too" out_has '^그 밖에 [0-9]*개 (--all=everything)$'
check "--all of nothing known is refused" run 2 hint --all=frob "$easy"
check "with what there is" err_has "takes one of no|grouped|everything; found 'frob'"
check "where no digit comes of it" run 0 hint --strategies pointing "$digits"
check "says so" sh -c "grep -q '^1\. Pointing' '$work/out' && grep -q '^The strategies in use find no digit from here' '$work/out'"
finish

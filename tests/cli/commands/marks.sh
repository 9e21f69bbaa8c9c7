#!/bin/sh
# marks.sh - tests `hint --marks` and `--done`: what the player writes decides what a hint is.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
here=$(dirname "$0")/../../..
digits=.3..12.6.1.7.654.3.86..31.........1..1..2.6358....1.4..512.4..6....5...1..819...4

# ---- none ----

check "none: a digit" run 0 hint --marks none "$easy"
check "in a sentence" out_has '^1\. Cross-Hatching: .*So place 8 in r1c6\.$'
cat >"$work/most.py" <<'PYTHON'
import json, subprocess, sys
crosshatch, puzzle = sys.argv[1:]
def placed(*words):
    out = subprocess.run([crosshatch, "hint", "--json", *words, puzzle], capture_output=True, text=True, check=True).stdout
    return [name for line in out.splitlines() for step in json.loads(line)["steps"] for name in step["place"]]
in_boxes = placed("--all=everything", "--strategies=cross-hatching")
most = max(puzzle.count(name[5]) for name in in_boxes)
assert len({puzzle.count(name[5]) for name in in_boxes}) > 1
hint = placed("--marks=none")
assert hint[0] in in_boxes and puzzle.count(hint[0][5]) == most, (hint, in_boxes)
PYTHON
check "of the digits with one place in a box, the one that is there most" python3 "$work/most.py" "$crosshatch" "$easy"
check "as JSON" run 0 hint --marks=none --json "$easy"
check "that verifies" all_verified
check "and says for whom it is" out_has '"marks":"none"'
pair="In box 2 the 8 must be in column 4, so r5c4 is not 8. Now in row 5 only r5c6 can be 8."
check "a digit with the elimination that it rests on" run 0 hint --marks none "$digits"
check "in two sentences" out_is "$pair"
none_json() { run 0 hint --marks none --json "$digits" && all_verified && out_has '"eliminate":\["r5c4<>8"\]' && out_has '"place":\["r5c6=8"\]'; }
check "as a log" none_json
depths()
{
    for level in 1 2 3 4; do
        run 0 hint --marks none --level $level "$digits" && cp "$work/out" "$work/level$level" || return 1
        run 0 hint --marks none --json --level $level "$digits" && out_has '"marks":"none"' || return 1
    done
    [ "$(cat "$work/level1")" = "Look at box 2." ] && head -n 2 "$work/level3" | cmp - "$work/level2" &&
        ! grep -q '=8\|cannot be' "$work/level3" && grep -q 'So r5c4 cannot be 8' "$work/level4" && grep -q 'So place 8 in r5c6' "$work/level4"
}
check "the four depths" depths
check "nothing is removed from marks that are not there" sh -c "! grep -q 'emove' '$work/level4'"
check "in Korean" run 0 hint --marks none --lang ko "$digits"
check "that is" out_has '2번 박스의 8은 4열 안에 있어야 하므로 r5c4는 8이 아닙니다. 이제 5행에서 8이 들어갈 칸은 r5c6뿐입니다.'
check "--argument and --notation print each step" run 0 hint --marks none --notation "$digits"
check "so" out_has '^2\. Hidden Single in a Row'
marked() { "$crosshatch" convert --to candidates "$1" >"$work/marked" && run 0 hint --marks none "$work/marked" && out_is "$pair"; }
check "marks of the input are ignored" marked "$digits"
check "--known: no more than is known" run 1 hint --marks none --known only:full-house "$easy"
check "says what is needed" out_has 'Nothing of what you know'
check "only: that technique alone" run 0 hint --marks none --known only:cross-hatching,only:naked-single "$easy"
check "a full grid" run 0 hint --marks none "$easy_solution"
check "is said" out_is 'Every cell has its digit.'
check "another profile keeps its order" run 0 hint --marks none --profile hodoku --json "$digits"
check "and leads to a digit, too" out_has '"place":\["r'

# ---- --done ----

check "--done: the rest of the way" run 0 hint --marks none --done 'r5c4<>8' "$digits"
check "with what was noted" out_has 'You ruled out 8 in r5c4\. In row 5, only r5c6 is left for the 8\.'
check "in any spelling, several" run 0 hint --marks none --done ' R5C4 != 8,, r8c4≠8' "$digits"
done_alone() { run 0 hint --done 'r5c4<>8' "$digits" && err_has 'digits only (--marks=none)' && out_has 'only r5c6'; }
check "--done alone is --marks auto" done_alone
check "a wrong one is a mistake" run 1 hint --marks none --done 'r5c6<>8' "$digits"
check "with its name" out_has 'The 8 was ruled out in r5c6, but it is needed there'
check "in JSON" run 1 hint --json --marks none --done 'r5c6<>8' "$digits"
check "with its proof" sh -c "grep -q '\"mistake\":\"r5c6<>8\"' '$work/out'"
check "a placement is no elimination" run 2 hint --done r5c6=8 "$digits"
check "which is said" err_has "'r6c9<>2,r5c1<>7'; found 'r5c6=8'"
check "neither is anything else" run 2 hint --done 'r5c4<>8,frob' "$digits"
check "that is shown" err_has "found 'frob'"

# Where only eliminations are possible, each is said once; and then something else.
eliminations()
{
    noted=
    for turn in 1 2 3; do
        run 0 hint --marks none --strategies pointing,claiming,naked-pair ${noted:+--done "$noted"} "$digits" || return 1
        new=$(sed -n "s/.*--done='\([^']*\)'.*/\1/p" "$work/out") && [ -n "$new" ] || return 1
        case ",$noted," in *",$new,"*) return 1 ;; esac
        noted=${noted:+$noted,}$new
    done
}
check "only eliminations: none twice" eliminations

# ---- corner ----

# The digits with corner marks: the two places of the 8 in box 2, lists, and single marks.
link='https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9lQA3AQwBsBXOeAZlTQjJgDsEAXDOk40iADGAewzsYGAAochEKgFkKGANZh8AFmQAOALr8QlWvQCMzVh268YBo3QQAmc207wefUrer34ANmeWbtb8RLrIhIbepgGu7jaegnb0AOwxVh6gouKSMuxyispq%2BHpexgj%2B6BaxwYlRCACsaUEZkWXwWpUu6fEC5HWMTXGh4b2tPtqDNX1tFSxdzT0htW1MnYFDyz5ma9UZIWGES6NZEtKy8kqq6vB4DPoJvaVbk3sHo0kI23PrUwYnOecCldNPdpj4nDtukcxvRZlUoZt6KtvrsejCGi8bG90fAJpCFkdCYjPpjoR92qTPG8nvRGviNmDovSpjiISiEe9%2Bh12QSHjTyqTqXzBP8znkLoVrnh%2FCVifA6TyGUTGSTmXwhZy2njFSzyV94byVUhKY8HjjuQahrp9EA%3D'
check "corner: pointing seen in the marks" run 0 hint --marks corner "$link"
check "nobody is accused, a single mark is no digit" out_is "$pair"
check "auto knows it" run 0 hint --marks auto --json "$link"
check "and says so" out_has '"marks":"corner"'
check "nothing that is not written is ruled out" sh -c "! grep -q '\"start\"' '$work/out'"
erased() { run 0 hint --marks corner --strategies pointing "$link" && out_has 'In box 2, the 8 can only be in r1c4 or r2c4' && out_has '^Erase the corner mark 8 in r8c4\.$'; }
check "a mark that is erased is named" erased
unseen() { run 0 hint --marks corner --strategies claiming "$link" && out_has "again with --done='r4c4<>8,r4c5<>8,r4c6<>8'"; }
check "what is not written is noted on paper" unseen
back() { run 0 convert --to link:f-puzzles "$link" && out_is "$link" && run 0 convert --to link:sudokupad "$link" && run 0 convert --to link:f-puzzles "$(cat "$work/out")" && out_is "$link"; }
check "convert writes the marks back" back
check "other forms cannot" run 1 convert --to line "$link"
check "which is said" err_has 'cannot hold corner marks'
check "--force drops them" run 0 convert --force --to line "$link"
# A grid with such marks, by its puzzle.
corner_grid()
{
    sed 's/./& /g; s/ $//' <<GRID
$(echo "$digits" | as_lines)
GRID
}
corner_grid | sed '1s/^\. 3 \. \. 1/. 3 . 48 1/; 2s/^1 \. 7 \. 6/1 . 7 8 6/' >"$work/corner"
check "a grid, with its puzzle" run 0 hint --marks corner --from "$digits" "$work/corner"
check "a single mark is no digit there" out_is "$pair"
any_list() { sed '7s/^\. /13579 /; 8s/^\. /123456789 /' "$work/corner" >"$work/any" && run 0 hint --marks corner --from "$digits" "$work/any" && ! grep -q 'mistake\|ruled out in' "$work/out"; }
check "any cell may have any list" any_list
corner_depths() { for level in 1 2 3 4; do run 0 hint --marks corner --level $level --from "$digits" "$work/any" || return 1; done; }
check "the four depths" corner_depths
# A pattern in the marks that a single does not need is left out.
cat >"$work/needless" <<GRID
7 1 5 5 . . . 8 .
. 5 9 5 . 4 7 1 1
2 7 . . 1 . 5 . .
9 29 . . . . . 7 .
4 3 7 . . 5 . 9 .
. 2 1 . . 9 . 7 6
1 . . 4 5 8 . 3 7
137 7 3 . . 6 4 5 5
5 . 2 7 4 . . . .
GRID
needless() { run 0 hint --marks corner --from .1.....8...9..47..2...1.5...........437..5.9...1..9..6....58.37.....64..5.27..... "$work/needless" && out_has '^1\. Naked Single: '; }
check "a single that needs no pattern is alone" needless
wrong_digit() { run 1 hint --marks corner "$(echo 53+7070000600195000098000060800060003400803001700020006060000280000419005000080079)" && out_has 'The 7 in r1c3 is a mistake'; }
check "a wrong digit is a mistake all the same" wrong_digit

# ---- full ----

full() { "$crosshatch" solve --strategies full-house --format candidates "$easy" | sed "$1" >"$work/full" && run "$2" hint --marks full --from "$easy" "$work/full"; }
check "full: a needed mark that is missing" full 's/124 /12  /' 1
check "comes first" out_has 'The 4 was ruled out in r1c3, but it is needed there'
check "a mark too many" full 's/ 124 / 1245/' 1
check "with its reason" out_is 'r1c3 still has the mark 5, but r1c1 is 5. So erase it.'
surplus_levels()
{
    for level in 1 2 3 4; do
        run 1 hint --marks full --level $level --from "$easy" "$work/full" && [ "$(wc -l <"$work/out")" -eq $level ] || return 1
        [ $level -eq 4 ] || ! grep -q 'mark 5' "$work/out" || return 1
    done
}
check "by depths" surplus_levels
surplus_json() { run 1 hint --marks full --json --from "$easy" "$work/full" && out_has '"surplus":"r1c3=5"' && run 1 hint --marks full --json --level 2 --from "$easy" "$work/full" && out_has '"level":2.*"marks":"full"'; }
check "in JSON" surplus_json
all_faults() { full 's/ 124 / 1245/;s/ 2468 / 24568/' 1 && run 1 hint --marks full --all --from "$easy" "$work/full" && [ "$(wc -l <"$work/out")" -eq 2 ]; }
check "--all: all of them" all_faults
check "a cell without marks" full 's/ 124 / .   /' 1
check "with what it can be" out_is 'r1c3 has no pencil marks yet. By the digits that it sees, it can be 1, 2 or 4.'
check "in JSON" run 1 hint --marks full --json --from "$easy" "$work/full"
check "by its cell" out_has '"unmarked":"r1c3"'
check "right marks: a step" full '' 0
check "as ever" out_has '^1\. Cross-Hatching'
check "--all with them" run 0 hint --marks full --all --from "$easy" "$work/full"
check "--all without lists is refused" run 2 hint --marks none --all "$easy"
check "with the reason" err_has 'it goes with --marks=full'

# ---- auto ----

auto() { run "$1" hint --marks auto "$3" && err_has "$2"; }
check "auto: digits" auto 0 'digits only (--marks=none)' "$digits"
"$crosshatch" convert --to candidates "$digits" >"$work/listed"
check "lists" auto 0 'full lists of candidates (--marks=full)' "$work/listed"
check "notes" auto 0 'corner marks' "$work/corner"
quiet() { run 0 hint --marks corner "$work/corner" && [ ! -s "$work/err" ]; }
check "named, nothing is said" quiet
check "an unknown one" run 2 hint --marks some "$digits"

# ---- whole puzzles ----

plays()
{
    count=$((10 / thinning))
    [ "$count" -gt 0 ] || count=1
    head -n $count "$here/puzzles/$2.txt" | cut -c 1-81 | CH_BINARY=$crosshatch "$here/scripts/play" --quiet --marks "$1" >"$work/played" &&
        [ "$(grep -c ' hints$' "$work/played")" -eq $count ]
}
for marks in none corner; do
    for level in easy medium hard; do
        check "$marks: $level puzzles are played to their end, no hint twice" plays $marks $level
    done
done

finish

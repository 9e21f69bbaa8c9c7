#!/bin/sh
# teaching.sh - `worksheet` and `drill`: what they make is what they say, the same for a seed, and bad input is refused.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

puzzles=$CH_SOURCE/puzzles
same() { cmp "$work/$1" "$work/$2"; }
kept() { cp "$work/out" "$work/$1"; }

# ---- worksheet: puzzles of the input ----

check "a worksheet of a file" run 0 worksheet "$puzzles/easy.txt" -n 3 --answers
check "has its puzzles" sh -c "[ \$(grep -c '^Puzzle [123]\$' '$work/out') -eq 3 ] && ! grep -q 'Puzzle 4' '$work/out'"
check "has their answers behind them" sh -c "grep -n '^Answer 1\$' '$work/out' | cut -d: -f1 | xargs -I{} [ {} -gt \$(grep -n '^Puzzle 3\$' '$work/out' | cut -d: -f1) ]"
# answer N: the digits of the N-th grid under a label.
digits() { sed -n "/^$1\$/,/^\$/p" "$work/out" | sed -n 's/^ r[1-9] *|//p' | tr -cd '.0-9' | fold -w 81; }
solved() { [ "$(digits 'Answer 2')" = "$(sed -n 2p "$work/wanted")" ] || { digits 'Answer 2'; return 1; }; }
grep -v '^#' "$puzzles/easy.txt" | head -n 3 >"$work/three"
"$crosshatch" solve --format line "$work/three" >"$work/wanted"
check "which are the solutions" solved
check "without answers unless asked" sh -c "'$crosshatch' worksheet '$puzzles/easy.txt' -n 3 | grep -c Answer | grep -qx 0"
printf '%s # Morning\n' "$easy" >"$work/named"
check "the name of a puzzle" run 0 worksheet "$work/named" --answers
check "is with it" out_has '^Puzzle 1: Morning$'
check "and with its answer" out_has '^Answer 1: Morning$'
check "a title" run 0 worksheet "$easy" --title 'Class 4b & <others>' --format html
check "is escaped" out_has '<h1>Class 4b &amp; &lt;others&gt;</h1>'
check "HTML needs nothing else" sh -c "! grep -qE 'src=|href=|<script' '$work/out'"

# ---- worksheet: puzzles that are made ----

check "puzzles that need a technique" run 0 worksheet --technique x-wing -n 4 --seed 9 --answers
kept first
check "the same again" run 0 worksheet --technique x-wing -n 4 --seed 9 --answers
kept second
check "byte for byte" same first second
check "another seed" run 0 worksheet --technique x-wing -n 4 --seed 10 --answers
check "other puzzles" sh -c "! cmp -s '$work/out' '$work/first'"
made() { for i in 1 2 3 4; do digits "Puzzle $i"; echo; done | grep . >"$work/made"; [ "$(wc -l <"$work/made")" -eq 4 ]; }
check "four of them" made
check "solved with it" sh -c "'$crosshatch' solve -s upto:x-wing --format line '$work/made' | grep -cE '^[1-9]{81}\$' | grep -qx 4"
check "not without" sh -c "'$crosshatch' solve -s upto:x-wing,-x-wing --format line '$work/made' | grep -cE '^[1-9]{81}\$' | grep -qx 0"
check "puzzles of a level" run 0 worksheet --level hard -n 4
check "are four" made
check "of that level" sh -c "'$crosshatch' grade --format %L '$work/made' | grep -cx hard | grep -qx 4"
check "a Korean name" run 0 worksheet --technique 엑스윙 -n 1 --lang ko
check "a Korean label" out_has '퍼즐 1'

# ---- pages ----

pages() { grep -ac '/Type /Page %' "$work/$1"; }
is_pdf() { head -c 5 "$work/$1" | grep -q '%PDF-'; }
if "$crosshatch" worksheet "$easy" -o "$work/try.pdf" 2>/dev/null; then
    sheet() { run 0 worksheet --level easy -n 6 --per-page "$1" -o "$work/sheet.pdf" $2 && is_pdf sheet.pdf && [ "$(pages sheet.pdf)" -eq "$3" ]; }
    check "a page a puzzle" sheet 1 '' 6
    check "two on a page" sheet 2 '' 3
    check "four on a page" sheet 4 '' 2
    check "six on a page" sheet 6 '' 1
    check "answers on a page of their own" sheet 6 --answers 2
    check "Letter" sheet 6 '--paper letter' 1
    check "has that size" grep -aq 'MediaBox \[ 0 0 612 792 \]' "$work/sheet.pdf"
    cp "$work/sheet.pdf" "$work/first"
    check "the same PDF again" sheet 6 '--paper letter' 1
    check "byte for byte" same first sheet.pdf
    check "many answers" run 0 worksheet --level easy -n 25 --answers -o "$work/many.pdf"
    check "fill three pages" [ "$(pages many.pdf)" -eq 10 ]
    check "a drill as PDF" run 0 drill naked-pair -n 3 --answers -o "$work/drill.pdf"
    check "is one" is_pdf drill.pdf
else
    skip "PDF" "no cairo"
fi

# ---- drill ----

check "a drill" run 0 drill xy-wing -n 4 --seed 3 --answers
kept first
check "again" run 0 drill xy-wing -n 4 --seed 3 --answers
kept second
check "is the same" same first second
sed -n '/^:0000/p' "$work/first" >"$work/positions"
check "four positions" sh -c "[ \$(wc -l <'$work/positions') -eq 4 ]"
easiest() { "$crosshatch" solve --log json "$work/positions" | grep -c '"steps":\[{"step":1,"technique":"xy-wing"' | grep -qx 4; }
check "whose easiest step it is" easiest
check "answers come behind the questions" sh -c "grep -n '^Answer 1' '$work/first' | cut -d: -f1 | xargs -I{} [ {} -gt \$(grep -n '^Position 4' '$work/first' | cut -d: -f1) ]"
check "and not unless asked" sh -c "! '$crosshatch' drill xy-wing -n 2 | grep -q Answer"
check "as JSON" run 0 drill xy-wing -n 4 --seed 3 --json
check "these are logs that verify" all_verified
check "of that step" sh -c "grep -c '\"steps\":\[{\"step\":1,\"technique\":\"xy-wing\"' '$work/out' | grep -qx 4"
check "as HTML" run 0 drill pointing -n 2 --answers --format html
check "pictures have ids of their own" sh -c "[ \$(grep -o ' id=\"[^\"]*\"' '$work/out' | sort | uniq -d | wc -l) -eq 0 ]"
check "positions whose givens have the symmetry of the practice puzzle" run 0 drill gurths-symmetrical-placement -n 4
check "a technique that must be asked for" run 0 drill squirmbag -n 1
check "with a shorter list says so" out_has 'only with these techniques in use'
check "two words are a name" run 0 drill naked pair -n 1
check "Korean" run 0 drill 엑스윙 -n 1 --answers --lang ko
check "speaks Korean" out_has '지우세요'

# ---- lesson ----

check "a lesson" run 0 lesson w-wing --seed 4
kept first
for heading in 'The idea' 'How to spot it' 'An example, step by step' 'Find it yourself' 'A puzzle that needs it' 'Answers'; do
    check "has: $heading" out_has "^$heading\$"
done
check "five positions and answers" sh -c "[ \$(grep -cE '^(Position|Answer) [1-5]\$' '$work/out') -eq 10 ]"
check "which are easiest there" sh -c "grep '^:0000' '$work/first' | '$crosshatch' solve --log json - | grep -c '\"steps\":\[{\"step\":1,\"technique\":\"w-wing\"' | grep -qx 5"
digits 'The puzzle' >"$work/puzzle"
check "its puzzle is solved with it" run 0 solve -s upto:w-wing "$work/puzzle"
check "and not without" run 1 solve -s upto:w-wing,-w-wing "$work/puzzle"
check "again" run 0 lesson w-wing --seed 4
kept second
check "the same" same first second
check "as HTML in Korean" run 0 lesson 네이키드 페어 --format html --lang ko -n 1
check "says so" out_has '<html lang="ko">'
check "has pictures with ids of their own" sh -c "[ \$(grep -o ' id=\"[^\"]*\"' '$work/out' | sort | uniq -d | wc -l) -eq 0 ]"
check "a lesson without positions" run 1 lesson double-junior-exocet
check "still has the idea" out_has '^The idea$'
every() { for key in $("$crosshatch" strategies --json | sed -n '/"subtype_of"/!s/.*"key":"\([^"]*\)".*/\1/p' | awk "NR % $1 == 0"); do
    "$crosshatch" lesson "$key" -n 1 >"$work/out" || grep -q "^The idea$" "$work/out" || return 1; done; } # perhaps without a position
check "lessons of every twentieth technique" every 20
check "a lesson of a sub-type" run 0 lesson UR 2B/1 -n 2 --seed 4
check "is about it" sh -c "grep -q '^Unique Rectangle 2B/1$' '$work/out' && grep -q 'Find Unique Rectangle 2B/1 in each position' '$work/out'"
check "a drill of a sub-type" run 0 drill locked-hidden-pair -n 3
named() { grep '^:0000' "$work/out" >"$work/positions" && "$crosshatch" solve --log json "$work/positions" | grep -c '"steps":\[{"step":1,"technique":"hidden-pair","subtype":"locked-hidden-pair"' | grep -qx 3; }
check "has its steps" named
check "a sub-type is no exercise of its own" run 2 learn --progress "$work/none" --technique xy-cycle
check "says which technique is" err_has "'xy-cycle' is a sub-type; name its technique, 'continuous-nice-loop'"

# ---- learn ----

book=$work/progress
check "a new learner" run 0 learn --progress "$book" --seed 8
check "sees the first exercise" out_has 'Exercise 1 of 3'
check "has a file" grep -qx 'crosshatch-progress 1' "$book"
check "a wrong answer" run 1 learn --progress "$book" r1c1=1
check "is counted" grep -qx 'mistakes 1' "$book"
check "the same exercise again" grep -qx 'exercise 0' "$book"
# right: answers the exercise of the learner's seed by the drill of the same technique, which has the same positions.
right()
{
    key=$(sed -n 's/^lesson //p' "$book")
    number=$(sed -n 's/^exercise //p' "$book")
    "$crosshatch" drill "$key" -n $((number + 1)) --seed 8 --json | tail -n 1 >"$work/step"
    move=$(grep -oE '"(place|eliminate)":\["[^"]*"' "$work/step" | sed 's/.*\["//; s/"//' | head -n 1)
    run 0 learn --progress "$book" "$move"
}
check "a right answer" right
check "counts" grep -qx 'right 1' "$book"
check "two" right
check "three" right
check "complete the lesson" grep -qx 'done full-house' "$book"
check "and the next comes" grep -qx 'lesson cross-hatching' "$book"
check "which is shown" out_has 'Exercise 1 of 3'
check "another lesson on request" run 0 learn --progress "$book" --technique x-wing
check "keeps what was done" grep -qx 'done full-house' "$book"
check "an answer there" right
cp "$book" "$work/good"
check "a word that is no move" run 2 learn --progress "$book" frob
check "two moves" run 2 learn --progress "$book" r1c1=1 r1c2=2
check "change nothing" cmp "$book" "$work/good"
# spoiled NAME LINE: a progress file with a bad line is refused and left alone.
spoiled()
{
    printf '%b' "$2" >"$book"
    cp "$book" "$work/bad"
    run 2 learn --progress "$book" r1c1=1 && one_message && out_empty && err_has "$3" && cmp "$book" "$work/bad"
}
start='crosshatch-progress 1\nseed 1\n'
check "an empty file" spoiled empty '' 'ends too early'
check "another file" spoiled other 'hello\n' "is no progress file.*'hello'"
check "a cut file" spoiled cut "$start" "lacks a line 'lesson'"
check "an unknown key" spoiled key "${start}color red\n" "progress:3: .*found 'color'"
check "an unknown technique" spoiled lesson "${start}lesson x-wong\n" "progress:3: .*found 'x-wong'"
check "a number that is none" spoiled number "${start}lesson x-wing\nexercise -1\n" "progress:4: .*found '-1'"
check "a number too large" spoiled large "${start}lesson x-wing\nexercise 99999999999999999999999\n" 'progress:4'
check "a key twice" spoiled twice "${start}seed 2\n" 'progress:3'
check "bytes" spoiled bytes '\0377\0376\0\n' 'is no progress file'
check "a folder" run 2 learn --progress "$work"
check "no file named" run 2 learn
mkdir "$work/locked" && chmod a-w "$work/locked"
if [ "$(id -u)" -ne 0 ]; then
    check "a file that cannot be made" run 2 learn --progress "$work/locked/p"
fi
check "an answer before the first exercise" run 2 learn --progress "$work/none" r1c1=1
check "makes no file" [ ! -e "$work/none" ]
finished() { { printf 'crosshatch-progress 1\nseed 1\nlesson -\nexercise 0\nright 0\nmistakes 0\n'; } >"$book"; run 0 learn --progress "$book" && out_has 'All lessons are done'; }
check "after the last lesson" finished
check "Korean" run 0 learn --progress "$work/korean" --lang ko
check "speaks it" out_has '연습'

# ---- bad input ----

refused() { run 2 "$@" && out_empty; }
check "no technique" refused drill
check "an unknown one" refused drill x-wong
check "gets suggestions" err_has 'x-wing'
check "an unknown one for a worksheet" refused worksheet --technique x-wong
check "two sources" refused worksheet --technique x-wing --level hard
check "an input and a level" refused worksheet --level hard "$easy"
check "no such level" refused worksheet --level daft
check "a puzzle with several solutions" refused worksheet "$stuck"
check "a puzzle without any" refused worksheet "$broken"
check "a bad line" sh -c "printf '%s\nfrob\n' '$easy' >'$work/bad' && ! '$crosshatch' worksheet '$work/bad' >'$work/out' 2>'$work/err' && [ ! -s '$work/out' ] && grep -q 'bad:2' '$work/err'"
check "seven on a page" refused worksheet "$easy" --per-page 7
check "no puzzles" refused worksheet -n 0 "$easy"
check "an unknown ending" refused worksheet "$easy" -o "$work/x.doc"
check "writes nothing" [ ! -e "$work/x.doc" ]
check "a folder that is not there" refused worksheet "$easy" -o "$work/nowhere/x.html"
check "a technique of which none is found" run 1 drill double-junior-exocet -n 1
check "says so" err_has '0 of 1 position was found'

finish

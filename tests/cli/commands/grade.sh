#!/bin/sh
# grade.sh - `crosshatch grade`: its forms, its statuses, and resuming after an interruption.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 1

several=$(printf '%081d' 0)
none=82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
line() { sed -n "$1p" out; }

# ---- forms ----

check "one solution is 0" run 0 grade "$easy"
check "a header" sh -c "head -1 out | grep -q '^puzzle,status,givens,level,technique,'"
check "a record" sh -c "sed -n 2p out | grep -q '^53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,unique,30,easy,'"
same_columns() { awk -F, 'NR == 1 { n = NF } NF != n { exit 1 }' out; }
check "several is 1" run 1 grade "$several"
check "said so" sh -c "sed -n 2p out | grep -q '^[.]*,several,0,,'"
check "with all columns" same_columns
check "no solution is 3" run 3 grade "$none"
check "said so" sh -c "sed -n 2p out | grep -q ',unsolvable,'"
printf '%s\n' "$easy" 'no puzzle here' "$several" "$stuck # the \"hard\" one, of five" >list
check "bad lines are 2" run 2 grade list
check "keep their place" sh -c "sed -n 3p out | grep -qx ',error,.*'"
check "and are reported" err_has '^list:2:'
check "with their place, the reason and the text" sh -c "sed -n 3p out | grep -q ',list:2:1: no-puzzle: no puzzle here\$'"
check "with as many columns" same_columns
check "of which the others leave the last one empty" sh -c "grep -vc ',\$' out | grep -qx 2"
check "--echo" run 2 grade --echo list
check "quotes what it must" sh -c "sed -n 5p out | grep -q ',\"the \"\"hard\"\" one, of five\",\$'"
check "--json" run 2 grade --json --echo list
check "an object a line" sh -c "grep -c '^{\"format\":\"crosshatch-grade\",\"version\":1,.*}\$' out | grep -qx 4"
check "with the text" sh -c "sed -n 4p out | grep -q '\"text\":\"the .\"hard.\" one, of five\"'"
check "letters" run 2 grade --format '%n %c %u 100%% %L' list
letters()
{
    [ "$(line 1)" = "1 30 unique 100% easy" ] && [ "$(line 2)" = "2 error error 100% error" ] &&
        [ "$(line 3)" = "3 0 several 100% several" ]
}
check "say what they should" letters
unread()
{
    printf 'no "puzzle" here,\n1\0001\n%0130d1\n53. .7. ...\n123\n' 0 >unread
    run 2 grade --format '%n %E' unread
    printf '%s\n' '1 unread:1:1: no-puzzle: no "puzzle" here,' '2 unread:2:2: nul-byte: 1\x001' \
        "3 unread:3:82: line-cells: $(printf '%0120d' 0)" '4 unread:5:4: row-cells: 53. .7. ... 123' >wanted
    diff wanted out
}
check "%E names what cannot be read" unread
check "%E of others is empty" sh -c "test \"\$('$crosshatch' grade --format '[%E]' $easy)\" = '[]'"
check "an unknown letter is refused" run 2 grade --format '%g %Y' list
check "by name" err_has "found '%Y'"
check "so is a percent sign at the end" run 2 grade --format '%g %' list
check "and a format without any" run 2 grade --format lines list
check "--format and --json" run 2 grade --format %g --json list
solution() { run 0 grade --format %S "$easy" && out_is "$easy_solution"; }
check "%S" solution
check "%e" run 0 grade --format %e "$easy"
check "is seconds" sh -c "grep -qxE '[0-9]+\.[0-9]{6}' out"
pencil_marks()
{
    "$crosshatch" solve --strategies full-house --format candidates "$easy" >candidates
    run 0 grade --format '%r %p %d' candidates && cp out wanted && run 0 grade --format '%r %p %d' "$easy" && cmp out wanted
}
check "pencil marks are rated, too" pencil_marks

# ---- SE ratings ----

# ratings STATUS OUTPUT OPTION...: ER, EP and ED of the puzzles in `in`.
ratings()
{
    expected=$1
    wanted=$2
    shift 2
    run "$expected" grade --format %r/%p/%d "$@" in && out_is "$wanted"
}
printf '%s\n' "$easy" 123 "$broken" "$several" >in
check "SE ratings, and why there are none" ratings 2 "1.2/1.2/1.2
error/error/error
unsolvable/unsolvable/unsolvable
several/several/several"
echo "$easy_solution" >in
check "as it is, a filled grid has that of the model" ratings 0 "-214748364.-8/0.0/0.0" --as-is
check "which JSON leaves out" sh -c "'$crosshatch' grade --json --as-is in | grep -v '\"e[rpd]\"'"
check "and so does a trace" sh -c "'$crosshatch' grade --trace --as-is in | grep -v '\"e[rpd]\"'"
echo "$several" >in
check "nothing is known where the first step is above the limit" ratings 1 ">2.0/>2.0/>2.0" --as-is --max-er 2.0
# Two solutions: only the four cells of a rectangle are open.
echo 53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179 >in
check "as it is, a puzzle may get stuck" ratings 1 "20.0/0.0/0.0" --as-is
"$crosshatch" generate -n 300 --seed 7 >some
"$crosshatch" grade --format '%g %r %p %d' some >rated
stopped()
{
    awk -v at="$2" '{ print ($2 > $at) ? "20.0" : $2 }' rated >wanted
    "$crosshatch" grade --format %r "$1" some | diff wanted - && grep -q 20 wanted
}
check "--pearl" stopped --pearl 3
check "--diamond" stopped --diamond 4
echo ..8...97....2..3.......81.4.2.......6..7......7.59..4.54.83..6..6.....9...7.5...1 >in
check "... where the first digit takes more than the first step" sh -c "[ \"\$('$crosshatch' grade --diamond --format '%r %p %d' in)\" = '20.0 6.7 2.6' ]"
limited()
{
    for most in 1.2 2.5 6.4; do
        awk -v most=$most '{ print ($2 > most) ? ">" : $2 }' rated >wanted
        echo ">$most" >limit
        "$crosshatch" grade --max-er $most --format %r some >out
        sed 's/>.*/>/' out | diff wanted - && grep '>' out | uniq | diff limit - || return 1
    done
}
check "--max-er" limited
columns_agree()
{
    "$crosshatch" grade --columns puzzle,se.er,sx,sukaku.ep,bank,hodoku some >columns
    head -n 1 columns | grep -qx 'puzzle,se.er,sx.er,sx.ep,sx.ed,sx.er_bound,sukaku.ep,bank.er,bank.er_bound,hodoku.level,hodoku.score' || return 1
    "$crosshatch" grade --format %g,%r some >by.1
    "$crosshatch" grade --scale sx --format %r,%p,%d, some >by.2
    "$crosshatch" grade --scale sukaku --format %p some >by.3
    "$crosshatch" grade --scale bank --format %r,,%l,%s some >by.4
    tail -n +2 columns >column_values
    paste -d , by.1 by.2 by.3 by.4 | diff - column_values
}
check "--columns: each as by itself" columns_agree
# 2 + b seconds a step of singles, whose efforts b add up to `search`.
minutes_agree()
{
    "$crosshatch" grade --strategies singles --columns easy,search,minutes,band some |
        awk -F, 'NR > 1 && $4 != "none" { n++; off = (2 * $1 + $2) / 60 - $3; if (off > 0.051 || off < -0.051) exit 1 } END { exit n < 50 }'
}
check "minutes are what the page says" minutes_agree
check "none where the techniques do not suffice" sh -c "[ \"\$('$crosshatch' grade --strategies full-house --format '%{minutes} %{band}' $easy)\" = 'none none' ]"
check "null in JSON" sh -c "'$crosshatch' grade --json --strategies full-house --columns human $easy | grep -q '\"band\":\"none\",\"minutes\":null,\"minutes_spread\":null}'"
human_resumed()
{
    for words in --json --strategies=upto:naked-single; do
        rm -f part
        "$crosshatch" grade $words --columns puzzle,human some >whole
        head -c 2000 whole >part
        "$crosshatch" grade $words --columns puzzle,human --resume part some && cmp whole part || return 1
    done
}
check "and resumed" human_resumed
whips_agree()
{
    printf '0 0 0 0 0 0\nseveral several several several several several\n' >wanted
    "$crosshatch" grade --format '%{whip} %{gwhip} %{braid} %{gbraid} %{tande} %{bxb}' "$easy" "$several" | diff wanted -
}
check "whips: singles are 0" whips_agree
# Braids are whips without a condition, segments an addition: never longer; none exactly where one assumption is not enough.
orderly()
{
    head -n 20 some >few
    "$crosshatch" grade --columns whips few | tail -n +2 | awk -F, '$3 > $1 || $4 > $3 || $4 > $2 || ($3 == "") != ($5 > 1) || ($5 < 2) != ($6 == 0) { exit 1 } $1 > 0 { any = 1 } END { exit !any }'
}
check "whips are in order" orderly
no_whip() { printf '{"format":"crosshatch-grade-columns","version":1,"whip":null,"tande":2}\n' >wanted && "$crosshatch" grade --json --columns whip,tande 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. | diff wanted -; }
check "none is null in JSON" no_whip
named() { "$crosshatch" grade --format '%g,%{se.er},%{sx.er},%{sx.ep},%{sx.ed},%{sx.er_bound},%{sukaku.ep},%{bank.er},%{bank.er_bound},%{hodoku.level},%{hodoku.score}' some | diff - column_values; }
check "--format with names" named
each_once() { "$crosshatch" grade --columns all,se,puzzle "$easy" | head -n 1 | tr , '\n' | sort | uniq -d | diff - /dev/null; }
check "--columns all has each column once" each_once
check "--columns help" sh -c "'$crosshatch' grade --columns help | grep -qx '    se.er,se.ep,se.ed,se.er_bound'"
check "--columns knows no other" run 2 grade --columns se.er,hard.er "$easy"
check "--columns needs one" run 2 grade --columns '' "$easy"
check "--columns is a form of its own" run 2 grade --columns se --trace "$easy"
printf '%s\n53a\n%s\n' "$easy" "$easy" >in
keeps_place() { printf 'status,se.er\nunique,1.2\nerror,\nunique,1.2\n' >wanted && "$crosshatch" grade --columns status,se.er in 2>err | diff wanted -; }
check "a line that cannot be read keeps its place" keeps_place
columns_go_on()
{
    head -n 40 columns | head -c -3 >part_columns
    "$crosshatch" grade --columns puzzle,se.er,sx,sukaku.ep,bank,hodoku --resume part_columns some 2>err && cmp columns part_columns
}
check "--columns with --resume" columns_go_on
# A value may be missing; such a record is cut after each byte.
unfinished_goes_on()
{
    printf '{"format":"crosshatch-grade-columns","version":1,"whip":null,"se.er":1.2,"sx.er":null,"unfinished":"whip sx"}\n' >made
    set -- grade --json --columns whip,se.er,sx.er,unfinished --resume part "$easy"
    cp made part && "$crosshatch" "$@" && cmp made part || return 1
    at=1
    while [ "$at" -lt "$(wc -c <made)" ]; do
        head -c $at made >part
        "$crosshatch" "$@" 2>err && grep -q '"whip":0,"se.er":1.2,"sx.er":1.2,"unfinished":""}' part || { echo "cut at $at"; return 1; }
        at=$((at + 1))
    done
    for wrong in '"whip":unfinished' '"whip":none' '"whip":' '"whip":>3'; do
        sed "s/\"whip\"[^,]*/$wrong/" made >part
        "$crosshatch" "$@" 2>err && return 1
    done
    printf '"whip":unfinished\n"whip":none\n' | tee made >part
    "$crosshatch" grade --format '"whip":%{whip}' --resume part "$easy" "$easy" && cmp made part
}
check "--resume with a rating that is unfinished" unfinished_goes_on
scale_names() { "$crosshatch" grade --scale "$1" --trace some | grep -o '"technique":"[^"]*","rating":[0-9.]*' | sort -u >"names.$1"; }
scales_differ()
{
    for scale in se sx sukaku bank; do scale_names $scale; done
    grep -q '"Turbot Fish","rating":6.6' names.se && grep -q '"Turbot Fish","rating":6.6' names.sx &&
        grep -q '"2-String Kite 012","rating":4.1' names.sukaku && grep -q '"2-String Kite 012","rating":4.2' names.bank &&
        ! grep -q 'Kite\|Strong' names.se names.sx && ! grep -q '"4 Strong\|UVWXYZ\|Turbot' names.bank
}
check "--scale: each has techniques and ratings of its own" scales_differ
check "--scale in the rules" sh -c "'$crosshatch' grade --scale sukaku --format %v $easy | grep -q 'and Sukaku Explainer 1.18.1 and'"
# A direct pair takes its eliminations along in sx alone.
direct() { "$crosshatch" grade --scale "$1" --trace some | grep -o '"technique":"Direct[^}]*"place":"r[^}]*"eliminate":\["'; }
check "direct hints eliminate in sx" sh -c "! '$crosshatch' grade --trace some | grep -q '\"Direct[^}]*\"eliminate\":\[\"r'"
check "... and there they do" direct sx
check "--scale knows four" run 2 grade --scale 1.2.1 "$easy"
check "--max-er in JSON" sh -c "'$crosshatch' grade --json --max-er 1.1 $easy | grep -q ',\"er\":1.1,\"er_above\":true,\"ep\":1.2,\"ed\":1.2,'"
check "--max-er in a trace" sh -c "'$crosshatch' grade --trace --max-er 1.1 $easy | grep -q ',\"er\":1.1,\"er_above\":true,\"ep\":1.2,\"ed\":1.2,'"
check "--max-er takes a rating" run 2 grade --max-er hard "$easy"
trace()
{
    run 0 grade --trace "$easy" && out_has '^{"puzzle":"53.*","er":1.2,"ep":1.2,"ed":1.2,"steps":\[{"technique":"Hidden Single","rating":1.2,"place":"r[1-9]c[1-9]=[1-9]","eliminate":\[\]},'
}
check "--trace" trace
"$crosshatch" grade --trace "$(grep -vm1 '^#' "$CH_SOURCE/puzzles/techniques/aic.txt")" >out
check "of pencil marks" sh -c "'$crosshatch' convert --to marks --force $easy | '$crosshatch' grade --trace | grep -q '^{\"puzzle\":\"[1-9.]\{729\}\",'"
check "of chains" out_has '"nodes":[0-9]*,"place":null,"eliminate":\["r[1-9]c[1-9]<>[1-9]"'
for word in --json --echo '--format=%g'; do
    check "--trace does not go with $word" run 2 grade --trace "$word" "$easy"
done
check "--trace of what has no rating" run 2 grade --trace list
check "keeps its place" sh -c "sed -n 2p out | grep -q '\"status\":\"error\"' && sed -n 3p out | grep -q ',\"status\":\"several\"}'"

# ---- charts ----

bars() { grep -c '<rect .*fill="#1f5fa8"' "$1"; }
plotted()
{
    run 0 grade --columns level --plot one.svg "$easy" && cp out records && run 0 grade --columns level "$easy" && cmp records out &&
        grep -q '^<?xml' one.svg && grep -q '</svg>$' one.svg && [ "$(bars one.svg)" -ge 2 ]
}
check "--plot draws beside the records" plotted
# The easy puzzle has ER 1.2, in the first bar: as high as the chart, 200 units.
check "with a bar for the rating" sh -c "grep -c 'y=\"50\" width=\"12.7\" height=\"200\"' one.svg | grep -qx 1"
head -n 40 some >few
any_order()
{
    "$crosshatch" grade --jobs 1 --columns level --plot one.svg few >one && "$crosshatch" grade --jobs 2 --columns sx,se --plot two.svg few >two &&
        cmp one.svg two.svg && [ "$(bars one.svg)" -gt 10 ]
}
check "by any number of threads, beside any columns" any_order
check "as HTML" sh -c "'$crosshatch' grade --columns level --plot one.html $easy && grep -q '^<svg ' one.html && grep -q '</html>' one.html"
printf '%s\n' "$several" 'no puzzle' >none_rated
check "of puzzles without a rating: empty" sh -c "'$crosshatch' grade --plot none.svg none_rated 2>err; grep -q '</svg>' none.svg && ! grep -q 1f5fa8 none.svg"
for file in chart chart.gif .svgz; do
    check "--plot $file is refused" run 2 grade --plot "$file" "$easy"
    check "by name" err_has "found '$file'"
done
check "--plot and --resume" run 2 grade --plot one.svg --resume part "$easy"
check "--plot into no folder" run 2 grade --plot missing/one.svg "$easy"

# ---- half-solved ----

# The puzzle is graded regardless of a player's entries and eliminations, right or wrong.
started()
{
    letters='%u %c %L %r %s'
    graded=$("$crosshatch" grade --format "$letters" "$easy") || return 1
    for half in "53+4${easy#???}" "53+1${easy#???}"; do
        [ "$("$crosshatch" grade --format "$letters" "$half")" = "$graded" ] || return 1
    done
}
check "half-solved grids are graded as their puzzles" started

# ---- resuming ----

"$crosshatch" generate -n 400 --seed 11 >some
printf '%s\n' "$several" 'no puzzle here' "$none" >>some
"$crosshatch" generate -n 300 --seed 12 >>some
# Little is rated, so that many puzzles are done between two kills.
"$crosshatch" grade --echo --max-er 2 some >whole 2>/dev/null
check "a header and a record for each of 703 lines" sh -c "wc -l <whole | grep -qx 704"

resume() { "$crosshatch" grade --echo --max-er 2 --resume part "$@" some 2>part.err; }
rm -f part
resume
check "a file of its own" cmp whole part
resume
check "nothing is left to do" cmp whole part
cut_anywhere()
{
    size=$(wc -c <whole)
    for at in 0 1 40 200 $((size / 3)) $((size / 2)) $((size - 1)) "$size"; do
        head -c "$at" whole >part
        resume --jobs 2
        cmp whole part || { echo "cut at $at"; return 1; }
    done
}
check "after any byte" cut_anywhere
# A file as a power failure may leave it: zeros at the end, or a hole.
zeroed()
{
    for at in 200 3000 $((size - 600)); do
        { head -c $at whole; head -c 500 /dev/zero; } >part
        resume --jobs 2
        cmp whole part || { echo "zeros behind $at"; return 1; }
        { head -c $at whole; head -c 500 /dev/zero; tail -c +$((at + 501)) whole; } >part
        resume --jobs 2
        cmp whole part || { echo "a hole at $at"; return 1; }
    done
}
check "zeros count for nothing" zeroed

# Killed at random moments, at least 60 times, until it completes.  A round without progress makes the next ones
# longer, so that the slowest machine advances.
kill_often()
{
    kills=0
    rounds=0
    while [ $kills -lt 60 ]; do
        rm -f part
        size=0
        patience=10
        while :; do
            "$crosshatch" grade --echo --max-er 2 --jobs 2 --resume part some 2>/dev/null &
            child=$!
            rounds=$((rounds + 1))
            wait_milliseconds $(((rounds * 17 % 40 + 1) * patience))
            if kill -9 $child 2>/dev/null; then kills=$((kills + 1)); fi
            wait $child 2>/dev/null
            [ $? -ne 137 ] && break
            before=$size
            size=$(cat part 2>/dev/null | wc -c)
            if [ "$size" -gt "$before" ]; then patience=10; else patience=$((2 * patience)); fi
        done
        cmp whole part || return 1
    done
    echo "$kills kills"
}
wait_milliseconds() { sleep "$(($1 / 1000)).$(printf '%03d' $(($1 % 1000)))"; }
check "killed 60 times and more" kill_often

echo "puzzle;level" >part
check "another file's header is refused" sh -c "! '$crosshatch' grade --resume part some 2>err"
check "and the file left alone" sh -c "grep -qx 'puzzle;level' part"
check "it says so" sh -c "grep -q 'part: it begins with another header: expected puzzle,status.*; found puzzle;level\$' err"
{ cat whole; tail -1 whole; } >part
check "more records than puzzles" sh -c "! '$crosshatch' grade --echo --resume part some 2>err && grep -q 'from line 705 on it has more records' err"
check "a directory" run 2 grade --resume . "$easy"
check "a folder that is not there" run 2 grade --resume missing/part "$easy"
# A file that this command did not write is not truncated, resumed or read as records.
kept() # WORDS: of grade
{
    cp part before
    "$crosshatch" grade "$@" --resume part some 2>err && return 1
    cmp before part && grep -q 'cannot go on with part: line 1, column [0-9]*: expected a record of ' err
}
printf 'line A\nmy notes' >part
check "notes are no JSON" kept --json
check "nor a trace" kept --trace
check "nor records that begin with a word" kept --format 'grade %L'
"$crosshatch" grade --format '%L' some 2>/dev/null | sed '1s/$/@/' | tr @ '\000' >part
check "nor a record with a zero behind it" kept --format %L
head -3 whole >part
check "nor is CSV JSON" kept --json
check "nor is a list of puzzles" sh -c "cp some part; ! '$crosshatch' grade --json --resume part part 2>err && cmp some part"
check "a record of two lines" run 2 grade --format '%n
%g' --resume part some
check "cannot be counted" err_has 'must not have a line break'
json_resumed()
{
    "$crosshatch" grade --json --max-er 2 some >whole_json 2>/dev/null
    head -c 7000 whole_json >part
    "$crosshatch" grade --json --max-er 2 --resume part some 2>/dev/null
    [ -s whole_json ] && cmp whole_json part
}
check "with JSON" json_resumed
letters_resumed()
{
    "$crosshatch" grade --format '%g %L' some >whole 2>/dev/null
    head -c 5000 whole >part
    "$crosshatch" grade --format '%g %L' --resume part some 2>/dev/null
    [ -s whole ] && cmp whole part
}
check "with letters" letters_resumed
if [ -c /dev/full ]; then
    check "full disk" sh -c "'$crosshatch' grade some >/dev/full 2>err; test \$? -eq 2 && grep -q 'No space left' err"
else
    skip "full disk" "no /dev/full"
fi
finish

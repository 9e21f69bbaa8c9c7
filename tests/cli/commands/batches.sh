#!/bin/sh
# batches.sh - `grade` for long lists: typed columns, limits, files of output, and what is reported on the way.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

cd "$work" || exit 1
cat "$CH_SOURCE/puzzles/medium.txt" "$CH_SOURCE/puzzles/expert.txt" | grep -E '^[0-9.]{81}' | awk -v n="$thinning" 'NR % n == 0' >some

# ---- numbers are numbers, and what is known of the others ----

numbers_are_numbers()
{
    "$crosshatch" grade --columns puzzle,er,er_bound,se --max-er 2.5 some >typed
    "$crosshatch" grade --max-er 2.5 --format '%r' some >plain
    awk -F, 'NR == 1 { next } !($2 ~ /^[0-9.]*$/ && $3 ~ /^[0-9.]*$/ && $2 == $4 && $3 == $7) || ($2 == "") == ($3 == "") { exit 1 }
        { print $3 == "" ? $2 : ">" $3 }' typed | diff - plain && grep -q '>2.5' plain && grep -qv '>' plain
}
check "a rating above the limit is no number, and its bound is one" numbers_are_numbers
bad_rows()
{
    printf '%s\n53a\n%s\n\n"x",\n' "$easy" "$easy" >in
    printf 'line,status,se.er,column,error,found\n1,unique,1.2,,,\n2,error,,3,bad-cell,53a\n3,unique,1.2,,,\n5,error,,1,no-puzzle,"""x"","\n' >wanted
    "$crosshatch" grade --columns line,status,se.er,column,error,found in 2>err | diff wanted - &&
        "$crosshatch" grade --json --columns file,line,error,found in 2>err | sed -n 2p | grep -q '"file":"in","line":2,"error":"bad-cell","found":"53a"}'
}
check "a line that cannot be read: its line, what is wrong and what was found" bad_rows
# Whatever the budget ends, what was finished before is kept, a bound is no more than the rating, and each row is resumed.
hardest=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
cut_rows()
{
    { head -n 6 some && echo "$hardest"; } >few
    for most in 1000 100000 1000000; do
        "$crosshatch" grade --columns puzzle,status,level,hodoku.score,se.er,se.er_bound,unfinished --budget $most few | tail -n +2
    done >rows
    "$crosshatch" grade --columns puzzle,level,hodoku.score,se.er few >all
    awk -F, 'NR == FNR { all[$1] = $0; next }
        { split(all[$1], is); for (k = 2; k <= 4; k++) if ($(k + 1) != "" && $(k + 1) != is[k]) exit 1 }
        ($2 == "unfinished") != ($7 != "") || $6 > is[4] + 0 || ($4 != "" && $3 == "") || ($5 != "" && $6 != "") { exit 1 }
        { found[$7]++; bounds += $6 > 9 }
        END { exit !(found["path hodoku se"] && found["se"] && found[""] && bounds) }' all rows
}
check "a budget keeps what was finished, of several scales" cut_rows
cut_rows_go_on()
{
    for form in --format=%g,%L,%s,%r --json --columns=all --columns=puzzle,se,whips,place; do
        for most in 300 3000; do
            "$crosshatch" grade $form --budget $most few >cut_whole
            head -c 2500 cut_whole >part
            "$crosshatch" grade $form --budget $most --resume part few
            cmp cut_whole part || return 1
        done
    done
}
check "and is resumed" cut_rows_go_on

# ---- limits ----

check "a budget that is too small for SE" run 1 grade --budget 100000 --format '%u %L %s %r' "$hardest"
check "keeps what was graded before" out_has '^unfinished extreme [0-9]* unfinished$'
check "one of 1" run 1 grade --budget 1 --format '%u %L %s %r' "$hardest"
check "keeps nothing" out_is 'unfinished unfinished unfinished unfinished'
check "as JSON" run 1 grade --budget 100000 --json "$hardest"
check "ratings are missing" sh -c "grep -q '\"status\":\"unfinished\".*\"level\":\"extreme\"' out && ! grep -q '\"er\"' out"
check "each scale in its own column" run 1 grade --budget 100000 --columns level,se.er,sx.er,hodoku.score,whip "$hardest"
check "and is empty" out_has '^extreme,,,[0-9]*,$'
check "as JSON" run 1 grade --budget 100000 --columns level,se.er,whip,unfinished --json "$hardest"
check "and null, with the reason" out_has '"level":"extreme","se.er":null,"whip":null,"unfinished":"se whip"'
check "a second" run 1 grade --time-limit 1 --columns status,gbraid,unfinished "$hardest"
check "ends the search for g-braids" out_has '^unfinished,,gbraid$'
check "limits that are large enough" run 0 grade --budget 10000000 --time-limit 600 "$hardest"
cp out limited
check "change nothing" sh -c "'$crosshatch' grade $hardest | cmp - limited"
for word in 0 x -1; do
    check "--budget $word" run 2 grade --budget "$word" "$easy"
    check "--time-limit $word" run 2 grade --time-limit "$word" "$easy"
done

finish

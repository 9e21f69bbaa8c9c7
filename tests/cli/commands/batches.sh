#!/bin/sh
# batches.sh - `grade` for long lists: typed columns, limits, files of output, and what is reported on the way.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

cd "$work" || exit 1
several=$(printf '%081d' 0)
none=82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
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
list=$CH_SHARED/puzzles/rated-11-or-more.txt
if [ -r "$list" ]; then # whose line takes many seconds
    check "a second" run 1 grade --time-limit 1 --columns status,gbraid,unfinished "$(sed -n 's/^\(.\{81\}\).*/\1/;40000p' "$list")"
    check "ends the search for g-braids" out_has '^unfinished,,gbraid$'
else
    skip "a second" "the lists are not here"
fi
check "limits that are large enough" run 0 grade --budget 10000000 --time-limit 600 "$hardest"
cp out limited
check "change nothing" sh -c "'$crosshatch' grade $hardest | cmp - limited"
for word in 0 x -1; do
    check "--budget $word" run 2 grade --budget "$word" "$easy"
    check "--time-limit $word" run 2 grade --time-limit "$word" "$easy"
done

# ---- compressed data ----

# Whether the build knows a compression, which depends on its libraries.
packs() { "$crosshatch" grade --columns puzzle -o "packs$1" "$easy" 2>/dev/null; }
"$crosshatch" grade --columns puzzle,level some >plain
for kind in gzip:gz zstd:zst; do
    program=${kind%:*}
    ending=${kind#*:}
    if ! packs ".$ending" || ! command -v "$program" >/dev/null; then
        skip "$program" "the build or this machine lacks it"
        continue
    fi
    "$program" -c some >"some.$ending"
    check "$program: a file" sh -c "'$crosshatch' grade --columns puzzle,level some.$ending | cmp - plain"
    check "$program: standard input" sh -c "'$crosshatch' grade --columns puzzle,level <some.$ending | cmp - plain"
    check "$program: of a pipe byte by byte" sh -c "dd if=some.$ending bs=1 2>/dev/null | '$crosshatch' grade --columns puzzle,level | cmp - plain"
    check "$program: two in one file" sh -c "cat some.$ending some.$ending | '$crosshatch' convert >two && cat some some | '$crosshatch' convert | cmp - two"
    check "$program: written" run 0 grade --columns puzzle,level -o "written.$ending" some
    check "$program: is what others unpack" sh -c "'$program' -dc written.$ending | cmp - plain"
    check "$program: a log is verified" sh -c "'$crosshatch' solve --log json $easy | '$program' -c | '$crosshatch' verify"
    for cut in 1 2 3 10 $(($(wc -c <"some.$ending") - 1)); do
        head -c "$cut" "some.$ending" >"cut.$ending"
        check "$program: cut after $cut bytes" run 2 check --brief "cut.$ending"
        check "$program: is reported" err_has "cut.$ending:[0-9]*:.*: \(the compressed data ends too early\|it is not compressed as its name says\)"
    done
    awk 'BEGIN { for (i = 0; i < 3000; i++) printf "%c", 65 + i % 23 }' >rubbish
    { head -c 20 "some.$ending" && cat rubbish; } >"broken.$ending"
    check "$program: broken" run 2 check --brief "broken.$ending"
    check "$program: is reported" err_has "the compressed data is broken"
    cp some "plain.$ending"
    check "$program: a name without the content" run 2 check --brief "plain.$ending"
    check "$program: is reported" err_has "it is not compressed as its name says"
    : >"empty.$ending"
    check "$program: an empty file" run 2 check --brief "empty.$ending"
    # A line without an end, of a thousand times the size of its file.
    head -c 100000000 /dev/zero | "$program" -c >"zeros.$ending"
    zeros() { (ulimit -v 1000000 && "$crosshatch" check --brief --jobs 1 "zeros.$ending" 2>err); [ $? -eq 2 ] && grep -q 'found a longer one' err; }
    [ "$thinning" -gt 1 ] || check "$program: a file that unpacks to very much" zeros
done
if packs .zst; then
    printf '\050\265\057\375\000\220\001\000\000' >large.zst # a frame with a window of 256 MB
    check "zstd: a window that is too large" run 2 check --brief large.zst
    check "is reported" err_has 'large.zst:1: .*: unpacking takes more than 128 MB of memory'
fi

# ---- files of output ----

check "--output" run 0 grade --columns puzzle,level --output out.csv some
check "is what standard output gets" cmp out.csv plain
check "and that is empty" sh -c 'test ! -s out'
has() { # MANIFEST TEXT...
    file=$1
    shift
    for text; do grep -qF "$text" "$file" || { echo "no $text in $file"; cat "$file"; return 1; }; done
}
check "its manifest" has out.csv.manifest.json '"format":"crosshatch-manifest","version":1,"command":"grade","crosshatch":"' \
    '"options":{"columns":"puzzle,level"},"input":[{"name":"some","bytes":' "\"counts\":{\"records\":$(grep -c . some),\"unique\":$(grep -c . some)," \
    "\"output\":{\"name\":\"out.csv\",\"bytes\":$(wc -c <out.csv),"
hashes()
{
    grep -q '"sha256":null' out.csv.manifest.json && return 0 # a build without libmd
    for file in some out.csv; do has out.csv.manifest.json "$(sha256sum $file | cut -d' ' -f1)" || return 1; done
}
check "has the hashes of input and output" hashes
again() { cp out.csv.manifest.json before && "$crosshatch" grade --jobs 3 --columns puzzle,level --output out.csv some && cmp before out.csv.manifest.json; }
check "and is the same again" again
check "counts each status" sh -c "printf '%s\n%s\n%s\n53a\n' '$easy' '$several' '$none' | '$crosshatch' grade --scale sx --max-er 6 --echo -o counted.csv; true"
check "with options" has counted.csv.manifest.json '"options":{"echo":true,"scale":"sx","max-er":"6"},"input":[{"name":"stdin"' \
    '"counts":{"records":4,"unique":1,"unsolvable":1,"several":1,"unfinished":0,"error":1}'
check "a puzzle as the operand" sh -c "'$crosshatch' grade -o one.csv $easy"
check "is its input" has one.csv.manifest.json "\"input\":[{\"puzzle\":\"$easy\"}]"
check "no such folder" run 2 grade -o missing/out.csv "$easy"
check "is reported" err_has 'cannot write missing/out.csv: No such file'
for ending in gz zst; do
    check "--resume with .$ending" run 2 grade --resume "out.csv.$ending" "$easy"
    check "says what to do" err_has "cannot go on with out.csv.$ending: .*compress the file when it is whole"
done
check "nothing is written" sh -c 'test ! -e out.csv.gz && test ! -e out.csv.zst'
check "--output with --resume" run 2 grade -o out.csv --resume part "$easy"
check "--output -" run 0 grade -o - --columns level "$easy"
check "is standard output" out_has '^easy$'
# A run that is killed leaves the old file as it was.
killed()
{
    cp out.csv before
    mkfifo endless
    "$crosshatch" grade --jobs 1 -o out.csv <endless 2>/dev/null &
    { head -n 3 some && sleep 0.5 && kill -9 $!; } >endless
    wait $!
    cmp before out.csv && cmp before plain
}
check "an interrupted run changes nothing" killed
rm -f .crosshatch-*
full() { (trap '' XFSZ; ulimit -f 1 && run 2 grade -o full.csv some) && [ ! -e full.csv ] && [ ! -e full.csv.manifest.json ]; }
check "nor does one without room" full

# ---- on the way ----

check "--metrics" run 2 grade --metrics run.prom --columns level some not-there
metrics()
{
    awk '!/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+({status="[a-z]+"})? [0-9.]+)$/ { exit 1 } { n++ } END { exit n < 10 }' run.prom &&
        has run.prom "crosshatch_grade_puzzles_total{status=\"unique\"} $(grep -c . some)" 'crosshatch_grade_puzzles_total{status="unfinished"} 0' \
            'crosshatch_grade_puzzles_total{status="error"} 1' 'crosshatch_grade_ended 1' 'crosshatch_grade_puzzles_per_second '
}
check "has the figures" metrics
counts_by() { "$crosshatch" grade --jobs "$1" --metrics "$1.prom" --columns level some some not-there >/dev/null 2>&1; grep '_total{' "$1.prom" >"counts.$1"; [ "$(wc -l <"counts.$1")" -gt 3 ]; }
same_counts() { counts_by 1 && counts_by 3 && cmp counts.1 counts.3; }
check "the same counts by any number of workers" same_counts
check "--metrics into no folder" run 2 grade --metrics missing/run.prom "$easy"
check "grades nothing" sh -c 'test ! -s out'
check "is reported" err_has 'cannot write missing/run.prom'
check "--progress" run 0 grade --progress 1 --columns level some
check "ends with a line" err_has "^crosshatch: $(grep -c . some) done in [0-9]* s, [0-9]* a second$"
lines() { { head -n 3 some; sleep 2.2; head -n 5 some; } | "$crosshatch" grade --jobs 1 --progress 1 --columns level 2>err >out && [ "$(grep -c '^crosshatch: [0-9]* done' err)" -ge 2 ]; }
check "and has lines before" lines
for word in 0 x -1; do check "--progress $word" run 2 grade --progress "$word" "$easy"; done

finish

#!/bin/sh
# input.sh - operands, files, pipes; bad input keeps its place and gets one clear line.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 1

# ---- operands ----

check "neither file nor puzzle" run 2 solve frob
check "says both" err_has 'frob names no file, and is no puzzle'
check "in one line" one_message
check "and prints nothing" out_empty
check "without a command" run 2 frob
check "says that it is no command either" err_has "there is no command 'frob'"
slip() { echo "$easy" | "$crosshatch" "$@" >out 2>err; [ $? -eq 2 ] && out_empty && err_has "there is no command 'hnit'" && err_has 'similar names: hint$'; }
check "an unknown command before a puzzle solves nothing" slip hnit "$easy"
check "nor before standard input" slip hnit
check "nor before '-'" slip hnit -
check "nor before a file" slip hnit /dev/null
check "nor behind options" slip --color never hnit "$easy"
check "nor before options of other commands" slip hnit --all "$easy"
check "nor before --help" slip hnit --help
check "nor before other such words" slip hnit frob
check "a file may be called like that" sh -c "echo $easy >hnit && '$crosshatch' hnit --format line | grep -qx $easy_solution"
rm -f hnit
check "nor behind the puzzle" slip "$easy" hnit
check "nor with a capital" run 2 Hint "$easy"
check "what is meant" err_has 'similar names: hint$'
check "a command behind its puzzle" run 2 "$easy" hint
check "solves nothing" out_empty
check "is said to come first" err_has 'the command comes first: crosshatch hint'
check "a command in one word with its puzzle" run 2 "hint $easy"
check "solves nothing either" out_empty
check "options of other commands solve nothing" run 2 --level 1 "$easy"
check "nothing at all" out_empty
check "a word among the puzzles of solve" run 2 solve --format line "$easy" hnit
check "keeps its place" out_is "$easy_solution
error"
check "a text with a title is still a puzzle" run 2 --format line "a title
$easy"
check "and solved" out_is "$easy_solution"
check "a directory" run 2 solve /tmp
check "is named" err_has '^crosshatch: cannot read /tmp: Is a directory$'
check "in one line" one_message
echo "$easy" >locked
chmod 000 locked
if [ -r locked ]; then
    skip "an unreadable file" "this user reads everything"
else
    check "an unreadable file" run 2 solve locked
    check "is named" err_has '^crosshatch: cannot read locked: Permission denied$'
fi
for command in solve explain hint "why r1c1" "judge r1c1=1" check convert "grade --format %g"; do
    check "$command: an empty file is an empty list" run 0 $command /dev/null
    check "a note says so" err_has '^/dev/null:1:1: .*the input holds none$'
    check "in one line" one_message
    check "and there is no record" out_empty
done
printf '# nothing here\n\n' >nothing
check "so are comments and blank lines" run 0 grade nothing
check "grade prints its header" sh -c "grep -c . out | grep -qx 1 && grep -q '^puzzle,status,' out"
check "convert keeps the comments" run 0 convert nothing
check "as they are" out_is '# nothing here'
check "an empty pipe" sh -c ": | '$crosshatch' grade --json >out 2>err && ! [ -s out ] && grep -q '^stdin:1:1: ' err"
echo "$easy" >one
check "an empty file among others" run 0 solve --format line nothing one /dev/null "$easy"
check "has no record" out_is "$easy_solution
$easy_solution"
check "an empty operand is no list" run 2 solve ''
check "and prints nothing" out_empty
check "draw needs a puzzle" run 2 draw /dev/null
check "so does --from" run 2 solve --from /dev/null "$easy"
check "and says so" err_has '^/dev/null:'
check "a missing operand's neighbours are solved" run 2 solve --format line "$easy" frob /tmp "$easy"
check "in order" out_is "$easy_solution
error
$easy_solution"
check "a link to a puzzle" run 0 solve --format line "https://example.org/?bd=$easy"
check "is the puzzle" out_is "$easy_solution"
check "a link to none" run 2 solve https://example.org/
check "is reported" err_has 'expected a link with a puzzle in it'
check "a puzzle that begins with '-'" run 1 solve --format line \
    --------1----------------------------------------------------------------------8-
check "is no option" out_has '^\.\.\.\.\.\.\.\.1\.'
check "'--' ends the options" run 2 solve -- --format
echo "$easy" >"$easy"
check "a file may be called like a puzzle" run 0 solve --format line "$easy"
rm -f "$easy"

from_pipe()
{
    echo "$easy" | "$crosshatch" "$@" >out 2>err && out_is "$easy_solution"
}
check "standard input" from_pipe solve --format line
check "as '-'" from_pipe solve --format line -
check "closed standard input" sh -c "'$crosshatch' solve <&-; test \$? -eq 2"
fifo()
{
    mkfifo pipe && { echo "$easy" >pipe & } && run 0 solve --format line pipe && out_is "$easy_solution"
}
check "a named pipe" fifo
check "two files and a pipe" sh -c "echo $easy >a; echo $easy | '$crosshatch' solve --format line a - a | wc -l | grep -qx 3"

# ---- exit status over many ----

statuses()
{
    expected=$1
    shift
    printf '%s\n' "$@" >many
    run "$expected" solve --format line many
}
check "all solved: 0" statuses 0 "$easy" "$easy"
check "one stuck: 1" statuses 1 "$easy" "$stuck"
check "a contradiction wins over stuck: 3" statuses 3 "$stuck" "$broken" "$easy"
check "bad input wins over all: 2" statuses 2 "$stuck" "$broken" 5300 "$easy"

# ---- bad records among good ones ----

printf '%s\n' "$easy" 5300 "$easy" >some
check "a bad line" run 2 solve --format line some
check "keeps its place" out_is "$easy_solution
error
$easy_solution"
check "is reported by file, line and column" err_has '^some:2:5: expected .*; found '
check "once" one_message
check "as a JSON record" run 2 solve --log json some
check "with its place" sh -c "sed -n 2p out | grep -q '\"status\":\"error\",\"file\":\"some\",\"line\":2,\"column\":5,\"reason\":\"[a-z-]*\",\"message\":\"expected'"
check "and its neighbours" sh -c "grep -c '\"outcome\":\"solved\"' out | grep -qx 2"
check "for explain" run 2 explain some
check "for check" run 2 check --brief some
check "in a word" sh -c "sed -n 2p out | grep -qx error"
check "for check --json" run 2 check --json some
check "with a status" sh -c "sed -n 2p out | grep -q '\"format\":\"crosshatch-check\",.*\"status\":\"error\"'"
mv some 'so"me\'
check "a name that JSON must escape" sh -c "'$crosshatch' solve --log json 'so\"me\\' | grep -qF '\"file\":\"so\\\"me\\\\\"'"

# ---- hostile bytes: one clear line with file, line and column, exit 2, nothing but the record ----

hostile()
{
    run 2 "$1" hostile && grep -q '^hostile:[0-9]*:[0-9]*: expected .' err && one_message
}

# puzzles_refuse NAME, logs_refuse NAME: check that the bytes in the file `hostile` are refused.
puzzles_refuse()
{
    for command in solve explain check; do
        check "$command: $1" hostile $command
    done
}

logs_refuse()
{
    check "verify: $1" hostile verify
}

printf '53\0007' >hostile
puzzles_refuse "a NUL byte"
printf '\377\376\n' >hostile
puzzles_refuse "no UTF-8"
printf '%s\n' "${easy}5" >hostile
puzzles_refuse "an 82nd digit"
head -c 3000000 /dev/zero | tr '\0' 5 >hostile
puzzles_refuse "a line of three million digits"
head -c 100000 /dev/zero >hostile
puzzles_refuse "a hundred thousand NUL bytes"
echo "$easy" | cut -c1-80 >hostile
puzzles_refuse "80 characters"
echo "$easy" | tr 5 q >hostile
puzzles_refuse "wrong characters"
printf '{"format":"crosshatch-log"' >hostile
puzzles_refuse "an object cut off"
logs_refuse "an object cut off"
head -c 100000 /dev/zero | tr '\0' '[' >hostile
logs_refuse "no object"
{ printf '{"a":'; cat hostile; } >deep
mv deep hostile
logs_refuse "nesting without end"
printf '{"format":"crosshatch-log","format":"crosshatch-log"}\n' >hostile
logs_refuse "a key twice"
printf '{"format":"\\u0000"}\n' >hostile
logs_refuse "an escaped NUL"
printf '\0\0\n' >hostile
logs_refuse "NUL bytes"
printf '{"a":"\377"}\n' >hostile
logs_refuse "no UTF-8"
printf '{}\n' >hostile
logs_refuse "an empty object"
check "verify: a directory" run 2 verify /tmp
check "verify: no such file" run 2 verify frob

# ---- files that fail while they are read ----

fails_half_way() { run 2 "$@" /proc/self/mem && err_has 'Input/output error'; }
for command in solve verify library; do
    if [ -r /proc/self/mem ]; then
        check "$command: a file that fails while it is read" fails_half_way $command
    else
        skip "$command: a file that fails while it is read" "no such file"
    fi
done
named_by_any_bytes()
{
    file=$(printf 'a\tb\377')
    echo rubbish >"$file"
    run 2 solve --log json "$file" && out_has '"file":"a\\u0009b\\u00ff"'
}
check "a file named by any bytes, in JSON" named_by_any_bytes
check "draw: a step of a log" run 0 draw -f text --step 17 "$CH_SOURCE/tests/verify/logs/pair.json"
check "is drawn" out_has '^Step 17: Cross-Hatching'
printf '{"format":"crosshatch-log","version":1,"puzzle":"%081d","outcome":"won"}\n' 0 | tr 0 . >half
check "draw: a log that breaks off behind its puzzle" run 2 draw --step 1 half
check "says where" err_has "^half:1:[0-9]*: expected"

rows='53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79'
shape()
{
    printf '%s\n' "$rows" | sed "$1" >"$work/shape"
    run 2 solve "$work/shape" && err_has "$2"
}
check "a short row" shape '9s/.$//' ':9:9: row 9 has 8 cells; expected nine'
check "a long row" shape '5s/$/./' ':5:10: row 5 has 10 cells; expected nine'
check "a row with a blank between cells" shape 's/./& /g;4s/. $//' ':4:17: row 4 has 8 cells; expected nine'
check "a row too few" shape 9d ':9:1: expected nine rows in the grid; found 8'
check "a line too short" run 2 solve "${easy%?}"
check "says how many cells it has" err_has 'expected 81 cells in the line, .*; found 80'

random_bytes()
{
    "$crosshatch" generate -n 2000 --seed 1 | tr '.1' '\000\300' >noise
    for command in solve explain check verify; do
        "$crosshatch" $command noise >out 2>err
        [ $? -eq 2 ] || return 1
    done
}
check "noise ends with 2" random_bytes
finish

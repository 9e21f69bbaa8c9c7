#!/bin/sh
# examples.sh - tests the programs of docs/examples: examples.sh PREFIX, where PREFIX and a name make a program's path.
#
# Where the command does the same, its output is the expected output.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../cli/tap.sh"
prefix=$1
head -n 8 "$CH_SOURCE/puzzles/expert.txt" >"$work/list"

# Runs a program with its output in $work/out; true when it exits with 0.
example()
{
    name=$1
    shift
    "$prefix$name" "$@" >"$work/out" 2>"$work/err" || { cat "$work/err"; return 1; }
}

check "solve" example solve
check "prints the steps" out_has '^Step 1: '
check "then the grid" out_has '^| 5 3 4 | 6 7 8 | 9 1 2 |$'
check "solve refuses what is no puzzle" sh -c "! '${prefix}solve' frob 2>'$work/err'"
check "and says what it found" err_has '^solve: .*found frob$'
check "hint says it in Korean" sh -c "! '${prefix}hint' frob ko 2>'$work/err' >/dev/null && ! grep -q '[{}]' '$work/err' && grep -q '^hint: .*f' '$work/err'"

same_hint()
{
    position=530070000600195000098000060800060003400803001700020006060000280000419005000080079
    example hint "$position" "$1" && "$crosshatch" hint --lang "$1" "$position" >"$work/hint" &&
        [ "$(sed 's/^[^:]*: //' "$work/out")" = "$(sed 's/^[^:]*: //' "$work/hint")" ]
}
check "hint of its own position" example hint
check "hint says what the command says" same_hint en
check "in Korean too" same_hint ko
check "hint of a full grid" example hint "$easy_solution"
check "there is none" out_is 'no step'

check "play" example play
check "names the first step" out_has '^\* [a-z][a-z-]*$'
check "and its pattern" out_has '^hatching 0: r[1-9]c[1-9]$\|^closed 0: r[1-9]c[1-9]$\|^cells 0: r[1-9]c[1-9]$'
check "to the end" out_has '^[5-9][0-9] steps$'
check "play refuses what is no puzzle" sh -c "! '${prefix}play' frob >/dev/null 2>&1"

check "order" example order
check "prints techniques with their numbers" out_has '^ *[1-9][0-9]*  [a-z][a-z0-9-]*$'
check "naked singles first" example order "$easy" naked-single
check "are all that it takes" sh -c "head -n 1 '$work/out' | grep -q '  naked-single$'"
check "an unknown name is refused" sh -c "! '${prefix}order' '$easy' naked-single,frob 2>'$work/err'"
check "and named" err_has frob
check "so is an unknown one with a minus" sh -c "! '${prefix}order' '$easy' -frob 2>/dev/null"

# The command's drawing begins with one more line, for a file.
same_picture()
{
    example picture "$easy" "$1" "$3" && grep -q ' id="main-r9c9"' "$work/out" && sed 's/"main-/"/g; s/ main-/ /g' "$work/out" >"$work/plain" &&
        "$crosshatch" draw --coordinates --palette colorblind --lang "$3" $2 "$easy" | tail -n +2 | cmp - "$work/plain"
}
check "picture draws what the command draws" same_picture 7 "--step 7" en
check "in Korean too" same_picture 1 "--step 1" ko
check "the grid as well" same_picture 0 "" en
check "no picture of what is no puzzle" sh -c "! '${prefix}picture' frob 2>'$work/err'"
check "which it names" err_has '^picture: .*found frob$'
check "no step beyond the last" sh -c "! '${prefix}picture' '$easy' 1000 2>/dev/null"

check "counting" example counting

# The hash of each puzzle's log, as `solve --stats` prints it for one puzzle alone.
batch()
{
    for threads in 1 4 100; do
        "${prefix}batch" "$threads" <"$work/list" >"$work/batch$threads" || return 1
    done
    cmp "$work/batch1" "$work/batch4" && cmp "$work/batch1" "$work/batch100" &&
        [ "$(wc -l <"$work/batch1")" = "$(wc -l <"$work/list")" ] && grep -q '^solved, [0-9]* steps, [0-9a-f]\{16\}$' "$work/batch1"
}
check "batch: any number of threads gives the same" batch
bad_line()
{
    printf 'frob\n%s\n' "$easy" | "${prefix}batch" 2 >"$work/out" && out_has '^error: ' && out_has '^solved, '
}
check "a bad line keeps its place" bad_line

# The command's output for the same puzzles.
same_grades()
{
    "${prefix}grade" <"$work/list" >"$work/grades" && "$crosshatch" convert --canonical --to sdm "$work/list" >"$work/forms" &&
        "$crosshatch" grade --format '%u, %L, %s, %r' "$work/list" | paste -d' ' - "$work/forms" | sed 's/ \([0-9]*\)$/, \1/' | cmp - "$work/grades"
}
check "grade says what the command says" same_grades
marks=$(awk 'BEGIN { for (i = 0; i < 81; i++) printf "123456789" }')
reads_on() { printf '%s\n' "$marks" "$easy" | "${prefix}grade" >"$work/grades" && sed -n 1p "$work/grades" | grep -q '^several.* -$' && sed -n 2p "$work/grades" | grep -q '^unique'; }
check "and continues after a puzzle of pencil marks" reads_on
finish

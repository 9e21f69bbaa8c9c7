#!/bin/sh
# output.sh - the same bytes for any number of jobs, and no output lost silently.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 1

# 1,500 puzzles or, thinned, fewer, most of them solvable by logic or not, some bad lines and contradictions among them.
"$crosshatch" generate -n $((300 / thinning)) --seed 4 >some
for i in 1 2 3 4 5; do
    cat some
    printf '%s\n' 123 "$easy" "$broken" 'no puzzle' "$stuck"
done >many

same_for_jobs()
{
    "$crosshatch" "$@" --jobs 1 many >one 2>one.err
    status=$?
    for jobs in 2 3 16; do
        "$crosshatch" "$@" --jobs $jobs many >other 2>other.err
        [ $? -eq $status ] && cmp one other && cmp one.err other.err || return 1
    done
    [ "$(wc -l <one)" -ge "$(wc -l <many)" ]
}
check "solve" same_for_jobs solve --format line
check "solve, ruled" same_for_jobs solve
check "solve --guess" same_for_jobs solve --guess --format line
check "JSON logs" same_for_jobs solve --log json --argument
check "text logs" same_for_jobs solve --log text
check "explain" same_for_jobs explain --lang ko
check "check --json" same_for_jobs check --json
check "grade" same_for_jobs grade
check "check --solutions" same_for_jobs check --solutions
"$crosshatch" solve --guess --log json some >logs 2>/dev/null
"$crosshatch" verify --jobs 1 logs >one
"$crosshatch" verify --jobs 4 logs >other
check "verify" sh -c "grep -qx verified one && cmp one other"

hash_of()
{
    "$crosshatch" solve --stats "$@" 2>&1 >/dev/null | sed -n 's/^hash *//p'
}
same_hash()
{
    one=$(hash_of --jobs 1 some)
    [ -n "$one" ] && [ "$one" = "$(hash_of --jobs 5 some)" ] && [ "$one" != "$(hash_of many)" ] &&
        [ "$one" = "$(cat some | "$crosshatch" solve --stats 2>&1 >/dev/null | sed -n 's/^hash *//p')" ]
}
check "the hash of --stats does not depend on jobs" same_hash
tac_hash()
{
    tac some >emos && other=$(hash_of emos) && [ -n "$other" ] && [ "$(hash_of some)" != "$other" ]
}
check "but on the order" tac_hash
check "and on the strategies" sh -c "test $(hash_of some) != $(hash_of --strategies full-house some)"

# ---- output that cannot be written ----

check "closed standard output" sh -c "'$crosshatch' solve $easy >&- 2>err; test \$? -eq 2 && grep -q 'cannot write' err"
check "closed standard output: --help" sh -c "'$crosshatch' --help >&- 2>err; test \$? -eq 2"
if [ -c /dev/full ]; then
    for command in "solve many" "solve --log json many" "explain many" "check many" "verify logs" strategies \
        "generate -n 99" --help --version; do
        check "full disk: $command" sh -c "'$crosshatch' $command >/dev/full 2>err; test \$? -eq 2 && grep -q 'No space left' err"
    done
else
    skip "full disk" "no /dev/full"
fi
reader_exits()
{
    { "$crosshatch" generate -n 100000000; echo $? >status; } | head -1 >one && [ "$(cat status)" -eq 2 ]
}
check "a reader that exits ends the work" reader_exits
list_reader_exits()
{
    { "$crosshatch" check --brief --solutions --limit 2000000000 "$(printf '%081d' 0)"; echo $? >status; } | head -1 >one &&
        [ "$(cat status)" -eq 2 ]
}
check "in the middle of a list, too" list_reader_exits
check "closed standard error" sh -c "'$crosshatch' solve --format line many 2>&- | wc -l | grep -qx $(wc -l <many)"

# ---- colour ----

plain()
{
    "$crosshatch" explain "$easy" | LC_ALL=C grep -q "$(printf '\033')" && return 1
    "$crosshatch" explain --color=always "$easy" | LC_ALL=C grep -q "$(printf '\033')"
}
check "colour only on request, in a pipe" plain
# Without colours there are signs in the grids instead; the words stay the same.
words()
{
    "$crosshatch" explain "$@" | sed "s/$(printf '\033')\[[0-9;]*m//g" | grep -E '^(Puzzle|Step|Solved|  [A-Z])'
}
same_words()
{
    words "$1" >one && words --color=always "$1" | cmp - one && [ "$(wc -l <one)" -gt 20 ]
}
check "colour changes no words" same_words "$easy"
"$crosshatch" generate -n 8 --seed 3 >hard
struck()
{
    "$crosshatch" explain --color=always hard | grep -q "$(printf '\033')\[1;9;31m" && same_words hard
}
check "nor those between patterns" struck

# ---- the language ----

check "from the locale" sh -c "LC_ALL=ko_KR.UTF-8 '$crosshatch' explain $easy >one; '$crosshatch' explain --lang ko $easy | cmp - one"
check "English is not Korean" sh -c "'$crosshatch' explain --lang en $easy | cmp -s - one && exit 1 || exit 0"
check "LC_ALL wins over LANG" sh -c "LC_ALL=C LANG=ko_KR.UTF-8 '$crosshatch' explain $easy >two; '$crosshatch' explain --lang en $easy | cmp - two"
check "--lang wins over all" sh -c "LC_ALL=ko_KR.UTF-8 '$crosshatch' explain --lang en $easy | cmp - two"
# ---- the number of workers ----

# threads COMMAND...: prints the number of its threads after it has made hundreds of puzzles.
threads()
{
    : >made # the puzzles of an earlier process are none of this one
    "$@" generate -n 100000000 >made 2>/dev/null &
    process=$!
    while kill -0 $process 2>/dev/null && [ "$(wc -l <made)" -lt 500 ]; do sleep 0.1; done
    sed -n 's/^Threads:[^0-9]*//p' /proc/$process/status
    kill $process
    wait $process 2>/dev/null
}
one_processor()
{
    one=$(threads "$crosshatch" --jobs 1)
    two=$(threads "$crosshatch" --jobs 2) # a sanitizer adds a thread of its own where there are several
    [ -n "$one" ] && [ "$two" -gt "$one" ] && [ "$(threads "$crosshatch" --jobs 3)" -eq $((two + 1)) ] &&
        [ "$(threads taskset -c "$processor" "$crosshatch")" -eq "$one" ]
}
processor=$(taskset -pc $$ 2>/dev/null | sed 's/.*: \([0-9]*\).*/\1/')
if [ -n "$processor" ] && [ -r /proc/self/status ]; then
    check "a process that may use one processor has one worker" one_processor
else
    skip "a process that may use one processor has one worker" "no taskset or no /proc"
fi
finish

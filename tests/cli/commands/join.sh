#!/bin/sh
# join.sh - a list graded in parts: the joined parts are the list graded at once, and wrong parts are refused.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

cd "$work" || exit 1
grep -E '^[0-9.]{81}' "$CH_SOURCE/puzzles/medium.txt" | head -7 >list
sed -i '3s/.*/not a puzzle/' list
printf '%s\n' "$easy" >one

# parts N OPTION...: grades the parts of the list into part.1 and so on.
parts()
{
    count=$1
    shift
    rm -f part.*
    for k in $(seq "$count"); do
        "$crosshatch" grade --part "$k/$count" "$@" "${list:-list}" >"part.$k" 2>/dev/null
    done
}

names() { seq -f 'part.%g' "$1"; }

# Sameness of the list in N parts and in one.
same()
{
    parts "$@"
    count=$1
    shift
    "$crosshatch" grade "$@" "${list:-list}" >whole 2>/dev/null
    # shellcheck disable=SC2046
    "$crosshatch" join $(names "$count") >joined && [ "$(wc -l <joined)" -ge 1 ] && cmp whole joined
}

check "three parts are the whole" same 3
check "so are as many as puzzles" same 7
check "and more than puzzles" same 12
check "and one" same 1
check "as JSON" same 3 --json
check "in columns of one's own" same 3 --columns puzzle,level
check "by a format, with numbers" same 3 --format '%n %g %L'
check "of several workers" same 2 --jobs 2
check "without a header" same 3 --no-header
check "which is not there" sh -c '! grep -q "^puzzle," whole'
check "of one puzzle" eval 'list=one same 2'
numbers() { "$crosshatch" grade --part 2/3 --format %n list 2>/dev/null | paste -sd' ' | grep -qx '2 5'; }
check "a record keeps its number" numbers

resumes()
{
    parts 3
    cp part.2 kept && head -c -5 kept >part.2 &&
        "$crosshatch" grade --part 2/3 --resume part.2 list 2>/dev/null && cmp kept part.2
}
check "a part is resumed" resumes

# ---- wrong parts ----

parts 3
check "no part" run 2 join
check "is refused" err_has 'join takes the files'
check "a missing file" run 2 join part.1 part.9 part.3
check "is named" err_has 'part.9'
check "parts in another order" run 2 join part.2 part.1 part.3
check "do not end one after the other" err_has 'part.1: line 4: expected the end, since part.2 ends after 2 records'
head -2 part.1 >short
check "a part that is too short" run 2 join short part.2 part.3
check "is found by the next" err_has 'part.2: line 3: expected the end, since short ends after 1 record:'
head -c -1 part.3 >cut
check "a part that is cut off" run 2 join part.1 part.2 cut
check "is found" err_has 'cut: line 3: expected a whole record'
"$crosshatch" grade --part 3/3 --columns puzzle list >other 2>/dev/null
check "another header" run 2 join part.1 part.2 other
check "is found" err_has 'other: line 1: expected the header of part.1'
: >empty
check "a part that was never begun" run 2 join part.1 part.2 empty
check "empty files are an empty list" run 0 join empty empty

for word in 0/3 4/3 3 1/0 /3 3/ a/b 1/3x -1/3 +1/3 1/99999999999 ''; do
    check "grade --part '$word'" run 2 grade --part "$word" list
    check "says what it takes" err_has "K/N"
done

# ---- GNU parallel ----

by_parallel()
{
    # shellcheck disable=SC2046
    seq 3 | parallel --will-cite -j2 "'$crosshatch' grade --part {}/3 --resume jobs.{} list" 2>/dev/null
    "$crosshatch" join jobs.1 jobs.2 jobs.3 >joined && "$crosshatch" grade list 2>/dev/null | cmp - joined
}
if command -v parallel >/dev/null && parallel --version | grep -q GNU; then
    check "GNU parallel makes the parts" by_parallel
else
    skip "GNU parallel makes the parts: it is not installed"
fi

finish

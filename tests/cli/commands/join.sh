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

# ---- manifests ----

described() # OPTION...: the parts with their manifests
{
    rm -f part.*
    for k in 1 2 3; do "$crosshatch" grade --part "$k/3" "$@" --output "part.$k" list 2>/dev/null; done
    [ -s part.3.manifest.json ]
}
described
joins() { "$crosshatch" join --output joined part.1 part.2 part.3 && "$crosshatch" grade list 2>/dev/null | cmp - joined; }
check "parts with manifests" joins
sums()
{
    for text in '"command":"join"' '"options":{}' '"input":[{"name":"list"' '"counts":{"records":7,"unique":6,"unsolvable":0,"several":0,"unfinished":0,"error":1}' \
        '"parts":[{"name":"part.1"' '"output":{"name":"joined"'; do
        grep -qF "$text" joined.manifest.json || { echo "no $text"; cat joined.manifest.json; return 1; }
    done
}
check "the manifest of the whole" sums
refused() # TEXT: of the message; nothing is written
{
    rm -f not-joined
    "$crosshatch" join --output not-joined part.1 part.2 part.3 2>err
    [ $? -eq 2 ] && [ ! -e not-joined ] && [ ! -e not-joined.manifest.json ] && grep -q "$1" err || { cat err; return 1; }
}
sed -i '$s/unique/several/' part.2
check "a part that was changed" refused '' # by its hash, in a build that has them
described && sed -i '$d' part.1 && check "one that lost its last line" refused 'part.1.manifest.json describes\|expected the end'
described && cp part.2.manifest.json part.3.manifest.json && check "the manifest of another part" refused 'expected the manifest of part 3 of 3; found that of another'
described && rm part.2.manifest.json && check "no manifest beside one" refused 'part.2.manifest.json: expected a manifest'
described && "$crosshatch" grade --part 2/3 --max-er 2 --output part.2 list 2>/dev/null
check "other options" refused 'expected the same version, options and input as in part.1.manifest.json; found others'
mkdir far && cp list far/copy
elsewhere()
{
    described && "$crosshatch" grade --part 2/3 --output part.2 far/copy 2>/dev/null
    grep -q '"sha256":null' part.2.manifest.json || joins # a build without libmd has names alone
}
check "a list with another name, as on another machine" elsewhere
sed '$d' list >far/list
described && (cd far && "$crosshatch" grade --part 2/3 --output ../part.2 list 2>/dev/null)
check "another list of the same name" refused 'expected the same version, options and input'
described && sed -i 's/"crosshatch":"[^"]*"/"crosshatch":"0.9.0"/' part.3.manifest.json && check "another version" refused 'expected the same version'
for text in '' '{' '[]' '{"format":"crosshatch-grade","version":1}' '{"format":"crosshatch-manifest","version":2,"counts":{},"output":{}}' '{"format":"crosshatch-manifest","version":1,"counts":[],"output":{}}'; do
    described && printf '%s' "$text" >part.1.manifest.json
    check "'$text' is no manifest" refused 'part.1.manifest.json: expected a manifest of crosshatch; found something else'
done
check "--output into no folder" run 2 join -o missing/joined part.2
rm -f part.*.manifest.json && check "without manifests, the records are counted" joins
check "in the manifest too" grep -q '"command":"join","crosshatch":"[0-9.]*","counts":{"records":7},"parts"' joined.manifest.json

finish

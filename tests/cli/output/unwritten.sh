#!/bin/sh
# unwritten.sh - output that cannot be written: a message, status 2, and no partial file left in place of a whole one.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 1

grep -m 1 '^:' "$CH_SOURCE/tests/cli/commands/library.txt" >cases
echo >regular

# ---- standard output ----

full()
{
    "$crosshatch" "$@" >/dev/full 2>err
    [ $? -eq 2 ] && grep -q 'No space left' err && [ "$(wc -l <err)" -eq 1 ]
}
if [ -c /dev/full ]; then
    check "full disk: hint" full hint "$easy"
    check "full disk: why" full why r1c3 "$easy"
    check "full disk: judge" full judge r5c5=5 "$easy"
    check "full disk: grade" full grade "$easy"
    check "full disk: convert" full convert "$easy"
    check "full disk: draw" full draw -f svg "$easy"
    check "full disk: library" full library cases
    lost_messages() { "$crosshatch" "$@" >out 2>/dev/full; [ $? -eq 2 ]; }
    check "lost figures" lost_messages solve --stats "$easy"
    check "the result is there" grep -q '| 5 3 4 ' out
    check "lost notes" lost_messages convert /dev/null
    check "lost figures of generate" lost_messages generate --tries 1 --level extreme --needs tridagon
else
    skip "full disk" "no /dev/full"
fi

# ---- files ----

# refused REASON ARGUMENT...: true when there is one message, with the reason.
refused()
{
    reason=$1
    shift
    run 2 "$@" && err_has "$reason" && one_message
}
missing='No such file or directory'
check "draw -o by an ending in capitals" sh -c "'$crosshatch' draw -o '$work/a.SVG' $easy && grep -q '<svg' '$work/a.SVG'"
check "as a text" sh -c "'$crosshatch' draw -o '$work/a.txt' $easy && grep -q '^| 5 3' '$work/a.txt'"
check "by an ending that means nothing" refused 'draw.jpg' draw -o "$work/draw.jpg" "$easy"
check "unless --format says what" run 0 draw -f svg -o "$work/draw.jpg" "$easy"
check "draw -o in a folder that is missing" refused "$missing" draw -o no/such.svg "$easy"
check "draw -o over a folder" refused 'Is a directory' draw -f svg -o . "$easy"
check "explain --pictures in a folder that is missing" refused "$missing" explain --pictures no/such "$easy"
check "explain --pictures over a file" refused 'Not a directory' explain --pictures regular "$easy"
check "grade --resume in a folder that is missing" refused "$missing" grade --resume no/such.csv "$easy"
[ ! -c /dev/full ] || check "draw -o on a full disk" refused 'No space left' draw -f svg -o /dev/full "$easy"

# limited BLOCKS ARGUMENT...: runs the command with a limit on the length of files.
limited()
{
    blocks=$1
    shift
    (ulimit -f "$blocks" && exec "$crosshatch" "$@" >/dev/null) 2>err
    [ $? -eq 2 ] && grep -q 'File too large' err
}
resumed_in_part()
{
    yes "$easy" | head -20 >many
    limited 2 grade --resume grades many && grep -q 'cannot write grades: ' err && run 0 grade --resume grades many &&
        "$crosshatch" grade many | cmp grades -
}
check "of records that are too long for a file the file is named, and the work continues" resumed_in_part
resumed_closed()
{
    rm -f grades
    "$crosshatch" grade --resume grades many <&- >&- 2>&- && "$crosshatch" grade many | cmp grades -
}
check "grade --resume needs no open streams" resumed_closed
drawn_in_part()
{
    limited 1 draw -o part.svg "$easy" && [ ! -e part.svg ] && echo before >part.svg &&
        limited 1 draw -o part.svg "$easy" && [ "$(cat part.svg)" = before ] && [ -z "$(find . -name '.crosshatch*')" ]
}
check "of a picture that is too long nothing stays, and what was there does" drawn_in_part
explained_in_part()
{
    limited 16 explain --pictures pages "$easy" && ! ls pages/*.html 2>/dev/null && for page in pages/*.svg; do
        [ ! -e "$page" ] || tail -c 7 "$page" | grep -q '</svg>' || return 1
    done
}
check "nor of a page" explained_in_part

# ---- links, folders and devices in the place of a file ----

# drawn OUT FILE: true when a picture written to OUT is in FILE, and nothing else was made.
"$crosshatch" draw -f svg "$easy" >picture
drawn()
{
    ls -A >before
    run 0 draw -f svg -o "$1" "$easy" && cmp picture "$2" && ls -A | diff before -
}
touch old && chmod 640 old && ln -s old link && mkdir folder && ln -s ../folder/none folder/to-none && ln -s "$work/folder/to-none" long
check "an old file is replaced" drawn old old
check "with the permissions that it had" test "$(ls -l old | cut -c 1-10)" = -rw-r-----
echo before >old
check "a link still leads to its file" drawn link old
check "as a link" test "$(readlink link)" = old
check "links lead to a file that is not there yet" drawn long folder/none
check "which is as open as any other" test "$(ls -l folder/none | cut -c 1-10)" = "$(ls -l picture | cut -c 1-10)"
ln -s round round
check "links that lead nowhere are refused" refused 'symbolic links' draw -f svg -o round "$easy"
mkfifo pipe
cat pipe >piped &
piped()
{
    run 0 draw -f svg -o pipe "$easy" && wait && cmp picture piped && [ -p pipe ]
}
check "a pipe is written to" piped
if [ -e /dev/stdout ]; then
    check "so is a device" run 0 draw -f svg -o /dev/null "$easy"
    check "which stays one" test -c /dev/null
    kept_open()
    {
        "$crosshatch" draw -f svg -o /dev/stdout "$easy" >kept && cmp picture kept &&
            "$crosshatch" draw -f svg -o /dev/stdout "$easy" | cmp picture -
    }
    check "so is a file or a pipe by way of /dev/stdout" kept_open
else
    skip "devices" "no /dev/stdout"
fi

# A user who may write anywhere cannot be denied a folder.
mkdir closed && chmod a-w closed
if [ -w closed ]; then
    skip "a folder that is not ours to write in" "this user may"
else
    check "draw -o in a folder that is not ours to write in" refused 'Permission denied' draw -o closed/a.svg "$easy"
    check "explain --pictures in one" refused 'Permission denied' explain --pictures closed/a "$easy"
    check "grade --resume in one" refused 'Permission denied' grade --resume closed/a "$easy"
fi

# ---- signals ----

# stopped SIGNAL ARGUMENT...: true when the signal ends endless work, with the shell's status for it and no message.
stopped()
{
    signal=$1
    shift
    "$crosshatch" "$@" >out 2>err &
    process=$!
    while [ ! -s out ]; do sleep 0.1; done
    kill -s "$signal" $process
    wait $process
    [ $? -gt 128 ]
}
check "SIGTERM ends generate" stopped TERM generate -n 100000000
whole_lines()
{
    stopped TERM check --brief --solutions --limit 2000000000 "$(printf '%081d' 0)"
}
check "and check" whole_lines
finish

#!/bin/sh
# library.sh - a library's cases: those that pass, those that fail, and malformed lines.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
cases_of_ours=$(cd "$(dirname "$0")" && pwd)/library.txt
cd "$work" || exit 1

position=..5.......197.5.28...36...7..8...31..7.2....52.6..8....3.9..........7..1......4..
count=$(grep -c '^:' "$cases_of_ours")

check "our own library passes" run 0 library "$cases_of_ours"
check "it is counted" out_is "$count passed, 0 failed"

# is STATUS CASE OUTPUT: checks the verdict on a case in standard input.
is()
{
    printf '%s\n' "$2" | "$crosshatch" library >out 2>err
    [ $? -eq "$1" ] || { echo "exit status $?"; cat err; return 1; }
    out_is "$3"
}
check "a case that passes" is 0 ":0003:4:$position:::425:" "1 passed, 0 failed"
check "a variant makes no difference to it" is 0 ":0003-1:4:$position:::425:" "1 passed, 0 failed"
check "the last field may be missing" is 0 ":0003:4:$position:::425" "1 passed, 0 failed"
check "another conclusion" is 1 ":0003:4:$position:::426:" "stdin:1: 0003 failed: expected r2c6=4; found r2c5=4
0 passed, 1 failed"
check "a conclusion too few" is 1 ":0003:4:$position:::425 426:" \
    "stdin:1: 0003 failed: expected r2c5=4 and r2c6=4; found r2c5=4
0 passed, 1 failed"
check "other digits" is 1 ":0003:5:$position::123:425:" "stdin:1: 0003 failed: expected r2c5=4 r2c3<>1; found nothing
0 passed, 1 failed"
chain=:0701:7:.7..582.6...6.3..5.........9.2..6......8...2.38..9.7.15.....6....1.....3.9..37.5.::755:
loop=":0706:59:........+65.3...1.4..632....6......4....43+6.9.1....8..58...736..39....81.....1....::515 915 925 585:"
check "a chain's length" is 0 "${chain}:5" "1 passed, 0 failed"
check "another length" is 1 "${chain}:7" "stdin:1: 0701 failed: expected a chain of 7 links; found one of 5
0 passed, 1 failed"
check "a loop's length" is 0 "${loop}:5" "1 passed, 0 failed"
check "a loop of another length" is 1 "${loop}:3" "stdin:1: 0706 failed: expected a chain of 3 links; found one of 5
0 passed, 1 failed"
check "what must not be found, and is" is 1 ":0003-x:4:$position::::" \
    "stdin:1: 0003-x failed: expected nothing; found r2c5=4
0 passed, 1 failed"
check "and is not" is 0 ":0003-x:5:$position::::" "1 passed, 0 failed"
check "a code of no technique" is 1 ":0999:4:$position:::425:" "stdin:1: 0999 failed: no technique has code 0999
0 passed, 1 failed"
check "a contradiction" is 1 ":0003:4:44$(echo "$position" | cut -c3-):::425:" \
    "stdin:1: 0003 failed: the digits of the position rule each other out
0 passed, 1 failed"
check "placed digits and deleted candidates" is 0 \
    ":0003:8:+1+2+3+4+5+6+7..........................................................................:918::818:" \
    "1 passed, 0 failed"
check "comments, blank lines and CRLF" is 0 "# a comment

$(printf ':0003:4:%s:::425:\r' "$position")" "1 passed, 0 failed"

# ---- names ----

check "a name" is 0 ":naked-pair::$(sed -n 's/^:0200:27:\(.*\)/\1/p' "$cases_of_ours")" "1 passed, 0 failed"
check "a title" is 0 ":Naked Single:4:$position:::425:" "1 passed, 0 failed"
check "with other digits" is 1 ":naked-single:5:$position:::425:" "stdin:1: naked-single failed: expected r2c5=4; found nothing
0 passed, 1 failed"
check "another conclusion of a name" is 1 ":naked-single:4:$position:::426:" "stdin:1: naked-single failed: expected r2c6=4; found r2c5=4
0 passed, 1 failed"
check "a name that must not be found, and is" is 1 ":naked-single-x:4:$position::::" \
    "stdin:1: naked-single-x failed: expected nothing; found r2c5=4
0 passed, 1 failed"
check "and is not" is 0 ":x-wing-x::$position::::" "1 passed, 0 failed"
check "a sub-type that is not there" is 0 ":last-digit-x::$position::::" "1 passed, 0 failed"
check "a name that begins with a digit" is 0 ":2-string-kite-x::$position::::" "1 passed, 0 failed"
check "a name of no technique" is 1 ":x-wong:4:$position:::425:" "stdin:1: x-wong failed: no technique has this name
0 passed, 1 failed"
by_name()
{
    python3 "$CH_SOURCE/tests/cli/commands/library_lines.py" "$CH_SOURCE"/tests/strategies/cases/*.txt >lines
    "$crosshatch" strategies --json | sed 's/.*"key":"\([^"]*\)".*/\1/' | sort >keys
    [ -s keys ] && cut -d: -f2 lines | sort -u | diff keys - && run 0 library lines && out_is "$(wc -l <lines) passed, 0 failed"
}
check "every technique and sub-type by its key: all their cases" by_name

# unreadable LINE PLACE WORDS: checks that a malformed line is reported, and that the next one is judged.
unreadable()
{
    printf '%s\n' "$1" ":0003:4:$position:::425:" >bad
    run 2 library bad && out_is "1 passed, 0 failed" && one_message && err_has "^bad:1:$2: .*$3"
}
check "a puzzle is no case" unreadable "$position" 1 'begins with a colon'
check "fields too few" unreadable ":0003:4:$position" 90 'four fields before'
check "conclusions missing" unreadable ":0003:4:$position::" 92 'eliminations, placements and perhaps'
check "a field too many" unreadable ":0003:4:$position:::425::" 97 'eliminations, placements and perhaps'
check "no code" unreadable "::4:$position:::425:" 2 "a technique's name, or its code"
check "a code of three digits" unreadable ":003:4:$position:::425:" 2 "found 003$"
check "a name too long" unreadable ":$(printf 'x%.0s' $(seq 64)):4:$position:::425:" 2 "found xxxx"
check "a variant of nothing" unreadable ":0003-:4:$position:::425:" 2 "found 0003-$"
check "a variant too long" unreadable ":0003-123456:4:$position:::425:" 2 "found 0003-123456$"
check "digits that are none" unreadable ":0003:x:$position:::425:" 7 "the digits concerned.*found x$"
check "a digit twice" unreadable ":0003:44:$position:::425:" 7 "found 44$"
check "80 cells" unreadable ":0003:4:${position%?}:::425:" 89 '81 cells'
check "a deleted candidate" unreadable ":0003:4:$position:19::425:" 91 "deleted candidates.*found 19$"
check "a conclusion" unreadable ":0003:4:$position:::4255:" 93 "conclusions as digit.*found 4255$"
check "no conclusion" unreadable ":0003:4:$position::::" 92 'found none'
check "a length" unreadable ":0003:4:$position:::425:many" 97 "found many$"
check "a length that is one" sh -c "echo ':0003:4:$position:::425:12' | '$crosshatch' library | grep -qx '1 passed, 0 failed'"
{ printf ':%01048576d\n' 0 && printf ':0003:4:%s:::425:\n' "$position"; } >long
check "a line too long" run 2 library long
check "is reported, and the next one is judged" out_is "1 passed, 0 failed"

check "no case at all" run 2 library /dev/null
check "is reported" err_has 'there was no case to judge'
check "no such file" run 2 library frob "$cases_of_ours"
check "is reported" err_has 'cannot read frob'
check "the others are judged" out_is "$count passed, 0 failed"

printf '%s\n' ":0003:4:$position:::426:" ":0003-x:4:$position::::" ":0999:4:$position:::425:" >codes
only()
{
    run 1 library --quiet --only "$1" codes && out_is "0 passed, $2 failed"
}
check "--only a code" only 0999 1
check "--only the beginning of codes" only 0 3
check "--only a variant" only 0003-x 1
check "--only several" only 0003,0999 3
check "--only what there is not" run 2 library --only 0300 codes
check "without --quiet a line a failure" sh -c "'$crosshatch' library codes | grep -c failed: | grep -qx 3"
same_for_any_jobs()
{
    for i in 1 2 3 4 5 6 7 8 9 10; do cat codes; done >many
    "$crosshatch" library -j1 many >one
    [ -s one ] && "$crosshatch" library -j7 many | diff one -
}
check "the output is the same for any number of jobs" same_for_any_jobs
check "Korean" run 1 library --lang ko codes
check "speaks" out_has 실패
finish

#!/bin/sh
# guess.sh - a grid is the same whether it is filled in at once or step by step.
#
# With --guess, and when no output needs the steps, `solve` fills in the grid of a puzzle with one solution without
# them; --stats and --log make it solve step by step.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 1
source=${CH_SOURCE:?the folder of the source}

# The same grids, messages and exit status with the steps counted.  --stats puts its figures behind the messages.
same_by_steps()
{
    "$crosshatch" solve --guess "$@" >quick 2>quick.err
    status=$?
    "$crosshatch" solve --guess --stats "$@" >steps 2>steps.said
    [ $? -eq $status ] || { echo "exit status $status with the grid alone: $*"; return 1; }
    sed '/^puzzles  /,$d' steps.said >steps.err
    [ -s quick ] && cmp quick steps && diff quick.err steps.err
}

# The same grids as in the logs; `error` and `ERROR` replace the missing ones.  Without the log, a message describes
# the contradiction.
same_as_logs()
{
    "$crosshatch" solve --guess --format line "$@" >quick 2>quick.err
    status=$?
    "$crosshatch" solve --guess --log json "$@" >logs 2>logs.err
    [ $? -eq $status ] || { echo "exit status $status with the grid alone: $*"; return 1; }
    sed -e '/"status":"error"/s/.*/error/' -e '/"outcome":"contradiction"/s/.*/ERROR/' \
        -e 's/.*"solution":"\([^"]*\)".*/\1/' logs >logged
    diff quick logged && grep -v -e 'This is a contradiction' -e 'only one of several solutions' quick.err | diff - logs.err &&
        [ "$(grep -c 'This is a contradiction' quick.err)" -eq "$(grep -cx ERROR quick)" ]
}

same()
{
    same_as_logs "$@" && same_by_steps --format line "$@"
}

# ---- lists in common use ----

for name in "$source"/puzzles/*.txt; do
    tail -n $((96 / thinning)) "$name" >ours
    check "$(basename "$name")" same ours
done
"$crosshatch" generate -n $((200 / thinning)) --seed 12 >some
check "random puzzles" same some
check "by other strategies" same --strategies naked-single,cross-hatching some
check "by a single strategy" same --strategies full-house some
check "many at once" same --jobs 3 some
for format in grid lines line spaced candidates; do
    check "as $format" same_by_steps --format $format some
done

# ---- several solutions, many, none ----

# Every third given of each puzzle is removed.  All of these are solved by steps, each of which tries every technique.
head -n $((8 / thinning)) some | sed 's/\([1-9][^1-9]*[1-9][^1-9]*\)[1-9]/\1./g' >loose
check "several solutions" same loose
says_several() { "$crosshatch" solve --guess --format line "$@" 2>said >/dev/null && [ "$(grep -c 'only one of several solutions' said)" -eq "$several" ]; }
several=$(grep -c . loose)
check "each of them is reported" says_several loose
several=0
check "one solution is not" says_several some
said_in_korean() { "$crosshatch" solve --guess --lang ko --format line loose 2>&1 >/dev/null | grep -q '여러 해 가운데 하나'; }
check "in Korean too" said_in_korean
check "all of them" same "$(printf '%081d' 0 | tr 0 . | sed 's/./1/')"
printf '%s\n' "$easy" "$broken" "$stuck" "$easy" >mixed
check "a digit twice in a house" same mixed
sed 's/^\(\(.*[1-9]\)*\)\([1-9]\)\([^1-9]*[1-9]\)/\11\4/' some >wrong
check "a wrong digit" same wrong
check "of which some have no solution" sh -c "'$crosshatch' solve --guess --strategies full-house --format line wrong | grep -c '\.' | grep -qvx 0"

# Techniques that rely on uniqueness would eliminate the search's first solution: a given less in each puzzle.
head -n $((25 / thinning + 1)) some | sed 's/[1-9]/./' >less
"$crosshatch" solve --log json less >leaning
check "several solutions where uniqueness would decide" same less
check "as steps that lean on it show" grep -q '"deadly"' leaning
"$crosshatch" solve --guess --log json less >guessed
check "which are left out before a guess" sh -c '[ -s guessed ] && ! grep -q "\"deadly\"" guessed'

# ---- bad lines ----

check "bad lines" same "$source/tests/formats/text/malformed.txt"
for name in "$source"/tests/fuzz/corpus-puzzle/*; do
    case $name in */grown-*) continue ;; esac
    check "the corpus: $(basename "$name")" same "$name"
done
check "nothing" same_as_logs /dev/null

# ---- half-solved grids ----

# In each, two more digits: those of the solution, or a wrong one.
"$crosshatch" solve --guess --format line some >solutions
paste -d ' ' some solutions | head -n 60 | awk '{
    line = ""
    left = 2
    for (i = 1; i <= 81; i++) {
        digit = substr($2, i, 1)
        if (left > 0 && substr($1, i, 1) == ".") {
            left--
            line = line "+" (NR % 3 == 0 && left == 0 ? digit % 9 + 1 : digit)
        } else
            line = line substr($1, i, 1)
    }
    print line
}' >half
check "digits a player entered" same half
check "of which some are wrong" sh -c "'$crosshatch' solve --guess --format line half | grep -q -e ERROR -e '\.'"
check "distinguished from the givens" same --from "$easy" "$easy_solution"
awk '{ print ":0000::" $0 ":" substr("112 251 378 912 555", 1, 4 * (NR % 4) + 3) "::::" }' some >removed
check "candidates ruled out" same removed
"$crosshatch" solve --log json half >logs.in 2>/dev/null
check "from logs" same logs.in
marks=$(printf '%081d' 0 | sed 's/0/123456789/g')
check "pencil marks" same "$marks"
check "and fewer of them" same "$(printf '%s' "$marks" | sed 's/^123456789/1......../; s/123456789$/1......../; s/123456789/12......./5')"
finish

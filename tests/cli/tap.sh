# tap.sh - functions shared by the tests of the command; each sources it.
#
# A case is one call of `check`, never in a pipe, since `check` counts cases in a variable.  The plan is printed by `finish`, so that a script that dies
# half-way fails.
#
# SPDX-License-Identifier: MIT

set -u
LC_ALL=C.UTF-8
export LC_ALL
unset LANG LC_MESSAGES NO_COLOR 2>/dev/null || true

crosshatch=${CH_BINARY:?the path of the command}
if [ ! -x "$crosshatch" ]; then
    echo "Bail out! no such command: $crosshatch"
    exit 1
fi
thinning=${CH_THINNING:-1} # one puzzle in so many is used where sanitizers slow everything down
work=$(mktemp -d) || exit 1
trap 'chmod -R u+rwx "$work" 2>/dev/null; rm -rf "$work"' EXIT
cases=0

# check NAME COMMAND...: passes when the command succeeds; prints its output when not.
check()
{
    name=$1
    shift
    cases=$((cases + 1))
    if "$@" >"$work/.said" 2>&1; then
        echo "ok $cases - $name"
    else
        echo "not ok $cases - $name"
        sed 's/^/# /' "$work/.said"
    fi
}

skip()
{
    cases=$((cases + 1))
    echo "ok $cases - $1 # SKIP skipped: $2"
}

finish()
{
    echo "1..$cases"
}

# run STATUS ARGUMENT...: runs the command into $work/out and $work/err; true when it exits with STATUS.
run()
{
    expected=$1
    shift
    "$crosshatch" "$@" >"$work/out" 2>"$work/err"
    status=$?
    [ "$status" -eq "$expected" ] && return 0
    echo "exit status $status instead of $expected: $*"
    head -5 "$work/err"
    return 1
}

# True when the last run's output, or messages, has a matching line; or is exactly that text.
out_has()
{
    grep -q -e "$1" "$work/out" || { echo "no '$1' in:"; head -20 "$work/out"; return 1; }
}

err_has()
{
    grep -q -e "$1" "$work/err" || { echo "no '$1' in:"; head -20 "$work/err"; return 1; }
}

# True when the last run's output has a log, and each of its logs is verified.
all_verified()
{
    "$crosshatch" verify - <"$work/out" >"$work/verdicts" && [ "$(sort -u "$work/verdicts")" = verified ]
}

out_is()
{
    printf '%s\n' "$1" | diff - "$work/out"
}

out_empty()
{
    [ ! -s "$work/out" ] || { echo "output:"; head -5 "$work/out"; return 1; }
}

# True when standard error has one clear line, and no more.
one_message()
{
    [ "$(wc -l <"$work/err")" -eq 1 ] || { echo "messages:"; head -5 "$work/err"; return 1; }
}

# Prints 81 characters as nine lines of nine, and as nine lines of nine numbers.
as_lines()
{
    sed 's/.\{9\}/&\n/g' | sed '/^$/d'
}

as_numbers()
{
    tr . 0 | as_lines | sed 's/./& /g; s/ $//'
}

easy=530070000600195000098000060800060003400803001700020006060000280000419005000080079
easy_solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
# A puzzle with several solutions: logic alone never solves it.
stuck=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1........
broken=550070000600195000098000060800060003400803001700020006060000280000419005000080079

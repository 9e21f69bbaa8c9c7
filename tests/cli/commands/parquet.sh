#!/bin/sh
# parquet.sh - `--output FILE.parquet` with programs in the place of crosshatch-parquet that do well or fail in some way.
#
# web/npm/tests/parquet.test.mjs has the real one.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"

cd "$work" || exit 1
grep -hE '^[0-9.]{81}' "$CH_SOURCE/puzzles/easy.txt" | head -20 >some
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do cat some; done >many
columns=puzzle,status,givens,place,rules # which take no solving
"$crosshatch" grade --columns $columns --json many >many.json
check "there are more records than a pipe holds" [ "$(wc -c <many.json)" -gt 65536 ]
mkdir bin none

# program TEXT...: runs the lines of the shell as crosshatch-parquet.
program()
{
    printf '#!/bin/sh\n' >bin/crosshatch-parquet
    printf '%s\n' "$@" >>bin/crosshatch-parquet
    chmod +x bin/crosshatch-parquet
}
with() { (PATH=$work/bin:$PATH && run "$@"); }
absent() { (PATH=$work/none && run "$@"); }

# True when the folder has these files of Parquet, and no temporary one.
left()
{
    found=$(find . -name '*.parquet*' -o -name '.crosshatch-*' | sort | tr '\n' ' ')
    [ "$found" = "$*${*:+ }" ] || { echo "left: $found"; return 1; }
}

# ---- a program that does well ----

program 'echo "$*" >words' 'printf PAR1' 'exec cat'
is_written() { rm -f out.parquet* && with 0 grade --columns $columns "$@" --output out.parquet many && { printf PAR1 && cat many.json; } | cmp - out.parquet && [ ! -s out ]; }
check "the program gets the records as JSON" is_written
check "and writes to standard output" grep -qx -e - words
check "the file appears with its manifest" left ./out.parquet ./out.parquet.manifest.json
described()
{
    grep -qF "\"output\":{\"name\":\"out.parquet\",\"bytes\":$(wc -c <out.parquet)," out.parquet.manifest.json &&
        grep -q "\"sha256\":null\|$(sha256sum out.parquet | cut -d' ' -f1)" out.parquet.manifest.json
}
check "which describes the file of Parquet" described
check "with several workers" is_written --jobs 3
check "--json changes nothing" is_written --json
few_columns() { with 0 grade --columns level,se.er --output out.parquet some && { printf PAR1 && "$crosshatch" grade --json --columns level,se.er some; } | cmp - out.parquet; }
check "other columns" few_columns
from_input() { (PATH=$work/bin:$PATH && "$crosshatch" grade --output out.parquet - <some) && { printf PAR1 && "$crosshatch" grade --json some; } | cmp - out.parquet; }
check "puzzles of standard input" from_input
bad_line() { printf '%s\n53a\n' "$easy" >in && with 2 grade --output out.parquet in && [ "$(wc -l <out.parquet)" -eq 2 ] && grep -q '"status":"error"' out.parquet; }
check "a bad line keeps its place" bad_line
part() { with 0 grade --part 2/3 --output out.parquet some && [ "$(wc -l <out.parquet)" -eq 7 ] && grep -qF '"part":{"number":2,"of":3}' out.parquet.manifest.json; }
check "--part" part
traces() { with 0 dataset -n 2 --level easy --output out.parquet && { printf PAR1 && "$crosshatch" dataset -n 2 --level easy; } | cmp - out.parquet; }
check "dataset" traces
program 'yes abcdefghij | head -n 50000' 'exec cat'
check "a program that writes much before it reads" with 0 grade --columns $columns --output out.parquet many
check "of which nothing is lost" [ "$(wc -l <out.parquet)" -eq $((50000 + $(wc -l <many))) ]
check "signals have their usual effect on it" [ ! -s err ]

# ---- parts ----

"$crosshatch" grade --json --part 1/2 --output part.1 some
"$crosshatch" grade --json --part 2/2 --output part.2 some
program 'exec cat'
joined() { with 0 join --output out.parquet part.1 part.2 && "$crosshatch" grade --json some | cmp - out.parquet && grep -q '"parts":\[{"name":"part.1"' out.parquet.manifest.json; }
check "join" joined
rm -f out.parquet*
"$crosshatch" grade some >table
check "join of CSV" with 2 join --output out.parquet table
check "is refused" err_has 'table: line 1: expected a record as JSON, of which Parquet is made; found a header of CSV'
check "join of files of Parquet" with 2 join part.1 out.parquet
check "is refused" err_has 'out.parquet: join takes parts of CSV or JSON'
check "nothing is left" left

# ---- failures ----

check "no program" absent 2 grade --output out.parquet some
check "says how to install it" err_has 'cannot write out.parquet: Parquet takes the program crosshatch-parquet: npm install --global crosshatch hyparquet-writer'
check "nothing is left" left
check "no program, for dataset" absent 2 dataset -n 1 --output out.parquet
echo old >out.parquet
for fault in 'exit 1' 'exit 0' 'head -c 100; exit 0' 'cat; exit 1' 'cat >/dev/null' 'cat; kill -9 $$' 'exec <&-; sleep 0.1; cat'; do
    program "$fault"
    check "a program that does: $fault" with 2 grade --columns $columns --output out.parquet many
    check "is reported" err_has 'cannot write out.parquet: the program crosshatch-parquet failed'
    check "the old file stays" [ "$(cat out.parquet)" = old ]
    check "and nothing else" left ./out.parquet
done
program 'echo "crosshatch-parquet: row 1: broken" >&2; exit 2'
check "a program with a message" with 2 grade --output out.parquet "$easy"
check "which appears" err_has '^crosshatch-parquet: row 1: broken'
program 'test -n "$(cat)"'
check "an input that cannot be read" with 2 grade --output out.parquet missing/list
check "leaves nothing either" left ./out.parquet

# ---- options ----

for option in '--format=csv' '--format=%g' '--trace'; do
    check "$option" with 2 grade "$option" --output out.parquet "$easy"
    check "is refused" err_has 'a file of Parquet has columns: --format and --trace do not go with it'
done
check "--resume" with 2 grade --resume out.parquet "$easy"
check "says what to do" err_has 'cannot go on with out.parquet: .*pass it to crosshatch-parquet when it is whole'
check "and leaves the file" [ "$(cat out.parquet)" = old ]

finish

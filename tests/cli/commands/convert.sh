#!/bin/sh
# convert.sh - puzzles in other forms, and as others equivalent to them.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 1
dotted=$(echo $easy | tr 0 .)
half="53+4$(echo "$dotted" | cut -c4-)"

# ---- forms ----

to_line()
{
    run 0 convert "$easy" && out_is "$dotted"
}
check "a line is the default" to_line

# Each form that holds digits only reads back as the line.
there_and_back()
{
    "$crosshatch" convert --to $1 "$easy" >there && "$crosshatch" convert <there >back &&
        [ "$(cat back)" = "$dotted" ]
}
for form in line lines spaced grid candidates sdm sdk ss library; do
    check "$form, and back" there_and_back $form
done
check "an unknown form is refused" run 2 convert --to sudoku "$easy"

# All forms but `marks` refuse a puzzle of pencil marks, and the message names the form.
names_itself()
{
    if [ $1 = marks ]; then
        run 0 convert --to marks marks
    else
        run 1 convert --to $1 marks && err_has ": $1 cannot hold the pencil marks"
    fi
}
printf '%0729d\n' 0 | sed 's/^0/1/' >marks
forms=$("$crosshatch" convert --help | sed -n 's/.*--to=\([a-z:.|-]*\).*/\1/p' | tr '|' ' ')
check "--help lists the forms" test "$(echo $forms | wc -w)" -ge 10
for form in $forms; do
    check "--to $form is that form" names_itself $form
done

sdk_lines()
{
    printf '#Asomebody\n#Ca comment\n[Puzzle]\n%s\n' "$(echo "$dotted" | as_lines)" >a.sdk
    run 0 convert --to sdk a.sdk && cmp out a.sdk && run 0 convert a.sdk && out_has '^#Asomebody$' && out_has "^$dotted$"
}
check "headers of .sdk stay" sdk_lines
sdk_state()
{
    printf '[Puzzle]\n%s\n[State]\n%s\n' "$(echo "$half" | sed 's/+./0/' | as_lines)" "$(echo "$half" | tr -d + | as_lines)" >b.sdk
    run 0 convert b.sdk && out_is "$half" && "$crosshatch" convert --to sdk "$half" >c.sdk && run 0 convert c.sdk && out_is "$half" &&
        grep -q '^\[State\]$' c.sdk && run 0 convert --to sdk "$easy" && ! out_has State
}
check "what a player placed is the [State] of .sdk" sdk_state
sdk_other()
{
    printf '[Puzzle]\n%s\n[State]\n%s\n%s\n' "$(echo "$dotted" | as_lines)" "$(echo "$dotted" | sed 's/^5/6/' | as_lines)" "$easy" >d.sdk
    run 2 convert d.sdk && out_is "error
$dotted" && err_has '^d.sdk:12:1: expected r1c1=5'
}
check "a [State] without the givens is an error" sdk_other
check "a text in the manner of a translated term is kept" run 0 convert --lang ko "$easy 하나(One) 둘(One)"
check "and kept whole" out_is "$dotted 하나(One) 둘(One)"
csv_row()
{
    run 0 convert --to csv "$easy a \"b\"" && out_is "puzzle,text
$easy,\"a \"\"b\"\"\""
}
check "csv quotes what must be quoted" csv_row
xml_game()
{
    run 0 convert --to opensudoku "$easy a<b>&" && out_has "^<game data=\"$easy\" note=\"a&#60;b&#62;&#38;\"/>\$" &&
        out_has '^</opensudoku>$'
}
check "XML escapes what must be escaped" xml_game

csv_text()
{
    "$crosshatch" convert --to csv "$easy a \"b\"" >a.csv && run 0 convert a.csv && out_is "$dotted a \"b\""
}
check "and reads it" csv_text
csv_columns()
{
    printf 'id;Quizzes;level\n7;"%s";3\n8\n9;%s;\n' "$easy" "$easy" >b.csv && run 2 convert b.csv && out_is "$dotted 7;3
error
$dotted 9;" && err_has '^b.csv:3:1: expected a puzzle'
}
check "other columns are text, and a short row an error" csv_columns

# Reading OpenSudoku's files needs expat.
if "$crosshatch" convert "<opensudoku/>" 2>&1 | grep -q expat; then
    skip "OpenSudoku's files" "no expat"
else
    xml_back()
    {
        printf '# an aside\n%s a<b>& "c"\n' "$half" | "$crosshatch" convert --force --to opensudoku >a.xml &&
            run 0 convert a.xml && out_is "$half a<b>& \"c\""
    }
    check "OpenSudoku's XML is read" xml_back
    xml_rest()
    {
        { printf '<opensudoku><game data="53"/><game data="%s"/></opensudoku>\n%s\n' "$easy" "$easy"; } >b.xml &&
            run 2 convert b.xml && out_is "error
$dotted
$dotted" && err_has '^b.xml:1:13: expected the cells of an OpenSudoku game'
    }
    check "a bad game keeps its place" xml_rest
fi

# ---- losses ----

behind()
{
    printf '%s\n# one\n' "$easy" >e1 && printf '%s\n# two\n' "$easy" >e2 && run 0 convert e1 e2 && out_is "$dotted
# one
$dotted
# two" && run 1 convert --to csv e2 && out_has "^$easy" && err_has 'behind the last puzzle' && run 0 convert --force --to csv e2
}
check "comments behind the last puzzle stay, or are reported" behind

printf '# a comment\n%s a name\n%s\n' "$half" "$easy" >two
refusal()
{
    run 1 convert --to sdm two && out_is "error
$easy" && err_has '^two:2: sdm cannot distinguish digits that a player placed' && err_has '^two:2: .*text' && err_has '^two:2: .*comments'
}
check "what would be lost is named, with its line" refusal
forced()
{
    run 0 convert --to sdm --force two && [ ! -s err ] && [ "$(head -1 out)" = "$(echo "$half" | tr . 0 | tr -d +)" ]
}
check "--force drops it" forced
case_of_library()
{
    echo ":0402:47:$half:917:419:::" >case && run 0 convert --to library case && cmp out case &&
        run 1 convert --to library --shuffle 1 case && err_has '^case:1: the technique' && run 0 convert --to library --force --shuffle 1 case
}
check "a library's case stays as long as the puzzle does" case_of_library
bad_line()
{
    printf '%s\nnonsense\n%s\n' "$easy" "$easy" >bad && run 2 convert bad && out_is "$dotted
error
$dotted" && err_has '^bad:2:'
}
check "a bad line keeps its place" bad_line

# ---- equivalents ----

"$crosshatch" generate -n 500 --seed 8 >some
canonical()
{
    "$crosshatch" convert --canonical <some >forms && "$crosshatch" convert --shuffle 9 <some >shuffled &&
        ! cmp -s some shuffled && "$crosshatch" convert --canonical shuffled | cmp - forms &&
        "$crosshatch" convert --canonical forms | cmp - forms
}
check "shuffled puzzles have the same canonical forms" canonical
seeded()
{
    "$crosshatch" convert --shuffle 9 --jobs 3 some | cmp - shuffled && "$crosshatch" convert --shuffle 10 some >others && ! cmp -s others shuffled
}
check "the number decides, whatever --jobs" seeded
deduped()
{
    cat some shuffled some >all && "$crosshatch" convert --canonical --dedup --jobs 3 all | cmp - forms &&
        "$crosshatch" convert --dedup --jobs 2 all >kept && cat some shuffled | cmp - kept
}
check "--dedup drops what came before, with --canonical also equivalents" deduped
deduped_otherwise()
{
    "$crosshatch" convert --to marks marks >once && cat once once >twice && "$crosshatch" convert --to marks --dedup twice | cmp - once &&
        run 0 convert --dedup "$half" "$easy" "$half" && out_is "$half
$dotted"
}
check "--dedup knows pencil marks, and what a player placed" deduped_otherwise
apart()
{
    run 0 convert --to lines "$easy" "$half" && cp out apart && [ "$(grep -c '^$' apart)" -eq 1 ] && run 0 convert apart && out_is "$dotted
$half"
}
check "grids of several lines have a blank line between them" apart
printf 'puzzle,text\n%s,x\ntext,puzzle\ny,%s\n' "$dotted" "$half" >tables
check "a table may have another head" run 0 convert tables
check "whose columns count from there" out_is "$dotted x
$half y"
{ "$crosshatch" convert --to grid "$easy" && "$crosshatch" convert --to grid "$easy_solution" | grep -v '^+'; } >grids
check "a grid without ruling may follow a ruled one" run 0 convert grids
check "and is another" sh -c "test \"\$(wc -l <'$work/out')\" -eq 2"
printf '  # indented\n%s\n' "$dotted" >remark
check "a comment may be indented" run 0 convert --to grid remark
check "and comes along" out_has '^  # indented$'
printf '%s a\357\277\276b\n' "$dotted" >strange
check "what is no character of XML" run 1 convert --to opensudoku strange
check "cannot be in it" err_has 'opensudoku cannot hold the text'
check "pencil marks have no canonical form" run 1 convert --canonical marks
check "says so" err_has 'has no canonical form'
check "and no givens to leave out" run 1 convert --minimal marks
check "says so" err_has 'no givens to leave out'
spare_givens()
{
    run 0 convert --minimal "$easy_solution" && cp out once && [ "$(tr -d '.\n' <out | wc -c)" -lt 35 ] && run 0 check --brief "$(cat once)" && out_has unique &&
        run 0 convert --minimal once && cmp out once
}
check "--minimal leaves no given to spare" spare_givens
check "and wants one solution" run 1 convert --minimal "$stuck"
check "or says that there is none" run 3 convert --minimal "$broken"
check "a half-solved grid is not canonical" run 1 convert --canonical "$half"
check "unless what was placed may go" run 0 convert --canonical --force "$half"

finish

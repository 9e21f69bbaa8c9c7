# The messages of Crosshatch, found in its sources by scripts/messages.
#, fuzzy
msgid ""
msgstr ""
"Project-Id-Version: crosshatch\n"
"Report-Msgid-Bugs-To: \n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\n"
"Language-Team: LANGUAGE <LL@li.org>\n"
"Language: \n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"

#: include/crosshatch/status.def
msgid "no error"
msgstr ""

#: include/crosshatch/status.def src/cli/options.c
msgid "out of memory"
msgstr ""

#: include/crosshatch/status.def
msgid "the buffer or workspace is too small"
msgstr ""

#: include/crosshatch/status.def
msgid "an argument is out of its range"
msgstr ""

#: include/crosshatch/status.def
msgid "the work budget ran out"
msgstr ""

#: include/crosshatch/status.def
msgid "reading or writing failed: {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the name of a strategy or of a group of strategies; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "there is no profile of that name; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "no puzzle was read"
msgstr ""

#: include/crosshatch/status.def
msgid "the workspace was used for something else in the middle of a search"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a digit, or one of . 0 * _ - x for an empty cell; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected 81 cells in the line, or 729 pencil marks, or nine rows of nine cells; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected nine cells in this row of the grid; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected nine rows in the grid; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the ruled grid to end after nine rows; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected ruling after every third row only, or after every row; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the line to end after its cells, or a blank, tab, comma, ; or #; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected each pencil mark at the place of its digit, or an empty one; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the candidates of a cell, each digit at most once; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected one digit or empty mark in each cell, or candidates in every cell; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a digit from 1 to 9 after +; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected UTF-8 text; found the byte {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected text; found a NUL byte, {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a line of at most 1048576 bytes; found a longer one"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a puzzle, a grid or a log; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a puzzle; the input holds none"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a library line with four fields before its conclusions, each ended by a colon; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected deleted candidates as digit, row and column, each 1 to 9; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected {found} as in the original puzzle; the cell has another digit or none"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a single puzzle; found another, {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected an assumption with row, column and digit from 1 to 9; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a case of a technique library, a line that begins with a colon; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a technique's code of four or five digits, and after a hyphen its variant; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the digits concerned, each 1 to 9 and once; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected conclusions as digit, row and column, each 1 to 9; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected an elimination or a placement, since the case is to be found; found none"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the length of a chain, a number up to 999, or nothing; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected eliminations, placements and perhaps a length after the deleted candidates, with colons between; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a JSON value; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a key in quotation marks; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected ':' after the key; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected ',' or the end of the list or object; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the rest of a string, up to its quotation mark; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected an escape of a character other than NUL; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected text; found the NUL byte {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected UTF-8; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected lists and objects nested at most 256 deep; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected each key of an object once; found {found} again"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the end of the line after the object; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a number of at most 32 characters; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a line of an argument: assume, then with by, cases with branches, or fails; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a log of at most 16 MiB; found more"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the format \"crosshatch-log\"; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected version 1 of the format; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the key {found} in this object; found none"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a string; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a list; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected an object; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the number of a step; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a cell such as r4c6; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a house such as b5, r4 or c6; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a digit in a cell, such as r4c6=3; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a digit ruled out, such as r4c6<>3; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a constraint such as r4c6 or 3b5; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected digits from 1 to 9, each once; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a grid of 81 or 729 characters, digits and '.'; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected one of the words that the log format knows here; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected no more entries than 729 candidates can need; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a placement or an elimination, such as r4c6=3 or r4c7<>2; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected at most one digit for a cell, and each elimination once; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "this record is of a puzzle that could not be read: {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the numbers of two different sets of the pattern, counted from 1; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a digit from 1 to 9 as a string; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected true or false; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "this crosshatch is installed without the part that draws PNG and PDF with cairo: it draws SVG only"
msgstr ""

#: include/crosshatch/status.def
msgid "expected well-formed XML; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected XML in the encoding that it declares, UTF-8 or ISO-8859-1; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected an OpenSudoku file, which has no document type; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected an OpenSudoku file, whose first element is <opensudoku>; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected tags of at most 262144 bytes and elements nested at most 8 deep; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the cells of an OpenSudoku game, 81 digits or a version from 1 to 4 and 81 cells with notes; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "this crosshatch is built without expat, by which OpenSudoku files are read: they can only be written"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a link with a puzzle in it, 81 digits and dots in a row; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected the candidates ruled out, 123 letters, digits, - and _, as Crosshatch's page writes them; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a log of at most a million values; found more"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a whole link, whose packed puzzle can be unpacked; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected nine rows of nine cells in the link, each with a digit from 1 to 9, marks or nothing; found {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "expected a Sudoku of 9 rows with no rules of its own; the link has {found}"
msgstr ""

#: include/crosshatch/status.def
msgid "this crosshatch is built without zlib, by which positions of sudoku.coach are read"
msgstr ""

#: src/cli/cli.c
msgid "crosshatch: cannot read {name}: {reason}"
msgstr ""

#: src/cli/cli.c
msgid "crosshatch: cannot write {name}: {reason}"
msgstr ""

#: src/cli/commands/cmd_check.c src/cli/commands/cmd_worksheet.c
msgid "Puzzle {number}"
msgstr ""

#: src/cli/commands/cmd_check.c
msgid "No proof was found that the puzzle has no solution."
msgstr ""

#: src/cli/commands/cmd_check.c
msgid "There is no proof: 'check' proves only that a puzzle has no solution, 'crosshatch solve --log lrat' that it has just one."
msgstr ""

#: src/cli/commands/cmd_check.c
msgid "--solutions does not go with --json"
msgstr ""

#: src/cli/commands/cmd_convert.c
msgid "a puzzle of pencil marks has no givens to leave out"
msgstr ""

#: src/cli/commands/cmd_convert.c
msgid "no givens can be left out of a puzzle without a solution"
msgstr ""

#: src/cli/commands/cmd_convert.c
msgid "no givens can be left out of a puzzle with several solutions"
msgstr ""

#: src/cli/commands/cmd_convert.c
msgid "whether there is one solution was not found out within the budget"
msgstr ""

#: src/cli/commands/cmd_convert.c
msgid "a puzzle of pencil marks has no canonical form"
msgstr ""

#: src/cli/commands/cmd_convert.c
msgid "the canonical form is that of the givens: --force drops what a player placed and ruled out"
msgstr ""

#: src/cli/commands/cmd_convert.c
msgid "{form} cannot hold the comments behind the last puzzle; --force drops them"
msgstr ""

#: src/cli/commands/cmd_draw.c
msgid "--output takes a name with .svg, .png, .pdf or .txt, or one without an ending, unless there is --format; found '{found}'"
msgstr ""

#: src/cli/commands/cmd_draw.c
msgid "there is no step {step}: there {count?is/are} {count} {count?step/steps}"
msgstr ""

#: src/cli/commands/cmd_draw.c
msgid "an SVG or a PNG holds a single puzzle, and this is another; --format pdf has a page for each, and --format text draws all"
msgstr ""

#: src/cli/commands/cmd_draw.c
msgid "--size takes at most {most}"
msgstr ""

#: src/cli/commands/cmd_draw.c
msgid "a PNG or PDF is nothing for a terminal: name a file with --output"
msgstr ""

#: src/cli/commands/cmd_drill.c
msgid "Find {technique} in each position; no step there is easier. {definition}"
msgstr ""

#: src/cli/commands/cmd_drill.c
msgid "The line below each grid is the position as other commands read it."
msgstr ""

#: src/cli/commands/cmd_drill.c
msgid "Drill: {technique}"
msgstr ""

#: src/cli/commands/cmd_drill.c src/cli/commands/cmd_worksheet.c
msgid "Answers"
msgstr ""

#: src/cli/commands/cmd_explain.c
msgid "Puzzle {number}, with pencil marks and no givens"
msgstr ""

#: src/cli/commands/cmd_explain.c
msgid "Puzzle {number}, with {givens} {givens?given/givens} and {entered} {entered?digit/digits} entered since"
msgstr ""

#: src/cli/commands/cmd_explain.c
msgid "Puzzle {number}, with {givens} {givens?given/givens}"
msgstr ""

#: src/cli/commands/cmd_explain.c
msgid "--essential and --full exclude each other"
msgstr ""

#: src/cli/commands/cmd_generate.c
msgid "{made} of {count} {count?puzzle/puzzles}, {rate} a second; {tries} {tries?try/tries}"
msgstr ""

#: src/cli/commands/cmd_generate.c
msgid "--pattern does not go with puzzles to vary: varying them moves givens"
msgstr ""

#: src/cli/commands/cmd_generate.c
msgid "{made} of {count} {count?puzzle was/puzzles were} found in {tries} {tries?try/tries}"
msgstr ""

#: src/cli/commands/cmd_grade.c
msgid "--format does not go with --json"
msgstr ""

#: src/cli/commands/cmd_grade.c
msgid "--trace has a form of its own: --format, --json and --echo do not go with it"
msgstr ""

#: src/cli/commands/cmd_grade.c
msgid "--format takes csv, or a text with percent letters; found '{found}'"
msgstr ""

#: src/cli/commands/cmd_grade.c
msgid "--resume counts lines, so --format must not have a line break"
msgstr ""

#: src/cli/commands/cmd_grade.c
msgid "--format knows {letters} and %%; found '{found}'"
msgstr ""

#: src/cli/commands/cmd_grade.c
msgid "--max-er takes a rating such as 6.5; found '{found}'"
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "The next digit is {placed}. It takes {steps} steps:"
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "and {count} more (--all=everything)"
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "The strategies in use find no step in this position."
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "Nothing of what you know finds a step here. The easiest that does is this: {technique}."
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "The strategies in use find no digit from here. A grid with pencil marks can say what was ruled out, so that the next hint continues from there."
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "Every cell has its digit."
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "The puzzle itself has no solution; 'crosshatch check' says what is wrong with it."
msgstr ""

#: src/cli/commands/cmd_hint.c
msgid "No solution agrees with all that was put in so far."
msgstr ""

#: src/cli/commands/cmd_judge.c
msgid "judge wants a move, r3c4=5 or 'r3c4<>5'; found '{found}'"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "{code} failed: no technique has code {wanted}"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "{code} failed: the digits of the position rule each other out"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected {expected}; found nothing"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected a chain of {length} links; found one of {links}"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected nothing; found {found}"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected {expected}; found {found}"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "{passed} passed, {failed} failed"
msgstr ""

#: src/cli/commands/cmd_library.c
msgid "there was no case to judge"
msgstr ""

#: src/cli/commands/cmd_solve.c
msgid "The grid is only one of several solutions; 'crosshatch check --solutions' shows them."
msgstr ""

#: src/cli/commands/cmd_solve.c
msgid "no format is called '{found}'; there are grid, lines, line, spaced and candidates"
msgstr ""

#: src/cli/commands/cmd_solve.c
msgid "--guess does not go with a proof: a guess proves nothing"
msgstr ""

#: src/cli/commands/cmd_solve.c
msgid "the proof leaves out the strategies that assume one solution; --assume-unique uses them"
msgstr ""

#: src/cli/commands/cmd_strategies.c
msgid "NAME                  HODOKU  LVL   SE  WHAT IT SEES"
msgstr ""

#: src/cli/commands/cmd_verify.c
msgid "there was no log to verify"
msgstr ""

#: src/cli/commands/cmd_why.c
msgid "{cell} can be {digits}: the puzzle has solutions with each of them."
msgstr ""

#: src/cli/commands/cmd_why.c
msgid "The strategies in use find nothing to do in {house} now."
msgstr ""

#: src/cli/commands/cmd_why.c
msgid "It is the other way round."
msgstr ""

#: src/cli/commands/cmd_why.c
msgid "why takes a fact (r3c4=5 or 'r3c4<>5'), a cell (r3c4) or a house (b6, r3, c4); found '{found}'"
msgstr ""

#: src/cli/commands/cmd_worksheet.c src/cli/commands/drill_pages.c
msgid "Answer {number}"
msgstr ""

#: src/cli/commands/cmd_worksheet.c
msgid "Answer {number}: {name}"
msgstr ""

#: src/cli/commands/cmd_worksheet.c
msgid "Puzzle {number}: {name}"
msgstr ""

#: src/cli/commands/cmd_worksheet.c
msgid "Practice: {technique}"
msgstr ""

#: src/cli/commands/cmd_worksheet.c
msgid "Some of these puzzles need the technique only with these in use: {strategies}."
msgstr ""

#: src/cli/commands/commands.def
msgid "solve by logic as far as possible and print the grid"
msgstr ""

#: src/cli/commands/commands.def
msgid "explain the whole solution to a learner, step by step"
msgstr ""

#: src/cli/commands/commands.def
msgid "show the next step in a position, or every step that can be found there"
msgstr ""

#: src/cli/commands/commands.def
msgid "prove why a digit must, or cannot, be in a cell, or what can be done in a house"
msgstr ""

#: src/cli/commands/commands.def
msgid "say whether a move of one's own follows now, and whether the reason named is one"
msgstr ""

#: src/cli/commands/commands.def
msgid "judge a puzzle: one solution, several, or none"
msgstr ""

#: src/cli/commands/commands.def
msgid "report how hard each puzzle is, a record a puzzle"
msgstr ""

#: src/cli/commands/commands.def
msgid "prove JSON logs again, step by step, trusting nothing in them"
msgstr ""

#: src/cli/commands/commands.def
msgid "make puzzles to order, from a seed or by varying others: by level, symmetry, technique and more"
msgstr ""

#: src/cli/commands/commands.def
msgid "write puzzles in another format, or in their canonical form"
msgstr ""

#: src/cli/commands/commands.def
msgid "draw a grid, or a step with its pattern: SVG, PNG, PDF or characters"
msgstr ""

#: src/cli/commands/commands.def
msgid "put puzzles on pages to print, with their answers: PDF, HTML or characters"
msgstr ""

#: src/cli/commands/commands.def
msgid "make positions in which a technique is the easiest step, and their answers"
msgstr ""

#: src/cli/commands/commands.def
msgid "run the cases of a technique library: each must find just what it says"
msgstr ""

#: src/cli/commands/commands.def
msgid "list the strategies, or describe some of them"
msgstr ""

#: src/cli/commands/drill_pages.c
msgid "{made} of {count} {count?position was/positions were} found"
msgstr ""

#: src/cli/commands/drill_pages.c
msgid "Position {number}"
msgstr ""

#: src/cli/commands/drill_pages.c
msgid "In some of these positions it is the easiest step only with these techniques in use: {strategies}."
msgstr ""

#: src/cli/commands/generate_mask.c
msgid "--pattern takes 81 characters, x for a given and . for none, or a file with them; found '{found}'"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "--level takes easy, medium, hard, expert, extreme, or a range such as easy-hard; found '{found}'"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "--se takes a rating from 1.0 to 20.0, or a range such as 3.0-4.5; found '{found}'"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "--score takes a number, or a range such as 500-900; found '{found}'"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "--givens takes a number from 17, the fewest with one solution, to 80, or a range such as 24-28; found '{found}'"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "no puzzle with fewer than 17 givens has one solution; --pattern has too few"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "--pattern leaves two rows of a band, or two columns of a stack, without givens: they could always be exchanged"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "--pattern does not have the symmetry of --symmetry"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "--pattern has another number of givens than --givens"
msgstr ""

#: src/cli/commands/generate_order.c
msgid "no puzzle of that --symmetry has {found} givens"
msgstr ""

#: src/cli/commands/generate_origins.c
msgid "generate varies puzzles whose givens have just one solution"
msgstr ""

#: src/cli/commands/generate_techniques.c
msgid "'{found}' is both requested and ruled out"
msgstr ""

#: src/cli/commands/generate_techniques.c
msgid "'{found}' is above the level of --level"
msgstr ""

#: src/cli/commands/generate_techniques.c
msgid "no more than eight techniques can be requested; '{found}' is the ninth"
msgstr ""

#: src/cli/commands/generate_techniques.c
msgid "the strategies in use lack a requested technique"
msgstr ""

#: src/cli/commands/generate_techniques.c
msgid "all strategies in use are below the level of --level"
msgstr ""

#: src/cli/commands/grade_resume.c src/explain/i18n/message.c
msgid "the end"
msgstr ""

#: src/cli/commands/grade_resume.c
msgid "cannot go on with {name}: it begins with another header: expected {expected}; found {found}"
msgstr ""

#: src/cli/commands/grade_resume.c
msgid "cannot go on with {name}: from line {line} on it has more records than there are puzzles"
msgstr ""

#: src/cli/commands/grade_resume.c
msgid "cannot go on with {name}: line {line}, column {column}: expected a record of {puzzle}; found {found}"
msgstr ""

#: src/cli/commands/pages.c
msgid "Sudoku {number}, step by step"
msgstr ""

#: src/cli/commands/proof_files.c
msgid "--cnf and --out go with --log lrat"
msgstr ""

#: src/cli/commands/proof_files.c
msgid "--log lrat needs either --cnf FILE, for the formula of one proof, or --out DIR, for the files of any number"
msgstr ""

#: src/cli/commands/proof_files.c
msgid "The proof assumes that the puzzle has only one solution; the head of the formula lists the axioms ({count})."
msgstr ""

#: src/cli/commands/proof_files.c
msgid "No step was found: the proof says nothing."
msgstr ""

#: src/cli/commands/proof_files.c
msgid "The proof is incomplete: a step could not be derived from its premises."
msgstr ""

#: src/cli/commands/proof_files.c
msgid "The proofs of several puzzles need --out DIR."
msgstr ""

#: src/cli/commands/solving.c
msgid "no profile is called '{found}'; there are 'default', 'hodoku' and 'se'"
msgstr ""

#: src/cli/commands/solving.c
msgid "--known takes {names} with all that is easier, {count} techniques in all; 'only:NAME' is one technique alone"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid ""
"{title}\n"
"  {definition}\n"
"  Name for --strategies: {key}; it belongs to the group {family}.\n"
"  HoDoKu: code {code}, level {level}, score {score}. Sudoku Explainer: rating {rating}.\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid "  A step of it rests on {premises} {premises?constraint/constraints} of the rules.\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid "  Also called: {aliases}.\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid "  In Korean: {names}.\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid ""
"{title}\n"
"  {definition}\n"
"  No strategy finds it, so --strategies does not take the name {key}.\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid ""
"\n"
"How to spot it:\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid ""
"\n"
"The first puzzle of puzzles/techniques/{key}.txt needs it:\n"
"  crosshatch draw --format text --strategies {strategies} --step {step} {puzzle}\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid "Where to look:\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid "What to look for:\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid "The pattern:\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid "The argument:\n"
msgstr ""

#: src/cli/commands/strategy_page.c
msgid ""
"\n"
"An example: {position}\n"
msgstr ""

#: src/cli/commands/technique_name.c
msgid "no strategy is called '{found}'; 'crosshatch strategies' lists them"
msgstr ""

#: src/cli/commands/technique_name.c
msgid "name a technique; 'crosshatch strategies' lists them"
msgstr ""

#: src/cli/commands/worksheet_puzzles.c
msgid "a worksheet takes puzzles whose givens have just one solution"
msgstr ""

#: src/cli/commands/worksheet_puzzles.c
msgid "{made} of {count} {count?puzzle was/puzzles were} found"
msgstr ""

#: src/cli/commands/worksheet_puzzles.c
msgid "puzzles come from one place: the input, --technique, or --level"
msgstr ""

#: src/cli/input/puzzle_input.c
msgid "the pencil marks are not complete lists of candidates; taken for notes, they rule out nothing"
msgstr ""

#: src/cli/input/puzzle_input.c
msgid "crosshatch: {operand} names no command and no file, and is no puzzle: line {line}, column {column}: {reason}"
msgstr ""

#: src/cli/input/puzzle_input.c
msgid "crosshatch: {operand} names no file, and is no puzzle: line {line}, column {column}: {reason}"
msgstr ""

#: src/cli/input/resume.c
msgid "cannot go on with {name}: {reason}"
msgstr ""

#: src/cli/input/resume.c
msgid "cannot go on with {name}: another process writes to it"
msgstr ""

#: src/cli/options.c
msgid "{option} takes one of {argument}; found '{found}'"
msgstr ""

#: src/cli/options.c
msgid "{option} takes a whole number from 1 to 2147483647; found '{found}'"
msgstr ""

#: src/cli/options.c
msgid "{option} takes a whole number of up to 64 bits; found '{found}'"
msgstr ""

#: src/cli/options.c
msgid "{option} needs an argument"
msgstr ""

#: src/cli/options.c
msgid "{option} takes no argument"
msgstr ""

#: src/cli/options.c
msgid "unknown option {option}"
msgstr ""

#: src/cli/options.c
msgid "{option} cannot be read as an option"
msgstr ""

#: src/cli/options.def
msgid "use these strategies: names and groups; +NAME adds, -NAME removes, upto:NAME is all that comes no later"
msgstr ""

#: src/cli/options.def
msgid "the order and choice of strategies: default, hodoku or se"
msgstr ""

#: src/cli/options.def
msgid "the givens, where the input is a half-solved grid of that puzzle"
msgstr ""

#: src/cli/options.def
msgid "allow guessing where logic is stuck"
msgstr ""

#: src/cli/options.def
msgid "the essential path: leave out the steps that the solution does not need (default of explain)"
msgstr ""

#: src/cli/options.def
msgid "the full path: every step that the solver took, needed or not"
msgstr ""

#: src/cli/options.def
msgid "add the argument of each step, line by line"
msgstr ""

#: src/cli/options.def
msgid "add each step as one line of signs, as the community writes it: Eureka, base\\cover, =>"
msgstr ""

#: src/cli/options.def
msgid "print the steps before the grid; or alone a JSON log, or a proof for other programs to check: lrat"
msgstr ""

#: src/cli/options.def
msgid "print a proof for other programs to check that the puzzle has no solution: lrat"
msgstr ""

#: src/cli/options.def
msgid "write the formula that --log lrat proves to the file FILE"
msgstr ""

#: src/cli/options.def
msgid "write each proof and its formula to the folder DIR, two files a puzzle"
msgstr ""

#: src/cli/options.def
msgid "use strategies in a proof that assume one solution; the formula says what it assumes"
msgstr ""

#: src/cli/options.def
msgid "how to print the grid: grid (default), lines, line, spaced or candidates"
msgstr ""

#: src/cli/options.def
msgid "how to write a record: csv (default), or a text with percent letters"
msgstr ""

#: src/cli/options.def
msgid "figures on standard error: puzzles, steps, time, and a hash of all steps"
msgstr ""

#: src/cli/options.def
msgid "say less: runs of singles merged, or one line a puzzle"
msgstr ""

#: src/cli/options.def
msgid "show only the steps of these techniques, named as for --strategies; -LIST shows the others"
msgstr ""

#: src/cli/options.def
msgid "how much to draw of the candidates before a step: the rows or columns that matter if they are few, the whole grid, or none"
msgstr ""

#: src/cli/options.def
msgid "how much of the grid to draw before a hint: auto, the rows or columns that matter if they are few; full; or none (default: auto on a terminal, none elsewhere and with --all)"
msgstr ""

#: src/cli/options.def
msgid "print JSON instead of sentences, one object a line"
msgstr ""

#: src/cli/options.def
msgid "what else there is to find, a line each and the simplest first; everything: without limits"
msgstr ""

#: src/cli/options.def
msgid "add the proof, step by step, which may show other digits"
msgstr ""

#: src/cli/options.def
msgid "how much to give away: 1 where to look, 2 what to look for, 3 the pattern, 4 the argument"
msgstr ""

#: src/cli/options.def
msgid "keep to these techniques and all that is easier: names, families, or a level (easy, medium, hard, expert, extreme); only:NAME is that technique alone"
msgstr ""

#: src/cli/options.def
msgid "the reason: a technique, which must show the move by itself"
msgstr ""

#: src/cli/options.def
msgid "how many solutions to count, and how many to print at most (default: 1000)"
msgstr ""

#: src/cli/options.def
msgid "show the solution, or what there is to choose between, and print the solutions, a line each"
msgstr ""

#: src/cli/options.def
msgid "add a column with the text after each puzzle in its line"
msgstr ""

#: src/cli/options.def
msgid "write to the file OUT, and go on after its last whole record if there are any"
msgstr ""

#: src/cli/options.def
msgid "print the steps that the SE ratings come from, one JSON object a puzzle"
msgstr ""

#: src/cli/options.def
msgid "stop rating as soon as ER is above this"
msgstr ""

#: src/cli/options.def
msgid "stop rating as soon as ER is above EP"
msgstr ""

#: src/cli/options.def
msgid "stop rating as soon as ER is above ED"
msgstr ""

#: src/cli/options.def
msgid "SE ratings also of puzzles without a solution or with several, within the work budget"
msgstr ""

#: src/cli/options.def
msgid "how many puzzles to make (default: 1)"
msgstr ""

#: src/cli/options.def
msgid "the form to write (default: line)"
msgstr ""

#: src/cli/options.def
msgid "drop what the form cannot hold, without a word"
msgstr ""

#: src/cli/options.def
msgid "leave out givens, from the first cell on, that the others make up for"
msgstr ""

#: src/cli/options.def
msgid "the smallest of all equivalent puzzles: the same for any two that are equivalent"
msgstr ""

#: src/cli/options.def
msgid "leave out puzzles that came before; with --canonical also those equivalent to one"
msgstr ""

#: src/cli/options.def
msgid "an equivalent puzzle that this number decides, the same on every machine"
msgstr ""

#: src/cli/options.def
msgid "the same number gives the same puzzles (default: 1)"
msgstr ""

#: src/cli/options.def
msgid "puzzles that need this technique, and nothing harder"
msgstr ""

#: src/cli/options.def
msgid "the level, as grade reports it: easy, medium, hard, expert, extreme, or a range such as easy-hard"
msgstr ""

#: src/cli/options.def
msgid "the SE rating (ER): 7.1, or a range such as 3.0-4.5, -4.5 or 3.0-"
msgstr ""

#: src/cli/options.def
msgid "HoDoKu's score, such as 500-900"
msgstr ""

#: src/cli/options.def
msgid "how many givens, such as 24-28"
msgstr ""

#: src/cli/options.def
msgid "the pattern of the givens stays the same under this turn or mirror, or all of them"
msgstr ""

#: src/cli/options.def
msgid "the pattern of the givens: 81 characters, x for a given and . for none, or a file of them"
msgstr ""

#: src/cli/options.def
msgid "the solution uses each of these techniques, of a group at least one"
msgstr ""

#: src/cli/options.def
msgid "each of these is needed: without it the strategies in use do not solve the puzzle (default: those that come no later)"
msgstr ""

#: src/cli/options.def
msgid "the solution uses none of these techniques"
msgstr ""

#: src/cli/options.def
msgid "no given, or with --symmetry no orbit of givens, can be left out (default: yes, without --givens and --pattern)"
msgstr ""

#: src/cli/options.def
msgid "stop after so long"
msgstr ""

#: src/cli/options.def
msgid "give a puzzle up after so many tries (default: 1000000)"
msgstr ""

#: src/cli/options.def
msgid "only cases whose code begins like one of these: 03,0402-1"
msgstr ""

#: src/cli/options.def
msgid "print the figures alone"
msgstr ""

#: src/cli/options.def
msgid "the board before step N of the log, or of the solve, and the pattern of that step"
msgstr ""

#: src/cli/options.def
msgid "what to draw (default: what the name of OUT ends with, else text on a terminal, svg elsewhere)"
msgstr ""

#: src/cli/options.def
msgid "write to the file OUT instead of standard output"
msgstr ""

#: src/cli/options.def
msgid "write pages with pictures to the folder DIR as well: a file a step, and the whole path"
msgstr ""

#: src/cli/options.def
msgid "what --pictures writes: an HTML page and SVG pictures, or one PDF"
msgstr ""

#: src/cli/options.def
msgid "the colours; every kind of thing has a form of its own besides"
msgstr ""

#: src/cli/options.def
msgid "pencil marks: where the pattern is made of them, in any case, or never"
msgstr ""

#: src/cli/options.def
msgid "r1 to r9 and c1 to c9 at the edges"
msgstr ""

#: src/cli/options.def
msgid "no legend below the board"
msgstr ""

#: src/cli/options.def
msgid "how wide the picture is in pixels, of a PDF in points (default: 644)"
msgstr ""

#: src/cli/options.def
msgid "how many: puzzles to make (default: 6), the first of the input (default: all), or positions (default: 10)"
msgstr ""

#: src/cli/options.def
msgid "how many puzzles to put on a page (default: 4, or fewer if there are fewer)"
msgstr ""

#: src/cli/options.def
msgid "add the answers, on pages of their own"
msgstr ""

#: src/cli/options.def
msgid "the title at the top of each page"
msgstr ""

#: src/cli/options.def
msgid "the paper of a PDF"
msgstr ""

#: src/cli/options.def
msgid "what to write (default: what the name of OUT ends with, or else text)"
msgstr ""

#: src/cli/options.def
msgid "how many to work on at once (default: the number of processors that this process may use)"
msgstr ""

#: src/cli/options.def
msgid "colour, where the output is a terminal"
msgstr ""

#: src/cli/options.def
msgid "the language: English, Korean, or the locale's"
msgstr ""

#: src/cli/options.def
msgid "show this help"
msgstr ""

#: src/cli/options.def
msgid "show the version"
msgstr ""

#: src/cli/output/document.c
msgid "--output takes a name with .txt, .html or .pdf, unless there is --format; found '{found}'"
msgstr ""

#: src/cli/output/document.c
msgid "a PDF is nothing for a terminal: name a file with --output"
msgstr ""

#: src/cli/output/files.c
msgid "no font on this machine has the letters of this language: Debian's fonts-nanum has those of Korean, and '--lang en' needs none"
msgstr ""

#: src/cli/output/progress.c
msgid "{percent} %: {done} done, {rate} a second, {left} s left"
msgstr ""

#: src/cli/output/progress.c
msgid "{done} done, {rate} a second"
msgstr ""

#: src/cli/program.c
msgid "there is no command '{found}'; 'crosshatch --help' lists them"
msgstr ""

#: src/cli/program.c
msgid "'crosshatch --help' and 'crosshatch COMMAND --help' explain more"
msgstr ""

#: src/cli/program.c
msgid "cannot write to standard output: {reason}"
msgstr ""

#: src/cli/program.c
msgid "the command comes first: crosshatch {found} ..."
msgstr ""

#: src/cli/text/help.c
msgid "Solves Sudoku as a person does, and explains why. Without a COMMAND it solves."
msgstr ""

#: src/cli/text/help.c
msgid ""
"A PUZZLE is 81 characters, row by row, with digits and '.' or '0' for empty cells. A FILE holds any\n"
"number of puzzles; '-', or no operand at all, is standard input."
msgstr ""

#: src/cli/text/help.c
msgid ""
"Exit status: 0 all that was requested holds, 1 it does not (stuck, several solutions, refuted),\n"
"2 wrong usage or unreadable input, 3 a puzzle contradicts itself. An empty list of puzzles is 0."
msgstr ""

#: src/cli/text/help.c
msgid ""
"Words and coordinates\n"
"\n"
"  row, column   nine cells side by side; rows are counted from the top, columns\n"
"                from the left\n"
"  box           three by three cells; boxes are counted as one reads:  1 2 3\n"
"                                                                       4 5 6\n"
"                                                                       7 8 9\n"
"  r4c6          the cell in row 4 and column 6; r1c1 is at the top left\n"
"  given         a digit that the puzzle starts with\n"
"  candidate     a digit that a cell can still be; written small, a pencil mark\n"
"  place         a cell that can still take a digit\n"
"  sees          a cell sees all other cells of its row, column and box, and\n"
"                none of them can be the same digit\n"
"  remove 5 from r4c6    cross out the candidate 5 there: it is ruled out\n"
"\n"
"The rule: each row, column and box has each digit from 1 to 9 once.\n"
"\n"
"  a puzzle      81 characters, row by row; '.' or '0' for an empty cell\n"
"  +5            a digit of your own in a puzzle, not a given\n"
"  r4c6=5        5 is in r4c6\n"
"  'r4c6<>5'     5 is not in r4c6; the shell wants the quotes\n"
"\n"
"What to ask\n"
"\n"
"  I am stuck.             crosshatch hint PUZZLE\n"
"  Is my move right?       crosshatch judge r4c6=5 PUZZLE\n"
"  Is my grid right?       crosshatch check PUZZLE\n"
"  Why?                    crosshatch why r4c6=5 PUZZLE"
msgstr ""

#: src/cli/text/help.c
msgid "Usage: {form}"
msgstr ""

#: src/cli/text/help.c
msgid "Commands:"
msgstr ""

#: src/cli/text/help.c
msgid "'crosshatch COMMAND --help' lists the options of a command."
msgstr ""

#: src/cli/text/help.c
msgid "'crosshatch help words' explains the words and coordinates."
msgstr ""

#: src/cli/text/help.c
msgid "Options:"
msgstr ""

#: src/cli/text/suggestions.c
msgid "crosshatch: similar names: {names}"
msgstr ""

#: src/cli/text/tables.c
msgid "NAME"
msgstr ""

#: src/cli/text/tables.c
msgid "SYNOPSIS"
msgstr ""

#: src/cli/text/tables.c
msgid "DESCRIPTION"
msgstr ""

#: src/cli/text/tables.c
msgid "COMMANDS"
msgstr ""

#: src/cli/text/tables.c
msgid "OPTIONS"
msgstr ""

#: src/cli/text/tables.c
msgid "COMMON OPTIONS"
msgstr ""

#: src/cli/text/tables.c
msgid "EXIT STATUS"
msgstr ""

#: src/cli/text/tables.c
msgid "SEE ALSO"
msgstr ""

#: src/cli/text/tables.c
msgid "solve Sudoku as a person does, and explain why"
msgstr ""

#: src/explain/answers/check_answer.c
msgid "Singles alone solve it."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "Singles would finish it once {placed} is known."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "Singles would finish it once any one of these is known: {placed}."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "Singles would finish it once any one of {count} digits is known, such as {placed}."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "No one digit would let singles finish it; two together would: {placed}."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "No one digit would let singles finish it; two together can, such as {placed} (of {count} such pairs)."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "No two digits would let singles finish it."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "The strategies in use do not solve it without guessing."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "Logic solves it; the hardest strategy it takes is {technique}."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "The puzzle has exactly one solution:"
msgstr ""

#: src/explain/answers/check_answer.c
msgid "The puzzle has exactly one solution. (--solutions shows it.)"
msgstr ""

#: src/explain/answers/check_answer.c
msgid "It is minimal: no given can be left out."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "It is not minimal: the given in {cells} can be left out."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "It is not minimal. Any one of these givens can be left out: {cells}."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "The first mistake was {placed}."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "Each thing that was entered or ruled out can be right by itself, but not all of them together."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "The puzzle has exactly one solution."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "There is no mistake in the grid so far."
msgstr ""

#: src/explain/answers/check_answer.c
msgid "The work budget ran out before it was known how many solutions there are."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "The {digit} occurs twice in {houses}: {cells}."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "These givens alone leave no solution, and it takes all of them to do so: {placed}."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "These {count} givens alone leave no solution, and it takes all of them to do so:"
msgstr ""

#: src/explain/answers/clash_text.c
msgid "Why, in one step:"
msgstr ""

#: src/explain/answers/clash_text.c
msgid "Why, in {steps} steps:"
msgstr ""

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} is a slip, the puzzle has one solution with {digits} there; the keys {digit} and {likely} are neighbours."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} is a slip, the puzzle has one solution with {digits} there; {digit} and {likely} look alike."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} is a slip, the puzzle has one solution with {digits} there."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} belongs in {other}, the puzzle has one solution."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} and the {two} in {other} were transposed, the puzzle has one solution the other way round."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "The puzzle has no solution."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "Without the given in {cells} the puzzle has one solution."
msgstr ""

#: src/explain/answers/clash_text.c
msgid "Without the given in any one of these cells the puzzle has one solution: {cells}."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "{technique} shows {move} now."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Right."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Wrong."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "{move} is wrong."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "{move} is right, but no single step shows it yet."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "The position has no solution, so that no move is right in it; 'crosshatch check' says what is wrong."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Whether {move} is right was not found out in the work allowed."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Right, and your reason is the first half: {reason} removes {digit} from {cells}. One more step is needed."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Right, and your reason is a part of it: {reason} is step {part} of {steps}."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Right, and your reason shows it now: {reason}."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "{technique} shows it, too, and is easier."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Your reason does not show it: {reason} finds only other steps here."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Your reason does not show it: {reason} finds no step here."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "It takes no technique: {reason} is not needed for it."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "{reason} is no reason here."
msgstr ""

#: src/explain/answers/judge_text.c
msgid "Your grid has {move} already. Judged by the rest of it:"
msgstr ""

#: src/explain/answers/several_text.c
msgid "{cells} can swap {one} and {two}, and no given says which way is meant."
msgstr ""

#: src/explain/answers/several_text.c
msgid "There the digits {digits} can be exchanged among themselves, and no given says which way is meant."
msgstr ""

#: src/explain/answers/several_text.c
msgid "{cells} can exchange their digits {digits} among themselves, and no given says which way is meant."
msgstr ""

#: src/explain/answers/several_text.c
msgid "The solutions have nothing in common but the givens."
msgstr ""

#: src/explain/answers/several_text.c
msgid "All solutions have this in common: {placed}."
msgstr ""

#: src/explain/answers/several_text.c
msgid "All solutions have {count} digits in common besides the givens:"
msgstr ""

#: src/explain/answers/several_text.c
msgid "No single given more would leave one solution."
msgstr ""

#: src/explain/answers/several_text.c
msgid "One given more would leave one solution, any of these: {placed}."
msgstr ""

#: src/explain/answers/several_text.c
msgid "One given more would leave one solution, any of {count}, such as {placed}."
msgstr ""

#: src/explain/answers/several_text.c
msgid "The puzzle has {count} solutions, so logic cannot decide between them."
msgstr ""

#: src/explain/answers/several_text.c
msgid "The puzzle has at least {count} solutions, so logic cannot decide between them."
msgstr ""

#: src/explain/answers/several_text.c
msgid "(--solutions shows two of them, what all of them share, and which given more would decide.)"
msgstr ""

#: src/explain/answers/several_text.c
msgid "Two of them, side by side:"
msgstr ""

#: src/explain/answers/several_text.c
msgid "The two differ in {cells}."
msgstr ""

#: src/explain/answers/singles_run.c
msgid "Step {first}: {technique}"
msgstr ""

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}: singles"
msgstr ""

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}: {technique}"
msgstr ""

#: src/explain/answers/singles_run.c
msgid "Step {first}, {technique}: {placed}."
msgstr ""

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}, singles: {placed}."
msgstr ""

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}, {technique}: {placed}."
msgstr ""

#: src/explain/answers/singles_run.c
msgid "The small number is that of the step: {placed}."
msgstr ""

#: src/explain/answers/singles_run.c
msgid "The small numbers are those of the steps: {placed}."
msgstr ""

#: src/explain/answers/slip_text.c
msgid "There are two {digit}s in {house}: {cell} and {other}."
msgstr ""

#: src/explain/answers/slip_text.c
msgid "The {digit} in {cells} is likely the mistake: without it the puzzle has one solution."
msgstr ""

#: src/explain/answers/slip_text.c
msgid "The mistake is likely in {cells}: without the digit there the puzzle has one solution."
msgstr ""

#: src/explain/answers/slip_text.c
msgid "All digits were taken as givens; write your own with a plus sign, such as +5."
msgstr ""

#: src/explain/answers/step_text.c
msgid "{number}. {technique}: {sentence}"
msgstr ""

#: src/explain/answers/step_text.c
msgid "The grid before step {number}:"
msgstr ""

#: src/explain/answers/step_text.c
msgid "The candidates before step {number}:"
msgstr ""

#: src/explain/answers/step_text.c
msgid "The grid after step {number}:"
msgstr ""

#: src/explain/answers/step_text.c
msgid "Shown: {shown} of {count} {count?step/steps}."
msgstr ""

#: src/explain/answers/step_text.h
msgid "The puzzle has several solutions, so that logic alone cannot finish it; 'crosshatch check --solutions' shows them."
msgstr ""

#: src/explain/answers/step_text.h
msgid "Guessing cannot help: the puzzle has no solution."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} is {digit} to begin with."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digit}: it is {other}."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digit}: {blocker} is {other}, and the two cells see each other."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digits}."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} must be {digit}."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} must be {digit}, and so cannot be {digits}."
msgstr ""

#: src/explain/answers/why_text.c
msgid "(--proof shows it.)"
msgstr ""

#: src/explain/answers/why_text.c
msgid "The proof takes {steps} steps:"
msgstr ""

#: src/explain/answers/why_text.c
msgid "The proof takes one step:"
msgstr ""

#: src/explain/answers/why_text.c
msgid "The proof takes {steps} steps, the hardest of them {technique}."
msgstr ""

#: src/explain/answers/why_text.c
msgid "The proof takes one step: {technique}."
msgstr ""

#: src/explain/answers/why_text.c
msgid "Nothing decides whether {cell} is {digit}: there are solutions either way. (--proof shows one of each.)"
msgstr ""

#: src/explain/answers/why_text.c
msgid "Nothing decides whether {cell} is {digit}. There is a solution in which it is:"
msgstr ""

#: src/explain/answers/why_text.c
msgid "and one in which it is not:"
msgstr ""

#: src/explain/answers/why_text.c
msgid "So {cell} cannot be {digit}: it sees {blocker}."
msgstr ""

#: src/explain/answers/why_text.c
msgid "The position has no solution, so that nothing is true in it; 'crosshatch check' says what is wrong."
msgstr ""

#: src/explain/answers/why_text.c
msgid "Whether {cell} is {digit} was not found out in the work allowed."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digit}: the pencil marks of the puzzle do not have it."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} is {digit} in every solution, but no proof was found that can be shown."
msgstr ""

#: src/explain/answers/why_text.c
msgid "{cell} is {digit} in no solution, but no proof was found that can be shown."
msgstr ""

#: src/explain/answers/why_text.h
msgid "There is a mistake in your grid. 'crosshatch hint --level 1' shows roughly where. The answer does not use it."
msgstr ""

#: src/explain/argument/argument.c src/explain/sentences/say_forcing.c
msgid "Suppose {cell} is not {digit}."
msgstr ""

#: src/explain/argument/argument.c src/explain/sentences/say_forcing.c
msgid "Suppose {cell} is {digit}."
msgstr ""

#: src/explain/argument/argument.c
msgid "Each of these leads to the same contradiction: {list}."
msgstr ""

#: src/explain/argument/argument.c
msgid "So {cell} is {digit}."
msgstr ""

#: src/explain/argument/argument.c src/explain/argument/argument_tree_lines.c
msgid "So {cell} is not {digit}."
msgstr ""

#: src/explain/argument/argument.c
msgid "So none of them is true: {excluded}."
msgstr ""

#: src/explain/argument/argument.c
msgid "In much the same way: {excluded}."
msgstr ""

#: src/explain/argument/argument_tree_forward.c
#: src/explain/sentences/say_forcing.c
msgid "Every case that remains leads to the same."
msgstr ""

#: src/explain/argument/argument_tree_forward.c
#: src/explain/sentences/say_forcing.c
msgid "Every case leads to the same."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "{cell} must be {digit}, its last candidate."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {cell} cannot be {excluded}, so it must be {digit}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {cell} can only be {digit}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {cell} can only be {digit}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "In {house} the {digit} must go in {cell}, its last place."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {places} cannot be {digit}, so {cell} must be: {house} has no other place for the {digit}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {house} has no place left for the {digit} but {cell}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {house} has no place left for the {digit} but {cell}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "{cell} must be {digit}, the last way out of the deadly pattern."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {cell} must be {digit}, the last way out of the deadly pattern."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {cell} must be {digit}, the last way out of the deadly pattern."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "No digit fits in {subject}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {subject} cannot be {excluded}, so no digit is left for it."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
#: src/explain/sentences/say_forcing.c
msgid "Then no digit is left for {subject}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, no digit is left for {subject}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "The {home} fits nowhere in {house}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {places} cannot be {home}, so {house} has no place left for the {home}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then {house} has no place left for the {home}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {house} has no place left for the {home}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Nothing is left but the deadly pattern."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Then nothing is left but the deadly pattern."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, nothing is left but the deadly pattern."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
#: src/explain/sentences/say_forcing.c
msgid "{subject} can only be {open}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "In {house} the {home} can only go in {open_places}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "One way out of the deadly pattern must be true: {ways}."
msgstr ""

#: src/explain/argument/argument_tree_lines.c
msgid "Case {number}: {cell} is {digit}."
msgstr ""

#: src/explain/i18n/message.c
msgid "box {number}"
msgstr ""

#: src/explain/i18n/message.c
msgid "row {number}"
msgstr ""

#: src/explain/i18n/message.c
msgid "column {number}"
msgstr ""

#: src/explain/i18n/message.c
msgid "row {row} has {cells} {cells?cell/cells}; expected nine"
msgstr ""

#: src/explain/sentences/explain.c
msgid "{technique} shows that nothing can be concluded."
msgstr ""

#: src/explain/sentences/explain.c
msgid "{technique} applies here."
msgstr ""

#: src/explain/sentences/explain.c
msgid "{technique}: {sentence}"
msgstr ""

#: src/explain/sentences/explain.c
msgid "Step {number}: {technique}"
msgstr ""

#: src/explain/sentences/reasons.c
msgid "If the {digit} of {house} is not in {from}, it is in {to}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "If {from} is not {digit}, it is {other}, its only other candidate."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "Then {from} is not {digit}, so the {digit} of {house} is in {to}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "Then {from} in {via} {from?is/are} not {digit}, so the {digit} of {house} is in {to}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "Then {from} in {via} is not {digit}, so it is {other}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "If {cause} is {supposed}, it is not {digit}, so the {digit} of {house} is in {to}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "If {cause} is {supposed}, {from} in {via} {from?is/are} not, so the {digit} of {house} is in {to}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "If {cause} is {supposed}, {from} in {via} is not, so it is {other}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "Link by link, {reached} {reached?follows/follow}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{count} more links of this kind lead to {last}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?shares/share} {house_1} with {ends_1}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?shares/share} {house_1} with {ends_1}, and {house_2} with {ends_2}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?shares/share} {house_1} with {ends_1}, {house_2} with {ends_2}, and {house_3} with {ends_3}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{targets_1} ({houses_1}) and {targets_2} ({houses_2}) see {ends}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{targets_1} ({houses_1}), {targets_2} ({houses_2}) and {targets_3} ({houses_3}) see {ends}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?sees/see} {ends} as well."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "A also has {a}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "B also has {b}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "A also has {a}, and B has {b}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "A group can do without only one digit. So one of A and B has the {x}, the other the {y}, and each has all its other digits."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "A cell that sees every place of such a digit there cannot be it."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "The group without the {x} needs all its other digits."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Find two groups in {one}, of {a} and {b} cells. Each has just one digit more than cells."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Find a group of {a} {a?cell/cells} in {one} and a group of {b} in {other}. Each has just one digit more than cells."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "What does a group need when it has no {x}?"
msgstr ""

#: src/explain/sentences/say_als.c
msgid "B can do without only one digit, so it has the {x} or the {y}. Then A lacks the {x}, or C lacks the {y}, and that group needs all its other digits."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Find three groups with one digit more than cells. The middle one is linked to {a} {a?cell/cells} in {one} and {b} in {other}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Can group B do without both the {x} and the {y}?"
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} ({house}) and needs its {all}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} and needs its {all}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} ({house}) and needs its {kept}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} and needs its {kept}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "Suppose {letter} has no {z}. Then it needs its {kept}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "A chain of groups with one digit more than cells leads from {a} {a?cell/cells} in {one} to {b} in {other}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "What follows, group by group, if A has no {z}?"
msgstr ""

#: src/explain/sentences/say_als_links.c src/explain/sentences/say_als_parts.c
#: src/explain/sentences/say_chains.c src/explain/sentences/say_depth.c
#: src/explain/sentences/say_forcing.c
#: src/explain/sentences/say_intersections.c
#: src/explain/sentences/say_outcome.c src/explain/sentences/say_place.c
#: src/explain/sentences/say_remote_pair.c src/explain/sentences/say_subsets.c
msgid "Look at {house}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "In {house} the {x} has just two places. Which group does each of them see?"
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "In {one}, {p} sees every {x} of A; in {other}, {q} sees every {x} of B."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "What do the two places of the {x} mean for A and B?"
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "The {x} of {house} is in {p} or {q}, so A or B has none. That group needs all its other digits."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "If {stem} is {digit}, {letter} has no {digit} ({house}) and needs its {z}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "If {stem} is {digit}, {letter} has no {digit} and needs its {z}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "So one of the groups has the {z} in every case."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "For each candidate of {stem} find a group with one digit more than cells that {stem} takes it from."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "{stem} can only be {digits}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "What does each digit of {stem} leave for its group?"
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "Only one of {a} and {b} can have the {x}: its places there are all in {house}."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "Only one of {a} and {b} can have the {x}: its places there all see each other."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "Either way {a} or {b} has the {z}."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "A cell that sees every place of such a digit in {a} and {b} cannot be it."
msgstr ""

#: src/explain/sentences/say_argued.c
msgid "... {lines} more steps (--argument shows all) ..."
msgstr ""

#: src/explain/sentences/say_argued.c
msgid "Every digit of {subject} leads to the same. Its opposite would leave {subject} no digit."
msgstr ""

#: src/explain/sentences/say_argued.c
msgid "Every place of the {home} in {house} leads to the same. Its opposite would leave the {home} no place there."
msgstr ""

#: src/explain/sentences/say_bent_set.c
#: src/explain/sentences/say_exotic_patterns.c
msgid "Look at {houses}."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "Find {count} cells there with no other digits than {digits}."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "{cells} are {count} cells with {count} digits: {digits}."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "Which of the {count} digits can be in more than one of them?"
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "All but the {loose} can be there only once, as the places of each see each other. That leaves one cell for the {loose}: {places}."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "Each digit can be there only once, as its places see each other. So all of them are needed to fill the cells."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "The {digit} of {house} is in {places}."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "The {digit} is in {places}."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "A cell that sees all places of a digit there cannot have it."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Either way {one} is not {x}."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Either way {one} is not {x}, and {two} is not {y}."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Either {start?/one of }{start} or {end?/one of }{end} is {digit}."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "So {start} is {digit} or {other}, and nothing else."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Either {start?/one of }{start} is {digit} or {end?/one of }{end} is {other}; they share {house}."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Either {start?/one of }{start} is {digit} or {end?/one of }{end} is {other}."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "But {start} was supposed to be {digit}, so it cannot be."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Then {start} would be {digit} and {other} at once."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Then {house} would have two {digit}s: in {start} and in {end?/one of }{end}."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "That contradicts {digit} in {start}."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "So {start?/one of }{start} is {digit} after all."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "{start} is {digit} or {other}, and nothing else."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "The {digit} of {house} is in {places}, and nowhere else."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Group {letter} lacks only {one} or {other}, so it has its {digit}: a cell that sees every {digit} of it has none."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "That is where the chain began: it is a loop."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "If {start?/one of }{start} is {digit} instead, the loop runs the other way round. So at each of its links one of the two ends is true."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "Other links of the loop show more in the same way."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "In {house} the {digit} is in {from?/one of }{from} or in {to?/one of }{to}. A chain begins with this link."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "{from} is either {digit} or {other}. A chain begins with this link."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "Find {count} cells of {house} with only {more} digits between them. A chain begins with this group."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links joins the {digit} of {start} and the {other} of {end}."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links joins the {digit}s of {start} and of {end}."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links leads from the {digit} of {start} back to it."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "A loop of {links} links runs through the {digit} of {start}."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links begins with the {digit} of {start}."
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "What if {start?/one of }{start} is {digit}, and what if not?"
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "What follows if {start?/none of }{start} {start?is not/is} {digit}?"
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "What does each link of the loop rule out?"
msgstr ""

#: src/explain/sentences/say_chains.c
msgid "What follows if {start} is {digit}?"
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "Suppose {from} is {digit}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "What is then left for {cell}?"
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "What does that rule out in other cells?"
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "What does that mean for {both}?"
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "So {from} is {digit} or {other}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "So {from} is {digit} or {to} is {other}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "{digit} in {cell} would rule out both, as it shares {house} with {seen}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "So {either} is {digit}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "But {from} cannot be both {digit} and {other}, so it is not {digit}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "But {both} share {house}, so {from} is not {digit}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "{ends} {ends?leaves/leave} {cell} ({houses}) without a candidate, so {start} is not {digit}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "Links of the same kind rule out {others} more {others?candidate/candidates}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "Further links then rule out {others} more {others?candidate/candidates}."
msgstr ""

#: src/explain/sentences/say_colouring.c
#: src/explain/sentences/say_single_digit.c
#: src/explain/sentences/say_templates.c
msgid "Look only at the places for the {digit}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "Start from {start}. Where a row, column or box has just two places for the {digit}, colour them differently."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "Look at {start}."
msgstr ""

#: src/explain/sentences/say_colouring.c
msgid "Start with its {digit}. Where a cell has two candidates, or a digit two places, colour them differently."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "{cells} and {more} more cells"
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, and {d2} in {c2}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, and {d3} in {c3}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, and {d4} in {c4}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, and {d5} in {c5}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, {d5} in {c5}, and {d6} in {c6}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, {d5} in {c5}, {d6} in {c6}, and fill {more} more {more?cell/cells}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "Try {d1} in {c1}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, and {d2} from {c2}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, and {d3} from {c3}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, and {d4} from {c4}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, and {d5} from {c5}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, {d5} from {c5}, and {d6} from {c6}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, {d5} from {c5}, {d6} from {c6}, and more from {more} other {more?cell/cells}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So keep only {d1} in {c1}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So keep only {d1} in {c1}, and {d2} in {c2}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So keep only {d1} in {c1}, {d2} in {c2}, and {d3} in {c3}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "So remove {digits} from the rest of {houses}."
msgstr ""

#: src/explain/sentences/say_depth.c
msgid "Look at the whole grid."
msgstr ""

#: src/explain/sentences/say_depth.c src/explain/sentences/say_exotic.c
msgid "Look at {boxes}."
msgstr ""

#: src/explain/sentences/say_depth.c
msgid "Look at the rows, across the whole grid."
msgstr ""

#: src/explain/sentences/say_depth.c
msgid "Look at the columns, across the whole grid."
msgstr ""

#: src/explain/sentences/say_depth.c
msgid "Look around {place}."
msgstr ""

#: src/explain/sentences/say_depth.c
msgid "{technique}: {definition}"
msgstr ""

#: src/explain/sentences/say_depth.c
msgid "Look for: {technique}."
msgstr ""

#: src/explain/sentences/say_depth.c
msgid "{digits?The digit is/The digits are} {digits}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "{cell} sees {d1} in {h1}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "{cell} sees {d1} in {h1}; {d2} in {h2}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "{cell} sees {d1} in {h1}; {d2} in {h2}; {d3} in {h3}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "{steps?Step/Steps} {steps} and the pencil marks removed {digits} from {cell}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "{steps?Step/Steps} {steps} removed {digits} from {cell}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "The pencil marks leave no {either} in {cell}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "All other candidates of {cell} are removed."
msgstr ""

#: src/explain/sentences/say_digit.c src/explain/sentences/say_outcome.c
msgid "Which candidates of {cell} are left?"
msgstr ""

#: src/explain/sentences/say_digit.c src/explain/sentences/say_outcome.c
msgid "Look at {cell}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "Count the digits that {cell} sees in {houses}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "Which digit is left?"
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "Only {digit} is left for {cell}."
msgstr ""

#: src/explain/sentences/say_digit.c
msgid "No digit is left for {cell}."
msgstr ""

#: src/explain/sentences/say_exotic.c src/explain/sentences/say_forcing.c
#: src/explain/sentences/say_wings.c
msgid "Look at {box}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "{one} have only {digits} between them. Find two target cells outside their box that must hold the same two digits."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The base cells {one} hold two of {digits}. The target cells are {targets}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Where else can the two digits of {one} be?"
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs both base digits, outside the sight of {one}. Apart from {targets}, a digit has room there only twice. So {targets} hold the base digits, one each. A candidate that prevents this is false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs both base digits; apart from {targets}, a digit has room there only twice. So {targets} hold the base digits, one each. Then {boxes} need them too, out of sight of {one} and of their target. A candidate that prevents this is false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As in every exocet, {targets} hold the base digits, one each. Then {boxes} need these digits too, out of sight of {one} and of their target. A candidate that prevents this is false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Find two base pairs with only {digits} between them, one of them in {box}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The base pairs are {one}, and {other}. The target cells are {targets}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "How are {digits} shared between the two base pairs?"
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs the digits of each pair, outside its sight. Apart from {targets}, a digit has room there only twice. So the targets of a pair hold its two digits as well, and the pairs have four different digits. A candidate that prevents this is false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs the digits of each pair; apart from {targets}, a digit has room there only twice. So the targets of a pair hold its two digits as well. Then {boxes} need them too, out of sight of the pair and of their target. A candidate that prevents this is false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The two pairs have four different digits, and the targets of a pair hold its two digits as well. Then {boxes} need these digits too, out of sight of the pair and of their target. A candidate that prevents this is false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The {digits?digit/digits} {digits} can fill at most {share} of these cells{digits?/ each}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Look at {rows}, and at {columns}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Count the empty cells where {rows} cross {columns}, and how many of them each digit can fill."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Where {rows} cross {columns}, {count} cells are empty."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "How many of these cells can each digit fill at most?"
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "That makes {count} in all, as many as cells. So every digit fills as many as it can. A candidate that would take one of them away is false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Four filled cells, where {rows} cross {columns}, are the corners of a ring. In each box it has two cells of the row and two of the column."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Where {rows} cross {columns}, four cells are filled. Around each of them two cells of its row and two of its column, in its box, are empty: a ring of {count} cells."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Only the {guard} of {extra} prevents that, so it is true."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Only {extra} has other candidates, so it takes one of them."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Only a {guard} in {places} prevents that, so one of them is {guard}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "In {box}, {cells} have {digits}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "In {box}, {cells}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Find {digits} in three cells of each of these boxes, no two in one row or column of the box."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Other candidates are only in {extra}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Can the twelve cells be filled with {digits} alone?"
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "With {digits} alone the twelve cells cannot be filled: once round the four boxes, the digits come back in the wrong order."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Find a ring of {count} cells with {digits}, a few of which have other candidates too."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "{cells} form a ring: each sees the next, the last sees the first. Except {extra} they have only {digits}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Can {digits} alternate round the ring?"
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "With {digits} alone, the two would alternate round the ring. That fails with {count} cells, an odd number."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Look at {row} and {column}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "{row} and {column} cross in {box}. Where can {digits} be in them outside {box}?"
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Outside {box} the digits {digits} can only be in {one} in {row}, and only in {other} in {column}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Where are they if they are in neither {one} nor {other}?"
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "If one of {digits} is in neither {one} nor {other}, both lines have it in {box}, so it is where they cross, in {corner}. So {digits} fill {corner}, {one} and {other}, one each. In {box} they are then in {row} or {column}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Look at {box} and {opposite_box}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "Where can {digits} be in the row and the column of {corner}, outside {box}? Where can {others} be for {opposite}?"
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "In the row and the column of {corner}, outside {box}, the digits {digits} can only be in {one} and {other}. For the digits {others} it is the same with {opposite} and {opposite_box}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "How many cells are there for these four digits?"
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "A digit that is in neither {one} nor {other} is in the corner where its two lines cross. So {digits} are in {corner}, {one} or {other}, and {others} in {opposite}, {one} or {other}. These four cells take the four digits, one each. In {box} and {opposite_box} they are on the lines of their corner."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In which {count} columns are all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In which {count} rows are all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In which {count} houses are all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In which {count} columns are nearly all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In which {count} rows are nearly all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In which {count} houses are nearly all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Each of {bases} needs a {digit}, and no column can take two. That gives {covers} theirs."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Each of {bases} needs a {digit}, and no row can take two. That gives {covers} theirs."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Each of {bases} needs a {digit} of its own, and each of {covers} takes only one. That gives {covers} theirs."
msgstr ""

#: src/explain/sentences/say_fish.c src/explain/sentences/say_kraken.c
msgid "Compare the {digit}s in {bases}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Can {covers} have a {digit} anywhere else?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}, except {fins?the fin/the fins} {fins}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "What follows if {fins?the fin is/a fin is} {digit}, and what if not?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If {all?/one of }{all} is {digit}, {targets} {targets?sees/see} it. If not, {covers} get their {digit}s in {bases}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If {all?/one of }{all} is {digit}, no cell that sees {all?it/all of them} is. If not, {covers} get their {digit}s in {bases}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}. But {endofins} {endofins?is/are} in two of {bases} at once."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "What follows if {endofins?it is/one of these is} {digit}, and what if not?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}, except {fins?the fin/the fins} {fins}. And {endofins} {endofins?is/are} in two of {bases} at once."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "What follows if one of these is {digit}, and what if not?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Two finned fish share these places. In which {count} houses is each?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "In {bases}, two fish for the {digit} each use {count} of {covers}. Their fins are {all}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Which cells see all fins of one fish?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Either a fish holds or one of its fins is {digit}. Each way, {targets} cannot be."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "{inside} {inside?is/are} in two of {covers}: a {digit} there would use up both."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Try the candidates of {cell}: one of them leads to a contradiction."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "What follows from it, step by step?"
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Try a {digit} in {box} and follow only the {digit}s."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Then {house} has no place for the {home}."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "That leaves no digit for {subject}."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "That leaves {house} no place for the {home}."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Then every case that is left leads to a contradiction."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Then, sometimes from several cells together: {chain}."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Then, one after another: {chain}."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "One case is {digit} in {cell} itself."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "If {cell} is {digit}, that fails at once."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "If {cell} is {digit}: {chain}."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "If {cell} is {digit}: {chain}, which fails."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Try each candidate of {subject} in turn."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "What follows in every case?"
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Try each place of one digit in {house} in turn."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "In {house} the {home} can only be in {places}."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Inside it, nets of their own rule out {inner} and {more} more."
msgstr ""

#: src/explain/sentences/say_forcing.c
msgid "Inside it, nets of their own rule out {inner}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape} alone, with {digits}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape} in {house}: {count} cells with {more} digits, {digits}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape}: {count} cells with {more} digits, {digits}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a}, in {other} {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a} and {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}, in {other} every {digit} of {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a} and {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a}, in {other} {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a} and {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}, in {other} every {digit} of {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a} and {b}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: {cells?it sees/each of them sees} {names}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "A cell that sees {names} cannot be {digit}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: {cells?it sees/each of them sees} every {digit} of the groups {names}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "A cell that sees every {digit} of the groups {names} cannot be {digit}."
msgstr ""

#: src/explain/sentences/say_intersections.c
#: src/explain/sentences/say_outcome.c src/explain/sentences/say_place.c
#: src/explain/sentences/say_wings.c
msgid "Where can the {digit} be in {house}?"
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "In {house}, the {digit} can only be in {cells}, all in {cover}."
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "What does that mean for the rest of {cover}?"
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "One of them is {digit}, and {cover} can have no other."
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "In {house}, the {digit} can only be in {cells}, both in {cover}."
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "Where is the {digit} of {home}, then?"
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "One of them is {digit}, so {home} cannot have its {digit} in {cover}. Only {cell} is left for it there."
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "Look where {base} and {cover} cross."
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "Where can the digits {digits} be in {cover}?"
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "In {base}, {cells} can only be {either}. In {cover}, {digits} fit only in the crossing and {places}."
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "How many of {digits} can the crossing hold?"
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "Two of {digits} are in {cells}, so the crossing can hold only one. All three are needed in {cover}: the crossing holds one, {places} the others."
msgstr ""

#: src/explain/sentences/say_intersections.c
msgid "One of {digits} is in {cells}, so the crossing can hold only one. Both are needed in {cover}: the crossing holds one, {places} the other."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "Which {count} houses hold nearly all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "In {bases}, the {digit} can only be in {covers}, except {cells?the fin/the fins} {cells}."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "Where does it lead if {cells?the fin/a fin} is {digit}?"
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If {cells?it is/one of them is}, a chain leads to the same:"
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If {cells?it is/one of them is}, a chain leads to the same."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If {cells?it is/one of them is}, the same follows: {chains}."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "Which {count} houses hold all places for the {digit} there?"
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "In {bases}, the {digit} can only be in {fewer}, or in {places}."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "Where does it lead if {cells?this place/each of these places} is {digit}?"
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "Not all of {bases} can have their {digit} in {fewer}, so {cells?/one of }{cells} is {digit}. Each chain leads to the same:"
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "Not all of {bases} can have their {digit} in {fewer}, so {cells?/one of }{cells} is {digit}. A chain from each leads to the same."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "Not all of {bases} can have their {digit} in {fewer}, so {cells?/one of }{cells} is {digit}. Each leads to the same: {chains}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "Suppose {from?/none of }{from} {from?is not/is} {digit}. Then the {digit} of {house} must be in {to?/one of }{to}, its only other {to?place/places}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "Suppose {from} is not {digit}. Then it must be {other}, its only other candidate."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "Suppose {from?/none of }{from} {from?is not/is} {digit}. Then group {letter} has no {digit} and needs its {other}, in {to?/one of }{to}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit}, and the {digit} of {house} must be in {to?/one of }{to}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit} ({weak}), and the {digit} of {house} must be in {to?/one of }{to}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {from} is not {digit} and must be {other}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {from} is not {digit} ({weak}) and must be {other}, its only other candidate."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit}. Group {letter}, without {digit}, needs its {other}, in {to?/one of }{to}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit} ({weak}). Group {letter}, without {digit}, needs its {other}, in {to?/one of }{to}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "Suppose {cells?/one of }{cells} is {digit}."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "... {links} more links (--notation shows the whole chain) ..."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {cells?/none of }{cells} {cells?is not/is} {digit} ({weak})."
msgstr ""

#: src/explain/sentences/say_links.c
msgid "So {cells?/none of }{cells} {cells?is not/is} {digit}."
msgstr ""

#: src/explain/sentences/say_mistake.c
msgid "Something in {house} does not fit."
msgstr ""

#: src/explain/sentences/say_mistake.c
msgid "One of the digits that you put there cannot be right."
msgstr ""

#: src/explain/sentences/say_mistake.c
msgid "Have another look at {cell}. Which digits does it see?"
msgstr ""

#: src/explain/sentences/say_mistake.c
msgid "The {digit} in {cell} is a mistake."
msgstr ""

#: src/explain/sentences/say_mistake.c
msgid "A pencil mark is missing there that is still needed."
msgstr ""

#: src/explain/sentences/say_mistake.c
msgid "Have another look at the pencil marks of {cell}."
msgstr ""

#: src/explain/sentences/say_mistake.c
msgid "The {digit} was removed from the pencil marks of {cell}, but it is needed there."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "Count the digit {digit} there."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "The {digit} is in {houses} more than once: {cells} {cells?has/have} it."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "Each case that is left leads to a contradiction."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "No pattern helps here. Try the candidates of {cell}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "No pattern shows the next step, but trying a candidate of {cell} does."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With {digit} in {cell}, every case ends in a contradiction."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "Without {digit} in {cell}, every case ends in a contradiction."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "{cell} can be {digits}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "The strategies in use do not show which, so this is a guess."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "In {house}, the {digit} can be in {cells}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "{cell} can only be {digits}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "The strategies in use do not show it, so it is taken on trust."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "In {house}, the {digit} can only be in {cells}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With {others} there is no solution from here."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in {others} there is no solution from here."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in any of {others} there is no solution from here."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With {others} there is a solution too: the puzzle has several."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With each of {others} there is a solution too: the puzzle has several."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in {others} there is a solution too: the puzzle has several."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in each of {others} there is a solution too: the puzzle has several."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "The search stopped before it decided on {others}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "The search stopped before it decided on the {digit} in {others}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "The search stopped before it decided on the {digit} in any of {others}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "Solved by logic alone."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "Logic gets no further with the strategies in use: {empty} {empty?cell is/cells are} still empty."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "This is a contradiction, so there is no solution."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "Solved, but not by logic alone: {guesses} {guesses?step was a guess/steps were guesses}."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "The puzzle has several solutions, and logic alone cannot decide between them."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "This is a contradiction, so one of the digits entered or marks ruled out at the start is wrong, or the puzzle has no solution."
msgstr ""

#: src/explain/sentences/say_outcome.c
msgid "{steps?Step/Steps} {steps} {steps?assumes/assume} that the puzzle has only one solution."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "In {house} one digit has just one place left: {cell}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "{cell} has just one candidate left."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Suppose one of the candidates of {start} to be false, and follow where it leads."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Suppose one of the candidates of {start} to be true, and follow where it leads."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Take each candidate of {pivot} in turn, and follow where it leads."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Take each place of one digit in {house} in turn, and follow where it leads."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Take each place of the {digit} in {house} in turn, and follow where it leads."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The base houses are {bases}; the cover houses are {covers}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The base cells are {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The target cells are {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The stem is {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "See what each colour would leave in {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The {things?corner is/corners are} {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The guardians are in {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Only {things} {things?has/have} more than two candidates."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The wings are {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The pivot is {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The {things?cell is/cells are} {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The {things?fin is/fins are} {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The {things?endo-fin is/endo-fins are} {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Other candidates are left in {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "{cells} lie where {house} and {cover} cross."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "It is where {house} and {cover} cross."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The {things?house is/houses are} {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The {things?cover house is/cover houses are} {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Set {letter}: {cells}, with the {digits?digit/digits} {digits}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Set {letter}: {cells}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Only one of sets {one} and {other} can have the {digit}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "Colour {number}: {things}."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "The chain runs through {things}, in this order."
msgstr ""

#: src/explain/sentences/say_pattern.c
msgid "{things?A chain leads/Chains lead} on from {things}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "The {digit}{hatching?/s} in {hatching} {hatching?blocks/block} {lines}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "{steps?Step/Steps} {steps} removed {digit} from {closed}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "The pencil marks leave no {digit} in {noted}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "All other cells of {house} are filled."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "Look for the next {digit}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "Which cell of {house} is left?"
msgstr ""

#: src/explain/sentences/say_place.c
msgid "In {house}, only {cell} is left for the {digit}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "In {house}, no cell is left for the {digit}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "Count the digits of {house}. Which one is missing?"
msgstr ""

#: src/explain/sentences/say_place.c
msgid "{cell} is the last empty cell of {house}."
msgstr ""

#: src/explain/sentences/say_place.c
msgid "Which digit does it need?"
msgstr ""

#: src/explain/sentences/say_place.c
msgid "The others hold every digit but {digit}."
msgstr ""

#: src/explain/sentences/say_remote_pair.c
msgid "{one} and {other} then hold one {x} and one {y}. So {cell} can be neither: in {house} it sees {one}, in {line} {other}."
msgstr ""

#: src/explain/sentences/say_remote_pair.c
msgid "Neighbours in the chain differ, so the two digits alternate along it."
msgstr ""

#: src/explain/sentences/say_remote_pair.c
msgid "In the same way the other cells see one of each."
msgstr ""

#: src/explain/sentences/say_remote_pair.c
msgid "{first} has only {digits} left. Which cells with the same two digits can you reach from it, step by step?"
msgstr ""

#: src/explain/sentences/say_remote_pair.c
msgid "{cells} have only {digits}, and each sees the next, in {houses}."
msgstr ""

#: src/explain/sentences/say_remote_pair.c
msgid "Along the chain, which cells hold the same digit and which do not?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Compare the places for the {digit} in {houses}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}, in {second} in {places_2}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Can both of them be in {via}?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "{near} share {via}: at most one of them is {digit}. So {far} is {digit}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have two places each for the {digit}. Which two share a row?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have two places each for the {digit}. Which two share a column?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have two places each for the {digit}. Which two share a box?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have all their places for the {digit} but one each in the same box. Which box?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is only in one row and one column. Which place for it in {second} shares one of these lines?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}. In {second} it is in {places_2}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "What would {digit} in {near_2} leave for {first}?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "If {near_2} is {digit}, it blocks {blocked} in {via}, so the {digit} of {first} is in {far_1}. Otherwise {far_2} is {digit}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Look at {via}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Where else can the {digit} be in the rows and columns of {near}?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "{near} share {via}: at most one of them is {digit}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Which other places for the {digit} have their rows and columns?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Look at the places for the {digit} in {first}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "They are in one row and one column. Which lines have two places for the {digit}, one of them in that row or column?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Which two lines with two places for the {digit} meet this row or column?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}, in {second} in {places_2}, so {far} is {digit}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "In {second} the {digit} is in {far_2}, or it is in {near_2} and leaves only {far_1} in {first}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Find a loop of {count} of them, each sharing a row, column or box with the next."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "{cells} make a loop. It runs through {houses}."
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "Could each of these have its {digit} in the loop?"
msgstr ""

#: src/explain/sentences/say_single_digit.c
msgid "If each of these had its {digit} in the loop, every second cell would be {digit}: impossible with {count} cells, an odd number. So the {digit} is in {guardians}, the only other {guardians?place/places} there."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Two cells of {house} have only {digits} left. Which ones?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "In {house}, {cells} can only be {either}."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "What is left for the other cells of {house}?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "One is {first}, the other {last}."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Three cells of {house} have only {digits} left. Which ones?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Three cells for three digits: each takes one of them."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Four cells of {house} have only {digits} left. Which ones?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Four cells for four digits: each takes one of them."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "{cells} are in {houses}. They can only be {either}."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "What is left for the other cells of {houses}?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Where can the digits {digits} be in {house}?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "In {house}, the digits {digits} can only be in {places}."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Is there room for other digits in these cells?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "One of the two cells is {first}, the other {last}: nothing else fits there."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "The three digits need all three cells, so nothing else fits there."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "The four digits need all four cells, so nothing else fits there."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Where can the digits {digits} be in {house}? Then look for the {digit}."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "In {house}, the digits {digits} can only be in {places}. They fill these cells."
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Which cell of {house} is left for the {digit}?"
msgstr ""

#: src/explain/sentences/say_subsets.c
msgid "Outside them, only {cell} can be {digit} in {house}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "Look at {line} and {box}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "Take cells where {line} and {box} cross. Which cells in the rest of {line} and in the rest of {box} share their digits?"
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "{cells}, where {line} and {box} cross, have the digits {digits}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "Count cells and digits: {count} cells. How often does each digit fit?"
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "That is {count} cells for {count} digits, and none of these fits twice: A and B share no digit. So all are used up. The rest of {line} has no {inline}, the rest of {box} no {inbox}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "The {shared} can be in A and in B, any other digit only once. That makes {count} digits for {count} cells, so all are used up. The rest of {line} has no {inline}, the rest of {box} no {inbox}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "With {digits} in {cell}, every choice for {rest} puts a digit twice into a house."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "With {digits} in {cell}, every choice for {rest} puts a digit twice into a house or leaves no digit for {excluders}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "Go through the digits that {cells} can hold together."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "{excluders} {excluders?sees/each see} {cells}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "Which digits of {cells} leave a cell without any?"
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "{cells} share houses, so not every choice of digits fits."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "In how many ways can the {digit} be placed once in each of {houses}?"
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Place the {digit} once in each of {houses}, so that no two see each other."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Which cells do all these ways have in common?"
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Every way to do this uses {cells}."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Which cells are left free, or blocked, by all these ways?"
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "There is no way to do this with {digit} in {places}."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Look only at the places for {digits}."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "In how many ways can {digits} be placed together in {houses}?"
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Place {digits} together in {houses}, so that no two of the same see each other."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Every way to do this has the {digit} in {cells}."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "In how many ways can {digits} be placed in the whole grid?"
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "Place {digits} in the whole grid at once, so that no two of the same see each other."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "There is no way to do this with {digit} in one of {count} other cells."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Look at the cells for {digits} in {boxes}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Which {count} cells would hold only {digits}, but for a few other candidates?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "{floor} can only be {either}. {extra} can also be {guard}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "What if all {count} cells held only {digits}?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "With {lost} in {cell}, the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "{extra} would hold only {digits} without {guards}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guards} in {extra}, the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one, so {places} is {guard}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "{floor} can only be {either}. In {houses} the {kept} is in {kept_places}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Can the other of {extra} be {lost}?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "If the other were {lost}, the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "{floor} can only be {either}. In {houses} the {kept} is only in {kept_places}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "What if {places} were {kept}?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "If {places} were {kept}, the other one would be, too. Then the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "What if {cell} were {lost}?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "If {cell} were {lost}, {others} would be {kept}. Then the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Look at {digits} in {boxes}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Which cells there hold {digits} and are no givens?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "{filled} {filled?holds/hold} {digits}. None of {cells} is a given."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Count the candidates of the empty cells."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Which cells have more than two candidates?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Every empty cell but {extra} has just two candidates."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "What if {extra} had just two candidates, too?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guards} in {extra}, each digit would have just two places in every row, column and box, too. Such a grid has several solutions or none. A proper puzzle has one, so {places} is {guard}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Where is the {kept} of {houses}?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guardians}, each digit would have just two places in every row, column and box, too. Such a grid has several solutions or none, but a proper puzzle has one. In {houses} the {kept} is in {kept_places}. So one of {extra} is {kept}, and the other is {guard}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guardians}, each digit would have just two places in every row, column and box, too. Such a grid has several solutions or none. A proper puzzle has one, so at least one of {guardians} is true."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "With {subset} that makes {count} cells of {house} for {count} digits: {used}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "Start from {pivot}. Which two cells with two candidates does it see?"
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "{pivot} can only be {either}. In {house_1}, {one} is {first} or {digit}; in {house_2}, {other} is {second} or {digit}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "What follows for {one} and {other} from each digit of {pivot}?"
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "If {pivot} is {first}, {one} is {digit}; if it is {second}, {other} is {digit}. Either way {one} or {other} is {digit}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "If {pivot} is {first}, {one} is {digit}; if it is {second}, {other} is {digit}. Otherwise {pivot} itself is {digit}, so one of the three cells is."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "Look for cells that can only be {either}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "Take {one} and {other}. In which row, column or box does each place for the {link} see one of them?"
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "{one} and {other} can only be {either}. In {house}, the {link} is in {places}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "Can {one} and {other} both be {link}?"
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "If both were {link}, {one} would block {near_1} in {via_1}, and {other} would block {near_2} in {via_2}. Then {house} would have no {link}, so {one} or {other} is {digit}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "Which digits can {from} be?"
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "Try the {digit} outside {from}. Where does that lead?"
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "Try {from} without the {digit}. Where does that lead?"
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "So {ends} is {digit}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "So {first} is {digit} or {other}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "So {first} is {digit} or {last} is {other}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "They share {house}: {other} in {first} would rule out both, and so would {digit} in {last}."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "They share {house}, so {other} in {first} would rule out both."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "They share {house}, so {digit} in {last} would rule out both."
msgstr ""

#: src/explain/sentences/say_wings.c
msgid "What follows for {cells} in any case?"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} cannot distinguish digits that a player placed from givens; --force makes givens of them"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} cannot hold the candidates that a player ruled out; --force drops them"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} cannot hold the pencil marks of a puzzle without givens; --force keeps single marks, as givens, and drops the others"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} knows no givens, only pencil marks; --force makes each given the only mark of its cell"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} cannot hold the text next to the puzzle; --force drops it"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} cannot hold the comments above the puzzle; --force drops them"
msgstr ""

#: src/formats/text/losses.def
msgid "the technique and the conclusions of a library line would be lost; --force drops them"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} cannot distinguish a last candidate from a given here; --force makes a given of it"
msgstr ""

#: src/formats/text/losses.def
msgid "{form} has no sign for a cell that can take no digit; --force writes it all the same"
msgstr ""

#: src/formats/text/losses.def
msgid "the pencil marks would be lost, since they are notes and no candidate lists; --force drops them"
msgstr ""

#: src/picture/caption.c
msgid "A Sudoku grid with {count} {count?digit/digits}"
msgstr ""

#: src/picture/terminal_looks.c
msgid "given"
msgstr ""

#: src/picture/terminal_looks.c
msgid "found since"
msgstr ""

#: src/picture/terminal_looks.c
msgid "other candidate; its place in the cell is its digit"
msgstr ""

#: src/picture/terminal_looks.c
msgid "ruled out, of that colour"
msgstr ""

#: src/picture/terminal_looks.c
msgid "rows left out"
msgstr ""

#: src/picture/terminal_looks.c
msgid "columns left out"
msgstr ""

#: src/picture/tones.def
msgid "candidate in a cell of the pattern"
msgstr ""

#: src/picture/tones.def
msgid "pattern"
msgstr ""

#: src/picture/tones.def
msgid "first colour"
msgstr ""

#: src/picture/tones.def
msgid "second colour"
msgstr ""

#: src/picture/tones.def
msgid "third colour"
msgstr ""

#: src/picture/tones.def
msgid "fourth colour"
msgstr ""

#: src/picture/tones.def
msgid "restricted common"
msgstr ""

#: src/picture/tones.def
msgid "false in the chain"
msgstr ""

#: src/picture/tones.def
msgid "ruled out by an inner net (its letter)"
msgstr ""

#: src/picture/tones.def
msgid "true in the chain"
msgstr ""

#: src/picture/tones.def
msgid "all false: nothing is left there"
msgstr ""

#: src/picture/tones.def
msgid "guardian: extra to the pattern"
msgstr ""

#: src/picture/tones.def
msgid "fin"
msgstr ""

#: src/picture/tones.def
msgid "endo-fin"
msgstr ""

#: src/picture/tones.def
msgid "what the step is about"
msgstr ""

#: src/picture/tones.def
msgid "ruled out"
msgstr ""

#: src/picture/tones.def
msgid "placed"
msgstr ""

#: src/picture/tones.def
msgid "digit that closes cells"
msgstr ""

#: src/picture/tones.def
msgid "digits that clash"
msgstr ""

#: src/picture/tones.def
msgid "closed cell"
msgstr ""

#: src/picture/tones.def
msgid "cell that loses candidates"
msgstr ""

#: src/picture/tones.def
msgid "deadly pattern"
msgstr ""

#: src/picture/tones.def
msgid "cell of the pattern"
msgstr ""

#: src/picture/tones.def
msgid "sets of cells, by their letters"
msgstr ""

#: src/picture/tones.def
msgid "where the argument starts"
msgstr ""

#: src/picture/tones.def
msgid "loop of cells"
msgstr ""

#: src/picture/tones.def
msgid "house of the pattern"
msgstr ""

#: src/picture/tones.def
msgid "cover house"
msgstr ""

#: src/picture/tones.def
msgid "weak link: not both"
msgstr ""

#: src/picture/tones.def
msgid "strong link: one of them"
msgstr ""

#: src/picture/tones.def
msgid "leads to, on the shortest way"
msgstr ""

#: src/picture/tones.def
msgid "group: one of the joined candidates"
msgstr ""

#: src/picture/tones.def
msgid "the turn in which it follows"
msgstr ""

#: src/verify/reasons.def
msgid "Every step is proved."
msgstr ""

#: src/verify/reasons.def
msgid "The work budget ran out at step {step}: the log is neither proved nor refuted."
msgstr ""

#: src/verify/reasons.def
msgid "The step bears the number {fact}; the steps must be numbered 1, 2, 3 in order."
msgstr ""

#: src/verify/reasons.def
msgid "The step concludes nothing."
msgstr ""

#: src/verify/reasons.def
msgid "The step concludes {fact}, but this candidate was ruled out or placed before."
msgstr ""

#: src/verify/reasons.def
msgid "The step lists {fact} twice."
msgstr ""

#: src/verify/reasons.def
msgid "The step lists {fact}, which a placement of the same step removes by itself."
msgstr ""

#: src/verify/reasons.def
msgid "The step places {fact}, which conflicts with another placement of the same step."
msgstr ""

#: src/verify/reasons.def
msgid "The step is a guess, but it is not a single placement without premises in a log with the outcome guessed."
msgstr ""

#: src/verify/reasons.def
msgid "The step is a contradiction, but a contradiction must conclude nothing and end a log with that outcome."
msgstr ""

#: src/verify/reasons.def
msgid "The step is not the kind of contradiction that its pattern says: {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The premises do not force {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "{fact} needs more than 100,000 nodes of search."
msgstr ""

#: src/verify/reasons.def
msgid "The list of earlier steps that it rests on is wrong at step {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The deadly pattern holds the given {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The deadly pattern holds {fact}, which is no candidate of the input."
msgstr ""

#: src/verify/reasons.def
msgid "The deadly pattern is empty, or too large to be proved."
msgstr ""

#: src/verify/reasons.def
msgid "The pattern is not deadly; it can be filled in a way that has no twin."
msgstr ""

#: src/verify/reasons.def
msgid "The step needs one argument for each of its conclusions; it has {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The argument uses {fact}, which is not among the premises."
msgstr ""

#: src/verify/reasons.def
msgid "The argument says that {fact} must be true, but its constraint allows something else."
msgstr ""

#: src/verify/reasons.def
msgid "The argument says that {fact} fails, but it can still be satisfied."
msgstr ""

#: src/verify/reasons.def
msgid "The cases of the argument are not the open candidates of {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "A branch of the argument does not end with a constraint that fails."
msgstr ""

#: src/verify/reasons.def
msgid "The pattern does not show the conclusion or its premise: {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The digit {fact} of the pattern is not placed, or closes nothing."
msgstr ""

#: src/verify/reasons.def
msgid "Nothing in the pattern closes {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "{fact} was not closed by the step that the pattern names."
msgstr ""

#: src/verify/reasons.def
msgid "The pattern shows {fact}, which has nothing to do with the step."
msgstr ""

#: src/verify/reasons.def
msgid "The pattern leaves out {fact}, which is open in the premises."
msgstr ""

#: src/verify/reasons.def
msgid "The link from {fact} in the pattern does not hold."
msgstr ""

#: src/verify/reasons.def
msgid "The link from {fact} in the pattern does not go on from an earlier one."
msgstr ""

#: src/verify/reasons.def
msgid "The digits of the set with {fact} in the pattern are not those open in its cells."
msgstr ""

#: src/verify/reasons.def
msgid "The digit {fact} is no restricted common of two sets in the pattern."
msgstr ""

#: src/verify/reasons.def
msgid "The pattern shows {fact} twice."
msgstr ""

#: src/verify/reasons.def
msgid "The input holds {fact} and rules it out; the log must be that one contradiction."
msgstr ""

#: src/verify/reasons.def
msgid "The outcome is contradiction, but the last step is none."
msgstr ""

#: src/verify/reasons.def
msgid "The outcome says that the puzzle is solved, but nothing places a digit in {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The outcome is stuck, but every cell is placed."
msgstr ""

#: src/verify/reasons.def
msgid "The outcome is guessed, but no step is a guess."
msgstr ""

#: src/verify/reasons.def
msgid "The solution is not what the steps place in {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The step leans on there being one solution; in a log whose outcome is contradiction that shows nothing."
msgstr ""

#: src/verify/reasons.def
msgid "The step assumes that the puzzle has only one solution, but the outcome of the log says that it has several."
msgstr ""

#: src/verify/reasons.def
msgid "The outcome is ambiguous, but no step assumes that the puzzle has only one solution."
msgstr ""

#: src/verify/reasons.def
msgid "The log names a technique that does not exist."
msgstr ""

#: src/verify/reasons.def
msgid "The log does not prove {fact}."
msgstr ""

#: src/verify/reasons.def
msgid "The answer does not fit the query."
msgstr ""

#: src/verify/reasons.def
msgid "The two solutions of the log are not solutions of the position, one each way."
msgstr ""

#: strategies/als/als.def
msgid "ALS-XZ"
msgstr ""

#: strategies/als/als.def
msgid "Two almost locked sets are groups of cells with one more digit than cells. Only one of them can have X, so the other has Z, another digit of both."
msgstr ""

#: strategies/als/als.def
msgid "Find groups of cells in a row, column or box with one more digit than cells; a cell with two candidates is one. Take two groups with a digit X, every X of one seeing every X of the other. Remove another common digit from cells that see all its places in both."
msgstr ""

#: strategies/als/als.def
msgid "ALS-XY-Wing"
msgstr ""

#: strategies/als/als.def
msgid "Three groups of cells have one more digit than cells each. The middle one takes a digit from one outer group, which then has Z, a digit of both outer ones."
msgstr ""

#: strategies/als/als.def
msgid "Find a group of cells with one more digit than cells. Find a second group that cannot share its digit X, and a third that cannot share its digit Y. Remove a digit of the second and third from cells that see all its places in both."
msgstr ""

#: strategies/als/als.def
msgid "ALS Chain"
msgstr ""

#: strategies/als/als.def
msgid "Groups of cells with one more digit than cells form a chain: each two neighbours cannot both have a certain digit. So the first or the last has their common digit."
msgstr ""

#: strategies/als/als.def
msgid "Start with two groups as for ALS-XZ, and go on to a third and a fourth. Only one of two neighbours may have a certain digit, and not the same digit twice running. Remove a digit of the first and last group from cells that see all its places in both."
msgstr ""

#: strategies/als/als.def
msgid "ALS-W-Wing"
msgstr ""

#: strategies/als/als.def
msgid "In a row, column or box a digit has two places. One blocks it in one group, the other in a second, and the group without it has their other common digit."
msgstr ""

#: strategies/als/als.def
msgid "Find two groups of cells with one more digit than cells and two digits in common. Find a row, column or box with just two places for one of them. One place must see all of that digit in the first group, the other in the second. Remove the other digit from cells that see all its places in both."
msgstr ""

#: strategies/als/als.def
msgid "Death Blossom"
msgstr ""

#: strategies/als/als.def
msgid "Each candidate of a cell would take itself from a group with one more digit than cells. So one of these groups has their common digit."
msgstr ""

#: strategies/als/als.def
msgid "Choose a cell with two or three candidates. For each, find a group of cells with one more digit than cells, where the cell sees all its places. If all the groups have another digit, remove it from cells that see all its places in every group."
msgstr ""

#: strategies/als/als.def
msgid "Sue de Coq"
msgstr ""

#: strategies/als/als.def
msgid "The cells where a line crosses a box, with a cell of the line and one of the box, have as many digits as cells. Each digit is used up in its line or box."
msgstr ""

#: strategies/als/als.def
msgid "Take two or three empty cells where a row or column crosses a box, with at least two more digits than cells. Find a cell of the line with two of these digits, and a cell of the box with two others. Remove the first two from the rest of the line, the others from the rest of the box."
msgstr ""

#: strategies/als/als.def
msgid "Extended Sue de Coq"
msgstr ""

#: strategies/als/als.def
msgid "Like a Sue de Coq, but with more cells of the line, or of the box. All the cells together still have as many digits as cells."
msgstr ""

#: strategies/als/als.def
msgid "Start as for a Sue de Coq. If one cell of the line or of the box does not use up the extra digits, add another cell with few candidates. The line's cells and the box's cells must differ in their digits. Stop when there are as many digits as cells."
msgstr ""

#: strategies/als/als.def
msgid "Aligned Pair Exclusion"
msgstr ""

#: strategies/als/als.def
msgid "With a certain digit in one cell, every digit of a second cell is impossible, or leaves a third that sees both with nothing. So remove it."
msgstr ""

#: strategies/als/als.def
msgid "Choose two cells, and look for cells with two candidates that see both. Write down all pairs of digits that the two could have. Cross out equal digits if they see each other, and pairs that use up a cell that sees both. Remove a digit that is in no pair left."
msgstr ""

#: strategies/als/als.def
msgid "Aligned Triple Exclusion"
msgstr ""

#: strategies/als/als.def
msgid "With a certain digit in one cell, every choice for two more cells is impossible, or leaves a cell that sees all three with nothing. So remove it."
msgstr ""

#: strategies/als/als.def
msgid "Choose three cells, and look for cells with two or three candidates that see all of them. Write down all triples of digits that the three could have. Cross out those with a conflict, and those that use up a cell that sees all three. Remove a digit that is in no triple left."
msgstr ""

#: strategies/basic/intersections.def
msgid "Pointing"
msgstr ""

#: strategies/basic/intersections.def
msgid "In a box a digit can only be in one row or column: remove it from the rest of that row or column."
msgstr ""

#: strategies/basic/intersections.def
msgid "Choose a box and a digit that is missing there. Mark the cells that can take the digit. If all are in one row or column, follow it out of the box and remove the digit from its other cells."
msgstr ""

#: strategies/basic/intersections.def
msgid "Claiming"
msgstr ""

#: strategies/basic/intersections.def
msgid "In a row or column a digit can only be in one box: remove it from the rest of that box."
msgstr ""

#: strategies/basic/intersections.def
msgid "Choose a row or column and a digit that is missing there. Mark the cells that can take the digit. If all are in one box, remove the digit from the other cells of that box."
msgstr ""

#: strategies/basic/intersections.def
msgid "Direct Pointing"
msgstr ""

#: strategies/basic/intersections.def
msgid "In one box a digit can only be in one row or column. That blocks the line in another box, which has one cell left for the digit."
msgstr ""

#: strategies/basic/intersections.def
msgid "Find a box in which a digit can only be in one row or column. Follow that line into the next boxes and cross out its cells there. If a box now has one cell left for the digit, write it in."
msgstr ""

#: strategies/basic/intersections.def
msgid "Direct Claiming"
msgstr ""

#: strategies/basic/intersections.def
msgid "In one row or column a digit can only be in one box. That blocks the box for another line through it, which has one cell left for the digit."
msgstr ""

#: strategies/basic/intersections.def
msgid "Find a row or column in which a digit can only be in one box. Cross out the other cells of that box. If another row or column through the box now has one cell left for the digit, write it in."
msgstr ""

#: strategies/basic/intersections.def
msgid "Locked Pair"
msgstr ""

#: strategies/basic/intersections.def
msgid "Two cells share a box and a row or column, and can only be the same two digits. Remove both digits from the rest of the box and the line."
msgstr ""

#: strategies/basic/intersections.def
msgid "In a box find two cells of one row or column that have the same two candidates and no others. Remove both digits from the other cells of the box. Then remove them from the rest of that row or column."
msgstr ""

#: strategies/basic/intersections.def
msgid "Locked Triple"
msgstr ""

#: strategies/basic/intersections.def
msgid "The three cells where a box meets a row or column can only be three digits in all. Remove these digits from the rest of the box and the line."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look at three empty cells of one row or column in one box. If they have only three candidates together, remove these digits from the other cells of the box. Then remove them from the rest of that row or column."
msgstr ""

#: strategies/basic/intersections.def
msgid "Almost Locked Pair"
msgstr ""

#: strategies/basic/intersections.def
msgid "A line crosses a box. One of its cells outside has only two digits, and one cell of the box off the line must be the same one of them."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look where a row or column crosses a box. Find a cell of that line, outside the box, with just two candidates. In the box, check that these digits fit only into the crossing and one more cell. Remove all other digits from that cell, and both digits from the rest of the line. Then look the other way, from a cell of the box."
msgstr ""

#: strategies/basic/intersections.def
msgid "Almost Locked Triple"
msgstr ""

#: strategies/basic/intersections.def
msgid "A line crosses a box. Two of its cells outside have only three digits, and two cells of the box off the line must be the same two of them."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look where a row or column crosses a box. Find two cells of that line, outside the box, with three candidates in all. In the box, check that these digits fit only into the crossing and two more cells. Remove all other digits from these two, and the three digits from the rest of the line. Then look the other way, from two cells of the box."
msgstr ""

#: strategies/basic/singles.def
msgid "Full House"
msgstr ""

#: strategies/basic/singles.def
msgid "Only one cell of a row, column or box is empty: it is the digit that is missing there."
msgstr ""

#: strategies/basic/singles.def
msgid "Look for a row, column or box with one empty cell. Count from 1 to 9 to see which digit is missing, and write it in. After each digit, check its row, column and box again."
msgstr ""

#: strategies/basic/singles.def
msgid "Cross-Hatching"
msgstr ""

#: strategies/basic/singles.def
msgid "In a box only one cell can take a digit: the other cells are filled, or see that digit in their row or column."
msgstr ""

#: strategies/basic/singles.def
msgid "Choose a digit that is already on the grid several times, and a box without it. From each of these digits draw a line through the box along its row or column. If just one empty cell is not crossed, write the digit there."
msgstr ""

#: strategies/basic/singles.def
msgid "Hidden Single in a Row"
msgstr ""

#: strategies/basic/singles.def
msgid "In a row only one cell can take a digit: the other empty cells see that digit in their column or box."
msgstr ""

#: strategies/basic/singles.def
msgid "Choose a row with few empty cells, and a digit that is missing there. Cross out each empty cell whose column or box has that digit. If just one cell is left, write the digit there. Then try the next missing digit."
msgstr ""

#: strategies/basic/singles.def
msgid "Hidden Single in a Column"
msgstr ""

#: strategies/basic/singles.def
msgid "In a column only one cell can take a digit: the other empty cells see that digit in their row or box."
msgstr ""

#: strategies/basic/singles.def
msgid "Choose a column with few empty cells, and a digit that is missing there. Cross out each empty cell whose row or box has that digit. If just one cell is left, write the digit there. Then try the next missing digit."
msgstr ""

#: strategies/basic/singles.def
msgid "Naked Single"
msgstr ""

#: strategies/basic/singles.def
msgid "A cell can take only one digit: its row, column and box have the other eight."
msgstr ""

#: strategies/basic/singles.def
msgid "Choose an empty cell whose row, column and box are well filled. Count from 1 to 9 and cross out each digit that the cell sees. If just one digit is left, write it in."
msgstr ""

#: strategies/basic/subsets.def
msgid "Naked Pair"
msgstr ""

#: strategies/basic/subsets.def
msgid "Two cells of a row, column or box can only be the same two digits: remove both digits from its other cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box look for a cell with just two candidates. Find a second cell with the same two and no others. Remove both digits from all other cells there."
msgstr ""

#: strategies/basic/subsets.def
msgid "Naked Triple"
msgstr ""

#: strategies/basic/subsets.def
msgid "Three cells of a row, column or box can only be three digits in all: remove these digits from its other cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box look for cells with two or three candidates. Find three of them that have only three digits together; a cell need not have all three. Remove these digits from all other cells there."
msgstr ""

#: strategies/basic/subsets.def
msgid "Naked Quadruple"
msgstr ""

#: strategies/basic/subsets.def
msgid "Four cells of a row, column or box can only be four digits in all: remove these digits from its other cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box look for cells with two to four candidates. Find four of them that have only four digits together; a cell need not have all four. Remove these digits from all other cells there."
msgstr ""

#: strategies/basic/subsets.def
msgid "Hidden Pair"
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box two digits can only be in the same two cells: remove all other digits from these cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box look for a digit with just two places. Find a second digit with the same two places. Remove all other digits from these two cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "Hidden Triple"
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box three digits can only be in the same three cells: remove all other digits from these cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box look for digits with two or three places. Find three of them that have only three cells together; a digit need not fit into all three. Remove all other digits from these cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "Hidden Quadruple"
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box four digits can only be in the same four cells: remove all other digits from these cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box look for digits with two to four places. Find four of them that have only four cells together; a digit need not fit into all four. Remove all other digits from these cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "Direct Hidden Pair"
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box two digits can only be in the same two cells. These are blocked for a third digit, which has one cell left there."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box find two digits that can only be in the same two cells. Cross these cells out for every other digit. If a digit now has one cell left there, write it in."
msgstr ""

#: strategies/basic/subsets.def
msgid "Direct Hidden Triple"
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box three digits can only be in the same three cells. These are blocked for a fourth digit, which has one cell left there."
msgstr ""

#: strategies/basic/subsets.def
msgid "In a row, column or box find three digits that can only be in the same three cells. Cross these cells out for every other digit. If a digit now has one cell left there, write it in."
msgstr ""

#: strategies/chains/chains.def
msgid "Remote Pair"
msgstr ""

#: strategies/chains/chains.def
msgid "Cells with the same two candidates form a chain, each seeing the next, so the two digits alternate. A cell that sees one of each is neither."
msgstr ""

#: strategies/chains/chains.def
msgid "Look for four or more cells with the same two candidates, each seeing the next. Label them A, B, A, B along the chain. Remove both digits from any other cell that sees an A and a B."
msgstr ""

#: strategies/chains/chains.def
msgid "X-Chain"
msgstr ""

#: strategies/chains/chains.def
msgid "A chain follows one digit through rows, columns and boxes with two places for it. One of its two ends has the digit: remove it from cells that see both."
msgstr ""

#: strategies/chains/chains.def
msgid "Choose a digit and mark each row, column or box with just two places for it. Join such pairs where a place of one sees a place of the next. Remove the digit from cells that see the first place and the last."
msgstr ""

#: strategies/chains/chains.def
msgid "XY-Chain"
msgstr ""

#: strategies/chains/chains.def
msgid "A chain goes through cells with two candidates, each forcing the next. Its first or its last cell has a certain digit: remove it from cells that see both."
msgstr ""

#: strategies/chains/chains.def
msgid "Take a cell with two candidates, such as 1 and 2, and suppose it is not 1. Then it is 2, and a cell with two candidates that sees it loses its 2. Go on like this. If a later cell must be 1, remove 1 from cells that see both ends."
msgstr ""

#: strategies/chains/chains.def
msgid "Continuous Nice Loop"
msgstr ""

#: strategies/chains/chains.def
msgid "Candidates form a ring. Of two neighbours, by turns, at least one or at most one is true. So exactly one is: remove what conflicts with both."
msgstr ""

#: strategies/chains/chains.def
msgid "Suppose a candidate false and follow what becomes true and false by turns. If the last true one rules out the first, you have a ring. Take each two neighbours that cannot both be true, and remove whatever conflicts with both."
msgstr ""

#: strategies/chains/chains.def
msgid "Alternating Inference Chain"
msgstr ""

#: strategies/chains/chains.def
msgid "If one candidate is false, a chain of consequences makes another true. So one of the two is true: remove what conflicts with both."
msgstr ""

#: strategies/chains/chains.def
msgid "Start from a cell with two candidates, or from a row, column or box with two places for a digit. Suppose one false: the other is true and rules out a third, and so on. After each true one, remove what conflicts with it and with the start."
msgstr ""

#: strategies/chains/chains.def
msgid "Discontinuous Nice Loop"
msgstr ""

#: strategies/chains/chains.def
msgid "Suppose a candidate true, and a chain of consequences makes it false, or the other way round. So it is wrong, or it is right."
msgstr ""

#: strategies/chains/chains.def
msgid "Choose a cell where much is linked. Suppose one of its candidates true and follow what that forces. If the chain comes back and rules the candidate out, remove it. If supposing it false makes it true, write it in."
msgstr ""

#: strategies/chains/chains.def
msgid "Grouped X-Chain"
msgstr ""

#: strategies/chains/chains.def
msgid "As in an X-chain, one of two ends has the digit. Two or three of its places in one box and one line count as one."
msgstr ""

#: strategies/chains/chains.def
msgid "Choose a digit and mark rows, columns and boxes with two places for it. Two or three places in one box and one line count as a single place. Join pairs as in an X-chain, and remove the digit from cells that see all of both ends."
msgstr ""

#: strategies/chains/chains.def
msgid "Grouped Continuous Nice Loop"
msgstr ""

#: strategies/chains/chains.def
msgid "A ring of candidates, as in a continuous nice loop. In it, two or three places of a digit in one box and one line count as one."
msgstr ""

#: strategies/chains/chains.def
msgid "Follow a ring as for a continuous nice loop. Where a box meets a row or column, count two or three places of a digit as one. Then remove what conflicts with both of two neighbours."
msgstr ""

#: strategies/chains/chains.def
msgid "Grouped AIC"
msgstr ""

#: strategies/chains/chains.def
msgid "If one candidate is false, a chain makes another true. In the chain, two or three places of a digit in one box and one line count as one."
msgstr ""

#: strategies/chains/chains.def
msgid "Follow a chain as for an alternating inference chain. Where a digit's places in a box lie in one row and one column, treat the two parts as two places. If one part does not have the digit, the other has. Remove what conflicts with both ends."
msgstr ""

#: strategies/chains/chains.def
msgid "Grouped Discontinuous Nice Loop"
msgstr ""

#: strategies/chains/chains.def
msgid "A chain proves the opposite of what was supposed of a candidate. On the way, two or three places of a digit in one box and one line count as one."
msgstr ""

#: strategies/chains/chains.def
msgid "Suppose a candidate true and follow what it forces. You need not know which of two or three cells in one box and one line has a digit. Go on with what all of them rule out. If the chain rules out the candidate itself, remove it."
msgstr ""

#: strategies/chains/chains.def
msgid "Continuous Nice Loop with Almost Locked Sets"
msgstr ""

#: strategies/chains/chains.def
msgid "A ring of candidates that also runs through groups with one more digit than cells: a group that lacks one digit has all its others."
msgstr ""

#: strategies/chains/chains.def
msgid "Look for groups of cells in a row, column or box with one more digit than cells. If a group lacks one digit, it has all its others: that is a link for a ring. Then remove what conflicts with both of two neighbours of the ring."
msgstr ""

#: strategies/chains/chains.def
msgid "AIC with Almost Locked Sets"
msgstr ""

#: strategies/chains/chains.def
msgid "If one candidate is false, a chain makes another true. On the way, a group with one more digit than cells that lacks one digit has all its others."
msgstr ""

#: strategies/chains/chains.def
msgid "Follow a chain, and look out for groups of cells with one more digit than cells. When the chain takes one digit from a group, all its other digits are in it. Go on from one of them. Remove what conflicts with both ends."
msgstr ""

#: strategies/chains/chains.def
msgid "Discontinuous Nice Loop with Almost Locked Sets"
msgstr ""

#: strategies/chains/chains.def
msgid "A chain proves the opposite of what was supposed of a candidate. It also runs through groups with one more digit than cells."
msgstr ""

#: strategies/chains/chains.def
msgid "Suppose a candidate true. If that takes a digit from a group of cells with one more digit than cells, all its other digits are in it. Follow what these rule out. If the candidate itself is ruled out, remove it."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Simple Colours Trap"
msgstr ""

#: strategies/colouring/colouring.def
msgid "Colour the pairs of places of a digit: one of the two colours is right, so a cell that sees both cannot have the digit."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Take one digit. Where a row, column or box has just two places for it, give them different colours, and go on from place to place. Remove the digit from a cell that sees both colours. If two cells of one colour see each other, remove it from all cells of that colour."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Simple Colours Wrap"
msgstr ""

#: strategies/colouring/colouring.def
msgid "Colour the pairs of places of a digit: if two cells of one colour see each other, that colour is wrong."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Multi-Colours 1"
msgstr ""

#: strategies/colouring/colouring.def
msgid "A colour of one group of pairs sees a colour of another: so one of the two opposite colours is right."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Colour one digit as for simple colours, and a second, separate group in two more colours. See whether a colour of one group sees a colour of the other."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Multi-Colours 2"
msgstr ""

#: strategies/colouring/colouring.def
msgid "A colour that sees both colours of another group is wrong."
msgstr ""

#: strategies/colouring/colouring.def
msgid "3D Medusa"
msgstr ""

#: strategies/colouring/colouring.def
msgid "Colour the candidates of all digits along cells with two candidates and digits with two places: one colour is right."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Colour as for simple colours, but go on from digit to digit in cells with two candidates. A colour is wrong if it is twice in a cell, or twice for one digit in a row, column or box. It is also wrong if it leaves a cell with nothing. Remove a candidate that conflicts with both colours."
msgstr ""

#: strategies/core/outcome.def
msgid "Contradiction"
msgstr ""

#: strategies/core/outcome.def
msgid "A cell has no digit left, or a digit has no place left in a row, column or box: the puzzle has no solution."
msgstr ""

#: strategies/core/outcome.def
msgid "Guess"
msgstr ""

#: strategies/core/outcome.def
msgid "A digit is written without proof, because no technique in use finds another step."
msgstr ""

#: strategies/core/outcome.def
msgid "Cases"
msgstr ""

#: strategies/core/outcome.def
msgid "The opposite of the conclusion is supposed. Every case that is then possible ends in a contradiction, so the conclusion is right."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Tridagon"
msgstr ""

#: strategies/exotic/exotic.def
msgid "Twelve cells, three in each of four boxes, cannot be filled with three digits alone. So one of their other candidates, the guardians, is true."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look at four boxes that form a square. In each, find three cells in different rows and columns that have the same three candidates. Three boxes must have them on a falling diagonal and the fourth on a rising one, or the reverse. Remove what conflicts with all extra candidates; if there is just one, write it in."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Firework Triple"
msgstr ""

#: strategies/exotic/exotic.def
msgid "A row and a column cross in a box. Outside it, three digits have one cell of the row and one of the column: with the crossing, three cells for three digits."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Choose a row and a column that cross in a box. Look for digits that outside the box fit only into one cell of the row and one of the column. If three digits have the same two cells, remove all other digits from these and the crossing."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Firework Quadruple"
msgstr ""

#: strategies/exotic/exotic.def
msgid "Of a rectangle's corners, two digits are bound to one and its neighbours, two others to the opposite one and the same neighbours. The four cells hold the four digits."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Find two digits that outside a box fit only into one cell of a row and one of a column. Cross the other row and column through these two cells. If two more digits are bound there in the same way, remove all other digits from the four corners."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Bivalue Oddagon"
msgstr ""

#: strategies/exotic/exotic.def
msgid "In a ring with an odd number of cells, two digits alone cannot alternate. So one of the other candidates there, the guardians, is true."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look for cells that share two candidates and form a ring, each seeing the next. Count them: an odd ring cannot have these two digits alone. Mark the extra candidates and remove what conflicts with all of them; if there is just one, write it in."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Junior Exocet"
msgstr ""

#: strategies/exotic/exotic.def
msgid "Two cells of a box hold two of three or four digits. Two target cells in the next boxes must hold the same two, since three crossing lines leave no other room."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Find two cells of a box in one row with three or four candidates in all: the base. Find two targets in the two boxes beside it, off that row, with the same digits. Look down the targets' columns and the base box's third column: outside these boxes, each digit has room for two at most. Remove all other digits from the targets."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Double Junior Exocet"
msgstr ""

#: strategies/exotic/exotic.def
msgid "Two bases of two cells share four digits and three crossing lines. Each base holds two of the digits, so all four are used up around them."
msgstr ""

#: strategies/exotic/exotic.def
msgid "When you find a junior exocet with four digits, look for a second base with the same digits in the same three boxes. Check that both use the same three columns. Remove the four digits from cells that see both bases, or that see all the targets."
msgstr ""

#: strategies/exotic/exotic.def
msgid "SK-Loop"
msgstr ""

#: strategies/exotic/exotic.def
msgid "Sixteen cells form a ring through four boxes and have room for just sixteen digits in all. So these digits are removed from the rest of its rows, columns and boxes."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look for four filled cells at the corners of a rectangle, in four boxes. In each of the boxes, mark the two empty cells of the same row and the two of the same column. Count how often each digit has room in this ring. If the sum is sixteen, remove the digits that two neighbouring pairs share from the rest of their row, column or box."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Multi-Sector Locked Sets"
msgstr ""

#: strategies/exotic/exotic.def
msgid "The empty cells where some rows cross some columns can take each digit only so often. If the counts add up to the number of cells, the digits are used up there."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Choose some rows and some columns, and mark the empty cells where they cross. Assign each digit to the rows or to the columns, and count in how many of them it fits. If the counts add up to the number of cells, remove each digit from the rest of its rows or columns."
msgstr ""

#: strategies/fish/fish.def
msgid "X-Wing"
msgstr ""

#: strategies/fish/fish.def
msgid "In two rows a digit can only be in the same two columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr ""

#: strategies/fish/fish.def
msgid "Choose a digit and mark the rows with just two places for it. Find two of them that use the same two columns. Remove the digit from the rest of both columns. Then exchange rows and columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "In three rows a digit can only be in the same three columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr ""

#: strategies/fish/fish.def
msgid "Choose a digit and mark the rows with two or three places for it. Find three of them that use only three columns together; a row need not use all three. Remove the digit from the rest of these columns. Then exchange rows and columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "In four rows a digit can only be in the same four columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr ""

#: strategies/fish/fish.def
msgid "Choose a digit and mark the rows with two to four places for it. Find four of them that use only four columns together; a row need not use all four. Remove the digit from the rest of these columns. Then exchange rows and columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Squirmbag"
msgstr ""

#: strategies/fish/fish.def
msgid "In five rows a digit can only be in the same five columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr ""

#: strategies/fish/fish.def
msgid "Do not look for five rows. The columns that they leave over, four at most, make a small fish with the other rows, and it removes the same. So look for columns with few places for the digit; then exchange rows and columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Whale"
msgstr ""

#: strategies/fish/fish.def
msgid "In six rows a digit can only be in the same six columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr ""

#: strategies/fish/fish.def
msgid "Do not look for six rows. The columns that they leave over, three at most, make a small fish with the other rows, and it removes the same. So look for columns with few places for the digit; then exchange rows and columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Leviathan"
msgstr ""

#: strategies/fish/fish.def
msgid "In seven rows a digit can only be in the same seven columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr ""

#: strategies/fish/fish.def
msgid "Do not look for seven rows. The columns that they leave over, two at most, make a small fish with the other rows, and it removes the same. So look for columns with few places for the digit; then exchange rows and columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned X-Wing"
msgstr ""

#: strategies/fish/fish.def
msgid "In two rows (or columns) a digit is in two columns (or rows) or in a few more cells, the fins. Remove it from the rest of these two only where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Choose a digit and find rows that would fit into as many columns but for one or two places, the fins. See whether the fins are in one box. In that box remove the digit from the cells of these columns outside the rows. Then exchange rows and columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "In three rows (or columns) a digit is in three columns (or rows) or in a few more cells, the fins. Remove it from the rest of these three only where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "In four rows (or columns) a digit is in four columns (or rows) or in a few more cells, the fins. Remove it from the rest of these four only where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Squirmbag"
msgstr ""

#: strategies/fish/fish.def
msgid "In five rows (or columns) a digit is in five columns (or rows) or in a few more cells, the fins. Remove it from the rest of these five only where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Whale"
msgstr ""

#: strategies/fish/fish.def
msgid "In six rows (or columns) a digit is in six columns (or rows) or in a few more cells, the fins. Remove it from the rest of these six only where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Leviathan"
msgstr ""

#: strategies/fish/fish.def
msgid "In seven rows (or columns) a digit is in seven columns (or rows) or in a few more cells, the fins. Remove it from the rest of these seven only where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Sashimi X-Wing"
msgstr ""

#: strategies/fish/fish.def
msgid "Like an X-wing in two rows or columns, with extra cells, the fins; without them one of the two has one place or none. Remove the digit where every fin is seen, too."
msgstr ""

#: strategies/fish/fish.def
msgid "Look for a finned fish with a gap: without the fins, one of its rows has the digit in one place, or in none. The fins stand in for the missing corner. In their box remove the digit from the cells of the fish's columns outside its rows."
msgstr ""

#: strategies/fish/fish.def
msgid "Sashimi Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Like a swordfish in three rows or columns, with extra cells, the fins; without them one of the three has one place or none. Remove the digit where every fin is seen, too."
msgstr ""

#: strategies/fish/fish.def
msgid "Sashimi Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Like a jellyfish in four rows or columns, with extra cells, the fins; without them one of the four has one place or none. Remove the digit where every fin is seen, too."
msgstr ""

#: strategies/fish/fish.def
msgid "Sashimi Squirmbag"
msgstr ""

#: strategies/fish/fish.def
msgid "Like a squirmbag in five rows or columns, with extra cells, the fins; without them one of the five has one place or none. Remove the digit where every fin is seen, too."
msgstr ""

#: strategies/fish/fish.def
msgid "Sashimi Whale"
msgstr ""

#: strategies/fish/fish.def
msgid "Like a whale in six rows or columns, with extra cells, the fins; without them one of the six has one place or none. Remove the digit where every fin is seen, too."
msgstr ""

#: strategies/fish/fish.def
msgid "Sashimi Leviathan"
msgstr ""

#: strategies/fish/fish.def
msgid "Like a leviathan in seven rows or columns, with extra cells, the fins; without them one of the seven has one place or none. Remove the digit where every fin is seen, too."
msgstr ""

#: strategies/fish/fish.def
msgid "Franken X-Wing"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in two rows or boxes a digit can only be in two columns or boxes. Remove it from the rest of those columns or boxes."
msgstr ""

#: strategies/fish/fish.def
msgid "Choose a digit and mark its places. Where rows alone do not fit into as many columns, take a box instead of a row or a column. If all places of the chosen rows and boxes are covered, remove the digit from the rest of what covers them."
msgstr ""

#: strategies/fish/fish.def
msgid "Franken Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in three rows or boxes a digit can only be in three columns or boxes. Remove it from the rest of those columns or boxes."
msgstr ""

#: strategies/fish/fish.def
msgid "Franken Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in four rows or boxes a digit can only be in four columns or boxes. Remove it from the rest of those columns or boxes."
msgstr ""

#: strategies/fish/fish.def
msgid "Franken Squirmbag"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in five rows or boxes a digit can only be in five columns or boxes. Remove it from the rest of those columns or boxes."
msgstr ""

#: strategies/fish/fish.def
msgid "Franken Whale"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in six rows or boxes a digit can only be in six columns or boxes. Remove it from the rest of those columns or boxes."
msgstr ""

#: strategies/fish/fish.def
msgid "Franken Leviathan"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in seven rows or boxes a digit can only be in seven columns or boxes. Remove it from the rest of those columns or boxes."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Franken X-Wing"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in two rows or boxes a digit is in two columns or boxes, or in a few more cells, the fins. Remove it from the rest of those two where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Look for a fish that uses a box and would be complete but for a few places, the fins. Mark the fins and find the cells that see all of them. Remove the digit from such cells in the columns or boxes that cover the fish."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Franken Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in three rows or boxes a digit is in three columns or boxes, or in a few more cells, the fins. Remove it from the rest of those three where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Franken Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in four rows or boxes a digit is in four columns or boxes, or in a few more cells, the fins. Remove it from the rest of those four where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Franken Squirmbag"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in five rows or boxes a digit is in five columns or boxes, or in a few more cells, the fins. Remove it from the rest of those five where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Franken Whale"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in six rows or boxes a digit is in six columns or boxes, or in a few more cells, the fins. Remove it from the rest of those six where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Franken Leviathan"
msgstr ""

#: strategies/fish/fish.def
msgid "Boxes take part: in seven rows or boxes a digit is in seven columns or boxes, or in a few more cells, the fins. Remove it from the rest of those seven where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Mutant X-Wing"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in two of them a digit can only be in two others. Remove it from the rest of those others."
msgstr ""

#: strategies/fish/fish.def
msgid "Copy the places of one digit onto paper. Choose a few rows, columns or boxes and try to cover all their places by as many others. If that works, remove the digit from the rest of those that cover."
msgstr ""

#: strategies/fish/fish.def
msgid "Mutant Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in three of them a digit can only be in three others. Remove it from the rest of those others."
msgstr ""

#: strategies/fish/fish.def
msgid "Mutant Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in four of them a digit can only be in four others. Remove it from the rest of those others."
msgstr ""

#: strategies/fish/fish.def
msgid "Mutant Squirmbag"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in five of them a digit can only be in five others. Remove it from the rest of those others."
msgstr ""

#: strategies/fish/fish.def
msgid "Mutant Whale"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in six of them a digit can only be in six others. Remove it from the rest of those others."
msgstr ""

#: strategies/fish/fish.def
msgid "Mutant Leviathan"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in seven of them a digit can only be in seven others. Remove it from the rest of those others."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Mutant X-Wing"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in two of them a digit is in two others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Copy the places of one digit onto paper. Choose a few rows, columns or boxes and cover their places by as many others. Places that stay uncovered are fins. Remove the digit from other cells of those that cover, if they see every fin."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Mutant Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in three of them a digit is in three others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Mutant Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in four of them a digit is in four others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Mutant Squirmbag"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in five of them a digit is in five others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Mutant Whale"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in six of them a digit is in six others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Finned Mutant Leviathan"
msgstr ""

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in seven of them a digit is in seven others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Finned Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same three rows (or columns) make two finned swordfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "When you have found a finned fish, keep its rows and try another column, so that other places become the fins. If that is a fish, too, remove what each of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Finned Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same four rows (or columns) make two finned jellyfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Sashimi Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same three rows (or columns) make two sashimi swordfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Sashimi Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same four rows (or columns) make two sashimi jellyfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Finned Franken Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same three rows or boxes make two finned franken swordfish, with different columns or boxes and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Finned Franken Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same four rows or boxes make two finned franken jellyfish, with different columns or boxes and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Finned Mutant Swordfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same three rows, columns or boxes make two finned mutant swordfish, with different ones to cover them and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Siamese Finned Mutant Jellyfish"
msgstr ""

#: strategies/fish/fish.def
msgid "The same four rows, columns or boxes make two finned mutant jellyfish, with different ones to cover them and different fins. Remove what either of the two removes."
msgstr ""

#: strategies/fish/fish.def
msgid "Kraken Fish Type 1"
msgstr ""

#: strategies/fish/fish.def
msgid "A finned fish would remove a digit from a cell, but one of its fins does not see it. Supposing that fin true rules the digit out as well, by a chain."
msgstr ""

#: strategies/fish/fish.def
msgid "Find a finned fish and a cell that it would clear, if only every fin saw it. Suppose the fin that does not, and follow what it forces. If that takes the digit from the cell, too, remove it."
msgstr ""

#: strategies/fish/fish.def
msgid "Kraken Fish Type 2"
msgstr ""

#: strategies/fish/fish.def
msgid "The digit of a finned fish is in one of its cells of a column, or in a fin. Each of these leads by a chain to the same: remove what all rule out."
msgstr ""

#: strategies/fish/fish.def
msgid "Take a finned fish and one of its columns: the digit is in one of the fish's cells there, or in a fin. Suppose each of them in turn and follow what it forces. Remove a candidate that is ruled out every time."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Nishio"
msgstr ""

#: strategies/forcing/forcing.def
msgid "Suppose a digit in one cell and follow that digit alone. Some row, column or box has no place left for it, so it is not in that cell."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Copy the places of one digit onto paper. Suppose it in one cell and cross out the places that see it. Where a row, column or box has one place left, go on from there. If one has none, remove the digit from the first cell."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Forcing Chain Contradiction"
msgstr ""

#: strategies/forcing/forcing.def
msgid "Suppose a candidate, and one thing forces the next until a cell has no digit or a digit no place. So the supposition is wrong."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Choose a cell with two candidates, or a row, column or box with two places for a digit. Suppose one of the two and follow one consequence after another. If a cell or a digit is left with nothing, the other of the two is right."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Forcing Chain Verity by Cell"
msgstr ""

#: strategies/forcing/forcing.def
msgid "Each candidate of a cell starts a chain in which one thing forces the next. All the chains lead to the same result, so it is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Choose a cell with two or three candidates. Follow each candidate in a colour of its own, one consequence after another. What gets all the colours is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Forcing Chain Verity by House"
msgstr ""

#: strategies/forcing/forcing.def
msgid "Each place of a digit in a row, column or box starts a chain of consequences. All the chains lead to the same result, so it is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Choose a row, column or box with two or three places for a digit. Follow each place in a colour of its own, one consequence after another. What gets all the colours is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Forcing Net Contradiction"
msgstr ""

#: strategies/forcing/forcing.def
msgid "Suppose a candidate, and several things together force others until a cell has no digit or a digit no place. So the supposition is wrong."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Copy the grid, suppose a candidate on the copy, and fill in everything that follows. Unlike in a chain, several results together may force the next. If a cell or a digit is left with nothing, remove the candidate."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Forcing Net Verity by Cell"
msgstr ""

#: strategies/forcing/forcing.def
msgid "From each candidate of a cell, several things together force others. Whichever candidate is right, the same result comes out, so it is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Choose a cell with two or three candidates and copy the grid once for each. On each copy, fill in everything that follows from its candidate. What is on all the copies is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Forcing Net Verity by House"
msgstr ""

#: strategies/forcing/forcing.def
msgid "From each place of a digit in a row, column or box, several things together force others. The same result comes out every time, so it is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Choose a row, column or box with two or three places for a digit and copy the grid once for each. On each copy, fill in everything that follows from its place. What is on all the copies is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Nested Forcing Net"
msgstr ""

#: strategies/forcing/forcing.def
msgid "A forcing net with nets inside it: on the way, candidates are removed because supposing them would lead to a contradiction."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Keep this for the end, when forcing nets alone do not get through. Follow a supposition on a copy of the grid until nothing more is forced. Suppose a further candidate on a second copy. If that fails, remove it from the first copy and go on there."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Skyscraper"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A digit has two places in each of two rows or columns, one of each aligned: so it is in one of the other two."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for two rows with just two places for it, one of each in the same column. At least one of the other two is right, so remove the digit from cells that see both. Then look at columns."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Two-String Kite"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "In a row and in a column a digit has two places, one of each in the same box. So it is in one of the others."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a row and a column with just two places for it. If one place of each is in the same box, one of the other two is right. Remove the digit from the cell that sees both."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Turbot Fish"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "In a box and in a row or column a digit has two places, and one of each see each other. So it is in one of the others."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a box and a row or column with just two places for it. If one place of each see each other, one of the other two is right: remove the digit from cells that see both."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Empty Rectangle"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A digit's places in a box are in one row and one column. A line with two places for it then rules it out of one more cell."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a box with all its places in one row and one column. Find a line outside the box with just two places, one of them in that row or column. Remove the digit from the cell where the other place meets the box's other line."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Dual Two-String Kite"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Two two-string kites that use the same two cells of a box."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "When you find a two-string kite, look at its two cells in the box. If their other row and column have just two places as well, there is a second kite."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Dual Empty Rectangle"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Two empty rectangles in the same box."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "When you find an empty rectangle, look for a second line with two places for the digit that meets the same box."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Grouped Two-String Kite"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A two-string kite whose row or column has two or three places in the box."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "As a two-string kite, but the row or the column may have two or three places in the box instead of one."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Broken Wing"
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A digit cannot be in every second cell of a loop of odd length. So it is in one of the other places there, the guardians."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Take one digit and find a loop of places, each sharing a row, column or box with the next. If their number is odd, the digit must be in one of the other places of these rows, columns and boxes. Remove it from cells that see all of those."
msgstr ""

#: strategies/single_digit/templates.def
msgid "Template Set"
msgstr ""

#: strategies/single_digit/templates.def
msgid "Every way to place a digit in the whole grid uses the same cell: the digit is there."
msgstr ""

#: strategies/single_digit/templates.def
msgid "Take a digit with few places left and draw every way to place it once in each row, column and box. A cell in all the drawings has the digit; remove it from a cell in none of them."
msgstr ""

#: strategies/single_digit/templates.def
msgid "Template Delete"
msgstr ""

#: strategies/single_digit/templates.def
msgid "No way to place a digit in the whole grid uses this cell: the digit is not there."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 1"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Three corners of a rectangle have only the same two digits: the fourth is neither, or there would be two solutions."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes, three of which have only the same two candidates. The fourth is neither of these, for otherwise the two digits could be swapped."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 2"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Two adjacent corners of a rectangle have one and the same extra digit: one of them is that digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. If two corners side by side have one and the same extra candidate, one of them is that digit. Remove it from cells that see both."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 3"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Two corners of a rectangle have extra digits: one is needed there and makes a naked subset with other cells."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. Two corners of one row, column or box may have extra candidates. Take these corners as one cell that has just the extra candidates. Look there for a naked pair or triple with it."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 4"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "One of a rectangle's two digits must be in one of two corners: neither of these corners is the other digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. Two corners of one row, column or box may have extra candidates. If one of the two digits has no other place there, remove the other digit from both corners."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 5"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Two opposite corners of a rectangle, or three, have one and the same extra digit: one of them is that digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "As type 2, but the extra candidate is in two opposite corners, or in three. Remove it from cells that see all of these."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 6"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "In two rows or two columns a digit fits only in the corners of a rectangle: it is not in two of the opposite ones."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. Two opposite corners may have extra candidates. If one of the two digits has no other place in both rows, or in both columns, remove it from these corners."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Hidden Rectangle"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "If a corner of a rectangle were one digit, the corners beside it would be forced to the other. Then the two could be swapped."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. One corner must have nothing else. Go to the corner across from it. If one digit has no place outside the rectangle in its row and column, remove the other digit from it."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Avoidable Rectangle Type 1"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Cells that are filled but not given would make a pair that can be swapped, if the last corner completed it: it does not."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look at filled cells that are no givens, at the corners of a rectangle in two boxes. Find two digits that would be there crosswise. An open corner cannot have the digit that completes the pattern, or the two could be swapped."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Avoidable Rectangle Type 2"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Two cells that are filled but not given would make a pair that can be swapped with two others, but for one extra digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave + 1"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Every empty cell but one has two candidates: in that one, the digit with three places in its row, column or box is right."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Late in a puzzle, look whether every empty cell but one has two candidates. In that one, the digit with three places in its row, column or box is the right one."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave Type 2"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "But for one extra digit in a few cells, every empty cell has two candidates: one of those cells is that digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Late in a puzzle, look for the cells with more than two candidates. If there are few, find the extra ones: digits with three places in a row, column or box. At least one of these candidates must be true."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave Type 3"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "But for two cells, every empty cell has two candidates: one of their extra digits is needed and makes a naked subset."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave Type 4"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "But for two cells, every empty cell has two candidates; one of the two must be a certain digit, the other an extra one."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave + n"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "At least one of a few extra candidates must be true, and each of them rules out the same candidates."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 1"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "All cells of a loop but one have only the same two digits: that cell is neither, or there would be two solutions."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for the same two candidates in a ring of six cells or more. Each row, column and box that the ring touches has two of its cells. Go on as for the unique rectangle of the same type."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 2"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Cells of a loop have one and the same extra digit: one of them is that digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 3"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Two cells of a loop have extra digits: one is needed there and makes a naked subset with other cells."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 4"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "One of a loop's two digits must be in one of two of its cells: neither of these is the other digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 1"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "All but one of six cells have only the same three digits: it is none of them, or there would be two solutions."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for the same three candidates in six cells: where two rows cross three columns, or the reverse, in two or three boxes. Go on as for the unique rectangle of the same type."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 2"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Of six cells with the same three digits some have one and the same extra digit: one of them is that digit."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 3"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Of six cells with the same three digits two have extra digits: one is needed there and makes a naked subset."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 4"
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "One of the three digits of six cells must be in one of two of them: the other cannot complete the pattern."
msgstr ""

#: strategies/wings/wings.def
msgid "XY-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Whichever digit the pivot is, one of two wings becomes the digit they share: remove it from cells that see both wings."
msgstr ""

#: strategies/wings/wings.def
msgid "Look for a cell with two candidates, such as 1 and 2. Find two cells that it sees, one with 1 and 3, the other with 2 and 3. One of these two is 3, so remove 3 from cells that see both of them."
msgstr ""

#: strategies/wings/wings.def
msgid "XYZ-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Like an XY-wing, but the pivot can be the shared digit, too: remove it from cells that see the pivot and both wings."
msgstr ""

#: strategies/wings/wings.def
msgid "Look for a cell with three candidates, such as 1, 2 and 3. Find two cells that it sees, one with 1 and 3, the other with 2 and 3. One of the three is 3, so remove 3 from cells that see all of them: look in the first cell's box."
msgstr ""

#: strategies/wings/wings.def
msgid "W-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Two cells have the same two digits and cannot both be the first: so one is the second, and cells that see both are not."
msgstr ""

#: strategies/wings/wings.def
msgid "Look for two cells with the same two candidates, such as 4 and 6, that do not see each other. Find a row, column or box with just two places for the 4, one seen from each of the cells. Then one of the cells is 6: remove 6 from cells that see both."
msgstr ""

#: strategies/wings/wings.def
msgid "Grouped W-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "A W-wing whose row, column or box has more places for the digit, each seen from one of the two cells."
msgstr ""

#: strategies/wings/wings.def
msgid "Start as for a W-wing. The row, column or box may have more than two places for the digit. Check that each place is seen from one of the two cells, and remove as in a W-wing."
msgstr ""

#: strategies/wings/wings.def
msgid "M-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Three links in a row: a cell with two candidates, a digit with two places, and another digit with two places."
msgstr ""

#: strategies/wings/wings.def
msgid "Ask what follows if a digit is not in some cell. Where a cell has two candidates, or a digit two places in a row, column or box, the next one is forced. After three such links compare the two ends: one of them is true."
msgstr ""

#: strategies/wings/wings.def
msgid "Grouped M-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "An M-wing in which two or three places of a digit, side by side, count as one."
msgstr ""

#: strategies/wings/wings.def
msgid "Follow three links as for an M-wing. Where a box crosses a row or column, you may count two or three places of a digit as one. Then compare the two ends: one of them is true."
msgstr ""

#: strategies/wings/wings.def
msgid "S-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Three links in a row: a digit with two places, a cell with two candidates, and its other digit with two places."
msgstr ""

#: strategies/wings/wings.def
msgid "Grouped S-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "An S-wing in which two or three places of a digit, side by side, count as one."
msgstr ""

#: strategies/wings/wings.def
msgid "L-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Three links in a row: each time a digit with two places, and the digit changes within a cell."
msgstr ""

#: strategies/wings/wings.def
msgid "Grouped L-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "An L-wing in which two or three places of a digit, side by side, count as one."
msgstr ""

#: strategies/wings/wings.def
msgid "H-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Three links in a row: a cell with two candidates, then two of a digit with two places, or another cell and one such digit."
msgstr ""

#: strategies/wings/wings.def
msgid "Grouped H-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "An H-wing in which two or three places of a digit, side by side, count as one."
msgstr ""

#: strategies/wings/wings.def
msgid "WXYZ-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Four cells of a box and a line have four digits, only one of which can be there more than once: so it is there."
msgstr ""

#: strategies/wings/wings.def
msgid "Look for cells in a box and in a row or column that crosses it, with as many digits as cells. If only one digit can be there twice, it must be there: remove it from cells that see all its places. If none can, this holds for every digit."
msgstr ""

#: strategies/wings/wings.def
msgid "VWXYZ-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Five cells of a box and a line have five digits, only one of which can be there more than once: so it is there."
msgstr ""

#: strategies/wings/wings.def
msgid "UVWXYZ-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Six cells of a box and a line have six digits, only one of which can be there more than once: so it is there."
msgstr ""

#: strategies/wings/wings.def
msgid "TUVWXYZ-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Seven cells of a box and a line have seven digits, only one of which can be there more than once: so it is there."
msgstr ""

#: strategies/wings/wings.def
msgid "STUVWXYZ-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Eight cells of a box and a line have eight digits, only one of which can be there more than once: so it is there."
msgstr ""

#: strategies/wings/wings.def
msgid "RSTUVWXYZ-Wing"
msgstr ""

#: strategies/wings/wings.def
msgid "Nine cells of a box and a line have nine digits, only one of which can be there more than once: so it is there."
msgstr ""

#: web/wasm/small.c
msgid "the small module lacks this command; crosshatch.wasm has it"
msgstr ""

#: include/crosshatch/status.def
msgid "expected 81 cells in the line, 729 pencil marks, or nine cells in each of nine rows; found {found}"
msgstr ""

#: src/cli/options.def
msgid "print the steps before the grid, or JSON logs alone"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Compare the {digit}s of the rows, across the whole grid."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Compare the {digit}s of the columns, across the whole grid."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Compare the places of the {digit} in the whole grid."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Which {count} rows have all places for their {digit} in {count} columns?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Which {count} columns have all places for their {digit} in {count} rows?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Which {count} houses have all places for their {digit} in {count} others?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Which {count} rows have nearly all places for their {digit} in {count} columns?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Which {count} columns have nearly all places for their {digit} in {count} rows?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Which {count} houses have nearly all places for their {digit} in {count} others?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Can those {count} columns have a {digit} anywhere else?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Can those {count} rows have a {digit} anywhere else?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Can those {count} houses have a {digit} anywhere else?"
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Each of the {count} rows needs a {digit}, and no column can take two. That gives the {count} columns theirs."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Each of the {count} columns needs a {digit}, and no row can take two. That gives the {count} rows theirs."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Each of the {count} houses needs a {digit} of its own, and each of the {count} others takes only one. That gives those theirs."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If {all?the fin/a fin} is {digit}, {targets} {targets?sees/see} it."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If {all?the fin/a fin} is {digit}, no cell that sees {all?it/all fins} is."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If {all?that cell/one of those cells} is {digit}, {targets} {targets?sees/see} it."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If {all?that cell/one of those cells} is {digit}, no cell that sees {all?it/all of them} is."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If not, the {count} rows have their {digit}s in the {count} columns, one in each."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If not, the {count} columns have their {digit}s in the {count} rows, one in each."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "If not, the {count} houses have their {digit}s in the {count} others, one in each."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Take {bases}. Two fish for the {digit} there each use {count} of {covers}. Their fins are {all}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "A {digit} in {inside} would use up two of the {count} others."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Take {bases}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "{endofins} {endofins?is/are} in two of them at once."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "Their {digit} can only be in {covers}."
msgstr ""

#: src/explain/sentences/say_fish.c
msgid "The {fins?exception is the fin/exceptions are the fins} {fins}."
msgstr ""

#: src/explain/sentences/sentence.c
msgid "two"
msgstr ""

#: src/explain/sentences/sentence.c
msgid "three"
msgstr ""

#: src/explain/sentences/sentence.c
msgid "four"
msgstr ""

#: src/explain/sentences/sentence.c
msgid "five"
msgstr ""

#: src/explain/sentences/sentence.c
msgid "six"
msgstr ""

#: src/explain/sentences/sentence.c
msgid "seven"
msgstr ""

#: src/explain/sentences/sentence.c
msgid "eight"
msgstr ""

#: src/explain/sentences/sentence.c
msgid "nine"
msgstr ""

#: strategies/als/als.def
msgid "Two almost locked sets share a digit that only one can keep: a second digit of both is in one of them."
msgstr ""

#: strategies/als/als.def
msgid "Look for sets of cells in a house with one digit more than cells; a cell of two candidates is the smallest. Take two sets with a digit whose places see one another across, so that only one set can have it: another digit of both is removed from every cell that sees all its places."
msgstr ""

#: strategies/als/als.def
msgid "Two almost locked sets are each linked to a third by another digit: a digit of both is in one of them."
msgstr ""

#: strategies/als/als.def
msgid "Look for an almost locked set that shares one such digit with a second set and another with a third. A digit of the second and the third is removed from every cell that sees all its places in both."
msgstr ""

#: strategies/als/als.def
msgid "Four or more almost locked sets, each linked to the next: a digit of the first and the last is in one of them."
msgstr ""

#: strategies/als/als.def
msgid "Go on from an ALS-XZ: from the second set by another digit to a third, and so on. At each set see whether it has a digit in common with the first."
msgstr ""

#: strategies/als/als.def
msgid "Two almost locked sets see one each of a digit's last two places in a house: another digit of both is in one of them."
msgstr ""

#: strategies/als/als.def
msgid "As a W-wing, with almost locked sets instead of its two cells: a house has two places for a digit, each in sight of all the digit's places in one set."
msgstr ""

#: strategies/als/als.def
msgid "Each digit of a cell takes itself from an almost locked set: a digit of all these sets is in one of them."
msgstr ""

#: strategies/als/als.def
msgid "Take a cell with two or three candidates. For each of them look for an almost locked set whose places for that digit the cell sees. A digit that all the sets have is removed from every cell that sees all its places."
msgstr ""

#: strategies/als/als.def
msgid "The digits of cells where a box and a line cross are tied down by one cell of two digits on either side."
msgstr ""

#: strategies/als/als.def
msgid "Look where a line crosses a box, at two or three cells with at least two digits more than cells. Then look for cells in the rest of the line that have some of these digits, and in the rest of the box that have others: as many cells in all as digits."
msgstr ""

#: strategies/als/als.def
msgid "As in a Sue de Coq, with more cells on one side or both."
msgstr ""

#: strategies/als/als.def
msgid "A digit of a cell is removed that would leave no digit for a second one, or none for a cell that sees both."
msgstr ""

#: strategies/als/als.def
msgid "Take two or three cells in sight of others with few candidates, and go through what they could hold together. Strike the choices that put a digit twice into a house or leave a neighbour nothing; a candidate that is in no choice left is removed."
msgstr ""

#: strategies/als/als.def
msgid "A digit of a cell is removed that, whatever two others hold, would leave no digit for one of them or for a cell that sees all three."
msgstr ""

#: strategies/basic/intersections.def
msgid "All places of a digit in a box lie in one line: the rest of the line loses it."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look at the places of one digit in one box. When the two or three that are left are in one row or column, follow that line out of the box: the digit is removed from the rest of it."
msgstr ""

#: strategies/basic/intersections.def
msgid "All places of a digit in a line lie in one box: the rest of the box loses it."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look at the places of one digit in one row or column. When they are all in one box, the digit is removed from the rest of that box."
msgstr ""

#: strategies/basic/intersections.def
msgid "All places of a digit in a box lie in one line: another box on that line has one place left for it."
msgstr ""

#: strategies/basic/intersections.def
msgid "As pointing: the places of one digit in a box are in one line. Then see whether the rest of that line, now without the digit, leaves another box that it crosses a single place for the digit."
msgstr ""

#: strategies/basic/intersections.def
msgid "All places of a digit in a line lie in one box: another line through that box has one place left for it."
msgstr ""

#: strategies/basic/intersections.def
msgid "As claiming: the places of one digit in a line are in one box. Then see whether the rest of that box, now without the digit, leaves another line through it a single place for it."
msgstr ""

#: strategies/basic/intersections.def
msgid "Two cells of a box and a line share two digits: the rest of both loses these."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look for two cells of the same box and the same line that have the same two marks and no others. Clear both digits from the rest of the box and from the rest of the line."
msgstr ""

#: strategies/basic/intersections.def
msgid "The three cells of a box and a line share three digits: the rest of both loses these."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look for a box whose three cells in one line have just three digits among them. Clear these from the rest of the box and from the rest of the line."
msgstr ""

#: strategies/basic/intersections.def
msgid "Two digits: one cell of a line has them alone, and one cell of a box that it crosses takes the one that the crossing does not."
msgstr ""

#: strategies/basic/intersections.def
msgid "Look where a line crosses a box. If a cell outside the crossing has just two digits (or two cells three), see where these can go in the other house: with no room for them beyond the crossing but as many cells again, both houses are tied down."
msgstr ""

#: strategies/basic/intersections.def
msgid "Three digits: two cells of a line have them alone, and two cells of a box that it crosses take the two that the crossing does not."
msgstr ""

#: strategies/basic/singles.def
msgid "Only one cell of a house is empty; it takes the missing digit."
msgstr ""

#: strategies/basic/singles.def
msgid "Look for a row, a column or a box with a single empty cell, and see which of the digits 1 to 9 is missing there. Check the three houses of every digit that you place: full houses come in rows."
msgstr ""

#: strategies/basic/singles.def
msgid "A digit has one place left in a box: the rows and columns that hold it close the others."
msgstr ""

#: strategies/basic/singles.def
msgid "Take a digit that is already placed several times. In a box without it, strike out the rows and columns that hold it; filled cells are out anyway. If one cell is left, the digit must be there."
msgstr ""

#: strategies/basic/singles.def
msgid "A digit has one place left in a row."
msgstr ""

#: strategies/basic/singles.def
msgid "Take a row with few empty cells, and find the places that each missing digit still has: a cell is out when its column or its box has the digit. A digit with one cell left must be there."
msgstr ""

#: strategies/basic/singles.def
msgid "A digit has one place left in a column."
msgstr ""

#: strategies/basic/singles.def
msgid "Take a column with few empty cells, and find the places that each missing digit still has: a cell is out when its row or its box has the digit. A digit with one cell left must be there."
msgstr ""

#: strategies/basic/singles.def
msgid "A cell has one digit left: its row, column and box hold all others."
msgstr ""

#: strategies/basic/singles.def
msgid "Go to cells whose row, column and box are well filled, and count off the digits that the cell sees. When there are eight, the ninth is the answer. With pencil marks it is a cell with a single mark."
msgstr ""

#: strategies/basic/subsets.def
msgid "Two cells of a house share two digits: its other cells lose these."
msgstr ""

#: strategies/basic/subsets.def
msgid "Look at cells of one row, column or box with few marks. When two cells have two digits between them, three cells three, or four cells four, these digits are used up: clear them from the rest of the house. A cell need not have all of them."
msgstr ""

#: strategies/basic/subsets.def
msgid "Three cells of a house share three digits: its other cells lose these."
msgstr ""

#: strategies/basic/subsets.def
msgid "Four cells of a house share four digits: its other cells lose these."
msgstr ""

#: strategies/basic/subsets.def
msgid "Two digits of a house share two places: these cells lose all other digits."
msgstr ""

#: strategies/basic/subsets.def
msgid "Count places, not marks: look for digits of a house with few places. When two digits have two places between them, three digits three, or four digits four, nothing else fits there: clear the other marks of these cells."
msgstr ""

#: strategies/basic/subsets.def
msgid "Three digits of a house share three places: these cells lose all other digits."
msgstr ""

#: strategies/basic/subsets.def
msgid "Four digits of a house share four places: these cells lose all other digits."
msgstr ""

#: strategies/basic/subsets.def
msgid "Two digits of a house share two places: a third digit has one place left besides these."
msgstr ""

#: strategies/basic/subsets.def
msgid "Look for two digits of a house with just two places between them, or three digits with three. They fill these cells, so see whether some other digit of the house has a single place left elsewhere."
msgstr ""

#: strategies/basic/subsets.def
msgid "Three digits of a house share three places: a fourth digit has one place left besides these."
msgstr ""

#: strategies/chains/chains.def
msgid "A chain of cells with the same two candidates: what sees two of them an odd number of places apart loses both digits."
msgstr ""

#: strategies/chains/chains.def
msgid "Look for four or more cells with the same two candidates, each in sight of the next. Cells with an even number of others between them hold one digit each: what sees two such cells loses both digits."
msgstr ""

#: strategies/chains/chains.def
msgid "A chain of links of one digit: one of its two ends is true, so what sees both is not."
msgstr ""

#: strategies/chains/chains.def
msgid "Take one digit and note every house with just two places for it. Join two of these where an end sees an end, and go on; what sees the first place and the last loses the digit."
msgstr ""

#: strategies/chains/chains.def
msgid "A chain of cells with two candidates each: one of its two ends holds the digit, so what sees both does not."
msgstr ""

#: strategies/chains/chains.def
msgid "Walk over cells of two candidates: leave a cell by its other digit, to a cell in sight that has that digit too. When the last cell ends on the digit that the first began without, what sees both loses it."
msgstr ""

#: strategies/chains/chains.def
msgid "A closed chain: each of its weak links holds one true candidate, so the others there go."
msgstr ""

#: strategies/chains/chains.def
msgid "Follow a chain of choices of two until it comes back to where it began, with strong and weak links in turn all the way round. Then look at each weak link: whatever else sees both of its ends is removed."
msgstr ""

#: strategies/chains/chains.def
msgid "Strong and weak links in turn: one of the chain's two ends is true, so what conflicts with both is removed."
msgstr ""

#: strategies/chains/chains.def
msgid "Start from a choice of two: a cell with two candidates, or a house with two places for a digit. Suppose the one false, so the other is true; that rules out something in another choice, and so on. At each truth see what conflicts with it and with the start."
msgstr ""

#: strategies/chains/chains.def
msgid "A chain that comes back to the cell it started from and so decides a candidate there."
msgstr ""

#: strategies/chains/chains.def
msgid "Suppose a candidate true (or false) and follow the choices of two from it. When the chain comes back and says the contrary of the candidate, or of its cell, you have proved that. Begin where many links meet."
msgstr ""

#: strategies/chains/chains.def
msgid "An X-chain through groups, two or three candidates of a box and a line that act as one; if it comes back to its first node, that is true."
msgstr ""

#: strategies/chains/chains.def
msgid "As an X-chain; but two or three places of the digit where a box and a line cross may count as one. So also note boxes, rows and columns whose places fall into two such parts."
msgstr ""

#: strategies/chains/chains.def
msgid "A continuous nice loop through groups: two or three candidates of a box and a line that act as one."
msgstr ""

#: strategies/chains/chains.def
msgid "As a continuous nice loop; but two or three places of a digit where a box and a line cross may count as one."
msgstr ""

#: strategies/chains/chains.def
msgid "An alternating inference chain through groups: two or three candidates of a box and a line that act as one."
msgstr ""

#: strategies/chains/chains.def
msgid "As any chain; but two or three places of a digit where a box and a line cross may count as one."
msgstr ""

#: strategies/chains/chains.def
msgid "A discontinuous nice loop through groups: two or three candidates of a box and a line that act as one."
msgstr ""

#: strategies/chains/chains.def
msgid "As a discontinuous nice loop; but two or three places of a digit where a box and a line cross may count as one."
msgstr ""

#: strategies/chains/chains.def
msgid "A continuous nice loop through almost locked sets: a set that loses one of its digits keeps all others."
msgstr ""

#: strategies/chains/chains.def
msgid "As a continuous nice loop; but a set of cells with one digit more than cells may be a link: without one of its digits it has all the others."
msgstr ""

#: strategies/chains/chains.def
msgid "An alternating inference chain through almost locked sets: a set that loses one of its digits keeps all others."
msgstr ""

#: strategies/chains/chains.def
msgid "As any chain; but a set of cells with one digit more than cells may be a link: without one of its digits it has all the others."
msgstr ""

#: strategies/chains/chains.def
msgid "A discontinuous nice loop through almost locked sets: a set that loses one of its digits keeps all others."
msgstr ""

#: strategies/chains/chains.def
msgid "As a discontinuous nice loop; but a set of cells with one digit more than cells may be a link: without one of its digits it has all the others."
msgstr ""

#: strategies/colouring/colouring.def
msgid "Colour as for simple colours, but go on from digit to digit in cells with two candidates. A colour is wrong if it is twice in a cell, twice for one digit in a row, column or box, or leaves a cell with nothing. Remove a candidate that conflicts with both colours."
msgstr ""

#: strategies/core/outcome.def
msgid "A rule of Sudoku can no longer be kept: the puzzle has no solution."
msgstr ""

#: strategies/core/outcome.def
msgid "One side of an open choice is taken on trust."
msgstr ""

#: strategies/core/outcome.def
msgid "The opposite is supposed, and every case that is left leads to a contradiction."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Twelve cells of four boxes that three digits cannot fill: one of their other candidates, the guardians, is true."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look for the same three digits in three cells each of four boxes that make a square, each time in three different rows and columns of the box. See whether the twelve cells have hardly any other candidate."
msgstr ""

#: strategies/exotic/exotic.def
msgid "A row and a column cross in a box, outside which three digits have just one cell each: with the crossing, three cells for three digits."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look at a row and a column that cross in a box. Look for digits that have outside this box just one place in the row and one in the column, the same two cells for all of them."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Two digits are tied to a crossing and two others to the opposite one, all to the same two cells besides: four cells for four digits."
msgstr ""

#: strategies/exotic/exotic.def
msgid "A loop of an odd number of cells that two digits cannot fill in turn: one of their other candidates, the guardians, is true."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look for cells with the same two candidates in a ring of odd length, each in sight of the next, where a few cells have something more. One of these extra candidates must be true."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Two cells of a box and a line hold the same two digits as two target cells, since three cross-lines have no room for them elsewhere."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look for two cells of a box in one line with three or four digits between them. Then look for two cells in the other two boxes of that band, not in sight of them, that could take the same digits, and check that three lines across have room for each of these digits only twice elsewhere."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Two junior exocets with the same cross-lines and four digits: each of these is in one of the two bases."
msgstr ""

#: strategies/exotic/exotic.def
msgid "A ring of sixteen cells in four boxes has room for just sixteen digits: its houses lose them elsewhere."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Look at four filled cells, one in each of four boxes, at the corners of a rectangle. Around each of them its row and its column have two empty cells in the box: see whether these sixteen cells have room for just sixteen digits."
msgstr ""

#: strategies/exotic/exotic.def
msgid "The empty cells where some rows and columns cross can take each digit only so often: just as many digits as there are cells."
msgstr ""

#: strategies/exotic/exotic.def
msgid "Take some rows and some columns, and split the digits between them. Count how often each digit can occur where they cross: when the sum is just the number of empty cells there, every count is met, and the houses lose the digits elsewhere."
msgstr ""

#: strategies/fish/fish.def
msgid "In two rows a digit only has places in the same two columns, or the other way round."
msgstr ""

#: strategies/fish/fish.def
msgid "Take one digit and look for two rows in which it has two places each, in the same two columns. Clear it from the rest of these columns. Then look the other way, for two columns."
msgstr ""

#: strategies/fish/fish.def
msgid "In three rows a digit only has places in the same three columns, or the other way round."
msgstr ""

#: strategies/fish/fish.def
msgid "Take one digit and look for rows with two or three places for it. When three of them need no more than three columns, clear the digit from the rest of these columns. Then look the other way, for columns."
msgstr ""

#: strategies/fish/fish.def
msgid "In four rows a digit only has places in the same four columns, or the other way round."
msgstr ""

#: strategies/fish/fish.def
msgid "Take one digit and look for rows with two to four places for it. When four of them need no more than four columns, clear the digit from the rest of these columns. Then look the other way, for columns."
msgstr ""

#: strategies/fish/fish.def
msgid "In five rows a digit only has places in the same five columns, or the other way round."
msgstr ""

#: strategies/fish/fish.def
msgid "So large a fish always has a small one across from it: the columns that are not covered make a fish with the rows that are not bases. Look for that one first."
msgstr ""

#: strategies/fish/fish.def
msgid "In six rows a digit only has places in the same six columns, or the other way round."
msgstr ""

#: strategies/fish/fish.def
msgid "In seven rows a digit only has places in the same seven columns, or the other way round."
msgstr ""

#: strategies/fish/fish.def
msgid "A fish but for some places, the fins: it only rules out what sees all of them."
msgstr ""

#: strategies/fish/fish.def
msgid "Look for a fish that is spoilt by a place or two, all in one box: the fins. It still works where the box of the fins crosses the covers: what sees all the fins is removed."
msgstr ""

#: strategies/fish/fish.def
msgid "A finned fish with a base line that has one place or none without the fins."
msgstr ""

#: strategies/fish/fish.def
msgid "Look for lines that almost make a fish, though a corner of it is missing: without the fins one of them has a single place, or none. The fins are in one box, and what is removed is in that box too."
msgstr ""

#: strategies/fish/fish.def
msgid "A fish with boxes among its rows or columns."
msgstr ""

#: strategies/fish/fish.def
msgid "Look for a fish that lacks a line but can do with a box: the places of a digit in rows and boxes as bases, or boxes among the columns as covers."
msgstr ""

#: strategies/fish/fish.def
msgid "A fish with boxes among its rows or columns, and with fins."
msgstr ""

#: strategies/fish/fish.def
msgid "Look for a fish in which a box serves as a base or as a cover, and allow a few places outside the covers: the fins. What is ruled out has to see all of them."
msgstr ""

#: strategies/fish/fish.def
msgid "A fish of any houses: rows and columns on the same side, or nothing but boxes."
msgstr ""

#: strategies/fish/fish.def
msgid "Bases and covers may be rows, columns and boxes in any mix. Nobody finds these by chance: draw the places of one digit alone, and see how few houses can cover those of as many others."
msgstr ""

#: strategies/fish/fish.def
msgid "A fish of any houses, rows and columns on the same side or nothing but boxes, and with fins."
msgstr ""

#: strategies/fish/fish.def
msgid "Bases and covers may be any houses, and a few places, the fins, may stay outside. Nobody finds these by chance: draw the places of one digit alone, and see how few houses can cover those of as many others."
msgstr ""

#: strategies/fish/fish.def
msgid "Two finned fish with the same bases and different covers; each rules something out."
msgstr ""

#: strategies/fish/fish.def
msgid "When you have found a finned fish, see whether other covers would do for the same bases. Both fish hold, and each rules out what is its own."
msgstr ""

#: strategies/fish/fish.def
msgid "A fish with fins rules out a place that a fin does not see, but has a chain to."
msgstr ""

#: strategies/fish/fish.def
msgid "When a fish with fins would rule something out but for a fin that does not see it, try to reach it from that fin by a chain. If every fin reaches it, it is removed."
msgstr ""

#: strategies/fish/fish.def
msgid "All places of a fish in one of its covers, and all its fins, see a candidate or have chains to it."
msgstr ""

#: strategies/fish/fish.def
msgid "Take a fish and one of its cover houses: the digit is in one of its places there, or in a fin. Follow each of them by a chain; what all of them rule out is removed."
msgstr ""

#: strategies/forcing/forcing.def
msgid "A digit supposed in a cell leaves itself no place in some house, by its own last places alone."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Suppose one digit in a cell and follow that digit alone: it strikes out its own places, and where one is left in a house it continues from there. When some house has none left, the first was wrong."
msgstr ""

#: strategies/forcing/forcing.def
msgid "What is supposed leads, one thing after another, to a cell or a house with nothing left: it is false."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Suppose a candidate of a cell with two, or a place of a digit with two, and follow what it forces. When a cell or a house is left with nothing, the other one is right. A chain leads from one thing to the next; a net may need several at once."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Each digit of a cell leads, one thing after another, to the same: that holds."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Take a cell with two or three candidates and follow each of them on a sheet of its own. What comes out every time is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Each place of a digit in a house leads, one thing after another, to the same: that holds."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Take a house with two or three places for a digit and follow each of them on a sheet of its own. What comes out every time is true."
msgstr ""

#: strategies/forcing/forcing.def
msgid "What is supposed leads, several things together leading to the next, to a cell or a house with nothing left: it is false."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Each digit of a cell leads, several things together leading to the next, to the same: that holds."
msgstr ""

#: strategies/forcing/forcing.def
msgid "Each place of a digit in a house leads, several things together leading to the next, to the same: that holds."
msgstr ""

#: strategies/forcing/forcing.def
msgid "A forcing net that rules candidates out by nets of their own on its way."
msgstr ""

#: strategies/forcing/forcing.def
msgid "The last resort, when nets alone come to no end: on the way, candidates are ruled out by nets of their own. Keep the two levels on separate sheets."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A digit has two places in a row and in a column, one of each in the same box: so it is in one of the other two."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a row and a column with just two places for it. If one place of each is in the same box, one of the other two is right: remove the digit from the cell that sees both."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A digit has two places in a box and in a row or column, and one of each see each other: so it is in one of the other two."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A digit's places in a box are in one row and one column: a line with two places for it rules it out of one more cell."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "When you find a two-string kite, look at its two cells in the box: if their other row and column have just two places as well, there is a second kite."
msgstr ""

#: strategies/single_digit/single_digit.def
msgid "A digit cannot be in every second cell of a loop of odd length: so it is in one of the other places there, the guardians."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. If two corners side by side have one and the same extra candidate, one of them is that digit: remove it from cells that see both."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, with extra candidates in two corners of one row, column or box. Take these corners as one cell that has the extra candidates, and look for a naked pair or triple with it there."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, with extra candidates in two corners of one row, column or box. If one of the two digits has no other place there, remove the other digit from both corners."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, with extra candidates in two opposite corners. If one of the two digits has no other place in both rows, or in both columns, remove it from these corners."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "If a corner of a rectangle were one digit, a corner next to it would be forced to the other, and the two could be swapped."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, one corner with nothing else. Go to the corner across from it: if one digit has no place outside the rectangle in its row and column, remove the other digit from it."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Look at filled cells that are no givens, at the corners of a rectangle in two boxes that hold two digits crosswise, or two of them. An open corner cannot have the digit that completes the pattern, or the two could be swapped."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Like a unique rectangle, but longer: the same two candidates run round six cells or more, two in each row, column and box that they touch. The types are those of the rectangles."
msgstr ""

#: strategies/uniqueness/uniqueness.def
msgid "Like a unique rectangle, but with three digits in six cells: two rows that cross three columns, or the other way round, in two or three boxes. The types are those of the rectangles."
msgstr ""

#: strategies/wings/wings.def
msgid "Look for a cell with two candidates, such as 1 and 2, that sees a cell with 1 and 3 and another with 2 and 3. One of these two is 3, so remove 3 from cells that see both of them."
msgstr ""

#: strategies/wings/wings.def
msgid "Look for a cell with three candidates, such as 1, 2 and 3, that sees a cell with 1 and 3 and another with 2 and 3. One of the three is 3, so remove 3 from cells that see all of them: look in the pivot's box."
msgstr ""

#: strategies/wings/wings.def
msgid "Start as for a W-wing. The row, column or box may have more than two places for the digit, as long as each of them is seen from one of the two cells."
msgstr ""

#: strategies/wings/wings.def
msgid "As the wing of that name, but two or three places of a digit may count as one where a box crosses a row or a column."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. A also has its {a}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. B also has its {b}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. A also has its {a}, and B its {b}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "A cell that sees every {digit} of A, or every {digit} of B, cannot be {digit}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "So one of A and B has the {x}, the other the {y}, and each has all its others."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "The group without the {x} needs all its others. So A or B has the {z}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "B has the {x} or the {y}, so A has no {x} or C no {y}. So A or C has the {z}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "B lacks only one digit, so it has the {x} or the {y}. Then A has no {x}, or C no {y}, and needs all its others. So A or C has the {z}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "If A has no {z}, it follows group by group that {letter} has its {all}. So A or {letter} has the {all} in any case."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "Either way A or {letter} has the {all}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "A chain of {groups} groups leads from A to {letter}."
msgstr ""

#: src/explain/sentences/say_als_links.c
msgid "The {x} of {house} is in {p} or {q}, so A or B has none and needs all its others. So A or B has the {z}."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x} ({house})."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x}."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x}, and only one {y}."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x} ({house}), and only one {y} ({next})."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x}, {c} and {d} only one {y}."
msgstr ""

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x} ({house}), {c} and {d} only one {y} ({next})."
msgstr ""

#: src/explain/sentences/say_chain_end.c
msgid "That closes the loop. It runs the other way round as well, so one of the two ends of each link is true."
msgstr ""

#: src/explain/sentences/say_chain_path.c
msgid "If {start?/none of }{start} {start?is not/is} {digit}, this follows link by link: {path}."
msgstr ""

#: src/explain/sentences/say_chain_path.c
msgid "If {start?/one of }{start} is {digit}, this follows link by link: {path}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape} of {house}, with {digits}."
msgstr ""

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape}, with {digits}."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "That is {count} cells for {count} digits, and none of these fits twice: A and B share no digit. So all are used up."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "The {shared} can be in A and in B, any other digit only once. That makes {count} digits for {count} cells, so all are used up."
msgstr ""

#: src/explain/sentences/say_sue_de_coq.c
msgid "The rest of {line} has no {inline}, the rest of {box} no {inbox}."
msgstr ""

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?sees/see} {ends}."
msgstr ""

#: src/explain/sentences/say_als.c
msgid "B has one of these, so A or C lacks it and has the {z}."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "Find {count} cells there with only {count} digits between them."
msgstr ""

#: src/explain/sentences/say_bent_set.c
msgid "{cells} have just {count} digits: {digits}."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "{more} more {more?cell/cells} can be filled as well."
msgstr ""

#: src/explain/sentences/say_conclusion.c
msgid "The same rules out {more} more {more?candidate/candidates}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each base digit is needed in {lines}, out of sight of {one}. Apart from the targets, it fits there only twice. So the targets hold the base digits, one each. Candidates that prevent this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As {lines} have room for a base digit only twice apart from the targets, these hold the base digits, one each. Then {boxes} need them too, out of sight of {one} and of their target. Candidates that prevent this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As in every exocet, the targets hold the base digits, one each. Then {boxes} need them too, out of sight of {one} and of their target. Candidates that prevent this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each digit of a pair is needed in {lines}, out of its sight. Apart from the targets, it fits there only twice. So the targets of a pair hold its digits, and the pairs share none. Candidates that prevent this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As {lines} have room for a digit only twice apart from the targets, the targets of a pair hold its digits as well. Then {boxes} need them too, out of sight of the pair and of their target. Candidates that prevent this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The two pairs have four different digits, and the targets of a pair hold its digits as well. Then {boxes} need them too, out of sight of the pair and of their target. Candidates that prevent this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The {digits} can fill at most {share} of these cells{digits?/ each}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The {digits} can fill at most {share}{digits?/ each}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Look at {columns}."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Count the empty cells where some of the rows cross these columns."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "That makes {count}, as many as cells, so every digit fills all that it can. Candidates that prevent this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Around the four cells where {rows} cross {columns}, {count} empty cells form a ring."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "With {digits} alone the twelve cells cannot be filled."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "One of them that is in neither {one} nor {other} must be in both lines inside {box}, so in {corner}. So {digits} fill {corner}, {one} and {other}, one each. In {box} they are then in {row} or {column}."
msgstr ""

#: src/explain/sentences/say_exotic_patterns.c
msgid "A digit that is in neither {one} nor {other} is in its corner. So {corner}, {one}, {other} and {opposite} take the four digits, one each."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "There is no room for all these {digit}s in {fewer}, so {cells?the other place/one of the other places} is {digit}. Each chain leads to the same:"
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "There is no room for all these {digit}s in {fewer}, so {cells?the other place/one of the other places} is {digit}. A chain from each leads to the same."
msgstr ""

#: src/explain/sentences/say_kraken.c
msgid "There is no room for all these {digit}s in {fewer}, so {cells?the other place/one of the other places} is {digit}. Each leads to the same: {chains}."
msgstr ""

#: src/explain/sentences/say_templates.c
msgid "In how many ways can these digits be placed in the whole grid?"
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guards} in {extra}, each digit would have just two places in every row, column and box. Such a grid never has exactly one solution, so {places} is {guard}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guardians}, each digit would have just two places in every row, column and box. Such a grid never has exactly one solution. In {houses} the {kept} is in {kept_places}. So one of {extra} is {kept}, and the other is {guard}."
msgstr ""

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guardians}, each digit would have just two places in every row, column and box. Such a grid never has exactly one solution, so at least one of {guardians} is true."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As in every exocet, the targets hold the base digits. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As in every exocet, the targets of a pair hold its digits, and the pairs share none. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each base digit is needed in {lines}, out of sight of {one}. Apart from the targets it fits only twice. So the targets hold the base digits, one each. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As {lines} have room for a base digit only twice apart from the targets, these hold the base digits, one each. Then {boxes} need them too, out of sight of {one} and of their target. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As in every exocet, the targets hold the base digits, one each. Then {boxes} need them too, out of sight of {one} and of their target. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "Each digit of a pair is needed in {lines}, out of its sight. Apart from the targets it fits only twice. So the targets of a pair hold its digits, and the pairs share none. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "As {lines} have room for a digit only twice apart from the targets, the targets of a pair hold its digits as well. Then {boxes} need them too, out of sight of the pair and of their target. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "The two pairs have four different digits, and the targets of a pair hold its digits as well. Then {boxes} need them too, out of sight of the pair and of their target. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "That makes {count}, as many as cells, so every digit fills all that it can. Candidates against this are false."
msgstr ""

#: src/explain/sentences/say_exotic.c
msgid "That makes {count}, as many as cells, so every digit fills all that it can."
msgstr ""

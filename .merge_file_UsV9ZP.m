# Crosshatch in Korean.
# Tone: 합니다체 throughout.  Terms as Korean players write them: 박스, 행, 열, 후보, 빈칸; README.md has the list.
msgid ""
msgstr ""
"Project-Id-Version: crosshatch\n"
"Report-Msgid-Bugs-To: \n"
"PO-Revision-Date: 2026-11-20 23:30+0000\n"
"Last-Translator: the Crosshatch maintainers\n"
"Language-Team: Korean\n"
"Language: ko\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"

#: include/crosshatch/status.def
msgid "no error"
msgstr "오류가 없습니다"

#: include/crosshatch/status.def src/cli/options.c
msgid "out of memory"
msgstr "메모리가 부족합니다"

#: include/crosshatch/status.def
msgid "the buffer or workspace is too small"
msgstr "버퍼나 작업 공간이 너무 작습니다"

#: include/crosshatch/status.def
msgid "an argument is out of its range"
msgstr "인수가 허용 범위를 벗어났습니다"

#: include/crosshatch/status.def
msgid "the work budget ran out"
msgstr "정해진 작업량을 다 썼습니다"

#: include/crosshatch/status.def
msgid "reading or writing failed: {found}"
msgstr "읽기 또는 쓰기에 실패했습니다: {found}"

#: include/crosshatch/status.def
msgid "expected the name of a strategy or of a group of strategies; found {found}"
msgstr "전략이나 전략 묶음의 이름이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "there is no profile of that name; found {found}"
msgstr "그런 이름의 프로필은 없습니다: {found}"

#: include/crosshatch/status.def
msgid "no puzzle was read"
msgstr "읽은 퍼즐이 없습니다"

#: include/crosshatch/status.def
msgid "the workspace was used for something else in the middle of a search"
msgstr "탐색이 끝나기 전에 작업 공간이 다른 일에 쓰였습니다"

#: include/crosshatch/status.def
msgid "expected a digit, or one of . 0 * _ - x for an empty cell; found {found}"
msgstr "숫자나 빈칸을 나타내는 . 0 * _ - x 가운데 하나가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected 81 cells in the line, or 729 pencil marks, or nine rows of nine cells; found {found}"
msgstr "한 줄에 81칸이나 후보 표시 729개, 또는 아홉 칸씩 아홉 행이 와야 하는데 {found}칸이 나왔습니다"

#: include/crosshatch/status.def
msgid "expected nine cells in this row of the grid; found {found}"
msgstr "판의 이 행에는 아홉 칸이 와야 하는데 {found}칸이 나왔습니다"

#: include/crosshatch/status.def
msgid "expected nine rows in the grid; found {found}"
msgstr "판에는 아홉 행이 와야 하는데 {found}행이 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the ruled grid to end after nine rows; found {found}"
msgstr "줄을 친 판은 아홉 행에서 끝나야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected ruling after every third row only, or after every row; found {found}"
msgstr "가로줄은 세 행마다 또는 모든 행 다음에만 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the line to end after its cells, or a blank, tab, comma, ; or #; found {found}"
msgstr "칸 다음에는 줄이 끝나거나 공백, 탭, 쉼표, ;, #이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected each pencil mark at the place of its digit, or an empty one; found {found}"
msgstr "후보 표시는 그 숫자의 자리에 있거나 비어 있어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the candidates of a cell, each digit at most once; found {found}"
msgstr "한 칸의 후보가 숫자마다 한 번까지만 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected one digit or empty mark in each cell, or candidates in every cell; found {found}"
msgstr "칸마다 숫자나 빈칸 표시가 하나씩 오거나 모든 칸에 후보가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a digit from 1 to 9 after +; found {found}"
msgstr "+ 다음에는 1에서 9까지의 숫자가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected UTF-8 text; found the byte {found}"
msgstr "UTF-8 텍스트가 와야 하는데 바이트 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected text; found a NUL byte, {found}"
msgstr "텍스트가 와야 하는데 NUL 바이트 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a line of at most 1048576 bytes; found a longer one"
msgstr "한 줄은 1048576바이트 이하여야 하는데 더 깁니다"

#: include/crosshatch/status.def
msgid "expected a puzzle, a grid or a log; found {found}"
msgstr "퍼즐이나 판, 로그가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a puzzle; the input holds none"
msgstr "퍼즐이 와야 하는데 입력에 하나도 없습니다"

#: include/crosshatch/status.def
msgid "expected a library line with four fields before its conclusions, each ended by a colon; found {found}"
msgstr "라이브러리 줄에는 결론 앞에 콜론으로 끝나는 필드 네 개가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected deleted candidates as digit, row and column, each 1 to 9; found {found}"
msgstr "지워진 후보는 각각 1에서 9까지인 숫자, 행, 열로 적어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected {found} as in the original puzzle; the cell has another digit or none"
msgstr "원래 퍼즐에는 {found}인데, 그 칸에 다른 숫자가 있거나 아무 숫자도 없습니다"

#: include/crosshatch/status.def
msgid "expected a single puzzle; found another, {found}"
msgstr "퍼즐이 하나만 와야 하는데 또 하나({found})가 나왔습니다"

#: include/crosshatch/status.def
msgid "expected an assumption with row, column and digit from 1 to 9; found {found}"
msgstr "행, 열, 숫자가 모두 1부터 9까지인 가정이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a case of a technique library, a line that begins with a colon; found {found}"
msgstr "콜론으로 시작하는 기법 라이브러리의 사례가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a technique's code of four or five digits, and after a hyphen its variant; found {found}"
msgstr "네 자리나 다섯 자리 기법 코드와, 변형이 있으면 그 앞에 붙임표가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the digits concerned, each 1 to 9 and once; found {found}"
msgstr "관련된 숫자를 1에서 9까지 한 번씩만 적어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected conclusions as digit, row and column, each 1 to 9; found {found}"
msgstr "결론은 각각 1에서 9까지인 숫자, 행, 열로 적어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected an elimination or a placement, since the case is to be found; found none"
msgstr "찾아야 하는 사례이니 지울 후보나 놓을 숫자가 와야 하는데 하나도 없습니다"

#: include/crosshatch/status.def
msgid "expected the length of a chain, a number up to 999, or nothing; found {found}"
msgstr "체인의 길이는 999 이하의 수로 적거나 비워 두어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected eliminations, placements and perhaps a length after the deleted candidates, with colons between; found {found}"
msgstr "지워진 후보 다음에는 지울 후보, 놓을 숫자, 필요하면 길이가 콜론으로 나뉘어 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a JSON value; found {found}"
msgstr "JSON 값이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a key in quotation marks; found {found}"
msgstr "따옴표로 묶은 키가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected ':' after the key; found {found}"
msgstr "키 다음에 ':'이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected ',' or the end of the list or object; found {found}"
msgstr "','나 목록 또는 객체의 끝이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the rest of a string, up to its quotation mark; found {found}"
msgstr "문자열이 닫는 따옴표까지 이어져야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected an escape of a character other than NUL; found {found}"
msgstr "NUL이 아닌 문자를 나타내는 이스케이프가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected text; found the NUL byte {found}"
msgstr "텍스트가 와야 하는데 NUL 바이트 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected UTF-8; found {found}"
msgstr "UTF-8이어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected lists and objects nested at most 256 deep; found {found}"
msgstr "목록과 객체는 256겹까지만 쓸 수 있는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected each key of an object once; found {found} again"
msgstr "객체의 키는 한 번씩만 나와야 하는데 {found:이/가} 다시 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the end of the line after the object; found {found}"
msgstr "객체 다음에는 줄이 끝나야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a number of at most 32 characters; found {found}"
msgstr "32자 이하의 수가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a line of an argument: assume, then with by, cases with branches, or fails; found {found}"
msgstr "논증의 한 줄(assume, by가 딸린 then, branches가 딸린 cases, fails)이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a log of at most 16 MiB; found more"
msgstr "로그는 16 MiB 이하여야 하는데 더 큽니다"

#: include/crosshatch/status.def
msgid "expected the format \"crosshatch-log\"; found {found}"
msgstr "형식은 \"crosshatch-log\"여야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected version 1 of the format; found {found}"
msgstr "형식의 버전은 1이어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the key {found} in this object; found none"
msgstr "이 객체에 키 {found:이/가} 있어야 하는데 없습니다"

#: include/crosshatch/status.def
msgid "expected a string; found {found}"
msgstr "문자열이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a list; found {found}"
msgstr "목록이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected an object; found {found}"
msgstr "객체가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the number of a step; found {found}"
msgstr "단계 번호가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a cell such as r4c6; found {found}"
msgstr "r4c6 같은 칸 이름이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a house such as b5, r4 or c6; found {found}"
msgstr "b5, r4, c6 같은 박스, 행, 열 이름이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a digit in a cell, such as r4c6=3; found {found}"
msgstr "r4c6=3처럼 칸에 놓인 숫자가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a digit ruled out, such as r4c6<>3; found {found}"
msgstr "r4c6<>3처럼 지워진 후보가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a constraint such as r4c6 or 3b5; found {found}"
msgstr "r4c6이나 3b5 같은 제약이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected digits from 1 to 9, each once; found {found}"
msgstr "1에서 9까지의 숫자가 한 번씩만 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a grid of 81 or 729 characters, digits and '.'; found {found}"
msgstr "숫자와 '.'으로 된 81자 또는 729자의 판이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected one of the words that the log format knows here; found {found}"
msgstr "로그 형식이 여기에서 허용하는 낱말이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected no more entries than 729 candidates can need; found {found}"
msgstr "후보 729개에 필요한 것보다 항목이 많으면 안 되는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a placement or an elimination, such as r4c6=3 or r4c7<>2; found {found}"
msgstr "r4c6=3이나 r4c7<>2처럼 칸에 놓인 숫자나 지워진 후보가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected at most one digit for a cell, and each elimination once; found {found}"
msgstr "칸마다 숫자는 하나까지, 같은 제거는 한 번만 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "this record is of a puzzle that could not be read: {found}"
msgstr "이 기록은 읽지 못한 퍼즐의 자리입니다: {found}"

#: include/crosshatch/status.def
msgid "expected the numbers of two different sets of the pattern, counted from 1; found {found}"
msgstr "패턴에 있는 서로 다른 두 집합의 번호(1부터)가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a digit from 1 to 9 as a string; found {found}"
msgstr "1부터 9까지의 숫자 하나가 문자열로 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected true or false; found {found}"
msgstr "true 또는 false가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "this crosshatch is installed without the part that draws PNG and PDF with cairo: it draws SVG only"
msgstr "이 crosshatch에는 cairo로 PNG와 PDF를 그리는 부분이 설치되어 있지 않아 SVG만 그릴 수 있습니다"

#: include/crosshatch/status.def
msgid "expected well-formed XML; found {found}"
msgstr "문법에 맞는 XML이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected XML in the encoding that it declares, UTF-8 or ISO-8859-1; found {found}"
msgstr "선언한 인코딩(UTF-8이나 ISO-8859-1)으로 쓴 XML이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected an OpenSudoku file, which has no document type; found {found}"
msgstr "문서 형식 선언이 없는 OpenSudoku 파일이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected an OpenSudoku file, whose first element is <opensudoku>; found {found}"
msgstr "첫 요소가 <opensudoku>인 OpenSudoku 파일이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected tags of at most 262144 bytes and elements nested at most 8 deep; found {found}"
msgstr "262144바이트 이하인 태그와 여덟 겹 이하인 요소만 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the cells of an OpenSudoku game, 81 digits or a version from 1 to 4 and 81 cells with notes; found {found}"
msgstr "OpenSudoku 게임의 칸, 곧 숫자 81개나 버전 1~4의 메모가 딸린 칸 81개가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "this crosshatch is built without expat, by which OpenSudoku files are read: they can only be written"
msgstr "이 crosshatch는 OpenSudoku 파일을 읽는 데 쓰는 expat 없이 빌드되어, 그런 파일을 쓸 수만 있습니다"

#: include/crosshatch/status.def
msgid "expected a link with a puzzle in it, 81 digits and dots in a row; found {found}"
msgstr "퍼즐이 담긴 링크, 곧 숫자와 점이 81개 이어진 링크가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected the candidates ruled out, 123 letters, digits, - and _, as Crosshatch's page writes them; found {found}"
msgstr "지운 후보를 Crosshatch 페이지가 쓰는 대로 영문자, 숫자, -, _ 123글자로 적은 것이 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a log of at most a million values; found more"
msgstr "로그의 값은 백만 개 이하여야 하는데 더 많습니다"

#: include/crosshatch/status.def
msgid "expected a whole link, whose packed puzzle can be unpacked; found {found}"
msgstr "압축된 퍼즐을 풀 수 있는 온전한 링크가 와야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected nine rows of nine cells in the link, each with a digit from 1 to 9, marks or nothing; found {found}"
msgstr "링크 안에 9칸씩 9행이 있고 칸마다 1~9의 숫자나 메모가 있거나 비어 있어야 하는데 {found:이/가} 나왔습니다"

#: include/crosshatch/status.def
msgid "expected a Sudoku of 9 rows with no rules of its own; the link has {found}"
msgstr "다른 규칙이 없는 9행 스도쿠여야 하는데 링크에 {found:이/가} 있습니다"

#: include/crosshatch/status.def
msgid "this crosshatch is built without zlib, by which positions of sudoku.coach are read"
msgstr "이 crosshatch는 sudoku.coach의 국면을 읽는 데 쓰는 zlib 없이 빌드되었습니다"

#: src/cli/cli.c
msgid "crosshatch: cannot read {name}: {reason}"
msgstr "crosshatch: {name:을/를} 읽을 수 없습니다: {reason}"

#: src/cli/cli.c
msgid "crosshatch: cannot write {name}: {reason}"
msgstr "crosshatch: {name}에 쓸 수 없습니다: {reason}"

#: src/cli/commands/cmd_check.c src/cli/commands/cmd_worksheet.c
msgid "Puzzle {number}"
msgstr "퍼즐 {number}"

#: src/cli/commands/cmd_check.c
msgid "No proof was found that the puzzle has no solution."
msgstr "퍼즐에 정답이 없다는 증명을 찾지 못했습니다."

#: src/cli/commands/cmd_check.c
msgid "There is no proof: 'check' proves only that a puzzle has no solution, 'crosshatch solve --log lrat' that it has just one."
msgstr "증명이 없습니다. 'check'는 퍼즐에 정답이 없다는 것만 증명하고, 정답이 하나뿐이라는 것은 'crosshatch solve --log lrat'이 증명합니다."

#: src/cli/commands/cmd_check.c
msgid "--solutions does not go with --json"
msgstr "--solutions와 --json은 함께 쓸 수 없습니다"

#: src/cli/commands/cmd_convert.c
msgid "a puzzle of pencil marks has no givens to leave out"
msgstr "후보 표시로만 된 퍼즐에는 뺄 주어진 숫자가 없습니다"

#: src/cli/commands/cmd_convert.c
msgid "no givens can be left out of a puzzle without a solution"
msgstr "해가 없는 퍼즐에서는 주어진 숫자를 뺄 수 없습니다"

#: src/cli/commands/cmd_convert.c
msgid "no givens can be left out of a puzzle with several solutions"
msgstr "해가 여러 개인 퍼즐에서는 주어진 숫자를 뺄 수 없습니다"

#: src/cli/commands/cmd_convert.c
msgid "whether there is one solution was not found out within the budget"
msgstr "해가 하나뿐인지 작업 한도 안에서 알아내지 못했습니다"

#: src/cli/commands/cmd_convert.c
msgid "a puzzle of pencil marks has no canonical form"
msgstr "후보 표시로만 된 퍼즐에는 표준형이 없습니다"

#: src/cli/commands/cmd_convert.c
msgid "the canonical form is that of the givens: --force drops what a player placed and ruled out"
msgstr "표준형은 주어진 숫자만으로 정해집니다. --force를 쓰면 풀면서 넣은 숫자와 지운 후보를 버립니다"

#: src/cli/commands/cmd_convert.c
msgid "{form} cannot hold the comments behind the last puzzle; --force drops them"
msgstr "{form} 형식에는 마지막 퍼즐 뒤의 설명 줄을 담을 수 없습니다. --force를 쓰면 그 줄들을 버립니다"

#: src/cli/commands/cmd_draw.c
msgid "--output takes a name with .svg, .png, .pdf or .txt, or one without an ending, unless there is --format; found '{found}'"
msgstr "--format이 없으면 --output에는 .svg, .png, .pdf, .txt로 끝나거나 확장자가 없는 이름을 써야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/cmd_draw.c
msgid "there is no step {step}: there {count?is/are} {count} {count?step/steps}"
msgstr "{step}번째 단계는 없습니다. 모두 {count}단계입니다"

#: src/cli/commands/cmd_draw.c
msgid "an SVG or a PNG holds a single puzzle, and this is another; --format pdf has a page for each, and --format text draws all"
msgstr "SVG나 PNG에는 퍼즐을 하나만 그릴 수 있는데 퍼즐이 또 있습니다. --format pdf는 퍼즐마다 한 쪽씩 그리고, --format text는 모두 이어서 그립니다"

#: src/cli/commands/cmd_draw.c
msgid "--size takes at most {most}"
msgstr "--size는 {most}까지 받습니다"

#: src/cli/commands/cmd_draw.c
msgid "a PNG or PDF is nothing for a terminal: name a file with --output"
msgstr "PNG나 PDF는 터미널에 그릴 수 없습니다. --output으로 파일을 지정하십시오"

#: src/cli/commands/cmd_drill.c
msgid "Find {technique} in each position; no step there is easier. {definition}"
msgstr "판마다 {technique:을/를} 찾아보세요. 그보다 쉬운 단계는 없습니다. {definition}"

#: src/cli/commands/cmd_drill.c
msgid "The line below each grid is the position as other commands read it."
msgstr "판 아래 줄은 다른 명령이 읽을 수 있는 형태로 적은 같은 판입니다."

#: src/cli/commands/cmd_drill.c
msgid "Drill: {technique}"
msgstr "찾기 연습: {technique}"

#: src/cli/commands/cmd_drill.c src/cli/commands/cmd_worksheet.c
msgid "Answers"
msgstr "정답"

#: src/cli/commands/cmd_explain.c
msgid "Puzzle {number}, with pencil marks and no givens"
msgstr "퍼즐 {number}: 주어진 숫자 없이 후보 표시만 있음"

#: src/cli/commands/cmd_explain.c
msgid "Puzzle {number}, with {givens} {givens?given/givens} and {entered} {entered?digit/digits} entered since"
msgstr "퍼즐 {number}: 주어진 숫자 {givens}개, 풀면서 넣은 숫자 {entered}개"

#: src/cli/commands/cmd_explain.c
msgid "Puzzle {number}, with {givens} {givens?given/givens}"
msgstr "퍼즐 {number}: 주어진 숫자 {givens}개"

#: src/cli/commands/cmd_explain.c
msgid "--essential and --full exclude each other"
msgstr "--essential와 --full은 함께 쓸 수 없습니다"

#: src/cli/commands/cmd_generate.c
msgid "{made} of {count} {count?puzzle/puzzles}, {rate} a second; {tries} {tries?try/tries}"
msgstr "퍼즐 {count}개 중 {made}개, 초당 {rate}개; {tries}번 시도"

#: src/cli/commands/cmd_generate.c
msgid "--pattern does not go with puzzles to vary: varying them moves givens"
msgstr "--pattern은 변형할 퍼즐과 함께 쓸 수 없습니다. 변형하면 주어진 숫자의 자리가 바뀝니다"

#: src/cli/commands/cmd_generate.c
msgid "{made} of {count} {count?puzzle was/puzzles were} found in {tries} {tries?try/tries}"
msgstr "{tries}번 시도하여 퍼즐 {count}개 중 {made}개를 찾았습니다"

#: src/cli/commands/cmd_grade.c
msgid "--format does not go with --json"
msgstr "--format은 --json과 함께 쓸 수 없습니다"

#: src/cli/commands/cmd_grade.c
msgid "--trace has a form of its own: --format, --json and --echo do not go with it"
msgstr "--trace는 형식이 정해져 있어 --format, --json, --echo와 함께 쓸 수 없습니다"

#: src/cli/commands/cmd_grade.c
msgid "--format takes csv, or a text with percent letters; found '{found}'"
msgstr "--format에는 csv나 %와 글자가 든 글을 쓰는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/cmd_grade.c
msgid "--resume counts lines, so --format must not have a line break"
msgstr "--resume는 줄을 세므로 --format에 줄바꿈을 쓸 수 없습니다"

#: src/cli/commands/cmd_grade.c
msgid "--format knows {letters} and %%; found '{found}'"
msgstr "--format에 쓸 수 있는 글자는 {letters}, %%인데 '{found:이/가} 나왔습니다"

#: src/cli/commands/cmd_grade.c
msgid "--max-er takes a rating such as 6.5; found '{found}'"
msgstr "--max-er에는 6.5와 같은 등급을 쓰는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/cmd_hint.c
msgid "The next digit is {placed}. It takes {steps} steps:"
msgstr "다음에 넣을 숫자는 {placed}입니다. {steps}단계가 필요합니다:"

#: src/cli/commands/cmd_hint.c
msgid "and {count} more (--all=everything)"
msgstr "그 밖에 {count}개 (--all=everything)"

#: src/cli/commands/cmd_hint.c
msgid "The strategies in use find no step in this position."
msgstr "사용 중인 전략으로는 이 상태에서 더 나아갈 수 없습니다."

#: src/cli/commands/cmd_hint.c
msgid "Nothing of what you know finds a step here. The easiest that does is this: {technique}."
msgstr "알고 있는 기법으로는 여기서 더 나아갈 수 없습니다. 여기서 통하는 가장 쉬운 기법은 {technique}입니다."

#: src/cli/commands/cmd_hint.c
msgid "The strategies in use find no digit from here. A grid with pencil marks can say what was ruled out, so that the next hint continues from there."
msgstr "쓰고 있는 전략으로는 여기에서 넣을 숫자를 찾을 수 없습니다. 후보를 적은 판을 주면 지운 후보를 알 수 있어서, 다음 힌트가 거기에서 이어집니다."

#: src/cli/commands/cmd_hint.c
msgid "Every cell has its digit."
msgstr "모든 칸이 채워져 있습니다."

#: src/cli/commands/cmd_hint.c
msgid "The puzzle itself has no solution; 'crosshatch check' says what is wrong with it."
msgstr "퍼즐 자체에 해가 없습니다. 무엇이 잘못되었는지는 'crosshatch check'가 알려 줍니다."

#: src/cli/commands/cmd_hint.c
msgid "No solution agrees with all that was put in so far."
msgstr "지금까지 넣은 것을 모두 만족하는 해는 없습니다."

#: src/cli/commands/cmd_judge.c
msgid "judge wants a move, r3c4=5 or 'r3c4<>5'; found '{found}'"
msgstr "judge에는 r3c4=5나 'r3c4<>5' 같은 결론을 주어야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/cmd_library.c
msgid "{code} failed: no technique has code {wanted}"
msgstr "{code} 실패: 코드가 {wanted}인 기법이 없습니다"

#: src/cli/commands/cmd_library.c
msgid "{code} failed: the digits of the position rule each other out"
msgstr "{code} 실패: 판의 숫자들이 서로 어긋납니다"

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected {expected}; found nothing"
msgstr "{code} 실패: {expected:이/가} 나와야 하는데 아무것도 찾지 못했습니다"

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected a chain of {length} links; found one of {links}"
msgstr "{code} 실패: 연결이 {length}개인 체인이 나와야 하는데 {links}개인 체인을 찾았습니다"

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected nothing; found {found}"
msgstr "{code} 실패: 아무것도 나오지 않아야 하는데 {found:을/를} 찾았습니다"

#: src/cli/commands/cmd_library.c
msgid "{code} failed: expected {expected}; found {found}"
msgstr "{code} 실패: {expected:이/가} 나와야 하는데 {found:을/를} 찾았습니다"

#: src/cli/commands/cmd_library.c
msgid "{passed} passed, {failed} failed"
msgstr "통과 {passed}개, 실패 {failed}개"

#: src/cli/commands/cmd_library.c
msgid "there was no case to judge"
msgstr "판정할 사례가 없습니다"

#: src/cli/commands/cmd_solve.c
msgid "The grid is only one of several solutions; 'crosshatch check --solutions' shows them."
msgstr "이 답은 여러 해 가운데 하나일 뿐입니다. 해는 'crosshatch check --solutions'가 보여 줍니다."

#: src/cli/commands/cmd_solve.c
msgid "no format is called '{found}'; there are grid, lines, line, spaced and candidates"
msgstr "'{found}'(이)라는 형식은 없습니다. grid, lines, line, spaced, candidates가 있습니다"

#: src/cli/commands/cmd_solve.c
msgid "--guess does not go with a proof: a guess proves nothing"
msgstr "증명에는 --guess를 쓸 수 없습니다. 추측은 아무것도 증명하지 못합니다"

#: src/cli/commands/cmd_solve.c
msgid "the proof leaves out the strategies that assume one solution; --assume-unique uses them"
msgstr "정답이 하나라고 가정하는 전략은 증명에서 뺐습니다. --assume-unique를 주면 씁니다"

#: src/cli/commands/cmd_strategies.c
msgid "NAME                  HODOKU  LVL   SE  WHAT IT SEES"
msgstr "이름                  HODOKU 난이도 SE  설명"

#: src/cli/commands/cmd_verify.c
msgid "there was no log to verify"
msgstr "검증할 로그가 없습니다"

#: src/cli/commands/cmd_why.c
msgid "{cell} can be {digits}: the puzzle has solutions with each of them."
msgstr "{cell}에는 {digits:이/가} 들어갈 수 있습니다. 그 숫자마다 해가 있습니다."

#: src/cli/commands/cmd_why.c
msgid "The strategies in use find nothing to do in {house} now."
msgstr "사용 중인 전략으로는 지금 {house}에서 할 수 있는 것이 없습니다."

#: src/cli/commands/cmd_why.c
msgid "It is the other way round."
msgstr "사실은 그 반대입니다."

#: src/cli/commands/cmd_why.c
msgid "why takes a fact (r3c4=5 or 'r3c4<>5'), a cell (r3c4) or a house (b6, r3, c4); found '{found}'"
msgstr "why에는 사실(r3c4=5 또는 'r3c4<>5'), 칸(r3c4), 박스·행·열(b6, r3, c4) 가운데 하나를 물어야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/cmd_worksheet.c src/cli/commands/drill_pages.c
msgid "Answer {number}"
msgstr "정답 {number}"

#: src/cli/commands/cmd_worksheet.c
msgid "Answer {number}: {name}"
msgstr "정답 {number}: {name}"

#: src/cli/commands/cmd_worksheet.c
msgid "Puzzle {number}: {name}"
msgstr "퍼즐 {number}: {name}"

#: src/cli/commands/cmd_worksheet.c
msgid "Practice: {technique}"
msgstr "연습: {technique}"

#: src/cli/commands/cmd_worksheet.c
msgid "Some of these puzzles need the technique only with these in use: {strategies}."
msgstr "몇몇 퍼즐은 다음 기법만 쓸 때 이 기법이 필요합니다: {strategies}."

#: src/cli/commands/commands.def
msgid "solve by logic as far as possible and print the grid"
msgstr "논리로 갈 수 있는 데까지 풀고 판을 출력합니다"

#: src/cli/commands/commands.def
msgid "explain the whole solution to a learner, step by step"
msgstr "배우는 사람을 위해 풀이 전체를 한 단계씩 설명합니다"

#: src/cli/commands/commands.def
msgid "show the next step in a position, or every step that can be found there"
msgstr "현재 상태에서 다음 단계를, 또는 찾을 수 있는 모든 단계를 알려 줍니다"

#: src/cli/commands/commands.def
msgid "prove why a digit must, or cannot, be in a cell, or what can be done in a house"
msgstr "어떤 칸에 숫자가 왜 들어가야 하는지 또는 왜 못 들어가는지, 한 박스나 행, 열에서 무엇을 할 수 있는지 알려 줍니다"

#: src/cli/commands/commands.def
msgid "say whether a move of one's own follows now, and whether the reason named is one"
msgstr "스스로 얻은 결론이 지금 바로 나오는지, 댄 이유가 맞는지 알려 줍니다"

#: src/cli/commands/commands.def
msgid "judge a puzzle: one solution, several, or none"
msgstr "퍼즐의 해가 하나인지, 여럿인지, 없는지 판정합니다"

#: src/cli/commands/commands.def
msgid "report how hard each puzzle is, a record a puzzle"
msgstr "퍼즐마다 얼마나 어려운지 한 기록씩 알려 줍니다"

#: src/cli/commands/commands.def
msgid "prove JSON logs again, step by step, trusting nothing in them"
msgstr "JSON 로그를 믿지 않고 한 단계씩 다시 증명합니다"

#: src/cli/commands/commands.def
msgid "make puzzles to order, from a seed or by varying others: by level, symmetry, technique and more"
msgstr "시드에서 새로, 또는 다른 퍼즐을 변형해 주문대로 퍼즐을 만듭니다: 난이도, 대칭, 기법 등"

#: src/cli/commands/commands.def
msgid "write puzzles in another format, or in their canonical form"
msgstr "퍼즐을 다른 형식이나 표준형으로 바꾸어 씁니다"

#: src/cli/commands/commands.def
msgid "draw a grid, or a step with its pattern: SVG, PNG, PDF or characters"
msgstr "판, 또는 한 단계와 그 패턴을 그립니다. SVG, PNG, PDF나 글자로"

#: src/cli/commands/commands.def
msgid "put puzzles on pages to print, with their answers: PDF, HTML or characters"
msgstr "퍼즐과 정답을 인쇄할 쪽에 담습니다: PDF, HTML 또는 글자"

#: src/cli/commands/commands.def
msgid "make positions in which a technique is the easiest step, and their answers"
msgstr "어떤 기법이 가장 쉬운 단계인 판과 그 정답을 만듭니다"

#: src/cli/commands/commands.def
msgid "run the cases of a technique library: each must find just what it says"
msgstr "기법 라이브러리의 사례를 시험합니다. 사례마다 적힌 것만 정확히 찾아야 합니다"

#: src/cli/commands/commands.def
msgid "list the strategies, or describe some of them"
msgstr "전략을 나열하거나 그중 몇 가지를 설명합니다"

#: src/cli/commands/drill_pages.c
msgid "{made} of {count} {count?position was/positions were} found"
msgstr "판 {count}개 중 {made}개를 찾았습니다"

#: src/cli/commands/drill_pages.c
msgid "Position {number}"
msgstr "문제 {number}"

#: src/cli/commands/drill_pages.c
msgid "In some of these positions it is the easiest step only with these techniques in use: {strategies}."
msgstr "몇몇 판에서는 다음 기법만 쓸 때 이것이 가장 쉬운 단계입니다: {strategies}."

#: src/cli/commands/generate_mask.c
msgid "--pattern takes 81 characters, x for a given and . for none, or a file with them; found '{found}'"
msgstr "--pattern에는 주어진 숫자 자리는 x, 빈 자리는 .로 쓴 81글자나 그런 파일이 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/generate_order.c
msgid "--level takes easy, medium, hard, expert, extreme, or a range such as easy-hard; found '{found}'"
msgstr "--level에는 easy, medium, hard, expert, extreme이나 easy-hard 같은 범위가 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/generate_order.c
msgid "--se takes a rating from 1.0 to 20.0, or a range such as 3.0-4.5; found '{found}'"
msgstr "--se에는 1.0부터 20.0까지의 값이나 3.0-4.5 같은 범위가 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/generate_order.c
msgid "--score takes a number, or a range such as 500-900; found '{found}'"
msgstr "--score에는 수나 500-900 같은 범위가 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/generate_order.c
msgid "--givens takes a number from 17, the fewest with one solution, to 80, or a range such as 24-28; found '{found}'"
msgstr "--givens에는 17(해가 하나일 수 있는 가장 적은 수)부터 80까지의 수나 24-28 같은 범위가 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/commands/generate_order.c
msgid "no puzzle with fewer than 17 givens has one solution; --pattern has too few"
msgstr "주어진 숫자가 17개보다 적은 퍼즐은 해가 하나일 수 없는데 --pattern의 자리가 그보다 적습니다"

#: src/cli/commands/generate_order.c
msgid "--pattern leaves two rows of a band, or two columns of a stack, without givens: they could always be exchanged"
msgstr "--pattern에 같은 가로 띠의 두 행이나 같은 세로 띠의 두 열이 비어 있습니다: 그 둘은 언제나 맞바꿀 수 있습니다"

#: src/cli/commands/generate_order.c
msgid "--pattern does not have the symmetry of --symmetry"
msgstr "--pattern이 --symmetry의 대칭에 맞지 않습니다"

#: src/cli/commands/generate_order.c
msgid "--pattern has another number of givens than --givens"
msgstr "--pattern의 주어진 숫자 개수가 --givens와 다릅니다"

#: src/cli/commands/generate_order.c
msgid "no puzzle of that --symmetry has {found} givens"
msgstr "그 --symmetry의 퍼즐은 주어진 숫자가 {found}개일 수 없습니다"

#: src/cli/commands/generate_origins.c
msgid "generate varies puzzles whose givens have just one solution"
msgstr "generate로 변형하는 퍼즐은 주어진 숫자만으로 해가 하나여야 합니다"

#: src/cli/commands/generate_techniques.c
msgid "'{found}' is both requested and ruled out"
msgstr "'{found:을/를} 쓰라고도, 쓰지 말라고도 했습니다"

#: src/cli/commands/generate_techniques.c
msgid "'{found}' is above the level of --level"
msgstr "'{found:은/는} --level의 난이도보다 어렵습니다"

#: src/cli/commands/generate_techniques.c
msgid "no more than eight techniques can be requested; '{found}' is the ninth"
msgstr "기법은 여덟 개까지만 요구할 수 있는데 '{found:이/가} 아홉 번째입니다"

#: src/cli/commands/generate_techniques.c
msgid "the strategies in use lack a requested technique"
msgstr "요구한 기법이 사용 중인 전략에 없습니다"

#: src/cli/commands/generate_techniques.c
msgid "all strategies in use are below the level of --level"
msgstr "사용 중인 전략이 모두 --level의 난이도보다 쉽습니다"

#: src/cli/commands/grade_resume.c src/explain/i18n/message.c
msgid "the end"
msgstr "끝"

#: src/cli/commands/grade_resume.c
msgid "cannot go on with {name}: it begins with another header: expected {expected}; found {found}"
msgstr "{name}에 이어 쓸 수 없습니다: 첫 줄의 머리글이 다릅니다. {expected:이/가} 와야 하는데 {found:이/가} 나왔습니다"

#: src/cli/commands/grade_resume.c
msgid "cannot go on with {name}: from line {line} on it has more records than there are puzzles"
msgstr "{name}에 이어 쓸 수 없습니다: {line}번째 줄부터 기록이 퍼즐 수보다 많습니다"

#: src/cli/commands/grade_resume.c
msgid "cannot go on with {name}: line {line}, column {column}: expected a record of {puzzle}; found {found}"
msgstr "{name}에 이어 쓸 수 없습니다: {line}번째 줄 {column}번째 글자: 퍼즐 {puzzle}의 기록이 와야 하는데 {found:이/가} 나왔습니다"

#: src/cli/commands/pages.c
msgid "Sudoku {number}, step by step"
msgstr "스도쿠 {number}, 단계별 풀이"

#: src/cli/commands/proof_files.c
msgid "--cnf and --out go with --log lrat"
msgstr "--cnf와 --out은 --log lrat과 함께 씁니다"

#: src/cli/commands/proof_files.c
msgid "--log lrat needs either --cnf FILE, for the formula of one proof, or --out DIR, for the files of any number"
msgstr "--log lrat에는 증명 하나의 논리식을 쓸 --cnf FILE이나, 여러 증명의 파일을 쓸 --out DIR 가운데 하나가 필요합니다"

#: src/cli/commands/proof_files.c
msgid "The proof assumes that the puzzle has only one solution; the head of the formula lists the axioms ({count})."
msgstr "이 증명은 퍼즐의 정답이 하나뿐이라고 가정합니다. 논리식의 머리말에 가정한 공리 {count}개가 있습니다."

#: src/cli/commands/proof_files.c
msgid "No step was found: the proof says nothing."
msgstr "찾은 단계가 없어서 증명이 말하는 것도 없습니다."

#: src/cli/commands/proof_files.c
msgid "The proof is incomplete: a step could not be derived from its premises."
msgstr "증명이 완전하지 않습니다. 전제에서 이끌어 내지 못한 단계가 있습니다."

#: src/cli/commands/proof_files.c
msgid "The proofs of several puzzles need --out DIR."
msgstr "퍼즐 여러 개의 증명에는 --out DIR이 필요합니다."

#: src/cli/commands/solving.c
msgid "no profile is called '{found}'; there are 'default', 'hodoku' and 'se'"
msgstr "'{found}'(이)라는 프로필은 없습니다. 'default', 'hodoku', 'se'가 있습니다"

#: src/cli/commands/solving.c
msgid "--known takes {names} with all that is easier, {count} techniques in all; 'only:NAME' is one technique alone"
msgstr "--known는 {names}에 더 쉬운 기법도 모두 넣습니다. 모두 {count}개입니다. 'only:NAME'은 그 기법 하나만 뜻합니다"

#: src/cli/commands/strategy_page.c
msgid ""
"{title}\n"
"  {definition}\n"
"  Name for --strategies: {key}; it belongs to the group {family}.\n"
"  HoDoKu: code {code}, level {level}, score {score}. Sudoku Explainer: rating {rating}.\n"
msgstr ""
"{title}\n"
"  {definition}\n"
"  --strategies에 쓰는 이름: {key}, 속한 묶음: {family}.\n"
"  HoDoKu: 코드 {code}, 난이도 {level}, 점수 {score}. Sudoku Explainer: 등급 {rating}.\n"

#: src/cli/commands/strategy_page.c
msgid "  A step of it rests on {premises} {premises?constraint/constraints} of the rules.\n"
msgstr "  한 단계는 규칙의 제약 {premises}개에 근거합니다.\n"

#: src/cli/commands/strategy_page.c
msgid "  Also called: {aliases}.\n"
msgstr "  다른 이름: {aliases}.\n"

#: src/cli/commands/strategy_page.c
msgid "  In Korean: {names}.\n"
msgstr "  우리말 이름: {names}.\n"

#: src/cli/commands/strategy_page.c
msgid ""
"{title}\n"
"  {definition}\n"
"  No strategy finds it, so --strategies does not take the name {key}.\n"
msgstr ""
"{title}\n"
"  {definition}\n"
"  이것을 찾는 전략이 없으므로 --strategies에는 {key}라는 이름을 쓸 수 없습니다.\n"

#: src/cli/commands/strategy_page.c
msgid ""
"\n"
"How to spot it:\n"
msgstr ""
"\n"
"찾는 법:\n"

#: src/cli/commands/strategy_page.c
msgid ""
"\n"
"The first puzzle of puzzles/techniques/{key}.txt needs it:\n"
"  crosshatch draw --format text --strategies {strategies} --step {step} {puzzle}\n"
msgstr ""
"\n"
"puzzles/techniques/{key}.txt의 첫 퍼즐을 풀려면 이 전략이 필요합니다:\n"
"  crosshatch draw --format text --strategies {strategies} --step {step} {puzzle}\n"

#: src/cli/commands/strategy_page.c
msgid "Where to look:\n"
msgstr "볼 곳:\n"

#: src/cli/commands/strategy_page.c
msgid "What to look for:\n"
msgstr "찾을 것:\n"

#: src/cli/commands/strategy_page.c
msgid "The pattern:\n"
msgstr "패턴:\n"

#: src/cli/commands/strategy_page.c
msgid "The argument:\n"
msgstr "논증:\n"

#: src/cli/commands/strategy_page.c
msgid ""
"\n"
"An example: {position}\n"
msgstr ""
"\n"
"예: {position}\n"

#: src/cli/commands/technique_name.c
msgid "no strategy is called '{found}'; 'crosshatch strategies' lists them"
msgstr "'{found}'(이)라는 전략은 없습니다. 목록은 'crosshatch strategies'에서 볼 수 있습니다"

#: src/cli/commands/technique_name.c
msgid "name a technique; 'crosshatch strategies' lists them"
msgstr "기법 이름을 적으세요. 목록은 'crosshatch strategies'에 있습니다"

#: src/cli/commands/worksheet_puzzles.c
msgid "a worksheet takes puzzles whose givens have just one solution"
msgstr "학습지에는 주어진 숫자로 해가 하나뿐인 퍼즐만 넣을 수 있습니다"

#: src/cli/commands/worksheet_puzzles.c
msgid "{made} of {count} {count?puzzle was/puzzles were} found"
msgstr "퍼즐 {count}개 중 {made}개를 찾았습니다"

#: src/cli/commands/worksheet_puzzles.c
msgid "puzzles come from one place: the input, --technique, or --level"
msgstr "퍼즐은 입력, --technique, --level 중 한 곳에서만 가져올 수 있습니다"

#: src/cli/input/puzzle_input.c
msgid "the pencil marks are not complete lists of candidates; taken for notes, they rule out nothing"
msgstr "칸에 적힌 숫자가 완전한 후보 목록이 아니어서 메모로 읽었습니다. 메모 때문에 지워지는 후보는 없습니다"

#: src/cli/input/puzzle_input.c
msgid "crosshatch: {operand} names no command and no file, and is no puzzle: line {line}, column {column}: {reason}"
msgstr "crosshatch: {operand:은/는} 명령도 파일도 아니고 퍼즐도 아닙니다: {line}번째 줄 {column}번째 글자: {reason}"

#: src/cli/input/puzzle_input.c
msgid "crosshatch: {operand} names no file, and is no puzzle: line {line}, column {column}: {reason}"
msgstr "crosshatch: {operand:은/는} 파일도 아니고 퍼즐도 아닙니다: {line}번째 줄 {column}번째 글자: {reason}"

#: src/cli/input/resume.c
msgid "cannot go on with {name}: {reason}"
msgstr "{name}에 이어 쓸 수 없습니다: {reason}"

#: src/cli/input/resume.c
msgid "cannot go on with {name}: another process writes to it"
msgstr "{name}에 이어 쓸 수 없습니다: 다른 프로세스가 쓰고 있습니다"

#: src/cli/options.c
msgid "{option} takes one of {argument}; found '{found}'"
msgstr "{option}에는 {argument} 가운데 하나가 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/options.c
msgid "{option} takes a whole number from 1 to 2147483647; found '{found}'"
msgstr "{option}에는 1부터 2147483647까지의 정수가 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/options.c
msgid "{option} takes a whole number of up to 64 bits; found '{found}'"
msgstr "{option}에는 64비트 이하의 정수가 와야 하는데 '{found:이/가} 나왔습니다"

#: src/cli/options.c
msgid "{option} needs an argument"
msgstr "{option}에는 인수가 필요합니다"

#: src/cli/options.c
msgid "{option} takes no argument"
msgstr "{option}에는 인수를 쓸 수 없습니다"

#: src/cli/options.c
msgid "unknown option {option}"
msgstr "알 수 없는 옵션입니다: {option}"

#: src/cli/options.c
msgid "{option} cannot be read as an option"
msgstr "{option:을/를} 옵션으로 읽을 수 없습니다"

#: src/cli/options.def
msgid "use these strategies: names and groups; +NAME adds, -NAME removes, upto:NAME is all that comes no later"
msgstr "이 전략들을 씁니다: 이름과 묶음; +NAME은 더하고, -NAME은 빼고, upto:NAME은 그것까지의 모든 전략입니다"

#: src/cli/options.def
msgid "the order and choice of strategies: default, hodoku or se"
msgstr "전략의 순서와 선택: default, hodoku, se"

#: src/cli/options.def
msgid "the givens, where the input is a half-solved grid of that puzzle"
msgstr "입력이 풀다 만 판일 때, 그 퍼즐의 주어진 숫자"

#: src/cli/options.def
msgid "allow guessing where logic is stuck"
msgstr "논리가 막히면 추측을 허용합니다"

#: src/cli/options.def
msgid "the essential path: leave out the steps that the solution does not need (default of explain)"
msgstr "핵심 풀이: 답을 구하는 데 필요 없는 단계를 뺍니다(explain의 기본값)"

#: src/cli/options.def
msgid "the full path: every step that the solver took, needed or not"
msgstr "전체 풀이: 필요 없는 단계까지 모두 보여 줍니다"

#: src/cli/options.def
msgid "add the argument of each step, line by line"
msgstr "각 단계의 논증을 한 줄씩 덧붙입니다"

#: src/cli/options.def
msgid "add each step as one line of signs, as the community writes it: Eureka, base\\cover, =>"
msgstr "단계마다 스도쿠 동호인들이 쓰는 표기를 한 줄 덧붙입니다: 유레카 표기, 베이스\\커버, =>"

#: src/cli/options.def
msgid "print the steps before the grid; or alone a JSON log, or a proof for other programs to check: lrat"
msgstr "판에 앞서 단계를 출력합니다. 또는 JSON 로그나, 다른 프로그램이 검사할 증명(lrat)만 출력합니다"

#: src/cli/options.def
msgid "print a proof for other programs to check that the puzzle has no solution: lrat"
msgstr "퍼즐에 정답이 없다는 증명을 다른 프로그램이 검사할 수 있게 출력합니다: lrat"

#: src/cli/options.def
msgid "write the formula that --log lrat proves to the file FILE"
msgstr "--log lrat이 증명하는 논리식을 파일 FILE에 씁니다"

#: src/cli/options.def
msgid "write each proof and its formula to the folder DIR, two files a puzzle"
msgstr "증명과 논리식을 폴더 DIR에 퍼즐마다 파일 두 개로 씁니다"

#: src/cli/options.def
msgid "use strategies in a proof that assume one solution; the formula says what it assumes"
msgstr "정답이 하나라고 가정하는 전략도 증명에 씁니다. 무엇을 가정했는지는 논리식에 적힙니다"

#: src/cli/options.def
msgid "how to print the grid: grid (default), lines, line, spaced or candidates"
msgstr "판을 출력하는 형식: grid(기본), lines, line, spaced, candidates"

#: src/cli/options.def
msgid "how to write a record: csv (default), or a text with percent letters"
msgstr "기록을 쓰는 형식: csv(기본) 또는 %와 글자가 든 글"

#: src/cli/options.def
msgid "figures on standard error: puzzles, steps, time, and a hash of all steps"
msgstr "표준 오류에 통계를 출력합니다: 퍼즐 수, 단계 수, 시간, 모든 단계의 해시"

#: src/cli/options.def
msgid "say less: runs of singles merged, or one line a puzzle"
msgstr "짧게 출력합니다: 이어지는 싱글을 묶거나 퍼즐마다 한 줄로"

#: src/cli/options.def
msgid "show only the steps of these techniques, named as for --strategies; -LIST shows the others"
msgstr "이 기법의 단계만 보여 줍니다. 이름은 --strategies처럼 쓰고, -LIST는 나머지를 보여 줍니다"

#: src/cli/options.def
msgid "how much to draw of the candidates before a step: the rows or columns that matter if they are few, the whole grid, or none"
msgstr "단계 직전의 후보를 얼마나 그릴지: 관계있는 행이나 열만(몇 개 안 될 때), 전체, 또는 그리지 않음"

#: src/cli/options.def
msgid "how much of the grid to draw before a hint: auto, the rows or columns that matter if they are few; full; or none (default: auto on a terminal, none elsewhere and with --all)"
msgstr "힌트 앞에 격자를 얼마나 그릴지: auto는 관계있는 행이나 열만(몇 개 안 될 때), full은 전체, none은 그리지 않음 (기본값: 터미널에서는 auto, 그 밖의 출력이나 --all에서는 none)"

#: src/cli/options.def
msgid "print JSON instead of sentences, one object a line"
msgstr "문장 대신 JSON을 한 줄에 객체 하나씩 출력합니다"

#: src/cli/options.def
msgid "what else there is to find, a line each and the simplest first; everything: without limits"
msgstr "지금 찾을 수 있는 것을 쉬운 것부터 보여 줍니다. everything은 빠짐없이 모두"

#: src/cli/options.def
msgid "add the proof, step by step, which may show other digits"
msgstr "증명을 단계별로 덧붙입니다. 다른 숫자가 드러날 수 있습니다"

#: src/cli/options.def
msgid "how much to give away: 1 where to look, 2 what to look for, 3 the pattern, 4 the argument"
msgstr "어디까지 알려 줄지: 1 볼 곳, 2 찾을 것, 3 패턴, 4 논증"

#: src/cli/options.def
msgid "keep to these techniques and all that is easier: names, families, or a level (easy, medium, hard, expert, extreme); only:NAME is that technique alone"
msgstr "이 기법들과 더 쉬운 기법만 씁니다: 기법 이름, 계열, 또는 난이도(easy, medium, hard, expert, extreme). only:NAME은 그 기법 하나만"

#: src/cli/options.def
msgid "the reason: a technique, which must show the move by itself"
msgstr "이유로 대는 기법. 그 기법만으로 그 결론이 나와야 합니다"

#: src/cli/options.def
msgid "how many solutions to count, and how many to print at most (default: 1000)"
msgstr "해를 몇 개까지 세고 출력할지(기본값: 1000)"

#: src/cli/options.def
msgid "show the solution, or what there is to choose between, and print the solutions, a line each"
msgstr "해나 고를 수 있는 것을 보여 주고, 해를 한 줄에 하나씩 출력합니다"

#: src/cli/options.def
msgid "add a column with the text after each puzzle in its line"
msgstr "각 줄에서 퍼즐 뒤에 적힌 글을 열로 덧붙입니다"

#: src/cli/options.def
msgid "write to the file OUT, and go on after its last whole record if there are any"
msgstr "파일 OUT에 쓰며, 이미 기록이 있으면 온전한 마지막 기록 뒤부터 이어 갑니다"

#: src/cli/options.def
msgid "print the steps that the SE ratings come from, one JSON object a puzzle"
msgstr "SE 등급이 나온 풀이 단계를 퍼즐마다 JSON 객체 하나로 출력합니다"

#: src/cli/options.def
msgid "stop rating as soon as ER is above this"
msgstr "ER이 이 값을 넘으면 바로 평가를 멈춥니다"

#: src/cli/options.def
msgid "stop rating as soon as ER is above EP"
msgstr "ER이 EP를 넘으면 바로 평가를 멈춥니다"

#: src/cli/options.def
msgid "stop rating as soon as ER is above ED"
msgstr "ER이 ED를 넘으면 바로 평가를 멈춥니다"

#: src/cli/options.def
msgid "SE ratings also of puzzles without a solution or with several, within the work budget"
msgstr "해가 없거나 여럿인 퍼즐에도 정해진 작업량 안에서 SE 등급을 매깁니다"

#: src/cli/options.def
msgid "how many puzzles to make (default: 1)"
msgstr "만들 퍼즐의 수(기본값: 1)"

#: src/cli/options.def
msgid "the form to write (default: line)"
msgstr "출력 형식(기본값: line)"

#: src/cli/options.def
msgid "drop what the form cannot hold, without a word"
msgstr "그 형식에 담을 수 없는 내용을 알리지 않고 버립니다"

#: src/cli/options.def
msgid "leave out givens, from the first cell on, that the others make up for"
msgstr "첫 칸부터 차례로, 없어도 해가 하나뿐인 주어진 숫자를 뺍니다"

#: src/cli/options.def
msgid "the smallest of all equivalent puzzles: the same for any two that are equivalent"
msgstr "동치인 퍼즐 가운데 가장 작은 표준형을 씁니다. 동치인 두 퍼즐의 표준형은 같습니다"

#: src/cli/options.def
msgid "leave out puzzles that came before; with --canonical also those equivalent to one"
msgstr "앞에 나온 퍼즐을 뺍니다. --canonical과 함께 쓰면 동치인 퍼즐도 뺍니다"

#: src/cli/options.def
msgid "an equivalent puzzle that this number decides, the same on every machine"
msgstr "이 수로 정해지는 동치 퍼즐을 씁니다. 어느 컴퓨터에서나 같습니다"

#: src/cli/options.def
msgid "the same number gives the same puzzles (default: 1)"
msgstr "같은 수를 주면 같은 퍼즐이 나옵니다(기본값: 1)"

#: src/cli/options.def
msgid "puzzles that need this technique, and nothing harder"
msgstr "이 기법이 필요하고 더 어려운 기법은 필요 없는 퍼즐"

#: src/cli/options.def
msgid "the level, as grade reports it: easy, medium, hard, expert, extreme, or a range such as easy-hard"
msgstr "grade가 매기는 난이도: easy, medium, hard, expert, extreme이나 easy-hard 같은 범위"

#: src/cli/options.def
msgid "the SE rating (ER): 7.1, or a range such as 3.0-4.5, -4.5 or 3.0-"
msgstr "SE 등급(ER): 7.1이나 3.0-4.5, -4.5, 3.0- 같은 범위"

#: src/cli/options.def
msgid "HoDoKu's score, such as 500-900"
msgstr "HoDoKu 점수, 예: 500-900"

#: src/cli/options.def
msgid "how many givens, such as 24-28"
msgstr "주어진 숫자의 개수, 예: 24-28"

#: src/cli/options.def
msgid "the pattern of the givens stays the same under this turn or mirror, or all of them"
msgstr "주어진 숫자의 자리가 이 회전이나 반사, 또는 그 모두에 대칭입니다"

#: src/cli/options.def
msgid "the pattern of the givens: 81 characters, x for a given and . for none, or a file of them"
msgstr "주어진 숫자의 자리: 주어진 자리는 x, 빈 자리는 .로 쓴 81글자나 그런 파일"

#: src/cli/options.def
msgid "the solution uses each of these techniques, of a group at least one"
msgstr "풀이에 이 기법들이 모두 쓰입니다; 묶음이면 그중 하나 이상"

#: src/cli/options.def
msgid "each of these is needed: without it the strategies in use do not solve the puzzle (default: those that come no later)"
msgstr "이 기법이 저마다 꼭 필요합니다: 없으면 사용 중인 전략(기본값: 그것까지의 전략)으로 풀리지 않습니다"

#: src/cli/options.def
msgid "the solution uses none of these techniques"
msgstr "풀이에 이 기법들이 쓰이지 않습니다"

#: src/cli/options.def
msgid "no given, or with --symmetry no orbit of givens, can be left out (default: yes, without --givens and --pattern)"
msgstr "주어진 숫자를, --symmetry가 있으면 대칭인 묶음을, 하나도 뺄 수 없습니다 (기본값: --givens와 --pattern이 없으면 yes)"

#: src/cli/options.def
msgid "stop after so long"
msgstr "이 시간이 지나면 멈춥니다"

#: src/cli/options.def
msgid "give a puzzle up after so many tries (default: 1000000)"
msgstr "이만큼 시도하면 그 퍼즐을 포기합니다 (기본값: 1000000)"

#: src/cli/options.def
msgid "only cases whose code begins like one of these: 03,0402-1"
msgstr "코드가 이 가운데 하나로 시작하는 사례만 (예: 03,0402-1)"

#: src/cli/options.def
msgid "print the figures alone"
msgstr "통과와 실패의 수만 보여 줍니다"

#: src/cli/options.def
msgid "the board before step N of the log, or of the solve, and the pattern of that step"
msgstr "로그나 풀이의 N번째 단계 직전의 판과 그 단계의 패턴"

#: src/cli/options.def
msgid "what to draw (default: what the name of OUT ends with, else text on a terminal, svg elsewhere)"
msgstr "그릴 형식 (기본값: OUT의 이름 끝에 따르고, 아니면 터미널에서는 text, 그 밖에는 svg)"

#: src/cli/options.def
msgid "write to the file OUT instead of standard output"
msgstr "표준 출력 대신 OUT 파일에 씁니다"

#: src/cli/options.def
msgid "write pages with pictures to the folder DIR as well: a file a step, and the whole path"
msgstr "그림이 있는 페이지도 DIR 폴더에 씁니다. 단계마다 파일 하나, 그리고 전체 풀이"

#: src/cli/options.def
msgid "what --pictures writes: an HTML page and SVG pictures, or one PDF"
msgstr "--pictures가 쓰는 것: HTML 페이지와 SVG 그림, 또는 PDF 하나"

#: src/cli/options.def
msgid "the colours; every kind of thing has a form of its own besides"
msgstr "색. 색이 아니어도 모양으로 모두 구별됩니다"

#: src/cli/options.def
msgid "pencil marks: where the pattern is made of them, in any case, or never"
msgstr "후보 표시: 패턴이 후보로 이루어질 때, 언제나, 또는 표시하지 않음"

#: src/cli/options.def
msgid "r1 to r9 and c1 to c9 at the edges"
msgstr "가장자리에 r1부터 r9, c1부터 c9를 적습니다"

#: src/cli/options.def
msgid "no legend below the board"
msgstr "판 아래에 범례를 넣지 않습니다"

#: src/cli/options.def
msgid "how wide the picture is in pixels, of a PDF in points (default: 644)"
msgstr "그림의 너비. 픽셀 단위이고 PDF는 포인트 단위입니다 (기본값: 644)"

#: src/cli/options.def
msgid "how many: puzzles to make (default: 6), the first of the input (default: all), or positions (default: 10)"
msgstr "개수: 만들 퍼즐(기본값: 6), 입력에서 앞의 것(기본값: 모두), 또는 연습할 판(기본값: 10)"

#: src/cli/options.def
msgid "how many puzzles to put on a page (default: 4, or fewer if there are fewer)"
msgstr "한 쪽에 넣을 퍼즐 수 (기본값: 4, 퍼즐이 적으면 그보다 적게)"

#: src/cli/options.def
msgid "add the answers, on pages of their own"
msgstr "정답을 다른 쪽에 따로 덧붙입니다"

#: src/cli/options.def
msgid "the title at the top of each page"
msgstr "각 쪽 위에 적을 제목"

#: src/cli/options.def
msgid "the paper of a PDF"
msgstr "PDF의 종이 크기"

#: src/cli/options.def
msgid "what to write (default: what the name of OUT ends with, or else text)"
msgstr "쓸 형식 (기본값: OUT의 파일 이름 끝에 따르고, 없으면 text)"

#: src/cli/options.def
msgid "how many to work on at once (default: the number of processors that this process may use)"
msgstr "동시에 처리할 개수(기본값: 이 프로세스가 쓸 수 있는 프로세서 수)"

#: src/cli/options.def
msgid "colour, where the output is a terminal"
msgstr "출력이 터미널일 때 색을 씁니다"

#: src/cli/options.def
msgid "the language: English, Korean, or the locale's"
msgstr "언어: 영어, 한국어 또는 로캘의 언어"

#: src/cli/options.def
msgid "show this help"
msgstr "이 도움말을 보여 줍니다"

#: src/cli/options.def
msgid "show the version"
msgstr "버전을 보여 줍니다"

#: src/cli/output/document.c
msgid "--output takes a name with .txt, .html or .pdf, unless there is --format; found '{found}'"
msgstr "--format이 없으면 --output의 파일 이름은 .txt, .html, .pdf 중 하나로 끝나야 합니다. 받은 값: '{found}'"

#: src/cli/output/document.c
msgid "a PDF is nothing for a terminal: name a file with --output"
msgstr "PDF는 터미널에 표시할 수 없습니다. --output으로 파일 이름을 지정하세요"

#: src/cli/output/files.c
msgid "no font on this machine has the letters of this language: Debian's fonts-nanum has those of Korean, and '--lang en' needs none"
msgstr "이 언어의 글자가 있는 글꼴이 이 컴퓨터에 없습니다. 한국어 글꼴은 데비안의 fonts-nanum에 있고, '--lang en'을 쓰면 글꼴이 필요 없습니다"

#: src/cli/output/progress.c
msgid "{percent} %: {done} done, {rate} a second, {left} s left"
msgstr "{percent}%: {done}개 처리, 초당 {rate}개, {left}초 남음"

#: src/cli/output/progress.c
msgid "{done} done, {rate} a second"
msgstr "{done}개 처리, 초당 {rate}개"

#: src/cli/program.c
msgid "there is no command '{found}'; 'crosshatch --help' lists them"
msgstr "'{found}'(이)라는 명령은 없습니다. 명령은 'crosshatch --help'에서 볼 수 있습니다"

#: src/cli/program.c
msgid "'crosshatch --help' and 'crosshatch COMMAND --help' explain more"
msgstr "자세한 것은 'crosshatch --help'와 'crosshatch COMMAND --help'에서 볼 수 있습니다"

#: src/cli/program.c
msgid "cannot write to standard output: {reason}"
msgstr "표준 출력에 쓸 수 없습니다: {reason}"

#: src/cli/program.c
msgid "the command comes first: crosshatch {found} ..."
msgstr "명령을 맨 앞에 쓰세요: crosshatch {found} ..."

#: src/cli/text/help.c
msgid "Solves Sudoku as a person does, and explains why. Without a COMMAND it solves."
msgstr "사람처럼 스도쿠를 풀고 그 이유를 설명합니다. COMMAND를 쓰지 않으면 solve로 봅니다."

#: src/cli/text/help.c
msgid ""
"A PUZZLE is 81 characters, row by row, with digits and '.' or '0' for empty cells. A FILE holds any\n"
"number of puzzles; '-', or no operand at all, is standard input."
msgstr ""
"PUZZLE은 행 순서로 적은 81자이며, 빈칸은 '.'이나 '0'으로 씁니다. FILE에는 퍼즐이 몇 개든 들어갈 수\n"
"있습니다. '-'를 쓰거나 아무것도 쓰지 않으면 표준 입력에서 읽습니다."

#: src/cli/text/help.c
msgid ""
"Exit status: 0 all that was requested holds, 1 it does not (stuck, several solutions, refuted),\n"
"2 wrong usage or unreadable input, 3 a puzzle contradicts itself. An empty list of puzzles is 0."
msgstr ""
"종료 상태: 0 요청한 것이 모두 성립함, 1 성립하지 않음(막힘, 해가 여럿임, 반박됨),\n"
"2 잘못된 사용법이나 읽을 수 없는 입력, 3 모순된 퍼즐. 퍼즐이 하나도 없는 목록은 0입니다."

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
"용어와 좌표\n"
"\n"
"  행, 열        가로줄과 세로줄의 아홉 칸. 행은 위에서부터, 열은 왼쪽에서부터\n"
"                셉니다\n"
"  박스          가로세로 세 칸씩 아홉 칸. 글을 읽는 차례로 셉니다:     1 2 3\n"
"                                                                       4 5 6\n"
"                                                                       7 8 9\n"
"  r4c6          4행 6열의 칸. r1c1은 왼쪽 위입니다\n"
"  주어진 숫자   퍼즐에 처음부터 있는 숫자\n"
"  후보          그 칸에 아직 들어갈 수 있는 숫자. 작게 적으면 후보 표시입니다\n"
"  자리          한 숫자가 아직 들어갈 수 있는 칸\n"
"  보인다        한 칸에서는 같은 행·열·박스의 다른 칸이 모두 보입니다. 보이는\n"
"                칸에는 같은 숫자가 들어갈 수 없습니다\n"
"  r4c6에서 5를 지우세요     그 칸의 후보 5는 들어갈 수 없으니 지우라는 뜻입니다\n"
"\n"
"규칙: 행·열·박스마다 1부터 9까지의 숫자가 한 번씩 들어갑니다.\n"
"\n"
"  퍼즐          행을 차례로 이은 81글자. 빈칸은 '.'이나 '0'으로 씁니다\n"
"  +5            퍼즐에 주어지지 않은, 직접 쓴 숫자\n"
"  r4c6=5        r4c6에 5가 들어간다\n"
"  'r4c6<>5'     r4c6에 5가 들어가지 않는다. 셸에서는 따옴표로 묶으세요\n"
"\n"
"이럴 때는 이렇게\n"
"\n"
"  막혔어요                crosshatch hint PUZZLE\n"
"  내 답이 맞나요?         crosshatch judge r4c6=5 PUZZLE\n"
"  지금까지 맞나요?        crosshatch check PUZZLE\n"
"  왜 그런가요?            crosshatch why r4c6=5 PUZZLE"

#: src/cli/text/help.c
msgid "Usage: {form}"
msgstr "사용법: {form}"

#: src/cli/text/help.c
msgid "Commands:"
msgstr "명령:"

#: src/cli/text/help.c
msgid "'crosshatch COMMAND --help' lists the options of a command."
msgstr "명령의 옵션은 'crosshatch COMMAND --help'에서 볼 수 있습니다."

#: src/cli/text/help.c
msgid "'crosshatch help words' explains the words and coordinates."
msgstr "'crosshatch help words'는 용어와 좌표를 설명합니다."

#: src/cli/text/help.c
msgid "Options:"
msgstr "옵션:"

#: src/cli/text/suggestions.c
msgid "crosshatch: similar names: {names}"
msgstr "crosshatch: 비슷한 이름: {names}"

#: src/cli/text/tables.c
msgid "NAME"
msgstr "이름"

#: src/cli/text/tables.c
msgid "SYNOPSIS"
msgstr "사용법"

#: src/cli/text/tables.c
msgid "DESCRIPTION"
msgstr "설명"

#: src/cli/text/tables.c
msgid "COMMANDS"
msgstr "명령"

#: src/cli/text/tables.c
msgid "OPTIONS"
msgstr "옵션"

#: src/cli/text/tables.c
msgid "COMMON OPTIONS"
msgstr "공통 옵션"

#: src/cli/text/tables.c
msgid "EXIT STATUS"
msgstr "종료 상태"

#: src/cli/text/tables.c
msgid "SEE ALSO"
msgstr "참고"

#: src/cli/text/tables.c
msgid "solve Sudoku as a person does, and explain why"
msgstr "스도쿠를 사람처럼 풀고 그 이유를 설명합니다"

#: src/explain/answers/check_answer.c
msgid "Singles alone solve it."
msgstr "싱글만으로 풀립니다."

#: src/explain/answers/check_answer.c
msgid "Singles would finish it once {placed} is known."
msgstr "{placed:을/를} 알면 나머지는 싱글만으로 풀립니다."

#: src/explain/answers/check_answer.c
msgid "Singles would finish it once any one of these is known: {placed}."
msgstr "다음 숫자 중 하나만 알면 나머지는 싱글만으로 풀립니다: {placed}."

#: src/explain/answers/check_answer.c
msgid "Singles would finish it once any one of {count} digits is known, such as {placed}."
msgstr "어떤 숫자 하나만 알면 나머지는 싱글만으로 풀립니다. 그런 숫자가 {count}개 있으며, 예를 들면 다음과 같습니다: {placed}."

#: src/explain/answers/check_answer.c
msgid "No one digit would let singles finish it; two together would: {placed}."
msgstr "숫자 하나를 알아서는 싱글만으로 끝까지 풀 수 없지만, 다음 두 개를 함께 알면 풀 수 있습니다: {placed}."

#: src/explain/answers/check_answer.c
msgid "No one digit would let singles finish it; two together can, such as {placed} (of {count} such pairs)."
msgstr "숫자 하나를 알아서는 싱글만으로 끝까지 풀 수 없지만, 두 개를 함께 알면 풀 수 있습니다. 그런 쌍 {count}개 가운데 하나는 {placed}입니다."

#: src/explain/answers/check_answer.c
msgid "No two digits would let singles finish it."
msgstr "숫자 두 개를 알아도 싱글만으로는 끝까지 풀 수 없습니다."

#: src/explain/answers/check_answer.c
msgid "The strategies in use do not solve it without guessing."
msgstr "사용 중인 전략으로는 추측 없이 풀리지 않습니다."

#: src/explain/answers/check_answer.c
msgid "Logic solves it; the hardest strategy it takes is {technique}."
msgstr "논리만으로 풀립니다. 필요한 가장 어려운 전략은 {technique}입니다."

#: src/explain/answers/check_answer.c
msgid "The puzzle has exactly one solution:"
msgstr "이 퍼즐의 해는 단 하나입니다."

#: src/explain/answers/check_answer.c
msgid "The puzzle has exactly one solution. (--solutions shows it.)"
msgstr "이 퍼즐의 해는 단 하나입니다. (--solutions로 볼 수 있습니다.)"

#: src/explain/answers/check_answer.c
msgid "It is minimal: no given can be left out."
msgstr "최소 퍼즐입니다. 주어진 숫자를 하나도 뺄 수 없습니다."

#: src/explain/answers/check_answer.c
msgid "It is not minimal: the given in {cells} can be left out."
msgstr "최소 퍼즐이 아닙니다. {cells}의 주어진 숫자는 없어도 됩니다."

#: src/explain/answers/check_answer.c
msgid "It is not minimal. Any one of these givens can be left out: {cells}."
msgstr "최소 퍼즐이 아닙니다. 다음 칸의 주어진 숫자는 그중 하나만 뺀다면 없어도 됩니다: {cells}."

#: src/explain/answers/check_answer.c
msgid "The first mistake was {placed}."
msgstr "가장 먼저 저지른 실수는 {placed}입니다."

#: src/explain/answers/check_answer.c
msgid "Each thing that was entered or ruled out can be right by itself, but not all of them together."
msgstr "넣은 숫자와 지운 후보는 하나하나로는 맞을 수 있지만, 모두 함께 맞을 수는 없습니다."

#: src/explain/answers/check_answer.c
msgid "The puzzle has exactly one solution."
msgstr "이 퍼즐의 해는 단 하나입니다."

#: src/explain/answers/check_answer.c
msgid "There is no mistake in the grid so far."
msgstr "지금까지 판에 잘못된 곳이 없습니다."

#: src/explain/answers/check_answer.c
msgid "The work budget ran out before it was known how many solutions there are."
msgstr "해가 몇 개인지 알기 전에 정해진 작업량을 다 썼습니다."

#: src/explain/answers/clash_text.c
msgid "The {digit} occurs twice in {houses}: {cells}."
msgstr "{houses}에 {digit:이/가} 두 번 있습니다: {cells}."

#: src/explain/answers/clash_text.c
msgid "These givens alone leave no solution, and it takes all of them to do so: {placed}."
msgstr "다음 주어진 숫자만으로도 해가 없어지며, 그중 하나라도 빼면 그렇지 않습니다: {placed}."

#: src/explain/answers/clash_text.c
msgid "These {count} givens alone leave no solution, and it takes all of them to do so:"
msgstr "다음 주어진 숫자 {count}개만으로도 해가 없어지며, 그중 하나라도 빼면 그렇지 않습니다."

#: src/explain/answers/clash_text.c
msgid "Why, in one step:"
msgstr "그 까닭은 한 단계로 알 수 있습니다."

#: src/explain/answers/clash_text.c
msgid "Why, in {steps} steps:"
msgstr "그 까닭은 {steps}단계로 알 수 있습니다."

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} is a slip, the puzzle has one solution with {digits} there; the keys {digit} and {likely} are neighbours."
msgstr "{cell}의 {digit:이/가} 잘못 적힌 것이라면, 그 자리에 {digits:을/를} 넣으면 퍼즐의 해가 하나가 됩니다. {digit:과/와} {likely:은/는} 자판에서 이웃한 숫자입니다."

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} is a slip, the puzzle has one solution with {digits} there; {digit} and {likely} look alike."
msgstr "{cell}의 {digit:이/가} 잘못 적힌 것이라면, 그 자리에 {digits:을/를} 넣으면 퍼즐의 해가 하나가 됩니다. {digit:과/와} {likely:은/는} 모양이 비슷합니다."

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} is a slip, the puzzle has one solution with {digits} there."
msgstr "{cell}의 {digit:이/가} 잘못 적힌 것이라면, 그 자리에 {digits:을/를} 넣으면 퍼즐의 해가 하나가 됩니다."

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} belongs in {other}, the puzzle has one solution."
msgstr "{cell}의 {digit:이/가} 원래 {other}에 있어야 할 숫자라면, 퍼즐의 해가 하나가 됩니다."

#: src/explain/answers/clash_text.c
msgid "If the {digit} in {cell} and the {two} in {other} were transposed, the puzzle has one solution the other way round."
msgstr "{cell}의 {digit:과/와} {other}의 {two:이/가} 서로 뒤바뀐 것이라면, 제자리로 돌려놓으면 퍼즐의 해가 하나가 됩니다."

#: src/explain/answers/clash_text.c
msgid "The puzzle has no solution."
msgstr "이 퍼즐에는 해가 없습니다."

#: src/explain/answers/clash_text.c
msgid "Without the given in {cells} the puzzle has one solution."
msgstr "{cells}의 주어진 숫자를 빼면 퍼즐의 해가 하나가 됩니다."

#: src/explain/answers/clash_text.c
msgid "Without the given in any one of these cells the puzzle has one solution: {cells}."
msgstr "다음 칸의 주어진 숫자를 하나만 빼면 퍼즐의 해가 하나가 됩니다: {cells}."

#: src/explain/answers/judge_text.c
msgid "{technique} shows {move} now."
msgstr "{technique:으로/로} {move:을/를} 지금 알 수 있습니다."

#: src/explain/answers/judge_text.c
msgid "Right."
msgstr "맞습니다."

#: src/explain/answers/judge_text.c
msgid "Wrong."
msgstr "틀렸습니다."

#: src/explain/answers/judge_text.c
msgid "{move} is wrong."
msgstr "{move:은/는} 틀렸습니다."

#: src/explain/answers/judge_text.c
msgid "{move} is right, but no single step shows it yet."
msgstr "{move:은/는} 맞지만 아직 한 단계로는 알 수 없습니다."

#: src/explain/answers/judge_text.c
msgid "The position has no solution, so that no move is right in it; 'crosshatch check' says what is wrong."
msgstr "이 상태에는 해가 없어서 맞는 결론도 없습니다. 무엇이 잘못되었는지는 'crosshatch check'가 알려 줍니다."

#: src/explain/answers/judge_text.c
msgid "Whether {move} is right was not found out in the work allowed."
msgstr "{move:이/가} 맞는지는 허용된 작업량 안에서 알아내지 못했습니다."

#: src/explain/answers/judge_text.c
msgid "Right, and your reason is the first half: {reason} removes {digit} from {cells}. One more step is needed."
msgstr "맞습니다. 그 이유는 첫 단계입니다: {reason:으로/로} {cells}에서 {digit:을/를} 지웁니다. 한 단계가 더 필요합니다."

#: src/explain/answers/judge_text.c
msgid "Right, and your reason is a part of it: {reason} is step {part} of {steps}."
msgstr "맞습니다. 그 이유는 증명의 일부입니다: 전체 {steps}단계 가운데 {part}번째가 {reason}입니다."

#: src/explain/answers/judge_text.c
msgid "Right, and your reason shows it now: {reason}."
msgstr "맞습니다. 그 이유로 지금 알 수 있습니다: {reason}."

#: src/explain/answers/judge_text.c
msgid "{technique} shows it, too, and is easier."
msgstr "{technique:을/를} 써도 알 수 있고, 이쪽이 더 쉽습니다."

#: src/explain/answers/judge_text.c
msgid "Your reason does not show it: {reason} finds only other steps here."
msgstr "댄 이유로는 나오지 않습니다. 여기에서 {reason:으로/로} 찾을 수 있는 것은 다른 단계뿐입니다."

#: src/explain/answers/judge_text.c
msgid "Your reason does not show it: {reason} finds no step here."
msgstr "댄 이유로는 나오지 않습니다. {reason:으로/로} 찾을 수 있는 단계는 여기에 없습니다."

#: src/explain/answers/judge_text.c
msgid "It takes no technique: {reason} is not needed for it."
msgstr "기법이 필요 없습니다. {reason} 없이도 바로 보입니다."

#: src/explain/answers/judge_text.c
msgid "{reason} is no reason here."
msgstr "여기서 {reason:은/는} 이유가 될 수 없습니다."

#: src/explain/answers/judge_text.c
msgid "Your grid has {move} already. Judged by the rest of it:"
msgstr "판에 이미 {move:이/가} 있습니다. 나머지만으로 판단하면 이렇습니다:"

#: src/explain/answers/several_text.c
msgid "{cells} can swap {one} and {two}, and no given says which way is meant."
msgstr "{cells}에서는 {one:과/와} {two:을/를} 맞바꿀 수 있으며, 어느 쪽이 맞는지 알려 주는 주어진 숫자가 없습니다."

#: src/explain/answers/several_text.c
msgid "There the digits {digits} can be exchanged among themselves, and no given says which way is meant."
msgstr "이 칸들에서는 {digits:을/를} 서로 바꿔 넣을 수 있으며, 어느 쪽이 맞는지 알려 주는 주어진 숫자가 없습니다."

#: src/explain/answers/several_text.c
msgid "{cells} can exchange their digits {digits} among themselves, and no given says which way is meant."
msgstr "{cells}에서는 {digits:을/를} 서로 바꿔 넣을 수 있으며, 어느 쪽이 맞는지 알려 주는 주어진 숫자가 없습니다."

#: src/explain/answers/several_text.c
msgid "The solutions have nothing in common but the givens."
msgstr "주어진 숫자 말고는 모든 해에 공통인 것이 없습니다."

#: src/explain/answers/several_text.c
msgid "All solutions have this in common: {placed}."
msgstr "모든 해에 공통인 것은 다음과 같습니다: {placed}."

#: src/explain/answers/several_text.c
msgid "All solutions have {count} digits in common besides the givens:"
msgstr "주어진 숫자 말고도 모든 해에 공통인 숫자가 {count}개 있습니다."

#: src/explain/answers/several_text.c
msgid "No single given more would leave one solution."
msgstr "주어진 숫자를 하나만 더해서는 해가 하나로 정해지지 않습니다."

#: src/explain/answers/several_text.c
msgid "One given more would leave one solution, any of these: {placed}."
msgstr "다음 숫자 중 하나를 더 주면 해가 하나로 정해집니다: {placed}."

#: src/explain/answers/several_text.c
msgid "One given more would leave one solution, any of {count}, such as {placed}."
msgstr "숫자 하나를 더 주면 해가 하나로 정해집니다. 그런 숫자가 {count}개 있으며, 예를 들면 다음과 같습니다: {placed}."

#: src/explain/answers/several_text.c
msgid "The puzzle has {count} solutions, so logic cannot decide between them."
msgstr "퍼즐의 해가 {count}개여서 논리만으로는 하나로 정할 수 없습니다."

#: src/explain/answers/several_text.c
msgid "The puzzle has at least {count} solutions, so logic cannot decide between them."
msgstr "퍼즐의 해가 {count}개 이상이어서 논리만으로는 하나로 정할 수 없습니다."

#: src/explain/answers/several_text.c
msgid "(--solutions shows two of them, what all of them share, and which given more would decide.)"
msgstr "(--solutions는 해 두 개와 모든 해에 공통된 숫자, 그리고 어떤 숫자를 더 주면 해가 하나가 되는지 보여 줍니다.)"

#: src/explain/answers/several_text.c
msgid "Two of them, side by side:"
msgstr "그중 두 개를 나란히 놓으면 다음과 같습니다."

#: src/explain/answers/several_text.c
msgid "The two differ in {cells}."
msgstr "두 해는 {cells}에서 다릅니다."

#: src/explain/answers/singles_run.c
msgid "Step {first}: {technique}"
msgstr "{first}단계: {technique}"

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}: singles"
msgstr "{first}–{last}단계: 싱글"

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}: {technique}"
msgstr "{first}–{last}단계: {technique}"

#: src/explain/answers/singles_run.c
msgid "Step {first}, {technique}: {placed}."
msgstr "{first}단계, {technique}: {placed}."

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}, singles: {placed}."
msgstr "{first}–{last}단계, 싱글: {placed}."

#: src/explain/answers/singles_run.c
msgid "Steps {first} to {last}, {technique}: {placed}."
msgstr "{first}–{last}단계, {technique}: {placed}."

#: src/explain/answers/singles_run.c
msgid "The small number is that of the step: {placed}."
msgstr "작은 숫자는 단계 번호입니다: {placed}."

#: src/explain/answers/singles_run.c
msgid "The small numbers are those of the steps: {placed}."
msgstr "작은 숫자는 단계 번호입니다: {placed}."

#: src/explain/answers/slip_text.c
msgid "There are two {digit}s in {house}: {cell} and {other}."
msgstr "{house}에 {digit:이/가} 두 번 있습니다: {cell}, {other}."

#: src/explain/answers/slip_text.c
msgid "The {digit} in {cells} is likely the mistake: without it the puzzle has one solution."
msgstr "{cells}의 {digit:이/가} 잘못 쓴 숫자인 듯합니다. 그 숫자가 없으면 해가 하나입니다."

#: src/explain/answers/slip_text.c
msgid "The mistake is likely in {cells}: without the digit there the puzzle has one solution."
msgstr "{cells} 가운데 한 칸의 숫자가 잘못된 듯합니다. 그 숫자가 없으면 해가 하나입니다."

#: src/explain/answers/slip_text.c
msgid "All digits were taken as givens; write your own with a plus sign, such as +5."
msgstr "모든 숫자를 주어진 숫자로 보았습니다. 직접 쓴 숫자는 +5처럼 앞에 +를 붙여 주세요."

#: src/explain/answers/step_text.c
msgid "{number}. {technique}: {sentence}"
msgstr "{number}. {technique}: {sentence}"

#: src/explain/answers/step_text.c
msgid "The grid before step {number}:"
msgstr "{number}단계 직전의 판:"

#: src/explain/answers/step_text.c
msgid "The candidates before step {number}:"
msgstr "{number}단계 직전의 후보:"

#: src/explain/answers/step_text.c
msgid "The grid after step {number}:"
msgstr "{number}단계 다음의 판:"

#: src/explain/answers/step_text.c
msgid "Shown: {shown} of {count} {count?step/steps}."
msgstr "모두 {count}단계이고, 그중 {shown}개만 보여 줍니다."

#: src/explain/answers/step_text.h
msgid "The puzzle has several solutions, so that logic alone cannot finish it; 'crosshatch check --solutions' shows them."
msgstr "이 퍼즐은 해가 여러 개라서 논리만으로는 끝낼 수 없습니다. 해는 'crosshatch check --solutions'가 보여 줍니다."

#: src/explain/answers/step_text.h
msgid "Guessing cannot help: the puzzle has no solution."
msgstr "추측해도 소용이 없습니다. 이 퍼즐에는 해가 없습니다."

#: src/explain/answers/why_text.c
msgid "{cell} is {digit} to begin with."
msgstr "{cell:은/는} 처음부터 {digit}입니다."

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digit}: it is {other}."
msgstr "{cell}에는 {digit:이/가} 들어갈 수 없습니다. 그 칸은 {other}입니다."

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digit}: {blocker} is {other}, and the two cells see each other."
msgstr "{cell}에는 {digit:이/가} 들어갈 수 없습니다. {blocker:이/가} {other}인데, 두 칸은 서로를 봅니다."

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digits}."
msgstr "{cell}에는 {digits:이/가} 들어갈 수 없습니다."

#: src/explain/answers/why_text.c
msgid "{cell} must be {digit}."
msgstr "{cell}에는 {digit:이/가} 들어가야 합니다."

#: src/explain/answers/why_text.c
msgid "{cell} must be {digit}, and so cannot be {digits}."
msgstr "{cell}에는 {digit:이/가} 들어가야 하므로 {digits:은/는} 들어갈 수 없습니다."

#: src/explain/answers/why_text.c
msgid "(--proof shows it.)"
msgstr "(--proof로 볼 수 있습니다.)"

#: src/explain/answers/why_text.c
msgid "The proof takes {steps} steps:"
msgstr "증명은 {steps}단계입니다:"

#: src/explain/answers/why_text.c
msgid "The proof takes one step:"
msgstr "증명은 한 단계입니다:"

#: src/explain/answers/why_text.c
msgid "The proof takes {steps} steps, the hardest of them {technique}."
msgstr "증명은 {steps}단계이고 가장 어려운 기법은 {technique}입니다."

#: src/explain/answers/why_text.c
msgid "The proof takes one step: {technique}."
msgstr "증명은 한 단계, {technique}입니다."

#: src/explain/answers/why_text.c
msgid "Nothing decides whether {cell} is {digit}: there are solutions either way. (--proof shows one of each.)"
msgstr "{cell:이/가} {digit}인지 아닌지는 정해지지 않습니다. 어느 쪽으로도 해가 있습니다. (--proof로 하나씩 볼 수 있습니다.)"

#: src/explain/answers/why_text.c
msgid "Nothing decides whether {cell} is {digit}. There is a solution in which it is:"
msgstr "{cell:이/가} {digit}인지 아닌지는 정해지지 않습니다. {digit:이/가} 들어가는 해가 있고:"

#: src/explain/answers/why_text.c
msgid "and one in which it is not:"
msgstr "들어가지 않는 해도 있습니다:"

#: src/explain/answers/why_text.c
msgid "So {cell} cannot be {digit}: it sees {blocker}."
msgstr "따라서 {blocker:을/를} 보는 {cell}에는 {digit:이/가} 들어갈 수 없습니다."

#: src/explain/answers/why_text.c
msgid "The position has no solution, so that nothing is true in it; 'crosshatch check' says what is wrong."
msgstr "이 상태에는 해가 없으므로 어떤 것도 참이라 할 수 없습니다. 무엇이 잘못되었는지는 'crosshatch check'가 알려 줍니다."

#: src/explain/answers/why_text.c
msgid "Whether {cell} is {digit} was not found out in the work allowed."
msgstr "{cell:이/가} {digit}인지는 허용된 작업량 안에서 알아내지 못했습니다."

#: src/explain/answers/why_text.c
msgid "{cell} cannot be {digit}: the pencil marks of the puzzle do not have it."
msgstr "{cell:은/는} {digit:이/가} 될 수 없습니다. 퍼즐의 후보 표시에 없습니다."

#: src/explain/answers/why_text.c
msgid "{cell} is {digit} in every solution, but no proof was found that can be shown."
msgstr "모든 해에서 {cell:은/는} {digit}이지만, 설명할 수 있는 증명을 찾지 못했습니다."

#: src/explain/answers/why_text.c
msgid "{cell} is {digit} in no solution, but no proof was found that can be shown."
msgstr "어떤 해에서도 {cell:은/는} {digit:이/가} 아니지만, 설명할 수 있는 증명을 찾지 못했습니다."

#: src/explain/answers/why_text.h
msgid "There is a mistake in your grid. 'crosshatch hint --level 1' shows roughly where. The answer does not use it."
msgstr "판에 실수가 있습니다. 어디쯤인지는 'crosshatch hint --level 1'로 볼 수 있습니다. 아래 답은 그 실수를 빼고 찾은 것입니다."

#: src/explain/argument/argument.c src/explain/sentences/say_forcing.c
msgid "Suppose {cell} is not {digit}."
msgstr "{cell:이/가} {digit:이/가} 아니라고 해 봅시다."

#: src/explain/argument/argument.c src/explain/sentences/say_forcing.c
msgid "Suppose {cell} is {digit}."
msgstr "{cell:이/가} {digit:이라/라}고 해 봅시다."

#: src/explain/argument/argument.c
msgid "Each of these leads to the same contradiction: {list}."
msgstr "{list:은/는} 저마다 같은 모순에 이릅니다."

#: src/explain/argument/argument.c
msgid "So {cell} is {digit}."
msgstr "따라서 {cell}에는 {digit:이/가} 들어갑니다."

#: src/explain/argument/argument.c src/explain/argument/argument_tree_lines.c
msgid "So {cell} is not {digit}."
msgstr "따라서 {cell}에는 {digit:이/가} 들어갈 수 없습니다."

#: src/explain/argument/argument.c
msgid "So none of them is true: {excluded}."
msgstr "따라서 모두 맞지 않습니다: {excluded}."

#: src/explain/argument/argument.c
msgid "In much the same way: {excluded}."
msgstr "비슷하게 따져 보면 {excluded}입니다."

#: src/explain/argument/argument_tree_forward.c
#: src/explain/sentences/say_forcing.c
msgid "Every case that remains leads to the same."
msgstr "남은 모든 경우에 결과가 같습니다."

#: src/explain/argument/argument_tree_forward.c
#: src/explain/sentences/say_forcing.c
msgid "Every case leads to the same."
msgstr "모든 경우에 결과가 같습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "{cell} must be {digit}, its last candidate."
msgstr "{cell}에는 하나 남은 후보인 {digit:이/가} 들어가야 합니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {cell} cannot be {excluded}, so it must be {digit}."
msgstr "그러면 {cell}에는 {excluded:이/가} 들어갈 수 없으므로 {digit:이/가} 들어가야 합니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {cell} can only be {digit}."
msgstr "그러면 {cell}에는 {digit}만 들어갈 수 있습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {cell} can only be {digit}."
msgstr "{causes} 때문에 {cell}의 후보는 {digit}만 남습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "In {house} the {digit} must go in {cell}, its last place."
msgstr "{house}에서 {digit:은/는} 하나 남은 자리인 {cell}에 들어가야 합니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {places} cannot be {digit}, so {cell} must be: {house} has no other place for the {digit}."
msgstr "그러면 {places}에는 {digit:이/가} 들어갈 수 없습니다. {house}에 다른 자리가 없으므로 {digit:은/는} {cell}에 들어가야 합니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {house} has no place left for the {digit} but {cell}."
msgstr "그러면 {house}에서 {digit:이/가} 들어갈 자리는 {cell}뿐입니다."

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {house} has no place left for the {digit} but {cell}."
msgstr "{causes} 때문에 {house}에서 {digit:이/가} 들어갈 자리는 {cell}뿐입니다."

#: src/explain/argument/argument_tree_lines.c
msgid "{cell} must be {digit}, the last way out of the deadly pattern."
msgstr "{cell}에는 {digit:이/가} 들어가야 합니다. 데들리 패턴(Deadly Pattern)을 피할 마지막 길입니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {cell} must be {digit}, the last way out of the deadly pattern."
msgstr "그러면 데들리 패턴(Deadly Pattern)을 피할 마지막 방법으로 {cell}에 {digit:이/가} 들어가야 합니다."

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {cell} must be {digit}, the last way out of the deadly pattern."
msgstr "{causes} 때문에 {cell}에는 {digit:이/가} 들어가야 합니다. 데들리 패턴(Deadly Pattern)을 피할 마지막 길입니다."

#: src/explain/argument/argument_tree_lines.c
msgid "No digit fits in {subject}."
msgstr "{subject}에 들어갈 숫자가 없습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {subject} cannot be {excluded}, so no digit is left for it."
msgstr "그러면 {subject}에는 {excluded:이/가} 들어갈 수 없어, 남는 숫자가 없습니다."

#: src/explain/argument/argument_tree_lines.c
#: src/explain/sentences/say_forcing.c
msgid "Then no digit is left for {subject}."
msgstr "그러면 {subject}에 남는 숫자가 없습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, no digit is left for {subject}."
msgstr "{causes} 때문에 {subject}에 남는 숫자가 없습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "The {home} fits nowhere in {house}."
msgstr "{house}에 {home:이/가} 들어갈 곳이 없습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {places} cannot be {home}, so {house} has no place left for the {home}."
msgstr "그러면 {places}에는 {home:이/가} 들어갈 수 없어, {house}에 {home:이/가} 들어갈 자리가 없습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then {house} has no place left for the {home}."
msgstr "그러면 {house}에 {home:이/가} 들어갈 자리가 없습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, {house} has no place left for the {home}."
msgstr "{causes} 때문에 {house}에 {home:이/가} 들어갈 자리가 없습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Nothing is left but the deadly pattern."
msgstr "데들리 패턴(Deadly Pattern)만 남습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Then nothing is left but the deadly pattern."
msgstr "그러면 데들리 패턴(Deadly Pattern)만 남습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "With {causes}, nothing is left but the deadly pattern."
msgstr "{causes} 때문에 데들리 패턴(Deadly Pattern)만 남습니다."

#: src/explain/argument/argument_tree_lines.c
#: src/explain/sentences/say_forcing.c
msgid "{subject} can only be {open}."
msgstr "{subject}의 후보는 {open}입니다."

#: src/explain/argument/argument_tree_lines.c
msgid "In {house} the {home} can only go in {open_places}."
msgstr "{house}에서 {home:은/는} {open_places}에만 들어갈 수 있습니다."

#: src/explain/argument/argument_tree_lines.c
msgid "One way out of the deadly pattern must be true: {ways}."
msgstr "데들리 패턴(Deadly Pattern)을 피하려면 {ways} 가운데 하나는 맞아야 합니다."

#: src/explain/argument/argument_tree_lines.c
msgid "Case {number}: {cell} is {digit}."
msgstr "경우 {number}: {cell}에 {digit:을/를} 넣습니다."

#: src/explain/i18n/message.c
msgid "box {number}"
msgstr "{number}번 박스"

#: src/explain/i18n/message.c
msgid "row {number}"
msgstr "{number}행"

#: src/explain/i18n/message.c
msgid "column {number}"
msgstr "{number}열"

#: src/explain/i18n/message.c
msgid "row {row} has {cells} {cells?cell/cells}; expected nine"
msgstr "{row}행에 {cells}칸이 있는데, 아홉 칸이어야 합니다"

#: src/explain/sentences/explain.c
msgid "{technique} shows that nothing can be concluded."
msgstr "{technique}에서는 아무 결론도 나오지 않습니다."

#: src/explain/sentences/explain.c
msgid "{technique} applies here."
msgstr "여기에 {technique:을/를} 쓸 수 있습니다."

#: src/explain/sentences/explain.c
msgid "{technique}: {sentence}"
msgstr "{technique}: {sentence}"

#: src/explain/sentences/explain.c
msgid "Step {number}: {technique}"
msgstr "{number}단계: {technique}"

#: src/explain/sentences/reasons.c
msgid "If the {digit} of {house} is not in {from}, it is in {to}."
msgstr "{house}의 {digit:이/가} {from}에 없으면 {to}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "If {from} is not {digit}, it is {other}, its only other candidate."
msgstr "{from:이/가} {digit:이/가} 아니면 남은 후보는 {other}뿐입니다."

#: src/explain/sentences/reasons.c
msgid "Then {from} is not {digit}, so the {digit} of {house} is in {to}."
msgstr "그러면 {from:은/는} {digit:이/가} 아니므로 {house}의 {digit:은/는} {to}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "Then {from} in {via} {from?is/are} not {digit}, so the {digit} of {house} is in {to}."
msgstr "그러면 같은 {via}의 {from:은/는} {digit:이/가} 아니므로 {house}의 {digit:은/는} {to}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "Then {from} in {via} is not {digit}, so it is {other}."
msgstr "그러면 같은 {via}의 {from:은/는} {digit:이/가} 아니므로 {other}입니다."

#: src/explain/sentences/reasons.c
msgid "If {cause} is {supposed}, it is not {digit}, so the {digit} of {house} is in {to}."
msgstr "{cause:이/가} {supposed:이라면/라면} {digit:은/는} 아니므로 {house}의 {digit:은/는} {to}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "If {cause} is {supposed}, {from} in {via} {from?is/are} not, so the {digit} of {house} is in {to}."
msgstr "{cause:이/가} {supposed:이라면/라면} 같은 {via}의 {from:은/는} {supposed:이/가} 아니므로 {house}의 {digit:은/는} {to}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "If {cause} is {supposed}, {from} in {via} is not, so it is {other}."
msgstr "{cause:이/가} {supposed:이라면/라면} 같은 {via}의 {from:은/는} {supposed:이/가} 아니므로 {other}입니다."

#: src/explain/sentences/reasons.c
msgid "Link by link, {reached} {reached?follows/follow}."
msgstr "이렇게 이어 가면 {reached}입니다."

#: src/explain/sentences/reasons.c
msgid "{count} more links of this kind lead to {last}."
msgstr "이런 연결을 {count}번 더 따라가면 {last}입니다."

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?shares/share} {house_1} with {ends_1}."
msgstr "{targets:은/는} {ends_1:과/와} 같은 {house_1}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?shares/share} {house_1} with {ends_1}, and {house_2} with {ends_2}."
msgstr "{targets:은/는} {ends_1:과/와} 같은 {house_1}에, {ends_2:과/와} 같은 {house_2}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?shares/share} {house_1} with {ends_1}, {house_2} with {ends_2}, and {house_3} with {ends_3}."
msgstr "{targets:은/는} {ends_1:과/와} 같은 {house_1}에, {ends_2:과/와} 같은 {house_2}에, {ends_3:과/와} 같은 {house_3}에 있습니다."

#: src/explain/sentences/reasons.c
msgid "{targets_1} ({houses_1}) and {targets_2} ({houses_2}) see {ends}."
msgstr "{targets_1}({houses_1}), {targets_2}({houses_2})에서는 {ends:이/가} 모두 보입니다."

#: src/explain/sentences/reasons.c
msgid "{targets_1} ({houses_1}), {targets_2} ({houses_2}) and {targets_3} ({houses_3}) see {ends}."
msgstr "{targets_1}({houses_1}), {targets_2}({houses_2}), {targets_3}({houses_3})에서는 {ends:이/가} 모두 보입니다."

#: src/explain/sentences/reasons.c
msgid "{targets} {targets?sees/see} {ends} as well."
msgstr "{targets}에서도 {ends:이/가} 모두 보입니다."

#: src/explain/sentences/say_als.c
msgid "A also has {a}."
msgstr "그룹 A에는 {a:이/가} 더 있습니다."

#: src/explain/sentences/say_als.c
msgid "B also has {b}."
msgstr "그룹 B에는 {b:이/가} 더 있습니다."

#: src/explain/sentences/say_als.c
msgid "A also has {a}, and B has {b}."
msgstr "그룹 A에는 {a:이/가}, 그룹 B에는 {b:이/가} 더 있습니다."

#: src/explain/sentences/say_als.c
msgid "A group can do without only one digit. So one of A and B has the {x}, the other the {y}, and each has all its other digits."
msgstr "한 그룹에서 빠질 수 있는 숫자는 하나뿐입니다. 그래서 두 그룹이 {x:과/와} {y:을/를} 하나씩 나누어 갖고, 나머지 숫자는 저마다 다 갖습니다."

#: src/explain/sentences/say_als.c
msgid "A cell that sees every place of such a digit there cannot be it."
msgstr "그 숫자의 자리를 모두 보는 칸에는 그 숫자가 들어갈 수 없습니다."

#: src/explain/sentences/say_als.c
msgid "The group without the {x} needs all its other digits."
msgstr "{x:이/가} 없는 그룹은 나머지 숫자를 모두 가져야 합니다."

#: src/explain/sentences/say_als.c
msgid "Find two groups in {one}, of {a} and {b} cells. Each has just one digit more than cells."
msgstr "{one}에서 칸이 {a}개인 그룹과 {b}개인 그룹을 찾아보세요. 두 그룹 모두 칸보다 숫자가 하나 더 많습니다."

#: src/explain/sentences/say_als.c
msgid "Find a group of {a} {a?cell/cells} in {one} and a group of {b} in {other}. Each has just one digit more than cells."
msgstr "{one}에서 칸이 {a}개인 그룹을, {other}에서 칸이 {b}개인 그룹을 찾아보세요. 두 그룹 모두 칸보다 숫자가 하나 더 많습니다."

#: src/explain/sentences/say_als.c
msgid "What does a group need when it has no {x}?"
msgstr "그룹에 {x:이/가} 없으면 어떤 숫자가 꼭 있어야 할까요?"

#: src/explain/sentences/say_als.c
msgid "B can do without only one digit, so it has the {x} or the {y}. Then A lacks the {x}, or C lacks the {y}, and that group needs all its other digits."
msgstr "그룹 B에서 빠질 수 있는 숫자는 하나뿐이므로 {x:이나/나} {y:이/가} 있습니다. 그러면 그룹 A에 {x:이/가} 없거나 그룹 C에 {y:이/가} 없고, 그 그룹은 나머지 숫자를 모두 가져야 합니다."

#: src/explain/sentences/say_als.c
msgid "Find three groups with one digit more than cells. The middle one is linked to {a} {a?cell/cells} in {one} and {b} in {other}."
msgstr "칸보다 숫자가 하나 더 많은 그룹 세 개를 찾아보세요. 가운데 그룹이 {one}의 {a}칸, {other}의 {b}칸과 이어집니다."

#: src/explain/sentences/say_als.c
msgid "Can group B do without both the {x} and the {y}?"
msgstr "그룹 B에 {x:과/와} {y:이/가} 둘 다 없을 수 있을까요?"

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} ({house}) and needs its {all}."
msgstr "그래서 그룹 {letter}에는 {lost:이/가} 없고({house}) {all:이/가} 있어야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} and needs its {all}."
msgstr "그래서 그룹 {letter}에는 {lost:이/가} 없고 {all:이/가} 있어야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} ({house}) and needs its {kept}."
msgstr "그래서 그룹 {letter}에는 {lost:이/가} 없고({house}) {kept:이/가} 있어야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "So {letter} has no {lost} and needs its {kept}."
msgstr "그래서 그룹 {letter}에는 {lost:이/가} 없고 {kept:이/가} 있어야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "Suppose {letter} has no {z}. Then it needs its {kept}."
msgstr "그룹 {letter}에 {z:이/가} 없다고 해 봅시다. 그러면 {kept:이/가} 있어야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "A chain of groups with one digit more than cells leads from {a} {a?cell/cells} in {one} to {b} in {other}."
msgstr "칸보다 숫자가 하나 더 많은 그룹들이 {one}의 {a}칸에서 {other}의 {b}칸까지 체인으로 이어집니다."

#: src/explain/sentences/say_als_links.c
msgid "What follows, group by group, if A has no {z}?"
msgstr "그룹 A에 {z:이/가} 없으면 다음 그룹들은 차례로 어떻게 될까요?"

#: src/explain/sentences/say_als_links.c src/explain/sentences/say_als_parts.c
#: src/explain/sentences/say_chains.c src/explain/sentences/say_depth.c
#: src/explain/sentences/say_forcing.c
#: src/explain/sentences/say_intersections.c
#: src/explain/sentences/say_outcome.c src/explain/sentences/say_place.c
#: src/explain/sentences/say_remote_pair.c src/explain/sentences/say_subsets.c
msgid "Look at {house}."
msgstr "{house:을/를} 보세요."

#: src/explain/sentences/say_als_links.c
msgid "In {house} the {x} has just two places. Which group does each of them see?"
msgstr "{house}에는 {x:이/가} 들어갈 자리가 둘뿐입니다. 두 자리는 저마다 어떤 그룹을 볼까요?"

#: src/explain/sentences/say_als_links.c
msgid "In {one}, {p} sees every {x} of A; in {other}, {q} sees every {x} of B."
msgstr "{p:은/는} {one}에서 그룹 A의 {x:을/를} 모두 보고, {q:은/는} {other}에서 그룹 B의 {x:을/를} 모두 봅니다."

#: src/explain/sentences/say_als_links.c
msgid "What do the two places of the {x} mean for A and B?"
msgstr "{x}의 두 자리는 그룹 A와 그룹 B에 어떤 영향을 줄까요?"

#: src/explain/sentences/say_als_links.c
msgid "The {x} of {house} is in {p} or {q}, so A or B has none. That group needs all its other digits."
msgstr "{house}의 {x:은/는} {p:이나/나} {q}에 있으므로, 그룹 A나 그룹 B에는 {x:이/가} 없습니다. 그 그룹은 나머지 숫자를 모두 가져야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "If {stem} is {digit}, {letter} has no {digit} ({house}) and needs its {z}."
msgstr "{stem:이/가} {digit:이면/면} 그룹 {letter}에는 {digit:이/가} 없고({house}) {z:이/가} 있어야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "If {stem} is {digit}, {letter} has no {digit} and needs its {z}."
msgstr "{stem:이/가} {digit:이면/면} 그룹 {letter}에는 {digit:이/가} 없고 {z:이/가} 있어야 합니다."

#: src/explain/sentences/say_als_links.c
msgid "So one of the groups has the {z} in every case."
msgstr "그래서 어떤 경우든 {z:은/는} 이 그룹들 중 하나에 있습니다."

#: src/explain/sentences/say_als_links.c
msgid "For each candidate of {stem} find a group with one digit more than cells that {stem} takes it from."
msgstr "{stem}의 후보마다 {stem:이/가} 그 숫자를 빼앗는 그룹을 찾아보세요. 칸보다 숫자가 하나 더 많은 그룹입니다."

#: src/explain/sentences/say_als_links.c
msgid "{stem} can only be {digits}."
msgstr "{stem}의 후보는 {digits}뿐입니다."

#: src/explain/sentences/say_als_links.c
msgid "What does each digit of {stem} leave for its group?"
msgstr "{stem}의 숫자마다 그 그룹에는 무엇이 남을까요?"

#: src/explain/sentences/say_als_parts.c
msgid "Only one of {a} and {b} can have the {x}: its places there are all in {house}."
msgstr "{x:은/는} 두 그룹 {a}, {b} 중 한쪽에만 들어갑니다. 두 그룹에서 {x:이/가} 들어갈 자리가 모두 {house}에 있기 때문입니다."

#: src/explain/sentences/say_als_parts.c
msgid "Only one of {a} and {b} can have the {x}: its places there all see each other."
msgstr "{x:은/는} 두 그룹 {a}, {b} 중 한쪽에만 들어갑니다. 두 그룹에서 {x:이/가} 들어갈 자리가 모두 서로 보기 때문입니다."

#: src/explain/sentences/say_als_parts.c
msgid "Either way {a} or {b} has the {z}."
msgstr "어느 쪽이든 {z:은/는} 두 그룹 {a}, {b} 중 하나에 있습니다."

#: src/explain/sentences/say_als_parts.c
msgid "A cell that sees every place of such a digit in {a} and {b} cannot be it."
msgstr "두 그룹 {a}, {b}에서 그 숫자의 자리를 모두 보는 칸에는 그 숫자가 들어갈 수 없습니다."

#: src/explain/sentences/say_argued.c
msgid "... {lines} more steps (--argument shows all) ..."
msgstr "... {lines}단계 생략 (--argument로 모두 볼 수 있습니다) ..."

#: src/explain/sentences/say_argued.c
msgid "Every digit of {subject} leads to the same. Its opposite would leave {subject} no digit."
msgstr "{subject}에 어떤 숫자가 들어가도 결과가 같습니다. 그 반대라면 {subject}에 남는 숫자가 없습니다."

#: src/explain/sentences/say_argued.c
msgid "Every place of the {home} in {house} leads to the same. Its opposite would leave the {home} no place there."
msgstr "{house}에서 {home:이/가} 어디에 들어가도 결과가 같습니다. 그 반대라면 그곳에 {home:이/가} 들어갈 자리가 없습니다."

#: src/explain/sentences/say_bent_set.c
#: src/explain/sentences/say_exotic_patterns.c
msgid "Look at {houses}."
msgstr "{houses:을/를} 살펴보세요."

#: src/explain/sentences/say_bent_set.c
msgid "Find {count} cells there with no other digits than {digits}."
msgstr "그곳에서 후보가 {digits}뿐인 칸 {count}개를 찾아보세요."

#: src/explain/sentences/say_bent_set.c
msgid "{cells} are {count} cells with {count} digits: {digits}."
msgstr "{cells}의 {count}칸에 남은 후보는 {digits}, 모두 {count}개입니다."

#: src/explain/sentences/say_bent_set.c
msgid "Which of the {count} digits can be in more than one of them?"
msgstr "{count}개의 숫자 가운데 두 번 이상 들어갈 수 있는 것은 무엇일까요?"

#: src/explain/sentences/say_bent_set.c
msgid "All but the {loose} can be there only once, as the places of each see each other. That leaves one cell for the {loose}: {places}."
msgstr "{loose} 말고는 어느 숫자나 자리들이 서로 보이므로 한 번씩만 들어갑니다. 남는 한 칸에는 {loose:이/가} 들어가며, {places} 중 하나입니다."

#: src/explain/sentences/say_bent_set.c
msgid "Each digit can be there only once, as its places see each other. So all of them are needed to fill the cells."
msgstr "어느 숫자나 자리들이 서로 보이므로 한 번씩만 들어갑니다. 따라서 칸을 다 채우려면 모든 숫자가 필요합니다."

#: src/explain/sentences/say_bent_set.c
msgid "The {digit} of {house} is in {places}."
msgstr "{house}의 {digit:은/는} {places}에 있습니다."

#: src/explain/sentences/say_bent_set.c
msgid "The {digit} is in {places}."
msgstr "{digit:은/는} {places}에 있습니다."

#: src/explain/sentences/say_bent_set.c
msgid "A cell that sees all places of a digit there cannot have it."
msgstr "어떤 숫자의 자리가 모두 보이는 다른 칸에는 그 숫자가 들어갈 수 없습니다."

#: src/explain/sentences/say_chain_end.c
msgid "Either way {one} is not {x}."
msgstr "어느 쪽이든 {one:은/는} {x:이/가} 아닙니다."

#: src/explain/sentences/say_chain_end.c
msgid "Either way {one} is not {x}, and {two} is not {y}."
msgstr "어느 쪽이든 {one:은/는} {x:이/가} 아니고, {two:은/는} {y:이/가} 아닙니다."

#: src/explain/sentences/say_chain_end.c
msgid "Either {start?/one of }{start} or {end?/one of }{end} is {digit}."
msgstr "그래서 {digit:은/는} {start}{start?/ 중 한 칸}에 있거나 {end}{end?/ 중 한 칸}에 있습니다."

#: src/explain/sentences/say_chain_end.c
msgid "So {start} is {digit} or {other}, and nothing else."
msgstr "그래서 {start:은/는} {digit:이나/나} {other:이고/고}, 다른 숫자는 될 수 없습니다."

#: src/explain/sentences/say_chain_end.c
msgid "Either {start?/one of }{start} is {digit} or {end?/one of }{end} is {other}; they share {house}."
msgstr "그래서 {start}{start?/ 중 한 칸}에 {digit:이/가} 있거나, {end}{end?/ 중 한 칸}에 {other:이/가} 있습니다. 모두 {house} 안의 칸입니다."

#: src/explain/sentences/say_chain_end.c
msgid "Either {start?/one of }{start} is {digit} or {end?/one of }{end} is {other}."
msgstr "그래서 {start}{start?/ 중 한 칸}에 {digit:이/가} 있거나, {end}{end?/ 중 한 칸}에 {other:이/가} 있습니다."

#: src/explain/sentences/say_chain_end.c
msgid "But {start} was supposed to be {digit}, so it cannot be."
msgstr "그런데 {start:을/를} {digit:이라/라}고 가정했으므로 모순입니다."

#: src/explain/sentences/say_chain_end.c
msgid "Then {start} would be {digit} and {other} at once."
msgstr "그러면 {start}에 {digit:과/와} {other:이/가} 함께 있어야 하므로 모순입니다."

#: src/explain/sentences/say_chain_end.c
msgid "Then {house} would have two {digit}s: in {start} and in {end?/one of }{end}."
msgstr "그러면 {house}에 {digit:이/가} 둘이 됩니다. 하나는 {start}에, 하나는 {end}{end?/ 중 한 칸}에 있습니다."

#: src/explain/sentences/say_chain_end.c
msgid "That contradicts {digit} in {start}."
msgstr "이는 {start:이/가} {digit:이라/라}는 가정과 모순됩니다."

#: src/explain/sentences/say_chain_end.c
msgid "So {start?/one of }{start} is {digit} after all."
msgstr "그래서 어느 쪽이든 {digit:은/는} {start}{start?/ 중 한 칸}에 있습니다."

#: src/explain/sentences/say_chain_end.c
msgid "{start} is {digit} or {other}, and nothing else."
msgstr "{start:은/는} {digit:이나/나} {other:이고/고}, 다른 숫자는 될 수 없습니다."

#: src/explain/sentences/say_chain_end.c
msgid "The {digit} of {house} is in {places}, and nowhere else."
msgstr "{house}의 {digit:은/는} {places}에만 있습니다."

#: src/explain/sentences/say_chain_end.c
msgid "Group {letter} lacks only {one} or {other}, so it has its {digit}: a cell that sees every {digit} of it has none."
msgstr "그룹 {letter}에서 빠지는 숫자는 {one:이나/나} {other}뿐이므로 {digit:은/는} 그 안에 있습니다. 그 {digit:을/를} 모두 보는 칸에는 {digit:이/가} 들어갈 수 없습니다."

#: src/explain/sentences/say_chain_end.c
msgid "That is where the chain began: it is a loop."
msgstr "체인이 시작한 곳으로 돌아왔으므로 고리가 됩니다."

#: src/explain/sentences/say_chain_end.c
msgid "If {start?/one of }{start} is {digit} instead, the loop runs the other way round. So at each of its links one of the two ends is true."
msgstr "반대로 {digit:이/가} {start}{start?/ 중 한 칸}에 있으면 고리를 거꾸로 따라갈 수 있습니다. 그래서 모든 연결에서 두 끝 중 하나는 참입니다."

#: src/explain/sentences/say_chain_end.c
msgid "Other links of the loop show more in the same way."
msgstr "고리의 다른 연결에서도 같은 방법으로 지울 수 있습니다."

#: src/explain/sentences/say_chains.c
msgid "In {house} the {digit} is in {from?/one of }{from} or in {to?/one of }{to}. A chain begins with this link."
msgstr "{house}의 {digit:은/는} {from}{from?/ 중 한 칸}에 있거나 {to}{to?/ 중 한 칸}에 있습니다. 체인은 이 연결에서 시작합니다."

#: src/explain/sentences/say_chains.c
msgid "{from} is either {digit} or {other}. A chain begins with this link."
msgstr "{from:은/는} {digit:이/가} 아니면 {other}입니다. 체인은 이 연결에서 시작합니다."

#: src/explain/sentences/say_chains.c
msgid "Find {count} cells of {house} with only {more} digits between them. A chain begins with this group."
msgstr "{house}에서 후보를 모두 합쳐도 숫자가 {more}개뿐인 {count}칸을 찾아보세요. 체인은 이 그룹에서 시작합니다."

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links joins the {digit} of {start} and the {other} of {end}."
msgstr "연결 {links}개로 된 체인이 {start}의 {digit:과/와} {end}의 {other:을/를} 잇습니다."

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links joins the {digit}s of {start} and of {end}."
msgstr "연결 {links}개로 된 체인이 {start}의 {digit:과/와} {end}의 {digit:을/를} 잇습니다."

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links leads from the {digit} of {start} back to it."
msgstr "연결 {links}개로 된 체인이 {start}의 {digit}에서 시작해 그곳으로 돌아옵니다."

#: src/explain/sentences/say_chains.c
msgid "A loop of {links} links runs through the {digit} of {start}."
msgstr "연결 {links}개로 된 고리가 {start}의 {digit:을/를} 지납니다."

#: src/explain/sentences/say_chains.c
msgid "A chain of {links} links begins with the {digit} of {start}."
msgstr "연결 {links}개로 된 체인이 {start}의 {digit}에서 시작합니다."

#: src/explain/sentences/say_chains.c
msgid "What if {start?/one of }{start} is {digit}, and what if not?"
msgstr "{start}{start?/ 중 한 칸}에 {digit:이/가} 있을 때와 없을 때 저마다 어떻게 될까요?"

#: src/explain/sentences/say_chains.c
msgid "What follows if {start?/none of }{start} {start?is not/is} {digit}?"
msgstr "{start}에 {digit:이/가} 없다면 어떻게 될까요?"

#: src/explain/sentences/say_chains.c
msgid "What does each link of the loop rule out?"
msgstr "고리의 연결마다 무엇을 지울 수 있을까요?"

#: src/explain/sentences/say_chains.c
msgid "What follows if {start} is {digit}?"
msgstr "{start:이/가} {digit:이라/라}면 어떻게 될까요?"

#: src/explain/sentences/say_colouring.c
msgid "Suppose {from} is {digit}."
msgstr "{from:이/가} {digit:이라고/라고} 해 봅시다."

#: src/explain/sentences/say_colouring.c
msgid "What is then left for {cell}?"
msgstr "그러면 {cell}에는 무엇이 남을까요?"

#: src/explain/sentences/say_colouring.c
msgid "What does that rule out in other cells?"
msgstr "그러면 다른 칸에서 무엇을 지울 수 있을까요?"

#: src/explain/sentences/say_colouring.c
msgid "What does that mean for {both}?"
msgstr "그러면 {both:은/는} 어떻게 될까요?"

#: src/explain/sentences/say_colouring.c
msgid "So {from} is {digit} or {other}."
msgstr "따라서 {from:은/는} {digit} 아니면 {other}입니다."

#: src/explain/sentences/say_colouring.c
msgid "So {from} is {digit} or {to} is {other}."
msgstr "따라서 {from:이/가} {digit:이거나/거나} {to:이/가} {other}입니다."

#: src/explain/sentences/say_colouring.c
msgid "{digit} in {cell} would rule out both, as it shares {house} with {seen}."
msgstr "{cell:은/는} {seen:과/와} 같은 {house}에 있으므로, {digit:이/가} 되면 둘 다 아니게 됩니다."

#: src/explain/sentences/say_colouring.c
msgid "So {either} is {digit}."
msgstr "따라서 {either:이/가} {digit}입니다."

#: src/explain/sentences/say_colouring.c
msgid "But {from} cannot be both {digit} and {other}, so it is not {digit}."
msgstr "그런데 {from:이/가} {digit:이면서/면서} {other}일 수는 없으므로 {digit:이/가} 아닙니다."

#: src/explain/sentences/say_colouring.c
msgid "But {both} share {house}, so {from} is not {digit}."
msgstr "그런데 {both:은/는} 같은 {house}에 있으므로 {from:은/는} {digit:이/가} 아닙니다."

#: src/explain/sentences/say_colouring.c
msgid "{ends} {ends?leaves/leave} {cell} ({houses}) without a candidate, so {start} is not {digit}."
msgstr "{ends} 때문에 {cell}({houses})에는 후보가 하나도 남지 않으므로 {start:은/는} {digit:이/가} 아닙니다."

#: src/explain/sentences/say_colouring.c
msgid "Links of the same kind rule out {others} more {others?candidate/candidates}."
msgstr "같은 방법으로 후보 {others}개를 더 지울 수 있습니다."

#: src/explain/sentences/say_colouring.c
msgid "Further links then rule out {others} more {others?candidate/candidates}."
msgstr "연결을 더 따라가면 후보 {others}개도 지워집니다."

#: src/explain/sentences/say_colouring.c
#: src/explain/sentences/say_single_digit.c
#: src/explain/sentences/say_templates.c
msgid "Look only at the places for the {digit}."
msgstr "{digit:이/가} 들어갈 자리만 살펴보세요."

#: src/explain/sentences/say_colouring.c
msgid "Start from {start}. Where a row, column or box has just two places for the {digit}, colour them differently."
msgstr "{start}에서 시작하세요. {digit:이/가} 두 자리에만 들어갈 수 있는 행·열·박스마다 두 자리를 다른 색으로 칠해 보세요."

#: src/explain/sentences/say_colouring.c
msgid "Look at {start}."
msgstr "{start:을/를} 살펴보세요."

#: src/explain/sentences/say_colouring.c
msgid "Start with its {digit}. Where a cell has two candidates, or a digit two places, colour them differently."
msgstr "그 칸의 {digit}에서 시작하세요. 칸에 후보가 둘이거나 숫자에 자리가 둘이면, 그 둘을 다른 색으로 칠해 보세요."

#: src/explain/sentences/say_conclusion.c
msgid "{cells} and {more} more cells"
msgstr "{cells} 외 {more}칸"

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}."
msgstr "그래서 {c1}에 {d1:을/를} 쓰세요."

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, and {d2} in {c2}."
msgstr "그래서 {c1}에 {d1:을/를}, {c2}에 {d2:을/를} 쓰세요."

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, and {d3} in {c3}."
msgstr "그래서 {c1}에 {d1:을/를}, {c2}에 {d2:을/를}, {c3}에 {d3:을/를} 쓰세요."

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, and {d4} in {c4}."
msgstr "그래서 {c1}에 {d1:을/를}, {c2}에 {d2:을/를}, {c3}에 {d3:을/를}, {c4}에 {d4:을/를} 쓰세요."

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, and {d5} in {c5}."
msgstr "그래서 {c1}에 {d1:을/를}, {c2}에 {d2:을/를}, {c3}에 {d3:을/를}, {c4}에 {d4:을/를}, {c5}에 {d5:을/를} 쓰세요."

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, {d5} in {c5}, and {d6} in {c6}."
msgstr "그래서 {c1}에 {d1:을/를}, {c2}에 {d2:을/를}, {c3}에 {d3:을/를}, {c4}에 {d4:을/를}, {c5}에 {d5:을/를}, {c6}에 {d6:을/를} 쓰세요."

#: src/explain/sentences/say_conclusion.c
msgid "So place {d1} in {c1}, {d2} in {c2}, {d3} in {c3}, {d4} in {c4}, {d5} in {c5}, {d6} in {c6}, and fill {more} more {more?cell/cells}."
msgstr "그래서 {c1}에 {d1:을/를}, {c2}에 {d2:을/를}, {c3}에 {d3:을/를}, {c4}에 {d4:을/를}, {c5}에 {d5:을/를}, {c6}에 {d6:을/를} 쓰고, 다른 {more}칸도 채우세요."

#: src/explain/sentences/say_conclusion.c
msgid "Try {d1} in {c1}."
msgstr "{c1}에 {d1:을/를} 넣어 보세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}."
msgstr "그래서 {c1}에서 {d1:을/를} 지우세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, and {d2} from {c2}."
msgstr "그래서 {c1}에서 {d1:을/를}, {c2}에서 {d2:을/를} 지우세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, and {d3} from {c3}."
msgstr "그래서 {c1}에서 {d1:을/를}, {c2}에서 {d2:을/를}, {c3}에서 {d3:을/를} 지우세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, and {d4} from {c4}."
msgstr "그래서 {c1}에서 {d1:을/를}, {c2}에서 {d2:을/를}, {c3}에서 {d3:을/를}, {c4}에서 {d4:을/를} 지우세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, and {d5} from {c5}."
msgstr "그래서 {c1}에서 {d1:을/를}, {c2}에서 {d2:을/를}, {c3}에서 {d3:을/를}, {c4}에서 {d4:을/를}, {c5}에서 {d5:을/를} 지우세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, {d5} from {c5}, and {d6} from {c6}."
msgstr "그래서 {c1}에서 {d1:을/를}, {c2}에서 {d2:을/를}, {c3}에서 {d3:을/를}, {c4}에서 {d4:을/를}, {c5}에서 {d5:을/를}, {c6}에서 {d6:을/를} 지우세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {d1} from {c1}, {d2} from {c2}, {d3} from {c3}, {d4} from {c4}, {d5} from {c5}, {d6} from {c6}, and more from {more} other {more?cell/cells}."
msgstr "그래서 {c1}에서 {d1:을/를}, {c2}에서 {d2:을/를}, {c3}에서 {d3:을/를}, {c4}에서 {d4:을/를}, {c5}에서 {d5:을/를}, {c6}에서 {d6:을/를} 지우고, 다른 {more}칸에서도 후보를 지우세요."

#: src/explain/sentences/say_conclusion.c
msgid "So keep only {d1} in {c1}."
msgstr "그래서 {c1}에는 {d1}만 남기세요."

#: src/explain/sentences/say_conclusion.c
msgid "So keep only {d1} in {c1}, and {d2} in {c2}."
msgstr "그래서 {c1}에는 {d1}만, {c2}에는 {d2}만 남기세요."

#: src/explain/sentences/say_conclusion.c
msgid "So keep only {d1} in {c1}, {d2} in {c2}, and {d3} in {c3}."
msgstr "그래서 {c1}에는 {d1}만, {c2}에는 {d2}만, {c3}에는 {d3}만 남기세요."

#: src/explain/sentences/say_conclusion.c
msgid "So remove {digits} from the rest of {houses}."
msgstr "그래서 {houses}의 나머지 칸에서 {digits:을/를} 지우세요."

#: src/explain/sentences/say_depth.c
msgid "Look at the whole grid."
msgstr "판 전체를 보세요."

#: src/explain/sentences/say_depth.c src/explain/sentences/say_exotic.c
msgid "Look at {boxes}."
msgstr "{boxes:을/를} 보세요."

#: src/explain/sentences/say_depth.c
msgid "Look at the rows, across the whole grid."
msgstr "판 전체에서 행들을 비교해 보십시오."

#: src/explain/sentences/say_depth.c
msgid "Look at the columns, across the whole grid."
msgstr "판 전체에서 열들을 비교해 보십시오."

#: src/explain/sentences/say_depth.c
msgid "Look around {place}."
msgstr "{place} 주변을 보세요."

#: src/explain/sentences/say_depth.c
msgid "{technique}: {definition}"
msgstr "{technique}: {definition}"

#: src/explain/sentences/say_depth.c
msgid "Look for: {technique}."
msgstr "찾을 것: {technique}."

#: src/explain/sentences/say_depth.c
msgid "{digits?The digit is/The digits are} {digits}."
msgstr "눈여겨볼 숫자는 {digits}입니다."

#: src/explain/sentences/say_digit.c
msgid "{cell} sees {d1} in {h1}."
msgstr "{cell}에서 보면 {h1}에 {d1:이/가} 있습니다."

#: src/explain/sentences/say_digit.c
msgid "{cell} sees {d1} in {h1}; {d2} in {h2}."
msgstr "{cell}에서 보면 {h1}에 {d1:이/가}, {h2}에 {d2:이/가} 있습니다."

#: src/explain/sentences/say_digit.c
msgid "{cell} sees {d1} in {h1}; {d2} in {h2}; {d3} in {h3}."
msgstr "{cell}에서 보면 {h1}에 {d1:이/가}, {h2}에 {d2:이/가}, {h3}에 {d3:이/가} 있습니다."

#: src/explain/sentences/say_digit.c
msgid "{steps?Step/Steps} {steps} and the pencil marks removed {digits} from {cell}."
msgstr "{steps}단계와 후보 표시에서 {cell}의 {digits:을/를} 지웠습니다."

#: src/explain/sentences/say_digit.c
msgid "{steps?Step/Steps} {steps} removed {digits} from {cell}."
msgstr "{steps}단계에서 {cell}의 {digits:을/를} 지웠습니다."

#: src/explain/sentences/say_digit.c
msgid "The pencil marks leave no {either} in {cell}."
msgstr "{cell}의 후보 표시에는 {either:이/가} 없습니다."

#: src/explain/sentences/say_digit.c
msgid "All other candidates of {cell} are removed."
msgstr "{cell}의 다른 후보는 모두 지워졌습니다."

#: src/explain/sentences/say_digit.c src/explain/sentences/say_outcome.c
msgid "Which candidates of {cell} are left?"
msgstr "{cell}에 남은 후보는 무엇일까요?"

#: src/explain/sentences/say_digit.c src/explain/sentences/say_outcome.c
msgid "Look at {cell}."
msgstr "{cell:을/를} 보세요."

#: src/explain/sentences/say_digit.c
msgid "Count the digits that {cell} sees in {houses}."
msgstr "{cell}에서 {houses}에 보이는 숫자를 세어 보세요."

#: src/explain/sentences/say_digit.c
msgid "Which digit is left?"
msgstr "어떤 숫자가 남을까요?"

#: src/explain/sentences/say_digit.c
msgid "Only {digit} is left for {cell}."
msgstr "{cell}에 들어갈 숫자는 {digit}뿐입니다."

#: src/explain/sentences/say_digit.c
msgid "No digit is left for {cell}."
msgstr "{cell}에 들어갈 숫자가 없습니다."

#: src/explain/sentences/say_exotic.c src/explain/sentences/say_forcing.c
#: src/explain/sentences/say_wings.c
msgid "Look at {box}."
msgstr "{box:을/를} 살펴보세요."

#: src/explain/sentences/say_exotic.c
msgid "{one} have only {digits} between them. Find two target cells outside their box that must hold the same two digits."
msgstr "{one}의 후보는 {digits}뿐입니다. 그 박스 밖에서 똑같은 두 숫자가 들어가야 하는 타깃 칸 두 개를 찾아보세요."

#: src/explain/sentences/say_exotic.c
msgid "The base cells {one} hold two of {digits}. The target cells are {targets}."
msgstr "베이스 칸 {one}에는 {digits} 중 두 숫자가 들어갑니다. 타깃 칸은 {targets}입니다."

#: src/explain/sentences/say_exotic.c
msgid "Where else can the two digits of {one} be?"
msgstr "{one}의 두 숫자는 그 밖에 어디에 들어갈 수 있을까요?"

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs both base digits, outside the sight of {one}. Apart from {targets}, a digit has room there only twice. So {targets} hold the base digits, one each. A candidate that prevents this is false."
msgstr "{lines}에는 베이스의 두 숫자가 저마다 있어야 하고, {one:이/가} 보지 않는 칸이어야 합니다. {targets} 말고는 한 숫자가 그곳에 두 번만 들어갑니다. 그래서 {targets}에 베이스의 두 숫자가 하나씩 들어갑니다. 이를 막는 후보는 맞지 않습니다."

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs both base digits; apart from {targets}, a digit has room there only twice. So {targets} hold the base digits, one each. Then {boxes} need them too, out of sight of {one} and of their target. A candidate that prevents this is false."
msgstr "{lines}에는 베이스의 두 숫자가 저마다 있어야 하는데, {targets} 말고는 한 숫자가 그곳에 두 번만 들어갑니다. 그래서 {targets}에 베이스의 두 숫자가 하나씩 들어갑니다. {boxes}에도 그 숫자들이 있어야 하고, {one:과/와} 그 숫자의 타깃 칸이 보지 않는 자리여야 합니다. 이를 막는 후보는 맞지 않습니다."

#: src/explain/sentences/say_exotic.c
msgid "As in every exocet, {targets} hold the base digits, one each. Then {boxes} need these digits too, out of sight of {one} and of their target. A candidate that prevents this is false."
msgstr "엑소셋에서는 {targets}에 베이스의 두 숫자가 하나씩 들어갑니다. {boxes}에도 그 숫자들이 있어야 하고, {one:과/와} 그 숫자의 타깃 칸이 보지 않는 자리여야 합니다. 이를 막는 후보는 맞지 않습니다."

#: src/explain/sentences/say_exotic.c
msgid "Find two base pairs with only {digits} between them, one of them in {box}."
msgstr "후보를 모두 합쳐도 {digits}뿐인 베이스 두 쌍을 찾아보세요. 한 쌍은 {box}에 있습니다."

#: src/explain/sentences/say_exotic.c
msgid "The base pairs are {one}, and {other}. The target cells are {targets}."
msgstr "베이스는 {one}, 그리고 {other}입니다. 타깃 칸은 {targets}입니다."

#: src/explain/sentences/say_exotic.c
msgid "How are {digits} shared between the two base pairs?"
msgstr "{digits:은/는} 베이스 두 쌍에 어떻게 나뉠까요?"

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs the digits of each pair, outside its sight. Apart from {targets}, a digit has room there only twice. So the targets of a pair hold its two digits as well, and the pairs have four different digits. A candidate that prevents this is false."
msgstr "{lines}에는 두 쌍의 숫자가 저마다 있어야 하고, 그 쌍이 보지 않는 칸이어야 합니다. {targets} 말고는 한 숫자가 그곳에 두 번만 들어갑니다. 그래서 타깃 칸에도 그 쌍의 두 숫자가 들어가고, 두 쌍의 숫자 네 개는 모두 다릅니다. 이를 막는 후보는 맞지 않습니다."

#: src/explain/sentences/say_exotic.c
msgid "Each of {lines} needs the digits of each pair; apart from {targets}, a digit has room there only twice. So the targets of a pair hold its two digits as well. Then {boxes} need them too, out of sight of the pair and of their target. A candidate that prevents this is false."
msgstr "{lines}에는 두 쌍의 숫자가 저마다 있어야 하는데, {targets} 말고는 한 숫자가 그곳에 두 번만 들어갑니다. 그래서 타깃 칸에도 그 쌍의 두 숫자가 들어갑니다. {boxes}에도 그 숫자들이 있어야 하고, 그 쌍과 그 숫자의 타깃 칸이 보지 않는 자리여야 합니다. 이를 막는 후보는 맞지 않습니다."

#: src/explain/sentences/say_exotic.c
msgid "The two pairs have four different digits, and the targets of a pair hold its two digits as well. Then {boxes} need these digits too, out of sight of the pair and of their target. A candidate that prevents this is false."
msgstr "두 쌍의 숫자 네 개는 모두 다르고, 타깃 칸에도 그 쌍의 두 숫자가 들어갑니다. {boxes}에도 그 숫자들이 있어야 하고, 그 쌍과 그 숫자의 타깃 칸이 보지 않는 자리여야 합니다. 이를 막는 후보는 맞지 않습니다."

#: src/explain/sentences/say_exotic.c
msgid "The {digits?digit/digits} {digits} can fill at most {share} of these cells{digits?/ each}."
msgstr "{digits:은/는} 이 칸들 가운데{digits?/ 저마다} 최대 {share}칸에 들어갈 수 있습니다."

#: src/explain/sentences/say_exotic.c
msgid "Look at {rows}, and at {columns}."
msgstr "{rows:과/와} {columns:을/를} 보세요."

#: src/explain/sentences/say_exotic.c
msgid "Count the empty cells where {rows} cross {columns}, and how many of them each digit can fill."
msgstr "{rows:이/가} {columns:과/와} 만나는 빈칸을 세고, 숫자마다 그 가운데 몇 칸에 들어갈 수 있는지 세어 보세요."

#: src/explain/sentences/say_exotic.c
msgid "Where {rows} cross {columns}, {count} cells are empty."
msgstr "{rows:이/가} {columns:과/와} 만나는 빈칸은 {count}개입니다."

#: src/explain/sentences/say_exotic.c
msgid "How many of these cells can each digit fill at most?"
msgstr "이 칸들 가운데 숫자마다 최대 몇 칸에 들어갈 수 있을까요?"

#: src/explain/sentences/say_exotic.c
msgid "That makes {count} in all, as many as cells. So every digit fills as many as it can. A candidate that would take one of them away is false."
msgstr "모두 더하면 {count}칸으로, 칸의 수와 똑같습니다. 그래서 숫자마다 들어갈 수 있는 만큼 다 들어갑니다. 그 자리를 하나라도 없애는 후보는 맞지 않습니다."

#: src/explain/sentences/say_exotic.c
msgid "Four filled cells, where {rows} cross {columns}, are the corners of a ring. In each box it has two cells of the row and two of the column."
msgstr "{rows:이/가} {columns:과/와} 만나는, 숫자가 있는 네 칸이 고리의 꼭짓점입니다. 고리는 박스마다 그 행에서 두 칸, 그 열에서 두 칸을 지납니다."

#: src/explain/sentences/say_exotic.c
msgid "Where {rows} cross {columns}, four cells are filled. Around each of them two cells of its row and two of its column, in its box, are empty: a ring of {count} cells."
msgstr "{rows:이/가} {columns:과/와} 만나는 네 칸에는 숫자가 있습니다. 그 박스 안에서는 같은 행의 두 칸과 같은 열의 두 칸이 비어 있어, 모두 {count}칸이 고리를 이룹니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Only the {guard} of {extra} prevents that, so it is true."
msgstr "이를 막는 것은 {extra}의 {guard}뿐이므로 {extra:은/는} {guard}입니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Only {extra} has other candidates, so it takes one of them."
msgstr "다른 후보는 {extra}에만 있으므로, 그중 하나가 {extra}에 들어갑니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Only a {guard} in {places} prevents that, so one of them is {guard}."
msgstr "이를 막는 것은 {places}의 {guard}뿐이므로, 그중 한 칸은 {guard}입니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "In {box}, {cells} have {digits}."
msgstr "{box}에서는 {cells}에 {digits:이/가} 있습니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "In {box}, {cells}."
msgstr "{box}에서는 {cells}입니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Find {digits} in three cells of each of these boxes, no two in one row or column of the box."
msgstr "박스마다 {digits:이/가} 있는 세 칸을 찾아보세요. 한 박스의 세 칸은 행도 열도 서로 다릅니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Other candidates are only in {extra}."
msgstr "다른 후보는 {extra}에만 있습니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Can the twelve cells be filled with {digits} alone?"
msgstr "열두 칸을 {digits:으로/로}만 채울 수 있을까요?"

#: src/explain/sentences/say_exotic_patterns.c
msgid "With {digits} alone the twelve cells cannot be filled: once round the four boxes, the digits come back in the wrong order."
msgstr "{digits}만으로는 열두 칸을 채울 수 없습니다. 네 박스를 한 바퀴 돌면 숫자의 순서가 어긋납니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Find a ring of {count} cells with {digits}, a few of which have other candidates too."
msgstr "{digits:이/가} 있는 {count}칸의 고리를 찾아보세요. 몇 칸에는 다른 후보도 있습니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "{cells} form a ring: each sees the next, the last sees the first. Except {extra} they have only {digits}."
msgstr "{cells:은/는} 차례로 서로 보고, 마지막 칸이 첫 칸을 보는 고리입니다. {extra} 말고는 후보가 {digits}뿐입니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Can {digits} alternate round the ring?"
msgstr "고리를 따라 {digits:을/를} 번갈아 넣을 수 있을까요?"

#: src/explain/sentences/say_exotic_patterns.c
msgid "With {digits} alone, the two would alternate round the ring. That fails with {count} cells, an odd number."
msgstr "{digits}만 있다면 고리를 따라 번갈아 들어가야 합니다. 그런데 칸이 {count}개, 홀수라서 그럴 수 없습니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Look at {row} and {column}."
msgstr "{row:과/와} {column:을/를} 보세요."

#: src/explain/sentences/say_exotic_patterns.c
msgid "{row} and {column} cross in {box}. Where can {digits} be in them outside {box}?"
msgstr "{row:과/와} {column:은/는} {box}에서 만납니다. {box} 밖에서는 {digits:이/가} 어디에 들어갈 수 있을까요?"

#: src/explain/sentences/say_exotic_patterns.c
msgid "Outside {box} the digits {digits} can only be in {one} in {row}, and only in {other} in {column}."
msgstr "{box} 밖에서 {digits:은/는} {row}에서는 {one}에만, {column}에서는 {other}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Where are they if they are in neither {one} nor {other}?"
msgstr "{one}에도 {other}에도 없다면 어디에 있을까요?"

#: src/explain/sentences/say_exotic_patterns.c
msgid "If one of {digits} is in neither {one} nor {other}, both lines have it in {box}, so it is where they cross, in {corner}. So {digits} fill {corner}, {one} and {other}, one each. In {box} they are then in {row} or {column}."
msgstr "{digits} 중 {one}에도 {other}에도 없는 숫자는 두 줄 모두 {box} 안에 있으므로, 두 줄이 만나는 {corner}에 있습니다. 그래서 {corner}, {one}, {other}에 이 숫자가 하나씩 들어갑니다. {box} 안에서 이 숫자들은 {row:이나/나} {column}에 있습니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Look at {box} and {opposite_box}."
msgstr "{box:과/와} {opposite_box:을/를} 보세요."

#: src/explain/sentences/say_exotic_patterns.c
msgid "Where can {digits} be in the row and the column of {corner}, outside {box}? Where can {others} be for {opposite}?"
msgstr "{corner}의 행과 열에서 {box} 밖이라면 {digits:은/는} 어디에 들어갈 수 있을까요? {opposite}에서 {others:은/는} 어떨까요?"

#: src/explain/sentences/say_exotic_patterns.c
msgid "In the row and the column of {corner}, outside {box}, the digits {digits} can only be in {one} and {other}. For the digits {others} it is the same with {opposite} and {opposite_box}."
msgstr "{corner}의 행과 열에서 {box} 밖이라면 {digits:은/는} {one:과/와} {other}에만 들어갈 수 있습니다. {opposite:과/와} {opposite_box}에서 {others}도 마찬가지입니다."

#: src/explain/sentences/say_exotic_patterns.c
msgid "How many cells are there for these four digits?"
msgstr "이 네 숫자가 들어갈 칸은 몇 개일까요?"

#: src/explain/sentences/say_exotic_patterns.c
msgid "A digit that is in neither {one} nor {other} is in the corner where its two lines cross. So {digits} are in {corner}, {one} or {other}, and {others} in {opposite}, {one} or {other}. These four cells take the four digits, one each. In {box} and {opposite_box} they are on the lines of their corner."
msgstr "{one}에도 {other}에도 없는 숫자는 두 줄이 만나는 꼭짓점에 있습니다. 그래서 {digits:은/는} {corner}, {one}, {other} 중에, {others:은/는} {opposite}, {one}, {other} 중에 있습니다. 이 네 칸에 네 숫자가 하나씩 들어갑니다. {box:과/와} {opposite_box}에서 그 숫자들은 꼭짓점의 행이나 열에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "In which {count} columns are all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 어느 열 {count}개에 모여 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "In which {count} rows are all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 어느 행 {count}개에 모여 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "In which {count} houses are all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 어느 행·열·박스 {count}곳에 모여 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "In which {count} columns are nearly all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 거의 다 어느 열 {count}개에 모여 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "In which {count} rows are nearly all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 거의 다 어느 행 {count}개에 모여 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "In which {count} houses are nearly all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 거의 다 어느 행·열·박스 {count}곳에 모여 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "Each of {bases} needs a {digit}, and no column can take two. That gives {covers} theirs."
msgstr "{bases}에는 {digit:이/가} 하나씩 필요하고, 한 열에 둘은 들어갈 수 없습니다. 그러면 {covers}의 {digit:은/는} 모두 여기에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "Each of {bases} needs a {digit}, and no row can take two. That gives {covers} theirs."
msgstr "{bases}에는 {digit:이/가} 하나씩 필요하고, 한 행에 둘은 들어갈 수 없습니다. 그러면 {covers}의 {digit:은/는} 모두 여기에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "Each of {bases} needs a {digit} of its own, and each of {covers} takes only one. That gives {covers} theirs."
msgstr "{bases}에는 {digit:이/가} 하나씩 필요하고, {covers}에는 하나씩만 들어갑니다. 그러면 {covers}의 {digit:이/가} 모두 정해집니다."

#: src/explain/sentences/say_fish.c src/explain/sentences/say_kraken.c
msgid "Compare the {digit}s in {bases}."
msgstr "{bases}에서 {digit:이/가} 들어갈 자리를 견주어 보세요."

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}."
msgstr "{bases}에서 {digit:은/는} {covers}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_fish.c
msgid "Can {covers} have a {digit} anywhere else?"
msgstr "{covers}의 다른 칸에 {digit:이/가} 들어갈 수 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}, except {fins?the fin/the fins} {fins}."
msgstr "{bases}에서 핀 {fins:을/를} 빼면 {digit:은/는} {covers}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_fish.c
msgid "What follows if {fins?the fin is/a fin is} {digit}, and what if not?"
msgstr "핀에 {digit:이/가} 있으면 어떻게 되고, 없으면 어떻게 될까요?"

#: src/explain/sentences/say_fish.c
msgid "If {all?/one of }{all} is {digit}, {targets} {targets?sees/see} it. If not, {covers} get their {digit}s in {bases}."
msgstr "{all}에 {digit:이/가} 있으면 {targets}에서 그 {digit:이/가} 보입니다. 없으면 {covers}의 {digit:은/는} {bases}에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "If {all?/one of }{all} is {digit}, no cell that sees {all?it/all of them} is. If not, {covers} get their {digit}s in {bases}."
msgstr "{all} 중 한 칸에 {digit:이/가} 있으면 그 칸들을 모두 보는 칸은 {digit:이/가} 아닙니다. 그렇지 않으면 {covers}의 {digit:은/는} {bases}에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}. But {endofins} {endofins?is/are} in two of {bases} at once."
msgstr "{bases}에서 {digit:은/는} {covers}에만 들어갈 수 있습니다. 다만 {endofins:은/는} {bases} 중 두 곳에 함께 있습니다."

#: src/explain/sentences/say_fish.c
msgid "What follows if {endofins?it is/one of these is} {digit}, and what if not?"
msgstr "거기에 {digit:이/가} 있으면 어떻게 되고, 없으면 어떻게 될까요?"

#: src/explain/sentences/say_fish.c
msgid "In {bases}, the {digit} can only be in {covers}, except {fins?the fin/the fins} {fins}. And {endofins} {endofins?is/are} in two of {bases} at once."
msgstr "{bases}에서 핀 {fins:을/를} 빼면 {digit:은/는} {covers}에만 들어갈 수 있습니다. 그리고 {endofins:은/는} {bases} 중 두 곳에 함께 있습니다."

#: src/explain/sentences/say_fish.c
msgid "What follows if one of these is {digit}, and what if not?"
msgstr "그중 한 칸에 {digit:이/가} 있으면 어떻게 되고, 없으면 어떻게 될까요?"

#: src/explain/sentences/say_fish.c
msgid "Two finned fish share these places. In which {count} houses is each?"
msgstr "핀 달린 피쉬 두 개가 이 자리를 함께 씁니다. 각각 어느 {count}곳을 덮을까요?"

#: src/explain/sentences/say_fish.c
msgid "In {bases}, two fish for the {digit} each use {count} of {covers}. Their fins are {all}."
msgstr "{bases}에는 {digit}의 피쉬가 둘 있고, 각각 {covers} 중 {count}곳을 씁니다. 핀은 {all}입니다."

#: src/explain/sentences/say_fish.c
msgid "Which cells see all fins of one fish?"
msgstr "한 피쉬의 핀을 모두 보는 칸은 어디일까요?"

#: src/explain/sentences/say_fish.c
msgid "Either a fish holds or one of its fins is {digit}. Each way, {targets} cannot be."
msgstr "두 피쉬 모두, 피쉬가 성립하거나 핀 하나가 {digit}입니다. 어느 쪽이든 {targets:은/는} {digit:이/가} 아닙니다."

#: src/explain/sentences/say_fish.c
msgid "{inside} {inside?is/are} in two of {covers}: a {digit} there would use up both."
msgstr "{inside:은/는} {covers} 중 두 곳에 함께 있어서, 거기에 {digit:을/를} 넣으면 두 곳을 다 써 버립니다."

#: src/explain/sentences/say_forcing.c
msgid "Try the candidates of {cell}: one of them leads to a contradiction."
msgstr "{cell}의 후보를 하나씩 가정해 보세요. 그중 하나는 모순에 이릅니다."

#: src/explain/sentences/say_forcing.c
msgid "What follows from it, step by step?"
msgstr "차례로 어떤 일이 이어질까요?"

#: src/explain/sentences/say_forcing.c
msgid "Try a {digit} in {box} and follow only the {digit}s."
msgstr "{box}의 한 칸에 {digit:을/를} 넣어 보고, {digit:이/가} 들어갈 자리만 따라가 보세요."

#: src/explain/sentences/say_forcing.c
msgid "Then {house} has no place for the {home}."
msgstr "그러면 {house}에 {home:이/가} 들어갈 자리가 없습니다."

#: src/explain/sentences/say_forcing.c
msgid "That leaves no digit for {subject}."
msgstr "그 결과 {subject}에 남는 숫자가 없습니다."

#: src/explain/sentences/say_forcing.c
msgid "That leaves {house} no place for the {home}."
msgstr "그 결과 {house}에 {home:이/가} 들어갈 자리가 없습니다."

#: src/explain/sentences/say_forcing.c
msgid "Then every case that is left leads to a contradiction."
msgstr "그러면 남은 모든 경우가 모순에 이릅니다."

#: src/explain/sentences/say_forcing.c
msgid "Then, sometimes from several cells together: {chain}."
msgstr "그러면 때로는 여러 칸이 함께 작용해 차례로 다음과 같이 됩니다: {chain}."

#: src/explain/sentences/say_forcing.c
msgid "Then, one after another: {chain}."
msgstr "그러면 차례로 다음과 같이 됩니다: {chain}."

#: src/explain/sentences/say_forcing.c
msgid "One case is {digit} in {cell} itself."
msgstr "한 경우는 {cell:이/가} {digit}인 바로 그 경우입니다."

#: src/explain/sentences/say_forcing.c
msgid "If {cell} is {digit}, that fails at once."
msgstr "{cell:이/가} {digit:이면/면} 바로 모순입니다."

#: src/explain/sentences/say_forcing.c
msgid "If {cell} is {digit}: {chain}."
msgstr "{cell:이/가} {digit:이면/면}: {chain}."

#: src/explain/sentences/say_forcing.c
msgid "If {cell} is {digit}: {chain}, which fails."
msgstr "{cell:이/가} {digit:이면/면}: {chain}, 그런데 모순입니다."

#: src/explain/sentences/say_forcing.c
msgid "Try each candidate of {subject} in turn."
msgstr "{subject}의 후보를 하나씩 모두 가정해 보세요."

#: src/explain/sentences/say_forcing.c
msgid "What follows in every case?"
msgstr "모든 경우에 똑같이 나오는 결과는 무엇일까요?"

#: src/explain/sentences/say_forcing.c
msgid "Try each place of one digit in {house} in turn."
msgstr "{house}에서 한 숫자가 들어갈 자리를 하나씩 모두 가정해 보세요."

#: src/explain/sentences/say_forcing.c
msgid "In {house} the {home} can only be in {places}."
msgstr "{house}에서 {home:은/는} {places}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_forcing.c
msgid "Inside it, nets of their own rule out {inner} and {more} more."
msgstr "이 가정 안에서 또 다른 네트가 {inner} 등과 그 밖의 후보 {more}개를 지웁니다."

#: src/explain/sentences/say_forcing.c
msgid "Inside it, nets of their own rule out {inner}."
msgstr "이 가정 안에서 또 다른 네트가 다음 후보를 지웁니다: {inner}."

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape} alone, with {digits}."
msgstr "그룹 {letter}: {shape} 한 칸, 후보는 {digits}입니다."

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape} in {house}: {count} cells with {more} digits, {digits}."
msgstr "그룹 {letter}: {house}의 {shape}, {count}칸에 숫자 {more}개({digits})."

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape}: {count} cells with {more} digits, {digits}."
msgstr "그룹 {letter}: {shape}, {count}칸에 숫자 {more}개({digits})."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a}, in {other} {b}."
msgstr "{cells:은/는} {one}에서 {a:을/를}, {other}에서 {b:을/를} 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a} and {b}."
msgstr "{cells:은/는} {one}에서 {a:과/와} {b:을/를} 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} {a}."
msgstr "{cells:은/는} {one}에서 {a:을/를} 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}, in {other} every {digit} of {b}."
msgstr "{cells:은/는} {one}에서 그룹 {a}의, {other}에서 그룹 {b}의 {digit:을/를} 모두 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a} and {b}."
msgstr "{cells:은/는} {one}에서 두 그룹 {a}, {b}의 {digit:을/를} 모두 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}."
msgstr "{cells:은/는} {one}에서 그룹 {a}의 {digit:을/를} 모두 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a}, in {other} {b}."
msgstr "{cells:은/는} {one}에서 {a:을/를}, {other}에서 {b:을/를} 보므로 역시 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a} and {b}."
msgstr "{cells:은/는} {one}에서 {a:과/와} {b:을/를} 보므로 역시 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} {a}."
msgstr "{cells:은/는} {one}에서 {a:을/를} 보므로 역시 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}, in {other} every {digit} of {b}."
msgstr "{cells:은/는} {one}에서 그룹 {a}의, {other}에서 그룹 {b}의 {digit:을/를} 모두 보므로 역시 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a} and {b}."
msgstr "{cells:은/는} {one}에서 두 그룹 {a}, {b}의 {digit:을/를} 모두 보므로 역시 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "Nor can {cells} be {digit}: in {one} {cells?it sees/they see} every {digit} of {a}."
msgstr "{cells:은/는} {one}에서 그룹 {a}의 {digit:을/를} 모두 보므로 역시 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: {cells?it sees/each of them sees} {names}."
msgstr "{cells:은/는} {names:을/를} 모두 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "A cell that sees {names} cannot be {digit}."
msgstr "{names:을/를} 모두 보는 칸은 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "{cells} cannot be {digit}: {cells?it sees/each of them sees} every {digit} of the groups {names}."
msgstr "{cells:은/는} 그룹 {names}의 {digit:을/를} 모두 보므로 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_groups.c
msgid "A cell that sees every {digit} of the groups {names} cannot be {digit}."
msgstr "그룹 {names}의 {digit:을/를} 모두 보는 칸은 {digit:이/가} 될 수 없습니다."

#: src/explain/sentences/say_intersections.c
#: src/explain/sentences/say_outcome.c src/explain/sentences/say_place.c
#: src/explain/sentences/say_wings.c
msgid "Where can the {digit} be in {house}?"
msgstr "{house}에서 {digit:이/가} 들어갈 자리는 어디일까요?"

#: src/explain/sentences/say_intersections.c
msgid "In {house}, the {digit} can only be in {cells}, all in {cover}."
msgstr "{house}에서 {digit:은/는} {cells}에만 들어갈 수 있고, 이 칸들은 모두 {cover}에 있습니다."

#: src/explain/sentences/say_intersections.c
msgid "What does that mean for the rest of {cover}?"
msgstr "그러면 {cover}의 나머지 칸은 어떻게 될까요?"

#: src/explain/sentences/say_intersections.c
msgid "One of them is {digit}, and {cover} can have no other."
msgstr "그중 한 칸에 {digit:이/가} 들어가므로 {cover}의 다른 칸에는 {digit:이/가} 들어갈 수 없습니다."

#: src/explain/sentences/say_intersections.c
msgid "In {house}, the {digit} can only be in {cells}, both in {cover}."
msgstr "{house}에서 {digit:은/는} {cells}에만 들어갈 수 있고, 두 칸 모두 {cover}에 있습니다."

#: src/explain/sentences/say_intersections.c
msgid "Where is the {digit} of {home}, then?"
msgstr "그러면 {home}의 {digit:은/는} 어디에 있을까요?"

#: src/explain/sentences/say_intersections.c
msgid "One of them is {digit}, so {home} cannot have its {digit} in {cover}. Only {cell} is left for it there."
msgstr "그중 한 칸에 {digit:이/가} 들어가므로 {home}의 {digit:은/는} {cover}에 들어갈 수 없습니다. 남은 칸은 {cell}뿐입니다."

#: src/explain/sentences/say_intersections.c
msgid "Look where {base} and {cover} cross."
msgstr "{base:과/와} {cover:이/가} 만나는 곳을 보세요."

#: src/explain/sentences/say_intersections.c
msgid "Where can the digits {digits} be in {cover}?"
msgstr "{cover}에서 {digits:이/가} 들어갈 자리는 어디일까요?"

#: src/explain/sentences/say_intersections.c
msgid "In {base}, {cells} can only be {either}. In {cover}, {digits} fit only in the crossing and {places}."
msgstr "{base}의 {cells}에는 {either}만 들어갈 수 있습니다. {cover}에서 {digits:은/는} 교차 칸과 {places}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_intersections.c
msgid "How many of {digits} can the crossing hold?"
msgstr "교차 칸에는 {digits} 중 몇 개가 들어갈 수 있을까요?"

#: src/explain/sentences/say_intersections.c
msgid "Two of {digits} are in {cells}, so the crossing can hold only one. All three are needed in {cover}: the crossing holds one, {places} the others."
msgstr "{cells}에 {digits} 중 둘이 들어가므로 교차 칸에는 하나만 들어갈 수 있습니다. {cover}에는 셋 다 있어야 하니, 하나는 교차 칸에, 나머지 둘은 {places}에 들어갑니다."

#: src/explain/sentences/say_intersections.c
msgid "One of {digits} is in {cells}, so the crossing can hold only one. Both are needed in {cover}: the crossing holds one, {places} the other."
msgstr "{cells}에 {digits} 중 하나가 들어가므로 교차 칸에는 하나만 들어갈 수 있습니다. {cover}에는 둘 다 있어야 하니, 하나는 교차 칸에, 다른 하나는 {places}에 들어갑니다."

#: src/explain/sentences/say_kraken.c
msgid "Which {count} houses hold nearly all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 거의 다 어느 {count}곳에 모여 있을까요?"

#: src/explain/sentences/say_kraken.c
msgid "In {bases}, the {digit} can only be in {covers}, except {cells?the fin/the fins} {cells}."
msgstr "{bases}에서 핀 {cells:을/를} 빼면 {digit:은/는} {covers}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_kraken.c
msgid "Where does it lead if {cells?the fin/a fin} is {digit}?"
msgstr "핀에 {digit:이/가} 있다면 어떻게 이어질까요?"

#: src/explain/sentences/say_kraken.c
msgid "If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If {cells?it is/one of them is}, a chain leads to the same:"
msgstr "{cells}에 {digit:이/가} 없으면 {covers}의 {digit:은/는} {bases}에 있습니다. 있으면 체인을 따라가도 결과가 같습니다."

#: src/explain/sentences/say_kraken.c
msgid "If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If {cells?it is/one of them is}, a chain leads to the same."
msgstr "{cells}에 {digit:이/가} 없으면 {covers}의 {digit:은/는} {bases}에 있습니다. 있으면 체인을 따라가도 결과가 같습니다."

#: src/explain/sentences/say_kraken.c
msgid "If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If {cells?it is/one of them is}, the same follows: {chains}."
msgstr "{cells}에 {digit:이/가} 없으면 {covers}의 {digit:은/는} {bases}에 있습니다. 있어도 결과가 같습니다: {chains}."

#: src/explain/sentences/say_kraken.c
msgid "Which {count} houses hold all places for the {digit} there?"
msgstr "거기서 {digit:이/가} 들어갈 자리는 어느 {count}곳에 모여 있을까요?"

#: src/explain/sentences/say_kraken.c
msgid "In {bases}, the {digit} can only be in {fewer}, or in {places}."
msgstr "{bases}에서 {digit:은/는} {fewer:과/와} {places}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_kraken.c
msgid "Where does it lead if {cells?this place/each of these places} is {digit}?"
msgstr "이 자리에 {digit:이/가} 있다면 어떻게 이어질까요?"

#: src/explain/sentences/say_kraken.c
msgid "Not all of {bases} can have their {digit} in {fewer}, so {cells?/one of }{cells} is {digit}. Each chain leads to the same:"
msgstr "{fewer}만으로는 {bases}의 {digit:을/를} 다 넣을 수 없으므로 {cells} 중 하나에 {digit:이/가} 있습니다. 어느 체인이든 결과가 같습니다."

#: src/explain/sentences/say_kraken.c
msgid "Not all of {bases} can have their {digit} in {fewer}, so {cells?/one of }{cells} is {digit}. A chain from each leads to the same."
msgstr "{fewer}만으로는 {bases}의 {digit:을/를} 다 넣을 수 없으므로 {cells} 중 하나에 {digit:이/가} 있습니다. 어느 칸이든 체인을 따라가면 결과가 같습니다."

#: src/explain/sentences/say_kraken.c
msgid "Not all of {bases} can have their {digit} in {fewer}, so {cells?/one of }{cells} is {digit}. Each leads to the same: {chains}."
msgstr "{fewer}만으로는 {bases}의 {digit:을/를} 다 넣을 수 없으므로 {cells} 중 하나에 {digit:이/가} 있습니다. 어느 칸이든 결과가 같습니다: {chains}."

#: src/explain/sentences/say_links.c
msgid "Suppose {from?/none of }{from} {from?is not/is} {digit}. Then the {digit} of {house} must be in {to?/one of }{to}, its only other {to?place/places}."
msgstr "{from}에 {digit:이/가} 없다고 해 봅시다. 그러면 {house}의 {digit:은/는} 나머지 자리인 {to}{to?/ 중 한 칸}에 있어야 합니다."

#: src/explain/sentences/say_links.c
msgid "Suppose {from} is not {digit}. Then it must be {other}, its only other candidate."
msgstr "{from:이/가} {digit:이/가} 아니라고 해 봅시다. 그러면 나머지 후보인 {other}입니다."

#: src/explain/sentences/say_links.c
msgid "Suppose {from?/none of }{from} {from?is not/is} {digit}. Then group {letter} has no {digit} and needs its {other}, in {to?/one of }{to}."
msgstr "{from}에 {digit:이/가} 없다고 해 봅시다. 그러면 그룹 {letter}에는 {digit:이/가} 없으므로 {to}{to?/ 중 한 칸}에 {other:이/가} 있어야 합니다."

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit}, and the {digit} of {house} must be in {to?/one of }{to}."
msgstr "그래서 {from}에는 {digit:이/가} 없고, {house}의 {digit:은/는} {to}{to?/ 중 한 칸}에 있어야 합니다."

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit} ({weak}), and the {digit} of {house} must be in {to?/one of }{to}."
msgstr "그래서 {from}에는 {digit:이/가} 없고({weak}), {house}의 {digit:은/는} {to}{to?/ 중 한 칸}에 있어야 합니다."

#: src/explain/sentences/say_links.c
msgid "So {from} is not {digit} and must be {other}."
msgstr "그래서 {from:은/는} {digit:이/가} 아니라 {other}입니다."

#: src/explain/sentences/say_links.c
msgid "So {from} is not {digit} ({weak}) and must be {other}, its only other candidate."
msgstr "그래서 {from:은/는} {digit:이/가} 아니라({weak}) 나머지 후보인 {other}입니다."

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit}. Group {letter}, without {digit}, needs its {other}, in {to?/one of }{to}."
msgstr "그래서 {from}에는 {digit:이/가} 없습니다. {digit:이/가} 없는 그룹 {letter}에는 {other:이/가} {to}{to?/ 중 한 칸}에 있어야 합니다."

#: src/explain/sentences/say_links.c
msgid "So {from?/none of }{from} {from?is not/is} {digit} ({weak}). Group {letter}, without {digit}, needs its {other}, in {to?/one of }{to}."
msgstr "그래서 {from}에는 {digit:이/가} 없습니다({weak}). {digit:이/가} 없는 그룹 {letter}에는 {other:이/가} {to}{to?/ 중 한 칸}에 있어야 합니다."

#: src/explain/sentences/say_links.c
msgid "Suppose {cells?/one of }{cells} is {digit}."
msgstr "{cells}{cells?/ 중 한 칸}에 {digit:이/가} 있다고 해 봅시다."

#: src/explain/sentences/say_links.c
msgid "... {links} more links (--notation shows the whole chain) ..."
msgstr "... 연결 {links}개 생략 (--notation으로 체인 전체를 볼 수 있습니다) ..."

#: src/explain/sentences/say_links.c
msgid "So {cells?/none of }{cells} {cells?is not/is} {digit} ({weak})."
msgstr "그래서 {cells}에는 {digit:이/가} 없습니다({weak})."

#: src/explain/sentences/say_links.c
msgid "So {cells?/none of }{cells} {cells?is not/is} {digit}."
msgstr "그래서 {cells}에는 {digit:이/가} 없습니다."

#: src/explain/sentences/say_mistake.c
msgid "Something in {house} does not fit."
msgstr "{house}에 맞지 않는 것이 있습니다."

#: src/explain/sentences/say_mistake.c
msgid "One of the digits that you put there cannot be right."
msgstr "거기에 쓴 숫자 중에 틀린 것이 있습니다."

#: src/explain/sentences/say_mistake.c
msgid "Have another look at {cell}. Which digits does it see?"
msgstr "{cell:을/를} 다시 살펴보세요. 그 칸에서 어떤 숫자들이 보이나요?"

#: src/explain/sentences/say_mistake.c
msgid "The {digit} in {cell} is a mistake."
msgstr "{cell}의 {digit:은/는} 잘못 쓴 숫자입니다."

#: src/explain/sentences/say_mistake.c
msgid "A pencil mark is missing there that is still needed."
msgstr "거기에 아직 필요한 후보 표시 하나가 빠져 있습니다."

#: src/explain/sentences/say_mistake.c
msgid "Have another look at the pencil marks of {cell}."
msgstr "{cell}의 후보 표시를 다시 살펴보세요."

#: src/explain/sentences/say_mistake.c
msgid "The {digit} was removed from the pencil marks of {cell}, but it is needed there."
msgstr "{cell}의 후보 표시에서 {digit:을/를} 지웠지만, 그 칸에는 {digit:이/가} 필요합니다."

#: src/explain/sentences/say_outcome.c
msgid "Count the digit {digit} there."
msgstr "거기에 {digit:이/가} 몇 개 있는지 세어 보세요."

#: src/explain/sentences/say_outcome.c
msgid "The {digit} is in {houses} more than once: {cells} {cells?has/have} it."
msgstr "{houses}에 {digit:이/가} 두 번 이상 있습니다. {cells:을/를} 보세요."

#: src/explain/sentences/say_outcome.c
msgid "Each case that is left leads to a contradiction."
msgstr "남은 모든 경우가 모순에 이릅니다."

#: src/explain/sentences/say_outcome.c
msgid "No pattern helps here. Try the candidates of {cell}."
msgstr "여기서는 쓸 수 있는 패턴이 없습니다. {cell}의 후보를 하나씩 넣어 보세요."

#: src/explain/sentences/say_outcome.c
msgid "No pattern shows the next step, but trying a candidate of {cell} does."
msgstr "다음 단계를 알려 주는 패턴은 없지만, {cell}의 후보를 넣어 보면 알 수 있습니다."

#: src/explain/sentences/say_outcome.c
msgid "With {digit} in {cell}, every case ends in a contradiction."
msgstr "{cell}에 {digit:을/를} 넣으면 어떤 경우든 모순에 이릅니다."

#: src/explain/sentences/say_outcome.c
msgid "Without {digit} in {cell}, every case ends in a contradiction."
msgstr "{cell:이/가} {digit:이/가} 아니면 어떤 경우든 모순에 이릅니다."

#: src/explain/sentences/say_outcome.c
msgid "{cell} can be {digits}."
msgstr "{cell}에는 {digits:이/가} 들어갈 수 있습니다."

#: src/explain/sentences/say_outcome.c
msgid "The strategies in use do not show which, so this is a guess."
msgstr "사용 중인 전략으로는 어느 쪽인지 알 수 없으므로 추측합니다."

#: src/explain/sentences/say_outcome.c
msgid "In {house}, the {digit} can be in {cells}."
msgstr "{house}에서 {digit:은/는} {cells}에 들어갈 수 있습니다."

#: src/explain/sentences/say_outcome.c
msgid "{cell} can only be {digits}."
msgstr "{cell}에는 {digits}만 들어갈 수 있습니다."

#: src/explain/sentences/say_outcome.c
msgid "The strategies in use do not show it, so it is taken on trust."
msgstr "사용 중인 전략으로는 보일 수 없으므로 그대로 믿고 씁니다."

#: src/explain/sentences/say_outcome.c
msgid "In {house}, the {digit} can only be in {cells}."
msgstr "{house}에서 {digit:은/는} {cells}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_outcome.c
msgid "With {others} there is no solution from here."
msgstr "여기서 {others:을/를} 넣으면 해가 없습니다."

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in {others} there is no solution from here."
msgstr "{others}에 {digit:을/를} 넣으면 해가 없습니다."

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in any of {others} there is no solution from here."
msgstr "{others} 중 어디에 {digit:을/를} 넣어도 해가 없습니다."

#: src/explain/sentences/say_outcome.c
msgid "With {others} there is a solution too: the puzzle has several."
msgstr "{others}도 해가 됩니다. 이 퍼즐은 해가 여럿입니다."

#: src/explain/sentences/say_outcome.c
msgid "With each of {others} there is a solution too: the puzzle has several."
msgstr "{others} 각각으로도 해가 있습니다. 이 퍼즐은 해가 여럿입니다."

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in {others} there is a solution too: the puzzle has several."
msgstr "{others}에 {digit:을/를} 넣어도 해가 있습니다. 이 퍼즐은 해가 여럿입니다."

#: src/explain/sentences/say_outcome.c
msgid "With the {digit} in each of {others} there is a solution too: the puzzle has several."
msgstr "{others} 중 어디에 {digit:을/를} 넣어도 해가 있습니다. 이 퍼즐은 해가 여럿입니다."

#: src/explain/sentences/say_outcome.c
msgid "The search stopped before it decided on {others}."
msgstr "탐색이 한도에 이르러, {others:이면/면} 해가 있는지는 알아내지 못했습니다."

#: src/explain/sentences/say_outcome.c
msgid "The search stopped before it decided on the {digit} in {others}."
msgstr "탐색이 한도에 이르러, {others}에 {digit:을/를} 넣으면 해가 있는지는 알아내지 못했습니다."

#: src/explain/sentences/say_outcome.c
msgid "The search stopped before it decided on the {digit} in any of {others}."
msgstr "탐색이 한도에 이르러, {others}에 {digit:을/를} 넣으면 해가 있는지는 알아내지 못했습니다."

#: src/explain/sentences/say_outcome.c
msgid "Solved by logic alone."
msgstr "논리만으로 다 풀었습니다."

#: src/explain/sentences/say_outcome.c
msgid "Logic gets no further with the strategies in use: {empty} {empty?cell is/cells are} still empty."
msgstr "사용 중인 전략으로는 더 나아갈 수 없습니다. 빈칸이 {empty}개 남았습니다."

#: src/explain/sentences/say_outcome.c
msgid "This is a contradiction, so there is no solution."
msgstr "모순이 생겼으므로 이 퍼즐에는 해가 없습니다."

#: src/explain/sentences/say_outcome.c
msgid "Solved, but not by logic alone: {guesses} {guesses?step was a guess/steps were guesses}."
msgstr "다 풀었지만 논리만으로 푼 것은 아닙니다. 추측한 단계가 {guesses}개 있습니다."

#: src/explain/sentences/say_outcome.c
msgid "The puzzle has several solutions, and logic alone cannot decide between them."
msgstr "이 퍼즐은 해가 여러 개라서 논리만으로는 그 가운데 하나를 고를 수 없습니다."

#: src/explain/sentences/say_outcome.c
msgid "This is a contradiction, so one of the digits entered or marks ruled out at the start is wrong, or the puzzle has no solution."
msgstr "모순이 생겼습니다. 처음에 넣은 숫자나 지운 후보 가운데 잘못된 것이 있거나, 이 퍼즐에 해가 없습니다."

#: src/explain/sentences/say_outcome.c
msgid "{steps?Step/Steps} {steps} {steps?assumes/assume} that the puzzle has only one solution."
msgstr "{steps}단계는 이 퍼즐의 해가 하나뿐이라고 가정합니다."

#: src/explain/sentences/say_pattern.c
msgid "In {house} one digit has just one place left: {cell}."
msgstr "{house}에 자리가 하나만 남은 숫자가 있습니다. 그 자리는 {cell}입니다."

#: src/explain/sentences/say_pattern.c
msgid "{cell} has just one candidate left."
msgstr "{cell}에는 후보가 하나만 남아 있습니다."

#: src/explain/sentences/say_pattern.c
msgid "Suppose one of the candidates of {start} to be false, and follow where it leads."
msgstr "{start}의 후보 하나가 틀렸다고 가정하고, 무엇이 따라 나오는지 살펴보십시오."

#: src/explain/sentences/say_pattern.c
msgid "Suppose one of the candidates of {start} to be true, and follow where it leads."
msgstr "{start}의 후보 하나가 맞다고 가정하고, 무엇이 따라 나오는지 살펴보십시오."

#: src/explain/sentences/say_pattern.c
msgid "Take each candidate of {pivot} in turn, and follow where it leads."
msgstr "{pivot}의 후보를 하나씩 넣어 보고, 무엇이 따라 나오는지 살펴보십시오."

#: src/explain/sentences/say_pattern.c
msgid "Take each place of one digit in {house} in turn, and follow where it leads."
msgstr "{house}에서 한 숫자가 들어갈 자리를 하나씩 골라 보고, 무엇이 따라 나오는지 살펴보십시오."

#: src/explain/sentences/say_pattern.c
msgid "Take each place of the {digit} in {house} in turn, and follow where it leads."
msgstr "{house}에서 {digit:이/가} 들어갈 자리를 하나씩 골라 보고, 무엇이 따라 나오는지 살펴보십시오."

#: src/explain/sentences/say_pattern.c
msgid "The base houses are {bases}; the cover houses are {covers}."
msgstr "기준 영역은 {bases}, 덮는 영역은 {covers}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The base cells are {things}."
msgstr "기준 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The target cells are {things}."
msgstr "대상 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The stem is {things}."
msgstr "줄기 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "See what each colour would leave in {things}."
msgstr "색마다 그 색이 참이라면 {things}에 무엇이 남는지 살펴보십시오."

#: src/explain/sentences/say_pattern.c
msgid "The {things?corner is/corners are} {things}."
msgstr "꼭짓점 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The guardians are in {things}."
msgstr "가디언은 {things}에 있습니다."

#: src/explain/sentences/say_pattern.c
msgid "Only {things} {things?has/have} more than two candidates."
msgstr "후보가 셋 이상인 칸은 {things}뿐입니다."

#: src/explain/sentences/say_pattern.c
msgid "The wings are {things}."
msgstr "날개 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The pivot is {things}."
msgstr "중심 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The {things?cell is/cells are} {things}."
msgstr "패턴을 이루는 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The {things?fin is/fins are} {things}."
msgstr "핀은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The {things?endo-fin is/endo-fins are} {things}."
msgstr "엔도 핀은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "Other candidates are left in {things}."
msgstr "패턴 밖의 다른 후보가 남은 칸은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "{cells} lie where {house} and {cover} cross."
msgstr "{cells:은/는} {house:과/와} {cover:이/가} 만나는 곳에 있습니다."

#: src/explain/sentences/say_pattern.c
msgid "It is where {house} and {cover} cross."
msgstr "{house:과/와} {cover:이/가} 만나는 곳입니다."

#: src/explain/sentences/say_pattern.c
msgid "The {things?house is/houses are} {things}."
msgstr "영역은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "The {things?cover house is/cover houses are} {things}."
msgstr "덮는 영역은 {things}입니다."

#: src/explain/sentences/say_pattern.c
msgid "Set {letter}: {cells}, with the {digits?digit/digits} {digits}."
msgstr "집합 {letter}: {cells}, 숫자는 {digits}."

#: src/explain/sentences/say_pattern.c
msgid "Set {letter}: {cells}."
msgstr "집합 {letter}: {cells}."

#: src/explain/sentences/say_pattern.c
msgid "Only one of sets {one} and {other} can have the {digit}."
msgstr "{digit:은/는} 집합 {one}, {other} 가운데 한쪽에만 들어갈 수 있습니다."

#: src/explain/sentences/say_pattern.c
msgid "Colour {number}: {things}."
msgstr "{number}번째 색: {things}."

#: src/explain/sentences/say_pattern.c
msgid "The chain runs through {things}, in this order."
msgstr "체인은 {things} 순서로 이어집니다."

#: src/explain/sentences/say_pattern.c
msgid "{things?A chain leads/Chains lead} on from {things}."
msgstr "{things}에서 체인이 이어집니다."

#: src/explain/sentences/say_place.c
msgid "The {digit}{hatching?/s} in {hatching} {hatching?blocks/block} {lines}."
msgstr "{hatching}의 {digit:이/가} {lines:을/를} 막습니다."

#: src/explain/sentences/say_place.c
msgid "{steps?Step/Steps} {steps} removed {digit} from {closed}."
msgstr "{steps}단계에서 {closed}의 {digit:을/를} 지웠습니다."

#: src/explain/sentences/say_place.c
msgid "The pencil marks leave no {digit} in {noted}."
msgstr "{noted}의 후보 표시에는 {digit:이/가} 없습니다."

#: src/explain/sentences/say_place.c
msgid "All other cells of {house} are filled."
msgstr "{house}의 다른 칸은 모두 찼습니다."

#: src/explain/sentences/say_place.c
msgid "Look for the next {digit}."
msgstr "다음 {digit:이/가} 들어갈 곳을 찾아보세요."

#: src/explain/sentences/say_place.c
msgid "Which cell of {house} is left?"
msgstr "{house}에서 남은 칸은 어디일까요?"

#: src/explain/sentences/say_place.c
msgid "In {house}, only {cell} is left for the {digit}."
msgstr "{house}에서 {digit:이/가} 들어갈 칸은 {cell}뿐입니다."

#: src/explain/sentences/say_place.c
msgid "In {house}, no cell is left for the {digit}."
msgstr "{house}에는 {digit:이/가} 들어갈 칸이 없습니다."

#: src/explain/sentences/say_place.c
msgid "Count the digits of {house}. Which one is missing?"
msgstr "{house}의 숫자를 세어 보세요. 무엇이 빠졌을까요?"

#: src/explain/sentences/say_place.c
msgid "{cell} is the last empty cell of {house}."
msgstr "{cell:은/는} {house}에 남은 마지막 빈칸입니다."

#: src/explain/sentences/say_place.c
msgid "Which digit does it need?"
msgstr "어떤 숫자가 필요할까요?"

#: src/explain/sentences/say_place.c
msgid "The others hold every digit but {digit}."
msgstr "다른 칸에는 {digit}만 빼고 모든 숫자가 있습니다."

#: src/explain/sentences/say_remote_pair.c
msgid "{one} and {other} then hold one {x} and one {y}. So {cell} can be neither: in {house} it sees {one}, in {line} {other}."
msgstr "그래서 {one:과/와} {other}에는 {x:과/와} {y:이/가} 하나씩 있습니다. {cell:은/는} {house}에서 {one:을/를}, {line}에서 {other:을/를} 보므로 {x}도 {y}도 될 수 없습니다."

#: src/explain/sentences/say_remote_pair.c
msgid "Neighbours in the chain differ, so the two digits alternate along it."
msgstr "이어진 두 칸은 숫자가 다르므로, 체인을 따라 두 숫자가 번갈아 나옵니다."

#: src/explain/sentences/say_remote_pair.c
msgid "In the same way the other cells see one of each."
msgstr "다른 칸들도 똑같이 두 숫자를 하나씩 봅니다."

#: src/explain/sentences/say_remote_pair.c
msgid "{first} has only {digits} left. Which cells with the same two digits can you reach from it, step by step?"
msgstr "{first}에는 {digits}만 남았습니다. 후보가 똑같은 칸을 따라 한 칸씩 어디까지 갈 수 있을까요?"

#: src/explain/sentences/say_remote_pair.c
msgid "{cells} have only {digits}, and each sees the next, in {houses}."
msgstr "{cells}의 후보는 {digits}뿐이고, 저마다 다음 칸을 봅니다({houses})."

#: src/explain/sentences/say_remote_pair.c
msgid "Along the chain, which cells hold the same digit and which do not?"
msgstr "체인을 따라가면 어느 칸끼리 숫자가 같고, 어느 칸끼리 다를까요?"

#: src/explain/sentences/say_single_digit.c
msgid "Compare the places for the {digit} in {houses}."
msgstr "{houses}에서 {digit:이/가} 들어갈 자리를 비교해 보세요."

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}, in {second} in {places_2}."
msgstr "{digit:은/는} {first}에서 {places_1}에, {second}에서 {places_2}에 들어갑니다."

#: src/explain/sentences/say_single_digit.c
msgid "Can both of them be in {via}?"
msgstr "둘 다 {via}에 들어갈 수 있을까요?"

#: src/explain/sentences/say_single_digit.c
msgid "{near} share {via}: at most one of them is {digit}. So {far} is {digit}."
msgstr "{near:은/는} 같은 {via}에 있어 많아야 하나만 {digit}입니다. 따라서 {far:이/가} {digit}입니다."

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have two places each for the {digit}. Which two share a row?"
msgstr "{houses}에는 {digit:이/가} 들어갈 자리가 둘씩 있습니다. 어느 두 자리가 같은 행에 있나요?"

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have two places each for the {digit}. Which two share a column?"
msgstr "{houses}에는 {digit:이/가} 들어갈 자리가 둘씩 있습니다. 어느 두 자리가 같은 열에 있나요?"

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have two places each for the {digit}. Which two share a box?"
msgstr "{houses}에는 {digit:이/가} 들어갈 자리가 둘씩 있습니다. 어느 두 자리가 같은 박스에 있나요?"

#: src/explain/sentences/say_single_digit.c
msgid "{houses} have all their places for the {digit} but one each in the same box. Which box?"
msgstr "{houses}에서 {digit:이/가} 들어갈 자리는 하나씩만 빼고 모두 한 박스에 있습니다. 어느 박스일까요?"

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is only in one row and one column. Which place for it in {second} shares one of these lines?"
msgstr "{first}에서 {digit:은/는} 한 행과 한 열에만 들어갑니다. {second}의 자리 가운데 그 행이나 열에 있는 것은 어느 것인가요?"

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}. In {second} it is in {places_2}."
msgstr "{first}에서 {digit:은/는} {places_1}에 들어갑니다. {second}에서는 {places_2}에 들어갑니다."

#: src/explain/sentences/say_single_digit.c
msgid "What would {digit} in {near_2} leave for {first}?"
msgstr "{near_2:이/가} {digit:이라면/라면} {first}에는 어떤 자리가 남을까요?"

#: src/explain/sentences/say_single_digit.c
msgid "If {near_2} is {digit}, it blocks {blocked} in {via}, so the {digit} of {first} is in {far_1}. Otherwise {far_2} is {digit}."
msgstr "{near_2:이/가} {digit:이면/면} 같은 {via}의 {blocked:은/는} 막히고, {first}의 {digit:은/는} {far_1}에 들어갑니다. 아니면 {far_2:이/가} {digit}입니다."

#: src/explain/sentences/say_single_digit.c
msgid "Look at {via}."
msgstr "{via:을/를} 살펴보세요."

#: src/explain/sentences/say_single_digit.c
msgid "Where else can the {digit} be in the rows and columns of {near}?"
msgstr "{near}의 행과 열에서 {digit:은/는} 또 어디에 들어갈 수 있나요?"

#: src/explain/sentences/say_single_digit.c
msgid "{near} share {via}: at most one of them is {digit}."
msgstr "{near:은/는} 같은 {via}에 있어 많아야 하나만 {digit}입니다."

#: src/explain/sentences/say_single_digit.c
msgid "Which other places for the {digit} have their rows and columns?"
msgstr "이 두 칸의 행과 열에는 {digit:이/가} 들어갈 자리가 또 어디에 있나요?"

#: src/explain/sentences/say_single_digit.c
msgid "Look at the places for the {digit} in {first}."
msgstr "{first}에서 {digit:이/가} 들어갈 자리를 살펴보세요."

#: src/explain/sentences/say_single_digit.c
msgid "They are in one row and one column. Which lines have two places for the {digit}, one of them in that row or column?"
msgstr "그 자리들은 한 행과 한 열에 모여 있습니다. {digit}의 자리가 둘뿐이고 그중 하나가 그 행이나 열에 있는 줄을 찾아보세요."

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}."
msgstr "{first}에서 {digit:은/는} {places_1}에 들어갑니다."

#: src/explain/sentences/say_single_digit.c
msgid "Which two lines with two places for the {digit} meet this row or column?"
msgstr "{digit}의 자리가 둘뿐이면서 이 행이나 열과 만나는 두 줄은 어느 것인가요?"

#: src/explain/sentences/say_single_digit.c
msgid "In {first} the {digit} is in {places_1}, in {second} in {places_2}, so {far} is {digit}."
msgstr "{digit:은/는} {first}에서 {places_1}에, {second}에서 {places_2}에 들어가므로 {far:이/가} {digit}입니다."

#: src/explain/sentences/say_single_digit.c
msgid "In {second} the {digit} is in {far_2}, or it is in {near_2} and leaves only {far_1} in {first}."
msgstr "{second}의 {digit:은/는} {far_2}에 있거나, {near_2}에 있어서 {first}에 {far_1}만 남깁니다."

#: src/explain/sentences/say_single_digit.c
msgid "Find a loop of {count} of them, each sharing a row, column or box with the next."
msgstr "이웃한 칸끼리 행·열·박스를 함께 쓰면서 한 바퀴 도는 자리 {count}개를 찾아보세요."

#: src/explain/sentences/say_single_digit.c
msgid "{cells} make a loop. It runs through {houses}."
msgstr "{cells:은/는} 한 바퀴를 이룹니다. 차례로 {houses:을/를} 지납니다."

#: src/explain/sentences/say_single_digit.c
msgid "Could each of these have its {digit} in the loop?"
msgstr "이 행·열·박스의 {digit:이/가} 모두 이 고리 안에 있을 수 있을까요?"

#: src/explain/sentences/say_single_digit.c
msgid "If each of these had its {digit} in the loop, every second cell would be {digit}: impossible with {count} cells, an odd number. So the {digit} is in {guardians}, the only other {guardians?place/places} there."
msgstr "이 행·열·박스의 {digit:이/가} 모두 고리 안에 있다면 한 칸 걸러 {digit:이/가} 와야 하는데, {count}칸은 홀수라서 그럴 수 없습니다. 따라서 그곳의 다른 자리인 {guardians}에 {digit:이/가} 있습니다."

#: src/explain/sentences/say_subsets.c
msgid "Two cells of {house} have only {digits} left. Which ones?"
msgstr "{house}에 후보가 {digits}뿐인 칸이 두 개 있습니다. 어느 칸일까요?"

#: src/explain/sentences/say_subsets.c
msgid "In {house}, {cells} can only be {either}."
msgstr "{house}의 {cells}에는 {either}만 들어갈 수 있습니다."

#: src/explain/sentences/say_subsets.c
msgid "What is left for the other cells of {house}?"
msgstr "{house}의 다른 칸에는 무엇이 남을까요?"

#: src/explain/sentences/say_subsets.c
msgid "One is {first}, the other {last}."
msgstr "한 칸이 {first:이면/면} 다른 칸은 {last}입니다."

#: src/explain/sentences/say_subsets.c
msgid "Three cells of {house} have only {digits} left. Which ones?"
msgstr "{house}에 후보가 {digits}뿐인 칸이 세 개 있습니다. 어느 칸일까요?"

#: src/explain/sentences/say_subsets.c
msgid "Three cells for three digits: each takes one of them."
msgstr "세 숫자가 세 칸에 하나씩 들어갑니다."

#: src/explain/sentences/say_subsets.c
msgid "Four cells of {house} have only {digits} left. Which ones?"
msgstr "{house}에 후보가 {digits}뿐인 칸이 네 개 있습니다. 어느 칸일까요?"

#: src/explain/sentences/say_subsets.c
msgid "Four cells for four digits: each takes one of them."
msgstr "네 숫자가 네 칸에 하나씩 들어갑니다."

#: src/explain/sentences/say_subsets.c
msgid "{cells} are in {houses}. They can only be {either}."
msgstr "{cells:은/는} {houses}에 함께 있고, {either}만 들어갈 수 있습니다."

#: src/explain/sentences/say_subsets.c
msgid "What is left for the other cells of {houses}?"
msgstr "{houses}의 다른 칸에는 무엇이 남을까요?"

#: src/explain/sentences/say_subsets.c
msgid "Where can the digits {digits} be in {house}?"
msgstr "{house}에서 {digits:이/가} 들어갈 자리는 어디일까요?"

#: src/explain/sentences/say_subsets.c
msgid "In {house}, the digits {digits} can only be in {places}."
msgstr "{house}에서 {digits:은/는} {places}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_subsets.c
msgid "Is there room for other digits in these cells?"
msgstr "이 칸들에 다른 숫자가 들어갈 수 있을까요?"

#: src/explain/sentences/say_subsets.c
msgid "One of the two cells is {first}, the other {last}: nothing else fits there."
msgstr "두 칸 중 하나는 {first}, 다른 하나는 {last}입니다. 다른 숫자는 들어갈 수 없습니다."

#: src/explain/sentences/say_subsets.c
msgid "The three digits need all three cells, so nothing else fits there."
msgstr "세 숫자가 세 칸을 모두 차지하므로 다른 숫자는 들어갈 수 없습니다."

#: src/explain/sentences/say_subsets.c
msgid "The four digits need all four cells, so nothing else fits there."
msgstr "네 숫자가 네 칸을 모두 차지하므로 다른 숫자는 들어갈 수 없습니다."

#: src/explain/sentences/say_subsets.c
msgid "Where can the digits {digits} be in {house}? Then look for the {digit}."
msgstr "{house}에서 {digits:이/가} 들어갈 자리를 찾은 다음, {digit:이/가} 들어갈 자리를 찾아보세요."

#: src/explain/sentences/say_subsets.c
msgid "In {house}, the digits {digits} can only be in {places}. They fill these cells."
msgstr "{house}에서 {digits:은/는} {places}에만 들어갈 수 있습니다. 그래서 이 칸들은 꽉 찹니다."

#: src/explain/sentences/say_subsets.c
msgid "Which cell of {house} is left for the {digit}?"
msgstr "{house}에서 {digit:이/가} 들어갈 칸은 어디일까요?"

#: src/explain/sentences/say_subsets.c
msgid "Outside them, only {cell} can be {digit} in {house}."
msgstr "그 칸들을 빼면 {house}에서 {digit:이/가} 들어갈 자리는 {cell}뿐입니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "Look at {line} and {box}."
msgstr "{line:과/와} {box:을/를} 보세요."

#: src/explain/sentences/say_sue_de_coq.c
msgid "Take cells where {line} and {box} cross. Which cells in the rest of {line} and in the rest of {box} share their digits?"
msgstr "{line:과/와} {box:이/가} 만나는 칸을 보세요. {line}의 나머지 칸과 {box}의 나머지 칸에서 숫자를 나누어 갖는 칸을 찾아보세요."

#: src/explain/sentences/say_sue_de_coq.c
msgid "{cells}, where {line} and {box} cross, have the digits {digits}."
msgstr "{line:과/와} {box:이/가} 만나는 {cells}의 후보는 {digits}입니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "Count cells and digits: {count} cells. How often does each digit fit?"
msgstr "칸은 모두 {count}개입니다. 숫자마다 몇 번 들어갈 수 있을까요?"

#: src/explain/sentences/say_sue_de_coq.c
msgid "That is {count} cells for {count} digits, and none of these fits twice: A and B share no digit. So all are used up. The rest of {line} has no {inline}, the rest of {box} no {inbox}."
msgstr "{count}칸에 숫자가 {count}개이고, 그룹 A와 그룹 B에 같은 숫자가 없으므로 두 번 들어가는 숫자는 없습니다. 그래서 모든 숫자가 이 칸들에 하나씩 들어갑니다. {line}의 나머지 칸에는 {inline:이/가}, {box}의 나머지 칸에는 {inbox:이/가} 들어갈 수 없습니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "The {shared} can be in A and in B, any other digit only once. That makes {count} digits for {count} cells, so all are used up. The rest of {line} has no {inline}, the rest of {box} no {inbox}."
msgstr "{shared:은/는} 그룹 A와 그룹 B에 한 번씩, 다른 숫자는 한 번만 들어갈 수 있습니다. 모두 더하면 {count}칸에 숫자 {count}개이므로 남는 자리가 없습니다. {line}의 나머지 칸에는 {inline:이/가}, {box}의 나머지 칸에는 {inbox:이/가} 들어갈 수 없습니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "With {digits} in {cell}, every choice for {rest} puts a digit twice into a house."
msgstr "{cell}에 {digits:이/가} 들어가면, {rest:을/를} 어떻게 채워도 한 행이나 열, 박스에 같은 숫자가 두 번 들어갑니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "With {digits} in {cell}, every choice for {rest} puts a digit twice into a house or leaves no digit for {excluders}."
msgstr "{cell}에 {digits:이/가} 들어가면, {rest:을/를} 어떻게 채워도 같은 숫자가 한 행이나 열, 박스에 두 번 들어가거나 {excluders}에 남는 숫자가 없습니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "Go through the digits that {cells} can hold together."
msgstr "{cells}에 함께 들어갈 수 있는 숫자를 하나씩 따져 보세요."

#: src/explain/sentences/say_sue_de_coq.c
msgid "{excluders} {excluders?sees/each see} {cells}."
msgstr "{excluders:은/는} {cells:을/를}{excluders?/ 저마다} 모두 봅니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "Which digits of {cells} leave a cell without any?"
msgstr "{cells}에 어떤 숫자를 넣으면 남는 숫자가 없는 칸이 생길까요?"

#: src/explain/sentences/say_sue_de_coq.c
msgid "{cells} share houses, so not every choice of digits fits."
msgstr "{cells:은/는} 행이나 열, 박스를 함께 쓰므로 아무 숫자나 함께 들어갈 수는 없습니다."

#: src/explain/sentences/say_templates.c
msgid "In how many ways can the {digit} be placed once in each of {houses}?"
msgstr "{houses}에 {digit:을/를} 하나씩 놓는 방법은 몇 가지일까요?"

#: src/explain/sentences/say_templates.c
msgid "Place the {digit} once in each of {houses}, so that no two see each other."
msgstr "{houses}에 {digit:을/를} 서로 보이지 않게 하나씩 놓아 봅니다."

#: src/explain/sentences/say_templates.c
msgid "Which cells do all these ways have in common?"
msgstr "어떤 방법에서든 똑같이 쓰이는 칸은 어디일까요?"

#: src/explain/sentences/say_templates.c
msgid "Every way to do this uses {cells}."
msgstr "어떻게 놓아도 {cells:은/는} 꼭 쓰입니다."

#: src/explain/sentences/say_templates.c
msgid "Which cells are left free, or blocked, by all these ways?"
msgstr "어떤 방법으로도 쓰이지 않거나 막히는 칸은 어디일까요?"

#: src/explain/sentences/say_templates.c
msgid "There is no way to do this with {digit} in {places}."
msgstr "{places}에 {digit:을/를} 두면 그렇게 놓을 방법이 없습니다."

#: src/explain/sentences/say_templates.c
msgid "Look only at the places for {digits}."
msgstr "{digits:이/가} 들어갈 자리만 살펴보세요."

#: src/explain/sentences/say_templates.c
msgid "In how many ways can {digits} be placed together in {houses}?"
msgstr "{houses}에 {digits:을/를} 함께 놓는 방법은 몇 가지일까요?"

#: src/explain/sentences/say_templates.c
msgid "Place {digits} together in {houses}, so that no two of the same see each other."
msgstr "{houses}에 {digits:을/를} 함께 놓되, 같은 숫자끼리 서로 보이지 않게 합니다."

#: src/explain/sentences/say_templates.c
msgid "Every way to do this has the {digit} in {cells}."
msgstr "어떻게 놓아도 {cells}에는 {digit:이/가} 들어갑니다."

#: src/explain/sentences/say_templates.c
msgid "In how many ways can {digits} be placed in the whole grid?"
msgstr "판 전체에 {digits:을/를} 놓는 방법은 몇 가지일까요?"

#: src/explain/sentences/say_templates.c
msgid "Place {digits} in the whole grid at once, so that no two of the same see each other."
msgstr "판 전체에 {digits:을/를} 함께 놓되, 같은 숫자끼리 서로 보이지 않게 합니다."

#: src/explain/sentences/say_templates.c
msgid "There is no way to do this with {digit} in one of {count} other cells."
msgstr "다른 {count}칸에 {digit:을/를} 두면 그렇게 놓을 방법이 없습니다."

#: src/explain/sentences/say_uniqueness.c
msgid "Look at the cells for {digits} in {boxes}."
msgstr "{boxes}에서 {digits:이/가} 들어갈 칸을 살펴보세요."

#: src/explain/sentences/say_uniqueness.c
msgid "Which {count} cells would hold only {digits}, but for a few other candidates?"
msgstr "다른 후보 몇 개만 없으면 {digits}만 남을 칸 {count}개는 어디일까요?"

#: src/explain/sentences/say_uniqueness.c
msgid "{floor} can only be {either}. {extra} can also be {guard}."
msgstr "{floor}에는 {either}만 들어갈 수 있습니다. {extra}에는 {guard}도 들어갈 수 있습니다."

#: src/explain/sentences/say_uniqueness.c
msgid "What if all {count} cells held only {digits}?"
msgstr "{count}칸에 모두 {digits}만 들어간다면 어떻게 될까요?"

#: src/explain/sentences/say_uniqueness.c
msgid "With {lost} in {cell}, the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr "{cell}에 {lost:이/가} 들어가면 {count}칸의 {digits:을/를} 맞바꿀 수 있어 해가 두 개가 됩니다. 올바른 퍼즐의 해는 하나입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "{extra} would hold only {digits} without {guards}."
msgstr "{guards:이/가} 없다면 {extra}에는 {digits}만 남습니다."

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guards} in {extra}, the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one, so {places} is {guard}."
msgstr "{extra}에 {guards:이/가} 없다면 {count}칸의 {digits:을/를} 맞바꿀 수 있어 해가 두 개가 됩니다. 올바른 퍼즐의 해는 하나이므로 {places:이/가} {guard}입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "{floor} can only be {either}. In {houses} the {kept} is in {kept_places}."
msgstr "{floor}에는 {either}만 들어갈 수 있습니다. {houses}에서 {kept:은/는} {kept_places}에 들어갑니다."

#: src/explain/sentences/say_uniqueness.c
msgid "Can the other of {extra} be {lost}?"
msgstr "{extra} 가운데 나머지 한 칸이 {lost}일 수 있을까요?"

#: src/explain/sentences/say_uniqueness.c
msgid "If the other were {lost}, the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr "나머지 한 칸이 {lost:이라면/라면} {count}칸의 {digits:을/를} 맞바꿀 수 있어 해가 두 개가 됩니다. 올바른 퍼즐의 해는 하나입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "{floor} can only be {either}. In {houses} the {kept} is only in {kept_places}."
msgstr "{floor}에는 {either}만 들어갈 수 있습니다. {houses}에서 {kept:은/는} {kept_places}에만 들어갑니다."

#: src/explain/sentences/say_uniqueness.c
msgid "What if {places} were {kept}?"
msgstr "{places:이/가} {kept:이라면/라면} 어떻게 될까요?"

#: src/explain/sentences/say_uniqueness.c
msgid "If {places} were {kept}, the other one would be, too. Then the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr "{places:이/가} {kept:이라면/라면} 나머지 하나도 그렇습니다. 그러면 {count}칸의 {digits:을/를} 맞바꿀 수 있어 해가 두 개가 됩니다. 올바른 퍼즐의 해는 하나입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "What if {cell} were {lost}?"
msgstr "{cell:이/가} {lost:이라면/라면} 어떻게 될까요?"

#: src/explain/sentences/say_uniqueness.c
msgid "If {cell} were {lost}, {others} would be {kept}. Then the {digits} of all {count} cells could change places: two solutions. A proper puzzle has one."
msgstr "{cell:이/가} {lost:이라면/라면} {others:은/는} {kept:이/가} 됩니다. 그러면 {count}칸의 {digits:을/를} 맞바꿀 수 있어 해가 두 개가 됩니다. 올바른 퍼즐의 해는 하나입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "Look at {digits} in {boxes}."
msgstr "{boxes}의 {digits:을/를} 살펴보세요."

#: src/explain/sentences/say_uniqueness.c
msgid "Which cells there hold {digits} and are no givens?"
msgstr "그곳에서 {digits:이/가} 들어 있지만 주어진 숫자가 아닌 칸은 어디인가요?"

#: src/explain/sentences/say_uniqueness.c
msgid "{filled} {filled?holds/hold} {digits}. None of {cells} is a given."
msgstr "{filled}에는 {digits:이/가} 들어 있습니다. {cells} 가운데 주어진 숫자는 없습니다."

#: src/explain/sentences/say_uniqueness.c
msgid "Count the candidates of the empty cells."
msgstr "빈칸의 후보 수를 세어 보세요."

#: src/explain/sentences/say_uniqueness.c
msgid "Which cells have more than two candidates?"
msgstr "후보가 세 개 이상인 칸은 어디인가요?"

#: src/explain/sentences/say_uniqueness.c
msgid "Every empty cell but {extra} has just two candidates."
msgstr "{extra} 말고는 모든 빈칸에 후보가 두 개뿐입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "What if {extra} had just two candidates, too?"
msgstr "{extra}에도 후보가 두 개뿐이라면 어떻게 될까요?"

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guards} in {extra}, each digit would have just two places in every row, column and box, too. Such a grid has several solutions or none. A proper puzzle has one, so {places} is {guard}."
msgstr "{extra}에 {guards:이/가} 없다면 행·열·박스마다 어느 숫자나 자리가 둘씩만 남습니다. 그런 판은 해가 여러 개이거나 없습니다. 올바른 퍼즐의 해는 하나이므로 {places:은/는} {guard}입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "Where is the {kept} of {houses}?"
msgstr "{houses}의 {kept:은/는} 어디에 있을까요?"

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guardians}, each digit would have just two places in every row, column and box, too. Such a grid has several solutions or none, but a proper puzzle has one. In {houses} the {kept} is in {kept_places}. So one of {extra} is {kept}, and the other is {guard}."
msgstr "{guardians:이/가} 없다면 행·열·박스마다 어느 숫자나 자리가 둘씩만 남습니다. 그런 판은 해가 여러 개이거나 없는데, 올바른 퍼즐의 해는 하나입니다. {houses}에서 {kept:은/는} {kept_places}에 들어갑니다. 따라서 {extra} 가운데 한 칸은 {kept}, 다른 칸은 {guard}입니다."

#: src/explain/sentences/say_uniqueness.c
msgid "Without {guardians}, each digit would have just two places in every row, column and box, too. Such a grid has several solutions or none. A proper puzzle has one, so at least one of {guardians} is true."
msgstr "{guardians:이/가} 없다면 행·열·박스마다 어느 숫자나 자리가 둘씩만 남습니다. 그런 판은 해가 여러 개이거나 없습니다. 올바른 퍼즐의 해는 하나이므로 {guardians} 가운데 적어도 하나는 맞습니다."

#: src/explain/sentences/say_uniqueness.c
msgid "With {subset} that makes {count} cells of {house} for {count} digits: {used}."
msgstr "{subset:과/와} 함께 보면 {house}의 {count}칸에 숫자 {count}개가 들어갑니다: {used}."

#: src/explain/sentences/say_wings.c
msgid "Start from {pivot}. Which two cells with two candidates does it see?"
msgstr "{pivot}에서 시작하세요. 여기서 보이는, 후보가 두 개인 두 칸은 어디인가요?"

#: src/explain/sentences/say_wings.c
msgid "{pivot} can only be {either}. In {house_1}, {one} is {first} or {digit}; in {house_2}, {other} is {second} or {digit}."
msgstr "{pivot:은/는} {either}입니다. 같은 {house_1}의 {one:은/는} {first} 아니면 {digit}, 같은 {house_2}의 {other:은/는} {second} 아니면 {digit}입니다."

#: src/explain/sentences/say_wings.c
msgid "What follows for {one} and {other} from each digit of {pivot}?"
msgstr "{pivot:이/가} 각 숫자일 때 {one:과/와} {other:은/는} 어떻게 될까요?"

#: src/explain/sentences/say_wings.c
msgid "If {pivot} is {first}, {one} is {digit}; if it is {second}, {other} is {digit}. Either way {one} or {other} is {digit}."
msgstr "{pivot:이/가} {first:이면/면} {one:이/가} {digit}, {second:이면/면} {other:이/가} {digit}입니다. 어느 쪽이든 {one:과/와} {other} 가운데 하나는 {digit}입니다."

#: src/explain/sentences/say_wings.c
msgid "If {pivot} is {first}, {one} is {digit}; if it is {second}, {other} is {digit}. Otherwise {pivot} itself is {digit}, so one of the three cells is."
msgstr "{pivot:이/가} {first:이면/면} {one:이/가} {digit}, {second:이면/면} {other:이/가} {digit}입니다. 둘 다 아니면 {pivot} 자신이 {digit:이므로/므로} 세 칸 가운데 하나는 {digit}입니다."

#: src/explain/sentences/say_wings.c
msgid "Look for cells that can only be {either}."
msgstr "후보가 {either}뿐인 칸들을 찾아보세요."

#: src/explain/sentences/say_wings.c
msgid "Take {one} and {other}. In which row, column or box does each place for the {link} see one of them?"
msgstr "{one:과/와} {other:을/를} 고르세요. 어느 행·열·박스에서 {link}의 자리마다 두 칸 가운데 하나가 보이나요?"

#: src/explain/sentences/say_wings.c
msgid "{one} and {other} can only be {either}. In {house}, the {link} is in {places}."
msgstr "{one:과/와} {other}에는 {either}만 들어갈 수 있습니다. {house}에서 {link:은/는} {places}에 들어갑니다."

#: src/explain/sentences/say_wings.c
msgid "Can {one} and {other} both be {link}?"
msgstr "{one:과/와} {other:이/가} 둘 다 {link}일 수 있을까요?"

#: src/explain/sentences/say_wings.c
msgid "If both were {link}, {one} would block {near_1} in {via_1}, and {other} would block {near_2} in {via_2}. Then {house} would have no {link}, so {one} or {other} is {digit}."
msgstr "둘 다 {link:이라면/라면} {one:이/가} {via_1}의 {near_1:을/를}, {other:이/가} {via_2}의 {near_2:을/를} 막습니다. 그러면 {house}에 {link:이/가} 들어갈 자리가 없으므로 {one:과/와} {other} 가운데 하나는 {digit}입니다."

#: src/explain/sentences/say_wings.c
msgid "Which digits can {from} be?"
msgstr "{from}에는 어떤 숫자가 들어갈 수 있나요?"

#: src/explain/sentences/say_wings.c
msgid "Try the {digit} outside {from}. Where does that lead?"
msgstr "{digit:이/가} {from} 밖에 있다고 해 보세요. 어떻게 이어지나요?"

#: src/explain/sentences/say_wings.c
msgid "Try {from} without the {digit}. Where does that lead?"
msgstr "{from:이/가} {digit:이/가} 아니라고 해 보세요. 어떻게 이어지나요?"

#: src/explain/sentences/say_wings.c
msgid "So {ends} is {digit}."
msgstr "따라서 {ends:이/가} {digit}입니다."

#: src/explain/sentences/say_wings.c
msgid "So {first} is {digit} or {other}."
msgstr "따라서 {first:은/는} {digit} 아니면 {other}입니다."

#: src/explain/sentences/say_wings.c
msgid "So {first} is {digit} or {last} is {other}."
msgstr "따라서 {first:이/가} {digit:이거나/거나} {last:이/가} {other}입니다."

#: src/explain/sentences/say_wings.c
msgid "They share {house}: {other} in {first} would rule out both, and so would {digit} in {last}."
msgstr "두 칸은 같은 {house}에 있어서, {first:이/가} {other:이거나/거나} {last:이/가} {digit:이면/면} 둘 다 아니게 됩니다."

#: src/explain/sentences/say_wings.c
msgid "They share {house}, so {other} in {first} would rule out both."
msgstr "두 칸은 같은 {house}에 있어서, {first:이/가} {other:이면/면} 둘 다 아니게 됩니다."

#: src/explain/sentences/say_wings.c
msgid "They share {house}, so {digit} in {last} would rule out both."
msgstr "두 칸은 같은 {house}에 있어서, {last:이/가} {digit:이면/면} 둘 다 아니게 됩니다."

#: src/explain/sentences/say_wings.c
msgid "What follows for {cells} in any case?"
msgstr "그러면 어떤 경우에도 {cells:은/는} 어떻게 되나요?"

#: src/formats/text/losses.def
msgid "{form} cannot distinguish digits that a player placed from givens; --force makes givens of them"
msgstr "{form} 형식은 풀면서 넣은 숫자와 주어진 숫자를 구별하지 못합니다. --force를 쓰면 모두 주어진 숫자로 씁니다"

#: src/formats/text/losses.def
msgid "{form} cannot hold the candidates that a player ruled out; --force drops them"
msgstr "{form} 형식에는 풀면서 지운 후보를 담을 수 없습니다. --force를 쓰면 그 정보를 버립니다"

#: src/formats/text/losses.def
msgid "{form} cannot hold the pencil marks of a puzzle without givens; --force keeps single marks, as givens, and drops the others"
msgstr "{form} 형식에는 후보 표시로만 된 퍼즐을 담을 수 없습니다. --force를 쓰면 하나뿐인 표시만 주어진 숫자로 남기고 나머지는 버립니다"

#: src/formats/text/losses.def
msgid "{form} knows no givens, only pencil marks; --force makes each given the only mark of its cell"
msgstr "{form} 형식에는 주어진 숫자가 없고 후보 표시만 있습니다. --force를 쓰면 주어진 숫자를 그 칸의 하나뿐인 표시로 씁니다"

#: src/formats/text/losses.def
msgid "{form} cannot hold the text next to the puzzle; --force drops it"
msgstr "{form} 형식에는 퍼즐 옆의 글을 담을 수 없습니다. --force를 쓰면 그 글을 버립니다"

#: src/formats/text/losses.def
msgid "{form} cannot hold the comments above the puzzle; --force drops them"
msgstr "{form} 형식에는 퍼즐 위의 설명 줄을 담을 수 없습니다. --force를 쓰면 그 줄들을 버립니다"

#: src/formats/text/losses.def
msgid "the technique and the conclusions of a library line would be lost; --force drops them"
msgstr "라이브러리 줄의 기법과 결론이 사라집니다. --force를 쓰면 그것을 버립니다"

#: src/formats/text/losses.def
msgid "{form} cannot distinguish a last candidate from a given here; --force makes a given of it"
msgstr "여기서 {form} 형식은 마지막 남은 후보와 주어진 숫자를 구별하지 못합니다. --force를 쓰면 주어진 숫자로 씁니다"

#: src/formats/text/losses.def
msgid "{form} has no sign for a cell that can take no digit; --force writes it all the same"
msgstr "{form} 형식에는 아무 숫자도 들어갈 수 없는 칸을 나타낼 기호가 없습니다. --force를 쓰면 그대로 씁니다"

#: src/formats/text/losses.def
msgid "the pencil marks would be lost, since they are notes and no candidate lists; --force drops them"
msgstr "칸에 적힌 숫자는 후보 목록이 아니라 메모여서 옮길 수 없습니다. --force를 쓰면 버립니다"

#: src/picture/caption.c
msgid "A Sudoku grid with {count} {count?digit/digits}"
msgstr "숫자가 {count}개 있는 스도쿠 판"

#: src/picture/terminal_looks.c
msgid "given"
msgstr "주어진 숫자"

#: src/picture/terminal_looks.c
msgid "found since"
msgstr "찾아낸 숫자"

#: src/picture/terminal_looks.c
msgid "other candidate; its place in the cell is its digit"
msgstr "그 밖의 후보 (칸 안의 자리가 숫자를 나타냄)"

#: src/picture/terminal_looks.c
msgid "ruled out, of that colour"
msgstr "그 색의 후보 중 지우는 것"

#: src/picture/terminal_looks.c
msgid "rows left out"
msgstr "생략한 행"

#: src/picture/terminal_looks.c
msgid "columns left out"
msgstr "생략한 열"

#: src/picture/tones.def
msgid "candidate in a cell of the pattern"
msgstr "패턴 칸에 있는 후보"

#: src/picture/tones.def
msgid "pattern"
msgstr "패턴"

#: src/picture/tones.def
msgid "first colour"
msgstr "첫째 색"

#: src/picture/tones.def
msgid "second colour"
msgstr "둘째 색"

#: src/picture/tones.def
msgid "third colour"
msgstr "셋째 색"

#: src/picture/tones.def
msgid "fourth colour"
msgstr "넷째 색"

#: src/picture/tones.def
msgid "restricted common"
msgstr "제한 공통 숫자(RCC)"

#: src/picture/tones.def
msgid "false in the chain"
msgstr "체인에서 거짓"

#: src/picture/tones.def
msgid "ruled out by an inner net (its letter)"
msgstr "안쪽 포싱 넷이 제거한 후보 (글자로 표시)"

#: src/picture/tones.def
msgid "true in the chain"
msgstr "체인에서 참"

#: src/picture/tones.def
msgid "all false: nothing is left there"
msgstr "모두 거짓: 남는 것이 없음"

#: src/picture/tones.def
msgid "guardian: extra to the pattern"
msgstr "가디언: 패턴 밖의 후보"

#: src/picture/tones.def
msgid "fin"
msgstr "핀"

#: src/picture/tones.def
msgid "endo-fin"
msgstr "엔도 핀"

#: src/picture/tones.def
msgid "what the step is about"
msgstr "이 단계의 대상"

#: src/picture/tones.def
msgid "ruled out"
msgstr "지우는 후보"

#: src/picture/tones.def
msgid "placed"
msgstr "놓은 숫자"

#: src/picture/tones.def
msgid "digit that closes cells"
msgstr "칸을 막는 숫자"

#: src/picture/tones.def
msgid "digits that clash"
msgstr "충돌하는 숫자"

#: src/picture/tones.def
msgid "closed cell"
msgstr "막힌 칸"

#: src/picture/tones.def
msgid "cell that loses candidates"
msgstr "후보가 지워지는 칸"

#: src/picture/tones.def
msgid "deadly pattern"
msgstr "데들리 패턴"

#: src/picture/tones.def
msgid "cell of the pattern"
msgstr "패턴의 칸"

#: src/picture/tones.def
msgid "sets of cells, by their letters"
msgstr "칸의 집합 (글자로 구분)"

#: src/picture/tones.def
msgid "where the argument starts"
msgstr "논리가 시작되는 칸"

#: src/picture/tones.def
msgid "loop of cells"
msgstr "칸의 고리"

#: src/picture/tones.def
msgid "house of the pattern"
msgstr "패턴의 영역"

#: src/picture/tones.def
msgid "cover house"
msgstr "덮는 영역"

#: src/picture/tones.def
msgid "weak link: not both"
msgstr "약한 연결: 둘 다 참일 수 없음"

#: src/picture/tones.def
msgid "strong link: one of them"
msgstr "강한 연결: 둘 중 하나는 참"

#: src/picture/tones.def
msgid "leads to, on the shortest way"
msgstr "다음으로 이어짐 (가장 짧은 길)"

#: src/picture/tones.def
msgid "group: one of the joined candidates"
msgstr "그룹: 이어진 후보 중 하나"

#: src/picture/tones.def
msgid "the turn in which it follows"
msgstr "따라 나오는 순서"

#: src/verify/reasons.def
msgid "Every step is proved."
msgstr "모든 단계가 증명되었습니다."

#: src/verify/reasons.def
msgid "The work budget ran out at step {step}: the log is neither proved nor refuted."
msgstr "{step}단계에서 정해진 작업량을 다 썼습니다. 로그는 증명되지도 반박되지도 않았습니다."

#: src/verify/reasons.def
msgid "The step bears the number {fact}; the steps must be numbered 1, 2, 3 in order."
msgstr "이 단계의 번호가 {fact}입니다. 단계 번호는 1, 2, 3 순서여야 합니다."

#: src/verify/reasons.def
msgid "The step concludes nothing."
msgstr "이 단계에 결론이 없습니다."

#: src/verify/reasons.def
msgid "The step concludes {fact}, but this candidate was ruled out or placed before."
msgstr "이 단계의 결론은 {fact}인데, 이 후보는 이미 지워졌거나 놓였습니다."

#: src/verify/reasons.def
msgid "The step lists {fact} twice."
msgstr "이 단계에 {fact:이/가} 두 번 적혀 있습니다."

#: src/verify/reasons.def
msgid "The step lists {fact}, which a placement of the same step removes by itself."
msgstr "이 단계에 적힌 {fact:은/는} 같은 단계에서 놓인 숫자 때문에 저절로 지워지는 것입니다."

#: src/verify/reasons.def
msgid "The step places {fact}, which conflicts with another placement of the same step."
msgstr "이 단계의 {fact:은/는} 같은 단계에서 놓인 다른 숫자와 충돌합니다."

#: src/verify/reasons.def
msgid "The step is a guess, but it is not a single placement without premises in a log with the outcome guessed."
msgstr "이 단계는 추측인데, 추측은 결과가 guessed인 로그에서 전제 없이 숫자 하나만 놓아야 합니다."

#: src/verify/reasons.def
msgid "The step is a contradiction, but a contradiction must conclude nothing and end a log with that outcome."
msgstr "이 단계는 모순인데, 모순은 결론 없이 결과가 contradiction인 로그의 마지막에 와야 합니다."

#: src/verify/reasons.def
msgid "The step is not the kind of contradiction that its pattern says: {fact}."
msgstr "이 단계는 패턴에 적힌 종류의 모순이 아닙니다: {fact}."

#: src/verify/reasons.def
msgid "The premises do not force {fact}."
msgstr "전제만으로는 {fact:을/를} 이끌어 낼 수 없습니다."

#: src/verify/reasons.def
msgid "{fact} needs more than 100,000 nodes of search."
msgstr "{fact:을/를} 확인하려면 탐색 노드가 100,000개보다 많이 필요합니다."

#: src/verify/reasons.def
msgid "The list of earlier steps that it rests on is wrong at step {fact}."
msgstr "근거가 되는 앞 단계의 목록이 {fact}단계에서 틀렸습니다."

#: src/verify/reasons.def
msgid "The deadly pattern holds the given {fact}."
msgstr "데들리 패턴(Deadly Pattern)에 주어진 숫자 {fact:이/가} 들어 있습니다."

#: src/verify/reasons.def
msgid "The deadly pattern holds {fact}, which is no candidate of the input."
msgstr "데들리 패턴(Deadly Pattern)에 입력의 후보가 아닌 {fact:이/가} 들어 있습니다."

#: src/verify/reasons.def
msgid "The deadly pattern is empty, or too large to be proved."
msgstr "데들리 패턴(Deadly Pattern)이 비었거나 너무 커서 증명할 수 없습니다."

#: src/verify/reasons.def
msgid "The pattern is not deadly; it can be filled in a way that has no twin."
msgstr "이 패턴은 데들리 패턴(Deadly Pattern)이 아닙니다. 짝이 없이 채우는 방법이 있습니다."

#: src/verify/reasons.def
msgid "The step needs one argument for each of its conclusions; it has {fact}."
msgstr "이 단계에는 결론마다 논증이 하나씩 있어야 하는데 {fact}개 있습니다."

#: src/verify/reasons.def
msgid "The argument uses {fact}, which is not among the premises."
msgstr "논증에서 쓴 {fact:은/는} 전제에 없습니다."

#: src/verify/reasons.def
msgid "The argument says that {fact} must be true, but its constraint allows something else."
msgstr "논증에서는 {fact:이/가} 참이어야 한다고 하지만, 제약에는 다른 가능성이 있습니다."

#: src/verify/reasons.def
msgid "The argument says that {fact} fails, but it can still be satisfied."
msgstr "논증에서는 {fact:을/를} 만족할 수 없다고 하지만, 아직 만족할 수 있습니다."

#: src/verify/reasons.def
msgid "The cases of the argument are not the open candidates of {fact}."
msgstr "논증에서 나눈 경우가 {fact}에 남은 후보와 다릅니다."

#: src/verify/reasons.def
msgid "A branch of the argument does not end with a constraint that fails."
msgstr "논증의 한 갈래가 만족할 수 없는 제약으로 끝나지 않습니다."

#: src/verify/reasons.def
msgid "The pattern does not show the conclusion or its premise: {fact}."
msgstr "패턴에 결론이나 그 전제가 나타나 있지 않습니다: {fact}."

#: src/verify/reasons.def
msgid "The digit {fact} of the pattern is not placed, or closes nothing."
msgstr "패턴의 숫자 {fact:은/는} 놓여 있지 않거나 아무 칸도 막지 않습니다."

#: src/verify/reasons.def
msgid "Nothing in the pattern closes {fact}."
msgstr "패턴에 {fact:을/를} 막는 것이 없습니다."

#: src/verify/reasons.def
msgid "{fact} was not closed by the step that the pattern names."
msgstr "{fact:은/는} 패턴에 적힌 단계에서 막히지 않았습니다."

#: src/verify/reasons.def
msgid "The pattern shows {fact}, which has nothing to do with the step."
msgstr "패턴에 이 단계와 관계없는 {fact:이/가} 있습니다."

#: src/verify/reasons.def
msgid "The pattern leaves out {fact}, which is open in the premises."
msgstr "전제에 후보로 남아 있는 {fact:이/가} 패턴에 빠져 있습니다."

#: src/verify/reasons.def
msgid "The link from {fact} in the pattern does not hold."
msgstr "패턴에서 {fact}에서 시작하는 링크가 성립하지 않습니다."

#: src/verify/reasons.def
msgid "The link from {fact} in the pattern does not go on from an earlier one."
msgstr "패턴에서 {fact}에서 시작하는 링크가 앞의 링크에서 이어지지 않습니다."

#: src/verify/reasons.def
msgid "The digits of the set with {fact} in the pattern are not those open in its cells."
msgstr "패턴에서 {fact:이/가} 든 집합의 숫자가 그 칸들에 남은 후보와 다릅니다."

#: src/verify/reasons.def
msgid "The digit {fact} is no restricted common of two sets in the pattern."
msgstr "숫자 {fact:은/는} 패턴에 적힌 두 집합의 제한 공통 숫자(RCC)가 아닙니다."

#: src/verify/reasons.def
msgid "The pattern shows {fact} twice."
msgstr "패턴에 {fact:이/가} 두 번 나옵니다."

#: src/verify/reasons.def
msgid "The input holds {fact} and rules it out; the log must be that one contradiction."
msgstr "입력에 있는 {fact:이/가} 입력 자체에서 지워집니다. 로그에는 그 모순 하나만 있어야 합니다."

#: src/verify/reasons.def
msgid "The outcome is contradiction, but the last step is none."
msgstr "결과는 contradiction인데 마지막 단계가 모순이 아닙니다."

#: src/verify/reasons.def
msgid "The outcome says that the puzzle is solved, but nothing places a digit in {fact}."
msgstr "결과로는 퍼즐이 풀렸다고 하지만 {fact}에 숫자가 놓이지 않았습니다."

#: src/verify/reasons.def
msgid "The outcome is stuck, but every cell is placed."
msgstr "결과는 stuck인데 모든 칸에 숫자가 있습니다."

#: src/verify/reasons.def
msgid "The outcome is guessed, but no step is a guess."
msgstr "결과는 guessed인데 추측한 단계가 없습니다."

#: src/verify/reasons.def
msgid "The solution is not what the steps place in {fact}."
msgstr "해의 {fact} 숫자가 단계에서 놓은 숫자와 다릅니다."

#: src/verify/reasons.def
msgid "The step leans on there being one solution; in a log whose outcome is contradiction that shows nothing."
msgstr "이 단계는 해가 하나라는 데 기대고 있습니다. 결과가 모순인 로그에서는 그것으로 아무것도 보일 수 없습니다."

#: src/verify/reasons.def
msgid "The step assumes that the puzzle has only one solution, but the outcome of the log says that it has several."
msgstr "이 단계는 퍼즐의 해가 하나뿐이라고 가정하는데, 로그의 결과에는 해가 여러 개라고 되어 있습니다."

#: src/verify/reasons.def
msgid "The outcome is ambiguous, but no step assumes that the puzzle has only one solution."
msgstr "결과가 ambiguous인데, 퍼즐의 해가 하나뿐이라고 가정하는 단계가 없습니다."

#: src/verify/reasons.def
msgid "The log names a technique that does not exist."
msgstr "로그에 적힌 기법은 없는 기법입니다."

#: src/verify/reasons.def
msgid "The log does not prove {fact}."
msgstr "로그는 {fact:을/를} 증명하지 않습니다."

#: src/verify/reasons.def
msgid "The answer does not fit the query."
msgstr "로그의 답이 물은 것과 맞지 않습니다."

#: src/verify/reasons.def
msgid "The two solutions of the log are not solutions of the position, one each way."
msgstr "로그에 적힌 두 해가 이 상태의 해가 아니거나, 양쪽의 해가 하나씩이 아닙니다."

#: strategies/als/als.def
msgid "ALS-XZ"
msgstr "ALS-XZ 규칙(ALS-XZ)"

#: strategies/als/als.def
msgid "Two almost locked sets are groups of cells with one more digit than cells. Only one of them can have X, so the other has Z, another digit of both."
msgstr "거의 잠긴 집합(ALS)은 숫자가 칸보다 하나 많은 칸 묶음입니다. 두 묶음 중 하나에만 X가 들어갈 수 있으면, 다른 묶음에는 함께 가진 다른 숫자 Z가 들어갑니다."

#: strategies/als/als.def
msgid "Find groups of cells in a row, column or box with one more digit than cells; a cell with two candidates is one. Take two groups with a digit X, every X of one seeing every X of the other. Remove another common digit from cells that see all its places in both."
msgstr "행·열·박스에서 숫자가 칸보다 하나 많은 칸 묶음을 찾으세요. 후보가 두 개인 칸도 그런 묶음입니다. 숫자 X의 자리가 서로 모두 보이는 두 묶음을 고르세요. 함께 가진 다른 숫자를, 두 묶음의 그 자리가 모두 보이는 칸에서 지우세요."

#: strategies/als/als.def
msgid "ALS-XY-Wing"
msgstr "ALS-XY-윙(ALS-XY-Wing)"

#: strategies/als/als.def
msgid "Three groups of cells have one more digit than cells each. The middle one takes a digit from one outer group, which then has Z, a digit of both outer ones."
msgstr "세 칸 묶음은 저마다 숫자가 칸보다 하나 많습니다. 가운데 묶음이 바깥 묶음 하나에서 숫자를 빼앗으면, 그 묶음에 두 바깥 묶음이 함께 가진 Z가 들어갑니다."

#: strategies/als/als.def
msgid "Find a group of cells with one more digit than cells. Find a second group that cannot share its digit X, and a third that cannot share its digit Y. Remove a digit of the second and third from cells that see all its places in both."
msgstr "숫자가 칸보다 하나 많은 칸 묶음을 찾으세요. X를 함께 가질 수 없는 둘째 묶음과, Y를 함께 가질 수 없는 셋째 묶음을 찾으세요. 둘째와 셋째가 함께 가진 숫자를, 그 자리가 모두 보이는 칸에서 지우세요."

#: strategies/als/als.def
msgid "ALS Chain"
msgstr "ALS 체인(ALS Chain)"

#: strategies/als/als.def
msgid "Groups of cells with one more digit than cells form a chain: each two neighbours cannot both have a certain digit. So the first or the last has their common digit."
msgstr "숫자가 칸보다 하나 많은 칸 묶음들이 체인을 이룹니다. 이웃한 두 묶음은 어떤 숫자를 함께 가질 수 없습니다. 그래서 첫 묶음과 끝 묶음이 함께 가진 숫자는 둘 중 하나에 들어갑니다."

#: strategies/als/als.def
msgid "Start with two groups as for ALS-XZ, and go on to a third and a fourth. Only one of two neighbours may have a certain digit, and not the same digit twice running. Remove a digit of the first and last group from cells that see all its places in both."
msgstr "ALS-XZ처럼 두 묶음에서 시작해 셋째, 넷째로 이어 가세요. 이웃한 두 묶음이 함께 가질 수 없는 숫자가 있어야 하고, 같은 숫자를 잇따라 쓰지는 않습니다. 첫 묶음과 끝 묶음이 함께 가진 숫자를, 그 자리가 모두 보이는 칸에서 지우세요."

#: strategies/als/als.def
msgid "ALS-W-Wing"
msgstr "ALS-W-윙(ALS-W-Wing)"

#: strategies/als/als.def
msgid "In a row, column or box a digit has two places. One blocks it in one group, the other in a second, and the group without it has their other common digit."
msgstr "행·열·박스에서 한 숫자의 자리가 두 개입니다. 한 자리는 한 묶음에서, 다른 자리는 다른 묶음에서 그 숫자를 막고, 그 숫자가 없는 묶음에는 함께 가진 다른 숫자가 들어갑니다."

#: strategies/als/als.def
msgid "Find two groups of cells with one more digit than cells and two digits in common. Find a row, column or box with just two places for one of them. One place must see all of that digit in the first group, the other in the second. Remove the other digit from cells that see all its places in both."
msgstr "숫자가 칸보다 하나 많고 두 숫자를 함께 가진 칸 묶음 두 개를 찾으세요. 그중 한 숫자의 자리가 두 개뿐인 행·열·박스를 찾으세요. 한 자리에서는 첫 묶음의 그 숫자가, 다른 자리에서는 둘째 묶음의 그 숫자가 모두 보여야 합니다. 다른 숫자를, 두 묶음의 그 자리가 모두 보이는 칸에서 지우세요."

#: strategies/als/als.def
msgid "Death Blossom"
msgstr "데스 블로섬(Death Blossom)"

#: strategies/als/als.def
msgid "Each candidate of a cell would take itself from a group with one more digit than cells. So one of these groups has their common digit."
msgstr "한 칸의 후보마다, 그 숫자가 들어가면 숫자가 칸보다 하나 많은 어떤 묶음에서 그 숫자가 없어집니다. 그래서 이 묶음들 가운데 하나에 함께 가진 숫자가 들어갑니다."

#: strategies/als/als.def
msgid "Choose a cell with two or three candidates. For each, find a group of cells with one more digit than cells, where the cell sees all its places. If all the groups have another digit, remove it from cells that see all its places in every group."
msgstr "후보가 두세 개인 칸을 고르세요. 후보마다, 그 자리가 모두 이 칸에서 보이고 숫자가 칸보다 하나 많은 칸 묶음을 찾으세요. 모든 묶음이 함께 가진 다른 숫자를, 그 자리가 모두 보이는 칸에서 지우세요."

#: strategies/als/als.def
msgid "Sue de Coq"
msgstr "수 드 콕(Sue de Coq)"

#: strategies/als/als.def
msgid "The cells where a line crosses a box, with a cell of the line and one of the box, have as many digits as cells. Each digit is used up in its line or box."
msgstr "줄과 박스가 만나는 칸들에 줄의 한 칸과 박스의 한 칸을 더하면 숫자와 칸의 수가 같습니다. 그래서 숫자마다 그 줄이나 박스에서 다 쓰입니다."

#: strategies/als/als.def
msgid "Take two or three empty cells where a row or column crosses a box, with at least two more digits than cells. Find a cell of the line with two of these digits, and a cell of the box with two others. Remove the first two from the rest of the line, the others from the rest of the box."
msgstr "행이나 열이 박스와 만나는 곳에서, 숫자가 칸보다 둘 이상 많은 빈칸 두세 개를 보세요. 줄에서 그중 두 숫자만 있는 칸을, 박스에서 다른 두 숫자만 있는 칸을 찾으세요. 앞의 두 숫자는 줄의 나머지 칸에서, 뒤의 두 숫자는 박스의 나머지 칸에서 지우세요."

#: strategies/als/als.def
msgid "Extended Sue de Coq"
msgstr "확장 수 드 콕(Extended Sue de Coq)"

#: strategies/als/als.def
msgid "Like a Sue de Coq, but with more cells of the line, or of the box. All the cells together still have as many digits as cells."
msgstr "수 드 콕과 같지만 줄이나 박스의 칸을 더 씁니다. 모두 합쳐 숫자와 칸의 수가 같습니다."

#: strategies/als/als.def
msgid "Start as for a Sue de Coq. If one cell of the line or of the box does not use up the extra digits, add another cell with few candidates. The line's cells and the box's cells must differ in their digits. Stop when there are as many digits as cells."
msgstr "수 드 콕처럼 시작하세요. 줄이나 박스의 한 칸으로 모자라면 후보가 적은 칸을 더하세요. 줄의 칸과 박스의 칸은 숫자가 서로 달라야 합니다. 숫자와 칸의 수가 같아지면 됩니다."

#: strategies/als/als.def
msgid "Aligned Pair Exclusion"
msgstr "얼라인드 페어 익스클루전(Aligned Pair Exclusion)"

#: strategies/als/als.def
msgid "With a certain digit in one cell, every digit of a second cell is impossible, or leaves a third that sees both with nothing. So remove it."
msgstr "한 칸에 어떤 숫자를 넣으면, 둘째 칸의 모든 숫자가 불가능하거나 두 칸이 모두 보이는 칸에 남는 숫자가 없습니다. 그래서 그 숫자를 지웁니다."

#: strategies/als/als.def
msgid "Choose two cells, and look for cells with two candidates that see both. Write down all pairs of digits that the two could have. Cross out equal digits if they see each other, and pairs that use up a cell that sees both. Remove a digit that is in no pair left."
msgstr "칸 두 개를 고르고, 두 칸이 모두 보이는 후보 두 개짜리 칸들을 찾으세요. 두 칸에 들어갈 수 있는 숫자 쌍을 모두 적으세요. 서로 보이는 칸이면 같은 숫자 쌍을, 그리고 두 칸이 보이는 칸의 후보를 다 쓰는 쌍을 빼세요. 남은 쌍 어디에도 없는 숫자를 지우세요."

#: strategies/als/als.def
msgid "Aligned Triple Exclusion"
msgstr "얼라인드 트리플 익스클루전(Aligned Triple Exclusion)"

#: strategies/als/als.def
msgid "With a certain digit in one cell, every choice for two more cells is impossible, or leaves a cell that sees all three with nothing. So remove it."
msgstr "한 칸에 어떤 숫자를 넣으면, 다른 두 칸의 모든 경우가 불가능하거나 세 칸이 모두 보이는 칸에 남는 숫자가 없습니다. 그래서 그 숫자를 지웁니다."

#: strategies/als/als.def
msgid "Choose three cells, and look for cells with two or three candidates that see all of them. Write down all triples of digits that the three could have. Cross out those with a conflict, and those that use up a cell that sees all three. Remove a digit that is in no triple left."
msgstr "칸 세 개를 고르고, 세 칸이 모두 보이는 후보 두세 개짜리 칸들을 찾으세요. 세 칸에 들어갈 수 있는 세 숫자의 경우를 모두 적으세요. 서로 어긋나는 경우와, 세 칸이 보이는 칸의 후보를 다 쓰는 경우를 빼세요. 남은 경우 어디에도 없는 숫자를 지우세요."

#: strategies/basic/intersections.def
msgid "Pointing"
msgstr "포인팅(Pointing)"

#: strategies/basic/intersections.def
msgid "In a box a digit can only be in one row or column: remove it from the rest of that row or column."
msgstr "박스에서 한 숫자가 한 행이나 한 열에만 들어갈 수 있습니다. 그 행이나 열의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "Choose a box and a digit that is missing there. Mark the cells that can take the digit. If all are in one row or column, follow it out of the box and remove the digit from its other cells."
msgstr "박스 하나와 거기에 없는 숫자를 고르세요. 그 숫자가 들어갈 수 있는 칸을 표시하세요. 모두 한 행이나 한 열에 있으면, 그 줄을 따라 박스 밖으로 나가며 다른 칸에서 그 숫자를 지우세요."

#: strategies/basic/intersections.def
msgid "Claiming"
msgstr "클레이밍(Claiming)"

#: strategies/basic/intersections.def
msgid "In a row or column a digit can only be in one box: remove it from the rest of that box."
msgstr "행이나 열에서 한 숫자가 한 박스 안에만 들어갈 수 있습니다. 그 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "Choose a row or column and a digit that is missing there. Mark the cells that can take the digit. If all are in one box, remove the digit from the other cells of that box."
msgstr "행이나 열 하나와 거기에 없는 숫자를 고르세요. 그 숫자가 들어갈 수 있는 칸을 표시하세요. 모두 한 박스 안에 있으면, 그 박스의 다른 칸에서 그 숫자를 지우세요."

#: strategies/basic/intersections.def
msgid "Direct Pointing"
msgstr "직접 포인팅(Direct Pointing)"

#: strategies/basic/intersections.def
msgid "In one box a digit can only be in one row or column. That blocks the line in another box, which has one cell left for the digit."
msgstr "한 박스에서 한 숫자가 한 행이나 한 열에만 들어갈 수 있습니다. 그 줄이 지나는 다른 박스에는 그 숫자가 들어갈 칸이 하나만 남습니다."

#: strategies/basic/intersections.def
msgid "Find a box in which a digit can only be in one row or column. Follow that line into the next boxes and cross out its cells there. If a box now has one cell left for the digit, write it in."
msgstr "한 숫자가 한 행이나 한 열에만 들어갈 수 있는 박스를 찾으세요. 그 줄을 따라 옆 박스로 가서 그 줄의 칸을 빼세요. 어떤 박스에 한 칸만 남으면 그 칸에 숫자를 넣으세요."

#: strategies/basic/intersections.def
msgid "Direct Claiming"
msgstr "직접 클레이밍(Direct Claiming)"

#: strategies/basic/intersections.def
msgid "In one row or column a digit can only be in one box. That blocks the box for another line through it, which has one cell left for the digit."
msgstr "한 행이나 열에서 한 숫자가 한 박스 안에만 들어갈 수 있습니다. 그 박스를 지나는 다른 줄에는 그 숫자가 들어갈 칸이 하나만 남습니다."

#: strategies/basic/intersections.def
msgid "Find a row or column in which a digit can only be in one box. Cross out the other cells of that box. If another row or column through the box now has one cell left for the digit, write it in."
msgstr "한 숫자가 한 박스 안에만 들어갈 수 있는 행이나 열을 찾으세요. 그 박스의 다른 칸은 빼세요. 그 박스를 지나는 다른 행이나 열에 한 칸만 남으면 그 칸에 숫자를 넣으세요."

#: strategies/basic/intersections.def
msgid "Locked Pair"
msgstr "락드 페어(Locked Pair)"

#: strategies/basic/intersections.def
msgid "Two cells share a box and a row or column, and can only be the same two digits. Remove both digits from the rest of the box and the line."
msgstr "같은 박스이면서 같은 행이나 열에 있는 두 칸에 같은 두 숫자만 들어갈 수 있습니다. 그 박스와 그 줄의 나머지 칸에서 두 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "In a box find two cells of one row or column that have the same two candidates and no others. Remove both digits from the other cells of the box. Then remove them from the rest of that row or column."
msgstr "한 박스의 한 행이나 열에서, 똑같은 후보 두 개만 남은 칸 두 개를 찾으세요. 그 박스의 다른 칸에서 두 숫자를 지우세요. 이어서 그 행이나 열의 나머지 칸에서도 지우세요."

#: strategies/basic/intersections.def
msgid "Locked Triple"
msgstr "락드 트리플(Locked Triple)"

#: strategies/basic/intersections.def
msgid "The three cells where a box meets a row or column can only be three digits in all. Remove these digits from the rest of the box and the line."
msgstr "박스가 행이나 열과 만나는 세 칸에 모두 합쳐 세 숫자만 들어갈 수 있습니다. 그 박스와 그 줄의 나머지 칸에서 세 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "Look at three empty cells of one row or column in one box. If they have only three candidates together, remove these digits from the other cells of the box. Then remove them from the rest of that row or column."
msgstr "한 박스에서 한 행이나 열에 나란히 있는 빈칸 세 개를 보세요. 후보가 모두 합쳐 세 숫자뿐이면 그 박스의 다른 칸에서 지우세요. 이어서 그 행이나 열의 나머지 칸에서도 지우세요."

#: strategies/basic/intersections.def
msgid "Almost Locked Pair"
msgstr "올모스트 락드 페어(Almost Locked Pair)"

#: strategies/basic/intersections.def
msgid "A line crosses a box. One of its cells outside has only two digits, and one cell of the box off the line must be the same one of them."
msgstr "박스와 만나는 줄에서, 박스 밖의 한 칸에는 후보가 두 개뿐입니다. 박스에서 줄 밖의 한 칸에도 그 둘 중 같은 숫자가 들어갑니다."

#: strategies/basic/intersections.def
msgid "Look where a row or column crosses a box. Find a cell of that line, outside the box, with just two candidates. In the box, check that these digits fit only into the crossing and one more cell. Remove all other digits from that cell, and both digits from the rest of the line. Then look the other way, from a cell of the box."
msgstr "행이나 열이 박스와 만나는 곳을 보세요. 그 줄에서 박스 밖에 후보가 두 개뿐인 칸을 찾으세요. 박스 안에서 그 두 숫자가 만나는 칸들과 다른 한 칸에만 들어가는지 확인하세요. 그러면 그 한 칸에서 다른 숫자를 지우고, 줄의 나머지 칸에서 두 숫자를 지우세요. 박스와 줄을 바꾸어서도 찾아보세요."

#: strategies/basic/intersections.def
msgid "Almost Locked Triple"
msgstr "올모스트 락드 트리플(Almost Locked Triple)"

#: strategies/basic/intersections.def
msgid "A line crosses a box. Two of its cells outside have only three digits, and two cells of the box off the line must be the same two of them."
msgstr "박스와 만나는 줄에서, 박스 밖의 두 칸에는 후보가 모두 세 개뿐입니다. 박스에서 줄 밖의 두 칸에도 그 셋 중 같은 두 숫자가 들어갑니다."

#: strategies/basic/intersections.def
msgid "Look where a row or column crosses a box. Find two cells of that line, outside the box, with three candidates in all. In the box, check that these digits fit only into the crossing and two more cells. Remove all other digits from these two, and the three digits from the rest of the line. Then look the other way, from two cells of the box."
msgstr "행이나 열이 박스와 만나는 곳을 보세요. 그 줄에서 박스 밖에 후보가 모두 합쳐 세 개뿐인 두 칸을 찾으세요. 박스 안에서 그 세 숫자가 만나는 칸들과 다른 두 칸에만 들어가는지 확인하세요. 그러면 그 두 칸에서 다른 숫자를 지우고, 줄의 나머지 칸에서 세 숫자를 지우세요. 박스와 줄을 바꾸어서도 찾아보세요."

#: strategies/basic/singles.def
msgid "Full House"
msgstr "풀 하우스(Full House)"

#: strategies/basic/singles.def
msgid "Only one cell of a row, column or box is empty: it is the digit that is missing there."
msgstr "행·열·박스에 빈칸이 하나만 남았습니다. 그 칸에는 거기에 없는 숫자가 들어갑니다."

#: strategies/basic/singles.def
msgid "Look for a row, column or box with one empty cell. Count from 1 to 9 to see which digit is missing, and write it in. After each digit, check its row, column and box again."
msgstr "빈칸이 하나뿐인 행·열·박스를 찾으세요. 1부터 9까지 세어 빠진 숫자를 찾아 넣으세요. 숫자를 하나 넣을 때마다 그 칸의 행과 열과 박스를 다시 살펴보세요."

#: strategies/basic/singles.def
msgid "Cross-Hatching"
msgstr "크로스 해칭(Cross-Hatching)"

#: strategies/basic/singles.def
msgid "In a box only one cell can take a digit: the other cells are filled, or see that digit in their row or column."
msgstr "박스에서 한 숫자가 들어갈 수 있는 칸이 하나뿐입니다. 다른 칸은 이미 찼거나, 같은 행이나 열에 그 숫자가 있습니다."

#: strategies/basic/singles.def
msgid "Choose a digit that is already on the grid several times, and a box without it. From each of these digits draw a line through the box along its row or column. If just one empty cell is not crossed, write the digit there."
msgstr "판에 여러 번 나온 숫자와 그 숫자가 없는 박스를 고르세요. 그 숫자마다 행과 열을 따라 박스를 지나는 선을 그으세요. 선이 지나지 않는 빈칸이 하나만 남으면 그 칸에 숫자를 넣으세요."

#: strategies/basic/singles.def
msgid "Hidden Single in a Row"
msgstr "행의 히든 싱글(Hidden Single)"

#: strategies/basic/singles.def
msgid "In a row only one cell can take a digit: the other empty cells see that digit in their column or box."
msgstr "행에서 한 숫자가 들어갈 수 있는 칸이 하나뿐입니다. 다른 빈칸은 같은 열이나 박스에 그 숫자가 있습니다."

#: strategies/basic/singles.def
msgid "Choose a row with few empty cells, and a digit that is missing there. Cross out each empty cell whose column or box has that digit. If just one cell is left, write the digit there. Then try the next missing digit."
msgstr "빈칸이 적은 행과 거기에 없는 숫자를 하나 고르세요. 같은 열이나 박스에 그 숫자가 있는 빈칸은 빼세요. 한 칸만 남으면 그 칸에 숫자를 넣으세요. 아니면 빠진 다른 숫자로 해 보세요."

#: strategies/basic/singles.def
msgid "Hidden Single in a Column"
msgstr "열의 히든 싱글(Hidden Single)"

#: strategies/basic/singles.def
msgid "In a column only one cell can take a digit: the other empty cells see that digit in their row or box."
msgstr "열에서 한 숫자가 들어갈 수 있는 칸이 하나뿐입니다. 다른 빈칸은 같은 행이나 박스에 그 숫자가 있습니다."

#: strategies/basic/singles.def
msgid "Choose a column with few empty cells, and a digit that is missing there. Cross out each empty cell whose row or box has that digit. If just one cell is left, write the digit there. Then try the next missing digit."
msgstr "빈칸이 적은 열과 거기에 없는 숫자를 하나 고르세요. 같은 행이나 박스에 그 숫자가 있는 빈칸은 빼세요. 한 칸만 남으면 그 칸에 숫자를 넣으세요. 아니면 빠진 다른 숫자로 해 보세요."

#: strategies/basic/singles.def
msgid "Naked Single"
msgstr "네이키드 싱글(Naked Single)"

#: strategies/basic/singles.def
msgid "A cell can take only one digit: its row, column and box have the other eight."
msgstr "칸에 들어갈 수 있는 숫자가 하나뿐입니다. 나머지 여덟 숫자는 같은 행·열·박스에 있습니다."

#: strategies/basic/singles.def
msgid "Choose an empty cell whose row, column and box are well filled. Count from 1 to 9 and cross out each digit that the cell sees. If just one digit is left, write it in."
msgstr "행과 열과 박스가 많이 찬 빈칸을 고르세요. 1부터 9까지 세면서 그 칸에서 보이는 숫자를 빼세요. 하나만 남으면 그 숫자를 넣으세요."

#: strategies/basic/subsets.def
msgid "Naked Pair"
msgstr "네이키드 페어(Naked Pair)"

#: strategies/basic/subsets.def
msgid "Two cells of a row, column or box can only be the same two digits: remove both digits from its other cells."
msgstr "행·열·박스에서 두 칸에 같은 두 숫자만 들어갈 수 있습니다. 거기의 다른 칸에서 두 숫자를 지웁니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box look for a cell with just two candidates. Find a second cell with the same two and no others. Remove both digits from all other cells there."
msgstr "행·열·박스에서 후보가 두 개뿐인 칸을 찾으세요. 똑같은 두 후보만 있는 칸을 하나 더 찾으세요. 거기의 다른 칸 모두에서 두 숫자를 지우세요."

#: strategies/basic/subsets.def
msgid "Naked Triple"
msgstr "네이키드 트리플(Naked Triple)"

#: strategies/basic/subsets.def
msgid "Three cells of a row, column or box can only be three digits in all: remove these digits from its other cells."
msgstr "행·열·박스에서 세 칸에 모두 합쳐 세 숫자만 들어갈 수 있습니다. 거기의 다른 칸에서 세 숫자를 지웁니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box look for cells with two or three candidates. Find three of them that have only three digits together; a cell need not have all three. Remove these digits from all other cells there."
msgstr "행·열·박스에서 후보가 두세 개인 칸들을 찾으세요. 그중 세 칸의 후보가 모두 합쳐 세 숫자뿐인지 보세요. 칸마다 세 숫자가 다 있지 않아도 됩니다. 거기의 다른 칸 모두에서 이 숫자들을 지우세요."

#: strategies/basic/subsets.def
msgid "Naked Quadruple"
msgstr "네이키드 쿼드(Naked Quadruple)"

#: strategies/basic/subsets.def
msgid "Four cells of a row, column or box can only be four digits in all: remove these digits from its other cells."
msgstr "행·열·박스에서 네 칸에 모두 합쳐 네 숫자만 들어갈 수 있습니다. 거기의 다른 칸에서 네 숫자를 지웁니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box look for cells with two to four candidates. Find four of them that have only four digits together; a cell need not have all four. Remove these digits from all other cells there."
msgstr "행·열·박스에서 후보가 두 개에서 네 개인 칸들을 찾으세요. 그중 네 칸의 후보가 모두 합쳐 네 숫자뿐인지 보세요. 칸마다 네 숫자가 다 있지 않아도 됩니다. 거기의 다른 칸 모두에서 이 숫자들을 지우세요."

#: strategies/basic/subsets.def
msgid "Hidden Pair"
msgstr "히든 페어(Hidden Pair)"

#: strategies/basic/subsets.def
msgid "In a row, column or box two digits can only be in the same two cells: remove all other digits from these cells."
msgstr "행·열·박스에서 두 숫자가 같은 두 칸에만 들어갈 수 있습니다. 이 두 칸에서 다른 숫자를 모두 지웁니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box look for a digit with just two places. Find a second digit with the same two places. Remove all other digits from these two cells."
msgstr "행·열·박스에서 자리가 두 개뿐인 숫자를 찾으세요. 자리가 똑같은 숫자를 하나 더 찾으세요. 이 두 칸에서 다른 숫자를 모두 지우세요."

#: strategies/basic/subsets.def
msgid "Hidden Triple"
msgstr "히든 트리플(Hidden Triple)"

#: strategies/basic/subsets.def
msgid "In a row, column or box three digits can only be in the same three cells: remove all other digits from these cells."
msgstr "행·열·박스에서 세 숫자가 같은 세 칸에만 들어갈 수 있습니다. 이 세 칸에서 다른 숫자를 모두 지웁니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box look for digits with two or three places. Find three of them that have only three cells together; a digit need not fit into all three. Remove all other digits from these cells."
msgstr "행·열·박스에서 자리가 두세 개인 숫자들을 찾으세요. 그중 세 숫자의 자리가 모두 합쳐 세 칸뿐인지 보세요. 숫자마다 세 칸에 다 들어가지 않아도 됩니다. 이 세 칸에서 다른 숫자를 모두 지우세요."

#: strategies/basic/subsets.def
msgid "Hidden Quadruple"
msgstr "히든 쿼드(Hidden Quadruple)"

#: strategies/basic/subsets.def
msgid "In a row, column or box four digits can only be in the same four cells: remove all other digits from these cells."
msgstr "행·열·박스에서 네 숫자가 같은 네 칸에만 들어갈 수 있습니다. 이 네 칸에서 다른 숫자를 모두 지웁니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box look for digits with two to four places. Find four of them that have only four cells together; a digit need not fit into all four. Remove all other digits from these cells."
msgstr "행·열·박스에서 자리가 두 개에서 네 개인 숫자들을 찾으세요. 그중 네 숫자의 자리가 모두 합쳐 네 칸뿐인지 보세요. 숫자마다 네 칸에 다 들어가지 않아도 됩니다. 이 네 칸에서 다른 숫자를 모두 지우세요."

#: strategies/basic/subsets.def
msgid "Direct Hidden Pair"
msgstr "직접 히든 페어(Direct Hidden Pair)"

#: strategies/basic/subsets.def
msgid "In a row, column or box two digits can only be in the same two cells. These are blocked for a third digit, which has one cell left there."
msgstr "행·열·박스에서 두 숫자가 같은 두 칸에만 들어갈 수 있습니다. 그래서 다른 숫자 하나는 거기에 들어갈 칸이 하나만 남습니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box find two digits that can only be in the same two cells. Cross these cells out for every other digit. If a digit now has one cell left there, write it in."
msgstr "행·열·박스에서 같은 두 칸에만 들어갈 수 있는 두 숫자를 찾으세요. 다른 숫자를 볼 때는 이 두 칸을 빼세요. 이제 한 칸만 남은 숫자가 있으면 그 칸에 넣으세요."

#: strategies/basic/subsets.def
msgid "Direct Hidden Triple"
msgstr "직접 히든 트리플(Direct Hidden Triple)"

#: strategies/basic/subsets.def
msgid "In a row, column or box three digits can only be in the same three cells. These are blocked for a fourth digit, which has one cell left there."
msgstr "행·열·박스에서 세 숫자가 같은 세 칸에만 들어갈 수 있습니다. 그래서 다른 숫자 하나는 거기에 들어갈 칸이 하나만 남습니다."

#: strategies/basic/subsets.def
msgid "In a row, column or box find three digits that can only be in the same three cells. Cross these cells out for every other digit. If a digit now has one cell left there, write it in."
msgstr "행·열·박스에서 같은 세 칸에만 들어갈 수 있는 세 숫자를 찾으세요. 다른 숫자를 볼 때는 이 세 칸을 빼세요. 이제 한 칸만 남은 숫자가 있으면 그 칸에 넣으세요."

#: strategies/chains/chains.def
msgid "Remote Pair"
msgstr "리모트 페어(Remote Pair)"

#: strategies/chains/chains.def
msgid "Cells with the same two candidates form a chain, each seeing the next, so the two digits alternate. A cell that sees one of each is neither."
msgstr "같은 두 후보만 있는 칸들이 차례로 서로 보이며 이어져, 두 숫자가 번갈아 들어갑니다. 서로 다른 숫자가 들어갈 두 칸이 모두 보이는 칸은 그 두 숫자가 아닙니다."

#: strategies/chains/chains.def
msgid "Look for four or more cells with the same two candidates, each seeing the next. Label them A, B, A, B along the chain. Remove both digits from any other cell that sees an A and a B."
msgstr "똑같은 두 후보만 있는 칸이 넷 이상 차례로 서로 보이며 이어진 것을 찾으세요. 차례대로 A, B, A, B를 붙이세요. A와 B가 모두 보이는 다른 칸에서 두 숫자를 지우세요."

#: strategies/chains/chains.def
msgid "X-Chain"
msgstr "X 체인(X-Chain)"

#: strategies/chains/chains.def
msgid "A chain follows one digit through rows, columns and boxes with two places for it. One of its two ends has the digit: remove it from cells that see both."
msgstr "한 숫자의 자리가 두 개뿐인 행·열·박스를 이은 체인입니다. 두 끝 가운데 하나에 그 숫자가 들어가므로, 두 끝이 모두 보이는 칸에서 지웁니다."

#: strategies/chains/chains.def
msgid "Choose a digit and mark each row, column or box with just two places for it. Join such pairs where a place of one sees a place of the next. Remove the digit from cells that see the first place and the last."
msgstr "한 숫자를 골라, 자리가 두 개뿐인 행·열·박스를 모두 표시하세요. 한 쌍의 자리에서 다음 쌍의 자리가 보이면 이으세요. 첫 자리와 끝 자리가 모두 보이는 칸에서 그 숫자를 지우세요."

#: strategies/chains/chains.def
msgid "XY-Chain"
msgstr "XY 체인(XY-Chain)"

#: strategies/chains/chains.def
msgid "A chain goes through cells with two candidates, each forcing the next. Its first or its last cell has a certain digit: remove it from cells that see both."
msgstr "후보가 두 개인 칸을 차례로 따라가면, 앞 칸이 다음 칸을 정합니다. 첫 칸이나 끝 칸에 한 숫자가 꼭 들어가므로, 두 칸이 모두 보이는 칸에서 지웁니다."

#: strategies/chains/chains.def
msgid "Take a cell with two candidates, such as 1 and 2, and suppose it is not 1. Then it is 2, and a cell with two candidates that sees it loses its 2. Go on like this. If a later cell must be 1, remove 1 from cells that see both ends."
msgstr "후보가 1과 2처럼 두 개인 칸을 골라 1이 아니라고 해 보세요. 그러면 2이고, 그 칸이 보이는 후보 두 개짜리 칸에서 2가 지워집니다. 이렇게 이어 가세요. 뒤의 어떤 칸이 1이 되면, 두 끝이 모두 보이는 칸에서 1을 지우세요."

#: strategies/chains/chains.def
msgid "Continuous Nice Loop"
msgstr "연속 나이스 루프(Continuous Nice Loop)"

#: strategies/chains/chains.def
msgid "Candidates form a ring. Of two neighbours, by turns, at least one or at most one is true. So exactly one is: remove what conflicts with both."
msgstr "후보들이 고리를 이룹니다. 이웃한 두 후보는 번갈아 적어도 하나가 맞거나 많아야 하나가 맞습니다. 그래서 꼭 하나만 맞으므로, 둘 모두와 어긋나는 후보를 지웁니다."

#: strategies/chains/chains.def
msgid "Suppose a candidate false and follow what becomes true and false by turns. If the last true one rules out the first, you have a ring. Take each two neighbours that cannot both be true, and remove whatever conflicts with both."
msgstr "한 후보가 아니라고 하고, 차례로 맞는 것과 아닌 것을 따라가 보세요. 마지막에 맞는 것이 첫 후보를 지우면 고리입니다. 함께 맞을 수 없는 이웃 두 후보마다, 둘 모두와 어긋나는 후보를 지우세요."

#: strategies/chains/chains.def
msgid "Alternating Inference Chain"
msgstr "교대 추론 체인(AIC)"

#: strategies/chains/chains.def
msgid "If one candidate is false, a chain of consequences makes another true. So one of the two is true: remove what conflicts with both."
msgstr "한 후보가 아니면 꼬리를 물고 이어져 다른 후보가 맞게 됩니다. 둘 중 하나는 맞으므로, 둘 모두와 어긋나는 후보를 지웁니다."

#: strategies/chains/chains.def
msgid "Start from a cell with two candidates, or from a row, column or box with two places for a digit. Suppose one false: the other is true and rules out a third, and so on. After each true one, remove what conflicts with it and with the start."
msgstr "후보가 두 개인 칸이나, 한 숫자의 자리가 두 개인 행·열·박스에서 시작하세요. 하나가 아니라고 하면 다른 하나가 맞고, 그것이 또 다른 후보를 지웁니다. 이렇게 따라가며, 맞는 것이 나올 때마다 그것과 처음 후보 모두와 어긋나는 후보를 지우세요."

#: strategies/chains/chains.def
msgid "Discontinuous Nice Loop"
msgstr "불연속 나이스 루프(Discontinuous Nice Loop)"

#: strategies/chains/chains.def
msgid "Suppose a candidate true, and a chain of consequences makes it false, or the other way round. So it is wrong, or it is right."
msgstr "한 후보가 맞다고 가정했는데 체인을 따라가면 틀리거나, 틀리다고 가정했는데 맞게 됩니다. 그래서 그 가정은 틀린 것입니다."

#: strategies/chains/chains.def
msgid "Choose a cell where much is linked. Suppose one of its candidates true and follow what that forces. If the chain comes back and rules the candidate out, remove it. If supposing it false makes it true, write it in."
msgstr "연결이 많은 칸을 고르세요. 그 칸의 후보 하나가 맞다고 하고 따라가 보세요. 체인이 돌아와 그 후보를 지우면 지우세요. 아니라고 했는데 맞게 되면 그 숫자를 넣으세요."

#: strategies/chains/chains.def
msgid "Grouped X-Chain"
msgstr "그룹 X 체인(Grouped X-Chain)"

#: strategies/chains/chains.def
msgid "As in an X-chain, one of two ends has the digit. Two or three of its places in one box and one line count as one."
msgstr "X 체인처럼 두 끝 가운데 하나에 그 숫자가 들어갑니다. 박스와 줄이 만나는 곳의 두세 자리는 하나로 봅니다."

#: strategies/chains/chains.def
msgid "Choose a digit and mark rows, columns and boxes with two places for it. Two or three places in one box and one line count as a single place. Join pairs as in an X-chain, and remove the digit from cells that see all of both ends."
msgstr "한 숫자를 골라, 자리가 두 개인 행·열·박스를 표시하세요. 박스와 줄이 만나는 곳의 두세 자리는 한 자리로 세세요. X 체인처럼 잇고, 두 끝의 모든 자리가 보이는 칸에서 그 숫자를 지우세요."

#: strategies/chains/chains.def
msgid "Grouped Continuous Nice Loop"
msgstr "그룹 연속 나이스 루프(Grouped Continuous Nice Loop)"

#: strategies/chains/chains.def
msgid "A ring of candidates, as in a continuous nice loop. In it, two or three places of a digit in one box and one line count as one."
msgstr "연속 나이스 루프처럼 후보들이 고리를 이룹니다. 한 숫자의 자리 가운데 박스와 줄이 만나는 곳의 두세 자리는 하나로 봅니다."

#: strategies/chains/chains.def
msgid "Follow a ring as for a continuous nice loop. Where a box meets a row or column, count two or three places of a digit as one. Then remove what conflicts with both of two neighbours."
msgstr "연속 나이스 루프처럼 고리를 따라가세요. 박스가 행이나 열과 만나는 곳에서는 한 숫자의 두세 자리를 하나로 보세요. 그중 하나가 맞으면 맞는 것입니다. 그런 다음 이웃 둘 모두와 어긋나는 후보를 지우세요."

#: strategies/chains/chains.def
msgid "Grouped AIC"
msgstr "그룹 교대 추론 체인(Grouped AIC)"

#: strategies/chains/chains.def
msgid "If one candidate is false, a chain makes another true. In the chain, two or three places of a digit in one box and one line count as one."
msgstr "한 후보가 아니면 체인을 따라 다른 후보가 맞게 됩니다. 이 체인에서는 박스와 줄이 만나는 곳의 두세 자리를 하나로 봅니다."

#: strategies/chains/chains.def
msgid "Follow a chain as for an alternating inference chain. Where a digit's places in a box lie in one row and one column, treat the two parts as two places. If one part does not have the digit, the other has. Remove what conflicts with both ends."
msgstr "교대 추론 체인처럼 따라가세요. 박스에서 한 숫자의 자리가 한 행과 한 열에만 있으면, 두 부분을 두 자리로 보세요. 한 부분에 그 숫자가 없으면 다른 부분에 있습니다. 두 끝 모두와 어긋나는 후보를 지우세요."

#: strategies/chains/chains.def
msgid "Grouped Discontinuous Nice Loop"
msgstr "그룹 불연속 나이스 루프(Grouped Discontinuous Nice Loop)"

#: strategies/chains/chains.def
msgid "A chain proves the opposite of what was supposed of a candidate. On the way, two or three places of a digit in one box and one line count as one."
msgstr "한 후보에 대해 가정한 것과 반대되는 결과가 체인을 따라 나옵니다. 그 사이 박스와 줄이 만나는 곳의 두세 자리는 하나로 봅니다."

#: strategies/chains/chains.def
msgid "Suppose a candidate true and follow what it forces. You need not know which of two or three cells in one box and one line has a digit. Go on with what all of them rule out. If the chain rules out the candidate itself, remove it."
msgstr "한 후보가 맞다고 하고 따라가 보세요. 박스와 줄이 만나는 두세 칸 가운데 어디에 숫자가 들어가는지는 몰라도 됩니다. 그 칸들이 모두 지우는 것으로 이어 가세요. 체인이 처음 후보를 지우면 지우세요."

#: strategies/chains/chains.def
msgid "Continuous Nice Loop with Almost Locked Sets"
msgstr "ALS를 지나는 연속 나이스 루프(Continuous Nice Loop with Almost Locked Sets)"

#: strategies/chains/chains.def
msgid "A ring of candidates that also runs through groups with one more digit than cells: a group that lacks one digit has all its others."
msgstr "후보들의 고리가 숫자가 칸보다 하나 많은 묶음도 지납니다. 그런 묶음에 한 숫자가 없으면 나머지 숫자가 모두 들어갑니다."

#: strategies/chains/chains.def
msgid "Look for groups of cells in a row, column or box with one more digit than cells. If a group lacks one digit, it has all its others: that is a link for a ring. Then remove what conflicts with both of two neighbours of the ring."
msgstr "행·열·박스에서 숫자가 칸보다 하나 많은 칸 묶음을 찾으세요. 묶음에 한 숫자가 없으면 나머지 숫자가 모두 들어가므로, 이것을 고리의 연결로 쓰세요. 그런 다음 고리의 이웃 둘 모두와 어긋나는 후보를 지우세요."

#: strategies/chains/chains.def
msgid "AIC with Almost Locked Sets"
msgstr "ALS를 지나는 교대 추론 체인(AIC with Almost Locked Sets)"

#: strategies/chains/chains.def
msgid "If one candidate is false, a chain makes another true. On the way, a group with one more digit than cells that lacks one digit has all its others."
msgstr "한 후보가 아니면 체인을 따라 다른 후보가 맞게 됩니다. 그 사이 숫자가 칸보다 하나 많은 묶음에 한 숫자가 없으면 나머지 숫자가 모두 들어갑니다."

#: strategies/chains/chains.def
msgid "Follow a chain, and look out for groups of cells with one more digit than cells. When the chain takes one digit from a group, all its other digits are in it. Go on from one of them. Remove what conflicts with both ends."
msgstr "체인을 따라가면서 숫자가 칸보다 하나 많은 칸 묶음을 눈여겨보세요. 체인이 묶음에서 한 숫자를 없애면 나머지 숫자가 모두 묶음에 들어갑니다. 그중 하나에서 이어 가세요. 두 끝 모두와 어긋나는 후보를 지우세요."

#: strategies/chains/chains.def
msgid "Discontinuous Nice Loop with Almost Locked Sets"
msgstr "ALS를 지나는 불연속 나이스 루프(Discontinuous Nice Loop with Almost Locked Sets)"

#: strategies/chains/chains.def
msgid "A chain proves the opposite of what was supposed of a candidate. It also runs through groups with one more digit than cells."
msgstr "한 후보에 대해 가정한 것과 반대되는 결과가 체인을 따라 나옵니다. 이 체인은 숫자가 칸보다 하나 많은 묶음도 지납니다."

#: strategies/chains/chains.def
msgid "Suppose a candidate true. If that takes a digit from a group of cells with one more digit than cells, all its other digits are in it. Follow what these rule out. If the candidate itself is ruled out, remove it."
msgstr "한 후보가 맞다고 해 보세요. 숫자가 칸보다 하나 많은 칸 묶음에서 한 숫자가 없어지면, 나머지 숫자가 모두 묶음에 들어갑니다. 이 숫자들이 무엇을 지우는지 따라가세요. 처음 후보가 지워지면 지우세요."

#: strategies/colouring/colouring.def
msgid "Simple Colours Trap"
msgstr "심플 컬러 트랩(Simple Colours Trap)"

#: strategies/colouring/colouring.def
msgid "Colour the pairs of places of a digit: one of the two colours is right, so a cell that sees both cannot have the digit."
msgstr "한 숫자의 자리 쌍을 두 색으로 칠하면 두 색 중 하나가 맞습니다. 그래서 두 색이 모두 보이는 칸에는 그 숫자가 들어갈 수 없습니다."

#: strategies/colouring/colouring.def
msgid "Take one digit. Where a row, column or box has just two places for it, give them different colours, and go on from place to place. Remove the digit from a cell that sees both colours. If two cells of one colour see each other, remove it from all cells of that colour."
msgstr "한 숫자를 고릅니다. 그 숫자의 자리가 둘뿐인 행·열·박스마다 두 자리를 다른 색으로 칠하며 이어 갑니다. 두 색이 모두 보이는 칸에서 그 숫자를 지웁니다. 같은 색의 두 칸이 서로 보이면 그 색의 모든 칸에서 지웁니다."

#: strategies/colouring/colouring.def
msgid "Simple Colours Wrap"
msgstr "심플 컬러 랩(Simple Colours Wrap)"

#: strategies/colouring/colouring.def
msgid "Colour the pairs of places of a digit: if two cells of one colour see each other, that colour is wrong."
msgstr "한 숫자의 자리 쌍을 두 색으로 칠했을 때 같은 색의 두 칸이 서로 보이면, 그 색은 틀렸습니다."

#: strategies/colouring/colouring.def
msgid "Multi-Colours 1"
msgstr "멀티 컬러 1(Multi-Colours 1)"

#: strategies/colouring/colouring.def
msgid "A colour of one group of pairs sees a colour of another: so one of the two opposite colours is right."
msgstr "한 무리의 색이 다른 무리의 색에서 보입니다. 그래서 두 반대색 중 하나는 맞습니다."

#: strategies/colouring/colouring.def
msgid "Colour one digit as for simple colours, and a second, separate group in two more colours. See whether a colour of one group sees a colour of the other."
msgstr "심플 컬러처럼 한 숫자를 칠하고, 이어지지 않는 둘째 무리는 다른 두 색으로 칠합니다. 한 무리의 색에서 다른 무리의 색이 보이는지 살펴보세요."

#: strategies/colouring/colouring.def
msgid "Multi-Colours 2"
msgstr "멀티 컬러 2(Multi-Colours 2)"

#: strategies/colouring/colouring.def
msgid "A colour that sees both colours of another group is wrong."
msgstr "다른 무리의 두 색이 모두 보이는 색은 틀렸습니다."

#: strategies/colouring/colouring.def
msgid "3D Medusa"
msgstr "3D 메두사(3D Medusa)"

#: strategies/colouring/colouring.def
msgid "Colour the candidates of all digits along cells with two candidates and digits with two places: one colour is right."
msgstr "후보가 두 개인 칸과 자리가 두 개인 숫자를 따라 모든 숫자의 후보를 두 색으로 칠합니다. 두 색 중 하나가 맞습니다."

#: strategies/colouring/colouring.def
msgid "Colour as for simple colours, but go on from digit to digit in cells with two candidates. A colour is wrong if it is twice in a cell, or twice for one digit in a row, column or box. It is also wrong if it leaves a cell with nothing. Remove a candidate that conflicts with both colours."
msgstr "심플 컬러처럼 칠하되, 후보가 두 개인 칸에서는 다른 숫자로 이어 가세요. 같은 색이 한 칸에 두 번 나오거나, 행·열·박스의 한 숫자에 두 번 나오면 그 색은 틀렸습니다. 어떤 칸의 후보를 모두 없애도 틀렸습니다. 두 색 모두와 어긋나는 후보를 지우세요."

#: strategies/core/outcome.def
msgid "Contradiction"
msgstr "모순"

#: strategies/core/outcome.def
msgid "A cell has no digit left, or a digit has no place left in a row, column or box: the puzzle has no solution."
msgstr "어떤 칸에 들어갈 숫자가 없거나, 어떤 행·열·박스에 한 숫자가 들어갈 자리가 없습니다. 이 퍼즐에는 해가 없습니다."

#: strategies/core/outcome.def
msgid "Guess"
msgstr "추측"

#: strategies/core/outcome.def
msgid "A digit is written without proof, because no technique in use finds another step."
msgstr "쓸 수 있는 기법으로 더 나아갈 수 없어, 증명 없이 한 숫자를 골라 넣습니다."

#: strategies/core/outcome.def
msgid "Cases"
msgstr "경우 나누기"

#: strategies/core/outcome.def
msgid "The opposite of the conclusion is supposed. Every case that is then possible ends in a contradiction, so the conclusion is right."
msgstr "결론의 반대를 가정하면, 가능한 모든 경우가 모순으로 끝납니다. 그래서 결론이 맞습니다."

#: strategies/exotic/exotic.def
msgid "Tridagon"
msgstr "트라이다곤(Tridagon)"

#: strategies/exotic/exotic.def
msgid "Twelve cells, three in each of four boxes, cannot be filled with three digits alone. So one of their other candidates, the guardians, is true."
msgstr "네 박스에서 세 칸씩 고른 열두 칸은 세 숫자만으로 채울 수 없습니다. 그래서 이 칸들의 다른 후보인 가디언 가운데 하나는 맞습니다."

#: strategies/exotic/exotic.def
msgid "Look at four boxes that form a square. In each, find three cells in different rows and columns that have the same three candidates. Three boxes must have them on a falling diagonal and the fourth on a rising one, or the reverse. Remove what conflicts with all extra candidates; if there is just one, write it in."
msgstr "네모꼴을 이루는 네 박스를 보세요. 박스마다 행과 열이 서로 다른 세 칸에 같은 세 후보가 있는지 찾으세요. 세 박스는 내려가는 대각선, 한 박스는 올라가는 대각선이어야 합니다(반대도 됩니다). 다른 후보가 하나뿐이면 넣고, 여럿이면 모두와 어긋나는 후보를 지우세요."

#: strategies/exotic/exotic.def
msgid "Firework Triple"
msgstr "파이어워크 트리플(Firework Triple)"

#: strategies/exotic/exotic.def
msgid "A row and a column cross in a box. Outside it, three digits have one cell of the row and one of the column: with the crossing, three cells for three digits."
msgstr "행과 열이 한 박스에서 만나고, 박스 밖에서 세 숫자가 들어갈 칸이 행에 하나, 열에 하나뿐입니다. 만나는 칸까지 세 칸을 세 숫자가 채웁니다."

#: strategies/exotic/exotic.def
msgid "Choose a row and a column that cross in a box. Look for digits that outside the box fit only into one cell of the row and one of the column. If three digits have the same two cells, remove all other digits from these and the crossing."
msgstr "한 박스에서 만나는 행과 열을 고르세요. 박스 밖에서 행의 한 칸과 열의 한 칸에만 들어갈 수 있는 숫자들을 찾으세요. 세 숫자의 두 칸이 똑같으면, 이 두 칸과 만나는 칸에서 다른 숫자를 모두 지우세요."

#: strategies/exotic/exotic.def
msgid "Firework Quadruple"
msgstr "파이어워크 쿼드(Firework Quadruple)"

#: strategies/exotic/exotic.def
msgid "Of a rectangle's corners, two digits are bound to one and its neighbours, two others to the opposite one and the same neighbours. The four cells hold the four digits."
msgstr "사각형의 꼭짓점 가운데 두 숫자는 한 꼭짓점과 그 이웃에, 다른 두 숫자는 맞은편 꼭짓점과 같은 이웃에 매여 있습니다. 네 칸을 네 숫자가 채웁니다."

#: strategies/exotic/exotic.def
msgid "Find two digits that outside a box fit only into one cell of a row and one of a column. Cross the other row and column through these two cells. If two more digits are bound there in the same way, remove all other digits from the four corners."
msgstr "한 박스 밖에서 행의 한 칸과 열의 한 칸에만 들어갈 수 있는 두 숫자를 찾으세요. 이 두 칸을 지나는 다른 행과 열이 만나는 칸을 보세요. 거기에도 같은 식으로 매인 두 숫자가 있으면, 네 꼭짓점에서 다른 숫자를 모두 지우세요."

#: strategies/exotic/exotic.def
msgid "Bivalue Oddagon"
msgstr "바이밸류 오다곤(Bivalue Oddagon)"

#: strategies/exotic/exotic.def
msgid "In a ring with an odd number of cells, two digits alone cannot alternate. So one of the other candidates there, the guardians, is true."
msgstr "칸이 홀수 개인 고리에는 두 숫자만 번갈아 들어갈 수 없습니다. 그래서 이 칸들의 다른 후보인 가디언 가운데 하나는 맞습니다."

#: strategies/exotic/exotic.def
msgid "Look for cells that share two candidates and form a ring, each seeing the next. Count them: an odd ring cannot have these two digits alone. Mark the extra candidates and remove what conflicts with all of them; if there is just one, write it in."
msgstr "같은 두 후보를 가진 칸들이 차례로 서로 보이며 고리를 이루는지 찾으세요. 칸의 수를 세세요. 홀수이면 두 숫자만으로는 채울 수 없습니다. 다른 후보를 표시해 하나뿐이면 넣고, 여럿이면 모두와 어긋나는 후보를 지우세요."

#: strategies/exotic/exotic.def
msgid "Junior Exocet"
msgstr "주니어 엑소셋(Junior Exocet)"

#: strategies/exotic/exotic.def
msgid "Two cells of a box hold two of three or four digits. Two target cells in the next boxes must hold the same two, since three crossing lines leave no other room."
msgstr "한 박스의 두 칸에 서너 숫자 가운데 둘이 들어갑니다. 교차 줄 세 개에 다른 자리가 없어, 옆 박스의 두 대상 칸에도 같은 두 숫자가 들어갑니다."

#: strategies/exotic/exotic.def
msgid "Find two cells of a box in one row with three or four candidates in all: the base. Find two targets in the two boxes beside it, off that row, with the same digits. Look down the targets' columns and the base box's third column: outside these boxes, each digit has room for two at most. Remove all other digits from the targets."
msgstr "한 박스의 한 행에서 후보가 모두 합쳐 서너 개인 두 칸(기준 칸)을 찾으세요. 옆의 두 박스에서 그 행 밖에 같은 숫자들이 있는 대상 칸을 하나씩 찾으세요. 대상 칸의 열과 기준 박스의 남은 열을 보세요. 이 박스들 밖에서 숫자마다 두 번까지만 들어갈 수 있어야 합니다. 대상 칸에서 다른 숫자를 모두 지우세요."

#: strategies/exotic/exotic.def
msgid "Double Junior Exocet"
msgstr "더블 주니어 엑소셋(Double Junior Exocet)"

#: strategies/exotic/exotic.def
msgid "Two bases of two cells share four digits and three crossing lines. Each base holds two of the digits, so all four are used up around them."
msgstr "두 칸씩으로 된 두 기준이 네 숫자와 교차 줄 세 개를 함께 씁니다. 두 기준이 숫자를 둘씩 나누어 가지므로, 둘레에서는 네 숫자가 다 쓰입니다."

#: strategies/exotic/exotic.def
msgid "When you find a junior exocet with four digits, look for a second base with the same digits in the same three boxes. Check that both use the same three columns. Remove the four digits from cells that see both bases, or that see all the targets."
msgstr "네 숫자로 된 주니어 엑소셋을 찾았으면, 같은 세 박스에서 같은 숫자로 된 둘째 기준을 찾으세요. 둘이 같은 세 열을 쓰는지 확인하세요. 두 기준이 모두 보이는 칸이나 대상 칸이 모두 보이는 칸에서 네 숫자를 지우세요."

#: strategies/exotic/exotic.def
msgid "SK-Loop"
msgstr "SK 루프(SK-Loop)"

#: strategies/exotic/exotic.def
msgid "Sixteen cells form a ring through four boxes and have room for just sixteen digits in all. So these digits are removed from the rest of its rows, columns and boxes."
msgstr "네 박스를 도는 열여섯 칸의 고리에 모두 열여섯 숫자가 들어갈 자리밖에 없습니다. 그래서 그 행·열·박스의 나머지 칸에서 이 숫자들을 지웁니다."

#: strategies/exotic/exotic.def
msgid "Look for four filled cells at the corners of a rectangle, in four boxes. In each of the boxes, mark the two empty cells of the same row and the two of the same column. Count how often each digit has room in this ring. If the sum is sixteen, remove the digits that two neighbouring pairs share from the rest of their row, column or box."
msgstr "네 박스에 하나씩, 사각형의 꼭짓점을 이루는 찬 칸 네 개를 찾으세요. 각 박스에서 그 칸과 같은 행의 빈칸 둘과 같은 열의 빈칸 둘을 표시하세요. 이 고리에 숫자마다 몇 번 들어갈 수 있는지 세세요. 합이 열여섯이면, 이웃한 두 쌍이 함께 가진 숫자를 그 행·열·박스의 나머지 칸에서 지우세요."

#: strategies/exotic/exotic.def
msgid "Multi-Sector Locked Sets"
msgstr "멀티 섹터 락드 세트(Multi-Sector Locked Sets)"

#: strategies/exotic/exotic.def
msgid "The empty cells where some rows cross some columns can take each digit only so often. If the counts add up to the number of cells, the digits are used up there."
msgstr "몇 행과 몇 열이 만나는 빈칸에는 숫자마다 들어갈 수 있는 횟수가 정해져 있습니다. 그 합이 칸의 수와 같으면 숫자들이 거기서 다 쓰입니다."

#: strategies/exotic/exotic.def
msgid "Choose some rows and some columns, and mark the empty cells where they cross. Assign each digit to the rows or to the columns, and count in how many of them it fits. If the counts add up to the number of cells, remove each digit from the rest of its rows or columns."
msgstr "행 몇 개와 열 몇 개를 고르고, 만나는 빈칸을 표시하세요. 숫자마다 행이나 열에 맡기고, 그 가운데 몇 줄에 들어갈 수 있는지 세세요. 합이 칸의 수와 같으면, 숫자마다 맡은 행이나 열의 나머지 칸에서 지우세요."

#: strategies/fish/fish.def
msgid "X-Wing"
msgstr "X-윙(X-Wing)"

#: strategies/fish/fish.def
msgid "In two rows a digit can only be in the same two columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr "두 행에서 한 숫자가 같은 두 열에만 들어갈 수 있습니다. 그 두 열의 나머지 칸에서 그 숫자를 지웁니다. 행과 열을 바꾸어도 같습니다."

#: strategies/fish/fish.def
msgid "Choose a digit and mark the rows with just two places for it. Find two of them that use the same two columns. Remove the digit from the rest of both columns. Then exchange rows and columns."
msgstr "한 숫자를 골라, 자리가 두 개뿐인 행을 표시하세요. 자리가 똑같은 두 열에 있는 행 두 개를 찾으세요. 그 두 열의 나머지 칸에서 그 숫자를 지우세요. 행과 열을 바꾸어서도 찾아보세요."

#: strategies/fish/fish.def
msgid "Swordfish"
msgstr "소드피시(Swordfish)"

#: strategies/fish/fish.def
msgid "In three rows a digit can only be in the same three columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr "세 행에서 한 숫자가 같은 세 열에만 들어갈 수 있습니다. 그 세 열의 나머지 칸에서 그 숫자를 지웁니다. 행과 열을 바꾸어도 같습니다."

#: strategies/fish/fish.def
msgid "Choose a digit and mark the rows with two or three places for it. Find three of them that use only three columns together; a row need not use all three. Remove the digit from the rest of these columns. Then exchange rows and columns."
msgstr "한 숫자를 골라, 자리가 두세 개인 행을 표시하세요. 자리가 모두 합쳐 세 열에만 있는 행 세 개를 찾으세요. 행마다 세 열을 다 쓰지 않아도 됩니다. 그 세 열의 나머지 칸에서 그 숫자를 지우세요. 행과 열을 바꾸어서도 찾아보세요."

#: strategies/fish/fish.def
msgid "Jellyfish"
msgstr "젤리피시(Jellyfish)"

#: strategies/fish/fish.def
msgid "In four rows a digit can only be in the same four columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr "네 행에서 한 숫자가 같은 네 열에만 들어갈 수 있습니다. 그 네 열의 나머지 칸에서 그 숫자를 지웁니다. 행과 열을 바꾸어도 같습니다."

#: strategies/fish/fish.def
msgid "Choose a digit and mark the rows with two to four places for it. Find four of them that use only four columns together; a row need not use all four. Remove the digit from the rest of these columns. Then exchange rows and columns."
msgstr "한 숫자를 골라, 자리가 두 개에서 네 개인 행을 표시하세요. 자리가 모두 합쳐 네 열에만 있는 행 네 개를 찾으세요. 행마다 네 열을 다 쓰지 않아도 됩니다. 그 네 열의 나머지 칸에서 그 숫자를 지우세요. 행과 열을 바꾸어서도 찾아보세요."

#: strategies/fish/fish.def
msgid "Squirmbag"
msgstr "스쿼름백(Squirmbag)"

#: strategies/fish/fish.def
msgid "In five rows a digit can only be in the same five columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr "다섯 행에서 한 숫자가 같은 다섯 열에만 들어갈 수 있습니다. 그 다섯 열의 나머지 칸에서 그 숫자를 지웁니다. 행과 열을 바꾸어도 같습니다."

#: strategies/fish/fish.def
msgid "Do not look for five rows. The columns that they leave over, four at most, make a small fish with the other rows, and it removes the same. So look for columns with few places for the digit; then exchange rows and columns."
msgstr "행 다섯 개를 찾지 마세요. 남는 열은 많아야 네 개이고, 나머지 행들과 작은 피시를 이루어 똑같은 후보를 지웁니다. 그러니 그 숫자의 자리가 적은 열들을 찾아보세요. 행과 열을 바꾸어서도 찾아보세요."

#: strategies/fish/fish.def
msgid "Whale"
msgstr "웨일(Whale)"

#: strategies/fish/fish.def
msgid "In six rows a digit can only be in the same six columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr "여섯 행에서 한 숫자가 같은 여섯 열에만 들어갈 수 있습니다. 그 여섯 열의 나머지 칸에서 그 숫자를 지웁니다. 행과 열을 바꾸어도 같습니다."

#: strategies/fish/fish.def
msgid "Do not look for six rows. The columns that they leave over, three at most, make a small fish with the other rows, and it removes the same. So look for columns with few places for the digit; then exchange rows and columns."
msgstr "행 여섯 개를 찾지 마세요. 남는 열은 많아야 세 개이고, 나머지 행들과 작은 피시를 이루어 똑같은 후보를 지웁니다. 그러니 그 숫자의 자리가 적은 열들을 찾아보세요. 행과 열을 바꾸어서도 찾아보세요."

#: strategies/fish/fish.def
msgid "Leviathan"
msgstr "리바이어던(Leviathan)"

#: strategies/fish/fish.def
msgid "In seven rows a digit can only be in the same seven columns: remove it from the rest of these columns. The same holds with rows and columns exchanged."
msgstr "일곱 행에서 한 숫자가 같은 일곱 열에만 들어갈 수 있습니다. 그 일곱 열의 나머지 칸에서 그 숫자를 지웁니다. 행과 열을 바꾸어도 같습니다."

#: strategies/fish/fish.def
msgid "Do not look for seven rows. The columns that they leave over, two at most, make a small fish with the other rows, and it removes the same. So look for columns with few places for the digit; then exchange rows and columns."
msgstr "행 일곱 개를 찾지 마세요. 남는 열은 많아야 두 개이고, 나머지 행들과 작은 피시를 이루어 똑같은 후보를 지웁니다. 그러니 그 숫자의 자리가 적은 열들을 찾아보세요. 행과 열을 바꾸어서도 찾아보세요."

#: strategies/fish/fish.def
msgid "Finned X-Wing"
msgstr "핀드 X-윙(Finned X-Wing)"

#: strategies/fish/fish.def
msgid "In two rows (or columns) a digit is in two columns (or rows) or in a few more cells, the fins. Remove it from the rest of these two only where every fin is seen."
msgstr "두 행(또는 열)에서 한 숫자가 두 열(또는 행)이나 핀(Fin)이라는 몇 칸에만 들어갈 수 있습니다. 그 두 줄의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Choose a digit and find rows that would fit into as many columns but for one or two places, the fins. See whether the fins are in one box. In that box remove the digit from the cells of these columns outside the rows. Then exchange rows and columns."
msgstr "한 숫자를 골라, 한두 자리(핀)만 없으면 같은 수의 열에 들어맞는 행들을 찾으세요. 핀이 한 박스 안에 있는지 보세요. 그 박스에서 이 열들에 있고 이 행들 밖에 있는 칸에서 그 숫자를 지우세요. 행과 열을 바꾸어서도 찾아보세요."

#: strategies/fish/fish.def
msgid "Finned Swordfish"
msgstr "핀드 소드피시(Finned Swordfish)"

#: strategies/fish/fish.def
msgid "In three rows (or columns) a digit is in three columns (or rows) or in a few more cells, the fins. Remove it from the rest of these three only where every fin is seen."
msgstr "세 행(또는 열)에서 한 숫자가 세 열(또는 행)이나 핀(Fin)이라는 몇 칸에만 들어갈 수 있습니다. 그 세 줄의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Jellyfish"
msgstr "핀드 젤리피시(Finned Jellyfish)"

#: strategies/fish/fish.def
msgid "In four rows (or columns) a digit is in four columns (or rows) or in a few more cells, the fins. Remove it from the rest of these four only where every fin is seen."
msgstr "네 행(또는 열)에서 한 숫자가 네 열(또는 행)이나 핀(Fin)이라는 몇 칸에만 들어갈 수 있습니다. 그 네 줄의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Squirmbag"
msgstr "핀드 스쿼름백(Finned Squirmbag)"

#: strategies/fish/fish.def
msgid "In five rows (or columns) a digit is in five columns (or rows) or in a few more cells, the fins. Remove it from the rest of these five only where every fin is seen."
msgstr "다섯 행(또는 열)에서 한 숫자가 다섯 열(또는 행)이나 핀(Fin)이라는 몇 칸에만 들어갈 수 있습니다. 그 다섯 줄의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Whale"
msgstr "핀드 웨일(Finned Whale)"

#: strategies/fish/fish.def
msgid "In six rows (or columns) a digit is in six columns (or rows) or in a few more cells, the fins. Remove it from the rest of these six only where every fin is seen."
msgstr "여섯 행(또는 열)에서 한 숫자가 여섯 열(또는 행)이나 핀(Fin)이라는 몇 칸에만 들어갈 수 있습니다. 그 여섯 줄의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Leviathan"
msgstr "핀드 리바이어던(Finned Leviathan)"

#: strategies/fish/fish.def
msgid "In seven rows (or columns) a digit is in seven columns (or rows) or in a few more cells, the fins. Remove it from the rest of these seven only where every fin is seen."
msgstr "일곱 행(또는 열)에서 한 숫자가 일곱 열(또는 행)이나 핀(Fin)이라는 몇 칸에만 들어갈 수 있습니다. 그 일곱 줄의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Sashimi X-Wing"
msgstr "사시미 X-윙(Sashimi X-Wing)"

#: strategies/fish/fish.def
msgid "Like an X-wing in two rows or columns, with extra cells, the fins; without them one of the two has one place or none. Remove the digit where every fin is seen, too."
msgstr "두 행이나 열로 된 X-윙에 핀이라는 칸이 더 있고, 핀을 빼면 자리가 하나뿐이거나 없는 줄이 있습니다. 모든 핀이 함께 보이는 칸에서만 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Look for a finned fish with a gap: without the fins, one of its rows has the digit in one place, or in none. The fins stand in for the missing corner. In their box remove the digit from the cells of the fish's columns outside its rows."
msgstr "빈 데가 있는 핀드 피시를 찾으세요. 핀을 빼면 그 숫자의 자리가 하나뿐이거나 없는 행이 하나 있습니다. 핀이 빠진 꼭짓점을 대신합니다. 핀이 있는 박스에서, 피시의 열에 있고 행 밖에 있는 칸에서 그 숫자를 지우세요."

#: strategies/fish/fish.def
msgid "Sashimi Swordfish"
msgstr "사시미 소드피시(Sashimi Swordfish)"

#: strategies/fish/fish.def
msgid "Like a swordfish in three rows or columns, with extra cells, the fins; without them one of the three has one place or none. Remove the digit where every fin is seen, too."
msgstr "세 행이나 열로 된 소드피시에 핀이라는 칸이 더 있고, 핀을 빼면 자리가 하나뿐이거나 없는 줄이 있습니다. 모든 핀이 함께 보이는 칸에서만 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Sashimi Jellyfish"
msgstr "사시미 젤리피시(Sashimi Jellyfish)"

#: strategies/fish/fish.def
msgid "Like a jellyfish in four rows or columns, with extra cells, the fins; without them one of the four has one place or none. Remove the digit where every fin is seen, too."
msgstr "네 행이나 열로 된 젤리피시에 핀이라는 칸이 더 있고, 핀을 빼면 자리가 하나뿐이거나 없는 줄이 있습니다. 모든 핀이 함께 보이는 칸에서만 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Sashimi Squirmbag"
msgstr "사시미 스쿼름백(Sashimi Squirmbag)"

#: strategies/fish/fish.def
msgid "Like a squirmbag in five rows or columns, with extra cells, the fins; without them one of the five has one place or none. Remove the digit where every fin is seen, too."
msgstr "다섯 행이나 열로 된 스쿼름백에 핀이라는 칸이 더 있고, 핀을 빼면 자리가 하나뿐이거나 없는 줄이 있습니다. 모든 핀이 함께 보이는 칸에서만 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Sashimi Whale"
msgstr "사시미 웨일(Sashimi Whale)"

#: strategies/fish/fish.def
msgid "Like a whale in six rows or columns, with extra cells, the fins; without them one of the six has one place or none. Remove the digit where every fin is seen, too."
msgstr "여섯 행이나 열로 된 웨일에 핀이라는 칸이 더 있고, 핀을 빼면 자리가 하나뿐이거나 없는 줄이 있습니다. 모든 핀이 함께 보이는 칸에서만 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Sashimi Leviathan"
msgstr "사시미 리바이어던(Sashimi Leviathan)"

#: strategies/fish/fish.def
msgid "Like a leviathan in seven rows or columns, with extra cells, the fins; without them one of the seven has one place or none. Remove the digit where every fin is seen, too."
msgstr "일곱 행이나 열로 된 리바이어던에 핀이라는 칸이 더 있고, 핀을 빼면 자리가 하나뿐이거나 없는 줄이 있습니다. 모든 핀이 함께 보이는 칸에서만 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Franken X-Wing"
msgstr "프랑켄 X-윙(Franken X-Wing)"

#: strategies/fish/fish.def
msgid "Boxes take part: in two rows or boxes a digit can only be in two columns or boxes. Remove it from the rest of those columns or boxes."
msgstr "박스도 쓰는 피시입니다. 두 행이나 박스에서 한 숫자가 두 열이나 박스에만 들어갈 수 있으면, 그 열이나 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Choose a digit and mark its places. Where rows alone do not fit into as many columns, take a box instead of a row or a column. If all places of the chosen rows and boxes are covered, remove the digit from the rest of what covers them."
msgstr "한 숫자를 골라 자리를 모두 표시하세요. 행들이 같은 수의 열에 들어맞지 않으면, 행이나 열 하나 대신 박스를 써 보세요. 고른 행과 박스의 자리를 열과 박스가 모두 덮으면, 덮는 쪽의 나머지 칸에서 그 숫자를 지우세요."

#: strategies/fish/fish.def
msgid "Franken Swordfish"
msgstr "프랑켄 소드피시(Franken Swordfish)"

#: strategies/fish/fish.def
msgid "Boxes take part: in three rows or boxes a digit can only be in three columns or boxes. Remove it from the rest of those columns or boxes."
msgstr "박스도 쓰는 피시입니다. 세 행이나 박스에서 한 숫자가 세 열이나 박스에만 들어갈 수 있으면, 그 열이나 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Franken Jellyfish"
msgstr "프랑켄 젤리피시(Franken Jellyfish)"

#: strategies/fish/fish.def
msgid "Boxes take part: in four rows or boxes a digit can only be in four columns or boxes. Remove it from the rest of those columns or boxes."
msgstr "박스도 쓰는 피시입니다. 네 행이나 박스에서 한 숫자가 네 열이나 박스에만 들어갈 수 있으면, 그 열이나 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Franken Squirmbag"
msgstr "프랑켄 스쿼름백(Franken Squirmbag)"

#: strategies/fish/fish.def
msgid "Boxes take part: in five rows or boxes a digit can only be in five columns or boxes. Remove it from the rest of those columns or boxes."
msgstr "박스도 쓰는 피시입니다. 다섯 행이나 박스에서 한 숫자가 다섯 열이나 박스에만 들어갈 수 있으면, 그 열이나 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Franken Whale"
msgstr "프랑켄 웨일(Franken Whale)"

#: strategies/fish/fish.def
msgid "Boxes take part: in six rows or boxes a digit can only be in six columns or boxes. Remove it from the rest of those columns or boxes."
msgstr "박스도 쓰는 피시입니다. 여섯 행이나 박스에서 한 숫자가 여섯 열이나 박스에만 들어갈 수 있으면, 그 열이나 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Franken Leviathan"
msgstr "프랑켄 리바이어던(Franken Leviathan)"

#: strategies/fish/fish.def
msgid "Boxes take part: in seven rows or boxes a digit can only be in seven columns or boxes. Remove it from the rest of those columns or boxes."
msgstr "박스도 쓰는 피시입니다. 일곱 행이나 박스에서 한 숫자가 일곱 열이나 박스에만 들어갈 수 있으면, 그 열이나 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Franken X-Wing"
msgstr "핀드 프랑켄 X-윙(Finned Franken X-Wing)"

#: strategies/fish/fish.def
msgid "Boxes take part: in two rows or boxes a digit is in two columns or boxes, or in a few more cells, the fins. Remove it from the rest of those two where every fin is seen."
msgstr "박스도 쓰는 피시입니다. 두 행이나 박스에서 한 숫자가 두 열이나 박스, 아니면 핀이라는 몇 칸에만 들어갈 수 있습니다. 덮는 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Look for a fish that uses a box and would be complete but for a few places, the fins. Mark the fins and find the cells that see all of them. Remove the digit from such cells in the columns or boxes that cover the fish."
msgstr "박스를 쓰는 피시 가운데 몇 자리(핀)만 없으면 완성되는 것을 찾으세요. 핀을 표시하고, 모든 핀이 보이는 칸을 찾으세요. 피시를 덮는 열이나 박스에 있는 그런 칸에서 그 숫자를 지우세요."

#: strategies/fish/fish.def
msgid "Finned Franken Swordfish"
msgstr "핀드 프랑켄 소드피시(Finned Franken Swordfish)"

#: strategies/fish/fish.def
msgid "Boxes take part: in three rows or boxes a digit is in three columns or boxes, or in a few more cells, the fins. Remove it from the rest of those three where every fin is seen."
msgstr "박스도 쓰는 피시입니다. 세 행이나 박스에서 한 숫자가 세 열이나 박스, 아니면 핀이라는 몇 칸에만 들어갈 수 있습니다. 덮는 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Franken Jellyfish"
msgstr "핀드 프랑켄 젤리피시(Finned Franken Jellyfish)"

#: strategies/fish/fish.def
msgid "Boxes take part: in four rows or boxes a digit is in four columns or boxes, or in a few more cells, the fins. Remove it from the rest of those four where every fin is seen."
msgstr "박스도 쓰는 피시입니다. 네 행이나 박스에서 한 숫자가 네 열이나 박스, 아니면 핀이라는 몇 칸에만 들어갈 수 있습니다. 덮는 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Franken Squirmbag"
msgstr "핀드 프랑켄 스쿼름백(Finned Franken Squirmbag)"

#: strategies/fish/fish.def
msgid "Boxes take part: in five rows or boxes a digit is in five columns or boxes, or in a few more cells, the fins. Remove it from the rest of those five where every fin is seen."
msgstr "박스도 쓰는 피시입니다. 다섯 행이나 박스에서 한 숫자가 다섯 열이나 박스, 아니면 핀이라는 몇 칸에만 들어갈 수 있습니다. 덮는 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Franken Whale"
msgstr "핀드 프랑켄 웨일(Finned Franken Whale)"

#: strategies/fish/fish.def
msgid "Boxes take part: in six rows or boxes a digit is in six columns or boxes, or in a few more cells, the fins. Remove it from the rest of those six where every fin is seen."
msgstr "박스도 쓰는 피시입니다. 여섯 행이나 박스에서 한 숫자가 여섯 열이나 박스, 아니면 핀이라는 몇 칸에만 들어갈 수 있습니다. 덮는 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Franken Leviathan"
msgstr "핀드 프랑켄 리바이어던(Finned Franken Leviathan)"

#: strategies/fish/fish.def
msgid "Boxes take part: in seven rows or boxes a digit is in seven columns or boxes, or in a few more cells, the fins. Remove it from the rest of those seven where every fin is seen."
msgstr "박스도 쓰는 피시입니다. 일곱 행이나 박스에서 한 숫자가 일곱 열이나 박스, 아니면 핀이라는 몇 칸에만 들어갈 수 있습니다. 덮는 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Mutant X-Wing"
msgstr "뮤턴트 X-윙(Mutant X-Wing)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in two of them a digit can only be in two others. Remove it from the rest of those others."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 둘에서 한 숫자가 다른 둘에만 들어갈 수 있으면, 그 다른 쪽의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Copy the places of one digit onto paper. Choose a few rows, columns or boxes and try to cover all their places by as many others. If that works, remove the digit from the rest of those that cover."
msgstr "한 숫자의 자리만 종이에 옮겨 그리세요. 행·열·박스를 몇 개 골라, 그 자리를 같은 수의 다른 행·열·박스로 모두 덮어 보세요. 다 덮이면 덮는 쪽의 나머지 칸에서 그 숫자를 지우세요."

#: strategies/fish/fish.def
msgid "Mutant Swordfish"
msgstr "뮤턴트 소드피시(Mutant Swordfish)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in three of them a digit can only be in three others. Remove it from the rest of those others."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 셋에서 한 숫자가 다른 셋에만 들어갈 수 있으면, 그 다른 쪽의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Mutant Jellyfish"
msgstr "뮤턴트 젤리피시(Mutant Jellyfish)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in four of them a digit can only be in four others. Remove it from the rest of those others."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 넷에서 한 숫자가 다른 넷에만 들어갈 수 있으면, 그 다른 쪽의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Mutant Squirmbag"
msgstr "뮤턴트 스쿼름백(Mutant Squirmbag)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in five of them a digit can only be in five others. Remove it from the rest of those others."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 다섯에서 한 숫자가 다른 다섯에만 들어갈 수 있으면, 그 다른 쪽의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Mutant Whale"
msgstr "뮤턴트 웨일(Mutant Whale)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in six of them a digit can only be in six others. Remove it from the rest of those others."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 여섯에서 한 숫자가 다른 여섯에만 들어갈 수 있으면, 그 다른 쪽의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Mutant Leviathan"
msgstr "뮤턴트 리바이어던(Mutant Leviathan)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in seven of them a digit can only be in seven others. Remove it from the rest of those others."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 일곱에서 한 숫자가 다른 일곱에만 들어갈 수 있으면, 그 다른 쪽의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Mutant X-Wing"
msgstr "핀드 뮤턴트 X-윙(Finned Mutant X-Wing)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in two of them a digit is in two others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 둘에서 한 숫자가 다른 둘이나 핀이라는 몇 칸에만 들어갈 수 있습니다. 그 다른 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Copy the places of one digit onto paper. Choose a few rows, columns or boxes and cover their places by as many others. Places that stay uncovered are fins. Remove the digit from other cells of those that cover, if they see every fin."
msgstr "한 숫자의 자리만 종이에 옮겨 그리세요. 행·열·박스를 몇 개 골라 그 자리를 같은 수의 다른 행·열·박스로 덮으세요. 덮이지 않은 자리가 핀입니다. 덮는 쪽의 다른 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지우세요."

#: strategies/fish/fish.def
msgid "Finned Mutant Swordfish"
msgstr "핀드 뮤턴트 소드피시(Finned Mutant Swordfish)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in three of them a digit is in three others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 셋에서 한 숫자가 다른 셋이나 핀이라는 몇 칸에만 들어갈 수 있습니다. 그 다른 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Mutant Jellyfish"
msgstr "핀드 뮤턴트 젤리피시(Finned Mutant Jellyfish)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in four of them a digit is in four others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 넷에서 한 숫자가 다른 넷이나 핀이라는 몇 칸에만 들어갈 수 있습니다. 그 다른 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Mutant Squirmbag"
msgstr "핀드 뮤턴트 스쿼름백(Finned Mutant Squirmbag)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in five of them a digit is in five others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 다섯에서 한 숫자가 다른 다섯이나 핀이라는 몇 칸에만 들어갈 수 있습니다. 그 다른 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Mutant Whale"
msgstr "핀드 뮤턴트 웨일(Finned Mutant Whale)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in six of them a digit is in six others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 여섯에서 한 숫자가 다른 여섯이나 핀이라는 몇 칸에만 들어갈 수 있습니다. 그 다른 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Finned Mutant Leviathan"
msgstr "핀드 뮤턴트 리바이어던(Finned Mutant Leviathan)"

#: strategies/fish/fish.def
msgid "Rows, columns and boxes mix freely: in seven of them a digit is in seven others or in a few more cells, the fins. Remove it from the rest of those others where every fin is seen."
msgstr "행·열·박스를 마음대로 섞는 피시입니다. 그중 일곱에서 한 숫자가 다른 일곱이나 핀이라는 몇 칸에만 들어갈 수 있습니다. 그 다른 쪽의 나머지 칸 가운데 모든 핀이 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "Siamese Finned Swordfish"
msgstr "샴 핀드 소드피시(Siamese Finned Swordfish)"

#: strategies/fish/fish.def
msgid "The same three rows (or columns) make two finned swordfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr "똑같은 세 행(또는 열)로 핀드 소드피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "When you have found a finned fish, keep its rows and try another column, so that other places become the fins. If that is a fish, too, remove what each of the two removes."
msgstr "핀드 피시를 찾았으면 행은 그대로 두고 다른 열을 써 보세요. 그러면 다른 자리가 핀이 됩니다. 이것도 피시가 되면, 두 피시가 저마다 지우는 후보를 모두 지우세요."

#: strategies/fish/fish.def
msgid "Siamese Finned Jellyfish"
msgstr "샴 핀드 젤리피시(Siamese Finned Jellyfish)"

#: strategies/fish/fish.def
msgid "The same four rows (or columns) make two finned jellyfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr "똑같은 네 행(또는 열)로 핀드 젤리피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "Siamese Sashimi Swordfish"
msgstr "샴 사시미 소드피시(Siamese Sashimi Swordfish)"

#: strategies/fish/fish.def
msgid "The same three rows (or columns) make two sashimi swordfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr "똑같은 세 행(또는 열)로 사시미 소드피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "Siamese Sashimi Jellyfish"
msgstr "샴 사시미 젤리피시(Siamese Sashimi Jellyfish)"

#: strategies/fish/fish.def
msgid "The same four rows (or columns) make two sashimi jellyfish, with different columns (or rows) and different fins. Remove what either of the two removes."
msgstr "똑같은 네 행(또는 열)로 사시미 젤리피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "Siamese Finned Franken Swordfish"
msgstr "샴 핀드 프랑켄 소드피시(Siamese Finned Franken Swordfish)"

#: strategies/fish/fish.def
msgid "The same three rows or boxes make two finned franken swordfish, with different columns or boxes and different fins. Remove what either of the two removes."
msgstr "똑같은 세 행이나 박스로 핀드 프랑켄 소드피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "Siamese Finned Franken Jellyfish"
msgstr "샴 핀드 프랑켄 젤리피시(Siamese Finned Franken Jellyfish)"

#: strategies/fish/fish.def
msgid "The same four rows or boxes make two finned franken jellyfish, with different columns or boxes and different fins. Remove what either of the two removes."
msgstr "똑같은 네 행이나 박스로 핀드 프랑켄 젤리피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "Siamese Finned Mutant Swordfish"
msgstr "샴 핀드 뮤턴트 소드피시(Siamese Finned Mutant Swordfish)"

#: strategies/fish/fish.def
msgid "The same three rows, columns or boxes make two finned mutant swordfish, with different ones to cover them and different fins. Remove what either of the two removes."
msgstr "똑같은 세 행·열·박스로 핀드 뮤턴트 소드피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "Siamese Finned Mutant Jellyfish"
msgstr "샴 핀드 뮤턴트 젤리피시(Siamese Finned Mutant Jellyfish)"

#: strategies/fish/fish.def
msgid "The same four rows, columns or boxes make two finned mutant jellyfish, with different ones to cover them and different fins. Remove what either of the two removes."
msgstr "똑같은 네 행·열·박스로 핀드 뮤턴트 젤리피시가 두 개 생깁니다. 덮는 쪽과 핀이 서로 다릅니다. 두 피시가 저마다 지우는 후보를 모두 지웁니다."

#: strategies/fish/fish.def
msgid "Kraken Fish Type 1"
msgstr "크라켄 피시 유형 1(Kraken Fish Type 1)"

#: strategies/fish/fish.def
msgid "A finned fish would remove a digit from a cell, but one of its fins does not see it. Supposing that fin true rules the digit out as well, by a chain."
msgstr "핀드 피시가 어떤 칸의 숫자를 지울 듯한데, 핀 하나에서 그 칸이 보이지 않습니다. 그 핀이 맞다고 가정해도 체인을 따라 그 숫자가 지워집니다."

#: strategies/fish/fish.def
msgid "Find a finned fish and a cell that it would clear, if only every fin saw it. Suppose the fin that does not, and follow what it forces. If that takes the digit from the cell, too, remove it."
msgstr "핀드 피시와, 모든 핀에서 보이기만 하면 지워질 칸을 찾으세요. 그 칸이 보이지 않는 핀이 맞다고 가정하고 따라가 보세요. 그래도 그 칸에서 숫자가 지워지면 지우세요."

#: strategies/fish/fish.def
msgid "Kraken Fish Type 2"
msgstr "크라켄 피시 유형 2(Kraken Fish Type 2)"

#: strategies/fish/fish.def
msgid "The digit of a finned fish is in one of its cells of a column, or in a fin. Each of these leads by a chain to the same: remove what all rule out."
msgstr "핀드 피시의 숫자는 한 열에 있는 피시의 칸들 가운데 하나이거나 핀입니다. 어느 것을 가정해도 체인이 같은 후보를 지우면, 그 후보를 지웁니다."

#: strategies/fish/fish.def
msgid "Take a finned fish and one of its columns: the digit is in one of the fish's cells there, or in a fin. Suppose each of them in turn and follow what it forces. Remove a candidate that is ruled out every time."
msgstr "핀드 피시와 그 열 하나를 고르세요. 숫자는 그 열에 있는 피시의 칸 가운데 하나이거나 핀에 들어갑니다. 하나씩 맞다고 가정하고 따라가 보세요. 매번 지워지는 후보를 지우세요."

#: strategies/forcing/forcing.def
msgid "Nishio"
msgstr "니시오(Nishio)"

#: strategies/forcing/forcing.def
msgid "Suppose a digit in one cell and follow that digit alone. Some row, column or box has no place left for it, so it is not in that cell."
msgstr "한 칸에 어떤 숫자를 넣고 그 숫자만 따라가 봅니다. 그 숫자가 들어갈 자리가 없는 행·열·박스가 나오므로, 그 칸은 그 숫자가 아닙니다."

#: strategies/forcing/forcing.def
msgid "Copy the places of one digit onto paper. Suppose it in one cell and cross out the places that see it. Where a row, column or box has one place left, go on from there. If one has none, remove the digit from the first cell."
msgstr "한 숫자의 자리만 종이에 옮겨 그리세요. 한 칸에 넣어 보고, 그 칸에서 보이는 자리를 지우세요. 자리가 하나만 남은 행·열·박스가 있으면 거기서 이어 가세요. 자리가 없는 곳이 나오면 처음 칸에서 그 숫자를 지우세요."

#: strategies/forcing/forcing.def
msgid "Forcing Chain Contradiction"
msgstr "포싱 체인: 모순(Forcing Chain Contradiction)"

#: strategies/forcing/forcing.def
msgid "Suppose a candidate, and one thing forces the next until a cell has no digit or a digit no place. So the supposition is wrong."
msgstr "한 후보를 가정하면 하나가 다음 하나를 정하며 이어지다가, 들어갈 숫자가 없는 칸이나 자리가 없는 숫자가 나옵니다. 그래서 그 가정은 틀렸습니다."

#: strategies/forcing/forcing.def
msgid "Choose a cell with two candidates, or a row, column or box with two places for a digit. Suppose one of the two and follow one consequence after another. If a cell or a digit is left with nothing, the other of the two is right."
msgstr "후보가 두 개인 칸이나 한 숫자의 자리가 두 개인 행·열·박스를 고르세요. 둘 중 하나를 가정하고 결과를 하나씩 따라가 보세요. 들어갈 숫자가 없는 칸이나 자리가 없는 숫자가 나오면 다른 쪽이 맞습니다."

#: strategies/forcing/forcing.def
msgid "Forcing Chain Verity by Cell"
msgstr "포싱 체인: 칸의 모든 경우(Forcing Chain Verity by Cell)"

#: strategies/forcing/forcing.def
msgid "Each candidate of a cell starts a chain in which one thing forces the next. All the chains lead to the same result, so it is true."
msgstr "한 칸의 후보마다 하나가 다음 하나를 정하는 체인이 시작됩니다. 모든 체인이 같은 결과에 이르므로 그 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Choose a cell with two or three candidates. Follow each candidate in a colour of its own, one consequence after another. What gets all the colours is true."
msgstr "후보가 두세 개인 칸을 고르세요. 후보마다 다른 색으로 결과를 하나씩 따라가 보세요. 모든 색이 칠해지는 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Forcing Chain Verity by House"
msgstr "포싱 체인: 자리의 모든 경우(Forcing Chain Verity by House)"

#: strategies/forcing/forcing.def
msgid "Each place of a digit in a row, column or box starts a chain of consequences. All the chains lead to the same result, so it is true."
msgstr "행·열·박스에서 한 숫자의 자리마다 하나가 다음 하나를 정하는 체인이 시작됩니다. 모든 체인이 같은 결과에 이르므로 그 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Choose a row, column or box with two or three places for a digit. Follow each place in a colour of its own, one consequence after another. What gets all the colours is true."
msgstr "한 숫자의 자리가 두세 개인 행·열·박스를 고르세요. 자리마다 다른 색으로 결과를 하나씩 따라가 보세요. 모든 색이 칠해지는 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Forcing Net Contradiction"
msgstr "포싱 넷: 모순(Forcing Net Contradiction)"

#: strategies/forcing/forcing.def
msgid "Suppose a candidate, and several things together force others until a cell has no digit or a digit no place. So the supposition is wrong."
msgstr "한 후보를 가정하면 여러 결과가 모여 다음 결과를 정하다가, 들어갈 숫자가 없는 칸이나 자리가 없는 숫자가 나옵니다. 그래서 그 가정은 틀렸습니다."

#: strategies/forcing/forcing.def
msgid "Copy the grid, suppose a candidate on the copy, and fill in everything that follows. Unlike in a chain, several results together may force the next. If a cell or a digit is left with nothing, remove the candidate."
msgstr "판을 옮겨 적고, 한 후보를 가정해 따라 나오는 것을 모두 적으세요. 체인과 달리 여러 결과가 모여 다음 결과를 정하기도 합니다. 들어갈 숫자가 없는 칸이나 자리가 없는 숫자가 나오면 그 후보를 지우세요."

#: strategies/forcing/forcing.def
msgid "Forcing Net Verity by Cell"
msgstr "포싱 넷: 칸의 모든 경우(Forcing Net Verity by Cell)"

#: strategies/forcing/forcing.def
msgid "From each candidate of a cell, several things together force others. Whichever candidate is right, the same result comes out, so it is true."
msgstr "한 칸의 후보마다 여러 결과가 모여 다음 결과를 정합니다. 어느 후보가 맞든 같은 결과가 나오므로 그 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Choose a cell with two or three candidates and copy the grid once for each. On each copy, fill in everything that follows from its candidate. What is on all the copies is true."
msgstr "후보가 두세 개인 칸을 고르고, 후보마다 판을 하나씩 옮겨 적으세요. 판마다 그 후보에서 따라 나오는 것을 모두 적으세요. 모든 판에 나오는 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Forcing Net Verity by House"
msgstr "포싱 넷: 자리의 모든 경우(Forcing Net Verity by House)"

#: strategies/forcing/forcing.def
msgid "From each place of a digit in a row, column or box, several things together force others. The same result comes out every time, so it is true."
msgstr "행·열·박스에서 한 숫자의 자리마다 여러 결과가 모여 다음 결과를 정합니다. 매번 같은 결과가 나오므로 그 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Choose a row, column or box with two or three places for a digit and copy the grid once for each. On each copy, fill in everything that follows from its place. What is on all the copies is true."
msgstr "한 숫자의 자리가 두세 개인 행·열·박스를 고르고, 자리마다 판을 하나씩 옮겨 적으세요. 판마다 그 자리에서 따라 나오는 것을 모두 적으세요. 모든 판에 나오는 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Nested Forcing Net"
msgstr "중첩 포싱 넷(Nested Forcing Net)"

#: strategies/forcing/forcing.def
msgid "A forcing net with nets inside it: on the way, candidates are removed because supposing them would lead to a contradiction."
msgstr "포싱 넷 안에 또 포싱 넷이 있습니다. 따라가는 도중에, 가정하면 모순에 이르는 후보들을 지웁니다."

#: strategies/forcing/forcing.def
msgid "Keep this for the end, when forcing nets alone do not get through. Follow a supposition on a copy of the grid until nothing more is forced. Suppose a further candidate on a second copy. If that fails, remove it from the first copy and go on there."
msgstr "포싱 넷만으로는 풀리지 않을 때 마지막으로 쓰세요. 옮겨 적은 판에서 가정을 끝까지 따라가 보세요. 둘째 판에 다른 후보를 하나 더 가정하세요. 거기서 모순이 나오면 첫째 판에서 그 후보를 지우고 이어 가세요."

#: strategies/single_digit/single_digit.def
msgid "Skyscraper"
msgstr "스카이스크래퍼(Skyscraper)"

#: strategies/single_digit/single_digit.def
msgid "A digit has two places in each of two rows or columns, one of each aligned: so it is in one of the other two."
msgstr "두 행(또는 두 열)에 어떤 숫자가 들어갈 자리가 둘씩 있고, 한 자리씩은 같은 줄에 있습니다. 그래서 나머지 두 자리 중 하나는 그 숫자입니다."

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for two rows with just two places for it, one of each in the same column. At least one of the other two is right, so remove the digit from cells that see both. Then look at columns."
msgstr "한 숫자를 골라, 자리가 둘뿐인 행 두 개를 찾습니다. 한 자리씩이 같은 열에 있으면 나머지 두 자리 중 적어도 하나는 맞습니다. 두 자리가 모두 보이는 칸에서 그 숫자를 지웁니다. 열도 살펴보세요."

#: strategies/single_digit/single_digit.def
msgid "Two-String Kite"
msgstr "투 스트링 카이트(Two-String Kite)"

#: strategies/single_digit/single_digit.def
msgid "In a row and in a column a digit has two places, one of each in the same box. So it is in one of the others."
msgstr "한 행과 한 열에 어떤 숫자가 들어갈 자리가 둘씩 있고, 한 자리씩은 같은 박스에 있습니다. 그래서 나머지 두 자리 중 하나는 그 숫자입니다."

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a row and a column with just two places for it. If one place of each is in the same box, one of the other two is right. Remove the digit from the cell that sees both."
msgstr "한 숫자를 골라, 자리가 둘뿐인 행 하나와 열 하나를 찾으세요. 한 자리씩이 같은 박스에 있으면 나머지 두 자리 중 하나는 맞습니다. 두 자리가 모두 보이는 칸에서 그 숫자를 지우세요."

#: strategies/single_digit/single_digit.def
msgid "Turbot Fish"
msgstr "터벗 피시(Turbot Fish)"

#: strategies/single_digit/single_digit.def
msgid "In a box and in a row or column a digit has two places, and one of each see each other. So it is in one of the others."
msgstr "한 박스와 한 행(또는 열)에 어떤 숫자가 들어갈 자리가 둘씩 있고, 한 자리씩은 서로 보입니다. 그래서 나머지 두 자리 중 하나는 그 숫자입니다."

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a box and a row or column with just two places for it. If one place of each see each other, one of the other two is right: remove the digit from cells that see both."
msgstr "한 숫자를 골라, 자리가 둘뿐인 박스 하나와 행이나 열 하나를 찾습니다. 한 자리씩이 서로 보이면 나머지 두 자리 중 하나는 맞습니다. 두 자리가 모두 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/single_digit/single_digit.def
msgid "Empty Rectangle"
msgstr "엠프티 렉탱글(Empty Rectangle)"

#: strategies/single_digit/single_digit.def
msgid "A digit's places in a box are in one row and one column. A line with two places for it then rules it out of one more cell."
msgstr "박스에서 어떤 숫자의 자리가 한 행과 한 열에만 있습니다. 그 숫자의 자리가 둘뿐인 줄과 함께 보면 다른 한 칸에서 지울 수 있습니다."

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a box with all its places in one row and one column. Find a line outside the box with just two places, one of them in that row or column. Remove the digit from the cell where the other place meets the box's other line."
msgstr "한 숫자를 골라, 모든 자리가 한 행과 한 열에 있는 박스를 찾습니다. 박스 밖에서 자리가 둘뿐이고 그중 하나가 그 행이나 열에 있는 줄을 찾습니다. 다른 자리가 박스의 나머지 줄과 만나는 칸에서 그 숫자를 지웁니다."

#: strategies/single_digit/single_digit.def
msgid "Dual Two-String Kite"
msgstr "듀얼 투 스트링 카이트(Dual Two-String Kite)"

#: strategies/single_digit/single_digit.def
msgid "Two two-string kites that use the same two cells of a box."
msgstr "한 박스의 같은 두 칸을 쓰는 투 스트링 카이트가 둘 있습니다."

#: strategies/single_digit/single_digit.def
msgid "When you find a two-string kite, look at its two cells in the box. If their other row and column have just two places as well, there is a second kite."
msgstr "투 스트링 카이트를 찾았으면 박스 안의 두 칸을 다시 보세요. 두 칸의 다른 행과 열에도 자리가 둘뿐이면 카이트가 하나 더 있습니다."

#: strategies/single_digit/single_digit.def
msgid "Dual Empty Rectangle"
msgstr "듀얼 엠프티 렉탱글(Dual Empty Rectangle)"

#: strategies/single_digit/single_digit.def
msgid "Two empty rectangles in the same box."
msgstr "같은 박스에 있는 엠프티 렉탱글 두 개입니다."

#: strategies/single_digit/single_digit.def
msgid "When you find an empty rectangle, look for a second line with two places for the digit that meets the same box."
msgstr "엠프티 렉탱글을 찾았으면, 그 숫자의 자리가 둘뿐이면서 같은 박스와 이어지는 줄이 또 있는지 보세요."

#: strategies/single_digit/single_digit.def
msgid "Grouped Two-String Kite"
msgstr "그룹 투 스트링 카이트(Grouped Two-String Kite)"

#: strategies/single_digit/single_digit.def
msgid "A two-string kite whose row or column has two or three places in the box."
msgstr "투 스트링 카이트에서 행이나 열의 자리가 박스 안에 두세 개 있습니다."

#: strategies/single_digit/single_digit.def
msgid "As a two-string kite, but the row or the column may have two or three places in the box instead of one."
msgstr "투 스트링 카이트와 같지만, 행이나 열의 자리가 박스 안에 하나가 아니라 두세 개 있어도 됩니다."

#: strategies/single_digit/single_digit.def
msgid "Broken Wing"
msgstr "브로큰 윙(Broken Wing)"

#: strategies/single_digit/single_digit.def
msgid "A digit cannot be in every second cell of a loop of odd length. So it is in one of the other places there, the guardians."
msgstr "홀수 칸의 고리에서 어떤 숫자가 한 칸 걸러 들어갈 수는 없습니다. 그래서 그곳의 다른 자리, 곧 가디언 가운데 하나가 그 숫자입니다."

#: strategies/single_digit/single_digit.def
msgid "Take one digit and find a loop of places, each sharing a row, column or box with the next. If their number is odd, the digit must be in one of the other places of these rows, columns and boxes. Remove it from cells that see all of those."
msgstr "한 숫자를 골라, 이웃한 자리끼리 행·열·박스를 함께 쓰는 고리를 찾습니다. 칸 수가 홀수이면 그 행·열·박스의 다른 자리 가운데 하나가 그 숫자입니다. 그 자리가 모두 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/single_digit/templates.def
msgid "Template Set"
msgstr "템플릿 세트(Template Set)"

#: strategies/single_digit/templates.def
msgid "Every way to place a digit in the whole grid uses the same cell: the digit is there."
msgstr "판 전체에 어떤 숫자를 놓는 모든 방법이 같은 칸을 씁니다. 그 숫자는 거기에 있습니다."

#: strategies/single_digit/templates.def
msgid "Take a digit with few places left and draw every way to place it once in each row, column and box. A cell in all the drawings has the digit; remove it from a cell in none of them."
msgstr "자리가 얼마 남지 않은 숫자를 골라, 행·열·박스마다 하나씩 놓는 모든 방법을 그려 봅니다. 모든 그림에 나오는 칸은 그 숫자이고, 어느 그림에도 나오지 않는 칸에서는 그 숫자를 지웁니다."

#: strategies/single_digit/templates.def
msgid "Template Delete"
msgstr "템플릿 딜리트(Template Delete)"

#: strategies/single_digit/templates.def
msgid "No way to place a digit in the whole grid uses this cell: the digit is not there."
msgstr "판 전체에 어떤 숫자를 놓는 어떤 방법도 이 칸을 쓰지 않습니다. 그 숫자는 여기에 없습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 1"
msgstr "유일성 사각형(Unique Rectangle) 유형 1"

#: strategies/uniqueness/uniqueness.def
msgid "Three corners of a rectangle have only the same two digits: the fourth is neither, or there would be two solutions."
msgstr "사각형의 세 꼭짓점에 같은 두 숫자만 남았습니다. 넷째 꼭짓점은 둘 다 아닙니다. 그렇지 않으면 해가 두 개가 됩니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes, three of which have only the same two candidates. The fourth is neither of these, for otherwise the two digits could be swapped."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 세 칸에 같은 후보 두 개만 있는 것을 찾습니다. 넷째 칸은 둘 다 아닙니다. 그렇지 않으면 두 숫자를 맞바꿀 수 있습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 2"
msgstr "유일성 사각형(Unique Rectangle) 유형 2"

#: strategies/uniqueness/uniqueness.def
msgid "Two adjacent corners of a rectangle have one and the same extra digit: one of them is that digit."
msgstr "사각형의 이웃한 두 꼭짓점에 똑같은 후보가 하나 더 있습니다. 둘 중 하나는 그 숫자입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. If two corners side by side have one and the same extra candidate, one of them is that digit. Remove it from cells that see both."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾으세요. 나란한 두 꼭짓점에 똑같은 후보가 하나 더 있으면 둘 중 하나는 그 숫자입니다. 두 칸이 모두 보이는 칸에서 지우세요."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 3"
msgstr "유일성 사각형(Unique Rectangle) 유형 3"

#: strategies/uniqueness/uniqueness.def
msgid "Two corners of a rectangle have extra digits: one is needed there and makes a naked subset with other cells."
msgstr "사각형의 두 꼭짓점에 다른 후보가 더 있습니다. 그중 하나는 꼭 들어가므로 다른 칸들과 함께 네이키드 부분집합을 이룹니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. Two corners of one row, column or box may have extra candidates. Take these corners as one cell that has just the extra candidates. Look there for a naked pair or triple with it."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾으세요. 같은 행·열·박스의 두 꼭짓점에만 다른 후보가 더 있어야 합니다. 두 꼭짓점을 그 후보들만 가진 한 칸으로 보세요. 그곳에서 이 칸과 함께 네이키드 페어나 트리플을 이루는 칸을 찾으세요."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 4"
msgstr "유일성 사각형(Unique Rectangle) 유형 4"

#: strategies/uniqueness/uniqueness.def
msgid "One of a rectangle's two digits must be in one of two corners: neither of these corners is the other digit."
msgstr "사각형의 두 숫자 중 하나는 반드시 두 꼭짓점 중 하나에 들어갑니다. 그래서 두 꼭짓점 모두 다른 숫자가 아닙니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. Two corners of one row, column or box may have extra candidates. If one of the two digits has no other place there, remove the other digit from both corners."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾으세요. 같은 행·열·박스의 두 꼭짓점에만 다른 후보가 더 있어야 합니다. 두 숫자 중 하나가 그곳의 다른 칸에 들어갈 수 없으면, 두 꼭짓점에서 나머지 숫자를 지우세요."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 5"
msgstr "유일성 사각형(Unique Rectangle) 유형 5"

#: strategies/uniqueness/uniqueness.def
msgid "Two opposite corners of a rectangle, or three, have one and the same extra digit: one of them is that digit."
msgstr "사각형의 마주 보는 두 꼭짓점이나 세 꼭짓점에 똑같은 후보가 하나 더 있습니다. 그중 하나는 그 숫자입니다."

#: strategies/uniqueness/uniqueness.def
msgid "As type 2, but the extra candidate is in two opposite corners, or in three. Remove it from cells that see all of these."
msgstr "유형 2와 같지만, 그 후보가 마주 보는 두 꼭짓점이나 세 꼭짓점에 있습니다. 그 칸들이 모두 보이는 칸에서 지웁니다."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Rectangle Type 6"
msgstr "유일성 사각형(Unique Rectangle) 유형 6"

#: strategies/uniqueness/uniqueness.def
msgid "In two rows or two columns a digit fits only in the corners of a rectangle: it is not in two of the opposite ones."
msgstr "두 행이나 두 열에서 어떤 숫자가 사각형의 꼭짓점에만 들어갑니다. 그 숫자는 마주 보는 두 꼭짓점에 있을 수 없습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. Two opposite corners may have extra candidates. If one of the two digits has no other place in both rows, or in both columns, remove it from these corners."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾으세요. 마주 보는 두 꼭짓점에만 다른 후보가 더 있어야 합니다. 두 숫자 중 하나가 두 행(또는 두 열)의 다른 칸에 들어갈 수 없으면, 두 꼭짓점에서 그 숫자를 지우세요."

#: strategies/uniqueness/uniqueness.def
msgid "Hidden Rectangle"
msgstr "히든 사각형(Hidden Rectangle)"

#: strategies/uniqueness/uniqueness.def
msgid "If a corner of a rectangle were one digit, the corners beside it would be forced to the other. Then the two could be swapped."
msgstr "사각형의 한 꼭짓점이 한 숫자라면 옆의 두 꼭짓점은 다른 숫자가 될 수밖에 없어, 두 숫자를 맞바꿀 수 있게 됩니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. One corner must have nothing else. Go to the corner across from it. If one digit has no place outside the rectangle in its row and column, remove the other digit from it."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾으세요. 한 꼭짓점에는 그 두 후보만 있어야 합니다. 마주 보는 꼭짓점으로 가세요. 그 칸의 행과 열에서 한 숫자가 사각형 밖에 들어갈 수 없으면, 그 칸에서 다른 숫자를 지우세요."

#: strategies/uniqueness/uniqueness.def
msgid "Avoidable Rectangle Type 1"
msgstr "회피 사각형(Avoidable Rectangle) 유형 1"

#: strategies/uniqueness/uniqueness.def
msgid "Cells that are filled but not given would make a pair that can be swapped, if the last corner completed it: it does not."
msgstr "주어지지 않고 채워 넣은 칸들이 남은 꼭짓점까지 채워지면 맞바꿀 수 있는 쌍이 됩니다. 그래서 그 꼭짓점은 그 숫자가 아닙니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look at filled cells that are no givens, at the corners of a rectangle in two boxes. Find two digits that would be there crosswise. An open corner cannot have the digit that completes the pattern, or the two could be swapped."
msgstr "주어진 숫자가 아닌 채워진 칸을 보세요. 두 박스에 걸친 사각형의 꼭짓점에 두 숫자가 엇갈려 놓여 있으면, 빈 꼭짓점에는 그 모양을 완성하는 숫자가 들어갈 수 없습니다. 들어가면 두 숫자를 맞바꿀 수 있습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Avoidable Rectangle Type 2"
msgstr "회피 사각형(Avoidable Rectangle) 유형 2"

#: strategies/uniqueness/uniqueness.def
msgid "Two cells that are filled but not given would make a pair that can be swapped with two others, but for one extra digit."
msgstr "주어지지 않고 채워 넣은 두 칸이 다른 두 칸과 맞바꿀 수 있는 쌍이 되는 것을, 똑같은 후보 하나가 막고 있습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave + 1"
msgstr "BUG + 1(Bivalue Universal Grave + 1)"

#: strategies/uniqueness/uniqueness.def
msgid "Every empty cell but one has two candidates: in that one, the digit with three places in its row, column or box is right."
msgstr "한 칸만 빼고 모든 빈칸에 후보가 두 개입니다. 그 칸에서는 행·열·박스에 자리가 세 개인 숫자가 답입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Late in a puzzle, look whether every empty cell but one has two candidates. In that one, the digit with three places in its row, column or box is the right one."
msgstr "퍼즐이 끝나 갈 무렵, 한 칸만 빼고 모든 빈칸에 후보가 두 개인지 봅니다. 그 칸에서는 행·열·박스에 자리가 세 개인 숫자가 답입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave Type 2"
msgstr "BUG(Bivalue Universal Grave) 유형 2"

#: strategies/uniqueness/uniqueness.def
msgid "But for one extra digit in a few cells, every empty cell has two candidates: one of those cells is that digit."
msgstr "몇 칸에 있는 똑같은 후보 하나만 빼면 모든 빈칸에 후보가 두 개입니다. 그 칸들 중 하나는 그 숫자입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Late in a puzzle, look for the cells with more than two candidates. If there are few, find the extra ones: digits with three places in a row, column or box. At least one of these candidates must be true."
msgstr "퍼즐이 끝나 갈 무렵, 후보가 세 개 이상인 칸을 찾습니다. 몇 개 없으면 그중 남는 후보, 곧 행·열·박스에 자리가 세 개인 숫자를 찾습니다. 그 후보들 가운데 적어도 하나는 맞습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave Type 3"
msgstr "BUG(Bivalue Universal Grave) 유형 3"

#: strategies/uniqueness/uniqueness.def
msgid "But for two cells, every empty cell has two candidates: one of their extra digits is needed and makes a naked subset."
msgstr "두 칸만 빼고 모든 빈칸에 후보가 두 개입니다. 두 칸의 남는 숫자 중 하나는 꼭 들어가므로 다른 칸들과 네이키드 부분집합을 이룹니다."

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave Type 4"
msgstr "BUG(Bivalue Universal Grave) 유형 4"

#: strategies/uniqueness/uniqueness.def
msgid "But for two cells, every empty cell has two candidates; one of the two must be a certain digit, the other an extra one."
msgstr "두 칸만 빼고 모든 빈칸에 후보가 두 개입니다. 두 칸 중 하나는 정해진 숫자이고, 다른 하나는 남는 숫자입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Bivalue Universal Grave + n"
msgstr "BUG + n(Bivalue Universal Grave + n)"

#: strategies/uniqueness/uniqueness.def
msgid "At least one of a few extra candidates must be true, and each of them rules out the same candidates."
msgstr "남는 후보 몇 개 가운데 적어도 하나는 맞는데, 어느 것이든 같은 후보를 지웁니다."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 1"
msgstr "유일성 고리(Unique Loop) 유형 1"

#: strategies/uniqueness/uniqueness.def
msgid "All cells of a loop but one have only the same two digits: that cell is neither, or there would be two solutions."
msgstr "고리의 칸 가운데 하나만 빼고 모두 같은 두 숫자만 남았습니다. 그 칸은 둘 다 아닙니다. 그렇지 않으면 해가 두 개가 됩니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for the same two candidates in a ring of six cells or more. Each row, column and box that the ring touches has two of its cells. Go on as for the unique rectangle of the same type."
msgstr "같은 후보 두 개가 여섯 칸 이상을 도는 고리를 찾으세요. 고리가 지나는 행·열·박스마다 두 칸씩 있어야 합니다. 그런 뒤 같은 유형의 유일성 사각형처럼 하세요."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 2"
msgstr "유일성 고리(Unique Loop) 유형 2"

#: strategies/uniqueness/uniqueness.def
msgid "Cells of a loop have one and the same extra digit: one of them is that digit."
msgstr "고리의 몇 칸에 똑같은 후보가 하나 더 있습니다. 그중 하나는 그 숫자입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 3"
msgstr "유일성 고리(Unique Loop) 유형 3"

#: strategies/uniqueness/uniqueness.def
msgid "Two cells of a loop have extra digits: one is needed there and makes a naked subset with other cells."
msgstr "고리의 두 칸에 다른 후보가 더 있습니다. 그중 하나는 꼭 들어가므로 다른 칸들과 함께 네이키드 부분집합을 이룹니다."

#: strategies/uniqueness/uniqueness.def
msgid "Unique Loop Type 4"
msgstr "유일성 고리(Unique Loop) 유형 4"

#: strategies/uniqueness/uniqueness.def
msgid "One of a loop's two digits must be in one of two of its cells: neither of these is the other digit."
msgstr "고리의 두 숫자 중 하나는 반드시 두 칸 중 하나에 들어갑니다. 그래서 두 칸 모두 다른 숫자가 아닙니다."

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 1"
msgstr "확장 사각형(Extended Rectangle) 유형 1"

#: strategies/uniqueness/uniqueness.def
msgid "All but one of six cells have only the same three digits: it is none of them, or there would be two solutions."
msgstr "여섯 칸 가운데 하나만 빼고 모두 같은 세 숫자만 남았습니다. 그 칸은 셋 다 아닙니다. 그렇지 않으면 해가 두 개가 됩니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for the same three candidates in six cells: where two rows cross three columns, or the reverse, in two or three boxes. Go on as for the unique rectangle of the same type."
msgstr "두 행과 세 열, 또는 세 행과 두 열이 만나는 여섯 칸에서 같은 후보 세 개를 찾으세요. 두세 박스에 걸쳐 있어야 합니다. 그런 뒤 같은 유형의 유일성 사각형처럼 하세요."

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 2"
msgstr "확장 사각형(Extended Rectangle) 유형 2"

#: strategies/uniqueness/uniqueness.def
msgid "Of six cells with the same three digits some have one and the same extra digit: one of them is that digit."
msgstr "같은 세 숫자가 있는 여섯 칸 중 몇 칸에 똑같은 후보가 하나 더 있습니다. 그중 하나는 그 숫자입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 3"
msgstr "확장 사각형(Extended Rectangle) 유형 3"

#: strategies/uniqueness/uniqueness.def
msgid "Of six cells with the same three digits two have extra digits: one is needed there and makes a naked subset."
msgstr "같은 세 숫자가 있는 여섯 칸 중 두 칸에 다른 후보가 더 있습니다. 그중 하나는 꼭 들어가므로 다른 칸들과 네이키드 부분집합을 이룹니다."

#: strategies/uniqueness/uniqueness.def
msgid "Extended Rectangle Type 4"
msgstr "확장 사각형(Extended Rectangle) 유형 4"

#: strategies/uniqueness/uniqueness.def
msgid "One of the three digits of six cells must be in one of two of them: the other cannot complete the pattern."
msgstr "여섯 칸의 세 숫자 중 하나는 반드시 두 칸 중 하나에 들어갑니다. 다른 칸은 나머지 모양을 완성하는 숫자가 될 수 없습니다."

#: strategies/wings/wings.def
msgid "XY-Wing"
msgstr "XY-윙(XY-Wing)"

#: strategies/wings/wings.def
msgid "Whichever digit the pivot is, one of two wings becomes the digit they share: remove it from cells that see both wings."
msgstr "중심 칸이 어떤 숫자가 되든 두 날개 칸 중 하나는 함께 가진 숫자가 됩니다. 두 날개가 모두 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/wings/wings.def
msgid "Look for a cell with two candidates, such as 1 and 2. Find two cells that it sees, one with 1 and 3, the other with 2 and 3. One of these two is 3, so remove 3 from cells that see both of them."
msgstr "후보가 1과 2처럼 두 개인 칸을 찾으세요. 그 칸에서 후보가 1과 3인 칸과 2와 3인 칸이 하나씩 보이는지 보세요. 두 칸 중 하나는 3이므로, 두 칸이 모두 보이는 칸에서 3을 지우세요."

#: strategies/wings/wings.def
msgid "XYZ-Wing"
msgstr "XYZ-윙(XYZ-Wing)"

#: strategies/wings/wings.def
msgid "Like an XY-wing, but the pivot can be the shared digit, too: remove it from cells that see the pivot and both wings."
msgstr "XY-윙과 같지만 중심 칸도 그 숫자가 될 수 있습니다. 중심 칸과 두 날개가 모두 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/wings/wings.def
msgid "Look for a cell with three candidates, such as 1, 2 and 3. Find two cells that it sees, one with 1 and 3, the other with 2 and 3. One of the three is 3, so remove 3 from cells that see all of them: look in the first cell's box."
msgstr "후보가 1, 2, 3처럼 세 개인 칸을 찾으세요. 그 칸에서 후보가 1과 3인 칸과 2와 3인 칸이 하나씩 보이는지 보세요. 세 칸 중 하나는 3이므로, 세 칸이 모두 보이는 칸에서 3을 지우세요. 그런 칸은 처음 칸의 박스 안에 있습니다."

#: strategies/wings/wings.def
msgid "W-Wing"
msgstr "W-윙(W-Wing)"

#: strategies/wings/wings.def
msgid "Two cells have the same two digits and cannot both be the first: so one is the second, and cells that see both are not."
msgstr "후보 두 개가 똑같은 두 칸이 함께 첫째 숫자일 수는 없습니다. 그래서 하나는 둘째 숫자이고, 두 칸이 모두 보이는 칸은 그 숫자가 아닙니다."

#: strategies/wings/wings.def
msgid "Look for two cells with the same two candidates, such as 4 and 6, that do not see each other. Find a row, column or box with just two places for the 4, one seen from each of the cells. Then one of the cells is 6: remove 6 from cells that see both."
msgstr "후보 두 개가 똑같은 칸 두 개를 찾습니다. 그중 한 숫자가 어떤 행·열·박스에서 두 자리에만 들어갈 수 있고, 그 두 자리가 두 칸에서 하나씩 보이면 됩니다. 두 칸이 모두 보이는 칸에서 다른 숫자를 지웁니다."

#: strategies/wings/wings.def
msgid "Grouped W-Wing"
msgstr "그룹 W-윙(Grouped W-Wing)"

#: strategies/wings/wings.def
msgid "A W-wing whose row, column or box has more places for the digit, each seen from one of the two cells."
msgstr "W-윙에서 행·열·박스에 그 숫자의 자리가 셋 이상이지만, 자리마다 두 칸 중 하나에서 보입니다."

#: strategies/wings/wings.def
msgid "Start as for a W-wing. The row, column or box may have more than two places for the digit. Check that each place is seen from one of the two cells, and remove as in a W-wing."
msgstr "W-윙처럼 시작하세요. 행·열·박스에 그 숫자의 자리가 둘보다 많아도 됩니다. 자리마다 두 칸 중 하나에서 보이는지 확인하고, W-윙처럼 지우세요."

#: strategies/wings/wings.def
msgid "M-Wing"
msgstr "M-윙(M-Wing)"

#: strategies/wings/wings.def
msgid "Three links in a row: a cell with two candidates, a digit with two places, and another digit with two places."
msgstr "연결 세 개가 이어집니다. 후보가 두 개인 칸, 자리가 두 개인 숫자, 그리고 자리가 두 개인 다른 숫자입니다."

#: strategies/wings/wings.def
msgid "Ask what follows if a digit is not in some cell. Where a cell has two candidates, or a digit two places in a row, column or box, the next one is forced. After three such links compare the two ends: one of them is true."
msgstr "어떤 칸이 그 숫자가 아니라면 어떻게 되는지 따라가 봅니다. 후보가 두 개인 칸이나, 행·열·박스에서 자리가 두 개인 숫자를 만나면 다음이 정해집니다. 이런 연결을 세 번 따라간 뒤 두 끝을 비교하면, 둘 중 하나는 맞습니다."

#: strategies/wings/wings.def
msgid "Grouped M-Wing"
msgstr "그룹 M-윙(Grouped M-Wing)"

#: strategies/wings/wings.def
msgid "An M-wing in which two or three places of a digit, side by side, count as one."
msgstr "M-윙에서 나란히 놓인 두세 자리를 하나로 봅니다."

#: strategies/wings/wings.def
msgid "Follow three links as for an M-wing. Where a box crosses a row or column, you may count two or three places of a digit as one. Then compare the two ends: one of them is true."
msgstr "M-윙처럼 연결을 세 번 따라가세요. 박스가 행이나 열과 만나는 곳에서는 한 숫자의 두세 자리를 하나로 보아도 됩니다. 그런 뒤 두 끝을 비교하면, 둘 중 하나는 맞습니다."

#: strategies/wings/wings.def
msgid "S-Wing"
msgstr "S-윙(S-Wing)"

#: strategies/wings/wings.def
msgid "Three links in a row: a digit with two places, a cell with two candidates, and its other digit with two places."
msgstr "연결 세 개가 이어집니다. 자리가 두 개인 숫자, 후보가 두 개인 칸, 그리고 그 칸의 다른 숫자입니다. 그 숫자도 자리가 두 개입니다."

#: strategies/wings/wings.def
msgid "Grouped S-Wing"
msgstr "그룹 S-윙(Grouped S-Wing)"

#: strategies/wings/wings.def
msgid "An S-wing in which two or three places of a digit, side by side, count as one."
msgstr "S-윙에서 나란히 놓인 두세 자리를 하나로 봅니다."

#: strategies/wings/wings.def
msgid "L-Wing"
msgstr "L-윙(L-Wing)"

#: strategies/wings/wings.def
msgid "Three links in a row: each time a digit with two places, and the digit changes within a cell."
msgstr "연결 세 개가 이어집니다. 매번 자리가 두 개인 숫자이며, 한 칸 안에서 숫자가 바뀝니다."

#: strategies/wings/wings.def
msgid "Grouped L-Wing"
msgstr "그룹 L-윙(Grouped L-Wing)"

#: strategies/wings/wings.def
msgid "An L-wing in which two or three places of a digit, side by side, count as one."
msgstr "L-윙에서 나란히 놓인 두세 자리를 하나로 봅니다."

#: strategies/wings/wings.def
msgid "H-Wing"
msgstr "H-윙(H-Wing)"

#: strategies/wings/wings.def
msgid "Three links in a row: a cell with two candidates, then two of a digit with two places, or another cell and one such digit."
msgstr "연결 세 개가 이어집니다. 후보가 두 개인 칸 다음에 자리가 두 개인 숫자가 두 번 오거나, 그런 칸 하나와 자리가 두 개인 숫자가 옵니다."

#: strategies/wings/wings.def
msgid "Grouped H-Wing"
msgstr "그룹 H-윙(Grouped H-Wing)"

#: strategies/wings/wings.def
msgid "An H-wing in which two or three places of a digit, side by side, count as one."
msgstr "H-윙에서 나란히 놓인 두세 자리를 하나로 봅니다."

#: strategies/wings/wings.def
msgid "WXYZ-Wing"
msgstr "WXYZ-윙(WXYZ-Wing)"

#: strategies/wings/wings.def
msgid "Four cells of a box and a line have four digits, only one of which can be there more than once: so it is there."
msgstr "박스와 줄의 네 칸에 숫자가 네 개이고, 두 번 이상 들어갈 수 있는 숫자는 하나뿐입니다. 그 숫자는 그 칸들 어딘가에 꼭 있습니다."

#: strategies/wings/wings.def
msgid "Look for cells in a box and in a row or column that crosses it, with as many digits as cells. If only one digit can be there twice, it must be there: remove it from cells that see all its places. If none can, this holds for every digit."
msgstr "박스와, 그 박스와 만나는 행이나 열에서 칸 수만큼의 숫자만 있는 칸들을 찾습니다. 두 번 들어갈 수 있는 숫자가 하나뿐이면 그 숫자는 꼭 있으므로, 그 자리가 모두 보이는 칸에서 지웁니다. 그런 숫자가 없으면 모든 숫자가 그렇습니다."

#: strategies/wings/wings.def
msgid "VWXYZ-Wing"
msgstr "VWXYZ-윙(VWXYZ-Wing)"

#: strategies/wings/wings.def
msgid "Five cells of a box and a line have five digits, only one of which can be there more than once: so it is there."
msgstr "박스와 줄의 다섯 칸에 숫자가 다섯 개이고, 두 번 이상 들어갈 수 있는 숫자는 하나뿐입니다. 그 숫자는 그 칸들 어딘가에 꼭 있습니다."

#: strategies/wings/wings.def
msgid "UVWXYZ-Wing"
msgstr "UVWXYZ-윙(UVWXYZ-Wing)"

#: strategies/wings/wings.def
msgid "Six cells of a box and a line have six digits, only one of which can be there more than once: so it is there."
msgstr "박스와 줄의 여섯 칸에 숫자가 여섯 개이고, 두 번 이상 들어갈 수 있는 숫자는 하나뿐입니다. 그 숫자는 그 칸들 어딘가에 꼭 있습니다."

#: strategies/wings/wings.def
msgid "TUVWXYZ-Wing"
msgstr "TUVWXYZ-윙(TUVWXYZ-Wing)"

#: strategies/wings/wings.def
msgid "Seven cells of a box and a line have seven digits, only one of which can be there more than once: so it is there."
msgstr "박스와 줄의 일곱 칸에 숫자가 일곱 개이고, 두 번 이상 들어갈 수 있는 숫자는 하나뿐입니다. 그 숫자는 그 칸들 어딘가에 꼭 있습니다."

#: strategies/wings/wings.def
msgid "STUVWXYZ-Wing"
msgstr "STUVWXYZ-윙(STUVWXYZ-Wing)"

#: strategies/wings/wings.def
msgid "Eight cells of a box and a line have eight digits, only one of which can be there more than once: so it is there."
msgstr "박스와 줄의 여덟 칸에 숫자가 여덟 개이고, 두 번 이상 들어갈 수 있는 숫자는 하나뿐입니다. 그 숫자는 그 칸들 어딘가에 꼭 있습니다."

#: strategies/wings/wings.def
msgid "RSTUVWXYZ-Wing"
msgstr "RSTUVWXYZ-윙(RSTUVWXYZ-Wing)"

#: strategies/wings/wings.def
msgid "Nine cells of a box and a line have nine digits, only one of which can be there more than once: so it is there."
msgstr "박스와 줄의 아홉 칸에 숫자가 아홉 개이고, 두 번 이상 들어갈 수 있는 숫자는 하나뿐입니다. 그 숫자는 그 칸들 어딘가에 꼭 있습니다."

#: web/wasm/small.c
msgid "the small module lacks this command; crosshatch.wasm has it"
msgstr "작은 모듈에는 이 명령이 없습니다. crosshatch.wasm에는 있습니다"

#: include/crosshatch/status.def
msgid "expected 81 cells in the line, 729 pencil marks, or nine cells in each of nine rows; found {found}"
msgstr "한 줄에 칸 81개나 후보 표시 729개, 또는 아홉 줄에 아홉 칸씩이 와야 하는데 {found}칸이 나왔습니다"

#: src/cli/options.def
msgid "print the steps before the grid, or JSON logs alone"
msgstr "판을 출력하기 전에 단계를 설명하거나 JSON 로그만 출력합니다"

#: src/explain/sentences/say_fish.c
msgid "Compare the {digit}s of the rows, across the whole grid."
msgstr "판 전체의 행에서 {digit:이/가} 들어갈 자리를 비교해 보세요."

#: src/explain/sentences/say_fish.c
msgid "Compare the {digit}s of the columns, across the whole grid."
msgstr "판 전체의 열에서 {digit:이/가} 들어갈 자리를 비교해 보세요."

#: src/explain/sentences/say_fish.c
msgid "Compare the places of the {digit} in the whole grid."
msgstr "판 전체에서 {digit:이/가} 들어갈 자리를 비교해 보세요."

#: src/explain/sentences/say_fish.c
msgid "Which {count} rows have all places for their {digit} in {count} columns?"
msgstr "{count} 행의 {digit:이/가} {count} 열에만 들어갈 수 있습니다. 어느 행일까요?"

#: src/explain/sentences/say_fish.c
msgid "Which {count} columns have all places for their {digit} in {count} rows?"
msgstr "{count} 열의 {digit:이/가} {count} 행에만 들어갈 수 있습니다. 어느 열일까요?"

#: src/explain/sentences/say_fish.c
msgid "Which {count} houses have all places for their {digit} in {count} others?"
msgstr "행·열·박스 {count} 곳의 {digit:이/가} 다른 {count} 곳에만 들어갈 수 있습니다. 어디일까요?"

#: src/explain/sentences/say_fish.c
msgid "Which {count} rows have nearly all places for their {digit} in {count} columns?"
msgstr "{count} 행의 {digit:이/가} 몇 자리만 빼면 {count} 열에만 들어갈 수 있습니다. 어느 행일까요?"

#: src/explain/sentences/say_fish.c
msgid "Which {count} columns have nearly all places for their {digit} in {count} rows?"
msgstr "{count} 열의 {digit:이/가} 몇 자리만 빼면 {count} 행에만 들어갈 수 있습니다. 어느 열일까요?"

#: src/explain/sentences/say_fish.c
msgid "Which {count} houses have nearly all places for their {digit} in {count} others?"
msgstr "행·열·박스 {count} 곳의 {digit:이/가} 몇 자리만 빼면 다른 {count} 곳에만 들어갈 수 있습니다. 어디일까요?"

#: src/explain/sentences/say_fish.c
msgid "Can those {count} columns have a {digit} anywhere else?"
msgstr "그 {count} 열의 다른 칸에 {digit:이/가} 들어갈 수 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "Can those {count} rows have a {digit} anywhere else?"
msgstr "그 {count} 행의 다른 칸에 {digit:이/가} 들어갈 수 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "Can those {count} houses have a {digit} anywhere else?"
msgstr "뒤의 {count} 곳에서 다른 칸에 {digit:이/가} 들어갈 수 있을까요?"

#: src/explain/sentences/say_fish.c
msgid "Each of the {count} rows needs a {digit}, and no column can take two. That gives the {count} columns theirs."
msgstr "{count} 행에 {digit:이/가} 하나씩 필요하고, 한 열에 둘은 들어갈 수 없습니다. 그러면 {count} 열의 {digit:은/는} 모두 그 행들에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "Each of the {count} columns needs a {digit}, and no row can take two. That gives the {count} rows theirs."
msgstr "{count} 열에 {digit:이/가} 하나씩 필요하고, 한 행에 둘은 들어갈 수 없습니다. 그러면 {count} 행의 {digit:은/는} 모두 그 열들에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "Each of the {count} houses needs a {digit} of its own, and each of the {count} others takes only one. That gives those theirs."
msgstr "앞의 {count} 곳에 {digit:이/가} 하나씩 필요하고, 뒤의 {count} 곳에는 하나씩만 들어갑니다. 그러면 뒤의 {count} 곳의 {digit:은/는} 모두 앞의 {count} 곳에 있습니다."

#: src/explain/sentences/say_fish.c
msgid "If {all?the fin/a fin} is {digit}, {targets} {targets?sees/see} it."
msgstr "핀에 {digit:이/가} 있으면 {targets}에서 보입니다."

#: src/explain/sentences/say_fish.c
msgid "If {all?the fin/a fin} is {digit}, no cell that sees {all?it/all fins} is."
msgstr "핀에 {digit:이/가} 있으면 핀을 모두 보는 칸은 {digit:이/가} 아닙니다."

#: src/explain/sentences/say_fish.c
msgid "If {all?that cell/one of those cells} is {digit}, {targets} {targets?sees/see} it."
msgstr "{all?그 칸에/그중 한 칸에} {digit:이/가} 있으면 {targets}에서 보입니다."

#: src/explain/sentences/say_fish.c
msgid "If {all?that cell/one of those cells} is {digit}, no cell that sees {all?it/all of them} is."
msgstr "{all?그 칸에/그중 한 칸에} {digit:이/가} 있으면 {all?그 칸을/그 칸들을 모두} 보는 칸은 {digit:이/가} 아닙니다."

#: src/explain/sentences/say_fish.c
msgid "If not, the {count} rows have their {digit}s in the {count} columns, one in each."
msgstr "없으면 {count} 행의 {digit:이/가} {count} 열에 하나씩 들어갑니다."

#: src/explain/sentences/say_fish.c
msgid "If not, the {count} columns have their {digit}s in the {count} rows, one in each."
msgstr "없으면 {count} 열의 {digit:이/가} {count} 행에 하나씩 들어갑니다."

#: src/explain/sentences/say_fish.c
msgid "If not, the {count} houses have their {digit}s in the {count} others, one in each."
msgstr "없으면 앞의 {count} 곳의 {digit:이/가} 뒤의 {count} 곳에 하나씩 들어갑니다."

#: src/explain/sentences/say_fish.c
msgid "Take {bases}. Two fish for the {digit} there each use {count} of {covers}. Their fins are {all}."
msgstr "{bases:을/를} 봅시다. 여기에는 {digit}의 피쉬가 둘 있고, 각각 {covers} 중 {count} 곳을 씁니다. 핀은 {all}입니다."

#: src/explain/sentences/say_fish.c
msgid "A {digit} in {inside} would use up two of the {count} others."
msgstr "{inside}에 {digit:을/를} 넣으면 뒤의 {count} 곳 중 두 곳을 한꺼번에 써 버립니다."

#: src/explain/sentences/say_fish.c
msgid "Take {bases}."
msgstr "{bases:을/를} 봅시다."

#: src/explain/sentences/say_fish.c
msgid "{endofins} {endofins?is/are} in two of them at once."
msgstr "{endofins:은/는} 그중 두 곳에 함께 있습니다."

#: src/explain/sentences/say_fish.c
msgid "Their {digit} can only be in {covers}."
msgstr "여기서 {digit:은/는} {covers}에만 들어갈 수 있습니다."

#: src/explain/sentences/say_fish.c
msgid "The {fins?exception is the fin/exceptions are the fins} {fins}."
msgstr "핀 {fins:은/는} 예외입니다."

#: src/explain/sentences/sentence.c
msgid "two"
msgstr "두"

#: src/explain/sentences/sentence.c
msgid "three"
msgstr "세"

#: src/explain/sentences/sentence.c
msgid "four"
msgstr "네"

#: src/explain/sentences/sentence.c
msgid "five"
msgstr "다섯"

#: src/explain/sentences/sentence.c
msgid "six"
msgstr "여섯"

#: src/explain/sentences/sentence.c
msgid "seven"
msgstr "일곱"

#: src/explain/sentences/sentence.c
msgid "eight"
msgstr "여덟"

#: src/explain/sentences/sentence.c
msgid "nine"
msgstr "아홉"

#: strategies/als/als.def
msgid "Two almost locked sets share a digit that only one can keep: a second digit of both is in one of them."
msgstr "칸보다 숫자가 하나 많은 두 집합(ALS)이 한쪽에만 들어갈 수 있는 숫자를 함께 가지면, 둘에 공통인 다른 숫자는 둘 가운데 한 곳에 들어갑니다."

#: strategies/als/als.def
msgid "Look for sets of cells in a house with one digit more than cells; a cell of two candidates is the smallest. Take two sets with a digit whose places see one another across, so that only one set can have it: another digit of both is removed from every cell that sees all its places."
msgstr "한 영역에서 숫자가 칸보다 하나 많은 칸들의 집합을 찾습니다. 후보가 둘인 칸이 가장 작은 집합입니다. 두 집합에 있는 어떤 숫자의 자리가 서로 다 보여 한쪽에만 들어갈 수 있으면, 두 집합에 다 있는 다른 숫자를 그 자리를 모두 보는 칸에서 지웁니다."

#: strategies/als/als.def
msgid "Two almost locked sets are each linked to a third by another digit: a digit of both is in one of them."
msgstr "두 ALS가 서로 다른 숫자로 셋째 ALS와 이어지면, 둘에 공통인 숫자는 둘 가운데 한 곳에 들어갑니다."

#: strategies/als/als.def
msgid "Look for an almost locked set that shares one such digit with a second set and another with a third. A digit of the second and the third is removed from every cell that sees all its places in both."
msgstr "거의 잠긴 집합(ALS) 하나가 둘째 집합과 한 숫자로, 셋째 집합과 다른 숫자로 이어진 곳을 찾습니다. 둘째와 셋째에 다 있는 숫자를 그 자리를 모두 보는 칸에서 지웁니다."

#: strategies/als/als.def
msgid "Four or more almost locked sets, each linked to the next: a digit of the first and the last is in one of them."
msgstr "넷 이상의 ALS가 차례로 이어지면, 처음과 마지막에 공통인 숫자는 둘 가운데 한 곳에 들어갑니다."

#: strategies/als/als.def
msgid "Go on from an ALS-XZ: from the second set by another digit to a third, and so on. At each set see whether it has a digit in common with the first."
msgstr "ALS-XZ에서 더 나아가, 둘째 집합에서 다른 숫자로 셋째 집합으로 이어 갑니다. 집합에 이를 때마다 첫 집합과 함께 가진 숫자가 있는지 봅니다."

#: strategies/als/als.def
msgid "Two almost locked sets see one each of a digit's last two places in a house: another digit of both is in one of them."
msgstr "한 행, 열, 박스에서 두 자리만 남은 숫자가 어느 쪽에 들어가든 두 ALS 가운데 하나가 그 숫자를 잃으므로, 둘에 공통인 다른 숫자는 둘 가운데 한 곳에 들어갑니다."

#: strategies/als/als.def
msgid "As a W-wing, with almost locked sets instead of its two cells: a house has two places for a digit, each in sight of all the digit's places in one set."
msgstr "W-윙의 두 칸 대신 거의 잠긴 집합(ALS) 두 개를 씁니다. 어떤 숫자의 자리가 둘뿐인 영역을 찾아, 각 자리에서 한 집합 안의 그 숫자 자리가 모두 보이는지 봅니다."

#: strategies/als/als.def
msgid "Each digit of a cell takes itself from an almost locked set: a digit of all these sets is in one of them."
msgstr "한 칸의 후보마다 그 숫자를 잃는 ALS가 하나씩 있으면, 이 ALS들에 공통인 숫자는 그 가운데 한 곳에 들어갑니다."

#: strategies/als/als.def
msgid "Take a cell with two or three candidates. For each of them look for an almost locked set whose places for that digit the cell sees. A digit that all the sets have is removed from every cell that sees all its places."
msgstr "후보가 두세 개인 칸을 고릅니다. 후보마다, 그 숫자의 자리가 모두 이 칸에서 보이는 거의 잠긴 집합(ALS)을 찾습니다. 모든 집합에 있는 숫자를 그 자리를 모두 보는 칸에서 지웁니다."

#: strategies/als/als.def
msgid "The digits of cells where a box and a line cross are tied down by one cell of two digits on either side."
msgstr "박스와 줄이 만나는 칸의 숫자들이 양쪽에서 후보가 둘인 칸 하나씩에 묶입니다."

#: strategies/als/als.def
msgid "Look where a line crosses a box, at two or three cells with at least two digits more than cells. Then look for cells in the rest of the line that have some of these digits, and in the rest of the box that have others: as many cells in all as digits."
msgstr "줄과 박스가 만나는 두세 칸에 숫자가 칸보다 둘 이상 많은 곳을 봅니다. 줄의 나머지에서 이 숫자 가운데 일부를 가진 칸을, 박스의 나머지에서 다른 일부를 가진 칸을 찾아, 모두 합쳐 칸과 숫자의 수가 같은지 봅니다."

#: strategies/als/als.def
msgid "As in a Sue de Coq, with more cells on one side or both."
msgstr "수 드 콕과 같지만 한쪽이나 양쪽에 칸이 더 많습니다."

#: strategies/als/als.def
msgid "A digit of a cell is removed that would leave no digit for a second one, or none for a cell that sees both."
msgstr "어떤 숫자가 한 칸에 들어가면 다른 한 칸이나 두 칸을 함께 보는 칸에 들어갈 숫자가 없어질 때, 그 숫자를 지웁니다."

#: strategies/als/als.def
msgid "Take two or three cells in sight of others with few candidates, and go through what they could hold together. Strike the choices that put a digit twice into a house or leave a neighbour nothing; a candidate that is in no choice left is removed."
msgstr "후보가 적은 칸들이 함께 보이는 두세 칸을 골라, 그 칸들에 함께 들어갈 수 있는 경우를 늘어놓습니다. 같은 숫자가 한 영역에 두 번 들어가거나 이웃 칸에 남는 숫자가 없는 경우를 지우고, 어느 경우에도 없는 후보를 지웁니다."

#: strategies/als/als.def
msgid "A digit of a cell is removed that, whatever two others hold, would leave no digit for one of them or for a cell that sees all three."
msgstr "어떤 숫자를 한 칸에 넣으면 다른 두 칸을 어떻게 채워도 그 두 칸이나 세 칸을 모두 보는 칸에 남는 숫자가 없습니다. 그 숫자를 그 칸에서 지웁니다."

#: strategies/basic/intersections.def
msgid "All places of a digit in a box lie in one line: the rest of the line loses it."
msgstr "박스에서 한 숫자가 들어갈 자리가 모두 한 줄(행이나 열)에 있으면, 그 줄의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "Look at the places of one digit in one box. When the two or three that are left are in one row or column, follow that line out of the box: the digit is removed from the rest of it."
msgstr "한 박스에서 한 숫자가 들어갈 자리를 봅니다. 남은 두세 자리가 모두 한 줄에 있으면 그 줄을 따라 박스 밖으로 나가면서 그 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "All places of a digit in a line lie in one box: the rest of the box loses it."
msgstr "한 줄(행이나 열)에서 한 숫자가 들어갈 자리가 모두 한 박스에 있으면, 그 박스의 나머지 칸에서 그 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "Look at the places of one digit in one row or column. When they are all in one box, the digit is removed from the rest of that box."
msgstr "한 행이나 열에서 한 숫자가 들어갈 자리를 봅니다. 모두 한 박스 안에 있으면 그 박스의 다른 칸에서 그 숫자를 지웁니다."

#: strategies/basic/intersections.def
msgid "All places of a digit in a box lie in one line: another box on that line has one place left for it."
msgstr "박스에서 한 숫자가 들어갈 자리가 모두 한 줄(행이나 열)에 있으면, 그 줄에 걸친 다른 박스에서는 그 숫자가 들어갈 자리가 하나만 남습니다."

#: strategies/basic/intersections.def
msgid "As pointing: the places of one digit in a box are in one line. Then see whether the rest of that line, now without the digit, leaves another box that it crosses a single place for the digit."
msgstr "포인팅과 같이 한 박스에서 한 숫자의 자리가 모두 한 줄에 있는 곳을 찾습니다. 그 줄의 다른 칸에서 그 숫자가 빠지면서, 이웃한 박스에 자리가 하나만 남는지 봅니다."

#: strategies/basic/intersections.def
msgid "All places of a digit in a line lie in one box: another line through that box has one place left for it."
msgstr "한 줄(행이나 열)에서 한 숫자가 들어갈 자리가 모두 한 박스에 있으면, 그 박스를 지나는 다른 줄에서는 그 숫자가 들어갈 자리가 하나만 남습니다."

#: strategies/basic/intersections.def
msgid "As claiming: the places of one digit in a line are in one box. Then see whether the rest of that box, now without the digit, leaves another line through it a single place for it."
msgstr "클레이밍과 같이 한 줄에서 한 숫자의 자리가 모두 한 박스에 있는 곳을 찾습니다. 그 박스의 다른 칸에서 그 숫자가 빠지면서, 박스를 지나는 다른 줄에 자리가 하나만 남는지 봅니다."

#: strategies/basic/intersections.def
msgid "Two cells of a box and a line share two digits: the rest of both loses these."
msgstr "한 박스와 한 줄에 함께 속한 두 칸이 두 숫자를 나누어 가지면, 박스와 줄의 나머지 칸에서 그 숫자들을 지웁니다."

#: strategies/basic/intersections.def
msgid "Look for two cells of the same box and the same line that have the same two marks and no others. Clear both digits from the rest of the box and from the rest of the line."
msgstr "같은 박스이면서 같은 줄인 두 칸에 똑같은 후보 두 개만 있는 곳을 찾습니다. 박스와 줄의 다른 칸에서 두 숫자를 모두 지웁니다."

#: strategies/basic/intersections.def
msgid "The three cells of a box and a line share three digits: the rest of both loses these."
msgstr "한 박스와 한 줄이 만나는 세 칸이 세 숫자를 나누어 가지면, 박스와 줄의 나머지 칸에서 그 숫자들을 지웁니다."

#: strategies/basic/intersections.def
msgid "Look for a box whose three cells in one line have just three digits among them. Clear these from the rest of the box and from the rest of the line."
msgstr "박스 안에서 한 줄에 놓인 세 칸에 숫자가 모두 합쳐 세 가지뿐인 곳을 찾습니다. 박스와 줄의 다른 칸에서 이 숫자들을 지웁니다."

#: strategies/basic/intersections.def
msgid "Two digits: one cell of a line has them alone, and one cell of a box that it crosses takes the one that the crossing does not."
msgstr "한 줄의 한 칸에 후보가 두 숫자뿐이고, 그 줄과 만나는 박스에서 두 숫자가 들어갈 칸이 만나는 곳 말고는 하나뿐입니다. 두 숫자는 이 두 칸과 만나는 곳에만 들어갑니다."

#: strategies/basic/intersections.def
msgid "Look where a line crosses a box. If a cell outside the crossing has just two digits (or two cells three), see where these can go in the other house: with no room for them beyond the crossing but as many cells again, both houses are tied down."
msgstr "줄과 박스가 만나는 곳을 봅니다. 만나는 칸 밖의 한 칸에 숫자가 둘뿐이면(또는 두 칸에 셋뿐이면) 이 숫자들이 다른 쪽 영역에서 어디에 들어갈 수 있는지 봅니다. 만나는 칸 밖에 같은 수의 칸밖에 없으면 두 영역이 모두 묶입니다."

#: strategies/basic/intersections.def
msgid "Three digits: two cells of a line have them alone, and two cells of a box that it crosses take the two that the crossing does not."
msgstr "한 줄의 두 칸에 후보가 세 숫자뿐이고, 그 줄과 만나는 박스에서 세 숫자가 들어갈 칸이 만나는 곳 말고는 둘뿐입니다. 세 숫자는 이 네 칸과 만나는 곳에만 들어갑니다."

#: strategies/basic/singles.def
msgid "Only one cell of a house is empty; it takes the missing digit."
msgstr "박스, 행, 열 가운데 하나에 빈칸이 하나만 남으면 빠진 숫자를 넣습니다."

#: strategies/basic/singles.def
msgid "Look for a row, a column or a box with a single empty cell, and see which of the digits 1 to 9 is missing there. Check the three houses of every digit that you place: full houses come in rows."
msgstr "빈칸이 하나뿐인 행, 열, 박스를 찾아 1부터 9 가운데 빠진 숫자를 넣습니다. 숫자를 하나 놓을 때마다 그 칸의 행, 열, 박스를 살펴보십시오. 풀 하우스는 잇따라 나오는 일이 많습니다."

#: strategies/basic/singles.def
msgid "A digit has one place left in a box: the rows and columns that hold it close the others."
msgstr "박스에 어떤 숫자가 들어갈 자리가 하나만 남습니다. 그 숫자가 있는 행과 열이 다른 자리를 막습니다."

#: strategies/basic/singles.def
msgid "Take a digit that is already placed several times. In a box without it, strike out the rows and columns that hold it; filled cells are out anyway. If one cell is left, the digit must be there."
msgstr "판에 이미 여러 번 나온 숫자를 고릅니다. 그 숫자가 없는 박스에서 그 숫자가 있는 행과 열을 지워 나갑니다. 차 있는 칸도 빼고 나서 한 칸만 남으면 그곳에 넣습니다."

#: strategies/basic/singles.def
msgid "A digit has one place left in a row."
msgstr "행에 어떤 숫자가 들어갈 자리가 하나만 남습니다."

#: strategies/basic/singles.def
msgid "Take a row with few empty cells, and find the places that each missing digit still has: a cell is out when its column or its box has the digit. A digit with one cell left must be there."
msgstr "빈칸이 적은 행을 골라, 빠진 숫자마다 어디에 들어갈 수 있는지 따져 봅니다. 같은 열이나 박스에 그 숫자가 있는 칸은 뺍니다. 한 칸만 남은 숫자를 그곳에 넣습니다."

#: strategies/basic/singles.def
msgid "A digit has one place left in a column."
msgstr "열에 어떤 숫자가 들어갈 자리가 하나만 남습니다."

#: strategies/basic/singles.def
msgid "Take a column with few empty cells, and find the places that each missing digit still has: a cell is out when its row or its box has the digit. A digit with one cell left must be there."
msgstr "빈칸이 적은 열을 골라, 빠진 숫자마다 어디에 들어갈 수 있는지 따져 봅니다. 같은 행이나 박스에 그 숫자가 있는 칸은 뺍니다. 한 칸만 남은 숫자를 그곳에 넣습니다."

#: strategies/basic/singles.def
msgid "A cell has one digit left: its row, column and box hold all others."
msgstr "칸에 남은 후보가 하나뿐입니다. 같은 행, 열, 박스에 나머지 숫자가 모두 있습니다."

#: strategies/basic/singles.def
msgid "Go to cells whose row, column and box are well filled, and count off the digits that the cell sees. When there are eight, the ninth is the answer. With pencil marks it is a cell with a single mark."
msgstr "행, 열, 박스가 많이 찬 칸을 골라 그 칸에서 보이는 숫자를 세어 봅니다. 여덟 가지가 보이면 나머지 하나가 답입니다. 후보를 적어 두었다면 후보가 하나뿐인 칸입니다."

#: strategies/basic/subsets.def
msgid "Two cells of a house share two digits: its other cells lose these."
msgstr "박스, 행, 열 가운데 하나에서 두 칸이 두 숫자를 나누어 가지면, 그곳의 다른 칸에서 그 숫자들을 지웁니다."

#: strategies/basic/subsets.def
msgid "Look at cells of one row, column or box with few marks. When two cells have two digits between them, three cells three, or four cells four, these digits are used up: clear them from the rest of the house. A cell need not have all of them."
msgstr "한 행, 열, 박스에서 후보가 적은 칸들을 봅니다. 두 칸에 숫자가 둘뿐이거나, 세 칸에 셋, 네 칸에 넷뿐이면 이 숫자들은 그 칸들이 다 쓰므로 나머지 칸에서 지웁니다. 칸마다 숫자가 다 있어야 하는 것은 아닙니다."

#: strategies/basic/subsets.def
msgid "Three cells of a house share three digits: its other cells lose these."
msgstr "박스, 행, 열 가운데 하나에서 세 칸이 세 숫자를 나누어 가지면, 그곳의 다른 칸에서 그 숫자들을 지웁니다."

#: strategies/basic/subsets.def
msgid "Four cells of a house share four digits: its other cells lose these."
msgstr "박스, 행, 열 가운데 하나에서 네 칸이 네 숫자를 나누어 가지면, 그곳의 다른 칸에서 그 숫자들을 지웁니다."

#: strategies/basic/subsets.def
msgid "Two digits of a house share two places: these cells lose all other digits."
msgstr "박스, 행, 열 가운데 하나에서 두 숫자가 두 칸을 나누어 가지면, 그 칸들에서 다른 숫자를 모두 지웁니다."

#: strategies/basic/subsets.def
msgid "Count places, not marks: look for digits of a house with few places. When two digits have two places between them, three digits three, or four digits four, nothing else fits there: clear the other marks of these cells."
msgstr "후보가 아니라 자리를 셉니다. 한 영역에서 자리가 적은 숫자들을 봅니다. 두 숫자의 자리가 두 칸뿐이거나, 세 숫자에 세 칸, 네 숫자에 네 칸뿐이면 그 칸에는 다른 숫자가 들어갈 수 없으므로 다른 후보를 지웁니다."

#: strategies/basic/subsets.def
msgid "Three digits of a house share three places: these cells lose all other digits."
msgstr "박스, 행, 열 가운데 하나에서 세 숫자가 세 칸을 나누어 가지면, 그 칸들에서 다른 숫자를 모두 지웁니다."

#: strategies/basic/subsets.def
msgid "Four digits of a house share four places: these cells lose all other digits."
msgstr "박스, 행, 열 가운데 하나에서 네 숫자가 네 칸을 나누어 가지면, 그 칸들에서 다른 숫자를 모두 지웁니다."

#: strategies/basic/subsets.def
msgid "Two digits of a house share two places: a third digit has one place left besides these."
msgstr "박스, 행, 열 가운데 하나에서 두 숫자가 두 칸을 나누어 가지면, 나머지 칸 가운데 다른 한 숫자가 들어갈 자리가 하나만 남습니다."

#: strategies/basic/subsets.def
msgid "Look for two digits of a house with just two places between them, or three digits with three. They fill these cells, so see whether some other digit of the house has a single place left elsewhere."
msgstr "한 영역에서 두 숫자의 자리가 두 칸뿐이거나 세 숫자의 자리가 세 칸뿐인 곳을 찾습니다. 그 칸들이 차므로, 그 영역의 다른 숫자에 자리가 하나만 남는지 봅니다."

#: strategies/basic/subsets.def
msgid "Three digits of a house share three places: a fourth digit has one place left besides these."
msgstr "박스, 행, 열 가운데 하나에서 세 숫자가 세 칸을 나누어 가지면, 나머지 칸 가운데 다른 한 숫자가 들어갈 자리가 하나만 남습니다."

#: strategies/chains/chains.def
msgid "A chain of cells with the same two candidates: what sees two of them an odd number of places apart loses both digits."
msgstr "같은 두 후보만 남은 칸들의 체인입니다. 홀수 칸만큼 떨어진 두 칸을 모두 보는 칸에서 두 숫자를 지웁니다."

#: strategies/chains/chains.def
msgid "Look for four or more cells with the same two candidates, each in sight of the next. Cells with an even number of others between them hold one digit each: what sees two such cells loses both digits."
msgstr "똑같은 후보 둘을 가진 칸이 넷 이상, 하나씩 서로 보이며 이어진 것을 찾습니다. 사이에 짝수 개의 칸을 둔 두 칸에는 두 숫자가 하나씩 들어가므로, 그 두 칸을 모두 보는 칸에서 두 숫자를 지웁니다."

#: strategies/chains/chains.def
msgid "A chain of links of one digit: one of its two ends is true, so what sees both is not."
msgstr "한 숫자의 연결로 된 체인입니다. 양 끝 가운데 하나는 참이므로 둘을 모두 보는 칸에서 그 숫자를 지웁니다."

#: strategies/chains/chains.def
msgid "Take one digit and note every house with just two places for it. Join two of these where an end sees an end, and go on; what sees the first place and the last loses the digit."
msgstr "한 숫자를 골라 자리가 둘뿐인 영역을 모두 적어 둡니다. 한쪽 끝이 다른 끝을 보는 것끼리 이어 가다가, 첫 자리와 마지막 자리를 모두 보는 칸에서 그 숫자를 지웁니다."

#: strategies/chains/chains.def
msgid "A chain of cells with two candidates each: one of its two ends holds the digit, so what sees both does not."
msgstr "후보가 둘씩 남은 칸들의 체인입니다. 양 끝 가운데 한 칸에 그 숫자가 들어가므로 둘을 모두 보는 칸에서 지웁니다."

#: strategies/chains/chains.def
msgid "Walk over cells of two candidates: leave a cell by its other digit, to a cell in sight that has that digit too. When the last cell ends on the digit that the first began without, what sees both loses it."
msgstr "후보가 둘인 칸들을 걸어갑니다. 들어온 숫자가 아닌 다른 숫자로, 그 숫자가 있고 서로 보이는 칸으로 나갑니다. 마지막 칸이 처음 칸에서 뺀 숫자로 끝나면, 두 칸을 모두 보는 칸에서 그 숫자를 지웁니다."

#: strategies/chains/chains.def
msgid "A closed chain: each of its weak links holds one true candidate, so the others there go."
msgstr "닫힌 체인입니다. 약한 연결마다 참인 후보가 하나씩 있으므로 그 자리의 다른 후보를 지웁니다."

#: strategies/chains/chains.def
msgid "Follow a chain of choices of two until it comes back to where it began, with strong and weak links in turn all the way round. Then look at each weak link: whatever else sees both of its ends is removed."
msgstr "둘 중 하나를 고르는 체인을 따라가다 처음으로 돌아오고, 강한 연결과 약한 연결이 끝까지 번갈아 나오는지 봅니다. 그러면 약한 연결마다 그 양 끝을 함께 보는 다른 후보를 지웁니다."

#: strategies/chains/chains.def
msgid "Strong and weak links in turn: one of the chain's two ends is true, so what conflicts with both is removed."
msgstr "강한 연결과 약한 연결이 번갈아 이어집니다. 체인의 양 끝 가운데 하나는 참이므로 둘 모두와 충돌하는 후보를 지웁니다."

#: strategies/chains/chains.def
msgid "Start from a choice of two: a cell with two candidates, or a house with two places for a digit. Suppose the one false, so the other is true; that rules out something in another choice, and so on. At each truth see what conflicts with it and with the start."
msgstr "둘 중 하나를 고르는 곳, 곧 후보가 둘인 칸이나 자리가 둘인 영역에서 시작합니다. 하나가 틀렸다면 다른 하나가 맞고, 그것이 다음 선택에서 하나를 지우며 이어집니다. 맞는 후보에 이를 때마다, 그것과 처음 후보 모두와 함께 있을 수 없는 후보를 찾습니다."

#: strategies/chains/chains.def
msgid "A chain that comes back to the cell it started from and so decides a candidate there."
msgstr "출발한 칸으로 되돌아와 그 칸의 후보 하나를 결정하는 체인입니다."

#: strategies/chains/chains.def
msgid "Suppose a candidate true (or false) and follow the choices of two from it. When the chain comes back and says the contrary of the candidate, or of its cell, you have proved that. Begin where many links meet."
msgstr "어떤 후보가 맞다고(또는 틀리다고) 보고 둘 중 하나를 고르는 체인을 따라갑니다. 돌아온 체인이 그 후보와 반대되는 말을 하면 그 후보는 정해집니다. 연결이 많이 모이는 곳에서 시작하십시오."

#: strategies/chains/chains.def
msgid "An X-chain through groups, two or three candidates of a box and a line that act as one; if it comes back to its first node, that is true."
msgstr "박스와 줄이 겹치는 곳의 후보 두세 개를 하나로 묶은 그룹을 지나는 X 체인입니다. 출발한 곳으로 되돌아오면 그곳이 참입니다."

#: strategies/chains/chains.def
msgid "As an X-chain; but two or three places of the digit where a box and a line cross may count as one. So also note boxes, rows and columns whose places fall into two such parts."
msgstr "X 체인과 같지만, 박스와 줄이 만나는 곳에 나란한 두세 자리를 하나로 볼 수 있습니다. 그러니 자리가 그런 두 무리로 나뉘는 박스와 행과 열도 적어 둡니다."

#: strategies/chains/chains.def
msgid "A continuous nice loop through groups: two or three candidates of a box and a line that act as one."
msgstr "박스와 줄이 겹치는 곳의 후보 두세 개를 하나로 묶은 그룹을 지나는 연속 나이스 루프입니다."

#: strategies/chains/chains.def
msgid "As a continuous nice loop; but two or three places of a digit where a box and a line cross may count as one."
msgstr "연속 나이스 루프와 같지만, 박스와 줄이 만나는 곳에 나란한 두세 자리를 하나로 볼 수 있습니다."

#: strategies/chains/chains.def
msgid "An alternating inference chain through groups: two or three candidates of a box and a line that act as one."
msgstr "박스와 줄이 겹치는 곳의 후보 두세 개를 하나로 묶은 그룹을 지나는 교대 추론 체인입니다."

#: strategies/chains/chains.def
msgid "As any chain; but two or three places of a digit where a box and a line cross may count as one."
msgstr "보통 체인과 같지만, 박스와 줄이 만나는 곳에 나란한 두세 자리를 하나로 볼 수 있습니다."

#: strategies/chains/chains.def
msgid "A discontinuous nice loop through groups: two or three candidates of a box and a line that act as one."
msgstr "박스와 줄이 겹치는 곳의 후보 두세 개를 하나로 묶은 그룹을 지나는 불연속 나이스 루프입니다."

#: strategies/chains/chains.def
msgid "As a discontinuous nice loop; but two or three places of a digit where a box and a line cross may count as one."
msgstr "불연속 나이스 루프와 같지만, 박스와 줄이 만나는 곳에 나란한 두세 자리를 하나로 볼 수 있습니다."

#: strategies/chains/chains.def
msgid "A continuous nice loop through almost locked sets: a set that loses one of its digits keeps all others."
msgstr "ALS를 지나는 연속 나이스 루프입니다. ALS가 숫자 하나를 잃으면 나머지 숫자는 모두 그 안에 들어갑니다."

#: strategies/chains/chains.def
msgid "As a continuous nice loop; but a set of cells with one digit more than cells may be a link: without one of its digits it has all the others."
msgstr "연속 나이스 루프와 같지만, 숫자가 칸보다 하나 많은 칸들의 집합을 연결로 쓸 수 있습니다. 숫자 하나가 빠지면 나머지는 모두 들어갑니다."

#: strategies/chains/chains.def
msgid "An alternating inference chain through almost locked sets: a set that loses one of its digits keeps all others."
msgstr "ALS를 지나는 교대 추론 체인입니다. ALS가 숫자 하나를 잃으면 나머지 숫자는 모두 그 안에 들어갑니다."

#: strategies/chains/chains.def
msgid "As any chain; but a set of cells with one digit more than cells may be a link: without one of its digits it has all the others."
msgstr "보통 체인과 같지만, 숫자가 칸보다 하나 많은 칸들의 집합을 연결로 쓸 수 있습니다. 숫자 하나가 빠지면 나머지는 모두 들어갑니다."

#: strategies/chains/chains.def
msgid "A discontinuous nice loop through almost locked sets: a set that loses one of its digits keeps all others."
msgstr "ALS를 지나는 불연속 나이스 루프입니다. ALS가 숫자 하나를 잃으면 나머지 숫자는 모두 그 안에 들어갑니다."

#: strategies/chains/chains.def
msgid "As a discontinuous nice loop; but a set of cells with one digit more than cells may be a link: without one of its digits it has all the others."
msgstr "불연속 나이스 루프와 같지만, 숫자가 칸보다 하나 많은 칸들의 집합을 연결로 쓸 수 있습니다. 숫자 하나가 빠지면 나머지는 모두 들어갑니다."

#: strategies/colouring/colouring.def
msgid "Colour as for simple colours, but go on from digit to digit in cells with two candidates. A colour is wrong if it is twice in a cell, twice for one digit in a row, column or box, or leaves a cell with nothing. Remove a candidate that conflicts with both colours."
msgstr "심플 컬러처럼 칠하되, 후보가 두 개인 칸에서는 다른 숫자로 이어 갑니다. 같은 색이 한 칸에 두 번 나오거나, 행·열·박스의 한 숫자에 두 번 나오거나, 어떤 칸의 후보를 모두 없애면 그 색은 틀렸습니다. 두 색 모두와 어긋나는 후보를 지웁니다."

#: strategies/core/outcome.def
msgid "A rule of Sudoku can no longer be kept: the puzzle has no solution."
msgstr "스도쿠의 규칙을 더는 지킬 수 없습니다. 이 퍼즐에는 해가 없습니다."

#: strategies/core/outcome.def
msgid "One side of an open choice is taken on trust."
msgstr "아직 열려 있는 선택지 가운데 하나를 맞다고 보고 고릅니다."

#: strategies/core/outcome.def
msgid "The opposite is supposed, and every case that is left leads to a contradiction."
msgstr "반대를 가정하면 남은 모든 경우가 모순에 이릅니다."

#: strategies/exotic/exotic.def
msgid "Twelve cells of four boxes that three digits cannot fill: one of their other candidates, the guardians, is true."
msgstr "네 박스의 열두 칸은 세 숫자만으로 채울 수 없습니다. 이 칸들의 다른 후보(가디언) 가운데 하나는 참입니다."

#: strategies/exotic/exotic.def
msgid "Look for the same three digits in three cells each of four boxes that make a square, each time in three different rows and columns of the box. See whether the twelve cells have hardly any other candidate."
msgstr "네모꼴로 놓인 네 박스에서, 박스마다 서로 다른 세 행과 세 열에 놓인 세 칸에 같은 세 숫자가 있는 곳을 찾습니다. 이 열두 칸에 다른 후보가 거의 없는지 봅니다."

#: strategies/exotic/exotic.def
msgid "A row and a column cross in a box, outside which three digits have just one cell each: with the crossing, three cells for three digits."
msgstr "행과 열이 만나는 박스 밖에서 세 숫자가 들어갈 칸이 줄마다 하나뿐이면, 두 줄이 만나는 칸과 더불어 세 칸을 세 숫자가 채웁니다."

#: strategies/exotic/exotic.def
msgid "Look at a row and a column that cross in a box. Look for digits that have outside this box just one place in the row and one in the column, the same two cells for all of them."
msgstr "한 박스에서 만나는 행과 열을 봅니다. 이 박스 밖에서 행에 한 자리, 열에 한 자리뿐인 숫자들을 찾되, 그 두 칸이 모두 같아야 합니다."

#: strategies/exotic/exotic.def
msgid "Two digits are tied to a crossing and two others to the opposite one, all to the same two cells besides: four cells for four digits."
msgstr "두 숫자는 행과 열이 만나는 한 칸에, 다른 두 숫자는 맞은편 칸에 매이고 나머지 두 칸이 서로 같으면, 네 칸을 네 숫자가 채웁니다."

#: strategies/exotic/exotic.def
msgid "A loop of an odd number of cells that two digits cannot fill in turn: one of their other candidates, the guardians, is true."
msgstr "칸이 홀수 개인 고리는 두 숫자로 번갈아 채울 수 없습니다. 이 칸들의 다른 후보(가디언) 가운데 하나는 참입니다."

#: strategies/exotic/exotic.def
msgid "Look for cells with the same two candidates in a ring of odd length, each in sight of the next, where a few cells have something more. One of these extra candidates must be true."
msgstr "똑같은 두 후보를 가진 칸들이 서로 보이며 홀수 개의 고리를 이루고, 몇 칸에만 다른 후보가 더 있는 곳을 찾습니다. 그 다른 후보 가운데 하나는 반드시 맞습니다."

#: strategies/exotic/exotic.def
msgid "Two cells of a box and a line hold the same two digits as two target cells, since three cross-lines have no room for them elsewhere."
msgstr "한 박스와 한 줄이 만나는 두 칸과 두 대상 칸에 같은 두 숫자가 들어갑니다. 세 교차 줄에는 그 숫자들이 들어갈 다른 자리가 모자라기 때문입니다."

#: strategies/exotic/exotic.def
msgid "Look for two cells of a box in one line with three or four digits between them. Then look for two cells in the other two boxes of that band, not in sight of them, that could take the same digits, and check that three lines across have room for each of these digits only twice elsewhere."
msgstr "한 박스의 한 줄에 있는 두 칸에 숫자가 서너 가지뿐인 곳을 찾습니다. 같은 띠의 다른 두 박스에서, 이 칸들과 서로 보이지 않고 같은 숫자가 들어갈 수 있는 두 칸을 찾습니다. 그리고 가로지르는 세 줄에서 그 숫자마다 다른 곳의 자리가 두 번뿐인지 확인합니다."

#: strategies/exotic/exotic.def
msgid "Two junior exocets with the same cross-lines and four digits: each of these is in one of the two bases."
msgstr "교차 줄이 같고 숫자가 네 개인 주니어 엑소셋 두 개입니다. 네 숫자는 모두 두 기준 칸 쌍 가운데 한쪽에 들어갑니다."

#: strategies/exotic/exotic.def
msgid "A ring of sixteen cells in four boxes has room for just sixteen digits: its houses lose them elsewhere."
msgstr "네 박스를 도는 열여섯 칸의 고리에 꼭 열여섯 숫자가 들어갈 자리만 있으면, 같은 영역의 다른 칸에서 그 숫자들을 지웁니다."

#: strategies/exotic/exotic.def
msgid "Look at four filled cells, one in each of four boxes, at the corners of a rectangle. Around each of them its row and its column have two empty cells in the box: see whether these sixteen cells have room for just sixteen digits."
msgstr "네 박스에 하나씩, 사각형의 꼭짓점에 놓인 찬 칸 네 개를 봅니다. 각 칸 둘레로 같은 박스의 행과 열에 빈칸이 둘씩 있습니다. 이 열여섯 칸에 꼭 열여섯 번만 숫자가 들어갈 수 있는지 세어 봅니다."

#: strategies/exotic/exotic.def
msgid "The empty cells where some rows and columns cross can take each digit only so often: just as many digits as there are cells."
msgstr "몇 행과 몇 열이 만나는 빈칸에 숫자마다 들어갈 수 있는 횟수가 정해져 있고, 그 합이 칸의 수와 꼭 같습니다."

#: strategies/exotic/exotic.def
msgid "Take some rows and some columns, and split the digits between them. Count how often each digit can occur where they cross: when the sum is just the number of empty cells there, every count is met, and the houses lose the digits elsewhere."
msgstr "몇 행과 몇 열을 골라 숫자를 나누어 맡깁니다. 만나는 칸에 숫자마다 몇 번까지 들어갈 수 있는지 셉니다. 합이 그곳 빈칸의 수와 꼭 같으면 모두 그만큼 들어가므로, 그 영역의 다른 곳에서 그 숫자를 지웁니다."

#: strategies/fish/fish.def
msgid "In two rows a digit only has places in the same two columns, or the other way round."
msgstr "어떤 숫자의 후보가 두 행에서 모두 같은 두 열에만 있거나, 반대로 두 열에서 모두 같은 두 행에만 있습니다."

#: strategies/fish/fish.def
msgid "Take one digit and look for two rows in which it has two places each, in the same two columns. Clear it from the rest of these columns. Then look the other way, for two columns."
msgstr "한 숫자를 골라, 자리가 똑같은 두 열에 둘씩 있는 두 행을 찾습니다. 그 두 열의 다른 칸에서 그 숫자를 지웁니다. 다음에는 행과 열을 바꾸어 봅니다."

#: strategies/fish/fish.def
msgid "In three rows a digit only has places in the same three columns, or the other way round."
msgstr "어떤 숫자의 후보가 세 행에서 모두 같은 세 열에만 있거나, 반대로 세 열에서 모두 같은 세 행에만 있습니다."

#: strategies/fish/fish.def
msgid "Take one digit and look for rows with two or three places for it. When three of them need no more than three columns, clear the digit from the rest of these columns. Then look the other way, for columns."
msgstr "한 숫자를 골라, 자리가 두세 개인 행들을 봅니다. 그런 세 행의 자리가 모두 세 열 안에 있으면 그 열의 다른 칸에서 그 숫자를 지웁니다. 다음에는 행과 열을 바꾸어 봅니다."

#: strategies/fish/fish.def
msgid "In four rows a digit only has places in the same four columns, or the other way round."
msgstr "어떤 숫자의 후보가 네 행에서 모두 같은 네 열에만 있거나, 반대로 네 열에서 모두 같은 네 행에만 있습니다."

#: strategies/fish/fish.def
msgid "Take one digit and look for rows with two to four places for it. When four of them need no more than four columns, clear the digit from the rest of these columns. Then look the other way, for columns."
msgstr "한 숫자를 골라, 자리가 두 개에서 네 개인 행들을 봅니다. 그런 네 행의 자리가 모두 네 열 안에 있으면 그 열의 다른 칸에서 그 숫자를 지웁니다. 다음에는 행과 열을 바꾸어 봅니다."

#: strategies/fish/fish.def
msgid "In five rows a digit only has places in the same five columns, or the other way round."
msgstr "어떤 숫자의 후보가 다섯 행에서 모두 같은 다섯 열에만 있거나, 반대로 다섯 열에서 모두 같은 다섯 행에만 있습니다."

#: strategies/fish/fish.def
msgid "So large a fish always has a small one across from it: the columns that are not covered make a fish with the rows that are not bases. Look for that one first."
msgstr "이렇게 큰 피시에는 늘 맞은편에 작은 피시가 있습니다. 덮지 않은 열들이 기준이 아닌 행들과 피시를 이룹니다. 작은 쪽을 먼저 찾으십시오."

#: strategies/fish/fish.def
msgid "In six rows a digit only has places in the same six columns, or the other way round."
msgstr "어떤 숫자의 후보가 여섯 행에서 모두 같은 여섯 열에만 있거나, 반대로 여섯 열에서 모두 같은 여섯 행에만 있습니다."

#: strategies/fish/fish.def
msgid "In seven rows a digit only has places in the same seven columns, or the other way round."
msgstr "어떤 숫자의 후보가 일곱 행에서 모두 같은 일곱 열에만 있거나, 반대로 일곱 열에서 모두 같은 일곱 행에만 있습니다."

#: strategies/fish/fish.def
msgid "A fish but for some places, the fins: it only rules out what sees all of them."
msgstr "핀이라 부르는 자리 몇 개만 없으면 피시가 되는 모양입니다. 모든 핀을 보는 자리에서만 후보를 지웁니다."

#: strategies/fish/fish.def
msgid "Look for a fish that is spoilt by a place or two, all in one box: the fins. It still works where the box of the fins crosses the covers: what sees all the fins is removed."
msgstr "한두 자리 때문에 깨진 피시를 찾습니다. 그 자리(핀)가 모두 한 박스에 있으면, 핀이 있는 박스와 덮는 영역이 만나는 곳에서는 여전히 쓸 수 있습니다. 모든 핀을 보는 후보를 지웁니다."

#: strategies/fish/fish.def
msgid "A finned fish with a base line that has one place or none without the fins."
msgstr "핀을 빼고 나면 기준선 가운데 자리가 하나만 남거나 아예 없는 줄이 있는 핀드 피시입니다."

#: strategies/fish/fish.def
msgid "Look for lines that almost make a fish, though a corner of it is missing: without the fins one of them has a single place, or none. The fins are in one box, and what is removed is in that box too."
msgstr "꼭짓점가 하나 빠졌지만 거의 피시를 이루는 줄들을 찾습니다. 핀을 빼면 자리가 하나뿐이거나 없는 줄이 있습니다. 핀은 한 박스에 모여 있고, 지워지는 후보도 그 박스에 있습니다."

#: strategies/fish/fish.def
msgid "A fish with boxes among its rows or columns."
msgstr "행이나 열에 박스가 섞여 있는 피시입니다."

#: strategies/fish/fish.def
msgid "Look for a fish that lacks a line but can do with a box: the places of a digit in rows and boxes as bases, or boxes among the columns as covers."
msgstr "줄 하나가 모자란 피시를 박스로 채울 수 있는지 봅니다. 행과 박스를 함께 기준 영역으로 쓰거나, 열과 박스를 함께 덮는 영역으로 씁니다."

#: strategies/fish/fish.def
msgid "A fish with boxes among its rows or columns, and with fins."
msgstr "행이나 열에 박스가 섞여 있고 핀도 있는 피시입니다."

#: strategies/fish/fish.def
msgid "Look for a fish in which a box serves as a base or as a cover, and allow a few places outside the covers: the fins. What is ruled out has to see all of them."
msgstr "박스를 기준 영역이나 덮는 영역으로 쓰는 피시를 찾되, 덮이지 않는 자리(핀)를 몇 개 허용합니다. 지워지는 후보는 모든 핀을 보아야 합니다."

#: strategies/fish/fish.def
msgid "A fish of any houses: rows and columns on the same side, or nothing but boxes."
msgstr "어떤 영역이든 쓰는 피시입니다. 한쪽에 행과 열이 섞여 있거나 박스만 있기도 합니다."

#: strategies/fish/fish.def
msgid "Bases and covers may be rows, columns and boxes in any mix. Nobody finds these by chance: draw the places of one digit alone, and see how few houses can cover those of as many others."
msgstr "기준 영역과 덮는 영역에 행, 열, 박스가 어떻게 섞여도 됩니다. 우연히 눈에 띄지는 않습니다. 한 숫자의 자리만 따로 그려 놓고, 몇 개의 영역을 같은 수의 다른 영역으로 덮을 수 있는지 봅니다."

#: strategies/fish/fish.def
msgid "A fish of any houses, rows and columns on the same side or nothing but boxes, and with fins."
msgstr "행과 열이 한쪽에 섞이거나 박스만 있는 등 어떤 영역이든 쓰며, 핀도 있는 피시입니다."

#: strategies/fish/fish.def
msgid "Bases and covers may be any houses, and a few places, the fins, may stay outside. Nobody finds these by chance: draw the places of one digit alone, and see how few houses can cover those of as many others."
msgstr "기준 영역과 덮는 영역이 어떤 영역이어도 되고, 덮이지 않는 자리(핀)도 몇 개 있을 수 있습니다. 우연히 눈에 띄지는 않습니다. 한 숫자의 자리만 따로 그려 놓고, 몇 개의 영역을 같은 수의 다른 영역으로 덮을 수 있는지 봅니다."

#: strategies/fish/fish.def
msgid "Two finned fish with the same bases and different covers; each rules something out."
msgstr "기준 영역이 같고 덮는 영역이 다른 핀드 피시 두 개입니다. 둘이 각각 후보를 지웁니다."

#: strategies/fish/fish.def
msgid "When you have found a finned fish, see whether other covers would do for the same bases. Both fish hold, and each rules out what is its own."
msgstr "핀드 피시를 찾았으면 같은 기준 영역을 다른 덮는 영역으로도 덮을 수 있는지 봅니다. 두 피시가 모두 성립하며, 저마다 후보를 지웁니다."

#: strategies/fish/fish.def
msgid "A fish with fins rules out a place that a fin does not see, but has a chain to."
msgstr "핀이 있는 피시가 핀에서 보이지 않는 자리를 지웁니다. 핀에서 그 자리까지는 체인으로 이어집니다."

#: strategies/fish/fish.def
msgid "When a fish with fins would rule something out but for a fin that does not see it, try to reach it from that fin by a chain. If every fin reaches it, it is removed."
msgstr "핀이 있는 피시가 어떤 후보를 지울 듯한데 핀 하나가 그 후보를 보지 않을 때, 그 핀에서 체인으로 이어지는지 봅니다. 모든 핀이 이어지면 그 후보를 지웁니다."

#: strategies/fish/fish.def
msgid "All places of a fish in one of its covers, and all its fins, see a candidate or have chains to it."
msgstr "피시의 덮는 영역 하나에 있는 자리와 핀이 모두 어떤 후보를 보거나 체인으로 그 후보에 이어져, 그 후보를 지웁니다."

#: strategies/fish/fish.def
msgid "Take a fish and one of its cover houses: the digit is in one of its places there, or in a fin. Follow each of them by a chain; what all of them rule out is removed."
msgstr "피시의 덮는 영역 하나를 고릅니다. 그 안의 자리 가운데 하나나 핀에 숫자가 들어갑니다. 저마다 체인을 따라가, 모두가 지우는 후보를 지웁니다."

#: strategies/forcing/forcing.def
msgid "A digit supposed in a cell leaves itself no place in some house, by its own last places alone."
msgstr "어떤 칸에 숫자를 넣어 보고 그 숫자만 따라가면, 어느 행이나 열, 박스에 그 숫자가 들어갈 곳이 없어집니다."

#: strategies/forcing/forcing.def
msgid "Suppose one digit in a cell and follow that digit alone: it strikes out its own places, and where one is left in a house it continues from there. When some house has none left, the first was wrong."
msgstr "한 칸에 어떤 숫자가 들어간다고 보고 그 숫자만 따라갑니다. 그 숫자의 다른 자리를 지우고, 한 자리만 남은 영역이 있으면 거기서 이어 갑니다. 자리가 없는 영역이 나오면 처음 가정이 틀린 것입니다."

#: strategies/forcing/forcing.def
msgid "What is supposed leads, one thing after another, to a cell or a house with nothing left: it is false."
msgstr "가정에서 꼬리를 물고 이어진 결과가, 들어갈 숫자가 없는 칸이나 들어갈 곳이 없는 숫자에 이릅니다. 따라서 그 가정은 거짓입니다."

#: strategies/forcing/forcing.def
msgid "Suppose a candidate of a cell with two, or a place of a digit with two, and follow what it forces. When a cell or a house is left with nothing, the other one is right. A chain leads from one thing to the next; a net may need several at once."
msgstr "후보가 둘인 칸의 한 후보나 자리가 둘인 숫자의 한 자리를 골라, 무엇이 따라 나오는지 봅니다. 남는 것이 없는 칸이나 영역이 나오면 다른 쪽이 맞습니다. 체인은 하나에서 다음으로 이어지고, 포싱 넷는 여러 결과가 모여 다음을 만들기도 합니다."

#: strategies/forcing/forcing.def
msgid "Each digit of a cell leads, one thing after another, to the same: that holds."
msgstr "한 칸의 어느 후보에서 시작해도 체인이 같은 결과에 이릅니다. 따라서 그 결과는 참입니다."

#: strategies/forcing/forcing.def
msgid "Take a cell with two or three candidates and follow each of them on a sheet of its own. What comes out every time is true."
msgstr "후보가 두세 개인 칸을 골라 후보마다 따로 따라가 봅니다. 어느 경우에나 나오는 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "Each place of a digit in a house leads, one thing after another, to the same: that holds."
msgstr "한 행이나 열, 박스에서 숫자를 어느 자리에 넣어도 체인이 같은 결과에 이릅니다. 따라서 그 결과는 참입니다."

#: strategies/forcing/forcing.def
msgid "Take a house with two or three places for a digit and follow each of them on a sheet of its own. What comes out every time is true."
msgstr "어떤 숫자의 자리가 두세 개인 영역을 골라 자리마다 따로 따라가 봅니다. 어느 경우에나 나오는 결과는 맞습니다."

#: strategies/forcing/forcing.def
msgid "What is supposed leads, several things together leading to the next, to a cell or a house with nothing left: it is false."
msgstr "가정에서 나온 여러 결과가 함께 다음 결과를 이끌어 내다가, 들어갈 숫자가 없는 칸이나 들어갈 곳이 없는 숫자에 이릅니다. 따라서 그 가정은 거짓입니다."

#: strategies/forcing/forcing.def
msgid "Each digit of a cell leads, several things together leading to the next, to the same: that holds."
msgstr "한 칸의 어느 후보에서 시작해도 여러 결과가 함께 다음을 이끌어 내며 같은 결과에 이릅니다. 따라서 그 결과는 참입니다."

#: strategies/forcing/forcing.def
msgid "Each place of a digit in a house leads, several things together leading to the next, to the same: that holds."
msgstr "한 행이나 열, 박스에서 숫자를 어느 자리에 넣어도 여러 결과가 함께 다음을 이끌어 내며 같은 결과에 이릅니다. 따라서 그 결과는 참입니다."

#: strategies/forcing/forcing.def
msgid "A forcing net that rules candidates out by nets of their own on its way."
msgstr "진행하는 도중에 다른 후보들을 그 안의 포싱 넷으로 지워 나가는 포싱 넷입니다."

#: strategies/forcing/forcing.def
msgid "The last resort, when nets alone come to no end: on the way, candidates are ruled out by nets of their own. Keep the two levels on separate sheets."
msgstr "포싱 넷만으로 끝이 나지 않을 때 쓰는 마지막 수단입니다. 따라가는 도중에 다시 포싱 넷로 후보를 지웁니다. 두 단계를 다른 종이에 나누어 적으십시오."

#: strategies/single_digit/single_digit.def
msgid "A digit has two places in a row and in a column, one of each in the same box: so it is in one of the other two."
msgstr "한 행과 한 열에 어떤 숫자가 들어갈 자리가 둘씩 있고, 한 자리씩은 같은 박스에 있습니다. 그래서 나머지 두 자리 중 하나는 그 숫자입니다."

#: strategies/single_digit/single_digit.def
msgid "Take one digit and look for a row and a column with just two places for it. If one place of each is in the same box, one of the other two is right: remove the digit from the cell that sees both."
msgstr "한 숫자를 골라, 자리가 둘뿐인 행 하나와 열 하나를 찾습니다. 한 자리씩이 같은 박스에 있으면 나머지 두 자리 중 하나는 맞습니다. 두 자리가 모두 보이는 칸에서 그 숫자를 지웁니다."

#: strategies/single_digit/single_digit.def
msgid "A digit has two places in a box and in a row or column, and one of each see each other: so it is in one of the other two."
msgstr "한 박스와 한 행(또는 열)에 어떤 숫자가 들어갈 자리가 둘씩 있고, 한 자리씩은 서로 보입니다. 그래서 나머지 두 자리 중 하나는 그 숫자입니다."

#: strategies/single_digit/single_digit.def
msgid "A digit's places in a box are in one row and one column: a line with two places for it rules it out of one more cell."
msgstr "박스에서 어떤 숫자의 자리가 한 행과 한 열에만 있습니다. 그 숫자의 자리가 둘뿐인 줄과 함께 보면 다른 한 칸에서 지울 수 있습니다."

#: strategies/single_digit/single_digit.def
msgid "When you find a two-string kite, look at its two cells in the box: if their other row and column have just two places as well, there is a second kite."
msgstr "투 스트링 카이트를 찾았으면 박스 안의 두 칸을 다시 보세요. 두 칸의 다른 행과 열에도 자리가 둘뿐이면 카이트가 하나 더 있습니다."

#: strategies/single_digit/single_digit.def
msgid "A digit cannot be in every second cell of a loop of odd length: so it is in one of the other places there, the guardians."
msgstr "홀수 칸의 고리에서 어떤 숫자가 한 칸 걸러 들어갈 수는 없습니다. 그래서 그곳의 다른 자리, 곧 가디언 가운데 하나가 그 숫자입니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates. If two corners side by side have one and the same extra candidate, one of them is that digit: remove it from cells that see both."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾습니다. 나란한 두 꼭짓점에 똑같은 후보가 하나 더 있으면 둘 중 하나는 그 숫자입니다. 두 칸이 모두 보이는 칸에서 지웁니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, with extra candidates in two corners of one row, column or box. Take these corners as one cell that has the extra candidates, and look for a naked pair or triple with it there."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾습니다. 같은 행·열·박스의 두 꼭짓점에만 다른 후보가 더 있으면, 두 꼭짓점을 그 후보들만 가진 한 칸으로 보고 그곳에서 네이키드 페어나 트리플을 찾습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, with extra candidates in two corners of one row, column or box. If one of the two digits has no other place there, remove the other digit from both corners."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾습니다. 같은 행·열·박스의 두 꼭짓점에만 다른 후보가 더 있고, 두 숫자 중 하나가 그곳의 다른 칸에 들어갈 수 없으면, 두 꼭짓점에서 나머지 숫자를 지웁니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, with extra candidates in two opposite corners. If one of the two digits has no other place in both rows, or in both columns, remove it from these corners."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾습니다. 마주 보는 두 꼭짓점에만 다른 후보가 더 있고, 두 숫자 중 하나가 두 행(또는 두 열)의 다른 칸에 들어갈 수 없으면, 두 꼭짓점에서 그 숫자를 지웁니다."

#: strategies/uniqueness/uniqueness.def
msgid "If a corner of a rectangle were one digit, a corner next to it would be forced to the other, and the two could be swapped."
msgstr "사각형의 한 꼭짓점이 한 숫자라면 옆의 두 꼭짓점은 다른 숫자가 될 수밖에 없어, 두 숫자를 맞바꿀 수 있게 됩니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look for four cells in two rows, two columns and two boxes that share two candidates, one corner with nothing else. Go to the corner across from it: if one digit has no place outside the rectangle in its row and column, remove the other digit from it."
msgstr "두 행, 두 열, 두 박스에 걸친 네 칸 가운데 후보 두 개가 똑같이 들어 있는 것을 찾습니다. 한 꼭짓점에 그 두 후보만 있으면 마주 보는 꼭짓점을 봅니다. 그 칸의 행과 열에서 한 숫자가 사각형 밖에 들어갈 수 없으면, 그 칸에서 다른 숫자를 지웁니다."

#: strategies/uniqueness/uniqueness.def
msgid "Look at filled cells that are no givens, at the corners of a rectangle in two boxes that hold two digits crosswise, or two of them. An open corner cannot have the digit that completes the pattern, or the two could be swapped."
msgstr "주어진 숫자가 아닌 채워진 칸을 봅니다. 두 박스에 걸친 사각형의 꼭짓점에 두 숫자가 엇갈려 놓여 있으면, 빈 꼭짓점에는 그 모양을 완성하는 숫자가 들어갈 수 없습니다. 들어가면 두 숫자를 맞바꿀 수 있습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Like a unique rectangle, but longer: the same two candidates run round six cells or more, two in each row, column and box that they touch. The types are those of the rectangles."
msgstr "유일성 사각형과 같지만 더 깁니다. 같은 후보 두 개가 여섯 칸 이상을 돌고, 지나는 행·열·박스마다 두 칸씩 있습니다. 유형은 사각형과 같습니다."

#: strategies/uniqueness/uniqueness.def
msgid "Like a unique rectangle, but with three digits in six cells: two rows that cross three columns, or the other way round, in two or three boxes. The types are those of the rectangles."
msgstr "유일성 사각형과 같지만 숫자 세 개와 칸 여섯 개입니다. 두 행과 세 열이, 또는 세 행과 두 열이 만나는 칸들로, 두세 박스에 걸쳐 있습니다. 유형은 사각형과 같습니다."

#: strategies/wings/wings.def
msgid "Look for a cell with two candidates, such as 1 and 2, that sees a cell with 1 and 3 and another with 2 and 3. One of these two is 3, so remove 3 from cells that see both of them."
msgstr "후보가 1과 2처럼 두 개인 칸에서, 후보가 1과 3인 칸과 2와 3인 칸이 하나씩 보이는지 찾습니다. 두 칸 중 하나는 3이므로, 두 칸이 모두 보이는 칸에서 3을 지웁니다."

#: strategies/wings/wings.def
msgid "Look for a cell with three candidates, such as 1, 2 and 3, that sees a cell with 1 and 3 and another with 2 and 3. One of the three is 3, so remove 3 from cells that see all of them: look in the pivot's box."
msgstr "후보가 1, 2, 3처럼 세 개인 칸에서, 후보가 1과 3인 칸과 2와 3인 칸이 하나씩 보이는지 찾습니다. 세 칸 중 하나는 3이므로, 세 칸이 모두 보이는 칸에서 3을 지웁니다. 그런 칸은 중심 칸의 박스 안에 있습니다."

#: strategies/wings/wings.def
msgid "Start as for a W-wing. The row, column or box may have more than two places for the digit, as long as each of them is seen from one of the two cells."
msgstr "W-윙처럼 시작합니다. 행·열·박스에 그 숫자의 자리가 둘보다 많아도, 자리마다 두 칸 중 하나에서 보이면 됩니다."

#: strategies/wings/wings.def
msgid "As the wing of that name, but two or three places of a digit may count as one where a box crosses a row or a column."
msgstr "같은 이름의 윙과 같지만, 박스와 행이나 열이 만나는 곳에서는 한 숫자의 두세 자리를 하나로 볼 수 있습니다."

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}."
msgstr "한 그룹에서 빠지는 숫자는 하나뿐입니다. 그래서 두 그룹이 {x:과/와} {y:을/를} 하나씩 나누어 갖습니다."

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. A also has its {a}."
msgstr "한 그룹에서 빠지는 숫자는 하나뿐입니다. 그래서 두 그룹이 {x:과/와} {y:을/를} 하나씩 나누어 갖습니다. 그룹 A에는 {a}도 있습니다."

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. B also has its {b}."
msgstr "한 그룹에서 빠지는 숫자는 하나뿐입니다. 그래서 두 그룹이 {x:과/와} {y:을/를} 하나씩 나누어 갖습니다. 그룹 B에는 {b}도 있습니다."

#: src/explain/sentences/say_als.c
msgid "Each group lacks only one digit. So one of A and B has the {x}, the other the {y}. A also has its {a}, and B its {b}."
msgstr "한 그룹에서 빠지는 숫자는 하나뿐입니다. 그래서 두 그룹이 {x:과/와} {y:을/를} 하나씩 나누어 갖습니다. 그 밖에 그룹 A에는 {a:이/가}, 그룹 B에는 {b:이/가} 있습니다."

#: src/explain/sentences/say_als.c
msgid "A cell that sees every {digit} of A, or every {digit} of B, cannot be {digit}."
msgstr "그룹 A의 {digit:을/를} 모두 보거나 그룹 B의 {digit:을/를} 모두 보는 칸에는 {digit:이/가} 들어갈 수 없습니다."

#: src/explain/sentences/say_als.c
msgid "So one of A and B has the {x}, the other the {y}, and each has all its others."
msgstr "그래서 두 그룹이 {x:과/와} {y:을/를} 하나씩 나누어 갖고, 나머지 숫자는 저마다 다 갖습니다."

#: src/explain/sentences/say_als.c
msgid "The group without the {x} needs all its others. So A or B has the {z}."
msgstr "{x:이/가} 없는 그룹에는 나머지 숫자가 모두 있어야 합니다. 그래서 {z:은/는} 그룹 A나 그룹 B에 있습니다."

#: src/explain/sentences/say_als.c
msgid "B has the {x} or the {y}, so A has no {x} or C no {y}. So A or C has the {z}."
msgstr "그룹 B에 {x:이나/나} {y:이/가} 있으므로 그룹 A에 {x:이/가} 없거나 그룹 C에 {y:이/가} 없습니다. 그래서 {z:은/는} 그룹 A나 그룹 C에 있습니다."

#: src/explain/sentences/say_als.c
msgid "B lacks only one digit, so it has the {x} or the {y}. Then A has no {x}, or C no {y}, and needs all its others. So A or C has the {z}."
msgstr "그룹 B에서 빠지는 숫자는 하나뿐이므로 {x:이나/나} {y:이/가} 있습니다. 그러면 그룹 A에 {x:이/가} 없거나 그룹 C에 {y:이/가} 없고, 그 그룹에는 나머지 숫자가 모두 있어야 합니다. 그래서 {z:은/는} 그룹 A나 그룹 C에 있습니다."

#: src/explain/sentences/say_als_links.c
msgid "If A has no {z}, it follows group by group that {letter} has its {all}. So A or {letter} has the {all} in any case."
msgstr "그룹 A에 {z:이/가} 없으면 그룹을 따라 차례로 이어져 그룹 {letter}에 {all:이/가} 있게 됩니다. 그래서 어느 쪽이든 {all:은/는} 두 그룹 A, {letter} 중 하나에 있습니다."

#: src/explain/sentences/say_als_links.c
msgid "Either way A or {letter} has the {all}."
msgstr "어느 쪽이든 {all:은/는} 두 그룹 A, {letter} 중 하나에 있습니다."

#: src/explain/sentences/say_als_links.c
msgid "A chain of {groups} groups leads from A to {letter}."
msgstr "그룹 {groups} 개가 A에서 {letter}까지 체인으로 이어집니다."

#: src/explain/sentences/say_als_links.c
msgid "The {x} of {house} is in {p} or {q}, so A or B has none and needs all its others. So A or B has the {z}."
msgstr "{house}의 {x:은/는} {p:이나/나} {q}에 있으므로 그룹 A나 그룹 B에는 {x:이/가} 없고, 그 그룹에는 나머지 숫자가 모두 있어야 합니다. 그래서 {z:은/는} 그룹 A나 그룹 B에 있습니다."

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x} ({house})."
msgstr "두 그룹 {a}, {b}에 {x:은/는} 하나만 들어갑니다({house})."

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x}."
msgstr "두 그룹 {a}, {b}에 {x:은/는} 하나만 들어갑니다."

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x}, and only one {y}."
msgstr "두 그룹 {a}, {b}에 {x:과/와} {y:은/는} 하나씩만 들어갑니다."

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x} ({house}), and only one {y} ({next})."
msgstr "두 그룹 {a}, {b}에 {x:은/는} 하나만 들어가고({house}), {y}도 하나만 들어갑니다({next})."

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x}, {c} and {d} only one {y}."
msgstr "두 그룹 {a}, {b}에 {x:은/는} 하나만, 두 그룹 {c}, {d}에 {y:은/는} 하나만 들어갑니다."

#: src/explain/sentences/say_als_parts.c
msgid "{a} and {b} can have only one {x} ({house}), {c} and {d} only one {y} ({next})."
msgstr "두 그룹 {a}, {b}에 {x:은/는} 하나만 들어가고({house}), 두 그룹 {c}, {d}에 {y:은/는} 하나만 들어갑니다({next})."

#: src/explain/sentences/say_chain_end.c
msgid "That closes the loop. It runs the other way round as well, so one of the two ends of each link is true."
msgstr "이것으로 고리가 닫힙니다. 고리는 거꾸로 따라가도 되므로, 모든 연결에서 두 끝 중 하나는 참입니다."

#: src/explain/sentences/say_chain_path.c
msgid "If {start?/none of }{start} {start?is not/is} {digit}, this follows link by link: {path}."
msgstr "{start}에 {digit:이/가} 없으면 차례로 이렇게 이어집니다: {path}."

#: src/explain/sentences/say_chain_path.c
msgid "If {start?/one of }{start} is {digit}, this follows link by link: {path}."
msgstr "{start}{start?/ 중 한 칸}에 {digit:이/가} 있으면 차례로 이렇게 이어집니다: {path}."

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape} of {house}, with {digits}."
msgstr "그룹 {letter}: {house}의 {shape}, 후보는 {digits}입니다."

#: src/explain/sentences/say_groups.c
msgid "Group {letter} is {shape}, with {digits}."
msgstr "그룹 {letter}: {shape}, 후보는 {digits}입니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "That is {count} cells for {count} digits, and none of these fits twice: A and B share no digit. So all are used up."
msgstr "{count}칸에 숫자가 {count}개이고, 그룹 A와 그룹 B에 같은 숫자가 없으므로 두 번 들어가는 숫자는 없습니다. 그래서 모든 숫자가 이 칸들에 하나씩 들어갑니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "The {shared} can be in A and in B, any other digit only once. That makes {count} digits for {count} cells, so all are used up."
msgstr "{shared:은/는} 그룹 A와 그룹 B에 한 번씩, 다른 숫자는 한 번만 들어갈 수 있습니다. 모두 더하면 {count}칸에 숫자 {count}개이므로 남는 자리가 없습니다."

#: src/explain/sentences/say_sue_de_coq.c
msgid "The rest of {line} has no {inline}, the rest of {box} no {inbox}."
msgstr "{line}의 나머지 칸에는 {inline:이/가}, {box}의 나머지 칸에는 {inbox:이/가} 들어갈 수 없습니다."

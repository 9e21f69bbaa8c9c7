"""test_pictures.py - a picture of each technique: well-formed, every element under its own id, in every palette; PNG and PDF; bad options.

Usage: test_pictures.py cairo|'no cairo'.

SPDX-License-Identifier: MIT
"""

import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import case_logs
from tap import check, plan
import geometry

SVG = "{http://www.w3.org/2000/svg}"
PALETTES = ("hodoku", "colorblind", "print")
MEDIUM = "....64.5.96...8....54.....6..2.59.8.39....7...7...........3....2..1.7..4...9...2."
EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
ALONE = 48  # steps of EASY that are shown each by itself; the rest, singles, share a page
PAGES = ALONE + 1
BINARY = os.environ["CH_BINARY"]
MODULE = "crosshatch-pictures.so"


def draw(*arguments, text="", expected=0):
    """Returns standard output as bytes; a failure where the status is another."""
    done = subprocess.run([BINARY, "draw", *arguments], input=text.encode(), capture_output=True, check=False)
    if done.returncode != expected:
        check(f"draw {' '.join(arguments)} ends with {expected}", False, f"{done.returncode} {done.stderr}")
    return done.stdout if expected == 0 else done.stderr


# ---- SVG ----

def open_candidates(log):
    """Returns the ids of the digits and candidates of a position, by the rules alone."""
    digit = {(i // 9, i % 9): int(c) for i, c in enumerate(log["puzzle"]) if c in "123456789"}
    ruled_out = set()
    for fact in log.get("start", []):
        row, column, kind, value = re.fullmatch(r"r(\d)c(\d)(=|<>)(\d)", fact).groups()
        if kind == "=":
            digit[int(row) - 1, int(column) - 1] = int(value)
        else:
            ruled_out.add((int(row) - 1, int(column) - 1, int(value)))
    found = set()
    for row in range(9):
        for column in range(9):
            for value in [digit[row, column]] if (row, column) in digit else range(1, 10):
                seen = any(other == value and (r, c) != (row, column) and
                           (r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3))
                           for (r, c), other in digit.items())
                if (row, column) in digit or not seen and (row, column, value) not in ruled_out:
                    found.add(f"r{row + 1}c{column + 1}-{value}")
    return found


def grey(colour):
    return colour == "none" or colour[1:3] == colour[3:5] == colour[5:7]


def texts_of(root, name):
    return [e.text for g in root.iter(SVG + "g") if g.get("class") == name for e in g.iter(SVG + "text")]


def judge_net(step, root, classes):
    """A net is numbered from its assumption and ends in a contradiction, or in the conclusion; inner nets have letters."""
    inner = step["pattern"].get("inner", [])
    turns = texts_of(root, "turns")
    numbers = sorted(int(text) for text in turns if text.isdigit())
    if numbers != list(range(1, len(numbers) + 1)) or len(numbers) < 2:
        return f"turns: {numbers}"
    if sorted(set(turns) - set(map(str, numbers))) != [chr(ord("A") + i) for i in range(len(inner))]:
        return f"letters: {turns}"
    if not re.search("verity|forcing-(g-)?(whip|braid)", step["technique"]) and "dead" not in classes.values():
        return "no end"
    return None


def judge(log, svg, palette):
    """Returns the first fault of the picture of a log's only step, or None."""
    root = ElementTree.fromstring(svg)
    step = log["steps"][0]
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    candidates = {one for one in ids if re.fullmatch(r"r\dc\d-\d", one)}
    classes = {element.get("id"): element.get("class") for element in root.iter()}
    links = step["pattern"].get("links", [])
    wanted = {f"link-{i + 1}" for i, link in enumerate(links) if link not in links[:i]}
    if len(ids) != len(set(ids)):
        return "an id twice"
    if sum(bool(re.fullmatch(r"r\dc\d", one)) for one in ids) != 81:
        return "not 81 cells"
    if candidates != open_candidates(log):
        return f"candidates: {candidates ^ open_candidates(log)}"
    net = any(one.startswith("way-") for one in ids)
    if {one for one in ids if one.startswith("link-")} != (set() if net else wanted):
        return "links"
    if net and judge_net(step, root, classes):
        return judge_net(step, root, classes)
    if any(classes[fact.replace("<>", "-")] != "gone" for fact in step["eliminate"]):
        return "something that is removed is not shown so"
    if any(classes[fact.replace("=", "-")] != "placed" for fact in step["place"]):
        return "something placed is not shown so"
    if root.find(SVG + "title") is None or root.findtext(SVG + "desc", "") == "":
        return "no words for who does not see it"
    if palette == "print" and not all(grey(e.get(k)) for e in root.iter() for k in ("fill", "stroke") if e.get(k)):
        return "a colour where there is grey only"
    return geometry.judge(root)


def check_techniques():
    count = 0
    drawn = b""
    for technique, text in case_logs.all_logs():
        if text is None:
            check(f"{technique} has a case that can be drawn", False)
            continue
        count += 1
        faults = {}
        for palette in PALETTES:
            svg = draw("--step", "1", "--marks", "all", "--palette", palette, "--coordinates", "-", text=text + "\n")
            faults[palette] = judge(json.loads(text), svg, palette)
        drawn += svg
        check(technique, not any(faults.values()), faults)
    check("there are techniques", count > 100, count)
    least = {b"sets-": 50, b"house-": 50, b"cover-": 50, b"link-": 50, b"way-": 15, b"legend-": 50}
    shown = {stem: drawn.count(b'id="' + stem) for stem in least}
    check("whose pictures have letters, outlines, links, nets and a legend", all(shown[stem] > least[stem] for stem in least), shown)


def check_words():
    log = os.path.join(os.environ["CH_SOURCE"], "tests/picture/logs/aic.json")
    root = ElementTree.fromstring(draw("--step", "1", "--lang", "ko", log))
    title = root.findtext(SVG + "title")
    check("a Korean title", root.get("lang") == "ko" and re.search("[가-힣]", title), title)
    check("a Korean description", re.search("[가-힣]", root.findtext(SVG + "desc")))
    legend = [e.text for g in root.iter(SVG + "g") if g.get("class") == "legend" for e in g.iter(SVG + "text")]
    check("a Korean legend", len(legend) >= 4 and all(re.search("[가-힣]", word) for word in legend), legend)
    bare = ElementTree.fromstring(draw("--step", "1", "--bare", log))
    check("--bare has none", not any(g.get("class") == "legend" for g in bare.iter(SVG + "g")))
    plain = ElementTree.fromstring(draw(EASY))
    check("a grid alone", "30" in plain.findtext(SVG + "title") and plain.findtext(SVG + "desc").startswith("53..7....\n6.."))
    check("without marks", not any(g.get("class") == "marks" for g in plain.iter(SVG + "g")))
    marked = ElementTree.fromstring(draw("--marks", "all", EASY))
    check("or with", any(g.get("class") == "marks" for g in marked.iter(SVG + "g")))


def check_steps():
    log = subprocess.run([BINARY, "solve", "--log", "json", EASY], capture_output=True, encoding="utf-8", check=True).stdout
    same = all(draw("--step", str(n), EASY) == draw("--step", str(n), "-", text=log) for n in (1, 2, 17, 51))
    check("a step of a log and of the solve are drawn alike", same)
    for profile in ("hodoku", "se", "sx", "sukaku"):
        other = subprocess.run([BINARY, "solve", "--log", "json", "--profile", profile, EASY], capture_output=True, encoding="utf-8",
                               check=True).stdout
        check(f"and one of the profile {profile}",
              draw("--step", "30", "--profile", profile, EASY) == draw("--step", "30", "-", text=other))
    laid_out = json.dumps(json.loads(log), indent=1) + "\n"
    check("however the log is laid out", draw("--step", "9", EASY) == draw("--step", "9", "-", text=laid_out))
    broken = draw("--step", "1", "55" + EASY[2:])
    check("digits that clash", broken.count(b"digits that clash") == 1 and broken.count(b'class="given"') == 30 and
          b'class="marks"' not in broken, broken[:300])
    tall = draw("--step", "1", "--size", "1000", EASY)
    check("--size", b'width="1000"' in tall, tall[:200])


def check_text():
    log = os.path.join(os.environ["CH_SOURCE"], "tests/picture/logs/finned-swordfish.json")
    plain = draw("--step", "1", "--format", "text", log).decode()
    marks, legend = plain.split("1+ pattern")
    check("signs behind digits", len(re.findall("1f", marks)) == 3 and len(re.findall(r"1\+", marks)) == 7 and marks.count("1-") == 1, plain)
    check("and what they mean", "   1f fin   1- ruled out" in legend, plain)
    single = draw("--step", "1", "--format", "text", EASY).decode()
    check("a single without pencil marks", single.count("!") == 2 and not re.search(r"\d +\d +\d +\d", single.split("+=", 1)[1].split("placed")[0]),
          single)
    grid = draw("--format", "text", EASY).decode()
    check("a grid alone", "| 5 3 . | . 7 . | . . . |" in grid, grid)


# ---- PNG, PDF and files ----

def check_cairo(folder, has_cairo):
    for kind in ("png", "pdf"):
        out = os.path.join(folder, "picture." + kind)
        if not has_cairo:
            check(f"no {kind} without cairo", b"cairo" in draw("-o", out, EASY, expected=2))
            continue
        draw("--size", "500", "-o", out, EASY)
        with open(out, "rb") as file:
            data = file.read()
        if kind == "png":
            check("a PNG of that width", data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">2I", data[16:24]) == (500, 500),
                  data[:30])
        else:
            check("a PDF of that width", data[:5] == b"%PDF-" and data.rstrip().endswith(b"%%EOF") and
                  re.search(rb"/MediaBox \[ ?0 0 500(\.0+)? 500", data), data[:200])
        check(f"the same {kind} on standard output, to the byte", draw("--size", "500", "--format", kind, EASY) == data)
        chain = os.path.join(os.environ["CH_SOURCE"], "tests/picture/logs/aic.json")
        check(f"a {kind} of a chain, which has arrows, is larger", len(draw("--step", "1", "--size", "500", "--format", kind, chain)) > len(data))


def check_several(has_cairo):
    if not has_cairo:
        return
    pages = draw("--format", "pdf", "-", text=f"{EASY}\n" * 10)
    check("a PDF of ten puzzles has ten pages", b"/Count 10" in pages and pages.count(b"/MediaBox") >= 10, pages[-600:])
    boxes = [set(re.findall(rb"/MediaBox \[[^]]*\]", draw("--format", "pdf", *extra)))
             for extra in ((EASY,), ("--step", "1", EASY), ("--step", "1", EASY, EASY))]
    check("of the size of its picture each", boxes[0] != boxes[1] == boxes[2], boxes)
    check("and is not written if one of them is none", b"stdin:2:" in draw("--format", "pdf", "-", text=f"{EASY}\nfrob\n", expected=2))


def put(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)
    os.chmod(path, 0o755)


def check_module(folder):
    """A build tree moved elsewhere draws with its own module, if that is of the same build, and with no other."""
    with open(BINARY, "rb") as command, open(os.path.join(os.path.dirname(BINARY), "../picture/" + MODULE), "rb") as module:
        command, module = command.read(), module.read()
    version = subprocess.run([BINARY, "--version"], capture_output=True, check=True).stdout.split()[1]
    moved = os.path.join(folder, "moved", "src", "cli", "crosshatch")
    in_tree = os.path.join(folder, "moved", "src", "picture", MODULE)
    installed = os.path.join(folder, "moved", "src", "bin", "crosshatch")

    def paints(by=moved):
        done = subprocess.run([by, "draw", "--format", "png", EASY], cwd=folder, capture_output=True, check=False,
                              env=os.environ | {"LD_LIBRARY_PATH": ":" + folder})
        refused = done.returncode == 2 and b"cairo" in done.stderr and done.stdout == b""
        return "refused" if refused else "drawn" if done.stdout.startswith(b"\x89PNG") else done

    put(moved, command)
    put(os.path.join(folder, MODULE), module)
    check("no PNG by a module in the current folder", paints() == "refused", paints())
    put(in_tree, module)
    check("a PNG by the module of the build tree", paints() == "drawn", paints())
    put(installed, command)
    check("none by one in no build tree", paints(installed) == "refused", paints(installed))
    stamp = version.ljust(32, b"\0")
    put(in_tree, module.replace(stamp, b"0.0.0-other".ljust(32, b"\0")))
    check("none by one of another build", stamp in module and paints() == "refused", paints())
    put(in_tree, b"no module")
    check("none by what is no module", paints() == "refused", paints())


# ---- explain --pictures ----

def explain(folder, *arguments, text="", expected=0):
    """Returns the text on standard error."""
    done = subprocess.run([BINARY, "explain", "--pictures", folder, *arguments], input=text, capture_output=True, encoding="utf-8",
                          check=False)
    if done.returncode != expected:
        check(f"explain --pictures {' '.join(arguments)} ends with {expected}", False, f"{done.returncode} {done.stderr}")
    return done.stderr


def read_files(folder):
    found = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as file:
            found[name] = file.read()
    return found


def check_html(page, language):
    """The page is well-formed XML after HTML-only syntax is removed; every id is unique; nothing is loaded from elsewhere."""
    text = page.decode()
    root = ElementTree.fromstring(re.sub(r"<meta [^>]*>|<!DOCTYPE html>", "", text))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    check("every id of the page once", len(ids) == len(set(ids)) and len(ids) > 51 * 81, len(ids))
    check("nothing from elsewhere", not re.search(r"<script|<link|@import|url\(|(src|href)=", text))
    check("its language", root.get("lang") == language)
    check("a heading and words for each step", len(root.findall(".//section/h2")) == PAGES + 1 and len(root.findall(".//section/p")) == PAGES)


def terms_in(words):
    return re.findall(r"(?<=[가-힣])\([A-Za-z][^()]*\)", words)


def check_terms(files):
    """An English term in brackets is in the page once, and once in each picture that is viewed by itself."""
    parts = ElementTree.fromstring(re.sub(r"<meta [^>]*>|<!DOCTYPE html>", "", files["puzzle-1.html"].decode())).findall(".//section/*")
    on_page = terms_in("\n".join(part.text for part in parts if part.tag in ("h2", "p")))
    alone = [terms_in(data.decode()) for name, data in files.items() if name.endswith(".svg")]
    check("terms once in the page", len(on_page) > 0 and len(on_page) == len(set(on_page)), on_page)
    check("and once in each picture", len(max(alone)) > 0 and all(len(terms) == len(set(terms)) for terms in alone), alone)


def check_pages(folder, has_cairo):
    one, two = (os.path.join(folder, name) for name in ("one", "two"))
    explain(one, EASY)
    files = read_files(one)
    check("a picture a step, and the path", set(files) == {"puzzle-1.html"} | {f"puzzle-1-step-{n:03}.svg" for n in range(1, PAGES)},
          sorted(files))
    check("each well-formed", all(ElementTree.fromstring(data) is not None for name, data in files.items() if name.endswith("svg")))
    check_html(files["puzzle-1.html"], "en")
    check_shorter(os.path.join(folder, "shorter"))
    many = "\n".join([EASY] * 5) + "\n"
    explain(two, "--jobs", "1", "-", text=many)
    alone = read_files(two)
    explain(two, "--jobs", "3", "-", text=many)
    check("the same files for any number of jobs", alone == read_files(two) and len(alone) == 5 * (ALONE + 1), len(alone))
    explain(one, "--lang", "ko", EASY)
    check_html(read_files(one)["puzzle-1.html"], "ko")
    check_terms(read_files(one))
    if has_cairo:
        explain(one, "--format", "pdf", EASY)
        pdf = read_files(one)["puzzle-1.pdf"]
        count = b"/Count %d" % (PAGES + 2)
        check("a PDF, a page a step, one before and one behind", pdf.startswith(b"%PDF-") and count in pdf, pdf[-600:])
    check_brief(os.path.join(folder, "brief"), has_cairo)
    check_chosen_steps(os.path.join(folder, "steps"))
    check_unwritable(folder)


def check_brief(folder, has_cairo):
    """A run of singles is one section, whose picture numbers its digits in order."""
    explain(folder, MEDIUM)
    explain(folder, "--brief", MEDIUM)
    files = read_files(folder)
    html = files["puzzle-1.html"].decode()
    root = ElementTree.fromstring(re.sub(r"<meta [^>]*>|<!DOCTYPE html>", "", html))
    headings = [element.text for element in root.findall(".//section/h2")]
    runs = [heading for heading in headings if re.match(r"Steps \d+ to \d+: (the rest are )?singles$", heading)]
    check("--brief: runs of singles", len(runs) >= 2 and len(headings) <= 12, headings)
    check("no picture for their steps", len(files) == 1 + len(root.findall(".//section[@class='wide']")) < 12, sorted(files))
    check("every id once", len(re.findall(r' id="', html)) == len(set(re.findall(r' id="([^"]*)"', html))))
    first, last = (int(number) for number in re.findall(r"\d+", runs[0]))
    section = next(part for part in root.iter("section") if part.find("h2") is not None and part.find("h2").text == runs[0])
    texts = [element.text for element in section.iter() if element.tag.endswith("text")]
    check("a number beside each digit", all(str(number) in texts for number in range(first, last + 1)), texts)
    if has_cairo:
        explain(folder, "--brief", "--format", "pdf", MEDIUM)
        pages = re.search(rb"/Count (\d+)", read_files(folder)["puzzle-1.pdf"])
        check("--brief: a PDF of a few pages", int(pages[1]) == len(headings) + 1 <= 12, pages)


def check_chosen_steps(folder):
    explain(folder, MEDIUM)
    explain(folder, "--steps=-singles", MEDIUM)
    files = read_files(folder)
    html = files["puzzle-1.html"].decode()
    shown, count = (int(number) for number in re.search(r"<p>Shown: (\d+) of (\d+) steps", html).groups())
    check("--steps: these alone", 0 < shown < count and html.count("<h2>") == shown and "Single" not in html, shown)
    check("and their pictures", len(files) == 1 + shown, sorted(files))


def check_shorter(folder):
    """The files of an earlier, longer solution in the same folder are removed; other files are kept."""
    explain(folder, EASY)
    with open(os.path.join(folder, "mine.svg"), "w", encoding="utf-8"):
        pass
    explain(folder, "--guess", "--strategies", "naked-single", "." * 81)
    longer = set(read_files(folder))
    explain(folder, EASY)
    expected = {"mine.svg", "puzzle-1.html"} | {f"puzzle-1-step-{n:03}.svg" for n in range(1, PAGES)}
    check("no steps of a longer solution", set(read_files(folder)) == expected and longer > expected, len(longer))


def check_unwritable(folder):
    said = explain(os.path.join(folder, "no", "where"), EASY, expected=2)
    check("a folder that cannot be made", "where: No such file" in said, said)
    blocked = os.path.join(folder, "blocked")
    with open(blocked, "w", encoding="utf-8"):
        pass
    check("a file in place of the folder", "Not a directory" in explain(blocked, EASY, expected=2))
    full = os.path.join(folder, "full")
    os.makedirs(os.path.join(full, "puzzle-1.html"))
    said = explain(full, EASY, expected=2)
    check("a folder in place of the page", "puzzle-1.html: Is a directory" in said and said.count("\n") == 1, said)
    if os.path.exists("/dev/full"):
        os.remove(os.path.join(full, "puzzle-1-step-003.svg"))
        os.symlink("/dev/full", os.path.join(full, "puzzle-1-step-003.svg"))
        said = explain(full, EASY, expected=2)
        check("a full disk ends it, with one message", "No space left" in said and said.count("\n") == 1, said)


def check_trouble(folder):
    for words in (["--palette", "rainbow"], ["--format", "gif"], ["--step", "0"], ["--step", "x"], ["--size", "0"],
                  ["--size", "20001"], ["--step", "52"], ["--marks", "some"]):
        said = draw(*words, EASY, expected=2)
        check(f"{' '.join(words)} is refused", said.startswith(b"crosshatch: "), said)
    check("the number of steps is reported", b"51 steps" in draw("--step", "52", EASY, expected=2))
    check("no puzzle is refused", draw("frob", expected=2) != b"")
    check("half a log is refused", draw("--step", "1", "-", text='{"format":"crosshatch-log","version":1\n', expected=2) != b"")
    out = os.path.join(folder, "none", "picture.svg")
    said = draw("-o", out, EASY, expected=2)
    check("a folder that is not there", out.encode() in said and b"No such file" in said, said)
    said = draw("-o", folder, EASY, expected=2)
    check("a folder in place of a file", b"directory" in said, said)
    if os.path.exists("/dev/full"):
        said = draw("-o", "/dev/full", "--format", "svg", EASY, expected=2)
        check("a full disk", b"No space left" in said and os.path.exists("/dev/full"), said)


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_techniques()
        check_words()
        check_steps()
        check_text()
        check_cairo(folder, sys.argv[1] == "cairo")
        check_several(sys.argv[1] == "cairo")
        if sys.argv[1] == "cairo":
            check_module(folder)
        check_pages(folder, sys.argv[1] == "cairo")
        check_trouble(folder)
    plan()


main()

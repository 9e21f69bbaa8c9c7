"""geometry.py - checks that a picture is readable: shapes must not touch or coincide, and the legend must explain each.

A picture is judged as an SVG, in its units.

SPDX-License-Identifier: MIT
"""

import itertools
import math
import re

SVG = "{http://www.w3.org/2000/svg}"
CELL = re.compile(r"r\dc\d")
CANDIDATE = re.compile(r"(r\dc\d)-\d")
# Classes that need no line in the legend: digits and marks, and all sets but the first, whose line explains all.
UNEXPLAINED = {None, "plain", "faded", "given", "found", "bare", "set-2", "set-3", "set-4", "set-5"}
LEAST_ARROW = 14  # visible length of an arrow, with its head, at least
HALF_WIDTH, HALF_HEIGHT = 12, 16  # of a digit


def numbers(element, *names):
    return [float(element.get(name, 0)) for name in names]


def box_of(rectangle):
    x, y, width, height = numbers(rectangle, "x", "y", "width", "height")
    return x, y, x + width, y + height


def inside(inner, outer):
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def with_ids(root, pattern):
    return {e.get("id"): e for e in root.iter() if re.fullmatch(pattern, e.get("id", ""))}


def form_box(group):
    """Returns the box of the shape around a candidate, or None where there is none."""
    for element in group:
        if element.tag == SVG + "circle":
            x, y, radius = numbers(element, "cx", "cy", "r")
            return x - radius, y - radius, x + radius, y + radius
        if element.tag == SVG + "rect":
            return box_of(element)
    return None


def judge_letters(root):
    """Letters of sets are in their cell, inside their frame, clear of every shape."""
    cells = {name: box_of(e) for name, e in with_ids(root, CELL).items()}
    forms = [form_box(e) for e in with_ids(root, CANDIDATE).values() if e.tag == SVG + "g"]
    badges = next((g for g in root.iter(SVG + "g") if g.get("class") == "badges"), [])
    for frame, text in zip(badges[::2], badges[1::2]):
        box = box_of(frame)
        (size, middle, foot), letters = numbers(text, "font-size", "x", "y"), len(text.text)
        words = middle - .36 * size * letters, foot - .73 * size, middle + .36 * size * letters, foot
        if not inside(box, cells[frame.get("id").removeprefix("sets-")]) or not inside(words, box):
            return f"letters {text.text} leave their cell {frame.get('id')}"
        if any(form and overlap(box, form) for form in forms):
            return f"letters {text.text} of {frame.get('id')} touch a candidate"
    return None


def edges(rectangle):
    """Returns (is vertical, position, from, to, half the width) of the four sides."""
    left, top, right, bottom = box_of(rectangle)
    half = float(rectangle.get("stroke-width")) / 2
    return [(True, left, top, bottom, half), (True, right, top, bottom, half),
            (False, top, left, right, half), (False, bottom, left, right, half)]


def judge_outlines(root):
    """No two outlines of houses or cells run along each other."""
    outlines = [e for g in root.iter(SVG + "g") if g.get("class") in ("houses", "boxes") for e in g]
    for one, other in itertools.combinations(outlines, 2):
        for (up, at, start, end, half), (up2, at2, start2, end2, half2) in itertools.product(edges(one), edges(other)):
            if up == up2 and abs(at - at2) < half + half2 and min(end, end2) - max(start, start2) > 20:
                return f"{one.get('id')} and {other.get('id')} coincide"
    return None


def curve_points(path):
    """Returns a parabola as a list of points."""
    x0, y0, x1, y1, x2, y2 = (float(n) for n in re.findall(r"-?[\d.]+", path))
    return [((1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2)
            for t in (i / 40 for i in range(41))]


def judge_links(root):
    """Arrows are visible, and do not cross digits of the grid."""
    digits = [(float(e.get("x")), float(e.get("y")) - .36 * float(e.get("font-size"))) for e in root.iter(SVG + "text")
              if e.get("class") in ("given", "found")]
    for name, link in with_ids(root, r"(link|way)-\d+").items():
        curve = [p for e in link for p in (curve_points(e.get("d")) if "Q" in e.get("d", "") else [])]
        head = [tuple(map(float, pair)) for pair in re.findall(r"(-?[\d.]+) (-?[\d.]+)", link[-1].get("d"))]
        seen = sum(math.dist(a, b) for a, b in zip(curve, curve[1:])) + math.dist(head[0], head[1])
        if seen < LEAST_ARROW:
            return f"{name} is too short: {seen:.1f}"
        for x, y in curve:
            if any(abs(x - a) < HALF_WIDTH and abs(y - b) < HALF_HEIGHT for a, b in digits):
                return f"{name} runs over a digit at {x:.0f} {y:.0f}"
    return None


def judge_tints(root):
    """A cell of several sets has the tints of all of them."""
    cells = next(g for g in root.iter(SVG + "g") if g.get("class") == "cells")
    badges = next((g for g in root.iter(SVG + "g") if g.get("class") == "badges"), [])
    for frame, text in zip(badges[::2], badges[1::2]):
        box = box_of(next(e for e in cells if e.get("id") == frame.get("id").removeprefix("sets-")))
        tints = [e.get("class") for e in cells if inside(box_of(e), box)]
        if "pivot" not in tints and len(text.text) > 1 and len(tints) != 1 + len(text.text):
            return f"{frame.get('id')} has {len(tints)} tints"
    return None


def judge_legend(root):
    """The legend explains all classes in the picture."""
    explained = {name.removeprefix("legend-") for name in with_ids(root, "legend-.*")}
    seen = {e.get("class") for e in with_ids(root, r"r\dc\d(-\d)?|(link|way)-\d+|house-...?|cover-...?").values()
            if e.get("fill") != "#ffffff"}
    missing = seen - explained - UNEXPLAINED
    return f"not in the legend: {sorted(missing)}" if missing else None


def judge(root):
    """Returns the first fault of a picture, or None."""
    for part in (judge_letters, judge_outlines, judge_links, judge_tints, judge_legend):
        wrong = part(root)
        if wrong:
            return wrong
    return None

/* game.test.mjs - the state of a game as pure functions.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const sourceOf = async (name) => (await runnerImport(`/src/${name}.ts`, { root, configFile: false, logLevel: "error" })).module;
const from = (name) => sourceOf(`game/${name}`);

let position, tree, actions, link, record;
before(async () => {
  [position, tree, actions, link, record] = await Promise.all(["position", "tree", "actions", "link", "record"].map(from));
});

const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079".replaceAll("0", ".");

/* What a player may do, by chance: each is a function of a play. */
const cells = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 6 });
const digit = fc.integer({ min: 1, max: 9 });
const modes = fc.constantFrom("none", "snyder", "full", "auto");
const inks = fc.constantFrom("digit", "corner", "centre", "colour");
const doing = (of) => (play) => tree.moved(play, of(play.now));
const fact = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom("=", "<>"), digit)
  .filter(([row, column]) => puzzle[9 * row + column - 10] === ".")
  .map(([row, column, sign, one]) => `r${row}c${column}${sign}${one}`);
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(cells, digit, inks, modes, fc.boolean()).map((given) => doing((now) => actions.entered(now, ...given))),
  },
  { weight: 2, arbitrary: fc.tuple(cells, inks, modes).map((given) => doing((now) => actions.erased(now, ...given))) },
  { weight: 1, arbitrary: fc.array(fact, { maxLength: 5 }).map((facts) => doing((now) => actions.followed(now, facts))) },
  { weight: 1, arbitrary: fc.constant(doing((now) => actions.filled(now))) },
);
const walk = fc.oneof(
  { weight: 3, arbitrary: fc.constant((play) => tree.undone(play)) },
  { weight: 1, arbitrary: fc.constant((play) => tree.redone(play)) },
  {
    weight: 1,
    arbitrary: fc
      .nat()
      .map(
        (number) => (play) =>
          tree.gone(play, position.begin(puzzle), play.tree.nodes[number % Math.max(1, play.tree.nodes.length)]?.id ?? ""),
      ),
  },
);
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: move }, { weight: 1, arbitrary: walk }), { maxLength: 60 });

const begun = () => ({ tree: tree.noMoves, now: position.begin(puzzle) });
const done = (play, all) => all.reduce((now, one) => one(now), play);
const holds = (property) => fc.assert(property, { numRuns: 300 });
const empty = (list) => list.every((bits) => bits === 0);

test("any sequence of actions, undone, gives the start", () =>
  holds(
    fc.property(steps, (all) => {
      let play = done(begun(), all);
      for (let left = play.tree.nodes.length; tree.canUndo(play); left--) {
        assert.ok(left > 0, "undo ends");
        play = tree.undone(play);
      }
      assert.deepEqual(play.now, position.begin(puzzle));
    }),
  ));

test("what is undone is redone", () =>
  holds(
    fc.property(steps, (all) => {
      const end = done(begun(), all);
      let play = end;
      const way = tree.pathTo(end.tree, end.tree.at).length;
      for (let i = 0; i < way; i++) play = tree.undone(play);
      for (let i = 0; i < way; i++) play = tree.redone(play);
      assert.deepEqual(play.now, end.now);
      assert.equal(play.tree.at, end.tree.at);
    }),
  ));

test("no action removes a move, and every node is the position that it was", () =>
  holds(
    fc.property(steps, (all) => {
      const seen = new Map();
      let play = begun();
      for (const one of all) {
        play = one(play);
        const known = seen.get(play.tree.at);
        if (known) assert.deepEqual(play.now, known);
        seen.set(play.tree.at, play.now);
      }
      for (const [id, now] of seen) assert.deepEqual(tree.gone(play, position.begin(puzzle), id).now, now);
    }),
  ));

test("givens stay", () =>
  holds(
    fc.property(steps, (all) => {
      const { now } = done(begun(), all);
      for (const [cell, letter] of [...puzzle].entries()) if (letter !== ".") assert.equal(now.digits[cell], Number(letter));
    }),
  ));

test("a link holds the position", () =>
  holds(
    fc.property(steps, modes, (all, mode) => {
      const { now } = done(begun(), all);
      const read = link.linkedOf(link.linkOf(now, mode));
      assert.deepEqual(read.position, now);
      assert.equal(read.mode, mode);
    }),
  ));

test("a record survives JSON, and the trees of two tabs are joined", () =>
  holds(
    fc.property(steps, steps, steps, (common, one, other) => {
      const start = record.newGame(`p=${puzzle}`, "auto");
      const common_ = record.withTree(start, done(record.playOf(start), common).tree);
      const [mine, theirs] = [one, other].map((more) => record.withTree(common_, done(record.playOf(common_), more).tree));
      assert.deepEqual(record.recordOf(JSON.parse(JSON.stringify(mine))), mine);
      const both = record.joined(mine, theirs);
      assert.deepEqual(record.playOf(both).now, record.playOf(mine).now);
      const ids = new Set(both.tree.nodes.map((node) => node.id));
      for (const node of [...mine.tree.nodes, ...theirs.tree.nodes]) assert.ok(ids.has(node.id));
      assert.deepEqual(record.recordOf(both), both);
    }),
  ));

test("each move keeps its time, and the longest show where the player was stuck", async () => {
  const [history, times] = await Promise.all(["game/history", "review/times"].map(sourceOf));
  holds(
    fc.property(fc.array(fc.tuple(move, fc.integer({ min: 0, max: 5000 }))), (all) => {
      let play = begun();
      for (const [one, seconds] of all) play = tree.moved(play, one(play).now, seconds);
      const back = tree.treeOf(JSON.parse(JSON.stringify(play.tree)), position.begin(puzzle));
      assert.deepEqual(back, play.tree);
      const made = history.historyOf({ puzzle, tree: back, mode: "none" });
      const durations = times.durationsOf(made);
      assert.ok(durations.every((seconds) => seconds >= 0));
      assert.equal(
        durations.reduce((sum, seconds) => sum + seconds, 0),
        Math.max(0, ...made.map(({ seconds }) => seconds)),
      );
      const file = JSON.parse(history.gameFile(puzzle, made));
      assert.ok(file.moves.every((text) => /^(\d+:)?\d+:\d\d \S+$/.test(text)));
    }),
  );
  const at = (...seconds) => times.durationsOf(seconds.map((one) => ({ seconds: one })));
  assert.deepEqual(at(5, 9, 7, 20), [5, 4, 0, 11]);
  assert.deepEqual(at(undefined, 9, 12, undefined), [null, null, 3, null]);
  assert.deepEqual(times.stuckAt([5, 40, 6, null, 31, 5, 90, 6, 7, 50]), [7, 10, 2]);
  assert.deepEqual(times.stuckAt([40, 45, 50]), []);
  assert.deepEqual(times.stuckAt([]), []);
  for (const bad of [-1, 1.5, "7", 1e9]) {
    const [node] = tree.treeOf(
      { nodes: [{ id: "a", parent: "", changes: [], seconds: bad }], at: "a", next: {} },
      position.begin(puzzle),
    ).nodes;
    assert.ok(!("seconds" in node));
  }
});

test("a record from outside cannot change a given, leave the board or lose its way", () => {
  const good = record.newGame(`p=${puzzle}`, "auto");
  const node = (changes, id = "a", parent = "") => ({ id, parent, changes });
  const kept = (...nodes) => record.recordOf({ ...good, tree: { nodes, at: "a", next: {} } }).tree.nodes.length;
  assert.equal(kept(node([["digits", 2, 0, 4]])), 1);
  for (const changes of [
    [["digits", 0, 5, 4]],
    [["digits", 81, 0, 4]],
    [["digits", 2, 0, 10]],
    [["digits", 2, 1, 4]],
    [["__proto__", 2, 0, 4]],
    [
      ["digits", 2, 0, 4],
      ["digits", 2, 0, 5],
    ],
    [[]],
    "x",
    null,
  ])
    assert.equal(kept(node(changes)), 0, JSON.stringify(changes));
  assert.equal(kept(node([["digits", 2, 0, 4]], "b", "nowhere")), 0);
  for (const wrong of [null, 7, {}, { ...good, id: "<b>" }, { ...good, puzzle: "1" }, { ...good, tree: null }])
    assert.equal(record.recordOf(wrong), null);
});

test("digits, marks and colours are written as players expect", () => {
  const start = position.begin(puzzle);
  const { entered, erased } = actions;
  const five = entered(start, [2, 3], 4, "digit", "none");
  assert.deepEqual([five.digits[2], five.digits[3]], [4, 4]);
  assert.deepEqual(entered(five, [2, 3], 4, "digit", "none"), start, "again: taken away");
  assert.equal(entered(five, [2, 3], 6, "digit", "none").digits[3], 6);
  const marked = entered(start, [2, 3], 4, "corner", "none");
  assert.deepEqual([marked.corner[2], marked.centre[2]], [8, 0]);
  assert.equal(entered(marked, [2, 3, 5], 4, "corner", "none").corner[2], 8, "set in all before it is cleared in all");
  assert.equal(entered(marked, [5], 4, "digit", "none").corner[2], 0, "a digit tidies the marks that see it");
  assert.equal(entered(marked, [5], 4, "digit", "none", false).corner[2], 8);
  assert.equal(entered(start, [0], 3, "colour", "none").colours[0], 4, "givens can be coloured");
  assert.deepEqual(
    erased(erased(entered(marked, [2, 3], 1, "digit", "none", false), [2, 3], "digit", "none"), [2, 3], "digit", "none"),
    start,
  );
});

test("candidates of each mode", () => {
  const start = position.begin(puzzle);
  assert.ok(empty(position.marksOf(start, "none").corner) && empty(position.marksOf(start, "none").grid));
  assert.ok(position.marksOf(start, "auto").grid.some(Boolean));
  const snyder = position.marksOf(start, "snyder").corner;
  assert.ok(snyder.some(Boolean));
  const full = actions.filled(start);
  assert.deepEqual(position.marksOf(full, "full").grid, position.marksOf(start, "auto").grid);
  const without = actions.entered(full, [2], 4, "centre", "full");
  assert.deepEqual(link.startOf(without, "full"), ["r1c3<>4"]);
  assert.deepEqual(link.startOf(without, "snyder"), [], "a mark that is not written rules nothing out");
});

test("what a hint ruled out stays so in every mode", () => {
  const after = actions.followed(position.begin(puzzle), ["r1c3<>4"]);
  for (const mode of ["none", "snyder", "full", "auto"]) assert.deepEqual(link.startOf(after, mode), ["r1c3<>4"]);
});

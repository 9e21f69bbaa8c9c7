/* tree.ts - the undo tree: every move that was ever made in a game, and where the player is.
 *
 * A node is a move.  Undo goes to the parent and redo to the child visited last, so a move after an undo begins a branch and loses
 * nothing.  The id of a node is unique in the world; so the trees of two tabs are joined by putting their nodes together.
 *
 * SPDX-License-Identifier: MIT
 */
import { applied, areChanges, type Change, difference, reverted } from "./changes";
import type { Position } from "./position";

export interface Node {
  readonly id: string;
  /** empty for a first move */
  readonly parent: string;
  readonly changes: readonly Change[];
  /** when it was made, in seconds of play; games of earlier versions do not say it */
  readonly seconds?: number;
}

export interface Tree {
  /** parents before children */
  readonly nodes: readonly Node[];
  /** the last move made, empty before the first */
  readonly at: string;
  /** of each node the child visited last */
  readonly next: Readonly<Record<string, string>>;
}

/** A tree with the position at its node `at`. */
export interface Play {
  readonly tree: Tree;
  readonly now: Position;
}

export const noMoves: Tree = { nodes: [], at: "", next: {} };

export const newId = (): string => crypto.randomUUID();

const nodeOf = (tree: Tree, id: string): Node | undefined => tree.nodes.find((node) => node.id === id);

/** The moves from the start to node ID, the first one first. */
export function pathTo(tree: Tree, id: string): Node[] {
  const path: Node[] = [];
  for (let node = nodeOf(tree, id); node; node = nodeOf(tree, node.parent)) path.unshift(node);
  return path;
}

export const positionAt = (start: Position, tree: Tree, id = tree.at): Position =>
  pathTo(tree, id).reduce((position, { changes }) => applied(position, changes), start);

/** Makes the move to AFTER, after SECONDS of play; the same play if nothing changes. */
export function moved(play: Play, after: Position, seconds = 0): Play {
  const changes = difference(play.now, after);
  if (!changes.length) return play;
  const { nodes, at, next } = play.tree;
  const id = newId();
  return { tree: { nodes: [...nodes, { id, parent: at, changes, seconds }], at: id, next: { ...next, [at]: id } }, now: after };
}

export function undone(play: Play): Play {
  const node = nodeOf(play.tree, play.tree.at);
  if (!node) return play;
  const next = { ...play.tree.next, [node.parent]: node.id };
  return { tree: { ...play.tree, at: node.parent, next }, now: reverted(play.now, node.changes) };
}

export function redone(play: Play): Play {
  const node = nodeOf(play.tree, play.tree.next[play.tree.at] ?? "");
  return node ? { tree: { ...play.tree, at: node.id }, now: applied(play.now, node.changes) } : play;
}

/** Goes to node ID, of any branch; to the start if ID is empty. */
export function gone(play: Play, start: Position, id: string): Play {
  const path = pathTo(play.tree, id);
  const next = { ...play.tree.next };
  for (const { id: child, parent } of path) next[parent] = child;
  return { tree: { ...play.tree, at: path.length ? id : "", next }, now: positionAt(start, play.tree, id) };
}

export const canUndo = ({ tree }: Play): boolean => tree.at !== "";
export const canRedo = ({ tree }: Play): boolean => tree.next[tree.at] !== undefined;

/** The nodes at which a branch ends, the newest first. */
export function branches({ nodes }: Tree): Node[] {
  const parents = new Set(nodes.map((node) => node.parent));
  return nodes.filter((node) => !parents.has(node.id)).reverse();
}

/** MINE with the nodes of OTHER that it lacks. */
export function merged(mine: Tree, other: Tree): Tree {
  const known = new Set(mine.nodes.map((node) => node.id));
  const more = other.nodes.filter((node) => !known.has(node.id));
  return more.length ? { nodes: [...mine.nodes, ...more], at: mine.at, next: { ...other.next, ...mine.next } } : mine;
}

/* At most the 999 hours that `review` reads. */
const isTime = (seconds: unknown): boolean => Number.isInteger(seconds) && (seconds as number) >= 0 && (seconds as number) < 3600 * 1000;

/** The tree of VALUE, read from outside, without what does not lead from START to positions of its puzzle; null if it is no tree. */
export function treeOf(value: unknown, start: Position): Tree | null {
  const { nodes, at, next } = (value ?? {}) as Partial<Tree>;
  if (!Array.isArray(nodes) || typeof at !== "string") return null;
  const positions = new Map<string, Position>([["", start]]);
  const kept: Node[] = [];
  for (const { id, parent, changes, seconds } of nodes as Node[]) {
    const before = positions.get(parent);
    if (typeof id !== "string" || positions.has(id) || !before || !areChanges(changes, before)) continue;
    positions.set(id, applied(before, changes));
    kept.push({ id, parent, changes, ...(isTime(seconds) ? { seconds } : {}) });
  }
  const children = Object.entries(next ?? {}).filter(([parent, child]) => kept.some((node) => node.id === child && node.parent === parent));
  return { nodes: kept, at: positions.has(at) ? at : "", next: Object.fromEntries(children) };
}

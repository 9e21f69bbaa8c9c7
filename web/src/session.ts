/* session.ts - the game of this tab: what the player does to it is shown at once and written to the database behind.
 *
 * A game is written from its first move on.  Its address is the link that it began with, so a reload finds it again.
 *
 * SPDX-License-Identifier: MIT
 */
import { useEffect, useReducer } from "preact/hooks";
import { filled } from "./game/actions";
import { linkedOf, linkOf } from "./game/link";
import { begin, isSolved, type Mode, NO_GIVENS, type Position } from "./game/position";
import { type About, type GameRecord, joined, newGame, playOf, withTree } from "./game/record";
import { gone, moved, type Play, redone, undone } from "./game/tree";
import { begunWith, onWritten, read, write } from "./store/database";
import { dropNote, note } from "./store/unwritten";

class Session {
  record: GameRecord = newGame(`p=${NO_GIVENS}`, "auto")!;
  play: Play = playOf(this.record);
  /** how candidates are shown in a new game */
  mode: Mode = "auto";
  /** why the browser keeps nothing, if so */
  trouble = "";
  private readonly listeners = new Set<() => void>();
  private writing: Promise<void> | null = null;
  private readonly unwritten = new Map<string, GameRecord>();

  constructor() {
    onWritten((id) => void this.refresh(id));
    addEventListener("pagehide", () => this.leave());
    document.addEventListener("visibilitychange", () => document.hidden && this.leave());
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get solved(): boolean {
    return isSolved(this.play.now);
  }

  /** Whether the game of this tab is still RECORD, without another move. */
  isStill({ id, tree }: GameRecord): boolean {
    return this.record.id === id && this.record.tree === tree;
  }

  do(to: (position: Position) => Position): void {
    this.take(moved(this.play, to(this.play.now), this.record.seconds));
  }

  undo(): void {
    this.take(undone(this.play));
  }

  redo(): void {
    this.take(redone(this.play));
  }

  /** Goes to a node of the undo tree; an empty id is the start. */
  go(id: string): void {
    this.take(gone(this.play, begin(this.record.puzzle), id));
  }

  show(mode: Mode): void {
    this.mode = mode;
    this.record = { ...this.record, mode };
    if (mode === "full") this.do(filled);
    this.save();
    this.notify();
  }

  /** Counts a second played; it is written with the next move, or every ten. */
  tick(): void {
    this.record = { ...this.record, seconds: this.record.seconds + 1 };
    if (this.record.seconds % 10 === 0) this.save();
    this.notify();
  }

  hinted(): void {
    this.record = { ...this.record, hints: this.record.hints + 1 };
    this.save();
  }

  open(record: GameRecord): void {
    this.save();
    this.record = record;
    this.play = playOf(record);
    if (!location.hash.startsWith("#/") || linkedOf(location.hash)) history.replaceState(null, "", `#${record.from}`);
    this.notify();
  }

  /** Opens what LINK names: the game that began with it, else a new one.  False if it names none. */
  async openLink(link: string, about?: About): Promise<boolean> {
    const fresh = newGame(link, this.mode, about);
    if (!fresh) return false;
    if (fresh.from === this.record.from) return true;
    this.open(fresh);
    const known = await this.tried(() => begunWith(fresh.from));
    if (known && this.isStill(fresh)) this.open(known);
    return true;
  }

  openPosition(position: Position, about?: About): Promise<boolean> {
    return this.openLink(linkOf(position, "auto"), about);
  }

  /** Writes the game, unless nothing was done in it yet; a change during a write is written after it. */
  save(): void {
    if (!this.record.tree.nodes.length) return;
    this.unwritten.set(this.record.id, this.record);
    this.writing ??= this.writeAll().finally(() => (this.writing = null));
  }

  /* What is added meanwhile is written too. */
  private async writeAll(): Promise<void> {
    for (const [id, record] of this.unwritten) {
      this.unwritten.delete(id);
      const kept = await this.tried(() => write(record));
      if (!kept) continue;
      this.join(kept);
      if (!this.unwritten.has(id)) dropNote(id);
    }
  }

  /* The page may end before the database has written. */
  private leave(): void {
    this.save();
    if (this.writing && this.record.tree.nodes.length) note(this.record);
  }

  private async refresh(id: string): Promise<void> {
    const kept = id === this.record.id ? await this.tried(() => read(id)) : null;
    if (kept) this.join(kept);
  }

  /* Takes what another tab added to this game; the player stays at the same move. */
  private join(kept: GameRecord): void {
    if (kept.id !== this.record.id) return;
    this.record = joined(this.record, kept);
    this.play = { ...this.play, tree: this.record.tree };
    this.notify();
  }

  private take(play: Play): void {
    if (play === this.play) return;
    this.play = play;
    this.record = withTree(this.record, play.tree);
    this.save();
    this.notify();
  }

  private async tried<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (thrown) {
      this.fail(thrown);
      return null;
    }
  }

  /** Shows that the browser keeps nothing, and why. */
  fail(why: unknown): void {
    this.trouble = String(why);
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export const session = new Session();

/** The session; the component is drawn again when it changes. */
export function useSession(): Session {
  const [, redraw] = useReducer<number, null>((count) => count + 1, 0);
  useEffect(() => session.subscribe(() => redraw(null)), []);
  return session;
}

/* entry.tsx - putting a puzzle in: any text that the library reads, a file, one of our own; what is not sound is explained.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Check, Log } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "./board";
import { engine, objects, reasonOf } from "./engine";
import { cellOf } from "./facts";
import { followed, begin, empty, gameOf, type Game } from "./game";
import { samples } from "./samples";
import { LEVELS, type Level } from "./strategies";
import { Explanation } from "./explanation";
import { useWords, type Language } from "./words";

/** More than any single puzzle takes. */
const LONGEST = 20000;

interface Found {
  game: Game;
  check: Check | null;
  report: string;
}

/** Reads TEXT as a person might paste it; throws what the library says of it otherwise. */
export async function read(text: string, language: Language): Promise<Found> {
  const ours = /#(p=[^\s]+)/.exec(text);
  const linked = ours ? gameOf(ours[1]!) : null;
  const input = linked ? linked.puzzle : text.slice(0, LONGEST);
  const end = `--lang=${language}`;
  const [hint, check, report] = await Promise.all([
    engine.run(["hint", "--json", end, "-"], input + "\n"),
    engine.run(["check", "--json", end, "-"], input + "\n"),
    engine.run(["check", "--solutions", end, "-"], input + "\n"),
  ]);
  const log = objects<Log>(hint).find((one) => "puzzle" in one);
  const verdict = objects<Check>(check).find((one) => "verdict" in one) ?? null;
  const puzzle = log?.puzzle ?? verdict?.puzzle;
  if (puzzle === undefined) throw new Error((check.err || hint.err).trim().split("\n")[0]);
  const game = linked ?? readGame(puzzle, log?.start ?? []);
  return { game, check: verdict, report: report.out.replace(/^[1-9]{81}\n/gm, "") || report.err };
}

/* A puzzle of 729 pencil marks has no givens: its marks are what has been ruled out. */
function readGame(puzzle: string, start: readonly string[]): Game {
  if (puzzle.length === 81) return followed(begin(puzzle), start);
  const removed = Array.from({ length: 81 }, (_, cell) =>
    Array.from({ length: 9 }, (_, at) => (puzzle[9 * cell + at] === "." || puzzle[9 * cell + at] === "0" ? 1 << at : 0)).reduce((bits, one) => bits | one, 0),
  );
  return followed({ ...empty, removed }, start);
}

/** What was dropped or pasted: a file's beginning, or text. */
async function contentOf(data: DataTransfer | null): Promise<string> {
  const file = data?.files[0];
  return file ? file.slice(0, LONGEST).text() : (data?.getData("text/plain") ?? "").slice(0, LONGEST);
}

const isWritten = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches("input, textarea, select");

/* What is dropped or pasted anywhere on the page, but for a field that takes text. */
function useBrought(take: (text: string) => void): void {
  const taker = useRef(take);
  taker.current = take;
  useEffect(() => {
    const bring = async (event: Event, data: DataTransfer | null): Promise<void> => {
      if (isWritten(event.target) && !data?.files.length) return;
      event.preventDefault();
      const text = await contentOf(data);
      if (text.trim()) taker.current(text);
    };
    const drop = (event: DragEvent): void => void bring(event, event.dataTransfer);
    const paste = (event: ClipboardEvent): void => void bring(event, event.clipboardData);
    const allow = (event: DragEvent): void => event.preventDefault();
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
}

interface Props {
  open: boolean;
  language: Language;
  onOpen: (open: boolean) => void;
  onGame: (game: Game) => void;
}

export function Entry({ open, language, onOpen, onGame }: Props): JSX.Element {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [cut, setCut] = useState(false);
  const [error, setError] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (open && !dialog.current!.open) dialog.current!.showModal();
    if (!open && dialog.current!.open) dialog.current!.close();
  }, [open]);

  const take = (game: Game): void => {
    setFound(null);
    setError("");
    setText("");
    onGame(game);
    onOpen(false);
  };

  /* A very long text is cut before it is laid out, which would take the browser long. */
  const typed = (area: HTMLTextAreaElement): void => {
    setCut(area.value.length > LONGEST);
    if (area.value.length > LONGEST) area.value = area.value.slice(0, LONGEST);
    setText(area.value);
  };

  const pasted = (event: ClipboardEvent): void => {
    const area = event.currentTarget as HTMLTextAreaElement;
    const content = event.clipboardData?.getData("text/plain") ?? "";
    if (content.length <= LONGEST) return;
    event.preventDefault();
    area.value = content;
    typed(area);
  };

  const use = async (input: string): Promise<void> => {
    setBusy(true);
    setError("");
    setFound(null);
    try {
      const next = await read(input, language);
      if (!next.check || next.check.verdict === "unique") return take(next.game);
      setFound(next);
    } catch (thrown) {
      setError(reasonOf(thrown));
    } finally {
      setBusy(false);
    }
    onOpen(true);
  };
  useBrought((brought) => void use(brought));

  const sample = (level: Level): void => {
    const list = samples[level];
    take(begin(list[Math.floor(Math.random() * list.length)]!));
  };

  return (
    <dialog ref={dialog} onClose={() => onOpen(false)} aria-labelledby="entry-title">
      <form method="dialog"><button class="corner" aria-label={words.close}>✕</button></form>
      <h2 id="entry-title">{words.put}</h2>
      <label for="entry-text">{words.paste}</label>
      <textarea
        id="entry-text" rows={6} value={text} spellcheck={false} aria-describedby="entry-help"
        onInput={(event) => typed(event.currentTarget)} onPaste={pasted}
      />
      <p id="entry-help" class="quiet">{words.putHelp} {words.drop}</p>
      {cut ? <p class="quiet" role="status">{words.tooLong}</p> : null}
      <div class="buttons">
        <button class="main" disabled={busy || text.trim() === ""} onClick={() => use(text)}>{busy ? words.busy : words.use}</button>
        <label class="button">
          {words.open}
          <input type="file" class="unseen" onChange={async (event) => {
            const file = event.currentTarget.files?.[0];
            if (file) await use(await file.slice(0, LONGEST).text());
          }} />
        </label>
        <button onClick={() => take(empty)}>{words.emptyGrid}</button>
      </div>
      {error ? <p role="alert" class="error">{error}</p> : null}
      {found ? <Unsound found={found} onUse={use} onAnyway={() => take(found.game)} /> : null}
      <h3>{words.samples}</h3>
      <div class="buttons">
        {LEVELS.filter((level) => samples[level].length > 0).map((level) => (
          <button key={level} onClick={() => sample(level)}>{words.levels[level]}</button>
        ))}
      </div>
    </dialog>
  );
}

const nothing: ReadonlySet<number> = new Set();

/* One click for each way to make the puzzle sound that `check` knows. */
function Unsound({ found: { game, check, report }, onUse, onAnyway }: { found: Found; onUse: (text: string) => void; onAnyway: () => void }): JSX.Element {
  const words = useWords();
  const [lit, light] = useState<ReadonlySet<number>>(nothing);
  const [pointed, point] = useState<number | null>(null);
  const changed = (cell: string, digit: string): string => {
    const at = 9 * (Number(cell[1]) - 1) + Number(cell[3]) - 1;
    return game.puzzle.slice(0, at) + digit + game.puzzle.slice(at + 1);
  };
  const repairs = (check?.repairs ?? []).flatMap(({ cell, given, digits }) =>
    [...digits].map((digit) => ({ name: words.repair(cell, given, digit), puzzle: changed(cell, digit) })),
  );
  const removals = (check?.removals ?? []).map((cell) => ({ name: words.dropGiven(cell), puzzle: changed(cell, ".") }));
  const fixes = (check?.fixes ?? []).map((fact) => ({ name: words.addGiven(fact), puzzle: changed(fact.slice(0, 4), fact.slice(-1)) }));
  const clashing = new Set(check?.clash?.map(cellOf));
  return (
    <section role="alert" class="unsound">
      <h3>{words.unsound}</h3>
      <Explanation text={report} pointed={pointed} onLight={light} />
      <div class="buttons">
        {[...repairs, ...removals, ...fixes].slice(0, 12).map(({ name, puzzle }) => (
          <button key={name} onClick={() => onUse(puzzle)}>{name}</button>
        ))}
        <button onClick={onAnyway}>{words.anyway}</button>
      </div>
      <Board label={words.unsound} game={game} lit={lit.size ? lit : clashing} onPoint={point} />
    </section>
  );
}

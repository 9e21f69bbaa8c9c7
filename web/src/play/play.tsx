/* play.tsx - the game: the board with its keys and pad on one side, the panels on the other.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useCallback, useMemo, useState } from "preact/hooks";
import { Board } from "../board/board";
import type { Drawing } from "../board/drawing";
import type { Choice } from "../board/touch";
import { bit } from "../facts";
import { entered, erased, type Ink } from "../game/actions";
import { classOf } from "../game/class";
import { gridOf, isSolved, marksOf, NO_GIVENS, type Position } from "../game/position";
import { later } from "../later";
import { useBrought } from "../new/brought";
import { Panels, type Tab } from "../panels/panels";
import { useSession } from "../session";
import type { Shell } from "../shell";
import { type Language, useWords } from "../words";
import { Clock, useClock } from "./clock";
import { commandOf, nextInk } from "./keys";
import { useKnown } from "./known";
import { Pad } from "./pad";
import { added, alike, all, only, stepped, toggled } from "./selection";
import { useSettings } from "./settings";
import { Tools } from "./tools";
import { useSpokenUndo } from "./undo";
import { useWrong } from "./wrong";

const Entry = later(async () => (await import("../new/entry")).Entry);
const Games = later(async () => (await import("../games/games")).Games);
const Options = later(async () => (await import("./options")).Options);

const nothing: ReadonlySet<number> = new Set();
type Dialog = "new" | "games" | "options" | null;

export function Play({ language }: { language: Language }): JSX.Element {
  const words = useWords();
  const session = useSession();
  const {
    record,
    play: { now: position },
  } = session;
  const [kept, change] = useSettings();
  const ofClass = useMemo(() => classOf(record.from), [record.from]);
  const settings = { ...kept, ...ofClass };
  const [selection, select] = useState(only(0));
  const [tab, setTab] = useState<Tab>("hint");
  const [ink, setInk] = useState<Ink>("digit");
  const [armed, arm] = useState(0);
  const [paused, pause] = useState(false);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [shown, setShown] = useState<{ drawing: Drawing | null; position: Position | null } | null>(null);
  const [lit, light] = useState<ReadonlySet<number>>(nothing);
  const [pointed, point] = useState<number | null>(null);
  const [said, announce] = useState("");
  const [brought, bring] = useState<Blob | null>(null);
  useBrought((content) => {
    bring(content);
    setDialog("new");
  });
  const { undo, redo } = useSpokenUndo(words, announce);
  const wrong = useWrong(settings.checked, position, record.mode, language);

  const show = useCallback((drawing: Drawing | null, over: Position | null = null) => {
    setShown(drawing || over ? { drawing, position: over } : null);
    light(nothing);
  }, []);

  const done = useMemo(() => isSolved(position), [position]);
  const typing = position.puzzle === NO_GIVENS && !done;
  useClock(!paused && !done && !typing && dialog === null);

  /* While another position is shown, it is not the game that a key would change. */
  const elsewhere = shown?.position != null && shown.position !== position;
  const locked = paused || elsewhere;
  const write = (cells: readonly number[], digit: number, as: Ink): void => {
    if (!locked) session.do((old) => entered(old, cells, digit, as, record.mode, settings.tidy));
    else if (elsewhere) announce(words.notYours);
  };
  const erase = (): void => {
    if (!locked) session.do((old) => erased(old, selection.cells, ink, record.mode));
  };
  const press = (digit: number): void => (settings.digitFirst ? arm(armed === digit ? 0 : digit) : write(selection.cells, digit, ink));

  const choose = (cell: number, how: Choice): void => {
    select(how === "toggle" ? toggled(selection, cell) : how === "drag" ? added(selection, cell) : only(cell));
    if (armed && settings.digitFirst && how !== "focus") write([cell], armed, ink);
  };

  const hint = (): void => {
    setTab("hint");
    requestAnimationFrame(() => document.querySelector<HTMLElement>(".hints .main")?.click());
  };

  const keys = (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    switch (command.kind) {
      case "step":
        return select(stepped(selection, command.down, command.right, command.extend));
      case "to": {
        const row = command.row === "same" ? Math.floor(selection.focus / 9) : command.row === "first" ? 0 : 8;
        return select(only(9 * row + (command.column === "first" ? 0 : 8)));
      }
      case "digit":
        return write(selection.cells, command.digit, command.ink ?? ink);
      case "ink":
        return setInk(command.ink ?? nextInk(ink));
      case "undo":
        return locked ? undefined : undo();
      case "redo":
        return locked ? undefined : redo();
      case "erase":
        return erase();
      case "all":
        return select(all);
      case "none":
        return select(only(selection.focus));
      case "hint":
        return hint();
      case "pause":
        return pause(!paused);
    }
  };

  const seen = shown?.position ?? position;
  const focused = position.digits[selection.focus]!;
  const digit = armed || (settings.same && !shown ? focused : 0);
  const marks = marksOf(position, record.mode);
  const held = (one: number): boolean =>
    selection.cells.some((cell) => ((marks.grid[cell]! | marks.centre[cell]! | marks.corner[cell]!) & bit(one)) !== 0);
  const shell: Shell = {
    language,
    known: useKnown(settings.known),
    asMarked: settings.asMarked,
    position,
    mode: record.mode,
    focus: selection.focus,
    pointed,
    light,
    show,
    announce,
  };

  return (
    <main class="play" id="content" tabIndex={-1}>
      <h1 class="unseen">
        {words.title}: {words.motto}
      </h1>
      <section class="left">
        <div class={paused ? "stage paused" : "stage"}>
          <Board
            label={words.board}
            position={seen}
            mode={elsewhere ? "auto" : record.mode}
            drawing={shown?.drawing}
            lit={lit}
            wrong={elsewhere ? nothing : wrong}
            chosen={selection.cells}
            focus={selection.focus}
            peers={settings.peers}
            digit={digit}
            labels={settings.labels}
            onChoose={choose}
            onTwice={(cell) => select(alike(position, cell))}
            onKey={keys}
            onPoint={point}
          />
          {paused ? (
            <button class="main cover" onClick={() => pause(false)}>
              ▶ {words.resume}
            </button>
          ) : null}
        </div>
        <p role="status" class="unseen">
          {said}
        </p>
        {session.trouble ? (
          <p role="alert" class="error">
            {words.notKept}
          </p>
        ) : null}
        {done ? (
          <p class="done" role="status">
            {words.solved}{" "}
            <button class="main" onClick={() => setDialog("new")}>
              {words.newPuzzle}
            </button>
          </p>
        ) : null}
        {ofClass ? <p class="quiet">{words.ofClass}</p> : null}
        {typing ? (
          <p class="quiet">
            {words.typing}{" "}
            <button onClick={() => void session.openLink(`p=${gridOf(position)}`)} disabled={gridOf(position) === NO_GIVENS}>
              {words.setGivens}
            </button>
          </p>
        ) : null}
        <Pad position={position} ink={ink} armed={armed} held={held} onInk={setInk} onDigit={press} onErase={erase} />
        <Tools
          session={session}
          undo={undo}
          redo={redo}
          locked={locked}
          onHint={hint}
          onNew={() => setDialog("new")}
          onGames={() => setDialog("games")}
          onOptions={() => setDialog("options")}
        >
          {settings.clock ? <Clock seconds={record.seconds} paused={paused} onPause={() => pause(!paused)} /> : null}
        </Tools>
        <p class="quiet keys">{words.keys}</p>
      </section>
      <Panels shell={shell} tab={tab} onTab={setTab} />
      {dialog === "new" ? (
        <Entry
          language={language}
          settings={settings}
          onSettings={change}
          brought={brought}
          onClose={() => {
            setDialog(null);
            bring(null);
          }}
          announce={announce}
        />
      ) : null}
      {dialog === "games" ? <Games language={language} onClose={() => setDialog(null)} /> : null}
      {dialog === "options" ? (
        <Options
          settings={settings}
          fixed={Object.keys(ofClass ?? {})}
          onSettings={change}
          mode={record.mode}
          onMode={(mode) => {
            change({ mode });
            session.show(mode);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </main>
  );
}

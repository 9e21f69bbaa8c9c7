/* entry.tsx - the dialog for a new puzzle: one made by the engine, or any text that the library reads; what is not sound is explained.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { reasonOf } from "../engine";
import { linkOf } from "../game/link";
import { NO_GIVENS } from "../game/position";
import type { About } from "../game/record";
import type { Settings } from "../play/settings";
import { session } from "../session";
import { imported, isExport } from "../store/transfer";
import { type Language, useWords } from "../words";
import { Fresh } from "./fresh";
import { type Found, LONGEST, readPuzzle } from "./read";
import { Unsound } from "./unsound";

interface Props {
  language: Language;
  settings: Settings;
  onSettings: (change: Partial<Settings>) => void;
  /** what was dropped or pasted on the page, and opened the dialog */
  brought: Blob | null;
  onClose: () => void;
  announce: (text: string) => void;
}

export function Entry({ language, settings, onSettings, brought, onClose, announce }: Props): JSX.Element {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [cut, setCut] = useState(false);
  const [error, setError] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => dialog.current!.showModal(), []);

  const take = (link: string, about?: About): void => {
    void session.openLink(link, about);
    onClose();
  };
  const takeFound = ({ linked: { position, mode, chosen } }: Found): void => take(linkOf(position, chosen ? mode : "auto"));

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
      const next = await readPuzzle(input, language, words);
      if (!next.check || next.check.verdict === "unique") return takeFound(next);
      setFound(next);
    } catch (thrown) {
      setError(reasonOf(thrown));
    } finally {
      setBusy(false);
    }
  };

  /* A file of games is added to those that are kept; anything else is a puzzle. */
  const bring = async (file: Blob): Promise<void> => {
    if (!isExport(await file.slice(0, LONGEST).text())) return use(await file.slice(0, LONGEST).text());
    const count = await imported(await file.text());
    if (count === null) return setError(words.notGames);
    announce(words.imported(count));
    onClose();
  };
  useEffect(() => void (brought && bring(brought)), [brought]);

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="entry-title">
      <form method="dialog">
        <button class="corner" aria-label={words.close}>
          ✕
        </button>
      </form>
      <h2 id="entry-title">{words.newPuzzle}</h2>
      <Fresh language={language} settings={settings} onSettings={onSettings} onPuzzle={(puzzle, about) => take(`p=${puzzle}`, about)} />
      <h3>{words.put}</h3>
      <label for="entry-text">{words.paste}</label>
      <textarea
        id="entry-text"
        rows={4}
        value={text}
        spellcheck={false}
        aria-describedby="entry-help"
        onInput={(event) => typed(event.currentTarget)}
        onPaste={pasted}
      />
      <p id="entry-help" class="quiet">
        {words.putHelp} {words.drop}
      </p>
      {cut ? (
        <p class="quiet" role="status">
          {words.tooLong}
        </p>
      ) : null}
      <div class="buttons">
        <button class="main" disabled={busy || text.trim() === ""} onClick={() => use(text)}>
          {busy ? words.busy : words.use}
        </button>
        <label class="button">
          {words.open}
          <input
            type="file"
            class="unseen"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (file) await bring(file);
            }}
          />
        </label>
        <button onClick={() => take(`p=${NO_GIVENS}`)}>{words.emptyGrid}</button>
      </div>
      {error ? (
        <p role="alert" class="error">
          {error}
        </p>
      ) : null}
      {found ? <Unsound found={found} onUse={use} onAnyway={() => takeFound(found)} /> : null}
    </dialog>
  );
}

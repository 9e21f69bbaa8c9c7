/* games.tsx - the games that are kept: to go on with, to throw away, to carry off as one file and to bring back.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { reasonOf } from "../engine";
import { clockFace } from "../facts";
import type { GameRecord } from "../game/record";
import { save } from "../save";
import { session } from "../session";
import { list, remove } from "../store/database";
import { exported, imported } from "../store/transfer";
import { type Language, useWords, type Words } from "../words";

const SOME = 30;

function descriptionOf(game: GameRecord, words: Words): string {
  return [
    game.day ? words.dailyOf(game.day) : "",
    game.level ? words.levels[game.level] : "",
    words.hintsUsed(game.hints),
    clockFace(game.seconds),
  ]
    .filter(Boolean)
    .join(" · ");
}

/* A puzzle in the size of a thumb: its givens and what was entered as dots. */
function Thumb({ puzzle }: { puzzle: string }): JSX.Element {
  return (
    <svg class="thumb" viewBox="0 0 9 9" aria-hidden="true">
      {[...puzzle].map((letter, cell) =>
        letter === "." ? null : <rect key={cell} x={(cell % 9) + 0.15} y={Math.floor(cell / 9) + 0.15} width="0.7" height="0.7" />,
      )}
      <path d="M3 0V9M6 0V9M0 3H9M0 6H9" />
    </svg>
  );
}

export function Games({ language, onClose }: { language: Language; onClose: () => void }): JSX.Element {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [games, setGames] = useState<GameRecord[] | null>(null);
  const [said, say] = useState("");
  const [count, show] = useState(SOME);

  const refresh = (): void => void list().then(setGames, (why) => say(words.failed(reasonOf(why))));
  useEffect(() => {
    dialog.current!.showModal();
    refresh();
  }, []);

  const take = (game: GameRecord): void => {
    session.open(game);
    onClose();
  };
  const drop = async (game: GameRecord): Promise<void> => {
    if (!confirm(words.sureRemove)) return;
    await remove(game.id);
    refresh();
  };
  const bring = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const number = await imported(await file.text());
    input.value = ""; /* so that the same file can be brought again */
    say(number === null ? words.notGames : words.imported(number));
    refresh();
  };
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="games-title" class="games">
      <form method="dialog">
        <button class="corner" aria-label={words.close}>
          ✕
        </button>
      </form>
      <h2 id="games-title">{words.games}</h2>
      {games?.length === 0 ? <p>{words.noGames}</p> : null}
      <ul>
        {(games ?? []).slice(0, count).map((game) => (
          <li key={game.id} class={game.id === session.record.id ? "current" : ""}>
            <button class="line" onClick={() => take(game)} aria-current={game.id === session.record.id ? "true" : undefined}>
              <Thumb puzzle={game.puzzle} />
              <span>
                <strong>{game.solved ? `✓ ${words.gameSolved}` : words.percent(Math.round(100 * game.progress))}</strong>
                <span class="facts">
                  {" "}
                  {descriptionOf(game, words)}
                  <br />
                  {date.format(game.played)}
                </span>
              </span>
            </button>
            {game.id === session.record.id ? null : (
              <button class="small" onClick={() => drop(game)} aria-label={`${words.remove}: ${date.format(game.played)}`}>
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      {games && count < games.length ? <button onClick={() => show(count + SOME)}>{words.moreMoves(count, games.length)}</button> : null}
      <div class="buttons">
        <button onClick={async () => save("crosshatch-games.json", new Blob([await exported()], { type: "application/json" }))}>
          {words.exportAll}
        </button>
        <label class="button">
          {words.importAll}
          <input type="file" class="unseen" accept=".json,application/json" onChange={(event) => void bring(event.currentTarget)} />
        </label>
      </div>
      <p class="quiet">{words.keptHere}</p>
      <p role="status">{said}</p>
    </dialog>
  );
}

/* review.tsx - a look back on the game of this tab: a verdict on each move, what was used and missed, and what to practise.
 *
 * The library shows no digit that the game does not have (docs/review.md), so a review spoils nothing.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Review, ReviewedMove, Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine, objects, reasonOf } from "../engine";
import { clockFace } from "../facts";
import { gameFile, historyOf, type Made } from "../game/history";
import { save } from "../save";
import { session } from "../session";
import type { Shell } from "../shell";
import { strategies } from "../strategies";
import { useWords } from "../words";
import { Move, SIGNS } from "./move";
import "./review.css";
import { durationsOf, stuckAt } from "./times";
import { type ReviewWords, reviewWords } from "./words";

interface Found {
  review: Review;
  made: readonly Made[];
  /** of each move, in seconds */
  durations: readonly (number | null)[];
  /** the numbers of the moves that took long */
  stuck: readonly number[];
  table: Map<string, Strategy>;
}

async function reviewOf(made: readonly Made[], puzzle: string, { language, known }: Shell): Promise<Found> {
  const words = ["review", "--json", ...(known ? [`--known=${known}`] : []), `--lang=${language}`, "-"];
  const [outcome, table] = await Promise.all([engine.run(words, gameFile(puzzle, made)), strategies(language)]);
  const [review] = objects<Review>(outcome);
  if (!review) throw new Error(outcome.err.trim());
  const durations = durationsOf(made);
  return { review, made, durations, stuck: stuckAt(durations), table };
}

const isNotable = ({ verdict, easier, mends }: ReviewedMove): boolean =>
  ["lucky", "wrong", "undecided"].includes(verdict) || easier !== undefined || mends === true;

export function ReviewPanel(shell: Shell): JSX.Element {
  const { language, show } = shell;
  const words = useWords();
  const own = reviewWords[language];
  const { record } = session;
  const made = useMemo(() => historyOf(record), [record.tree, record.mode]);
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [chosen, choose] = useState(-1);
  const [all, setAll] = useState(false);
  useEffect(() => () => show(null), []);

  const start = async (): Promise<void> => {
    setBusy(true);
    setError("");
    try {
      setFound(await reviewOf(made, record.puzzle, shell));
      choose(-1);
      show(null);
    } catch (thrown) {
      setError(words.failed(reasonOf(thrown)));
    } finally {
      setBusy(false);
    }
  };
  const open = (number: number): void => {
    choose(number === chosen ? -1 : number);
    if (number === chosen) show(null);
  };

  const saveGame = (
    <button onClick={() => save("game.json", new Blob([gameFile(record.puzzle, made)], { type: "application/json" }))}>{own.save}</button>
  );
  if (!made.length) return <p class="quiet">{own.none}</p>;
  if (!found)
    return (
      <div class="review">
        <div class="buttons">
          <button class="main" disabled={busy} onClick={start}>
            {busy ? own.reviewing : own.start}
          </button>
          {saveGame}
        </div>
        {error ? <p role="alert">{error}</p> : null}
      </div>
    );

  const { review, durations, stuck, table } = found;
  const name = (key: string): string => table.get(key)?.name ?? key;
  const moves = review.moves.filter((move) => all || isNotable(move) || stuck.includes(move.number) || move.number === chosen);
  return (
    <div class="review">
      <p role="status">
        <strong>{own.counts(review.counts)}.</strong> {own.ends[review.solved ? "solved" : review.full ? "full" : "open"]}
      </p>
      <div class="buttons">
        {made.length > found.made.length ? (
          <button class="main" onClick={start}>
            {own.again}
          </button>
        ) : null}
        {review["first-mistake"] ? (
          <button class="main" onClick={() => choose(review["first-mistake"]!)}>
            {own.firstMistake}
          </button>
        ) : null}
        {saveGame}
      </div>
      {review.verdict === "unique" || review.verdict === "several" ? null : <p role="alert">{own.unsound}</p>}
      <Stuck found={found} own={own} onChoose={choose} />
      <div class="buttons" role="group" aria-label={own.filter}>
        <button class="small" aria-pressed={!all} onClick={() => setAll(false)}>
          {own.notable}
        </button>
        <button class="small" aria-pressed={all} onClick={() => setAll(true)}>
          {own.all}
        </button>
      </div>
      {moves.length ? null : <p class="quiet">{own.nothingNotable}</p>}
      <ol class="reviewed">
        {moves.map((move, at) => (
          <li key={move.number}>
            <button class={`line verdict-${move.verdict}`} aria-expanded={chosen === move.number} onClick={() => open(move.number)}>
              <span class="sign" aria-hidden="true">
                {SIGNS[move.verdict]}
              </span>{" "}
              {move.number}. <strong>{move.move}</strong>{" "}
              <span class="facts">
                {own.verdicts[move.verdict]}
                {move.technique ? ` · ${name(move.technique)}` : ""}
                {durations[move.number - 1] ? ` · ${own.took(clockFace(durations[move.number - 1]!))}` : null}
              </span>
            </button>
            {chosen === move.number ? (
              <Move
                {...shell}
                key={move.number}
                move={move}
                made={found.made[move.number - 1]!}
                name={name}
                onBack={at ? () => choose(moves[at - 1]!.number) : null}
                onForward={at + 1 < moves.length ? () => choose(moves[at + 1]!.number) : null}
                onClose={() => open(move.number)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <Tally title={own.practise} keys={review.practise} name={name} />
      <Tally title={own.missed} keys={Object.keys(review.missed)} name={name} counts={review.missed} />
      <Tally title={own.used} keys={Object.keys(review.used)} name={name} counts={review.used} />
    </div>
  );
}

interface StuckProps {
  found: Found;
  own: ReviewWords;
  onChoose: (number: number) => void;
}

/* The moves that took long, each a way to it. */
function Stuck({ found: { review, durations, stuck }, own, onChoose }: StuckProps): JSX.Element | null {
  if (!stuck.length) return null;
  return (
    <section class="stuck">
      <h2>{own.stuck}</h2>
      <div class="buttons">
        {stuck.map((number) => (
          <button class="small" key={number} onClick={() => onChoose(number)}>
            {own.move(number, review.moves[number - 1]!.move)} <span class="facts">{clockFace(durations[number - 1]!)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/* Techniques, each a link to its lesson, with how often. */
function Tally({
  title,
  keys,
  name,
  counts = {},
}: {
  title: string;
  keys: readonly string[];
  name: (key: string) => string;
  counts?: Readonly<Record<string, number>>;
}): JSX.Element | null {
  if (!keys.length) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="tally">
        {keys.map((key) => (
          <li key={key}>
            <a href={`#/technique/${key}`}>{name(key)}</a>
            {counts[key] ? <span class="facts"> × {counts[key]}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

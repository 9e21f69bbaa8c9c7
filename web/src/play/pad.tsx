/* pad.tsx - the digits to press, and what they write: digits, corner marks, centre marks or colours.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { DIGITS } from "../facts";
import { INKS, type Ink } from "../game/actions";
import type { Position } from "../game/position";
import { useWords } from "../words";

interface Props {
  position: Position;
  ink: Ink;
  /** the digit that the next cells get, 0 for none */
  armed: number;
  /** whether a chosen cell has the digit as a mark */
  held: (digit: number) => boolean;
  onInk: (ink: Ink) => void;
  onDigit: (digit: number) => void;
  onErase: () => void;
}

const SIGNS: Record<Ink, string> = { digit: "5", corner: "⁵", centre: "₅", colour: "◧" };
const KEYS: Record<Ink, string> = { digit: "Z", corner: "X", centre: "C", colour: "V" };

export function Pad({ position, ink, armed, held, onInk, onDigit, onErase }: Props): JSX.Element {
  const words = useWords();
  const left = (digit: number): number => Math.max(0, 9 - position.digits.filter((one) => one === digit).length);
  return (
    <>
      <div class="inks" role="group" aria-label={words.writes}>
        {INKS.map((one) => (
          <button
            key={one}
            class="ink"
            aria-pressed={ink === one}
            aria-keyshortcuts={KEYS[one]}
            title={`${words.inks[one]} (${KEYS[one]})`}
            onClick={() => onInk(one)}
          >
            <span class={`sign sign-${one}`} aria-hidden="true">
              {SIGNS[one]}
            </span>{" "}
            <span>{words.inks[one]}</span>
          </button>
        ))}
      </div>
      <div class={`pad pad-${ink}`} role="group" aria-label={words.digits}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            class={`key ${held(digit) && (ink === "corner" || ink === "centre") ? "held" : ""}`}
            aria-label={ink === "colour" ? words.colours(String(digit)) : undefined}
            aria-pressed={armed ? armed === digit : undefined}
            onClick={() => onDigit(digit)}
          >
            {ink === "colour" ? <span class={`swatch paint-${digit}`} aria-hidden="true" /> : digit}
            {ink === "digit" ? <small aria-hidden="true">{left(digit)}</small> : null}
          </button>
        ))}
        <button class="key" onClick={onErase} aria-label={words.erase}>
          ⌫
        </button>
      </div>
    </>
  );
}

/* board.ts - <crosshatch-board>: a Sudoku board for any page.
 *
 *      <crosshatch-board puzzle="53..7....6..195..." position="r1c3=4 r1c4<>2" candidates="all"></crosshatch-board>
 *
 * Attributes and properties say what is on the board; events say what a player does there (board.md).
 *
 * SPDX-License-Identifier: MIT
 */
import { type Picture, pictureOf } from "./board_picture.js";
import { bit, CELLS, clashesOf, digitsIn, isFact, nameOf, partsOf, patternOf, puzzleOf, type State, stateOf } from "./board_state.js";
import { STYLE } from "./board_style.js";
import type { Crosshatch } from "./core.js";
import type { Fact, Step } from "./types.js";

export interface BoardEvents {
  /** before a move of the player; preventDefault() stops it */
  "board-move": CustomEvent<{ fact: Fact | null; cell: string; digit: number }>;
  /** after it */
  "board-change": CustomEvent<{ position: readonly Fact[]; grid: string }>;
  "board-select": CustomEvent<{ cell: string }>;
  /** all cells are full, and no digit is repeated */
  "board-full": CustomEvent<{ grid: string }>;
}

const EMPTY = ".".repeat(CELLS);
const ARROWS: Record<string, number> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };

/* Under Node.js the module can be imported, for its types and for rendering on a server, where it does nothing. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

export class CrosshatchBoard extends Base {
  static readonly observedAttributes = ["puzzle", "position", "step", "candidates", "readonly", "label"];

  #facts: Fact[] = [];
  #step: Step | null = null;
  #crosshatch: Crosshatch | null = null;
  #chosen = 0;
  #waiting = false;
  #root: ShadowRoot | null = null;

  /** The givens, 81 characters.  Setting it empties the position and the step. */
  get puzzle(): string {
    return puzzleOf(this.getAttribute("puzzle") ?? "") ?? EMPTY;
  }
  set puzzle(puzzle: string) {
    this.setAttribute("puzzle", puzzle);
  }

  /** What was placed and ruled out since the givens. */
  get position(): readonly Fact[] {
    return this.#facts;
  }
  set position(facts: readonly Fact[]) {
    this.#facts = facts.filter(isFact);
    this.#redraw();
  }

  /** The step that is shown, such as one of a log; null for none. */
  get step(): Step | null {
    return this.#step;
  }
  set step(step: Step | null) {
    this.#step = step;
    this.#redraw();
  }

  /** A loaded Crosshatch draws the whole pattern of a step; without one its cells and its conclusion are marked. */
  get crosshatch(): Crosshatch | null {
    return this.#crosshatch;
  }
  set crosshatch(crosshatch: Crosshatch | null) {
    this.#crosshatch = crosshatch;
    this.#redraw();
  }

  get candidates(): "none" | "all" {
    return this.getAttribute("candidates") === "all" ? "all" : "none";
  }
  set candidates(shown: "none" | "all") {
    this.setAttribute("candidates", shown);
  }

  get readOnly(): boolean {
    return this.hasAttribute("readonly");
  }
  set readOnly(readOnly: boolean) {
    this.toggleAttribute("readonly", readOnly);
  }

  /** The digits on the board, 81 characters. */
  get grid(): string {
    return this.#state()
      .digits.map((digit) => digit || ".")
      .join("");
  }

  connectedCallback(): void {
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: "open", delegatesFocus: true });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
      for (const kind of ["click", "focusin"]) this.#root.addEventListener(kind, (event) => this.#point(event));
    }
    this.#draw();
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name === "puzzle" && old !== null && old !== value) {
      this.#facts = [];
      this.#step = null;
    }
    if (name === "position") this.#facts = (value ?? "").split(/[\s,]+/).filter(isFact);
    if (name === "step") this.#step = stepIn(value);
    this.#redraw();
  }

  #state(): State {
    return stateOf(this.puzzle, this.#facts);
  }

  /* Several changes in a row are drawn once. */
  #redraw(): void {
    if (this.#waiting || !this.#root) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      this.#draw();
    });
  }

  #draw(): void {
    const root = this.#root!;
    const hadFocus = root.activeElement !== null;
    const state = this.#state();
    const step = this.#step;
    const picture = step && this.#crosshatch ? pictureOf(this.#crosshatch, state, this.#facts, step) : null;
    const clashes = clashesOf(state);
    const pattern = step && !picture ? patternOf(step) : new Set<number>();
    const table = document.createElement("table");
    table.setAttribute("role", "grid");
    table.setAttribute("aria-label", this.getAttribute("label") ?? "Sudoku");
    for (let row = 0; row < 9; row++) {
      const line = table.insertRow();
      line.setAttribute("role", "row");
      for (let column = 0; column < 9; column++) {
        const cell = 9 * row + column;
        const box = line.insertCell();
        const classes = [
          state.puzzle[cell] === "." ? "" : "given",
          clashes.has(cell) ? "clash" : "",
          pattern.has(cell) ? "pattern" : "",
          cell === this.#chosen && !this.readOnly ? "selected" : "",
        ];
        box.className = classes.filter(Boolean).join(" ");
        box.setAttribute("role", "gridcell");
        box.setAttribute("aria-selected", String(cell === this.#chosen && !this.readOnly));
        box.dataset["cell"] = String(cell);
        box.tabIndex = cell === this.#chosen ? 0 : -1;
        box.append(...this.#contentOf(state, cell, picture));
      }
    }
    const stage = document.createElement("div");
    stage.className = "stage";
    stage.append(...(picture ? [picture.under, table, picture.over] : [table]));
    root.replaceChildren(stage);
    if (hadFocus) this.#boxOf(this.#chosen)?.focus();
  }

  #contentOf({ digits, candidates }: State, cell: number, picture: Picture | null): Element[] {
    const digit = digits[cell]!;
    const step = this.#step;
    const conclusion = [...(step?.place ?? []), ...(step?.eliminate ?? [])].map(partsOf).filter((fact) => fact?.cell === cell);
    const shown = this.candidates === "all" || conclusion.length ? candidates[cell]! : 0;
    const spoken = element("span", "unseen", `${nameOf(cell)}: ${digit || digitsIn(shown).join(" ") || "–"}`);
    if (digit) return [spoken, element("span", "digit", String(digit), true)];
    const marks = element("span", "marks", "", true);
    for (let one = 1; one <= 9; one++) {
      const fact = picture ? undefined : conclusion.find((it) => it?.digit === one);
      const drawn = picture?.over.querySelector(`[id$="${nameOf(cell)}-${one}"]`) ? "drawn" : "";
      marks.append(element("span", fact ? (fact.placed ? "placed" : "gone") : drawn, shown & bit(one) ? String(one) : ""));
    }
    return [spoken, marks];
  }

  #boxOf(cell: number): HTMLElement | null {
    return this.#root!.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  }

  #point(event: Event): void {
    const cell = (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"];
    if (cell !== undefined) this.#choose(Number(cell));
  }

  #choose(cell: number): void {
    if (cell === this.#chosen) return this.#boxOf(cell)?.focus();
    this.#chosen = cell;
    this.#draw();
    this.#boxOf(cell)?.focus();
    this.#emit("board-select", { cell: nameOf(cell) });
  }

  #key(event: KeyboardEvent): void {
    const by = ARROWS[event.key];
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
    const erases = digit === "0" || event.key === "Delete" || event.key === "Backspace";
    if (event.ctrlKey || event.metaKey || event.altKey || (by === undefined && digit === undefined && !erases)) return;
    event.preventDefault();
    if (by !== undefined) this.#choose(moved(this.#chosen, by));
    else this.#write(erases ? 0 : Number(digit), event.shiftKey);
  }

  /* Places a digit; with Shift rules a candidate out, or allows it again; 0 empties the cell. */
  #write(digit: number, rules: boolean): void {
    const cell = this.#chosen;
    if (this.readOnly || this.puzzle[cell] !== ".") return;
    const name = nameOf(cell);
    const fact = digit ? (`${name}${rules ? "<>" : "="}${digit}` as Fact) : null;
    if (!this.#emit("board-move", { fact, cell: name, digit })) return;
    const has = fact !== null && this.#facts.includes(fact);
    const rest = this.#facts.filter((one) => one !== fact && (rules || !one.startsWith(`${name}=`)));
    this.#facts = fact && !has ? [...rest, fact] : rest;
    this.#step = null;
    this.#draw();
    const { grid } = this;
    this.#emit("board-change", { position: this.#facts, grid });
    if (!grid.includes(".") && clashesOf(this.#state()).size === 0) this.#emit("board-full", { grid });
  }

  /* False if a listener stopped it. */
  #emit<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]["detail"]): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === "board-move" }));
  }
}

function element(tag: string, name: string, text: string, hidden = false): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  if (hidden) made.setAttribute("aria-hidden", "true");
  return made;
}

/* The cell next to CELL; over an edge it is on the other side. */
function moved(cell: number, by: number): number {
  const [down, right] = Math.abs(by) === 9 ? [by / 9, 0] : [0, by];
  return 9 * ((Math.floor(cell / 9) + down + 9) % 9) + (((cell % 9) + right + 9) % 9);
}

/* A step written in an attribute; null if it is none. */
function stepIn(text: string | null): Step | null {
  try {
    const step = JSON.parse(text || "null") as Step | null;
    return step && Array.isArray(step.place) && Array.isArray(step.eliminate) && typeof step.pattern === "object" ? step : null;
  } catch {
    return null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "crosshatch-board": CrosshatchBoard;
  }
  interface HTMLElementEventMap extends BoardEvents {}
}

if (globalThis.customElements && !customElements.get("crosshatch-board")) customElements.define("crosshatch-board", CrosshatchBoard);

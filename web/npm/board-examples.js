/* board-examples.js - what the examples of board.html do. */
import "./dist/board.js";
import { load, position } from "./dist/index.js";

const at = (id) => document.getElementById(id);

for (const name of ["board-move", "board-change", "board-select", "board-full"])
  at("play").addEventListener(name, ({ detail }) => (at("events").textContent = `${name} ${JSON.stringify(detail)}`));

const board = at("hint");
let crosshatch;
let shown = null;
at("next").addEventListener("click", async () => {
  crosshatch ??= await load();
  board.crosshatch = crosshatch;
  if (shown) board.position = [...board.position, ...shown.place, ...shown.eliminate];
  shown = crosshatch.hint(position(board.puzzle, board.position)).steps[0] ?? null;
  board.step = shown;
  at("text").textContent = shown?.text ?? "Nothing is left to find.";
});

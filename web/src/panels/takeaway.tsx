/* takeaway.tsx - what a visitor can carry off: a link, a picture, text, a log, a sheet of paper.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { engine } from "../engine";
import { inputOf, linkOf } from "../game/link";
import { save } from "../save";
import type { Shell } from "../shell";
import { useWords } from "../words";
import { pathOf } from "./solution";

async function rasterOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.naturalWidth;
  canvas.height = 2 * image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("PNG"))), "image/png"));
}

export function TakeAway({ position, mode, language, show }: Shell): JSX.Element {
  const words = useWords();
  const [said, say] = useState("");
  const [paper, setPaper] = useState("");
  const link = `${location.origin}${location.pathname}#${linkOf(position, mode)}`;

  const copied = async (address: string): Promise<void> => {
    await navigator.clipboard.writeText(address);
    say(`${words.copied} ${address}`);
  };
  const command = async (input: string, ...line: string[]): Promise<string> => {
    const { out, err } = await engine.run([...line, `--lang=${language}`, "-"], input);
    if (out === "") throw new Error(err.trim());
    return out;
  };
  const puzzle = `${position.puzzle}\n`;
  const picture = (): Promise<string> => command(inputOf(position, mode), "draw", "--format=svg", "--marks=all", "--bare");

  /* The filled grid, and on the sheets that follow the way there. */
  const printSolution = async (): Promise<void> => {
    const [path, explanation] = await Promise.all([pathOf(position.puzzle, language), command(puzzle, "explain")]);
    show(null, path.positions[path.positions.length - 1]);
    setPaper(explanation);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    print();
    setPaper("");
    show(null);
  };
  const tried = (work: () => Promise<void>) => () => void work().catch((why: Error) => say(words.failed(why.message)));

  return (
    <div class="takeaway">
      <label>
        {words.link} <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="buttons">
        <button class="main" onClick={tried(() => copied(link))}>
          {words.copyLink}
        </button>
        {(["sudokupad", "sudokuwiki"] as const).map((site) => (
          <button key={site} onClick={tried(async () => copied((await command(puzzle, "convert", `--to=link:${site}`)).trim()))}>
            {words.siteLink[site]}
          </button>
        ))}
        <button onClick={tried(async () => save("sudoku.svg", new Blob([await picture()], { type: "image/svg+xml" })))}>
          {words.saveSvg}
        </button>
        <button onClick={tried(async () => save("sudoku.png", await rasterOf(await picture())))}>{words.savePng}</button>
        <button onClick={tried(async () => save("sudoku.txt", new Blob([await command(puzzle, "explain")], { type: "text/plain" })))}>
          {words.saveText}
        </button>
        <button
          onClick={tried(async () =>
            save("sudoku.json", new Blob([await command(puzzle, "solve", "--log=json", "--argument")], { type: "application/json" })),
          )}
        >
          {words.saveLog}
        </button>
        <button onClick={() => print()}>{words.print}</button>
        <button onClick={tried(printSolution)}>{words.printSolution}</button>
      </div>
      <p>
        <a href="#/teacher">{words.teachers}</a>
      </p>
      <p role="status" class="quiet">
        {said}
      </p>
      {paper ? <pre class="paper">{paper}</pre> : null}
    </div>
  );
}

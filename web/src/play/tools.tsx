/* tools.tsx - undo and redo, a hint, and the dialogs about this game and others.
 *
 * SPDX-License-Identifier: MIT
 */
import type { ComponentChildren, JSX } from "preact";
import { branches, canRedo, canUndo, pathTo } from "../game/tree";
import type { session } from "../session";
import { useWords } from "../words";

interface Props {
  session: typeof session;
  undo: () => void;
  redo: () => void;
  /** the board shows something else than the game */
  locked: boolean;
  onHint: () => void;
  onNew: () => void;
  onGames: () => void;
  onOptions: () => void;
  children: ComponentChildren;
}

export function Tools({ session, undo, redo, locked, onHint, onNew, onGames, onOptions, children }: Props): JSX.Element {
  const words = useWords();
  const { play } = session;
  return (
    <div class="buttons tools">
      <button onClick={undo} disabled={locked || !canUndo(play)}>
        <span aria-hidden="true">↶</span> {words.undo}
      </button>
      <button onClick={redo} disabled={locked || !canRedo(play)}>
        <span aria-hidden="true">↷</span> {words.redo}
      </button>
      <button class="quick" onClick={onHint}>
        {words.quickHint}
      </button>
      <button onClick={onNew}>{words.newPuzzle}</button>
      <button onClick={onGames}>{words.games}</button>
      <button onClick={onOptions}>{words.settings}</button>
      <button onClick={() => session.go("")} disabled={locked || !canUndo(play)}>
        {words.restart}
      </button>
      <Branches session={session} locked={locked} />
      {children}
    </div>
  );
}

/* The ends of all that was ever tried, once there is more than one. */
function Branches({ session, locked }: { session: Props["session"]; locked: boolean }): JSX.Element | null {
  const words = useWords();
  const { tree } = session.play;
  const ends = branches(tree);
  if (ends.length < 2) return null;
  const here = new Set(pathTo(tree, tree.at).map((node) => node.id));
  return (
    <label class="check">
      {words.branches}{" "}
      <select value={tree.at} disabled={locked} onChange={(event) => session.go(event.currentTarget.value)}>
        {ends.some(({ id }) => id === tree.at) ? null : <option value={tree.at}>{words.movesMade(here.size)}</option>}
        {ends.slice(0, 30).map(({ id }) => (
          <option value={id} key={id}>
            {words.movesMade(pathTo(tree, id).length)}
          </option>
        ))}
      </select>
    </label>
  );
}

/* choose.tsx - a choice with its label.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, name: string])[];
  onValue: (value: T) => void;
}

export function Choose<T extends string>({ label, value, options, onValue }: Props<T>): JSX.Element {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onValue(event.currentTarget.value as T)}>
        {options.map(([key, name]) => (
          <option value={key} key={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

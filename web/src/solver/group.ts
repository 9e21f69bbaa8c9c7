/* group.ts - the steps of a position without near duplicates, by family.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step, Strategy } from "crosshatch";
import { newsOf } from "../panels/steps";

/** Steps with one conclusion: the simplest, and how many others there are. */
export interface Conclusion {
  step: Step;
  facts: readonly string[];
  others: number;
}

export interface Family {
  family: string;
  conclusions: readonly Conclusion[];
}

/* A step that concludes nothing beyond another of its technique is near to it: the same pattern with a part left out. */
const within = (facts: readonly string[], whole: readonly string[]): boolean => facts.every((fact) => whole.includes(fact));

/** Groups STEPS, the simplest first, by the family of their technique; MARKS are the candidates of the position. */
export function grouped(steps: readonly Step[], marks: readonly number[], table: ReadonlyMap<string, Strategy>): Family[] {
  const families = new Map<string, Conclusion[]>();
  const seen = new Map<string, Conclusion>();
  for (const step of steps) {
    const facts = newsOf(step, marks);
    if (!facts.length) continue;
    const key = [...facts].sort().join();
    const family = table.get(step.technique)?.family ?? step.technique;
    const group = families.get(family) ?? [];
    const near = seen.get(key) ?? group.find((one) => one.step.technique === step.technique && within(facts, one.facts));
    if (near) {
      near.others++;
      continue;
    }
    const conclusion = { step, facts, others: 0 };
    seen.set(key, conclusion);
    families.set(family, [...group, conclusion]);
  }
  return [...families].map(([family, conclusions]) => ({ family, conclusions }));
}

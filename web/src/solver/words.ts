/* words.ts - what the solver's corner says, in each language.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Language } from "../words";

const en = {
  steps: "What can be done here",
  stepsHelp: "Every step of this position, by family. Steps with the same conclusion are shown once, the simplest first.",
  find: "Find all steps",
  found: (conclusions: number, steps: number) => `${conclusions} conclusions, from ${steps} steps`,
  none: "No step was found here.",
  others: (count: number) => (count === 1 ? "and another way" : `and ${count} other ways`),
  more: (left: number) => `Show ${left} more`,
  families: {
    singles: "Singles",
    intersections: "Intersections",
    subsets: "Subsets",
    complex: "Complex singles",
    fish: "Fish",
    "single-digit": "Single-digit patterns",
    wings: "Wings",
    colouring: "Colouring",
    uniqueness: "Uniqueness",
    chains: "Chains",
    als: "Almost locked sets",
    exotic: "Exotic patterns",
    forcing: "Forcing",
    templates: "Templates",
    "whips-and-braids": "Whips and braids",
  } as Record<string, string>,
  whatIf: "What if …?",
  whatIfHelp: "Pick an empty cell on the board and assume something about it. The steps show what follows; your game stays as it is.",
  is: (cell: string, digit: number) => `${cell} is ${digit}`,
  isNot: (cell: string, digit: number) => `${cell} is not ${digit}`,
  by: "Follow it by",
  ways: { easy: "singles", medium: "techniques up to medium", hard: "techniques up to hard", all: "all techniques" },
  ends: {
    contradiction: (opposite: string) => `This leads to a contradiction, so ${opposite}.`,
    solved: "This leads to a full grid without a contradiction.",
    stuck: "Nothing more follows by these techniques.",
    ambiguous: "A step that assumes a single solution does not hold here.",
    guessed: "This leads to a full grid with guesses.",
  },
  follows: (count: number) => (count === 1 ? "1 step follows." : `${count} steps follow.`),
  end: "End the trial",
  proof: "Proof",
  proofHelp: "The whole solve as a log in JSON, with the argument of each step. Any copy of Crosshatch can verify it.",
  saveProof: "Save the proof (JSON)",
};

type SolverWords = typeof en;

const ko: SolverWords = {
  steps: "지금 할 수 있는 단계",
  stepsHelp: "이 상태에서 찾을 수 있는 모든 단계를 기법 계열별로 보여 줍니다. 결론이 같은 단계는 가장 쉬운 것 하나만 보여 줍니다.",
  find: "모든 단계 찾기",
  found: (conclusions, steps) => `단계 ${steps}개, 서로 다른 결론 ${conclusions}개`,
  none: "여기서는 찾은 단계가 없습니다.",
  others: (count) => `다른 방법 ${count}개`,
  more: (left) => `${left}개 더 보기`,
  families: {
    singles: "싱글",
    intersections: "교차",
    subsets: "서브셋",
    complex: "복합 싱글",
    fish: "피시",
    "single-digit": "한 숫자 패턴",
    wings: "윙",
    colouring: "색칠",
    uniqueness: "유일성",
    chains: "체인",
    als: "ALS",
    exotic: "특수 패턴",
    forcing: "포싱",
    templates: "템플릿",
    "whips-and-braids": "휩과 브레이드",
  },
  whatIf: "만약 …라면?",
  whatIfHelp: "판에서 빈칸을 고르고 한 가지를 가정해 보세요. 그러면 어떻게 되는지 보여 줍니다. 게임은 그대로 남습니다.",
  is: (cell, digit) => `${cell}에 ${digit} 넣기`,
  isNot: (cell, digit) => `${cell}에서 ${digit} 빼기`,
  by: "사용할 기법",
  ways: { easy: "싱글", medium: "보통 수준까지", hard: "어려움 수준까지", all: "모든 기법" },
  ends: {
    contradiction: (opposite) => `모순이 생깁니다. 따라서 ${opposite}입니다.`,
    solved: "모순 없이 판이 다 찹니다.",
    stuck: "이 기법으로는 더 나아가지 못합니다.",
    ambiguous: "해가 하나라고 가정하는 단계가 여기서는 맞지 않습니다.",
    guessed: "추측을 써서 판이 다 찹니다.",
  },
  follows: (count) => `이어지는 단계는 ${count}개입니다.`,
  end: "가정 끝내기",
  proof: "증명",
  proofHelp: "전체 풀이를 단계마다 근거와 함께 JSON 로그로 저장합니다. 어느 크로스해치로든 검증할 수 있습니다.",
  saveProof: "증명 저장 (JSON)",
};

export const solverWords: Record<Language, SolverWords> = { en, ko };

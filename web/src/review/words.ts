/* words.ts - what the review of a game says, in each language.
 *
 * SPDX-License-Identifier: MIT
 */
import type { ReviewedMove } from "crosshatch";
import type { Language } from "../words";

type Verdict = ReviewedMove["verdict"];

const en = {
  none: "Make some moves. Then this page shows what forced each of them, which were lucky, and where the first mistake was.",
  start: "Review this game",
  reviewing: "Reviewing …",
  again: "There are new moves. Review again",
  unsound: "Only a puzzle with a solution can be reviewed.",
  counts: ({ forced, lucky, wrong }: { forced: number; lucky: number; wrong: number }) =>
    `${forced} forced, ${lucky} lucky, ${wrong} wrong`,
  ends: { solved: "The puzzle is solved.", full: "The grid is full, but not right.", open: "The grid is not full yet." },
  firstMistake: "Show the first mistake",
  save: "Save the game as a file",
  used: "Techniques used",
  missed: "Easier steps that were there",
  practise: "Practise next",
  all: "All moves",
  notable: "Moves that matter",
  filter: "Which moves",
  nothingNotable: "Every move was forced, and nothing easier was missed.",
  verdicts: {
    forced: "forced",
    lucky: "lucky",
    wrong: "wrong",
    undecided: "a choice",
    "taken-back": "taken back",
    nothing: "no change",
    unfinished: "not known",
  } satisfies Record<Verdict, string>,
  about: {
    forced: "The grid showed this move.",
    lucky: "The move is right, but nothing in the grid showed it yet.",
    wrong: "The move is wrong.",
    undecided: "Some solutions agree with this move, and some do not.",
    "taken-back": "This takes a move back.",
    nothing: "This changes nothing.",
    unfinished: "It was not found out whether the grid showed this move.",
  } satisfies Record<Verdict, string>,
  follows: "It follows from an earlier mistake.",
  mends: "This takes a mistake back.",
  steps: (count: number, name: string) =>
    count === 1 ? `One step shows it: ${name}.` : `${count} steps show it, the hardest of them ${name}.`,
  wouldShow: (count: number, name: string) =>
    count === 1 ? `One step would have shown it: ${name}.` : `${count} steps would have shown it, the hardest of them ${name}.`,
  sees: (fact: string) => `${fact} decides it by itself.`,
  hidden: "The steps have digits that your game does not have yet, so they are not shown.",
  easier: (name: string) => `Easier and there at the same time: ${name}.`,
  since: (move: number) => `It was there since move ${move}.`,
  fromStart: "It was there from the start.",
  showEasier: "Show the easier step",
  judge: "Was this move justified?",
  proof: "Show the proof",
  move: (number: number, word: string) => `Move ${number}: ${word}`,
  took: (time: string) => `took ${time}`,
  stuck: "Where you thought longest",
};

export type ReviewWords = typeof en;

const ko: ReviewWords = {
  none: "먼저 몇 수 두어 보세요. 그러면 수마다 근거가 무엇이었는지, 어느 수가 운이었는지, 첫 실수가 어디인지 보여 줍니다.",
  start: "이 게임 복기하기",
  reviewing: "복기하는 중 …",
  again: "새로 둔 수가 있습니다. 다시 복기하기",
  unsound: "해가 있는 문제만 복기할 수 있습니다.",
  counts: ({ forced, lucky, wrong }) => `근거 있는 수 ${forced}개, 운 좋은 수 ${lucky}개, 틀린 수 ${wrong}개`,
  ends: { solved: "문제를 다 풀었습니다.", full: "판이 다 찼지만 틀린 곳이 있습니다.", open: "아직 빈칸이 남아 있습니다." },
  firstMistake: "첫 실수 보기",
  save: "게임을 파일로 저장",
  used: "사용한 기법",
  missed: "놓친 더 쉬운 단계",
  practise: "다음에 연습할 기법",
  all: "모든 수",
  notable: "눈여겨볼 수",
  filter: "볼 수",
  nothingNotable: "모든 수에 근거가 있었고, 더 쉬운 단계를 놓친 적도 없습니다.",
  verdicts: {
    forced: "근거 있음",
    lucky: "운",
    wrong: "틀림",
    undecided: "선택",
    "taken-back": "되돌림",
    nothing: "변화 없음",
    unfinished: "알 수 없음",
  },
  about: {
    forced: "판에서 이 수를 알 수 있었습니다.",
    lucky: "맞는 수이지만, 그때 판에는 아직 근거가 없었습니다.",
    wrong: "틀린 수입니다.",
    undecided: "이 수와 맞는 해도 있고 맞지 않는 해도 있습니다.",
    "taken-back": "앞에 둔 수를 되돌립니다.",
    nothing: "바뀐 것이 없습니다.",
    unfinished: "판에서 이 수를 알 수 있었는지 밝히지 못했습니다.",
  },
  follows: "앞의 실수에서 이어진 것입니다.",
  mends: "실수를 되돌립니다.",
  steps: (count, name) =>
    count === 1 ? `한 단계로 알 수 있습니다: ${name}.` : `${count}단계로 알 수 있습니다. 가장 어려운 기법: ${name}.`,
  wouldShow: (count, name) =>
    count === 1 ? `한 단계면 알 수 있었습니다: ${name}.` : `${count}단계면 알 수 있었습니다. 가장 어려운 기법: ${name}.`,
  sees: (fact) => `${fact} 하나만 보아도 정해집니다.`,
  hidden: "단계에 아직 게임에 없는 숫자가 있어서 보여 주지 않습니다.",
  easier: (name) => `그때 더 쉬운 단계가 있었습니다: ${name}.`,
  since: (move) => `${move}번째 수부터 있었습니다.`,
  fromStart: "처음부터 있었습니다.",
  showEasier: "더 쉬운 단계 보기",
  judge: "이 수에 근거가 있었나요?",
  proof: "증명 보기",
  move: (number, word) => `${number}번째 수: ${word}`,
  took: (time) => `${time} 걸림`,
  stuck: "가장 오래 고민한 수",
};

export const reviewWords: Record<Language, ReviewWords> = { en, ko };

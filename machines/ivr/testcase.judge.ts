import type { Menu } from './compile/compile.ts';
import { firstDifference, type TestCase, type TestResult, type WalkLine, walkAgain } from './testcase.ts';

export interface Judgement extends TestResult {
  /** So many titles read otherwise than what was kept, of the same nodes, boxes and files. */
  renamed: number;
  /** Where titles read otherwise: what the walk is kept as from the moment this menu is published. */
  lines?: readonly string[];
}

/**
 * Whether a kept walk goes as it went. What nodes, boxes and files are called is no way of a call: where the walk still goes
 * through the published menu word for word as it was kept, its lines there say which of them each kept line is about, and
 * only another one in its place is a difference.
 */
export function judgeCase(menu: Menu, published: Menu | null, testCase: TestCase): Judgement {
  const lines = walkAgain(menu, testCase);
  const texts = lines.map(({ text }) => text);
  const difference = firstDifference(texts, testCase.expected);
  if (!difference) return { passed: true, renamed: 0 };
  const before = published && walkAgain(published, testCase);
  if (!before || firstDifference(textsOf(before), testCase.expected)) return { passed: false, renamed: 0, difference };
  const isSame = (place: number) => lines[place] !== undefined && lines[place].about === before[place]?.about;
  const other = firstDifference(texts, testCase.expected, isSame);
  if (other) return { passed: false, renamed: 0, difference: other };
  return { passed: true, renamed: renamedIn(before, lines), lines: texts };
}

function textsOf(lines: readonly WalkLine[]): string[] {
  return lines.map(({ text }) => text);
}

/** How many titles are others, each counted once however often it is heard. */
function renamedIn(before: readonly WalkLine[], now: readonly WalkLine[]): number {
  const renamed = new Set<string>();
  for (const [place, { titles }] of now.entries()) {
    for (const [index, title] of titles.entries()) {
      const then = before[place]?.titles[index];
      if (then !== title) renamed.add(JSON.stringify([then, title]));
    }
  }
  return renamed.size;
}

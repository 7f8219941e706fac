import { createChecker } from '../../../../machines/ivr/checks/checks.ts';
import type { Problem } from '../../../../machines/ivr/checks/problem.ts';
import { compile } from '../../../../machines/ivr/compile/compile.ts';
import type { Draft } from '../../../../machines/ivr/draft/draft.ts';
import type { MenuSource } from '../../../../machines/ivr/menu.ts';
import { differenceWords, runTestCase } from '../../../../machines/ivr/testcase.ts';
import type { Executor } from '../../platform/transaction.ts';
import { storedCases } from './test-cases.ts';

/** What must not be published. */
export function errorsIn(draft: Draft, source: MenuSource): Problem[] {
  const { problems } = createChecker(draft, source);
  return [...problems.values()].flat().filter(({ severity }) => severity === 'error');
}

/** The saved walks that this menu no longer takes as they were. */
export async function failingCases(db: Executor, source: MenuSource) {
  const cases = await storedCases(db);
  if (cases.length === 0) return [];
  const menu = compile(source);
  return cases.flatMap((testCase) => {
    const { passed, difference } = runTestCase(menu, testCase);
    return passed
      ? []
      : [{ id: testCase.id, title: testCase.title, firstDifference: difference ? differenceWords(difference) : null }];
  });
}

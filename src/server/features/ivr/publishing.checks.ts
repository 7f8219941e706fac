import { createChecker } from '../../../../machines/ivr/checks/checks.ts';
import type { Problem } from '../../../../machines/ivr/checks/problem.ts';
import type { Draft } from '../../../../machines/ivr/draft/draft.ts';
import type { MenuSource } from '../../../../machines/ivr/menu.ts';

/** What must not be published. */
export function errorsIn(draft: Draft, source: MenuSource): Problem[] {
  const { problems } = createChecker(draft, source);
  return [...problems.values()].flat().filter(({ severity }) => severity === 'error');
}

import type { Mutant } from './mutants.ts';

/** Changes that no test can notice, since they change nothing that anybody could see. */
const harmless: readonly { reason: string; is(mutant: Mutant): boolean }[] = [
  { reason: 'types are there only for the compiler', is: ({ code }) => /^(const \w+ = setup\(\{ )?types:/.test(code) },
  { reason: 'names the machine in the tools only', is: ({ code }) => code.startsWith('id:') },
];

/** Why this mutant may survive; null where it may not. */
export function reasonFor(mutant: Mutant): string | null {
  return harmless.find(({ is }) => is(mutant))?.reason ?? null;
}

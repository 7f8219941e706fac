import { expect, test } from 'vitest';
import { isServices } from '../../machines/shared/permissions.ts';
import { workflows } from '../../machines/workflows.ts';
import contract from '../../src/contract/generated/openapi.json' with { type: 'json' };
import { locales } from '../../src/portal/locales.ts';
import { portalWords } from '../support/portal-words.ts';

const ofCalls = [...JSON.stringify(contract.paths).matchAll(/"x-permission":"([a-z_]+:[^"]+)"/g)].map(
  ([, one = '']) => one,
);
const ofEvents = Object.values(workflows).flatMap(({ policy, readPermission }) => [
  ...Object.values(policy),
  readPermission,
]);
const actions = [...ofCalls, ...ofEvents]
  .filter((permission) => permission.includes(':') && !isServices(permission))
  .map((permission) => permission.slice(0, permission.lastIndexOf(':')));

test.each(locales)('every permission has words in $code, and no two of a module the same', ({ code }) => {
  const words = portalWords(code, 'rights') as Record<string, Record<string, string>>;
  const said = Object.entries(words).flatMap(([module, of]) => Object.keys(of).map((action) => `${module}:${action}`));
  expect(said.toSorted()).toEqual([...new Set(actions)].toSorted());
  for (const [module, of] of Object.entries(words)) {
    expect(new Set(Object.values(of)).size, module).toBe(Object.keys(of).length);
  }
});

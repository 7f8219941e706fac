import { expect, test } from 'vitest';
import { keysOf } from '../../machines/ivr/compile/compile.ts';
import { familyOf } from '../../machines/ivr/draft/draft.ts';
import { nodeFacts } from '../../machines/ivr/node/node.facts.ts';
import { fc } from '../support/property.ts';
import { draft, node } from './ivr-draws.ts';

const key = fc.constantFrom(null, null, null, '1', '2', '9', '*');
const siblings = fc.array(fc.record({ key, active: fc.constantFrom(0, 1) }), { minLength: 1, maxLength: 14 });

test('a key is free exactly where the node, were it active, has one and no sibling loses its own', () => {
  fc.assert(
    fc.property(siblings, (family) => {
      const menu = draft([
        node('root', null),
        ...family.map(({ key: specialChar, active }, place) =>
          node(`child-${place}`, 'root', { specialChar, active: active === 1 ? 1 : 0 }),
        ),
      ]);
      const all = familyOf(menu, 'root');
      for (const one of all) {
        const others = all.filter((each) => each.active === 1 && each !== one);
        const together = all.filter((each) => each.active === 1 || each === one);
        const before = keysOf(others).size;
        expect(nodeFacts(menu, one.childNodeUuid).keyIsFree).toBe(keysOf(together).size > before);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import type { MenuSource } from '../../machines/ivr/menu.ts';
import { usesOf } from '../../machines/ivr/uses.ts';
import { box, linksTo, node, source } from './call-sample.ts';

const dials = { links: linksTo({ trunkActions: ['desk'] }) };
const menu = (fields: Partial<MenuSource>) => source({ nodes: [], boxes: [], ...fields });

test('who uses a trunk is told of the live menu and of the draft alone, without what is inactive', () => {
  const live = menu({
    nodes: [node('agent', null, dials), node('off', null, { ...dials, active: 0 }), node('other', null)],
    boxes: [
      box('first', { actionType: 'trunk', actionId: 'desk' }),
      box('asks', { actionType: 'api', actionId: 'desk' }),
    ],
  });
  const draft = menu({ nodes: [node('agent', null, dials), node('vet', null, dials)] });
  const titles = (menus: Parameters<typeof usesOf>[2], kind: 'api' | 'trunk', id: string) => {
    const used = usesOf(kind, id, menus);
    return [used.live, used.draft].map((uses) => uses.map(({ title }) => title));
  };
  expect(titles({ live, draft }, 'trunk', 'desk')).toEqual([['agent', 'first'], ['vet']]);
  expect(titles({ live, draft }, 'api', 'desk')).toEqual([['asks'], []]);
  expect(titles({ live: null, draft }, 'trunk', 'desk')).toEqual([[], ['agent', 'vet']]);
  expect(titles({ live, draft }, 'trunk', 'nothing')).toEqual([[], []]);
});

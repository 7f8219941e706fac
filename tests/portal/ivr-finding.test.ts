import { beforeEach, expect, test } from 'vitest';
import { applyChanges, type Draft } from '../../machines/ivr/draft/draft.ts';
import { findNodes } from '../../src/portal/features/ivr/bars/finding.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import { kept, root, source } from '../support/menu-designer.ts';

let draft: Draft;

beforeEach(() => {
  kept.clear();
  draft = createDesigner(source, 7, 'sana').state.draft;
});

/** Some node two levels below the start, as the tree says it. */
function deepNode() {
  for (const [parent, family] of draft.children) {
    const above = parent === null ? undefined : draft.nodes.get(parent);
    const node = draft.nodes.get(family[0] ?? '');
    if (above?.parentNodeUuid === root && above.specialChar !== null && node?.specialChar) return { above, node };
  }
  throw new Error('the menu has one');
}

test.each([' ', '', ' > ', ', ', '-'])(
  'the node behind some keys is found first, then those behind it (keys with "%s" between)',
  (between) => {
    const { above, node } = deepNode();
    const keys = [above.specialChar, node.specialChar];
    const found = findNodes(draft, keys.join(between));
    expect(found[0]).toMatchObject({ uuid: node.childNodeUuid, keys: keys.join(' ') });
    for (const { keys: others, title } of found.slice(1)) {
      expect(others?.replaceAll(' ', '').startsWith(keys.join('')) || title.includes(keys.join(between))).toBe(true);
    }
  },
);

test('a node is found by its title in either language, the name of a file, and what stands in a query or a note', () => {
  const { node } = deepNode();
  const audio = { ...node.audio, ur: { mediaId: 'm', name: 'locust-call-7.wav', seconds: 3 } };
  const changed = {
    ...node,
    note: 'Ask Sana first',
    title: 'Locusts / ٹڈی دل',
    audio,
    validationQuery: 'caller.crops.exists(c, c == "gram")',
  };
  const at = applyChanges(draft, [{ op: 'putNode', node: changed }]);
  for (const letters of ['locusts', 'ٹڈی', 'CALL-7', 'c == "gram"', 'ask sana']) {
    expect(findNodes(at, letters).map(({ uuid }) => uuid)).toContain(node.childNodeUuid);
  }
  expect(findNodes(at, 'nobody is called so')).toEqual([]);
  expect(findNodes(at, ' ')).toEqual([]);
});

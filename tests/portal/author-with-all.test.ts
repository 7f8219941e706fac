import { expect, test } from 'vitest';
import { authorWithAll } from '../../src/portal/features/reports/author-with-all.ts';

type Post = Parameters<typeof authorWithAll>[0];

const by = { id: null, name: 'Bilal Aziz' };
const decided = (postId: string, at: string) => ({ postId, state: 'rejected', reason: null, by, at }) as const;
const author = { earlier: [decided('b', '2026-11-04T10:00:00.000Z'), decided('c', '2026-11-01T10:00:00.000Z')] };
const post = (event: string) =>
  ({
    id: 'a',
    state: 'rejected',
    author,
    lastStep: { event, by, at: '2026-11-05T10:00:00.000Z', from: 'pending', to: 'rejected', reason: 'Rude words' },
  }) as unknown as Post;

test('of a reported person the decision on the latest post is one of the earlier ones', () => {
  const ids = (of: Post) => authorWithAll(of)?.earlier.map(({ postId }) => postId);
  expect(ids(post('SET_STATUS'))).toEqual(['a', 'b', 'c']);
  expect(authorWithAll(post('SET_STATUS'))?.earlier[0]).toMatchObject({ state: 'rejected', reason: 'Rude words', by });
  expect(ids(post('CREATE'))).toEqual(['b', 'c']);
  expect(authorWithAll({ ...post('SET_STATUS'), author: null })).toBeNull();
});

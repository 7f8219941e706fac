import type { components } from '../../../contract/generated/types.ts';

type PostRecord = Pick<components['schemas']['PostRecord'], 'id' | 'state' | 'lastStep' | 'author'>;

/**
 * A post's record names the decisions on what else its author wrote. Where the person is in question and not the post, that
 * on the post itself is one of them.
 */
export function authorWithAll({ id, state, lastStep, author }: PostRecord): PostRecord['author'] {
  if (!author || lastStep.event !== 'SET_STATUS') return author;
  const { reason = null, by, at } = lastStep;
  const own = { postId: id, state, reason, by, at };
  return { ...author, earlier: [own, ...author.earlier].toSorted((a, b) => b.at.localeCompare(a.at)) };
}

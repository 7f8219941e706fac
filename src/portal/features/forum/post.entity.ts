import { noPostFacts } from '../../../../machines/forum/post.machine.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { handedFactsOf } from '../../workflow/handed.ts';
import { letters } from '../../workflow/letters.ts';

const LONGEST_TITLE = 80;

export const posts = defineEntity<'/forum/post', '/forum/post/{id}'>({
  workflow: 'post',
  namespace: 'forum',
  screen: path('forum'),
  href: (id) => path('forumPost', id),
  calls: { list: '/forum/post', record: '/forum/post/{id}' },
  shownAt: ['/forum', '/workflow', '/stats', '/dashboard'],
  // Threads; replies are found when they are asked for, and with them everything.
  asked: ({ filters: { kind = ['post'], ...filters }, ...query }) => ({
    ...query,
    filters: { ...filters, ...(kind.length === 1 && { kind }) },
  }),
  number: (post) => String(post.number),
  title: firstLine,
  label: (post) => `${post.number} ${nameOf(post.creator)}`,
  detail: firstLine,
  facts: ({ secondLook, ...row }) => ({
    ...noPostFacts,
    isDrawn: secondLook !== undefined,
    decidedBy: secondLook?.by.id ?? null,
    ...handedFactsOf(row),
  }),
  keys: [
    { key: letters.change, event: 'SET_STATUS' },
    { key: letters.takeAway, event: 'DELETE' },
  ],
  reasons: { kind: 'post', language: ({ language }) => (language === 'en' ? 'en' : 'ur') },
  // A post that was rejected before is rejected for the same reason again.
  undoWith: (event, { state, lastStep }) =>
    event === 'SET_STATUS' ? { status: state, ...(lastStep?.reason && { reason: lastStep.reason }) } : {},
  compared: ['state', 'content', 'type', 'media'],
});

function firstLine({ content }: { content: string }): string {
  const [line = ''] = content.split('\n');
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE)}…` : line;
}

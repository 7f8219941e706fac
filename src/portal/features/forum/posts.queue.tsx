import { Flag, Reply } from 'lucide-react';
import { noPostFacts } from '../../../../machines/forum/post.machine.ts';
import { path } from '../../paths.ts';
import { defineQueue, type QueueDecision, type QueueTab } from '../../queues/queue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { PostContent } from './PostContent.tsx';
import { PostContext } from './PostContext.tsx';
import { loadPosts, type Post, type PostRecord, pathOf, readPost, sendPostEvent } from './posts.data.ts';

/** A post that was rejected before is rejected for the same reason again. */
const back: NonNullable<QueueDecision['undo']> = ({ state, lastStep }) => ({
  event: 'SET_STATUS',
  payload: { status: state, ...(lastStep?.reason && { reason: lastStep.reason }) },
});

const approve: QueueDecision = {
  key: 'approve',
  letter: 'a',
  event: 'SET_STATUS',
  payload: { status: 'approved' },
  tone: 'accent',
  leadsTo: 'approved',
  undo: back,
  bulk: true,
};
const reject: QueueDecision = {
  key: 'reject',
  letter: 'r',
  event: 'SET_STATUS',
  payload: { status: 'rejected' },
  tone: 'danger',
  leadsTo: 'rejected',
  reasons: 'post',
  undo: back,
  bulk: true,
};

const tab = (status: 'pending' | 'approved' | 'rejected'): QueueTab<Post> => ({
  key: status,
  path: pathOf(status),
  load: (query) => loadPosts(status, query),
  states: [status],
});

export const postsQueue = defineQueue<Post, PostRecord>({
  namespace: 'posts',
  screen: path('postApproval'),
  href: (id) => path('forumPost', id),
  entity: 'post',
  tabs: [{ ...tab('pending'), bulkFilter: { status: ['pending'] } }, tab('approved'), tab('rejected')],
  row: {
    name: (post) => post.creator.name,
    excerpt: (post) => ({ text: post.content, language: post.language === 'roman' ? 'ur-Latn' : post.language }),
    at: (post) => (post.state === 'pending' ? post.createdAt : post.stateSince),
    risk: (post) => post.risk,
    media: (post) => post.media,
    mark: (post) => (
      <>
        {post.parentId !== null && <Icon of={Reply} small directional />}
        {post.openReports > 0 && <Icon of={Flag} small />}
      </>
    ),
  },
  whole: { kind: 'call', path: '/forum/post/{id}', read: readPost },
  Content: PostContent,
  Context: PostContext,
  decisions: [reject, approve],
  subjectOf: ({ id, state, version }) => ({ id, state, version, facts: noPostFacts }),
  send: sendPostEvent,
  shownAt: ['/forum', '/workflow', '/stats', '/dashboard'],
  compared: ['state', 'content', 'type', 'media'],
  sayField: (key, value) => (key === 'state' ? <StateBadge entity="post" state={String(value)} /> : undefined),
  messageLanguage: (post) => (post.language === 'en' ? 'en' : 'ur'),
});

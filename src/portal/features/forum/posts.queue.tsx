import { Flag, Reply } from 'lucide-react';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import {
  decidedSorts,
  defineQueue,
  type QueueDecision,
  type QueueTab,
  riskSort,
  SECOND_LOOK,
  secondLook,
  waitingSorts,
} from '../../queues/queue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { letters } from '../../workflow/letters.ts';
import { PostContent } from './PostContent.tsx';
import { PostContext } from './PostContext.tsx';
import { posts } from './post.entity.ts';
import { postFilters } from './post.filters.ts';
import type { Post, PostRecord } from './posts.data.ts';
import { useKinds } from './threads.choices.ts';

const approve: QueueDecision = {
  key: 'approve',
  letter: letters.approve,
  event: 'SET_STATUS',
  payload: { status: 'approved' },
  tone: 'accent',
  leadsTo: 'approved',
  bulk: true,
};
const reject: QueueDecision = {
  key: 'reject',
  letter: letters.reject,
  event: 'SET_STATUS',
  payload: { status: 'rejected' },
  tone: 'danger',
  leadsTo: 'rejected',
  reasons: 'post',
  bulk: true,
};

const tab = (status: 'pending' | 'approved' | 'rejected'): QueueTab => ({
  key: status,
  path: `/forum/${status}-posts`,
  states: [status],
  sorts: status === 'pending' ? [...waitingSorts, riskSort] : decidedSorts,
});

/** What others decided and chance has drawn. */
const again: QueueTab = {
  key: SECOND_LOOK,
  path: '/forum/post',
  query: { status: ['approved', 'rejected'], secondLook: 'true' },
  states: ['approved', 'rejected'],
  sorts: [{ key: 'decidedFirst', by: 'stateSince' }],
  decisions: secondLook,
};

export const postsQueue = defineQueue<Post, PostRecord>({
  entity: posts,
  namespace: 'posts',
  screen: path('postApproval'),
  tabs: [{ ...tab('pending'), bulkFilter: { status: ['pending'] } }, tab('approved'), tab('rejected'), again],
  filters: [{ kind: 'choice', key: 'kind', useOptions: useKinds, isSingle: true }, ...postFilters],
  author: { filter: 'creator', id: ({ creator }) => creator.id },
  row: {
    name: (post) => nameOf(post.creator),
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
  Content: PostContent,
  Context: PostContext,
  decisions: [reject, approve],
  messageLanguage: (post) => (post.language === 'en' ? 'en' : 'ur'),
});

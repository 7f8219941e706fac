import { CircleSlash, EyeOff, Flag } from 'lucide-react';
import { path } from '../../paths.ts';
import { mark } from '../../queues/queue.css.ts';
import { defineQueue, type QueueDecision, type QueueDescription, type QueueTab } from '../../queues/queue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { ReportedContent } from './ReportedContent.tsx';
import { ReportedContext } from './ReportedContext.tsx';
import { loadReported, type Reported, reportPaths, sendReportEvent } from './reports.data.ts';

/** What was reported, as it was then; a post is known by its words. */
function excerptOf({ target, title, text, reports }: Reported): string {
  const copy = reports[0]?.copy ?? { title, text };
  return target.kind === 'post' ? copy.text : copy.title || title || text;
}

/** Which words say what a decision would do: by the kind of the thing, unless it is down already. */
function kindOf({ target, thingState }: Reported): string {
  const isDown = ['rejected', 'deleted', 'suspended'].includes(thingState.split('+')[0] ?? '');
  return isDown ? 'gone' : target.kind;
}

/** Letters of their own: what A and R do elsewhere, publishing and rejecting, is the opposite here. */
const decisions: readonly QueueDecision[] = [
  {
    key: 'dismiss',
    letter: 'l',
    event: 'DISMISS',
    tone: 'neutral',
    icon: CircleSlash,
    reasons: 'report',
    reasonIsOptional: true,
    undo: () => ({ event: 'REOPEN' }),
    bulk: true,
  },
  {
    key: 'agree',
    letter: 't',
    event: 'AGREE',
    tone: 'danger',
    icon: EyeOff,
    undo: () => ({ event: 'REOPEN' }),
    bulk: true,
  },
];

const targets = { posts: 'post', users: 'user', listings: 'listing' } as const;

const waiting = (kind: keyof typeof reportPaths): QueueTab<Reported> => ({
  key: kind,
  path: reportPaths[kind],
  load: (query) => loadReported(kind, ['open'], query),
  states: ['open'],
  bulkFilter: { target: targets[kind], status: ['open'] },
});
const decided = (kind: keyof typeof reportPaths): QueueTab<Reported> => ({
  key: `${kind}Decided`,
  path: reportPaths[kind],
  load: (query) => loadReported(kind, ['agreed', 'dismissed'], query),
  states: ['agreed', 'dismissed'],
});

type Own = Pick<QueueDescription<Reported, Reported>, 'namespace' | 'screen' | 'tabs' | 'targets'>;

const reportedQueue = (own: Own) =>
  defineQueue<Reported, Reported>({
    ...own,
    entity: 'report',
    row: {
      name: (thing) => thing.author.name,
      excerpt: (thing) => ({ text: excerptOf(thing) }),
      at: (thing) => thing.firstAt,
      risk: (thing) => thing.risk,
      media: (thing) => thing.attachments,
      mark: (thing) => (
        <span className={mark}>
          <Icon of={Flag} small /> {thing.open || thing.total}
        </span>
      ),
    },
    whole: { kind: 'row', of: (thing) => thing },
    Content: ReportedContent,
    Context: ReportedContext,
    decisions,
    kindOf,
    subjectOf: ({ id, state, version }) => ({ id, state, version, facts: {} }),
    send: sendReportEvent,
    shownAt: ['/forum', '/mandi', '/workflow', '/stats', '/dashboard'],
    compared: ['state', 'title', 'text', 'open'],
    sayField: (key, value) => (key === 'state' ? <StateBadge entity="report" state={String(value)} /> : undefined),
  });

export const reportedPostsQueue = reportedQueue({
  namespace: 'reports',
  screen: path('reportedPosts'),
  targets: ['post', 'user'],
  tabs: [waiting('posts'), waiting('users'), decided('posts'), decided('users')],
});

export const reportedListingsQueue = reportedQueue({
  namespace: 'reportedListings',
  screen: path('reportedListings'),
  targets: ['listing'],
  tabs: [waiting('listings'), decided('listings')],
});

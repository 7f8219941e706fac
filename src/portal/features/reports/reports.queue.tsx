import { CircleSlash, EyeOff, Flag } from 'lucide-react';
import type { Filter } from '../../filters/filter.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { mark } from '../../queues/queue.css.ts';
import { defineQueue, type QueueDecision, type QueueDescription, type QueueTab } from '../../queues/queue.ts';
import { useDistricts } from '../../reference/choices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { letters } from '../../workflow/letters.ts';
import type { ReasonKind } from '../../workflow/reasons.data.ts';
import { ReportedContent } from './ReportedContent.tsx';
import { ReportedContext } from './ReportedContext.tsx';
import { reports } from './report.entity.ts';
import { useLanguages, useMedia, useReasons, useReported, useRisks } from './reports.choices.ts';
import { itemOf, type Reported } from './reports.data.ts';

/** What was reported, as it was then: a listing is known by its title, a post by its words, and of a person the name stands above. */
function excerptOf({ target, title, text, reports }: Reported): string {
  const copy = reports[0]?.copy ?? { title, text };
  return target.kind === 'listing' ? copy.title : copy.text;
}

/** Which words say what a decision would do: by the kind of the thing, unless it is down already. */
function kindOf({ target, thingState }: Reported): string {
  const isDown = ['rejected', 'deleted', 'suspended'].includes(thingState.split('+')[0] ?? '');
  return isDown ? 'gone' : target.kind;
}

/**
 * Letters of their own: what A and R do elsewhere, publishing and rejecting, is the opposite here. What takes a thing down or
 * suspends a person asks why; what leaves everything as it is needs no words.
 */
const decisionsOn = (reasons: ReasonKind): readonly QueueDecision[] => [
  {
    key: 'dismiss',
    letter: letters.disagree,
    event: 'DISMISS',
    tone: 'neutral',
    icon: CircleSlash,
    bulk: true,
  },
  {
    key: 'agree',
    letter: letters.agree,
    event: 'AGREE',
    tone: 'danger',
    icon: EyeOff,
    reasons,
    bulk: true,
  },
];

const things = {
  posts: { path: '/forum/post/report', target: 'post' },
  users: { path: '/forum/user/report', target: 'user' },
  listings: { path: '/mandi/listing/report', target: 'listing' },
} as const;

const sorts: QueueTab['sorts'] = [
  { key: 'oldest', by: 'firstAt' },
  { key: 'newest', by: '-firstAt' },
  { key: 'mostReported', by: '-reports' },
];

const waiting = (kind: keyof typeof things): QueueTab => ({
  key: kind,
  path: things[kind].path,
  query: { status: ['open'] },
  states: ['open'],
  sorts,
  reasons: things[kind].target,
  bulkFilter: { target: things[kind].target, status: ['open'] },
});
const decided = (kind: keyof typeof things): QueueTab => ({
  key: `${kind}Decided`,
  path: things[kind].path,
  query: { status: ['agreed', 'dismissed'] },
  states: ['agreed', 'dismissed'],
  sorts,
});

const reason: Filter = { kind: 'choice', key: 'reason', useOptions: useReasons };
const risk: Filter = { kind: 'choice', key: 'risk', useOptions: useRisks };
const district: Filter = { kind: 'choice', key: 'district', useOptions: useDistricts };
const language: Filter = { kind: 'choice', key: 'language', useOptions: useLanguages };
const media: Filter = { kind: 'choice', key: 'media', useOptions: useMedia, isSingle: true };

type Own = Pick<
  QueueDescription<Reported, Reported>,
  'namespace' | 'screen' | 'tabs' | 'filters' | 'targets' | 'decisions'
>;

const reportedQueue = (own: Own) =>
  defineQueue<Reported, Reported>({
    ...own,
    entity: reports,
    countsAll: true,
    itemOf,
    author: { filter: 'author', id: ({ author }) => author.id },
    row: {
      name: ({ author }) => nameOf(author),
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
    Content: ReportedContent,
    Context: ReportedContext,
    kindOf,
    reasonsOf: ({ target }) => target.kind,
    useProposed: useReported,
  });

export const reportedPostsQueue = reportedQueue({
  namespace: 'reports',
  screen: path('reportedPosts'),
  targets: ['post', 'user'],
  decisions: decisionsOn('post'),
  filters: [reason, risk, language, district, media],
  tabs: [waiting('posts'), waiting('users'), decided('posts'), decided('users')],
});

export const reportedListingsQueue = reportedQueue({
  namespace: 'reportedListings',
  screen: path('reportedListings'),
  targets: ['listing'],
  decisions: decisionsOn('listing'),
  filters: [reason, risk, district],
  tabs: [waiting('listings'), decided('listings')],
});

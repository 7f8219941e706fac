import { MapPin, Reply } from 'lucide-react';
import { noPostFacts } from '../../../../machines/forum/post.machine.ts';
import { path } from '../../paths.ts';
import { defineRecord } from '../../records/record.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PostContext } from './PostContext.tsx';
import { PostSection } from './PostSection.tsx';
import { type PostRecord, sendPostEvent } from './posts.data.ts';
import { RepliesSection } from './RepliesSection.tsx';
import { TypeWord } from './TypeWord.tsx';
import { loadThreads, refreshForum, usePost } from './threads.data.ts';
import { threadKeys } from './threads.keys.ts';

const LONGEST_TITLE = 80;

export const postRecord = defineRecord<PostRecord>({
  entity: 'post',
  namespace: 'forum',
  list: { key: 'forum', screen: path('forum'), loadRows: loadThreads },
  keys: threadKeys,
  href: (id) => path('forumPost', id),
  useRecord: usePost,
  refresh: refreshForum,
  subjectOf: ({ id, state, version }) => ({ id, state, version, facts: noPostFacts }),
  send: sendPostEvent,
  number: (post) => String(post.number),
  title: (post) => shortened(post.content),
  since: (post) => post.stateSince,
  facts: (post) =>
    [
      <bdi key="name">{post.creator.name}</bdi>,
      post.creator.district && (
        <>
          <Icon of={MapPin} small /> <ReferenceWord list="district" of={{ title: post.creator.district }} />
        </>
      ),
      <TypeWord key="type" type={post.type} />,
      post.topic && <ReferenceWord key="topic" list="forum-topic" of={{ title: post.topic }} />,
      post.parentId !== null && <Icon key="reply" of={Reply} small directional />,
    ].filter(Boolean),
  sections: [
    { key: 'post', Content: PostSection },
    { key: 'thread', count: (post) => post.thread.total, Content: RepliesSection },
    { key: 'place', Content: PlaceSection },
  ],
  Side: ({ record }) => <PostContext whole={record} now={0} />,
  actions: ['SET_STATUS', 'EDIT', 'DELETE', 'RESTORE'],
  inSection: { EDIT: 'post' },
  compared: ['state', 'content', 'type', 'media'],
  sayField: (key, value) => {
    if (key === 'state' && typeof value === 'string') return <StateBadge entity="post" state={value} />;
    return Array.isArray(value) ? String(value.length) : undefined;
  },
});

function shortened(words: string): string {
  const [line = ''] = words.split('\n');
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE)}…` : line;
}

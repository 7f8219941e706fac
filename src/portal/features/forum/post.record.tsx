import { MapPin, Reply } from 'lucide-react';
import { PersonLink } from '../../moderation/PersonLink.tsx';
import { nameOf } from '../../person-name.ts';
import { defineRecord } from '../../records/record.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PostContext } from './PostContext.tsx';
import { PostSection } from './PostSection.tsx';
import { posts } from './post.entity.ts';
import type { PostRecord } from './posts.data.ts';
import { RepliesSection } from './RepliesSection.tsx';
import { TypeWord } from './TypeWord.tsx';

export const postRecord = defineRecord<PostRecord>({
  entity: posts,
  facts: (post) =>
    [
      <PersonLink key="name" person={post.creator}>
        <bdi>{nameOf(post.creator)}</bdi>
      </PersonLink>,
      post.creator.district && (
        <>
          <Icon of={MapPin} small /> <ReferenceWord list="district" of={{ title: post.creator.district }} />
        </>
      ),
      <TypeWord key="type" type={post.type} />,
      post.topic && <ReferenceWord key="topic" list="forum-topic" of={{ title: post.topic }} />,
      post.parentId !== null && <Icon key="reply" of={Reply} small directional />,
    ].filter(Boolean),
  // Its title is what was written: the mark is the author's.
  Tile: ({ record }) => <Avatar name={nameOf(record.creator)} size="large" />,
  sections: [
    { key: 'post', Content: PostSection },
    { key: 'thread', count: (post) => post.thread.total, Content: RepliesSection },
    { key: 'place', Content: PlaceSection },
  ],
  Side: ({ record }) => <PostContext whole={record} now={0} />,
  actions: ['SET_STATUS', 'EDIT', 'DELETE', 'RESTORE'],
  inSection: { EDIT: 'post' },
});

import { Image, Mic, Video } from 'lucide-react';
import { ageColumn, none, numberColumn, reportsColumn, stateColumn } from '../../lists/columns.usual.tsx';
import { defineList } from '../../lists/list.ts';
import { nameOf } from '../../person-name.ts';
import { recordSteps } from '../../records/steps.part.tsx';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Signed } from '../../ui/Signed.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { ForumButtons } from './ForumButtons.tsx';
import * as styles from './forum.css.ts';
import { posts } from './post.entity.ts';
import { postFilters } from './post.filters.ts';
import { langOf, type Post } from './posts.data.ts';
import { TypeWord } from './TypeWord.tsx';
import { useKinds } from './threads.choices.ts';

const MARKS = { image: Image, audio: Mic, video: Video };

export const threadsList = defineList<Post>({
  entity: posts,
  apart: ['deleted'],
  without: { filter: 'kind', words: 'withoutReplies' },
  defaultSort: '-createdAt',
  steps: recordSteps(async () => (await import('./post.record.tsx')).postRecord),
  Primary: ForumButtons,
  columns: [
    numberColumn,
    {
      key: 'content',
      width: 380,
      fixed: true,
      tone: 'strong',
      phone: 'first',
      cell: (post) => (
        <Written cut lang={langOf(post)}>
          {post.content}
        </Written>
      ),
    },
    { key: 'author', width: 140, phone: 'second', cell: (post) => <bdi>{nameOf(post.creator)}</bdi> },
    {
      key: 'district',
      width: 110,
      cell: ({ creator: { district } }) =>
        district ? <ReferenceWord list="district" of={{ title: district }} /> : none,
    },
    { key: 'type', width: 96, cell: (post) => <TypeWord type={post.type} /> },
    {
      key: 'topic',
      width: 110,
      hidden: true,
      cell: ({ topic }) => (topic ? <ReferenceWord list="forum-topic" of={{ title: topic }} /> : none),
    },
    {
      key: 'media',
      width: 72,
      cell: (post) =>
        post.media.length === 0 ? (
          none
        ) : (
          <span className={styles.marks}>
            {[...new Set(post.media.map(({ kind }) => kind))].map((kind) => (
              <Icon key={kind} of={MARKS[kind]} small />
            ))}
          </span>
        ),
    },
    {
      key: 'replies',
      width: 76,
      align: 'end',
      sort: 'replies',
      cell: (post, { format }) => format.number(post.replies),
    },
    {
      key: 'likes',
      width: 68,
      align: 'end',
      sort: 'likes',
      cell: (post, { format }) => format.number(post.sentiments.like),
    },
    stateColumn('post', 110),
    reportsColumn,
    ageColumn,
  ],
  filters: [{ kind: 'choice', key: 'kind', useOptions: useKinds }, ...postFilters],
  card: (post, { format, now }) => (
    <>
      <Written cut lang={langOf(post)}>
        {post.content}
      </Written>
      <span className={`${meta} ${muted}`}>
        <Signed name={nameOf(post.creator)} moment={format.age(post.createdAt, now)} />
      </span>
    </>
  ),
});

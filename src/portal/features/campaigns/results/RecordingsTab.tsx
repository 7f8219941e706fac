import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedRead } from '../../../FailedRead.tsx';
import { useFormat } from '../../../format.ts';
import { useSession } from '../../../shell/session.ts';
import { PlainPager } from '../../../ui/PlainPager.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { muted } from '../../../ui/text.css.ts';
import type { Question } from './compared.ts';
import { RecordingRows } from './RecordingRows.tsx';
import { TagChips, type WantedRecordings } from './RecordingsShown.tsx';
import * as styles from './recordings.css.ts';
import { useRecordings } from './recordings.data.ts';
import type { WantedCalls } from './results.data.ts';

const PAGE = 20;

interface RecordingsTabProps extends WantedRecordings {
  id: string;
  /** Whose, in which language and from where. */
  narrowed: Omit<WantedCalls, 'input' | 'key' | 'numberFrom' | 'numberTo'>;
  /** Those that are answered by speaking. */
  questions: readonly Question[];
  question: Question;
  /** They were led here to listen. */
  isEager: boolean;
  onChange: (next: Partial<WantedRecordings> & { input?: string }) => void;
}

/** All that was said to a question, page by page: of one tag, or what nobody has sorted. */
export function RecordingsTab(props: RecordingsTabProps) {
  const { id, narrowed, questions, question, tag, isSorted, isEager, onChange } = props;
  const { t } = useTranslation('campaigns');
  const maySort = useSession().user?.permissions.has('survey:results:put') ?? false;
  const { number } = useFormat();
  const [offset, setOffset] = useState(0);
  const { data, error, isPending, refetch } = useRecordings(id, {
    ...narrowed,
    input: question.id,
    ...(tag !== null && { tag }),
    ...(isSorted !== null && { isSorted }),
    limit: PAGE,
    offset,
  });
  const tags = question.recordings?.tags ?? [];
  const unsorted = Math.max(0, question.answered - (question.recordings?.sorted ?? 0));
  return (
    <>
      <div className={styles.foot}>
        {questions.length > 1 && (
          <Select
            label={t('questions.question')}
            hideLabel
            options={questions.map((each) => ({ value: each.id, label: each.title }))}
            value={question.id}
            onChange={(input) => onChange({ input, tag: null })}
          />
        )}
        <SegmentedControl
          label={t('recordings.which')}
          options={[
            { value: 'all', label: t('recordings.every') },
            { value: 'unsorted', label: `${t('recordings.unsorted')} ${number(unsorted)}` },
          ]}
          value={isSorted === 0 ? 'unsorted' : 'all'}
          onChange={(which) => onChange({ isSorted: which === 'unsorted' ? 0 : null, tag: null })}
        />
        <TagChips
          tags={tags}
          chosen={tag}
          onOpen={(chosen) => onChange({ tag: chosen === tag ? null : chosen, isSorted: null })}
        />
      </div>
      {error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
      {isPending && <SkeletonRows rows={6} columns={4} />}
      {data && data.total === 0 && (
        <p className={muted}>{t(isSorted === 0 ? 'recordings.allSorted' : 'recordings.none')}</p>
      )}
      {data && data.total > 0 && (
        <>
          <RecordingRows
            label={question.title}
            items={data.items}
            tags={tags}
            maySort={maySort}
            isEager={isEager && isSorted === 0}
          />
          <PlainPager size={PAGE} offset={offset} total={data.total} onChange={setOffset} />
        </>
      )}
    </>
  );
}

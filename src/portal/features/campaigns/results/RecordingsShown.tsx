import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { useSession } from '../../../shell/session.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { muted } from '../../../ui/text.css.ts';
import { Written } from '../../../ui/Written.tsx';
import { ByProvince } from './ByProvince.tsx';
import { countOfTag, type Question, type Spoken } from './compared.ts';
import { RecordingRows } from './RecordingRows.tsx';
import * as styles from './recordings.css.ts';
import type { SurveyResults } from './results.data.ts';

export interface WantedRecordings {
  tag: string | null;
  isSorted: 0 | null;
}

interface RecordingsShownProps {
  question: Question;
  recordings: Spoken;
  before: Question | undefined;
  places: SurveyResults['places'];
  isTable: boolean;
  onOpen: (wanted: WantedRecordings) => void;
}

/** What was said to a question: the latest, how often which tag, and the way on to those nobody has listened to. */
export function RecordingsShown({ question, recordings, before, places, isTable, onOpen }: RecordingsShownProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const maySort = useSession().user?.permissions.has('survey:results:put') ?? false;
  const { tags, first, sorted } = recordings;
  if (question.answered === 0) return <p className={muted}>{t('recordings.none')}</p>;
  const then = (tag: string) => before?.recordings && countOfTag(before.recordings, tag);
  if (isTable) {
    return (
      <ByProvince
        rows={tags.map((one) => ({ ...one, id: one.tag, countThen: then(one.tag) }))}
        answered={question.answered}
        answeredThen={before?.answered}
        places={places}
        heads={[{ title: t('recordings.tag'), render: ({ tag }) => <Written>{tag}</Written> }]}
      />
    );
  }
  return (
    <>
      <RecordingRows label={question.title} items={first} tags={tags} maySort={maySort} />
      <div className={styles.foot}>
        <TagChips tags={tags} then={then} onOpen={(tag) => onOpen({ tag, isSorted: null })} />
        <span className={styles.onward}>
          <TextLink onPress={() => onOpen({ tag: null, isSorted: null })}>
            {t('recordings.all', { count: question.answered, number: format.number(question.answered) })}
          </TextLink>
          {maySort && sorted < question.answered && (
            <TextLink onPress={() => onOpen({ tag: null, isSorted: 0 })}>{t('recordings.next')}</TextLink>
          )}
        </span>
      </div>
    </>
  );
}

interface TagChipsProps {
  tags: Spoken['tags'];
  then?: (tag: string) => number | undefined;
  chosen?: string | null;
  onOpen: (tag: string) => void;
}

/** Each tag with how many have it; pressed, those are shown. */
export function TagChips({ tags, then, chosen, onOpen }: TagChipsProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  return tags.map(({ tag, count }) => {
    const before = then?.(tag);
    return (
      <Button
        key={tag}
        className={styles.chip}
        aria-pressed={chosen === undefined ? undefined : chosen === tag}
        onPress={() => onOpen(tag)}
      >
        <Written cut>{tag}</Written> <b>{format.number(count)}</b>
        {before !== undefined && <span className={muted}>{t('results.then', { number: format.number(before) })}</span>}
      </Button>
    );
  });
}

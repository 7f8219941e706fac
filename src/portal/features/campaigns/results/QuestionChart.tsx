import { ChartColumn, Table } from 'lucide-react';
import { type RefCallback, Suspense, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { counterpartOf, SPOKEN } from '../../../../../machines/ivr/questions.ts';
import { useFormat } from '../../../format.ts';
import { part } from '../../../page.part.tsx';
import { walkByArrows } from '../../../ui/arrow-keys.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { h4, meta, muted, strong } from '../../../ui/text.css.ts';
import { Written } from '../../../ui/Written.tsx';
import { useNumberWords } from '../number-words.hook.ts';
import { ByProvince } from './ByProvince.tsx';
import { type Key, percentOf, type Question, sameKey } from './compared.ts';
import { NumberColumns, NumberTable, useLeftOut } from './NumberColumns.tsx';
import type { WantedRecordings } from './RecordingsShown.tsx';
import * as styles from './results.css.ts';
import type { SurveyResults } from './results.data.ts';

const RecordingsShown = part(async () => (await import('./RecordingsShown.tsx')).RecordingsShown);

/** By a key, or by a number from one to another. */
type Answered = { key: string } | { numberFrom: number; numberTo: number };

interface QuestionChartProps {
  question: Question;
  place: number;
  isTable: boolean;
  places: SurveyResults['places'];
  /** The questions of the survey that it is compared with. */
  others: readonly Question[] | undefined;
  onTable: (isTable: boolean) => void;
  /** Whoever answered so. */
  onOpen: (answer: Answered) => void;
  /** What was said to it. */
  onListen: (wanted: WantedRecordings) => void;
  ref: RefCallback<HTMLElement>;
}

/** The longest bar, of the width beside its figures. */
const LONGEST = 55;

/** How a question was answered: bars or columns of one scale with their figures, or a table by province. */
export function QuestionChart(props: QuestionChartProps) {
  const { question, place, isTable, places, others, onTable, onOpen, onListen, ref } = props;
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const titleId = useId();
  const { withUnit } = useNumberWords();
  const leftOutWords = useLeftOut();
  const before = others && counterpartOf(question, others);
  return (
    <section ref={ref} className={styles.question} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.questionHead}>
        <span className={styles.place}>{format.number(place)}</span>
        <h2 id={titleId} className={h4}>
          <Written>{question.title}</Written>
        </h2>
        <span className={styles.spacer} />
        <SegmentedControl
          label={t('results.shownAs', { title: question.title })}
          shrinks
          options={[
            { value: 'chart', label: t('results.chart'), icon: ChartColumn },
            { value: 'table', label: t('results.asTable'), icon: Table },
          ]}
          value={isTable ? 'table' : 'chart'}
          onChange={(shown) => onTable(shown === 'table')}
        />
      </div>
      <p className={`${styles.under} ${meta} ${muted}`}>
        {format.list([
          question.number && t('results.aNumber'),
          question.recordings && t('results.aRecording', { seconds: format.number(question.seconds ?? SPOKEN.usual) }),
          t(question.recordings ? 'recordings.recorded' : 'results.answeredBy', {
            number: format.number(question.answered),
          }),
          question.recordings && t('recordings.sorted', { number: format.number(question.recordings.sorted) }),
          leftOutWords(question),
          others &&
            (before ? t('results.then', { number: format.number(before.answered) }) : t('results.notAskedThen')),
          before?.number?.median == null
            ? undefined
            : t('results.medianThen', { number: withUnit(format.number(before.number.median), before.unit) }),
        ])}
      </p>
      <div className={styles.under}>{answers()}</div>
    </section>
  );

  function answers() {
    if (question.recordings) {
      return (
        <Suspense fallback={<SkeletonRows rows={3} columns={4} />}>
          <RecordingsShown
            question={question}
            recordings={question.recordings}
            before={before}
            places={places}
            isTable={isTable}
            onOpen={onListen}
          />
        </Suspense>
      );
    }
    if (question.number) {
      const { number } = question;
      if (number.columns.length === 0) return <p className={muted}>{t('results.noNumbers')}</p>;
      return isTable ? (
        <NumberTable question={question} numbers={number} places={places} before={before} />
      ) : (
        <NumberColumns
          question={question}
          numbers={number}
          before={before}
          onOpen={({ from, to }) => onOpen({ numberFrom: from, numberTo: to })}
        />
      );
    }
    if (isTable) return <KeyTable question={question} places={places} before={before} />;
    return (
      <ul className={styles.bars} onKeyDown={walkByArrows}>
        {question.keys.map((each) => (
          <li key={each.key}>
            <Bar of={question} answer={each} before={before} onOpen={() => onOpen({ key: each.key })} />
          </li>
        ))}
      </ul>
    );
  }
}

interface BarProps {
  of: Question;
  answer: Key;
  before: Question | undefined;
  onOpen: () => void;
}

function Bar({ of, answer, before, onOpen }: BarProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const percent = percentOf(answer.count, of.answered);
  const most = Math.max(...of.keys.map(({ count }) => percentOf(count, of.answered)), 1);
  const then = before && sameKey(answer, before.keys);
  const percentThen = before && then && percentOf(then.count, before.answered);
  const lengthOf = (share: number) => ({ inlineSize: `${(Math.min(share, most) / most) * LONGEST}%` });
  return (
    <Button className={styles.bar} isDisabled={answer.count === 0} onPress={onOpen}>
      <span className={styles.key}>{answer.key}</span>
      <Written cut>{answer.label ?? t('results.formerKey')}</Written>
      <span className={styles.measure}>
        <span className={styles.length} data-grey={answer.label === null || undefined} style={lengthOf(percent)} />
        <span className={strong}>{format.number(answer.count)}</span>
        <span className={muted}>{t('results.percentOf', { percent: format.number(percent) })}</span>
        {answer.count > 0 && <span className={styles.opens}>{t('results.openCalls')}</span>}
      </span>
      {percentThen !== undefined && (
        <>
          <span />
          <span />
          <span className={styles.measure}>
            <span className={styles.length} data-before style={lengthOf(percentThen)} />
            <span className={`${meta} ${muted}`}>
              {t('results.before', { percent: t('results.percentOf', { percent: format.number(percentThen) }) })}
            </span>
          </span>
        </>
      )}
    </Button>
  );
}

interface KeyTableProps {
  question: Question;
  places: SurveyResults['places'];
  before: Question | undefined;
}

function KeyTable({ question, places, before }: KeyTableProps) {
  const { t } = useTranslation('campaigns');
  return (
    <ByProvince
      rows={question.keys.map((key) => ({
        ...key,
        id: key.key,
        countThen: before && sameKey(key, before.keys)?.count,
      }))}
      answered={question.answered}
      answeredThen={before?.answered}
      places={places}
      heads={[
        { title: t('results.key'), render: ({ key }) => <span className={styles.key}>{key}</span> },
        { title: t('results.answer'), render: ({ label }) => <Written>{label ?? t('results.formerKey')}</Written> },
      ]}
    />
  );
}

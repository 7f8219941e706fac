import { ChartColumn, Table } from 'lucide-react';
import { type RefCallback, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { walkByArrows } from '../../../ui/arrow-keys.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/PlainTable.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { h4, meta, muted, strong } from '../../../ui/text.css.ts';
import { Written } from '../../../ui/Written.tsx';
import { counterpartOf, fewPlaces, type Key, percentOf, type Question, sameKey } from './compared.ts';
import { usePlaceTitle } from './place-title.hook.ts';
import * as styles from './results.css.ts';
import type { SurveyResults } from './results.data.ts';

interface QuestionChartProps {
  question: Question;
  place: number;
  isTable: boolean;
  places: SurveyResults['places'];
  /** The questions of the survey that it is compared with. */
  others: readonly Question[] | undefined;
  onTable: (isTable: boolean) => void;
  /** Whoever answered with this key. */
  onOpen: (key: string) => void;
  ref: RefCallback<HTMLElement>;
}

/** The longest bar, of the width beside its figures. */
const LONGEST = 55;

/** How a question was answered: bars of one scale with their figures, or a table by province. */
export function QuestionChart(props: QuestionChartProps) {
  const { question, place, isTable, places, others, onTable, onOpen, ref } = props;
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const titleId = useId();
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
          t('results.answeredBy', { number: format.number(question.answered) }),
          others &&
            (before ? t('results.then', { number: format.number(before.answered) }) : t('results.notAskedThen')),
        ])}
      </p>
      <div className={styles.under}>
        {isTable ? (
          <div className={styles.calls}>
            <ByProvince question={question} places={places} before={before} />
          </div>
        ) : (
          <ul className={styles.bars} onKeyDown={walkByArrows}>
            {question.keys.map((each) => (
              <li key={each.key}>
                <Bar key={each.key} of={question} answer={each} before={before} onOpen={() => onOpen(each.key)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
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
      <Kbd keys={answer.key} />
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

interface ByProvinceProps {
  question: Question;
  places: SurveyResults['places'];
  before: Question | undefined;
}

function ByProvince({ question, places, before }: ByProvinceProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const placeTitle = usePlaceTitle();
  const { named, others } = fewPlaces(places);
  const countIn = (key: Key, ids: readonly (string | null)[]) =>
    key.places.filter(({ id }) => ids.includes(id)).reduce((sum, { count }) => sum + count, 0);
  const then = (key: Key) => {
    const found = before && sameKey(key, before.keys);
    return before && found
      ? t('results.percentOf', { percent: format.number(percentOf(found.count, before.answered)) })
      : '–';
  };
  const columns: PlainColumn<Key>[] = [
    { title: t('results.key'), render: ({ key }) => <Kbd keys={key} /> },
    { title: t('results.answer'), render: ({ label }) => <Written>{label ?? t('results.formerKey')}</Written> },
    { title: t('results.all'), atEnd: true, render: ({ count }) => <b>{format.number(count)}</b> },
    {
      title: t('results.percent'),
      atEnd: true,
      render: ({ count }) => t('results.percentOf', { percent: format.number(percentOf(count, question.answered)) }),
    },
    ...named.map((place) => ({
      title: placeTitle(place),
      atEnd: true,
      render: (key: Key) => format.number(countIn(key, [place.id])),
    })),
    ...(others.length > 0
      ? [{ title: t('results.elsewhere'), atEnd: true, render: (key: Key) => format.number(countIn(key, others)) }]
      : []),
    ...(before ? [{ title: t('results.percentThen'), atEnd: true, render: then }] : []),
  ];
  return <PlainTable rows={question.keys} keyOf={({ key }) => key} columns={columns} />;
}

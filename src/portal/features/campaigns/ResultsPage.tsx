import { Table } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages as spoken } from '../../../../machines/ivr/menu.ts';
import { useFormat } from '../../format.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select } from '../../ui/Select.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h2, h3, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import * as styles from './campaigns.css.ts';
import { exportSurveyCalls, type SurveyResults, useResults, type WantedCalls } from './campaigns.data.ts';
import { SurveyCalls } from './SurveyCalls.tsx';

interface Bar {
  key: string;
  label: string;
  count: number;
  /** Of how many it is a part. */
  of: number;
  /** The calls that it counts. */
  calls?: Pick<WantedCalls, 'input' | 'key'>;
}

/** What a survey found: how far callers came, in which languages, and which keys they pressed. */
export function ResultsPage({ id, title, onBack }: { id: string; title: string; onBack: () => void }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const answersId = useId();
  const [whose, setWhose] = useState<'farmers' | 'trials'>('farmers');
  const [language, setLanguage] = useState<Language | 'any'>('any');
  const [answer, setAnswer] = useState<Pick<WantedCalls, 'input' | 'key'>>({});
  const narrowed = { ...(whose === 'trials' && { trials: 1 as const }), ...(language !== 'any' && { language }) };
  const wanted = { ...narrowed, ...answer };
  const { data, error, isPending, refetch } = useResults(id, narrowed);
  const charts = data ? chartsOf(data) : [];
  const named = charts.flatMap(({ title: question, bars }) =>
    bars.flatMap(({ calls, label }) =>
      calls?.input === answer.input && calls?.key === answer.key && calls !== undefined ? [{ question, label }] : [],
    ),
  )[0];

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <TextLink onPress={onBack}>{t('survey.title')}</TextLink>
          <h1 className={h2}>
            <Written>{title}</Written>
          </h1>
          {data?.firstAt && data.lastAt && (
            <span className={muted}>
              {t('results.between', { from: format.dateTime(data.firstAt), to: format.dateTime(data.lastAt) })}
            </span>
          )}
        </div>
        <SegmentedControl
          label={t('results.whose')}
          options={(['farmers', 'trials'] as const).map((value) => ({ value, label: t(`results.${value}`) }))}
          value={whose}
          onChange={setWhose}
        />
        <Select
          label={t('results.language')}
          hideLabel
          options={[
            { value: 'any' as const, label: t('results.anyLanguage') },
            ...spoken.map((value) => ({ value, label: t(`sounds.languages.${value}`) })),
          ]}
          value={language}
          onChange={setLanguage}
        />
        {data && data.asked > 0 && (
          <ExportButton
            title={title}
            total={data.asked}
            load={(fileFormat) =>
              exportSurveyCalls(
                id,
                narrowed,
                fileFormat,
                (['when', 'phone', 'farmer', 'language'] as const).map((column) => t(`results.${column}`)),
              )
            }
          />
        )}
      </div>
      {isPending && <SkeletonRows rows={6} columns={3} />}
      {error !== null && error !== undefined && (
        <ErrorState {...(error instanceof Error && { detail: error.message })} onRetry={() => void refetch()} />
      )}
      {data && data.asked === 0 && <EmptyState title={t('results.none')} body={t('results.noneBody')} />}
      {data && data.asked > 0 && (
        <div className={styles.results}>
          <div className={styles.charts}>
            {charts.map((chart) => (
              <Chart key={chart.id} {...chart} onOpen={open} />
            ))}
          </div>
          <section className={styles.chart} aria-labelledby={answersId}>
            <div className={styles.chartHead}>
              <h2 id={answersId} className={h3}>
                {t('results.calls')}
              </h2>
              {named && <Chip name={named.question} value={named.label} onRemove={() => setAnswer({})} />}
            </div>
            <SurveyCalls key={JSON.stringify(wanted)} id={id} wanted={wanted} inputs={data.inputs} />
          </section>
        </div>
      )}
    </div>
  );

  function open(calls: Pick<WantedCalls, 'input' | 'key'>) {
    setAnswer(calls);
    document.getElementById(answersId)?.scrollIntoView({ block: 'start' });
  }

  function chartsOf({ asked, answered, finished, languages, inputs }: SurveyResults): ChartProps[] {
    return [
      {
        id: 'reach',
        title: t('results.reach'),
        subtitle: null,
        bars: [
          { key: 'asked', label: t('results.asked'), count: asked, of: asked },
          { key: 'answered', label: t('results.answered'), count: answered, of: asked },
          { key: 'finished', label: t('results.finished'), count: finished, of: asked },
        ],
      },
      {
        id: 'languages',
        title: t('results.languages'),
        subtitle: t('results.languagesBody'),
        bars: languages.map(({ language, asked: of, answered: count }) => ({
          key: language ?? 'none',
          label: language === null ? t('results.noLanguage') : t(`sounds.languages.${language}`),
          count,
          of,
        })),
      },
      ...inputs.map(({ id: input, title: question, answered: of, keys }, place) => ({
        id: input,
        title: `${format.number(place + 1)}. ${question}`,
        subtitle: t('results.answeredBy', { number: format.number(of) }),
        bars: keys.map(({ key, label, count }) => ({
          key,
          label: `${key} ${label ?? t('results.formerKey')}`,
          count,
          of,
          calls: { input, key },
        })),
      })),
    ];
  }
}

interface ChartProps {
  id: string;
  title: string;
  subtitle: string | null;
  bars: readonly Bar[];
}

interface OpeningChartProps extends ChartProps {
  onOpen: (calls: Pick<WantedCalls, 'input' | 'key'>) => void;
}

/** Bars of one scale with their numbers written; the same as a table. */
function Chart({ title, subtitle, bars, onOpen }: OpeningChartProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const percent = ({ count, of }: Bar) => (of === 0 ? 0 : Math.round((count / of) * 100));
  const figureOf = (bar: Bar) => {
    const words = t('results.figure', { number: format.number(bar.count), percent: format.number(percent(bar)) });
    const { calls } = bar;
    return calls && bar.count > 0 ? <TextLink onPress={() => onOpen(calls)}>{words}</TextLink> : words;
  };
  return (
    <section className={styles.chart}>
      <div className={styles.chartHead}>
        <h2 className={h3}>
          <Written>{title}</Written>
        </h2>
        <span className={styles.spacer} />
        <IconButton icon={Table} label={t('results.table', { title })} onPress={() => setTable(!isTable)} />
      </div>
      {subtitle !== null && <p className={`${meta} ${muted}`}>{subtitle}</p>}
      {isTable ? (
        <PlainTable
          rows={bars}
          keyOf={({ key }) => key}
          columns={[
            { title: t('results.answer'), render: ({ label }) => <Written>{label}</Written> },
            { title: t('results.number'), atEnd: true, render: ({ count }) => format.number(count) },
            { title: t('results.percent'), atEnd: true, render: (bar) => format.number(percent(bar)) },
          ]}
        />
      ) : (
        bars.map((bar) => (
          <div key={bar.key} className={styles.chartRow}>
            <Written cut>{bar.label}</Written>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.filled} style={{ display: 'block', inlineSize: `${percent(bar)}%` }} />
            </span>
            <span className={styles.figure}>{figureOf(bar)}</span>
          </div>
        ))
      )}
    </section>
  );
}

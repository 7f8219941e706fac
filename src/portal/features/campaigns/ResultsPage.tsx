import { Download, Table } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf, saveFile } from '../../file.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h2, h3, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import * as styles from './campaigns.css.ts';
import { type SurveyResults, useResults } from './campaigns.data.ts';

interface Bar {
  key: string;
  label: string;
  count: number;
  /** Of how many it is a part. */
  of: number;
}

/** What a survey found: how far callers came, in which languages, and which keys they pressed. */
export function ResultsPage({ id, title, onBack }: { id: string; title: string; onBack: () => void }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const [whose, setWhose] = useState<'farmers' | 'trials'>('farmers');
  const { data, error, isPending, refetch } = useResults(id, whose === 'trials');
  const charts = data ? chartsOf(data) : [];

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
        <Button
          icon={Download}
          label={t('results.export')}
          disabledReason={data && data.asked > 0 ? undefined : t('results.none')}
          onPress={() => saveFile(new Blob([`\uFEFF${csvOf(charts)}`], { type: 'text/csv' }), fileNameOf(title, 'csv'))}
        />
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
              <Chart key={chart.id} {...chart} />
            ))}
          </div>
        </div>
      )}
    </div>
  );

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
        })),
      })),
    ];
  }

  function csvOf(all: readonly ChartProps[]): string {
    const cell = (value: string | number) =>
      `"${String(value)
        .replaceAll('"', '""')
        .replace(/^([=+\-@])/, "'$1")}"`;
    const head = [t('results.what'), t('results.answer'), t('results.number'), t('results.ofAll')];
    const lines = all.flatMap((chart) => chart.bars.map((bar) => [chart.title, bar.label, bar.count, bar.of]));
    return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
  }
}

interface ChartProps {
  id: string;
  title: string;
  subtitle: string | null;
  bars: readonly Bar[];
}

/** Bars of one scale with their numbers written; the same as a table. */
function Chart({ title, subtitle, bars }: ChartProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const percent = ({ count, of }: Bar) => (of === 0 ? 0 : Math.round((count / of) * 100));
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
            <span className={styles.figure}>
              {t('results.figure', { number: format.number(bar.count), percent: format.number(percent(bar)) })}
            </span>
          </div>
        ))
      )}
    </section>
  );
}

import { Table } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Screen, screens } from '../../../../machines/shared/screens.ts';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, meta, muted } from '../../ui/text.css.ts';
import * as styles from './charts.css.ts';
import { Standing } from './Standing.tsx';

/** So many charts stand before what is counted by state. */
const BEFORE = 2;

type StandingData = components['schemas']['Standing'];
type ChartData = components['schemas']['Chart'];

interface ChartsProps {
  charts: readonly ChartData[];
  /** Drawn between them. */
  standings: readonly StandingData[];
  onRetry: () => void;
}

/** How things go, by day or week; one that could not be drawn keeps its place and says so. */
export function Charts({ charts, standings, onRetry }: ChartsProps) {
  const [asTables, setAsTables] = useState<readonly string[]>([]);
  const turn = (key: string) =>
    setAsTables(asTables.includes(key) ? asTables.filter((one) => one !== key) : [...asTables, key]);
  const drawn = (chart: ChartData) => (
    <Chart
      key={chart.key}
      chart={chart}
      isTable={asTables.includes(chart.key)}
      onTurn={() => turn(chart.key)}
      onRetry={onRetry}
    />
  );
  usePageKeys({
    t: () =>
      setAsTables(
        asTables.length > 0 ? [] : [...charts.map(({ key }) => key), ...standings.map(({ entity }) => entity)],
      ),
  });
  return (
    <div className={styles.charts}>
      {charts.slice(0, BEFORE).map(drawn)}
      {standings.map((standing) => (
        <Standing
          key={standing.entity}
          of={standing}
          isTable={asTables.includes(standing.entity)}
          onTurn={() => turn(standing.entity)}
          onRetry={onRetry}
        />
      ))}
      {charts.slice(BEFORE).map(drawn)}
    </div>
  );
}

interface ChartProps {
  chart: ChartData;
  isTable: boolean;
  onTurn: () => void;
  onRetry: () => void;
}

function Chart({ chart, isTable, onTurn, onRetry }: ChartProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { key, series, rows, failed } = chart;
  const title = t(`dashboard.charts.${key}.title`);
  const nameOf = (name: string) => t(`dashboard.charts.${key}.${name}`);
  const screen: Screen | undefined = screens.find(({ path }) => path === chart.screen);
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  return (
    <section className={styles.chart} aria-label={title}>
      <div className={styles.head}>
        <h2 className={h3}>{title}</h2>
        <span className={styles.grow} />
        {screen && <TextLink href={chart.screen}>{t(`screens.${screen.key}`)}</TextLink>}
        {!failed && !isEmpty && <IconButton icon={Table} label={t('dashboard.asTable', { title })} onPress={onTurn} />}
      </div>
      {failed && <ErrorState detail={t('dashboard.notDrawn')} onRetry={onRetry} />}
      {!failed && isEmpty && <p className={muted}>{t('dashboard.noFigures')}</p>}
      {!failed && !isEmpty && isTable && (
        <PlainTable
          rows={rows}
          keyOf={({ day }) => day}
          columns={[
            { title: t('dashboard.day'), render: ({ day }) => format.date(day) },
            ...series.map((name, place) => ({
              title: nameOf(name),
              atEnd: true,
              render: ({ values }: ChartData['rows'][number]) => format.number(values[place] ?? 0),
            })),
          ]}
        />
      )}
      {!failed && !isEmpty && !isTable && (
        <>
          <ul className={`${styles.legend} ${meta}`}>
            {series.map((name, place) => (
              <li key={name} className={styles.entry}>
                <span className={styles.swatch} data-place={place} />
                {nameOf(name)}
              </li>
            ))}
          </ul>
          <ol className={styles.rows}>
            {rows.map(({ day, values }) => (
              <li key={day} className={styles.row}>
                <span className={`${meta} ${muted}`}>{format.date(day)}</span>
                <span className={styles.bars}>
                  {values.map((value, place) => (
                    <span key={series[place]} className={styles.bar}>
                      <span
                        className={styles.fill}
                        data-place={place}
                        style={{ inlineSize: `${Math.round((value / most) * 80)}%` }}
                      />
                      <span className={meta}>
                        <span className={styles.unseen}>{nameOf(series[place] ?? '')} </span>
                        {format.number(value)}
                      </span>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { TIME_ZONE, useFormat } from '../format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Popover } from '../ui/Popover.tsx';
import * as styles from './load.css.ts';

type Hour = components['schemas']['QueueLoad']['hours'][number];

const WIDTH = 640;
const HEIGHT = 38;
const SERIES = ['arrived', 'decided', 'again', 'waiting'] as const;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE });

/** What arrived, was decided and waited in each hour, small; the same as a table behind the button. */
export function LoadChart({ hours }: { hours: readonly Hour[] }) {
  const { t } = useTranslation('queues');
  const { number } = useFormat();
  const step = WIDTH / Math.max(1, hours.length);
  const tallest = Math.max(1, ...hours.map(({ arrived, decided, again }) => Math.max(arrived, decided + again)));
  const longest = Math.max(1, ...hours.map(({ waiting }) => waiting));
  const height = (value: number) => (value / tallest) * (HEIGHT - 2);
  const heightOf = (waiting: number) => HEIGHT - (waiting / longest) * (HEIGHT - 4);
  const points = hours.map(({ waiting }, place) => `${(place + 0.5) * step},${heightOf(waiting)}`);
  const last = hours.at(-1);
  const table = (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('hour')}</th>
          {SERIES.map((series) => (
            <th key={series} scope="col">
              <span className={styles.column}>
                <span className={styles.swatch[series]} /> {t(`series.${series}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour.at}>
            <th scope="row">{clock.format(new Date(hour.at))}</th>
            {SERIES.map((series) => (
              <td key={series}>{number(hour[series])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <figure className={styles.chartBox}>
      <figcaption className={styles.chartHead}>
        <span className={styles.chartName}>{t('load')}</span>
        {SERIES.map((series) => (
          <span key={series} className={styles.key}>
            <span className={styles.swatch[series]} /> {t(`series.${series}`)}
          </span>
        ))}
        <Popover label={t('load')} placement="bottom end" trigger={<IconButton icon={Table2} label={t('asTable')} />}>
          {table}
        </Popover>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {hours.map((hour, place) => {
            const middle = (place + 0.5) * step;
            return (
              <g key={hour.at}>
                <rect
                  className={styles.bar.arrived}
                  x={middle - 11}
                  width={10}
                  y={HEIGHT - height(hour.arrived)}
                  height={height(hour.arrived)}
                  rx={1.5}
                />
                <rect
                  className={styles.bar.decided}
                  x={middle + 1}
                  width={10}
                  y={HEIGHT - height(hour.decided)}
                  height={height(hour.decided)}
                  rx={1.5}
                />
                <rect
                  className={styles.bar.again}
                  x={middle + 1}
                  width={10}
                  y={HEIGHT - height(hour.decided + hour.again)}
                  height={height(hour.again)}
                  rx={1.5}
                />
              </g>
            );
          })}
          <polyline className={styles.curve} points={points.join(' ')} />
        </svg>
        <div className={styles.hours}>
          {hours.map(({ at }) => (
            <span key={at}>{clock.format(new Date(at))}</span>
          ))}
        </div>
        {last && (
          <span
            className={styles.lastWaiting}
            style={{ insetInlineStart: `${(1 - 0.5 / hours.length) * 100}%`, insetBlockStart: heightOf(last.waiting) }}
          >
            {number(last.waiting)}
          </span>
        )}
      </div>
    </figure>
  );
}

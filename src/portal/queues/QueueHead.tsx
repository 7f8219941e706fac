import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { Popover } from '../ui/Popover.tsx';
import { h2 } from '../ui/text.css.ts';
import type { ListRow } from '../workflow/rows.ts';
import { LoadChart } from './LoadChart.tsx';
import * as styles from './queue.css.ts';
import type { QueueDescription } from './queue.ts';

interface QueueHeadProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  load: components['schemas']['QueueLoad'] | undefined;
  now: number;
}

/** The queue's name, how much waits and since when, and the hours behind. */
export function QueueHead<Item extends ListRow, FullRecord extends ListRow>({
  queue,
  load,
  now,
}: QueueHeadProps<Item, FullRecord>) {
  const { t } = useTranslation(['queues', queue.namespace]);
  const format = useFormat();
  const { Primary } = queue;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <div className={styles.titleLine}>
          <h1 className={h2}>{t(`${queue.namespace}:queueTitle`)}</h1>
          {Primary && <Primary />}
        </div>
        <p className={styles.subtitle}>{t(`${queue.namespace}:queueSubtitle`)}</p>
      </div>
      {load && (
        <dl className={styles.figures}>
          <Figure
            name={t('waiting')}
            value={format.number(load.waiting)}
            {...(load.escalated > 0 && { note: t('ofThemHanded', { number: format.number(load.escalated) }) })}
          />
          <Figure name={t('oldest')} value={load.oldestAt ? format.age(load.oldestAt, now) : '–'} />
          <Figure
            name={t('decidedToday')}
            measures={t('decidedTodayMeasures')}
            value={format.number(load.decidedToday)}
            note={t('byYou', { number: format.number(load.decidedByYou) })}
          />
          <Figure
            name={t('median')}
            measures={t('medianMeasures')}
            value={load.medianSeconds === null ? '–' : format.duration(load.medianSeconds * 1000)}
          />
        </dl>
      )}
      {load && <LoadChart hours={load.hours} />}
    </header>
  );
}

interface FigureProps {
  name: string;
  value: string;
  note?: string;
  /** What the figure counts, told where its name alone does not. */
  measures?: string;
}

function Figure({ name, value, note, measures }: FigureProps) {
  return (
    <div>
      <dt className={styles.figureName}>
        {measures === undefined ? (
          name
        ) : (
          <Popover label={name} trigger={<Button className={styles.measured}>{name}</Button>}>
            <p className={styles.measures}>{measures}</p>
          </Popover>
        )}
      </dt>
      <dd className={styles.figure}>
        {value} {note && <small className={styles.figureNote}>{note}</small>}
      </dd>
    </div>
  );
}

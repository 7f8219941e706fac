import { Copy, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayIn, useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import type { Broadcast } from './broadcast.kind.ts';
import * as styles from './campaigns.css.ts';
import { useChannels } from './channels.hook.ts';
import type { Standing } from './standing.data.ts';
import type { Job } from './standing.ts';

interface PlannedRowsProps {
  title: string;
  /** At the end of the heading. */
  detail?: string;
  rows: readonly Broadcast[];
  /** The day that is told, where a job is still to send it then. */
  sentOn?: (row: Broadcast) => string | null;
  standing: Standing;
  iconOf: (row: Broadcast) => LucideIcon;
  onOpen: (id: string) => void;
  onCopy: (id: string) => void;
}

/** Campaigns under one heading, each with the state of the job that sends it and whom that has reached. */
export function PlannedRows(props: PlannedRowsProps) {
  const { title, detail, rows, sentOn, standing, iconOf, onOpen, onCopy } = props;
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const channelsOf = useChannels();
  return (
    <>
      <h3 className={styles.groupHead}>
        <span>{title}</span>
        <span className={muted}>{format.number(rows.length)}</span>
        <span className={styles.spacer} />
        {detail !== undefined && <span className={muted}>{detail}</span>}
      </h3>
      <ul className={styles.rows}>
        {rows.map((row) => {
          const job = standing.jobOf(row);
          return (
            <li key={row.id} className={styles.row}>
              <span className={styles.rowLine}>
                <Icon of={iconOf(row)} className={styles.rowIcon} />
                <TextLink onPress={() => onOpen(row.id)}>
                  <Written>{row.title}</Written>
                </TextLink>
                <span className={styles.spacer} />
                <StateBadge entity="job" state={standing.stateOf(row)} />
                <IconButton icon={Copy} label={t('copyOf', { title: row.title })} onPress={() => onCopy(row.id)} />
              </span>
              <span className={`${meta} ${muted} ${styles.rowDetail}`}>
                <span>
                  {format.list([channelsOf(row) || t('noChannel'), goesOut(sentOn?.(row) ?? null, job), reached(job)])}
                </span>
                <span className={styles.spacer} />
                <span>{when(row, job)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );

  function goesOut(day: string | null, job: Job | undefined): string | null {
    if (day === null) return null;
    const at = job?.nextRunAt ?? null;
    return at !== null && dayIn(Date.parse(at)) === day ? t('goesOutAt', { time: format.time(at) }) : t('sentThen');
  }

  function reached(job: Job | undefined): string | null {
    if (!job?.lastRun) return null;
    const { reached: some, total } = job.lastRun;
    return t('reachedOf', { some: format.number(some), total: format.number(total) });
  }

  function when({ startDt, endDt }: Broadcast, job: Job | undefined): string {
    const days =
      startDt === endDt ? format.dayOfMonth(startDt) : `${format.dayOfMonth(startDt)} – ${format.dayOfMonth(endDt)}`;
    return job?.nextRunAt ? t('nextAt', { when: format.dateTime(job.nextRunAt) }) : days;
  }
}

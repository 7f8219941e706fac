import { Table } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import type { JobRun } from './jobs.data.ts';
import { limitOf, slowSteps } from './pace.ts';

type RunPace = components['schemas']['RunPace'];

interface PaceChartProps {
  run: JobRun;
  pace: RunPace;
  /** More is being sent. */
  isGoing: boolean;
}

/** What the gateways took, step by step, against what the operators take; steps that were slow stand out. */
export function PaceChart({ run, pace: { steps, stepMinutes, perMinute }, isGoing }: PaceChartProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const title = t('pace', { count: stepMinutes, minutes: format.number(stepMinutes) });
  const limit = limitOf(run.lines, stepMinutes);
  const most = Math.max(1, ...steps.map(({ sent }) => sent));
  const slow = slowSteps(steps);
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <section className={styles.pace} aria-label={title}>
      <div className={styles.paceHead}>
        <span className={strong}>{title}</span>
        <span className={styles.spacer} />
        {limit !== null && <span className={`${meta} ${muted}`}>{t('limit', { number: format.number(limit) })}</span>}
        <IconButton icon={Table} label={t('shell:dashboard.asTable', { title })} onPress={() => setTable(!isTable)} />
      </div>
      {isTable ? (
        <PlainTable
          rows={steps}
          keyOf={({ at }) => at}
          columns={[
            { title: t('when'), render: ({ at }) => format.dateTime(at) },
            { title: t('sent'), atEnd: true, render: ({ sent }) => format.number(sent) },
          ]}
        />
      ) : (
        <>
          <div className={styles.columns} aria-hidden="true">
            {steps.map(({ at, sent }, place) => (
              <span
                key={at}
                className={styles.column}
                data-slow={slow.has(place) || undefined}
                style={{ blockSize: `${(sent / most) * 100}%` }}
                title={`${format.time(at)}: ${format.number(sent)}`}
              />
            ))}
          </div>
          <div className={`${styles.ends} ${meta} ${muted}`}>
            <span>{first && format.time(first.at)}</span>
            <span>{isGoing && t('now', { number: format.number(Math.round(perMinute)) })}</span>
            <span>{last && format.time(last.at)}</span>
          </div>
          <p className={styles.sum}>
            {t('mostInStep', { number: format.number(most) })}
            {slow.size > 0 && ` ${t('slowSteps', { count: slow.size, number: format.number(slow.size) })}`}
          </p>
        </>
      )}
    </section>
  );
}

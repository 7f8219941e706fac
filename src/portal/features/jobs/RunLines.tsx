import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import * as styles from './jobs.css.ts';
import type { JobRun } from './jobs.data.ts';
import { OutcomeBar } from './OutcomeBar.tsx';
import { OUTCOMES } from './outcomes.ts';

/** By which channel and operator it went, with what the operator takes in a minute. */
export function RunLines({ run }: { run: JobRun }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  return (
    <div className={styles.sideways}>
      <PlainTable
        rows={run.lines}
        keyOf={({ channel, operator }) => `${channel} ${operator}`}
        columns={[
          { title: t('channel'), render: ({ channel }) => t(`channels.${channel}`) },
          { title: t('operator'), render: ({ operator }) => operator },
          {
            title: t('progress'),
            className: styles.progressCell,
            render: ({ figures }) => <OutcomeBar figures={figures} isSlim />,
          },
          ...OUTCOMES.map((outcome) => ({
            title: t(`recipient.${outcome}`),
            atEnd: true,
            render: (line: JobRun['lines'][number]) => format.number(line.figures[outcome]),
          })),
          {
            title: t('perMinute'),
            atEnd: true,
            render: ({ perMinute }) => (perMinute === null ? '–' : format.number(perMinute)),
          },
        ]}
      />
    </div>
  );
}

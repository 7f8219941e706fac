import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import type { JobRun } from './jobs.data.ts';
import { useReasons } from './words.hook.ts';

/** Why some were not reached, the most frequent reason first. */
export function RunReasons({ run }: { run: JobRun }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const reasonOf = useReasons();
  return (
    <PlainTable
      rows={run.reasons}
      keyOf={({ outcome, why }) => `${outcome} ${why}`}
      columns={[
        { title: t('whyNot'), render: ({ why }) => <bdi>{reasonOf(why)}</bdi> },
        { title: t('outcome'), render: ({ outcome }) => t(`recipient.${outcome}`) },
        { title: t('recipients'), atEnd: true, render: ({ count }) => format.number(count) },
      ]}
    />
  );
}

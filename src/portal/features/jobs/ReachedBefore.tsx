import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { danger } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';

interface ReachedBeforeProps {
  of: components['schemas']['ReachedBefore'];
  leavesOut: boolean;
  isSure: boolean;
  /** Why the choice cannot be changed. */
  lock: string | undefined;
  onChange: (change: { leavesOutReached?: boolean; isSure?: boolean }) => void;
}

/** Who has got already what is about to go out, by which jobs; that they get it again somebody has to say. */
export function ReachedBefore({ of: { count, jobs }, leavesOut, isSure, lock, onChange }: ReachedBeforeProps) {
  const { t } = useTranslation('jobs');
  const { number, dateTime } = useFormat();
  return (
    <>
      <p>{t('reachedBefore', { count, number: number(count) })}</p>
      <ul>
        {jobs.map(({ id, jobNumber, title, lastAt, count: own }) => (
          <li key={id}>
            <bdi>{jobNumber}</bdi> · <Written>{title}</Written>: {number(own)}, {dateTime(lastAt)}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('fields.leavesOutReached')}
        isSelected={leavesOut}
        disabledReason={lock}
        onChange={(leavesOutReached) => onChange({ leavesOutReached, isSure: false })}
      />
      {!leavesOut && (
        <>
          <p className={danger}>{t('twice', { count, number: number(count) })}</p>
          <Checkbox label={t('sure')} isSelected={isSure} onChange={(now) => onChange({ isSure: now })} />
        </>
      )}
    </>
  );
}

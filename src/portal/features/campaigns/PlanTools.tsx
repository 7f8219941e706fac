import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { StateBar } from '../../lists/StateBar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Broadcast } from './broadcast.kind.ts';
import type { useBroadcastAddress } from './campaigns.address.ts';
import * as styles from './campaigns.css.ts';
import { type Standing, useComingDays } from './standing.data.ts';

type Address = ReturnType<typeof useBroadcastAddress>;

interface PlanStatesProps extends Address, Pick<Standing, 'stateOf'> {
  entries: readonly Broadcast[] | undefined;
}

/**
 * The states in which campaigns stand: those of the jobs that send them, or by their days.
 * @param entries undefined until they are known
 */
export function PlanStates({ entries, stateOf, address, change }: PlanStatesProps) {
  const counts: Record<string, number> = {};
  for (const row of entries ?? []) {
    const state = stateOf(row);
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return (
    <StateBar
      entity="job"
      chosen={address.state === null ? [] : [address.state]}
      counts={entries && counts}
      onChange={(states) => change({ state: states.at(-1) ?? null })}
    />
  );
}

/** The first day on which somebody would be contacted too often. */
export function TooMuch({ change }: Pick<Address, 'change'>) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const tooMuch = [...useComingDays().values()].find(({ over }) => over > 0);
  if (!tooMuch) return null;
  const { day, over, most } = tooMuch;
  return (
    <p className={styles.tooMuch}>
      <Icon of={TriangleAlert} small />
      <span>
        {t('tooMuch', {
          count: over,
          number: format.number(over),
          most: format.number(most),
          day: format.dayOfMonth(day),
        })}
      </span>
      <TextLink onPress={() => change({ day, month: day.slice(0, 7) })}>{t('showDay')}</TextLink>
    </p>
  );
}

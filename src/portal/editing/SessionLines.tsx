import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { meta, muted, strong } from '../ui/text.css.ts';
import * as styles from './KeptHistory.css.ts';

type Session = components['schemas']['Session'];

interface SessionLinesProps {
  sessions: readonly Session[];
  /** Why none may be ended. */
  cannotEnd?: string | undefined;
  onEnd: (id: string) => void;
}

/** Where somebody is signed in: with what, from which address, since when and when last. */
export function SessionLines({ sessions, cannotEnd, onEnd }: SessionLinesProps) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  return sessions.map(({ id, since, lastAt, device, address, isOwn }) => (
    <div key={id} className={styles.stepHead}>
      <span>
        {device !== null && <bdi className={strong}>{device}</bdi>}{' '}
        <bdi dir="ltr" className={muted}>
          {address}
        </bdi>
        {isOwn && <span className={muted}> · {t('yours')}</span>}{' '}
        <span className={`${meta} ${muted}`}>
          {t('session', { since: format.dateTime(since), last: format.dateTime(lastAt) })}
        </span>
      </span>
      <Button label={t('end')} disabledReason={cannotEnd} onPress={() => onEnd(id)} />
    </div>
  ));
}

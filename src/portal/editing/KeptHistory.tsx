import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { meta, muted, strong } from '../ui/text.css.ts';
import * as styles from './KeptHistory.css.ts';

type Change = components['schemas']['ReferenceChange'];

interface KeptHistoryProps {
  /** Oldest first. */
  steps: readonly Change[];
  /** What has been done to it: `CREATE`. */
  eventOf: (event: Change['event']) => string;
  nameOf: (field: string) => string;
  /** What stands in a field, where that is no text of somebody's. */
  sayValue?: (field: string, value: string) => string;
}

/** Who changed what and when, newest first, each field from what to what. */
export function KeptHistory({ steps, eventOf, nameOf, sayValue = (_, value) => value }: KeptHistoryProps) {
  const { t } = useTranslation('editing');
  const format = useFormat();
  return (
    <ol className={styles.history}>
      {steps.toReversed().map((step) => (
        <li key={`${step.version} ${step.at}`} className={styles.step}>
          <div className={styles.stepHead}>
            <span>
              <span className={strong}>{eventOf(step.event)}</span> · <bdi>{step.by.name}</bdi>
            </span>
            <time dateTime={step.at} className={`${meta} ${muted}`}>
              {format.dateTime(step.at)}
            </time>
          </div>
          {step.changes.map(({ field, from, to }) => (
            <div key={field} className={`${styles.change} ${meta}`}>
              <span>{nameOf(field)}:</span>
              {from !== null && <bdi className={styles.from}>{sayValue(field, from)}</bdi>}
              <bdi>{to === null ? t(from === null ? 'changed' : 'nothing') : sayValue(field, to)}</bdi>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

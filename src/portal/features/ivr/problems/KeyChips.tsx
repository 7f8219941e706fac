import { Check, ChevronRight, X } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './keychips.css.ts';

/** A key, or what leads on without one. Null: a step that has no key. */
export type Chip = string | null;

/** The keys of a way through the menu, in the order in which they are pressed: like a number, from left to right in any language. */
export function KeyChips({ keys }: { keys: readonly Chip[] }) {
  const { t } = useTranslation('ivrPublish');
  return (
    <span
      className={styles.chips}
      dir="ltr"
      role="img"
      aria-label={keys.map((key) => wordOf(key, t)).join(t('listComma')) || t('chips.start')}
    >
      {keys.map((key, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may have the same key twice
        <Fragment key={place}>
          {place > 0 && <Icon of={ChevronRight} small className={styles.between} />}
          <One chip={key} />
        </Fragment>
      ))}
    </span>
  );
}

function wordOf(chip: Chip, t: (key: string) => string): string {
  if (chip === 'success' || chip === 'failed' || chip === 'auto') return t(`chips.${chip}`);
  return chip ?? t('chips.none');
}

function One({ chip }: { chip: Chip }) {
  if (chip === 'success') return <span className={styles.kind.success}>{<Icon of={Check} small />}</span>;
  if (chip === 'failed') return <span className={styles.kind.failed}>{<Icon of={X} small />}</span>;
  return <span className={styles.chip}>{chip === null || chip === 'auto' ? '·' : chip}</span>;
}

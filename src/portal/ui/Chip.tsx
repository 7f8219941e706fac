import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import * as styles from './Chip.css.ts';
import { Icon } from './Icon.tsx';

export interface ChipProps {
  /** "Season Rabi 2026–27": the filter's name, muted, and its value. */
  name: string;
  value: string;
  /** Opens the filter; inside a Popover the trigger supplies it. */
  onPress?: () => void;
  onRemove: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A filter in force, with a cross that takes it away. */
export function Chip({ name, value, onPress, onRemove, ref }: ChipProps) {
  const { t } = useTranslation('common');
  return (
    <span className={styles.chip}>
      <Button ref={ref ?? null} className={styles.words} {...(onPress && { onPress })}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{value}</span>
      </Button>
      <Button slot={null} className={styles.cross} aria-label={t('removeFilter', { name })} onPress={onRemove}>
        <Icon of={X} small />
      </Button>
    </span>
  );
}

import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldFoot, FieldLabel } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import type { Option } from '../../ui/Option.tsx';
import * as styles from './cases.css.ts';

interface TilesProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  isRequired?: boolean;
  isSmall?: boolean;
  /** Digits choose. */
  hasDigits?: boolean;
  error?: string | undefined;
}

/** A few choices that are all in sight. */
export function Tiles({
  label,
  options,
  value,
  onChange,
  isRequired = false,
  isSmall = false,
  hasDigits = false,
  error,
}: TilesProps) {
  return (
    <RadioGroup
      className={styles.labelled}
      value={value}
      onChange={onChange}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className={styles.tiles}>
        {options.map((option, place) => (
          <Radio
            key={option.value}
            value={option.value}
            className={isSmall ? `${styles.tile} ${styles.small}` : styles.tile}
          >
            {option.icon && <Icon of={option.icon} />}
            <span className={styles.tileWord}>{option.label}</span>
            {hasDigits && place < 9 && <Kbd keys={String(place + 1)} />}
          </Radio>
        ))}
      </div>
      <FieldFoot error={error} />
    </RadioGroup>
  );
}

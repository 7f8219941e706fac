import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import type { Option } from '../../ui/Option.tsx';
import * as styles from './outreach.css.ts';

interface ManyFieldProps {
  label: string;
  description?: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  disabledReason?: string | undefined;
}

/** Several of a list: what is chosen joins the row below, where a cross takes it away. */
export function ManyField({ label, description, options, value, onChange, error, disabledReason }: ManyFieldProps) {
  const { t } = useTranslation('outreach');
  return (
    <div>
      <ComboBox
        label={label}
        placeholder={t('everybody')}
        {...(description !== undefined && { description })}
        options={options.filter((option) => !value.includes(option.value))}
        value={null}
        error={error}
        disabledReason={disabledReason}
        onChange={(id) => id !== null && onChange([...value, id])}
      />
      {value.length > 0 && (
        <div className={styles.chips}>
          {value.map((id) => (
            <Chip
              key={id}
              name={label}
              value={options.find((option) => option.value === id)?.label ?? '…'}
              onRemove={() => disabledReason === undefined && onChange(value.filter((other) => other !== id))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import type { Option } from '../../ui/Option.tsx';
import * as styles from './campaigns.css.ts';

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
  const { t } = useTranslation('campaigns');
  // After each choice the field begins anew, with the focus where it was; whoever has gone on is not called back.
  const [times, setTimes] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (times > 0) input.current?.focus();
  }, [times]);
  return (
    <div>
      <ComboBox
        label={label}
        key={times}
        ref={input}
        placeholder={t(value.length > 0 ? 'another' : 'everybody')}
        {...(description !== undefined && { description })}
        options={options.filter((option) => !value.includes(option.value))}
        value={null}
        error={error}
        disabledReason={disabledReason}
        onChange={(id) => {
          if (id === null) return;
          setTimes(times + 1);
          onChange([...value, id]);
        }}
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

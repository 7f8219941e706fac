import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import type { Option } from '../../ui/Option.tsx';
import { belonging } from './belonging.ts';
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
        <Chosen
          label={label}
          chosen={value.map((id) => options.find((option) => option.value === id) ?? { value: id, label: '…' })}
          onRemove={(ids) => disabledReason === undefined && onChange(value.filter((other) => !ids.includes(other)))}
        />
      )}
    </div>
  );
}

/** So many are seen at a glance; more are counted, and unfold by what they belong to. */
const FEW = 12;

interface ChosenProps {
  label: string;
  chosen: readonly Option[];
  onRemove: (ids: readonly string[]) => void;
}

function Chosen({ label, chosen, onRemove }: ChosenProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const one = ({ value, label: title, detail }: Option) => (
    <Chip key={value} name={isOpen && detail ? detail : label} value={title} onRemove={() => onRemove([value])} />
  );
  if (chosen.length <= FEW) return <div className={styles.chips}>{chosen.map(one)}</div>;
  return (
    <>
      <div className={styles.chips}>
        <Button
          icon={isOpen ? ChevronUp : ChevronDown}
          label={t('chosen', { count: chosen.length, number: format.number(chosen.length) })}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div className={styles.chips}>
          {belonging(chosen).map(([group, members]) =>
            members.length === 1 || group === unfolded ? (
              members.map(one)
            ) : (
              <Chip
                key={group}
                name={group || label}
                value={format.number(members.length)}
                onPress={() => setUnfolded(group)}
                onRemove={() => onRemove(members.map(({ value }) => value))}
              />
            ),
          )}
        </div>
      )}
    </>
  );
}

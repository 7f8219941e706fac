import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx';
import * as field from '../../../ui/Field.css.ts';
import { folded } from '../../../ui/folded.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useHoldings } from './caller.data.ts';
import * as styles from './simulator.css.ts';

interface Holding {
  title: string;
  titleUr: string | null;
}

interface HoldingsFieldProps {
  of: 'crops' | 'livestock' | 'machineries';
  value: readonly string[];
  onChange: (ids: string[]) => void;
  className: string;
}

/** The crops that the caller grows, the animals kept, the machines used. */
export function HoldingsField({ of, value, onChange, className }: HoldingsFieldProps) {
  const { t, i18n } = useTranslation('ivrSimulator');
  const { data } = useHoldings(of);
  const name = useId();
  const [letters, setLetters] = useState('');
  const all = data?.items ?? [];
  const wanted = folded(letters.trim());
  const shown = all.filter(({ title, titleUr }) => folded(`${title} ${titleUr ?? ''}`).includes(wanted));
  const named = ({ title, titleUr }: Holding) => (i18n.language === 'ur' ? (titleUr ?? title) : title);
  const titleOf = (id: string) => {
    const known = all.find((one) => one.id === id);
    return known ? named(known) : '…';
  };
  return (
    <div className={`${field.field} ${className} ${styles.field}`} role="group" aria-labelledby={name}>
      <span id={name} className={field.label}>
        {t(`holdings.${of}.title`)}
      </span>
      <div className={styles.crops}>
        <span className={styles.cropTags}>
          {value.map((id) => (
            <span key={id} className={styles.tag}>
              {titleOf(id)}
              <IconButton
                icon={X}
                label={t('removeHolding', { title: titleOf(id) })}
                className={styles.cross}
                onPress={() => onChange(value.filter((other) => other !== id))}
              />
            </span>
          ))}
        </span>
        <Popover
          label={t(`holdings.${of}.choose`)}
          trigger={<IconButton icon={Plus} label={t(`holdings.${of}.choose`)} className={styles.small} />}
          className={styles.choices}
        >
          <SearchField label={t(`holdings.${of}.find`)} value={letters} onChange={setLetters} />
          <CheckboxGroup
            label={t(`holdings.${of}.title`)}
            hideLabel
            options={shown.map((one) => ({ value: one.id, label: named(one) }))}
            value={value}
            onChange={(chosen) => {
              const hidden = value.filter((id) => !shown.some((one) => one.id === id));
              onChange([...hidden, ...chosen]);
            }}
          />
        </Popover>
      </div>
    </div>
  );
}

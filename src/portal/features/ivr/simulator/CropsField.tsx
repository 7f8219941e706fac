import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx';
import * as field from '../../../ui/Field.css.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useCrops } from './caller.data.ts';
import * as styles from './simulator.css.ts';

interface Crop {
  title: string;
  titleUr: string | null;
}

interface CropsFieldProps {
  value: readonly string[];
  onChange: (crops: string[]) => void;
  className: string;
}

/** The crops that the caller grows. */
export function CropsField({ value, onChange, className }: CropsFieldProps) {
  const { t, i18n } = useTranslation('ivrSimulator');
  const { data } = useCrops();
  const name = useId();
  const [letters, setLetters] = useState('');
  const crops = data?.items ?? [];
  const wanted = letters.trim().toLocaleLowerCase();
  const shown = crops.filter(({ title, titleUr }) => `${title} ${titleUr ?? ''}`.toLocaleLowerCase().includes(wanted));
  const named = ({ title, titleUr }: Crop) => (i18n.language === 'ur' ? (titleUr ?? title) : title);
  const titleOf = (id: string) => {
    const crop = crops.find((one) => one.id === id);
    return crop ? named(crop) : '…';
  };
  return (
    <div className={`${field.field} ${className} ${styles.field}`} role="group" aria-labelledby={name}>
      <span id={name} className={field.label}>
        {t('crops')}
      </span>
      <div className={styles.crops}>
        <span className={styles.cropTags}>
          {value.map((id) => (
            <span key={id} className={styles.tag}>
              {titleOf(id)}
              <IconButton
                icon={X}
                label={t('removeCrop', { crop: titleOf(id) })}
                className={styles.cross}
                onPress={() => onChange(value.filter((other) => other !== id))}
              />
            </span>
          ))}
        </span>
        <Popover
          label={t('chooseCrops')}
          trigger={<IconButton icon={Plus} label={t('chooseCrops')} className={styles.small} />}
          className={styles.choices}
        >
          <SearchField label={t('findCrop')} value={letters} onChange={setLetters} />
          <CheckboxGroup
            label={t('crops')}
            hideLabel
            options={shown.map((crop) => ({ value: crop.id, label: named(crop) }))}
            value={value}
            onChange={(chosen) => {
              const hidden = value.filter((id) => !shown.some((crop) => crop.id === id));
              onChange([...hidden, ...chosen]);
            }}
          />
        </Popover>
      </div>
    </div>
  );
}

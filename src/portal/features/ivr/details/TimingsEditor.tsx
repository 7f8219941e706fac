import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { Timing } from '../../../../../machines/ivr/menu.ts';
import type { Errors } from '../../../editing/edited.ts';
import { Button } from '../../../ui/Button.tsx';
import * as field from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as styles from './details.css.ts';
import { workingHours } from './trunk.form.ts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;

interface TimingsEditorProps {
  label: string;
  /** What no time at all means. */
  none: string;
  /** Where the times stand in what is sent, for finding their errors. */
  pointer: string;
  timings: readonly Timing[];
  onChange: (timings: readonly Timing[]) => void;
  errors: Errors;
  locked: string | undefined;
}

/** Times of the week, each some days from and to. */
export function TimingsEditor({ label, none, pointer, timings, onChange, errors, locked }: TimingsEditorProps) {
  const { t } = useTranslation('ivrDetails');
  const change = (place: number, part: Partial<Timing>) =>
    onChange(timings.map((timing, at) => (at === place ? { ...timing, ...part } : timing)));
  return (
    <fieldset className={styles.timings}>
      <legend className={field.label}>{label}</legend>
      {timings.length === 0 && <p className={field.description}>{none}</p>}
      {timings.map((timing, place) => {
        const daysError = errors[`${pointer}/${place}/days`];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place
          <div key={place} className={styles.timing}>
            <div className={styles.days}>
              <ToggleButtonGroup
                aria-label={t('daysOf', { label, place: place + 1 })}
                className={styles.dayGroup}
                selectionMode="multiple"
                isDisabled={locked !== undefined}
                selectedKeys={timing.days.map(String)}
                onSelectionChange={(keys) => change(place, { days: days.filter((day) => keys.has(String(day))) })}
              >
                {days.map((day) => (
                  <ToggleButton key={day} id={String(day)} className={styles.day}>
                    {t(`days.${day}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              {daysError && (
                <p className={field.error} role="alert">
                  <Icon of={CircleAlert} small />
                  {t('chooseDays')}
                </p>
              )}
            </div>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                label={t(`${end}Of`, { label, place: place + 1 })}
                hideLabel
                code
                inputMode="numeric"
                placeholder={end === 'from' ? '08:00' : '20:00'}
                maxLength={5}
                value={timing[end]}
                onChange={(clock) => change(place, { [end]: clock })}
                error={errors[`${pointer}/${place}/${end}`]}
                disabledReason={locked}
                className={styles.clock}
              />
            ))}
            <IconButton
              icon={Trash2}
              label={t('removeTiming', { label, place: place + 1 })}
              disabledReason={locked}
              onPress={() => onChange(timings.filter((_, at) => at !== place))}
            />
          </div>
        );
      })}
      <Button
        icon={Plus}
        variant="quiet"
        label={t('addTiming')}
        disabledReason={locked}
        onPress={() => onChange([...timings, workingHours])}
        className={styles.addTiming}
      />
    </fieldset>
  );
}

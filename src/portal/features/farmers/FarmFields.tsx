import { useTranslation } from 'react-i18next';
import type { Typed } from '../../records/typed.hook.ts';
import { useEntries } from '../../reference/choices.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FarmTyped } from './farm.form.ts';
import { useColleagues } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';

const REFERENCES = ['soilTypeId', 'soilIssueId', 'irrigationSourceId', 'landTopographyId'] as const;

/** What its fields are chosen from. */
export function useFarmOptions() {
  return {
    soilTypeId: useEntries('soil-type'),
    soilIssueId: useEntries('soil-issue'),
    irrigationSourceId: useEntries('irrigation-source'),
    landTopographyId: useEntries('land-topography'),
    locationId: useEntries('tehsil'),
    operatorId: useColleagues(),
  };
}

/** Where a farm lies, its soil and water, and who looks after it. */
export function FarmFields({ field }: Pick<Typed<FarmTyped>, 'field'>) {
  const { t } = useTranslation('farmers');
  const lists = useFarmOptions();
  return (
    <div className={styles.pair}>
      <ComboBox label={t('fields.locationId')} options={lists.locationId} {...field('locationId')} />
      <TextField label={t('fields.address')} maxLength={200} {...field('address')} />
      {REFERENCES.map((name) => (
        <Select key={name} label={t(`fields.${name}`)} options={lists[name]} {...field(name)} />
      ))}
      <ComboBox label={t('fields.operatorId')} options={lists.operatorId} {...field('operatorId')} />
    </div>
  );
}

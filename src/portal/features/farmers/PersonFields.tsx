import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastBirthday } from '../../../../machines/farmers/farmer.age.ts';
import { today, useFormat } from '../../format.ts';
import { useEntries } from '../../reference/choices.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import type { Option } from '../../ui/Option.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './farmers.css.ts';
import { cnicDigits, type PersonFault, type PersonForm } from './person.form.ts';

const GENDERS = ['male', 'female', 'other'] as const;
const PHONES = ['smartphone', 'featurePhone'] as const;

interface PersonFieldsProps {
  values: PersonForm;
  /** As it is stored: what differs is marked. */
  before: PersonForm | null;
  faults: Partial<Record<keyof PersonForm, PersonFault>>;
  /** What is missing is said after the first try only. */
  wasSent: boolean;
  refused: Readonly<Record<string, string>>;
  onChange: (change: Partial<PersonForm>) => void;
  first: ReactNode;
}

/** What is known of a person, each field with what it was before. */
export function PersonFields({ values, before, faults, wasSent, refused, onChange, first }: PersonFieldsProps) {
  const { t } = useTranslation('farmers');
  const { date } = useFormat();
  const [languages, occupations, tehsils] = [useEntries('language'), useEntries('occupation'), useEntries('tehsil')];
  const genders = GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }));
  const phones = PHONES.map((value) => ({ value, label: t(`phones.${value}`) }));

  const errorOf = (field: keyof PersonForm) => {
    const fault = faults[field];
    const said = field === 'place' ? (refused['lat'] ?? refused['lng']) : refused[field];
    if (said) return said;
    if (!fault || (fault === 'missing' && !wasSent)) return undefined;
    return t(`faults.${fault}`, { count: cnicDigits(values.cnic).length });
  };
  const put = (field: keyof PersonForm, control: ReactNode, words: (value: string) => string = (value) => value) => {
    const isChanged = before !== null && before[field] !== values[field];
    const was = isChanged && before[field];
    return (
      <div className={isChanged ? `${styles.field} ${styles.changed}` : styles.field} data-field={field}>
        {control}
        {isChanged && <span className={styles.was}>{was ? t('was', { value: words(was) }) : t('wasEmpty')}</span>}
      </div>
    );
  };
  const error = (field: keyof PersonForm) => {
    const words = errorOf(field);
    return words === undefined ? {} : { error: words };
  };
  const text = (field: 'name' | 'nameUr' | 'fatherName' | 'cnic' | 'email' | 'village' | 'place', more = {}) =>
    put(
      field,
      <TextField
        label={t(`fields.${field}`)}
        value={values[field]}
        onChange={(value) => onChange({ [field]: value })}
        maxLength={120}
        {...error(field)}
        {...more}
      />,
    );
  const labelIn = (options: readonly Option[]) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? '';

  return (
    <div className={styles.fields}>
      {text('name', { isRequired: true })}
      {first}
      {text('cnic', { code: true, inputMode: 'numeric', maxLength: 20 })}
      {put(
        'languageId',
        <ComboBox
          label={t('fields.languageId')}
          options={languages}
          value={values.languageId}
          onChange={(languageId) => onChange({ languageId })}
          {...error('languageId')}
        />,
        labelIn(languages),
      )}
      {text('nameUr')}
      {text('fatherName')}
      {put(
        'gender',
        <Select
          label={t('fields.gender')}
          options={genders}
          value={values.gender}
          onChange={(gender) => onChange({ gender })}
          {...error('gender')}
        />,
        labelIn(genders),
      )}
      {put(
        'dob',
        <DateField
          label={t('fields.dob')}
          value={values.dob}
          onChange={(dob) => onChange({ dob })}
          max={lastBirthday(today())}
          {...error('dob')}
        />,
        date,
      )}
      {put(
        'occupationId',
        <ComboBox
          label={t('fields.occupationId')}
          options={occupations}
          value={values.occupationId}
          onChange={(occupationId) => onChange({ occupationId })}
          {...error('occupationId')}
        />,
        labelIn(occupations),
      )}
      {put(
        'phoneType',
        <Select
          label={t('fields.phoneType')}
          options={phones}
          value={values.phoneType}
          onChange={(phoneType) => onChange({ phoneType })}
        />,
        labelIn(phones),
      )}
      {text('email', { code: true, type: 'email', maxLength: 254 })}
      {text('village')}
      {text('place', { code: true, description: t('placeHint') })}
      {put(
        'tehsilId',
        <ComboBox
          label={t('fields.tehsilId')}
          description={t('tehsilHint')}
          options={tehsils}
          value={values.tehsilId}
          onChange={(tehsilId) => onChange({ tehsilId })}
          {...error('tehsilId')}
        />,
        labelIn(tehsils),
      )}
    </div>
  );
}

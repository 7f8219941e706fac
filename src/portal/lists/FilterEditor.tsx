import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx';
import { DateField } from '../ui/DateField.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import type { Option } from '../ui/Option.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import * as styles from './list.css.ts';
import type { Filter } from './list.ts';

export type FilterValues = Readonly<Record<string, readonly string[]>>;

interface FilterEditorProps {
  filter: Filter;
  namespace: string;
  values: FilterValues;
  onChange: (name: string, values: readonly string[]) => void;
}

const MANY = 10;

/** The control of one filter; what is chosen takes effect at once. */
export function FilterEditor({ filter, namespace, values, onChange }: FilterEditorProps) {
  const { t } = useTranslation(['lists', namespace]);
  const title = t(`${namespace}:filters.${filter.key}`);
  const one = (name: string) => values[name]?.[0] ?? null;
  const set = (name: string) => (value: string | number | null) =>
    onChange(name, value === null ? [] : [String(value)]);
  switch (filter.kind) {
    case 'choice':
      return <Choices filter={filter} title={title} values={values} onChange={onChange} />;
    case 'range': {
      const [min, max] = [one(filter.min), one(filter.max)];
      return (
        <div className={styles.panel}>
          <NumberField label={t('from')} min={0} value={min === null ? null : Number(min)} onChange={set(filter.min)} />
          <NumberField label={t('to')} min={0} value={max === null ? null : Number(max)} onChange={set(filter.max)} />
        </div>
      );
    }
    case 'days':
      return (
        <div className={styles.panel}>
          <DateField label={t('from')} value={one(filter.from)} onChange={set(filter.from)} />
          <DateField label={t('to')} value={one(filter.to)} onChange={set(filter.to)} />
        </div>
      );
    case 'flag':
      return (
        <div className={styles.panel}>
          <RadioGroup
            label={title}
            hideLabel
            value={one(filter.key)}
            onChange={set(filter.key)}
            options={[
              { value: 'true', label: t(`${namespace}:filters.${filter.key}Yes`) },
              { value: 'false', label: t(`${namespace}:filters.${filter.key}No`) },
            ]}
          />
        </div>
      );
  }
}

interface ChoicesProps extends Pick<FilterEditorProps, 'values' | 'onChange'> {
  filter: Extract<Filter, { kind: 'choice' }>;
  title: string;
}

function Choices({ filter, title, values, onChange }: ChoicesProps) {
  const { t } = useTranslation('lists');
  const options = filter.useOptions();
  const [letters, setLetters] = useState('');
  const chosen = values[filter.key] ?? [];
  const wanted = letters.trim().toLocaleLowerCase();
  const found = options.filter(
    ({ label, value }) => label.toLocaleLowerCase().includes(wanted) || chosen.includes(value),
  );
  return (
    <div className={styles.panel}>
      {options.length > MANY && <SearchField label={t('findOption')} value={letters} onChange={setLetters} autoFocus />}
      <div className={styles.options}>
        <CheckboxGroup
          label={title}
          hideLabel
          options={found}
          value={chosen}
          onChange={(next) => onChange(filter.key, next)}
        />
      </div>
    </div>
  );
}

const NO_OPTIONS: readonly Option[] = [];
const useNoOptions = () => NO_OPTIONS;

/** What a filter in force says on its chip. */
export function useFilterWords(filter: Filter, namespace: string, values: FilterValues): string {
  const { t, i18n } = useTranslation(['lists', namespace]);
  const useOptions = filter.kind === 'choice' ? filter.useOptions : useNoOptions;
  const options = useOptions();
  const number = new Intl.NumberFormat(i18n.language);
  const span = (from: string | undefined, to: string | undefined) => {
    if (from !== undefined && to !== undefined) return `${from} – ${to}`;
    return from !== undefined ? `≥ ${from}` : `≤ ${to ?? ''}`;
  };
  const amount = (name: string) =>
    values[name]?.[0] === undefined ? undefined : number.format(Number(values[name][0]));
  switch (filter.kind) {
    case 'choice': {
      const chosen = values[filter.key] ?? [];
      const names = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);
      return names.length > 2 ? t('severalChosen', { first: names[0], number: names.length - 1 }) : names.join(', ');
    }
    case 'range':
      return span(amount(filter.min), amount(filter.max));
    case 'days':
      return span(values[filter.from]?.[0], values[filter.to]?.[0]);
    case 'flag':
      return t(`${namespace}:filters.${filter.key}${values[filter.key]?.[0] === 'true' ? 'Yes' : 'No'}`);
  }
}

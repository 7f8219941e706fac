import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { walkByArrows, walkByLetters } from '../ui/arrow-keys.ts';
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx';
import { DateField } from '../ui/DateField.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import type { Option } from '../ui/Option.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { h4, muted } from '../ui/text.css.ts';
import * as styles from './filter.css.ts';
import { type Filter, type FilterValues, isTurned } from './filter.ts';

interface FilterEditorProps {
  filter: Filter;
  namespace: string;
  values: FilterValues;
  onChange: (name: string, values: readonly string[]) => void;
}

const MANY = 10;
/** A date keeps an input beside its parts that nobody sees. */
const STOPS = 'input:not([tabindex="-1"], [aria-hidden="true"] *), [role="spinbutton"]';

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
      const [min, max] = [numberIn(one(filter.min)), numberIn(one(filter.max))];
      const error = isTurned(min, max) ? t('spanTurned') : undefined;
      return (
        <Panel title={title} {...(filter.unit && { unit: t(`${namespace}:units.${filter.unit}`) })}>
          <NumberField label={t('from')} min={0} max={filter.most} digits={2} value={min} onCommit={set(filter.min)} />
          <NumberField
            label={t('to')}
            min={0}
            max={filter.most}
            digits={2}
            value={max}
            onCommit={set(filter.max)}
            error={error}
          />
        </Panel>
      );
    }
    case 'days': {
      const [from, to] = [one(filter.from), one(filter.to)];
      return (
        <Panel title={title}>
          <DateField label={t('from')} value={from} onChange={set(filter.from)} />
          <DateField
            label={t('to')}
            value={to}
            onChange={set(filter.to)}
            error={isTurned(from, to) ? t('spanTurned') : undefined}
          />
        </Panel>
      );
    }
    case 'day':
      return (
        <Panel title={title}>
          <DateField label={t('from')} value={one(filter.key)} onChange={set(filter.key)} />
        </Panel>
      );
    case 'flag':
      return (
        <Panel title={title}>
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
        </Panel>
      );
  }
}

function numberIn(text: string | null): number | null {
  return text === null ? null : Number(text);
}

interface PanelProps {
  title: string;
  unit?: string;
  children: ReactNode;
}

/**
 * What the filter is about and what it is measured in. Its first field has the focus as soon as it is there: entries and
 * calendars come in a moment. Until then the panel holds it, lest what is typed go to something that nobody sees.
 */
function Panel({ title, unit, children }: PanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = frame.current;
    if (!panel) return undefined;
    panel.focus();
    const take = () => {
      if (document.activeElement === panel) panel.querySelector<HTMLElement>(STOPS)?.focus();
      if (document.activeElement !== panel) coming.disconnect();
    };
    const coming = new MutationObserver(take);
    coming.observe(panel, { childList: true, subtree: true });
    take();
    return () => coming.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters lead to controls that have keys of their own
    <div ref={frame} className={styles.panel} tabIndex={-1} onKeyDown={walkByLetters}>
      <h2 className={h4}>
        {title} {unit && <span className={muted}>{unit}</span>}
      </h2>
      {children}
    </div>
  );
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
  const matching = found.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const takeTheOnly = () => {
    const [only, ...others] = matching;
    if (!only || others.length > 0) return;
    onChange(filter.key, [...(filter.isSingle ? [] : chosen.filter((value) => value !== only.value)), only.value]);
    setLetters('');
  };
  return (
    <Panel title={title}>
      <div role="group" aria-label={title} className={styles.choosing} onKeyDown={walkByArrows}>
        {options.length > MANY && (
          <SearchField label={t('findOption')} value={letters} onChange={setLetters} onSubmit={takeTheOnly} />
        )}
        <div className={styles.options}>
          {filter.isSingle ? (
            <RadioGroup
              label={title}
              hideLabel
              options={found}
              value={chosen[0] ?? null}
              onChange={(next) => onChange(filter.key, [next])}
            />
          ) : (
            <CheckboxGroup
              label={title}
              hideLabel
              options={found}
              value={chosen}
              onChange={(next) => onChange(filter.key, next)}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}

const NO_OPTIONS: readonly Option[] = [];
const useNoOptions = () => NO_OPTIONS;

/** What a filter in force says on its chip. */
export function useFilterWords(filter: Filter, namespace: string, values: FilterValues): string {
  const { t, i18n } = useTranslation(['lists', 'common', namespace]);
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
      return names.length > 2
        ? t('severalChosen', { first: names[0], number: names.length - 1 })
        : names.join(t('common:comma'));
    }
    case 'range':
      return span(amount(filter.min), amount(filter.max));
    case 'days':
      return span(values[filter.from]?.[0], values[filter.to]?.[0]);
    case 'day':
      return span(values[filter.key]?.[0], undefined);
    case 'flag':
      return t(`${namespace}:filters.${filter.key}${values[filter.key]?.[0] === 'true' ? 'Yes' : 'No'}`);
  }
}

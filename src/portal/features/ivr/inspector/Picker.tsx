import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox } from 'react-aria-components/ListBox';
import { useTranslation } from 'react-i18next';
import { folded } from '../../../ui/folded.ts';
import { type Option, OptionItem } from '../../../ui/Option.tsx';
import * as list from '../../../ui/Popover.css.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import * as styles from './inspector.css.ts';

/** More than this many are narrowed by typing. */
const SHOWN = 100;

interface PickerProps {
  label: string;
  options: readonly Option[];
  /** Several: chosen ones stay in the list with a tick and can be taken out again. */
  mode: 'single' | 'multiple';
  chosen: readonly string[];
  isLoading?: boolean;
  onChoose: (chosen: string[]) => void;
}

/** A search over a list of choices, for the panel of a popover. The arrows walk the list while the letters stay where they are. */
export function Picker({ label, options, mode, chosen, isLoading = false, onChoose }: PickerProps) {
  const { t } = useTranslation(['ivrInspector', 'common']);
  const [letters, setLetters] = useState('');
  const wanted = folded(letters.trim());
  const found = options.filter((option) => textOf(option).includes(wanted));
  const shown = found.slice(0, SHOWN);
  const visible = new Set(shown.map(({ value }) => value));
  return (
    <div className={styles.picker} data-picker>
      <Autocomplete inputValue={letters} onInputChange={setLetters}>
        <SearchField label={t('find', { what: label })} value={letters} onChange={setLetters} autoFocus />
        <ListBox<Option & { id: string }>
          aria-label={label}
          className={styles.pickerList}
          items={shown.map((option) => ({ ...option, id: option.value }))}
          selectionMode={mode}
          selectionBehavior="toggle"
          disallowEmptySelection={mode === 'single'}
          escapeKeyBehavior="none"
          selectedKeys={chosen.filter((value) => visible.has(value))}
          onSelectionChange={(keys) => {
            const now = keys === 'all' ? shown.map(({ value }) => value) : [...keys].map(String);
            const kept = mode === 'single' ? [] : chosen.filter((value) => !visible.has(value) || now.includes(value));
            onChoose([...kept, ...now.filter((value) => !kept.includes(value))]);
          }}
          renderEmptyState={() => (
            <div className={list.nothing}>{isLoading ? t('common:loading') : t('common:nothingFound')}</div>
          )}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Autocomplete>
      {found.length > shown.length && <p className={styles.note}>{t('moreFound', { count: found.length - SHOWN })}</p>}
    </div>
  );
}

function textOf({ label, detail }: Option): string {
  return folded(`${label} ${detail ?? ''}`);
}

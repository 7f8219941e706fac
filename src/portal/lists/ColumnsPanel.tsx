import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { options, panel } from '../filters/filter.css.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { OrderGrid } from '../ui/OrderGrid.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { h4, muted } from '../ui/text.css.ts';
import { type ArrangedColumn, ordered, resized, shown, WIDTH_STEP } from './columns.ts';
import * as styles from './list.css.ts';

export interface ColumnsPanelProps {
  columns: readonly ArrangedColumn[];
  fixed: readonly string[];
  titleOf: (key: string) => string;
  onChange: (columns: readonly ArrangedColumn[]) => void;
  /** Absent while the columns stand as the list describes them. */
  onReset?: () => void;
}

/** Find, hide, reorder and resize columns, with the keyboard as well. */
export function ColumnsPanel({ columns, fixed, titleOf, onChange, onReset }: ColumnsPanelProps) {
  const { t } = useTranslation('lists');
  const [letters, setLetters] = useState('');
  const wanted = letters.trim().toLocaleLowerCase();
  const found = columns.filter(({ key }) => titleOf(key).toLocaleLowerCase().includes(wanted));
  const inSight = found.filter(({ hidden }) => !hidden).map((column) => ({ ...column, id: column.key }));
  const away = found.filter(({ hidden }) => hidden);
  const box = ({ key, hidden }: ArrangedColumn) => (
    <span className={styles.columnName}>
      <Checkbox
        label={titleOf(key)}
        isSelected={!hidden}
        onChange={(on) => onChange(shown(columns, key, on))}
        disabledReason={fixed.includes(key) ? t('columnFixed') : undefined}
      />
    </span>
  );
  return (
    <div className={`${panel} ${styles.wide}`}>
      <SearchField label={t('findColumn')} value={letters} onChange={setLetters} autoFocus />
      <div className={options}>
        {inSight.length > 0 && <h2 className={h4}>{t('columnsInSight')}</h2>}
        <OrderGrid
          label={t('columnsInSight')}
          items={inSight}
          isStack
          nameOf={({ key }) => titleOf(key)}
          handleLabel={(place) => t('moveColumn', { name: titleOf(inSight[place]?.key ?? '') })}
          onOrder={wanted === '' ? (keys) => onChange(ordered(columns, keys)) : undefined}
        >
          {(column, _place, handle) => (
            <div className={styles.columnLine}>
              {handle}
              {box(column)}
              <IconButton
                icon={Minus}
                label={t('narrower', { name: titleOf(column.key) })}
                onPress={() => onChange(resized(columns, column.key, column.width - WIDTH_STEP))}
              />
              <IconButton
                icon={Plus}
                label={t('wider', { name: titleOf(column.key) })}
                onPress={() => onChange(resized(columns, column.key, column.width + WIDTH_STEP))}
              />
            </div>
          )}
        </OrderGrid>
        {away.length > 0 && <h2 className={h4}>{t('columnsAway')}</h2>}
        {away.map((column) => (
          <div key={column.key} className={styles.columnLine}>
            {box(column)}
          </div>
        ))}
        {found.length === 0 && <p className={muted}>{t('nothingMatches')}</p>}
      </div>
      <Button
        variant="quiet"
        label={t('resetColumns')}
        disabledReason={onReset ? undefined : t('columnsAreStandard')}
        {...(onReset && { onPress: onReset })}
      />
    </div>
  );
}

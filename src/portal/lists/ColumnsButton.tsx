import { ArrowDown, ArrowUp, Columns3, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Popover } from '../ui/Popover.tsx';
import { type ArrangedColumn, moved, resized, shown, WIDTH_STEP } from './columns.ts';
import * as styles from './list.css.ts';

interface ColumnsButtonProps {
  columns: readonly ArrangedColumn[];
  fixed: readonly string[];
  titleOf: (key: string) => string;
  onChange: (columns: readonly ArrangedColumn[]) => void;
  /** Absent while the columns stand as the list describes them. */
  onReset?: () => void;
}

/** Hide, reorder and resize columns, with the keyboard as well. */
export function ColumnsButton({ columns, fixed, titleOf, onChange, onReset }: ColumnsButtonProps) {
  const { t } = useTranslation('lists');
  const visible = columns.filter(({ hidden }) => !hidden).length;
  return (
    <Popover
      label={t('columns')}
      placement="bottom end"
      trigger={
        <Button
          icon={Columns3}
          label={t('columns')}
          detail={t('columnsShown', { shown: visible, all: columns.length })}
        />
      }
    >
      <div className={`${styles.panel} ${styles.wide}`}>
        <div className={styles.options}>
          {columns.map(({ key, width, hidden }, place) => {
            const name = titleOf(key);
            return (
              <div key={key} className={styles.columnLine}>
                <span className={styles.columnName}>
                  <Checkbox
                    label={name}
                    isSelected={!hidden}
                    onChange={(on) => onChange(shown(columns, key, on))}
                    disabledReason={fixed.includes(key) ? t('columnFixed') : undefined}
                  />
                </span>
                <IconButton
                  icon={Minus}
                  label={t('narrower', { name })}
                  onPress={() => onChange(resized(columns, key, width - WIDTH_STEP))}
                />
                <IconButton
                  icon={Plus}
                  label={t('wider', { name })}
                  onPress={() => onChange(resized(columns, key, width + WIDTH_STEP))}
                />
                <IconButton
                  icon={ArrowUp}
                  label={t('earlier', { name })}
                  disabledReason={place === 0 ? t('isFirst') : undefined}
                  onPress={() => onChange(moved(columns, key, -1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('later', { name })}
                  disabledReason={place === columns.length - 1 ? t('isLast') : undefined}
                  onPress={() => onChange(moved(columns, key, 1))}
                />
              </div>
            );
          })}
        </div>
        <Button
          variant="quiet"
          label={t('resetColumns')}
          disabledReason={onReset ? undefined : t('columnsAreStandard')}
          {...(onReset && { onPress: onReset })}
        />
      </div>
    </Popover>
  );
}

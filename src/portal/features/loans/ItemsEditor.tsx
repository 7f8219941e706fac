import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ltr } from '../../ui/text.css.ts';
import { amountOf, emptyLine, type ItemLine, lineErrors, MAX_LINES, QUANTITY, totalOf, UNIT_PRICE } from './items.ts';
import * as styles from './loans.css.ts';
import { UnitField } from './UnitField.tsx';

interface ItemsEditorProps {
  label: string;
  lines: readonly ItemLine[];
  onChange: (lines: readonly ItemLine[]) => void;
  /** Says what is missing; false until somebody tried to send. */
  showsErrors: boolean;
}

export function ItemsEditor({ label, lines, onChange, showsErrors }: ItemsEditorProps) {
  const { t } = useTranslation('loans');
  const format = useFormat();
  // Whoever adds a line goes on typing in it.
  const [added, setAdded] = useState<number | null>(null);
  const set = (line: ItemLine) => onChange(lines.map((one) => (one.key === line.key ? line : one)));
  return (
    <fieldset className={styles.form} aria-label={label} style={{ border: 0 }}>
      {lines.map((line, place) => {
        const errors = showsErrors ? lineErrors(line) : {};
        const missing = (name: keyof typeof errors) => (errors[name] ? t('missing') : undefined);
        return (
          <div key={line.key} className={styles.itemLine}>
            <TextField
              autoFocus={line.key === added}
              label={t('item')}
              value={line.title}
              onChange={(title) => set({ ...line, title })}
              maxLength={200}
              error={missing('title')}
            />
            <TextField
              label={t('supplier')}
              value={line.supplier}
              onChange={(supplier) => set({ ...line, supplier })}
              maxLength={200}
            />
            <NumberField
              label={t('quantity')}
              value={line.quantity}
              onChange={(quantity) => set({ ...line, quantity })}
              {...QUANTITY}
              error={missing('quantity')}
            />
            <UnitField value={line.unit} onChange={(unit) => set({ ...line, unit })} />
            <NumberField
              label={t('unitPrice')}
              value={line.unitPrice}
              onChange={(unitPrice) => set({ ...line, unitPrice })}
              {...UNIT_PRICE}
              error={missing('unitPrice')}
            />
            <span className={styles.itemTotal}>
              <span className={ltr}>{format.rupees(amountOf(line))}</span>
            </span>
            <IconButton
              icon={Trash2}
              label={t('removeItem', { number: place + 1 })}
              onPress={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        );
      })}
      <div className={styles.total}>
        <Button
          icon={Plus}
          label={t('addItem')}
          disabledReason={lines.length >= MAX_LINES ? t('mostItems', { count: MAX_LINES }) : undefined}
          onPress={() => {
            const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
            setAdded(key);
            onChange([...lines, emptyLine(key)]);
          }}
        />
        <span className={styles.spacer} />
        {t('total')} <span className={ltr}>{format.money(totalOf(lines))}</span>
      </div>
    </fieldset>
  );
}

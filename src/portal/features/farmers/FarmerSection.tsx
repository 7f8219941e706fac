import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as record from '../../records/record.css.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { h3 } from '../../ui/text.css.ts';
import * as styles from './farmers.css.ts';

interface FarmerSectionProps {
  /** Names its words, and its place on the page. */
  name: string;
  /** How much there is of it, in words. */
  sum?: string | undefined;
  /** At the end of its head. */
  action?: ReactNode;
  isEmpty: boolean;
  /** What is needed before there can be any, where that is missing. */
  first?: string | undefined;
  children: ReactNode;
}

/** One kind of what a farmer has, or that there is none of it. */
export function FarmerSection({ name, sum, action, isEmpty, first, children }: FarmerSectionProps) {
  const { t } = useTranslation('farmers');
  return (
    <section id={name} className={record.section} aria-label={t(`sections.${name}`)}>
      <div className={record.sectionHead}>
        <h2 className={h3}>{t(`sections.${name}`)}</h2>
        {sum && <span className={styles.muted}>{sum}</span>}
        <span className={styles.spacer} />
        {action}
      </div>
      {isEmpty && <p className={styles.empty}>{first ?? t(`nothing.${name}`)}</p>}
      {children}
    </section>
  );
}

interface AddButtonProps {
  label: string;
  refusal: string | undefined;
  onPress: () => void;
}

export function AddButton({ label, refusal, onPress }: AddButtonProps) {
  return <Button icon={Plus} label={label} disabledReason={refusal} onPress={onPress} />;
}

interface OwnedTableProps {
  /** The fields that its columns show; `end` for numbers. */
  columns: readonly (string | { end: string })[];
  children: ReactNode;
}

/** Rows of what a farmer has, with what can be done to each at their end. */
export function OwnedTable({ columns, children }: OwnedTableProps) {
  const { t } = useTranslation('farmers');
  return (
    <div className={record.tableScroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {t(`fields.${column}`)}
                </th>
              ) : (
                <th key={column.end} scope="col" data-end>
                  {t(`fields.${column.end}`)}
                </th>
              ),
            )}
            <th scope="col">
              <span className={styles.small}>{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowToolsProps {
  /** Of what the row is about. */
  name: string;
  refusal: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
  /** More, before these. */
  children?: ReactNode;
}

export function RowTools({ name, refusal, onEdit, onRemove, children }: RowToolsProps) {
  const { t } = useTranslation('farmers');
  return (
    <span className={styles.tools}>
      {children}
      <IconButton icon={Pencil} label={t('editNamed', { name })} disabledReason={refusal} onPress={onEdit} />
      <IconButton icon={Trash2} label={t('removeNamed', { name })} disabledReason={refusal} onPress={onRemove} />
    </span>
  );
}

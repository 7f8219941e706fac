import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { table } from '../../ui/PlainTable.css.ts';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { code as codeText, muted } from '../../ui/text.css.ts';
import * as styles from './file.css.ts';
import { type ImportDetails, useRows, type WhichRows } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';

interface RowsProps {
  one: ImportDetails;
  which: WhichRows;
  onClose: () => void;
}

/** The very rows behind a number, a hundred at a time. */
export function RowsSection({ one, which, onClose }: RowsProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { why } = useImportWords();
  const [after, setAfter] = useState<number>();
  const { data } = useRows(one.id, { ...which, ...(after !== undefined && { after }) });
  const title = which.code ? why(which.code) : t(`rowsOf.${which.outcome ?? which.verdict ?? 'all'}`);
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle} ref={toView}>
          {title}
        </h3>
        <span className={styles.end}>
          <Button variant="quiet" icon={X} label={t('closeRows')} onPress={onClose} />
        </span>
      </div>
      {!data && <SkeletonLines lines={5} />}
      {data && (
        <div className={styles.scroller}>
          <table className={`${table} ${styles.dense}`}>
            <thead>
              <tr>
                <th>{t('row')}</th>
                <th>{t('targets.number')}</th>
                <th>{t('whatBecame')}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ row, phone, code, detail, outcome }) => (
                <tr key={row}>
                  <td>{number(row)}</td>
                  <td>
                    <span className={codeText}>{phone ?? '–'}</span>
                  </td>
                  <td>{code === null ? t(`rowsOf.${outcome ?? 'all'}`) : why(code, detail)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.items.length === 0 && <p className={muted}>{t('noSuchRows')}</p>}
        </div>
      )}
      <div className={styles.more}>
        {after !== undefined && <Button label={t('fromStart')} onPress={() => setAfter(undefined)} />}
        {data?.next != null && <Button label={t('moreRows')} onPress={() => setAfter(data.next ?? undefined)} />}
      </div>
    </section>
  );
}

function toView(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'nearest' });
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { table } from '../../ui/PlainTable.css.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { code as codeText, muted } from '../../ui/text.css.ts';
import * as styles from './file.css.ts';
import type { ImportDetails, WhichRows } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';
import { OpenThese } from './OpenThese.tsx';

/** How many of these groups have a record that can be opened. */
const OPENED: ReadonlySet<string> = new Set(['refused', 'failed', 'meanwhile']);

/** Why rows are left out, failed or were not put back; each is shown, and those with a record open as a list. */
export function ReasonsSection({ one, onShow }: { one: ImportDetails; onShow: (rows: WhichRows) => void }) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { why } = useImportWords();
  if (one.reasons.length === 0) return null;
  const hasRun = one.startedAt !== null;
  return (
    <section className={styles.section} aria-label={t('leftOut')}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('leftOut')}</h3>
        <span className={muted}>{t('byReason')}</span>
        {hasRun && one.reasons.some(({ group }) => OPENED.has(group)) && (
          <span className={styles.end}>
            <OpenThese one={one} which="leftByFile" label={t('openLeft')} />
          </span>
        )}
      </div>
      <div className={styles.scroller}>
        <table className={`${table} ${styles.dense}`}>
          <thead>
            <tr>
              <th data-align="end">{t('rowsHead')}</th>
              <th>{t('first')}</th>
              <th>{t('reason')}</th>
              <th aria-label={t('show')} />
            </tr>
          </thead>
          <tbody>
            {one.reasons.map(({ group, code, count, phone }) => (
              <tr key={`${group} ${code}`}>
                <td data-align="end">{number(count)}</td>
                <td>
                  <span className={codeText}>{phone ?? '–'}</span>
                </td>
                <td>
                  {t(`groups.${group}`)} {why(code)}
                </td>
                <td data-align="end">
                  <TextLink
                    onPress={() =>
                      onShow(
                        group === 'nothing' || group === 'refused'
                          ? { verdict: group, code }
                          : { outcome: group, code },
                      )
                    }
                  >
                    {t('show')}
                  </TextLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

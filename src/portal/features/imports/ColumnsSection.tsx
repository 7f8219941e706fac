import { useTranslation } from 'react-i18next';
import { targetsOf } from '../../../../machines/imports/import.columns.ts';
import { phoneOf } from '../../../../machines/shared/phone.ts';
import { useFormat } from '../../format.ts';
import { isolated } from '../../isolated.ts';
import { table } from '../../ui/PlainTable.css.ts';
import { Select } from '../../ui/Select.tsx';
import { muted } from '../../ui/text.css.ts';
import { CommonFields } from './CommonFields.tsx';
import * as styles from './file.css.ts';
import type { ImportDetails } from './imports.data.ts';
import { type Choice, LEFT_OUT, usePlanFile } from './plan-file.hook.ts';
import { ReadOf } from './ReadOf.tsx';

/** Which column of the file is what; whatever is changed, every row is judged anew. */
export function ColumnsSection({ one }: { one: ImportDetails }) {
  const { t, i18n } = useTranslation('imports');
  const { number, list } = useFormat();
  const { change, refusal } = usePlanFile(one);
  const isUnknown = (at: number) => one.unknownWords.some(({ column }) => column === at);

  const taken = one.columns.find(({ target }) => target === 'number');
  const others = one.columns.filter((column) => column !== taken && column.examples.some((text) => phoneOf(text)));
  const nameOf = (column: ImportDetails['columns'][number]) =>
    column.heading || t('columnNumber', { number: number(one.columns.indexOf(column) + 1) });

  /** What is chosen for one column leaves the others. */
  const choose = (at: number, choice: Choice) =>
    change({
      targets: one.columns.map(({ target }, place) => {
        if (place === at) return choice;
        return target === choice ? LEFT_OUT : (target ?? LEFT_OUT);
      }),
    });

  return (
    <section className={styles.section} aria-label={t('steps.columns')}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('steps.columns')}</h3>
        <span className={muted}>
          {one.headingRow === 0 ? t('noHeading') : t('headingIn', { number: number(one.headingRow ?? 0) })}
        </span>
        {one.mappedLike !== null && <span className={styles.end}>{t('sameAs', { name: one.mappedLike })}</span>}
      </div>
      {one.action !== 'subscribe' && (
        <div className={styles.common}>
          <CommonFields
            key={one.action}
            one={one}
            disabledReason={refusal}
            onChange={(settings) => void change({ settings })}
          />
        </div>
      )}
      {taken && others.length > 0 && (
        <p role="status">
          {t('severalNumbers', {
            taken: isolated(nameOf(taken), i18n.language),
            others: list(others.map((column) => isolated(nameOf(column), i18n.language))),
          })}
        </p>
      )}
      <div className={styles.scroller}>
        <table className={`${table} ${styles.dense}`}>
          <thead>
            <tr>
              <th>{t('inFile')}</th>
              <th>{t('examples')}</th>
              <th>{t('goesTo')}</th>
              <th>{t('read')}</th>
            </tr>
          </thead>
          <tbody>
            {one.columns.map(({ heading, examples, target }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same; their place tells them apart.
              <tr key={at}>
                <td className={styles.heading}>
                  <bdi>{heading || t('columnNumber', { number: number(at + 1) })}</bdi>
                </td>
                <td>
                  <div className={styles.examples}>
                    {examples.length === 0 && <span className={muted}>{t('emptyColumn')}</span>}
                    {examples.map((example, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: they may be the same.
                      <bdi key={place}>{example}</bdi>
                    ))}
                  </div>
                </td>
                <td>
                  <Select<Choice>
                    label={t('goesToOf', { name: heading || String(at + 1) })}
                    hideLabel
                    className={`${styles.target} ${isUnknown(at) ? styles.doubtful : ''}`}
                    options={[...targetsOf[one.action], LEFT_OUT].map((value) => ({
                      value: value as Choice,
                      label: t(`targets.${value}`),
                    }))}
                    value={target ?? LEFT_OUT}
                    onChange={(choice) => void choose(at, choice)}
                    {...(refusal !== undefined && { disabledReason: refusal })}
                  />
                </td>
                <td className={styles.read}>
                  <ReadOf one={one} at={at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

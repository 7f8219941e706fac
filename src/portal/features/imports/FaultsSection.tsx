import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { isolated } from '../../isolated.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { table } from '../../ui/PlainTable.css.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { muted } from '../../ui/text.css.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { useCorrect } from './correct.hook.ts';
import * as styles from './file.css.ts';
import { correctCell, type ImportDetails, type ImportRow, useRows } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';
import { useSaveRows } from './save-rows.hook.ts';
import { partedAt } from './wrong-place.ts';

const ALL = 'all';

/** What is wrong, by row and column: one is corrected, or all that are wrong alike. */
export function FaultsSection({ one }: { one: ImportDetails }) {
  const { t, i18n } = useTranslation('imports');
  const { number } = useFormat();
  const words = useImportWords();
  const save = useSaveRows(one);
  const correct = useCorrect(one);
  const [chosen, setChosen] = useState<string>(ALL);
  const [code, setCode] = useState<string | null>(null);
  const [after, setAfter] = useState<number>();
  const [edited, setEdited] = useState<ImportRow | null>(null);
  const headingOf = (column: number) =>
    one.columns[column]?.heading || t('columnNumber', { number: number(column + 1) });
  const nameOf = (column: number | null) => (column === null ? '' : headingOf(column));
  const counts = Map.groupBy(one.faults, ({ column }) => column);
  const columns = [...counts].map(([column, faults]) => ({
    column,
    name: headingOf(column),
    count: faults.reduce((sum, { count }) => sum + count, 0),
  }));
  const column = columns.find((known) => String(known.column) === chosen)?.column;
  const { data } = useRows(one.id, {
    verdict: 'wrong',
    ...(column !== undefined && { column }),
    ...(code !== null && { code }),
    ...(after !== undefined && { after }),
  });
  const canCorrect = one.isOwn && one.state === 'judged';

  const countOf = ({ column, code }: ImportRow) =>
    one.faults.find((fault) => fault.column === column && fault.code === code)?.count ?? 0;

  const countAlike = ({ column, value }: ImportRow) =>
    one.unknownWords.find((word) => word.column === column && word.value === value)?.count ?? 1;

  function choose(next: { column?: string; code?: string | null }) {
    setChosen(next.column ?? ALL);
    setCode(next.code ?? null);
    setAfter(undefined);
  }

  return (
    <section className={styles.section} aria-label={t('errors')}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('errors')}</h3>
        <span className={muted}>
          {t('errorsIn', { number: number(one.wrong), count: columns.length, columns: number(columns.length) })}
        </span>
        {columns.length > 1 && columns.length < 5 && (
          <SegmentedControl
            label={t('byColumn')}
            options={[
              { value: ALL, label: t('allColumns') },
              ...columns.map((known) => ({
                value: String(known.column),
                label: t('columnCount', { name: isolated(known.name, i18n.language), number: number(known.count) }),
              })),
            ]}
            value={chosen}
            onChange={(value) => choose({ column: value })}
          />
        )}
        {code !== null && (
          <Chip name={t('whatIsWrong')} value={words.why(code)} onRemove={() => choose({ column: chosen })} />
        )}
        <span className={styles.end}>
          <Button icon={Download} label={t('theseRows')} onPress={() => void save('wrong')} />
        </span>
      </div>
      <div className={styles.scroller}>
        <table className={`${table} ${styles.dense}`}>
          <thead>
            <tr>
              <th>{t('row')}</th>
              <th>{t('column')}</th>
              <th>{t('value')}</th>
              <th>{t('whatIsWrong')}</th>
              <th aria-label={t('correct')} />
            </tr>
          </thead>
          <tbody>
            {(data?.items ?? []).map((row) => (
              <tr key={row.row}>
                <td>{number(row.row)}</td>
                <td className={styles.whole}>
                  <bdi>{nameOf(row.column)}</bdi>
                </td>
                <td>
                  <WrongCell row={row} />
                </td>
                <td>{words.why(row.code, row.detail)}</td>
                <td>
                  <div className={styles.fix}>
                    {canCorrect && isMeant(row) && (
                      <TextLink onPress={() => void correct(cellOf(row, row.detail ?? '', true))}>
                        {t('meant', { value: row.detail, number: number(countAlike(row)) })}
                      </TextLink>
                    )}
                    {canCorrect && (!isMeant(row) || code !== null) && (
                      <TextLink onPress={() => setEdited(row)}>{t('correctHere')}</TextLink>
                    )}
                    {code === null && countOf(row) > 1 && (
                      <TextLink onPress={() => choose({ column: String(row.column), code: row.code })}>
                        {t('showAll', { number: number(countOf(row)) })}
                      </TextLink>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.more}>
        {after !== undefined && <Button label={t('fromStart')} onPress={() => setAfter(undefined)} />}
        {data?.next != null && <Button label={t('moreRows')} onPress={() => setAfter(data.next ?? undefined)} />}
      </div>
      {edited && (
        <CorrectDialog
          row={edited}
          name={nameOf(edited.column)}
          onClose={() => setEdited(null)}
          onCorrect={(value, alike) => correctCell(one.id, cellOf(edited, value, alike))}
        />
      )}
    </section>
  );
}

const isMeant = ({ code, detail }: ImportRow) => code?.startsWith('noSuch') === true && detail !== null;

const cellOf = ({ row, column }: ImportRow, value: string, alike: boolean) => ({
  row,
  column: column ?? 0,
  value,
  alike,
});

/** A cell with its wrong place underlined. */
function WrongCell({ row: { value, code, detail } }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  if (!value) return <code className={styles.value}>{t('emptyCell')}</code>;
  const { before, wrong, after } = partedAt(value, code, detail);
  return (
    <code className={styles.value}>
      <bdi>
        {before}
        <span className={styles.wrong}>{wrong}</span>
        {after}
      </bdi>
    </code>
  );
}

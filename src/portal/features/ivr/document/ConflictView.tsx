import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import * as styles from '../bars/bars.css.ts';
import { titleParts } from '../node/node.words.ts';
import type { Conflict } from './conflicts.ts';
import { useDesignerActions, useDesignerPart } from './designer.store.ts';

/** What somebody else changed while it was changed here: field by field, which of the two shall stand. */
export function ConflictView() {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const conflicts = useDesignerPart((state) => state.conflicts);
  const isDeciding = useDesignerPart((state) => state.isDeciding);
  const settleAll = (side: 'mine' | 'theirs') => {
    for (const conflict of conflicts) designer.settle(conflict, side);
  };
  return (
    <Dialog
      isOpen={isDeciding}
      onClose={() => designer.setDeciding(false)}
      title={t('conflict.title')}
      description={t('conflict.why')}
      width="large"
      footer={
        <>
          <Button label={t('conflict.allTheirs')} onPress={() => settleAll('theirs')} />
          <Button label={t('conflict.allMine')} onPress={() => settleAll('mine')} />
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.tableCell}>
              {t('conflict.field')}
            </th>
            <th scope="col" className={styles.tableCell}>
              {t('conflict.mine')}
            </th>
            <th scope="col" className={styles.tableCell}>
              {t('conflict.theirs')}
            </th>
            <th scope="col" className={styles.tableCell}>
              {t('conflict.decision')}
            </th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict) => (
            <Row key={`${conflict.piece} ${conflict.field}`} conflict={conflict} />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Row({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('ivr');
  const format = useFormat();
  const designer = useDesignerActions();
  const { title, field, mine, theirs, rewritten = [], isHomeless, by } = conflict;
  const name = titleParts(title).main || t('untitled');
  return (
    <tr>
      <th scope="row" className={styles.tableCell}>
        {name}: {nameOf(field)}
      </th>
      <td className={styles.tableCell}>
        {said(mine)}
        {isHomeless && <div className={styles.note}>{t('conflict.belowStart')}</div>}
      </td>
      <td className={styles.tableCell}>
        {said(theirs)}
        {rewritten.length > 0 && (
          <div className={styles.note}>
            {t('conflict.rewritten', { fields: format.list(rewritten.map((each) => nameOf(each))) })}
          </div>
        )}
        {by !== undefined && <div className={styles.note}>{by}</div>}
      </td>
      <td className={styles.tableCell}>
        <div className={styles.choices}>
          <Button label={t('conflict.takeMine')} onPress={() => designer.settle(conflict, 'mine')} />
          <Button label={t('conflict.takeTheirs')} onPress={() => designer.settle(conflict, 'theirs')} />
        </div>
      </td>
    </tr>
  );

  function nameOf(one: string): string {
    const [key = '', part] = one.split('.');
    return part === undefined ? t(`fields.${key}`) : `${t(`fields.${key}`)} ${partName(key, part)}`;
  }

  function partName(kind: string, one: string): string {
    return kind === 'audio' || kind === 'scripts' ? t(`languages.${one}`) : t(`links.${one}`);
  }

  function said(value: unknown): string {
    if (field === 'removed') return t(value === null ? 'conflict.removed' : 'conflict.kept');
    if (value === null || value === undefined || value === '') return t('conflict.nothing');
    if (typeof value === 'string') return namedNode(value) ?? value;
    if (typeof value === 'number') return field === 'active' ? t(value === 1 ? 'active' : 'inactive') : String(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return t('conflict.entries', { count: value.length });
    if (typeof value === 'object' && 'text' in value) return String(value.text);
    return typeof value === 'object' && 'name' in value ? String(value.name) : t('conflict.kept');
  }

  function namedNode(value: string): string | undefined {
    return designer.state.draft.nodes.get(value)?.title;
  }
}

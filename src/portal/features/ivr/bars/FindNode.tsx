import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import * as styles from './bars.css.ts';
import { findNodes } from './finding.ts';

/** Finds a node or a welcome box by its title, the keys that lead to it, its files or its queries, and goes there. */
export function FindNode({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const draft = useDesignerPart(shownDraft);
  const [letters, setLetters] = useState('');
  const [round, setRound] = useState(0);
  const files = useDesignerPart(({ context }) => context.contentFiles);
  const found = findNodes(draft, letters, files);
  return (
    <ComboBox
      key={round}
      ref={inputRef}
      className={styles.find}
      label={t('find')}
      hideLabel
      placeholder={t('findPlaceholder')}
      options={found.map(({ kind, id, title, keys }) => ({
        value: id,
        label: title || t('untitled'),
        ...(keys !== null && { detail: keys }),
        ...(kind === 'box' && { detail: t('welcome') }),
      }))}
      value={null}
      onSearch={setLetters}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id);
        if (!chosen) return;
        if (chosen.kind === 'node') designer.reveal(chosen.id);
        else {
          designer.selectBox(chosen.id);
          designer.setPanel('inspector');
        }
        setLetters('');
        setRound(round + 1);
      }}
    />
  );
}

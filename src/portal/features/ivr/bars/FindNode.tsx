import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import * as styles from './bars.css.ts';
import { findNodes } from './finding.ts';

/** Finds a node by its title, the keys that lead to it, its files or its queries, and goes there. */
export function FindNode({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const draft = useDesignerPart(shownDraft);
  const [letters, setLetters] = useState('');
  const [round, setRound] = useState(0);
  return (
    <ComboBox
      key={round}
      ref={inputRef}
      className={styles.find}
      label={t('find')}
      hideLabel
      placeholder={t('findPlaceholder')}
      options={findNodes(draft, letters).map(({ uuid, title, keys }) => ({
        value: uuid,
        label: title || t('untitled'),
        ...(keys !== null && { detail: keys }),
      }))}
      value={null}
      onSearch={setLetters}
      onChange={(uuid) => {
        if (uuid === null) return;
        designer.reveal(uuid);
        setLetters('');
        setRound(round + 1);
      }}
    />
  );
}

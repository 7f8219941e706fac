import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../machines/ivr/draft.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import * as styles from './bars.css.ts';
import { shownDraft, useDesignerActions, useDesignerPart } from './designer.store.ts';
import { keyOf } from './menu.cards.ts';

const MOST = 30;

/** Finds a node by letters of its title in either language, and goes there. */
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
      options={found(draft, letters).map(({ uuid, title, key }) => ({
        value: uuid,
        label: title || t('untitled'),
        ...(key !== null && { detail: key }),
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

function found(draft: Draft, letters: string): { uuid: string; title: string; key: string | null }[] {
  const wanted = letters.trim().toLocaleLowerCase();
  const hits: { uuid: string; title: string; key: string | null }[] = [];
  if (wanted === '') return hits;
  for (const node of draft.nodes.values()) {
    if (!node.title.toLocaleLowerCase().includes(wanted)) continue;
    hits.push({ uuid: node.childNodeUuid, title: node.title, key: keyOf(draft, node) });
    if (hits.length === MOST) break;
  }
  return hits;
}

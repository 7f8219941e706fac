import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apart } from '../../../isolated.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { useCalled, useShortTitle } from '../node/short-title.hook.ts';
import * as styles from './bars.css.ts';
import { type Found, findNodes } from './finding.ts';

/** Finds a node or a welcome box by its title, the keys that lead to it, its files or its queries, and goes there. */
export function FindNode({ inputRef, onFound }: { inputRef: Ref<HTMLInputElement>; onFound: () => void }) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const draft = useDesignerPart(shownDraft);
  const [letters, setLetters] = useState('');
  const [round, setRound] = useState(0);
  const files = useDesignerPart(({ context }) => context.contentFiles);
  const found = findNodes(draft, letters, files);
  const shortTitle = useShortTitle();
  const called = useCalled();
  /** What tells it from another of that title: its keys, the way to it, and why it is found where its title does not say so. */
  const detailOf = ({ kind, keys, way, because }: Found) =>
    [
      keys !== null && apart(keys),
      kind === 'box'
        ? t('welcome')
        : way
            .slice(way.length > 1 ? 1 : 0)
            .map((title) => apart(shortTitle(title) || t('untitled')))
            .join(' › '),
      because !== null && t('foundIn', { words: apart(because) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ComboBox
      key={round}
      ref={inputRef}
      className={styles.find}
      label={t('find')}
      hideLabel
      placeholder={t('findPlaceholder')}
      options={found.map((one) => ({ value: one.id, label: called(one.title), detail: detailOf(one) }))}
      isSearch
      value={null}
      onSearch={setLetters}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id);
        if (!chosen) return;
        onFound();
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

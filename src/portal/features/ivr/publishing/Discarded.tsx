import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../workflow/viewer.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { changesBetween } from './compare.ts';
import { useChangers } from './publish.data.ts';
import * as styles from './revisions.css.ts';

/** More are seen by comparing with the draft. */
const MAX = 6;

/** What of the draft is lost where an earlier revision takes its place, and whose it is. */
export function Discarded() {
  const { t } = useTranslation('ivrPublish');
  const draft = useDesignerPart((state) => state.draft);
  const live = useDesignerPart((state) => state.live);
  const who = useWho();
  const changes = useMemo(() => (live ? changesBetween(live, draft) : []), [live, draft]);
  if (changes.length === 0) return null;
  return (
    <div role="status" className={styles.discarded}>
      <strong>{t('revisions.discards', { count: changes.length })}</strong>
      {who !== null && <span>{t('revisions.discardsBy', { who })}</span>}
      <ul className={styles.discards}>
        {changes.slice(0, MAX).map(({ id, title, change }) => (
          <li key={id} className={styles.discard}>
            <span className={styles.who}>{t(`compare.words.${change}`)}</span>
            <MenuTitle title={title} />
          </li>
        ))}
        {changes.length > MAX && <li>{t('revisions.discardsMore', { count: changes.length - MAX })}</li>}
      </ul>
      <span>{t('revisions.discardsUndo')}</span>
    </div>
  );
}

/** Everybody who has changed the draft since it was published, the reader last. */
function useWho(): string | null {
  const { t } = useTranslation('ivrPublish');
  const { id } = useViewer();
  const sequence = useDesignerPart((state) => state.sequence);
  const { data } = useChangers(sequence);
  if (!data || data.length === 0) return null;
  const others = data.filter((one) => one.id !== id).map(({ name }) => name);
  const names = others.length < data.length ? [...others, t('revisions.discardsYou')] : others;
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  return t('publish.andList', { one: before.toReversed().join(t('listComma')), other: last });
}

import { Handle, type NodeProps, Position } from '@xyflow/react';
import { House, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../../machines/ivr/menu.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsCut } from '../commands/cut.hook.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { type CardFacts, useCardFacts } from '../node/card.facts.ts';
import { kindIcons } from '../node/kind.icons.ts';
import { useLanguageNames } from '../node/language-names.hook.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { kindsOf } from '../node/node.words.ts';
import * as styles from './card.css.ts';
import { useIsRightToLeft } from './direction.hook.ts';
import { useDragPart } from './drag.store.ts';

/** So many pictures stand on a card beside the languages; of more the rest is a number. */
const ROOM = 4;

/** One node of the menu on the canvas. It reads what it shows by its own name, so that a change draws only what it touches. */
export const MenuCard = memo(function MenuCard({ id }: NodeProps) {
  const facts = useCardFacts(id);
  const { toggle } = useDesignerActions();
  const { t } = useTranslation('ivr');
  const isMirrored = useIsRightToLeft();
  const dragged = useDragPart((drag) => drag.uuids.includes(id));
  const isTarget = useDragPart((drag) => drag.target?.kind === 'into' && drag.target.parent === id);
  const isCut = useIsCut(id);
  const label = useCardLabel(facts);
  const ref = useRef<HTMLDivElement>(null);
  const { node, isCurrent } = facts;
  useEffect(() => {
    // The keyboard follows the choice while it is somewhere on the canvas.
    if (isCurrent && ref.current?.closest('[data-canvas]')?.contains(document.activeElement)) {
      ref.current.focus({ preventScroll: true });
    }
  }, [isCurrent]);
  if (!node) return null;
  const isActive = node.active === 1;
  const kinds = kindsOf(node);
  const shown = kinds.length > ROOM ? kinds.slice(0, ROOM - 1) : kinds;
  return (
    <>
      <div
        ref={ref}
        className={styles.card}
        role="group"
        aria-label={label}
        aria-roledescription={t('node')}
        aria-current={isCurrent || undefined}
        // The canvas is one stop of the Tab key; from there arrows walk the tree.
        tabIndex={isCurrent ? 0 : -1}
        data-card={id}
        data-keeps-keys={isCurrent || undefined}
        dir={isMirrored ? 'rtl' : 'ltr'}
        data-active={isActive}
        data-problem={facts.problem ?? undefined}
        data-selected={facts.isSelected || undefined}
        data-standing={facts.mode === 'draft' ? facts.standing : undefined}
        data-compare={facts.mode === 'compare' ? facts.standing : undefined}
        data-list={node.menuLovId !== null || undefined}
        data-walk={facts.step === null ? undefined : facts.step > 0 ? 'on' : 'off'}
        data-dragged={dragged || undefined}
        data-drop={isTarget || undefined}
        data-cut={isCut || undefined}
      >
        <div className={styles.first}>
          <span className={styles.key}>
            {node.parentNodeUuid === null ? <Icon of={House} small /> : (facts.key ?? '–')}
          </span>
          <span className={styles.title}>
            <MenuTitle title={node.title} lines={2} />
          </span>
        </div>
        <div className={styles.second}>
          <span className={styles.state} data-on={isActive} />
          {shown.map((kind) => (
            <Icon key={kind} of={kindIcons[kind]} small />
          ))}
          {shown.length < kinds.length && <bdi dir="ltr">+{kinds.length - shown.length}</bdi>}
          <span className={styles.languages}>
            {languages.map((language) => (
              <span key={language} className={styles.language} data-has={node.audio[language] !== undefined} />
            ))}
          </span>
        </div>
        {facts.problem === 'error' && (
          <span className={styles.error}>
            <Icon of={X} small />
          </span>
        )}
        {facts.problem === 'warning' && <span className={styles.warning}>!</span>}
        {facts.step !== null && facts.step > 0 && <span className={styles.step}>{facts.step}</span>}
        {facts.person !== null && (
          <span className={styles.person} data-person>
            {facts.person}
          </span>
        )}
        {facts.folded > 0 && (
          // The keyboard unfolds with the arrow keys; this is for the pointer.
          <span
            aria-hidden="true"
            className={`${styles.folded} nodrag`}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              toggle(id);
            }}
          >
            <bdi dir="ltr">+{facts.folded}</bdi>
          </span>
        )}
      </div>
      {facts.mode === 'draft' && (
        <Handle
          type="source"
          id="out"
          position={isMirrored ? Position.Left : Position.Right}
          className={facts.folded > 0 ? styles.lowPort : styles.port}
          aria-hidden="true"
        />
      )}
    </>
  );
});

/** What a screen reader says of a card. */
function useCardLabel(facts: CardFacts): string {
  const { t } = useTranslation('ivr');
  const names = useLanguageNames();
  const { node, key, problem, problems, folded } = facts;
  if (!node) return '';
  const missing = languages.filter((language) => node.audio[language] === undefined);
  return [
    node.title || t('untitled'),
    node.parentNodeUuid === null ? t('start') : key === null ? t('noKey') : t('keyIs', { key }),
    node.active === 1 ? t('active') : t('inactive'),
    problem && t(`has.${problem}`, { count: problems }),
    facts.standing && t(`standing.${facts.standing}`),
    missing.length === 0 ? t('audioEverywhere') : t('audioMissing', { languages: names(missing) }),
    folded > 0 && t('foldedAway', { count: folded }),
    node.note !== undefined && t('noteIs', { note: node.note }),
    facts.isSelected && t('chosen'),
  ]
    .filter(Boolean)
    .join(', ');
}

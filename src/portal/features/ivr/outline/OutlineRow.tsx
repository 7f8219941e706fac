import { ChevronDown, ChevronRight, CircleX, House, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../../machines/ivr/menu.ts';
import { useFormat } from '../../../format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsCut } from '../commands/cut.hook.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { useCardFacts } from '../node/card.facts.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { spokenLanguages } from '../node/node.words.ts';
import * as styles from './outline.css.ts';
import { placeOfLevel, type OutlineRow as Row } from './outline.rows.ts';

interface OutlineRowProps {
  row: Row;
  index: number;
  top: number;
  /** The one row that the Tab key stops at. */
  isStop: boolean;
}

export const OutlineRow = memo(function OutlineRow({ row, index, top, isStop }: OutlineRowProps) {
  const { t } = useTranslation('ivr');
  const { number } = useFormat();
  const designer = useDesignerActions();
  const facts = useCardFacts(row.uuid);
  const isCut = useIsCut(row.uuid);
  const ref = useRef<HTMLDivElement>(null);
  const { node, isCurrent } = facts;
  useEffect(() => {
    const grid = ref.current?.closest('[role="treegrid"]');
    if (isCurrent && grid?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  if (!node) return null;
  const { indent, said } = placeOfLevel(row.level);
  const spoken = spokenLanguages(node.audio).length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all rows are heard by the grid around them
    <div
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.size}
      aria-expanded={row.isParent ? row.isOpen : undefined}
      aria-selected={facts.isSelected}
      tabIndex={isStop ? 0 : -1}
      className={styles.row}
      data-row={row.uuid}
      data-keeps-keys={isCurrent || undefined}
      data-active={node.active === 1}
      data-cut={isCut || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => {
        if (designer.state.selection.length === 0) designer.select([row.uuid]);
      }}
      onClick={(event) => {
        const { selection } = designer.state;
        const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
        if (!isMore) designer.reveal(row.uuid);
        else {
          const others = selection.filter((uuid) => uuid !== row.uuid);
          designer.selectTogether(facts.isSelected ? others : [...others, row.uuid]);
        }
        ref.current?.focus({ preventScroll: true });
      }}
      onDoubleClick={() => designer.setPanel('inspector')}
    >
      <span role="gridcell" tabIndex={-1} className={styles.cell} style={{ paddingInlineStart: 8 + indent }}>
        {said !== null && (
          <span className={styles.level} title={t('atLevel', { level: number(said) })} aria-hidden="true">
            {number(said)}
          </span>
        )}
        <span
          className={styles.chevron}
          aria-hidden="true"
          onClick={(event) => {
            if (!row.isParent) return;
            event.stopPropagation();
            designer.toggle(row.uuid);
          }}
        >
          {row.isParent && <Icon of={row.isOpen ? ChevronDown : ChevronRight} small directional={!row.isOpen} />}
        </span>
        <span className={styles.key}>
          {node.parentNodeUuid === null ? <Icon of={House} small /> : (facts.key ?? '–')}
        </span>
        <span className={styles.title}>
          <MenuTitle title={node.title} lines={2} />
        </span>
      </span>
      <span role="gridcell" tabIndex={-1} className={styles.audio} data-none={spoken === 0 || undefined}>
        {spoken}/{languages.length}
      </span>
      <span role="gridcell" tabIndex={-1} className={styles.mark} aria-label={markLabel()}>
        {facts.problem === 'error' && <Icon of={CircleX} small className={styles.error} />}
        {facts.problem === 'warning' && <Icon of={TriangleAlert} small className={styles.warning} />}
        {facts.problem === null && <span className={styles.dot} data-on={node.active === 1} />}
      </span>
    </div>
  );

  function markLabel(): string {
    const state = node?.active === 1 ? t('active') : t('inactive');
    return facts.problem ? [state, t(`has.${facts.problem}`, { count: facts.problems })].join(t('listComma')) : state;
  }
});

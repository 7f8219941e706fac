import { Ban, GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { type DropOperation, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { muted } from '../ui/text.css.ts';
import { useRows } from '../workflow/entity.data.ts';
import { hrefOf, labelOf } from '../workflow/entity.ts';
import type { ListQuery, ListRow } from '../workflow/rows.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './board.css.ts';
import type { LaneAnswer } from './board.hook.ts';
import { useReadAgain } from './in-sight.hook.ts';
import type { CellContext, ListDescription } from './list.ts';
import { rememberList } from './opening.hook.ts';

const CARDS = 20;
const CARD = 'application/x-fmis-card';

interface BoardLaneProps<Row extends ListRow> {
  list: ListDescription<Row>;
  state: string;
  query: ListQuery;
  context: CellContext;
  /** What it says to the card that is held now. */
  answer: LaneAnswer | undefined;
  /** The card that has the focus as soon as it is here. */
  awaited: string | null;
  onArrived: () => void;
  onTake: (row: Row) => void;
  onLetGo: () => void;
  onDrop: () => void;
  onState: (state: string) => void;
}

/** The records in one state: dragged away by mouse, by touch, or by Enter on the handle, Tab and Enter again. */
export function BoardLane<Row extends ListRow>(props: BoardLaneProps<Row>) {
  const { list, state, query, context, answer, awaited, onArrived, onTake, onLetGo, onDrop, onState } = props;
  const { entity } = list;
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const words = useWorkflowWords(entity.workflow);
  const asked: ListQuery = { ...query, status: [state], limit: CARDS, offset: 0 };
  const { data, isPending, refetch } = useRows(entity, asked);
  const rows = data?.items ?? [];
  // What comes into the lane or leaves it by somebody else's hand.
  useReadAgain(entity.workflow, refetch, ({ id, version, state: at }) => {
    const shown = rows.find((row) => row.id === id);
    return shown ? shown.version < version : at === state;
  });
  const name = words.state(state);
  const frame = useRef<HTMLElement>(null);
  const isHere = rows.some(({ id, state: at }) => id === awaited && at === state);
  useEffect(() => {
    if (!isHere) return;
    frame.current?.querySelector<HTMLElement>(`[data-key="${awaited}"]`)?.focus();
    onArrived();
  }, [isHere, awaited, onArrived]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (ids) => [...ids].map((id) => ({ [CARD]: String(id), 'text/plain': textOf(String(id)) })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [CARD],
    onDragStart: ({ keys: [id] }) => {
      const row = rows.find((one) => one.id === id);
      if (row) onTake(row);
    },
    onDragEnd: onLetGo,
    shouldAcceptItemDrop: () => false,
    // The mouse shows that a lane does not take it; with the keyboard it can be reached, and then says why.
    getDropOperation: (): DropOperation =>
      answer?.takes === false && !dragAndDropHooks.isVirtualDragging?.() ? 'cancel' : 'move',
    onRootDrop: onDrop,
  });

  function textOf(id: string): string {
    const row = rows.find((one) => one.id === id);
    return row ? labelOf(entity, row) : id;
  }

  return (
    <section ref={frame} className={styles.lane} aria-label={name}>
      <header className={styles.laneHead}>
        <StateBadge entity={entity.workflow} state={state} />
        {data && <span className={muted}>{number(data.total)}</span>}
      </header>
      <div className={styles.body}>
        {answer && (
          <p className={styles.answer} data-takes={answer.takes}>
            {!answer.takes && <Icon of={Ban} small />} {answer.words}
          </p>
        )}
        {isPending ? (
          <SkeletonLines lines={4} />
        ) : (
          <GridList
            aria-label={answer ? `${name}: ${answer.words}` : name}
            className={styles.cards}
            data-answer={answer && (answer.takes ? 'takes' : 'refuses')}
            dragAndDropHooks={dragAndDropHooks}
            renderEmptyState={() => <p className={styles.empty}>{t('laneEmpty')}</p>}
          >
            {rows.map((row) => (
              <GridListItem
                key={row.id}
                id={row.id}
                textValue={labelOf(entity, row)}
                className={styles.card}
                {...linkOf(hrefOf(list.entity, row))}
                onAction={() => rememberList(list, rows, asked, data?.total ?? 0)}
              >
                <span className={styles.content}>{list.card ? list.card(row, context) : labelOf(entity, row)}</span>
                <Button
                  slot="drag"
                  className={styles.handle}
                  aria-label={t('moveCard', { label: labelOf(entity, row) })}
                >
                  <Icon of={GripVertical} small />
                </Button>
              </GridListItem>
            ))}
          </GridList>
        )}
        {data && data.total > rows.length && (
          <TextLink onPress={() => onState(state)}>
            {t('laneMore', { number: number(data.total - rows.length) })}
          </TextLink>
        )}
      </div>
    </section>
  );
}

function linkOf(href: string | undefined) {
  return href === undefined ? {} : { href };
}

import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statesOf } from '../../../machines/shared/states.ts';
import type { EventVerdict } from '../../../machines/shared/workflow.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Held, useClaimQuestion } from '../workflow/claim-question.hook.tsx';
import { refresh } from '../workflow/entity.data.ts';
import { labelOf } from '../workflow/entity.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import { holderOf, presenceOf } from '../workflow/presence.ts';
import type { ListQuery, ListRow } from '../workflow/rows.ts';
import { PageUndo, useUndo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { BoardLane } from './BoardLane.tsx';
import * as styles from './board.css.ts';
import { useHeldCard } from './board.hook.ts';
import { useReadAgain } from './in-sight.hook.ts';
import type { CellContext, ListDescription } from './list.ts';
import { RowEvent, type RowOrder } from './RowEvent.tsx';

interface BoardProps<Row extends ListRow> {
  list: ListDescription<Row>;
  query: ListQuery;
  context: CellContext;
  /** Shows one state as a list. */
  onState: (state: string) => void;
  /** Reads the figures above again. */
  onNews: () => unknown;
}

interface Choice<Row> {
  row: Row;
  ways: readonly EventVerdict[];
}

/** A lane for each state with the records in the list's order; a card dragged to another lane asks for the step that leads there. */
export function Board<Row extends ListRow>({ list, query, context, onState, onNews }: BoardProps<Row>) {
  const { entity } = list;
  useReadAgain(entity.workflow, onNews, () => true);
  const states = list.states ?? statesOf(workflowOf(entity.workflow).machine);
  const wanted = query.status.length > 0 ? states.filter((state) => query.status.includes(state)) : states;
  const viewer = useViewer();
  const live = useLiveSteps(entity.workflow);
  const undo = useUndo();
  const [choice, setChoice] = useState<Choice<Row> | null>(null);
  const [order, setOrder] = useState<RowOrder<Row> | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const { ask, question } = useClaimQuestion(setOrder);
  const holderAt = (row: Row) => holderOf(presenceOf(row, live.get(row.id) ?? [], viewer.id, context.now));
  const wish = (row: Row, name: string) => {
    const asked = { name, row, payload: {}, isUndo: false, onGiveUp: () => {} };
    ask(row.id, holderAt(row), asked);
  };
  const card = useHeldCard(list, (row, ways) => {
    const [only, another] = ways;
    if (only && !another) wish(row, only.event);
    else setChoice({ row, ways });
  });
  const arrived = useCallback(() => setAwaited(null), []);
  const close = () => {
    if (order) setAwaited(order.row.id);
    setOrder(null);
  };
  return (
    <div className={styles.board}>
      {wanted.map((state) => (
        <BoardLane
          key={state}
          {...{ list, state, query, context, awaited, onState }}
          answer={card.answerOf(state)}
          onArrived={arrived}
          onTake={card.take}
          onLetGo={card.letGo}
          onDrop={() => void card.drop(state)}
        />
      ))}
      {choice && (
        <WayChoice
          list={list}
          {...choice}
          onChoose={(event) => wish(choice.row, event)}
          onClose={() => setChoice(null)}
        />
      )}
      {question}
      {order && list.steps && (
        <PageUndo value={undo}>
          <list.steps.Form
            id={order.row.id}
            event={order.name}
            onUndo={(name) => setOrder({ ...order, name })}
            onDone={() => void refresh(entity)}
            onClose={close}
          />
        </PageUndo>
      )}
      {order && !list.steps && (
        <Held value={{ id: order.row.id, by: holderAt(order.row) }}>
          <RowEvent
            key={`${order.row.id} ${order.name}`}
            {...{ list, viewer, undo }}
            {...order}
            event={order.name}
            onReload={() => void refresh(entity)}
            onDone={() => void refresh(entity)}
            onUndo={setOrder}
            onClose={close}
          />
        </Held>
      )}
    </div>
  );
}

interface WayChoiceProps<Row extends ListRow> extends Choice<Row> {
  list: ListDescription<Row>;
  onChoose: (event: string) => void;
  onClose: () => void;
}

/** Several steps lead into the lane: which of them is meant. */
function WayChoice<Row extends ListRow>({ list, row, ways, onChoose, onClose }: WayChoiceProps<Row>) {
  const { entity } = list;
  const { t } = useTranslation('lists');
  const words = useWorkflowWords(entity.workflow);
  const { events } = workflowOf(entity.workflow);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('chooseWay')}
      description={labelOf(entity, row)}
      width="small"
      footer={<CancelButton />}
    >
      <div className={styles.ways}>
        {ways.map(({ event }) => (
          <Button
            key={event}
            label={words.verb(event)}
            icon={iconNamed(events[event]?.icon ?? '')}
            onPress={() => {
              onClose();
              onChoose(event);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

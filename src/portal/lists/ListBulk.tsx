import { type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogPart } from '../dialog.part.tsx';
import { useFormat } from '../format.ts';
import { toast } from '../ui/toast.queue.ts';
import { BulkBar } from '../workflow/BulkBar.tsx';
import { type BulkAction, bulkActionOf } from '../workflow/bulk.action.ts';
import type { BulkTarget } from '../workflow/bulk.hook.ts';
import type { BulkLine } from '../workflow/bulk.ts';
import { useOrders } from '../workflow/orders.hook.ts';
import { useOutcomeWords } from '../workflow/outcome.words.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Undo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import type { ListDescription } from './list.ts';

const BulkDialog = dialogPart(async () => (await import('../workflow/BulkDialog.tsx')).BulkDialog);

/** Asks for an event on all that is chosen, as the button of the bar does. */
export interface BulkStarter {
  start: (event: string) => void;
}

interface ListBulkProps<Row extends ListRow> {
  list: ListDescription<Row>;
  /** What may be sent for many. */
  events: readonly string[];
  /** Which of that may be chosen unasked. */
  ready: readonly string[];
  target: BulkTarget;
  count: number;
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** Each record that was chosen; `wordsOf` says what became of it. */
  onRun: (lines: readonly BulkLine[], wordsOf: (line: BulkLine) => string) => void;
  onBack: (ids: readonly string[]) => Promise<void>;
  hold: (ids: readonly string[]) => () => void;
  undo: Undo;
  ref: Ref<BulkStarter>;
}

/** What can be done with the chosen rows of a list, and the dialog in which it is done. */
export function ListBulk<Row extends ListRow>(props: ListBulkProps<Row>) {
  const { list, events, ready, target, count, total, onSelectAll, onClear, onRun, onBack, hold, undo, ref } = props;
  const entity = list.entity.workflow;
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const words = useWorkflowWords(entity);
  const outcomeWords = useOutcomeWords(entity);
  const { permissions } = useViewer();
  const { order, setOrder, dialog } = useOrders({
    entity,
    undo,
    onBack,
    hold,
    onBegun: onClear,
    onRun: ({ lines, action }) => onRun(lines, (line) => outcomeWords(line, action.event)),
  });
  const actions = events.map((event) => bulkActionOf(entity, event, words, permissions, list.entity.reasons?.kind));
  const start = (action: BulkAction) =>
    setOrder({
      actions: [action],
      target,
      title: t('bulkTitle', { verb: action.verb, count, number: number(count) }),
    });
  useImperativeHandle(ref, () => ({
    start: (event) => {
      const action = actions.find((one) => one.event === event);
      if (action) start(action);
      else toast.info(t('notForMany', { verb: words.verb(event) }));
    },
  }));
  return (
    <>
      {count > 0 && (
        <BulkBar
          {...{ entity, actions, ready, target, count, total, onSelectAll, onClear }}
          isAll={target.kind === 'all'}
          onStart={start}
        />
      )}
      {order && <BulkDialog key={order.title} entity={entity} order={order} pickers={list.pickers} {...dialog} />}
    </>
  );
}

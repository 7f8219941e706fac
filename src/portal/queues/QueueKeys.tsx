import { useTranslation } from 'react-i18next';
import { KeysDialog } from '../workflow/keys.part.tsx';
import { letters } from '../workflow/letters.ts';
import type { ListRow } from '../workflow/rows.ts';
import { mediaHere } from './media.keys.ts';
import type { QueueDecision, QueueDescription, QueueTab } from './queue.ts';

interface QueueKeysProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  /** What can be decided on the open item. */
  decisions: readonly QueueDecision[];
  /** The part of the queue that is shown. */
  part: { isWaiting: boolean; tab: QueueTab };
  /** There is something to take back. */
  mayUndo: boolean;
  mayHandOn: boolean;
  onClose: () => void;
}

export function QueueKeys<Item extends ListRow, FullRecord extends ListRow>({
  queue,
  decisions,
  part,
  mayUndo,
  mayHandOn,
  onClose,
}: QueueKeysProps<Item, FullRecord>) {
  const { t } = useTranslation(['queues', queue.namespace]);
  const media = mediaHere();
  const lines = [
    { keys: ['J', '↓'], words: t('next') },
    { keys: ['K', '↑'], words: t('previous') },
    ...decisions.map(({ key, letter }) => ({
      keys: [letter.toUpperCase()],
      words: part.tab.decisions ? t(`decisions.${key}`) : t(`${queue.namespace}:decisions.${key}`),
    })),
    ...(part.isWaiting ? [{ keys: [letters.putOff.toUpperCase()], words: t('skip') }] : []),
    ...(mayHandOn ? [{ keys: [letters.assign.toUpperCase()], words: t('handOn') }] : []),
    ...(queue.author ? [{ keys: [letters.ofAuthor.toUpperCase()], words: t('ofAuthor') }] : []),
    ...(document.querySelector('[data-queue-conduct] button')
      ? [{ keys: [letters.measure.toUpperCase()], words: t('measuresKey') }]
      : []),
    { keys: [letters.add.toUpperCase()], words: t('noteKey') },
    ...(media.plays ? [{ keys: [letters.play.toUpperCase()], words: t('playKey') }] : []),
    ...(media.hasSpeed ? [{ keys: [letters.stepUp.toUpperCase()], words: t('speedKey') }] : []),
    ...(media.enlarges ? [{ keys: [letters.enlarge.toUpperCase()], words: t('enlargeKey') }] : []),
    ...(decisions.some(({ reasons }) => reasons) ? [{ keys: ['1', '…', '9'], words: t('chooseReason') }] : []),
    ...(mayUndo ? [{ keys: ['U'], words: t('undo') }] : []),
    { keys: ['/'], words: t('searchKey') },
    ...(queue.filters ? [{ keys: [letters.filter.toUpperCase()], words: t('filterKey') }] : []),
    ...((part.tab.sorts?.length ?? 0) > 1 ? [{ keys: [letters.order.toUpperCase()], words: t('orderKey') }] : []),
  ];
  return <KeysDialog isOpen onClose={onClose} own={lines} />;
}

import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';
import { keyTable } from '../ui/Kbd.css.ts';
import { Kbd } from '../ui/Kbd.tsx';
import type { ListRow } from '../workflow/rows.ts';
import type { QueueDescription } from './queue.ts';

interface QueueKeysProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  onClose: () => void;
}

export function QueueKeys<Item extends ListRow, FullRecord extends ListRow>({
  queue,
  onClose,
}: QueueKeysProps<Item, FullRecord>) {
  const { t } = useTranslation(['queues', queue.namespace]);
  const lines = [
    { keys: ['J', '↓'], words: t('next') },
    { keys: ['K', '↑'], words: t('previous') },
    ...queue.decisions.map(({ key, letter }) => ({
      keys: [letter.toUpperCase()],
      words: t(`${queue.namespace}:decisions.${key}`),
    })),
    { keys: ['S'], words: t('skip') },
    ...(queue.author ? [{ keys: ['W'], words: t('ofAuthor') }] : []),
    { keys: ['N'], words: t('noteKey') },
    { keys: ['1', '…', '9'], words: t('chooseReason') },
    { keys: ['U'], words: t('undo') },
    { keys: ['/'], words: t('searchKey') },
    ...(queue.filters ? [{ keys: ['F'], words: t('filterKey') }] : []),
    ...(queue.tabs.some(({ sorts }) => sorts) ? [{ keys: ['O'], words: t('orderKey') }] : []),
    { keys: ['?'], words: t('keys') },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('keys')} width="small">
      <dl className={keyTable}>
        {lines.map(({ keys, words }) => (
          <div key={words} style={{ display: 'contents' }}>
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';
import { keyTable } from '../ui/Kbd.css.ts';
import { Kbd } from '../ui/Kbd.tsx';

export interface KeyWords {
  keys: readonly string[];
  words: string;
}

const STANDARD: Readonly<Record<'list' | 'record', readonly { keys: readonly string[]; name: string }[]>> = {
  list: [
    { keys: ['J', 'K', '↓', '↑'], name: 'move' },
    { keys: ['Space'], name: 'select' },
    { keys: ['Shift ↓', 'Shift Space'], name: 'range' },
    { keys: ['Ctrl A'], name: 'page' },
    { keys: ['Enter'], name: 'open' },
    { keys: ['U'], name: 'undo' },
    { keys: ['/'], name: 'search' },
    { keys: ['[', ']'], name: 'pages' },
    { keys: ['Shift ←', 'Shift →'], name: 'width' },
    { keys: ['Esc'], name: 'clear' },
  ],
  record: [{ keys: ['[', ']'], name: 'neighbours' }],
};

interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whose usual keys come first. */
  place?: 'list' | 'record';
  /** The keys of this page alone. */
  own: readonly KeyWords[];
}

export function KeysDialog({ isOpen, onClose, place, own }: KeysDialogProps) {
  const { t } = useTranslation('lists');
  const usual = place === undefined ? [] : STANDARD[place];
  const lines = [...usual.map(({ keys, name }) => ({ keys, words: t(`keys.${name}`) })), ...own];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('allKeys')} width="small">
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

import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { keys as keyRow, keyTable } from '../ui/Kbd.css.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { setOwnKeys, useOwnKeys } from '../ui/own-keys.ts';
import { meta, muted } from '../ui/text.css.ts';
import { OwnKey } from './OwnKey.tsx';

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
  record: [
    { keys: ['U'], name: 'undo' },
    { keys: ['[', ']'], name: 'neighbours' },
  ],
};

/** Only letters change places. */
const LETTER = /^[A-Z]$/;

interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whose usual keys come first. */
  place?: 'list' | 'record';
  /** Whether there is anything that could be taken back. */
  canUndo?: boolean;
  /** The keys of this page alone. */
  own: readonly KeyWords[];
}

export function KeysDialog({ isOpen, onClose, place, canUndo = true, own }: KeysDialogProps) {
  const { t } = useTranslation('lists');
  const hasOwn = Object.keys(useOwnKeys()).length > 0;
  const usual = place === undefined ? [] : STANDARD[place].filter(({ name }) => canUndo || name !== 'undo');
  const lines = [...usual.map(({ keys, name }) => ({ keys, words: t(`keys.${name}`) })), ...own];
  const letters = lines.some(({ keys }) => keys.some((key) => LETTER.test(key)));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('allKeys')} width="small">
      <dl className={keyTable}>
        {lines.map(({ keys, words }) => (
          <div key={words} style={{ display: 'contents' }}>
            <dt>
              <span className={keyRow}>
                {keys.map((key) =>
                  LETTER.test(key) ? <OwnKey key={key} letter={key} words={words} /> : <Kbd key={key} keys={key} />,
                )}
              </span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {letters && <p className={`${meta} ${muted}`}>{t('ownKeys.hint')}</p>}
      {hasOwn && <Button icon={RotateCcw} label={t('ownKeys.reset')} onPress={() => setOwnKeys({})} />}
    </Dialog>
  );
}

import { RotateCcw } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as styles from '../ui/Kbd.css.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { isSilenced, pressedFor, setLettersOff, setOwnKeys, useLettersOff, useOwnKeys } from '../ui/own-keys.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Switch } from '../ui/Switch.tsx';
import { h4, meta, muted } from '../ui/text.css.ts';
import { EverywhereKeys, type KeyWords } from './everywhere-keys.ts';
import { OwnKey } from './OwnKey.tsx';

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
  const everywhere = useContext(EverywhereKeys);
  const ownKeys = useOwnKeys();
  const areLettersOff = useLettersOff();
  const [wanted, setWanted] = useState('');
  const usual = place === undefined ? [] : STANDARD[place].filter(({ name }) => canUndo || name !== 'undo');
  const here = [...usual.map(({ keys, name }) => ({ keys, words: t(`keys.${name}`) })), ...own];
  const isWanted = (line: KeyWords) => {
    const told = [...line.keys, line.second ?? ''].map((key) => pressedFor(key, ownKeys));
    return [line.words, told.join(' ')].some((text) => text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()));
  };
  const groups = [{ title: t('keysHere'), lines: here }, ...everywhere]
    .map(({ title, lines }) => ({ title, lines: lines.flatMap(heardOf).filter(isWanted) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('allKeys')} width="huge">
      <div className={styles.sheetHead}>
        <SearchField
          label={t('findKey')}
          placeholder={t('findKey')}
          value={wanted}
          onChange={setWanted}
          className={styles.sheetSearch}
        />
        <Switch
          label={t('letterKeys')}
          description={t('letterKeysHint')}
          isSelected={!areLettersOff}
          onChange={(isOn) => setLettersOff(!isOn)}
        />
      </div>
      <div className={styles.sheet}>
        {groups.map(({ title, lines }) => (
          <section key={title} className={styles.sheetGroup}>
            <h3 className={h4}>{title}</h3>
            <dl className={styles.keyTable}>
              {lines.map((line) => (
                <div key={line.words} style={{ display: 'contents' }}>
                  <dt>{line.words}</dt>
                  <dd className={styles.keys}>
                    <Keys line={line} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {groups.length === 0 && <p className={muted}>{t('noKey', { letters: wanted })}</p>}
      </div>
      {!areLettersOff && <p className={`${meta} ${muted}`}>{t('ownKeys.hint')}</p>}
      {Object.keys(ownKeys).length > 0 && (
        <Button icon={RotateCcw} label={t('ownKeys.reset')} onPress={() => setOwnKeys({})} />
      )}
    </Dialog>
  );
}

/** A legend names what does something: while letters do nothing, the other keys of a line. */
function heardOf(line: KeyWords): KeyWords[] {
  const keys = line.keys.filter((key) => !isSilenced(key));
  return keys.length === 0 || (line.second !== undefined && isSilenced(line.second)) ? [] : [{ ...line, keys }];
}

function Keys({ line: { keys, second, words } }: { line: KeyWords }) {
  const { t } = useTranslation('lists');
  return (
    <>
      {keys.map((key) =>
        LETTER.test(key) ? <OwnKey key={key} letter={key} words={words} /> : <Kbd key={key} keys={key} />,
      )}
      {second !== undefined && (
        <>
          <span className={`${meta} ${muted}`}>{t('keyThen')}</span>
          <Kbd keys={second} />
        </>
      )}
    </>
  );
}

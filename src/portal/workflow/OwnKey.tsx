import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { keyButton } from '../ui/Kbd.css.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { letterPressed } from '../ui/keyboard.ts';
import { exchanged, pressedFor, setOwnKeys, useOwnKeys } from '../ui/own-keys.ts';
import { toast } from '../ui/toast.queue.ts';

/** A letter of the legend: pressed, it waits for the letter that shall take its place. */
export function OwnKey({ letter, words }: { letter: string; words: string }) {
  const { t } = useTranslation('lists');
  const [isWaiting, setWaiting] = useState(false);
  const keys = useOwnKeys();
  const now = pressedFor(letter, keys);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const pressed = letterPressed(event);
    if (event.key !== 'Escape' && pressed === null) return;
    setWaiting(false);
    if (pressed === null || pressed === now.toLowerCase()) return;
    setOwnKeys(exchanged(keys, letter.toLowerCase(), pressed));
    toast.success(t('ownKeys.exchanged', { one: now, other: pressed.toUpperCase() }));
  });
  useEffect(() => {
    if (!isWaiting) return;
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isWaiting]);
  return (
    <Button
      className={keyButton}
      aria-label={t(isWaiting ? 'ownKeys.waiting' : 'ownKeys.change', { key: now, words })}
      onPress={() => setWaiting(true)}
      onBlur={() => setWaiting(false)}
    >
      {isWaiting ? t('ownKeys.press') : <Kbd keys={letter} />}
    </Button>
  );
}

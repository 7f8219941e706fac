import * as styles from './Kbd.css.ts';
import { isSilenced, pressedFor, useLettersOff, useOwnKeys } from './own-keys.ts';

/** One key ("J", "Ctrl K") or several that do the same or follow each other, as this person presses them. */
export function Kbd({ keys }: { keys: string | readonly string[] }) {
  if (typeof keys === 'string') return <Key name={keys} />;
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <Key key={key} name={key} />
      ))}
    </span>
  );
}

function Key({ name }: { name: string }) {
  const keys = useOwnKeys();
  useLettersOff();
  return !isSilenced(name) && <kbd className={styles.kbd}>{pressedFor(name, keys)}</kbd>;
}

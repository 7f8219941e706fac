import * as styles from './Kbd.css.ts';

/** One key ("J", "Ctrl K") or several that do the same or follow each other. */
export function Kbd({ keys }: { keys: string | readonly string[] }) {
  if (typeof keys === 'string') return <kbd className={styles.kbd}>{keys}</kbd>;
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.kbd}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

import * as styles from './farmers.css.ts';

const STEPS = 7;

/** How far a crop has come, in seven steps. */
export function StageBar({ index, count }: { index: number; count: number }) {
  const here = count <= 1 || index < 0 ? index : Math.round((index / (count - 1)) * (STEPS - 1));
  return (
    <span className={styles.steps} aria-hidden="true">
      {Array.from({ length: STEPS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seven steps, always the same
        <i key={place} className={styles.step} data-as={place < here ? 'done' : place === here ? 'here' : undefined} />
      ))}
    </span>
  );
}

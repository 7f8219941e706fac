import * as styles from './Brand.css.ts';

/** Furrows of a field; the sign of the product. */
export function BrandMark({ size = 20 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <rect width="20" height="20" rx="5" className={styles.ground} />
      <g className={styles.lines}>
        <path d="M4.5 9.2 9.2 4.5M4.5 13 13 4.5" />
        <path d="M7 15.500c0-5 3.500-8.500 8.500-8.500" />
        <path d="M11 15.500c0-2.700 1.800-4.500 4.500-4.500" />
      </g>
    </svg>
  );
}

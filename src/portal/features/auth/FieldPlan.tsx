import { memo } from 'react';
import * as styles from './FieldPlan.css.ts';
import { type Crop, type Field, fieldPlan, watercourses } from './field-plan.ts';

const SQUARES = 7;
const fields = fieldPlan(SQUARES, 1892);
const crops: readonly Crop[] = ['rows', 'dense', 'columns', 'slope', 'orchard'];

/** The half of the sign-in page that is not the form: fields along a canal, one farm of which is lit. */
export const FieldPlan = memo(function FieldPlan() {
  return (
    <div className={styles.pane}>
      <svg className={styles.map} viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Patterns />
        <g transform="translate(450 430) rotate(-13) translate(-105 -105)">
          {styles.shade.map((shade, index) => (
            <path key={shade} className={shade} d={outline(fields.filter((field) => field.shade === index))} />
          ))}
          {crops.map((crop) => (
            <path key={crop} fill={`url(#${crop})`} d={outline(fields.filter((field) => field.crop === crop))} />
          ))}
          <path
            className={styles.watercourse}
            d={watercourses(SQUARES)
              .map(({ y, from, to }) => `M${from} ${y}H${to}`)
              .join('')}
          />
          <path className={styles.lit} d="M-138 264h126v42h-42v42h-84z" />
        </g>
        <path className={styles.bank} d={CANAL} />
        <path className={styles.water} d={CANAL} />
      </svg>
    </div>
  );
});

const CANAL = 'M-20 690C150 640 250 560 400 560S680 640 780 560 900 330 940 250';

function outline(some: readonly Field[]): string {
  return some.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
}

function Patterns() {
  return (
    <defs>
      <pattern id="rows" width="42" height="6" patternUnits="userSpaceOnUse">
        <path className={styles.furrow} d="M0 3H42" />
      </pattern>
      <pattern id="dense" width="42" height="3.5" patternUnits="userSpaceOnUse">
        <path className={styles.furrow} d="M0 1.75H42" />
      </pattern>
      <pattern id="columns" width="6" height="42" patternUnits="userSpaceOnUse">
        <path className={styles.furrow} d="M3 0V42" />
      </pattern>
      <pattern id="slope" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.furrow} d="M0 3H6" />
      </pattern>
      <pattern id="orchard" width="8.4" height="8.4" patternUnits="userSpaceOnUse">
        <circle className={styles.tree} cx="4.2" cy="4.2" r="1.3" />
      </pattern>
    </defs>
  );
}

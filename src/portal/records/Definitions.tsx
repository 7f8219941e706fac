import { Fragment, type ReactNode } from 'react';
import { definitions } from './record.css.ts';
import { sideFacts } from './side.css.ts';

interface DefinitionsProps {
  /** What it is called, and what is known of it. */
  lines: readonly (readonly [string, ReactNode])[];
}

/** What a record says, name by name; what is not known is a dash. */
export function Definitions({ lines }: DefinitionsProps) {
  return (
    <dl className={definitions}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same beside a record: one under the other. */
export function SideFacts({ lines }: DefinitionsProps) {
  return (
    <dl className={sideFacts}>
      {lines.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

import type { Entity } from '../../../machines/workflows.ts';
import { faint, ltr } from '../ui/text.css.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';
import type { Column } from './list.ts';

/** Stands in a cell that has nothing to say. */
export const none = <span className={faint}>–</span>;

export const numberColumn: Column<{ number: number | string }> = {
  key: 'number',
  width: 76,
  sort: 'number',
  sortsMany: 'always',
  tone: 'muted',
  phone: 'second',
  cell: ({ number }) => <span className={ltr}>{number}</span>,
};

export const reportsColumn: Column<{ openReports: number }> = {
  key: 'openReports',
  width: 96,
  align: 'end',
  cell: ({ openReports }, { format }) => (openReports > 0 ? format.number(openReports) : none),
};

/** How long ago it was made. */
export const ageColumn: Column<{ createdAt: string }> = {
  key: 'createdAt',
  width: 96,
  align: 'end',
  sort: 'createdAt',
  isAge: true,
  phone: 'second',
  cell: ({ createdAt }, { format, now }) => format.age(createdAt, now),
};

/** Loses its colour on a row that somebody else has just handled. */
export function stateColumn(entity: Entity, width: number): Column<{ state: string }> {
  return {
    key: 'state',
    width,
    stays: true,
    cell: ({ state }, { isGone }) => <StateBadge entity={entity} state={state} isGrey={isGone} />,
  };
}

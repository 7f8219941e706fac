import type { ExportColumn } from './workbook.ts';

/** A moment of the contract in a cell. */
export const moment = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** The state of a record, in the words of its workflow unless the reader has others. */
export function stateColumn(workflow: {
  states: Readonly<Record<string, { label: string }>>;
}): ExportColumn<{ state: string }> {
  return {
    title: 'State',
    width: 12,
    value: ({ state }) => workflow.states[state]?.label ?? state,
    code: ({ state }) => state,
  };
}

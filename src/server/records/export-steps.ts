import type { Database } from '../platform/database.ts';
import type { Caller } from '../platform/feature.ts';
import { recordSteps } from '../platform/history.ts';
import { doneBy } from '../platform/service.ts';

export interface Export {
  /** The workflow of the records. */
  entity: string;
  /** Which list it was. */
  id: string;
  /** As the call was asked. */
  filter: Readonly<Record<string, unknown>>;
  caller: Caller;
  at: Date;
}

/** Kinds of steps of their own: what is told of a record is not told of the list of them. */
export const exportsOf = (entity: string): string => `${entity}Export`;

/** A list that leaves as a file is a step of whoever took it, with how many rows it had and under which filters. Nobody is told of it meanwhile. */
export async function recordExport(
  database: Database,
  { entity, id, filter, caller, at }: Export,
  rows: number,
): Promise<void> {
  const changes = [{ field: 'rows', from: null, to: rows }, ...filtersIn(filter)];
  const step = { entity: exportsOf(entity), id, event: 'EXPORT', from: null, to: 'exported', version: 1 };
  await recordSteps(database, [{ ...step, facts: { changes }, by: doneBy(caller), at }]);
}

/** Which rows were wanted: the two ends of a range are one filter. */
function filtersIn({ sort: _, ...filter }: Export['filter']) {
  const named = Object.entries(filter).filter(([, value]) => said(value) !== '');
  const fields = Map.groupBy(named, ([name]) => name.replace(/(?:From|To|Min|Max|Text)$/, ''));
  return [...fields].map(([field, of]) => ({
    field,
    from: null,
    to: of.length > 1 || /(?:From|Min)$/.test(of[0]?.[0] ?? '') ? rangeOf(of) : said(of[0]?.[1]),
  }));
}

function rangeOf(ends: readonly [string, unknown][]): string {
  const at = (end: RegExp) => said(ends.find(([name]) => end.test(name))?.[1]);
  return `${at(/(?:From|Min)$/)} – ${at(/(?:To|Max)$/)}`;
}

/** As the address has it. */
function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(', ');
  return typeof value === 'string' ? value.trim() : value === undefined ? '' : JSON.stringify(value);
}

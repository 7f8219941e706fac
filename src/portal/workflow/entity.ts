import type { Subject } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { paths } from '../../contract/generated/types.ts';
import type { ListPath } from './conditions.ts';
import type { EventKey } from './permitted-keys.ts';
import type { ReasonKind } from './reasons.data.ts';
import type { ListQuery, ListRow } from './rows.ts';
import type { Payload } from './sending.ts';

/** What a record was before somebody decided on it. */
type Before = Pick<ListRow, 'state' | 'lastStep'>;

/** One record type, as its lists, its page and its queues know it. */
export interface EntityDescription<Row extends ListRow, FullRecord = Row> {
  workflow: Entity;
  /** Of its words. */
  namespace: string;
  /** Where its records are listed, and where each has its page. */
  screen: string;
  href?: (id: string) => string;
  /** Where one leads that has no page of its own. */
  leadsTo?: (row: Row) => string;
  calls: { list: ListPath; record?: keyof paths; export?: keyof paths };
  /** Address prefixes of all that shows these records: read again after a step. */
  shownAt: readonly string[];
  /** What the call is asked where the address says something else, or nothing. */
  asked?: (query: ListQuery) => ListQuery;
  number: (row: Row) => string;
  title: (row: Row) => string;
  /** In a sentence; its number and its title where nothing else is said. */
  label?: (row: Row) => string;
  /** What tells it from others of the same name, where it is searched for. */
  detail?: (row: Row) => string;
  /** By when its next step is due, where it has such a clock and that runs. */
  due?: (row: Row) => string | null;
  /** What the machine needs to know besides the state: as far as a row tells, and as its page does. */
  facts: (row: Row) => object;
  wholeFacts?: (whole: FullRecord) => object;
  /** Letters that send an event for the record under the cursor, or open on its page. */
  keys?: readonly EventKey[];
  /** Which reasons of the reference list a decision on a record begins from, and the language of whom it concerns. */
  reasons?: { kind: ReasonKind; language: (row: Row) => string };
  /** What the event that takes back another is sent with, so that the record is as it was. */
  undoWith?: (event: string, before: Before) => Payload;
  /** Fields that a conflict compares, titled `fields.<key>`. */
  compared: readonly (keyof FullRecord & string)[];
}

type Answer<Path> = Path extends keyof paths
  ? paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } }
    ? Body
    : never
  : never;
type RowOf<Path> = Answer<Path> extends { items: (infer Row)[] } ? Row : never;

/** Names a description; what its rows and its records are follows from its calls. */
export function defineEntity<List extends ListPath, Page extends keyof paths | undefined = undefined>(
  entity: EntityDescription<
    RowOf<List> & ListRow,
    Page extends undefined ? RowOf<List> & ListRow : Answer<Page> & ListRow
  > & { calls: { list: List; record?: Page } },
): EntityDescription<RowOf<List> & ListRow, Page extends undefined ? RowOf<List> & ListRow : Answer<Page> & ListRow> {
  return entity;
}

export function labelOf<Row extends ListRow>(
  { label, number, title }: EntityDescription<Row, never>,
  row: Row,
): string {
  return label?.(row) ?? `${number(row)} ${title(row)}`;
}

/** Where a record is opened. */
export function hrefOf<Row extends ListRow>({ href, leadsTo }: EntityDescription<Row, never>, row: Row) {
  return leadsTo ? leadsTo(row) : href?.(row.id);
}

/** A row as its machine sees it. */
export function subjectOfRow<Row extends ListRow>({ facts }: EntityDescription<Row, never>, row: Row): Subject<object> {
  const { id, version, state } = row;
  return { id, version, state, facts: facts(row) };
}

/** A whole record as its machine sees it. */
export function subjectOf<FullRecord extends ListRow>(
  { facts, wholeFacts }: EntityDescription<FullRecord, FullRecord>,
  whole: FullRecord,
): Subject<object> {
  const { id, version, state } = whole;
  return { id, version, state, facts: { ...facts(whole), ...wholeFacts?.(whole) } };
}

/** The event that takes another back, and with what. */
export interface Reversal {
  event: string;
  payload: Payload;
}

export function reversalOf<Row extends ListRow>(
  { workflow, undoWith }: EntityDescription<Row, never>,
  event: string,
  before: Before,
): Reversal | undefined {
  const undo = workflowOf(workflow).events[event]?.undo;
  return undo === undefined ? undefined : { event: undo, payload: undoWith?.(undo, before) ?? {} };
}

/** What of the way back from an event on this row its message and U have to know: until when it is open, and what leads on then. */
export function limitsOf<Row extends ListRow>(
  { workflow, facts }: EntityDescription<Row, never>,
  event: string,
  row: Row,
  instead: string,
): { until: number; instead: string } | undefined {
  const within = workflowOf(workflow).undoneWithin?.(event, facts(row));
  return within === undefined ? undefined : { until: Date.now() + within, instead };
}

type Step = NonNullable<Before['lastStep']> & { from: string | null; to: string };

/**
 * What takes back the last step of a record as its history tells it, the newest first: nothing where somebody else took it,
 * where there is no way back, or where it took back the one before it.
 */
export function reversalOfLast<Row extends ListRow>(
  type: EntityDescription<Row, never>,
  history: readonly Step[],
  personId: string,
): Reversal | undefined {
  const [last, before] = history;
  if (!last || last.from === null || last.by.id !== personId || tookBack(type, history)) return undefined;
  return reversalOf(type, last.event, { state: last.from, ...(before && { lastStep: before }) });
}

/** Whether the last step took back the one before it, which was a decision; done anew after that, it is a decision again. */
function tookBack<Row extends ListRow>(
  type: EntityDescription<Row, never>,
  [last, ...earlier]: readonly Step[],
): boolean {
  const [before] = earlier;
  if (!last || before?.from !== last.to) return false;
  return reversalOf(type, before.event, { state: last.to })?.event === last.event && !tookBack(type, earlier);
}

/** Which reasons a decision on this record begins from, and the language of whom it concerns. */
export function reasonsOf<Row extends ListRow>({ reasons }: EntityDescription<Row, never>, row: Row) {
  return reasons && { kind: reasons.kind, language: reasons.language(row) };
}

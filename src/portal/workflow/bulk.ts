import type { components } from '../../contract/generated/types.ts';

/** As many are decided while their sender waits; more are a run of the server's. */
export const A_PAGE = 200;

/** What became, or would become, of one record. */
export interface BulkRow {
  id: string;
  label?: string;
  name?: string;
  nameUr?: string;
  amount?: number;
  text?: string;
  price?: number;
  risk?: components['schemas']['Risk']['level'];
  media?: NonNullable<components['schemas']['BulkRow']['media']>;
  /** To whom it was handed on, and not to who asks; empty: to whoever leads. */
  handedTo?: string;
  claim?: { by: { name: string } };
  outcome: 'accepted' | 'replayed' | 'conflict' | 'forbidden' | 'invalid' | 'notFound';
  code?: string;
  /** The condition that is not met. */
  guard?: string;
  permission?: string;
  /** What is wrong with what was sent. */
  errors?: readonly components['schemas']['FieldError'][];
  /** Who put it where it is now, or changed it since it was read, and how. */
  by?: { name: string };
  did?: string;
  /** The rupees that were read, where they are others now. */
  amountRead?: number;
  /** What is to be filled in before it is known what becomes of it. */
  lacks?: readonly string[];
  state?: string;
  version?: number;
}

/** Judged before what is required was filled in, an event is only refused for that: it is possible, and where it leads is not known. */
export function lacking(rows: readonly BulkRow[], lacks: readonly string[]): BulkRow[] {
  return rows.map((row) => {
    if (lacks.length === 0 || row.outcome !== 'invalid') return row;
    const { state: _, errors: __, ...rest } = row;
    return { ...rest, outcome: 'accepted', lacks };
  });
}

/** What is promised before anything is sent; together as many as were chosen. */
export interface BulkPlan {
  /** Those that will be sent. */
  ids: string[];
  /** The rupees of those, where the records have any. */
  amount: number | null;
  /** Those that could be done and are left out until somebody takes them in, by why; `taken`: how many will be sent all the same. */
  apart: { why: Apart; ids: string[]; taken: number }[];
  /** Done already by the same person: nothing to write. */
  replayed: number;
  refused: number;
  /** Taken out by hand. */
  leftOut: number;
}

/** What the person said of single rows: taken or left out. */
export type Ticks = ReadonlyMap<string, boolean>;

/** Why a record is looked at by itself rather than decided on with many: a colleague is at it, it was handed on, a machine noticed something. */
const APART = ['claimed', 'handed', 'risky'] as const;
type Apart = (typeof APART)[number];

/** What takes down or rejects may reach what is risky; nothing else does unasked. */
function apartOf({ claim, handedTo, risk }: BulkRow, isDangerous: boolean): Apart | undefined {
  if (claim) return 'claimed';
  if (handedTo !== undefined) return 'handed';
  return risk === 'high' && !isDangerous ? 'risky' : undefined;
}

/** Those that are left out: as the person said, else what is to be looked at by itself. */
export function untickedOf(rows: readonly BulkRow[], ticks: Ticks, isDangerous = false): ReadonlySet<string> {
  const isTicked = (row: BulkRow) => ticks.get(row.id) ?? apartOf(row, isDangerous) === undefined;
  return new Set(rows.filter((row) => !isTicked(row)).map(({ id }) => id));
}

export function planOf(
  rows: readonly BulkRow[],
  unticked: ReadonlySet<string> = new Set(),
  isDangerous = false,
): BulkPlan {
  const possible = rows.filter(({ outcome }) => outcome === 'accepted');
  const ticked = possible.filter(({ id }) => !unticked.has(id));
  const amounts = ticked.flatMap(({ amount }) => amount ?? []);
  return {
    ids: ticked.map(({ id }) => id),
    amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
    apart: APART.flatMap((why) => {
      const ids = possible.filter((row) => apartOf(row, isDangerous) === why).map(({ id }) => id);
      return ids.length === 0 ? [] : [{ why, ids, taken: ids.filter((id) => !unticked.has(id)).length }];
    }),
    replayed: rows.filter(({ outcome }) => outcome === 'replayed').length,
    refused: rows.filter(isRefused).length,
    leftOut: possible.length - ticked.length,
  };
}

/** What came of what was promised; together as many as that. */
export interface BulkSum {
  promised: number;
  done: number;
  already: number;
  refused: number;
  unsent: number;
}

export function sumOf({ rows, unsent }: BulkResult): BulkSum {
  const done = rows.filter(({ outcome }) => outcome === 'accepted').length;
  const already = rows.filter(({ outcome }) => outcome === 'replayed').length;
  const refused = rows.length - done - already;
  return { promised: rows.length + unsent.length, done, already, refused, unsent: unsent.length };
}

export interface BulkLine extends BulkRow {
  /** Will be or was sent, was left out by hand, or never had its turn. */
  fate: 'sent' | 'leftOut' | 'unsent';
}

/** Every record that was chosen with its outcome: before they are sent those that will be done first, then those that are refused. */
export function linesOf(rows: readonly BulkRow[], unticked: ReadonlySet<string>, result?: BulkResult): BulkLine[] {
  const after = new Map(result?.rows.map((row) => [row.id, row]));
  const unsent = new Set(result?.unsent);
  const lines = rows.map((row): BulkLine => {
    // The state it would be in is none that it is in.
    const { state: _, ...unchanged } = row;
    if (row.outcome === 'accepted' && unticked.has(row.id)) return { ...unchanged, fate: 'leftOut' };
    if (unsent.has(row.id)) return { ...unchanged, fate: 'unsent' };
    return { ...row, ...after.get(row.id), fate: 'sent' };
  });
  const rank = (line: BulkLine) => {
    if (!result) return line.outcome === 'accepted' ? 0 : isRefused(line) ? 2 : 1;
    return isRefused(line) ? 0 : line.fate === 'unsent' ? 1 : 2;
  };
  return lines.sort((one, other) => rank(one) - rank(other));
}

/** Those lines that a run has done, with what became of taking them back: what was refused first. */
export function linesBack(lines: readonly BulkLine[], back: BulkResult): BulkLine[] {
  const after = new Map(back.rows.map((row) => [row.id, row]));
  return lines
    .filter(({ outcome, fate }) => outcome === 'accepted' && fate === 'sent')
    .map((line): BulkLine => ({ ...line, ...after.get(line.id), fate: after.has(line.id) ? 'sent' : 'unsent' }))
    .sort((one, other) => Number(isRefused(other)) - Number(isRefused(one)));
}

export function isRefused({ outcome }: BulkRow): boolean {
  return outcome !== 'accepted' && outcome !== 'replayed';
}

export interface BulkRun {
  ids: readonly string[];
  send: (ids: readonly string[]) => Promise<readonly BulkRow[]>;
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

export interface BulkResult {
  rows: BulkRow[];
  /** Never sent: the run was cancelled or failed before their turn. */
  unsent: string[];
  failure?: unknown;
}

const AT_ONCE = 50;

/** Sends a long list in parts, so that it shows its progress and can be stopped between two of them. */
export async function runBulk({ ids, send, onProgress, signal }: BulkRun): Promise<BulkResult> {
  const rows: BulkRow[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    if (signal.aborted) return { rows, unsent: ids.slice(start) };
    try {
      rows.push(...(await send(ids.slice(start, start + AT_ONCE))));
    } catch (failure) {
      return { rows, unsent: ids.slice(start), failure };
    }
    onProgress(Math.min(ids.length, start + AT_ONCE));
  }
  return { rows, unsent: [] };
}

/** What became, or would become, of one record. */
export interface BulkRow {
  id: string;
  label?: string;
  outcome: 'accepted' | 'replayed' | 'conflict' | 'forbidden' | 'invalid' | 'notFound';
  code?: string;
  words?: string;
  state?: string;
  version?: number;
}

export interface BulkVerdict {
  accepted: number;
  /** Done already by the same person: nothing to write. */
  replayed: number;
  refused: number;
  /** The refusals by their reason, most frequent first. */
  reasons: { words: string; count: number }[];
}

export function verdictOf(rows: readonly BulkRow[]): BulkVerdict {
  const refusals = rows.filter(isRefused);
  const reasons = new Map<string, number>();
  for (const row of refusals) {
    const words = row.words ?? row.code ?? row.outcome;
    reasons.set(words, (reasons.get(words) ?? 0) + 1);
  }
  return {
    accepted: rows.filter(({ outcome }) => outcome === 'accepted').length,
    replayed: rows.filter(({ outcome }) => outcome === 'replayed').length,
    refused: refusals.length,
    reasons: [...reasons].map(([words, count]) => ({ words, count })).sort((one, other) => other.count - one.count),
  };
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

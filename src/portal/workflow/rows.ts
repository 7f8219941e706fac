/** What every record brings, in a list, in a queue and on its own page. */
export interface ListRow {
  id: string;
  version: number;
  state: string;
  claim?: { by: { id: string; name: string }; until: string } | null;
  /** Handed on to a colleague, or to whoever leads those who decide. */
  escalation?: { to: { id: string; name: string } | null; note: string; by: { id: string; name: string }; at: string };
  /** Whose decision is to be looked at by somebody else. */
  secondLook?: { by: { id: string; name: string }; at: string };
  lastStep?: { event: string; by: { id: string | null; name: string }; at: string; reason?: string | null };
}

/** What a list asks the server for; the address says all of it. */
export interface ListQuery {
  search: string;
  status: readonly string[];
  /** Values by the name of the query parameter. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** `field` or `-field`. */
  sort: string;
  limit: number;
  offset: number;
}

export interface ListPageOf<Row> {
  items: readonly Row[];
  total: number;
  /** Records in each state under all filters but the state. */
  /** There are more than `total`. */
  totalIsMinimum?: boolean;
  counts?: Readonly<Record<string, number>>;
  /** So many, and more, of each count of 10,000. */
  countsAreMinimum?: boolean;
}

export interface RowsResult<Row> {
  data: ListPageOf<Row> | undefined;
  isPending: boolean;
  /** What is shown answers an earlier question; the right answer is on its way. */
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => Promise<{ data: ListPageOf<Row> | undefined }>;
}

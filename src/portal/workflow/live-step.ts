/** Something that happened to a record, as the live stream tells it. */
export interface LiveStep {
  id: string;
  event: string;
  state: string;
  version: number;
  by: { id: string | null; name: string };
  at: string;
}

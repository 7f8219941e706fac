import type { OperationId } from '../../../src/server/platform/feature.ts';
import type { Person, TestApp } from '../../support/app.ts';

/** A server with a Super Admin; two of them begin alike. */
export interface Ground {
  app: TestApp;
  admin: Person;
}

/** Shows that a call and the one that replaced it come to the same: the first is made at one server, the second at the other. */
export type Proof = (before: Ground, now: Ground) => Promise<void>;

export type Proofs<Call extends OperationId> = { [Op in Call]: Proof };

/** The body of an answer that must be a good one. */
export function good({ status, body }: Awaited<ReturnType<Person['get']>>) {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export const read = async ({ admin }: Ground, path: string) => good(await admin.get(path));

/** A record with its state, version and history; what both servers number by themselves is left out. */
export async function record(ground: Ground, entity: string, id: string) {
  const { history, ...view } = await read(ground, `/workflow/${entity}/${id}`);
  return { ...view, history: history.map(({ id: _, ...step }: { id: number }) => step) };
}

/** What open portals were told since `position`, and the position now. */
export async function told({ app }: Ground, position = 0) {
  const rows = await app.database
    .selectFrom('outbox')
    .select(['id', 'entity', 'event', 'state', 'version', 'by_name', 'scope'])
    .where('id', '>', position)
    .orderBy('id')
    .execute();
  return { position: rows.at(-1)?.id ?? position, events: rows.map(({ id: _, ...event }) => event) };
}

/** What a deed leaves behind: what is read afterwards, and what open portals were told. */
export async function leftBy<T>(ground: Ground, deed: () => Promise<unknown>, after: () => Promise<T>) {
  const { position } = await told(ground);
  await deed();
  return { after: await after(), told: (await told(ground, position)).events };
}

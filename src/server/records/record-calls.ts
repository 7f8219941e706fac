import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { notFound } from '../platform/errors.ts';
import type { Call, Caller, OperationId, Services } from '../platform/feature.ts';
import type { Entity } from './define.ts';
import { type ExportOrder, exported, type Spoken } from './export.ts';
import { recordExport } from './export-steps.ts';
import type { Query, Reading } from './list.ts';
import { perform, type Sender } from './perform.ts';

interface ExportCall extends Pick<Call<OperationId>, 'request'> {
  query: Query & Spoken & { format: 'csv' | 'xlsx'; columns?: readonly string[] };
  caller: Caller;
}

/** What the calls of every type of record do alike; each feature's routes say which call is which of them. */
export function recordCalls<F extends object, Item>(
  services: Pick<Services, 'database' | 'clock'>,
  entity: Entity<F, Item>,
) {
  const { database, clock } = services;
  const reading = (caller: Caller): Reading => ({ db: database, caller, now: clock() });

  /** A record as lists show it, whatever the person's scope: for answers about one already decided on. */
  async function shown(id: string, caller: Caller): Promise<Item> {
    const [item] = await entity.list.items([id], reading(caller));
    if (item === undefined) throw notFound(entity.noun);
    return item;
  }

  return {
    reading,
    shown,

    /** The id behind an address part, of a record within the person's scope. */
    async visible(reference: string, caller: Caller): Promise<string> {
      const id = await entity.resolve(database, reference);
      const found = id !== null && (await entity.load(database, [id], caller)).has(id);
      if (!found) throw notFound(entity.noun);
      return id;
    },

    async page(query: Query, caller: Caller) {
      return { body: await entity.list.page(query, reading(caller)) };
    },

    /** A list as a file. */
    async file(
      { query: { format, columns: chosen, titles, words, names, ...filter }, caller, request }: ExportCall,
      { name, title, columns }: Pick<ExportOrder<Item>, 'name' | 'title' | 'columns'>,
    ) {
      const pages = entity.list.pages(filter, reading(caller));
      const asked = { format, titles, words, names, ...(chosen && { chosen }) };
      const step = { entity: entity.workflow.name, id: name, filter, caller, at: clock() };
      const onWritten = (rows: number) => recordExport(database, step, rows);
      return await exported({ ...asked, name, title, columns, pages, onWritten, gone: request.signal });
    },

    /** Sends a record an event, and answers with it as it is then. */
    async send(id: string, event: WorkflowEvent, sender: Sender) {
      await perform(services, entity, id.toLowerCase(), event, sender);
      return { body: await shown(id, sender.caller) };
    },
  };
}

import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { type Entity, workflows } from '../../../machines/workflows.ts';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import type { Person, TestAnswer, TestApp } from '../../support/app.ts';
import { crateDriver } from './crate.ts';

/** Every type of record of the product, and one that only the tests know. */
export type Kind = Entity | 'crate';

/** Where records are brought to life: a server of the tests or the product that a browser sees. */
export type TestEnvironment = Pick<TestApp, 'app' | 'database' | 'as'>;

/** What the suites need to bring records of a workflow to life over HTTP. */
export interface Driver {
  /** Makes a new record and returns its id; `event` is the one it begins with where there are several ways. */
  create(ground: TestEnvironment, event?: WorkflowEvent): Promise<string>;
  /** The sample's event as it can be sent to a server that has real agents, media and so on. */
  payload(ground: TestEnvironment, event: WorkflowEvent, id: string): Promise<Record<string, unknown>>;
  /** The lists that hold its records, as the screens ask for them. */
  lists: readonly string[];
  /** Who sends an event whose outcome depends on more than the permission for it; a Super Admin without this. */
  sender?(ground: TestEnvironment, event: WorkflowEvent): Promise<Person>;
  /** Events that the service alone sends, and how it does. */
  service?: Readonly<
    Record<string, (ground: TestEnvironment, id: string, event: WorkflowEvent) => Promise<TestAnswer>>
  >;
  /** Calls that are not a body with the record's `id`. */
  calls?: Readonly<Record<string, Call>>;
}

type Call = (
  person: Person,
  id: string,
  payload: Record<string, unknown>,
  headers: Record<string, string>,
) => Promise<TestAnswer>;

const files = import.meta.glob<Record<string, unknown>>('./*.driver.ts', { eager: true });
const written = Object.assign({ crateDriver }, ...Object.values(files)) as Record<`${Kind}Driver`, Driver>;

/** A driver for every registered workflow, `<workflow>Driver` of a file beside: adding a machine without one fails the suites. */
export const drivers = Object.fromEntries(
  ([...Object.keys(workflows), 'crate'] as Kind[]).map((kind) => {
    const driver: Driver | undefined = written[`${kind}Driver`];
    if (!driver) throw new Error(`no file of tests/server/workflow exports ${kind}Driver`);
    return [kind, driver];
  }),
) as Readonly<Record<Kind, Driver>>;

/**
 * Makes a record and takes it along a path of its machine; returns its id. `by` does what does not need somebody with
 * fewer rights; a Super Admin without it.
 */
export async function bring(
  ground: TestEnvironment,
  entity: Kind,
  [first, ...rest]: readonly WorkflowEvent[],
  by?: Person,
): Promise<string> {
  const driver = drivers[entity];
  const id = await driver.create(ground, first);
  for (const event of rest) {
    const answer = await take(ground, entity, id, event, by);
    if (answer.status >= 300) throw new Error(`${event.type} was refused: ${JSON.stringify(answer.body)}`);
  }
  return id;
}

/** Sends an event of the samples as whoever may: `by`, unless it needs somebody with fewer rights. */
export async function take(
  ground: TestEnvironment,
  entity: Kind,
  id: string,
  event: WorkflowEvent,
  by?: Person,
): Promise<TestAnswer> {
  const driver = drivers[entity];
  const service = driver.service?.[event.type];
  if (service) return await service(ground, id, event);
  const sender = by && !needsOthers(event) ? by : await driver.sender?.(ground, event);
  const person = sender ?? (await ground.as('Super Admin'));
  return await send(person, entity, id, event.type, await driver.payload(ground, event, id));
}

/** Whether the event is that of somebody who may not decide. */
export function needsOthers(event: WorkflowEvent): boolean {
  return event['mayApprove'] === false || event['mayDecide'] === false;
}

interface Operation {
  'x-event'?: string;
}

/** Sends an event by its own call, or through the workflow call when it has none. */
export async function send(
  person: Person,
  entity: Kind,
  id: string,
  type: string,
  payload: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const special = drivers[entity].calls?.[type];
  if (special) return await special(person, id, payload, headers);
  const own = callOf(entity, type);
  if (own) return await person[own.method](own.path, { id, ...payload }, headers);
  const { reason, ...fields } = payload;
  return await person.post(`/workflow/${entity}/${id}/${type}`, { reason, fields }, headers);
}

function callOf(entity: Kind, type: string): { method: 'put' | 'post'; path: string } | undefined {
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      if (operation['x-event'] !== `${entity}.${type}`) continue;
      if (method === 'put' || method === 'post') return { method, path };
    }
  }
  return undefined;
}

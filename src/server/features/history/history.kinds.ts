import { type RawBuilder, sql } from 'kysely';
import { untoldTo } from '../../../../machines/shared/told.ts';
import type { Caller } from '../../platform/feature.ts';
import { exportsOf } from '../../records/export-steps.ts';
import type { Records } from '../../records/registry.ts';

/** One kind of record as the history has it. */
export interface Kind {
  entity: string;
  /** Of the permission that reads it. */
  module: string;
  hasWorkflow: boolean;
  /** What it is set to stands where others have a state. */
  isSetting?: true;
  /** Steps that others took and somebody is not told of; a search would find what they say. */
  untold?: readonly string[];
  /** A farmer has it: its steps keep whose it is, also when it is there no more. */
  isFarmers?: true;
  /** What records are called, by their ids; none where nobody calls them anything. */
  labels?: (ids: readonly string[]) => RawBuilder<{ id: string; label: string }>;
}

const SETTINGS = 'portal_menu:settings:get';

/** What is kept without a workflow: the permission that reads it, and where its name stands. */
const kept: Readonly<Record<string, readonly [permission: string, table?: string, label?: string]>> = {
  account: ['agent_authentication:account:get', 'accounts', 'name'],
  role: ['agent_authentication:resource:get', 'roles', 'title'],
  extension: ['callcenter:extension:get', 'call_centre_extensions', 'exten'],
  campaign: ['campaigns:campaign:get', 'campaigns', 'title'],
  survey: ['survey:survey:get', 'surveys', 'title'],
  [exportsOf('survey')]: ['survey:results:get', 'surveys', 'title'],
  referenceItem: ['lov:items:get', 'reference_items', 'name'],
  weather: ['weather:forecast:get'],
  farm: ['farmers:farm:get'],
  livestock: ['farmers:livestock:get'],
  machinery: ['farmers:farmer:get'],
  text: ['notification:sms:post'],
  loanSettings: [SETTINGS],
  listingSettings: [SETTINGS],
  secondLooks: [SETTINGS],
  menuRevision: ['adoptive_menu:nodes:get'],
  welcomeBox: ['adoptive_menu:nodes:get'],
  menuTestCase: ['adoptive_menu:nodes:get'],
  menuSettings: ['adoptive_menu:nodes:get'],
  menuProblems: ['adoptive_menu:nodes:get'],
  apiCallDetail: ['adoptive_menu:api-call-details:get'],
  trunkCallDetail: ['adoptive_menu:trunk-call-details:get'],
};

const number = sql`'+' || r.country_code || r.msisdn`;

/** What others are called, of whose steps nobody is told. */
const called: Readonly<Record<string, readonly [table: string, label: RawBuilder<unknown>]>> = {
  farmer: ['farmers', sql`r.name`],
  subscriber: ['subscribers', number],
  doNotCall: ['do_not_call', number],
  text: ['text_messages', sql`'+' || r.recipient`],
  farm: ['farmers', sql`r.name`],
  livestock: ['farmers', sql`r.name`],
  machinery: ['farmers', sql`r.name`],
};

/** What a farmer has is called by the farmer's name. */
const ofFarmers: readonly string[] = ['farm', 'livestock', 'machinery'];

const moduleOf = (permission: string) => permission.slice(0, permission.indexOf(':'));

/** The kinds that somebody may read all of; who sees only a part of one is not told of it here. */
export function kindsFor(records: Records, caller: Caller): Kind[] {
  const withWorkflow = records.all
    .filter(({ workflow, sees }) => caller.permissions.has(workflow.readPermission) && (sees?.(caller, null) ?? true))
    .map(({ workflow, notices }): Kind => {
      const { name, readPermission } = workflow;
      const untold = untoldTo(workflow, caller);
      const kind = { entity: name, module: moduleOf(readPermission), hasWorkflow: true, untold };
      const [table, label] = notices ? [notices.table, sql.raw(notices.label)] : (called[name] ?? []);
      return table && label ? { ...kind, labels: labelled(table, label) } : kind;
    });
  const others = Object.entries(kept)
    .filter(([, [permission]]) => caller.permissions.has(permission))
    .map(([entity, [permission, ...place]]): Kind => {
      const [table, label] = place[0] && place[1] ? [place[0], sql.ref(`r.${place[1]}`)] : (called[entity] ?? []);
      const kind = {
        entity,
        module: moduleOf(permission),
        hasWorkflow: false,
        ...(permission === SETTINGS && { isSetting: true as const }),
        ...(ofFarmers.includes(entity) && { isFarmers: true as const }),
      };
      return table && label ? { ...kind, labels: labelled(table, label) } : kind;
    });
  // Who reads records of a kind is told who took the list of them.
  const files = withWorkflow.map(({ entity, module }) => ({ entity: exportsOf(entity), module, hasWorkflow: false }));
  return [...withWorkflow, ...files, ...others];
}

const labelled = (table: string, label: RawBuilder<unknown>) => (ids: readonly string[]) =>
  sql<{ id: string; label: string }>`
    select r.id::text as id, ${label} as label from ${sql.table(table)} as r where r.id::text = any(${[...ids]})`;

import { Environment } from '@marcbachmann/cel-js';
import { CallerValue, CallValue, LocalTime, ResultValue } from './query.values.ts';

/** One thing a query can read, for completion and help. `type` is CEL's. */
export interface QueryField {
  name: string;
  type: string;
  doc: string;
}

const described = {
  Caller: {
    msisdn: ['string', 'Phone number in international digits, such as 923001234567'],
    language: ['string', 'en, ur, pa, ps, sd, sk or hn'],
    location: ['list<string>', 'Ids of tehsil, district and province'],
    crops: ['list<string>', 'Ids of the crops the farmer grows'],
    livestock: ['list<string>', 'Ids of the animals the farmer keeps'],
    machineries: ['list<string>', 'Ids of the machines the farmer has'],
    callCount: ['int', 'How often this number has called before'],
    host: ['bool', 'Whether the subscriber is a host'],
    subscriberStatus: ['string', 'active or unsubscribed'],
  },
  Call: {
    time: ['Time', 'Now, on the clock in Pakistan'],
    visits: ['int', 'How often the caller has come to this node in this call, this time included'],
    lastKey: ['string', 'The last key pressed; empty before the first'],
  },
  Result: {
    kind: ['string', 'none, api, trunk, recording or choice'],
    ok: ['bool', 'Whether the last call, recording or choice went well'],
    status: ['int', 'HTTP status of the last API call'],
    body: ['dyn', 'Answer of the last API call'],
    outcome: ['string', 'answered, busy, noAnswer or failed, of the last trunk call'],
    seconds: ['double', 'Length of the last recording'],
    mediaId: ['string', 'The last recording'],
    id: ['string', 'Id of the entry chosen last from a reference list'],
    code: ['string', 'Code of the entry chosen last'],
    name: ['string', 'Name of the entry chosen last'],
  },
} as const satisfies Record<string, Record<string, readonly [type: string, doc: string]>>;

/** Named and counted as in CEL: Sunday is day 0, January month 0; getDate counts from 1. */
const clock = {
  getHours: [(time: Date) => time.getUTCHours(), 'Hour, 0 to 23'],
  getMinutes: [(time: Date) => time.getUTCMinutes(), 'Minute, 0 to 59'],
  getDayOfWeek: [(time: Date) => time.getUTCDay(), 'Day of the week, Sunday 0 to Saturday 6'],
  getDate: [(time: Date) => time.getUTCDate(), 'Day of the month, 1 to 31'],
  getMonth: [(time: Date) => time.getUTCMonth(), 'Month, January 0 to December 11'],
  getFullYear: [(time: Date) => time.getUTCFullYear(), 'Year'],
} as const satisfies Record<string, readonly [of: (time: Date) => number, doc: string]>;

const variables = { caller: 'Caller', call: 'Call', result: 'Result' } as const;
const classes = { Caller: CallerValue, Call: CallValue, Result: ResultValue } as const;

/** Tight enough that no query takes noticeable time; together with what query.safety.ts refuses. */
export const MAX_LENGTH = 1000;
const limits = { maxAstNodes: 200, maxDepth: 16, maxListElements: 50, maxMapEntries: 10, maxCallArguments: 4 };

export const environment = makeEnvironment();

export const queryFields: readonly QueryField[] = Object.entries(variables).flatMap(([variable, type]) =>
  Object.entries(described[type]).flatMap(([field, [fieldType, doc]]) => [
    { name: `${variable}.${field}`, type: fieldType, doc },
    ...(fieldType === 'Time'
      ? Object.entries(clock).map(([method, [, of]]) => ({
          name: `${variable}.${field}.${method}()`,
          type: 'int',
          doc: of,
        }))
      : []),
  ]),
);

/** Names that may follow a value of this type: fields and methods. */
export function namesOf(type: string): readonly string[] {
  if (type === 'Time') return Object.keys(clock);
  const [, fields = null] = Object.entries(described).find(([name]) => name === type) ?? [];
  return fields
    ? Object.keys(fields)
    : methods.filter(({ of }) => of === type.replace(/<.*/, '')).map(({ name }) => name);
}

/** Whether any value at all has a method of this name. */
export function isMethod(name: string): boolean {
  return name in clock || methods.some((method) => method.name === name);
}

export const variableNames: readonly string[] = Object.keys(variables);

const methods = environment
  .getDefinitions()
  .functions.flatMap(({ name, receiverType }) => (receiverType ? [{ name, of: receiverType.replace(/<.*/, '') }] : []));

function makeEnvironment(): Environment {
  const made = new Environment({ homogeneousAggregateLiterals: false, limits });
  made.registerType('Time', { ctor: LocalTime, fields: {} });
  for (const [method, [of]] of Object.entries(clock)) {
    made.registerFunction(`Time.${method}(): int`, (time: LocalTime) => BigInt(of(time.wall)));
  }
  const moment = 'google.protobuf.Timestamp';
  made.registerOperator(`Time < ${moment}`, (time: LocalTime, other: Date) => time.instant < other.getTime());
  made.registerOperator(`Time <= ${moment}`, (time: LocalTime, other: Date) => time.instant <= other.getTime());
  made.registerOperator(`Time > ${moment}`, (time: LocalTime, other: Date) => time.instant > other.getTime());
  made.registerOperator(`Time >= ${moment}`, (time: LocalTime, other: Date) => time.instant >= other.getTime());
  for (const [variable, type] of Object.entries(variables)) {
    const fields = Object.fromEntries(Object.entries(described[type]).map(([field, [of]]) => [field, of]));
    made.registerType(type, { ctor: classes[type], fields });
    made.registerVariable(variable, type);
  }
  return made;
}

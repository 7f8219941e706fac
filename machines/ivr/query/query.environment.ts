import { Environment } from '@marcbachmann/cel-js';
import { CallerValue, CallValue, LocalTime, ResultValue } from './query.values.ts';

/** One thing a query can read, for completion. `type` is CEL's. */
export interface QueryField {
  name: string;
  type: string;
}

const fields = {
  Caller: {
    msisdn: 'string',
    language: 'string',
    location: 'list<string>',
    crops: 'list<string>',
    livestock: 'list<string>',
    machineries: 'list<string>',
    callCount: 'int',
    host: 'bool',
    subscriberStatus: 'string',
  },
  Call: {
    time: 'Time',
    visits: 'int',
    lastKey: 'string',
  },
  Result: {
    kind: 'string',
    ok: 'bool',
    status: 'int',
    body: 'dyn',
    outcome: 'string',
    seconds: 'double',
    mediaId: 'string',
    id: 'string',
    code: 'string',
    name: 'string',
  },
} as const satisfies Record<string, Record<string, string>>;

/** Named and counted as in CEL: Sunday is day 0, January month 0; getDate counts from 1. */
const clock = {
  getHours: (time: Date) => time.getHours(),
  getMinutes: (time: Date) => time.getMinutes(),
  getDayOfWeek: (time: Date) => time.getDay(),
  getDate: (time: Date) => time.getDate(),
  getMonth: (time: Date) => time.getMonth(),
  getFullYear: (time: Date) => time.getFullYear(),
} as const satisfies Record<string, (time: Date) => number>;

const variables = { caller: 'Caller', call: 'Call', result: 'Result' } as const;
const classes = { Caller: CallerValue, Call: CallValue, Result: ResultValue } as const;

/** Tight enough that no query takes noticeable time; together with what query.safety.ts refuses. */
export const MAX_LENGTH = 1000;
const limits = { maxAstNodes: 200, maxDepth: 16, maxListElements: 50, maxMapEntries: 10, maxCallArguments: 4 };

export const environment = makeEnvironment();

/** What holds a value of its own: `caller.crops`, not `call.time.getHours()`. */
export const queryNames: readonly string[] = Object.entries(variables).flatMap(([variable, type]) =>
  Object.keys(fields[type]).map((field) => `${variable}.${field}`),
);

export const queryFields: readonly QueryField[] = Object.entries(variables).flatMap(([variable, type]) =>
  Object.entries(fields[type]).flatMap(([field, fieldType]) => [
    { name: `${variable}.${field}`, type: fieldType },
    ...(fieldType === 'Time'
      ? Object.keys(clock).map((method) => ({ name: `${variable}.${field}.${method}()`, type: 'int' }))
      : []),
  ]),
);

/** Names that may follow a value of this type: fields and methods. */
export function namesOf(type: string): readonly string[] {
  if (type === 'Time') return Object.keys(clock);
  const [, known = null] = Object.entries(fields).find(([name]) => name === type) ?? [];
  return known
    ? Object.keys(known)
    : methods.filter(({ of }) => of === type.replace(/<.*/, '')).map(({ name }) => name);
}

/** Whether any value at all has a method of this name. */
export function isMethod(name: string): boolean {
  return Object.hasOwn(clock, name) || methods.some((method) => method.name === name);
}

export const variableNames: readonly string[] = Object.keys(variables);

const methods = environment
  .getDefinitions()
  .functions.flatMap(({ name, receiverType }) => (receiverType ? [{ name, of: receiverType.replace(/<.*/, '') }] : []));

function makeEnvironment(): Environment {
  const made = new Environment({ homogeneousAggregateLiterals: false, limits });
  made.registerType('Time', { ctor: LocalTime, fields: {} });
  for (const [method, of] of Object.entries(clock)) {
    made.registerFunction(`Time.${method}(): int`, (time: LocalTime) => BigInt(of(time.wall)));
  }
  const moment = 'google.protobuf.Timestamp';
  made.registerOperator(`Time < ${moment}`, (time: LocalTime, other: Date) => time.instant < other.getTime());
  made.registerOperator(`Time <= ${moment}`, (time: LocalTime, other: Date) => time.instant <= other.getTime());
  made.registerOperator(`Time > ${moment}`, (time: LocalTime, other: Date) => time.instant > other.getTime());
  made.registerOperator(`Time >= ${moment}`, (time: LocalTime, other: Date) => time.instant >= other.getTime());
  for (const [variable, type] of Object.entries(variables)) {
    made.registerType(type, { ctor: classes[type], fields: fields[type] });
    made.registerVariable(variable, type);
  }
  return made;
}

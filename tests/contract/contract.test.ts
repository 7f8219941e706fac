import { describe, expect, test } from 'vitest';
import { workflows } from '../../machines/workflows.ts';
import { calls, contract, followed, isObject, list, object } from '../support/contract.ts';
import { readTable } from './tables.ts';

/** Features whose calls are all there. A feature joins when it is finished, and then no call of it may be missing. */
const complete = ['auth', 'loans', 'lovs', 'mandi', 'forum', 'badges', 'ivr'];

/** The modules that the permissions of a feature's calls belong to, where it is not the one of its name. */
const modules: { [feature: string]: string[] } = {
  accounts: ['agent_authentication', 'callcenter', 'portal_menu'],
  subscribers: ['subscription'],
  dncr: ['subscription'],
  loans: ['loan'],
  mandi: ['mandi'],
  forum: ['forum', 'stats'],
  notifications: ['notification'],
  surveys: ['survey'],
  ivr: ['adoptive_menu'],
  lovs: [
    'lov',
    'occupation',
    'crops',
    'livestock',
    'machinery',
    'locations',
    'soil',
    'land_topography',
    'sowing_method',
    'seed_types',
    'irrigation_source',
  ],
};

const open = [
  'signIn',
  'authorize',
  'decideAuthorization',
  'exchangeToken',
  'sendOtp',
  'forgotPassword',
  'checkResetLink',
  'resetPassword',
  'listDemoOutbox',
  'openMedia',
];
const ownAffairs = [
  'listBulkRuns',
  'getBulkRun',
  'cancelBulkRun',
  'undoBulkRun',
  'exportBulkRun',
  'signOut',
  'getProfile',
  'changePassword',
  'getAuthenticator',
  'beginAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'listOwnSessions',
  'endOwnSessions',
  'streamEvents',
  'listNotifications',
  'markNotificationsRead',
  'getDashboard',
];

const known = readTable('calls.tsv').map(([method = '', path = '', feature = '']) => ({
  key: `${method.toLowerCase()} ${path}`,
  feature,
}));
const modulesKnown = new Set(readTable('permissions.tsv').map(([module]) => module));
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('every call', () => {
  test('has an operationId of its own in camelCase', () => {
    const ids = calls.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('belongs to one described feature, and has a summary and a description', () => {
    const tags = list(contract.tags).map((tag) => object(tag).name);
    const bad = calls.filter(
      ({ raw, feature }) => list(raw.tags).length !== 1 || !tags.includes(feature) || !raw.summary || !raw.description,
    );
    expect(bad.map(({ id }) => id)).toEqual([]);
  });

  test('names a permission of a known module, or is open or about oneself by design', () => {
    const bad = calls.filter(({ id, permission, raw }) => {
      if (permission === 'public') return !open.includes(id);
      if (permission === 'self') return !ownAffairs.includes(id) && raw['x-permission-by'] === undefined;
      const [module = '', action = '', method = '', more] = permission.split(':');
      return (
        !modulesKnown.has(module) || action === '' || !/^(get|post|put|delete)$/.test(method) || more !== undefined
      );
    });
    expect(bad.map(({ id, permission }) => `${id} ${permission}`)).toEqual([]);
  });

  test('declares the parameters of its path, and nothing twice', () => {
    const bad = calls.filter(({ path, parameters }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      const all = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      return sorted(inPath) !== sorted(declared) || new Set(all).size !== all.length;
    });
    expect(bad.map(({ id }) => id)).toEqual([]);
  });

  test('describes what it takes', () => {
    const bare = calls.flatMap(({ id, parameters }) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${id} ${name}`),
    );
    expect(bare).toEqual([]);
  });

  test('that gives a list with chosen columns as a file takes their headings in the reader’s language', () => {
    const namesOf = ({ parameters }: (typeof calls)[number]) => parameters.map(({ name }) => name);
    const files = calls.filter((call) => namesOf(call).includes('columns'));
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((call) => !namesOf(call).includes('titles')).map(({ id }) => id)).toEqual([]);
  });

  test('that takes limit and offset answers with items, total, limit and offset', () => {
    const bad = calls.filter(({ parameters, responses }) => {
      const names = parameters.map(({ name }) => name);
      if (!names.includes('limit') || !names.includes('offset')) return false;
      const media = object(responses['200']?.content)['application/json'];
      const required = list(followed(object(media).schema).required);
      return !['items', 'total', 'limit', 'offset'].every((field) => required.includes(field));
    });
    expect(bad.map(({ id }) => id)).toEqual([]);
  });

  test('that answers with a body describes it', () => {
    const bad = calls.filter(({ responses }) =>
      Object.entries(responses).some(([status, answer]) => status !== '204' && !isObject(answer.content)),
    );
    expect(bad.map(({ id }) => id)).toEqual([]);
  });
});

describe('a call that clients already use', () => {
  test('keeps its path, and only others are marked as extensions', () => {
    const before = new Set(known.map(({ key }) => key));
    const wrong = calls.filter((call) => before.has(keyOf(call)) === call.extension);
    expect(wrong.map(keyOf)).toEqual([]);
  });

  test.each(complete)('is not missing from %s', (feature) => {
    const here = new Set(calls.map(keyOf));
    expect(known.filter((call) => call.feature === feature && !here.has(call.key))).toEqual([]);
  });

  test("has a permission of its feature's modules, with its own method", () => {
    const bad = calls.filter(({ feature, permission, method, extension }) => {
      if (extension || permission === 'public' || permission === 'self') return false;
      const [module = '', , verb] = permission.split(':');
      return !(modules[feature] ?? [feature]).includes(module) || verb !== (method === 'patch' ? 'put' : method);
    });
    expect(bad.map(({ id, permission }) => `${id} ${permission}`)).toEqual([]);
  });
});

describe('a call that is an event of a machine', () => {
  const policies: { [entity: string]: { [event: string]: string } } = Object.fromEntries(
    Object.entries(workflows).map(([entity, { policy }]) => [entity, policy]),
  );
  const events = calls.flatMap(({ id, event, permission, parameters, raw }) =>
    [event, raw['x-also-event']].flat().flatMap((sent) => {
      if (typeof sent !== 'string') return [];
      const [entity = '', name = ''] = sent.split('.');
      return [{ id, entity, name, permission, parameters }];
    }),
  );

  test.each(events)('$id needs the permission that the policy gives its event', ({ entity, name, permission }) => {
    expect(policies[entity]?.[name]).toBe(permission);
  });

  test('takes the version it was decided on', () => {
    const bad = events.filter(({ parameters }) => !parameters.some(({ name }) => name === 'If-Match'));
    expect(bad.map(({ id }) => id)).toEqual([]);
  });
});

test('an event of a machine has a call, or is marked for the workflow call', () => {
  const called = new Set(calls.flatMap(({ event, raw }) => [event, raw['x-also-event']].flat()));
  const lost = Object.entries(workflows).flatMap(([entity, { events }]) =>
    Object.entries(events).flatMap(([name, { extension, system }]) =>
      called.has(`${entity}.${name}`) || extension || system ? [] : [`${entity}.${name}`],
    ),
  );
  expect(lost).toEqual([]);
});

function sorted(names: (string | undefined)[]): string {
  return names.toSorted((a = '', b = '') => a.localeCompare(b)).join();
}

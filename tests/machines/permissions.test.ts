import { describe, expect, test } from 'vitest';
import { loanPolicy } from '../../machines/loans/loan.policy.ts';
import { covers, defaultPermissions } from '../../machines/shared/permissions.ts';
import { type RoleName, roles } from '../../machines/shared/roles.ts';
import { type Screen, screenAt, screens, screensOf } from '../../machines/shared/screens.ts';
import contract from '../../src/contract/generated/openapi.json' with { type: 'json' };

const known = permissionsOf(contract);
const held = new Map(roles.map((role) => [role, new Set(defaultPermissions(role, known))]));
const holders = (permission: string) => roles.filter((role) => held.get(role)?.has(permission));

describe('the permissions that roles start with', () => {
  test('a loan is decided by administrators and partners, assigned by Reap Admins, and agreed by all of them and agents', () => {
    const admins: RoleName[] = ['Super Admin', 'Admin'];
    const deciders: RoleName[] = [...admins, 'Loan Partner'];
    const all: RoleName[] = [...deciders, 'Reap Agent', 'Reap Admin'];
    const expected: Record<keyof typeof loanPolicy, RoleName[]> = {
      APPLY: [...admins, 'Reap Agent', 'Reap Admin'],
      EDIT: [...admins, 'Reap Agent', 'Reap Admin'],
      WITHDRAW: [...admins, 'Reap Agent', 'Reap Admin'],
      UNDO_WITHDRAW: [...admins, 'Reap Agent', 'Reap Admin'],
      REOPEN: deciders,
      ASSIGN_AGENT: [...admins, 'Reap Admin'],
      UNDO_ASSIGN: [...admins, 'Reap Admin'],
      ACCEPT: deciders,
      REJECT: deciders,
      DEFER: deciders,
      PROCURE: deciders,
      CLOSE: deciders,
      UNDO_ACCEPT: deciders,
      UNDO_DEFER: deciders,
      ADD_CLAUSE: all,
      UPDATE_CLAUSE: all,
      SIGN_CONTRACT: all,
    };
    for (const [event, permission] of Object.entries(loanPolicy)) {
      expect(holders(permission), event).toEqual(expected[event as keyof typeof loanPolicy]);
    }
  });

  test('a Subscriber holds none, a Super Admin every one', () => {
    expect(defaultPermissions('Subscriber', known)).toEqual([]);
    expect(defaultPermissions('Super Admin', known)).toEqual([...known].sort());
  });

  test('every permission of the contract is held by somebody besides the Super Admin, but for one that sets them apart', () => {
    const alone = known.filter((permission) => holders(permission).length < 2);
    expect(alone).toEqual(['agent_authentication:resource:put']);
    expect(holders('agent_authentication:resource:put')).toEqual(['Super Admin']);
  });

  test('every staff role reads the reference lists', () => {
    const lists = known.filter((permission) => /^(lov|crops|locations|soil):.*:get$/.test(permission));
    expect(lists.length).toBeGreaterThan(5);
    for (const role of roles.filter((title) => title !== 'Subscriber')) {
      expect(defaultPermissions(role, known), role).toEqual(expect.arrayContaining(lists));
    }
  });

  test('whoever opens a screen of loans may read them, and nobody else', () => {
    const opening = screens.find(({ key }) => key === 'loans')?.roles ?? [];
    expect(holders('loan:applications:get')).toEqual([...opening]);
  });

  test('badges and campaigns are read by those whose screens show them', () => {
    // routes.tsv: badge approval, campaigns, campaign listing, jobs, surveys and the voice menu are for these three.
    const operations: RoleName[] = ['Super Admin', 'Admin', 'Ops'];
    const read = known.filter((permission) => /^(badges|campaigns):.*:get$/.test(permission));
    expect(read).toEqual(expect.arrayContaining(['badges:badges:get', 'campaigns:campaign:get']));
    for (const permission of read) expect(holders(permission), permission).toEqual(operations);
  });

  test('what farmers answered is read by those who ask them, staff by those who hand on, and calls are led by administrators', () => {
    const admins: RoleName[] = ['Super Admin', 'Admin'];
    expect(holders('survey:results:get')).toEqual([...admins, 'Ops']);
    expect(holders('stats:queue-load:get')).toEqual([...admins, 'Ops', 'Agri Profile Agent']);
    expect(holders('adoptive_menu:api-call-details:get')).toEqual([...admins, 'Ops']);
    expect(holders('adoptive_menu:api-call-details:put')).toEqual(admins);
    expect(holders('adoptive_menu:trunk-call-details:delete')).toEqual(admins);
    const work = ['Call Center', 'Ops', 'Agri Profile Agent', 'Reap Agent', 'Reap Admin', 'Field Admin'];
    expect(holders('agent_authentication:agent:get')).toEqual([...admins, ...work]);
    expect(holders('agent_authentication:roles:get')).toEqual([...admins, ...work]);
    // The one picker of operators stands in the form of a farm.
    expect(holders('callcenter:operator:get')).toEqual(holders('farmers:farm:put'));
    expect(holders('callcenter:operator:get')).toEqual([...admins, ...work]);
  });

  test('a pattern covers a permission part by part', () => {
    expect(covers('loan:*:get', 'loan:types:get')).toBe(true);
    expect(covers('loan:*:get', 'loan:types:put')).toBe(false);
    expect(covers('loan:*', 'loan:types:get')).toBe(false);
  });
});

/** Who opens a screen by the specification's table of routes (section 6), and the right to read that the screen lives on. */
const admins = ['Super Admin', 'Admin'];
const operations = [...admins, 'Ops'];
const content = [...operations, 'Agri Profile Agent'];
const lenders = [...admins, 'Loan Partner', 'Reap Agent', 'Reap Admin'];
const partners = 'BI, GIS, GAT, Field Admin, TerraCrop, MPCL, FFCL, Kissan Sahara, Bank Alfalah, FACE'.split(', ');
const profiles = [...content, ...lenders.slice(2), 'Call Center', ...partners];
const routes: [path: string, readers: string[], ...rights: string[]][] = [
  ['/app/loan/view', lenders, 'loan:applications:get'],
  ['/app/discussion/forum', content, 'forum:post:get'],
  ['/app/discussion/postapproval', operations, 'forum:status:put'],
  ['/app/users/listusers', profiles, 'subscription:subscriber-agent-wise-list:get', 'subscription:subscriber:get'],
  [
    '/app/users/userprofile/:id',
    profiles,
    'subscription:farmer-agent-wise-list:get',
    'farmers:farmer:get',
    'farmers:farm:get',
    'farmers:livestock:get',
  ],
  ['/app/users/badgeapproval', operations, 'badges:recomendations:get', 'badges:accept:put', 'badges:reject:put'],
  ['/app/ticket/list', [...content, 'Call Center'], 'cases:case:get', 'cases:case:post', 'cases:case:put'],
  ['/app/mandi/list', operations, 'mandi:listing:get', 'mandi:approve:put'],
  ['/app/ivr', operations, 'adoptive_menu:nodes:get', 'adoptive_menu:callers:get'],
];

describe('the table of routes', () => {
  test.each(routes)('%s shows what it shows to nobody else, of all 22 roles', (path, readers, ...rights) => {
    expect(roles).toHaveLength(22);
    const screen: { roles: readonly RoleName[] } | undefined = screenAt(path);
    expect([...(screen?.roles ?? [])].sort()).toEqual([...readers].sort());
    for (const right of rights) expect(holders(right).sort(), right).toEqual([...readers].sort());
  });

  test.each(['Telco User', 'Jazz CC Agent'] as const)('%s reads of no farmer who they are', (role) => {
    const held = defaultPermissions(role, known);
    expect(held).toContain('subscription:subscriber-status-wise-count:get');
    expect(held.filter((right) => /^(farmers|cases|badges|loan|forum|mandi|adoptive_menu):/.test(right))).toEqual([]);
  });
});

describe('the screens', () => {
  const opened = (role: string, permissions: readonly string[]) =>
    screensOf({ roles: [role], permissions: new Set(permissions) }).map(({ key }) => key);

  test('each has an address and a key of its own', () => {
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
    expect(new Set(screens.map(({ key }) => key)).size).toBe(screens.length);
  });

  test('a Subscriber opens none, a Telco User the dashboard and the bulk actions', () => {
    expect(opened('Subscriber', [])).toEqual([]);
    expect(opened('Telco User', [])).toEqual(['dashboard', 'bulkActions']);
  });

  test.each(roles.filter((role) => role !== 'Subscriber'))('a role made from %s opens what that opens', (role) => {
    expect(opened(`${role}, at night`, defaultPermissions(role, known))).toEqual(opened(role, []));
  });

  test('a role made by an administrator opens what it may read, and begins at the dashboard', () => {
    expect(opened('Night desk', [])).toEqual(['dashboard']);
    expect(opened('Night desk', ['cases:case:get'])).toEqual(['dashboard', 'cases', 'case']);
  });

  test('what a screen opens with are permissions that there are', () => {
    const wanted = screens.flatMap(({ opensWith }: Screen) => opensWith);
    expect(wanted.filter((permission) => !known.includes(permission))).toEqual([]);
  });

  test('a right that a built-in role was given opens it no page more', () => {
    expect(opened('Telco User', known)).toEqual(['dashboard', 'bulkActions']);
  });

  test('an address with a record in it finds its screen', () => {
    expect(screenAt('/app/loan/view/LN-24817')?.key).toBe('loan');
    expect(screenAt('/app/loan/view/')?.key).toBe('loans');
    expect(screenAt('/app/nowhere')).toBeUndefined();
  });
});

function permissionsOf(bundle: { paths: object }): string[] {
  const found = [...JSON.stringify(bundle.paths).matchAll(/"x-permission":"([a-z_]+:[^"]+)"/g)].map(
    (match) => match[1],
  );
  return [...new Set(found.filter((permission) => permission !== undefined))];
}

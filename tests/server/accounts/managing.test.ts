import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf, picture } from '../../support/form.ts';
import { signInWith } from '../../support/sign-in.ts';
import { newAgentForm } from '../../support/valid-account-requests.ts';

/* Who may make whom: from the rules of the account screen, not from the code. */

let app: TestApp;
let chief: Person;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  chief = await app.as('Super Admin');
  admin = await app.as('Admin');
});
afterAll(() => app?.close());

type Fields = Record<string, string>;
const send = async (person: Person, method: 'POST' | 'PUT', fields: Fields, version?: number, image?: Buffer) => {
  const files = image ? [{ field: 'profileImageUrl', filename: 'me.jpg', type: 'image/jpeg', content: image }] : [];
  const { payload, headers } = formOf(fields, files);
  const asked = { ...headers, authorization: `Bearer ${person.token}`, 'idempotency-key': crypto.randomUUID() };
  return await app.inject({
    method,
    url: '/api/auth/agent',
    payload,
    headers: version === undefined ? asked : { ...asked, 'if-match': `"${version}"` },
  });
};
const form = async (more: Fields = {}) => ({ ...((await newAgentForm(app)) as Fields), ...more });
const roleId = async (...titles: string[]) => {
  const { body } = await chief.get('/auth/roles');
  return JSON.stringify(titles.map((title) => body.items.find((role: { title: string }) => role.title === title).id));
};
const made = async (more: Fields = {}, person = chief) => {
  const { status, body } = await send(person, 'POST', await form(more));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
const asForm = ({ id, name, email, msisdn, roles }: Awaited<ReturnType<typeof made>>): Fields => ({
  id,
  name,
  email,
  msisdn,
  roleId: JSON.stringify(roles.map((role: { id: string }) => role.id)),
});
const signedIn = async ({ email = '', password = '' }: Fields) =>
  (await signInWith(app, { email, password })).access_token;
const pointerOf = ({ body }: { body: { errors?: { pointer: string; code?: string }[] } }) => body.errors?.[0]?.pointer;

describe('an agent', () => {
  test.each(['name', 'email', 'password', 'msisdn', 'roleId'])('is not made without %s', async (field) => {
    const { [field]: _, ...rest } = await form();
    const refused = await send(chief, 'POST', rest);
    expect([refused.status, pointerOf(refused)]).toEqual([400, `/${field}`]);
  });

  test('is not made without any role', async () => {
    const refused = await send(chief, 'POST', await form({ roleId: '[]' }));
    expect([refused.status, pointerOf(refused)]).toEqual([422, '/roleId']);
  });

  test('is nobody else where two have to agree, for whoever made it', async () => {
    const fields = await form({ roleId: await roleId('Admin') });
    await send(chief, 'POST', fields);
    const made = app.withToken(await signedIn(fields));
    await chief.put('/mandi/settings', { twoPerson: true });
    expect((await chief.put('/mandi/settings', { twoPerson: false })).body).toMatchObject({ twoPerson: true });
    const agreed = await made.put('/mandi/settings', { twoPerson: false });
    expect(agreed).toMatchObject({ status: 409, body: { code: 'secondPerson' } });
    const other = await app.as('Admin');
    expect((await other.put('/mandi/settings', { twoPerson: false })).body).toMatchObject({ twoPerson: false });
  });

  test.each([
    ['whose password the asker has set', 'agrees'],
    ['whose password the asker has set', 'asks'],
    ['whose roles the asker has set', 'agrees'],
  ])('%s is no second person either, where it %s', async (taken, part) => {
    const fields = await form({ roleId: await roleId(taken.includes('roles') ? 'Ops' : 'Admin') });
    const third = await form({ roleId: await roleId('Super Admin') });
    const maker = (await send(chief, 'POST', third)).body;
    const { id } = (await send(app.withToken(await signedIn(third)), 'POST', fields)).body;
    const changed: Fields = taken.includes('roles')
      ? { roleId: await roleId('Admin') }
      : { password: 'a longer password that the chief knows' };
    expect((await send(chief, 'PUT', { ...fields, id, ...changed })).status).toBe(200);
    const made = app.withToken(await signedIn({ ...fields, ...changed }));
    const [asking, agreeing] = part === 'asks' ? [made, chief] : [chief, made];
    await chief.put('/mandi/settings', { twoPerson: true });
    expect((await asking.put('/mandi/settings', { twoPerson: false })).body).toMatchObject({ twoPerson: true });
    const agreed = await agreeing.put('/mandi/settings', { twoPerson: false });
    expect(agreed).toMatchObject({ status: 409, body: { code: 'secondPerson' } });
    await chief.put('/mandi/settings', { twoPerson: true });
    await app.database.deleteFrom('account_roles').where('account_id', '=', maker.id).execute();
  });

  test('is made with several roles and a picture, signs in, and sees what they give', async () => {
    const fields = await form({ roleId: await roleId('Ops', 'Call Center'), msisdn: '0300-123 4567' });
    const answer = await send(chief, 'POST', fields, undefined, await picture());
    expect(answer).toMatchObject({
      status: 201,
      body: { name: fields.name, msisdn: '923001234567', active: true, version: 1, seenAt: null, sessions: [] },
    });
    expect(answer.body.roles.map(({ title }: { title: string }) => title)).toEqual(['Call Center', 'Ops']);
    expect((await app.inject({ method: 'GET', url: answer.body.picture })).status).toBe(200);
    const token = await signedIn(fields);
    const { body: profile } = await app.withToken(token).get('/auth/profile');
    expect(profile.permissions).toEqual(expect.arrayContaining(['campaigns:campaign:post']));
    const { body: again } = await chief.get(`/auth/agent/${answer.body.id}`);
    expect(again.seenAt).not.toBeNull();
    expect(again.sessions).toHaveLength(1);
    expect(again.history).toMatchObject([{ event: 'CREATE', by: { name: 'Ayesha Siddiqui' } }]);
  });

  test('shares no address with another, however it is written', async () => {
    const refused = await send(chief, 'POST', await form({ email: 'OPS@demo.fmis' }));
    expect([refused.status, pointerOf(refused)]).toEqual([422, '/email']);
  });

  test('is changed as a whole, once, and the history says from what to what', async () => {
    const agent = await made();
    const changed = { ...asForm(agent), name: 'Mehwish T. Khan', roleId: await roleId('Ops', 'Field Admin') };
    const answer = await send(chief, 'PUT', changed, 1);
    expect(answer).toMatchObject({ status: 200, body: { version: 2, name: 'Mehwish T. Khan' } });
    expect((await send(chief, 'PUT', changed, 1)).body).toMatchObject({ code: 'stale' });
    expect(answer.body.history.at(-1).changes).toEqual([
      { field: 'name', from: agent.name, to: 'Mehwish T. Khan' },
      { field: 'roles', from: 'Ops', to: 'Field Admin, Ops' },
    ]);
  });

  test('whose role is taken may no more at once, without signing in again', async () => {
    const fields = await form({ roleId: await roleId('Ops', 'Telco User') });
    const { body: agent } = await send(chief, 'POST', fields);
    const token = await signedIn(fields);
    const person = app.withToken(token);
    expect((await person.get('/campaign/')).status).toBe(200);
    const pair = agent.roles.find(({ title }: { title: string }) => title === 'Ops').agentRoleId;
    expect((await chief.delete(`/auth/remove-agent-role/${pair}`)).status).toBe(204);
    expect((await person.get('/campaign/')).status).toBe(403);
    expect((await chief.delete(`/auth/remove-agent-role/${pair}`)).status).toBe(404);
  });

  test.each([
    ['a new password', { password: 'another-long-one' }],
    ['not to sign in any more', { active: 'false' }],
  ])('who gets %s is signed out', async (_what, change) => {
    const fields = await form();
    const { body: agent } = await send(chief, 'POST', fields);
    const token = await signedIn(fields);
    expect((await send(chief, 'PUT', { ...asForm(agent), ...change }, 1)).status).toBe(200);
    expect((await app.withToken(token).get('/auth/profile')).status).toBe(401);
  });

  test('whose session is ended is signed out of that one alone', async () => {
    const fields = await form();
    const { body: agent } = await send(chief, 'POST', fields);
    const [one, other] = [await signedIn(fields), await signedIn(fields)];
    const { body } = await app.withToken(one).get('/auth/profile');
    expect(body.id).toBe(agent.id);
    const { sessions } = (await chief.get(`/auth/agent/${agent.id}`)).body;
    expect(sessions).toHaveLength(2);
    expect((await chief.delete(`/auth/agent/${agent.id}/sessions?session=${sessions[0].id}`)).status).toBe(204);
    const alive = await Promise.all(
      [one, other].map(async (token) => (await app.withToken(token).get('/auth/profile')).status),
    );
    expect(alive.toSorted()).toEqual([200, 401]);
  });

  test('whose sign-ins are told, the latest first and those that failed too, has none of another', async () => {
    const fields = await form();
    const { body: agent } = await send(chief, 'POST', fields);
    const signInsOf = async (id: string) => (await chief.get(`/auth/agent/${id}`)).body.signIns;
    expect(await signInsOf(agent.id)).toEqual([]);
    const login = { username: fields.email, password: 'not-the-password-7' };
    const { status } = await app.inject({ method: 'POST', url: '/api/login', payload: login });
    expect(status).toBe(401);
    await signedIn(fields);
    const at = app.clock.now().toISOString();
    expect(await signInsOf(agent.id)).toEqual([
      { at, outcome: 'signedIn', address: '127.0.0.1' },
      { at, outcome: 'wrongPassword', address: '127.0.0.1' },
    ]);
    expect(await signInsOf((await made()).id)).toEqual([]);
  });
});

test.each<[string, Fields, string]>([
  ['without a partner whose applications are seen', { role: 'Loan Partner' }, '/institutionId'],
  ['with a password of one character', { role: 'Ops', password: 'aaaaaaaaaaaa' }, '/password'],
])('an agent is refused %s', async (_what, { role = '', ...more }, pointer) => {
  const refused = await send(chief, 'POST', await form({ ...more, roleId: await roleId(role) }));
  expect([refused.status, pointerOf(refused)]).toEqual([422, pointer]);
});

describe('nobody gives what they lack', () => {
  test('an Admin makes no Super Admin', async () => {
    const refused = await send(admin, 'POST', await form({ roleId: await roleId('Super Admin') }));
    expect([refused.status, pointerOf(refused)]).toEqual([422, '/roleId']);
  });

  test('an Admin changes no Super Admin, neither the password nor the sessions', async () => {
    const { body: agents } = await chief.get('/auth/agent?role=Super%20Admin');
    const [agent] = agents.items;
    const { body: account } = await admin.get(`/auth/agent/${agent.id}`);
    expect(account.lockedBy.length).toBeGreaterThan(0);
    const refused = await send(admin, 'PUT', { ...asForm(account), password: 'taken-over-by-me' }, account.version);
    expect(refused).toMatchObject({ status: 403, body: { code: 'mayMore' } });
    expect((await admin.delete(`/auth/agent/${agent.id}/sessions`)).status).toBe(403);
    expect((await admin.delete(`/auth/remove-agent-role/${account.roles[0].agentRoleId}`)).status).toBe(403);
  });

  test('an Admin gives no permission that they lack, and makes no role with one', async () => {
    const lacked = (await chief.get('/auth/profile')).body.permissions.filter(
      (permission: string) => !mine.includes(permission),
    );
    expect(lacked.length).toBeGreaterThan(0);
    for (const to of [{ title: 'Beyond me' }, { roleId: JSON.parse(await roleId('Ops'))[0] }]) {
      const refused = await admin.post('/resource/role', { ...to, resources: [lacked[0]] });
      expect([refused.status, pointerOf(refused)]).toEqual([422, '/resources/0']);
    }
  });
  let mine: string[] = [];
  beforeEach(async () => {
    mine = (await admin.get('/auth/profile')).body.permissions;
  });

  test('nobody but who manages accounts sees numbers, sessions or when somebody was here', async () => {
    const ops = await app.as('Ops');
    const { body: agents } = await ops.get('/auth/agent?limit=1');
    expect(Object.keys(agents.items[0])).not.toEqual(expect.arrayContaining(['seenAt']));
    expect((await ops.get(`/auth/agent/${agents.items[0].id}`)).status).toBe(403);
    expect((await ops.get('/callcenter')).status).toBe(403);
    expect((await ops.get('/resource/assigned')).status).toBe(403);
  });
});

describe('the last Super Admin', () => {
  test('stays: not taken, not switched off, also by two at once', async () => {
    const { body: agents } = await chief.get('/auth/agent?role=Super%20Admin');
    expect(agents.items).toHaveLength(1);
    const { body: last } = await chief.get(`/auth/agent/${agents.items[0].id}`);
    const pair = last.roles[0].agentRoleId;
    expect(await chief.delete(`/auth/remove-agent-role/${pair}`)).toMatchObject({
      status: 409,
      body: { code: 'lastSuperAdmin' },
    });
    const off = await send(chief, 'PUT', { ...asForm(last), active: 'false' }, last.version);
    expect([off.status, pointerOf(off)]).toEqual([422, '/active']);
    const other = await send(chief, 'PUT', { ...asForm(last), roleId: await roleId('Ops') }, last.version);
    expect([other.status, pointerOf(other)]).toEqual([422, '/roleId']);

    const second = await made({ roleId: await roleId('Super Admin') });
    const answers = await Promise.all(
      [pair, second.roles[0].agentRoleId].map((id) => chief.delete(`/auth/remove-agent-role/${id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([204, 204]);
    const { body: left } = await app.database
      .selectFrom('account_roles')
      .selectAll()
      .where('role', '=', 'Super Admin')
      .execute()
      .then((rows) => ({ body: rows }));
    expect(left).toHaveLength(1);
    // So that the tests after this have one.
    if (left[0]?.account_id !== last.id) {
      await app.database.insertInto('account_roles').values({ account_id: last.id, role: 'Super Admin' }).execute();
    }
  });
});

describe('roles', () => {
  test('begin with nothing, too', async () => {
    const role = await chief.post('/resource/role', { title: 'Reads little', resources: [] });
    expect(role).toMatchObject({ status: 201, body: { version: 1, resources: [] } });
    const changes = role.body.history.map((step: { changes: unknown }) => step.changes);
    expect(changes).toEqual([[{ field: 'title', from: null, to: 'Reads little' }]]);
    const kept = await chief.post('/resource/role', { roleId: role.body.id, resources: [] });
    expect(kept.status).toBe(400);
  });

  test('are made of permissions, get more and lose some, and each step is told in words', async () => {
    const wanted = ['campaigns:campaign:get', 'campaigns:campaign:post'];
    const role = await chief.post('/resource/role', { title: 'Ops, no sending', resources: wanted });
    expect(role).toMatchObject({ status: 201, body: { builtIn: false, version: 1, agents: 0, resources: wanted } });
    const { id } = role.body;
    const more = await chief.post('/resource/role', { roleId: id, resources: ['survey:survey:get'] });
    expect(more).toMatchObject({ status: 200, body: { version: 2 } });
    const less = await chief.put(
      '/resource/remove-access',
      { roleId: id, resources: ['campaigns:campaign:post'] },
      { 'if-match': '"2"' },
    );
    expect(less).toMatchObject({ status: 200, body: { version: 3, resources: [wanted[0], 'survey:survey:get'] } });
    expect(less.body.history.map(({ changes }: { changes: unknown }) => changes)).toEqual([
      [
        { field: 'title', from: null, to: 'Ops, no sending' },
        { field: 'given', from: null, to: wanted.join(', ') },
      ],
      [{ field: 'given', from: null, to: 'survey:survey:get' }],
      [{ field: 'taken', from: 'campaigns:campaign:post', to: null }],
    ]);
    for (const title of ['ops, no SENDING', 'Ops,\u00a0no  sending', 'Ｏps, no sending'])
      expect((await chief.post('/resource/role', { title, resources: wanted })).status).toBe(422);
  });

  test('that were made here get another name, under which they are held, and the history says from what to what', async () => {
    const { body: role } = await chief.post('/resource/role', { title: 'Nite desk', resources: ['cases:case:get'] });
    const fields = await form({ roleId: JSON.stringify([role.id]) });
    const { body: agent } = await send(chief, 'POST', fields);
    const holder = app.withToken(await signedIn(fields));
    const rename = (title: string, person = admin, version = 1) =>
      person.put('/resource/role', { roleId: role.id, title }, { 'if-match': `"${version}"` });
    expect(await rename('Desk of the night')).toMatchObject({
      status: 200,
      body: { title: 'Desk of the night', version: 2, agents: 1 },
    });
    expect((await rename('Another')).body).toMatchObject({ code: 'stale' });
    expect(pointerOf(await rename('OPS', admin, 2))).toBe('/title');
    expect(await rename('desk of the night', admin, 2)).toMatchObject({ status: 200 });
    const holding = async (named: string) =>
      (await chief.get(`/auth/agent?role=${encodeURIComponent(named)}`)).body.items;
    // Whoever kept the address of such a list finds the same agents under every name.
    for (const named of [role.id, 'desk of the night']) expect(await holding(named)).toMatchObject([{ id: agent.id }]);
    expect((await chief.get(`/auth/agent/${agent.id}`)).body.roles).toMatchObject([{ title: 'desk of the night' }]);
    const { body: profile } = await holder.get('/auth/profile');
    expect([profile.roles, profile.permissions]).toEqual([
      [{ id: role.id, title: 'desk of the night' }],
      ['cases:case:get'],
    ]);
    const { body: told } = await chief.get(`/resource/assigned?roleId=${role.id}`);
    expect(told.items[0].history[1]).toMatchObject({
      event: 'EDIT',
      by: { name: 'Sana Malik' },
      changes: [{ field: 'title', from: 'Nite desk', to: 'Desk of the night' }],
    });
    expect((await holder.put('/resource/role', { roleId: role.id, title: 'Mine' })).status).toBe(403);
  });

  test('that were made here are deleted once nobody holds them, and gone with what they gave', async () => {
    const { body: role } = await chief.post('/resource/role', { title: 'Trainee', resources: ['cases:case:get'] });
    const fields = await form({ roleId: JSON.stringify([role.id]) });
    const { body: agent } = await send(chief, 'POST', fields);
    await send(chief, 'PUT', { ...asForm(agent), active: 'false' }, 1);
    expect(await admin.delete(`/resource/role/${role.id}`)).toMatchObject({
      status: 409,
      body: { code: 'roleInUse', values: { count: 1 } },
    });
    await chief.delete(`/auth/remove-agent-role/${agent.roles[0].agentRoleId}`);
    expect((await admin.delete(`/resource/role/${role.id}`)).status).toBe(204);
    expect((await chief.get(`/resource/assigned?roleId=${role.id}`)).body.items).toEqual([]);
    expect(pointerOf(await send(chief, 'POST', await form({ roleId: JSON.stringify([role.id]) })))).toBe('/roleId');
    const { body: done } = await chief.get('/history?search=Trainee');
    expect(done.items[0]).toMatchObject({ event: 'DELETE', changes: [{ field: 'title', from: 'Trainee', to: null }] });
  });

  test('that come under a name of before give what they give, not what that one gave', async () => {
    const reads = async (resources: string[]) => {
      const { body: role } = await chief.post('/resource/role', { title: 'Reader for a day', resources });
      const fields = await form({ roleId: JSON.stringify([role.id]) });
      const { body: agent } = await send(chief, 'POST', fields);
      const { status } = await app.withToken(await signedIn(fields)).get('/campaign/');
      await chief.delete(`/auth/remove-agent-role/${agent.roles[0].agentRoleId}`);
      await chief.delete(`/resource/role/${role.id}`);
      return status;
    };
    expect([await reads(['campaigns:campaign:get']), await reads(['cases:case:get'])]).toEqual([200, 403]);
  });

  test('that came with the product keep their names and stay', async () => {
    const [id] = JSON.parse(await roleId('FACE'));
    const renamed = await chief.put('/resource/role', { roleId: id, title: 'Other' });
    const deleted = await chief.delete(`/resource/role/${id}`);
    const refused = { status: 409, body: { code: 'builtInRole' } };
    expect([renamed, deleted]).toMatchObject([refused, refused]);
  });

  test('of which one is given while it is deleted are held by nobody, or stay', async () => {
    const { body: role } = await chief.post('/resource/role', { title: 'Contested', resources: ['cases:case:get'] });
    const fields = await form({ roleId: JSON.stringify([role.id]) });
    const [given, deleted] = await Promise.all([
      send(chief, 'POST', fields),
      chief.delete(`/resource/role/${role.id}`),
    ]);
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual([given.status, deleted.status]);
  });

  test('tell in full what was given and taken, however much it was', async () => {
    const all = (await chief.get('/auth/profile')).body.permissions.slice(0, 48);
    const { body: made } = await chief.post('/resource/role', { title: 'Forty-eight', resources: all });
    const { body: less } = await chief.put(
      '/resource/remove-access',
      { roleId: made.id, resources: all.slice(1) },
      { 'if-match': '"1"' },
    );
    const told = less.history.map(({ by, changes }: { by: { name: string }; changes: object[] }) => [
      by.name,
      changes.at(-1),
    ]);
    expect(told).toEqual([
      ['Ayesha Siddiqui', { field: 'given', from: null, to: all.join(', ') }],
      ['Ayesha Siddiqui', { field: 'taken', from: all.slice(1).join(', '), to: null }],
    ]);
  });

  test('bite at once: who holds a role that loses access has lost it', async () => {
    const { body: role } = await chief.post('/resource/role', {
      title: 'Reader',
      resources: ['campaigns:campaign:get'],
    });
    const fields = await form({ roleId: JSON.stringify([role.id]) });
    await send(chief, 'POST', fields);
    const token = await signedIn(fields);
    expect((await app.withToken(token).get('/campaign/')).status).toBe(200);
    await chief.put(
      '/resource/remove-access',
      { roleId: role.id, resources: ['campaigns:campaign:get'] },
      { 'if-match': '"1"' },
    );
    expect((await app.withToken(token).get('/campaign/')).status).toBe(403);
  });

  test('open pages: a role made here opens what it may read, for views and for those who are given cases', async () => {
    const { body: role } = await chief.post('/resource/role', {
      title: 'Night desk',
      resources: ['cases:case:get', 'portal_menu:views:post', 'portal_menu:views:get'],
    });
    const fields = await form({ roleId: JSON.stringify([role.id]) });
    await send(chief, 'POST', fields);
    const night = app.withToken(await signedIn(fields));
    const view = { name: 'At night', shared: false, query: '', columns: [] };
    expect((await night.post('/views', { ...view, screen: '/app/ticket/list' })).status).toBe(201);
    expect((await night.post('/views', { ...view, screen: '/app/loan/view' })).status).toBe(422);
    const agents = await chief.get(`/case/agents?search=${encodeURIComponent(fields.email ?? '')}`);
    expect(agents.body.items).toMatchObject([{ email: fields.email }]);
  });

  test('Super Admin keeps every permission', async () => {
    const [id] = JSON.parse(await roleId('Super Admin'));
    const { body } = await chief.get(`/resource/assigned?roleId=${id}`);
    const [{ version, resources }] = body.items;
    const refused = await chief.put(
      '/resource/remove-access',
      { roleId: id, resources: [resources[0]] },
      { 'if-match': `"${version}"` },
    );
    expect([refused.status, pointerOf(refused)]).toEqual([422, '/roleId']);
  });

  test('categories tell of every permission once, with the calls that it opens', async () => {
    const { body } = await chief.get('/resource/category');
    const all = body.items.flatMap(({ resources }: { resources: { permission: string }[] }) =>
      resources.map(({ permission }) => permission),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.toSorted()).toEqual((await chief.get('/auth/profile')).body.permissions);
    const callCentre = body.items.find(({ id }: { id: string }) => id === 'callcenter');
    expect(callCentre).toMatchObject({ title: 'Call centre' });
    expect(callCentre.resources).toContainEqual({
      permission: 'callcenter:extension:delete',
      calls: ['Delete an extension'],
      screens: ['accounts'],
    });
  });
});

describe('an extension', () => {
  const wanted = { exten: '2941', password: 'a-long-secret', name: 'Mehwish Tariq', email: 'telco-user@demo.fmis' };

  test('is always sip, tells its password to nobody and keeps it sealed', async () => {
    const answer = await chief.post('/callcenter', { ...wanted, outboundCid: '7272', list: 'Advisory' });
    expect(answer).toMatchObject({
      status: 201,
      body: { exten: '2941', tech: 'sip', outboundCid: '7272', version: 1 },
    });
    const told = JSON.stringify([answer.body, (await chief.get('/callcenter')).body]);
    expect(told).not.toContain('a-long-secret');
    const rows = JSON.stringify(await app.database.selectFrom('call_centre_extensions').selectAll().execute());
    expect(rows).not.toContain('a-long-secret');
    expect((await chief.post('/callcenter', { ...wanted, tech: 'iax' })).status).toBe(400);
  });

  test('has a number of its own, and the agent of its address shows it', async () => {
    const again = await chief.post('/callcenter', wanted);
    expect([again.status, pointerOf(again)]).toEqual([422, '/exten']);
    const { body } = await chief.get('/auth/agent?search=telco-user@demo.fmis');
    expect(body.items[0].extension).toBe('2941');
  });

  test('is not deleted while a job calls from it, and free again afterwards', async () => {
    const { body: all } = await chief.get('/callcenter?search=2941');
    const [{ id }] = all.items;
    const job = await chief.post('/job', { title: 'Calls of the evening', extension: '2941' });
    expect(job.status).toBe(201);
    expect(await chief.delete(`/callcenter/extension/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'extensionInUse' },
    });
    expect((await chief.get(`/callcenter/extension/${id}`)).body).toMatchObject({ exten: '2941' });
    await chief.put('/job/update-status', { jobId: job.body.id, jobStatus: 'cancelled', reason: 'No calls' });
    expect((await chief.delete(`/callcenter/extension/${id}`)).status).toBe(204);
    expect((await chief.get(`/callcenter/extension/${id}`)).status).toBe(404);
    expect((await chief.post('/callcenter', wanted)).status).toBe(201);
  });
});

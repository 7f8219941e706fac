import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { base, change, newNode, nodeNow, pasted, putOf, rootOfMenu } from './ground.ts';

let app: TestApp;
let admin: Person;
let ops: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
  ops = await app.as('Ops');
});
afterAll(() => app?.close());

const sequenceNow = async (): Promise<number> => (await admin.get(`${base}/draft`)).body.sequence;

describe('a new node', () => {
  test('waits for a key and is inactive, as clients that say nothing expect', async () => {
    const { body } = await admin.post(`${base}/add-node`, { title: 'Wheat', parentNodeUuid: await rootOfMenu(app) });
    expect(body).toMatchObject({ hasInput: 1, active: 0, version: 1, refusals: [] });
  });

  test('without a parent is refused where there is a root', async () => {
    const answer = await admin.post(`${base}/add-node`, { title: 'Second root' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/parentNodeUuid' }] } });
  });

  test('cannot take the name of another one, or of one that is gone', async () => {
    const { childNodeUuid, id } = await newNode(app);
    await admin.delete(`${base}/node/all/${id}`);
    const answer = await admin.post(`${base}/add-node`, {
      title: 'Again',
      parentNodeUuid: await rootOfMenu(app),
      childNodeUuid,
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/childNodeUuid' }] } });
  });
});

describe('a full update', () => {
  test('clears what it does not say, but neither the name nor the place', async () => {
    const node = await newNode(app, { specialChar: '4', validationQuery: 'caller.host', maxChildNodes: 3 });
    const { body } = await admin.put(`${base}/update-node`, {
      update: { id: node.id, title: 'Rust', fileNameQuery: '"rust.wav"' },
    });
    expect(body).toMatchObject({
      childNodeUuid: node.childNodeUuid,
      parentNodeUuid: node.parentNodeUuid,
      seqOrder: node.seqOrder,
      title: 'Rust',
      specialChar: null,
      validationQuery: null,
      maxChildNodes: 9,
      active: 1,
    });
  });

  test('that may not activate is saved all the same, stays inactive and says why', async () => {
    const node = await newNode(app);
    const { status, body } = await admin.put(`${base}/update-node`, { update: { id: node.id, title: 'Silent' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Silent',
      active: 0,
      refusals: [{ guard: 'hasAudio', words: expect.any(String) }],
    });
    expect(await nodeNow(admin, node.id)).toMatchObject({ title: 'Silent', active: 0 });
  });

  test('with a query that does not compile is refused with the place of its fault', async () => {
    const node = await newNode(app);
    const answer = await admin.put(`${base}/update-node`, {
      update: { id: node.id, title: 'Wheat', validationQuery: 'caller.langage == "ur"' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          { pointer: '/update/validationQuery', line: 1, column: 8, message: expect.stringContaining('language') },
        ],
      },
    });
    expect((await nodeNow(admin, node.id)).version).toBe(node.version);
  });

  test.each([
    ['a crop that does not exist', { links: { crops: [{ target: randomUUID() }] } }, '/update/links/crops/0/target'],
    [
      'a sound that nobody uploaded',
      { audio: { ur: { mediaId: randomUUID(), name: 'x.wav', seconds: 1 } } },
      '/update/audio/ur',
    ],
    ['another name', { childNodeUuid: randomUUID() }, '/update/childNodeUuid'],
    ['a parent that does not exist', { parentNodeUuid: randomUUID() }, '/update/parentNodeUuid'],
  ])('with %s is refused', async (_, fields, pointer) => {
    const node = await newNode(app);
    const answer = await admin.put(`${base}/update-node`, { update: { id: node.id, title: 'Wheat', ...fields } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  test('cannot put a node below itself', async () => {
    const top = await newNode(app);
    const below = await newNode(app, { parentNodeUuid: top.childNodeUuid });
    const answer = await admin.put(`${base}/update-node`, {
      update: { id: top.id, title: 'Top', parentNodeUuid: below.childNodeUuid },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/update/parentNodeUuid' }] } });
  });
});

test('with only id and active nothing else changes, and a condition that does not hold refuses', async () => {
  const node = await newNode(app, { specialChar: '3' });
  const { body } = await admin.put(`${base}/update-node`, { update: { id: node.id, active: 1 } });
  expect(body).toMatchObject({ active: 1, specialChar: '3', title: node.title });
  const silent = await newNode(app, { fileNameQuery: null });
  const refused = await admin.put(`${base}/update-node`, { update: { id: silent.id, active: 1 } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'guard', conflict: { guard: 'hasAudio' } } });
});

describe('deleting', () => {
  test('takes all below along, and restoring brings it back as it was', async () => {
    const top = await newNode(app);
    const below = await newNode(app, { parentNodeUuid: top.childNodeUuid });
    await admin.put(`${base}/update-node`, { update: { id: below.id, active: 1 } });
    const { body } = await admin.delete(`${base}/node/all/${top.id}`);
    expect(body.removedNodes.toSorted()).toEqual([top.childNodeUuid, below.childNodeUuid].toSorted());
    expect((await admin.get(`${base}/get-node/by-id/${below.id}`)).status).toBe(404);

    await admin.post(`/workflow/menuNode/${top.id}/RESTORE`, {});
    expect(await nodeNow(admin, below.id)).toMatchObject({ active: 1, parentNodeUuid: top.childNodeUuid });
    const { consistent, version, history } = (await admin.get(`/workflow/menuNode/${below.id}`)).body;
    expect({ consistent, version }).toEqual({ consistent: true, version: history.length });
  });

  test('is refused while something outside leads in, and names it', async () => {
    const target = await newNode(app);
    const other = await newNode(app, { title: 'Leads there', successNodeUuid: target.childNodeUuid });
    const answer = await admin.delete(`${base}/node/all/${target.id}`);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'guard',
        detail: expect.stringContaining('Leads there'),
        references: [{ kind: 'success', from: other.childNodeUuid, to: target.childNodeUuid }],
      },
    });
  });

  test('the root is refused', async () => {
    const answer = await admin.delete(`${base}/node/all/${await rootOfMenu(app)}`);
    expect(answer).toMatchObject({ status: 409, body: { conflict: { guard: 'isNotRoot' } } });
  });
});

test('a link is removed by its own id, from its own kind only', async () => {
  const target = await newNode(app);
  const node = await newNode(app, { links: { contentNodes: [{ target: target.childNodeUuid }] } });
  const link = node.links.contentNodes[0].id;
  expect((await admin.delete(`${base}/node/menu-crops/${link}`)).status).toBe(404);
  const { body } = await admin.delete(`${base}/node/menu-content-nodes/${link}`);
  expect(body).toMatchObject({ links: { contentNodes: [] }, version: node.version + 1 });
});

describe('changes of the draft', () => {
  test('are all stored or none', async () => {
    const [one, two] = [await newNode(app), await newNode(app)];
    const crops = [{ id: randomUUID(), target: randomUUID() }];
    const answer = await change(
      admin,
      putOf(one, { title: 'Stored?' }),
      putOf(two, { links: { ...two.links, crops } }),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/changes/1/node/links/crops/0/target' }] },
    });
    expect(await nodeNow(admin, one.id)).toMatchObject({ title: one.title, version: one.version });
  });

  test('keep a query that does not compile, but the node cannot be active with it, nor the draft be published', async () => {
    const node = await newNode(app);
    const broken = 'caller.langage == "ur"';
    const kept = await change(admin, putOf(node, { validationQuery: broken, active: 1 }));
    expect(kept).toMatchObject({
      status: 200,
      body: {
        nodes: [{ validationQuery: broken, active: 0 }],
        refusals: [{ uuid: node.childNodeUuid, reasons: [{ guard: 'queriesCompile' }] }],
      },
    });
    expect(await nodeNow(admin, node.id)).toMatchObject({ validationQuery: broken, active: 0 });
    const activating = await admin.put(`${base}/update-node`, { update: { id: node.id, active: 1 } });
    expect(activating).toMatchObject({ status: 409, body: { conflict: { guard: 'queriesCompile' } } });
    const publishing = await admin.post(`${base}/publish`, { sequence: kept.body.sequence });
    expect(publishing).toMatchObject({ status: 409, body: { code: 'problems' } });
    const named = publishing.body.problems.filter(({ uuid }: { uuid: string }) => uuid === node.childNodeUuid);
    expect(named).toContainEqual(expect.objectContaining({ code: 'queryInvalid', field: 'validationQuery' }));
    await admin.delete(`${base}/node/all/${node.id}`);
  });

  test('of a node that callers hear keep its broken query in the draft; what they hear stays as it was', async () => {
    const node = await newNode(app, { active: 1 });
    const { body } = await change(admin, putOf(node, { validationQuery: 'caller.' }));
    expect(body.nodes).toMatchObject([{ validationQuery: 'caller.', active: 1 }]);
    const publishing = await admin.post(`${base}/publish`, { sequence: body.sequence });
    expect(publishing).toMatchObject({ status: 409, body: { code: 'problems' } });
    await admin.delete(`${base}/node/all/${node.id}`);
  });

  test('made from an older version are refused with both sides and who was faster', async () => {
    const node = await newNode(app);
    await change(ops, putOf(node, { title: 'Of Ops' }));
    const answer = await change(admin, putOf(node, { title: 'Of the admin' }));
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        conflicts: [
          {
            uuid: node.childNodeUuid,
            kind: 'node',
            yours: { title: 'Of the admin' },
            theirs: { title: 'Of Ops', version: node.version + 1 },
            by: { name: expect.any(String) },
            at: expect.any(String),
          },
        ],
      },
    });
  });

  test('that remove what somebody has changed since it was seen are refused with what it has become', async () => {
    const node = await newNode(app);
    await change(ops, putOf(node, { title: 'Of Ops' }));
    const removal = { op: 'removeNode', uuid: node.childNodeUuid };
    expect(await change(admin, { ...removal, version: node.version })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        conflicts: [{ yours: null, theirs: { title: 'Of Ops' }, by: { name: expect.any(String) } }],
      },
    });
    expect((await change(admin, { ...removal, version: node.version + 1 })).status).toBe(200);
  });

  test('sent again after a lost answer change nothing more', async () => {
    const node = await newNode(app);
    const first = await change(admin, putOf(node, { title: 'Once' }));
    const second = await change(admin, putOf(node, { title: 'Once' }));
    expect(second).toMatchObject({ status: 200, body: { sequence: first.body.sequence, nodes: [] } });
  });

  test('can put back what the same person deleted, but not what another one did', async () => {
    const node = await newNode(app);
    await change(admin, { op: 'removeNode', uuid: node.childNodeUuid });
    expect((await change(ops, putOf(node))).status).toBe(409);
    expect(await change(admin, putOf(node))).toMatchObject({ status: 200, body: { nodes: [{ title: node.title }] } });
  });

  test('sent again with their key are answered as before, whatever somebody else did with it since', async () => {
    const node = await newNode(app);
    const body = { sequence: await sequenceNow(), changes: [putOf(node, { title: 'Once' })] };
    const key = { 'idempotency-key': randomUUID() };
    const first = await admin.post(`${base}/draft/changes`, body, key);
    await change(ops, putOf(first.body.nodes[0], { title: 'Of Ops' }));
    expect(await admin.post(`${base}/draft/changes`, body, key)).toMatchObject({ status: 200, body: first.body });
    expect((await admin.post(`${base}/draft/changes`, body)).body.code).toBe('stale');
    expect((await nodeNow(admin, node.id)).title).toBe('Of Ops');
  });

  test('are answered with what others changed since the sender looked', async () => {
    const [mine, theirs, gone] = [await newNode(app), await newNode(app), await newNode(app)];
    const sequence = await sequenceNow();
    await change(ops, putOf(theirs, { title: 'Of Ops' }), { op: 'removeNode', uuid: gone.childNodeUuid });
    const changes = [putOf(mine, { title: 'Mine' })];
    const { body } = await admin.post(`${base}/draft/changes`, { sequence, changes });
    expect(body.nodes.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Mine', 'Of Ops']);
    expect(body.removedNodes).toEqual([gone.childNodeUuid]);
  });

  test('are refused in words where they claim to have seen what has not been yet', async () => {
    const node = await newNode(app);
    const body = { sequence: 9_000_000_000_000_000, changes: [putOf(node, { title: 'Ahead' })] };
    expect(await admin.post(`${base}/draft/changes`, body)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/sequence', code: 'sequenceAhead' }] },
    });
    expect((await nodeNow(admin, node.id)).title).toBe(node.title);
  });

  test('can put back what another one deleted once that has been seen, and not what one deleted elsewhere before', async () => {
    const node = await newNode(app);
    const before = await sequenceNow();
    await change(admin, { op: 'removeNode', uuid: node.childNodeUuid });
    const again = { changes: [putOf(node, { version: 0 })] };
    const unseen = await admin.post(`${base}/draft/changes`, { sequence: before, ...again });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'stale' } });
    const seen = await ops.post(`${base}/draft/changes`, { sequence: await sequenceNow(), ...again });
    expect(seen).toMatchObject({ status: 200, body: { nodes: [{ title: node.title }] } });
  });

  test('bring back what was active as active, also where it has an error; what was inactive is judged', async () => {
    const node = await newNode(app);
    const active = putOf(node, { active: 1 }).node;
    await change(admin, { op: 'putNode', node: active });
    const { body } = await change(admin, putOf(await nodeNow(admin, node.id), { fileNameQuery: null }));
    expect(body).toMatchObject({ nodes: [{ active: 1 }], refusals: [] });
    await change(admin, { op: 'removeNode', uuid: node.childNodeUuid });
    const again = await change(admin, putOf(body.nodes[0]));
    expect(again).toMatchObject({ status: 200, body: { nodes: [{ active: 1 }], refusals: [] } });
    expect((await nodeNow(admin, node.id)).active).toBe(1);

    const silent = await newNode(app, { fileNameQuery: null });
    await change(admin, { op: 'removeNode', uuid: silent.childNodeUuid });
    const { body: judged } = await change(admin, putOf(silent, { active: 1 }));
    expect(judged).toMatchObject({ nodes: [{ active: 0 }], refusals: [{ reasons: [{ guard: 'hasAudio' }] }] });
  });

  test('make active again what was deactivated with an error; one that has come since keeps it inactive', async () => {
    const node = await newNode(app, { active: 1 });
    await change(admin, putOf(await nodeNow(admin, node.id), { fileNameQuery: null }));
    const switched = async (active: 0 | 1) => await change(admin, putOf(await nodeNow(admin, node.id), { active }));
    expect((await switched(0)).body).toMatchObject({ nodes: [{ active: 0 }], refusals: [] });
    expect((await switched(1)).body).toMatchObject({ nodes: [{ active: 1 }], refusals: [] });
    await switched(0);
    await change(admin, putOf(await nodeNow(admin, node.id), { title: 'Renamed meanwhile' }));
    expect((await switched(1)).body).toMatchObject({ nodes: [{ active: 1 }], refusals: [] });
    await switched(0);
    await change(admin, putOf(await nodeNow(admin, node.id), { validationQuery: 'caller.' }));
    expect((await switched(1)).body).toMatchObject({
      nodes: [],
      refusals: [{ reasons: [{ guard: 'queriesCompile' }] }],
    });
    await admin.delete(`${base}/node/all/${node.id}`);
  });

  test('may name a node before its parent', async () => {
    const top = await newNode(app);
    const child = await newNode(app, { parentNodeUuid: top.childNodeUuid });
    const answer = await change(admin, putOf(child, { title: 'Child' }), putOf(top, { title: 'Parent' }));
    expect(answer.status).toBe(200);
  });

  test('cannot leave a child behind that somebody else has just added', async () => {
    const top = await newNode(app);
    const child = await newNode(app, { parentNodeUuid: top.childNodeUuid });
    const answer = await change(admin, { op: 'removeNode', uuid: top.childNodeUuid });
    expect(answer).toMatchObject({ status: 409, body: { conflicts: [{ uuid: child.childNodeUuid, yours: null }] } });
  });

  test('of the root away from its place are refused', async () => {
    const root = await nodeNow(admin, await rootOfMenu(app));
    expect((await change(admin, { op: 'removeNode', uuid: root.childNodeUuid })).status).toBe(409);
  });

  test('of the root to inactive are refused by its machine, whatever else they bring', async () => {
    const root = await nodeNow(admin, await rootOfMenu(app));
    const other = await newNode(app);
    const answer = await change(admin, putOf(other, { title: 'Along' }), putOf(root, { active: 0 }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'guard', conflict: { guard: 'isNotRoot' } } });
    expect((await nodeNow(admin, root.id)).active).toBe(1);
    expect((await nodeNow(admin, other.id)).title).toBe(other.title);
  });

  test('need the permission of each thing they do', async () => {
    const node = await newNode(app);
    await app.database
      .deleteFrom('role_permissions')
      .where('permission', '=', 'adoptive_menu:nodes:delete')
      .where('role_id', 'in', (eb) => eb.selectFrom('roles').select('id').where('title', '=', 'Ops'))
      .execute();
    await app.database
      .updateTable('roles')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('title', '=', 'Ops')
      .execute();
    const lacking = await app.as('Ops');
    const denied = { status: 403, body: { permission: 'adoptive_menu:nodes:delete' } };
    expect(await change(lacking, { op: 'removeNode', uuid: node.childNodeUuid })).toMatchObject(denied);
    await change(admin, { op: 'removeNode', uuid: node.childNodeUuid });
    const back = { sequence: await sequenceNow(), changes: [putOf(node)] };
    expect(await lacking.post(`${base}/draft/changes`, back)).toMatchObject(denied);
  });

  test('of a thousand pasted nodes are one change, and the whole menu is read at once', async () => {
    const top = await newNode(app, { maxChildNodes: 1_000 });
    const { body, status } = await change(admin, ...pasted(top, top.childNodeUuid, 1_000));
    expect({ status, nodes: body.nodes.length }).toEqual({ status: 200, nodes: 1_000 });
    const { source, sequence } = (await admin.get(`${base}/source`)).body;
    expect(sequence).toBe(body.sequence);
    expect(source.nodes.filter(({ title }: { title: string }) => title.startsWith('Pasted'))).toHaveLength(1_000);
    const { removedNodes } = (await admin.delete(`${base}/node/all/${top.id}`)).body;
    expect(removedNodes).toHaveLength(1_001);
  });

  test('are told since any sequence, removed ones too', async () => {
    const before = (await admin.get(`${base}/draft`)).body.sequence;
    const [kept, gone] = [await newNode(app), await newNode(app)];
    await admin.delete(`${base}/node/all/${gone.id}`);
    const { body } = await admin.get(`${base}/draft?since=${before}`);
    const uuids = body.nodes.map(({ childNodeUuid }: { childNodeUuid: string }) => childNodeUuid);
    expect(uuids).toContain(kept.childNodeUuid);
    expect(body.removedNodes).toEqual([gone.childNodeUuid]);
    expect((await admin.get(`${base}/draft?since=${body.sequence}`)).body).toMatchObject({
      nodes: [],
      removedNodes: [],
    });
  });

  test('are announced with their sequence to whoever may read the menu', async () => {
    const node = await newNode(app);
    const { body } = await change(admin, putOf(node, { title: 'Announced' }));
    const last = await app.database
      .selectFrom('outbox')
      .select(['entity', 'event', 'version'])
      .where('entity', '=', 'menu')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toEqual({ entity: 'menu', event: 'CHANGE', version: body.sequence });
  });
});

test('of what a menu from elsewhere names, it is said by kind what is not known here', async () => {
  const known = await app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'crop')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sound = await app.database
    .selectFrom('menu_sounds')
    .select('media_id')
    .orderBy('media_id')
    .executeTakeFirstOrThrow();
  const strange = randomUUID();
  const { body } = await admin.post(`${base}/draft/targets`, {
    sounds: [sound.media_id, strange],
    crops: [known.id.toUpperCase(), strange],
    // A crop is no machine.
    machineries: [known.id],
    trunkActions: [],
  });
  expect(body).toEqual({ sounds: [strange], crops: [strange], machineries: [known.id] });
});

test('who works where is told to the others for a minute', async () => {
  const node = await rootOfMenu(app);
  await admin.put(`${base}/presence`, { node });
  expect((await ops.put(`${base}/presence`, { node: null })).body.items).toMatchObject([{ node }]);
  app.clock.advance(61_000);
  expect((await ops.put(`${base}/presence`, { node: null })).body.items).toEqual([]);
});

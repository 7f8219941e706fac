import type { Driver, TestEnvironment } from './driver.ts';

/** What a node needs to be fit for being active. */
const heard = { fileNameQuery: '"wheat.mp3"' };

/** The zero node of this database, which the first who needs one adds. */
export async function rootOfMenu(ground: TestEnvironment): Promise<string> {
  const admin = await ground.as('Super Admin');
  const found = await admin.get('/portal-adoptive-menu/get-node/rootnode');
  if (found.status === 200) return found.body.childNodeUuid;
  const root = { title: 'Main menu', maxChildNodes: 1_000, ...heard };
  return (await admin.post('/portal-adoptive-menu/add-node', root)).body.childNodeUuid;
}

let added = 0;

/** Adds a node that could be active, beside others on a branch of its own. */
export async function newNode(ground: TestEnvironment, more: Record<string, unknown> = {}) {
  const admin = await ground.as('Super Admin');
  const add = async (fields: Record<string, unknown>) => {
    const { status, body } = await admin.post('/portal-adoptive-menu/add-node', fields);
    if (status !== 201) throw new Error(`No node was added: ${JSON.stringify(body)}`);
    return body;
  };
  added += 1;
  if (more.parentNodeUuid !== undefined) return await add({ title: `Wheat advice ${added}`, ...heard, ...more });
  const branch = await add({ title: `Branch ${added}`, parentNodeUuid: await rootOfMenu(ground) });
  return await add({
    title: `Wheat advice ${added}`,
    parentNodeUuid: branch.childNodeUuid,
    ...heard,
    ...more,
  });
}

export const menuNodeDriver: Driver = {
  lists: ['/portal-adoptive-menu/get-zero-node/allNodes'],

  create: async (ground) => (await newNode(ground)).id,
  payload: async (_ground, { reason }) => (reason === undefined ? {} : { reason }),

  calls: {
    async EDIT(person, id, _payload, headers) {
      const { node, seen } = await nodeOf(person, id);
      return await update(person, { ...seen, ...headers }, { ...node, title: `${node.title} again` });
    },
    async MOVE(person, id, _payload, headers) {
      const { node, seen } = await nodeOf(person, id);
      return await update(person, { ...seen, ...headers }, { ...node, seqOrder: node.seqOrder + 1 });
    },
    ACTIVATE: (person, id, _payload, headers) => update(person, headers, { id, active: 1 }),
    DEACTIVATE: (person, id, _payload, headers) => update(person, headers, { id, active: 0 }),
    DELETE: (person, id, _payload, headers) =>
      person.delete(`/portal-adoptive-menu/node/all/${id}`, undefined, headers),
  },
};

type Person = Awaited<ReturnType<TestEnvironment['as']>>;
/** A node as a call takes or gives it. */
type Fields = ReturnType<typeof JSON.parse>;

/** The whole node, and the version it was seen in: whoever sends it back sends everything that it says. */
async function nodeOf(person: Person, id: string): Promise<{ node: Fields; seen: Record<string, string> }> {
  const { status, body } = await person.get(`/portal-adoptive-menu/get-node/by-id/${id}`);
  if (status !== 200) return { node: { id, title: 'Wheat advice', active: 0, seqOrder: 1, ...heard }, seen: {} };
  const { version, ...node } = body;
  return { node, seen: { 'if-match': `"${version}"` } };
}

async function update(person: Person, headers: Record<string, string>, node: Fields) {
  return await person.put('/portal-adoptive-menu/update-node', { update: node }, headers);
}

import type { TestApp } from './app.ts';
import type { Json } from './contract.ts';
import { picture } from './form.ts';
import type { Records } from './valid-requests.ts';

let made = 0;
/** Nobody else has it in this process. */
function unused(): string {
  made += 1;
  return String(made);
}

async function roleOf({ database }: TestApp, title: string): Promise<string> {
  const { id } = await database.selectFrom('roles').select('id').where('title', '=', title).executeTakeFirstOrThrow();
  return id;
}

export async function newAgentForm(app: TestApp): Promise<{ [field: string]: Json }> {
  return {
    name: 'Mehwish Tariq',
    email: `mehwish.tariq.${unused()}.${crypto.randomUUID()}@fmis.pk`,
    password: 'a-password-of-hers',
    msisdn: '0300 1234567',
    roleId: JSON.stringify([await roleOf(app, 'Ops')]),
  };
}

/** An agent that nobody signs in as. */
async function newAgent(app: TestApp): Promise<{ id: string; pairId: string }> {
  const id = crypto.randomUUID();
  const created_at = app.clock.now();
  const person = { name: 'Zubair Bhutto', email: `zubair.${id}@fmis.pk`, msisdn: '923001234568' };
  await app.database
    .insertInto('accounts')
    .values({ id, ...person, password_hash: '', profile_image_url: null, institution_id: null, created_at })
    .execute();
  const { id: pairId } = await app.database
    .insertInto('account_roles')
    .values({ account_id: id, role: 'Ops' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, pairId };
}

/** A role of one's own. */
async function newRole({ database }: TestApp): Promise<string> {
  const id = crypto.randomUUID();
  await database
    .insertInto('roles')
    .values({ id, title: `Own ${id.slice(0, 8)}`, built_in: false })
    .execute();
  await database.insertInto('role_permissions').values({ role_id: id, permission: 'campaigns:campaign:get' }).execute();
  return id;
}

async function freeNumber({ database }: TestApp): Promise<string> {
  const { n } = await database
    .selectFrom('call_centre_extensions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return String(700_000 + n * 100 + Number(unused()));
}

async function newExtension(app: TestApp): Promise<string> {
  const id = crypto.randomUUID();
  const at = app.clock.now();
  const row = { outbound_cid: null, email: null, caller_id: null, list: null, created_at: at, updated_at: at };
  await app.database
    .insertInto('call_centre_extensions')
    .values({ id, exten: await freeNumber(app), name: 'Spare', password_sealed: '', ...row })
    .execute();
  return id;
}

export const accountRequests: { [operationId: string]: Records } = {
  getAgent: async (app) => ({ path: { id: (await newAgent(app)).id } }),
  createAgent: async (app) => ({
    body: await newAgentForm(app),
    files: { profileImageUrl: { filename: 'mehwish.jpg', type: 'image/jpeg', content: await picture() } },
  }),
  async updateAgent(app) {
    const { password: _, ...form } = await newAgentForm(app);
    return { body: { ...form, id: (await newAgent(app)).id } };
  },
  endSessions: async (app) => ({ path: { id: (await newAgent(app)).id } }),
  forgetAgentAuthenticator: async (app) => ({ path: { id: (await newAgent(app)).id } }),
  removeAgentRole: async (app) => ({ path: { id: (await newAgent(app)).pairId } }),
  giveResources: async () => ({
    body: { title: `Role ${crypto.randomUUID()}`, resources: ['campaigns:campaign:get'] },
  }),
  removeAccess: async (app) => ({ body: { roleId: await newRole(app), resources: ['campaigns:campaign:get'] } }),
  renameRole: async (app) => ({ body: { roleId: await newRole(app), title: `Role ${crypto.randomUUID()}` } }),
  deleteRole: async (app) => ({ path: { id: await newRole(app) } }),
  getExtension: async (app) => ({ path: { id: await newExtension(app) } }),
  createExtension: async (app) => ({
    body: { exten: await freeNumber(app), password: 'a-long-secret', name: 'Mehwish Tariq' },
  }),
  updateExtension: async (app) => ({
    body: { id: await newExtension(app), exten: await freeNumber(app), name: 'Mehwish Tariq' },
  }),
  deleteExtension: async (app) => ({ path: { id: await newExtension(app) } }),
};

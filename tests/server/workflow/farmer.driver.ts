import { randomInt } from 'node:crypto';
import type { Person } from '../../support/app.ts';
import type { Driver, TestEnvironment } from './driver.ts';

const anyNumber = () => `92399${randomInt(10_000_000).toString().padStart(7, '0')}`;

/** Enters a farmer of a number that nobody has, and returns the answer's body. */
export async function newFarmer(person: Person, more: Record<string, unknown> = {}) {
  const answer = await person.post('/farmer/', {
    msisdn: anyNumber(),
    name: 'Nasreen Akhtar',
    gender: 'female',
    phoneType: 'smartphone',
    ...more,
  });
  if (answer.status !== 201) throw new Error(`No farmer was made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A reason of the status, where the list has some. */
export async function reasonOf(test: TestEnvironment, status: unknown): Promise<string | undefined> {
  const reasons = await test.database
    .selectFrom('reference_items')
    .select(['id', 'attributes'])
    .where('list', '=', 'profile-status-reason')
    .orderBy('sort')
    .execute();
  return reasons.find(({ attributes }) => attributes.status === status)?.id;
}

export const farmerDriver: Driver = {
  lists: ['/subscription/farmer-agent-wise-list'],

  create: async (test) => (await newFarmer(await test.as('Super Admin'))).id,

  async payload(test, { type, status, days, reason }, id) {
    if (type === 'EDIT') return { village: 'Chak 87/10-R' };
    if (type === 'BULK_STATUS') {
      const reasonId = await reasonOf(test, status);
      return { status, ...(reasonId && { reasonId }) };
    }
    if (type === 'MERGE') return { into: await suspendedFarmer(test) };
    // The clock of a test stands still: what is to be over is put behind it.
    if (type === 'END_SUSPENSION') await endNow(test, id);
    return { ...(days === undefined ? {} : { days }), ...(reason === undefined ? {} : { reason }) };
  },

  calls: {
    EDIT: (person, id, payload, headers) => person.post('/farmer/', { id, ...payload }, headers),
    BULK_STATUS: (person, id, fields, headers) =>
      person.post(`/workflow/farmer/${id}/BULK_STATUS`, { fields }, headers),
  },
};

/** Into whom everybody who stands may be merged: also who is suspended. */
async function suspendedFarmer(test: TestEnvironment): Promise<string> {
  const admin = await test.as('Super Admin');
  const { id } = await newFarmer(admin);
  await admin.put('/farmer/bulk-status', { ids: [id], status: 'active' });
  await admin.put('/farmer/suspend', { id, days: 7, reason: 'Please write without insulting others.' });
  return id;
}

async function endNow({ database }: TestEnvironment, id: string): Promise<void> {
  await database
    .updateTable('farmers')
    .set({ suspended_until: new Date('2020-01-01T00:00:00Z') })
    .where('id', '=', id)
    .where('suspended_until', 'is not', null)
    .execute();
}

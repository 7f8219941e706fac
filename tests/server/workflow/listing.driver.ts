import type { Person } from '../../support/app.ts';
import { formOf, picture } from '../../support/form.ts';
import type { Driver, TestEnvironment } from './driver.ts';

/** The fields of an offer of wheat, by the reference lists of this database. */
export async function wheat(test: TestEnvironment) {
  const admin = await test.as('Super Admin');
  const { body } = await admin.get('/mandi/categories');
  const category = body.items.find(({ title }: { title: string }) => title === 'Grains and pulses');
  const items = (await admin.get(`/mandi/listing/items/${category.id}`)).body.items;
  return {
    title: 'Akbar-2019 wheat, clean and dry',
    description: 'Machine cleaned, in 50 kg bags.',
    categoryId: category.id,
    itemId: items.find(({ title }: { title: string }) => title === 'Wheat').id,
    unitPrice: 3_250,
    unit: 'maund',
    quantity: 120,
    expiryDt: monthAfter(test.app.services.clock()),
    contactNo: '923004417826',
  };
}

const monthAfter = (day: Date) => new Date(day.getTime() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Enters a listing and returns the answer's body. */
export async function newListing(test: TestEnvironment, person: Person, more: Record<string, string> = {}) {
  const fields = { ...(await wheat(test)), ...more };
  const form = formOf(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])));
  const answer = await person.post('/mandi/listing', form.payload, form.headers);
  if (answer.status !== 201) throw new Error(`No listing was made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const listingDriver: Driver = {
  lists: ['/mandi/listing/all'],

  create: async (test) => (await newListing(test, await test.as('Super Admin'))).id,

  async payload(test, { type, isActive, reason }) {
    if (type === 'EDIT') return { ...(await wheat(test)), title: 'Akbar-2019 wheat, cleaned twice' };
    return { ...(type === 'TOGGLE' ? { isActive } : {}), ...(reason === undefined ? {} : { reason }) };
  },

  async sender(test, event) {
    if (event.mayApprove !== false) return await test.as('Super Admin');
    await takeFrom(test, 'Ops', 'mandi:approve:put');
    return await test.as('Ops');
  },

  calls: {
    APPROVE: (person, id, _, headers) => person.put(`/mandi/listing/approve/${id}`, undefined, headers),
    DELETE: (person, id, _, headers) => person.delete(`/mandi/listing/${id}`, undefined, headers),
    TOGGLE: (person, id, payload, headers) => person.put('/mandi/listing', { id, ...payload }, headers),
    async IMAGES(person, id, _, headers) {
      const files = [{ field: 'images', filename: 'wheat.jpg', type: 'image/jpeg', content: await picture() }];
      const form = formOf({ listingId: id }, files);
      return await person.put('/mandi/listing/images', form.payload, { ...headers, ...form.headers });
    },
  },
};

/** What an administrator does who narrows a role. */
export async function takeFrom(test: TestEnvironment, role: string, permission: string): Promise<void> {
  await test.database
    .deleteFrom('role_permissions')
    .where('permission', '=', permission)
    .where('role_id', 'in', (eb) => eb.selectFrom('roles').select('id').where('title', '=', role))
    .execute();
  await test.database
    .updateTable('roles')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('title', '=', role)
    .execute();
}

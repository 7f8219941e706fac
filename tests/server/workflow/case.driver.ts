import type { Person } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import type { Driver, TestEnvironment } from './driver.ts';

/** An entry of a reference list by its name. */
export async function entryOf(test: TestEnvironment, list: string, name: string): Promise<string> {
  const { id } = await test.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', list)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

/** Enters a case of a number that no farmer has, and returns the answer's body. */
export async function newCase(test: TestEnvironment, person: Person, more: Record<string, unknown> = {}) {
  const answer = await person.post('/case', {
    msisdn: '923009999999',
    title: 'Bollworm in the last bolls',
    category: await entryOf(test, 'case-category', 'Insects'),
    ...more,
  });
  if (answer.status !== 201) throw new Error(`No case was made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A case of the same number that was asked before, and waits. */
async function earlierCase({ database }: TestEnvironment, id: string): Promise<string> {
  const found = await database
    .selectFrom('cases as o')
    .innerJoin('cases as r', (join) => join.onRef('r.msisdn', '=', 'o.msisdn').onRef('r.number', '>', 'o.number'))
    .select('o.id')
    .where('r.id', '=', id)
    .where('o.state', 'in', ['new', 'open', 'pending', 'snoozed'])
    .executeTakeFirstOrThrow();
  return found.id;
}

export const caseDriver: Driver = {
  lists: ['/case/all', '/case/all?status=merged&status=deleted'],

  async create(test, event) {
    // Walk after walk tells the same farmer: each begins as if nothing had been written to the number within the hour.
    await test.database.deleteFrom('attempts').where('subject', 'like', 'text:%').execute();
    const { id } = await newCase(test, await test.as('Super Admin'), {
      msisdn: '923004417826',
      ...(event?.status !== undefined && { status: event.status }),
    });
    return id;
  },

  async payload(test, { type, actorId: _, kind, parameter, ...payload }, id) {
    if (type === 'MERGE') return { into: await earlierCase(test, id) };
    if (parameter === undefined) return payload;
    return { kind, parameter: await entryOf(test, 'crop', 'Cotton') };
  },

  calls: {
    async HEAR(person, id, { text }, headers) {
      const form = formOf({ id, text: String(text) });
      return await person.post('/case/heard', form.payload, { ...headers, ...form.headers });
    },
    DELETE: (person, id, _, headers) => person.delete(`/case/delete-case/${id}`, undefined, headers),
    UNTAG: (person, id, { tag }, headers) =>
      person.delete(`/case/tag/${id}/${encodeURIComponent(String(tag))}`, undefined, headers),
    ADD_PARAMETER: (person, id, { kind, parameter }, headers) =>
      person.post('/case/parameters', { id, type: kind, parameter }, headers),
    REMOVE_PARAMETER: (person, id, { kind, parameter }, headers) =>
      person.delete(`/case/parameters/${id}/${String(kind)}/${String(parameter)}`, undefined, headers),
  },
};

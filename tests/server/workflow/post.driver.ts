import type { Person } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import type { Driver, TestEnvironment } from './driver.ts';

const words = 'There are orange spots on the leaves of my wheat. What shall I do?';

/** Writes a post and returns the answer's body. */
export async function newPost(person: Person, fields: Record<string, string> = {}) {
  const form = formOf({ content: words, ...fields });
  const answer = await person.post('/forum/post', form.payload, form.headers);
  if (answer.status !== 201) throw new Error(`No post was made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const postDriver: Driver = {
  lists: ['/forum/pending-posts', '/forum/approved-posts', '/forum/rejected-posts'],

  create: async (test: TestEnvironment) => (await newPost(await test.as('Super Admin'))).id,

  async payload(_test, { type, status, reason }) {
    if (type === 'EDIT') return { content: `${words} It rained last week.` };
    return { ...(status === undefined ? {} : { status }), ...(reason === undefined ? {} : { reason }) };
  },

  sender: (test, event) => test.as(event.mayDecide === false ? 'Agri Profile Agent' : 'Super Admin'),

  calls: {
    DELETE: (person, id, _, headers) => person.delete(`/forum/post/${id}`, undefined, headers),
  },
};

import type { Person } from '../../support/app.ts';
import type { Driver, TestEnvironment } from './driver.ts';
import { newPost } from './post.driver.ts';

/** A reason of the reference list by its name. */
export async function reportReason(test: TestEnvironment, name = 'Spam or advertising'): Promise<string> {
  const row = await test.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'report-reason')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Reports a post and returns the answer's body. */
export async function reportPost(test: TestEnvironment, person: Person, postId: string) {
  const answer = await person.put('/forum/post/report', { postId, reasonId: await reportReason(test) });
  if (answer.status !== 200) throw new Error(`No report was made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const reportDriver: Driver = {
  lists: ['/forum/post/report?status=open', '/forum/post/report?status=agreed&status=dismissed'],

  async create(test, event) {
    const reporter = await test.as('Super Admin');
    const { id } = await newPost(reporter);
    if (event?.dismissedBefore === true) {
      const other = await test.as('Admin');
      const first = await reportPost(test, other, id);
      await other.post(`/workflow/report/${first.id}/DISMISS`, {});
    }
    return (await reportPost(test, reporter, id)).id;
  },

  payload: async (_test, { reason }) => (reason === undefined ? {} : { reason }),
};

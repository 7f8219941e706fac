import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { newPost } from '../workflow/post.driver.ts';
import { reportPost } from '../workflow/report.driver.ts';

describe.each(['pglite', 'postgres'] as const)('notices, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
  });
  afterAll(() => app.close());

  test('an agent hears what others did with an application of theirs, until it is read', async () => {
    const admin = await app.as('Super Admin');
    const agent = await app.as('Reap Agent');
    const newest = async () => (await agent.get('/notification/all?limit=1')).body;
    const before = await newest();

    const { body } = await admin.get('/loan/applications/all?status=submitted&limit=1');
    const loan = body.items[0];
    await admin.put('/loan/assign-agent', { id: loan.id, email: 'reap-agent@demo.fmis' });
    await admin.put('/loan/accept-loan', { id: loan.id });

    const after = await newest();
    expect(after.total).toBeGreaterThanOrEqual(before.total + 2);
    expect(after.items[0]).toMatchObject({ entity: 'loan', recordId: loan.id, event: 'ACCEPT', read: false });
    expect(after.items[0].title).toContain(loan.applicationId);

    expect((await agent.put('/notification/read', { upTo: after.items[0].id })).status).toBe(204);
    expect(await newest()).toMatchObject({ unread: 0, items: [{ id: after.items[0].id, read: true }] });

    await agent.put('/notification/read', { upTo: '1' });
    expect((await newest()).unread).toBe(0);
  });

  test('who reported something, or entered it for a farmer, hears what others decided', async () => {
    const admin = await app.as('Super Admin');
    const reporter = await app.as('Agri Profile Agent');
    const post = await newPost(reporter);
    const report = await reportPost(app, reporter, post.id);
    await admin.post(`/workflow/report/${report.id}/AGREE`, { reason: 'An advertisement' });
    const { items } = (await reporter.get('/notification/all?limit=2')).body;
    expect(items).toMatchObject([
      { entity: 'report', recordId: report.id, event: 'AGREE' },
      {
        entity: 'post',
        recordId: post.id,
        title: `Post ${post.number}: Status set`,
        text: expect.stringContaining('Rejected'),
      },
    ]);
  });
});

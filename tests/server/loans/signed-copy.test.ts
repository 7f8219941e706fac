import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../../src/server/platform/media-sweep.ts';
import { mediaAddresses } from '../../../src/server/records/media-address.ts';
import { type Person, type TestAnswer, type TestApp, testApp } from '../../support/app.ts';
import { loanDriver } from '../workflow/loan.driver.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Admin');
});
afterAll(async () => {
  await app.close();
});

async function upload(id: string, content: Buffer, filename: string, token = admin.token): Promise<TestAnswer> {
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/pdf\r\n\r\n`;
  return await app.inject({
    method: 'POST',
    url: `/api/loan/applications/${id}/signed-copy`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

async function accepted(): Promise<string> {
  const id = await loanDriver.create(app);
  const { body } = await admin.get('/loan/agents');
  await admin.put('/loan/assign-agent', { id, email: body.items[0].email });
  await admin.put('/loan/accept-loan', { id });
  await admin.post('/loan/add-clause', { id, title: 'Repayment', text: 'After the harvest.' });
  return id;
}

describe('the signed copy', () => {
  test('is uploaded, named when the contract is signed, and comes back as it was', async () => {
    const id = await accepted();
    const copy = await upload(id, PDF, 'contract.pdf');
    expect(copy).toMatchObject({ status: 201, body: { fileName: 'contract.pdf', contentType: 'application/pdf' } });
    expect((await admin.get(`/loan/applications/${id}/signed-copy`)).status).toBe(404);
    const signed = await admin.put('/loan/sign-contract', { id, date: '2026-11-20', signedCopyId: copy.body.id });
    expect(signed.status).toBe(200);
    const record = await admin.get(`/loan/applications/${id}`);
    expect(record.body).toMatchObject({ signedOn: '2026-11-20', signedCopy: { id: copy.body.id, bytes: PDF.length } });
    const file = await app.app.inject({
      url: `/api/loan/applications/${id}/signed-copy`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(file.rawPayload.equals(PDF)).toBe(true);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.headers['content-disposition']).toContain('attachment');
  });

  test('is shown under no address that needs no session, even a signed one', async () => {
    const copy = await upload(await accepted(), PDF, 'contract.pdf');
    const addresses = await mediaAddresses(app.database, app.clock.now());
    const answer = await app.inject({ url: addresses.of(copy.body.id, app.clock.now()) });
    expect(answer.status).toBe(404);
  });

  test('is judged by its content, whatever it is called', async () => {
    const id = await accepted();
    const answer = await upload(id, Buffer.from('<script>alert(1)</script>'), 'contract.pdf');
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/file' }] } });
  });

  test('of another application can not be signed', async () => {
    const [one, other] = [await accepted(), await accepted()];
    const copy = await upload(other, PDF, 'contract.pdf');
    const answer = await admin.put('/loan/sign-contract', { id: one, signedCopyId: copy.body.id });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/signedCopyId' }] } });
  });

  test('goes a day after it came, unless the contract was signed with it', async () => {
    const id = await accepted();
    const [unused, used] = [await upload(id, PDF, 'unused.pdf'), await upload(id, PDF, 'used.pdf')];
    const signed = await admin.put('/loan/sign-contract', { id, date: '2026-11-20', signedCopyId: used.body.id });
    expect(signed.status).toBe(200);
    const sweep = (days: number) => sweepMedia(app.app.services.settings, app.database, addDays(app.clock.now(), days));
    const there = async () => {
      const rows = await app.database
        .selectFrom('media')
        .innerJoin('loan_signed_copies as c', 'c.media_id', 'media.id')
        .select(['id', 'filename'])
        .where('c.loan_id', '=', id)
        .orderBy('filename')
        .execute();
      return rows.map(({ filename }) => filename);
    };
    await sweep(0);
    expect(await there()).toEqual(['unused.pdf', 'used.pdf']);
    await sweep(2);
    expect(await there()).toEqual(['used.pdf']);
    const { rows } = await sql`select from media where id = ${unused.body.id}`.execute(app.database);
    expect(rows).toEqual([]);
  });

  test('is uploaded only by who may sign, and only for an application in sight', async () => {
    const id = await accepted();
    const ops = await app.as('Ops');
    expect((await upload(id, PDF, 'contract.pdf', ops.token)).status).toBe(403);
    expect((await upload('LN-1', PDF, 'contract.pdf')).status).toBe(404);
  });
});

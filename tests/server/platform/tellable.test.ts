import { expect, test } from 'vitest';
import { tellable, tellableError } from '../../../src/server/platform/tellable.ts';
import { openTestDatabase } from '../../support/database.ts';

const CNIC = '35202-7654321-9';

test.each(['pglite', 'postgres'] as const)(
  'an error of the database on %s says where, and nothing of the row',
  async (engine) => {
    const open = await openTestDatabase('none', engine);
    const row = { id: CNIC, channel: 'sms' as const, recipient: CNIC, text: CNIC, sent_at: new Date() };
    const twice = { ...row, id: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11' };
    const failed = async (values: object) =>
      await open.database
        .insertInto('sent_messages')
        .values({ ...row, ...values })
        .execute()
        .then(
          () => null,
          (error: unknown) => error,
        );
    await failed(twice);
    const errors = [await failed({}), await failed(twice), await failed({ ...twice, channel: CNIC })];
    await open.close();
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error);
      const told = JSON.stringify([tellable(error), tellable(new Error('around it', { cause: error }))]);
      expect(told).not.toContain(CNIC);
      expect(told).not.toContain(twice.id);
      const reported = tellableError(error);
      expect(`${reported.message} ${reported.stack} ${String(reported.cause)}`).not.toContain(CNIC);
    }
    expect(tellable(errors[1])).toMatchObject({
      code: '23505',
      table: 'sent_messages',
      constraint: 'sent_messages_pkey',
    });
  },
);

test('a copy of an error, as what does jobs hands it on, is told like the error', () => {
  const error = Object.assign(new Error(`duplicate key: "${CNIC}"`), { severity: 'ERROR', code: '23505' });
  const copy = Object.assign({ message: error.message, stack: error.stack, queue: 'texts' }, error);
  expect(tellable(copy)).toMatchObject({
    message: 'duplicate key',
    code: '23505',
    stack: expect.stringMatching(/^\s+at /),
  });
  expect(tellable('text')).toMatchObject({ type: 'string', message: 'What was thrown is no error' });
});

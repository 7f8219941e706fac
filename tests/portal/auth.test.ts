import { describe, expect, test } from 'vitest';
import { credentialFaults } from '../../src/portal/features/auth/credentials.ts';
import { fieldPlan, watercourses } from '../../src/portal/features/auth/field-plan.ts';
import { digitsOf, minutesAndSeconds } from '../../src/portal/features/auth/otp-code.ts';
import { insideAddress } from '../../src/portal/features/auth/return-address.ts';

describe('credentials', () => {
  test.each([
    ['', 'emailEmpty'],
    ['   ', 'emailEmpty'],
    ['ayesha.siddiqui@fmis', 'emailBad'],
    ['ayesha', 'emailBad'],
    ['@demo.fmis', 'emailBad'],
    ['a b@demo.fmis', 'emailBad'],
    ['a@b@demo.fmis', 'emailBad'],
    ['a@demo..fmis', 'emailBad'],
    ['ayesha@demo.fmis', undefined],
    ['  ayesha@demo.fmis ', undefined],
  ])('the address %j is judged as %s', (email, fault) => {
    expect(credentialFaults({ email, password: 'x' }).email).toBe(fault);
  });

  test('an empty password is a fault beside that of the address', () => {
    expect(credentialFaults({ email: '', password: '' })).toEqual({ email: 'emailEmpty', password: 'passwordEmpty' });
    expect(credentialFaults({ email: 'a@demo.fmis', password: ' ' })).toEqual({});
  });
});

describe('a code', () => {
  test.each([
    ['417826', '417826'],
    ['417-826', '417826'],
    [' 417 826\n', '417826'],
    ['Your FMIS code is 417826.', '417826'],
    ['۴۱۷۸۲۶', '417826'],
    ['٤١٧٨٢٦', '417826'],
    ['4178261', '417826'],
    ['41a', '41'],
    ['', ''],
  ])('typed or pasted as %j is %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  test.each([
    [42, '0:42'],
    [41.2, '0:42'],
    [90, '1:30'],
    [0, '0:00'],
    [-3, '0:00'],
  ])('may be sent again in %d seconds, shown as %s', (seconds, shown) => {
    expect(minutesAndSeconds(seconds)).toBe(shown);
  });
});

describe('where a sign-in leads back to', () => {
  test.each(['/app/loan/view', '/app/loan/view?status=accepted', '/app/'])(
    '%s is an address of the portal',
    (address) => {
      expect(insideAddress(address)).toBe(address);
    },
  );

  test.each([
    null,
    '',
    '/',
    '//evil.example',
    'https://evil.example/app/',
    '/app',
    'app/loan',
    '/app/\\evil',
    '/app/../..//evil.example/app/',
    '/app/%2e%2e//evil.example/app/',
    'javascript:1',
  ])('%s is not followed', (address) => {
    expect(insideAddress(address)).toBeUndefined();
  });
});

describe('the plan of the fields', () => {
  const fields = fieldPlan(3, 7);

  test('covers every acre of its squares once', () => {
    const acres = fields.flatMap(({ x, y, width, height }) =>
      Array.from({ length: (width / 42) * (height / 42) }, (_, index) => {
        const across = width / 42;
        return `${x + (index % across) * 42} ${y + Math.floor(index / across) * 42}`;
      }),
    );
    expect(new Set(acres).size).toBe(acres.length);
    expect(acres).toHaveLength(3 * 3 * 25);
  });

  test('is the same for the same number and another for another', () => {
    expect(fieldPlan(3, 7)).toEqual(fields);
    expect(fieldPlan(3, 8)).not.toEqual(fields);
  });

  test('has a watercourse beside each row of squares', () => {
    const courses = watercourses(3);
    expect(courses.map(({ y }) => y)).toEqual([-228, -6, 216]);
    expect(fields.some(({ y, height }) => courses.some((course) => y < course.y && course.y < y + height))).toBe(false);
  });
});

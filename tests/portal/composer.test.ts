import { expect, test } from 'vitest';
import { unsentOf } from '../../src/portal/drafts.ts';

test.each([
  ['The rust is back', 'The rust is back', ''],
  ['The rust is back, on two fields', 'The rust is back', ', on two fields'],
  ['The rust is back and more', 'The rust is back', 'and more'],
  ['Something else', 'The rust is back', 'Something else'],
])('of "%s", once "%s" has been sent, "%s" is still to be said', (text, said, rest) => {
  expect(unsentOf(text, said)).toBe(rest);
});

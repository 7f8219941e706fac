import { expect, test } from 'vitest';
import { messageFor, type ReasonTemplate } from '../../src/portal/workflow/reasons.data.ts';

const reason = (id: string): ReasonTemplate => ({
  id,
  title: id,
  titleUr: null,
  message: `${id} in English`,
  messageUr: `${id} in Urdu`,
  rule: null,
});
const [abuse, advert] = [reason('Abuse'), reason('Advert')] as const;

test('what a person typed is never replaced by the text of a reason, which makes way for that of another', () => {
  const choose = (message: string, language = 'ur') => messageFor(advert, message, [abuse, advert], language);
  expect(choose('')).toBe('Advert in Urdu');
  expect(choose(' ')).toBe('Advert in Urdu');
  expect(choose('Abuse in Urdu')).toBe('Advert in Urdu');
  expect(choose('Abuse in English', 'en')).toBe('Advert in English');
  expect(choose('Abuse in Urdu, and it names a neighbour')).toBe('Abuse in Urdu, and it names a neighbour');
  expect(choose('Names a neighbour')).toBe('Names a neighbour');
});

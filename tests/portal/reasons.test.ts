import { expect, test } from 'vitest';
import { counterparts } from '../../src/portal/features/reports/counterparts.ts';
import { messageFor, type ReasonTemplate } from '../../src/portal/workflow/reasons.data.ts';
import { contentOf } from '../../src/server/seed/content.ts';

const reason = (id: string): ReasonTemplate => ({
  id,
  code: id,
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

test('each reason of a report is answered by a reason for the decision on the same kind of thing', () => {
  const decisions = contentOf('decision-reason').map(({ code, attributes }) => `${attributes.appliesTo} ${code}`);
  const reported = contentOf('report-reason').filter(({ code }) => code !== 'other');
  const unanswered = reported.filter(
    ({ code, attributes }) => !decisions.includes(`${attributes.appliesTo} ${counterparts([code])[0]}`),
  );
  expect(reported.length).toBeGreaterThan(10);
  expect(unanswered.map(({ name }) => name)).toEqual([]);
});

test('what a thing is reported for most often comes first', () => {
  expect(counterparts(['political-content', 'abusive-language', 'abusive-language'])).toEqual([
    'insults-a-person-or-a-group',
    'political-content',
  ]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asSentence } from '../../src/portal/sentence.ts';
import { directionOf } from '../../src/portal/ui/direction.ts';
import { kindsOf, refuseFile } from '../../src/portal/ui/file.limits.ts';
import { initials } from '../../src/portal/ui/initials.ts';

test.each([
  ['Muhammad Aslam Bhatti', 'MA'],
  ['  ayesha   siddiqui ', 'AS'],
  ['Nasreen', 'N'],
  ['محمد اسلم بھٹی', 'م ا'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

const pdf = { name: 'copy.PDF', type: 'application/pdf', size: 10 };

test.each([
  [pdf, ['application/pdf'], 10, null],
  [pdf, ['.pdf'], 10, null],
  [{ ...pdf, type: 'image/png' }, ['.png', 'image/png'], 10, null],
  [pdf, [], 10, null],
  [pdf, ['image/png'], 10, 'fileWrongType'],
  [pdf, ['application/pdf'], 9, 'fileTooLarge'],
  [{ ...pdf, size: 0 }, ['application/pdf'], 10, 'fileEmpty'],
])('a file is refused before upload by kind and size (%#)', (file, accept, limit, refusal) => {
  expect(refuseFile(file, accept, limit)).toBe(refusal);
});

test.each([
  [['application/pdf', 'image/jpeg'], 'PDF JPEG'],
  [['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/mp4', 'audio/x-m4a', '.m4a'], 'MP3 WAV MP4 M4A'],
  [['application/x-gzip', '.tar.gz', '.tgz', 'text/plain', '.txt'], 'TAR.GZ TGZ TXT'],
])('the kinds of file taken are named as people call them (%#)', (accept, kinds) => {
  expect(kindsOf(accept).join(' ')).toBe(kinds);
});

test.each([
  ['کپاس پر سفید مکھی', 'rtl'],
  ['Kinnow کے قلمی پودے', 'rtl'],
  ['گندم CP 77', 'rtl'],
  ['Mere sath bhi yehi masla hai.', 'ltr'],
  ['7.5 kW', 'ltr'],
  ['\u2066PKR\u00A02,950\u2069 / من · 98 من', 'rtl'],
  ['0313 3769919', undefined],
])('%j runs %s, whatever it begins with', (text, way) => {
  expect(directionOf(text)).toBe(way);
});

test('what only closes is never the button that stands out', () => {
  const folder = new URL('../../src/portal/', import.meta.url).pathname;
  const closing = globSync('**/*.tsx', { cwd: folder }).flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/<Button\b[^>]*?label=\{t\('(?:common:)?close'\)\}[^>]*/g)].map(
      ([button]) => ({ file, button }),
    ),
  );
  expect(closing.length).toBeGreaterThan(3);
  expect(closing.filter(({ button }) => button.includes('variant="primary"'))).toEqual([]);
});

test('words that stand alone begin as a sentence, in letters that have capitals', () => {
  expect(asSentence('choose days: none is left', 'en')).toBe('Choose days: none is left');
  expect(asSentence('élisez un jour', 'fr')).toBe('Élisez un jour');
  expect([asSentence('دن چنیں', 'ur'), asSentence('', 'en')]).toEqual(['دن چنیں', '']);
});

import { expect, test } from 'vitest';
import { textFor } from '../../machines/campaigns/campaign.texts.ts';
import { laidOver } from '../../src/portal/editing/edited.ts';
import {
  emptyForm,
  forAllIn,
  formDataOf,
  languageRefused,
  noTexts,
  textUnder,
  withText,
} from '../../src/portal/features/campaigns/broadcast.form.ts';
import { campaigns } from '../../src/portal/features/campaigns/broadcast.kind.ts';
import { readerIn } from '../../src/portal/features/campaigns/reader.ts';

/** As it is typed into one tab after another. */
let typed = emptyForm;
for (const [language, text] of [
  ['ur', 'گندم دیکھیں'],
  ['pa', 'کنک ویکھو'],
  ['en', '  '],
] as const)
  typed = { ...typed, ...withText(typed, language, text) };

test('each tab keeps what was typed into it', () => {
  expect(textUnder(typed, 'ur')).toBe('گندم دیکھیں');
  expect(textUnder(typed, 'pa')).toBe('کنک ویکھو');
  const english = { ...typed, ...withText(typed, 'en', 'Look at your wheat') };
  const forAll = { ...english, ...forAllIn(english, 'en') };
  expect(forAll).toMatchObject({ contentLanguage: 'en', contentText: 'Look at your wheat' });
  expect(forAll.contentTexts).toEqual({ ...noTexts, ur: 'گندم دیکھیں', pa: 'کنک ویکھو' });
  expect({ ...forAll, ...forAllIn(forAll, 'ur') }).toEqual(english);
});

test('what is sent has the texts that say something, and none where there is none', () => {
  const sent = (form: typeof emptyForm) => formDataOf(form, campaigns.nameOf).get('contentTexts');
  expect(sent(typed)).toBe('{"pa":"کنک ویکھو"}');
  expect(sent(emptyForm)).toBeNull();
  expect(sent({ ...emptyForm, ...withText(emptyForm, 'pa', ' ') })).toBeNull();
});

test('a text that a colleague wrote meanwhile stays beside the one that was typed', () => {
  const theirs = { ...emptyForm, contentTexts: { ...noTexts, sd: 'ڪڻڪ ڏسو' } };
  expect(laidOver(emptyForm, typed, theirs).contentTexts).toEqual({
    ...typed.contentTexts,
    sd: 'ڪڻڪ ڏسو',
  });
});

test('a text that is refused is opened once, and not over one that is wrong too', () => {
  const wrong = { '/contentTexts/sk': 'There is no field', '/title': 'Fill this in.' };
  expect(languageRefused(wrong, {}, typed, 'ur')).toBe('sk');
  expect(languageRefused(wrong, wrong, typed, 'ur')).toBeUndefined();
  expect(languageRefused({ ...wrong, '/contentText': 'none' }, {}, typed, 'ur')).toBeUndefined();
  expect(languageRefused({ '/contentText': 'none' }, {}, typed, 'pa')).toBe('ur');
});

/** By hand: who speaks what, and in which language they read it. */
test.each([
  ['ur', 'ur', 'گندم دیکھیں'],
  ['pa', 'pa', 'کنک ویکھو'],
  ['en', 'ur', 'گندم دیکھیں'],
  ['sk', 'ur', 'گندم دیکھیں'],
] as const)('somebody who speaks %s gets the text in %s', (spoken, language, text) => {
  expect(textFor(typed, spoken)).toEqual({ language, text });
});

test('a text is shown by somebody who gets it, who speaks its language first', () => {
  const one = { name: 'A', nameUr: null, why: null, tehsil: null, district: null, language: null, crops: [] };
  const sample = (['pa', 'sd', 'ur'] as const).map((speaks) => ({ ...one, msisdn: speaks, speaks }));
  const shownBy = (language: 'ur' | 'pa' | 'sk', of = sample) => readerIn({ sample: of }, typed, language)?.msisdn;
  expect([shownBy('ur'), shownBy('pa'), shownBy('sk')]).toEqual(['ur', 'pa', 'sd']);
  expect(shownBy('ur', sample.slice(0, 1))).toBeUndefined();
});

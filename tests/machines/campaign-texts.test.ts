import { describe, expect, test } from 'vitest';
import {
  fieldsIn,
  filled,
  hasBareBraces,
  languageOf,
  longestOf,
  partsAtMost,
  piecesOf,
  TEXT_FIELDS,
  unknownFields,
} from '../../machines/campaigns/campaign.texts.ts';
import { languages } from '../../machines/ivr/menu.ts';

const aslam = {
  name: { title: 'Muhammad Aslam', titleUr: 'محمد اسلم' },
  tehsil: { title: 'Khanewal', titleUr: 'خانیوال' },
  crop: { title: 'Wheat', titleUr: null },
};

describe('a text with fields', () => {
  test.each([
    ['Dear {name}, rust is in {tehsil}.', 'Dear Muhammad Aslam, rust is in Khanewal.'],
    ['{نام}، تحصیل {tehsil} میں {crop}', 'محمد اسلم، تحصیل خانیوال میں Wheat'],
    ['{ Name }{NAME}', 'محمد اسلممحمد اسلم'],
    ['Your {district} and {{crop}}', 'Your your district and {Wheat}'],
    ['{district} والے', 'آپ کا ضلع والے'],
    ['No {2 bags} and {} here', 'No {2 bags} and {} here'],
    ['Of {farmer} nothing is known', 'Of {farmer} nothing is known'],
  ])('%j says %j', (text, said) => expect(filled(text, aslam)).toBe(said));

  test('what is filled in is not looked through again', () => {
    expect(filled('{name} of {tehsil}', { ...aslam, name: { title: '{tehsil}' } })).toBe('{tehsil} of Khanewal');
  });

  test('of nobody who is known each language has words of its own', () => {
    const text = TEXT_FIELDS.map((field) => `{${field}}`).join(' ');
    const said = languages.map((language) => filled(text, {}, language));
    expect(said[0]).toBe('farmer your tehsil your district your crop');
    for (const each of said) expect(each).not.toMatch(/[{}]/);
    for (const [place, language] of languages.entries()) expect(languageOf(said[place] ?? '', language)).toBe(language);
  });

  test('braces are told apart', () => {
    const text = '{name} {Farmer} {farmer name} {Farmer} {5} {';
    expect(fieldsIn(text)).toEqual(['name']);
    expect(unknownFields(text)).toEqual(['{Farmer}', '{farmer name}']);
    expect(hasBareBraces(text)).toBe(true);
    expect(hasBareBraces('{name} {Farmer}')).toBe(false);
    expect(piecesOf('')).toEqual([]);
  });

  test('is counted with the longest that can stand in it', () => {
    const tehsil = longestOf([aslam.tehsil, { title: 'Jalalpur Pirwala', titleUr: 'جلالپور' }]);
    expect(tehsil).toEqual({ title: 'Jalalpur Pirwala', titleUr: 'خانیوال' });
    expect(partsAtMost('In {tehsil}. ', { tehsil })).toMatchObject({ length: 20, parts: 1, room: 160 });
    expect(partsAtMost('In {tehsil}.', {})).toMatchObject({ length: 15 });
    expect(partsAtMost('تحصیل {crop}', { crop: tehsil })).toMatchObject({ alphabet: 'unicode', length: 15 });
    expect(partsAtMost('Dear {name}', {})).toMatchObject({ length: 35 });
    // What stands in for it may be longer than all that is known.
    expect(partsAtMost('In {tehsil}.', { tehsil: { title: 'Pir' } })).toMatchObject({ length: 15 });
    // One letter that no short text has makes all of it longer.
    expect(longestOf([{ title: 'Jalalpur Pirwala' }, { title: 'Mūlā' }])?.title).toBe('Mūlā');
  });
});

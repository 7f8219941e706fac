import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { roles } from '../../machines/shared/roles.ts';
import { screens } from '../../machines/shared/screens.ts';
import { seasonsAround } from '../../src/portal/features/loans/seasons.ts';
import type { Words } from '../../src/portal/joined-words.ts';
import { locales } from '../../src/portal/locales.ts';
import { portalWords } from '../support/portal-words.ts';

const root = new URL('../../src/portal/locales/', import.meta.url);
const filesOf = (locale: string) => globSync('**/*.json', { cwd: new URL(`${locale}/`, root) }).sort();

function sentences(locale: string, file: string): Map<string, string> {
  return sentencesIn(JSON.parse(readFileSync(new URL(`${locale}/${file}`, root), 'utf8')));
}

function sentencesIn(words: Words): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, key: string) => {
    if (typeof node === 'string') found.set(key, node);
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, key ? `${key}.${name}` : name);
  };
  walk(words, '');
  return found;
}

const slots = (sentence: string) =>
  [...sentence.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name = '']) => name)
    .sort((one, other) => one.localeCompare(other));

/** What a language says in the very words of English. */
const alike: Partial<Record<string, readonly string[]>> = { fr: ['Latitude, longitude'] };

/** The sentences that a language has to have: those of English, of what is counted one for each of its own plurals. */
function wantedOf(locale: string, english: Map<string, string>): Map<string, string> {
  const plurals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const wanted = new Map<string, string>();
  for (const [key, sentence] of english) {
    const counted = /^(.*)_(?:zero|one|other)$/.exec(key)?.[1];
    if (counted === undefined || !english.has(`${counted}_other`)) wanted.set(key, sentence);
    else
      for (const plural of plurals)
        wanted.set(
          `${counted}_${plural}`,
          english.get(`${counted}_${plural}`) ?? english.get(`${counted}_other`) ?? '',
        );
    // Nothing at all may have a sentence of its own in any language.
    if (counted !== undefined && key.endsWith('_zero')) wanted.set(key, sentence);
  }
  return wanted;
}

/** The gaps of a sentence and its marks such as `<1>`. The word for none, one or two may hold the number itself. */
function gapsOf(key: string, sentence: string): string[] {
  const marks = [...sentence.matchAll(/<\/?\w+\/?>|\$t\([^)]*\)/g)].map(([mark]) => mark);
  const gaps = [...slots(sentence), ...marks].sort();
  return /_(zero|one|two)$/.test(key) ? gaps.filter((gap) => gap !== 'count') : gaps;
}

describe.each(locales.filter(({ code }) => code !== 'en'))('$name', ({ code }) => {
  test('has the files of English', () => {
    expect(filesOf(code)).toEqual(filesOf('en'));
  });

  test.each(filesOf('en'))('%s has each sentence of English, with the same gaps to fill', (file) => {
    const english = wantedOf(code, sentences('en', file));
    const other = sentences(code, file);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, sentence] of english)
      expect([key, gapsOf(key, other.get(key) ?? '')]).toEqual([key, gapsOf(key, sentence)]);
    expect([...other].filter(([key, sentence]) => sentence.trim() === '' && english.get(key)?.trim() !== '')).toEqual(
      [],
    );
  });

  test('says hardly anything in English', () => {
    const [own, english] = [code, 'en'].map((locale) =>
      filesOf('en').flatMap((file) => [...sentences(locale, file).values()]),
    );
    const kept = new Set(
      english?.filter((sentence) => /[a-z]{4}.* [a-z]{3}/.test(sentence.replace(/\{\{.*?\}\}/g, ''))),
    );
    expect(kept.size).toBeGreaterThan(2_000);
    expect(own?.filter((sentence) => kept.has(sentence))).toEqual(alike[code] ?? []);
  });

  test('is set before the first paint, as later', () => {
    expect(beforePaint(code)).toEqual({ lang: code, dir: locales.find((locale) => locale.code === code)?.direction });
  });
});

/** What `appearance.js`, which runs before everything else, makes of a kept language. */
function beforePaint(locale: string) {
  const script = readFileSync(new URL('../../src/portal/public/appearance.js', import.meta.url), 'utf8');
  const root = { dataset: {}, lang: 'en', dir: 'ltr' };
  const kept = { getItem: () => JSON.stringify({ locale }) };
  runInNewContext(script, {
    document: { documentElement: root },
    localStorage: kept,
    matchMedia: () => ({ matches: false }),
  });
  return { lang: root.lang, dir: root.dir };
}

test('a telephone number in an Urdu sentence stands apart, so that its groups keep their order', () => {
  const turned = filesOf('ur').flatMap((file) =>
    [...sentences('ur', file).values()].filter((words) =>
      /\d{2,5} \d{3}/.test(words.replace(/\u2066[^\u2069]*\u2069/g, '')),
    ),
  );
  expect(turned).toEqual([]);
});

test.each(locales)('$name says what is wrong with a voice menu in whole sentences', ({ code }) => {
  const known = [...sentences(code, 'ivrPublish.json')].filter(([key]) => key.startsWith('problems.codes.'));
  expect(known.length).toBeGreaterThan(20);
  // An address at the end would be read as if the full stop belonged to it.
  const open = known.filter(([key, words]) => !key.endsWith('.addressInvalid') && !/[.?。۔؟][\u2069]?$/.test(words));
  expect(open).toEqual([]);
});

test('English names each screen as the menu does', () => {
  const words = sentencesIn(portalWords('en', 'shell'));
  expect(screens.map(({ key }) => [key, words.get(`screens.${key}`)])).toEqual(
    screens.map(({ key, title }) => [key, title]),
  );
});

describe('Urdu has a word in its own letters for', () => {
  const isUrdu = (word: string | undefined) => /^[\u0600-\u06FF\s()0-9.]+$/.test(word ?? '');
  const seed = new URL('../../src/server/seed/', import.meta.url);
  const listed = (list: string) =>
    readFileSync(new URL(`content/${list}.tsv`, seed), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));

  test('every role; English keeps the title', () => {
    const [english, urdu] = [sentences('en', 'common.json'), sentences('ur', 'common.json')];
    expect(roles.map((role) => english.get(`roles.${role}`))).toEqual([...roles]);
    expect(roles.filter((role) => !isUrdu(urdu.get(`roles.${role}`)))).toEqual([]);
    expect(new Set(roles.map((role) => urdu.get(`roles.${role}`))).size).toBe(roles.length);
  });

  test.each(['unit', 'land-unit', 'crop-season', 'quality', 'loan-source', 'district', 'tehsil'])(
    'every %s',
    (list) => {
      expect(listed(list).filter(([, urdu]) => !isUrdu(urdu))).toEqual([]);
    },
  );

  test('what the reference lists of a new installation hold, each language the same titles', () => {
    const [english, urdu] = [sentences('en', 'reference.json'), sentences('ur', 'reference.json')];
    const told = [
      'campaign-category',
      'campaign-type',
      'case-category',
      'crop-season',
      'gender',
      'job-type',
      'language',
      'loan-source',
      'mandi-category',
      'quality',
      'report-reason',
      'survey-category',
    ].flatMap(listed);
    expect([...english].filter(([title, word]) => title !== word)).toEqual([]);
    expect(Object.fromEntries(urdu)).toEqual(Object.fromEntries(told.map(([title, word]) => [title, word])));
  });

  test('the units of the market, which follow their number', () => {
    const titles = (language: 'en' | 'ur') =>
      new Map([...sentences(language, 'units.json')].filter(([key]) => /_(one|other)$/.test(key)));
    const [english, urdu] = [titles('en'), titles('ur')];
    for (const [title, word] of listed('unit')) {
      expect([english.get(`${title}_one`), urdu.get(`${title}_one`)]).toEqual([title, word]);
    }
    expect(english.get('Maund (40 kg)_other')).toBe('Maunds (40 kg)');
    expect(english.get('Head_other')).toBe('Head');
    expect(english.size).toBe(listed('unit').length * 2);
  });

  test('the seasons that a loan can be for', () => {
    const named = new Set(listed('crop-season').map(([name]) => name));
    const offered = seasonsAround(new Date('2026-11-23')).map((season) => season.split(' ')[0]);
    expect(offered.filter((season) => !named.has(season))).toEqual([]);
  });

  test('what a loan buys is counted in, the same as in the market', () => {
    const urdu = sentences('ur', 'loans.json');
    const content = readFileSync(new URL('loans.content.ts', seed), 'utf8');
    const bought = [...content.matchAll(/unit: '([^']+)'/g)].map(([, unit = '']) => unit);
    expect(bought.length).toBeGreaterThan(20);
    expect(bought.filter((unit) => !isUrdu(urdu.get(`units.${unit}`)))).toEqual([]);
    // The reference list says the weight as well.
    const market = listed('unit').map(([, word = '', value]) => [value, word.replace(/ \(.*\)$/, '')]);
    expect(market.map(([value]) => [value, urdu.get(`units.${value}`)])).toEqual(market);
  });
});

test('each entry of the menu has its hint for the first day, and nothing else has one', () => {
  const hinted = [...sentences('en', 'hints.json').keys()].filter((key) => key.startsWith('of.'));
  const entries = screens.filter((screen) => 'group' in screen && screen.key !== 'dashboard');
  expect(hinted.sort()).toEqual(entries.map(({ key }) => `of.${key}`).sort());
});

import { expect, test } from 'vitest';
import { promptsOf } from '../../machines/ivr/audio/prompts.ts';
import { newNode } from '../../machines/ivr/commands/commands.ts';
import { draftOf } from '../../machines/ivr/draft/draft.ts';
import { csvOf } from '../../src/portal/features/ivr/analysis/csv.ts';
import { scriptsAsCsv, scriptsFromCsv } from '../../src/portal/features/ivr/audio/scripts.csv.ts';

const root = '0b8f6f6e-58a3-4c5b-9d0e-000000000001';
const child = '0b8f6f6e-58a3-4c5b-9d0e-000000000002';
const text = '=SUM(1), "ایک" دبائیں۔\nپھر دو۔';
const prompts = promptsOf(
  draftOf({
    nodes: [
      { ...newNode(null, root), title: 'Main', active: 1, scripts: { ur: { text, older: null } } },
      { ...newNode(root, child), title: 'Wheat / گندم', active: 1, specialChar: '1' },
    ],
    boxes: [],
  }),
  [],
);

test('scripts come back from a file as they went, whatever is written in them', async () => {
  const csv = await scriptsAsCsv(prompts, ['ur', 'pa']).text();
  expect(csv).toContain(`'=SUM(1)`);
  expect(csv).toContain('1.pa.wav');
  expect(scriptsFromCsv(csv, prompts)).toEqual({ written: [], same: 1, faults: [] });
  const bare = promptsOf(draftOf({ nodes: [newNode(null, root)], boxes: [] }), []);
  const { written } = scriptsFromCsv(csv, bare) as { written: unknown };
  expect(written).toEqual([{ kind: 'node', id: root, language: 'ur', text }]);
});

test('what is wrong in a file is said by line; the rest is taken', () => {
  const lines = [
    'Language,Node ID,script',
    `Punjabi,${child},کنک`,
    `pa,${child},again`,
    `Klingon,${child},x`,
    'ur,nowhere,x',
    `ur,${child},${'x'.repeat(2_001)}`,
    `en,${child},`,
  ];
  expect(scriptsFromCsv(lines.join('\r\n'), prompts)).toEqual({
    written: [{ kind: 'node', id: child, language: 'pa', text: 'کنک' }],
    same: 0,
    faults: [
      { line: 3, why: 'twice', value: 'Wheat / گندم' },
      { line: 4, why: 'noLanguage', value: 'Klingon' },
      { line: 5, why: 'noPrompt', value: 'nowhere' },
      { line: 6, why: 'tooLong', value: 'Wheat / گندم' },
    ],
  });
  expect(scriptsFromCsv('title,script\nx,y', prompts)).toEqual({ missing: ['node id', 'language'] });
});

test('what a spreadsheet would run stays text, also in a cell of several lines', async () => {
  const csv = await csvOf([['=1+1', '+92', '-3', '@here', 'plain', '=SUM(1)\nsecond line']]).text();
  expect(csv).toBe(`"'=1+1","'+92","'-3","'@here",plain,"'=SUM(1)\nsecond line"\r\n`);
});

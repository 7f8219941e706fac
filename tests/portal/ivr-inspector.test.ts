import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fixed, rangeOf } from '../../machines/ivr/query/query.fix.ts';
import { checkQuery } from '../../machines/ivr/query/query.ts';
import { clockOf } from '../../src/portal/duration.ts';
import { relinked } from '../../src/portal/features/ivr/inspector/node.hook.ts';
import { completionsAt, entriesAt } from '../../src/portal/features/ivr/inspector/query.completion.ts';
import { mixed, peaksOf, wavOf } from '../../src/portal/features/ivr/inspector/waveform.ts';
import { locales } from '../../src/portal/locales.ts';

describe('a broken query', () => {
  test('is mended by what its problem suggests, on any line', () => {
    const text = 'caller.callCount > 2\n&& caller.crop.exists(c, c == "wheat")';
    const problem = checkQuery(text, 'validation');
    expect(problem?.suggestion).toBe('crops');
    const mended = problem && fixed(text, problem);
    expect(mended).toBe('caller.callCount > 2\n&& caller.crops.exists(c, c == "wheat")');
    expect(checkQuery(mended ?? '', 'validation')).toBeNull();
  });

  test('is marked inside its text, also where the problem lies behind the end', () => {
    expect(rangeOf('ab\ncd', { line: 2, column: 1, length: 2 })).toEqual({ from: 3, to: 5 });
    expect(rangeOf('ab', { line: 9, column: 9, length: 4 })).toEqual({ from: 2, to: 2 });
    expect(rangeOf('ab', { line: 1, column: 1, length: 0 })).toEqual({ from: 0, to: 1 });
  });

  test('without a suggestion stays as it was typed', () => {
    expect(fixed('1 +', { code: 'unexpectedEnd', values: {}, message: '', line: 1, column: 4, length: 0 })).toBe('1 +');
  });
});

describe('completion', () => {
  const at = (before: string) => completionsAt(before, (name) => name);
  const labels = (before: string) => at(before)?.options.map(({ label }) => label);

  test('offers the fields of what stands before the dot, and nothing else', () => {
    expect(labels('caller.')).toContain('crops');
    expect(labels('caller.')).not.toContain('time');
    expect(labels('1 < call.')).toEqual(['time', 'visits', 'lastKey']);
    expect(labels('call.time.')).toContain('getHours()');
  });

  test('offers what can be asked of a list or a text', () => {
    expect(labels('caller.crops.')).toEqual(['exists(x, …)', 'all(x, …)', 'size()']);
    expect(labels('caller.language.')).toContain('startsWith(…)');
    expect(at('caller.callCount.')).toBeNull();
  });

  test('starts at the letters that are being typed', () => {
    expect(at('true && call.vi')?.from).toBe('true && call.'.length);
    expect(at('true && cal')?.from).toBe('true && '.length);
  });

  test.each([
    ['caller.crops.exists(c, c == "', '', '7-wheat"'],
    ['caller.crops.exists(c, c == "wh', '"', '7-wheat'],
    ['caller.host && caller.crops.exists(crop, crop == "x" || crop == ', ')', '"7-wheat"'],
  ])('offers crops by name where one is compared, and writes its id: %s', (before, after, written) => {
    const found = entriesAt(before, after, (field) =>
      field === 'crops' ? [{ value: '7-wheat', label: 'Wheat' }] : [],
    );
    expect(found?.options).toMatchObject([{ label: 'Wheat', apply: written }]);
    expect(before.slice(found?.from)).toBe(before.endsWith('wh') ? 'wh' : '');
  });

  test.each(['caller.language == "', 'caller.crops.exists(c, d == "', 'caller.livestock.exists(c, c == "'])(
    'offers none after %s',
    (before) => {
      expect(entriesAt(before, '', (field) => (field === 'crops' ? [{ value: 'w', label: 'Wheat' }] : []))).toBeNull();
    },
  );

  test.each(locales)('explains each name in the words of the reader (%s)', async ({ code }) => {
    const path = new URL(`../../src/portal/locales/${code}/ivrQuery.json`, import.meta.url);
    const words = JSON.parse(await readFile(path, 'utf8'));
    const asked: string[] = [];
    for (const before of ['', 'caller.', 'call.', 'call.time.', 'result.', 'caller.crops.']) {
      completionsAt(before, (name) => {
        asked.push(name);
        return name;
      });
    }
    expect(asked).toContain('clock.getHours');
    const wordsOf = (name: string) => name.split('.').reduce((found, part) => found?.[part], words.help);
    expect(asked.filter((name) => typeof wordsOf(name) !== 'string')).toEqual([]);
  });

  test('never offers a name that the checker refuses', () => {
    for (const { label } of at('')?.options ?? []) {
      if (label.includes('.'))
        expect([label, checkQuery(`[${label}].size() == 1`, 'validation')]).toEqual([label, null]);
    }
  });
});

test('choosing targets keeps the names of links that stay and names only new ones', () => {
  const held = [
    { id: 'a', target: 'wheat' },
    { id: 'b', target: 'rice' },
  ];
  expect(relinked(held, ['rice', 'maize'], () => 'new')).toEqual([
    { id: 'b', target: 'rice' },
    { id: 'new', target: 'maize' },
  ]);
});

describe('a sound', () => {
  test('is drawn by the loudest moment of each stretch, the loudest of all at full height', () => {
    expect(peaksOf(Float32Array.of(0, 0.25, -0.5, 0.1), 2)).toEqual([0.5, 1]);
    expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
    expect(peaksOf(Float32Array.of(1), 3)).toHaveLength(3);
  });

  test('of several channels becomes their mean', () => {
    expect([...mixed([Float32Array.of(1, 0), Float32Array.of(0, 0.5)])]).toEqual([0.5, 0.25]);
    expect(mixed([])).toHaveLength(0);
  });

  test('is kept as a WAV file of 16 bits, louder than full being full', async () => {
    const file = wavOf(Float32Array.of(0, 1, -2), 16_000);
    const view = new DataView(await file.arrayBuffer());
    const text = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4));
    expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data']);
    expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([16_000, 6]);
    expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_768]);
  });

  test('has its length said in minutes and seconds', () => {
    expect([0, 14.4, 59.6, 600].map(clockOf)).toEqual(['0:00', '0:14', '1:00', '10:00']);
  });
});

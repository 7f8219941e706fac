import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guessTargets } from '../../../src/server/features/imports/columns.ts';
import { headOf } from '../../../src/server/features/imports/head.ts';
import { formOf, rowsOf } from '../../../src/server/records/reading/file.ts';
import { sheetOf } from '../../support/sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fmis-reading-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  const form = await formOf(path);
  const rows = [];
  for await (const row of rowsOf(path, form)) rows.push(row);
  const head = await headOf(rowsOf(path, form));
  return { form, rows, head };
}

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('a file of text', () => {
  const text = 'نمبر;زبان\n03004417826;اردو\n';

  test.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', utf16(text, false)],
    ['utf-16be', utf16(text, true)],
  ])('in %s is read as it was written', async (encoding, content) => {
    const { form, head, rows } = await read(content);
    expect(form).toMatchObject({ kind: 'csv', encoding, separator: ';' });
    expect(head.headings).toEqual(['نمبر', 'زبان']);
    expect(rows.at(-1)).toEqual({ place: 2, cells: ['03004417826', 'اردو'] });
  });

  test('in Windows-1256, as spreadsheets on Windows write Arabic letters, is read', async () => {
    // "رقم" in Windows-1256.
    const { form, head } = await read(Buffer.from([0xd1, 0xde, 0xe3, ...Buffer.from('\t1\n03004417826\tx\n')]));
    expect([form.encoding, form.separator, head.headings[0]]).toEqual(['windows-1256', '\t', 'رقم']);
  });

  test('with two rows of headings has the lower one, and the upper one where that is empty', async () => {
    const { head } = await read('Base of November,,Remarks\nMobile No,Name,\n03004417826,Aslam,ok\n');
    expect(head).toMatchObject({ headingRow: 2, headings: ['Mobile No', 'Name', 'Remarks'] });
  });

  test('without headings has none', async () => {
    expect((await read('03004417826,x\n')).head).toMatchObject({ headingRow: 0, headings: ['', ''] });
  });

  test('keeps separators and line ends within quotation marks, and leaves out rows without a word', async () => {
    const { rows } = await read('a,b\r\n"03004417826","x, ""y""\nz"\r\n,\r\n03004417827,\r\n');
    expect(rows.map(({ place, cells }) => [place, cells[1]])).toEqual([
      [1, 'b'],
      [2, 'x, "y"\nz'],
      [4, ''],
    ]);
  });

  test.each([
    ['empty', ''],
    ['empty', 'Mobile No\n'],
    ['noNumbers', 'Name,Village\nAslam,Chak 12\nBibi,Chak 14\n'],
    ['longCell', `a\n03004417826\n${'x'.repeat(3_000_000)}`],
    ['brokenQuotes', `a\n"03004417826\n${'x'.repeat(3_000_000)}`],
  ])('is refused: %s', async (refusal, content) => {
    await expect(read(content)).rejects.toMatchObject({ refusal });
  });
});

describe('a workbook', () => {
  test('gives texts, whole numbers and formulas as they stand there', async () => {
    const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Note</t></is></c></row>
      <row r="3"><c r="A3"><v>9.23004417826E11</v></c><c r="B3" t="str"><f>A3+1</f><v>5</v></c><c r="C3" t="s"><v>1</v></c></row>`;
    const { form, rows } = await read(
      sheetOf(sheet, '<si><t>Mobile No</t></si><si><r><t>زبان </t></r><r><t>&amp; more</t></r></si>'),
    );
    expect(form).toEqual({ kind: 'xlsx', encoding: null, separator: null });
    expect(rows).toEqual([
      { place: 1, cells: ['Mobile No', '', 'Note'] },
      { place: 3, cells: ['923004417826', '=A3+1', 'زبان & more'] },
    ]);
  });

  test('that is damaged is refused', async () => {
    await expect(read(sheetOf('<row r="1"><c').slice(0, 300))).rejects.toMatchObject({ refusal: 'brokenWorkbook' });
    await expect(read(sheetOf('<row r="1"></wrong>'))).rejects.toMatchObject({ refusal: 'brokenWorkbook' });
  });
});

test.each([
  [['father mobile', 'mobile'], 1],
  [['Mobile No', 'Dealer phone'], 0],
  [['Dealer phone', 'Farmer phone'], 0],
  [['Name', 'Kin'], 1],
])('of several columns of numbers in %j the one that is called so and no more is taken', (headings, at) => {
  const values = headings.map((heading) => [heading === 'Name' ? 'Ghulam' : '0300 4417826']);
  expect(guessTargets('subscribe', { headings, values }).indexOf('number')).toBe(at);
});

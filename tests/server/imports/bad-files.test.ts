import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { judged, uploadNumbers } from '../../support/imports.ts';
import { sheetOf } from '../../support/sheet.ts';

let app: TestApp;
let telco: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  telco = await app.as('Telco User');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** "موبائل" as Excel on an Urdu Windows writes it. */
const windows1256 = Buffer.from([0xe3, 0xe6, 0xc8, 0xc7, 0xc6, 0xe1]);
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/*
 * What people send by mistake, and what becomes of it: how it is read, then of each row the number or what is wrong.
 */
const read = [
  {
    name: 'UTF-16 as Excel saves Unicode text',
    content: utf16('\uFEFFMobile No\tLang\r\n03007000001\tUrdu\r\n'),
    form: { encoding: 'utf-16le', separator: '\t', headingRow: 1 },
    rows: ['923007000001'],
  },
  {
    name: 'UTF-16 without its mark',
    content: utf16('Mobile No,Lang\r\n03007000001,Urdu\r\n'),
    form: { encoding: 'utf-16le', separator: ',' },
    rows: ['923007000001'],
  },
  {
    name: 'big-endian UTF-16 without its mark',
    content: utf16('Mobile No,Lang\r\n03007000001,Urdu\r\n').swap16(),
    form: { encoding: 'utf-16be', separator: ',' },
    rows: ['923007000001'],
  },
  {
    name: 'Windows-1256',
    content: Buffer.concat([windows1256, Buffer.from(';x\r\n03007000001;y\r\n')]),
    form: { encoding: 'windows-1256', separator: ';', columns: [{ heading: 'موبائل', target: 'number' }, {}] },
    rows: ['923007000001'],
  },
  {
    name: 'semicolons, with commas within the cells',
    content: 'Name;Mobile No\nAslam, Chak 12;0300-7000001\nBibi, Chak 14;+92 300 7000002\n',
    form: { separator: ';', columns: [{ target: null }, { target: 'number' }] },
    rows: ['923007000001', '923007000002'],
  },
  {
    name: 'the line by which Excel names its separator',
    content: 'sep=;\nMobile No;Lang\n03007000001;Urdu\n',
    form: { separator: ';', headingRow: 2 },
    rows: ['923007000001'],
  },
  {
    name: 'numbers that Excel made 9.23E+11',
    content: 'Mobile No\n9.23E+11\n"9,23004E+11"\n9.23007E11\n03007000001\n',
    rows: ['shortened', 'shortened', 'shortened', '923007000001'],
  },
  {
    name: 'formulas, and numbers that a formula keeps as text',
    content:
      'Mobile No,Lang\n=A2+1,Urdu\n"=HYPERLINK(""http://x"")",Urdu\n"=""03007000001""",Urdu\n=03007000002,Urdu\n',
    rows: ['formula', 'formula', '923007000001', 'formula'],
  },
  {
    name: 'two rows of headings',
    content: 'Base of November,,\n,Mobile No,Lang\nAslam,03007000001,Urdu\n',
    form: { headingRow: 2, columns: [{ heading: 'Base of November' }, { heading: 'Mobile No' }, { heading: 'Lang' }] },
    rows: ['923007000001'],
  },
  {
    name: 'twice the same number, written otherwise',
    content: 'Mobile No\n03007000001\n+92 300 7000001\n00923007000001\n۰۳۰۰۷۰۰۰۰۰۱\n',
    rows: ['923007000001', 'repeated', 'repeated', 'repeated'],
  },
  {
    name: 'a day that is none, and a language that is none',
    content: 'Mobile No,Lang,Consent\n03007000001,Klingon,\n03007000002,,31/02/2026\n',
    rows: ['noSuchLanguage', 'noDate'],
  },
  {
    name: 'a workbook with formulas, shortened texts and cells far to the side',
    filename: 'numbers.xlsx',
    content: sheetOf(
      `<row r="1">${cell('A1', 'Mobile No')}<c r="XFD1" s="3"/></row>
       <row r="2"><c r="A2"><v>3007000001</v></c></row>
       <row r="3"><c r="A3"><f>A2+1</f><v>3007000002</v></c></row>
       <row r="4">${cell('A4', '9.23E+11')}</row>
       <row r="9"><c r="A9"><f>"03007000002"</f><v>03007000002</v></c></row>`,
    ),
    form: { kind: 'xlsx', encoding: null, rows: 4 },
    rows: ['923007000001', 'formula', 'shortened', '923007000002'],
  },
] as const;

const bomb = (rows: string) => sheetOf(`<row r="1">${cell('A1', '03007000001')}</row>${rows}`);

/** What is no file of numbers, and the reason that is listed with it. */
const refused = [
  { refusal: 'empty', name: 'nothing at all', content: '' },
  { refusal: 'empty', name: 'blank lines', content: '\r\n\r\n , \r\n' },
  { refusal: 'empty', name: 'a heading alone', content: 'Mobile No,Lang\n' },
  { refusal: 'noNumbers', name: 'no column of numbers', content: 'Name,Village\nAslam,Chak 12\nBibi,Chak 14\n' },
  {
    refusal: 'brokenQuotes',
    name: 'a quotation mark that nobody closed',
    content: `x\n"03007000001\n${'y'.repeat(2_000_000)}`,
  },
  {
    refusal: 'binary',
    name: 'an old workbook called .csv',
    content: Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'),
  },
  {
    refusal: 'otherKind',
    name: 'a picture',
    filename: 'numbers.png',
    content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  },
  {
    refusal: 'otherKind',
    name: 'a picture called .csv',
    content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  },
  { refusal: 'otherKind', name: 'text called .txt', filename: 'numbers.txt', content: '03007000001\n' },
  { refusal: 'tooManyColumns', name: 'more columns than are read', content: `03007000001${',x'.repeat(100)}\n` },
  {
    refusal: 'tooManyColumns',
    name: 'one row of many columns further down',
    content: `03007000001\n${'x\n'.repeat(300)}1${',x'.repeat(100)}\n`,
  },
  {
    refusal: 'brokenWorkbook',
    name: 'half a workbook',
    filename: 'half.xlsx',
    content: Buffer.from(bomb('')).subarray(0, 700),
  },
  {
    refusal: 'brokenWorkbook',
    name: 'rows that are numbered backwards',
    filename: 'back.xlsx',
    content: bomb('<row r="7"/><row r="3"/>'),
  },
  { refusal: 'brokenWorkbook', name: 'rows without a place', filename: 'nowhere.xlsx', content: bomb('<row r="x"/>') },
  {
    refusal: 'tooManyRows',
    name: 'a row beyond every sheet',
    filename: 'far.xlsx',
    content: bomb('<row r="2147483648"/>'),
  },
  {
    refusal: 'workbookTooLarge',
    name: 'a sheet packed to nothing',
    filename: 'bomb.xlsx',
    content: bomb(' '.repeat(60 * 1024 ** 2)),
  },
] as const;

describe('a file that is not as it should be', () => {
  test.each(read)('is read all the same: $name', async ({ content, rows, ...given }) => {
    const filename = 'filename' in given ? given.filename : 'numbers.csv';
    const { status, body } = await uploadNumbers(app, telco, {
      action: 'subscribe',
      filename,
      content: Buffer.from(content as Buffer),
    });
    expect(status).toBe(202);
    const file = await judged(telco, body.id);
    expect(file).toMatchObject({ state: 'judged', rows: rows.length, ...('form' in given && given.form) });
    expect(file.toChange + file.nothing + file.refused + file.wrong).toBe(rows.length);
    const { body: page } = await telco.get(`/imports/${body.id}/rows`);
    expect(page.items.map((row: Record<string, string | null>) => row['code'] ?? row['phone'])).toEqual(rows);
  });

  test.each(refused)('is listed as refused with the reason $refusal: $name', async ({ refusal, content, ...given }) => {
    const filename = 'filename' in given ? given.filename : 'numbers.csv';
    const { status, body } = await uploadNumbers(app, telco, {
      action: 'subscribe',
      filename,
      content: Buffer.from(content as Buffer),
    });
    expect(status).toBe(202);
    expect(await judged(telco, body.id)).toMatchObject({ state: 'refused', refusal, rows: 0 });
    const { body: list } = await telco.get('/imports');
    expect(list.items).toContainEqual(expect.objectContaining({ id: body.id, state: 'refused', refusal }));
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('fmis-strings-'))).toEqual([]);
  });
});

describe('an upload that never becomes a file', () => {
  const BOUNDARY = 'part';
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="dataFile"; filename="big.csv"\r\ncontent-type: text/csv\r\n\r\n`;

  function sending(path: string, headers: Record<string, string | number>) {
    const { port } = app.app.server.address() as AddressInfo;
    return request({
      port,
      host: '127.0.0.1',
      path: `/api${path}`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${telco.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...headers,
      },
    });
  }
  const incoming = async () => await readdir(join(app.dataFolder, 'media', 'incoming')).catch(() => []);

  test.each(['/imports', '/subscription/subscribe/bulk'])(
    'of 2 GB to %s is refused before a byte of it comes',
    async (path) => {
      const upload = sending(path, { 'content-length': 2 * 1024 ** 3 });
      upload.on('error', () => {});
      upload.flushHeaders();
      const [answer] = (await once(upload, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(413);
      expect(await incoming()).toEqual([]);
      upload.destroy();
    },
  );

  test('that says nothing of its size is ended where it grows too large, and leaves nothing', async () => {
    const upload = sending('/imports', { 'transfer-encoding': 'chunked' });
    upload.on('error', () => {});
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    const isAnswered = answered.then(() => true);
    upload.write(head);
    const chunk = Buffer.alloc(8 * 1024 ** 2, '03007000001\n');
    for (let sent = 0; sent < 220 * 1024 ** 2; sent += chunk.length) {
      if (!upload.write(chunk)) await Promise.race([once(upload, 'drain'), isAnswered]);
    }
    upload.end();
    const [answer] = await answered;
    expect(answer.statusCode).toBe(413);
    await expect.poll(incoming).toEqual([]);
    upload.destroy();
  });

  test('whose sender goes away halfway leaves neither a file nor a line in the list', async () => {
    const before = (await telco.get('/imports')).body.total;
    const upload = sending('/imports', { 'content-length': 5_000_000 });
    upload.on('error', () => {});
    upload.write(head + '03007000001\n'.repeat(100_000));
    await expect.poll(async () => (await incoming()).length).toBe(1);
    upload.destroy();
    await expect.poll(incoming).toEqual([]);
    expect((await telco.get('/imports')).body.total).toBe(before);
  });
});

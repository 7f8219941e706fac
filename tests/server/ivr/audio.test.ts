import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { tarOf } from '../../support/tar.ts';
import { tone } from '../../support/valid-menu-requests.ts';
import { base, change, newNode, nodeNow, putOf } from './ground.ts';

let app: TestApp;
let admin: Person;
let folder: string;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

async function uploaded(filename: string, seconds: number, field = 'Urdu') {
  const form = formOf({}, [{ field, filename, type: 'audio/wav', content: tone(seconds) }]);
  return (await admin.post(`${base}/upload-file`, form.payload, form.headers)).body.files.ur;
}

async function sounds(query: string) {
  return (await admin.get(`${base}/sounds?${query}`)).body;
}

describe('the library of sounds', () => {
  test('has whatever was uploaded, the newest first, in a language and by letters of its name', async () => {
    const sound = await uploaded('locust-warning.wav', 2);
    expect((await sounds('search=LOCUST-warn')).items).toMatchObject([{ ...sound, language: 'ur' }]);
    expect((await sounds('search=locust-warn&language=pa')).total).toBe(0);
    const { items, total } = await sounds('limit=5');
    expect([items.length, total > 5, items[0].mediaId]).toEqual([5, true, sound.mediaId]);
    expect((await sounds('search=100%25')).total).toBe(0);
  });

  test('finds a sound by the title of a node that plays it', async () => {
    const sound = await uploaded('x.wav', 3);
    const { id } = await newNode(app, { title: 'Saffron advice', parentNodeUuid: (await anyNode()).childNodeUuid });
    expect((await sounds('search=saffron')).items.map((one: { mediaId: string }) => one.mediaId)).not.toContain(
      sound.mediaId,
    );
    await change(admin, putOf(await nodeNow(admin, id), { audio: { ur: sound } }));
    expect((await sounds('search=saffron')).items).toMatchObject([{ mediaId: sound.mediaId }]);
  });
});

test.each(['campaigns', 'surveys'] as const)('the library finds a sound by what plays it: %s', async (table) => {
  const sound = await uploaded('nobody-knows.wav', 2);
  const files = { campaigns: 'campaign_files', surveys: 'survey_files' } as const;
  const { id } = await app.database.selectFrom(table).select('id').executeTakeFirstOrThrow();
  await sql`update ${sql.table(table)} set title = 'Zafran days', ${sql.ref(files[table])} = ${JSON.stringify({ ur: sound })}
    where id = ${id}`.execute(app.database);
  const found = (await sounds('search=zafran')).items.map((one: { mediaId: string }) => one.mediaId);
  expect(found).toContain(sound.mediaId);
});

async function anyNode() {
  return (await admin.get(`${base}/get-node/rootnode`)).body;
}

interface Archived {
  menu: { nodes: { childNodeUuid: string; audio: Record<string, { mediaId: string }> }[] };
  files: string[];
  path: string;
}

/** An export, written where its files can be read. */
async function exported(node: string): Promise<Archived> {
  const headers = { authorization: `Bearer ${admin.token}` };
  // As bytes, which an ordinary answer of these suites is not.
  const answer = await app.app.inject({ url: `/api${base}/archive?node=${node}`, headers });
  expect(answer.statusCode).toBe(200);
  const path = join(folder, randomUUID());
  await mkdir(path);
  const file = `${path}.tar.gz`;
  await writeFile(file, answer.rawPayload);
  await extract({ file, cwd: path });
  const files = (await readdir(path, { recursive: true })).filter((name) => name.includes('.')).sort();
  return { menu: JSON.parse(await readFile(join(path, 'menu.json'), 'utf8')), files, path: file };
}

/** A menu of which everything is said but what is in it. */
const empty = { format: 'fmis-voice-menu', version: 1, tops: [], nodes: [], boxes: [] };

const manyFields = (count: number) => Array.from({ length: count }, (_, n) => `"f${n}":1,`).join('');

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

async function sent(content: Buffer, filename = 'menu.tar.gz') {
  const form = formOf({}, [{ field: 'archive', filename, type: 'application/gzip', content }]);
  return await admin.post(`${base}/archive`, form.payload, form.headers);
}

describe('a menu with its sounds', () => {
  test('goes out with every sound that it names, and comes back to where it was without doubling one', async () => {
    const sound = await uploaded('ہدایت 1.wav', 4);
    const node = await newNode(app, { audio: { ur: sound } });
    const { menu, files, path } = await exported(node.childNodeUuid);
    expect(files).toEqual(['menu.json', `sounds/ur/ہدایت 1.${sound.mediaId}.wav`]);
    const again = await sent(await readFile(path));
    expect(again).toMatchObject({ status: 200, body: { menu, kept: 0, known: 1, refused: [] } });
  });

  test('comes to another installation with sounds under new ids, also where a script is newer than one', async () => {
    const foreign = randomUUID();
    const scripts = { ur: { text: 'x', older: foreign } };
    const menu = { ...empty, nodes: [{ audio: { ur: { mediaId: foreign, name: 'theirs', seconds: 9 } }, scripts }] };
    const content = tarOf({
      'menu.json': JSON.stringify(menu),
      [`sounds/ur/theirs.${foreign}.wav`]: tone(5),
    });
    const { status, body } = await sent(content);
    expect([status, body.kept, body.known]).toEqual([200, 1, 0]);
    const [{ audio, scripts: written }] = body.menu.nodes;
    expect(audio.ur).toEqual({ mediaId: expect.any(String), name: 'theirs.wav', seconds: 5 });
    expect(audio.ur.mediaId).not.toBe(foreign);
    expect(written.ur.older).toBe(audio.ur.mediaId);
    expect((await sent(content)).body).toMatchObject({ kept: 0, known: 1 });
  });

  test('says which sounds are none, and takes the others', async () => {
    const content = tarOf({
      'menu.json': JSON.stringify(empty),
      [`sounds/pa/bad.${randomUUID()}.mp3`]: 'no sound',
      [`sounds/pa/good.${randomUUID()}.wav`]: tone(6),
      [`sounds/xx/nowhere.${randomUUID()}.wav`]: tone(1),
    });
    expect((await sent(content)).body).toMatchObject({
      kept: 1,
      refused: [{ name: 'pa/bad.mp3', code: 'recordingDamaged', message: expect.stringMatching(/bad.mp3 .*MP3, WAV/) }],
    });
  });

  test.each([
    ['no archive', () => Buffer.from('a menu')],
    ['without a menu', () => tarOf({ 'other.json': '{}' })],
    ['with a menu that is no JSON', () => tarOf({ 'menu.json': 'menu' })],
    ['with a menu that is a list', () => tarOf({ 'menu.json': '[]' })],
    ['with a menu that has nothing of one', () => tarOf({ 'menu.json': '{"__proto__":{"a":1}}' })],
    [
      'with a menu that has something else besides',
      () => tarOf({ 'menu.json': '{"__proto__":{"a":1},'.concat(JSON.stringify(empty).slice(1)) }),
    ],
    ['packed twice', () => gzipSync(tarOf({ 'menu.json': JSON.stringify(empty) }))],
  ])('%s is refused with its name', async (_, content) => {
    expect(await sent(content(), 'mine.tgz')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/archive', code: 'notMenuArchive', values: { name: 'mine.tgz' } }] },
    });
  });

  const menu = JSON.stringify(empty);

  test.each([
    ['claims more than it may have', () => tarOf({ 'menu.json': menu, other: '' }, { other: 4 * 1024 ** 3 })],
    [
      'has more entries than it may have',
      () =>
        tarOf({ 'menu.json': menu, ...Object.fromEntries(Array.from({ length: 10_010 }, (_, n) => [`e${n}`, ''])) }),
    ],
    ['goes on and on behind its end', () => Buffer.concat([tarOf({ 'menu.json': menu }), gzipSync(zeros(330))])],
  ])('that %s is refused as too large', async (_, content) => {
    expect(await sent(content(), 'mine.tgz')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/archive', code: 'archiveTooLarge', values: { max: 300, sounds: 10_000 } }] },
    });
  });

  test('cut off anywhere is refused with its name, and leaves nothing behind', async () => {
    const noise = () => Buffer.from(Array.from({ length: 40_000 }, () => Math.floor(Math.random() * 256)));
    const many = Array.from({ length: 60 }, () => [`sounds/ur/many.${randomUUID()}.wav`, noise()]);
    const whole = tarOf({ 'menu.json': menu, ...Object.fromEntries(many) });
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      expect(await sent(whole.subarray(0, Math.floor(whole.length * part)), 'cut.tgz')).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/archive', code: 'notMenuArchive', values: { name: 'cut.tgz' } }] },
      });
    }
    expect((await readdir(folder)).filter((name) => name.startsWith('menu-'))).toEqual([]);
  });

  const small = `{"format":"fmis-voice-menu","version":1,"tops":[],"boxes":[],"nodes":[${'{},'.repeat(1_000_000)}{}]}`;

  test.each([
    ['much', () => tarOf({ 'menu.json': menu, other: zeros(100) }), 200],
    ['much that is small', () => tarOf({ 'menu.json': small }), 422],
    ['many fields', () => tarOf({ 'menu.json': menu.replace('{', `{${manyFields(300_000)}`) }), 422],
  ])('with %s is unpacked and read while others are served', async (_, content, status) => {
    const packed = content();
    const began = performance.now();
    const delay = monitorEventLoopDelay();
    delay.enable();
    expect((await sent(packed)).status).toBe(status);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan((performance.now() - began) / 2);
  });

  test('brings no sound that has nothing to be heard, whatever its header promises', async () => {
    const promising = tone(0.003);
    promising.writeUInt32LE(4_000_000_000, 40);
    const content = tarOf({ 'menu.json': menu, [`sounds/pa/empty.${randomUUID()}.wav`]: promising });
    expect((await sent(content)).body).toMatchObject({
      kept: 0,
      refused: [{ name: 'pa/empty.wav', code: 'recordingDamaged' }],
    });
  });

  test('of a node that is not there is not there', async () => {
    expect((await admin.get(`${base}/archive?node=${randomUUID()}`)).status).toBe(404);
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { fileTypeFromFile } from 'file-type';
import { parseFile } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChecker } from '../../../machines/ivr/checks/checks.ts';
import { compile } from '../../../machines/ivr/compile/compile.ts';
import { draftOf } from '../../../machines/ivr/draft/draft.ts';
import { languages, type MenuSource } from '../../../machines/ivr/menu.ts';
import { runTestCase } from '../../../machines/ivr/testcase.ts';
import { replay } from '../../../machines/shared/replay.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { findSource } from '../../../src/server/features/ivr/source.ts';
import { storedCases } from '../../../src/server/features/ivr/test-cases.ts';
import { menuOf } from '../../../src/server/seed/voice-menu/scale.ts';
import { sayings, soundFile, soundFolder, sounds } from '../../../src/server/seed/voice-menu/sounds.ts';
import { publishedMenu } from '../../../src/server/seed/voice-menu/source.ts';
import { type TestApp, testApp } from '../../support/app.ts';

/** What the demonstration has no recordings of. */
const unrecorded: ReadonlySet<string> = new Set(['audioMissing', 'listSilent', 'questionsSilent']);
const now = new Date('2026-11-20T03:00:00.000Z');

function problemsOf(source: MenuSource) {
  const titles = new Map(source.nodes.map(({ childNodeUuid, title }) => [childNodeUuid, title.split(' / ')[0]]));
  return [...createChecker(draftOf(source), source, now.toISOString()).problems.values()]
    .flat()
    .map(({ code, severity, uuid }) => ({ code, severity, node: titles.get(uuid) ?? uuid }));
}

describe('the sounds', () => {
  test('are there for whatever the texts say, in English and in Urdu for everything', () => {
    const made = new Set(sounds().map(soundFile));
    const said = sayings().flatMap(({ name, spoken }) =>
      languages.filter((language) => spoken[language]).map((language) => soundFile({ name, language })),
    );
    expect(new Set(said)).toEqual(made);
    expect(sayings().filter(({ spoken }) => !spoken.en || !spoken.ur)).toEqual([]);
    expect(new Set(sounds().map(({ language }) => language))).toEqual(new Set(languages));
  });

  test('are small, of the length and content that the list says, and known as OGG by their content', async () => {
    for (const sound of sounds()) {
      const path = fileURLToPath(new URL(soundFile(sound), soundFolder));
      const content = await readFile(path);
      expect(content.length, path).toBe(sound.size);
      expect(content.length, path).toBeLessThan(10_000);
      expect(createHash('sha256').update(content).digest('hex'), path).toBe(sound.sha256);
      expect((await fileTypeFromFile(path))?.mime, path).toMatch(/^audio\/ogg/);
      expect((await parseFile(path)).format.duration, path).toBeCloseTo(sound.seconds, 1);
    }
  });
});

describe('the menu that is published', () => {
  const menu = publishedMenu(now);

  test('has at least 160 nodes, titled in English and Urdu, and no error', () => {
    expect(menu.nodes.length).toBeGreaterThanOrEqual(160);
    expect(menu.nodes.filter(({ title }) => !/^[^/]+ \/ .*\p{Script=Arabic}/u.test(title))).toEqual([]);
    expect(problemsOf(menu).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('refers to nothing that is not there', () => {
    const there = new Set([
      ...[...menu.campaigns, ...menu.surveys, ...menu.apiDetails, ...menu.trunkDetails].map(({ id }) => id),
      ...menu.contentFiles.map(({ id }) => id),
    ]);
    const lost = menu.nodes.flatMap(({ links: { campaigns, surveys, apiActions, trunkActions, ...others } }) =>
      [...campaigns, ...surveys, ...apiActions, ...trunkActions, ...others.contentFiles, ...others.recordingEndFiles]
        .map(({ target }) => target)
        .filter((target) => !there.has(target)),
    );
    expect(lost).toEqual([]);
    expect(menu.campaigns.length).toBeGreaterThanOrEqual(30);
    expect(menu.surveys.length).toBeGreaterThanOrEqual(12);
    expect(menu.surveys.filter(({ surveyInputs }) => surveyInputs.length === 0)).toEqual([]);
  });
});

test.each([1, 10, 100, 1_000, 5_000])('a menu of %i nodes is a tree without errors', (size) => {
  const source = menuOf(size, now);
  expect(source.nodes).toHaveLength(size);
  expect(problemsOf(source).filter(({ severity }) => severity === 'error')).toEqual([]);
  const menu = compile(source);
  expect([...menu.nodes.values()].filter(({ parent, key }) => parent !== null && key === null)).toEqual([]);
});

describe('in the database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ seed: 'small' });
  });
  afterAll(async () => {
    await app.close();
  });
  const source = async (wanted: string) => (await findSource(app.database, wanted)).source;

  test('what callers hear is free of errors, and so was each revision before it', async () => {
    const revisions = await app.database.selectFrom('menu_revisions').selectAll().orderBy('number').execute();
    expect(revisions.length).toBeGreaterThan(5);
    for (const revision of revisions) {
      expect(problemsOf(revision.source).filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(revision.nodes).toBe(revision.source.nodes.length);
      expect(revision.note).not.toBeNull();
      const earlier = revisions.find(({ number }) => number === revision.rolled_back_to);
      if (earlier) expect(revision.source).toEqual(earlier.source);
    }
    expect(await source('live')).toEqual(revisions.at(-1)?.source);
  });

  test('the draft has the mistakes that it is meant to show, and no others', async () => {
    const problems = problemsOf(await source('draft')).filter(({ code }) => !unrecorded.has(code));
    expect(problems).toHaveLength(8);
    expect(problems).toEqual(
      expect.arrayContaining([
        { code: 'queryInvalid', severity: 'error', node: 'Late blight' },
        { code: 'noAudio', severity: 'error', node: 'Warnings' },
        { code: 'duplicateKey', severity: 'error', node: 'What have you sown?' },
        { code: 'duplicateKey', severity: 'error', node: 'Canal water' },
        { code: 'unreachable', severity: 'warning', node: 'Canal water' },
        { code: 'targetInactive', severity: 'warning', node: 'Spray drone' },
        // The heat wave and the floods of the summer before.
        { code: 'contentOver', severity: 'warning', node: 'Warnings' },
      ]),
    );
  });

  test('the draft differs from what callers hear by a few nodes', async () => {
    const live = new Map((await source('live')).nodes.map((node) => [node.childNodeUuid, node]));
    const draft = (await source('draft')).nodes;
    const different = draft.filter((node) => !isDeepStrictEqual(live.get(node.childNodeUuid), node));
    expect(draft.length).toBe(live.size + 1);
    expect(different.length).toBeGreaterThan(3);
    expect(different.length).toBeLessThan(12);
  });

  test('every walk that is kept as a test still goes as it went, live and in the draft', async () => {
    const cases = await storedCases(app.database);
    expect(cases.length).toBeGreaterThan(10);
    for (const wanted of ['live', 'draft']) {
      const menu = compile(await source(wanted));
      expect(cases.map((one) => ({ title: one.title, ...runTestCase(menu, one) }))).toEqual(
        cases.map(({ title }) => ({ title, passed: true })),
      );
    }
  });

  test('the life of every node replays through its machine to where the node stands', async () => {
    const nodes = await app.database.selectFrom('menu_nodes').select(['id', 'state', 'version']).execute();
    const steps = await app.database
      .selectFrom('history')
      .select(['record_id', 'event', 'from_state as from', 'to_state as to', 'version'])
      .where('entity', '=', 'menuNode')
      .orderBy('id')
      .execute();
    const byNode = Map.groupBy(steps, ({ record_id }) => record_id);
    for (const { id, state, version } of nodes) {
      const own = byNode.get(id) ?? [];
      expect(replay(workflowOf('menuNode'), own, state), id).toMatchObject({ consistent: true, faults: [] });
      expect(own.map((step) => step.version)).toEqual(Array.from({ length: version }, (_, index) => index + 1));
    }
  });

  test('every sound that something names is a file that can be served', async () => {
    const media = new Set(
      (await app.database.selectFrom('media').select('id').where('type', '=', 'audio/ogg').execute()).map(
        ({ id }) => id,
      ),
    );
    const { nodes, boxes, campaigns, surveys, contentFiles } = await source('live');
    const named = [...nodes, ...boxes, ...campaigns, ...surveys, ...contentFiles].flatMap(({ audio }) =>
      Object.values(audio).map(({ mediaId }) => mediaId),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter((id) => !media.has(id))).toEqual([]);
  });
});

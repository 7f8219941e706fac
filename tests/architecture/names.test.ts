import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files', 'src', 'machines', 'tests'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('/generated/'));
const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8');

describe('house rules', () => {
  test('the rules judge a tree that is there', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  test('addresses are counted as limits.ts reads them, nowhere else', () => {
    const own = files.filter((file) => file.startsWith('src/server/') && /\brequest\.ips?\b/.test(textOf(file)));
    expect(own).toEqual(['src/server/platform/limits.ts']);
  });

  test('the portal makes its keys in one place', () => {
    const own = files.filter((file) => file.startsWith('src/portal/') && /\brandomUUID\(/.test(textOf(file)));
    expect(own).toEqual(['src/portal/api/new-key.ts']);
  });

  test('what the portal listens for is something that the server tells', () => {
    const named = (room: string, pattern: RegExp) =>
      files
        .filter((file) => file.startsWith(room))
        .flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, name]) => name));
    const heard = new Set(named('src/portal/', /\buseLive\(\s*'(\w+)'/g));
    const told = new Set(named('src/server/', /(?:\bentity: |announceTo\(|^export const [A-Z_]+ = )'(\w+)'/gm));
    expect(heard.size).toBeGreaterThan(3);
    expect([...heard].filter((name) => !told.has(name))).toEqual([]);
  });

  test('no file is named after a drawer', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|index|part\d+)\.tsx?$/.test(file))).toEqual([]);
  });

  test('a record changes its state in one place: decided by its machine, written by the mechanism', () => {
    const own = [
      // The draft of the voice menu is stored whole: many nodes in one statement, of which the next test knows.
      /^src\/server\/features\/ivr\/draft\.store\.ts$/,
      /^src\/server\/(seed|records|platform)\//,
    ];
    const described = files
      .filter((file) => /^src\/server\/features\/.*\.entity\.ts$/.test(file))
      .flatMap((file) => [...textOf(file).matchAll(/^\s+table: '(\w+)'/gm)].map(([, table = '']) => table));
    expect(described).toEqual(expect.arrayContaining(['loan_applications', 'cases', 'listings', 'posts', 'badges']));
    const tables = [...new Set([...described, 'menu_nodes'])].join('|');
    const writes = [
      new RegExp(`(insertInto|updateTable)\\(\\s*'(${tables})'[^;]*?\\bstate\\b\\s*[:,]`),
      new RegExp(`(insert into|update) (${tables})\\b[^;]*?\\bstate\\b\\s*[=,]`),
    ];
    const server = files.filter((file) => file.startsWith('src/server/') && !own.some((path) => path.test(file)));
    expect(server.filter((file) => writes.some((write) => write.test(textOf(file))))).toEqual([]);
    const mechanism = files.filter(
      (file) => file.startsWith('src/server/records/') && /\.set\(\{[^}]*\bstate\b/.test(textOf(file)),
    );
    expect(mechanism).toEqual(['src/server/records/define.ts']);
  });

  test('where a step of a menu node leads is what its machine decided, never a word of the designer', () => {
    const draft = files.filter((file) => file.startsWith('src/server/features/ivr/'));
    const stores = draft.filter((file) =>
      /(insert into|update|insertInto\(|updateTable\() *'?menu_nodes/.test(textOf(file)),
    );
    expect(stores).toEqual(['src/server/features/ivr/draft.store.ts']);
    const states = 'inactive|active|deleted';
    const led = new RegExp(`\\bto: (\\(\\) => )?'(${states})'|last_event: '|event: '[A-Z]+', (from|to)`);
    expect(draft.filter((file) => led.test(textOf(file)))).toEqual([]);
    const storing = draft.filter((file) => /\bstoreNodes\(/.test(textOf(file)));
    const deciding = ['draft.change.ts', 'draft.store.ts', 'node.entity.ts'];
    expect(storing).toEqual(deciding.map((name) => `src/server/features/ivr/${name}`));
  });

  /** Of which queues there are figures is the contract's word, to which its types hold it. */
  const figures = 'src/portal/queues/load.data.ts';

  test.each([
    'src/server/records',
    ...['editing', 'filters', 'lists', 'queues', 'records', 'workflow'].map((room) => `src/portal/${room}`),
  ])('what all records share names none of them: %s', (room) => {
    const words = /\b(loans?|borrowers?|listings?|sellers?|badges|farmers?|subscribers?|mandi|forum)\b/i;
    const own = files.filter((file) => file.startsWith(`${room}/`));
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((file) => file !== figures && words.test(textOf(file)))).toEqual([]);
  });

  test('what a page fetches later is a part, which waits for the connection and fails alone', () => {
    const allowed = ['page.part.tsx', 'manifest.pages.tsx', 'routes.tsx', 'App.tsx'].map(
      (name) => `src/portal/${name}`,
    );
    const bare = files.filter((file) => file.startsWith('src/portal/') && /\blazy\(/.test(textOf(file)));
    expect(bare.filter((file) => !allowed.includes(file))).toEqual([]);
  });

  test('components are PascalCase, code is kebab-case', () => {
    const odd = files.filter((file) => {
      const name = file.split('/').at(-1) ?? '';
      if (name === 'main.tsx' || name === 'routes.tsx') return false;
      return name.endsWith('.tsx')
        ? !/^([A-Z][A-Za-z0-9]*|[a-z0-9-]+\.[a-z0-9-]+)\.tsx$/.test(name)
        : !/^([a-z0-9-]+|[A-Z][A-Za-z0-9]*)(\.[a-z0-9-]+)*\.ts$/.test(name);
    });
    expect(odd).toEqual([]);
  });

  test('each decision stands in the index under its number and title', () => {
    const folder = `${root}docs/decisions/`;
    const decisions = readdirSync(folder)
      .filter((file) => /^\d{4}-/.test(file))
      .sort()
      .map((file) => {
        const [, number, title] = /^# (\d+)\. (.*)/.exec(readFileSync(`${folder}${file}`, 'utf8')) ?? [];
        return `${number}. [${title}](${file})`;
      });
    const index = readFileSync(`${folder}README.md`, 'utf8');
    expect(index.split('\n').filter((line) => /^\d+\. /.test(line))).toEqual(decisions);
  });

  test('features are called the same on every side', () => {
    const known = new Set(
      'auth accounts moderation subscribers farmers cases loans mandi forum reports badges messages campaigns surveys jobs notifications weather lovs locations ivr dncr imports workflow dashboard views history gallery shared'.split(
        ' ',
      ),
    );
    const named = files
      .map((file) => /^src\/(?:server\/features|portal\/features)\/([^/]+)\//.exec(file)?.[1])
      .filter((name) => name !== undefined);
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('the portal keeps to colours with a meaning', () => {
    const allowed = /^src\/portal\/(ui\/(theme|tokens|ramps)|features\/auth\/.*(Plan|plan))/;
    const raw = files.filter(
      (file) =>
        file.startsWith('src/portal/') && !allowed.test(file) && /#[0-9a-fA-F]{6}\b|oklch\(|rgba?\(/.test(textOf(file)),
    );
    expect(raw).toEqual([]);
  });

  test('style is written for both directions', () => {
    const physical = files.filter(
      (file) =>
        file.endsWith('.css.ts') && /\b(margin|padding|border)(Left|Right)\b|^\s*(left|right):/m.test(textOf(file)),
    );
    expect(physical).toEqual([]);
  });

  test('nobody silences the compiler', () => {
    const marks = [`@ts-${'ignore'}`, `@ts-${'nocheck'}`, `as ${'any'}`];
    expect(files.filter((file) => marks.some((mark) => textOf(file).includes(mark)))).toEqual([]);
  });

  test('no suite sleeps, retries or intercepts', () => {
    const marks = [
      `waitFor${'Timeout'}`,
      `, retry${': '}`,
      `{ retry${': '}`,
      `page.${'route'}(`,
      `.on${'ly'}(`,
      `.sk${'ip'}(`,
      `.to${'do'}(`,
    ];
    expect(
      files.filter((file) => file.startsWith('tests/') && marks.some((mark) => textOf(file).includes(mark))),
    ).toEqual([]);
  });

  test('no journey judges what it read once of a page that is still moving', () => {
    const read =
      /expect\(\s*(\(?await [^;]*?\.(getAttribute|inputValue|count|textContent|innerText|allInnerTexts|isVisible|isHidden|isChecked|isDisabled|isEnabled|boundingBox)\(|(new URL\()?page\.url\()/;
    expect(files.filter((file) => /^tests\/(e2e|support)\//.test(file) && read.test(textOf(file)))).toEqual([]);
  });
});

import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What several features of the server stand on: reference lists, places, the words and risks of texts, messages, what is reported,
 * people and their sessions, what is sent to many. Each with the rooms that it may stand on itself: one direction, no circle.
 */
const standsOn = {
  lovs: [],
  messages: [],
  subscribers: [],
  auth: [],
  moderation: ['messages'],
  reports: ['moderation'],
  accounts: ['auth'],
  campaigns: ['lovs'],
  locations: ['lovs'],
} satisfies Record<string, string[]>;
const rooms = Object.keys(standsOn);

/** Arrows run one way: machines ← server, portal, voice; contract ← server, portal; voice ← portal. Nothing else crosses. */
const forbidden: IForbiddenRuleType[] = [
  {
    name: 'machines-import-packages-only',
    severity: 'error',
    from: { path: '^machines/', pathNot: 'write-docs' },
    to: { path: '^(src|tests)/' },
  },
  {
    name: 'contract-imports-nothing',
    severity: 'error',
    from: { path: '^src/contract/' },
    to: { path: '^(src/(server|portal|voice)|tests)/' },
  },
  { name: 'server-knows-no-portal', severity: 'error', from: { path: '^src/server/' }, to: { path: '^src/portal/' } },
  { name: 'portal-knows-no-server', severity: 'error', from: { path: '^src/portal/' }, to: { path: '^src/server/' } },
  {
    name: 'voice-knows-machines-only',
    severity: 'error',
    from: { path: '^src/voice/' },
    to: { path: '^src/(server|portal|contract)/' },
  },
  { name: 'product-knows-no-tests', severity: 'error', from: { path: '^(src|machines)/' }, to: { path: '^tests/' } },
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    from: { path: '^src/server/platform/' },
    to: { path: '^src/server/features/' },
  },
  {
    name: 'records-know-no-feature-and-no-domain',
    severity: 'error',
    from: { path: '^src/server/records/' },
    to: { path: '^(src/server/(features|seed)/|machines/(?!shared/))' },
  },
  {
    name: 'server-features-know-one-another-not',
    severity: 'error',
    from: { path: '^src/server/features/([^/]+)/' },
    to: { path: '^src/server/features/[^/]+/', pathNot: `^src/server/features/($1|${rooms.join('|')})/` },
  },
  ...Object.entries(standsOn).map(
    ([room, below]): IForbiddenRuleType => ({
      name: `${room}-stands-on-its-own-rooms-only`,
      severity: 'error',
      from: { path: `^src/server/features/${room}/` },
      to: { path: '^src/server/features/[^/]+/', pathNot: `^src/server/features/(${[room, ...below].join('|')})/` },
    }),
  ),
  {
    name: 'portal-features-know-one-another-not',
    severity: 'error',
    from: { path: '^src/portal/features/([^/]+)/' },
    to: { path: '^src/portal/features/', pathNot: '^src/portal/features/$1/' },
  },
  {
    name: 'ui-knows-no-domain',
    severity: 'error',
    from: { path: '^src/portal/ui/' },
    to: {
      path: '^(src/portal/(api|editing|features|lists|moderation|queues|records|reference|shell|workflow)|src/contract|machines)/',
      // How people write numbers, of telephones too, and what a text may hold belong to no domain, and server and portal read them alike.
      pathNot: '^machines/shared/(phone|shortened-number|latin-digits|unturned)\\.ts$',
    },
  },
  {
    name: 'lists-records-and-queues-know-one-another-not',
    severity: 'error',
    from: { path: '^src/portal/(lists|queues|records)/' },
    to: { path: '^src/portal/(lists|moderation|queues|records|features)/', pathNot: '^src/portal/$1/' },
  },
  {
    name: 'workflow-stands-below-what-shows-it',
    severity: 'error',
    from: { path: '^src/portal/(editing|filters|workflow|reference)/' },
    to: { path: '^src/portal/(lists|moderation|queues|records|features)/' },
  },
  {
    name: 'moderation-is-a-room-of-features',
    severity: 'error',
    from: { path: '^src/portal/moderation/' },
    to: { path: '^src/portal/features/' },
  },
  { name: 'no-circles-even-of-types', severity: 'error', from: { path: '^(src|machines)/' }, to: { circular: true } },
  {
    name: 'no-circles-in-tests',
    severity: 'error',
    from: { path: '^tests/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

describe('the arrows of the house', () => {
  let result: ICruiseResult;

  beforeAll(async () => {
    const answer = await cruise(
      ['machines', 'src', 'tests'],
      {
        baseDir: root,
        ruleSet: { forbidden },
        validate: true,
        doNotFollow: { path: 'node_modules' },
        exclude: { path: 'generated' },
        tsPreCompilationDeps: true,
        tsConfig: { fileName: 'tsconfig.json' },
      },
      undefined,
      { tsConfig: extractTSConfig(`${root}tsconfig.json`) },
    );
    if (typeof answer.output === 'string') throw new Error('dependency-cruiser printed instead of answering');
    result = answer.output;
  });

  test('the tool sees the modules it judges', () => {
    const seen = result.modules.map((module) => module.source);
    for (const folder of [
      'machines/',
      'src/server/platform/',
      'src/server/features/',
      'src/portal/ui/',
      'src/portal/features/',
    ]) {
      expect(seen.filter((source) => source.startsWith(folder)).length, folder).toBeGreaterThan(2);
    }
  });

  test.each(forbidden.flatMap((rule) => ('to' in rule && 'path' in rule.to ? [rule] : [])))(
    '$name forbids something that is there',
    ({ from, to }) => {
      const seen = result.modules.map(({ source }) => source);
      const judged = seen.filter((source) => fits(source, from));
      expect(judged).not.toEqual([]);
      const reached = judged.filter((source) => {
        const [, room = ''] = new RegExp(String(from.path)).exec(source) ?? [];
        return seen.some((other) => fits(other, to, room));
      });
      expect(reached).toEqual(judged);
    },
  );

  test('rooms stand on rooms that are named before them: no circle', () => {
    for (const [room, below] of Object.entries(standsOn))
      expect(rooms.slice(0, rooms.indexOf(room)), room).toEqual(expect.arrayContaining(below));
  });

  test('nothing crosses against the arrows', () => {
    expect(result.summary.violations.map((found) => `${found.rule.name}: ${found.from} → ${found.to}`)).toEqual([]);
  });
});

/** Whether a rule means this file; `room` is what the other side of the rule caught. */
function fits(source: string, { path, pathNot }: { path?: unknown; pathNot?: unknown }, room = ''): boolean {
  const asked = (pattern: unknown) => new RegExp(String(pattern).replaceAll('$1', room)).test(source);
  return asked(path) && (pathNot === undefined || !asked(pathNot));
}

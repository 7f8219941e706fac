import { describe, expect, test } from 'vitest';
import { createChecker } from '../../machines/ivr/checks/checks.ts';
import type { ProblemCode } from '../../machines/ivr/checks/problem.ts';
import type { MenuContext } from '../../machines/ivr/draft/draft.ts';
import type { CallContent, MenuNode, SurveyContent, WelcomeBox } from '../../machines/ivr/menu.ts';
import { box, context, draft, links, node, sound } from './ivr-draws.ts';

/* Menus written by hand, each of which has a certain fault or only looks as if it had. */

const at = '2026-11-22T05:00:00.000Z';
const leaf = { hasInput: 0 } as const;
const root = node('root', null);
/** More of them than all their subsets could be tried. */
const manyCrops = Array.from({ length: 14 }, (_, place) => `00000000-0000-4000-8000-0000000000${10 + place}`);
const pair = (first: Partial<MenuNode>, second: Partial<MenuNode>): MenuNode[] => [
  root,
  node('a', 'root', first),
  node('b', 'a', { ...leaf, ...second }),
];
const one = (more: Partial<MenuNode>): MenuNode[] => [root, node('a', 'root', { ...leaf, ...more })];

function content(id: string, more: Partial<CallContent> = {}): CallContent {
  const nobodyInParticular = { crops: [], locations: [], machineries: [], livestocks: [], languages: [] };
  const dates = { startDt: '2026-11-01', endDt: '2026-11-30' };
  const often = { oncePerCall: false, oncePerCallGlobal: false, validationQuery: null };
  return { id, title: `About ${id}`, ...dates, ...often, ...nobodyInParticular, audio: {}, ...more };
}

const yes = { key: '1', label: 'yes' };
const survey = (id: string, surveyInputs: SurveyContent['surveyInputs'], more: Partial<CallContent> = {}) => ({
  ...content(id, more),
  surveyInputs,
});
const [trunk] = context.trunkDetails;
const [api] = context.apiDetails;
if (!trunk || !api) throw new Error('the sample has a trunk and an API call');
const times = trunk.dialingTimings;

const known: MenuContext = {
  ...context,
  campaigns: [content('now'), content('over', { endDt: '2026-11-21' }), content('last day', { endDt: '2026-11-22' })],
  surveys: [
    survey('good', [{ id: 'q', title: 'Was it good?', keys: [yes, { key: '2', label: 'no' }] }]),
    survey('empty', []),
    survey('keyless', [{ id: 'q', title: 'Was it good?', keys: [] }]),
    survey('twice', [{ id: 'q', title: 'Was it good?', keys: [yes, { key: '1', label: 'no' }] }]),
    survey('recording', [{ id: 'q', title: 'What worries you?', keys: [], kind: 'recording' }]),
    survey('number', [{ id: 'q', title: 'How many acres?', keys: [], kind: 'number' }]),
    survey('over', [{ id: 'q', title: 'Was it good?', keys: [yes] }], { endDt: '2026-10-01' }),
  ],
  apiDetails: [
    ...context.apiDetails,
    ...['not an address', 'ftp://rates.example/today', 'https://', 'https:// rates.example'].map((url, place) => ({
      ...api,
      id: `bad ${place}`,
      url,
    })),
    { ...api, id: 'filled', url: 'https://rates.example/{{caller.location}}?n={{call.lastKey}}' },
    { ...api, id: 'off', url: 'nonsense', active: 0 as const },
  ],
  trunkDetails: [
    ...context.trunkDetails,
    { ...trunk, id: 'nowhere', endpoint: ' ' },
    { ...trunk, id: 'always', dialingTimings: [], offtimeContentId: null },
    { ...trunk, id: 'speechless', dialingTimings: times, offtimeContentId: null },
    { ...trunk, id: 'lost', offtimeContentId: 'gone' },
  ],
};

interface Sample {
  nodes: readonly MenuNode[];
  boxes?: readonly WelcomeBox[];
  context?: MenuContext;
}

interface Row {
  code: ProblemCode;
  severity: 'error' | 'warning';
  /** Where it stands: node or box, and the field. */
  on: string;
  fires: Readonly<Record<string, Sample>>;
  keepsSilent: Readonly<Record<string, Sample>>;
}

const wheat = '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002';

const table: readonly Row[] = [
  {
    code: 'idUnknown',
    severity: 'warning',
    on: 'a validationQuery',
    fires: {
      'a crop by its name': { nodes: one({ validationQuery: 'caller.crops.exists(c, c == "wheat")' }) },
      'one of several': { nodes: one({ validationQuery: `caller.crops.exists(c, c in ["${wheat}", "wheat"])` }) },
      'the name in the list': { nodes: one({ validationQuery: '!("cow" in caller.livestock)' }) },
      'the first of them': { nodes: one({ validationQuery: '"plough" == caller.machineries[0]' }) },
    },
    keepsSilent: {
      'a crop by its id': { nodes: one({ validationQuery: `caller.crops.exists(c, c == "${wheat}")` }) },
      'another text': { nodes: one({ validationQuery: 'caller.crops.size() > 1 && caller.language == "ur"' }) },
      'a condition that is none': { nodes: one({ validationQuery: 'caller.crops.exists(c, c == ' }) },
    },
  },
  {
    code: 'rootNeverPasses',
    severity: 'error',
    on: 'root validationQuery',
    fires: {
      'a condition on two languages at once': {
        nodes: [node('root', null, { validationQuery: 'caller.language == "ur" && caller.language == "pa"' })],
      },
      'one that is plainly false': { nodes: [node('root', null, { validationQuery: 'false' })] },
      'counts that leave a gap': {
        nodes: [node('root', null, { validationQuery: 'caller.callCount > 3 && caller.callCount < 4' })],
      },
    },
    keepsSilent: {
      'one that some meet': { nodes: [node('root', null, { validationQuery: 'caller.host' })] },
      'a number between': {
        nodes: [node('root', null, { validationQuery: 'caller.callCount > 3 && caller.callCount < 5' })],
      },
      'one on the time of day': { nodes: [node('root', null, { validationQuery: 'call.time.getHours() == 25' })] },
    },
  },
  {
    code: 'contradiction',
    severity: 'warning',
    on: 'b validationQuery',
    fires: {
      'two languages': {
        nodes: pair({ validationQuery: 'caller.language == "ur"' }, { validationQuery: 'caller.language == "pa"' }),
      },
      'a host who is none': { nodes: pair({ validationQuery: 'caller.host' }, { validationQuery: '!caller.host' }) },
      'few calls and many': {
        nodes: pair({ validationQuery: 'caller.callCount < 3' }, { validationQuery: 'caller.callCount >= 3' }),
      },
      'without the only crop that the parent is linked to': {
        nodes: pair({ links: links({ crops: ['wheat'] }) }, { validationQuery: '!("wheat" in caller.crops)' }),
      },
      'without any of many crops that the parent is linked to': {
        nodes: pair(
          { links: links({ crops: manyCrops }) },
          { validationQuery: `!(${manyCrops.map((crop) => `"${crop}" in caller.crops`).join(' || ')})` },
        ),
      },
      'a crop and nobody who has it': {
        nodes: pair(
          { validationQuery: '"wheat" in caller.crops' },
          { validationQuery: 'caller.host && !("wheat" in caller.crops)' },
        ),
      },
      'another language than the parent is linked to': {
        nodes: pair({ links: links({ languages: ['ps'] }) }, { validationQuery: 'caller.language == "pa"' }),
      },
    },
    keepsSilent: {
      'without one of two crops that the parent is linked to': {
        nodes: pair({ links: links({ crops: ['wheat', 'rice'] }) }, { validationQuery: '!("wheat" in caller.crops)' }),
      },
      'without an animal of the name of a crop': {
        nodes: pair({ links: links({ crops: ['wheat'] }) }, { validationQuery: '!("wheat" in caller.livestock)' }),
      },
      'a count of crops': {
        nodes: pair({ links: links({ crops: ['wheat'] }) }, { validationQuery: 'caller.crops.size() > 3' }),
      },
      'both may hold': { nodes: pair({ validationQuery: 'caller.host' }, { validationQuery: 'caller.callCount > 3' }) },
      'the parent changes the language': {
        nodes: pair(
          { validationQuery: 'caller.language == "ur"', patchDataQuery: '{"language": "pa"}' },
          { validationQuery: 'caller.language == "pa"' },
        ),
      },
      'the same condition': { nodes: pair({ validationQuery: 'caller.host' }, { validationQuery: 'caller.host' }) },
    },
  },
  {
    code: 'contradiction',
    severity: 'warning',
    on: 'b links.languages',
    fires: {
      'languages apart': {
        nodes: pair({ links: links({ languages: ['ps'] }) }, { links: links({ languages: ['pa'] }) }),
      },
      'a condition of the parent': {
        nodes: pair({ validationQuery: 'caller.language == "ur"' }, { links: links({ languages: ['pa'] }) }),
      },
    },
    keepsSilent: {
      'a language that is not known': {
        nodes: pair({ validationQuery: 'caller.language == "ur"' }, { links: links({ languages: ['language-9'] }) }),
      },
      'one shared': {
        nodes: pair({ links: links({ languages: ['ps', 'pa'] }) }, { links: links({ languages: ['pa'] }) }),
      },
      'the same by its mark and by its entry': {
        nodes: pair({ links: links({ languages: ['ur'] }) }, { links: links({ languages: ['language-1'] }) }),
      },
      'crops, of which one has several': {
        nodes: pair({ links: links({ crops: ['wheat'] }) }, { links: links({ crops: ['cotton'] }) }),
      },
    },
  },
  {
    code: 'underInactive',
    severity: 'warning',
    on: 'b active',
    fires: { 'an active child of an inactive node': { nodes: pair({ active: 0 }, {}) } },
    keepsSilent: {
      'both active': { nodes: pair({}, {}) },
      'both inactive': { nodes: pair({ active: 0 }, { active: 0 }) },
    },
  },
  {
    code: 'keyHidesWay',
    severity: 'warning',
    on: 'b specialChar',
    fires: {
      '`*` below the start': { nodes: pair({}, { specialChar: '*' }) },
      '`#` below the start': { nodes: pair({}, { specialChar: '#' }) },
    },
    keepsSilent: {
      'a number': { nodes: pair({}, { specialChar: '5' }) },
      '`*` while inactive': { nodes: pair({}, { specialChar: '*', active: 0 }) },
      'where no key is taken': { nodes: pair({ hasInput: 0 }, { specialChar: '*' }) },
      'at the start, where it leads nowhere': { nodes: [root, node('b', 'root', { ...leaf, specialChar: '*' })] },
    },
  },
  {
    code: 'linkNeverFires',
    severity: 'warning',
    on: 'a successNodeUuid',
    fires: { 'nothing is done there': { nodes: one({ successNodeUuid: 'root' }) } },
    keepsSilent: {
      'an API call': { nodes: one({ successNodeUuid: 'root', links: links({ apiActions: ['api'] }) }) },
      'a trunk call': { nodes: one({ successNodeUuid: 'root', links: links({ trunkActions: ['trunk'] }) }) },
      'a recording': { nodes: one({ successNodeUuid: 'root', recordingEnabled: true }) },
      'a choice from a list': { nodes: one({ successNodeUuid: 'root', hasInput: 1, menuLovId: 'crop' }) },
    },
  },
  {
    code: 'linkNeverFires',
    severity: 'warning',
    on: 'a failedNodeUuid',
    fires: { 'nothing is done and no key awaited': { nodes: one({ failedNodeUuid: 'root' }) } },
    keepsSilent: {
      'silence ends there': { nodes: one({ failedNodeUuid: 'root', hasInput: 1 }) },
      'it is not for everybody': { nodes: one({ failedNodeUuid: 'root', validationQuery: 'caller.host' }) },
      'a recording': { nodes: one({ failedNodeUuid: 'root', recordingEnabled: true }) },
    },
  },
  {
    code: 'recordingEmpty',
    severity: 'error',
    on: 'a maxDurationSeconds',
    fires: { '0 seconds': { nodes: one({ recordingEnabled: true, maxDurationSeconds: 0 }) } },
    keepsSilent: {
      'a second': { nodes: one({ recordingEnabled: true, maxDurationSeconds: 1 }) },
      'nothing recorded': { nodes: one({ recordingEnabled: false, maxDurationSeconds: 0 }) },
    },
  },
  {
    code: 'fileUnknown',
    severity: 'warning',
    on: 'a fileNameQuery',
    fires: {
      'a name that no sound has': { nodes: one({ fileNameQuery: '"nowhere"' }) },
      'one of two': { nodes: one({ fileNameQuery: 'caller.host ? "notice-ur" : "nowhere"' }) },
      'in a welcome box': { nodes: [root], boxes: [box('a', { fileNameQuery: '"nowhere"' })] },
    },
    keepsSilent: {
      'the title of a content file': { nodes: one({ fileNameQuery: '"Notice"' }) },
      'a single file': { nodes: one({ fileNameQuery: '"root-en"' }) },
      'put together in the call': { nodes: one({ fileNameQuery: '"nowhere-" + caller.language' }) },
    },
  },
  {
    code: 'contentOver',
    severity: 'warning',
    on: 'a links.campaigns',
    fires: { 'a campaign of last week': { nodes: one({ links: links({ campaigns: ['over'] }) }) } },
    keepsSilent: {
      'one in date': { nodes: one({ links: links({ campaigns: ['now'] }) }) },
      'on its last day': { nodes: one({ links: links({ campaigns: ['last day'] }) }) },
    },
  },
  {
    code: 'contentOver',
    severity: 'warning',
    on: 'a links.surveys',
    fires: { 'a survey of last month': { nodes: one({ links: links({ surveys: ['over'] }) }) } },
    keepsSilent: { 'one in date': { nodes: one({ links: links({ surveys: ['good'] }) }) } },
  },
  {
    code: 'surveyEmpty',
    severity: 'warning',
    on: 'a links.surveys',
    fires: { 'no questions': { nodes: one({ links: links({ surveys: ['empty'] }) }) } },
    keepsSilent: { 'a question': { nodes: one({ links: links({ surveys: ['good'] }) }) } },
  },
  {
    code: 'surveyKeyless',
    severity: 'warning',
    on: 'a links.surveys',
    fires: { 'a question without keys': { nodes: one({ links: links({ surveys: ['keyless'] }) }) } },
    keepsSilent: {
      keys: { nodes: one({ links: links({ surveys: ['good', 'empty'] }) }) },
      'a number': { nodes: one({ links: links({ surveys: ['number'] }) }) },
      'a recording': { nodes: one({ links: links({ surveys: ['recording'] }) }) },
    },
  },
  {
    code: 'surveyKeyTwice',
    severity: 'warning',
    on: 'a links.surveys',
    fires: { 'a key for two answers': { nodes: one({ links: links({ surveys: ['twice'] }) }) } },
    keepsSilent: { 'a key for each': { nodes: one({ links: links({ surveys: ['good', 'keyless'] }) }) } },
  },
  {
    code: 'questionsSilent',
    severity: 'warning',
    on: 'a links.surveys',
    fires: { 'questions, which have no recordings': { nodes: one({ links: links({ surveys: ['good'] }) }) } },
    keepsSilent: { 'none to ask': { nodes: one({ links: links({ surveys: ['empty'] }) }) } },
  },
  {
    code: 'listSilent',
    severity: 'warning',
    on: 'a childRepeat',
    fires: {
      'a list that is read': { nodes: pair({ childRepeat: 1 }, {}) },
      'one of entries': { nodes: one({ hasInput: 1, childRepeat: 2, menuLovId: 'crop' }) },
    },
    keepsSilent: {
      'one that is not read': { nodes: pair({ childRepeat: 0 }, {}) },
      'no key is taken': { nodes: pair({ hasInput: 0, childRepeat: 1 }, {}) },
      'nothing to list': { nodes: one({ hasInput: 1, childRepeat: 1 }) },
      inactive: { nodes: pair({ active: 0, childRepeat: 1 }, { active: 0 }) },
    },
  },
  {
    code: 'addressInvalid',
    severity: 'error',
    on: 'a links.apiActions',
    fires: Object.fromEntries(
      [0, 1, 2, 3].map((place) => [
        known.apiDetails.find(({ id }) => id === `bad ${place}`)?.url ?? '',
        { nodes: one({ links: links({ apiActions: [`bad ${place}`] }) }) },
      ]),
    ),
    keepsSilent: {
      'an address': { nodes: one({ links: links({ apiActions: ['api'] }) }) },
      'one with places to fill': { nodes: one({ links: links({ apiActions: ['filled'] }) }) },
      'one switched off': { nodes: one({ links: links({ apiActions: ['off'] }) }) },
    },
  },
  {
    code: 'addressInvalid',
    severity: 'error',
    on: 'hello actionId',
    fires: { 'in a welcome box': { nodes: [root], boxes: [box('hello', { actionType: 'api', actionId: 'bad 0' })] } },
    keepsSilent: { 'an address': { nodes: [root], boxes: [box('hello', { actionType: 'api', actionId: 'api' })] } },
  },
  {
    code: 'trunkWithoutEndpoint',
    severity: 'error',
    on: 'a links.trunkActions',
    fires: { 'nothing to dial': { nodes: one({ links: links({ trunkActions: ['nowhere'] }) }) } },
    keepsSilent: { 'an endpoint': { nodes: one({ links: links({ trunkActions: ['trunk', 'trunk-off'] }) }) } },
  },
  {
    code: 'trunkWithoutTimes',
    severity: 'warning',
    on: 'a links.trunkActions',
    fires: { 'dials at night': { nodes: one({ links: links({ trunkActions: ['always'] }) }) } },
    keepsSilent: { 'office hours': { nodes: one({ links: links({ trunkActions: ['trunk'] }) }) } },
  },
  {
    code: 'trunkWithoutOffTime',
    severity: 'warning',
    on: 'a links.trunkActions',
    fires: {
      'times, and silence outside them': { nodes: one({ links: links({ trunkActions: ['speechless'] }) }) },
      'a file that is gone': { nodes: one({ links: links({ trunkActions: ['lost'] }) }) },
    },
    keepsSilent: {
      'a file': { nodes: one({ links: links({ trunkActions: ['trunk'] }) }) },
      'never outside them': { nodes: one({ links: links({ trunkActions: ['always'] }) }) },
    },
  },
  {
    code: 'soundMissing',
    severity: 'warning',
    on: ' ',
    fires: {
      'no sound for a wrong key': {
        nodes: [root],
        context: { ...known, contentFiles: known.contentFiles.filter(({ id }) => id !== 'wrong') },
      },
      'no goodbye': {
        nodes: [root],
        context: { ...known, contentFiles: known.contentFiles.filter(({ id }) => id !== 'bye') },
      },
      'one without audio': {
        nodes: [root],
        context: {
          ...known,
          contentFiles: known.contentFiles.map((file) => (file.id === 'bye' ? { ...file, audio: {} } : file)),
        },
      },
    },
    keepsSilent: {
      both: { nodes: [root] },
      'written otherwise': {
        nodes: [root],
        context: {
          ...known,
          contentFiles: [...known.contentFiles.slice(0, 2), { id: 'g', title: 'Goodbye', audio: { ur: sound('g') } }],
        },
      },
    },
  },
];

function found({ nodes, boxes = [], context: given = known }: Sample, row: Row) {
  return [...createChecker(draft(nodes, boxes), given, at).problems.values()]
    .flat()
    .filter(({ code, uuid, field = '' }) => code === row.code && row.on === `${uuid} ${field}`);
}

describe.each(table.map((row) => [`${row.code} on ${row.on}`, row] as const))('%s', (_, row) => {
  test.each(Object.entries(row.fires))('fires: %s', (_name, sample) => {
    expect(found(sample, row).map(({ severity }) => severity)).toEqual([row.severity]);
  });

  test.each(Object.entries(row.keepsSilent))('keeps silent: %s', (_name, sample) => {
    expect(found(sample, row)).toEqual([]);
  });
});

test('dates are judged only as of a moment', () => {
  const nodes = one({ links: links({ campaigns: ['over'] }) });
  const codes = [...createChecker(draft(nodes), known).problems.values()].flat().map(({ code }) => code);
  expect(codes).not.toContain('contentOver');
});

test('a sound that comes or goes is noticed by the queries that name it', () => {
  const asking = one({ fileNameQuery: '"b-ur"' });
  const sounding = node('b', 'root', { ...leaf, audio: { ur: sound('b-ur') } });
  const before = draft([...asking, sounding]);
  const checker = createChecker(before, known, at);
  const codes = () => (checker.problems.get('a') ?? []).map(({ code }) => code);
  expect(codes()).not.toContain('fileUnknown');
  const silent = { op: 'putNode', node: { ...sounding, audio: { ur: sound('other') } } } as const;
  checker.update(draft([...asking, silent.node]), [silent]);
  expect(codes()).toContain('fileUnknown');
  checker.update(before, [{ op: 'putNode', node: before.nodes.get('b') ?? sounding }]);
  expect(codes()).not.toContain('fileUnknown');
});

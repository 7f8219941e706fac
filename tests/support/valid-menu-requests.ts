import { randomUUID } from 'node:crypto';
import { newNode, rootOfMenu } from '../server/workflow/menu-node.driver.ts';
import type { TestApp } from './app.ts';
import { tarOf } from './tar.ts';
import type { Records } from './valid-requests.ts';

const base = '/portal-adoptive-menu';

/** The voice menu, campaigns and surveys: each on a record of its own. */
export const menuRequests: { [operationId: string]: Records } = {
  updateApiCallDetail: async (app) => ({ body: { id: await newApi(app), active: 0 } }),
  deleteApiCallDetail: async (app) => ({ path: { id: await newApi(app) } }),
  tryApiCallDetail: async (app) => ({ path: { id: await newApi(app) } }),
  updateTrunkCallDetail: async (app) => ({ body: { id: await newTrunk(app), active: 0 } }),
  deleteTrunkCallDetail: async (app) => ({ path: { id: await newTrunk(app) } }),

  getMenuNode: async (app) => ({ path: { id: (await newNode(app)).id } }),
  addMenuNode: async (app) => ({ body: { title: 'Wheat advice', parentNodeUuid: await rootOfMenu(app) } }),
  updateMenuNode: async (app) => ({ body: { update: { id: (await newNode(app)).id, active: 1 } } }),
  deleteMenuNode: async (app) => ({ path: { id: (await newNode(app)).id } }),

  deleteMenuLinkContentNode: (app) => linked(app, 'contentNodes', rootOfMenu(app)),
  deleteMenuLinkApiAction: (app) => linked(app, 'apiActions', newApi(app)),
  deleteMenuLinkTrunkAction: (app) => linked(app, 'trunkActions', newTrunk(app)),
  deleteMenuLinkCrop: (app) => linked(app, 'crops', itemOf(app, 'crop')),
  deleteMenuLinkLanguage: (app) => linked(app, 'languages', itemOf(app, 'language')),
  deleteMenuLinkLivestock: (app) => linked(app, 'livestocks', itemOf(app, 'livestock')),
  deleteMenuLinkLocation: (app) => linked(app, 'locations', itemOf(app, 'tehsil')),
  deleteMenuLinkMachinery: (app) => linked(app, 'machineries', itemOf(app, 'machinery')),
  deleteMenuLinkCampaign: (app) => linked(app, 'campaigns', firstOf(app, 'campaigns')),
  deleteMenuLinkSurvey: (app) => linked(app, 'surveys', firstOf(app, 'surveys')),
  deleteMenuLinkFile: (app) => linked(app, 'contentFiles', firstOf(app, 'content_files')),
  deleteMenuLinkRecordingEndFile: (app) => linked(app, 'recordingEndFiles', firstOf(app, 'content_files')),

  uploadMenuFiles: async () => ({
    body: { Urdu: 'main-menu-ur.wav' },
    files: { Urdu: { filename: 'main-menu-ur.wav', type: 'audio/wav', content: tone() } },
  }),

  exportMenuArchive: async () => ({ query: {} }),
  readMenuArchive: async () => ({
    files: {
      archive: {
        filename: 'menu.tar.gz',
        type: 'application/gzip',
        content: tarOf({ 'menu.json': '{"format":"fmis-voice-menu","version":1,"tops":[],"nodes":[],"boxes":[]}' }),
      },
    },
  }),

  listMenuFileAddresses: async (app) => {
    const sound = await app.database
      .selectFrom('menu_sounds')
      .select('media_id')
      .orderBy('media_id')
      .executeTakeFirstOrThrow();
    return { query: { mediaId: [sound.media_id] } };
  },
  getWelcomeBox: async (app) => ({ path: { id: await newBox(app) } }),
  updateWelcomeBox: async (app) => ({ body: { id: await newBox(app), active: 0 } }),
  deleteWelcomeBox: async (app) => ({ path: { id: await newBox(app) } }),

  changeMenuDraft: async (app) => {
    const { refusals: _, ...node } = await newNode(app);
    return { body: { changes: [{ op: 'putNode', node: { ...node, title: 'Rust of wheat' } }] } };
  },
  publishMenu: async (app) => ({ body: { sequence: await publishable(app), note: 'Wheat season' } }),
  nameMenuRevision: async (app) => ({ path: { number: String(await published(app)) } }),
  rollBackMenu: async (app) => {
    const live = await published(app);
    return { path: { number: String(live) }, body: { note: 'The wheat branch was wrong', live } };
  },
  updateMenuTestCase: async (app) => ({ path: { id: await newCase(app) } }),
  deleteMenuTestCase: async (app) => ({ path: { id: await newCase(app) } }),
  getMenuCaller: async (app) => {
    const farmer = await app.database
      .selectFrom('farmers')
      .select(['country_code', 'msisdn'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return { path: { msisdn: `${farmer.country_code}${farmer.msisdn}` } };
  },

  getCampaign: async (app) => ({ path: { id: await firstOf(app, 'campaigns') } }),
  getSurvey: async (app) => ({ path: { id: await firstOf(app, 'surveys') } }),
};

/** A second of a tone: 16 bits, one channel, 8,000 samples. */
export function tone(seconds = 1): Buffer {
  const samples = Math.round(8_000 * seconds);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8_000, 24);
  wav.writeUInt32LE(16_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++) wav.writeInt16LE(Math.round(8_000 * Math.sin(at / 3)), 44 + at * 2);
  return wav;
}

async function created(app: TestApp, path: string, body: object): Promise<string> {
  const answer = await (await app.as('Super Admin')).post(`${base}${path}`, body);
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

const newApi = (app: TestApp) =>
  created(app, '/api-call-details', { title: 'Weather', method: 'GET', url: 'https://demo.fmis.invalid/weather' });

const newTrunk = (app: TestApp) =>
  created(app, '/trunk-call-details', {
    title: 'Call the advisory centre',
    trunkName: 'ptcl-lahore',
    endpoint: 'PJSIP/advisory@pbx-lhr',
    stasisName: 'advisory-queue',
  });

const newBox = (app: TestApp) => created(app, '/welcome-box', { title: 'Welcome' });

const newCase = (app: TestApp) =>
  created(app, '/test-cases', {
    title: 'A caller hangs up',
    caller: {
      msisdn: '923004417826',
      language: 'ur',
      location: [],
      crops: [],
      livestock: [],
      machineries: [],
      callCount: 1,
      host: false,
      subscriberStatus: 'active',
    },
    at: '2026-11-20T04:00:00.000Z',
    startAt: randomUUID(),
    events: [{ type: 'HANG_UP', at: '2026-11-20T04:00:01.000Z' }],
    expected: [],
  });

async function linked(app: TestApp, kind: string, target: Promise<string>): Promise<{ path: { id: string } }> {
  const node = await newNode(app, { links: { [kind]: [{ target: await target }] } });
  return { path: { id: node.links[kind][0].id } };
}

async function itemOf(app: TestApp, list: string): Promise<string> {
  const row = await app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', list)
    .orderBy('sort')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function firstOf(app: TestApp, table: 'campaigns' | 'surveys' | 'content_files'): Promise<string> {
  return (await app.database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}

/** A draft of a root and two leaves that nothing is wrong with; what was there goes. Answers its sequence. */
export async function publishable(app: TestApp): Promise<number> {
  const admin = await app.as('Super Admin');
  const { nodes, boxes } = (await admin.get(`${base}/draft`)).body;
  await app.database.deleteFrom('menu_test_cases').execute();
  const root = nodes.find(({ parentNodeUuid }: { parentNodeUuid: string | null }) => parentNodeUuid === null);
  const leaf = (childNodeUuid: string, seqOrder: number) => ({
    ...root,
    id: childNodeUuid,
    childNodeUuid,
    parentNodeUuid: root.childNodeUuid,
    title: `Leaf ${seqOrder}`,
    seqOrder,
    version: 0,
  });
  const gone = nodes.filter((node: { id: string }) => node.id !== root.id);
  Object.assign(root, { audio: {}, links: bare(root.links), validationQuery: null, hasInput: 1, menuLovId: null });
  Object.assign(root, { fileNameQuery: '"menu.wav"', successNodeUuid: null, failedNodeUuid: null });
  const changes = [
    { op: 'putNode', node: root },
    ...[1, 2].map((place) => ({ op: 'putNode', node: { ...leaf(randomUUID(), place), active: 1 } })),
    ...gone.map(({ childNodeUuid: uuid }: { childNodeUuid: string }) => ({ op: 'removeNode', uuid })),
    ...boxes.map(({ id }: { id: string }) => ({ op: 'removeBox', id })),
  ];
  const answer = await admin.post(`${base}/draft/changes`, { changes });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.sequence;
}

function bare(links: object) {
  return Object.fromEntries(Object.keys(links).map((kind) => [kind, []]));
}

async function published(app: TestApp): Promise<number> {
  const sequence = await publishable(app);
  const { status, body } = await (await app.as('Super Admin')).post(`${base}/publish`, { sequence });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.number;
}

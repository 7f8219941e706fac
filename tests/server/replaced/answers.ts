import { expect } from 'vitest';
import { jobMachine } from '../../../machines/jobs/job.machine.ts';
import { loanMachine } from '../../../machines/loans/loan.machine.ts';
import { statesOf } from '../../../machines/shared/states.ts';
import { iconCodes, narratives, thunderCategories } from '../../../machines/weather/weather.words.ts';
import type { ReplacedCall } from '../../support/replaced-calls.ts';
import { type Ground, type Proof, type Proofs, read } from './ground.ts';

const menu = '/portal-adoptive-menu';

/** A farmer with land and animals. */
async function farmerOf(ground: Ground): Promise<{ id: string; countryCode: string; msisdn: string }> {
  return await ground.app.database
    .selectFrom('farmers')
    .innerJoin('farms', 'farms.farmer_id', 'farmers.id')
    .innerJoin('farmer_livestock', 'farmer_livestock.farmer_id', 'farmers.id')
    .select(['farmers.id', 'farmers.country_code as countryCode', 'farmers.msisdn'])
    .where('farmers.state', '=', 'active')
    .orderBy('farmers.id')
    .executeTakeFirstOrThrow();
}

const ofProfile =
  (part: 'land' | 'animals', path: string): Proof =>
  async (before, now) => {
    const { id } = await farmerOf(before);
    const { items } = await read(before, `${path}/${id}`);
    expect(items.length).toBeGreaterThan(0);
    expect(items).toEqual((await read(now, `/farmer/profile/${id}`))[part]);
  };

/** Addresses without their signatures: each server signs with a secret of its own. */
const unsigned = (items: object[]) => JSON.parse(JSON.stringify(items).replaceAll(/signature=[\w-]+/g, 'signature'));

/** What server and portal both have in the same file. */
const known =
  (path: string, items: readonly object[]): Proof =>
  async (before) =>
    expect((await read(before, path)).items).toEqual(items);

/** One record is as its page has it. */
const ofPage =
  (page: string, one: (id: string) => string): Proof =>
  async (before, now) => {
    const record = (await read(now, page)).items.at(-1);
    expect(unsigned([await read(before, one(record.id))])).toEqual(unsigned([record]));
  };

const source = async (ground: Ground) => (await read(ground, `${menu}/source`)).source;

export const answerProofs = {
  async getSubscriber(before, now) {
    const [one] = (await read(before, '/subscription/subscriber-agent-wise-list?limit=1')).items;
    const { items } = await read(now, `/subscription/subscriber-agent-wise-list?search=${one.msisdn}`);
    expect([await read(before, `/subscription/subscriber/${one.countryCode}/${one.msisdn}`)]).toEqual(items);
  },

  async countSubscribersByStatus(before, now) {
    const counts = await read(before, '/subscription/subscriber-status-wise-count');
    expect(counts.active).toBeGreaterThan(0);
    expect(counts.unsubscribed).toBeGreaterThan(0);
    expect(counts.active + counts.unsubscribed).toBe(counts.total);
    for (const status of ['active', 'unsubscribed']) {
      const { total } = await read(now, `/subscription/subscriber-agent-wise-list?status=${status}&limit=0`);
      expect(total, status).toBe(counts[status]);
    }
  },

  listFarms: ofProfile('land', '/farmer/farm'),
  listFarmerLivestock: ofProfile('animals', '/farmer/livestock'),

  async getFarmerByMsisdn(before, now) {
    const { id, countryCode, msisdn } = await farmerOf(before);
    const { farmer } = await read(now, `/farmer/profile/${id}`);
    expect(await read(before, `/farmer/by-msisdn/${countryCode}/${msisdn}`)).toEqual(farmer);
  },

  async listFarmerStatuses(before, now) {
    const { items } = await read(now, '/profileStatus/with-reasons');
    const plain = items.map(({ reasonRequired: _, reasons: __, ...status }: Record<string, unknown>) => status);
    expect(plain.length).toBeGreaterThan(3);
    expect((await read(before, '/profileStatus/farmer-profile-statuses')).items).toEqual(plain);
  },

  async listPendingListings(before, now) {
    const { items, total } = await read(before, '/mandi/listing/pending?limit=1000');
    expect(total).toBeGreaterThan(0);
    const all = await read(now, '/mandi/listing/all?status=pending&sort=createdAt&limit=1000');
    expect(unsigned(items)).toEqual(unsigned(all.items));
  },

  async searchDoNotCall(before, now) {
    const { items, total } = await read(before, '/dncr-list/query?limit=0');
    expect(total).toBeGreaterThan(0);
    expect(items).toEqual((await read(now, '/dncr-list?limit=1000')).items);
  },

  async getDoNotCall(before, now) {
    const [entry] = (await read(now, '/dncr-list?limit=1')).items;
    expect(await read(before, `/dncr-list/${entry.id}`)).toEqual(entry);
  },

  async listCampaignsByCategory(before, now) {
    type Campaign = { id: string; startDt: string; endDt: string; category: { id: string } };
    const all: Campaign[] = (await read(now, '/campaign/?all=1')).items;
    const inMonth = all.filter(({ startDt, endDt }) => startDt <= '2026-11-30' && endDt >= '2026-11-01');
    expect(inMonth.length).toBeGreaterThan(1);
    expect(inMonth.length).toBeLessThan(all.length);
    const { items } = await read(before, '/campaign/by-category?month=11&year=2026');
    expect(items.map(({ id }: Campaign) => id).toSorted()).toEqual(inMonth.map(({ id }) => id).toSorted());
  },

  getCampaign: ofPage('/campaign/?all=1', (id) => `/campaign/${id}`),
  getSurvey: ofPage('/survey/?all=1', (id) => `/survey/${id}`),
  getExtension: ofPage('/callcenter', (id) => `/callcenter/extension/${id}`),

  async listJobStatusesOf(before, now) {
    const [job] = (await read(before, '/job/?status=scheduled&limit=1')).items;
    type Target = { id: string };
    const statuses = (await read(before, `/job/statuses/${job.id}`)).items.map(({ id }: Target) => id);
    type Possible = { event: string; enabled: boolean };
    const { events } = await read(now, `/workflow/job/${job.id}`);
    const possible = events.flatMap(({ event, enabled }: Possible) => (enabled ? [event] : []));
    expect(possible.toSorted()).toEqual(['CANCEL', 'EDIT', 'PAUSE']);
    expect(statuses.toSorted()).toEqual(['cancelled', 'paused']);
  },

  async listRoles(before, now) {
    const { items } = await read(before, '/auth/roles');
    expect(items.length).toBeGreaterThan(5);
    type Role = { id: string; title: string; permissions: string[] };
    type Assigned = { id: string; title: string; resources: string[] };
    const assigned: Assigned[] = (await read(now, '/resource/assigned')).items;
    const plain = (id: string, title: string, permissions: string[]) => [id, title, permissions.toSorted()];
    expect(items.map((role: Role) => plain(role.id, role.title, role.permissions))).toEqual(
      assigned.map((role) => plain(role.id, role.title, role.resources)),
    );
  },

  async getWeather(before, now) {
    const { kilometres, ...weather } = await read(before, '/weather/getWeather/30.2/71.5');
    const { place, run, days } = await read(now, `/weather/getWeatherByTehsilId/${weather.place.id}`);
    expect(kilometres).toBeLessThan(10);
    expect(weather.days.length).toBeGreaterThan(1);
    expect({ place: weather.place, run: weather.run, days: weather.days }).toEqual({ place, run, days });
  },

  listLoanStatuses: async (before) =>
    expect((await read(before, '/loan/status')).items.map(({ id }: { id: string }) => id)).toEqual(
      statesOf(loanMachine),
    ),
  listJobStatuses: async (before) =>
    expect((await read(before, '/job/statuses')).items.map(({ id }: { id: string }) => id)).toEqual(
      statesOf(jobMachine),
    ),
  listNarratives: known('/weather/change-set/narratives', narratives),
  listThunderCategories: known('/weather/change-set/thunderCategories', thunderCategories),
  listIconCodes: known('/weather/change-set/iconCodes', iconCodes),

  listMenuNodes: async (before, now) =>
    expect((await read(before, `${menu}/get-zero-node/allNodes`)).items).toEqual((await source(now)).nodes),
  getRootNode: async (before, now) =>
    expect(await read(before, `${menu}/get-node/rootnode`)).toEqual((await source(now)).nodes[0]),
  async getMenuNode(before, now) {
    const node = (await source(now)).nodes.at(-1);
    expect(await read(before, `${menu}/get-node/by-id/${node.id}`)).toEqual(node);
  },
  listWelcomeBoxes: async (before, now) =>
    expect((await read(before, `${menu}/welcome-box`)).items).toEqual((await source(now)).boxes),
  async getWelcomeBox(before, now) {
    const box = (await source(now)).boxes.at(-1);
    expect(await read(before, `${menu}/welcome-box/by-id/${box.id}`)).toEqual(box);
  },
} satisfies Partial<Proofs<ReplacedCall>>;

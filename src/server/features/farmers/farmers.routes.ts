import { sql } from 'kysely';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Routes } from '../../manifest.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { sendToMany } from '../../records/many.ts';
import { perform, type Sender } from '../../records/perform.ts';
import { tallies } from '../../records/tallies.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { byWholeNumber } from '../subscribers/people.ts';
import { conductOf } from './conduct.ts';
import { farmerEntity } from './farmer.entity.ts';
import { pictureAnswered, tagImage } from './farmer.picture.ts';
import { byId, byNumber, farmerWith } from './farmer.record.ts';
import { saveFarmer } from './farmer.save.ts';
import { countFarmers, listFarmers } from './farmers.queries.ts';
import { farmerStatuses } from './farmers.statuses.ts';
import { landRoutes } from './land.routes.ts';
import { mergeRoutes } from './merge/merge.routes.ts';
import { profileOf } from './profile.queries.ts';
import { suspensionJob } from './suspensions.ts';
import { timelineOf } from './timeline.queries.ts';

/** A country code has one to three digits. */
const hasNumber = (number: string) => sql<boolean>`
  s.msisdn in (${number.slice(1)}, ${number.slice(2)}, ${number.slice(3)}) and s.country_code || s.msisdn = ${number}`;

export const farmersRoutes: Routes = (services, records) => {
  const { database, jobs } = services;
  const farmer = farmerEntity(services);
  jobs.define(suspensionJob(services));

  async function send(id: string, event: WorkflowEvent, sender: Sender) {
    await perform(services, farmer, id.toLowerCase(), event, sender);
    return { body: await conductOf(database, id.toLowerCase()) };
  }

  async function operatorOf(number: string): Promise<string | null> {
    const known = database.selectFrom('subscribers as s').select('s.operator').where(hasNumber(number));
    return (await known.executeTakeFirst())?.operator ?? null;
  }

  /** A record and those that lead to it, whichever of them is named. */
  async function recordsOf(id: string): Promise<string[]> {
    const { rows } = await sql<{ ids: string[] }>`
      select records_of_farmer(standing_farmer(${id}::uuid)) as ids`.execute(database);
    return rows[0]?.ids ?? [id];
  }

  return {
    async listFarmers({ query }) {
      const { limit = 50, offset = 0, sort = '-createdAt', after, counts, ...filter } = query;
      const count = await countFarmers(database, filter);
      const page = await listFarmers(database, filter, { sort, limit, offset, ...(after !== undefined && { after }) });
      const byState = counts ? { counts: await everyState() } : {};
      return { body: { ...page, ...count, limit, offset, ...byState } };

      async function everyState() {
        const counted = await tallies(database, 'farmer');
        return Object.fromEntries(farmerStatuses.map(({ status }) => [status, counted[status] ?? 0]));
      }
    },

    async getFarmerByMsisdn({ params }) {
      const found = await farmerWith(services, byNumber(params.countryCode, params.msisdn), {});
      if (!found) throw notFound('farmer with this number');
      return { body: found.farmer };
    },

    async saveFarmer(call) {
      const isForm = call.request.headers['content-type']?.startsWith('multipart/') === true;
      const { id, isNew } = await saveFarmer(services, farmer, { ...call, isForm });
      const found = await farmerWith(services, sql<boolean>`f.id = ${id}`, {});
      if (!found) throw notFound('such farmer');
      return { status: isNew ? 201 : 200, body: found.farmer };
    },

    async setFarmerStatus({ body, caller, ifMatch }) {
      const { ids, status, reasonId, reason, versions = {}, dryRun = false } = body;
      const [only] = ids;
      const seen = ids.length === 1 && only && ifMatch !== undefined ? { [only.toLowerCase()]: ifMatch } : {};
      const event = { type: 'BULK_STATUS', status, ...(reasonId && { reasonId }), ...(reason && { reason }) };
      const own = ids.map((id) => id.toLowerCase());
      return await sendToMany(services, farmer, {
        event,
        ids: own,
        versions: { ...versions, ...seen },
        dryRun,
        caller,
      });
    },

    async getFarmerCaller({ params: { msisdn }, caller }) {
      const profile = await profileOf(services, records, { which: byWholeNumber(msisdn), kinds: [], caller });
      // Whose number it is tells more than the company that it is with.
      const operator = profile ? null : await operatorOf(msisdn);
      return { body: { msisdn, operator, profile: profile ?? null } };
    },
    async getFarmerProfile({ params, query, caller }) {
      const which = /^\d+$/.test(params.id) ? byWholeNumber(params.id) : byId(params.id);
      const profile = await profileOf(services, records, { which, kinds: query.kind ?? [], caller });
      if (!profile) throw notFound('such farmer');
      return { body: profile };
    },

    async listFarmerTimeline({ params, query, caller }) {
      const { kind = [], before, limit = 50 } = query;
      const id = params.id.toLowerCase();
      if (before !== undefined && Number.isNaN(Date.parse(before.split('~')[0] ?? ''))) {
        throw invalid('/before', fieldMessage('noCursor'));
      }
      const asked = { kinds: kind, caller, limit, ...(before !== undefined && { before }) };
      return { body: await timelineOf(database, records, await recordsOf(id), asked) };
    },

    async tagImage({ params, body, ifMatch }) {
      return { body: await pictureAnswered(services, await tagImage(services, params.id, body.tags, ifMatch)) };
    },

    async listFarmerStatuses() {
      return { body: { items: [...farmerStatuses], total: farmerStatuses.length } };
    },

    async listFarmerStatusesWithReasons() {
      const filter = { lists: ['profile-status-reason'], active: true } as const;
      const { items: reasons } = await listItems(database, filter, { limit: 1_000, offset: 0 });
      const items = farmerStatuses.map((each) => {
        const fitting = reasons.filter(({ attributes }) => attributes.status === each.status);
        return {
          ...each,
          reasonRequired: fitting.length > 0,
          reasons: fitting.map(({ id, title, titleUr }) => ({ id, title, titleUr })),
        };
      });
      return { body: { items, total: items.length } };
    },

    ...landRoutes(services, records),
    ...mergeRoutes(services, farmer),

    getFarmerConduct: async ({ params }) => ({ body: await conductOf(database, params.id.toLowerCase()) }),
    warnFarmer: (call) => send(call.body.id, { type: 'WARN', reason: call.body.reason }, call),
    suspendFarmer: (call) => {
      const { id, days, reason } = call.body;
      return send(id, { type: 'SUSPEND', days, reason }, call);
    },
    liftSuspension: (call) => {
      const { id, reason } = call.body;
      return send(id, { type: 'LIFT', ...(reason ? { reason } : {}) }, call);
    },
  };
};

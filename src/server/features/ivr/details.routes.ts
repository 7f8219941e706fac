import type { Selectable } from 'kysely';
import { USUAL_LIMIT } from '../../platform/egress.ts';
import { type FieldError, invalid, invalidFields, notFound } from '../../platform/errors.ts';
import type { AnswerOf, BodyOf, Feature } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import { hostWithPlaces, unknownPlaceIn, withoutPlaces } from './api-places.ts';
import { keepSecret, sayingFaults, sealed, secretsSetAt } from './api-secret.ts';
import { tryApiCall } from './api-try.ts';
import { type DetailTable, deleteDetail, freeCode, lockDetail, nextPlace, recordDetail } from './details.store.ts';
import { apiDetailOf, trunkDetailOf } from './ivr.rows.ts';
import type { ApiCallDetailsTable } from './ivr.tables.ts';

type ApiInput = BodyOf<'createApiCallDetail'>;
type TrunkInput = BodyOf<'createTrunkCallDetail'>;

/** Questions to other systems and calls to people: the two kinds of details that a node can use. */
export const detailsRoutes: Feature = (services) => {
  const { database, clock, newId, egress } = services;

  const api = async (id: string) => {
    const row = await database
      .selectFrom('api_call_details')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return storedApiOf(row, await secretsSetAt(database, [id]));
  };
  const trunk = async (id: string) =>
    trunkDetailOf(
      await database.selectFrom('trunk_call_details').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );

  function checkApi(input: Partial<ApiInput>): void {
    const host = hostWithPlaces(input.url ?? '');
    const refused =
      host === null
        ? input.url === undefined
          ? null
          : egress.refusalOf(withoutPlaces(input.url))
        : fieldMessage('hostFromCaller', { host: host.slice(0, 100) });
    const faults: FieldError[] = [...(refused ? [{ pointer: '/url', ...refused }] : []), ...sayingFaults(input)];
    for (const field of ['url', 'queryString', 'body'] as const) {
      const name = unknownPlaceIn(input[field] ?? '');
      if (name !== null)
        faults.push({ pointer: `/${field}`, ...fieldMessage('unknownPlace', { name: name.slice(0, 100) }) });
    }
    for (const [index, { value }] of (input.headers ?? []).entries()) {
      const name = unknownPlaceIn(value);
      if (name !== null)
        faults.push({
          pointer: `/headers/${index}/value`,
          ...fieldMessage('unknownPlace', { name: name.slice(0, 100) }),
        });
    }
    if (faults.length > 0) throw invalidFields(faults);
  }

  async function create(
    table: DetailTable,
    title: string,
    caller: Parameters<typeof recordDetail>[3]['caller'],
    insert: (
      trx: Parameters<typeof freeCode>[0],
      shared: { id: string; code: string; seq_order: number },
    ) => Promise<unknown>,
  ) {
    const id = newId();
    await transaction(database, async (trx) => {
      const code = await freeCode(trx, table, title);
      await insert(trx, { id, code, seq_order: await nextPlace(trx, table) });
      await recordDetail(services, trx, table, { id, event: 'CREATE', version: 1, title, caller });
    });
    return id;
  }

  const changedBy = ({ id, name }: { id: string; name: string }) => ({
    updated_at: clock(),
    changed_by_id: id,
    changed_by_name: name,
  });

  return {
    async listApiCallDetails() {
      const rows = await database
        .selectFrom('api_call_details')
        .selectAll()
        .orderBy('seq_order')
        .orderBy('id')
        .execute();
      const setAt = await secretsSetAt(
        database,
        rows.map(({ id }) => id),
      );
      return { body: { items: rows.map((row) => storedApiOf(row, setAt)), total: rows.length } };
    },
    async createApiCallDetail({ body, caller }) {
      checkApi(body);
      const secret = await sealed(services, body.secret);
      const id = await create('api_call_details', body.title, caller, async (trx, shared) => {
        await trx
          .insertInto('api_call_details')
          .values({ ...shared, ...apiColumns(body), created_at: clock(), ...changedBy(caller) })
          .execute();
        const kind = body.authentication?.kind ?? 'none';
        await keepSecret(trx, shared.id, { kind, url: body.url, sealed: secret, at: clock() });
      });
      return { body: await api(id) };
    },
    async updateApiCallDetail({ body, caller, ifMatch }) {
      checkApi(body);
      const secret = await sealed(services, body.secret);
      const id = body.id.toLowerCase();
      await transaction(database, async (trx) => {
        const { version, title } = await lockDetail(trx, 'api_call_details', id, ifMatch);
        const columns = isApi(body) ? apiColumns(body) : { active: body.active ?? 1 };
        const { auth_kind: kind } = await trx
          .updateTable('api_call_details')
          .set({ ...columns, version: version + 1, ...changedBy(caller) })
          .where('id', '=', id)
          .returning('auth_kind')
          .executeTakeFirstOrThrow();
        if (isApi(body)) await keepSecret(trx, id, { kind, url: body.url, sealed: secret, at: clock() });
        const step = { id, event: 'EDIT', version: version + 1, title: body.title ?? title, caller } as const;
        await recordDetail(services, trx, 'api_call_details', step);
      });
      return { body: await api(id) };
    },
    async deleteApiCallDetail({ params, caller }) {
      await deleteDetail(services, 'api_call_details', params.id, caller);
      return { status: 204 };
    },
    async tryApiCallDetail({ params, body }) {
      const row = await database
        .selectFrom('api_call_details')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!row) throw notFound('API-call detail');
      return { body: await tryApiCall(services, row, body ?? {}) };
    },

    async listTrunkCallDetails() {
      const rows = await database
        .selectFrom('trunk_call_details')
        .selectAll()
        .orderBy('seq_order')
        .orderBy('id')
        .execute();
      return { body: { items: rows.map(trunkDetailOf), total: rows.length } };
    },
    async createTrunkCallDetail({ body, caller }) {
      await checkTrunk(database, body);
      const id = await create('trunk_call_details', body.title, caller, (trx, shared) =>
        trx
          .insertInto('trunk_call_details')
          .values({ ...shared, ...trunkColumns(body), created_at: clock(), ...changedBy(caller) })
          .execute(),
      );
      return { body: await trunk(id) };
    },
    async updateTrunkCallDetail({ body, caller, ifMatch }) {
      await checkTrunk(database, body);
      const id = body.id.toLowerCase();
      await transaction(database, async (trx) => {
        const { version, title } = await lockDetail(trx, 'trunk_call_details', id, ifMatch);
        const columns = isTrunk(body) ? trunkColumns(body) : { active: body.active ?? 1 };
        await trx
          .updateTable('trunk_call_details')
          .set({ ...columns, version: version + 1, ...changedBy(caller) })
          .where('id', '=', id)
          .execute();
        const step = { id, event: 'EDIT', version: version + 1, title: body.title ?? title, caller } as const;
        await recordDetail(services, trx, 'trunk_call_details', step);
      });
      return { body: await trunk(id) };
    },
    async deleteTrunkCallDetail({ params, caller }) {
      await deleteDetail(services, 'trunk_call_details', params.id, caller);
      return { status: 204 };
    },
  };
};

function isApi(body: BodyOf<'updateApiCallDetail'>): body is BodyOf<'updateApiCallDetail'> & ApiInput {
  return body.title !== undefined;
}

function isTrunk(body: BodyOf<'updateTrunkCallDetail'>): body is BodyOf<'updateTrunkCallDetail'> & TrunkInput {
  return body.title !== undefined;
}

function apiColumns(body: ApiInput) {
  return {
    title: body.title.trim(),
    method: body.method,
    url: body.url,
    body: body.body || null,
    query_string: body.queryString || null,
    update_core: body.updateCore ?? false,
    headers: JSON.stringify(body.headers ?? []),
    time_limit_s: body.timeLimitSeconds ?? USUAL_LIMIT,
    // Absent, it stays: nobody loses a secret by not knowing of it.
    ...(body.authentication && { auth_kind: body.authentication.kind, auth_name: nameOf(body.authentication) }),
    active: body.active ?? 1,
  };
}

function nameOf({ kind, name }: NonNullable<ApiInput['authentication']>): string | null {
  return (kind === 'basic' || kind === 'header') && name !== undefined ? name : null;
}

/** As it is edited: beside what the menu knows of it also how it is asked. Of a secret only since when there is one. */
function storedApiOf(
  row: Selectable<ApiCallDetailsTable>,
  setAt: ReadonlyMap<string, Date>,
): AnswerOf<'createApiCallDetail'> {
  return {
    ...apiDetailOf(row),
    headers: row.headers,
    timeLimitSeconds: row.time_limit_s,
    authentication: { kind: row.auth_kind, ...(row.auth_name !== null && { name: row.auth_name }) },
    secretSetAt: setAt.get(row.id)?.toISOString() ?? null,
  };
}

function trunkColumns(body: TrunkInput) {
  return {
    title: body.title.trim(),
    trunk_name: body.trunkName,
    endpoint: body.endpoint,
    mask: body.mask ?? null,
    stasis_name: body.stasisName,
    active: body.active ?? 1,
    offtime_content_id: body.offtimeContentId ?? null,
    dialing_timings: JSON.stringify(body.dialingTimings ?? []),
    recording_timings: JSON.stringify(body.recordingTimings ?? []),
  };
}

async function checkTrunk(db: Executor, body: Partial<TrunkInput>): Promise<void> {
  for (const field of ['dialingTimings', 'recordingTimings'] as const) {
    for (const [index, { from, to }] of (body[field] ?? []).entries()) {
      if (from >= to) throw invalid(`/${field}/${index}/to`, fieldMessage('endsBeforeBegin'));
    }
  }
  if (!body.offtimeContentId) return;
  const file = await db
    .selectFrom('content_files')
    .select('id')
    .where('id', '=', body.offtimeContentId)
    .executeTakeFirst();
  if (!file) throw invalid('/offtimeContentId', fieldMessage('noSuchContentFile'));
}

import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Attachment, attachmentsOf } from '../../records/attachments.store.ts';
import { authorOf } from '../moderation/author.ts';
import type { TargetKind } from './reports.tables.ts';

type Author = components['schemas']['Author'];
type Risk = components['schemas']['Risk'];

/** What a report is about, as it is now. */
export interface Target {
  id: string;
  title: string;
  text: string;
  version: number;
  state: string;
  author: Author;
  /** Whom it concerns when the report is agreed to: a farmer. */
  farmerId: string | null;
  risk: Risk;
  attachments: Attachment[];
}

/** The reported things by id; those that exist no longer are left out. */
export async function targetsOf(db: Executor, kind: TargetKind, ids: readonly string[]): Promise<Map<string, Target>> {
  const rows = ids.length === 0 ? [] : await readers[kind](db, ids);
  return new Map(rows.map((target) => [target.id, target]));
}

/** The same with their pictures, sound and film. */
export async function wholeTargetsOf(
  services: Pick<Services, 'database' | 'clock'>,
  kind: TargetKind,
  ids: readonly string[],
): Promise<Map<string, Target>> {
  const targets = await targetsOf(services.database, kind, ids);
  const media = await attachmentsOf(services, services.database, [...targets.keys()]);
  for (const target of targets.values()) target.attachments = media.get(target.id) ?? [];
  return targets;
}

const readers: Record<TargetKind, (db: Executor, ids: readonly string[]) => Promise<Target[]>> = {
  post: postTargets,
  listing: listingTargets,
  user: userTargets,
};

async function postTargets(db: Executor, ids: readonly string[]): Promise<Target[]> {
  const rows = await db
    .selectFrom('posts as p')
    .leftJoin('reference_items as d', 'd.id', 'p.district_id')
    .selectAll('p')
    .select('d.name as district')
    .where(sql<boolean>`p.id = any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: `Post ${row.number}`,
    text: row.content,
    version: row.version,
    state: row.state,
    author: authorOf(row, row.district),
    farmerId: row.farmer_id,
    risk: riskOf(row),
    attachments: [],
  }));
}

async function listingTargets(db: Executor, ids: readonly string[]): Promise<Target[]> {
  const rows = await db
    .selectFrom('listings as l')
    .leftJoin('reference_items as d', 'd.id', 'l.district_id')
    .selectAll('l')
    .select('d.name as district')
    .where(sql<boolean>`l.id = any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.description,
    version: row.version,
    state: row.state,
    author: authorOf({ ...row, author_name: row.seller_name, author_name_ur: row.seller_name_ur }, row.district),
    farmerId: row.farmer_id,
    risk: riskOf(row),
    attachments: [],
  }));
}

async function userTargets(db: Executor, ids: readonly string[]): Promise<Target[]> {
  const rows = await db
    .selectFrom('farmers as f')
    .leftJoin('reference_items as d', 'd.id', 'f.district_id')
    .select(['f.id', 'f.name', 'f.name_ur', 'f.village', 'f.state', 'f.version', 'd.name as district'])
    .where(sql<boolean>`f.id = any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    text: [row.village, row.district].filter(Boolean).join(', '),
    version: row.version,
    state: row.state,
    author: { id: row.id, name: row.name, nameUr: row.name_ur, kind: 'farmer', district: row.district },
    farmerId: row.id,
    risk: { level: 'low', reasons: [] },
    attachments: [],
  }));
}

function riskOf(row: { risk: Risk['level']; risk_reasons: string[] }): Risk {
  return { level: row.risk, reasons: row.risk_reasons as Risk['reasons'] };
}

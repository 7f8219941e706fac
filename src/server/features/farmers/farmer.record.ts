import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import { titled } from '../subscribers/subscribers.list.ts';
import { pictureAnswered, type StoredPicture } from './farmer.picture.ts';
import { type Profile, profiles, summaryOf } from './farmers.queries.ts';
import { belongingsIn } from './farms.queries.ts';

type Farmer = components['schemas']['Farmer'];
type Titled = NonNullable<Farmer['language']>;

interface Own {
  crops: Titled[];
  livestock: Titled[];
  machineries: Titled[];
  subscriber: Farmer['subscriber'];
  picture: StoredPicture | null;
}

const self = sql<string>`f.id`;

const own: { [Name in keyof Own]: RawBuilder<Own[Name]> } = {
  crops: belongingsIn('farm_crops', 'crop_id', self),
  livestock: belongingsIn('farmer_livestock', 'livestock_id', self),
  machineries: belongingsIn('farmer_machineries', 'machinery_id', self),
  subscriber: sql`(
    select jsonb_build_object('id', s.id, 'state', s.state, 'callCount', s.call_count, 'lastCallAt', s.last_call_at,
      'subscribedAt', s.subscribed_at)
    from subscribers as s where s.country_code = f.country_code and s.msisdn = f.msisdn)`,
  picture: sql`(
    select jsonb_build_object('id', a.id, 'mediaId', a.media_id, 'thumbnailId', a.thumbnail_id, 'width', a.width,
      'height', a.height, 'tags', coalesce(t.tags, '[]'), 'version', coalesce(t.version, 1))
    from attachments as a left join image_tags as t on t.image_id = a.id
    where a.owner = 'farmer' and a.owner_id = f.id order by a.seq limit 1)`,
};

type Dependencies = Pick<Services, 'database' | 'clock'>;

/** One farmer with all that is theirs, and what else the statement is to bring along. */
export async function farmerWith<More extends object>(
  services: Dependencies,
  which: Expression<SqlBool>,
  more: { [Name in keyof More]: RawBuilder<More[Name]> },
): Promise<{ farmer: Farmer; more: More } | undefined> {
  const parts: Record<string, RawBuilder<unknown>> = { ...own, ...more };
  const row = await profiles(services.database)
    .select(Object.entries(parts).map(([name, part]) => part.as(name)))
    .where(which)
    .executeTakeFirst();
  if (!row) return undefined;
  // Each name stands for the value of its part.
  const found = row as unknown as Profile & Own & More;
  return { farmer: await farmerOf(services, found), more: found };
}

/** The record that an id leads to: what was merged leads to the one that stands. */
export const byId = (id: string) => sql<SqlBool>`f.id = standing_farmer(${id}::uuid)`;

/** The same of a number. A leading zero is passed over. */
export const byNumber = (countryCode: string, msisdn: string) => sql<SqlBool>`f.id = (
  select standing_farmer(n.id) from farmers n
  where n.country_code = ${countryCode} and n.msisdn = ${msisdn.replace(/^0/, '')})`;

async function farmerOf(services: Dependencies, row: Profile & Own): Promise<Farmer> {
  const picture = row.picture && (await pictureAnswered(services, row.picture));
  const { subscriber } = row;
  return {
    ...summaryOf(row),
    fatherName: row.father_name,
    cnic: row.cnic,
    email: row.email,
    dob: row.dob,
    phoneType: row.phone_type,
    language: titled(row.language_id, row.language, row.language_ur),
    occupation: titled(row.occupation_id, row.occupation, row.occupation_ur),
    province: titled(row.province_id, row.province, row.province_ur),
    lat: row.lat,
    lng: row.lng,
    profileImage: picture?.url ?? row.profile_image,
    statusReason: titled(row.status_reason_id, row.reason, row.reason_ur),
    crops: row.crops,
    livestock: row.livestock,
    machineries: row.machineries,
    subscriber: subscriber && {
      ...subscriber,
      lastCallAt: subscriber.lastCallAt && new Date(subscriber.lastCallAt).toISOString(),
      subscribedAt: new Date(subscriber.subscribedAt).toISOString(),
    },
    picture,
  };
}

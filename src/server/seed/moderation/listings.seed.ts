import { riskOf } from '../../features/moderation/risk.ts';
import { contentOf } from '../content.ts';
import type { Random } from '../random.ts';
import type { AttachmentRow } from './attachments.seed.ts';
import { picturesFor } from './attachments.seed.ts';
import { type Moderator, pickWriter, type Writer } from './people.ts';
import { DAY, HOUR, lastStepColumns, lastStepOf, MINUTE, moments, type SeedStep } from './steps.ts';
import { type Offer, offers } from './texts.ts';

type Cell = string | number | boolean | Date | null;

export const listingColumns = {
  id: 'uuid',
  number: 'integer',
  before: 'text',
  title: 'text',
  description: 'text',
  category_id: 'uuid',
  item_id: 'uuid',
  unit_price: 'double precision',
  unit: 'text',
  quantity: 'double precision',
  quality: 'text',
  expiry: 'date',
  farmer_id: 'uuid',
  created_by: 'uuid',
  seller_name: 'text',
  seller_name_ur: 'text',
  contact: 'text',
  location_id: 'uuid',
  district_id: 'uuid',
  tags: 'jsonb',
  meta_data: 'jsonb',
  risk: 'text',
  risk_reasons: 'jsonb',
  open_reports: 'integer',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepColumns,
} as const;

export type ListingRow = Record<keyof typeof listingColumns, Cell>;

export interface MadeListing {
  id: string;
  title: string;
  description: string;
  seller: Writer;
  steps: SeedStep[];
  fixed: Omit<ListingRow, keyof typeof lastStepColumns | 'updated_at' | 'open_reports' | 'before'> & {
    created_at: Date;
  };
  attachments: AttachmentRow[];
}

const NEWEST = 20_000;
/** A small market is a young one: some of its listings still wait too. */
const daysBack = (count: number) => (count < 1_000 ? 25 : 130);
const qualities = contentOf('quality').map(({ attributes }) => String(attributes.value));
const reasons = contentOf('decision-reason').filter(({ attributes }) => attributes.appliesTo === 'listing');

/** Offers of farmers in all states; the newest wait. */
export function makeListings(
  random: Random,
  count: number,
  people: { writers: readonly Writer[]; moderators: readonly Moderator[] },
  now: Date,
): MadeListing[] {
  const known = offers();
  return moments(random.below(2 ** 31), count, now, daysBack(count)).map((at, index) => {
    const offer = random.pick(known);
    const seller = pickWriter(random, people.writers);
    return makeListing(random, { offer, seller, at, number: NEWEST - count + index + 1 }, people.moderators, now);
  });
}

function makeListing(
  random: Random,
  { offer, seller, at, number }: { offer: Offer; seller: Writer; at: Date; number: number },
  deciders: readonly Moderator[],
  now: Date,
): MadeListing {
  const id = random.uuid();
  const words = random.pick(offer.texts);
  const breed = offer.breeds.length > 0 ? random.pick(offer.breeds) : '';
  const place = /^(ur|pa)$/.test(words.language) ? seller.tehsilUr : seller.tehsil;
  const filled = (text: string) => text.replaceAll('{breed}', breed || offer.item).replaceAll('{place}', place);
  const title = filled(words.title);
  const description = filled(words.description);
  const risk = riskOf(`${title}\n${description}`, { isOffer: true });
  const [low, high] = offer.price;
  const [min, max] = offer.quantity;
  const metaData = [...(breed ? [{ key: 'breed', value: breed }] : []), { key: 'category', value: offer.category }];
  return {
    id,
    title,
    description,
    seller,
    steps: lifeOf(random, seller, at, deciders, now),
    fixed: {
      id,
      number,
      title,
      description,
      category_id: offer.categoryId,
      item_id: offer.itemId,
      unit_price: rounded(low + (high - low) * random.next()),
      unit: offer.unit,
      quantity: rounded(min + (max - min) * random.next() ** 2) || 1,
      quality: random.chance(0.8) ? random.pick(qualities) : null,
      expiry: new Date(at.getTime() + offer.days * DAY).toISOString().slice(0, 10),
      farmer_id: seller.id,
      created_by: null,
      seller_name: seller.name,
      seller_name_ur: seller.nameUr,
      contact: seller.phone,
      location_id: seller.tehsilId,
      district_id: seller.districtId,
      tags: JSON.stringify(random.chance(0.5) ? [offer.item.toLowerCase()] : []),
      meta_data: JSON.stringify(metaData),
      risk: risk.level,
      risk_reasons: JSON.stringify(risk.reasons),
      created_at: at,
    },
    attachments: random.chance(0.86) ? picturesFor(random, 'listing', id, offer.picture, random.between(1, 3)) : [],
  };
}

function lifeOf(random: Random, seller: Writer, at: Date, deciders: readonly Moderator[], now: Date): SeedStep[] {
  const owner = { id: null, name: seller.name };
  const steps: SeedStep[] = [{ event: 'CREATE', from: null, to: 'pending+active', by: owner, at }];
  let [review, shown, moment] = ['pending', 'active', at.getTime()];
  const add = (event: string, to: [string, string], by: SeedStep['by'], pause: number, reason?: string): boolean => {
    if (moment + pause > now.getTime()) return false;
    moment += pause;
    const from = `${review}+${shown}`;
    [review, shown] = to;
    steps.push({ event, from, to: `${review}+${shown}`, by, at: new Date(moment), reason: reason ?? null });
    return true;
  };
  const decided = 20 * MINUTE + random.next() ** 2 * 40 * HOUR;
  const fate = random.next();
  if (fate < 0.8) {
    if (!add('APPROVE', ['approved', 'active'], random.pick(deciders), decided)) return steps;
  } else if (fate < 0.92) {
    const reason = String(random.pick(reasons).attributes.message ?? '');
    if (!add('REJECT', ['rejected', 'active'], random.pick(deciders), decided, reason)) return steps;
  } else {
    return steps.concat(waits(at, now) ? [] : rest());
  }
  if (random.chance(0.07)) add('TOGGLE', [review, 'inactive'], random.pick(deciders), random.next() * 20 * DAY);
  if (random.chance(0.06)) add('DELETE', ['deleted', shown], random.pick(deciders), random.next() * 30 * DAY);
  return steps;

  function rest(): SeedStep[] {
    const by = random.pick(deciders);
    const last = steps.at(-1);
    const later = new Date(Math.min(now.getTime(), at.getTime() + decided + DAY));
    return last ? [{ event: 'APPROVE', from: last.to, to: 'approved+active', by, at: later, reason: null }] : [];
  }
}

/** Only what came in lately still waits; nothing is forgotten for months. */
function waits(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < 4 * DAY;
}

export function listingRow(made: MadeListing, openReports: number): ListingRow {
  const last = lastStepOf(made.steps);
  const deleted = String(last.state).startsWith('deleted');
  return {
    ...made.fixed,
    ...last,
    before: deleted ? (String(last.last_from).split('+')[0] ?? null) : null,
    open_reports: openReports,
    updated_at: last.last_at,
  };
}

function rounded(value: number): number {
  if (value >= 1_000) return Math.round(value / 50) * 50;
  return value >= 100 ? Math.round(value / 5) * 5 : Math.round(value);
}

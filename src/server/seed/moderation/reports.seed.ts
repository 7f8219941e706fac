import { contentOf } from '../content.ts';
import type { Random } from '../random.ts';
import type { MadeListing } from './listings.seed.ts';
import type { Moderator, Writer } from './people.ts';
import type { MadePost } from './posts.seed.ts';
import { DAY, lastStepColumns, lastStepOf, MINUTE, type SeedStep } from './steps.ts';

type Cell = string | number | boolean | Date | null;

export const reportColumns = {
  id: 'uuid',
  target_kind: 'text',
  target_id: 'uuid',
  reason_id: 'uuid',
  note: 'text',
  reporter_id: 'uuid',
  reporter_kind: 'text',
  reporter_name: 'text',
  copy_title: 'text',
  copy_text: 'text',
  copy_version: 'integer',
  effect: 'jsonb',
  created_at: 'timestamptz',
  ...lastStepColumns,
} as const;

export type ReportRow = Record<keyof typeof reportColumns, Cell>;

export interface MadeReport {
  row: ReportRow;
  steps: SeedStep[];
}

/** A farmer who was suspended because somebody agreed to a report. */
export interface Suspension {
  farmer: Writer;
  step: SeedStep;
}

export interface Thing {
  kind: 'post' | 'user' | 'listing';
  id: string;
  title: string;
  text: string;
  at: Date;
  author: Writer;
  /** The steps of the post or listing, to which agreeing adds one; none for a person. */
  steps: SeedStep[] | null;
}

interface Setting {
  writers: readonly Writer[];
  moderators: readonly Moderator[];
  now: Date;
}

const reasons = contentOf('report-reason');
const notes = [
  '',
  '',
  '',
  'یہ بندہ بار بار یہی کرتا ہے۔',
  'Please look at this.',
  'Qeemat ghalat likhi hai.',
  'غلط معلومات ہیں۔',
];

/** Reports until there are as many as wished for; several of one thing now and then. */
export function makeReports(
  random: Random,
  count: number,
  made: { posts: readonly MadePost[]; listings: readonly MadeListing[] },
  setting: Setting,
): { reports: MadeReport[]; suspensions: Suspension[] } {
  const reports: MadeReport[] = [];
  const suspensions: Suspension[] = [];
  const seen = new Set<string>();
  for (let tries = 0; reports.length < count && tries < count * 20; tries++) {
    const thing = pickThing(random, made, setting.writers);
    if (!thing || seen.has(thing.id)) continue;
    seen.add(thing.id);
    const about = reportThing(random, thing, Math.min(random.between(1, 3), count - reports.length), setting);
    reports.push(...about.reports);
    if (about.suspension) suspensions.push(about.suspension);
  }
  return { reports, suspensions };
}

function pickThing(
  random: Random,
  { posts, listings }: { posts: readonly MadePost[]; listings: readonly MadeListing[] },
  writers: readonly Writer[],
): Thing | null {
  const kind = random.weighted([
    ['post', 70],
    ['listing', 20],
    ['user', 10],
  ] as const);
  if (kind === 'user') {
    const author = random.pick(writers);
    if (author.state !== 'active') return null;
    return { kind, id: author.id, title: author.name, text: author.place, at: author.since, author, steps: null };
  }
  // Most reports are of what was posted lately.
  if (kind === 'post') {
    const post = posts[posts.length - 1 - Math.floor(posts.length * random.next() ** 2)];
    if (post?.steps.at(-1)?.to !== 'approved') return null;
    const { id, number, content, at, author, steps } = post;
    return { kind, id, title: `Post ${number}`, text: content, at, author, steps };
  }
  const listing = listings[listings.length - 1 - Math.floor(listings.length * random.next() ** 2)];
  if (!listing?.steps.at(-1)?.to.startsWith('approved')) return null;
  const { id, title, description, seller, steps, fixed } = listing;
  return { kind, id, title, text: description, at: fixed.created_at, author: seller, steps };
}

function reportThing(random: Random, thing: Thing, wished: number, { writers, moderators, now }: Setting) {
  const seenFrom = Math.max(thing.steps?.at(-1)?.at.getTime() ?? 0, now.getTime() - 90 * DAY);
  const first = seenFrom + (now.getTime() - seenFrom) * random.next();
  const decidedAt = new Date(first + 20 * MINUTE + random.next() * 3 * DAY);
  const decision = decidedAt.getTime() < now.getTime() ? random.pick(['AGREE', 'DISMISS', 'DISMISS', null]) : null;
  const last = decision ? decidedAt.getTime() : now.getTime();
  const by = random.pick(moderators);
  const agreed = decision === 'AGREE' ? agree(thing, by, decidedAt) : null;
  const fitting = reasons.filter(
    ({ attributes }) => attributes.appliesTo === thing.kind || attributes.appliesTo === 'any',
  );
  const reporters = new Set(Array.from({ length: wished }, () => random.pick(writers)));
  const reports = [...reporters].map((reporter, index) => {
    const at = new Date(first + (last - first) * random.next() * 0.9);
    const note = random.pick(notes) || null;
    const steps: SeedStep[] = [
      { event: 'REPORT', from: null, to: 'open', by: { id: null, name: reporter.name }, at, reason: note },
    ];
    if (decision) {
      steps.push({
        event: decision,
        from: 'open',
        to: decision === 'AGREE' ? 'agreed' : 'dismissed',
        by,
        at: decidedAt,
      });
    }
    const row: ReportRow = {
      id: random.uuid(),
      target_kind: thing.kind,
      target_id: thing.id,
      reason_id: random.pick(fitting).id,
      note,
      reporter_id: reporter.id,
      reporter_kind: 'farmer',
      reporter_name: reporter.name,
      copy_title: thing.title,
      copy_text: thing.text,
      copy_version: agreed ? agreed.versionBefore : (thing.steps?.length ?? thing.author.version),
      effect: agreed && index === 0 ? JSON.stringify(agreed.effect) : null,
      created_at: at,
      ...lastStepOf(steps),
    };
    return { row, steps };
  });
  return { reports, suspension: agreed?.suspension ?? null };
}

/** What agreeing does to the thing, written into its own steps. */
function agree(thing: Thing, by: Moderator, at: Date) {
  const { steps, id } = thing;
  if (steps === null) {
    const { version } = thing.author;
    const step: SeedStep = { event: 'BULK_STATUS', from: 'active', to: 'suspended', by, at };
    const effect = { entity: 'farmer', id, from: 'active', version: version + 1 };
    return { versionBefore: version, effect, suspension: { farmer: thing.author, step } };
  }
  const from = steps.at(-1)?.to ?? '';
  const versionBefore = steps.length;
  if (thing.kind === 'post') {
    steps.push({ event: 'SET_STATUS', from, to: 'rejected', by, at, facts: { status: 'rejected' } });
  } else {
    steps.push({ event: 'REJECT', from, to: `rejected+${from.split('+')[1]}`, by, at });
  }
  return { versionBefore, effect: { entity: thing.kind, id, from, version: versionBefore + 1 }, suspension: null };
}

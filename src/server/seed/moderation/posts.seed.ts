import { riskOf } from '../../features/moderation/risk.ts';
import { contentOf } from '../content.ts';
import { chanceOf, type Random } from '../random.ts';
import { type AttachmentRow, picturesFor, recordingFor } from './attachments.seed.ts';
import { type Moderator, pickWriter, type Writer } from './people.ts';
import { DAY, HOUR, lastStepColumns, lastStepOf, MINUTE, moments, type SeedStep } from './steps.ts';
import { type Conversation, conversations, inOwnWords, type Line, thanks } from './texts.ts';

type Cell = string | number | boolean | Date | null;

export const postColumns = {
  id: 'uuid',
  number: 'integer',
  before: 'text',
  content: 'text',
  language: 'text',
  type: 'text',
  topic: 'text',
  parent_id: 'uuid',
  root_id: 'uuid',
  farmer_id: 'uuid',
  created_by: 'uuid',
  author_name: 'text',
  author_name_ur: 'text',
  district_id: 'uuid',
  lat: 'double precision',
  lng: 'double precision',
  replies: 'integer',
  likes: 'integer',
  dislikes: 'integer',
  risk: 'text',
  risk_reasons: 'jsonb',
  open_reports: 'integer',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepColumns,
} as const;

export type PostRow = Record<keyof typeof postColumns, Cell>;

export interface MadePost {
  id: string;
  number: number;
  parentId: string | null;
  rootId: string;
  content: string;
  line: Line;
  topic: string;
  author: Writer;
  at: Date;
  place: boolean;
  steps: SeedStep[];
  attachments: AttachmentRow[];
  likedBy: string[];
  dislikedBy: string[];
}

interface People {
  writers: readonly Writer[];
  moderators: readonly Moderator[];
}

const NEWEST = 30_000;
/** A small forum is a young one: some of its posts still wait too. */
const daysBack = (count: number) => (count < 1_000 ? 12 : 300);
const LINES_A_THREAD = 4.2;

/** Threads of farmers in all states; what came in during the last hours waits. */
export function makePosts(random: Random, count: number, people: People, now: Date): MadePost[] {
  const known = conversations();
  const openings = moments(random.below(2 ** 31), Math.ceil(count / LINES_A_THREAD) + 1, now, daysBack(count));
  const posts: MadePost[] = [];
  for (const at of openings) posts.push(...thread(random, random.pick(known), at, people, now));
  while (posts.length < count) {
    posts.push(...thread(random, random.pick(known), new Date(now.getTime() - random.next() * 30 * DAY), people, now));
  }
  const kept = posts.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, count);
  const ids = new Set(kept.map(({ id }) => id));
  // A reply whose thread began too long ago opens one of its own.
  const made = kept.reverse().map((post, index) => {
    const whole = post.parentId === null || (ids.has(post.parentId) && ids.has(post.rootId));
    return { ...post, number: NEWEST - count + index + 1, ...(whole ? {} : { parentId: null, rootId: post.id }) };
  });
  showEachKind(chanceOf('waiting media'), made);
  return made;
}

/** Whatever the chances: a picture, a recording and a film wait to be approved. */
function showEachKind(random: Random, posts: readonly MadePost[]): void {
  const waiting = posts.filter(({ steps }) => steps.at(-1)?.to === 'pending');
  for (const kind of ['image', 'audio', 'video'] as const) {
    if (waiting.some(({ attachments }) => attachments.some((one) => one.kind === kind))) continue;
    const bare = waiting.findLast(({ attachments }) => attachments.length === 0);
    if (!bare) return;
    bare.attachments =
      kind === 'image'
        ? picturesFor(random, 'post', bare.id, pictureOf[bare.topic] ?? 'field', 2)
        : [recordingFor(random, 'post', bare.id, kind)];
  }
}

function thread(random: Random, { topic, lines }: Conversation, at: Date, people: People, now: Date): MadePost[] {
  const [opening, ...answers] = lines;
  if (!opening) return [];
  const extra = Array.from({ length: random.between(0, 3) }, () => random.pick(thanks));
  const chosen = [...answers.filter(() => random.chance(0.85)), ...extra];
  const first = makePost(random, { line: opening, topic, at, parent: null }, people, now);
  const posts = [first];
  let moment = at.getTime();
  for (const line of chosen) {
    moment += 10 * MINUTE + random.next() ** 2 * 30 * HOUR;
    if (moment > now.getTime() - MINUTE) break;
    const parent = random.chance(0.8) ? first : random.pick(posts);
    posts.push(makePost(random, { line, topic, at: new Date(moment), parent }, people, now));
  }
  return posts;
}

interface NewPost {
  line: Line;
  topic: string;
  at: Date;
  parent: MadePost | null;
}

function makePost(random: Random, { line, topic, at, parent }: NewPost, people: People, now: Date): MadePost {
  const id = random.uuid();
  const author = pickWriter(random, people.writers);
  const steps = lifeOf(random, line, author, at, people.moderators, now);
  return {
    id,
    number: 0,
    parentId: parent?.id ?? null,
    rootId: parent?.rootId ?? id,
    content: inOwnWords(random, line, parent !== null),
    line,
    topic,
    author,
    at,
    place: parent === null && random.chance(0.3),
    steps,
    attachments: mediaOf(random, id, topic, parent === null),
    ...moodsOf(steps.at(-1)?.to === 'approved' ? readersOf(random, people.writers) : []),
  };
}

const pictureOf: Readonly<Record<string, string>> = {
  wheat: 'rust',
  cotton: 'insects',
  rice: 'blight',
  maize: 'greenField',
  sugarcane: 'cane',
  potato: 'blight',
  tomato: 'blight',
  vegetables: 'insects',
  chilli: 'insects',
  citrus: 'fruit',
  mango: 'fruit',
  dates: 'fruit',
  dairy: 'buffalo',
  goats: 'goat',
  poultry: 'hen',
  soil: 'drySoil',
  water: 'greenField',
  solar: 'solar',
  machinery: 'tractor',
  oilseeds: 'oilseed',
  honey: 'honey',
  fodder: 'fodder',
  markets: 'vegetable',
  onion: 'vegetable',
};

function mediaOf(random: Random, id: string, topic: string, opens: boolean): AttachmentRow[] {
  const chance = random.next();
  if (chance < (opens ? 0.3 : 0.05)) {
    return picturesFor(random, 'post', id, pictureOf[topic] ?? 'field', random.between(1, 3));
  }
  if (chance < (opens ? 0.37 : 0.07)) return [recordingFor(random, 'post', id, 'audio')];
  return chance < (opens ? 0.39 : 0.071) ? [recordingFor(random, 'post', id, 'video')] : [];
}

/** Who liked it and who did not: one reader in eight is hard to please, whatever there is to read. */
function moodsOf(readers: readonly string[]): Pick<MadePost, 'likedBy' | 'dislikedBy'> {
  const isHard = (id: string) => id.endsWith('0') || id.endsWith('1');
  return { likedBy: readers.filter((id) => !isHard(id)), dislikedBy: readers.filter(isHard) };
}

function readersOf(random: Random, writers: readonly Writer[]): string[] {
  const count = Math.floor(8 * random.next() ** 4);
  return [...new Set(Array.from({ length: count }, () => random.pick(writers).id))];
}

const reasonFor: Readonly<Record<string, string>> = {
  product: 'Sells a product or a service',
  phone: 'Shows a phone number',
  advice: 'Wrong or harmful advice',
  insult: 'Insults a person or a group',
  topic: 'Not about farming',
  repeat: 'Same post again',
};
const reasons = new Map(
  contentOf('decision-reason').map(({ name, attributes }) => [name, String(attributes.messageUr ?? name)]),
);

function lifeOf(
  random: Random,
  line: Line,
  author: Writer,
  at: Date,
  deciders: readonly Moderator[],
  now: Date,
): SeedStep[] {
  const steps: SeedStep[] = [{ event: 'CREATE', from: null, to: 'pending', by: { id: null, name: author.name }, at }];
  const age = now.getTime() - at.getTime();
  let moment = at.getTime() + 2 * MINUTE + random.next() ** 2 * 9 * HOUR;
  if (moment > now.getTime() || (age < 8 * HOUR && random.chance(0.75))) return steps;
  const wrong = line.wrong ?? (random.chance(0.02) ? 'topic' : undefined);
  const status = wrong ? 'rejected' : 'approved';
  const by = random.pick(deciders);
  const reason = wrong ? (reasons.get(reasonFor[wrong] ?? '') ?? null) : null;
  steps.push({ event: 'SET_STATUS', from: 'pending', to: status, by, at: new Date(moment), reason, facts: { status } });
  if (random.chance(0.012)) {
    moment += random.next() * 5 * DAY;
    if (moment < now.getTime()) {
      steps.push({ event: 'DELETE', from: status, to: 'deleted', by: random.pick(deciders), at: new Date(moment) });
    }
  }
  return steps;
}

/** The row of a post with what others did to it: replies, reports. */
export function postRow(post: MadePost, others: { replies: number; openReports: number }): PostRow {
  const { author, line } = post;
  const last = lastStepOf(post.steps);
  const risk = riskOf(post.content, { repeated: line.wrong === 'repeat' });
  return {
    id: post.id,
    number: post.number,
    before: last.state === 'deleted' ? last.last_from : null,
    content: post.content,
    language: line.language,
    type: post.parentId ? (thanks.includes(line) ? 'experience' : 'advice') : 'question',
    topic: post.topic,
    parent_id: post.parentId,
    root_id: post.rootId,
    farmer_id: author.id,
    created_by: null,
    author_name: author.name,
    author_name_ur: author.nameUr,
    district_id: author.districtId,
    lat: post.place ? author.lat : null,
    lng: post.place ? author.lng : null,
    replies: others.replies,
    likes: post.likedBy.length,
    dislikes: post.dislikedBy.length,
    risk: risk.level,
    risk_reasons: JSON.stringify(risk.reasons),
    open_reports: others.openReports,
    created_at: post.at,
    updated_at: last.last_at,
    ...last,
  };
}

import type { MenuSource } from '../../../../machines/ivr/menu.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { insertMany } from '../bulk-insert.ts';
import { mediaColumns } from '../moderation/attachments.seed.ts';
import { type Moderator, moderators } from '../moderation/people.ts';
import { DAY, historyColumns, MINUTE } from '../moderation/steps.ts';
import {
  apiColumns,
  campaignColumns,
  campaignRow,
  detailRows,
  fileColumns,
  surveyColumns,
  surveyRow,
  trunkColumns,
} from './calls.rows.ts';
import { describedCampaigns, describedDetails, describedSurveys } from './calls.ts';
import { draftChanges } from './changes.ts';
import {
  boxRow,
  boxRowTypes,
  colleague,
  goOn,
  nodeHistory,
  nodeRow,
  nodeRowTypes,
  publishedLives,
} from './nodes.rows.ts';
import { describedNodes } from './nodes.ts';
import { revisions, sourceOf } from './revisions.ts';
import { menuOf } from './scale.ts';
import { SOUND_TYPE, soundFile, sounds } from './sounds.ts';
import { publishedMenu } from './source.ts';
import { testCasesOf } from './test-cases.ts';

const revisionColumns = {
  number: 'integer',
  source: 'jsonb',
  sequence: 'bigint',
  nodes: 'integer',
  note: 'text',
  rolled_back_to: 'integer',
  by_id: 'uuid',
  by_name: 'text',
  at: 'timestamptz',
} as const;
const testCaseColumns = {
  id: 'uuid',
  title: 'text',
  caller: 'jsonb',
  at: 'timestamptz',
  events: 'jsonb',
  expected: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  changed_by_id: 'uuid',
  changed_by_name: 'text',
} as const;
const soundColumns = {
  media_id: 'uuid',
  name: 'text',
  language: 'text',
  seconds: 'double precision',
  created_at: 'timestamptz',
} as const;

/**
 * The voice menu with what it plays and asks, its revisions, and what colleagues have changed in the draft since.
 * @param size how many nodes are published; less than the demonstration's own means just those
 */
export async function seedVoiceMenu(trx: Transaction, size: number, now: Date): Promise<void> {
  const people = await moderators(trx);
  if (people.length === 0) return;
  await seedSounds(trx, now);
  await seedCalls(trx, people, now);

  const own = describedNodes();
  const live = size > own.length ? menuOf(size, now) : publishedMenu(now);
  const since = new Map(own.map((one) => [one.node.childNodeUuid, one.since]));
  const newest = Math.max(...since.values());
  const lives = publishedLives(
    live.nodes.map((node) => ({ node, since: since.get(node.childNodeUuid) ?? newest })),
    people,
    now,
  );
  const published = lives.map(({ node }) => node);
  const changes = draftChanges(published);
  const drafted = goOn(lives, changes, people, now);
  await insertMany(trx, 'menu_nodes', nodeRowTypes, drafted.map(nodeRow));
  const boxes = live.boxes.map((box) => boxRow(box, people, now));
  await insertMany(trx, 'welcome_boxes', boxRowTypes, boxes);
  await insertMany(trx, 'history', historyColumns, nodeHistory(drafted));

  const rows = revisions.map((revision) => {
    const isLive = revision === revisions.at(-1);
    const source = isLive ? { ...live, nodes: published } : sourceOf(revision, now);
    const by = colleague(people, revision.by);
    return {
      number: revision.number,
      source: JSON.stringify(source),
      sequence: revision.number,
      nodes: source.nodes.length,
      note: revision.note,
      rolled_back_to: revision.rolledBackTo,
      by_id: by.id,
      by_name: by.name,
      at: new Date(now.getTime() - revision.daysAgo * DAY),
    };
  });
  await insertMany(trx, 'menu_revisions', revisionColumns, rows);
  await seedTestCases(trx, { ...live, nodes: published }, people, now);
  const sequence = Math.max(...drafted.map((life) => life.sequence));
  const changedAt = drafted.flatMap(({ steps }) => steps.map(({ at }) => at.getTime()));
  await trx
    .updateTable('menu_draft')
    .set({ sequence, live: revisions.length, changed_at: new Date(changedAt.reduce((a, b) => Math.max(a, b))) })
    .execute();
}

async function seedTestCases(
  trx: Transaction,
  source: MenuSource,
  people: readonly Moderator[],
  now: Date,
): Promise<void> {
  const rows = testCasesOf(source, now).map(({ id, title, caller, at, events, expected }, index) => {
    const by = colleague(people, index);
    const made = new Date(now.getTime() - 4 * DAY + index * MINUTE);
    return {
      id,
      title,
      caller: JSON.stringify(caller),
      at,
      events: JSON.stringify(events),
      expected: JSON.stringify(expected),
      created_at: made,
      updated_at: made,
      changed_by_id: by.id,
      changed_by_name: by.name,
    };
  });
  await insertMany(trx, 'menu_test_cases', testCaseColumns, rows);
}

async function seedSounds(trx: Transaction, now: Date): Promise<void> {
  const media = sounds().map((sound) => ({
    id: sound.id,
    filename: soundFile(sound).replace('/', '-'),
    type: SOUND_TYPE,
    size: sound.size,
    sha256: sound.sha256,
    created_at: now,
  }));
  await insertMany(trx, 'media', mediaColumns, media);
  const named = sounds().map(({ id, name, language, seconds }) => ({
    media_id: id,
    name,
    language,
    seconds,
    created_at: now,
  }));
  await insertMany(trx, 'menu_sounds', soundColumns, named);
}

async function seedCalls(trx: Transaction, people: readonly Moderator[], now: Date): Promise<void> {
  const details = detailRows(describedDetails(), people, now);
  await insertMany(trx, 'content_files', fileColumns, details.files);
  await insertMany(trx, 'api_call_details', apiColumns, details.api);
  await insertMany(trx, 'trunk_call_details', trunkColumns, details.trunk);
  const campaigns = describedCampaigns(now).map((one, index) => campaignRow(one, colleague(people, index), now));
  await insertMany(trx, 'campaigns', campaignColumns, campaigns);
  const surveys = describedSurveys(now).map((one, index) => surveyRow(one, colleague(people, index), now));
  await insertMany(trx, 'surveys', surveyColumns, surveys);
}

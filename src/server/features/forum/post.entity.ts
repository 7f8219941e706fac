import { noPostFacts, type PostFacts } from '../../../../machines/forum/post.machine.ts';
import { postPolicy } from '../../../../machines/forum/post.policy.ts';
import { postWorkflow } from '../../../../machines/forum/post.workflow.ts';
import { notHanded } from '../../../../machines/shared/handed.ts';
import { invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { defineEntity } from '../../records/define.ts';
import type { Change } from '../../records/entity.ts';
import { handedOn } from '../../records/escalations.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { drawnDecisionOf } from '../../records/second-looks.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { postWords } from '../moderation/outcome.words.ts';
import { isPostEdit, type PostEdit } from './post.edit.ts';
import { postList } from './post.list.ts';
import { countReply } from './post.replies.ts';

/** Posts of the forum, for everything that works on records of any type. */
export const postEntity = (services: Pick<Services, 'database' | 'clock' | 'newId'>) =>
  defineEntity(services, {
    workflow: postWorkflow,
    noun: 'post',
    table: 'posts',
    prefix: '',

    load: (db) =>
      db
        .selectFrom('posts as r')
        .select([
          'r.id',
          'r.state',
          'r.version',
          ...lastStepNames,
          'r.number',
          'r.author_name',
          'r.before',
          'r.content',
          'r.risk',
        ])
        .select([drawnDecisionOf('post').as('drawn'), handedOn('post', services.clock()).as('handed')]),
    facts: ({ before, drawn, handed }) => ({
      before,
      isDrawn: drawn !== null,
      decidedBy: drawn,
      ...(handed ?? notHanded),
    }),
    noFacts: noPostFacts,
    label: ({ number, author_name, content, risk }) => ({ label: `${number} ${author_name}`, text: content, risk }),

    list: postList(services),
    tallied: { by: 'kind' },
    waiting: [
      {
        screen: '/app/discussion/postapproval',
        title: 'Post approval',
        permission: postPolicy.SET_STATUS,
        states: ['pending'],
        since: 'r.created_at',
        target: 2,
        hourly: true,
      },
    ],
    notices: {
      person: 'r.created_by',
      label: "'Post ' || r.number",
      about: 'r.author_name',
      aboutUr: 'r.author_name_ur',
    },

    remember,
    columns: (change) => ({ ...editOf(change)?.columns, before: change.facts.before, updated_at: change.at }),
    async afterSave(trx, change) {
      const { before, state } = change;
      const more = Number(before.state === 'deleted') - Number(state === 'deleted');
      if (more !== 0) await countReply(trx, before.id, more);
      const gone = editOf(change)?.deletedMedia ?? [];
      if (gone.length > 0) {
        await trx.deleteFrom('attachments').where('owner_id', '=', before.id).where('id', 'in', gone).execute();
      }
      await tellAuthor(services, trx, change);
    },
  });

/** What the author hears of: whether the post is in the forum, or looked at once more. */
const SAID: ReadonlySet<string> = new Set(['SET_STATUS', 'OVERTURN']);

function editOf({ event }: Change<PostFacts>): PostEdit | null {
  if (event.type !== 'EDIT') return null;
  if (!isPostEdit(event.edit)) throw invalid('/event', fieldMessage('ownCall'));
  return event.edit;
}

function remember({ event }: Change<PostFacts>): Record<string, unknown> | null {
  if (event.type === 'EDIT' && isPostEdit(event.edit)) return { changes: event.edit.changes };
  return event.type === 'SET_STATUS' ? { status: event.status } : null;
}

async function tellAuthor(
  services: Pick<Services, 'newId'>,
  trx: Transaction,
  { before, state, event, at }: Change<PostFacts>,
) {
  if (state === before.state) return;
  const { id } = before;
  const { number, farmer_id } = await trx
    .selectFrom('posts')
    .select(['number', 'farmer_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const words = SAID.has(event.type) ? postWords(number, state) : null;
  const step = { entity: 'post', recordId: id, event, at };
  const told = { takesBack: event.takesBack === true, corrects: state === 'pending' };
  await tellOutcome(services, trx, step, words && { personId: farmer_id, addressee: 'author', words, ...told });
}

import type { PostFacts } from '../../../../machines/forum/post.machine.ts';
import { postWorkflow } from '../../../../machines/forum/post.workflow.ts';
import { invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { say } from '../../platform/refusal.words.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { filterReader } from '../../records/conditions.ts';
import type { Change, WorkflowEntity } from '../../records/entity.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { postWords } from '../moderation/outcome.words.ts';
import { isPostEdit } from './post.edit.ts';
import { matchingPostIds, type PostFilter } from './post.filter.ts';
import { loadPosts, resolvePost, savePost } from './post.store.ts';

type Parts = Pick<Services, 'newId'>;

/** Posts of the forum, for everything that works on any workflow. */
export function postEntity(services: Parts): WorkflowEntity<PostFacts> {
  return {
    workflow: postWorkflow,
    noun: 'post',
    resolve: resolvePost,
    load: loadPosts,
    save: (trx, change) => save(services, trx, change),
    remember,
    matching: (reader, filter, _caller, most) => matchingPostIds(reader, filterOf(filter), most),
  };
}

async function save(services: Parts, trx: Transaction, change: Change<PostFacts>): Promise<boolean> {
  const { before, event } = change;
  if (event.type !== 'EDIT') {
    if (!(await savePost(trx, change, {}))) return false;
  } else {
    if (!isPostEdit(event.edit)) throw invalid('/event', say('ownCall'));
    if (!(await savePost(trx, change, event.edit.columns))) return false;
    const gone = event.edit.deletedMedia;
    if (gone.length > 0) {
      await trx.deleteFrom('attachments').where('owner_id', '=', before.id).where('id', 'in', gone).execute();
    }
  }
  await tellAuthor(services, trx, change);
  return true;
}

function remember({ event }: Change<PostFacts>): Record<string, unknown> | null {
  if (event.type === 'EDIT' && isPostEdit(event.edit)) return { changes: event.edit.changes };
  return event.type === 'SET_STATUS' ? { status: event.status } : null;
}

async function tellAuthor(services: Parts, trx: Transaction, { before, state, event, at }: Change<PostFacts>) {
  if (state === before.state) return;
  const { id } = before;
  const { number, farmer_id } = await trx
    .selectFrom('posts')
    .select(['number', 'farmer_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const words = event.type === 'SET_STATUS' ? postWords(number, event.status) : null;
  const step = { entity: 'post', recordId: id, event, at };
  const told = { takesBack: event.takesBack === true, corrects: state === 'pending' };
  await tellOutcome(services, trx, step, words && { personId: farmer_id, addressee: 'author', words, ...told });
}

/** The list's own filters, by name; whatever else came is left out. */
function filterOf(given: Record<string, unknown>): PostFilter {
  const { texts, text, flag } = filterReader(given);
  const kind = text('kind');
  const media = text('media');
  return {
    status: texts('status'),
    kind: kind === 'post' || kind === 'reply' ? kind : undefined,
    type: texts('type'),
    topic: texts('topic'),
    language: texts('language'),
    risk: texts('risk'),
    district: texts('district'),
    creator: text('creator'),
    media: media === 'image' || media === 'audio' || media === 'video' ? media : undefined,
    reported: flag('reported'),
    postedFrom: text('postedFrom'),
    postedTo: text('postedTo'),
    search: text('search'),
  };
}

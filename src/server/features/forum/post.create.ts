import { noPostFacts } from '../../../../machines/forum/post.machine.ts';
import { postWorkflow } from '../../../../machines/forum/post.workflow.ts';
import { decide } from '../../../../machines/shared/decide.ts';
import { initialState } from '../../../../machines/shared/states.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { say } from '../../platform/refusal.words.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { discard, takeIn } from '../moderation/attachments.intake.ts';
import { attach } from '../moderation/attachments.store.ts';
import { languageOf } from '../moderation/language.ts';
import { firstStepColumns } from '../moderation/last-step.ts';
import { riskOf } from '../moderation/risk.ts';
import { refusalOf } from '../workflow/workflow.refusal.ts';
import { checkPlace, rejectionsOf } from './post.edit.ts';
import { countReply } from './post.store.ts';

type Form = BodyOf<'createPost'>;

/** Enters a new post or reply, pending, with its media; returns its id. */
export async function createPost(
  services: Services,
  body: Form,
  files: readonly UploadedFile[],
  caller: Caller,
): Promise<string> {
  const content = body.content.trim();
  if (content === '') throw invalid('/content', say('postNeedsWords'));
  checkPlace(body);
  const taken = await takeIn(services, files);
  const id = services.newId();
  try {
    await transaction(services.database, async (trx) => {
      const state = stateOf(id, caller);
      const parent = body.parentId ? await parentOf(trx, body.parentId) : null;
      const author = body.creatorId ? await farmerOf(trx, body.creatorId) : null;
      const at = services.clock();
      await trx
        .insertInto('posts')
        .values({
          id,
          state,
          content,
          language: languageOf(content),
          type: body.type ?? (parent ? 'advice' : 'question'),
          topic: parent?.topic ?? null,
          parent_id: parent?.id ?? null,
          root_id: parent?.root_id ?? id,
          farmer_id: author?.id ?? null,
          created_by: caller.id,
          author_name: author?.name ?? caller.name,
          author_name_ur: author?.name_ur ?? null,
          district_id: author?.district_id ?? null,
          lat: body.lat ?? null,
          lng: body.lng ?? null,
          ...(await riskColumns(trx, content, author?.id ?? null)),
          created_at: at,
          updated_at: at,
          ...firstStepColumns('CREATE', caller, at),
        })
        .execute();
      if (parent) await countReply(trx, id, 1);
      await attach(services, trx, { kind: 'post', id, personId: caller.id }, taken, 0);
      await recordStep(trx, {
        entity: 'post',
        id,
        event: 'CREATE',
        from: null,
        to: state,
        version: 1,
        by: { id: caller.id, name: caller.name },
        at,
      });
    });
  } catch (error) {
    await discard(services, taken);
    throw error;
  }
  return id;
}

function stateOf(id: string, caller: Caller): string {
  const unborn = { id, state: initialState(postWorkflow.machine), version: 0, facts: noPostFacts };
  const decision = decide(postWorkflow, unborn, { type: 'CREATE' }, { actor: caller });
  if (decision.outcome === 'accepted') return decision.state;
  throw refusalOf(postWorkflow, 'post', decision.outcome === 'replayed' ? { outcome: 'notFound' } : decision);
}

async function parentOf(trx: Transaction, id: string) {
  const parent = await trx
    .selectFrom('posts')
    .select(['id', 'root_id', 'topic'])
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  if (!parent) throw invalid('/parentId', say('noSuchPost'));
  return parent;
}

async function farmerOf(trx: Transaction, id: string) {
  const farmer = await trx
    .selectFrom('farmers')
    .select(['id', 'name', 'name_ur', 'district_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!farmer) throw invalid('/creatorId', say('noSuchFarmer'));
  if (farmer.state === 'suspended' || farmer.state === 'closed') {
    throw invalid('/creatorId', say('farmerIsNotActive', { state: farmer.state }));
  }
  return farmer;
}

async function riskColumns(trx: Transaction, content: string, farmerId: string | null) {
  const same = farmerId
    ? await trx
        .selectFrom('posts')
        .select('id')
        .where('farmer_id', '=', farmerId)
        .where('content', '=', content)
        .limit(1)
        .execute()
    : [];
  const { level, reasons } = riskOf(content, {
    repeated: same.length > 0,
    earlierRejections: await rejectionsOf(trx, farmerId),
  });
  return { risk: level, risk_reasons: JSON.stringify(reasons) };
}

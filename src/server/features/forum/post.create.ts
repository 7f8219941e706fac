import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { type CreatedColumns, createWithFiles } from '../../records/creation.ts';
import { languageOf } from '../moderation/language.ts';
import { riskOf } from '../moderation/risk.ts';
import type { PostsTable } from './forum.tables.ts';
import { checkPlace, rejectionsOf } from './post.edit.ts';
import type { postEntity } from './post.entity.ts';
import { countReply } from './post.replies.ts';
import { wroteBefore } from './post.written.ts';

type Form = BodyOf<'createPost'>;

/** Enters a new post or reply, pending, with its media; returns its id. */
export async function createPost(
  services: Services,
  entity: ReturnType<typeof postEntity>,
  body: Form,
  files: readonly UploadedFile[],
  caller: Caller,
): Promise<string> {
  const content = body.content.trim();
  if (content === '') throw invalid('/content', fieldMessage('postNeedsWords'));
  checkPlace(body);
  return await createWithFiles(
    services,
    entity,
    files,
    caller,
    async (trx, id) => {
      const parent = body.parentId ? await parentOf(trx, body.parentId) : null;
      const author = body.creatorId ? await farmerOf(trx, body.creatorId) : null;
      const columns = {
        content,
        language: languageOf(content),
        type: body.type ?? (parent ? 'advice' : 'question'),
        topic: parent?.topic ?? null,
        parent_id: parent?.id ?? null,
        root_id: parent?.root_id ?? id,
        farmer_id: author?.id ?? null,
        author_name: author?.name ?? caller.name,
        author_name_ur: author?.name_ur ?? null,
        district_id: author?.district_id ?? null,
        lat: body.lat ?? null,
        lng: body.lng ?? null,
        ...(await riskColumns(trx, content, author?.id ?? null)),
      } satisfies CreatedColumns<PostsTable>;
      return { columns };
    },
    (trx, id) => countReply(trx, id, 1),
  );
}

async function parentOf(trx: Transaction, id: string) {
  const parent = await trx
    .selectFrom('posts')
    .select(['id', 'root_id', 'topic'])
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  if (!parent) throw invalid('/parentId', fieldMessage('noSuchPost'));
  return parent;
}

async function farmerOf(trx: Transaction, id: string) {
  const farmer = await trx
    .selectFrom('farmers')
    .select(['id', 'name', 'name_ur', 'district_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!farmer) throw invalid('/creatorId', fieldMessage('noSuchFarmer'));
  if (farmer.state === 'suspended' || farmer.state === 'closed' || farmer.state === 'merged') {
    throw invalid('/creatorId', fieldMessage('farmerIsNotActive', { state: farmer.state }));
  }
  return farmer;
}

async function riskColumns(trx: Transaction, content: string, farmerId: string | null) {
  const { level, reasons } = riskOf(content, {
    repeated: farmerId !== null && (await wroteBefore(trx, farmerId, content)),
    earlierRejections: await rejectionsOf(trx, farmerId),
  });
  return { risk: level, risk_reasons: JSON.stringify(reasons) };
}

import { invalid } from '../../platform/errors.ts';
import type { Services, UploadedFile } from '../../platform/feature.ts';
import type { KeptFile } from '../../platform/media.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { takeOne } from '../../records/attachments.intake.ts';
import { jsonIn } from '../../records/form-json.ts';
import { campaignMessage } from './campaigns.messages.ts';

const files = {
  audioFile: { column: 'audio_file', kind: 'audio' },
  contentVideo: { column: 'content_video', kind: 'video' },
  contentImage: { column: 'content_image', kind: 'image' },
} as const;

type FileField = keyof typeof files;
type FileColumn = (typeof files)[FileField]['column'];

/** What becomes of the sound, film and picture; a column that is missing stays as it is. */
export interface FileChange {
  columns: { [Column in FileColumn]?: string | null };
  kept: (KeptFile & { sha256: string })[];
}

/** Takes files in, before any transaction begins. */
export async function fileChangeOf(
  services: Pick<Services, 'media' | 'newId'>,
  uploaded: readonly UploadedFile[],
  removed: string | undefined,
): Promise<FileChange> {
  const change: FileChange = { columns: {}, kept: [] };
  for (const field of namesIn(removed)) change.columns[files[field].column] = null;
  for (const field of Object.keys(files) as FileField[]) {
    const file = uploaded.find((each) => each.field === field);
    if (!file) continue;
    const kept = await takeOne(services, file, files[field].kind);
    change.columns[files[field].column] = kept.id;
    change.kept.push(kept);
  }
  return change;
}

export async function enterFiles(
  { media }: Pick<Services, 'media'>,
  trx: Transaction,
  { kept }: FileChange,
  ownerId: string,
): Promise<void> {
  for (const file of kept) await media.enter(trx, file, ownerId);
}

function namesIn(text: string | undefined): FileField[] {
  if (text === undefined || text === '') return [];
  const given = jsonIn('/removedFiles', text);
  if (!Array.isArray(given) || !given.every(isFileField)) {
    throw invalid('/removedFiles', campaignMessage('notFileNames'));
  }
  return given;
}

function isFileField(value: unknown): value is FileField {
  return typeof value === 'string' && Object.hasOwn(files, value);
}

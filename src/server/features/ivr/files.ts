import { sql } from 'kysely';
import { type Audio, type AudioFile, type Language, languageNames, languages } from '../../../../machines/ivr/menu.ts';
import { invalid } from '../../platform/errors.ts';
import type { Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { transaction } from '../../platform/transaction.ts';
import { type Intake, takeIn } from '../../records/attachments.intake.ts';
import { mediaAddresses } from '../../records/media-address.ts';

const LARGEST = 20 * 1024 * 1024;

/** Takes in one sound a language; what they are and how long they last, their content says. */
export async function takeSounds(services: Services, files: readonly UploadedFile[], caller: Caller): Promise<Audio> {
  const spoken = files.map((file) => ({ file, language: languageOf(file.field) }));
  for (const { file } of spoken) {
    if (file.size > LARGEST)
      throw invalid(`/${file.field}`, fieldMessage('fileTooLarge', { name: file.filename, max: 20 }));
  }
  if (new Set(spoken.map(({ language }) => language)).size < spoken.length) {
    throw invalid(`/${files[0]?.field ?? ''}`, fieldMessage('oneFileALanguage'));
  }
  const taken = await takeIn(services, files, () => 'audio');
  return await enter(services, taken, spoken, caller);
}

function languageOf(field: string): Language {
  const language = languages.find((known) => languageNames[known] === field);
  if (!language) throw invalid(`/${field}`, fieldMessage('notMenuLanguage'));
  return language;
}

async function enter(
  { database, media, clock }: Services,
  taken: readonly Intake[],
  spoken: readonly { language: Language }[],
  caller: Caller,
): Promise<Audio> {
  return await transaction(database, async (trx) => {
    const audio: Partial<Record<Language, AudioFile>> = {};
    for (const [index, { file, seconds }] of taken.entries()) {
      const language = spoken[index]?.language;
      if (!language) continue;
      await media.enter(trx, file, caller.id);
      const sound = { mediaId: file.id, name: file.filename, seconds: seconds ?? 0 };
      await trx
        .insertInto('menu_sounds')
        .values({
          media_id: file.id,
          name: sound.name,
          language,
          seconds: sound.seconds,
          created_at: clock(),
          created_by: caller.id,
        })
        .execute();
      audio[language] = sound;
    }
    return audio;
  });
}

/** Addresses to play sounds of the menu from; of other media it tells nothing. */
export async function soundAddresses(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ids: readonly string[],
) {
  const rows = await database
    .selectFrom('menu_sounds as s')
    .innerJoin('media as m', 'm.id', 's.media_id')
    .select(['s.media_id', 'm.type'])
    .where(sql<boolean>`s.media_id = any(${ids}::uuid[])`)
    .orderBy('s.media_id')
    .execute();
  const now = clock();
  const addresses = await mediaAddresses(database, now);
  const items = rows.map(({ media_id: mediaId, type }) => ({ mediaId, url: addresses.of(mediaId, now), type }));
  return { items, total: items.length };
}

import type { components } from '../../../contract/generated/types.ts';
import { invalid } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { doneBy } from '../../platform/service.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import { WEATHER_ENTITY } from './changes.ts';
import { weatherMessage } from './weather.messages.ts';

type Outlook = components['schemas']['WeatherOutlook'];

export async function outlookNow(db: Executor): Promise<Outlook> {
  const row = await db.selectFrom('weather_outlook').selectAll().executeTakeFirst();
  return {
    videoUrl: row?.video_url ?? null,
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
    updatedBy: row ? { id: row.updated_by, name: row.updated_by_name } : null,
  };
}

export async function replaceOutlook(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  videoUrl: string,
  caller: Caller,
): Promise<Outlook> {
  if (!isWebAddress(videoUrl)) throw invalid('/videoUrl', weatherMessage('notWebAddress'));
  return await transaction(database, async (trx) => {
    const before = await trx.selectFrom('weather_outlook').selectAll().forUpdate().executeTakeFirst();
    if (before?.video_url === videoUrl) return await outlookNow(trx);
    const by = doneBy(caller);
    const at = clock();
    const version = (before?.version ?? 0) + 1;
    const columns = { version, video_url: videoUrl, updated_by: by.id, updated_by_name: by.name, updated_at: at };
    await trx
      .insertInto('weather_outlook')
      .values(columns)
      .onConflict((known) => known.column('single').doUpdateSet(columns))
      .execute();
    await recordStep(trx, {
      entity: WEATHER_ENTITY,
      id: 'outlook',
      event: 'OUTLOOK',
      from: before?.video_url ?? null,
      to: videoUrl,
      version,
      by,
      at,
    });
    return await outlookNow(trx);
  });
}

/** Everybody is led there: to a host by its name, over a line that nobody else reads. */
function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[^\s"<>]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return /\.[a-z][a-z0-9-]*$/.test(hostname) && username === '' && password === '';
}

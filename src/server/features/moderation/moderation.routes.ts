import { HttpError, notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { changeSetting, readSetting } from '../../records/kept-setting.ts';
import { mediaAddresses } from '../../records/media-address.ts';
import { secondLookShare } from '../../records/second-looks.ts';
import { moderatorFigures } from './moderator-figures.ts';
import { queueLoad } from './queue-load.ts';

const shown = /^(?:image\/(?:webp|jpeg|png)|audio\/|video\/)/;

/** What all queues share: the media of their records, and how much waits. */
export const moderationRoutes: Feature = (services) => {
  const { database, clock, media } = services;
  return {
    openMedia: async ({ params, query, headers }) => {
      const now = clock();
      const addresses = await mediaAddresses(database, now);
      if (!addresses.isGood(params.id, query.until, query.signature, now)) throw notFound('such file');
      const { id, type, size } = await media.find(params.id);
      if (!shown.test(type)) throw notFound('such file');
      const common = {
        'content-type': type,
        'accept-ranges': 'bytes',
        'cache-control': 'private, max-age=3600',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      };
      const range = rangeOf(headers.Range, size);
      const stream = await media.read(id, range ?? undefined);
      if (range === null) return { status: 200, headers: { ...common, 'content-length': String(size) }, stream };
      const { start, end } = range;
      const partial = {
        'content-length': String(end - start + 1),
        'content-range': `bytes ${start}-${end}/${size}`,
      };
      return { status: 206, headers: { ...common, ...partial }, stream };
    },

    getModeratorFigures: async ({ query }) => ({ body: await moderatorFigures(services, query) }),
    getSecondLookSettings: async () => ({ body: settingsOf(await readSetting(database, secondLookShare)) }),
    updateSecondLookSettings: async ({ body, caller, ifMatch }) => ({
      body: settingsOf(await changeSetting(services, secondLookShare, body.share, { caller, ifMatch })),
    }),
    getQueueLoad: async ({ query, caller }) => ({ body: await queueLoad(services, query, caller) }),
  };
};

const settingsOf = ({ value: share, ...kept }: Awaited<ReturnType<typeof readSetting<number>>>) => ({ share, ...kept });

/** The one range asked for, or null for the whole file; several, or none that can be read, mean the whole. */
function rangeOf(header: unknown, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    throw new HttpError({
      status: 416,
      code: 'noSuchRange',
      detail: 'The file has no such range.',
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  return { start, end };
}

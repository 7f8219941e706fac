import type { Feature } from '../../platform/feature.ts';
import { readMenuArchive } from './audio.archive.intake.ts';
import { menuArchive } from './audio.archive.ts';
import { librarySounds } from './audio.library.ts';
import { listChoices } from './choices.queries.ts';
import { soundAddresses, takeSounds } from './files.ts';

/** Sounds, and the lists of what nodes can use. */
export const filesRoutes: Feature = (services) => {
  const { database } = services;
  const page = ({ limit = 1_000, offset = 0, search }: { limit?: number; offset?: number; search?: string }) => ({
    limit,
    offset,
    search,
  });

  return {
    listApiActions: async ({ query }) => ({ body: await listChoices(database, 'api-action', page(query)) }),
    listTrunkActions: async ({ query }) => ({ body: await listChoices(database, 'trunk-action', page(query)) }),
    listContentFiles: async ({ query }) => ({ body: await listChoices(database, 'content-file', page(query)) }),
    uploadMenuFiles: async ({ files, caller }) => ({ body: { files: await takeSounds(services, files, caller) } }),
    listMenuSounds: async ({ query }) => ({ body: await librarySounds(database, query) }),
    exportMenuArchive: async ({ query }) => await menuArchive(services, query.node),
    readMenuArchive: async ({ files, caller }) => await readMenuArchive(services, files, caller),
    listMenuFileAddresses: async ({ query }) => ({ body: await soundAddresses(services, query.mediaId) }),
  };
};

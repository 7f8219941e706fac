import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const moderationManifest = defineManifest({
  pages: {
    moderatorFigures: page(
      ['moderators', 'records', 'workflow'],
      async () => (await import('./ModeratorsPage.tsx')).ModeratorsPage,
    ),
  },
  records: {},
});

import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import type { EntityDescription } from '../../workflow/entity.ts';
import { handedFactsOf } from '../../workflow/handed.ts';
import type { Reported } from './reports.data.ts';

export const reports: EntityDescription<Reported> = {
  workflow: 'report',
  namespace: 'reports',
  screen: path('reportedPosts'),
  calls: { list: '/forum/post/report' },
  shownAt: ['/forum', '/mandi', '/workflow', '/stats', '/dashboard'],
  number: ({ id }) => id,
  title: ({ author }) => nameOf(author),
  facts: handedFactsOf,
  compared: ['state', 'title', 'text', 'open'],
};

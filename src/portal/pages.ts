import { type ScreenKey, screenAt } from '../../machines/shared/screens.ts';
import type { Entity } from '../../machines/workflows.ts';
import { badgesManifest } from './features/badges/badges.manifest.ts';
import { casesManifest } from './features/cases/cases.manifest.ts';
import { dashboardManifest } from './features/dashboard/dashboard.manifest.ts';
import { forumManifest } from './features/forum/forum.manifest.ts';
import { voiceMenuManifest } from './features/ivr/ivr.manifest.ts';
import { loansManifest } from './features/loans/loans.manifest.ts';
import { lovsManifest } from './features/lovs/lovs.manifest.ts';
import { mandiManifest } from './features/mandi/mandi.manifest.ts';
import { moderationManifest } from './features/moderation/moderation.manifest.ts';
import { reportsManifest } from './features/reports/reports.manifest.ts';
import { workflowManifest } from './features/workflow/workflow.manifest.ts';
import type { Page } from './manifest.pages.tsx';
import type { RecordPlace } from './manifest.ts';

/** What everything under /app says. */
export const frameWords = ['common', 'shell', 'auth'];

export const pages: Partial<Record<ScreenKey, Page>> = {
  ...dashboardManifest.pages,
  ...casesManifest.pages,
  ...loansManifest.pages,
  ...mandiManifest.pages,
  ...forumManifest.pages,
  ...moderationManifest.pages,
  ...reportsManifest.pages,
  ...badgesManifest.pages,
  ...lovsManifest.pages,
  ...workflowManifest.pages,
  ...voiceMenuManifest.pages,
};

/** Each kind of record that has a machine. */
export const records: Readonly<Record<Entity, RecordPlace>> = {
  ...casesManifest.records,
  ...loansManifest.records,
  ...mandiManifest.records,
  ...forumManifest.records,
  ...reportsManifest.records,
  ...badgesManifest.records,
  ...voiceMenuManifest.records,
};

/** The page at an address under /app, if there is one. */
export function pageAt(address: string): Page | undefined {
  const built: Partial<Record<string, Page>> = pages;
  return built[screenAt(address)?.key ?? ''];
}

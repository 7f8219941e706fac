import i18next from 'i18next';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type ScreenKey, screenAt } from '../../machines/shared/screens.ts';

export interface Page {
  Component: LazyExoticComponent<ComponentType>;
  /** The files of words that stand on it when it opens, beside those of the frame. */
  words: readonly string[];
  /** Fetches its code ahead of time; what fails is tried again when it is shown. */
  fetch(): void;
}

function page(words: readonly string[], load: () => Promise<ComponentType>): Page {
  return {
    Component: lazy(async () => ({ default: (await Promise.all([load(), i18next.loadNamespaces(words)]))[0] })),
    words,
    fetch: () => void load().catch(() => {}),
  };
}

const list = ['lists', 'records', 'refusals', 'workflow'];
const queue = ['lists', 'queues', 'records', 'workflow'];
const record = ['records', 'workflow'];

/** What everything under /app says. */
export const frameWords = ['common', 'shell', 'auth'];

/** The page behind each screen, fetched when it is first opened. A screen without one is neither in the menu nor reachable. */
export const pages: Partial<Record<ScreenKey, Page>> = {
  dashboard: page(['workflow'], async () => (await import('./features/dashboard/DashboardPage.tsx')).DashboardPage),
  referenceLists: page(
    ['lovs'],
    async () => (await import('./features/lovs/ReferenceListsPage.tsx')).ReferenceListsPage,
  ),
  loans: page(['loans', ...list], async () => (await import('./features/loans/LoansPage.tsx')).LoansPage),
  loan: page(['loans', ...record], async () => (await import('./features/loans/LoanPage.tsx')).LoanPage),
  twoPerson: page(
    ['twoPerson', ...record],
    async () => (await import('./features/workflow/TwoPersonPage.tsx')).TwoPersonPage,
  ),
  forum: page(['forum', 'posts', ...list], async () => (await import('./features/forum/ForumPage.tsx')).ForumPage),
  forumFigures: page(['forum', 'records'], async () => (await import('./features/forum/FiguresPage.tsx')).FiguresPage),
  forumPost: page(['forum', 'posts', ...record], async () => (await import('./features/forum/PostPage.tsx')).PostPage),
  postApproval: page(
    ['posts', ...queue],
    async () => (await import('./features/forum/PostApprovalPage.tsx')).PostApprovalPage,
  ),
  listings: page(['listings', ...list], async () => (await import('./features/mandi/ListingsPage.tsx')).ListingsPage),
  listing: page(['listings', ...record], async () => (await import('./features/mandi/ListingPage.tsx')).ListingPage),
  reportedPosts: page(
    ['posts', 'reports', ...queue],
    async () => (await import('./features/reports/ReportedPage.tsx')).ReportedPage,
  ),
  reportedListings: page(
    ['reports', 'reportedListings', ...queue],
    async () => (await import('./features/reports/ReportedListingsPage.tsx')).ReportedListingsPage,
  ),
  voiceMenu: page(['ivr', 'records'], async () => (await import('./features/ivr/VoiceMenuPage.tsx')).VoiceMenuPage),
  badges: page(['badges', ...queue], async () => (await import('./features/badges/BadgesPage.tsx')).BadgesPage),
  apiDetails: page(
    ['ivrDetails', ...list],
    async () => (await import('./features/ivr/details/ApiDetailsPage.tsx')).ApiDetailsPage,
  ),
  trunkDetails: page(
    ['ivrDetails', ...list],
    async () => (await import('./features/ivr/details/TrunkDetailsPage.tsx')).TrunkDetailsPage,
  ),
};

/** The page at an address under /app, if there is one. */
export function pageAt(path: string): Page | undefined {
  const built: Partial<Record<string, Page>> = pages;
  return built[screenAt(path)?.key ?? ''];
}
